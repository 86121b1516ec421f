//! Sums and counts that a file states of its rows.

use super::{discrepancies_of, is_asked, is_refused, notes_of, read_of, rows};

const ROWS: &str = "Date,Description,Amount\n02/03/2026,Shop,-12.00\n13/03/2026,Tesco,-5.00\n\
                    14/03/2026,Salary,1000.00\n20/03/2026,Rent,-300.00\n25/03/2026,Hotel,-85.00\n";

fn discrepancies(text: &str) -> Vec<String> {
    read_of(text).pass.discrepancies.iter().map(ToString::to_string).collect()
}

#[test]
fn a_total_or_a_count_beside_the_rows_that_is_not_theirs_is_named_with_its_line() {
    for (beside, says) in [
        ("Total paid in,1000.00\nTotal paid out,502.00\n", Some("502.00")),
        ("Total paid in: 1000.00\nTotal paid out: 402.00\n", None),
        ("Total paid out 402.50\n", Some("402.50")),
        ("Money in,1000.00\nMoney out,402.00\n", None),
        ("Money in,1010.00\nMoney out,402.00\n", Some("1010.00")),
        ("Total debits,402.00\nTotal credits,1010.00\n", Some("1010.00")),
        ("Number of transactions: 7\n", Some("7 transactions")),
        ("Number of transactions,5\n", None),
        ("Records: 6\n", Some("6 transactions")),
        ("Total records,5\n", None),
        ("Total paid in,1,1000.00\nTotal paid out,4,402.00\n", None),
        (
            "Opening balance,Money in,Money out,Closing balance\n100.00,1010.00,402.00,698.00\n",
            Some("1010.00"),
        ),
        (
            "Opening balance,Money in,Money out,Closing balance\n100.00,1000.00,402.00,698.00\n",
            None,
        ),
    ] {
        let above = format!("{beside}\n{ROWS}");
        let found = discrepancies(&above);
        assert_eq!(found.len(), usize::from(says.is_some()), "{beside} {found:?}");
        assert!(
            says.is_none_or(|says| found[0].contains(says) && found[0].starts_with("line ")),
            "{found:?}"
        );
    }
    let below = discrepancies(&format!("{ROWS}\nNumber of transactions,6\nTotal debits,402.00\n"));
    assert!(below.len() == 1 && below[0].starts_with("line 8"), "{below:?}");
}

#[test]
fn a_sum_that_may_be_of_something_else_is_held_against_nothing() {
    for beside in ["Payments,3\n", "Deposit: 50.00\n", "Total paid in 5.00\nTotal paid in 6.00\n"] {
        assert_eq!(discrepancies(&format!("{beside}\n{ROWS}")), [""; 0], "{beside}");
    }
}

#[test]
fn totals_of_money_in_and_out_decide_which_way_amounts_went() {
    let turned = ROWS.replace(",-", ",+").replace(",1000", ",-1000").replace(",+", ",");
    assert!(is_asked(&rows(&turned)), "{:?}", rows(&turned));
    let stated = rows(&format!("Money in,1000.00\nMoney out,402.00\n\n{turned}"));
    assert_eq!(stated[2], "2026-03-14 1000.00 Salary");
    let columns = "Date,Description,A,B\n02/03/2026,Shop,12.00,\n13/03/2026,Tesco,5.00,\n\
                   14/03/2026,Acme,,1000.00\n20/03/2026,Rent,300.00,\n";
    let stated = rows(&format!("Total money out,317.00\nTotal money in,1000.00\n\n{columns}"));
    assert_eq!(stated[0], "2026-03-02 -12.00 Shop");
}

#[test]
fn totals_of_payments_turn_nothing_and_named_columns_are_never_exchanged() {
    let card = "Total payments,512.00\nTotal new transactions,216.08\n\nDate,Description,Amount\n\
                02/03/2026,AMAZON,45.99\n03/03/2026,TESCO,12.00\n\
                09/03/2026,DIRECT DEBIT PAYMENT - THANK YOU,-500.00\n12/03/2026,SHELL,60.10\n\
                17/03/2026,TRAINLINE,88.00\n21/03/2026,AMAZON REFUND,-12.00\n27/03/2026,NETFLIX,9.99\n";
    let without = card.split_once("\n\n").expect("rows").1;
    assert_eq!(rows(card), rows(without));
    let receipts = "Total payments,2462.00\nTotal refunds,50.00\nDate,Customer,Amount\n\
                    21/03/2026,Hallett,2412.00\n22/03/2026,Smith,50.00\n23/03/2026,Refund Smith,-50.00\n";
    assert!(is_asked(&rows(receipts)), "{:?}", rows(receipts));
    let columns = "Date,Description,Paid in,Paid out\n01/03/2026,Hallett,2412.00,\n\
                   12/03/2026,British Gas,,187.43\n27/03/2026,Rent,,1380.00\n";
    let swapped = format!("Total paid in,1567.43\nTotal paid out,2412.00\n\n{columns}");
    assert_eq!(rows(&swapped), rows(columns));
    assert_eq!(discrepancies(&swapped).len(), 2);
}

#[test]
fn a_whole_number_beside_a_total_may_be_the_count_of_its_rows() {
    for (beside, says) in [
        ("Total credits (1),1000.00\nTotal debits (4),402.00\n", None),
        ("Total credits (1)\nTotal debits (4)\n", None),
        ("Total credits (1),999.00\nTotal debits (4),402.00\n", Some("999.00")),
        ("Total credits,1\nTotal debits,4\n", None),
        ("Total credits,2\nTotal debits,4\n", Some("2.00")),
        ("Total debits,4,402.00,Total credits,1,1000.00\n", None),
        ("Total debits,4,Total credits,1,402.00,1000.00\n", None),
    ] {
        let found = discrepancies(&format!("{beside}\n{ROWS}"));
        assert_eq!(found.len(), usize::from(says.is_some()), "{beside} {found:?}");
        assert!(says.is_none_or(|says| found[0].contains(says)), "{beside} {found:?}");
    }
}

#[test]
fn a_total_or_a_net_movement_that_the_rows_do_not_come_to_contradicts_them() {
    for (beside, says) in [
        ("Total,,598.00\n", None),
        ("Total,,-123.45\n", Some("a total of -123.45, and the rows above it come to 598.00")),
        ("Total,123.45\n", Some("a total of 123.45, and the rows come to 598.00")),
        ("Grand total: 598.00\n", None),
        ("Grand total: 598.10\n", Some("598.10")),
        ("Total,5\n", None),
        ("Net movement,598.00\n", None),
        ("Net movement: 508.00\n", Some("a net movement of 508.00")),
        ("Net change,,508.00\n", Some("508.00")),
        ("Net change,,598.00\n", None),
    ] {
        let below = discrepancies(&format!("{ROWS}{beside}"));
        assert_eq!(below.len(), usize::from(says.is_some()), "{beside} {below:?}");
        assert!(
            says.is_none_or(|says| below[0].contains(says) && below[0].starts_with("line 7")),
            "{below:?}"
        );
    }
    let above = discrepancies(&format!("Net movement,508.00\n\n{ROWS}"));
    assert!(above.len() == 1 && above[0].starts_with("line 1"), "{above:?}");
}

#[test]
fn a_total_below_rows_that_were_left_out_may_have_them_in_it() {
    let text = "Date,Description,Amount,Status\n02/03/2026,Shop,-12.00,Booked\n\
                13/03/2026,Tesco,-5.00,Pending\n14/03/2026,Salary,1000.00,Booked\nTotal,,983.00,\n";
    assert_eq!(discrepancies(text), [""; 0]);
    assert!(notes_of(text).contains("states a total of 983.00"), "{}", notes_of(text));
}

#[test]
fn a_total_may_be_of_several_groups_or_have_the_opening_balance_in_it() {
    let groups = |total: &str| {
        format!(
            "{ROWS}Total A,,598.00\n26/03/2026,Gas,-20.00\nTotal B,,-20.00\n27/03/2026,O2,-9.00\n\
             Total C,,-9.00\nTotal of B and C,,{total}\n"
        )
    };
    assert_eq!(discrepancies(&groups("-29.00")), [""; 0]);
    assert_eq!(discrepancies(&groups("-30.00")).len(), 1);
    let sides = |total: &str| {
        format!(
            "Date,Description,In,Out,Balance\nOpening balance,,,,100.00\n02/03/2026,Pay,50.00,,150.00\n\
             13/03/2026,Tesco,,5.00,145.00\n14/03/2026,Rent,,40.00,105.00\nTotal,,{total},45.00,\n"
        )
    };
    assert_eq!(discrepancies(&sides("150.00")), [""; 0]);
    assert_eq!(discrepancies(&sides("160.00")).len(), 1);
}

#[test]
fn figures_without_a_word_below_both_columns_are_held_against_their_sums() {
    let text = |last: &str| {
        format!(
            "Date,Details,Paid in,Paid out\n02/03/2026,ACME,1250.00,\n13/03/2026,GAS,,187.43\n\
             16/03/2026,RENT,,600.00\n,,{last}\n"
        )
    };
    assert!(discrepancies_of(&text("1251.00,787.43")).contains("a total of 1251.00"));
    assert_eq!(discrepancies_of(&text("1250.00,787.43")), "");
}

#[test]
fn a_row_with_a_day_that_says_total_and_is_the_sum_of_rows_above_it_is_no_row() {
    let list = |first: &str, second: &str, sum: &str| {
        format!(
            "Date,Description,Amount\n02/03/2026,TESCO,-10.00\n13/03/2026,ASDA,-20.00\n\
             14/03/2026,{first},{sum}\n15/03/2026,SHELL,-40.00\n16/03/2026,{second},-40.00\n\
             17/03/2026,TAXI,-5.00\n"
        )
    };
    for (first, second) in [
        ("Groceries total", "Fuel total"),
        ("Subtotal groceries", "Subtotal fuel"),
        ("Week 1 total", "Week 2 total"),
        ("Day total", "Day total"),
        ("Total expenses", "Total Fuel"),
    ] {
        let text = list(first, second, "-30.00");
        assert_eq!(rows(&text).len(), 4, "{first}: {:?}", rows(&text));
        assert!(notes_of(&text).contains("line 4"), "{first}: {}", notes_of(&text));
        // It is no sum, so it is bought like others; and the second, the amount above it, may be as well.
        let text = list(first, second, "-31.00");
        assert_eq!(rows(&text).len(), 6, "{first}: {:?}", rows(&text));
    }
    let of_all = "Date,Description,Amount\n02/03/2026,TESCO,-10.00\n13/03/2026,ASDA,-20.00\n\
                  31/03/2026,Total expenses,-30.00\n";
    assert_eq!(rows(of_all).len(), 2, "{:?}", rows(of_all));
    let named = list("Total Fitness", "Rent", "-30.00");
    assert!(is_refused(&rows(&named), "line 4"), "a name as well: {:?}", rows(&named));
}

#[test]
fn a_total_of_a_day_with_one_row_is_no_second_one() {
    let days = |total: &str| {
        format!(
            "Date,Details,In,Out\n04/01/2026,SCREWFIX,,196.74\n04/01/2026,{total},,196.74\n\
             18/01/2026,ACME LTD,1359.46,\n18/01/2026,{total},1359.46,\n"
        )
    };
    for total in ["Daily total", "Day total", "DAILY TOTALS"] {
        assert_eq!(rows(&days(total)).len(), 2, "{total}: {:?}", rows(&days(total)));
    }
    assert_eq!(rows(&days("Totally Wired")).len(), 4);
}

#[test]
fn a_row_called_total_that_has_a_number_of_its_own_and_is_no_sum_is_a_payment() {
    let text = |id: &str| {
        format!(
            "id,date,amount,description\n1,2026-03-02,-12.00,Rewe\n2,2026-03-04,-65.40,Aldi\n\
             {id},2026-03-07,-41.10,Total\n4,2026-03-09,-8.00,Lidl\n"
        )
    };
    assert_eq!(rows(&text("3"))[2], "2026-03-07 -41.10 Total");
    assert!(is_refused(&rows(&text("")), "stands beside words"), "{:?}", rows(&text("")));
}

#[test]
fn total_that_was_paid_is_no_sum_where_a_balance_never_moves_or_another_text_stands_beside_it() {
    let of_download = "Date,Description,Amount,Account balance\n13/03/2026,EDF,-88.20,1830.55\n\
                       14/03/2026,TOTAL,-50.00,1830.55\n15/03/2026,ACME LTD,1200.00,1830.55\n";
    assert_eq!(rows(of_download).len(), 3, "{:?}", rows(of_download));
    let of_merchants = "Date;Libellé;Tiers;Montant\n02/03/2026;CARTE 4411;Carrefour;-41,20\n\
                        04/03/2026;CARTE 4411;Total;-50,00\n15/03/2026;VIREMENT;Dupont SARL;1200,00\n";
    assert_eq!(rows(of_merchants).len(), 3, "{:?}", rows(of_merchants));
    let sum = of_merchants.replace("CARTE 4411;Total;-50,00", ";Total;-41,20");
    assert!(rows(&sum).len() < 3, "{:?}", rows(&sum));
}

#[test]
fn a_dated_total_of_one_way_that_is_its_sum_is_none_of_the_rows() {
    for (text, amounts) in [
        ("Total expenses", ",184.55"),
        ("TOTAL PAID OUT", ",184.55"),
        ("Summe Ausgaben", ",184.55"),
        ("Total recettes", "470.00,"),
        ("Totaal uitgaven", ",184.55"),
    ] {
        let list = format!(
            "Date,Details,In,Out\n13/03/2026,EDF,,88.20\n14/03/2026,Viking,,41.20\n16/03/2026,Smith,450.00,\n\
             17/03/2026,Ross,20.00,\n18/03/2026,BT,,55.15\n31/03/2026,{text},{amounts}\n"
        );
        assert_eq!(rows(&list).len(), 5, "{text}: {:?}", rows(&list));
    }
}
