//! What the lines of an invoice come to: net, VAT and gross, exactly.

use std::collections::BTreeSet;

use rust_decimal::Decimal;

use super::line_vat::{LineVat, check_side, line_vat};
use super::refusal::{Reason, Refusal};
use super::vat::{VatMeaning, VatRate, VatRates, WHOLE, rounded_wide};
use crate::contract::ledger::invoice::AmountsAre;
use crate::contract::ledger::organisation::VatRounding;
use crate::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use crate::contract::ledger::vat_side::Side;
use crate::date::Date;
use crate::factor::Factor;
use crate::money::{MINOR_MAX, Money};
use crate::sort::CompactSort as _;

/// What a line says of its worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LinePricing {
    /// How many, or how much.
    pub quantity: Factor,
    /// What one costs; below 0 for what is taken off.
    pub unit_price: Factor,
    /// Per cent that are taken off.
    pub discount_percent: Option<Factor>,
    /// How it stands to VAT.
    pub vat_code: LedgerVatCode,
    /// The VAT that is printed on it, a magnitude, where it is not left to the code's rate.
    pub given_vat: Option<Money>,
}

/// Net, VAT and gross of a line, or of all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct NetVatGross {
    /// Without VAT.
    pub net: Money,
    /// The VAT.
    pub vat: Money,
    /// Both.
    pub gross: Money,
}

/// A document's lines in money.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DocumentAmounts {
    /// Of each line, in their order.
    pub lines: Vec<NetVatGross>,
    /// The VAT of each, with what the buyer accounts for, which is in none of the amounts.
    pub vats: Vec<LineVat>,
    /// What they add up to.
    pub total: NetVatGross,
}

/// How a document is worked out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VatTreatment {
    /// Whether prices have VAT in them.
    pub amounts_are: AmountsAre,
    /// What VAT is rounded for.
    pub rounding: VatRounding,
    /// The day whose rates hold.
    pub day: Date,
    /// Output for what is sold, input for what is bought.
    pub side: Side,
}

/// What lines come to.
///
/// A line is worth quantity x price less discount, to the nearest minor unit, a half away from zero.
/// Exclusive, that is its net, and VAT is net x rate / 100; inclusive it is its gross, and VAT is gross
/// x rate / (100 + rate); VAT is rounded likewise. Where VAT is rounded for the document, the lines of
/// a code have together the VAT of their sum; each has its exact share or the penny next to it, by
/// largest remainder, the earlier line first. VAT that is given stands as it is, with the line's sign. VAT that
/// the buyer accounts for is on top of what the line is worth, and in none of its amounts.
///
/// Source: HMRC VATREC12030 (half a penny or more is rounded up), VATREC12010 with Notice 700, 17.5
/// (line and invoice are both allowed as the basis).
///
/// # Errors
/// Those of [`VatRates::meaning`]; [`Reason::VatCodeSide`], [`Reason::VatNotAllowed`],
/// [`Reason::VatExceedsAmount`], [`Reason::TotalOutOfRange`], each with the line's place.
pub fn document_amounts(
    lines: &[LinePricing],
    manner: VatTreatment,
    rates: &VatRates,
) -> Result<DocumentAmounts, Refusal> {
    let values = lines.iter().enumerate().map(|(at, line)| value(line, at));
    let values: Vec<Money> = values.collect::<Result<_, _>>()?;
    let meanings = lines.iter().enumerate().map(|(at, line)| meaning(line, manner, rates, at));
    let meanings: Vec<VatMeaning> = meanings.collect::<Result<_, _>>()?;
    let vats = vats_of(lines, &values, &meanings, manner)?;
    let all = || values.iter().zip(&meanings).zip(&vats).enumerate();
    let amounts =
        all().map(|(at, ((value, meaning), vat))| amounts(*value, *meaning, *vat, manner, at));
    let lines: Vec<NetVatGross> = amounts.collect::<Result<_, _>>()?;
    let magnitude = |vat: &Money| Money::from_minor(vat.minor().abs());
    let vats =
        all().map(|(_, ((_, meaning), vat))| line_vat(*meaning, magnitude(vat), manner.side));
    let vats = vats.collect();
    let total = NetVatGross {
        net: total(lines.iter().map(|line| line.net))?,
        vat: total(lines.iter().map(|line| line.vat))?,
        gross: total(lines.iter().map(|line| line.gross))?,
    };
    Ok(DocumentAmounts { lines, vats, total })
}

/// What the code of a line does in this document.
fn meaning(
    line: &LinePricing,
    manner: VatTreatment,
    rates: &VatRates,
    at: usize,
) -> Result<VatMeaning, Refusal> {
    let path = format!("lines[{at}].");
    let meaning = rates.meaning(line.vat_code, manner.day, &path)?;
    check_side(line.vat_code, meaning.kind, manner.side, &path)?;
    let is_sold_reverse = manner.side == Side::Output && meaning.kind.is_reverse();
    Ok(VatMeaning { rate: meaning.rate.filter(|_| !is_sold_reverse), ..meaning })
}

/// The VAT of each line, with the line's sign.
fn vats_of(
    lines: &[LinePricing],
    values: &[Money],
    meanings: &[VatMeaning],
    manner: VatTreatment,
) -> Result<Vec<Money>, Refusal> {
    // What the buyer accounts for is on top of any price.
    let amounts_are = |meaning: &VatMeaning| {
        if meaning.kind.is_reverse() { AmountsAre::Exclusive } else { manner.amounts_are }
    };
    let of_line = |(at, ((line, value), meaning)): (
        usize,
        ((&LinePricing, &Money), &VatMeaning),
    )| match (line.given_vat, meaning.rate) {
        (Some(given), rate) => given_vat(line, given, *value, rate.is_some(), at),
        (None, Some(rate)) => vat_of(*value, rate, amounts_are(meaning), at),
        (None, None) => Ok(Money::ZERO),
    };
    let all = lines.iter().zip(values).zip(meanings).enumerate().map(of_line);
    let mut vats: Vec<Money> = all.collect::<Result<_, _>>()?;
    if manner.rounding == VatRounding::Document {
        let codes: BTreeSet<LedgerVatCode> = lines.iter().map(|line| line.vat_code).collect();
        for code in codes {
            let is_of = |(_, line): &(usize, &LinePricing)| {
                line.vat_code == code && line.given_vat.is_none()
            };
            let places: Vec<usize> =
                lines.iter().enumerate().filter(is_of).map(|(at, _)| at).collect();
            let Some(meaning) = places.first().map(|at| &meanings[*at]) else { continue };
            let Some(rate) = meaning.rate else { continue };
            spread(&places, values, rate, amounts_are(meaning), &mut vats);
        }
    }
    Ok(vats)
}

/// Net, VAT and gross of a line that is worth so much, with its VAT.
fn amounts(
    value: Money,
    meaning: VatMeaning,
    vat: Money,
    manner: VatTreatment,
    at: usize,
) -> Result<NetVatGross, Refusal> {
    let is_reverse = meaning.kind.is_reverse();
    let included = if is_reverse { Money::ZERO } else { vat };
    let (net, gross) = match manner.amounts_are {
        AmountsAre::Exclusive => (value.minor(), value.minor() + included.minor()),
        AmountsAre::Inclusive => (value.minor() - included.minor(), value.minor()),
    };
    let refused = |message: String| {
        let refusal = Refusal::new(Reason::VatExceedsAmount, message);
        Err(refusal.at(format!("lines[{at}].vat_amount")))
    };
    if !vat.is_zero() && net.signum() != vat.minor().signum() {
        let magnitude = Money::from_minor(vat.minor().abs());
        return refused(format!("VAT of {magnitude} leaves nothing of lines[{at}]"));
    }
    // That of an import is on another value than the price.
    if vat.minor().abs() > net.abs() && meaning.kind != TaxCodeKind::ImportPostponed {
        let [vat, net] = [vat.minor(), net].map(|minor| Money::from_minor(minor.abs()));
        return refused(format!(
            "VAT of {vat} is more than all of the {net} that lines[{at}] comes to"
        ));
    }
    let gross = in_range(gross.into(), at)?;
    Ok(NetVatGross { net: Money::from_minor(net), vat: included, gross })
}

/// What a line is worth by itself: exclusive of VAT its net, inclusive its gross.
///
/// # Errors
/// [`Reason::TotalOutOfRange`].
pub fn line_worth(line: &LinePricing) -> Result<Money, Refusal> {
    value(line, 0)
}

/// Quantity x price less discount. Figures of at most 15 digits and a percentage of at most 7 multiply
/// to less than 128 bits hold.
fn value(line: &LinePricing, at: usize) -> Result<Money, Refusal> {
    let discount = line.discount_percent.map_or(Decimal::ZERO, Factor::decimal);
    let rest = Decimal::ONE_HUNDRED - discount;
    let factors = [line.quantity.decimal(), line.unit_price.decimal(), rest];
    let digits: i128 = factors.iter().map(Decimal::mantissa).product();
    let places: u32 = factors.iter().map(Decimal::scale).sum();
    // Hundred per cent are as many as there are minor units in a major one.
    in_range(rounded_wide(digits, 10_i128.pow(places)), at)
}

/// What was given, with the sign of the line.
fn given_vat(
    line: &LinePricing,
    given: Money,
    value: Money,
    has_rate: bool,
    at: usize,
) -> Result<Money, Refusal> {
    let refused = |message: String| {
        let refusal = Refusal::new(Reason::VatNotAllowed, message);
        Err(refusal.at(format!("lines[{at}].vat_amount")))
    };
    if given.minor() < 0 {
        return refused(format!("lines[{at}].vat_amount is a magnitude and cannot be {given}"));
    }
    if !given.is_zero() && !has_rate {
        return refused(format!("VAT of {given} does not go with the VAT code {}", line.vat_code));
    }
    let sign = if value.minor() < 0 { -1 } else { 1 };
    Ok(Money::from_minor(sign * given.minor()))
}

fn vat_of(
    value: Money,
    rate: VatRate,
    amounts_are: AmountsAre,
    at: usize,
) -> Result<Money, Refusal> {
    match amounts_are {
        AmountsAre::Exclusive => rate.on(value).ok_or_else(|| out_of_range(at)),
        AmountsAre::Inclusive => Ok(rate.inside(value)),
    }
}

/// Gives lines of one code the VAT of their sum. Each gets the whole number below what is exact for it
/// or the next one; those with the largest remainders get the latter.
fn spread(
    places: &[usize],
    values: &[Money],
    rate: VatRate,
    amounts_are: AmountsAre,
    vats: &mut [Money],
) {
    let rate = i128::from(rate.ten_thousandths());
    let divisor = match amounts_are {
        AmountsAre::Exclusive => WHOLE,
        AmountsAre::Inclusive => WHOLE + rate,
    };
    let exact = |at: usize| i128::from(values[at].minor()) * rate;
    let sum: i128 = places.iter().map(|at| exact(*at)).sum();
    let floors: i128 = places.iter().map(|at| exact(*at).div_euclid(divisor)).sum();
    // What is added where it would take all of a line is added last, and first where its lack would.
    let rank = |at: usize| match (amounts_are, values[at].minor(), exact(at).div_euclid(divisor)) {
        (AmountsAre::Exclusive, ..) => 1,
        (_, value, floor) if value < 0 && floor <= i128::from(value) => 0,
        (_, value, floor) if value >= 0 && floor + 1 >= i128::from(value) => 2,
        _ => 1,
    };
    let mut order: Vec<usize> = places.to_vec();
    order.compact_sort_by_key(|at| (rank(*at), -exact(*at).rem_euclid(divisor), *at));
    // As many as there are, at most: remainders are below one, and none is given where it is nothing.
    let further = rounded_wide(sum, divisor) - floors;
    for (place, at) in (0_i128..).zip(order) {
        let more = i128::from(place < further);
        let vat = exact(at).div_euclid(divisor) + more;
        // Never beyond the line, which fits.
        vats[at] = Money::from_minor(i64::try_from(vat).unwrap_or(i64::MAX));
    }
}

fn in_range(minor: i128, at: usize) -> Result<Money, Refusal> {
    let minor = i64::try_from(minor).ok().filter(|minor| minor.abs() <= MINOR_MAX);
    minor.map(Money::from_minor).ok_or_else(|| out_of_range(at))
}

fn out_of_range(at: usize) -> Refusal {
    let message = format!("lines[{at}] comes to more than 9,999,999,999,999.99");
    Refusal::new(Reason::TotalOutOfRange, message).at(format!("lines[{at}]"))
}

fn total(amounts: impl Iterator<Item = Money>) -> Result<Money, Refusal> {
    let sum: i128 = amounts.map(|amount| i128::from(amount.minor())).sum();
    let minor = i64::try_from(sum).ok().filter(|minor| minor.abs() <= MINOR_MAX);
    minor.map(Money::from_minor).ok_or_else(|| {
        let message = "the lines come to more than 9,999,999,999,999.99";
        Refusal::new(Reason::TotalOutOfRange, message).at("lines")
    })
}

#[cfg(test)]
mod tests;
