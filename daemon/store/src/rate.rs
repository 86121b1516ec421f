//! Windows of requests that several daemons count together.
//!
//! They lie in a table without a log and are counted outside the writer: a request need not wait
//! for a commit to be counted, and a crash of the server may forget a minute.

use sqlx::postgres::PgArguments;
use sqlx::{Arguments as _, Row as _};
use tieout::id::KeyId;

use crate::db::backend::Database;
use crate::error::StoreError;
use crate::store::Store;

/// A clock that is behind a window's beginning by more than this has been set back, and the window
/// begins anew. By less, its statement has waited for another that began the window: longer than
/// statements wait for a lock.
const BEHIND_MAX_MS: i64 = 10_000;

/// A key's window after some of its requests were counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// Requests counted in it, these included.
    pub used: u64,
    /// How long it has lasted, by the database's clock.
    pub age_ms: i64,
}

impl Store {
    /// Counts so many requests of each key at once, in windows of this length that start with the
    /// first request. Each key may stand there once. None on a database with one daemon, which counts
    /// in memory.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn count_requests(
        &self,
        keys: &[(KeyId, u32)],
        window_ms: i64,
    ) -> Result<Option<Vec<Window>>, StoreError> {
        const COUNT: &str = "WITH clock AS \
            (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now), \
            counted AS (SELECT * FROM unnest($1::text[], $2::bigint[]) AS c (key_id, requests)) \
            INSERT INTO rate_windows AS w (key_id, began_at, used) \
            SELECT key_id, now, requests FROM counted, clock ORDER BY key_id \
            ON CONFLICT (key_id) DO UPDATE SET \
            used = CASE WHEN excluded.began_at - w.began_at BETWEEN -$4 AND $3 - 1 \
                THEN w.used + excluded.used ELSE excluded.used END, \
            began_at = CASE WHEN excluded.began_at - w.began_at BETWEEN -$4 AND $3 - 1 \
                THEN w.began_at ELSE excluded.began_at END \
            RETURNING key_id, used, (SELECT now FROM clock) - began_at AS age_ms";
        let Database::Postgres(server) = &self.database else { return Ok(None) };
        let names: Vec<String> = keys.iter().map(|(key, _)| key.to_string()).collect();
        let requests: Vec<i64> = keys.iter().map(|(_, requests)| i64::from(*requests)).collect();
        let mut arguments = PgArguments::default();
        let added = arguments.add(&names).and_then(|()| arguments.add(requests));
        let added = added.and_then(|()| arguments.add(window_ms));
        added.and_then(|()| arguments.add(BEHIND_MAX_MS)).map_err(sqlx::Error::Encode)?;
        let counted = server.rows_with(COUNT, arguments).await;
        let mut rows = Vec::with_capacity(keys.len());
        for row in counted? {
            let used: i64 = row.try_get("used")?;
            let used = u64::try_from(used).map_err(|_| StoreError::Corrupt("used"))?;
            let window = Window { used, age_ms: row.try_get("age_ms")? };
            rows.push((row.try_get::<String, _>("key_id")?, window));
        }
        let window_of = |name: &String| {
            let found = rows.iter().find(|(key, _)| key == name);
            found.map(|(_, window)| *window).ok_or(StoreError::Corrupt("key_id"))
        };
        names.iter().map(window_of).collect::<Result<_, _>>().map(Some)
    }
}
