//! Whether a file's schema is the one that the steps make. A trigger that is added changes rows as if the program did;
//! a check or a trigger that is taken away lets others do what the program never does.

use std::collections::BTreeMap;

use sqlx::{Connection as _, Row as _, SqliteConnection};

use super::migrations::{SQLITE, make};
use crate::error::StoreError;

/// What there is of a schema: the text that made it, by kind and name.
type Parts = BTreeMap<(String, String), String>;

/// Names of what the database makes itself begin so.
const OWN: &str = "sqlite_";

/// What `there` has otherwise than the first steps up to this one make, in words; none where it is the same.
///
/// # Errors
/// The database's.
pub(crate) async fn faults(there: &[SchemaPart], version: i64) -> Result<Vec<String>, StoreError> {
    const PARTS: &str = "SELECT type, name, coalesce(sql, '') AS sql FROM sqlite_schema";
    let mut model = SqliteConnection::connect("sqlite::memory:").await?;
    make(&mut model, SQLITE, version).await?;
    let rows = sqlx::query(PARTS).fetch_all(&mut model).await?;
    let part = |row: &sqlx::sqlite::SqliteRow| SchemaPart {
        kind: row.get("type"),
        name: row.get("name"),
        sql: row.get("sql"),
    };
    let (made, there) = (parts(&rows.iter().map(part).collect::<Vec<_>>()), parts(there));
    model.close().await?;
    let mut faults = Vec::new();
    for ((kind, name), sql) in &there {
        match made.get(&(kind.clone(), name.clone())) {
            // Tables that another tool keeps beside ours do nothing to them.
            None if kind == "trigger" || kind == "view" => {
                faults.push(format!("the {kind} {name} is none of this program's"));
            }
            Some(own) if own != sql => {
                faults.push(format!("the {kind} {name} is not as this program made it"));
            }
            Some(_) | None => {}
        }
    }
    let gone = made.keys().filter(|part| !there.contains_key(*part));
    faults.extend(gone.map(|(kind, name)| format!("the {kind} {name} is not there")));
    Ok(faults)
}

/// A table, an index or a trigger, with the text that made it.
#[derive(Debug)]
pub(crate) struct SchemaPart {
    pub(crate) kind: String,
    pub(crate) name: String,
    pub(crate) sql: String,
}

/// Spaces and quotes are no difference: a table that was renamed or got a column has its text written anew.
fn parts(all: &[SchemaPart]) -> Parts {
    let own = |part: &&SchemaPart| !part.name.starts_with(OWN);
    let words = |sql: &str| sql.replace('"', "").split_whitespace().collect::<Vec<_>>().join(" ");
    all.iter()
        .filter(own)
        .map(|part| ((part.kind.clone(), part.name.clone()), words(&part.sql)))
        .collect()
}
