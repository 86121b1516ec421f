//! What only a server does: it counts for several daemons, cuts connections off, falls silent.

use std::time::Duration;

use sqlx::{Connection as _, PgConnection};
use tieout::id::{KeyId, UserId};
use tieout_store::{Location, Store, StoreError};
use tokio::task::JoinSet;

use crate::faulty_connection::{ConnectionFault, FaultyConnection};
use crate::support::{Desk, Party, at, bits, by};

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
        let between = FaultyConnection::new(url_of(desk)).await;
        let store = Store::open(&Location::Postgres(between.url.clone())).await.unwrap();
        let party = Party::with_credits(&store, 1).await;
        for asked in look_ups(&store, &party).join_all().await {
            asked.unwrap();
        }
        between.set(ConnectionFault::Silent);
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

/// A write of its own, and how often it is there.
async fn add_user(store: &Store) -> (UserId, Result<(), StoreError>) {
    let user = UserId::new(bits());
    let made = store.create_user(user, format!("{user}@example.com"), by(0)).await;
    (user, made.map_err(|not_done| not_done.refusal().expect_err("a failure")))
}

async fn is_there(desk: &Desk, user: UserId) -> bool {
    desk.number(&format!("SELECT count(*) FROM users WHERE id = '{user}'")).await == 1
}

#[test]
fn a_commit_whose_answer_is_lost_is_found_to_be_kept() {
    let Some(desk) = Desk::postgres("a_commit_whose_answer_is_lost") else { return };
    desk.run(async |desk| {
        let between = FaultyConnection::new(url_of(desk)).await;
        let store = Store::open(&Location::Postgres(between.url.clone())).await.unwrap();
        between.set(ConnectionFault::LosesAnswerToCommit);
        for _ in 0..20 {
            let (user, made) = add_user(&store).await;
            made.unwrap();
            assert!(is_there(desk, user).await);
        }
    });
}

#[test]
fn a_commit_that_does_not_arrive_is_found_to_be_lost_and_may_be_tried_again() {
    let Some(desk) = Desk::postgres("a_commit_that_does_not_arrive") else { return };
    desk.run(async |desk| {
        let between = FaultyConnection::new(url_of(desk)).await;
        let store = Store::open(&Location::Postgres(between.url.clone())).await.unwrap();
        for _ in 0..5 {
            between.set(ConnectionFault::LosesCommit);
            let (user, made) = add_user(&store).await;
            let error = made.unwrap_err();
            assert!(error.is_busy() && !matches!(error, StoreError::Unanswered), "{error:?}");
            assert!(!is_there(desk, user).await);
            between.set(ConnectionFault::None);
            add_user(&store).await.1.unwrap();
        }
    });
}

#[test]
fn what_became_of_a_commit_is_unknown_only_where_the_server_cannot_be_asked() {
    let Some(desk) = Desk::postgres("what_became_of_a_commit") else { return };
    desk.run(async |desk| {
        let between = FaultyConnection::new(url_of(desk)).await;
        let store = Store::open(&Location::Postgres(between.url.clone())).await.unwrap();
        between.set(ConnectionFault::LosesAnswerToCommitAndCloses);
        let (user, made) = add_user(&store).await;
        assert!(matches!(made, Err(StoreError::Unanswered)), "{made:?}");
        assert!(is_there(desk, user).await);
        between.set(ConnectionFault::None);
        add_user(&store).await.1.unwrap();
    });
}

#[test]
fn writes_end_when_the_server_falls_silent_and_go_on_when_it_speaks_again() {
    let Some(desk) = Desk::postgres("writes_end_when_the_server_falls_silent") else { return };
    desk.run(async |desk| {
        let between = FaultyConnection::new(url_of(desk)).await;
        let store = Store::open(&Location::Postgres(between.url.clone())).await.unwrap();
        add_user(&store).await.1.unwrap();
        between.set(ConnectionFault::Silent);
        let mut writes = JoinSet::new();
        for _ in 0..20 {
            let store = store.clone();
            writes.spawn(async move { add_user(&store).await });
        }
        while store.oldest_write_waits_for().is_none() {
            tokio::task::yield_now().await;
        }
        let ended = tokio::time::timeout(PATIENCE, writes.join_all()).await.expect("they end");
        assert_eq!(store.oldest_write_waits_for(), None);
        between.set(ConnectionFault::None);
        add_user(&store).await.1.unwrap();
        for (user, made) in ended {
            let error = made.unwrap_err();
            assert!(error.is_busy(), "{error:?}");
            assert!(matches!(error, StoreError::Unanswered) || !is_there(desk, user).await);
        }
    });
}

#[test]
fn a_read_ends_when_the_server_falls_silent() {
    let Some(desk) = Desk::postgres("a_read_ends") else { return };
    desk.run(async |desk| {
        let between = FaultyConnection::new(url_of(desk)).await;
        let store = Store::open(&Location::Postgres(between.url.clone())).await.unwrap();
        store.check_schema().await.unwrap();
        between.set(ConnectionFault::SilentAfterPing);
        let read = tokio::time::timeout(PATIENCE, store.check_schema()).await.expect("it ends");
        assert!(read.unwrap_err().is_busy());
        between.set(ConnectionFault::None);
        store.check_schema().await.unwrap();
    });
}

#[test]
fn a_proxy_without_a_server_behind_it_is_a_database_that_is_busy() {
    let Some(desk) = Desk::postgres("a_proxy_without_a_server") else { return };
    desk.run(async |desk| {
        let between = FaultyConnection::new(url_of(desk)).await;
        let store = Store::open(&Location::Postgres(between.url.clone())).await.unwrap();
        for fault in [ConnectionFault::Closes, ConnectionFault::Babbles] {
            between.set(fault);
            for _ in 0..3 {
                assert!(add_user(&store).await.1.unwrap_err().is_busy());
                assert!(store.check_schema().await.unwrap_err().is_busy());
            }
        }
        between.set(ConnectionFault::None);
        add_user(&store).await.1.unwrap();
    });
}
