//! The real store on a file: does what daemons write, and says what is in its tables.

use std::collections::BTreeMap;
use std::path::Path;

use sqlx::{Connection as _, Row as _, SqliteConnection};
use tempfile::TempDir;
use tieout::contract::error::ErrorBody;
use tieout::contract::ledger::journal::NewJournal;
use tieout::contract::ledger::organisation::NewOrganisation;
use tieout::id::{
    AccountId, Id, IdPrefix, JournalId, OrganisationId, OrganisationPrefix, UserPrefix,
};
use tieout::job::{JobId, JobStatus};
use tieout::ledger::chart::UK_DEFAULT;
use tieout::queue::LEASE_MS;
use tieout::queue::admission::AdmissionRefusal;
use tieout::queue::settlement::RunOutcome;
use tieout::scope::Scope;
use tieout::secret::KeySecret;
use tieout::time::Timestamp;

use super::START;
use super::daemons::{Failure, Outcome};
use super::tables::{JobRow, KeptAnswer, Movement, MovementKind, Tables, UserRow};
use super::working::PRODUCT;
use super::writes::{Claim, Op, QUEUE_CAPACITY, Reply};
use crate::{
    Action, Actor, Answer, Change, Changed, ClaimLimits, Claimed, Context, CreateKey,
    CreateOrganisation, CreditsRefusal, Ended, IdempotencyKey, Location, NotDone, Packed,
    PostJournal, Repetition, SecurityContext, Store, StoreError, Submission, Submit, SubmitRefusal,
};

/// Most users of a simulation; one more owns the books.
pub(super) const USERS_MAX: usize = 3;

fn at(unix_ms: i64) -> Timestamp {
    Timestamp::from_unix_ms(unix_ms)
}

fn operator() -> SecurityContext {
    let (via, origin) = ("test".to_owned(), "test".to_owned());
    SecurityContext { user: None, via, origin, at: at(START) }
}

/// An identifier by its number, and the number of an identifier.
fn id<N: IdPrefix>(number: usize) -> Id<N> {
    Id::new(1 + number as u128)
}

fn job_id(job: usize) -> JobId {
    JobId::new(PRODUCT, 1 + job as u128)
}

/// The accounts of the books that take journals, by their places in the chart.
fn account_ids() -> Vec<u128> {
    (0..UK_DEFAULT.len()).map(|place| 1_000 + place as u128).collect()
}

/// Makes a database with users that have no credits, and an organisation.
pub(super) async fn make(directory: &Path) {
    let store = Store::open(&Location::in_directory(directory)).await.expect("the store opens");
    for user in 0..=USERS_MAX {
        let email = format!("user-{user}@example.com");
        store.create_user(id(user), email, operator()).await.expect("made");
        let is_generous = user == 1;
        store.set_overage(id(user), is_generous, operator()).await.expect("set");
        let create = CreateKey {
            id: id(user),
            user: id(user),
            name: "test".to_owned(),
            scopes: Scope::ALL.into_iter().collect(),
            allow_overage: is_generous,
            expires_at: None,
            rate_limit: None,
            secret: KeySecret::from_random([u8::try_from(user).expect("few"); 32]),
            idempotency: None,
            context: operator(),
        };
        store.create_key(create).await.expect("made");
    }
    let create = CreateOrganisation {
        new: NewOrganisation::read(r#"{"name":"Acorn Ltd"}"#).expect("a body"),
        email: "owner@example.com".to_owned(),
        member: id(0),
        account_bits: account_ids(),
    };
    store.change(change(None, START, create)).await.expect("made");
    store.close().await;
}

fn change<A: Action>(repetition: Option<Repetition>, unix_ms: i64, action: A) -> Change {
    let actor = Actor { user: id(USERS_MAX), key: Some(id(USERS_MAX)) };
    let organisation: OrganisationId = id(0);
    let context = Context { organisation, actor, version: None, at: at(unix_ms) };
    Change { context, repetition, status: 201, action: Box::new(action) }
}

/// As callers are told it: with 503 that nothing was kept, with 500 that nobody knows.
fn failure(error: &StoreError) -> Failure {
    let is_busy = error.is_busy();
    Failure { is_busy, is_unknown: !is_busy || matches!(error, StoreError::Unanswered) }
}

/// What a daemon wants of the store, and how it may end there.
pub(super) struct Wanted {
    pub(super) op: Op,
    pub(super) now: i64,
    pub(super) claimed: Option<Claimed>,
}

/// What came of it, with the claim if it is one.
pub(super) type Came = (Outcome, Option<Claimed>);

/// Does it.
pub(super) async fn write(store: Store, wanted: Wanted) -> Came {
    let Wanted { op, now, claimed } = wanted;
    let limits = |running_max: usize| ClaimLimits {
        running_max: u32::try_from(running_max).expect("few"),
        lease_ms: LEASE_MS,
    };
    let held = || claimed.clone().expect("a worker has claimed it");
    let done = match op {
        Op::Submit { .. } => submit(&store, op).await,
        Op::Claim { at: unix_ms, running_max } => {
            return match store.claim(PRODUCT, limits(running_max), at(unix_ms)).await {
                Ok(Some(claimed)) => (Ok(Reply::Claimed(claim_of(&claimed))), Some(claimed)),
                Ok(None) => (Ok(Reply::NothingToClaim), None),
                Err(error) => (Err(failure(&error)), None),
            };
        }
        Op::GiveUp { at: unix_ms } => {
            store.give_up_on_deadly_jobs(PRODUCT, at(unix_ms)).await.map(Reply::GaveUp)
        }
        Op::Renew { until, .. } => held_or_stale(store.renew_lease(&held(), at(until)).await),
        Op::GiveBack { at: unix_ms, .. } => {
            held_or_stale(store.give_back(&held(), at(unix_ms)).await)
        }
        Op::Finish { outcome, at: unix_ms, .. } => {
            finish(&store, held(), outcome, at(unix_ms)).await
        }
        Op::EndLeases => store.end_leases(PRODUCT).await.map(|()| Reply::Done),
        Op::ChangeCredits { user, amount, request } => {
            change_credits(&store, user, amount, request).await
        }
        Op::Post { key, request } => post(&store, key, request, now).await,
    };
    (done.map_err(|error| failure(&error)), None)
}

/// How a job shows to its user.
pub(super) async fn shown(store: &Store, user: usize, job: usize) -> Option<JobStatus> {
    let record = store.job(id(user), job_id(job)).await.expect("the store answers");
    record.map(|record| record.job.status)
}

fn claim_of(claimed: &Claimed) -> Claim {
    let number = |text: &str, name: &dyn Fn(usize) -> String| {
        (0..10_000).find(|number| name(*number) == text).expect("a number")
    };
    Claim {
        job: number(&claimed.job.to_string(), &|job| job_id(job).to_string()),
        user: number(&claimed.user.to_string(), &|user| id::<UserPrefix>(user).to_string()),
        cost: i64::from(claimed.cost),
        fence: claimed.fence,
    }
}

async fn change_credits(
    store: &Store,
    user: usize,
    amount: i64,
    request: usize,
) -> Result<Reply, StoreError> {
    let reason = Some(request.to_string());
    let changed = match u32::try_from(amount) {
        Ok(granted) => store.grant_credits(id(user), granted, reason, operator()).await,
        Err(_) => store.adjust_credits(id(user), amount, reason, operator()).await,
    };
    match changed {
        Ok(_) => Ok(Reply::Done),
        Err(NotDone::Refused(CreditsRefusal::OutOfRange { .. })) => Ok(Reply::OutOfRange),
        Err(NotDone::Refused(refusal)) => panic!("{refusal}"),
        Err(NotDone::Failed(error)) => Err(error),
    }
}

fn held_or_stale(changed: Result<(), NotDone<crate::Stale>>) -> Result<Reply, StoreError> {
    match changed {
        Ok(()) => Ok(Reply::Held),
        Err(NotDone::Refused(crate::Stale)) => Ok(Reply::Stale),
        Err(NotDone::Failed(error)) => Err(error),
    }
}

async fn submit(store: &Store, op: Op) -> Result<Reply, StoreError> {
    let Op::Submit { job, user, key, cost, allow_overage, at: unix_ms } = op else {
        panic!("no submit: {op:?}");
    };
    let payload = Packed::new(b"payload").expect("packed");
    let submit = Submit {
        job: job_id(job),
        user: id(user),
        key: id(user),
        cost: u32::try_from(cost).expect("small"),
        allow_overage,
        payload: store.stage(&payload, at(unix_ms)).await?,
        queue_capacity: QUEUE_CAPACITY,
        idempotency: key.map(|key| IdempotencyKey {
            realm: String::new(),
            key: key.to_string(),
            fingerprint: [7; 32],
            answer: Answer { status: 202, body: job.to_string() },
        }),
        at: at(unix_ms),
    };
    match store.submit(submit).await {
        Ok(Submission::Accepted) => Ok(Reply::Accepted(job)),
        Ok(Submission::Replayed(answer)) => {
            Ok(Reply::Accepted(answer.body.parse().expect("the number of a job")))
        }
        Err(NotDone::Failed(error)) => Err(error),
        Err(NotDone::Refused(refusal)) => Ok(Reply::NotAccepted(match refusal {
            SubmitRefusal::InsufficientCredits { required, available } => {
                AdmissionRefusal::InsufficientCredits { required, available }
            }
            SubmitRefusal::QueueFull => AdmissionRefusal::QueueFull,
            SubmitRefusal::ShareFull => AdmissionRefusal::ShareFull,
            SubmitRefusal::IdempotencyKeyReused => panic!("each request has a key of its own"),
        })),
    }
}

async fn finish(
    store: &Store,
    claimed: Claimed,
    outcome: RunOutcome,
    at: Timestamp,
) -> Result<Reply, StoreError> {
    let ended = match outcome {
        RunOutcome::Failed => {
            let (code, message) = ("internal_error".into(), "it broke".to_owned());
            Ended::Failed(ErrorBody { code, message, details: None })
        }
        RunOutcome::Billed | RunOutcome::Free => {
            let result = Packed::new(b"result").expect("packed");
            let result = store.stage(&result, at).await?;
            Ended::Completed { result, is_billed: outcome == RunOutcome::Billed }
        }
    };
    match store.finish(claimed, ended, at).await {
        Ok(status) => Ok(Reply::Ended(status)),
        Err(NotDone::Refused(crate::Stale)) => Ok(Reply::Stale),
        Err(NotDone::Failed(error)) => Err(error),
    }
}

async fn post(
    store: &Store,
    key: Option<usize>,
    request: usize,
    now: i64,
) -> Result<Reply, StoreError> {
    let takes_journals = UK_DEFAULT.iter().zip(account_ids());
    let mut plain = takes_journals.filter(|(account, _)| account.role.is_none());
    let [debit, credit] = [(); 2].map(|()| AccountId::new(plain.next().expect("two accounts").1));
    let body = format!(
        r#"{{"entry_date":"2026-01-15","description":"{request}","lines":[
        {{"account_id":"{debit}","debit":10.00}},{{"account_id":"{credit}","credit":10.00}}]}}"#
    );
    let action = PostJournal {
        id: JournalId::new(crate::entropy::new_id_bits()),
        reversal: JournalId::new(crate::entropy::new_id_bits()),
        new: NewJournal::read(&body).expect("a body"),
    };
    let repetition = key.map(|key| Repetition {
        realm: id::<OrganisationPrefix>(0).to_string(),
        key: key.to_string(),
        fingerprint: [7; 32],
    });
    match store.change(change(repetition, START + now, action)).await {
        Ok(Changed::Done(answer) | Changed::Replayed(answer)) => {
            Ok(Reply::Posted(request_in(&answer.body)))
        }
        Err(NotDone::Failed(error)) => Err(error),
        Err(NotDone::Refused(denial)) => panic!("{denial:?}"),
    }
}

/// The request that a journal was asked for by, which its description says.
fn request_in(journal: &str) -> usize {
    let journal: serde_json::Value = serde_json::from_str(journal).expect("JSON");
    let description = journal["data"]["description"].as_str();
    description.unwrap_or_else(|| panic!("{journal}")).parse().expect("a number")
}

/// A look at the tables, past the store.
pub(super) struct Reader {
    connection: SqliteConnection,
    jobs: BTreeMap<String, usize>,
    users: BTreeMap<String, usize>,
}

impl Reader {
    pub(super) async fn new(directory: &TempDir, users: usize) -> Self {
        let Location::Sqlite(path) = Location::in_directory(directory.path()) else {
            panic!("a file");
        };
        let url = format!("sqlite://{}", path.display());
        let user = |user| (id::<UserPrefix>(user).to_string(), user);
        Self {
            connection: SqliteConnection::connect(&url).await.expect("a connection"),
            jobs: BTreeMap::new(),
            users: (0..users).map(user).collect(),
        }
    }

    async fn rows(&mut self, sql: &'static str) -> Vec<sqlx::sqlite::SqliteRow> {
        sqlx::query(sql).fetch_all(&mut self.connection).await.expect("rows")
    }

    /// All that the simulation's tables have, of so many jobs at most; answers in the order of their keys.
    pub(super) async fn tables(&mut self, jobs: usize) -> Tables {
        for job in self.jobs.len()..jobs {
            self.jobs.insert(job_id(job).to_string(), job);
        }
        let mut tables = Tables::default();
        let users = "SELECT id, balance, reserved, allow_overage, coalesce((SELECT unfinished FROM \
            queue_shares WHERE user_id = users.id), 0) AS share FROM users ORDER BY id";
        for row in self.rows(users).await {
            if self.users.contains_key(row.get::<&str, _>("id")) {
                tables.users.push(UserRow {
                    balance: row.get("balance"),
                    reserved: row.get("reserved"),
                    share: row.get("share"),
                    allow_overage: row.get("allow_overage"),
                });
            }
        }
        let queues = "SELECT accepted, unfinished FROM queues WHERE product = 'reconcile'";
        for row in self.rows(queues).await {
            (tables.accepted, tables.unfinished) = (row.get("accepted"), row.get("unfinished"));
        }
        for row in self.rows("SELECT * FROM jobs ORDER BY place").await {
            tables.jobs.push(self.job(&row));
        }
        for row in self.rows("SELECT * FROM credit_movements ORDER BY id").await {
            tables.movements.push(self.movement(&row));
        }
        let answers = "SELECT realm, idempotency_key, body FROM idempotent_answers";
        for row in self.rows(answers).await {
            let (realm, key, body): (&str, &str, &str) = (row.get(0), row.get(1), row.get(2));
            let names =
                if realm.is_empty() { body.parse().expect("a number") } else { request_in(body) };
            tables.answers.push(KeptAnswer { key: key.parse().expect("a number"), names });
        }
        tables.answers.sort_by_key(|kept| kept.key);
        for row in self.rows("SELECT description FROM journals ORDER BY sequence").await {
            tables.journals.push(row.get::<&str, _>(0).parse().expect("a number"));
        }
        tables
    }

    fn job(&self, row: &sqlx::sqlite::SqliteRow) -> JobRow {
        JobRow {
            job: self.jobs[row.get::<&str, _>("id")],
            place: row.get("place"),
            user: self.users[row.get::<&str, _>("user_id")],
            cost: row.get("cost"),
            allow_overage: row.get("allow_overage"),
            status: row.get::<&str, _>("status").parse().expect("a status"),
            attempts: row.get("attempts"),
            fence: row.get("fence"),
            leased_until: row.get("leased_until"),
            credits_charged: row.get("credits_charged"),
            started_at: row.get("started_at"),
            finished_at: row.get("finished_at"),
            has_payload: row.get::<Option<&str>, _>("payload").is_some(),
        }
    }

    fn movement(&self, row: &sqlx::sqlite::SqliteRow) -> Movement {
        let (kind, of) = match row.get::<&str, _>("kind") {
            "charge" => (MovementKind::Charge, self.jobs[row.get::<&str, _>("job_id")]),
            "overage" => (MovementKind::Overage, self.jobs[row.get::<&str, _>("job_id")]),
            "adjustment" => {
                (MovementKind::Adjustment, row.get::<&str, _>("reason").parse().expect("a number"))
            }
            _ => (MovementKind::Grant, row.get::<&str, _>("reason").parse().expect("a number")),
        };
        let user = self.users[row.get::<&str, _>("user_id")];
        Movement { user, kind, amount: row.get("amount"), units: row.get("units"), of }
    }
}
