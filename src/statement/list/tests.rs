use super::*;
use crate::number::DecimalMark;

/// How the columns of a chart are read, or what is said of it.
fn columns(line: &str, map: &[(&'static str, &str)]) -> Result<String, String> {
    let columns = map.iter().map(|(role, name)| (*role, (*name).to_owned())).collect();
    let format = ListFormat { columns, ..ListFormat::default() };
    match chart::read(format!("{line}\n").as_bytes(), &format) {
        Ok(ChartList { columns, .. }) => {
            let note = columns.guess_note().unwrap_or_default();
            Ok(format!("{columns} {note}").trim().to_owned())
        }
        Err(faults) => Err(faults.kept[0].to_string()),
    }
}

use chart::ChartList;

/// The amounts of opening balances, or what is said of the first that cannot be read.
fn amounts(file: &str, format: &ListFormat) -> Result<Vec<String>, String> {
    let list = opening::read(file.as_bytes(), format).map_err(|faults| {
        let fault = &faults.kept[0];
        format!("{fault}; {}", fault.hint.as_deref().unwrap_or_default())
    })?;
    let amount = |one: &opening::ListedOpeningBalance| one.debit.or(one.credit);
    Ok(list.balances.iter().filter_map(amount).map(|amount| amount.to_string()).collect())
}

fn unstated(file: &str) -> Result<Vec<String>, String> {
    amounts(file, &ListFormat::default())
}

#[test]
fn the_charts_that_programs_export_are_known() {
    let guessed = "(guessed; --map to change)";
    for (line, header) in [
        ("code,name,type", "code name type".to_owned()),
        (
            "*Code,Report Code,*Name,*Type,*Tax Code,Description,Dashboard",
            format!("code=*Code name=*Name type=*Type {guessed}"),
        ),
        (
            "Account #,Full name,Type,Detail type,Description,Total balance",
            format!("code=Account # name=Full name type=Type {guessed}"),
        ),
        (
            "N/C,Account Name,Account Type",
            format!("code=N/C name=Account Name type=Account Type {guessed}"),
        ),
        (
            "Konto;Kontobezeichnung;Kontoart",
            format!("code=Konto name=Kontobezeichnung type=Kontoart {guessed}"),
        ),
        ("Account,Type,Balance", format!("name=Account type=Type {guessed}")),
    ] {
        assert_eq!(columns(line, &[]), Ok(header), "{line}");
    }
}

#[test]
fn other_names_are_guessed_only_where_one_column_can_be_meant() {
    assert_eq!(
        columns("Account Code,Nominal Code,Name,Type", &[]).unwrap_err(),
        "line 1: \"Account Code\" or \"Nominal Code\" could be the code"
    );
    assert_eq!(
        columns("code,name,name,type", &[]).unwrap_err(),
        "line 1: 2 columns are named \"name\""
    );
    assert_eq!(columns("code,name,name,type", &[("name", "#3")]).unwrap(), "code name type");
}

#[test]
fn what_the_user_names_decides() {
    assert_eq!(
        columns("Code,Number,Name,Type", &[("code", "number")]).unwrap(),
        "code=Number name=Name type=Type"
    );
    assert_eq!(
        columns("code,name,type", &[("name", "Konto")]).unwrap_err(),
        "line 1: no column \"Konto\", which --map names for name"
    );
    assert_eq!(
        columns("200,Sales,Revenue", &[]).unwrap_err(),
        "line 1: the file has no header line: this is data"
    );
}

#[test]
fn the_decimal_mark_is_the_one_that_fits_all_amounts() {
    let file = "account;debit;credit\n1;1.234,50;\n2;;2.000\n3;12;\n";
    assert_eq!(unstated(file).unwrap(), ["1234.50", "2000.00", "12.00"]);
    let file = "account,debit,credit\n1,\"1,234.50\",-\n2,,\"2,000\"\n3,£12,\n";
    assert_eq!(unstated(file).unwrap(), ["1234.50", "2000.00", "12.00"]);
    let said = unstated("account;debit;credit\n1;1,234;\n").unwrap_err();
    assert!(said.contains("may be thousands") && said.contains("--decimal ."), "{said}");
    let said = unstated("account;debit;credit\n1;1.50;\n2;1,50;\n3;2.50;\n").unwrap_err();
    assert!(said.starts_with("line 3, column \"debit\": \"1,50\" has no decimal point"), "{said}");
    let comma = ListFormat { mark: Some(DecimalMark::Comma), ..ListFormat::default() };
    assert_eq!(amounts("account;debit;credit\n1;1.234;\n", &comma).unwrap(), ["1234.00"]);
    let said = amounts("account;debit;credit\n1;1.50;\n", &comma).unwrap_err();
    assert!(said.contains("is not a number with a decimal comma; try --decimal ."), "{said}");
}

#[test]
fn what_is_no_magnitude_of_one_currency_is_refused() {
    for (cell, words) in [
        ("12 CR", "is not a number"),
        ("x", "is not a number"),
        ("1e5", "is not a number; a spreadsheet wrote this"),
        ("-5", "is negative"),
        ("1.005", "has more than two"),
        ("€5", "is in €, and above it £ is said"),
    ] {
        let said = unstated(&format!("account,debit,credit\n1,£1.50,\n2,,{cell}\n")).unwrap_err();
        let place = format!("line 3, column \"credit\": {cell:?} ");
        assert!(said.starts_with(&place) && said.contains(words), "{said}");
    }
}

#[test]
fn a_row_that_lost_or_gained_a_delimiter_is_refused() {
    let head = "account,debit,credit\n1,1.50,\n";
    for (row, words) in [
        ("2,1,50,", "line 3: the row has 4 fields where the header has 3"),
        ("2,1", "line 3: the row has 2 fields"),
        (
            "2,\"x\n3,1.50,\",",
            "line 3: a quoted field of this row holds what looks like further rows",
        ),
        ("Total,1.50,1.50", "line 3: this is a row of totals"),
    ] {
        let said = unstated(&format!("{head}{row}\n")).unwrap_err();
        assert!(said.starts_with(words), "{said}");
    }
    let trailing = "account,debit,credit\n1,1.50,,\n2,,1.50,\n";
    assert_eq!(unstated(trailing).unwrap(), ["1.50", "1.50"]);
    let cut = unstated("account,debit,,credit\n1,1,50,\n").unwrap_err();
    assert!(cut.contains("\"1,50\" may be one amount"), "{cut}");
}

#[test]
fn a_row_above_the_header_is_refused_and_a_title_is_not() {
    let said = unstated("1,1.50,\naccount,debit,credit\n2,,1.50\n").unwrap_err();
    assert!(said.starts_with("line 1: a row of data stands above the header, which is on line 2"));
    assert_eq!(unstated("Acorn Ltd\n\naccount,debit,credit\n2,,1.50\n").unwrap(), ["1.50"]);
}

#[test]
fn a_list_is_read_from_whatever_a_statement_may_be_stored_in() {
    let page = b"<table><tr><th>Account<th>Debit<th>Credit<tr><td>1<td>1.50<td></table>";
    assert_eq!(opening::read(page, &ListFormat::default()).unwrap().balances.len(), 1);
    let latin = b"account;name;debit;credit\n1;B\xfcro;1,50;\n";
    assert_eq!(opening::read(latin, &ListFormat::default()).unwrap().balances.len(), 1);
    let picture = opening::read(b"\x89PNG\r\n", &ListFormat::default()).unwrap_err();
    assert!(picture.kept[0].message.contains("a picture"), "{picture:?}");
}

#[test]
fn a_statement_in_the_place_of_a_chart_is_told_and_a_chart_is_known() {
    let said = columns("Date,Amount,Details\n2026-03-02,-5,RENT", &[]).unwrap_err();
    assert_eq!(said, "this looks like transactions, not a chart of accounts");
    assert!(chart::looks_like(b"code,name,type\n404,Bank charges,EXPENSE\n"));
    assert!(!chart::looks_like(b"Date,Type,Account Name,Amount\n2026-03-02,D/D,Jo,5\n"));
}

#[test]
fn json_is_known_by_its_first_character_in_any_encoding() {
    assert!(json::is_json(b" \n[") && json::is_json(b"\xef\xbb\xbf{}"));
    assert!(json::is_json(b"\xff\xfe[\0]\0") && !json::is_json(b"a,b\n[1],2\n"));
}
