//! Why rows may have been left unmatched. The matching is done and is not touched.

use tieout::sort::CompactSort as _;

mod duplicates;
mod keying_error;
mod near_pairs;
mod net_payouts;
mod odds_model;
mod part_traits;
pub(super) mod received;
mod reentry;
mod reference_labels;
mod select;
mod sentence;
mod settlement;
pub(super) mod suggestion;
mod sums;
mod taken_partner;
#[cfg(test)]
mod tests;
mod unmatched;

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::Range;

use super::candidates::content_order;
use super::outcome::MatchOutcome;
use super::pair::Pair;
use super::prepared::PreparedRows;
use super::row::Rows;
use super::row_number::small;
use super::threads::side_by_side;
use crate::evidence::terms::TermIndex;
use tieout::contract::suggestion::SuggestionKind;

use duplicates::{DuplicateCandidate, DuplicateSearch};
use near_pairs::{NearPair, NearPairFinder, PairMismatch, drop_other_cheques, sure_far};
use net_payouts::net_payouts;
use odds_model::{AmountFrequencies, LongLags, OddsModel};
use part_traits::{PartTraits, SideTraits};
use reentry::ReentrySearch;
use select::{
    CONFIDENCE_MIN, DraftSuggestion, Hypothesis, HypothesisQueue, UnclaimedRows, explained, lower,
    take_best,
};
use sentence::sentence;
use settlement::SettlementFinder;
use sums::{DoubtfulRow, ExplainedOdds, PartSide, SumFinder, WholeSide};
use taken_partner::TakenPartnerSearch;
use unmatched::{UnmatchedSide, whole_cents};

use suggestion::{Suggestion, SuggestionAlternative, difference};

/// What suggesting needs to know of the run that left rows over.
pub(super) struct Suggester<'a> {
    pub(super) bank: &'a Rows,
    pub(super) book: &'a Rows,
    pub(super) prepared: &'a PreparedRows,
    /// The suggestions are the same for any number.
    pub(super) threads: NonZeroUsize,
}

impl Suggester<'_> {
    /// Suggestions for the rows that an outcome leaves over, by date.
    pub(super) fn suggest(&self, outcome: &MatchOutcome) -> Vec<Suggestion> {
        let missing = outcome.missing_from_books.iter().copied();
        let remove = outcome.remove_from_books.iter().copied();
        let (bank, book) = side_by_side(
            self.threads,
            || UnmatchedSide::new(self.bank, missing, &self.prepared.text, TermIndex::bank_words),
            || UnmatchedSide::new(self.book, remove, &self.prepared.text, TermIndex::book_words),
        );
        let unmatched = bank.rows.len() + book.rows.len();
        let amounts =
            AmountFrequencies::new(self.prepared.points().0, self.prepared.points().1, unmatched);
        let partners = PairByRow::of(self.bank, self.book, &outcome.pairs);
        let mut free = UnclaimedRows::all(&bank, &book);
        let candidates = self.candidates(&bank, &book, &amounts, &partners);
        let mut leads = candidates.leads((bank.list.len(), book.list.len()));
        let is_matched = partners.is_matched();
        let sides = self.side_traits([&bank, &book], &is_matched);
        let chances = sides.each_ref().map(SideTraits::chances_of_wholes);
        leads.extend(self.settlements(&sides, &chances, &amounts));
        leads.extend(net_payouts(&sides[0], &sides[1]));
        let otherwise = explained(leads.iter(), &free);
        let firm = leads.iter().filter(|lead| !lead.needs_another_digit());
        let firm = explained(firm, &free);
        let sums = self.sums(&sides, &chances, &amounts, (outcome, &partners), [&otherwise, &firm]);
        let likely = sums.iter().filter(|sum| sum.confidence >= CONFIDENCE_MIN);
        lower(&mut leads, &explained(likely, &free));
        leads.extend(sums);
        self.named(take_best(leads, &mut free), &bank, &book)
    }

    /// What may explain one row or two.
    fn candidates(
        &self,
        bank: &UnmatchedSide<'_>,
        book: &UnmatchedSide<'_>,
        amounts: &AmountFrequencies,
        partners: &PairByRow,
    ) -> HypothesisQueue {
        let finder = NearPairFinder::new(bank, book, self.prepared.window_days);
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
        drop_other_cheques(&mut near, bank, book);
        let far_lags =
            LongLags::learn(sure_far(&near, bank, book).into_iter(), self.prepared.window_days);
        let weigher = OddsModel { bank, book, priors: &self.prepared.priors, amounts, far_lags };
        let weigh = |near: &mut [NearPair]| {
            for near in near {
                near.parts = weigher.weigh(near);
            }
        };
        let middle = near.len() / 2;
        let (earlier, later) = near.split_at_mut(middle);
        side_by_side(self.threads, || weigh(earlier), || weigh(later));
        let [bank_copies, book_copies, reentries] = self.repeated(bank, book, amounts, partners);
        HypothesisQueue { near, bank_copies, book_copies, reentries }
    }

    /// Copies in the bank, copies in the books, and what the books have again under another reference.
    fn repeated(
        &self,
        bank: &UnmatchedSide<'_>,
        book: &UnmatchedSide<'_>,
        amounts: &AmountFrequencies,
        partners: &PairByRow,
    ) -> [Vec<DuplicateCandidate>; 3] {
        let (bank_points, book_points) = self.prepared.points();
        let window_days = self.prepared.window_days;
        let bank_words = |row| self.prepared.text.bank_words(row);
        let book_words = |row| self.prepared.text.book_words(row);
        let in_bank = || {
            let search = DuplicateSearch {
                left: bank,
                side: 0,
                points: bank_points,
                pairs: &partners.of_bank,
                other: self.book,
                row_of_other: |pair| pair.book_row,
                amounts,
                window_days,
            };
            search.originals(&bank_words)
        };
        let in_book = || {
            let (points, pairs) = (book_points, &*partners.of_book);
            let search = DuplicateSearch {
                left: book,
                side: 1,
                points,
                pairs,
                other: self.bank,
                row_of_other: |pair| pair.bank_row,
                amounts,
                window_days,
            };
            let copies = search.originals(&book_words);
            let search = ReentrySearch { left: book, points, pairs, amounts, window_days };
            let reentries = search.originals(&copies, &book_words);
            (copies, reentries)
        };
        let (bank_copies, (book_copies, reentries)) = side_by_side(self.threads, in_bank, in_book);
        [bank_copies, book_copies, reentries]
    }

    /// The unmatched rows of bank and book with what is known of all rows.
    fn side_traits<'s>(
        &'s self,
        [bank, book]: [&'s UnmatchedSide<'_>; 2],
        [bank_matched, book_matched]: &'s [Vec<bool>; 2],
    ) -> [SideTraits<'s>; 2] {
        let text = &self.prepared.text;
        let of_bank = SideTraits {
            all: self.bank,
            left: bank,
            is_matched: bank_matched,
            text,
            words: TermIndex::bank_numbers,
        };
        let of_book = SideTraits {
            all: self.book,
            left: book,
            is_matched: book_matched,
            text,
            words: TermIndex::book_numbers,
        };
        [of_bank, of_book]
    }

    /// Totals of unmatched rows that share a word with the row that is their total, on either side.
    fn settlements(
        &self,
        sides: &[SideTraits<'_>; 2],
        chances: &[Vec<f64>; 2],
        amounts: &AmountFrequencies,
    ) -> Vec<DraftSuggestion> {
        let of = |whole: usize| {
            let (wholes, parts) = (&sides[whole], &sides[1 - whole]);
            let chances = &chances[whole];
            SettlementFinder { wholes, chances, parts, amounts, is_batch: whole == 0 }.find()
        };
        let (mut found, splits) = side_by_side(self.threads, || of(0), || of(1));
        found.extend(splits);
        found
    }

    /// What unmatched rows add up to, on either side. `explained` and `firm`: how likely the row at
    /// each place of bank and book is explained otherwise, by anything and by what a sum whose
    /// texts agree has to give way to.
    fn sums(
        &self,
        [of_bank, of_book]: &[SideTraits<'_>; 2],
        [bank_chances, book_chances]: &[Vec<f64>; 2],
        amounts: &AmountFrequencies,
        (outcome, partners): (&MatchOutcome, &PairByRow),
        [explained, firm]: [&[Vec<f64>; 2]; 2],
    ) -> Vec<DraftSuggestion> {
        let text = &self.prepared.text;
        let (bank, book) = (of_bank.left, of_book.left);
        let bank_words = |row| text.bank_words(row);
        let book_words = |row| text.book_words(row);
        let bank_twins = TakenPartnerSearch {
            left: bank,
            other_side: 1,
            others: self.prepared.points().1,
            amounts,
            pairs: &partners.of_book,
            own_row: |pair| pair.bank_row,
            words: &bank_words,
            words_of_other: &book_words,
            window_days: self.prepared.window_days,
        };
        let book_twins = TakenPartnerSearch {
            left: book,
            other_side: 0,
            others: self.prepared.points().0,
            amounts,
            pairs: &partners.of_bank,
            own_row: |pair| pair.book_row,
            words: &book_words,
            words_of_other: &bank_words,
            window_days: self.prepared.window_days,
        };
        let of_one = |(wholes, parts, taken_partners, is_batch): SumDirection<'_>| {
            let chances = if is_batch { bank_chances } else { book_chances };
            let (traits, doubtful) = traits_of(parts, taken_partners, &outcome.pairs);
            let [of_wholes, of_parts] = if is_batch { [0, 1] } else { [1, 0] }
                .map(|side| ExplainedOdds { by_any: &explained[side], firmly: &firm[side] });
            let sums = SumFinder {
                wholes: WholeSide { side: wholes.left, chances, explained: of_wholes },
                parts: PartSide {
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
            || of_one((of_bank, of_book, &book_twins, true)),
            || of_one((of_book, of_bank, &bank_twins, false)),
        );
        found.extend(splits);
        found
    }

    /// By date, with rows for places: of alike rows the earlier are named first.
    fn named(
        &self,
        mut leads: Vec<DraftSuggestion>,
        bank: &UnmatchedSide<'_>,
        book: &UnmatchedSide<'_>,
    ) -> Vec<Suggestion> {
        let day = |lead: &DraftSuggestion| match (lead.bank.first(), lead.book.first()) {
            (Some(at), _) => bank.list[*at as usize].day,
            (None, Some(at)) => book.list[*at as usize].day,
            (None, None) => 0,
        };
        leads.compact_sort_by(|a, b| {
            let order = |lead: &DraftSuggestion| (day(lead), lead.bank.is_empty());
            order(a).cmp(&order(b)).then_with(|| (&a.bank, &a.book).cmp(&(&b.bank, &b.book)))
        });
        let mut copies: BTreeMap<(u32, u32, bool), usize> = BTreeMap::new();
        for lead in &leads {
            if let Hypothesis::Copy(pair) = lead.what {
                let of_pair = (pair.bank_row, pair.book_row, lead.bank.is_empty());
                *copies.entry(of_pair).or_default() += 1;
            }
        }
        let mut next = [bank, book].map(|side| vec![0_u32; side.list.len()]);
        let mut rows = |side: usize, of: &UnmatchedSide<'_>, places: &[u32]| -> Vec<u32> {
            let mut row = |at: &u32| {
                let used = &mut next[side][*at as usize];
                let row = of.rows[(of.list[*at as usize].start + *used) as usize];
                *used += 1;
                row
            };
            places.iter().map(&mut row).collect()
        };
        let suggestion = |lead: DraftSuggestion| {
            let mut bank_rows = rows(0, bank, &lead.bank);
            let mut book_rows = rows(1, book, &lead.book);
            let mut times = 1;
            let mut alternatives = Vec::new();
            if let Hypothesis::Copy(pair) | Hypothesis::Reentry(pair) = lead.what {
                let of_pair = (pair.bank_row, pair.book_row, bank_rows.is_empty());
                times += copies.get(&of_pair).copied().unwrap_or(1);
                bank_rows.push(pair.bank_row);
                book_rows.push(pair.book_row);
            } else {
                bank_rows.sort_unstable();
                book_rows.sort_unstable();
                let is_batch = bank_rows.len() == 1;
                let (parts, own) = if is_batch { (book, &book_rows) } else { (bank, &bank_rows) };
                let whole = if is_batch { &bank_rows } else { &book_rows };
                alternatives.extend(lead.alternatives.iter().map(|one| {
                    let parts = parts.instead(&one.places, own);
                    let (bank_rows, book_rows) =
                        if is_batch { (whole.clone(), parts) } else { (parts, whole.clone()) };
                    SuggestionAlternative { bank_rows, book_rows, confidence: one.confidence }
                }));
            }
            let sides = (self.bank, self.book);
            Suggestion {
                kind: kind(lead.what, &bank_rows),
                amount_difference: difference(self.bank, self.book, &bank_rows, &book_rows),
                confidence: lead.confidence,
                reason: sentence(lead.what, times, sides, (&bank_rows, &book_rows)),
                alternatives,
                bank_rows,
                book_rows,
            }
        };
        leads.into_iter().map(suggestion).collect()
    }
}

/// The sides of wholes and parts, the search for their partners, and whether the whole is a bank row.
type SumDirection<'a> = (&'a SideTraits<'a>, &'a SideTraits<'a>, &'a TakenPartnerSearch<'a>, bool);

/// A matched row whose pair has a lower score, in thousandths, may be a part of a sum.
const DOUBTFUL: u16 = 400;

/// What is known as parts of the unmatched rows, and of the matched rows that may be parts.
fn traits_of(
    parts: &SideTraits<'_>,
    taken_partners: &TakenPartnerSearch<'_>,
    pairs: &[Pair],
) -> (Vec<PartTraits>, Vec<DoubtfulRow>) {
    let all = parts.all;
    let mut doubtful: Vec<(i32, i64, u32)> = pairs
        .iter()
        .filter(|pair| pair.score.thousandths() < DOUBTFUL)
        .map(taken_partners.own_row)
        .filter_map(|row| Some((all.date(row).day_number(), whole_cents(all, row)?, row)))
        .collect();
    doubtful.sort_unstable_by(|a, b| {
        (a.0, a.1).cmp(&(b.0, b.1)).then_with(|| content_order(all, a.2, b.2)).then(a.2.cmp(&b.2))
    });
    let places = (0..).take(parts.left.list.len());
    let unmatched = places.map(|at| (parts.left.row(at), taken_partners.level(at)));
    let matched = doubtful.iter().map(|(_, _, row)| (*row, TakenPartnerSearch::LEVELS));
    let rows: Vec<(u32, usize)> = unmatched.chain(matched).collect();
    let mut traits = parts.traits_of(&rows);
    let of_matched = traits.split_off(parts.left.list.len());
    let row = |((day, cents, _), traits)| DoubtfulRow { day, cents, traits };
    (traits, doubtful.into_iter().zip(of_matched).map(row).collect())
}

/// The pair of each row, where it has one.
struct PairByRow {
    of_bank: Vec<Option<Pair>>,
    of_book: Vec<Option<Pair>>,
}

impl PairByRow {
    fn of(bank: &Rows, book: &Rows, pairs: &[Pair]) -> Self {
        let mut partners =
            Self { of_bank: vec![None; bank.len()], of_book: vec![None; book.len()] };
        for pair in pairs {
            partners.of_bank[pair.bank_row as usize] = Some(*pair);
            partners.of_book[pair.book_row as usize] = Some(*pair);
        }
        partners
    }

    /// Whether each row of bank and book is in a pair.
    fn is_matched(&self) -> [Vec<bool>; 2] {
        let matched = |pairs: &[Option<Pair>]| pairs.iter().map(Option::is_some).collect();
        [matched(&self.of_bank), matched(&self.of_book)]
    }
}

fn kind(what: Hypothesis, bank_rows: &[u32]) -> SuggestionKind {
    match what {
        Hypothesis::Near(PairMismatch::Days) => SuggestionKind::OutsideWindow,
        Hypothesis::Near(PairMismatch::Sign) => SuggestionKind::FlippedSign,
        Hypothesis::Near(PairMismatch::Slip(_)) => SuggestionKind::MistypedAmount,
        Hypothesis::Near(PairMismatch::Cents) => SuggestionKind::Rounding,
        Hypothesis::Near(PairMismatch::Fee) | Hypothesis::NetPayout => SuggestionKind::Fee,
        Hypothesis::Copy(_) | Hypothesis::Reentry(_) => SuggestionKind::Duplicate,
        Hypothesis::Sum if bank_rows.len() == 1 => SuggestionKind::Batch,
        Hypothesis::Sum => SuggestionKind::Split,
    }
}
