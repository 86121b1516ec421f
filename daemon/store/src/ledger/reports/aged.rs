//! What customers owed and suppliers were owed at the end of a day.

use tieout::contract::ledger::account::Role;
use tieout::contract::ledger::invoice::InvoiceType;
use tieout::contract::ledger::report::{AgedReport, ControlAccount};
use tieout::date::Date;
use tieout::id::{AccountId, OrganisationId};
use tieout::ledger::report::aged::{OpenContact, due_from, report};
use tieout::money::Money;

use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::store::Store;

/// The role of the account that documents of this type move.
const fn role(of: InvoiceType) -> Role {
    match of {
        InvoiceType::Sales => Role::Receivable,
        InvoiceType::Purchase => Role::Payable,
    }
}

/// What each contact has open, by how long it has been due, and the control account beside it.
///
/// What was closed by then, or came later, is left out by an index, which has all that is asked for of the rest:
/// the days it began on are no plain columns, so that nothing leads to an index that has less. What was settled
/// at the end of the day is nothing or what is settled now, but for what began to be settled by then and went on
/// afterwards: its allocations are looked at, none of which is older than both its sides. A document that is void
/// since then counts nothing itself; what was allocated to it then counts all the same, for the other side of the
/// allocation counts it as well. The control account is read along with it, so that both are of one instant.
const AGED: &str = "WITH items AS (SELECT i.contact_id, \
    CASE WHEN i.kind = 'invoice' THEN i.due_date ELSE '' END AS due, \
    (CASE WHEN i.kind = 'invoice' THEN 1 ELSE -1 END) * ( \
    CASE WHEN i.void_date IS NULL OR i.void_date > $3 THEN i.gross_total ELSE 0 END \
    - CASE WHEN i.settled_from IS NULL OR i.settled_from > $3 THEN 0 \
    WHEN i.settled_to <= $3 THEN i.paid + i.credited ELSE ( \
    SELECT coalesce(sum(l.amount), 0) FROM allocations l WHERE l.invoice_id = i.id \
    AND l.date <= $3 AND (l.removed_date IS NULL OR l.removed_date > $3)) + ( \
    SELECT coalesce(sum(l.amount), 0) FROM allocations l WHERE l.credit_note_id = i.id \
    AND l.date <= $3 AND (l.removed_date IS NULL OR l.removed_date > $3)) END) \
    AS amount FROM invoices i WHERE i.organisation_id = $1 AND i.type = $2 \
    AND i.closed_from > $3 AND i.issue_date || '' <= $3 AND i.journal_id IS NOT NULL \
    UNION ALL \
    SELECT s.contact_id, '' AS due, \
    (CASE WHEN (s.type = 'receipt') = ($2 = 'sales') THEN -1 ELSE 1 END) * ( \
    CASE WHEN s.void_date IS NULL OR s.void_date > $3 THEN s.amount ELSE 0 END \
    - CASE WHEN s.settled_from IS NULL OR s.settled_from > $3 THEN 0 \
    WHEN s.settled_to <= $3 THEN s.allocated ELSE ( \
    SELECT coalesce(sum(CASE WHEN (n.kind = 'credit_note') = ((s.type = 'receipt') <> (s.side = 'sales')) \
    THEN l.amount ELSE -l.amount END), 0) FROM allocations l JOIN invoices n ON n.id = l.invoice_id \
    WHERE l.settlement_id = s.id AND l.date <= $3 \
    AND (l.removed_date IS NULL OR l.removed_date > $3)) END) AS amount \
    FROM settlements s WHERE s.organisation_id = $1 AND s.side = $2 \
    AND s.closed_from > $3 AND s.date || '' <= $3), \
    open AS (SELECT contact_id, \
    CAST(sum(CASE WHEN due >= $4 THEN amount ELSE 0 END) AS BIGINT) AS due_0, \
    CAST(sum(CASE WHEN due < $4 AND due >= $5 THEN amount ELSE 0 END) AS BIGINT) AS due_1, \
    CAST(sum(CASE WHEN due < $5 AND due >= $6 THEN amount ELSE 0 END) AS BIGINT) AS due_2, \
    CAST(sum(CASE WHEN due < $6 AND due >= $7 THEN amount ELSE 0 END) AS BIGINT) AS due_3, \
    CAST(sum(CASE WHEN due < $7 AND due <> '' THEN amount ELSE 0 END) AS BIGINT) AS due_4, \
    CAST(sum(CASE WHEN due = '' THEN amount ELSE 0 END) AS BIGINT) AS unallocated \
    FROM items GROUP BY contact_id), \
    control AS (SELECT a.id, a.code, a.name, (SELECT CAST(coalesce(sum(balance), 0) \
    AS BIGINT) FROM (SELECT m.debit - m.credit AS balance FROM account_months m \
    WHERE m.organisation_id = $1 AND m.account_id = a.id AND m.month < $9 UNION ALL \
    SELECT d.debit - d.credit AS balance FROM account_days d WHERE d.organisation_id = $1 \
    AND d.account_id = a.id AND d.day >= $9 AND d.day <= $3) totals) AS balance \
    FROM accounts a WHERE a.organisation_id = $1 AND a.role = $8) \
    SELECT o.currency, control.id AS control_id, control.code AS control_code, \
    control.name AS control_name, control.balance AS control_balance, \
    open.contact_id, c.name, c.reference, open.due_0, open.due_1, open.due_2, open.due_3, \
    open.due_4, open.unallocated FROM organisations o LEFT JOIN control ON 1 = 1 \
    LEFT JOIN open ON 1 = 1 \
    LEFT JOIN contacts c ON c.organisation_id = $1 AND c.id = open.contact_id \
    WHERE o.id = $1";

impl Store {
    /// What was open of sales or purchases at the end of a day, by how long it had been due, from the days on which
    /// documents, settlements and allocations began and ceased to count.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn aged(
        &self,
        organisation: OrganisationId,
        of: InvoiceType,
        as_at: Date,
    ) -> Result<AgedReport, StoreError> {
        let [due, due_30, due_60, due_90] = due_from(as_at).map(|day| day.to_string());
        let asked = query(AGED)
            .bind(organisation)
            .bind(of.name())
            .bind(as_at.to_string())
            .bind(due)
            .bind(due_30)
            .bind(due_60)
            .bind(due_90)
            .bind(role(of).name())
            .bind(as_at.month());
        let rows = self.database.all(asked).await?;
        let first = rows.first().ok_or(StoreError::Corrupt("currency"))?;
        let currency = first.get("currency")?;
        let control = control_account(first, of)?;
        let mut contacts = Vec::with_capacity(rows.len());
        for row in &rows {
            contacts.extend(open_contact(row)?);
        }
        Ok(report(as_at, currency, contacts, control))
    }
}

/// The control account, with what is owed to us, or by us, above zero.
fn control_account(row: &Row, of: InvoiceType) -> Result<Option<ControlAccount>, StoreError> {
    let Some(account_id) = row.parse_or_none::<AccountId>("control_id")? else { return Ok(None) };
    let balance: i64 = row.get("control_balance")?;
    let balance = if of == InvoiceType::Sales { balance } else { -balance };
    Ok(Some(ControlAccount {
        account_id,
        account_code: row.get("control_code")?,
        account_name: row.get("control_name")?,
        balance: Money::from_minor(balance),
    }))
}

/// What a contact has open; none in the row of an organisation where nobody has anything.
fn open_contact(row: &Row) -> Result<Option<OpenContact>, StoreError> {
    let Some(id) = row.parse_or_none("contact_id")? else { return Ok(None) };
    Ok(Some(OpenContact {
        id,
        name: row.get("name")?,
        reference: row.get("reference")?,
        due_minor: [
            row.get("due_0")?,
            row.get("due_1")?,
            row.get("due_2")?,
            row.get("due_3")?,
            row.get("due_4")?,
        ],
        unallocated_minor: row.get("unallocated")?,
    }))
}
