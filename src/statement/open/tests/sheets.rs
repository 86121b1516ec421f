//! Which of several sheets are read.

use super::{is_asked, notes_of, rows, rows_of};
use crate::stated::FileSide;

/// A workbook of sheets with these rows of texts.
fn workbook_of(sheets: &[(&str, Vec<Vec<&str>>)]) -> String {
    let row = |cells: &Vec<&str>| -> String {
        let cells: String = cells
            .iter()
            .map(|cell| format!("<Cell><Data ss:Type=\"String\">{cell}</Data></Cell>"))
            .collect();
        format!("<Row>{cells}</Row>")
    };
    let mut text = "<?xml version=\"1.0\"?><?mso-application progid=\"Excel.Sheet\"?>\
                    <Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\" \
                    xmlns:ss=\"urn:schemas-microsoft-com:office:spreadsheet\">"
        .to_owned();
    for (name, rows) in sheets {
        let rows: String = rows.iter().map(row).collect();
        let name = format!("<Worksheet ss:Name=\"{name}\"><Table>");
        text.extend([name.as_str(), &rows, "</Table></Worksheet>"]);
    }
    text + "</Workbook>"
}

#[test]
fn rows_that_are_struck_out_count_as_the_balances_say_and_are_told_of() {
    let text = |balances: [&str; 4]| {
        let rows: Vec<Vec<&str>> = vec![
            vec!["Date", "Details", "Amount", "Balance"],
            vec!["2026-03-02", "Shop", "-4.50", balances[0]],
            vec!["2026-03-03", "Struck", "-7.25", balances[1]],
            vec!["2026-03-09", "Pay", "12.00", balances[2]],
            vec!["2026-03-10", "Tea", "-3.00", balances[3]],
        ];
        let text = workbook_of(&[("Mar", rows)]);
        let styles = "<Styles><Style ss:ID=\"s\"><Font ss:StrikeThrough=\"1\"/></Style></Styles>";
        let text = text.replacen("<Worksheet", &format!("{styles}<Worksheet"), 1);
        text.replace(
            "<Cell><Data ss:Type=\"String\">Struck",
            "<Cell ss:StyleID=\"s\"><Data ss:Type=\"String\">Struck",
        )
    };
    let counted = text(["95.50", "88.25", "100.25", "97.25"]);
    assert_eq!(rows(&counted).len(), 4);
    assert!(notes_of(&counted).contains("strikes out are read: on line 3"));
    let left_out = text(["95.50", "95.50", "107.50", "104.50"]);
    assert_eq!(rows(&left_out).len(), 3);
    assert!(
        notes_of(&left_out)
            .contains("are left out, for the balances go on without them: on line 3")
    );
    let unknown = text(["", "", "", ""]);
    assert_eq!(rows(&unknown).len(), 4);
    assert!(notes_of(&unknown).contains("strikes out are read: on line 3"));
}

#[test]
fn a_hidden_column_that_is_read_is_told_of() {
    let text = workbook(&[("Mar", MARCH)]);
    let hidden = text.replacen("<Table>", "<Table><Column ss:Index=\"3\" ss:Hidden=\"1\"/>", 1);
    assert!(notes_of(&hidden).contains("columns that the file hides are read: Amount"));
}

/// The rows of a sheet with a header and a row a day and amount.
fn sheet<'t>(rows: &[(&'t str, &'t str)]) -> Vec<Vec<&'t str>> {
    let rows = rows.iter().map(|(day, amount)| vec![*day, "Subs", *amount]);
    std::iter::once(vec!["Date", "Details", "Amount"]).chain(rows).collect()
}

fn workbook(sheets: &[(&str, &[(&str, &str)])]) -> String {
    let sheets: Vec<_> = sheets.iter().map(|(name, rows)| (*name, sheet(rows))).collect();
    workbook_of(&sheets)
}

const MARCH: &[(&str, &str)] = &[("2026-03-02", "-4.50"), ("2026-03-09", "12.00")];
const APRIL: &[(&str, &str)] = &[("2026-04-02", "-5.50"), ("2026-04-20", "13.00")];

#[test]
fn sheets_of_one_header_whose_days_follow_each_other_are_one_list_in_order() {
    let text = workbook(&[("Apr", APRIL), ("Mar", MARCH)]);
    let days: Vec<String> = rows(&text).iter().map(|row| row[..10].to_owned()).collect();
    assert_eq!(days, ["2026-03-02", "2026-03-09", "2026-04-02", "2026-04-20"]);
}

#[test]
fn sheets_that_are_named_as_no_times_are_not_joined() {
    let text = workbook(&[("Current", MARCH), ("Savings", APRIL)]);
    assert!(is_asked(&rows(&text)), "{:?}", rows(&text));
}

#[test]
fn a_sheet_that_cannot_be_read_alone_is_not_lost() {
    let bad: &[(&str, &str)] = &[("2026-02-03", "-1.00"), ("2026-02-30", "-7.00")];
    let text = workbook(&[("Feb", bad), ("Mar", MARCH), ("Apr", APRIL)]);
    assert!(super::is_refused(&rows(&text), "2026-02-30"), "{:?}", rows(&text));
}

#[test]
fn of_sheets_of_the_same_days_it_is_asked_which_and_the_account_names_one() {
    let text = workbook(&[("Current", MARCH), ("Savings", MARCH), ("Apr", APRIL)]);
    assert!(is_asked(&rows(&text)), "{:?}", rows(&text));
    assert_eq!(rows_of(&text, FileSide::Bank, Some("savings")).len(), 2);
    assert_eq!(rows_of(&text, FileSide::Bank, Some("Apr"))[0], "2026-04-02 -5.50 Subs");
}

#[test]
fn a_sheet_of_the_same_columns_that_cannot_be_read_is_refused_by_its_name() {
    let text = workbook(&[("Jan", MARCH), ("Feb", &[("3 Feb", "-4.00"), ("4 Feb", "2.00")])]);
    let read = rows(&text);
    assert!(
        read.len() == 1 && read[0].starts_with("refused") && read[0].contains("Feb"),
        "{read:?}"
    );
}

#[test]
fn a_sheet_of_rows_in_other_columns_is_never_passed_over_beside_those_that_are_one_list() {
    let other = vec![
        vec!["Date", "Details", "Paid in", "Paid out"],
        vec!["2026-05-02", "Subs", "", "5.00"],
        vec!["2026-05-03", "x", "4.00", ""],
    ];
    let text = workbook_of(&[("Mar", sheet(MARCH)), ("Apr", sheet(APRIL)), ("May", other.clone())]);
    assert!(is_asked(&rows(&text)), "{:?}", rows(&text));
    // Which way its amounts go cannot be known.
    let headless =
        vec![vec!["2026-05-02", "Subs", "", "5.00"], vec!["2026-05-03", "x", "4.00", ""]];
    let text = workbook_of(&[("Mar", sheet(MARCH)), ("May", headless)]);
    assert!(super::is_refused(&rows(&text), "May"), "{:?}", rows(&text));
}

#[test]
fn a_sheet_of_a_month_with_a_column_more_or_in_other_words_is_a_part_of_the_list() {
    let mut more = sheet(APRIL);
    for (row, cell) in more.iter_mut().zip(["Notes", "a", "b"]) {
        row.insert(1, cell);
    }
    let text = workbook_of(&[("Mar", sheet(MARCH)), ("Apr", more)]);
    let read = rows(&text);
    assert!(read.len() == 4 && read[3].starts_with("2026-04-20 13.00"), "{read:?}");
    let mut renamed = sheet(APRIL);
    renamed[0] = vec!["Transaction date", "Description", "Amount"];
    let text = workbook_of(&[("Mar", sheet(MARCH)), ("Apr", renamed)]);
    assert_eq!(rows(&text).len(), 4, "{:?}", rows(&text));
}

#[test]
fn sheets_of_one_list_have_days_in_one_order_of_day_and_month() {
    let first: &[(&str, &str)] = &[("03/01/2026", "-5.00"), ("04/01/2026", "10.00")];
    let american: &[(&str, &str)] = &[("02/13/2026", "-5.00"), ("02/14/2026", "10.00")];
    let read = rows(&workbook(&[("Jan", first), ("Feb", american)]));
    assert!(super::is_refused(&read, "\"Jan\" has days from 2026-03-01"), "{read:?}");
    let british: &[(&str, &str)] = &[("03/02/2026", "-5.00"), ("04/02/2026", "10.00")];
    let read = rows(&workbook(&[("Jan", first), ("Feb", british)]));
    assert!(read.len() == 4 && read[3].starts_with("2026-02-04"), "{read:?}");
}

#[test]
fn a_sheet_of_receipts_and_one_of_payments_are_money_in_and_money_out() {
    let receipts: &[(&str, &str)] = &[("2026-03-02", "4.50"), ("2026-03-13", "12.00")];
    let payments: &[(&str, &str)] = &[("2026-03-03", "5.50"), ("2026-03-20", "13.00")];
    for names in [["Receipts", "Payments"], ["Einnahmen 2026", "Ausgaben 2026"]] {
        let text = workbook(&[(names[0], receipts), (names[1], payments)]);
        let read = rows(&text);
        assert!(read.len() == 4, "{read:?}");
        assert!(read.iter().any(|row| row == "2026-03-20 -13.00 Subs"), "{read:?}");
        assert!(read.iter().any(|row| row == "2026-03-13 12.00 Subs"), "{read:?}");
        let out = rows_of(&text, FileSide::Bank, Some(names[1]));
        assert_eq!(out[0], "2026-03-03 -5.50 Subs", "{out:?}");
    }
}

#[test]
fn each_sheet_of_a_list_has_its_rows_below_its_own_header_whatever_stands_above_it() {
    for titled in 0..2 {
        let mut sheets = [sheet(MARCH), sheet(APRIL)];
        sheets[titled].splice(0..0, [vec!["Ann"], vec![""], vec!["Cash book"]]);
        let [march, april] = sheets;
        let text = workbook_of(&[("Mar", march), ("Apr", april)]);
        assert_eq!(rows(&text).len(), 4, "{:?}", rows(&text));
    }
}

#[test]
fn sheets_of_times_that_name_two_accounts_are_not_joined() {
    for names in [["Acme Mar", "Bolt Apr"], ["Card 1234 2025", "Card 5678 2026"]] {
        let text = workbook(&[(names[0], MARCH), (names[1], APRIL)]);
        assert!(is_asked(&rows(&text)), "{names:?}");
    }
    assert_eq!(rows(&workbook(&[("Card 1234 Mar", MARCH), ("Card 1234 Apr", APRIL)])).len(), 4);
}
