use proptest::prelude::*;

use super::*;

fn factor(text: &str) -> Factor {
    Factor::parse(text).unwrap()
}

fn line(quantity: &str, price: &str, vat_code: LedgerVatCode) -> LinePricing {
    LinePricing {
        quantity: factor(quantity),
        unit_price: factor(price),
        discount_percent: None,
        vat_code,
        given_vat: None,
    }
}

fn manner(amounts_are: AmountsAre, rounding: VatRounding) -> VatTreatment {
    VatTreatment {
        amounts_are,
        rounding,
        day: Date::parse_iso("2026-03-02").unwrap(),
        side: Side::Output,
    }
}

const EXCLUSIVE: AmountsAre = AmountsAre::Exclusive;
const INCLUSIVE: AmountsAre = AmountsAre::Inclusive;
const LINE: VatRounding = VatRounding::Line;
const DOCUMENT: VatRounding = VatRounding::Document;

fn come_to(
    lines: &[LinePricing],
    amounts_are: AmountsAre,
    rounding: VatRounding,
) -> DocumentAmounts {
    document_amounts(lines, manner(amounts_are, rounding), &VatRates::default()).unwrap()
}

/// Net, VAT and gross, as they are written.
fn written(amounts: NetVatGross) -> [String; 3] {
    [amounts.net, amounts.vat, amounts.gross].map(|money| money.to_string())
}

/// What a document comes to that has so many times the same line.
fn of_many(
    count: usize,
    of: LinePricing,
    amounts_are: AmountsAre,
    rounding: VatRounding,
) -> [String; 3] {
    written(come_to(&vec![of; count], amounts_are, rounding).total)
}

#[test]
fn vat_of_half_a_penny_is_rounded_up_and_of_less_down() {
    // HMRC VATREC12030: less than 0.5 of one penny is rounded down, 0.5 or more is rounded up.
    for (price, vat) in [
        ("0.02", "0.00"),   // 0.4p
        ("0.03", "0.01"),   // 0.6p
        ("0.12", "0.02"),   // 2.4p
        ("0.13", "0.03"),   // 2.6p
        ("1.32", "0.26"),   // 26.4p
        ("99.99", "20.00"), // 19.998
    ] {
        let [_, of_line, _] = of_many(1, line("1", price, LedgerVatCode::ST), EXCLUSIVE, LINE);
        assert_eq!(of_line, vat, "{price}");
    }
    // 5 % of 0.10 and of 0.30 are exactly half a penny and one and a half.
    for (price, vat) in [("0.10", "0.01"), ("0.30", "0.02"), ("-0.10", "-0.01"), ("0.09", "0.00")] {
        let [_, of_line, _] = of_many(1, line("1", price, LedgerVatCode::RR), EXCLUSIVE, LINE);
        assert_eq!(of_line, vat, "{price}");
    }
}

#[test]
fn vat_in_a_price_is_its_sixth_at_twenty_per_cent_and_its_twenty_first_at_five() {
    // VAT fractions of HMRC Notice 700, section 30.1: 1/6 and 1/21.
    for (price, code, net, vat) in [
        ("120.00", LedgerVatCode::ST, "100.00", "20.00"),
        ("0.03", LedgerVatCode::ST, "0.02", "0.01"), // exactly half a penny
        ("0.02", LedgerVatCode::ST, "0.02", "0.00"),
        ("9.99", LedgerVatCode::ST, "8.32", "1.67"), // 1.665
        ("10.00", LedgerVatCode::ST, "8.33", "1.67"),
        ("105.00", LedgerVatCode::RR, "100.00", "5.00"),
        ("10.50", LedgerVatCode::RR, "10.00", "0.50"),
        ("7.77", LedgerVatCode::ZR, "7.77", "0.00"),
        ("7.77", LedgerVatCode::EX, "7.77", "0.00"),
        ("7.77", LedgerVatCode::NV, "7.77", "0.00"),
    ] {
        let of_line = of_many(1, line("1", price, code), INCLUSIVE, LINE);
        assert_eq!(of_line, [net, vat, price], "{price} {code}");
    }
}

#[test]
fn vat_by_line_and_vat_by_document_may_differ_by_pennies() {
    // HMRC VATREC12010, Notice 700, 17.5: line or invoice may be the basis. Fifty lines of 241.67: 48.334
    // each is 48.33, and 20 % of 12,083.50 is 2,416.70.
    let one = line("1", "241.67", LedgerVatCode::ST);
    assert_eq!(of_many(50, one, EXCLUSIVE, LINE), ["12083.50", "2416.50", "14500.00"]);
    assert_eq!(of_many(50, one, EXCLUSIVE, DOCUMENT), ["12083.50", "2416.70", "14500.20"]);
    let spread = come_to(&[one; 50], EXCLUSIVE, DOCUMENT);
    let pennies: Vec<_> = spread.lines.iter().map(|line| line.vat.minor()).collect();
    assert_eq!(pennies, [vec![4834; 20], vec![4833; 30]].concat());
    // Three of 0.33: 6.6p each is 7p; 19.8p together are 20p.
    let thirds = line("1", "0.33", LedgerVatCode::ST);
    assert_eq!(of_many(3, thirds, EXCLUSIVE, LINE), ["0.99", "0.21", "1.20"]);
    assert_eq!(of_many(3, thirds, EXCLUSIVE, DOCUMENT), ["0.99", "0.20", "1.19"]);
    // Inclusive, ten of 0.04: two thirds of a penny each is 1p; 6.67p together are 7p.
    let pennies = line("1", "0.04", LedgerVatCode::ST);
    assert_eq!(of_many(10, pennies, INCLUSIVE, LINE), ["0.30", "0.10", "0.40"]);
    assert_eq!(of_many(10, pennies, INCLUSIVE, DOCUMENT), ["0.33", "0.07", "0.40"]);
}

#[test]
fn each_code_is_rounded_for_itself_and_vat_that_is_given_stays() {
    let given = LinePricing {
        given_vat: Some(Money::from_minor(5)),
        ..line("1", "0.33", LedgerVatCode::ST)
    };
    let lines = [
        line("1", "0.33", LedgerVatCode::ST),
        line("1", "0.10", LedgerVatCode::RR),
        given,
        line("1", "0.33", LedgerVatCode::ST),
        line("1", "0.10", LedgerVatCode::RR),
        line("1", "0.33", LedgerVatCode::ZR),
    ];
    let worth = come_to(&lines, EXCLUSIVE, DOCUMENT);
    // 13.2p of two lines with ST is 13p; 1p of two with RR is exact.
    let vats: Vec<_> = worth.lines.iter().map(|line| line.vat.minor()).collect();
    assert_eq!(vats, [7, 1, 5, 6, 0, 0]);
    assert_eq!(worth.total.vat, Money::from_minor(19));
}

#[test]
fn quantity_and_price_have_four_decimals_and_a_discount_comes_off_before_rounding() {
    for (quantity, price, discount, net) in [
        ("3", "33.3333", None, "100.00"),
        ("0.3333", "0.03", None, "0.01"),
        ("1.2345", "6.7891", None, "8.38"), // 8.38114...
        ("1", "0.0050", None, "0.01"),
        ("1", "0.0049", None, "0.00"),
        ("-1", "0.0050", None, "-0.01"),
        ("2", "19.99", Some("10"), "35.98"), // 35.982
        ("1", "100", Some("33.3333"), "66.67"),
        ("7", "1.11", Some("100"), "0.00"),
        ("1", "0.02", Some("75"), "0.01"), // exactly half a penny
        ("99999999999.9999", "100", None, "9999999999999.99"),
    ] {
        let of = LinePricing {
            discount_percent: discount.map(factor),
            ..line(quantity, price, LedgerVatCode::NV)
        };
        assert_eq!(of_many(1, of, EXCLUSIVE, LINE)[0], net, "{quantity} x {price}");
    }
}

#[test]
fn what_no_money_holds_is_refused_and_does_not_wrap() {
    let refused = |lines: &[LinePricing]| {
        document_amounts(lines, manner(EXCLUSIVE, LINE), &VatRates::default()).unwrap_err()
    };
    let most = "999999999999999";
    let refusal = refused(&[line(most, most, LedgerVatCode::ST)]);
    assert_eq!(
        (refusal.reason, &refusal.details["field"]),
        (Reason::TotalOutOfRange, &"lines[0]".into())
    );
    let large = line("1", "9999999999999.99", LedgerVatCode::NV);
    assert_eq!(refused(&[large, large]).reason, Reason::TotalOutOfRange);
    assert_eq!(
        refused(&[line("1", "9999999999999.99", LedgerVatCode::ST)]).reason,
        Reason::TotalOutOfRange
    );
    let low = line("-1", "9999999999999.99", LedgerVatCode::NV);
    assert_eq!(come_to(&[large, low, large], EXCLUSIVE, LINE).total.net.minor(), MINOR_MAX);
}

#[test]
fn given_vat_is_a_magnitude_that_leaves_something_of_the_line() {
    let given = |price: &str, code, minor| LinePricing {
        given_vat: Some(Money::from_minor(minor)),
        ..line("1", price, code)
    };
    let of = |priced, amounts_are| {
        document_amounts(&[priced], manner(amounts_are, LINE), &VatRates::default())
            .map(|worth| written(worth.total))
            .map_err(|refusal| (refusal.reason, refusal.details["field"].clone()))
    };
    let at = |reason| Err((reason, "lines[0].vat_amount".into()));
    let three = |net: &str, vat: &str, gross: &str| Ok([net, vat, gross].map(str::to_owned));
    assert_eq!(
        of(given("100", LedgerVatCode::ST, 1999), EXCLUSIVE),
        three("100.00", "19.99", "119.99")
    );
    assert_eq!(
        of(given("-100", LedgerVatCode::ST, 1999), EXCLUSIVE),
        three("-100.00", "-19.99", "-119.99")
    );
    assert_eq!(
        of(given("120", LedgerVatCode::ST, 1999), INCLUSIVE),
        three("100.01", "19.99", "120.00")
    );
    assert_eq!(
        of(given("100", LedgerVatCode::ST, 0), EXCLUSIVE),
        three("100.00", "0.00", "100.00")
    );
    assert_eq!(
        of(given("100", LedgerVatCode::ZR, 0), EXCLUSIVE),
        three("100.00", "0.00", "100.00")
    );
    for code in [LedgerVatCode::ZR, LedgerVatCode::EX, LedgerVatCode::NV] {
        assert_eq!(of(given("100", code, 1), EXCLUSIVE), at(Reason::VatNotAllowed));
    }
    assert_eq!(of(given("100", LedgerVatCode::ST, -1), EXCLUSIVE), at(Reason::VatNotAllowed));
    assert_eq!(
        of(given("100", LedgerVatCode::ST, 10_000), INCLUSIVE),
        at(Reason::VatExceedsAmount)
    );
    assert_eq!(of(given("0", LedgerVatCode::ST, 1), EXCLUSIVE), at(Reason::VatExceedsAmount));
}

#[test]
fn a_penny_of_vat_goes_where_it_does_not_eat_up_the_line() {
    // A sixth of a penny each: four lines share one penny, and none but the larger can bear it.
    let lines = [
        line("1", "0.01", LedgerVatCode::ST),
        line("1", "0.01", LedgerVatCode::ST),
        line("1", "0.03", LedgerVatCode::ST),
        line("1", "0.01", LedgerVatCode::ST),
    ];
    let worth = come_to(&lines, INCLUSIVE, DOCUMENT);
    let vats: Vec<_> = worth.lines.iter().map(|line| line.vat.minor()).collect();
    assert_eq!(vats, [0, 0, 1, 0]);
    let pennies = vec![line("1", "0.01", LedgerVatCode::ST); 300];
    let refusal =
        super::document_amounts(&pennies, manner(INCLUSIVE, DOCUMENT), &VatRates::default());
    assert_eq!(refusal.unwrap_err().reason, Reason::VatExceedsAmount);
}

#[test]
fn the_rate_is_that_of_the_day() {
    let of = |day: &str| {
        let manner = VatTreatment { day: Date::parse_iso(day).unwrap(), ..manner(EXCLUSIVE, LINE) };
        document_amounts(&[line("1", "100", LedgerVatCode::ST)], manner, &VatRates::default())
            .unwrap()
            .total
            .vat
    };
    // 17.5 % until 3 January 2011, with 15 % from 1 December 2008 to 31 December 2009.
    let vats = ["2008-11-30", "2009-12-31", "2011-01-03", "2011-01-04"].map(|day| of(day).minor());
    assert_eq!(vats, [1750, 1500, 1750, 2000]);
}

/// Lines of up to 99,999.99, with codes and discounts; of both signs where that is asked for.
fn lines(is_mixed: bool) -> impl Strategy<Value = Vec<LinePricing>> {
    let codes = prop::sample::select(vec![
        LedgerVatCode::ST,
        LedgerVatCode::RR,
        LedgerVatCode::ZR,
        LedgerVatCode::NV,
    ]);
    let least = if is_mixed { -9_999_999_i64 } else { 2 };
    let line = (1_i64..100, least..=9_999_999, codes, prop::option::of(0_i64..=9000));
    let line = line.prop_map(|(quantity, price, vat_code, discount)| LinePricing {
        quantity: factor(&Decimal::new(quantity, 1).to_string()),
        unit_price: factor(&Decimal::new(price, 2).to_string()),
        discount_percent: discount.map(|percent| factor(&Decimal::new(percent, 2).to_string())),
        vat_code,
        given_vat: None,
    });
    prop::collection::vec(line, 1..40)
}

fn rounding() -> impl Strategy<Value = VatRounding> {
    prop::sample::select(vec![LINE, DOCUMENT])
}

fn amounts_are() -> impl Strategy<Value = AmountsAre> {
    prop::sample::select(vec![EXCLUSIVE, INCLUSIVE])
}

proptest! {
    #[test]
    fn lines_add_up_to_the_totals_and_each_net_and_vat_to_its_gross(
        lines in lines(true), rounding in rounding(), amounts_are in amounts_are(),
    ) {
        let worth = document_amounts(&lines, manner(amounts_are, rounding), &VatRates::default());
        // A penny of tiny lines may be refused; everything else has an answer.
        prop_assume!(worth.is_ok());
        let worth = worth.unwrap();
        let sum = |of: fn(&NetVatGross) -> Money| worth.lines.iter().map(|line| of(line).minor()).sum::<i64>();
        prop_assert_eq!(sum(|line| line.net), worth.total.net.minor());
        prop_assert_eq!(sum(|line| line.vat), worth.total.vat.minor());
        prop_assert_eq!(sum(|line| line.gross), worth.total.gross.minor());
        for line in worth.lines.iter().chain([&worth.total]) {
            prop_assert_eq!(line.net.minor() + line.vat.minor(), line.gross.minor());
        }
    }

    #[test]
    fn by_document_each_code_has_the_vat_of_its_sum_and_each_line_its_share_to_the_penny(
        lines in lines(true), amounts_are in amounts_are(),
    ) {
        let by_document = document_amounts(&lines, manner(amounts_are, DOCUMENT), &VatRates::default());
        prop_assume!(by_document.is_ok());
        let by_document = by_document.unwrap();
        for (code, rate) in [(LedgerVatCode::ST, 20_i128), (LedgerVatCode::RR, 5)] {
            let whole = if amounts_are == EXCLUSIVE { 100 } else { 100 + rate };
            let of_code = || lines.iter().zip(&by_document.lines).filter(|(line, _)| line.vat_code == code);
            let base = |amounts: &NetVatGross| i128::from(match amounts_are {
                EXCLUSIVE => amounts.net.minor(),
                INCLUSIVE => amounts.gross.minor(),
            });
            let sum: i128 = of_code().map(|(_, amounts)| base(amounts)).sum();
            let vat: i128 = of_code().map(|(_, amounts)| i128::from(amounts.vat.minor())).sum();
            prop_assert!((2 * (vat * whole - sum * rate)).abs() <= whole);
            for (_, amounts) in of_code() {
                let off = i128::from(amounts.vat.minor()) * whole - base(amounts) * rate;
                prop_assert!(off.abs() <= whole);
            }
        }
    }

    #[test]
    fn what_exclusive_prices_come_to_has_the_same_vat_in_it_when_it_is_inclusive(
        lines in lines(false), rounding in rounding(),
    ) {
        let exclusive = come_to(&lines, EXCLUSIVE, rounding);
        let inclusive: Vec<LinePricing> = lines.iter().zip(&exclusive.lines).map(|(line, amounts)| LinePricing {
            quantity: Factor::ONE,
            unit_price: factor(&amounts.gross.to_string()),
            discount_percent: None,
            ..*line
        }).collect();
        let inclusive = document_amounts(&inclusive, manner(INCLUSIVE, rounding), &VatRates::default());
        prop_assume!(inclusive.is_ok());
        let inclusive = inclusive.unwrap();
        prop_assert_eq!(inclusive.total, exclusive.total);
        if rounding == LINE {
            prop_assert_eq!(inclusive.lines, exclusive.lines);
        }
    }
}
