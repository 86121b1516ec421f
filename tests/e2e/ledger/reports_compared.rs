//! Reports beside those of other days, and the cash-flow statement, against figures worked out by hand.

use serde_json::{Value, json};

use super::reports::{as_csv, report, rows, two_years};
use super::support::{money, refused};
use crate::place::on_both_databases;

on_both_databases! {
    fn a_profit_and_loss_stands_beside_the_year_before_the_period_before_or_its_months(place: &Place) {
        let books = two_years(place);
        let year = report(&books, "profit-and-loss?date_to=2026-03-31&compare=previous_year");
        assert_eq!(money(&year["net_profit"]), "-220.00");
        let before = &year["comparatives"][0];
        assert_eq!((&before["label"], &before["date_from"], &before["date_to"]),
            (&json!("previous_year"), &json!("2024-04-01"), &json!("2025-03-31")));
        assert_eq!(rows(before), ["4000 4000.00", "6100 1000.00"]);
        assert_eq!(money(&before["totals"]["net_profit"]), "3000.00");
        // Each figure is that of the report of those days alone.
        let alone = report(&books, "profit-and-loss?date_from=2024-04-01&date_to=2025-03-31");
        for key in ["gross_profit", "operating_profit", "profit_before_tax", "net_profit"] {
            assert_eq!(before["totals"][key], alone[key], "{key}");
        }
        assert_eq!(before["totals"]["income"], alone["income"]["total"]);
        assert!(alone.get("comparatives").is_none(), "{alone}");
        let quarter = report(&books, "profit-and-loss?date_from=2025-07-01&date_to=2025-09-30&compare=previous_period");
        let before = &quarter["comparatives"][0];
        assert_eq!((&before["date_from"], &before["date_to"]), (&json!("2025-04-01"), &json!("2025-06-30")));
        assert_eq!((rows(before), money(&quarter["net_profit"])), (vec!["4000 480.00".to_owned()], "0.00".into()));
        let months = report(&books, "profit-and-loss?date_to=2026-03-31&compare=months");
        let months = months["comparatives"].as_array().expect("months");
        let of: Vec<_> = months.iter().map(|month| (&month["label"], money(&month["totals"]["net_profit"]))).collect();
        assert_eq!((of.len(), &of[0]), (12, &(&json!("2025-04"), "480.00".to_owned())));
        assert_eq!((&of[8], &of[11]), (&(&json!("2025-12"), "-700.00".to_owned()), &(&json!("2026-03"), "0.00".to_owned())));
        let long = books.get("/reports/profit-and-loss?date_from=2024-03-31&date_to=2026-03-31&compare=months");
        assert_eq!(refused(&long, 422, "too_many_months")["field"], "compare");
        books.get("/reports/profit-and-loss?compare=weeks").assert_error(422, "invalid_request_format");
    }

    fn balance_sheet_and_trial_balance_stand_beside_those_of_other_days(place: &Place) {
        let books = two_years(place);
        let sheet = report(&books, "balance-sheet?as_at=2026-03-31&compare=previous_period");
        let before = &sheet["comparatives"][0];
        assert_eq!((&before["label"], &before["as_at"]), (&json!("previous_period"), &json!("2025-03-31")));
        assert_eq!(rows(before), ["1300 4000.00", "3000 1000.00"]);
        let totals = ["assets", "liabilities", "net_assets", "earlier_years", "current_year", "equity"];
        assert_eq!(totals.map(|key| money(&before["totals"][key])),
            ["4000.00", "0.00", "4000.00", "0.00", "3000.00", "4000.00"]);
        let months = report(&books, "balance-sheet?as_at=2025-07-15&compare=months");
        let labels: Vec<_> = months["comparatives"].as_array().expect("months").iter()
            .map(|of| (&of["label"], &of["as_at"])).collect();
        assert_eq!(labels, [(&json!("2025-04"), &json!("2025-04-30")), (&json!("2025-05"), &json!("2025-05-31")),
            (&json!("2025-06"), &json!("2025-06-30"))]);
        let trial = report(&books, "trial-balance?as_at=2026-03-31&basis=financial_year&compare=previous_year");
        let before = &trial["comparatives"][0];
        let alone = report(&books, "trial-balance?as_at=2025-03-31&basis=financial_year");
        assert_eq!((&before["rows"], &before["totals"]["total_debit"]), (&alone["rows"], &alone["total_debit"]));
        let today = report(&books, "trial-balance?compare=previous_year");
        assert!(today["as_at"].is_string(), "{today}");
    }

    fn comparatives_are_columns_of_files(place: &Place) {
        let books = two_years(place);
        let profit = as_csv(&books, "/reports/profit-and-loss?date_to=2026-03-31&compare=previous_year");
        assert_eq!(profit.body, "section,account_code,account_name,amount,group,previous_year\n\
            income,4000,Sales,480.00,turnover,4000.00\n\
            expenses,6000,Wages and salaries,700.00,overheads,0.00\nexpenses,6100,Rent,0.00,overheads,1000.00\n");
        let sheet = as_csv(&books, "/reports/balance-sheet?as_at=2026-03-31&compare=previous_year");
        assert!(sheet.body.ends_with("\nequity,,Results of earlier years,3000.00,equity,0.00\n\
            equity,,Result of this year,-220.00,equity,3000.00\n"), "{sheet:?}");
        let trial = as_csv(&books, "/reports/trial-balance?as_at=2026-03-31&compare=previous_year");
        assert!(trial.body.contains("\n6100,Rent,EXPENSE,1000.00,0.00,overheads,1000.00\n"), "{trial:?}");
        assert!(trial.body.contains("\n4000,Sales,INCOME,0.00,4480.00,turnover,-4000.00\n"), "{trial:?}");
    }

    fn a_cash_flow_explains_the_change_of_the_bank_from_the_profit(place: &Place) {
        let books = two_years(place);
        // A laptop, a sixth of it written off, and a supplier's bill that is not paid yet.
        for (day, debit, credit, amount) in [("2025-06-01", "1000", "1300", "600"),
            ("2026-03-31", "6800", "1090", "100"), ("2026-03-31", "6200", "2110", "40")] {
            books.post(&books.journal(day, debit, credit, amount));
        }
        let flow = report(&books, "cash-flow?date_to=2026-03-31&compare=previous_year");
        let row = |row: &Value| {
            let [activity, code] = ["activity", "account_code"].map(|key| row[key].as_str().expect("a word"));
            format!("{activity} {code} {}", money(&row["amount"]))
        };
        let listed: Vec<_> = flow["rows"].as_array().expect("rows").iter().map(row).collect();
        assert_eq!(listed, ["non_cash 1090 100.00", "working_capital 2110 40.00", "investing 1000 -600.00",
            "financing 2500 250.00"]);
        let totals = ["net_profit", "net_cash_from_operating", "net_cash_from_investing", "net_cash_from_financing",
            "net_change", "opening_cash", "closing_cash"];
        assert_eq!(totals.map(|key| money(&flow["totals"][key])),
            ["-360.00", "-220.00", "-600.00", "250.00", "-570.00", "4000.00", "3430.00"]);
        assert_eq!(flow["agrees"], json!(true));
        let before = &flow["comparatives"][0];
        assert_eq!(before["rows"].as_array().expect("rows").iter().map(row).collect::<Vec<_>>(), ["financing 3000 1000.00"]);
        assert_eq!(totals.map(|key| money(&before["totals"][key])),
            ["3000.00", "3000.00", "0.00", "1000.00", "4000.00", "0.00", "4000.00"]);
        let csv = as_csv(&books, "/reports/cash-flow?date_to=2026-03-31");
        assert!(csv.body.starts_with("activity,account_code,account_name,amount,group\nnet_profit,,Net profit,-360.00,\n"), "{csv:?}");
        books.get("/reports/cash-flow?as_at=2026-03-31").assert_error(422, "invalid_request_format");
        let stranger = books.stranger(place);
        books.ask_as(&stranger.key, "GET", "/reports/cash-flow", &Value::Null).assert_error(404, "not_found");
    }
}
