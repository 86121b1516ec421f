//! Rates that an organisation has in place of its country's, and VAT codes of its own.

use async_trait::async_trait;
use serde::Serialize;
use tieout::contract::ledger::tax_code::{NewTaxCode, TaxCode, TaxCodePatch};
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::factor::Factor;
use tieout::id::OrganisationId;
use tieout::ledger::external_id::NamedKind;
use tieout::ledger::tax_code::{check_changeable, own_code, patched_code, tax_codes};
use tieout::ledger::vat::{OwnVatCode, VatRate, VatRates, own_rate};

use crate::db::statement::{UnbufferedQuery, query};
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::ledger::metadata::{check_unnamed, stored};
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::events::audit_json;
use crate::writes::read_set::{dated, rate, stored_code};
use crate::writes::recorded::RecordedTable;

/// Sets a rate from a day on, or makes a VAT code of the organisation's own.
#[derive(Debug, Clone)]
pub struct SetTaxCode(pub NewTaxCode);

/// What the audit says of a rate.
#[derive(Serialize)]
struct AuditRate {
    rate: Option<Factor>,
    effective_from: tieout::date::Date,
}

#[async_trait]
impl Action for SetTaxCode {
    type Object = TaxCode;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<TaxCode, NotDone<Denial>> {
        if self.0.code.is_built_in() {
            set_rate(batch, context, &self.0).await
        } else {
            create(batch, context, &self.0).await
        }
    }
}

async fn set_rate(
    batch: &mut Batch,
    context: &Context,
    new: &NewTaxCode,
) -> Result<TaxCode, NotDone<Denial>> {
    const WAS: &str = "SELECT r.rate FROM tax_rates r WHERE r.organisation_id = $1 \
        AND r.code = $2 AND r.effective_from = $3";
    const COUNT: &str = "SELECT own_rates FROM organisations WHERE id = $1";
    const SAVE: &str = "INSERT INTO tax_rates (organisation_id, code, effective_from, rate) \
        VALUES ($1, $2, $3, $4) ON CONFLICT (organisation_id, code, effective_from) \
        DO UPDATE SET rate = excluded.rate";
    const COUNTED: &str = "UPDATE organisations SET own_rates = own_rates + 1 WHERE id = $1";
    let organisation = context.organisation;
    let day = new.effective_from.to_string();
    let asked = query!(WAS).bind(organisation).bind(new.code.name()).bind(&*day);
    let was = batch.first(asked).await?.map(|row| rate(&row)).transpose()?;
    let mut others = None;
    if was.is_none() {
        let row = batch.first(query!(COUNT).bind(organisation)).await?;
        others = Some(row.ok_or(StoreError::Corrupt("id"))?.get("own_rates")?);
    }
    let known = batch.book(organisation, []).await?.ok_or(StoreError::Corrupt("id"))?;
    let own = own_rate(new, known.book.lock_date, others)?;
    let save = query!(SAVE)
        .bind(organisation)
        .bind(new.code.name())
        .bind(&*day)
        .bind(i64::from(own.rate.ten_thousandths()));
    batch.execute(save).await?;
    let of_day = format!("{}/{day}", new.code.name());
    batch.books.record(organisation, RecordedTable::TaxRates, of_day);
    if was.is_none() {
        batch.execute(query!(COUNTED).bind(organisation)).await?;
        batch.books.record(organisation, RecordedTable::Organisations, organisation);
    }
    let code = made(batch, context, new.code).await?;
    let telling = |rate: VatRate| {
        audit_json(&AuditRate { rate: rate.percent(), effective_from: new.effective_from })
    };
    let values = [was.and_then(telling), telling(own.rate)];
    batch.books.audit(context, "tax_code.set", new.code.to_string(), values)?;
    Ok(code)
}

async fn create(
    batch: &mut Batch,
    context: &Context,
    new: &NewTaxCode,
) -> Result<TaxCode, NotDone<Denial>> {
    const COUNTED: &str = "UPDATE organisations SET own_codes = own_codes + 1 WHERE id = $1";
    const INSERT: &str = "INSERT INTO tax_codes (organisation_id, code, name, effective_to, version, kind, \
        rate, recoverable, effective_from, external_id, metadata, created_at, updated_at) \
        VALUES ($1, $2, $3, $4, $7, $8, $9, $10, $11, $5, $6, $12, $12)";
    let organisation = context.organisation;
    let known = batch.book(organisation, []).await?.ok_or(StoreError::Corrupt("id"))?;
    let others = known.book.rates.own_codes();
    let count = i64::try_from(others.len()).unwrap_or(i64::MAX);
    let own = own_code(new, count, known.book.rates.own_code(new.code).is_some(), context.at)?;
    let (kind, named) = ((organisation, NamedKind::TaxCode), own.external_id.as_deref());
    check_unnamed(batch, kind, own.code.to_string(), named).await?;
    let insert = bound(query!(INSERT), organisation, &own)
        .bind(own.kind.name())
        .bind(i64::from(own.rate.ten_thousandths()))
        .bind(i64::from(own.recoverable.ten_thousandths()))
        .bind(own.from.to_string())
        .bind(context.at);
    batch.execute(insert).await?;
    batch.execute(query!(COUNTED).bind(organisation)).await?;
    batch.books.record(organisation, RecordedTable::TaxCodes, own.code);
    batch.books.record(organisation, RecordedTable::Organisations, organisation);
    let code = made(batch, context, own.code).await?;
    let values = [None, audit_json(&code)];
    batch.books.audit(context, "tax_code.create", own.code.to_string(), values)?;
    Ok(code)
}

/// Changes a VAT code of the organisation's own.
#[derive(Debug, Clone)]
pub struct UpdateTaxCode {
    /// Which one.
    pub code: LedgerVatCode,
    /// What changes.
    pub patch: TaxCodePatch,
}

#[async_trait]
impl Action for UpdateTaxCode {
    type Object = TaxCode;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<TaxCode, NotDone<Denial>> {
        const UPDATE: &str = "UPDATE tax_codes SET name = $3, effective_to = $4, external_id = $5, \
            metadata = $6, version = $7, updated_at = $8 WHERE organisation_id = $1 AND code = $2";
        let (organisation, code) = (context.organisation, self.code);
        check_changeable(code)?;
        let known = batch.book(organisation, []).await?.ok_or(StoreError::Corrupt("id"))?;
        let was = known.book.rates.own_code(code).cloned().ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        let own = patched_code(&was, self.patch.clone())?;
        let (kind, named) = ((organisation, NamedKind::TaxCode), own.external_id.as_deref());
        check_unnamed(batch, kind, code.to_string(), named).await?;
        let before = made(batch, context, code).await?;
        batch.execute(bound(query!(UPDATE), organisation, &own).bind(context.at)).await?;
        batch.books.record(organisation, RecordedTable::TaxCodes, code);
        let after = made(batch, context, code).await?;
        let values = [audit_json(&before), audit_json(&after)];
        batch.books.audit(context, "tax_code.update", code.to_string(), values)?;
        Ok(after)
    }
}

/// A statement with what may change of a code.
fn bound(
    statement: UnbufferedQuery,
    organisation: OrganisationId,
    own: &OwnVatCode,
) -> UnbufferedQuery {
    statement
        .bind(organisation)
        .bind(own.code.to_string())
        .bind(&*own.name)
        .bind(own.to.map(|to| to.to_string()))
        .bind(own.external_id.clone())
        .bind(stored(&own.metadata))
        .bind(own.version)
}

/// A code as it is now, read anew.
async fn made(
    batch: &mut Batch,
    context: &Context,
    code: LedgerVatCode,
) -> Result<TaxCode, StoreError> {
    let organisation = context.organisation;
    batch.forget_book(organisation).await?;
    let known = batch.book(organisation, []).await?.ok_or(StoreError::Corrupt("id"))?;
    let today = context.at.day().ok_or(StoreError::Corrupt("at"))?;
    let mut codes = tax_codes(&known.book.rates, today).into_iter();
    codes.find(|known| known.code == code).ok_or(StoreError::Corrupt("code"))
}

impl Store {
    /// What the VAT codes mean to an organisation, but for capital goods under the flat rate scheme: for what is
    /// shown, whose amounts are the same.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn rates(&self, organisation: OrganisationId) -> Result<VatRates, StoreError> {
        const RATES: &str =
            "SELECT code, effective_from, rate FROM tax_rates WHERE organisation_id = $1";
        const CODES: &str = "SELECT code, name, kind, rate, recoverable, effective_from, effective_to, \
            external_id, metadata, updated_at, version FROM tax_codes WHERE organisation_id = $1";
        let rows = self.database.all(query(RATES).bind(organisation)).await?;
        let rates = VatRates::with_own(rows.iter().map(dated).collect::<Result<_, _>>()?);
        let rows = self.database.all(query(CODES).bind(organisation)).await?;
        Ok(rates.with_codes(rows.iter().map(stored_code).collect::<Result<_, _>>()?))
    }
}
