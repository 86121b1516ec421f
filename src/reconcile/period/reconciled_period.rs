//! A period from its rows, what was open before it and what was decided, to its bank reconciliation and what
//! is open after it.

use std::collections::BTreeSet;

use super::balances::{SideBalances, stands_for};
use super::decision::DecisionKind;
use super::draft::{PeriodDraft, RowGroup};
use super::input::{PeriodInput, PeriodSideInput};
use super::late::{ClosedRow, LateRows};
use super::numbers::AssumedCheques;
use super::open_item::{OpenItem, OpenItemState};
use super::owed::{KnownBalances, are_opposite, signed};
use super::pool::{Origin, SidePool};
use super::proof::Shortfall;
use super::requested_entries::{RequestedEntries, first_awaited};
use super::resolve::{Resolution, Resolver};
use super::row_name::{RowName, normal};
use super::side_rows::pool_of;
use super::statement::{BankReconciliationStatement, UnmatchedItems};
use crate::outcome::MatchOutcome;
use crate::side_name::SideName;
use crate::suggest::suggestion::Suggestion;
use tieout::amount::Amount;
use tieout::contract::score::Score;
use tieout::contract::suggestion::SuggestionKind;
use tieout::date::Date;
use tieout::sort::CompactSort as _;

/// A period.
#[derive(Debug, Clone)]
pub struct ReconciledPeriod {
    /// The rows of the bank that take part.
    pub bank: SidePool,
    /// The rows of the books that take part.
    pub book: SidePool,
    /// Pairs, and rows without a partner, by the rows of the pools.
    pub outcome: MatchOutcome,
    /// Pairs that were decided, by their rows of the bank.
    pub decided_pairs: BTreeSet<u32>,
    /// Rows that were not matched, as something was decided of them, now or before.
    pub decided: BTreeSet<(SideName, u32)>,
    /// Rows that belong together and are no pairs.
    pub groups: Vec<RowGroup>,
    /// Rows that stand for ones of closed periods that the files have no longer: each takes one off.
    pub absent: BTreeSet<(SideName, u32)>,
    /// What the rows without a partner are.
    pub unmatched: UnmatchedItems,
    /// The bank reconciliation.
    pub reconciliation: BankReconciliationStatement,
    /// Rows of closed periods, of the bank and of the books.
    pub late: [LateRows; 2],
    /// Rows of later periods, of the bank and of the books.
    pub waiting: [usize; 2],
    /// What became of each decision.
    pub resolutions: Vec<Resolution>,
    /// What a person should know.
    pub notes: Vec<String>,
    /// What is open when it ends.
    pub open: Vec<OpenItem>,
}

/// Six months: a bank need not pay a cheque that is older.
pub const STALE_AFTER_DAYS: i32 = 183;

/// Whether a bank would no longer honour a cheque of this day.
#[must_use]
pub const fn is_stale(day: Date, as_at: Date) -> bool {
    as_at.days_after(day) > STALE_AFTER_DAYS
}

impl ReconciledPeriod {
    /// Payments of the books that are outstanding and stale: they are proposed to be written back, which is what it
    /// is to remove them.
    #[must_use]
    pub fn to_write_back(&self, as_at: Date) -> Vec<u32> {
        let is_outstanding = |standing: OpenItemState| {
            matches!(standing, OpenItemState::Outstanding | OpenItemState::AssumedOutstanding)
        };
        let open = self.unmatched.book.iter().filter(|(_, standing)| is_outstanding(*standing));
        open.map(|(row, _)| *row)
            .filter(|row| {
                let content = self.book.rows.row(*row);
                content.amount.is_negative() && is_stale(content.date, as_at)
            })
            .collect()
    }

    /// Works a period out. `progress` hears of rows of the bank as they are settled.
    #[must_use]
    pub fn of(input: &PeriodInput<'_>, progress: &(dyn Fn(usize) + Sync)) -> Self {
        let sides = [(SideName::Bank, &input.bank), (SideName::Book, &input.book)];
        let late = sides.map(|(name, side)| LateRows::of(name, side.rows, input.last));
        let mut accepted: Vec<RowName> = Vec::new();
        let [bank, book] = [0, 1].map(|at| pool_of(input, sides[at], &late[at], &mut accepted));
        let waits = |name: &RowName| name.date > input.as_at;
        let all = &input.decisions.decisions;
        let (mut resolutions, notes) = Resolver::new([&bank, &book]).resolve(all, waits);
        for (decision, resolution) in all.iter().zip(&mut resolutions) {
            // What is not there is no match either.
            if decision.verb == DecisionKind::NotAMatch
                && matches!(resolution, Resolution::NotFound(_))
            {
                *resolution = Resolution::Found(Vec::new());
            }
            // A row of a month that is open again is a row like others.
            let is_open = |row: &RowName| input.last.day.is_none_or(|day| row.date > day);
            if decision.verb == DecisionKind::Accept
                && decision.rows.iter().all(|row| accepted.contains(row) || is_open(row))
            {
                *resolution = Resolution::Found(Vec::new());
            }
        }
        let mut draft = PeriodDraft::new(bank, book);
        for (decision, resolution) in all.iter().zip(&resolutions) {
            match resolution {
                Resolution::Found(rows) => draft.decide(decision, rows),
                Resolution::Waits(rows) => draft.reserve(rows),
                Resolution::NotFound(_) => {}
            }
        }
        draft.keep_corrections();
        draft.clear_edited(input.last.day);
        let decided = draft.taken.clone();
        let (outcome, decided_pairs) = draft.matched(input, progress);
        let not_found =
            resolutions.iter().filter(|one| matches!(one, Resolution::NotFound(_))).count();
        finish(
            draft,
            input,
            PeriodContext { outcome, decided_pairs, decided, late, resolutions, notes, not_found },
        )
    }
}

/// What is known besides the rows when a period is put together.
struct PeriodContext {
    outcome: MatchOutcome,
    decided_pairs: BTreeSet<u32>,
    decided: BTreeSet<(SideName, u32)>,
    late: [LateRows; 2],
    resolutions: Vec<Resolution>,
    notes: Vec<String>,
    not_found: usize,
}

/// A side between the balance that it closed with and the one at the end of the period.
fn side_of_period(
    input: &PeriodInput<'_>,
    pool: &SidePool,
    (side, at): (&PeriodSideInput<'_>, usize),
    (beside, rest): (Option<&SideBalances>, &mut PeriodContext),
    further: &mut Vec<Shortfall>,
) -> SideBalances {
    let of_file = side.of_period(input.last.day, Some(input.as_at));
    let movements = pool.rows.total(pool.new_rows());
    let closed = &input.last.closing[at];
    let known = [of_file.opening, of_file.closing];
    // Two that a person states, and no rows decide, are both as they are stated.
    let is_known = |at: usize| move |own: &&Amount| input.bank.stated[at] != Some(*own);
    let beside = beside.map_or([None; 2], |of| {
        [of.opening.as_ref().filter(is_known(0)), of.closing.as_ref().filter(is_known(1))]
    });
    let [begins, closing] = signed_balances(
        (pool.side, side, closed.as_ref()),
        &known,
        (&movements, beside),
        &mut rest.notes,
    );
    if let (Some(begins), Some(closed)) = (&begins, closed) {
        let effect = rest.late[at].effect(side.rows, input.last);
        let beyond = begins.clone() - closed.clone() - effect;
        let asked = RequestedEntries::of(input.carried, input.last.day).total();
        let posted = asked.filter(|(total, _)| pool.side == SideName::Book && *total == beyond);
        match posted {
            _ if beyond.is_below_half_a_cent() => {}
            Some((total, first)) => further.push(Shortfall::PostedBefore(total, first)),
            None => further.push(Shortfall::Opening(pool.side, beyond)),
        }
    }
    let opening = closed.clone().or(begins);
    let is_of_file = side.stated[1].is_none() && closing.is_some();
    let as_of = side.ends.filter(|day| is_of_file && *day < input.as_at);
    let old = as_of.filter(|day| pool.side == SideName::Bank && !stands_for(*day, input.as_at));
    further.extend(old.map(Shortfall::OldBalance));
    let later = side.begins.filter(|day| *day > input.as_at);
    further.extend(later.map(|day| Shortfall::BeginsLater(pool.side, day)));
    let of_period = SideBalances::between(pool.side, opening, movements, closing, of_file.gaps);
    SideBalances { as_of, ..of_period }
}

/// The balances that a side begins and ends with, as they are stated or as its file has them; what is stated as it is
/// owed has the sign of that, and a note says so.
fn signed_balances(
    (name, side, closed): (SideName, &PeriodSideInput<'_>, Option<&Amount>),
    of_file: &[Option<Amount>; 2],
    (movements, beside): (&Amount, [Option<&Amount>; 2]),
    notes: &mut Vec<String>,
) -> [Option<Amount>; 2] {
    let is_of_file = |at: usize, stated: &Amount| {
        of_file[at].as_ref().is_some_and(|own| are_opposite(own, stated))
    };
    let stated = [0, 1].map(|at| side.stated[at].filter(|stated| !is_of_file(at, stated)));
    let known = KnownBalances {
        balances: [closed.or(stated[0]).or(of_file[0].as_ref()), stated[1].or(of_file[1].as_ref())],
        is_stated: [stated[0].is_some() && closed.is_none(), stated[1].is_some()],
        movements,
        beside,
    };
    let mut are_owed = known.are_owed();
    // What the month before was closed with is known.
    are_owed[0] |= closed
        .zip(stated[0])
        .is_some_and(|(closed, stated)| closed != stated && are_opposite(closed, stated));
    [0, 1].map(|at| {
        let Some(stated) = stated[at] else { return of_file[at].clone() };
        let meant = signed((stated, are_owed[at]));
        if are_owed[at] {
            let side = if name == SideName::Bank { "bank" } else { "book" };
            notes.push(format!("{side}:{stated} is what is owed: it counts as {meant}"));
        }
        Some(meant)
    })
}

/// Where books begin after the first entry that was asked for and that they do not have: it may be in them
/// before their first row. A balance that they begin with says whether it is.
fn asked_before(
    input: &PeriodInput<'_>,
    draft: &PeriodDraft,
    unmatched: &UnmatchedItems,
) -> Option<Shortfall> {
    let begins = input.book.stated[0].or(input.book.of_file.opening.as_ref());
    if begins.is_some() && input.last.closing[1].is_some() {
        return None;
    }
    let awaited = first_awaited([&draft.bank, &draft.book], unmatched, input.last)?;
    let first = input.book.rows.indices().map(|row| input.book.rows.date(row)).min();
    first.is_none_or(|first| first > awaited).then_some(Shortfall::AskedBefore(awaited))
}

/// Puts a period together.
fn finish(
    draft: PeriodDraft,
    input: &PeriodInput<'_>,
    mut rest: PeriodContext,
) -> ReconciledPeriod {
    let standing = |side: SideName, rows: &[u32]| -> Vec<(u32, OpenItemState)> {
        let of = |row: &u32| (*row, draft.standing_of(side, *row, input.decisions));
        rows.iter().map(of).collect()
    };
    let bank = standing(SideName::Bank, &rest.outcome.missing_from_books);
    let mut book = standing(SideName::Book, &rest.outcome.remove_from_books);
    let undecided = bank.iter().filter(|(_, standing)| *standing == OpenItemState::Undecided);
    let assumed = book.iter().filter(|(_, one)| *one == OpenItemState::AssumedOutstanding);
    let left = [&undecided.map(|(row, _)| *row).collect(), &assumed.map(|(row, _)| *row).collect()];
    let to_go = book.iter().filter(|(_, one)| *one == OpenItemState::ToRemove);
    let cheques = AssumedCheques {
        pools: [&draft.bank, &draft.book],
        left,
        removed: &to_go.map(|(row, _)| *row).collect(),
        closed: &input.last.rows,
        window_days: input.options.window_days,
    };
    let doubtful = cheques.doubtful();
    suggest_duplicates(&mut rest.outcome, &draft.book, &cheques.entered_again());
    for (row, standing) in &mut book {
        if doubtful.contains(row) {
            *standing = OpenItemState::Undecided;
        }
    }
    let fees = draft.groups.iter().map(|group| group.difference.clone());
    let unmatched = UnmatchedItems {
        bank,
        book,
        fees: fees.filter(|fee| *fee != Amount::default()).collect(),
        corrections: draft.corrections.clone(),
    };
    let mut further = Vec::new();
    let of_bank =
        side_of_period(input, &draft.bank, (&input.bank, 0), (None, &mut rest), &mut further);
    let beside = (Some(&of_bank), &mut rest);
    let of_book = side_of_period(input, &draft.book, (&input.book, 1), beside, &mut further);
    let sides = [of_bank, of_book];
    further.extend(asked_before(input, &draft, &unmatched));
    let mut late = rest.late;
    for (late, pool) in late.iter_mut().zip([&draft.bank, &draft.book]) {
        // What was accepted is a row of this period.
        let is_of_it = |row: &u32| pool.origins.contains(&Origin::File(*row));
        late.added.retain(|row| !is_of_it(row));
        late.retold.retain(|(row, _)| !is_of_it(row));
        let is_taken = |at: &usize| {
            u32::try_from(*at).is_ok_and(|at| pool.origins.contains(&Origin::TakenOut(at)))
        };
        late.gone.retain(|at| !is_taken(at));
    }
    let changed: usize = late.iter().map(LateRows::changes).sum();
    if changed > 0 {
        further.push(Shortfall::ChangedSinceClose(changed));
    }
    if rest.not_found > 0 {
        further.push(Shortfall::NotFound(rest.not_found));
    }
    let rows = (&draft.bank.rows, &draft.book.rows);
    let mut reconciliation = BankReconciliationStatement::with(rows, sides, &unmatched, further);
    reconciliation.note_earlier_balance(|day| {
        draft.book.new_rows().filter(|row| draft.book.rows.date(*row) > day).count()
    });
    let open = open_items(&draft, &unmatched, input.as_at);
    let waiting = [input.bank.rows, input.book.rows]
        .map(|rows| rows.indices().filter(|row| rows.date(*row) > input.as_at).count());
    let absent = absent_rows([&draft.bank, &draft.book], &input.last.taken_off);
    ReconciledPeriod {
        absent,
        bank: draft.bank,
        book: draft.book,
        outcome: rest.outcome,
        decided_pairs: rest.decided_pairs,
        decided: rest.decided,
        groups: draft.groups,
        unmatched,
        reconciliation,
        late,
        waiting,
        resolutions: rest.resolutions,
        notes: rest.notes,
        open,
    }
}

/// Rows that take off one of a closed period: of this period, or carried since an earlier one.
fn absent_rows(pools: [&SidePool; 2], carried: &[ClosedRow]) -> BTreeSet<(SideName, u32)> {
    let mut absent = BTreeSet::new();
    for pool in pools {
        for row in pool.rows.indices() {
            let content = pool.rows.row(row);
            let is_it = |one: &ClosedRow| {
                (one.side, one.date) == (pool.side, content.date)
                    && one.amount == content.amount.value()
                    && normal(&one.text) == normal(content.description)
            };
            let is_absent = match pool.origins[row as usize] {
                Origin::File(_) => false,
                Origin::TakenOut(_) => true,
                Origin::Carried(_) => carried.iter().any(is_it),
            };
            absent.extend(is_absent.then_some((pool.side, row)));
        }
    }
    absent
}

/// Suggests that a cheque in the books is there again as it was paid, where the bank has that payment.
fn suggest_duplicates(outcome: &mut MatchOutcome, book: &SidePool, again: &[(u32, u32)]) {
    let Some(suggestions) = &mut outcome.suggestions else { return };
    for (cheque, twin) in again {
        let pair = outcome.pairs.iter().find(|pair| pair.book_row == *twin);
        if pair.is_none() || suggestions.iter().any(|one| one.book_rows.contains(cheque)) {
            continue;
        }
        let amount = book.rows.amount(*cheque).value();
        suggestions.push(Suggestion {
            kind: SuggestionKind::Duplicate,
            bank_rows: pair.map(|pair| pair.bank_row).into_iter().collect(),
            book_rows: vec![*cheque, *twin],
            amount_difference: Amount::default() - amount,
            confidence: Score::from_thousandths(800),
            reason: format!(
                "The books have this payment by cheque on {}, and to the same payee otherwise on {}, the bank once: \
                 entered twice.",
                book.rows.date(*cheque),
                book.rows.date(*twin)
            ),
            alternatives: Vec::new(),
        });
    }
}

/// What is open when the period ends, in the order of sides, days and amounts.
fn open_items(draft: &PeriodDraft, unmatched: &UnmatchedItems, as_at: Date) -> Vec<OpenItem> {
    let link = |side: SideName, row: u32| {
        let is_of = |(bank, book): &&(u32, u32)| match side {
            SideName::Bank => *bank == row,
            SideName::Book => *book == row,
        };
        let at = draft.corrections.iter().position(|one| is_of(&one));
        at.and_then(|at| u32::try_from(at + 1).ok()).unwrap_or(0)
    };
    let sides = [(SideName::Bank, &unmatched.bank), (SideName::Book, &unmatched.book)];
    let mut open = Vec::new();
    for (side, rows) in sides {
        let pool = draft.pool(side);
        for (row, standing) in rows {
            let content = pool.rows.row(*row);
            open.push(OpenItem {
                side,
                date: content.date,
                amount: content.amount.value(),
                description: content.description.to_owned(),
                since: pool.carried[*row as usize].map_or(as_at, |(_, since, _)| since),
                standing: *standing,
                link: link(side, *row),
            });
        }
    }
    for group in &draft.groups {
        let Some((date, amount, description)) = group.fee(&draft.bank.rows, as_at) else {
            continue;
        };
        open.push(OpenItem {
            side: SideName::Bank,
            date,
            amount,
            description,
            since: as_at,
            standing: OpenItemState::ToEnter,
            link: 0,
        });
    }
    open.compact_sort();
    open
}
