use proptest::prelude::*;

use super::super::super::structured::StructuredStatement;
use super::super::figure::DecimalMark;
use super::*;

/// The one statement of a file that can be read in one way only.
fn one(text: &str) -> StructuredStatement {
    let file = read(text).unwrap();
    let (orders, marks) = (file.date_orders(), file.decimal_marks());
    assert_eq!((orders.len(), marks.len()), (1, 1), "{orders:?} {marks:?}");
    let mut statements = file.statements(orders[0], marks[0]).unwrap();
    assert_eq!(statements.len(), 1);
    statements.remove(0)
}

fn amounts(statement: &StructuredStatement) -> Vec<&str> {
    statement.entries.iter().map(|entry| entry.amount.as_str()).collect()
}

#[test]
fn a_list_of_a_bank_is_read_whole() {
    let text = "!Type:Bank\r\nD31/01/2024\r\nT-1,012.50\r\nN000101\r\nPACME LTD\r\nMInvoice 7\r\n\
        LOffice:Rent\r\nC*\r\n^\r\nD01/02/2024\r\nT20.00\r\nNDEP\r\nPPAYING IN\r\n^\r\n";
    assert!(looks_like(text.as_bytes()));
    let statement = one(text);
    assert_eq!((statement.format.as_str(), statement.is_debt), ("QIF", false));
    assert_eq!(amounts(&statement), ["-1012.50", "20.00"]);
    let entry = &statement.entries[0];
    assert_eq!((entry.line, entry.date.to_string()), (2, "2024-01-31".to_owned()));
    assert_eq!(entry.description, "ACME LTD Invoice 7");
    assert_eq!(entry.counterparty.as_deref(), Some("ACME LTD"));
    assert_eq!((entry.reference.as_deref(), entry.kind.as_deref()), (Some("000101"), None));
    assert_eq!(statement.entries[1].kind.as_deref(), Some("DEP"));
    assert_eq!((statement.opening, statement.closing), (None, None));
}

#[test]
fn a_second_day_or_amount_within_an_entry_is_a_lost_end_of_one() {
    for (text, line) in [
        ("!Type:Bank\nD13/01/2026\nT-5.00\nPa\nD14/01/2026\nT-6.00\nPb\n^\n", 5),
        ("!Type:Bank\nD13/01/2026\nT-5.00\nT-6.00\n^\n", 4),
    ] {
        let faults = read(text).unwrap_err();
        assert_eq!(faults[0].line, Some(line), "{faults:?}");
    }
}

#[test]
fn days_that_fit_two_orders_are_asked_about_and_not_guessed() {
    let file = read("!Type:Bank\nD01/02/2024\nT1.50\n^\nD03/04/2024\nT1.00\n^\n").unwrap();
    assert_eq!(file.date_orders(), [DateOrder::DayMonthYear, DateOrder::MonthDayYear]);
    let days = |order| {
        let statements = file.statements(order, DecimalMark::Point).unwrap();
        statements[0].entries[0].date.to_string()
    };
    assert_eq!(days(DateOrder::DayMonthYear), "2024-02-01");
    assert_eq!(days(DateOrder::MonthDayYear), "2024-01-02");
    let faults = file.statements(DateOrder::YearMonthDay, DecimalMark::Point).unwrap_err();
    assert_eq!(faults.len(), 2);
    assert_eq!(faults[0].value.as_deref(), Some("01/02/2024"));
}

#[test]
fn orders_that_give_the_same_days_are_one() {
    let file = read("!Type:Bank\nD01/01/2024\nT1\n^\nD02/02/2024\nT2\n^\n").unwrap();
    assert_eq!(file.date_orders(), [DateOrder::DayMonthYear]);
    assert_eq!(file.decimal_marks(), [DecimalMark::Point]);
}

#[test]
fn days_are_read_as_quicken_and_others_write_them() {
    let by_month = |text| DateOrder::MonthDayYear.day(text).map(|day| day.to_string());
    assert_eq!(by_month("1/31'19").as_deref(), Some("2019-01-31"));
    assert_eq!(by_month("2/ 4'19").as_deref(), Some("2019-02-04"));
    assert_eq!(by_month(" 8/ 1' 7").as_deref(), Some("2007-08-01"));
    assert_eq!(by_month("12/31/99").as_deref(), Some("1999-12-31"));
    assert_eq!(by_month("01312024").as_deref(), Some("2024-01-31"));
    assert_eq!(by_month("31/01/2024"), None);
    let by_day = |text| DateOrder::DayMonthYear.day(text).map(|day| day.to_string());
    assert_eq!(by_day("28.02'2009").as_deref(), Some("2009-02-28"));
    assert_eq!(by_day("1-2-24").as_deref(), Some("2024-02-01"));
    let by_year = |text| DateOrder::YearMonthDay.day(text).map(|day| day.to_string());
    assert_eq!(by_year("2014-12-31").as_deref(), Some("2014-12-31"));
    assert_eq!(by_year("20141231").as_deref(), Some("2014-12-31"));
    for text in ["", "1/2", "1/2/3/4", "001/02/2024", "a/b/c", "1/2/024", "30/02/2024"] {
        assert_eq!(by_day(text), None, "{text}");
    }
}

#[test]
fn amounts_that_may_be_thousands_are_asked_about_and_not_guessed() {
    let file = read("!Type:Bank\nD31/01/2024\nT1,234\n^\n").unwrap();
    assert_eq!(file.decimal_marks(), [DecimalMark::Point, DecimalMark::Comma]);
    let amount = |mark| {
        let statements = file.statements(DateOrder::DayMonthYear, mark).unwrap();
        statements[0].entries[0].amount.clone()
    };
    assert_eq!(amount(DecimalMark::Point), "1234.00");
    assert_eq!(amount(DecimalMark::Comma), "1.234");
    assert_eq!(amounts(&one("!Type:Bank\nD31.01.2024\nT-1.234,5\n^")), ["-1234.50"]);
}

#[test]
fn an_opening_balance_is_no_entry() {
    let text = "!Account\nNCurrent account\nTBank\n^\n!Type:Bank\nD1/31'24\nT100.00\nCX\n\
        POpening Balance\nL[Current account]\n^\nD1/31'24\nT-1.00\nPShop\n^\n";
    let statement = one(text);
    assert_eq!(statement.account.as_deref(), Some("Current account"));
    let opening = statement.opening.as_ref().unwrap();
    assert_eq!((opening.amount.as_str(), opening.line), ("100.00", 6));
    assert_eq!(amounts(&statement), ["-1.00"]);
    // Whatever it is called, a transfer from an account to itself is one.
    let french = text.replace("POpening Balance", "PAutre mot");
    assert!(one(&french).opening.is_some());
    let other = text.replace("POpening Balance", "PSavings").replace("L[Current", "L[Savings");
    assert_eq!(one(&other).entries.len(), 2);
    let words = "!Type:Bank\nD31/1/24\nT5.00\nPSolde initial\nL[Compte courant]\n^\n";
    assert_eq!(one(words).opening.unwrap().amount, "5.00");
}

#[test]
fn several_accounts_are_several_statements_and_lists_are_passed_over() {
    let text = "!Option:AutoSwitch\n!Account\nNBank A\nTBank\n^\nNCard B\nTCCard\n^\n\
        !Clear:AutoSwitch\n!Type:Cat\nNRent\nE\n^\nNWages\nI\n^\n!Account\nNBank A\nTBank\n^\n\
        !Type:Bank \nD31/01/24\nT1.5\n^\n!Account\nNCard B\n^\n!Type:CCard\nD31/01/24\nT-2.5\n^\n";
    let file = read(text).unwrap();
    let statements = file.statements(DateOrder::DayMonthYear, DecimalMark::Point).unwrap();
    let told: Vec<_> = statements
        .iter()
        .map(|statement| (statement.account.as_deref().unwrap(), statement.is_debt))
        .collect();
    assert_eq!(told, [("Bank A", false), ("Card B", true)]);
    assert_eq!(
        statements[0].notes[0].to_string(),
        "line 10: \"!Type:Cat\" is a list of 2 and has no entries"
    );
}

#[test]
fn a_header_before_each_entry_makes_one_list() {
    let text = "!Type:Bank\nD31/01/24\nT1.5\n^\n".repeat(3);
    assert_eq!(one(&text).entries.len(), 3);
}

#[test]
fn an_entry_without_its_end_mark_may_be_cut() {
    let faults = read("!Type:Cash\nD31/01/24\nT1.5\nPA").unwrap_err();
    assert_eq!(faults[0].line, Some(2));
    assert!(faults[0].message.contains("no ^ at its end"), "{}", faults[0]);
    assert_eq!(amounts(&one("!Type:Cash\nD31/01/24\nT1.5\nPA\n^")), ["1.50"]);
}

#[test]
fn parts_that_do_not_add_up_are_told_of() {
    let text =
        "!Type:Bank\nD31/01/24\nT-10.00\nSFood\nEBread\n$-4.00\nSDrink\n$-6.00\nS\n$0.00\n^\n";
    let right = one(text);
    assert!(right.discrepancies.is_empty());
    assert_eq!(right.entries[0].description, "Bread");
    let wrong = one(&text.replace("$-6.00", "$-5.00"));
    assert_eq!(wrong.discrepancies.len(), 1);
    assert_eq!(amounts(&wrong), ["-10.00"]);
    let longer = one("!Type:Bank\nD31/01/24\nU-1234.50\nT-234.50\n^\n");
    assert_eq!((amounts(&longer), longer.discrepancies.len()), (vec!["-1234.50"], 1));
}

#[test]
fn what_cannot_be_read_is_told_with_line_and_value() {
    let file =
        read("!Type:Bank\nD31/01/24\nTtwelve\n^\nD31/01/24\nPno amount\n^\nT1\n^\n").unwrap();
    assert_eq!(file.decimal_marks(), []);
    assert_eq!(file.date_orders(), []);
    let faults = file.statements(DateOrder::DayMonthYear, DecimalMark::Point).unwrap_err();
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "line 2, column \"T\": \"twelve\" is not an amount",
            "line 5: an entry has no amount (T)",
            "line 8: an entry has no day (D)",
        ]
    );
}

#[test]
fn investments_and_files_without_entries_are_refused_with_words() {
    let faults = read("!Type:Invst\nD1/31/24\nNBuy\n^\n").unwrap_err();
    assert!(faults[0].message.contains("investments"));
    assert!(read("!Type:Cat\nNRent\n^\n").unwrap_err()[0].message.contains("no list of entries"));
    assert!(read("D1/31/24\nT1\n^\n").is_err());
    assert!(!looks_like(b"Date,Amount\n"));
}

proptest! {
    #[test]
    fn random_lines_never_panic(
        lines in proptest::collection::vec("[!DTUPMNLASE$^ -~]{0,12}", 0..40), head: bool,
    ) {
        let text = if head { "!Type:Bank\n" } else { "" }.to_owned() + &lines.join("\n");
        if let Ok(file) = read(&text) {
            let _ = (file.date_orders(), file.decimal_marks());
            let _ = file.statements(DateOrder::DayMonthYear, DecimalMark::Comma);
        }
    }

    #[test]
    fn random_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = looks_like(&bytes);
        let text = format!("!Type:Bank\nD1/1/24\n{}", String::from_utf8_lossy(&bytes));
        if let Ok(file) = read(&text) {
            let _ = (file.date_orders(), file.decimal_marks());
            let _ = file.statements(DateOrder::MonthDayYear, DecimalMark::Point);
        }
    }
}
