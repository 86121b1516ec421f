//! Reports.

mod aged;
mod general_ledger;
mod period;
mod statement;
mod trial_balance;

pub use aged::{AgedAmounts, AgedContact, AgedReport, ControlAccount};
pub use general_ledger::{GeneralLedger, GeneralLedgerAccount, GeneralLedgerReport};
pub use period::{AsAtFilter, GeneralLedgerFilter, PeriodFilter, TrialBalanceFilter};
pub use statement::{BalanceSheet, EquitySection, ProfitAndLoss, Section, SectionRow};
pub use trial_balance::{TrialBalance, TrialBalanceRow};
