//! Whether the rows on a server are as the schema has them. The server sees to that itself, unless it is told not to, or
//! only told that it did.

use std::collections::BTreeMap;

use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Executor as _, Row as _};

use super::server::{Server, in_time};
use super::server_names::{filled, literal, of_own, oid};
use super::server_paths::OWN_PATH;
use super::server_paths::SearchedSchemas;
use crate::error::StoreError;

/// What is asked of the rows of a table, for each column and constraint of a schema, and each unique index: a condition
/// for a row that breaks one, or a statement that says whether rows do. Nothing asks for `IS NULL`: the server answers
/// that without a look where it takes a column to have values.
const QUESTIONS: &str = "\
    WITH made AS (SELECT oid, relname FROM pg_class WHERE relnamespace = MADE_OID AND relkind IN ('r', 'p')) \
    SELECT relname::text AS name, attname || ' is missing' AS broken, format('num_nulls(%I) > 0', attname) AS asked, \
    'row' AS of, 1 AS place, attnum::text AS part \
    FROM made JOIN pg_attribute ON attrelid = made.oid AND attnum > 0 AND NOT attisdropped AND attnotnull \
    UNION ALL SELECT relname::text, 'the constraint ' || conname || ' is not met', \
    format('(%s) IS FALSE', pg_get_expr(conbin, conrelid)), 'row', 2, conname::text \
    FROM made JOIN pg_constraint ON conrelid = made.oid AND contype = 'c' \
    UNION ALL SELECT made.relname::text, 'two rows of ' || made.relname || ' are the same to ' || i.relname, \
    format('SELECT EXISTS (SELECT FROM %I.%I WHERE num_nulls(%s) = 0%s GROUP BY %s HAVING count(*) > 1) AS is_broken', \
    OWN_NAME, made.relname, keys, ' AND (' || pg_get_expr(indpred, indrelid) || ')', keys), 'rows', 3, i.relname::text \
    FROM made JOIN pg_index ON indrelid = made.oid AND indisunique JOIN pg_class i ON i.oid = indexrelid, \
    LATERAL (SELECT string_agg(pg_get_indexdef(indexrelid, number, false), ', ' ORDER BY number) AS keys \
    FROM generate_series(1, indnkeyatts::integer) AS number) k \
    UNION ALL SELECT made.relname::text, \
    'a row of ' || made.relname || ' refers to one of ' || p.relname || ' that is not there', \
    format('SELECT EXISTS (SELECT FROM %I.%I c WHERE num_nulls(%s) = 0 \
    AND NOT EXISTS (SELECT FROM %I.%I p WHERE %s)) AS is_broken', OWN_NAME, made.relname, \
    (SELECT string_agg(format('c.%I', a.attname), ', ') FROM unnest(conkey) AS k (number) \
    JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = k.number), OWN_NAME, p.relname, \
    (SELECT string_agg(format('p.%I = c.%I', f.attname, a.attname), ' AND ') \
    FROM unnest(conkey, confkey) AS k (child, parent) \
    JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = k.child \
    JOIN pg_attribute f ON f.attrelid = confrelid AND f.attnum = k.parent)), 'rows', 4, conname::text \
    FROM made JOIN pg_constraint ON conrelid = made.oid AND contype = 'f' JOIN pg_class p ON p.oid = confrelid \
    ORDER BY name, place, part";

/// A thing to ask of the rows of a table.
#[derive(Debug, Clone)]
pub(crate) struct Question {
    /// The statement, with one answer.
    sql: String,
    /// What is told where it is so.
    fault: String,
    /// What it asks at once, if that is several things.
    parts: Vec<Self>,
}

impl Question {
    /// What a file says of the rows of a table, none of others': which of them refer to what is not there.
    pub(super) fn of_references(table: &str) -> Self {
        let sql = format!("PRAGMA foreign_key_check({})", quoted(table));
        Self { sql, fault: String::new(), parts: Vec::new() }
    }

    /// The rows that a file answers with.
    ///
    /// # Errors
    /// The database's.
    pub(crate) async fn rows_of(&self, file: &SqlitePool) -> Result<Vec<SqliteRow>, StoreError> {
        Ok(sqlx::query(AssertSqlSafe(self.sql.clone())).fetch_all(file).await?)
    }

    fn of_row(schema: &str, table: &str, condition: &str, fault: String) -> Self {
        let table = format!("{}.{}", quoted(schema), quoted(table));
        let sql = format!("SELECT EXISTS (SELECT FROM {table} WHERE {condition}) AS is_broken");
        Self { sql, fault, parts: Vec::new() }
    }
}

/// Always in quotes, which do no harm.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// What is to be asked of the rows of a schema: what its model says, and without one what the server says of itself.
///
/// # Errors
/// The database's.
pub(super) async fn questions(
    connection: &mut PgConnection,
    model: Option<&str>,
    searched: &SearchedSchemas,
) -> Result<Vec<Question>, StoreError> {
    let own = &*searched.own;
    let (made, name) = (oid(&literal(model.unwrap_or(own))), literal(own));
    let sql = AssertSqlSafe(filled(QUESTIONS, &[("MADE_OID", &made), ("OWN_NAME", &name)]));
    let mut questions = Vec::new();
    // What is asked of each row of a table is asked at once.
    let mut of_rows: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    for row in in_time(connection.fetch_all(sqlx::raw_sql(sql))).await? {
        let text = |column| row.try_get::<String, _>(column);
        let (table, fault) = (text("name")?, text("broken")?);
        let asked = match model {
            Some(model) => of_own(&text("asked")?, model, &searched.own_written),
            None => text("asked")?,
        };
        if text("of")? == "rows" {
            questions.push(Question { sql: asked, fault, parts: Vec::new() });
            continue;
        }
        let fault = format!("in a row of {table}, {fault}");
        of_rows.entry(table).or_default().push((asked, fault));
    }
    let of_rows = of_rows.into_iter().map(|(table, parts)| {
        let any: Vec<_> = parts.iter().map(|(condition, _)| format!("({condition})")).collect();
        let mut all = Question::of_row(own, &table, &any.join(" OR "), String::new());
        let part =
            |(condition, fault): (String, String)| Question::of_row(own, &table, &condition, fault);
        all.parts = parts.into_iter().map(part).collect();
        all
    });
    Ok(of_rows.chain(questions).collect())
}

/// What of this is so, in words. Where something that is asked about is not there, which the schema tells, no more is.
///
/// # Errors
/// The database's; it is busy where others hold a table for themselves.
pub(crate) async fn faults(
    server: &Server,
    questions: &[Question],
) -> Result<Vec<String>, StoreError> {
    // What an index or a constraint says is what is asked about, and is not to answer. A look at millions of rows may
    // take longer than a role's statements may.
    const BEGIN: &str = "BEGIN READ ONLY; SET LOCAL lock_timeout = 5000; SET LOCAL statement_timeout = 0; \
        SET LOCAL standard_conforming_strings = on; SET LOCAL transform_null_equals = off; \
        SET LOCAL enable_indexscan = off; SET LOCAL enable_indexonlyscan = off; SET LOCAL enable_bitmapscan = off; \
        SET LOCAL constraint_exclusion = off; SET LOCAL jit = off; SET LOCAL row_security = on";
    // Not the pool's afterwards, so that its settings are nobody else's.
    let mut connection = server.pool.acquire().await?.detach();
    connection.execute(sqlx::raw_sql(BEGIN)).await?;
    connection.execute(sqlx::raw_sql(OWN_PATH)).await?;
    let mut faults = Vec::new();
    for question in questions {
        let broken = match is_so(&mut connection, question).await {
            Ok(false) => continue,
            Ok(true) => broken_parts(&mut connection, question).await,
            Err(error) => Err(error),
        };
        match broken {
            Ok(broken) => faults.extend(broken),
            Err(error) if is_not_there(&error) => return Ok(faults),
            Err(error) => return Err(error.into()),
        }
    }
    connection.execute(sqlx::raw_sql("COMMIT")).await?;
    Ok(faults)
}

async fn broken_parts(
    connection: &mut PgConnection,
    question: &Question,
) -> Result<Vec<String>, sqlx::Error> {
    let mut broken = Vec::new();
    for part in &question.parts {
        if is_so(connection, part).await? {
            broken.push(part.fault.clone());
        }
    }
    if question.parts.is_empty() {
        broken.push(question.fault.clone());
    }
    Ok(broken)
}

async fn is_so(connection: &mut PgConnection, question: &Question) -> Result<bool, sqlx::Error> {
    let row = connection.fetch_one(sqlx::raw_sql(AssertSqlSafe(question.sql.clone()))).await?;
    row.try_get("is_broken")
}

/// Whether a table, a column or a function is missing.
fn is_not_there(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    code.is_some_and(|code| ["42P01", "42703", "42883"].contains(&&*code))
}
