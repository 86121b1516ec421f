//! How an organisation accounts for VAT, by day: read and written.

use tieout::contract::ledger::organisation::{VatMethod, VatRounding};
use tieout::date::Date;
use tieout::factor::Factor;
use tieout::id::OrganisationId;
use tieout::ledger::vat_method::VatMethods;

use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::recorded::RecordedTable;

/// The first, from no day on, and the later ones; the first has the currency and the rounding too.
const METHODS: &str = "SELECT '' AS effective_from, vat_registered, vat_number, vat_scheme, \
    flat_rate_percent, CAST(NULL AS TEXT) AS outstanding_vat, currency, vat_rounding FROM organisations WHERE id = $1 UNION ALL \
    SELECT m.effective_from, m.vat_registered, m.vat_number, m.vat_scheme, m.flat_rate_percent, m.outstanding_vat, '', '' \
    FROM vat_methods m WHERE m.organisation_id = $1 ORDER BY effective_from";

/// How an organisation accounts for VAT, and its currency.
pub(in crate::ledger) type MethodsAndCurrency = (VatMethods, String);

pub(in crate::ledger) fn vat_method(row: &Row) -> Result<VatMethod, StoreError> {
    let percent: Option<String> = row.get("flat_rate_percent")?;
    let percent = percent.map(|percent| Factor::parse(&percent)).transpose();
    let from: String = row.get("effective_from")?;
    let from = Some(from).filter(|from| !from.is_empty()).map(|from| Date::parse_iso(&from));
    Ok(VatMethod {
        effective_from: from.transpose().map_err(|_| StoreError::Corrupt("effective_from"))?,
        vat_registered: row.flag("vat_registered")?,
        vat_number: row.get("vat_number")?,
        vat_scheme: row.parse("vat_scheme")?,
        flat_rate_percent: percent.map_err(|_| StoreError::Corrupt("flat_rate_percent"))?,
        outstanding_vat: row.parse_or_none("outstanding_vat")?,
    })
}

fn read(rows: &[Row]) -> Result<MethodsAndCurrency, StoreError> {
    let (first, later) = rows.split_first().ok_or(StoreError::Corrupt("id"))?;
    let later = later.iter().map(vat_method).collect::<Result<_, _>>()?;
    Ok((VatMethods::new(vat_method(first)?, later), first.get("currency")?))
}

/// How an organisation accounts for VAT, as a transaction sees it, and its currency.
pub(in crate::ledger) async fn methods_in(
    batch: &mut Batch,
    organisation: OrganisationId,
) -> Result<MethodsAndCurrency, StoreError> {
    read(&batch.all(query!(METHODS).bind(organisation)).await?)
}

/// How an organisation accounts for VAT, as a transaction sees it, and what VAT is rounded for.
pub(in crate::ledger) async fn methods_and_rounding(
    batch: &mut Batch,
    organisation: OrganisationId,
) -> Result<(VatMethods, VatRounding), StoreError> {
    let rows = batch.all(query!(METHODS).bind(organisation)).await?;
    let first = rows.first().ok_or(StoreError::Corrupt("organisation_id"))?;
    Ok((read(&rows)?.0, first.parse("vat_rounding")?))
}

impl Store {
    /// How an organisation accounts for VAT, and its currency.
    pub(in crate::ledger) async fn vat_methods(
        &self,
        organisation: OrganisationId,
    ) -> Result<MethodsAndCurrency, StoreError> {
        read(&self.database.all(query(METHODS).bind(organisation)).await?)
    }
}

/// Writes what has changed of the methods.
pub(super) async fn write(
    batch: &mut Batch,
    organisation: OrganisationId,
    was: &VatMethods,
    methods: &VatMethods,
) -> Result<(), StoreError> {
    const FIRST: &str = "UPDATE organisations SET vat_registered = $2, vat_number = $3, \
        vat_scheme = $4, flat_rate_percent = $5 WHERE id = $1";
    const DELETE: &str =
        "DELETE FROM vat_methods WHERE organisation_id = $1 AND effective_from = $2";
    const SAVE: &str = "INSERT INTO vat_methods (organisation_id, vat_registered, vat_number, \
        vat_scheme, flat_rate_percent, effective_from, outstanding_vat) VALUES ($1, $2, $3, $4, $5, $6, $7) \
        ON CONFLICT (organisation_id, effective_from) DO UPDATE SET \
        vat_registered = excluded.vat_registered, vat_number = excluded.vat_number, \
        vat_scheme = excluded.vat_scheme, flat_rate_percent = excluded.flat_rate_percent, \
        outstanding_vat = excluded.outstanding_vat";
    if was.first() != methods.first() {
        let method = methods.first();
        let first = query!(FIRST)
            .bind(organisation)
            .bind(method.vat_registered)
            .bind(method.vat_number.clone())
            .bind(method.vat_scheme.name())
            .bind(method.flat_rate_percent.map(|percent| percent.to_string()));
        batch.execute(first).await?;
        batch.books.record(organisation, RecordedTable::Organisations, organisation);
    }
    for method in was.later().iter().filter(|method| !methods.later().contains(method)) {
        let Some(from) = method.effective_from else { continue };
        batch.execute(query!(DELETE).bind(organisation).bind(from.to_string())).await?;
        batch.books.record(organisation, RecordedTable::VatMethods, from);
    }
    for method in methods.later().iter().filter(|method| !was.later().contains(method)) {
        let Some(from) = method.effective_from else { continue };
        let save = query!(SAVE)
            .bind(organisation)
            .bind(method.vat_registered)
            .bind(method.vat_number.clone())
            .bind(method.vat_scheme.name())
            .bind(method.flat_rate_percent.map(|percent| percent.to_string()))
            .bind(from.to_string())
            .bind(method.outstanding_vat.map(|how| how.name().to_owned()));
        batch.execute(save).await?;
        batch.books.record(organisation, RecordedTable::VatMethods, from);
    }
    Ok(())
}
