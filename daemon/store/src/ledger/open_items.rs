//! Whether what is open of contacts is what the control accounts say, and what settles what adds up.
//!
//! Every statement looks at a month, or at so many documents. What it compares it sees in one state.

use tieout::contract::ledger::audit::FirstBad;
use tieout::id::OrganisationId;

use super::finding::{Stop, month_of, of_no_entry};
use crate::db::statement::query;
use crate::error::StoreError;
use crate::store::Store;

/// Documents of a statement.
const DOCUMENTS_MAX: i64 = 500;

/// Looks at all of an organisation's.
pub(super) async fn check(store: &Store, organisation: OrganisationId) -> Result<(), Stop> {
    compare_months(store, organisation).await?;
    compare_parts(store, organisation, INVOICES, "invoice").await?;
    compare_parts(store, organisation, SETTLEMENTS, "settlement").await?;
    compare_write_offs(store, organisation).await?;
    compare_contras(store, organisation).await?;
    compare_again(store, organisation).await
}

/// The next month in which something could be wrong.
const NEXT: &str = "SELECT min(day) AS day FROM ( \
    SELECT min(issue_date) AS day FROM invoices \
    WHERE organisation_id = $1 AND issue_date > $2 UNION ALL \
    SELECT min(void_date) AS day FROM invoices \
    WHERE organisation_id = $1 AND void_date > $2 UNION ALL \
    SELECT min(date) AS day FROM settlements WHERE organisation_id = $1 AND date > $2 UNION ALL \
    SELECT min(date) AS day FROM write_offs WHERE organisation_id = $1 AND date > $2 UNION ALL \
    SELECT min(void_date) AS day FROM write_offs \
    WHERE organisation_id = $1 AND void_date > $2 UNION ALL \
    SELECT min(date) AS day FROM contras WHERE organisation_id = $1 AND date > $2 UNION ALL \
    SELECT min(void_date) AS day FROM contras \
    WHERE organisation_id = $1 AND void_date > $2 UNION ALL \
    SELECT min(void_date) AS day FROM settlements \
    WHERE organisation_id = $1 AND void_date > $2 UNION ALL \
    SELECT min(m.month) || '-00' AS day FROM accounts a \
    JOIN account_months m ON m.organisation_id = a.organisation_id AND m.account_id = a.id \
    WHERE a.organisation_id = $1 AND a.role IN ('receivable', 'payable') AND m.month > $3) days";

/// A control account that moved otherwise in a month than by its documents, receipts and payments.
const MONTH: &str = "SELECT a.code FROM accounts a WHERE a.organisation_id = $1 \
    AND a.role IN ('receivable', 'payable') AND coalesce(( \
    SELECT sum(d.debit) - sum(d.credit) FROM account_days d WHERE d.organisation_id = $1 \
    AND d.day >= $2 AND d.day < $3 AND d.account_id = a.id), 0) <> coalesce(( \
    SELECT sum(moved.amount) FROM ( \
    SELECT type AS side, CASE WHEN (type = 'sales') = (kind = 'invoice') \
    THEN gross_total ELSE -gross_total END AS amount FROM invoices \
    WHERE organisation_id = $1 AND issue_date >= $2 AND issue_date < $3 \
    AND journal_id IS NOT NULL UNION ALL \
    SELECT type AS side, CASE WHEN (type = 'sales') = (kind = 'invoice') \
    THEN -gross_total ELSE gross_total END AS amount FROM invoices \
    WHERE organisation_id = $1 AND void_date >= $2 AND void_date < $3 \
    AND journal_id IS NOT NULL UNION ALL \
    SELECT side, CASE WHEN type = 'receipt' THEN -amount ELSE amount END AS amount \
    FROM settlements WHERE organisation_id = $1 AND date >= $2 AND date < $3 UNION ALL \
    SELECT side, CASE WHEN type = 'receipt' THEN amount ELSE -amount END AS amount \
    FROM settlements WHERE organisation_id = $1 AND void_date >= $2 AND void_date < $3 UNION ALL \
    SELECT i.type AS side, CASE WHEN (i.type = 'sales') = (i.kind = 'invoice') \
    THEN -w.amount ELSE w.amount END AS amount FROM write_offs w JOIN invoices i \
    ON i.organisation_id = w.organisation_id AND i.id = w.invoice_id \
    WHERE w.organisation_id = $1 AND w.date >= $2 AND w.date < $3 UNION ALL \
    SELECT i.type AS side, CASE WHEN (i.type = 'sales') = (i.kind = 'invoice') \
    THEN w.amount ELSE -w.amount END AS amount FROM write_offs w JOIN invoices i \
    ON i.organisation_id = w.organisation_id AND i.id = w.invoice_id \
    WHERE w.organisation_id = $1 AND w.void_date >= $2 AND w.void_date < $3 UNION ALL \
    SELECT 'sales' AS side, CASE WHEN c.date >= $2 AND c.date < $3 THEN -c.amount ELSE 0 END \
    + CASE WHEN c.void_date >= $2 AND c.void_date < $3 THEN c.amount ELSE 0 END AS amount FROM contras c \
    WHERE c.organisation_id = $1 AND ((c.date >= $2 AND c.date < $3) OR (c.void_date >= $2 AND c.void_date < $3)) \
    UNION ALL SELECT 'purchase' AS side, CASE WHEN c.date >= $2 AND c.date < $3 THEN c.amount ELSE 0 END \
    - CASE WHEN c.void_date >= $2 AND c.void_date < $3 THEN c.amount ELSE 0 END AS amount FROM contras c \
    WHERE c.organisation_id = $1 AND ((c.date >= $2 AND c.date < $3) OR (c.void_date >= $2 AND c.void_date < $3))) \
    moved \
    WHERE (moved.side = 'sales') = (a.role = 'receivable')), 0) ORDER BY a.code LIMIT 1";

/// Invoices and credit notes by name, and what is wrong with each (nothing is 0): 1 where what is said to
/// be settled of it is not what its allocations add up to, each of them of something that counts and is
/// the contact's; 2 where on some day more of it was settled than it comes to. That can be only where
/// something was taken back.
const INVOICES: &str = "SELECT i.id, CAST(CASE WHEN (i.paid + i.credited <= i.gross_total \
    OR i.paid + i.credited = 0) AND i.paid = (SELECT coalesce(sum(a.amount), 0) \
    FROM allocations a WHERE a.invoice_id = i.id AND (a.settlement_id IS NOT NULL \
    OR a.contra_id IS NOT NULL) AND a.removed_at IS NULL) AND i.credited = (SELECT coalesce(sum(a.amount), 0) \
    FROM allocations a WHERE a.invoice_id = i.id AND a.settlement_id IS NULL \
    AND a.contra_id IS NULL AND a.removed_at IS NULL) + (SELECT coalesce(sum(a.amount), 0) \
    FROM allocations a WHERE a.credit_note_id = i.id AND a.removed_at IS NULL) \
    AND i.written_off = (SELECT coalesce(sum(a.amount), 0) FROM allocations a WHERE a.invoice_id = i.id \
    AND a.settlement_id IS NULL AND a.credit_note_id IS NULL \
    AND a.contra_id IS NULL AND a.removed_at IS NULL) \
    AND NOT EXISTS (SELECT 1 FROM allocations a LEFT JOIN write_offs w ON w.allocation_id = a.id \
    WHERE a.invoice_id = i.id AND a.settlement_id IS NULL AND a.credit_note_id IS NULL \
    AND a.contra_id IS NULL \
    AND (w.invoice_id IS DISTINCT FROM a.invoice_id OR w.amount <> a.amount OR w.date <> a.date \
    OR w.void_date IS DISTINCT FROM a.removed_date)) \
    AND (i.written_off = 0 OR i.status = 'issued') \
    AND i.relieved = (SELECT coalesce(sum(u.amount), 0) FROM unpaid_vat u WHERE u.invoice_id = i.id \
    AND u.void_date IS NULL) AND i.vat_relieved = (SELECT coalesce(sum(u.vat), 0) FROM unpaid_vat u \
    WHERE u.invoice_id = i.id AND u.void_date IS NULL) \
    AND (i.relieved = 0 OR i.type = 'purchase' OR i.relieved <= i.written_off) \
    AND NOT EXISTS (SELECT 1 FROM allocations a JOIN settlements s ON s.id = a.settlement_id \
    WHERE a.invoice_id = i.id AND a.removed_at IS NULL AND (s.contact_id <> i.contact_id \
    OR s.side <> i.type OR s.status <> 'posted')) \
    AND NOT EXISTS (SELECT 1 FROM allocations a LEFT JOIN contras c ON c.id = a.contra_id \
    WHERE a.invoice_id = i.id AND a.contra_id IS NOT NULL AND (c.id IS NULL OR c.contact_id <> i.contact_id OR c.organisation_id <> i.organisation_id \
    OR a.date <> c.date OR a.removed_date IS DISTINCT FROM c.void_date)) \
    AND NOT EXISTS (SELECT 1 FROM allocations a JOIN invoices n ON n.id = a.credit_note_id \
    WHERE a.invoice_id = i.id AND a.removed_at IS NULL AND (n.contact_id <> i.contact_id \
    OR n.type <> i.type OR n.status <> 'issued')) \
    THEN CASE WHEN (EXISTS (SELECT 1 FROM allocations a WHERE a.invoice_id = i.id \
    AND a.removed_date IS NOT NULL) OR EXISTS (SELECT 1 FROM allocations a \
    WHERE a.credit_note_id = i.id AND a.removed_date IS NOT NULL)) \
    AND (SELECT max(level) FROM (SELECT sum(change) OVER (ORDER BY day) AS level FROM ( \
    SELECT a.date AS day, a.amount AS change FROM allocations a WHERE a.invoice_id = i.id UNION ALL \
    SELECT a.removed_date, -a.amount FROM allocations a WHERE a.invoice_id = i.id \
    AND a.removed_date IS NOT NULL UNION ALL \
    SELECT a.date, a.amount FROM allocations a WHERE a.credit_note_id = i.id UNION ALL \
    SELECT a.removed_date, -a.amount FROM allocations a WHERE a.credit_note_id = i.id \
    AND a.removed_date IS NOT NULL) changes) levels) > i.gross_total THEN 2 ELSE 0 END \
    ELSE 1 END AS BIGINT) AS fault FROM invoices i WHERE i.organisation_id = $1 AND i.id > $2 \
    ORDER BY i.id LIMIT $3";

/// The same of receipts and payments; and that a row of a statement that stands for one is in the books
/// by its journal.
const SETTLEMENTS: &str = "SELECT s.id, CAST(CASE WHEN s.allocated <= s.amount \
    AND s.allocated = (SELECT coalesce(sum(CASE WHEN (i.kind = 'credit_note') \
    = ((s.type = 'receipt') <> (s.side = 'sales')) THEN a.amount ELSE -a.amount END), 0) FROM allocations a \
    JOIN invoices i ON i.id = a.invoice_id WHERE a.settlement_id = s.id AND a.removed_at IS NULL) \
    AND (s.bank_transaction_id IS NOT NULL OR s.is_owned = 0 OR s.status = 'void') \
    AND (s.bank_transaction_id IS NULL OR EXISTS (SELECT 1 FROM bank_transactions t \
    WHERE t.id = s.bank_transaction_id AND t.journal_id = s.journal_id)) \
    THEN CASE WHEN EXISTS (SELECT 1 FROM allocations a WHERE a.settlement_id = s.id \
    AND a.removed_date IS NOT NULL) \
    AND (SELECT max(level) FROM (SELECT sum(change) OVER (ORDER BY day) AS level FROM ( \
    SELECT a.date AS day, CASE WHEN (i.kind = 'credit_note') = ((s.type = 'receipt') <> (s.side = 'sales')) \
    THEN a.amount ELSE -a.amount END AS change FROM allocations a JOIN invoices i ON i.id = a.invoice_id \
    WHERE a.settlement_id = s.id UNION ALL SELECT a.removed_date, \
    CASE WHEN (i.kind = 'credit_note') = ((s.type = 'receipt') <> (s.side = 'sales')) \
    THEN -a.amount ELSE a.amount END FROM allocations a JOIN invoices i ON i.id = a.invoice_id \
    WHERE a.settlement_id = s.id AND a.removed_date IS NOT NULL) changes) levels) > s.amount THEN 2 ELSE 0 END \
    ELSE 1 END AS BIGINT) AS fault FROM settlements s \
    WHERE s.organisation_id = $1 AND s.id > $2 ORDER BY s.id LIMIT $3";

/// A row of a statement that was in the books before, and is posted again as of a day on which it was.
const AGAIN: &str = "SELECT t.id, t.taken_back, j.sequence FROM bank_transactions t \
    JOIN journals j ON j.organisation_id = t.organisation_id AND j.id = t.journal_id \
    WHERE t.organisation_id = $1 AND t.taken_back IS NOT NULL AND t.way <> 'match' \
    AND j.entry_date < t.taken_back ORDER BY j.sequence LIMIT 1";

/// A write-off without the allocation that it is, or that of another document, or with another VAT than its journal.
const WRITE_OFFS: &str = "SELECT w.allocation_id, j.sequence FROM write_offs w \
    LEFT JOIN journals j ON j.organisation_id = w.organisation_id AND j.id = w.journal_id \
    LEFT JOIN allocations a ON a.id = w.allocation_id AND a.organisation_id = w.organisation_id \
    AND a.invoice_id = w.invoice_id AND a.settlement_id IS NULL AND a.credit_note_id IS NULL \
    AND a.contra_id IS NULL \
    WHERE w.organisation_id = $1 AND (a.id IS NULL OR j.id IS NULL OR j.entry_date <> w.date \
    OR coalesce(w.vat, 0) <> coalesce((SELECT sum(l.amount) FROM journal_lines l WHERE l.organisation_id = $1 \
    AND l.sequence = j.sequence AND l.is_generated = 1), 0)) \
    ORDER BY w.allocation_id LIMIT 1";

/// A contra that is not posted on its day, or whose allocations do not come to its amount on either side: invoices less
/// credit notes.
const CONTRAS: &str = "SELECT c.id, j.sequence FROM contras c \
    LEFT JOIN journals j ON j.organisation_id = c.organisation_id AND j.id = c.journal_id \
    LEFT JOIN journals r ON r.organisation_id = c.organisation_id AND r.id = c.void_journal_id \
    WHERE c.organisation_id = $1 AND (j.id IS NULL OR j.entry_date <> c.date \
    OR r.entry_date IS DISTINCT FROM c.void_date \
    OR c.amount <> (SELECT coalesce(sum(CASE WHEN i.kind = 'invoice' THEN a.amount ELSE -a.amount END), 0) \
    FROM allocations a JOIN invoices i ON i.id = a.invoice_id WHERE a.contra_id = c.id AND i.type = 'sales') \
    OR c.amount <> (SELECT coalesce(sum(CASE WHEN i.kind = 'invoice' THEN a.amount ELSE -a.amount END), 0) \
    FROM allocations a JOIN invoices i ON i.id = a.invoice_id WHERE a.contra_id = c.id AND i.type = 'purchase')) \
    ORDER BY c.id LIMIT 1";

/// Each contra is posted on its day, and settles as much on either side.
async fn compare_contras(store: &Store, organisation: OrganisationId) -> Result<(), Stop> {
    let found = store.database.first(query(CONTRAS).bind(organisation)).await?;
    let Some(row) = found else { return Ok(()) };
    let id: String = row.get("id")?;
    let message =
        format!("contra {id} does not settle its amount on both sides, posted on its day");
    Err(Stop::Bad(Box::new(FirstBad { sequence: row.get("sequence")?, ..FirstBad::of(message) })))
}

/// Each write-off is an allocation of its document.
async fn compare_write_offs(store: &Store, organisation: OrganisationId) -> Result<(), Stop> {
    let found = store.database.first(query(WRITE_OFFS).bind(organisation)).await?;
    let Some(row) = found else { return Ok(()) };
    let id: String = row.get("allocation_id")?;
    let message = format!(
        "write-off {id} is not an allocation of its document, posted on its day with its VAT"
    );
    Err(Stop::Bad(Box::new(FirstBad { sequence: row.get("sequence")?, ..FirstBad::of(message) })))
}

/// No row of a statement is in the books twice on any day.
async fn compare_again(store: &Store, organisation: OrganisationId) -> Result<(), Stop> {
    let found = store.database.first(query(AGAIN).bind(organisation)).await?;
    let Some(row) = found else { return Ok(()) };
    let (id, taken_back): (String, String) = (row.get("id")?, row.get("taken_back")?);
    let message = format!(
        "bank transaction {id}, which it posts, was in the books before until {taken_back}, and counts \
         twice until then; unconfirmed and confirmed again it counts from that day"
    );
    let sequence = Some(row.get("sequence")?);
    Err(Stop::Bad(Box::new(FirstBad { sequence, ..FirstBad::of(message) })))
}

/// The control accounts moved in each month as documents, receipts and payments did.
async fn compare_months(store: &Store, organisation: OrganisationId) -> Result<(), Stop> {
    let mut month = String::new();
    loop {
        // Behind every day of the month.
        let behind = if month.is_empty() { String::new() } else { format!("{month}-99") };
        let next = query(NEXT).bind(organisation).bind(behind).bind(&*month);
        let row = store.database.first(next).await?;
        let day: Option<String> = row.ok_or(StoreError::Corrupt("day"))?.get("day")?;
        let Some(day) = day else { return Ok(()) };
        let Some(next) = month_of(&day, &month) else {
            let message =
                format!("a document, a receipt or a payment is of {day:?}, which is no day");
            return Err(of_no_entry(message));
        };
        next.clone_into(&mut month);
        let asked =
            query(MONTH).bind(organisation).bind(format!("{month}-00")).bind(format!("{month}-99"));
        if let Some(row) = store.database.first(asked).await? {
            let code: String = row.get("code")?;
            return Err(of_no_entry(format!(
                "control account {code} moved otherwise in {month} than its documents, receipts and \
                 payments"
            )));
        }
    }
}

/// What is kept of each as settled is what its allocations add up to, and on no day more than it is.
async fn compare_parts(
    store: &Store,
    organisation: OrganisationId,
    sql: &'static str,
    what: &str,
) -> Result<(), Stop> {
    let mut behind = String::new();
    loop {
        let asked = query(sql).bind(organisation).bind(&*behind).bind(DOCUMENTS_MAX);
        let rows = store.database.all(asked).await?;
        for row in &rows {
            behind = row.get("id")?;
            let message = match row.get::<i64>("fault")? {
                0 => continue,
                2 => format!("on some day more of {what} {behind} is settled than it comes to"),
                _ => format!(
                    "what is settled of {what} {behind} is not what its allocations add up to"
                ),
            };
            return Err(of_no_entry(message));
        }
        if rows.len() < usize::try_from(DOCUMENTS_MAX).unwrap_or(usize::MAX) {
            return Ok(());
        }
    }
}
