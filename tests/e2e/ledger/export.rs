//! The books as text for other programs.

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

    fn an_export_is_for_one_of_the_programs_there_are(place: &Place) {
        let books = Books::new(place);
        for query in ["", "?format=", "?format=gnucash", "?format=hledger&format=hledger"] {
            let answer = books.get(&format!("/export{query}"));
            answer.assert_error(422, "invalid_request_format");
        }
    }
}
