//! Contacts that documents, money and rows of statements name.

use std::collections::BTreeSet;

use tieout::contract::ledger::contact::{Contact, ContactKind};
use tieout::id::{ContactId, OrganisationId};
use tieout::ledger::Refusal;
use tieout::ledger::contact::{self, NamedContacts, check_active, given_up};

use crate::db::batch_query::{BatchQuery, batch_query};
use crate::db::statement::query;
use crate::error::StoreError;
use crate::ledger::context::Decided;
use crate::writes::batch::Batch;
use tieout::sort::CompactCollect as _;

/// What there is of these contacts.
pub(in crate::ledger) async fn known(
    batch: &mut Batch,
    organisation: OrganisationId,
    ids: impl IntoIterator<Item = ContactId>,
) -> Result<NamedContacts, StoreError> {
    const FIND: BatchQuery = batch_query!(
        [organisation: text 0, name: text 1],
        [id: c.id, status: c.status],
        "FROM asked JOIN contacts c ON c.organisation_id = asked.organisation \
        AND c.id = asked.name"
    );
    let ids: BTreeSet<_> = ids.into_iter().compact_set();
    if ids.is_empty() {
        return Ok(NamedContacts::default());
    }
    let list: Vec<_> = ids.iter().map(|id| (organisation.to_string(), id.to_string())).collect();
    let rows = batch.ask(FIND, &list).await?;
    let known = rows.iter().map(|row| Ok((row.parse("id")?, row.parse("status")?)));
    known.collect::<Result<_, StoreError>>().map(NamedContacts)
}

/// A customer or supplier, as far as a document has to know it.
#[derive(Debug, Clone)]
pub(in crate::ledger) struct Party {
    pub(in crate::ledger) kind: ContactKind,
    pub(in crate::ledger) name: String,
    pub(in crate::ledger) payment_terms_days: i64,
}

/// The contact that something is to be made out to. `field` is its place in the body.
pub(in crate::ledger) async fn party(
    batch: &mut Batch,
    organisation: OrganisationId,
    id: ContactId,
    field: &str,
) -> Decided<Party> {
    const FIND: &str = "SELECT kind, name, payment_terms_days, status FROM contacts \
        WHERE organisation_id = $1 AND id = $2";
    let row = batch.first(query!(FIND).bind(organisation).bind(id)).await?;
    let row = row.ok_or_else(|| Refusal::unknown(field, "contact"))?;
    let name: String = row.get("name")?;
    check_active(&name, row.parse("status")?, field)?;
    let (kind, payment_terms_days) = (row.parse("kind")?, row.get("payment_terms_days")?);
    Ok(Party { kind, name, payment_terms_days })
}

/// Refuses that a contact is a customer, or a supplier, no more: documents, receipts or payments of that
/// side name it, and could neither be settled nor credited.
pub(super) async fn check_kind(
    batch: &mut Batch,
    organisation: OrganisationId,
    was: &Contact,
    new: &Contact,
) -> Decided<()> {
    const NAMED: &str = "SELECT 1 AS named WHERE EXISTS (SELECT 1 FROM invoices \
        WHERE organisation_id = $1 AND contact_id = $2 AND type = $3 AND status <> 'void') \
        OR EXISTS (SELECT 1 FROM settlements \
        WHERE organisation_id = $1 AND contact_id = $2 AND side = $3 AND status <> 'void')";
    let Some((side, kind)) = given_up(was.kind, new.kind) else { return Ok(()) };
    let named = query!(NAMED).bind(organisation).bind(was.id).bind(side.name());
    Ok(contact::check_kind(&was.name, kind, batch.first(named).await?.is_some())?)
}
