//! The VAT of a line: how much there is, what of it is reclaimed, and on which lines it stands.

use super::book::LedgerAccount;
use super::posting::Leg;
use super::refusal::{Reason, Refusal};
use super::vat::{VatMeaning, VatRate, VatRates};
use crate::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use crate::contract::ledger::vat_side::Side;
use crate::date::Date;
use crate::money::Money;

/// The VAT that goes with an amount, whichever side of a VAT return that is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AmountVat {
    code: LedgerVatCode,
    meaning: VatMeaning,
    /// A magnitude.
    total: Money,
    is_given: bool,
}

/// The VAT of a line on its side: magnitudes, no sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LineVat {
    /// The kind of the line's code.
    pub kind: TaxCodeKind,
    /// What stands on a line of its own beside it: of purchases, what is reclaimed.
    pub vat: Money,
    /// What is not reclaimed, and is part of the cost.
    pub in_cost: Money,
}

impl VatRates {
    /// The VAT that goes with an amount: what was given, or what the code's rate makes of it. It is within the
    /// amount, or where the buyer accounts for it ([`TaxCodeKind::is_reverse`]), on top of it. `gross` is a
    /// magnitude: no sign, whichever way the money goes; `path` stands in front of the fields.
    ///
    /// The VAT of an import is that of the statement, on another value than the price: it may be any.
    ///
    /// # Errors
    /// Those of [`Self::meaning`]; [`Reason::VatNotAllowed`] for VAT on a code without a rate,
    /// [`Reason::VatExceedsAmount`] where nothing would be left, [`Reason::TotalOutOfRange`].
    pub fn split(
        &self,
        code: LedgerVatCode,
        given: Option<Money>,
        gross: Money,
        day: Date,
        path: &str,
    ) -> Result<AmountVat, Refusal> {
        let meaning = self.meaning(code, day, path)?;
        let refused = |reason, message: String| {
            Err(Refusal::new(reason, message).at(format!("{path}vat_amount")))
        };
        let total = match (given, meaning.rate) {
            (Some(given), _) => given,
            (None, Some(rate)) if meaning.kind.is_reverse() => rate.on(gross).ok_or_else(|| {
                let message = format!("{path}amount has more VAT than the books can hold");
                Refusal::new(Reason::TotalOutOfRange, message)
            })?,
            (None, Some(rate)) => rate.inside(gross),
            (None, None) => Money::ZERO,
        };
        let vat = AmountVat { code, meaning, total, is_given: given.is_some() };
        if total.is_zero() {
            return Ok(vat);
        }
        if total.minor() < 0 {
            let message = format!("{path}vat_amount is a magnitude and cannot be {total}");
            return refused(Reason::VatNotAllowed, message);
        }
        if meaning.rate.is_none() {
            let message = format!("VAT of {total} does not go with the VAT code {code}");
            return refused(Reason::VatNotAllowed, message);
        }
        let is_too_much = match meaning.kind {
            TaxCodeKind::ImportPostponed => false,
            kind if kind.is_reverse() => total > gross,
            _ => total >= gross,
        };
        if is_too_much {
            let message = format!("VAT of {total} leaves nothing of an amount of {gross}");
            return refused(Reason::VatExceedsAmount, message);
        }
        Ok(vat)
    }
}

impl AmountVat {
    /// The kind of the code.
    #[must_use]
    pub const fn kind(&self) -> TaxCodeKind {
        self.meaning.kind
    }

    /// The VAT within the amount: none where the buyer accounts for it. A magnitude.
    #[must_use]
    pub const fn included(&self) -> Money {
        if self.meaning.kind.is_reverse() { Money::ZERO } else { self.total }
    }

    /// The VAT of a line on a side of the VAT return; `None` is a line that counts in no VAT return. `path`
    /// stands in front of the fields.
    ///
    /// # Errors
    /// [`Reason::VatCodeSide`], and [`Reason::VatNotAllowed`] for VAT that the buyer accounts for on a sale.
    pub fn on(&self, side: Option<Side>, path: &str) -> Result<LineVat, Refusal> {
        let Some(side) = side else {
            return Ok(LineVat { kind: self.meaning.kind, vat: self.total, in_cost: Money::ZERO });
        };
        check_side(self.code, self.meaning.kind, side, path)?;
        let is_sold_reverse = side == Side::Output && self.meaning.kind.is_reverse();
        if is_sold_reverse && self.is_given && !self.total.is_zero() {
            let message = format!(
                "the buyer accounts for the VAT of {}: it is none of the seller's",
                self.code
            );
            return Err(
                Refusal::new(Reason::VatNotAllowed, message).at(format!("{path}vat_amount"))
            );
        }
        Ok(line_vat(self.meaning, self.total, side))
    }
}

/// Refuses a code on a side of the VAT return that it is not for. `path` stands in front of the field.
///
/// # Errors
/// [`Reason::VatCodeSide`].
pub fn check_side(
    code: LedgerVatCode,
    kind: TaxCodeKind,
    side: Side,
    path: &str,
) -> Result<(), Refusal> {
    let wanted = match (kind, side) {
        (TaxCodeKind::ReverseCharge | TaxCodeKind::ImportPostponed, Side::Output) => "purchases",
        (TaxCodeKind::OutsideUk, Side::Input) => "sales",
        _ => return Ok(()),
    };
    let message = format!("the VAT code {code} is for {wanted}");
    Err(Refusal::new(Reason::VatCodeSide, message).at(format!("{path}vat_code")))
}

/// What of a line's VAT, a magnitude, stands on a line of its own and what in the cost. What is reclaimed is
/// rounded to the nearest minor unit, a half up.
#[must_use]
pub fn line_vat(meaning: VatMeaning, total: Money, side: Side) -> LineVat {
    let VatMeaning { kind, recoverable, .. } = meaning;
    let (vat, in_cost) = match side {
        Side::Output if kind.is_reverse() => (Money::ZERO, Money::ZERO),
        Side::Output => (total, Money::ZERO),
        Side::Input if recoverable == VatRate::ALL => (total, Money::ZERO),
        Side::Input => {
            let vat = recoverable.on(total).unwrap_or(total);
            (vat, Money::from_minor(total.minor() - vat.minor()))
        }
    };
    LineVat { kind, vat, in_cost }
}

impl LineVat {
    /// What the line itself comes to: of the amount that was paid, a magnitude, less the VAT that is on a line of
    /// its own, or where the buyer accounts for it, with what of it is not reclaimed.
    #[must_use]
    pub fn net_of(self, gross: Money) -> Money {
        let minor = if self.kind.is_reverse() {
            gross.minor().saturating_add(self.in_cost.minor())
        } else {
            gross.minor() - self.vat.minor()
        };
        Money::from_minor(minor)
    }
}

impl Leg {
    /// The same with its VAT.
    #[must_use]
    pub(super) fn with_vat(self, of: LineVat) -> Self {
        let has_code = self.vat_code.is_some_and(|code| code != LedgerVatCode::NV);
        let vat_kind = if has_code { of.kind } else { TaxCodeKind::Standard };
        Self { vat_kind, vat: of.vat, vat_in_cost: of.in_cost, ..self }
    }

    /// The amounts of the lines of VAT behind it: what stands beside it on its side, and where the buyer accounts
    /// for the VAT, all of it on the other side.
    pub fn vat_lines(&self) -> impl Iterator<Item = Money> + use<> {
        vat_lines(self.amount, self.vat, self.vat_in_cost, self.vat_kind)
    }

    /// Adds it, and the lines of VAT behind it on the account for VAT, which is asked for where there are some.
    ///
    /// # Errors
    /// [`Reason::VatControlMissing`].
    pub(super) fn push_with_vat<'b>(
        self,
        control: impl Fn() -> Result<&'b LedgerAccount, Refusal>,
        legs: &mut Vec<Self>,
    ) -> Result<(), Refusal> {
        let (vat_code, amounts) = (self.vat_code, self.vat_lines());
        legs.push(self);
        for amount in amounts {
            let plain = Self::plain(control()?.id, amount.minor());
            legs.push(Self { vat_code, is_generated: true, ..plain });
        }
        Ok(())
    }
}

/// The amounts of the lines of VAT behind a line of this amount, a debit above 0.
pub(super) fn vat_lines(
    amount: Money,
    vat: Money,
    in_cost: Money,
    kind: TaxCodeKind,
) -> impl Iterator<Item = Money> + use<> {
    let sign = amount.minor().signum();
    // A seller's line has none.
    let reversed = if kind.is_reverse() { vat.minor().saturating_add(in_cost.minor()) } else { 0 };
    let minor = [vat.minor().saturating_mul(sign), reversed.saturating_mul(-sign)];
    minor.into_iter().filter(|minor| *minor != 0).map(Money::from_minor)
}

#[cfg(test)]
mod tests;
