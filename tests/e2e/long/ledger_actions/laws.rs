//! The ledger's invariants, by their numbers in its design, and what shows each.
//!
//! | | Invariant | Shown by |
//! |---|---|---|
//! | 1 | each journal has two lines and balances | `stated::LAWS` (lines, totals) |
//! | 2 | the trial balance sums to 0 at every date | `LAWS` (days), reports at several days |
//! | 3 | open items are the control accounts | `LAWS` (items), aged items that agree, `integrity` |
//! | 4 | 0 <= allocated <= what there is of both | `LAWS` (bounds, days), `integrity` |
//! | 5 | a bank account is its rows and what has none | `LAWS` (rows, banks), [`reconciles`] |
//! | 6 | VAT is its entries, each in one return at most, and the VAT account is what these come to | `integrity`, `LAWS` (returns), the VAT reconciliation, [`nothing_done_is_lost`] |
//! | 7 | everything takes effect once at most | `LAWS` (names), each repetition, [`each_is_done_once`] |
//! | 8 | what was acknowledged is there | [`nothing_done_is_lost`]; after `kill -9` `ledger_endurance` |
//! | 9 | the chain has no gap and verifies | `integrity`, `LAWS` (places); append-only: `tests/store` |
//! | 10 | nothing is posted in a locked period | [`nothing_is_locked_since`], `LAWS` (locks) |
//! | 11 | no reference crosses organisations | `REFERENCES`; a stranger's 404: `tenants` |
//! | 12 | what is refused leaves no row | [`rows`] |
//! | 13 | what is undone leaves every balance | [`what_is_undone_leaves_no_trace`] |
//! | 14 | other programs read the same balances | `company`, the oracle of the export |

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::stated::{COUNTED, LAWS, REFERENCES, VERSIONED};
use super::{Done, Office};
use crate::ledger::support::Books;
use crate::place::Place;

/// How much there is of everything: another number after anything that was kept.
pub(super) fn rows(place: &Place) -> i64 {
    let versions =
        VERSIONED.map(|table| format!("(SELECT coalesce(sum(version), 0) FROM {table})"));
    let counts = COUNTED.map(|table| format!("(SELECT count(*) FROM {table})"));
    place.number(&format!("SELECT {} + {}", versions.join(" + "), counts.join(" + ")))
}

/// How many entries there are in the books.
pub(super) fn head(place: &Place) -> i64 {
    place.number("SELECT max(sequence) FROM ledger_heads")
}

/// No entry behind this one is dated on or before the lock date.
#[track_caller]
pub(super) fn nothing_is_locked_since(place: &Place, head: i64) {
    let locked = place.number(&format!(
        "SELECT count(*) FROM journals j JOIN organisations o ON o.id = j.organisation_id \
         WHERE o.lock_date IS NOT NULL AND j.sequence > {head} \
         AND CAST(replace(j.entry_date, '-', '') AS BIGINT) \
         <= CAST(replace(o.lock_date, '-', '') AS BIGINT)"
    ));
    assert_eq!(locked, 0, "an entry in a locked period");
}

/// Everything that can be seen of the books at any moment.
#[track_caller]
pub(super) fn hold(place: &Place, books: &Books<'_>) {
    for (law, sql) in LAWS {
        assert_eq!(place.number(sql), 0, "invariant {law}");
    }
    for (table, column, of) in REFERENCES {
        let crossing = format!(
            "SELECT count(*) FROM {table} t JOIN {of} r ON r.id = t.{column} \
             WHERE r.organisation_id <> t.organisation_id"
        );
        assert_eq!(place.number(&crossing), 0, "invariant 11, {table}.{column}");
    }
    let look = |path: &str| books.get(path).json()["data"].clone();
    let integrity = look("/integrity");
    assert_eq!(integrity["ok"], true, "{integrity}");
    books.assert_vat_reconciles();
    for day in ["2026-01-31", "2026-03-15", "2026-06-30"] {
        let trial = look(&format!("/reports/trial-balance?as_at={day}"));
        assert_eq!(trial["total_debit"], trial["total_credit"], "{trial}");
        let sheet = look(&format!("/reports/balance-sheet?as_at={day}"));
        assert_eq!(sheet["balances"], true, "{sheet}");
        for side in ["receivables", "payables"] {
            let aged = look(&format!("/reports/aged-{side}?as_at={day}"));
            assert_eq!(aged["agrees"], true, "{aged}");
        }
        for bank in look("/bank-accounts").as_array().expect("bank accounts") {
            let id = bank["id"].as_str().expect("an id");
            reconciles(&look(&format!("/bank-accounts/{id}/reconciliation?as_at={day}")));
        }
    }
}

/// Both sides of a bank account lead to one adjusted balance, whatever was done; what it opened with counts
/// as nothing on both sides where nobody has said it.
#[track_caller]
fn reconciles(all: &Value) {
    #[expect(clippy::cast_possible_truncation, reason = "a few pounds in pence")]
    let pence = |value: &Value| (value.as_f64().unwrap_or(0.0) * 100.0).round() as i64;
    let total = |line: &str| {
        let items = all[line]["items"].as_array().expect("items");
        assert_eq!(all[line]["count"], items.len(), "{all}");
        let sum: i64 = items.iter().map(|item| pence(&item["amount"])).sum();
        assert_eq!(pence(&all[line]["total"]), sum, "{line} {all}");
        sum
    };
    let statement = &all["statement"];
    let bank = pence(&statement["opening"]) + pence(&statement["movements"]);
    let adjusted = bank + total("outstanding_receipts") + total("outstanding_payments");
    assert_eq!(adjusted, pence(&all["books"]["closing"]) + total("to_enter"), "{all}");
    // No statement has said what the bank had.
    assert_eq!((&statement["closing"], &all["difference"]), (&Value::Null, &Value::Null), "{all}");
}

/// Where a thing is, by its identifier.
fn place_of(id: &str) -> Option<String> {
    let list = match id.split_once('_')?.0 {
        "acc" => "accounts",
        "con" => "contacts",
        "bac" => "bank-accounts",
        "btx" => "bank-transactions",
        "inv" => "invoices",
        "set" => "settlements",
        "jnl" => "journals",
        "vrt" => "vat-returns",
        _ => return None,
    };
    Some(format!("/{list}/{id}"))
}

/// The identifier in a path.
pub(super) fn named(path: &str) -> &str {
    path.split('/').nth(2).unwrap_or_default()
}

/// Everything that was acknowledged is there: each thing at its version or a later one, each journal,
/// what is undone for ever undone, what was finalised as it was.
#[track_caller]
pub(super) fn nothing_done_is_lost(office: &Office<'_>) {
    let done = office.done.lock().expect("a lock");
    let mut versions: BTreeMap<String, i64> = BTreeMap::new();
    let (mut gone, mut journals) = (BTreeSet::new(), BTreeSet::new());
    for done in done.iter().filter(|done| !done.request.path.starts_with('~')) {
        let told: Value = serde_json::from_str(&done.body).expect("JSON");
        let data = &told["data"];
        let Some(id) = data["id"].as_str() else { continue };
        if done.request.removes() {
            gone.insert(id.to_owned());
        }
        let version = versions.entry(id.to_owned()).or_default();
        *version = data["version"].as_i64().unwrap_or(0).max(*version);
        for key in ["journal_id", "void_journal_id", "reversed_by_journal_id"] {
            journals.extend(data[key].as_str().map(str::to_owned));
        }
    }
    assert!(versions.len() > 60, "{}", versions.len());
    for (id, version) in versions {
        let Some(path) = place_of(&id) else { continue };
        let found = office.books.get(&path);
        if gone.contains(&id) {
            found.assert_error(404, "not_found");
            continue;
        }
        if found.status == 404 && office.perhaps_gone.lock().expect("a lock").contains(&id) {
            continue;
        }
        assert_eq!(found.status, 200, "acknowledged and gone: {id}");
        let now = found.json()["data"]["version"].as_i64().unwrap_or(0);
        assert!(now >= version, "{id} was at version {version}: {found:?}");
    }
    for journal in journals {
        assert_eq!(office.books.get(&format!("/journals/{journal}")).status, 200, "{journal}");
    }
    for (at, one) in done.iter().enumerate() {
        let (path, done) = (&one.request.path, &done[at..]);
        // Whatever is done to a return later leaves another answer.
        let is_last = |done: &[Done]| {
            done[1..].iter().all(|later| {
                !later.request.template.starts_with("POST /vat-returns/{id}")
                    || named(&later.request.path) != named(path)
            })
        };
        let look = || {
            office.books.get(&format!(
                "/{}/{}",
                path.split('/').nth(1).expect("a list"),
                named(path)
            ))
        };
        match one.request.template {
            "POST /invoices/{id}/void" | "POST /settlements/{id}/void" => {
                assert_eq!(look().json()["data"]["status"], "void", "{path}");
            }
            "POST /invoices/{id}/issue" => {
                assert_ne!(look().json()["data"]["status"], "draft", "{path}");
            }
            "POST /journals/{id}/void" | "POST /journals/{id}/reverse" => {
                assert!(look().json()["data"]["reversed_by_journal_id"].is_string(), "{path}");
            }
            "POST /vat-returns/{id}/finalise" | "POST /vat-returns/{id}/file" if is_last(done) => {
                assert_eq!(look().body, one.body, "{path}");
            }
            _ => {}
        }
    }
}

/// What can be done once was done once, whoever else tried at the same time.
#[track_caller]
pub(super) fn each_is_done_once(office: &Office<'_>) {
    let mut seen = BTreeMap::new();
    for done in office.done.lock().expect("a lock").iter() {
        let path = &done.request.path;
        let what = match done.request.template {
            "POST /invoices/{id}/issue" => "issue",
            "POST /invoices/{id}/void"
            | "POST /settlements/{id}/void"
            | "POST /journals/{id}/void"
            | "POST /journals/{id}/reverse" => "undo",
            "POST /vat-returns/{id}/finalise" => "finalise",
            template if template.starts_with("DELETE") => "delete",
            _ => continue,
        };
        let thing = if what == "delete" { path.as_str() } else { named(path) };
        let before = seen.insert((what, thing.to_owned()), done.key.clone());
        assert_eq!(before, None, "{what} {path} was done twice, the second time by {}", done.key);
    }
}

/// A document issued and void, a receipt, a row and a journal made and undone leave every balance.
#[track_caller]
pub(super) fn what_is_undone_leaves_no_trace(office: &Office<'_>) {
    let books = &office.books;
    for code in ["4000", "6200", "3000"] {
        let path = format!("/accounts/{}", books.id(code));
        let active = books.ask("PATCH", &path, &json!({ "status": "active" }));
        assert_eq!(active.status, 200, "{active:?}");
    }
    let contact = books.data(201, "/contacts", &json!({ "kind": "both", "name": "Ash" }));
    let bank = books.data(201, "/bank-accounts", &json!({ "name": "Another" }));
    let state = || {
        ["/reports/trial-balance", "/reports/aged-receivables?as_at=2026-06-30"]
            .map(|path| books.get(path).json()["data"].clone())
    };
    let before = state();
    let day = "2026-06-29";
    let document = json!({ "type": "sales", "contact_id": contact["id"], "issue_date": day,
        "lines": [{ "description": "x", "unit_price": 33.33, "account_id": books.id("4000"),
        "vat_code": "ST" }] });
    let receipt = json!({ "type": "receipt", "contact_id": contact["id"],
        "bank_account_id": bank["id"], "date": day, "amount": "12.34" });
    let mut journal = books.journal(day, "6200", "3000", "24");
    journal["lines"][0]["vat_code"] = json!("ST");
    for (path, body, undo) in [
        ("/invoices", document, "void"),
        ("/settlements", receipt, "void"),
        ("/journals", journal, "reverse"),
    ] {
        let made = books.data(201, path, &body);
        assert_ne!(state()[0], before[0], "{path}");
        let id = made["id"].as_str().expect("an id");
        let undone = books.ask("POST", &format!("{path}/{id}/{undo}"), &json!({}));
        assert!(undone.status < 300, "{undone:?}");
        assert_eq!(state(), before, "{path}");
    }
    let row = json!({ "bank_account_id": bank["id"], "date": day, "amount": "-60.00",
        "description": "x", "account_id": books.id("6200"), "vat_code": "ST" });
    let row = books.data(201, "/bank-transactions", &row);
    let act = |action: &str| {
        let path = format!("/bank-transactions/{}/{action}", row["id"].as_str().expect("an id"));
        books.data(200, &path, &json!({}));
    };
    act("confirm");
    assert_ne!(state()[0], before[0]);
    act("unconfirm");
    assert_eq!(state(), before);
}
