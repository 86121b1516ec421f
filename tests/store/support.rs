//! A fresh database for each test, things to put into it, and looks at its tables.

use std::fs;
use std::future::Future;
use std::io::Write as _;
use std::os::unix::fs::OpenOptionsExt as _;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::{AssertSqlSafe, Connection as _, PgConnection, Row as _, SqliteConnection};
use tempfile::TempDir;
use tieout::id::{KeyId, UserId};
use tieout::job::{JobId, Product};
use tieout::scope::Scope;
use tieout::secret::KeySecret;
use tieout::time::Timestamp;
use tieout_store::{
    ClaimLimits, Claimed, CreateKey, Ended, Location, NotDone, Once, Packed, SecurityContext,
    Store, Submission, Submit, SubmitRefusal,
};

use crate::postgres;

/// Every function becomes two tests, `sqlite::name` and `postgres::name`.
macro_rules! on_both_databases {
    ($($(#[$doc:meta])* async fn $name:ident($desk:ident: &Desk) $body:block)*) => {
        $($(#[$doc])* async fn $name($desk: &crate::support::Desk) $body)*

        mod sqlite {
            use crate::support::Desk;
            $(#[test] fn $name() { Desk::migrated().run(super::$name); })*
        }

        mod postgres {
            use crate::support::Desk;
            $(#[test] fn $name() {
                let name = concat!(module_path!(), "::", stringify!($name));
                if let Some(desk) = Desk::postgres(name) {
                    desk.run(super::$name);
                }
            })*
        }
    };
}
pub(crate) use on_both_databases;

/// One database, empty at first.
pub(crate) struct Desk {
    pub(crate) location: Location,
    _directory: Option<TempDir>,
    _database: Option<postgres::Database>,
}

/// The first instant of every test.
pub(crate) const START: i64 = 1_800_000_000_000;

pub(crate) fn at(after_ms: i64) -> Timestamp {
    Timestamp::from_unix_ms(START + after_ms)
}

/// An operator, at that time.
pub(crate) fn by(after_ms: i64) -> SecurityContext {
    SecurityContext {
        user: None,
        via: "tieout admin".to_owned(),
        origin: "jo@host".to_owned(),
        at: at(after_ms),
    }
}

/// An identifier's bits that no other call gives; later ones are higher.
pub(crate) fn bits() -> u128 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    u128::from(NEXT.fetch_add(1, Ordering::Relaxed))
}

pub(crate) const LIMITS: ClaimLimits = ClaimLimits { running_max: 1, lease_ms: 1000 };

/// Gives an empty database its tables.
fn migrate(location: &Location) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let opened = runtime.expect("a runtime").block_on(async {
        let store = Store::open(location).await?;
        store.close().await;
        Ok::<_, tieout_store::StoreError>(())
    });
    opened.expect("the store opens");
}

/// A file with its tables, made once.
fn migrated_file() -> &'static [u8] {
    static MIGRATED: OnceLock<Vec<u8>> = OnceLock::new();
    MIGRATED.get_or_init(|| {
        let directory = TempDir::new().expect("a temporary directory");
        let location = Location::in_directory(directory.path());
        migrate(&location);
        let Location::Sqlite(path) = &location else { panic!("a file") };
        fs::read(path).expect("a file")
    })
}

impl Desk {
    /// Without a file.
    pub(crate) fn sqlite() -> Self {
        let directory = TempDir::new_in(postgres::room()).expect("a temporary directory");
        let location = Location::in_directory(directory.path());
        Self { location, _directory: Some(directory), _database: None }
    }

    /// With a file that has its tables.
    pub(crate) fn migrated() -> Self {
        let desk = Self::sqlite();
        let Location::Sqlite(path) = &desk.location else { panic!("a file") };
        let file = fs::File::options().write(true).create_new(true).mode(0o600).open(path);
        file.and_then(|mut file| file.write_all(migrated_file())).expect("a file is copied");
        desk
    }

    /// None where there is no server; the test is then left out, and that is said.
    pub(crate) fn postgres(name: &str) -> Option<Self> {
        let database =
            postgres::new_database(name, |url| migrate(&Location::Postgres(url.to_owned())))?;
        let location = Location::Postgres(database.url().to_owned());
        Some(Self { location, _directory: None, _database: Some(database) })
    }

    pub(crate) fn run<'a, F: Future<Output = ()>>(&'a self, test: impl FnOnce(&'a Self) -> F) {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .expect("a runtime");
        runtime.block_on(test(self));
    }

    pub(crate) async fn store(&self) -> Store {
        Store::open(&self.location).await.expect("the store opens")
    }

    /// Without any table, as every file is at first.
    pub(crate) async fn empty(&self) {
        match &self.location {
            Location::Sqlite(path) => fs::remove_file(path).expect("a file"),
            Location::Postgres(_) => {
                self.execute("DROP SCHEMA public CASCADE").await.expect("a schema that goes");
                self.execute("CREATE SCHEMA public").await.expect("a schema");
            }
        }
    }

    /// The one number that a statement gives, asked past the store.
    pub(crate) async fn number(&self, sql: &str) -> i64 {
        let sql = AssertSqlSafe(format!("SELECT CAST(({sql}) AS BIGINT) AS number"));
        let number = match &self.location {
            Location::Sqlite(path) => {
                let url = format!("sqlite://{}", path.display());
                let mut connection = SqliteConnection::connect(&url).await.expect("a connection");
                sqlx::query(sql).fetch_one(&mut connection).await.map(|row| row.get("number"))
            }
            Location::Postgres(url) => {
                let mut connection = PgConnection::connect(url).await.expect("a connection");
                sqlx::query(sql).fetch_one(&mut connection).await.map(|row| row.get("number"))
            }
        };
        number.expect("a number")
    }

    /// The texts that a statement gives, asked past the store of a file.
    pub(crate) async fn texts(&self, sql: &str) -> Vec<String> {
        let Location::Sqlite(path) = &self.location else { panic!("a file") };
        let url = format!("sqlite://{}", path.display());
        let mut connection = SqliteConnection::connect(&url).await.expect("a connection");
        let rows = sqlx::query(AssertSqlSafe(sql.to_owned())).fetch_all(&mut connection).await;
        rows.expect("rows").iter().map(|row| row.get(0)).collect()
    }

    /// The name of the database on the server; empty for a file.
    pub(crate) fn database_name(&self) -> String {
        let Location::Postgres(url) = &self.location else { return String::new() };
        let name = url.rsplit('/').next().unwrap_or_default();
        name.split('?').next().unwrap_or_default().to_owned()
    }

    pub(crate) async fn execute(&self, sql: &str) -> Result<(), sqlx::Error> {
        let sql = AssertSqlSafe(sql.to_owned());
        match &self.location {
            Location::Sqlite(path) => {
                let url = format!("sqlite://{}", path.display());
                let mut connection = SqliteConnection::connect(&url).await?;
                sqlx::raw_sql(sql).execute(&mut connection).await.map(drop)
            }
            Location::Postgres(url) => {
                let mut connection = PgConnection::connect(url).await?;
                sqlx::raw_sql(sql).execute(&mut connection).await.map(drop)
            }
        }
    }
}

/// A user with one key.
#[derive(Debug, Clone)]
pub(crate) struct Party {
    pub(crate) user: UserId,
    pub(crate) key: KeyId,
    pub(crate) secret: KeySecret,
}

impl Party {
    /// With so many credits; key and subscription do not permit overage.
    pub(crate) async fn with_credits(store: &Store, credits: u32) -> Self {
        Self::new(store, credits, false, false).await
    }

    pub(crate) async fn new(store: &Store, credits: u32, key: bool, subscription: bool) -> Self {
        let user = UserId::new(bits());
        let email = format!("{user}@example.com");
        store.create_user(user, email, by(0)).await.expect("made");
        if credits > 0 {
            store.grant_credits(user, credits, None, by(0)).await.expect("granted");
        }
        if subscription {
            store.set_overage(user, true, by(0)).await.expect("set");
        }
        let (key, secret) = new_key(store, user, key, None).await;
        Self { user, key, secret }
    }
}

pub(crate) async fn new_key(
    store: &Store,
    user: UserId,
    allow_overage: bool,
    expires_at: Option<Timestamp>,
) -> (KeyId, KeySecret) {
    let key = KeyId::new(bits());
    let mut random = [0; 32];
    random[16..].copy_from_slice(&bits().to_be_bytes());
    let secret = KeySecret::from_random(random);
    let create = CreateKey {
        id: key,
        user,
        name: "test".to_owned(),
        scopes: Scope::ALL.into_iter().collect(),
        allow_overage,
        expires_at,
        rate_limit: None,
        secret: secret.clone(),
        idempotency: None,
        context: by(0),
    };
    let created = decided(store.create_key(create).await);
    assert_eq!(created, Ok(Once::Done(())));
    (key, secret)
}

/// A submit of this cost, with a small payload.
pub(crate) async fn submit_of(store: &Store, party: &Party, cost: u32) -> Submit {
    submit_with(store, party, cost, b"payload").await
}

pub(crate) async fn submit_with(store: &Store, party: &Party, cost: u32, payload: &[u8]) -> Submit {
    let packed = Packed::new(payload).expect("packed");
    Submit {
        job: JobId::new(Product::Reconcile, bits()),
        user: party.user,
        key: party.key,
        cost,
        allow_overage: false,
        payload: store.stage(&packed, at(0)).await.expect("staged"),
        queue_capacity: 100,
        idempotency: None,
        at: at(0),
    }
}

/// Accepts a job of this cost.
pub(crate) async fn accept(store: &Store, party: &Party, cost: u32) -> JobId {
    let submit = submit_of(store, party, cost).await;
    let job = submit.job;
    assert_eq!(try_submit(store, submit).await, Ok(Submission::Accepted));
    job
}

/// What was decided; a failure of the database fails the test.
#[track_caller]
pub(crate) fn decided<T, R>(outcome: Result<T, NotDone<R>>) -> Result<T, R> {
    outcome.map_err(|not_done| not_done.refusal().expect("the store answers"))
}

pub(crate) async fn try_submit(store: &Store, submit: Submit) -> Result<Submission, SubmitRefusal> {
    decided(store.submit(submit).await)
}

pub(crate) async fn claim(store: &Store, after_ms: i64) -> Option<Claimed> {
    store.claim(Product::Reconcile, LIMITS, at(after_ms)).await.expect("the store answers")
}

/// A result to end a job with.
pub(crate) async fn completed(store: &Store, is_billed: bool) -> Ended {
    completed_with(store, is_billed, b"{\"result\":true}").await
}

pub(crate) async fn completed_with(store: &Store, is_billed: bool, result: &[u8]) -> Ended {
    let packed = Packed::new(result).expect("packed");
    Ended::Completed { result: store.stage(&packed, at(0)).await.expect("staged"), is_billed }
}

/// What a user has: balance, reserved.
pub(crate) async fn funds(store: &Store, user: UserId) -> (u64, u64) {
    let funds = store.user(user).await.expect("the store answers").expect("the user").funds;
    (funds.balance, funds.reserved)
}
