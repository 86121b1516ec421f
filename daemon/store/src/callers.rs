//! Who has a secret: the look-up of every request with a key.

use tieout::id::{KeyId, UserId};
use tieout::rate_limit::RateLimit;
use tieout::scope::Scopes;
use tieout::time::Timestamp;

use crate::db::backend::Database;
use crate::db::batch_query::{BatchQuery, batch_query, hex};
use crate::db::statement::Row;
use crate::error::StoreError;
use crate::funds::Funds;
use crate::secret_hash::SecretHash;

/// A caller with a key that is valid now.
#[derive(Debug, Clone)]
pub struct Caller {
    /// The key's record.
    pub key: KeyId,
    /// Its name.
    pub key_name: String,
    /// What it may do.
    pub scopes: Scopes,
    /// Whether the key permits charges beyond the balance.
    pub key_allows_overage: bool,
    /// How often the key may be used; none where the daemon's own limit holds.
    pub rate_limit: Option<RateLimit>,
    /// Whose key it is.
    pub user: UserId,
    /// The user's address.
    pub email: String,
    /// What the user has to spend.
    pub funds: Funds,
}

/// The caller of a row.
pub(super) fn caller(row: &Row) -> Result<Caller, StoreError> {
    Ok(Caller {
        key: row.parse("caller_key")?,
        key_name: row.get("name")?,
        scopes: row.parse("scopes")?,
        key_allows_overage: row.flag("allow_overage")?,
        rate_limit: row.parse_or_none("rate_limit")?,
        user: row.parse("user_id")?,
        email: row.get("email")?,
        funds: Funds {
            balance: row.count("balance")?,
            reserved: row.count("reserved")?,
            allow_overage: row.flag("subscription")?,
        },
    })
}

/// A caller, or none; an error for a row that holds what it cannot hold, which is no matter of those
/// who share the statement.
pub(super) type FoundCaller = Result<Option<Caller>, StoreError>;

/// The callers with secrets of these hashes that are good at these times. What is wrong with a secret
/// makes no difference to the statement.
///
/// A server that has not counted its tables yet takes what is null for one row in two hundred, and would begin with the users,
/// of which it expects three, and hold each of their keys against each secret: a `CASE` it takes for every other row.
pub(super) async fn find(
    database: Database,
    asked: Vec<(SecretHash, Timestamp)>,
) -> Result<Vec<FoundCaller>, StoreError> {
    const FIND: BatchQuery = batch_query!(
        [hash: bytes 0, asked_at: int 1],
        [
            caller_key: k.id, name: k.name, scopes: k.scopes, allow_overage: k.allow_overage,
            rate_limit: k.rate_limit,
            user_id: u.id, email: u.email, balance: u.balance, reserved: u.reserved,
            subscription: u.allow_overage
        ],
        "FROM asked JOIN key_secrets s ON s.hash = asked.hash \
        JOIN api_keys k ON k.id = s.key_id JOIN users u ON u.id = k.user_id \
        WHERE CASE WHEN k.revoked_at IS NULL AND u.disabled_at IS NULL THEN true ELSE false END \
        AND (k.expires_at IS NULL OR k.expires_at > asked_at) \
        AND (s.valid_until IS NULL OR s.valid_until > asked_at)"
    );
    let list: Vec<_> = asked.iter().map(|(hash, at)| (hex(hash), at.unix_ms())).collect();
    let mut callers = vec![Ok(None); asked.len()];
    for row in database.ask(FIND, &list).await? {
        let place = callers.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
        *place = caller(&row).map(Some);
    }
    Ok(callers)
}
