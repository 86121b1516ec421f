//! Cash accounting, left.

use super::*;

fn day(text: &str) -> Date {
    Date::parse_iso(text).unwrap()
}

fn method(
    scheme: VatScheme,
    from: Option<&str>,
    outstanding_vat: Option<OutstandingVat>,
) -> VatMethod {
    VatMethod {
        effective_from: from.map(day),
        vat_registered: scheme != VatScheme::None,
        vat_number: None,
        vat_scheme: scheme,
        flat_rate_percent: None,
        outstanding_vat,
    }
}

fn left(outstanding_vat: Option<OutstandingVat>) -> VatMethods {
    let cash = method(VatScheme::Cash, None, None);
    let left = method(VatScheme::Standard, Some("2026-04-01"), outstanding_vat);
    VatMethods::new(cash, vec![left])
}

/// Source: VAT Regulations 1995, reg. 61(3), (4) and (6).
#[test]
fn what_is_outstanding_counts_on_the_last_day_or_six_months_later() {
    let on = |of: Option<OutstandingVat>, tax_point: &str| left(of).settles_up_on(day(tax_point));
    let now = Some(OutstandingVat::SettleNow);
    assert_eq!(on(now, "2026-01-10"), Some(day("2026-03-31")));
    assert_eq!(on(now, "2026-03-31"), Some(day("2026-03-31")));
    assert_eq!(on(now, "2026-04-01"), None);
    let six = Some(OutstandingVat::SixMonths);
    assert_eq!(on(six, "2026-03-31"), Some(day("2026-09-30")));
    assert_eq!(on(None, "2026-03-31"), None, "left before there was a choice");
    // Cash accounting of another VAT number is still cash accounting.
    let cash = method(VatScheme::Cash, None, None);
    let named = VatMethod {
        vat_number: Some("GB1".to_owned()),
        effective_from: Some(day("2026-02-01")),
        ..cash.clone()
    };
    let ended = method(VatScheme::Standard, Some("2026-04-01"), now);
    let methods = VatMethods::new(cash, vec![named, ended]);
    assert_eq!(methods.settles_up_on(day("2026-01-10")), Some(day("2026-03-31")));
}

/// Source: reg. 61(2); HMRC manual VCAS6250, VCAS6550.
#[test]
fn the_six_months_have_conditions() {
    let days = [day("2026-01-01"), day("2026-03-31")];
    let six = method(VatScheme::Standard, Some("2026-04-01"), Some(OutstandingVat::SixMonths));
    assert_eq!(turnover_days(&six), Some(days));
    assert_eq!(
        turnover_days(&VatMethod {
            outstanding_vat: Some(OutstandingVat::SettleNow),
            ..six.clone()
        }),
        None
    );
    assert_eq!(check_turnover(days, 135_000_000), Ok(()));
    let refused = check_turnover(days, 135_000_001).unwrap_err();
    assert_eq!(refused.reason, Reason::SixMonthsNotAllowed);
    assert_eq!(
        [&refused.details["turnover"], &refused.details["limit"]],
        ["1350000.01", "1350000.00"]
    );
    assert_eq!(check_registered(&six), Ok(()));
    let ended = VatMethod { vat_registered: false, vat_scheme: VatScheme::None, ..six };
    assert_eq!(check_registered(&ended).unwrap_err().reason, Reason::SixMonthsNotAllowed);
}

/// Source: HMRC manual VCAS6300.
#[test]
fn what_is_written_off_by_then_and_six_months_old_never_falls_due() {
    let [due, supplied] = ["2026-02-27", "2026-02-01"].map(day);
    let never = |written_off: &str, settled: Option<&str>| {
        never_falls_due(day(written_off), due, supplied, settled.map(day))
    };
    assert!(never("2026-02-01", None));
    assert!(never("2026-08-27", Some("2026-08-27")));
    assert!(!never("2026-08-26", Some("2026-08-26")), "not six months old");
    assert!(!never("2026-09-02", Some("2026-09-01")), "written off later");
}
