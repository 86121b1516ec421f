//! How an organisation accounts for VAT, by day: read, changed, and what a change restates.

use std::collections::BTreeMap;

use serde_json::Value;
use tieout::contract::ledger::organisation::{
    OrganisationPatch, VatMethod, VatRounding, VatScheme,
};
use tieout::contract::ledger::vat_return::Boxes;
use tieout::date::Date;
use tieout::factor::Factor;
use tieout::id::{InvoiceId, OrganisationId};
use tieout::ledger::invoice::VatCounts;
use tieout::ledger::vat_entry::{CountedPart, CountedVat, SettledChange, SettledShare, VatByCode};
use tieout::ledger::vat_method::{
    MethodChange, MethodChangeDay, RestatedPeriod, VatMethods, check_restates, counts_of,
    figures_with,
};

use super::paid::{add, line_of};
use super::report::figures_in;
use crate::db::statement::{Query, Row, query};
use crate::error::{NotDone, StoreError};
use crate::ledger::context::{Context, Decided, Denial};
use crate::ledger::invoices::rows::InvoiceRow;
use crate::ledger::invoices::stored::{find_in, save};
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::recorded::RecordedTable;

/// Documents that are looked at together.
const DOCUMENTS: usize = 200;

/// The first, from no day on, and the later ones; the first has the currency and the rounding too.
const METHODS: &str = "SELECT '' AS effective_from, vat_registered, vat_number, vat_scheme, \
    flat_rate_percent, currency, vat_rounding FROM organisations WHERE id = $1 UNION ALL \
    SELECT m.effective_from, m.vat_registered, m.vat_number, m.vat_scheme, m.flat_rate_percent, '', '' \
    FROM vat_methods m WHERE m.organisation_id = $1 ORDER BY effective_from";

/// How an organisation accounts for VAT, and its currency.
pub(in crate::ledger) type MethodsAndCurrency = (VatMethods, String);

pub(in crate::ledger) fn vat_method(row: &Row) -> Result<VatMethod, StoreError> {
    let percent: Option<String> = row.get("flat_rate_percent")?;
    let percent = percent.map(|percent| Factor::parse(&percent)).transpose();
    let from: String = row.get("effective_from")?;
    let from = Some(from).filter(|from| !from.is_empty()).map(|from| Date::parse_iso(&from));
    Ok(VatMethod {
        effective_from: from.transpose().map_err(|_| StoreError::Corrupt("effective_from"))?,
        vat_registered: row.flag("vat_registered")?,
        vat_number: row.get("vat_number")?,
        vat_scheme: row.parse("vat_scheme")?,
        flat_rate_percent: percent.map_err(|_| StoreError::Corrupt("flat_rate_percent"))?,
    })
}

fn read(rows: &[Row]) -> Result<MethodsAndCurrency, StoreError> {
    let (first, later) = rows.split_first().ok_or(StoreError::Corrupt("id"))?;
    let later = later.iter().map(vat_method).collect::<Result<_, _>>()?;
    Ok((VatMethods::new(vat_method(first)?, later), first.get("currency")?))
}

/// How an organisation accounts for VAT, as a transaction sees it, and its currency.
pub(in crate::ledger) async fn methods_in(
    batch: &mut Batch,
    organisation: OrganisationId,
) -> Result<MethodsAndCurrency, StoreError> {
    read(&batch.all(query!(METHODS).bind(organisation)).await?)
}

/// How an organisation accounts for VAT, as a transaction sees it, and what VAT is rounded for.
pub(in crate::ledger) async fn methods_and_rounding(
    batch: &mut Batch,
    organisation: OrganisationId,
) -> Result<(VatMethods, VatRounding), StoreError> {
    let rows = batch.all(query!(METHODS).bind(organisation)).await?;
    let first = rows.first().ok_or(StoreError::Corrupt("organisation_id"))?;
    Ok((read(&rows)?.0, first.parse("vat_rounding")?))
}

impl Store {
    /// How an organisation accounts for VAT, and its currency.
    pub(in crate::ledger) async fn vat_methods(
        &self,
        organisation: OrganisationId,
    ) -> Result<MethodsAndCurrency, StoreError> {
        read(&self.database.all(query(METHODS).bind(organisation)).await?)
    }
}

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
    let documents = restated(batch, context, &methods, &change).await?;
    let rows: Vec<_> = documents.iter().flat_map(|(_, rows)| rows.iter().copied()).collect();
    if let Some(days) = change.past_days(today) {
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
    Ok(Some(change))
}

/// Documents whose VAT counts otherwise by the change, with what comes to count of each.
async fn restated(
    batch: &mut Batch,
    context: &Context,
    was: &VatMethods,
    change: &MethodChange,
) -> Decided<Vec<(InvoiceRow, Vec<CountedVat>)>> {
    const FROM: &str = "SELECT id FROM invoices WHERE organisation_id = $1 AND status = 'issued' \
        AND coalesce(tax_point, issue_date) >= $2 ORDER BY id";
    let organisation = context.organisation;
    let is_cash = |methods: &VatMethods| {
        methods.all().iter().any(|method| method.vat_scheme == VatScheme::Cash)
    };
    if !is_cash(was) && !is_cash(&change.methods) {
        return Ok(Vec::new());
    }
    let from = change.from.unwrap_or(Date::FIRST).to_string();
    let listed = batch.all(query!(FROM).bind(organisation).bind(from)).await?;
    let ids: Vec<InvoiceId> = listed.iter().map(|row| row.parse("id")).collect::<Result<_, _>>()?;
    let mut restated = Vec::new();
    for ids in ids.chunks(DOCUMENTS) {
        for document in find_in(batch, organisation, ids).await?.into_iter().flatten() {
            let counts = counts_of(change.methods.on(document.tax_point()));
            let is_moved = counts != counts_of(was.on(document.tax_point()));
            if is_moved && counts != document.vat_counts {
                restated.push(restate(batch, context, document, counts).await?);
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
) -> Result<(InvoiceRow, Vec<CountedVat>), StoreError> {
    const ENTRIES: &str = "SELECT sequence, part, vat_date, side, vat_code, net, vat FROM vat_entries \
        WHERE organisation_id = $1 AND invoice_id = $2 AND kind = 'standard' ORDER BY sequence, part, line";
    const CHANGES: &str = "SELECT id, date, removed_date, amount FROM allocations \
        WHERE organisation_id = $1 AND (invoice_id = $2 OR credit_note_id = $2) \
        AND (settlement_id IS NOT NULL OR credit_note_id IS NOT NULL OR contra_id IS NOT NULL) ORDER BY id";
    let organisation = context.organisation;
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
    let changes = changes(&books.all(asked(CHANGES)).await?)?;
    let known = batch.book(organisation, []).await?.ok_or(StoreError::Corrupt("id"))?;
    let (settled, gross) = (document.vat_settled().minor(), document.total.gross.minor());
    let settled = SettledShare { settled, gross };
    let of = (document.document_vat(), sequence);
    let so_far = (&whole, &*counted, part);
    let rows = CountedVat::of_new_method(of, counts, settled, &changes, so_far, &known.book);
    document.vat_counts = counts;
    document.touch(context.at);
    Ok((document, rows))
}

/// What was allocated and taken back, by day.
fn changes(rows: &[Row]) -> Result<Vec<SettledChange>, StoreError> {
    let mut changes = BTreeMap::new();
    for (place, row) in rows.iter().enumerate() {
        let (allocation, amount) = (row.parse("id")?, row.get("amount")?);
        let date: Date = row.parse("date")?;
        changes.insert((date, place, false), SettledChange { allocation, date, amount });
        if let Some(date) = row.parse_or_none::<Date>("removed_date")? {
            let taken_back = SettledChange { allocation, date, amount: -amount };
            changes.insert((date, place, true), taken_back);
        }
    }
    Ok(changes.into_values().collect())
}

/// Writes what has changed of the methods.
async fn write(
    batch: &mut Batch,
    organisation: OrganisationId,
    was: &VatMethods,
    methods: &VatMethods,
) -> Result<(), StoreError> {
    const FIRST: &str = "UPDATE organisations SET vat_registered = $2, vat_number = $3, \
        vat_scheme = $4, flat_rate_percent = $5 WHERE id = $1";
    const DELETE: &str =
        "DELETE FROM vat_methods WHERE organisation_id = $1 AND effective_from = $2";
    const SAVE: &str = "INSERT INTO vat_methods (organisation_id, vat_registered, vat_number, \
        vat_scheme, flat_rate_percent, effective_from) VALUES ($1, $2, $3, $4, $5, $6) \
        ON CONFLICT (organisation_id, effective_from) DO UPDATE SET \
        vat_registered = excluded.vat_registered, vat_number = excluded.vat_number, \
        vat_scheme = excluded.vat_scheme, flat_rate_percent = excluded.flat_rate_percent";
    if was.first() != methods.first() {
        let method = methods.first();
        let first = query!(FIRST)
            .bind(organisation)
            .bind(method.vat_registered)
            .bind(method.vat_number.clone())
            .bind(method.vat_scheme.name())
            .bind(method.flat_rate_percent.map(|percent| percent.to_string()));
        batch.execute(first).await?;
        batch.books.record(organisation, RecordedTable::Organisations, organisation);
    }
    for method in was.later().iter().filter(|method| !methods.later().contains(method)) {
        let Some(from) = method.effective_from else { continue };
        batch.execute(query!(DELETE).bind(organisation).bind(from.to_string())).await?;
        batch.books.record(organisation, RecordedTable::VatMethods, from);
    }
    for method in methods.later().iter().filter(|method| !was.later().contains(method)) {
        let Some(from) = method.effective_from else { continue };
        let save = query!(SAVE)
            .bind(organisation)
            .bind(method.vat_registered)
            .bind(method.vat_number.clone())
            .bind(method.vat_scheme.name())
            .bind(method.flat_rate_percent.map(|percent| percent.to_string()))
            .bind(from.to_string());
        batch.execute(save).await?;
        batch.books.record(organisation, RecordedTable::VatMethods, from);
    }
    Ok(())
}
