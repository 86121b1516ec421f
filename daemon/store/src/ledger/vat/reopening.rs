//! A finalised VAT return, opened again.

use async_trait::async_trait;
use serde_json::json;
use tieout::contract::ledger::vat_return::{ReopenVatReturn, VatReturn};
use tieout::date::Date;
use tieout::id::{InvoiceId, JournalId, OrganisationId, VatReturnId};
use tieout::ledger::vat_entry::VatCounting;
use tieout::ledger::vat_period::check_reopen;

use super::returns::last_sequence;
use super::stored::{find, shown};
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::ledger::undo::undo;
use crate::writes::batch::Batch;
use crate::writes::events::audit_json;
use crate::writes::recorded::RecordedTable;

/// Opens the latest finalised return again.
#[derive(Debug, Clone)]
pub struct ReopenFinalisedReturn {
    /// Which one.
    pub id: VatReturnId,
    /// The name of the journal that undoes the difference of its scheme, should there be one.
    pub journal: JournalId,
    /// Why.
    pub how: ReopenVatReturn,
}

/// The last day of all finalised returns but this one.
async fn returned_to(
    batch: &mut Batch,
    organisation: OrganisationId,
    but: VatReturnId,
) -> Result<Option<Date>, StoreError> {
    const LAST: &str = "SELECT max(date_to) AS last FROM vat_returns \
        WHERE organisation_id = $1 AND status = 'finalised' AND id <> $2";
    let row = batch.first(query!(LAST).bind(organisation).bind(but)).await?;
    row.ok_or(StoreError::Corrupt("last"))?.parse_or_none("last")
}

#[async_trait]
impl Action for ReopenFinalisedReturn {
    type Object = VatReturn;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<VatReturn, NotDone<Denial>> {
        const REOPEN: &str = "UPDATE vat_returns SET status = 'draft', scheme = NULL, \
            flat_rate_percent = NULL, output_net = NULL, output_vat = NULL, input_net = NULL, \
            input_vat = NULL, box_1 = NULL, box_2 = NULL, box_3 = NULL, box_4 = NULL, box_5 = NULL, \
            box_6 = NULL, box_7 = NULL, box_8 = NULL, box_9 = NULL, journal_id = NULL, \
            finalised_at = NULL, errors_left_out = 0, left_out_vat = 0, updated_at = $3, version = $4 WHERE organisation_id = $1 AND id = $2";
        const RETURNED: &str = "UPDATE organisations SET vat_returned_to = $2 WHERE id = $1";
        let organisation = context.organisation;
        let mut kept = find(batch, organisation, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(kept.version)?;
        let was = shown(batch, organisation, &kept).await?;
        let [_, last] = kept.days;
        let remaining = returned_to(batch, organisation, self.id).await?;
        check_reopen(kept.status(), last, remaining)?;
        let difference = kept.finalised.take().and_then(|finalised| finalised.journal);
        if let Some(journal) = difference {
            let journals = (journal, self.journal);
            undo(batch, context, journals, VatCounting::ByAccount, |own, book| {
                book.check_open(own)?;
                Ok(own)
            })
            .await?;
        }
        kept.updated_at = context.at;
        kept.version += 1;
        let reopen =
            query!(REOPEN).bind(organisation).bind(self.id).bind(context.at).bind(kept.version);
        batch.execute(reopen).await?;
        batch.books.record(organisation, RecordedTable::VatReturns, self.id);
        let to = remaining.map(|day| day.to_string());
        batch.execute(query!(RETURNED).bind(organisation).bind(to)).await?;
        batch.books.record(organisation, RecordedTable::Organisations, organisation);
        move_late_entries(batch, organisation, last, remaining).await?;
        let made = shown(batch, organisation, &kept).await?;
        batch.forget_book(organisation).await?;
        let last_sequence = last_sequence(batch, organisation).await?;
        let became = json!({
            "status": "draft", "reason": self.how.reason, "reversed_journal_id": difference,
            "last_sequence": last_sequence,
        });
        let values = [audit_json(&was), audit_json(&became)];
        batch.books.audit(context, "vat_return.reopen", self.id.to_string(), values)?;
        Ok(made)
    }
}

/// The day of an entry for which it would count if no return were finalised: that of its posting, or the tax point of
/// the invoice that it issues.
macro_rules! own_day {
    () => {
        "CASE WHEN part = 0 THEN coalesce((SELECT i.tax_point FROM invoices i \
        WHERE i.organisation_id = vat_entries.organisation_id AND i.id = vat_entries.invoice_id \
        AND i.kind = 'invoice' AND i.issue_date = vat_entries.entry_date), entry_date) ELSE entry_date END"
    };
}

/// What counts on the day behind a return since it was posted late counts on its own day again, or on the day behind
/// the returns that remain.
async fn move_late_entries(
    batch: &mut Batch,
    organisation: OrganisationId,
    last: Date,
    remaining: Option<Date>,
) -> Result<(), StoreError> {
    const LATE: &str = concat!(
        "SELECT DISTINCT CASE WHEN part > 0 THEN invoice_id END AS document, CASE WHEN ",
        own_day!(),
        " < $4 THEN $4 ELSE ",
        own_day!(),
        " END AS day FROM vat_entries WHERE organisation_id = $1 AND vat_date = $2 AND ",
        own_day!(),
        " <= $3"
    );
    const MOVE: &str = concat!(
        "UPDATE vat_entries SET vat_date = CASE WHEN ",
        own_day!(),
        " < $4 THEN $4 ELSE ",
        own_day!(),
        " END WHERE organisation_id = $1 AND vat_date = $2 AND ",
        own_day!(),
        " <= $3"
    );
    const CLEAR: &str = "DELETE FROM vat_days WHERE organisation_id = $1 AND day = $2";
    const SUM: &str = "INSERT INTO vat_days (organisation_id, day, side, method_date, kind, net, vat) \
        SELECT organisation_id, vat_date, side, method_date, kind, sum(net), sum(vat) FROM vat_entries \
        WHERE organisation_id = $1 AND vat_date = $2 \
        GROUP BY organisation_id, vat_date, side, method_date, kind";
    // No return ends with the last day of the calendar.
    let behind = last.next().unwrap_or(last).to_string();
    let first = remaining.and_then(Date::next).map(|day| day.to_string()).unwrap_or_default();
    let asked =
        |sql| query(sql).bind(organisation).bind(&*behind).bind(last.to_string()).bind(&*first);
    let mut books = batch.read().await?;
    let (mut days, mut documents) = (vec![behind.clone()], Vec::new());
    for row in books.all(asked(LATE)).await? {
        documents.extend(row.parse_or_none::<InvoiceId>("document")?);
        days.push(row.get("day")?);
    }
    if days.len() > 1 {
        books.execute(asked(MOVE)).await?;
        days.sort_unstable();
        days.dedup();
        for day in days {
            books.execute(query(CLEAR).bind(organisation).bind(&*day)).await?;
            books.execute(query(SUM).bind(organisation).bind(&*day)).await?;
        }
    }
    for document in documents {
        batch.books.record(organisation, RecordedTable::Invoices, document);
    }
    Ok(())
}
