//! What settles what: written and taken back here and nowhere else.
//!
//! An allocation that is taken back stays, with the day from which it does not count any more. What is
//! paid and credited of a document is kept in the same transaction.

use std::collections::BTreeMap;

use tieout::contract::ledger::settlement::Allocation;
use tieout::date::Date;
use tieout::id::{AllocationId, ContraId, Id, IdPrefix, InvoiceId, OrganisationId, SettlementId};
use tieout::ledger::allocation::{Allocated, removed_date};
use tieout::ledger::vat_entry::SettledChange;
use tieout::money::Money;

use crate::db::backend::Database;
use crate::db::batch_query::{BatchInsert, BatchQuery, batch_insert, batch_query};
use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::ledger::context::Context;
use crate::ledger::invoices::stored::{find_in, save};
use crate::ledger::vat::settled_up::settled;
use crate::writes::batch::Batch;
use tieout::sort::CompactSort as _;

/// What settles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    /// A receipt or a payment.
    Settlement(SettlementId),
    /// A credit note.
    CreditNote(InvoiceId),
    /// A contra.
    Contra(ContraId),
    /// Nothing: it is written off.
    WriteOff,
}

impl By {
    fn texts(self) -> [Option<String>; 3] {
        match self {
            Self::Settlement(id) => [Some(id.to_string()), None, None],
            Self::CreditNote(id) => [None, Some(id.to_string()), None],
            Self::Contra(id) => [None, None, Some(id.to_string())],
            Self::WriteOff => [None, None, None],
        }
    }
}

const PUT: BatchInsert = batch_insert!(
    allocations [
        id: text 0, organisation_id: text 1, invoice_id: text 2, settlement_id: text 3,
        credit_note_id: text 4, amount: int 5, date: text 6, created_at: int 7, contra_id: text 8
    ]
);

/// Writes allocations; the first gets this name, the others those that follow it.
pub(super) async fn add(
    batch: &mut Batch,
    context: &Context,
    first: AllocationId,
    by: By,
    allocated: &[Allocated],
) -> Result<(), StoreError> {
    let [settlement, credit_note, contra] = by.texts();
    let row = |(id, of): (AllocationId, &Allocated)| {
        (
            id.to_string(),
            context.organisation.to_string(),
            of.invoice.to_string(),
            settlement.clone(),
            credit_note.clone(),
            of.amount.minor(),
            of.date.to_string(),
            context.at.unix_ms(),
            contra.clone(),
        )
    };
    let names = (0..).map(|place| AllocationId::new(first.bits().wrapping_add(place)));
    let rows: Vec<_> = names.clone().zip(allocated).map(row).collect();
    batch.put(PUT, &rows).await?;
    let change = |(allocation, of): (AllocationId, &Allocated)| {
        (of.invoice, SettledChange { allocation, date: of.date, amount: of.amount.minor() })
    };
    move_documents(batch, context, by, names.zip(allocated).map(change).collect()).await
}

/// Takes allocations back on a day.
pub(super) async fn remove(
    batch: &mut Batch,
    context: &Context,
    by: By,
    taken: &[Allocation],
    undone: Date,
) -> Result<(), StoreError> {
    const REMOVE: &str = "UPDATE allocations SET removed_date = $3, removed_at = $4 \
        WHERE organisation_id = $1 AND id = $2 AND removed_at IS NULL";
    let mut changes = Vec::new();
    for one in taken {
        let date = removed_date(one.date, undone);
        let remove = query!(REMOVE)
            .bind(context.organisation)
            .bind(one.id)
            .bind(date.to_string())
            .bind(context.at);
        batch.execute(remove).await?;
        let amount = -one.amount.minor();
        changes.push((one.invoice_id, SettledChange { allocation: one.id, date, amount }));
    }
    move_documents(batch, context, by, changes).await
}

/// Moves what is settled of documents, and of the credit note where one settles them, with the VAT
/// that counts when they are paid.
async fn move_documents(
    batch: &mut Batch,
    context: &Context,
    by: By,
    changes: Vec<(InvoiceId, SettledChange)>,
) -> Result<(), StoreError> {
    let mut moved: BTreeMap<InvoiceId, Vec<SettledChange>> = BTreeMap::new();
    for (invoice, change) in changes {
        moved.entry(invoice).or_default().push(change);
        if let By::CreditNote(credit_note) = by {
            moved.entry(credit_note).or_default().push(change);
        }
    }
    if moved.is_empty() {
        return Ok(());
    }
    let ids: Vec<_> = moved.keys().copied().collect();
    let found = find_in(batch, context.organisation, &ids).await?;
    let found: Option<Vec<_>> = found.into_iter().collect();
    let mut documents = found.ok_or(StoreError::Corrupt("invoice_id"))?;
    for (document, changes) in documents.iter_mut().zip(moved.values()) {
        // The database keeps it between nothing and the whole.
        let all: i64 = changes.iter().map(|change| change.amount).sum();
        let add = |settled: &mut Money| *settled = Money::from_minor(settled.minor() + all);
        match by {
            By::Settlement(_) | By::Contra(_) => add(&mut document.paid),
            By::CreditNote(_) => add(&mut document.credited),
            By::WriteOff => {
                add(&mut document.credited);
                add(&mut document.written_off);
            }
        }
        document.touch(context.at);
    }
    save(batch, &documents).await?;
    if by == By::WriteOff {
        return Ok(());
    }
    for (document, changes) in documents.iter().zip(moved.values()) {
        settled(batch, context, document, changes).await?;
    }
    Ok(())
}

const OF_SETTLEMENTS: BatchQuery = batch_query!(
    [organisation: text 0, name: text 1],
    [
        id: a.id, invoice_id: a.invoice_id, number: i.number, settlement_id: a.settlement_id,
        credit_note_id: a.credit_note_id, contra_id: a.contra_id, amount: a.amount, date: a.date,
        created_at: a.created_at
    ],
    "FROM asked JOIN allocations a ON a.settlement_id = asked.name \
    AND a.organisation_id = asked.organisation AND a.removed_at IS NULL \
    JOIN invoices i ON i.organisation_id = a.organisation_id AND i.id = a.invoice_id"
);

const OF_CREDIT_NOTES: BatchQuery = batch_query!(
    [organisation: text 0, name: text 1],
    [
        id: a.id, invoice_id: a.invoice_id, number: i.number, settlement_id: a.settlement_id,
        credit_note_id: a.credit_note_id, contra_id: a.contra_id, amount: a.amount, date: a.date,
        created_at: a.created_at
    ],
    "FROM asked JOIN allocations a ON a.credit_note_id = asked.name \
    AND a.organisation_id = asked.organisation AND a.removed_at IS NULL \
    JOIN invoices i ON i.organisation_id = a.organisation_id AND i.id = a.invoice_id"
);

const OF_CONTRAS: BatchQuery = batch_query!(
    [organisation: text 0, name: text 1],
    [
        id: a.id, invoice_id: a.invoice_id, number: i.number, settlement_id: a.settlement_id,
        credit_note_id: a.credit_note_id, contra_id: a.contra_id, amount: a.amount, date: a.date,
        created_at: a.created_at
    ],
    "FROM asked JOIN allocations a ON a.contra_id = asked.name \
    AND a.organisation_id = asked.organisation AND a.removed_at IS NULL \
    JOIN invoices i ON i.organisation_id = a.organisation_id AND i.id = a.invoice_id"
);

const WRITE_OFFS: BatchQuery = batch_query!(
    [organisation: text 0, name: text 1],
    [
        id: a.id, invoice_id: a.invoice_id, number: i.number, settlement_id: a.settlement_id,
        credit_note_id: a.credit_note_id, contra_id: a.contra_id, amount: a.amount, date: a.date,
        created_at: a.created_at
    ],
    "FROM asked JOIN allocations a ON a.invoice_id = asked.name \
    AND a.organisation_id = asked.organisation AND a.removed_at IS NULL \
    AND a.settlement_id IS NULL AND a.credit_note_id IS NULL AND a.contra_id IS NULL \
    JOIN invoices i ON i.organisation_id = a.organisation_id AND i.id = a.invoice_id"
);

/// What counts of what something settles, the earliest first.
pub(super) async fn live(
    batch: &mut Batch,
    organisation: OrganisationId,
    by: By,
) -> Result<Vec<Allocation>, StoreError> {
    match by {
        By::Settlement(id) => listed(batch, OF_SETTLEMENTS, organisation, id.to_string()).await,
        By::CreditNote(id) => listed(batch, OF_CREDIT_NOTES, organisation, id.to_string()).await,
        By::Contra(id) => listed(batch, OF_CONTRAS, organisation, id.to_string()).await,
        By::WriteOff => Ok(Vec::new()),
    }
}

/// What counts of what is written off of a document, the earliest first.
pub(super) async fn live_write_offs(
    batch: &mut Batch,
    organisation: OrganisationId,
    invoice: InvoiceId,
) -> Result<Vec<Allocation>, StoreError> {
    listed(batch, WRITE_OFFS, organisation, invoice.to_string()).await
}

async fn listed(
    batch: &mut Batch,
    asking: BatchQuery,
    organisation: OrganisationId,
    name: String,
) -> Result<Vec<Allocation>, StoreError> {
    let rows = batch.ask(asking, &[(organisation.to_string(), name)]).await?;
    in_order(rows.iter().map(record))
}

/// The same of receipts and payments, in the order of the list.
pub(super) async fn of_settlements(
    database: &Database,
    organisation: OrganisationId,
    ids: &[SettlementId],
) -> Result<Vec<Vec<Allocation>>, StoreError> {
    of_each(database, OF_SETTLEMENTS, organisation, ids).await
}

/// The same of contras.
pub(super) async fn of_contras(
    database: &Database,
    organisation: OrganisationId,
    ids: &[ContraId],
) -> Result<Vec<Vec<Allocation>>, StoreError> {
    of_each(database, OF_CONTRAS, organisation, ids).await
}

async fn of_each<N: IdPrefix>(
    database: &Database,
    asking: BatchQuery,
    organisation: OrganisationId,
    ids: &[Id<N>],
) -> Result<Vec<Vec<Allocation>>, StoreError> {
    let list: Vec<_> = ids.iter().map(|id| (organisation.to_string(), id.to_string())).collect();
    let mut found: Vec<Vec<_>> = list.iter().map(|_| Vec::new()).collect();
    for row in &database.ask(asking, &list).await? {
        let place = found.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
        place.push(record(row));
    }
    found.into_iter().map(|of_one| in_order(of_one.into_iter())).collect()
}

fn in_order(
    records: impl Iterator<Item = Result<Allocation, StoreError>>,
) -> Result<Vec<Allocation>, StoreError> {
    let mut allocations: Vec<_> = records.collect::<Result<_, _>>()?;
    allocations.compact_sort_by_key(|one| one.id);
    Ok(allocations)
}

pub(super) fn record(row: &Row) -> Result<Allocation, StoreError> {
    Ok(Allocation {
        id: row.parse("id")?,
        invoice_id: row.parse("invoice_id")?,
        invoice_number: row.get("number")?,
        settlement_id: row.parse_or_none("settlement_id")?,
        credit_note_id: row.parse_or_none("credit_note_id")?,
        contra_id: row.parse_or_none("contra_id")?,
        amount: Money::from_minor(row.get("amount")?),
        date: row.parse("date")?,
        created_at: row.time("created_at")?,
    })
}
