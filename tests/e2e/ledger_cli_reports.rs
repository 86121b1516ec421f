//! Reports on the command line, and what is taken over from elsewhere, against the real daemon.

#![cfg(unix)]

use serde_json::{Value, json};

use crate::ledger::invoicing::Desk as Documents;
use crate::ledger::support::{Books, money};
use crate::place::on_both_databases;
use crate::support::{Desk, Ran};

/// Runs a command with the key of the books.
fn ask(books: &Books<'_>, desk: &Desk, args: &[&str]) -> Ran {
    books.account.ask_as(desk, &[&["ledger"], args].concat(), &books.key)
}

/// The same that must succeed; gives what it printed.
#[track_caller]
fn shown(books: &Books<'_>, desk: &Desk, args: &[&str]) -> String {
    let ran = ask(books, desk, args);
    assert_eq!(ran.code, Some(0), "{args:?} {ran:?}");
    ran.stdout
}

/// A year of a small company whose year ends on 31 March.
fn a_year(place: &crate::place::Place) -> Books<'_> {
    let books = Books::new(place);
    for (day, debit, credit, amount) in [
        ("2025-03-31", "1300", "3000", "1000"),
        ("2025-06-30", "1300", "4000", "12345.67"),
        ("2025-12-31", "6000", "1300", "2000.50"),
        ("2026-03-31", "1300", "2500", "250"),
    ] {
        books.post(&books.journal(day, debit, credit, amount));
    }
    books
}

on_both_databases! {
    fn a_report_reads_like_an_accountants(place: &Place) {
        let (books, desk) = (a_year(place), Desk::new());
        let profit = shown(&books, &desk, &["reports", "profit-and-loss", "--to", "2026-03-31"]);
        assert_eq!(profit, "Acorn Ltd: Profit and loss, 1 April 2025 to 31 March 2026, GBP\n\
            \nTurnover\n  4000  Sales               12,345.67\n                            ---------\n\
            \x20       Total turnover      12,345.67\n\
            \nOverheads\n  6000  Wages and salaries   2,000.50\n                            ---------\n\
            \x20       Total overheads      2,000.50\n                            ---------\n\
            \x20       Net profit          10,345.17\n                            =========\n");
        let sheet = shown(&books, &desk, &["reports", "balance-sheet", "--as-at", "2026-03-31"]);
        for line in ["Cash at bank and in hand", "  1300  Current account                     11,595.17", "        Total assets                        11,595.17",
            "        Net assets                          11,345.17", "        Profit or loss since 1 April 2025   10,345.17",
            "Assets 11,595.17 = liabilities 250.00 + equity 11,345.17"] {
            assert!(sheet.lines().any(|shown| shown == line), "{line}\n{sheet}");
        }
        let trial = shown(&books, &desk, &["reports", "trial-balance", "--as-at", "2026-04-01"]);
        assert!(trial.starts_with("Acorn Ltd: Trial balance, 1 April 2026, financial year from 1 April 2026, GBP\n"), "{trial}");
        assert!(trial.contains("  3100  Retained earnings             10,345.17\n") && !trial.contains("Sales"), "{trial}");
        let trial = shown(&books, &desk, &["reports", "trial-balance", "--basis", "cumulative"]);
        assert!(trial.starts_with("Acorn Ltd: Trial balance, everything posted, GBP\n"), "{trial}");
        assert!(trial.contains("        Total               13,595.67  13,595.67\n"), "{trial}");
        let ledger = shown(&books, &desk, &["reports", "general-ledger", "--to", "2026-03-31", "--account", "1300"]);
        assert!(ledger.contains("\n1300 Current account\n"), "{ledger}");
        for words in ["Opening balance ", "2025-06-30 ", "  A journal ", "Closing balance  12,595.67  2,000.50  11,595.17"] {
            assert!(ledger.contains(words), "{words}\n{ledger}");
        }
    }

    fn a_report_stands_beside_others_in_columns(place: &Place) {
        let (books, desk) = (a_year(place), Desk::new());
        let profit = shown(&books, &desk, &["reports", "profit-and-loss", "--to", "2026-03-31", "--compare", "previous_year"]);
        assert!(profit.contains("2026-03-31  2025-03-31\n") && profit.contains("  4000  Sales                12,345.67        0.00\n"), "{profit}");
        let months = ["reports", "profit-and-loss", "--from", "2025-06-01", "--to", "2025-07-31", "--compare", "months"];
        let months = shown(&books, &desk, &months);
        assert!(months.contains("total    2025-06  2025-07\n") && months.contains("Net profit      12,345.67  12,345.67     0.00\n"), "{months}");
        let sheet = shown(&books, &desk, &["reports", "balance-sheet", "--as-at", "2026-03-31", "--compare", "previous_period"]);
        assert!(sheet.contains("2026-03-31  2025-03-31\n") && sheet.contains("Profit or loss of the year"), "{sheet}");
        let trial = shown(&books, &desk, &["trial-balance", "--as-at", "2026-03-31", "--compare", "previous_year"]);
        assert!(trial.contains("debit     credit  2025-03-31\n") && trial.contains("1,000.00\n"), "{trial}");
        let flow = shown(&books, &desk, &["reports", "cash-flow", "--to", "2026-03-31"]);
        assert!(flow.ends_with("\nCash 1,000.00 + change 10,595.17 = cash 11,595.17\n"), "{flow}");
        for line in ["Operating activities", "Investing activities", "Financing activities"] {
            assert!(flow.lines().any(|shown| shown == line), "{line}\n{flow}");
        }
        ask(&books, &desk, &["reports", "cash-flow", "--compare", "weeks"]).refused(2);
    }

    fn a_report_comes_as_the_api_has_it(place: &Place) {
        let (books, desk) = (a_year(place), Desk::new());
        for (report, query) in [
            (&["profit-and-loss", "--from", "2025-05-01", "--to", "2026-03-31"][..], "profit-and-loss?date_from=2025-05-01&date_to=2026-03-31"),
            (&["balance-sheet", "--as-at", "2026-03-31"], "balance-sheet?as_at=2026-03-31"),
            (&["trial-balance", "--as-at", "2026-03-31"], "trial-balance?as_at=2026-03-31&basis=financial_year"),
            (&["trial-balance", "--as-at", "2026-03-31", "--basis", "cumulative"], "trial-balance?as_at=2026-03-31"),
            (&["general-ledger", "--to", "2026-03-31"], "general-ledger?date_to=2026-03-31&basis=financial_year"),
            (&["cash-flow", "--to", "2026-03-31", "--compare", "months"], "cash-flow?date_to=2026-03-31&compare=months"),
            (&["balance-sheet", "--as-at", "2026-03-31", "--compare", "months"], "balance-sheet?as_at=2026-03-31&compare=months"),
            (&["aged-receivables", "--as-at", "2026-03-31"], "aged-receivables?as_at=2026-03-31"),
            (&["aged-payables", "--as-at", "2026-03-31"], "aged-payables?as_at=2026-03-31"),
        ] {
            let json = shown(&books, &desk, &[&["reports", "--json"], report].concat());
            let json: Value = serde_json::from_str(&json).expect("JSON");
            assert_eq!(json, books.get(&format!("/reports/{query}")).json()["data"], "{report:?}");
            let rows = shown(&books, &desk, &[&["reports", "--output", "csv"], report].concat());
            let path = format!("{}/reports/{query}", books.path);
            let headers = format!("X-API-Key: {}\r\nAccept: text/csv\r\n", books.key);
            assert_eq!(rows, books.account.daemon.send("GET", &path, &headers, "").body, "{report:?}");
        }
    }

    fn a_report_is_written_as_a_page_that_stands_for_itself(place: &Place) {
        let (books, desk) = (a_year(place), Desk::new());
        let ran = ask(&books, &desk, &["reports", "balance-sheet", "--as-at", "2026-03-31", "--report", "b.html"]);
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), "note: wrote b.html\n"), "{ran:?}");
        let page = desk.read("b.html");
        assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"));
        assert!(page.contains("<title>Acorn Ltd: Balance sheet, 31 March 2026</title>"), "{page}");
        assert!(page.contains("<td>Current account</td><td class=\"figure\">11,595.17</td>"), "{page}");
        assert!(page.contains("class=\"verdict good\"") && !page.contains("<script") && !page.contains("://"));
        let nowhere = ask(&books, &desk, &["reports", "balance-sheet", "--report", "none/b.html"]);
        nowhere.refused(3);
        ask(&books, &desk, &["reports", "profit-and-loss", "--from", "2026-04-01", "--to", "2026-03-31"]).refused(3);
        ask(&books, &desk, &["reports", "balance-sheet", "--as-at", "31/03/2026"]).refused(2);
    }

    fn what_customers_owe_is_shown_by_how_long_it_has_been_due(place: &Place) {
        let documents = Documents::new(place);
        let mut sale = documents.sale("1234.50", "NV");
        sale["due_date"] = json!("2026-03-16");
        documents.made(&sale);
        let desk = Desk::new();
        let shown = shown(&documents.books, &desk, &["reports", "aged-receivables", "--as-at", "2026-04-30"]);
        let lines: Vec<&str> = shown.lines().collect();
        assert_eq!(lines[0], "Acorn Ltd: Aged receivables, 30 April 2026, GBP");
        assert_eq!(lines[2], "  contact    current  1-30 days  31-60 days  61-90 days  over 90  unallocated     total");
        assert_eq!(lines[3], "  Birch Ltd                        1,234.50                                    1,234.50");
        assert_eq!(lines.last(), Some(&"Total 1,234.50 = 1,234.50 on 1200 Trade debtors"));
    }

    fn a_statement_of_account_is_printed_for_a_contact_by_name(place: &Place) {
        let documents = Documents::new(place);
        let mut sale = documents.sale("1234.50", "NV");
        sale["due_date"] = json!("2026-03-16");
        documents.made(&sale);
        let (books, desk) = (&documents.books, Desk::new());
        let of = ["reports", "statement-of-account", "Birch Ltd", "--from", "2026-03-01", "--to", "2026-04-30"];
        let printed = shown(books, &desk, &of);
        let lines: Vec<&str> = printed.lines().collect();
        assert_eq!(lines[0], "Acorn Ltd: Statement of account: Birch Ltd, 1 March 2026 to 30 April 2026, GBP");
        assert!(printed.contains("2026-03-02  Invoice INV-0001") && printed.contains("31-60 days overdue"), "{printed}");
        assert_eq!(lines.last(), Some(&"Open items 1,234.50 = closing balance 1,234.50"));
        let path = format!("/contacts/{}/statement?date_from=2026-03-01&date_to=2026-04-30", documents.customer);
        let json: Value = serde_json::from_str(&shown(books, &desk, &[&["--json"], &of[..]].concat())).expect("JSON");
        assert_eq!(json, books.get(&path).json()["data"]);
        let rows = shown(books, &desk, &[&["--output", "csv"], &of[..]].concat());
        let headers = format!("X-API-Key: {}\r\nAccept: text/csv\r\n", books.key);
        let path = format!("{}{path}", books.path);
        assert_eq!(rows, books.account.daemon.send("GET", &path, &headers, "").body);
        let bought = shown(books, &desk, &["--json", "reports", "statement", "Screwfix", "--type", "purchase"]);
        assert!(bought.contains("\"type\":\"purchase\""), "{bought}");
        ask(books, &desk, &["reports", "statement", "Nobody"]).refused(6);
    }

    fn a_chart_is_imported_once_and_what_is_there_is_left_alone(place: &Place) {
        let books = Books::new(place);
        let chart = "Code,Name,Type,Role,Default VAT code,Description\n\
            4000,Other name,Revenue,,ST,\n5500,Timber,Direct Costs,,st,\"Oak, ash\"\n2250,VAT,LIABILITY,vat_control,,\n";
        let desk = Desk::new().file("chart.csv", chart);
        let json = |args: &[&str]| {
            serde_json::from_str::<Value>(&shown(&books, &desk, &[&["--json"], args].concat())).expect("JSON")
        };
        let before = books.get("/accounts").json();
        let dry = json(&["accounts", "import", "chart.csv", "--dry-run"]);
        assert_eq!((&dry["created"], &dry["left_alone"]), (&json!(2), &json!(1)));
        assert_eq!(books.get("/accounts").json(), before);
        let made = json(&["accounts", "import", "chart.csv"]);
        assert_eq!((&made["created"], &made["left_alone"]), (&json!(2), &json!(1)));
        let again = json(&["accounts", "import", "chart.csv"]);
        assert_eq!((&again["created"], &again["left_alone"]), (&json!(0), &json!(3)));
        let timber = json(&["accounts", "show", "5500"]);
        assert_eq!((&timber["account_type"], &timber["default_vat_code"]), (&json!("EXPENSE"), &json!("ST")));
        assert_eq!(timber["description"], "Oak, ash");
        assert_eq!(json(&["accounts", "show", "2250"])["role"], "vat_control");
        assert_eq!(json(&["accounts", "show", "4000"])["name"], "Sales");
    }

    fn a_chart_with_a_fault_makes_nothing(place: &Place) {
        let books = Books::new(place);
        for (chart, said) in [
            ("code,name,type\n7001,One,EXPENSE\n7001,Two,EXPENSE\n", "line 3, column \"code\": \"7001\" stands on line 2 as well"),
            ("code,name,type\n7001,One,EXPENSE\n7002,Two,Nonsense\n", "line 3, column \"type\": \"Nonsense\" is not a type of account"),
            ("code,name,type\n7001,,EXPENSE\n", "line 2, column \"name\": \"\" is empty where a name belongs"),
            ("code,name,type,role\n7001,One,EXPENSE,\n7002,Two,EXPENSE,vat_control\n", "line 3, column \"role\": an account of type EXPENSE cannot have the role vat_control"),
            ("code,name,type,role\n7002,Two,ASSET,receivable\n", "line 2, column \"role\": another account has the role receivable"),
            ("code,name,type,role\n7002,Two,ASSET,cashier\n", "line 2, column \"role\": \"cashier\" "),
            ("name,type\nTwo,ASSET\n", "no column for code"),
        ] {
            let desk = Desk::new().file("chart.csv", chart);
            let ran = ask(&books, &desk, &["accounts", "import", "chart.csv"]);
            assert!(ran.refused(3).contains(said), "{chart}\n{ran:?}");
        }
        assert_eq!(books.get("/accounts").json()["data"].as_array().map(Vec::len), Some(52));
    }

    fn opening_balances_are_imported_once(place: &Place) {
        let books = Books::new(place);
        let balances = "Account code,Account,Debit,Credit\n1300,Current account,\"1500.50\",\n\
            2500,Bank loans,,1000.00\n3000,Share capital,0.00,0.00\n3100,Retained earnings,,500.50\n";
        let desk = Desk::new().file("tb.csv", balances);
        let import = ["opening-balances", "import", "tb.csv", "--date", "2026-03-31", "--map", "account=Account code", "--json"];
        let ran = |more: &[&str]| ask(&books, &desk, &[&import[..], more].concat());
        let dry = ran(&["--dry-run"]);
        assert_eq!((dry.code, &dry.json()["journal_id"], money(&dry.json()["total"])), (Some(0), &Value::Null, "1500.50".into()), "{dry:?}");
        assert_eq!(books.balance("1300"), "0.00");
        let made = ran(&[]);
        assert_eq!((&made.json()["lines"], &made.json()["left_out"], &made.json()["sequence"]), (&json!(3), &json!(1), &json!(1)), "{made:?}");
        assert_eq!(books.balance("3100"), "-500.50");
        ran(&[]).refused(6);
        assert_eq!(books.balance("1300"), "1500.50");
        let other = ran(&["--external-id", "branch"]);
        assert_eq!(other.code, Some(0), "{other:?}");
        assert_eq!(books.balance("1300"), "3001.00");
    }

    fn opening_balances_that_do_not_fit_the_books_are_told_by_line(place: &Place) {
        let books = Books::new(place);
        let import = ["opening-balances", "import", "tb.csv", "--date", "2026-03-31"];
        for (balances, more, said) in [
            ("account,debit,credit\n1300,10,\n3000,,9\n", &[][..], "debits 10.00 and credits 9.00 differ by 1.00"),
            ("account,debit,credit\n1300,10,\n9999,,10\n", &[], "line 3, column \"account\": is not an account of this organisation"),
            ("account,debit,credit\n3000,,10\n1200,10,\n", &[], "line 3, column \"account\": account 1200 is a control account"),
            ("account,debit,credit\n1300,10,10\n", &[], "line 2, column \"credit\": \"10\" stands beside a debit"),
            ("account,debit,credit\n1300,-10,\n", &[], "line 2, column \"debit\": \"-10\" is negative"),
            ("account,debit,credit\n1300,1.234,\n", &[], "line 2, column \"debit\": \"1.234\" has more than two"),
            ("account,debit,credit\n1300,0,\n", &["--balance-to-opening"], "a journal has at least two lines"),
            ("date,amount\n2026-01-01,5\n", &[], "no header with account, debit and credit"),
        ] {
            let desk = Desk::new().file("tb.csv", balances);
            let ran = ask(&books, &desk, &[&import[..], more].concat());
            assert!(ran.refused(3).contains(said), "{balances}\n{ran:?}");
        }
        assert_eq!(books.get("/ledger-head").json()["data"]["sequence"], 0);
        let desk = Desk::new().file("tb.csv", "account,debit,credit\n1300,10,\n3000,,9\n");
        let balanced = ask(&books, &desk, &[&import[..], &["--balance-to-opening"]].concat());
        assert_eq!(balanced.code, Some(0), "{balanced:?}");
        assert_eq!(books.balance("3900"), "-1.00");
    }
}
