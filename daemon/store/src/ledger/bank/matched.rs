//! Which lines of journals bank transactions stand for.

use std::collections::BTreeSet;

use tieout::id::{JournalId, OrganisationId};

use crate::db::statement::query;
use crate::error::StoreError;
use crate::writes::batch::Batch;

/// The lines of a journal that bank transactions stand for.
pub(in crate::ledger) async fn taken_lines(
    batch: &mut Batch,
    organisation: OrganisationId,
    journal: JournalId,
) -> Result<BTreeSet<i64>, StoreError> {
    const TAKEN: &str = "SELECT journal_line FROM bank_transactions \
        WHERE organisation_id = $1 AND journal_id = $2";
    let rows = batch.all(query!(TAKEN).bind(organisation).bind(journal)).await?;
    rows.iter().map(|row| row.get("journal_line")).collect()
}
