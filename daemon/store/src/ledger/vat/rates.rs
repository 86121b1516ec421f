//! Rates that an organisation has in place of its country's.

use serde::Serialize;
use tieout::contract::ledger::tax_code::{NewTaxRate, TaxCode};
use tieout::factor::Factor;
use tieout::id::OrganisationId;
use tieout::ledger::vat::{VatRate, VatRates, own_rate, tax_codes};

use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::events::audit_json;
use crate::writes::read_set::{dated, rate};
use crate::writes::recorded::RecordedTable;

/// Sets a rate from a day on.
#[derive(Debug, Clone, Copy)]
pub struct SetTaxRate(pub NewTaxRate);

/// What the audit says of a rate.
#[derive(Serialize)]
struct AuditRate {
    rate: Option<Factor>,
    effective_from: tieout::date::Date,
}

impl Action for SetTaxRate {
    type Object = TaxCode;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<TaxCode, NotDone<Denial>> {
        const WAS: &str = "SELECT r.rate FROM tax_rates r WHERE r.organisation_id = $1 \
            AND r.code = $2 AND r.effective_from = $3";
        const COUNT: &str = "SELECT own_rates FROM organisations WHERE id = $1";
        const SAVE: &str = "INSERT INTO tax_rates (organisation_id, code, effective_from, rate) \
            VALUES ($1, $2, $3, $4) ON CONFLICT (organisation_id, code, effective_from) \
            DO UPDATE SET rate = excluded.rate";
        const COUNTED: &str = "UPDATE organisations SET own_rates = own_rates + 1 WHERE id = $1";
        let (organisation, new) = (context.organisation, &self.0);
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
        batch.forget_book(organisation).await?;
        let known = batch.book(organisation, []).await?.ok_or(StoreError::Corrupt("id"))?;
        let today = context.at.day().ok_or(StoreError::Corrupt("at"))?;
        let mut codes = tax_codes(&known.book.rates, today).into_iter();
        let code = codes.find(|known| known.code == new.code).ok_or(StoreError::Corrupt("code"))?;
        let telling = |rate: VatRate| {
            audit_json(&AuditRate { rate: rate.percent(), effective_from: new.effective_from })
        };
        let values = [was.and_then(telling), telling(own.rate)];
        batch.books.audit(context, "tax_code.set", new.code.to_string(), values)?;
        Ok(code)
    }
}

impl Store {
    /// What the VAT codes mean to an organisation.
    ///
    /// # Errors
    /// The database's.
    pub async fn rates(&self, organisation: OrganisationId) -> Result<VatRates, StoreError> {
        const RATES: &str =
            "SELECT code, effective_from, rate FROM tax_rates WHERE organisation_id = $1";
        let rows = self.database.all(query(RATES).bind(organisation)).await?;
        Ok(VatRates::with_own(rows.iter().map(dated).collect::<Result<_, _>>()?))
    }
}
