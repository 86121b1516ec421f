//! What clients keep with objects: an ID of their own, of which no two are the same.

use tieout::id::OrganisationId;
use tieout::ledger::external_id::{NamedKind, check_external_id};

use crate::db::statement::query;
use crate::ledger::context::Decided;
use crate::writes::batch::Batch;

pub(crate) use crate::stored_metadata::{metadata, stored};

/// Looks for an object of an organisation with this external ID, other than this one.
macro_rules! same {
    ($table:literal) => {
        query!(concat!(
            "SELECT id FROM ",
            $table,
            " WHERE organisation_id = $1 AND external_id = $2 AND id <> $3"
        ))
    };
}

/// Refuses an external ID that another object of this kind has.
pub(crate) async fn check_unnamed(
    batch: &mut Batch,
    (organisation, kind): (OrganisationId, NamedKind),
    id: String,
    external_id: Option<&str>,
) -> Decided<()> {
    const TAX_CODE: &str = "SELECT code AS id FROM tax_codes WHERE organisation_id = $1 \
        AND external_id = $2 AND code <> $3";
    let Some(external_id) = external_id else { return Ok(()) };
    let same = match kind {
        NamedKind::Account => same!("accounts"),
        NamedKind::BankAccount => same!("bank_accounts"),
        NamedKind::Contact => same!("contacts"),
        NamedKind::Contra => same!("contras"),
        NamedKind::Document => same!("invoices"),
        NamedKind::Settlement => same!("settlements"),
        NamedKind::TaxCode => query!(TAX_CODE),
    };
    let same = same.bind(organisation).bind(external_id).bind(id);
    let is_taken = batch.first(same).await?.is_some();
    Ok(check_external_id(kind, external_id, is_taken)?)
}
