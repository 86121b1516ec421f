//! `tieout db`: a database copied, put back, looked at, brought up to date.

use std::future::Future;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use serde::Serialize;
use tieout::contract::ledger::audit::{FirstBad, LedgerHead};
use tieout::id::OrganisationId;
use tieout::ledger::security_log::SecurityFault;
use tieout_daemon::LedgerKey;
use tieout_daemon::clock;
use tieout_daemon::store::{self, CheckUp, CheckedBooks, Location, SecurityCheck, Store};

use crate::CommandResult;
use crate::database::{DatabaseArgs, ledger_key, store_failure};
use crate::exit::{Exit, Failure};
use crate::operator::operator;
use crate::render::{Tabular, Ui, Value};

/// Back up, restore, check and upgrade the database
#[derive(Debug, clap::Args)]
pub(crate) struct DbArgs {
    #[command(flatten)]
    database: DatabaseArgs,
    #[command(subcommand)]
    action: DbCommand,
}

#[derive(Debug, Subcommand)]
enum DbCommand {
    /// Copy the database to a new file, also while a daemon is running (SQLite)
    ///
    /// The copy is as of one moment and readable by its owner only. It gets its name once it has been opened
    /// and checked, ledgers included; a damaged one is removed again. An existing file is never overwritten.
    Backup {
        /// The file to create
        #[arg(value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
        file: PathBuf,
    },
    /// Replace the database with a backup (SQLite)
    ///
    /// No daemon may be running on it. The backup is checked first, ledgers included; the database that it
    /// replaces is kept beside it. Run by root, the file belongs to the owner of the one that it replaces, or of
    /// the directory.
    Restore {
        /// The backup
        #[arg(value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
        file: PathBuf,
    },
    /// Check the database and every organisation's ledger, also while a daemon is running
    ///
    /// Nothing is changed. Exits with 1 if anything is wrong.
    Check,
    /// Bring the database's tables up to date, as starting the daemon does
    Migrate,
    /// Seal a ledger as it is with a ledger key that is new to it
    ///
    /// The key is in the environment variable `TIEOUT_LEDGER_KEY`. All of it is checked first, and nothing is sealed if
    /// anything is wrong. A daemon with the key starts only
    /// on a ledger that is sealed with it, or empty.
    Seal,
}

pub(crate) fn run(args: &DbArgs, ui: &Ui) -> CommandResult {
    let location = args.database.noted_location(ui)?;
    let key = ledger_key()?;
    match &args.action {
        DbCommand::Backup { file } => back_up(&location, file, key, ui),
        DbCommand::Restore { file } => restore(&location, file, key, ui),
        DbCommand::Check => check(&args.database, &location, key, ui),
        DbCommand::Migrate => {
            let (from, to) = wait(store::migrate(&location))?.map_err(store_failure)?;
            ui.record(&Migrated { from, to })?;
            Ok(Exit::Done)
        }
        DbCommand::Seal => {
            let sealed = wait(async {
                let store = Store::open_existing(&location, key).await?;
                let sealed = store.seal_ledger(operator("db seal")).await;
                store.close().await;
                sealed
            })?
            .map_err(store_failure)?;
            if sealed.is_none() {
                ui.note("this ledger was sealed with this key before: nothing is sealed again");
            }
            ui.record(&Sealed { organisations: sealed.unwrap_or(0) })?;
            Ok(Exit::Done)
        }
    }
}

pub(super) fn wait<T>(work: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    Ok(runtime.map_err(|error| Failure::file(format!("cannot start: {error}")))?.block_on(work))
}

fn back_up(location: &Location, file: &Path, key: Option<LedgerKey>, ui: &Ui) -> CommandResult {
    let check_up = wait(store::back_up(location, file, key))?.map_err(store_failure)?;
    ui.record(&CheckedFile::new(file, None, &check_up))?;
    note_unchecked(&check_up, ui);
    Ok(Exit::Done)
}

fn restore(location: &Location, file: &Path, key: Option<LedgerKey>, ui: &Ui) -> CommandResult {
    let Location::Sqlite(path) = location else {
        return Err(store_failure(store::StoreError::NotAFile));
    };
    let ending = format!("before-{}", clock::now().to_string().replace([':', '.'], "-"));
    let failed = |error| match error {
        store::StoreError::NoFile(missing) if missing == file && is_missing(file) => {
            Failure::file(format!("there is no file {}", file.display()))
                .with_hint("name a backup that tieout db backup made")
        }
        error => match std::fs::File::open(file) {
            Err(cause) if cause.kind() == std::io::ErrorKind::PermissionDenied => Failure::file(
                format!("cannot read {}: {cause}", file.display()),
            )
            .with_hint("run it as root: what it puts back belongs to the owner of the database"),
            _ => store_failure(error),
        },
    };
    let restored = wait(store::restore(location, file, &ending, key))?.map_err(failed)?;
    ui.record(&CheckedFile::new(path, restored.kept, &restored.check_up))?;
    note_unchecked(&restored.check_up, ui);
    Ok(Exit::Done)
}

/// Whether there is no file; one in a directory that may not be looked into is not known to be missing.
fn is_missing(file: &Path) -> bool {
    file.try_exists().is_ok_and(|is_there| !is_there)
}

fn note_unchecked(check_up: &CheckUp, ui: &Ui) {
    if check_up.books.is_none() {
        ui.note("an earlier version of tieout made this database: its ledgers were not checked");
    }
}

fn check(
    database: &DatabaseArgs,
    location: &Location,
    key: Option<LedgerKey>,
    ui: &Ui,
) -> CommandResult {
    let check_up = wait(async {
        let store = Store::open_unchanged(location, key).await?;
        let check_up = store.check_up().await;
        store.close().await;
        check_up
    })?
    .map_err(|error| database.failure(error))?;
    let file = CheckedPart::of_database(location, &check_up);
    let log = check_up.security.as_ref().map(CheckedPart::of_security_log);
    let books = check_up.books.iter().flatten().map(CheckedPart::of_books);
    let parts: Vec<_> = std::iter::once(file).chain(books).chain(log).collect();
    ui.list(&parts)?;
    Ok(if parts.iter().all(|part| part.ok) { Exit::Done } else { Exit::Differences })
}

/// A file that was made and checked.
#[derive(Serialize)]
struct CheckedFile {
    file: PathBuf,
    bytes: Option<u64>,
    schema: i64,
    organisations: Option<usize>,
    entries: Option<i64>,
    /// Where the database is that it replaces.
    kept: Option<PathBuf>,
}

impl CheckedFile {
    fn new(file: &Path, kept: Option<PathBuf>, check_up: &CheckUp) -> Self {
        let books = check_up.books.as_deref();
        Self {
            file: file.to_owned(),
            bytes: file.metadata().ok().map(|file| file.len()),
            schema: check_up.schema,
            organisations: books.map(<[_]>::len),
            entries: books.map(|books| books.iter().map(|one| one.integrity.entries).sum()),
            kept,
        }
    }
}

impl Tabular for CheckedFile {
    const COLUMNS: &'static [&'static str] =
        &["file", "bytes", "schema", "organisations", "entries", "kept"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.file.display()),
            self.bytes.map_or(Value::None, Value::number),
            Value::number(self.schema),
            self.organisations.map_or(Value::None, Value::number),
            self.entries.map_or(Value::None, Value::number),
            Value::optional(self.kept.as_ref().map(|kept| kept.display())),
        ]
    }
}

/// One of the things that were checked.
#[derive(Serialize)]
struct CheckedPart {
    /// Null for the database's own.
    organisation_id: Option<OrganisationId>,
    name: String,
    ok: bool,
    entries: Option<i64>,
    head: Option<LedgerHead>,
    /// The first fault that was found.
    fault: Option<String>,
    /// How many balance assertions fail, which is no fault of the database.
    assertions_failed: Option<i64>,
}

impl CheckedPart {
    fn of_database(location: &Location, check_up: &CheckUp) -> Self {
        let fault = check_up.faults.first().or(check_up.schema_faults.first()).cloned();
        Self {
            organisation_id: None,
            name: location.to_string(),
            ok: fault.is_none(),
            entries: None,
            head: None,
            fault,
            assertions_failed: None,
        }
    }

    fn of_security_log(check: &SecurityCheck) -> Self {
        let told = |fault: &SecurityFault| match fault.number {
            Some(number) => format!("event {number}: {}", fault.message),
            None => fault.message.to_owned(),
        };
        Self {
            organisation_id: None,
            name: "security log".to_owned(),
            ok: check.fault.is_none(),
            entries: Some(check.events),
            head: None,
            fault: check.fault.as_ref().map(told),
            assertions_failed: None,
        }
    }

    fn of_books(books: &CheckedBooks) -> Self {
        let integrity = &books.integrity;
        Self {
            organisation_id: Some(books.organisation),
            name: books.name.clone(),
            ok: integrity.ok,
            entries: Some(integrity.entries),
            head: Some(integrity.head.clone()),
            fault: integrity.first_bad.as_ref().map(FirstBad::with_place),
            assertions_failed: Some(integrity.assertions_failed),
        }
    }
}

impl Tabular for CheckedPart {
    const COLUMNS: &'static [&'static str] =
        &["name", "organisation_id", "ok", "entries", "head", "assertions_failed", "fault"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(&self.name),
            Value::optional(self.organisation_id),
            Value::yes_or_no(self.ok),
            self.entries.map_or(Value::None, Value::number),
            Value::optional(self.head.as_ref().map(|head| &head.hash)),
            self.assertions_failed.map_or(Value::None, Value::number),
            Value::optional(self.fault.as_ref()),
        ]
    }
}

/// How many organisations' books were sealed.
#[derive(Serialize)]
struct Sealed {
    organisations: usize,
}

impl Tabular for Sealed {
    const COLUMNS: &'static [&'static str] = &["organisations"];

    fn values(&self) -> Vec<Value> {
        vec![Value::number(self.organisations)]
    }
}

/// Numbers of the last step of the schema.
#[derive(Serialize)]
struct Migrated {
    from: i64,
    to: i64,
}

impl Tabular for Migrated {
    const COLUMNS: &'static [&'static str] = &["from", "to"];

    fn values(&self) -> Vec<Value> {
        vec![Value::number(self.from), Value::number(self.to)]
    }
}
