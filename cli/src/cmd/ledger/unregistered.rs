//! What is said where an organisation posts VAT that is not registered for it. The API accepts it: it asks for a VAT
//! control account and no more.

use tieout::contract::key::Data;
use tieout::contract::ledger::organisation::Organisation;
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::date::Date;
use tieout::ledger::vat_method::VatMethods;
use tieout::money::Money;

use crate::client::Client;
use crate::exit::Failure;
use crate::render::Ui;

/// How an organisation comes to be registered.
pub(super) const REGISTER: &str = "to register it: tieout ledger organisations update --vat-registered \
     --effective-from DATE, the first day of its registration";

/// Whether a code may bring VAT with it.
pub(super) fn bears_vat(code: LedgerVatCode) -> bool {
    ![LedgerVatCode::NV, LedgerVatCode::ZR, LedgerVatCode::EX].contains(&code)
}

/// Says on which of these days, on which VAT was posted, the organisation was not registered.
pub(in crate::cmd) fn note_vat(
    organisation: &Organisation,
    days: impl IntoIterator<Item = Date>,
    ui: &Ui,
) {
    let Some((first, later)) = organisation.vat_methods.split_first() else { return };
    let methods = VatMethods::new(first.clone(), later.to_vec());
    let day = days.into_iter().filter(|day| !methods.on(*day).vat_registered).min();
    if let Some(day) = day {
        ui.note(&format!(
            "VAT was posted, and {} is not registered for VAT on {day}: only a registered business \
             charges or reclaims it; {REGISTER}; for no VAT, use the VAT code NV",
            organisation.name
        ));
    }
}

/// The same of the organisation at this path, which is asked for only where there is VAT.
pub(super) fn note_vat_at(
    path: &str,
    vat: &[(Date, Money)],
    client: &Client<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
    let days: Vec<_> = vat.iter().filter(|(_, vat)| !vat.is_zero()).map(|(day, _)| *day).collect();
    if days.is_empty() {
        return Ok(());
    }
    let Data { data } = client.read::<Data<Organisation>>(&client.get(path)?)?;
    note_vat(&data, days, ui);
    Ok(())
}
