//! Counts which words many names have, and takes from the tables of the program which ones are of no name.

#![expect(clippy::disallowed_methods, reason = "the bans are the core's; a build script has files")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    let suppliers = suppliers()?;
    fs::write(out.join("common_words.txt"), common_words()?)?;
    fs::write(out.join("bank_words.txt"), bank_words(&suppliers)?)?;
    fs::write(out.join("purpose_words.txt"), purpose_words(&suppliers)?)?;
    fs::write(out.join("months.txt"), months()?)?;
    fs::write(out.join("invoice_words.txt"), invoice_words()?)?;
    fs::write(out.join("places.txt"), places()?)
}

/// Tables whose lines begin with names: of suppliers, trades and brands.
const NAMES: [&str; 2] = ["../coding/data/lexicon.tsv", "../coding/data/brands.tsv"];

/// Names of places, one a line: a word of one says where, and never who.
const PLACES: &str = "../coding/data/places.txt";

/// A word that stands behind the first in so many names is not what anybody is called by.
const NAMES_MIN: usize = 8;

/// What banks print around names, in phrases under headings.
const BANK_WORDS: &str = "../coding/data/bank_words.txt";

/// The headings whose words name nobody wherever they stand.
const OF_NO_NAME: [&str; 12] = [
    "leading",
    "never",
    "company",
    "foreign_form",
    "generic",
    "fee",
    "customer",
    "title",
    "mark_refund",
    "mark_direct_debit",
    "mark_payroll",
    "mark_standing_order",
];

/// What accounts of a chart are for, and what they are called.
const PURPOSES: &str = "../coding/data/concepts.json";

/// Given names, one a line.
const GIVEN_NAMES: &str = "../coding/data/given_names.txt";

/// Words of many languages; months are the lines `m`.
const LANGUAGES: &str = "../statement/words.tsv";

/// Suppliers that are called by one word: where that stands in a phrase, it is a name still.
fn suppliers() -> io::Result<BTreeSet<String>> {
    let mut suppliers = BTreeSet::new();
    for table in NAMES {
        for line in fs::read_to_string(table)?.lines() {
            let mut cells = line.split('\t');
            let name = cells.next().unwrap_or_default();
            if matches!(cells.next(), Some("supplier" | "guarded")) && !name.contains(' ') {
                suppliers.insert(name.to_lowercase());
            }
        }
    }
    Ok(suppliers)
}

/// The words that banks print around names, sorted.
fn bank_words(suppliers: &BTreeSet<String>) -> io::Result<String> {
    println!("cargo::rerun-if-changed={BANK_WORDS}");
    let text = fs::read_to_string(BANK_WORDS)?;
    let mut words: BTreeSet<&str> = BTreeSet::new();
    for part in text.split("\n[").skip(1) {
        let (heading, lines) = part.split_once(']').unwrap_or_default();
        if !OF_NO_NAME.contains(&heading) {
            continue;
        }
        for phrase in lines.lines().skip(1).flat_map(|line| line.split(',')) {
            let of_phrase: Vec<&str> = phrase.split_whitespace().collect();
            // A heading without commas is one of words.
            let is_name = |word: &&str| heading == "leading" && suppliers.contains(*word);
            let is_alone = of_phrase.len() == 1;
            words.extend(of_phrase.iter().filter(|word| is_alone || !is_name(word)));
        }
    }
    // A letter is an initial.
    Ok(words.into_iter().filter(|word| word.len() > 1).map(|word| format!("{word}\n")).collect())
}

/// The words of what accounts are for, sorted.
fn purpose_words(suppliers: &BTreeSet<String>) -> io::Result<String> {
    println!("cargo::rerun-if-changed={PURPOSES}");
    let text = fs::read_to_string(PURPOSES)?;
    let mut words: BTreeSet<&str> = BTreeSet::new();
    for names in text.split("\"names\": [").skip(1) {
        let names = names.split(']').next().unwrap_or_default();
        words.extend(names.split(|c: char| !c.is_alphabetic()).filter(|word| word.len() > 2));
    }
    let places = places()?;
    println!("cargo::rerun-if-changed={GIVEN_NAMES}");
    let given = fs::read_to_string(GIVEN_NAMES)?;
    let is_name = |word: &&str| {
        suppliers.contains(*word) || [&places, &given].iter().any(|list| has_line(list, word))
    };
    let words = words.into_iter().filter(|word| !is_name(word));
    Ok(words.map(|word| format!("{word}\n")).collect())
}

fn has_line(list: &str, line: &str) -> bool {
    list.lines().any(|one| one == line)
}

/// The words for months, sorted, each with the number of the month.
fn months() -> io::Result<String> {
    println!("cargo::rerun-if-changed={LANGUAGES}");
    let text = fs::read_to_string(LANGUAGES)?;
    let mut months: BTreeMap<&str, &str> = BTreeMap::new();
    for line in text.lines() {
        let cells: Vec<&str> = line.split('\t').collect();
        if let [_, "m", month, words] = cells[..] {
            months.extend(words.split('|').map(|word| (word, month)));
        }
    }
    Ok(months.into_iter().map(|(word, month)| format!("{word}\t{month}\n")).collect())
}

/// The words for an invoice in all languages, sorted.
fn invoice_words() -> io::Result<String> {
    let text = fs::read_to_string(LANGUAGES)?;
    let mut words: BTreeSet<&str> = BTreeSet::from(["bill"]);
    for line in text.lines() {
        let cells: Vec<&str> = line.split('\t').collect();
        if let [_, "f", "billed", of_language] = cells[..] {
            words.extend(of_language.split('|'));
        }
    }
    Ok(words.into_iter().map(|word| format!("{word}\n")).collect())
}

/// The words of the names of places, sorted.
fn places() -> io::Result<String> {
    let text = fs::read_to_string(PLACES)?;
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let words: BTreeSet<String> = words.map(str::to_lowercase).collect();
    Ok(words.into_iter().map(|word| word + "\n").collect())
}

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
