//! VAT returns: drafts that follow the books, and finalised ones that stay.

use tieout::contract::ledger::journal::Source;
use tieout::contract::ledger::vat_return::{NewVatReturn, VatReturn};
use tieout::date::Date;
use tieout::id::{JournalId, OrganisationId, VatReturnId};
use tieout::ledger::vat_return::{VatTotals, difference};
use tieout::ledger::{Reason, Refusal};
use tieout::money::Money;

use super::kept::{Finalised, Kept, find, shown};
use super::report::{Days, method_in, sums_in};
use crate::dialect::Tx;
use crate::error::{NotDone, StoreError};
use crate::ledger::books::NewEntry;
use crate::ledger::load::parsed;
use crate::ledger::pending::told;
use crate::ledger::{Action, Context, Decided, Denial};
use crate::query::query;

/// Makes a VAT return, as a draft.
#[derive(Debug, Clone)]
pub struct CreateVatReturn {
    /// Its name.
    pub id: VatReturnId,
    /// What it is to be.
    pub new: NewVatReturn,
}

impl Action for CreateVatReturn {
    type Object = VatReturn;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<VatReturn, NotDone<Denial>> {
        const INSERT: &str = "INSERT INTO vat_returns (id, organisation_id, date_from, date_to, \
            status, adjustments, created_at, updated_at, version) \
            VALUES ($1, $2, $3, $4, 'draft', $5, $6, $6, 1)";
        let organisation = context.organisation;
        let NewVatReturn { date_from, date_to, adjustments } = self.new.clone();
        let kept = Kept {
            id: self.id,
            days: [date_from, date_to],
            adjustments,
            finalised: None,
            created_at: context.at,
            updated_at: context.at,
            version: 1,
        };
        check_overlap(tx, organisation, &kept).await?;
        let made = shown(tx, organisation, &kept).await?;
        let adjustments = serde_json::to_string(&kept.adjustments);
        let insert = query(INSERT)
            .bind(kept.id)
            .bind(organisation)
            .bind(date_from.to_string())
            .bind(date_to.to_string())
            .bind(adjustments.map_err(|_| StoreError::Corrupt("adjustments"))?)
            .bind(context.at);
        tx.execute(insert).await?;
        tx.book(organisation, []).await?;
        let values = [None, told(&made)];
        tx.books.audit(context, "vat_return.create", self.id.to_string(), values)?;
        Ok(made)
    }
}

/// Refuses a return some of whose days are in one that is finalised.
async fn check_overlap(tx: &mut Tx, organisation: OrganisationId, kept: &Kept) -> Decided<()> {
    const FIND: &str = "SELECT id, date_from, date_to FROM vat_returns \
        WHERE organisation_id = $1 AND status = 'finalised' AND date_from <= $2 AND date_to >= $3 \
        AND id <> $4 ORDER BY date_from LIMIT 1";
    let [from, to] = kept.days;
    let asked =
        query(FIND).bind(organisation).bind(to.to_string()).bind(from.to_string()).bind(kept.id);
    let Some(row) = tx.first(asked).await? else { return Ok(()) };
    let (from, to): (Date, Date) = (row.parse("date_from")?, row.parse("date_to")?);
    let message =
        format!("the VAT return from {from} to {to} is finalised and has some of the days");
    let refusal = Refusal::new(Reason::VatReturnOverlap, message);
    Err(refusal.with("vat_return_id", row.get::<String>("id")?).into())
}

/// Refuses a return that does not adjoin those that are finalised: the VAT of the days between would be
/// in none, and nobody would miss it.
async fn check_adjoining(
    tx: &mut Tx,
    organisation: OrganisationId,
    [from, to]: Days,
) -> Decided<()> {
    const ENDS: &str = "SELECT min(date_from) AS first, max(date_to) AS last FROM vat_returns \
        WHERE organisation_id = $1 AND status = 'finalised'";
    let row = tx.first(query(ENDS).bind(organisation)).await?;
    let row = row.ok_or(StoreError::Corrupt("last"))?;
    let (first, last): (Option<Date>, Option<Date>) =
        (parsed(&row, "first")?, parsed(&row, "last")?);
    let (Some(first), Some(last)) = (first, last) else { return Ok(()) };
    let next = last.next();
    if next == Some(from) || to.next() == Some(first) {
        return Ok(());
    }
    let next = next.map(|next| next.to_string());
    let message = format!(
        "the VAT returns from {first} to {last} are finalised, and the days between are in none: \
        the next one begins on {}",
        next.as_deref().unwrap_or_default()
    );
    Err(Refusal::new(Reason::VatReturnGap, message).with("next_date_from", next).into())
}

/// Makes the boxes of a return stay as they are.
#[derive(Debug, Clone, Copy)]
pub struct FinaliseVatReturn {
    /// Which one.
    pub id: VatReturnId,
    /// The name of the journal with the difference of the flat-rate scheme, should there be one.
    pub journal: JournalId,
}

impl Action for FinaliseVatReturn {
    type Object = VatReturn;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<VatReturn, NotDone<Denial>> {
        let organisation = context.organisation;
        let mut kept = find(tx, organisation, self.id).await?.ok_or(Denial::NotThere)?;
        check(&kept, context)?;
        check_over(kept.days, context)?;
        check_overlap(tx, organisation, &kept).await?;
        check_adjoining(tx, organisation, kept.days).await?;
        tx.write_books().await?;
        let (method, currency) = method_in(tx, organisation).await?;
        let sums = sums_in(tx, organisation, kept.days).await?;
        let boxes = method.boxes(sums, &kept.adjustments)?;
        let moved = method.difference(sums, &boxes)?;
        let journal = self.post(tx, context, kept.days, moved).await?;
        kept.finalised = Some(Finalised { method, boxes, journal, at: context.at });
        kept.updated_at = context.at;
        kept.version += 1;
        let made = kept.object(method, &currency, sums);
        let made = made.map_err(|_| StoreError::Corrupt("boxes"))?;
        save(tx, organisation, &kept, sums).await?;
        tx.forget_book(organisation).await?;
        tx.book(organisation, []).await?;
        let values = [None, told(&made)];
        tx.books.audit(context, "vat_return.finalise", self.id.to_string(), values)?;
        Ok(made)
    }
}

/// What is finalised stays, and what is posted into it later counts behind it: a return of days to come,
/// by a slip of the pen, would take their VAT out of every return that is made until then.
fn check_over([_, to]: Days, context: &Context) -> Result<(), Refusal> {
    let Some(today) = context.at.day().filter(|today| to >= *today) else { return Ok(()) };
    let message = format!("a VAT return is finalised once it is over: it ends on {to}");
    let refusal = Refusal::new(Reason::PeriodNotOver, message);
    Err(refusal.with("date_to", to.to_string()).with("today", today.to_string()))
}

impl FinaliseVatReturn {
    /// Posts the difference of the flat-rate scheme, if there is one, on the return's last day, or on
    /// the first open day where that is locked.
    async fn post(
        &self,
        tx: &mut Tx,
        context: &Context,
        [from, to]: Days,
        moved: Money,
    ) -> Decided<Option<JournalId>> {
        if moved.is_zero() {
            return Ok(None);
        }
        let known = tx.book(context.organisation, []).await?;
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
        tx.books.post(context, entry, &posting)?;
        Ok(Some(self.journal))
    }
}

fn check(kept: &Kept, context: &Context) -> Result<(), Denial> {
    context.check_version(kept.version)?;
    if kept.finalised.is_none() {
        return Ok(());
    }
    let message = "the VAT return is finalised, and stays as it is";
    Err(Refusal::new(Reason::AlreadyFinalised, message).into())
}

/// Removes a draft.
#[derive(Debug, Clone, Copy)]
pub struct DeleteVatReturn(pub VatReturnId);

impl Action for DeleteVatReturn {
    type Object = VatReturn;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<VatReturn, NotDone<Denial>> {
        const DELETE: &str = "DELETE FROM vat_returns WHERE organisation_id = $1 AND id = $2";
        let organisation = context.organisation;
        let kept = find(tx, organisation, self.0).await?.ok_or(Denial::NotThere)?;
        check(&kept, context)?;
        let was = shown(tx, organisation, &kept).await?;
        tx.execute(query(DELETE).bind(organisation).bind(self.0)).await?;
        tx.book(organisation, []).await?;
        tx.books.audit(context, "vat_return.delete", self.0.to_string(), [told(&was), None])?;
        Ok(was)
    }
}

/// Writes what stays of a return, and up to which day there are returns by now.
async fn save(
    tx: &mut Tx,
    organisation: OrganisationId,
    kept: &Kept,
    sums: VatTotals,
) -> Result<(), StoreError> {
    const SAVE: &str = "UPDATE vat_returns SET status = 'finalised', scheme = $3, \
        flat_rate_percent = $4, output_net = $5, output_vat = $6, input_net = $7, input_vat = $8, \
        box_1 = $9, box_2 = $10, box_3 = $11, box_4 = $12, box_5 = $13, box_6 = $14, box_7 = $15, \
        box_8 = $16, box_9 = $17, journal_id = $18, finalised_at = $19, updated_at = $19, \
        version = $20 WHERE organisation_id = $1 AND id = $2";
    const RETURNED: &str = "UPDATE organisations SET vat_returned_to = $2 WHERE id = $1 \
        AND (vat_returned_to IS NULL OR vat_returned_to < $2)";
    let is = kept.finalised.as_ref().ok_or(StoreError::Corrupt("status"))?;
    let percent = is.method.flat_rate_percent.map(|percent| percent.to_string());
    let mut save = query(SAVE)
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
    // The journal may wait still: the table looks for it when the transaction ends.
    tx.execute(save).await?;
    let to = kept.days[1].to_string();
    tx.execute(query(RETURNED).bind(organisation).bind(to)).await?;
    Ok(())
}
