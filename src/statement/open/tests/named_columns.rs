//! Columns that a header names, and cells of theirs that cannot be read.

use super::{is_asked, is_refused, notes_of, rows};

#[test]
fn a_column_named_as_the_day_is_the_day_though_a_row_below_has_something_else_there() {
    let text = "Buchungstag;Wert;Empfänger;Betrag\n02.03.2026;01.03.2026;Rewe;-12,00\n\
                05.03.2026;04.03.2026;Arbeit;1000,00\n14.03.2026;13.03.2026;Strom;-55,10\n\
                Kontostand;31.03.2026;;932,90\n";
    let read = rows(text);
    assert_eq!(
        read,
        ["2026-03-02 -12.00 Rewe", "2026-03-05 1000.00 Arbeit", "2026-03-14 -55.10 Strom"]
    );
}

#[test]
fn a_day_that_is_spoilt_or_missing_is_refused_by_line_and_no_other_column_of_days_is_read() {
    let text = |day: &str| {
        format!(
            "Date,Value date,Description,Amount\n02/03/2026,01/03/2026,Shop,-12.00\n\
             05/03/2026,04/03/2026,Pay,1000.00\n{day},13/03/2026,Power,-55.10\n\
             20/03/2026,19/03/2026,Rent,-600.00\n"
        )
    };
    for day in ["1x/03/2026", ""] {
        let read = rows(&text(day));
        assert!(is_refused(&read, "line 4, column \"Date\""), "{read:?}");
    }
    assert_eq!(rows(&text("14/03/2026"))[0], "2026-03-02 -12.00 Shop");
}

#[test]
fn an_amount_that_is_spoilt_is_refused_by_line_and_no_other_column_of_amounts_is_read_or_asked_about()
 {
    let text = |others: &str, amount: &str, rest: [&str; 4]| {
        format!(
            "Date,Description,Amount,{others}\n02/03/2026,Shop,-12.00,{}\n05/03/2026,Pay,1000.00,{}\n\
             14/03/2026,Power,{amount},{}\n20/03/2026,Rent,-600.00,{}\n",
            rest[0], rest[1], rest[2], rest[3]
        )
    };
    let gross = ["-12.50,0.50", "1002.00,2.00", "-55.10,1.00", "-601.00,1.00"];
    let fee = ["0.50", "2.00", "1.00", "1.00"];
    let net = ["-12.00", "1000.00", "-55.10", "-600.00"];
    let total = ["-12.50", "1002.00", "-55.10", "-601.00"];
    for (others, rest) in [("Gross,Fee", gross), ("Fee", fee), ("Net", net), ("Total", total)] {
        let read = rows(&text(others, "12.3x", rest));
        assert!(is_refused(&read, "line 4, column \"Amount\": \"12.3x\""), "{others} {read:?}");
    }
}

#[test]
fn a_day_of_booking_that_some_rows_lack_is_missing_there_and_the_value_day_does_not_stand_in_for_it()
 {
    let text = "Buchungstag;Wert;Text;Betrag\n02.03.2026;01.03.2026;A;-12,00\n;04.03.2026;B;1000,00\n\
                14.03.2026;13.03.2026;C;-55,10\n20.03.2026;19.03.2026;D;-600,00\n";
    assert!(is_refused(&rows(text), "line 3, column \"Buchungstag\""), "{:?}", rows(text));
}

#[test]
fn the_one_credit_of_a_list_that_is_spoilt_is_refused_by_line() {
    let text = |credit: &str| {
        format!(
            "Date,Description,Debit,Credit,Amount\n02/03/2026,Shop,12.00,,12.00\n\
             05/03/2026,Pay,,{credit},1000.00\n14/03/2026,Power,55.10,,55.10\n"
        )
    };
    let read = rows(&text("100x.00"));
    assert!(is_refused(&read, "line 3, column \"Credit\": \"100x.00\""), "{read:?}");
    assert_eq!(rows(&text("1000.00")).len(), 3);
}

#[test]
fn a_text_below_a_header_of_references_is_no_reference_of_a_balance() {
    let text = "Date,Reference,Amount\n01/03/2026,IB,1500.00\n02/03/2026,Shop,-12.00\n\
                05/03/2026,Pay,1000.00\n14/03/2026,Power,-55.10\n";
    assert!(is_refused(&rows(text), "line 2"), "{:?}", rows(text));
}

#[test]
fn an_amount_that_is_missing_beside_an_equal_one_under_another_name_is_read_from_there_and_noted() {
    let text = |amount: &str| {
        format!(
            "Date,Description,Amount,Net\n2026-03-02,TESCO,-18.20,-18.20\n2026-03-03,SHELL,{amount},-40.00\n\
             2026-03-04,SALARY,2500.00,2500.00\n2026-03-05,RENT,-700.00,-700.00\n"
        )
    };
    assert_eq!(rows(&text(""))[1], "2026-03-03 -40.00 SHELL");
    let says = "Net is read as the amount: it is Amount where that has one";
    assert!(notes_of(&text("")).contains(says), "{}", notes_of(&text("")));
    assert!(!notes_of(&text("-40.00")).contains(says), "{}", notes_of(&text("-40.00")));
}

#[test]
fn a_column_called_number_is_the_amount_where_it_has_cents_and_a_minus() {
    let text = "date,account,payee,number,currency\n2026-03-02,Assets:Bank,Acme,120.00,GBP\n\
                2026-03-03,Assets:Bank,Beta,-500.00,GBP\n2026-03-04,Assets:Bank,Cid,-31.00,GBP\n";
    assert_eq!(rows(text)[1], "2026-03-03 -500.00 Beta");
}

#[test]
fn an_amount_in_some_currency_is_an_amount_and_no_money_in() {
    for header in ["Amount in local cur.", "Amount in doc. curr.", "Amount in EUR"] {
        let text = format!(
            "Document No,Posting Date,D/C,{header},Text\n1000001,02/03/2026,S,187.43,GAS\n\
             1000002,04/03/2026,H,23.10,TESCO\n1000003,16/03/2026,S,600.00,RENT\n"
        );
        assert_eq!(rows(&text)[0], "2026-03-02 -187.43 GAS", "{header}");
    }
}

#[test]
fn one_amount_of_money_in_with_a_minus_makes_no_habit_of_it() {
    let text = "Date,Description,Paid in,Paid out\n02/03/2026,CHEQUE RETURNED,-250.00,\n\
                13/03/2026,GAS,,187.43\n16/03/2026,RENT,,600.00\n";
    assert!(is_refused(&rows(text), "was it taken back?"), "{:?}", rows(text));
}

#[test]
fn what_was_paid_beside_what_was_due_is_asked_about() {
    let text = "Date,Description,Amount due,Paid\n13/03/2026,GAS,-187.43,-100.00\n\
                16/03/2026,RENT,-600.00,-600.00\n20/03/2026,ACME,1250.00,1250.00\n";
    assert!(is_asked(&rows(text)), "{:?}", rows(text));
}

#[test]
fn of_two_columns_without_names_the_one_whose_signs_words_bear_out_is_never_passed_over() {
    let text = "DEBIT,16/03/2026,TRAINLINE,-45.00,ACH,993.84\nDEBIT,13/03/2026,HMRC,-1834.50,ACH,1038.84\n";
    assert!(is_asked(&rows(text)), "{:?}", rows(text));
}
