//! Aged receivables and payables, against figures worked out by hand.

use serde_json::{Value, json};

use super::banking::text;
use super::invoicing::{Desk, path};
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
pub(super) fn aged(desk: &Desk<'_>, which: &str, day: &str) -> Value {
    let answer = desk.books.get(&format!("/reports/aged-{which}?as_at={day}"));
    assert_eq!(answer.status, 200, "{answer:?}");
    let report = answer.json()["data"].clone();
    assert_eq!(report["agrees"], json!(true), "{day}: {report}");
    assert_eq!(report["total"]["total"], report["control_account"]["balance"], "{day}");
    report
}

/// The row of all contacts.
#[track_caller]
pub(super) fn total(desk: &Desk<'_>, which: &str, day: &str) -> [String; 7] {
    amounts(&aged(desk, which, day)["total"])
}

/// A sale of this amount without VAT, issued and due on these days.
pub(super) fn sale(desk: &Desk<'_>, amount: &str, issued: &str, due: &str) -> Value {
    let mut body = desk.sale(amount, "NV");
    body["issue_date"] = json!(issued);
    body["due_date"] = json!(due);
    desk.made(&body)
}

pub(super) fn bank(desk: &Desk<'_>) -> String {
    let new = json!({ "name": "Main", "account_id": desk.books.id("1300") });
    text(&desk.books.data(201, "/bank-accounts", &new), "id").to_owned()
}

pub(super) fn receipt(
    desk: &Desk<'_>,
    bank: &str,
    day: &str,
    amount: &str,
    of: &[(&Value, &str)],
) -> Value {
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

/// Numbers that look random and are the same on every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % sides as u64).expect("a side")
    }

    /// A day of the first half of 2026.
    fn day(&mut self) -> String {
        format!("2026-{:02}-{:02}", 1 + self.roll(6), 1 + self.roll(28))
    }

    /// One of these; none of none.
    fn of<'v>(&mut self, list: &'v [Value]) -> Option<&'v Value> {
        if list.is_empty() { None } else { list.get(self.roll(list.len())) }
    }
}

/// What is done to documents and money in an order that nobody has thought of.
struct Play<'d, 'p> {
    desk: &'d Desk<'p>,
    bank: String,
    dice: Dice,
    documents: Vec<Value>,
    settlements: Vec<Value>,
    done: usize,
}

impl Play<'_, '_> {
    /// What the books take is kept in mind; what they refuse has changed nothing.
    fn ask(&mut self, method: &str, path: &str, body: &Value) -> Option<Value> {
        let answer = self.desk.books.ask(method, path, body);
        match answer.status {
            200 | 201 => {
                self.done += 1;
                Some(answer.json()["data"].clone())
            }
            409 | 422 => None,
            _ => panic!("{path} {body} {answer:?}"),
        }
    }

    fn step(&mut self, number: usize) {
        let dice = &mut self.dice;
        let amount = format!("{}.{:02}", 1 + dice.roll(300), dice.roll(100));
        let (document, money) =
            (dice.of(&self.documents).cloned(), dice.of(&self.settlements).cloned());
        let action = dice.roll(12);
        let day = dice.day();
        match (action, document, money) {
            (0..=3, ..) | (_, None, _) => {
                let mut body = match action % 2 {
                    0 => self.desk.sale(&amount, "NV"),
                    _ => self.desk.purchase(&format!("P-{number}"), &amount, "NV"),
                };
                let kind = if self.dice.roll(4) == 0 { "credit_note" } else { "invoice" };
                body["kind"] = json!(kind);
                body["issue_date"] = json!(day);
                body["due_date"] = json!(self.dice.day().max(day));
                let made = self.ask("POST", "/invoices", &body);
                self.documents.extend(made);
            }
            (4..=6, Some(document), _) => {
                // Its own amount, a part of it, or more; now and then for a credit note, or refused.
                let is_sale = document["type"] == "sales";
                let is_back = document["kind"] == "credit_note";
                let kind = if is_sale == is_back { "payment" } else { "receipt" };
                let contact = if is_sale { &self.desk.customer } else { &self.desk.supplier };
                let part = if action == 4 { money_of(&document) } else { amount.clone() };
                let mut body = json!({
                    "type": kind, "contact_id": contact, "bank_account_id": self.bank,
                    "date": day, "amount": part.clone(), "refund": is_back,
                });
                if action != 6 {
                    let allocation = json!({ "invoice_id": document["id"], "amount": part });
                    body["allocations"] = json!([allocation]);
                }
                let made = self.ask("POST", "/settlements", &body);
                self.settlements.extend(made);
            }
            (7, Some(document), _) if document["kind"] == "credit_note" => {
                let other = self.dice.of(&self.documents).cloned().unwrap_or_default();
                let allocation = json!({ "invoice_id": other["id"], "amount": amount });
                let path = format!("{}/allocations", path(&document));
                self.ask("POST", &path, &json!({ "allocations": [allocation] }));
            }
            (7, Some(document), _) => {
                self.ask("POST", &format!("{}/void", path(&document)), &json!({}));
            }
            (8, _, Some(money)) => {
                let at = format!("/settlements/{}", text(&money, "id"));
                let live = self.desk.books.get(&at).json()["data"]["allocations"].clone();
                if let Some(allocation) = live.get(0) {
                    let at = format!("{at}/allocations/{}", text(allocation, "id"));
                    self.ask("DELETE", &at, &Value::Null);
                }
            }
            (9, _, Some(money)) => {
                let path = format!("/settlements/{}/void", text(&money, "id"));
                self.ask("POST", &path, &json!({}));
            }
            (_, Some(document), Some(money)) => {
                // What was taken back is given again, to the same document or to another.
                let allocation = json!({ "invoice_id": document["id"], "amount": amount });
                let path = format!("/settlements/{}/allocations", text(&money, "id"));
                self.ask("POST", &path, &json!({ "allocations": [allocation] }));
            }
            (_, Some(_), None) => {}
        }
    }
}

fn money_of(document: &Value) -> String {
    money(&document["gross_total"])
}

on_both_databases! {
    fn after_any_actions_the_total_is_the_control_account_at_every_date(place: &Place) {
        let desk = Desk::new(place);
        let bank = bank(&desk);
        let mut play = Play {
            desk: &desk, bank, dice: Dice(20_261_121), documents: Vec::new(),
            settlements: Vec::new(), done: 0,
        };
        let days = ["2026-01-01", "2026-01-20", "2026-02-14", "2026-03-03", "2026-04-30", "2026-06-28",
            "2026-09-01", "2999-12-31"];
        for number in 0..120 {
            play.step(number);
            if number % 20 == 19 {
                for day in days {
                    aged(&desk, "receivables", day);
                    aged(&desk, "payables", day);
                }
                let whole = desk.books.get("/integrity").json()["data"].clone();
                assert_eq!(whole["ok"], true, "{whole}");
            }
        }
        assert!(play.done > 60, "{} of 120 were done", play.done);
    }

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
        desk.books.data(201, &format!("/settlements/{}/allocations", text(&paid, "id")), &of(&second, "20"));
        desk.books.data(201, &format!("{}/allocations", path(&credit)), &of(&second, "30"));
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
