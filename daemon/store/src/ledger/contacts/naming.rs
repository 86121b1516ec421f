//! Contacts that documents, money and rows of statements name.

use std::collections::{BTreeMap, BTreeSet};

use tieout::contract::ledger::contact::{Contact, ContactKind, ContactStatus};
use tieout::id::{ContactId, OrganisationId};
use tieout::ledger::{Reason, Refusal};

use crate::asking::{Asking, asking};
use crate::dialect::Tx;
use crate::error::StoreError;
use crate::ledger::Decided;
use crate::query::query;

/// Contacts that something is to name, and whether they may be.
pub(in crate::ledger) struct Known(BTreeMap<ContactId, ContactStatus>);

/// What there is of these contacts.
pub(in crate::ledger) async fn known(
    tx: &mut Tx,
    organisation: OrganisationId,
    ids: impl IntoIterator<Item = ContactId>,
) -> Result<Known, StoreError> {
    const FIND: Asking = asking!(
        [organisation: text 0, name: text 1],
        [id: c.id, status: c.status],
        "FROM asked JOIN contacts c ON c.organisation_id = asked.organisation \
        AND c.id = asked.name"
    );
    let ids: BTreeSet<_> = ids.into_iter().collect();
    if ids.is_empty() {
        return Ok(Known(BTreeMap::new()));
    }
    let list: Vec<_> = ids.iter().map(|id| (organisation.to_string(), id.to_string())).collect();
    let rows = tx.ask(FIND, &list).await?;
    let known = rows.iter().map(|row| Ok((row.parse("id")?, row.parse("status")?)));
    known.collect::<Result<_, StoreError>>().map(Known)
}

impl Known {
    /// Refuses a contact that is not there, or not in use any more; `path` stands in front of the field.
    pub(in crate::ledger) fn check(
        &self,
        contact: Option<ContactId>,
        path: &str,
    ) -> Result<(), Refusal> {
        let Some(contact) = contact else { return Ok(()) };
        let field = format!("{path}contact_id");
        match self.0.get(&contact) {
            None => Err(Refusal::unknown(field, "contact")),
            Some(ContactStatus::Archived) => {
                let message = "the contact is archived";
                Err(Refusal::new(Reason::ContactArchived, message).at(field))
            }
            Some(ContactStatus::Active) => Ok(()),
        }
    }
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
    tx: &mut Tx,
    organisation: OrganisationId,
    id: ContactId,
    field: &str,
) -> Decided<Party> {
    const FIND: &str = "SELECT kind, name, payment_terms_days, status FROM contacts \
        WHERE organisation_id = $1 AND id = $2";
    let row = tx.first(query(FIND).bind(organisation).bind(id)).await?;
    let row = row.ok_or_else(|| Refusal::unknown(field, "contact"))?;
    let name: String = row.get("name")?;
    if row.parse::<ContactStatus>("status")? == ContactStatus::Archived {
        let message = format!("{name} is archived");
        return Err(Refusal::new(Reason::ContactArchived, message).at(field).into());
    }
    let (kind, payment_terms_days) = (row.parse("kind")?, row.get("payment_terms_days")?);
    Ok(Party { kind, name, payment_terms_days })
}

/// Refuses that a contact is a customer, or a supplier, no more: documents, receipts or payments of that
/// side name it, and could neither be settled nor credited.
pub(super) async fn check_kind(
    tx: &mut Tx,
    organisation: OrganisationId,
    was: &Contact,
    new: &Contact,
) -> Decided<()> {
    const NAMED: &str = "SELECT 1 AS named WHERE EXISTS (SELECT 1 FROM invoices \
        WHERE organisation_id = $1 AND contact_id = $2 AND type = $3 AND status <> 'void') \
        OR EXISTS (SELECT 1 FROM settlements \
        WHERE organisation_id = $1 AND contact_id = $2 AND side = $3 AND status <> 'void')";
    let (side, kind) = match new.kind {
        ContactKind::Both => return Ok(()),
        _ if new.kind == was.kind => return Ok(()),
        ContactKind::Customer => ("purchase", ContactKind::Supplier),
        ContactKind::Supplier => ("sales", ContactKind::Customer),
    };
    tx.write_books().await?;
    let named = query(NAMED).bind(organisation).bind(was.id).bind(side);
    if tx.first(named).await?.is_none() {
        return Ok(());
    }
    let name = &was.name;
    let message = format!("{name} has documents or payments as a {kind}; {name} may be both");
    Err(Refusal::new(Reason::ContactInUse, message).at("kind").into())
}
