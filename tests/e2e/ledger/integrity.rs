//! Whether the books are as they were posted, over HTTP.

use rustix::process::Signal;
use serde_json::{Value, json};

use super::support::Books;
use crate::daemon::Daemon;
use crate::place::on_both_databases;
use crate::support::Desk;

on_both_databases! {
    fn books_are_whole_and_a_head_that_was_kept_is_found_again(place: &Place) {
        let books = Books::new(place);
        let empty = books.get("/integrity").json()["data"].clone();
        assert_eq!(empty["ok"], true, "{empty}");
        assert_eq!(empty["head"], books.get("/ledger-head").json()["data"]);
        for day in ["2026-01-31", "2026-02-28", "2026-01-31"] {
            books.post(&books.journal(day, "5000", "1310", "12.34"));
        }
        let whole = books.get("/integrity").json()["data"].clone();
        assert_eq!(whole["ok"], true, "{whole}");
        assert_eq!(whole["entries"], 3);
        assert_eq!(whole["first_bad"], Value::Null);
        assert_eq!(whole["next"], Value::Null);
        let part = books.get("/integrity?entries_max=2").json()["data"].clone();
        assert_eq!(part["next"]["sequence"], 2);
        let hash = part["next"]["hash"].as_str().expect("a hash");
        let rest = format!("/integrity?after_sequence=2&after_hash={hash}");
        let rest = books.get(&rest).json()["data"].clone();
        assert_eq!(rest["ok"], true, "{rest}");
        assert_eq!(rest["next"], Value::Null);
        let wrong = format!("/integrity?after_sequence=3&after_hash={hash}");
        let wrong = books.get(&wrong).json()["data"].clone();
        assert_eq!(wrong["ok"], false);
        assert_eq!(wrong["first_bad"]["sequence"], 3);
    }

    fn where_to_begin_is_a_place_with_its_hash(place: &Place) {
        let books = Books::new(place);
        for query in [
            "after_sequence=1",
            "after_sequence=-1",
            "after_sequence=x&after_hash=00",
            "entries_max=0",
            "limit=1",
        ] {
            let answer = books.get(&format!("/integrity?{query}"));
            answer.assert_error(422, "invalid_request_format");
        }
        let hash = "0".repeat(64);
        let answer = books.get(&format!("/integrity?after_hash={hash}"));
        answer.assert_error(422, "invalid_request_format");
    }

    fn entries_are_chained_with_the_operators_key_and_no_daemon_starts_without_it(place: &Place) {
        const KEY: &str = "0123456789abcdef0123456789abcdef";
        let mut books = Books::new(place);
        let journal = books.journal("2026-01-31", "5000", "1310", "12.34");
        books.post(&journal);
        let stop = |books: &mut Books| {
            books.account.daemon.signal(Signal::TERM);
            assert_eq!(books.account.daemon.wait(), Some(0));
        };
        stop(&mut books);
        let serve = [&["serve", "--listen", "127.0.0.1:0"], &place.arguments()[..]].concat();
        let serve_with = |key: Option<&str>| {
            let desk = Desk::new();
            let mut command = desk.command(&serve);
            command.envs(key.map(|key| ("TIEOUT_LEDGER_KEY", key)));
            command.output().expect("the program runs")
        };
        // A key that is new to books seals them when the operator says so.
        let ran = serve_with(Some(KEY));
        assert_eq!(ran.status.code(), Some(2), "{ran:?}");
        assert!(String::from_utf8_lossy(&ran.stderr).contains("tieout db seal"), "{ran:?}");
        place.seal(KEY);
        books.account.daemon = Daemon::start_as(place, &[], |mut command| {
            command.env("TIEOUT_LEDGER_KEY", KEY);
            command
        });
        books.post(&journal);
        let seen = books.get("/integrity").json()["data"].clone();
        assert_eq!((&seen["ok"], &seen["keyed_from"]), (&json!(true), &json!(2)), "{seen}");
        stop(&mut books);
        for (key, words) in [
            (None, "set TIEOUT_LEDGER_KEY"),
            (Some("another key of 32 bytes, or some more"), "not the key of this ledger"),
            (Some("short"), "at least 32 bytes long"),
        ] {
            let ran = serve_with(key);
            assert_eq!(ran.status.code(), Some(2), "{ran:?}");
            assert!(String::from_utf8_lossy(&ran.stderr).contains(words), "{ran:?}");
        }
        let doctor = Desk::new().run(&[&["doctor", "--json"], &place.arguments()[..]].concat()).json();
        let of_key = |finding: &&serde_json::Value| finding["check"] == "ledger key";
        let found = doctor.as_array().expect("a list").iter().find(of_key).expect("a finding");
        assert_eq!(found["status"], "problem", "{found}");
        // Where the key is lost.
        books.account.daemon = Daemon::start(place, &["--without-ledger-key"]);
        assert_eq!(books.balance("5000"), "24.68");
        let exported = books.get("/export?format=json");
        assert_eq!(exported.status, 200, "{exported:?}");
        let refused = books.ask("POST", "/journals", &journal);
        refused.assert_error(503, "busy");
        assert!(refused.body.contains("a key that this program was not given"), "{refused:?}");
        assert_eq!(books.balance("5000"), "24.68");
    }

    fn someone_else_learns_nothing_of_the_books(place: &Place) {
        let books = Books::new(place);
        let other = books.stranger(place);
        for below in ["/integrity", "/export?format=hledger"] {
            let path = format!("{}{below}", books.path);
            books.account.daemon.get(&path, &other.key).assert_error(404, "not_found");
        }
    }
}
