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
/// index only makes a table quicker, and a table or a function of others does nothing by itself.
const CHANGING: [&str; 10] = [
    "cast",
    "column",
    "computed index",
    "constraint",
    "operator",
    "overload",
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

const PARTS_OF_FILE: &str = "SELECT CASE WHEN type = 'index' AND upper(sql) LIKE 'CREATE UNIQUE%' \
    THEN 'computed index' ELSE type END AS type, name, tbl_name, coalesce(sql, '') AS sql FROM sqlite_schema";

async fn parts_of_file(database: &Database) -> Result<Vec<SchemaPart>, StoreError> {
    let mut there = Vec::new();
    for row in database.all(query(PARTS_OF_FILE)).await? {
        let (kind, name) = (row.get("type")?, row.get("name")?);
        let sql = words(&row.get::<String>("sql")?);
        there.push(SchemaPart { kind, name, table: row.get("tbl_name")?, sql });
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
        sql: words(row.get("sql")),
    };
    Ok(rows.iter().map(part).collect())
}

/// What a schema is made of. A table that inherits from another gives it rows; one whose own triggers are off refers to
/// what is not there; an index computes where it has an expression, or compares by what is not the server's own. What an
/// extension brought is the server's.
const PARTS_OF_SERVER: &str = "\
    WITH ours AS (SELECT oid, relname, relkind, relpersistence, relrowsecurity FROM pg_class \
        WHERE relnamespace = OWN_OID AND relkind IN ('r', 'p')), \
    brought AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e') \
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
    OR EXISTS (SELECT FROM pg_opclass WHERE oid = ANY (indclass) AND opcnamespace <> 'pg_catalog'::regnamespace) \
    THEN 'computed index' ELSE 'index' END, ours.relname || '.' || i.relname, ours.relname::text, \
    concat_ws(' ', indisvalid, pg_get_indexdef(indexrelid)) \
    FROM ours JOIN pg_index ON indrelid = ours.oid JOIN pg_class i ON i.oid = indexrelid \
    UNION ALL SELECT 'trigger', relname || '.' || tgname, relname::text, \
    concat_ws(' ', tgenabled, pg_get_triggerdef(t.oid)) FROM ours JOIN pg_trigger t ON tgrelid = ours.oid \
    JOIN pg_proc f ON f.oid = tgfoid WHERE NOT tgisinternal OR f.pronamespace <> 'pg_catalog'::regnamespace \
    UNION ALL SELECT 'rule', relname || '.' || rulename, relname::text, pg_get_ruledef(r.oid) \
    FROM ours JOIN pg_rewrite r ON ev_class = ours.oid \
    UNION ALL SELECT 'policy', relname || '.' || polname, relname::text, '' \
    FROM ours JOIN pg_policy ON polrelid = ours.oid \
    UNION ALL SELECT CASE WHEN EXISTS (SELECT FROM pg_proc own WHERE own.proname = p.proname \
    AND own.pronamespace = 'pg_catalog'::regnamespace) THEN 'overload' ELSE 'function' END, \
    proname || '(' || pg_get_function_identity_arguments(p.oid) || ')', '', \
    CASE WHEN prokind IN ('f', 'p') THEN pg_get_functiondef(p.oid) ELSE '' END \
    FROM pg_proc p WHERE pronamespace IN (SEARCHED_OIDS) \
    AND NOT EXISTS (SELECT FROM brought WHERE classid = 'pg_proc'::regclass AND objid = p.oid) \
    UNION ALL SELECT 'operator', o.oid::regoperator::text, '', '' \
    FROM pg_operator o WHERE oprnamespace IN (SEARCHED_OIDS) \
    AND NOT EXISTS (SELECT FROM brought WHERE classid = 'pg_operator'::regclass AND objid = o.oid)";

/// What holds for all schemas: casts that others made, and settings of databases and roles that turn triggers off or
/// have another schema searched first.
const OUTSIDE: &str = "SELECT 'cast' AS kind, castsource::regtype || ' to ' || casttarget::regtype AS name, \
    '' AS table_name, '' AS sql FROM pg_cast c WHERE oid >= 16384 AND NOT EXISTS (SELECT FROM pg_depend \
    WHERE deptype = 'e' AND classid = 'pg_cast'::regclass AND objid = c.oid) \
    UNION SELECT 'setting', setting, '', '' FROM pg_db_role_setting, unnest(setconfig) setting \
    WHERE setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database())) \
    AND (setting LIKE 'session_replication_role=%' AND setting <> 'session_replication_role=origin' \
    OR setting LIKE 'search_path=%' AND coalesce((SELECT trim(both '\" ' FROM part) \
    FROM unnest(string_to_array(substr(setting, 13), ',')) WITH ORDINALITY AS parts (part, place) \
    WHERE trim(both '\" ' FROM part) <> '$user' ORDER BY place LIMIT 1), '') <> OWN_NAME) \
    UNION SELECT 'setting', 'session_replication_role', '', '' \
    WHERE current_setting('session_replication_role') <> 'origin'";

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
    // Texts are written the same way whatever the role has set.
    const BEGIN: &str = "BEGIN READ WRITE; SET LOCAL client_min_messages = warning; SET LOCAL lock_timeout = 5000; \
        SET LOCAL quote_all_identifiers = off; SET LOCAL standard_conforming_strings = on";
    const NAMES: &str = "SELECT 'tieout_schema_check_' || pg_backend_pid() AS model, \
        quote_ident(current_database()) AS database, quote_ident(current_user) AS role";
    // Also where all that is otherwise done only reads.
    if let Err(error) = in_time(connection.execute(sqlx::raw_sql(BEGIN))).await {
        return not_compared(&error, "", "").map(|fault| vec![fault]).ok_or(error);
    }
    let searched = SearchedSchemas::read(connection).await?;
    let own = literal(&searched.own);
    let of_own = outside(&own);
    let mut there = read_parts(connection, &of_own).await?;
    there.extend(searched.before.map(|name| SchemaPart {
        kind: "setting".to_owned(),
        name: format!("search_path={name}"),
        table: String::new(),
        sql: String::new(),
    }));
    let names = in_time(connection.fetch_one(sqlx::raw_sql(NAMES))).await?;
    let name = |column| names.try_get::<String, _>(column);
    // The name is nobody's before, and where two look at once, each has its own.
    let model = name("model")?;
    let begin_model = format!("CREATE SCHEMA {model}; SET LOCAL search_path = {model}");
    if let Err(error) = in_time(connection.execute(sqlx::raw_sql(AssertSqlSafe(begin_model)))).await
    {
        let told = not_compared(&error, &name("database")?, &name("role")?);
        return told.map(|fault| vec![fault]).ok_or(error);
    }
    for (_, _, step) in POSTGRES.iter().take_while(|(step, ..)| *step <= version) {
        in_time(connection.execute(sqlx::raw_sql(*step))).await?;
    }
    in_time(connection.execute(sqlx::raw_sql(OWN_PATH))).await?;
    let all = searched.all.iter().map(|name| literal(name)).collect::<Vec<_>>().join(", ");
    there.extend(read_parts(connection, &parts_of(&own, &all)).await?);
    let of_model = literal(&model);
    let mut made = read_parts(connection, &parts_of(&of_model, &of_model)).await?;
    in_time(connection.execute(sqlx::raw_sql("ROLLBACK"))).await?;
    // The model's texts are the program's: only in them the name stands for the schema.
    let quoted = format!("{}.", quoted_name(&searched.own));
    for part in &mut made {
        part.sql = part.sql.replace(&format!("{model}."), &quoted);
    }
    Ok(compared(made, there))
}

/// Nothing but the server's own is found by its name then: whatever is not is written with its schema.
const OWN_PATH: &str = "SET LOCAL search_path = pg_catalog";

/// Where names are looked up, as the session that asks has it.
pub(super) struct SearchedSchemas {
    /// Where tables are made and found.
    pub(super) own: String,
    /// All but the server's own.
    all: Vec<String>,
    /// What is looked at before the server's own.
    before: Option<String>,
}

impl SearchedSchemas {
    /// Reads it, and has nothing but the server's own found from then on.
    pub(super) async fn read(connection: &mut PgConnection) -> Result<Self, StoreError> {
        // No name here is looked up, and no operator used, that others could have put in front.
        const OWN: &str = "SELECT pg_catalog.current_schema() AS name";
        const ALL: &str = "SELECT pg_catalog.unnest(pg_catalog.current_schemas(true)) AS name";
        let own = in_time(connection.fetch_one(sqlx::raw_sql(OWN))).await?;
        let all = in_time(connection.fetch_all(sqlx::raw_sql(ALL))).await?;
        in_time(connection.execute(sqlx::raw_sql(OWN_PATH))).await?;
        let names = all.iter().map(|row| row.try_get::<String, _>("name"));
        let mut names: Vec<String> = names.collect::<Result<_, _>>()?;
        names.retain(|name| !name.starts_with("pg_temp"));
        let is_first = names.first().is_some_and(|name| name == SERVERS_OWN);
        let before = names.first().filter(|_| !is_first).cloned();
        names.retain(|name| name != SERVERS_OWN);
        Ok(Self { own: own.try_get("name")?, all: names, before })
    }
}

/// The schema of the server's own.
const SERVERS_OWN: &str = "pg_catalog";

/// A text for a statement.
pub(super) fn literal(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}

/// A name as the server writes it.
fn quoted_name(name: &str) -> String {
    let is_plain = |at: usize, sign: char| {
        sign.is_ascii_lowercase() || sign == '_' || (at > 0 && sign.is_ascii_digit())
    };
    if !name.is_empty() && name.chars().enumerate().all(|(at, sign)| is_plain(at, sign)) {
        return name.to_owned();
    }
    format!("\"{}\"", name.replace('"', "\"\""))
}

fn outside(own: &str) -> String {
    OUTSIDE.replace("OWN_NAME", own)
}

/// The parts of a schema, with what is found by name in these; as literals.
fn parts_of(own: &str, searched: &str) -> String {
    let oids = |names: &str| format!("SELECT oid FROM pg_namespace WHERE nspname IN ({names})");
    let sql = PARTS_OF_SERVER.replace("OWN_OID", &format!("({})", oids(own)));
    sql.replace("SEARCHED_OIDS", &oids(searched))
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
    let named = |part: SchemaPart| ((part.kind, part.name), (part.table, part.sql));
    all.into_iter().filter(|part| !own(part)).map(named).collect()
}

/// A file's text without comments, spaces between words, and quotes around plain names, which are no difference: a table
/// that was renamed or got a column has its text written anew. Texts and other names within it stay as they are.
fn words(sql: &str) -> String {
    let (mut written, mut rest) = (String::with_capacity(sql.len()), sql);
    while let Some(first) = rest.chars().next() {
        let closing = match first {
            '[' => Some(']'),
            '\'' | '"' | '`' => Some(first),
            _ => None,
        };
        let taken = if let Some(closing) = closing {
            let end = rest[1..].find(closing).map_or(rest.len(), |at| at + 2);
            let within = rest.get(1..end.max(2) - 1).unwrap_or_default();
            let is_plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
            let is_name = first == '"' && !within.is_empty() && within.chars().all(is_plain);
            written.push_str(if is_name { within } else { &rest[..end] });
            end
        } else if rest.starts_with("--") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |at| at + 2)
        } else {
            if !first.is_whitespace() {
                written.push(first);
            } else if !written.ends_with(' ') {
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
        assert_eq!(words("\""), "\"");
        let hidden = "AS \"lines/*\" FROM t; UPDATE x; -- */";
        assert_eq!(words(hidden), "AS \"lines/*\" FROM t; UPDATE x;");
    }
}
