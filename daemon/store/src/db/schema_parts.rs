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
/// too, whose table is changed, or asked by rules of its own, when a row of ours goes. A publication with a condition, or without the
/// columns of the key, refuses changes to rows that it cannot name. A plain index only makes a table quicker (as long as
/// what it has fits), and a table or a function of others does nothing by itself.
const CHANGING: [&str; 17] = [
    "cast",
    "collation",
    "column",
    "computed statistics",
    "constraint",
    "disguised part",
    "filtered publication",
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

/// Tables that `SQLite` makes itself: statistics and counters.
const OWN_TABLES: [&str; 5] =
    ["sqlite_sequence", "sqlite_stat1", "sqlite_stat2", "sqlite_stat3", "sqlite_stat4"];

/// What tells a part from every other: a name alone may be put together in several ways.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct PartKey {
    kind: String,
    name: String,
    table: String,
}

/// What is there otherwise than it was made, in words. SQLite takes names in any case, and keeps them as they were written.
pub(super) fn compared(
    made: Vec<SchemaPart>,
    there: Vec<SchemaPart>,
    is_file: bool,
) -> Vec<String> {
    let name = |table: &str| {
        if is_file { table.to_ascii_lowercase() } else { table.to_owned() }
    };
    let tables: BTreeSet<_> = made.iter().map(|part| name(&part.table)).collect();
    let is_ours = |table: &str| table.is_empty() || tables.contains(&name(table));
    let (made, there) = (by_key(made), by_key(there));
    let gone = made.keys().filter(|part| !there.contains_key(*part));
    // The tables first: what belongs to one that is gone is gone with it.
    let (tables_gone, parts_gone): (Vec<_>, Vec<_>) = gone.partition(|part| part.kind == "table");
    let told = |PartKey { kind, name, .. }: &PartKey| format!("the {kind} {name} is not there");
    let mut faults: Vec<_> = tables_gone.into_iter().map(told).collect();
    for (part, texts) in &there {
        let PartKey { kind, name, table } = part;
        let own = made.get(part).map_or(&[][..], Vec::as_slice);
        let is_changing = CHANGING.contains(&&**kind) && is_ours(table);
        if own.is_empty() && is_changing {
            faults.push(format!("the {kind} {name} is none of this program's"));
        } else if !own.is_empty() && own != texts {
            faults.push(format!("the {kind} {name} is not as this program made it"));
        }
    }
    faults.extend(parts_gone.into_iter().map(told));
    faults
}

/// The texts of the parts, none of which takes another's place, whatever it is called.
fn by_key(all: Vec<SchemaPart>) -> BTreeMap<PartKey, Vec<String>> {
    let is_own = |part: &SchemaPart| match &*part.kind {
        "table" => OWN_TABLES.contains(&&*part.name),
        // That of a constraint has no text of its own.
        "index" => part.name.starts_with("sqlite_autoindex_") && part.sql.is_empty(),
        _ => false,
    };
    let mut parts: BTreeMap<PartKey, Vec<String>> = BTreeMap::new();
    for part in all.into_iter().filter(|part| !is_own(part)) {
        let SchemaPart { kind, name, table, sql } = part;
        parts.entry(PartKey { kind, name, table }).or_default().push(sql);
    }
    for texts in parts.values_mut() {
        texts.sort_unstable();
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(kind: &str, name: &str, table: &str, sql: &str) -> SchemaPart {
        let [kind, name, table, sql] = [kind, name, table, sql].map(str::to_owned);
        SchemaPart { kind, name, table, sql }
    }

    fn both(made: Vec<SchemaPart>, more: Vec<SchemaPart>) -> Vec<SchemaPart> {
        made.into_iter().chain(more).collect()
    }

    #[test]
    fn a_part_of_others_with_the_same_name_hides_none_on_a_table_of_ours() {
        let made = || vec![part("table", "journals", "journals", "a")];
        for others in [
            part("trigger", "journals.x.evil", "journals.x", "b"),
            part("trigger", "journals.x.evil", "other", "b"),
        ] {
            let evil = part("trigger", "journals.x.evil", "journals", "c");
            let there = both(made(), vec![evil, others]);
            assert_eq!(
                compared(made(), there, false),
                ["the trigger journals.x.evil is none of this program's"]
            );
        }
    }

    #[test]
    fn a_part_that_is_there_twice_is_told() {
        let made = || vec![part("trigger", "a.b", "a", "x")];
        let there = both(made(), vec![part("trigger", "a.b", "a", "y")]);
        assert_eq!(
            compared(made(), there, false),
            ["the trigger a.b is not as this program made it"]
        );
    }

    #[test]
    fn only_what_sqlite_makes_itself_is_passed_over() {
        let made = || vec![part("table", "accounts", "accounts", "a")];
        for (there, is_told) in [
            (part("table", "sqlite_stat1", "sqlite_stat1", "CREATE"), false),
            (part("index", "sqlite_autoindex_accounts_1", "accounts", ""), false),
            (part("reference", "sqlite_stat9.0 to accounts", "accounts", ""), true),
            (part("unique or computed index", "sqlite_stat_x", "accounts", "CREATE"), true),
            (
                part(
                    "unique or computed index",
                    "sqlite_autoindex_accounts_9",
                    "accounts",
                    "CREATE",
                ),
                true,
            ),
        ] {
            let told = compared(made(), both(made(), vec![there]), true);
            assert_eq!(told.len(), usize::from(is_told), "{told:?}");
        }
    }
}
