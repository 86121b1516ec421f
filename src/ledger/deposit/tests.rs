use std::collections::BTreeMap;

use proptest::prelude::*;

use super::*;
use crate::contract::chart::AccountType;
use crate::contract::ledger::account::{AccountGroup, AccountStatus};
use crate::id::AccountId;
use crate::ledger::LedgerAccount;
use crate::ledger::vat_entry::{VatCounting, VatLine};

const CONTROL: AccountId = AccountId::new(1);
const DEPOSITS: AccountId = AccountId::new(2);

fn book(roles: &[(AccountId, Role)]) -> Book {
    let account = |(id, role): &(AccountId, Role)| LedgerAccount {
        id: *id,
        code: id.to_string(),
        account_type: AccountType::Asset,
        role: Some(*role),
        group: AccountGroup::CurrentAssets,
        default_vat_code: None,
        status: AccountStatus::Active,
    };
    let accounts: BTreeMap<_, _> = roles.iter().map(|of| (of.0, account(of))).collect();
    Book { accounts, ..Book::default() }
}

fn whole() -> Book {
    book(&[(CONTROL, Role::VatControl), (DEPOSITS, Role::VatOnDeposits)])
}

fn day(text: &str) -> Date {
    Date::parse_iso(text).unwrap()
}

fn received(code: LedgerVatCode, minor: i64) -> Result<DepositVat, Refusal> {
    let money = (Money::from_minor(minor), day("2026-03-02"));
    DepositVat::of_receipt(code, true, money, &VatRates::default())
}

fn lines(legs: &[Leg]) -> Vec<(AccountId, i64)> {
    legs.iter().map(|leg| (leg.account, leg.amount.minor())).collect()
}

fn share(net: i64, vat: i64) -> DepositShare {
    DepositShare { net: Money::from_minor(net), vat: Money::from_minor(vat) }
}

/// Net and VAT on the side of sales that lines count for.
fn counted(legs: &[Leg], book: &Book) -> Vec<(Side, i64, i64)> {
    let posting = Posting::of(legs.to_vec()).unwrap();
    let entries = VatCounting::ByAccount.of(&posting, day("2026-03-02"), 1, book).unwrap();
    let of = |entry: VatLine| (entry.side, entry.net.minor(), entry.vat.minor());
    entries.into_iter().map(|counted| of(counted.entry)).collect()
}

#[test]
fn the_vat_of_a_deposit_is_due_on_its_day_and_waits_on_the_account_for_it() {
    let deposit = received(LedgerVatCode::ST, 12_000).unwrap();
    assert_eq!(deposit.whole(), share(10_000, 2_000));
    let legs = deposit.legs(&whole()).unwrap();
    assert_eq!(lines(&legs), [(DEPOSITS, -10_000), (CONTROL, -2_000), (DEPOSITS, 12_000)]);
    assert_eq!(counted(&legs, &whole()), [(Side::Output, 10_000, 2_000)]);
    // Released, it is the mirror.
    let released = deposit.release(deposit.whole(), &whole()).unwrap().unwrap();
    assert_eq!(lines(released.legs()), [(DEPOSITS, 10_000), (CONTROL, 2_000), (DEPOSITS, -12_000)]);
    assert_eq!(counted(released.legs(), &whole()), [(Side::Output, -10_000, -2_000)]);
    assert_eq!(deposit.release(share(0, 0), &whole()), Ok(None));
    // A penny of VAT that is left counts without a net amount.
    let penny = deposit.release(share(0, 1), &whole()).unwrap().unwrap();
    assert_eq!(lines(penny.legs()), [(CONTROL, 1), (DEPOSITS, -1)]);
    assert_eq!(counted(penny.legs(), &whole()), [(Side::Output, 0, -1)]);
}

#[test]
fn zero_rated_and_exempt_deposits_count_in_box_6_alone() {
    for code in [LedgerVatCode::ZR, LedgerVatCode::EX] {
        let legs = received(code, 500).unwrap().legs(&whole()).unwrap();
        assert_eq!(lines(&legs), [(DEPOSITS, -500), (DEPOSITS, 500)]);
        assert_eq!(counted(&legs, &whole()), [(Side::Output, 500, 0)]);
    }
}

#[test]
fn what_makes_no_tax_point_is_no_deposit() {
    let reason = |refused: Result<DepositVat, Refusal>| {
        let refusal = refused.unwrap_err();
        (refusal.reason, refusal.details["field"].clone())
    };
    let outside = reason(received(LedgerVatCode::NV, 500));
    assert_eq!(outside, (Reason::NoDeposit, "deposit.vat_code".into()));
    let reversed = reason(received(LedgerVatCode::RC, 500));
    assert_eq!(reversed, (Reason::NoDeposit, "deposit.vat_code".into()));
    let money = (Money::from_minor(500), day("2026-03-02"));
    let paid = DepositVat::of_receipt(LedgerVatCode::ST, false, money, &VatRates::default());
    assert_eq!(reason(paid), (Reason::NoDeposit, "deposit".into()));
}

#[test]
fn the_accounts_it_needs_are_named() {
    let deposit = received(LedgerVatCode::ST, 12_000).unwrap();
    let missing = deposit.legs(&book(&[(CONTROL, Role::VatControl)])).unwrap_err();
    assert_eq!(missing.reason, Reason::RoleAccountMissing);
    assert_eq!(missing.details["role"], "vat_on_deposits");
    let missing = deposit.legs(&book(&[(DEPOSITS, Role::VatOnDeposits)])).unwrap_err();
    assert_eq!(missing.reason, Reason::VatControlMissing);
}

#[test]
fn it_is_released_when_the_invoice_counts_and_never_before_its_own_day() {
    let (deposit, invoice) = (day("2026-03-02"), day("2026-04-20"));
    assert_eq!(release_date(deposit, invoice, &whole()), Ok(invoice));
    assert_eq!(release_date(invoice, deposit, &whole()), Ok(invoice));
    let locked = Book { lock_date: Some(day("2026-04-30")), ..whole() };
    assert_eq!(release_date(deposit, invoice, &locked), Ok(day("2026-05-01")));
}

proptest! {
    /// However it is allocated and taken back, no more is released than there is, none of it is below nothing, and once
    /// all is allocated all is released.
    #[test]
    fn all_of_a_deposit_is_released_to_the_penny(
        gross in 1_i64..50_000,
        code in prop_oneof![Just(LedgerVatCode::ST), Just(LedgerVatCode::RR), Just(LedgerVatCode::ZR)],
        steps in prop::collection::vec((any::<bool>(), 1_i64..20_000), 0..20),
    ) {
        let Ok(deposit) = received(code, gross) else { return Ok(()) };
        let mut live: Vec<(i64, DepositShare)> = Vec::new();
        let sums = |live: &[(i64, DepositShare)]| {
            let sum = |of: fn(&(i64, DepositShare)) -> i64| live.iter().map(of).sum::<i64>();
            (sum(|one| one.0), share(sum(|one| one.1.net.minor()), sum(|one| one.1.vat.minor())))
        };
        let allocate = |live: &mut Vec<(i64, DepositShare)>, amount: i64| {
            let (allocated, before) = sums(live);
            let part = deposit.released(Money::from_minor(allocated + amount), before);
            live.push((amount, part));
            part
        };
        for (is_taken_back, number) in steps {
            let left = gross - sums(&live).0;
            if is_taken_back && !live.is_empty() {
                let at = usize::try_from(number).unwrap() % live.len();
                live.remove(at);
            } else if left > 0 {
                let part = allocate(&mut live, 1 + number % left);
                prop_assert!(part.net >= Money::ZERO && part.vat >= Money::ZERO);
                prop_assert!(deposit.release(part, &whole()).is_ok());
            }
            let (_, released) = sums(&live);
            prop_assert!(released.net <= deposit.whole().net && released.vat <= deposit.whole().vat);
        }
        let left = gross - sums(&live).0;
        if left > 0 {
            allocate(&mut live, left);
        }
        if !live.is_empty() {
            prop_assert_eq!(sums(&live).1, deposit.whole());
        }
    }
}
