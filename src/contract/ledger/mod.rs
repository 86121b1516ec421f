//! The shapes of the ledger. Source: contract part 2.6.
//!
//! Each body has a `read`: from JSON whose syntax is good to a shape, or to every fault with its path.

pub mod account;
pub mod assertion;
pub mod audit;
pub mod bank_account;
pub mod bank_reconciliation;
pub mod bank_transaction;
pub mod bulk;
pub mod changes;
pub mod confirm;
pub mod contact;
pub mod contra;
pub mod entry;
pub mod export;
pub mod invoice;
pub mod journal;
pub mod late_vat;
pub mod member;
pub mod metadata;
pub mod opening;
pub mod organisation;
pub mod report;
pub mod settlement;
pub mod suggest;
pub mod tax_code;
pub mod unpaid_purchase;
pub mod vat_code;
pub mod vat_filing;
pub mod vat_return;
pub mod vat_side;
pub mod warning;
