//! `PgBouncer` between daemons and a server.

use std::io::Write as _;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

#[cfg(feature = "long-tests")]
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

use crate::place::Place;
use crate::postgres;

/// A pooler; ended when dropped.
pub(crate) struct Pooler {
    child: Child,
    #[cfg_attr(not(feature = "long-tests"), expect(dead_code, reason = "gone with this value"))]
    directory: TempDir,
    port: u16,
    mode: &'static str,
}

impl Pooler {
    /// A pooler that lends sessions of the server on this port. Without `PgBouncer` the test is left out,
    /// which is said.
    pub(crate) fn start(
        name: &str,
        mode: &'static str,
        server_port: u16,
        sessions: u32,
    ) -> Option<Self> {
        let Some(program) = program() else {
            let is_required =
                std::env::var("TIEOUT_TEST_PGBOUNCER").is_ok_and(|it| it == "required");
            assert!(!is_required, "TIEOUT_TEST_PGBOUNCER=required, and there is no PgBouncer");
            _ = writeln!(std::io::stderr(), "left out, there is no PgBouncer: {name}");
            return None;
        };
        let directory = TempDir::new().expect("a temporary directory");
        if postgres::is_root() {
            let given = Command::new("chown").arg("nobody:nogroup").arg(directory.path()).status();
            assert!(given.expect("chown runs").success());
        }
        let port = postgres::free_port();
        let file = directory.path().join("pgbouncer.ini");
        std::fs::write(&file, settings(mode, port, server_port, sessions)).expect("settings");
        let child = postgres::as_nobody(postgres::is_root(), &program)
            .args(["-q"])
            .arg(&file)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(std::fs::File::create(directory.path().join("log")).expect("a log"))
            .spawn()
            .expect("PgBouncer starts");
        let pooler = Self { child, directory, port, mode };
        postgres::wait_until_ready(port);
        Some(pooler)
    }

    /// The same between daemons and the database of this place, whose daemons then go that way.
    pub(crate) fn before(place: Place, mode: &'static str, sessions: u32) -> Option<(Self, Place)> {
        let url = place.url().expect("a server").to_owned();
        let (_, server) = url.split_once('@').expect("a user");
        let (server, database) = server.split_once('/').expect("a database");
        let port = server.strip_prefix("127.0.0.1:").and_then(|port| port.parse().ok());
        let pooler = Self::start(database, mode, port?, sessions)?;
        let place = place.by_way_of(&pooler.url(database));
        Some((pooler, place))
    }

    /// The address that daemons are given.
    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgres://tieout@127.0.0.1:{}/{database}?pool_mode={}", self.port, self.mode)
    }

    /// Has it lend sessions of another server.
    #[cfg(feature = "long-tests")]
    pub(crate) fn point_at(&self, server_port: u16) {
        let file = self.directory.path().join("pgbouncer.ini");
        let settings = std::fs::read_to_string(&file).expect("settings");
        let lines = settings.lines().map(|line| {
            if line.starts_with("* =") { database_line(server_port) } else { line.to_owned() }
        });
        std::fs::write(&file, lines.collect::<Vec<_>>().join("\n") + "\n").expect("settings");
        kill_process(Pid::from_child(&self.child), Signal::HUP).expect("told");
    }

    /// What each of so many sessions says to a statement, at the same time.
    pub(crate) fn ask_sessions(&self, database: &str, sessions: u32, sql: &str) -> Vec<String> {
        let url = self.url(database);
        let url = url.split('?').next().expect("an address");
        let sql = format!("BEGIN; {sql}; SELECT pg_sleep(1); COMMIT");
        let ask = |_| {
            let mut command = Command::new(postgres::binary("psql").expect("psql"));
            command.args(["--no-psqlrc", "-qAt", "--dbname", url, "--command", &sql]);
            command.stdout(Stdio::piped()).spawn().expect("psql runs")
        };
        let asked: Vec<_> = (0..sessions).map(ask).collect();
        let answer = |child: Child| {
            let ran = child.wait_with_output().expect("psql ends");
            String::from_utf8(ran.stdout).expect("UTF-8").trim().to_owned()
        };
        asked.into_iter().map(answer).collect()
    }
}

impl Drop for Pooler {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

fn program() -> Option<std::path::PathBuf> {
    let of_debian = std::path::PathBuf::from("/usr/sbin/pgbouncer");
    postgres::binary("pgbouncer").or_else(|| of_debian.is_file().then_some(of_debian))
}

fn database_line(server_port: u16) -> String {
    format!("* = host=127.0.0.1 port={server_port} user=tieout")
}

/// As `docs/guide/operating.md` has it, but for who may come.
fn settings(mode: &str, port: u16, server_port: u16, sessions: u32) -> String {
    format!(
        "[databases]\n{}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\n\
         unix_socket_dir =\nauth_type = any\npool_mode = {mode}\ndefault_pool_size = {sessions}\n\
         server_login_retry = 1\n",
        database_line(server_port)
    )
}

/// Asks until it is so, for a minute at most. There is no pause: each answer takes its time.
#[track_caller]
pub(crate) fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < Duration::from_mins(1), "{what}");
        std::thread::yield_now();
    }
}
