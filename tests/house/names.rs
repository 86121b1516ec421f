//! The names of types, and the words of the glossary.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The types that files declare, each with the files; tests may name theirs as they like.
///
/// # Errors
/// A file cannot be read.
pub(crate) fn types(files: &[PathBuf]) -> io::Result<BTreeMap<String, Vec<String>>> {
    let mut declared: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in files.iter().filter(|file| !is_of_tests(file)) {
        let text = fs::read_to_string(file)?;
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        for name in types_of(code) {
            declared.entry(name.to_owned()).or_default().push(file.display().to_string());
        }
    }
    Ok(declared)
}

fn is_of_tests(file: &Path) -> bool {
    file.with_extension("").iter().any(|part| part == "tests")
}

/// The types that a text declares, those of `words!` and `kinds!` among them.
fn types_of(code: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut list = "";
    for line in code.lines() {
        match line {
            "words! {" | "kinds! {" => list = line,
            "}" => list = "",
            _ => {}
        }
        let inner = line.strip_prefix("    ").filter(|inner| inner.starts_with(char::is_uppercase));
        match (list, inner) {
            ("words! {", Some(inner)) => found.extend(inner.strip_suffix(" {")),
            ("kinds! {", Some(inner)) => {
                let (kind, rest) = inner.split_once(" = ").unwrap_or_default();
                found.push(kind);
                found.extend(rest.split_once(", ").map(|(_, id)| id.trim_end_matches(';')));
            }
            _ => found.extend(declaration(line)),
        }
    }
    found
}

/// The name in `pub(super) struct Name<T> {`; an alias within an implementation is none.
fn declaration(line: &str) -> Option<&str> {
    let code = line.trim_start();
    let code = match code.strip_prefix("pub") {
        Some(rest) => rest
            .trim_start()
            .strip_prefix('(')
            .map_or(rest, |rest| rest.split_once(')').map_or(rest, |(_, rest)| rest)),
        None => code,
    };
    let (keyword, rest) = code.trim_start().split_once(' ')?;
    let is_type = matches!(keyword, "struct" | "enum" | "trait" | "union")
        || keyword == "type" && !line.starts_with(' ');
    let name = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()?;
    (is_type && name.starts_with(char::is_uppercase)).then_some(name)
}

/// The names in the second column of a table, where each stands alone in backticks.
pub(crate) fn second_column(text: &str) -> BTreeSet<&str> {
    let cells = text.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").nth(1));
    cells.filter_map(|cell| cell.strip_prefix('`')?.strip_suffix('`')).collect()
}

#[test]
fn a_type_is_found_however_it_is_declared() {
    let code = "\
        pub(in crate::a) struct One<T> {\nenum Two {\n    pub trait Three {\n\
        type Four = u8;\n    type Item = u8;\nwords! {\n    /// Its doc.\n    Five {\n\
        Value = \"value\",\n    }\n}\nkinds! {\n    Six = \"six\", SixId;\n}\nstruct Seven;\n";
    assert_eq!(types_of(code), ["One", "Two", "Three", "Four", "Five", "Six", "SixId", "Seven"]);
}
