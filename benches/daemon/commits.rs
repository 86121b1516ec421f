//! Submits a second with and without shared commits, beside the floor of the driver alone.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tieout::id::{KeyId, UserId};
use tieout::job::{JobId, Product};
use tieout::scope::Scope;
use tieout_daemon::clock;
use tieout_daemon::entropy::{new_id_bits, new_key_secret};
use tieout_daemon::store::{
    CreateKey, Location, Packed, SecurityContext, Store, Submission, Submit,
};
use tokio::task::JoinSet;

use crate::client::SMALL_BODY;
use crate::database::Kind;
use crate::raw::{Raw, RawSubmit};
use crate::samples::{median, print_table, rate};

/// Submits of a variant in a round, on a new database.
const SUBMITS: usize = 2048;

const USERS: usize = 8;

/// Who writes, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Variant {
    /// The driver alone, with so many submits a commit.
    Raw(usize),
    /// `Store::submit`, with so many callers at a time.
    Store(usize),
}

const VARIANTS: [Variant; 5] =
    [Variant::Raw(1), Variant::Raw(64), Variant::Store(1), Variant::Store(64), Variant::Store(256)];

impl Variant {
    fn name(self) -> String {
        match self {
            Self::Raw(1) => "driver alone, 1 a commit".to_owned(),
            Self::Raw(count) => format!("driver alone, {count} a commit"),
            Self::Store(1) => "store, 1 caller".to_owned(),
            Self::Store(count) => format!("store, {count} callers"),
        }
    }
}

pub(crate) async fn run(rounds: usize) {
    let kinds = Kind::all();
    let mut rates = vec![[const { Vec::new() }; VARIANTS.len()]; kinds.len()];
    for _ in 0..rounds {
        for (place, variant) in VARIANTS.into_iter().enumerate() {
            for (kind, rates) in kinds.iter().zip(&mut rates) {
                rates[place].push(rate(SUBMITS, measure(*kind, variant).await));
            }
        }
    }
    for (kind, rates) in kinds.iter().zip(&rates) {
        let medians: Vec<f64> = rates.iter().map(|rates| median(rates)).collect();
        let of = |variant| VARIANTS.iter().position(|&is| is == variant).map(|at| medians[at]);
        let ratio = |value: f64, to| format!("{:.2}", value / of(to).unwrap_or(f64::NAN));
        let rows: Vec<Vec<String>> = VARIANTS
            .iter()
            .zip(&medians)
            .map(|(variant, &value)| {
                vec![
                    variant.name(),
                    format!("{value:.0}"),
                    ratio(value, Variant::Store(1)),
                    ratio(value, Variant::Raw(1)),
                    ratio(value, Variant::Raw(64)),
                ]
            })
            .collect();
        let title = format!("commits, {kind}: {SUBMITS} submits, medians of {rounds} rounds");
        let head = ["", "submits/s", "to 1 caller", "to driver, 1", "to driver, 64"];
        print_table(&title, &head, &rows);
    }
}

async fn measure(kind: Kind, variant: Variant) -> Duration {
    let fresh = kind.fresh();
    let location: Location = fresh.url.parse().expect("an address");
    let store = Store::open(&location).await.expect("the database opens");
    let owners = make_owners(&store).await;
    match variant {
        Variant::Raw(a_commit) => {
            store.close().await;
            let owner_of = owners.iter().cycle().take(SUBMITS);
            let submits: Vec<RawSubmit> = owner_of.map(|owner| raw_submit(*owner)).collect();
            let mut raw = Raw::open(kind, &fresh.url).await;
            let start = Instant::now();
            raw.write(&submits, a_commit).await;
            start.elapsed()
        }
        Variant::Store(callers) => {
            let mut submits = Vec::with_capacity(SUBMITS);
            for owner in owners.iter().cycle().take(SUBMITS) {
                submits.push(submit(&store, *owner).await);
            }
            let start = Instant::now();
            submit_all(&store, submits, callers).await;
            let time = start.elapsed();
            store.close().await;
            time
        }
    }
}

/// So many callers, each with one submit at a time, until all are stored.
async fn submit_all(store: &Store, submits: Vec<Submit>, callers: usize) {
    let waiting = Arc::new(Mutex::new(submits.into_iter()));
    let mut tasks = JoinSet::new();
    for _ in 0..callers {
        let (store, waiting) = (store.clone(), Arc::clone(&waiting));
        tasks.spawn(async move {
            let next = || waiting.lock().expect("no caller went down").next();
            while let Some(submit) = next() {
                let submission = store.submit(submit).await.expect("the database writes");
                assert_eq!(submission, Submission::Accepted);
            }
        });
    }
    tasks.join_all().await;
}

/// Users with keys and credits.
async fn make_owners(store: &Store) -> Vec<(UserId, KeyId)> {
    let mut owners = Vec::with_capacity(USERS);
    for number in 0..USERS {
        let (user, key, at) = (UserId::new(new_id_bits()), KeyId::new(new_id_bits()), clock::now());
        let email = format!("{number}@example.com");
        let context =
            SecurityContext { user: None, via: "bench".to_owned(), origin: "bench".to_owned(), at };
        let create = CreateKey {
            id: key,
            user,
            name: "benchmark".to_owned(),
            scopes: [Scope::ReconcileWrite].into_iter().collect(),
            allow_overage: false,
            expires_at: None,
            rate_limit: None,
            secret: new_key_secret().expect("randomness"),
            idempotency: None,
            context: context.clone(),
        };
        store.create_user(user, email, context.clone()).await.expect("a new user");
        store.grant_credits(user, 1_000_000, None, context).await.expect("granted");
        store.create_key(create).await.expect("a new key");
        owners.push((user, key));
    }
    owners
}

async fn submit(store: &Store, (user, key): (UserId, KeyId)) -> Submit {
    let packed = Packed::new(SMALL_BODY.as_bytes()).expect("it is compressed");
    Submit {
        job: JobId::new(Product::Reconcile, new_id_bits()),
        user,
        key,
        cost: 1,
        allow_overage: false,
        payload: store.stage(&packed, clock::now()).await.expect("a small one is not written yet"),
        queue_capacity: 1_000_000,
        idempotency: None,
        at: clock::now(),
    }
}

fn raw_submit((user, key): (UserId, KeyId)) -> RawSubmit {
    RawSubmit {
        job: JobId::new(Product::Reconcile, new_id_bits()).to_string(),
        user: user.to_string(),
        key: key.to_string(),
        payload: SMALL_BODY.into(),
    }
}
