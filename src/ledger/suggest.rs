//! What of a suggestion an organisation's books take.

use crate::contract::ledger::account::{AccountStatus, Role};
use crate::contract::ledger::vat_code::LedgerVatCode;

/// Whether bank transactions are ever suggested to go to an account: not to one that takes no postings,
/// nor to one that the product moves by itself. Money between bank accounts is a transfer.
#[must_use]
pub const fn may_be_suggested(status: AccountStatus, role: Option<Role>) -> bool {
    matches!(status, AccountStatus::Active) && matches!(role, None | Some(Role::VatControl))
}

/// The VAT code that a text suggests, in the books of an organisation that is registered for VAT or not:
/// one that is not pays VAT as a part of the price, and asks for none.
#[must_use]
pub const fn vat_code(suggested: LedgerVatCode, is_registered: bool) -> LedgerVatCode {
    if is_registered { suggested } else { LedgerVatCode::NV }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_accounts_that_somebody_would_code_to_are_suggested() {
        let role = |role| may_be_suggested(AccountStatus::Active, role);
        assert!(role(None) && role(Some(Role::VatControl)));
        assert!(!may_be_suggested(AccountStatus::Archived, None));
        for of in Role::ALL.iter().filter(|of| **of != Role::VatControl) {
            assert!(!role(Some(*of)), "{of}");
        }
    }

    #[test]
    fn who_is_not_registered_reclaims_no_vat() {
        assert_eq!(vat_code(LedgerVatCode::ST, false), LedgerVatCode::NV);
        assert_eq!(vat_code(LedgerVatCode::ST, true), LedgerVatCode::ST);
    }
}
