//! Statements of account: what a contact owed or was owed, and how it came about.

use serde_json::{Value, json};

use super::aged::{bank, receipt, sale};
use super::banking::text;
use super::invoicing::Desk;
use super::support::money;
use crate::place::on_both_databases;

/// The statement of a contact.
#[track_caller]
fn statement(desk: &Desk<'_>, contact: &str, query: &str) -> Value {
    let answer = desk.books.get(&format!("/contacts/{contact}/statement?{query}"));
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["data"].clone()
}

/// Its lines, as day, kind, amount, what is open of it, and balance.
fn lines(statement: &Value) -> Vec<String> {
    let line = |line: &Value| {
        let void = if line["void"] == true { " void" } else { "" };
        let [amount, open, balance] =
            ["amount", "outstanding", "balance"].map(|key| money(&line[key]));
        format!("{} {}{void} {amount} {open} {balance}", text(line, "date"), text(line, "kind"))
    };
    statement["lines"].as_array().expect("lines").iter().map(line).collect()
}

on_both_databases! {
    fn a_statement_shows_what_there_was_what_came_about_and_what_is_left(place: &Place) {
        let desk = Desk::new(place);
        let bank = bank(&desk);
        let january = sale(&desk, "100", "2026-01-10", "2026-01-24");
        let march = sale(&desk, "250", "2026-03-02", "2026-03-16");
        let wrong = sale(&desk, "70", "2026-03-03", "2026-03-17");
        receipt(&desk, &bank, "2026-03-05", "80", &[(&january, "60")]);
        desk.done(&wrong, "void", &json!({ "void_date": "2026-03-20" }));
        let mut credit = desk.sale("30", "NV");
        credit["kind"] = json!("credit_note");
        credit["issue_date"] = json!("2026-03-31");
        desk.made(&credit);
        let shown = statement(&desk, &desk.customer, "date_from=2026-03-01&date_to=2026-03-31");
        assert_eq!((&shown["contact_name"], &shown["type"]), (&json!("Birch Ltd"), &json!("sales")));
        assert_eq!([&shown["date_from"], &shown["date_to"], &shown["currency"]],
            [&json!("2026-03-01"), &json!("2026-03-31"), &json!("GBP")]);
        assert_eq!(money(&shown["opening_balance"]), "100.00");
        assert_eq!(lines(&shown), [
            "2026-03-02 invoice 250.00 250.00 350.00",
            "2026-03-03 invoice 70.00 0.00 420.00",
            "2026-03-05 receipt -80.00 -20.00 340.00",
            "2026-03-20 invoice void -70.00 0.00 270.00",
            "2026-03-31 credit_note -30.00 -30.00 240.00",
        ]);
        assert_eq!(money(&shown["closing_balance"]), "240.00");
        assert_eq!(shown["closing_balance"], desk.contact(&desk.customer)["balance_receivable"]);
        let aged = desk.books.get("/reports/aged-receivables?as_at=2026-03-31").json();
        assert_eq!(shown["open"], aged["data"]["contacts"][0]["open"]);
        assert_eq!(money(&shown["open"]["days_61_to_90"]), "40.00");
        // A line leads to what it is about and to its journal.
        let line = &shown["lines"][0];
        assert_eq!((&line["invoice_id"], &line["settlement_id"]), (&march["id"], &Value::Null));
        assert_eq!((&line["journal_id"], &line["number"]), (&march["journal_id"], &march["number"]));
        assert_eq!((&line["due_date"], &shown["lines"][2]["due_date"]), (&json!("2026-03-16"), &Value::Null));
    }

    fn a_contact_has_a_statement_as_customer_and_one_as_supplier(place: &Place) {
        let desk = Desk::new(place);
        desk.made(&desk.purchase("P-1", "90", "NV"));
        let owed = statement(&desk, &desk.supplier, "date_to=2026-03-31");
        assert_eq!((&owed["type"], &owed["date_from"]), (&json!("purchase"), &json!("2025-04-01")));
        assert_eq!(lines(&owed), ["2026-03-02 invoice 90.00 90.00 90.00"]);
        let both = json!({ "kind": "both", "name": "Oak Ltd" });
        let both = text(&desk.books.data(201, "/contacts", &both), "id").to_owned();
        let mut bought = desk.purchase("P-2", "40", "NV");
        bought["contact_id"] = json!(both);
        desk.made(&bought);
        let mut sold = desk.sale("15", "NV");
        sold["contact_id"] = json!(both);
        desk.made(&sold);
        for (query, kind, balance) in
            [("", "sales", "15.00"), ("&type=sales", "sales", "15.00"), ("&type=purchase", "purchase", "40.00")]
        {
            let shown = statement(&desk, &both, &format!("date_to=2026-03-31{query}"));
            assert_eq!((&shown["type"], money(&shown["closing_balance"])), (&json!(kind), balance.to_owned()));
        }
        // With nothing on it, it is a statement all the same.
        let none = statement(&desk, &desk.supplier, "type=sales&date_to=2026-03-31");
        assert_eq!((lines(&none), money(&none["closing_balance"])), (vec![], "0.00".into()));
    }

    fn a_statement_is_members_alone_and_its_days_are_checked(place: &Place) {
        let desk = Desk::new(place);
        let path = format!("/contacts/{}/statement", desk.customer);
        let stranger = desk.books.stranger(place);
        desk.books.ask_as(&stranger.key, "GET", &path, &Value::Null).assert_error(404, "not_found");
        desk.books.get("/contacts/con_00000000000000000000000000/statement?x=1").assert_error(404, "not_found");
        for query in ["x=1", "type=other", "date_from=2026-02-30", "date_from=2026-03-02&date_to=2026-03-01"] {
            desk.books.get(&format!("{path}?{query}")).assert_error(422, "invalid_request_format");
        }
    }
}
