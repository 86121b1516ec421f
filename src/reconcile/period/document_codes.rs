//! The codes of documents in a text, and the months and years that it is of.
//!
//! A code is a number with all that is joined to it, `FA2026-0881`, or said before it, `SI 1204`: letters and marks are
//! not what tells two apart. Days, times, amounts of money, and numbers of cheques, cards and accounts are none.

use std::collections::BTreeSet;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::code_pieces::{DIGITS_MIN, Piece, is_small, is_year, number_pieces};
use super::text_days::TextDays;
use super::text_words::{JOURNALS, is_holder, names_nobody};
use crate::common_words::{is_invoice, month};
use crate::evidence::document_words::{is_document_word, is_one_of};
use tieout::cheque::{CHEQUE_WORDS, may_stand_between};

/// A word before a number says what kind it is where it has no more letters; a longer one is as well a name.
const SERIES_LETTERS_MAX: usize = 4;

/// Letters and digits of a code by which two are the same without a word for the document.
const SIGNIFICANT_MIN: usize = 4;

/// Words for an invoice in short.
const INVOICES: &str = "re rg fa fra fatt ar";

/// Words before the number of a credit note.
const CREDIT_NOTES: &str = "cn crn";

/// Words before that of a receipt.
const RECEIPTS: &str = "receipt rct rcpt";

/// Words before that of an order.
const ORDERS: &str = "order po so";

/// Words before that of a part of one.
const PARTS: &str = "part pt stage teil partie rate";

/// What a code is of, as the word before it says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Paper {
    Invoice,
    CreditNote,
    Receipt,
    Order,
}

/// The code of a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct DocumentCode {
    /// What it says that it is of.
    paper: Option<Paper>,
    /// The letters that are a part of it, or stand before it and are as short.
    series: String,
    /// The word before it, whatever that is.
    before: String,
    /// The year in front, where it has one.
    year: String,
    /// The digits, without the noughts in front.
    number: String,
    /// The last of its groups of digits, as it is written.
    pub(super) written: String,
    /// Letters between digits: what a program made.
    is_mixed: bool,
}

impl DocumentCode {
    /// Whether both may be of one document: the number is the same, and nothing of it is another.
    fn is(&self, other: &Self) -> bool {
        let differ = |one: &str, two: &str| !one.is_empty() && !two.is_empty() && one != two;
        self.number == other.number
            && !differ(&self.year, &other.year)
            && !differ(&self.series, &other.series)
            && !self.is_other_paper(other)
            && !other.is_other_paper(self)
    }

    /// Whether this one is of a paper that the other is not of. Invoices are called by any letters.
    fn is_other_paper(&self, other: &Self) -> bool {
        match (self.paper, other.paper) {
            (Some(one), Some(two)) => one != two,
            (Some(one), None) => one != Paper::Invoice && !other.series.is_empty(),
            _ => false,
        }
    }

    /// Whether both are of one document for certain: a word for it, or enough that they have in common.
    fn is_surely(&self, other: &Self) -> bool {
        let of_both = |one: &str, two: &str| if one == two { one.len() } else { 0 };
        let significant = self.number.len()
            + of_both(&self.series, &other.series)
            + of_both(&self.year, &other.year);
        self.is(other)
            && (self.paper.is_some() && self.paper == other.paper
                || self.number.len() >= DIGITS_MIN && significant >= SIGNIFICANT_MIN)
    }

    /// Whether both are of one kind, so that they are of two documents.
    fn is_other(&self, other: &Self) -> bool {
        if self.is(other) || self.is_mixed || other.is_mixed {
            return false;
        }
        let is_of_credit = |one: &Self, two: &Self| {
            one.paper == Some(Paper::CreditNote)
                && two.paper != one.paper
                && (two.paper.is_some() || !two.series.is_empty())
        };
        if is_of_credit(self, other) || is_of_credit(other, self) {
            return true;
        }
        // An invoice and a receipt may be of one payment.
        if let (Some(one), Some(two)) = (self.paper, other.paper) {
            return one == two;
        }
        let is_same = |one: &str, two: &str| !one.is_empty() && one == two;
        let are_both = |one: &str, two: &str| !one.is_empty() && !two.is_empty();
        let (one, two) = (self.number.len(), other.number.len());
        self.number == other.number
            || is_same(&self.before, &other.before)
            || are_both(&self.series, &other.series)
            || are_both(&self.year, &other.year)
            || one == two
            || one.max(two) <= DIGITS_MIN
    }

    /// Whether the same word stands before both, or letters of one kind.
    fn is_of_kind(&self, other: &Self) -> bool {
        self.paper.is_some() && self.paper == other.paper
            || !self.series.is_empty() && self.series == other.series
    }
}

/// What a text has of codes and of periods, and its words.
#[derive(Debug, Clone, Default)]
pub(super) struct TextCodes {
    /// Words of letters in their order, in lower case and without accents.
    pub(super) words: Vec<String>,
    codes: Vec<DocumentCode>,
    months: BTreeSet<u8>,
    days: TextDays,
    years: BTreeSet<String>,
}

/// How the codes of two texts are to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CodesBeside {
    /// Nothing of one is in the other, and nothing speaks against it.
    Nothing,
    /// One document for certain.
    Same,
    /// Two documents.
    Other,
}

impl TextCodes {
    pub(super) fn of(text: &str) -> Self {
        let mut codes = Self::default();
        let pieces = joined_parts(Self::pieces(text));
        let mut at = 0;
        while at < pieces.len() {
            let run = pieces[at..].iter().take_while(|piece| piece.number().is_some()).count();
            match &pieces[at] {
                Piece::Word(word) => codes.take_word(word, &pieces, at),
                Piece::Code { .. } if run > 0 => codes.take_run(&pieces, at..at + run),
                Piece::Code { letters, groups, is_mixed } => {
                    codes.take_code((letters, groups, *is_mixed), &pieces[..at]);
                }
                Piece::Month(month, year) => {
                    codes.months.insert(*month);
                    codes.years.insert(year.clone());
                    // `INV 2026/2` may be the second of the year.
                    let label = CodeLabel::before(&pieces[..at]);
                    if label.is_document() {
                        codes.push(&label, (&[], &[year, &month.to_string()]), false);
                    }
                }
                Piece::Day(ways, written) => {
                    codes.days.take(*ways);
                    // `INV 12/26` is an invoice.
                    let label = CodeLabel::before(&pieces[..at]);
                    if let ([one, two], true) = (&written[..], label.is_document()) {
                        codes.push(&label, (&[], &[one, two]), false);
                    }
                }
                Piece::Other => {}
            }
            at += run.max(1);
        }
        codes
    }

    /// Whether both say months or years, and not the same ones.
    pub(super) fn are_of_other_periods(&self, other: &Self) -> bool {
        let differ = |one: bool, two: bool, same: bool| !one && !two && !same;
        differ(self.months.is_empty(), other.months.is_empty(), self.months == other.months)
            || differ(self.years.is_empty(), other.years.is_empty(), self.years == other.years)
    }

    /// Whether both say days, and none of one is near one of the other.
    pub(super) fn are_of_other_days(&self, other: &Self) -> bool {
        self.days.are_apart(&other.days)
    }

    /// How the codes of both are to each other; those that `counts` says no to do not count.
    pub(super) fn beside(
        &self,
        other: &Self,
        counts: impl Fn(&DocumentCode) -> bool,
    ) -> CodesBeside {
        let of = |codes: &Self| -> Vec<DocumentCode> {
            codes.codes.iter().filter(|code| counts(code)).cloned().collect()
        };
        let (ours, theirs) = (of(self), of(other));
        let is_among = |one: &DocumentCode, all: &[DocumentCode]| all.iter().any(|two| one.is(two));
        let left = |codes: &[DocumentCode], others: &[DocumentCode]| -> Vec<DocumentCode> {
            codes.iter().filter(|one| !is_among(one, others)).cloned().collect()
        };
        let (left_ours, left_theirs) = (left(&ours, &theirs), left(&theirs, &ours));
        let any = |is: fn(&DocumentCode, &DocumentCode) -> bool| {
            left_ours.iter().any(|one| left_theirs.iter().any(|two| is(one, two)))
        };
        let is_sure = ours.iter().any(|one| theirs.iter().any(|two| one.is_surely(two)));
        // One payment may be of several, and each of the two texts has another number besides.
        match is_sure {
            true if !any(DocumentCode::is_of_kind) => CodesBeside::Same,
            true => CodesBeside::Other,
            false if any(DocumentCode::is_other) => CodesBeside::Other,
            false => CodesBeside::Nothing,
        }
    }

    fn pieces(text: &str) -> Vec<Piece> {
        let lower = text.to_lowercase().replace('ß', "ss");
        let plain: String = lower.nfkd().filter(|c| !is_combining_mark(*c)).collect();
        // `O'Brien` is one word.
        let plain = plain.replace(['\'', '\u{2019}', '\u{2bc}'], "");
        let is_between = |c: char| !(c.is_alphanumeric() || ".,:/-_£$€¥".contains(c));
        let mut pieces = Vec::new();
        for chunk in plain.split(is_between) {
            let chunk = chunk.trim_matches(|c| ".,:/-_".contains(c));
            if chunk.is_empty() {
                continue;
            }
            if chunk.contains(|c: char| c.is_ascii_digit()) {
                pieces.extend(number_pieces(chunk));
            } else {
                let words = chunk.split(|c: char| !c.is_alphanumeric());
                let words = words.filter(|word| !word.is_empty());
                pieces.extend(words.map(|word| Piece::Word(word.to_owned())));
            }
        }
        pieces
    }

    /// A month that no day stands before is what a row is for.
    fn take_word(&mut self, word: &str, pieces: &[Piece], at: usize) {
        let Some(month) = month(word) else {
            self.words.push(word.to_owned());
            return;
        };
        let before = at.checked_sub(1).and_then(|before| pieces[before].number());
        let behind = pieces.get(at + 1).and_then(Piece::number);
        // A day stands on either side of its month; a year in short behind it.
        let day = |number: Option<&str>| number.filter(|number| is_small(number))?.parse().ok();
        let is_week = at.checked_sub(2).is_some_and(
            |at| matches!(&pieces[at], Piece::Word(word) if is_one_of("wk week kw semaine", word)),
        );
        match day(before).or_else(|| day(behind).filter(|_| before.is_some())) {
            Some(day) if !is_week => self.days.take([(month, day); 2]),
            _ => _ = self.months.insert(month),
        }
    }

    /// Numbers one behind another.
    fn take_run(&mut self, pieces: &[Piece], run: std::ops::Range<usize>) {
        let numbers: Vec<&str> = pieces[run.clone()].iter().filter_map(Piece::number).collect();
        let label = CodeLabel::before(&pieces[..run.start]);
        let is_month = |at: Option<usize>| {
            let piece = at.and_then(|at| pieces.get(at));
            matches!(piece, Some(Piece::Word(word)) if month(word).is_some())
        };
        let is_behind_month = is_month(run.start.checked_sub(1));
        let is_day = is_small(numbers[0]) && (is_behind_month || is_month(Some(run.end)));
        let numbers = if is_day { &numbers[1..] } else { &numbers[..] };
        match (numbers, &label) {
            ([], _) | (_, CodeLabel::NoDocument) => {}
            ([year], label) if is_year(year) && !label.is_document() => {
                let is_of_day = is_day
                    || is_behind_month && run.start > 1 && {
                        pieces[run.start - 2].number().is_some_and(is_small)
                    };
                if !is_of_day {
                    self.years.insert((*year).to_owned());
                }
            }
            ([year, number], label) if is_year(year) => {
                self.push(label, (&[], &[*year, *number]), false);
            }
            ([number], label) => self.push(label, (&[], &[*number]), false),
            (numbers, label) if label.is_document() => {
                for number in numbers {
                    self.push(label, (&[], &[*number]), false);
                }
            }
            // A telephone number, a sort code.
            _ => {}
        }
    }

    fn take_code(
        &mut self,
        (letters, groups, is_mixed): (&[String], &[String], bool),
        before: &[Piece],
    ) {
        let groups: Vec<&str> = groups.iter().map(String::as_str).collect();
        let mut letters: Vec<&str> = letters.iter().map(String::as_str).collect();
        let mut label = CodeLabel::before(before);
        if let [only] = letters[..]
            && let Some(month) = month(only).filter(|_| groups.iter().all(|group| group.len() < 5))
        {
            // `MAR26` is a month.
            if !is_mixed {
                self.months.insert(month);
            }
            return;
        }
        if let Some(first) = letters.first().copied().filter(|_| !is_mixed) {
            let of_first = CodeLabel::of(first, "");
            match of_first {
                CodeLabel::NoDocument => return,
                _ if of_first.is_document() => {
                    letters.remove(0);
                    label = of_first;
                }
                // A longer word is a name: `Supplier59`.
                _ if first.chars().count() > SERIES_LETTERS_MAX => {
                    letters.remove(0);
                    self.words.push(first.to_owned());
                    label = of_first;
                }
                _ => {}
            }
        }
        self.push(&label, (&letters, &groups), is_mixed);
    }

    fn push(&mut self, label: &CodeLabel, (letters, groups): (&[&str], &[&str]), is_mixed: bool) {
        let is_of_year = groups.len() > 1 && is_year(groups[0]);
        let (year, groups) = if is_of_year { groups.split_at(1) } else { groups.split_at(0) };
        let number = groups.concat().trim_start_matches('0').to_owned();
        let (paper, before) = match label {
            CodeLabel::Document(paper, before) => (*paper, before.as_str()),
            CodeLabel::Word(before) => (None, before.as_str()),
            _ => (None, ""),
        };
        let is_series = letters.is_empty()
            && matches!(label, CodeLabel::Word(before) if before.chars().count() <= SERIES_LETTERS_MAX);
        let series = if is_series { before.to_owned() } else { letters.concat() };
        if !number.is_empty() {
            let written = groups.last().copied().unwrap_or_default().to_owned();
            let (before, year) = (before.to_owned(), year.concat());
            self.codes.push(DocumentCode {
                paper,
                series,
                before,
                year,
                number,
                written,
                is_mixed,
            });
        }
    }
}

/// What stands before a number.
#[derive(Debug)]
enum CodeLabel {
    /// Nothing that says anything.
    None,
    /// A word for a document, and which it is of, where it says that.
    Document(Option<Paper>, String),
    /// Another word.
    Word(String),
    /// A word for a cheque, a card, an account, an entry.
    NoDocument,
}

impl CodeLabel {
    fn before(pieces: &[Piece]) -> Self {
        let word = |piece: &Piece| match piece {
            Piece::Word(word) => Some(word.clone()),
            _ => None,
        };
        let mut words = pieces.iter().rev().map_while(word).peekable();
        while words.peek().is_some_and(|word| may_stand_between(word)) {
            words.next();
        }
        match words.next() {
            Some(first) => Self::of(&first, &words.next().unwrap_or_default()),
            None => Self::None,
        }
    }

    fn of(word: &str, before: &str) -> Self {
        let document = |paper| Self::Document(paper, word.to_owned());
        match word {
            _ if CHEQUE_WORDS.contains(&word) || is_holder(word) || is_one_of(JOURNALS, word) => {
                Self::NoDocument
            }
            _ if is_invoice(word) || is_one_of(INVOICES, word) => document(Some(Paper::Invoice)),
            "note" if before == "credit" => document(Some(Paper::CreditNote)),
            _ if is_one_of(CREDIT_NOTES, word) => document(Some(Paper::CreditNote)),
            _ if is_one_of(RECEIPTS, word) => document(Some(Paper::Receipt)),
            _ if is_one_of(ORDERS, word) => document(Some(Paper::Order)),
            _ if is_document_word(word) => document(None),
            _ if names_nobody(word) && !is_one_of(PARTS, word) => Self::None,
            _ => Self::Word(word.to_owned()),
        }
    }

    const fn is_document(&self) -> bool {
        matches!(self, Self::Document(..))
    }
}

/// Pieces where small numbers behind the one of a document are parts of it: `INV-2041 (1)` is `INV-2041/1`.
fn joined_parts(pieces: Vec<Piece>) -> Vec<Piece> {
    let mut joined: Vec<Piece> = Vec::new();
    let mut pieces = pieces.into_iter().peekable();
    while let Some(piece) = pieces.next() {
        let is_of_day = matches!(pieces.peek(), Some(Piece::Word(word)) if month(word).is_some());
        let is_labelled =
            CodeLabel::before(&joined[..joined.len().saturating_sub(1)]).is_document();
        if let Piece::Code { letters, groups, .. } = &piece
            && letters.is_empty()
            && !is_of_day
            && groups.iter().all(|group| is_small(group))
            && let Some(Piece::Code { letters: label, groups: of, is_mixed: false }) =
                joined.last_mut()
            && of.last().is_some_and(|number| number.len() >= DIGITS_MIN && !is_year(number))
            && (is_labelled || label.iter().any(|word| CodeLabel::of(word, "").is_document()))
        {
            of.extend(groups.iter().cloned());
            continue;
        }
        joined.push(piece);
    }
    joined
}
