//! Which types an account with a role may have.

use crate::contract::chart::AccountType;
use crate::contract::ledger::account::Role;

/// Whether an account of this type may play this role.
#[must_use]
pub const fn fits(role: Role, account_type: AccountType) -> bool {
    use AccountType::{Asset, Equity, Expense, Income, Liability};
    match role {
        Role::Receivable => matches!(account_type, Asset),
        Role::Payable => matches!(account_type, Liability),
        // An overdraft or a card is owed.
        Role::VatControl | Role::Bank | Role::Suspense => matches!(account_type, Asset | Liability),
        Role::RetainedEarnings | Role::OpeningBalance => matches!(account_type, Equity),
        Role::Rounding | Role::VatSchemeDifference => matches!(account_type, Income | Expense),
    }
}

/// Whether an organisation may have several accounts with the role.
#[must_use]
pub const fn may_repeat(role: Role) -> bool {
    matches!(role, Role::Bank)
}

/// Whether only invoices and settlements move the account, so that the open items of contacts always
/// add up to its balance.
#[must_use]
pub const fn is_control(role: Role) -> bool {
    matches!(role, Role::Receivable | Role::Payable)
}
