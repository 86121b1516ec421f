//! The VAT of what is not paid.

use proptest::prelude::*;

use super::*;
use crate::ledger::vat_entry::NetAndVat;

fn day(text: &str) -> Date {
    Date::parse_iso(text).unwrap()
}

fn case() -> ReliefCase {
    ReliefCase {
        is_sales_invoice: true,
        stage: Stage::Issued,
        is_accounted_for: true,
        vat: Money::from_minor(2_000),
        is_flat_rate: false,
        is_filed: true,
        is_paid: true,
        due_date: day("2026-01-31"),
        supplied: day("2026-01-01"),
        unrelieved: Money::from_minor(12_000),
        written_off_on: Some(day("2026-06-30")),
    }
}

fn claim(date: &str) -> VatRelief {
    VatRelief { date: day(date), not_assigned: true, reason: None }
}

/// Source: HMRC Notice 700/18, section 2 (as of 2024): accounted for and paid, written off, neither sold nor
/// assigned, unpaid for six months after the later of due date and supply, and claimed within four years and six
/// months of it.
#[test]
fn relief_has_conditions_and_each_that_is_missing_is_named() {
    use ReliefCondition::{
        NotAssigned, NotFlatRate, ReturnFiled, ReturnPaid, SixMonths, TimeLimit, VatAccountedFor,
        WrittenOff,
    };
    let good = claim("2026-07-31");
    let late = ReliefCase { supplied: day("2026-02-10"), ..case() };
    for (case, claim, missing) in [
        (case(), good.clone(), vec![]),
        (case(), claim("2026-07-30"), vec![SixMonths]),
        (case(), claim("2030-07-31"), vec![]),
        (case(), claim("2030-08-01"), vec![TimeLimit]),
        (late, good.clone(), vec![SixMonths]),
        (late, claim("2026-08-10"), vec![]),
        (case(), VatRelief { not_assigned: false, ..good.clone() }, vec![NotAssigned]),
        (ReliefCase { is_filed: false, ..case() }, good.clone(), vec![ReturnFiled]),
        (ReliefCase { is_paid: false, ..case() }, good.clone(), vec![ReturnPaid]),
        (ReliefCase { is_flat_rate: true, ..case() }, good.clone(), vec![NotFlatRate]),
        (ReliefCase { is_accounted_for: false, ..case() }, good.clone(), vec![VatAccountedFor]),
        (ReliefCase { vat: Money::ZERO, ..case() }, good.clone(), vec![VatAccountedFor]),
        (ReliefCase { unrelieved: Money::ZERO, ..case() }, good.clone(), vec![WrittenOff]),
        (ReliefCase { written_off_on: None, ..case() }, good.clone(), vec![WrittenOff]),
        (
            ReliefCase { written_off_on: Some(day("2026-08-01")), ..case() },
            good.clone(),
            vec![WrittenOff],
        ),
        (
            ReliefCase { written_off_on: None, is_filed: false, ..case() },
            claim("2026-06-30"),
            vec![WrittenOff, ReturnFiled, SixMonths],
        ),
    ] {
        assert_eq!(case.missing(&claim), missing, "{case:?} {claim:?}");
        let refused = check_relief(&case, &claim, &Book::default()).err().map(|no| no.reason);
        let expected = (!missing.is_empty()).then_some(Reason::ReliefConditions);
        assert_eq!(refused, expected);
    }
    let refused = check_relief(&case(), &claim("2026-07-30"), &Book::default()).unwrap_err();
    assert_eq!(refused.details["missing"], serde_json::json!(["six_months"]));
    assert_eq!(refused.details["date_from"], "2026-07-31");
    assert_eq!(refused.details["date_to"], "2030-07-31");
}

#[test]
fn relief_is_for_sales_invoices_that_are_issued_and_undone_while_nothing_of_it_is_repaid() {
    let reason =
        |case| check_relief(&case, &claim("2026-07-31"), &Book::default()).unwrap_err().reason;
    assert_eq!(reason(ReliefCase { is_sales_invoice: false, ..case() }), Reason::TypeMismatch);
    assert_eq!(reason(ReliefCase { stage: Stage::Void, ..case() }), Reason::InvoiceNotOpen);
    let undo = |last| check_undo_relief(last).err().map(|refusal| refusal.reason);
    assert_eq!(undo(Some(UnpaidVatAct::Relief)), None);
    assert_eq!(undo(Some(UnpaidVatAct::ReliefRepaid)), Some(Reason::ReliefRepaid));
    assert_eq!(undo(Some(UnpaidVatAct::InputRepaid)), None);
    assert_eq!(undo(Some(UnpaidVatAct::InputRestored)), Some(Reason::ReliefRepaid));
    assert_eq!(undo(None), Some(Reason::NotRelieved));
    assert_eq!(check_not_relieved(Money::ZERO), Ok(()));
    assert_eq!(check_not_relieved(Money::from_minor(1)).unwrap_err().reason, Reason::VatRelieved);
}

/// Source: HMRC Notice 700/18, sections 3 to 5 (as of 2024).
#[test]
fn each_act_counts_in_its_box_and_moves_the_vat_account() {
    use crate::contract::chart::AccountType;
    use crate::contract::ledger::account::{AccountGroup, AccountStatus, Role};
    use crate::ledger::LedgerAccount;
    use crate::ledger::vat_entry::VatLine;
    let (control, other) = (AccountId::new(1), AccountId::new(2));
    let account = LedgerAccount {
        id: control,
        code: "2250".to_owned(),
        account_type: AccountType::Liability,
        role: Some(Role::VatControl),
        group: AccountGroup::CurrentLiabilities,
        default_vat_code: None,
        status: AccountStatus::Active,
    };
    let book = Book { accounts: [(control, account)].into(), ..Book::default() };
    for (act, moved, debit, side, vat) in [
        (UnpaidVatAct::Relief, 2_000, 2_000, Side::Input, 2_000),
        (UnpaidVatAct::ReliefRepaid, -500, -500, Side::Output, 500),
        (UnpaidVatAct::InputRepaid, 2_000, -2_000, Side::Input, -2_000),
        (UnpaidVatAct::InputRestored, -500, 500, Side::Input, 500),
    ] {
        let posting = post(act, &[(LedgerVatCode::ST, moved)], other, &book).unwrap().unwrap();
        let lines = posting.legs().iter().map(|leg| (leg.account, leg.amount.minor()));
        assert_eq!(lines.collect::<Vec<_>>(), [(control, debit), (other, -debit)], "{act}");
        let counted = VatLine::all_of(&posting.legs()[0], side).next().unwrap();
        assert_eq!((counted.net, counted.vat.minor()), (Money::ZERO, vat), "{act}");
        assert_eq!(posting.legs()[0].vat_side, Some(side));
        assert_eq!(VatLine::all_of(&posting.legs()[1], side).next(), None);
    }
    assert_eq!(post(UnpaidVatAct::Relief, &[], other, &book), Ok(None));
    let refused = post(UnpaidVatAct::Relief, &[], other, &Book::default()).unwrap_err();
    assert_eq!(refused.reason, Reason::VatControlMissing);
    assert_eq!(repay_from(day("2026-01-31"), day("2026-02-10")), day("2026-08-10"));
    assert_eq!(repay_from(day("2026-08-31"), day("2026-02-10")), day("2027-02-28"));
}

proptest! {
    /// However a debt is relieved and paid after all, what is moved adds up to the VAT of the part that is relieved
    /// in the end.
    #[test]
    fn what_moves_adds_up_to_the_share_of_what_is_relieved(
        net in 1_i64..1_000_000,
        steps in prop::collection::vec(0_i64..=100, 1..12),
    ) {
        let (vat, gross) = (net / 5, net + net / 5);
        let whole = VatByCode::from([((Side::Output, LedgerVatCode::ST), NetAndVat { net, vat })]);
        let mut debt = DocumentDebt { whole, gross, relieved: 0 };
        let mut sum = 0;
        for step in steps {
            let to = gross * step / 100;
            sum += debt.moved(to).iter().map(|(_, vat)| vat).sum::<i64>();
            debt.relieved = to;
            let share = SettledShare { settled: to, gross }.share(vat);
            prop_assert_eq!(sum, share);
        }
    }
}
