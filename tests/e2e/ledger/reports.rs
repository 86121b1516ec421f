//! Profit and loss, the balance sheet and the general ledger, against figures worked out by hand.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::support::{Books, ORGANISATIONS, money, refused};
use crate::daemon::Answer;
use crate::place::on_both_databases;

/// Two years of a small company whose years end on 31 March.
pub(super) fn two_years(place: &crate::place::Place) -> Books<'_> {
    let books = Books::new(place);
    for (day, debit, credit, amount) in [
        // Capital; a year of sales of 4,000.00 and rent of 1,000.00: a profit of 3,000.00.
        ("2024-04-01", "1300", "3000", "1000"),
        ("2024-06-30", "1300", "4000", "4000"),
        ("2025-03-31", "6100", "1300", "1000"),
        // The next year: sales of 500.00 less a refund of 20.00, wages of 700.00, a loan of 250.00.
        ("2025-04-01", "1300", "4000", "500"),
        ("2025-04-01", "4000", "1300", "20"),
        ("2025-12-31", "6000", "1300", "700"),
        ("2026-03-31", "1300", "2500", "250"),
        // And the one after: a dividend of 100.00.
        ("2026-04-01", "3200", "1300", "100"),
    ] {
        books.post(&books.journal(day, debit, credit, amount));
    }
    books
}

pub(super) fn report(books: &Books<'_>, path: &str) -> Value {
    let answer = books.get(&format!("/reports/{path}"));
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["data"].clone()
}

/// The rows of a section as `code amount`.
pub(super) fn rows(section: &Value) -> Vec<String> {
    let row = |row: &Value| {
        format!("{} {}", row["account_code"].as_str().expect("a code"), money(&row["amount"]))
    };
    section["rows"].as_array().expect("rows").iter().map(row).collect()
}

/// A report as a file.
pub(super) fn as_csv(books: &Books<'_>, path: &str) -> Answer {
    let path = format!("{}{path}", books.path);
    let headers = format!("X-API-Key: {}\r\nAccept: text/csv\r\n", books.key);
    books.account.daemon.send("GET", &path, &headers, "")
}

on_both_databases! {
    fn a_profit_and_loss_is_of_the_days_it_is_asked_for(place: &Place) {
        let books = two_years(place);
        let year = report(&books, "profit-and-loss?date_from=2025-04-01&date_to=2026-03-31");
        assert_eq!(rows(&year["income"]), ["4000 480.00"]);
        assert_eq!(rows(&year["expenses"]), ["6000 700.00"]);
        let totals = [&year["income"]["total"], &year["expenses"]["total"], &year["net_profit"]];
        assert_eq!(totals.map(money), ["480.00", "700.00", "-220.00"]);
        assert_eq!((&year["date_from"], &year["currency"]), (&json!("2025-04-01"), &json!("GBP")));
        for (days, profit) in [
            ("date_from=2024-04-01&date_to=2025-03-31", "3000.00"),
            ("date_from=2024-06-30&date_to=2024-06-30", "4000.00"),
            ("date_from=2024-07-01&date_to=2025-03-30", "0.00"),
            ("date_from=2025-03-31&date_to=2025-04-01", "-520.00"),
            ("date_from=2024-06-15&date_to=2025-12-31", "2780.00"),
            // From the first day of the year that the last day is in.
            ("date_to=2026-03-31", "-220.00"),
            ("date_to=2025-03-31", "3000.00"),
            ("date_to=2025-04-01", "480.00"),
        ] {
            let report = report(&books, &format!("profit-and-loss?{days}"));
            assert_eq!(money(&report["net_profit"]), profit, "{days}");
        }
    }

    fn a_balance_sheet_has_the_results_of_the_years_which_nobody_posted(place: &Place) {
        let books = two_years(place);
        let sheet = report(&books, "balance-sheet?as_at=2026-03-31");
        assert_eq!((&sheet["as_at"], &sheet["year_from"]), (&json!("2026-03-31"), &json!("2025-04-01")));
        assert_eq!(rows(&sheet["assets"]), ["1300 4030.00"]);
        assert_eq!(rows(&sheet["liabilities"]), ["2500 250.00"]);
        assert_eq!(rows(&sheet["equity"]), ["3000 1000.00"]);
        let results = [&sheet["equity"]["earlier_years"], &sheet["equity"]["current_year"]];
        assert_eq!(results.map(money), ["3000.00", "-220.00"]);
        let totals = [&sheet["net_assets"], &sheet["equity"]["total"], &sheet["total_liabilities_and_equity"]];
        assert_eq!(totals.map(money), ["3780.00", "3780.00", "4030.00"]);
        assert_eq!(sheet["balances"], json!(true));
        // The day the next year begins, the loss is one of earlier years.
        let next = report(&books, "balance-sheet?as_at=2026-04-01");
        let results = [&next["equity"]["earlier_years"], &next["equity"]["current_year"]];
        assert_eq!(results.map(money), ["2780.00", "0.00"]);
        assert_eq!(rows(&next["equity"]), ["3000 1000.00", "3200 -100.00"]);
        assert_eq!(money(&next["net_assets"]), "3680.00");
        let before = report(&books, "balance-sheet?as_at=2024-03-31");
        assert_eq!((rows(&before["assets"]), money(&before["equity"]["total"])), (vec![], "0.00".into()));
    }

    fn at_every_date_assets_are_liabilities_and_equity_and_the_result_is_the_profit(place: &Place) {
        let books = two_years(place);
        for day in ["2024-03-31", "2024-04-01", "2024-12-31", "2025-03-30", "2025-03-31", "2025-04-01",
            "2025-11-15", "2025-12-31", "2026-03-31", "2026-04-01", "2030-01-01"] {
            let sheet = report(&books, &format!("balance-sheet?as_at={day}"));
            assert_eq!(sheet["balances"], json!(true), "{day}");
            assert_eq!(sheet["assets"]["total"], sheet["total_liabilities_and_equity"], "{day}");
            assert_eq!(sheet["net_assets"], sheet["equity"]["total"], "{day}");
            let result = report(&books, &format!("profit-and-loss?date_to={day}"));
            assert_eq!(result["date_from"], sheet["year_from"], "{day}");
            assert_eq!(result["net_profit"], sheet["equity"]["current_year"], "{day}");
        }
    }

    fn reports_sub_total_their_accounts_by_group(place: &Place) {
        let books = two_years(place);
        for (debit, credit, amount) in [("5000", "1300", "150"), ("6900", "1300", "12"), ("8000", "2300", "30"),
            ("1000", "1300", "400"), ("1300", "4090", "25")] {
            books.post(&books.journal("2026-02-01", debit, credit, amount));
        }
        let profit = report(&books, "profit-and-loss?date_to=2026-03-31");
        let groups = |section: &Value| -> Vec<String> {
            let group = |of: &Value| format!("{} {}", of["group"].as_str().expect("a group"), money(&of["total"]));
            section["groups"].as_array().expect("groups").iter().map(group).collect()
        };
        assert_eq!(groups(&profit["income"]), ["turnover 480.00", "other_income 25.00"]);
        assert_eq!(groups(&profit["expenses"]),
            ["cost_of_sales 150.00", "overheads 700.00", "finance 12.00", "tax 30.00"]);
        let steps = ["gross_profit", "operating_profit", "profit_before_tax", "net_profit"];
        assert_eq!(steps.map(|step| money(&profit[step])), ["330.00", "-345.00", "-357.00", "-387.00"]);
        assert_eq!(profit["expenses"]["rows"][0]["group"], "cost_of_sales");
        // The loan is not due within a year, until its account says otherwise.
        let sheet = report(&books, "balance-sheet?as_at=2026-03-31");
        assert_eq!(groups(&sheet["assets"]), ["fixed_assets 400.00", "cash 3493.00"]);
        assert_eq!(groups(&sheet["liabilities"]), ["current_liabilities 30.00", "long_term_liabilities 250.00"]);
        let steps = ["net_current_assets", "total_assets_less_current_liabilities", "net_assets"];
        assert_eq!(steps.map(|step| money(&sheet[step])), ["3463.00", "3863.00", "3613.00"]);
        let account = format!("/accounts/{}", books.id("2500"));
        let patched = books.ask("PATCH", &account, &json!({ "group": "current_liabilities" }));
        assert_eq!((patched.status, &patched.json()["data"]["group"]), (200, &json!("current_liabilities")));
        let sheet = report(&books, "balance-sheet?as_at=2026-03-31");
        assert_eq!(groups(&sheet["liabilities"]), ["current_liabilities 280.00"]);
        let trial = report(&books, "trial-balance?as_at=2026-03-31");
        assert_eq!(trial["rows"][0]["group"], "fixed_assets");
    }

    fn an_account_has_the_group_of_its_type_and_role_or_one_of_its_own(place: &Place) {
        let books = Books::new(place);
        let create = |code: &str, kind: &str, more: Value| {
            let mut body = json!({ "code": code, "name": code, "account_type": kind });
            body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
            books.ask("POST", "/accounts", &body)
        };
        let mut last = Value::Null;
        for (code, kind, more, expected) in [
            ("7001", "ASSET", json!({}), "current_assets"),
            ("7002", "ASSET", json!({ "role": "bank" }), "cash"),
            ("7003", "LIABILITY", json!({ "role": "bank" }), "current_liabilities"),
            ("7004", "LIABILITY", json!({ "role": "bank", "group": "cash" }), "cash"),
            ("7005", "INCOME", json!({ "default_vat_code": "ST" }), "turnover"),
            ("7006", "EXPENSE", json!({ "group": "cost_of_sales" }), "cost_of_sales"),
        ] {
            let made = create(code, kind, more);
            assert_eq!((made.status, &made.json()["data"]["group"]), (201, &json!(expected)), "{made:?}");
            last = made.json()["data"]["id"].clone();
        }
        let wrong = create("7007", "INCOME", json!({ "group": "fixed_assets" }));
        assert_eq!(refused(&wrong, 422, "group_type_mismatch")["field"], "group");
        create("7007", "INCOME", json!({ "group": "assets" })).assert_error(422, "invalid_request_format");
        let path = format!("/accounts/{}", last.as_str().expect("an id"));
        let wrong = books.ask("PATCH", &path, &json!({ "account_type": "ASSET" }));
        assert_eq!(refused(&wrong, 422, "group_type_mismatch")["field"], "group");
        let both = books.ask("PATCH", &path, &json!({ "account_type": "ASSET", "group": "fixed_assets" }));
        assert_eq!(both.json()["data"]["group"], "fixed_assets", "{both:?}");
        let cleared = books.ask("PATCH", &path, &json!({ "group": null }));
        assert_eq!(cleared.json()["data"]["group"], "current_assets", "{cleared:?}");
        assert_eq!(books.get("/integrity").json()["data"]["ok"], true);
        let groups = |code: &str| books.get(&format!("/accounts/{}", books.id(code))).json()["data"]["group"].clone();
        let started = ["1000", "1310", "2500", "4900", "5000", "6800", "6810", "6900", "6320", "8000", "2400"];
        assert_eq!(started.map(groups), ["fixed_assets", "cash", "long_term_liabilities", "finance", "cost_of_sales",
            "overheads", "overheads", "finance", "overheads", "tax", "current_liabilities"]);
    }

    fn the_year_ends_when_the_organisation_says(place: &Place) {
        let books = two_years(place);
        let patched = books.ask("PATCH", "", &json!({ "financial_year_end": "12-31" }));
        assert_eq!(patched.status, 200, "{patched:?}");
        let sheet = report(&books, "balance-sheet?as_at=2025-12-31");
        assert_eq!(sheet["year_from"], "2025-01-01");
        let results = [&sheet["equity"]["earlier_years"], &sheet["equity"]["current_year"]];
        assert_eq!(results.map(money), ["4000.00", "-1220.00"]);
    }

    fn a_general_ledger_opens_lists_and_closes_each_account(place: &Place) {
        let books = two_years(place);
        let ledger = report(&books, "general-ledger?date_from=2025-04-01&date_to=2026-03-31");
        let account = |account: &Value| {
            let [opening, debit, credit, closing] =
                ["opening_balance", "total_debit", "total_credit", "closing_balance"]
                    .map(|key| money(&account[key]));
            let code = account["account_code"].as_str().expect("a code");
            let lines: Vec<_> = account["lines"].as_array().expect("lines").iter().map(|line| {
                let day = line["entry_date"].as_str().expect("a day");
                format!("{day} {} {} {}", money(&line["debit"]), money(&line["credit"]), money(&line["balance"]))
            }).collect();
            (format!("{code} {opening} {debit} {credit} {closing}"), lines)
        };
        let accounts: BTreeMap<_, _> =
            ledger["accounts"].as_array().expect("accounts").iter().map(account).collect();
        let lines = |of: &str| accounts.get(of).unwrap_or_else(|| panic!("{of}: {accounts:?}")).clone();
        assert_eq!(lines("1300 4000.00 750.00 720.00 4030.00"), [
            "2025-04-01 500.00 0.00 4500.00", "2025-04-01 0.00 20.00 4480.00",
            "2025-12-31 0.00 700.00 3780.00", "2026-03-31 250.00 0.00 4030.00"]);
        assert_eq!(lines("3000 -1000.00 0.00 0.00 -1000.00"), [""; 0], "a balance and no lines");
        assert_eq!(lines("4000 -4000.00 20.00 500.00 -4480.00").len(), 2);
        assert_eq!(lines("2500 0.00 0.00 250.00 -250.00").len(), 1);
        assert_eq!(accounts.len(), 6, "{accounts:?}");
        let one = format!("general-ledger?date_to=2026-03-31&account_id={}", books.id("6000"));
        let one = report(&books, &one);
        assert_eq!(one["accounts"].as_array().map(Vec::len), Some(1));
        assert_eq!(one["accounts"][0]["lines"][0]["description"], "A journal");
        let none = report(&books, "general-ledger?account_id=acc_00000000000000000000000001");
        assert_eq!(none["accounts"], json!([]));
    }

    fn a_trial_balance_of_the_year_has_earlier_results_in_retained_earnings(place: &Place) {
        let books = two_years(place);
        let of = |query: &str| {
            let report = report(&books, &format!("trial-balance?{query}"));
            assert_eq!(report["total_debit"], report["total_credit"], "{query}");
            let row = |row: &Value| {
                let code = row["account_code"].as_str().expect("a code");
                format!("{code} {} {}", money(&row["debit"]), money(&row["credit"]))
            };
            let rows: Vec<_> = report["rows"].as_array().expect("rows").iter().map(row).collect();
            (rows, report)
        };
        let (rows, year) = of("as_at=2026-03-31&basis=financial_year");
        assert_eq!(rows, ["1300 4030.00 0.00", "2500 0.00 250.00", "3000 0.00 1000.00", "3100 0.00 3000.00",
            "4000 0.00 480.00", "6000 700.00 0.00"]);
        assert_eq!((&year["basis"], &year["year_from"]), (&json!("financial_year"), &json!("2025-04-01")));
        // The first year has nothing to bring forward.
        let (rows, _) = of("as_at=2025-03-31&basis=financial_year");
        assert_eq!(rows, ["1300 4000.00 0.00", "3000 0.00 1000.00", "4000 0.00 4000.00", "6100 1000.00 0.00"]);
        // On the first day of a year nothing is left on income and expenses but that day's.
        let (rows, _) = of("as_at=2026-04-01&basis=financial_year");
        assert_eq!(rows, ["1300 3930.00 0.00", "2500 0.00 250.00", "3000 0.00 1000.00", "3100 0.00 2780.00",
            "3200 100.00 0.00"]);
        let (rows, all) = of("as_at=2026-03-31");
        assert_eq!(rows, ["1300 4030.00 0.00", "2500 0.00 250.00", "3000 0.00 1000.00", "4000 0.00 4480.00",
            "6000 700.00 0.00", "6100 1000.00 0.00"]);
        assert_eq!((&all["basis"], &all["year_from"]), (&json!("cumulative"), &Value::Null));
        assert_eq!(of("as_at=2026-03-31&basis=cumulative").1, all);
        let (_, today) = of("basis=financial_year");
        assert!(today["as_at"].is_string(), "{today}");
        books.get("/reports/trial-balance?basis=year").assert_error(422, "invalid_request_format");
    }

    fn a_general_ledger_of_the_year_opens_income_at_zero_and_retained_earnings_with_the_years_before(place: &Place) {
        let books = two_years(place);
        let days = "date_from=2025-04-01&date_to=2026-03-31&basis=financial_year";
        let ledger = report(&books, &format!("general-ledger?{days}"));
        assert_eq!((&ledger["basis"], &ledger["year_from"]), (&json!("financial_year"), &json!("2025-04-01")));
        let accounts = |ledger: &Value| -> Vec<String> {
            let account = |account: &Value| {
                let [opening, closing] = ["opening_balance", "closing_balance"].map(|key| money(&account[key]));
                let last = account["lines"].as_array().expect("lines").last();
                let last = last.map_or_else(|| "-".to_owned(), |line| money(&line["balance"]));
                format!("{} {opening} {last} {closing}", account["account_code"].as_str().expect("a code"))
            };
            ledger["accounts"].as_array().expect("accounts").iter().map(account).collect()
        };
        assert_eq!(accounts(&ledger), ["1300 4000.00 4030.00 4030.00", "2500 0.00 -250.00 -250.00",
            "3000 -1000.00 - -1000.00", "3100 -3000.00 - -3000.00", "4000 0.00 -480.00 -480.00",
            "6000 0.00 700.00 700.00"]);
        // Later in the year, what was earned in it so far opens the account.
        let later = report(&books, "general-ledger?date_from=2025-12-01&date_to=2026-03-31&basis=financial_year");
        assert!(accounts(&later).contains(&"4000 -480.00 - -480.00".to_owned()), "{later}");
        // Page by page the balances are the same.
        let whole: Vec<&Value> = ledger["accounts"].as_array().expect("accounts").iter()
            .flat_map(|account| account["lines"].as_array().expect("lines")).collect();
        for (offset, line) in whole.iter().enumerate() {
            let page = books.get(&format!("/reports/general-ledger?{days}&limit=1&offset={offset}")).json();
            let accounts = page["data"]["accounts"].as_array().expect("accounts").clone();
            let lines = accounts.iter().flat_map(|account| account["lines"].as_array().expect("lines"));
            assert_eq!(lines.collect::<Vec<_>>(), [*line], "{offset}");
        }
        let csv = as_csv(&books, &format!("/reports/general-ledger?{days}"));
        assert!(csv.body.contains("\nopening,3100,Retained earnings,,,,,,,,,,,-3000.00\n"), "{csv:?}");
        let two = books.get("/reports/general-ledger?date_from=2025-03-31&date_to=2026-03-31&basis=financial_year");
        assert_eq!(refused(&two, 422, "period_spans_years")["year_from"], "2025-04-01");
    }

    fn without_a_retained_earnings_account_results_are_not_brought_forward(place: &Place) {
        let books = two_years(place);
        let id = books.id("3100");
        let patched = books.ask("PATCH", &format!("/accounts/{id}"), &json!({ "role": null }));
        assert_eq!(patched.status, 200, "{patched:?}");
        for path in ["trial-balance?as_at=2026-03-31&basis=financial_year",
            "general-ledger?date_to=2026-03-31&basis=financial_year"] {
            let details = refused(&books.get(&format!("/reports/{path}")), 422, "role_account_missing");
            assert_eq!(details["role"], "retained_earnings", "{path}");
        }
        // The first year has no earlier one.
        let first = books.get("/reports/trial-balance?as_at=2025-03-31&basis=financial_year");
        assert_eq!(first.status, 200, "{first:?}");
    }

    fn the_pages_of_a_general_ledger_are_its_lines_with_the_same_balances(place: &Place) {
        let books = two_years(place);
        let days = "date_from=2024-05-01&date_to=2026-04-01";
        let whole = report(&books, &format!("general-ledger?{days}"));
        let whole = whole["accounts"].as_array().expect("accounts");
        let all: Vec<&Value> =
            whole.iter().flat_map(|account| account["lines"].as_array().expect("lines")).collect();
        assert_eq!(all.len(), 14);
        for limit in [1, 3, 5, 200] {
            let (mut lines, mut codes) = (Vec::new(), Vec::new());
            for offset in (0..all.len()).step_by(limit) {
                let path = format!("/reports/general-ledger?{days}&limit={limit}&offset={offset}");
                let page = books.get(&path).json();
                let count = page["pagination"]["count"].as_u64().expect("a count");
                assert_eq!(page["pagination"]["total"], 14);
                let before = lines.len();
                for account in page["data"]["accounts"].as_array().expect("accounts") {
                    lines.extend(account["lines"].as_array().expect("lines").clone());
                    codes.push(account["account_code"].clone());
                    let same = whole.iter().find(|of| of["account_id"] == account["account_id"]);
                    assert_eq!(same.map(|of| &of["opening_balance"]), Some(&account["opening_balance"]));
                }
                assert_eq!(lines.len() - before, usize::try_from(count).expect("a count"));
            }
            assert_eq!(lines.iter().collect::<Vec<_>>(), all, "pages of {limit}");
            codes.dedup();
            let listed: Vec<_> = whole.iter().map(|account| account["account_code"].clone()).collect();
            assert_eq!(codes, listed, "pages of {limit}");
        }
    }

    fn reports_come_as_files_for_who_asks_for_them(place: &Place) {
        let books = two_years(place);
        let profit = as_csv(&books, "/reports/profit-and-loss?date_to=2026-03-31");
        assert_eq!(profit.header("content-type"), Some("text/csv; charset=utf-8"));
        let name = format!("{}-profit-and-loss.csv", books.path.rsplit('/').next().expect("an id"));
        let disposition = format!("attachment; filename=\"{name}\"");
        assert_eq!(profit.header("content-disposition"), Some(&*disposition));
        assert_eq!(profit.body, "section,account_code,account_name,amount,group\nincome,4000,Sales,480.00,turnover\n\
            expenses,6000,Wages and salaries,700.00,overheads\n");
        let sheet = as_csv(&books, "/reports/balance-sheet?as_at=2026-03-31");
        assert!(sheet.body.ends_with("\nequity,,Results of earlier years,3000.00,equity\n\
            equity,,Result of this year,-220.00,equity\n"), "{sheet:?}");
        let trial = as_csv(&books, "/reports/trial-balance?as_at=2024-04-01");
        assert_eq!(trial.body, "account_code,account_name,account_type,debit,credit,group\n\
            1300,Current account,ASSET,1000.00,0.00,cash\n3000,Share capital,EQUITY,0.00,1000.00,equity\n");
        let ledger = as_csv(&books, "/reports/general-ledger?date_from=2025-04-01&date_to=2026-03-31");
        let lines: Vec<&str> = ledger.body.lines().collect();
        assert_eq!(lines.len(), 1 + 2 * 6 + 8, "{ledger:?}");
        assert_eq!(lines[1], "opening,1300,Current account,,,,,,,,,,,4000.00");
        assert!(lines[2].starts_with("line,1300,Current account,2025-04-01,4,jnl_"), "{}", lines[2]);
        assert!(lines[2].ends_with(",A journal,,manual,,,500.00,0.00,4500.00"), "{}", lines[2]);
        assert_eq!(lines[6], "closing,1300,Current account,,,,,,,,,750.00,720.00,4030.00");
        let aged = as_csv(&books, "/reports/aged-payables");
        assert_eq!(aged.body.lines().count(), 1);
        as_csv(&books, "/reports/general-ledger?limit=5").assert_error(422, "invalid_request_format");
    }

    fn days_that_are_none_or_stand_the_wrong_way_round_are_refused(place: &Place) {
        let books = Books::new(place);
        for path in ["profit-and-loss", "general-ledger"] {
            for query in ["date_from=2026-02-30", "date_to=x", "as_at=2026-01-01", "date_from=",
                "date_from=2026-02-02&date_to=2026-02-01", "date_from=9999-12-31"] {
                let answer = books.get(&format!("/reports/{path}?{query}"));
                answer.assert_error(422, "invalid_request_format");
            }
        }
        for path in ["balance-sheet", "aged-receivables", "aged-payables", "trial-balance"] {
            for query in ["as_at=2026-02-30", "as_at=", "date_to=2026-01-01", "as_at=2026-01-01&as_at=2026-01-01"] {
                let answer = books.get(&format!("/reports/{path}?{query}"));
                answer.assert_error(422, "invalid_request_format");
            }
        }
        for query in ["limit=0", "limit=201", "offset=-1", "account_id=x"] {
            let answer = books.get(&format!("/reports/general-ledger?{query}"));
            answer.assert_error(422, "invalid_request_format");
        }
    }

    fn the_reports_of_others_are_not_there_and_a_viewer_reads_his_own(place: &Place) {
        let books = two_years(place);
        let stranger = books.stranger(place);
        let viewer = books.member(place, "viewer@example.com", "viewer");
        for path in ["profit-and-loss", "balance-sheet", "general-ledger", "general-ledger?limit=1",
            "aged-receivables", "aged-payables"] {
            let path = format!("/reports/{path}");
            books.ask_as(&stranger.key, "GET", &path, &Value::Null).assert_error(404, "not_found");
            let read = books.ask_as(&viewer.key, "GET", &path, &Value::Null);
            assert_eq!(read.status, 200, "{path} {read:?}");
        }
        // An account of somebody else's is none of these books.
        let body = json!({ "name": "Birch Ltd" }).to_string();
        let made = books.account.daemon.ask("POST", ORGANISATIONS, &stranger.key, &body).json();
        let id = made["data"]["id"].as_str().expect("an id");
        let query = format!("{ORGANISATIONS}/{id}/reports/general-ledger?account_id={}", books.id("1300"));
        let theirs = books.account.daemon.get(&query, &stranger.key).json();
        assert_eq!(theirs["data"]["accounts"], json!([]));
    }
}
