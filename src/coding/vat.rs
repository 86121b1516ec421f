//! The VAT code of a suggestion.

use super::chart::Account;
use super::concept::{CONCEPTS, ConceptId};
use crate::contract::coding::{AccountType, VatCode};

/// The code for a transaction of this concept, booked to this account. `supplier` is the code of
/// the supplier, where it is known to differ.
pub(super) fn code(concept: ConceptId, supplier: Option<VatCode>, account: &Account) -> VatCode {
    if matches!(account.kind, AccountType::Liability | AccountType::Equity) {
        return VatCode::Nv;
    }
    supplier.unwrap_or(CONCEPTS.get(concept).vat.code)
}
