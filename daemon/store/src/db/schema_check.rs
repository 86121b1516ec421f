//! Whether a database's schema is the one that the steps make. A trigger that is added changes rows as if the program
//! did; a check or a trigger that is taken away lets others do what the program never does.

use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{AssertSqlSafe, Connection as _, Row as _};

use super::backend::Database;
use super::constraints::Question;
use super::migrations::{SQLITE, make};
use super::schema_parts::{SchemaPart, compared};
use super::schema_text::{is_plain_index, words};
use super::server_schema;
use super::statement::query;
use crate::error::StoreError;

/// What a look at a schema gives.
#[derive(Debug)]
pub(crate) struct SeenSchema {
    /// What it has otherwise than the steps make it, in words; none where it is the same.
    pub(crate) faults: Vec<String>,
    /// What its rows are to be asked.
    pub(crate) questions: Vec<Question>,
}

/// Compares a schema with what the first steps up to this one make.
///
/// # Errors
/// The database's.
pub(crate) async fn look(database: &Database, version: i64) -> Result<SeenSchema, StoreError> {
    match database {
        Database::Sqlite { read, .. } => {
            let (made, mut there) =
                (parts_of_new_file(version).await?, parts_of_file(database).await?);
            there.extend(references_of_others(read, &made, &there).await?);
            let tables = made.iter().filter(|part| part.kind == "table");
            let questions = tables.map(|table| Question::of_references(&table.name)).collect();
            Ok(SeenSchema { faults: compared(made, there, true), questions })
        }
        Database::Postgres(server) => {
            let (faults, questions) = server_schema::look(server, version).await?;
            Ok(SeenSchema { faults, questions })
        }
        Database::Within(_) => Err(StoreError::Closed),
    }
}

const PARTS_OF_FILE: &str =
    "SELECT type, name, tbl_name, coalesce(sql, '') AS sql FROM sqlite_schema";

async fn parts_of_file(database: &Database) -> Result<Vec<SchemaPart>, StoreError> {
    let mut there = Vec::new();
    for row in database.all(query(PARTS_OF_FILE)).await? {
        let (kind, name, table) = (row.get("type")?, row.get("name")?, row.get("tbl_name")?);
        there.push(part_of_file(kind, name, table, &row.get::<String>("sql")?));
    }
    Ok(there)
}

/// What tables of others refer to: a row of theirs may go with one of ours, and set off whatever they have for that.
async fn references_of_others(
    file: &SqlitePool,
    made: &[SchemaPart],
    there: &[SchemaPart],
) -> Result<Vec<SchemaPart>, StoreError> {
    let is_made = |name: &str| made.iter().any(|part| part.name.eq_ignore_ascii_case(name));
    let mut references = Vec::new();
    for table in there.iter().filter(|part| part.kind == "table" && !is_made(&part.name)) {
        let name = table.name.replace('"', "\"\"");
        let sql = AssertSqlSafe(format!("PRAGMA foreign_key_list(\"{name}\")"));
        for row in sqlx::query(sql).fetch_all(file).await? {
            let (number, parent): (i64, String) = (row.try_get("id")?, row.try_get("table")?);
            references.push(SchemaPart {
                kind: "reference".to_owned(),
                name: format!("{}.{number} to {parent}", table.name),
                table: parent,
                sql: String::new(),
            });
        }
    }
    Ok(references)
}

async fn parts_of_new_file(version: i64) -> Result<Vec<SchemaPart>, StoreError> {
    let mut model = SqliteConnection::connect("sqlite::memory:").await?;
    make(&mut model, SQLITE, version).await?;
    let rows = sqlx::query(PARTS_OF_FILE).fetch_all(&mut model).await?;
    model.close().await?;
    let part = |row: &sqlx::sqlite::SqliteRow| {
        part_of_file(row.get("type"), row.get("name"), row.get("tbl_name"), row.get("sql"))
    };
    Ok(rows.iter().map(part).collect())
}

fn part_of_file(kind: String, name: String, table: String, sql: &str) -> SchemaPart {
    let (text, sql) = (sql, words(sql));
    // SQLite reads names to the first zero byte.
    if [&kind, &name, &table].iter().any(|word| word.contains('\0')) {
        let kind = "disguised part".to_owned();
        return SchemaPart { kind, name, table: String::new(), sql };
    }
    match &*kind {
        "index" if !is_plain_index(text) => {
            let kind = "unique or computed index".to_owned();
            SchemaPart { kind, name, table, sql }
        }
        "index" | "table" | "trigger" | "view" => SchemaPart { kind, name, table, sql },
        // SQLite goes by the text, and takes a kind in other letters, or with anything behind it.
        _ => SchemaPart { kind: "disguised part".to_owned(), name, table: String::new(), sql },
    }
}
