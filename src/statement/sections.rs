//! Tables of several accounts, each under a heading of its own, as general ledgers have them.

use std::collections::BTreeMap;

use super::currency::Currency;
use super::day::DatePattern;
use super::grid::{Grid, Record};
use super::labels::Label;
use super::number::{DecimalMark, WrittenNumber};
use super::profile::{ColumnProfile, TableProfile};
use super::words::{self, HeaderWord};

/// What rows below no title go by, where others stand below some.
pub const UNTITLED: &str = "untitled";

/// More titles are of something else than accounts.
const TITLES_MAX: usize = 64;

/// Longer texts are no headings.
const HEADING_BYTES_MAX: usize = 100;

/// Columns in which rows have their texts and their amounts: who has both is a row, though its day be missing.
#[derive(Debug, Clone, Default)]
pub struct RowShape {
    texts: Vec<usize>,
    amounts: Vec<usize>,
}

impl RowShape {
    /// By the columns of a reading.
    #[must_use]
    pub fn of_columns(texts: &[usize], amounts: Vec<usize>) -> Self {
        Self { texts: texts.to_vec(), amounts }
    }

    /// By headers, and what stands in most rows.
    #[must_use]
    pub fn of_profile(profile: &TableProfile) -> Self {
        use HeaderWord as Word;
        let rows = profile.rows.len();
        let columns = || profile.columns.iter().enumerate();
        let is_text = |column: &ColumnProfile| {
            column.with_letters * 2 > rows && !column.is_days() && !column.is_numeric()
        };
        let is_amount = |column: &ColumnProfile| {
            let first = column.meanings.first();
            column.is_numeric()
                && matches!(
                    first,
                    Some(Word::Amount | Word::In | Word::Out | Word::Credit | Word::Debit)
                )
        };
        let texts = columns().filter(|(_, one)| is_text(one)).map(|(at, _)| at).collect();
        let amounts = columns().filter(|(_, one)| is_amount(one)).map(|(at, _)| at).collect();
        Self { texts, amounts }
    }

    fn has(&self, record: &Record<'_>) -> bool {
        let is_text = |at: &usize| record.cell(*at).chars().any(char::is_alphabetic);
        let is_number = |at: &usize| WrittenNumber::parse(record.cell(*at)).is_some();
        self.texts.iter().any(is_text) && self.amounts.iter().any(is_number)
    }
}

/// The heading that the records at hand stand under.
#[derive(Debug, Clone, Default)]
pub struct SectionTracker {
    shape: RowShape,
    current: Option<String>,
    /// It stands behind a word for an account or a currency.
    is_labelled: bool,
    /// A row of numbers stands below it.
    has_rows: bool,
}

impl SectionTracker {
    /// Above rows of this shape.
    #[must_use]
    pub fn new(shape: RowShape) -> Self {
        Self { shape, ..Self::default() }
    }

    /// Takes the next record; whether it is a heading.
    pub fn see(&mut self, record: &Record<'_>) -> bool {
        if let Some(heading) = heading_of(record).filter(|_| !self.shape.has(record)) {
            let Heading { text: heading, is_labelled } = heading;
            // The first of several labels above rows names the account: its name, then its number.
            let is_told = is_labelled && self.is_labelled && !self.has_rows;
            if is_told || !is_labelled && is_of_place_or_time(&heading) {
                return true;
            }
            self.is_labelled = is_labelled;
            // What stands below the number of an account is told of it: its balance, the period.
            let is_of_it = !self.has_rows && !is_numbered(&heading);
            if !(is_of_it && self.current.as_deref().is_some_and(is_numbered)) {
                self.current = Some(heading);
            }
            self.has_rows = false;
            return true;
        }
        self.has_rows |= record.cells().any(|cell| WrittenNumber::parse(cell).is_some());
        if is_total(record) {
            self.current = None;
        }
        false
    }

    /// Ends what stands above the table: of its headings only one with the number of an account counts, or
    /// the one that is wanted.
    pub fn begin(&mut self, wanted: Option<&str>) {
        let is_it = |heading: &String| is_numbered(heading) || wanted == Some(heading);
        self.current = self.current.take().filter(is_it);
    }

    /// The heading in force.
    #[must_use]
    pub fn current(&self) -> Option<&str> {
        self.current.as_deref()
    }

    /// Whether the records at hand stand below this heading, or below none.
    #[must_use]
    pub fn is_below(&self, heading: &str) -> bool {
        self.current.as_deref().unwrap_or(UNTITLED) == heading
    }
}

/// The titles that divide the rows of a table, where the file does not show what they are of: accounts,
/// currencies, cards, or nothing that matters. Rows above the first of them are of the title above the
/// header, else [`UNTITLED`].
#[must_use]
pub fn titles(sample: &Grid, profile: &TableProfile) -> Vec<String> {
    let (first, rows) = (profile.first, &profile.rows);
    let mut tracker = SectionTracker::new(RowShape::of_profile(profile));
    for at in 0..first.min(sample.len()) {
        tracker.see(&sample.row(at));
    }
    let mut found: Vec<(String, usize)> = Vec::new();
    let mut sums = RunningSums::default();
    let above = tracker.current.clone();
    let place = |record: &Record<'_>| record.cells().position(|cell| !cell.trim().is_empty());
    // Above the first row a text goes on with none; texts under each other in steps are groups of a report.
    let mut places = vec![Some(0)];
    for at in first..sample.len() {
        let record = sample.row(at);
        if sums.is_sum(&record) {
            tracker.current = None;
            continue;
        }
        sums.add(&record);
        if tracker.see(&record) {
            if found.is_empty() && !places.contains(&place(&record)) {
                places.push(place(&record));
            }
            if places.len() > 2 {
                return Vec::new();
            }
            // A text under another column goes on with the row above; one of a way of money is no name.
            let is_title = places.contains(&place(&record));
            if !is_title || tracker.current().is_some_and(is_of_way) {
                return Vec::new();
            }
        } else if rows.binary_search(&at).is_ok() {
            if found.len() > TITLES_MAX {
                return Vec::new();
            }
            let title = tracker.current().unwrap_or(UNTITLED);
            match found.iter_mut().find(|(name, _)| name == title) {
                Some((_, count)) => *count += 1,
                None => found.push((title.to_owned(), 1)),
            }
        }
    }
    let divides = |name: &String| name != UNTITLED && Some(name) != above.as_ref();
    let is_divided = found.len() > 1 && found.iter().any(|(name, _)| divides(name));
    // A text above each row is told of a row.
    if !is_divided || found.len() > 3 && found.iter().all(|(_, count)| *count == 1) {
        return Vec::new();
    }
    found.into_iter().map(|(title, _)| title).collect()
}

/// What the numbers of a table come to since the last sum of them, by column and by either decimal mark.
#[derive(Default)]
struct RunningSums {
    of: BTreeMap<usize, [Option<i128>; 2]>,
    rows: usize,
}

impl RunningSums {
    const MARKS: [DecimalMark; 2] = [DecimalMark::Point, DecimalMark::Comma];

    fn add(&mut self, record: &Record<'_>) {
        self.rows += 1;
        for (at, cell) in record.cells().enumerate() {
            let Some(number) = WrittenNumber::parse(cell) else { continue };
            let sums = self.of.entry(at).or_insert([Some(0); 2]);
            for (sum, mark) in sums.iter_mut().zip(Self::MARKS) {
                *sum = sum.zip(number.micros_by(mark)).and_then(|(one, two)| one.checked_add(two));
            }
        }
    }

    /// Whether a record is a text and the sum of two rows above it, or more; then it begins anew.
    fn is_sum(&mut self, record: &Record<'_>) -> bool {
        let filled = || record.cells().enumerate().filter(|(_, cell)| !cell.trim().is_empty());
        let [(_, text), (at, cell)] = filled().collect::<Vec<_>>()[..] else { return false };
        let (None, Some(number)) = (WrittenNumber::parse(text), WrittenNumber::parse(cell)) else {
            return false;
        };
        let is_it = self.rows > 1
            && self.of.get(&at).is_some_and(|sums| {
                sums.iter().zip(Self::MARKS).any(|(sum, mark)| {
                    sum.is_some_and(|sum| sum != 0 && number.micros_by(mark) == Some(sum))
                })
            });
        if is_it {
            *self = Self::default();
        }
        is_it
    }
}

/// Whether a title says which way money went.
fn is_of_way(title: &str) -> bool {
    let is_way = |word: &HeaderWord| {
        matches!(word, HeaderWord::In | HeaderWord::Out | HeaderWord::Credit | HeaderWord::Debit)
    };
    words::direction(title).is_some() || words::header(title).0.first().is_some_and(is_way)
}

/// Whether a title says when, where in a document, or whether booked, and not of what account.
fn is_of_place_or_time(title: &str) -> bool {
    const PAGES: [&str; 7] = ["page", "seite", "pagina", "blatt", "sheet", "strona", "sida"];
    let folded = words::folded(title);
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let is_of_page = folded.split(' ').any(|word| PAGES.contains(&word))
        && folded.split(' ').all(|word| PAGES.contains(&word) || is_number(word) || word == "of");
    let is_of_print = folded.split(' ').any(|word| ["continued", "printed"].contains(&word));
    is_period(title) || is_of_page || is_of_print || words::state_of_title(title).is_some()
}

/// The accounts of a table by their headings, where these are headings of accounts: each section begins with
/// a balance of its own or ends with a total that names it.
#[must_use]
pub fn accounts(sample: &Grid, profile: &TableProfile) -> Vec<String> {
    let (first, rows) = (profile.first, &profile.rows);
    let mut tracker = SectionTracker::new(RowShape::of_profile(profile));
    let mut found: Vec<(String, usize)> = Vec::new();
    let (mut openings, mut named_totals) = (0, 0);
    for at in 0..first.min(sample.len()) {
        tracker.see(&sample.row(at));
    }
    tracker.begin(None);
    for at in first..sample.len() {
        let record = sample.row(at);
        let before = tracker.current.clone();
        if tracker.see(&record) {
            let has_balance = record
                .cells()
                .any(|cell| WrittenNumber::parse(cell).is_some() && !cell.trim().is_empty());
            openings += usize::from(has_balance);
            continue;
        }
        if let Some(heading) = &before
            && is_total(&record)
        {
            let text = folded_front(&record);
            named_totals += usize::from(text.len() > 6 && text.ends_with(&words::folded(heading)));
        }
        openings += usize::from(is_opening(&record) && before.is_some());
        if rows.binary_search(&at).is_ok()
            && let Some(heading) = tracker.current()
        {
            match found.iter_mut().find(|(name, _)| name == heading) {
                Some((_, count)) => *count += 1,
                None => found.push((heading.to_owned(), 1)),
            }
        }
    }
    found.retain(|(name, _)| !is_period(name));
    // A text above each row is told of the row before it.
    if found.len() > 3 && found.iter().all(|(_, count)| *count == 1) {
        return Vec::new();
    }
    let is_ledger = found.len() > 1 && found.iter().all(|(name, _)| is_numbered(name))
        || openings >= 2
        || named_totals >= 2
        || (openings + named_totals > 0 && found.len() == 1);
    if is_ledger { found.into_iter().map(|(name, _)| name).collect() } else { Vec::new() }
}

/// The text of a record that has one alone, perhaps with a code before it or a balance behind it.
fn heading_of(record: &Record<'_>) -> Option<Heading> {
    let (mut texts, mut numbers, mut number): (Vec<&str>, usize, &str) = (Vec::new(), 0, "");
    for cell in record.cells().map(str::trim).filter(|cell| !cell.is_empty()) {
        if cell.len() > HEADING_BYTES_MAX || !DatePattern::fitting(cell).is_empty() {
            return None;
        }
        if WrittenNumber::parse(cell).is_some() {
            numbers += 1;
            number = cell;
        } else {
            texts.push(cell);
        }
    }
    let is_code = |text: &str| text.len() <= 12 && text.bytes().any(|byte| byte.is_ascii_digit());
    let labelled = match texts[..] {
        [label] if numbers == 1 && is_account_label(label) => Some(number),
        [label, name] if numbers == 0 && is_account_label(label) => Some(name),
        [label, currency] if numbers == 0 && is_currency_label(label, currency) => Some(currency),
        _ => None,
    };
    if let Some(text) = labelled {
        return Some(Heading { text: text.to_owned(), is_labelled: true });
    }
    let first = record.cell(0).trim();
    if texts.len() + numbers == 1 && is_number_of_account(first) {
        return Some(Heading { text: first.to_owned(), is_labelled: false });
    }
    let text = match texts[..] {
        [only] if numbers <= 1 => only,
        [code, name] if numbers == 0 && is_code(code) => name,
        _ => return None,
    };
    let mut room = String::new();
    let is_label = matches!(Label::of(text, &mut room), Some(Label::Sure))
        || is_total_text(text)
        || is_opening_text(text)
        || !text.chars().any(char::is_alphabetic);
    (!is_label).then(|| Heading { text: text.to_owned(), is_labelled: false })
}

/// Whether a text that stands alone is the number of an account or a card: `20-11-22 12345678`, `****4417`.
/// No amount is written so.
fn is_number_of_account(text: &str) -> bool {
    let is_whole = WrittenNumber::parse(text).is_none_or(|_| !text.contains(['.', ',', '-', '(']));
    text.bytes().filter(u8::is_ascii_digit).count() >= 4
        && text.starts_with(|c: char| c.is_ascii_digit() || "*#xX".contains(c))
        && is_whole
        && (!text.contains(char::is_alphabetic) || WrittenNumber::parse(text).is_some())
}

/// What rows stand below.
struct Heading {
    text: String,
    /// It stands behind a word for an account or a currency.
    is_labelled: bool,
}

/// Whether a text says that an account stands behind it: `Account`, `Account name:`.
fn is_account_label(text: &str) -> bool {
    words::header(text).0.first() == Some(&HeaderWord::Account)
}

/// Whether a text says that a currency stands behind it, and one does.
fn is_currency_label(label: &str, text: &str) -> bool {
    words::header(label).0.first() == Some(&HeaderWord::Currency)
        && Currency::of_known(text).is_some()
}

/// Whether the first text of a record begins a total.
fn is_total(record: &Record<'_>) -> bool {
    record.cells().map(str::trim).find(|cell| !cell.is_empty()).is_some_and(is_total_text)
}

fn is_total_text(text: &str) -> bool {
    let folded = words::folded(text);
    let first = folded.split(' ').next().unwrap_or_default();
    matches!(first, "total" | "totals" | "totaal" | "summe" | "gesamt" | "totale" | "suma")
}

fn folded_front(record: &Record<'_>) -> String {
    words::folded(record.cells().map(str::trim).find(|cell| !cell.is_empty()).unwrap_or_default())
}

fn is_opening(record: &Record<'_>) -> bool {
    record.cells().any(is_opening_text)
}

/// Whether a text is of the balance that a section begins with.
fn is_opening_text(text: &str) -> bool {
    let folded = words::folded(text);
    [
        "opening balance",
        "beginning balance",
        "starting balance",
        "balance brought forward",
        "beginsaldo",
        "anfangssaldo",
    ]
    .iter()
    .any(|start| folded.starts_with(start))
}

/// Whether a heading has the number of an account: eight digits or more.
pub(super) fn is_numbered(heading: &str) -> bool {
    let mut parts = heading.split(|c: char| !c.is_ascii_digit());
    parts.any(|digits| digits.len() >= 8)
}

/// Whether a heading is a month or a year.
pub(super) fn is_period(name: &str) -> bool {
    const PERIODS: [&str; 12] = [
        "week", "quarter", "q1", "q2", "q3", "q4", "spring", "summer", "autumn", "winter", "term",
        "season",
    ];
    let folded = words::folded(name);
    let is_counted = folded.split(' ').next().is_some_and(|first| PERIODS.contains(&first));
    folded.split(' ').all(|word| {
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        let is_year = word.len() == 4 && (word.starts_with("19") || word.starts_with("20"));
        words::month(word).is_some()
            || is_number && (is_year || is_counted)
            || PERIODS.contains(&word)
    })
}
