//! Anchors: heads of the books of every organisation that has changed, added to a file by themselves.
//!
//! What is cut off the end of books together with their head leaves nothing behind in the database; the file still has
//! the head. It is only added to. A line is on the disk before it counts as kept, and whatever is no whole line, since
//! the daemon was killed or the disk was full in the middle of it, goes before the next is added.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom, Write as _};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tieout::contract::ledger::audit::{KeptHead, LedgerHead};
use tieout::id::OrganisationId;

use crate::clock;
use crate::stop::Stop;
use crate::store::Store;

/// How a line begins: what does not is not ours to remove.
const LINE_START: &str = "{\"organisation_id\":\"";

/// No line is as long.
const LINE_BYTES_MAX: u64 = 4096;

/// The file, and what it has. Clones share it.
#[derive(Debug, Clone)]
pub(crate) struct Anchors(Arc<AnchorFile>);

#[derive(Debug)]
struct AnchorFile {
    path: PathBuf,
    every: Duration,
    kept: Mutex<BTreeMap<OrganisationId, LedgerHead>>,
}

impl Anchors {
    /// Opens the file, or makes one for its owner alone, and reads which heads it has.
    ///
    /// # Errors
    /// It cannot be made, read or written, or a line of it is no head.
    pub(crate) fn open(path: PathBuf, every: Duration) -> io::Result<Self> {
        let kept = read(&path)?;
        Ok(Self(Arc::new(AnchorFile { path, every, kept: Mutex::new(kept) })))
    }

    /// Adds heads now and then until the order to stop.
    pub(crate) async fn keep(self, store: Store, mut stop: Stop) {
        loop {
            self.add_changed(&store).await;
            tokio::select! {
                () = stop.ordered() => return,
                () = tokio::time::sleep(self.0.every) => {}
            }
        }
    }

    /// Adds the heads that have changed since they were added last. What fails is tried again the next time.
    pub(crate) async fn add_changed(&self, store: &Store) {
        let mut after = None;
        loop {
            let heads = match store.ledger_heads(after).await {
                Ok(heads) => heads,
                Err(error) => {
                    tracing::warn!(%error, "heads of the ledger could not be read for the anchor file");
                    return;
                }
            };
            let Some((last, _)) = heads.last() else { return };
            after = Some(*last);
            let file = Arc::clone(&self.0);
            let added = tokio::task::spawn_blocking(move || file.add(heads)).await;
            if let Err(error) = added.unwrap_or_else(|panic| Err(io::Error::other(panic))) {
                tracing::error!(%error, "heads of the ledger could not be added to the anchor file");
                return;
            }
        }
    }
}

impl AnchorFile {
    fn add(&self, heads: Vec<(OrganisationId, LedgerHead)>) -> io::Result<()> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let at = clock::now();
        let mut lines = Vec::new();
        let mut changed = Vec::new();
        for (organisation_id, head) in heads {
            let before = kept.get(&organisation_id);
            if before == Some(&head) {
                continue;
            }
            let is_shorter = |before: &LedgerHead| {
                head.sequence < before.sequence || head.audit_sequence < before.audit_sequence
            };
            if before.is_some_and(is_shorter) {
                tracing::error!(
                    organisation = %organisation_id,
                    "the ledger ends before a head that the anchor file has: run tieout ledger integrity --since"
                );
            }
            let line = KeptHead { organisation_id, at, head };
            serde_json::to_writer(&mut lines, &line)?;
            lines.push(b'\n');
            changed.push((organisation_id, line.head));
        }
        if changed.is_empty() {
            return Ok(());
        }
        let mut file = open(&self.path)?;
        end_with_whole_line(&mut file)?;
        file.write_all(&lines)?;
        file.sync_all()?;
        kept.extend(changed);
        Ok(())
    }
}

/// Opens it, for this daemon alone, to be read and added to; a new one is on the disk with its name.
fn open(path: &Path) -> io::Result<File> {
    let is_new = !path.exists();
    let mut options = OpenOptions::new();
    let file = options.create(true).read(true).append(true).mode(0o600).open(path)?;
    // Several daemons may add to it, or look where its last line ends.
    file.lock()?;
    if is_new {
        let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty());
        File::open(directory.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(file)
}

/// The last head of each organisation.
fn read(path: &Path) -> io::Result<BTreeMap<OrganisationId, LedgerHead>> {
    let mut file = open(path)?;
    end_with_whole_line(&mut file)?;
    file.rewind()?;
    let mut kept = BTreeMap::new();
    for (line, number) in BufReader::new(file).lines().zip(1_u64..) {
        let line: KeptHead = serde_json::from_str(&line?)
            .map_err(|error| io::Error::other(format!("line {number} is no kept head: {error}")))?;
        kept.insert(line.organisation_id, line.head);
    }
    Ok(kept)
}

/// Lets go of what stands behind the last whole line, where it is the beginning of one.
fn end_with_whole_line(file: &mut File) -> io::Result<()> {
    let length = file.metadata()?.len();
    let looked_at = length.min(LINE_BYTES_MAX);
    file.seek(SeekFrom::Start(length - looked_at))?;
    let mut end = Vec::new();
    file.read_to_end(&mut end)?;
    let tail = match end.iter().rposition(|byte| *byte == b'\n') {
        Some(at) => &end[at + 1..],
        None if looked_at == length => &end[..],
        None => return Err(io::Error::other("its last line is no kept head")),
    };
    if tail.is_empty() {
        return Ok(());
    }
    let compared = tail.len().min(LINE_START.len());
    if tail[..compared] != LINE_START.as_bytes()[..compared] {
        return Err(io::Error::other("its last line is no kept head"));
    }
    file.set_len(length - tail.len() as u64)?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    fn head(sequence: i64) -> LedgerHead {
        let hash = "0".repeat(64);
        LedgerHead { sequence, hash: hash.clone(), audit_sequence: sequence, audit_hash: hash }
    }

    #[test]
    fn a_head_is_added_when_it_changes_and_half_a_line_goes_before_the_next() {
        let directory = TempDir::new().unwrap();
        let path = directory.path().join("heads.jsonl");
        let open = || Anchors::open(path.clone(), Duration::from_mins(1)).unwrap();
        let lines = || std::fs::read_to_string(&path).unwrap().lines().count();
        let (one, other) = (OrganisationId::new(1), OrganisationId::new(2));
        let anchors = open();
        anchors.0.add(vec![(one, head(1)), (other, head(1))]).unwrap();
        anchors.0.add(vec![(one, head(1)), (other, head(2))]).unwrap();
        assert_eq!(lines(), 3);
        let whole = std::fs::read(&path).unwrap();
        std::fs::write(&path, [&whole[..], br#"{"organisation_id":"org_"#].concat()).unwrap();
        let anchors = open();
        assert_eq!(std::fs::read(&path).unwrap(), whole);
        anchors.0.add(vec![(one, head(1)), (other, head(2))]).unwrap();
        assert_eq!(lines(), 3, "what it has is known again");
        std::fs::write(&path, "no head\n").unwrap();
        let refused = Anchors::open(path.clone(), Duration::from_mins(1)).unwrap_err();
        assert!(refused.to_string().contains("line 1 is no kept head"), "{refused}");
    }
}
