//! What a schema is made of, and how it differs from what the steps make.

use std::collections::{BTreeMap, BTreeSet};

/// A table, or what belongs to one, with the text that makes it.
#[derive(Debug)]
pub(super) struct SchemaPart {
    pub(super) kind: String,
    pub(super) name: String,
    /// The table that it belongs to; empty for what belongs to none.
    pub(super) table: String,
    pub(super) sql: String,
}

/// What changes what the program does where others added it to a table of ours, or where it belongs to no table: a reference
/// too, whose table is changed, or asked by rules of its own, when a row of ours goes. A plain index only makes a table
/// quicker, and a table or a function of others does nothing by itself.
const CHANGING: [&str; 15] = [
    "cast",
    "collation",
    "column",
    "constraint",
    "disguised part",
    "operator",
    "overload",
    "policy",
    "reference",
    "relation",
    "rule",
    "server function",
    "trigger",
    "type",
    "unique or computed index",
];

/// What `SQLite` makes itself: statistics, counters, and the indexes of constraints.
const OWN: [&str; 3] = ["sqlite_autoindex_", "sqlite_stat", "sqlite_sequence"];

/// What is there otherwise than it was made, in words.
pub(super) fn compared(made: Vec<SchemaPart>, there: Vec<SchemaPart>) -> Vec<String> {
    // SQLite takes names in any case, and keeps them as they were written.
    let tables: BTreeSet<_> = made.iter().map(|part| part.table.to_ascii_lowercase()).collect();
    let is_ours = |table: &str| table.is_empty() || tables.contains(&table.to_ascii_lowercase());
    let (made, there) = (by_name(made), by_name(there));
    let gone = made.keys().filter(|part| !there.contains_key(*part));
    // The tables first: what belongs to one that is gone is gone with it.
    let (tables_gone, parts_gone): (Vec<_>, Vec<_>) = gone.partition(|(kind, _)| kind == "table");
    let told = |(kind, name): &(String, String)| format!("the {kind} {name} is not there");
    let mut faults: Vec<_> = tables_gone.into_iter().map(told).collect();
    for ((kind, name), (table, sql)) in &there {
        match made.get(&(kind.clone(), name.clone())) {
            None if CHANGING.contains(&&**kind) && is_ours(table) => {
                faults.push(format!("the {kind} {name} is none of this program's"));
            }
            Some((_, own)) if own != sql => {
                faults.push(format!("the {kind} {name} is not as this program made it"));
            }
            Some(_) | None => {}
        }
    }
    faults.extend(parts_gone.into_iter().map(told));
    faults
}

/// The parts by kind and name.
fn by_name(all: Vec<SchemaPart>) -> BTreeMap<(String, String), (String, String)> {
    let own = |part: &SchemaPart| {
        part.kind != "trigger" && OWN.iter().any(|name| part.name.starts_with(name))
    };
    let named = |part: SchemaPart| ((part.kind, part.name), (part.table, part.sql));
    all.into_iter().filter(|part| !own(part)).map(named).collect()
}
