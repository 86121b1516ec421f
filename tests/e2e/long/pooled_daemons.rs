//! Three daemons behind `PgBouncer`, one of which is killed again and again: nothing lost, nothing done twice,
//! and its jobs go on.

#![cfg(unix)]

use std::io::Write as _;
use std::time::{Duration, Instant};

use super::load::{Load, rounds};
use crate::daemon::Daemon;
use crate::ledger::support::Books;
use crate::place::Place;
use crate::pooler::{Pooler, wait_until};

const ROUNDS: usize = 6;
const ANSWERS_PER_ROUND: usize = 120;

/// Daemons that are killed in turn. The claimant of a job may be among them, and another has to take it over.
fn lose_daemons(mode: &'static str, name: &str) {
    let Some(place) = Place::postgres(name) else { return };
    let Some((_pooler, place)) = Pooler::before(place, mode, 60) else { return };
    let serve = ["--rate-limit", "0", "--queue-capacity", "100000"];
    let books = Books::of_daemon(&place, &serve[2..]);
    let load = Load::of(&books, &place);
    let mut others = [Daemon::start(&place, &serve), Daemon::start(&place, &serve)];
    let (mut slowest, mut held) = (Duration::ZERO, 0);
    for round in 0..rounds(ROUNDS) {
        load.listen(std::iter::once(&books.account.daemon).chain(&others));
        let killed_at = load.during(|| {
            load.go_on_for(ANSWERS_PER_ROUND);
            let next = Daemon::start(&place, &serve);
            let killed = std::mem::replace(&mut others[round % 2], next);
            let killed_at = Instant::now();
            killed.kill();
            load.go_on_for(ANSWERS_PER_ROUND / 4);
            killed_at
        });
        held += place.number("SELECT count(*) FROM jobs WHERE status = 'processing'");
        wait_until("every job ends", || {
            place.number("SELECT count(*) FROM jobs WHERE finished_at IS NULL") == 0
        });
        slowest = slowest.max(killed_at.elapsed());
    }
    let outcome = load.compare(&books.account.daemon, |sql| place.number(sql));
    load.print(
        &format!("kill -9, one of three behind PgBouncer, {mode} mode"),
        rounds(ROUNDS),
        outcome,
        slowest,
    );
    assert_eq!(outcome, (0, 0));
    _ = writeln!(std::io::stderr(), "{mode}: {held} jobs were held");
}

#[test]
fn a_killed_daemon_behind_a_pooler_in_session_mode_takes_nothing_with_it() {
    lose_daemons("session", concat!(module_path!(), "::session"));
}

#[test]
fn a_killed_daemon_behind_a_pooler_in_transaction_mode_takes_nothing_with_it() {
    lose_daemons("transaction", concat!(module_path!(), "::transaction"));
}
