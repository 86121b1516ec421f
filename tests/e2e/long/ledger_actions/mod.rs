//! Every action of the ledger in any order, by one clerk and by sixteen at once, over one daemon and
//! over two, with the ledger's invariants after them.
//!
//! What is asked comes from `first`, each action once, and from `asking`: good requests mostly, about
//! things that are there mostly, of which `shelf` knows. `laws` are the invariants, each with the statement or the request that shows it.

mod asking;
mod first;
mod laws;
mod shelf;
mod stated;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use serde_json::{Value, json};

use crate::daemon::{Answer, Daemon, try_send};
use crate::ledger::support::{Books, ORGANISATIONS};
use crate::place::{Place, on_both_databases};
use crate::published;
use asking::Request;
use shelf::Shelf;

/// Numbers that look random and are the same on every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % sides as u64).expect("a side")
    }

    fn is_one_of(&mut self, sides: usize) -> bool {
        self.roll(sides) == 0
    }
}

/// A request that was done, with its key and what it was answered.
struct Done {
    request: Request,
    key: String,
    body: String,
}

/// An organisation's books with those who work on them.
struct Office<'p> {
    books: Books<'p>,
    /// The keys of two who may be invited.
    invited: [(String, String); 2],
    shelf: Mutex<Shelf>,
    done: Mutex<Vec<Done>>,
    /// What was asked to be deleted by requests without an answer: each may be there or gone.
    perhaps_gone: Mutex<BTreeSet<String>>,
    /// How often each action was done, or what it was refused for.
    counts: Mutex<BTreeMap<(String, String), usize>>,
}

impl<'p> Office<'p> {
    fn new(place: &'p Place) -> Self {
        let books = Books::with_vat(place);
        let deposits = json!({ "code": "1250", "name": "VAT on deposits", "account_type": "ASSET",
            "role": "vat_on_deposits" });
        books.data(201, "/accounts", &deposits);
        let invited = ["ann@example.com", "bob@example.com"];
        let invited = invited.map(|email| (email.to_owned(), books.user(place, email).key));
        let mut shelf = Shelf::of_chart(&books.accounts);
        for path in ["/accounts", "/members"] {
            shelf.take(&books.get(path).json());
        }
        // Another organisation of the same owner, with something of each that a body may name.
        let other = json!({ "name": "Other Ltd" }).to_string();
        let other = books.account.daemon.ask("POST", ORGANISATIONS, &books.key, &other);
        assert_eq!(other.status, 201, "{other:?}");
        let other = other.json()["data"]["id"].as_str().expect("an id").to_owned();
        let path = format!("{ORGANISATIONS}/{other}");
        let ask = |method: &str, below: &str, body: &Value| {
            let body = if body.is_null() { String::new() } else { body.to_string() };
            let answer =
                books.account.daemon.ask(method, &format!("{path}{below}"), &books.key, &body);
            assert!(answer.status < 300, "{answer:?}");
            answer.json()
        };
        let accounts = ask("GET", "/accounts", &Value::Null);
        let contact = ask("POST", "/contacts", &json!({ "kind": "both", "name": "Oak" }));
        let bank = ask("POST", "/bank-accounts", &json!({ "name": "Bank" }));
        let sold = json!({
            "type": "sales", "contact_id": contact["data"]["id"], "issue_date": "2026-01-31",
            "lines": [{ "description": "x", "unit_price": 10,
                "account_id": accounts["data"].as_array().and_then(|all| {
                    all.iter().find(|one| one["code"] == "4000")
                }).expect("4000")["id"] }],
        });
        let sold = ask("POST", "/invoices", &sold);
        for of_other in [accounts, contact, bank, sold] {
            shelf.take_others(&of_other);
        }
        Self {
            books,
            invited,
            shelf: Mutex::new(shelf),
            done: Mutex::default(),
            perhaps_gone: Mutex::default(),
            counts: Mutex::default(),
        }
    }

    /// Sends a request to one of the daemons; none where that has gone away.
    fn send(&self, address: &str, request: &Request, key: &str) -> Option<Answer> {
        let caller = request.caller.map_or(&self.books.key, |at| &self.invited[at].1);
        let mut headers = format!("X-API-Key: {caller}\r\n");
        if request.is_kept() {
            headers = format!("{headers}Idempotency-Key: {key}\r\n");
        }
        let path = match request.path.strip_prefix('~') {
            Some(path) => format!("/api/v1/ledger{path}"),
            None => format!("{}{}", self.books.path, request.path),
        };
        let body = if request.body.is_null() { String::new() } else { request.body.to_string() };
        let answer = try_send(address, request.method, &path, &headers, &body).ok()?;
        published::check(request.method, &path, &answer);
        Some(answer)
    }

    /// Does the next thing, and notes what came of it: done, or a refusal. Nothing else may come.
    fn act(&self, address: &str, dice: &mut Dice, key: &str) -> Option<Answer> {
        let request = asking::next(dice, &self.shelf.lock().expect("a lock"), &self.invited);
        self.carry_out(address, request, key, dice.is_one_of(8))
    }

    fn carry_out(
        &self,
        address: &str,
        request: Request,
        key: &str,
        is_repeated: bool,
    ) -> Option<Answer> {
        let Some(answer) = self.send(address, &request, key) else {
            self.note_unheard(&request);
            return None;
        };
        let (status, told) = (answer.status, answer.json());
        let is_done = matches!(status, 200 | 201);
        assert!(is_done || matches!(status, 404 | 409 | 422), "{request:?} {answer:?}");
        let error = &told["error"];
        assert_ne!(error["code"], "invalid_request_format", "{request:?} {answer:?}");
        let reason = error["details"]["reason"].as_str().or_else(|| error["code"].as_str());
        let came = (request.template.to_owned(), reason.unwrap_or("done").to_owned());
        *self.counts.lock().expect("a lock").entry(came).or_default() += 1;
        if !is_done {
            return Some(answer);
        }
        self.shelf.lock().expect("a lock").take(&told);
        if request.template == "POST /invoices/{id}/allocations" {
            // A credit note has what it settles in a list of its own.
            let path = format!("{}{}", self.books.path, request.path);
            let head = format!("X-API-Key: {}\r\n", self.books.key);
            let listed = try_send(address, "GET", &path, &head, "").ok()?;
            self.shelf.lock().expect("a lock").take_parts(&request.path, &listed.json()["data"]);
        }
        if is_repeated && request.is_kept() {
            // The same again has the same answer, and does nothing.
            let Some(again) = self.send(address, &request, key) else {
                self.note_unheard(&request);
                return None;
            };
            assert_eq!((again.status, &again.body), (status, &answer.body), "{request:?}");
            assert_eq!(again.header("idempotency-replayed"), Some("true"), "{again:?}");
        }
        let done = Done { request, key: key.to_owned(), body: answer.body.clone() };
        self.done.lock().expect("a lock").push(done);
        Some(answer)
    }

    /// Nobody knows whether a request without an answer was carried out.
    fn note_unheard(&self, request: &Request) {
        if request.removes() {
            let id = laws::named(&request.path).to_owned();
            self.perhaps_gone.lock().expect("a lock").insert(id);
        }
    }

    /// At least so many requests were not refused: a law that sees nothing says nothing.
    #[track_caller]
    fn assert_done(&self, least: usize) {
        let done = self.done.lock().expect("a lock").len();
        assert!(done >= least, "{done} {:#?}", self.counts.lock().expect("a lock"));
    }

    /// What was done often enough that each action of the ledger is among it.
    fn assert_every_action_was_done(&self) {
        let counts = self.counts.lock().expect("a lock");
        let done: BTreeSet<&str> = counts
            .keys()
            .filter(|(_, came)| came == "done")
            .map(|(template, _)| template.as_str())
            .collect();
        for (method, path, _) in published::operations() {
            let Some(below) = path.strip_prefix("/api/v1/ledger/") else { continue };
            if method == "GET" {
                continue;
            }
            let below = below.strip_prefix("organisations/{org_id}").unwrap_or(below);
            let template = format!("{method} {below}");
            assert!(done.contains(template.as_str()), "{template} was never done: {counts:#?}");
        }
    }
}

/// One clerk; after each action what was refused has left nothing and nothing is in a locked period,
/// after every so many all laws hold.
fn alone(place: &Place, seed: u64, steps: usize) {
    let office = Office::new(place);
    let address = office.books.account.daemon.address.clone();
    let mut dice = Dice(seed);
    for (at, request) in first::steps().into_iter().enumerate() {
        let request = request(&office.shelf.lock().expect("a lock"));
        let told = format!("{request:?}");
        let answer = office.carry_out(&address, request, &format!("first-{at}"), true);
        assert!(answer.as_ref().is_some_and(|answer| answer.status < 300), "{told} {answer:?}");
    }
    let mut rows = laws::rows(place);
    let mut head = laws::head(place);
    for step in 0..steps {
        let answer = office.act(&address, &mut dice, &format!("one-{step}")).expect("an answer");
        let now = laws::rows(place);
        if answer.status >= 300 {
            assert_eq!(now, rows, "what was refused has left something: {answer:?}");
        } else {
            laws::nothing_is_locked_since(place, head);
            (rows, head) = (now, laws::head(place));
        }
        if step % 50 == 0 {
            laws::hold(place, &office.books);
        }
    }
    laws::hold(place, &office.books);
    laws::nothing_done_is_lost(&office);
    laws::what_is_undone_leaves_no_trace(&office);
    office.assert_every_action_was_done();
    office.assert_done(140);
}

/// So many clerks at once, each with so many actions, over these daemons.
fn together(office: &Office<'_>, daemons: &[&Daemon], clerks: usize, actions: usize, seed: u64) {
    std::thread::scope(|scope| {
        for clerk in 0..clerks {
            let address = &daemons[clerk % daemons.len()].address;
            scope.spawn(move || {
                let mut dice = Dice(seed + clerk as u64);
                for action in 0..actions {
                    let key = format!("{seed}-{clerk}-{action}");
                    if office.act(address, &mut dice, &key).is_none() {
                        return;
                    }
                }
            });
        }
    });
}

on_both_databases! {
    fn every_action_in_any_order_keeps_all_invariants(place: &Place) {
        alone(place, 7, 250);
    }

    fn sixteen_who_do_everything_at_once_keep_all_invariants(place: &Place) {
        let office = Office::new(place);
        together(&office, &[&office.books.account.daemon], 16, 40, 100);
        laws::hold(place, &office.books);
        laws::nothing_done_is_lost(&office);
        laws::each_is_done_once(&office);
        office.assert_done(160);
    }
}

/// Only a server takes two daemons.
#[test]
fn two_daemons_on_one_server_with_sixteen_clerks_keep_all_invariants_and_one_may_be_killed() {
    let name = concat!(module_path!(), "::two_daemons");
    let Some(place) = Place::postgres(name) else { return };
    let office = Office::new(&place);
    let serve = ["--rate-limit", "0"];
    let second = Daemon::start(&place, &serve);
    let first = &office.books.account.daemon;
    together(&office, &[first, &second], 16, 25, 300);
    laws::hold(&place, &office.books);
    // One is killed while all work: those who ask it hear nothing, the others go on.
    std::thread::scope(|scope| {
        let office = &office;
        let done = office.done.lock().expect("a lock").len();
        let second = &second;
        let working = scope.spawn(move || together(office, &[first, second], 16, 25, 400));
        let is_under_way = || office.done.lock().expect("a lock").len() > done + 40;
        while !is_under_way() && !working.is_finished() {
            std::thread::yield_now();
        }
        second.signal(rustix::process::Signal::KILL);
    });
    laws::hold(&place, &office.books);
    laws::nothing_done_is_lost(&office);
    laws::each_is_done_once(&office);
    let log = place.log();
    assert!(!log.contains("\" 500") && !log.contains("status=500"), "{log}");
}
