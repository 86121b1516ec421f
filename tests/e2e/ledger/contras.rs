//! What a contact owes, set against what it is owed.

use serde_json::{Value, json};

use super::banking::text;
use super::settling::{Till, allocations};
use super::support::{money, refused};
use super::vat::{boxes, report};
use crate::place::{Place, on_both_databases};
use crate::support::Desk;

/// A contact who buys and sells, with a sale of 120.00, a credit note of 36.00, and a purchase of 60.00.
struct Both<'p> {
    till: Till<'p>,
    contact: Value,
    sold: Value,
    note: Value,
    bought: Value,
}

impl<'p> Both<'p> {
    fn new(place: &'p Place) -> Self {
        Self::of(Till::new(place))
    }

    fn of(till: Till<'p>) -> Self {
        let contact =
            till.desk.books.data(201, "/contacts", &json!({ "kind": "both", "name": "Oak Ltd" }));
        let made = |mut body: Value, kind: &str| {
            (body["contact_id"], body["kind"]) = (contact["id"].clone(), json!(kind));
            till.desk.made(&body)
        };
        let sold = made(till.desk.sale("100", "ST"), "invoice");
        let note = made(till.desk.sale("30", "ST"), "credit_note");
        let bought = made(till.desk.purchase("P-1", "50", "ST"), "invoice");
        Self { till, contact, sold, note, bought }
    }

    fn body(&self, date: &str, parts: &[(&Value, &str)]) -> Value {
        json!({ "contact_id": self.contact["id"], "date": date, "reference": "Set off",
            "allocations": allocations(parts) })
    }
}

fn undo(contra: &Value) -> String {
    format!("/contras/{}/undo", text(contra, "id"))
}

on_both_databases! {
    fn a_contra_settles_both_sides_of_a_contact_and_is_undone(place: &Place) {
        let both = Both::new(place);
        let till = &both.till;
        let documents = [&both.sold, &both.note, &both.bought];
        let before = till.state(&documents);
        let body = both.body("2026-03-31", &[(&both.sold, "80"), (&both.note, "20"), (&both.bought, "60")]);
        let made = till.desk.books.data(201, "/contras", &body);
        assert_eq!((text(&made, "status"), money(&made["amount"]), &made["version"]), ("posted", "60.00".into(), &json!(1)));
        assert_eq!(till.desk.posted(&made, "journal_id"), ["2100 60.00 0.00", "1200 0.00 60.00"]);
        let dues = documents.map(|document| till.due(document).0);
        assert_eq!(dues, ["40.00", "16.00", "0.00"]);
        let journal = till.desk.books.get(&format!("/journals/{}", text(&made, "journal_id"))).json();
        assert_eq!((&journal["data"]["source"], &journal["data"]["description"]), (&json!("contra"), &json!("Contra with Oak Ltd")));
        let shown = till.desk.books.get(&format!("/contras/{}", text(&made, "id"))).json();
        assert_eq!(shown["data"], made);
        let listed = till.desk.books.get("/contras?status=posted&date_from=2026-03-31").json();
        assert_eq!((&listed["pagination"]["total"], &listed["data"][0]), (&json!(1), &made));
        let of = till.desk.books.get(&format!("/invoices/{}/allocations", text(&both.sold, "id"))).json();
        assert_eq!((&of["data"][0]["contra_id"], &of["data"][0]["settlement_id"]), (&made["id"], &Value::Null));
        for side in ["sales", "purchase"] {
            let path = format!("/contacts/{}/statement?type={side}&date_from=2026-01-01&date_to=2026-12-31", text(&both.contact, "id"));
            let statement = till.desk.books.get(&path).json()["data"].clone();
            let line = statement["lines"].as_array().and_then(|lines| lines.last()).expect("a line").clone();
            assert_eq!((&line["kind"], &line["contra_id"], money(&line["amount"])), (&json!("contra"), &made["id"], "-60.00".into()));
        }
        till.assert_whole();
        refused(&both.till.desk.act(&both.bought, "void", &json!({})), 409, "has_allocations");
        let undone = till.desk.books.data(200, &undo(&made), &json!({ "reason": "Was paid" }));
        assert_eq!((text(&undone, "status"), &undone["void_date"], &undone["allocations"]), ("void", &json!("2026-03-31"), &json!([])));
        assert_eq!(till.state(&documents), before);
        refused(&till.ask("POST", &undo(&made), &Value::Null), 409, "already_void");
        till.assert_whole();
    }

    fn a_contra_is_of_one_contact_even_and_of_no_day_before_its_documents(place: &Place) {
        let both = Both::new(place);
        let till = &both.till;
        let other = till.sold("100");
        let before = till.state(&[&both.sold, &both.bought, &other]);
        let ask = |date: &str, parts: &[(&Value, &str)]| till.ask("POST", "/contras", &both.body(date, parts));
        let (sold, bought) = (&both.sold, &both.bought);
        let details = refused(&ask("2026-03-31", &[(sold, "50"), (bought, "60")]), 422, "contra_mismatch");
        assert_eq!([&details["sales_total"], &details["purchase_total"]], ["50.00", "60.00"]);
        refused(&ask("2026-03-31", &[(sold, "50")]), 422, "contra_mismatch");
        refused(&ask("2026-03-31", &[(sold, "61"), (bought, "61")]), 422, "over_allocated");
        refused(&ask("2026-03-31", &[(&other, "60"), (bought, "60")]), 422, "contact_mismatch");
        let details = refused(&ask("2026-03-01", &[(sold, "60"), (bought, "60")]), 422, "contra_too_early");
        assert_eq!((&details["date_from"], &details["field"]), (&json!("2026-03-02"), &json!("allocations[0].invoice_id")));
        let mut one_sided = both.body("2026-03-31", &[(&other, "60"), (bought, "60")]);
        one_sided["contact_id"] = json!(till.desk.customer);
        refused(&till.ask("POST", "/contras", &one_sided), 422, "contact_kind");
        till.lock("2026-03-31");
        refused(&ask("2026-03-31", &[(sold, "60"), (bought, "60")]), 422, "period_locked");
        assert_eq!(till.state(&[sold, bought, &other]), before);
        // One that was made is undone on the first open day.
        let made = till.desk.books.data(201, "/contras", &both.body("2026-04-01", &[(sold, "60"), (bought, "60")]));
        till.lock("2026-04-30");
        refused(&till.ask("POST", &undo(&made), &json!({ "date": "2026-04-02" })), 422, "period_locked");
        let undone = till.desk.books.data(200, &undo(&made), &json!({}));
        assert_eq!(undone["void_date"], "2026-05-01");
        assert_eq!(till.ask("GET", "/contras/ctr_00000000000000000000000001", &Value::Null).status, 404);
        till.assert_whole();
    }

    fn under_cash_accounting_a_contra_is_payment_of_both_sides_on_its_day(place: &Place) {
        let till = Till::new(place);
        assert_eq!(till.ask("PATCH", "", &json!({ "vat_scheme": "cash" })).status, 200);
        let both = Both::of(till);
        let till = &both.till;
        let quarter = |from: &str, to: &str| {
            let all = boxes(&report(&till.desk.books, from, to));
            [0, 3].map(|at: usize| all[at].clone())
        };
        assert_eq!(quarter("2026-01-01", "2026-03-31"), ["0.00", "0.00"]);
        let made = till.desk.books.data(201, "/contras", &both.body("2026-04-02", &[(&both.sold, "60"), (&both.bought, "60")]));
        assert_eq!(quarter("2026-01-01", "2026-03-31"), ["0.00", "0.00"]);
        assert_eq!(quarter("2026-04-01", "2026-06-30"), ["10.00", "10.00"]);
        till.assert_whole();
        till.desk.books.data(200, &undo(&made), &json!({}));
        assert_eq!(quarter("2026-04-01", "2026-06-30"), ["0.00", "0.00"]);
        till.assert_whole();
    }

    fn contras_are_made_listed_and_undone_on_the_command_line(place: &Place) {
        let (both, desk) = (Both::new(place), Desk::new());
        let books = &both.till.desk.books;
        let ask = |args: &[&str]| books.account.ask_as(&desk, &[&["ledger", "contras"], args].concat(), &books.key);
        let create = ["create", "--contact", "Oak Ltd", "--date", "2026-03-31", "--allocate", "INV-0001=60"];
        let made = ask(&[&create[..], &["--allocate", "P-1=60", "--json"]].concat());
        assert_eq!(made.code, Some(0), "{made:?}");
        let made = made.json();
        assert_eq!(money(&made["amount"]), "60.00");
        ask(&create).refused(3);
        let id = text(&made, "id");
        let shown = ask(&["show", id]);
        assert!(shown.stdout.contains("Oak Ltd") && shown.stdout.contains("INV-0001"), "{shown:?}");
        let listed = ask(&["list", "--contact", "Oak Ltd"]);
        assert!(listed.stdout.contains(id), "{listed:?}");
        let undone = ask(&["undo", id, "--reason", "Was paid"]);
        assert!(undone.stdout.contains("void date"), "{undone:?}");
        ask(&["undo", id]).refused(6);
    }
}
