//! Whether the rows on a server refer to rows that are there. It sees to that itself, unless it is told not to.

use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Executor as _, Row as _};

use super::schema_check::{SearchedSchemas, literal};
use super::server::Server;
use crate::error::StoreError;

/// Each reference between tables of a schema, with a statement that asks whether a row breaks it.
const REFERENCES: &str = "SELECT c.relname::text AS child, p.relname::text AS parent, \
    format('SELECT EXISTS (SELECT FROM %I.%I c WHERE %s AND NOT EXISTS (SELECT FROM %I.%I p WHERE %s)) AS is_broken', \
    n.nspname, c.relname, \
    (SELECT string_agg(format('c.%I IS NOT NULL', a.attname), ' AND ') FROM unnest(conkey) AS k (number) \
    JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = k.number), n.nspname, p.relname, \
    (SELECT string_agg(format('p.%I = c.%I', f.attname, a.attname), ' AND ') \
    FROM unnest(conkey, confkey) AS k (child, parent) \
    JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = k.child \
    JOIN pg_attribute f ON f.attrelid = confrelid AND f.attnum = k.parent)) AS question \
    FROM pg_constraint r JOIN pg_class c ON c.oid = conrelid JOIN pg_class p ON p.oid = confrelid \
    JOIN pg_namespace n ON n.oid = c.relnamespace AND n.oid = p.relnamespace \
    WHERE contype = 'f' AND n.nspname = OWN_NAME ORDER BY child, conname";

/// What refers to what is not there, in words.
///
/// # Errors
/// The database's; it is busy where others hold a table for themselves.
pub(crate) async fn faults(server: &Server) -> Result<Vec<String>, StoreError> {
    // Not the pool's afterwards, so that its settings are nobody else's.
    let mut connection = server.pool.acquire().await?.detach();
    faults_on(&mut connection).await
}

async fn faults_on(connection: &mut PgConnection) -> Result<Vec<String>, StoreError> {
    const BEGIN: &str = "BEGIN READ ONLY; SET LOCAL lock_timeout = 5000; \
        SET LOCAL quote_all_identifiers = off; SET LOCAL standard_conforming_strings = on";
    connection.execute(sqlx::raw_sql(BEGIN)).await?;
    let own = literal(&SearchedSchemas::read(connection).await?.own);
    let references = AssertSqlSafe(REFERENCES.replace("OWN_NAME", &own));
    let mut faults = Vec::new();
    for row in connection.fetch_all(sqlx::raw_sql(references)).await? {
        let text = |column| row.try_get::<String, _>(column);
        // The server wrote it, with its own names quoted.
        let question = AssertSqlSafe(text("question")?);
        let answer = connection.fetch_one(sqlx::raw_sql(question)).await?;
        if answer.try_get::<bool, _>("is_broken")? {
            let (child, parent) = (text("child")?, text("parent")?);
            faults.push(format!("a row of {child} refers to one of {parent} that is not there"));
        }
    }
    connection.execute(sqlx::raw_sql("COMMIT")).await?;
    Ok(faults)
}
