//! How an organisation accounts for VAT, changed, and what a change restates.

use serde_json::Value;
use tieout::contract::ledger::organisation::{OrganisationPatch, VatScheme};
use tieout::contract::ledger::vat_return::Boxes;
use tieout::date::Date;
use tieout::id::InvoiceId;
use tieout::ledger::invoice::{Stage, VatCounts};
use tieout::ledger::leaving_cash::{check_turnover, turnover_days};
use tieout::ledger::unpaid_vat::check_not_relieved;
use tieout::ledger::vat_entry::{CountedPart, CountedVat, SettledShare, VatByCode};
use tieout::ledger::vat_method::{
    MethodChange, MethodChangeDay, RestatedPeriod, VatMethods, check_restates, counts_of,
    figures_with,
};

use super::methods::{methods_in, write};
use super::paid::{add, line_of};
use super::report::figures_in;
use super::settled_up::{ALLOCATED, KeptWriteOffs, changes, counted_anew, settle_up};
use crate::db::statement::{Query, query};
use crate::error::{NotDone, StoreError};
use crate::ledger::context::{Context, Decided, Denial};
use crate::ledger::invoices::rows::InvoiceRow;
use crate::ledger::invoices::stored::{find_in, save};
use crate::ledger::settlements::write_off_again;
use crate::writes::batch::Batch;

/// Documents that are looked at together.
const DOCUMENTS: usize = 200;

/// Changes how an organisation accounts for VAT, as a patch asks for it; gives what it becomes, none where
/// the patch says nothing of that.
pub(in crate::ledger) async fn change_method(
    batch: &mut Batch,
    context: &Context,
    patch: &OrganisationPatch,
) -> Result<Option<MethodChange>, NotDone<Denial>> {
    let organisation = context.organisation;
    let today = context.at.day().ok_or(StoreError::Corrupt("at"))?;
    let (methods, _) = methods_in(batch, organisation).await?;
    let known = batch.book(organisation, []).await?.ok_or(StoreError::Corrupt("id"))?;
    let on = MethodChangeDay { today, has_entries: known.end.sequence > 0 };
    let Some(change) = methods.changed(patch, &known.book, on)? else { return Ok(None) };
    let past_days = change.past_days(today, known.book.vat_returned_to);
    check_six_months(batch, context, &methods, &change).await?;
    let documents = restated(batch, context, &methods, &change).await?;
    let rows: Vec<_> = documents.iter().flat_map(|(_, rows)| rows.iter().copied()).collect();
    if let Some(days) = past_days {
        let before = figures_in(&mut batch.read().await?, organisation, days, &methods).await?;
        let after =
            figures_in(&mut batch.read().await?, organisation, days, &change.methods).await?;
        let after = figures_with(after, &rows, days, &change.methods);
        let period = RestatedPeriod { days, boxes: [before.boxes(&[])?, after.boxes(&[])?] };
        let is_confirmed = patch.confirm_restates == Some(true);
        let json = |boxes: &Boxes| serde_json::to_value(boxes).unwrap_or(Value::Null);
        check_restates(&period, &rows, today, is_confirmed).map_err(|refusal| {
            let [before, after] = period.boxes.each_ref().map(json);
            refusal.with("before", before).with("after", after)
        })?;
    }
    batch.books.count_vat(organisation, rows);
    let documents: Vec<_> = documents.into_iter().map(|(document, _)| document).collect();
    save(batch, &documents).await?;
    write(batch, organisation, &methods, &change.methods).await?;
    for document in &documents {
        write_off_again(batch, context, document).await?;
        settle_up(batch, document).await?;
    }
    Ok(Some(change))
}

/// Refuses the six months for outstanding VAT, where they are new, to who sells too much.
async fn check_six_months(
    batch: &mut Batch,
    context: &Context,
    was: &VatMethods,
    change: &MethodChange,
) -> Decided<()> {
    // Supplies made, by their tax points, whatever became of them; exempt ones are no taxable supplies.
    const TURNOVER: &str = "SELECT CAST(coalesce(sum(e.net), 0) AS BIGINT) AS net FROM vat_entries e \
        WHERE e.organisation_id = $1 AND e.part = 0 AND e.side = 'output' AND e.vat_code <> 'EX' \
        AND e.kind IN ('standard', 'domestic_reverse_charge') AND e.method_date >= $2 AND e.method_date <= $3";
    let Some(from) = change.from else { return Ok(()) };
    let method = change.methods.on(from);
    let days = turnover_days(method).filter(|_| was.on(from) != method);
    let Some([first, last]) = days else { return Ok(()) };
    let asked = query(TURNOVER).bind(context.organisation);
    let asked = asked.bind(first.to_string()).bind(last.to_string());
    let row = batch.read().await?.first(asked).await?;
    let turnover = row.ok_or(StoreError::Corrupt("net"))?.get("net")?;
    Ok(check_turnover([first, last], turnover)?)
}

/// Documents whose VAT counts otherwise by the change, or is settled up on another day, with what comes to count of each.
async fn restated(
    batch: &mut Batch,
    context: &Context,
    was: &VatMethods,
    change: &MethodChange,
) -> Decided<Vec<(InvoiceRow, Vec<CountedVat>)>> {
    const ISSUED: &str = "SELECT id FROM invoices WHERE organisation_id = $1 AND (vat_counts = 'paid' \
        OR (status = 'issued' AND coalesce(tax_point, issue_date) >= $2)) AND status <> 'draft' ORDER BY id";
    let organisation = context.organisation;
    let is_cash = |methods: &VatMethods| {
        methods.all().iter().any(|method| method.vat_scheme == VatScheme::Cash)
    };
    if !is_cash(was) && !is_cash(&change.methods) {
        return Ok(Vec::new());
    }
    let from = change.from.unwrap_or(Date::FIRST).to_string();
    let listed = batch.all(query!(ISSUED).bind(organisation).bind(from)).await?;
    let ids: Vec<InvoiceId> = listed.iter().map(|row| row.parse("id")).collect::<Result<_, _>>()?;
    let mut restated = Vec::new();
    for ids in ids.chunks(DOCUMENTS) {
        for document in find_in(batch, organisation, ids).await?.into_iter().flatten() {
            let tax_point = document.tax_point();
            let counts = counts_of(change.methods.on(tax_point));
            let is_moved = document.stage == Stage::Issued
                && counts != counts_of(was.on(tax_point))
                && counts != document.vat_counts;
            let settles_up_on = change.methods.settles_up_on(tax_point);
            let is_settled = document.vat_counts == VatCounts::Paid
                && settles_up_on != was.settles_up_on(tax_point);
            if is_moved || is_settled {
                check_not_relieved(document.relieved)?;
                let counts = if is_moved { counts } else { document.vat_counts };
                restated.push(restate(batch, context, document, counts, settles_up_on).await?);
            }
        }
    }
    Ok(restated)
}

/// A document that is to count in another way, with what comes to count of it.
async fn restate(
    batch: &mut Batch,
    context: &Context,
    mut document: InvoiceRow,
    counts: VatCounts,
    settles_up_on: Option<Date>,
) -> Result<(InvoiceRow, Vec<CountedVat>), StoreError> {
    let rows = match settles_up_on.filter(|_| counts == VatCounts::Paid) {
        Some(day) => counted_anew(batch, &document, day, KeptWriteOffs::AsOfThatDay).await?,
        None => counted_otherwise(batch, &document, counts).await?,
    };
    document.vat_counts = counts;
    document.touch(context.at);
    Ok((document, rows))
}

/// What comes to count of a document that is to count in this way, and is not settled up.
async fn counted_otherwise(
    batch: &mut Batch,
    document: &InvoiceRow,
    counts: VatCounts,
) -> Result<Vec<CountedVat>, StoreError> {
    const ENTRIES: &str = "SELECT sequence, part, vat_date, side, vat_code, net, vat FROM vat_entries \
        WHERE organisation_id = $1 AND invoice_id = $2 AND kind = 'standard' ORDER BY sequence, part, line";
    let organisation = document.organisation;
    let asked = |sql| -> Query { query(sql).bind(organisation).bind(document.id) };
    let mut books = batch.read().await?;
    let (mut whole, mut counted) = (VatByCode::new(), Vec::new());
    let (mut sequence, mut part) = (0, 0);
    for row in books.all(asked(ENTRIES)).await? {
        sequence = row.get("sequence")?;
        part = row.get::<i64>("part")?.max(part);
        if row.get::<i64>("part")? == 0 {
            add(&mut whole, &row)?;
        }
        if let Some(vat_date) = row.parse_or_none("vat_date")? {
            counted.push(CountedPart { vat_date, entry: line_of(&row)? });
        }
    }
    let changes = changes(&books.all(asked(ALLOCATED)).await?)?;
    let known = batch.book(organisation, []).await?.ok_or(StoreError::Corrupt("id"))?;
    let (settled, gross) = (document.vat_settled().minor(), document.total.gross.minor());
    let settled = SettledShare { settled, gross };
    let of = (document.document_vat(), sequence);
    let so_far = (&whole, &*counted, part);
    Ok(CountedVat::of_new_method(of, counts, settled, &changes, so_far, &known.book))
}
