//! Reports and lists over many documents.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use hyper::Method;
use serde_json::Value;

use crate::client::Connection;
use crate::database::Kind;
use crate::documents::{World, check_integrity};
use crate::journals::{Books, books};
use crate::samples::{percentile_ms, print_table, rate};

/// How often each is asked for.
const TIMES: usize = 200;

/// What is asked for: a name, and paths below the organisation's, in turn.
type Asked = (&'static str, Vec<String>);

pub(crate) async fn run(documents: usize) {
    let kinds = Kind::all();
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (place, kind) in kinds.iter().enumerate() {
        let fresh = kind.fresh();
        let books = Arc::new(books(&fresh.url).await);
        let world = Arc::new(World::new(&books, documents).await);
        let started = Instant::now();
        world.make(&books, documents).await;
        let time = started.elapsed();
        println!(
            "{kind}: {documents} documents in {:.0} s, {:.0} a second",
            time.as_secs_f64(),
            rate(documents, time)
        );
        let started = Instant::now();
        check_integrity(&books).await;
        println!("{kind}: integrity: all well, in {:.1} s", started.elapsed().as_secs_f64());
        let asked = [reports(), vat_returns(), lists(&world)].concat();
        for (row, (name, paths)) in asked.into_iter().enumerate() {
            let times = measure(&books, &paths).await;
            if place == 0 {
                rows.push(vec![name.to_owned()]);
            }
            rows[row]
                .extend([50, 99].map(|percent| format!("{:.1}", percentile_ms(&times, percent))));
        }
        println!("{kind}: the whole general ledger: {}", whole_ledger(&books).await);
    }
    let title = format!("{documents} documents, each asked {TIMES} times over one connection");
    let heads = kinds.iter().flat_map(|kind| [format!("{kind} p50 ms"), format!("{kind} p99 ms")]);
    let heads: Vec<String> = std::iter::once(String::new()).chain(heads).collect();
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    print_table(&title, &heads, &rows);
}

fn paths<const N: usize>(below: &str, queries: [&str; N]) -> Vec<String> {
    queries.iter().map(|query| format!("{below}?{query}")).collect()
}

/// Beside what they are compared with.
fn compared<const N: usize>(below: &str, queries: [&str; N], with: &str) -> Vec<String> {
    queries.iter().map(|query| format!("{below}?{query}&compare={with}")).collect()
}

fn reports() -> Vec<Asked> {
    let days = ["as_at=2024-05-15", "as_at=2024-12-31", "as_at=2025-06-17", "as_at=2025-09-30"];
    let past = ["as_at=2024-05-15", "as_at=2024-12-31", "as_at=2025-06-17"];
    let spans = [
        "date_from=2024-04-10&date_to=2024-12-31",
        "date_from=2024-04-01&date_to=2025-03-31",
        "date_from=2025-04-01&date_to=2025-09-30",
    ];
    let whole = "date_from=2024-04-01&date_to=2025-09-30";
    let page = |rest: &str| vec![format!("reports/general-ledger?{whole}&limit=200&offset={rest}")];
    vec![
        ("trial balance", paths("reports/trial-balance", days)),
        ("profit and loss", paths("reports/profit-and-loss", spans)),
        ("balance sheet", paths("reports/balance-sheet", days)),
        (
            "trial balance of the year, beside the last",
            compared("reports/trial-balance", days, "previous_year&basis=financial_year"),
        ),
        (
            "profit and loss, beside the year before",
            compared("reports/profit-and-loss", spans, "previous_year"),
        ),
        ("profit and loss, by month", compared("reports/profit-and-loss", spans, "months")),
        (
            "balance sheet, beside the year before",
            compared("reports/balance-sheet", days, "previous_year"),
        ),
        ("balance sheet, by month", compared("reports/balance-sheet", days, "months")),
        ("cash flow, by month", compared("reports/cash-flow", spans, "months")),
        ("aged receivables, today", paths("reports/aged-receivables", [""])),
        ("aged receivables, past days", paths("reports/aged-receivables", past)),
        ("aged payables, today", paths("reports/aged-payables", [""])),
        ("aged payables, past days", paths("reports/aged-payables", past)),
        ("general ledger, the first 200 lines", page("0")),
        ("general ledger, 200 lines behind 50,000", page("50000")),
    ]
}

fn vat_returns() -> Vec<Asked> {
    let quarter = "date_from=2025-01-01&date_to=2025-03-31";
    let of = |rest: &str| vec![format!("reports/vat-return?{quarter}{rest}")];
    vec![
        ("VAT return of a quarter", of("")),
        ("VAT return, behind box 1", of("&box=1")),
        ("VAT return, behind box 5, later", of("&box=5&offset=5000")),
        ("VAT return, behind box 7", of("&box=7")),
        ("VAT reconciliation", vec!["reports/vat-reconciliation".to_owned()]),
        (
            "VAT reconciliation, open entries",
            vec!["reports/vat-reconciliation?part=open".to_owned()],
        ),
    ]
}

fn lists(world: &World) -> Vec<Asked> {
    let contacts = [3, 77, 141].map(|place| format!("contact_id={}", world.customers[place]));
    let of_contact = |list: &str| contacts.iter().map(|one| format!("{list}?{one}")).collect();
    let account = &world.receivable;
    let entries = |query: &str| vec![format!("accounts/{account}/entries?{query}")];
    let one = |path: &str| vec![path.to_owned()];
    vec![
        ("invoices, first page", one("invoices")),
        ("invoices, behind 40,000", one("invoices?offset=40000")),
        ("invoices of a contact", of_contact("invoices")),
        ("invoices, paid", one("invoices?status=paid")),
        ("invoices, part paid", one("invoices?status=part_paid")),
        ("invoices, void", one("invoices?status=void")),
        ("invoices, overdue", one("invoices?overdue=true")),
        ("invoices, sold and paid", one("invoices?type=sales&kind=invoice&status=paid")),
        ("invoices of a month", one("invoices?date_from=2025-05-01&date_to=2025-05-31")),
        ("invoices, by a number", one("invoices?number=P-403")),
        ("invoices, searched for", paths("invoices", ["search=P-1240", "search=nothing"])),
        ("receipts and payments, first page", one("settlements")),
        ("receipts and payments, behind 30,000", one("settlements?offset=30000")),
        ("payments", one("settlements?type=payment")),
        ("receipts of a contact", of_contact("settlements")),
        ("receipts and payments, searched for", one("settlements?search=customer%2012")),
        ("contacts", one("contacts")),
        ("contacts, searched for", one("contacts?search=customer%2012")),
        ("entries of an account", entries("")),
        ("entries of an account, behind 30,000", entries("offset=30000")),
        ("entries of an account in a month", entries("date_from=2025-05-01&date_to=2025-05-31")),
        ("journals", one("journals")),
        ("journals, behind 50,000", one("journals?offset=50000")),
        ("journals of an account", vec![format!("journals?account_id={account}")]),
    ]
}

/// Asks for the paths in turn.
async fn measure(books: &Books, paths: &[String]) -> Vec<Duration> {
    let mut connection = Connection::open(books.daemon.address, &books.key).await;
    let mut times = Vec::new();
    for path in paths.iter().cycle().take(TIMES.next_multiple_of(paths.len())) {
        let path = format!("{}/{path}", books.path);
        let start = Instant::now();
        let (status, body) = connection.send(Method::GET, &path, Bytes::new()).await;
        times.push(start.elapsed());
        assert_eq!(status, 200, "{path} {}", String::from_utf8_lossy(&body));
        if path.contains("/aged-") {
            let report: Value = serde_json::from_slice(&body).expect("JSON");
            assert_eq!(report["data"]["agrees"], true, "{path}");
        }
    }
    times
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
