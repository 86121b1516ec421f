//! Rates by day, and what codes mean.

use proptest::prelude::*;

use super::*;
use crate::contract::ledger::organisation::VatScheme;

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
    let standard = |on: &str| rates.on(LedgerVatCode::ST, day(on)).unwrap().0.ten_thousandths();
    assert_eq!(standard("2011-01-03"), 175_000);
    assert_eq!(standard("2011-01-04"), 200_000);
    assert_eq!(standard("2009-06-30"), 150_000);
    let first = ["1973-03-31", "1973-04-01", "1974-07-28", "1974-07-29", "1979-06-17"];
    assert_eq!(first.map(standard), [0, 100_000, 100_000, 80_000, 80_000]);
    let then = ["1979-06-18", "1991-03-31", "1991-04-01", "2008-11-30"];
    assert_eq!(then.map(standard), [150_000, 150_000, 175_000, 175_000]);
    let reduced = |on: &str| rates.on(LedgerVatCode::RR, day(on)).unwrap().0.ten_thousandths();
    let days = ["1973-04-01", "1994-03-31", "1994-04-01", "1997-08-31", "1997-09-01"];
    assert_eq!(days.map(reduced), [0, 0, 80_000, 80_000, 50_000]);
    assert_eq!(reduced("2026-01-01"), 50_000);
    for code in [LedgerVatCode::NV, LedgerVatCode::EX, LedgerVatCode::ZR] {
        assert_eq!(rates.on(code, day("2026-01-01")), None);
    }
}

/// Source: HMRC Notice 733, section 15.
#[test]
fn capital_goods_are_a_kind_of_their_own_on_days_of_the_flat_rate_only() {
    let days = FlatRateDays::of([
        (None, VatScheme::Standard),
        (Some(day("2026-04-01")), VatScheme::FlatRate),
        (Some(day("2026-07-01")), VatScheme::Cash),
    ]);
    let rates = VatRates::default().with_flat_rate(days);
    let standard = rates.meaning(LedgerVatCode::ST, day("2026-05-01"), "").unwrap();
    for (on, kind) in [
        ("2026-03-31", TaxCodeKind::Standard),
        ("2026-04-01", TaxCodeKind::CapitalGoods),
        ("2026-06-30", TaxCodeKind::CapitalGoods),
        ("2026-07-01", TaxCodeKind::Standard),
    ] {
        let meaning = rates.meaning(LedgerVatCode::CG, day(on), "").unwrap();
        assert_eq!(meaning, VatMeaning { kind, ..standard }, "{on}");
    }
}

#[test]
fn an_organisations_own_rate_goes_before_the_countrys() {
    let own = |from: &str, rate| DatedVatRate {
        code: LedgerVatCode::ST,
        from: day(from),
        rate: VatRate::from_ten_thousandths(rate),
    };
    let rates = VatRates::with_own(vec![own("2026-07-01", 210_000), own("2026-01-01", 190_000)]);
    let standard = |on: &str| rates.on(LedgerVatCode::ST, day(on)).unwrap().0.ten_thousandths();
    assert_eq!(
        [standard("2025-12-31"), standard("2026-06-30"), standard("2026-07-01")],
        [200_000, 190_000, 210_000]
    );
}

#[test]
fn all_rates_of_a_code_are_listed_with_their_days_the_latest_first() {
    let own = |from: &str| DatedVatRate {
        code: LedgerVatCode::ST,
        from: day(from),
        rate: VatRate::from_ten_thousandths(225_000),
    };
    let rates = VatRates::with_own(vec![own("2026-01-01"), own("2010-01-01")]);
    let listed: Vec<_> = rates
        .all(LedgerVatCode::ST)
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
    assert_eq!(rates.all(LedgerVatCode::ZR), []);
}

#[test]
fn a_rate_of_ones_own_is_for_a_code_with_vat_and_a_day_that_is_open() {
    let new = |code, from: &str| NewTaxCode {
        code,
        name: None,
        kind: None,
        effective_to: None,
        recoverable_percent: None,
        external_id: None,
        metadata: None,
        rate: Factor::parse("12.5").unwrap(),
        effective_from: day(from),
    };
    let dated = own_rate(&new(LedgerVatCode::RR, "2026-04-01"), Some(day("2026-03-31")), Some(99));
    assert_eq!(dated.unwrap().rate.ten_thousandths(), 125_000);
    let reason = |new: &NewTaxCode, others| {
        own_rate(new, Some(day("2026-03-31")), others).unwrap_err().reason
    };
    assert_eq!(reason(&new(LedgerVatCode::ZR, "2026-04-01"), None), Reason::VatNotAllowed);
    assert_eq!(reason(&new(LedgerVatCode::ST, "2026-03-31"), None), Reason::PeriodLocked);
    assert_eq!(reason(&new(LedgerVatCode::ST, "2026-04-01"), Some(100)), Reason::TooManyRates);
    assert!(own_rate(&new(LedgerVatCode::ST, "2026-04-01"), None, None).is_ok());
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
