//! Bank accounts, and the rows of their statements.
//!
//! A row changes as a whole: it is read, decided upon, and written by one statement for however many
//! rows have changed. What it posts waits with everything else that a batch posts.

pub(in crate::ledger) mod accounts;
mod changes;
mod confirm;
mod confirm_session;
mod import;
mod link;
mod list;
pub(in crate::ledger) mod matched;
mod recogniser_input;
mod reconciliation;
mod rows;
mod settling;
mod suggest;
mod void;

pub use accounts::{CreateBankAccount, UpdateBankAccount};
pub use changes::{CreateBankTransaction, ExcludeBankTransaction, UpdateBankTransaction};
pub use confirm::{ConfirmBankTransaction, ConfirmBankTransactions};
pub use import::ImportBankTransactions;
pub use suggest::{CodedRow, SuggestCodings, WaitingRow};
pub use void::VoidBankTransaction;
