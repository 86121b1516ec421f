//! What bodies of 25 MB take of the daemon's memory.

use std::fs;

use bytes::Bytes;
use tokio::task::JoinSet;

use crate::client::Connection;
use crate::database::Kind;
use crate::large::large_body;
use crate::process::{Daemon, new_user, new_user_without_credits};
use crate::samples::{median, print_table};

/// Bodies at once.
const TOGETHER: usize = 4;

/// The most memory that was held at a time, in megabytes.
#[derive(Default)]
struct Peaks {
    idle: Vec<f64>,
    one: Vec<f64>,
    together: Vec<f64>,
    with_run: Vec<f64>,
}

pub(crate) async fn run(rounds: usize) {
    let (body, rows) = large_body();
    let kinds = Kind::all();
    let mut peaks: Vec<Peaks> = kinds.iter().map(|_| Peaks::default()).collect();
    for _ in 0..rounds {
        for (kind, peaks) in kinds.iter().zip(&mut peaks) {
            measure(*kind, &body, peaks).await;
        }
    }
    let row = |(kind, peaks): (&Kind, &Peaks)| {
        let idle = median(&peaks.idle);
        let megabytes = |peaks: &Vec<f64>| format!("{:.0}", median(peaks));
        let more = |peaks: &Vec<f64>, bodies: usize| {
            let bytes = f64::from(u32::try_from(bodies * body.len()).expect("below 4 GB"));
            format!("{:.2}", (median(peaks) - idle) / (bytes / 1e6))
        };
        vec![
            kind.to_string(),
            megabytes(&peaks.idle),
            megabytes(&peaks.one),
            more(&peaks.one, 1),
            megabytes(&peaks.together),
            more(&peaks.together, TOGETHER),
            megabytes(&peaks.with_run),
        ]
    };
    let table: Vec<_> = kinds.iter().zip(&peaks).map(row).collect();
    let title = format!(
        "memory: {} bytes, {rows} rows a side, MB at the most, medians of {rounds} rounds",
        body.len()
    );
    let head =
        ["", "idle", "one submit", "a byte", "4 submits", "a byte", "one submit, and its run"];
    print_table(&title, &head, &table);
}

/// A daemon of its own: what one round has taken, the next would find there.
async fn measure(kind: Kind, body: &Bytes, peaks: &mut Peaks) {
    let fresh = kind.fresh();
    let daemon = Daemon::start(&fresh.url);
    let (_, process) = daemon.place();
    // A submit that cannot be paid for is read, checked, packed and staged, and does not run.
    let poor = new_user_without_credits(&fresh.url, "poor");
    let rich = new_user(&fresh.url, "rich");
    let mut connection = Connection::open(daemon.address, &poor).await;
    connection.get("/api/v1/me").await;
    peaks.idle.push(peak_of(process));
    forget_peak(process);
    assert_eq!(connection.submit(body.clone()).await.0, 402);
    peaks.one.push(peak_of(process));
    forget_peak(process);
    let mut tasks = JoinSet::new();
    for _ in 0..TOGETHER {
        let mut connection = Connection::open(daemon.address, &poor).await;
        let body = body.clone();
        tasks.spawn(async move { assert_eq!(connection.submit(body).await.0, 402) });
    }
    tasks.join_all().await;
    peaks.together.push(peak_of(process));
    forget_peak(process);
    let mut connection = Connection::open(daemon.address, &rich).await;
    assert_eq!(connection.submit(body.clone()).await.0, 202);
    while connection.latest().await["status"] != "completed" {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    peaks.with_run.push(peak_of(process));
}

/// The most memory that a process has held since that was last forgotten, in megabytes.
fn peak_of(process: u32) -> f64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a peak");
    let kibibytes = line.trim().trim_end_matches(" kB").parse::<u32>().expect("a number");
    f64::from(kibibytes) * 1024.0 / 1e6
}

fn forget_peak(process: u32) {
    fs::write(format!("/proc/{process}/clear_refs"), "5").expect("one's own child");
}
