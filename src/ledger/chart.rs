//! The chart that an organisation starts with.

use crate::contract::chart::AccountType::{self, Asset, Equity, Expense, Income, Liability};
use crate::contract::chart::VatCode::{self, Ex, Nv, St, Zr};
use crate::contract::ledger::account::Role;

/// An account of a starting chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StartingAccount {
    /// Its name in the chart.
    pub code: &'static str,
    /// What it is called.
    pub name: &'static str,
    /// What it is.
    pub account_type: AccountType,
    /// What is routed to it.
    pub role: Option<Role>,
    /// The VAT code to suggest for it.
    pub default_vat_code: Option<VatCode>,
}

const fn plain(
    code: &'static str,
    name: &'static str,
    account_type: AccountType,
    vat: VatCode,
) -> StartingAccount {
    StartingAccount { code, name, account_type, role: None, default_vat_code: Some(vat) }
}

const fn with_role(
    code: &'static str,
    name: &'static str,
    account_type: AccountType,
    role: Role,
) -> StartingAccount {
    StartingAccount { code, name, account_type, role: Some(role), default_vat_code: None }
}

/// A small company in the United Kingdom. It never has a VAT control account: an organisation makes its
/// own (contract part 4, rule 8).
pub const UK_DEFAULT: [StartingAccount; 47] = [
    plain("1000", "Computer equipment", Asset, St),
    plain("1010", "Office equipment and furniture", Asset, St),
    plain("1020", "Motor vehicles", Asset, St),
    plain("1090", "Accumulated depreciation", Asset, Nv),
    plain("1100", "Stock", Asset, St),
    with_role("1200", "Trade debtors", Asset, Role::Receivable),
    plain("1210", "Prepayments", Asset, Nv),
    plain("1220", "Other debtors", Asset, Nv),
    with_role("1300", "Current account", Asset, Role::Bank),
    plain("1310", "Petty cash", Asset, Nv),
    with_role("2100", "Trade creditors", Liability, Role::Payable),
    plain("2110", "Accruals", Liability, Nv),
    plain("2200", "PAYE and National Insurance", Liability, Nv),
    plain("2210", "Pension contributions", Liability, Nv),
    plain("2220", "Net wages", Liability, Nv),
    plain("2300", "Corporation tax", Liability, Nv),
    plain("2400", "Director's loan account", Liability, Nv),
    plain("2500", "Bank loans", Liability, Nv),
    with_role("2900", "Suspense", Liability, Role::Suspense),
    plain("3000", "Share capital", Equity, Nv),
    with_role("3100", "Retained earnings", Equity, Role::RetainedEarnings),
    plain("3200", "Dividends", Equity, Nv),
    with_role("3900", "Opening balances", Equity, Role::OpeningBalance),
    plain("4000", "Sales", Income, St),
    plain("4010", "Sales, zero-rated", Income, Zr),
    plain("4090", "Other income", Income, St),
    plain("4900", "Interest received", Income, Ex),
    with_role("4920", "VAT flat-rate scheme difference", Income, Role::VatSchemeDifference),
    plain("5000", "Cost of goods sold", Expense, St),
    plain("5010", "Subcontractors", Expense, St),
    plain("5020", "Carriage and postage", Expense, St),
    plain("6000", "Wages and salaries", Expense, Nv),
    plain("6010", "Employer's National Insurance", Expense, Nv),
    plain("6020", "Employer's pension", Expense, Nv),
    plain("6100", "Rent", Expense, Ex),
    plain("6110", "Business rates", Expense, Nv),
    plain("6120", "Light, heat and water", Expense, St),
    plain("6200", "Telephone and internet", Expense, St),
    plain("6210", "Software and subscriptions", Expense, St),
    plain("6220", "Printing and stationery", Expense, St),
    plain("6300", "Travel and subsistence", Expense, Zr),
    plain("6310", "Motor expenses", Expense, St),
    plain("6400", "Advertising and marketing", Expense, St),
    plain("6500", "Accountancy and legal fees", Expense, St),
    plain("6600", "Insurance", Expense, Ex),
    plain("6700", "Bank charges", Expense, Ex),
    with_role("6990", "Rounding differences", Expense, Role::Rounding),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::ledger::account::{fits, may_repeat};

    #[test]
    fn the_starting_chart_has_each_code_and_role_once_and_no_vat_control() {
        let codes: BTreeSet<_> = UK_DEFAULT.iter().map(|account| account.code).collect();
        assert_eq!(codes.len(), UK_DEFAULT.len());
        let mut roles = BTreeSet::new();
        for account in UK_DEFAULT {
            let Some(role) = account.role else { continue };
            assert_ne!(role, Role::VatControl);
            assert!(fits(role, account.account_type), "{}", account.code);
            assert!(roles.insert(role) || may_repeat(role), "{role} twice");
        }
    }
}
