//! Small reconciliations over HTTP, as many as the daemon takes.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use bytes::Bytes;
use tokio::task::JoinSet;

use crate::client::{Connection, SMALL_BODY};
use crate::database::Kind;
use crate::process::{CREDITS, Daemon, new_user};
use crate::samples::{median, percentile_ms, print_table, rate};

const CONNECTIONS: usize = 64;

/// No user may fill more than half of the queue.
const USERS: usize = 8;

const TIME: Duration = Duration::from_secs(5);

/// What a round measured.
struct Round {
    submits: f64,
    p50: f64,
    p99: f64,
    completed: f64,
    refused: BTreeMap<u16, usize>,
}

pub(crate) async fn run(rounds: usize) {
    let kinds = Kind::all();
    let mut measured: Vec<Vec<Round>> = kinds.iter().map(|_| Vec::new()).collect();
    for _ in 0..rounds {
        for (kind, measured) in kinds.iter().zip(&mut measured) {
            measured.push(measure(*kind).await);
        }
    }
    let row = |(kind, measured): (&Kind, &Vec<Round>)| {
        let of = |value: fn(&Round) -> f64| median(&measured.iter().map(value).collect::<Vec<_>>());
        let mut refused = BTreeMap::new();
        for (status, count) in measured.iter().flat_map(|round| &round.refused) {
            *refused.entry(*status).or_insert(0) += count;
        }
        let refused: Vec<String> =
            refused.iter().map(|(status, count)| format!("{count} x {status}")).collect();
        vec![
            kind.to_string(),
            format!("{:.0}", of(|round| round.submits)),
            format!("{:.1}", of(|round| round.p50)),
            format!("{:.1}", of(|round| round.p99)),
            format!("{:.0}", of(|round| round.completed)),
            if refused.is_empty() { "none".to_owned() } else { refused.join(", ") },
        ]
    };
    let rows: Vec<_> = kinds.iter().zip(&measured).map(row).collect();
    let seconds = TIME.as_secs();
    let title =
        format!("submits: {CONNECTIONS} connections for {seconds} s, medians of {rounds} rounds");
    let head = ["", "202/s", "p50 ms", "p99 ms", "completed/s meanwhile", "other statuses"];
    print_table(&title, &head, &rows);
}

async fn measure(kind: Kind) -> Round {
    let fresh = kind.fresh();
    let daemon = Daemon::start(&fresh.url);
    let keys: Vec<String> = (0..USERS).map(|n| new_user(&fresh.url, &n.to_string())).collect();
    let mut connections = Vec::with_capacity(CONNECTIONS);
    for key in keys.iter().cycle().take(CONNECTIONS) {
        connections.push(Connection::open(daemon.address, key).await);
    }
    let mut tasks = JoinSet::new();
    let start = Instant::now();
    for connection in connections {
        tasks.spawn(submit_until(connection, start + TIME));
    }
    let (mut accepted, mut refused) = (Vec::new(), BTreeMap::new());
    for (times, others) in tasks.join_all().await {
        accepted.extend(times);
        for (status, count) in others {
            *refused.entry(status).or_insert(0) += count;
        }
    }
    let time = start.elapsed();
    Round {
        submits: rate(accepted.len(), time),
        p50: percentile_ms(&accepted, 50),
        p99: percentile_ms(&accepted, 99),
        completed: rate(completed(&daemon, &keys).await, time),
        refused,
    }
}

/// Times of accepted submits, and how often there was any other status.
async fn submit_until(
    mut connection: Connection,
    end: Instant,
) -> (Vec<Duration>, BTreeMap<u16, usize>) {
    let body = Bytes::from_static(SMALL_BODY.as_bytes());
    let (mut accepted, mut refused) = (Vec::new(), BTreeMap::new());
    while Instant::now() < end {
        let start = Instant::now();
        match connection.submit(body.clone()).await.0 {
            202 => accepted.push(start.elapsed()),
            status => *refused.entry(status).or_insert(0) += 1,
        }
    }
    (accepted, refused)
}

/// Each completed job has cost one credit.
async fn completed(daemon: &Daemon, keys: &[String]) -> usize {
    let mut charged = 0;
    for key in keys {
        let me = Connection::open(daemon.address, key).await.get("/api/v1/me").await;
        charged += CREDITS - me["credit_balance"].as_u64().expect("a balance");
    }
    usize::try_from(charged).expect("a count")
}
