//! Bank transactions as they are stored.

use tieout::contract::ledger::bank_transaction::{BankStatus, BankTransaction, StatementRow};
use tieout::contract::ledger::metadata::Metadata;
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::contract::ledger::vat_side::Side;
use tieout::date::Date;
use tieout::id::{
    AccountId, BankAccountId, BankTransactionId, ContactId, JournalId, OrganisationId, SettlementId,
};
use tieout::ledger::Book;
use tieout::ledger::allocation::postable_from;
use tieout::ledger::bank::{BankMovement, ConfirmMethodName, TransactionCoding};
use tieout::ledger::import::{ContentHash, content};
use tieout::money::Money;
use tieout::search::folded;
use tieout::time::Timestamp;

use super::accounts::BankAccountRef;
use crate::db::backend::Database;
use crate::db::batch_query::{BatchInsert, BatchQuery, batch_insert, batch_query, hex};
use crate::db::statement::Row;
use crate::error::StoreError;
use crate::ledger::metadata::{metadata, stored};
use crate::writes::batch::Batch;
use crate::writes::recorded::RecordedTable;

/// A row of a statement, and how it stands to the books.
#[derive(Debug, Clone)]
pub(super) struct BankRow {
    pub(super) id: BankTransactionId,
    pub(super) organisation: OrganisationId,
    /// Where the money went in or out.
    pub(super) held: BankAccountRef,
    pub(super) currency: String,
    pub(super) date: Date,
    pub(super) amount: Money,
    pub(super) description: String,
    pub(super) reference: Option<String>,
    pub(super) external_id: Option<String>,
    pub(super) content: ContentHash,
    /// Among those of the same content that have no external id, from 1; else 0.
    pub(super) occurrence: i64,
    pub(super) is_excluded: bool,
    pub(super) coding: TransactionCoding,
    pub(super) contact: Option<ContactId>,
    pub(super) metadata: Metadata,
    /// The receipt or payment that it is.
    pub(super) settlement: Option<SettlementId>,
    pub(super) confirmation: Option<Confirmation>,
    /// The latest day on which something that it had posted was taken back, if not on the day from which
    /// that had counted.
    pub(super) taken_back: Option<Date>,
    /// The journals that it was matched to and is no longer: they may have been undone since.
    pub(super) unlinked: Vec<JournalId>,
    pub(super) created_at: Timestamp,
    pub(super) updated_at: Timestamp,
    pub(super) version: i64,
}

/// How a row is in the books.
#[derive(Debug, Clone)]
pub(super) struct Confirmation {
    pub(super) way: ConfirmMethodName,
    pub(super) journal: JournalId,
    /// The line of the journal that is this money.
    pub(super) line: i64,
    pub(super) account: Option<AccountId>,
    pub(super) vat_code: Option<LedgerVatCode>,
    /// With the sign of the amount.
    pub(super) vat: Money,
    pub(super) vat_side: Option<Side>,
    pub(super) at: Timestamp,
}

/// How a row is coded that a statement brings.
pub(super) const fn coding(row: &StatementRow) -> TransactionCoding {
    TransactionCoding {
        account: row.account_id,
        vat_code: row.vat_code,
        vat_amount: row.vat_amount,
    }
}

/// The content of a row that a statement brings.
pub(super) fn content_of(row: &StatementRow) -> ContentHash {
    content(row.date, row.amount, &row.description, row.reference.as_deref())
}

impl BankRow {
    pub(super) const fn status(&self) -> BankStatus {
        match (&self.confirmation, self.is_excluded) {
            (Some(_), _) => BankStatus::Confirmed,
            (None, true) => BankStatus::Excluded,
            (None, false) => BankStatus::Unconfirmed,
        }
    }

    /// The money that it says went in or out.
    pub(super) fn movement(&self) -> BankMovement {
        let Self { date, amount, .. } = *self;
        BankMovement { account: self.held.account, date, amount, posted_on: self.posted_on() }
    }

    /// The day on which it is posted.
    pub(super) fn posted_on(&self) -> Date {
        postable_from(self.date, self.taken_back)
    }

    /// Notes that it has changed.
    pub(super) const fn touch(&mut self, at: Timestamp) {
        self.version += 1;
        self.updated_at = at;
    }

    /// As a caller gets it.
    pub(super) fn object(&self, book: &Book) -> BankTransaction {
        let TransactionCoding { account, vat_code, .. } = self.coding;
        let unconfirmed =
            || (account, Some(vat_code), self.coding.vat_in(self.amount, self.date, book));
        let posted = |is: &Confirmation| (is.account, is.vat_code, is.vat);
        let (account_id, vat_code, vat) =
            self.confirmation.as_ref().map_or_else(unconfirmed, posted);
        let net = self.amount.minor() - vat.minor();
        BankTransaction {
            id: self.id,
            bank_account_id: self.held.id,
            date: self.date,
            amount: self.amount,
            currency: self.currency.clone(),
            description: self.description.clone(),
            reference: self.reference.clone(),
            external_id: self.external_id.clone(),
            status: self.status(),
            account_id,
            vat_code,
            vat_amount: Money::from_minor(vat.minor().abs()),
            vat_side: self.confirmation.as_ref().and_then(|is| is.vat_side),
            net_amount: Money::from_minor(net),
            contact_id: self.contact,
            journal_id: self.confirmation.as_ref().map(|is| is.journal),
            settlement_id: self.settlement,
            confirmed_at: self.confirmation.as_ref().map(|is| is.at),
            metadata: self.metadata.clone(),
            created_at: self.created_at,
            updated_at: self.updated_at,
            version: self.version,
        }
    }

    /// For [`SAVE`].
    fn values(&self) -> Vec<serde_json::Value> {
        let confirmation = self.confirmation.as_ref();
        vec![
            self.id.to_string().into(),
            self.organisation.to_string().into(),
            self.held.id.to_string().into(),
            self.date.to_string().into(),
            self.amount.minor().into(),
            self.description.clone().into(),
            self.reference.clone().into(),
            self.external_id.clone().into(),
            hex(&self.content).into(),
            self.occurrence.into(),
            folded(
                [Some(&self.description), self.reference.as_ref(), self.external_id.as_ref()]
                    .into_iter()
                    .flatten()
                    .map(String::as_str),
            )
            .into(),
            self.status().name().into(),
            self.coding.account.map(|id| id.to_string()).into(),
            self.coding.vat_code.name().into(),
            self.coding.vat_amount.map(Money::minor).into(),
            self.contact.map(|id| id.to_string()).into(),
            confirmation.map(|is| is.way.name()).into(),
            confirmation.map(|is| is.journal.to_string()).into(),
            confirmation.map(|is| is.line).into(),
            confirmation.and_then(|is| is.account).map(|id| id.to_string()).into(),
            confirmation.and_then(|is| is.vat_code).map(|code| code.to_string()).into(),
            confirmation.map(|is| is.vat.minor()).into(),
            confirmation.map(|is| is.at.unix_ms()).into(),
            self.created_at.unix_ms().into(),
            self.updated_at.unix_ms().into(),
            self.version.into(),
            self.taken_back.map(|day| day.to_string()).into(),
            confirmation.and_then(|is| is.vat_side).map(Side::name).into(),
            stored(&self.metadata).into(),
        ]
    }
}

/// Inserts rows; of those that are there, changes what may change.
const SAVE: BatchInsert = batch_insert!(
    bank_transactions [
        id: text 0, organisation_id: text 1, bank_account_id: text 2, date: text 3, amount: int 4,
        description: text 5, reference: text 6, external_id: text 7, content_hash: bytes 8,
        occurrence: int 9, search: text 10, status: text 11, account_id: text 12,
        vat_code: text 13, vat_amount: int 14, contact_id: text 15, way: text 16,
        journal_id: text 17, journal_line: int 18, posted_account_id: text 19,
        posted_vat_code: text 20, posted_vat: int 21, confirmed_at: int 22, created_at: int 23,
        updated_at: int 24, version: int 25, taken_back: text 26, posted_vat_side: text 27,
        metadata: text 28
    ]
    "ON CONFLICT (id) DO UPDATE SET status = excluded.status, account_id = excluded.account_id, \
    vat_code = excluded.vat_code, vat_amount = excluded.vat_amount, \
    contact_id = excluded.contact_id, way = excluded.way, journal_id = excluded.journal_id, \
    journal_line = excluded.journal_line, posted_account_id = excluded.posted_account_id, \
    posted_vat_code = excluded.posted_vat_code, posted_vat = excluded.posted_vat, \
    confirmed_at = excluded.confirmed_at, updated_at = excluded.updated_at, \
    version = excluded.version, taken_back = excluded.taken_back, \
    posted_vat_side = excluded.posted_vat_side, metadata = excluded.metadata"
);

/// Inserts the journals that rows were matched to and are no longer.
const SAVE_UNLINKED: BatchInsert = batch_insert!(
    unlinked_journals [organisation_id: text 0, bank_transaction_id: text 1, journal_id: text 2]
    "ON CONFLICT (bank_transaction_id, journal_id) DO NOTHING"
);

/// A row comes once for each journal that it was matched to and is no longer, and once if there is none.
const FIND: BatchQuery = batch_query!(
    [organisation: text 0, name: text 1],
    [
        id: t.id, organisation_id: t.organisation_id, bank_account_id: t.bank_account_id,
        held_account: b.account_id, currency: o.currency, date: t.date, amount: t.amount,
        description: t.description, reference: t.reference, external_id: t.external_id,
        occurrence: t.occurrence, status: t.status, account_id: t.account_id,
        vat_code: t.vat_code, vat_amount: t.vat_amount, contact_id: t.contact_id, way: t.way,
        journal_id: t.journal_id, journal_line: t.journal_line,
        posted_account_id: t.posted_account_id, posted_vat_code: t.posted_vat_code,
        posted_vat: t.posted_vat, posted_vat_side: t.posted_vat_side,
        confirmed_at: t.confirmed_at, created_at: t.created_at, updated_at: t.updated_at,
        version: t.version, taken_back: t.taken_back, metadata: t.metadata,
        unlinked_journal_id: u.journal_id, settlement_id: s.id; content_hash: t.content_hash
    ],
    "FROM asked JOIN bank_transactions t ON t.organisation_id = asked.organisation \
    AND t.id = asked.name JOIN bank_accounts b ON b.id = t.bank_account_id \
    JOIN organisations o ON o.id = t.organisation_id \
    LEFT JOIN settlements s ON s.bank_transaction_id = t.id \
    LEFT JOIN unlinked_journals u ON u.bank_transaction_id = t.id"
);

type BankTransactionKeys = Vec<(String, String)>;

fn asked(organisation: OrganisationId, ids: &[BankTransactionId]) -> BankTransactionKeys {
    ids.iter().map(|id| (organisation.to_string(), id.to_string())).collect()
}

/// In the order of the list; none for one that is not there.
fn in_order(count: usize, rows: &[Row]) -> Result<Vec<Option<BankRow>>, StoreError> {
    let mut found: Vec<Option<BankRow>> = vec![None; count];
    for row in rows {
        let place = found.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
        let there = match place {
            Some(there) => there,
            None => place.insert(record(row)?),
        };
        there.unlinked.extend(row.parse_or_none::<JournalId>("unlinked_journal_id")?);
    }
    Ok(found)
}

/// These rows of an organisation, in their order; none for one that is not there.
pub(super) async fn find(
    database: &Database,
    organisation: OrganisationId,
    ids: &[BankTransactionId],
) -> Result<Vec<Option<BankRow>>, StoreError> {
    in_order(ids.len(), &database.ask(FIND, &asked(organisation, ids)).await?)
}

/// The same within a transaction.
pub(super) async fn find_in(
    batch: &mut Batch,
    organisation: OrganisationId,
    ids: &[BankTransactionId],
) -> Result<Vec<Option<BankRow>>, StoreError> {
    in_order(ids.len(), &batch.ask(FIND, &asked(organisation, ids)).await?)
}

/// One row within a transaction.
pub(super) async fn find_one(
    batch: &mut Batch,
    organisation: OrganisationId,
    id: BankTransactionId,
) -> Result<Option<BankRow>, StoreError> {
    Ok(find_in(batch, organisation, &[id]).await?.pop().flatten())
}

/// Writes rows that are new, or have changed.
pub(super) async fn save<'r>(
    batch: &mut Batch,
    rows: impl IntoIterator<Item = &'r BankRow>,
) -> Result<(), StoreError> {
    let mut unlinked = Vec::new();
    let rows: Vec<_> = rows
        .into_iter()
        .map(|row| {
            let of = [row.organisation.to_string(), row.id.to_string()];
            let named = |journal: &JournalId| [of[0].clone(), of[1].clone(), journal.to_string()];
            batch.books.record(row.organisation, RecordedTable::BankTransactions, row.id);
            unlinked.extend(row.unlinked.iter().map(named));
            row.values()
        })
        .collect();
    batch.put(SAVE, &rows).await?;
    batch.put(SAVE_UNLINKED, &unlinked).await
}

fn record(row: &Row) -> Result<BankRow, StoreError> {
    let status: BankStatus = row.parse("status")?;
    let vat_amount: Option<i64> = row.get("vat_amount")?;
    Ok(BankRow {
        id: row.parse("id")?,
        organisation: row.parse("organisation_id")?,
        held: BankAccountRef {
            id: row.parse::<BankAccountId>("bank_account_id")?,
            account: row.parse("held_account")?,
        },
        currency: row.get("currency")?,
        date: row.parse("date")?,
        amount: Money::from_minor(row.get("amount")?),
        description: row.get("description")?,
        reference: row.get("reference")?,
        external_id: row.get("external_id")?,
        content: row.hash("content_hash")?,
        occurrence: row.get("occurrence")?,
        is_excluded: status == BankStatus::Excluded,
        coding: TransactionCoding {
            account: row.parse_or_none("account_id")?,
            vat_code: row.parse("vat_code")?,
            vat_amount: vat_amount.map(Money::from_minor),
        },
        contact: row.parse_or_none("contact_id")?,
        metadata: metadata(row)?,
        settlement: row.parse_or_none("settlement_id")?,
        confirmation: confirmation(row)?,
        taken_back: row.parse_or_none("taken_back")?,
        unlinked: Vec::new(),
        created_at: row.time("created_at")?,
        updated_at: row.time("updated_at")?,
        version: row.get("version")?,
    })
}

fn confirmation(row: &Row) -> Result<Option<Confirmation>, StoreError> {
    let Some(way) = row.parse_or_none("way")? else { return Ok(None) };
    let posted_vat: Option<i64> = row.get("posted_vat")?;
    Ok(Some(Confirmation {
        way,
        journal: row.parse("journal_id")?,
        line: row.get("journal_line")?,
        account: row.parse_or_none("posted_account_id")?,
        vat_code: row.parse_or_none("posted_vat_code")?,
        vat: Money::from_minor(posted_vat.unwrap_or_default()),
        vat_side: row.parse_or_none("posted_vat_side")?,
        at: row.time("confirmed_at")?,
    }))
}
