//! Databases as each step of the schema has left them, opened by today's program.
//!
//! `old_databases/` has, for each database and each step that was the last one of its day, a dump of a small
//! set of books (`sqlite/0005.sql`) and what the API says of it (`sqlite/0005.jsonl`). With `TIEOUT_BLESS=1` the
//! dump of a new step is added, and answers are written anew; a dump that is there never changes.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::account::make_key;
use crate::api::body_of;
use crate::company::run_example;
use crate::daemon::Daemon;
use crate::ledger::banking::{Bank, text};
use crate::ledger::support::{Books, LEDGER_SCOPES, ORGANISATIONS};
use crate::ledger::vat::with_vat;
use crate::place::{Place, on_both_databases};
use crate::support::Desk;

/// What is asked of each organisation.
const QUESTIONS: [&str; 24] = [
    "",
    "/accounts?include_balances=true&limit=100",
    "/assertions?limit=100",
    "/contacts?limit=100",
    "/bank-accounts?limit=100",
    "/bank-transactions?limit=100",
    "/invoices?limit=100",
    "/settlements?limit=100",
    "/contras?limit=100",
    "/journals?limit=100",
    "/members?limit=100",
    "/audit-events?limit=100",
    "/tax-codes?limit=100",
    "/vat-returns?limit=100",
    "/ledger-head",
    "/integrity",
    "/reports/trial-balance?as_at=2026-03-31",
    "/reports/profit-and-loss?date_from=2026-01-01&date_to=2026-03-31",
    "/reports/balance-sheet?as_at=2026-04-01",
    "/reports/general-ledger?date_from=2026-01-01&date_to=2026-03-31&limit=100",
    "/reports/aged-receivables?as_at=2026-03-31",
    "/reports/aged-payables?as_at=2026-03-31",
    "/reports/vat-return?date_from=2026-01-01&date_to=2026-03-31",
    "/reports/vat-reconciliation",
];

/// Tables that have no rows in a dump: what the daemon forgets by itself, and what it notes of its own secrets.
const EMPTY: [&str; 5] = ["blob_chunks", "daemons", "rate_windows", "settings", "traceless_chunks"];

/// The row that was matched to a journal, and is no longer, since which the journal was undone.
const UNLINKED: &str = "matched in error";

fn folder(place: &Place) -> PathBuf {
    let database = if place.is_server() { "postgres" } else { "sqlite" };
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/e2e/old_databases")).join(database)
}

/// The worked example, and a second organisation with what the example does without.
fn make_books(place: &Place) {
    let bank = Bank::with_vat(place);
    let books = &bank.books;
    run_example(books, &Desk::new().path("out"));
    place.admin(&["credits", "grant", "--user", &books.account.user, "--amount", "10"]);
    let account = &books.account;
    let headers = format!("Authorization: Bearer {}\r\nIdempotency-Key: once\r\n", account.key);
    let submitted = account.daemon.send("POST", "/api/v1/reconciliations", &headers, &body_of(3));
    account.daemon.ended_job(&submitted.poll_url(), &account.key);
    books.data(
        201,
        "/tax-codes",
        &json!({ "code": "ST", "rate": 19, "effective_from": "2026-02-01" }),
    );
    let own = json!({
        "code": "CAR-50", "name": "Leased cars", "rate": 20, "effective_from": "2026-01-01",
        "recoverable_percent": 50,
    });
    books.data(201, "/tax-codes", &own);
    books.post(&with_vat(books, "2026-02-02", "6200", "120", "CAR-50"));
    books.post(&with_vat(books, "2026-02-03", "6200", "100", "RC"));
    let registered = json!({ "vat_number": "GB123456789", "effective_from": "2026-05-01" });
    assert_eq!(books.ask("PATCH", "", &registered).status, 200);
    let id = bank.waiting("2026-03-02", "-500");
    let journal = books.post(&books.journal("2026-03-02", "6000", "1300", "500"));
    bank.done(&id, "confirm", &json!({ "match": { "journal_id": journal["id"] } }));
    bank.done(&id, "void", &json!({ "reason": UNLINKED }));
    let undone = json!({ "entry_date": "2026-03-20" });
    books.data(201, &format!("/journals/{}/reverse", text(&journal, "id")), &undone);
    make_debts(books);
    make_payment(books);
    make_deposit(&bank);
    make_contra(books);
    make_metadata(books);
}

/// What a client keeps with a journal and a contact, and a balance that is asserted.
fn make_metadata(books: &Books<'_>) {
    let mut journal = books.journal("2026-03-29", "6000", "1300", "3");
    journal["metadata"] = json!({ "run": "7" });
    books.post(&journal);
    let contact = json!({
        "kind": "customer", "name": "Yew", "external_id": "C-7", "metadata": { "shop": "York" },
    });
    books.data(201, "/contacts", &contact);
    let assertion = json!({ "account_id": books.id("1300"), "date": "2026-03-31", "amount": 7 });
    books.data(201, "/assertions", &assertion);
}

/// What a contact owes, set against what it is owed.
fn make_contra(books: &Books<'_>) {
    let both = books.data(201, "/contacts", &json!({ "kind": "both", "name": "Ash" }));
    let [sold, bought] = [("sales", "4000"), ("purchase", "5000")].map(|(kind, code)| {
        let line = json!({ "description": "Ash", "unit_price": 50, "account_id": books.id(code) });
        let body = json!({
            "type": kind, "contact_id": both["id"], "number": "A-1", "issue_date": "2026-03-02", "lines": [line],
        });
        json!({ "invoice_id": books.data(201, "/invoices", &body)["id"], "amount": 40 })
    });
    let contra =
        json!({ "contact_id": both["id"], "date": "2026-03-28", "allocations": [sold, bought] });
    books.data(201, "/contras", &contra);
}

/// A deposit, a part of which is released to an invoice.
fn make_deposit(bank: &Bank<'_>) {
    let books = &bank.books;
    let role = json!({ "code": "1250", "name": "VAT on deposits", "account_type": "ASSET", "role": "vat_on_deposits" });
    books.data(201, "/accounts", &role);
    let contact = books.data(201, "/contacts", &json!({ "kind": "customer", "name": "Oak" }));
    let deposit = json!({
        "type": "receipt", "contact_id": contact["id"], "bank_account_id": bank.id, "date": "2026-03-27",
        "amount": 60, "deposit": { "vat_code": "ST" },
    });
    let deposit = books.data(201, "/settlements", &deposit);
    let line = json!({
        "description": "Oak", "unit_price": 100, "account_id": books.id("4000"), "vat_code": "ST",
    });
    let sold = json!({
        "type": "sales", "contact_id": contact["id"], "issue_date": "2026-04-02", "lines": [line],
    });
    let sold = books.data(201, "/invoices", &sold);
    let part = json!({ "allocations": [{ "invoice_id": sold["id"], "amount": 30 }] });
    books.data(201, &format!("/settlements/{}/allocations", text(&deposit, "id")), &part);
}

/// A VAT return that is paid, and an error of its quarter.
fn make_payment(books: &Books<'_>) {
    let days = json!({ "date_from": "2025-01-01", "date_to": "2025-03-31" });
    let made = books.data(201, "/vat-returns", &days);
    let path = format!("/vat-returns/{}", text(&made, "id"));
    books.data(200, &format!("{path}/finalise"), &Value::Null);
    let paid = books.post(&books.journal("2026-03-26", "2250", "1310", "7"));
    books.data(200, &format!("{path}/payments"), &json!({ "journal_id": paid["id"] }));
    // VAT of that quarter that is posted late, in a draft.
    let days = json!({ "date_from": "2025-04-01", "date_to": "2025-06-30" });
    let draft = books.data(201, "/vat-returns", &days);
    let late = books.post(&with_vat(books, "2025-03-10", "4000", "-24", "ST"));
    let note = json!({ "journal_id": late["id"], "kind": "error", "behaviour": "careless", "reason": "Lost" });
    books.data(200, &format!("/vat-returns/{}/late-vat", text(&draft, "id")), &note);
}

/// A sale that is written off, and a purchase whose VAT is given back since it is unpaid.
fn make_debts(books: &Books<'_>) {
    let both = books.data(201, "/contacts", &json!({ "kind": "both", "name": "Elm" }));
    let document = |kind: &str, code: &str| {
        let line = json!({
            "description": "Oak", "unit_price": 50, "account_id": books.id(code), "vat_code": "ST",
        });
        let body = json!({
            "type": kind, "contact_id": both["id"], "number": "E-1", "issue_date": "2025-03-02", "lines": [line],
        });
        books.data(201, "/invoices", &body)
    };
    let sale = document("sales", "4000");
    let written_off = json!({ "date": "2026-03-25", "reason": "In liquidation" });
    books.data(200, &format!("/invoices/{}/write-off", text(&sale, "id")), &written_off);
    document("purchase", "5000");
    let repaid = json!({ "date": "2026-03-25", "account_id": books.id("1220") });
    books.data(200, "/unpaid-purchases/repay-vat", &repaid);
}

/// A daemon on an old database, and a key of the owner of its books.
struct Opened {
    daemon: Daemon,
    key: String,
}

impl Opened {
    fn new(place: &Place) -> Self {
        let user = place.admin(&["users", "list"])["data"][0]["id"].clone();
        let key = make_key(place, user.as_str().expect("a user"), &LEDGER_SCOPES);
        Self { daemon: Daemon::start(place, &["--rate-limit", "0"]), key }
    }

    fn data(&self, path: &str) -> Value {
        let answer = self.daemon.get(path, &self.key);
        assert_eq!(answer.status, 200, "{path}: {answer:?}");
        answer.json()["data"].take()
    }

    /// The paths of the organisations by their names.
    fn organisations(&self) -> BTreeMap<String, String> {
        let listed = self.data(ORGANISATIONS);
        let named = listed.as_array().expect("a list").iter().map(|organisation| {
            let path = format!("{ORGANISATIONS}/{}", text(organisation, "id"));
            (text(organisation, "name").to_owned(), path)
        });
        named.collect()
    }

    /// What the API says of all books, a line each.
    fn answers(&self) -> String {
        let mut answers = String::new();
        for path in self.organisations().values() {
            let of_bank = |bank: &Value| {
                format!("/bank-accounts/{}/reconciliation?as_at=2026-03-31", text(bank, "id"))
            };
            let banks = self.data(&format!("{path}/bank-accounts"));
            let banks = banks.as_array().expect("a list").iter().map(of_bank);
            for question in QUESTIONS.map(str::to_owned).into_iter().chain(banks) {
                let path = format!("{path}{question}");
                answers.push_str(&json!({ &path: self.data(&path) }).to_string());
                answers.push('\n');
            }
        }
        answers
    }

    /// The row that was matched is confirmed from the day on which the journal was undone.
    fn check_unlinked(&self) {
        let path = &self.organisations()["Acorn Ltd"];
        let listed = self.data(&format!("{path}/bank-transactions"));
        let accounts = self.data(&format!("{path}/accounts"));
        let plain = accounts.as_array().expect("a list").iter().find(|one| one["code"] == "6000");
        let how = json!({ "account_id": plain.expect("an account")["id"] }).to_string();
        let confirm = format!("{path}/bank-transactions/{}/confirm", text(&listed[0], "id"));
        let confirmed = self.daemon.ask("POST", &confirm, &self.key, &how);
        assert_eq!(confirmed.status, 200, "{confirmed:?}");
        let journal = &confirmed.json()["data"]["journal_id"];
        let journal = self.data(&format!("{path}/journals/{}", journal.as_str().expect("an id")));
        assert_eq!(journal["entry_date"], "2026-03-20");
        // What has changed since is held against what was recorded of it, the rest is as old as it was.
        let seen = self.data(&format!("{path}/integrity"));
        assert_eq!(seen["ok"], true, "{seen}");
        assert!(seen["objects"].as_i64().is_some_and(|objects| objects > 0), "{seen}");
    }
}

on_both_databases! {
    fn a_database_that_any_step_has_left_has_the_same_books_today(place: &Place) {
        let is_blessed = std::env::var_os("TIEOUT_BLESS").is_some();
        let folder = folder(place);
        make_books(place);
        let newest = place.number("SELECT max(version) FROM _sqlx_migrations");
        let schema = place.schema();
        let dump = folder.join(format!("{newest:04}.sql"));
        if is_blessed && !dump.exists() {
            place.execute("DELETE FROM settings");
            for table in place.tables() {
                let is_empty = place.number(&format!("SELECT count(*) FROM {table}")) == 0;
                assert_eq!(is_empty, EMPTY.contains(&&*table), "rows of {table}");
            }
            fs::create_dir_all(&folder).expect("a folder");
            fs::write(&dump, place.script()).expect("it is written");
        }
        assert!(dump.exists(), "TIEOUT_BLESS=1 makes {}", dump.display());
        let files = fs::read_dir(&folder).expect("a folder").map(|file| file.expect("a file").path());
        let is_dump = |path: &PathBuf| path.extension().is_some_and(|is| is == "sql");
        for dump in files.filter(is_dump) {
            let old = place.another();
            old.load(&fs::read_to_string(&dump).expect("a dump"));
            let opened = Opened::new(&old);
            assert_eq!(old.schema(), schema, "{} ends as a new database does", dump.display());
            let secrets = old.number("SELECT count(*) FROM settings WHERE name = 'session_secret'");
            assert_eq!(secrets, 0, "{} keeps what signs sessions", dump.display());
            let answers = opened.answers();
            let kept = dump.with_extension("jsonl");
            if is_blessed {
                fs::write(&kept, &answers).expect("it is written");
            }
            let kept = fs::read_to_string(&kept).expect("answers");
            for (answer, kept) in answers.lines().zip(kept.lines()) {
                assert_eq!(answer, kept, "{}", dump.display());
            }
            assert_eq!(answers.lines().count(), kept.lines().count(), "{}", dump.display());
            opened.check_unlinked();
        }
    }
}
