//! Journals in bulk until there are many, the daemon's memory meanwhile, and the trial balance of them.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::Value;
use tieout::contract::ledger::report::ReportBasis;
use tieout::date::Date;
use tieout_daemon::store::{Location, Store};
use tokio::task::JoinSet;

use crate::client::Connection;
use crate::database::Kind;
use crate::journals::{Books, books};
use crate::lean::Asker;
use crate::process::cpu_time;
use crate::samples::{percentile_ms, print_table, rate};

/// Journals of a request.
pub(crate) const A_REQUEST: usize = 1_000;

/// After so many journals the daemon's memory is looked at.
const MARKS: [usize; 4] = [100_000, 250_000, 500_000, 1_000_000];

/// Days that a trial balance is asked for, over the five years of the journals.
const DAYS: [&str; 6] =
    ["2021-01-01", "2021-06-30", "2023-02-28", "2024-02-15", "2025-12-30", "2025-12-31"];

/// How often each.
const TIMES: usize = 20;

pub(crate) async fn run(journals: usize, connections: usize) {
    let (mut posted, mut balances) = (Vec::new(), Vec::new());
    for kind in Kind::all() {
        let fresh = kind.fresh();
        let books = books(&fresh.url).await;
        let (time, cpu, memory) = post_all(&books, journals, connections).await;
        let mut row = vec![kind.to_string(), format!("{:.0}", rate(journals, time))];
        row.push(format!(
            "{:.1}",
            cpu.as_secs_f64() * 1e6 / rate(journals, Duration::from_secs(1))
        ));
        row.extend(memory.iter().map(|megabytes| format!("{megabytes:.0}")));
        posted.push(row);
        let row = |name: &str, times: &[Duration]| {
            let name = format!("{kind}, {name}");
            let of = |percent| format!("{:.2}", percentile_ms(times, percent));
            vec![name, of(50), of(99)]
        };
        balances.push(row("over HTTP", &over_http(&books).await));
        let Books { daemon, organisation, .. } = books;
        drop(daemon);
        let location: Location = fresh.url.parse().expect("an address");
        let store = Store::open(&location).await.expect("the database opens");
        let organisation = organisation.parse().expect("an id");
        let mut times = Vec::new();
        for day in DAYS.iter().cycle().take(DAYS.len() * TIMES) {
            let day = Date::parse_iso(day).expect("a day");
            let start = Instant::now();
            let balance = store
                .trial_balance(organisation, Some(day), (ReportBasis::Cumulative, None))
                .await
                .expect("a balance");
            times.push(start.elapsed());
            assert_eq!(balance.total_debit, balance.total_credit);
        }
        balances.push(row("at the store", &times));
        store.close().await;
    }
    let title = format!(
        "bulk: {journals} journals of 2 lines, {A_REQUEST} a request, {connections} connections"
    );
    let mut head = vec![String::new(), "journals/s".to_owned(), "server us".to_owned()];
    head.extend(marks(journals).map(|mark| format!("MB after {mark}")));
    head.extend(["MB at the end".to_owned(), "MB at the most".to_owned()]);
    print_table(&title, &head.iter().map(String::as_str).collect::<Vec<_>>(), &posted);
    let title = format!("trial balance over {} lines, at {} days", 2 * journals, DAYS.len());
    print_table(&title, &["", "p50 ms", "p99 ms"], &balances);
}

/// The marks that come before the last journal.
fn marks(journals: usize) -> impl Iterator<Item = usize> {
    MARKS.into_iter().filter(move |mark| *mark < journals)
}

/// How long it took, the daemon's processor time, and what it held at each mark, at the end, and at the
/// most.
pub(crate) async fn post_all(
    books: &Books,
    journals: usize,
    connections: usize,
) -> (Duration, Duration, Vec<f64>) {
    let (_, process) = books.daemon.place();
    let accounts: Arc<[String]> = postable(books).await.into();
    let (next, requests) = (Arc::new(AtomicUsize::new(0)), journals.div_ceil(A_REQUEST));
    let mut tasks = JoinSet::new();
    let (start, cpu_before) = (Instant::now(), cpu_time(process));
    for _ in 0..connections {
        let mut poster = BulkPoster::open(books, Arc::clone(&accounts)).await;
        let next = Arc::clone(&next);
        tasks.spawn(async move {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= requests {
                    return;
                }
                let refused = poster.post(number).await;
                assert_eq!(refused, 0, "four connections are not too many");
            }
        });
    }
    let mut memory = Vec::new();
    for mark in marks(journals) {
        while next.load(Ordering::Relaxed) < mark / A_REQUEST {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        memory.push(megabytes(process, "VmRSS:"));
    }
    tasks.join_all().await;
    let (time, cpu) = (start.elapsed(), cpu_time(process).saturating_sub(cpu_before));
    memory.extend(["VmRSS:", "VmHWM:"].map(|name| megabytes(process, name)));
    (time, cpu, memory)
}

/// A connection over which journals are posted, so many at a time.
pub(crate) struct BulkPoster {
    asker: Asker,
    head: String,
    accounts: Arc<[String]>,
}

impl BulkPoster {
    pub(crate) async fn open(books: &Books, accounts: Arc<[String]>) -> Self {
        let asker = Asker::open(books.daemon.address, &books.key, "/api/v1/me").await;
        let head = format!(
            "POST {}/journals/bulk HTTP/1.1\r\nHost: tieout\r\nAuthorization: Bearer {}\r\n",
            books.path, books.key
        );
        Self { asker, head, accounts }
    }

    /// Posts the journals of this number, which are the same each time; gives how often the daemon answered 503 before.
    pub(crate) async fn post(&mut self, number: usize) -> usize {
        let (head, body) = (&self.head, bulk_body(&self.accounts, number));
        let length = body.len();
        let request = format!(
            "{head}Content-Length: {length}\r\nIdempotency-Key: bulk-{number}\r\n\r\n{body}"
        );
        self.asker.insist(request.as_bytes(), "200").await
    }
}

/// Accounts that somebody may post to by hand.
pub(crate) async fn postable(books: &Books) -> Vec<String> {
    let mut connection = Connection::open(books.daemon.address, &books.key).await;
    let listed = connection.get(&format!("{}/accounts", books.path)).await;
    let accounts = listed["data"].as_array().expect("a list");
    let is_control =
        |account: &&Value| account["role"] == "receivable" || account["role"] == "payable";
    let id = |account: &Value| account["id"].as_str().expect("an id").to_owned();
    accounts.iter().filter(|account| !is_control(account)).map(id).collect()
}

fn bulk_body(accounts: &[String], number: usize) -> String {
    let mut journals = Vec::with_capacity(A_REQUEST);
    for place in (number * A_REQUEST..).take(A_REQUEST) {
        let (debit, credit) =
            (&accounts[place % accounts.len()], &accounts[(place * 7 + 1) % accounts.len()]);
        // Spread over five years, 28 days a month.
        let (year, month, day) = (2021 + place % 5, 1 + place / 5 % 12, 1 + place / 60 % 28);
        let amount = 1 + place % 5_000;
        journals.push(format!(
            r#"{{"entry_date":"{year}-{month:02}-{day:02}","description":"Journal {place}","lines":[{{"account_id":"{debit}","debit":{amount}.50}},{{"account_id":"{credit}","credit":{amount}.50}}]}}"#
        ));
    }
    format!(r#"{{"journals":[{}]}}"#, journals.join(","))
}

/// A figure of a process, in megabytes.
fn megabytes(process: u32, name: &str) -> f64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix(name)).expect("a figure");
    let kibibytes = line.trim().trim_end_matches(" kB").parse::<u32>().expect("a number");
    f64::from(kibibytes) * 1024.0 / 1e6
}

async fn over_http(books: &Books) -> Vec<Duration> {
    let mut times = Vec::new();
    for day in DAYS {
        let path = format!("{}/reports/trial-balance?as_at={day}", books.path);
        let mut asker = Asker::open(books.daemon.address, &books.key, &path).await;
        for _ in 0..TIMES {
            let start = Instant::now();
            asker.ask().await;
            times.push(start.elapsed());
        }
    }
    times
}
