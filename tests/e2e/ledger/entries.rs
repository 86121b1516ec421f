//! The lines of an account, with what they bring it to.

use serde_json::{Value, json};

use super::support::{Books, ORGANISATIONS, money};
use crate::place::on_both_databases;

/// The lines of wages as `day amount balance`.
fn lines(books: &Books<'_>, query: &str) -> Vec<String> {
    let answer = books.get(&format!("/accounts/{}/entries{query}", books.id("6000"))).json();
    let of = |entry: &Value| {
        let amount = match money(&entry["debit"]).as_str() {
            "0.00" => format!("-{}", money(&entry["credit"])),
            debit => debit.to_owned(),
        };
        let day = entry["entry_date"].as_str().expect("a day");
        format!("{day} {amount} {}", money(&entry["balance"]))
    };
    answer["data"].as_array().expect("entries").iter().map(of).collect()
}

on_both_databases! {
    fn each_line_has_what_the_account_comes_to_with_it(place: &Place) {
        let books = Books::new(place);
        // Not in the order of their days, and some on one day.
        for (day, amount) in [("2026-02-15", "20"), ("2025-12-31", "1"), ("2026-02-15", "300"),
            ("2026-02-14", "4000"), ("2026-03-01", "50000")] {
            books.post(&books.journal(day, "6000", "1300", amount));
        }
        books.post(&books.journal("2026-02-16", "1300", "6000", "7"));
        let all = ["2026-03-01 50000.00 54314.00", "2026-02-16 -7.00 4314.00",
            "2026-02-15 300.00 4321.00", "2026-02-15 20.00 4021.00",
            "2026-02-14 4000.00 4001.00", "2025-12-31 1.00 1.00"];
        assert_eq!(lines(&books, ""), all);
        // A page and a range show the same lines, with the same balances.
        for at in 0..all.len() {
            assert_eq!(lines(&books, &format!("?limit=2&offset={at}")), all[at..(at + 2).min(6)]);
        }
        assert_eq!(lines(&books, "?date_from=2026-02-14&date_to=2026-02-15"), all[2..5]);
        assert_eq!(lines(&books, "?date_to=2025-12-30"), [""; 0]);
        assert_eq!(lines(&books, "?offset=6"), [""; 0]);
        let path = format!("/accounts/{}/entries?date_from=2026-02-15&limit=1", books.id("6000"));
        let pagination = books.get(&path).json()["pagination"].clone();
        assert_eq!(pagination, json!({ "limit": 1, "offset": 0, "count": 1, "total": 4 }));
        assert_eq!(books.balance("6000"), "54314.00");
    }

    fn as_many_lines_are_counted_between_two_days_as_are_listed(place: &Place) {
        let books = Books::new(place);
        let days = ["2025-11-30", "2025-12-01", "2025-12-31", "2026-01-15", "2026-02-01", "2026-02-28"];
        for day in days {
            books.post(&books.journal(day, "6000", "1300", "1"));
            books.post(&books.journal(day, "6000", "1300", "2"));
        }
        let bounds = ["2025-11-29", "2025-11-30", "2025-12-01", "2025-12-30", "2025-12-31", "2026-01-01",
            "2026-01-15", "2026-02-01", "2026-02-02", "2026-03-01", "9999-12-31"];
        let path = format!("/accounts/{}/entries", books.id("6000"));
        for from in bounds {
            for to in bounds {
                let listed = books.get(&format!("{path}?date_from={from}&date_to={to}")).json();
                let lines = 2 * days.iter().filter(|day| (from..=to).contains(*day)).count();
                let counts = json!({ "limit": 50, "offset": 0, "count": lines, "total": lines });
                assert_eq!(listed["pagination"], counts, "from {from} to {to}");
            }
        }
    }

    fn a_line_says_which_journal_it_is_of(place: &Place) {
        let books = Books::with_vat(place);
        let mut journal = books.journal("2026-01-31", "6200", "1300", "120");
        journal["reference"] = json!("INV-7");
        journal["lines"][0]["vat_code"] = json!("ST");
        journal["lines"][0]["memo"] = json!("January");
        let posted = books.post(&journal);
        let of = |code: &str| {
            let listed = books.get(&format!("/accounts/{}/entries", books.id(code))).json();
            listed["data"][0].clone()
        };
        let cost = of("6200");
        assert_eq!((&cost["journal_id"], &cost["sequence"]), (&posted["id"], &json!(1)));
        assert_eq!(cost["id"], posted["lines"][0]["id"]);
        assert_eq!((&cost["description"], &cost["reference"]), (&json!("A journal"), &json!("INV-7")));
        assert_eq!((&cost["memo"], &cost["vat_code"]), (&json!("January"), &json!("ST")));
        assert_eq!((money(&cost["debit"]), money(&cost["vat_amount"])), ("100.00".into(), "20.00".into()));
        assert_eq!((&cost["source"], &cost["currency"], &cost["generated"]), (&json!("manual"), &json!("GBP"), &json!(false)));
        let vat = of("2250");
        assert_eq!((money(&vat["balance"]), &vat["generated"]), ("20.00".into(), &json!(true)));
        assert_eq!(money(&of("1300")["balance"]), "-120.00");
    }

    fn two_lines_of_one_journal_on_an_account_are_listed_one_after_the_other(place: &Place) {
        let books = Books::new(place);
        let [wages, bank] = [books.id("6000"), books.id("1300")];
        let lines_of = json!([{ "account_id": wages, "debit": 5 }, { "account_id": wages, "debit": 6 },
            { "account_id": bank, "credit": 11 }]);
        books.post(&json!({ "entry_date": "2026-01-31", "description": "x", "lines": lines_of }));
        let all = ["2026-01-31 6.00 11.00", "2026-01-31 5.00 5.00"];
        assert_eq!(lines(&books, ""), all);
        assert_eq!(lines(&books, "?limit=1&offset=1"), all[1..]);
    }

    fn the_lines_of_an_account_that_is_not_there_or_of_others_are_not_found(place: &Place) {
        let books = Books::new(place);
        let stranger = books.stranger(place);
        let wages = format!("/accounts/{}/entries", books.id("6000"));
        books.ask_as(&stranger.key, "GET", &wages, &Value::Null).assert_error(404, "not_found");
        let body = json!({ "name": "Birch Ltd" }).to_string();
        let made = books.account.daemon.ask("POST", ORGANISATIONS, &stranger.key, &body).json();
        let theirs = format!("{ORGANISATIONS}/{}{wages}", made["data"]["id"].as_str().expect("an id"));
        books.account.daemon.get(&theirs, &stranger.key).assert_error(404, "not_found");
        for id in ["acc_00000000000000000000000001", "x"] {
            books.get(&format!("/accounts/{id}/entries")).assert_error(404, "not_found");
        }
        for query in ["?date_from=2026-02-30", "?limit=0", "?source=manual", "?date_to="] {
            books.get(&format!("{wages}{query}")).assert_error(422, "invalid_request_format");
        }
    }
}
