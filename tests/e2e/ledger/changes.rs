//! Changes in order: what a program that keeps a copy of the books reads.

use serde_json::{Value, json};

use super::banking::text;
use super::invoicing::{Desk, path};
use super::settling::Till;
use crate::place::on_both_databases;

/// The changes that a query gives.
#[track_caller]
fn changes(desk: &Desk<'_>, query: &str) -> Vec<Value> {
    let answer = desk.books.get(&format!("/changes{query}"));
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["data"].as_array().expect("changes").clone()
}

/// The number of the last one.
fn last(changes: &[Value]) -> i64 {
    changes.last().and_then(|change| change["sequence"].as_i64()).unwrap_or(0)
}

on_both_databases! {
    fn changes_come_in_order_from_where_a_program_stopped(place: &Place) {
        let till = Till::new(place);
        let desk = &till.desk;
        let before = last(&changes(desk, "?limit=1000"));
        let mut body = desk.sale("100", "ST");
        body["issue"] = json!(false);
        let draft = desk.made(&body);
        desk.done(&draft, "issue", &Value::Null);
        let receipt = till.settled(till.receipt("50"), &[(&draft, "20")]);
        let journal = desk.books.post(&desk.books.journal("2026-03-02", "6000", "1300", "5"));
        let contact = json!({ "kind": "customer", "name": "Elm" });
        let contact = text(&desk.books.data(201, "/contacts", &contact), "id").to_owned();
        assert_eq!(desk.books.ask("DELETE", &format!("/contacts/{contact}"), &Value::Null).status, 200);
        let listed = changes(desk, &format!("?after={before}"));
        let told: Vec<_> = listed.iter().map(|change| {
            let [action, kind, id] = ["action", "object_type", "object_id"].map(|key| text(change, key));
            (action.to_owned(), kind.to_owned(), id.to_owned(), change["version"].clone())
        }).collect();
        let [draft_id, receipt_id, journal_id] = [&draft, &receipt, &journal].map(|object| text(object, "id"));
        let expected = [
            ("invoice.create", "invoice", draft_id, json!(1)),
            ("invoice.issue", "invoice", draft_id, json!(2)),
            ("settlement.create", "settlement", receipt_id, receipt["version"].clone()),
            ("journal.post", "journal", journal_id, Value::Null),
            ("contact.create", "contact", &*contact, json!(1)),
            ("contact.delete", "contact", &*contact, Value::Null),
        ].map(|(action, kind, id, version)| (action.to_owned(), kind.to_owned(), id.to_owned(), version));
        assert_eq!(told, expected);
        // Whatever the pages, the same changes, each once and without gaps.
        let (mut paged, mut after) = (Vec::new(), before);
        loop {
            let page = changes(desk, &format!("?after={after}&limit=4"));
            if page.is_empty() {
                break;
            }
            after = last(&page);
            paged.extend(page);
        }
        assert_eq!(paged, listed);
        let numbers: Vec<_> = listed.iter().filter_map(|change| change["sequence"].as_i64()).collect();
        assert_eq!(numbers, (before + 1..=before + 6).collect::<Vec<_>>());
        // They are the audit events, turned round.
        let events = desk.books.get("/audit-events?limit=6").json();
        let events = events["data"].as_array().expect("events").iter().rev();
        for (event, change) in events.zip(&listed) {
            assert_eq!((&event["id"], &event["at"], &event["action"]),
                (&change["sequence"], &change["at"], &change["action"]));
        }
        assert_eq!(desk.books.get(&path(&draft)).status, 200);
    }

    fn changes_are_members_alone_and_their_query_is_checked(place: &Place) {
        let desk = Desk::new(place);
        let stranger = desk.books.stranger(place);
        desk.books.ask_as(&stranger.key, "GET", "/changes", &Value::Null).assert_error(404, "not_found");
        for query in ["after=-1", "after=x", "limit=0", "limit=1001", "offset=1"] {
            desk.books.get(&format!("/changes?{query}")).assert_error(422, "invalid_request_format");
        }
        assert_eq!(changes(&desk, "?after=9223372036854775807"), Vec::<Value>::new());
        let theirs = changes(&desk, "?limit=1");
        assert_eq!((last(&theirs), &theirs[0]["object_type"]), (1, &json!("organisation")));
    }
}
