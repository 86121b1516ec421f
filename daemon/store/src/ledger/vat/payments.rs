//! Which journals paid a VAT return.

use async_trait::async_trait;
use serde_json::json;
use tieout::contract::ledger::vat_return::{VatPayment, VatReturn};
use tieout::id::{JournalId, OrganisationId, VatReturnId};
use tieout::ledger::vat_filing::{PaymentJournal, check_payment};

use super::stored::{find, shown};
use crate::db::statement::{Row, query};
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::recorded::RecordedTable;

const NAMED: &str = "SELECT vat_return_id FROM vat_payments WHERE organisation_id = $1 \
    AND vat_return_id = $2 AND ($3 = '' OR journal_id = $3) LIMIT 1";

impl Store {
    /// Whether a journal is named as a payment of a return.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn has_vat_payment(
        &self,
        organisation: OrganisationId,
        id: VatReturnId,
        journal: JournalId,
    ) -> Result<bool, StoreError> {
        let asked = query(NAMED).bind(organisation).bind(id).bind(journal);
        Ok(self.database.first(asked).await?.is_some())
    }
}

/// Whether any journal is named as a payment of a return.
pub(super) async fn is_paid(
    batch: &mut Batch,
    organisation: OrganisationId,
    id: VatReturnId,
) -> Result<bool, StoreError> {
    Ok(batch.first(query!(NAMED).bind(organisation).bind(id).bind("")).await?.is_some())
}

/// Names a journal as a payment of a return.
#[derive(Debug, Clone)]
pub struct PayVatReturn {
    /// Which return.
    pub id: VatReturnId,
    /// The journal.
    pub payment: VatPayment,
}

/// A journal as a payment; none where it is not there.
async fn payment_journal(
    batch: &mut Batch,
    organisation: OrganisationId,
    journal: JournalId,
) -> Result<Option<PaymentJournal>, StoreError> {
    const STATE: &str = "SELECT p.vat_return_id, CAST(CASE WHEN j.source <> 'vat_return' AND EXISTS ( \
        SELECT 1 FROM journal_lines l JOIN accounts a ON a.id = l.account_id WHERE l.organisation_id = $1 \
        AND l.sequence = j.sequence AND l.is_generated = 0 AND a.role = 'vat_control') THEN 1 ELSE 0 END \
        AS BIGINT) AS moves_account, CAST(CASE WHEN j.reverses_journal_id IS NOT NULL OR EXISTS ( \
        SELECT 1 FROM journals m WHERE m.organisation_id = $1 AND m.reverses_journal_id = j.id) \
        THEN 1 ELSE 0 END AS BIGINT) AS is_undone FROM journals j LEFT JOIN vat_payments p \
        ON p.organisation_id = $1 AND p.journal_id = j.id WHERE j.organisation_id = $1 AND j.id = $2";
    let mut books = batch.read().await?;
    let found = books.first(query(STATE).bind(organisation).bind(journal)).await?;
    let state = |row: Row| {
        Ok(PaymentJournal {
            named_on: row.parse_or_none("vat_return_id")?,
            moves_account: row.flag("moves_account")?,
            is_undone: row.flag("is_undone")?,
        })
    };
    found.map(state).transpose()
}

#[async_trait]
impl Action for PayVatReturn {
    type Object = VatReturn;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<VatReturn, NotDone<Denial>> {
        const PAY: &str = "INSERT INTO vat_payments (journal_id, organisation_id, vat_return_id, created_at) \
            VALUES ($1, $2, $3, $4)";
        let (organisation, journal) = (context.organisation, self.payment.journal_id);
        let kept = find(batch, organisation, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(kept.version)?;
        check_payment(kept.status(), payment_journal(batch, organisation, journal).await?)?;
        let pay = query!(PAY).bind(journal).bind(organisation).bind(self.id).bind(context.at);
        batch.execute(pay).await?;
        batch.books.record(organisation, RecordedTable::VatPayments, journal);
        let made = shown(batch, organisation, &kept).await?;
        batch.book(organisation, []).await?;
        let values = [None, Some(json!({ "journal_id": journal }))];
        batch.books.audit(context, "vat_return.pay", self.id.to_string(), values)?;
        Ok(made)
    }
}

/// Takes a payment off a return.
#[derive(Debug, Clone, Copy)]
pub struct UnpayVatReturn {
    /// Which return.
    pub id: VatReturnId,
    /// The journal that is named on it.
    pub journal: JournalId,
}

#[async_trait]
impl Action for UnpayVatReturn {
    type Object = VatReturn;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<VatReturn, NotDone<Denial>> {
        const UNPAY: &str = "DELETE FROM vat_payments WHERE organisation_id = $1 AND vat_return_id = $2 \
            AND journal_id = $3";
        let (organisation, journal) = (context.organisation, self.journal);
        let kept = find(batch, organisation, self.id).await?.ok_or(Denial::NotThere)?;
        let named = query!(NAMED).bind(organisation).bind(self.id).bind(journal);
        if batch.first(named).await?.is_none() {
            return Err(Denial::NotThere.into());
        }
        context.check_version(kept.version)?;
        batch.execute(query!(UNPAY).bind(organisation).bind(self.id).bind(journal)).await?;
        batch.books.record(organisation, RecordedTable::VatPayments, journal);
        let made = shown(batch, organisation, &kept).await?;
        batch.book(organisation, []).await?;
        let values = [Some(json!({ "journal_id": journal })), None];
        batch.books.audit(context, "vat_return.unpay", self.id.to_string(), values)?;
        Ok(made)
    }
}
