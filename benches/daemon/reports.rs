//! Reports over many documents: invoices, credit notes, receipts and payments.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use bytes::Bytes;
use hyper::Method;
use serde_json::{Value, json};
use tieout::date::Date;
use tokio::task::JoinSet;

use crate::client::Connection;
use crate::database::Kind;
use crate::journals::{Books, books};
use crate::samples::{percentile_ms, print_table, rate};

const CONNECTIONS: usize = 64;

/// How often each is asked for.
const TIMES: usize = 40;

/// Of 20 documents so many are invoices, of which some are paid, and one is a credit note.
const INVOICES_OF_20: usize = 12;

/// Days of the documents: two years.
const DAYS: usize = 730;

/// Days that reports are asked for, within the two years and behind them.
const AS_AT: [&str; 5] = ["2024-05-15", "2024-12-31", "2025-06-17", "2026-03-31", "2026-12-31"];

/// What documents are made out to.
struct World {
    customers: Vec<String>,
    suppliers: Vec<String>,
    bank: String,
    income: String,
    cost: String,
}

pub(crate) async fn run(documents: usize) {
    let mut rows = Vec::new();
    for kind in Kind::all() {
        let fresh = kind.fresh();
        let books = Arc::new(books(&fresh.url).await);
        let world = Arc::new(World::new(&books).await);
        let started = Instant::now();
        let invoices = make_invoices(&books, &world, documents).await;
        let open = measure(&books, "aged-receivables", AS_AT.map(as_at)).await;
        rows.push(open.row(kind, "aged receivables, nothing paid yet"));
        settle(&books, &world, invoices, documents).await;
        let time = started.elapsed();
        println!("{kind}: {documents} documents at {:.0} a second", rate(documents, time));
        for (name, report, queries) in reports() {
            rows.push(measure(&books, report, queries).await.row(kind, name));
        }
        let whole = whole_ledger(&books).await;
        println!("{kind}: the whole general ledger: {whole}");
    }
    let title = format!(
        "reports over {documents} documents, {} days each, {TIMES} times, one connection",
        AS_AT.len()
    );
    print_table(&title, &["", "KB", "p50 ms", "p99 ms"], &rows);
}

fn as_at(day: &str) -> String {
    format!("as_at={day}")
}

/// What is asked for: a name, the report, and its parameters in turn.
fn reports() -> [(&'static str, &'static str, [String; 5]); 7] {
    let since = |day: &str| format!("date_from=2024-04-10&date_to={day}");
    let page = |offset: &'static str| {
        AS_AT.map(|day| format!("date_from=2024-04-01&date_to={day}&limit=200&offset={offset}"))
    };
    [
        ("trial balance", "trial-balance", AS_AT.map(as_at)),
        ("profit and loss", "profit-and-loss", AS_AT.map(since)),
        ("balance sheet", "balance-sheet", AS_AT.map(as_at)),
        ("aged receivables", "aged-receivables", AS_AT.map(as_at)),
        ("aged payables", "aged-payables", AS_AT.map(as_at)),
        ("general ledger, the first 200 lines", "general-ledger", page("0")),
        ("general ledger, 200 lines behind 20,000", "general-ledger", page("20000")),
    ]
}

/// What was measured of a report.
struct Measured {
    bytes: usize,
    times: Vec<Duration>,
}

impl Measured {
    fn row(&self, kind: Kind, name: &str) -> Vec<String> {
        let of = |percent| format!("{:.2}", percentile_ms(&self.times, percent));
        let kilobytes = (self.bytes / self.times.len()).div_ceil(1000);
        vec![format!("{kind}, {name}"), kilobytes.to_string(), of(50), of(99)]
    }
}

async fn measure(books: &Books, report: &str, queries: [String; 5]) -> Measured {
    let mut connection = Connection::open(books.daemon.address, &books.key).await;
    let (mut times, mut bytes) = (Vec::new(), 0);
    for query in queries.iter().cycle().take(queries.len() * TIMES) {
        let path = format!("{}/reports/{report}?{query}", books.path);
        let start = Instant::now();
        let (status, body) = connection.send(Method::GET, &path, Bytes::new()).await;
        times.push(start.elapsed());
        assert_eq!(status, 200, "{path}");
        bytes += body.len();
        if report.starts_with("aged") {
            let report: Value = serde_json::from_slice(&body).expect("JSON");
            assert_eq!(report["data"]["agrees"], true, "{path}");
        }
    }
    Measured { bytes, times }
}

/// How large the whole of it is, and how long it takes.
async fn whole_ledger(books: &Books) -> String {
    let mut connection = Connection::open(books.daemon.address, &books.key).await;
    let path =
        format!("{}/reports/general-ledger?date_from=2024-04-01&date_to=2026-12-31", books.path);
    let start = Instant::now();
    let (status, body) = connection.send(Method::GET, &path, Bytes::new()).await;
    assert_eq!(status, 200);
    format!("{} MB of JSON in {:.2} s", body.len() / 1_000_000, start.elapsed().as_secs_f64())
}

impl World {
    async fn new(books: &Books) -> Self {
        let mut connection = Connection::open(books.daemon.address, &books.key).await;
        let listed = connection.get(&format!("{}/accounts", books.path)).await;
        let account = |code: &str| {
            let accounts = listed["data"].as_array().expect("a list");
            let found = accounts.iter().find(|account| account["code"] == code);
            found.and_then(|account| account["id"].as_str()).expect("an account").to_owned()
        };
        let mut contacts = [Vec::new(), Vec::new()];
        for (kind, list) in ["customer", "supplier"].into_iter().zip(&mut contacts) {
            for number in 0..200 {
                let body = json!({ "kind": kind, "name": format!("{kind} {number}") });
                list.push(make(&mut connection, books, "contacts", &body).await);
            }
        }
        let [customers, suppliers] = contacts;
        let bank = json!({ "name": "Main", "account_id": account("1300") });
        let bank = make(&mut connection, books, "bank-accounts", &bank).await;
        Self { customers, suppliers, bank, income: account("4000"), cost: account("5000") }
    }

    /// The document of this number: three sales for each purchase, now and then a credit note.
    fn document(&self, number: usize) -> Document {
        let is_sale = number % 4 != 3;
        let contacts = if is_sale { &self.customers } else { &self.suppliers };
        let day = Date::parse_iso("2024-04-01").expect("a day");
        let days = i32::try_from(number * 7 % DAYS).expect("few days");
        Document {
            number,
            is_sale,
            is_credit_note: number % (INVOICES_OF_20 + 1) == INVOICES_OF_20,
            contact: contacts[number * 31 % contacts.len()].clone(),
            day: day.plus_days(days),
            days,
            amount_minor: 1_000 + number * 37 % 90_000,
        }
    }
}

/// An invoice or a credit note.
struct Document {
    number: usize,
    is_sale: bool,
    is_credit_note: bool,
    contact: String,
    day: Date,
    /// Behind the first day.
    days: i32,
    amount_minor: usize,
}

impl Document {
    fn amount(&self) -> String {
        format!("{}.{:02}", self.amount_minor / 100, self.amount_minor % 100)
    }

    fn body(&self, world: &World) -> Value {
        let account = if self.is_sale { &world.income } else { &world.cost };
        let line = json!({
            "description": "Goods", "unit_price": self.amount(), "account_id": account,
            "vat_code": "NV",
        });
        let mut body = json!({
            "type": if self.is_sale { "sales" } else { "purchase" },
            "kind": if self.is_credit_note { "credit_note" } else { "invoice" },
            "contact_id": self.contact, "issue_date": self.day.to_string(), "lines": [line],
        });
        if !self.is_sale {
            body["number"] = json!(format!("P-{}", self.number));
        }
        body
    }

    /// Within 20 to 64 days, but for those of the last weeks.
    fn payment(&self, world: &World, invoice: &str) -> Option<Value> {
        let after = 20 + self.number % 45;
        let paid = self.days + i32::try_from(after).expect("few days");
        let is_paid = !self.is_credit_note && usize::try_from(paid).is_ok_and(|day| day < DAYS);
        is_paid.then(|| {
            json!({
                "type": if self.is_sale { "receipt" } else { "payment" },
                "contact_id": self.contact, "bank_account_id": world.bank,
                "date": self.day.plus_days(paid - self.days).to_string(),
                "amount": self.amount(),
                "allocations": [{ "invoice_id": invoice, "amount": self.amount() }],
            })
        })
    }
}

/// Makes something; gives its identifier.
async fn make(connection: &mut Connection, books: &Books, below: &str, body: &Value) -> String {
    let path = format!("{}/{below}", books.path);
    let (status, made) = connection.send(Method::POST, &path, body.to_string().into()).await;
    assert_eq!(status, 201, "{body} {}", String::from_utf8_lossy(&made));
    let made: Value = serde_json::from_slice(&made).expect("JSON");
    made["data"]["id"].as_str().expect("an id").to_owned()
}

/// Makes the invoices and credit notes; gives their identifiers by number.
async fn make_invoices(books: &Arc<Books>, world: &Arc<World>, documents: usize) -> Vec<String> {
    let count = documents * (INVOICES_OF_20 + 1) / 20;
    let next = Arc::new(AtomicUsize::new(0));
    let mut tasks = JoinSet::new();
    for _ in 0..CONNECTIONS {
        let (books, world, next) = (Arc::clone(books), Arc::clone(world), Arc::clone(&next));
        tasks.spawn(async move {
            let mut connection = Connection::open(books.daemon.address, &books.key).await;
            let mut made = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= count {
                    return made;
                }
                let body = world.document(number).body(&world);
                made.push((number, make(&mut connection, &books, "invoices", &body).await));
            }
        });
    }
    let mut made: Vec<_> = tasks.join_all().await.concat();
    made.sort_unstable();
    made.into_iter().map(|(_, id)| id).collect()
}

/// Pays invoices until there are so many documents, the earliest numbers first.
async fn settle(books: &Arc<Books>, world: &Arc<World>, invoices: Vec<String>, documents: usize) {
    let payments = invoices.iter().enumerate();
    let payments = payments.filter_map(|(number, id)| world.document(number).payment(world, id));
    let payments: Arc<Vec<Value>> = Arc::new(payments.take(documents - invoices.len()).collect());
    let next = Arc::new(AtomicUsize::new(0));
    let mut tasks = JoinSet::new();
    for _ in 0..CONNECTIONS {
        let (books, payments, next) = (Arc::clone(books), Arc::clone(&payments), Arc::clone(&next));
        tasks.spawn(async move {
            let mut connection = Connection::open(books.daemon.address, &books.key).await;
            while let Some(body) = payments.get(next.fetch_add(1, Ordering::Relaxed)) {
                make(&mut connection, &books, "settlements", body).await;
            }
        });
    }
    tasks.join_all().await;
}
