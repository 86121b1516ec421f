//! Organisations, and up to which day their books are locked.

use async_trait::async_trait;
use std::collections::BTreeMap;

use serde_json::json;
use tieout::contract::ledger::organisation::{
    MemberRole, NewOrganisation, Organisation, OrganisationPatch, PeriodLock, Standing,
    StartingChart, VatMethod,
};
use tieout::contract::page::Pagination;
use tieout::date::Date;
use tieout::id::{AccountId, MemberId, OrganisationId, UserId};
use tieout::ledger::chart::UK_DEFAULT;
use tieout::ledger::organisation::{changed, first_method, scheme_of, with_methods};
use tieout::ledger::vat_method::{VatMethods, check_vat};
use tieout::time::Timestamp;

use super::accounts::{NewRow, insert};
use crate::db::statement::{Row, query};
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::ledger::vat::method_change::change_method;
use crate::ledger::vat::methods::{methods_in, vat_method};
use crate::page::Page;
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::events::audit_json;
use crate::writes::read_set::ReadSet;
use crate::writes::recorded::RecordedTable;

/// Makes an organisation; its maker is its owner.
#[derive(Debug, Clone)]
pub struct CreateOrganisation {
    /// What it is to be.
    pub new: NewOrganisation,
    /// The maker's address.
    pub email: String,
    /// The maker's membership.
    pub member: MemberId,
    /// Bits for the accounts it starts with, one for each that it could have.
    pub account_bits: Vec<u128>,
}

#[async_trait]
impl Action for CreateOrganisation {
    type Object = Organisation;

    fn reads(&self, _: OrganisationId, _: &mut ReadSet) {}

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Organisation, NotDone<Denial>> {
        const INSERT: &str = "INSERT INTO organisations (id, name, currency, country, \
            financial_year_end, vat_registered, vat_number, vat_scheme, flat_rate_percent, \
            vat_rounding, status, created_at, updated_at, version) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'active', $11, $11, 1)";
        let (new, id, at) = (&self.new, context.organisation, context.at);
        let scheme = scheme_of(new.vat_registered, new.vat_scheme);
        check_vat(new.vat_registered, scheme, new.flat_rate_percent.is_some())?;
        let organisation = query!(INSERT)
            .bind(id)
            .bind(&*new.name)
            .bind(&*new.currency)
            .bind(&*new.country)
            .bind(&*new.financial_year_end)
            .bind(new.vat_registered)
            .bind(new.vat_number.clone())
            .bind(scheme.name())
            .bind(new.flat_rate_percent.map(|percent| percent.to_string()))
            .bind(new.vat_rounding.name())
            .bind(at);
        batch.execute(organisation).await?;
        batch.books.record(id, RecordedTable::Organisations, id);
        batch.open_books(id).await?;
        add_owner(batch, context, self.member, &self.email).await?;
        if new.chart == StartingChart::UkDefault {
            for (starting, bits) in UK_DEFAULT.iter().zip(&self.account_bits) {
                let row = NewRow::starting(AccountId::new(*bits), starting);
                insert(batch, context, &row).await?;
            }
        }
        batch.book(id, []).await?;
        let made = one(batch, context).await?.ok_or(StoreError::Corrupt("id"))?;
        let became = audit_json(&made);
        batch.books.audit(context, "organisation.create", id.to_string(), [None, became])?;
        Ok(made)
    }
}

/// Makes whoever acts the owner of a new organisation.
pub(super) async fn add_owner(
    batch: &mut Batch,
    context: &Context,
    member: MemberId,
    email: &str,
) -> Result<(), StoreError> {
    const OWNER: &str = "INSERT INTO members (id, organisation_id, email, user_id, role, \
        created_at, accepted_at) VALUES ($1, $2, $3, $4, 'owner', $5, $5)";
    let (id, user) = (context.organisation, context.actor.user);
    let owner = query!(OWNER).bind(member).bind(id).bind(email).bind(user).bind(context.at);
    batch.execute(owner).await?;
    batch.books.record(id, RecordedTable::Members, member);
    Ok(())
}

/// Changes an organisation.
#[derive(Debug, Clone)]
pub struct UpdateOrganisation(pub OrganisationPatch);

#[async_trait]
impl Action for UpdateOrganisation {
    type Object = Organisation;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Organisation, NotDone<Denial>> {
        const UPDATE: &str = "UPDATE organisations SET name = $2, currency = $3, country = $4, \
            financial_year_end = $5, vat_rounding = $6, status = $7, updated_at = $8, \
            version = version + 1 WHERE id = $1";
        let id = context.organisation;
        let was = one(batch, context).await?.ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        let known = batch.book(id, []).await?.ok_or(StoreError::Corrupt("id"))?;
        let new = changed(&was, self.0.clone(), known.end.sequence)?;
        change_method(batch, context, &self.0).await?;
        let update = query!(UPDATE)
            .bind(id)
            .bind(&*new.name)
            .bind(&*new.currency)
            .bind(&*new.country)
            .bind(&*new.financial_year_end)
            .bind(new.vat_rounding.name())
            .bind(new.status.name())
            .bind(context.at);
        batch.execute(update).await?;
        batch.books.record(id, RecordedTable::Organisations, id);
        batch.forget_book(id).await?;
        batch.book(id, []).await?;
        let made = one(batch, context).await?.ok_or(StoreError::Corrupt("id"))?;
        let values = [audit_json(&was), audit_json(&made)];
        batch.books.audit(context, "organisation.update", id.to_string(), values)?;
        Ok(made)
    }
}

/// Locks an organisation's books up to a day, or unlocks them.
#[derive(Debug, Clone)]
pub struct LockPeriod(pub PeriodLock);

#[async_trait]
impl Action for LockPeriod {
    type Object = Organisation;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Organisation, NotDone<Denial>> {
        const LOCK: &str = "UPDATE organisations SET lock_date = $2, updated_at = $3, \
            version = version + 1 WHERE id = $1";
        let id = context.organisation;
        let was = one(batch, context).await?.ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        let known = batch.book(id, []).await?.ok_or(StoreError::Corrupt("id"))?;
        known.book.check_lock(self.0.lock_date)?;
        let day = self.0.lock_date.map(|day| day.to_string());
        batch.execute(query!(LOCK).bind(id).bind(day).bind(context.at)).await?;
        batch.books.record(id, RecordedTable::Organisations, id);
        batch.forget_book(id).await?;
        batch.book(id, []).await?;
        let made = one(batch, context).await?.ok_or(StoreError::Corrupt("id"))?;
        let lock = |day: Option<Date>| day.map(|day| day.to_string());
        let values = [
            Some(json!({ "lock_date": lock(was.lock_date) })),
            Some(json!({ "lock_date": lock(made.lock_date), "reason": self.0.reason })),
        ];
        batch.books.audit(context, "organisation.lock", id.to_string(), values)?;
        Ok(made)
    }
}

const ONE: &str = "SELECT o.id, o.name, o.currency, o.country, o.financial_year_end, \
    o.vat_registered, o.vat_number, o.vat_scheme, o.flat_rate_percent, o.vat_rounding, o.status, \
    o.lock_date, o.created_at, o.updated_at, o.version, m.role FROM members m \
    JOIN organisations o ON o.id = m.organisation_id \
    WHERE m.organisation_id = $1 AND m.user_id = $2";

/// An organisation as the member sees it who acts, on the day of the act.
pub(super) async fn one(
    batch: &mut Batch,
    context: &Context,
) -> Result<Option<Organisation>, StoreError> {
    let (id, user) = (context.organisation, context.actor.user);
    let row = batch.first(query!(ONE).bind(id).bind(user)).await?;
    let Some(row) = row else { return Ok(None) };
    let (methods, _) = methods_in(batch, id).await?;
    Ok(Some(with_methods(record(&row)?, &methods, context.at.day())))
}

fn record(row: &Row) -> Result<Organisation, StoreError> {
    let factor = |text: String| tieout::factor::Factor::parse(&text);
    let day = |text: String| Date::parse_iso(&text);
    let flat_rate_percent = row.get::<Option<String>>("flat_rate_percent")?.map(factor);
    let lock_date = row.get::<Option<String>>("lock_date")?.map(day);
    Ok(Organisation {
        id: row.parse("id")?,
        name: row.get("name")?,
        currency: row.get("currency")?,
        country: row.get("country")?,
        financial_year_end: row.get("financial_year_end")?,
        vat_registered: row.flag("vat_registered")?,
        vat_number: row.get("vat_number")?,
        vat_scheme: row.parse("vat_scheme")?,
        flat_rate_percent: flat_rate_percent
            .transpose()
            .map_err(|_| StoreError::Corrupt("flat_rate_percent"))?,
        vat_methods: Vec::new(),
        vat_rounding: row.parse("vat_rounding")?,
        status: row.parse::<Standing>("status")?,
        role: row.parse::<MemberRole>("role")?,
        lock_date: lock_date.transpose().map_err(|_| StoreError::Corrupt("lock_date"))?,
        created_at: row.time("created_at")?,
        updated_at: row.time("updated_at")?,
        version: row.get("version")?,
    })
}

impl Store {
    /// An organisation as one of its members sees it on this day; none to anybody else.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn organisation(
        &self,
        organisation: OrganisationId,
        user: UserId,
        today: Option<Date>,
    ) -> Result<Option<Organisation>, StoreError> {
        let row = self.database.first(query(ONE).bind(organisation).bind(user)).await?;
        let Some(row) = row else { return Ok(None) };
        let (methods, _) = self.vat_methods(organisation).await?;
        Ok(Some(with_methods(record(&row)?, &methods, today)))
    }

    /// The organisations that a user is an accepted member of, the earliest first, as of this day.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn organisations(
        &self,
        user: UserId,
        today: Option<Date>,
    ) -> Result<Vec<Organisation>, StoreError> {
        const LIST: &str = "SELECT o.id, o.name, o.currency, o.country, o.financial_year_end, \
            o.vat_registered, o.vat_number, o.vat_scheme, o.flat_rate_percent, o.vat_rounding, \
            o.status, o.lock_date, o.created_at, o.updated_at, o.version, m.role FROM members m \
            JOIN organisations o ON o.id = m.organisation_id WHERE m.user_id = $1 ORDER BY o.id";
        const METHODS: &str = "SELECT v.organisation_id, v.effective_from, v.vat_registered, \
            v.vat_number, v.vat_scheme, v.flat_rate_percent, v.outstanding_vat FROM members m JOIN vat_methods v \
            ON v.organisation_id = m.organisation_id WHERE m.user_id = $1";
        let rows = self.database.all(query(LIST).bind(user)).await?;
        let mut later: BTreeMap<OrganisationId, Vec<VatMethod>> = BTreeMap::new();
        for row in self.database.all(query(METHODS).bind(user)).await? {
            later.entry(row.parse("organisation_id")?).or_default().push(vat_method(&row)?);
        }
        let shown = |row: &Row| {
            let organisation = record(row)?;
            let later = later.remove(&organisation.id).unwrap_or_default();
            let methods = VatMethods::new(first_method(&organisation), later);
            Ok(with_methods(organisation, &methods, today))
        };
        rows.iter().map(shown).collect()
    }

    /// Every organisation, in the order they were made.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn all_organisations(
        &self,
        page: Page,
    ) -> Result<(Vec<OrganisationSummary>, Pagination), StoreError> {
        const COUNT: &str = "SELECT count(*) AS total FROM organisations";
        const LIST: &str = "SELECT o.id, o.name, o.status, o.created_at, \
            (SELECT count(*) FROM members m WHERE m.organisation_id = o.id \
            AND m.user_id IS NOT NULL) AS members \
            FROM organisations o ORDER BY o.id LIMIT $1 OFFSET $2";
        let (rows, pagination) = self.page(query(COUNT), query(LIST), page).await?;
        let summary = |row: &Row| {
            Ok(OrganisationSummary {
                id: row.parse("id")?,
                name: row.get("name")?,
                status: row.parse("status")?,
                members: row.count("members")?,
                created_at: row.time("created_at")?,
            })
        };
        let listed: Result<_, StoreError> = rows.iter().map(summary).collect();
        Ok((listed?, pagination))
    }
}

/// An organisation as an operator sees it, who is no member.
#[derive(Debug, Clone)]
pub struct OrganisationSummary {
    /// Names it.
    pub id: OrganisationId,
    /// What people call it.
    pub name: String,
    /// Whether it is in use.
    pub status: Standing,
    /// How many members it has, invited ones not among them.
    pub members: u64,
    /// When it was made.
    pub created_at: Timestamp,
}
