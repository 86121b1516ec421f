//! VAT: what the codes mean on a day, and how an amount divides into net and VAT.

use rust_decimal::Decimal;
use rust_decimal::prelude::ToPrimitive as _;

use super::flat_rate_days::FlatRateDays;
use super::refusal::{Reason, Refusal};
use crate::contract::ledger::metadata::Metadata;
use crate::contract::ledger::tax_code::{DatedRate, NewTaxCode};
use crate::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use crate::date::Date;
use crate::factor::Factor;
use crate::money::Money;
use crate::sort::CompactSort as _;
use crate::time::Timestamp;

/// A percentage in ten-thousandths: 20 % is 200,000.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct VatRate {
    ten_thousandths: u32,
}

/// Ten-thousandths of a percent in the whole.
pub(super) const WHOLE: i128 = 1_000_000;

impl VatRate {
    /// Everything.
    pub const ALL: Self = Self { ten_thousandths: 1_000_000 };

    /// So many ten-thousandths of a percent.
    #[must_use]
    pub const fn from_ten_thousandths(ten_thousandths: u32) -> Self {
        Self { ten_thousandths }
    }

    /// The ten-thousandths of a percent.
    #[must_use]
    pub const fn ten_thousandths(self) -> u32 {
        self.ten_thousandths
    }

    /// A percentage from 0 to 100; none beyond.
    #[must_use]
    pub fn of_percent(percent: Factor) -> Option<Self> {
        // At most four decimals.
        let whole = percent.decimal().checked_mul(Decimal::from(10_000))?;
        let ten_thousandths = whole.to_u32()?;
        (i128::from(ten_thousandths) <= WHOLE).then_some(Self { ten_thousandths })
    }

    /// The percentage, without zeros at its end.
    #[must_use]
    pub fn percent(self) -> Option<Factor> {
        let percent = Decimal::new(i64::from(self.ten_thousandths), 4).normalize();
        Factor::parse(&percent.to_string()).ok()
    }

    /// The VAT in a gross amount: gross x rate / (100 + rate), to the nearest minor unit, a half away
    /// from zero. Source: HMRC VATREC12030.
    #[must_use]
    pub fn inside(self, gross: Money) -> Money {
        let rate = i128::from(self.ten_thousandths);
        rounded(i128::from(gross.minor()) * rate, WHOLE + rate)
    }

    /// The VAT on a net amount: net x rate / 100, rounded likewise.
    #[must_use]
    pub fn on(self, net: Money) -> Option<Money> {
        i64::try_from(self.on_wide(i128::from(net.minor()))).ok().map(Money::from_minor)
    }

    /// The same of an amount that 64 bits may not hold: at most twice what they do, minor units.
    #[must_use]
    pub fn on_wide(self, net_minor: i128) -> i128 {
        rounded_wide(net_minor * i128::from(self.ten_thousandths), WHOLE)
    }
}

/// The nearest whole number to a fraction with a positive divisor, a half away from zero.
pub(super) fn rounded_wide(dividend: i128, divisor: i128) -> i128 {
    let magnitude = (2 * dividend.abs() + divisor) / (2 * divisor);
    if dividend < 0 { -magnitude } else { magnitude }
}

/// The same for a part of an amount, which is never more than the amount.
fn rounded(dividend: i128, divisor: i128) -> Money {
    Money::from_minor(i64::try_from(rounded_wide(dividend, divisor)).unwrap_or(i64::MAX))
}

/// What a code means from a day on. No rate: nothing is computed, and no VAT is taken on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DatedVatRate {
    /// Which code.
    pub code: LedgerVatCode,
    /// From this day on.
    pub from: Date,
    /// Its rate.
    pub rate: VatRate,
}

/// A VAT code of an organisation's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnVatCode {
    /// Which code.
    pub code: LedgerVatCode,
    /// What it is called.
    pub name: String,
    /// The boxes that it goes to.
    pub kind: TaxCodeKind,
    /// Its rate; 0 where no VAT goes with it.
    pub rate: VatRate,
    /// The part of the VAT on purchases that is reclaimed.
    pub recoverable: VatRate,
    /// From this day on.
    pub from: Date,
    /// Up to this day; none without an end.
    pub to: Option<Date>,
    /// The ID that a client gave it.
    pub external_id: Option<String>,
    /// What a client keeps with it.
    pub metadata: Metadata,
    /// When it was last changed.
    pub updated_at: Timestamp,
    /// Its version.
    pub version: i64,
}

impl OwnVatCode {
    /// The rate at which the buyer accounts for the VAT; none for other kinds than a domestic reverse charge.
    #[must_use]
    pub fn domestic_reverse_rate(&self) -> Option<VatRate> {
        (self.kind == TaxCodeKind::DomesticReverseCharge).then_some(self.rate)
    }
}

/// What a VAT code does on a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VatMeaning {
    /// The boxes that it goes to.
    pub kind: TaxCodeKind,
    /// Its rate; none where no VAT goes with it.
    pub rate: Option<VatRate>,
    /// The part of the VAT on purchases that is reclaimed.
    pub recoverable: VatRate,
}

/// The VAT codes of an organisation: those that are built in at the rates of its country or its own in their
/// place, and its own codes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct VatRates {
    own: Vec<DatedVatRate>,
    codes: Vec<OwnVatCode>,
    flat_rate: FlatRateDays,
}

/// Rates of the United Kingdom, the latest last; there was no VAT before the first, and no reduced rate
/// before fuel and power for homes, which had been at 0 %, got one. Source: Finance Act
/// 1972 s. 9 with the appointed day, 1 April 1973 (10 %), SI 1974/1224 (8 % from 29 July 1974), Finance
/// (No. 2) Act 1979 s. 1 (15 % from 18 June 1979), Finance Act 1991 s. 13 (17.5 % from 1 April 1991),
/// Finance Act 1993 s. 42 (8 % from 1 April 1994), Finance (No. 2) Act 1997 s. 6 (5 % from 1 September
/// 1997; now VAT Act 1994 s. 29A), Finance Act 2008 s. 9 with SI 2008/3020 (15 % from 1 December 2008,
/// 17.5 % again from 1 January 2010), Finance (No. 2) Act 2010 s. 3 (20 % from 4 January 2011). Reliefs of single trades (hospitality from 15 July 2020) are not the code's.
const UNITED_KINGDOM: [(LedgerVatCode, &str, u32); 11] = [
    (LedgerVatCode::ST, "0001-01-01", 0),
    (LedgerVatCode::ST, "1973-04-01", 100_000),
    (LedgerVatCode::ST, "1974-07-29", 80_000),
    (LedgerVatCode::ST, "1979-06-18", 150_000),
    (LedgerVatCode::ST, "1991-04-01", 175_000),
    (LedgerVatCode::ST, "2008-12-01", 150_000),
    (LedgerVatCode::ST, "2010-01-01", 175_000),
    (LedgerVatCode::ST, "2011-01-04", 200_000),
    (LedgerVatCode::RR, "0001-01-01", 0),
    (LedgerVatCode::RR, "1994-04-01", 80_000),
    (LedgerVatCode::RR, "1997-09-01", 50_000),
];

impl VatRates {
    /// The rates of the country with an organisation's own in their place, in any order.
    #[must_use]
    pub fn with_own(mut own: Vec<DatedVatRate>) -> Self {
        own.compact_sort_by_key(|dated| dated.from);
        Self { own, ..Self::default() }
    }

    /// The same with codes of the organisation's own.
    #[must_use]
    pub fn with_codes(self, mut codes: Vec<OwnVatCode>) -> Self {
        codes.compact_sort_by_key(|own| own.code);
        Self { codes, ..self }
    }

    /// The same of an organisation that is on the flat rate scheme on some days; without them it is on none.
    #[must_use]
    pub fn with_flat_rate(self, flat_rate: FlatRateDays) -> Self {
        Self { flat_rate, ..self }
    }

    /// Whether the organisation is on the flat rate scheme on a day.
    #[must_use]
    pub fn is_flat_rate(&self, day: Date) -> bool {
        self.flat_rate.has(day)
    }

    /// What a kind is on a day: capital goods are something else under the flat rate scheme only. Source: HMRC Notice
    /// 733, section 15.
    fn kind_on(&self, kind: TaxCodeKind, day: Date) -> TaxCodeKind {
        match kind {
            TaxCodeKind::CapitalGoods if !self.is_flat_rate(day) => TaxCodeKind::Standard,
            kind => kind,
        }
    }

    /// The codes of the organisation's own, by code.
    #[must_use]
    pub fn own_codes(&self) -> &[OwnVatCode] {
        &self.codes
    }

    /// The code of the organisation's own with this name.
    #[must_use]
    pub fn own_code(&self, code: LedgerVatCode) -> Option<&OwnVatCode> {
        self.codes.iter().find(|own| own.code == code)
    }

    /// What a code does on a day. `path` stands in front of the field.
    ///
    /// # Errors
    /// [`Reason::UnknownVatCode`], and [`Reason::VatCodeNotInForce`] for one that begins later or has ended.
    pub fn meaning(
        &self,
        code: LedgerVatCode,
        day: Date,
        path: &str,
    ) -> Result<VatMeaning, Refusal> {
        if let Some(kind) = built_in_kind(code) {
            let rate = self.on(code, day).map(|(rate, _)| rate);
            let kind = self.kind_on(kind, day);
            return Ok(VatMeaning { kind, rate, recoverable: VatRate::ALL });
        }
        let own = self.check_known(code, path)?;
        if day < own.from || own.to.is_some_and(|to| to < day) {
            let until = own.to.map_or_else(String::new, |to| format!(" to {to}"));
            let message =
                format!("the VAT code {code} is in force from {}{until}, not on {day}", own.from);
            return Err(
                Refusal::new(Reason::VatCodeNotInForce, message).at(format!("{path}vat_code"))
            );
        }
        let rate = Some(own.rate).filter(|rate| rate.ten_thousandths() > 0);
        let kind = self.kind_on(own.kind, day);
        Ok(VatMeaning { kind, rate, recoverable: own.recoverable })
    }

    /// A code of the organisation's own. `path` stands in front of the field.
    fn check_known(&self, code: LedgerVatCode, path: &str) -> Result<&OwnVatCode, Refusal> {
        self.own_code(code).ok_or_else(|| {
            let message = format!("the organisation has no VAT code {code}");
            Refusal::new(Reason::UnknownVatCode, message).at(format!("{path}vat_code"))
        })
    }

    /// Refuses a default code that the organisation does not have, on whatever day.
    ///
    /// # Errors
    /// [`Reason::UnknownVatCode`].
    pub fn check_default(&self, code: Option<LedgerVatCode>) -> Result<(), Refusal> {
        let Some(code) = code.filter(|code| !code.is_built_in()) else { return Ok(()) };
        self.check_known(code, "default_").map(drop)
    }

    /// The rate of a code that is built in on a day, with the day from which it holds; none for a code without
    /// VAT. Reverse charges, imports and capital goods have the standard rate.
    #[must_use]
    pub fn on(&self, code: LedgerVatCode, day: Date) -> Option<(VatRate, Date)> {
        let code = rate_of(code)?;
        let own = self.own.iter().rev().find(|dated| dated.code == code && dated.from <= day);
        if let Some(own) = own {
            return Some((own.rate, own.from));
        }
        let mut of_country = UNITED_KINGDOM.iter().rev();
        of_country.find_map(|(of, from, rate)| {
            let from = Date::parse_iso(from).ok()?;
            let holds = *of == code && from <= day;
            holds.then_some((VatRate::from_ten_thousandths(*rate), from))
        })
    }

    /// Every rate of a code, the latest first. One of the organisation's own goes before the country's
    /// from its day on.
    #[must_use]
    pub fn all(&self, code: LedgerVatCode) -> Vec<DatedRate> {
        let code = rate_of(code).unwrap_or(code);
        let dated = |from: Date, rate: VatRate, own| {
            let rate = rate.percent()?;
            Some(DatedRate { rate, effective_from: from, own })
        };
        let own = self.own.iter().filter(|own| own.code == code);
        let own = own.filter_map(|own| dated(own.from, own.rate, true));
        let of_country = UNITED_KINGDOM.iter().filter(|(of, ..)| *of == code);
        let of_country = of_country.filter_map(|(_, from, rate)| {
            dated(Date::parse_iso(from).ok()?, VatRate::from_ten_thousandths(*rate), false)
        });
        let mut all: Vec<_> = own.chain(of_country).collect();
        all.compact_sort_by_key(|rate| std::cmp::Reverse((rate.effective_from, rate.own)));
        all
    }
}

/// Most rates of an organisation's own, and most codes.
pub const OWN_RATES_MAX: i64 = 100;

/// A rate of an organisation's own, unless the books are against it. `others` is how many it has,
/// where this one is none of them.
///
/// # Errors
/// [`Reason::VatNotAllowed`] for a code without VAT, or where something else than the rate of one that is built in
/// is given; [`Reason::PeriodLocked`] for a day that is locked: what was posted up to it was posted at another
/// rate. [`Reason::TooManyRates`].
pub fn own_rate(
    new: &NewTaxCode,
    lock_date: Option<Date>,
    others: Option<i64>,
) -> Result<DatedVatRate, Refusal> {
    let NewTaxCode { code, rate, effective_from, .. } = *new;
    if !matches!(code, LedgerVatCode::ST | LedgerVatCode::RR) {
        let message = format!("the VAT code {code} has no rate to set");
        return Err(Refusal::new(Reason::VatNotAllowed, message).at("code"));
    }
    let further = [
        ("name", new.name.is_some()),
        ("kind", new.kind.is_some()),
        ("effective_to", new.effective_to.is_some()),
        ("recoverable_percent", new.recoverable_percent.is_some()),
        ("external_id", new.external_id.is_some()),
        ("metadata", new.metadata.is_some()),
    ];
    if let Some((field, _)) = further.iter().find(|(_, is_given)| *is_given) {
        let message = format!("the VAT code {code} is built in: only its rate can be set");
        return Err(Refusal::new(Reason::VatNotAllowed, message).at(*field));
    }
    if let Some(lock_date) = lock_date.filter(|lock_date| effective_from <= *lock_date) {
        return Err(Refusal::locked(effective_from, lock_date).at("effective_from"));
    }
    check_number(others)?;
    // From 0 to 100, which the body has been held against.
    let rate = VatRate::of_percent(rate).unwrap_or(VatRate::from_ten_thousandths(0));
    Ok(DatedVatRate { code, from: effective_from, rate })
}

/// Refuses a further one where there are as many as there may be.
pub(crate) fn check_number(others: Option<i64>) -> Result<(), Refusal> {
    if others.is_none_or(|others| others < OWN_RATES_MAX) {
        return Ok(());
    }
    let message = format!(
        "an organisation has at most {OWN_RATES_MAX} rates, and as many VAT codes, of its own"
    );
    Err(Refusal::new(Reason::TooManyRates, message))
}

/// What a code that is built in does; none for one that is not.
///
/// Source: HMRC Notice 741A, section 5 (services from abroad), and Notice 700/12, section 3, with the guidance on
/// postponed VAT accounting (imports); Notice 733, section 15 (capital goods), as of November 2026.
pub(super) fn built_in_kind(code: LedgerVatCode) -> Option<TaxCodeKind> {
    match code {
        LedgerVatCode::ST | LedgerVatCode::RR | LedgerVatCode::ZR | LedgerVatCode::EX => {
            Some(TaxCodeKind::Standard)
        }
        LedgerVatCode::NV => Some(TaxCodeKind::OutsideScope),
        LedgerVatCode::RC => Some(TaxCodeKind::ReverseCharge),
        LedgerVatCode::PVA => Some(TaxCodeKind::ImportPostponed),
        LedgerVatCode::CG => Some(TaxCodeKind::CapitalGoods),
        _ => None,
    }
}

/// The code whose rate a code that is built in has; none for one without VAT.
fn rate_of(code: LedgerVatCode) -> Option<LedgerVatCode> {
    match code {
        LedgerVatCode::RR => Some(code),
        LedgerVatCode::ST | LedgerVatCode::RC | LedgerVatCode::PVA | LedgerVatCode::CG => {
            Some(LedgerVatCode::ST)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests;
