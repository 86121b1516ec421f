//! Rows that say in words, or by what they come to, that they are no movements.

use super::answers::answered;
use super::{is_asked, is_refused, notes_of, rows, rows_of};
use crate::stated::FileSide;

#[test]
fn a_first_row_in_words_of_what_was_brought_forward_is_refused_unless_it_has_a_reference() {
    let text = |told: &str, amount: &str| {
        format!(
            "Date,Description,Amount\n01/03/2026,{told},{amount}\n01/03/2026,TESCO STORES,-20.00\n\
             02/03/2026,AMAZON,-10.00\n13/03/2026,SALARY ACME,100.00\n14/03/2026,SHELL,-15.50\n"
        )
    };
    for told in [
        "Opening",
        "Start",
        "Last month",
        "Carry over",
        "Carryover",
        "Forward",
        "Prev bal",
        "As at 28/02/2026",
        "Report",
        "Transport",
        "Stan poczatkowy",
        "前月繰越",
    ] {
        let read = rows(&text(told, "523.50"));
        assert!(is_refused(&read, "may be a balance"), "{told}: {read:?}");
    }
    for told in ["O/B", "From last month", "Cash on hand", "Kassensaldo"] {
        let read = rows(&text(told, "523.50"));
        assert_eq!(read.len(), 4, "{told}: {read:?}");
    }
    for (told, amount) in
        [("Transport", "-5.00"), ("Opening Times Ltd", "523.50"), ("Rent March", "-9.00")]
    {
        assert_eq!(rows(&text(told, amount)).len(), 5, "{told}");
    }
    let referred = text("Opening", "523.50").replace("Amount\n", "Amount,Reference\n");
    let referred = referred.replace("523.50", "523.50,INV 12");
    assert_eq!(rows(&referred).len(), 5);
}

#[test]
fn a_sum_of_the_rows_of_its_day_or_what_is_due_is_no_row() {
    let by_day = "Date,Description,Amount\n2026-03-13,Day total,-30.00\n2026-03-13,A,-10.00\n\
                  2026-03-13,B,-20.00\n2026-03-14,Day total,-5.00\n2026-03-14,C,-5.00\n";
    assert!(is_refused(&rows(by_day), "their sum"), "{:?}", rows(by_day));
    let batch = "Date,Type,Description,Amount\n2026-03-13,Batch,PAYROLL,-30.00\n\
                 2026-03-13,Item,SMITH,-10.00\n2026-03-13,Item,JONES,-20.00\n2026-03-14,Payment,C,-5.00\n";
    assert!(is_refused(&rows(batch), "their sum"), "{:?}", rows(batch));
    assert_eq!(rows(&batch.replace("-30.00", "-31.00")).len(), 4);
    let due = "Date,Description,Amount\n2026-03-13,X,-100.00\n2026-03-13,A,-10.00\n\
               2026-03-14,Minimum payment due,-25.00\n";
    assert_eq!(rows(due).len(), 2, "{:?}", rows(due));
    let new = format!("{due}2026-03-15,New balance,-390.00\n");
    assert!(is_refused(&rows(&new), "line 5"), "{:?}", rows(&new));
}

#[test]
fn numbers_that_say_two_things_are_refused_with_their_place() {
    let text = |amount: &str| {
        format!(
            "Date;Description;Amount\n13/03/2026;A;{amount}\n14/03/2026;B;-13,00\n15/03/2026;C;3,00\n"
        )
    };
    for amount in ["-1,5k", "-1,234", "-12,00 CR"] {
        let read = rows(&text(amount));
        assert!(is_refused(&read, "line 2"), "{amount}: {read:?}");
    }
    assert_eq!(rows(&text("-0,23")).len(), 3);
}

#[test]
fn digits_above_the_line_are_no_digits_of_the_number() {
    let page = "<table><tr><th>Date</th><th>Description</th><th>Amount</th></tr>\
                <tr><td>2026-03-01</td><td>TESCO</td><td>-20<sup>00</sup></td></tr>\
                <tr><td>2026-03-02</td><td>AMAZON</td><td>-10<sup>00</sup></td></tr></table>";
    assert!(is_refused(&rows(page), ""), "{:?}", rows(page));
}

#[test]
fn several_accounts_are_told_by_their_numbers_whatever_the_column_is_called() {
    let text = |header: &str, one: &str, other: &str| {
        format!(
            "Date,Description,Amount,{header}\n01/03/2026,TESCO STORES,-20.00,{one}\n\
             02/03/2026,AMAZON,-10.00,{other}\n13/03/2026,SALARY ACME,100.00,{one}\n\
             14/03/2026,SHELL,-15.50,{other}\n16/03/2026,GYM LTD,-31.00,{one}\n"
        )
    };
    for header in [
        "Acc",
        "A/C",
        "Acct",
        "Acct No",
        "Bank",
        "Source",
        "Card number",
        "Ledger",
        "Subaccount",
        "Nickname",
        "Jar",
        "Produkt",
        "Kontonavn",
        "Tilinumero",
        "Sort code / account",
    ] {
        let read = rows(&text(header, "87654321", "12345678"));
        assert!(is_asked(&read), "{header}: {read:?}");
        let read = rows(&text(header, "20-00-00 87654321", "20-00-00 12345678"));
        assert!(is_asked(&read), "{header}: {read:?}");
    }
    assert_eq!(rows(&text("Reference", "87654321", "12345678")).len(), 5);
    assert_eq!(rows(&text("Acc", "87654321", "87654321")).len(), 5);
}

#[test]
fn fees_beside_amounts_are_asked_about_whatever_their_sign_and_the_columns_of_amounts() {
    let two = "Date,Description,Money In,Money Out,Fee\n2026-04-01,Shoprite,,124.00,\n\
               2026-04-13,Prepaid Vodacom,,250.00,0.50\n2026-04-28,Interest,11.64,,\n";
    let one = "Date,Description,Amount,Charges\n2026-06-06,Transfer,-100.00,-1.50\n\
               2026-06-16,Card,-12.00,0.00\n2026-06-17,Wages,1200.00,0.00\n2026-06-18,Wire,-200.00,-1.50\n";
    for (file, plain, less) in [(two, "-250.00", "-250.50"), (one, "-100.00", "-101.50")] {
        let answers = answered(file);
        let has = |at: usize, amount: &str| answers[at].iter().any(|row| row.contains(amount));
        assert_eq!(answers.len(), 2, "{answers:?}");
        assert!(has(0, plain) && has(1, less), "{answers:?}");
    }
}

#[test]
fn fees_that_say_they_are_taken_off_or_are_of_amounts_abroad_are_not_asked_about() {
    for (header, first, second) in [
        ("Amount,Fees deducted", "100.00,1.50", "-20.00,0"),
        ("Net Amount,Fee", "100.00,1.50", "-20.00,0"),
        ("Amount,Foreign Spend Amount,Commission", "-100.00,120.00,1.50", "20.00,,"),
    ] {
        let file = format!(
            "Date,Description,{header}\n2026-04-01,Alpha,{first}\n2026-04-13,Bravo,{second}\n"
        );
        assert_eq!(rows(&file).len(), 2, "{header}");
    }
}

#[test]
fn rows_that_a_page_hides_or_strikes_out_are_noted_with_their_lines() {
    let page = "<table><tr><th>Date</th><th>Description</th><th>Amount</th></tr>\n\
                <tr><td>2026-03-01</td><td>TESCO</td><td>-20.00</td></tr>\n\
                <tr style='display: none'><td>2026-03-02</td><td>AMAZON</td><td>-10.00</td></tr>\n\
                <tr><td>2026-03-13</td><td><del>SALARY</del></td><td>100.00</td></tr></table>";
    assert!(notes_of(page).contains("are read: on line 3, 4"), "{}", notes_of(page));
    assert_eq!(rows(page).len(), 3);
}

#[test]
fn a_running_balance_is_never_taken_for_the_amounts() {
    let text = "18-02-2026,\"87,00\",Credit,Gereedschap,\"4.626,65\"\n13-02-2026,\"87,09\",Debet,Tank,\"4.539,65\"\n\
                12-02-2026,\"1.511,40\",Credit,Vries,\"4.626,74\"\n11-02-2026,\"-12,54\",Debet,Bakker,\"3.115,34\"\n\
                09-02-2026,\"45,00\",Debet,Telefoon,\"3.127,88\"\n08-02-2026,\"10,00\",Debet,Bus,\"3.172,88\"\n";
    let read = rows(text);
    let is_balance = read.iter().any(|row| row.contains("4626.65"));
    assert!(!is_balance, "{read:?}");
}

#[test]
fn small_whole_numbers_are_the_other_half_of_the_amounts_where_these_have_nothing() {
    let with_balance = "Date\tParticulars\tDebit Amount\tQux\tCol A\n02/17/2026\tTESCO\t\t225\t(588)\n\
                        02/15/2026\tGAS\t\t25\t(813)\n02/13/2026\tSHELL\t908\t\t(838)\n\
                        02/12/2026\tRENT\t12\t\t70\n02/11/2026\tBOOKS\t18\t\t82\n02/10/2026\tPAY\t\t63\t100\n";
    let amounts = ["225", "25", "-908", "-12", "-18", "63"];
    let read = rows(with_balance);
    assert_eq!(read.len(), amounts.len(), "{read:?}");
    for (row, amount) in read.iter().zip(amounts) {
        assert!(row.contains(&format!(" {amount}.00 ")), "{read:?}");
    }
    let in_cents = "Garply;Waldo;Fred;Foo\n2025-06-25;AUTOPAY;0;90\n2025-06-26;HMRC;-57,92;0\n\
                    2025-06-27;RENT;-920;0\n2025-06-30;UBER;-821,10;0\n";
    let read = rows(in_cents);
    assert!(read.len() == 4 && read[0].contains(" 90.00 ") || is_asked(&read), "{read:?}");
}

#[test]
fn what_moves_by_either_of_two_other_columns_is_a_balance_and_no_amount() {
    let text = "Date,Text,Up,Down,Left\n2026-03-02,A,10.00,1.00,110.00\n2026-03-03,B,2.00,30.00,80.00\n\
                2026-03-04,C,15.00,3.00,95.00\n2026-03-05,D,4.00,25.00,70.00\n2026-03-06,E,12.00,5.00,82.00\n";
    let read = rows(text);
    assert!(!read.iter().any(|row| row.contains(" 110.00 ")), "{read:?}");
}

#[test]
fn entries_with_both_accounts_below_any_name_of_the_sides_are_asked_about() {
    for (debit, credit) in [("KtSoll", "KtHaben"), ("Soll", "Haben"), ("Sollkonto", "Habenkonto")] {
        let text = format!(
            "Datum;Beleg;{debit};{credit};Beschreibung;Betrag\n02.03.2026;B1;6500;1020;Strom;79.62\n\
             14.03.2026;B2;6500;1020;Telekom;82.24\n15.03.2026;B3;1020;3200;Kunde;367.84\n"
        );
        let asked = rows_of(&text, FileSide::Book, None);
        assert!(asked[0].contains("whose rows"), "{debit} {asked:?}");
        let bank = rows_of(&text, FileSide::Book, Some("1020"));
        assert_eq!(bank.len(), 3, "{debit} {bank:?}");
        assert!(bank[0].contains("-79.62") && bank[2].contains(" 367.84"), "{debit} {bank:?}");
    }
    // Amounts below the same words are none of accounts.
    let text =
        "Datum;Text;Soll;Haben;Betrag\n02.03.2026;Strom;100;;100\n03.03.2026;Kunde;;250;250\n";
    assert_eq!(rows_of(text, FileSide::Bank, None).len(), 2);
}
