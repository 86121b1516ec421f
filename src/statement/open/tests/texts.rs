//! What is told of a row, where it stands elsewhere than in one column called so.

use super::{rows, rows_of};
use crate::stated::FileSide;

#[test]
fn a_line_that_has_nothing_but_a_text_is_the_text_of_the_row_above_it() {
    let text = "Account details for:,GROWTH 687\nTransaction History\n\
        Transaction date,Value date,Description,Withdrawals (SGD),Deposits (SGD)\n\
        31/03/2026,31/03/2026,PAYMENT,\"\",\"5.95\"\n,,Interest paid,,\n\
        30/03/2026,01/04/2026,PAYMENT,\"7.50\",\"\"\n,,Account charges,,\n\
        27/03/2026,27/03/2026,POS PURCHASE,\"15.91\",\"\"\n,,Tesco Stores 3217,,\n";
    let found = rows(text);
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found[2].contains("POS PURCHASE Tesco Stores 3217"), "{found:?}");
}

#[test]
fn where_all_descriptions_say_one_thing_the_column_that_tells_who_is_read() {
    let text = "Run Date,Action,Symbol,Description,Type,Amount ($),Cash Balance ($)\n\
        03/30/2026,DIRECT DEPOSIT INTEREST (Cash), , No Description,Cash,6.57,765.62\n\
        03/29/2026,DEBIT CARD PURCHASE ADOBE INC (Cash), , No Description,Cash,-20.46,759.05\n\
        03/27/2026,DEBIT CARD PURCHASE CON EDISON (Cash), , No Description,Cash,-178.76,779.51\n\
        03/24/2026,DIRECT DEPOSIT J. P. WALKER (Cash), , No Description,Cash,40.00,958.27\n";
    assert!(rows(text)[1].contains("ADOBE INC"), "{:?}", rows(text));
}

#[test]
fn a_kind_and_a_text_that_are_both_called_texts_are_both_kept() {
    let text = "日付,摘要,摘要内容,支払い金額,預かり金額,差引残高\n2026/3/2,カード,ラクテン,7854,,2770560\n\
        2026/3/13,振込,スイドウ,61090,,2709470\n2026/3/14,振込,ヤマダ,,19432,2728902\n";
    let found = rows(text);
    assert!(found[0].contains("カード") && found[0].contains("ラクテン"), "{found:?}");
}

#[test]
fn books_that_keep_the_text_of_the_bank_keep_its_debits_and_credits() {
    let table = |column: &str| {
        let text = format!(
            "Date,Description,{column},Amount,Transaction Type,Category\n\
             3/29/2026,Interest,INTEREST PAYMENT,5.78,credit,Income\n\
             3/26/2026,Fee,MONTHLY FEE,7.11,debit,Fees\n3/22/2026,Depot,HOME DEPOT,73.00,debit,Home\n"
        );
        rows_of(&text, FileSide::Book, None)
    };
    assert!(table("Original Description")[1].contains(" -7.11 "), "{:?}", table("Notes"));
    assert!(table("Notes")[1].contains(" 7.11 "), "{:?}", table("Notes"));
}

#[test]
fn without_headers_all_that_tells_the_rows_apart_is_told() {
    let text = "13/03/2026,TRAINLINE,Travel and hotels,-45.00,900.00\n\
                17/03/2026,ADOBE,Software and web,-12.99,887.01\n25/03/2026,TESCO,Food and drink,-10.00,877.01\n";
    assert_eq!(rows(text)[0], "2026-03-13 -45.00 TRAINLINE Travel and hotels");
}

#[test]
fn numbered_descriptions_are_descriptions() {
    let text = "Date,Description1,Description2,Amount,Type\n13/03/2026,TRAINLINE,CARD,-45.00,Debit\n\
                17/03/2026,ACME,BACS,12.99,Credit\n";
    assert_eq!(rows(text)[0], "2026-03-13 -45.00 TRAINLINE CARD");
}
