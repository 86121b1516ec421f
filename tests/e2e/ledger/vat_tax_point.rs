//! The tax point of a document decides its rates and its VAT return.

use serde_json::{Value, json};

use super::invoicing::{Desk, path};
use super::support::{money, refused};
use super::vat::{boxes, report};
use crate::place::{Place, on_both_databases};

/// Boxes 1 and 6 of days.
#[track_caller]
fn sold(desk: &Desk<'_>, from: &str, to: &str) -> [String; 2] {
    let all = boxes(&report(&desk.books, from, to));
    [0, 5].map(|at: usize| all[at].clone())
}

fn with_point(mut document: Value, issued: &str, tax_point: &str) -> Value {
    (document["issue_date"], document["tax_point"]) = (json!(issued), json!(tax_point));
    document["due_date"] = json!("2026-12-31");
    document
}

fn new(place: &Place) -> Desk<'_> {
    let desk = Desk::with_vat(place);
    let rate = json!({ "code": "ST", "rate": 25, "effective_from": "2026-04-01" });
    desk.books.data(201, "/tax-codes", &rate);
    desk
}

on_both_databases! {
    /// Source: HMRC Notice 700, section 14.
    fn an_invoice_counts_on_its_tax_point_with_the_rate_of_that_day(place: &Place) {
        let desk = new(place);
        let plain = desk.made(&desk.sale("100", "ST"));
        assert_eq!(plain["tax_point"], plain["issue_date"]);
        let made = desk.made(&with_point(desk.sale("100", "ST"), "2026-04-20", "2026-03-31"));
        assert_eq!((&made["tax_point"], money(&made["vat_total"])), (&json!("2026-03-31"), "20.00".to_owned()));
        assert_eq!(sold(&desk, "2026-01-01", "2026-03-31"), ["40.00", "200.00"]);
        assert_eq!(sold(&desk, "2026-04-01", "2026-06-30"), ["0.00", "0.00"]);
        let journal = desk.books.get(&format!("/journals/{}", made["journal_id"].as_str().expect("an id"))).json();
        assert_eq!(journal["data"]["entry_date"], "2026-04-20", "the books have it when it was issued");
        // Undone on its own day, nothing is left anywhere.
        desk.done(&made, "void", &json!({}));
        assert_eq!(sold(&desk, "2026-01-01", "2026-03-31"), ["20.00", "100.00"]);
        assert_eq!(sold(&desk, "2026-04-01", "2026-06-30"), ["0.00", "0.00"]);
        let whole = desk.books.get("/integrity").json()["data"].clone();
        assert_eq!(whole["ok"], true, "{whole}");
    }

    /// Source: HMRC Notice 700, section 18.
    fn a_credit_note_has_the_rate_of_what_it_credits_and_counts_when_it_is_issued(place: &Place) {
        let desk = new(place);
        desk.made(&with_point(desk.sale("100", "ST"), "2026-03-31", "2026-03-31"));
        let mut note = with_point(desk.sale("100", "ST"), "2026-04-20", "2026-03-31");
        note["kind"] = json!("credit_note");
        assert_eq!(money(&desk.made(&note)["vat_total"]), "20.00");
        assert_eq!(sold(&desk, "2026-01-01", "2026-03-31"), ["20.00", "100.00"]);
        assert_eq!(sold(&desk, "2026-04-01", "2026-06-30"), ["-20.00", "-100.00"]);
        let whole = desk.books.get("/integrity").json()["data"].clone();
        assert_eq!(whole["ok"], true, "{whole}");
    }

    fn a_draft_may_change_its_tax_point_and_a_sale_has_none_behind_its_issue_date(place: &Place) {
        let desk = new(place);
        let behind = desk.books.ask("POST", "/invoices", &with_point(desk.sale("100", "ST"), "2026-04-20", "2026-04-21"));
        assert_eq!(refused(&behind, 422, "tax_point_after_issue")["field"], "tax_point");
        let mut draft = with_point(desk.sale("100", "ST"), "2026-04-20", "2026-03-31");
        draft["issue"] = json!(false);
        let draft = desk.made(&draft);
        let patch = |body: &Value| desk.books.ask("PATCH", &path(&draft), body);
        assert_eq!(money(&patch(&json!({ "tax_point": null })).json()["data"]["vat_total"]), "25.00");
        assert_eq!(money(&patch(&json!({ "tax_point": "2026-03-31" })).json()["data"]["vat_total"]), "20.00");
        refused(&patch(&json!({ "tax_point": "2026-05-01" })), 422, "tax_point_after_issue");
        let issued = desk.done(&draft, "issue", &json!({}));
        assert_eq!(issued["tax_point"], "2026-03-31");
        refused(&patch(&json!({ "tax_point": "2026-03-30" })), 409, "not_draft");
        // In a return that is finalised it counts behind it, as what comes late does.
        let quarter = json!({ "date_from": "2026-01-01", "date_to": "2026-03-31" });
        let quarter = desk.books.data(201, "/vat-returns", &quarter);
        let finalise = format!("/vat-returns/{}/finalise", quarter["id"].as_str().expect("an id"));
        desk.books.data(200, &finalise, &Value::Null);
        desk.made(&with_point(desk.sale("50", "ST"), "2026-04-20", "2026-03-31"));
        assert_eq!(sold(&desk, "2026-04-01", "2026-06-30"), ["10.00", "50.00"]);
        let whole = desk.books.get("/integrity").json()["data"].clone();
        assert_eq!(whole["ok"], true, "{whole}");
    }
}
