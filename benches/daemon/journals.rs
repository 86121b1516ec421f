//! Journals over HTTP, one a request, beside the floor of the driver alone.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bytes::Bytes;
use hyper::Method;
use serde_json::Value;
use tokio::task::JoinSet;

use crate::client::Connection;
use crate::database::Kind;
use crate::journals_raw::{self, RawBooks};
use crate::journals_rows;
use crate::lean::Asker;
use crate::process::{Daemon, cpu_time, new_user_without_credits};
use crate::samples::{median, percentile_ms, print_table, rate};

/// Journals of the driver alone in a round.
const RAW_JOURNALS: usize = 4096;

const TIME: Duration = Duration::from_secs(4);

/// Who posts, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Variant {
    /// The driver alone, with so many journals a commit.
    Raw(usize),
    /// The same, with all rows of a table in one statement a commit, as the daemon writes them.
    Rows(usize),
    /// So many connections, each with one journal after the other.
    Http(usize),
}

const VARIANTS: [Variant; 9] = [
    Variant::Raw(1),
    Variant::Raw(64),
    Variant::Raw(128),
    Variant::Rows(64),
    Variant::Rows(128),
    Variant::Http(1),
    Variant::Http(8),
    Variant::Http(64),
    Variant::Http(128),
];

impl Variant {
    fn name(self) -> String {
        match self {
            Self::Raw(count) => format!("driver alone, {count} a commit"),
            Self::Rows(count) => format!("driver alone, {count} a commit, in rows"),
            Self::Http(1) => "HTTP, 1 connection".to_owned(),
            Self::Http(count) => format!("HTTP, {count} connections"),
        }
    }
}

/// What a round measured.
#[derive(Clone, Copy)]
struct Round {
    journals: f64,
    p50: f64,
    p99: f64,
    /// Microseconds of the daemon's processor time for a journal.
    cpu: f64,
}

pub(crate) async fn run(rounds: usize) {
    let kinds = Kind::all();
    let mut measured = vec![[const { Vec::new() }; VARIANTS.len()]; kinds.len()];
    for _ in 0..rounds {
        for (kind, measured) in kinds.iter().zip(&mut measured) {
            for (variant, measured) in VARIANTS.into_iter().zip(measured) {
                measured.push(measure(*kind, variant).await);
            }
        }
    }
    for (kind, measured) in kinds.iter().zip(&measured) {
        let of = |place: usize, value: fn(&Round) -> f64| {
            median(&measured[place].iter().map(value).collect::<Vec<_>>())
        };
        let raw = VARIANTS.iter().filter(|variant| !matches!(variant, Variant::Http(_))).count();
        let ceiling = (0..raw).map(|place| of(place, |round| round.journals)).fold(0.0, f64::max);
        let row = |(place, variant): (usize, &Variant)| {
            let journals = of(place, |round| round.journals);
            let figure = |value: f64| match variant {
                Variant::Raw(_) | Variant::Rows(_) => String::new(),
                Variant::Http(_) => format!("{value:.1}"),
            };
            vec![
                variant.name(),
                format!("{journals:.0}"),
                format!("{:.2}", journals / ceiling),
                figure(of(place, |round| round.p50)),
                figure(of(place, |round| round.p99)),
                figure(of(place, |round| round.cpu)),
            ]
        };
        let rows: Vec<_> = VARIANTS.iter().enumerate().map(row).collect();
        let title = format!("journals, {kind}: medians of {rounds} rounds");
        let head = ["", "journals/s", "to the driver", "p50 ms", "p99 ms", "server us"];
        print_table(&title, &head, &rows);
    }
}

/// An organisation behind a daemon.
pub(crate) struct Books {
    pub(crate) daemon: Daemon,
    pub(crate) key: String,
    /// The organisation's path.
    pub(crate) path: String,
    pub(crate) organisation: String,
    /// Two of its accounts.
    accounts: [String; 2],
}

pub(crate) async fn books(url: &str) -> Books {
    let daemon = Daemon::start(url);
    let key = new_user_without_credits(url, "owner");
    let mut connection = Connection::open(daemon.address, &key).await;
    let list = "/api/v1/ledger/organisations";
    let body = Bytes::from_static(br#"{"name":"Acorn Ltd"}"#);
    let (status, made) = connection.send(Method::POST, list, body).await;
    assert_eq!(status, 201, "{}", String::from_utf8_lossy(&made));
    let made: Value = serde_json::from_slice(&made).expect("JSON");
    let organisation = made["data"]["id"].as_str().expect("an id").to_owned();
    let path = format!("{list}/{organisation}");
    let listed = connection.get(&format!("{path}/accounts")).await;
    let id = |place: usize| listed["data"][place]["id"].as_str().expect("an id").to_owned();
    // Two that manual journals may post to.
    let accounts = [id(0), id(listed["data"].as_array().map_or(0, |list| list.len() - 1))];
    Books { daemon, key, path, organisation, accounts }
}

async fn measure(kind: Kind, variant: Variant) -> Round {
    let fresh = kind.fresh();
    let books = books(&fresh.url).await;
    match variant {
        Variant::Raw(a_commit) | Variant::Rows(a_commit) => {
            let Books { daemon, organisation, accounts, .. } = books;
            drop(daemon);
            let count = if a_commit == 1 { RAW_JOURNALS / 16 } else { RAW_JOURNALS };
            let raw = RawBooks { organisation, accounts };
            let time = match variant {
                Variant::Rows(_) => {
                    journals_rows::write(kind, &fresh.url, &raw, count, a_commit).await
                }
                _ => journals_raw::write(kind, &fresh.url, &raw, count, a_commit).await,
            };
            Round { journals: rate(count, time), p50: 0.0, p99: 0.0, cpu: 0.0 }
        }
        Variant::Http(connections) => post(&books, connections).await,
    }
}

async fn post(books: &Books, connections: usize) -> Round {
    let (address, process) = books.daemon.place();
    let mut askers = Vec::with_capacity(connections);
    for _ in 0..connections {
        askers.push(Asker::open(address, &books.key, "/api/v1/me").await);
    }
    let [debit, credit] = &books.accounts;
    let body = format!(
        r#"{{"entry_date":"2026-03-31","description":"Office rent, March","reference":"R-0331","lines":[{{"account_id":"{debit}","debit":1250.00,"memo":"first floor"}},{{"account_id":"{credit}","credit":1250.00}}]}}"#
    );
    let head: Arc<str> = format!(
        "POST {}/journals HTTP/1.1\r\nHost: tieout\r\nAuthorization: Bearer {}\r\n\
        Content-Type: application/json\r\nContent-Length: {}\r\nIdempotency-Key: ",
        books.path,
        books.key,
        body.len()
    )
    .into();
    let body: Arc<str> = body.into();
    let number = Arc::new(AtomicU64::new(0));
    let mut tasks = JoinSet::new();
    let (start, cpu_before) = (Instant::now(), cpu_time(process));
    for mut asker in askers {
        let (head, body, number) = (Arc::clone(&head), Arc::clone(&body), Arc::clone(&number));
        tasks.spawn(async move {
            let mut times = Vec::new();
            while start.elapsed() < TIME {
                let key = number.fetch_add(1, Ordering::Relaxed);
                let request = format!("{head}journal-{key}\r\n\r\n{body}");
                let sent = Instant::now();
                asker.send(request.as_bytes(), "201").await;
                times.push(sent.elapsed());
            }
            times
        });
    }
    let times = tasks.join_all().await.concat();
    let (time, cpu) = (start.elapsed(), cpu_time(process).saturating_sub(cpu_before));
    Round {
        journals: rate(times.len(), time),
        p50: percentile_ms(&times, 50),
        p99: percentile_ms(&times, 99),
        cpu: cpu.as_secs_f64() * 1e6 / rate(times.len(), Duration::from_secs(1)),
    }
}
