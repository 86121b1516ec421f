//! VAT returns: what the nine boxes come to.

use super::book::Book;
use super::journal::reversal_date;
use super::posting::{Leg, Posting};
use super::refusal::{Reason, Refusal};
use super::vat::{VatRate, rounded_wide};
use super::vat_entry::VatLine;
use crate::contract::ledger::account::Role;
use crate::contract::ledger::organisation::VatScheme;
use crate::contract::ledger::vat_code::TaxCodeKind;
use crate::contract::ledger::vat_return::{Adjustment, Boxes, Direction, HmrcBoxes};
use crate::contract::ledger::vat_side::Side;
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

    /// Both together. Never beyond the sum of all totals of the books, which is checked.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            output_net: self.output_net.saturating_add(other.output_net),
            output_vat: self.output_vat.saturating_add(other.output_vat),
            input_net: self.input_net.saturating_add(other.input_net),
            input_vat: self.input_vat.saturating_add(other.input_vat),
        }
    }

    /// What takes them back.
    const fn negated(self) -> Self {
        Self {
            output_net: self.output_net.saturating_neg(),
            output_vat: self.output_vat.saturating_neg(),
            input_net: self.input_net.saturating_neg(),
            input_vat: self.input_vat.saturating_neg(),
        }
    }

    /// With a further entry.
    #[must_use]
    pub const fn with(self, entry: VatLine) -> Self {
        let (net, vat) = (entry.net.minor(), entry.vat.minor());
        let none = Self { output_net: 0, output_vat: 0, input_net: 0, input_vat: 0 };
        self.and(match entry.side {
            Side::Output => Self { output_net: net, output_vat: vat, ..none },
            Side::Input => Self { input_net: net, input_vat: vat, ..none },
        })
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

    /// A period that has these entries, all of them pinned to this method.
    #[must_use]
    pub fn of(self, totals: VatTotals) -> PeriodFigures {
        let mut figures = PeriodFigures::ending(self);
        figures.add(self, TaxCodeKind::Standard, totals);
        figures
    }
}

/// By what a sum counts: the method that its entries are pinned to, and the kind of their codes.
type PartKey = (VatReturnMethod, TaxCodeKind);

/// What the entries of a period add up to, by the method that each is pinned to and by kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PeriodFigures {
    /// The method of the period's last day: that of the adjustments.
    pub last: VatReturnMethod,
    /// What is pinned to each method, by the kind of its codes.
    parts: Vec<(PartKey, VatTotals)>,
}

impl PeriodFigures {
    /// A period that ends under a method, without entries.
    #[must_use]
    pub const fn ending(last: VatReturnMethod) -> Self {
        Self { last, parts: Vec::new() }
    }

    /// With further entries of codes of a kind that are pinned to a method.
    pub fn add(&mut self, method: VatReturnMethod, kind: TaxCodeKind, totals: VatTotals) {
        let key = (method, kind);
        match self.parts.iter_mut().find(|(of, _)| *of == key) {
            Some((_, sum)) => *sum = sum.and(totals),
            None => self.parts.push((key, totals)),
        }
    }

    /// Without entries that others have.
    #[must_use]
    pub fn less(&self, others: &Self) -> Self {
        let mut figures = self.clone();
        for ((method, kind), totals) in &others.parts {
            figures.add(*method, *kind, totals.negated());
        }
        figures
    }

    /// All of them together.
    #[must_use]
    pub fn totals(&self) -> VatTotals {
        self.parts.iter().fold(VatTotals::default(), |sum, (_, part)| sum.and(*part))
    }

    /// The nine boxes.
    ///
    /// Boxes 6 to 9 are in whole pounds, rounded once on the total. Under the flat-rate scheme box 1 is
    /// the percentage of the turnover with VAT, which is box 6, and nothing is reclaimed or counted of
    /// purchases but what adjustments say; cash accounting differs in what the period's entries are. A
    /// period with several methods has the sum of what each comes to: two percentages are worked out
    /// each on its own turnover. Reverse charges, imports, capital goods and sales outside the country count outside
    /// the flat-rate turnover by the usual rules, but that nothing is reclaimed of imports.
    ///
    /// Source: HMRC Notice 700/12, section 3 (boxes); Notice 733, sections 6 and 7 (flat rate: what the
    /// turnover is, and that it stands in box 6 with VAT) and 4.10 (two rates in one period); Notice 731,
    /// section 4 (cash); Notice 733, 6.4, with Revenue and Customs Brief 3 (2022) (what is outside the flat rate;
    /// imports from 1 June 2022); Notice 733, section 15, with VAT Regulations 1995, reg. 55E (capital goods).
    ///
    /// # Errors
    /// [`Reason::TotalOutOfRange`].
    pub fn boxes(&self, adjustments: &[Adjustment]) -> Result<Boxes, Refusal> {
        let adjusted = |number: u8| -> i128 {
            let of = adjustments.iter().filter(|adjustment| adjustment.number == number);
            of.map(|adjustment| i128::from(adjustment.amount.minor())).sum()
        };
        let of_parts = self.parts.iter().map(|(key, totals)| counted(*key, *totals));
        let [due, reclaimed, sales, purchases] = of_parts.fold([0_i128; 4], |sum, part| {
            std::array::from_fn(|at| sum.get(at).unwrap_or(&0) + part.get(at).unwrap_or(&0))
        });
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

    /// The first box of a finalised return, from 1, that is not what its entries, methods and adjustments come to.
    #[must_use]
    pub fn first_wrong_box(&self, adjustments: &[Adjustment], kept: &Boxes) -> Option<usize> {
        // What cannot be worked out has no right box.
        let Ok(made) = self.boxes(adjustments) else { return Some(1) };
        let mut boxes = (1..).zip(made.all().into_iter().zip(kept.all()));
        boxes.find(|(_, (made, kept))| made != kept).map(|(number, _)| number)
    }

    /// What finalising a return moves from the account for VAT to the one for the difference of the
    /// scheme, so that the former holds what is owed: above 0 is a debit for VAT. Nothing but for what is
    /// pinned to the flat-rate scheme; adjustments are part of it where the period ends under that scheme.
    ///
    /// # Errors
    /// [`Reason::TotalOutOfRange`].
    pub fn difference(&self, boxes: &Boxes) -> Result<Money, Refusal> {
        if self.last.flat_rate().is_some() {
            return money(self.totals().tracked() - boxes.net_due());
        }
        let flat = self.parts.iter().filter(|((method, _), _)| method.flat_rate().is_some());
        let moved = flat.map(|(key, totals)| {
            let [due, reclaimed, ..] = counted(*key, *totals);
            totals.tracked() - (due - reclaimed)
        });
        money(moved.sum())
    }
}

/// What counts of entries of a kind that are pinned to a method, for boxes 1, 4, 6 and 7.
fn counted((method, kind): PartKey, totals: VatTotals) -> [i128; 4] {
    let wide = i128::from;
    let usual = [totals.output_vat, totals.input_vat, totals.output_net, totals.input_net];
    let [due, reclaimed, sales, purchases] = usual.map(wide);
    match (method.flat_rate(), kind) {
        (Some(rate), TaxCodeKind::Standard) => {
            let turnover = sales + due;
            [rate.on_wide(turnover), 0, turnover, 0]
        }
        (Some(_), TaxCodeKind::ImportPostponed) => [due, 0, sales, purchases],
        _ => [due, reclaimed, sales, purchases],
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
mod tests;
