//! Faults, one after the other, while clients post journals and submit jobs: nothing that was answered is lost,
//! nothing is done twice, nothing is stuck, no 500 but `outcome_unknown`, and writes are back within 15 s. With
//! `TIEOUT_FAULT_ROUNDS=500` and `--nocapture` it prints the table in docs/guide/operating.md.

#![cfg(target_os = "linux")]

mod power_cut;

use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};

use self::power_cut::Disk;
use super::load::{self, Load, rounds};
use crate::daemon::Daemon;
use crate::faulty_connection::{ConnectionFault, FaultyConnection};
use crate::ledger::support::Books;
use crate::place::Place;

const SERVE: [&str; 4] = ["--rate-limit", "0", "--queue-capacity", "1000000"];

/// Writes are back within so long of a fault's end.
const BACK_WITHIN: Duration = Duration::from_secs(15);

/// How often each comes where all tests run.
const ROUNDS: usize = 8;

/// Numbers that look like chance and are the same each time.
fn dice(seed: u64) -> impl FnMut() -> u64 {
    let mut state = seed;
    move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

fn pause(dice: &mut impl FnMut() -> u64, longest_ms: u64) {
    load::pause(Duration::from_millis(dice() % longest_ms));
}

/// Books whose daemon is gone.
fn load_on(place: &Place) -> Load {
    let mut books = Books::new(place);
    let load = Load::of(&books, place);
    // All is synced, and in the database's own file.
    books.account.daemon.signal(Signal::TERM);
    books.account.daemon.wait();
    load
}

/// Holds what clients were told against what there is, prints it, and ends the test where it is not so.
fn hold(load: &Load, place: &Place, fault: &str, rounds: usize, back: Duration) {
    let daemon = Daemon::start(place, &SERVE);
    let (lost, twice) = load.compare(&daemon, |sql| place.number(sql));
    load.print(fault, rounds, (lost, twice), back);
    assert_eq!((lost, twice), (0, 0), "{fault}");
    assert!(back < BACK_WITHIN, "{fault}: writes are back after {back:?}");
}

#[test]
fn a_daemon_on_a_file_is_killed() {
    let place = Place::sqlite();
    let (load, mut dice) = (load_on(&place), dice(1));
    let mut daemons = vec![Daemon::start(&place, &SERVE)];
    load.listen(&daemons);
    let back = load.during_faults(rounds(ROUNDS), |_| {
        pause(&mut dice, 150);
        daemons.pop().expect("a daemon").kill();
        daemons.push(Daemon::start(&place, &SERVE));
        load.listen(&daemons);
    });
    drop(daemons);
    hold(&load, &place, "kill -9, SQLite", rounds(ROUNDS), back);
}

/// Power cuts, while clients work; gives what was lost and found twice, and how many writes of the disk were lost. On
/// a disk that lies about what it has synced every write is lost that it was given.
fn power_cuts(lies: bool, name: &str, rounds: usize) -> ((usize, usize), usize) {
    let place = Place::sqlite();
    let load = load_on(&place);
    let mut fair = dice(2);
    let mut dice = || if lies { 0 } else { fair() };
    let disk = Disk::new(place.path(), lies);
    let start = || Daemon::start_as(&place, &SERVE, |command| disk.under(command));
    let mut daemons = vec![start()];
    load.listen(&daemons);
    let mut unsynced = 0;
    let back = load.during_faults(rounds, |_| {
        pause(&mut dice, 150);
        daemons.pop().expect("a daemon").kill();
        unsynced += disk.lose(&mut dice);
        daemons.push(start());
        load.listen(&daemons);
    });
    drop(daemons);
    let daemon = Daemon::start(&place, &SERVE);
    let outcome = load.compare(&daemon, |sql| place.number(sql));
    load.print(name, rounds, outcome, back);
    assert!(back < BACK_WITHIN, "{name}: writes are back after {back:?}");
    (outcome, unsynced)
}

#[test]
fn the_power_is_cut_under_a_daemon_on_a_file() {
    let (outcome, unsynced) = power_cuts(false, "power cut, SQLite", rounds(ROUNDS));
    assert_eq!(outcome, (0, 0));
    assert!(unsynced > 0, "the disk has lost something");
}

#[test]
fn what_a_disk_loses_that_it_said_it_had_is_missed() {
    let ((lost, twice), _) = power_cuts(true, "power cut, a disk that lies", 1);
    assert!(lost > 0, "these tests would see it");
    assert_eq!(twice, 0);
}

#[test]
fn one_of_three_daemons_on_a_server_is_killed() {
    let Some(place) = Place::postgres("one_of_three_daemons_on_a_server_is_killed") else { return };
    let (load, mut dice) = (load_on(&place), dice(3));
    let mut daemons: Vec<_> = (0..3).map(|_| Daemon::start(&place, &SERVE)).collect();
    load.listen(&daemons);
    let back = load.during_faults(rounds(ROUNDS), |_| {
        pause(&mut dice, 150);
        daemons.remove(0).kill();
        daemons.push(Daemon::start(&place, &SERVE));
        load.listen(&daemons);
    });
    drop(daemons);
    hold(&load, &place, "kill -9, one of three, PostgreSQL", rounds(ROUNDS), back);
}

/// Connections fail between two daemons and their server.
fn connections_fail(name: &str, faults: &[ConnectionFault]) {
    let Some(place) = Place::postgres(name) else { return };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let url = place.url().expect("a server").to_owned();
    let between = runtime.block_on(FaultyConnection::new(&url));
    let place = place.by_way_of(&between.url);
    let (load, mut dice) = (load_on(&place), dice(4));
    let daemons: Vec<_> = (0..2).map(|_| Daemon::start(&place, &SERVE)).collect();
    load.listen(&daemons);
    let back = load.during_faults(rounds(ROUNDS), |round| {
        pause(&mut dice, 100);
        between.set(faults[round % faults.len()]);
        // Some are short, some longer than any limit of the writer.
        let longest = if round % 8 == 7 { 15_000 } else { 1_000 };
        pause(&mut dice, longest);
        between.set(ConnectionFault::None);
    });
    drop(daemons);
    hold(&load, &place, name, rounds(ROUNDS), back);
}

#[test]
fn connections_to_a_server_fall_silent() {
    let faults = [ConnectionFault::Silent, ConnectionFault::SilentAfterPing];
    connections_fail("silent connections", &faults);
}

#[test]
fn connections_to_a_server_are_closed_or_answered_with_nonsense() {
    let faults = [
        ConnectionFault::Closes,
        ConnectionFault::LosesAnswerToCommitAndCloses,
        ConnectionFault::LosesCommit,
        ConnectionFault::Babbles,
    ];
    connections_fail("closed connections, lost commits, nonsense", &faults);
}

#[test]
fn a_server_freezes_in_the_middle_of_its_work() {
    const AT_WORK: &str = "SELECT coalesce(max(pid), 0) FROM pg_stat_activity \
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND state LIKE '%active'";
    let Some(place) = Place::postgres("a_server_freezes_in_the_middle_of_its_work") else { return };
    let (load, mut dice) = (load_on(&place), dice(5));
    let daemons: Vec<_> = (0..2).map(|_| Daemon::start(&place, &SERVE)).collect();
    load.listen(&daemons);
    let back = load.during_faults(rounds(ROUNDS), |round| {
        pause(&mut dice, 100);
        let pid = i32::try_from(place.number(AT_WORK)).ok().and_then(Pid::from_raw);
        let Some(pid) = pid else { return };
        _ = kill_process(pid, Signal::STOP);
        pause(&mut dice, if round % 8 == 7 { 15_000 } else { 1_000 });
        _ = kill_process(pid, Signal::CONT);
    });
    drop(daemons);
    hold(&load, &place, "frozen backends, PostgreSQL", rounds(ROUNDS), back);
}
