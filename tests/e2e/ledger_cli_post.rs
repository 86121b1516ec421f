//! `tieout journals post`, against the real daemon and one that answers what it is told to.

#![cfg(unix)]

use std::fmt::Write as _;
use std::process::Stdio;

use serde_json::{Value, json};

use crate::ledger::support::{Books, money};
use crate::place::on_both_databases;
use crate::scripted::{Answer, Scripted};
use crate::support::{Desk, Ran};

const HEAD: &str = "reference,date,description,account,debit,credit,memo,vat_code\n";

const TWO: &str = "reference,date,description,account,debit,credit,memo,vat_code\n\
    J1,2026-01-31,Rent January,6100,1000,,Unit 6,\n\
    J1,2026-01-31,Rent January,1300,,1000.00,,\n\
    J2,2026-02-03,Printer paper,6200,120.50,,,ST\n\
    J2,,,1300,,120.50,,\n";

/// Runs a command with the key of the books.
fn ask(books: &Books<'_>, desk: &Desk, args: &[&str]) -> Ran {
    books.account.ask_as(desk, args, &books.key)
}

/// Posts a file and gives what is said of it in JSON.
#[track_caller]
fn post(books: &Books<'_>, desk: &Desk, args: &[&str]) -> Value {
    let ran = ask(books, desk, &[&["journals", "post", "--json"], args].concat());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    ran.json()
}

/// Posts a file that is refused with this exit code; gives what is said.
#[track_caller]
fn refused(books: &Books<'_>, file: &str, args: &[&str], code: i32) -> String {
    let desk = Desk::new().file("j.csv", file);
    let ran = ask(books, &desk, &[&["journals", "post", "j.csv"], args].concat());
    ran.refused(code).to_owned()
}

/// How many journals are in the books.
fn count(books: &Books<'_>) -> u64 {
    books.get("/ledger-head").json()["data"]["sequence"].as_u64().expect("a number")
}

/// So many journals of two legs.
fn many(count: u32) -> String {
    let mut file = HEAD.to_owned();
    for at in 1..=count {
        let day = at % 28 + 1;
        _ = writeln!(file, "J{at},2026-01-{day:02},Sale {at},1300,{at}.25,,,");
        _ = writeln!(file, "J{at},2026-01-{day:02},Sale {at},4000,,{at}.25,,");
    }
    file
}

on_both_databases! {
    fn where_there_is_no_account_for_vat_the_command_that_makes_one_is_named(place: &Place) {
        let said = refused(&Books::new(place), TWO, &[], 3);
        assert!(said.contains("tieout ledger accounts create --code 2250"), "{said}");
    }

    fn the_first_and_the_last_place_are_those_of_the_books_not_of_the_file(place: &Place) {
        let books = Books::new(place);
        let file = many(1001);
        let desk = Desk::new().file("a.csv", file.replace("J1,", "J0,")).file("b.csv", file);
        post(&books, &desk, &["a.csv"]);
        let more = post(&books, &desk, &["b.csv", "--skip-posted"]);
        assert_eq!((&more["posted"], &more["already_posted"]), (&json!(1), &json!(1000)));
        assert_eq!((&more["first_sequence"], &more["last_sequence"]), (&json!(1001), &json!(1002)));
    }

    fn another_currency_is_refused_by_its_line_and_a_column_of_vat_is_not_left_out(place: &Place) {
        let books = Books::with_vat(place);
        let head = "reference,date,description,account,debit,credit,Currency,Project\n";
        let leg = |side: &str, currency: &str| format!("J1,2026-01-31,Rent,{side},{currency},Barn\n");
        let euros = format!("{head}{}{}", leg("6100,10,", "EUR"), leg("1300,,10", "EUR"));
        let said = refused(&books, &euros, &[], 3);
        assert!(said.contains("line 2, column \"Currency\": \"EUR\"") && said.contains("GBP"), "{said}");
        let mixed = format!("{head}{}{}", leg("6100,10,", "GBP"), leg("1300,,10", "USD"));
        let said = refused(&books, &mixed, &[], 3);
        assert!(said.contains("line 3, column \"Currency\": \"USD\" is another currency than GBP"), "{said}");
        let good = format!("{head}{}{}", leg("6100,10,", "gbp"), leg("1300,,10", ""));
        let desk = Desk::new().file("j.csv", good);
        let ran = ask(&books, &desk, &["journals", "post", "j.csv"]);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(ran.stderr.contains("note: j.csv: column \"Project\" is not read\n"), "{ran:?}");
        for name in ["Tax", "VAT Rate", "Tax Type"] {
            let file = format!("reference,date,description,account,debit,credit,{name}\nJ2,2026-01-31,Rent,6100,10,,ST\n");
            let said = refused(&books, &file, &[], 3);
            let words = format!("line 1, column \"{name}\": speaks of VAT, and is not read");
            assert!(said.contains(&words) && said.contains("--map vat_code="), "{said}");
        }
        let tax = "reference,date,description,account,debit,credit,Tax\nJ2,2026-01-31,Paper,6200,12,,ST\nJ2,,,1300,,12,\n";
        let posted = post(&books, &Desk::new().file("j.csv", tax), &["j.csv", "--map", "vat_code=Tax"]);
        assert_eq!((&posted["posted"], books.balance("2250")), (&json!(1), "2.00".to_owned()));
    }

    fn the_journals_of_a_file_are_posted_and_twice_is_as_once(place: &Place) {
        let books = Books::with_vat(place);
        let desk = Desk::new().file("j.csv", TWO);
        let first = post(&books, &desk, &["j.csv"]);
        let counted = json!([first["journals"], first["lines"], first["total"], first["posted"]]);
        assert_eq!(counted, json!([2, 4, "1120.50", 2]));
        assert_eq!((&first["first_sequence"], &first["last_sequence"]), (&json!(1), &json!(2)));
        let again = post(&books, &desk, &["j.csv"]);
        assert_eq!((&again["posted"], &again["already_posted"]), (&json!(0), &json!(2)));
        assert_eq!(again["last_sequence"], 2);
        assert_eq!(count(&books), 2);
        assert_eq!(books.balance("2250"), "20.08");
        let journals = books.get("/journals").json()["data"].clone();
        assert_eq!(journals[1]["external_id"], "J1");
        assert_eq!(journals[1]["lines"][0]["memo"], "Unit 6");
    }

    fn a_journal_that_was_posted_before_is_named_or_left_out_if_asked(place: &Place) {
        let books = Books::with_vat(place);
        let mut journal = books.journal("2026-01-31", "6100", "1300", "1000");
        journal["external_id"] = json!("J1");
        books.post(&journal);
        let said = refused(&books, TWO, &[], 6);
        assert!(said.starts_with("error: j.csv line 2, column \"reference\": "), "{said}");
        assert!(said.contains("hint: already posted by an earlier run? --skip-posted"), "{said}");
        assert_eq!(count(&books), 1, "the other is not posted either");
        let desk = Desk::new().file("j.csv", TWO);
        let ran = ask(&books, &desk, &["journals", "post", "j.csv", "--json"]);
        let details: Value = serde_json::from_str(ran.refused(6)).expect("JSON");
        let details = &details["error"]["details"];
        assert_eq!((&details["reason"], &details["line"]), (&json!("duplicate_external_id"), &json!(2)));
        let rest = post(&books, &desk, &["j.csv", "--skip-posted"]);
        assert_eq!((&rest["posted"], &rest["already_posted"]), (&json!(1), &json!(1)));
        let again = post(&books, &desk, &["j.csv", "--skip-posted"]);
        assert_eq!(count(&books), 2, "{again}");
        let given = post(&books, &desk, &["j.csv", "--external-ids", "given"]);
        assert_eq!((&given["posted"], count(&books)), (&json!(2), 4));
    }

    fn a_dry_run_finds_what_the_books_would_refuse_and_posts_nothing(place: &Place) {
        let books = Books::new(place);
        let archived = format!("/accounts/{}", books.id("6300"));
        assert_eq!(books.ask("PATCH", &archived, &json!({"status": "archived"})).status, 200);
        books.data(200, "/period-lock", &json!({"lock_date": "2025-12-31", "reason": "year end"}));
        let bank = "J,2026-01-31,x,1300,,5,,\n";
        for (row, words) in [
            ("J,2026-01-31,x,9999,5,,,", r#"line 2, column "account": "9999" is not an account"#),
            ("J,2026-01-31,x,6300,5,,,", r#"line 2, column "account": account 6300 is archived"#),
            ("J,2026-01-31,x,1200,5,,,", r#"line 2, column "account": account 1200 is a control"#),
            ("J,2026-01-31,x,6100,5,,,ST", "line 2: A VAT Control account is required"),
            ("J,2026-01-31,x,6100,4,,,", "line 2: debits 4.00 and credits 5.00 differ by 1.00"),
            ("J,2026-01-31,x,6100,5,5,,", "line 2: must have one positive value"),
            ("J,2026-01-31,x,6100,,,,", "line 2: must have one positive value"),
        ] {
            for more in [&["--dry-run"][..], &[]] {
                let said = refused(&books, &format!("{HEAD}{row}\n{bank}"), more, 3);
                assert!(said.contains(words), "{said}");
            }
        }
        let locked = format!("{HEAD}J,2025-12-31,x,6100,5,,,\nJ,2025-12-31,x,1300,,5,,\n");
        let said = refused(&books, &locked, &["--dry-run"], 3);
        let words = r#"column "date": "2025-12-31" is in the locked period, which ends on 2025-12-31"#;
        assert!(said.contains(words), "{said}");
        let good = Desk::new().file("j.csv", format!("{HEAD}J,2026-01-31,x,6100,5,,,\n{bank}"));
        let checked = post(&books, &good, &["j.csv", "--dry-run"]);
        assert_eq!((&checked["dry_run"], &checked["posted"]), (&json!(true), &json!(0)));
        assert_eq!(count(&books), 0);
    }

    fn vat_codes_of_ones_own_are_known_before_anything_is_posted(place: &Place) {
        let books = Books::with_vat(place);
        let code = json!({"code": "CAR-50", "name": "Leased cars", "rate": 20, "recoverable_percent": 50, "effective_from": "2026-02-01"});
        assert_eq!(books.ask("POST", "/tax-codes", &code).status, 201);
        let leased = |day: &str| {
            format!("{HEAD}J1,{day},Lease,6200,120.00,,,CAR-50\nJ1,{day},Lease,1300,,120.00,,\n")
        };
        let said = refused(&books, &leased("2026-01-31"), &["--dry-run"], 3);
        assert!(said.contains("line 2, column \"vat_code\"") && said.contains("in force from 2026-02-01"), "{said}");
        let desk = Desk::new().file("j.csv", leased("2026-02-01"));
        assert_eq!(post(&books, &desk, &["j.csv"])["posted"], 1);
        let vat = books.get("/reports/vat-return?date_from=2026-01-01&date_to=2026-03-31").json();
        assert_eq!(money(&vat["data"]["boxes"]["4"]), "10.00", "{vat}");
    }

    fn a_file_with_one_fault_posts_nothing_of_it(place: &Place) {
        let books = Books::new(place);
        let mut file = many(1_500);
        file.push_str("J9999,2026-01-31,x,4000,1,,,\n");
        let said = refused(&books, &file, &[], 3);
        assert!(said.starts_with("error: j.csv line 3002: a journal has at least two lines"), "{said}");
        assert_eq!(count(&books), 0);
    }

    fn journals_in_json_are_posted_in_every_form_and_from_a_pipe(place: &Place) {
        let books = Books::new(place);
        let line = r#"{"entry_date":"2026-01-31","description":"x","lines":[{"account":"6100","debit":"1.50"},{"account_id":"BANK","credit":1.5}]}"#;
        let line = line.replace("BANK", books.id("1300"));
        for (at, body) in [
            line.clone(),
            format!("[{line}]"),
            format!(r#"{{"journals":[{line}]}}"#),
            format!("{line}\n{line}\n"),
        ].into_iter().enumerate() {
            let desk = Desk::new();
            let mut command = desk.command(&["journals", "post", "-", "--json"]);
            command.env("TIEOUT_URL", &books.account.url).env("TIEOUT_API_KEY", &books.key);
            let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped())
                .spawn().expect("it starts");
            let mut input = child.stdin.take().expect("standard input");
            std::io::Write::write_all(&mut input, body.as_bytes()).expect("written");
            drop(input);
            let ran = Ran::of(child.wait_with_output().expect("it ends"));
            assert_eq!(ran.code, Some(0), "{at} {ran:?}");
        }
        // The first three are the same chunk, posted once.
        assert_eq!(count(&books), 3);
    }

    fn a_file_that_is_interrupted_goes_on_and_doubles_nothing(place: &Place) {
        const JOURNALS: u32 = 4_000;
        let books = Books::new(place);
        let desk = Desk::new().file("j.csv", many(JOURNALS));
        let mut command = desk.command(&["journals", "post", "j.csv", "--json", "--external-ids", "given"]);
        command.env("TIEOUT_URL", &books.account.url).env("TIEOUT_API_KEY", &books.key);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
        loop {
            let has_ended = child.try_wait().expect("it can be asked").is_some();
            if count(&books) > 0 {
                break;
            }
            assert!(!has_ended, "it posts something");
        }
        child.kill().expect("it is killed");
        child.wait().expect("it ends");
        let whole = post(&books, &desk, &["j.csv", "--external-ids", "given"]);
        let [posted, before] = ["posted", "already_posted"].map(|name| whole[name].as_u64().expect("a number"));
        assert_eq!(posted + before, u64::from(JOURNALS));
        assert!(before >= 1_000, "a chunk had been posted: {whole}");
        assert_eq!(count(&books), u64::from(JOURNALS));
        // 1.25 + 2.25 + ... + 4000.25
        assert_eq!(books.balance("1300"), "8003000.00");
        assert_eq!(money(&books.get("/reports/trial-balance").json()["data"]["total_debit"]), "8003000.00");
    }
}

const ORG: &str = "org_01k5z0h5v7e4xvbt2dq0w4c3nf";

/// Answers for an organisation with two accounts and no VAT codes of its own; then these for what is posted.
fn scripted(posts: impl Fn(usize) -> Answer + Send + 'static) -> Scripted {
    let at = "2026-01-01T00:00:00.000Z";
    let organisation = json!({"data": {
        "id": ORG, "name": "Acorn Ltd", "currency": "GBP", "country": "GB", "financial_year_end": "03-31",
        "vat_registered": false, "vat_number": null, "vat_scheme": "none", "flat_rate_percent": null,
        "vat_methods": [], "vat_rounding": "line", "status": "active", "role": "owner", "lock_date": null,
        "created_at": at, "updated_at": at, "version": 1,
    }});
    let account = |number: u8, code: &str| {
        json!({
            "id": format!("acc_{number:026}"), "code": code, "name": "x", "account_type": "ASSET", "role": null, "group": "current_assets",
            "default_vat_code": null, "description": null, "currency": "GBP", "status": "active",
            "balance": 0.0, "created_at": at, "updated_at": at, "version": 1,
        })
    };
    let accounts = json!({"data": [account(1, "1300"), account(2, "4000")]});
    let page = json!({"total": 0, "count": 0, "limit": 200, "offset": 0, "next_cursor": null});
    let codes =
        json!({"data": [], "pagination": page, "vat_registered": false, "vat_scheme": "none"});
    Scripted::new(move |count, _| match count {
        0 => Answer::Reply(200, "", organisation.to_string()),
        1 => Answer::Reply(200, "", accounts.to_string()),
        2 => Answer::Reply(200, "", codes.to_string()),
        _ => posts(count - 3),
    })
}

fn post_to(server: &Scripted, file: &str) -> Ran {
    let desk = Desk::new().file("j.csv", file);
    let mut command = desk.command(&["journals", "post", "j.csv", "--org", ORG, "--timeout", "1m"]);
    command.env("TIEOUT_URL", &server.url).env("TIEOUT_API_KEY", "tieout_k");
    Ran::of(command.output().expect("the program runs"))
}

fn posted(first: usize, count: usize) -> Answer {
    let items: Vec<Value> = (0..count)
        .map(|index| {
            json!({
                "index": index, "status": "posted", "id": "jnl_01k5z0h5v7e4xvbt2dq0w4c3nf",
                "sequence": first + index, "error": null,
            })
        })
        .collect();
    let data = json!({"mode": "all_or_nothing", "posted": count, "refused": 0, "items": items});
    Answer::Reply(200, "", json!({ "data": data }).to_string())
}

fn refusal(status: u16, headers: &'static str, code: &str, details: &Value) -> Answer {
    let error = json!({"code": code, "message": "not now", "details": details});
    Answer::Reply(status, headers, json!({"error": error, "request_id": "req_7"}).to_string())
}

#[test]
fn how_far_a_file_came_is_said_when_the_daemon_goes_away() {
    let busy = || refusal(503, "Retry-After: 3600\r\n", "busy", &json!({}));
    let server = scripted(move |chunk| if chunk == 0 { posted(1, 1_000) } else { busy() });
    let ran = post_to(&server, &many(1_500));
    let said = ran.refused(7);
    let words = "error: at least 1000 of 1500 journals are in the books\n  \
                 hint: run it again within 24 hours to post the rest; nothing is posted twice\n";
    assert!(said.starts_with("error: not now (busy, request req_7)\n"), "{said}");
    assert!(said.ends_with(words), "{said}");
    let requests = server.requests();
    assert_eq!(requests[3].line, format!("POST /api/v1/ledger/organisations/{ORG}/journals/bulk"));
    let body: Value = serde_json::from_str(&requests[3].body).expect("JSON");
    assert_eq!(body["journals"].as_array().map(Vec::len), Some(1_000));
    assert_eq!(body["mode"], "all_or_nothing");
    let keys: Vec<_> =
        requests[3..].iter().map(|request| request.header("idempotency-key")).collect();
    assert!(keys[0].is_some() && keys[1].is_some() && keys[0] != keys[1], "{keys:?}");
}

#[test]
fn what_the_daemon_alone_refuses_is_named_by_line_and_column() {
    let details = json!({"reason": "account_archived", "index": 1, "field": "journals[1].lines[1].account_id"});
    let server = scripted(move |_| refusal(422, "", "unprocessable_entity", &details));
    let said = post_to(&server, &many(3)).refused(3).to_owned();
    let words = "error: j.csv line 5, column \"account\": not now\n\
                 error: not now (unprocessable_entity, request req_7)\n";
    assert_eq!(said, words);
    let issues = json!({"issues": [{"field": "journals[2].lines[0].debit", "message": "is odd"}], "issue_count": 1});
    let server = scripted(move |_| refusal(422, "", "invalid_request_format", &issues));
    let said = post_to(&server, &many(3)).refused(3).to_owned();
    let words = "error: j.csv line 6, column \"debit\": is odd\n\
                 error: not now (invalid_request_format, request req_7)\n";
    assert_eq!(said, words);
}
