//! Rows that were declined or taken back, beside the rows that take them back.

use super::{is_refused, rows, rows_with};
use crate::stated::{StatedColumns, StatedReading};

#[test]
fn flags_of_what_was_taken_back_are_known_in_many_languages() {
    for (header, yes) in [
        ("Rückgabe", "Ja"),
        ("Rejeté", "Oui"),
        ("Devuelto", "S"),
        ("NSF", "X"),
        ("Sztornó", "Igen"),
        ("Ακυρώθηκε", "Ναι"),
        ("已取消", "是"),
        ("취소여부", "Y"),
    ] {
        let text = format!(
            "Date,Details,Amount,{header}\n2026-03-14,Shop,-30.00,\n2026-03-15,Ann,5.00,{yes}\n\
             2026-03-16,Rent,-60.00,\n"
        );
        assert_eq!(rows(&text).len(), 2, "{header} {:?}", rows(&text));
    }
}

#[test]
fn a_row_that_was_taken_back_counts_where_it_moved_the_balance_beside_it() {
    let table = |first: &str, second: &str| {
        rows(&format!(
            "Date,Details,Amount,Balance,Reversed\n2026-03-14,Pay,30.00,1030.00,\n\
             2026-03-15,Ann,-50.00,{first},Yes\n2026-03-16,Ann,50.00,{second},Yes\n\
             2026-03-17,Rent,-60.00,970.00,\n2026-03-18,Shop,-20.00,950.00,\n"
        ))
    };
    assert_eq!(table("980.00", "1030.00").len(), 5, "{:?}", table("980.00", "1030.00"));
    assert_eq!(table("1030.00", "1030.00").len(), 3, "{:?}", table("1030.00", "1030.00"));
}

#[test]
fn a_row_that_was_taken_back_is_not_left_out_while_the_row_that_does_so_stands() {
    let table = |second: &str| {
        rows(&format!(
            "Date,Details,Amount,Reversed\n2026-03-14,Pay,-30.00,\n2026-03-15,Ann,-50.00,Yes\n\
             2026-03-16,Ann back,50.00,{second}\n2026-03-17,Rent,-60.00,\n"
        ))
    };
    assert!(is_refused(&table(""), "line 3"), "{:?}", table(""));
    assert_eq!(table("Yes").len(), 2, "{:?}", table("Yes"));
}

#[test]
fn a_note_that_a_row_is_void_is_not_passed_over() {
    let table = |note: &str| {
        rows(&format!(
            "Date,Details,Amount,Notes\n2026-03-14,Pay,-30.00,\n2026-03-15,Ann,-50.00,{note}\n\
             2026-03-16,Rent,-60.00,June\n2026-03-17,Shop,-5.00,\n"
        ))
    };
    assert!(is_refused(&table("VOID"), "line 3"), "{:?}", table("VOID"));
    assert!(is_refused(&table("Storniert"), "line 3"), "{:?}", table("Storniert"));
    assert_eq!(table("void of meaning").len(), 4);
    let text = "Date,Details,Amount,Notes\n2026-03-14,Pay,-30.00,Cancelled\n2026-03-15,Ann,-50.00,VOID\n\
         2026-03-16,Rent,-60.00,\n2026-03-17,Shop,-5.00,\n";
    assert!(is_refused(&rows(text), "line 2"), "{:?}", rows(text));
}

#[test]
fn a_note_that_a_row_is_void_stands_where_the_balance_went_on_all_the_same() {
    let text = "Date,Details,Amount,Balance,Notes\n2026-03-14,Pay,-30.00,970.00,\n\
        2026-03-15,Ann,-50.00,920.00,VOID\n2026-03-16,Rent,-60.00,860.00,\n2026-03-17,Shop,-5.00,855.00,\n";
    assert_eq!(rows(text).len(), 4, "{:?}", rows(text));
}

#[test]
fn a_payment_whose_state_is_returned_is_not_left_out_while_its_return_stands() {
    let table = |second: &str, third: &str| {
        rows(&format!(
            "Date,Details,Amount,Status\n2026-03-14,Pay,-30.00,Completed\n\
             2026-03-15,Ann,-50.00,Returned\n2026-03-16,Ann back,{third},{second}\n\
             2026-03-17,Rent,-60.00,Completed\n"
        ))
    };
    assert!(is_refused(&table("Completed", "50.00"), "line 3"));
    assert_eq!(table("Returned", "50.00").len(), 2);
    assert_eq!(table("Completed", "51.00").len(), 3);
    // The newest first, and of somebody else.
    let text = |other: &str| {
        rows(&format!(
            "Date,Details,Amount,Status\n2026-03-17,Rent,-60.00,Completed\n\
             2026-03-16,{other},50.00,Completed\n2026-03-15,Ann,-50.00,Returned\n\
             2026-03-14,Pay,-30.00,Completed\n"
        ))
    };
    assert!(is_refused(&text("Ann back"), "line 4"), "{:?}", text("Ann back"));
    assert_eq!(text("Salary").len(), 3);
}

#[test]
fn a_state_of_a_row_that_moved_the_balance_is_what_became_of_it_later() {
    let table = |state: &str, balances: [&str; 2]| {
        let [first, second] = balances;
        rows(&format!(
            "Date,Details,Amount,Status,Balance\n2026-03-14,Pay,-30.00,Completed,970.00\n\
             2026-03-15,Ann,-50.00,{state},{first}\n2026-03-16,Ann back,50.00,Completed,{second}\n\
             2026-03-17,Rent,-60.00,Completed,910.00\n"
        ))
    };
    for state in ["Returned", "Rejected", "Reversed"] {
        let read = table(state, ["920.00", "970.00"]);
        assert_eq!(read.len(), 4, "{state} {read:?}");
        let read = table(state, ["", "970.00"]);
        assert!(is_refused(&read, "line 3"), "{state} {read:?}");
    }
}

#[test]
fn a_payment_that_was_declined_is_not_left_out_while_what_takes_it_back_stands() {
    let table = |paid_again: &str| {
        rows(&format!(
            "Date,Details,Amount,Status\n2026-03-14,Pay,-30.00,Completed\n\
             2026-03-15,Ann,-50.00,Declined\n{paid_again}2026-03-16,Refund Ann,50.00,Completed\n\
             2026-03-17,Rent,-60.00,Completed\n"
        ))
    };
    assert!(is_refused(&table(""), "line 3"), "{:?}", table(""));
    // Then it takes back what was paid at the second try.
    assert_eq!(table("2026-03-15,Ann,-50.00,Completed\n").len(), 4);
}

#[test]
fn payments_whose_state_is_returned_are_not_left_out_while_one_row_returns_them_or_most_of_one() {
    let table = |text: &str, amount: &str| {
        rows(&format!(
            "Date,Details,Amount,Status\n2026-03-14,Pay,900.00,Completed\n\
             2026-03-15,Ann,-60.00,Returned\n2026-03-15,Ben,-60.00,Returned\n\
             2026-03-16,{text},{amount},Completed\n2026-03-17,Rent,-60.00,Completed\n\
             2026-03-18,Shop,-31.00,Completed\n"
        ))
    };
    assert!(is_refused(&table("Returned items", "120.00"), "line 3"));
    assert!(is_refused(&table("returned less fee", "55.00"), "line 3"));
    assert_eq!(table("Interest", "120.00").len(), 4);
    assert_eq!(table("Tax refund", "640.00").len(), 4);
}

#[test]
fn a_mark_of_void_at_either_end_of_a_text_is_not_passed_over() {
    let table = |text: &str| {
        rows(&format!(
            "Date,Details,Amount\n2026-03-14,Pay,30.00\n2026-03-15,{text},-50.00\n2026-03-16,Rent,-60.00\n"
        ))
    };
    for text in [
        "**VOID**J Smith",
        "VOID: March rent",
        "1002 VOID",
        "Cheque 12 (void)",
        "Ann VOID",
        "Voided 03/03/26",
        "Void; paid by 1003",
        "Cheque 1002 - cancelled",
        "Order 12 (cancelled)",
    ] {
        assert!(is_refused(&table(text), "line 3"), "{text} {:?}", table(text));
    }
    for text in [
        "Void Fitness",
        "VOID FITNESS LTD",
        "Avoid Ltd",
        "DIRECT DEBIT RETURNED",
        "Cancelled DD fee",
        "Booking - cancelled stay refund",
    ] {
        assert_eq!(table(text).len(), 3, "{text} {:?}", table(text));
    }
    let entry = |payee: &str, amount: &str| format!("D04/14/26\nT{amount}\nP{payee}\n^\n");
    let file = |amount: &str| {
        rows(&format!("!Type:Bank\n{}{}", entry("Gas", "-8.00"), entry("**VOID** Smith", amount)))
    };
    assert!(is_refused(&file("-88.00"), "line"), "{:?}", file("-88.00"));
    assert_eq!(file("0.00").len(), 2, "{:?}", file("0.00"));
}

#[test]
fn what_the_hint_at_a_void_row_says_leaves_that_row_out() {
    let text = "Date,Details,Amount\n2026-03-14,Pay,30.00\n2026-03-15,Cheque 2 - cancelled,-50.00\n2026-03-16,Rent,-60.00\n";
    let columns = StatedColumns { state: Some("Details".to_owned()), ..StatedColumns::default() };
    let read = rows_with(text, &StatedReading { columns, ..StatedReading::default() });
    assert_eq!(read, ["2026-03-14 30.00 Pay", "2026-03-16 -60.00 Rent"]);
}
