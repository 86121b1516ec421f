//! Invoices whose VAT counts when they are paid.

use tieout::contract::chart::VatCode;
use tieout::date::Date;
use tieout::id::{AllocationId, InvoiceId, OrganisationId};
use tieout::ledger::vat_entry::{ByCode, Settled};

use super::entries::PendingVat;
use crate::store::dialect::Tx;
use crate::store::error::StoreError;
use crate::store::ledger::Context;
use crate::store::query::{Row, query};

/// More of an invoice or a credit note is settled than before, or less.
#[derive(Debug, Clone, Copy)]
pub(in crate::store::ledger) struct Changed {
    /// The invoice, or the credit note.
    pub(in crate::store::ledger) document: InvoiceId,
    /// What was added or taken back.
    pub(in crate::store::ledger) allocation: AllocationId,
    /// From when on: the allocation's date, or its removed date.
    pub(in crate::store::ledger) date: Date,
}

/// Counts the VAT of what has come to be settled, or no longer is, where it counts when it is paid;
/// does nothing for other documents.
///
/// To be called when the allocation and `paid` and `credited` of the document are written: for the
/// invoice of every allocation that is added or taken back, and for the credit note too where it is one
/// that settles the invoice.
///
/// # Errors
/// The database's.
pub(in crate::store::ledger) async fn settled(
    tx: &mut Tx,
    context: &Context,
    changed: Changed,
) -> Result<(), StoreError> {
    const DOCUMENT: &str = "SELECT i.gross_total, i.paid + i.credited AS settled, j.sequence \
        FROM invoices i JOIN journals j ON j.organisation_id = i.organisation_id \
        AND j.id = i.journal_id WHERE i.organisation_id = $1 AND i.id = $2 \
        AND i.vat_counts = 'paid'";
    const COUNTS_WHEN_PAID: &str = "SELECT 1 AS found FROM invoices \
        WHERE organisation_id = $1 AND id = $2 AND vat_counts = 'paid'";
    let organisation = context.organisation;
    let asked = |sql| query(sql).bind(organisation).bind(changed.document);
    if tx.first(asked(COUNTS_WHEN_PAID)).await?.is_none() {
        return Ok(());
    }
    // Its journal may wait to be written, and what has counted of it before.
    tx.write_books().await?;
    let row = tx.first(asked(DOCUMENT)).await?.ok_or(StoreError::Corrupt("journal_id"))?;
    let sequence: i64 = row.get("sequence")?;
    let now = Settled { settled: row.get("settled")?, gross: row.get("gross_total")? };
    let counted = counted(tx, organisation, changed.document).await?;
    let book = &tx.book(organisation, []).await?.ok_or(StoreError::Corrupt("id"))?.book;
    let vat_date = Some(book.vat_date(changed.date));
    let due = now.due(&counted.whole, &counted.before);
    let rows = due.into_iter().map(|entry| PendingVat {
        sequence,
        line: number_of(entry.code),
        part: counted.part + 1,
        entry_date: changed.date,
        vat_date,
        entry,
        invoice: Some(changed.document),
        allocation: Some(changed.allocation),
    });
    let rows = rows.collect();
    tx.books.count_vat(organisation, rows);
    Ok(())
}

/// The number of a code: where what counts of a document stands, code by code.
fn number_of(code: VatCode) -> i64 {
    VatCode::ALL.iter().zip(1..).find(|(known, _)| **known == code).map_or(1, |(_, number)| number)
}

/// What there is of a document to count, and what of it counts.
struct Counted {
    /// By its posting, and the mirror if there is one.
    whole: ByCode,
    before: ByCode,
    /// The last part that has been counted.
    part: i64,
}

async fn counted(
    tx: &mut Tx,
    organisation: OrganisationId,
    document: InvoiceId,
) -> Result<Counted, StoreError> {
    const ENTRIES: &str = "SELECT side, vat_code, CAST(sum(net) AS BIGINT) AS net, \
        CAST(sum(vat) AS BIGINT) AS vat, max(part) AS part FROM vat_entries \
        WHERE organisation_id = $1 AND invoice_id = $2 GROUP BY side, vat_code, part = 0";
    let mut counted = Counted { whole: ByCode::new(), before: ByCode::new(), part: 0 };
    for row in tx.all(query(ENTRIES).bind(organisation).bind(document)).await? {
        let part: i64 = row.get("part")?;
        add(if part == 0 { &mut counted.whole } else { &mut counted.before }, &row)?;
        counted.part = counted.part.max(part);
    }
    Ok(counted)
}

/// Adds a row's net and VAT to its side and code.
pub(super) fn add(to: &mut ByCode, row: &Row) -> Result<(), StoreError> {
    let of = to.entry((row.parse("side")?, row.parse("vat_code")?)).or_default();
    of.net += row.get::<i64>("net")?;
    of.vat += row.get::<i64>("vat")?;
    Ok(())
}
