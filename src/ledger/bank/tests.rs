use std::collections::BTreeMap;

use proptest::prelude::*;

use super::account::{next_code, opening};
use super::*;
use crate::contract::chart::AccountType;
use crate::contract::ledger::account::{AccountStatus, Role};
use crate::contract::ledger::bank_account::BankAccountKind;
use crate::contract::ledger::confirm::{Match, SplitLine};
use crate::id::InvoiceId;
use crate::ledger::LedgerAccount;
use crate::ledger::account_group::default_group;

const BANK: u128 = 1;
const COST: u128 = 2;
const OTHER: u128 = 3;
const VAT: u128 = 4;
const DEBTORS: u128 = 5;

fn id(bits: u128) -> AccountId {
    AccountId::new(bits)
}

fn day(text: &str) -> Date {
    Date::parse_iso(text).unwrap()
}

fn money(text: &str) -> Money {
    Money::parse(text).unwrap()
}

/// A bank account, two others, VAT control where it is asked for, and debtors.
fn book(with_vat: bool) -> Book {
    let mut book = Book::default();
    let accounts = [
        (BANK, AccountType::Asset, Some(Role::Bank)),
        (COST, AccountType::Expense, None),
        (OTHER, AccountType::Income, None),
        (VAT, AccountType::Liability, Some(Role::VatControl)),
        (DEBTORS, AccountType::Asset, Some(Role::Receivable)),
    ];
    for (bits, account_type, role) in accounts {
        if bits == VAT && !with_vat {
            continue;
        }
        let account = LedgerAccount {
            id: id(bits),
            code: bits.to_string(),
            account_type,
            role,
            group: default_group(account_type, role),
            default_vat_code: None,
            status: AccountStatus::Active,
        };
        book.accounts.insert(account.id, account);
    }
    book
}

fn moved(amount: &str) -> BankMovement {
    let date = day("2026-03-02");
    BankMovement { account: id(BANK), date, amount: money(amount), posted_on: date }
}

fn part(bits: u128, amount: &str, vat_code: LedgerVatCode) -> SplitPart {
    let (memo, path) = (None, String::new());
    let (vat_amount, vat_side) = (None, None);
    SplitPart {
        account: id(bits),
        amount: money(amount),
        vat_code,
        vat_amount,
        vat_side,
        memo,
        path,
    }
}

fn written(posting: &Posting) -> Vec<String> {
    let line = |leg: &Leg| format!("{} {}", leg.account.bits(), leg.amount);
    posting.legs().iter().map(line).collect()
}

const UNCODED: TransactionCoding =
    TransactionCoding { account: None, vat_code: LedgerVatCode::NV, vat_amount: None };

#[test]
fn money_out_with_vat_is_cost_and_vat_against_the_bank() {
    let confirmed =
        post(moved("-120"), &[part(COST, "-120", LedgerVatCode::ST)], &book(true)).unwrap();
    assert_eq!(written(&confirmed.posting), ["1 -120.00", "2 100.00", "4 20.00"]);
    assert_eq!(confirmed.vat, money("-20"));
}

#[test]
fn money_in_with_vat_is_the_bank_against_income_and_vat() {
    let confirmed =
        post(moved("120"), &[part(OTHER, "120", LedgerVatCode::ST)], &book(true)).unwrap();
    assert_eq!(written(&confirmed.posting), ["1 120.00", "3 -100.00", "4 -20.00"]);
    assert_eq!(confirmed.vat, money("20"));
}

#[test]
fn a_payout_is_sales_less_fees() {
    let parts = [part(OTHER, "100", LedgerVatCode::NV), part(COST, "-3", LedgerVatCode::NV)];
    let confirmed = post(moved("97"), &parts, &book(false)).unwrap();
    assert_eq!(written(&confirmed.posting), ["1 97.00", "3 -100.00", "2 3.00"]);
}

#[test]
fn lines_that_do_not_add_up_are_refused_with_both_sums() {
    let parts = [part(OTHER, "100", LedgerVatCode::NV), part(COST, "-2.99", LedgerVatCode::NV)];
    let refusal = post(moved("97"), &parts, &book(false)).unwrap_err();
    assert_eq!(refusal.reason, Reason::SplitMismatch);
    assert_eq!(refusal.details["lines_total"], "97.01");
}

#[test]
fn vat_needs_its_account_and_says_so_in_the_words_of_the_contract() {
    let refusal =
        post(moved("-120"), &[part(COST, "-120", LedgerVatCode::ST)], &book(false)).unwrap_err();
    assert_eq!(refusal.reason, Reason::VatControlMissing);
    let words = "A VAT Control account is required before confirming VAT bank transactions";
    assert_eq!(refusal.message, words);
    for code in [LedgerVatCode::NV, LedgerVatCode::EX, LedgerVatCode::ZR] {
        assert!(post(moved("-120"), &[part(COST, "-120", code)], &book(false)).is_ok());
    }
}

#[test]
fn the_banks_own_account_and_control_accounts_take_no_part() {
    let refused = |bits| {
        let parts = [part(bits, "-5", LedgerVatCode::NV)];
        post(moved("-5"), &parts, &book(true)).unwrap_err().reason
    };
    assert_eq!(refused(BANK), Reason::SameBankAccount);
    assert_eq!(refused(DEBTORS), Reason::ControlAccount);
    assert_eq!(refused(99), Reason::UnknownReference);
    let same = transfer(moved("-5"), id(BANK), &book(true)).unwrap_err();
    assert_eq!(same.reason, Reason::SameBankAccount);
}

#[test]
fn a_locked_day_takes_nothing() {
    let mut book = book(true);
    book.lock_date = Some(day("2026-03-02"));
    let by_part = post(moved("-5"), &[part(COST, "-5", LedgerVatCode::NV)], &book).unwrap_err();
    assert_eq!(by_part.reason, Reason::PeriodLocked);
    let by_transfer = transfer(moved("-5"), id(OTHER), &book).unwrap_err();
    assert_eq!(by_transfer.reason, Reason::PeriodLocked);
    assert_eq!(opening(moved("5"), &book).unwrap_err().reason, Reason::PeriodLocked);
    assert_eq!(opening(moved("0"), &book), Ok(None));
}

#[test]
fn an_opening_balance_needs_the_account_for_it() {
    let refusal = opening(moved("5"), &book(true)).unwrap_err();
    assert_eq!(refusal.reason, Reason::RoleAccountMissing);
    assert_eq!(refusal.details["role"], "opening_balance");
}

#[test]
fn a_bank_transaction_is_confirmed_in_one_way() {
    let line = SplitLine {
        account_id: id(COST),
        amount: money("-5"),
        vat_code: LedgerVatCode::NV,
        vat_amount: None,
        vat_side: None,
        memo: None,
    };
    let lines = Confirm { lines: Some(vec![line]), ..Confirm::default() };
    let mixed = Confirm { vat_code: Some(LedgerVatCode::ST), ..lines.clone() };
    let reason = |how: &Confirm| confirm_method(how, &UNCODED, money("-5")).unwrap_err().reason;
    assert_eq!(reason(&mixed), Reason::MixedConfirmation);
    assert_eq!(reason(&Confirm::default()), Reason::NotCoded);
    let settled = Match { journal_id: None, settlement_id: Some(SettlementId::new(7)) };
    let settled = Confirm { matched: Some(settled), ..Confirm::default() };
    let asked = confirm_method(&settled, &UNCODED, money("-5"));
    assert_eq!(asked, Ok(ConfirmMethod::Settled(SettlementId::new(7))));
    let allocation = NewAllocation { invoice_id: InvoiceId::new(7), amount: money("5") };
    let settling = Confirm { allocations: Some(vec![allocation]), ..Confirm::default() };
    let asked = confirm_method(&settling, &UNCODED, money("-5"));
    let alone = RowSettling { allocations: vec![allocation], ..RowSettling::default() };
    assert_eq!(asked, Ok(ConfirmMethod::Settling(alone)));
    let with_lines = Confirm { lines: lines.lines.clone(), ..settling.clone() };
    let asked = confirm_method(&with_lines, &UNCODED, money("-5")).unwrap();
    assert!(matches!(asked, ConfirmMethod::Settling(of) if of.parts.len() == 1));
    let (contact_id, account_id) = (Some(ContactId::new(7)), Some(id(COST)));
    assert_eq!(reason(&Confirm { account_id, ..with_lines }), Reason::MixedConfirmation);
    assert_eq!(reason(&Confirm { contact_id, ..settling }), Reason::MixedConfirmation);
    let refund = Confirm { refund: true, contact_id, ..Confirm::default() };
    assert_eq!(reason(&Confirm { account_id, ..refund.clone() }), Reason::MixedConfirmation);
    let asked = confirm_method(&refund, &UNCODED, money("-5"));
    let back = RowSettling { is_refund: true, contact: contact_id, ..RowSettling::default() };
    assert_eq!(asked, Ok(ConfirmMethod::Settling(back)));
    assert!(
        matches!(confirm_method(&lines, &UNCODED, money("-5")), Ok(ConfirmMethod::Split(parts)) if parts.len() == 1)
    );
}

#[test]
fn the_body_goes_before_what_stands_on_the_row() {
    let on_row = TransactionCoding {
        account: Some(id(COST)),
        vat_code: LedgerVatCode::ST,
        vat_amount: Some(money("1")),
    };
    let asked = |how: Confirm| on_row.overridden(&how);
    assert_eq!(asked(Confirm::default()), on_row);
    let other = asked(Confirm { vat_code: Some(LedgerVatCode::RR), ..Confirm::default() });
    assert_eq!((other.vat_code, other.vat_amount), (LedgerVatCode::RR, None));
    let given = asked(Confirm { vat_amount: Some(money("2")), ..Confirm::default() });
    assert_eq!((given.vat_code, given.vat_amount), (LedgerVatCode::ST, Some(money("2"))));
}

#[test]
fn another_account_in_the_body_leaves_the_vat_of_the_one_on_the_row_behind() {
    let on_row = TransactionCoding {
        account: Some(id(COST)),
        vat_code: LedgerVatCode::ST,
        vat_amount: Some(money("1")),
    };
    let to =
        |account, vat_code| Confirm { account_id: Some(account), vat_code, ..Confirm::default() };
    let other = on_row.overridden(&to(id(OTHER), None));
    assert_eq!((other.vat_code, other.vat_amount), (LedgerVatCode::NV, None));
    assert_eq!(
        on_row.overridden(&to(id(OTHER), Some(LedgerVatCode::RR))).vat_code,
        LedgerVatCode::RR
    );
    assert_eq!(on_row.overridden(&to(id(COST), None)), on_row);
    let without_account = TransactionCoding { account: None, ..on_row };
    assert_eq!(without_account.overridden(&to(id(OTHER), None)).vat_code, LedgerVatCode::ST);
}

#[test]
fn the_other_side_of_a_transfer_is_the_nearest_within_five_days() {
    let days = [(1, "2026-03-08"), (2, "2026-03-05"), (3, "2026-02-27"), (4, "2026-03-05")];
    let candidates = |which: &[i32]| {
        let chosen: Vec<_> = days.iter().filter(|(id, _)| which.contains(id)).collect();
        nearest(day("2026-03-02"), chosen.into_iter().map(|(id, text)| (*id, day(text))))
    };
    assert_eq!(candidates(&[1, 2, 3, 4]), Some(3));
    assert_eq!(candidates(&[1, 2, 4]), Some(2));
    assert_eq!(candidates(&[1]), None);
}

#[test]
fn a_transfer_that_may_be_in_the_books_already_may_be_in_a_locked_period() {
    let locked = Book { lock_date: Some(day("2026-03-02")), ..book(true) };
    let reason = |checked: Result<(), Refusal>| checked.err().map(|refusal| refusal.reason);
    let refused = transfer(moved("-120"), id(OTHER), &locked).unwrap_err();
    assert_eq!(refused.reason, Reason::PeriodLocked);
    assert_eq!(reason(check_transfer(moved("-120"), id(OTHER), &locked)), None);
    let to_itself = check_transfer(moved("-120"), id(BANK), &locked);
    assert_eq!(reason(to_itself), Some(Reason::SameBankAccount));
}

#[test]
fn the_next_free_code_follows_the_highest_of_a_bank_account() {
    let taken = |codes: &[&str]| codes.iter().map(|code| (*code).to_owned()).collect();
    let next =
        |highest, codes: &[&str]| next_code(highest, BankAccountKind::Current, &taken(codes));
    assert_eq!(next(Some(1300), &["1300", "1301"]), "1302");
    assert_eq!(next(None, &[]), "1300");
    assert_eq!(next(Some(u64::MAX), &["18446744073709551615", "1"]), "2");
    assert_eq!(next_code(None, BankAccountKind::CreditCard, &taken(&["2600"])), "2601");
}

/// Parts to accounts other than the bank's, with their VAT codes.
fn parts() -> impl Strategy<Value = Vec<SplitPart>> {
    let amount = (1_i64..1_000_000, any::<bool>());
    let one = (prop_oneof![Just(COST), Just(OTHER)], amount, 0_usize..5);
    prop::collection::vec(one, 1..8).prop_map(|parts| {
        let made = |(bits, (minor, is_in), code): (u128, (i64, bool), usize)| SplitPart {
            amount: Money::from_minor(if is_in { minor } else { -minor }),
            ..part(bits, "1", LedgerVatCode::BUILT_IN[code])
        };
        parts.into_iter().map(made).collect()
    })
}

#[test]
fn what_is_posted_later_than_its_own_day_has_the_vat_of_its_own_and_needs_the_later_one_open() {
    let of =
        BankMovement { date: day("2010-12-31"), posted_on: day("2011-02-01"), ..moved("-117.50") };
    let parts = [part(COST, "-117.50", LedgerVatCode::ST)];
    let until = |locked: &str| Book { lock_date: Some(day(locked)), ..book(true) };
    let posted = post(of, &parts, &until("2011-01-31")).unwrap();
    assert_eq!(posted.vat, money("-17.50"));
    let refused = post(of, &parts, &until("2011-02-01")).unwrap_err();
    assert_eq!(refused.reason, Reason::PeriodLocked);
    let other = id(OTHER);
    assert!(transfer(of, other, &until("2011-01-31")).is_ok());
    assert!(transfer(of, other, &until("2011-02-01")).is_err());
}

proptest! {
    #[test]
    fn unconfirming_what_was_confirmed_restores_every_balance(parts in parts()) {
        let amount: i64 = parts.iter().map(|part| part.amount.minor()).sum();
        let of = BankMovement { amount: Money::from_minor(amount), ..moved("1") };
        // A row of nothing is refused before it gets here.
        prop_assume!(amount != 0);
        let confirmed = post(of, &parts, &book(true)).unwrap();
        let mut balances: BTreeMap<AccountId, i64> = BTreeMap::new();
        for leg in confirmed.posting.legs() {
            *balances.entry(leg.account).or_default() += leg.amount.minor();
        }
        prop_assert_eq!(balances[&id(BANK)], amount);
        prop_assert_eq!(balances.values().sum::<i64>(), 0);
        prop_assert_eq!(balances.get(&id(VAT)).copied().unwrap_or_default(), -confirmed.vat.minor());
        for leg in confirmed.posting.mirrored().legs() {
            *balances.entry(leg.account).or_default() += leg.amount.minor();
        }
        prop_assert!(balances.values().all(|balance| *balance == 0));
    }

    #[test]
    fn net_and_vat_make_up_the_amount(minor in 1_i64..1_000_000_000, is_in in any::<bool>(), code in 0_usize..5) {
        let amount = Money::from_minor(if is_in { minor } else { -minor });
        let coding = TransactionCoding { vat_code: LedgerVatCode::BUILT_IN[code], ..UNCODED };
        let vat = coding.vat_in(amount, day("2026-03-02"), &book(true));
        prop_assert!(vat.minor().abs() < minor.max(1));
        prop_assert!(vat.is_zero() || vat.minor().signum() == amount.minor().signum());
    }
}
