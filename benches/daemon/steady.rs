//! Mixed requests at a steady rate for minutes, by many keys; then the same while four users send the largest body
//! there may be, again and again, and one sends his a byte at a time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bytes::Bytes;
use hyper::Method;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until};

use crate::client::{Connection, RECONCILIATIONS, SMALL_BODY};
use crate::database::Kind;
use crate::large::large_body;
use crate::process::{Daemon, memory_kib, new_key, new_user};
use crate::samples::{percentile_ms, print_table};

const USERS: usize = 20;
const KEYS_EACH: usize = 10;

/// Requests a second, of all keys together.
const RATE: u32 = 300;

/// Users who send large bodies.
const LARGE: usize = 4;

/// How long they do.
const CROWDED: Duration = Duration::from_mins(1);

const ORGANISATIONS: &str = "/api/v1/ledger/organisations";

/// The kinds of requests, each as often as it stands here.
const MIX: [&str; 10] = [
    "who am I",
    "journal",
    "poll",
    "who am I",
    "submit",
    "journals listed",
    "journal",
    "poll",
    "trial balance",
    "contact",
];

pub(crate) async fn run(seconds: usize) {
    for kind in Kind::all() {
        let bench = Bench::new(kind).await;
        let (memory, times) = bench.steady(seconds).await;
        let memory = memory.map(|kib| kib / 1024);
        let title = format!(
            "steady, {kind}: {RATE} requests a second by {} keys for {seconds} s, all answered 2xx; resident after a \
             tenth, half and all of the time: {} MiB, {} MiB, {} MiB",
            USERS * KEYS_EACH,
            memory[0],
            memory[1],
            memory[2]
        );
        print_times(&title, &times);
        let (large, times) = bench.crowded().await;
        let title = format!(
            "crowded, {kind}: the same for {} s while {LARGE} users send bodies of 25 MB ({large} were accepted) and \
             one sends a byte a second",
            CROWDED.as_secs()
        );
        print_times(&title, &times);
    }
}

/// What kind of request took how long.
type Times = Vec<(&'static str, Duration)>;

fn print_times(title: &str, times: &Times) {
    let mut kinds = Vec::from(MIX);
    kinds.sort_unstable();
    kinds.dedup();
    let line = |name: &str, times: &[Duration]| {
        let figures = [50, 99, 100].map(|percent| percentile_ms(times, percent));
        let figures = figures.map(|figure| format!("{figure:.1}"));
        [vec![name.to_owned(), times.len().to_string()], figures.to_vec()].concat()
    };
    let of = |kind: &str| -> Vec<Duration> {
        times.iter().filter(|(one, _)| *one == kind).map(|(_, time)| *time).collect()
    };
    let all: Vec<Duration> = times.iter().map(|(_, time)| *time).collect();
    let mut lines = vec![line("all", &all)];
    lines.extend(kinds.into_iter().map(|kind| line(kind, &of(kind))));
    print_table(title, &["requests", "count", "p50 ms", "p99 ms", "max ms"], &lines);
}

/// A user's books.
struct Books {
    path: String,
    journal: String,
}

/// A daemon, the keys of its users, and their books.
struct Bench {
    daemon: Daemon,
    keys: Vec<(String, Arc<Books>)>,
    large: Vec<String>,
    _fresh: crate::database::Fresh,
}

impl Bench {
    async fn new(kind: Kind) -> Self {
        let fresh = kind.fresh();
        let daemon = Daemon::start(&fresh.url);
        let mut keys = Vec::new();
        for user in 0..USERS {
            let name = format!("user{user}");
            let key = new_user(&fresh.url, &name);
            let books = Arc::new(books_of(&daemon, &key).await);
            keys.push((key, Arc::clone(&books)));
            for number in 1..KEYS_EACH {
                let key = new_key(&fresh.url, &name, &format!("key {number}"));
                keys.push((key, Arc::clone(&books)));
            }
        }
        let large = (0..=LARGE).map(|user| new_user(&fresh.url, &format!("large{user}"))).collect();
        Self { daemon, keys, large, _fresh: fresh }
    }

    /// Requests for so long; what the daemon held meanwhile, and their times.
    async fn steady(&self, seconds: usize) -> ([u64; 3], Times) {
        let whole = Duration::from_secs(seconds as u64);
        let work = async {
            let (_, process) = self.daemon.place();
            let mut memory = [0; 3];
            let parts = [whole / 10, whole * 2 / 5, whole / 2];
            for (part, memory) in parts.into_iter().zip(&mut memory) {
                sleep(part).await;
                *memory = memory_kib(process);
            }
            memory
        };
        self.while_asked(work).await
    }

    /// The same beside large bodies; how many of these were accepted.
    async fn crowded(&self) -> (usize, Times) {
        let (body, _) = large_body();
        let end = Instant::now() + CROWDED;
        let work = async {
            let stalls = tokio::spawn(stall(self.daemon.place().0, self.large[LARGE].clone()));
            let mut tasks = JoinSet::new();
            for key in &self.large[..LARGE] {
                let mut connection = Connection::open(self.daemon.address, key).await;
                let body = body.clone();
                tasks.spawn(async move {
                    let mut accepted = 0;
                    while Instant::now() < end {
                        let (status, answer) = connection.submit(body.clone()).await;
                        let text = String::from_utf8_lossy(&answer);
                        assert!([202, 429, 503].contains(&status), "{status}: {text}");
                        accepted += usize::from(status == 202);
                    }
                    accepted
                });
            }
            let accepted = tasks.join_all().await.into_iter().sum();
            stalls.abort();
            accepted
        };
        self.while_asked(work).await
    }

    /// Lets all keys ask in turn for as long as `work` takes.
    async fn while_asked<T>(&self, work: impl Future<Output = T>) -> (T, Times) {
        let is_over = Arc::new(AtomicBool::new(false));
        let mut tasks = JoinSet::new();
        let step = Duration::from_secs(1) / RATE;
        let every = step * u32::try_from(self.keys.len()).expect("few keys");
        let start = Instant::now() + Duration::from_millis(100);
        for (number, (key, books)) in self.keys.iter().enumerate() {
            let asker = Asker {
                connection: Connection::open(self.daemon.address, key).await,
                books: Arc::clone(books),
                poll: None,
                number,
                is_over: Arc::clone(&is_over),
            };
            let due = start + step * u32::try_from(number).expect("few keys");
            tasks.spawn(asker.ask(due, every));
        }
        let done = work.await;
        is_over.store(true, Ordering::Relaxed);
        (done, tasks.join_all().await.concat())
    }
}

/// Makes an organisation, and a journal that can be posted to it.
async fn books_of(daemon: &Daemon, key: &str) -> Books {
    let mut connection = Connection::open(daemon.address, key).await;
    let body = Bytes::from_static(br#"{"name":"Acorn Ltd","currency":"GBP"}"#);
    let (status, answer) = connection.send(Method::POST, ORGANISATIONS, body).await;
    assert_eq!(status, 201, "{}", String::from_utf8_lossy(&answer));
    let made: serde_json::Value = serde_json::from_slice(&answer).expect("JSON");
    let path = format!("{ORGANISATIONS}/{}", made["data"]["id"].as_str().expect("an id"));
    let listed = connection.get(&format!("{path}/accounts?limit=200")).await;
    let id = |code: &str| {
        let accounts = listed["data"].as_array().expect("accounts");
        let account = accounts.iter().find(|account| account["code"] == code).expect("an account");
        account["id"].as_str().expect("an id").to_owned()
    };
    let journal = format!(
        r#"{{"entry_date":"2026-03-02","description":"Rent","lines":[{{"account_id":"{}","debit":12.5}},{{"account_id":"{}","credit":12.5}}]}}"#,
        id("6200"),
        id("3000")
    );
    Books { path, journal }
}

/// Sends a body a byte at a time, as long as it is taken.
async fn stall(address: std::net::SocketAddr, key: String) {
    loop {
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        let head = format!(
            "POST {RECONCILIATIONS} HTTP/1.1\r\nHost: tieout\r\nX-API-Key: {key}\r\nContent-Type: application/json\r\n\
             Content-Length: 25000000\r\n\r\n"
        );
        _ = stream.write_all(head.as_bytes()).await;
        while stream.write_all(b" ").await.is_ok() {
            sleep(Duration::from_secs(1)).await;
        }
    }
}

/// One key's connection.
struct Asker {
    connection: Connection,
    books: Arc<Books>,
    /// The last job.
    poll: Option<String>,
    number: usize,
    is_over: Arc<AtomicBool>,
}

impl Asker {
    /// A request when it is due; its time counts from then, so that one that comes late because the one before was
    /// slow is slow too.
    async fn ask(mut self, mut due: Instant, every: Duration) -> Times {
        let mut times = Times::new();
        while !self.is_over.load(Ordering::Relaxed) {
            sleep_until(due.into()).await;
            let kind = MIX[self.number % MIX.len()];
            self.number += 1;
            let (status, answer) = self.send(kind).await;
            assert!((200..300).contains(&status), "{kind}: {}", String::from_utf8_lossy(&answer));
            times.push((kind, due.elapsed()));
            if kind == "submit" {
                let answer: serde_json::Value = serde_json::from_slice(&answer).expect("JSON");
                self.poll = answer["poll_url"].as_str().map(str::to_owned);
            }
            due += every;
        }
        times
    }

    async fn send(&mut self, kind: &str) -> (u16, Bytes) {
        let Books { path, journal } = &*self.books;
        let (method, path, body) = match kind {
            "journal" => (Method::POST, format!("{path}/journals"), journal.clone()),
            "submit" => (Method::POST, RECONCILIATIONS.to_owned(), SMALL_BODY.to_owned()),
            "contact" => {
                let body = r#"{"name":"Hallett","kind":"customer"}"#.to_owned();
                (Method::POST, format!("{path}/contacts"), body)
            }
            "journals listed" => (Method::GET, format!("{path}/journals?limit=20"), String::new()),
            "trial balance" => {
                (Method::GET, format!("{path}/reports/trial-balance"), String::new())
            }
            "poll" if self.poll.is_some() => {
                (Method::GET, self.poll.clone().unwrap_or_default(), String::new())
            }
            _ => (Method::GET, "/api/v1/me".to_owned(), String::new()),
        };
        self.connection.send(method, &path, body.into()).await
    }
}
