//! A `PostgreSQL` server for tests and benchmarks.
//!
//! The one that `TIEOUT_TEST_POSTGRES` names by its `postgres://` address, else one of our own,
//! started from the binaries that are installed and gone with this process. Without either, tests
//! on it are left out, and each says so; with `TIEOUT_TEST_POSTGRES=required` that fails them.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

const VARIABLE: &str = "TIEOUT_TEST_POSTGRES";

/// A server: the address of its maintenance database is its own with `postgres` at the end.
pub(crate) struct Server {
    /// `postgres://user@host:port`, without a database.
    pub(crate) base: String,
    /// The server's own options in the address, such as a socket's directory; may be empty.
    options: String,
    /// Sessions that nobody uses now: a program for each statement would take ten times as long.
    idle: Mutex<Vec<Session>>,
}

/// A `psql` on the maintenance database that takes one statement after the other.
struct Session {
    child: Child,
    statements: ChildStdin,
    answers: BufReader<ChildStdout>,
}

/// A database that is gone with this value: hundreds of tests would fill a disk.
pub(crate) struct Database {
    server: &'static Server,
    name: String,
    url: String,
}

impl Database {
    /// Its address, `postgres://user@host:port/name`.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Another one with everything that is in this, which nobody may use meanwhile.
    pub(crate) fn copy(&self) -> Self {
        new_copy(self.server, &format!("{} STRATEGY file_copy", self.name))
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // A test that fails may leave a daemon that still holds it; one that cannot go stays.
        _ = self.server.run(&format!("DROP DATABASE {} WITH (FORCE)", self.name));
    }
}

/// The server, if there is one.
pub(crate) fn server() -> Option<&'static Server> {
    static SERVER: OnceLock<Option<Server>> = OnceLock::new();
    SERVER.get_or_init(find).as_ref()
}

/// A new database on the server with the schema that `migrate` gives an empty one at an address: made once, then
/// copied, which takes a third of the time. Without a server the test `name` is left out, which is said on the real
/// standard error, past the test runner's capture.
pub(crate) fn new_database(name: &str, migrate: fn(&str)) -> Option<Database> {
    static MIGRATED: OnceLock<Option<Database>> = OnceLock::new();
    let migrated = MIGRATED.get_or_init(|| {
        let database = empty_database(name)?;
        migrate(database.url());
        Some(database)
    });
    migrated.as_ref().map(Database::copy)
}

/// The same without any table.
pub(crate) fn empty_database(name: &str) -> Option<Database> {
    server_for(name).map(|server| new_copy(server, "template0"))
}

/// The server for a test of this name.
pub(crate) fn server_for(name: &str) -> Option<&'static Server> {
    let server = server();
    if server.is_none() {
        let is_required = std::env::var(VARIABLE).is_ok_and(|value| value == "required");
        assert!(!is_required, "{VARIABLE}=required, and there is no PostgreSQL");
        _ = writeln!(std::io::stderr(), "left out, there is no PostgreSQL: {name}");
    }
    server
}

fn new_copy(server: &'static Server, template: &str) -> Database {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let database = format!("tieout_{}_{number}", std::process::id());
    let made = server.run(&format!("CREATE DATABASE {database} TEMPLATE {template}"));
    assert_eq!(made, Ok(()), "{database}");
    Database { server, url: server.url(&database), name: database }
}

impl Server {
    fn url(&self, database: &str) -> String {
        format!("{}/{database}{}", self.base, self.options)
    }

    /// Runs a statement on the maintenance database; an error is what the server says.
    fn run(&self, sql: &str) -> Result<(), String> {
        let idle = || self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let session = idle().pop();
        let mut session = session.unwrap_or_else(|| Session::on(&self.url("postgres")));
        let ran = session.run(sql);
        match ran {
            Ok(()) => idle().push(session),
            Err(_) => session.end(),
        }
        ran
    }
}

impl Session {
    fn on(url: &str) -> Self {
        let mut child = Command::new(binary("psql").expect("psql"))
            .args(["--no-psqlrc", "--quiet", "--dbname", url])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("psql runs");
        let statements = child.stdin.take().expect("standard input");
        let answers = BufReader::new(child.stdout.take().expect("standard output"));
        Self { child, statements, answers }
    }

    fn run(&mut self, sql: &str) -> Result<(), String> {
        let ended = |error: std::io::Error| error.to_string();
        writeln!(self.statements, "{sql};\n\\echo :ERROR :LAST_ERROR_MESSAGE").map_err(ended)?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer).map_err(ended)?;
        if answer.starts_with("false ") { Ok(()) } else { Err(format!("{sql}: {answer:?}")) }
    }

    fn end(mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

fn find() -> Option<Server> {
    match std::env::var(VARIABLE) {
        Ok(url) if url.starts_with("postgres") => {
            let (address, options) = match url.split_once('?') {
                Some((address, options)) => (address, format!("?{options}")),
                None => (url.as_str(), String::new()),
            };
            let base = address.trim_end_matches('/');
            let scheme_end = base.find("://").map_or(0, |at| at + 3);
            let base = match base[scheme_end..].find('/') {
                Some(slash) => &base[..scheme_end + slash],
                None => base,
            };
            Some(Server { base: base.to_owned(), options, idle: Mutex::default() })
        }
        _ => start(),
    }
}

/// A program of `PostgreSQL`: on the path, or where Debian keeps it. What Debian has on the path may be a script
/// that looks for the program itself, which takes several times as long as the program.
pub(crate) fn binary(name: &str) -> Option<PathBuf> {
    let on_path = std::env::var_os("PATH").unwrap_or_default();
    let mut places: Vec<PathBuf> = std::env::split_paths(&on_path).collect();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    places.extend(versions.filter_map(|version| Some(version.ok()?.path().join("bin"))));
    let found = || places.iter().map(|place| place.join(name)).filter(|path| path.is_file());
    let is_itself = |path: &PathBuf| {
        path.canonicalize().is_ok_and(|path| !path.ends_with("postgresql-common/pg_wrapper"))
    };
    found().find(is_itself).or_else(|| found().next())
}

/// A server on a free port, with its files in a temporary directory. It must not run as root.
fn start() -> Option<Server> {
    start_with(|_, _| Vec::new())
}

/// The same with further arguments, once its files are there.
pub(crate) fn start_with(arguments: impl FnOnce(&Path, bool) -> Vec<String>) -> Option<Server> {
    let (initdb, postgres) = (binary("initdb")?, binary("postgres")?);
    binary("psql")?;
    let mut builder = tempfile::Builder::new();
    let directory = builder.prefix("tieout-postgres-").tempdir_in(room()).ok()?.keep();
    let is_root = is_root();
    if is_root {
        let given = Command::new("chown").arg("nobody:nogroup").arg(&directory).status().ok()?;
        assert!(given.success(), "a directory for PostgreSQL");
    }
    let data = directory.join("data");
    let made = as_nobody(is_root, &initdb)
        .args(["-U", "tieout", "--auth=trust", "-E", "UTF8", "--no-locale", "--no-sync", "-D"])
        .arg(&data)
        .output()
        .ok()?;
    assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
    let port = free_port();
    let more = arguments(&data, is_root);
    let server = run_until_we_end(is_root, &postgres, (&directory, &data), port, &more);
    // It ends when this process does, by the pipe; nobody waits for it before.
    std::mem::forget(server);
    wait_until_ready(port);
    let base = format!("postgres://tieout@127.0.0.1:{port}");
    Some(Server { base, options: String::new(), idle: Mutex::default() })
}

/// Where databases are: in memory, where there is room, since one of a server is a thousand files, and a file waits for
/// the disk at each commit; on a disk where they are to keep what they commit.
pub(crate) fn room() -> PathBuf {
    const BYTES_MIN: u64 = 4 << 30;
    if std::env::var_os("TIEOUT_TEST_POSTGRES_FSYNC").is_some() {
        return std::env::temp_dir();
    }
    let memory = Path::new("/dev/shm");
    let has_room = rustix::fs::statvfs(memory)
        .is_ok_and(|room| room.f_bavail.saturating_mul(room.f_frsize) >= BYTES_MIN);
    if has_room { memory.to_owned() } else { std::env::temp_dir() }
}

pub(crate) fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt as _;
    std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// A program that must not run as root.
pub(crate) fn as_nobody(is_root: bool, program: &Path) -> Command {
    if !is_root {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups"]).arg(program);
    command
}

/// Starts the server under a shell that waits for our end of a pipe to close, however we end, then
/// stops the server and removes its files.
fn run_until_we_end(
    is_root: bool,
    postgres: &Path,
    (directory, data): (&Path, &Path),
    port: u16,
    more: &[String],
) -> Child {
    const SCRIPT: &str = r#"
        "$@" > "$TIEOUT_LOG" 2>&1 < /dev/null &
        server=$!
        read -r _
        kill -QUIT $server
        wait $server
        rm -rf "$TIEOUT_DIRECTORY""#;
    let fsync = if std::env::var_os("TIEOUT_TEST_POSTGRES_FSYNC").is_some() { "on" } else { "off" };
    let mut server = as_nobody(is_root, Path::new("sh"));
    server.args(["-c", SCRIPT, "sh"]).arg(postgres).arg("-D").arg(data);
    server.args(["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=300"]);
    server.args(["-p", &port.to_string(), "-c", &format!("fsync={fsync}")]);
    server.args(["-c", &format!("unix_socket_directories={}", directory.display())]);
    server.args(more);
    server.env("TIEOUT_LOG", directory.join("log")).env("TIEOUT_DIRECTORY", directory);
    server.current_dir("/").stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    server.spawn().expect("PostgreSQL starts")
}

pub(crate) fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").port()
}

pub(crate) fn wait_until_ready(port: u16) {
    let ready = binary("pg_isready").expect("pg_isready");
    let port = port.to_string();
    // Each call waits by itself for an answer; between them there is no fixed pause.
    for _ in 0..2000 {
        let asked = Command::new(&ready)
            .args([
                "-h",
                "127.0.0.1",
                "-p",
                &port,
                "-U",
                "tieout",
                "-d",
                "postgres",
                "-q",
                "-t",
                "5",
            ])
            .status()
            .expect("pg_isready runs");
        if asked.success() {
            return;
        }
        std::thread::yield_now();
    }
    panic!("PostgreSQL does not answer");
}
