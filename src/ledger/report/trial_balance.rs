//! The trial balance.

use super::AccountMovement;
use crate::contract::ledger::report::{
    ReportBasis, TrialBalance, TrialBalanceComparative, TrialBalanceRow, TrialBalanceTotals,
};
use crate::date::Date;
use crate::money::Money;

/// What accounts, which are by code, came to at the end of a day; those that came to nothing are left out.
/// `year_from` is the first day of the financial year that income and expenses are of.
#[must_use]
pub fn trial_balance(
    (as_at, basis, year_from): (Option<Date>, ReportBasis, Option<Date>),
    currency: String,
    movements: &[AccountMovement],
) -> TrialBalance {
    let (mut rows, mut debits, mut credits) = (Vec::new(), 0_i64, 0_i64);
    for movement in movements.iter().filter(|movement| movement.closing_minor() != 0) {
        let balance = movement.closing_minor();
        let (debit, credit) = (balance.max(0), balance.min(0).saturating_neg());
        // Never beyond the sum of all totals, which fits.
        debits += debit;
        credits += credit;
        rows.push(TrialBalanceRow {
            account_id: movement.account.id,
            account_code: movement.account.code.clone(),
            account_name: movement.account.name.clone(),
            account_type: movement.account.account_type,
            group: movement.account.group,
            debit: Money::from_minor(debit),
            credit: Money::from_minor(credit),
        });
    }
    let (total_debit, total_credit) = (Money::from_minor(debits), Money::from_minor(credits));
    let comparatives = None;
    TrialBalance {
        as_at,
        basis,
        year_from,
        currency,
        rows,
        total_debit,
        total_credit,
        comparatives,
    }
}

/// The same as something that another is compared with.
#[must_use]
pub fn comparative(label: String, as_at: Date, of: TrialBalance) -> TrialBalanceComparative {
    let TrialBalance { rows, total_debit, total_credit, .. } = of;
    let totals = TrialBalanceTotals { total_debit, total_credit };
    TrialBalanceComparative { label, as_at, rows, totals }
}
