//! How much VAT a line has, and on which lines it stands.

use proptest::prelude::*;

use super::*;
use crate::contract::ledger::metadata::Metadata;
use crate::id::AccountId;
use crate::ledger::vat::OwnVatCode;
use crate::ledger::vat_entry::VatLine;
use crate::time::Timestamp;

fn day(text: &str) -> Date {
    Date::parse_iso(text).unwrap()
}

fn code(name: &str) -> LedgerVatCode {
    name.parse().unwrap()
}

/// Rates with a code `OWN` of a kind, at 20 % unless it has none, of which so much is reclaimed.
fn rates(kind: TaxCodeKind, recoverable: u32) -> VatRates {
    let has_vat = !matches!(kind, TaxCodeKind::OutsideUk | TaxCodeKind::OutsideScope);
    let own = OwnVatCode {
        code: code("OWN"),
        name: "Own".to_owned(),
        kind,
        rate: VatRate::from_ten_thousandths(if has_vat { 200_000 } else { 0 }),
        recoverable: VatRate::from_ten_thousandths(recoverable),
        from: day("2026-01-01"),
        to: Some(day("2026-12-31")),
        external_id: None,
        metadata: Metadata::default(),
        updated_at: Timestamp::from_unix_ms(0),
        version: 1,
    };
    VatRates::default().with_codes(vec![own])
}

/// The line of an amount, a debit above 0, without its account.
fn leg(of: LineVat, gross: i64) -> Leg {
    let minor = of.net_of(Money::from_minor(gross.abs())).minor() * gross.signum();
    let plain = Leg::plain(AccountId::new(1), minor);
    Leg { vat_code: Some(code("OWN")), ..plain }.with_vat(of)
}

/// The line, and the lines of VAT behind it.
fn posted(kind: TaxCodeKind, recoverable: u32, side: Side, gross: i64) -> Vec<i64> {
    let magnitude = Money::from_minor(gross.abs());
    let split = rates(kind, recoverable).split(code("OWN"), None, magnitude, day("2026-03-02"), "");
    let line = leg(split.unwrap().on(Some(side), "").unwrap(), gross);
    std::iter::once(line.amount).chain(line.vat_lines()).map(Money::minor).collect()
}

/// Purchases of 120.00: the line itself, then the VAT beside it. Source: VAT Act 1994 s. 24 to 26 (input tax is
/// what is allowable), s. 8 (reverse charge), s. 55A (domestic); HMRC Notice 741A, section 5.
#[test]
fn what_is_not_reclaimed_is_cost_and_a_reverse_charge_stands_on_both_sides() {
    use TaxCodeKind::{DomesticReverseCharge, ImportPostponed, ReverseCharge, Standard};
    const HALF: u32 = 500_000;
    for (kind, recoverable, lines) in [
        (Standard, 1_000_000, vec![10_000, 2_000]),
        (Standard, HALF, vec![11_000, 1_000]),
        (Standard, 0, vec![12_000]),
        (ReverseCharge, 1_000_000, vec![12_000, 2_400, -2_400]),
        (DomesticReverseCharge, HALF, vec![13_200, 1_200, -2_400]),
        (ImportPostponed, 0, vec![14_400, -2_400]),
    ] {
        assert_eq!(posted(kind, recoverable, Side::Input, 12_000), lines, "{kind} {recoverable}");
        let turned: Vec<_> = lines.iter().map(|minor| -minor).collect();
        assert_eq!(posted(kind, recoverable, Side::Input, -12_000), turned, "{kind} {recoverable}");
    }
    // What a seller charges is owed whole, and what the buyer accounts for is none of the seller's.
    assert_eq!(posted(Standard, HALF, Side::Output, -12_000), [-10_000, -2_000]);
    assert_eq!(posted(DomesticReverseCharge, HALF, Side::Output, -12_000), [-12_000]);
    assert_eq!(posted(TaxCodeKind::OutsideUk, 1_000_000, Side::Output, -12_000), [-12_000]);
}

#[test]
fn a_code_is_refused_that_is_not_there_not_in_force_or_for_the_other_side() {
    let rates = rates(TaxCodeKind::ReverseCharge, 1_000_000);
    let of = |name: &str, on: &str, side| {
        let split = rates.split(code(name), None, Money::from_minor(100), day(on), "lines[1].");
        split.and_then(|vat| vat.on(Some(side), "lines[1].")).map_err(|refusal| {
            assert_eq!(refusal.details["field"], "lines[1].vat_code");
            refusal.reason
        })
    };
    assert!(of("OWN", "2026-01-01", Side::Input).is_ok());
    assert!(of("OWN", "2026-12-31", Side::Input).is_ok());
    assert_eq!(of("OWN", "2026-06-01", Side::Output), Err(Reason::VatCodeSide));
    assert_eq!(of("PVA", "2026-06-01", Side::Output), Err(Reason::VatCodeSide));
    assert_eq!(of("OWN", "2025-12-31", Side::Input), Err(Reason::VatCodeNotInForce));
    assert_eq!(of("OWN", "2027-01-01", Side::Input), Err(Reason::VatCodeNotInForce));
    assert_eq!(of("OTHER", "2026-06-01", Side::Input), Err(Reason::UnknownVatCode));
}

#[test]
fn vat_that_is_given_fits_the_amount_but_that_of_an_import_is_on_another_value() {
    let of = |name: &str, given: i64| {
        let (given, gross) = (Some(Money::from_minor(given)), Money::from_minor(10_000));
        let split = VatRates::default().split(code(name), given, gross, day("2026-03-02"), "");
        split.map(|vat| (vat.total.minor(), vat.included().minor())).map_err(|no| no.reason)
    };
    assert_eq!(of("ST", 9_999), Ok((9_999, 9_999)));
    assert_eq!(of("ST", 10_000), Err(Reason::VatExceedsAmount));
    assert_eq!(of("RC", 10_000), Ok((10_000, 0)));
    assert_eq!(of("RC", 10_001), Err(Reason::VatExceedsAmount));
    assert_eq!(of("PVA", 21_532), Ok((21_532, 0)));
    assert_eq!(of("PVA", -1), Err(Reason::VatNotAllowed));
    assert_eq!(of("ZR", 1), Err(Reason::VatNotAllowed));
    let sold = rates(TaxCodeKind::DomesticReverseCharge, 1_000_000);
    let given = sold.split(
        code("OWN"),
        Some(Money::from_minor(5)),
        Money::from_minor(100),
        day("2026-03-02"),
        "",
    );
    let refused = given.unwrap().on(Some(Side::Output), "").unwrap_err();
    assert_eq!(refused.reason, Reason::VatNotAllowed);
}

proptest! {
    #[test]
    fn lines_come_to_what_is_paid_and_those_of_vat_to_what_counts(
        gross in 1_i64..=9_999_999, kind in prop::sample::select(TaxCodeKind::ALL), is_debit in any::<bool>(),
        recoverable in 0_u32..=1_000_000, side in prop::sample::select(Side::ALL),
    ) {
        let signed = if is_debit { gross } else { -gross };
        let amount = Money::from_minor(gross);
        let split = rates(kind, recoverable).split(code("OWN"), None, amount, day("2026-03-02"), "");
        let Ok(of) = split.unwrap().on(Some(side), "") else { return Ok(()) };
        let line = leg(of, signed);
        let vat: i64 = line.vat_lines().map(Money::minor).sum();
        prop_assert_eq!(line.amount.minor() + vat, signed);
        let counted = VatLine::all_of(&line, side).map(|entry| match entry.side {
            Side::Input => entry.vat.minor(),
            Side::Output => -entry.vat.minor(),
        });
        prop_assert_eq!(vat, counted.sum::<i64>());
    }
}
