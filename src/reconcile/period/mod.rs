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
//! rows + open items + decisions -> pools of rows (pool, late) -> decisions find their rows (resolve)
//!   -> matching: by number, within days, carried (carry) -> what is left and why (month)
//!   -> bank reconciliation, proof (statement, proof) -> open items of the next period
//! ```

mod asked;
mod balances;
mod belongs;
mod carry;
mod decision;
mod draft;
mod entries;
mod free;
mod input;
mod late;
pub mod ledger;
mod month;
mod overlap;
mod pool;
mod proof;
mod resolve;
mod roll;
mod row_name;
mod standing;
mod statement;
#[cfg(test)]
mod tests;

pub use self::asked::AskedBefore;
pub use self::balances::{SideOfPeriod, StatedBalances};
pub use self::decision::{Clash, Decision, Decisions, StandingRule, Verb};
pub use self::draft::Group;
pub use self::entries::{Entry, entries};
pub use self::free::{FreeRows, FreeSide};
pub use self::input::{CARRY_DAYS, MonthInput, SideOfMonth};
pub use self::late::{ClosedRow, LastClose, LateRows};
pub use self::month::Month;
pub use self::overlap::{Differing, FileOfSide, JoinedFiles, PlacedRow};
pub use self::pool::{Origin, SidePool};
pub use self::proof::{Proof, Shortfall};
pub use self::resolve::Resolution;
pub use self::roll::{BalancesOfPeriod, Became, RowOfPeriod, add_pairs, faults_of};
pub use self::row_name::RowName;
pub use self::standing::{OpenItem, Standing};
pub use self::statement::{BankReconciliation, ReconcilingItems, Unmatched};
