//! The real program: its daemon, and its admin commands for users with keys and credits.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_tieout");

/// A running daemon; killed when dropped.
pub(crate) struct Daemon {
    child: Child,
    pub(crate) address: SocketAddr,
    _log: TempDir,
}

impl Daemon {
    /// Without a rate limit, with room for every job of a benchmark, and with its log in a file.
    pub(crate) fn start(url: &str) -> Self {
        let directory = TempDir::new_in(env!("CARGO_TARGET_TMPDIR"));
        let directory = directory.expect("a temporary directory");
        let log = File::create(directory.path().join("log")).expect("a file");
        let mut child = Command::new(PROGRAM)
            .args(["serve", "--listen", "127.0.0.1:0", "--database", url])
            .args(["--rate-limit", "0", "--queue-capacity", "1000000"])
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the daemon starts");
        let address = listening_on(&mut child);
        Self { child, address, _log: directory }
    }
}

impl Daemon {
    /// Where it listens, and its process.
    pub(crate) fn place(&self) -> (SocketAddr, u32) {
        (self.address, self.child.id())
    }
}

/// The processor time that a process has taken.
pub(crate) fn cpu_time(process: u32) -> Duration {
    // As `getconf CLK_TCK` says wherever Linux runs.
    const TICK: Duration = Duration::from_millis(10);
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).expect("it runs");
    // Behind the name, which may hold anything; the 14th and 15th fields of all.
    let (_, fields) = stat.rsplit_once(") ").expect("a name");
    let ticks = |field: &str| field.parse::<u32>().expect("a count");
    TICK * fields.split(' ').skip(11).take(2).map(ticks).sum::<u32>()
}

/// What a process holds in memory, in KiB.
pub(crate) fn memory_kib(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a size");
    line.trim().trim_end_matches(" kB").parse().expect("a number")
}

/// Where a server says that it listens.
pub(crate) fn listening_on(child: &mut Child) -> SocketAddr {
    let mut line = String::new();
    let stdout = child.stdout.take().expect("standard output");
    BufReader::new(stdout).read_line(&mut line).expect("the ready line");
    let address = line.trim_end().strip_prefix("listening on http://").expect("an address");
    address.parse().expect("an address")
}

impl Drop for Daemon {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// Credits of every user.
pub(crate) const CREDITS: u64 = 4_000_000_000;

/// Makes a user with credits; gives the secret of a key that may submit and poll.
pub(crate) fn new_user(url: &str, name: &str) -> String {
    let key = new_user_without_credits(url, name);
    let email = format!("{name}@example.com");
    admin(url, &["credits", "grant", "--user", &email, "--amount", &CREDITS.to_string()]);
    key
}

/// As [`new_user`], for one who cannot pay.
pub(crate) fn new_user_without_credits(url: &str, name: &str) -> String {
    admin(url, &["users", "create", "--email", &format!("{name}@example.com")]);
    new_key(url, name, name)
}

/// Makes another key of a user; gives its secret.
pub(crate) fn new_key(url: &str, user: &str, name: &str) -> String {
    let email = format!("{user}@example.com");
    let scopes =
        ["reconcile:write", "reconcile:read", "coding:write", "ledger:read", "ledger:write"];
    let scopes: Vec<&str> = scopes.iter().flat_map(|scope| ["--scope", scope]).collect();
    let create = [&["keys", "create", "--user", &email, "--name", name][..], &scopes].concat();
    admin(url, &create)["secret"].as_str().expect("a secret").to_owned()
}

fn admin(url: &str, command: &[&str]) -> Value {
    let ran = Command::new(PROGRAM)
        .args(["admin", "--json", "--database", url])
        .args(command)
        .output()
        .expect("the program runs");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    serde_json::from_slice(&ran.stdout).expect("JSON")
}
