//! The secret that signs web sessions. It is the operator's, or in a file of its own: never in the database,
//! whose copies would let their readers in.

use std::fs::File;
use std::io::{self, Write as _};
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::config::{SessionSecret, SessionSecretSource};
use crate::entropy::{EntropyError, new_id_bits, new_session_secret};
use crate::store::{StoreError, create_private};

/// There is no secret to sign with.
#[derive(Debug, thiserror::Error)]
pub enum SecretError {
    /// The database's.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system's.
    #[error("no random numbers are available: {0}")]
    Entropy(#[from] EntropyError),
    /// The file's.
    #[error("cannot use the session secret in {}: {error}", .path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// Others may read it.
    #[error("the session secret in {} is open to others; make it private with chmod 600", .0.display())]
    NotPrivate(PathBuf),
    /// It could be guessed.
    #[error("the session secret in {} is too weak; remove the file to have a new one made", .0.display())]
    Weak(PathBuf),
    /// It is not ours to change.
    #[error("the session secret is set by TIEOUT_SESSION_SECRET: change it there")]
    Given,
    /// Sessions of one daemon would be refused by the other.
    #[error("another daemon on this database signs web sessions with another secret")]
    Other,
}

/// The secret as it is at any time, for those who hold a daemon's sessions against it.
#[derive(Debug)]
pub(crate) struct CurrentSecret {
    source: SessionSecretSource,
    last: Mutex<SessionSecret>,
}

impl CurrentSecret {
    pub(crate) fn of(source: SessionSecretSource) -> Result<Self, SecretError> {
        let last = Mutex::new(read_or_make(&source)?);
        Ok(Self { source, last })
    }

    /// A secret that was changed counts from the next request on. One that cannot be read any more stays.
    pub(crate) fn get(&self) -> SessionSecret {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if let SessionSecretSource::File(path) = &self.source {
            match read(path) {
                Ok(secret) => *last = secret,
                Err(error) => tracing::error!(%error, "sessions go by the secret that was there"),
            }
        }
        last.clone()
    }
}

/// The secret; made where it is in a file that is not there.
///
/// # Errors
/// [`SecretError`].
pub fn read_or_make(source: &SessionSecretSource) -> Result<SessionSecret, SecretError> {
    let path = match source {
        SessionSecretSource::Given(secret) => return Ok(secret.clone()),
        SessionSecretSource::File(path) => path,
    };
    match read(path) {
        Err(SecretError::File { error, .. }) if error.kind() == io::ErrorKind::NotFound => {
            let fresh = write_fresh(path)?;
            // Whoever was first gives it.
            let linked = std::fs::hard_link(&fresh, path);
            if linked.is_err_and(|error| error.kind() != io::ErrorKind::AlreadyExists) {
                return settle(&fresh, path);
            }
            std::fs::remove_file(&fresh).map_err(|error| failed(&fresh, error))?;
            read(path)
        }
        secret => secret,
    }
}

/// The secret, where there is one yet.
///
/// # Errors
/// [`SecretError`].
pub fn read_existing(source: &SessionSecretSource) -> Result<Option<SessionSecret>, SecretError> {
    let path = match source {
        SessionSecretSource::Given(secret) => return Ok(Some(secret.clone())),
        SessionSecretSource::File(path) => path,
    };
    match read(path) {
        Err(SecretError::File { error, .. }) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        secret => secret.map(Some),
    }
}

/// Puts a new secret in the place of the one in a file: every session that was signed with it has ended.
///
/// # Errors
/// [`SecretError`]; [`SecretError::Given`] where there is no file.
pub fn rotate(source: &SessionSecretSource) -> Result<(), SecretError> {
    let SessionSecretSource::File(path) = source else { return Err(SecretError::Given) };
    settle(&write_fresh(path)?, path).map(drop)
}

fn read(path: &Path) -> Result<SessionSecret, SecretError> {
    let file = path.metadata().map_err(|error| failed(path, error))?;
    if file.mode() & 0o077 != 0 {
        return Err(SecretError::NotPrivate(path.to_owned()));
    }
    let text = std::fs::read_to_string(path).map_err(|error| failed(path, error))?;
    let secret = text.trim_end_matches(['\r', '\n']).to_owned();
    SessionSecret::new(secret).ok_or_else(|| SecretError::Weak(path.to_owned()))
}

/// A new secret in a file beside the one that it is for.
fn write_fresh(path: &Path) -> Result<PathBuf, SecretError> {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{:x}", new_id_bits()));
    let fresh = PathBuf::from(name);
    let secret = new_session_secret()?;
    if let Some(directory) = path.parent() {
        std::fs::create_dir_all(directory).map_err(|error| failed(directory, error))?;
    }
    let written = create_private(&fresh).and_then(|mut file| {
        file.write_all(secret.as_bytes())?;
        file.sync_all()
    });
    written.map_err(|error| failed(&fresh, error))?;
    Ok(fresh)
}

/// Gives the file its name, whatever has it.
fn settle(fresh: &Path, path: &Path) -> Result<SessionSecret, SecretError> {
    std::fs::rename(fresh, path).map_err(|error| failed(path, error))?;
    if let Some(directory) = path.parent() {
        // Not every file system can.
        _ = File::open(directory).and_then(|directory| directory.sync_all());
    }
    read(path)
}

fn failed(path: &Path, error: io::Error) -> SecretError {
    SecretError::File { path: path.to_owned(), error }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    fn bytes(secret: &SessionSecret) -> Vec<u8> {
        secret.as_bytes().to_vec()
    }

    #[test]
    fn many_who_ask_for_the_secret_at_once_get_one() {
        let directory = tempfile::TempDir::new().unwrap();
        let source = SessionSecretSource::File(directory.path().join("new").join("secret"));
        let secrets: Vec<_> = std::thread::scope(|scope| {
            let ask = || bytes(&read_or_make(&source).unwrap());
            let threads: Vec<_> = (0..16).map(|_| scope.spawn(ask)).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        assert!(secrets.iter().all(|secret| *secret == secrets[0]));
        let files = std::fs::read_dir(directory.path().join("new")).unwrap();
        assert_eq!(files.count(), 1, "nothing is left beside it");
    }

    #[test]
    fn a_secret_that_is_rotated_counts_at_once_and_one_that_cannot_be_read_changes_nothing() {
        let directory = tempfile::TempDir::new().unwrap();
        let path = directory.path().join("secret");
        let source = SessionSecretSource::File(path.clone());
        let current = CurrentSecret::of(source.clone()).unwrap();
        let first = bytes(&current.get());
        rotate(&source).unwrap();
        let second = bytes(&current.get());
        assert_ne!(first, second);
        assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        std::fs::remove_file(&path).unwrap();
        assert_eq!(bytes(&current.get()), second);
    }

    #[test]
    fn a_file_that_others_may_read_and_a_secret_that_could_be_guessed_are_refused() {
        let directory = tempfile::TempDir::new().unwrap();
        let path = directory.path().join("secret");
        let source = SessionSecretSource::File(path.clone());
        let mode = |mode| std::fs::set_permissions(&path, std::fs::Permissions::from_mode(mode));
        std::fs::write(&path, "0123456789abcdef0123456789abcdef\n").unwrap();
        mode(0o640).unwrap();
        assert!(matches!(read_or_make(&source), Err(SecretError::NotPrivate(_))));
        mode(0o600).unwrap();
        assert_eq!(bytes(&read_or_make(&source).unwrap()), b"0123456789abcdef0123456789abcdef");
        std::fs::write(&path, "abababababababababababababababababab").unwrap();
        assert!(matches!(read_or_make(&source), Err(SecretError::Weak(_))));
        let given = SessionSecret::new("0123456789abcdef0123456789abcdef".to_owned()).unwrap();
        assert!(matches!(rotate(&SessionSecretSource::Given(given)), Err(SecretError::Given)));
    }
}
