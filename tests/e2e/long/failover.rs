//! A primary with a synchronous standby is killed, again and again, under three daemons that reach it through
//! `PgBouncer`: what was acknowledged is on the standby that takes over, and nothing is done twice.

#![cfg(unix)]

use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

use super::load::{Load, rounds};
use crate::daemon::Daemon;
use crate::ledger::support::Books;
use crate::place::Place;
use crate::pooler::{Pooler, wait_until};
use crate::postgres::{as_nobody, binary, free_port, is_root, wait_until_ready};

/// How often the primary fails, unless `TIEOUT_FAULT_ROUNDS` says otherwise.
const ROUNDS: usize = 12;
const DAEMONS: usize = 3;
const ANSWERS_PER_ROUND: usize = 100;

/// Writes are back so long after the fault's end.
const BACK_IN: Duration = Duration::from_secs(15);

/// A server; killed when dropped.
struct Server {
    data: PathBuf,
    port: u16,
    child: Child,
}

fn command(program: &str) -> Command {
    as_nobody(is_root(), &binary(program).expect("PostgreSQL's programs"))
}

#[track_caller]
fn run(mut command: Command) -> String {
    let ran = command.output().expect("it runs");
    assert!(ran.status.success(), "{command:?} {}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).expect("UTF-8")
}

impl Server {
    /// One of these files.
    fn start(data: PathBuf) -> Self {
        let (port, directory) = (free_port(), data.parent().expect("a directory").to_owned());
        let log = std::fs::File::create(data.with_extension("log")).expect("a log");
        let child = command("postgres")
            .arg("-D")
            .arg(&data)
            .args(["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-p", &port.to_string()])
            .args(["-c", &format!("unix_socket_directories={}", directory.display())])
            .args(["-c", "max_connections=100", "-c", "wal_keep_size=1GB"])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("PostgreSQL starts");
        let server = Self { data, port, child };
        wait_until_ready(port);
        server
    }

    fn primary(directory: &Path) -> Self {
        let data = directory.join("0");
        let mut initdb = command("initdb");
        let how = ["-U", "tieout", "--auth=trust", "-E", "UTF8", "--no-locale", "--no-sync", "-D"];
        initdb.args(how).arg(&data);
        run(initdb);
        Self::start(data)
    }

    /// A copy of it that follows it, and without which nothing is acknowledged from now on.
    fn standby(&self, data: PathBuf) -> Self {
        let mut copy = command("pg_basebackup");
        copy.args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "tieout", "-R", "-D"]);
        copy.arg(&data).args(["-X", "stream", "-c", "fast", "--no-sync"]);
        run(copy);
        let standby = Self::start(data);
        self.sql("ALTER SYSTEM SET synchronous_standby_names = '*'");
        self.sql("SELECT pg_reload_conf()");
        let follows = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'";
        wait_until("the standby follows", || self.sql(follows) == "1");
        // With this, everything before it is there too.
        self.sql("SELECT pg_logical_emit_message(true, 'test', '')");
        standby
    }

    fn sql(&self, sql: &str) -> String {
        let mut psql = Command::new(binary("psql").expect("psql"));
        let url = format!("postgres://tieout@127.0.0.1:{}/postgres", self.port);
        psql.args(["--no-psqlrc", "-qAt", "--dbname", &url, "--command", sql]);
        run(psql).trim().to_owned()
    }

    /// As a machine that fails: nothing is said or written any more.
    fn fail(mut self) {
        kill_process(Pid::from_child(&self.child), Signal::QUIT).expect("told");
        self.child.wait().expect("it ends");
        std::fs::remove_dir_all(&self.data).expect("its disk is gone");
    }

    /// Stops what receives the log of the primary, or lets it go on.
    fn receiver(&self, signal: Signal) {
        let of_server = self.child.id().to_string();
        let found = Command::new("pgrep").args(["-P", &of_server, "-f", "walreceiver"]).output();
        let found = String::from_utf8(found.expect("pgrep runs").stdout).expect("UTF-8");
        let number = found.trim().parse().ok().and_then(Pid::from_raw);
        if let Some(receiver) = number {
            kill_process(receiver, signal).expect("told");
        }
    }

    /// How many commits wait for the standby.
    fn waiting_commits(&self) -> usize {
        let waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
        self.sql(waiting).parse().expect("a number")
    }

    fn promote(&self) {
        let mut promote = command("pg_ctl");
        promote.args(["promote", "-w", "-D"]).arg(&self.data);
        run(promote);
    }

    /// How many of these it has not.
    fn lacks(&self, ids: &[Vec<String>; 2]) -> usize {
        let lacking = |(sql, ids): (&str, &Vec<String>)| {
            let there = self.sql(sql);
            let there: BTreeSet<&str> = there.lines().collect();
            ids.iter().filter(|id| !there.contains(id.as_str())).count()
        };
        let tables = ["SELECT id FROM journals", "SELECT id FROM jobs"];
        tables.into_iter().zip(ids).map(lacking).sum()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = kill_process(Pid::from_child(&self.child), Signal::QUIT);
        _ = self.child.wait();
    }
}

/// What a standby that takes over finds.
#[derive(Debug, Clone, Copy)]
enum Fault {
    /// The primary is gone, then the pooler points at the new one.
    Plain,
    /// The pooler is early: daemons talk to a standby for a while.
    EarlyPooler,
    /// The standby has heard nothing for a moment: commits wait for it when the primary goes.
    SlowStandby,
}

const FAULTS: [Fault; 3] = [Fault::Plain, Fault::EarlyPooler, Fault::SlowStandby];

/// A primary, behind a pooler.
struct Cluster {
    directory: TempDir,
    primary: Server,
    pooler: Pooler,
    standbys: usize,
}

impl Cluster {
    fn start(mode: &'static str, name: &str) -> Option<Self> {
        if binary("initdb").is_none() || binary("pg_basebackup").is_none() {
            _ = writeln!(std::io::stderr(), "left out, there is no PostgreSQL: {name}");
            return None;
        }
        let directory = TempDir::new().expect("a temporary directory");
        if is_root() {
            let chown = Command::new("chown").arg("nobody:nogroup").arg(directory.path()).status();
            assert!(chown.expect("chown runs").success());
        }
        let primary = Server::primary(directory.path());
        let pooler = Pooler::start(name, mode, primary.port, 60)?;
        Some(Self { directory, primary, pooler, standbys: 0 })
    }

    fn standby(&mut self) -> Server {
        self.standbys += 1;
        self.primary.standby(self.directory.path().join(self.standbys.to_string()))
    }

    /// The standby takes over; gives the instant from which it can be written to by way of the pooler, and what
    /// it lacks of what had been acknowledged.
    fn fail_over(
        &mut self,
        standby: Server,
        fault: Fault,
        (load, place): (&Load, &Place),
    ) -> (Instant, usize) {
        let refusals = || place.log().matches("during recovery").count();
        if matches!(fault, Fault::SlowStandby) {
            standby.receiver(Signal::STOP);
            wait_until("a commit waits", || self.primary.waiting_commits() >= 1);
        }
        std::mem::replace(&mut self.primary, standby).fail();
        let acknowledged = load.ids();
        if matches!(fault, Fault::SlowStandby) {
            self.primary.receiver(Signal::CONT);
        }
        if matches!(fault, Fault::EarlyPooler) {
            let before = refusals();
            self.pooler.point_at(self.primary.port);
            wait_until("a daemon asks a standby to write", || refusals() > before);
            self.primary.promote();
        } else {
            self.primary.promote();
            self.pooler.point_at(self.primary.port);
        }
        let ended_at = Instant::now();
        (ended_at, self.primary.lacks(&acknowledged))
    }
}

const SERVE: [&str; 4] = ["--rate-limit", "0", "--queue-capacity", "100000"];

fn fail_over(mode: &'static str, name: &str) {
    let Some(mut cluster) = Cluster::start(mode, name) else { return };
    let place = Place::at(&cluster.pooler.url("postgres"));
    let books = Books::of_daemon(&place, &SERVE[2..]);
    let load = Load::of(&books, &place);
    let others = [Daemon::start(&place, &SERVE), Daemon::start(&place, &SERVE)];
    load.listen(std::iter::once(&books.account.daemon).chain(&others));
    let (slowest, lost) = load.during(|| {
        let (mut slowest, mut lost) = (Duration::ZERO, 0);
        for round in 0..rounds(ROUNDS) {
            let standby = cluster.standby();
            load.go_on_for(ANSWERS_PER_ROUND);
            let (ended_at, lacks) = cluster.fail_over(standby, FAULTS[round % 3], (&load, &place));
            lost += lacks;
            slowest = slowest.max(load.back_after(ended_at, DAEMONS));
        }
        (slowest, lost)
    });
    let outcome =
        load.compare(&others[0], |sql| cluster.primary.sql(sql).parse().expect("a number"));
    load.print(&format!("failover, three daemons, {mode} mode"), rounds(ROUNDS), outcome, slowest);
    assert_eq!((lost, outcome), (0, (0, 0)));
    assert!(slowest < BACK_IN, "{slowest:?}");
}

#[test]
fn a_standby_that_takes_over_has_all_that_was_acknowledged_by_way_of_sessions() {
    fail_over("session", concat!(module_path!(), "::sessions"));
}

#[test]
fn a_standby_that_takes_over_has_all_that_was_acknowledged_by_way_of_transactions() {
    fail_over("transaction", concat!(module_path!(), "::transactions"));
}

/// The primary calls such a commit done; the standby has never heard of it.
#[test]
fn a_commit_whose_session_ends_while_it_waits_for_the_standby_is_not_acknowledged() {
    for mode in ["session", "transaction"] {
        let name = concat!(module_path!(), "::not_acknowledged");
        let Some(mut cluster) = Cluster::start(mode, name) else { return };
        let place = Place::at(&cluster.pooler.url("postgres"));
        let books = Books::new(&place);
        let post = || {
            let path = format!("{}/journals", books.path);
            let headers = format!("X-API-Key: {}\r\nIdempotency-Key: once\r\n", books.key);
            let journal = books.journal("2026-03-02", "6200", "3000", "5").to_string();
            books.account.daemon.send("POST", &path, &headers, &journal)
        };
        let standby = cluster.standby();
        standby.receiver(Signal::STOP);
        let answer = std::thread::scope(|scope| {
            let posting = scope.spawn(post);
            let count = "SELECT count(*) FROM journals";
            // One that commits something else may come first.
            wait_until("its session is ended", || {
                cluster.primary.sql(
                    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
                     WHERE wait_event = 'SyncRep'",
                );
                cluster.primary.sql(count) == "1"
            });
            posting.join().expect("an answer")
        });
        let details = answer.assert_error(500, "internal_error");
        assert_eq!(details["reason"], "outcome_unknown", "{mode}");
        std::mem::replace(&mut cluster.primary, standby).fail();
        // What it was sent and has not taken is gone; the server begins anew.
        cluster.primary.receiver(Signal::KILL);
        wait_until_ready(cluster.primary.port);
        assert_eq!(
            cluster.primary.sql("SELECT count(*) FROM journals"),
            "0",
            "it lacks what waited"
        );
        cluster.primary.promote();
        cluster.pooler.point_at(cluster.primary.port);
        books.account.daemon.get_until("/api/v1/ready", "", 200);
        wait_until("it is posted", || post().status == 201);
        assert_eq!(cluster.primary.sql("SELECT count(*) FROM journals"), "1");
    }
}
