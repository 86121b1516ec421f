//! Counts which words many names have.

#![expect(clippy::disallowed_methods, reason = "the bans are the core's; a build script has files")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    fs::write(out.join("common_words.txt"), common_words()?)
}

/// Tables whose lines begin with names: of suppliers, trades and brands.
const NAMES: [&str; 2] = ["../coding/data/lexicon.tsv", "../coding/data/brands.tsv"];

/// Names of places, one a line: a word of one says where, and never who.
const PLACES: &str = "../coding/data/places.txt";

/// A word that stands behind the first in so many names is not what anybody is called by.
const NAMES_MIN: usize = 8;

/// The words that name nobody, one a line: those behind the first in many names, those that are a trade by themselves,
/// and those of places.
fn common_words() -> io::Result<String> {
    println!("cargo::rerun-if-changed={PLACES}");
    let words = |name: &str| -> Vec<String> {
        let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(str::to_lowercase).collect()
    };
    let mut common: BTreeSet<String> = BTreeSet::new();
    let mut names: BTreeMap<String, usize> = BTreeMap::new();
    for table in NAMES {
        println!("cargo::rerun-if-changed={table}");
        let table = fs::read_to_string(table)?;
        for line in table.lines().filter(|line| !line.starts_with('#')) {
            let mut cells = line.split('\t');
            let (name, kind) = (words(cells.next().unwrap_or_default()), cells.next());
            match &name[..] {
                [trade] if kind == Some("trade") => {
                    common.insert(trade.clone());
                }
                [_, behind @ ..] => {
                    for word in behind.iter().collect::<BTreeSet<_>>() {
                        *names.entry(word.clone()).or_default() += 1;
                    }
                }
                [] => {}
            }
        }
    }
    let many = names.into_iter().filter(|(_, names)| *names >= NAMES_MIN).map(|(word, _)| word);
    common.extend(many);
    for place in fs::read_to_string(PLACES)?.lines() {
        common.extend(words(place));
    }
    Ok(common.into_iter().map(|word| word + "\n").collect())
}
