//! Facts of one column.

use std::collections::BTreeMap;

use crate::day::DatePattern;
use crate::number::{WrittenNumber, is_spoilt};
use crate::reading::is_nothing;
use crate::words::{self, CellWord, HeaderWord};

/// Different texts of a column that are kept.
const DISTINCT_MAX: usize = 60;

/// Patterns of days of a column that are kept.
const PATTERNS_MAX: usize = 40;

/// What is known of a column, by the records that look like transactions.
#[derive(Debug, Clone, Default)]
pub struct ColumnProfile {
    /// Its header; empty where there is none.
    pub name: String,
    /// What the header can mean and the cells do not contradict, the likeliest first.
    pub meanings: Vec<HeaderWord>,
    /// All of the header is known, not just a part.
    pub is_known: bool,
    /// The likeliest meaning of a header that is known, whatever the cells are.
    pub named: Option<HeaderWord>,
    /// It and another column named for the other way share out the rows: each has its amount in one of them.
    pub is_half: bool,
    /// Cells that hold something.
    pub filled: usize,
    /// Patterns of days, and how many cells each reads.
    pub patterns: Vec<(DatePattern, usize)>,
    /// Cells that are a day by some pattern.
    pub days: usize,
    /// Cells that are an amount by some decimal mark, a dash for nothing too.
    pub numbers: usize,
    /// Cells that say that the amount, or the balance, is not there yet.
    pub waiting: usize,
    /// Of `numbers`: with a minus or in parentheses, with a plus, with debit or credit beside them.
    pub negatives: usize,
    /// As `negatives`.
    pub pluses: usize,
    /// As `negatives`.
    pub marked: usize,
    /// Of those marked: debits or money out, and the opposite.
    pub debits: usize,
    /// As `debits`.
    pub credits: usize,
    /// Amounts that are not zero.
    pub amounts: usize,
    /// Numbers that have a decimal point, and a decimal comma.
    pub by_point: usize,
    /// As `by_point`.
    pub by_comma: usize,
    /// Numbers that both marks read, differently.
    pub ambiguous: usize,
    /// Numbers with a mark, which may be that of decimal places.
    pub with_cents: usize,
    /// Whole numbers that begin with a zero, as codes do and no amount.
    pub codes: usize,
    /// Amounts with one letter of debit or credit right behind their digits: `12.50S`.
    pub lettered: usize,
    /// Cells that were numbers before something spoilt them.
    pub spoilt: usize,
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
    /// Whether the cells can be amounts: nearly all of them, or most below a header of amounts. What is none there
    /// is a fault of its row, and no reason to take another column.
    #[must_use]
    pub const fn is_numeric(&self) -> bool {
        let waiting = if self.waiting <= self.numbers { self.waiting } else { 0 };
        let least = if self.is_named_amount() { 5 } else { 9 };
        // Money among which a few figures were spoilt.
        let is_money = self.with_cents * 2 > self.amounts && self.spoilt * 2 <= self.amounts;
        let spoilt = if is_money { self.spoilt } else { 0 };
        let numbers = self.numbers + waiting + spoilt;
        self.filled > 0 && (self.is_half || numbers * 10 >= self.filled * least)
    }

    /// Whether the cells are days: nearly all of them, or most below a header of days.
    #[must_use]
    pub const fn is_days(&self) -> bool {
        let least = if self.is_named_day() { 5 } else { 8 };
        self.days > 0 && self.days * 10 >= self.filled * least
    }

    /// Whether all of the header is a name of amounts or balances.
    #[must_use]
    pub const fn is_named_amount(&self) -> bool {
        use HeaderWord as Word;
        matches!(
            self.named,
            Some(
                Word::Amount
                    | Word::Net
                    | Word::Gross
                    | Word::In
                    | Word::Out
                    | Word::Credit
                    | Word::Debit
                    | Word::Balance
            )
        )
    }

    /// Whether all of the header is a name of the day of a row.
    const fn is_named_day(&self) -> bool {
        use HeaderWord as Word;
        matches!(self.named, Some(Word::Date | Word::BookingDate | Word::ValueDate))
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

impl ColumnProfile {
    pub(super) fn add(&mut self, cell: &str) {
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
            self.lettered += usize::from(has_letter_behind(text));
        } else if words::state(text) == Some(CellWord::Pending) {
            self.waiting += 1;
        } else if is_spoilt(text) {
            self.spoilt += 1;
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
            self.debits +=
                usize::from(matches!(number.word, Some(CellWord::Debit | CellWord::Out)));
            self.credits +=
                usize::from(matches!(number.word, Some(CellWord::Credit | CellWord::In)));
        }
        let marks = number.marks();
        self.by_point += usize::from(marks.point);
        self.by_comma += usize::from(marks.comma);
        self.ambiguous += usize::from(number.is_ambiguous());
        self.with_cents += usize::from(number.magnitude.contains(['.', ',']));
        let is_whole = number.magnitude.bytes().all(|byte| byte.is_ascii_digit());
        let is_code = is_whole && number.magnitude.len() > 2 && number.magnitude.starts_with('0');
        self.codes += usize::from(is_code);
    }

    /// What the header can mean, the cells being known.
    pub(super) fn settle(&mut self) {
        let (meanings, is_known) = words::header_of(&self.name, |word| self.can_be(word));
        self.is_known = is_known;
        self.named = meanings.first().copied().filter(|_| is_known);
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
            // `number` of a query of a ledger: no reference has cents and a minus.
            Word::Reference => {
                !self.is_numeric() || self.negatives == 0 || self.with_cents * 2 <= self.filled
            }
            Word::Id | Word::Type | Word::CounterAccount | Word::Other => true,
            // No account is written with cents.
            Word::Account => !self.is_numeric() || self.with_cents * 2 <= self.filled,
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

/// Whether one letter stands right behind the digits of a number, and none elsewhere.
pub(crate) fn has_letter_behind(text: &str) -> bool {
    let mut chars = text.trim().chars().rev();
    let is_letter = chars.next().is_some_and(char::is_alphabetic);
    is_letter && chars.next().is_some_and(|c| c.is_ascii_digit()) && !chars.any(char::is_alphabetic)
}
