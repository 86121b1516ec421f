//! Laws of periods, decisions and what is carried.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::account::Account;
use crate::matching::reconcile_after;
use crate::pair::Pair;
use crate::period::{
    Decision, DecisionKind, Decisions, OpenItem, Proof, ReconciledPeriod, RowName,
};
use crate::row::Rows;
use crate::{MatchOptions, SideName};
use tieout::amount::Amount;
use tieout::contract::reconcile::VerificationReason;
use tieout::date::Date;

/// Rows by day of the month and whole pounds.
type Plan = Vec<(u8, i8)>;

fn rows(plan: &Plan, month: u32, text: &str) -> Vec<(String, String, String)> {
    let row = |(at, (day, pounds)): (usize, &(u8, i8))| {
        let day = format!("2026-{month:02}-{:02}", day % 28 + 1);
        (day, format!("{pounds}.00"), format!("{text} {}", at % 3))
    };
    plan.iter().filter(|(_, pounds)| *pounds != 0).enumerate().map(row).collect()
}

fn account(bank: &Plan, book: &Plan, month: u32) -> Account {
    let (bank, book) = (rows(bank, month, "hadley"), rows(book, month, "hadley"));
    let short = |rows: &[(String, String, String)]| {
        let mut short: Vec<(String, String, String)> = rows.to_vec();
        short.sort();
        short
    };
    let (bank, book) = (short(&bank), short(&book));
    let parts = |rows: &[(String, String, String)]| {
        let parts: Vec<(&str, &str, &str)> =
            rows.iter().map(|(a, b, c)| (&**a, &**b, &**c)).collect();
        crate::testing::full_rows(&parts)
    };
    Account { bank: parts(&bank), book: parts(&book), ..Account::default() }
}

/// Some decisions about rows of a period: by its number each verb gets rows that it can be said of.
fn some_decisions(month: &ReconciledPeriod, picks: &[(u8, u8)]) -> Vec<Decision> {
    let names = [month.bank.names(), month.book.names()];
    let pick = |side: SideName, at: u8| -> Option<RowName> {
        let names = &names[usize::from(side == SideName::Book)];
        names.get(usize::from(at) % names.len().max(1)).cloned()
    };
    let verbs = [
        DecisionKind::Enter,
        DecisionKind::BankError,
        DecisionKind::Timing,
        DecisionKind::Remove,
        DecisionKind::Aside,
        DecisionKind::Correct,
        DecisionKind::Pair,
        DecisionKind::Group,
    ];
    // The row of the books that a row of the bank may be paired with.
    let equal = |bank: &RowName, at: u8| -> Option<RowName> {
        let fits: Vec<&RowName> =
            names[1].iter().filter(|book| book.amount == bank.amount).collect();
        fits.get(usize::from(at) % fits.len().max(1)).map(|book| (*book).clone())
    };
    let made = picks.iter().filter_map(|(which, at)| {
        let verb = verbs[usize::from(*which) % verbs.len()];
        let mut fee = None;
        let rows = match verb {
            DecisionKind::Correct => vec![pick(SideName::Bank, *at)?, pick(SideName::Book, *at)?],
            DecisionKind::Pair => {
                let bank = pick(SideName::Bank, *at)?;
                let book = equal(&bank, *at)?;
                vec![bank, book]
            }
            // What the books have beyond the bank is a fee.
            DecisionKind::Group => {
                let bank = pick(SideName::Bank, *at)?;
                let book = [pick(SideName::Book, *at)?, pick(SideName::Book, at.wrapping_add(1))?];
                let mut rest = book[0].amount.clone() - bank.amount.clone();
                if book[0] != book[1] {
                    rest += &book[1].amount;
                }
                fee = Some(rest).filter(|rest| *rest != Amount::default());
                vec![bank].into_iter().chain(book).collect()
            }
            _ => vec![pick(verb.side().unwrap_or(SideName::Bank), *at)?],
        };
        let (to, note) = (String::new(), String::new());
        Decision { verb, rows, fee, to, note }.checked().ok()
    });
    made.collect()
}

fn with(decisions: &[Decision]) -> Decisions {
    let mut all = Decisions::default();
    for decision in decisions {
        // What clashes is refused, and changes nothing.
        _ = all.add(decision.clone());
    }
    all
}

fn sum<'a>(items: impl Iterator<Item = &'a OpenItem>) -> Amount {
    items.fold(Amount::default(), |sum, item| sum + &item.amount)
}

fn plan() -> impl Strategy<Value = Plan> {
    prop::collection::vec((0..28_u8, -6..7_i8), 0..9)
}

/// Rows of the last days of a month, which those of the next are near to.
fn near_the_end() -> impl Strategy<Value = Plan> {
    prop::collection::vec((22..28_u8, -6..7_i8), 0..9)
}

fn picks() -> impl Strategy<Value = Vec<(u8, u8)>> {
    prop::collection::vec((0..8_u8, any::<u8>()), 0..6)
}

proptest! {
    /// Every row is in one list, whatever was decided and carried, and the lists explain the difference.
    #[test]
    fn rows_are_conserved(bank in plan(), book in plan(), next in [plan(), plan()], picks in picks()) {
        let mut march = account(&bank, &book, 3).opening("0", "0");
        march.decisions = with(&some_decisions(&march.at("2026-03-31"), &picks));
        let ended = march.at("2026-03-31");
        let april = account(&next[0], &next[1], 4).after(&ended, "2026-03-31").at("2026-04-30");
        for month in [&ended, &april] {
            prop_assert_eq!(month.outcome.verification.reason, VerificationReason::Exact);
            let grouped: usize = month.groups.iter().map(|group| group.bank.len()).sum();
            let left = month.outcome.missing_from_books.len();
            prop_assert_eq!(month.bank.rows.len(), month.outcome.pairs.len() + grouped + left);
        }
    }

    /// What was open, and what is new, less what is cleared, is what is open then.
    #[test]
    fn open_items_roll_forward(bank in plan(), book in plan(), next in [plan(), plan()], picks in picks()) {
        let mut march = account(&bank, &book, 3).opening("0", "0");
        march.decisions = with(&some_decisions(&march.at("2026-03-31"), &picks));
        let ended = march.at("2026-03-31");
        let april = account(&next[0], &next[1], 4).after(&ended, "2026-03-31").at("2026-04-30");
        for side in [SideName::Bank, SideName::Book] {
            let pool = if side == SideName::Bank { &april.bank } else { &april.book };
            let paired: BTreeSet<u32> = match side {
                SideName::Bank => april.outcome.pairs.iter().map(|pair| pair.bank_row).collect(),
                SideName::Book => april.outcome.pairs.iter().map(|pair| pair.book_row).collect(),
            };
            let grouped = april.groups.iter().flat_map(|group| match side {
                SideName::Bank => group.bank.clone(),
                SideName::Book => group.book.clone(),
            });
            let cleared = pool.rows.total(paired.into_iter().chain(grouped));
            let new = pool.rows.total(pool.rows.indices().filter(|row| !pool.is_carried(*row)));
            let of = |items: &[OpenItem]| sum(items.iter().filter(|item| item.side == side));
            prop_assert_eq!(of(&ended.open) + &new - cleared, of(&april.open));
        }
    }

    /// Matching and deciding never make a difference of balances: months that begin with none stay without.
    #[test]
    fn adjusted_balances_agree_month_after_month(
        bank in plan(), book in plan(), next in [plan(), plan()], picks in picks(),
    ) {
        let mut march = account(&bank, &book, 3).opening("50.00", "50.00");
        march.decisions = with(&some_decisions(&march.at("2026-03-31"), &picks));
        let ended = march.at("2026-03-31");
        let april = account(&next[0], &next[1], 4).after(&ended, "2026-03-31").at("2026-04-30");
        prop_assert_eq!(ended.reconciliation.difference.clone(), Some(Amount::default()));
        prop_assert_eq!(april.reconciliation.difference.clone(), Some(Amount::default()));
    }

    /// What nobody decided is never proved.
    #[test]
    fn nothing_decided_is_never_proved(bank in plan(), book in plan()) {
        let month = account(&bank, &book, 3).opening("0", "0").at("2026-03-31");
        let is_matched = month.outcome.is_fully_matched();
        prop_assert_eq!(month.reconciliation.proof == Proof::Proved, is_matched);
    }

    /// Decisions say the same in any order, twice as once, and nothing once they are taken back.
    #[test]
    fn decisions_are_idempotent_and_commute_and_undo_restores(
        bank in plan(), book in plan(), picks in picks(), turn in 0..6_usize,
    ) {
        let account = account(&bank, &book, 3);
        let made = some_decisions(&account.at("2026-03-31"), &picks);
        let all = with(&made);
        prop_assert_eq!(&with(&all.decisions), &all);
        let mut turned = all.decisions.clone();
        let by = turn.min(turned.len());
        turned.rotate_left(by);
        prop_assert_eq!(&with(&turned), &all);
        let mut undone = all.clone();
        for decision in &all.decisions {
            prop_assert!(undone.undo(decision.verb, &decision.rows));
        }
        prop_assert_eq!(undone, Decisions::default());
    }

    /// An open row meets its partner of the next month, however few days of the carry are left.
    #[test]
    fn a_row_of_one_amount_meets_its_partner_across_the_close(pounds in 1..90_i8, back in 0..28_u8, on in 0..28_u8) {
        let march = account(&Vec::new(), &vec![(back, -pounds)], 3);
        let ended = march.at("2026-03-31");
        let april = account(&vec![(on, -pounds)], &Vec::new(), 4).after(&ended, "2026-03-31").at("2026-04-30");
        prop_assert_eq!(april.outcome.pairs.len(), 1);
        prop_assert!(april.open.is_empty());
    }

    /// Two months with a carry give the pairs of one run over both, but for what the close had fixed: one run
    /// over all rows that the close left without a partner, after the pairs it fixed, pairs as many rows within
    /// the window, and as likely ones, as the second month does.
    #[test]
    fn two_months_with_a_carry_pair_as_one_run_over_what_the_close_left(
        march in [near_the_end(), near_the_end()],
        april in [plan(), plan()],
    ) {
        let [bank, book] = &march;
        let ended = account(bank, book, 3).at("2026-03-28");
        let second = account(&april[0], &april[1], 4).after(&ended, "2026-03-28");
        let month = second.at("2026-04-28");
        let options = MatchOptions::default();
        let rows = |own: &Rows, side: SideName| {
            let left = ended.open.iter().filter(|item| item.side == side);
            let mut all: Vec<(Date, Amount, String)> =
                left.map(|item| (item.date, item.amount.clone(), item.description.clone())).collect();
            all.extend(own.indices().map(|row| {
                let row = own.row(row);
                (row.date, row.amount.value(), row.description.to_owned())
            }));
            let mut rows = Rows::default();
            for (date, amount, text) in all {
                rows.push(date, &amount.to_string(), &text).unwrap();
            }
            rows
        };
        let (of_bank, of_book) =
            (rows(&second.bank, SideName::Bank), rows(&second.book, SideName::Book));
        let one =
            reconcile_after(&second.last.confirmed.evidence(), &of_bank, &of_book, options, &|_| ());
        let likely = |pairs: &[Pair], bank: &Rows, book: &Rows| {
            let days = |pair: &&Pair| {
                let apart = bank.date(pair.bank_row).days_after(book.date(pair.book_row));
                apart.abs() <= i32::from(options.window_days)
            };
            let mut scores: Vec<_> = pairs.iter().filter(days).map(|pair| pair.score).collect();
            scores.sort();
            scores
        };
        prop_assert_eq!(
            likely(&month.outcome.pairs, &month.bank.rows, &month.book.rows),
            likely(&one.pairs, &of_bank, &of_book)
        );
    }
}
