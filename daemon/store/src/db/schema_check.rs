//! Whether a database's schema is the one that the steps make. A trigger that is added changes rows as if the program
//! did; a check or a trigger that is taken away lets others do what the program never does.
//!
//! A server is believed in what it says of itself: whoever is its superuser can make it say anything.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, Row as _};

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
    /// The table that it belongs to; empty for what belongs to none.
    table: String,
    sql: String,
}

/// What changes what the program does where others added it to a table of ours, or where it belongs to no table. A plain
/// index only makes a table quicker, and one that another tool keeps beside ours does nothing to them.
const CHANGING: [&str; 9] = [
    "column",
    "computed index",
    "constraint",
    "function",
    "operator",
    "policy",
    "rule",
    "setting",
    "trigger",
];

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
            // Not the pool's afterwards: what is made here goes with the connection, whatever comes in between. It is
            // dropped and not closed, since a goodbye over TLS may never be answered.
            let mut connection = server.pool.acquire().await?.detach();
            faults_on_server(&mut connection, version).await
        }
    }
}

/// What `SQLite` makes itself: statistics, counters, and the indexes of constraints.
const OWN: [&str; 3] = ["sqlite_autoindex_", "sqlite_stat", "sqlite_sequence"];

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

/// What these schemas are made of; tables are those of the first. A table that inherits from another gives it rows; one
/// whose own triggers are off refers to what is not there. What an extension brought is the server's.
macro_rules! parts_of_server {
    ($schema:literal, $searched:literal) => {
        concat!(
            "WITH ours AS (SELECT oid, relname, relkind, relpersistence, relrowsecurity FROM pg_class WHERE relnamespace = ",
            $schema, " AND relkind IN ('r', 'p')) \
            SELECT 'table' AS kind, relname::text AS name, relname::text AS table_name, concat_ws(' ', relkind, \
            relpersistence, relrowsecurity, \
            EXISTS (SELECT FROM pg_inherits WHERE inhparent = ours.oid OR inhrelid = ours.oid), \
            EXISTS (SELECT FROM pg_trigger WHERE tgrelid = ours.oid AND tgisinternal AND tgenabled <> 'O')) AS sql \
            FROM ours \
            UNION ALL SELECT 'column', relname || '.' || attname, relname::text, concat_ws(' ', \
            format_type(atttypid, atttypmod), attcollation::regcollation, attnotnull, attgenerated, attidentity, \
            pg_get_expr(adbin, adrelid)) \
            FROM ours JOIN pg_attribute ON attrelid = ours.oid AND attnum > 0 AND NOT attisdropped \
            LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum \
            UNION ALL SELECT 'constraint', relname || '.' || conname, relname::text, \
            pg_get_constraintdef(c.oid) FROM ours JOIN pg_constraint c ON conrelid = ours.oid \
            UNION ALL SELECT CASE WHEN indisunique OR indexprs IS NOT NULL OR indpred IS NOT NULL \
            THEN 'computed index' ELSE 'index' END, ours.relname || '.' || i.relname, ours.relname::text, \
            concat_ws(' ', indisvalid, pg_get_indexdef(indexrelid)) \
            FROM ours JOIN pg_index ON indrelid = ours.oid JOIN pg_class i ON i.oid = indexrelid \
            UNION ALL SELECT 'trigger', relname || '.' || tgname, relname::text, \
            concat_ws(' ', tgenabled, pg_get_triggerdef(t.oid)) FROM ours JOIN pg_trigger t ON tgrelid = ours.oid \
            JOIN pg_proc f ON f.oid = tgfoid WHERE NOT tgisinternal \
            OR f.pronamespace <> 'pg_catalog'::regnamespace \
            UNION ALL SELECT 'rule', relname || '.' || rulename, relname::text, pg_get_ruledef(r.oid) \
            FROM ours JOIN pg_rewrite r ON ev_class = ours.oid \
            UNION ALL SELECT 'policy', relname || '.' || polname, relname::text, '' \
            FROM ours JOIN pg_policy ON polrelid = ours.oid \
            UNION ALL SELECT 'function', proname || '(' || pg_get_function_identity_arguments(p.oid) || ')', '', \
            CASE WHEN prokind = 'f' THEN pg_get_functiondef(p.oid) ELSE '' END \
            FROM pg_proc p WHERE pronamespace IN (", $searched, ") AND NOT EXISTS (SELECT FROM pg_depend \
            WHERE classid = 'pg_proc'::regclass AND objid = p.oid AND deptype = 'e') \
            UNION ALL SELECT 'operator', o.oid::regoperator::text, '', '' \
            FROM pg_operator o WHERE oprnamespace IN (", $searched, ") AND NOT EXISTS (SELECT FROM pg_depend \
            WHERE classid = 'pg_operator'::regclass AND objid = o.oid AND deptype = 'e')"
        )
    };
}

/// Settings that turn triggers off, or have others' functions found before the server's own.
const SETTINGS: &str = "SELECT 'setting' AS kind, name, '' AS table_name, '' AS sql FROM ( \
    SELECT 'session_replication_role' AS name WHERE current_setting('session_replication_role') <> 'origin' \
    UNION SELECT 'search_path' WHERE (current_schemas(true))[1] NOT IN ('pg_catalog') \
    AND (current_schemas(true))[1] NOT LIKE 'pg_temp%' \
    UNION SELECT split_part(setting, '=', 1) FROM pg_db_role_setting, unnest(setconfig) setting \
    WHERE setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database())) \
    AND setting LIKE 'session_replication_role=%') others";

/// The role may make no schema; the server is a standby.
const MAY_NOT: &str = "42501";
const IS_STANDBY: &str = "25006";

/// Why the schema cannot be compared, where that is known.
fn not_compared(error: &StoreError, database: &str, role: &str) -> Option<String> {
    let (StoreError::Database(error) | StoreError::Busy(error)) = error else { return None };
    let why = match error.as_database_error()?.code()?.as_ref() {
        MAY_NOT => format!(
            "the role may make no schema to compare it with: GRANT CREATE ON DATABASE {database} TO {role}"
        ),
        IS_STANDBY => "the server is a standby: ask the primary".to_owned(),
        _ => return None,
    };
    Some(format!("the schema was not compared with this program's: {why}"))
}

/// Compares what is there with what the steps make in a schema of their own, which is taken back.
async fn faults_on_server(
    connection: &mut PgConnection,
    version: i64,
) -> Result<Vec<String>, StoreError> {
    const BEGIN: &str =
        "BEGIN READ WRITE; SET LOCAL client_min_messages = warning; SET LOCAL lock_timeout = 5000";
    // The name is nobody's before, and where two look at once, each has its own.
    const NAMES: &str = "SELECT quote_ident(current_schema()) AS own, \
        'tieout_schema_check_' || pg_backend_pid() AS model, \
        current_schema()::regnamespace::oid::text AS own_oid, \
        quote_ident(current_database()) AS database, quote_ident(current_user) AS role, \
        (SELECT string_agg(n.oid::text, ',') FROM pg_namespace n WHERE nspname = ANY (current_schemas(false))) \
        AS searched";
    // Also where all that is otherwise done only reads.
    if let Err(error) = in_time(connection.execute(sqlx::raw_sql(BEGIN))).await {
        return not_compared(&error, "", "").map(|fault| vec![fault]).ok_or(error);
    }
    let mut there = read_parts(connection, SETTINGS).await?;
    let names = in_time(connection.fetch_one(sqlx::raw_sql(NAMES))).await?;
    let name = |column| names.try_get::<String, _>(column);
    let (own, model) = (name("own")?, name("model")?);
    let begin_model = format!("CREATE SCHEMA {model}; SET LOCAL search_path = {model}");
    if let Err(error) = in_time(connection.execute(sqlx::raw_sql(AssertSqlSafe(begin_model)))).await
    {
        let told = not_compared(&error, &name("database")?, &name("role")?);
        return told.map(|fault| vec![fault]).ok_or(error);
    }
    for (_, _, step) in POSTGRES.iter().take_while(|(step, ..)| *step <= version) {
        in_time(connection.execute(sqlx::raw_sql(*step))).await?;
    }
    // Whatever is not the server's own is written with its schema then, and nothing is taken for another.
    in_time(connection.execute(sqlx::raw_sql("SET LOCAL search_path = pg_catalog"))).await?;
    let parts = |schema: &str, searched: &str| {
        let sql = parts_of_server!("SCHEMA_HERE", "SEARCHED_HERE");
        sql.replace("SCHEMA_HERE", schema).replace("SEARCHED_HERE", searched)
    };
    there.extend(read_parts(connection, &parts(&name("own_oid")?, &name("searched")?)).await?);
    let of_model = format!("'{model}'::regnamespace");
    let mut made = read_parts(connection, &parts(&of_model, &of_model)).await?;
    in_time(connection.execute(sqlx::raw_sql("ROLLBACK"))).await?;
    // The model's texts are the program's: only in them the name stands for the schema.
    for part in &mut made {
        part.sql = part.sql.replace(&format!("{model}."), &format!("{own}."));
    }
    Ok(compared(made, there))
}

async fn read_parts(
    connection: &mut PgConnection,
    sql: &str,
) -> Result<Vec<SchemaPart>, StoreError> {
    let rows = connection.fetch_all(sqlx::raw_sql(AssertSqlSafe(sql.to_owned())));
    let part = |row: &PgRow| -> Result<SchemaPart, sqlx::Error> {
        let text = |column| row.try_get::<String, _>(column);
        let (kind, name) = (text("kind")?, text("name")?);
        Ok(SchemaPart { kind, name, table: text("table_name")?, sql: text("sql")? })
    };
    Ok(in_time(rows).await?.iter().map(part).collect::<Result<_, _>>()?)
}

fn compared(made: Vec<SchemaPart>, there: Vec<SchemaPart>) -> Vec<String> {
    // SQLite takes names in any case, and keeps them as they were written.
    let tables: BTreeSet<_> = made.iter().map(|part| part.table.to_ascii_lowercase()).collect();
    let is_ours = |table: &str| table.is_empty() || tables.contains(&table.to_ascii_lowercase());
    let (made, there) = (by_name(made), by_name(there));
    let mut faults = Vec::new();
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
    let gone = made.keys().filter(|part| !there.contains_key(*part));
    faults.extend(gone.map(|(kind, name)| format!("the {kind} {name} is not there")));
    faults
}

/// The parts by kind and name.
fn by_name(all: Vec<SchemaPart>) -> BTreeMap<(String, String), (String, String)> {
    let own = |part: &SchemaPart| {
        part.kind != "trigger" && OWN.iter().any(|name| part.name.starts_with(name))
    };
    let named = |part: SchemaPart| ((part.kind, part.name), (part.table, words(&part.sql)));
    all.into_iter().filter(|part| !own(part)).map(named).collect()
}

/// The text without comments, spaces between words, and quotes around names, which are no difference: a table that was
/// renamed or got a column has its text written anew. Texts within it stay as they are.
fn words(sql: &str) -> String {
    let (mut written, mut rest) = (String::with_capacity(sql.len()), sql);
    while let Some(first) = rest.chars().next() {
        let taken = if first == '\'' {
            let end = rest[1..].find('\'').map_or(rest.len(), |at| at + 2);
            written.push_str(&rest[..end]);
            end
        } else if rest.starts_with("--") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |at| at + 2)
        } else {
            if !first.is_whitespace() && first != '"' {
                written.push(first);
            } else if first != '"' && !written.ends_with(' ') {
                written.push(' ');
            }
            first.len_utf8()
        };
        rest = &rest[taken..];
    }
    written.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn spaces_comments_and_quotes_of_names_are_no_difference_and_texts_are() {
        let same = "CREATE TABLE \"a\" ( -- of it's own\n  b TEXT /* none */ CHECK (b <> 'x  y') )";
        assert_eq!(words(same), "CREATE TABLE a ( b TEXT CHECK (b <> 'x  y') )");
        assert_ne!(words("WHEN s = 'final\"ised'"), words("WHEN s = 'finalised'"));
        assert_ne!(words("-- a\nRAISE"), words("-- a RAISE"));
        assert_eq!(words("'unended"), "'unended");
    }
}
