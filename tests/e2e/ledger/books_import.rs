//! Books exported, and imported as a new organisation.

use serde_json::{Value, json};

use super::support::{Books, refused};
use crate::daemon::Answer;
use crate::place::on_both_databases;
use crate::support::Desk;

/// The export itself.
fn exported(books: &Books<'_>, path: &str) -> Value {
    let path = format!("{path}/export?format=json");
    let headers = format!("X-API-Key: {}\r\nAccept: text/plain\r\n", books.key);
    let answer = books.account.daemon.send("GET", &path, &headers, "");
    assert_eq!(answer.status, 200, "{answer:?}");
    serde_json::from_str(&answer.body).expect("JSON")
}

fn import(books: &Books<'_>, document: &Value) -> Answer {
    let headers = format!("X-API-Key: {}\r\nContent-Type: application/json\r\n", books.key);
    let path = "/api/v1/ledger/organisations/import";
    books.account.daemon.send("POST", path, &headers, &document.to_string())
}

/// Books with an invoice, money for a part of it, a filed return and a closed period.
fn kept(books: &Books<'_>) {
    let customer =
        books.data(201, "/contacts", &json!({ "kind": "customer", "name": "Birch & Co" }));
    let bank = books.data(201, "/bank-accounts", &json!({ "name": "Current" }));
    let invoice = json!({
        "type": "sales", "contact_id": customer["id"], "issue_date": "2026-01-10",
        "lines": [{ "description": "Oak", "unit_price": 100, "account_id": books.id("4000"), "vat_code": "ST" }],
    });
    let invoice = books.data(201, "/invoices", &invoice);
    let receipt = json!({
        "type": "receipt", "contact_id": customer["id"], "bank_account_id": bank["id"], "date": "2026-02-01",
        "amount": 50, "allocations": [{ "invoice_id": invoice["id"], "amount": 50 }],
    });
    books.data(201, "/settlements", &receipt);
    let made = books.data(
        201,
        "/vat-returns",
        &json!({ "date_from": "2026-01-01", "date_to": "2026-03-31" }),
    );
    let one = format!("/vat-returns/{}", made["id"].as_str().expect("an id"));
    books.data(200, &format!("{one}/finalise"), &json!({}));
    books.data(200, &format!("{one}/file"), &json!({ "filed_at": "2026-04-20T10:00:00Z" }));
}

on_both_databases! {
    fn an_export_becomes_a_new_organisation_with_the_same_reports(place: &Place) {
        let books = Books::with_vat(place);
        kept(&books);
        let answer = import(&books, &exported(&books, &books.path));
        assert_eq!(answer.status, 201, "{answer:?}");
        let made = answer.json()["data"].clone();
        assert_eq!((&made["name"], &made["role"]), (&json!("Acorn Ltd"), &json!("owner")));
        let path = format!("/api/v1/ledger/organisations/{}", made["id"].as_str().expect("an id"));
        assert_ne!(path, books.path);
        let get = |path: &str, below: &str| {
            let headers = format!("X-API-Key: {}\r\n", books.key);
            let answer = books.account.daemon.send("GET", &format!("{path}{below}"), &headers, "");
            assert_eq!(answer.status, 200, "{below} {answer:?}");
            answer.json()
        };
        for report in ["trial-balance", "vat-return", "aged-receivables", "balance-sheet", "profit-and-loss", "cash-flow"] {
            let range = match report {
                "vat-return" | "profit-and-loss" | "cash-flow" => "date_from=2026-01-01&date_to=2026-03-31",
                _ => "as_at=2026-03-31",
            };
            let below = format!("/reports/{report}?{range}");
            let without_ids = |text: String| {
                let mut parts = text.split('"').map(str::to_owned).collect::<Vec<_>>();
                parts.retain(|part| part.len() != 30 || part.as_bytes().get(3) != Some(&b'_'));
                parts
            };
            let [was, is] = [&*books.path, &path].map(|path| without_ids(get(path, &below)["data"].to_string()));
            assert_eq!(was, is, "{report}");
        }
        let returns = get(&path, "/vat-returns")["data"].clone();
        assert_eq!(returns[0]["status"], "filed_elsewhere");
        assert_eq!(get(&path, "/vat-returns?status=filed_elsewhere")["pagination"]["total"], 1);
        assert_eq!(get(&path, "/vat-returns?status=filed")["pagination"]["total"], 0);
        assert_eq!(get(&path, "/members")["pagination"]["total"], 1);
        assert_eq!(get(&path, "/integrity")["data"]["ok"], true);
        let events = get(&path, "/audit-events?action=organisation.import")["data"].clone();
        let head = get(&books.path, "/ledger-head")["data"].clone();
        assert_eq!(events[0]["to"]["source"]["head"], head);
        assert_eq!(events[0]["id"], 1);
    }

    fn a_document_that_is_not_whole_is_refused_with_the_path_of_the_fault(place: &Place) {
        let books = Books::with_vat(place);
        kept(&books);
        let document = exported(&books, &books.path);
        let changed = |path: &str, value: Value| {
            let mut document = document.clone();
            *document.pointer_mut(path).expect("a place") = value;
            import(&books, &document)
        };
        for (path, value, field) in [
            ("/format", json!("other"), "format"),
            ("/contacts/0/name", json!(7), "contacts[0].name"),
            ("/invoices/0/contact_id", json!("con_00000000000000000000000001"), "invoices[0].contact_id"),
            ("/journals/0/lines/0/debit", json!(1), "journals[0].lines"),
        ] {
            let answer = changed(path, value);
            answer.assert_error(422, "invalid_request_format");
            assert_eq!(answer.json()["error"]["details"]["issues"][0]["field"], field, "{answer:?}");
        }
        let error = refused(&changed("/invoices/0/paid", json!(10.0)), 422, "books_not_whole");
        assert_eq!(error["field"], "invoices[0]");
        let organisations = books.account.daemon.send(
            "GET", "/api/v1/ledger/organisations", &format!("X-API-Key: {}\r\n", books.key), "");
        assert_eq!(organisations.json()["data"].as_array().map(Vec::len), Some(1));
    }

    fn the_command_line_exports_and_imports(place: &Place) {
        let books = Books::with_vat(place);
        kept(&books);
        let desk = Desk::new();
        let ask = |args: &[&str]| {
            let ran = books.account.ask_as(&desk, args, &books.key);
            assert_eq!(ran.code, Some(0), "{args:?} {ran:?}");
            ran.stdout
        };
        ask(&["ledger", "export", "--format", "json", "-o", "books.json"]);
        let made: Value = serde_json::from_str(&ask(&["ledger", "import", "books.json", "--json"])).expect("JSON");
        let id = made["id"].as_str().expect("an id").to_owned();
        assert!(ask(&["ledger", "integrity", "--org", &id]).contains("entries"));
        let desk = desk.file("none.json", "{ \"format\": 1 }");
        let ran = books.account.ask_as(&desk, &["ledger", "import", "none.json"], &books.key);
        assert_ne!(ran.code, Some(0), "{ran:?}");
        let desk = desk.file("large.json", format!("\"{}\"", "x".repeat(25_000_000)));
        let ran = books.account.ask_as(&desk, &["ledger", "import", "large.json"], &books.key);
        assert!(ran.stderr.contains("a daemon accepts at most 25000000"), "{ran:?}");
    }
}
