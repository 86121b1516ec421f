//! An account over a period: the balances of statement and books, what was decided of the rows that are on
//! one side only, and what all of it proves.
//!
//! "Verified" says that no row was lost between the files and the result. It says nothing of balances: a row
//! of the bank and another of the books that have nothing to do with each other are verified, too. A bank
//! reconciliation leads from both closing balances to one adjusted balance, and is proved where these agree
//! and nobody has to decide anything any more.
//!
//! ```text
//! files of a side -> one list of rows (overlap)
//! rows + open items + decisions -> pools of rows (side_rows, late) -> decisions find their rows (resolve)
//!   -> matching: by number, within days, carried (carry) -> what is left and why (reconciled_period)
//!   -> bank reconciliation, proof (statement, proof) -> open items of the next period
//! ```

mod account_number;
mod account_words;
mod agreement;
mod balances;
mod bank_errors;
mod bank_ids;
mod carry;
mod code_pieces;
mod corrections;
mod decision;
mod document_codes;
mod draft;
mod entries;
mod equal_rows;
mod free;
mod identity;
mod input;
mod journals;
mod late;
pub mod ledger;
mod numbers;
mod open_item;
mod overlap;
mod overlap_changes;
mod owed;
mod paper_numbers;
mod payee;
mod pool;
mod proof;
mod purposes;
mod put_right;
mod reconciled_period;
mod replaced;
mod requested_entries;
mod resolve;
mod roll_forward;
mod row_name;
mod side_file;
mod side_rows;
mod statement;
#[cfg(test)]
mod tests;
mod text_days;
mod text_words;

pub use self::account_number::are_other_accounts;
pub use self::balances::{BalanceConflict, QUIET_DAYS, SideBalances, StatedBalances};
pub use self::bank_ids::ids_of_rows;
pub use self::decision::{Decision, DecisionConflict, DecisionKind, Decisions, StandingRule};
pub use self::draft::RowGroup;
pub use self::entries::{ProposedEntry, entries};
pub use self::free::{FreeRows, FreeSide};
pub use self::input::{CARRY_DAYS, PeriodInput, PeriodSideInput};
pub use self::late::{ClosedRow, LastClose, LateRows};
pub use self::open_item::{OpenItem, OpenItemState};
pub use self::overlap::{JoinedFiles, TextConflict};
pub use self::pool::{Origin, SidePool};
pub use self::proof::{Proof, Shortfall};
pub use self::reconciled_period::{ReconciledPeriod, STALE_AFTER_DAYS, is_stale};
pub use self::requested_entries::EarlierRequests;
pub use self::resolve::Resolution;
pub use self::roll_forward::{
    ClosedRowState, FaultPlace, PeriodBalances, PeriodFault, PeriodRow, add_pairs, faults_of,
    gaps_of,
};
pub use self::row_name::RowName;
pub use self::side_file::{PlacedRow, SideFile};
pub use self::statement::{BankReconciliationStatement, ReconcilingLine, UnmatchedItems};
