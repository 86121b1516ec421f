//! Relief from the VAT of bad debts.

use async_trait::async_trait;
use serde_json::json;
use tieout::contract::ledger::invoice::{
    Invoice, InvoiceKind, InvoiceType, UndoVatRelief, VatRelief,
};
use tieout::contract::ledger::organisation::VatScheme;
use tieout::date::Date;
use tieout::id::{AccountId, InvoiceId, JournalId};
use tieout::ledger::bad_debt::undo_date;
use tieout::ledger::invoice::VatCounts;
use tieout::ledger::unpaid_vat::{ReliefCase, UnpaidVatAct, check_relief, check_undo_relief};
use tieout::money::Money;

use super::methods::methods_in;
use super::paid::never_due_so_far;
use super::unpaid::{VatMove, filed_and_paid, last_move, move_vat, undo_move};
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::ledger::invoices::rows::InvoiceRow;
use crate::ledger::invoices::stored::{find_in, object_in};
use crate::writes::batch::Batch;

/// Claims relief from the VAT of what is written off of a sales invoice.
#[derive(Debug, Clone)]
pub struct RelieveVat {
    /// Which one.
    pub id: InvoiceId,
    /// The name of its journal.
    pub journal: JournalId,
    /// How.
    pub how: VatRelief,
}

/// The document, if it is there in the version that the caller has seen.
async fn seen(
    batch: &mut Batch,
    context: &Context,
    id: InvoiceId,
) -> Result<InvoiceRow, NotDone<Denial>> {
    let found = find_in(batch, context.organisation, &[id]).await?.pop().flatten();
    let row = found.ok_or(Denial::NotThere)?;
    context.check_version(row.version)?;
    Ok(row)
}

async fn object(
    batch: &mut Batch,
    context: &Context,
    id: InvoiceId,
) -> Result<Invoice, StoreError> {
    let made = object_in(batch, context.organisation, id, context.at.day()).await?;
    made.ok_or(StoreError::Corrupt("invoice_id"))
}

/// When a document was last written off, and to which account.
async fn last_write_off(
    batch: &mut Batch,
    row: &InvoiceRow,
) -> Result<Option<(Date, AccountId)>, StoreError> {
    const LAST: &str = "SELECT date, account_id FROM write_offs WHERE organisation_id = $1 \
        AND invoice_id = $2 AND void_date IS NULL ORDER BY date DESC, allocation_id DESC LIMIT 1";
    let found = batch.first(query!(LAST).bind(row.organisation).bind(row.id)).await?;
    found.map(|found| Ok((found.parse("date")?, found.parse("account_id")?))).transpose()
}

impl RelieveVat {
    /// What there is to know of the invoice, and the account that has its debt.
    async fn case(
        &self,
        batch: &mut Batch,
        context: &Context,
        row: &InvoiceRow,
    ) -> Result<(ReliefCase, Option<AccountId>), StoreError> {
        let (methods, _) = methods_in(batch, context.organisation).await?;
        let is_flat = |day| methods.on(day).vat_scheme == VatScheme::FlatRate;
        let written_off = last_write_off(batch, row).await?;
        let [never_due, _] = never_due_so_far(batch, row).await?;
        let unrelieved = row.written_off.minor() - never_due - row.relieved.minor();
        let settles_up_on = methods.settles_up_on(row.tax_point());
        let is_settled = settles_up_on.is_some_and(|day| day <= self.how.date);
        let [is_filed, is_paid] = filed_and_paid(batch, context.organisation, row).await?;
        let case = ReliefCase {
            is_sales_invoice: (row.invoice_type, row.kind)
                == (InvoiceType::Sales, InvoiceKind::Invoice),
            stage: row.stage,
            is_accounted_for: row.vat_counts == VatCounts::Issued || is_settled,
            vat: row.total.vat,
            is_flat_rate: is_flat(row.tax_point()) || is_flat(self.how.date),
            is_filed,
            is_paid,
            due_date: row.due_date,
            supplied: row.tax_point(),
            unrelieved: Money::from_minor(unrelieved),
            written_off_on: written_off.map(|(date, _)| date),
        };
        Ok((case, written_off.map(|(_, account)| account)))
    }
}

#[async_trait]
impl Action for RelieveVat {
    type Object = Invoice;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Invoice, NotDone<Denial>> {
        let mut row = seen(batch, context, self.id).await?;
        let (case, account) = self.case(batch, context, &row).await?;
        let known = batch.book(context.organisation, []).await?;
        check_relief(&case, &self.how, &known.ok_or(StoreError::Corrupt("id"))?.book)?;
        let how = VatMove {
            id: self.journal,
            act: UnpaidVatAct::Relief,
            date: self.how.date,
            to: Money::from_minor(row.relieved.minor() + case.unrelieved.minor()),
            account: account.ok_or(StoreError::Corrupt("written_off"))?,
            reason: self.how.reason.clone(),
        };
        let vat = move_vat(batch, context, &mut row, how).await?;
        let became = json!({
            "vat": vat, "date": self.how.date, "journal_id": self.journal, "reason": self.how.reason,
        });
        let values = [None, Some(became)];
        batch.books.audit(context, "invoice.vat_relief", self.id.to_string(), values)?;
        Ok(object(batch, context, self.id).await?)
    }
}

/// Undoes the last claim to relief from the VAT of an invoice.
#[derive(Debug, Clone)]
pub struct UndoVatReliefClaim {
    /// Of which one.
    pub id: InvoiceId,
    /// The name of the journal that undoes it.
    pub journal: JournalId,
    /// How.
    pub how: UndoVatRelief,
}

#[async_trait]
impl Action for UndoVatReliefClaim {
    type Object = Invoice;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Invoice, NotDone<Denial>> {
        let mut row = seen(batch, context, self.id).await?;
        let was = row.vat_relieved;
        let last = last_move(batch, &row).await?;
        check_undo_relief(last.as_ref().map(|last| last.act))?;
        let last = last.ok_or(StoreError::Corrupt("unpaid_vat"))?;
        let asked = self.how.date;
        let undone = (last, self.journal);
        let date =
            undo_move(batch, context, &mut row, undone, |own, book| undo_date(own, asked, book))
                .await?;
        let was = json!({ "vat_relieved": was });
        let became = json!({
            "vat_relieved": row.vat_relieved, "date": date, "journal_id": self.journal,
            "reason": self.how.reason,
        });
        let values = [Some(was), Some(became)];
        batch.books.audit(context, "invoice.undo_vat_relief", self.id.to_string(), values)?;
        Ok(object(batch, context, self.id).await?)
    }
}
