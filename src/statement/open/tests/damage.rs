//! Files with one thing wrong: it is refused or told where it stands, and nothing else is read in its place.

use super::answers::answered;
use super::{is_asked, is_refused, notes_of, rows, rows_of};
use crate::stated::FileSide;

#[test]
fn a_spoilt_figure_is_refused_where_it_stands_and_no_other_column_is_read_instead() {
    for (header, first) in [("Date,Description,Money,Running\n", "line 3"), ("", "line 2")] {
        for spoilt in ["-11.l0", "#REF!", "1O.00"] {
            let text = format!(
                "{header}14/02/2026,FPI B,+20.00,+120.00\n16/02/2026,SHELL,{spoilt},+108.90\n\
                 17/02/2026,EE,-22.10,+86.80\n18/02/2026,BT,-1.00,+85.80\n"
            );
            let read = rows(&text);
            assert!(is_refused(&read, spoilt) && is_refused(&read, first), "{read:?}");
        }
    }
}

#[test]
fn a_missing_day_is_refused_and_no_other_column_of_days_is_read_instead() {
    let text = "Created (UTC),Available on,Description,Amount\n,2026-02-24,A,10.00\n\
                2026-02-19,2026-02-19,B,-4.00\n2026-02-20,2026-02-20,C,-5.00\n2026-02-21,2026-02-28,D,6.00\n";
    assert!(is_refused(&rows(text), "Created (UTC)"), "{:?}", rows(text));
}

#[test]
fn a_row_above_the_rows_that_cannot_be_read_is_refused_and_a_title_is_not() {
    let below = "14/02/2026,FPI B,20.00\n16/02/2026,SHELL,-11.10\n17/02/2026,EE,-22.10\n";
    for first in [
        ",CARD TESCO,-12.10",
        "31/02/2026,CARD TESCO,-12.10",
        "13/02/2026,CARD TESCO,-12..10",
        "13/02/2026,CARD TESCO,",
    ] {
        let read = rows(&format!("{first}\n{below}"));
        assert!(is_refused(&read, "line 1"), "{first}: {read:?}");
    }
    let read = rows(&format!("12/02/20266,BT,-30.00\nDate,Description,Amount\n{below}"));
    assert!(is_refused(&read, "line 1"), "{read:?}");
    assert_eq!(rows(&format!("Statement of,Ann,Smith\n{below}")).len(), 3);
}

#[test]
fn a_payment_without_an_amount_is_no_balance() {
    let text = |first: &str, third: &str| {
        format!(
            "Date,Description,Amount,Balance\n{first}\n14/02/2026,CUSTOMER,20.00,170.00\n{third}\n\
             17/02/2026,EE,-22.10,136.80\n18/02/2026,BT,-6.80,130.00\n19/02/2026,O2,-30.00,100.00\n"
        )
    };
    let (opening, shell) = ("13/02/2026,Zůstatek,,150.00", "16/02/2026,SHELL,-11.10,158.90");
    assert_eq!(rows(&text(opening, shell)).len(), 5);
    let oldest = rows(&text("13/02/2026,CARD PAYMENT TESCO,,150.00", shell));
    assert!(is_refused(&oldest, "line 2"), "{oldest:?}");
    let within = rows(&text(opening, "16/02/2026,SHELL,,158.90"));
    assert!(is_refused(&within, "line 4"), "{within:?}");
}

#[test]
fn a_row_without_a_day_is_no_title_though_its_mark_be_missing() {
    let text = "Date,Description,Amount,DR/CR\n14/02/2026,CUSTOMER,20.00,CR\n15/02/2026,BT,31.10,DR\n\
                ,CARD ALDI,15.10,\n16/02/2026,SHELL,11.10,DR\n17/02/2026,EE,22.10,DR\n";
    assert!(is_refused(&rows(text), "line 4"), "{:?}", rows(text));
    let text = "Date,Description,Amount\n2026-03-02,Alpha,-40.00\n2026-03-05,Bravo,25.50\n,Charlie,-100.00\n\
                2026-03-12,Delta,-12.30\n,Echo,-60.00\n2026-03-25,Foxtrot,-61.00\n";
    assert!(is_refused(&rows(text), "line 4"), "{:?}", rows(text));
}

#[test]
fn one_mark_that_is_missing_is_refused_and_not_asked_about() {
    for mark in ["", "X"] {
        let text = format!(
            "Date,Item,In/Out,Amount\n2026-03-02,Rent,Out,1800.00\n2026-03-13,Client,In,2400.00\n\
             2026-03-13,Cash sale,{mark},35.00\n2026-03-14,Fuel,Out,44.10\n"
        );
        assert!(is_refused(&rows(&text), "line 4"), "{:?}", rows(&text));
    }
}

#[test]
fn a_letter_that_slipped_in_and_a_cell_that_fell_out_are_refused_by_line() {
    let letter = "Date,Description,Amount\n2026-01-02,Esso,-25.10\n2026-01-05,Salary,1500.00\n\
                  2026-01-08,Rent,-310.4S\n2026-01-09,Spotify,-9.99\n2026-01-13,Tesco,-45.20\n";
    assert!(is_refused(&rows(letter), "line 4"), "{:?}", rows(letter));
    let narrow = "Date,Description,Amount,Balance\n2026-01-13,-25.10,974.90\n2026-01-14,Acme,1500.00,2474.90\n\
                  2026-01-15,Rent,-90.00,2384.90\n2026-01-20,EDF,-45.00,2339.90\n";
    assert!(is_refused(&rows(narrow), "line 2"), "{:?}", rows(narrow));
    let cut =
        "Date,Description,Amount\n2026-01-02,Alpha,-40.00\n2026-01-05,Bravo,25.50\n2026-01-29,\n";
    assert!(is_refused(&rows(cut), "line 4"), "{:?}", rows(cut));
    let both = "Date,Description,Out,In\n13/03/2026,TESCO,12.50,\n14/03/2026,TFR,100.00,100.00\n\
                16/03/2026,DENTAL,,800.00\n17/03/2026,EE,33.00,\n";
    assert!(is_refused(&rows(both), "line 3"), "{:?}", rows(both));
}

#[test]
fn a_day_years_off_at_an_end_or_alone_out_of_order_is_told_of() {
    let days = ["2026-03-02", "2026-03-05", "2026-03-09", "2026-03-12", "2026-03-20", "2026-03-25"];
    let text = |at: usize, day: &str| {
        let row = |place: usize| {
            let day = if place == at { day } else { days[place] };
            format!("{day},Row {place},-{place}1.00\n")
        };
        format!("Date,Description,Amount\n{}", (0..days.len()).map(row).collect::<String>())
    };
    for (at, day, line) in
        [(5, "1926-03-25", 7), (0, "2062-03-02", 2), (5, "2026-02-25", 7), (3, "2026-04-12", 5)]
    {
        let notes = notes_of(&text(at, day));
        assert!(notes.contains(&format!("line {line} is of {day}")), "{notes}");
    }
    assert!(!notes_of(&text(5, "2026-04-20")).contains("is that its day"));
    // A year that was mistyped does not make other days of all.
    let short = "Date,Details,Amount,Balance\n17/02/26,NEXT,-45.00,855.00\n18/02/26,IKEA,-28.00,827.00\n\
                 19/02/25,WAGES,100.00,927.00\n20/02/26,SHELL,-31.10,895.90\n";
    assert_eq!(rows(short)[0], "2026-02-17 -45.00 NEXT");
}

#[test]
fn a_leg_that_is_missing_or_there_twice_leaves_the_accounts_told() {
    let legs = [
        "2026-01-13,B1,101401 Bank,Tesco,,25.10",
        "2026-01-13,B1,600000 Expenses,Tesco,25.10,",
        "2026-01-14,B2,101401 Bank,Acme,1500.00,",
        "2026-01-14,B2,400000 Sales,Acme,,1500.00",
        "2026-01-20,B3,101401 Bank,EDF,,45.00",
        "2026-01-20,B3,211000 Payable,EDF,45.00,",
    ];
    let text =
        |legs: &[&str]| format!("Date,Number,Account,Label,Debit,Credit\n{}\n", legs.join("\n"));
    let amounts = |text: &str| -> Vec<String> {
        let read = rows_of(text, FileSide::Book, None);
        read.iter().filter_map(|row| row.split(' ').nth(1).map(str::to_owned)).collect()
    };
    let own = ["-25.10", "1500.00", "-45.00"];
    assert_eq!(amounts(&text(&legs)), own);
    let missing: Vec<&str> =
        legs.iter().enumerate().filter(|(at, _)| *at != 3).map(|(_, leg)| *leg).collect();
    assert_eq!(amounts(&text(&missing)), own);
    assert!(
        notes_of(&text(&missing)).contains("the entry on line 4"),
        "{}",
        notes_of(&text(&missing))
    );
    let twice: Vec<&str> = legs
        .iter()
        .enumerate()
        .flat_map(|(at, leg)| vec![*leg; if at == 3 { 2 } else { 1 }])
        .collect();
    assert_eq!(amounts(&text(&twice)), own);
}

#[test]
fn accounts_of_money_are_never_added() {
    for (one, other) in [
        ("1200 Bank", "1210 Petty Cash"),
        ("Business Account", "Savings Account"),
        ("Checking", "Visa"),
    ] {
        let text = format!(
            "Date,Account,Description,Debit,Credit\n2026-01-13,{one},Tesco,,25.10\n2026-01-14,{one},Acme,1500.00,\n\
             2026-01-15,{other},Stamps,,7.20\n2026-01-16,{one},EDF,,45.00\n2026-01-18,{other},Milk,,3.10\n"
        );
        assert!(is_asked(&rows(&text)), "{one}: {:?}", rows(&text));
    }
}

#[test]
fn amounts_in_a_column_for_each_currency_are_of_two_accounts() {
    let text = "Transaction Date,Description 1,CAD$,USD$\n3/2/2026,Payroll,2500.00,\n3/15/2026,Hydro One,-120.50,\n\
                3/16/2026,Amazon US,,-45.20\n3/21/2026,Netflix,,-15.49\n";
    let counts: Vec<usize> = answered(text).iter().map(Vec::len).collect();
    assert_eq!(counts, [2, 2]);
}

#[test]
fn what_is_called_owed_or_charged_says_the_signs() {
    let owing = "Date,Details,Amount,Balance owing\n02/03/2026,PAYMENT RECEIVED - THANK YOU,-300.00,540.00\n\
                 13/03/2026,REFUND STAPLES,-28.00,512.00\n20/03/2026,PAYMENT RECEIVED - THANK YOU,-100.00,412.00\n";
    assert_eq!(rows(owing)[0].split(' ').nth(1), Some("300.00"));
    let charged = "Date,Transaction,Charges,Credits,Balance\n02/03/2026,ADOBE,59.22,,899.22\n\
                   13/03/2026,STAPLES,103.96,,1003.18\n20/03/2026,UBER,,12.00,991.18\n21/03/2026,PRET,7.10,,998.28\n";
    assert_eq!(rows(charged)[0], "2026-03-02 -59.22 ADOBE");
}

#[test]
fn stated_ends_are_held_against_the_running_balance() {
    let text = |above: &str, below: &str| {
        format!(
            "{above}Date,Description,Amount,Balance\n02/03/2026,TESCO,-12.50,487.50\n\
             13/03/2026,DENTAL,800.00,1287.50\n14/03/2026,SHELL,-44.10,1243.40\n16/03/2026,RENT,-410.00,833.40\n{below}"
        )
    };
    let said = |above: &str, below: &str| super::discrepancies_of(&text(above, below));
    assert!(said("Closing balance,835.00\n\n", "").contains("ends at 833.40"));
    assert!(said("Opening balance,501.00\n\n", "").contains("begins from 500.00"));
    assert!(said("", "31/03/2026,Closing balance,,835.00\n").contains("ends at 833.40"));
    assert_eq!(said("Closing balance,833.40\n\n", "31/03/2026,Closing balance,,833.40\n"), "");
}

#[test]
fn days_one_way_and_the_rows_of_a_day_the_other_are_read_by_the_balance() {
    let text = "Date,Description,Debit,Credit,Balance\n17/02/2026,E1,,30.40,112.40\n17/02/2026,E2,22.10,,90.30\n\
                16/02/2026,D1,11.10,,82.00\n15/02/2026,C1,4.40,,80.60\n15/02/2026,C2,,14.00,94.60\n\
                15/02/2026,C3,1.50,,93.10\n14/02/2026,B1,,5.00,105.00\n14/02/2026,B2,20.00,,85.00\n";
    assert_eq!(rows(text).len(), 8);
    assert_eq!(super::discrepancies_of(text), "");
    assert!(notes_of(text).contains("the other way round"), "{}", notes_of(text));
}

#[test]
fn a_balance_that_moved_into_the_column_of_amounts_is_never_read_as_one() {
    let rows_at = |at: usize, cut: &str, is_turned: bool| {
        let mut lines = [
            "12/03/2026,Acme,-12.00,988.00",
            "13/03/2026,Beta,-50.00,938.00",
            "14/03/2026,Cid,-25.00,913.00",
            "15/03/2026,Dan,-31.00,882.00",
            "16/03/2026,Eve,100.00,982.00",
        ];
        lines[at] = cut;
        if is_turned {
            lines.reverse();
        }
        rows(&format!("Date,Description,Amount,Balance\n{}\n", lines.join("\n")))
    };
    for is_turned in [false, true] {
        for (at, cut) in [
            (0, "12/03/2026,Acme,988.00"),
            (2, "14/03/2026,Cid,913.00"),
            (2, "14/03/2026,Cid,913.00,"),
            (4, "16/03/2026,Eve,982.00"),
        ] {
            let line = if is_turned { 6 - at } else { 2 + at };
            let read = rows_at(at, cut, is_turned);
            assert!(is_refused(&read, &format!("line {line}")), "{cut}: {read:?}");
        }
        // Nothing moved up where the balances above and below lead to each other.
        assert_eq!(rows_at(2, "14/03/2026,Cid,-25.00", is_turned).len(), 5);
    }
}
