//! A bank account whose books the ledger keeps: what leads from one balance to the other.

use proptest::prelude::*;

use crate::period::QUIET_DAYS;
use crate::period::ledger::{
    BankAccountBooks, BankOpeningBalance, BankRow, BankRowState, BookLine, ClearedPayment,
    ClearedPayments, LastStatedBalance,
};
use tieout::contract::ledger::bank_reconciliation::{BankReconciliation, Proof, Waiting};
use tieout::contract::ledger::journal::Source;
use tieout::date::Date;
use tieout::id::{AccountId, BankAccountId, BankTransactionId, JournalId};
use tieout::money::Money;

/// Days of March 2026; the statement is of the 31st, later ones are of April.
fn day(number: i32) -> Date {
    Date::parse_iso("2026-02-28").unwrap().plus_days(number)
}

fn as_at() -> Date {
    day(31)
}

fn minor(amount: i64) -> Money {
    Money::from_minor(amount)
}

fn row(number: u128, on: i32, amount: i64, state: BankRowState) -> BankRow {
    BankRow {
        id: BankTransactionId::new(number),
        date: day(on),
        amount: minor(amount),
        description: format!("Row {number}"),
        reference: None,
        state,
    }
}

fn line(journal: u128, on: i32, amount: i64) -> BookLine {
    BookLine {
        journal: JournalId::new(journal),
        line: 1,
        date: day(on),
        amount: minor(amount),
        description: format!("Journal {journal}"),
        reference: None,
        source: Source::Bank,
        reverses: None,
        cleared_on: None,
    }
}

fn cleared(journal: u128, on: i32, amount: i64, by: i32) -> BookLine {
    BookLine { cleared_on: Some(day(by)), ..line(journal, on, amount) }
}

fn confirmed(by: u128, on: i32) -> BankRowState {
    BankRowState::Confirmed(JournalId::new(by), day(on))
}

/// Everything that is known, with the totals that go with it: it opened on the 1st with 100.00, and a
/// statement says of the 31st what its rows come to.
fn books(rows: Vec<BankRow>, mut lines: Vec<BookLine>) -> BankAccountBooks {
    let journal = JournalId::new(1);
    lines.push(BookLine { source: Source::Opening, ..line(1, 1, 10_000) });
    let sum = |amounts: &mut dyn Iterator<Item = Money>| minor(amounts.map(Money::minor).sum());
    let is_counted = |row: &&BankRow| row.date <= as_at() && row.state != BankRowState::Excluded;
    let bank_movements = sum(&mut rows.iter().filter(is_counted).map(|row| row.amount));
    let posted = lines.iter().filter(|line| line.date <= as_at());
    BankAccountBooks {
        id: BankAccountId::new(1),
        name: "Main".to_owned(),
        account: AccountId::new(1),
        currency: "GBP".to_owned(),
        opening: Some(BankOpeningBalance {
            date: day(1),
            balance: minor(10_000),
            journal: Some(journal),
        }),
        stated: vec![said(31, 10_000 + bank_movements.minor(), bank_movements.minor())],
        bank_movements,
        books_closing: sum(&mut posted.map(|line| line.amount)),
        waiting: Waiting { bank: 0, book: 0 },
        rows,
        lines,
        cleared: ClearedPayments::default(),
    }
}

fn said(on: i32, balance: i64, movements: i64) -> LastStatedBalance {
    LastStatedBalance { date: day(on), balance: minor(balance), movements: minor(movements) }
}

fn at_the_end(books: &BankAccountBooks) -> BankReconciliation {
    books.reconciliation(as_at()).expect("figures that fit")
}

#[test]
fn what_one_side_had_and_the_other_had_not_leads_to_one_adjusted_balance() {
    let all = at_the_end(&books(
        vec![
            row(1, 2, -2_000, confirmed(2, 2)),
            row(2, 30, -150, BankRowState::Unconfirmed),
            row(3, 31, -70, confirmed(4, 33)),
            row(4, 31, 999, BankRowState::Excluded),
            row(5, 33, 500, confirmed(5, 30)),
        ],
        vec![
            cleared(2, 2, -2_000, 2),
            line(3, 20, -4_000),
            cleared(4, 33, -70, 31),
            cleared(5, 30, 500, 33),
        ],
    ));
    assert_eq!(all.statement.closing, Some(minor(7_780)));
    assert_eq!((all.books.opening, all.books.closing), (minor(10_000), minor(4_500)));
    let listed = |of: &tieout::contract::ledger::bank_reconciliation::ReconcilingItems| {
        (
            of.count,
            of.total.minor(),
            of.items.iter().map(|one| one.amount.minor()).collect::<Vec<_>>(),
        )
    };
    assert_eq!(listed(&all.outstanding_receipts), (1, 500, vec![500]));
    assert_eq!(listed(&all.outstanding_payments), (1, -4_000, vec![-4_000]));
    assert_eq!(listed(&all.to_enter), (2, -220, vec![-150, -70]));
    assert_eq!(listed(&all.other_account), (1, 999, vec![999]));
    assert_eq!(all.outstanding_receipts.items[0].cleared_on, Some(day(33)));
    assert_eq!(all.to_enter.items[1].cleared_on, Some(day(33)));
    assert_eq!((all.adjusted_statement, all.adjusted_books), (Some(minor(4_280)), minor(4_280)));
    // What the other side has later is decided: it is the one row and the one payment that wait.
    assert_eq!((all.undecided, all.proof, all.difference), (2, Proof::Balanced, Some(Money::ZERO)));
    assert_eq!(all.reasons.len(), 2, "{:?}", all.reasons);
}

#[test]
fn what_was_taken_back_by_then_is_not_listed_and_before_that_it_is() {
    let mirror = |on: i32| BookLine { reverses: Some(JournalId::new(2)), ..line(3, on, 2_000) };
    let by_then = at_the_end(&books(vec![], vec![line(2, 2, -2_000), mirror(31)]));
    assert_eq!((by_then.outstanding_payments.count, by_then.proof), (0, Proof::Proved));
    assert_eq!(by_then.reasons, [] as [String; 0]);
    let later = at_the_end(&books(vec![], vec![line(2, 2, -2_000), mirror(32)]));
    assert_eq!(later.outstanding_payments.total, minor(-2_000));
    assert_eq!(later.difference, Some(Money::ZERO));
}

#[test]
fn a_line_that_another_journal_does_not_take_back_whole_is_listed() {
    let other = BookLine { reverses: Some(JournalId::new(2)), ..line(3, 3, 1_999) };
    let all = at_the_end(&books(vec![], vec![line(2, 2, -2_000), other]));
    assert_eq!((all.outstanding_payments.count, all.outstanding_receipts.count), (1, 1));
}

#[test]
fn a_payment_that_names_a_cheque_is_outstanding_without_asking() {
    let cheque = BookLine { reference: Some("Cheque 000412".to_owned()), ..line(2, 20, -500) };
    let all = at_the_end(&books(vec![], vec![cheque]));
    assert_eq!((all.outstanding_payments.count, all.undecided), (1, 0));
    assert_eq!(all.proof, Proof::Proved);
}

#[test]
fn a_cheque_is_assumed_outstanding_where_its_number_is_there_once_and_the_bank_has_it_not() {
    let cheque = |journal: u128, on: i32, amount: i64, text: &str| BookLine {
        reference: Some(text.to_owned()),
        ..line(journal, on, amount)
    };
    let of_bank = |amount: i64, text: &str| BankRow {
        description: text.to_owned(),
        ..row(9, 21, amount, BankRowState::Unconfirmed)
    };
    let paid = |text: &str| ClearedPayment {
        date: day(5),
        amount: minor(-700),
        description: "Paid".to_owned(),
        reference: Some(text.to_owned()),
    };
    let own = || cheque(2, 20, -500, "Cheque 000412");
    let undecided = |rows: Vec<BankRow>, lines: Vec<BookLine>, cleared: ClearedPayments| {
        let all = BankAccountBooks { cleared, ..books(rows, lines) };
        let all = at_the_end(&all);
        let told = all.reasons.iter().any(|one| one.contains("no bank transaction"));
        assert_eq!(told, all.undecided > all.to_enter.count, "{all:?}");
        all.undecided
    };
    let none = ClearedPayments::default;
    assert_eq!(undecided(vec![], vec![own(), cheque(3, 20, -500, "Cheque 000413")], none()), 0);
    // Twice in the books: open, or paid before.
    assert_eq!(undecided(vec![], vec![own(), cheque(3, 25, -900, "CHQ 412")], none()), 2);
    let before = ClearedPayments { lines: vec![paid("chq 0412")], ..none() };
    assert_eq!(undecided(vec![], vec![own()], before), 1);
    // The bank has it, whatever the amount and whatever became of the row; or has a payment of its amount.
    assert_eq!(undecided(vec![of_bank(-501, "000412")], vec![own()], none()), 2);
    let before = ClearedPayments { rows: vec![paid("000412")], ..none() };
    assert_eq!(undecided(vec![], vec![own()], before), 1);
    assert_eq!(undecided(vec![of_bank(-500, "FPO Jones")], vec![own()], none()), 2);
    assert_eq!(undecided(vec![of_bank(-501, "CARD SHOP 0412")], vec![own()], none()), 1);
    // Words say that it is gone, or that it is none.
    for text in ["Cheque 000412 stopped", "Cheque 000412 void", "Cheque £412", "Cheque 412 6000"] {
        assert_eq!(undecided(vec![], vec![cheque(2, 20, -500, text)], none()), 1, "{text}");
    }
}

#[test]
fn a_balance_that_nobody_has_said_is_not_known() {
    let with_opening = books(vec![row(1, 2, 500, BankRowState::Unconfirmed)], vec![]);
    let without = BankAccountBooks { opening: None, ..with_opening.clone() };
    // The books have opening balances, of which that of the account is one.
    let all = at_the_end(&without);
    assert_eq!((all.statement.opening, all.difference), (Some(minor(10_000)), Some(Money::ZERO)));
    let without = BankAccountBooks { lines: vec![], books_closing: Money::ZERO, ..without };
    let nothing = BankAccountBooks { stated: vec![], ..without.clone() };
    let all = at_the_end(&nothing);
    assert_eq!((all.statement.opening, all.statement.closing), (None, None));
    assert_eq!((all.adjusted_statement, all.difference, all.proof), (None, None, Proof::BooksOnly));
    assert_eq!(all.reasons[0], "no statement has said what the bank had");
    // A statement that says its balance says what the account opened with.
    let all = at_the_end(&BankAccountBooks { stated: vec![said(31, 900, 500)], ..without.clone() });
    assert_eq!((all.statement.opening, all.difference), (Some(minor(400)), Some(minor(400))));
    // One of a later day says it only where something before leads up to it.
    let stated = |stated| at_the_end(&BankAccountBooks { stated, ..without.clone() });
    let all = stated(vec![said(40, 900, 500)]);
    assert_eq!((all.statement.closing, all.proof), (None, Proof::BooksOnly));
    let all = stated(vec![said(1, 400, 0), said(40, 900, 500)]);
    assert_eq!(all.statement.closing, Some(minor(900)));
    let all = stated(vec![said(1, 400, 0), said(40, 930, 500)]);
    assert!(
        all.reasons[0].ends_with(
            "is 0.30 more than that of 2026-03-01 and the bank \
        transactions since come to"
        ),
        "{:?}",
        all.reasons
    );
    let before = with_opening.reconciliation(day(0)).unwrap();
    assert_eq!((before.statement.opening, before.statement.closing), (None, None));
    assert!(before.reasons[0].contains("is of 2026-03-01"), "{:?}", before.reasons);
}

#[test]
fn nothing_is_proved_of_days_long_behind_the_last_balance_that_was_said() {
    let known = books(vec![row(1, 2, 500, confirmed(2, 2))], vec![cleared(2, 2, 500, 2)]);
    let at = |stated: &[LastStatedBalance], on: i32| {
        let stated = stated.to_vec();
        BankAccountBooks { stated, ..known.clone() }.reconciliation(day(on)).expect("figures")
    };
    for stated in
        [&[][..], &[said(30, 10_500, 500)], &[said(5, 10_500, 500), said(30, 10_500, 500)]]
    {
        for on in [41, 60, 2_900_000] {
            let all = at(stated, on);
            assert_eq!((all.proof, all.undecided), (Proof::BooksOnly, 0), "{stated:?} {on}");
            assert_eq!((all.statement.closing, all.difference), (None, None));
            assert_eq!(all.statement.stated.map(|one| one.date), stated.last().map(|one| one.date));
            let known = all.reasons[0].contains("last one said is of 2026-03-30");
            assert_eq!((known, all.reasons.len()), (!stated.is_empty(), 1), "{:?}", all.reasons);
        }
    }
    assert_eq!(at(&[said(31, 10_500, 500)], 31).proof, Proof::Proved);
    // It stands for a few days without a row, as in a folder of files.
    for on in [31, 40] {
        let all = at(&[said(5, 10_500, 500), said(30, 10_500, 500)], on);
        assert_eq!((all.proof, all.statement.closing), (Proof::Proved, Some(minor(10_500))));
    }
    assert_eq!(at(&[said(30, 10_499, 500)], 31).proof, Proof::Unproved);
    let rows = vec![row(1, 2, 500, confirmed(2, 2)), row(2, 31, 5, BankRowState::Unconfirmed)];
    let later = BankAccountBooks {
        stated: vec![said(30, 10_500, 500)],
        ..books(rows, known.lines.clone())
    };
    assert_eq!(later.reconciliation(day(31)).expect("figures").proof, Proof::BooksOnly);
    let lines = vec![cleared(2, 2, 500, 2), line(3, 31, -70)];
    let later = books(vec![row(1, 2, 500, confirmed(2, 2))], lines);
    let later = BankAccountBooks { stated: vec![said(30, 10_500, 500)], ..later };
    let reasons = later.reconciliation(day(31)).expect("figures").reasons;
    assert!(reasons[1].ends_with("of 2026-03-30: 1 posting is later"), "{reasons:?}");
    assert_eq!(at(&[said(40, 10_400, 400)], 31).statement.closing, Some(minor(10_500)));
}

#[test]
fn a_statement_whose_balance_is_another_says_by_how_much() {
    let known = books(vec![row(1, 2, 500, confirmed(2, 2))], vec![cleared(2, 2, 500, 2)]);
    let stated = |stated: &[LastStatedBalance]| {
        at_the_end(&BankAccountBooks { stated: stated.to_vec(), ..known.clone() })
    };
    assert_eq!(stated(&[said(31, 10_500, 500)]).proof, Proof::Proved);
    assert_eq!(stated(&[said(40, 10_400, 400)]).proof, Proof::Proved, "of a later day");
    let all = stated(&[said(31, 10_480, 500)]);
    assert_eq!((all.proof, all.difference), (Proof::Unproved, Some(minor(-20))));
    assert!(
        all.reasons[0].contains("of 2026-03-31 is 0.20 less than the opening"),
        "{:?}",
        all.reasons
    );
    // Where the fault is since the last balance said, that is where to look.
    let all = stated(&[said(1, 10_000, 0), said(31, 10_480, 500)]);
    assert!(all.reasons[0].contains("0.20 less than that of 2026-03-01"), "{:?}", all.reasons);
    let all = stated(&[said(2, 10_480, 500), said(31, 10_480, 500)]);
    assert!(all.reasons[0].contains("0.20 less than the opening"), "{:?}", all.reasons);
    // What was said of an earlier day, and is not so by what came since, is not in the way.
    assert_eq!(stated(&[said(2, 10_499, 500), said(31, 10_500, 500)]).proof, Proof::Proved);
}

#[test]
fn a_bank_transaction_of_a_day_that_the_opening_balance_has_is_named() {
    let known = books(vec![row(1, 1, -70, BankRowState::Unconfirmed)], vec![]);
    // The bank does not count it beside the opening balance.
    let all = at_the_end(&BankAccountBooks { stated: vec![said(31, 10_000, -70)], ..known });
    assert_eq!((all.statement.closing, all.proof), (Some(minor(10_000)), Proof::Unproved));
    let reason = all.reasons.last().expect("a reason");
    assert_eq!(
        reason,
        "1 bank transaction is of days up to 2026-03-01, which the opening balance has: \
        exclude them"
    );
}

/// What a bank transaction may be: nothing yet, left out, or confirmed by a posting of some day.
fn rows_and_lines() -> impl Strategy<Value = (Vec<BankRow>, Vec<BookLine>)> {
    let amount = prop_oneof![-90_000..-1_i64, 1..90_000_i64];
    let one = (2..60_i32, 1..60_i32, amount, 0..5_u8);
    prop::collection::vec(one, 0..30).prop_map(|all| {
        let (mut rows, mut lines) = (Vec::new(), Vec::new());
        for (number, (on, posted, amount, kind)) in (10_u128..).zip(all) {
            match kind {
                0 => rows.push(row(number, on, amount, BankRowState::Unconfirmed)),
                1 => rows.push(row(number, on, amount, BankRowState::Excluded)),
                2 => lines.push(line(number, posted, amount)),
                // Taken back on some day, and free again.
                3 => {
                    lines.push(line(number, posted, amount));
                    let reverses = Some(JournalId::new(number));
                    lines.push(BookLine {
                        reverses,
                        ..line(number + 1_000, on.max(posted), -amount)
                    });
                }
                _ => {
                    rows.push(row(number, on, amount, confirmed(number, posted)));
                    lines.push(cleared(number, posted, amount, on));
                }
            }
        }
        (rows, lines)
    })
}

proptest! {
    /// Whatever bank transactions and postings there are: where each is confirmed by one of its amount or
    /// by none, the adjusted balances agree, and every line is what its items add up to.
    #[test]
    fn the_adjusted_balances_agree_and_totals_are_those_of_their_items(
        (rows, lines) in rows_and_lines()
    ) {
        let known = books(rows, lines);
        let all = at_the_end(&known);
        prop_assert_eq!(all.difference, Some(Money::ZERO));
        prop_assert_eq!(all.adjusted_statement, Some(all.adjusted_books));
        let lists =
            [&all.outstanding_receipts, &all.outstanding_payments, &all.to_enter, &all.other_account];
        for list in lists {
            prop_assert_eq!(list.count, list.items.len());
            prop_assert_eq!(list.total.minor(), list.items.iter().map(|one| one.amount.minor()).sum::<i64>());
            prop_assert!(list.items.iter().all(|one| one.date <= as_at()));
            prop_assert!(list.items.iter().all(|one| one.cleared_on.is_none_or(|on| on > as_at())));
        }
        prop_assert!(all.outstanding_receipts.items.iter().all(|one| one.amount > Money::ZERO));
        prop_assert!(all.outstanding_payments.items.iter().all(|one| one.amount < Money::ZERO));
        let is_proved = all.undecided == 0;
        prop_assert_eq!(all.proof, if is_proved { Proof::Proved } else { Proof::Balanced });
        prop_assert!(!all.reasons.is_empty() || is_proved);
    }

    /// What both sides had by the day may be left out.
    #[test]
    fn rows_that_both_sides_have_change_nothing((rows, lines) in rows_and_lines()) {
        let known = books(rows, lines);
        let mut open = known.clone();
        open.rows.retain(|row| match row.state {
            BankRowState::Confirmed(_, on) => row.date <= as_at() && on > as_at(),
            _ => row.date <= as_at(),
        });
        open.lines.retain(|line| {
            line.date <= as_at() && line.cleared_on.is_none_or(|cleared| cleared > as_at())
        });
        prop_assert_eq!(at_the_end(&open), at_the_end(&known));
    }

    /// Whatever statements said: nothing is proved unless one said the balance of the day or of a later one,
    /// with what the opening balance and the bank transactions up to it come to; and what was said before it,
    /// or is said of days behind it, changes nothing of that.
    #[test]
    fn a_day_is_proved_only_by_a_balance_that_the_bank_said_of_it_or_later_or_just_before(
        (rows, lines) in rows_and_lines(),
        days in prop::collection::btree_map(2..60_i32, prop_oneof![4 => Just(0_i64), 1 => -50..50_i64], 0..5),
    ) {
        let mut known = books(rows, lines);
        let up_to = |on: i32| -> i64 {
            let counted = known.rows.iter().filter(|row| row.date <= day(on) && row.state != BankRowState::Excluded);
            counted.map(|row| row.amount.minor()).sum()
        };
        let stated = |(on, wrong): (&i32, &i64)| said(*on, 10_000 + up_to(*on) + wrong, up_to(*on));
        known.stated = days.iter().map(stated).collect();
        let all = at_the_end(&known);
        let is_row = |on: i32| known.rows.iter().any(|row| row.date > day(on) && row.date <= as_at());
        let last = days.iter().next_back().filter(|(on, _)| **on >= 31 - QUIET_DAYS && !is_row(**on));
        let by = days.iter().find(|(on, _)| **on >= 31).or(last);
        prop_assert_eq!(all.statement.closing.is_some(), by.is_some());
        prop_assert_eq!(all.difference, by.map(|(_, wrong)| minor(*wrong)));
        let is_proved = by.is_some_and(|(_, wrong)| *wrong == 0) && all.undecided == 0;
        prop_assert_eq!(all.proof == Proof::Proved, is_proved);
        prop_assert_eq!(all.reasons.is_empty(), is_proved);
        let mut nearest = known.clone();
        let last = known.stated.iter().rev().find(|one| one.date < as_at()).copied();
        let first = known.stated.iter().find(|one| one.date >= as_at()).copied();
        nearest.stated = first.into_iter().chain(last).collect();
        prop_assert_eq!(at_the_end(&nearest), all);
    }
}
