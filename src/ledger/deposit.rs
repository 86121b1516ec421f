//! Deposits: money of a customer that makes a tax point before there is an invoice.
//!
//! A receipt that is a deposit counts as a sale on its day: the VAT in it goes to the VAT control account, and until
//! there is an invoice stands on the account for VAT on deposits. What of it is allocated to an invoice is released
//! on the day on which the invoice counts, which has the VAT of the whole supply.
//!
//! Source: HMRC Notice 700, section 14 (as of 2024): a payment before the basic tax point makes a tax point to the
//! extent of the payment. A security deposit, to be returned when goods come back, makes none: it is an ordinary
//! receipt.

use super::book::Book;
use super::journal::reversal_date;
use super::posting::{Leg, Posting};
use super::refusal::{Reason, Refusal};
use super::vat::VatRates;
use super::vat_entry::SettledShare;
use crate::contract::ledger::account::Role;
use crate::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use crate::contract::ledger::vat_side::Side;
use crate::date::Date;
use crate::money::Money;

const VAT_CONTROL_NEEDED: &str =
    "A VAT Control account is required before a deposit with VAT is posted";

/// The VAT of a receipt that is a deposit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DepositVat {
    /// How it stands to VAT: never `NV`.
    pub code: LedgerVatCode,
    /// The whole receipt, above 0.
    pub gross: Money,
    /// The VAT in it.
    pub vat: Money,
}

/// Net and VAT of a deposit, or of a part of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DepositShare {
    /// Without the VAT, 0 or more.
    pub net: Money,
    /// The VAT, 0 or more.
    pub vat: Money,
}

impl DepositVat {
    /// That of a receipt of a customer with this code, at the rate of its day.
    ///
    /// # Errors
    /// [`Reason::NoDeposit`] for money that is no receipt of a customer, and for a code that makes no tax point by
    /// payment; those of [`VatRates::split`].
    pub fn of_receipt(
        code: LedgerVatCode,
        is_customer_receipt: bool,
        (gross, date): (Money, Date),
        rates: &VatRates,
    ) -> Result<Self, Refusal> {
        if !is_customer_receipt {
            let message = "only a receipt from a customer is a deposit; to return one with its VAT, invoice it, allocate \
                the deposit to the invoice, and refund a credit note for it";
            return Err(Refusal::new(Reason::NoDeposit, message).at("deposit"));
        }
        let split = rates.split(code, None, gross, date, "deposit.")?;
        if split.kind() == TaxCodeKind::CapitalGoods {
            let message = format!(
                "a deposit with the VAT code {code} is not taken under the flat rate scheme: invoice it"
            );
            return Err(Refusal::new(Reason::NoDeposit, message).at("deposit.vat_code"));
        }
        if code == LedgerVatCode::NV || split.kind() != TaxCodeKind::Standard {
            let message = format!("a deposit with the VAT code {code} makes no tax point");
            return Err(Refusal::new(Reason::NoDeposit, message).at("deposit.vat_code"));
        }
        Ok(Self { code, gross, vat: split.on(Some(Side::Output), "deposit.")?.vat })
    }

    /// All of it.
    #[must_use]
    pub const fn whole(&self) -> DepositShare {
        DepositShare {
            net: Money::from_minor(self.gross.minor() - self.vat.minor()),
            vat: self.vat,
        }
    }

    /// What is to be released when so much of it is allocated by now, and this was released before: never less than
    /// nothing, and all of it once all is allocated.
    #[must_use]
    pub fn released(&self, allocated: Money, before: DepositShare) -> DepositShare {
        let share = SettledShare { settled: allocated.minor(), gross: self.gross.minor() };
        let vat = share.share(self.vat.minor());
        let more = |now: i64, was: Money| Money::from_minor((now - was.minor()).max(0));
        DepositShare { net: more(allocated.minor() - vat, before.net), vat: more(vat, before.vat) }
    }

    /// The lines that a receipt of it has besides the bank's and the customer's: nothing in all, but for the VAT, which
    /// the account for VAT on deposits holds.
    ///
    /// # Errors
    /// [`Reason::RoleAccountMissing`], [`Reason::VatControlMissing`].
    pub fn legs(&self, book: &Book) -> Result<Vec<Leg>, Refusal> {
        legs(self.code, self.whole(), -1, book)
    }

    /// What releasing a part of it posts; none where that is nothing.
    ///
    /// # Errors
    /// As [`Self::legs`].
    pub fn release(&self, part: DepositShare, book: &Book) -> Result<Option<Posting>, Refusal> {
        let legs = legs(self.code, part, 1, book)?;
        if legs.is_empty() { Ok(None) } else { Posting::of(legs).map(Some) }
    }
}

/// A sale of this net and VAT on the account for VAT on deposits, and all of it back: a credit (-1) where it comes to
/// count, a debit (1) where it no longer does.
fn legs(
    code: LedgerVatCode,
    part: DepositShare,
    sign: i64,
    book: &Book,
) -> Result<Vec<Leg>, Refusal> {
    let deposits = book.required(Role::VatOnDeposits, "deposits")?.id;
    let (net, vat) = (part.net.minor(), part.vat.minor());
    let mut legs = Vec::new();
    if net == 0 && vat == 0 {
        return Ok(legs);
    }
    if net != 0 {
        let line = Leg {
            vat_code: Some(code),
            vat: part.vat,
            vat_side: Some(Side::Output),
            ..Leg::plain(deposits, sign * net)
        };
        line.push_with_vat(|| book.vat_control(VAT_CONTROL_NEEDED), &mut legs)?;
    } else {
        // A penny of VAT that is left over: it counts by itself.
        let control = book.vat_control(VAT_CONTROL_NEEDED)?.id;
        legs.push(Leg {
            vat_code: Some(code),
            vat_side: Some(Side::Output),
            is_generated: true,
            ..Leg::plain(control, sign * vat)
        });
    }
    legs.push(Leg::plain(deposits, -sign * (net + vat)));
    Ok(legs)
}

/// The day on which a part of a deposit is released: that on which the invoice counts, but not before the deposit did;
/// or the first open day where it is locked.
///
/// # Errors
/// [`Reason::PeriodLocked`], [`Reason::DateTooFar`].
pub fn release_date(deposit: Date, counts: Date, book: &Book) -> Result<Date, Refusal> {
    reversal_date(deposit.max(counts), None, book)
}

/// What the journal that releases a part of a deposit says.
#[must_use]
pub fn title(number: &str, contact: &str) -> String {
    format!("VAT of deposit released to {number}, {contact}")
}

#[cfg(test)]
mod tests;
