//! Coding jobs over HTTP: what is taken, what comes back, what it costs, who may look.

#![cfg(unix)]

use serde_json::{Value, json};
use tieout::job::{JobId, Product};
use tieout_coding::{Coder, CodingRequest};

use crate::account::{Account, make_key};
use crate::place::{Place, on_both_databases};

/// Where coding jobs are submitted and listed.
pub(crate) const PATH: &str = "/api/v1/coding/coding-jobs";

/// A body with nothing in it: it costs nothing.
const EMPTY: &str = r#"{"transactions":[],"chart_of_accounts":[]}"#;

pub(crate) fn transaction(description: &str, merchant: &str) -> String {
    let (description, merchant) = (json!(description), json!(merchant));
    format!(
        r#"{{"date":"2026-03-02","description":{description},"amount":-42.50,"merchant":{merchant}}}"#
    )
}

/// A body with these transactions, and accounts by code, name and type.
pub(crate) fn body(transactions: &[String], accounts: &[(&str, &str, &str)]) -> String {
    let accounts: Vec<Value> = accounts
        .iter()
        .map(|(code, name, kind)| json!({"code": code, "name": name, "type": kind}))
        .collect();
    let (transactions, accounts) = (transactions.join(","), json!(accounts));
    format!(r#"{{"transactions":[{transactions}],"chart_of_accounts":{accounts}}}"#)
}

fn example() -> String {
    let transactions = [
        transaction("TRAINLINE.COM LONDON GBR", ""),
        transaction("BANK CHARGES TO 28FEB", ""),
        transaction("CARD 4417", "Screwfix"),
        r#"{"amount":1.2E3,"description":"ACME LTD INV 7","date":"2026-03-03"}"#.to_owned(),
        transaction("", ""),
    ];
    let accounts = [
        ("200", "Sales", "REVENUE"),
        ("310", "Materials", "expense"),
        ("404", "Bank charges", "EXPENSE"),
        ("493", "Travel", "Expense"),
        ("090", "Bank", "ASSET"),
    ];
    body(&transactions, &accounts)
}

/// A key of the user with these scopes.
fn key(place: &Place, account: &Account, scopes: &[&str]) -> String {
    let scopes: Vec<&str> = scopes.iter().flat_map(|scope| ["--scope", scope]).collect();
    make_key(place, &account.user, &scopes)
}

fn coder(place: &Place, account: &Account) -> String {
    key(place, account, &["coding:read", "coding:write"])
}

/// Submits and waits for the end.
#[track_caller]
fn run(account: &Account, key: &str, body: &str) -> Value {
    let url = account.daemon.submit(PATH, key, body);
    account.daemon.ended_job(&url, key)
}

/// The faults that a body is refused for, each in one line: section, row, field.
#[track_caller]
fn faults(account: &Account, key: &str, body: &str) -> Vec<String> {
    let answer = account.daemon.ask("POST", PATH, key, body);
    let details = answer.assert_error(422, "invalid_request_format");
    let issues = details["issues"].as_array().expect("a list");
    assert_eq!(details["issue_count"], issues.len(), "{details}");
    let line = |issue: &Value| {
        assert_eq!(issue.as_object().expect("an object").len(), 4, "{issue}");
        assert!(issue["message"].is_string(), "{issue}");
        let text = |name: &str| issue[name].as_str().unwrap_or("-").to_owned();
        format!("{} {} {}", text("section"), issue["row"], text("field"))
    };
    issues.iter().map(line).collect()
}

on_both_databases! {
    fn a_submit_is_answered_with_three_members_and_a_poll_with_the_job(place: &Place) {
        let account = Account::with_credits(place, 10);
        let key = coder(place, &account);
        let answer = account.daemon.ask("POST", PATH, &key, &example());
        let url = answer.poll_url();
        let id = url.strip_prefix(PATH).and_then(|rest| rest.strip_prefix('/')).expect("a path");
        assert!(id.starts_with("cod_") && id.len() == 30, "{id}");
        assert_eq!(answer.json(), json!({"job_id": id, "status": "queued", "poll_url": url}));
        assert_eq!(answer.header("location"), Some(&*url));
        let job = account.daemon.ended_job(&url, &key);
        let members: Vec<&String> = job.as_object().expect("an object").keys().collect();
        let expected = ["job_id", "status", "poll_url", "created_at", "started_at", "finished_at",
            "credits_charged", "result"];
        let mut expected = expected.to_vec();
        expected.sort_unstable();
        assert_eq!(members, expected);
        assert_eq!((&job["job_id"], &job["status"]), (&json!(id), &json!("completed")));
        let mut without = job;
        without.as_object_mut().expect("an object").remove("result");
        let list = account.daemon.get(PATH, &key).json();
        assert_eq!(list, json!({"data": [without],
            "pagination": {"limit": 50, "offset": 0, "count": 1, "total": 1}}));
        // Jobs of one product are not another's.
        assert_eq!(account.daemon.get("/api/v1/reconciliations", &account.key).json()["data"], json!([]));
        let elsewhere = format!("/api/v1/reconciliations/{id}");
        account.daemon.get(&elsewhere, &account.key).assert_error(404, "not_found");
        account.daemon.get(&format!("{PATH}/rec_{}", &id[4..]), &key).assert_error(404, "not_found");
    }

    fn the_result_is_that_of_a_run_in_process_byte_for_byte(place: &Place) {
        let account = Account::with_credits(place, 10);
        let key = coder(place, &account);
        let url = account.daemon.submit(PATH, &key, &example());
        account.daemon.ended_job(&url, &key);
        let answer = account.daemon.get(&url, &key).body;
        let result = answer.split_once(r#","result":"#).expect("a result").1;
        let request = CodingRequest::decode(example().as_bytes()).expect("a body");
        let outcome = Coder::new(&request.chart).code(&request.transactions);
        let expected = serde_json::to_string(&outcome.to_contract(&request.chart, 5)).expect("JSON");
        assert_eq!(result.strip_suffix('}'), Some(&*expected));
    }

    fn each_transaction_has_an_account_of_the_chart_or_null_and_one_of_five_vat_codes(place: &Place) {
        let account = Account::with_credits(place, 10);
        let key = coder(place, &account);
        let result = run(&account, &key, &example())["result"].clone();
        let rows = result["results"].as_array().expect("a list");
        let coded = rows.iter().filter(|row| !row["suggested_account_code"].is_null()).count();
        assert_eq!(result["summary"],
            json!({"transactions": 5, "coded": coded, "uncoded": 5 - coded}));
        assert_eq!(result["credits_charged"], 5);
        for (at, row) in rows.iter().enumerate() {
            assert_eq!(row["row"], at);
            assert_eq!(row.as_object().expect("an object").len(), 8, "{row}");
            let vat = row["vat_code"].as_str().expect("a text");
            assert!(["NV", "ST", "RR", "EX", "ZR"].contains(&vat), "{row}");
            let confidence = row["confidence"].as_f64().expect("a number");
            assert!((0.0..=1.0).contains(&confidence), "{row}");
            let suggested = ["code", "name", "type"].map(|what| &row[format!("suggested_account_{what}")]);
            let known = [
                ["200", "Sales", "INCOME"],
                ["310", "Materials", "EXPENSE"],
                ["404", "Bank charges", "EXPENSE"],
                ["493", "Travel", "EXPENSE"],
                ["090", "Bank", "ASSET"],
            ];
            match known.iter().find(|account| suggested[0] == account[0]) {
                Some(account) => assert_eq!(json!(suggested), json!(account), "{row}"),
                None => assert_eq!((json!(suggested), vat), (json!([null, null, null]), "NV"), "{row}"),
            }
            let alternatives = row["alternatives"].as_array().expect("a list");
            assert!(alternatives.len() <= 2, "{row}");
            for other in alternatives {
                assert!(known.iter().any(|account| other["account_code"] == account[0]), "{row}");
                assert!(other["confidence"].is_number() && other["account_code"] != *suggested[0], "{row}");
            }
            let reason = row["reason"].as_str().expect("a sentence");
            assert!(!reason.is_empty(), "{row}");
        }
        // Nothing can be known of nothing.
        assert_eq!(rows[4]["suggested_account_code"], Value::Null);
        assert_eq!(run(&account, &key, EMPTY)["result"], json!({"results": [], "credits_charged": 0,
            "summary": {"transactions": 0, "coded": 0, "uncoded": 0}}));
    }

    fn a_type_is_taken_in_any_case_and_revenue_is_income(place: &Place) {
        let account = Account::with_credits(place, 10);
        let key = coder(place, &account);
        for kind in ["income", "Revenue", "REVENUE", "eXpEnSe", "Asset", "liability", "EQUITY"] {
            let answer = account.daemon.ask("POST", PATH, &key, &body(&[], &[("1", "x", kind)]));
            assert_eq!(answer.status, 202, "{kind}: {answer:?}");
        }
        for kind in ["", "COST", "INCOME ", "REVENUES"] {
            let found = faults(&account, &key, &body(&[], &[("1", "x", kind)]));
            assert_eq!(found, ["chart_of_accounts 0 type"], "{kind}");
        }
    }

    fn every_fault_of_a_body_is_named_by_section_row_and_field(place: &Place) {
        let account = Account::with_credits(place, 10);
        let key = coder(place, &account);
        let good = transaction("x", "");
        let deep = format!("{}{}", "[".repeat(500), "]".repeat(500));
        for (value, field) in [
            (good.replace("2026-03-02", "2026-02-30"), "date"),
            (good.replace("2026-03-02", " 2026-03-02"), "date"),
            (good.replace("-42.50", "1e400"), "amount"),
            (good.replace("-42.50", "\"1\""), "amount"),
            (good.replace("-42.50", &deep), "amount"),
            (good.replace("\"x\"", "null"), "description"),
            (good.replace("\"x\"", "\"\\u0000\""), "description"),
            (good.replace("\"x\"", "\"\\udc00\""), "description"),
            (good.replace("\"x\"", &format!("\"{}\"", "é".repeat(10_001))), "description"),
            (good.replace("\"merchant\":\"\"", "\"merchant\":null"), "merchant"),
            (good.replace("\"merchant\":\"\"", "\"merchant\":7"), "merchant"),
            (good.replace("merchant", "payee"), "payee"),
            (good.replace("merchant", "description"), "description"),
            (good.replace("\"amount\":-42.50,", ""), "amount"),
        ] {
            let body = body(&[good.clone(), value], &[]);
            assert_eq!(faults(&account, &key, &body), [format!("transactions 1 {field}")], "{body:.300}");
        }
        for (body, expected) in [
            (r#"{"transactions":[]}"#, &["- null chart_of_accounts"][..]),
            ("[]", &["- null -"]),
            (r#"{"transactions":7,"chart_of_accounts":null}"#,
                &["transactions null -", "chart_of_accounts null -"]),
            (r#"{"transactions":[[]],"chart_of_accounts":[{"code":1,"type":"asset"}]}"#,
                &["transactions 0 -", "chart_of_accounts 0 code", "chart_of_accounts 0 name"]),
            (r#"{"transactions":[],"chart_of_accounts":[],"options":{"allowOverage":true}}"#,
                &["- null options"]),
            (r#"{"transactions":[],"chart_of_accounts":[],"transactions":[]}"#, &["- null transactions"]),
        ] {
            assert_eq!(faults(&account, &key, body), expected, "{body}");
        }
        let details = account.daemon.ask("POST", PATH, &key, "{\"transactions\":[01]}")
            .assert_error(400, "invalid_json");
        assert!(details["reason"].is_string(), "{details}");
        // The longest texts are taken, and empty ones; so is an amount of many digits.
        let long = "é".repeat(10_000);
        let taken = transaction(&long, &long).replace("-42.50", "1234567890123456789012345.678901");
        let answer = account.daemon.ask("POST", PATH, &key, &body(&[taken], &[("", "", "asset")]));
        assert_eq!(answer.status, 202, "{answer:?}");
    }

    fn a_bad_idempotency_key_is_a_fault_without_a_section_and_a_bad_page_one_of_its_field(place: &Place) {
        let account = Account::with_credits(place, 10);
        let key = coder(place, &account);
        let headers = format!("X-API-Key: {key}\r\nIdempotency-Key: a b\r\n");
        let answer = account.daemon.send("POST", PATH, &headers, EMPTY);
        let details = answer.assert_error(422, "invalid_request_format");
        let issue = &details["issues"][0];
        assert_eq!((&issue["section"], &issue["field"]), (&Value::Null, &json!("Idempotency-Key")));
        for query in ["limit=0", "limit=201", "offset=-1", "page=1"] {
            let answer = account.daemon.get(&format!("{PATH}?{query}"), &key);
            answer.assert_error(422, "invalid_request_format");
        }
    }

    fn a_repeated_submit_gets_the_first_answer_after_the_payload_is_gone_too(place: &Place) {
        let account = Account::with_credits(place, 10);
        let key = coder(place, &account);
        let headers = format!("X-API-Key: {key}\r\nIdempotency-Key: one\r\n");
        let submit = |body: &str| account.daemon.send("POST", PATH, &headers, body);
        let first = submit(&example());
        account.daemon.ended_job(&first.poll_url(), &key);
        let again = submit(&example());
        assert_eq!((again.status, &again.body), (202, &first.body));
        assert_eq!(again.header("idempotency-replayed"), Some("true"));
        submit(EMPTY).assert_error(409, "conflict");
        assert_eq!(account.balance(), 5);
    }

    fn a_job_costs_one_credit_a_transaction_and_is_always_charged(place: &Place) {
        let account = Account::with_credits(place, 10);
        let key = coder(place, &account);
        assert_eq!(run(&account, &key, &example())["credits_charged"], 5);
        assert_eq!(account.balance(), 5);
        // Nothing is suggested, and the run has succeeded all the same.
        let nothing = body(&[transaction("x", "")], &[]);
        let job = run(&account, &key, &nothing);
        assert_eq!((&job["credits_charged"], &job["result"]["summary"]["coded"]), (&json!(1), &json!(0)));
        let answer = account.daemon.ask("POST", PATH, &key, &example());
        let details = answer.assert_error(402, "insufficient_credits");
        assert_eq!(details, json!({"required": 5, "available": 4}));
        assert_eq!(account.balance(), 4);
    }

    fn credits_that_are_short_at_the_end_fail_the_job_whatever_permits_overage(place: &Place) {
        let account = Account::with_credits(place, 10);
        account.admin(&["subscription", "set", "--user", &account.user, "--allow-overage", "true"]);
        let scopes = ["--scope", "coding:read", "--scope", "coding:write", "--allow-overage"];
        let key = make_key(place, &account.user, &scopes);
        account.occupy_queue_of(Product::Coding);
        let url = account.daemon.submit(PATH, &key, &example());
        account.admin(&["credits", "adjust", "--user", &account.user, "--amount=-7"]);
        account.free_queue_of(Product::Coding);
        let job = account.daemon.ended_job(&url, &key);
        assert_eq!((&job["status"], &job["error"]["code"]), (&json!("failed"), &json!("insufficient_credits")));
        assert!(job.get("result").is_none() && job.get("credits_charged").is_none(), "{job}");
        assert_eq!(account.balance(), 3);
    }

    fn the_scopes_read_and_write_coding_jobs_and_nothing_else(place: &Place) {
        let account = Account::with_credits(place, 10);
        let reader = key(place, &account, &["coding:read"]);
        let writer = key(place, &account, &["coding:write"]);
        let other = key(place, &account, &["reconcile:read", "reconcile:write", "ledger:read", "ledger:write"]);
        // The scope comes before the shape.
        for key in [&reader, &other] {
            account.daemon.ask("POST", PATH, key, "[]").assert_error(403, "forbidden");
        }
        let url = account.daemon.submit(PATH, &writer, EMPTY);
        for path in [&url, PATH] {
            account.daemon.get(path, &other).assert_error(403, "forbidden");
            assert_eq!(account.daemon.get(path, &reader).status, 200);
        }
        account.daemon.get(PATH, &writer).assert_error(403, "forbidden");
        let reconciliations = "/api/v1/reconciliations";
        account.daemon.get(reconciliations, &reader).assert_error(403, "forbidden");
        let never = format!("{PATH}/{}", JobId::new(Product::Coding, 5));
        account.daemon.get(&never, &reader).assert_error(404, "not_found");
        account.daemon.get(&never, &writer).assert_error(403, "forbidden");
    }

    fn the_key_that_made_a_job_polls_it_without_the_read_scope_and_no_other_does(place: &Place) {
        let account = Account::with_credits(place, 10);
        let maker = key(place, &account, &["coding:write"]);
        let other = key(place, &account, &["coding:write"]);
        let url = account.daemon.submit(PATH, &maker, EMPTY);
        assert_eq!(account.daemon.ended_job(&url, &maker)["status"], "completed");
        account.daemon.get(&url, &other).assert_error(403, "forbidden");
        let stranger = account.another_user("other@example.com", 0);
        let stranger = make_key(place, &stranger.id, &["--scope", "coding:read"]);
        account.daemon.get(&url, &stranger).assert_error(404, "not_found");
    }

    fn jobs_of_one_product_do_not_wait_for_those_of_the_other(place: &Place) {
        let account = Account::with_credits(place, 10);
        let key = coder(place, &account);
        account.occupy_queue();
        assert_eq!(run(&account, &key, &example())["status"], "completed");
        account.occupy_queue_of(Product::Coding);
        let waiting = account.daemon.submit(PATH, &key, EMPTY);
        account.free_queue();
        let empty = r#"{"bank":[],"book":[]}"#;
        let other = account.daemon.ask("POST", "/api/v1/reconciliations", &account.key, empty);
        assert_eq!(account.daemon.ended_job(&other.poll_url(), &account.key)["status"], "completed");
        // Of one product they run one at a time.
        assert_eq!(account.daemon.get(&waiting, &key).json()["status"], "queued");
    }

    fn the_command_line_lists_waits_for_and_fetches_coding_jobs(place: &Place) {
        let account = Account::with_credits(place, 10);
        let (key, desk) = (coder(place, &account), crate::support::Desk::new());
        let url = account.daemon.submit(PATH, &key, &example());
        let id = url.rsplit('/').next().expect("an id");
        let ask = |args: &[&str]| account.ask_as(&desk, args, &key);
        let waited = ask(&["jobs", "wait", id]);
        assert!(waited.code == Some(0) && waited.stdout.starts_with("job id "), "{waited:?}");
        assert_eq!(ask(&["jobs", "get", id, "--json"]).json()["job_id"], id);
        assert_eq!(ask(&["jobs", "result", id]).json()["summary"]["transactions"], 5);
        let list = ask(&["jobs", "list", "--product", "coding", "--json"]).json();
        assert_eq!(list["data"][0]["job_id"], id);
        let table = ask(&["jobs", "list", "--product", "coding", "--output", "csv"]).stdout;
        assert!(table.starts_with("job_id,status,"), "{table}");
    }
}
