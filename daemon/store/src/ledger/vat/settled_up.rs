//! Documents whose VAT counts when it is paid, and what of it counts where cash accounting is left.

use std::collections::BTreeMap;

use tieout::date::Date;
use tieout::id::OrganisationId;
use tieout::ledger::invoice::VatCounts;
use tieout::ledger::leaving_cash::never_falls_due;
use tieout::ledger::settling_up::{CountedOn, SettlingUp};
use tieout::ledger::vat_entry::{CountedVat, SettledChange, VatByCode};

use super::methods::methods_in;
use super::paid::{self, add, line_of};
use crate::db::statement::{Query, Row, query};
use crate::error::StoreError;
use crate::ledger::context::Context;
use crate::ledger::invoices::rows::InvoiceRow;
use crate::writes::batch::Batch;

/// What was allocated of a document, and taken back.
pub(super) const ALLOCATED: &str = "SELECT id, date, removed_date, amount FROM allocations \
    WHERE organisation_id = $1 AND (invoice_id = $2 OR credit_note_id = $2) \
    AND (settlement_id IS NOT NULL OR credit_note_id IS NOT NULL OR contra_id IS NOT NULL) ORDER BY id";

/// The day on which the VAT of a document is settled up, if it counts when it is paid and is settled up at all.
pub(in crate::ledger) async fn settles_up_on(
    batch: &mut Batch,
    document: &InvoiceRow,
) -> Result<Option<Date>, StoreError> {
    if document.vat_counts != VatCounts::Paid {
        return Ok(None);
    }
    let (methods, _) = methods_in(batch, document.organisation).await?;
    Ok(methods.settles_up_on(document.tax_point()))
}

/// Counts the VAT of what has come to be settled of a document, or no longer is, where it counts when it is paid.
pub(in crate::ledger) async fn settled(
    batch: &mut Batch,
    context: &Context,
    document: &InvoiceRow,
    changes: &[SettledChange],
) -> Result<(), StoreError> {
    match settles_up_on(batch, document).await? {
        None => paid::settled(batch, context, document, changes).await,
        Some(day) => settle_up_on(batch, document, day).await,
    }
}

/// Counts what is to count of a document by now, where it is settled up on a day.
pub(in crate::ledger) async fn settle_up(
    batch: &mut Batch,
    document: &InvoiceRow,
) -> Result<(), StoreError> {
    match settles_up_on(batch, document).await? {
        None => Ok(()),
        Some(day) => settle_up_on(batch, document, day).await,
    }
}

async fn settle_up_on(
    batch: &mut Batch,
    document: &InvoiceRow,
    day: Date,
) -> Result<(), StoreError> {
    let rows = counted_anew(batch, document, day, KeptWriteOffs::AsTheyAre).await?;
    batch.books.count_vat(document.organisation, rows);
    Ok(())
}

/// What is written off of a document, as it is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum KeptWriteOffs {
    /// As it took VAT off the VAT account.
    AsTheyAre,
    /// As it would where it is settled up on that day.
    AsOfThatDay,
}

/// What comes to count of a document that is to be settled up on a day.
pub(super) async fn counted_anew(
    batch: &mut Batch,
    document: &InvoiceRow,
    on: Date,
    kept: KeptWriteOffs,
) -> Result<Vec<CountedVat>, StoreError> {
    const ENTRIES: &str = "SELECT sequence, part, entry_date, CAST(CASE WHEN vat_date IS NULL THEN 0 ELSE 1 END AS BIGINT) \
        AS is_counted, side, vat_code, net, vat FROM vat_entries WHERE organisation_id = $1 AND invoice_id = $2 \
        AND kind = 'standard' ORDER BY sequence, part, line";
    const WRITTEN_OFF: &str = "SELECT date, void_date, amount, CAST(CASE WHEN vat IS NULL THEN 0 ELSE 1 END AS BIGINT) \
        AS takes_vat FROM write_offs WHERE organisation_id = $1 AND invoice_id = $2 ORDER BY allocation_id";
    let organisation: OrganisationId = document.organisation;
    let asked = |sql| -> Query { query(sql).bind(organisation).bind(document.id) };
    let mut books = batch.read().await?;
    let (mut whole, mut counted) = (VatByCode::new(), Vec::new());
    let (mut sequence, mut part) = (None, 0);
    for row in books.all(asked(ENTRIES)).await? {
        let (at, of_part): (i64, i64) = (row.get("sequence")?, row.get("part")?);
        // The mirror of a document that is void comes behind it.
        let first = *sequence.get_or_insert(at);
        part = of_part.max(part);
        if of_part == 0 && at == first {
            add(&mut whole, &row)?;
        }
        if row.flag("is_counted")? {
            let entered: Date = row.parse("entry_date")?;
            let day =
                if of_part == 0 { document.document_vat().counts_on(entered) } else { entered };
            counted.push(CountedOn { day, entry: line_of(&row)? });
        }
    }
    let paid = changes(&books.all(asked(ALLOCATED)).await?)?;
    let mut never_due = Vec::new();
    for row in books.all(asked(WRITTEN_OFF)).await? {
        let (date, void): (Date, Option<Date>) =
            (row.parse("date")?, row.parse_or_none("void_date")?);
        let is_never_due = match (kept, void) {
            (KeptWriteOffs::AsOfThatDay, None) => {
                never_falls_due(date, document.due_date, document.tax_point(), Some(on))
            }
            _ => row.flag("takes_vat")?,
        };
        if is_never_due {
            let amount: i64 = row.get("amount")?;
            never_due.push((date, amount));
            never_due.extend(void.map(|void| (void, -amount)));
        }
    }
    let known = batch.book(organisation, []).await?.ok_or(StoreError::Corrupt("id"))?;
    let settling = SettlingUp {
        document: document.document_vat(),
        sequence: sequence.unwrap_or_default(),
        on,
        gross: document.total.gross.minor(),
        whole,
        paid,
        never_due,
        void: document.void_date,
    };
    Ok(settling.rows(&counted, part, &known.book))
}

/// What was allocated and taken back, by day.
pub(super) fn changes(rows: &[Row]) -> Result<Vec<SettledChange>, StoreError> {
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
