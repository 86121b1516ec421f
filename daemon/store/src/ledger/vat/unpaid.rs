//! The VAT of documents that are not paid: what of it moved, and what undoes that.

use tieout::contract::ledger::journal::Source;
use tieout::date::Date;
use tieout::id::{AccountId, JournalId, OrganisationId};
use tieout::ledger::entry::NewEntry;
use tieout::ledger::unpaid_vat::{DocumentDebt, UnpaidVatAct, post};
use tieout::ledger::vat_entry::{VatByCode, VatCounting};
use tieout::money::Money;

use super::paid::add;
use crate::db::batch_query::{BatchInsert, batch_insert};
use crate::db::statement::query;
use crate::error::StoreError;
use crate::ledger::context::{Context, Decided};
use crate::ledger::invoices::rows::InvoiceRow;
use crate::ledger::invoices::stored::save;
use crate::ledger::undo::undo;
use crate::writes::batch::Batch;
use crate::writes::recorded::RecordedTable;

const PUT: BatchInsert = batch_insert!(
    unpaid_vat [
        id: text 0, organisation_id: text 1, invoice_id: text 2, act: text 3, date: text 4,
        amount: int 5, vat: int 6, account_id: text 7, reason: text 8, journal_id: text 9,
        created_at: int 10
    ]
);

/// How the VAT of a document is to move.
#[derive(Debug, Clone)]
pub(in crate::ledger) struct VatMove {
    /// Its name, and that of its journal.
    pub(in crate::ledger) id: JournalId,
    pub(in crate::ledger) act: UnpaidVatAct,
    pub(in crate::ledger) date: Date,
    /// The gross amount of the document whose VAT is to be moved from now on.
    pub(in crate::ledger) to: Money,
    /// The account that has the debt.
    pub(in crate::ledger) account: AccountId,
    pub(in crate::ledger) reason: Option<String>,
}

/// The VAT that is charged by a document as it was issued, by code.
async fn whole(batch: &mut Batch, row: &InvoiceRow) -> Result<VatByCode, StoreError> {
    const WHOLE: &str = "SELECT side, vat_code, CAST(sum(net) AS BIGINT) AS net, \
        CAST(sum(vat) AS BIGINT) AS vat FROM vat_entries \
        WHERE organisation_id = $1 AND invoice_id = $2 AND part = 0 AND kind = 'standard' GROUP BY side, vat_code";
    let mut books = batch.read().await?;
    let mut whole = VatByCode::new();
    for row in books.all(query(WHOLE).bind(row.organisation).bind(row.id)).await? {
        add(&mut whole, &row)?;
    }
    Ok(whole)
}

/// Moves the VAT of a document, posts it and keeps it; gives the VAT that moved.
pub(in crate::ledger) async fn move_vat(
    batch: &mut Batch,
    context: &Context,
    row: &mut InvoiceRow,
    how: VatMove,
) -> Decided<Money> {
    let whole = whole(batch, row).await?;
    let (gross, relieved) = (row.total.gross.minor(), row.relieved.minor());
    let moved = DocumentDebt { whole, gross, relieved }.moved(how.to.minor());
    let vat: i64 = moved.iter().map(|(_, vat)| vat).sum();
    let known = batch.book(context.organisation, [how.account]).await?;
    let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
    let posting = post(how.act, &moved, how.account, &known.book)?;
    if let Some(posting) = &posting {
        let entry = NewEntry {
            id: how.id,
            entry_date: how.date,
            description: how
                .act
                .title(row.number.as_deref().unwrap_or_default(), &row.contact_name),
            reference: row.number.clone(),
            external_id: None,
            source: Source::VatRelief,
            reverses: None,
        };
        batch.books.post(context, entry, posting)?;
    }
    let kept = (
        how.id.to_string(),
        row.organisation.to_string(),
        row.id.to_string(),
        how.act.name(),
        how.date.to_string(),
        how.to.minor() - relieved,
        vat,
        how.account.to_string(),
        how.reason,
        posting.map(|_| how.id.to_string()),
        context.at.unix_ms(),
    );
    batch.put(PUT, &[kept]).await?;
    batch.books.record(row.organisation, RecordedTable::UnpaidVat, how.id);
    row.relieved = how.to;
    row.vat_relieved = Money::from_minor(row.vat_relieved.minor() + vat);
    row.touch(context.at);
    save(batch, [&*row]).await?;
    Ok(Money::from_minor(vat))
}

/// A move that stands.
#[derive(Debug, Clone)]
pub(in crate::ledger) struct KeptMove {
    id: JournalId,
    pub(in crate::ledger) act: UnpaidVatAct,
    date: Date,
    amount: i64,
    vat: i64,
    pub(in crate::ledger) account: AccountId,
    journal: Option<JournalId>,
}

/// The last move of a document's VAT that stands: of those by which less is moved, if there are any.
pub(in crate::ledger) async fn last_move(
    batch: &mut Batch,
    row: &InvoiceRow,
) -> Result<Option<KeptMove>, StoreError> {
    const LAST: &str = "SELECT id, act, date, amount, vat, account_id, journal_id FROM unpaid_vat \
        WHERE organisation_id = $1 AND invoice_id = $2 AND void_date IS NULL \
        ORDER BY CASE WHEN amount < 0 THEN 0 ELSE 1 END, date DESC, id DESC LIMIT 1";
    let found = batch.first(query!(LAST).bind(row.organisation).bind(row.id)).await?;
    let Some(found) = found else { return Ok(None) };
    Ok(Some(KeptMove {
        id: found.parse("id")?,
        act: found.parse("act")?,
        date: found.parse("date")?,
        amount: found.get("amount")?,
        vat: found.get("vat")?,
        account: found.parse("account_id")?,
        journal: found.parse_or_none("journal_id")?,
    }))
}

/// Undoes a move by the mirror of its journal, on the day that is decided; gives that.
pub(in crate::ledger) async fn undo_move(
    batch: &mut Batch,
    context: &Context,
    row: &mut InvoiceRow,
    (last, mirror): (KeptMove, JournalId),
    day: impl FnOnce(Date, &tieout::ledger::Book) -> Result<Date, tieout::ledger::Refusal> + Send,
) -> Decided<Date> {
    const UNDO: &str = "UPDATE unpaid_vat SET void_date = $3, void_journal_id = $4 \
        WHERE organisation_id = $1 AND id = $2";
    let date = if let Some(journal) = last.journal {
        undo(batch, context, (journal, mirror), VatCounting::ByAccount, day).await?
    } else {
        let known = batch.book(context.organisation, []).await?;
        day(last.date, &known.ok_or(StoreError::Corrupt("organisation_id"))?.book)?
    };
    let undone = query!(UNDO)
        .bind(row.organisation)
        .bind(last.id)
        .bind(date.to_string())
        .bind(last.journal.map(|_| mirror.to_string()));
    batch.execute(undone).await?;
    batch.books.record(row.organisation, RecordedTable::UnpaidVat, last.id);
    row.relieved = Money::from_minor(row.relieved.minor() - last.amount);
    row.vat_relieved = Money::from_minor(row.vat_relieved.minor() - last.vat);
    row.touch(context.at);
    save(batch, [&*row]).await?;
    Ok(date)
}

/// Whether all returns that have VAT of a document are filed, and whether what is owed by them is paid: by the payments
/// that are named on them, but for those that were reversed.
pub(in crate::ledger) async fn filed_and_paid(
    batch: &mut Batch,
    organisation: OrganisationId,
    row: &InvoiceRow,
) -> Result<[bool; 2], StoreError> {
    const OPEN: &str = "SELECT 1 AS found FROM vat_entries e WHERE e.organisation_id = $1 \
        AND e.invoice_id = $2 AND e.vat_date IS NOT NULL AND NOT EXISTS (SELECT 1 FROM vat_returns r \
        WHERE r.organisation_id = $1 AND r.filed_at IS NOT NULL AND r.date_from <= e.vat_date \
        AND r.date_to >= e.vat_date) LIMIT 1";
    const OWED: &str = "SELECT 1 AS found FROM vat_returns r WHERE r.organisation_id = $1 AND r.filed_at IS NOT NULL \
        AND EXISTS (SELECT 1 FROM vat_entries e WHERE e.organisation_id = $1 AND e.invoice_id = $2 \
        AND e.vat_date >= r.date_from AND e.vat_date <= r.date_to) AND r.box_3 - r.box_4 > coalesce((SELECT \
        CAST(sum(l.amount) AS BIGINT) FROM vat_payments p JOIN journals j ON j.organisation_id = $1 \
        AND (j.id = p.journal_id OR j.reverses_journal_id = p.journal_id) JOIN journal_lines l ON l.organisation_id = $1 \
        AND l.sequence = j.sequence AND l.is_generated = 0 JOIN accounts a ON a.organisation_id = $1 \
        AND a.id = l.account_id AND a.role = 'vat_control' WHERE p.organisation_id = $1 \
        AND p.vat_return_id = r.id), 0) LIMIT 1";
    let mut books = batch.read().await?;
    let asked = |sql| query(sql).bind(organisation).bind(row.id);
    let is_filed = books.first(asked(OPEN)).await?.is_none();
    Ok([is_filed, is_filed && books.first(asked(OWED)).await?.is_none()])
}
