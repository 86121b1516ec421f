//! Which method holds on which day, and what a change of it may do.

use proptest::prelude::*;

use super::*;
use crate::factor::Factor;

fn day(text: &str) -> Date {
    Date::parse_iso(text).unwrap()
}

fn method(scheme: VatScheme, percent: Option<&str>, from: Option<&str>) -> VatMethod {
    VatMethod {
        effective_from: from.map(day),
        vat_registered: scheme != VatScheme::None,
        vat_number: None,
        vat_scheme: scheme,
        flat_rate_percent: percent.map(|percent| Factor::parse(percent).unwrap()),
        outstanding_vat: None,
    }
}

fn standard() -> VatMethods {
    VatMethods::new(method(VatScheme::Standard, None, None), Vec::new())
}

fn patch(json: &str) -> OrganisationPatch {
    OrganisationPatch::read(json).unwrap()
}

/// Today is 2026-07-15, and returns are finalised up to 2026-03-31.
fn change(of: &VatMethods, json: &str) -> Result<MethodChange, Refusal> {
    let book = Book { vat_returned_to: Some(day("2026-03-31")), ..Book::default() };
    let on = MethodChangeDay { today: day("2026-07-15"), has_entries: true };
    Ok(of.changed(&patch(json), &book, on)?.unwrap())
}

fn schemes(of: &VatMethods) -> Vec<(VatScheme, Option<String>)> {
    let one =
        |method: VatMethod| (method.vat_scheme, method.effective_from.map(|from| from.to_string()));
    of.all().into_iter().map(one).collect()
}

#[test]
fn a_method_holds_from_its_day_on_and_the_first_from_the_beginning() {
    let flat = r#"{"vat_scheme":"flat_rate","flat_rate_percent":12,"effective_from":"2026-07-01"}"#;
    let methods = change(&standard(), flat).unwrap().methods;
    let on = |text: &str| methods.on(day(text)).vat_scheme;
    assert_eq!(on("0001-01-01"), VatScheme::Standard);
    assert_eq!(on("2026-06-30"), VatScheme::Standard);
    assert_eq!(on("2026-07-01"), VatScheme::FlatRate);
    let days: Vec<_> = methods.spans().iter().map(|span| span.days).collect();
    assert_eq!(days, [[Date::FIRST, day("2026-06-30")], [day("2026-07-01"), Date::LAST]]);
}

#[test]
fn a_change_is_from_today_where_no_day_is_given_and_from_the_beginning_of_empty_books() {
    let cash = r#"{"vat_scheme":"cash"}"#;
    let changed = change(&standard(), cash).unwrap();
    assert_eq!(changed.from, Some(day("2026-07-15")));
    assert_eq!(changed.past_days(day("2026-07-15"), None), None);
    let on = MethodChangeDay { today: day("2026-07-15"), has_entries: false };
    let changed = standard().changed(&patch(cash), &Book::default(), on).unwrap().unwrap();
    assert_eq!(changed.from, None);
    assert_eq!(schemes(&changed.methods), [(VatScheme::Cash, None)]);
    let says_nothing = standard().changed(&patch(r#"{"name":"x"}"#), &Book::default(), on);
    assert_eq!(says_nothing, Ok(None));
}

#[test]
fn a_day_in_a_finalised_return_is_refused_and_one_behind_it_is_not() {
    let flat = |from: &str| {
        let json = format!(
            r#"{{"vat_scheme":"flat_rate","flat_rate_percent":12,"effective_from":"{from}"}}"#
        );
        change(&standard(), &json)
    };
    let refused = flat("2026-03-31").unwrap_err();
    assert_eq!(refused.reason, Reason::VatReturnFinalised);
    assert_eq!(refused.details["vat_returned_to"], "2026-03-31");
    let changed = flat("2026-04-01").unwrap();
    let past = [day("2026-04-01"), day("2026-07-14")];
    assert_eq!(changed.past_days(day("2026-07-15"), None), Some(past));
}

/// Source: HMRC Notice 731, 1.2.
#[test]
fn cash_accounting_is_never_retrospective_but_for_who_registers_on_that_day() {
    let cash = |of: &VatMethods, from: &str| {
        let json =
            format!(r#"{{"vat_registered":true,"vat_scheme":"cash","effective_from":"{from}"}}"#);
        change(of, &json).map(|change| change.methods)
    };
    let refused = cash(&standard(), "2026-07-14").unwrap_err();
    assert_eq!(refused.reason, Reason::CashNotRetrospective);
    assert!(cash(&standard(), "2026-07-15").is_ok());
    let none = VatMethods::new(method(VatScheme::None, None, None), Vec::new());
    assert!(cash(&none, "2026-06-01").is_ok());
    // It may be left from a day that is past.
    let joined = cash(&standard(), "2026-08-01").unwrap();
    let left = r#"{"vat_scheme":"standard","effective_from":"2026-08-01"}"#;
    assert_eq!(change(&joined, left).unwrap().methods, standard());
}

/// Source: VAT Regulations 1995, reg. 61.
#[test]
fn who_leaves_cash_accounting_settles_up_unless_something_else_is_said() {
    let cash = VatMethods::new(method(VatScheme::Cash, None, None), Vec::new());
    let said = |of: &VatMethods| -> Vec<_> {
        of.later().iter().map(|method| method.outstanding_vat).collect()
    };
    let left = r#"{"vat_scheme":"standard","effective_from":"2026-08-01"}"#;
    let usual = change(&cash, left).unwrap().methods;
    assert_eq!(said(&usual), [Some(OutstandingVat::SettleNow)]);
    let later = r#"{"outstanding_vat":"six_months","effective_from":"2026-08-01"}"#;
    let six = change(&usual, later).unwrap().methods;
    assert_eq!(said(&six), [Some(OutstandingVat::SixMonths)]);
    // What else changes on that day leaves it, and what changes later says nothing of it.
    let number = |from: &str| format!(r#"{{"vat_number":"GB1","effective_from":"{from}"}}"#);
    assert_eq!(
        said(&change(&six, &number("2026-08-01")).unwrap().methods),
        [Some(OutstandingVat::SixMonths)]
    );
    let named = change(&six, &number("2026-09-01")).unwrap().methods;
    assert_eq!(said(&named), [Some(OutstandingVat::SixMonths), None]);
    // Cash accounting comes between: it is left where it had not been.
    let standard = change(&standard(), &number("2026-10-01")).unwrap().methods;
    let joined = r#"{"vat_scheme":"cash","effective_from":"2026-09-01"}"#;
    let joined = change(&standard, joined).unwrap().methods;
    assert_eq!(said(&joined), [None, Some(OutstandingVat::SettleNow)]);
    let refused = change(&standard, later).unwrap_err();
    assert_eq!(refused.reason, Reason::VatSchemeMismatch);
    let ended = r#"{"vat_registered":false,"vat_scheme":"none","outstanding_vat":"six_months","effective_from":"2026-08-01"}"#;
    assert_eq!(change(&cash, ended).unwrap_err().reason, Reason::SixMonthsNotAllowed);
}

#[test]
fn where_cash_accounting_is_left_its_last_day_may_change_too() {
    let cash = VatMethods::new(method(VatScheme::Cash, None, None), Vec::new());
    let left = |from: &str| {
        change(&cash, &format!(r#"{{"vat_scheme":"standard","effective_from":"{from}"}}"#)).unwrap()
    };
    let today = day("2026-07-15");
    let days = |change: &MethodChange| change.past_days(today, Some(day("2026-03-31")));
    assert_eq!(days(&left("2026-07-15")), Some([day("2026-07-14"); 2]));
    assert_eq!(days(&left("2026-07-16")), None);
    // The return of the last day is finalised.
    assert_eq!(days(&left("2026-04-01")), Some([day("2026-04-01"), day("2026-07-14")]));
}

#[test]
fn a_scheme_takes_its_percentage_along_and_the_settings_go_together() {
    let flat = r#"{"vat_scheme":"flat_rate","flat_rate_percent":12}"#;
    let methods = change(&standard(), flat).unwrap().methods;
    let percent = change(&methods, r#"{"flat_rate_percent":11,"effective_from":"2026-08-01"}"#);
    let percents: Vec<_> = percent
        .unwrap()
        .methods
        .all()
        .iter()
        .map(|of| of.flat_rate_percent.map(|percent| percent.to_string()))
        .collect();
    assert_eq!(percents, [None, Some("12".to_owned()), Some("11".to_owned())]);
    let left = change(&methods, r#"{"vat_scheme":"standard","effective_from":"2026-09-01"}"#);
    assert_eq!(left.unwrap().methods.on(day("2026-09-01")).flat_rate_percent, None);
    let refused = change(&standard(), r#"{"vat_scheme":"flat_rate"}"#).unwrap_err();
    assert_eq!(refused.reason, Reason::VatSchemeMismatch);
}

#[test]
fn a_change_of_past_boxes_wants_to_be_confirmed() {
    let standard = return_method(&method(VatScheme::Standard, None, None));
    let boxes = |vat| {
        let totals = VatTotals { output_vat: vat, ..VatTotals::default() };
        standard.of(totals).boxes(&[]).unwrap()
    };
    let days = [day("2026-04-01"), day("2026-07-14")];
    let period = RestatedPeriod { days, boxes: [boxes(14_400), boxes(8_000)] };
    let today = day("2026-07-15");
    let refused = check_restates(&period, &[], today, false).unwrap_err();
    assert_eq!(
        (refused.reason, &refused.details["date_to"]),
        (Reason::RestatesVat, &"2026-07-14".into())
    );
    assert!(
        refused.message.contains("(box 1: 144.00 becomes 80.00; box 3: "),
        "{}",
        refused.message
    );
    assert_eq!(check_restates(&period, &[], today, true), Ok(()));
    let same = RestatedPeriod { days, boxes: [boxes(1), boxes(1)] };
    assert_eq!(check_restates(&same, &[], today, false), Ok(()));
}

proptest! {
    #[test]
    fn the_days_of_methods_have_no_gap_and_each_day_has_the_method_of_its_span(
        changes in prop::collection::vec((0_i32..60, 0_u8..4), 0..12), asked in 0_i32..80,
    ) {
        let start = day("2026-04-01");
        let mut methods = standard();
        let mut model: Vec<Option<u8>> = vec![None; 80];
        for (from, percent) in changes {
            let json = match percent {
                0 => format!(r#"{{"vat_scheme":"standard","effective_from":"{}"}}"#, start.plus_days(from)),
                percent => format!(
                    r#"{{"vat_scheme":"flat_rate","flat_rate_percent":{percent},"effective_from":"{}"}}"#,
                    start.plus_days(from)
                ),
            };
            let begins: Vec<_> = methods.later().iter().filter_map(|of| of.effective_from).collect();
            methods = change(&methods, &json).unwrap().methods;
            // Until the next one begins that was there.
            for at in from..80 {
                if at > from && begins.contains(&start.plus_days(at)) {
                    break;
                }
                model[usize::try_from(at).unwrap()] = Some(percent).filter(|percent| *percent > 0);
            }
        }
        let percent = methods.on(start.plus_days(asked)).flat_rate_percent;
        let expected = model[usize::try_from(asked).unwrap()];
        prop_assert_eq!(percent.map(|of| of.to_string()), expected.map(|of| of.to_string()));
        let spans = methods.spans();
        prop_assert_eq!((spans[0].days[0], spans[spans.len() - 1].days[1]), (Date::FIRST, Date::LAST));
        for pair in spans.windows(2) {
            prop_assert_eq!(pair[0].days[1].next(), Some(pair[1].days[0]));
            prop_assert!(pair[0].method != pair[1].method);
        }
    }
}
