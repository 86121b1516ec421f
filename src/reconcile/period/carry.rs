//! Matching with rows that are carried: those of one number first, then all within the window, then what
//! was carried with whatever is left.

use std::collections::{BTreeMap, BTreeSet};

use super::pool::SidePool;
use super::row_name::normal;
use crate::amount::Amount;
use crate::contract::reconcile::Score;
use crate::date::Date;
use crate::reconcile::pair::Pair;
use crate::reconcile::row::Rows;
use crate::reconcile::suggest::Suggestion;
use crate::reconcile::{ConfirmedPairs, MatchOptions, reconcile_after};

/// A number of a text has as many digits; fewer are shared by chance.
const NUMBER_DIGITS_MIN: usize = 3;

/// What was matched of two pools, by their rows.
#[derive(Debug, Default)]
pub(super) struct PoolMatching {
    pub(super) pairs: Vec<Pair>,
    pub(super) weak_pairs: Vec<Pair>,
    pub(super) suggestions: Option<Vec<Suggestion>>,
}

/// Matches rows of two pools.
pub(super) struct PoolMatcher<'a> {
    pub(super) bank: &'a SidePool,
    pub(super) book: &'a SidePool,
    /// Pairs that a person ruled out.
    pub(super) forbidden: &'a BTreeSet<(u32, u32)>,
    /// What closed periods have taught.
    pub(super) confirmed: &'a ConfirmedPairs,
    pub(super) options: MatchOptions,
    /// Most days between the dates of a carried row and its partner.
    pub(super) carry_days: i32,
    pub(super) progress: &'a (dyn Fn(usize) + Sync),
}

/// Rows that have no partner yet.
struct UnmatchedRows {
    bank: BTreeSet<u32>,
    book: BTreeSet<u32>,
}

impl UnmatchedRows {
    fn take(&mut self, pair: &Pair) {
        self.bank.remove(&pair.bank_row);
        self.book.remove(&pair.book_row);
    }
}

impl PoolMatcher<'_> {
    /// Matches these rows.
    pub(super) fn run(&self, bank: Vec<u32>, book: Vec<u32>) -> PoolMatching {
        let mut free =
            UnmatchedRows { bank: bank.into_iter().collect(), book: book.into_iter().collect() };
        let mut matching = PoolMatching::default();
        for pair in self.by_number(&free) {
            free.take(&pair);
            matching.pairs.push(pair);
        }
        self.within_days(&mut free, &mut matching);
        for is_bank in [false, true] {
            for pair in self.carried(&free, is_bank) {
                free.take(&pair);
                matching.pairs.push(pair);
            }
        }
        matching.pairs.sort_unstable_by_key(|pair| pair.bank_row);
        matching
    }

    /// Carried rows and new ones of equal amounts that share a number with each other and with no third.
    fn by_number(&self, free: &UnmatchedRows) -> Vec<Pair> {
        let is_carried = |pool: &SidePool, row: &u32| pool.is_carried(*row);
        let mut found: Vec<(u32, u32)> = Vec::new();
        if !free.bank.iter().any(|row| is_carried(self.bank, row))
            && !free.book.iter().any(|row| is_carried(self.book, row))
        {
            return Vec::new();
        }
        let mut books: BTreeMap<Amount, Vec<u32>> = BTreeMap::new();
        for row in &free.book {
            books.entry(self.book.rows.amount(*row).value()).or_default().push(*row);
        }
        for bank in &free.bank {
            let candidates = books.get(&self.bank.rows.amount(*bank).value());
            for book in candidates.into_iter().flatten() {
                let is_one_carried = is_carried(self.bank, bank) != is_carried(self.book, book);
                if is_one_carried && self.may_meet(*bank, *book) && self.share_number(*bank, *book)
                {
                    found.push((*bank, *book));
                }
            }
        }
        let only = |pair: &&(u32, u32)| {
            found.iter().filter(|one| one.0 == pair.0 || one.1 == pair.1).count() == 1
        };
        found.iter().filter(only).map(|(bank, book)| sure(*bank, *book)).collect()
    }

    fn share_number(&self, bank: u32, book: u32) -> bool {
        let of_bank = numbers(self.bank.rows.description(bank));
        !of_bank.is_empty()
            && numbers(self.book.rows.description(book)).iter().any(|one| of_bank.contains(one))
    }

    /// Whether two rows, one of them carried, are near enough in time and nobody ruled them out.
    fn may_meet(&self, bank: u32, book: u32) -> bool {
        let days = self.bank.rows.date(bank).days_after(self.book.rows.date(book)).abs();
        days <= self.carry_days && !self.forbidden.contains(&(bank, book))
    }

    /// All rows within the window, in one matching. A row whose partner was ruled out waits until the others
    /// have theirs.
    fn within_days(&self, free: &mut UnmatchedRows, matching: &mut PoolMatching) {
        let mut waiting: Vec<u32> = Vec::new();
        loop {
            let bank: Vec<u32> =
                free.bank.iter().copied().filter(|row| !waiting.contains(row)).collect();
            let book: Vec<u32> = free.book.iter().copied().collect();
            let (of_bank, of_book) = (part(&self.bank.rows, &bank), part(&self.book.rows, &book));
            let outcome =
                reconcile_after(self.confirmed, &of_bank, &of_book, self.options, self.progress);
            let whole = |pair: &Pair| Pair {
                bank_row: bank[pair.bank_row as usize],
                book_row: book[pair.book_row as usize],
                ..*pair
            };
            let pairs: Vec<Pair> = outcome.pairs.iter().map(whole).collect();
            let is_forbidden =
                |pair: &&Pair| self.forbidden.contains(&(pair.bank_row, pair.book_row));
            let before = waiting.len();
            waiting.extend(pairs.iter().filter(is_forbidden).map(|pair| pair.bank_row));
            if waiting.len() > before {
                continue;
            }
            for pair in &pairs {
                free.take(pair);
            }
            matching.pairs.extend(pairs);
            matching.weak_pairs = outcome.weak_pairs.iter().map(whole).collect();
            let rows =
                |list: Vec<u32>, of: &[u32]| list.iter().map(|row| of[*row as usize]).collect();
            matching.suggestions = outcome.suggestions.map(|suggestions| {
                let whole = |one: Suggestion| Suggestion {
                    bank_rows: rows(one.bank_rows, &bank),
                    book_rows: rows(one.book_rows, &book),
                    ..one
                };
                suggestions.into_iter().map(whole).collect()
            });
            break;
        }
        let options = MatchOptions { suggest: false, ..self.options };
        for row in waiting {
            let may = |book: &u32| !self.forbidden.contains(&(row, *book));
            let book: Vec<u32> = free.book.iter().copied().filter(may).collect();
            let of_book = part(&self.book.rows, &book);
            let of_bank = part(&self.bank.rows, &[row]);
            let outcome = reconcile_after(self.confirmed, &of_bank, &of_book, options, &|_| ());
            if let Some(pair) = outcome.pairs.first() {
                let pair = Pair { bank_row: row, book_row: book[pair.book_row as usize], ..*pair };
                free.take(&pair);
                matching.pairs.push(pair);
            }
        }
    }

    /// Carried rows of one side with new ones of the other, by amount and text, whatever their days.
    fn carried(&self, free: &UnmatchedRows, is_bank: bool) -> Vec<Pair> {
        let of = |pool: &SidePool, rows: &BTreeSet<u32>, is_carried: bool| -> Vec<u32> {
            rows.iter().copied().filter(|row| pool.is_carried(*row) == is_carried).collect()
        };
        let bank = of(self.bank, &free.bank, is_bank);
        let book = of(self.book, &free.book, !is_bank);
        if bank.is_empty() || book.is_empty() {
            return Vec::new();
        }
        let day = bank.iter().map(|row| self.bank.rows.date(*row)).max();
        let Some(day) = day else { return Vec::new() };
        let (of_bank, of_book) =
            (redated(&self.bank.rows, &bank, day), redated(&self.book.rows, &book, day));
        let options = MatchOptions { window_days: 0, suggest: false, ..self.options };
        let outcome = reconcile_after(self.confirmed, &of_bank, &of_book, options, &|_| ());
        let whole = outcome.pairs.iter().map(|pair| Pair {
            bank_row: bank[pair.bank_row as usize],
            book_row: book[pair.book_row as usize],
            ..*pair
        });
        whole.filter(|pair| self.may_meet(pair.bank_row, pair.book_row)).collect()
    }
}

/// A pair of which there is no doubt.
pub(super) const fn sure(bank_row: u32, book_row: u32) -> Pair {
    Pair { bank_row, book_row, score: Score::from_thousandths(1000), rivals: 0 }
}

/// Some of the rows.
pub(super) fn part(rows: &Rows, of: &[u32]) -> Rows {
    if of.len() == rows.len() {
        return rows.clone();
    }
    let mut part = Rows::default();
    for row in of {
        push(&mut part, rows, *row, rows.date(*row));
    }
    part
}

/// Some of the rows, all of one day.
fn redated(rows: &Rows, of: &[u32], day: Date) -> Rows {
    let mut part = Rows::default();
    for row in of {
        push(&mut part, rows, *row, day);
    }
    part
}

fn push(part: &mut Rows, rows: &Rows, row: u32, day: Date) {
    let pushed = part.push(day, &rows.amount(row).to_string(), rows.description(row));
    debug_assert_eq!(pushed, Ok(()), "a row taken once is taken again");
}

/// Words of a text that are numbers of something: a cheque, an invoice.
fn numbers(text: &str) -> BTreeSet<String> {
    let digits = |word: &str| word.bytes().filter(u8::is_ascii_digit).count();
    let is_number = |word: &&str| digits(word) >= NUMBER_DIGITS_MIN;
    let normal = normal(text);
    normal
        .split(' ')
        .filter(is_number)
        .map(|word| word.trim_start_matches('0').to_owned())
        .collect()
}
