//! What only a server does: it counts for several daemons, cuts connections off, falls silent.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection as _, PgConnection};
use tieout::id::KeyId;
use tieout_store::{Location, Store, StoreError};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::support::{Desk, Party, at};

const WINDOW_MS: i64 = 60_000;

/// What takes longer does not end at all.
const PATIENCE: Duration = Duration::from_mins(2);

fn url_of(desk: &Desk) -> &str {
    let Location::Postgres(url) = &desk.location else { panic!("a server") };
    url
}

async fn count_one(store: &Store, key: KeyId) -> u64 {
    store.count_requests(&[(key, 1)], WINDOW_MS).await.unwrap().unwrap()[0].used
}

async fn execute(connection: &mut PgConnection, sql: &'static str, key: KeyId) {
    sqlx::query(sql).bind(key.to_string()).execute(connection).await.unwrap();
}

#[test]
fn a_count_that_waits_while_another_begins_the_window_adds_to_it() {
    let Some(desk) = Desk::postgres("a_count_that_waits") else { return };
    desk.run(async |desk| {
        const BEGIN: &str = "UPDATE rate_windows SET used = 1, \
            began_at = (extract(epoch FROM clock_timestamp()) * 1000)::bigint WHERE key_id = $1";
        const END: &str = "UPDATE rate_windows SET began_at = 0, used = 100 WHERE key_id = $1";
        const WAITING: &str = "SELECT count(*) FROM pg_stat_activity \
            WHERE datname = current_database() AND wait_event_type = 'Lock'";
        let (store, key) = (desk.store().await, KeyId::new(7));
        assert_eq!(count_one(&store, key).await, 1);
        let mut other = PgConnection::connect(url_of(desk)).await.unwrap();
        execute(&mut other, END, key).await;
        sqlx::query("BEGIN").execute(&mut other).await.unwrap();
        execute(&mut other, "SELECT 1 FROM rate_windows WHERE key_id = $1 FOR UPDATE", key).await;
        let late = tokio::spawn({
            let store = store.clone();
            async move { count_one(&store, key).await }
        });
        while desk.number(WAITING).await == 0 {
            tokio::task::yield_now().await;
        }
        // Its clock is ahead of the one that the other took before it waited.
        execute(&mut other, BEGIN, key).await;
        sqlx::query("COMMIT").execute(&mut other).await.unwrap();
        assert_eq!(late.await.unwrap(), 2);
        assert_eq!(count_one(&store, key).await, 3);
    });
}

#[test]
fn many_counts_at_once_lose_none_where_a_window_begins() {
    let Some(desk) = Desk::postgres("many_counts_at_once") else { return };
    desk.run(async |desk| {
        // Two, as two daemons have.
        let stores = [desk.store().await, desk.store().await];
        for round in 0..20 {
            let mut counts = JoinSet::new();
            for number in 0..8 {
                let store = stores[number % 2].clone();
                counts.spawn(async move { count_one(&store, KeyId::new(round)).await });
            }
            let mut used = counts.join_all().await;
            used.sort_unstable();
            assert_eq!(used, [1, 2, 3, 4, 5, 6, 7, 8]);
        }
    });
}

#[test]
fn a_window_begins_anew_where_the_clock_was_set_back_far() {
    let Some(desk) = Desk::postgres("a_window_begins_anew") else { return };
    desk.run(async |desk| {
        const AHEAD: &str =
            "UPDATE rate_windows SET began_at = began_at + 3600000 WHERE key_id = $1";
        let (store, key) = (desk.store().await, KeyId::new(7));
        for used in 1..=5 {
            assert_eq!(count_one(&store, key).await, used);
        }
        let mut other = PgConnection::connect(url_of(desk)).await.unwrap();
        execute(&mut other, AHEAD, key).await;
        for used in 1..=5 {
            assert_eq!(count_one(&store, key).await, used);
        }
    });
}

#[test]
fn look_ups_go_on_when_the_server_cuts_connections_off() {
    let Some(desk) = Desk::postgres("look_ups_go_on") else { return };
    desk.run(async |desk| {
        const CUT_OFF: &str = "SELECT count(pg_terminate_backend(pid, 60000)) \
            FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
        let store = desk.store().await;
        let party = Party::with_credits(&store, 1).await;
        for _ in 0..5 {
            assert!(store.caller(&party.secret, at(0)).await.unwrap().is_some());
            assert!(desk.number(CUT_OFF).await > 0);
        }
        assert!(store.caller(&party.secret, at(0)).await.unwrap().is_some());
    });
}

/// Stands between a store and its server, and passes nothing on while it is silent.
struct Between {
    location: Location,
    is_silent: Arc<watch::Sender<bool>>,
}

impl Between {
    async fn new(url: &str) -> Self {
        let options: PgConnectOptions = url.parse().unwrap();
        let server = format!("{}:{}", options.get_host(), options.get_port());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let own = listener.local_addr().unwrap().to_string();
        assert!(url.contains(&server), "a server at a port");
        let location = Location::Postgres(url.replacen(&server, &own, 1));
        let is_silent = Arc::new(watch::Sender::new(false));
        let silence = Arc::clone(&is_silent);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let far = TcpStream::connect(&server).await.unwrap();
                let ((near_in, near_out), (far_in, far_out)) =
                    (near.into_split(), far.into_split());
                tokio::spawn(pass_on(near_in, far_out, silence.subscribe()));
                tokio::spawn(pass_on(far_in, near_out, silence.subscribe()));
            }
        });
        Self { location, is_silent }
    }
}

async fn pass_on(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    mut is_silent: watch::Receiver<bool>,
) {
    let mut bytes = [0; 4096];
    while let Ok(read @ 1..) = from.read(&mut bytes).await {
        if is_silent.wait_for(|is_silent| !is_silent).await.is_err()
            || to.write_all(&bytes[..read]).await.is_err()
        {
            return;
        }
    }
}

/// Look-ups of every kind that shares statements.
fn look_ups(store: &Store, party: &Party) -> JoinSet<Result<(), StoreError>> {
    let mut tasks = JoinSet::new();
    for number in 0..100 {
        let (store, party) = (store.clone(), party.clone());
        tasks.spawn(async move {
            if number % 2 == 0 {
                store.caller(&party.secret, at(0)).await.map(|caller| assert!(caller.is_some()))
            } else {
                let job = tieout::job::JobId::new(tieout::job::Product::Reconcile, number);
                store.job(party.user, job).await.map(|job| assert!(job.is_none()))
            }
        });
    }
    tasks
}

#[test]
fn look_ups_end_when_the_server_falls_silent_and_so_does_the_store_when_it_closes() {
    let Some(desk) = Desk::postgres("look_ups_end") else { return };
    desk.run(async |desk| {
        let between = Between::new(url_of(desk)).await;
        let store = Store::open(&between.location).await.unwrap();
        let party = Party::with_credits(&store, 1).await;
        for asked in look_ups(&store, &party).join_all().await {
            asked.unwrap();
        }
        between.is_silent.send_replace(true);
        // A connection whose statement broke off would be waited for when the store closes.
        let told = tokio::time::timeout(PATIENCE, look_ups(&store, &party).join_all()).await;
        for asked in told.unwrap() {
            assert!(asked.unwrap_err().is_busy());
        }
        let held_up = look_ups(&store, &party);
        tokio::time::timeout(PATIENCE, store.close()).await.expect("it closes");
        for asked in held_up.join_all().await {
            assert!(asked.unwrap_err().is_busy());
        }
    });
}
