//! Which database a command works on, for `serve` and the commands that need no daemon alike.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use tieout_daemon::session::SecretError;
use tieout_daemon::store::{Location, StoreError};
use tieout_daemon::{LedgerKey, SessionSecret, SessionSecretSource};

use crate::exit::Failure;
use crate::render::Ui;
use crate::target::variable;
use tieout_daemon::store::NotDone;

/// The database by its address, so that a password in it stands in no list of processes.
const DATABASE_URL: &str = "TIEOUT_DATABASE_URL";

/// Signs web sessions in place of the secret in the file.
const SESSION_SECRET: &str = "TIEOUT_SESSION_SECRET";

/// Chains the entries of the ledger.
const LEDGER_KEY: &str = "TIEOUT_LEDGER_KEY";

/// Where the database is.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct DatabaseArgs {
    #[arg(long, value_name = "URL", value_hint = clap::ValueHint::Url, global = true, conflicts_with = "data_dir",
          help = "The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL")]
    pub(crate) database: Option<String>,
    #[arg(long, value_name = "DIR", global = true, value_hint = clap::ValueHint::DirPath,
          help = "The directory of an SQLite database; else TIEOUT_DATA_DIR [default: tieout in the user's data \
                  directory]")]
    pub(crate) data_dir: Option<PathBuf>,
    #[arg(long, value_name = "FILE", global = true, value_hint = clap::ValueHint::FilePath,
          help = "Settings in TOML, named as the flags of tieout serve; else TIEOUT_CONFIG")]
    // Read before the arguments are: what it says becomes some of them.
    pub(crate) config: Option<PathBuf>,
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
        Ok(Location::in_directory(user_directories()?.data_dir()))
    }

    /// The same, with a note where nothing names it: what is changed or looked at may not be what is meant.
    pub(crate) fn noted_location(&self, ui: &Ui) -> Result<Location, Failure> {
        let location = self.location()?;
        let is_named = self.data_dir.is_some() || self.database.is_some();
        if !is_named && variable(DATABASE_URL)?.is_none() {
            ui.note(&format!(
                "the database is {location}: no --config, --data-dir or --database names another"
            ));
        }
        Ok(location)
    }

    /// What the store says of this database, with a command for it.
    pub(crate) fn failure(&self, error: StoreError) -> Failure {
        match error {
            StoreError::Unsealed => unsealed(&self.as_arguments()),
            error => store_failure(error),
        }
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

/// What signs web sessions: the operator's own secret, or the file beside a database. Several daemons of a server
/// may be on several machines; each has a file with the user's data.
pub(crate) fn session_secret(location: &Location) -> Result<SessionSecretSource, Failure> {
    if let Some(secret) = variable(SESSION_SECRET)? {
        let refusal = || {
            Failure::usage(format!(
                "{SESSION_SECRET} must be at least 32 bytes long, at least 8 of them different"
            ))
        };
        let secret = SessionSecret::new(secret).ok_or_else(refusal)?;
        return Ok(SessionSecretSource::Given(secret));
    }
    Ok(SessionSecretSource::File(match location {
        Location::Sqlite(path) => beside(path),
        Location::Postgres(_) => user_directories()?.data_dir().join("session-secret"),
    }))
}

/// The file of a database's secret, whatever links lead to the database.
fn beside(database: &Path) -> PathBuf {
    let database = database.canonicalize().unwrap_or_else(|_| database.to_owned());
    let mut name = database.into_os_string();
    name.push(".session-secret");
    PathBuf::from(name)
}

fn user_directories() -> Result<ProjectDirs, Failure> {
    ProjectDirs::from("", "", "tieout").ok_or_else(|| {
        Failure::usage("the user has no home directory").with_hint("give one with --data-dir")
    })
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
        SecretError::Given => Failure::usage(error.to_string()),
        SecretError::Other => Failure::usage(error.to_string()).with_hint(
            "give all daemons the same TIEOUT_SESSION_SECRET; to change it, stop all of them first",
        ),
        error => Failure::file(error.to_string()),
    }
}

pub(crate) fn store_failure(error: StoreError) -> Failure {
    let message = error.to_string();
    match error {
        StoreError::LedgerKey(_) if std::env::var_os(LEDGER_KEY).is_none() => {
            Failure::usage(message).with_hint(
                "with the Debian package: (set -a; . /etc/tieout/secrets.env; exec runuser -u tieout -- tieout ...); \
                 if the key is lost, tieout serve --without-ledger-key has the books read and exported",
            )
        }
        StoreError::Address(_)
        | StoreError::LedgerKey(_)
        | StoreError::PoolMode => {
            Failure::usage(message)
        }
        StoreError::Unsealed => unsealed(""),
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

/// A ledger that the key did not seal.
fn unsealed(arguments: &str) -> Failure {
    Failure::usage(StoreError::Unsealed.to_string()).with_hint(format!(
        "if the key is new to it: tieout db seal{arguments}; a copy from before it is checked and restored without the key"
    ))
}

/// What the store does not do.
pub(crate) fn not_done(error: NotDone<impl std::fmt::Display>) -> Failure {
    let refused = |refusal| Failure::conflict(format!("{refusal}"));
    error.refusal().map_or_else(store_failure, refused)
}
