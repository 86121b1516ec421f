//! Balance assertions made, removed, read, and held against the books.

use async_trait::async_trait;
use tieout::contract::ledger::assertion::{
    AssertionFilter, AssertionStatus, BalanceAssertion, NewBalanceAssertion,
};
use tieout::contract::page::Pagination;
use tieout::id::{BalanceAssertionId, OrganisationId};
use tieout::ledger::Refusal;
use tieout::ledger::assertion::AssertedBalance;
use tieout::ledger::book::check_currency;
use tieout::ledger::sanity::of_date;
use tieout::money::Money;

use crate::db::statement::{Query, Row, query};
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::ledger::filter::{day_from, day_to};
use crate::page::{KeyColumn, ListPage};
use crate::store::Store;
use crate::writes::batch::{Batch, WrittenBooks};
use crate::writes::events::audit_json;
use crate::writes::recorded::RecordedTable;

/// The balance of an account at the end of a day: months before that of the day, and the days of it.
macro_rules! balance {
    ($organisation:literal, $account:literal, $day:literal) => {
        concat!(
            "CAST((SELECT coalesce(sum(m.debit) - sum(m.credit), 0) FROM account_months m \
            WHERE m.organisation_id = ",
            $organisation,
            " AND m.account_id = ",
            $account,
            " AND m.month < substr(",
            $day,
            ", 1, 7)) \
            + (SELECT coalesce(sum(d.debit) - sum(d.credit), 0) \
            FROM account_days d WHERE d.organisation_id = ",
            $organisation,
            " AND d.day >= substr(",
            $day,
            ", 1, 7) AND d.day <= ",
            $day,
            " AND d.account_id = ",
            $account,
            ") AS BIGINT)"
        )
    };
}

/// Assertions with the balances found, narrowed down.
macro_rules! assertions {
    ($narrow:literal) => {
        concat!(
            "(SELECT s.id, s.account_id, a.code, s.date, s.amount, s.note, s.created_at, o.currency, ",
            balance!("s.organisation_id", "s.account_id", "s.date"),
            " AS found FROM balance_assertions s JOIN accounts a ON a.id = s.account_id \
            JOIN organisations o ON o.id = s.organisation_id WHERE s.organisation_id = $1 AND ",
            $narrow,
            ") f"
        )
    };
}

fn one(organisation: OrganisationId, id: BalanceAssertionId) -> Query {
    const ONE: &str = concat!("SELECT f.* FROM ", assertions!("s.id = $2"));
    query(ONE).bind(organisation).bind(id)
}

async fn find(
    books: &mut WrittenBooks<'_>,
    organisation: OrganisationId,
    id: BalanceAssertionId,
) -> Result<Option<BalanceAssertion>, StoreError> {
    books.first(one(organisation, id)).await?.as_ref().map(record).transpose()
}

fn asserted(row: &Row) -> Result<AssertedBalance, StoreError> {
    Ok(AssertedBalance {
        date: row.parse("date")?,
        amount: Money::from_minor(row.get("amount")?),
        found: Money::from_minor(row.get("found")?),
    })
}

fn record(row: &Row) -> Result<BalanceAssertion, StoreError> {
    let of = asserted(row)?;
    Ok(BalanceAssertion {
        id: row.parse("id")?,
        account_id: row.parse("account_id")?,
        account_code: row.get("code")?,
        date: of.date,
        amount: of.amount,
        currency: row.get("currency")?,
        note: row.get("note")?,
        status: of.status(),
        balance: of.found,
        difference: of.difference(),
        created_at: row.time("created_at")?,
        version: 1,
    })
}

/// The balance of the account at the end of the day, what this batch has posted included.
async fn balance(
    batch: &mut Batch,
    organisation: OrganisationId,
    new: &NewBalanceAssertion,
) -> Result<Money, StoreError> {
    const FOUND: &str = concat!(
        "SELECT ",
        balance!("CAST($1 AS TEXT)", "CAST($2 AS TEXT)", "CAST($3 AS TEXT)"),
        " AS found"
    );
    let (account, day) = (new.account_id.to_string(), new.date.to_string());
    let asked = query(FOUND).bind(organisation).bind(account).bind(day);
    let row = batch.read().await?.first(asked).await?.ok_or(StoreError::Corrupt("found"))?;
    Ok(Money::from_minor(row.get("found")?))
}

/// Makes a balance assertion.
#[derive(Debug, Clone)]
pub struct CreateBalanceAssertion {
    /// Its name in the API.
    pub id: BalanceAssertionId,
    /// What it is to be.
    pub new: NewBalanceAssertion,
}

#[async_trait]
impl Action for CreateBalanceAssertion {
    type Object = BalanceAssertion;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<BalanceAssertion, NotDone<Denial>> {
        const INSERT: &str = "INSERT INTO balance_assertions (id, organisation_id, account_id, date, amount, \
            note, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let (organisation, new) = (context.organisation, &self.new);
        let known = batch.book(organisation, [new.account_id]).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        check_currency(new.currency.as_ref(), &known.currency)?;
        let account = known.book.accounts.get(&new.account_id);
        let account = account.ok_or_else(|| Refusal::unknown("account_id", "account"))?;
        let (account_code, currency) = (account.code.clone(), known.currency.clone());
        let found = balance(batch, organisation, new).await?;
        let of = AssertedBalance { date: new.date, amount: new.amount, found };
        let warnings = of.warning(&account_code).into_iter();
        let warnings = warnings.chain(of_date(new.date, context.today()?, "date")).collect();
        batch.warn(warnings, new.strict)?;
        let insert = query!(INSERT)
            .bind(self.id)
            .bind(organisation)
            .bind(new.account_id)
            .bind(new.date.to_string())
            .bind(new.amount.minor())
            .bind(new.note.clone())
            .bind(context.at);
        batch.execute(insert).await?;
        let made = BalanceAssertion {
            id: self.id,
            account_id: new.account_id,
            account_code,
            date: new.date,
            amount: new.amount,
            currency,
            note: new.note.clone(),
            status: of.status(),
            balance: found,
            difference: of.difference(),
            created_at: context.at,
            version: 1,
        };
        batch.books.record(organisation, RecordedTable::BalanceAssertions, self.id);
        let values = [None, audit_json(&made)];
        batch.books.audit(context, "assertion.create", self.id.to_string(), values)?;
        Ok(made)
    }
}

/// Removes a balance assertion.
#[derive(Debug, Clone, Copy)]
pub struct DeleteBalanceAssertion(pub BalanceAssertionId);

#[async_trait]
impl Action for DeleteBalanceAssertion {
    type Object = BalanceAssertion;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<BalanceAssertion, NotDone<Denial>> {
        const DELETE: &str =
            "DELETE FROM balance_assertions WHERE organisation_id = $1 AND id = $2";
        let organisation = context.organisation;
        let was = find(&mut batch.read().await?, organisation, self.0).await?;
        let was = was.ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        batch.execute(query!(DELETE).bind(organisation).bind(self.0)).await?;
        batch.books.record(organisation, RecordedTable::BalanceAssertions, self.0);
        batch.book(organisation, []).await?;
        let values = [audit_json(&was), None];
        batch.books.audit(context, "assertion.delete", self.0.to_string(), values)?;
        Ok(was)
    }
}

/// How many that fail are told of.
const TOLD_MAX: i64 = 100;

/// What was found of all assertions of an organisation.
#[derive(Debug, Default)]
pub(super) struct HeldAssertions {
    /// How many there are.
    pub(super) count: i64,
    /// How many of them fail.
    pub(super) failed: i64,
    /// The first of these.
    pub(super) first_failed: Vec<BalanceAssertion>,
}

impl Store {
    /// A balance assertion of an organisation.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn assertion(
        &self,
        organisation: OrganisationId,
        id: BalanceAssertionId,
    ) -> Result<Option<BalanceAssertion>, StoreError> {
        self.database.first(one(organisation, id)).await?.as_ref().map(record).transpose()
    }

    /// Balance assertions of an organisation, the latest day first.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn assertions(
        &self,
        organisation: OrganisationId,
        filter: &AssertionFilter,
        page: &ListPage,
    ) -> Result<(Vec<BalanceAssertion>, Pagination), StoreError> {
        const COUNT: &str = concat!(
            "SELECT count(*) AS total FROM ",
            assertions!("($2 = '' OR s.account_id = $2) AND s.date >= $3 AND s.date <= $4"),
            " WHERE ($5 = '' OR ($5 = 'holds') = (f.found = f.amount))"
        );
        const LIST: &str = concat!(
            "SELECT f.* FROM ",
            assertions!("($2 = '' OR s.account_id = $2) AND s.date >= $3 AND s.date <= $4"),
            " WHERE ($5 = '' OR ($5 = 'holds') = (f.found = f.amount)) AND (f.date, f.id) < ($8, $9) \
            ORDER BY f.date DESC, f.id DESC LIMIT $6 OFFSET $7"
        );
        const KEY: &[KeyColumn] = &[KeyColumn::Text("date"), KeyColumn::Text("id")];
        let asked = |sql| {
            query(sql)
                .bind(organisation)
                .bind(filter.account_id.map_or_else(String::new, |id| id.to_string()))
                .bind(day_from(filter.date_from))
                .bind(day_to(filter.date_to))
                .bind(filter.status.map_or("", AssertionStatus::name))
        };
        let (rows, pagination) = self.page_by(KEY, asked(COUNT), asked(LIST), page).await?;
        Ok((rows.iter().map(record).collect::<Result<_, _>>()?, pagination))
    }

    /// Holds all assertions of an organisation against its books.
    pub(super) async fn held_assertions(
        &self,
        organisation: OrganisationId,
    ) -> Result<HeldAssertions, StoreError> {
        const COUNTS: &str = concat!(
            "SELECT count(*) AS total, CAST(coalesce(sum(CASE WHEN f.found = f.amount THEN 0 ELSE 1 END), 0) \
            AS BIGINT) AS failed FROM ",
            assertions!("s.id > ''")
        );
        const FAILED: &str = concat!(
            "SELECT f.* FROM ",
            assertions!("s.id > ''"),
            " WHERE f.found <> f.amount ORDER BY f.date, f.id LIMIT $2"
        );
        let row = self.database.first(query(COUNTS).bind(organisation)).await?;
        let row = row.ok_or(StoreError::Corrupt("total"))?;
        let (count, failed) = (row.get("total")?, row.get("failed")?);
        if failed == 0 {
            return Ok(HeldAssertions { count, failed, first_failed: Vec::new() });
        }
        let rows = self.database.all(query(FAILED).bind(organisation).bind(TOLD_MAX)).await?;
        let first_failed = rows.iter().map(record).collect::<Result<_, _>>()?;
        Ok(HeldAssertions { count, failed, first_failed })
    }
}
