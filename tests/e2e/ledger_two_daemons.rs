//! Two daemons on one server: whoever asks which of them, everything is done once, and nobody waits for
//! nobody's locks in a circle.

use serde_json::{Value, json};

use crate::daemon::{Answer, Daemon, try_send};
use crate::ledger::banking::text;
use crate::ledger::settling::{Till, allocations, path};
use crate::ledger::support::{ORGANISATIONS, refused};
use crate::place::Place;
use crate::published;

/// Requests sent at the same moment, every other one to the other daemon.
fn at_once(daemons: [&Daemon; 2], key: &str, requests: &[(String, Value)]) -> Vec<Answer> {
    let head = format!("X-API-Key: {key}\r\n");
    std::thread::scope(|scope| {
        let ask = |(at, (path, body)): (usize, &(String, Value))| {
            let (address, head) = (&daemons[at % 2].address, &head);
            let (path, body) = (path.clone(), body.to_string());
            scope.spawn(move || {
                let answer = try_send(address, "POST", &path, head, &body).expect("an answer");
                published::check("POST", &path, &answer);
                answer
            })
        };
        let asked: Vec<_> = requests.iter().enumerate().map(ask).collect();
        asked.into_iter().map(|asked| asked.join().expect("an answer")).collect()
    })
}

#[test]
fn of_sixteen_who_ask_two_daemons_for_the_same_one_wins() {
    let name = concat!(module_path!(), "::one_wins");
    let Some(place) = Place::postgres(name) else { return };
    let till = Till::new(&place);
    let books = &till.desk.books;
    let second = Daemon::start(&place, &["--rate-limit", "0"]);
    let daemons = [&books.account.daemon, &second];
    let race = |below: &str, body: &Value, reason: &str| {
        let one = (format!("{}{below}", books.path), body.clone());
        let answers = at_once(daemons, &books.key, &vec![one; 16]);
        let (won, lost): (Vec<_>, Vec<_>) = answers.iter().partition(|one| one.status < 300);
        assert_eq!(won.len(), 1, "{below} {answers:?}");
        for answer in lost {
            refused(answer, answer.status, reason);
        }
        won[0].json()["data"].clone()
    };
    let row = till.row("-60");
    let by = json!({ "account_id": books.id("6200"), "vat_code": "ST" });
    for _ in 0..2 {
        race(&format!("/bank-transactions/{row}/confirm"), &by, "already_confirmed");
        race(&format!("/bank-transactions/{row}/void"), &json!({}), "not_confirmed");
    }
    let journal = books.post(&books.journal("2026-03-02", "6200", "3000", "24"));
    let journal = format!("/journals/{}/reverse", text(&journal, "id"));
    race(&journal, &json!({}), "already_reversed");
    let mut named = books.journal("2026-03-02", "6200", "3000", "24");
    named["external_id"] = json!("once");
    race("/journals", &named, "duplicate_external_id");
    let mut draft = till.desk.sale("100", "ST");
    draft["issue"] = json!(false);
    let draft = till.desk.made(&draft);
    let document = format!("/invoices/{}", text(&draft, "id"));
    race(&format!("{document}/issue"), &json!({}), "not_draft");
    // 120.00 is due, and 16 receipts of 100.00 would all settle it.
    let receipt = till.made(&till.receipt("200"));
    let part = json!({ "allocations": allocations(&[(&draft, "100")]) });
    race(&format!("{}/allocations", path(&receipt)), &part, "over_allocated");
    race(&format!("{}/void", path(&receipt)), &json!({}), "already_void");
    race(&format!("{document}/void"), &json!({}), "already_void");
    let body = json!({ "date_from": "2026-01-01", "date_to": "2026-03-31" });
    let made = books.data(201, "/vat-returns", &body);
    let finalise = format!("/vat-returns/{}/finalise", text(&made, "id"));
    race(&finalise, &json!({}), "already_finalised");
    till.assert_whole();
}

#[test]
fn two_daemons_that_post_to_the_same_organisations_in_any_order_all_go_through() {
    let name = concat!(module_path!(), "::any_order");
    let Some(place) = Place::postgres(name) else { return };
    let till = Till::new(&place);
    let books = &till.desk.books;
    let second = Daemon::start(&place, &["--rate-limit", "0"]);
    let daemons = [&books.account.daemon, &second];
    let organisations: Vec<(String, [String; 2])> = (0..4)
        .map(|at| {
            let body = json!({ "name": format!("Number {at}") }).to_string();
            let made = daemons[0].ask("POST", ORGANISATIONS, &books.key, &body).json();
            let path = format!("{ORGANISATIONS}/{}", text(&made["data"], "id"));
            let listed = second.get(&format!("{path}/accounts"), &books.key).json();
            let all = listed["data"].as_array().expect("accounts").clone();
            let account = |code: &str| {
                let found = all.iter().find(|account| account["code"] == code);
                text(found.expect("an account"), "id").to_owned()
            };
            (path, [account("6200"), account("3000")])
        })
        .collect();
    for round in 0..6 {
        let ask = |at: usize| {
            // Each the organisations in another order.
            let (path, [debit, credit]) = &organisations[(at * (1 + 2 * (round % 2)) + round) % 4];
            let lines = json!([{ "account_id": debit, "debit": 5 },
                { "account_id": credit, "credit": 5 }]);
            let body = json!({ "entry_date": "2026-03-02", "description": "d", "lines": lines });
            (format!("{path}/journals"), body)
        };
        let requests: Vec<_> = (0..32).map(ask).collect();
        for answer in at_once(daemons, &books.key, &requests) {
            assert_eq!(answer.status, 201, "{answer:?}");
        }
    }
    let mut entries = 0;
    for (path, _) in &organisations {
        let look =
            |below: &str| second.get(&format!("{path}{below}"), &books.key).json()["data"].clone();
        assert_eq!(look("/integrity")["ok"], true);
        entries += look("/ledger-head")["sequence"].as_i64().expect("a number");
    }
    assert_eq!(entries, 6 * 32);
}
