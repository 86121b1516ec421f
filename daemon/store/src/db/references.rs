//! Whether the rows on a server refer to rows that are there. It sees to that itself, unless it is told not to.

use sqlx::{AssertSqlSafe, Executor as _, Row as _};

use super::server::Server;
use crate::error::StoreError;

/// Each reference between tables, with a statement that asks whether a row breaks it.
const REFERENCES: &str = "SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent, \
    format('SELECT EXISTS (SELECT FROM %s c WHERE %s AND NOT EXISTS (SELECT FROM %s p WHERE %s)) AS is_broken', \
    conrelid::regclass, \
    (SELECT string_agg(format('c.%I IS NOT NULL', a.attname), ' AND ') FROM unnest(conkey) AS k (number) \
    JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = k.number), confrelid::regclass, \
    (SELECT string_agg(format('p.%I = c.%I', f.attname, a.attname), ' AND ') \
    FROM unnest(conkey, confkey) AS k (child, parent) \
    JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = k.child \
    JOIN pg_attribute f ON f.attrelid = confrelid AND f.attnum = k.parent)) AS question \
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace \
    ORDER BY child, conname";

/// What refers to what is not there, in words.
///
/// # Errors
/// The database's.
pub(crate) async fn faults(server: &Server) -> Result<Vec<String>, StoreError> {
    let mut connection = server.pool.acquire().await?;
    let mut faults = Vec::new();
    for row in connection.fetch_all(sqlx::raw_sql(REFERENCES)).await? {
        let text = |column| row.try_get::<String, _>(column);
        // The server wrote it, with its own names quoted.
        let question = AssertSqlSafe(text("question")?);
        let answer = connection.fetch_one(sqlx::raw_sql(question)).await?;
        if answer.try_get::<bool, _>("is_broken")? {
            let (child, parent) = (text("child")?, text("parent")?);
            faults.push(format!("a row of {child} refers to one of {parent} that is not there"));
        }
    }
    Ok(faults)
}
