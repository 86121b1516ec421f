//! What changes no sum, but a person should know of: fees, rows that never came to be, balances and
//! totals among the rows.

mod accounts;
mod labels;

use self::labels::Labels;
use super::amounts::is_some_amount;
use super::dates::is_some_date;
use super::few::{Few, Value};
use super::header::Column;
use super::problem::Dataset;
use super::records::Record;
use super::role::plain;
use crate::safe::quoted;

/// What is to be spoken of.
#[derive(Debug, Default)]
pub(super) struct Unread {
    /// Columns of amounts beside the amounts, and of what became of each row.
    columns: Vec<Told>,
    /// All columns that are not read.
    others: Vec<Column>,
    /// Rows that are balances or totals by their texts.
    labels: Labels,
}

#[derive(Debug)]
struct Told {
    column: Column,
    kind: Kind,
    rows: Rows,
}

/// Rows to be spoken of.
#[derive(Debug, Default, Clone)]
struct Rows {
    count: usize,
    /// The line of the first of them, and what it says.
    first: Option<(u64, String)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Fees,
    States,
}

/// Words of headers for what is taken on top of an amount, and what they end in.
const FEES: &str = "fee fees charge charges commission commissions cost costs gebühr gebühren entgelt \
     entgelte frais kosten comisión comision comisiones commissione commissioni spese opłata prowizja \
     avgift gebyr provision provisie poplatek taxa tarifa";
const FEE_ENDS: [&str; 3] = ["gebühr", "gebühren", "entgelt"];

/// With such a word it is something else.
const NO_FEES: [&str; 10] = [
    "centre",
    "center",
    "code",
    "type",
    "id",
    "account",
    "name",
    "number",
    "bearer",
    "description",
];

/// Words of headers for what became of a row.
const STATES: &str = "state status statut zustand estado stato stav stan tila buchungsstatus umsatzstatus zahlungsstatus";

/// What a bank says of a row that moved no money, or has not yet.
const NOT_BOOKED: &str = "reverted failed declined pending cancelled canceled rejected reversed returned \
     refused expired voided void denied refunded authorized authorised authorization vorgemerkt hold \
     uncleared unsettled unposted deleted draft storniert attente blocked held scheduled";

/// Such of them as mean nothing else in a column of anything.
const NEVER_BOOKED: &str = "reverted failed declined pending cancelled canceled rejected denied expired \
     voided vorgemerkt uncleared unsettled storniert attente draft memo";

/// What it says of a row that did.
const BOOKED: &str = "completed complete booked cleared settled posted paid reconciled processed success \
     successful succeeded done executed accepted approved confirmed final ok finished gebucht verbucht \
     abgeschlossen comptabilisé réalisé contabilizado contabilizzato zaksięgowano bokförd verwerkt";

impl Unread {
    /// Which of these columns are to be spoken of, by their names as guesses see them.
    pub(super) fn of(columns: &[Column]) -> Self {
        let told = columns.iter().filter_map(|column| {
            let kind = kind_of(&plain(&column.name))?;
            Some(Told { column: column.clone(), kind, rows: Rows::default() })
        });
        Self { columns: told.collect(), others: columns.to_vec(), labels: Labels::default() }
    }

    /// Takes note of a row and its amount, canonical.
    pub(super) fn add(&mut self, record: &Record<'_>, description: &str, number: &str) {
        for told in &mut self.columns {
            let cell = record.field(told.column.at).unwrap_or_default().trim();
            let is_told = match told.kind {
                Kind::Fees => {
                    cell.bytes().any(|byte| matches!(byte, b'1'..=b'9')) && is_some_amount(cell)
                }
                Kind::States => has_word(cell, NOT_BOOKED),
            };
            if is_told {
                told.rows.add(record.line, cell);
            }
        }
        self.labels.add(record, description, number, &self.others);
    }

    /// What there is to say when all rows are read; `few` are the columns of few values.
    pub(super) fn notes(&self, file: &str, dataset: Dataset, few: &[Few]) -> Vec<String> {
        let mut notes: Vec<String> =
            self.columns.iter().filter_map(|told| told.note(file)).collect();
        let is_said = |few: &&Few| {
            let has = |told: &Told| told.column.at == few.column.at && told.rows.count > 0;
            self.columns.iter().any(has)
        };
        let states = few.iter().filter(|few| !is_said(few));
        notes.extend(states.filter_map(|few| note_of_states(file, few)));
        notes.extend(accounts::note(file, dataset, self.labels.rows(), few));
        notes.extend(self.labels.note(file));
        notes
    }
}

impl Told {
    fn note(&self, file: &str) -> Option<String> {
        let (line, cell) = self.rows.first.as_ref()?;
        let name = quoted(&self.column.name);
        let rows = self.rows.in_words();
        Some(match self.kind {
            Kind::Fees => format!(
                "{file}: column {name} has amounts on {rows} that are not read (the first on line \
                 {line}): are they in the amounts already?"
            ),
            Kind::States => state(file, &name, &quoted(cell), &rows, *line),
        })
    }
}

impl Rows {
    fn add(&mut self, line: u64, text: &str) {
        self.count += 1;
        self.first.get_or_insert_with(|| (line, text.to_owned()));
    }

    /// Takes those of another kind to them.
    fn add_all(&mut self, others: &Self) {
        self.count += others.count;
        let first = [self.first.take(), others.first.clone()];
        self.first = first.into_iter().flatten().min_by_key(|(line, _)| *line);
    }

    fn in_words(&self) -> String {
        in_words(self.count)
    }
}

pub(super) fn in_words(rows: usize) -> String {
    if rows == 1 { "1 row".to_owned() } else { format!("{rows} rows") }
}

fn state(file: &str, name: &str, cell: &str, rows: &str, line: u64) -> String {
    format!(
        "{file}: column {name} says {cell} or the like on {rows} (the first on line {line}), read as \
         any other: take out what moved no money"
    )
}

/// A state that is not known for one of rows that came to be, beside others; in any other column one
/// that is known for the opposite.
fn note_of_states(file: &str, few: &Few) -> Option<String> {
    let is_of_states = kind_of(&few.header) == Some(Kind::States);
    let is_odd = |value: &&Value| {
        if is_of_states {
            // A state of a country may be two letters.
            let is_code = value.text.chars().count() <= 3;
            few.values.len() > 1 && !is_code && !has_word(&value.text, BOOKED)
        } else {
            value.text.split_whitespace().count() <= 2 && has_word(&value.text, NEVER_BOOKED)
        }
    };
    let odd = || few.values.iter().filter(is_odd);
    let first = odd().min_by_key(|value| value.line)?;
    let rows = in_words(odd().map(|value| value.rows).sum());
    Some(state(file, &quoted(&few.column.name), &quoted(&first.text), &rows, first.line))
}

/// Whether a text is a day or money.
fn dates_or_amounts(text: &str) -> bool {
    is_some_date(text) || text.contains(['.', ',']) && is_some_amount(text)
}

/// Whether a column is to be spoken of, by its name as guesses see it.
fn kind_of(name: &str) -> Option<Kind> {
    let has = |words: &str| name.split(' ').any(|word| words.split(' ').any(|one| one == word));
    let has_end = || name.split(' ').any(|word| FEE_ENDS.iter().any(|end| word.ends_with(end)));
    if has(STATES) {
        return Some(Kind::States);
    }
    let is_other = name.split(' ').any(|word| NO_FEES.contains(&word));
    ((has(FEES) || has_end()) && !is_other).then_some(Kind::Fees)
}

/// Whether a header, as guesses see it, is of fees.
pub(super) fn is_of_fees(name: &str) -> bool {
    kind_of(name) == Some(Kind::Fees)
}

/// Whether one of these words stands in a text of few.
fn has_word(text: &str, words: &str) -> bool {
    const WORDS_MAX: usize = 4;
    let found = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    found.take(WORDS_MAX).any(|word| {
        let word = word.to_lowercase();
        words.split(' ').any(|one| one == word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fees_and_states_are_known_by_a_word_of_their_headers() {
        for (header, kind) in [
            ("Fee", Some(Kind::Fees)),
            ("PayPal fee", Some(Kind::Fees)),
            ("Source fee amount", Some(Kind::Fees)),
            ("Gebühr", Some(Kind::Fees)),
            ("Bankgebühren", Some(Kind::Fees)),
            ("Service charge", Some(Kind::Fees)),
            ("Cost centre", None),
            ("Charge type", None),
            ("Coffee", None),
            ("Booking status", Some(Kind::States)),
            ("Buchungsstatus", Some(Kind::States)),
            ("Statut", Some(Kind::States)),
            ("Statement", None),
        ] {
            assert_eq!(kind_of(&plain(header)), kind, "{header}");
        }
    }
}
