//! Daemons behind `PgBouncer`: in session mode, and in transaction mode, where each transaction may be in another
//! session of the server.

use rustix::process::Signal;

use tieout_daemon::store::{Store, StoreOptions, Tenure};

use crate::account::{make_key, make_user};
use crate::api::{PATH, body_of};
use crate::coding;
use crate::daemon::Daemon;
use crate::ledger::support::Books;
use crate::place::Place;
use crate::pooler::{Pooler, wait_until};
use crate::support::Desk;

/// Does something in a place behind a pooler with so many sessions, in each of the modes.
fn behind_a_pooler(name: &str, sessions: u32, test: impl Fn(&str, &Pooler, &Place)) {
    for mode in ["session", "transaction"] {
        let Some(place) = Place::postgres(name) else { return };
        // In session mode a connection has its session for itself.
        let sessions = if mode == "session" { sessions + 40 } else { sessions };
        let Some((pooler, place)) = Pooler::before(place, mode, sessions) else { return };
        test(mode, &pooler, &place);
    }
}

#[test]
fn two_daemons_share_few_sessions_and_leave_nothing_in_them() {
    const SESSIONS: u32 = 3;
    let name = concat!(module_path!(), "::few_sessions");
    behind_a_pooler(name, SESSIONS, |mode, pooler, place| {
        let books = Books::new(place);
        let account = &books.account;
        place.admin(&["credits", "grant", "--user", &account.user, "--amount", "1000"]);
        let coding_key =
            make_key(place, &account.user, &["--scope", "coding:write", "--scope", "coding:read"]);
        let second = Daemon::start(place, &["--rate-limit", "0"]);
        std::thread::scope(|scope| {
            for number in 0..24 {
                let daemon = if number % 2 == 0 { &account.daemon } else { &second };
                let (books, coding_key) = (&books, &coding_key);
                scope.spawn(move || {
                    let journal = books.journal("2026-03-02", "6200", "3000", "5").to_string();
                    let path = format!("{}/journals", books.path);
                    let posted = daemon.ask("POST", &path, &books.key, &journal);
                    assert_eq!(posted.status, 201, "{mode} {posted:?}");
                    let job = daemon.submit(PATH, &account.key, &body_of(number % 3 + 1));
                    assert_eq!(daemon.ended_job(&job, &account.key)["status"], "completed");
                    let rows = [coding::transaction("RENT", "")];
                    let body = coding::body(&rows, &[("6200", "Rent", "expense")]);
                    let job = daemon.submit(coding::PATH, coding_key, &body);
                    assert_eq!(daemon.ended_job(&job, coding_key)["status"], "completed");
                });
            }
        });
        assert_eq!(books.get("/integrity").json()["data"]["ok"], true);
        assert_eq!(place.number("SELECT count(*) FROM journals"), 24);
        // What was submitted is out of the table's file too.
        wait_until("the table is written anew", || {
            place.number("SELECT pg_relation_size('traceless_chunks')") == 0
        });
        drop((books, second));
        if mode == "transaction" {
            let database = place.url().and_then(|url| url.rsplit('/').next()).expect("a database");
            let left = "SELECT (SELECT count(*) FROM pg_prepared_statements) + \
                (SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()) \
                || ' ' || current_setting('lock_timeout') || ' ' || current_setting('jit') \
                || ' ' || current_setting('idle_in_transaction_session_timeout')";
            for said in pooler.ask_sessions(database, SESSIONS, left) {
                assert_eq!(said, "0 0 on 0");
            }
        }
    });
}

/// A daemon's place in the database that is reached at this address.
async fn enter(url: &str) -> (Store, Tenure) {
    let location = url.parse().expect("an address");
    Store::open_for_daemon(&location, StoreOptions::default()).await.expect("the store opens")
}

async fn leave((store, tenure): (Store, Tenure)) {
    tenure.end().await;
    store.close().await;
}

#[test]
fn daemons_know_of_each_other_whichever_way_they_come() {
    let name = concat!(module_path!(), "::whichever_way");
    let Some(place) = Place::postgres(name) else { return };
    let direct = place.url().expect("a server").to_owned();
    let Some((_pooler, place)) = Pooler::before(place, "transaction", 5) else { return };
    let pooled = place.arguments()[1].to_owned();
    let count = || place.number("SELECT count(*) FROM daemons");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        for [first, second] in [[&pooled, &pooled], [&pooled, &direct], [&direct, &pooled]] {
            let first = enter(first).await;
            assert!(first.1.is_alone, "those before have left");
            let second = enter(second).await;
            assert!(!second.1.is_alone);
            leave(first).await;
            leave(second).await;
            assert_eq!(tokio::task::block_in_place(count), 0);
        }
        // One that is killed is missed once it has not renewed its row.
        let (store, tenure) = enter(&pooled).await;
        let seen = || place.number("SELECT max(seen_at) FROM daemons");
        let first_seen = tokio::task::block_in_place(seen);
        tokio::task::block_in_place(|| wait_until("it is renewed", || seen() > first_seen));
        drop(tenure);
        let other = enter(&direct).await;
        assert!(!other.1.is_alone);
        leave(other).await;
        tokio::task::block_in_place(|| {
            place.execute("UPDATE daemons SET seen_at = seen_at - 8000");
        });
        let other = enter(&direct).await;
        assert!(other.1.is_alone);
        leave(other).await;
        store.close().await;
    });
}

#[test]
fn a_daemon_that_ends_takes_its_row_along() {
    let name = concat!(module_path!(), "::takes_its_row");
    let Some(place) = Place::postgres(name) else { return };
    let Some((_pooler, place)) = Pooler::before(place, "transaction", 5) else { return };
    let mut daemon = Daemon::start(&place, &[]);
    assert_eq!(place.number("SELECT count(*) FROM daemons"), 1);
    daemon.signal(Signal::TERM);
    daemon.wait();
    assert_eq!(place.number("SELECT count(*) FROM daemons"), 0);
}

#[test]
fn commands_that_look_leave_nothing_in_sessions_of_a_pooler_that_the_address_does_not_tell_of() {
    const SESSIONS: u32 = 2;
    let name = concat!(module_path!(), "::that_look");
    let Some(place) = Place::postgres(name) else { return };
    place.admin(&["users", "create", "--email", "jo@example.com"]);
    let Some((pooler, place)) = Pooler::before(place, "transaction", SESSIONS) else { return };
    let database = place.url().and_then(|url| url.rsplit('/').next()).expect("a database");
    let bare = pooler.url(database);
    let bare = bare.split('?').next().expect("an address");
    for command in [["db", "check"].as_slice(), &["doctor"]] {
        let ran = Desk::new().run(&[command, &["--database", bare]].concat());
        assert_eq!(ran.code, Some(0), "{ran:?}");
    }
    let left = "SELECT current_setting('default_transaction_read_only') \
        || ' ' || current_setting('jit') || ' ' || current_setting('lock_timeout')";
    for said in pooler.ask_sessions(database, SESSIONS, left) {
        assert_eq!(said, "off on 0");
    }
}

#[test]
fn what_another_client_left_in_a_session_of_a_pooler_is_neither_read_nor_written() {
    const SESSIONS: u32 = 5;
    let name = concat!(module_path!(), "::neither_read_nor_written");
    let Some(place) = Place::postgres(name) else { return };
    let user = make_user(&place, "jo@example.com", 10);
    let key = make_key(&place, &user.id, &["--scope", "coding:write", "--scope", "coding:read"]);
    let Some((pooler, place)) = Pooler::before(place, "transaction", SESSIONS) else { return };
    let database = place.url().and_then(|url| url.rsplit('/').next()).expect("a database");
    let database = database.split('?').next().expect("a name");
    let check = || Desk::new().run(&["db", "check", "--database", place.url().expect("a server")]);
    assert_eq!(check().code, Some(0));
    // Another schema is searched in each, and the table as it was is in front of the one that is changed.
    pooler.ask_sessions(database, 1, "CREATE SCHEMA evil");
    let left = "COMMIT; SET search_path = evil; CREATE TEMPORARY TABLE security_events AS \
        SELECT * FROM public.security_events; BEGIN";
    pooler.ask_sessions(database, SESSIONS, left);
    let change = "ALTER TABLE public.security_events DISABLE TRIGGER USER; \
        UPDATE public.security_events SET origin = 'nowhere' WHERE number = 1; \
        ALTER TABLE public.security_events ENABLE TRIGGER USER";
    pooler.ask_sessions(database, 1, change);
    let told = check();
    assert_eq!(told.code, Some(1), "{told:?}");
    let daemon = Daemon::start(&place, &[]);
    let body = coding::body(&[coding::transaction("RENT", "")], &[("6200", "Rent", "expense")]);
    let job = daemon.submit(coding::PATH, &key, &body);
    assert_eq!(daemon.ended_job(&job, &key)["status"], "completed");
    wait_until("the table is written anew", || {
        place.number("SELECT pg_relation_size('public.traceless_chunks')") == 0
    });
    drop(daemon);
    assert_eq!(place.number("SELECT count(*) FROM pg_tables WHERE schemaname = 'evil'"), 0);
}
