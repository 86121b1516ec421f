//! Components too large for the exact assignment: the most pairs by one sweep over the days,
//! then exchanges of partners that the texts speak for.
//!
//! The number of pairs stays exactly the largest: every exchange keeps it. Only the choice of
//! partners is approximate.

use std::collections::BTreeMap;

use super::candidates::Point;
use super::score::score_against_strangers;
use super::sides::{Settled, Sides};

/// A word that more book rows than this have is not followed: it tells little apart.
const FOLLOWED_ROWS_MAX: usize = 64;

/// Words of a bank row that are followed, the rarest first.
const FOLLOWED_WORDS: usize = 4;

/// Rounds of exchanges; later rounds find almost nothing.
const ROUNDS: usize = 3;

/// Pairs a component by sweep and exchange.
pub(crate) fn settle(sides: &Sides<'_>, window_days: i32) -> Vec<Settled> {
    let mut pairing = Pairing::new(sides, window_days);
    pairing.sweep();
    pairing.exchange();
    pairing.settled()
}

struct Pairing<'a> {
    sides: &'a Sides<'a>,
    window_days: i32,
    book_of: Vec<Option<usize>>,
    bank_of: Vec<Option<usize>>,
}

impl<'a> Pairing<'a> {
    fn new(sides: &'a Sides<'a>, window_days: i32) -> Self {
        let (book_of, bank_of) = (vec![None; sides.bank.len()], vec![None; sides.book.len()]);
        Self { sides, window_days, book_of, bank_of }
    }

    /// The most equal pairs, then the most rounded pairs of what is left. On one amount the
    /// windows of all rows are equally long, so pairing the earliest with the earliest in reach
    /// never costs a pair.
    fn sweep(&mut self) {
        let mut by_amount: BTreeMap<u32, (Vec<usize>, Vec<usize>)> = BTreeMap::new();
        for (bank, point) in self.sides.bank.iter().enumerate() {
            by_amount.entry(point.exact).or_default().0.push(bank);
        }
        for (book, point) in self.sides.book.iter().enumerate() {
            by_amount.entry(point.exact).or_default().1.push(book);
        }
        for (bank, book) in by_amount.values() {
            self.sweep_rows(bank, book);
        }
        if by_amount.len() > 1 {
            let bank: Vec<usize> = open_places(&self.book_of);
            let book: Vec<usize> = open_places(&self.bank_of);
            self.sweep_rows(&bank, &book);
        }
    }

    fn sweep_rows(&mut self, bank: &[usize], book: &[usize]) {
        let mut books = book.iter().copied().peekable();
        for &bank in bank {
            let day = self.sides.bank[bank].day;
            let too_early = |book: &usize| self.sides.book[*book].day < day - self.window_days;
            while books.next_if(too_early).is_some() {}
            let in_reach = |book: &usize| self.sides.book[*book].day <= day + self.window_days;
            if let Some(book) = books.next_if(in_reach) {
                self.book_of[bank] = Some(book);
                self.bank_of[book] = Some(bank);
            }
        }
    }

    /// Tries the pairs that share a rare word, the cheapest first, again for some rounds.
    fn exchange(&mut self) {
        let mut wishes = self.wishes();
        wishes.sort_unstable();
        for _ in 0..ROUNDS {
            let exchanged =
                wishes.iter().filter(|(_, bank, book)| self.try_exchange(*bank, *book)).count();
            if exchanged == 0 {
                break;
            }
        }
    }

    /// Candidate pairs that share a rare word, each with its cost.
    fn wishes(&self) -> Vec<(i64, usize, usize)> {
        let mut books_with: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
        for (book, words) in self.sides.book_words.iter().enumerate() {
            for word in words.by_worth() {
                books_with.entry(word).or_default().push(book);
            }
        }
        let mut wishes = Vec::new();
        for (bank, words) in self.sides.bank_words.iter().enumerate() {
            let followed = words
                .by_worth()
                .into_iter()
                .filter_map(|word| books_with.get(&word))
                .filter(|books| books.len() <= FOLLOWED_ROWS_MAX)
                .take(FOLLOWED_WORDS);
            let mut books: Vec<usize> = followed.flatten().copied().collect();
            books.sort_unstable();
            books.dedup();
            let in_reach = books.into_iter().filter(|book| self.is_candidate(bank, *book));
            wishes.extend(in_reach.map(|book| (self.sides.cost(bank, book), bank, book)));
        }
        wishes
    }

    fn is_candidate(&self, bank: usize, book: usize) -> bool {
        self.sides.lag_days(bank, book).abs() <= self.window_days
    }

    /// Pairs `bank` with `book` if their present partners can take each other and all are better
    /// off together; neither the number of equal pairs nor of rounded ones changes.
    fn try_exchange(&mut self, bank: usize, book: usize) -> bool {
        let (old_book, old_bank) = (self.book_of[bank], self.bank_of[book]);
        if old_book == Some(book) {
            return false;
        }
        let before = [old_book.map(|k| (bank, k)), old_bank.map(|b| (b, book))];
        let after = [Some((bank, book)), old_bank.zip(old_book)];
        let left_over = old_bank.zip(old_book);
        let loses_a_pair = before.iter().flatten().count() > after.iter().flatten().count();
        let in_reach = left_over.is_none_or(|(b, k)| self.is_candidate(b, k));
        let (equal_before, cost_before) = self.weigh(before);
        let (equal_after, cost_after) = self.weigh(after);
        if loses_a_pair || !in_reach || equal_before != equal_after || cost_after >= cost_before {
            return false;
        }
        for (bank, book) in before.into_iter().flatten() {
            (self.book_of[bank], self.bank_of[book]) = (None, None);
        }
        for (bank, book) in after.into_iter().flatten() {
            (self.book_of[bank], self.bank_of[book]) = (Some(book), Some(bank));
        }
        true
    }

    /// How many of the pairs are equal, and what they cost together.
    fn weigh(&self, pairs: [Option<(usize, usize)>; 2]) -> (usize, i64) {
        pairs.into_iter().flatten().fold((0, 0), |(equal, cost), (bank, book)| {
            let is_equal = self.sides.is_equal(bank, book);
            (equal + usize::from(is_equal), cost + self.sides.cost(bank, book))
        })
    }

    fn settled(&self) -> Vec<Settled> {
        let pairs =
            self.book_of.iter().enumerate().filter_map(|(bank, book)| Some((bank, (*book)?)));
        pairs
            .map(|(bank, book)| {
                let rivals = self.candidates_near(self.sides.book, self.sides.bank[bank].day)
                    + self.candidates_near(self.sides.bank, self.sides.book[book].day)
                    - 2;
                let text = self.sides.text_parts(bank, book);
                let lag_rarity = self.sides.lags.rarity(self.sides.lag_days(bank, book));
                let rivals = u32::try_from(rivals).unwrap_or(u32::MAX);
                Settled {
                    bank,
                    book,
                    score: score_against_strangers(text, lag_rarity, rivals),
                    rivals,
                }
            })
            .collect()
    }

    fn candidates_near(&self, points: &[Point], day: i32) -> usize {
        let start = points.partition_point(|point| point.day < day - self.window_days);
        points[start..].partition_point(|point| point.day <= day + self.window_days)
    }
}

fn open_places(partners: &[Option<usize>]) -> Vec<usize> {
    partners.iter().enumerate().filter(|(_, partner)| partner.is_none()).map(|(at, _)| at).collect()
}
