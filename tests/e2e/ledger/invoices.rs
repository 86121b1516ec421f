//! Invoices and credit notes: made, issued, and what they post.

use serde_json::{Value, json};

use super::banking::number;
use super::invoicing::{Desk, path, totals};
use super::support::{money, refused};
use crate::place::on_both_databases;

on_both_databases! {
    fn an_invoice_is_issued_and_posted_when_it_is_made(place: &Place) {
        let desk = Desk::with_vat(place);
        let made = desk.made(&desk.sale("100", "ST"));
        assert_eq!((&made["status"], &made["number"]), (&json!("issued"), &json!("INV-0001")));
        assert_eq!((&made["type"], &made["kind"]), (&json!("sales"), &json!("invoice")));
        assert_eq!((&made["issue_date"], &made["due_date"]), (&json!("2026-03-02"), &json!("2026-03-16")));
        assert_eq!((&made["contact_name"], &made["currency"]), (&json!("Birch Ltd"), &json!("GBP")));
        assert_eq!(totals(&made), ["100.00", "20.00", "120.00"]);
        let owed = ["amount_paid", "amount_credited", "amount_due"].map(|key| money(&made[key]));
        assert_eq!(owed, ["0.00", "0.00", "120.00"]);
        let line = &made["lines"][0];
        let amounts = ["net_amount", "vat_amount", "gross_amount"].map(|key| money(&line[key]));
        assert_eq!(amounts, ["100.00", "20.00", "120.00"]);
        assert_eq!((&line["account_code"], &line["vat_code"]), (&json!("4000"), &json!("ST")));
        assert_eq!((&line["quantity"], &line["discount_percent"]), (&json!(1), &Value::Null));
        assert_eq!(desk.look(&made), made);
        assert_eq!(desk.posted(&made, "journal_id"),
            ["1200 120.00 0.00", "4000 0.00 100.00", "2250 0.00 20.00 VAT"]);
        let journal = format!("/journals/{}", made["journal_id"].as_str().expect("an id"));
        let journal = desk.books.get(&journal).json()["data"].clone();
        assert_eq!((&journal["source"], &journal["reference"]), (&json!("invoice"), &made["number"]));
        assert_eq!(journal["description"], "Sales invoice INV-0001, Birch Ltd");
        assert_eq!(journal["entry_date"], "2026-03-02");
        assert_eq!(desk.books.balance("1200"), "120.00");
    }

    fn a_draft_posts_nothing_and_has_no_number_yet(place: &Place) {
        let desk = Desk::new(place);
        let before = desk.state();
        let mut body = desk.sale("100", "ST");
        body["issue"] = json!(false);
        let draft = desk.made(&body);
        assert_eq!((&draft["status"], &draft["number"]), (&json!("draft"), &Value::Null));
        assert_eq!((&draft["journal_id"], &draft["overdue"]), (&Value::Null, &json!(false)));
        assert_eq!(totals(&draft), ["100.00", "20.00", "120.00"]);
        assert_eq!(desk.look(&draft), draft);
        assert_eq!(desk.state(), before);
    }
}
