//! Balances of things beside money, and figures that are not written as numbers are.

use super::{is_asked, notes_of, read_of, rows};

const SHARES: &str = "Trade date,Transaction,Amount,Share price,Shares,Total shares\n\
                      10/01/2026,Purchase VTSAX,500.00,125.00,4.000,104.000\n\
                      10/18/2026,Purchase VTSAX,-250.00,125.00,2.000,106.000\n\
                      10/25/2026,Redemption,-375.00,125.00,-3.000,103.000\n";

#[test]
fn a_balance_of_shares_makes_no_amounts_of_them_beside_a_column_called_so() {
    assert_eq!(rows(SHARES)[2], "2026-10-25 -375.00 Redemption");
    assert_eq!(read_of(SHARES).pass.closing, None);
    assert!(notes_of(SHARES).contains("Shares moves Total shares"), "{}", notes_of(SHARES));
    let called = SHARES.replace("Total shares", "Balance");
    assert!(is_asked(&rows(&called)), "{:?}", rows(&called));
    let alone = "Date,Details,Flow,Left\n13/03/2026,Ann,-5.00,95.00\n14/03/2026,Ben,20.00,115.00\n\
                 15/03/2026,Cid,-7.00,108.00\n16/03/2026,Dee,3.00,111.00\n";
    assert_eq!(rows(alone)[0], "2026-03-13 -5.00 Ann", "nothing else is called money");
}

#[test]
fn nothing_is_written_with_a_currency_as_spreadsheets_do() {
    for nothing in ["£-", " £-   ", "-   €", "$ -"] {
        let text = format!(
            "Date,Payee,Paid out,Paid in\n13/03/2026,TESCO,£45.20,{nothing}\n14/03/2026,WAGES,{nothing},£100.00\n"
        );
        assert_eq!(
            rows(&text),
            ["2026-03-13 -45.20 TESCO", "2026-03-14 100.00 WAGES"],
            "{nothing}"
        );
    }
}

#[test]
fn a_sort_code_in_every_row_is_not_the_day() {
    let text = "40-12-10,12345678,03/10/2026,TESCO,-45.20,954.80\n\
                40-12-10,12345678,15/10/2026,SALARY,1200.00,2154.80\n\
                40-12-10,12345678,16/10/2026,RENT,-800.00,1354.80\n";
    assert!(rows(text)[0].starts_with("2026-10-03 -45.20"), "{:?}", rows(text));
    let named = text.replace("40-12-10", "40 12 10");
    assert!(rows(&named)[0].starts_with("2026-10-03 -45.20"), "{:?}", rows(&named));
    let named = format!("Bank,Account,Processed,Details,Amount,Balance\n{text}");
    assert!(rows(&named)[0].starts_with("2026-10-03 -45.20"), "{:?}", rows(&named));
}

#[test]
fn what_is_an_amount_with_its_tax_or_equals_it_in_a_row_is_money_whatever_it_is_called() {
    let taxed = "Date,Details,Amount,VAT,Purse,Balance\n02/03/2026,Sale 101,100.00,20.00,120.00,1120.00\n\
                 05/03/2026,Brewers,-50.00,-10.00,-60.00,1060.00\n17/03/2026,Sale,200.00,40.00,240.00,1300.00\n\
                 24/03/2026,Shell,-30.00,-6.00,-36.00,1264.00\n";
    assert_eq!(rows(taxed)[0], "2026-03-02 120.00 Sale 101");
    let settled = "Date,Details,Amount,Moved,Balance\n02/03/2026,Ann,10.00,10.00,110.00\n\
                   05/03/2026,Ben,-50.00,-43.00,67.00\n17/03/2026,Cid,20.00,20.00,87.00\n\
                   24/03/2026,Dee,-30.00,-24.00,63.00\n";
    assert_eq!(rows(settled)[1], "2026-03-05 -43.00 Ben");
}

#[test]
fn a_balance_of_points_that_no_row_moves_is_none_of_the_money() {
    let text = "Date,Description,Amount,Points balance\n13/03/2026,TESCO,-45.20,120\n\
                14/03/2026,ACME,1250.00,240\n15/03/2026,BT,-40.00,250\n";
    let read = read_of(text);
    assert_eq!((read.pass.closing, read.pass.discrepancies.len()), (None, 0));
}
