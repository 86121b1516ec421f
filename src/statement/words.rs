//! The words of statements and books in several languages, from `words.tsv`.

mod folding;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use self::folding::spaced;
pub use self::folding::{folded, folded_or_sign, plain, plain_parts};

/// What a header says of its column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum HeaderWord {
    /// A day, not said which of those that a row may have.
    Date,
    /// The day it was booked.
    BookingDate,
    /// The day from which it bears interest.
    ValueDate,
    /// A day that is no booking's.
    OtherDate,
    /// The amount of the row.
    Amount,
    /// The amount less fees.
    Net,
    /// The amount with fees.
    Gross,
    /// Money in.
    In,
    /// Money out.
    Out,
    /// Credits: money in on a statement, money out in the books of its owner.
    Credit,
    /// Debits, the other way round.
    Debit,
    /// A balance after the row.
    Balance,
    /// What it was for.
    Description,
    /// More of that.
    Memo,
    /// Who paid, or was paid.
    Counterparty,
    /// What the parties know it by.
    Reference,
    /// What the bank or the program knows it by.
    Id,
    /// What kind of row it is.
    Type,
    /// Which way money went.
    Sign,
    /// Whether it was booked.
    State,
    /// What the amount is in.
    Currency,
    /// What another amount is in.
    OtherCurrency,
    /// Whose account the row is of.
    Account,
    /// Where the other leg of the row is booked.
    CounterAccount,
    /// What was charged on top.
    Fee,
    /// An amount, or a number, that is not the row's.
    OtherAmount,
    /// Known, and nothing that is read.
    Other,
}

/// What a cell says of its row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CellWord {
    /// A debit: money out on a statement, money in in the books.
    Debit,
    /// A credit, the other way round.
    Credit,
    /// Money out.
    Out,
    /// Money in.
    In,
    /// The row was booked.
    Booked,
    /// It may be booked later.
    Pending,
    /// It never was.
    Declined,
    /// It was taken back.
    Reverted,
    /// It was noted only, and moved nothing.
    Noted,
}

impl CellWord {
    /// Whether it says which way money goes.
    #[must_use]
    pub const fn is_direction(self) -> bool {
        matches!(self, Self::Debit | Self::Credit | Self::Out | Self::In)
    }
}

static WORDS: LazyLock<HeaderVocabulary> =
    LazyLock::new(|| HeaderVocabulary::parse(include_str!("words.tsv")));

#[derive(Default)]
struct HeaderVocabulary {
    /// A word of several languages may mean several things; the first line that has it is the likeliest.
    headers: BTreeMap<&'static str, Vec<HeaderWord>>,
    directions: BTreeMap<&'static str, CellWord>,
    states: BTreeMap<&'static str, CellWord>,
    months: BTreeMap<&'static str, u32>,
    /// Of columns of flags, by what they mean.
    flags: BTreeMap<&'static str, Vec<&'static str>>,
    /// Of labels of balances and totals, by what they mean.
    labels: BTreeMap<&'static str, Vec<&'static str>>,
    /// Parts of texts that say which way money went, with a space at both ends.
    told: Vec<(String, CellWord)>,
}

impl HeaderVocabulary {
    fn parse(table: &'static str) -> Self {
        let mut words = Self::default();
        for line in table.lines().filter(|line| !line.starts_with('#')) {
            let mut parts = line.split('\t').skip(1);
            let (Some(place), Some(meaning), Some(list)) =
                (parts.next(), parts.next(), parts.next())
            else {
                continue;
            };
            for word in list.split('|') {
                words.add(place, meaning, word);
            }
        }
        words
    }

    fn add(&mut self, place: &str, meaning: &'static str, word: &'static str) {
        match place {
            "h" => {
                let meanings = self.headers.entry(word).or_default();
                if let Some(header) = header_word(meaning)
                    && !meanings.contains(&header)
                {
                    meanings.push(header);
                }
            }
            "c" => {
                if let Some(cell) = cell_word(meaning) {
                    let map =
                        if cell.is_direction() { &mut self.directions } else { &mut self.states };
                    map.entry(word).or_insert(cell);
                }
            }
            "l" => self.labels.entry(meaning).or_default().push(word),
            "f" => self.flags.entry(meaning).or_default().push(word),
            "t" => self.told.extend(cell_word(meaning).map(|cell| (format!(" {word} "), cell))),
            _ => {
                if let Ok(month) = meaning.parse() {
                    self.months.entry(word).or_insert(month);
                }
            }
        }
    }
}

fn header_word(meaning: &str) -> Option<HeaderWord> {
    Some(match meaning {
        "date" => HeaderWord::Date,
        "booking_date" => HeaderWord::BookingDate,
        "value_date" => HeaderWord::ValueDate,
        "other_date" => HeaderWord::OtherDate,
        "amount" => HeaderWord::Amount,
        "net" => HeaderWord::Net,
        "gross" => HeaderWord::Gross,
        "in" => HeaderWord::In,
        "out" => HeaderWord::Out,
        "credit" => HeaderWord::Credit,
        "debit" => HeaderWord::Debit,
        "balance" => HeaderWord::Balance,
        "description" => HeaderWord::Description,
        "memo" => HeaderWord::Memo,
        "counterparty" => HeaderWord::Counterparty,
        "reference" => HeaderWord::Reference,
        "id" => HeaderWord::Id,
        "type" => HeaderWord::Type,
        "sign" => HeaderWord::Sign,
        "state" => HeaderWord::State,
        "currency" => HeaderWord::Currency,
        "other_currency" => HeaderWord::OtherCurrency,
        "account" => HeaderWord::Account,
        "counter_account" => HeaderWord::CounterAccount,
        "fee" => HeaderWord::Fee,
        "other_amount" => HeaderWord::OtherAmount,
        "other" => HeaderWord::Other,
        _ => return None,
    })
}

fn cell_word(meaning: &str) -> Option<CellWord> {
    Some(match meaning {
        "debit" => CellWord::Debit,
        "credit" => CellWord::Credit,
        "out" => CellWord::Out,
        "in" => CellWord::In,
        "booked" => CellWord::Booked,
        "pending" => CellWord::Pending,
        "declined" => CellWord::Declined,
        "reverted" => CellWord::Reverted,
        "noted" => CellWord::Noted,
        _ => return None,
    })
}

/// What a header says, the likeliest first, and whether all of it is known: `Amount (GBP)` is
/// [`HeaderWord::Amount`], `Amount in pounds` is too, by a part.
#[must_use]
pub fn header(name: &str) -> (Vec<HeaderWord>, bool) {
    header_of(name, |_| true)
}

/// The same, where a column below the header can only be of some: of `Amount in local cur.` above numbers the amount
/// counts, and not the currency.
pub(super) fn header_of(
    name: &str,
    can_be: impl Fn(HeaderWord) -> bool,
) -> (Vec<HeaderWord>, bool) {
    if ["+/-", "-/+", "+-", "±"].contains(&name.trim()) {
        return (vec![HeaderWord::Sign], true);
    }
    let spaced = spaced(name);
    // `Amount (tip)` says it in its brackets.
    if name.contains(['(', '[']) {
        let whole = folded(&spaced);
        if let Some(meanings) = WORDS.headers.get(&*whole) {
            return (meanings.clone(), true);
        }
    }
    let text = plain(&spaced);
    // `Description1` and `Description 2`
    let unnumbered = text.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
    let unnumbered = (unnumbered.len() < text.len()).then(|| unnumbered.to_owned());
    let candidates = [Some(text.clone()), without_currency(&text), unnumbered];
    for candidate in candidates.into_iter().flatten() {
        if let Some(meanings) = WORDS.headers.get(&*candidate) {
            return (meanings.clone(), true);
        }
    }
    (by_a_part(&text, can_be), false)
}

/// `amount gbp`, `betrag in eur` and `montant euros` without what is said of a currency.
fn without_currency(text: &str) -> Option<String> {
    const SAID: &[&str] = &[
        "gbp", "eur", "usd", "chf", "sek", "nok", "dkk", "pln", "czk", "huf", "cad", "aud", "nzd",
        "jpy", "inr", "zar", "sgd", "hkd", "euro", "euros", "pounds", "sterling", "dollars", "kr",
        "zl",
    ];
    const LINKS: &[&str] = &["in", "en", "i", "w", "em"];
    let words: Vec<&str> = text.split(' ').collect();
    let last = words.iter().rposition(|word| !SAID.contains(word))?;
    if last + 1 == words.len() {
        return None;
    }
    let end = if last > 0 && LINKS.contains(&words[last]) { last } else { last + 1 };
    Some(words[..end].join(" "))
}

/// The meaning of the longest part of a header that is known and can be, the last of equals.
fn by_a_part(text: &str, can_be: impl Fn(HeaderWord) -> bool) -> Vec<HeaderWord> {
    // `Amount in local currency` is an amount, and no money in.
    let whole = text.split_once(" in ").and_then(|(whole, _)| WORDS.headers.get(whole));
    if let Some(meanings) = whole.filter(|all| all[0] == HeaderWord::Amount && can_be(all[0])) {
        return meanings.clone();
    }
    let words: Vec<&str> = text.split(' ').collect();
    let count = words.len().min(8);
    for length in (1..count).rev() {
        for first in (0..=words.len() - length).rev() {
            let part = words[first..first + length].join(" ");
            if part.len() < 3 {
                continue;
            }
            if let Some(meanings) = WORDS.headers.get(&*part)
                && meanings.iter().any(|word| can_be(*word))
            {
                return meanings.clone();
            }
        }
    }
    Vec::new()
}

/// Which way money goes by a cell, or nothing.
#[must_use]
pub fn direction(cell: &str) -> Option<CellWord> {
    match &*folded_or_sign(cell) {
        "-" => Some(CellWord::Out),
        "+" => Some(CellWord::In),
        word => WORDS.directions.get(word).copied(),
    }
}

/// Pairs of words that say which way money goes where both are there, and may be of anything where one is.
const PAIRS: [[&[&str]; 2]; 7] = [
    [&["r"], &["p"]],
    // Of Sage: to and from the bank, customers, suppliers.
    [&["br", "sr", "vr"], &["bp", "pp", "vp"]],
    [&["receipt", "receipts"], &["payment", "payments"]],
    [&["recette"], &["depense"]],
    [&["ingreso"], &["gasto"]],
    [&["einzahlung"], &["auszahlung"]],
    [&["incasso"], &["pagamento"]],
];

/// Which way money goes by a word beside its opposite in the same column.
pub fn paired<'t>(cell: &str, mut all: impl Iterator<Item = &'t String>) -> Option<CellWord> {
    let word = folded(cell);
    let [money_in, money_out] =
        PAIRS.iter().find(|pair| pair.iter().any(|way| way.contains(&&*word)))?;
    let is_in = money_in.contains(&&*word);
    let opposite = if is_in { money_out } else { money_in };
    let has_other = all.any(|other| opposite.contains(&&*folded(other)));
    has_other.then_some(if is_in { CellWord::In } else { CellWord::Out })
}

/// What a cell says of the state of its row, or nothing.
#[must_use]
pub fn state(cell: &str) -> Option<CellWord> {
    WORDS.states.get(&*folded(cell)).copied()
}

/// What a title says of the state of the rows below it: `Pending transactions`, `Vorgemerkte Umsätze`; nothing
/// where other words than those of rows stand beside the state.
#[must_use]
pub fn state_of_title(title: &str) -> Option<CellWord> {
    const BYTES_MAX: usize = 60;
    if title.len() > BYTES_MAX {
        return None;
    }
    let folded = folded(title);
    let is_of_rows =
        |word: &&str| of_flags("rows").contains(word) || word.bytes().all(|b| b.is_ascii_digit());
    let state: Vec<&str> = folded.split(' ').filter(|word| !is_of_rows(word)).collect();
    WORDS.states.get(&*state.join(" ")).copied()
}

/// Words of columns of flags: `yes` and `no` of cells, of headers the beginnings of what was `deleted` or never
/// came about, and what says with yes or no that a row was `given_back`.
#[must_use]
pub fn of_flags(meaning: &str) -> &'static [&'static str] {
    WORDS.flags.get(meaning).map_or(&[], Vec::as_slice)
}

/// Words of labels of balances and totals, in lower case: a `balance`, what stands `beside` its word, what is said
/// of one that was `brought` forward.
pub(super) fn of_labels(meaning: &str) -> &'static [&'static str] {
    WORDS.labels.get(meaning).map_or(&[], Vec::as_slice)
}

/// Which way money went by a text, if it says one way in words that mean nothing else.
#[must_use]
pub fn direction_in_text(text: &str) -> Option<CellWord> {
    let text = format!(" {} ", folded(text));
    let mut found = WORDS.told.iter().filter(|(part, _)| text.contains(part)).map(|(_, way)| *way);
    let first = found.next()?;
    found.all(|way| way == first).then_some(first)
}

/// The number of a month, by its name or the start of it.
#[must_use]
pub fn month(word: &str) -> Option<u32> {
    WORDS.months.get(&*folded(word)).copied().filter(|_| word.len() <= 16)
}
