//! Books with a bank account and documents to be paid, and what is said of them.

use serde_json::{Value, json};

use super::banking::{number, text};
use super::invoicing::Desk;
use super::support::money;
use crate::daemon::Answer;
use crate::place::Place;

/// A desk with a bank account on account 1300.
pub(crate) struct Till<'p> {
    pub(crate) desk: Desk<'p>,
    pub(crate) bank: String,
}

impl<'p> Till<'p> {
    /// With a VAT control account.
    pub(crate) fn new(place: &'p Place) -> Self {
        let desk = Desk::with_vat(place);
        let body = json!({ "name": "Current", "account_id": desk.books.id("1300") });
        let made = desk.books.data(201, "/bank-accounts", &body);
        Self { bank: text(&made, "id").to_owned(), desk }
    }

    /// Any request below the organisation's path.
    #[track_caller]
    pub(crate) fn ask(&self, method: &str, below: &str, body: &Value) -> Answer {
        self.desk.books.ask(method, below, body)
    }

    /// A sales invoice of 2 March with VAT, of 120 % of this.
    #[track_caller]
    pub(crate) fn sold(&self, net: &str) -> Value {
        self.desk.made(&self.desk.sale(net, "ST"))
    }

    /// The same of a supplier, with this number.
    #[track_caller]
    pub(crate) fn bought(&self, number: &str, net: &str) -> Value {
        self.desk.made(&self.desk.purchase(number, net, "ST"))
    }

    /// A credit note of the customer.
    #[track_caller]
    pub(crate) fn credit(&self, net: &str) -> Value {
        let mut body = self.desk.sale(net, "ST");
        body["kind"] = json!("credit_note");
        self.desk.made(&body)
    }

    /// The body of a receipt of the customer, of 5 March.
    pub(crate) fn receipt(&self, amount: &str) -> Value {
        json!({
            "type": "receipt", "contact_id": self.desk.customer, "bank_account_id": self.bank,
            "date": "2026-03-05", "amount": number(amount),
        })
    }

    /// The same of a payment to the supplier.
    pub(crate) fn payment(&self, amount: &str) -> Value {
        json!({
            "type": "payment", "contact_id": self.desk.supplier, "bank_account_id": self.bank,
            "date": "2026-03-05", "amount": number(amount),
        })
    }

    /// A receipt or a payment that is made; gives it.
    #[track_caller]
    pub(crate) fn made(&self, body: &Value) -> Value {
        self.desk.books.data(201, "/settlements", body)
    }

    /// The same of one that settles something.
    #[track_caller]
    pub(crate) fn settled(&self, mut body: Value, parts: &[(&Value, &str)]) -> Value {
        body["allocations"] = allocations(parts);
        self.made(&body)
    }

    /// A receipt or a payment as it is.
    #[track_caller]
    pub(crate) fn look(&self, settlement: &Value) -> Value {
        self.desk.books.get(&path(settlement)).json()["data"].clone()
    }

    /// A row of a statement that waits, of 5 March; gives its identifier.
    #[track_caller]
    pub(crate) fn row(&self, amount: &str) -> String {
        let body = json!({
            "bank_account_id": self.bank, "date": "2026-03-05", "amount": number(amount),
            "description": "BIRCH LTD 4711", "reference": "4711",
        });
        text(&self.desk.books.data(201, "/bank-transactions", &body), "id").to_owned()
    }

    /// Something done to a row.
    #[track_caller]
    pub(crate) fn act(&self, row: &str, action: &str, body: &Value) -> Answer {
        self.ask("POST", &format!("/bank-transactions/{row}/{action}"), body)
    }

    /// The same, done; gives the row.
    #[track_caller]
    pub(crate) fn done(&self, row: &str, action: &str, body: &Value) -> Value {
        self.desk.books.data(200, &format!("/bank-transactions/{row}/{action}"), body)
    }

    /// Requests that are all sent at once; gives the answers of those who won and of the others.
    pub(crate) fn at_once(&self, requests: &[(String, Value)]) -> [Vec<Answer>; 2] {
        let answers: Vec<_> = std::thread::scope(|scope| {
            let ask = |(below, body): &(String, Value)| {
                let (below, body) = (below.clone(), body.clone());
                scope.spawn(move || self.ask("POST", &below, &body))
            };
            let asked: Vec<_> = requests.iter().map(ask).collect();
            asked.into_iter().map(|asked| asked.join().expect("an answer")).collect()
        });
        let (won, lost) = answers.into_iter().partition(|answer| answer.status < 300);
        [won, lost]
    }

    /// What is due of a document, and its status.
    #[track_caller]
    pub(crate) fn due(&self, document: &Value) -> (String, String) {
        let document = self.desk.look(document);
        (money(&document["amount_due"]), text(&document, "status").to_owned())
    }

    /// Balances of accounts.
    #[track_caller]
    pub(crate) fn balances<const N: usize>(&self, codes: [&str; N]) -> [String; N] {
        codes.map(|code| self.desk.books.balance(code))
    }

    /// Locks the books up to a day.
    #[track_caller]
    pub(crate) fn lock(&self, day: &str) {
        self.desk.books.data(200, "/period-lock", &json!({ "lock_date": day, "reason": "x" }));
    }

    /// Archives an account.
    #[track_caller]
    pub(crate) fn archive(&self, code: &str) {
        let path = format!("/accounts/{}", self.desk.books.id(code));
        assert_eq!(self.ask("PATCH", &path, &json!({ "status": "archived" })).status, 200);
    }

    /// The books are whole: entries, totals, open items and what settles what.
    #[track_caller]
    pub(crate) fn assert_whole(&self) {
        let integrity = self.desk.books.get("/integrity").json()["data"].clone();
        assert_eq!(integrity["ok"], true, "{integrity}");
        self.desk.books.assert_vat_reconciles();
    }

    /// What the trial balance and the documents say.
    #[track_caller]
    pub(crate) fn state(&self, documents: &[&Value]) -> (Value, Vec<(String, String)>) {
        let [trial, _] = self.desk.state();
        (trial, documents.iter().map(|document| self.due(document)).collect())
    }
}

/// Where a receipt or a payment is.
pub(crate) fn path(settlement: &Value) -> String {
    format!("/settlements/{}", text(settlement, "id"))
}

/// Allocations of a body.
pub(crate) fn allocations(parts: &[(&Value, &str)]) -> Value {
    let part = |(document, amount): &(&Value, &str)| json!({ "invoice_id": text(document, "id"), "amount": number(amount) });
    parts.iter().map(part).collect()
}

/// Amount, what settles something, and what does not.
#[track_caller]
pub(crate) fn amounts(settlement: &Value) -> [String; 3] {
    ["amount", "allocated_amount", "unallocated_amount"].map(|key| money(&settlement[key]))
}
