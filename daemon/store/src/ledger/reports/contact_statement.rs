//! What came about with a contact, as a customer or as a supplier.

use tieout::contract::ledger::invoice::InvoiceType;
use tieout::contract::ledger::report::{ContactStatement, ContactStatementItem};
use tieout::date::Date;
use tieout::id::{ContactId, OrganisationId};
use tieout::ledger::report::contact_statement::{ContactMovement, StatementOf, statement};

use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::store::Store;

/// What came about with a contact up to a day, in order; of what came before the first day only what is open
/// still, and the sum of all of it. What is open of each is told as for aged reports. In one statement, so that
/// all is of one instant; each table is led to by its index of contacts.
const STATEMENT: &str = "WITH moves AS (SELECT i.issue_date AS day, i.kind AS what, CAST(0 AS BIGINT) AS is_void, i.id, \
    i.journal_id, i.number, i.reference, CASE WHEN i.kind = 'invoice' THEN i.due_date END AS due, \
    i.created_at AS at, CASE WHEN i.kind = 'invoice' THEN i.gross_total ELSE -i.gross_total END AS amount, \
    CAST((CASE WHEN i.kind = 'invoice' THEN 1 ELSE -1 END) * ( \
    CASE WHEN i.void_date IS NULL OR i.void_date > $5 THEN i.gross_total ELSE 0 END \
    - CASE WHEN i.settled_from IS NULL OR i.settled_from > $5 THEN 0 \
    WHEN i.settled_to <= $5 THEN i.paid + i.credited ELSE ( \
    SELECT coalesce(sum(l.amount), 0) FROM allocations l WHERE l.invoice_id = i.id \
    AND l.date <= $5 AND (l.removed_date IS NULL OR l.removed_date > $5)) + ( \
    SELECT coalesce(sum(l.amount), 0) FROM allocations l WHERE l.credit_note_id = i.id \
    AND l.date <= $5 AND (l.removed_date IS NULL OR l.removed_date > $5)) END) AS BIGINT) AS remaining \
    FROM invoices i WHERE i.organisation_id = $1 AND i.contact_id = $2 AND i.type = $3 \
    AND i.issue_date <= $5 AND i.journal_id IS NOT NULL \
    UNION ALL \
    SELECT i.void_date, i.kind, 1, i.id, i.void_journal_id, i.number, i.reference, NULL, i.created_at, \
    CASE WHEN i.kind = 'invoice' THEN -i.gross_total ELSE i.gross_total END, 0 \
    FROM invoices i WHERE i.organisation_id = $1 AND i.contact_id = $2 AND i.type = $3 \
    AND i.void_date <= $5 AND i.journal_id IS NOT NULL \
    UNION ALL \
    SELECT s.date, s.type, 0, s.id, s.journal_id, NULL, s.reference, NULL, s.created_at, \
    CASE WHEN (s.type = 'receipt') = ($3 = 'sales') THEN -s.amount ELSE s.amount END, \
    CAST((CASE WHEN (s.type = 'receipt') = ($3 = 'sales') THEN -1 ELSE 1 END) * ( \
    CASE WHEN s.void_date IS NULL OR s.void_date > $5 THEN s.amount ELSE 0 END \
    - CASE WHEN s.settled_from IS NULL OR s.settled_from > $5 THEN 0 \
    WHEN s.settled_to <= $5 THEN s.allocated ELSE ( \
    SELECT coalesce(sum(CASE WHEN (n.kind = 'credit_note') = ((s.type = 'receipt') <> (s.side = 'sales')) \
    THEN l.amount ELSE -l.amount END), 0) FROM allocations l JOIN invoices n ON n.id = l.invoice_id \
    WHERE l.settlement_id = s.id AND l.date <= $5 \
    AND (l.removed_date IS NULL OR l.removed_date > $5)) END) AS BIGINT) \
    FROM settlements s WHERE s.organisation_id = $1 AND s.contact_id = $2 AND s.side = $3 \
    AND s.date <= $5 \
    UNION ALL \
    SELECT s.void_date, s.type, 1, s.id, s.void_journal_id, NULL, s.reference, NULL, s.created_at, \
    CASE WHEN (s.type = 'receipt') = ($3 = 'sales') THEN s.amount ELSE -s.amount END, 0 \
    FROM settlements s WHERE s.organisation_id = $1 AND s.contact_id = $2 AND s.side = $3 \
    AND s.void_date <= $5 \
    UNION ALL \
    SELECT w.date, 'write_off', 0, i.id, w.journal_id, i.number, w.reason, NULL, w.created_at, \
    CASE WHEN i.kind = 'invoice' THEN -w.amount ELSE w.amount END, 0 \
    FROM invoices i JOIN write_offs w ON w.organisation_id = i.organisation_id \
    AND w.invoice_id = i.id WHERE i.organisation_id = $1 \
    AND i.contact_id = $2 AND i.type = $3 AND w.date <= $5 \
    UNION ALL \
    SELECT w.void_date, 'write_off', 1, i.id, w.void_journal_id, i.number, w.reason, NULL, w.created_at, \
    CASE WHEN i.kind = 'invoice' THEN w.amount ELSE -w.amount END, 0 \
    FROM invoices i JOIN write_offs w ON w.organisation_id = i.organisation_id \
    AND w.invoice_id = i.id WHERE i.organisation_id = $1 \
    AND i.contact_id = $2 AND i.type = $3 AND w.void_date <= $5 \
    UNION ALL \
    SELECT k.date, 'contra', 0, k.id, k.journal_id, NULL, k.reference, NULL, k.created_at, -k.amount, 0 \
    FROM contras k WHERE k.organisation_id = $1 AND k.contact_id = $2 AND k.date <= $5 \
    UNION ALL \
    SELECT k.void_date, 'contra', 1, k.id, k.void_journal_id, NULL, k.reference, NULL, k.created_at, k.amount, 0 \
    FROM contras k WHERE k.organisation_id = $1 AND k.contact_id = $2 AND k.void_date <= $5) \
    SELECT o.currency, c.name, c.reference AS contact_reference, \
    (SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) FROM moves WHERE day < $4) AS opening, \
    m.day, m.what, m.is_void, m.id, m.journal_id, m.number, m.reference, m.due, m.amount, m.remaining \
    FROM organisations o JOIN contacts c ON c.organisation_id = o.id AND c.id = $2 \
    LEFT JOIN moves m ON m.day >= $4 OR m.remaining <> 0 \
    WHERE o.id = $1 ORDER BY m.day, m.is_void, m.at, m.id, m.journal_id";

impl Store {
    /// The statement of a contact's account on one side, up to a day, from another or from the first of its
    /// year; none without such a contact.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn contact_statement(
        &self,
        organisation: OrganisationId,
        (contact, side): (ContactId, InvoiceType),
        (date_from, date_to): (Option<Date>, Date),
    ) -> Result<Option<ContactStatement>, StoreError> {
        let date_from = match date_from {
            Some(day) => day,
            None => self.profile(organisation).await?.year_from(date_to),
        };
        let asked = query(STATEMENT)
            .bind(organisation)
            .bind(contact)
            .bind(side.name())
            .bind(date_from.to_string())
            .bind(date_to.to_string());
        let rows = self.database.all(asked).await?;
        let Some(first) = rows.first() else { return Ok(None) };
        let of = StatementOf {
            contact,
            name: first.get("name")?,
            reference: first.get("contact_reference")?,
            side,
            days: [date_from, date_to],
            currency: first.get("currency")?,
        };
        let opening_minor = first.get("opening")?;
        let mut movements = Vec::with_capacity(rows.len());
        for row in &rows {
            movements.extend(movement(row)?);
        }
        Ok(Some(statement(of, opening_minor, movements)))
    }
}

/// What came about; none in the row of a contact with whom nothing did.
fn movement(row: &Row) -> Result<Option<ContactMovement>, StoreError> {
    let Some(day) = day(row, "day")? else { return Ok(None) };
    let kind: ContactStatementItem = row.parse("what")?;
    let is_money = matches!(kind, ContactStatementItem::Receipt | ContactStatementItem::Payment);
    let is_contra = kind == ContactStatementItem::Contra;
    Ok(Some(ContactMovement {
        day,
        kind,
        is_void: row.flag("is_void")?,
        invoice: if is_money || is_contra { None } else { Some(row.parse("id")?) },
        settlement: if is_money { Some(row.parse("id")?) } else { None },
        contra: if is_contra { Some(row.parse("id")?) } else { None },
        journal: row.parse("journal_id")?,
        number: row.get("number")?,
        reference: row.get("reference")?,
        due: self::day(row, "due")?,
        amount_minor: row.get("amount")?,
        open_minor: row.get("remaining")?,
    }))
}

fn day(row: &Row, column: &'static str) -> Result<Option<Date>, StoreError> {
    let text: Option<String> = row.get(column)?;
    text.map(|text| Date::parse_iso(&text).map_err(|_| StoreError::Corrupt(column))).transpose()
}
