//! Reports, from the totals of months and days that every posting keeps.

mod aged;
mod contact_statement;
mod general_ledger;
mod posted;
mod statements;
mod trial_balance;

use tieout::contract::ledger::audit::LedgerHead;
use tieout::id::OrganisationId;

use crate::db::batch_query::hex;
use crate::db::statement::query;
use crate::error::StoreError;
use crate::store::Store;

pub use general_ledger::{LedgerPiece, LedgerView, LedgerWalk};

impl Store {
    /// Where an organisation's books end.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn ledger_head(
        &self,
        organisation: OrganisationId,
    ) -> Result<LedgerHead, StoreError> {
        const HEAD: &str = "SELECT sequence, hash, audited, audit_hash FROM ledger_heads \
            WHERE organisation_id = $1";
        let row = self.database.first(query(HEAD).bind(organisation)).await?;
        let row = row.ok_or(StoreError::Corrupt("sequence"))?;
        Ok(LedgerHead {
            sequence: row.get("sequence")?,
            hash: hex(&row.hash("hash")?),
            audit_sequence: row.get("audited")?,
            audit_hash: hex(&row.hash("audit_hash")?),
        })
    }
}
