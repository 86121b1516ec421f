//! Facts of a table and of each of its columns, gathered from a sample of its rows.

use std::collections::BTreeMap;

use super::day::DatePattern;
use super::fault::Fault;
use super::grid::{Grid, Record};
use super::labels::Label;
use super::number::WrittenNumber;
use super::reading::is_nothing;
use super::stated::StatedColumns;
use super::words::{self, HeaderWord};

/// A header stands within so many records.
const HEADER_WITHIN: usize = 120;

/// Different texts of a column that are kept.
const DISTINCT_MAX: usize = 60;

/// Patterns of days of a column that are kept.
const PATTERNS_MAX: usize = 40;

/// What is known of a table.
#[derive(Debug, Clone)]
pub struct Profile {
    /// The record of the header, counted in the sample.
    pub header: Option<usize>,
    /// The line of the header.
    pub header_line: Option<u64>,
    /// The first record behind the header, or the first that looks like a transaction.
    pub first: usize,
    /// Records that look like transactions: a day and a number.
    pub rows: Vec<usize>,
    /// The columns in order.
    pub columns: Vec<ColumnProfile>,
}

/// What is known of a column, by the records that look like transactions.
#[derive(Debug, Clone, Default)]
pub struct ColumnProfile {
    /// Its header; empty where there is none.
    pub name: String,
    /// What the header can mean and the cells do not contradict, the likeliest first.
    pub meanings: Vec<HeaderWord>,
    /// All of the header is known, not just a part.
    pub is_known: bool,
    /// Cells that hold something.
    pub filled: usize,
    /// Patterns of days, and how many cells each reads.
    pub patterns: Vec<(DatePattern, usize)>,
    /// Cells that are a day by some pattern.
    pub days: usize,
    /// Cells that are an amount by some decimal mark, a dash for nothing too.
    pub numbers: usize,
    /// Of them: with a minus or in parentheses, with a plus, with debit or credit beside them.
    pub negatives: usize,
    /// As `negatives`.
    pub pluses: usize,
    /// As `negatives`.
    pub marked: usize,
    /// Amounts that are not zero.
    pub amounts: usize,
    /// Numbers that have a decimal point, and a decimal comma.
    pub by_point: usize,
    /// As `by_point`.
    pub by_comma: usize,
    /// Numbers that both marks read, differently.
    pub ambiguous: usize,
    /// Numbers with one or two decimal places by the one mark that fits.
    pub with_cents: usize,
    /// Cells with a letter.
    pub with_letters: usize,
    /// Cells of several words.
    pub with_spaces: usize,
    /// Characters of all cells.
    pub chars: usize,
    /// Different texts and how often each stands, while there are few.
    pub distinct: Option<BTreeMap<String, usize>>,
}

impl ColumnProfile {
    /// Whether the cells can be amounts.
    #[must_use]
    pub const fn is_numeric(&self) -> bool {
        self.filled > 0 && self.numbers * 10 >= self.filled * 9
    }

    /// Whether the cells are days.
    #[must_use]
    pub const fn is_days(&self) -> bool {
        self.days > 0 && self.days * 10 >= self.filled * 8
    }

    /// Whether the cells are what people write: letters, several words, not the same few again and again.
    #[must_use]
    pub fn is_of_words(&self) -> bool {
        self.with_letters * 2 > self.filled
            && self.with_spaces * 3 > self.filled
            && self.distinct_count() * 3 > self.filled.min(DISTINCT_MAX)
            && !self.is_days()
    }

    /// Whether the cells are references as people know them: an invoice number, no key of forty digits.
    #[must_use]
    pub const fn is_of_short_codes(&self) -> bool {
        self.with_letters * 2 > self.filled && self.chars <= self.filled * 20
    }

    /// Whether the header's likeliest meaning is this.
    #[must_use]
    pub fn means(&self, word: HeaderWord) -> bool {
        self.meanings.first() == Some(&word)
    }
}

/// What a column is called in `--map`: its header, or its place.
#[must_use]
pub fn column_key(names: &[String], at: usize) -> String {
    let place = || format!("#{}", at + 1);
    let Some(name) = names.get(at).map(|name| name.trim()) else { return place() };
    let same = names.iter().filter(|other| other.trim().eq_ignore_ascii_case(name)).count();
    let is_usable = !name.is_empty()
        && !name.starts_with('#')
        && !name.contains(['=', '\n', '\r', '|'])
        && same == 1;
    if is_usable { name.to_owned() } else { place() }
}

impl Profile {
    /// Gathers the facts of a sample.
    ///
    /// # Errors
    /// A column that is stated is not there, or no row looks like a transaction.
    pub fn of(sample: &Grid, stated: &StatedColumns) -> Result<Self, Fault> {
        let like: Vec<bool> = sample.iter().map(|record| is_like_transaction(&record)).collect();
        let header = find_header(sample, &like, stated);
        let first = match header {
            Some(at) => at + 1,
            None => like.iter().position(|like| *like).unwrap_or(0),
        };
        let header_cells: Vec<String> = header.map_or_else(Vec::new, |at| {
            sample.row(at).cells().map(|cell| cell.trim().to_owned()).collect()
        });
        let mut profile = Self {
            header,
            header_line: header.map(|at| sample.row(at).line()),
            first,
            rows: (first..sample.len()).filter(|at| like[*at]).collect(),
            columns: Vec::new(),
        };
        if profile.rows.is_empty() {
            // With columns that are stated a file may have no row yet.
            profile.rows = Vec::new();
        }
        let widths = profile.rows.iter().map(|at| sample.row(*at).width());
        let width = widths.max().unwrap_or(0).max(header_cells.len());
        for at in 0..width {
            let name = header_cells.get(at).cloned().unwrap_or_default();
            let mut column =
                ColumnProfile { name, distinct: Some(BTreeMap::new()), ..ColumnProfile::default() };
            for row in &profile.rows {
                column.add(sample.row(*row).cell(at));
            }
            column.settle();
            profile.columns.push(column);
        }
        Ok(profile)
    }

    /// The headers in order.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.columns.iter().map(|column| column.name.clone()).collect()
    }

    /// Columns whose likeliest meaning is this.
    pub fn meaning(&self, word: HeaderWord) -> impl Iterator<Item = usize> + '_ {
        (0..self.columns.len()).filter(move |at| self.columns[*at].means(word))
    }

    /// The column of this name, or at this place.
    ///
    /// # Errors
    /// There is none, or several have the name.
    pub fn column(&self, role: &str, name: &str) -> Result<usize, Fault> {
        let names = self.names();
        if let Some(at) = place(name).filter(|at| *at < names.len().max(1)) {
            return Ok(at);
        }
        let found = columns_of(&names, name);
        match found[..] {
            [at] => Ok(at),
            [] => {
                let line = self.header_line.unwrap_or(1);
                let known: Vec<_> = names.iter().filter(|name| !name.is_empty()).collect();
                let message = format!("no column is called {name:?} ({role}=)");
                let fault = Fault::at_line(line, message);
                Err(if known.is_empty() {
                    fault.hint(format!(
                        "the file has no header; its {} columns are #1, #2, ...",
                        names.len()
                    ))
                } else {
                    let known: Vec<_> = known.iter().map(|name| format!("{name:?}")).collect();
                    fault.hint(format!("its columns are {}", known.join(", ")))
                })
            }
            _ => {
                let line = self.header_line.unwrap_or(1);
                let places: Vec<_> = found.iter().map(|at| format!("#{}", at + 1)).collect();
                let fault = Fault::at_line(line, format!("several columns are called {name:?}"));
                Err(fault.hint(format!("name one by its place: {}", places.join(" or "))))
            }
        }
    }
}

/// `#4` as a place from 0.
fn place(name: &str) -> Option<usize> {
    name.strip_prefix('#')?.parse::<usize>().ok()?.checked_sub(1)
}

/// Columns of this name: to the letter, else in any case, else as words.
fn columns_of(names: &[String], name: &str) -> Vec<usize> {
    let by = |is_it: &dyn Fn(&str) -> bool| -> Vec<usize> {
        (0..names.len()).filter(|at| is_it(names[*at].trim())).collect()
    };
    let exact = by(&|one| one == name.trim());
    if !exact.is_empty() {
        return exact;
    }
    let lower = name.trim().to_lowercase();
    let any_case = by(&|one| one.to_lowercase() == lower);
    if !any_case.is_empty() {
        return any_case;
    }
    let folded = words::folded(name);
    if folded.is_empty() { Vec::new() } else { by(&|one| words::folded(one) == folded) }
}

/// Whether a cell is a day with marks between its parts, or one of eight digits.
fn is_day(cell: &str) -> bool {
    let digits = cell.bytes().filter(u8::is_ascii_digit).count();
    (3..=24).contains(&digits) && cell.trim().len() != 6 && !DatePattern::fitting(cell).is_empty()
}

/// Whether a record has a day and, elsewhere, an amount.
pub(super) fn is_like_transaction(record: &Record<'_>) -> bool {
    let (mut days, mut numbers) = (0, 0);
    for cell in record.cells() {
        if is_day(cell) {
            days += 1;
        } else if WrittenNumber::parse(cell).is_some() {
            numbers += 1;
        }
    }
    days > 0 && (numbers > 0 || days > 2)
}

/// The record that names the columns.
fn find_header(sample: &Grid, like: &[bool], stated: &StatedColumns) -> Option<usize> {
    let within = sample.len().min(HEADER_WITHIN);
    let stated: Vec<&str> =
        stated.named().map(|(_, name)| name).filter(|name| place(name).is_none()).collect();
    if !stated.is_empty() {
        let has_all = |at: &usize| {
            let cells: Vec<String> =
                sample.row(*at).cells().map(|cell| cell.trim().to_owned()).collect();
            stated.iter().all(|name| !columns_of(&cells, name).is_empty())
        };
        if let Some(at) = (0..within).find(has_all) {
            return Some(at);
        }
    }
    let mut best: Option<(usize, usize)> = None;
    let mut rows_seen = 0;
    for (at, is_like) in like.iter().enumerate().take(within) {
        let record = sample.row(at);
        if let Some(score) = header_score(&record)
            && best.is_none_or(|(most, _)| score > most)
        {
            best = Some((score, at));
        }
        rows_seen += usize::from(*is_like);
        if rows_seen > 20 {
            break;
        }
    }
    if let Some((_, at)) = best {
        return Some(at);
    }
    // Names that are not known: the last row of texts alone before the first that has a day and a number.
    let first_row = like.iter().position(|like| *like)?;
    let width = sample.row(first_row).cells().filter(|cell| !cell.trim().is_empty()).count();
    let is_texts = |at: &usize| {
        let record = sample.row(*at);
        let filled = record.cells().filter(|cell| !cell.trim().is_empty()).count();
        // `Period:`, a number of an account: no names of columns.
        let has_value = |cell: &str| {
            let cell = cell.trim();
            let is_name = cell.is_empty() || cell.contains(char::is_alphabetic);
            let is_value = is_day(cell) || WrittenNumber::parse(cell).is_some();
            !is_name || is_value || cell.ends_with(':')
        };
        filled >= 2 && filled * 2 >= width && !record.cells().any(has_value)
    };
    (0..first_row).rev().find(is_texts)
}

/// How many cells of a record are headers that are known, if they can head a table of transactions.
fn header_score(record: &Record<'_>) -> Option<usize> {
    let (mut known, mut has_date, mut has_amount, mut filled) = (0, false, false, 0);
    for cell in record.cells().map(str::trim).filter(|cell| !cell.is_empty()) {
        filled += 1;
        if cell.len() > 60 || is_day(cell) || WrittenNumber::parse(cell).is_some() {
            return None;
        }
        let (meanings, is_known) = words::header(cell);
        known += if is_known { 2 } else { usize::from(!meanings.is_empty()) };
        has_date |= meanings.iter().any(|one| {
            matches!(
                one,
                HeaderWord::Date
                    | HeaderWord::BookingDate
                    | HeaderWord::ValueDate
                    | HeaderWord::OtherDate
            )
        });
        has_amount |= meanings.iter().any(|one| {
            matches!(
                one,
                HeaderWord::Amount
                    | HeaderWord::Net
                    | HeaderWord::Gross
                    | HeaderWord::In
                    | HeaderWord::Out
                    | HeaderWord::Credit
                    | HeaderWord::Debit
            )
        });
    }
    (filled >= 2 && has_date && has_amount).then_some(known)
}

impl ColumnProfile {
    fn add(&mut self, cell: &str) {
        let text = cell.trim();
        if text.is_empty() {
            return;
        }
        self.filled += 1;
        self.chars += text.chars().count();
        self.with_spaces += usize::from(text.contains(' '));
        self.with_letters += usize::from(text.chars().any(char::is_alphabetic));
        if let Some(distinct) = &mut self.distinct {
            *distinct.entry(text.to_owned()).or_default() += 1;
            if distinct.len() > DISTINCT_MAX {
                self.distinct = None;
            }
        }
        let patterns = DatePattern::fitting(text);
        self.days += usize::from(!patterns.is_empty());
        for pattern in patterns {
            if let Some((_, count)) = self.patterns.iter_mut().find(|(known, _)| *known == pattern)
            {
                *count += 1;
            } else if self.patterns.len() < PATTERNS_MAX {
                self.patterns.push((pattern, 1));
            }
        }
        if is_nothing(text) {
            self.numbers += 1;
        } else if let Some(number) = WrittenNumber::parse(text) {
            self.add_number(&number);
        }
    }

    fn add_number(&mut self, number: &WrittenNumber<'_>) {
        self.numbers += 1;
        let is_zero = !number.magnitude.bytes().any(|byte| matches!(byte, b'1'..=b'9'));
        if !is_zero {
            self.amounts += 1;
            self.negatives += usize::from(number.is_negative);
            self.pluses += usize::from(number.has_plus);
            self.marked += usize::from(number.word.is_some());
        }
        let marks = number.marks();
        self.by_point += usize::from(marks.point);
        self.by_comma += usize::from(marks.comma);
        self.ambiguous += usize::from(number.is_ambiguous());
        self.with_cents += usize::from(number.magnitude.contains(['.', ',']));
    }

    /// What the header can mean, the cells being known.
    fn settle(&mut self) {
        let (meanings, is_known) = words::header(&self.name);
        self.is_known = is_known;
        self.meanings = meanings.into_iter().filter(|word| self.can_be(*word)).collect();
    }

    fn can_be(&self, word: HeaderWord) -> bool {
        use HeaderWord as Word;
        if self.filled == 0 {
            return true;
        }
        match word {
            Word::Date | Word::BookingDate | Word::ValueDate | Word::OtherDate => self.is_days(),
            Word::Amount
            | Word::Net
            | Word::Gross
            | Word::In
            | Word::Out
            | Word::Credit
            | Word::Debit
            | Word::Balance
            | Word::Fee
            | Word::OtherAmount => self.is_numeric() && !self.is_days_only(),
            Word::Currency | Word::OtherCurrency => !self.is_numeric() && !self.is_days(),
            Word::Sign | Word::State => !self.is_numeric() || self.distinct_count() <= 3,
            Word::Description | Word::Memo | Word::Counterparty => {
                self.with_letters > 0 && !self.is_days()
            }
            Word::Reference
            | Word::Id
            | Word::Type
            | Word::Account
            | Word::CounterAccount
            | Word::Other => true,
        }
    }

    /// Days that are written with marks, which no amount is.
    fn is_days_only(&self) -> bool {
        self.is_days() && self.numbers < self.filled
    }

    /// How many different texts it has, as far as they are counted.
    #[must_use]
    pub fn distinct_count(&self) -> usize {
        self.distinct.as_ref().map_or(DISTINCT_MAX + 1, BTreeMap::len)
    }
}

/// Whether a text names a balance or a total and nothing else.
#[must_use]
pub fn is_label(text: &str) -> bool {
    Label::of(text, &mut String::new()) == Some(Label::Sure)
}
