//! Three daemons behind `PgBouncer`, one of which is killed again and again: nothing lost, nothing done twice,
//! and its jobs go on.

#![cfg(unix)]

use std::io::Write as _;
use std::time::{Duration, Instant};

use super::load::{Load, Over};
use crate::daemon::Daemon;
use crate::ledger::support::Books;
use crate::place::Place;
use crate::pooler::{Pooler, wait_until};

const ROUNDS: usize = 6;
const CLIENTS: usize = 9;
const ANSWERS_PER_ROUND: usize = 120;

/// Daemons that are killed in turn.
fn lose_daemons(mode: &'static str, name: &str) {
    let Some(place) = Place::postgres(name) else { return };
    let Some((_pooler, place)) = Pooler::before(place, mode, 60) else { return };
    let serve = ["--rate-limit", "0", "--queue-capacity", "100000"];
    let books = Books::of_daemon(&place, &serve[2..]);
    place.admin(&["credits", "grant", "--user", &books.account.user, "--amount", "1000000"]);
    let load = Load::new(&books);
    let mut others = [Daemon::start(&place, &serve), Daemon::start(&place, &serve)];
    let (mut slowest, mut held) = (Duration::ZERO, 0);
    for round in 0..ROUNDS {
        let addresses = [&books.account.daemon, &others[0], &others[1]];
        let addresses: Vec<_> = addresses.iter().map(|daemon| daemon.address.clone()).collect();
        load.go_on();
        let killed_at = std::thread::scope(|scope| {
            let over = Over(&load);
            for client in 0..CLIENTS {
                let (load, addresses) = (&load, &addresses);
                scope.spawn(move || load.work(addresses, &format!("{round}-{client}")));
            }
            let due = load.acknowledged() + ANSWERS_PER_ROUND;
            wait_until("writes are acknowledged", || load.acknowledged() >= due);
            let next = Daemon::start(&place, &serve);
            let killed = std::mem::replace(&mut others[round % 2], next);
            let killed_at = Instant::now();
            killed.kill();
            let due = load.acknowledged() + ANSWERS_PER_ROUND / 4;
            wait_until("writes go on", || load.acknowledged() >= due);
            drop(over);
            killed_at
        });
        held += place.number("SELECT count(*) FROM jobs WHERE status = 'processing'");
        wait_until("every job ends", || {
            place.number("SELECT count(*) FROM jobs WHERE finished_at IS NULL") == 0
        });
        slowest = slowest.max(killed_at.elapsed());
    }
    let (acknowledged, unknown) = (load.acknowledged(), load.unknown());
    assert_eq!(unknown, 0, "no database failed");
    load.check(&books.account.daemon);
    _ = writeln!(
        std::io::stderr(),
        "{mode}: {ROUNDS} daemons killed, {acknowledged} writes acknowledged, 0 lost, 0 doubled, \
         {held} jobs held; every job ended {:.1} s after the kill at the latest",
        slowest.as_secs_f64()
    );
}

#[test]
fn a_killed_daemon_behind_a_pooler_in_session_mode_takes_nothing_with_it() {
    lose_daemons("session", concat!(module_path!(), "::session"));
}

#[test]
fn a_killed_daemon_behind_a_pooler_in_transaction_mode_takes_nothing_with_it() {
    lose_daemons("transaction", concat!(module_path!(), "::transaction"));
}
