//! VAT returns that were filed with HMRC.

use async_trait::async_trait;
use tieout::contract::ledger::vat_filing::VatFiling;
use tieout::contract::ledger::vat_return::VatReturn;
use tieout::id::VatReturnId;
use tieout::ledger::vat_filing::check_filing;

use super::stored::{find, shown};
use crate::db::statement::query;
use crate::error::NotDone;
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::writes::batch::Batch;
use crate::writes::events::audit_json;
use crate::writes::recorded::RecordedTable;

/// Notes that a finalised return was filed.
#[derive(Debug, Clone)]
pub struct FileVatReturn {
    /// Which one.
    pub id: VatReturnId,
    /// When, and with which receipt.
    pub filing: VatFiling,
}

#[async_trait]
impl Action for FileVatReturn {
    type Object = VatReturn;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<VatReturn, NotDone<Denial>> {
        const FILE: &str = "UPDATE vat_returns SET filed_at = $3, receipt = $4, updated_at = $5, \
            version = $6 WHERE organisation_id = $1 AND id = $2";
        let organisation = context.organisation;
        let mut kept = find(batch, organisation, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(kept.version)?;
        check_filing(kept.status(), kept.days[1], self.filing.filed_at, context.at)?;
        kept.filing = Some(self.filing.clone());
        kept.updated_at = context.at;
        kept.version += 1;
        let file = query!(FILE)
            .bind(organisation)
            .bind(self.id)
            .bind(self.filing.filed_at)
            .bind(self.filing.receipt.clone())
            .bind(context.at)
            .bind(kept.version);
        batch.execute(file).await?;
        batch.books.record(organisation, RecordedTable::VatReturns, self.id);
        let made = shown(batch, organisation, &kept).await?;
        batch.book(organisation, []).await?;
        let values = [None, audit_json(&made)];
        batch.books.audit(context, "vat_return.file", self.id.to_string(), values)?;
        Ok(made)
    }
}
