//! What became of closed rows since, balances that are stated over those of a file, and amounts in whole cents.

use super::account::{Account, amount, day, decision, name};
use crate::SideName;
use crate::period::{
    BalanceConflict, ClosedRow, Decision, DecisionKind, Decisions, Proof, ReconciledPeriod,
    Shortfall, StatedBalances,
};
use crate::testing::full_rows;
use tieout::amount::Amount;

const MARCH: [(&str, &str, &str); 3] = [
    ("2026-03-02", "900.00", "Sales"),
    ("2026-03-09", "-60.00", "CARD PAYMENT TO TESCO STORES 3254"),
    ("2026-03-20", "-80.00", "Smith Joinery Ltd"),
];

/// April, with the rows of March as its file of the bank tells them.
fn april(told: [&str; 2]) -> Account {
    let march = Account::new(&MARCH, &MARCH).opening("0", "0");
    let ended = march.at("2026-03-31");
    let mut april = march.after(&ended, "2026-03-31");
    let [tesco, smith] = told;
    let bank = [
        MARCH[0],
        ("2026-03-09", "-60.00", tesco),
        ("2026-03-20", "-80.00", smith),
        ("2026-04-02", "10.00", "Tea"),
    ];
    april.bank = full_rows(&bank);
    april.book = full_rows(&bank[3..]);
    april.openings = [None, None];
    april
}

fn changes(month: &ReconciledPeriod) -> [usize; 4] {
    let late = &month.late[0];
    [late.same, late.added.len(), late.gone.len(), late.retold.len()]
}

#[test]
fn a_closed_row_in_other_words_is_the_same_and_one_of_somebody_else_is_a_change() {
    for told in [
        ["Card payment to Tesco Stores 3254", "SMITH JOINERY LTD."],
        ["TESCO STORES 3254 LONDON GB", "Smith Joiner"],
        ["TESCO", "DD 4471"],
        ["Card payment", "J SMITH, INV 12"],
    ] {
        let month = april(told).at("2026-04-30");
        assert_eq!(changes(&month), [3, 0, 0, 0], "{told:?}");
        assert_eq!(month.reconciliation.proof, Proof::Proved, "{told:?}");
    }
    // A trade, a label or how was paid is nobody's name.
    for smith in ["Jones Roofing Ltd", "Jo's Cafe", "TRANSFER TO SAVINGS", "Kreitmeier Joinery Ltd"]
    {
        let month = april(["TESCO", smith]).at("2026-04-30");
        assert_eq!(changes(&month), [2, 0, 0, 1], "{smith}");
        let all = &month.reconciliation;
        assert_eq!(all.proof, Proof::Unproved);
        assert!(all.shortfalls.contains(&Shortfall::ChangedSinceClose(1)), "{:?}", all.shortfalls);
    }
}

#[test]
fn a_row_told_otherwise_moves_no_balance_and_is_accepted_once_for_all() {
    let row = name("bank", "2026-03-20", "-80.00", "Jones Roofing Ltd");
    let account = april(["TESCO", "Jones Roofing Ltd"]);
    let before = account.at("2026-04-30");
    assert_eq!(before.late[0].effect(&account.bank, &account.last), Amount::default());
    let account = account.decide(DecisionKind::Accept, vec![row]);
    let ended = account.at("2026-04-30");
    assert_eq!(ended.reconciliation.proof, Proof::Proved, "{:?}", ended.reconciliation.shortfalls);
    assert_eq!((ended.groups.len(), ended.open.len()), (1, 0));
    let bank = account.bank.clone();
    let closed = account.last.rows.clone();
    let mut may = account.after(&ended, "2026-04-30");
    // A folder keeps the rows of every close.
    may.last.rows.splice(0..0, closed);
    may.bank = bank;
    may.decisions = crate::period::Decisions::default();
    let month = may.at("2026-05-31");
    assert_eq!(changes(&month), [4, 0, 0, 0], "{:?}", month.late[0]);
}

#[test]
fn what_was_added_and_what_is_gone_says_what_it_does_to_the_opening_balance() {
    let mut account = april(["TESCO", "Smith Joinery"]);
    account.bank = full_rows(&[
        MARCH[0],
        ("2026-03-20", "-80.00", "Smith Joinery"),
        ("2026-03-25", "-7.00", "Late fee"),
        ("2026-04-02", "10.00", "Tea"),
    ]);
    let late = &account.at("2026-04-30").late[0];
    assert_eq!((late.added.len(), late.gone.len()), (1, 1));
    assert_eq!(late.effect(&account.bank, &account.last), amount("53.00"));
}

/// Where an export begins on the last closed day, that day may be there in part, and rows of it are missing.
#[test]
fn a_row_changed_on_the_first_day_of_a_file_is_gone_as_it_was_and_added_as_it_is() {
    let march = [
        ("2026-03-30", "-60.00", "Tesco"),
        ("2026-03-31", "-86.40", "Bakers Supplies"),
        ("2026-03-31", "-7.00", "Smith Joinery"),
    ];
    let march = Account::new(&march, &march).opening("500.00", "500.00");
    let ended = march.at("2026-03-31");
    let mut april = march.after(&ended, "2026-03-31");
    let begun = [("2026-03-31", "-96.40", "Bakers Supplies"), ("2026-04-02", "10.00", "Tea")];
    (april.bank, april.book, april.openings) =
        (full_rows(&begun), full_rows(&begun[1..]), [None, None]);
    let late = &april.at("2026-04-30").late[0];
    assert_eq!((late.added.len(), late.gone.len()), (1, 1), "{late:?}");
    assert_eq!(late.effect(&april.bank, &april.last), amount("-10.00"));
}

#[test]
fn a_stated_balance_stands_in_for_one_of_the_file_and_never_over_it() {
    let of_file = StatedBalances { closing: Some(amount("10.00")), ..StatedBalances::default() };
    let [ten, dust, eleven] = ["10.00", "10.004", "11.00"].map(amount);
    for (stated, known) in [
        ([Some(&eleven), Some(&ten)], [Some(&eleven), Some(&ten)]),
        ([None, Some(&dust)], [None, Some(&ten)]),
        ([None, None], [None, Some(&ten)]),
    ] {
        let both = of_file.completed_by(stated).unwrap();
        assert_eq!([both.opening.as_ref(), both.closing.as_ref()], known);
    }
    assert_eq!(
        of_file.completed_by([None, Some(&eleven)]),
        Err(BalanceConflict { is_closing: true, stated: eleven, of_file: ten })
    );
}

#[test]
fn amounts_that_are_equal_in_whole_cents_are_a_pair_and_no_correction() {
    let rows = |of_book: &str| {
        vec![name("bank", "2026-03-09", "10.004", "a"), name("book", "2026-03-09", of_book, "a")]
    };
    let of = |verb: DecisionKind, of_book: &str| {
        let (to, note) = (String::new(), String::new());
        Decision { verb, rows: rows(of_book), fee: None, to, note }.checked().is_ok()
    };
    for (of_book, is_equal) in
        [("10.00", true), ("10.0049", true), ("10.005", false), ("10.01", false)]
    {
        assert_eq!(of(DecisionKind::Pair, of_book), is_equal, "{of_book}");
        assert_eq!(of(DecisionKind::Correct, of_book), !is_equal, "{of_book}");
    }
    let bank = [("2026-03-09", "99.999", "Deposit")];
    let book = [("2026-03-08", "50.00", "Sale 1"), ("2026-03-08", "50.00", "Sale 2")];
    let names = vec![
        name("bank", "2026-03-09", "99.999", "Deposit"),
        name("book", "2026-03-08", "50.00", "Sale 1"),
        name("book", "2026-03-08", "50.00", "Sale 2"),
    ];
    let month = Account::new(&bank, &book)
        .opening("0", "0")
        .decide(DecisionKind::Group, decision(DecisionKind::Group, names).rows)
        .at("2026-03-31");
    assert_eq!(month.reconciliation.fees, 0, "a part of a cent is no fee");
    assert!(month.open.is_empty() && month.reconciliation.proof == Proof::Proved);
    assert_eq!(month.book.side, SideName::Book);
}

#[test]
fn a_row_that_takes_off_a_closed_one_is_known_as_that_and_still_is_when_it_is_carried() {
    let gone = name("bank", "2026-03-09", "-60.00", MARCH[1].2);
    let march = Account::new(&MARCH, &MARCH).opening("0", "0");
    let ended = march.at("2026-03-31");
    let mut april = march.after(&ended, "2026-03-31");
    april.bank = full_rows(&[MARCH[0], MARCH[2], ("2026-04-02", "10.00", "Tea")]);
    april.book = full_rows(&[("2026-04-02", "10.00", "Tea")]);
    april.openings = [None, None];
    let april = april.decide(DecisionKind::Accept, vec![gone]);
    let month = april.at("2026-04-30");
    let left: Vec<(SideName, u32)> =
        month.outcome.missing_from_books.iter().map(|row| (SideName::Bank, *row)).collect();
    assert_eq!(left.len(), 1);
    assert_eq!(month.absent.iter().copied().collect::<Vec<_>>(), left);
    let mut may = april.after(&month, "2026-04-30");
    may.last.taken_off = vec![ClosedRow {
        side: SideName::Bank,
        date: day("2026-03-09"),
        amount: amount("60.00"),
        text: MARCH[1].2.to_owned(),
    }];
    may.bank = full_rows(&[("2026-05-02", "10.00", "Tea")]);
    may.book = full_rows(&[("2026-05-02", "10.00", "Tea"), ("2026-05-03", "-60.00", "Tesco")]);
    may.decisions = Decisions::default();
    let month = may.at("2026-05-31");
    let carried = month.bank.rows.indices().find(|row| month.bank.is_carried(*row)).unwrap();
    assert_eq!(month.absent.iter().copied().collect::<Vec<_>>(), [(SideName::Bank, carried)]);
}
