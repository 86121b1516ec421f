//! Periods by example: what a decision leads to, and when there can be none.

use super::account::{Account, amount, decision, name};
use crate::period::{
    Decision, DecisionKind, Decisions, OpenItemState, Proof, ReconciledPeriod, Resolution, RowName,
    Shortfall, StandingRule,
};
use crate::testing::full_rows;

/// The example of the project: five decisions, and the statement that a bookkeeper would write by hand.
#[test]
fn five_decisions_lead_to_one_adjusted_balance() {
    let account = Account::new(
        &[
            ("2026-03-02", "5000.00", "Sales"),
            ("2026-03-09", "-12.50", "ACCOUNT CHARGES"),
            ("2026-03-12", "-61.22", "Interest"),
            ("2026-03-20", "-63.28", "Screwfix"),
        ],
        &[
            ("2026-03-02", "5000.00", "Sales"),
            ("2026-03-15", "840.00", "Invoice 7, entered twice"),
            ("2026-03-20", "-54.28", "Screwfix"),
            ("2026-03-28", "-103.00", "Cheque 100231"),
            ("2026-03-30", "-300.00", "Rent by transfer"),
        ],
    )
    .opening("291.35", "291.35")
    .decide(DecisionKind::Enter, vec![name("bank", "2026-03-09", "-12.50", "ACCOUNT CHARGES")])
    .decide(DecisionKind::Enter, vec![name("bank", "2026-03-12", "-61.22", "Interest")])
    .decide(
        DecisionKind::Correct,
        vec![
            name("bank", "2026-03-20", "-63.28", "Screwfix"),
            name("book", "2026-03-20", "-54.28", "Screwfix"),
        ],
    )
    .decide(
        DecisionKind::Remove,
        vec![name("book", "2026-03-15", "840.00", "Invoice 7, entered twice")],
    )
    .decide(DecisionKind::Timing, vec![name("book", "2026-03-30", "-300.00", "Rent by transfer")]);
    let all = account.at("2026-03-31").reconciliation;
    assert_eq!(all.statement.closing, Some(amount("5154.35")));
    assert_eq!(all.books.closing, Some(amount("5674.07")));
    assert_eq!(all.outstanding_payments.total, amount("-403.00"));
    assert_eq!(all.to_enter.total, amount("-73.72"));
    assert_eq!(all.to_remove.total, amount("-840.00"));
    assert_eq!(all.to_correct.total, amount("-9.00"));
    assert_eq!(all.adjusted_statement, Some(amount("4751.35")));
    assert_eq!(all.adjusted_books, Some(amount("4751.35")));
    assert_eq!((all.proof, all.undecided), (Proof::Proved, 0), "{:?}", all.shortfalls);
}

#[test]
fn a_deposit_of_three_receipts_less_a_fee_leaves_the_fee_to_enter() {
    let rows = |fee: Option<&str>| {
        let rows = vec![
            name("bank", "2026-03-10", "145.80", "SUMUP PAYOUT"),
            name("book", "2026-03-09", "100.00", "Sale 1"),
            name("book", "2026-03-09", "50.00", "Sale 2"),
        ];
        let (to, note) = (String::new(), String::new());
        Decision { verb: DecisionKind::Group, rows, fee: fee.map(amount), to, note }.checked()
    };
    assert!(rows(None).unwrap_err().contains("come to 4.20, and the fee is 0.00"));
    let mut account = Account::new(
        &[("2026-03-10", "145.80", "SUMUP PAYOUT")],
        &[("2026-03-09", "100.00", "Sale 1"), ("2026-03-09", "50.00", "Sale 2")],
    )
    .opening("0", "0");
    account.decisions.add(rows(Some("4.20")).unwrap()).unwrap();
    let month = account.at("2026-03-31");
    assert_eq!(month.reconciliation.to_enter.total, amount("-4.20"));
    assert_eq!(month.reconciliation.proof, Proof::Proved);
    assert!(month.outcome.verification.is_verified);
    assert_eq!(month.open[0].description, "Fee, SUMUP PAYOUT");
    // The books have it next month.
    let april =
        Account::new(&[], &[("2026-04-02", "-4.20", "SumUp fee")]).after(&month, "2026-03-31");
    let april = april.at("2026-04-30");
    assert_eq!((april.outcome.pairs.len(), april.open.len()), (1, 0));
    assert_eq!(april.reconciliation.proof, Proof::Proved);
}

#[test]
fn a_pair_that_was_ruled_out_is_not_made_again_and_its_rows_look_elsewhere() {
    let bank = [("2026-03-02", "-30.00", "Fuel"), ("2026-03-05", "-30.00", "Fuel card")];
    let book = [("2026-03-02", "-30.00", "Fuel"), ("2026-03-03", "-30.00", "Other fuel")];
    let account = Account::new(&bank[..1], &book);
    let of = |month: &ReconciledPeriod| -> Vec<String> {
        let text = |row: u32| month.book.rows.row(row).description.to_owned();
        month.outcome.pairs.iter().map(|pair| text(pair.book_row)).collect()
    };
    assert_eq!(of(&account.at("2026-03-31")), ["Fuel"]);
    let rows = vec![
        name("bank", "2026-03-02", "-30.00", "Fuel"),
        name("book", "2026-03-02", "-30.00", "Fuel"),
    ];
    let account = account.decide(DecisionKind::NotAMatch, rows);
    assert_eq!(of(&account.at("2026-03-31")), ["Other fuel"]);
}

#[test]
fn a_decision_finds_its_row_again_in_another_export_or_says_that_it_is_gone() {
    let rows = vec![name("bank", "2026-03-09", "-12.50", "ACCOUNT CHARGES")];
    let of = |bank: &[(&str, &str, &str)]| {
        Account::new(bank, &[]).decide(DecisionKind::Enter, rows.clone()).at("2026-03-31")
    };
    let other =
        of(&[("2026-03-08", "1.00", "New first"), ("2026-03-09", "-12.50", "Account charges ")]);
    assert_eq!((other.notes.len(), other.reconciliation.undecided), (0, 1));
    let renamed = of(&[("2026-03-09", "-12.50", "CHARGES TO 8 MAR")]);
    assert_eq!(renamed.notes.len(), 1, "{:?}", renamed.notes);
    assert_eq!(renamed.reconciliation.undecided, 0);
    let two = of(&[("2026-03-09", "-12.50", "One"), ("2026-03-09", "-12.50", "Two")]);
    assert_eq!(two.resolutions, [Resolution::NotFound(rows[0].clone())]);
    assert!(two.reconciliation.shortfalls.contains(&Shortfall::NotFound(1)));
}

#[test]
fn of_two_equal_rows_a_decision_is_of_the_one_it_counts() {
    let rows = [("2026-03-09", "-3.00", "Coffee"), ("2026-03-09", "-3.00", "Coffee")];
    let second = RowName { occurrence: 2, ..name("bank", "2026-03-09", "-3.00", "Coffee") };
    let month =
        Account::new(&rows, &[]).decide(DecisionKind::BankError, vec![second]).at("2026-03-31");
    let errors: Vec<u32> = month.reconciliation.bank_errors.rows;
    assert_eq!(errors, [1]);
}

#[test]
fn a_rule_decides_the_same_every_month() {
    let mut account = Account::new(&[("2026-03-09", "-8.50", "ACCOUNT CHARGES TO 8MAR")], &[]);
    account.decisions.add_rule(StandingRule {
        verb: DecisionKind::Enter,
        text: "account charges".into(),
        to: "404".into(),
    });
    let month = account.at("2026-03-31");
    assert_eq!(
        (month.reconciliation.undecided, month.open[0].standing),
        (0, OpenItemState::ToEnter)
    );
    // Parts of words do not count.
    account.bank = full_rows(&[("2026-03-09", "-8.50", "SUBACCOUNT CHARGES")]);
    assert_eq!(account.at("2026-03-31").reconciliation.undecided, 1);
}

#[test]
fn an_amount_alone_puts_nothing_right() {
    let error = name("bank", "2026-03-10", "-96.00", "TOWN GYM LTD");
    let march = Account::new(&[("2026-03-10", "-96.00", "TOWN GYM LTD")], &[])
        .opening("500.00", "500.00")
        .decide(DecisionKind::BankError, vec![error]);
    let ended = march.at("2026-03-31");
    let of = |text: &str| {
        let next = Account::new(&[("2026-04-04", "96.00", text)], &[]).after(&ended, "2026-03-31");
        let month = next.at("2026-04-30");
        (month.groups.len(), month.reconciliation.undecided)
    };
    assert_eq!(of("REV TOWN GYM"), (1, 0));
    for text in ["K NORRIS INV2301", "Correction", "CARD REFUND AMAZON", "COACH HIRE LTD"] {
        assert_eq!(of(text), (0, 1), "{text} is asked about");
    }
}

#[test]
fn two_decisions_of_one_row_clash_unless_they_are_the_same() {
    let row = name("bank", "2026-03-09", "-12.50", "Charges");
    let mut all = Decisions::default();
    all.add(decision(DecisionKind::Enter, vec![row.clone()])).unwrap();
    all.add(decision(DecisionKind::Enter, vec![row.clone()])).unwrap();
    assert_eq!(all.decisions.len(), 1);
    let clash = all.add(decision(DecisionKind::BankError, vec![row.clone()])).unwrap_err();
    assert_eq!((clash.earlier.verb, &clash.row), (DecisionKind::Enter, &row));
    let rows = [row];
    assert!(all.undo(DecisionKind::Enter, &rows) && !all.undo(DecisionKind::Enter, &rows));
}

#[test]
fn what_a_verb_is_not_said_of_is_refused() {
    let (bank, book) =
        (name("bank", "2026-03-09", "-1.00", "a"), name("book", "2026-03-09", "-1.00", "a"));
    let of = |verb: DecisionKind, rows: Vec<RowName>| {
        let (to, note) = (String::new(), String::new());
        Decision { verb, rows, fee: None, to, note }.checked().is_ok()
    };
    assert!(of(DecisionKind::Pair, vec![bank.clone(), book.clone()]));
    assert!(!of(DecisionKind::Correct, vec![bank.clone(), book.clone()]), "the amounts are equal");
    assert!(
        !of(DecisionKind::Timing, vec![bank.clone()])
            && !of(DecisionKind::Enter, vec![book.clone()])
    );
    assert!(!of(DecisionKind::Pair, vec![bank.clone()]) && !of(DecisionKind::Group, vec![book]));
    assert!(!of(DecisionKind::Aside, Vec::new()) && of(DecisionKind::Aside, vec![bank]));
}
