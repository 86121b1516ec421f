//! A power cut, without one: what a daemon has written to its database and not yet had synced is taken back, all of
//! it or some, as a disk may keep any of it.

use std::collections::BTreeMap;
use std::fs::File;
use std::os::unix::fs::{FileExt as _, MetadataExt as _};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Stands before the system's own and keeps what each write replaces, until the file is synced.
const LIBRARY: &str = r#"
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

struct Record { uint64_t inode; int64_t offset, size, length; };

static bool is_of_database(int file, struct stat *at) {
    if (fstat(file, at) || !S_ISREG(at->st_mode)) return false;
    char link[40], name[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (length <= 0) return false;
    name[length] = 0;
    return strstr(name, "/tieout.db") != nullptr;
}

static void keep(struct Record record, const void *bytes) {
    static int log = -1;
    const char *name = getenv("WRITES_TO_UNDO");
    if (log < 0) log = open(name, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
    struct iovec parts[2] = {
        { &record, sizeof record }, { (void *)bytes, (size_t)(bytes ? record.length : 0) },
    };
    if (writev(log, parts, 2) < 0) abort();
}

static void before(int file, int64_t offset, int64_t length) {
    struct stat at;
    if (!is_of_database(file, &at)) return;
    int64_t old = at.st_size - offset;
    old = old < 0 ? 0 : old < length ? old : length;
    char *bytes = (char *)malloc(old + 1);
    if (syscall(SYS_pread64, file, bytes, old, offset) != old) abort();
    keep({ at.st_ino, offset, at.st_size, old }, bytes);
    free(bytes);
}

static int synced(int call, int file) {
    pthread_mutex_lock(&lock);
    int done = syscall(call, file);
    struct stat at;
    const char *lies = getenv("DISK_LIES");
    if (!done && !lies && is_of_database(file, &at)) keep({ at.st_ino, 0, 0, -1 }, nullptr);
    pthread_mutex_unlock(&lock);
    return done;
}

static ssize_t written(int file, const void *bytes, size_t length, int64_t offset) {
    pthread_mutex_lock(&lock);
    before(file, offset, length);
    ssize_t done = syscall(SYS_pwrite64, file, bytes, length, offset);
    pthread_mutex_unlock(&lock);
    return done;
}

static int cut(int file, int64_t size) {
    pthread_mutex_lock(&lock);
    before(file, size, INT64_MAX - size);
    int done = syscall(SYS_ftruncate, file, size);
    pthread_mutex_unlock(&lock);
    return done;
}

extern "C" int fsync(int file) { return synced(SYS_fsync, file); }
extern "C" int fdatasync(int file) { return synced(SYS_fdatasync, file); }
extern "C" ssize_t pwrite(int f, const void *b, size_t n, off_t o) { return written(f, b, n, o); }
extern "C" ssize_t pwrite64(int f, const void *b, size_t n, off64_t o) { return written(f, b, n, o); }
extern "C" int ftruncate(int file, off_t size) { return cut(file, size); }
extern "C" int ftruncate64(int file, off64_t size) { return cut(file, size); }
extern "C" ssize_t write(int file, const void *bytes, size_t length) {
    struct stat at;
    if (!is_of_database(file, &at)) return syscall(SYS_write, file, bytes, length);
    pthread_mutex_lock(&lock);
    before(file, syscall(SYS_lseek, file, 0, SEEK_CUR), length);
    ssize_t done = syscall(SYS_write, file, bytes, length);
    pthread_mutex_unlock(&lock);
    return done;
}
"#;

/// The length that stands for a sync in the library's records.
const SYNC: i64 = -1;

/// A disk whose power can be cut.
pub(super) struct Disk {
    directory: PathBuf,
    library: PathBuf,
    /// It says that it has synced what it has not.
    lies: bool,
}

/// What a write replaced.
struct Undo {
    offset: u64,
    /// How long the file was.
    size: u64,
    bytes: Vec<u8>,
}

impl Disk {
    pub(super) fn new(directory: &Path, lies: bool) -> Self {
        let (source, library) = (directory.join("disk.cc"), directory.join("disk.so"));
        std::fs::write(&source, LIBRARY).expect("a source");
        let mut compiler = Command::new("c++");
        compiler.args(["-O1", "-shared", "-fPIC", "-o"]).args([&library, &source]);
        assert!(compiler.status().expect("a compiler").success());
        Self { directory: directory.to_owned(), library, lies }
    }

    fn records(&self) -> PathBuf {
        self.directory.join("writes-to-undo")
    }

    /// The command of a program that writes to it.
    pub(super) fn under(&self, mut command: Command) -> Command {
        command.env("LD_PRELOAD", &self.library).env("WRITES_TO_UNDO", self.records());
        if self.lies {
            command.env("DISK_LIES", "1");
        }
        command
    }

    /// Loses writes that were not synced, by the dice; says how many. The program is dead.
    pub(super) fn lose(&self, mut dice: impl FnMut() -> u64) -> usize {
        let records = std::fs::read(self.records()).unwrap_or_default();
        std::fs::write(self.records(), "").expect("records that are used up");
        let mut lost = 0;
        for (inode, undos) in unsynced(&records) {
            let is_it = |path: &PathBuf| std::fs::metadata(path).is_ok_and(|at| at.ino() == inode);
            let listed = std::fs::read_dir(&self.directory).expect("a directory");
            let mut paths = listed.map(|entry| entry.expect("an entry").path());
            let Some(path) = paths.find(is_it) else { continue };
            lost += take_back(&path, undos, &mut dice);
        }
        // What all connections share is in memory.
        _ = std::fs::remove_file(self.directory.join("tieout.db-shm"));
        lost
    }
}

/// What each file's writes since its last sync replaced, in their order.
fn unsynced(mut records: &[u8]) -> BTreeMap<u64, Vec<Undo>> {
    let mut files: BTreeMap<u64, Vec<Undo>> = BTreeMap::new();
    while let Some((head, rest)) = records.split_first_chunk::<32>() {
        let number = |at: usize| i64::from_ne_bytes(head[at..at + 8].try_into().expect("8 bytes"));
        let (inode, length) = (number(0).cast_unsigned(), number(24));
        records = rest;
        if length == SYNC {
            files.remove(&inode);
            continue;
        }
        // A record that is cut off is of a write that was not begun.
        let length = usize::try_from(length).expect("a length");
        let Some(bytes) = rest.get(..length) else { break };
        let (offset, size) = (number(8).cast_unsigned(), number(16).cast_unsigned());
        files.entry(inode).or_default().push(Undo { offset, size, bytes: bytes.to_vec() });
        records = &rest[length..];
    }
    files
}

/// Takes writes back, the last first: all of them, or each by itself unless a later one that stays is above it.
fn take_back(path: &Path, undos: Vec<Undo>, dice: &mut impl FnMut() -> u64) -> usize {
    let file = File::options().write(true).open(path).expect("a file");
    let (is_all, mut lost) = (dice().is_multiple_of(2), 0);
    let mut kept: Vec<(u64, u64)> = Vec::new();
    for undo in undos.into_iter().rev() {
        let now = file.metadata().expect("a file").len();
        let end = (undo.offset + undo.bytes.len() as u64).max(undo.size.min(now));
        let is_below = kept.iter().any(|(from, to)| *from < end.max(now) && undo.offset < *to);
        if is_below || !is_all && dice().is_multiple_of(2) {
            kept.push((undo.offset, now));
            continue;
        }
        file.write_all_at(&undo.bytes, undo.offset).expect("bytes");
        if kept.is_empty() {
            file.set_len(undo.size).expect("a length");
        }
        lost += 1;
    }
    lost
}
