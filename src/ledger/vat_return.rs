//! VAT returns: what the nine boxes come to.

use super::book::Book;
use super::journal::reversal_date;
use super::posting::{Leg, Posting};
use super::refusal::{Reason, Refusal};
use super::vat::{VatRate, rounded_wide};
use crate::contract::ledger::account::Role;
use crate::contract::ledger::organisation::VatScheme;
use crate::contract::ledger::vat_return::{Adjustment, Boxes, Direction, HmrcBoxes};
use crate::date::Date;
use crate::factor::Factor;
use crate::money::Money;

/// Minor units in the whole pounds of boxes 6 to 9.
const POUND: i128 = 100;

/// What the entries of a period add up to, minor units. Above 0 is sales, or purchases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct VatTotals {
    /// Sales without VAT.
    pub output_net: i64,
    /// Their VAT.
    pub output_vat: i64,
    /// Purchases without VAT.
    pub input_net: i64,
    /// Their VAT.
    pub input_vat: i64,
}

impl VatTotals {
    /// The VAT that the books have tracked: what is owed of sales less what of purchases comes back.
    #[must_use]
    pub fn tracked(self) -> i128 {
        i128::from(self.output_vat) - i128::from(self.input_vat)
    }
}

/// How a return is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VatReturnMethod {
    /// The scheme.
    pub scheme: VatScheme,
    /// The percentage of the flat-rate scheme.
    pub flat_rate_percent: Option<Factor>,
}

impl VatReturnMethod {
    /// The percentage, where it is that of the flat-rate scheme.
    fn flat_rate(self) -> Option<VatRate> {
        let percent = self.flat_rate_percent.filter(|_| self.scheme == VatScheme::FlatRate)?;
        VatRate::of_percent(percent)
    }

    /// The nine boxes.
    ///
    /// Boxes 6 to 9 are in whole pounds, rounded once on the total. Under the flat-rate scheme box 1 is
    /// the percentage of the turnover with VAT, which is box 6, and nothing is reclaimed or counted of
    /// purchases but what adjustments say; cash accounting differs in what the period's entries are.
    ///
    /// Source: HMRC Notice 700/12, section 3 (boxes); Notice 733, sections 6 and 7 (flat rate: what the
    /// turnover is, and that it stands in box 6 with VAT); Notice 731, section 4 (cash).
    ///
    /// # Errors
    /// [`Reason::TotalOutOfRange`].
    pub fn boxes(self, sums: VatTotals, adjustments: &[Adjustment]) -> Result<Boxes, Refusal> {
        let adjusted = |number: u8| -> i128 {
            let of = adjustments.iter().filter(|adjustment| adjustment.number == number);
            of.map(|adjustment| i128::from(adjustment.amount.minor())).sum()
        };
        let wide = i128::from;
        let [due, reclaimed, sales, purchases] = match self.flat_rate() {
            Some(rate) => {
                let turnover = wide(sums.output_net) + wide(sums.output_vat);
                [rate.on_wide(turnover), 0, turnover, 0]
            }
            None => [sums.output_vat, sums.input_vat, sums.output_net, sums.input_net].map(wide),
        };
        let (one, two, four) = (due + adjusted(1), adjusted(2), reclaimed + adjusted(4));
        let three = one + two;
        let pounds = |pence: i128| money(rounded_wide(pence, POUND) * POUND);
        Ok(Boxes {
            box_1: money(one)?,
            box_2: money(two)?,
            box_3: money(three)?,
            box_4: money(four)?,
            box_5: money((three - four).abs())?,
            box_6: pounds(sales + adjusted(6))?,
            box_7: pounds(purchases + adjusted(7))?,
            box_8: pounds(adjusted(8))?,
            box_9: pounds(adjusted(9))?,
        })
    }

    /// The first box of a finalised return, from 1, that is not what its entries, scheme and adjustments come to.
    #[must_use]
    pub fn first_wrong_box(
        self,
        sums: VatTotals,
        adjustments: &[Adjustment],
        kept: &Boxes,
    ) -> Option<usize> {
        // What cannot be worked out has no right box.
        let Ok(made) = self.boxes(sums, adjustments) else { return Some(1) };
        let mut boxes = (1..).zip(made.all().into_iter().zip(kept.all()));
        boxes.find(|(_, (made, kept))| made != kept).map(|(number, _)| number)
    }

    /// What finalising a return moves from the account for VAT to the one for the difference of the
    /// scheme, so that the former holds what is owed: above 0 is a debit for VAT. Nothing but under the
    /// flat-rate scheme.
    ///
    /// # Errors
    /// [`Reason::TotalOutOfRange`].
    pub fn difference(self, sums: VatTotals, boxes: &Boxes) -> Result<Money, Refusal> {
        match self.flat_rate() {
            Some(_) => money(sums.tracked() - boxes.net_due()),
            None => Ok(Money::ZERO),
        }
    }
}

/// What finalising a return posts under the flat-rate scheme, and on which day: the return's last, or the
/// first that is open where that is locked.
///
/// # Errors
/// [`Reason::VatControlMissing`], [`Reason::RoleAccountMissing`], [`Reason::PeriodLocked`] where no day
/// is open.
pub fn difference(moved: Money, last: Date, book: &Book) -> Result<(Date, Posting), Refusal> {
    let day = reversal_date(last, None, book)?;
    let needed = "a VAT Control account is required before finalising a VAT return";
    let vat_control = book.vat_control(needed)?.id;
    let against = book.required(Role::VatSchemeDifference, "the flat-rate scheme")?;
    let legs = vec![Leg::plain(vat_control, moved.minor()), Leg::plain(against.id, -moved.minor())];
    Ok((day, Posting::of(legs)?))
}

fn money(minor: i128) -> Result<Money, Refusal> {
    let minor = i64::try_from(minor).map_err(|_| {
        Refusal::new(Reason::TotalOutOfRange, "the return comes to more than can be counted")
    })?;
    Ok(Money::from_minor(minor))
}

impl Boxes {
    /// What is owed, below 0 what is reclaimed: box 3 less box 4.
    #[must_use]
    pub fn net_due(&self) -> i128 {
        i128::from(self.box_3.minor()) - i128::from(self.box_4.minor())
    }

    /// All of them, in order.
    #[must_use]
    pub const fn all(&self) -> [Money; 9] {
        [
            self.box_1, self.box_2, self.box_3, self.box_4, self.box_5, self.box_6, self.box_7,
            self.box_8, self.box_9,
        ]
    }

    /// Which way box 5 goes.
    #[must_use]
    pub fn direction(&self) -> Direction {
        match self.net_due().signum() {
            1 => Direction::Pay,
            -1 => Direction::Reclaim,
            _ => Direction::Nil,
        }
    }

    /// The same under the names of HMRC's interface for Making Tax Digital.
    #[must_use]
    pub const fn hmrc(&self) -> HmrcBoxes {
        HmrcBoxes {
            vat_due_sales: self.box_1,
            vat_due_acquisitions: self.box_2,
            total_vat_due: self.box_3,
            vat_reclaimed_curr_period: self.box_4,
            net_vat_due: self.box_5,
            total_value_sales_ex_vat: self.box_6.minor() / 100,
            total_value_purchases_ex_vat: self.box_7.minor() / 100,
            total_value_goods_supplied_ex_vat: self.box_8.minor() / 100,
            total_acquisitions_ex_vat: self.box_9.minor() / 100,
        }
    }
}

#[cfg(test)]
mod tests {
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
        let kept = STANDARD.boxes(of, &adjusted).unwrap();
        assert_eq!(STANDARD.first_wrong_box(of, &adjusted, &kept), None);
        assert_eq!(STANDARD.first_wrong_box(of, &[], &kept), Some(7));
        assert_eq!(flat("9.5").first_wrong_box(of, &adjusted, &kept), Some(1));
        let moved = Boxes { box_4: Money::from_minor(6_001), ..kept };
        assert_eq!(STANDARD.first_wrong_box(of, &adjusted, &moved), Some(4));
        let beyond = VatTotals { output_vat: i64::MAX, ..of };
        let more = [adjustment(1, "1")];
        assert_eq!(STANDARD.first_wrong_box(beyond, &more, &kept), Some(1));
    }

    #[test]
    fn box_3_is_1_and_2_and_box_5_the_difference_to_box_4_without_a_sign() {
        let of = sums(["1000.50", "200.10"], ["300.49", "60.05"]);
        let boxes = STANDARD.boxes(of, &[]).unwrap();
        let expected =
            ["200.10", "0.00", "200.10", "60.05", "140.05", "1001.00", "300.00", "0.00", "0.00"];
        assert_eq!(written(&boxes), expected);
        assert_eq!(boxes.direction(), Direction::Pay);
        let boxes = STANDARD.boxes(sums(["0", "0"], ["300", "60"]), &[]).unwrap();
        assert_eq!((boxes.box_5.minor(), boxes.direction()), (6_000, Direction::Reclaim));
        let boxes = STANDARD.boxes(VatTotals::default(), &[]).unwrap();
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
        let boxes = STANDARD.boxes(of, &made).unwrap();
        let expected =
            ["21.00", "5.00", "26.00", "14.50", "11.50", "100.00", "51.00", "7.00", "-10.00"];
        assert_eq!(written(&boxes), expected);
        assert_eq!(STANDARD.difference(of, &boxes).unwrap(), Money::ZERO);
    }

    /// Source: HMRC Notice 733: turnover is what was charged with VAT, exempt supplies included, and
    /// a 12 % trader who bills 1,000.00 + 200.00 owes 144.00 of it.
    #[test]
    fn the_flat_rate_is_a_percentage_of_the_turnover_with_vat() {
        let of = sums(["1000", "200"], ["300", "60"]);
        let boxes = flat("12").boxes(of, &[]).unwrap();
        let expected =
            ["144.00", "0.00", "144.00", "0.00", "144.00", "1200.00", "0.00", "0.00", "0.00"];
        assert_eq!(written(&boxes), expected);
        // 200 - 60 is tracked, 144 is owed: 4.00 too little stands in the books.
        assert_eq!(flat("12").difference(of, &boxes).unwrap().minor(), -400);
        // 16.5 % (a business with limited costs) of 0.10 is 0.0165.
        let boxes = flat("16.50").boxes(sums(["0.10", "0"], ["0", "0"]), &[]).unwrap();
        assert_eq!(boxes.box_1.minor(), 2);
    }

    /// Source: HMRC Notice 733, section 15: the VAT of a capital purchase of 2,000.00 or more is reclaimed.
    #[test]
    fn what_an_adjustment_reclaims_under_the_flat_rate_is_part_of_the_difference() {
        let of = sums(["1000", "200"], ["2500", "500"]);
        let boxes = flat("12").boxes(of, &[adjustment(4, "500"), adjustment(7, "2500")]).unwrap();
        assert_eq!(boxes.direction(), Direction::Reclaim);
        // -300 is tracked and 144 - 500 is the return's: 56 more comes back.
        assert_eq!(flat("12").difference(of, &boxes).unwrap().minor(), 5_600);
    }

    #[test]
    fn the_names_of_hmrc_have_the_same_figures_and_whole_pounds() {
        let boxes = STANDARD.boxes(sums(["1000.50", "200.10"], ["300.49", "60.05"]), &[]).unwrap();
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
        let refusal = STANDARD.boxes(of, &[]).unwrap_err();
        assert_eq!(refusal.reason, Reason::TotalOutOfRange);
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
                let boxes = method.boxes(of, &made).unwrap();
                prop_assert_eq!(boxes.box_3.minor(), boxes.box_1.minor() + boxes.box_2.minor());
                prop_assert_eq!(boxes.box_5.minor(), (boxes.box_3.minor() - boxes.box_4.minor()).abs());
                for pounds in [boxes.box_6, boxes.box_7, boxes.box_8, boxes.box_9] {
                    prop_assert_eq!(pounds.minor() % 100, 0);
                }
                // What is left for VAT after the difference is what the return says.
                let left = of.tracked() - i128::from(method.difference(of, &boxes).unwrap().minor());
                let expected = if method == STANDARD { of.tracked() } else { boxes.net_due() };
                prop_assert_eq!(left, expected);
            }
        }
    }
}
