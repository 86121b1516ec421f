//! VAT codes: an organisation's own, and all of them as a caller gets them.

use super::refusal::{Reason, Refusal};
use super::vat::{DatedVatRate, OwnVatCode, VatRate, VatRates, built_in_kind, check_number};
use crate::contract::ledger::metadata::Metadata;
use crate::contract::ledger::tax_code::{
    DatedRate, NewTaxCode, TaxCode, TaxCodeFilter, TaxCodePatch,
};
use crate::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use crate::date::Date;
use crate::factor::Factor;
use crate::time::Timestamp;

/// A VAT code of an organisation's own, made at this time. `others` is how many it has.
///
/// # Errors
/// [`Reason::UnknownVatCode`] for one without a name: it is to have a rate, and is not there;
/// [`Reason::DuplicateCode`]; [`Reason::VatNotAllowed`] for a rate that does not go with its kind;
/// [`Reason::TooManyRates`].
pub fn own_code(
    new: &NewTaxCode,
    others: i64,
    is_taken: bool,
    at: Timestamp,
) -> Result<OwnVatCode, Refusal> {
    let code = new.code;
    if is_taken {
        let message = format!("the organisation has a VAT code {code} already");
        return Err(Refusal::new(Reason::DuplicateCode, message).at("code"));
    }
    let Some(name) = new.name.clone() else {
        let message = format!("the organisation has no VAT code {code}; a new one has a name");
        return Err(Refusal::new(Reason::UnknownVatCode, message).at("code"));
    };
    check_number(Some(others))?;
    let kind = new.kind.unwrap_or(TaxCodeKind::Standard);
    let rate = VatRate::of_percent(new.rate).unwrap_or(VatRate::from_ten_thousandths(0));
    let recoverable = new.recoverable_percent.and_then(VatRate::of_percent);
    let has_rate = rate.ten_thousandths() > 0;
    let is_outside = matches!(kind, TaxCodeKind::OutsideUk | TaxCodeKind::OutsideScope);
    let refused =
        |field: &str, message: String| Err(Refusal::new(Reason::VatNotAllowed, message).at(field));
    if is_outside && has_rate {
        return refused("rate", format!("no VAT goes with a VAT code of the kind {kind}"));
    }
    if kind.is_reverse() && !has_rate {
        return refused("rate", format!("a VAT code of the kind {kind} needs a rate above 0"));
    }
    if recoverable.is_some() && !has_rate {
        return refused("recoverable_percent", format!("no VAT goes with the VAT code {code}"));
    }
    let recoverable = recoverable.unwrap_or(VatRate::ALL);
    let (from, to) = (new.effective_from, new.effective_to);
    Ok(OwnVatCode {
        code,
        name,
        kind,
        rate,
        recoverable,
        from,
        to,
        external_id: new.external_id.clone(),
        metadata: new.metadata.clone().unwrap_or_default(),
        updated_at: at,
        version: 1,
    })
}

/// Refuses to change a code that is built in.
///
/// # Errors
/// [`Reason::VatNotAllowed`].
pub fn check_changeable(code: LedgerVatCode) -> Result<(), Refusal> {
    if !code.is_built_in() {
        return Ok(());
    }
    let message = format!("the VAT code {code} is built in: only its rate can be set");
    Err(Refusal::new(Reason::VatNotAllowed, message))
}

/// What a code of an organisation's own becomes by a patch.
///
/// # Errors
/// [`Reason::VatCodeNotInForce`] for an end before it begins.
pub fn patched_code(was: &OwnVatCode, patch: TaxCodePatch) -> Result<OwnVatCode, Refusal> {
    let to = patch.effective_to.over(was.to);
    if let Some(to) = to.filter(|to| *to < was.from) {
        let message = format!("the VAT code {} begins on {}, after {to}", was.code, was.from);
        return Err(Refusal::new(Reason::VatCodeNotInForce, message).at("effective_to"));
    }
    let name = patch.name.unwrap_or_else(|| was.name.clone());
    let external_id = patch.external_id.over(was.external_id.clone());
    let metadata = patch.metadata.over(Some(was.metadata.clone())).unwrap_or_default();
    Ok(OwnVatCode { name, to, external_id, metadata, version: was.version + 1, ..was.clone() })
}

/// The boxes of the VAT return that sales and purchases of a kind go to. Source: HMRC Notice 700/12, section 3:
/// the net of everything but what is outside the scope stands in boxes 6 and 7, VAT in boxes 1 and 4; Notice
/// 741A, section 5, and Notice 735 (reverse charges).
const fn boxes(kind: TaxCodeKind, has_vat: bool) -> [&'static [u8]; 2] {
    match kind {
        TaxCodeKind::Standard | TaxCodeKind::CapitalGoods if has_vat => [&[1, 6], &[4, 7]],
        TaxCodeKind::Standard | TaxCodeKind::CapitalGoods => [&[6], &[7]],
        TaxCodeKind::ReverseCharge => [&[], &[1, 4, 6, 7]],
        TaxCodeKind::DomesticReverseCharge => [&[6], &[1, 4, 7]],
        TaxCodeKind::ImportPostponed => [&[], &[1, 4, 7]],
        TaxCodeKind::OutsideUk => [&[6], &[]],
        TaxCodeKind::OutsideScope => [&[], &[]],
    }
}

/// The VAT codes with their rates of a day, and the boxes of the VAT return that they go to: those that are built
/// in, then the organisation's own.
#[must_use]
pub fn tax_codes(rates: &VatRates, day: Date) -> Vec<TaxCode> {
    let always = Date::parse_iso("0001-01-01").ok();
    let built_in = |(code, name): (LedgerVatCode, &str)| {
        let kind = built_in_kind(code)?;
        let rate = rates.on(code, day);
        let [sales_boxes, purchase_boxes] = boxes(kind, rate.is_some());
        Some(TaxCode {
            code,
            name: name.to_owned(),
            kind,
            rate: rate.and_then(|(rate, _)| rate.percent()).or_else(|| zero(code)),
            recoverable_percent: VatRate::ALL.percent()?,
            sales_boxes: sales_boxes.to_vec(),
            purchase_boxes: purchase_boxes.to_vec(),
            effective_from: rate.map(|(_, from)| from).filter(|from| Some(*from) != always),
            effective_to: None,
            rates: rates.all(code),
            built_in: true,
            external_id: None,
            metadata: Metadata::default(),
            updated_at: None,
            version: 1,
        })
    };
    let names = [
        (LedgerVatCode::ST, "Standard rate"),
        (LedgerVatCode::RR, "Reduced rate"),
        (LedgerVatCode::ZR, "Zero rate"),
        (LedgerVatCode::EX, "Exempt"),
        (LedgerVatCode::NV, "No VAT"),
        (LedgerVatCode::RC, "Reverse charge on services from abroad"),
        (LedgerVatCode::PVA, "Import with postponed VAT accounting"),
        (LedgerVatCode::CG, "Capital goods, VAT reclaimed"),
    ];
    let own = rates.own_codes().iter().filter_map(own_tax_code);
    names.into_iter().filter_map(built_in).chain(own).collect()
}

/// The rates that a list of codes stands for, of which everything is in force that its items say.
#[must_use]
pub fn rates_of(codes: &[TaxCode]) -> VatRates {
    let own_rate = |code: LedgerVatCode, dated: &DatedRate| {
        let rate = VatRate::of_percent(dated.rate).filter(|_| dated.own)?;
        Some(DatedVatRate { code, from: dated.effective_from, rate })
    };
    let (built_in, own): (Vec<_>, Vec<_>) = codes.iter().partition(|code| code.built_in);
    let own_rates = built_in
        .into_iter()
        .filter(|listed| matches!(listed.code, LedgerVatCode::ST | LedgerVatCode::RR))
        .flat_map(|listed| listed.rates.iter().filter_map(|dated| own_rate(listed.code, dated)));
    let own_code = |listed: &TaxCode| {
        let nothing = VatRate::from_ten_thousandths(0);
        Some(OwnVatCode {
            code: listed.code,
            name: listed.name.clone(),
            kind: listed.kind,
            rate: listed.rate.and_then(VatRate::of_percent).unwrap_or(nothing),
            recoverable: VatRate::of_percent(listed.recoverable_percent)?,
            from: listed.effective_from?,
            to: listed.effective_to,
            external_id: listed.external_id.clone(),
            metadata: listed.metadata.clone(),
            updated_at: listed.updated_at?,
            version: listed.version,
        })
    };
    VatRates::with_own(own_rates.collect())
        .with_codes(own.into_iter().filter_map(own_code).collect())
}

/// Whether a code is among those that a list is narrowed down to.
#[must_use]
pub fn is_asked_for(code: &TaxCode, filter: &TaxCodeFilter) -> bool {
    let named = filter.external_id.as_ref();
    named.is_none_or(|named| code.external_id.as_ref() == Some(named))
        && filter.updated_since.is_none_or(|since| code.updated_at.is_some_and(|at| at >= since))
}

/// A code of the organisation's own, as a caller gets it.
fn own_tax_code(own: &OwnVatCode) -> Option<TaxCode> {
    let has_vat = own.rate.ten_thousandths() > 0;
    let [sales_boxes, purchase_boxes] = boxes(own.kind, has_vat);
    let rate = own.rate.percent()?;
    Some(TaxCode {
        code: own.code,
        name: own.name.clone(),
        kind: own.kind,
        rate: Some(rate),
        recoverable_percent: own.recoverable.percent()?,
        sales_boxes: sales_boxes.to_vec(),
        purchase_boxes: purchase_boxes.to_vec(),
        effective_from: Some(own.from),
        effective_to: own.to,
        rates: vec![DatedRate { rate, effective_from: own.from, own: true }],
        built_in: false,
        external_id: own.external_id.clone(),
        metadata: own.metadata.clone(),
        updated_at: Some(own.updated_at),
        version: own.version,
    })
}

/// Zero-rated supplies are taxable, at 0 %.
fn zero(code: LedgerVatCode) -> Option<Factor> {
    if code == LedgerVatCode::ZR { Factor::parse("0").ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rates_of_a_list_of_codes_are_those_that_it_was_made_of() {
        let day = |text: &str| Date::parse_iso(text).unwrap();
        let percent = |text: &str| VatRate::of_percent(Factor::parse(text).unwrap()).unwrap();
        let own = OwnVatCode {
            code: "CAR-50".parse().unwrap(),
            name: "Leased cars".to_owned(),
            kind: TaxCodeKind::Standard,
            rate: percent("20"),
            recoverable: percent("50"),
            from: day("2026-04-01"),
            to: Some(day("2027-03-31")),
            external_id: None,
            metadata: Metadata::default(),
            updated_at: Timestamp::from_unix_ms(0),
            version: 3,
        };
        let dated = |code, from: &str, rate: &str| DatedVatRate {
            code,
            from: day(from),
            rate: percent(rate),
        };
        let set = vec![
            dated(LedgerVatCode::ST, "2026-01-01", "22"),
            dated(LedgerVatCode::RR, "2026-01-01", "7.5"),
            dated(LedgerVatCode::ST, "2027-01-01", "20"),
        ];
        let rates = VatRates::with_own(set).with_codes(vec![own]);
        for today in ["2020-01-01", "2026-06-30", "2030-01-01"] {
            assert_eq!(rates_of(&tax_codes(&rates, day(today))), rates);
        }
    }
}
