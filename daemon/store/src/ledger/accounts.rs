//! Accounts of an organisation's chart.

mod holds;

use async_trait::async_trait;
use tieout::contract::chart::AccountType;
use tieout::contract::ledger::account::{
    Account, AccountFilter, AccountGroup, AccountPatch, NewAccount, Role,
};
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::id::{AccountId, OrganisationId};
use tieout::ledger::account::{
    AccountHold, archiving_depends_on_bank, changed_meaning, check_archiving, check_code,
    check_meaning, check_removal, check_role, check_role_type, may_repeat, patched,
};
use tieout::ledger::account_group::{default_group, group_of, own_group};
use tieout::ledger::chart::StartingAccount;
use tieout::ledger::external_id::NamedKind;
use tieout::money::Money;

use crate::db::statement::{Query, Row, query};
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Decided, Denial};
use crate::ledger::filter::since;
use crate::ledger::metadata::{check_unnamed, metadata, stored};
use crate::page::Page;
use crate::store::Store;
use crate::writes::batch::{Batch, WrittenBooks};
use crate::writes::events::audit_json;
use crate::writes::recorded::RecordedTable;
use holds::{first_hold, holds};

/// An account to be inserted.
#[derive(Debug, Clone)]
pub(super) struct NewRow {
    id: AccountId,
    new: NewAccount,
}

impl NewRow {
    /// One with this name.
    pub(super) const fn new(id: AccountId, new: NewAccount) -> Self {
        Self { id, new }
    }

    /// One that an organisation starts with.
    pub(super) fn starting(id: AccountId, starting: &StartingAccount) -> Self {
        let new = NewAccount {
            code: starting.code.to_owned(),
            name: starting.name.to_owned(),
            account_type: starting.account_type,
            role: starting.role,
            group: starting.group,
            default_vat_code: starting.default_vat_code,
            description: None,
            external_id: None,
            metadata: None,
        };
        Self { id, new }
    }
}

/// Inserts an account that was checked.
pub(super) async fn insert(
    batch: &mut Batch,
    context: &Context,
    row: &NewRow,
) -> Result<(), StoreError> {
    const INSERT: &str = "INSERT INTO accounts (id, organisation_id, code, name, account_type, \
        role, default_vat_code, description, status, created_at, updated_at, version, \
        account_group, external_id, metadata) \
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'active', $9, $9, 1, $10, $11, $12)";
    let NewRow { id, new } = row;
    let insert = query!(INSERT)
        .bind(*id)
        .bind(context.organisation)
        .bind(&*new.code)
        .bind(&*new.name)
        .bind(new.account_type.name())
        .bind(new.role.map(|role| role.name().to_owned()))
        .bind(new.default_vat_code.map(|code| code.name().to_owned()))
        .bind(new.description.clone())
        .bind(context.at)
        .bind(new.group.and_then(|group| stored_group(new.account_type, new.role, group)))
        .bind(new.external_id.clone())
        .bind(new.metadata.as_ref().and_then(stored));
    batch.execute(insert).await?;
    batch.books.record(context.organisation, RecordedTable::Accounts, *id);
    Ok(())
}

/// Makes an account.
#[derive(Debug, Clone)]
pub struct CreateAccount {
    /// Its name in the API.
    pub id: AccountId,
    /// What it is to be.
    pub new: NewAccount,
}

#[async_trait]
impl Action for CreateAccount {
    type Object = Account;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Account, NotDone<Denial>> {
        let row = NewRow { id: self.id, new: self.new.clone() };
        let NewAccount { code, role, account_type, group, .. } = &self.new;
        group_of(*account_type, *role, *group)?;
        check_default_code(batch, context, self.new.default_vat_code).await?;
        check_code_and_role(batch, context, self.id, code, *role, *account_type).await?;
        let external_id = self.new.external_id.as_deref();
        let kind = (context.organisation, NamedKind::Account);
        check_unnamed(batch, kind, self.id.to_string(), external_id).await?;
        insert(batch, context, &row).await?;
        batch.forget_book(context.organisation).await?;
        batch.book(context.organisation, []).await?;
        let made = find(&mut batch.read().await?, context.organisation, self.id).await?;
        let made = made.ok_or(StoreError::Corrupt("id"))?;
        let became = audit_json(&made);
        batch.books.audit(context, "account.create", self.id.to_string(), [None, became])?;
        Ok(made)
    }
}

/// Refuses a default VAT code that the organisation does not have.
pub(super) async fn check_default_code(
    batch: &mut Batch,
    context: &Context,
    code: Option<LedgerVatCode>,
) -> Decided<()> {
    let known = batch.book(context.organisation, []).await?;
    let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
    Ok(known.book.rates.check_default(code)?)
}

/// Refuses a code or a role that an account cannot have.
async fn check_code_and_role(
    batch: &mut Batch,
    context: &Context,
    id: AccountId,
    code: &str,
    role: Option<Role>,
    account_type: AccountType,
) -> Decided<()> {
    const CODE: &str =
        "SELECT id FROM accounts WHERE organisation_id = $1 AND code = $2 AND id <> $3";
    const ROLE: &str =
        "SELECT code FROM accounts WHERE organisation_id = $1 AND role = $2 AND id <> $3";
    check_role_type(role, account_type)?;
    let organisation = context.organisation;
    let same = batch.first(query!(CODE).bind(organisation).bind(code).bind(id)).await?;
    check_code(code, same.is_some())?;
    if let Some(role) = role.filter(|role| !may_repeat(*role)) {
        let holder = query!(ROLE).bind(organisation).bind(role.name()).bind(id);
        let holder = batch.first(holder).await?.map(|row| row.get::<String>("code")).transpose()?;
        check_role(role, holder.as_deref())?;
    }
    Ok(())
}

/// Changes an account.
#[derive(Debug, Clone)]
pub struct UpdateAccount {
    /// Which one.
    pub id: AccountId,
    /// What changes.
    pub patch: AccountPatch,
}

#[async_trait]
impl Action for UpdateAccount {
    type Object = Account;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Account, NotDone<Denial>> {
        const UPDATE: &str = "UPDATE accounts SET code = $3, name = $4, account_type = $5, \
            role = $6, default_vat_code = $7, description = $8, status = $9, updated_at = $10, \
            account_group = $11, external_id = $12, metadata = $13, version = version + 1 \
            WHERE organisation_id = $1 AND id = $2";
        let organisation = context.organisation;
        let was = find(&mut batch.read().await?, organisation, self.id).await?;
        let was = was.ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        let new = patched(&was, self.patch.clone())?;
        if new.default_vat_code != was.default_vat_code {
            check_default_code(batch, context, new.default_vat_code).await?;
        }
        if let Some(field) = changed_meaning(&was, &new) {
            let hold = first_hold(batch, (organisation, self.id), &AccountHold::ON_MEANING).await?;
            check_meaning(&was.code, field, hold)?;
        }
        let is_of_bank_account = archiving_depends_on_bank(&was, &new)
            && holds(batch, (organisation, self.id), AccountHold::BankAccount).await?;
        check_archiving(&was, &new, is_of_bank_account)?;
        check_code_and_role(batch, context, self.id, &new.code, new.role, new.account_type).await?;
        let (kind, named) = ((organisation, NamedKind::Account), new.external_id.as_deref());
        check_unnamed(batch, kind, self.id.to_string(), named).await?;
        let update = query!(UPDATE)
            .bind(organisation)
            .bind(self.id)
            .bind(&*new.code)
            .bind(&*new.name)
            .bind(new.account_type.name())
            .bind(new.role.map(|role| role.name().to_owned()))
            .bind(new.default_vat_code.map(|code| code.name().to_owned()))
            .bind(new.description.clone())
            .bind(new.status.name())
            .bind(context.at)
            .bind(stored_group(new.account_type, new.role, new.group))
            .bind(new.external_id.clone())
            .bind(stored(&new.metadata));
        batch.execute(update).await?;
        batch.books.record(organisation, RecordedTable::Accounts, self.id);
        batch.forget_book(organisation).await?;
        batch.book(organisation, []).await?;
        let made = find(&mut batch.read().await?, organisation, self.id).await?;
        let made = made.ok_or(StoreError::Corrupt("id"))?;
        let values = [audit_json(&was), audit_json(&made)];
        batch.books.audit(context, "account.update", self.id.to_string(), values)?;
        Ok(made)
    }
}

/// Removes an account that nothing hangs on.
#[derive(Debug, Clone, Copy)]
pub struct DeleteAccount(pub AccountId);

#[async_trait]
impl Action for DeleteAccount {
    type Object = Account;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Account, NotDone<Denial>> {
        const DELETE: &str = "DELETE FROM accounts WHERE organisation_id = $1 AND id = $2";
        let organisation = context.organisation;
        let was = find(&mut batch.read().await?, organisation, self.0).await?;
        let was = was.ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        let hold = first_hold(batch, (organisation, self.0), &AccountHold::ON_REMOVAL).await?;
        check_removal(&was.code, hold)?;
        batch.execute(query!(DELETE).bind(organisation).bind(self.0)).await?;
        batch.books.record(organisation, RecordedTable::Accounts, self.0);
        batch.forget_book(organisation).await?;
        batch.book(organisation, []).await?;
        let before = audit_json(&was);
        batch.books.audit(context, "account.delete", self.0.to_string(), [before, None])?;
        Ok(was)
    }
}

/// Every account with its balance, which the months have.
const SELECT_ONE: &str = "SELECT a.id, a.code, a.name, a.account_type, a.role, \
    a.account_group, a.default_vat_code, a.description, a.status, a.created_at, a.updated_at, \
    a.external_id, a.metadata, a.version, o.currency, (SELECT CAST(coalesce(sum(m.debit) - sum(m.credit), 0) AS BIGINT) \
    FROM account_months m WHERE m.organisation_id = a.organisation_id AND m.account_id = a.id) \
    AS balance FROM accounts a JOIN organisations o ON o.id = a.organisation_id \
    WHERE a.organisation_id = $1 AND a.id = $2";

fn one(organisation: OrganisationId, id: AccountId) -> Query {
    query(SELECT_ONE).bind(organisation).bind(id)
}

/// An account with its balance.
pub(super) async fn find(
    books: &mut WrittenBooks<'_>,
    organisation: OrganisationId,
    id: AccountId,
) -> Result<Option<Account>, StoreError> {
    books.first(one(organisation, id)).await?.as_ref().map(record).transpose()
}

/// What the table has of a group.
fn stored_group(
    account_type: AccountType,
    role: Option<Role>,
    group: AccountGroup,
) -> Option<String> {
    own_group(account_type, role, group).map(|group| group.name().to_owned())
}

fn record(row: &Row) -> Result<Account, StoreError> {
    let (account_type, role) = (row.parse("account_type")?, row.parse_or_none("role")?);
    let own: Option<AccountGroup> = row.parse_or_none("account_group")?;
    Ok(Account {
        id: row.parse("id")?,
        code: row.get("code")?,
        name: row.get("name")?,
        account_type,
        role,
        group: own.unwrap_or_else(|| default_group(account_type, role)),
        default_vat_code: row.parse_or_none("default_vat_code")?,
        description: row.get("description")?,
        currency: row.get("currency")?,
        status: row.parse("status")?,
        balance: Money::from_minor(row.get("balance")?),
        external_id: row.get("external_id")?,
        metadata: metadata(row)?,
        created_at: row.time("created_at")?,
        updated_at: row.time("updated_at")?,
        version: row.get("version")?,
    })
}

impl Store {
    /// An account of an organisation.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn account(
        &self,
        organisation: OrganisationId,
        id: AccountId,
    ) -> Result<Option<Account>, StoreError> {
        self.database.first(one(organisation, id)).await?.as_ref().map(record).transpose()
    }

    /// The accounts of an organisation, by code: all of them, or a part.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn accounts(
        &self,
        organisation: OrganisationId,
        filter: AccountFilter,
        part: Option<Page>,
    ) -> Result<Vec<Account>, StoreError> {
        const LIST: &str = "SELECT a.id, a.code, a.name, a.account_type, a.role, \
            a.account_group, a.default_vat_code, a.description, a.status, a.created_at, \
            a.updated_at, a.external_id, a.metadata, a.version, o.currency, coalesce(b.balance, 0) AS balance FROM accounts a \
            JOIN organisations o ON o.id = a.organisation_id \
            LEFT JOIN (SELECT account_id, CAST(sum(debit) - sum(credit) AS BIGINT) AS balance \
            FROM account_months WHERE organisation_id = $1 GROUP BY account_id) b \
            ON b.account_id = a.id \
            WHERE a.organisation_id = $1 AND a.account_type = coalesce($2, a.account_type) \
            AND coalesce(a.role, '') = coalesce($3, a.role, '') \
            AND a.status = coalesce($4, a.status) AND ($7 = '' OR a.external_id = $7) \
            AND a.updated_at >= $8 ORDER BY a.code LIMIT $5 OFFSET $6";
        let list = query(LIST)
            .bind(organisation)
            .bind(filter.account_type.map(|kind| kind.name().to_owned()))
            .bind(filter.role.map(|role| role.name().to_owned()))
            .bind(filter.status.map(|status| status.name().to_owned()))
            .bind(part.map_or(i64::MAX, |part| i64::from(part.limit)))
            .bind(part.map_or(0, |part| part.offset))
            .bind(filter.external_id.unwrap_or_default())
            .bind(since(filter.updated_since));
        self.database.all(list).await?.iter().map(record).collect()
    }
}
