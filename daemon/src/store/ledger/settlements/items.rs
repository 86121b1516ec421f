//! What is due of invoices, and what is left of credit notes.

use std::collections::{BTreeMap, BTreeSet};

use tieout::contract::ledger::invoice::InvoiceKind;
use tieout::id::{InvoiceId, OrganisationId};
use tieout::ledger::allocation::Item;
use tieout::ledger::invoice::Stage;

use crate::store::dialect::Tx;
use crate::store::error::StoreError;
use crate::store::ledger::invoices::{InvoiceRow, find_in};

/// What there is of these documents.
pub(super) async fn items(
    tx: &mut Tx,
    organisation: OrganisationId,
    ids: impl IntoIterator<Item = InvoiceId>,
) -> Result<BTreeMap<InvoiceId, Item>, StoreError> {
    let ids: BTreeSet<_> = ids.into_iter().collect();
    if ids.is_empty() {
        return Ok(BTreeMap::new());
    }
    let ids: Vec<_> = ids.into_iter().collect();
    let found = find_in(tx, organisation, &ids).await?;
    Ok(found.iter().flatten().map(|row| (row.id, item(row))).collect())
}

pub(super) fn item(row: &InvoiceRow) -> Item {
    Item {
        contact: row.contact,
        side: row.invoice_type,
        is_credit_note: row.kind == InvoiceKind::CreditNote,
        is_issued: row.stage == Stage::Issued,
        issue_date: row.issue_date,
        gross: row.total.gross,
        settled: row.settled(),
    }
}
