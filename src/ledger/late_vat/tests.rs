//! What late VAT is, and what becomes of errors.

use proptest::prelude::*;

use super::*;
use crate::contract::ledger::organisation::VatScheme;
use crate::factor::Factor;

const STANDARD: VatReturnMethod =
    VatReturnMethod { scheme: VatScheme::Standard, flat_rate_percent: None };

fn facts(side: Side, is_negative: bool) -> LateVatFacts {
    let kind = TaxCodeKind::Standard;
    LateVatFacts { side, kind, is_negative, said: None, behaviour: None }
}

fn sum(facts: LateVatFacts, vat: i64) -> LateVatSum {
    let net = 5 * vat;
    let totals = match facts.side {
        Side::Output => VatTotals { output_net: net, output_vat: vat, ..VatTotals::default() },
        Side::Input => VatTotals { input_net: net, input_vat: vat, ..VatTotals::default() },
    };
    LateVatSum { facts, method: STANDARD, totals, count: 1 }
}

/// A period with these sales, and with late VAT in it.
fn period(sales: i64, late: &[LateVatSum]) -> (PeriodFigures, LateVatSums) {
    let own = VatTotals { output_net: sales, output_vat: sales / 5, ..VatTotals::default() };
    let mut all = STANDARD.of(own);
    for one in late {
        all.add(one.method, one.facts.kind, one.totals);
    }
    (all, LateVatSums(late.to_vec()))
}

/// Source: HMRC manual VAEC7180 (SI 2008/1482, reg. 2): the greater of 10,000 and 1 % of box 6, that up to 50,000.
#[test]
fn the_limit_is_ten_thousand_or_one_per_cent_of_sales_up_to_fifty_thousand() {
    for (sales, limit) in [
        (-500_000_000, 1_000_000),
        (0, 1_000_000),
        (100_000_000, 1_000_000),
        (100_010_000, 1_000_100),
        (500_000_000, 5_000_000),
        (900_000_000, 5_000_000),
    ] {
        assert_eq!(error_limit(Money::from_minor(sales)).minor(), limit, "{sales}");
    }
}

/// Source: VAT Regulations 1995, reg. 29 (late input tax), reg. 34 and 35; HMRC manual VIT33000, VAEC7150.
#[test]
fn input_tax_is_claimed_late_and_anything_else_is_an_error() {
    let (late, error) = (LateVatKind::LateInput, LateVatKind::Error);
    assert_eq!(facts(Side::Input, false).is(), late);
    assert_eq!(facts(Side::Input, true).is(), error, "claimed, and should not have been");
    assert_eq!(facts(Side::Output, false).is(), error);
    assert_eq!(facts(Side::Output, true).is(), error);
    let said = |side, said| LateVatFacts { said: Some(said), ..facts(side, false) };
    assert_eq!(said(Side::Input, error).is(), error);
    assert_eq!(said(Side::Output, late).is(), error);
    let reverse = LateVatFacts { kind: TaxCodeKind::ReverseCharge, ..facts(Side::Input, false) };
    assert_eq!(reverse.is(), error, "with its output tax it comes to nothing");
}

#[test]
fn errors_are_netted_and_adjusted_up_to_the_limit() {
    let late = [
        sum(facts(Side::Output, false), 1_100_000),
        sum(facts(Side::Input, true), -100_000),
        sum(facts(Side::Output, true), -200_000),
        sum(facts(Side::Input, false), 70_000),
    ];
    let (all, sums) = period(10_000_000, &late);
    let made = sums.decided(&all, &[]).unwrap();
    let minor =
        [made.net_errors, made.late_input_vat, made.error_limit, made.left_out].map(Money::minor);
    assert_eq!(minor, [1_000_000, 70_000, 1_000_000, 0]);
    assert_eq!(
        (made.correction, made.error_count, made.to_notify),
        (ErrorCorrection::Adjusted, 3, false)
    );
    assert_eq!(sums.in_return(&all, false), all);
    // A penny more.
    let more = sum(facts(Side::Output, false), 1);
    let (all, sums) = period(10_000_000, &[late.as_slice(), &[more]].concat());
    let made = sums.decided(&all, &[]).unwrap();
    assert_eq!((made.correction, made.left_out.minor()), (ErrorCorrection::Notify, 1_000_001));
    assert!(made.to_notify);
    let boxes = sums.in_return(&all, true).boxes(&[]).unwrap();
    let minor = [boxes.box_1, boxes.box_4, boxes.box_6, boxes.box_7].map(Money::minor);
    assert_eq!(minor, [2_000_000, 70_000, 10_000_000, 350_000], "late input tax stays");
    // The limit is of the sales without the errors.
    let (all, sums) = period(100_000_000, &[sum(facts(Side::Output, false), 1_000_001)]);
    assert_eq!(sums.decided(&all, &[]).unwrap().correction, ErrorCorrection::Notify);
}

/// Source: VAEC7150 (deliberate inaccuracies are never adjusted), VAEC7140 (careless ones are disclosed besides).
#[test]
fn how_an_error_came_about_decides_whether_it_is_adjusted_and_whether_hmrc_is_told() {
    let of = |behaviour| LateVatFacts { behaviour: Some(behaviour), ..facts(Side::Output, false) };
    let late = [
        sum(of(ErrorBehaviour::ReasonableCare), 1_000),
        sum(of(ErrorBehaviour::Deliberate), 5_000),
    ];
    let (all, sums) = period(100_000, &late);
    let made = sums.decided(&all, &[]).unwrap();
    let minor = [made.net_errors, made.deliberate_errors, made.left_out].map(Money::minor);
    assert_eq!((minor, made.correction), ([1_000, 5_000, 5_000], ErrorCorrection::Adjusted));
    assert!(made.to_notify);
    assert_eq!(sums.in_return(&all, false).boxes(&[]).unwrap().box_1.minor(), 21_000);
    let (all, sums) = period(100_000, &[sum(of(ErrorBehaviour::Careless), 1_000)]);
    let made = sums.decided(&all, &[]).unwrap();
    assert_eq!(
        (made.correction, made.to_notify, made.left_out),
        (ErrorCorrection::Adjusted, true, Money::ZERO)
    );
    let (all, sums) = period(100_000, &[]);
    let made = sums.decided(&all, &[]).unwrap();
    assert_eq!((made.correction, made.to_notify), (ErrorCorrection::None, false));
}

#[test]
fn an_error_under_the_flat_rate_is_worth_its_percentage() {
    let flat = VatReturnMethod {
        scheme: VatScheme::FlatRate,
        flat_rate_percent: Some(Factor::parse("10").unwrap()),
    };
    let late = LateVatSum { method: flat, ..sum(facts(Side::Output, false), 2_000) };
    let mut all = PeriodFigures::ending(flat);
    all.add(flat, TaxCodeKind::Standard, late.totals);
    let made = LateVatSums(vec![late]).decided(&all, &[]).unwrap();
    assert_eq!(made.net_errors.minor(), 1_200);
}

#[test]
fn what_is_said_of_a_journal_is_of_late_vat_in_a_draft() {
    let late = LateJournal { is_late: true, has_input: true, is_finalised: false };
    let reason = |kind, journal| check_note(kind, journal).err().map(|refusal| refusal.reason);
    let (error, input) = (LateVatKind::Error, LateVatKind::LateInput);
    assert_eq!(reason(error, Some(late)), None);
    assert_eq!(reason(input, Some(late)), None);
    assert_eq!(reason(error, None), Some(Reason::UnknownReference));
    let of_sale = LateJournal { has_input: false, ..late };
    assert_eq!(reason(input, Some(of_sale)), Some(Reason::NotLate));
    assert_eq!(reason(error, Some(of_sale)), None);
    assert_eq!(reason(error, Some(LateJournal { is_late: false, ..late })), Some(Reason::NotLate));
    let finalised = LateJournal { is_finalised: true, ..late };
    assert_eq!(reason(error, Some(finalised)), Some(Reason::AlreadyFinalised));
}

proptest! {
    /// What is in the return and what is left out of it are all of the period, whatever is late.
    #[test]
    fn nothing_is_lost_and_nothing_counts_twice(
        late in prop::collection::vec((any::<bool>(), -2_000_000_i64..2_000_000, 0_usize..5), 0..8),
        sales in 0_i64..1_000_000_000,
    ) {
        let late: Vec<_> = late.into_iter().map(|(is_sale, vat, behaviour)| {
            let side = if is_sale { Side::Output } else { Side::Input };
            let behaviours = [
                None, Some(ErrorBehaviour::ReasonableCare), Some(ErrorBehaviour::Careless),
                Some(ErrorBehaviour::Deliberate), None,
            ];
            let said = (behaviour > 0).then_some(LateVatKind::Error);
            sum(LateVatFacts { said, behaviour: behaviours[behaviour], ..facts(side, vat < 0) }, vat)
        }).collect();
        let (all, sums) = period(sales, &late);
        let made = sums.decided(&all, &[]).unwrap();
        let left_out = made.correction == ErrorCorrection::Notify;
        let tracked = sums.in_return(&all, left_out).totals().tracked()
            + sums.left_out(all.last, left_out).totals().tracked();
        prop_assert_eq!(tracked, all.totals().tracked());
        let within = made.net_errors.minor().abs() <= made.error_limit.minor();
        prop_assert_eq!(left_out, !within);
        prop_assert!(made.left_out.is_zero() || made.to_notify);
        let again = sums.as_decided(&all, &[], left_out).unwrap();
        prop_assert_eq!(again, made);
    }
}
