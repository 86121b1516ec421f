//! Boxes under each scheme.

use proptest::prelude::*;

use super::*;

const STANDARD: VatReturnMethod =
    VatReturnMethod { scheme: VatScheme::Standard, flat_rate_percent: None };

fn flat(percent: &str) -> VatReturnMethod {
    let percent = Factor::parse(percent).unwrap();
    VatReturnMethod { scheme: VatScheme::FlatRate, flat_rate_percent: Some(percent) }
}

fn adjustment(number: u8, amount: &str) -> Adjustment {
    let (amount, reason) = (Money::parse(amount).unwrap(), "a reason".to_owned());
    Adjustment { number, amount, reason }
}

fn sums(output: [&str; 2], input: [&str; 2]) -> VatTotals {
    let minor = |text: &str| Money::parse(text).unwrap().minor();
    VatTotals {
        output_net: minor(output[0]),
        output_vat: minor(output[1]),
        input_net: minor(input[0]),
        input_vat: minor(input[1]),
    }
}

fn written(boxes: &Boxes) -> [String; 9] {
    boxes.all().map(|money| money.to_string())
}

#[test]
fn boxes_made_anew_are_those_that_were_kept_or_the_first_that_differs_is_told() {
    let (of, adjusted) = (sums(["1000", "200"], ["300", "60"]), [adjustment(7, "5")]);
    let kept = STANDARD.of(of).boxes(&adjusted).unwrap();
    assert_eq!(STANDARD.of(of).first_wrong_box(&adjusted, &kept), None);
    assert_eq!(STANDARD.of(of).first_wrong_box(&[], &kept), Some(7));
    assert_eq!(flat("9.5").of(of).first_wrong_box(&adjusted, &kept), Some(1));
    let moved = Boxes { box_4: Money::from_minor(6_001), ..kept };
    assert_eq!(STANDARD.of(of).first_wrong_box(&adjusted, &moved), Some(4));
    let beyond = VatTotals { output_vat: i64::MAX, ..of };
    let more = [adjustment(1, "1")];
    assert_eq!(STANDARD.of(beyond).first_wrong_box(&more, &kept), Some(1));
}

#[test]
fn box_3_is_1_and_2_and_box_5_the_difference_to_box_4_without_a_sign() {
    let of = sums(["1000.50", "200.10"], ["300.49", "60.05"]);
    let boxes = STANDARD.of(of).boxes(&[]).unwrap();
    let expected =
        ["200.10", "0.00", "200.10", "60.05", "140.05", "1001.00", "300.00", "0.00", "0.00"];
    assert_eq!(written(&boxes), expected);
    assert_eq!(boxes.direction(), Direction::Pay);
    let boxes = STANDARD.of(sums(["0", "0"], ["300", "60"])).boxes(&[]).unwrap();
    assert_eq!((boxes.box_5.minor(), boxes.direction()), (6_000, Direction::Reclaim));
    let boxes = STANDARD.of(VatTotals::default()).boxes(&[]).unwrap();
    assert_eq!(boxes.direction(), Direction::Nil);
}

#[test]
fn adjustments_go_to_their_boxes_and_through_to_3_and_5() {
    let of = sums(["100", "20"], ["50", "10"]);
    let made = [
        adjustment(1, "1.00"),
        adjustment(2, "5.00"),
        adjustment(4, "5.00"),
        adjustment(4, "-0.50"),
        adjustment(6, "0.49"),
        adjustment(7, "0.50"),
        adjustment(8, "7"),
        adjustment(9, "-9.50"),
    ];
    let boxes = STANDARD.of(of).boxes(&made).unwrap();
    let expected =
        ["21.00", "5.00", "26.00", "14.50", "11.50", "100.00", "51.00", "7.00", "-10.00"];
    assert_eq!(written(&boxes), expected);
    assert_eq!(STANDARD.of(of).difference(&boxes).unwrap(), Money::ZERO);
}

/// Source: HMRC Notice 733: turnover is what was charged with VAT, exempt supplies included, and
/// a 12 % trader who bills 1,000.00 + 200.00 owes 144.00 of it.
#[test]
fn the_flat_rate_is_a_percentage_of_the_turnover_with_vat() {
    let of = sums(["1000", "200"], ["300", "60"]);
    let boxes = flat("12").of(of).boxes(&[]).unwrap();
    let expected =
        ["144.00", "0.00", "144.00", "0.00", "144.00", "1200.00", "0.00", "0.00", "0.00"];
    assert_eq!(written(&boxes), expected);
    // 200 - 60 is tracked, 144 is owed: 4.00 too little stands in the books.
    assert_eq!(flat("12").of(of).difference(&boxes).unwrap().minor(), -400);
    // 16.5 % (a business with limited costs) of 0.10 is 0.0165.
    let boxes = flat("16.50").of(sums(["0.10", "0"], ["0", "0"])).boxes(&[]).unwrap();
    assert_eq!(boxes.box_1.minor(), 2);
}

/// Source: HMRC Notice 733, section 15: the VAT of a capital purchase of 2,000.00 or more is reclaimed.
#[test]
fn what_an_adjustment_reclaims_under_the_flat_rate_is_part_of_the_difference() {
    let of = sums(["1000", "200"], ["2500", "500"]);
    let boxes = flat("12").of(of).boxes(&[adjustment(4, "500"), adjustment(7, "2500")]).unwrap();
    assert_eq!(boxes.direction(), Direction::Reclaim);
    // -300 is tracked and 144 - 500 is the return's: 56 more comes back.
    assert_eq!(flat("12").of(of).difference(&boxes).unwrap().minor(), 5_600);
}

#[test]
fn the_names_of_hmrc_have_the_same_figures_and_whole_pounds() {
    let boxes = STANDARD.of(sums(["1000.50", "200.10"], ["300.49", "60.05"])).boxes(&[]).unwrap();
    let json = serde_json::to_string(&boxes.hmrc()).unwrap();
    assert_eq!(
        json,
        "{\"vatDueSales\":200.10,\"vatDueAcquisitions\":0.00,\"totalVatDue\":200.10,\
         \"vatReclaimedCurrPeriod\":60.05,\"netVatDue\":140.05,\"totalValueSalesExVAT\":1001,\
         \"totalValuePurchasesExVAT\":300,\"totalValueGoodsSuppliedExVAT\":0,\
         \"totalAcquisitionsExVAT\":0}"
    );
}

#[test]
fn what_no_64_bits_hold_is_refused_and_does_not_wrap() {
    let of = VatTotals { output_vat: i64::MAX, input_vat: -1, ..VatTotals::default() };
    let refusal = STANDARD.of(of).boxes(&[]).unwrap_err();
    assert_eq!(refusal.reason, Reason::TotalOutOfRange);
}

/// Source: HMRC Notice 733, 4.10: where the rate changes within a period, each is applied to its own
/// turnover; 1.2 and 2 of the same: from the day of leaving on, VAT is accounted for by the usual rules.
#[test]
fn a_period_with_several_methods_has_the_sum_of_what_each_comes_to() {
    let sold = sums(["1000", "200"], ["300", "60"]);
    let period = PeriodFigures {
        last: STANDARD,
        parts: [flat("12"), flat("10"), STANDARD]
            .map(|method| ((method, TaxCodeKind::Standard), sold))
            .to_vec(),
    };
    let boxes = period.boxes(&[adjustment(1, "5")]).unwrap();
    let expected =
        ["469.00", "0.00", "469.00", "60.00", "409.00", "3400.00", "300.00", "0.00", "0.00"];
    assert_eq!(written(&boxes), expected);
    // 140 are tracked under each: 144 and 120 are owed of what is pinned to the scheme.
    assert_eq!(period.difference(&boxes).unwrap().minor(), -400 + 2_000);
}

fn any_sums() -> impl Strategy<Value = VatTotals> {
    let minor = || -1_000_000_000_i64..1_000_000_000;
    (minor(), minor(), minor(), minor()).prop_map(
        |(output_net, output_vat, input_net, input_vat)| VatTotals {
            output_net,
            output_vat,
            input_net,
            input_vat,
        },
    )
}

proptest! {
    #[test]
    fn the_boxes_hold_together(of in any_sums(), two in -1_000_000_i64..1_000_000) {
        let made = [Adjustment { amount: Money::from_minor(two), ..adjustment(2, "1") }];
        for method in [STANDARD, flat("7.5")] {
            let boxes = method.of(of).boxes(&made).unwrap();
            prop_assert_eq!(boxes.box_3.minor(), boxes.box_1.minor() + boxes.box_2.minor());
            prop_assert_eq!(boxes.box_5.minor(), (boxes.box_3.minor() - boxes.box_4.minor()).abs());
            for pounds in [boxes.box_6, boxes.box_7, boxes.box_8, boxes.box_9] {
                prop_assert_eq!(pounds.minor() % 100, 0);
            }
            // What is left for VAT after the difference is what the return says.
            let left = of.tracked() - i128::from(method.of(of).difference(&boxes).unwrap().minor());
            let expected = if method == STANDARD { of.tracked() } else { boxes.net_due() };
            prop_assert_eq!(left, expected);
        }
    }
}
