//! Aged receivables and payables, against figures worked out by hand.

use serde_json::{Value, json};

use super::banking::text;
use super::invoicing::Desk;
use super::support::money;
use crate::place::on_both_databases;

/// The amounts of a row: current, four times past due, unallocated, total.
fn amounts(open: &Value) -> [String; 7] {
    [
        "current",
        "days_1_to_30",
        "days_31_to_60",
        "days_61_to_90",
        "days_over_90",
        "unallocated",
        "total",
    ]
    .map(|key| money(&open[key]))
}

/// What was open at the end of a day, which the control account always agrees with.
#[track_caller]
fn aged(desk: &Desk<'_>, which: &str, day: &str) -> Value {
    let answer = desk.books.get(&format!("/reports/aged-{which}?as_at={day}"));
    assert_eq!(answer.status, 200, "{answer:?}");
    let report = answer.json()["data"].clone();
    assert_eq!(report["agrees"], json!(true), "{day}: {report}");
    assert_eq!(report["total"]["total"], report["control_account"]["balance"], "{day}");
    report
}

/// The row of all contacts.
#[track_caller]
fn total(desk: &Desk<'_>, which: &str, day: &str) -> [String; 7] {
    amounts(&aged(desk, which, day)["total"])
}

/// A sale of this amount without VAT, issued and due on these days.
fn sale(desk: &Desk<'_>, amount: &str, issued: &str, due: &str) -> Value {
    let mut body = desk.sale(amount, "NV");
    body["issue_date"] = json!(issued);
    body["due_date"] = json!(due);
    desk.made(&body)
}

fn bank(desk: &Desk<'_>) -> String {
    let new = json!({ "name": "Main", "account_id": desk.books.id("1300") });
    text(&desk.books.data(201, "/bank-accounts", &new), "id").to_owned()
}

fn receipt(desk: &Desk<'_>, bank: &str, day: &str, amount: &str, of: &[(&Value, &str)]) -> Value {
    let allocations: Vec<_> = of
        .iter()
        .map(|(invoice, amount)| json!({ "invoice_id": invoice["id"], "amount": amount }))
        .collect();
    let mut body = json!({
        "type": "receipt", "contact_id": desk.customer, "bank_account_id": bank, "date": day,
        "amount": amount,
    });
    if !allocations.is_empty() {
        body["allocations"] = json!(allocations);
    }
    desk.books.data(201, "/settlements", &body)
}

on_both_databases! {
    fn invoices_stand_under_the_days_they_are_past_due(place: &Place) {
        let desk = Desk::new(place);
        // At 30 April: due that day, the day before, 30, 31, 60, 61, 90 and 91 days before.
        for (amount, due) in [("1", "2026-04-30"), ("20", "2026-04-29"), ("300", "2026-03-31"),
            ("4000", "2026-03-30"), ("50000", "2026-03-01"), ("600000", "2026-02-28"),
            ("7000000", "2026-01-30"), ("80000000", "2026-01-29")] {
            sale(&desk, amount, "2026-01-01", due);
        }
        let at = aged(&desk, "receivables", "2026-04-30");
        let expected = ["1.00", "320.00", "54000.00", "7600000.00", "80000000.00", "0.00", "87654321.00"];
        assert_eq!(amounts(&at["total"]), expected);
        assert_eq!(at["contacts"].as_array().map(Vec::len), Some(1));
        let row = &at["contacts"][0];
        assert_eq!((&row["contact_name"], &row["contact_id"]), (&json!("Birch Ltd"), &json!(desk.customer)));
        assert_eq!(amounts(&row["open"]), expected);
        assert_eq!(at["control_account"]["account_code"], "1200");
        // The day they were issued nothing was due, and the day before there was nothing.
        assert_eq!(total(&desk, "receivables", "2026-01-01")[0], "87654321.00");
        let before = aged(&desk, "receivables", "2025-12-31");
        assert_eq!((before["contacts"].clone(), amounts(&before["total"])[6].as_str()), (json!([]), "0.00"));
        assert_eq!(total(&desk, "payables", "2026-04-30")[6], "0.00");
    }

    fn any_day_shows_what_was_open_then_whatever_came_later(place: &Place) {
        let desk = Desk::new(place);
        let bank = bank(&desk);
        let first = sale(&desk, "100", "2026-01-10", "2026-01-31");
        let second = sale(&desk, "50", "2026-02-01", "2026-02-28");
        let mut credit = desk.sale("30", "NV");
        credit["kind"] = json!("credit_note");
        credit["issue_date"] = json!("2026-02-15");
        let credit = desk.made(&credit);
        // 80.00 on 5 February: 60.00 for the first, 20.00 for nothing yet.
        let paid = receipt(&desk, &bank, "2026-02-05", "80", &[(&first, "60")]);
        let of = |invoice: &Value, amount: &str| {
            json!({ "allocations": [{ "invoice_id": invoice["id"], "amount": amount }] })
        };
        desk.books.data(200, &format!("/settlements/{}/allocations", text(&paid, "id")), &of(&second, "20"));
        desk.done(&credit, "allocations", &of(&second, "30"));
        for (day, expected) in [
            ("2026-01-09", ["0.00"; 7]),
            ("2026-01-31", ["100.00", "0.00", "0.00", "0.00", "0.00", "0.00", "100.00"]),
            ("2026-02-01", ["50.00", "100.00", "0.00", "0.00", "0.00", "0.00", "150.00"]),
            // 60.00 and 20.00 paid.
            ("2026-02-05", ["30.00", "40.00", "0.00", "0.00", "0.00", "0.00", "70.00"]),
            // The credit note settles the rest of the second.
            ("2026-02-15", ["0.00", "40.00", "0.00", "0.00", "0.00", "0.00", "40.00"]),
            ("2026-03-03", ["0.00", "0.00", "40.00", "0.00", "0.00", "0.00", "40.00"]),
            ("2026-05-02", ["0.00", "0.00", "0.00", "0.00", "40.00", "0.00", "40.00"]),
        ] {
            assert_eq!(total(&desk, "receivables", day), expected, "{day}");
        }
    }

    fn money_and_credit_notes_that_settle_nothing_stand_apart_as_negative(place: &Place) {
        let desk = Desk::new(place);
        let bank = bank(&desk);
        let invoice = sale(&desk, "100", "2026-01-10", "2026-01-31");
        let paid = receipt(&desk, &bank, "2026-01-20", "130", &[(&invoice, "100")]);
        let mut credit = desk.sale("7", "NV");
        credit["kind"] = json!("credit_note");
        credit["issue_date"] = json!("2026-01-21");
        desk.made(&credit);
        assert_eq!(total(&desk, "receivables", "2026-01-20"), ["0.00", "0.00", "0.00", "0.00", "0.00", "-30.00", "-30.00"]);
        assert_eq!(total(&desk, "receivables", "2026-06-30")[5..], ["-37.00", "-37.00"]);
        // Taken back today, it was settled up to then all the same.
        let allocation = text(&paid["allocations"][0], "id").to_owned();
        let path = format!("/settlements/{}/allocations/{allocation}", text(&paid, "id"));
        let undone = desk.books.ask("DELETE", &path, &Value::Null);
        assert_eq!(undone.status, 200, "{undone:?}");
        assert_eq!(total(&desk, "receivables", "2026-01-31")[5..], ["-37.00", "-37.00"]);
        let open = ["0.00", "0.00", "0.00", "0.00", "100.00", "-137.00", "-37.00"];
        assert_eq!(total(&desk, "receivables", "2999-12-31"), open);
    }

    fn what_is_void_counts_up_to_the_day_before(place: &Place) {
        let desk = Desk::new(place);
        let bank = bank(&desk);
        let invoice = sale(&desk, "100", "2026-01-10", "2026-01-31");
        let other = sale(&desk, "40", "2026-01-10", "2026-01-31");
        receipt(&desk, &bank, "2026-01-15", "40", &[(&other, "40")]);
        desk.done(&invoice, "void", &json!({ "void_date": "2026-02-10" }));
        assert_eq!(total(&desk, "receivables", "2026-02-09")[1], "100.00");
        assert_eq!(total(&desk, "receivables", "2026-02-10")[6], "0.00");
        assert_eq!(total(&desk, "receivables", "2026-01-14")[6], "140.00");
    }

    fn suppliers_are_owed_by_the_same_rules(place: &Place) {
        let desk = Desk::new(place);
        let bank = bank(&desk);
        let mut body = desk.purchase("S-1", "250", "NV");
        body["issue_date"] = json!("2026-01-10");
        body["due_date"] = json!("2026-01-31");
        let bill = desk.made(&body);
        desk.books.data(201, "/settlements", &json!({
            "type": "payment", "contact_id": desk.supplier, "bank_account_id": bank,
            "date": "2026-02-20", "amount": 300,
            "allocations": [{ "invoice_id": bill["id"], "amount": 200 }],
        }));
        assert_eq!(total(&desk, "payables", "2026-02-19"), ["0.00", "250.00", "0.00", "0.00", "0.00", "0.00", "250.00"]);
        assert_eq!(total(&desk, "payables", "2026-02-20"), ["0.00", "50.00", "0.00", "0.00", "0.00", "-100.00", "-50.00"]);
        assert_eq!(aged(&desk, "payables", "2026-02-20")["control_account"]["account_code"], "2100");
        assert_eq!(total(&desk, "receivables", "2026-02-20")[6], "0.00");
    }

    fn drafts_and_others_books_are_left_out(place: &Place) {
        let desk = Desk::new(place);
        let mut draft = desk.sale("100", "NV");
        draft["issue"] = json!(false);
        desk.made(&draft);
        assert_eq!(total(&desk, "receivables", "2026-12-31")[6], "0.00");
        let archived = desk.books.ask("PATCH", &format!("/accounts/{}", desk.books.id("1200")), &json!({ "role": null }));
        assert_eq!(archived.status, 200, "{archived:?}");
        let without = desk.books.get("/reports/aged-receivables").json()["data"].clone();
        assert_eq!((&without["control_account"], &without["agrees"]), (&Value::Null, &json!(true)));
    }
}
