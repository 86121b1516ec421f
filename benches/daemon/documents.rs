//! Books with many documents: invoices, credit notes, receipts and payments, all made over HTTP.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bytes::Bytes;
use hyper::Method;
use serde_json::{Value, json};
use tieout::date::Date;
use tokio::task::JoinSet;

use crate::client::Connection;
use crate::journals::Books;

/// More than a commit takes.
const CONNECTIONS: usize = 128;

/// Of 20 documents so many are invoices, and one is a credit note; the rest pay invoices.
const INVOICES_OF_20: usize = 10;

/// Every so many invoices and credit notes one is a credit note.
const CREDIT_NOTE_EACH: usize = INVOICES_OF_20 + 1;

/// Customers, and as many suppliers.
pub(crate) const CONTACTS: usize = 200;

/// Days of the documents: 18 months.
const DAYS: usize = 548;

/// The first day.
const FIRST_DAY: &str = "2024-04-01";

/// What documents are made out to.
pub(crate) struct World {
    pub(crate) customers: Vec<String>,
    suppliers: Vec<String>,
    pub(crate) bank: String,
    income: String,
    cost: String,
    /// The account of what customers owe.
    pub(crate) receivable: String,
    count: usize,
}

/// An invoice or a credit note.
struct Document {
    number: usize,
    is_sale: bool,
    is_credit_note: bool,
    contact: String,
    /// Behind the first day.
    days: usize,
    net_minor: usize,
}

/// A request that makes something, and where.
type Making = (String, Value);

impl World {
    /// Contacts, a bank account, an account for VAT; `documents` are still to be made.
    pub(crate) async fn new(books: &Books, documents: usize) -> Self {
        let mut connection = Connection::open(books.daemon.address, &books.key).await;
        let registered = json!({ "vat_registered": true, "vat_scheme": "standard" });
        let registered = registered.to_string().into();
        let (status, answer) = connection.send(Method::PATCH, &books.path, registered).await;
        assert_eq!(status, 200, "{}", String::from_utf8_lossy(&answer));
        let control = json!({
            "code": "2290", "name": "VAT control", "account_type": "LIABILITY",
            "role": "vat_control",
        });
        make(&mut connection, books, "accounts", &control).await;
        let listed = connection.get(&format!("{}/accounts", books.path)).await;
        let account = |key: &str, value: &str| {
            let accounts = listed["data"].as_array().expect("a list");
            let found = accounts.iter().find(|account| account[key] == value);
            found.and_then(|account| account["id"].as_str()).expect("an account").to_owned()
        };
        let mut contacts = [Vec::new(), Vec::new()];
        for (kind, list) in ["customer", "supplier"].into_iter().zip(&mut contacts) {
            for number in 0..CONTACTS {
                let body = json!({ "kind": kind, "name": format!("{kind} {number}") });
                list.push(make(&mut connection, books, "contacts", &body).await);
            }
        }
        let [customers, suppliers] = contacts;
        let bank = json!({ "name": "Main", "account_id": account("code", "1300") });
        let bank = make(&mut connection, books, "bank-accounts", &bank).await;
        Self {
            customers,
            suppliers,
            bank,
            income: account("code", "4000"),
            cost: account("code", "5000"),
            receivable: account("role", "receivable"),
            count: documents * CREDIT_NOTE_EACH / 20,
        }
    }

    /// The document of this number: three sales for each purchase, now and then a credit note.
    fn document(&self, number: usize) -> Document {
        let is_sale = number % 4 != 3;
        let contacts = if is_sale { &self.customers } else { &self.suppliers };
        let is_credit_note = number % CREDIT_NOTE_EACH == INVOICES_OF_20;
        Document {
            number,
            is_sale,
            is_credit_note,
            contact: contacts[number * 31 % CONTACTS].clone(),
            days: number * 7 % DAYS,
            net_minor: if is_credit_note { 1_000 } else { 10_000 + number * 37 % 90_000 },
        }
    }

    /// The credit note that settles a part of this one.
    fn credit_of(&self, number: usize) -> Option<usize> {
        let credit = number + CONTACTS;
        let is_one = credit < self.count
            && self.document(credit).is_credit_note
            && !self.document(number).is_credit_note;
        is_one.then_some(credit)
    }

    fn invoice(&self, number: usize) -> Making {
        let document = self.document(number);
        let account = if document.is_sale { &self.income } else { &self.cost };
        let line = json!({
            "description": "Goods", "unit_price": money(document.net_minor), "account_id": account,
            "vat_code": "ST",
        });
        let mut body = json!({
            "type": if document.is_sale { "sales" } else { "purchase" },
            "kind": if document.is_credit_note { "credit_note" } else { "invoice" },
            "contact_id": document.contact, "issue_date": day(document.days), "lines": [line],
        });
        if !document.is_sale {
            body["number"] = json!(format!("P-{number}"));
        }
        ("invoices".to_owned(), body)
    }

    /// What pays an invoice within 20 to 64 days, but for those of the last weeks: the whole, or a
    /// part of one in nine and of those that a credit note settles too.
    fn payment(&self, number: usize, invoice: &str) -> Option<Making> {
        let document = self.document(number);
        let paid = document.days + 20 + document.number % 45;
        if document.is_credit_note || paid >= DAYS {
            return None;
        }
        let gross = document.gross_minor();
        let is_part = number.is_multiple_of(9) || self.credit_of(number).is_some();
        let amount = money(if is_part { gross / 2 } else { gross });
        let body = json!({
            "type": if document.is_sale { "receipt" } else { "payment" },
            "contact_id": document.contact, "bank_account_id": self.bank, "date": day(paid),
            "amount": amount, "allocations": [{ "invoice_id": invoice, "amount": amount }],
        });
        Some(("settlements".to_owned(), body))
    }

    /// Makes them all: first what is owed, then what pays and settles it.
    pub(crate) async fn make(self: &Arc<Self>, books: &Arc<Books>, documents: usize) {
        let invoices = (0..self.count).map(|number| self.invoice(number)).collect();
        let invoices = make_all(books, invoices).await;
        let payments = invoices.iter().enumerate();
        let payments = payments.filter_map(|(number, id)| self.payment(number, id));
        let payments = payments.take(documents - invoices.len()).collect();
        make_all(books, payments).await;
        let credits = (0..self.count).filter_map(|number| Some((number, self.credit_of(number)?)));
        let credits = credits.map(|(number, credit)| {
            let body = json!({
                "allocations": [{ "invoice_id": invoices[number], "amount": "12.00" }],
            });
            (format!("invoices/{}/allocations", invoices[credit]), body)
        });
        make_all(books, credits.collect()).await;
    }
}

impl Document {
    /// With VAT, half a penny up.
    const fn gross_minor(&self) -> usize {
        self.net_minor + (self.net_minor * 2 + 5) / 10
    }
}

fn money(minor: usize) -> String {
    format!("{}.{:02}", minor / 100, minor % 100)
}

fn day(days: usize) -> String {
    let first = Date::parse_iso(FIRST_DAY).expect("a day");
    first.plus_days(i32::try_from(days).expect("few days")).to_string()
}

/// Makes something; gives its identifier.
async fn make(connection: &mut Connection, books: &Books, below: &str, body: &Value) -> String {
    let path = format!("{}/{below}", books.path);
    let (status, made) = connection.send(Method::POST, &path, body.to_string().into()).await;
    assert!((200..300).contains(&status), "{body} {}", String::from_utf8_lossy(&made));
    let made: Value = serde_json::from_slice(&made).expect("JSON");
    made["data"]["id"].as_str().expect("an id").to_owned()
}

/// Makes all of these over many connections; gives their identifiers in this order.
async fn make_all(books: &Arc<Books>, makings: Vec<Making>) -> Vec<String> {
    let (makings, next) = (Arc::new(makings), Arc::new(AtomicUsize::new(0)));
    let mut tasks = JoinSet::new();
    for _ in 0..CONNECTIONS {
        let (books, makings, next) = (Arc::clone(books), Arc::clone(&makings), Arc::clone(&next));
        tasks.spawn(async move {
            let mut connection = Connection::open(books.daemon.address, &books.key).await;
            let mut made = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let Some((below, body)) = makings.get(number) else { return made };
                made.push((number, make(&mut connection, &books, below, body).await));
            }
        });
    }
    let mut made: Vec<_> = tasks.join_all().await.concat();
    made.sort_unstable();
    made.into_iter().map(|(_, id)| id).collect()
}

/// Holds everything in the books against what was posted, in parts; ends where something is wrong.
pub(crate) async fn check_integrity(books: &Books) {
    let mut connection = Connection::open(books.daemon.address, &books.key).await;
    let mut after = String::new();
    loop {
        let path = format!("{}/integrity?entries_max=20000{after}", books.path);
        let (status, body) = connection.send(Method::GET, &path, Bytes::new()).await;
        let found: Value = serde_json::from_slice(&body).expect("JSON");
        assert!(status == 200 && found["data"]["ok"] == true, "{found}");
        let next = &found["data"]["next"];
        if next.is_null() {
            return;
        }
        let number = |member: &str| next[member].as_i64().expect("a number");
        let hash = |member: &str| next[member].as_str().expect("a hash").to_owned();
        after = format!(
            "&after_sequence={}&after_hash={}&after_audit_sequence={}&after_audit_hash={}",
            number("sequence"),
            hash("hash"),
            number("audit_sequence"),
            hash("audit_hash"),
        );
    }
}
