//! VAT: what the codes mean on a day, and how an amount divides into net and VAT.

use rust_decimal::Decimal;
use rust_decimal::prelude::ToPrimitive as _;

use super::refusal::{Reason, Refusal};
use crate::contract::chart::VatCode;
use crate::contract::ledger::tax_code::{DatedRate, NewTaxRate, TaxCode};
use crate::date::Date;
use crate::factor::Factor;
use crate::money::Money;

/// A percentage in ten-thousandths: 20 % is 200,000.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct VatRate {
    ten_thousandths: u32,
}

/// Ten-thousandths of a percent in the whole.
pub(super) const WHOLE: i128 = 1_000_000;

impl VatRate {
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
    pub code: VatCode,
    /// From this day on.
    pub from: Date,
    /// Its rate.
    pub rate: VatRate,
}

/// The rates of an organisation: those of its country, and its own in their place.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct VatRates {
    own: Vec<DatedVatRate>,
}

/// Rates of the United Kingdom, the latest last; there was no VAT before the first, and no reduced rate
/// before fuel and power for homes, which had been at 0 %, got one. Source: Finance Act
/// 1972 s. 9 with the appointed day, 1 April 1973 (10 %), SI 1974/1224 (8 % from 29 July 1974), Finance
/// (No. 2) Act 1979 s. 1 (15 % from 18 June 1979), Finance Act 1991 s. 13 (17.5 % from 1 April 1991),
/// Finance Act 1993 s. 42 (8 % from 1 April 1994), Finance (No. 2) Act 1997 s. 6 (5 % from 1 September
/// 1997; now VAT Act 1994 s. 29A), Finance Act 2008 s. 9 with SI 2008/3020 (15 % from 1 December 2008,
/// 17.5 % again from 1 January 2010), Finance (No. 2) Act 2010 s. 3 (20 % from 4 January 2011). Reliefs of single trades (hospitality from 15 July 2020) are not the code's.
const UNITED_KINGDOM: [(VatCode, &str, u32); 11] = [
    (VatCode::St, "0001-01-01", 0),
    (VatCode::St, "1973-04-01", 100_000),
    (VatCode::St, "1974-07-29", 80_000),
    (VatCode::St, "1979-06-18", 150_000),
    (VatCode::St, "1991-04-01", 175_000),
    (VatCode::St, "2008-12-01", 150_000),
    (VatCode::St, "2010-01-01", 175_000),
    (VatCode::St, "2011-01-04", 200_000),
    (VatCode::Rr, "0001-01-01", 0),
    (VatCode::Rr, "1994-04-01", 80_000),
    (VatCode::Rr, "1997-09-01", 50_000),
];

impl VatRates {
    /// The rates of the country with an organisation's own in their place, in any order.
    #[must_use]
    pub fn with_own(mut own: Vec<DatedVatRate>) -> Self {
        own.sort_by_key(|dated| dated.from);
        Self { own }
    }

    /// The rate of a code on a day, with the day from which it holds; none for a code without VAT.
    #[must_use]
    pub fn on(&self, code: VatCode, day: Date) -> Option<(VatRate, Date)> {
        if !matches!(code, VatCode::St | VatCode::Rr) {
            return None;
        }
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
    pub fn all(&self, code: VatCode) -> Vec<DatedRate> {
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
        all.sort_by_key(|rate| std::cmp::Reverse((rate.effective_from, rate.own)));
        all
    }

    /// The VAT in a gross amount: what was given, or what the code's rate makes of it. A magnitude: no
    /// sign, whichever way the money goes. `field` is the place of the line in the body.
    ///
    /// # Errors
    /// [`Reason::VatNotAllowed`] for VAT on a code without a rate, [`Reason::VatExceedsAmount`] where
    /// nothing would be left.
    pub fn split(
        &self,
        code: VatCode,
        given: Option<Money>,
        gross: Money,
        day: Date,
        field: &str,
    ) -> Result<Money, Refusal> {
        let rate = self.on(code, day);
        let vat = match (given, rate) {
            (Some(given), _) => given,
            (None, Some((rate, _))) => rate.inside(gross),
            (None, None) => Money::ZERO,
        };
        if vat.is_zero() {
            return Ok(vat);
        }
        if vat.minor() < 0 {
            let message = format!("{field}vat_amount is a magnitude and cannot be {vat}");
            return Err(
                Refusal::new(Reason::VatNotAllowed, message).at(format!("{field}vat_amount"))
            );
        }
        if rate.is_none() {
            let message = format!("VAT of {vat} does not go with the VAT code {code}");
            return Err(
                Refusal::new(Reason::VatNotAllowed, message).at(format!("{field}vat_amount"))
            );
        }
        if vat >= gross {
            let message = format!("VAT of {vat} leaves nothing of an amount of {gross}");
            let refusal = Refusal::new(Reason::VatExceedsAmount, message);
            return Err(refusal.at(format!("{field}vat_amount")));
        }
        Ok(vat)
    }
}

/// Most rates of an organisation's own.
pub const OWN_RATES_MAX: i64 = 100;

/// A rate of an organisation's own, unless the books are against it. `others` is how many it has,
/// where this one is none of them.
///
/// # Errors
/// [`Reason::VatNotAllowed`] for a code without VAT, [`Reason::PeriodLocked`] for a day that is locked:
/// what was posted up to it was posted at another rate. [`Reason::TooManyRates`].
pub fn own_rate(
    new: &NewTaxRate,
    lock_date: Option<Date>,
    others: Option<i64>,
) -> Result<DatedVatRate, Refusal> {
    let NewTaxRate { code, rate, effective_from } = *new;
    if !matches!(code, VatCode::St | VatCode::Rr) {
        let message = format!("no VAT goes with the VAT code {code}: it has no rate to set");
        return Err(Refusal::new(Reason::VatNotAllowed, message).at("code"));
    }
    if let Some(lock_date) = lock_date.filter(|lock_date| effective_from <= *lock_date) {
        return Err(Refusal::locked(effective_from, lock_date).at("effective_from"));
    }
    if others.is_some_and(|others| others >= OWN_RATES_MAX) {
        let message = format!("an organisation has at most {OWN_RATES_MAX} rates of its own");
        return Err(Refusal::new(Reason::TooManyRates, message));
    }
    // From 0 to 100, which the body has been held against.
    let rate = VatRate::of_percent(rate).unwrap_or(VatRate::from_ten_thousandths(0));
    Ok(DatedVatRate { code, from: effective_from, rate })
}

/// The VAT codes with their rates of a day, and the boxes of the VAT return that they go to. Source: HMRC
/// Notice 700/12, section 3: the net of everything but what is outside the scope stands in boxes 6 and
/// 7, VAT in boxes 1 and 4.
#[must_use]
pub fn tax_codes(rates: &VatRates, day: Date) -> Vec<TaxCode> {
    let code = |(code, name, sales_boxes, purchase_boxes): (_, &str, &[u8], &[u8])| {
        let rate = rates.on(code, day);
        let always = Date::parse_iso("0001-01-01").ok();
        TaxCode {
            code,
            name: name.to_owned(),
            rate: rate.and_then(|(rate, _)| rate.percent()).or_else(|| zero(code)),
            sales_boxes: sales_boxes.to_vec(),
            purchase_boxes: purchase_boxes.to_vec(),
            effective_from: rate.map(|(_, from)| from).filter(|from| Some(*from) != always),
            rates: rates.all(code),
        }
    };
    let codes: [(VatCode, &str, &[u8], &[u8]); 5] = [
        (VatCode::St, "Standard rate", &[1, 6], &[4, 7]),
        (VatCode::Rr, "Reduced rate", &[1, 6], &[4, 7]),
        (VatCode::Zr, "Zero rate", &[6], &[7]),
        (VatCode::Ex, "Exempt", &[6], &[7]),
        (VatCode::Nv, "No VAT", &[], &[]),
    ];
    codes.into_iter().map(code).collect()
}

/// Zero-rated supplies are taxable, at 0 %.
fn zero(code: VatCode) -> Option<Factor> {
    if code == VatCode::Zr { Factor::parse("0").ok() } else { None }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn day(text: &str) -> Date {
        Date::parse_iso(text).unwrap()
    }

    fn money(text: &str) -> Money {
        Money::parse(text).unwrap()
    }

    #[test]
    fn the_vat_in_a_gross_amount_is_rounded_half_away_from_zero() {
        let standard = VatRate::from_ten_thousandths(200_000);
        for (gross, vat) in [("120", "20"), ("0.03", "0.01"), ("0.02", "0"), ("241.67", "40.28")] {
            assert_eq!(standard.inside(money(gross)), money(vat), "{gross}");
            let negative = Money::from_minor(-money(gross).minor());
            assert_eq!(standard.inside(negative).minor(), -money(vat).minor());
        }
        // 0.21 at 5 % holds exactly one penny; 1.05 / 21 = 0.05.
        assert_eq!(VatRate::from_ten_thousandths(50_000).inside(money("1.05")), money("0.05"));
        assert_eq!(standard.on(money("0.03")), Some(money("0.01")));
        assert_eq!(standard.on(money("0.02")), Some(money("0.00")));
    }

    #[test]
    fn a_code_means_what_it_meant_on_the_day() {
        let rates = VatRates::default();
        let standard = |on: &str| rates.on(VatCode::St, day(on)).unwrap().0.ten_thousandths();
        assert_eq!(standard("2011-01-03"), 175_000);
        assert_eq!(standard("2011-01-04"), 200_000);
        assert_eq!(standard("2009-06-30"), 150_000);
        let first = ["1973-03-31", "1973-04-01", "1974-07-28", "1974-07-29", "1979-06-17"];
        assert_eq!(first.map(standard), [0, 100_000, 100_000, 80_000, 80_000]);
        let then = ["1979-06-18", "1991-03-31", "1991-04-01", "2008-11-30"];
        assert_eq!(then.map(standard), [150_000, 150_000, 175_000, 175_000]);
        let reduced = |on: &str| rates.on(VatCode::Rr, day(on)).unwrap().0.ten_thousandths();
        let days = ["1973-04-01", "1994-03-31", "1994-04-01", "1997-08-31", "1997-09-01"];
        assert_eq!(days.map(reduced), [0, 0, 80_000, 80_000, 50_000]);
        assert_eq!(reduced("2026-01-01"), 50_000);
        for code in [VatCode::Nv, VatCode::Ex, VatCode::Zr] {
            assert_eq!(rates.on(code, day("2026-01-01")), None);
        }
    }

    #[test]
    fn an_organisations_own_rate_goes_before_the_countrys() {
        let own = |from: &str, rate| DatedVatRate {
            code: VatCode::St,
            from: day(from),
            rate: VatRate::from_ten_thousandths(rate),
        };
        let rates =
            VatRates::with_own(vec![own("2026-07-01", 210_000), own("2026-01-01", 190_000)]);
        let standard = |on: &str| rates.on(VatCode::St, day(on)).unwrap().0.ten_thousandths();
        assert_eq!(
            [standard("2025-12-31"), standard("2026-06-30"), standard("2026-07-01")],
            [200_000, 190_000, 210_000]
        );
    }

    #[test]
    fn all_rates_of_a_code_are_listed_with_their_days_the_latest_first() {
        let own = |from: &str| DatedVatRate {
            code: VatCode::St,
            from: day(from),
            rate: VatRate::from_ten_thousandths(225_000),
        };
        let rates = VatRates::with_own(vec![own("2026-01-01"), own("2010-01-01")]);
        let listed: Vec<_> = rates
            .all(VatCode::St)
            .iter()
            .map(|rate| format!("{} {} {}", rate.effective_from, rate.rate, rate.own))
            .collect();
        assert_eq!(
            listed,
            [
                "2026-01-01 22.5 true",
                "2011-01-04 20 false",
                "2010-01-01 22.5 true",
                "2010-01-01 17.5 false",
                "2008-12-01 15 false",
                "1991-04-01 17.5 false",
                "1979-06-18 15 false",
                "1974-07-29 8 false",
                "1973-04-01 10 false",
                "0001-01-01 0 false"
            ]
        );
        assert_eq!(rates.all(VatCode::Zr), []);
    }

    #[test]
    fn a_rate_of_ones_own_is_for_a_code_with_vat_and_a_day_that_is_open() {
        let new = |code, from: &str| NewTaxRate {
            code,
            rate: Factor::parse("12.5").unwrap(),
            effective_from: day(from),
        };
        let dated = own_rate(&new(VatCode::Rr, "2026-04-01"), Some(day("2026-03-31")), Some(99));
        assert_eq!(dated.unwrap().rate.ten_thousandths(), 125_000);
        let reason = |new: &NewTaxRate, others| {
            own_rate(new, Some(day("2026-03-31")), others).unwrap_err().reason
        };
        assert_eq!(reason(&new(VatCode::Zr, "2026-04-01"), None), Reason::VatNotAllowed);
        assert_eq!(reason(&new(VatCode::St, "2026-03-31"), None), Reason::PeriodLocked);
        assert_eq!(reason(&new(VatCode::St, "2026-04-01"), Some(100)), Reason::TooManyRates);
        assert!(own_rate(&new(VatCode::St, "2026-04-01"), None, None).is_ok());
    }

    proptest! {
        #[test]
        fn net_and_vat_are_the_gross_and_the_vat_is_within_half_a_penny(
            gross in 1_i64..=crate::money::MINOR_MAX, rate in 1_u32..=1_000_000,
        ) {
            let vat = VatRate::from_ten_thousandths(rate).inside(Money::from_minor(gross)).minor();
            prop_assert!((0..=gross).contains(&vat));
            let whole = WHOLE + i128::from(rate);
            let exact = i128::from(gross) * i128::from(rate);
            prop_assert!((2 * (i128::from(vat) * whole - exact)).abs() <= whole);
        }
    }
}
