use super::*;
use crate::input::columns::AccountColumns;
use crate::input::problem::Dataset;
use crate::input::records::Records;
use crate::input::row_columns::{RowColumns, TransactionColumns};

fn read(line: &str, map: &str) -> Result<String, String> {
    read_as::<RowColumns>(line, map, Dataset::Bank)
}

fn read_as<C: Columns>(line: &str, map: &str, file: Dataset) -> Result<String, String> {
    let empty = ColumnMap::default();
    let map = if map.is_empty() { empty } else { ColumnMap::parse(map, &[file]).unwrap() };
    let mut records = Records::new(line.as_bytes(), b',');
    let Ok(Some(record)) = records.next() else { panic!("{line}") };
    match Header::<C>::read(&record, &map) {
        Ok(header) => {
            Ok(format!("{header} {}", header.guess_note().unwrap_or_default()).trim().to_owned())
        }
        Err(no_header) => Err(no_header.problem.to_string()),
    }
}

#[test]
fn canonical_names_count_in_any_order_and_case() {
    assert_eq!(
        read("id,Amount,DATE,description", "").unwrap(),
        "date=DATE amount=Amount description"
    );
    assert_eq!(read("date,amount,description,value date", "").unwrap(), "date amount description");
}

#[test]
fn other_names_are_guessed_only_where_one_column_can_be_meant() {
    assert_eq!(
        read("Posted,Value,Narrative,Balance", "").unwrap(),
        "date=Posted amount=Value description=Narrative (guessed; --map to change)"
    );
    assert_eq!(
        read("Transaction Date,Amount (GBP),Memo", "").unwrap(),
        "date=Transaction Date amount=Amount (GBP) description=Memo (guessed; --map to change)"
    );
    assert_eq!(
        read("Posting Date,Value Date,Amount,Memo", "").unwrap_err(),
        "line 1: \"Posting Date\" or \"Value Date\" could be the date"
    );
}

#[test]
fn two_columns_of_magnitudes_are_one_amount() {
    assert_eq!(
        read("Date,Details,Paid out,Paid in,Balance", "").unwrap(),
        "date=Date in=Paid in out=Paid out description=Details (guessed; --map to change)"
    );
    assert_eq!(
        read("Date,Description,Debit,Credit", "in=Credit,out=Debit").unwrap(),
        "date=Date in=Credit out=Debit description=Description"
    );
    assert_eq!(
        read("Date,Description,Debit,Credit", "").unwrap_err(),
        "line 1: no column for amount"
    );
}

#[test]
fn what_is_mapped_is_not_guessed() {
    assert_eq!(
        read("Posting Date,Value Date,Amount,Memo", "date=value date,description=Memo").unwrap(),
        "date=Value Date amount=Amount description=Memo"
    );
    assert_eq!(
        read("date,amount,description", "amount=Betrag").unwrap_err(),
        "line 1: no column \"Betrag\", which --map names for amount"
    );
}

#[test]
fn a_guess_beside_a_mapped_column_is_named() {
    assert_eq!(
        read("Posted,Betrag,Memo", "amount=Betrag").unwrap(),
        "date=Posted amount=Betrag description=Memo (date, description guessed; --map to change)"
    );
}

#[test]
fn a_row_of_data_is_no_header_whatever_the_map_says() {
    for line in ["2026-03-02,-5.00,RENT", "02/03/2026,RENT,5", "2 Mar 2026,x,\"1.234,50\""] {
        let error = read(line, "date=2026-03-02,amount=-5.00").unwrap_err();
        assert_eq!(error, "line 1: the file has no header line: this is data", "{line}");
    }
}

#[test]
fn a_column_that_stands_twice_is_refused() {
    assert_eq!(
        read("date,amount,amount,description", "").unwrap_err(),
        "line 1: 2 columns are named \"amount\""
    );
}

#[test]
fn a_merchant_is_taken_where_one_column_can_be_meant_and_missed_where_none_can() {
    let read = |line, map| read_as::<TransactionColumns>(line, map, Dataset::Transactions);
    let header = |line| read(line, "").unwrap();
    assert_eq!(header("date,amount,description,merchant"), "date amount description merchant");
    assert_eq!(header("date,amount,description"), "date amount description");
    assert_eq!(
        header("date,amount,description,Payee"),
        "date amount description merchant=Payee (guessed; --map to change)"
    );
    assert_eq!(
        header("date,amount,Payee"),
        "date amount description=Payee (guessed; --map to change)"
    );
    assert_eq!(header("date,amount,description,Supplier,Payee"), "date amount description");
    assert_eq!(
        read("date,amount,description,Shop", "merchant=Shop").unwrap(),
        "date amount description merchant=Shop"
    );
    assert!(read("date,amount,description", "merchant=Shop").is_err());
}

#[test]
fn the_charts_that_programs_export_are_known() {
    let read = |line| read_as::<AccountColumns>(line, "", Dataset::Chart);
    for (line, header) in [
        ("code,name,type", "code name type"),
        (
            "*Code,Report Code,*Name,*Type,*Tax Code,Description,Dashboard",
            "code=*Code name=*Name type=*Type (guessed; --map to change)",
        ),
        (
            "Nominal Code,Name,Category",
            "code=Nominal Code name=Name type=Category (guessed; --map to change)",
        ),
        (
            "Account #,Full name,Type,Detail type,Description,Total balance",
            "code=Account # name=Full name type=Type (guessed; --map to change)",
        ),
        (
            "N/C,Account Name,Account Type",
            "code=N/C name=Account Name type=Account Type (guessed; --map to change)",
        ),
    ] {
        assert_eq!(read(line).unwrap(), header, "{line}");
    }
    assert_eq!(
        read("Account,Type,Balance").unwrap(),
        "name=Account type=Type (guessed; --map to change)"
    );
    assert_eq!(
        read("Account Code,Nominal Code,Name,Type").unwrap_err(),
        "line 1: \"Account Code\" or \"Nominal Code\" could be the code"
    );
    assert_eq!(
        read("200,Sales,Revenue").unwrap_err(),
        "line 1: the file has no header line: this is data"
    );
}
