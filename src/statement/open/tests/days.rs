//! Which of day and month is first, where both can be.

use super::{end_of, is_asked, is_refused, notes_of, rows, rows_with};
use crate::stated::StatedReading;

fn table(days: &[&str]) -> String {
    let row = |day: &&str| format!("{day},Shop,-3.00\n");
    format!("Date,Details,Amount\n{}", days.iter().map(row).collect::<String>())
}

fn qif(days: &[&str]) -> String {
    let entry = |day: &&str| format!("D{day}\nT-3.00\nPShop\n^\n");
    format!("!Type:Bank\n{}", days.iter().map(entry).collect::<String>())
}

#[test]
fn nearness_tells_nothing_where_all_rows_are_of_one_day_of_the_month_or_at_equal_distances() {
    for days in [
        &["01/03/2026", "01/06/2026", "01/09/2026"][..],
        &["01/04/2026", "01/04/2026", "01/07/2026", "01/08/2026"],
        &["03/01/2026", "06/01/2026", "09/01/2026", "12/01/2026"],
        &["01/04/2026", "01/10/2026"],
        &["01/03/2026", "02/03/2026", "03/03/2026", "04/03/2026", "05/03/2026"],
        &["02/11/2026", "06/11/2026", "07/11/2026", "08/11/2026", "12/11/2026"],
        &["12/11/2026", "12/03/2026", "11/03/2026"],
    ] {
        assert!(is_asked(&rows(&table(days))), "{days:?}");
        assert!(is_asked(&rows(&qif(days))), "{days:?}");
    }
    let near = ["27/02/2026", "01/03/2026", "02/03/2026", "05/03/2026"];
    assert!(rows(&table(&near))[3].starts_with("2026-03-05"), "a day is over 12");
    let near = ["12/02/2026", "01/03/2026", "02/03/2026", "05/03/2026"];
    assert!(rows(&table(&near))[3].starts_with("2026-03-05"), "{:?}", rows(&table(&near)));
}

#[test]
fn days_written_with_dots_are_never_month_first() {
    let days = ["01.03.2026", "01.06.2026", "01.09.2026"];
    assert!(rows(&table(&days))[1].starts_with("2026-06-01"));
    assert!(rows(&qif(&days))[1].starts_with("2026-06-01"));
}

#[test]
fn the_period_above_labelled_blocks_says_which_of_day_and_month_is_first() {
    let entry = |day: &str| format!("Date: {day}\nDescription: Shop\nAmount: -3.00\n\n");
    let entries: String = ["01/03/2026", "01/06/2026", "01/09/2026"].map(entry).concat();
    assert!(is_asked(&rows(&entries)));
    let text = format!("From: 28/02/2026 to 30/09/2026\n\n{entries}");
    assert!(rows(&text)[1].starts_with("2026-06-01"), "{:?}", rows(&text));
}

#[test]
fn a_year_of_two_digits_is_not_the_first_number_where_that_makes_days_decades_old() {
    for days in [&["02.01.26", "09.01.26"][..], &["10/01/26", "10/01/26", "20/01/26"]] {
        let read = rows(&table(days));
        assert!(read.iter().all(|row| row.starts_with("2026-01-")), "{read:?}");
    }
}

#[test]
fn a_period_above_the_rows_says_to_which_day_a_statement_goes() {
    let text = |above: &str| {
        end_of(&format!(
            "{above}\nDate,Details,Amount\n02/03/2026,Pay,30.00\n15/03/2026,Rent,-60.00\n"
        ))
    };
    for above in [
        "Period,01/03/2026,31/03/2026",
        "Statement period: 01/03/2026 to 31/03/2026",
        "Account 12345678\n\"01/03/2026 - 31/03/2026\"\nExported 02/04/2026",
        "From 2026-03-01 to 2026-03-31",
    ] {
        assert_eq!(text(above).as_deref(), Some("2026-03-31"), "{above}");
    }
    for above in [
        "Exported 02/04/2026",
        // What was searched for, long after the last row.
        "01/03/2026 to 31/12/2026",
        // Not all rows lie in it.
        "05/03/2026 to 31/03/2026",
        "01/03/2026 to 10/03/2026",
        "01/03/2026 to 31/03/2026\n01/03/2026 to 30/03/2026",
    ] {
        assert_eq!(text(above), None, "{above}");
    }
}

#[test]
fn days_lie_in_the_period_above_them() {
    let text = |above: &str| {
        rows(&format!(
            "{above}\nDate,Details,Amount\n12/01/2025,Pay,30.00\n12/02/2025,Rent,-6.00\n"
        ))
    };
    let read = text("Statement period 2025-12-01 to 2025-12-31");
    assert_eq!(read, ["2025-12-01 30.00 Pay", "2025-12-02 -6.00 Rent"]);
    // The period is written day first, and the rows lie in it month first.
    let read = text("Statement period 01/12/2025 to 31/12/2025");
    assert!(is_asked(&read), "{read:?}");
    // Many days do by no chance.
    let text = "Statement period 01/12/2025 to 31/12/2025\nDate,Details,Amount\n12/01/2025,Pay,30.00\n\
                12/03/2025,Rent,-6.00\n12/02/2025,Tesco,-7.00\n12/08/2025,Gas,-8.00\n12/06/2025,O2,-9.00\n";
    let read = rows(text);
    assert!(read.len() == 5 && read.iter().all(|row| row.starts_with("2025-12-0")), "{read:?}");
}

#[test]
fn rows_far_outside_the_period_above_them_are_named() {
    let text = |above: &str, day: &str| {
        notes_of(&format!(
            "{above}\nDate,Details,Amount\n02/03/2026,Pay,30.00\n15/03/2026,Rent,-60.00\n{day},O2,-9.00\n"
        ))
    };
    for above in [
        "Period: 01/03/2026 to 31/03/2026",
        "From,01/03/2026,To,31/03/2026",
        "01 March 2026 - 31 March 2026",
    ] {
        let said = text(above, "25/04/2026");
        assert!(said.contains("line 5 is of 2026-04-25, which is outside the period"), "{said}");
        // A purchase may be booked days later.
        assert_eq!(text(above, "03/04/2026"), "", "{above}");
    }
    // Two days that each have a name are no period.
    assert_eq!(text("Statement date 01/03/2026 Payment due 20/03/2026", "25/04/2026"), "");
}

#[test]
fn days_that_a_spreadsheet_exchanged_in_part_are_refused_and_read_where_the_user_says_so() {
    let text = |third: &str| {
        format!(
            "Date,Details,Amount\n3/2/2026,Tesco,-12.50\n3/5/2026,Acme,1200.00\n{third},Rent,-850.00\n\
             13/03/2026,O2,-35.00\n20/03/2026,Asda,-22.10\n"
        )
    };
    let read = rows(&text("3/12/2026"));
    assert!(is_refused(&read, "\"3/2/2026\" stands out of order"), "{read:?}");
    // Out of order both ways tells nothing.
    assert_eq!(rows(&text("3/1/2026")).len(), 5, "{:?}", rows(&text("3/1/2026")));
    let stated =
        StatedReading { pattern: Some("%d/%m/%Y".parse().unwrap()), ..StatedReading::default() };
    assert_eq!(rows_with(&text("3/12/2026"), &stated).len(), 5);
}

#[test]
fn a_month_that_a_title_names_decides_between_day_and_month() {
    let text = |title: &str| {
        format!(
            "{title}\nDate,Details,Amount\n03/02/2026,Tesco,-1.00\n05/02/2026,Pay,20.00\n09/02/2026,Rent,-3.00\n"
        )
    };
    for title in ["Account statement February 2026", "Kontoauszug Februar 2026"] {
        assert_eq!(rows(&text(title))[0], "2026-02-03 -1.00 Tesco", "{title}");
    }
    assert!(is_asked(&rows(&text("Printed 3 February 2026"))));
    assert!(is_asked(&rows(&text("Account statement 2026"))));
}

#[test]
fn of_two_columns_of_days_of_one_name_it_is_asked_unless_the_rows_stand_in_the_order_of_one() {
    let text = |days: &[(&str, &str)]| {
        let rows: Vec<String> =
            days.iter().map(|(one, other)| format!("{one},{other},a,-5.00\n")).collect();
        format!("Date,Date,Description,Amount\n{}", rows.concat())
    };
    let both = [
        ("02/03/2026", "04/03/2026"),
        ("13/03/2026", "15/03/2026"),
        ("14/03/2026", "16/03/2026"),
        ("20/03/2026", "21/03/2026"),
    ];
    assert!(is_asked(&rows(&text(&both))), "{:?}", rows(&text(&both)));
    let same = both.map(|(one, _)| (one, one));
    assert_eq!(rows(&text(&same)).len(), 4);
    let odd = [
        ("20/03/2026", "21/03/2026"),
        ("13/03/2026", "22/03/2026"),
        ("19/03/2026", "23/03/2026"),
        ("14/03/2026", "24/03/2026"),
        ("22/03/2026", "25/03/2026"),
    ];
    assert!(rows(&text(&odd))[0].starts_with("2026-03-21"), "{:?}", rows(&text(&odd)));
}

#[test]
fn days_of_one_month_are_not_of_as_many_years_by_the_other_end() {
    let text = |days: [&str; 3]| {
        let rows: String = days.iter().map(|day| format!("{day},Shop,-12.00\n")).collect();
        rows_of_days(&format!("Date,Description,Amount\n{rows}"))
    };
    assert_eq!(text(["27/03/26", "28/03/26", "31/03/26"])[0], "2026-03-27");
    assert_eq!(text(["26/03/27", "26/03/28", "26/03/31"])[0], "2026-03-27");
    assert_eq!(text(["03/04/26", "05/04/26", "07/04/26"])[0], "asked");
}

#[test]
fn a_point_behind_the_last_number_of_a_day_or_behind_the_word_of_a_currency_is_no_part_of_it() {
    let read = rows("Dátum;Leírás;Összeg\n2026.03.02.;Bolt;-12,00\n2026.03.27.;Bér;2.412,00\n");
    assert_eq!(read, ["2026-03-02 -12.00 Bolt", "2026-03-27 2412.00 Bér"]);
    let read = rows("Dato;Tekst;Beløb\n02-03-2026;Netto;-12,00 kr.\n27-03-2026;Løn;kr. 2.412,00\n");
    assert_eq!(read, ["2026-03-02 -12.00 Netto", "2026-03-27 2412.00 Løn"]);
}

/// The first words of the rows.
fn rows_of_days(text: &str) -> Vec<String> {
    let first = |row: &String| row.split(' ').next().unwrap_or_default().to_owned();
    rows(text).iter().map(first).collect()
}

#[test]
fn a_day_far_from_those_around_it_is_pointed_out() {
    let text = |day: &str| {
        format!(
            "Date,Description,Amount\n13/03/2026,A,-12.00\n{day},B,-4.00\n15/03/2026,C,9.00\n\
             16/03/2026,D,-1.00\n"
        )
    };
    for day in ["14/03/2126", "14/08/2026"] {
        assert!(notes_of(&text(day)).contains("is that its day?"), "{}", notes_of(&text(day)));
    }
    assert_eq!(notes_of(&text("14/03/2026")), "");
}

#[test]
fn a_day_that_is_missing_is_no_day_above_where_rows_of_one_day_repeat_it() {
    let text = "Date,Description,Amount,Balance\n28/03/2026,TESCO,-3.42,4570.00\n,ACME,1255.36,4573.42\n\
                26/03/2026,AMZ,-2.17,3318.06\n26/03/2026,GAS,-43.52,3320.23\n25/03/2026,FOOD,-1.00,3363.75\n";
    assert!(is_refused(&rows(text), "line 3"), "{:?}", rows(text));
}

#[test]
fn many_rows_of_one_day_of_each_month_are_not_taken_for_a_week() {
    let text = "Date,Description,Amount\n01/05/2025,RENT JAN,1312.10\n02/05/2025,INSURANCE,-800.55\n\
                03/05/2025,RENT MARCH,1312.10\n03/05/2025,LEVY,-1431.02\n06/05/2025,PLUMBER,-200.20\n\
                07/05/2025,RENT JULY,1300.00\n07/05/2025,ROOF,-1700.71\n07/05/2025,OWNER,160.40\n\
                07/05/2025,GARDEN,-99.99\n07/05/2025,GARDEN,-9.00\n07/05/2025,LOCK,-19.00\n";
    assert!(is_asked(&rows(text)), "{:?}", rows(text));
}

#[test]
fn one_row_at_an_end_whose_day_is_written_in_another_form_is_none_of_the_others() {
    let text = "2026-04-01,JAN KOWALSKI,1523.40\n02-03-2026,BIEDRONKA,-2.53\n13-03-2026,ORLEN,-40.00\n\
                14-03-2026,PENSJA,900.00\n27-03-2026,NETIA,-55.10\n";
    let read = rows(&format!("Data,Opis,Kwota\n{text}"));
    assert!(is_refused(&read, "line 2"), "{read:?}");
}

#[test]
fn a_period_with_its_months_in_letters_decides_whether_the_day_is_first() {
    let text = "Statement period: 01 March 2026 to 12 March 2026\n\nDate,Description,Amount\n\
                01/03/2026,GAS,-588.99\n03/03/2026,SHOP,-4.20\n09/03/2026,PAY,900.00\n12/03/2026,TAX,-47.26\n";
    assert_eq!(rows(text)[0], "2026-03-01 -588.99 GAS");
}

#[test]
fn the_day_is_that_on_which_a_row_was_posted_and_not_that_of_the_purchase() {
    let table = |posted: &str, second: &str| {
        rows(&format!(
            "Date,{posted},Merchant,Amount\n2026-03-29,2026-03-31,VERIZON,-84.32\n\
             2026-03-13,{second},DELTA,-170.49\n2026-03-10,2026-03-10,FEDEX,-42.04\n"
        ))
    };
    for name in ["Posted date", "Date entered", "Clearing Date"] {
        assert!(table(name, "2026-03-14")[0].starts_with("2026-03-31"), "{name}");
    }
    // A stay was booked long before it was paid.
    assert!(table("Booking date", "2025-12-01")[0].starts_with("2026-03-29"));
}

#[test]
fn payouts_are_of_the_day_on_which_the_bank_sees_them() {
    let text = "id,amount,arrival_date,created_at,currency,payout_type,status\n\
        PO1,2.43,2026-03-31,2026-03-30T18:49:51.000Z,GBP,merchant,paid\n\
        PO2,14.00,2026-03-18,2026-03-17T16:34:36.000Z,GBP,merchant,paid\n";
    assert!(rows(text)[0].starts_with("2026-03-31"), "{:?}", rows(text));
}

#[test]
fn a_day_of_booking_without_its_year_has_that_of_the_day_of_value_beside_it() {
    let text = |first: &str| {
        rows(&format!(
            "Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Betrag;Währung\n\
             123;{first};01.01.26;ABSCHLUSS;Zinsen;5,14;EUR\n123;30.12;30.12.25;ENTGELT;Konto;-8,69;EUR\n\
             123;15.12;15.12.25;LASTSCHRIFT;Strom;-497,64;EUR\n"
        ))
    };
    assert!(text("31.12")[0].starts_with("2025-12-31 5.14"), "{:?}", text("31.12"));
    assert!(text("31.12.")[2].starts_with("2025-12-15"), "{:?}", text("31.12."));
}

#[test]
fn the_day_of_a_payment_goes_before_the_day_it_was_made_or_due() {
    for [other, paid] in
        [["created_at", "charge_date"], ["Due date", "Payment date"], ["Created", "Paid at"]]
    {
        let text = format!(
            "{other},{paid},Amount,Description\n2026-03-02,2026-03-05,1250.00,ACME\n\
             2026-03-10,2026-03-13,-187.43,GAS\n"
        );
        assert_eq!(rows(&text)[0], "2026-03-05 1250.00 ACME", "{other}");
    }
}
