//! Invoices and credit notes: what issuing one posts, and how it stands.

use super::book::Book;
use super::document::{DocumentAmounts, LinePricing, NetVatGross};
use super::posting::{Leg, Posting};
use super::refusal::{Reason, Refusal};
use super::vat::VatRate;
use crate::contract::ledger::account::Role;
use crate::contract::ledger::contact::ContactKind;
use crate::contract::ledger::invoice::{InvoiceKind, InvoiceStatus, InvoiceType};
use crate::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use crate::contract::ledger::vat_side::Side;
use crate::contract::words::words;
use crate::date::Date;
use crate::id::AccountId;
use crate::money::Money;

/// What a document with VAT needs. Source: contract part 4, rule 8.
const VAT_CONTROL_NEEDED: &str =
    "A VAT Control account is required before issuing an invoice with VAT";

words! {
    /// What is stored of a document's standing; the rest follows from what settles it.
    Stage {
        /// It is in no books yet.
        Draft = "draft",
        /// It is in the books.
        Issued = "issued",
        /// It counts no more.
        Void = "void",
    }

    /// Which VAT return a document's VAT belongs to.
    VatCounts {
        /// That of the day it is issued.
        Issued = "issued",
        /// Those of the days it is paid.
        Paid = "paid",
    }
}

/// How a document stands, with so much of it settled.
#[must_use]
pub const fn status(stage: Stage, gross: Money, settled: Money) -> InvoiceStatus {
    match stage {
        Stage::Draft => InvoiceStatus::Draft,
        Stage::Void => InvoiceStatus::Void,
        Stage::Issued if settled.is_zero() => InvoiceStatus::Issued,
        Stage::Issued if settled.minor() < gross.minor() => InvoiceStatus::PartPaid,
        Stage::Issued => InvoiceStatus::Paid,
    }
}

/// The role of the account that a document of this type is posted to as a whole.
#[must_use]
pub const fn control_role(of: InvoiceType) -> Role {
    match of {
        InvoiceType::Sales => Role::Receivable,
        InvoiceType::Purchase => Role::Payable,
    }
}

/// Refuses a contact that does not buy, or does not sell.
///
/// # Errors
/// [`Reason::ContactKind`].
pub fn check_contact(of: InvoiceType, kind: ContactKind) -> Result<(), Refusal> {
    let wanted = match of {
        InvoiceType::Sales => ContactKind::Customer,
        InvoiceType::Purchase => ContactKind::Supplier,
    };
    if kind == wanted || kind == ContactKind::Both {
        return Ok(());
    }
    let message = format!("the contact is a {kind}; a {of} document is for a {wanted}");
    Err(Refusal::new(Reason::ContactKind, message).at("contact_id"))
}

/// Refuses a due date before the issue date.
///
/// # Errors
/// [`Reason::DueBeforeIssue`].
pub fn check_due(issue_date: Date, due_date: Date) -> Result<(), Refusal> {
    if issue_date <= due_date {
        return Ok(());
    }
    let message = format!("due_date {due_date} comes before issue_date {issue_date}");
    Err(Refusal::new(Reason::DueBeforeIssue, message).at("due_date"))
}

/// Refuses a tax point behind the issue date of a sales invoice: one that is issued before the supply
/// makes the tax point itself. One that comes before it stands as it is given: a supply of more than 14
/// days before, or a business that does not use the 14-day rule. What a supplier or a credit note says may
/// be of any day that the books take.
///
/// Source: VAT Act 1994 s. 6(4) and (5); HMRC Notice 700, section 14 (as of 2024).
///
/// # Errors
/// [`Reason::TaxPointAfterIssue`], [`Reason::DateTooFar`].
pub fn check_tax_point(
    (of, kind): (InvoiceType, InvoiceKind),
    issue_date: Date,
    tax_point: Date,
    book: &Book,
) -> Result<(), Refusal> {
    book.check_reach(tax_point).map_err(|refusal| refusal.at("tax_point"))?;
    let is_sale = of == InvoiceType::Sales && kind == InvoiceKind::Invoice;
    if !is_sale || tax_point <= issue_date {
        return Ok(());
    }
    let message = format!(
        "tax_point {tax_point} comes after issue_date {issue_date}, which would be the tax point then"
    );
    Err(Refusal::new(Reason::TaxPointAfterIssue, message).at("tax_point"))
}

/// Refuses to change what is in the books, or was.
///
/// # Errors
/// [`Reason::NotDraft`].
pub fn check_draft(stage: Stage) -> Result<(), Refusal> {
    if stage == Stage::Draft {
        return Ok(());
    }
    let message = format!("the document is {stage}, not a draft");
    Err(Refusal::new(Reason::NotDraft, message))
}

/// Refuses to void what is void, and what something settles or what settles something.
///
/// # Errors
/// [`Reason::AlreadyVoid`], [`Reason::HasAllocations`].
pub fn check_void(stage: Stage, settled: Money) -> Result<(), Refusal> {
    if stage == Stage::Void {
        return Err(Refusal::new(Reason::AlreadyVoid, "the document is void already"));
    }
    if !settled.is_zero() {
        let message = format!("{settled} of the document is settled: take that back first");
        return Err(Refusal::new(Reason::HasAllocations, message));
    }
    Ok(())
}

/// Refuses to issue what is bought without the number that the supplier gave it.
///
/// # Errors
/// [`Reason::NumberRequired`].
pub fn check_number(of: InvoiceType, number: Option<&str>) -> Result<(), Refusal> {
    if of == InvoiceType::Sales || number.is_some() {
        return Ok(());
    }
    let message = "a purchase document is issued with the number that the supplier gave it";
    Err(Refusal::new(Reason::NumberRequired, message).at("number"))
}

/// Refuses a number that another document has: of sales any, of purchases one of the same contact that is
/// not void.
///
/// # Errors
/// [`Reason::DuplicateNumber`].
pub fn check_number_free(
    of: InvoiceType,
    number: &str,
    contact: &str,
    is_taken: bool,
) -> Result<(), Refusal> {
    if !is_taken {
        return Ok(());
    }
    let message = match of {
        InvoiceType::Sales => format!("another sales document has the number {number}"),
        InvoiceType::Purchase => format!("another document of {contact} has the number {number}"),
    };
    Err(Refusal::new(Reason::DuplicateNumber, message).at("number"))
}

/// The day a document is due on where nobody says so: an invoice by the contact's terms, a credit note at
/// once.
#[must_use]
pub fn due_date(kind: InvoiceKind, issue_date: Date, payment_terms_days: i64) -> Date {
    let terms = match kind {
        InvoiceKind::Invoice => i32::try_from(payment_terms_days).unwrap_or_default(),
        InvoiceKind::CreditNote => 0,
    };
    issue_date.plus_days(terms)
}

/// The day it is due on when its issue date moves: that moves along.
#[must_use]
pub fn moved_due_date(was_issued: Date, was_due: Date, issue_date: Date) -> Date {
    was_due.plus_days(issue_date.days_after(was_issued))
}

/// A line, as far as its posting has to know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DocumentLine {
    /// What it is.
    pub description: String,
    /// Where its net goes.
    pub account: AccountId,
    /// What it says of its worth.
    pub priced: LinePricing,
}

/// What is posted of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DocumentPosting<'d> {
    /// Whether it is sold or bought.
    pub invoice_type: InvoiceType,
    /// What it is.
    pub kind: InvoiceKind,
    /// The day it counts for.
    pub issue_date: Date,
    /// Its lines.
    pub lines: &'d [DocumentLine],
    /// What they come to.
    pub worth: &'d DocumentAmounts,
}

/// Refuses lines on accounts that take none by hand.
///
/// # Errors
/// Those of [`Book::manual_account`], with the line's place.
pub fn check_accounts(lines: &[DocumentLine], book: &Book) -> Result<(), Refusal> {
    lines.iter().enumerate().try_for_each(|(at, line)| {
        book.manual_account(line.account, &format!("lines[{at}].account_id")).map(drop)
    })
}

/// What issuing a document posts: the whole to the control account, then each line's net, with its VAT
/// behind it. A credit note is the mirror of an invoice. Lines that come to nothing are left out.
///
/// Source: contract part 4, rules 8 and 9.
///
/// # Errors
/// [`Reason::TotalNotPositive`], [`Reason::PeriodLocked`], [`Reason::RoleAccountMissing`], those of
/// [`check_accounts`], [`Reason::VatControlMissing`].
pub fn post(document: DocumentPosting<'_>, book: &Book) -> Result<Posting, Refusal> {
    let gross = document.worth.total.gross;
    if gross <= Money::ZERO {
        let message = format!("the lines come to {gross}; a document is issued for more than 0");
        return Err(Refusal::new(Reason::TotalNotPositive, message).at("lines"));
    }
    book.check_open(document.issue_date)?;
    check_accounts(document.lines, book)?;
    let role = control_role(document.invoice_type);
    let control = book.with_role(role).ok_or_else(|| {
        let message = format!("an account with the role {role} is required before issuing it");
        Refusal::new(Reason::RoleAccountMissing, message).with("role", role.name())
    })?;
    let is_sale = document.invoice_type == InvoiceType::Sales;
    let side = if is_sale { Side::Output } else { Side::Input };
    let mut legs = vec![Leg::plain(control.id, gross.minor())];
    let amounts = document.worth.lines.iter().zip(&document.worth.vats);
    for (line, (NetVatGross { net, gross, .. }, vat)) in document.lines.iter().zip(amounts) {
        // VAT without a net is refused where the lines are worked out.
        if net.is_zero() {
            continue;
        }
        let net_minor = vat.net_of(Money::from_minor(gross.minor().abs())).minor();
        let leg = Leg {
            memo: Some(line.description.clone()),
            vat_code: Some(line.priced.vat_code).filter(|code| *code != LedgerVatCode::NV),
            vat_side: Some(side).filter(|_| vat.kind != TaxCodeKind::OutsideScope),
            ..Leg::plain(line.account, -net_minor * net.minor().signum())
        };
        leg.with_vat(*vat).push_with_vat(|| book.vat_control(VAT_CONTROL_NEEDED), &mut legs)?;
    }
    let posting = Posting::of(legs)?;
    let is_invoice = document.kind == InvoiceKind::Invoice;
    Ok(if is_sale == is_invoice { posting } else { posting.mirrored() })
}

/// What a document says of a line whose VAT the buyer accounts for, at this rate; none for what is bought.
///
/// Source: HMRC Notice 735 (what the seller's invoice states: that the reverse charge applies, and the rate or
/// the VAT), as of November 2026.
#[must_use]
pub fn vat_note(of: InvoiceType, reverse_rate: Option<VatRate>) -> Option<String> {
    let rate = reverse_rate.filter(|_| of == InvoiceType::Sales)?.percent()?;
    Some(format!("Reverse charge: customer to account to HMRC for the VAT at {rate} %"))
}

/// What the journal of a document is called.
#[must_use]
pub fn title(of: InvoiceType, kind: InvoiceKind, number: &str, contact: &str) -> String {
    let what = match (of, kind) {
        (InvoiceType::Sales, InvoiceKind::Invoice) => "Sales invoice",
        (InvoiceType::Sales, InvoiceKind::CreditNote) => "Sales credit note",
        (InvoiceType::Purchase, InvoiceKind::Invoice) => "Purchase invoice",
        (InvoiceType::Purchase, InvoiceKind::CreditNote) => "Purchase credit note",
    };
    format!("{what} {number}, {contact}")
}

/// The number of a sales document in its sequence: `INV-0001`, `CN-0001`.
#[must_use]
pub fn number(kind: InvoiceKind, place: i64) -> String {
    match kind {
        InvoiceKind::Invoice => format!("INV-{place:04}"),
        InvoiceKind::CreditNote => format!("CN-{place:04}"),
    }
}

#[cfg(test)]
mod tests;
