//! Where the database is.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::error::StoreError;

/// The file's name in a data directory.
const FILE_NAME: &str = "tieout.db";

/// What in the log quotes the parts of a server's address that it does not know: a mistyped password,
/// say. It is to be silenced.
pub const QUOTES_ADDRESSES: &str = "sqlx_postgres::options";

/// Where the database is.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// A file, made where there is none.
    Sqlite(PathBuf),
    /// A server. The address may hold a password: it is never shown.
    Postgres(String),
}

impl Location {
    /// The database of a data directory.
    #[must_use]
    pub fn in_directory(directory: &Path) -> Self {
        Self::Sqlite(directory.join(FILE_NAME))
    }
}

impl FromStr for Location {
    type Err = StoreError;

    /// Reads `sqlite://PATH`, `postgres://...` or `postgresql://...`.
    fn from_str(text: &str) -> Result<Self, StoreError> {
        if let Some(path) = text.strip_prefix("sqlite:") {
            let path = path.strip_prefix("//").unwrap_or(path);
            if path.is_empty() || path.contains(['?', '#']) || path == ":memory:" {
                let message = "sqlite:// must be followed by the path of a file, and nothing else";
                return Err(StoreError::Address(message.to_owned()));
            }
            return Ok(Self::Sqlite(PathBuf::from(path)));
        }
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Self::Postgres(text.to_owned()));
        }
        let message = "a database is given as sqlite://PATH or postgres://USER@HOST/NAME";
        Err(StoreError::Address(message.to_owned()))
    }
}

/// Whether the address of a server has a password in it, before the host or among its parameters.
#[must_use]
pub fn has_password(address: &str) -> bool {
    if address.starts_with("sqlite:") {
        return false;
    }
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    let (before, parameters) = rest.split_once('?').unwrap_or((rest, ""));
    let user = before.rsplit_once('@').map_or("", |(user, _)| user);
    // Names may be written with percent signs; behind one that is not known nobody knows what stands.
    let is_password = |parameter: &str| {
        let name = parameter.split_once('=').map_or(parameter, |(name, _)| name);
        name.contains('%') || name.to_ascii_lowercase().contains("pass")
    };
    user.contains(':') || parameters.split(['&', ';']).any(is_password)
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => write!(f, "{}", path.display()),
            Self::Postgres(_) => f.write_str("PostgreSQL"),
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_seen_wherever_an_address_may_have_one() {
        for address in [
            "postgres://u:hunter2@h/db",
            "postgresql://u:p@q@h/db",
            "postgres://u@h/db?password=hunter2",
            "postgres://h/db?user=u&password=hunter2",
            "postgres://h/db?sslmode=require&pass%77ord=hunter2",
            "postgres://u:hunter2/3@h/db",
            "u:hunter2@h",
        ] {
            assert!(has_password(address), "{address}");
        }
        for address in [
            "postgres://u@h/db",
            "postgres://u@h:5432/db?sslmode=verify-full&pool_mode=transaction",
            "postgres://h/db",
            "sqlite:///a:b@c/t.db",
            "",
        ] {
            assert!(!has_password(address), "{address}");
        }
    }

    #[test]
    fn both_kinds_of_address_are_read_and_others_refused() {
        let sqlite = |path: &str| Location::Sqlite(PathBuf::from(path));
        assert_eq!("sqlite:///var/lib/t.db".parse::<Location>().unwrap(), sqlite("/var/lib/t.db"));
        assert_eq!("sqlite://t.db".parse::<Location>().unwrap(), sqlite("t.db"));
        let server = "postgres://u:secret@h/db".parse::<Location>().unwrap();
        assert_eq!(format!("{server} {server:?}"), "PostgreSQL PostgreSQL");
        for text in ["", "t.db", "mysql://h", "sqlite:", "sqlite::memory:", "sqlite://t.db?mode=ro"]
        {
            assert!(text.parse::<Location>().is_err(), "{text}");
        }
    }
}
