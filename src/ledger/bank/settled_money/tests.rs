use proptest::prelude::*;

use super::*;
use crate::date::Date;
use crate::id::AccountId;
use crate::ledger::bank::SplitPart;

use crate::contract::ledger::vat_code::LedgerVatCode;

const CUSTOMER: ContactId = ContactId::new(1);

/// A sales invoice (1), a sales credit note (2), a purchase invoice (3) and a purchase credit note (4).
fn items() -> BTreeMap<InvoiceId, AllocatableDocument> {
    use InvoiceType::{Purchase, Sales};

    let document = |(bits, side, is_credit_note): (u128, InvoiceType, bool)| {
        let item = AllocatableDocument {
            contact: CUSTOMER,
            side,
            is_credit_note,
            is_issued: true,
            from: Date::parse_iso("2026-03-02").unwrap(),
            gross: Money::from_minor(1_000_000),
            settled: Money::ZERO,
            written_off: Money::ZERO,
            relieved: Money::ZERO,
        };
        (InvoiceId::new(bits), item)
    };
    [(1, Sales, false), (2, Sales, true), (3, Purchase, false), (4, Purchase, true)]
        .map(document)
        .into()
}

fn part(minor: i64) -> SplitPart {
    SplitPart {
        account: AccountId::new(9),
        amount: Money::from_minor(minor),
        vat_code: LedgerVatCode::NV,
        vat_amount: None,
        vat_side: None,
        memo: None,
        path: String::new(),
    }
}

fn settling(allocations: &[(u128, i64)], parts: &[i64]) -> RowSettling {
    let allocation = |of: &(u128, i64)| NewAllocation {
        invoice_id: InvoiceId::new(of.0),
        amount: Money::from_minor(of.1),
    };
    RowSettling {
        allocations: allocations.iter().map(allocation).collect(),
        parts: parts.iter().copied().map(part).collect(),
        ..RowSettling::default()
    }
}

fn told(amount: i64, asked: &RowSettling) -> Result<(SettlementType, InvoiceType, i64), Refusal> {
    let told = settled_money(Money::from_minor(amount), asked, None, &items())?;
    Ok((told.kind, told.side, told.amount.minor()))
}

fn reason(amount: i64, asked: &RowSettling) -> Reason {
    told(amount, asked).unwrap_err().reason
}

use InvoiceType::{Purchase, Sales};
use SettlementType::{Payment, Receipt};

#[test]
fn a_bank_transaction_is_told_by_its_documents_whom_it_is_settled_with() {
    for (amount, document, side) in
        [(1, 1, Sales), (-1, 2, Sales), (-1, 3, Purchase), (1, 4, Purchase)]
    {
        let asked = settling(&[(document, 1)], &[]);
        assert_eq!(told(amount, &asked).unwrap().1, side);
        let refused = told(-amount, &asked).unwrap_err();
        assert_eq!(refused.reason, Reason::TypeMismatch);
        assert_eq!(refused.details["field"], "allocations[0].invoice_id");
    }
    assert_eq!(reason(1, &settling(&[(9, 1)], &[])), Reason::UnknownReference);
    let more = settled_money(Money::from_minor(9), &settling(&[(1, 5)], &[]), None, &items());
    assert_eq!(more.unwrap().amount, Money::from_minor(9));
}

#[test]
fn the_refusal_of_money_back_for_an_invoice_names_refund() {
    let message =
        |amount, document| told(amount, &settling(&[(document, 1)], &[])).unwrap_err().message;
    assert_eq!(
        message(-1, 1),
        "money out does not settle a sales invoice: confirm money back to a customer with refund"
    );
    assert_eq!(
        message(1, 3),
        "money in does not settle a purchase invoice: confirm money back from a supplier with refund"
    );
    assert_eq!(message(1, 2), "money in does not settle a sales credit note");
}

#[test]
fn a_payout_is_what_the_invoice_comes_to_and_its_fees_are_beside_it() {
    assert_eq!(told(9_700, &settling(&[(1, 10_000)], &[-300])).unwrap(), (Receipt, Sales, 10_000));
    assert_eq!(told(9_999, &settling(&[(1, 10_000)], &[-1])).unwrap(), (Receipt, Sales, 10_000));
    // The fees are more than what came in.
    assert_eq!(told(-500, &settling(&[(1, 1_000)], &[-1_500])).unwrap(), (Receipt, Sales, 1_000));
    assert_eq!(
        told(-9_800, &settling(&[(3, 10_000)], &[200])).unwrap(),
        (Payment, Purchase, 10_000)
    );
    for parts in [&[-299][..], &[-301], &[300]] {
        let refused = told(9_700, &settling(&[(1, 10_000)], parts)).unwrap_err();
        assert_eq!(
            (refused.reason, &refused.details["allocations_total"]),
            (Reason::SplitMismatch, &"100.00".into())
        );
    }
    assert_eq!(reason(9_700, &settling(&[(1, 1)], &[9_700])), Reason::SplitMismatch);
}

#[test]
fn credit_notes_are_taken_off_what_the_invoices_come_to() {
    assert_eq!(
        told(8_000, &settling(&[(1, 10_000), (2, 2_000)], &[])).unwrap(),
        (Receipt, Sales, 8_000)
    );
    assert_eq!(
        told(8_000, &settling(&[(2, 2_000), (1, 10_000)], &[])).unwrap(),
        (Receipt, Sales, 8_000)
    );
    assert_eq!(
        told(-8_000, &settling(&[(1, 2_000), (2, 10_000)], &[])).unwrap(),
        (Payment, Sales, 8_000)
    );
    assert_eq!(
        told(-8_000, &settling(&[(3, 9_000), (4, 1_000)], &[])).unwrap(),
        (Payment, Purchase, 8_000)
    );
    assert_eq!(reason(8_000, &settling(&[(1, 1_000), (2, 2_000)], &[])), Reason::TypeMismatch);
    let refused = told(8_000, &settling(&[(1, 2_000), (2, 2_000)], &[])).unwrap_err();
    let message = "the documents settle each other: allocate the credit notes to the invoices";
    assert_eq!(refused.message, message);
}

#[test]
fn a_refund_is_money_back_and_somebodys() {
    let refund = |allocations: &[(u128, i64)], contact| RowSettling {
        is_refund: true,
        contact,
        ..settling(allocations, &[])
    };
    let back = |amount, asked: &RowSettling, on_row| {
        settled_money(Money::from_minor(amount), asked, on_row, &items())
            .map(|told| (told.side, told.contact, told.amount.minor()))
            .map_err(|refusal| refusal.reason)
    };
    let other = ContactId::new(7);
    assert_eq!(back(-5, &refund(&[], None), None), Err(Reason::NotCoded));
    assert_eq!(back(-5, &refund(&[], None), Some(other)), Ok((Sales, other, 5)));
    assert_eq!(back(5, &refund(&[], Some(CUSTOMER)), Some(other)), Ok((Purchase, CUSTOMER, 5)));
    let with_fees = RowSettling { parts: vec![part(-2)], ..refund(&[], Some(other)) };
    assert_eq!(back(-52, &with_fees, None), Ok((Sales, other, 50)));
    assert_eq!(back(-5, &refund(&[(2, 3)], None), Some(other)), Ok((Sales, CUSTOMER, 5)));
    assert_eq!(back(-5, &refund(&[(2, 3)], Some(other)), None), Err(Reason::ContactMismatch));
    assert_eq!(back(5, &refund(&[(1, 5)], None), None), Err(Reason::TypeMismatch));
    assert_eq!(back(-5, &refund(&[(3, 5)], None), None), Err(Reason::TypeMismatch));
}

proptest! {
    #[test]
    fn lines_and_documents_are_together_the_amount_and_the_settlement_is_what_the_documents_come_to(
        documents in prop::collection::vec((prop::bool::ANY, 1_i64..100_000), 1..6),
        parts in prop::collection::vec((1_i64..100_000, prop::bool::ANY), 1..6),
        off in -2_i64..3,
    ) {
        let allocations: Vec<_> =
            documents.iter().map(|(is_note, minor)| (if *is_note { 2 } else { 1 }, *minor)).collect();
        let parts: Vec<_> = parts.iter().map(|(minor, is_in)| if *is_in { *minor } else { -minor }).collect();
        let come_to: i64 =
            documents.iter().map(|(is_note, minor)| if *is_note { -minor } else { *minor }).sum();
        let amount = come_to + parts.iter().sum::<i64>() + off;
        let told = told(amount, &settling(&allocations, &parts));
        if off == 0 && come_to != 0 {
            let (kind, side, magnitude) = told.unwrap();
            prop_assert_eq!((kind.signed(Money::from_minor(magnitude)).minor(), side), (come_to, Sales));
        } else {
            prop_assert_eq!(told.unwrap_err().reason, Reason::SplitMismatch);
        }
    }
}
