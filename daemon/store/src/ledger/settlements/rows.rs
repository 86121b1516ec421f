//! Receipts and payments as they are stored.

use tieout::contract::ledger::invoice::InvoiceType;
use tieout::contract::ledger::metadata::Metadata;
use tieout::contract::ledger::settlement::{
    Allocation, Deposit, Settlement, SettlementStatus, SettlementType,
};
use tieout::date::Date;
use tieout::id::{
    BankAccountId, BankTransactionId, ContactId, JournalId, OrganisationId, SettlementId,
};
use tieout::ledger::allocation::{AllocationSource, postable_from};
use tieout::ledger::deposit::{DepositShare, DepositVat};
use tieout::ledger::settlement::{SettlementMoney, SettlementOwner, SettlementState};
use tieout::money::Money;
use tieout::search::folded;
use tieout::time::Timestamp;

use crate::db::backend::Database;
use crate::db::batch_query::{BatchQuery, batch_query};
use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::ledger::bank::accounts::BankAccountRef;
use crate::ledger::metadata::{metadata, stored};
use crate::writes::batch::Batch;
use crate::writes::recorded::RecordedTable;

/// A receipt or a payment, but for what of it settles what.
#[derive(Debug, Clone)]
pub(in crate::ledger) struct SettlementRow {
    pub(in crate::ledger) id: SettlementId,
    pub(super) organisation: OrganisationId,
    pub(super) kind: SettlementType,
    pub(super) side: InvoiceType,
    pub(in crate::ledger) contact: ContactId,
    pub(super) contact_name: String,
    /// Where the money went in or out.
    pub(super) held: BankAccountRef,
    pub(super) date: Date,
    pub(super) amount: Money,
    pub(super) currency: String,
    pub(super) reference: Option<String>,
    pub(super) external_id: Option<String>,
    pub(super) metadata: Metadata,
    /// The VAT of a deposit.
    pub(super) deposit: Option<HeldDeposit>,
    pub(super) allocated: Money,
    /// The row of a statement that is this money.
    pub(in crate::ledger) bank_transaction: Option<BankTransactionId>,
    /// Whether confirming that row made it.
    pub(in crate::ledger) is_owned: bool,
    pub(in crate::ledger) journal: JournalId,
    /// The day it was undone on, and by which journal.
    pub(super) undone: Option<(Date, JournalId)>,
    pub(super) created_at: Timestamp,
    pub(super) updated_at: Timestamp,
    pub(in crate::ledger) version: i64,
}

/// The VAT of a deposit, and what of it is released.
#[derive(Debug, Clone, Copy)]
pub(super) struct HeldDeposit {
    pub(super) vat: DepositVat,
    pub(super) released: DepositShare,
}

impl HeldDeposit {
    /// As a caller gets it.
    const fn object(&self) -> Deposit {
        let DepositShare { net, vat } = self.vat.whole();
        Deposit {
            vat_code: self.vat.code,
            net_amount: net,
            vat_amount: vat,
            vat_released: self.released.vat,
        }
    }
}

impl SettlementRow {
    /// The money that it is.
    pub(in crate::ledger) const fn paid(&self) -> SettlementMoney {
        let Self { kind, side, held, date, amount, .. } = self;
        SettlementMoney {
            kind: *kind,
            side: *side,
            bank: held.account,
            date: *date,
            amount: *amount,
        }
    }

    /// How it stands to being matched.
    pub(in crate::ledger) const fn standing(&self) -> SettlementState {
        SettlementState {
            date: self.date,
            is_void: self.undone.is_some(),
            is_taken: self.bank_transaction.is_some(),
        }
    }

    /// Whether it was undone.
    pub(super) const fn is_void(&self) -> bool {
        self.undone.is_some()
    }

    /// The row of a statement that it is, if there is one.
    pub(super) fn owner(&self) -> Option<SettlementOwner> {
        let is_maker = self.is_owned;
        self.bank_transaction.map(|transaction| SettlementOwner { transaction, is_maker })
    }

    /// What it settles by, when it settles so many invoices already, and something that it had settled
    /// was last taken back on this day.
    pub(super) fn means(&self, count: usize, taken_back: Option<Date>) -> AllocationSource {
        AllocationSource {
            contact: self.contact,
            side: self.side,
            is_for_credit_notes: self.kind.is_refund(self.side),
            from: postable_from(self.date, taken_back),
            // The database keeps it between nothing and the whole.
            left: Money::from_minor(self.amount.minor() - self.allocated.minor()),
            count,
            recovers: true,
            nets: false,
        }
    }

    /// Notes that it has changed.
    pub(in crate::ledger) const fn touch(&mut self, at: Timestamp) {
        self.version += 1;
        self.updated_at = at;
    }

    /// As a caller gets it.
    pub(super) fn object(self, allocations: Vec<Allocation>) -> Settlement {
        let means = self.means(allocations.len(), None);
        let is_void = self.undone.is_some();
        Settlement {
            id: self.id,
            kind: self.kind,
            status: if is_void { SettlementStatus::Void } else { SettlementStatus::Posted },
            refund: means.is_for_credit_notes,
            contact_id: self.contact,
            contact_name: self.contact_name,
            bank_account_id: self.held.id,
            date: self.date,
            amount: self.amount,
            currency: self.currency,
            reference: self.reference,
            allocated_amount: self.allocated,
            unallocated_amount: if is_void { Money::ZERO } else { means.left },
            allocations,
            deposit: self.deposit.as_ref().map(HeldDeposit::object),
            bank_transaction_id: self.bank_transaction,
            external_id: self.external_id,
            metadata: self.metadata,
            journal_id: self.journal,
            void_date: self.undone.map(|(day, _)| day),
            void_journal_id: self.undone.map(|(_, journal)| journal),
            created_at: self.created_at,
            updated_at: self.updated_at,
            version: self.version,
        }
    }
}

/// Writes one that is new.
pub(super) async fn insert(batch: &mut Batch, row: &SettlementRow) -> Result<(), StoreError> {
    const INSERT: &str = "INSERT INTO settlements (id, organisation_id, type, side, status, \
        contact_id, bank_account_id, date, amount, allocated, reference, bank_transaction_id, \
        is_owned, journal_id, search, created_at, updated_at, version, deposit_vat_code, deposit_vat, \
        external_id, metadata) VALUES ($1, $2, $3, $4, 'posted', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, \
        $15, $15, 1, $16, $17, $18, $19)";
    let insert = query!(INSERT)
        .bind(row.id)
        .bind(row.organisation)
        .bind(row.kind.name())
        .bind(row.side.name())
        .bind(row.contact)
        .bind(row.held.id)
        .bind(row.date.to_string())
        .bind(row.amount.minor())
        .bind(row.allocated.minor())
        .bind(row.reference.clone())
        .bind(row.bank_transaction.map(|id| id.to_string()))
        .bind(row.is_owned)
        .bind(row.journal)
        .bind(folded(row.reference.iter().map(String::as_str)))
        .bind(row.created_at)
        .bind(row.deposit.map(|deposit| deposit.vat.code.to_string()))
        .bind(row.deposit.map(|deposit| deposit.vat.vat.minor()))
        .bind(row.external_id.clone())
        .bind(stored(&row.metadata));
    batch.books.record(row.organisation, RecordedTable::Settlements, row.id);
    batch.execute(insert).await.map(drop)
}

/// Writes what may change of one that is there.
pub(in crate::ledger) async fn change(
    batch: &mut Batch,
    row: &SettlementRow,
) -> Result<(), StoreError> {
    const UPDATE: &str = "UPDATE settlements SET status = $3, allocated = $4, \
        bank_transaction_id = $5, void_date = $6, void_journal_id = $7, updated_at = $8, \
        version = $9 WHERE organisation_id = $1 AND id = $2";
    let status =
        if row.undone.is_some() { SettlementStatus::Void } else { SettlementStatus::Posted };
    let update = query!(UPDATE)
        .bind(row.organisation)
        .bind(row.id)
        .bind(status.name())
        .bind(row.allocated.minor())
        .bind(row.bank_transaction.map(|id| id.to_string()))
        .bind(row.undone.map(|(day, _)| day.to_string()))
        .bind(row.undone.map(|(_, journal)| journal.to_string()))
        .bind(row.updated_at)
        .bind(row.version);
    batch.books.record(row.organisation, RecordedTable::Settlements, row.id);
    batch.execute(update).await.map(drop)
}

const FIND: BatchQuery = batch_query!(
    [organisation: text 0, name: text 1],
    [
        id: s.id, organisation_id: s.organisation_id, type: s.type, side: s.side,
        contact_id: s.contact_id, contact_name: c.name, bank_account_id: s.bank_account_id,
        held_account: b.account_id, date: s.date, amount: s.amount, currency: o.currency,
        reference: s.reference, allocated: s.allocated,
        bank_transaction_id: s.bank_transaction_id, is_owned: s.is_owned,
        journal_id: s.journal_id, void_date: s.void_date, void_journal_id: s.void_journal_id,
        created_at: s.created_at, updated_at: s.updated_at, version: s.version,
        deposit_vat_code: s.deposit_vat_code, deposit_vat: s.deposit_vat,
        external_id: s.external_id, metadata: s.metadata,
        released_net: asked.released_net, released_vat: asked.released_vat
    ],
    "FROM (SELECT one.place AS place, one.organisation AS organisation, one.name AS name, \
    (SELECT CAST(coalesce(sum(d.net), 0) AS BIGINT) FROM deposit_releases d \
    WHERE d.settlement_id = one.name AND d.void_date IS NULL) AS released_net, \
    (SELECT CAST(coalesce(sum(d.vat), 0) AS BIGINT) FROM deposit_releases d \
    WHERE d.settlement_id = one.name AND d.void_date IS NULL) AS released_vat \
    FROM asked AS one) AS asked JOIN settlements s ON s.organisation_id = asked.organisation \
    AND s.id = asked.name JOIN contacts c ON c.id = s.contact_id \
    JOIN bank_accounts b ON b.id = s.bank_account_id \
    JOIN organisations o ON o.id = s.organisation_id"
);

fn asked(organisation: OrganisationId, ids: &[SettlementId]) -> Vec<(String, String)> {
    ids.iter().map(|id| (organisation.to_string(), id.to_string())).collect()
}

/// Those of an organisation, in the order of the list; none for one that is not there.
pub(super) async fn find(
    database: &Database,
    organisation: OrganisationId,
    ids: &[SettlementId],
) -> Result<Vec<Option<SettlementRow>>, StoreError> {
    let mut found = vec![None; ids.len()];
    for row in &database.ask(FIND, &asked(organisation, ids)).await? {
        let place = found.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
        *place = Some(record(row)?);
    }
    Ok(found)
}

/// One within a transaction.
pub(in crate::ledger) async fn find_one(
    batch: &mut Batch,
    organisation: OrganisationId,
    id: SettlementId,
) -> Result<Option<SettlementRow>, StoreError> {
    let found = batch.ask(FIND, &asked(organisation, &[id])).await?;
    found.first().map(record).transpose()
}

/// The one that is in the books by this journal.
pub(in crate::ledger) async fn find_by_journal(
    batch: &mut Batch,
    organisation: OrganisationId,
    journal: JournalId,
) -> Result<Option<SettlementRow>, StoreError> {
    const BY_JOURNAL: &str =
        "SELECT id FROM settlements WHERE organisation_id = $1 AND journal_id = $2";
    match batch.first(query!(BY_JOURNAL).bind(organisation).bind(journal)).await? {
        Some(row) => find_one(batch, organisation, row.parse("id")?).await,
        None => Ok(None),
    }
}

fn deposit(row: &Row) -> Result<Option<HeldDeposit>, StoreError> {
    let Some(code) = row.parse_or_none("deposit_vat_code")? else { return Ok(None) };
    let money = |column| row.get(column).map(Money::from_minor);
    let vat = DepositVat { code, gross: money("amount")?, vat: money("deposit_vat")? };
    let released = DepositShare { net: money("released_net")?, vat: money("released_vat")? };
    Ok(Some(HeldDeposit { vat, released }))
}

fn record(row: &Row) -> Result<SettlementRow, StoreError> {
    Ok(SettlementRow {
        id: row.parse("id")?,
        organisation: row.parse("organisation_id")?,
        kind: row.parse("type")?,
        side: row.parse("side")?,
        contact: row.parse("contact_id")?,
        contact_name: row.get("contact_name")?,
        held: BankAccountRef {
            id: row.parse::<BankAccountId>("bank_account_id")?,
            account: row.parse("held_account")?,
        },
        date: row.parse("date")?,
        amount: Money::from_minor(row.get("amount")?),
        deposit: deposit(row)?,
        currency: row.get("currency")?,
        reference: row.get("reference")?,
        external_id: row.get("external_id")?,
        metadata: metadata(row)?,
        allocated: Money::from_minor(row.get("allocated")?),
        bank_transaction: row.parse_or_none("bank_transaction_id")?,
        is_owned: row.flag("is_owned")?,
        journal: row.parse("journal_id")?,
        undone: row.parse_or_none("void_date")?.zip(row.parse_or_none("void_journal_id")?),
        created_at: row.time("created_at")?,
        updated_at: row.time("updated_at")?,
        version: row.get("version")?,
    })
}
