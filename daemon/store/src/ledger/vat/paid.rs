//! Invoices whose VAT counts when they are paid.

use tieout::contract::ledger::vat_code::TaxCodeKind;
use tieout::id::{InvoiceId, OrganisationId};
use tieout::ledger::invoice::VatCounts;
use tieout::ledger::vat_entry::{
    CountedSoFar, CountedVat, SettledChange, SettledShare, VatByCode, VatLine,
};
use tieout::money::Money;

use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::ledger::context::Context;
use crate::ledger::invoices::rows::InvoiceRow;
use crate::writes::batch::{Batch, WrittenBooks};

/// Counts the VAT of what has come to be settled of a document, or no longer is, where it counts when
/// it is paid. The document is as it is behind all the changes, which come in their order.
pub(in crate::ledger) async fn settled(
    batch: &mut Batch,
    context: &Context,
    document: &InvoiceRow,
    changes: &[SettledChange],
) -> Result<(), StoreError> {
    const SEQUENCE: &str = "SELECT sequence FROM journals WHERE organisation_id = $1 AND id = $2";
    if document.vat_counts != VatCounts::Paid {
        return Ok(());
    }
    let organisation = context.organisation;
    let mut books = batch.read().await?;
    let journal = document.journal.ok_or(StoreError::Corrupt("journal_id"))?;
    let row = books.first(query(SEQUENCE).bind(organisation).bind(journal)).await?;
    let sequence = row.ok_or(StoreError::Corrupt("journal_id"))?.get("sequence")?;
    let counted = counted(&mut books, organisation, document.id).await?;
    let book = &batch.book(organisation, []).await?.ok_or(StoreError::Corrupt("id"))?.book;
    let (settled, gross) = (document.vat_settled().minor(), document.total.gross.minor());
    let of = (document.document_vat(), sequence);
    let rows = CountedVat::of_changes(of, SettledShare { settled, gross }, changes, counted, book);
    batch.books.count_vat(organisation, rows);
    Ok(())
}

async fn counted(
    books: &mut WrittenBooks<'_>,
    organisation: OrganisationId,
    document: InvoiceId,
) -> Result<CountedSoFar, StoreError> {
    const ENTRIES: &str = "SELECT side, vat_code, CAST(sum(net) AS BIGINT) AS net, \
        CAST(sum(vat) AS BIGINT) AS vat, max(part) AS part, \
        CAST(CASE WHEN part = 0 THEN 1 ELSE 0 END AS BIGINT) AS is_whole, \
        CAST(CASE WHEN vat_date IS NULL THEN 0 ELSE 1 END AS BIGINT) AS is_counted FROM vat_entries \
        WHERE organisation_id = $1 AND invoice_id = $2 AND kind = 'standard' \
        GROUP BY side, vat_code, part = 0, vat_date IS NULL";
    let mut counted = CountedSoFar::default();
    for row in books.all(query(ENTRIES).bind(organisation).bind(document)).await? {
        let part: i64 = row.get("part")?;
        if row.flag("is_whole")? {
            add(&mut counted.whole, &row)?;
        }
        if row.flag("is_counted")? {
            add(&mut counted.before, &row)?;
        }
        counted.part = counted.part.max(part);
    }
    Ok(counted)
}

/// The VAT of a document's posting by code, of the codes whose VAT waits for payment.
pub(in crate::ledger) async fn whole_of(
    batch: &mut Batch,
    document: &InvoiceRow,
) -> Result<VatByCode, StoreError> {
    Ok(counted(&mut batch.read().await?, document.organisation, document.id).await?.whole)
}

/// What is written off of a document whose VAT never falls due for that, and the VAT that this took off the VAT
/// account as a debit.
pub(in crate::ledger) async fn never_due_so_far(
    batch: &mut Batch,
    document: &InvoiceRow,
) -> Result<[i64; 2], StoreError> {
    const SO_FAR: &str = "SELECT CAST(coalesce(sum(w.amount), 0) AS BIGINT) AS amount, \
        CAST(coalesce(sum(w.vat), 0) AS BIGINT) AS vat FROM write_offs w \
        WHERE w.organisation_id = $1 AND w.invoice_id = $2 AND w.void_date IS NULL AND w.vat IS NOT NULL";
    let asked = query!(SO_FAR).bind(document.organisation).bind(document.id);
    let row = batch.first(asked).await?.ok_or(StoreError::Corrupt("vat"))?;
    Ok([row.get("amount")?, row.get("vat")?])
}

/// What a row counts for whose code is of the usual kind.
pub(super) fn line_of(row: &Row) -> Result<VatLine, StoreError> {
    let money = |column| row.get(column).map(Money::from_minor);
    Ok(VatLine {
        side: row.parse("side")?,
        code: row.parse("vat_code")?,
        kind: TaxCodeKind::Standard,
        net: money("net")?,
        vat: money("vat")?,
    })
}

/// Adds a row's net and VAT to its side and code.
pub(super) fn add(to: &mut VatByCode, row: &Row) -> Result<(), StoreError> {
    let of = to.entry((row.parse("side")?, row.parse("vat_code")?)).or_default();
    of.net += row.get::<i64>("net")?;
    of.vat += row.get::<i64>("vat")?;
    Ok(())
}
