//! A bank account, and rows of its statement.

use serde_json::{Value, json};

use super::support::Books;
use crate::daemon::Answer;
use crate::place::Place;

/// Books with a bank account on account 1300.
pub(crate) struct Bank<'p> {
    pub(crate) books: Books<'p>,
    pub(crate) id: String,
}

/// The text of a key.
#[track_caller]
pub(crate) fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    value[key].as_str().unwrap_or_else(|| panic!("no {key}: {value}"))
}

/// A number, exactly as it is written.
pub(crate) fn number(digits: &str) -> Value {
    serde_json::from_str(digits).expect("a number")
}

impl<'p> Bank<'p> {
    /// Without a VAT control account.
    pub(crate) fn new(place: &'p Place) -> Self {
        Self::of(Books::new(place))
    }

    /// With one.
    pub(crate) fn with_vat(place: &'p Place) -> Self {
        Self::of(Books::with_vat(place))
    }

    fn of(books: Books<'p>) -> Self {
        let body = json!({ "name": "Current", "account_id": books.id("1300") });
        let made = books.data(201, "/bank-accounts", &body);
        Self { id: text(&made, "id").to_owned(), books }
    }

    /// Another bank account; gives its identifier. Its account is 1301.
    pub(crate) fn savings(&mut self) -> String {
        let body = json!({ "name": "Savings", "type": "savings" });
        let made = self.books.data(201, "/bank-accounts", &body);
        let account = text(&made, "account_id").to_owned();
        self.books.accounts.insert("1301".to_owned(), account);
        text(&made, "id").to_owned()
    }

    /// The body of a row.
    pub(crate) fn row(&self, date: &str, amount: &str) -> Value {
        json!({
            "bank_account_id": self.id, "date": date, "amount": number(amount),
            "description": "CARD 4417 SCREWFIX",
        })
    }

    /// A row that waits; gives its identifier.
    #[track_caller]
    pub(crate) fn waiting(&self, date: &str, amount: &str) -> String {
        let made = self.books.data(201, "/bank-transactions", &self.row(date, amount));
        text(&made, "id").to_owned()
    }

    /// The same of another bank account.
    #[track_caller]
    pub(crate) fn waiting_at(&self, bank: &str, date: &str, amount: &str) -> String {
        let mut row = self.row(date, amount);
        row["bank_account_id"] = json!(bank);
        let made = self.books.data(201, "/bank-transactions", &row);
        text(&made, "id").to_owned()
    }

    /// A statement without rows that ends with this balance on this day.
    #[track_caller]
    pub(crate) fn stated(&self, balance: &str, day: &str) {
        let body = json!({
            "bank_account_id": self.id, "rows": [], "statement_balance": number(balance),
            "statement_date": day,
        });
        self.books.data(200, "/bank-transactions/import", &body);
    }

    /// A row as it is.
    #[track_caller]
    pub(crate) fn look(&self, id: &str) -> Value {
        self.books.get(&format!("/bank-transactions/{id}")).json()["data"].clone()
    }

    /// Something done to a row.
    #[track_caller]
    pub(crate) fn act(&self, id: &str, action: &str, body: &Value) -> Answer {
        self.books.ask("POST", &format!("/bank-transactions/{id}/{action}"), body)
    }

    /// The same, done; gives the row.
    #[track_caller]
    pub(crate) fn done(&self, id: &str, action: &str, body: &Value) -> Value {
        self.books.data(200, &format!("/bank-transactions/{id}/{action}"), body)
    }

    /// What confirms by an account.
    pub(crate) fn by(&self, code: &str) -> Value {
        json!({ "account_id": self.books.id(code) })
    }

    /// What the ledger and the trial balance say.
    #[track_caller]
    pub(crate) fn state(&self) -> [Value; 2] {
        let [balances, head] = ["/reports/trial-balance", "/ledger-head"]
            .map(|path| self.books.get(path).json()["data"].clone());
        // Drafts and what is set aside are in the audit log, too.
        [balances, json!([head["sequence"], head["hash"]])]
    }
}
