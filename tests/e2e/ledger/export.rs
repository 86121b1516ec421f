//! The books as text for other programs.

use serde_json::{Value, json};

use super::support::Books;
use crate::place::on_both_databases;

on_both_databases! {
    fn the_export_has_every_account_and_every_entry(place: &Place) {
        let books = Books::new(place);
        books.post(&books.journal("2026-01-31", "5000", "1310", "12.34"));
        let hledger = books.get("/export?format=hledger").json()["data"].clone();
        assert_eq!(hledger["format"], "hledger");
        let text = hledger["content"].as_str().expect("a text");
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines.contains(&"commodity 1000.00 GBP"), "{text}");
        assert!(lines.contains(&"2026-01-31 * (1) A journal"), "{text}");
        assert!(lines.contains(&"    Assets:1310 Petty cash  -12.34 GBP"), "{text}");
        let beancount = books.get("/export?format=beancount").json()["data"].clone();
        let text = beancount["content"].as_str().expect("a text");
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines.contains(&"2026-01-31 open Assets:1310-Petty-cash GBP"), "{text}");
        assert!(lines.contains(&"2026-01-31 * \"A journal\""), "{text}");
        assert!(lines.contains(&"    Assets:1310-Petty-cash  -12.34 GBP"), "{text}");
    }

    fn the_text_itself_is_had_by_asking_for_text(place: &Place) {
        let books = Books::new(place);
        books.post(&books.journal("2026-01-31", "5000", "1310", "12.34"));
        let path = format!("{}/export?format=hledger", books.path);
        let headers = format!("X-API-Key: {}\r\nAccept: text/plain\r\n", books.key);
        let plain = books.account.daemon.send("GET", &path, &headers, "");
        assert_eq!(plain.status, 200, "{plain:?}");
        assert_eq!(plain.header("content-type"), Some("text/plain; charset=utf-8"));
        let whole = books.get("/export?format=hledger").json()["data"].clone();
        assert_eq!(plain.body, whole["content"].as_str().expect("a text"));
        let name = whole["filename"].as_str().expect("a name").to_owned();
        let disposition = format!("attachment; filename=\"{name}\"");
        assert_eq!(plain.header("content-disposition"), Some(&*disposition));
    }

    fn as_rows_and_as_a_document_the_export_has_everything_there_is_of_an_entry(place: &Place) {
        let books = Books::with_vat(place);
        let mut journal = books.journal("2026-01-31", "6200", "1310", "120");
        journal["description"] = json!("=cmd(), \"x\"");
        journal["lines"][0]["vat_code"] = json!("ST");
        let posted = books.post(&journal);
        let whole = books.get("/export?format=csv").json()["data"].clone();
        assert!(whole["filename"].as_str().and_then(|name| name.split('.').next_back()) == Some("csv"), "{whole}");
        let path = format!("{}/export?format=csv", books.path);
        let headers = format!("X-API-Key: {}\r\nAccept: text/csv\r\n", books.key);
        let file = books.account.daemon.send("GET", &path, &headers, "");
        assert_eq!(file.header("content-type"), Some("text/csv; charset=utf-8"));
        assert_eq!(Some(&*file.body), whole["content"].as_str());
        let lines: Vec<&str> = file.body.lines().collect();
        assert_eq!(lines.len(), 4, "{file:?}");
        let [id, hash] = ["id", "hash"].map(|key| posted[key].as_str().expect("a text"));
        let begins = format!("1,{id},2026-01-31,\"'=cmd(), \"\"x\"\"\",,,manual,,1,");
        assert!(lines[1].starts_with(&begins), "{}", lines[1]);
        assert!(lines[1].contains(",6200,Telephone and internet,EXPENSE,100.00,0.00,GBP,,ST,20.00,false,"), "{}", lines[1]);
        assert!(lines[1].ends_with(&format!(",{hash},input,,0.00")), "{}", lines[1]);
        let document = books.get("/export?format=json").json()["data"]["content"].clone();
        let document: Value = serde_json::from_str(document.as_str().expect("a text")).expect("JSON");
        assert_eq!((&document["organisation"], &document["currency"]), (&json!("Acorn Ltd"), &json!("GBP")));
        let journal = &document["journals"][0];
        for key in ["id", "sequence", "entry_date", "description", "source", "total", "hash", "created_at"] {
            assert_eq!(journal[key], posted[key], "{key}");
        }
        for (line, of) in journal["lines"].as_array().expect("lines").iter().zip(posted["lines"].as_array().expect("lines")) {
            for key in ["account_id", "account_code", "debit", "credit", "memo", "vat_code", "vat_amount", "vat_side", "vat_kind", "vat_in_cost", "generated"] {
                assert_eq!(line[key], of[key], "{key}");
            }
        }
    }

    fn an_export_is_for_one_of_the_programs_there_are(place: &Place) {
        let books = Books::new(place);
        for query in ["", "?format=", "?format=gnucash", "?format=CSV", "?format=hledger&format=hledger"] {
            let answer = books.get(&format!("/export{query}"));
            answer.assert_error(422, "invalid_request_format");
        }
    }
}
