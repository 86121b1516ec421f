//! What is due of invoices, what is left of credit notes, and from when on.

use std::collections::{BTreeMap, BTreeSet};

use tieout::contract::ledger::invoice::InvoiceKind;
use tieout::date::Date;
use tieout::id::{InvoiceId, OrganisationId, SettlementId};
use tieout::ledger::allocation::{AllocatableDocument, postable_from};
use tieout::ledger::invoice::Stage;

use crate::db::batch_query::{BatchQuery, batch_query};
use crate::db::statement::query;
use crate::error::StoreError;
use crate::ledger::invoices::rows::InvoiceRow;
use crate::ledger::invoices::stored::find_in;
use crate::writes::batch::Batch;
use tieout::sort::CompactCollect as _;

/// When an allocation of each document was last taken back that had counted before, of either side of
/// it: a credit note settles invoices, and is settled by money back.
const TAKEN_BACK: BatchQuery = batch_query!(
    [name: text 0],
    [settled: asked.settled, settles: asked.settles],
    "FROM (SELECT asked.place, (SELECT max(a.removed_date) FROM allocations a \
    WHERE a.invoice_id = asked.name AND a.removed_date > a.date) AS settled, \
    (SELECT max(a.removed_date) FROM allocations a WHERE a.credit_note_id = asked.name \
    AND a.removed_date > a.date) AS settles FROM asked) asked"
);

/// The same of a receipt or a payment.
pub(super) async fn money_taken_back(
    batch: &mut Batch,
    id: SettlementId,
) -> Result<Option<Date>, StoreError> {
    const LATEST: &str = "SELECT max(removed_date) AS day FROM allocations \
        WHERE settlement_id = $1 AND removed_date > date";
    let row = batch.first(query!(LATEST).bind(id)).await?;
    row.ok_or(StoreError::Corrupt("day"))?.parse_or_none("day")
}

/// What there is of these documents.
pub(in crate::ledger) async fn items(
    batch: &mut Batch,
    organisation: OrganisationId,
    ids: impl IntoIterator<Item = InvoiceId>,
) -> Result<BTreeMap<InvoiceId, AllocatableDocument>, StoreError> {
    let ids: BTreeSet<_> = ids.into_iter().compact_set();
    if ids.is_empty() {
        return Ok(BTreeMap::new());
    }
    let ids: Vec<_> = ids.into_iter().collect();
    let found = find_in(batch, organisation, &ids).await?;
    let names: Vec<_> = ids.iter().map(|id| (id.to_string(),)).collect();
    let mut taken_back = vec![None; ids.len()];
    for row in &batch.ask(TAKEN_BACK, &names).await? {
        let place = taken_back.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
        *place = row.parse_or_none::<Date>("settled")?.max(row.parse_or_none("settles")?);
    }
    let found = found.iter().zip(taken_back);
    Ok(found.filter_map(|(row, day)| row.as_ref().map(|row| (row.id, item(row, day)))).collect())
}

fn item(row: &InvoiceRow, taken_back: Option<Date>) -> AllocatableDocument {
    AllocatableDocument {
        contact: row.contact,
        side: row.invoice_type,
        is_credit_note: row.kind == InvoiceKind::CreditNote,
        is_issued: row.stage == Stage::Issued,
        from: postable_from(row.issue_date, taken_back),
        gross: row.total.gross,
        settled: row.settled(),
        written_off: row.written_off,
        relieved: row.relieved,
    }
}
