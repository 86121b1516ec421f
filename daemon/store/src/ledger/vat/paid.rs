//! Invoices whose VAT counts when they are paid.

use tieout::contract::chart::VatCode;
use tieout::date::Date;
use tieout::id::{AllocationId, InvoiceId, OrganisationId};
use tieout::ledger::invoice::VatCounts;
use tieout::ledger::vat_entry::{SettledShare, VatByCode};

use super::entries::PendingVat;
use crate::dialect::Tx;
use crate::error::StoreError;
use crate::ledger::Context;
use crate::ledger::invoices::InvoiceRow;
use crate::query::{Row, query};

/// What of a document has come to be settled, or no longer is.
#[derive(Debug, Clone, Copy)]
pub(in crate::ledger) struct Change {
    /// What was added or taken back.
    pub(in crate::ledger) allocation: AllocationId,
    /// From when on: the allocation's date, or its removed date.
    pub(in crate::ledger) date: Date,
    /// Minor units; below 0 for one that is taken back.
    pub(in crate::ledger) amount: i64,
}

/// Counts the VAT of what has come to be settled of a document, or no longer is, where it counts when
/// it is paid. The document is as it is behind all the changes, which come in their order.
pub(in crate::ledger) async fn settled(
    tx: &mut Tx,
    context: &Context,
    document: &InvoiceRow,
    changes: &[Change],
) -> Result<(), StoreError> {
    const SEQUENCE: &str = "SELECT sequence FROM journals WHERE organisation_id = $1 AND id = $2";
    if document.vat_counts != VatCounts::Paid {
        return Ok(());
    }
    let organisation = context.organisation;
    // Its journal may wait to be written, and what has counted of it before.
    tx.write_books().await?;
    let journal = document.journal.ok_or(StoreError::Corrupt("journal_id"))?;
    let row = tx.first(query(SEQUENCE).bind(organisation).bind(journal)).await?;
    let sequence = row.ok_or(StoreError::Corrupt("journal_id"))?.get("sequence")?;
    let mut counted = counted(tx, organisation, document.id).await?;
    let book = &tx.book(organisation, []).await?.ok_or(StoreError::Corrupt("id"))?.book;
    let all: i64 = changes.iter().map(|change| change.amount).sum();
    let mut now = SettledShare {
        settled: document.settled().minor() - all,
        gross: document.total.gross.minor(),
    };
    let mut rows = Vec::new();
    for Change { allocation, date, amount } in changes {
        now.settled += amount;
        counted.part += 1;
        for entry in now.due(&counted.whole, &counted.before) {
            rows.push(PendingVat {
                sequence,
                line: number_of(entry.code),
                part: counted.part,
                entry_date: *date,
                vat_date: Some(book.vat_date(*date)),
                entry,
                invoice: Some(document.id),
                allocation: Some(*allocation),
            });
        }
        counted.before = now.of(&counted.whole);
    }
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
    whole: VatByCode,
    before: VatByCode,
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
    let mut counted = Counted { whole: VatByCode::new(), before: VatByCode::new(), part: 0 };
    for row in tx.all(query(ENTRIES).bind(organisation).bind(document)).await? {
        let part: i64 = row.get("part")?;
        add(if part == 0 { &mut counted.whole } else { &mut counted.before }, &row)?;
        counted.part = counted.part.max(part);
    }
    Ok(counted)
}

/// Adds a row's net and VAT to its side and code.
pub(super) fn add(to: &mut VatByCode, row: &Row) -> Result<(), StoreError> {
    let of = to.entry((row.parse("side")?, row.parse("vat_code")?)).or_default();
    of.net += row.get::<i64>("net")?;
    of.vat += row.get::<i64>("vat")?;
    Ok(())
}
