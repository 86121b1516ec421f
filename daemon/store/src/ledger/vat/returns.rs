//! VAT returns: drafts that follow the books, and finalised ones that stay.

use async_trait::async_trait;
use tieout::contract::ledger::journal::Source;
use tieout::contract::ledger::late_vat::ErrorCorrection;
use tieout::contract::ledger::vat_return::{NewVatReturn, VatReturn};
use tieout::date::Date;
use tieout::id::{JournalId, OrganisationId, VatReturnId};
use tieout::ledger::entry::NewEntry;
use tieout::ledger::vat_period::{self, FinalisedReturn};
use tieout::ledger::vat_return::{VatTotals, difference};
use tieout::money::Money;

use super::methods::methods_in;
use super::payments::is_paid;
use super::report::Days;
use super::stored::{Finalised, StoredVatReturn, find, return_figures, shown};
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Decided, Denial};
use crate::writes::batch::Batch;
use crate::writes::events::audit_json;
use crate::writes::recorded::RecordedTable;

/// Makes a VAT return, as a draft.
#[derive(Debug, Clone)]
pub struct CreateVatReturn {
    /// Its name.
    pub id: VatReturnId,
    /// What it is to be.
    pub new: NewVatReturn,
}

#[async_trait]
impl Action for CreateVatReturn {
    type Object = VatReturn;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<VatReturn, NotDone<Denial>> {
        const INSERT: &str = "INSERT INTO vat_returns (id, organisation_id, date_from, date_to, \
            status, adjustments, created_at, updated_at, version) \
            VALUES ($1, $2, $3, $4, 'draft', $5, $6, $6, 1)";
        let organisation = context.organisation;
        let NewVatReturn { date_from, date_to, adjustments } = self.new.clone();
        let kept = StoredVatReturn {
            id: self.id,
            days: [date_from, date_to],
            adjustments,
            finalised: None,
            filing: None,
            is_elsewhere: false,
            created_at: context.at,
            updated_at: context.at,
            version: 1,
        };
        check_overlap(batch, organisation, &kept).await?;
        let made = shown(batch, organisation, &kept).await?;
        let adjustments = serde_json::to_string(&kept.adjustments);
        let insert = query!(INSERT)
            .bind(kept.id)
            .bind(organisation)
            .bind(date_from.to_string())
            .bind(date_to.to_string())
            .bind(adjustments.map_err(|_| StoreError::Corrupt("adjustments"))?)
            .bind(context.at);
        batch.execute(insert).await?;
        batch.books.record(organisation, RecordedTable::VatReturns, self.id);
        batch.book(organisation, []).await?;
        let values = [None, audit_json(&made)];
        batch.books.audit(context, "vat_return.create", self.id.to_string(), values)?;
        Ok(made)
    }
}

/// Refuses a return some of whose days are in one that is finalised.
async fn check_overlap(
    batch: &mut Batch,
    organisation: OrganisationId,
    kept: &StoredVatReturn,
) -> Decided<()> {
    const FIND: &str = "SELECT id, date_from, date_to FROM vat_returns \
        WHERE organisation_id = $1 AND status = 'finalised' AND date_from <= $2 AND date_to >= $3 \
        AND id <> $4 ORDER BY date_from LIMIT 1";
    let [from, to] = kept.days;
    let asked =
        query!(FIND).bind(organisation).bind(to.to_string()).bind(from.to_string()).bind(kept.id);
    let other = batch.first(asked).await?.map(|row| {
        let days = [row.parse("date_from")?, row.parse("date_to")?];
        Ok::<_, StoreError>(FinalisedReturn { id: row.get("id")?, days })
    });
    Ok(vat_period::check_overlap(other.transpose()?)?)
}

/// Refuses a return that does not adjoin those that are finalised: the VAT of the days between would be
/// in none, and nobody would miss it.
async fn check_adjoining(
    batch: &mut Batch,
    organisation: OrganisationId,
    days: Days,
) -> Decided<()> {
    const ENDS: &str = "SELECT min(date_from) AS first, max(date_to) AS last FROM vat_returns \
        WHERE organisation_id = $1 AND status = 'finalised'";
    let row = batch.first(query!(ENDS).bind(organisation)).await?;
    let row = row.ok_or(StoreError::Corrupt("last"))?;
    let (first, last): (Option<Date>, Option<Date>) =
        (row.parse_or_none("first")?, row.parse_or_none("last")?);
    let finalised = first.zip(last).map(|(first, last)| [first, last]);
    Ok(vat_period::check_adjoining(finalised, days)?)
}

/// Makes the boxes of a return stay as they are.
#[derive(Debug, Clone, Copy)]
pub struct FinaliseVatReturn {
    /// Which one.
    pub id: VatReturnId,
    /// The name of the journal with the difference of the flat-rate scheme, should there be one.
    pub journal: JournalId,
}

#[async_trait]
impl Action for FinaliseVatReturn {
    type Object = VatReturn;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<VatReturn, NotDone<Denial>> {
        let organisation = context.organisation;
        let mut kept = find(batch, organisation, self.id).await?.ok_or(Denial::NotThere)?;
        check(&kept, context)?;
        vat_period::check_over(kept.days[1], context.at.day())?;
        check_overlap(batch, organisation, &kept).await?;
        check_adjoining(batch, organisation, kept.days).await?;
        let (methods, currency) = methods_in(batch, organisation).await?;
        let now =
            return_figures(&mut batch.read().await?, organisation, kept.days, &methods).await?;
        let late = now.decided(&kept.adjustments)?;
        let errors_left_out = late.correction == ErrorCorrection::Notify;
        let figures = now.in_return(errors_left_out);
        let left_out = now.late.left_out(figures.last, errors_left_out).totals().tracked();
        let left_out_vat = i64::try_from(left_out).map_err(|_| StoreError::Corrupt("vat"))?;
        let (method, boxes) = (figures.last, figures.boxes(&kept.adjustments)?);
        let moved = figures.difference(&boxes)?;
        let journal = self.post(batch, context, kept.days, moved).await?;
        let at = context.at;
        kept.finalised =
            Some(Finalised { method, boxes, journal, errors_left_out, left_out_vat, at });
        kept.updated_at = context.at;
        kept.version += 1;
        let (made, sums) = (kept.object(&now, &currency), figures.totals());
        let made = made.map_err(|_| StoreError::Corrupt("boxes"))?;
        save(batch, organisation, &kept, sums).await?;
        batch.forget_book(organisation).await?;
        let last_sequence = last_sequence(batch, organisation).await?;
        let values = [None, audit_json(&FinalisedEvent { vat_return: &made, last_sequence })];
        batch.books.audit(context, "vat_return.finalise", self.id.to_string(), values)?;
        Ok(made)
    }
}

/// What the event says by which a return was finalised: the return, and the place of the last entry before.
#[derive(Debug, serde::Serialize)]
struct FinalisedEvent<'a> {
    #[serde(flatten)]
    vat_return: &'a VatReturn,
    last_sequence: i64,
}

/// The place of the last entry by now: events say it by which a return is finalised or opened again, since what is
/// posted before and behind it counts on other days.
pub(super) async fn last_sequence(
    batch: &mut Batch,
    organisation: OrganisationId,
) -> Result<i64, StoreError> {
    let known = batch.book(organisation, []).await?.ok_or(StoreError::Corrupt("id"))?;
    Ok(known.end.sequence)
}

impl FinaliseVatReturn {
    /// Posts the difference of the flat-rate scheme, if there is one, on the return's last day, or on
    /// the first open day where that is locked.
    async fn post(
        &self,
        batch: &mut Batch,
        context: &Context,
        [from, to]: Days,
        moved: Money,
    ) -> Decided<Option<JournalId>> {
        if moved.is_zero() {
            return Ok(None);
        }
        let known = batch.book(context.organisation, []).await?;
        let book = &known.ok_or(StoreError::Corrupt("id"))?.book;
        let (day, posting) = difference(moved, to, book)?;
        let entry = NewEntry {
            id: self.journal,
            entry_date: day,
            description: format!("VAT return {from} to {to}: difference of the flat-rate scheme"),
            reference: None,
            external_id: None,
            source: Source::VatReturn,
            reverses: None,
        };
        batch.books.post(context, entry, &posting)?;
        Ok(Some(self.journal))
    }
}

fn check(kept: &StoredVatReturn, context: &Context) -> Result<(), Denial> {
    context.check_version(kept.version)?;
    Ok(vat_period::check_draft(kept.finalised.is_some())?)
}

/// Removes a draft.
#[derive(Debug, Clone, Copy)]
pub struct DeleteVatReturn(pub VatReturnId);

#[async_trait]
impl Action for DeleteVatReturn {
    type Object = VatReturn;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<VatReturn, NotDone<Denial>> {
        const DELETE: &str = "DELETE FROM vat_returns WHERE organisation_id = $1 AND id = $2";
        let organisation = context.organisation;
        let kept = find(batch, organisation, self.0).await?.ok_or(Denial::NotThere)?;
        check(&kept, context)?;
        vat_period::check_delete(is_paid(batch, organisation, self.0).await?)?;
        let was = shown(batch, organisation, &kept).await?;
        batch.execute(query!(DELETE).bind(organisation).bind(self.0)).await?;
        batch.books.record(organisation, RecordedTable::VatReturns, self.0);
        batch.book(organisation, []).await?;
        batch.books.audit(
            context,
            "vat_return.delete",
            self.0.to_string(),
            [audit_json(&was), None],
        )?;
        Ok(was)
    }
}

/// Writes what stays of a return, and up to which day there are returns by now.
async fn save(
    batch: &mut Batch,
    organisation: OrganisationId,
    kept: &StoredVatReturn,
    sums: VatTotals,
) -> Result<(), StoreError> {
    const SAVE: &str = "UPDATE vat_returns SET status = 'finalised', scheme = $3, \
        flat_rate_percent = $4, output_net = $5, output_vat = $6, input_net = $7, input_vat = $8, \
        box_1 = $9, box_2 = $10, box_3 = $11, box_4 = $12, box_5 = $13, box_6 = $14, box_7 = $15, \
        box_8 = $16, box_9 = $17, journal_id = $18, finalised_at = $19, updated_at = $19, \
        version = $20, errors_left_out = $21, left_out_vat = $22 WHERE organisation_id = $1 AND id = $2";
    const RETURNED: &str = "UPDATE organisations SET vat_returned_to = $2 WHERE id = $1 \
        AND (vat_returned_to IS NULL OR vat_returned_to < $2)";
    let is = kept.finalised.as_ref().ok_or(StoreError::Corrupt("status"))?;
    let percent = is.method.flat_rate_percent.map(|percent| percent.to_string());
    let mut save = query!(SAVE)
        .bind(organisation)
        .bind(kept.id)
        .bind(is.method.scheme.name())
        .bind(percent)
        .bind(sums.output_net)
        .bind(sums.output_vat)
        .bind(sums.input_net)
        .bind(sums.input_vat);
    for amount in is.boxes.all() {
        save = save.bind(amount.minor());
    }
    let save = save.bind(is.journal.map(|id| id.to_string())).bind(is.at).bind(kept.version);
    let save = save.bind(is.errors_left_out).bind(is.left_out_vat);
    // The journal may wait still: the table looks for it when the transaction ends.
    batch.execute(save).await?;
    batch.books.record(organisation, RecordedTable::VatReturns, kept.id);
    let to = kept.days[1].to_string();
    batch.execute(query!(RETURNED).bind(organisation).bind(to)).await?;
    batch.books.record(organisation, RecordedTable::Organisations, organisation);
    Ok(())
}
