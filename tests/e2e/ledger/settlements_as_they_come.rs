//! Money as it comes: less fees, net of credit notes, or money back.

use serde_json::{Value, json};

use super::banking::text;
use super::settlements_of_bank::by;
use super::settling::{Till, allocations, amounts, path};
use super::support::{money, refused};
use crate::place::on_both_databases;

/// Lines of a body: account, amount and VAT code.
fn lines(till: &Till<'_>, parts: &[(&str, &str, &str)]) -> Value {
    let line = |(code, amount, vat_code): &(&str, &str, &str)| {
        json!({
            "account_id": till.desk.books.id(code), "amount": amount, "vat_code": vat_code,
        })
    };
    parts.iter().map(line).collect()
}

/// The receipt or payment that a row is.
#[track_caller]
fn made_by(till: &Till<'_>, row: &Value) -> Value {
    till.look(&json!({ "id": row["settlement_id"] }))
}

#[track_caller]
fn boxes(till: &Till<'_>) -> [String; 4] {
    let all = super::vat::boxes(&super::vat::report(&till.desk.books, "2026-01-01", "2026-03-31"));
    [0, 3, 5, 6].map(|at: usize| all[at].clone())
}

on_both_databases! {
    fn a_payout_settles_the_invoice_in_full_and_its_fees_are_posted_beside_it(place: &Place) {
        let till = Till::new(place);
        let sold = till.sold("100");
        let before = till.state(&[&sold]);
        let row = till.row("116.40");
        let mut how = by(&[(&sold, "120")]);
        how["lines"] = lines(&till, &[("6700", "-3.60", "ST")]);
        let confirmed = till.done(&row, "confirm", &how);
        assert_eq!((&confirmed["vat_code"], money(&confirmed["vat_amount"])), (&Value::Null, "0.60".into()));
        assert_eq!(confirmed["vat_side"], "input");
        let made = made_by(&till, &confirmed);
        assert_eq!(amounts(&made), ["120.00", "120.00", "0.00"]);
        assert_eq!(till.desk.posted(&confirmed, "journal_id"),
            ["1200 0.00 120.00", "1300 116.40 0.00", "6700 3.00 0.00", "2250 0.60 0.00 VAT"]);
        assert_eq!(till.due(&sold), ("0.00".into(), "paid".into()));
        assert_eq!(boxes(&till), ["20.00", "0.60", "100.00", "3.00"]);
        till.assert_whole();
        let undone = till.done(&row, "unconfirm", &Value::Null);
        assert_eq!((&undone["settlement_id"], till.state(&[&sold])), (&Value::Null, before));
        // A penny short, and a discount to a supplier.
        let rounding = till.desk.books.id("6700").to_owned();
        let short = json!({ "allocations": allocations(&[(&sold, "116.41")]),
            "lines": [{ "account_id": rounding, "amount": -0.01, "memo": "Rounding" }] });
        till.done(&row, "confirm", &short);
        assert_eq!(till.due(&sold), ("3.59".into(), "part_paid".into()));
        let bought = till.bought("S-1", "100");
        let mut how = by(&[(&bought, "120")]);
        how["lines"] = lines(&till, &[("6700", "2", "NV")]);
        till.done(&till.row("-118"), "confirm", &how);
        assert_eq!((till.due(&bought).1, till.desk.books.balance("2100")), ("paid".into(), "0.00".into()));
        till.assert_whole();
    }

    fn lines_and_allocations_are_together_the_amount_and_no_other_way_stands_beside_them(place: &Place) {
        let till = Till::new(place);
        let sold = till.sold("100");
        let row = till.row("116.40");
        let before = till.state(&[&sold]);
        let with = |amount: &str, fees: &str| {
            json!({ "allocations": allocations(&[(&sold, amount)]), "lines": lines(&till, &[("6700", fees, "NV")]) })
        };
        let details = refused(&till.act(&row, "confirm", &with("120", "-3.61")), 422, "split_mismatch");
        assert_eq!([&details["amount"], &details["lines_total"], &details["allocations_total"]], ["116.40", "-3.61", "120.00"]);
        refused(&till.act(&row, "confirm", &with("120", "116.40")), 422, "split_mismatch");
        refused(&till.act(&row, "confirm", &with("120.01", "-3.61")), 422, "over_allocated");
        let mut how = with("120", "-3.60");
        how["account_id"] = json!(till.desk.books.id("4000"));
        refused(&till.act(&row, "confirm", &how), 422, "mixed_confirmation");
        let mut how = with("120", "-3.60");
        how["lines"][0]["account_id"] = json!(till.desk.books.id("1200"));
        let details = refused(&till.act(&row, "confirm", &how), 422, "control_account");
        assert_eq!(details["field"], "lines[0].account_id");
        // What is rarely meant is refused before anything is done.
        let mut how = with("120", "-3.60");
        (how["lines"][0]["vat_code"], how["lines"][0]["vat_amount"]) = (json!("ST"), json!(2.5));
        how["strict"] = json!(true);
        refused(&till.act(&row, "confirm", &how), 422, "strict_warnings");
        let batch = json!({ "mode": "independent", "items": [{ "id": row, "allocations": how["allocations"],
            "lines": how["lines"], "strict": true }] });
        let answer = till.desk.books.data(200, "/bank-transactions/confirm-batch", &batch);
        assert_eq!(answer["items"][0]["error"]["details"]["reason"], "strict_warnings");
        assert_eq!(till.state(&[&sold]), before);
        till.assert_whole();
    }

    fn credit_notes_are_taken_off_what_the_invoices_of_a_row_come_to(place: &Place) {
        let till = Till::new(place);
        let [sold, other] = [till.sold("100"), till.sold("50")];
        let mut late = till.desk.sale("30", "ST");
        (late["kind"], late["issue_date"]) = (json!("credit_note"), json!("2026-03-20"));
        let note = till.desk.made(&late);
        let before = till.state(&[&sold, &other, &note]);
        let row = till.row("144");
        let confirmed = till.done(&row, "confirm", &by(&[(&sold, "120"), (&note, "36"), (&other, "60")]));
        let made = made_by(&till, &confirmed);
        assert_eq!((text(&made, "type"), &made["refund"], amounts(&made)),
            ("receipt", &json!(false), ["144.00", "144.00", "0.00"].map(String::from)));
        let parts = made["allocations"].as_array().expect("allocations");
        assert_eq!(parts.iter().map(|one| money(&one["amount"])).collect::<Vec<_>>(), ["120.00", "36.00", "60.00"]);
        // On no day is more of the money allocated than there is.
        assert!(parts.iter().all(|one| one["date"] == "2026-03-20"), "{made}");
        for document in [&sold, &other, &note] {
            assert_eq!(till.due(document), ("0.00".into(), "paid".into()));
        }
        assert_eq!(till.desk.books.balance("1200"), "0.00");
        till.assert_whole();
        for day in ["2026-03-10", "2026-03-31"] {
            let aged = till.desk.books.get(&format!("/reports/aged-receivables?as_at={day}")).json();
            let total = money(&aged["data"]["total"]["total"]);
            assert_eq!(total, if day == "2026-03-10" { "36.00" } else { "0.00" }, "{aged}");
            assert_eq!(aged["data"]["agrees"], true, "{aged}");
        }
        till.done(&row, "unconfirm", &Value::Null);
        assert_eq!(till.state(&[&sold, &other, &note]), before);
        // More credit than invoices is money back.
        let out = till.row("-6");
        let how = by(&[(&note, "36"), (&other, "30")]);
        refused(&till.act(&till.row("6"), "confirm", &how), 422, "type_mismatch");
        let made = made_by(&till, &till.done(&out, "confirm", &how));
        assert_eq!((text(&made, "type"), &made["refund"], amounts(&made)),
            ("payment", &json!(true), ["6.00", "6.00", "0.00"].map(String::from)));
        till.assert_whole();
        let even = by(&[(&sold, "10"), (&note, "10")]);
        refused(&till.act(&till.row("5"), "confirm", &even), 422, "type_mismatch");
    }

    fn under_cash_accounting_each_document_of_a_row_counts_when_it_is_settled(place: &Place) {
        let till = Till::new(place);
        assert_eq!(till.ask("PATCH", "", &json!({ "vat_scheme": "cash" })).status, 200);
        let [sold, note] = [till.sold("100"), till.credit("30")];
        let row = till.row("40");
        let mut how = by(&[(&sold, "60"), (&note, "18")]);
        how["lines"] = lines(&till, &[("6700", "-2", "NV")]);
        till.done(&row, "confirm", &how);
        // 60.00 of 120.00, less 18.00 of 36.00.
        assert_eq!(boxes(&till), ["7.00", "0.00", "35.00", "0.00"]);
        till.assert_whole();
        till.done(&row, "unconfirm", &Value::Null);
        assert_eq!(boxes(&till), ["0.00", "0.00", "0.00", "0.00"]);
        till.assert_whole();
    }

    fn money_back_is_a_refund_straight_from_a_row_and_refusals_name_it(place: &Place) {
        let till = Till::new(place);
        let [sold, bought] = [till.sold("100"), till.bought("S-1", "100")];
        let out = till.row("-20");
        for (row, document) in [(&out, &sold), (&till.row("20"), &bought)] {
            let answer = till.act(row, "confirm", &by(&[(document, "20")]));
            refused(&answer, 422, "type_mismatch");
            assert!(answer.body.contains("with refund"), "{answer:?}");
        }
        let receivable = json!({ "account_id": till.desk.books.id("1200") });
        let answer = till.act(&out, "confirm", &receivable);
        refused(&answer, 422, "control_account");
        assert!(answer.body.contains("refund"), "{answer:?}");
        let details = refused(&till.act(&out, "confirm", &json!({ "refund": true })), 422, "not_coded");
        assert_eq!(details["field"], "contact_id");
        let nobody = json!({ "refund": true, "contact_id": "con_00000000000000000000000001" });
        let details = refused(&till.act(&out, "confirm", &nobody), 422, "unknown_reference");
        assert_eq!(details["field"], "contact_id");
        let wrong = json!({ "refund": true, "contact_id": till.desk.supplier });
        refused(&till.act(&out, "confirm", &wrong), 422, "contact_kind");
        let wrong = json!({ "refund": true, "allocations": allocations(&[(&bought, "20")]) });
        refused(&till.act(&out, "confirm", &wrong), 422, "type_mismatch");
        refused(&till.act(&out, "confirm", &json!({ "contact_id": till.desk.customer })), 422, "mixed_confirmation");
        // An overpayment goes back: both stay on the contact's account, and come to nothing.
        let paid = till.settled(till.receipt("140"), &[(&sold, "120")]);
        let back = json!({ "refund": true, "contact_id": till.desk.customer });
        let made = made_by(&till, &till.done(&out, "confirm", &back));
        assert_eq!((text(&made, "type"), &made["refund"], amounts(&made)),
            ("payment", &json!(true), ["20.00", "0.00", "20.00"].map(String::from)));
        assert_eq!((till.desk.books.balance("1200"), amounts(&till.look(&paid))[2].as_str()), ("0.00".into(), "20.00"));
        // A credit note, less what the bank took; and a supplier's refund of a row that says whose it is.
        let note = till.credit("50");
        let mut how = by(&[(&note, "60")]);
        (how["refund"], how["lines"]) = (json!(true), lines(&till, &[("6700", "-1.50", "NV")]));
        till.done(&till.row("-61.50"), "confirm", &how);
        assert_eq!(till.due(&note), ("0.00".into(), "paid".into()));
        let from = till.row("15");
        till.ask("PATCH", &format!("/bank-transactions/{from}"), &json!({ "contact_id": till.desk.supplier }));
        let made = made_by(&till, &till.done(&from, "confirm", &json!({ "refund": true })));
        assert_eq!((text(&made, "type"), &made["contact_id"]), ("receipt", &json!(till.desk.supplier)));
        till.assert_whole();
    }

    fn a_receipt_entered_by_hand_takes_no_credit_notes_off(place: &Place) {
        let till = Till::new(place);
        let [sold, note] = [till.sold("100"), till.credit("30")];
        let mut body = till.receipt("84");
        body["allocations"] = allocations(&[(&sold, "120"), (&note, "36")]);
        let details = refused(&till.ask("POST", "/settlements", &body), 422, "type_mismatch");
        assert_eq!(details["field"], "allocations[1].invoice_id");
        let made = till.made(&till.receipt("84"));
        let more = json!({ "allocations": body["allocations"] });
        refused(&till.ask("POST", &format!("{}/allocations", path(&made)), &more), 422, "type_mismatch");
    }
}
