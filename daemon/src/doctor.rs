//! What an operator should know before a daemon has trouble: one finding for each thing that is looked at.
//! Nothing is changed.

use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use rustix::fs::statvfs;
use rustix::process::{Resource, geteuid, getrlimit};
use tieout::time::Timestamp;

use crate::clock;
use crate::config::SessionSecretSource;
use crate::files::files_needed;
use crate::session::{self, SecretError};
use crate::store::{LedgerKey, Location, ServerFacts, Store, StoreError, last_backup_at};

/// How bad it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FindingStatus {
    /// As it should be.
    Ok,
    /// It works, and may not for long.
    Warning,
    /// It does not work, or is not safe.
    Problem,
}

/// What was found in one place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What was looked at.
    pub check: &'static str,
    /// How bad it is.
    pub status: FindingStatus,
    /// What is there.
    pub found: String,
    /// What to do about it, if anything.
    pub advice: Option<String>,
}

impl Finding {
    fn ok(check: &'static str, found: impl Into<String>) -> Self {
        Self { check, status: FindingStatus::Ok, found: found.into(), advice: None }
    }

    fn warning(check: &'static str, found: impl Into<String>, advice: impl Into<String>) -> Self {
        let advice = Some(advice.into());
        Self { check, status: FindingStatus::Warning, found: found.into(), advice }
    }

    fn problem(check: &'static str, found: impl Into<String>, advice: impl Into<String>) -> Self {
        Self { status: FindingStatus::Problem, ..Self::warning(check, found, advice) }
    }
}

/// Clocks may differ by so much: leases of jobs allow for more.
const CLOCK_DIFFERENCE_MAX: Duration = Duration::from_secs(2);

/// The oldest server that has what the statements use.
const SERVER_VERSION_MIN: i64 = 150_000;

const MIB: u64 = 1 << 20;

/// With less room than this, the next large job or backup may find none.
const FREE_BYTES_LOW: u64 = 1024 * MIB;

/// With less than this, the next write may find none.
const FREE_BYTES_MIN: u64 = 100 * MIB;

/// Larger than it becomes between two checkpoints: somebody reads and does not end.
const LOG_BYTES_MAX: u64 = 256 * MIB;

/// A copy that is older than this may be a habit that has ended.
const BACKUP_AGE_MAX: Duration = Duration::from_hours(7 * 24);

/// Looks at a database, at the files that it is in, at the key of its ledgers and the secret of its sessions, and at the
/// machine.
pub async fn examine(
    location: &Location,
    session_secret: &SessionSecretSource,
    ledger_key: Option<LedgerKey>,
    connections_max: u32,
) -> Vec<Finding> {
    let mut findings = vec![Finding::ok("version", env!("CARGO_PKG_VERSION"))];
    match Store::open_unchanged(location, ledger_key).await {
        Ok(store) => {
            findings.push(Finding::ok("database", location.to_string()));
            findings.extend(of_server(store.server_facts().await, clock::now()));
            findings.push(of_ledger_key(&store).await);
            store.close().await;
        }
        Err(error) => findings.push(of_opening(&error)),
    }
    if let Location::Sqlite(path) = location
        && path.exists()
    {
        let since_1970 = Duration::from_millis(clock::now().unix_ms().unsigned_abs());
        let now = SystemTime::UNIX_EPOCH + since_1970;
        findings.extend(of_files(path));
        findings.extend(of_owners(path));
        findings.push(of_times(&files_of(path), now));
        findings.push(of_disk(path));
        findings.push(of_log(path));
        findings.push(of_backup(last_backup_at(path), now));
    }
    findings.push(of_session_secret(session_secret));
    findings.push(of_open_files(getrlimit(Resource::Nofile).maximum, connections_max));
    findings
}

fn of_opening(error: &StoreError) -> Finding {
    let advice = match error {
        StoreError::OlderSchema(..) => {
            let found = "its tables are those of an earlier version";
            return Finding::warning(
                "database",
                found,
                "run tieout db migrate, or start the daemon",
            );
        }
        StoreError::HiddenTables { .. } => "drop that schema, or set the role's search_path",
        StoreError::NewerSchema(..) => "use the newer version of tieout",
        StoreError::NoFile(_) => "check --data-dir and --database",
        error if error.is_busy() => "check that the server runs and can be reached",
        _ => "run tieout db check; restore a backup if it is damaged",
    };
    Finding::problem("database", error.to_string(), advice)
}

fn of_server(facts: Result<Option<ServerFacts>, StoreError>, now: Timestamp) -> Vec<Finding> {
    let facts = match facts {
        Ok(Some(facts)) => facts,
        Ok(None) => return Vec::new(),
        Err(error) => return vec![of_opening(&error)],
    };
    let version = format!("PostgreSQL {}.{}", facts.version / 10_000, facts.version % 10_000);
    let server = if facts.version < SERVER_VERSION_MIN {
        Finding::problem("server", version, "use PostgreSQL 15 or later")
    } else {
        Finding::ok("server", version)
    };
    let difference_ms = facts.now.unix_ms().abs_diff(now.unix_ms());
    let found = format!("{difference_ms} ms from the server's");
    let clock = if u128::from(difference_ms) > CLOCK_DIFFERENCE_MAX.as_millis() {
        Finding::warning("clock", found, "synchronise the clocks of all machines (NTP)")
    } else {
        Finding::ok("clock", found)
    };
    vec![server, clock]
}

/// The database, and what stands beside it.
fn files_of(path: &Path) -> Vec<PathBuf> {
    let beside = ["", "-wal", "-shm"].map(|ending| {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    });
    beside.into_iter().filter(|file| file.exists()).collect()
}

/// Whose the files are, and who else may read them.
fn of_files(path: &Path) -> Vec<Finding> {
    let mut places = files_of(path);
    places.extend(path.parent().map(Path::to_owned).filter(|directory| directory.exists()));
    let mut findings = Vec::new();
    for place in places {
        let Ok(metadata) = place.metadata() else { continue };
        // Who may enter a directory still needs the right to a file in it.
        let others = if metadata.is_dir() { 0o022 } else { 0o077 };
        let shown = place.display();
        if metadata.mode() & others != 0 {
            let found = format!("{shown} is open to others ({:o})", metadata.mode() & 0o777);
            let mode = if metadata.is_dir() { "700" } else { "600" };
            let advice = format!("chmod {mode} {shown}");
            findings.push(Finding::problem("permissions", found, advice));
        }
        if metadata.is_dir() && metadata.uid() != geteuid().as_raw() {
            let found = format!("{shown} belongs to another user ({})", metadata.uid());
            let advice = "run the daemon, and this, as the owner of the files";
            findings.push(Finding::warning("permissions", found, advice));
        }
    }
    if findings.is_empty() {
        findings.push(Finding::ok("permissions", "the database is for its owner only"));
    }
    findings
}

/// What a daemon would say of the ledger's key as it starts.
async fn of_ledger_key(store: &Store) -> Finding {
    const CHECK: &str = "ledger key";
    const ADVICE: &str =
        "give the TIEOUT_LEDGER_KEY of the daemons; tieout db seal where the key is new";
    match store.compare_ledger_key().await {
        Ok(()) => Finding::ok(CHECK, "the one that the ledgers are chained with, or none is"),
        Err(error @ (StoreError::LedgerKey(_) | StoreError::Unsealed)) => {
            Finding::problem(CHECK, error.to_string(), ADVICE.to_owned())
        }
        // A schema that is not there yet has no ledgers.
        Err(_) => Finding::ok(CHECK, "not looked at: the tables could not be read"),
    }
}

/// What a daemon would say of the secret that signs sessions as it starts.
fn of_session_secret(source: &SessionSecretSource) -> Finding {
    const CHECK: &str = "session secret";
    match (session::read_existing(source), source) {
        (Ok(_), SessionSecretSource::Given(_)) => {
            Finding::ok(CHECK, "set by TIEOUT_SESSION_SECRET")
        }
        (Ok(Some(_)), SessionSecretSource::File(_)) => Finding::ok(CHECK, "for its owner only"),
        (Ok(None), SessionSecretSource::File(_)) => {
            Finding::ok(CHECK, "none yet: tieout serve makes it")
        }
        (Err(error), _) => {
            let advice = match &error {
                SecretError::NotPrivate(path) => format!("chmod 600 {}", path.display()),
                SecretError::Weak(path) => format!("rm {}", path.display()),
                _ => "run the daemon, and this, as the owner of the file".to_owned(),
            };
            Finding::problem(CHECK, error.to_string(), advice)
        }
    }
}

/// Files of the database that belong to another user than their directory: the daemon, which runs as the owner of
/// the directory, cannot open them.
fn of_owners(path: &Path) -> Vec<Finding> {
    let directory = path.parent().filter(|directory| !directory.as_os_str().is_empty());
    let directory = directory.unwrap_or(Path::new("."));
    let Ok(owner) = directory.metadata().map(|directory| directory.uid()) else {
        return Vec::new();
    };
    let name = path.file_name().unwrap_or_default().as_encoded_bytes();
    let files = directory.read_dir().into_iter().flatten().flatten();
    let mut files: Vec<_> = files
        .filter(|file| file.file_name().as_encoded_bytes().starts_with(name))
        .filter_map(|file| Some((file.path(), file.metadata().ok()?.uid())))
        .filter(|(_, user)| *user != owner)
        .collect();
    files.sort();
    let finding = |(file, user): (PathBuf, u32)| {
        let (file, directory) = (file.display(), directory.display());
        let found = format!("{file} belongs to user {user}, its directory to user {owner}");
        let advice = format!("chown --reference={directory} {file}");
        Finding::problem("owner", found, advice)
    };
    files.into_iter().map(finding).collect()
}

/// A file from the future tells of a clock that was put back.
fn of_times(files: &[PathBuf], now: SystemTime) -> Finding {
    let ahead = |file: &PathBuf| file.metadata().ok()?.modified().ok()?.duration_since(now).ok();
    match files.iter().filter_map(ahead).max() {
        Some(ahead) if ahead > CLOCK_DIFFERENCE_MAX => Finding::warning(
            "clock",
            format!("the database was written {} s from now", ahead.as_secs()),
            "set the clock, and keep it synchronised (NTP)",
        ),
        _ => Finding::ok("clock", "not behind the database"),
    }
}

fn of_disk(path: &Path) -> Finding {
    match statvfs(path) {
        Ok(disk) => of_room(disk.f_bavail.saturating_mul(disk.f_frsize)),
        Err(error) => Finding::warning("disk", error.to_string(), "check the disk"),
    }
}

fn of_room(free: u64) -> Finding {
    let found = format!("{} MiB free", free / MIB);
    match free {
        free if free < FREE_BYTES_MIN => Finding::problem("disk", found, "make room at once"),
        free if free < FREE_BYTES_LOW => Finding::warning("disk", found, "make room"),
        _ => Finding::ok("disk", found),
    }
}

fn of_log(path: &Path) -> Finding {
    let length =
        files_of(path).get(1).and_then(|log| log.metadata().ok()).map_or(0, |log| log.len());
    let found = format!("{} MiB", length / MIB);
    if length > LOG_BYTES_MAX {
        let advice = "find out who holds a transaction open (fuser -v, lsof), and end it";
        return Finding::warning("write-ahead log", found, advice);
    }
    Finding::ok("write-ahead log", found)
}

fn of_backup(at: Option<SystemTime>, now: SystemTime) -> Finding {
    const ADVICE: &str = "run tieout db backup FILE every day";
    let Some(at) = at else {
        return Finding::warning("backup", "none was made by tieout", ADVICE);
    };
    let age = now.duration_since(at).unwrap_or_default();
    let found = format!("the last one is {} hours old", age.as_secs() / 3600);
    if age > BACKUP_AGE_MAX {
        return Finding::warning("backup", found, ADVICE);
    }
    Finding::ok("backup", found)
}

/// None is no limit at all.
fn of_open_files(limit: Option<u64>, connections_max: u32) -> Finding {
    let needed = files_needed(connections_max);
    let found = limit.map_or_else(|| "no limit".to_owned(), |limit| format!("at most {limit}"));
    if limit.is_some_and(|limit| limit < needed) {
        let advice = format!("allow {needed} (ulimit -n, or LimitNOFILE= of systemd)");
        return Finding::warning("open files", found, advice);
    }
    Finding::ok("open files", found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(findings: &[Finding], check: &str) -> Option<FindingStatus> {
        findings.iter().find(|finding| finding.check == check).map(|finding| finding.status)
    }

    #[test]
    fn what_is_short_is_warned_of_before_it_is_gone() {
        assert_eq!(of_room(50 * MIB).status, FindingStatus::Problem);
        assert_eq!(of_room(500 * MIB).status, FindingStatus::Warning);
        assert_eq!(of_room(5000 * MIB).status, FindingStatus::Ok);
        assert_eq!(of_open_files(Some(1024), 1024).status, FindingStatus::Warning);
        assert_eq!(of_open_files(Some(4096), 1024).status, FindingStatus::Ok);
        assert_eq!(of_open_files(None, 1024).status, FindingStatus::Ok);
    }

    #[test]
    fn a_backup_is_missed_after_a_week() {
        let now = SystemTime::UNIX_EPOCH + Duration::from_hours(10_000);
        assert_eq!(of_backup(None, now).status, FindingStatus::Warning);
        let of_age = |hours| of_backup(Some(now - Duration::from_hours(hours)), now);
        assert_eq!(of_age(169).status, FindingStatus::Warning);
        assert_eq!(of_age(24).status, FindingStatus::Ok);
        assert_eq!(of_age(24).found, "the last one is 24 hours old");
    }

    #[test]
    fn an_old_server_and_a_clock_of_its_own_are_told() {
        let now = Timestamp::from_unix_ms(1_800_000_000_000);
        let of = |version, ahead_ms| {
            of_server(Ok(Some(ServerFacts { version, now: now.plus_ms(ahead_ms) })), now)
        };
        let good = of(150_004, 1000);
        assert_eq!(good[0].found, "PostgreSQL 15.4");
        assert!(good.iter().all(|finding| finding.status == FindingStatus::Ok), "{good:?}");
        assert_eq!(status(&of(140_011, 0), "server"), Some(FindingStatus::Problem));
        assert_eq!(status(&of(150_004, -2500), "clock"), Some(FindingStatus::Warning));
        assert_eq!(of_server(Ok(None), now), []);
    }

    #[test]
    fn a_log_that_grows_and_a_file_from_the_future_are_told() {
        let directory = tempfile::TempDir::new().unwrap();
        let path = directory.path().join("tieout.db");
        std::fs::write(&path, "").unwrap();
        assert_eq!(of_log(&path).status, FindingStatus::Ok);
        let log = std::fs::File::create(directory.path().join("tieout.db-wal")).unwrap();
        log.set_len(LOG_BYTES_MAX + 1).unwrap();
        assert_eq!(of_log(&path).status, FindingStatus::Warning);
        let written = path.metadata().unwrap().modified().unwrap();
        let files = [path];
        assert_eq!(of_times(&files, written).status, FindingStatus::Ok);
        let before = written - Duration::from_mins(1);
        assert_eq!(of_times(&files, before).found, "the database was written 60 s from now");
    }
}
