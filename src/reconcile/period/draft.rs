//! A period as it is worked out: what is decided of its rows, what matches, what is cleared.

use std::collections::{BTreeMap, BTreeSet};

use super::account_words::AccountWords;
use super::carry::{PoolMatcher, sure};
use super::corrections::belongs;
use super::decision::{Decision, DecisionKind, Decisions};
use super::equal_rows::EqualRows;
use super::input::PeriodInput;
use super::open_item::OpenItemState;
use super::pool::SidePool;
use super::row_name::normal;
use crate::audit::verify_grouped;
use crate::outcome::MatchOutcome;
use crate::pair::Pair;
use crate::row::Rows;
use crate::side_name::SideName;
use crate::suggest::suggestion::Suggestion;
use tieout::amount::Amount;
use tieout::contract::reconcile::Score;
use tieout::contract::suggestion::SuggestionKind;
use tieout::date::Date;
use tieout::sort::CompactCollect as _;

/// How likely what texts speak against is, at most.
const DOUBTFUL: Score = Score::from_thousandths(550);

/// Rows that belong together and are no pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowGroup {
    /// Of the bank.
    pub bank: Vec<u32>,
    /// Of the books.
    pub book: Vec<u32>,
    /// What the rows of the bank are beyond those of the books: less a fee.
    pub difference: Amount,
    /// Why, where a person decided it.
    pub note: String,
    /// A person decided it; else one row takes another back.
    pub is_decided: bool,
}

impl RowGroup {
    /// What of it is to be entered in the books, where that is something: the day of its last row of the bank, or of
    /// the end of the period, its amount, and what it is for.
    #[must_use]
    pub fn fee(&self, bank: &Rows, as_at: Date) -> Option<(Date, Amount, String)> {
        if self.difference == Amount::default() {
            return None;
        }
        let of = self.bank.iter().copied().max_by_key(|row| bank.date(*row));
        let (date, text) = of.map_or((as_at, ""), |row| (bank.date(row), bank.description(row)));
        Some((date, self.difference.clone(), format!("Fee, {text}")))
    }
}

/// A period as it is worked out.
pub(super) struct PeriodDraft {
    pub(super) bank: SidePool,
    pub(super) book: SidePool,
    pub(super) pairs: Vec<Pair>,
    pub(super) groups: Vec<RowGroup>,
    pub(super) forbidden: BTreeSet<(u32, u32)>,
    /// What was decided of single rows, or is known of them from before.
    pub(super) standings: BTreeMap<(SideName, u32), OpenItemState>,
    pub(super) corrections: Vec<(u32, u32)>,
    /// Rows that the matcher does not see.
    pub(super) taken: BTreeSet<(SideName, u32)>,
}

impl PeriodDraft {
    pub(super) fn new(bank: SidePool, book: SidePool) -> Self {
        let mut standings = BTreeMap::new();
        let mut taken = BTreeSet::new();
        for pool in [&bank, &book] {
            for (row, carried) in (0..).zip(&pool.carried) {
                let Some((standing, _, _)) = carried else { continue };
                standings.insert((pool.side, row), *standing);
                if !standing.may_match() {
                    taken.insert((pool.side, row));
                }
            }
        }
        let retold = [&bank, &book].map(|pool| pool.retold.clone());
        let mut draft = Self {
            bank,
            book,
            pairs: Vec::new(),
            groups: Vec::new(),
            forbidden: BTreeSet::new(),
            standings,
            corrections: Vec::new(),
            taken,
        };
        let [of_bank, of_book] = retold;
        for (rows, note) in of_bank {
            draft.group(rows.to_vec(), Vec::new(), &note, false);
        }
        for (rows, note) in of_book {
            draft.group(Vec::new(), rows.to_vec(), &note, false);
        }
        draft
    }

    pub(super) const fn pool(&self, side: SideName) -> &SidePool {
        match side {
            SideName::Bank => &self.bank,
            SideName::Book => &self.book,
        }
    }

    /// Does what a decision says of these rows.
    pub(super) fn decide(&mut self, decision: &Decision, rows: &[(SideName, u32)]) {
        let of = |side: SideName| -> Vec<u32> {
            rows.iter().filter(|(of, _)| *of == side).map(|(_, row)| *row).collect()
        };
        let (bank, book) = (of(SideName::Bank), of(SideName::Book));
        match (decision.verb, &bank[..], &book[..]) {
            (DecisionKind::NotAMatch, [bank], [book]) => {
                self.forbidden.insert((*bank, *book));
                return;
            }
            (DecisionKind::Pair, [bank], [book]) => self.pairs.push(sure(*bank, *book)),
            (DecisionKind::Correct, [bank], [book]) => self.correct(*bank, *book),
            (DecisionKind::Group, ..) => self.group(bank, book, &decision.note, true),
            (DecisionKind::Timing, ..) => self.stand(rows, OpenItemState::Outstanding),
            (DecisionKind::Enter, ..) => self.stand(rows, OpenItemState::ToEnter),
            (DecisionKind::Remove, ..) => self.stand(rows, OpenItemState::ToRemove),
            (DecisionKind::BankError, ..) => self.stand(rows, OpenItemState::BankError),
            (DecisionKind::Aside, ..) => self.stand(rows, OpenItemState::OtherAccount),
            _ => return,
        }
        self.taken.extend(rows.iter().copied());
    }

    /// Leaves rows to a decision that waits for others of a later period.
    pub(super) fn reserve(&mut self, rows: &[(SideName, u32)]) {
        self.taken.extend(rows.iter().copied());
    }

    pub(super) fn stand(&mut self, rows: &[(SideName, u32)], standing: OpenItemState) {
        self.standings.extend(rows.iter().map(|row| (*row, standing)));
    }

    fn correct(&mut self, bank: u32, book: u32) {
        self.corrections.push((bank, book));
        self.stand(&[(SideName::Bank, bank), (SideName::Book, book)], OpenItemState::ToCorrect);
    }

    pub(super) fn group(
        &mut self,
        mut bank: Vec<u32>,
        mut book: Vec<u32>,
        note: &str,
        is_decided: bool,
    ) {
        bank.sort_unstable();
        book.sort_unstable();
        let difference =
            self.bank.rows.total(bank.iter().copied()) - self.book.rows.total(book.iter().copied());
        // Sums are equal in whole cents.
        let difference =
            if difference.is_below_half_a_cent() { Amount::default() } else { difference };
        self.taken.extend(bank.iter().map(|row| (SideName::Bank, *row)));
        self.taken.extend(book.iter().map(|row| (SideName::Book, *row)));
        self.groups.push(RowGroup { bank, book, difference, note: note.to_owned(), is_decided });
    }

    /// Takes over what was to be corrected before, unless something else was decided of it now.
    pub(super) fn keep_corrections(&mut self) {
        let linked = |pool: &SidePool| -> BTreeMap<u32, u32> {
            let rows = (0..).zip(&pool.carried);
            rows.filter_map(|(row, carried)| {
                carried.filter(|(_, _, link)| *link > 0).map(|(_, _, link)| (link, row))
            })
            .collect()
        };
        let (bank, book) = (linked(&self.bank), linked(&self.book));
        for (link, bank) in bank {
            let Some(book) = book.get(&link).copied() else { continue };
            let both = [(SideName::Bank, bank), (SideName::Book, book)];
            let is_corrected = |(side, row): (SideName, u32)| {
                self.corrections.iter().any(|(bank, book)| match side {
                    SideName::Bank => *bank == row,
                    SideName::Book => *book == row,
                })
            };
            let is_left = |row: &(SideName, u32)| {
                self.standings.get(row) == Some(&OpenItemState::ToCorrect)
                    && !self.is_partnered(row.0, row.1)
                    && !is_corrected(*row)
            };
            if both.iter().all(is_left) {
                self.corrections.push((bank, book));
                continue;
            }
            // Where one of the two was decided otherwise nothing is known of the other any more.
            let left: Vec<(SideName, u32)> = both.into_iter().filter(is_left).collect();
            for row in left {
                self.standings.remove(&row);
                self.taken.remove(&row);
            }
        }
    }

    fn is_grouped(&self, (side, row): (SideName, u32)) -> bool {
        self.groups.iter().any(|group| match side {
            SideName::Bank => group.bank.contains(&row),
            SideName::Book => group.book.contains(&row),
        })
    }

    /// Matches what is free, and clears what one row takes back of another.
    pub(super) fn matched(
        &mut self,
        input: &PeriodInput<'_>,
        progress: &(dyn Fn(usize) + Sync),
    ) -> (MatchOutcome, BTreeSet<u32>) {
        let decided: BTreeSet<u32> = self.pairs.iter().map(|pair| pair.bank_row).compact_set();
        self.clear_bank_errors(input.last);
        let free = |pool: &SidePool| -> Vec<u32> {
            pool.rows.indices().filter(|row| !self.taken.contains(&(pool.side, *row))).collect()
        };
        let (bank, book) = (free(&self.bank), free(&self.book));
        let matcher = PoolMatcher {
            bank: &self.bank,
            book: &self.book,
            forbidden: &self.forbidden,
            words: &self.words(input.last),
            equal: &EqualRows::of([&self.bank, &self.book], input.last),
            learnt: &input.last.confirmed.evidence(),
            options: input.options,
            carry_days: i32::from(input.carry_days),
            progress,
        };
        let matching = matcher.run(bank, book);
        for pair in &matching.pairs {
            self.taken.insert((SideName::Bank, pair.bank_row));
            self.taken.insert((SideName::Book, pair.book_row));
        }
        self.pairs.extend(matching.pairs);
        self.pairs.sort_unstable_by_key(|pair| pair.bank_row);
        self.clear(input.last);
        self.clear_by_journals();
        let left = |pool: &SidePool, paired: BTreeSet<u32>| -> Vec<u32> {
            let is_left = |row: &u32| !paired.contains(row) && !self.is_grouped((pool.side, *row));
            pool.rows.indices().filter(is_left).collect()
        };
        let missing = left(&self.bank, self.pairs.iter().map(|pair| pair.bank_row).collect());
        let remove = left(&self.book, self.pairs.iter().map(|pair| pair.book_row).collect());
        let groups: Vec<(&[u32], &[u32])> =
            self.groups.iter().map(|group| (&*group.bank, &*group.book)).collect();
        let verification = verify_grouped(
            (&self.bank.rows, &self.book.rows),
            &self.pairs,
            &groups,
            (&missing, &remove),
        );
        // What was suggested may have found its partner since.
        let left_row = |of: &[u32], row: u32| of.binary_search(&row).is_ok().then_some(row);
        let still = |one: Suggestion| {
            if one.kind == SuggestionKind::Duplicate {
                return Some(one);
            }
            one.placed(|row| left_row(&missing, row), |row| left_row(&remove, row))
        };
        let words = self.words(input.last);
        let doubted = |one: Suggestion| self.doubted(one, &words);
        let suggestions = matching
            .suggestions
            .map(|all| all.into_iter().filter_map(still).map(doubted).collect());
        let outcome = MatchOutcome {
            pairs: self.pairs.clone(),
            weak_pairs: matching.weak_pairs,
            missing_from_books: missing,
            remove_from_books: remove,
            verification,
            suggestions,
        };
        (outcome, decided)
    }

    /// A suggestion of two rows: a doubtful one where one was open before and the texts speak against it, for then they
    /// were not paired.
    fn doubted(&self, suggestion: Suggestion, words: &AccountWords<'_>) -> Suggestion {
        let ([bank], [book]) = (&suggestion.bank_rows[..], &suggestion.book_rows[..]) else {
            return suggestion;
        };
        let is_open = self.bank.is_carried(*bank) || self.book.is_carried(*book);
        let texts = (self.bank.rows.description(*bank), self.book.rows.description(*book));
        if suggestion.confidence < DOUBTFUL || !is_open || !words.deny(texts.0, texts.1) {
            return suggestion;
        }
        let reason = format!(
            "{} But their texts may be of two documents, periods, purposes or people.",
            suggestion.reason
        );
        Suggestion { confidence: DOUBTFUL, reason, ..suggestion }
    }

    pub(super) fn is_partnered(&self, side: SideName, row: u32) -> bool {
        let is_paired = self.pairs.iter().any(|pair| match side {
            SideName::Bank => pair.bank_row == row,
            SideName::Book => pair.book_row == row,
        });
        is_paired || self.is_grouped((side, row))
    }

    /// Whether a new row of a side belongs to a carried one.
    pub(super) fn belongs(&self, side: SideName, carried: u32, new: u32) -> bool {
        let rows = &self.pool(side).rows;
        belongs(rows.description(carried), rows.description(new))
    }

    /// A new row of a side with this amount that nothing is decided of: the one whose text is that of
    /// another, else the first in time.
    pub(super) fn new_row(
        &self,
        side: SideName,
        like: u32,
        amount: &Amount,
        may_be: impl Fn(&SidePool, u32) -> bool,
    ) -> Option<u32> {
        let pool = self.pool(side);
        let text = normal(pool.rows.description(like));
        let is_free = |row: &u32| {
            !self.taken.contains(&(side, *row))
                && pool.rows.amount(*row).value() == *amount
                && may_be(pool, *row)
        };
        let free = pool.new_rows().filter(is_free);
        free.min_by_key(|row| {
            (normal(pool.rows.description(*row)) != text, pool.rows.date(*row), *row)
        })
    }

    /// What a row without a partner is.
    pub(super) fn standing_of(
        &self,
        side: SideName,
        row: u32,
        decisions: &Decisions,
    ) -> OpenItemState {
        let pool = self.pool(side);
        let content = pool.rows.row(row);
        let known = self.standings.get(&(side, row)).copied().unwrap_or(OpenItemState::Undecided);
        if known != OpenItemState::Undecided {
            return known;
        }
        let rule = || decisions.rules.iter().find(|rule| rule.holds_of(content.description));
        match side {
            SideName::Bank => match rule().map(|rule| rule.verb) {
                Some(DecisionKind::Aside) => OpenItemState::OtherAccount,
                Some(_) => OpenItemState::ToEnter,
                None => OpenItemState::Undecided,
            },
            SideName::Book if content.amount.is_negative() && pool.is_by_cheque(row) => {
                OpenItemState::AssumedOutstanding
            }
            SideName::Book => OpenItemState::Undecided,
        }
    }
}
