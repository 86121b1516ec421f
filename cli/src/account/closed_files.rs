//! The files of a closed period, held against the close: which of them was altered.
//!
//! `files.sha256` lists the hash of each, as `sha256sum --check` reads it, and the close has the hash of that list. A
//! period that was closed before there was a list has the hash of the same lines, with one space in each, and no list:
//! there it is known that a file was altered, and not which.

use super::folder::AccountFolder;
use super::periods::PeriodLine;
use crate::digest::sha256;
use crate::exit::Failure;

pub(super) const ROWS: &str = "rows.csv";
pub(super) const OPEN_ITEMS: &str = "open-items.csv";
pub(super) const DECISIONS: &str = "decisions.csv";
pub(super) const STATEMENT: &str = "statement.txt";
pub(super) const READINGS: &str = "readings.toml";

/// What a period's folder holds besides the list of them.
const FILES: [&str; 5] = [ROWS, DECISIONS, OPEN_ITEMS, STATEMENT, READINGS];

/// The list of them.
const LIST: &str = "files.sha256";

/// The folder of a closed period in that of its account.
pub(crate) fn folder_of(as_at: &str) -> String {
    format!("closed/{as_at}")
}

/// The files of a period with the list of them, and the hash of that list.
pub(super) fn listed(
    mut files: Vec<(&'static str, Vec<u8>)>,
) -> (Vec<(&'static str, Vec<u8>)>, String) {
    let hashes = files.iter().map(|(name, bytes)| (*name, sha256(bytes)));
    let list = list_of(hashes, "  ");
    let digest = sha256(list.as_bytes());
    files.push((LIST, list.into_bytes()));
    (files, digest)
}

fn list_of<'f>(files: impl Iterator<Item = (&'f str, String)>, gap: &str) -> String {
    files.map(|(name, hash)| format!("{hash}{gap}{name}\n")).collect()
}

/// What became of a file since the close.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Alteration {
    Changed,
    Missing,
    Added,
}

/// What was altered of the files of a closed period.
#[derive(Debug, Default)]
pub(super) struct Alterations {
    /// The files that it is known of.
    pub(super) known: Vec<(String, Alteration)>,
    /// The files of which one or more were changed, where it is not known which.
    pub(super) among: Vec<&'static str>,
}

impl Alterations {
    /// Holds the files of a period against its close.
    ///
    /// # Errors
    /// The system's.
    pub(super) fn of(folder: &AccountFolder, line: &PeriodLine) -> Result<Self, Failure> {
        let directory = folder_of(&line.as_at);
        let mut found = Self::default();
        for name in folder.names(&directory)? {
            if !FILES.contains(&name.as_str()) && name != LIST && !name.starts_with('.') {
                found.known.push((name, Alteration::Added));
            }
        }
        let hash = |name: &str| -> Result<Option<String>, Failure> {
            Ok(folder.bytes(&format!("{directory}/{name}"))?.map(|bytes| sha256(&bytes)))
        };
        let hashes = FILES.map(|name| hash(name).map(|hash| (name, hash)));
        let hashes = hashes.into_iter().collect::<Result<Vec<_>, _>>()?;
        let is_closed_with = |gap: &str| {
            let there = hashes.iter().filter_map(|(name, hash)| Some((*name, hash.clone()?)));
            sha256(list_of(there, gap).as_bytes()) == line.folder
        };
        let list = folder.bytes(&format!("{directory}/{LIST}"))?;
        match &list {
            Some(list) if sha256(list) == line.folder => found.by_list(list, &hashes),
            Some(_) if is_closed_with("  ") => found.add(LIST, Alteration::Changed),
            Some(_) if is_closed_with(" ") => found.add(LIST, Alteration::Added),
            None if is_closed_with("  ") => found.add(LIST, Alteration::Missing),
            None if is_closed_with(" ") => {}
            _ => found.without_list(list.as_deref(), &hashes),
        }
        Ok(found)
    }

    fn add(&mut self, name: &str, what: Alteration) {
        self.known.push((name.to_owned(), what));
    }

    /// What differs from a list that is as it was.
    fn by_list(&mut self, list: &[u8], hashes: &[(&'static str, Option<String>)]) {
        for (name, hash) in hashes {
            match (hash_in(list, name), hash) {
                (Some(listed), Some(own)) if listed != own => self.add(name, Alteration::Changed),
                (Some(_), None) => self.add(name, Alteration::Missing),
                (None, Some(_)) => self.add(name, Alteration::Added),
                _ => {}
            }
        }
    }

    /// What can be known where the list is altered, too, or there never was one: what is missing, and what is not as
    /// the list says it.
    fn without_list(&mut self, list: Option<&[u8]>, hashes: &[(&'static str, Option<String>)]) {
        if list.is_some() {
            self.add(LIST, Alteration::Changed);
        }
        let before = self.known.len();
        let list = list.unwrap_or_default();
        for (name, hash) in hashes {
            match (hash_in(list, name), hash) {
                (Some(listed), Some(own)) if listed != own => self.add(name, Alteration::Changed),
                // Periods that were closed before readings were kept have none.
                (_, None) if *name != READINGS => self.add(name, Alteration::Missing),
                _ => {}
            }
        }
        if self.known.len() == before {
            self.among = hashes.iter().map(|(name, _)| *name).collect();
        }
    }

    /// Whether nothing was altered.
    pub(super) fn is_none(&self) -> bool {
        self.known.is_empty() && self.among.is_empty()
    }

    /// Whether a file was changed, as far as it is known; none where it may have been.
    pub(super) fn is_changed(&self, name: &str) -> Option<bool> {
        let is_known = self.known.iter().any(|(other, what)| {
            other == name && matches!(what, Alteration::Changed | Alteration::Missing)
        });
        if !is_known && self.among.contains(&name) { None } else { Some(is_known) }
    }
}

/// The hash of a file in a list.
fn hash_in<'l>(list: &'l [u8], name: &str) -> Option<&'l str> {
    let text = std::str::from_utf8(list).ok()?;
    let of_file = |line: &'l str| line.split_once("  ").filter(|(_, other)| *other == name);
    text.lines().find_map(of_file).map(|(hash, _)| hash)
}
