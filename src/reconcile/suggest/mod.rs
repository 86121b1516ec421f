//! Why rows may have been left unmatched. The matching is done and is not touched.

mod choose;
mod copies;
mod habits;
mod left;
mod near;
mod received;
mod sentence;
mod slip;
mod sums;
#[cfg(test)]
mod tests;
mod twins;
mod weigh;

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::Range;

use super::candidates::content_order;
use super::known::Known;
use super::outcome::Outcome;
use super::pair::Pair;
use super::row::Rows;
use super::side_by_side;
use super::sides::small;
use super::text::TextIndex;
use crate::amount::Amount;
use crate::contract::reconcile::Score;
use crate::contract::suggestion::{Suggested, SuggestionKind};

use choose::{Candidates, Free, Lead, What, explained, lower, take_best};
use copies::Copies;
use habits::{Habits as SideHabits, Traits};
use left::{LeftSide, whole_cents};
use near::{Finder, Gap, Near};
use sentence::sentence;
use sums::{Doubtful, Explained, Parts, Sums, Wholes};
use twins::Twins;
use weigh::{Amounts, FarLags, Weigher};

pub(super) use received::received;

/// What may have happened to some unmatched rows. An unmatched row is in one suggestion at most.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggestion {
    /// What may have happened.
    pub kind: SuggestionKind,
    /// Indices of the bank rows, 0-based.
    pub bank_rows: Vec<u32>,
    /// Indices of the book rows, 0-based.
    pub book_rows: Vec<u32>,
    /// Total of these bank rows minus total of these book rows, exact.
    pub amount_difference: Amount,
    /// How likely the suggestion is right.
    pub confidence: Score,
    /// What may have happened, in a sentence for people.
    pub reason: String,
}

impl Suggestion {
    /// The suggestion with its rows, as the API's `suggestions` list it.
    #[must_use]
    pub fn to_contract<'a>(&'a self, bank: &'a Rows, book: &'a Rows) -> Suggested<'a> {
        let rows = |rows: &'a Rows, list: &[u32]| list.iter().map(|row| rows.row(*row)).collect();
        Suggested {
            kind: self.kind,
            bank: rows(bank, &self.bank_rows),
            book: rows(book, &self.book_rows),
            amount_difference: self.amount_difference.clone(),
            confidence: self.confidence,
            reason: &self.reason,
        }
    }
}

/// Total of these bank rows minus total of these book rows, exact.
fn difference(bank: &Rows, book: &Rows, bank_rows: &[u32], book_rows: &[u32]) -> Amount {
    bank.total(bank_rows.iter().copied()) - book.total(book_rows.iter().copied())
}

/// What suggesting needs to know of the run that left rows over.
pub(super) struct Suggester<'a> {
    pub(super) bank: &'a Rows,
    pub(super) book: &'a Rows,
    pub(super) known: &'a Known,
    /// The suggestions are the same for any number.
    pub(super) threads: NonZeroUsize,
}

impl Suggester<'_> {
    /// Suggestions for the rows that an outcome leaves over, by date.
    pub(super) fn suggest(&self, outcome: &Outcome) -> Vec<Suggestion> {
        let missing = outcome.missing_from_books.iter().copied();
        let remove = outcome.remove_from_books.iter().copied();
        let (bank, book) = side_by_side(
            self.threads,
            || LeftSide::new(self.bank, missing, &self.known.text, TextIndex::bank_words),
            || LeftSide::new(self.book, remove, &self.known.text, TextIndex::book_words),
        );
        let unmatched = bank.rows.len() + book.rows.len();
        let amounts = Amounts::new(self.known.points().0, self.known.points().1, unmatched);
        let partners = Partners::of(self.bank, self.book, &outcome.pairs);
        let mut free = Free::all(&bank, &book);
        let candidates = self.candidates(&bank, &book, &amounts, &partners);
        let mut leads = candidates.leads((bank.list.len(), book.list.len()));
        let otherwise = explained(leads.iter(), &free);
        let firm = leads.iter().filter(|lead| !lead.needs_another_digit());
        let firm = explained(firm, &free);
        let sums = self.sums(&bank, &book, &amounts, outcome, [&otherwise, &firm]);
        lower(&mut leads, &explained(sums.iter(), &free));
        leads.extend(sums);
        self.named(take_best(leads, &mut free), &bank, &book)
    }

    /// What may explain one row or two.
    fn candidates(
        &self,
        bank: &LeftSide<'_>,
        book: &LeftSide<'_>,
        amounts: &Amounts,
        partners: &Partners,
    ) -> Candidates {
        let finder = Finder::new(bank, book, self.known.window_days);
        let find = |places: Range<u32>| {
            let mut near = Vec::new();
            for at in places {
                finder.candidates(at, &mut near);
            }
            near
        };
        let (middle, end) = (small(bank.list.len() / 2), small(bank.list.len()));
        let (mut near, of_later) =
            side_by_side(self.threads, || find(0..middle), || find(middle..end));
        near.extend(of_later);
        let far_lags =
            FarLags::learn(sure_far(&near, bank, book).into_iter(), self.known.window_days);
        let weigher = Weigher { bank, book, habits: &self.known.habits, amounts, far_lags };
        let weigh = |near: &mut [Near]| {
            for near in near {
                near.parts = weigher.weigh(near);
            }
        };
        let middle = near.len() / 2;
        let (earlier, later) = near.split_at_mut(middle);
        side_by_side(self.threads, || weigh(earlier), || weigh(later));
        let copies = |side, left, points, pairs, other, row_of_other| Copies {
            left,
            side,
            points,
            pairs,
            other,
            row_of_other,
            amounts,
            window_days: self.known.window_days,
        };
        let in_bank =
            copies(0, bank, self.known.points().0, &*partners.of_bank, self.book, |pair: &Pair| {
                pair.book_row
            });
        let in_book =
            copies(1, book, self.known.points().1, &*partners.of_book, self.bank, |pair: &Pair| {
                pair.bank_row
            });
        let bank_words = |row| self.known.text.bank_words(row);
        let book_words = |row| self.known.text.book_words(row);
        let (bank_copies, book_copies) = side_by_side(
            self.threads,
            || in_bank.originals(&bank_words),
            || in_book.originals(&book_words),
        );
        Candidates { near, bank_copies, book_copies }
    }

    /// What unmatched rows add up to, on either side. `explained` and `firm`: how likely the row at
    /// each place of bank and book is explained otherwise, by anything and by what a sum whose
    /// texts agree has to give way to.
    fn sums(
        &self,
        bank: &LeftSide<'_>,
        book: &LeftSide<'_>,
        amounts: &Amounts,
        outcome: &Outcome,
        [explained, firm]: [&[Vec<f64>; 2]; 2],
    ) -> Vec<Lead> {
        let partners = Partners::of(self.bank, self.book, &outcome.pairs);
        let matched = |pairs: &[Option<Pair>]| pairs.iter().map(Option::is_some).collect();
        let (bank_matched, book_matched): (Vec<bool>, Vec<bool>) =
            (matched(&partners.of_bank), matched(&partners.of_book));
        let text = &self.known.text;
        let of_bank = SideHabits {
            all: self.bank,
            left: bank,
            is_matched: &bank_matched,
            text,
            words: TextIndex::bank_numbers,
        };
        let of_book = SideHabits {
            all: self.book,
            left: book,
            is_matched: &book_matched,
            text,
            words: TextIndex::book_numbers,
        };
        let bank_words = |row| text.bank_words(row);
        let book_words = |row| text.book_words(row);
        let bank_twins = Twins {
            left: bank,
            other_side: 1,
            others: self.known.points().1,
            amounts,
            pairs: &partners.of_book,
            own_row: |pair| pair.bank_row,
            words: &bank_words,
            words_of_other: &book_words,
            window_days: self.known.window_days,
        };
        let book_twins = Twins {
            left: book,
            other_side: 0,
            others: self.known.points().0,
            amounts,
            pairs: &partners.of_bank,
            own_row: |pair| pair.book_row,
            words: &book_words,
            words_of_other: &bank_words,
            window_days: self.known.window_days,
        };
        let of_one = |(wholes, parts, twins, is_batch): Direction<'_>| {
            let chances = wholes.chances_of_wholes();
            let (traits, doubtful) = traits_of(parts, twins, &outcome.pairs);
            let [of_wholes, of_parts] = if is_batch { [0, 1] } else { [1, 0] }
                .map(|side| Explained { by_any: &explained[side], firmly: &firm[side] });
            let sums = Sums {
                wholes: Wholes { side: wholes.left, chances: &chances, explained: of_wholes },
                parts: Parts {
                    side: parts.left,
                    traits: &traits,
                    explained: of_parts,
                    doubtful: &doubtful,
                },
                amounts,
                is_batch,
            };
            sums.find()
        };
        let (mut found, splits) = side_by_side(
            self.threads,
            || of_one((&of_bank, &of_book, &book_twins, true)),
            || of_one((&of_book, &of_bank, &bank_twins, false)),
        );
        found.extend(splits);
        found
    }

    /// By date, with rows for places: of alike rows the earlier are named first.
    fn named(
        &self,
        mut leads: Vec<Lead>,
        bank: &LeftSide<'_>,
        book: &LeftSide<'_>,
    ) -> Vec<Suggestion> {
        let day = |lead: &Lead| match (lead.bank.first(), lead.book.first()) {
            (Some(at), _) => bank.list[*at as usize].day,
            (None, Some(at)) => book.list[*at as usize].day,
            (None, None) => 0,
        };
        leads.sort_by(|a, b| {
            let order = |lead: &Lead| (day(lead), lead.bank.is_empty());
            order(a).cmp(&order(b)).then_with(|| (&a.bank, &a.book).cmp(&(&b.bank, &b.book)))
        });
        let mut copies: BTreeMap<(u32, u32, bool), usize> = BTreeMap::new();
        for lead in &leads {
            if let What::Copy(pair) = lead.what {
                let of_pair = (pair.bank_row, pair.book_row, lead.bank.is_empty());
                *copies.entry(of_pair).or_default() += 1;
            }
        }
        let mut next = [bank, book].map(|side| vec![0_u32; side.list.len()]);
        let mut rows = |side: usize, of: &LeftSide<'_>, places: &[u32]| -> Vec<u32> {
            let mut row = |at: &u32| {
                let used = &mut next[side][*at as usize];
                let row = of.rows[(of.list[*at as usize].start + *used) as usize];
                *used += 1;
                row
            };
            places.iter().map(&mut row).collect()
        };
        let suggestion = |lead: Lead| {
            let mut bank_rows = rows(0, bank, &lead.bank);
            let mut book_rows = rows(1, book, &lead.book);
            let mut times = 1;
            if let What::Copy(pair) = lead.what {
                let of_pair = (pair.bank_row, pair.book_row, bank_rows.is_empty());
                times += copies.get(&of_pair).copied().unwrap_or(1);
                bank_rows.push(pair.bank_row);
                book_rows.push(pair.book_row);
            } else {
                bank_rows.sort_unstable();
                book_rows.sort_unstable();
            }
            let sides = (self.bank, self.book);
            Suggestion {
                kind: kind(lead.what, &bank_rows),
                amount_difference: difference(self.bank, self.book, &bank_rows, &book_rows),
                confidence: lead.confidence,
                reason: sentence(lead.what, times, sides, (&bank_rows, &book_rows)),
                bank_rows,
                book_rows,
            }
        };
        leads.into_iter().map(suggestion).collect()
    }
}

/// The sides of wholes and parts, the twins of the parts, and whether the whole is a bank row.
type Direction<'a> = (&'a SideHabits<'a>, &'a SideHabits<'a>, &'a Twins<'a>, bool);

/// Lags and texts in common of candidates too many days apart, neither of whose rows has another.
fn sure_far(near: &[Near], bank: &LeftSide<'_>, book: &LeftSide<'_>) -> Vec<(i32, i32)> {
    let far = || near.iter().filter(|near| near.gap == Gap::Days);
    let mut counts = [bank, book].map(|side| vec![0_u32; side.list.len()]);
    for near in far() {
        counts[0][near.bank as usize] += 1;
        counts[1][near.book as usize] += 1;
    }
    far()
        .map(|near| (near.bank as usize, near.book as usize))
        .filter(|(b, k)| counts[0][*b] == 1 && counts[1][*k] == 1)
        .map(|(b, k)| {
            (book.list[k].day - bank.list[b].day, bank.words[b].in_common(&book.words[k]))
        })
        .collect()
}

/// A matched row whose pair has a lower score, in thousandths, may be a part of a sum.
const DOUBTFUL: u16 = 400;

/// What is known as parts of the unmatched rows, and of the matched rows that may be parts.
fn traits_of(
    parts: &SideHabits<'_>,
    twins: &Twins<'_>,
    pairs: &[Pair],
) -> (Vec<Traits>, Vec<Doubtful>) {
    let all = parts.all;
    let mut doubtful: Vec<(i32, i64, u32)> = pairs
        .iter()
        .filter(|pair| pair.score.thousandths() < DOUBTFUL)
        .map(twins.own_row)
        .filter_map(|row| Some((all.date(row).day_number(), whole_cents(all, row)?, row)))
        .collect();
    doubtful.sort_unstable_by(|a, b| {
        (a.0, a.1).cmp(&(b.0, b.1)).then_with(|| content_order(all, a.2, b.2)).then(a.2.cmp(&b.2))
    });
    let places = (0..).take(parts.left.list.len());
    let unmatched = places.map(|at| (parts.left.row(at), twins.level(at)));
    let matched = doubtful.iter().map(|(_, _, row)| (*row, Twins::LEVELS));
    let rows: Vec<(u32, usize)> = unmatched.chain(matched).collect();
    let mut traits = parts.traits_of(&rows);
    let of_matched = traits.split_off(parts.left.list.len());
    let row = |((day, cents, _), traits)| Doubtful { day, cents, traits };
    (traits, doubtful.into_iter().zip(of_matched).map(row).collect())
}

/// The pair of each row, where it has one.
struct Partners {
    of_bank: Vec<Option<Pair>>,
    of_book: Vec<Option<Pair>>,
}

impl Partners {
    fn of(bank: &Rows, book: &Rows, pairs: &[Pair]) -> Self {
        let mut partners =
            Self { of_bank: vec![None; bank.len()], of_book: vec![None; book.len()] };
        for pair in pairs {
            partners.of_bank[pair.bank_row as usize] = Some(*pair);
            partners.of_book[pair.book_row as usize] = Some(*pair);
        }
        partners
    }
}

fn kind(what: What, bank_rows: &[u32]) -> SuggestionKind {
    match what {
        What::Near(Gap::Days) => SuggestionKind::OutsideWindow,
        What::Near(Gap::Sign) => SuggestionKind::FlippedSign,
        What::Near(Gap::Slip(_)) => SuggestionKind::MistypedAmount,
        What::Near(Gap::Cents) => SuggestionKind::Rounding,
        What::Near(Gap::Fee) => SuggestionKind::Fee,
        What::Copy(_) => SuggestionKind::Duplicate,
        What::Sum if bank_rows.len() == 1 => SuggestionKind::Batch,
        What::Sum => SuggestionKind::Split,
    }
}
