//! What a bank reconciliation of balances and rows proves.

use proptest::prelude::*;

use super::account::Account;

use crate::matching::reconcile;
use crate::period::{BankReconciliationStatement, Proof, Shortfall, StatedBalances};
use crate::row::Rows;
use crate::{MatchOptions, SideName};
use tieout::amount::Amount;
use tieout::date::Date;

fn amount(text: &str) -> Amount {
    Amount::parse(text).unwrap()
}

fn rows(rows: &[(&str, &str)]) -> Rows {
    let mut all = Rows::default();
    for (text, description) in rows {
        let day = Date::parse_iso("2026-03-10").unwrap();
        all.push(day, text, description).unwrap();
    }
    all
}

fn stated(opening: Option<&str>, closing: Option<&str>) -> StatedBalances {
    StatedBalances { opening: opening.map(amount), closing: closing.map(amount), gaps: Vec::new() }
}

/// The bank has a charge that the books have not, the books a cheque that the bank has not.
fn of(bank: &StatedBalances, book: &StatedBalances) -> BankReconciliationStatement {
    let of_bank = rows(&[("-50.00", "Rent"), ("-1.50", "Charge"), ("200.00", "Sale 12")]);
    let of_book = rows(&[("200.00", "Sale 12"), ("-50.00", "Rent"), ("-30.00", "Cheque 7")]);
    let outcome = reconcile(&of_bank, &of_book, MatchOptions::default(), &|_| ());
    BankReconciliationStatement::of((&of_bank, bank), (&of_book, book), &outcome)
}

#[test]
fn both_balances_lead_to_one_adjusted_balance() {
    let all = of(&stated(Some("100.00"), Some("248.50")), &stated(Some("100.00"), None));
    assert_eq!((all.books.closing.clone(), all.undecided), (Some(amount("220.00")), 2));
    assert_eq!(all.outstanding_payments.total, amount("-30.00"));
    assert_eq!(all.outstanding_receipts.rows, [] as [u32; 0]);
    assert_eq!(
        (all.adjusted_statement, all.adjusted_books),
        (Some(amount("218.50")), Some(amount("218.50")))
    );
    assert_eq!(all.proof, Proof::Balanced);
    assert_eq!(all.shortfalls, [Shortfall::Undecided(2)]);
}

#[test]
fn what_was_open_before_the_period_is_the_difference() {
    let all = of(&stated(Some("100.00"), Some("248.50")), &stated(Some("60.00"), None));
    assert_eq!((all.difference, all.proof), (Some(amount("40.00")), Proof::Unproved));
    assert!(all.shortfalls.contains(&Shortfall::Difference(amount("40.00"))));
}

#[test]
fn a_balance_that_is_missing_is_none_and_never_nought() {
    let all = of(&stated(None, Some("248.50")), &stated(None, None));
    assert_eq!(
        (all.statement.opening, all.adjusted_books, all.difference),
        (Some(amount("100.00")), None, None)
    );
    assert_eq!(all.proof, Proof::StatementOnly);
    assert_eq!(of(&stated(None, None), &stated(None, Some("1.00"))).proof, Proof::BooksOnly);
    assert_eq!(of(&stated(None, None), &stated(None, None)).proof, Proof::NoBalances);
    // What the bank had before its rows says nothing of what it has after them: some may be missing.
    let begun = of(&stated(Some("100.00"), None), &stated(None, Some("1.00")));
    assert_eq!((begun.proof, begun.statement.closing), (Proof::BooksOnly, None));
}

#[test]
fn balances_that_do_not_go_with_the_rows_prove_nothing() {
    let all = of(&stated(Some("100.00"), Some("250.00")), &stated(Some("100.00"), None));
    assert_eq!(all.proof, Proof::Unproved);
    assert!(all.shortfalls.contains(&Shortfall::Unexplained(SideName::Bank, amount("1.50"))));
    let gaps = StatedBalances { gaps: vec!["7".to_owned()], ..stated(Some("100.00"), None) };
    let all = of(&stated(Some("100.00"), Some("248.50")), &gaps);
    assert!(
        all.proof == Proof::Unproved
            && all.shortfalls.contains(&Shortfall::Gaps(SideName::Book, vec!["7".to_owned()]))
    );
}

#[test]
fn a_row_of_the_bank_and_another_of_the_books_are_verified_and_not_proved() {
    let (bank, book) = (rows(&[("-118.00", "Rates")]), rows(&[("999.00", "Sale")]));
    let outcome = reconcile(&bank, &book, MatchOptions::default(), &|_| ());
    assert!(outcome.verification.is_verified);
    let balances = stated(Some("0.00"), None);
    let of_bank = stated(Some("0.00"), Some("-118.00"));
    let all = BankReconciliationStatement::of((&bank, &of_bank), (&book, &balances), &outcome);
    assert_eq!(all.proof, Proof::Balanced);
}

proptest! {
    /// Whatever is matched, the difference of the adjusted balances is that of the opening ones: matching
    /// can neither make nor hide one.
    #[test]
    fn the_difference_is_that_of_the_opening_balances(
        bank in prop::collection::vec(-40..40_i32, 0..12),
        book in prop::collection::vec(-40..40_i32, 0..12),
        openings in [-500..500_i32, -500..500_i32],
    ) {
        let texts = |amounts: &[i32]| -> Vec<String> {
            amounts.iter().filter(|amount| **amount != 0).map(|amount| format!("{amount}.00")).collect()
        };
        let of = |texts: &[String]| {
            let pairs: Vec<(&str, &str)> = texts.iter().map(|text| (&**text, "Sale")).collect();
            rows(&pairs)
        };
        let (bank, book) = (of(&texts(&bank)), of(&texts(&book)));
        let outcome = reconcile(&bank, &book, MatchOptions::default(), &|_| ());
        let [of_bank, of_book] = openings.map(|opening| stated(Some(&format!("{opening}.00")), None));
        let ends = of_bank.opening.clone().map(|opening| opening + &bank.total(bank.indices()));
        let of_bank = StatedBalances { closing: ends, ..of_bank };
        let all = BankReconciliationStatement::of((&bank, &of_bank), (&book, &of_book), &outcome);
        let expected = amount(&format!("{}.00", openings[0] - openings[1]));
        prop_assert_eq!(all.difference, Some(expected.clone()));
        let is_proved = expected == Amount::default() && outcome.is_fully_matched();
        prop_assert_eq!(all.proof == Proof::Proved, is_proved);
    }
}

#[test]
fn balances_stated_as_they_are_owed_on_a_card_have_the_sign_that_rows_lead_to() {
    let rows = [("2026-01-05", "-50.00", "Tesco"), ("2026-01-12", "70.00", "Payment")];
    let month = |openings: [&str; 2], closings: [&str; 2]| {
        let of = |text: &str| Amount::parse(text).ok();
        let account = Account {
            openings: openings.map(of),
            closings: closings.map(of),
            ..Account::new(&rows, &rows)
        };
        account.ending(&closings.map(of), "2026-01-31")
    };
    for (openings, closings) in [
        (["100", "100"], ["80", "80"]),
        (["100", "100"], ["80", ""]),
        (["100", ""], ["80", "80"]),
        (["-100", "100"], ["80", "-80"]),
        (["-100", "-100"], ["-80", ""]),
    ] {
        let month = month(openings, closings);
        assert_eq!(month.reconciliation.proof, Proof::Proved, "{openings:?} {closings:?}");
        assert_eq!(month.reconciliation.statement.closing, Some(amount("-80")));
        assert_eq!(month.reconciliation.books.opening, Some(amount("-100")));
        let is_noted = month.notes.iter().any(|note| note.contains("is what is owed"));
        assert_eq!(is_noted, openings[1] != "-100", "{:?}", month.notes);
    }
    // Two that are stated apart stay apart.
    let apart = Account {
        closings: ["-500", "500"].map(|text| Some(amount(text))),
        ..Account::new(&rows, &rows)
    };
    assert_ne!(apart.at("2026-01-31").reconciliation.proof, Proof::Proved);
    // Nothing decides it: as stated.
    let month = month(["100", "100"], ["90", "90"]);
    assert_eq!(month.reconciliation.statement.closing, Some(amount("90")));
    assert_ne!(month.reconciliation.proof, Proof::Proved);
    // The month after one that was closed.
    let ended = Account::new(&rows, &rows).opening("-100", "-100").at("2026-01-31");
    let next = [("2026-02-03", "-40.00", "Shell")];
    let next = Account { closings: [Some(amount("120")), None], ..Account::new(&next, &next) };
    let next = Account { openings: [Some(amount("80")), None], ..next };
    let next = next.after(&ended, "2026-01-31").at("2026-02-28");
    assert_eq!(next.reconciliation.statement.closing, Some(amount("-120")));
    assert_eq!(next.reconciliation.proof, Proof::Proved);
}
