//! What must leave nothing: where it lies, when its job shows as ended, what goes with a refusal.

use std::time::Instant;

use sqlx::{Connection as _, PgConnection, Row as _, SqliteConnection};
use tieout::job::{JobId, JobStatus, Product};
use tieout_store::{Attempts, Claimed, Cleared, Location, Packed, Store, Submission, Submit};

use crate::support::{
    Desk, LIMITS, Party, at, bits, completed, on_both_databases, submit_of, try_submit,
};
use crate::traces::Traces;

/// Bytes that do not compress, others for each seed.
fn noise(seed: u64, length: usize) -> Vec<u8> {
    let mut state = seed;
    let next = || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mixed = (state ^ state >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> 56) as u8
    };
    std::iter::repeat_with(next).take(length).collect()
}

async fn submit_coding(store: &Store, party: &Party, payload: &[u8]) -> Submit {
    let packed = Packed::new(payload).expect("packed");
    let payload = store.stage_payload(Product::Coding, &packed, at(0)).await.expect("staged");
    let job = JobId::new(Product::Coding, bits());
    Submit { job, payload, ..submit_of(store, party, 1).await }
}

async fn accept_coding(store: &Store, party: &Party, payload: &[u8]) -> JobId {
    let submit = submit_coding(store, party, payload).await;
    let job = submit.job;
    assert_eq!(try_submit(store, submit).await, Ok(Submission::Accepted));
    job
}

async fn claim_coding(store: &Store) -> Claimed {
    let claimed = store.claim(Product::Coding, LIMITS, at(0)).await.expect("the store answers");
    claimed.expect("a job")
}

/// The status that is seen, by polls and in lists.
async fn seen(store: &Store, party: &Party, job: JobId) -> JobStatus {
    let record = store.job(party.user, job).await.expect("the store answers").expect("the job");
    let status = record.job.status;
    let polled = store.poll(&party.secret, at(0), job, Product::Coding.read_scope()).await;
    let (_, polled) = polled.expect("the store answers").expect("the caller");
    assert_eq!(polled.expect("the job").job.status, status);
    let has_result = store.result(&record).await.expect("the store answers").is_some();
    assert_eq!(has_result, status == JobStatus::Completed);
    assert_eq!(record.job.finished_at.is_some(), has_result || status == JobStatus::Failed);
    status
}

async fn clear(store: &Store, attempts: &mut Attempts) -> Cleared {
    store.clear_remains(attempts).await.expect("the store answers")
}

/// The first attempt.
async fn clear_once(store: &Store) -> Cleared {
    clear(store, &mut Attempts::default()).await
}

/// Tries until nothing is left. On a server transactions of other databases may hold it up for a moment.
async fn until_cleared(store: &Store, attempts: &mut Attempts) {
    let began = Instant::now();
    while clear(store, attempts).await != Cleared::All {
        assert!(began.elapsed().as_secs() < 60, "it is still held");
    }
}

async fn visit(desk: &Desk) -> SqliteConnection {
    let Location::Sqlite(path) = &desk.location else { panic!("a file") };
    let url = format!("sqlite://{}", path.display());
    SqliteConnection::connect(&url).await.expect("a connection")
}

/// The payload of each job that has one, as it is stored.
async fn stored(desk: &Desk) -> Vec<Vec<u8>> {
    let sql = "SELECT bytes, traceless_chunks.place FROM traceless_chunks JOIN jobs ON payload = blob_id \
        ORDER BY jobs.id, traceless_chunks.place";
    let rows = sqlx::query(sql).fetch_all(&mut visit(desk).await).await.expect("rows");
    let mut payloads: Vec<Vec<u8>> = Vec::new();
    for row in rows {
        let bytes: Vec<u8> = row.get(0);
        match (row.get::<i64, _>(1), payloads.last_mut()) {
            (1.., Some(payload)) => payload.extend(bytes),
            _ => payloads.push(bytes),
        }
    }
    payloads
}

#[test]
fn no_byte_of_a_traceless_payload_lies_in_a_page_whose_rows_are_moved() {
    const PAGE: usize = 4096;
    let desk = Desk::migrated();
    desk.run(async |desk: &Desk| {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 100).await;
        for (seed, length) in [(1, 80), (2, 700), (3, 3900), (4, 4100), (5, 100_000), (6, 400_000)]
        {
            accept_coding(&store, &party, &noise(seed, length)).await;
        }
        assert_eq!(clear_once(&store).await, Cleared::All, "the log is in the file");
        let payloads = stored(desk).await;
        assert_eq!(payloads.len(), 6);
        let Location::Sqlite(path) = &desk.location else { panic!("a file") };
        let file = std::fs::read(path).unwrap();
        for payload in payloads {
            let window = &payload[payload.len() / 3..][..24];
            let found = file.windows(window.len()).position(|there| there == window);
            let page = found.expect("it is stored") / PAGE * PAGE;
            // A page of a tree begins with its kind, 2 to 13; an overflow page with the number of
            // the next, and this file has fewer than 2^24 pages.
            assert_eq!(file[page], 0, "{} bytes lie in a page of rows", payload.len());
        }
    });
}

#[test]
fn a_job_is_not_seen_to_have_ended_while_somebody_reads_what_was_there_before() {
    let desk = Desk::migrated();
    desk.run(async |desk: &Desk| {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 100).await;
        let (first, second) = (
            accept_coding(&store, &party, &noise(1, 9000)).await,
            accept_coding(&store, &party, &noise(2, 90_000)).await,
        );
        let traces = Traces::of_each(&stored(desk).await);
        let mut reader = visit(desk).await;
        sqlx::raw_sql("BEGIN; SELECT count(*) FROM jobs").execute(&mut reader).await.unwrap();
        let ended = completed(&store, true).await;
        let status = store.finish(claim_coding(&store).await, ended, at(0)).await.unwrap();
        assert_eq!(status, JobStatus::Completed);
        assert_eq!(clear_once(&store).await, Cleared::Held);
        assert_eq!(seen(&store, &party, first).await, JobStatus::Processing);
        sqlx::raw_sql("ROLLBACK").execute(&mut reader).await.unwrap();
        assert_eq!(seen(&store, &party, first).await, JobStatus::Processing, "nobody has looked");
        assert_eq!(clear_once(&store).await, Cleared::All);
        assert_eq!(seen(&store, &party, first).await, JobStatus::Completed);
        assert_eq!(seen(&store, &party, second).await, JobStatus::Queued);
        let Location::Sqlite(path) = &desk.location else { panic!("a file") };
        let directory = path.parent().unwrap();
        assert_eq!(traces[0].windows_in(directory), 0);
        assert!(traces[1].windows_in(directory) > 0, "the other one is waiting still");
    });
}

#[test]
fn of_a_staged_payload_that_is_refused_nothing_is_left() {
    let desk = Desk::migrated();
    desk.run(async |desk: &Desk| {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 0).await;
        let submit = submit_coding(&store, &party, &noise(1, 300_000)).await;
        let payload = submit.payload.clone();
        let sql = "SELECT bytes FROM traceless_chunks ORDER BY place";
        let rows = sqlx::query(sql).fetch_all(&mut visit(desk).await).await.unwrap();
        let stored: Vec<u8> = rows.iter().flat_map(|row| row.get::<Vec<u8>, _>(0)).collect();
        let traces = Traces::of_each(&[stored]);
        assert!(try_submit(&store, submit).await.is_err());
        store.discard(payload).await.unwrap();
        // Whoever removes it hears of it.
        store.remains().await;
        assert_eq!(clear_once(&store).await, Cleared::All);
        let Location::Sqlite(path) = &desk.location else { panic!("a file") };
        assert_eq!(traces[0].windows_in(path.parent().unwrap()), 0);
    });
}

/// A server takes rows that are gone along into the new file while somebody may still want them.
#[test]
fn on_a_server_rows_are_not_taken_for_gone_while_an_older_transaction_may_see_them() {
    let name = "remains::on_a_server_rows_are_not_taken_for_gone";
    let Some(desk) = Desk::postgres(name) else { return };
    desk.run(async |desk: &Desk| {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 100).await;
        accept_coding(&store, &party, &noise(1, 9000)).await;
        let Location::Postgres(url) = &desk.location else { panic!("a server") };
        let mut reader = PgConnection::connect(url).await.unwrap();
        let older = "BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM users";
        sqlx::raw_sql(older).execute(&mut reader).await.unwrap();
        let ended = completed(&store, true).await;
        store.finish(claim_coding(&store).await, ended, at(0)).await.unwrap();
        let mut attempts = Attempts::default();
        for _ in 0..3 {
            let cleared = clear(&store, &mut attempts).await;
            assert_eq!(cleared, Cleared::Held, "the reader may want them");
        }
        let rows = "SELECT pg_relation_size('traceless_chunks')";
        assert!(desk.number(rows).await > 0, "and there they are");
        sqlx::raw_sql("ROLLBACK").execute(&mut reader).await.unwrap();
        until_cleared(&store, &mut attempts).await;
        assert_eq!(desk.number(rows).await, 0);
    });
}

on_both_databases! {
    async fn a_traceless_payload_comes_back_byte_for_byte_and_goes_with_its_job(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 100).await;
        for (seed, length) in [(1, 0), (2, 1), (3, 5000), (4, 1_000_000)] {
            let payload = noise(seed, length);
            let job = accept_coding(&store, &party, &payload).await;
            let claimed = claim_coding(&store).await;
            let reader = store.payload(&claimed).await.unwrap().unwrap();
            assert_eq!(reader.raw_length(), length as u64);
            assert!(reader.read_all().await.unwrap() == payload, "{length}");
            assert!(desk.number("SELECT count(*) FROM traceless_chunks").await >= 1);
            assert_eq!(desk.number("SELECT count(*) FROM blob_chunks").await, 0);
            store.finish(claimed, completed(&store, true).await, at(0)).await.unwrap();
            assert_eq!(desk.number("SELECT count(*) FROM traceless_chunks").await, 0);
            store.remains().await;
            until_cleared(&store, &mut Attempts::default()).await;
            assert_eq!(seen(&store, &party, job).await, JobStatus::Completed);
        }
    }

    async fn jobs_of_one_product_run_one_at_a_time_and_beside_the_others(desk: &Desk) {
        let store = desk.store().await;
        let party = Party::with_credits(&store, 100).await;
        crate::support::accept(&store, &party, 1).await;
        crate::support::accept(&store, &party, 1).await;
        for seed in [1, 2] {
            accept_coding(&store, &party, &noise(seed, 100)).await;
        }
        let mut claimed = Vec::new();
        for product in [Product::Reconcile, Product::Coding, Product::Reconcile, Product::Coding] {
            claimed.push(store.claim(product, LIMITS, at(0)).await.unwrap().map(|job| job.job.product()));
        }
        assert_eq!(claimed, [Some(Product::Reconcile), Some(Product::Coding), None, None]);
    }
}
