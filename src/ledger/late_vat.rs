//! VAT that was posted behind the finalised return of its day: input tax claimed late, which is no error, and errors of
//! that return, which a later one adjusts within limits or HMRC is notified of.
//!
//! Sources, as of November 2026: HMRC Notice 700/45, section 4 (since September 2025 careless errors are notified too,
//! adjusted or not; form VAT652 is withdrawn); VAT Regulations 1995, reg. 29 and 34; HMRC manual VAEC7140 to VAEC7200.

use super::refusal::{Reason, Refusal};
use super::vat_return::{PeriodFigures, VatReturnMethod, VatTotals};
use crate::contract::ledger::late_vat::{ErrorBehaviour, ErrorCorrection, LateVat, LateVatKind};
use crate::contract::ledger::vat_code::TaxCodeKind;
use crate::contract::ledger::vat_return::{Adjustment, Boxes};
use crate::contract::ledger::vat_side::Side;
use crate::money::Money;

/// The net value up to which a return adjusts errors whatever it comes to, in pence. Source: VAEC7180.
const LIMIT: i64 = 1_000_000;

/// The most that it adjusts by the share of its sales, in pence. Source: VAEC7180.
const LIMIT_MAX: i64 = 5_000_000;

/// That share of box 6: one in so many. Source: VAEC7180.
const SHARE_OF_SALES: i64 = 100;

/// The largest net value of errors that a return with these sales (box 6, without the errors) adjusts: the greater of
/// 10,000 and 1 % of them, that up to 50,000.
#[must_use]
pub fn error_limit(sales: Money) -> Money {
    let share = (sales.minor() / SHARE_OF_SALES).min(LIMIT_MAX);
    Money::from_minor(share.max(LIMIT))
}

/// What is known of late VAT that decides what it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct LateVatFacts {
    /// Sales, or purchases.
    pub side: Side,
    /// The kind of its code.
    pub kind: TaxCodeKind,
    /// Whether it takes back what was declared or claimed.
    pub is_negative: bool,
    /// What somebody said that the late VAT of its journal is.
    pub said: Option<LateVatKind>,
    /// And how the error came about.
    pub behaviour: Option<ErrorBehaviour>,
}

impl LateVatFacts {
    /// What it is. Input tax that is claimed in a later return than it might have been is no error, unless somebody
    /// says so; one that was claimed and should not have been is, and so is output tax. Where the buyer accounts for the
    /// VAT both sides are errors, which come to nothing.
    #[must_use]
    pub fn is(&self) -> LateVatKind {
        if self.side == Side::Output || self.kind.is_reverse() {
            return LateVatKind::Error;
        }
        self.said.unwrap_or(if self.is_negative {
            LateVatKind::Error
        } else {
            LateVatKind::LateInput
        })
    }

    /// Whether it is a deliberate error, which no return adjusts. Source: VAEC7150.
    #[must_use]
    pub fn is_deliberate(&self) -> bool {
        self.is() == LateVatKind::Error && self.behaviour == Some(ErrorBehaviour::Deliberate)
    }

    /// Whether it is left out of a return that leaves errors out, or adjusts them.
    #[must_use]
    pub fn is_left_out(&self, errors_left_out: bool) -> bool {
        self.is_deliberate() || (errors_left_out && self.is() == LateVatKind::Error)
    }
}

/// Late VAT of which the same is known, added up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LateVatSum {
    /// What is known of it.
    pub facts: LateVatFacts,
    /// The method that it is pinned to.
    pub method: VatReturnMethod,
    /// Net and VAT, on its side.
    pub totals: VatTotals,
    /// How many entries.
    pub count: i64,
}

/// All late VAT that counts in a return or is left out of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LateVatSums(pub Vec<LateVatSum>);

impl LateVatSums {
    /// What those of it come to for which this holds, in a return that ends under a method.
    fn figures(
        &self,
        last: VatReturnMethod,
        which: impl Fn(&LateVatFacts) -> bool,
    ) -> PeriodFigures {
        let mut figures = PeriodFigures::ending(last);
        for sum in self.0.iter().filter(|sum| which(&sum.facts)) {
            figures.add(sum.method, sum.facts.kind, sum.totals);
        }
        figures
    }

    /// What is left out of a return.
    #[must_use]
    pub fn left_out(&self, last: VatReturnMethod, errors_left_out: bool) -> PeriodFigures {
        self.figures(last, |facts| facts.is_left_out(errors_left_out))
    }

    /// The figures of a return whose period has these, without what is left out of it.
    #[must_use]
    pub fn in_return(&self, all: &PeriodFigures, errors_left_out: bool) -> PeriodFigures {
        all.less(&self.left_out(all.last, errors_left_out))
    }

    /// What becomes of it in a return whose period has these figures and that has these adjustments.
    ///
    /// # Errors
    /// [`Reason::TotalOutOfRange`].
    pub fn decided(
        &self,
        all: &PeriodFigures,
        adjustments: &[Adjustment],
    ) -> Result<LateVat, Refusal> {
        let is_error = |facts: &LateVatFacts| facts.is() == LateVatKind::Error;
        let net = |which: &dyn Fn(&LateVatFacts) -> bool| -> Result<Money, Refusal> {
            net_due(&self.figures(all.last, which).boxes(&[])?)
        };
        let net_errors = net(&|facts| is_error(facts) && !facts.is_deliberate())?;
        let deliberate_errors = net(&LateVatFacts::is_deliberate)?;
        let without = all.less(&self.figures(all.last, is_error)).boxes(adjustments)?;
        let error_limit = error_limit(without.box_6);
        let count = |which: &dyn Fn(&LateVatFacts) -> bool| -> i64 {
            self.0.iter().filter(|sum| which(&sum.facts)).map(|sum| sum.count).sum()
        };
        let usual = count(&|facts| is_error(facts) && !facts.is_deliberate());
        let correction = match usual {
            0 => ErrorCorrection::None,
            _ if net_errors.minor().abs() <= error_limit.minor() => ErrorCorrection::Adjusted,
            _ => ErrorCorrection::Notify,
        };
        self.summed(all, (net_errors, deliberate_errors, error_limit), correction)
    }

    /// The same of a return that left its errors out, or adjusted them.
    ///
    /// # Errors
    /// [`Reason::TotalOutOfRange`].
    pub fn as_decided(
        &self,
        all: &PeriodFigures,
        adjustments: &[Adjustment],
        errors_left_out: bool,
    ) -> Result<LateVat, Refusal> {
        let made = self.decided(all, adjustments)?;
        let correction = match made.correction {
            ErrorCorrection::None => ErrorCorrection::None,
            _ if errors_left_out => ErrorCorrection::Notify,
            _ => ErrorCorrection::Adjusted,
        };
        let nets = (made.net_errors, made.deliberate_errors, made.error_limit);
        self.summed(all, nets, correction)
    }

    fn summed(
        &self,
        all: &PeriodFigures,
        (net_errors, deliberate_errors, error_limit): (Money, Money, Money),
        correction: ErrorCorrection,
    ) -> Result<LateVat, Refusal> {
        let errors_left_out = correction == ErrorCorrection::Notify;
        let left_out = net_due(&self.left_out(all.last, errors_left_out).boxes(&[])?)?;
        let errors = self.0.iter().filter(|sum| sum.facts.is() == LateVatKind::Error);
        let inputs = self.0.iter().filter(|sum| sum.facts.is() == LateVatKind::LateInput);
        let is_told = |sum: &LateVatSum| {
            sum.facts.is_left_out(errors_left_out)
                || (sum.facts.is() == LateVatKind::Error
                    && sum.facts.behaviour == Some(ErrorBehaviour::Careless))
        };
        Ok(LateVat {
            late_input_vat: Money::from_minor(inputs.map(|sum| sum.totals.input_vat).sum()),
            error_count: errors.map(|sum| sum.count).sum(),
            net_errors,
            deliberate_errors,
            error_limit,
            correction,
            left_out,
            to_notify: self.0.iter().any(is_told),
        })
    }
}

/// What is owed by boxes: 3 less 4.
fn net_due(boxes: &Boxes) -> Result<Money, Refusal> {
    let minor = i64::try_from(boxes.net_due()).map_err(|_| {
        Refusal::new(Reason::TotalOutOfRange, "the errors come to more than can be counted")
    })?;
    Ok(Money::from_minor(minor))
}

/// A journal of which somebody says what its late VAT is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LateJournal {
    /// Whether it has late VAT in the return.
    pub is_late: bool,
    /// Whether that is input tax, which may be claimed late.
    pub has_input: bool,
    /// Whether it has late VAT in a return that is finalised, too.
    pub is_finalised: bool,
}

/// Refuses what is said of a journal without late VAT in the return, of output tax that it were claimed late, and what
/// would change a finalised return.
///
/// # Errors
/// [`Reason::UnknownReference`], [`Reason::NotLate`], [`Reason::AlreadyFinalised`].
pub fn check_note(kind: LateVatKind, journal: Option<LateJournal>) -> Result<(), Refusal> {
    let journal = journal.ok_or_else(|| Refusal::unknown("journal_id", "journal"))?;
    if journal.is_finalised {
        let message = "late VAT of the journal is in a finalised return too, which stays as it is";
        return Err(Refusal::new(Reason::AlreadyFinalised, message).at("journal_id"));
    }
    if !journal.is_late {
        let message = "the journal has no late VAT in this return";
        return Err(Refusal::new(Reason::NotLate, message).at("journal_id"));
    }
    if kind == LateVatKind::LateInput && !journal.has_input {
        let message = "the journal has no late input tax: what is declared late is an error";
        return Err(Refusal::new(Reason::NotLate, message).at("kind"));
    }
    Ok(())
}

#[cfg(test)]
mod tests;
