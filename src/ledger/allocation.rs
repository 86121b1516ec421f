//! What of a receipt, a payment or a credit note settles which invoice.
//!
//! Nothing is posted by it: both are in the books, on the same control account. What is due of an
//! invoice and what is left of the money never go below nothing, on no day: what is allocated again
//! counts from the day on which it was taken back, not from before.

use std::collections::BTreeMap;

use super::refusal::{Reason, Refusal};
use crate::contract::ledger::invoice::InvoiceType;
use crate::contract::ledger::settlement::{ALLOCATIONS_MAX, NewAllocation};
use crate::date::Date;
use crate::id::{ContactId, InvoiceId};
use crate::money::Money;

/// An invoice or a credit note, as far as settling it has to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AllocatableDocument {
    /// Whose.
    pub contact: ContactId,
    /// Whether it was sold or bought.
    pub side: InvoiceType,
    /// Whether it is a credit note.
    pub is_credit_note: bool,
    /// Whether it is issued: neither a draft nor void.
    pub is_issued: bool,
    /// The first day on which something more may settle it ([`postable_from`]).
    pub from: Date,
    /// What it comes to, above 0.
    pub gross: Money,
    /// What of it is settled, by whatever, or written off.
    pub settled: Money,
    /// What is written off of it: money that comes after all makes it due again.
    pub written_off: Money,
    /// The gross amount of it whose VAT is moved since it is not paid.
    pub relieved: Money,
}

impl AllocatableDocument {
    /// What is due of it; of a credit note what is left of it.
    #[must_use]
    pub const fn due(&self) -> Money {
        // What is settled is between nothing and the whole.
        Money::from_minor(self.gross.minor() - self.settled.minor())
    }

    /// What is neither paid nor credited of it.
    #[must_use]
    pub const fn unpaid(&self) -> Money {
        Money::from_minor(self.due().minor() + self.written_off.minor())
    }
}

/// What settles: a receipt, a payment or a credit note.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AllocationSource {
    /// Whose.
    pub contact: ContactId,
    /// Whom it is settled with.
    pub side: InvoiceType,
    /// Whether it settles credit notes: money back does.
    pub is_for_credit_notes: bool,
    /// The first day on which it may settle something more ([`postable_from`]).
    pub from: Date,
    /// What is left of it.
    pub left: Money,
    /// How many invoices it settles already.
    pub count: usize,
    /// Whether it settles what is written off: money does.
    pub recovers: bool,
    /// Whether documents may be taken off what the others come to: credit notes off invoices, or invoices off credit
    /// notes. They may where a bank transaction settles them, which alone undoes it.
    pub nets: bool,
}

impl AllocationSource {
    /// What a credit note settles by: other invoices of its kind.
    ///
    /// # Errors
    /// [`Reason::TypeMismatch`] for an invoice, [`Reason::InvoiceNotOpen`] for a draft and one that is
    /// void.
    pub fn of_credit_note(item: &AllocatableDocument, count: usize) -> Result<Self, Refusal> {
        if !item.is_credit_note {
            let message = "this is an invoice: receipts, payments and credit notes settle it";
            return Err(Refusal::new(Reason::TypeMismatch, message));
        }
        if !item.is_issued {
            let message = "the credit note is a draft or void, and settles nothing";
            return Err(Refusal::new(Reason::InvoiceNotOpen, message));
        }
        let AllocatableDocument { contact, side, from, .. } = *item;
        let (is_for_credit_notes, left) = (false, item.due());
        let (recovers, nets) = (false, false);
        Ok(Self { contact, side, is_for_credit_notes, from, left, count, recovers, nets })
    }
}

impl AllocationSource {
    /// How much of a document it may settle: what is due, and for money what is written off too.
    const fn open_of(&self, item: &AllocatableDocument) -> Money {
        let recovered = if self.recovers { item.written_off.minor() } else { 0 };
        Money::from_minor(item.due().minor() + recovered)
    }
}

/// A part of what settles, for an invoice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Allocated {
    /// Of this invoice.
    pub invoice: InvoiceId,
    /// So much.
    pub amount: Money,
    /// From this day on: the first on which both are free for it.
    pub date: Date,
    /// Whether it is taken off what the others come to.
    pub is_deducted: bool,
}

impl Allocated {
    /// How much of what settles it takes, in minor units: less than nothing where it is taken off.
    #[must_use]
    pub const fn taken_minor(&self) -> i64 {
        if self.is_deducted { -self.amount.minor() } else { self.amount.minor() }
    }
}

/// From when on a document or money is free to be allocated: its own day, or the latest on which an
/// allocation of it was taken back that had counted. What is due now may have been settled on the days
/// before, by what has been taken back since.
#[must_use]
pub fn postable_from(day: Date, taken_back: Option<Date>) -> Date {
    taken_back.map_or(day, |taken_back| taken_back.max(day))
}

/// What comes of allocations that are asked for, in their order; an invoice may stand among them more
/// than once. Where some are taken off the others, all count from the same day: on no day is more of the money allocated
/// than there is. What is written off is not settled along with them.
///
/// # Errors
/// In reading order [`Reason::UnknownReference`], [`Reason::TypeMismatch`],
/// [`Reason::ContactMismatch`], [`Reason::InvoiceNotOpen`], [`Reason::OverAllocated`] for an invoice;
/// then [`Reason::OverAllocated`] for what settles, [`Reason::TooManyAllocations`].
pub fn allocate(
    means: &AllocationSource,
    asked: &[NewAllocation],
    items: &BTreeMap<InvoiceId, AllocatableDocument>,
) -> Result<Vec<Allocated>, Refusal> {
    let mut due: BTreeMap<InvoiceId, i128> = BTreeMap::new();
    let mut total = 0_i128;
    let mut allocated = Vec::with_capacity(asked.len());
    let is_off = |item: &AllocatableDocument| item.is_credit_note != means.is_for_credit_notes;
    let mut asked_items = asked.iter().filter_map(|one| items.get(&one.invoice_id));
    let is_netted = means.nets && asked_items.any(is_off);
    let means = &AllocationSource { recovers: means.recovers && !is_netted, ..*means };
    for (at, NewAllocation { invoice_id, amount }) in asked.iter().enumerate() {
        let field = format!("allocations[{at}].invoice_id");
        let item = items.get(invoice_id).ok_or_else(|| Refusal::unknown(&*field, "invoice"))?;
        check_item(means, item).map_err(|refusal| refusal.at(field))?;
        let open = means.open_of(item);
        let due = due.entry(*invoice_id).or_insert_with(|| open.minor().into());
        *due -= i128::from(amount.minor());
        if *due < 0 {
            let message = format!("{amount} is more than is due: {open}");
            let refusal = Refusal::new(Reason::OverAllocated, message);
            return Err(refusal
                .at(format!("allocations[{at}].amount"))
                .with("amount_due", open.to_string()));
        }
        let (date, is_deducted) = (means.from.max(item.from), is_off(item));
        let one = Allocated { invoice: *invoice_id, amount: *amount, date, is_deducted };
        total += i128::from(one.taken_minor());
        allocated.push(one);
    }
    if let Some(last) = allocated.iter().map(|one| one.date).max().filter(|_| is_netted) {
        for one in &mut allocated {
            one.date = last;
        }
    }
    if total > i128::from(means.left.minor()) {
        // At most 500 figures of at most 15 digits.
        let total = Money::from_minor(i64::try_from(total).unwrap_or(i64::MAX));
        let message = format!("the allocations add up to {total}, and {} is left", means.left);
        let refusal = Refusal::new(Reason::OverAllocated, message).at("allocations");
        return Err(refusal.with("unallocated_amount", means.left.to_string()));
    }
    if means.count + allocated.len() > ALLOCATIONS_MAX {
        let message = format!("it would settle more than {ALLOCATIONS_MAX} invoices");
        return Err(Refusal::new(Reason::TooManyAllocations, message).at("allocations"));
    }
    Ok(allocated)
}

/// Refuses an invoice that these means do not settle.
fn check_item(means: &AllocationSource, item: &AllocatableDocument) -> Result<(), Refusal> {
    let is_off = item.is_credit_note != means.is_for_credit_notes;
    if item.side != means.side || (is_off && !means.nets) {
        let settles = if means.is_for_credit_notes { "money back" } else { "this" };
        return Err(mismatch(item, settles));
    }
    if item.contact != means.contact {
        let message = "the invoice is another contact's";
        return Err(Refusal::new(Reason::ContactMismatch, message));
    }
    if !item.is_issued {
        let message = "the invoice is a draft or void, and nothing is due of it";
        return Err(Refusal::new(Reason::InvoiceNotOpen, message));
    }
    Ok(())
}

fn mismatch(item: &AllocatableDocument, means: &str) -> Refusal {
    let kind = if item.is_credit_note { "credit note" } else { "invoice" };
    let message = format!("{means} does not settle a {} {kind}", item.side);
    Refusal::new(Reason::TypeMismatch, message)
}

/// The first day on which an allocation does not count any more that is taken back on this day.
#[must_use]
pub fn removed_date(date: Date, undone: Date) -> Date {
    date.max(undone)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn day(text: &str) -> Date {
        Date::parse_iso(text).unwrap()
    }

    fn invoice(gross: i64, settled: i64) -> AllocatableDocument {
        AllocatableDocument {
            contact: ContactId::new(1),
            side: InvoiceType::Sales,
            is_credit_note: false,
            is_issued: true,
            from: day("2026-03-02"),
            gross: Money::from_minor(gross),
            settled: Money::from_minor(settled),
            written_off: Money::ZERO,
            relieved: Money::ZERO,
        }
    }

    fn receipt(left: i64) -> AllocationSource {
        AllocationSource {
            contact: ContactId::new(1),
            side: InvoiceType::Sales,
            is_for_credit_notes: false,
            from: day("2026-04-01"),
            left: Money::from_minor(left),
            count: 0,
            recovers: true,
            nets: false,
        }
    }

    fn of(invoice: u128, minor: i64) -> NewAllocation {
        NewAllocation { invoice_id: InvoiceId::new(invoice), amount: Money::from_minor(minor) }
    }

    fn items(all: &[AllocatableDocument]) -> BTreeMap<InvoiceId, AllocatableDocument> {
        (1..).zip(all).map(|(bits, item)| (InvoiceId::new(bits), *item)).collect()
    }

    fn reason(refused: Result<Vec<Allocated>, Refusal>) -> (Reason, String) {
        let refusal = refused.unwrap_err();
        (refusal.reason, refusal.details["field"].as_str().unwrap().to_owned())
    }

    #[test]
    fn an_allocation_counts_from_the_day_on_which_both_are_free() {
        let early = AllocatableDocument { from: day("2026-05-01"), ..invoice(100, 0) };
        let items = items(&[invoice(100, 0), early]);
        let made = allocate(&receipt(100), &[of(1, 40), of(2, 60)], &items).unwrap();
        assert_eq!([made[0].date, made[1].date], [day("2026-04-01"), day("2026-05-01")]);
        assert_eq!(removed_date(made[1].date, day("2026-04-30")), day("2026-05-01"));
        assert_eq!(removed_date(made[0].date, day("2026-04-30")), day("2026-04-30"));
        assert_eq!(postable_from(day("2026-04-01"), None), day("2026-04-01"));
        assert_eq!(postable_from(day("2026-04-01"), Some(day("2026-04-30"))), day("2026-04-30"));
        assert_eq!(postable_from(day("2026-04-01"), Some(day("2026-03-31"))), day("2026-04-01"));
    }

    #[test]
    fn each_fault_has_its_reason_and_its_place() {
        let good = invoice(100, 40);
        let items = items(&[
            good,
            AllocatableDocument { side: InvoiceType::Purchase, ..good },
            AllocatableDocument { is_credit_note: true, ..good },
            AllocatableDocument { contact: ContactId::new(2), ..good },
            AllocatableDocument { is_issued: false, ..good },
        ]);
        let refused = |asked: &[NewAllocation]| reason(allocate(&receipt(70), asked, &items));
        let at = |at: usize| format!("allocations[{at}].invoice_id");
        assert_eq!(refused(&[of(1, 1), of(9, 1)]), (Reason::UnknownReference, at(1)));
        assert_eq!(refused(&[of(2, 1)]), (Reason::TypeMismatch, at(0)));
        assert_eq!(refused(&[of(3, 1)]), (Reason::TypeMismatch, at(0)));
        assert_eq!(refused(&[of(1, 1), of(4, 1)]), (Reason::ContactMismatch, at(1)));
        assert_eq!(refused(&[of(5, 1)]), (Reason::InvoiceNotOpen, at(0)));
        let over = (Reason::OverAllocated, "allocations[1].amount".to_owned());
        assert_eq!(refused(&[of(1, 60), of(1, 1)]), over);
        let means = AllocationSource { left: Money::from_minor(59), ..receipt(0) };
        let over = (Reason::OverAllocated, "allocations".to_owned());
        assert_eq!(reason(allocate(&means, &[of(1, 60)], &items)), over);
        let means = AllocationSource { count: ALLOCATIONS_MAX, ..receipt(60) };
        let many = (Reason::TooManyAllocations, "allocations".to_owned());
        assert_eq!(reason(allocate(&means, &[of(1, 60)], &items)), many);
    }

    #[test]
    fn money_back_settles_credit_notes_and_nothing_else() {
        let note = AllocatableDocument { is_credit_note: true, ..invoice(100, 0) };
        let items = items(&[invoice(100, 0), note]);
        let back = AllocationSource { is_for_credit_notes: true, ..receipt(100) };
        assert!(allocate(&back, &[of(2, 100)], &items).is_ok());
        let wrong = (Reason::TypeMismatch, "allocations[0].invoice_id".to_owned());
        assert_eq!(reason(allocate(&back, &[of(1, 100)], &items)), wrong);
        assert_eq!(reason(allocate(&receipt(100), &[of(2, 100)], &items)), wrong);
    }

    #[test]
    fn a_bank_transaction_takes_credit_notes_off_from_one_day_on_and_leaves_what_is_written_off() {
        let note =
            AllocatableDocument { is_credit_note: true, from: day("2026-05-01"), ..invoice(30, 0) };
        let written_off = Money::from_minor(40);
        let off = AllocatableDocument { written_off, ..invoice(100, 40) };
        let items = items(&[invoice(100, 0), note, off]);
        let row = AllocationSource { nets: true, ..receipt(70) };
        let made = allocate(&row, &[of(1, 100), of(2, 30)], &items).unwrap();
        let seen: Vec<_> = made.iter().map(|one| (one.taken_minor(), one.date)).collect();
        assert_eq!(seen, [(100, day("2026-05-01")), (-30, day("2026-05-01"))]);
        let over = (Reason::OverAllocated, "allocations".to_owned());
        let less = AllocationSource { left: Money::from_minor(69), ..row };
        assert_eq!(reason(allocate(&less, &[of(1, 100), of(2, 30)], &items)), over);
        let over = (Reason::OverAllocated, "allocations[1].amount".to_owned());
        assert_eq!(reason(allocate(&row, &[of(1, 100), of(2, 31)], &items)), over);
        // Alone it has back what is written off, beside a credit note it does not.
        assert!(allocate(&row, &[of(3, 70)], &items).is_ok());
        assert_eq!(reason(allocate(&row, &[of(2, 30), of(3, 70)], &items)), over);
    }

    #[test]
    fn only_an_issued_credit_note_settles_invoices() {
        let note = AllocatableDocument { is_credit_note: true, ..invoice(100, 30) };
        assert_eq!(AllocationSource::of_credit_note(&note, 0).unwrap().left, Money::from_minor(70));
        let reason = |item: &AllocatableDocument| {
            AllocationSource::of_credit_note(item, 0).unwrap_err().reason
        };
        assert_eq!(
            reason(&AllocatableDocument { is_issued: false, ..note }),
            Reason::InvoiceNotOpen
        );
        assert_eq!(reason(&invoice(100, 30)), Reason::TypeMismatch);
    }

    proptest! {
        #[test]
        fn nothing_is_ever_allocated_beyond_what_is_due_and_what_is_left(
            grosses in prop::collection::vec(1_i64..500, 1..4),
            left in 0_i64..1_000,
            asked in prop::collection::vec((1_u128..5, 1_i64..400), 1..8),
        ) {
            let all: Vec<AllocatableDocument> = grosses.iter().map(|gross| invoice(*gross, 0)).collect();
            let asked: Vec<_> = asked.iter().map(|(bits, minor)| of(*bits, *minor)).collect();
            let is_all_there = asked.iter().all(|one| one.invoice_id.bits() <= all.len() as u128);
            let mut of_each = BTreeMap::new();
            for one in &asked {
                *of_each.entry(one.invoice_id).or_insert(0) += one.amount.minor();
            }
            let items = items(&all);
            let fits = |(id, sum): (&InvoiceId, &i64)| {
                items.get(id).is_some_and(|item| *sum <= item.due().minor())
            };
            let fits = of_each.iter().all(fits) && of_each.values().sum::<i64>() <= left;
            let made = allocate(&receipt(left), &asked, &items);
            prop_assert_eq!(made.is_ok(), is_all_there && fits);
            if let Ok(made) = made {
                let same = made.iter().zip(&asked).all(|(made, asked)| {
                    (made.invoice, made.amount) == (asked.invoice_id, asked.amount)
                });
                prop_assert!(same && made.len() == asked.len());
            }
        }
    }
}
