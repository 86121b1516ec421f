//! What workers do with an engine that fails.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::Instant;

use tempfile::TempDir;
use tieout::contract::job::Job;
use tieout::id::{KeyId, UserId};
use tieout::job::{JobId, JobStatus, Product};
use tieout::scope::Scope;
use tieout::secret::KeySecret;
use tieout::time::Timestamp;

use super::products::{JobRun, JobRunError};
use super::{JobEngine, Jobs};
use crate::clock;
use crate::entropy::new_id_bits;
use crate::metrics::Metrics;
use crate::stop::stop_switch;
use crate::store::{CreateKey, Location, Packed, SecurityContext, Store, Submit};

#[path = "../../../tests/support/postgres.rs"]
mod postgres;
#[path = "../../../tests/support/traces.rs"]
mod traces;

use traces::Traces;

/// Far longer than any job here takes.
const PATIENCE_SECONDS: u64 = 60;

/// How often each payload was run.
static RUNS: Mutex<BTreeMap<Vec<u8>, u32>> = Mutex::new(BTreeMap::new());

fn runs(payload: &[u8]) -> u32 {
    RUNS.lock().expect("the counts").get(payload).copied().unwrap_or(0)
}

/// Panics over payloads that begin with these bytes, as an engine with a fault would.
const DEADLY: &[u8] = b"deadly";

#[expect(clippy::unnecessary_wraps, reason = "an engine may fail")]
fn faulty(_: Product, payload: Vec<u8>, _: u32) -> Result<JobRun, JobRunError> {
    let is_deadly = payload.starts_with(DEADLY);
    *RUNS.lock().expect("the counts").entry(payload).or_default() += 1;
    assert!(!is_deadly, "an engine with a fault");
    Ok(JobRun { result: Packed::new(b"{}").expect("packed"), is_billed: true })
}

fn operator(at: Timestamp) -> SecurityContext {
    SecurityContext { user: None, via: "test".to_owned(), origin: "test".to_owned(), at }
}

/// A user with a key and 100 credits.
struct Party {
    user: UserId,
    key: KeyId,
}

impl Party {
    async fn new(store: &Store) -> Self {
        let (user, key) = (UserId::new(new_id_bits()), KeyId::new(new_id_bits()));
        let at = clock::now();
        let email = format!("{user}@example.com");
        store.create_user(user, email, operator(at)).await.expect("made");
        store.grant_credits(user, 100, None, operator(at)).await.expect("granted");
        let create = CreateKey {
            id: key,
            user,
            name: "test".to_owned(),
            scopes: Scope::ALL.into_iter().collect(),
            allow_overage: false,
            expires_at: None,
            rate_limit: None,
            secret: KeySecret::from_random([7; 32]),
            idempotency: None,
            context: operator(at),
        };
        store.create_key(create).await.expect("made");
        Self { user, key }
    }

    async fn submit(&self, store: &Store, product: Product, cost: u32, payload: &[u8]) -> JobId {
        let packed = Packed::new(payload).expect("packed");
        let (job, at) = (JobId::new(product, new_id_bits()), clock::now());
        let submit = Submit {
            job,
            user: self.user,
            key: self.key,
            cost,
            allow_overage: false,
            payload: store.stage_payload(product, &packed, at).await.expect("staged"),
            queue_capacity: 100,
            idempotency: None,
            at,
        };
        store.submit(submit).await.expect("accepted");
        job
    }

    /// The job once it shows as ended.
    async fn ended(&self, store: &Store, job: JobId) -> Job {
        let began = Instant::now();
        loop {
            let record = store.job(self.user, job).await.expect("answered").expect("the job");
            if matches!(record.job.status, JobStatus::Completed | JobStatus::Failed) {
                return record.job;
            }
            assert!(began.elapsed().as_secs() < PATIENCE_SECONDS, "it does not end: {job}");
        }
    }
}

/// A payload that no compressor makes much shorter and no other test has.
fn deadly_payload() -> Vec<u8> {
    let noise = (0..200).flat_map(|_| new_id_bits().to_le_bytes());
    DEADLY.iter().copied().chain(noise).collect()
}

/// For each product a job whose run panics, and one behind it.
async fn panics(location: Location) {
    let store = Store::open(&location).await.expect("the store opens");
    let party = Party::new(&store).await;
    let (switch, stop) = stop_switch();
    let mut jobs = Vec::new();
    for product in Product::ALL {
        let payload = deadly_payload();
        let deadly = party.submit(&store, product, 5, &payload).await;
        let next = party.submit(&store, product, 2, b"harmless").await;
        jobs.push((payload, deadly, next));
    }
    let engine: JobEngine = faulty;
    let (_, mut workers) = Jobs::start_with(engine, &store, 1, &Metrics::default().jobs, &stop);
    for (payload, deadly, next) in &jobs {
        let failed = party.ended(&store, *deadly).await;
        assert_eq!(failed.status, JobStatus::Failed);
        assert_eq!(failed.error.expect("an error").code, "internal_error");
        assert_eq!((failed.credits_charged, runs(payload)), (None, 3), "three tries");
        if let (Location::Sqlite(file), Product::Coding) = (&location, deadly.product()) {
            let directory = file.parent().expect("a directory");
            let packed = Packed::new(payload).expect("packed");
            let traces = Traces::of_each(&[packed.bytes().to_vec()]);
            assert_eq!(traces[0].windows_in(directory), 0, "it is still there");
        }
        assert_eq!(party.ended(&store, *next).await.status, JobStatus::Completed);
    }
    let funds = store.user(party.user).await.expect("answered").expect("the user").funds;
    let charged = 2 * Product::ALL.len() as u64;
    assert_eq!((funds.balance, funds.reserved), (100 - charged, 0));
    switch.order();
    while workers.join_next().await.is_some() {}
    store.close().await;
}

fn run(location: Location) {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(panics(location));
}

#[test]
fn a_job_whose_run_panics_three_times_fails_is_erased_and_holds_nobody_up() {
    let directory = TempDir::new().expect("a temporary directory");
    run(Location::in_directory(directory.path()));
}

#[test]
fn the_same_holds_on_a_server() {
    if let Some(database) = postgres::new_database("the_same_holds_on_a_server", |_| ()) {
        run(Location::Postgres(database.url().to_owned()));
    }
}
