use proptest::prelude::*;

use super::*;
use crate::contract::chart::AccountType;
use crate::contract::ledger::account::{AccountGroup, AccountStatus};
use crate::contract::ledger::invoice::AmountsAre;
use crate::contract::ledger::organisation::VatRounding;
use crate::factor::Factor;
use crate::ledger::book::LedgerAccount;
use crate::ledger::document::{VatTreatment, document_amounts};

const SALES: AccountId = AccountId::new(1);
const DEBTORS: AccountId = AccountId::new(2);
const CREDITORS: AccountId = AccountId::new(3);
const VAT: AccountId = AccountId::new(4);

fn day(text: &str) -> Date {
    Date::parse_iso(text).unwrap()
}

/// An account for lines, and those of these roles.
fn book(roles: &[(AccountId, Role)]) -> Book {
    let account = |id, role| LedgerAccount {
        id,
        code: "x".to_owned(),
        account_type: AccountType::Asset,
        role,
        group: AccountGroup::CurrentAssets,
        default_vat_code: None,
        status: AccountStatus::Active,
    };
    let roles = roles.iter().map(|(id, role)| (*id, account(*id, Some(*role))));
    let accounts = roles.chain([(SALES, account(SALES, None))]).collect();
    Book { accounts, ..Book::default() }
}

fn whole_book() -> Book {
    book(&[(DEBTORS, Role::Receivable), (CREDITORS, Role::Payable), (VAT, Role::VatControl)])
}

fn line(price: &str, vat_code: LedgerVatCode) -> DocumentLine {
    let priced = LinePricing {
        quantity: Factor::ONE,
        unit_price: Factor::parse(price).unwrap(),
        discount_percent: None,
        vat_code,
        given_vat: None,
    };
    DocumentLine { description: format!("{price} of it"), account: SALES, priced }
}

fn posted(
    invoice_type: InvoiceType,
    kind: InvoiceKind,
    lines: &[DocumentLine],
    book: &Book,
) -> Result<Posting, Refusal> {
    let issue_date = day("2026-03-02");
    let manner = VatTreatment {
        amounts_are: AmountsAre::Exclusive,
        rounding: VatRounding::Line,
        day: issue_date,
        side: if invoice_type == InvoiceType::Sales { Side::Output } else { Side::Input },
    };
    let priced: Vec<_> = lines.iter().map(|line| line.priced).collect();
    let worth = document_amounts(&priced, manner, &book.rates)?;
    post(DocumentPosting { invoice_type, kind, issue_date, lines, worth: &worth }, book)
}

fn legs(posting: &Posting) -> Vec<(AccountId, i64, bool)> {
    let leg = |leg: &Leg| (leg.account, leg.amount.minor(), leg.is_generated);
    posting.legs().iter().map(leg).collect()
}

#[test]
fn a_sale_debits_receivable_a_purchase_credits_payable_and_a_credit_note_is_the_mirror() {
    use InvoiceKind::{CreditNote, Invoice};
    use InvoiceType::{Purchase, Sales};
    let lines = [
        line("100", LedgerVatCode::ST),
        line("50", LedgerVatCode::ZR),
        line("0", LedgerVatCode::NV),
    ];
    let of = |invoice_type, kind| posted(invoice_type, kind, &lines, &whole_book()).unwrap();
    let sale = of(Sales, Invoice);
    let expected = [
        (DEBTORS, 17_000, false),
        (SALES, -10_000, false),
        (VAT, -2_000, true),
        (SALES, -5_000, false),
    ];
    assert_eq!(legs(&sale), expected);
    let net = &sale.legs()[1];
    assert_eq!((net.vat_code, net.vat.minor()), (Some(LedgerVatCode::ST), 2_000));
    assert_eq!(net.memo.as_deref(), Some("100 of it"));
    assert_eq!(sale.legs()[3].vat_code, Some(LedgerVatCode::ZR));
    assert_eq!(of(Sales, CreditNote), sale.mirrored());
    let purchase = of(Purchase, Invoice);
    assert_eq!(legs(&purchase)[0], (CREDITORS, -17_000, false));
    assert_eq!(legs(&purchase)[1..], legs(&sale.mirrored())[1..]);
    assert_eq!(of(Purchase, CreditNote), purchase.mirrored());
}

#[test]
fn a_document_is_issued_for_more_than_nothing() {
    let sale = |lines: &[DocumentLine]| {
        posted(InvoiceType::Sales, InvoiceKind::Invoice, lines, &whole_book())
    };
    for lines in [
        vec![line("0", LedgerVatCode::ST)],
        vec![line("-5", LedgerVatCode::ST)],
        vec![line("5", LedgerVatCode::NV), line("-5", LedgerVatCode::NV)],
    ] {
        assert_eq!(sale(&lines).unwrap_err().reason, Reason::TotalNotPositive);
    }
    let less = sale(&[line("5", LedgerVatCode::ST), line("-4.99", LedgerVatCode::ST)]).unwrap();
    assert_eq!(less.total().minor(), 600);
}

#[test]
fn the_accounts_that_it_needs_must_be_there() {
    let lines = [line("100", LedgerVatCode::ST)];
    let of = |invoice_type, roles: &[(AccountId, Role)]| {
        posted(invoice_type, InvoiceKind::Invoice, &lines, &book(roles)).unwrap_err()
    };
    let refusal = of(InvoiceType::Sales, &[(VAT, Role::VatControl), (CREDITORS, Role::Payable)]);
    assert_eq!(refusal.reason, Reason::RoleAccountMissing);
    assert_eq!(refusal.details["role"], "receivable");
    let refusal =
        of(InvoiceType::Purchase, &[(VAT, Role::VatControl), (DEBTORS, Role::Receivable)]);
    assert_eq!(refusal.details["role"], "payable");
    let refusal = of(InvoiceType::Sales, &[(DEBTORS, Role::Receivable)]);
    assert_eq!(refusal.reason, Reason::VatControlMissing);
    assert_eq!(refusal.details["role"], "vat_control");
    let without = [
        line("100", LedgerVatCode::ZR),
        line("1", LedgerVatCode::EX),
        line("1", LedgerVatCode::NV),
    ];
    let roles = book(&[(DEBTORS, Role::Receivable)]);
    assert!(posted(InvoiceType::Sales, InvoiceKind::Invoice, &without, &roles).is_ok());
    let control = DocumentLine { account: DEBTORS, ..line("1", LedgerVatCode::NV) };
    let refusal = posted(InvoiceType::Sales, InvoiceKind::Invoice, &[control], &whole_book());
    let refusal = refusal.unwrap_err();
    assert_eq!(refusal.reason, Reason::ControlAccount);
    assert_eq!(refusal.details["field"], "lines[0].account_id");
}

#[test]
fn a_document_is_issued_on_a_day_that_is_open() {
    let book = Book { lock_date: Some(day("2026-03-02")), ..whole_book() };
    let lines = [line("100", LedgerVatCode::ST)];
    let refusal = posted(InvoiceType::Sales, InvoiceKind::Invoice, &lines, &book).unwrap_err();
    assert_eq!(refusal.reason, Reason::PeriodLocked);
}

#[test]
fn a_document_is_part_paid_from_the_first_penny_and_paid_with_the_last() {
    use InvoiceStatus::{Issued, Paid, PartPaid};
    let of = |settled| status(Stage::Issued, Money::from_minor(100), Money::from_minor(settled));
    let all = [of(0), of(1), of(99), of(100)];
    assert_eq!(all, [Issued, PartPaid, PartPaid, Paid]);
    assert_eq!(status(Stage::Draft, Money::ZERO, Money::ZERO), InvoiceStatus::Draft);
    assert_eq!(status(Stage::Void, Money::ZERO, Money::ZERO), InvoiceStatus::Void);
}

#[test]
fn customers_are_sold_to_and_suppliers_bought_from() {
    use ContactKind::{Both, Customer, Supplier};
    let is_good = |of, kind| check_contact(of, kind).is_ok();
    let sales = [Customer, Supplier, Both].map(|kind| is_good(InvoiceType::Sales, kind));
    let purchases = [Customer, Supplier, Both].map(|kind| is_good(InvoiceType::Purchase, kind));
    assert_eq!((sales, purchases), ([true, false, true], [false, true, true]));
}

#[test]
fn numbers_of_a_sequence_have_four_digits_at_least() {
    let numbers =
        [(InvoiceKind::Invoice, 1), (InvoiceKind::CreditNote, 12), (InvoiceKind::Invoice, 12_345)];
    let numbers = numbers.map(|(kind, place)| number(kind, place));
    assert_eq!(numbers, ["INV-0001", "CN-0012", "INV-12345"]);
}

proptest! {
    #[test]
    fn what_is_posted_comes_to_the_gross_and_with_its_mirror_to_nothing(
        prices in prop::collection::vec((1_i64..10_000_000, 0_usize..5), 1..30),
    ) {
        let codes = LedgerVatCode::BUILT_IN;
        let lines: Vec<_> = prices.iter().map(|(price, code)| {
            line(&Money::from_minor(*price).to_string(), codes[*code])
        }).collect();
        let posting = posted(InvoiceType::Sales, InvoiceKind::Invoice, &lines, &whole_book()).unwrap();
        let sum = |posting: &Posting, of: AccountId| -> i64 {
            posting.legs().iter().filter(|leg| leg.account == of).map(|leg| leg.amount.minor()).sum()
        };
        let nets: i64 = prices.iter().map(|(price, _)| price).sum();
        prop_assert_eq!(sum(&posting, SALES), -nets);
        prop_assert_eq!(sum(&posting, DEBTORS), nets - sum(&posting, VAT));
        let vat: i64 = posting.legs().iter().map(|leg| leg.vat.minor()).sum();
        prop_assert_eq!(sum(&posting, VAT), -vat);
        for of in [SALES, DEBTORS, VAT] {
            prop_assert_eq!(sum(&posting, of) + sum(&posting.mirrored(), of), 0);
        }
    }
}

#[test]
fn what_is_in_the_books_is_no_draft_and_what_is_settled_is_not_voided() {
    assert_eq!(check_draft(Stage::Draft), Ok(()));
    assert_eq!(check_draft(Stage::Void).unwrap_err().message, "the document is void, not a draft");
    for stage in [Stage::Draft, Stage::Issued] {
        assert_eq!(check_void(stage, Money::ZERO), Ok(()));
    }
    let settled = check_void(Stage::Issued, Money::from_minor(250)).unwrap_err();
    assert_eq!(settled.message, "2.50 of the document is settled: take that back first");
    let twice = check_void(Stage::Void, Money::from_minor(250)).unwrap_err();
    assert_eq!(twice.reason, Reason::AlreadyVoid);
}

#[test]
fn a_sales_document_gets_its_number_and_a_purchase_document_brings_it() {
    assert_eq!(check_number(InvoiceType::Sales, None), Ok(()));
    assert_eq!(check_number(InvoiceType::Purchase, Some("P-7")), Ok(()));
    let refused = check_number(InvoiceType::Purchase, None).unwrap_err();
    assert_eq!(refused.reason, Reason::NumberRequired);
    let taken = |of| check_number_free(of, "P-7", "Ann", true).unwrap_err().message;
    assert_eq!(taken(InvoiceType::Sales), "another sales document has the number P-7");
    assert_eq!(taken(InvoiceType::Purchase), "another document of Ann has the number P-7");
    assert_eq!(check_number_free(InvoiceType::Sales, "P-7", "Ann", false), Ok(()));
}

#[test]
fn a_due_date_follows_the_terms_and_moves_with_the_issue_date() {
    let issued = Date::parse_iso("2026-03-02").unwrap();
    assert_eq!(due_date(InvoiceKind::Invoice, issued, 30), issued.plus_days(30));
    assert_eq!(due_date(InvoiceKind::CreditNote, issued, 30), issued);
    for days in [-40, 0, 3] {
        let moved = issued.plus_days(days);
        assert_eq!(moved_due_date(issued, issued.plus_days(30), moved), moved.plus_days(30));
    }
}
