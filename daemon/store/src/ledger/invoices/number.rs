//! Numbers of documents: each given once, those of sales in a row.

use std::collections::BTreeSet;

use tieout::contract::ledger::invoice::{InvoiceKind, InvoiceType};
use tieout::id::OrganisationId;
use tieout::ledger::external_id::NamedKind;
use tieout::ledger::invoice::{check_number_free, number};

use super::rows::InvoiceRow;
use crate::db::batch_query::{BatchQuery, batch_query};
use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::ledger::context::Decided;
use crate::ledger::metadata::check_unnamed;
use crate::writes::batch::Batch;
use crate::writes::recorded::RecordedTable;

/// Numbers that are looked at together, when the next one is looked for and the first is taken.
const AT_ONCE: i64 = 50;

/// Refuses a number that another document has: of sales any, of purchases one of the same supplier
/// that is not void.
pub(super) async fn check_free(batch: &mut Batch, row: &InvoiceRow) -> Decided<()> {
    const SALES: &str = "SELECT id FROM invoices WHERE organisation_id = $1 AND number = $2 \
        AND id <> $3 AND type = 'sales'";
    const PURCHASE: &str = "SELECT id FROM invoices WHERE organisation_id = $1 AND number = $2 \
        AND id <> $3 AND type = 'purchase' AND status <> 'void' AND contact_id = $4";
    let Some(number) = &row.number else { return Ok(()) };
    let same = match row.invoice_type {
        InvoiceType::Sales => query!(SALES),
        InvoiceType::Purchase => query!(PURCHASE),
    };
    let same = same.bind(row.organisation).bind(&**number).bind(row.id);
    let same = match row.invoice_type {
        InvoiceType::Sales => same,
        InvoiceType::Purchase => same.bind(row.contact),
    };
    let is_taken = batch.first(same).await?.is_some();
    Ok(check_number_free(row.invoice_type, number, &row.contact_name, is_taken)?)
}

/// Refuses an external ID that another document has.
pub(super) async fn check_document(batch: &mut Batch, row: &InvoiceRow) -> Decided<()> {
    let (kind, named) = ((row.organisation, NamedKind::Document), row.external_id.as_deref());
    check_unnamed(batch, kind, row.id.to_string(), named).await
}

/// The number of another document of the same supplier, not void, that differs in capital and small letters only.
pub(super) async fn similar_number(
    batch: &mut Batch,
    row: &InvoiceRow,
) -> Result<Option<String>, StoreError> {
    const SIMILAR: &str = "SELECT number FROM invoices WHERE organisation_id = $1 AND contact_id = $2 \
        AND type = 'purchase' AND status <> 'void' AND id <> $3 AND lower(number) = $4 \
        ORDER BY number LIMIT 1";
    let Some(number) = &row.number else { return Ok(None) };
    if row.invoice_type != InvoiceType::Purchase {
        return Ok(None);
    }
    let similar = query!(SIMILAR).bind(row.organisation).bind(row.contact).bind(row.id);
    let similar = batch.first(similar.bind(number.to_ascii_lowercase())).await?;
    similar.map(|row| row.get("number")).transpose()
}

/// Takes the next number of a sequence that nobody has given by hand. Whoever takes one issues the
/// document with it: there are no gaps.
pub(super) async fn take_next(
    batch: &mut Batch,
    organisation: OrganisationId,
    kind: InvoiceKind,
) -> Result<String, StoreError> {
    const LAST: &str = "SELECT last FROM number_sequences WHERE organisation_id = $1 AND name = $2";
    const TAKE: &str = "INSERT INTO number_sequences (organisation_id, name, last) \
        VALUES ($1, $2, $3) ON CONFLICT (organisation_id, name) DO UPDATE SET last = excluded.last";
    const TAKEN: BatchQuery = batch_query!(
        [organisation: text 0, name: text 1],
        [number: i.number],
        "FROM asked JOIN invoices i ON i.organisation_id = asked.organisation \
        AND i.number = asked.name AND i.type = 'sales'"
    );
    let name = kind.name();
    let row = batch.first(query!(LAST).bind(organisation).bind(name)).await?;
    let mut place: i64 = row.map_or(Ok(0), |row| row.get("last"))?;
    // Hardly ever has anybody given the next one by hand.
    let mut count = 1;
    loop {
        let numbers: Vec<_> = (place + 1..=place + count)
            .map(|next| (organisation.to_string(), number(kind, next)))
            .collect();
        let taken = batch.ask(TAKEN, &numbers).await?;
        let taken: BTreeSet<usize> = taken.iter().map(Row::place).collect::<Result<_, _>>()?;
        if let Some((at, (_, free))) =
            numbers.into_iter().enumerate().find(|(at, _)| !taken.contains(at))
        {
            place += 1 + i64::try_from(at).map_err(|_| StoreError::Corrupt("last"))?;
            batch.execute(query!(TAKE).bind(organisation).bind(name).bind(place)).await?;
            batch.books.record(organisation, RecordedTable::NumberSequences, name);
            return Ok(free);
        }
        place += count;
        count = AT_ONCE;
    }
}
