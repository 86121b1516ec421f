//! Where a daemon keeps its data in a test: a directory of its own, or a database of a server.

use std::process::Command;
use std::sync::OnceLock;

use sqlx::{
    AssertSqlSafe, Connection as _, Executor as _, PgConnection, Row as _, SqliteConnection,
};
use tempfile::TempDir;
use tieout_daemon::store::{Location, Store};

use crate::postgres;
use crate::support::{Desk, Ran};

/// Every function becomes two tests, `sqlite::name` and `postgres::name`.
macro_rules! on_both_databases {
    ($($(#[$doc:meta])* fn $name:ident($place:ident: &Place) $body:block)*) => {
        $($(#[$doc])* fn $name($place: &crate::place::Place) $body)*

        mod sqlite {
            $(#[test] fn $name() { super::$name(&crate::place::Place::migrated()); })*
        }

        mod postgres {
            $(#[test] fn $name() {
                let name = concat!(module_path!(), "::", stringify!($name));
                if let Some(place) = crate::place::Place::postgres(name) {
                    super::$name(&place);
                }
            })*
        }
    };
}
pub(crate) use on_both_databases;

#[path = "prepared.rs"]
pub(crate) mod prepared;

use prepared::Prepared;

/// What is in a place when something first asks for it.
#[derive(Clone, Copy)]
enum First {
    /// Not even a table.
    Nothing,
    Tables,
}

/// A database, empty at first, and a directory beside it.
pub(crate) struct Place {
    directory: TempDir,
    is_server: bool,
    first: First,
    /// The database of a server, once something has asked for it: until then the place may begin with something
    /// else, which takes less time than to make it there.
    database: OnceLock<Option<postgres::Database>>,
    /// By which address daemons reach the database, if not by its own.
    way: Option<String>,
}

impl Place {
    fn of(is_server: bool, first: First) -> Self {
        let directory = TempDir::new_in(postgres::room()).expect("a temporary directory");
        Self { directory, is_server, first, database: OnceLock::new(), way: None }
    }

    /// Without a file.
    pub(crate) fn sqlite() -> Self {
        Self::of(false, First::Nothing)
    }

    /// With a file that has its tables.
    pub(crate) fn migrated() -> Self {
        Self::of(false, First::Tables)
    }

    /// None where there is no server; the test is then left out, and that is said.
    pub(crate) fn postgres(name: &str) -> Option<Self> {
        postgres::server_for(name)?;
        Some(Self::of(true, First::Tables))
    }

    /// The database of a server. From here on the place is used.
    fn database(&self) -> Option<&postgres::Database> {
        let first = || match (self.first, self.is_server) {
            (First::Nothing, false) => None,
            (First::Nothing, true) => postgres::empty_database("another"),
            (First::Tables, true) => postgres::new_database("a place", prepared::migrate),
            (First::Tables, false) => prepared::tables().put_into(self.directory.path()),
        };
        self.database.get_or_init(first).as_ref()
    }

    /// Has it begin with what was prepared; nothing of it was used yet.
    pub(crate) fn begin_with(&self, prepared: &Prepared) {
        let database = prepared.put_into(self.directory.path());
        self.database.set(database).unwrap_or_else(|_| panic!("the place was used"));
    }

    /// Whether nothing of it was used yet.
    pub(crate) fn is_unused(&self) -> bool {
        self.database.get().is_none() && self.way.is_none()
    }

    /// Its directory and database, for others to begin with.
    pub(crate) fn into_parts(mut self) -> (TempDir, Option<postgres::Database>) {
        (self.directory, self.database.take().flatten())
    }

    /// A database of a server that a test has for itself.
    #[cfg(feature = "long-tests")]
    pub(crate) fn at(url: &str) -> Self {
        Self::sqlite().by_way_of(url)
    }

    pub(crate) fn path(&self) -> &std::path::Path {
        self.database();
        self.directory.path()
    }

    /// The address of a database on a server.
    pub(crate) fn url(&self) -> Option<&str> {
        self.database().map(postgres::Database::url)
    }

    /// The same place, whose daemons reach the database by another address.
    pub(crate) fn by_way_of(mut self, url: &str) -> Self {
        self.way = Some(url.to_owned());
        self
    }

    /// What daemons have said on standard error in this place, all of them.
    pub(crate) fn log(&self) -> String {
        let log = std::fs::read(self.log_file()).expect("a log");
        String::from_utf8(log).expect("a log is UTF-8")
    }

    /// Where daemons write their log.
    pub(crate) fn log_file(&self) -> std::path::PathBuf {
        self.directory.path().join("daemon.log")
    }

    /// The arguments that name it.
    pub(crate) fn arguments(&self) -> [&str; 2] {
        match self.way.as_deref().or_else(|| self.url()) {
            Some(url) => ["--database", url],
            None => ["--data-dir", self.path().to_str().expect("UTF-8")],
        }
    }

    /// `tieout admin` on it; gives what it says in JSON.
    #[track_caller]
    pub(crate) fn admin(&self, args: &[&str]) -> serde_json::Value {
        let ran = self.try_admin(args);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        ran.json()
    }

    pub(crate) fn try_admin(&self, args: &[&str]) -> Ran {
        let arguments = self.arguments();
        let admin = [&["admin", "--json", arguments[0], arguments[1]], args].concat();
        let desk = Desk::new();
        let mut command = self.at_home(desk.command(&admin));
        Ran::of(command.output().expect("the program runs"))
    }

    /// Seals the ledger with a key that is new to it.
    #[track_caller]
    pub(crate) fn seal(&self, key: &str) {
        let arguments = self.arguments();
        let desk = Desk::new();
        let mut command = desk.command(&["db", "--json", arguments[0], arguments[1], "seal"]);
        let ran = command.env("TIEOUT_LEDGER_KEY", key).output().expect("the program runs");
        assert!(ran.status.success(), "{ran:?}");
    }

    /// The command of a user whose data is in this place, as that of its daemon is.
    pub(crate) fn at_home(&self, mut command: Command) -> Command {
        command.env("XDG_DATA_HOME", self.directory.path());
        command
    }

    /// One of the same kind without even a table.
    pub(crate) fn another(&self) -> Self {
        Self::of(self.is_server, First::Nothing)
    }

    /// Everything in the database of a server, as text.
    pub(crate) fn dump(&self) -> Option<String> {
        self.dumped(&["--inserts"])
    }

    fn dumped(&self, args: &[&str]) -> Option<String> {
        let url = self.url()?;
        let program = postgres::binary("pg_dump").expect("pg_dump");
        let ran = Command::new(program).args(args).arg(url).output();
        let ran = ran.expect("pg_dump runs");
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        Some(String::from_utf8(ran.stdout).expect("UTF-8"))
    }

    /// The same as statements that any session understands, without settings.
    fn statements(&self, args: &[&str]) -> Option<String> {
        let is_of_tool = |line: &&str| {
            line.is_empty()
                || ["\\", "--", "SET "].iter().any(|start| line.starts_with(start))
                || line.contains("set_config(")
        };
        let dump = self.dumped(args)?;
        Some(
            dump.lines().filter(|line| !is_of_tool(line)).map(|line| format!("{line}\n")).collect(),
        )
    }

    /// The schema, as text.
    pub(crate) fn schema(&self) -> String {
        self.statements(&["--schema-only", "--no-owner"]).unwrap_or_else(|| {
            self.texts("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name")
                .join(";\n")
        })
    }

    /// The names of its tables.
    pub(crate) fn tables(&self) -> Vec<String> {
        self.texts(if self.is_server {
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"
        } else {
            "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid"
        })
    }

    /// Statements that make the database again, for [`Self::load`].
    pub(crate) fn script(&self) -> String {
        if let Some(dump) = self.statements(&["--inserts", "--no-owner"]) {
            return dump;
        }
        let of_schema = |what: &str| {
            let order = format!("{what} AND sql IS NOT NULL ORDER BY rowid");
            self.texts(&format!("SELECT sql FROM sqlite_schema WHERE type {order}"))
        };
        let rows = |table: &String| {
            let columns = format!("SELECT name FROM pragma_table_info('{table}')");
            let columns = self
                .texts(&columns)
                .iter()
                .map(|name| format!("quote({name})"))
                .collect::<Vec<_>>();
            let values = columns.join(" || ', ' || ");
            self.texts(&format!(
                "SELECT 'INSERT INTO {table} VALUES (' || {values} || ')' FROM {table}"
            ))
        };
        // Triggers last: rows come in any order.
        let statements = [
            vec!["PRAGMA foreign_keys = OFF".to_owned(), "BEGIN".to_owned()],
            of_schema("= 'table'"),
            self.tables().iter().flat_map(rows).collect(),
            of_schema("<> 'table'"),
            vec!["COMMIT".to_owned()],
        ];
        statements.concat().iter().map(|statement| format!("{statement};\n")).collect()
    }

    /// Makes an empty database what a script says.
    pub(crate) fn load(&self, script: &str) {
        if !self.is_server() {
            std::fs::write(self.path().join("tieout.db"), "").expect("an empty file");
        }
        self.execute(script);
    }

    /// The text of each row that a statement gives.
    fn texts(&self, sql: &str) -> Vec<String> {
        let cast = if self.is_server {
            "convert_to(CAST(text AS TEXT), 'UTF8')"
        } else {
            "CAST(text AS BLOB)"
        };
        let rows = self.bytes(&format!("WITH rows (text) AS ({sql}) SELECT {cast} FROM rows"));
        rows.into_iter().map(|bytes| String::from_utf8(bytes).expect("UTF-8")).collect()
    }

    /// Runs a statement on the database behind the daemon's back.
    pub(crate) fn execute(&self, sql: &str) {
        Visit::to(self).execute(sql);
    }

    /// The one number that a statement gives, asked behind the daemon's back.
    pub(crate) fn number(&self, sql: &str) -> i64 {
        Visit::to(self).number(sql)
    }

    /// The bytes of each row that a statement gives.
    pub(crate) fn bytes(&self, sql: &str) -> Vec<Vec<u8>> {
        Visit::to(self).bytes(sql)
    }

    pub(crate) const fn is_server(&self) -> bool {
        self.is_server
    }

    /// Where the server has the files of this database, if this process may read them.
    pub(crate) fn server_directory(&self) -> Option<std::path::PathBuf> {
        let sql = "SELECT convert_to(current_setting('data_directory') || '/base/' || oid, 'UTF8') \
            FROM pg_database WHERE datname = current_database()";
        let directory = String::from_utf8(self.bytes(sql).concat()).expect("UTF-8");
        let directory = std::path::PathBuf::from(directory);
        std::fs::read_dir(&directory).is_ok().then_some(directory)
    }

    /// Reads from the database, and does not end, until it is released: what is there now stays.
    pub(crate) fn read(&self) -> Lock {
        let mut visit = Visit::to(self);
        visit.execute("BEGIN");
        visit.number("SELECT count(*) FROM jobs");
        Lock(visit)
    }

    /// Keeps everybody from writing until it is released.
    pub(crate) fn lock(&self) -> Lock {
        let mut visit = Visit::to(self);
        visit.execute(if self.is_server {
            "BEGIN; LOCK TABLE queues, users IN EXCLUSIVE MODE"
        } else {
            "BEGIN IMMEDIATE"
        });
        Lock(visit)
    }

    /// Does something with the store itself, beside a daemon or before there is one. On one thread:
    /// what is joined is asked for before the store's writer begins, and so shares a commit.
    pub(crate) fn with_store<T>(&self, work: impl AsyncFnOnce(&Store) -> T) -> T {
        let location = match self.url() {
            Some(url) => url.parse().expect("an address"),
            None => Location::in_directory(self.path()),
        };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("a runtime");
        runtime.block_on(async {
            let store = Store::open(&location).await.expect("the store opens");
            let done = work(&store).await;
            store.close().await;
            done
        })
    }
}

/// A transaction on the database that others have to wait for, or to do without.
pub(crate) struct Lock(Visit);

impl Lock {
    pub(crate) fn release(mut self) {
        self.0.execute("ROLLBACK");
    }
}

/// A connection beside those of the daemon.
struct Visit {
    runtime: tokio::runtime::Runtime,
    connection: Connection,
}

enum Connection {
    File(SqliteConnection),
    Server(PgConnection),
}

impl Visit {
    fn to(place: &Place) -> Self {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        let connection = runtime.block_on(async {
            if let Some(url) = place.url() {
                return Connection::Server(PgConnection::connect(url).await.expect("a connection"));
            }
            let url = format!("sqlite://{}/tieout.db", place.path().display());
            Connection::File(SqliteConnection::connect(&url).await.expect("a connection"))
        });
        Self { runtime, connection }
    }

    fn number(&mut self, sql: &str) -> i64 {
        let sql = AssertSqlSafe(format!("SELECT CAST(({sql}) AS BIGINT)"));
        let number = self.runtime.block_on(async {
            match &mut self.connection {
                Connection::File(file) => {
                    sqlx::query(sql).fetch_one(file).await.map(|row| row.get::<i64, _>(0))
                }
                Connection::Server(server) => {
                    sqlx::query(sql).fetch_one(server).await.map(|row| row.get::<i64, _>(0))
                }
            }
        });
        number.expect("a number")
    }

    fn bytes(&mut self, sql: &str) -> Vec<Vec<u8>> {
        let sql = AssertSqlSafe(sql.to_owned());
        let rows: Result<Vec<Vec<u8>>, _> = self.runtime.block_on(async {
            match &mut self.connection {
                Connection::File(file) => {
                    let rows = sqlx::query(sql).fetch_all(file).await;
                    rows.map(|rows| rows.iter().map(|row| row.get(0)).collect())
                }
                Connection::Server(server) => {
                    let rows = sqlx::query(sql).fetch_all(server).await;
                    rows.map(|rows| rows.iter().map(|row| row.get(0)).collect())
                }
            }
        });
        rows.expect("rows")
    }

    fn execute(&mut self, sql: &str) {
        let sql = AssertSqlSafe(sql.to_owned());
        let executed = self.runtime.block_on(async {
            match &mut self.connection {
                Connection::File(file) => file.execute(sqlx::raw_sql(sql)).await.map(drop),
                Connection::Server(server) => server.execute(sqlx::raw_sql(sql)).await.map(drop),
            }
        });
        executed.expect("executed");
    }
}
