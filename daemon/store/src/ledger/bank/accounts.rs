//! Bank accounts.

use async_trait::async_trait;
use std::collections::BTreeSet;

use tieout::contract::ledger::account::{Account, AccountGroup, AccountStatus, NewAccount, Role};
use tieout::contract::ledger::bank_account::{
    BankAccount, BankAccountFilter, BankAccountPatch, NewBankAccount,
};
use tieout::contract::ledger::journal::Source;
use tieout::id::{AccountId, BankAccountId, JournalId, OrganisationId};
use tieout::ledger::bank::BankMovement;
use tieout::ledger::bank::account::{account_type, next_code, opening};
use tieout::ledger::bank::state::{check_bank_role, check_unlinked};
use tieout::ledger::book::check_currency;
use tieout::ledger::entry::NewEntry;
use tieout::ledger::external_id::NamedKind;
use tieout::money::Money;

use crate::db::statement::{Query, Row, query};
use crate::error::{NotDone, StoreError};
use crate::ledger::accounts::{self, NewRow};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Decided, Denial};
use crate::ledger::filter::since;
use crate::ledger::metadata::{check_unnamed, metadata, stored};
use crate::page::Page;
use crate::store::Store;
use crate::writes::batch::{Batch, WrittenBooks};
use crate::writes::recorded::RecordedTable;

/// A bank account, as far as its transactions have to know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::ledger) struct BankAccountRef {
    pub(in crate::ledger) id: BankAccountId,
    /// Its account in the chart.
    pub(in crate::ledger) account: AccountId,
}

/// A bank account of an organisation, if it is there.
pub(in crate::ledger) async fn held(
    batch: &mut Batch,
    organisation: OrganisationId,
    id: BankAccountId,
) -> Result<Option<BankAccountRef>, StoreError> {
    const FIND: &str =
        "SELECT account_id FROM bank_accounts WHERE organisation_id = $1 AND id = $2";
    let row = batch.first(query!(FIND).bind(organisation).bind(id)).await?;
    row.map(|row| Ok(BankAccountRef { id, account: row.parse("account_id")? })).transpose()
}

/// The bank account that has this account of the chart, if one has.
pub(in crate::ledger) async fn linked_to(
    batch: &mut Batch,
    organisation: OrganisationId,
    account: AccountId,
) -> Result<Option<(BankAccountId, String)>, StoreError> {
    const FIND: &str =
        "SELECT id, name FROM bank_accounts WHERE organisation_id = $1 AND account_id = $2";
    let row = batch.first(query!(FIND).bind(organisation).bind(account)).await?;
    row.map(|row| Ok((row.parse("id")?, row.get("name")?))).transpose()
}

/// Makes a bank account.
#[derive(Debug, Clone)]
pub struct CreateBankAccount {
    /// Its name in the API.
    pub id: BankAccountId,
    /// The name of the account that is made for it, if none is linked.
    pub account: AccountId,
    /// The name of the journal of its opening balance, if it has one.
    pub journal: JournalId,
    /// What it is to be.
    pub new: NewBankAccount,
}

#[async_trait]
impl Action for CreateBankAccount {
    type Object = BankAccount;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<BankAccount, NotDone<Denial>> {
        let organisation = context.organisation;
        self.check(batch, context).await?;
        let (kind, named) =
            ((organisation, NamedKind::BankAccount), self.new.external_id.as_deref());
        check_unnamed(batch, kind, self.id.to_string(), named).await?;
        let account = match self.new.account_id {
            Some(account) => account,
            None => self.make_account(batch, context).await?,
        };
        let known = batch.book(organisation, [account]).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let posting = self.movement(account).map(|of| opening(of, &known.book)).transpose()?;
        let posting = posting.flatten();
        if let Some((posting, entry)) = posting.as_ref().zip(self.entry()) {
            batch.books.post(context, entry, posting)?;
        }
        self.insert(batch, context, account, posting.is_some()).await?;
        let made = find(&mut batch.read().await?, organisation, self.id).await?;
        let made = made.ok_or(StoreError::Corrupt("id"))?;
        let became = serde_json::to_value(&made).ok();
        batch.books.audit(context, "bank_account.create", self.id.to_string(), [None, became])?;
        Ok(made)
    }
}

impl CreateBankAccount {
    /// Everything that can be refused before anything is changed.
    async fn check(&self, batch: &mut Batch, context: &Context) -> Decided<()> {
        let organisation = context.organisation;
        let known = batch.book(organisation, self.new.account_id).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        check_currency(self.new.currency.as_ref(), &known.currency)?;
        let Some(account) = self.new.account_id else {
            // The account to come stands for itself: it is open.
            let mut book = known.book.clone();
            book.accounts.insert(self.account, self.account_to_come());
            self.movement(self.account).map(|of| opening(of, &book)).transpose()?;
            return Ok(());
        };
        let linked = known.book.open_account(account, "account_id")?;
        check_bank_role(linked)?;
        self.movement(account).map(|of| opening(of, &known.book)).transpose()?;
        let linked = linked_to(batch, organisation, account).await?;
        Ok(check_unlinked(linked.is_some())?)
    }

    fn account_to_come(&self) -> tieout::ledger::LedgerAccount {
        tieout::ledger::LedgerAccount {
            id: self.account,
            code: String::new(),
            account_type: account_type(self.new.kind),
            role: Some(Role::Bank),
            group: AccountGroup::Cash,
            default_vat_code: None,
            status: AccountStatus::Active,
        }
    }

    fn movement(&self, account: AccountId) -> Option<BankMovement> {
        let (amount, date) = self.new.opening_balance.zip(self.new.opening_date)?;
        Some(BankMovement { account, date, amount, posted_on: date })
    }

    fn entry(&self) -> Option<NewEntry> {
        Some(NewEntry {
            id: self.journal,
            entry_date: self.new.opening_date?,
            description: format!("Opening balance of {}", self.new.name),
            reference: None,
            external_id: None,
            source: Source::Opening,
            reverses: None,
        })
    }

    /// Makes an account with the role `bank` and the next free code.
    async fn make_account(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<AccountId, StoreError> {
        const CODES: &str =
            "SELECT code, role, account_type FROM accounts WHERE organisation_id = $1";
        let kind = self.new.kind;
        let (mut taken, mut highest) = (BTreeSet::new(), None);
        for row in batch.all(query!(CODES).bind(context.organisation)).await? {
            let code: String = row.get("code")?;
            let is_alike = row.parse_or_none::<Role>("role")? == Some(Role::Bank)
                && row.get::<String>("account_type")? == account_type(kind).name();
            if is_alike {
                highest = highest.max(code.parse().ok());
            }
            taken.insert(code);
        }
        let new = NewAccount {
            code: next_code(highest, kind, &taken),
            name: self.new.name.clone(),
            account_type: account_type(kind),
            role: Some(Role::Bank),
            group: None,
            default_vat_code: None,
            description: None,
            external_id: None,
            metadata: None,
        };
        let row = NewRow::new(self.account, new);
        accounts::insert(batch, context, &row).await?;
        batch.forget_book(context.organisation).await?;
        batch.book(context.organisation, []).await?;
        let mut books = batch.read().await?;
        let made = accounts::find(&mut books, context.organisation, self.account).await?;
        let became = made.as_ref().and_then(|made: &Account| serde_json::to_value(made).ok());
        let values = [None, became];
        batch.books.audit(context, "account.create", self.account.to_string(), values)?;
        Ok(self.account)
    }

    async fn insert(
        &self,
        batch: &mut Batch,
        context: &Context,
        account: AccountId,
        has_journal: bool,
    ) -> Result<(), StoreError> {
        const INSERT: &str = "INSERT INTO bank_accounts (id, organisation_id, account_id, name, \
            kind, account_number, sort_code, iban, opening_balance, opening_date, \
            opening_journal_id, created_at, updated_at, version, external_id, metadata) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, 1, $13, $14)";
        let new = &self.new;
        let insert = query!(INSERT)
            .bind(self.id)
            .bind(context.organisation)
            .bind(account)
            .bind(&*new.name)
            .bind(new.kind.name())
            .bind(new.account_number.clone())
            .bind(new.sort_code.clone())
            .bind(new.iban.clone())
            .bind(new.opening_balance.map(Money::minor))
            .bind(new.opening_date.map(|day| day.to_string()))
            .bind(has_journal.then(|| self.journal.to_string()))
            .bind(context.at)
            .bind(new.external_id.clone())
            .bind(new.metadata.as_ref().and_then(stored));
        batch.execute(insert).await?;
        batch.books.record(context.organisation, RecordedTable::BankAccounts, self.id);
        Ok(())
    }
}

/// Changes a bank account.
#[derive(Debug, Clone)]
pub struct UpdateBankAccount {
    /// Which one.
    pub id: BankAccountId,
    /// What changes.
    pub patch: BankAccountPatch,
}

#[async_trait]
impl Action for UpdateBankAccount {
    type Object = BankAccount;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<BankAccount, NotDone<Denial>> {
        const UPDATE: &str = "UPDATE bank_accounts SET name = $3, kind = $4, account_number = $5, \
            sort_code = $6, iban = $7, updated_at = $8, external_id = $9, metadata = $10, \
            version = version + 1 \
            WHERE organisation_id = $1 AND id = $2";
        let organisation = context.organisation;
        let was = find(&mut batch.read().await?, organisation, self.id).await?;
        let was = was.ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        let patch = self.patch.clone();
        let external_id = patch.external_id.over(was.external_id.clone());
        let kept = patch.metadata.over(Some(was.metadata.clone())).unwrap_or_default();
        let kind = (organisation, NamedKind::BankAccount);
        check_unnamed(batch, kind, self.id.to_string(), external_id.as_deref()).await?;
        let update = query!(UPDATE)
            .bind(organisation)
            .bind(self.id)
            .bind(patch.name.unwrap_or_else(|| was.name.clone()))
            .bind(patch.kind.unwrap_or(was.kind).name())
            .bind(patch.account_number.over(was.account_number.clone()))
            .bind(patch.sort_code.over(was.sort_code.clone()))
            .bind(patch.iban.over(was.iban.clone()))
            .bind(context.at)
            .bind(external_id)
            .bind(stored(&kept));
        batch.execute(update).await?;
        batch.books.record(organisation, RecordedTable::BankAccounts, self.id);
        let made = find(&mut batch.read().await?, organisation, self.id).await?;
        let made = made.ok_or(StoreError::Corrupt("id"))?;
        let values = [serde_json::to_value(&was).ok(), serde_json::to_value(&made).ok()];
        batch.book(organisation, []).await?;
        batch.books.audit(context, "bank_account.update", self.id.to_string(), values)?;
        Ok(made)
    }
}

/// Bank accounts with their balances, which the months have: one of them, or all.
const LIST: &str = "SELECT b.id, b.account_id, b.name, b.kind, b.account_number, b.sort_code, \
    b.iban, b.opening_balance, b.opening_date, b.opening_journal_id, b.statement_balance, \
    b.statement_date, b.created_at, b.updated_at, b.external_id, b.metadata, b.version, o.currency, \
    (SELECT CAST(coalesce(sum(m.debit) - sum(m.credit), 0) AS BIGINT) FROM account_months m \
    WHERE m.organisation_id = b.organisation_id AND m.account_id = b.account_id) AS balance, \
    (SELECT count(*) FROM bank_transactions t WHERE t.bank_account_id = b.id \
    AND t.status = 'unconfirmed') AS unconfirmed FROM bank_accounts b \
    JOIN organisations o ON o.id = b.organisation_id \
    WHERE b.organisation_id = $1 AND b.id = coalesce($2, b.id) \
    AND ($5 = '' OR b.external_id = $5) AND b.updated_at >= $6 \
    ORDER BY b.id LIMIT $3 OFFSET $4";

fn asked(
    organisation: OrganisationId,
    id: Option<BankAccountId>,
    filter: &BankAccountFilter,
    part: Option<Page>,
) -> Query {
    query(LIST)
        .bind(organisation)
        .bind(id.map(|id| id.to_string()))
        .bind(part.map_or(i64::MAX, |part| i64::from(part.limit)))
        .bind(part.map_or(0, |part| part.offset))
        .bind(filter.external_id.as_deref().unwrap_or_default())
        .bind(since(filter.updated_since))
}

fn one(organisation: OrganisationId, id: BankAccountId) -> Query {
    asked(organisation, Some(id), &BankAccountFilter::default(), None)
}

async fn find(
    books: &mut WrittenBooks<'_>,
    organisation: OrganisationId,
    id: BankAccountId,
) -> Result<Option<BankAccount>, StoreError> {
    books.first(one(organisation, id)).await?.as_ref().map(record).transpose()
}

fn record(row: &Row) -> Result<BankAccount, StoreError> {
    let money =
        |column| Ok::<_, StoreError>(row.get::<Option<i64>>(column)?.map(Money::from_minor));
    Ok(BankAccount {
        id: row.parse("id")?,
        name: row.get("name")?,
        kind: row.parse("kind")?,
        account_id: row.parse("account_id")?,
        currency: row.get("currency")?,
        account_number: row.get("account_number")?,
        sort_code: row.get("sort_code")?,
        iban: row.get("iban")?,
        opening_balance: money("opening_balance")?,
        opening_date: row.parse_or_none("opening_date")?,
        opening_journal_id: row.parse_or_none("opening_journal_id")?,
        ledger_balance: Money::from_minor(row.get("balance")?),
        statement_balance: money("statement_balance")?,
        statement_date: row.parse_or_none("statement_date")?,
        unconfirmed_count: row.get("unconfirmed")?,
        external_id: row.get("external_id")?,
        metadata: metadata(row)?,
        created_at: row.time("created_at")?,
        updated_at: row.time("updated_at")?,
        version: row.get("version")?,
    })
}

impl Store {
    /// A bank account of an organisation.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn bank_account(
        &self,
        organisation: OrganisationId,
        id: BankAccountId,
    ) -> Result<Option<BankAccount>, StoreError> {
        let row = self.database.first(one(organisation, id)).await?;
        row.as_ref().map(record).transpose()
    }

    /// The bank accounts of an organisation, the earliest first.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn bank_accounts(
        &self,
        organisation: OrganisationId,
        filter: &BankAccountFilter,
        part: Option<Page>,
    ) -> Result<Vec<BankAccount>, StoreError> {
        let rows = self.database.all(asked(organisation, None, filter, part)).await?;
        rows.iter().map(record).collect()
    }
}
