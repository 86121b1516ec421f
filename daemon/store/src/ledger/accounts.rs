//! Accounts of an organisation's chart.

mod bound;

use tieout::contract::chart::AccountType;
use tieout::contract::ledger::account::{Account, AccountPatch, AccountStatus, NewAccount, Role};
use tieout::id::{AccountId, OrganisationId};
use tieout::ledger::account::{fits, may_repeat};
use tieout::ledger::chart::StartingAccount;
use tieout::ledger::{Reason, Refusal};
use tieout::money::Money;

use super::load::parsed;
use super::pending::told;
use super::{Action, Context, Decided, Denial};
use crate::Store;
use crate::dialect::Tx;
use crate::error::{NotDone, StoreError};
use crate::query::{Query, Row, query};
use bound::{
    check_archived, check_meaning, has_codings, has_postings, is_of_bank_account, of_bank_account,
};

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
            default_vat_code: starting.default_vat_code,
            description: None,
        };
        Self { id, new }
    }
}

/// Inserts an account that was checked.
pub(super) async fn insert(tx: &mut Tx, context: &Context, row: &NewRow) -> Result<(), StoreError> {
    const INSERT: &str = "INSERT INTO accounts (id, organisation_id, code, name, account_type, \
        role, default_vat_code, description, status, created_at, updated_at, version) \
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'active', $9, $9, 1)";
    let NewRow { id, new } = row;
    let insert = query(INSERT)
        .bind(*id)
        .bind(context.organisation)
        .bind(&*new.code)
        .bind(&*new.name)
        .bind(new.account_type.name())
        .bind(new.role.map(|role| role.name().to_owned()))
        .bind(new.default_vat_code.map(|code| code.name().to_owned()))
        .bind(new.description.clone())
        .bind(context.at);
    tx.execute(insert).await?;
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

impl Action for CreateAccount {
    type Object = Account;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Account, NotDone<Denial>> {
        let row = NewRow { id: self.id, new: self.new.clone() };
        let NewAccount { code, role, account_type, .. } = &self.new;
        check_code_and_role(tx, context, self.id, code, *role, *account_type).await?;
        insert(tx, context, &row).await?;
        tx.forget_book(context.organisation).await?;
        tx.book(context.organisation, []).await?;
        let made = find(tx, context.organisation, self.id).await?;
        let made = made.ok_or(StoreError::Corrupt("id"))?;
        let became = told(&made);
        tx.books.audit(context, "account.create", self.id.to_string(), [None, became])?;
        Ok(made)
    }
}

/// Refuses a code or a role that an account cannot have.
async fn check_code_and_role(
    tx: &mut Tx,
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
    if let Some(role) = role.filter(|role| !fits(*role, account_type)) {
        let message = format!("an account of type {account_type} cannot have the role {role}");
        return Err(Refusal::new(Reason::RoleTypeMismatch, message).at("role").into());
    }
    let organisation = context.organisation;
    if tx.first(query(CODE).bind(organisation).bind(code).bind(id)).await?.is_some() {
        let message = format!("another account has the code {code}");
        return Err(Refusal::new(Reason::DuplicateCode, message).at("code").into());
    }
    if let Some(role) = role.filter(|role| !may_repeat(*role))
        && let Some(other) =
            tx.first(query(ROLE).bind(organisation).bind(role.name()).bind(id)).await?
    {
        let message = format!("account {} has the role {role}", other.get::<String>("code")?);
        return Err(Refusal::new(Reason::RoleTaken, message).at("role").into());
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

impl Action for UpdateAccount {
    type Object = Account;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Account, NotDone<Denial>> {
        const UPDATE: &str = "UPDATE accounts SET code = $3, name = $4, account_type = $5, \
            role = $6, default_vat_code = $7, description = $8, status = $9, updated_at = $10, \
            version = version + 1 WHERE organisation_id = $1 AND id = $2";
        let organisation = context.organisation;
        // What waits may have moved its balance.
        tx.write_books().await?;
        let was = find(tx, organisation, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        let patch = self.patch.clone();
        let mut new = was.clone();
        new.code = patch.code.unwrap_or(new.code);
        new.name = patch.name.unwrap_or(new.name);
        new.account_type = patch.account_type.unwrap_or(new.account_type);
        new.role = patch.role.over(new.role);
        new.default_vat_code = patch.default_vat_code.over(new.default_vat_code);
        new.description = patch.description.over(new.description);
        new.status = patch.status.unwrap_or(new.status);
        check_meaning(tx, &was, &new).await?;
        check_archived(tx, &was, &new).await?;
        check_code_and_role(tx, context, self.id, &new.code, new.role, new.account_type).await?;
        let update = query(UPDATE)
            .bind(organisation)
            .bind(self.id)
            .bind(&*new.code)
            .bind(&*new.name)
            .bind(new.account_type.name())
            .bind(new.role.map(|role| role.name().to_owned()))
            .bind(new.default_vat_code.map(|code| code.name().to_owned()))
            .bind(new.description.clone())
            .bind(new.status.name())
            .bind(context.at);
        tx.execute(update).await?;
        tx.forget_book(organisation).await?;
        tx.book(organisation, []).await?;
        let made = find(tx, organisation, self.id).await?.ok_or(StoreError::Corrupt("id"))?;
        let values = [told(&was), told(&made)];
        tx.books.audit(context, "account.update", self.id.to_string(), values)?;
        Ok(made)
    }
}

/// Removes an account that nothing hangs on.
#[derive(Debug, Clone, Copy)]
pub struct DeleteAccount(pub AccountId);

impl Action for DeleteAccount {
    type Object = Account;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Account, NotDone<Denial>> {
        const OF_CONTACTS: &str = "SELECT 1 AS used FROM contacts WHERE organisation_id = $1 \
            AND default_account_id = $2 LIMIT 1";
        const OF_LINES: &str = "SELECT 1 AS used FROM invoice_lines WHERE account_id = $1 LIMIT 1";
        const DELETE: &str = "DELETE FROM accounts WHERE organisation_id = $1 AND id = $2";
        let organisation = context.organisation;
        tx.write_books().await?;
        let was = find(tx, organisation, self.0).await?.ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        if is_of_bank_account(tx, self.0).await? {
            return Err(of_bank_account(&was.code).into());
        }
        if has_codings(tx, self.0).await? {
            let message = format!("bank transactions are coded to account {}", was.code);
            return Err(Refusal::new(Reason::AccountInUse, message).into());
        }
        if has_postings(tx, self.0).await? {
            let message = format!("something is posted to account {}; archive it", was.code);
            return Err(Refusal::new(Reason::AccountInUse, message).into());
        }
        if tx.first(query(OF_LINES).bind(self.0)).await?.is_some() {
            let message = format!("invoices have lines on account {}; archive it", was.code);
            return Err(Refusal::new(Reason::AccountInUse, message).into());
        }
        let of_contacts = query(OF_CONTACTS).bind(organisation).bind(self.0);
        if tx.first(of_contacts).await?.is_some() {
            let message = format!("account {} is the default of a contact; archive it", was.code);
            return Err(Refusal::new(Reason::AccountInUse, message).into());
        }
        tx.execute(query(DELETE).bind(organisation).bind(self.0)).await?;
        tx.forget_book(organisation).await?;
        tx.book(organisation, []).await?;
        let before = told(&was);
        tx.books.audit(context, "account.delete", self.0.to_string(), [before, None])?;
        Ok(was)
    }
}

/// Every account with its balance, which the months have.
const SELECT_ONE: &str = "SELECT a.id, a.code, a.name, a.account_type, a.role, \
    a.default_vat_code, a.description, a.status, a.created_at, a.updated_at, a.version, \
    o.currency, (SELECT CAST(coalesce(sum(m.debit) - sum(m.credit), 0) AS BIGINT) \
    FROM account_months m WHERE m.organisation_id = a.organisation_id AND m.account_id = a.id) \
    AS balance FROM accounts a JOIN organisations o ON o.id = a.organisation_id \
    WHERE a.organisation_id = $1 AND a.id = $2";

fn one(organisation: OrganisationId, id: AccountId) -> Query {
    query(SELECT_ONE).bind(organisation).bind(id)
}

/// An account with its balance, but for what only waits to be written.
pub(super) async fn find(
    tx: &mut Tx,
    organisation: OrganisationId,
    id: AccountId,
) -> Result<Option<Account>, StoreError> {
    tx.first(one(organisation, id)).await?.as_ref().map(record).transpose()
}

fn record(row: &Row) -> Result<Account, StoreError> {
    Ok(Account {
        id: row.parse("id")?,
        code: row.get("code")?,
        name: row.get("name")?,
        account_type: row.parse("account_type")?,
        role: parsed(row, "role")?,
        default_vat_code: parsed(row, "default_vat_code")?,
        description: row.get("description")?,
        currency: row.get("currency")?,
        status: row.parse("status")?,
        balance: Money::from_minor(row.get("balance")?),
        created_at: row.time("created_at")?,
        updated_at: row.time("updated_at")?,
        version: row.get("version")?,
    })
}

/// Which accounts are asked for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct AccountFilter {
    /// Of this type.
    pub account_type: Option<AccountType>,
    /// With this role.
    pub role: Option<Role>,
    /// In this standing.
    pub status: Option<AccountStatus>,
    /// At most so many, leaving so many out.
    pub part: Option<crate::Page>,
}

impl Store {
    /// An account of an organisation.
    ///
    /// # Errors
    /// The database's.
    pub async fn account(
        &self,
        organisation: OrganisationId,
        id: AccountId,
    ) -> Result<Option<Account>, StoreError> {
        self.database.first(one(organisation, id)).await?.as_ref().map(record).transpose()
    }

    /// The accounts of an organisation, by code.
    ///
    /// # Errors
    /// The database's.
    pub async fn accounts(
        &self,
        organisation: OrganisationId,
        filter: AccountFilter,
    ) -> Result<Vec<Account>, StoreError> {
        const LIST: &str = "SELECT a.id, a.code, a.name, a.account_type, a.role, \
            a.default_vat_code, a.description, a.status, a.created_at, a.updated_at, a.version, \
            o.currency, coalesce(b.balance, 0) AS balance FROM accounts a \
            JOIN organisations o ON o.id = a.organisation_id \
            LEFT JOIN (SELECT account_id, CAST(sum(debit) - sum(credit) AS BIGINT) AS balance \
            FROM account_months WHERE organisation_id = $1 GROUP BY account_id) b \
            ON b.account_id = a.id \
            WHERE a.organisation_id = $1 AND a.account_type = coalesce($2, a.account_type) \
            AND coalesce(a.role, '') = coalesce($3, a.role, '') \
            AND a.status = coalesce($4, a.status) ORDER BY a.code LIMIT $5 OFFSET $6";
        let list = query(LIST)
            .bind(organisation)
            .bind(filter.account_type.map(|kind| kind.name().to_owned()))
            .bind(filter.role.map(|role| role.name().to_owned()))
            .bind(filter.status.map(|status| status.name().to_owned()))
            .bind(filter.part.map_or(i64::MAX, |part| i64::from(part.limit)))
            .bind(filter.part.map_or(0, |part| part.offset));
        self.database.all(list).await?.iter().map(record).collect()
    }
}
