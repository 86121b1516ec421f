//! What of a bank transaction is settled with a contact: a receipt or a payment, of whom and how much.
//!
//! Money comes as it comes: less the fees of a card provider, short of a discount, a penny off, or with credit notes
//! taken off what the invoices come to. The receipt or payment is of what the documents come to; what else is in the
//! bank transaction goes to accounts.

use std::collections::BTreeMap;

use super::RowSettling;
use crate::contract::ledger::invoice::InvoiceType;
use crate::contract::ledger::settlement::{NewAllocation, SettlementType};
use crate::id::{ContactId, InvoiceId};
use crate::ledger::allocation::AllocatableDocument;
use crate::ledger::refusal::{Reason, Refusal};
use crate::money::Money;

/// The receipt or payment in a bank transaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SettledMoney {
    /// Which way it went.
    pub kind: SettlementType,
    /// Whom it is settled with.
    pub side: InvoiceType,
    /// Whose it is.
    pub contact: ContactId,
    /// How much, above 0.
    pub amount: Money,
}

/// What documents come to that are settled together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct DocumentsTotal {
    contact: ContactId,
    side: InvoiceType,
    /// Money in is above 0, in minor units: at most 500 figures of at most 15 digits.
    minor: i128,
}

/// What of a bank transaction of this amount is settled, with whom; `on_row` is the contact that it has already.
///
/// Its lines are signed as money on the bank, and its allocations by the document: sales invoices are money in, purchase
/// invoices money out, and credit notes the other way round. With lines, both together are the amount; without, the
/// documents come to no more than the amount, in its direction.
///
/// # Errors
/// [`Reason::SplitMismatch`], [`Reason::UnknownReference`], [`Reason::TypeMismatch`], [`Reason::ContactMismatch`],
/// [`Reason::NotCoded`] for a refund of nobody.
pub fn settled_money(
    amount: Money,
    asked: &RowSettling,
    on_row: Option<ContactId>,
    items: &BTreeMap<InvoiceId, AllocatableDocument>,
) -> Result<SettledMoney, Refusal> {
    let lines: i128 = asked.parts.iter().map(|part| i128::from(part.amount.minor())).sum();
    let settled = money(i128::from(amount.minor()) - lines);
    if settled.is_zero() {
        let message = format!("the lines add up to {amount}, and leave nothing to settle");
        return Err(Refusal::new(Reason::SplitMismatch, message).at("lines"));
    }
    let (kind, magnitude) = SettlementType::of(settled);
    let (side, contact) = if asked.allocations.is_empty() {
        let Some(contact) = asked.contact.or(on_row) else {
            let message = "nothing says whose refund the bank transaction is";
            return Err(Refusal::new(Reason::NotCoded, message).at("contact_id"));
        };
        (kind.side(true), contact)
    } else {
        let total = documents_total(&asked.allocations, items)?;
        check_total(amount, (lines, settled), asked, total, items)?;
        (total.side, total.contact)
    };
    if asked.contact.is_some_and(|asked| asked != contact) {
        let message = "the documents are another contact's";
        return Err(Refusal::new(Reason::ContactMismatch, message).at("contact_id"));
    }
    if asked.is_refund && !kind.is_refund(side) {
        let who =
            if side == InvoiceType::Sales { "in from a customer" } else { "out to a supplier" };
        let message = format!("money {who} is no refund");
        return Err(Refusal::new(Reason::TypeMismatch, message).at("refund"));
    }
    Ok(SettledMoney { kind, side, contact, amount: magnitude })
}

/// What the documents come to, on the side of the first.
fn documents_total(
    asked: &[NewAllocation],
    items: &BTreeMap<InvoiceId, AllocatableDocument>,
) -> Result<DocumentsTotal, Refusal> {
    let mut total: Option<DocumentsTotal> = None;
    for (at, one) in asked.iter().enumerate() {
        let item = items.get(&one.invoice_id);
        let item = item
            .ok_or_else(|| Refusal::unknown(format!("allocations[{at}].invoice_id"), "invoice"))?;
        let is_in = (item.side == InvoiceType::Sales) != item.is_credit_note;
        let minor = i128::from(one.amount.minor());
        let total = total.get_or_insert(DocumentsTotal {
            contact: item.contact,
            side: item.side,
            minor: 0,
        });
        total.minor += if is_in { minor } else { -minor };
    }
    total.ok_or_else(|| Refusal::unknown("allocations", "invoice"))
}

/// With lines the documents are what these leave of the amount; without, they go the way of the money.
fn check_total(
    amount: Money,
    (lines, settled): (i128, Money),
    asked: &RowSettling,
    total: DocumentsTotal,
    items: &BTreeMap<InvoiceId, AllocatableDocument>,
) -> Result<(), Refusal> {
    if !asked.parts.is_empty() && total.minor != i128::from(settled.minor()) {
        let (lines, documents) = (money(lines), money(total.minor));
        let message = format!(
            "the lines add up to {lines} and the allocations to {documents}, together not to {amount}"
        );
        let refusal = Refusal::new(Reason::SplitMismatch, message).at("lines");
        return Err(refusal
            .with("amount", amount.to_string())
            .with("lines_total", lines.to_string())
            .with("allocations_total", documents.to_string()));
    }
    if total.minor.signum() == i128::from(settled.minor().signum()) {
        return Ok(());
    }
    let of = |one: &NewAllocation| items.get(&one.invoice_id).map(|item| item.is_credit_note);
    let way = if settled.minor() < 0 { "out" } else { "in" };
    let first = asked.allocations.first().and_then(of);
    let message = if asked.allocations.iter().all(|one| of(one) == first) {
        let what = if first == Some(true) { "credit note" } else { "invoice" };
        let (back, side) = (back(total.side, way), total.side);
        format!("money {way} does not settle a {side} {what}{back}")
    } else if total.minor == 0 {
        "the documents settle each other: allocate the credit notes to the invoices".to_owned()
    } else {
        let documents = money(total.minor);
        format!("the documents come to {documents}, and the money went {way}")
    };
    Err(Refusal::new(Reason::TypeMismatch, message).at("allocations[0].invoice_id"))
}

/// How money that went this way is confirmed instead, where it is money back.
fn back(side: InvoiceType, way: &str) -> &'static str {
    match (side, way) {
        (InvoiceType::Sales, "out") => ": confirm money back to a customer with refund",
        (InvoiceType::Purchase, "in") => ": confirm money back from a supplier with refund",
        _ => "",
    }
}

/// At most 500 figures of at most 15 digits.
fn money(minor: i128) -> Money {
    Money::from_minor(i64::try_from(minor).unwrap_or(if minor < 0 { i64::MIN } else { i64::MAX }))
}

#[cfg(test)]
mod tests;
