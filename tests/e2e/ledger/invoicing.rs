//! Books with customers and suppliers, and documents made out to them.

use serde_json::{Value, json};

use super::banking::{number, text};
use super::support::{Books, money};
use crate::daemon::Answer;
use crate::place::Place;

/// Books with a customer, who pays within 14 days, and a supplier.
pub(crate) struct Desk<'p> {
    pub(crate) books: Books<'p>,
    pub(crate) customer: String,
    pub(crate) supplier: String,
}

impl<'p> Desk<'p> {
    /// Without a VAT control account.
    pub(crate) fn new(place: &'p Place) -> Self {
        Self::of(Books::new(place))
    }

    /// With one.
    pub(crate) fn with_vat(place: &'p Place) -> Self {
        Self::of(Books::with_vat(place))
    }

    fn of(books: Books<'p>) -> Self {
        let contact = |kind: &str, name: &str, days: i32| {
            let body = json!({ "kind": kind, "name": name, "payment_terms_days": days });
            text(&books.data(201, "/contacts", &body), "id").to_owned()
        };
        let customer = contact("customer", "Birch Ltd", 14);
        let supplier = contact("supplier", "Screwfix", 30);
        Self { books, customer, supplier }
    }

    /// A line on an account.
    pub(crate) fn line(&self, code: &str, price: &str, vat_code: &str) -> Value {
        json!({
            "description": "Widgets", "unit_price": number(price),
            "account_id": self.books.id(code), "vat_code": vat_code,
        })
    }

    /// The body of a sales invoice of one line on account 4000.
    pub(crate) fn sale(&self, price: &str, vat_code: &str) -> Value {
        json!({
            "type": "sales", "contact_id": self.customer, "issue_date": "2026-03-02",
            "lines": [self.line("4000", price, vat_code)],
        })
    }

    /// The same of a purchase, with the supplier's number, on account 5000.
    pub(crate) fn purchase(&self, number: &str, price: &str, vat_code: &str) -> Value {
        json!({
            "type": "purchase", "contact_id": self.supplier, "issue_date": "2026-03-02",
            "number": number, "lines": [self.line("5000", price, vat_code)],
        })
    }

    /// A document that is made; gives it.
    #[track_caller]
    pub(crate) fn made(&self, body: &Value) -> Value {
        self.books.data(201, "/invoices", body)
    }

    /// A document as it is.
    #[track_caller]
    pub(crate) fn look(&self, document: &Value) -> Value {
        self.books.get(&path(document)).json()["data"].clone()
    }

    /// Something done to a document.
    #[track_caller]
    pub(crate) fn act(&self, document: &Value, action: &str, body: &Value) -> Answer {
        self.books.ask("POST", &format!("{}/{action}", path(document)), body)
    }

    /// The same, done; gives the document.
    #[track_caller]
    pub(crate) fn done(&self, document: &Value, action: &str, body: &Value) -> Value {
        self.books.data(200, &format!("{}/{action}", path(document)), body)
    }

    /// The lines of the journal of a document: account, debit, credit, and whether it was generated.
    #[track_caller]
    pub(crate) fn posted(&self, document: &Value, key: &str) -> Vec<String> {
        let journal = self.books.get(&format!("/journals/{}", text(document, key))).json();
        let line = |line: &Value| {
            let [debit, credit] = ["debit", "credit"].map(|side| money(&line[side]));
            let of_vat = if line["generated"] == true { " VAT" } else { "" };
            format!("{} {debit} {credit}{of_vat}", text(line, "account_code"))
        };
        journal["data"]["lines"].as_array().expect("lines").iter().map(line).collect()
    }

    /// A contact as it is.
    #[track_caller]
    pub(crate) fn contact(&self, id: &str) -> Value {
        self.books.get(&format!("/contacts/{id}")).json()["data"].clone()
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

/// Where a document is.
pub(crate) fn path(document: &Value) -> String {
    format!("/invoices/{}", text(document, "id"))
}

/// Net, VAT and gross of a document.
pub(crate) fn totals(document: &Value) -> [String; 3] {
    ["net_total", "vat_total", "gross_total"].map(|key| money(&document[key]))
}

/// The numbers of all documents, in their order.
#[track_caller]
pub(crate) fn numbers(desk: &Desk<'_>) -> Vec<String> {
    let listed = desk.books.get("/invoices?limit=200").json();
    let listed = listed["data"].as_array().expect("documents");
    let mut numbers: Vec<_> = listed.iter().map(|one| text(one, "number").to_owned()).collect();
    numbers.sort_unstable();
    numbers
}
