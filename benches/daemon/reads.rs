//! Requests that read, beside a route that does nothing.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use bytes::Bytes;
use serde_json::Value;
use tokio::task::JoinSet;

use crate::bare::Bare;
use crate::client::{Connection, SMALL_BODY};
use crate::database::{Fresh, Kind};
use crate::lean::Asker;
use crate::process::{Daemon, cpu_time, new_key, new_user};
use crate::samples::{median, percentile_ms, print_table, rate};

const CONNECTIONS: usize = 64;

const USERS: usize = 8;

/// No two connections have the same key: what their requests share is the statement alone.
const KEYS: usize = CONNECTIONS / USERS;

/// Asked for so long, after a while that does not count.
const TIME: Duration = Duration::from_secs(3);
const WARM_UP: Duration = Duration::from_millis(300);

const ME: &str = "/api/v1/me";

/// Something to be asked for.
struct Target {
    name: String,
    address: SocketAddr,
    /// The server's.
    process: u32,
    /// A key and a path for each connection in turn.
    requests: Vec<(String, String)>,
    rounds: Vec<Round>,
}

struct Round {
    requests: f64,
    p50: f64,
    p99: f64,
    /// Of the server's processor time, in microseconds for a request.
    cpu: f64,
}

/// A daemon whose users have a completed job each.
struct Desk {
    kind: Kind,
    daemon: Daemon,
    /// Their keys, and where to poll.
    keys: Vec<(String, String)>,
    _fresh: Fresh,
}

pub(crate) async fn run(rounds: usize) {
    let mut desks = Vec::new();
    for kind in Kind::all() {
        desks.push(Desk::new(kind).await);
    }
    let mut asker = Asker::open(desks[0].daemon.address, &desks[0].keys[0].0, ME).await;
    let answer = String::from_utf8(asker.ask().await.to_vec()).expect("text");
    drop(asker);
    let bare = Bare::start(&answer);
    let mut targets = vec![Target::new("bare route", bare.place(), [("none".into(), ME.into())])];
    for desk in &desks {
        let me = desk.keys.iter().map(|(key, _)| (key.clone(), ME.to_owned()));
        let place = desk.daemon.place();
        targets.push(Target::new(&format!("{}, GET /api/v1/me", desk.kind), place, me));
        let polls = desk.keys.iter().cloned();
        targets.push(Target::new(&format!("{}, poll", desk.kind), place, polls));
    }
    for _ in 0..rounds {
        for target in &mut targets {
            target.measure().await;
        }
    }
    let floor = targets[0].median(|round| round.requests);
    let rows: Vec<_> = targets.iter().map(|target| target.row(floor)).collect();
    let title = format!(
        "reads: {CONNECTIONS} connections for {} s, answers of {} bytes and more, medians of \
         {rounds} rounds",
        TIME.as_secs(),
        answer.len(),
    );
    print_table(&title, &["", "requests/s", "to bare", "p50 ms", "p99 ms", "server us"], &rows);
}

impl Desk {
    async fn new(kind: Kind) -> Self {
        let fresh = kind.fresh();
        let daemon = Daemon::start(&fresh.url);
        let mut keys = Vec::with_capacity(CONNECTIONS);
        for number in 0..USERS {
            let key = new_user(&fresh.url, &number.to_string());
            let mut connection = Connection::open(daemon.address, &key).await;
            let (status, answer) =
                connection.submit(Bytes::from_static(SMALL_BODY.as_bytes())).await;
            assert_eq!(status, 202, "{}", String::from_utf8_lossy(&answer));
            let answer: Value = serde_json::from_slice(&answer).expect("JSON");
            let path = answer["poll_url"].as_str().expect("where to poll").to_owned();
            while connection.get(&path).await["status"] != "completed" {
                tokio::task::yield_now().await;
            }
            for other in 1..KEYS {
                let other = new_key(&fresh.url, &number.to_string(), &format!("other {other}"));
                keys.push((other, path.clone()));
            }
            keys.push((key, path));
        }
        Self { kind, daemon, keys, _fresh: fresh }
    }
}

impl Target {
    fn new(
        name: &str,
        (address, process): (SocketAddr, u32),
        requests: impl IntoIterator<Item = (String, String)>,
    ) -> Self {
        let requests = requests.into_iter().collect();
        Self { name: name.to_owned(), address, process, requests, rounds: Vec::new() }
    }

    async fn measure(&mut self) {
        let mut askers = Vec::with_capacity(CONNECTIONS);
        for (key, path) in self.requests.iter().cycle().take(CONNECTIONS) {
            askers.push(Asker::open(self.address, key, path).await);
        }
        let mut tasks = JoinSet::new();
        let from = Instant::now() + WARM_UP;
        for asker in askers {
            tasks.spawn(ask_until(asker, from, from + TIME));
        }
        let (since, cpu_before) = (Instant::now(), cpu_time(self.process));
        let times = tasks.join_all().await.concat();
        let cpu = cpu_time(self.process).saturating_sub(cpu_before).as_secs_f64();
        // The warm-up is like the rest of the time.
        let of_time = TIME.as_secs_f64() / since.elapsed().as_secs_f64();
        self.rounds.push(Round {
            requests: rate(times.len(), TIME),
            p50: percentile_ms(&times, 50),
            p99: percentile_ms(&times, 99),
            cpu: cpu * of_time * 1e6 / rate(times.len(), Duration::from_secs(1)),
        });
    }

    fn median(&self, of: impl Fn(&Round) -> f64) -> f64 {
        median(&self.rounds.iter().map(of).collect::<Vec<_>>())
    }

    fn row(&self, floor: f64) -> Vec<String> {
        let requests = self.median(|round| round.requests);
        vec![
            self.name.clone(),
            format!("{requests:.0}"),
            format!("{:.2}", requests / floor),
            format!("{:.2}", self.median(|round| round.p50)),
            format!("{:.2}", self.median(|round| round.p99)),
            format!("{:.1}", self.median(|round| round.cpu)),
        ]
    }
}

/// One request after the other; times of those that ended between the two instants.
async fn ask_until(mut asker: Asker, from: Instant, end: Instant) -> Vec<Duration> {
    let length = asker.ask().await.len();
    let mut times = Vec::new();
    loop {
        let start = Instant::now();
        assert_eq!(asker.ask().await.len(), length, "the same answer");
        let now = Instant::now();
        if now >= end {
            return times;
        }
        if now >= from {
            times.push(now - start);
        }
    }
}
