//! An organisation's settings: which go together, and what they become.

use super::refusal::{Reason, Refusal};
use super::vat_method::VatMethods;
use crate::contract::ledger::organisation::{
    Organisation, OrganisationPatch, VatMethod, VatScheme,
};
use crate::date::Date;

/// The VAT scheme of a new organisation: the one that is asked for, else the usual one.
#[must_use]
pub fn scheme_of(registered: bool, asked: Option<VatScheme>) -> VatScheme {
    asked.unwrap_or(if registered { VatScheme::Standard } else { VatScheme::None })
}

/// The first method of an organisation that is shown without methods.
#[must_use]
pub fn first_method(of: &Organisation) -> VatMethod {
    VatMethod {
        effective_from: None,
        vat_registered: of.vat_registered,
        vat_number: of.vat_number.clone(),
        vat_scheme: of.vat_scheme,
        flat_rate_percent: of.flat_rate_percent,
        outstanding_vat: None,
    }
}

/// An organisation with its VAT methods, as it accounts for VAT on a day.
#[must_use]
pub fn with_methods(was: Organisation, methods: &VatMethods, today: Option<Date>) -> Organisation {
    let VatMethod { vat_registered, vat_number, vat_scheme, flat_rate_percent, .. } =
        today.map_or(methods.first(), |today| methods.on(today)).clone();
    let vat_methods = methods.all();
    Organisation { vat_registered, vat_number, vat_scheme, flat_rate_percent, vat_methods, ..was }
}

/// What an organisation becomes by a patch, with so many entries in its books, but for how it accounts for
/// VAT ([`VatMethods::changed`](super::vat_method::VatMethods::changed)).
///
/// # Errors
/// [`Reason::HasPostings`] for another currency once something is posted.
pub fn changed(
    was: &Organisation,
    patch: OrganisationPatch,
    entries: i64,
) -> Result<Organisation, Refusal> {
    let mut new = was.clone();
    new.name = patch.name.unwrap_or(new.name);
    new.currency = patch.currency.unwrap_or(new.currency);
    new.country = patch.country.unwrap_or(new.country);
    new.financial_year_end = patch.financial_year_end.unwrap_or(new.financial_year_end);
    new.vat_rounding = patch.vat_rounding.unwrap_or(new.vat_rounding);
    new.status = patch.status.unwrap_or(new.status);
    if new.currency != was.currency && entries > 0 {
        let message = "the currency cannot change once something is posted";
        return Err(Refusal::new(Reason::HasPostings, message).at("currency"));
    }
    Ok(new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::ledger::organisation::{MemberRole, Standing, VatRounding};
    use crate::id::OrganisationId;
    use crate::ledger::vat_method::check_vat;
    use crate::time::Timestamp;

    fn organisation() -> Organisation {
        let at = Timestamp::from_unix_ms(0);
        Organisation {
            id: OrganisationId::new(1),
            name: "Field & Sons".to_owned(),
            currency: "GBP".to_owned(),
            country: "GB".to_owned(),
            financial_year_end: "03-31".to_owned(),
            vat_registered: false,
            vat_number: None,
            vat_scheme: VatScheme::None,
            flat_rate_percent: None,
            vat_methods: Vec::new(),
            vat_rounding: VatRounding::Line,
            status: Standing::Active,
            role: MemberRole::Owner,
            lock_date: None,
            created_at: at,
            updated_at: at,
            version: 1,
        }
    }

    #[test]
    fn vat_settings_go_together_or_are_refused() {
        use VatScheme::{Cash, FlatRate, None, Standard};
        for scheme in [None, Standard, Cash, FlatRate] {
            for registered in [false, true] {
                for has_percent in [false, true] {
                    let fits =
                        registered == (scheme != None) && has_percent == (scheme == FlatRate);
                    let checked = check_vat(registered, scheme, has_percent);
                    assert_eq!(checked.is_ok(), fits, "{scheme} {registered} {has_percent}");
                }
            }
            assert_eq!(scheme_of(true, Some(scheme)), scheme);
        }
        assert_eq!(
            [scheme_of(true, Option::None), scheme_of(false, Option::None)],
            [Standard, None]
        );
    }

    #[test]
    fn the_currency_stays_once_something_is_posted_and_what_a_patch_leaves_out_does_always() {
        let patch =
            OrganisationPatch { currency: Some("EUR".to_owned()), ..OrganisationPatch::default() };
        let refused = changed(&organisation(), patch.clone(), 1).unwrap_err();
        assert_eq!(
            (refused.reason, &refused.details["field"]),
            (Reason::HasPostings, &"currency".into())
        );
        let new = changed(&organisation(), patch, 0).unwrap();
        assert_eq!(new, Organisation { currency: "EUR".to_owned(), ..organisation() });
        assert_eq!(changed(&organisation(), OrganisationPatch::default(), 1), Ok(organisation()));
    }
}
