//! Whether a database's schema is the one that the steps make. A trigger that is added changes rows as if the program
//! did; a check or a trigger that is taken away lets others do what the program never does.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, Executor as _, Row as _};

use super::backend::Database;
use super::migrations::{POSTGRES, SQLITE, make};
use super::server::in_time;
use super::statement::query;
use crate::error::StoreError;

/// A table, or what belongs to one, with the text that makes it.
#[derive(Debug)]
struct SchemaPart {
    kind: String,
    name: String,
    table: String,
    sql: String,
}

/// What is taken for a part where others added it to a table of ours. An index only makes it quicker, and a
/// table that another tool keeps beside ours does nothing to them.
const CHANGING: [&str; 5] = ["column", "constraint", "policy", "rule", "trigger"];

/// What the schema has otherwise than the first steps up to this one make, in words; none where it is the same.
///
/// # Errors
/// The database's.
pub(crate) async fn faults(database: &Database, version: i64) -> Result<Vec<String>, StoreError> {
    match database {
        Database::Sqlite { .. } => {
            let (made, there) = (parts_of_new_file(version).await?, parts_of_file(database).await?);
            Ok(compared(made, there))
        }
        Database::Postgres(server) => {
            // Nobody else gets to see what is made here, and it is taken back.
            let mut connection = server.pool.acquire().await?.detach();
            let both = parts_of_server(&mut connection, version).await;
            connection.close_hard().await?;
            match both {
                Ok((made, there)) => Ok(compared(made, there)),
                Err(error) => not_compared(&error).map(|fault| vec![fault]).ok_or(error),
            }
        }
    }
}

/// The role may make no schema; the server is a standby.
const CANNOT_COMPARE_CODES: [&str; 2] = ["42501", "25006"];

fn not_compared(error: &StoreError) -> Option<String> {
    let (StoreError::Database(error) | StoreError::Busy(error)) = error else { return None };
    let said = error.as_database_error()?;
    let is_known = said.code().is_some_and(|code| CANNOT_COMPARE_CODES.contains(&&*code));
    is_known
        .then(|| format!("the schema cannot be compared with this program's: {}", said.message()))
}

/// Names of what the database makes itself begin so.
const OWN: &str = "sqlite_";

const PARTS_OF_FILE: &str =
    "SELECT type, name, tbl_name, coalesce(sql, '') AS sql FROM sqlite_schema";

async fn parts_of_file(database: &Database) -> Result<Vec<SchemaPart>, StoreError> {
    let mut there = Vec::new();
    for row in database.all(query(PARTS_OF_FILE)).await? {
        let (kind, name) = (row.get("type")?, row.get("name")?);
        there.push(SchemaPart { kind, name, table: row.get("tbl_name")?, sql: row.get("sql")? });
    }
    Ok(there)
}

async fn parts_of_new_file(version: i64) -> Result<Vec<SchemaPart>, StoreError> {
    let mut model = SqliteConnection::connect("sqlite::memory:").await?;
    make(&mut model, SQLITE, version).await?;
    let rows = sqlx::query(PARTS_OF_FILE).fetch_all(&mut model).await?;
    model.close().await?;
    let part = |row: &sqlx::sqlite::SqliteRow| SchemaPart {
        kind: row.get("type"),
        name: row.get("name"),
        table: row.get("tbl_name"),
        sql: row.get("sql"),
    };
    Ok(rows.iter().map(part).collect())
}

/// What this schema is made of. A table that inherits from another gives it rows; one whose own triggers are off
/// refers to what is not there.
const PARTS_OF_SERVER: &str = "\
    WITH ours AS (SELECT oid, relname, relpersistence, relrowsecurity FROM pg_class \
        WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')) \
    SELECT 'table' AS kind, relname::text AS name, relname::text AS table_name, concat_ws(' ', relpersistence, \
        relrowsecurity, EXISTS (SELECT FROM pg_inherits WHERE inhparent = ours.oid OR inhrelid = ours.oid), \
        EXISTS (SELECT FROM pg_trigger WHERE tgrelid = ours.oid AND tgisinternal AND tgenabled <> 'O')) AS sql \
        FROM ours \
    UNION ALL SELECT 'column', relname || '.' || attname, relname::text, concat_ws(' ', \
        format_type(atttypid, atttypmod), attcollation::regcollation, attnotnull, attgenerated, attidentity, \
        pg_get_expr(adbin, adrelid)) \
        FROM ours JOIN pg_attribute ON attrelid = ours.oid AND attnum > 0 AND NOT attisdropped \
        LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum \
    UNION ALL SELECT 'constraint', relname || '.' || conname, relname::text, pg_get_constraintdef(pg_constraint.oid) \
        FROM ours JOIN pg_constraint ON conrelid = ours.oid \
    UNION ALL SELECT 'index', relname || '.' || indexrelid::regclass::text, relname::text, \
        concat_ws(' ', indisvalid, pg_get_indexdef(indexrelid)) FROM ours JOIN pg_index ON indrelid = ours.oid \
    UNION ALL SELECT 'trigger', relname || '.' || tgname, relname::text, \
        concat_ws(' ', tgenabled, pg_get_triggerdef(pg_trigger.oid)) \
        FROM ours JOIN pg_trigger ON tgrelid = ours.oid AND NOT tgisinternal \
    UNION ALL SELECT 'rule', relname || '.' || rulename, relname::text, pg_get_ruledef(pg_rewrite.oid) \
        FROM ours JOIN pg_rewrite ON ev_class = ours.oid \
    UNION ALL SELECT 'policy', relname || '.' || polname, relname::text, '' FROM ours JOIN pg_policy ON polrelid = ours.oid \
    UNION ALL SELECT 'function', proname || '(' || pg_get_function_identity_arguments(oid) || ')', '', \
        pg_get_functiondef(oid) FROM pg_proc \
        WHERE pronamespace = current_schema()::regnamespace AND prokind = 'f'";

/// What the steps make in a schema of their own that is taken back, and what is there.
async fn parts_of_server(
    connection: &mut PgConnection,
    version: i64,
) -> Result<(Vec<SchemaPart>, Vec<SchemaPart>), StoreError> {
    // Also where all that is otherwise done only reads.
    const BEGIN: &str =
        "BEGIN READ WRITE; SET LOCAL client_min_messages = warning; SET LOCAL lock_timeout = 5000";
    const MODEL: &str =
        "CREATE SCHEMA tieout_schema_check; SET LOCAL search_path = tieout_schema_check";
    in_time(connection.execute(sqlx::raw_sql(BEGIN))).await?;
    let there = read_parts(connection).await?;
    in_time(connection.execute(sqlx::raw_sql(MODEL))).await?;
    for (_, _, step) in POSTGRES.iter().take_while(|(step, ..)| *step <= version) {
        in_time(connection.execute(sqlx::raw_sql(*step))).await?;
    }
    let made = read_parts(connection).await?;
    in_time(connection.execute(sqlx::raw_sql("ROLLBACK"))).await?;
    Ok((made, there))
}

/// What the schema that comes first is made of, its own name left out.
async fn read_parts(connection: &mut PgConnection) -> Result<Vec<SchemaPart>, StoreError> {
    const SCHEMA: &str = "SELECT quote_ident(current_schema()) AS name";
    let schema = in_time(connection.fetch_one(sqlx::raw_sql(SCHEMA))).await?;
    let prefix = schema.try_get::<String, _>("name")? + ".";
    let rows = in_time(connection.fetch_all(sqlx::raw_sql(PARTS_OF_SERVER))).await?;
    let part = |row: &sqlx::postgres::PgRow| -> Result<SchemaPart, sqlx::Error> {
        let text = |column| row.try_get::<String, _>(column);
        Ok(SchemaPart {
            kind: text("kind")?,
            name: text("name")?.replace(&prefix, ""),
            table: text("table_name")?,
            sql: text("sql")?.replace(&prefix, ""),
        })
    };
    Ok(rows.iter().map(part).collect::<Result<_, _>>()?)
}

fn compared(made: Vec<SchemaPart>, there: Vec<SchemaPart>) -> Vec<String> {
    let tables: BTreeSet<_> = made.iter().map(|part| part.table.clone()).collect();
    let (made, there) = (by_name(made), by_name(there));
    let mut faults = Vec::new();
    for ((kind, name), (table, sql)) in &there {
        match made.get(&(kind.clone(), name.clone())) {
            None if CHANGING.contains(&&**kind) && tables.contains(table) => {
                faults.push(format!("the {kind} {name} is none of this program's"));
            }
            Some((_, own)) if own != sql => {
                faults.push(format!("the {kind} {name} is not as this program made it"));
            }
            Some(_) | None => {}
        }
    }
    let gone = made.keys().filter(|part| !there.contains_key(*part));
    faults.extend(gone.map(|(kind, name)| format!("the {kind} {name} is not there")));
    faults
}

/// The parts by kind and name. Spaces and quotes are no difference: a table that was renamed or got a column has
/// its text written anew.
fn by_name(all: Vec<SchemaPart>) -> BTreeMap<(String, String), (String, String)> {
    let words = |sql: &str| sql.replace('"', "").split_whitespace().collect::<Vec<_>>().join(" ");
    let own = |part: &SchemaPart| !part.name.starts_with(OWN);
    let named = |part: SchemaPart| ((part.kind, part.name), (part.table, words(&part.sql)));
    all.into_iter().filter(own).map(named).collect()
}
