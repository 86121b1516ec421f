//! Where the books of all organisations end.

use tieout::contract::ledger::audit::LedgerHead;
use tieout::id::OrganisationId;

use crate::db::batch_query::hex;
use crate::db::statement::query;
use crate::error::StoreError;
use crate::store::Store;

/// Heads of a statement.
const HEADS_MAX: i64 = 1000;

impl Store {
    /// The heads of the organisations that come after this one, by their names: at most a thousand.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn ledger_heads(
        &self,
        after: Option<OrganisationId>,
    ) -> Result<Vec<(OrganisationId, LedgerHead)>, StoreError> {
        const LIST: &str = "SELECT organisation_id, sequence, hash, audited, audit_hash FROM ledger_heads \
            WHERE organisation_id > $1 ORDER BY organisation_id LIMIT $2";
        let after = after.map(|organisation| organisation.to_string()).unwrap_or_default();
        let rows = self.database.all(query(LIST).bind(after).bind(HEADS_MAX)).await?;
        let heads = rows.iter().map(|row| {
            let head = LedgerHead {
                sequence: row.get("sequence")?,
                hash: hex(&row.hash("hash")?),
                audit_sequence: row.get("audited")?,
                audit_hash: hex(&row.hash("audit_hash")?),
            };
            Ok((row.parse("organisation_id")?, head))
        });
        heads.collect()
    }
}
