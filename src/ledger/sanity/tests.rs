use super::*;
use crate::contract::chart::AccountType;
use crate::contract::ledger::account::{AccountGroup, AccountStatus};
use crate::contract::ledger::organisation::VatScheme;
use crate::ledger::book::LedgerAccount;
use crate::ledger::flat_rate_days::FlatRateDays;

const PLAIN: AccountId = AccountId::new(1);
const BANK: AccountId = AccountId::new(2);
const VAT: AccountId = AccountId::new(3);

fn day(text: &str) -> Date {
    Date::parse_iso(text).unwrap()
}

fn book() -> Book {
    let account = |id, code: &str, role| LedgerAccount {
        id,
        code: code.to_owned(),
        account_type: AccountType::Expense,
        role,
        group: AccountGroup::Overheads,
        default_vat_code: None,
        status: AccountStatus::Active,
    };
    let all = [
        account(PLAIN, "6000", None),
        account(BANK, "1200", Some(Role::Bank)),
        account(VAT, "2200", Some(Role::VatControl)),
    ];
    Book { accounts: all.into_iter().map(|one| (one.id, one)).collect(), ..Book::default() }
}

fn warned(
    account: AccountId,
    code: LedgerVatCode,
    gross: &str,
    given: Option<&str>,
) -> Vec<Warning> {
    let money = |text: &str| Money::parse(text).unwrap();
    let (gross, given) = (money(gross), given.map(money));
    let asked = LineWithVat { account, code, given, gross, day: day("2026-06-30") };
    let mut found = Vec::new();
    asked.add_warnings(&book(), "lines[0].", &mut found);
    found
}

#[test]
fn a_day_more_than_ten_years_back_is_told_of() {
    let today = day("2026-11-29");
    assert_eq!(of_date(day("2016-11-29"), today, "entry_date"), None);
    let old = of_date(day("2016-11-28"), today, "entry_date").unwrap();
    assert_eq!((old.code, &*old.field), (WarningCode::OldDate, "entry_date"));
    assert_eq!(old.message, "2016-11-28 is more than 10 years back");
}

#[test]
fn a_day_more_than_a_year_ahead_is_told_of() {
    let today = day("2026-11-29");
    assert_eq!(of_date(day("2027-11-29"), today, "entry_date"), None);
    let ahead = of_date(day("2027-11-30"), today, "entry_date").unwrap();
    assert_eq!(
        (ahead.code, &*ahead.message),
        (WarningCode::FutureDate, "2027-11-30 is more than a year ahead")
    );
}

#[test]
fn import_vat_that_is_not_stated_is_told_of() {
    let told = warned(PLAIN, LedgerVatCode::PVA, "100.00", None);
    let told: Vec<_> = told.iter().map(|one| (one.code, &*one.field)).collect();
    assert_eq!(told, [(WarningCode::ImportVatNotStated, "lines[0].vat_amount")]);
    // Duty and freight are in what it is worked out of, and not in the supplier's net.
    assert_eq!(warned(PLAIN, LedgerVatCode::PVA, "100.00", Some("37.00")), []);
}

#[test]
fn a_line_on_the_vat_account_beside_coded_lines_is_told_of() {
    let journal = |lines: &str| {
        let body = format!(r#"{{"entry_date":"2026-06-30","description":"x","lines":[{lines}]}}"#);
        let new = NewJournal::read(&body).unwrap();
        of_journal(&new, &book(), day("2026-11-29"))
            .iter()
            .map(|one| one.field.clone())
            .collect::<Vec<_>>()
    };
    let line = |account: AccountId, side: &str, amount: &str, code: &str| {
        format!(r#"{{"account_id":"{account}","{side}":"{amount}"{code}}}"#)
    };
    let (coded, plain) = (r#","vat_code":"ST""#, "");
    let bank = line(BANK, "credit", "140.00", plain);
    let by_hand = line(VAT, "debit", "20.00", plain);
    let of = |code: &str| {
        [line(PLAIN, "debit", "120.00", code), by_hand.clone(), bank.clone()].join(",")
    };
    assert_eq!(journal(&of(coded)), ["lines[1].account_id"]);
    assert_eq!(journal(&of(r#","vat_code":"ZR""#)), [""; 0]);
    assert_eq!(journal(&of(plain)), [""; 0]);
}

#[test]
fn vat_is_unlikely_where_it_is_off_by_more_than_1_per_cent_and_by_more_than_1() {
    let is_told = |gross: &str, given: &str| {
        let found = warned(PLAIN, LedgerVatCode::ST, gross, Some(given));
        assert!(found.iter().all(|one| one.code == WarningCode::UnlikelyVat), "{found:?}");
        !found.is_empty()
    };
    // 20.00 on 100.00.
    assert!(!is_told("120.00", "20.00"));
    // Off by more than 1 %, not by more than 1.00: 0.83 is a fifth of 4.17.
    assert!(!is_told("5.00", "0.50"));
    // Off by more than 1.00, not by more than 1 %.
    assert!(!is_told("120000.00", "20100.00"));
    // Off by more than both, either way: the VAT of the whole, and a digit too few.
    assert!(is_told("120.00", "24.00"));
    assert!(is_told("1200.00", "20.00"));
    // None is given as such.
    assert!(is_told("120.00", "0.00"));
}

#[test]
fn what_is_off_is_said_with_what_the_rate_makes() {
    let found = warned(PLAIN, LedgerVatCode::ST, "120.00", Some("24.00"));
    assert_eq!(found[0].message, "VAT of 24.00 on 96.00: ST makes 19.20 of it");
    assert_eq!(found[0].field, "lines[0].vat_amount");
    // On top of the amount where the buyer accounts for it.
    assert_eq!(warned(PLAIN, LedgerVatCode::RC, "100.00", Some("20.00")), []);
    assert_eq!(warned(PLAIN, LedgerVatCode::RC, "120.00", Some("20.00")).len(), 1);
}

#[test]
fn an_import_may_have_any_vat_and_what_the_rate_makes_is_never_off() {
    assert_eq!(warned(PLAIN, LedgerVatCode::PVA, "100.00", Some("55.00")), []);
    for code in LedgerVatCode::BUILT_IN.into_iter().filter(|code| *code != LedgerVatCode::PVA) {
        assert_eq!(warned(PLAIN, code, "119.99", None), [], "{code}");
    }
}

#[test]
fn vat_on_the_vat_account_and_on_a_banks_is_told_of_unless_there_is_none() {
    for (account, whose) in [(BANK, "a bank account's"), (VAT, "the VAT account")] {
        let found = warned(account, LedgerVatCode::ST, "120.00", None);
        assert_eq!(found[0].code, WarningCode::VatOnControlAccount);
        assert!(found[0].message.ends_with(whose), "{found:?}");
        for code in [LedgerVatCode::NV, LedgerVatCode::ZR, LedgerVatCode::EX] {
            assert_eq!(warned(account, code, "120.00", None), []);
        }
    }
}

#[test]
fn a_credit_note_has_the_rates_of_its_invoice() {
    let rate = |percent: u32| Some(VatRate::from_ten_thousandths(percent * 10_000));
    let of = |code, percent| (code, rate(percent));
    let (standard, reduced) = (of(LedgerVatCode::ST, 20), of(LedgerVatCode::RR, 5));
    let field = "allocations[0].invoice_id";
    assert_eq!(of_credit(&[standard], &[reduced, standard], field), None);
    let told = of_credit(&[standard, reduced], &[standard], field).unwrap();
    assert_eq!((told.code, &*told.field), (WarningCode::OtherVatRate, field));
    assert_eq!(told.message, "the credit note has a line at 5 % (RR), and the invoice has none");
    let without = of_credit(&[(LedgerVatCode::NV, None)], &[standard], field).unwrap();
    assert!(without.message.contains("without VAT (NV)"), "{without:?}");
}

/// Source: HMRC Notice 733, section 15.
#[test]
fn capital_goods_under_the_flat_rate_are_told_of_by_what_they_come_to_in_one_purchase() {
    let asset = AccountId::new(4);
    let mut book = book();
    let of_assets = LedgerAccount {
        id: asset,
        group: AccountGroup::FixedAssets,
        account_type: AccountType::Asset,
        ..book.accounts[&PLAIN].clone()
    };
    book.accounts.insert(asset, of_assets);
    let flat = FlatRateDays::of([(Some(day("2026-04-01")), VatScheme::FlatRate)]);
    book.rates = std::mem::take(&mut book.rates).with_flat_rate(flat);
    let (cg, st) = (LedgerVatCode::CG, LedgerVatCode::ST);
    let told = |on: &str, lines: &[(AccountId, LedgerVatCode, i64)]| {
        let line = |(at, (account, code, gross)): (usize, &(_, _, i64))| BoughtLine {
            account: *account,
            code: *code,
            gross: Money::from_minor(*gross),
            path: format!("lines[{at}]."),
        };
        let lines: Vec<_> = lines.iter().enumerate().map(line).collect();
        let found = of_capital_goods(&lines, day(on), &book);
        found.into_iter().map(|one| (one.code, one.field)).collect::<Vec<_>>()
    };
    let on = "2026-04-01";
    let (small, uncoded) = (WarningCode::SmallCapitalGoods, WarningCode::UncodedCapitalGoods);
    assert_eq!(told(on, &[(asset, cg, 200_000)]), []);
    assert_eq!(told(on, &[(asset, cg, 199_999)]), [(small, "lines[0].vat_code".to_owned())]);
    // What is bought together counts together, less what is taken off.
    assert_eq!(told(on, &[(PLAIN, st, 1), (asset, cg, 100_000), (asset, cg, 100_000)]), []);
    let less = told(on, &[(PLAIN, st, 1), (asset, cg, 200_000), (asset, cg, -1)]);
    assert_eq!(less, [(small, "lines[1].vat_code".to_owned())]);
    assert_eq!(told(on, &[(asset, st, 199_999)]), []);
    assert_eq!(told(on, &[(asset, st, 200_000)]), [(uncoded, "lines[0].vat_code".to_owned())]);
    assert_eq!(told(on, &[(PLAIN, st, 200_000), (asset, LedgerVatCode::ZR, 200_000)]), []);
    // Under other schemes the code is one like any other.
    assert_eq!(told("2026-03-31", &[(asset, cg, 100), (asset, st, 200_000)]), []);
}

#[test]
fn vat_that_is_posted_by_hand_beside_codes_is_told_of_whether_it_has_no_code_or_nv() {
    let line = |(at, (account, code)): (usize, &(_, _))| LineAccount {
        account: *account,
        code: *code,
        path: format!("lines[{at}]."),
    };
    let told = |lines: &[(AccountId, LedgerVatCode)]| {
        let lines: Vec<_> = lines.iter().enumerate().map(line).collect();
        of_vat_by_hand(&lines, day("2026-04-01"), &book()).map(|warning| warning.field)
    };
    let (st, nv, zr) = (LedgerVatCode::ST, LedgerVatCode::NV, LedgerVatCode::ZR);
    assert_eq!(told(&[(PLAIN, st), (VAT, nv)]).as_deref(), Some("lines[1].account_id"));
    assert_eq!(told(&[(VAT, nv), (PLAIN, st)]).as_deref(), Some("lines[0].account_id"));
    // A payment to HMRC, and what has no VAT.
    assert_eq!(told(&[(VAT, nv), (PLAIN, nv)]), None);
    assert_eq!(told(&[(VAT, nv), (PLAIN, zr)]), None);
    assert_eq!(told(&[(PLAIN, st), (PLAIN, nv)]), None);
}

#[test]
fn what_is_bought_by_a_bank_row_is_money_out_on_the_side_of_purchases() {
    let part = |minor, vat_side| SplitPart {
        account: PLAIN,
        amount: Money::from_minor(minor),
        vat_code: LedgerVatCode::CG,
        vat_amount: None,
        vat_side,
        memo: None,
        path: String::new(),
    };
    assert!(is_bought(&part(-100, None), &book()));
    assert!(!is_bought(&part(100, None), &book()));
    assert!(!is_bought(&part(-100, Some(Side::Output)), &book()));
}

#[test]
fn whoever_is_strict_is_refused_with_all_of_it() {
    let found = warned(VAT, LedgerVatCode::ST, "120.00", Some("24.00"));
    assert_eq!(check_strict(&found, false), Ok(()));
    assert_eq!(check_strict(&[], true), Ok(()));
    let refused = check_strict(&found, true).unwrap_err();
    assert_eq!(refused.reason, Reason::StrictWarnings);
    assert_eq!(refused.details["warnings"].as_array().unwrap().len(), 2);
    assert_eq!(refused.details["field"], "lines[0].vat_code");
    assert_eq!(within(found[0].clone(), "items", 3).field, "items[3].lines[0].vat_code");
}
