//! What of a document nobody will pay.

use std::collections::BTreeMap;

use super::*;
use crate::contract::chart::AccountType;
use crate::contract::ledger::account::{AccountGroup, AccountStatus};
use crate::contract::ledger::vat_code::LedgerVatCode;
use crate::ledger::LedgerAccount;
use crate::ledger::vat_entry::NetAndVat;

const BAD: AccountId = AccountId::new(1);
const RECEIVABLE: AccountId = AccountId::new(2);
const PAYABLE: AccountId = AccountId::new(3);
const OTHER: AccountId = AccountId::new(4);
const VAT: AccountId = AccountId::new(5);

fn day(text: &str) -> Date {
    Date::parse_iso(text).unwrap()
}

fn book(bad_debts: Option<Role>) -> Book {
    let account = |id: AccountId, role| LedgerAccount {
        id,
        code: id.to_string(),
        account_type: AccountType::Expense,
        role,
        group: AccountGroup::Overheads,
        default_vat_code: None,
        status: AccountStatus::Active,
    };
    let accounts = [
        account(BAD, bad_debts),
        account(RECEIVABLE, Some(Role::Receivable)),
        account(PAYABLE, Some(Role::Payable)),
        account(OTHER, None),
        account(VAT, Some(Role::VatControl)),
    ];
    let accounts: BTreeMap<_, _> = accounts.into_iter().map(|one| (one.id, one)).collect();
    Book { accounts, lock_date: Some(day("2026-01-31")), ..Book::default() }
}

fn debt(side: InvoiceType, is_credit_note: bool) -> OutstandingDebt {
    OutstandingDebt {
        side,
        is_credit_note,
        stage: Stage::Issued,
        from: day("2026-01-10"),
        outstanding: Money::from_minor(12_000),
    }
}

fn asked(date: &str, account_id: Option<AccountId>) -> WriteOff {
    WriteOff { date: day(date), account_id, reason: None }
}

#[test]
fn what_is_owed_to_us_becomes_a_cost_and_what_we_owe_an_income() {
    let lines = |side, is_note, account| {
        let (book, debt) = (whole(), debt(side, is_note));
        let account = write_off(&debt, &asked("2026-03-02", account), &book).unwrap();
        let posting = post(&debt, account, None, &book).unwrap();
        let lines = posting.legs().iter().map(|leg| (leg.account, leg.amount.minor()));
        lines.collect::<Vec<_>>()
    };
    for (side, is_note, account, expected) in [
        (InvoiceType::Sales, false, None, [(BAD, 12_000), (RECEIVABLE, -12_000)]),
        (InvoiceType::Sales, true, None, [(BAD, -12_000), (RECEIVABLE, 12_000)]),
        (InvoiceType::Purchase, false, Some(OTHER), [(OTHER, -12_000), (PAYABLE, 12_000)]),
        (InvoiceType::Purchase, true, Some(OTHER), [(OTHER, 12_000), (PAYABLE, -12_000)]),
    ] {
        assert_eq!(lines(side, is_note, account), expected, "{side} {is_note}");
    }
}

fn whole() -> Book {
    book(Some(Role::BadDebts))
}

#[test]
fn what_cannot_be_written_off_is_refused_with_what_is_wrong() {
    let sale = debt(InvoiceType::Sales, false);
    let reason = |debt: &OutstandingDebt, asked: &WriteOff, book: &Book| {
        write_off(debt, asked, book).err().map(|refusal| refusal.reason)
    };
    let plain = asked("2026-03-02", None);
    assert_eq!(reason(&sale, &plain, &whole()), None);
    for stage in [Stage::Draft, Stage::Void] {
        let debt = OutstandingDebt { stage, ..sale };
        assert_eq!(reason(&debt, &plain, &whole()), Some(Reason::InvoiceNotOpen));
    }
    let settled = OutstandingDebt { outstanding: Money::ZERO, ..sale };
    assert_eq!(reason(&settled, &plain, &whole()), Some(Reason::NothingOutstanding));
    let early = asked("2026-01-09", None);
    assert_eq!(reason(&sale, &early, &whole()), Some(Reason::WriteOffTooEarly));
    let locked = asked("2026-01-31", None);
    assert_eq!(reason(&sale, &locked, &whole()), Some(Reason::PeriodLocked));
    assert_eq!(reason(&sale, &plain, &book(None)), Some(Reason::AccountRequired));
    let purchase = debt(InvoiceType::Purchase, false);
    assert_eq!(reason(&purchase, &plain, &whole()), Some(Reason::AccountRequired));
    let control = asked("2026-03-02", Some(PAYABLE));
    assert_eq!(reason(&purchase, &control, &whole()), Some(Reason::ControlAccount));
    let nobody = asked("2026-03-02", Some(AccountId::new(9)));
    assert_eq!(reason(&sale, &nobody, &whole()), Some(Reason::UnknownReference));
}

#[test]
fn a_write_off_is_undone_on_its_own_day_or_the_first_open_one() {
    let on = |own: &str, asked: Option<&str>| {
        undo_date(day(own), asked.map(day), &whole()).map_err(|refusal| refusal.reason)
    };
    assert_eq!(on("2026-03-02", None), Ok(day("2026-03-02")));
    assert_eq!(on("2026-01-15", None), Ok(day("2026-02-01")));
    assert_eq!(on("2026-03-02", Some("2026-04-01")), Ok(day("2026-04-01")));
    assert_eq!(on("2026-03-02", Some("2026-03-01")), Err(Reason::ReversalTooEarly));
    assert_eq!(check_written_off(Money::ZERO).unwrap_err().reason, Reason::NotWrittenOff);
    assert_eq!(check_written_off(Money::from_minor(1)), Ok(()));
    assert_eq!(title("INV-0001", "Birch"), "Write-off of INV-0001, Birch");
}

#[test]
fn what_is_written_off_is_due_again_when_money_comes_and_on_no_day_both_count() {
    for (money, written_off, expected) in [
        ("2026-05-01", "2026-03-02", ["2026-05-01", "2026-05-01"]),
        // Money of before: the write-off never counted.
        ("2026-02-10", "2026-03-02", ["2026-03-02", "2026-02-10"]),
        // The books are locked up to 31 January.
        ("2026-01-20", "2026-01-15", ["2026-02-01", "2026-02-01"]),
        ("2026-01-10", "2026-01-15", ["2026-02-01", "2026-02-01"]),
    ] {
        let days = recovery_days(day(money), day(written_off), &whole()).unwrap();
        assert_eq!(days, expected.map(day), "{money} {written_off}");
    }
}

/// 10,000 net with 2,000 of VAT, and 3 of 4 pence of another rate.
fn whole_vat() -> VatByCode {
    [
        (LedgerVatCode::ST, NetAndVat { net: 10_000, vat: 2_000 }),
        (LedgerVatCode::RR, NetAndVat { net: 60, vat: 3 }),
    ]
    .map(|(code, part)| ((Side::Output, code), part))
    .into()
}

#[test]
fn what_never_falls_due_is_all_but_the_share_of_what_may_still_be_paid() {
    let gross = 12_063;
    for written_off in [0, 1, 4_021, 6_000, 12_062, gross] {
        let never = NeverDueVat::of(&whole_vat(), Side::Output, gross, written_off);
        let paid = SettledShare { settled: gross - written_off, gross };
        let counted: i64 = paid.of(&whole_vat()).values().map(|part| part.vat).sum();
        assert_eq!(never.debit + counted, 2_003, "{written_off}");
        let bought = NeverDueVat::of(&whole_vat(), Side::Input, gross, written_off);
        assert_eq!(bought.debit, -never.debit);
    }
    let half = NeverDueVat::of(&whole_vat(), Side::Output, gross, 6_000);
    let rest = NeverDueVat::of(&whole_vat(), Side::Output, gross, gross).beside(half.debit);
    assert_eq!(half.debit + rest.debit, 2_003);
}

#[test]
fn a_write_off_takes_off_the_vat_account_what_never_falls_due_by_a_line_that_counts_nowhere() {
    let lines = |side, is_note, vat_side, debit| {
        let debt = debt(side, is_note);
        let never_due = Some(NeverDueVat { side: vat_side, debit });
        let posting = post(&debt, OTHER, never_due, &whole()).unwrap();
        for leg in posting.legs().iter().filter(|leg| leg.account == VAT) {
            let marks = (leg.is_generated, leg.vat_code, leg.vat_side);
            assert_eq!(marks, (true, None, Some(vat_side)));
        }
        let lines = posting.legs().iter().map(|leg| (leg.account, leg.amount.minor()));
        lines.collect::<Vec<_>>()
    };
    let (sale, bought) = (InvoiceType::Sales, InvoiceType::Purchase);
    for (side, is_note, vat_side, debit, expected) in [
        (sale, false, Side::Output, 2_000, [(OTHER, 10_000), (VAT, 2_000), (RECEIVABLE, -12_000)]),
        (sale, true, Side::Output, -2_000, [(OTHER, -10_000), (VAT, -2_000), (RECEIVABLE, 12_000)]),
        (bought, false, Side::Input, -2_000, [(OTHER, -10_000), (VAT, -2_000), (PAYABLE, 12_000)]),
        (bought, true, Side::Input, 2_000, [(OTHER, 10_000), (VAT, 2_000), (PAYABLE, -12_000)]),
    ] {
        assert_eq!(lines(side, is_note, vat_side, debit), expected, "{side} {is_note}");
    }
    assert_eq!(lines(sale, false, Side::Output, 0), [(OTHER, 12_000), (RECEIVABLE, -12_000)]);
    // A document of VAT alone has no other loss.
    assert_eq!(lines(sale, false, Side::Output, 12_000), [(VAT, 12_000), (RECEIVABLE, -12_000)]);
}
