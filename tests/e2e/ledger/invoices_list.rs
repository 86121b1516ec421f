//! Invoices and credit notes, found.

use serde_json::{Value, json};

use super::banking::text;
use super::invoicing::Desk;
use super::settling::Till;
use crate::place::{Place, on_both_databases};

/// Documents of every kind and status, known by their references.
fn filled(place: &Place) -> Desk<'_> {
    let till = Till::new(place);
    let desk = &till.desk;
    let dated = |mut body: Value, reference: &str, issued: &str, due: &str| {
        body["reference"] = json!(reference);
        (body["issue_date"], body["due_date"]) = (json!(issued), json!(due));
        body
    };
    let sale = |reference: &str, issued: &str, due: &str| {
        dated(desk.sale("100", "ST"), reference, issued, due)
    };
    desk.made(&sale("late", "2020-01-01", "2020-01-31"));
    let part = desk.made(&sale("part", "2020-01-02", "2020-01-31"));
    let paid = desk.made(&sale("paid", "2020-01-03", "2020-01-31"));
    till.settled(till.receipt("120.01"), &[(&part, "0.01"), (&paid, "120")]);
    desk.made(&sale("open", "2020-01-04", "9999-12-31"));
    let mut draft = sale("draft", "2020-01-05", "2020-01-31");
    draft["issue"] = json!(false);
    desk.made(&draft);
    let void = desk.made(&sale("void", "2020-01-06", "2020-01-31"));
    desk.done(&void, "void", &Value::Null);
    let mut credit = sale("credit", "2020-01-07", "2020-01-31");
    credit["kind"] = json!("credit_note");
    credit["notes"] = json!("Café 100%");
    desk.made(&credit);
    desk.made(&dated(desk.purchase("S_7", "50", "ST"), "bought", "2020-01-07", "2020-01-31"));
    till.desk
}

on_both_databases! {
    fn documents_are_found_by_what_they_are_and_how_they_stand(place: &Place) {
        let desk = filled(place);
        let found = |query: &str| -> Vec<String> {
            let listed = desk.books.get(&format!("/invoices{query}")).json();
            let documents = listed["data"].as_array().expect("documents");
            assert_eq!(listed["pagination"]["count"], documents.len());
            for document in documents {
                // As it is shown by itself, but for its lines.
                let mut whole = desk.look(document);
                whole.as_object_mut().expect("a document").remove("lines");
                assert_eq!(*document, whole);
            }
            documents.iter().map(|document| text(document, "reference").to_owned()).collect()
        };
        let all = ["bought", "credit", "void", "draft", "open", "paid", "part", "late"];
        assert_eq!(found(""), all);
        assert_eq!(found("?type=purchase"), ["bought"]);
        assert_eq!(found("?type=sales"), all[1..]);
        assert_eq!(found("?kind=credit_note"), ["credit"]);
        assert_eq!(found("?kind=invoice&type=sales"), all[2..]);
        assert_eq!(found("?status=draft"), ["draft"]);
        assert_eq!(found("?status=issued"), ["bought", "credit", "open", "late"]);
        assert_eq!(found("?status=part_paid"), ["part"]);
        assert_eq!(found("?status=paid"), ["paid"]);
        assert_eq!(found("?status=void"), ["void"]);
        assert_eq!(found("?overdue=true"), ["bought", "part", "late"]);
        assert_eq!(found("?overdue=true&type=sales"), ["part", "late"]);
        assert_eq!(found("?overdue=false"), ["credit", "void", "draft", "open", "paid"]);
        assert_eq!(found("?date_from=2020-01-06"), ["bought", "credit", "void"]);
        assert_eq!(found("?date_to=2020-01-02"), ["part", "late"]);
        assert_eq!(found("?date_from=2020-01-03&date_to=2020-01-04"), ["open", "paid"]);
        assert_eq!(found(&format!("?contact_id={}", desk.supplier)), ["bought"]);
        assert_eq!(found(&format!("?contact_id={}&status=void", desk.customer)), ["void"]);
        assert_eq!(found("?contact_id=con_00000000000000000000000001"), [""; 0]);
        assert_eq!(found("?number=INV-0002"), ["part"]);
        assert_eq!(found("?number=INV-000"), [""; 0]);
        assert_eq!(found("?search=inv-000"), ["void", "open", "paid", "part", "late"]);
        assert_eq!(found("?search=_"), ["bought"]);
        assert_eq!(found("?search=CAF%C3%89"), ["credit"]);
        assert_eq!(found("?search=PA&status=paid"), ["paid"]);
        assert_eq!(found("?limit=2&offset=1"), ["credit", "void"]);
        assert_eq!(desk.books.get("/invoices?limit=2").json()["pagination"],
            json!({ "limit": 2, "offset": 0, "count": 2, "total": 8 }));
        let statuses = desk.books.get("/invoices?type=sales&kind=invoice").json();
        let statuses: Vec<_> = statuses["data"].as_array().expect("documents").iter()
            .map(|document| format!("{} {} {}", text(document, "status"), document["overdue"], document["amount_due"]))
            .collect();
        assert_eq!(statuses, ["void false 0.0", "draft false 120.0", "issued false 120.0", "paid false 0.0",
            "part_paid true 119.99", "issued true 120.0"]);
    }

    fn filters_together_find_what_each_of_them_finds(place: &Place) {
        let desk = filled(place);
        let listed = |query: &str| desk.books.get(&format!("/invoices?{query}")).json();
        let ids = |listed: &Value| -> Vec<String> {
            let documents = listed["data"].as_array().expect("documents");
            documents.iter().map(|document| text(document, "id").to_owned()).collect()
        };
        let customer = format!("contact_id={}", desk.customer);
        let filters: [&[&str]; 6] = [
            &["", "type=sales", "type=purchase"],
            &["", "kind=invoice", "kind=credit_note"],
            &["", "status=draft", "status=issued", "status=part_paid", "status=paid", "status=void"],
            &["", "overdue=true", "overdue=false"],
            &["", "date_from=2020-01-03"],
            &["", &customer, "search=inv-000", "number=INV-0002"],
        ];
        let all = ids(&listed(""));
        let found: Vec<Vec<Vec<String>>> = filters.iter()
            .map(|choices| choices.iter().map(|one| ids(&listed(one))).collect())
            .collect();
        let count: usize = filters.iter().map(|choices| choices.len()).product();
        for mut number in 0..count {
            let (mut query, mut expected) = (String::from("offset=1&limit=2"), all.clone());
            for (choices, found) in filters.iter().zip(&found) {
                let choice = number % choices.len();
                number /= choices.len();
                if !choices[choice].is_empty() {
                    query = format!("{query}&{}", choices[choice]);
                }
                expected.retain(|id| found[choice].contains(id));
            }
            let part = listed(&query);
            let page: Vec<String> = expected.iter().skip(1).take(2).cloned().collect();
            assert_eq!(ids(&part), page, "{query}");
            let counts = json!({ "limit": 2, "offset": 1, "count": page.len(), "total": expected.len() });
            assert_eq!(part["pagination"], counts, "{query}");
        }
    }

    fn what_no_filter_is_is_refused(place: &Place) {
        let desk = Desk::new(place);
        for query in ["?type=x", "?kind=x", "?status=open", "?overdue=1", "?date_from=2020-02-30", "?contact_id=x",
            "?number=", "?search=", "?x=1", "?limit=0", "?limit=201", "?offset=-1", "?type=sales&type=sales"] {
            desk.books.get(&format!("/invoices{query}")).assert_error(422, "invalid_request_format");
        }
    }
}
