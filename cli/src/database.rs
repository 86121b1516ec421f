//! Which database a command works on, for `serve` and the commands that need no daemon alike.

use std::path::PathBuf;

use directories::ProjectDirs;
use tieout_daemon::session::SecretError;
use tieout_daemon::store::{Location, StoreError};
use tieout_daemon::{LedgerKey, SessionSecret};

use crate::exit::Failure;
use crate::target::variable;

/// The database by its address, so that a password in it stands in no list of processes.
const DATABASE_URL: &str = "TIEOUT_DATABASE_URL";

/// Signs web sessions in place of the database's own secret.
const SESSION_SECRET: &str = "TIEOUT_SESSION_SECRET";

/// Chains the entries of the ledger.
const LEDGER_KEY: &str = "TIEOUT_LEDGER_KEY";

/// Where the database is.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct DatabaseArgs {
    #[arg(long, value_name = "URL", value_hint = clap::ValueHint::Url, global = true, conflicts_with = "data_dir",
          help = "The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL")]
    pub(crate) database: Option<String>,
    /// The directory of an SQLite database [default: tieout in the user's data directory]
    #[arg(long, value_name = "DIR", global = true, value_hint = clap::ValueHint::DirPath)]
    pub(crate) data_dir: Option<PathBuf>,
}

impl DatabaseArgs {
    /// A flag counts before the environment, the environment before the default.
    pub(crate) fn location(&self) -> Result<Location, Failure> {
        if let Some(directory) = &self.data_dir {
            return Ok(Location::in_directory(directory));
        }
        let url =
            self.database.clone().map_or_else(|| variable(DATABASE_URL), |url| Ok(Some(url)))?;
        if let Some(url) = url {
            return url.parse().map_err(store_failure);
        }
        let directories = ProjectDirs::from("", "", "tieout");
        let directories = directories.ok_or_else(|| {
            Failure::usage("the user has no home directory").with_hint("give one with --data-dir")
        })?;
        Ok(Location::in_directory(directories.data_dir()))
    }

    /// The same choice as arguments, for a command that is shown.
    pub(crate) fn as_arguments(&self) -> String {
        match (&self.data_dir, &self.database) {
            (Some(directory), _) => format!(" --data-dir {}", directory.display()),
            (None, Some(url)) if url.starts_with("sqlite") => format!(" --database {url}"),
            // Its address may hold a password.
            (None, Some(_)) => " --database ...".to_owned(),
            (None, None) => String::new(),
        }
    }
}

/// The operator's own secret for web sessions, if there is one.
pub(crate) fn session_secret() -> Result<Option<SessionSecret>, Failure> {
    let Some(secret) = variable(SESSION_SECRET)? else { return Ok(None) };
    let refusal = || Failure::usage(format!("{SESSION_SECRET} must be at least 32 bytes long"));
    SessionSecret::new(secret).map(Some).ok_or_else(refusal)
}

/// The key that entries of the ledger are chained with, if there is one.
pub(crate) fn ledger_key() -> Result<Option<LedgerKey>, Failure> {
    let Some(key) = variable(LEDGER_KEY)? else { return Ok(None) };
    let refusal = || Failure::usage(format!("{LEDGER_KEY} must be at least 32 bytes long"));
    LedgerKey::new(&key).map(Some).ok_or_else(refusal)
}

/// What the store says, with the exit code that tells whether to try again.
/// A daemon that cannot be opened.
pub(crate) fn open_failure(error: SecretError) -> Failure {
    match error {
        SecretError::Store(error) => store_failure(error),
        SecretError::Entropy(_) | SecretError::TooShort => Failure::file(error.to_string()),
    }
}

pub(crate) fn store_failure(error: StoreError) -> Failure {
    let message = error.to_string();
    match error {
        StoreError::Address(_) | StoreError::LedgerKey(_) => Failure::usage(message),
        StoreError::InUse(_) => Failure::file(message)
            .with_hint("stop it, or give this one its own directory with --data-dir"),
        StoreError::NoDatabase(_) => Failure::file(format!("PostgreSQL says: {message}"))
            .with_hint("create it first with createdb; tieout creates the tables"),
        StoreError::Exists(_) => Failure::file(message).with_hint("name another file"),
        StoreError::NoFile(_) => Failure::file(message).with_hint(
            "is it the right place? tieout serve and tieout admin users create create a new database",
        ),
        error if error.is_busy() => Failure::unreachable(message),
        _ => Failure::file(message),
    }
}
