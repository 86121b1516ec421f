//! Files that import each other in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The file at the root of a crate.
const ROOT: &str = "lib";

/// Files of a crate and what each imports of the others, by the path of its module.
pub(crate) struct Imports {
    of: BTreeMap<String, BTreeSet<String>>,
}

impl Imports {
    /// Of these files of the crate whose sources begin at `source`. Tests may import what they like.
    ///
    /// # Errors
    /// A file cannot be read.
    pub(crate) fn read(source: &Path, files: &[PathBuf]) -> io::Result<Self> {
        let mut texts = BTreeMap::new();
        for file in files {
            let Ok(path) = file.strip_prefix(source) else { continue };
            let path = path.with_extension("");
            let mut parts: Vec<&str> = path.iter().filter_map(|part| part.to_str()).collect();
            if parts.last() == Some(&"mod") {
                parts.pop();
            }
            if !parts.contains(&"tests") {
                texts.insert(parts.join("::"), code(&fs::read_to_string(file)?));
            }
        }
        let of = texts.iter().map(|(module, text)| {
            let mut imported: BTreeSet<String> =
                paths(text).iter().filter_map(|path| file_of(module, path, &texts)).collect();
            // A child whose items are named by path.
            for other in texts.keys() {
                let child = other.strip_prefix(&format!("{module}::"));
                let is_named = |child: &str| !child.contains("::") && names_path(text, child);
                if child.is_some_and(is_named) {
                    imported.insert(other.clone());
                }
            }
            imported.remove(module);
            (module.clone(), imported)
        });
        Ok(Self { of: of.collect() })
    }

    /// How many files there are.
    pub(crate) fn count(&self) -> usize {
        self.of.len()
    }

    /// All files that lead back to themselves.
    pub(crate) fn in_circles(&self) -> Vec<&str> {
        self.of.keys().map(String::as_str).filter(|at| self.reached(at).contains(at)).collect()
    }

    /// All files that lead back to themselves through more than one other, each with those it shares a circle with.
    pub(crate) fn in_wide_circles(&self) -> Vec<Vec<&str>> {
        let reached: BTreeMap<&str, BTreeSet<&str>> =
            self.of.keys().map(|module| (module.as_str(), self.reached(module))).collect();
        let circle = |module: &str| -> Vec<&str> {
            reached[module]
                .iter()
                .copied()
                .filter(|other| reached[other].contains(module))
                .collect()
        };
        reached.keys().map(|module| circle(module)).filter(|circle| circle.len() > 2).collect()
    }

    /// All files that one leads to.
    fn reached(&self, start: &str) -> BTreeSet<&str> {
        let (mut seen, mut next) = (BTreeSet::new(), vec![start]);
        while let Some(module) = next.pop() {
            for other in self.of.get(module).into_iter().flatten() {
                if seen.insert(other.as_str()) {
                    next.push(other);
                }
            }
        }
        seen
    }
}

/// What a text says outside comments, and before its tests.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// Whether a text names something by the path `child::`.
fn names_path(text: &str, child: &str) -> bool {
    let path = format!("{child}::");
    text.match_indices(&path).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':')
    })
}

/// Every path of a text, in its `use` declarations or where it stands.
fn paths(text: &str) -> Vec<String> {
    let mut found = uses(text);
    for root in ["crate::", "super::", "self::"] {
        for (at, _) in text.match_indices(root) {
            let is_start = !text[..at].ends_with(|c: char| c.is_alphanumeric() || "_:".contains(c));
            let is_part = |c: char| c.is_alphanumeric() || "_:".contains(c);
            let path = text[at..].split(|c| !is_part(c)).next().unwrap_or_default();
            // `pub(in path)` imports nothing.
            let is_range = text[..at].ends_with("(in ");
            if is_start && !is_range && !path.ends_with("::") {
                found.push(path.to_owned());
            }
        }
    }
    found
}

/// Every path that the `use` declarations of a text import.
fn uses(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find("use ") {
        let line = &rest[rest[..at].rfind('\n').map_or(0, |end| end + 1)..at];
        let is_declaration = line.is_empty() || line.starts_with("pub") && !line.contains('{');
        rest = &rest[at + 4..];
        if is_declaration && let Some(end) = rest.find(';') {
            expand("", &rest[..end], &mut found);
            rest = &rest[end..];
        }
    }
    found
}

/// The paths of `a::{b, c::{d, e}}`.
fn expand(prefix: &str, tree: &str, found: &mut Vec<String>) {
    let tree = tree.trim();
    let Some((head, rest)) = tree.split_once('{') else {
        let path = tree.split(" as ").next().unwrap_or_default().trim();
        if !path.is_empty() {
            found.push(format!("{prefix}{path}"));
        }
        return;
    };
    let inner = rest.rsplit_once('}').map_or(rest, |(inner, _)| inner);
    let (mut depth, mut start) = (0, 0);
    for (at, c) in inner.char_indices().chain([(inner.len(), ',')]) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                expand(&format!("{prefix}{head}"), &inner[start..at], found);
                start = at + 1;
            }
            _ => {}
        }
    }
}

/// The file that a path leads to from a module, if it is one of these.
fn file_of(module: &str, path: &str, files: &BTreeMap<String, String>) -> Option<String> {
    let mut from: Vec<&str> = module.split("::").collect();
    let mut parts: Vec<&str> = path.split("::").collect();
    match parts.first().copied() {
        Some("crate") => from.clear(),
        Some("self") => {}
        Some("super") => {
            while parts.get(1) == Some(&"super") {
                parts.remove(0);
                from.pop();
            }
            from.pop();
        }
        _ => parts.insert(0, "self"),
    }
    parts.remove(0);
    let base = from.len();
    from.extend(parts);
    // A path of another crate leads nowhere here.
    if path.split("::").next().is_some_and(|first| !["crate", "self", "super"].contains(&first))
        && !files.contains_key(&from[..=base].join("::"))
    {
        return None;
    }
    let found = |end: usize| Some(from[..end].join("::")).filter(|path| files.contains_key(path));
    // What no file below it has is the root's own.
    let root = || Some(ROOT.to_owned()).filter(|root| files.contains_key(root) && module != root);
    (1..=from.len()).rev().find_map(found).or_else(root)
}

#[test]
fn a_circle_is_found_however_it_is_written() {
    let texts = [
        ("a", "use crate::a::b::{self, Thing};\nmod b;\nmod c;"),
        ("a::b", "use std::fmt;\nuse super::{c::{One, Two as Three}, d};\n"),
        ("a::c", "fn f() {\n    super::b::g();\n}\n"),
        ("a::d", "pub(super) use super::b::Thing;\n"),
    ];
    let texts: BTreeMap<String, String> =
        texts.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    let of = |module: &str| -> Vec<String> {
        paths(&texts[module]).iter().filter_map(|path| file_of(module, path, &texts)).collect()
    };
    assert_eq!(of("a::b"), ["a::c", "a::c", "a::d"]);
    assert_eq!(of("a::c"), ["a::b"]);
    let of = texts.keys().map(|module| (module.clone(), of(module).into_iter().collect()));
    let imports = Imports { of: of.collect() };
    assert_eq!(imports.in_circles(), ["a::b", "a::c", "a::d"]);
    assert_eq!(imports.in_wide_circles(), [["a::b", "a::c", "a::d"]; 3]);
}
