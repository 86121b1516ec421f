//! A copy of a database with many journals that is made while more are posted, and how soon a new machine serves it.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

use crate::bulk::{A_REQUEST, BulkPoster, post_all, postable};
use crate::client::Connection;
use crate::database::Kind;
use crate::journals::{Books, books};
use crate::process::{Daemon, PROGRAM};
use crate::samples::print_table;

/// On SQLite: `PostgreSQL` has tools of its own.
pub(crate) async fn run(journals: usize) {
    let fresh = Kind::Sqlite.fresh();
    let books = books(&fresh.url).await;
    post_all(&books, journals, 4).await;
    let directory = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a temporary directory");
    let copy = directory.path().join("copy.db");
    let (made, backup, (meanwhile, refused)) =
        under_load(&books, journals, || timed(|| db(&fresh.url, "backup", &copy))).await;
    let url = format!("sqlite://{}", directory.path().join("tieout.db").display());
    let (_, restore) = timed(|| db(&url, "restore", &copy));
    let begun = Instant::now();
    let daemon = Daemon::start(&url);
    // A connection that waits for long is closed, so that each answer comes over one of its own.
    let get = async |daemon: &Daemon, path: &str| {
        let mut connection = Connection::open(daemon.address, &books.key).await;
        connection.get(&format!("{}{path}", books.path)).await
    };
    let balance = get(&daemon, "/reports/trial-balance").await;
    let start = begun.elapsed();
    assert_eq!(balance["data"]["total_debit"], balance["data"]["total_credit"]);
    // What was copied is where the chain of the books was.
    let head = get(&daemon, "/ledger-head").await["data"].clone();
    assert_eq!(head["sequence"], made["entries"]);
    let (sequence, hash) = (&head["sequence"], head["hash"].as_str().expect("a hash"));
    let path = format!("/integrity?after_sequence={sequence}&after_hash={hash}");
    assert_eq!(get(&books.daemon, &path).await["data"]["ok"], true, "the same head");
    let begun = Instant::now();
    let whole = get(&daemon, "/integrity").await;
    assert_eq!(whole["data"]["ok"], true, "{whole}");
    let integrity = begun.elapsed();
    let size = copy.metadata().expect("a file").len() / 1_000_000;
    let seconds = |time: Duration| format!("{:.1}", time.as_secs_f64());
    let title = format!(
        "recovery: {sequence} journals copied, {size} MB, while {meanwhile} were posted ({refused} requests sent again)"
    );
    let mut row: Vec<_> = [backup, restore, start, restore + start].map(seconds).into();
    row.push(seconds(integrity));
    let head = ["backup s", "restore s", "start to first report s", "cold start s", "integrity s"];
    print_table(&title, &head, &[row]);
}

/// Does something while journals are posted; gives how many were, too, and how many requests were answered 503 first.
async fn under_load<A: Send + 'static, B: Send + 'static>(
    books: &Books,
    journals: usize,
    what: impl FnOnce() -> (A, B) + Send,
) -> (A, B, (usize, usize)) {
    let is_over = Arc::new(AtomicBool::new(false));
    let mut poster = BulkPoster::open(books, postable(books).await.into()).await;
    let first = journals.div_ceil(A_REQUEST);
    let posting = tokio::spawn({
        let is_over = Arc::clone(&is_over);
        async move {
            let (mut number, mut refused) = (first, 0);
            while !is_over.load(Ordering::Relaxed) {
                refused += poster.post(number).await;
                number += 1;
            }
            ((number - first) * A_REQUEST, refused)
        }
    });
    let (made, time) = tokio::task::block_in_place(what);
    is_over.store(true, Ordering::Relaxed);
    (made, time, posting.await.expect("it posts"))
}

fn timed<T>(what: impl FnOnce() -> T) -> (T, Duration) {
    let begun = Instant::now();
    let made = what();
    (made, begun.elapsed())
}

fn db(url: &str, command: &str, file: &Path) -> Value {
    let ran = Command::new(PROGRAM)
        .args(["db", "--json", "--database", url, command])
        .arg(file)
        .output()
        .expect("the program runs");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    serde_json::from_slice(&ran.stdout).expect("JSON")
}
