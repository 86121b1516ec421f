//! The VAT of what is not paid: a supplier's relief from that of a bad debt, which later money repays; and what a
//! customer gives back of purchases that go unpaid, which the payment brings back.
//!
//! It moves the VAT of a document and nothing else: boxes 6 and 7 stay as they are.

use super::book::Book;
use super::invoice::Stage;
use super::posting::{Leg, Posting};
use super::refusal::{Reason, Refusal};
use super::vat_entry::{SettledShare, VatByCode};
use crate::contract::ledger::invoice::{ReliefCondition, VatRelief};
use crate::contract::ledger::vat_code::LedgerVatCode;
use crate::contract::ledger::vat_side::Side;
use crate::contract::words::words;
use crate::date::Date;
use crate::id::AccountId;
use crate::money::Money;

/// Months for which a debt must have gone unpaid. Source: HMRC Notice 700/18, 2.2 (as of 2024); VAT Act 1994 s.
/// 36(1)(c).
const UNPAID_MONTHS: i32 = 6;

/// Months within which relief is claimed: four years and six months. Source: HMRC Notice 700/18, 2.3 (as of 2024);
/// VAT Regulations 1995, reg. 165A.
const CLAIM_MONTHS: i32 = 54;

words! {
    /// What happens to the VAT of a document that is not paid.
    UnpaidVatAct {
        /// The supplier has relief from that of a bad debt.
        Relief = "relief",
        /// The supplier repays relief, since money came after all.
        ReliefRepaid = "relief_repaid",
        /// The customer gives the VAT of an unpaid purchase back.
        InputRepaid = "input_repaid",
        /// The customer has it back, since the purchase was paid or credited.
        InputRestored = "input_restored",
    }
}

impl UnpaidVatAct {
    /// The side on which it counts: relief in box 4, what is repaid of it in box 1; the VAT of unpaid purchases in
    /// box 4. Source: HMRC Notice 700/18, sections 3 to 5 (as of 2024).
    const fn side(self) -> Side {
        match self {
            Self::ReliefRepaid => Side::Output,
            Self::Relief | Self::InputRepaid | Self::InputRestored => Side::Input,
        }
    }

    /// Whether the VAT account is debited where the VAT of a larger part is moved: for a supplier.
    const fn is_of_supplier(self) -> bool {
        matches!(self, Self::Relief | Self::ReliefRepaid)
    }

    /// What its journal is called.
    #[must_use]
    pub fn title(self, number: &str, contact: &str) -> String {
        let what = match self {
            Self::Relief => "VAT relief on bad debt",
            Self::ReliefRepaid => "VAT relief repaid",
            Self::InputRepaid => "VAT of unpaid purchase given back",
            Self::InputRestored => "VAT of purchase paid after all",
        };
        format!("{what}, {number}, {contact}")
    }
}

/// The VAT of a document, and for how much of the document it is moved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DocumentDebt {
    /// Net and VAT by code, as it was issued.
    pub whole: VatByCode,
    /// The gross total, above 0, in minor units.
    pub gross: i64,
    /// The gross amount whose VAT is moved: from 0 to the gross total.
    pub relieved: i64,
}

impl DocumentDebt {
    /// The VAT by code that moves when the VAT of another part of the document is to be: above 0 where that part
    /// is larger.
    #[must_use]
    pub fn moved(&self, to: i64) -> Vec<(LedgerVatCode, i64)> {
        let share = |settled| SettledShare { settled, gross: self.gross };
        let (was, now) = (share(self.relieved), share(to));
        let moved = self
            .whole
            .iter()
            .map(|((_, code), part)| (*code, now.share(part.vat) - was.share(part.vat)));
        moved.filter(|(_, vat)| *vat != 0).collect()
    }
}

/// What an act posts: a line of the VAT account for each code, which counts by itself, and the account that has
/// the debt. Relief is a debit of the VAT account, and less of it a credit; for purchases it is the other way. None
/// where no VAT moves.
///
/// # Errors
/// [`Reason::VatControlMissing`], [`Reason::TotalOutOfRange`].
pub fn post(
    act: UnpaidVatAct,
    moved: &[(LedgerVatCode, i64)],
    account: AccountId,
    book: &Book,
) -> Result<Option<Posting>, Refusal> {
    const NEEDED: &str = "A VAT Control account is required before the VAT of a bad debt is posted";
    let control = book.vat_control(NEEDED)?.id;
    let sign = if act.is_of_supplier() { 1 } else { -1 };
    let total: i64 = moved.iter().map(|(_, vat)| sign * vat).sum();
    if moved.is_empty() {
        return Ok(None);
    }
    let line = |(code, vat): &(LedgerVatCode, i64)| Leg {
        vat_code: Some(*code),
        vat_side: Some(act.side()),
        is_generated: true,
        ..Leg::plain(control, sign * vat)
    };
    let mut legs: Vec<Leg> = moved.iter().map(line).collect();
    if total != 0 {
        legs.push(Leg::plain(account, -total));
    }
    Posting::of(legs).map(Some)
}

/// What a claim to relief has to know of an invoice.
#[expect(clippy::struct_excessive_bools, reason = "conditions that are met or not, each by itself")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReliefCase {
    /// Whether it is a sales invoice.
    pub is_sales_invoice: bool,
    /// Whether it is issued.
    pub stage: Stage,
    /// Whether its VAT was accounted for, paid or not: when it was issued, or since cash accounting was left (VAT
    /// Regulations 1995, reg. 64A).
    pub is_accounted_for: bool,
    /// Its VAT.
    pub vat: Money,
    /// Whether the flat-rate scheme holds for it, or on the day of the claim.
    pub is_flat_rate: bool,
    /// Whether all returns that have VAT of it are filed.
    pub is_filed: bool,
    /// Whether what is owed by all of these returns is paid, by the payments that are named on them.
    pub is_paid: bool,
    /// When it was due.
    pub due_date: Date,
    /// When it was supplied: its tax point.
    pub supplied: Date,
    /// What is written off of it, and was not relieved.
    pub unrelieved: Money,
    /// When it was last written off.
    pub written_off_on: Option<Date>,
}

impl ReliefCase {
    /// The first and the last day on which relief can be claimed.
    #[must_use]
    pub fn claim_days(&self) -> [Date; 2] {
        let later = self.due_date.max(self.supplied);
        [later.plus_months(UNPAID_MONTHS), later.plus_months(CLAIM_MONTHS)]
    }

    /// Which conditions of relief are not met by a claim.
    ///
    /// Source: HMRC Notice 700/18, section 2 (as of 2024).
    #[must_use]
    pub fn missing(&self, asked: &VatRelief) -> Vec<ReliefCondition> {
        let [first, last] = self.claim_days();
        let is_written_off = self.written_off_on.is_some_and(|on| on <= asked.date);
        let conditions = [
            (ReliefCondition::WrittenOff, is_written_off && self.unrelieved > Money::ZERO),
            (ReliefCondition::VatAccountedFor, self.is_accounted_for && !self.vat.is_zero()),
            (ReliefCondition::NotFlatRate, !self.is_flat_rate),
            (ReliefCondition::ReturnFiled, self.is_filed),
            (ReliefCondition::ReturnPaid, self.is_paid),
            (ReliefCondition::SixMonths, asked.date >= first),
            (ReliefCondition::TimeLimit, asked.date <= last),
            (ReliefCondition::NotAssigned, asked.not_assigned),
        ];
        let missing = conditions.into_iter().filter(|(_, is_met)| !is_met);
        missing.map(|(condition, _)| condition).collect()
    }

    /// Why a condition is not met, in words.
    fn told(&self, condition: ReliefCondition) -> String {
        let [first, last] = self.claim_days();
        let told = match condition {
            ReliefCondition::WrittenOff if self.written_off_on.is_none() => "it is not written off",
            ReliefCondition::WrittenOff if self.unrelieved.is_zero() => {
                "relief was claimed in full before"
            }
            ReliefCondition::WrittenOff => "it is written off on a later date",
            ReliefCondition::VatAccountedFor => "no VAT of it counts in a VAT return",
            ReliefCondition::NotFlatRate => "the flat rate scheme applies to it, or on that date",
            ReliefCondition::ReturnFiled => "the VAT return with its VAT is not recorded as filed",
            ReliefCondition::ReturnPaid => "the VAT return with its VAT is not recorded as paid",
            ReliefCondition::SixMonths => {
                return format!("six months have not passed: it can be claimed from {first}");
            }
            ReliefCondition::TimeLimit => {
                return format!("the time limit has passed: it could be claimed to {last}");
            }
            ReliefCondition::NotAssigned => {
                "it is not said that the debt is neither sold nor assigned"
            }
        };
        told.to_owned()
    }
}

/// Refuses a claim to relief that does not meet its conditions, with those that are missing.
///
/// # Errors
/// [`Reason::TypeMismatch`], [`Reason::InvoiceNotOpen`], [`Reason::ReliefConditions`],
/// [`Reason::PeriodLocked`], [`Reason::DateTooFar`].
pub fn check_relief(case: &ReliefCase, asked: &VatRelief, book: &Book) -> Result<(), Refusal> {
    if !case.is_sales_invoice {
        let message = "there is relief from the VAT of sales invoices only";
        return Err(Refusal::new(Reason::TypeMismatch, message));
    }
    if case.stage != Stage::Issued {
        let message = format!("the document is {}, and nothing is due of it", case.stage);
        return Err(Refusal::new(Reason::InvoiceNotOpen, message));
    }
    let missing = case.missing(asked);
    if !missing.is_empty() {
        let told: Vec<_> = missing.iter().map(|condition| case.told(*condition)).collect();
        let message = format!("conditions of relief are missing: {}", told.join("; "));
        let missing: Vec<_> = missing.iter().map(|condition| condition.name()).collect();
        let [first, last] = case.claim_days();
        let refusal = Refusal::new(Reason::ReliefConditions, message).with("missing", missing);
        let refusal = refusal.with("date_from", first.to_string());
        return Err(refusal.with("date_to", last.to_string()));
    }
    book.check_open(asked.date).map_err(|refusal| refusal.at("date"))
}

/// The day from which the VAT of a purchase is given back that is not paid by then: six months after the later of
/// its due date and its tax point.
///
/// Source: HMRC Notice 700/18, section 4 (as of 2024); VAT Act 1994 s. 26A.
#[must_use]
pub fn repay_from(due_date: Date, supplied: Date) -> Date {
    due_date.max(supplied).plus_months(UNPAID_MONTHS)
}

/// Refuses to undo a claim to relief that does not stand, or of which something was repaid since; and so for the VAT
/// of an unpaid purchase.
///
/// # Errors
/// [`Reason::NotRelieved`], [`Reason::ReliefRepaid`].
pub fn check_undo_relief(last: Option<UnpaidVatAct>) -> Result<(), Refusal> {
    match last {
        Some(UnpaidVatAct::Relief | UnpaidVatAct::InputRepaid) => Ok(()),
        Some(UnpaidVatAct::ReliefRepaid | UnpaidVatAct::InputRestored) => {
            let message = "money came since, by which some of it was taken back: it stays as it is";
            Err(Refusal::new(Reason::ReliefRepaid, message))
        }
        None => Err(Refusal::new(Reason::NotRelieved, "no VAT of the document was moved")),
    }
}

/// Refuses to undo a write-off from whose VAT there is relief, and to void a purchase whose VAT was given back.
///
/// # Errors
/// [`Reason::VatRelieved`].
pub fn check_not_relieved(relieved: Money) -> Result<(), Refusal> {
    if relieved.is_zero() {
        return Ok(());
    }
    let message = "VAT of it was moved since it is not paid: undo that first, or allocate the money that came";
    Err(Refusal::new(Reason::VatRelieved, message))
}

#[cfg(test)]
mod tests;
