//! Columns that may be meant beside the one that was taken for the amount.

use super::DecimalMark;
use super::amounts::AmountReader;
use super::currency::{Currency, SIGNS};
use super::dates::is_some_date;
use super::header::Column;
use super::problem::{Dataset, Problem, SIDE};
use super::records::Record;
use super::role::plain;
use super::row_columns::RowColumns;
use super::running::{Running, balance_of, millionths};
use super::signs;
use super::totals;
use super::unread;
use crate::safe::{quoted, shell_word};

/// Words of headers of what was paid.
const AMOUNTS: &str = "amount amt value gross net total brutto netto betrag montant importe importo bedrag \
     kwota belopp";

/// With such a word it is a part of it, what was paid abroad, what is left, or no money.
const OTHERS: &str = "vat tax gst hst pst mwst ust iva tva btw moms steuer fee fees charge charges commission \
     cost costs discount tip tips cashback interest principal withholding rounding refund refunded original \
     orig foreign intl international forex fx source target exchange converted conversion rate currency ccy code date type id number no \
     count quantity qty units words in out due outstanding open remaining allocated unallocated available \
     limit budget running cumulative ytd daily reserve deposit tendered";

/// A value may be a day: `20260331`.
const DAY_BYTES: usize = 8;

/// Such columns, held against the one that was taken.
#[derive(Debug)]
pub(super) struct Rivals {
    columns: Vec<Rival>,
    amounts: AmountReader,
    /// How amounts are written.
    written: (Option<DecimalMark>, u8),
    /// The one that was taken has another name than `amount`.
    is_guessed: bool,
    /// A column of money in, or of money out, where there is none of the other.
    lone: Option<Lone>,
}

/// A column of one direction beside the amounts, which has one where they have nothing.
#[derive(Debug)]
struct Lone {
    column: Column,
    is_first: bool,
    /// The first row on which it does.
    fills: Option<u64>,
}

#[derive(Debug)]
struct Rival {
    column: Column,
    /// What its header says that it is in, where that of the amounts says nothing.
    currency: Option<Currency>,
    /// It is the same in another currency, of which its header says that it is the account's or the like.
    is_converted: bool,
    /// The first line on which it has another amount, and how many rows do.
    differs: Option<u64>,
    rows: usize,
    /// A total that runs on is a balance.
    running: Running,
}

impl Rivals {
    /// Those among the columns that are not read; `mark` and `delimiter` say how amounts are written.
    pub(super) fn of(columns: &RowColumns, mark: Option<DecimalMark>, delimiter: u8) -> Self {
        let RowColumns { others, is_guessed, pair, .. } = columns;
        let said = columns.amount.said_currency();
        let has_fees = others.iter().any(|column| unread::is_of_fees(&plain(&column.name)));
        let rivals = others.iter().filter_map(|column| {
            let bare = currency_alone(&column.name);
            let is_bare = bare.is_some() && said.is_none();
            let currency = bare.or_else(|| Currency::of_header(&column.name));
            let currency = currency.filter(|_| said.is_none());
            let name = plain(&column.name);
            // What is left of an amount when its fee is taken is noted as that fee; a local amount
            // is of where a card was used.
            let is_explained = has_fees && has(&name, "net netto") || has(&name, "local");
            let is_meant =
                is_bare || is_meant(&name) || currency.is_some() && is_meant(&without_in(&name));
            let is_converted = !is_meant && is_converted(&name);
            let is_rival = is_meant && (*is_guessed || !is_explained) || is_converted;
            is_rival.then(|| Rival::new(column.clone(), currency, is_converted))
        });
        let amounts = AmountReader::new(mark, delimiter);
        let (columns, is_guessed) = (rivals.collect(), *is_guessed);
        let lone = Lone::of(others).filter(|_| pair.is_none());
        Self { columns, amounts, written: (mark, delimiter), is_guessed, lone }
    }

    /// Takes note of a row and its amount, canonical. What is empty or no amount differs from none.
    pub(super) fn add(&mut self, record: &Record<'_>, number: &str) {
        if let Some(lone) = &mut self.lone
            && lone.fills.is_none()
            && !signs::is_some(number)
        {
            let cell = record.field(lone.column.at).unwrap_or_default();
            let mut other = String::new();
            let is_filled = self.amounts.read(cell, &mut other).is_ok() && signs::is_some(&other);
            lone.fills = Some(record.line).filter(|_| is_filled);
        }
        for rival in &mut self.columns {
            let mut other = String::new();
            let cell = record.field(rival.column.at).unwrap_or_default();
            let is_read = self.amounts.read(cell, &mut other).is_ok();
            let is_day = || cell.trim().len() == DAY_BYTES && is_some_date(cell.trim());
            if is_read && other != number && !is_day() {
                rival.rows += 1;
                rival.differs.get_or_insert(record.line);
            }
            if rival.running.is_possible() {
                let (mark, delimiter) = self.written;
                rival.running.add(millionths(number), balance_of(cell, mark, delimiter));
            }
        }
    }

    /// That the amount may be another column than the one that was taken: it was guessed, or the
    /// other says what it is in, and so may be the one that is in the currency of the account.
    pub(super) fn problem(&self, taken: &Column) -> Option<Problem> {
        if let Some(problem) = self.lone.as_ref().and_then(|lone| lone.problem(taken)) {
            return Some(problem);
        }
        let is_as_good =
            |one: &&Rival| !one.is_converted && (self.is_guessed || one.currency.is_some());
        let differing = || self.differing().filter(is_as_good);
        let line = differing().filter_map(|one| one.differs).min()?;
        let columns = std::iter::once(taken).chain(differing().map(|one| &one.column));
        let names: Vec<String> = columns.map(|column| quoted(&column.name)).collect();
        let choice = shell_word(&format!("{SIDE}amount={}", taken.key()));
        let message = format!("{} could be the amount, and they differ", names.join(" or "));
        Some(Problem::at_line(line, message).hint(format!("choose, as in --map {choice}")))
    }

    /// That a column beside the one that is called so has other amounts.
    pub(super) fn note(&self, file: &str, dataset: Dataset, taken: &Column) -> Option<String> {
        let first = self.differing().min_by_key(|one| one.differs)?;
        let line = first.differs?;
        let rows = unread::in_words(first.rows);
        let [taken, other] = [taken, &first.column].map(|column| quoted(&column.name));
        let choice = shell_word(&format!("{}amount={}", dataset.prefix(), first.column.key()));
        Some(format!(
            "{file}: {taken} is read as the amount, and {other} differs from it on {rows} (the first \
             on line {line}); where that is the amount: --map {choice}"
        ))
    }

    fn differing(&self) -> impl Iterator<Item = &Rival> {
        self.columns.iter().filter(|one| one.differs.is_some() && !one.running.is_shown())
    }
}

impl Rival {
    fn new(column: Column, currency: Option<Currency>, is_converted: bool) -> Self {
        let (differs, rows, running) = (None, 0, Running::by_sizes());
        Self { column, currency, is_converted, differs, rows, running }
    }
}

impl Lone {
    /// The only one of these that is of money in or out.
    fn of(others: &[Column]) -> Option<Self> {
        let mut found = others.iter().filter_map(|column| {
            let word = signs::of_amounts(&plain(&column.name))?;
            Some(Self { column: column.clone(), is_first: word.is_first, fills: None })
        });
        found.next().filter(|_| found.next().is_none())
    }

    /// That it has amounts where the column that was taken has none.
    fn problem(&self, taken: &Column) -> Option<Problem> {
        let line = self.fills?;
        let [own, other] = [&self.column, taken].map(Column::key);
        let (money_in, money_out) = if self.is_first { (&other, &own) } else { (&own, &other) };
        let both = shell_word(&format!("{SIDE}in={money_in},out={money_out}"));
        let alone = shell_word(&format!("{SIDE}amount={other}"));
        let [own, other] = [&self.column, taken].map(|column| quoted(&column.name));
        let rest = if self.is_first { "in" } else { "out" };
        let message = format!("{other} is nothing where {own} has an amount");
        Some(Problem::at_line(line, message).hint(format!(
            "where {other} is money {rest}: --map {both}; where it is the amount all the same: --map \
             {alone}"
        )))
    }
}

fn has(plain: &str, words: &str) -> bool {
    plain.split(' ').any(|word| words.split(' ').any(|one| one == word))
}

fn is_meant(plain: &str) -> bool {
    has(plain, AMOUNTS)
        && !has(plain, OTHERS)
        && !totals::is_of_balance(plain)
        && signs::of_amounts(plain).is_none()
}

/// `Converted amount`, `Amount in account currency`: either of the two may be what the account is in.
fn is_converted(plain: &str) -> bool {
    let own = "account base home local billing settlement reporting own converted";
    has(plain, AMOUNTS)
        && has(plain, "converted currency")
        && has(plain, own)
        && !has(plain, "original orig foreign rate code fee fees charge tax vat from source")
}

/// The currency of which a header says nothing else than that amounts are in it: `GBP`, `CAD$`, `£`,
/// `Paid GBP`, `GBP equivalent`.
fn currency_alone(name: &str) -> Option<Currency> {
    let beside = ["in", "paid", "equivalent", "equiv", "eq", "value", "total"];
    let mut said = None;
    let is_word = |word: &&str| word.chars().any(|c| c.is_alphanumeric() || SIGNS.contains(&c));
    for word in name.split(|c: char| !c.is_alphanumeric() && !SIGNS.contains(&c)).filter(is_word) {
        // A code may have its sign behind it.
        let code = word.trim_end_matches(SIGNS);
        match Currency::of_header(word).or_else(|| Currency::of_header(code)) {
            Some(currency) => said = said.or(Some(currency)),
            None if beside.contains(&&*word.to_lowercase()) => {}
            None => return None,
        }
    }
    said
}

/// `Amount in EUR` is of no money in.
fn without_in(plain: &str) -> String {
    plain.split(' ').filter(|word| *word != "in").collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_of_an_amount_may_be_meant_but_not_one_of_a_part_or_a_balance() {
        for header in ["Gross Amount", "Billing Amount", "Settlement amount", "Total", "Betrag"] {
            assert!(is_meant(&plain(header)), "{header}");
        }
        for header in [
            "VAT Amount",
            "Fee amount",
            "Amount in",
            "Debit amount",
            "Balance amount",
            "Value date",
            "Original amount",
            "Intl.Amount",
            "Reference",
        ] {
            assert!(!is_meant(&plain(header)), "{header}");
        }
    }
}
