//! Bodies that parsers get wrong: what is no JSON is `invalid_json`, what is JSON and not the
//! contract's shape is the product's code with the place of each fault, never another status.

#![cfg(unix)]

use serde_json::{Value, json};

use crate::account::Account;
use crate::api::{EMPTY, PATH};
use crate::daemon::Answer;
use crate::place::on_both_databases;

const ROW: &str = r#"{"date":"2026-01-31","amount":1,"description":"x"}"#;

/// A body with one bank row of these three values.
fn row(date: &str, amount: &str, description: &str) -> String {
    let row = format!(r#"{{"date":{date},"amount":{amount},"description":{description}}}"#);
    format!(r#"{{"bank":[{row}],"book":[]}}"#)
}

fn submit(account: &Account, body: &[u8]) -> Answer {
    account.daemon.send_bytes("POST", PATH, &format!("X-API-Key: {}\r\n", account.key), body)
}

/// The only fault of a body: its dataset, row and field.
#[track_caller]
fn only_fault(account: &Account, body: &str) -> Value {
    let details = submit(account, body.as_bytes()).assert_error(422, "invalid_dataset_format");
    assert_eq!(details["issue_count"], 1, "{body:.200}: {details}");
    let issue = &details["issues"][0];
    assert!(issue["message"].as_str().is_some_and(|message| !message.is_empty()), "{details}");
    assert_eq!(issue.as_object().expect("an object").len(), 4, "{details}");
    json!([issue["dataset"], issue["row"], issue["field"]])
}

on_both_databases! {
    fn a_bad_value_is_a_fault_of_its_field_and_never_of_syntax(place: &Place) {
        let account = Account::with_credits(place, 10);
        let deep = format!("{}{}", "[".repeat(200_000), "]".repeat(200_000));
        let (date, amount, text) = (r#""2026-01-31""#, "1", r#""x""#);
        let of = |field: &str| json!(["bank", 0, field]);
        for bad in ["1e400", "-1e400", r#""1.5""#, "null", "true", "[1]", "{}", &*deep] {
            assert_eq!(only_fault(&account, &row(date, bad, text)), of("amount"), "{bad:.20}");
        }
        for bad in [
            r#""+2026-01-31""#, r#"" 2026-01-31""#, r#""2026-01-31 ""#, r#"" 2026-1-31""#,
            r#""2026-1-31""#, r#""0000-01-01""#, r#""10000-01-01""#, r#""2026-02-29""#,
            r#""2026-13-01""#, r#""2026-00-10""#, r#""2026-01-31T00:00:00Z""#, r#""20260131""#,
            r#""٢٠٢٦-٠١-٣١""#, r#""\u0000026-01-31""#, r#""""#, "20260131", "null", &*deep,
        ] {
            assert_eq!(only_fault(&account, &row(bad, amount, text)), of("date"), "{bad:.20}");
        }
        let long = format!("\"{}\"", "é".repeat(501));
        for bad in [
            r#""\ud800""#, r#""\udc00x""#, r#""a\u0000b""#, r#""""#, "null", "7", &*long, &*deep,
        ] {
            assert_eq!(only_fault(&account, &row(date, amount, bad)), of("description"), "{bad:.20}");
        }
        assert_eq!(account.balance(), 10);
    }

    fn the_same_traps_in_a_row_of_the_books_and_in_a_later_row_are_named_there(place: &Place) {
        let account = Account::with_credits(place, 10);
        let bad = ROW.replace("\"amount\":1", "\"amount\":1e400");
        let in_the_books = format!(r#"{{"bank":[{ROW}],"book":[{ROW},{bad}]}}"#);
        assert_eq!(only_fault(&account, &in_the_books), json!(["book", 1, "amount"]));
        let later = format!(r#"{{"book":[],"bank":[{ROW},{ROW},{bad},{ROW}]}}"#);
        assert_eq!(only_fault(&account, &later), json!(["bank", 2, "amount"]));
    }

    fn a_fault_above_the_rows_has_no_row_and_one_in_the_options_a_dotted_field(place: &Place) {
        let account = Account::with_credits(place, 10);
        let with = |options: &str| format!(r#"{{"bank":[],"book":[],"options":{options}}}"#);
        for (body, expected) in [
            (r#"{"bank":[],"book":[],"extra":1}"#.to_owned(), json!([null, null, "extra"])),
            (r#"{"bank":[],"bank":[],"book":[]}"#.to_owned(), json!([null, null, "bank"])),
            (r#"{"bank":[],"book":[],"options":{},"options":{}}"#.to_owned(), json!([null, null, "options"])),
            (r#"{"book":[]}"#.to_owned(), json!([null, null, "bank"])),
            (r#"{"bank":{},"book":[]}"#.to_owned(), json!(["bank", null, null])),
            (r#"{"bank":[7],"book":[]}"#.to_owned(), json!(["bank", 0, null])),
            (with("null"), json!([null, null, "options"])),
            (with("[]"), json!([null, null, "options"])),
            (with(r#"{"foo":1}"#), json!([null, null, "options.foo"])),
            (with(r#"{"includeMatched":true,"includeMatched":true}"#), json!([null, null, "options.includeMatched"])),
            (with(r#"{"includeMatched":null}"#), json!([null, null, "options.includeMatched"])),
            (with(r#"{"allowOverage":1}"#), json!([null, null, "options.allowOverage"])),
            (with(r#"{"includeSuggestions":"yes"}"#), json!([null, null, "options.includeSuggestions"])),
            (with(r#"{"allowedDateDifferenceInDays":null}"#), json!([null, null, "options.allowedDateDifferenceInDays"])),
            (with(r#"{"allowedDateDifferenceInDays":30.5}"#), json!([null, null, "options.allowedDateDifferenceInDays"])),
            (with(r#"{"allowedDateDifferenceInDays":-1}"#), json!([null, null, "options.allowedDateDifferenceInDays"])),
            (with(r#"{"allowedDateDifferenceInDays":"3"}"#), json!([null, null, "options.allowedDateDifferenceInDays"])),
            ("[]".to_owned(), json!([null, null, null])),
            ("null".to_owned(), json!([null, null, null])),
        ] {
            assert_eq!(only_fault(&account, &body), expected, "{body}");
        }
        let unknown = format!(r#"{{"bank":[{}],"book":[]}}"#, ROW.replace('}', ",\"note\":null}"));
        assert_eq!(only_fault(&account, &unknown), json!(["bank", 0, "note"]));
        let twice = format!(r#"{{"bank":[{}],"book":[]}}"#, ROW.replace('}', ",\"amount\":1}"));
        assert_eq!(only_fault(&account, &twice), json!(["bank", 0, "amount"]));
        let less = r#"{"bank":[],"book":[{"date":"2026-01-31","amount":1}]}"#;
        assert_eq!(only_fault(&account, less), json!(["book", 0, "description"]));
    }

    fn days_are_any_number_from_0_to_30(place: &Place) {
        let account = Account::with_credits(place, 10);
        for days in ["0", "2.5", "30", "3e0", "30.000"] {
            let options = format!(r#"{{"allowedDateDifferenceInDays":{days}}}"#);
            let body = format!(r#"{{"bank":[],"book":[],"options":{options}}}"#);
            assert_eq!(submit(&account, body.as_bytes()).status, 202, "{days}");
        }
    }

    fn a_minimum_score_is_any_number_from_0_to_1(place: &Place) {
        let account = Account::with_credits(place, 10);
        let body = |score: &str| format!(r#"{{"bank":[],"book":[],"options":{{"minimumScore":{score}}}}}"#);
        for score in ["0", "0.5", "0.12345", "5e-1", "1", "1.000"] {
            assert_eq!(submit(&account, body(score).as_bytes()).status, 202, "{score}");
        }
        for score in ["-0.1", "1.0001", "90", "1e400", r#""0.9""#, "null", "true", "[]"] {
            let place = json!([null, null, "options.minimumScore"]);
            assert_eq!(only_fault(&account, &body(score)), place, "{score}");
        }
    }

    fn what_is_no_json_in_utf_8_is_invalid_json_with_the_parsers_words(place: &Place) {
        let account = Account::with_credits(place, 10);
        let hidden = [br#"{"bank":[],"book":[],"x":""#, &b"\xff\xfe"[..], br#""}"#].concat();
        let utf_16: Vec<u8> = EMPTY.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let nul = [br#"{"bank":[],"book":[],"x":"a"#, &b"\0"[..], br#"b"}"#].concat();
        let unfinished = "[".repeat(200_000);
        for body in [
            &b""[..], b" ", b"{", b"[1,]", b"{\"bank\":[],}", b"{'bank':[]}", b"NaN", b"+1", b"01",
            b"\"\\x\"", b"[] []", b"{\"bank\":[],\"book\":[]} x", b"\xef\xbb\xbf{\"bank\":[],\"book\":[]}",
            &hidden, &utf_16, &nul, unfinished.as_bytes(), b"// a comment\n[]",
        ] {
            let details = submit(&account, body).assert_error(400, "invalid_json");
            let reason = details["reason"].as_str().expect("a reason");
            assert!(!reason.is_empty(), "{}", String::from_utf8_lossy(body));
            assert_eq!(details.as_object().expect("an object").len(), 1, "{details}");
        }
    }

    fn no_encoding_is_undone_and_no_content_type_is_asked_for(place: &Place) {
        let account = Account::with_credits(place, 10);
        let submit = |header: &str| {
            let headers = format!("X-API-Key: {}\r\n{header}\r\n", account.key);
            account.daemon.send("POST", PATH, &headers, EMPTY)
        };
        for encoding in ["gzip", "deflate", "br", "x", "identity, gzip", ""] {
            let details = submit(&format!("Content-Encoding: {encoding}"));
            let details = details.assert_error(400, "invalid_json");
            assert!(details["reason"].as_str().is_some_and(|said| said.contains("Encoding")), "{details}");
        }
        for header in [
            "Content-Encoding: identity", "Content-Encoding: Identity", "Content-Type: text/plain",
            "Content-Type: application/x-www-form-urlencoded", "Content-Type: nonsense",
            "Content-Type: application/json; charset=utf-16", "Accept: text/html",
        ] {
            assert_eq!(submit(header).status, 202, "{header}");
        }
    }

    fn amounts_of_any_size_come_back_with_the_digits_they_came_with(place: &Place) {
        let account = Account::with_credits(place, 20);
        let amounts = [
            "1e-30", "123456789012345678901234567890.12", "-0", "0.10", "1E+2", "1.7e308", "-5e-324", "-1.5e-2000",
            "99999999999999999999999999999999999999.999999999999",
        ];
        let row = |amount: &str| ROW.replace("\"amount\":1", &format!("\"amount\":{amount}"));
        let rows = amounts.map(row).join(",");
        let submitted = submit(&account, format!(r#"{{"bank":[{rows}],"book":[]}}"#).as_bytes());
        let url = submitted.poll_url();
        let job = account.daemon.ended_job(&url, &account.key);
        assert_eq!(job["result"]["verification"]["is_verified"], true, "{job}");
        let answer = account.daemon.get(&url, &account.key);
        let listed = answer.body.split("\"missing_from_books\":").nth(1).expect("a list");
        assert!(listed.starts_with(&format!("[{rows}]")), "{listed}");
        let twelve = r#"{"date":"0001-01-01","amount":1,"description":"\ud83d\ude00\u00e9"}"#;
        let edge = format!(r#"{{"bank":[{twelve}],"book":[{}]}}"#, twelve.replace("0001-01-01", "9999-12-31"));
        assert_eq!(submit(&account, edge.as_bytes()).status, 202);
    }

    fn the_first_hundred_faults_are_listed_and_all_are_counted(place: &Place) {
        let account = Account::with_credits(place, 10);
        let body = format!(r#"{{"bank":[{}],"book":[]}}"#, vec!["{}"; 250].join(","));
        let details = submit(&account, body.as_bytes()).assert_error(422, "invalid_dataset_format");
        let issues = details["issues"].as_array().expect("a list");
        assert_eq!((issues.len(), &details["issue_count"]), (100, &json!(750)));
        for (at, issue) in issues.iter().enumerate() {
            assert_eq!(issue["row"], at / 3, "in the order of the document");
        }
    }

    fn the_key_endpoints_refuse_the_same_traps_with_their_own_code(place: &Place) {
        let account = Account::with_credits(place, 0);
        let headers = format!("Authorization: Bearer {}\r\n", account.session);
        let create = |body: &[u8]| account.daemon.send_bytes("POST", "/api/v1/keys", &headers, body);
        let name = |name: &str| format!(r#"{{"name":{name},"scopes":["reconcile:read"]}}"#);
        let deep = format!("{}{}", "[".repeat(200_000), "]".repeat(200_000));
        for body in [
            &*name(r#""\ud800""#), &*name(r#""a\u0000""#), &*name("null"), &*name(&deep), &*deep,
            r#"{"name":"a","name":"a","scopes":["reconcile:read"]}"#,
            r#"{"name":"a","scopes":["reconcile:read"],"expires_at":null}"#,
            r#"{"name":"a","scopes":["reconcile:read"],"allow_overage":null}"#,
            r#"{"name":"a","scopes":["reconcile:read"],"extra":1}"#,
            r#"{"name":"a","scopes":[]}"#, r#"{"name":"a","scopes":["admin"]}"#,
            r#"{"name":"a","scopes":[1e400]}"#, r#"{"name":" a","scopes":["reconcile:read"]}"#,
        ] {
            let details = create(body.as_bytes()).assert_error(400, "validation_error");
            let issue = &details["issues"][0];
            assert!(issue["message"].is_string() && issue.get("field").is_some(), "{details}");
            assert_eq!(details["issue_count"], 1, "{body:.80} {details}");
        }
        for body in [&b""[..], b"{", b"\xff", b"\xef\xbb\xbf{}"] {
            create(body).assert_error(400, "invalid_json");
        }
        let made = create(name("\"a\"").as_bytes()).json();
        let rotate = format!("/api/v1/keys/{}/rotate", made["data"]["id"].as_str().expect("an id"));
        let rotate = |body: &str| account.daemon.send("POST", &rotate, &headers, body);
        for seconds in ["-1", "86401", "1.5", "1e-2000", "null", "\"1\"", "1e400"] {
            let details = rotate(&format!(r#"{{"overlap_seconds":{seconds}}}"#));
            let details = details.assert_error(400, "validation_error");
            assert_eq!(details["issues"][0]["field"], "overlap_seconds", "{details}");
        }
        rotate(" ").assert_error(400, "invalid_json");
        assert_eq!(rotate("").status, 200, "all its members are optional");
        assert_eq!(rotate(r#"{"overlap_seconds":86400}"#).status, 200);
    }
}
