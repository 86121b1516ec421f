//! What is due of invoices, and what is left of credit notes.

use std::collections::{BTreeMap, BTreeSet};

use tieout::id::{InvoiceId, OrganisationId};
use tieout::ledger::allocation::Item;
use tieout::money::Money;

use crate::store::asking::{Asking, asking};
use crate::store::dialect::Tx;
use crate::store::error::StoreError;
use crate::store::query::Row;

/// What there is of these documents.
pub(super) async fn items(
    tx: &mut Tx,
    organisation: OrganisationId,
    ids: impl IntoIterator<Item = InvoiceId>,
) -> Result<BTreeMap<InvoiceId, Item>, StoreError> {
    const FIND: Asking = asking!(
        [organisation: text 0, name: text 1],
        [
            id: i.id, contact_id: i.contact_id, type: i.type, kind: i.kind, status: i.status,
            issue_date: i.issue_date, gross_total: i.gross_total, paid: i.paid,
            credited: i.credited
        ],
        "FROM asked JOIN invoices i ON i.organisation_id = asked.organisation \
        AND i.id = asked.name"
    );
    let ids: BTreeSet<_> = ids.into_iter().collect();
    let list: Vec<_> = ids.iter().map(|id| (organisation.to_string(), id.to_string())).collect();
    let rows = tx.ask(FIND, &list).await?;
    rows.iter().map(|row| Ok((row.parse("id")?, item(row)?))).collect()
}

fn item(row: &Row) -> Result<Item, StoreError> {
    let settled = row.get::<i64>("paid")? + row.get::<i64>("credited")?;
    Ok(Item {
        contact: row.parse("contact_id")?,
        side: row.parse("type")?,
        is_credit_note: row.get::<String>("kind")? == "credit_note",
        is_issued: row.get::<String>("status")? == "issued",
        issue_date: row.parse("issue_date")?,
        gross: Money::from_minor(row.get("gross_total")?),
        settled: Money::from_minor(settled),
    })
}
