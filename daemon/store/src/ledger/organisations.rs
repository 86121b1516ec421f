//! Organisations, and up to which day their books are locked.

use serde_json::json;
use tieout::contract::ledger::organisation::{
    MemberRole, NewOrganisation, Organisation, OrganisationPatch, PeriodLock, Standing,
    StartingChart, VatScheme,
};
use tieout::date::Date;
use tieout::id::{AccountId, MemberId, OrganisationId, UserId};
use tieout::ledger::chain;
use tieout::ledger::chart::UK_DEFAULT;
use tieout::ledger::{Reason, Refusal};

use super::accounts::{NewRow, insert};
use super::pending::told;
use super::{Action, Context, Denial, Wants};
use crate::Store;
use crate::dialect::Tx;
use crate::error::{NotDone, StoreError};
use crate::query::{Row, query};

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

/// Whether the VAT settings of an organisation go together.
fn check_vat(registered: bool, scheme: VatScheme, has_percent: bool) -> Result<(), Refusal> {
    let refused = |message: &str| Err(Refusal::new(Reason::VatSchemeMismatch, message));
    if (scheme == VatScheme::None) == registered {
        return refused("the VAT scheme is none if and only if vat_registered is false");
    }
    if (scheme == VatScheme::FlatRate) != has_percent {
        return refused(if has_percent {
            "flat_rate_percent goes with the flat_rate scheme and with no other"
        } else {
            "the flat_rate scheme needs flat_rate_percent, the percentage of the trade"
        });
    }
    Ok(())
}

impl Action for CreateOrganisation {
    type Object = Organisation;

    fn wants(&self, _: OrganisationId, _: &mut Wants) {}

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Organisation, NotDone<Denial>> {
        const INSERT: &str = "INSERT INTO organisations (id, name, currency, country, \
            financial_year_end, vat_registered, vat_number, vat_scheme, flat_rate_percent, \
            vat_rounding, status, created_at, updated_at, version) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'active', $11, $11, 1)";
        const HEAD: &str = "INSERT INTO ledger_heads \
            (organisation_id, sequence, hash, posted, audited) VALUES ($1, 0, $2, 0, 0)";
        const OWNER: &str = "INSERT INTO members (id, organisation_id, email, user_id, role, \
            created_at, accepted_at) VALUES ($1, $2, $3, $4, 'owner', $5, $5)";
        let (new, id, at) = (&self.new, context.organisation, context.at);
        let usual = if new.vat_registered { VatScheme::Standard } else { VatScheme::None };
        let scheme = new.vat_scheme.unwrap_or(usual);
        check_vat(new.vat_registered, scheme, new.flat_rate_percent.is_some())?;
        let organisation = query(INSERT)
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
        tx.execute(organisation).await?;
        tx.execute(query(HEAD).bind(id).bind(&chain::START[..])).await?;
        let owner = query(OWNER)
            .bind(self.member)
            .bind(id)
            .bind(&*self.email)
            .bind(context.actor.user)
            .bind(at);
        tx.execute(owner).await?;
        if new.chart == StartingChart::UkDefault {
            for (starting, bits) in UK_DEFAULT.iter().zip(&self.account_bits) {
                let row = NewRow::starting(AccountId::new(*bits), starting);
                insert(tx, context, &row).await?;
            }
        }
        tx.book(id, []).await?;
        let made = one(tx, id, context.actor.user).await?.ok_or(StoreError::Corrupt("id"))?;
        let became = told(&made);
        tx.books.audit(context, "organisation.create", id.to_string(), [None, became])?;
        Ok(made)
    }
}

/// Changes an organisation.
#[derive(Debug, Clone)]
pub struct UpdateOrganisation(pub OrganisationPatch);

impl Action for UpdateOrganisation {
    type Object = Organisation;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Organisation, NotDone<Denial>> {
        const UPDATE: &str = "UPDATE organisations SET name = $2, currency = $3, country = $4, \
            financial_year_end = $5, vat_registered = $6, vat_number = $7, vat_scheme = $8, \
            flat_rate_percent = $9, vat_rounding = $10, status = $11, updated_at = $12, \
            version = version + 1 WHERE id = $1";
        let (id, user) = (context.organisation, context.actor.user);
        let was = one(tx, id, user).await?.ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        let patch = self.0.clone();
        let mut new = was.clone();
        new.name = patch.name.unwrap_or(new.name);
        new.currency = patch.currency.unwrap_or(new.currency);
        new.country = patch.country.unwrap_or(new.country);
        new.financial_year_end = patch.financial_year_end.unwrap_or(new.financial_year_end);
        new.vat_registered = patch.vat_registered.unwrap_or(new.vat_registered);
        new.vat_number = patch.vat_number.over(new.vat_number);
        new.vat_scheme = patch.vat_scheme.unwrap_or(new.vat_scheme);
        new.flat_rate_percent = patch.flat_rate_percent.over(new.flat_rate_percent);
        new.vat_rounding = patch.vat_rounding.unwrap_or(new.vat_rounding);
        new.status = patch.status.unwrap_or(new.status);
        let has_percent = new.flat_rate_percent.is_some();
        check_vat(new.vat_registered, new.vat_scheme, has_percent)?;
        let known = tx.book(id, []).await?.ok_or(StoreError::Corrupt("id"))?;
        if new.currency != was.currency && known.head.sequence > 0 {
            let message = "the currency cannot change once something is posted";
            return Err(Refusal::new(Reason::HasPostings, message).at("currency").into());
        }
        let update = query(UPDATE)
            .bind(id)
            .bind(&*new.name)
            .bind(&*new.currency)
            .bind(&*new.country)
            .bind(&*new.financial_year_end)
            .bind(new.vat_registered)
            .bind(new.vat_number.clone())
            .bind(new.vat_scheme.name())
            .bind(new.flat_rate_percent.map(|percent| percent.to_string()))
            .bind(new.vat_rounding.name())
            .bind(new.status.name())
            .bind(context.at);
        tx.execute(update).await?;
        tx.forget_book(id).await?;
        tx.book(id, []).await?;
        let made = one(tx, id, user).await?.ok_or(StoreError::Corrupt("id"))?;
        let values = [told(&was), told(&made)];
        tx.books.audit(context, "organisation.update", id.to_string(), values)?;
        Ok(made)
    }
}

/// Locks an organisation's books up to a day, or unlocks them.
#[derive(Debug, Clone)]
pub struct LockPeriod(pub PeriodLock);

impl Action for LockPeriod {
    type Object = Organisation;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Organisation, NotDone<Denial>> {
        const LOCK: &str = "UPDATE organisations SET lock_date = $2, updated_at = $3, \
            version = version + 1 WHERE id = $1";
        let (id, user) = (context.organisation, context.actor.user);
        let was = one(tx, id, user).await?.ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        let known = tx.book(id, []).await?.ok_or(StoreError::Corrupt("id"))?;
        known.book.check_lock(self.0.lock_date)?;
        let day = self.0.lock_date.map(|day| day.to_string());
        tx.execute(query(LOCK).bind(id).bind(day).bind(context.at)).await?;
        tx.forget_book(id).await?;
        tx.book(id, []).await?;
        let made = one(tx, id, user).await?.ok_or(StoreError::Corrupt("id"))?;
        let lock = |day: Option<Date>| day.map(|day| day.to_string());
        let values = [
            Some(json!({ "lock_date": lock(was.lock_date) })),
            Some(json!({ "lock_date": lock(made.lock_date), "reason": self.0.reason })),
        ];
        tx.books.audit(context, "organisation.lock", id.to_string(), values)?;
        Ok(made)
    }
}

const ONE: &str = "SELECT o.id, o.name, o.currency, o.country, o.financial_year_end, \
    o.vat_registered, o.vat_number, o.vat_scheme, o.flat_rate_percent, o.vat_rounding, o.status, \
    o.lock_date, o.created_at, o.updated_at, o.version, m.role FROM members m \
    JOIN organisations o ON o.id = m.organisation_id \
    WHERE m.organisation_id = $1 AND m.user_id = $2";

/// An organisation as one of its members sees it.
async fn one(
    tx: &mut Tx,
    organisation: OrganisationId,
    user: UserId,
) -> Result<Option<Organisation>, StoreError> {
    let row = tx.first(query(ONE).bind(organisation).bind(user)).await?;
    row.as_ref().map(record).transpose()
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
    /// An organisation as one of its members sees it; none to anybody else.
    ///
    /// # Errors
    /// The database's.
    pub async fn organisation(
        &self,
        organisation: OrganisationId,
        user: UserId,
    ) -> Result<Option<Organisation>, StoreError> {
        let row = self.database.first(query(ONE).bind(organisation).bind(user)).await?;
        row.as_ref().map(record).transpose()
    }

    /// The organisations that a user is an accepted member of, the earliest first.
    ///
    /// # Errors
    /// The database's.
    pub async fn organisations(&self, user: UserId) -> Result<Vec<Organisation>, StoreError> {
        const LIST: &str = "SELECT o.id, o.name, o.currency, o.country, o.financial_year_end, \
            o.vat_registered, o.vat_number, o.vat_scheme, o.flat_rate_percent, o.vat_rounding, \
            o.status, o.lock_date, o.created_at, o.updated_at, o.version, m.role FROM members m \
            JOIN organisations o ON o.id = m.organisation_id WHERE m.user_id = $1 ORDER BY o.id";
        let rows = self.database.all(query(LIST).bind(user)).await?;
        rows.iter().map(record).collect()
    }
}
