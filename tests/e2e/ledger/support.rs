//! An organisation with its books.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::prepared;
use crate::account::{Account, OtherUser, make_key};
use crate::daemon::Answer;
use crate::place::Place;

const SERVE: [&str; 2] = ["--rate-limit", "0"];

/// Where organisations are.
pub(crate) const ORGANISATIONS: &str = "/api/v1/ledger/organisations";

/// Where a user's invitations are.
pub(crate) const INVITATIONS: &str = "/api/v1/ledger/invitations";

/// What lets a key read and write books.
pub(crate) const LEDGER_SCOPES: [&str; 4] = ["--scope", "ledger:read", "--scope", "ledger:write"];

/// A daemon with an organisation, whose owner's key may read and write the ledger.
pub(crate) struct Books<'p> {
    pub(crate) account: Account<'p>,
    /// The owner's key.
    pub(crate) key: String,
    /// The organisation's path.
    pub(crate) path: String,
    /// Accounts by code.
    pub(crate) accounts: BTreeMap<String, String>,
}

impl<'p> Books<'p> {
    /// With the usual chart, and no VAT control account.
    pub(crate) fn new(place: &'p Place) -> Self {
        Self::of_daemon(place, &[])
    }

    /// The same of a daemon with further arguments.
    pub(crate) fn of_daemon(place: &'p Place, serve: &[&str]) -> Self {
        if !place.is_unused() {
            return Self::made(place, serve);
        }
        let serve = [&SERVE, serve].concat();
        if serve.len() > SERVE.len() {
            let prepared = prepared::ledger_key(place.is_server());
            place.begin_with(&prepared.place);
            let account = Account::of_user(place, prepared.user.clone(), &serve);
            return Self::of_account(place, account, prepared.key.clone());
        }
        let prepared = prepared::books(place.is_server());
        place.begin_with(&prepared.account.place);
        Self {
            account: Account::of_user(place, prepared.account.user.clone(), &serve),
            key: prepared.account.key.clone(),
            path: prepared.path.clone(),
            accounts: prepared.accounts.clone(),
        }
    }

    /// The same, all made in the place itself.
    pub(crate) fn made(place: &'p Place, serve: &[&str]) -> Self {
        let account = Account::of_daemon(place, 0, &[&SERVE, serve].concat());
        let key = make_key(place, &account.user, &LEDGER_SCOPES);
        Self::of_account(place, account, key)
    }

    /// Makes the organisation.
    fn of_account(place: &Place, account: Account<'p>, key: String) -> Self {
        let body = json!({ "name": "Acorn Ltd", "vat_registered": true });
        let made = account.daemon.ask("POST", ORGANISATIONS, &key, &body.to_string());
        assert_eq!(made.status, 201, "{made:?} {}", place.log());
        let id = made.json()["data"]["id"].as_str().expect("an id").to_owned();
        let path = format!("{ORGANISATIONS}/{id}");
        let mut books = Self { account, key, path, accounts: BTreeMap::new() };
        let listed = books.get("/accounts").json();
        for account in listed["data"].as_array().expect("accounts") {
            let text = |name: &str| account[name].as_str().expect("a text").to_owned();
            books.accounts.insert(text("code"), text("id"));
        }
        books
    }

    /// And a VAT control account, 2250.
    pub(crate) fn with_vat(place: &'p Place) -> Self {
        let mut books = Self::new(place);
        books.add_vat();
        books
    }

    /// The VAT control account is what its parts come to.
    #[track_caller]
    pub(crate) fn assert_vat_reconciles(&self) {
        let all = self.get("/reports/vat-reconciliation").json()["data"].clone();
        assert_eq!(all["agrees"], true, "{all}");
    }

    /// Adds a VAT control account, 2250.
    pub(crate) fn add_vat(&mut self) {
        let body = json!({
            "code": "2250", "name": "VAT", "account_type": "LIABILITY", "role": "vat_control",
        });
        let made = self.data(201, "/accounts", &body);
        self.accounts.insert("2250".to_owned(), made["id"].as_str().expect("an id").to_owned());
    }

    /// The identifier of an account.
    #[track_caller]
    pub(crate) fn id(&self, code: &str) -> &str {
        self.accounts.get(code).unwrap_or_else(|| panic!("no account {code}"))
    }

    /// A GET below the organisation's path.
    #[track_caller]
    pub(crate) fn get(&self, below: &str) -> Answer {
        self.account.daemon.get(&format!("{}{below}", self.path), &self.key)
    }

    /// Any request below the organisation's path.
    #[track_caller]
    pub(crate) fn ask(&self, method: &str, below: &str, body: &Value) -> Answer {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        self.account.daemon.ask(method, &format!("{}{below}", self.path), &self.key, &body)
    }

    /// A POST that is answered with this status; gives what stands under `data`.
    #[track_caller]
    pub(crate) fn data(&self, status: u16, below: &str, body: &Value) -> Value {
        let answer = self.ask("POST", below, body);
        assert_eq!(answer.status, status, "{answer:?}");
        answer.json()["data"].clone()
    }

    /// A journal of a debit and a credit.
    pub(crate) fn journal(&self, date: &str, debit: &str, credit: &str, amount: &str) -> Value {
        let amount: Value = serde_json::from_str(amount).expect("a number");
        json!({
            "entry_date": date,
            "description": "A journal",
            "lines": [
                { "account_id": self.id(debit), "debit": amount },
                { "account_id": self.id(credit), "credit": amount },
            ],
        })
    }

    /// Posts it; gives it back as it was posted.
    #[track_caller]
    pub(crate) fn post(&self, journal: &Value) -> Value {
        self.data(201, "/journals", journal)
    }

    /// What an account comes to: debits less credits, as text.
    #[track_caller]
    pub(crate) fn balance(&self, code: &str) -> String {
        let answer = self.get(&format!("/accounts/{}", self.id(code)));
        let account = answer.json()["data"].clone();
        money(&account["balance"])
    }

    /// Any request below the organisation's path, with another key.
    #[track_caller]
    pub(crate) fn ask_as(&self, key: &str, method: &str, below: &str, body: &Value) -> Answer {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        self.account.daemon.ask(method, &format!("{}{below}", self.path), key, &body)
    }

    /// Another user, with a key for the ledger, who is no member.
    pub(crate) fn stranger(&self, place: &Place) -> OtherUser {
        self.user(place, "stranger@example.com")
    }

    /// The same with this address.
    pub(crate) fn user(&self, place: &Place, email: &str) -> OtherUser {
        let mut other = self.account.another_user(email, 0);
        other.key = make_key(place, &other.id, &LEDGER_SCOPES);
        other
    }

    /// Another user who is a member with this role.
    #[track_caller]
    pub(crate) fn member(&self, place: &Place, email: &str, role: &str) -> OtherUser {
        let other = self.user(place, email);
        let invited = self.data(201, "/members", &json!({ "email": email, "role": role }));
        let path = format!("{INVITATIONS}/{}/accept", invited["id"].as_str().expect("an id"));
        let accepted = self.account.daemon.ask("POST", &path, &other.key, "");
        assert_eq!(accepted.status, 200, "{accepted:?}");
        other
    }
}

/// A refusal with this status and reason; gives its details.
#[track_caller]
pub(crate) fn refused(answer: &Answer, status: u16, reason: &str) -> Value {
    let code = if status == 409 { "conflict" } else { "unprocessable_entity" };
    let details = answer.assert_error(status, code);
    assert_eq!(details["reason"], reason, "{answer:?}");
    details
}

/// Money as it was sent, but for the digits that a reader of JSON leaves out.
#[track_caller]
pub(crate) fn money(value: &Value) -> String {
    format!("{:.2}", value.as_f64().unwrap_or_else(|| panic!("no number: {value}")))
}
