//! The chart that an organisation starts with.

use crate::contract::chart::AccountType::{self, Asset, Equity, Expense, Income, Liability};
use crate::contract::ledger::account::AccountGroup::{
    self, Cash, CostOfSales, Finance, FixedAssets, LongTermLiabilities, OtherIncome, Tax,
};
use crate::contract::ledger::account::Role;
use crate::contract::ledger::vat_code::LedgerVatCode;

const EX: LedgerVatCode = LedgerVatCode::EX;
const NV: LedgerVatCode = LedgerVatCode::NV;
const ST: LedgerVatCode = LedgerVatCode::ST;
const ZR: LedgerVatCode = LedgerVatCode::ZR;

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
    pub default_vat_code: Option<LedgerVatCode>,
    /// Where reports sub-total it, if type and role do not say so.
    pub group: Option<AccountGroup>,
}

impl StartingAccount {
    const fn with_role(self, role: Role) -> Self {
        Self { role: Some(role), ..self }
    }

    const fn in_group(self, group: AccountGroup) -> Self {
        Self { group: Some(group), ..self }
    }
}

const fn plain(
    code: &'static str,
    name: &'static str,
    account_type: AccountType,
    vat: LedgerVatCode,
) -> StartingAccount {
    StartingAccount {
        code,
        name,
        account_type,
        role: None,
        default_vat_code: Some(vat),
        group: None,
    }
}

const fn with_role(
    code: &'static str,
    name: &'static str,
    account_type: AccountType,
    role: Role,
) -> StartingAccount {
    StartingAccount {
        code,
        name,
        account_type,
        role: Some(role),
        default_vat_code: None,
        group: None,
    }
}

/// A small company in the United Kingdom. It never has a VAT control account: an organisation makes its
/// own (contract part 4, rule 8).
pub const UK_DEFAULT: [StartingAccount; 52] = [
    plain("1000", "Computer equipment", Asset, ST).in_group(FixedAssets),
    plain("1010", "Office equipment and furniture", Asset, ST).in_group(FixedAssets),
    plain("1020", "Motor vehicles", Asset, ST).in_group(FixedAssets),
    plain("1090", "Accumulated depreciation", Asset, NV).in_group(FixedAssets),
    plain("1100", "Stock", Asset, ST),
    with_role("1200", "Trade debtors", Asset, Role::Receivable),
    plain("1210", "Prepayments", Asset, NV),
    plain("1220", "Other debtors", Asset, NV),
    with_role("1300", "Current account", Asset, Role::Bank),
    plain("1310", "Petty cash", Asset, NV).in_group(Cash),
    with_role("2100", "Trade creditors", Liability, Role::Payable),
    plain("2110", "Accruals", Liability, NV),
    plain("2200", "PAYE and National Insurance", Liability, NV),
    plain("2210", "Pension contributions", Liability, NV),
    plain("2220", "Net wages", Liability, NV),
    plain("2300", "Corporation tax", Liability, NV),
    plain("2400", "Director's loan account", Liability, NV),
    plain("2500", "Bank loans", Liability, NV).in_group(LongTermLiabilities),
    with_role("2900", "Suspense", Liability, Role::Suspense),
    plain("3000", "Share capital", Equity, NV),
    with_role("3100", "Retained earnings", Equity, Role::RetainedEarnings),
    plain("3200", "Dividends", Equity, NV),
    with_role("3900", "Opening balances", Equity, Role::OpeningBalance),
    plain("4000", "Sales", Income, ST),
    plain("4010", "Sales, zero-rated", Income, ZR),
    plain("4090", "Other income", Income, ST).in_group(OtherIncome),
    plain("4900", "Interest received", Income, EX).in_group(Finance),
    with_role("4920", "VAT flat-rate scheme difference", Income, Role::VatSchemeDifference),
    plain("5000", "Cost of goods sold", Expense, ST).in_group(CostOfSales),
    plain("5010", "Subcontractors", Expense, ST).in_group(CostOfSales),
    plain("5020", "Carriage and postage", Expense, ST).in_group(CostOfSales),
    plain("6000", "Wages and salaries", Expense, NV),
    plain("6010", "Employer's National Insurance", Expense, NV),
    plain("6020", "Employer's pension", Expense, NV),
    plain("6100", "Rent", Expense, EX),
    plain("6110", "Business rates", Expense, NV),
    plain("6120", "Light, heat and water", Expense, ST),
    plain("6200", "Telephone and internet", Expense, ST),
    plain("6210", "Software and subscriptions", Expense, ST),
    plain("6220", "Printing and stationery", Expense, ST),
    plain("6300", "Travel and subsistence", Expense, ZR),
    plain("6310", "Motor expenses", Expense, ST),
    plain("6320", "Repairs and maintenance", Expense, ST),
    plain("6400", "Advertising and marketing", Expense, ST),
    plain("6500", "Accountancy and legal fees", Expense, ST),
    plain("6600", "Insurance", Expense, EX),
    plain("6700", "Bank charges", Expense, EX),
    plain("6800", "Depreciation", Expense, NV),
    plain("6810", "Bad debts", Expense, NV).with_role(Role::BadDebts),
    plain("6900", "Interest payable", Expense, EX).in_group(Finance),
    with_role("6990", "Rounding differences", Expense, Role::Rounding),
    plain("8000", "Corporation tax charge", Expense, NV).in_group(Tax),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::ledger::account::{fits, may_repeat};
    use crate::ledger::account_group::group_of;

    #[test]
    fn the_starting_chart_has_each_code_and_role_once_and_no_vat_control() {
        let codes: BTreeSet<_> = UK_DEFAULT.iter().map(|account| account.code).collect();
        assert_eq!(codes.len(), UK_DEFAULT.len());
        let mut roles = BTreeSet::new();
        for account in UK_DEFAULT {
            assert!(
                group_of(account.account_type, account.role, account.group).is_ok(),
                "{account:?}"
            );
            let Some(role) = account.role else { continue };
            assert_ne!(role, Role::VatControl);
            assert!(fits(role, account.account_type), "{}", account.code);
            assert!(roles.insert(role) || may_repeat(role), "{role} twice");
        }
    }
}
