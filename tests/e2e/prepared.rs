//! Places that are made once and then copied: hundreds of tests begin with the same tables, the same user with a key
//! and a session, or the same organisation.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use crate::account::{EMAIL, OtherUser, make_user};
use crate::place::Place;
use crate::postgres;
use crate::support::Desk;

/// What was in a place.
pub(crate) struct Prepared {
    /// By their names below its directory: the mode, and of a file what is in it.
    files: Vec<(PathBuf, u32, Option<Vec<u8>>)>,
    database: Option<postgres::Database>,
}

/// A place with the user of an account.
pub(crate) struct PreparedAccount {
    pub(crate) place: Prepared,
    pub(crate) user: OtherUser,
}

/// Things by what makes them what they are, each made when it is first asked for.
pub(crate) type Made<K, V> = LazyLock<Mutex<BTreeMap<K, &'static OnceLock<V>>>>;

/// The one of this kind.
pub(crate) fn made<K: Ord + Copy, V>(
    all: &Made<K, V>,
    of: K,
    make: impl FnOnce() -> V,
) -> &'static V {
    let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
    let one = *all.entry(of).or_insert_with(|| Box::leak(Box::default()));
    drop(all);
    one.get_or_init(make)
}

/// Gives an empty database of a server its tables.
pub(crate) fn migrate(url: &str) {
    let ran = Desk::new().run(&["db", "migrate", "--database", url]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

/// A file with its tables.
pub(crate) fn tables() -> &'static Prepared {
    static MADE: OnceLock<Prepared> = OnceLock::new();
    MADE.get_or_init(|| {
        let place = Place::sqlite();
        place.with_store(async |_| ());
        Prepared::of(place)
    })
}

/// A user with so many credits.
pub(crate) fn account(is_server: bool, credits: u32) -> &'static PreparedAccount {
    static MADE: Made<(bool, u32), PreparedAccount> = LazyLock::new(Mutex::default);
    made(&MADE, (is_server, credits), || {
        let place = with_tables(is_server);
        let user = make_user(&place, EMAIL, credits);
        PreparedAccount { place: Prepared::of(place), user }
    })
}

/// A place with its tables.
pub(crate) fn with_tables(is_server: bool) -> Place {
    if is_server {
        Place::postgres("what is prepared").expect("a server")
    } else {
        Place::migrated()
    }
}

impl Prepared {
    pub(crate) fn of(place: Place) -> Self {
        let (directory, database) = place.into_parts();
        let mut files = Vec::new();
        gather(directory.path(), Path::new(""), &mut files);
        Self { files, database }
    }

    /// Copies it into an empty directory; gives the copy of its database, if that is a server's.
    pub(crate) fn put_into(&self, directory: &Path) -> Option<postgres::Database> {
        for (name, mode, content) in &self.files {
            let path = directory.join(name);
            let Some(content) = content else {
                fs::DirBuilder::new().mode(*mode).create(path).expect("a directory");
                continue;
            };
            let mut options = fs::File::options();
            let file = options.write(true).create_new(true).mode(*mode).open(path);
            file.and_then(|mut file| file.write_all(content)).expect("a file is copied");
        }
        self.database.as_ref().map(postgres::Database::copy)
    }
}

fn gather(directory: &Path, below: &Path, files: &mut Vec<(PathBuf, u32, Option<Vec<u8>>)>) {
    for entry in fs::read_dir(directory.join(below)).expect("a directory") {
        let entry = entry.expect("an entry");
        let name = below.join(entry.file_name());
        let about = entry.metadata().expect("what it is");
        let mode = about.permissions().mode();
        if about.is_dir() {
            files.push((name.clone(), mode, None));
            gather(directory, &name, files);
        } else if name != Path::new("daemon.log") {
            files.push((name, mode, Some(fs::read(entry.path()).expect("a file"))));
        }
    }
}
