//! `kill -9`, again and again, while clients post journals and confirm bank transactions: what was
//! acknowledged is in the books once, what was not is there whole or not at all.

#![cfg(unix)]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use rustix::process::Signal;
use serde_json::{Value, json};

use crate::daemon::{Answer, Daemon, try_send};
use crate::ledger::banking::Bank;
use crate::place::{Place, on_both_databases};

const ROUNDS: u32 = 20;
const WORKERS: u32 = 8;

/// A request, and what it was answered.
struct Sent {
    /// What makes it one request however often it is sent.
    key: String,
    path: String,
    body: String,
    answer: Option<String>,
}

/// The books as the clients know them.
struct Clerks<'b> {
    key: &'b str,
    path: &'b str,
    bank: &'b str,
    cost: &'b str,
    equity: &'b str,
    sent: Mutex<Vec<Sent>>,
    answers: AtomicU32,
}

impl Clerks<'_> {
    fn ask(&self, address: &str, key: &str, path: &str, body: &str) -> std::io::Result<Answer> {
        let headers = format!("X-API-Key: {}\r\nIdempotency-Key: {key}\r\n", self.key);
        try_send(address, "POST", &format!("{}{path}", self.path), &headers, body)
    }

    /// Notes a request, sends it, notes the answer.
    fn send(&self, address: &str, key: &str, path: &str, body: &Value) -> std::io::Result<Value> {
        let body = body.to_string();
        let at = {
            let mut sent = self.sent.lock().expect("a lock");
            let noted =
                Sent { key: key.into(), path: path.into(), body: body.clone(), answer: None };
            sent.push(noted);
            sent.len() - 1
        };
        let answer = self.ask(address, key, path, &body)?;
        assert!([200, 201].contains(&answer.status), "{answer:?}");
        let told = serde_json::from_str::<Value>(&answer.body)?;
        self.sent.lock().expect("a lock")[at].answer = Some(answer.body);
        self.answers.fetch_add(1, Ordering::Relaxed);
        Ok(told["data"].clone())
    }

    /// Works until the daemon goes away.
    fn work(&self, address: &str, clerk: &str) {
        for number in 0.. {
            let name = format!("{clerk}-{number}");
            let done = if number % 2 == 0 {
                self.journal(address, &name, number % 7 + 1)
            } else {
                self.bank_transaction(address, &name, number % 5 + 1)
            };
            if done.is_err() {
                return;
            }
        }
    }

    fn journal(&self, address: &str, name: &str, amount: u32) -> std::io::Result<()> {
        let body = json!({
            "entry_date": "2026-03-02", "description": name, "external_id": name,
            "lines": [
                { "account_id": self.cost, "debit": amount },
                { "account_id": self.equity, "credit": amount },
            ],
        });
        self.send(address, &format!("j-{name}"), "/journals", &body).map(drop)
    }

    /// One made, then confirmed.
    fn bank_transaction(&self, address: &str, name: &str, amount: u32) -> std::io::Result<()> {
        let row = json!({
            "bank_account_id": self.bank, "date": "2026-03-02", "amount": -i64::from(amount),
            "description": name, "external_id": name,
        });
        let made = self.send(address, &format!("b-{name}"), "/bank-transactions", &row)?;
        let id = made["id"].as_str().expect("an id");
        let how = json!({ "account_id": self.cost, "vat_code": "ST" });
        let path = format!("/bank-transactions/{id}/confirm");
        self.send(address, &format!("c-{name}"), &path, &how).map(drop)
    }

    /// What the books say after a restart: whole, and with everything that was acknowledged.
    fn check(&self, daemon: &Daemon, place: &Place, seen: &mut usize) {
        let get = |path: &str| {
            daemon.get(&format!("{}{path}", self.path), self.key).json()["data"].clone()
        };
        let integrity = get("/integrity");
        assert_eq!(integrity["ok"], true, "{integrity}");
        let trial = get("/reports/trial-balance");
        assert_eq!(trial["total_debit"], trial["total_credit"], "{trial}");
        // A row is confirmed exactly where there is a journal that it has posted.
        let posted = place.number("SELECT count(*) FROM journals WHERE source = 'bank'");
        let confirmed = place.number(
            "SELECT count(*) FROM bank_transactions t JOIN journals j ON j.id = t.journal_id \
             JOIN journal_lines l ON l.organisation_id = j.organisation_id \
             AND l.sequence = j.sequence AND l.line = t.journal_line \
             WHERE t.status = 'confirmed' AND l.amount = t.amount",
        );
        assert_eq!(posted, confirmed);
        let sent = self.sent.lock().expect("a lock");
        for Sent { path, answer, .. } in &sent[*seen..] {
            let Some(answer) = answer else { continue };
            let told: Value = serde_json::from_str(answer).expect("JSON");
            let id = told["data"]["id"].as_str().expect("an id");
            let kind = if path == "/journals" { "journals" } else { "bank-transactions" };
            let found = get(&format!("/{kind}/{id}"));
            assert_eq!(found["id"], told["data"]["id"], "acknowledged and gone: {answer}");
            if path.ends_with("/confirm") {
                assert_eq!(found["journal_id"], told["data"]["journal_id"], "{answer}");
            }
        }
        *seen = sent.len();
    }
}

on_both_databases! {
    fn twenty_times_kill_9_under_load_loses_no_entry_and_posts_none_twice(place: &Place) {
        let mut bank = Bank::with_vat(place);
        bank.books.account.daemon.signal(Signal::KILL);
        bank.books.account.daemon.wait();
        let books = &bank.books;
        let clerks = Clerks {
            key: &books.key,
            path: &books.path,
            bank: &bank.id,
            cost: books.id("6200"),
            equity: books.id("3000"),
            sent: Mutex::default(),
            answers: AtomicU32::new(0),
        };
        let serve = ["--rate-limit", "0"];
        let mut seen = 0;
        for round in 0..ROUNDS {
            let daemon = Daemon::start(place, &serve);
            clerks.check(&daemon, place, &mut seen);
            clerks.answers.store(0, Ordering::Relaxed);
            std::thread::scope(|scope| {
                let spawn = |clerk| {
                    let (address, clerks) = (&daemon.address, &clerks);
                    scope.spawn(move || clerks.work(address, &format!("{round}-{clerk}")))
                };
                let working: Vec<_> = (0..WORKERS).map(spawn).collect();
                // Not after a time but after so many answers: some rounds end at once.
                let has_gone = || working.iter().all(std::thread::ScopedJoinHandle::is_finished);
                while clerks.answers.load(Ordering::Relaxed) < round * 8 && !has_gone() {
                    std::thread::yield_now();
                }
                daemon.signal(Signal::KILL);
            });
        }
        let daemon = Daemon::start(place, &serve);
        clerks.check(&daemon, place, &mut seen);
        let sent = std::mem::take(&mut *clerks.sent.lock().expect("a lock"));
        let acknowledged = sent.iter().filter(|sent| sent.answer.is_some()).count();
        assert!(acknowledged > 500, "{acknowledged} of {}", sent.len());
        let (mut cost, mut vat, mut entries) = (0, 0, 0);
        for Sent { key, path, body, answer } in &sent {
            // The same again: the answer of the first time, or now for the first time.
            let again = clerks.ask(&daemon.address, key, path, body).expect("an answer");
            assert!([200, 201].contains(&again.status), "{again:?}");
            if let Some(answer) = answer {
                assert_eq!((&again.body, again.header("idempotency-replayed")), (answer, Some("true")));
            }
            let told: Value = again.json()["data"].clone();
            let pence = |key: &str| -> i64 {
                let text = told[key].to_string();
                let money = tieout::money::Money::parse(&text).expect("money");
                money.minor().abs()
            };
            if path == "/journals" {
                (cost, entries) = (cost + pence("total"), entries + 1);
            } else if path.ends_with("/confirm") {
                (cost, vat, entries) = (cost + pence("net_amount"), vat + pence("vat_amount"), entries + 1);
            } else if !sent.iter().any(|sent| sent.key == key.replacen("b-", "c-", 1)) {
                // It was made, or is now, and nobody has heard of it.
                assert_eq!(told["status"], "unconfirmed");
            }
        }
        clerks.check(&daemon, place, &mut 0);
        let head = daemon.get(&format!("{}/ledger-head", books.path), &books.key).json();
        assert_eq!(head["data"]["sequence"], entries, "no entry twice");
        let balance = |code: &str| {
            let path = format!("{}/accounts/{}", books.path, books.id(code));
            let balance = daemon.get(&path, &books.key).json()["data"]["balance"].to_string();
            tieout::money::Money::parse(&balance).expect("money").minor()
        };
        assert_eq!((balance("6200"), balance("2250")), (cost, vat));
        let twice = place.number(
            "SELECT count(*) FROM (SELECT external_id FROM bank_transactions \
             GROUP BY external_id HAVING count(*) > 1) AS twice",
        );
        assert_eq!(twice, 0);
    }
}
