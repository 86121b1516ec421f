//! What the books know of that a row of a statement may be: read for a range of days.

use tieout::contract::ledger::contact::ContactStatus;
use tieout::date::Date;
use tieout::id::{BankTransactionId, OrganisationId};
use tieout::ledger::bank::TRANSFER_DAYS_MAX;
use tieout::ledger::recognise::{
    ContactName, ENTERED_DAYS_MAX, ExpectedTransfer, OpenDocument, OwnBankAccount, RecogniserInput,
    SettledDocument, TransferCandidate, UnmatchedSettlement,
};
use tieout::money::Money;

use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::store::Store;

/// So many of each are looked at, the latest of documents.
const MOST: i64 = 20_000;

/// What is due of documents: money in above 0.
const OPEN: &str = "SELECT i.id, i.number, i.issue_date, i.contact_id, c.name, \
    CASE WHEN (i.type = 'sales') = (i.kind = 'invoice') THEN i.gross_total - i.paid - i.credited \
    ELSE i.paid + i.credited - i.gross_total END AS due FROM invoices i \
    JOIN contacts c ON c.organisation_id = i.organisation_id AND c.id = i.contact_id \
    WHERE i.organisation_id = $1 AND i.status = 'issued' \
    AND i.gross_total > i.paid + i.credited ORDER BY i.issue_date DESC, i.id DESC LIMIT $2";

/// Documents with nothing due.
const CLOSED: &str = "SELECT i.number, i.contact_id, c.name FROM invoices i \
    JOIN contacts c ON c.organisation_id = i.organisation_id AND c.id = i.contact_id \
    WHERE i.organisation_id = $1 AND i.status = 'issued' \
    AND i.gross_total <= i.paid + i.credited ORDER BY i.issue_date DESC, i.id DESC LIMIT $2";

const CONTACTS: &str =
    "SELECT id, name, status FROM contacts WHERE organisation_id = $1 ORDER BY id DESC LIMIT $2";

const BANKS: &str = "SELECT id, name, coalesce(account_number, iban) AS number, opening_date FROM bank_accounts \
    WHERE organisation_id = $1";

const ENTERED: &str = "SELECT s.id, s.bank_account_id, s.contact_id, c.name, s.date, s.reference, \
    CASE WHEN s.type = 'receipt' THEN s.amount ELSE -s.amount END AS amount FROM settlements s \
    JOIN contacts c ON c.organisation_id = s.organisation_id AND c.id = s.contact_id \
    WHERE s.organisation_id = $1 AND s.status = 'posted' AND s.bank_transaction_id IS NULL \
    AND s.date >= $3 AND s.date <= $4 ORDER BY s.date, s.id LIMIT $2";

const HALVES: &str = "SELECT id, bank_account_id, date, amount, description, reference \
    FROM bank_transactions \
    WHERE organisation_id = $1 AND status = 'unconfirmed' AND date >= $3 AND date <= $4 \
    ORDER BY date, id LIMIT $2";

const AWAITED: &str = "SELECT b.id AS bank, t.bank_account_id AS other, t.date, l.amount \
    FROM bank_transactions t JOIN journals j ON j.id = t.journal_id \
    JOIN journal_lines l ON l.organisation_id = j.organisation_id AND l.sequence = j.sequence \
    JOIN bank_accounts b ON b.organisation_id = t.organisation_id AND b.account_id = l.account_id \
    WHERE t.organisation_id = $1 AND t.status = 'confirmed' AND t.way = 'transfer' \
    AND t.date >= $3 AND t.date <= $4 AND b.id <> t.bank_account_id AND NOT EXISTS (SELECT 1 \
    FROM bank_transactions m WHERE m.journal_id = j.id AND m.journal_line = l.line) \
    ORDER BY t.date, t.id LIMIT $2";

impl Store {
    /// Open documents, receipts and payments that no row is matched to, and transfers, as far as rows of
    /// these days may be such.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn known_to_books(
        &self,
        organisation: OrganisationId,
        (first, last): (Date, Date),
    ) -> Result<RecogniserInput, StoreError> {
        let open = self.database.all(query(OPEN).bind(organisation).bind(MOST)).await?;
        let mut open: Vec<_> = open.iter().map(document).collect::<Result<_, _>>()?;
        open.reverse();
        let of_days = |sql, days: i32| {
            query(sql)
                .bind(organisation)
                .bind(MOST)
                .bind(first.plus_days(-days).to_string())
                .bind(last.plus_days(days).to_string())
        };
        let rows = self.database.all(of_days(ENTERED, ENTERED_DAYS_MAX)).await?;
        let entered = rows.iter().map(entered).collect::<Result<_, _>>()?;
        let rows = self.database.all(of_days(HALVES, TRANSFER_DAYS_MAX)).await?;
        let halves = rows.iter().map(half).collect::<Result<_, _>>()?;
        let texts = rows.iter().map(written).collect::<Result<_, _>>()?;
        let rows = self.database.all(of_days(AWAITED, TRANSFER_DAYS_MAX)).await?;
        let awaited = rows.iter().map(awaited).collect::<Result<_, _>>()?;
        let rows = self.database.all(query(CLOSED).bind(organisation).bind(MOST)).await?;
        let closed = rows.iter().map(closed).collect::<Result<_, _>>()?;
        let rows = self.database.all(query(CONTACTS).bind(organisation).bind(MOST)).await?;
        let contacts = rows.iter().map(named).collect::<Result<_, _>>()?;
        let rows = self.database.all(query(BANKS).bind(organisation)).await?;
        let banks = rows.iter().map(own).collect::<Result<_, _>>()?;
        Ok(RecogniserInput { open, closed, contacts, banks, entered, awaited, halves, texts })
    }
}

fn document(row: &Row) -> Result<OpenDocument, StoreError> {
    Ok(OpenDocument {
        id: row.parse("id")?,
        number: row.get("number")?,
        date: row.parse("issue_date")?,
        contact: row.parse("contact_id")?,
        contact_name: row.get("name")?,
        due: Money::from_minor(row.get("due")?),
    })
}

fn entered(row: &Row) -> Result<UnmatchedSettlement, StoreError> {
    Ok(UnmatchedSettlement {
        id: row.parse("id")?,
        bank: row.parse("bank_account_id")?,
        contact: row.parse("contact_id")?,
        contact_name: row.get("name")?,
        date: row.parse("date")?,
        amount: Money::from_minor(row.get("amount")?),
        reference: row.get("reference")?,
    })
}

fn closed(row: &Row) -> Result<SettledDocument, StoreError> {
    Ok(SettledDocument {
        number: row.get("number")?,
        contact: row.parse("contact_id")?,
        contact_name: row.get("name")?,
    })
}

fn named(row: &Row) -> Result<ContactName, StoreError> {
    let is_archived = row.parse::<ContactStatus>("status")? == ContactStatus::Archived;
    Ok(ContactName { id: row.parse("id")?, name: row.get("name")?, is_archived })
}

fn own(row: &Row) -> Result<OwnBankAccount, StoreError> {
    Ok(OwnBankAccount {
        id: row.parse("id")?,
        name: row.get("name")?,
        number: row.get("number")?,
        opened: row.parse_or_none("opening_date")?,
    })
}

fn written(row: &Row) -> Result<(BankTransactionId, String), StoreError> {
    let (text, beside): (String, Option<String>) = (row.get("description")?, row.get("reference")?);
    Ok((row.parse("id")?, [text, beside.unwrap_or_default()].join(" ")))
}

fn half(row: &Row) -> Result<TransferCandidate, StoreError> {
    Ok(TransferCandidate {
        id: row.parse("id")?,
        bank: row.parse("bank_account_id")?,
        date: row.parse("date")?,
        amount: Money::from_minor(row.get("amount")?),
    })
}

fn awaited(row: &Row) -> Result<ExpectedTransfer, StoreError> {
    Ok(ExpectedTransfer {
        bank: row.parse("bank")?,
        other: row.parse("other")?,
        date: row.parse("date")?,
        amount: Money::from_minor(row.get("amount")?),
    })
}
