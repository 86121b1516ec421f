//! What credit notes settle of invoices.

use async_trait::async_trait;
use serde_json::json;
use tieout::contract::ledger::invoice::Invoice;
use tieout::contract::ledger::settlement::{Allocation, NewAllocations};
use tieout::contract::ledger::warning::Warning;
use tieout::contract::page::Pagination;
use tieout::id::{AllocationId, InvoiceId, OrganisationId};
use tieout::ledger::allocation::{AllocationSource, allocate};
use tieout::ledger::book::check_currency;
use tieout::ledger::sanity::{DocumentRate, of_credit};

use super::allocations::{self, By, record};
use super::items::items;
use super::recovery::restore;
use crate::db::batch_query::{BatchQuery, batch_query};
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::ledger::invoices::rows::InvoiceRow;
use crate::ledger::invoices::stored::{find_in, object_in};
use crate::page::{KeyColumn, ListPage};
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::events::audit_json;

/// Settles invoices by a credit note.
#[derive(Debug, Clone)]
pub struct AllocateCreditNote {
    /// Which one.
    pub id: InvoiceId,
    /// The name of the first allocation; others follow it.
    pub allocation: AllocationId,
    /// Which invoices, and how much of each.
    pub new: NewAllocations,
}

async fn find(
    batch: &mut Batch,
    context: &Context,
    id: InvoiceId,
) -> Result<Option<InvoiceRow>, StoreError> {
    Ok(find_in(batch, context.organisation, &[id]).await?.pop().flatten())
}

async fn object(
    batch: &mut Batch,
    context: &Context,
    id: InvoiceId,
) -> Result<Invoice, StoreError> {
    let made = object_in(batch, context.organisation, id, context.at.day()).await?;
    made.ok_or(StoreError::Corrupt("invoice_id"))
}

/// The codes of documents' lines, with the day of their rates.
const RATES: BatchQuery = batch_query!(
    [organisation: text 0, name: text 1],
    [vat_code: l.vat_code, tax_point: i.tax_point, issue_date: i.issue_date],
    "FROM asked JOIN invoices i ON i.organisation_id = asked.organisation AND i.id = asked.name \
    JOIN invoice_lines l ON l.invoice_id = i.id"
);

impl AllocateCreditNote {
    /// Invoices that it settles without a line of each of its rates.
    async fn other_rates(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Vec<Warning>, StoreError> {
        let organisation = context.organisation;
        let asked = &self.new.allocations;
        let ids = [self.id].into_iter().chain(asked.iter().map(|one| one.invoice_id));
        let names: Vec<_> = ids.map(|id| (organisation.to_string(), id.to_string())).collect();
        let rows = batch.ask(RATES, &names).await?;
        let known = batch.book(organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let mut rates = vec![Vec::<DocumentRate>::new(); names.len()];
        for row in &rows {
            let code = row.parse("vat_code")?;
            let day =
                row.parse_or_none("tax_point")?.map_or_else(|| row.parse("issue_date"), Ok)?;
            let meaning = known.book.rates.meaning(code, day, "");
            let of = rates.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
            of.push((code, meaning.ok().and_then(|meaning| meaning.rate)));
        }
        let Some((credit, invoices)) = rates.split_first() else { return Ok(Vec::new()) };
        let of = |(at, invoice): (usize, &Vec<DocumentRate>)| {
            of_credit(credit, invoice, &format!("allocations[{at}].invoice_id"))
        };
        Ok(invoices.iter().enumerate().filter_map(of).collect())
    }
}

#[async_trait]
impl Action for AllocateCreditNote {
    type Object = Invoice;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Invoice, NotDone<Denial>> {
        let (organisation, asked) = (context.organisation, &self.new.allocations);
        let row = find(batch, context, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(row.version)?;
        let by = By::CreditNote(self.id);
        let count = allocations::live(batch, organisation, by).await?.len();
        let named = asked.iter().map(|one| one.invoice_id).chain([self.id]);
        let items = items(batch, organisation, named).await?;
        let own = items.get(&self.id).ok_or(StoreError::Corrupt("invoice_id"))?;
        let known = batch.book(organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        check_currency(self.new.currency.as_ref(), &known.currency)?;
        let allocated = allocate(&AllocationSource::of_credit_note(own, count)?, asked, &items)?;
        let warnings = self.other_rates(batch, context).await?;
        batch.warn(warnings, self.new.strict)?;
        restore(batch, context, &items, &allocated).await?;
        allocations::add(batch, context, self.allocation, by, &allocated).await?;
        let values = [None, Some(json!({ "allocations": asked }))];
        batch.books.audit(context, "invoice.allocate", self.id.to_string(), values)?;
        Ok(object(batch, context, self.id).await?)
    }
}

/// Takes an allocation of a credit note back.
#[derive(Debug, Clone, Copy)]
pub struct UnallocateCreditNote {
    /// Of which one.
    pub id: InvoiceId,
    /// Which allocation.
    pub allocation: AllocationId,
}

#[async_trait]
impl Action for UnallocateCreditNote {
    type Object = Invoice;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Invoice, NotDone<Denial>> {
        let organisation = context.organisation;
        let row = find(batch, context, self.id).await?.ok_or(Denial::NotThere)?;
        let by = By::CreditNote(self.id);
        let live = allocations::live(batch, organisation, by).await?;
        let one = live.into_iter().find(|one| one.id == self.allocation).ok_or(Denial::NotThere)?;
        context.check_version(row.version)?;
        batch.book(organisation, []).await?;
        let today = context.at.day().ok_or(StoreError::Corrupt("at"))?;
        let values = [audit_json(&one), None];
        allocations::remove(batch, context, by, &[one], today).await?;
        batch.books.audit(context, "invoice.unallocate", self.id.to_string(), values)?;
        Ok(object(batch, context, self.id).await?)
    }
}

impl Store {
    /// What settles a document, or what it settles, the latest first.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn allocations(
        &self,
        organisation: OrganisationId,
        invoice: InvoiceId,
        page: &ListPage,
    ) -> Result<(Vec<Allocation>, Pagination), StoreError> {
        const COUNT: &str = "SELECT (SELECT count(*) FROM allocations WHERE organisation_id = $1 \
            AND invoice_id = $2 AND removed_at IS NULL) + (SELECT count(*) FROM allocations \
            WHERE organisation_id = $1 AND credit_note_id = $2 AND removed_at IS NULL) AS total";
        const LIST: &str = "SELECT a.id AS id, a.invoice_id, i.number, a.settlement_id, \
            a.credit_note_id, a.contra_id, a.amount, a.date AS date, a.created_at FROM allocations a \
            JOIN invoices i ON i.organisation_id = a.organisation_id AND i.id = a.invoice_id \
            WHERE a.organisation_id = $1 AND a.invoice_id = $2 AND a.removed_at IS NULL \
            AND (a.date, a.id) < ($5, $6) UNION ALL \
            SELECT a.id, a.invoice_id, i.number, a.settlement_id, a.credit_note_id, a.contra_id, a.amount, \
            a.date, a.created_at FROM allocations a \
            JOIN invoices i ON i.organisation_id = a.organisation_id AND i.id = a.invoice_id \
            WHERE a.organisation_id = $1 AND a.credit_note_id = $2 AND a.removed_at IS NULL \
            AND (a.date, a.id) < ($5, $6) ORDER BY date DESC, id DESC LIMIT $3 OFFSET $4";
        const KEY: &[KeyColumn] = &[KeyColumn::Text("date"), KeyColumn::Text("id")];
        let asked = |sql| query(sql).bind(organisation).bind(invoice);
        let (rows, pagination) = self.page_by(KEY, asked(COUNT), asked(LIST), page).await?;
        Ok((rows.iter().map(record).collect::<Result<_, _>>()?, pagination))
    }

    /// Whether an allocation of a credit note counts.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn has_credit(
        &self,
        organisation: OrganisationId,
        credit_note: InvoiceId,
        allocation: AllocationId,
    ) -> Result<bool, StoreError> {
        const FIND: &str = "SELECT 1 AS found FROM allocations WHERE organisation_id = $1 \
            AND id = $2 AND credit_note_id = $3 AND removed_at IS NULL";
        let asked = query(FIND).bind(organisation).bind(allocation).bind(credit_note);
        Ok(self.database.first(asked).await?.is_some())
    }
}
