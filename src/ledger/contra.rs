//! Contras: what a customer owes, set against what the same contact is owed as a supplier.
//!
//! Both are settled on the day of the contra and by as much, so that nothing of it is ever left over. Under cash
//! accounting it is "other consideration", received and given: the VAT of the documents counts on that day (VAT
//! Regulations 1995, regulation 57).

use std::collections::BTreeMap;

use super::allocation::{AllocatableDocument, Allocated};
use super::book::Book;
use super::journal::reversal_date;
use super::posting::{Leg, Posting};
use super::refusal::{Reason, Refusal};
use crate::contract::ledger::account::Role;
use crate::contract::ledger::contra::NewContra;
use crate::contract::ledger::invoice::InvoiceType;
use crate::date::Date;
use crate::id::InvoiceId;
use crate::money::Money;

/// A contra that may be made: how much, and what of it settles which document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContraTerms {
    /// What either side comes to, above 0.
    pub amount: Money,
    /// All from the day of the contra on.
    pub allocated: Vec<Allocated>,
}

/// What a contra comes to that settles these documents.
///
/// # Errors
/// In reading order [`Reason::UnknownReference`], [`Reason::ContactMismatch`], [`Reason::InvoiceNotOpen`],
/// [`Reason::OverAllocated`] and [`Reason::ContraTooEarly`] for a document; then [`Reason::ContraMismatch`].
pub fn contra(
    new: &NewContra,
    items: &BTreeMap<InvoiceId, AllocatableDocument>,
) -> Result<ContraTerms, Refusal> {
    let mut due: BTreeMap<InvoiceId, i128> = BTreeMap::new();
    let (mut sales, mut purchases) = (0_i128, 0_i128);
    let mut allocated = Vec::with_capacity(new.allocations.len());
    for (at, one) in new.allocations.iter().enumerate() {
        let field = format!("allocations[{at}].invoice_id");
        let item = items.get(&one.invoice_id);
        let item = item.ok_or_else(|| Refusal::unknown(&*field, "invoice"))?;
        check_document(new, item).map_err(|refusal| refusal.at(field))?;
        let minor = i128::from(one.amount.minor());
        let due = due.entry(one.invoice_id).or_insert_with(|| item.due().minor().into());
        *due -= minor;
        if *due < 0 {
            let message = format!("{} is more than is due: {}", one.amount, item.due());
            let refusal = Refusal::new(Reason::OverAllocated, message);
            let refusal = refusal.at(format!("allocations[{at}].amount"));
            return Err(refusal.with("amount_due", item.due().to_string()));
        }
        let total = if item.side == InvoiceType::Sales { &mut sales } else { &mut purchases };
        *total += if item.is_credit_note { -minor } else { minor };
        let (invoice, amount, date) = (one.invoice_id, one.amount, new.date);
        allocated.push(Allocated { invoice, amount, date, is_deducted: false });
    }
    if sales != purchases || sales <= 0 {
        // At most 500 figures of at most 15 digits.
        let [sales, purchases] = [sales, purchases]
            .map(|minor| Money::from_minor(i64::try_from(minor).unwrap_or(i64::MAX)));
        let message = format!(
            "the sales documents come to {sales} and the purchase documents to {purchases}: a contra \
             settles as much on both sides"
        );
        let refusal = Refusal::new(Reason::ContraMismatch, message).at("allocations");
        let refusal = refusal.with("sales_total", sales.to_string());
        return Err(refusal.with("purchase_total", purchases.to_string()));
    }
    let amount = Money::from_minor(i64::try_from(sales).unwrap_or(i64::MAX));
    Ok(ContraTerms { amount, allocated })
}

fn check_document(new: &NewContra, item: &AllocatableDocument) -> Result<(), Refusal> {
    if item.contact != new.contact_id {
        let message = "the document is another contact's";
        return Err(Refusal::new(Reason::ContactMismatch, message));
    }
    if !item.is_issued {
        let message = "the document is a draft or void, and nothing is due of it";
        return Err(Refusal::new(Reason::InvoiceNotOpen, message));
    }
    if new.date < item.from {
        let (day, from) = (new.date, item.from);
        let message = format!(
            "the contra is dated {day}, before {from}, the first date on which the document can be settled"
        );
        return Err(
            Refusal::new(Reason::ContraTooEarly, message).with("date_from", from.to_string())
        );
    }
    Ok(())
}

/// What a contra posts: the payable account in debit, the receivable account in credit.
///
/// # Errors
/// [`Reason::PeriodLocked`], [`Reason::RoleAccountMissing`].
pub fn post(amount: Money, date: Date, book: &Book) -> Result<Posting, Refusal> {
    book.check_open(date)?;
    let payable = book.required(Role::Payable, "contras")?.id;
    let receivable = book.required(Role::Receivable, "contras")?.id;
    let minor = amount.minor();
    Posting::of(vec![Leg::plain(payable, minor), Leg::plain(receivable, -minor)])
}

/// Refuses to undo one that is undone.
///
/// # Errors
/// [`Reason::AlreadyVoid`].
pub fn check_undo(is_void: bool) -> Result<(), Refusal> {
    if is_void {
        return Err(Refusal::new(Reason::AlreadyVoid, "the contra is void already"));
    }
    Ok(())
}

/// The day a contra is undone on: the one that is asked for, else its own, or the first open day where that is locked.
///
/// # Errors
/// [`Reason::PeriodLocked`], [`Reason::DateTooFar`], [`Reason::ReversalTooEarly`] for a day before its own.
pub fn undo_date(own: Date, asked: Option<Date>, book: &Book) -> Result<Date, Refusal> {
    reversal_date(own, asked, book).map_err(|refusal| {
        if refusal.reason == Reason::ReversalTooEarly { refusal.at("date") } else { refusal }
    })
}

/// What the journal of a contra says.
#[must_use]
pub fn title(contact: &str) -> String {
    format!("Contra with {contact}")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::contract::ledger::settlement::NewAllocation;
    use crate::id::ContactId;

    fn day(text: &str) -> Date {
        Date::parse_iso(text).unwrap()
    }

    fn document(side: InvoiceType, is_credit_note: bool, due: i64) -> AllocatableDocument {
        AllocatableDocument {
            contact: ContactId::new(1),
            side,
            is_credit_note,
            is_issued: true,
            from: day("2026-03-02"),
            gross: Money::from_minor(due + 5),
            settled: Money::from_minor(5),
            written_off: Money::from_minor(5),
            relieved: Money::ZERO,
        }
    }

    /// Sales invoice 1 and credit note 2, purchase invoice 3 and credit note 4.
    fn items(due: i64) -> BTreeMap<InvoiceId, AllocatableDocument> {
        use InvoiceType::{Purchase, Sales};
        let kinds = [(Sales, false), (Sales, true), (Purchase, false), (Purchase, true)];
        let item = |(bits, (side, is_note))| (InvoiceId::new(bits), document(side, is_note, due));
        (1..).zip(kinds).map(item).collect()
    }

    fn asked(date: &str, allocations: &[(u128, i64)]) -> NewContra {
        let allocation = |(bits, minor): &(u128, i64)| NewAllocation {
            invoice_id: InvoiceId::new(*bits),
            amount: Money::from_minor(*minor),
        };
        NewContra {
            contact_id: ContactId::new(1),
            date: day(date),
            allocations: allocations.iter().map(allocation).collect(),
            reference: None,
            external_id: None,
            metadata: None,
            currency: None,
            strict: false,
        }
    }

    #[test]
    fn a_contra_settles_as_much_on_both_sides_from_its_day_on() {
        let new = asked("2026-03-31", &[(1, 100), (2, 20), (3, 90), (4, 10)]);
        let terms = contra(&new, &items(100)).unwrap();
        assert_eq!((terms.amount, terms.allocated.len()), (Money::from_minor(80), 4));
        assert!(terms.allocated.iter().all(|one| one.date == day("2026-03-31")));
        let reason = |allocations: &[(u128, i64)]| {
            contra(&asked("2026-03-31", allocations), &items(100)).unwrap_err().reason
        };
        for uneven in
            [&[(1, 100), (3, 99)][..], &[(1, 5), (2, 5)], &[(2, 5), (4, 5)], &[(3, 1), (3, 1)]]
        {
            assert_eq!(reason(uneven), Reason::ContraMismatch);
        }
        // What is written off of it is not due.
        assert_eq!(reason(&[(1, 101), (3, 101)]), Reason::OverAllocated);
        assert_eq!(reason(&[(1, 60), (1, 60), (3, 100)]), Reason::OverAllocated);
        assert_eq!(reason(&[(1, 60), (9, 60)]), Reason::UnknownReference);
    }

    #[test]
    fn a_contra_is_of_one_contact_and_of_no_day_before_its_documents() {
        let new = asked("2026-03-31", &[(1, 10), (3, 10)]);
        let with = |change: fn(&mut AllocatableDocument)| {
            let mut items = items(100);
            items.values_mut().for_each(change);
            contra(&new, &items).unwrap_err().reason
        };
        assert_eq!(with(|item| item.contact = ContactId::new(2)), Reason::ContactMismatch);
        assert_eq!(with(|item| item.is_issued = false), Reason::InvoiceNotOpen);
        let refused = contra(&asked("2026-03-01", &[(1, 10), (3, 10)]), &items(100)).unwrap_err();
        assert_eq!(
            (refused.reason, &refused.details["date_from"]),
            (Reason::ContraTooEarly, &"2026-03-02".into())
        );
    }

    proptest! {
        #[test]
        fn what_a_contra_comes_to_is_what_either_side_comes_to(
            parts in prop::collection::vec((1_u128..5, 1_i64..1_000), 2..8),
        ) {
            let side = |invoice, note| -> i64 {
                let of = |which| parts.iter().filter(|part| part.0 == which).map(|part| part.1).sum::<i64>();
                of(invoice) - of(note)
            };
            let (sales, purchases) = (side(1, 2), side(3, 4));
            let made = contra(&asked("2026-03-31", &parts), &items(1_000_000));
            if sales == purchases && sales > 0 {
                prop_assert_eq!(made.unwrap().amount.minor(), sales);
            } else {
                prop_assert_eq!(made.unwrap_err().reason, Reason::ContraMismatch);
            }
        }
    }
}
