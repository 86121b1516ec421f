//! Reports.

mod aged;
mod cash_flow;
mod comparison;
mod contact_statement;
mod general_ledger;
mod period;
mod statement;
mod trial_balance;
mod vat_reconciliation;

pub use aged::{AgedAmounts, AgedContact, AgedReport, ControlAccount};
pub use cash_flow::{CashFlow, CashFlowActivity, CashFlowComparative, CashFlowRow, CashFlowTotals};
pub use comparison::ReportComparison;
pub use contact_statement::{
    ContactStatement, ContactStatementFilter, ContactStatementItem, ContactStatementLine,
};
pub use general_ledger::{GeneralLedger, GeneralLedgerAccount, GeneralLedgerReport};
pub use period::{
    AsAtFilter, BalanceSheetFilter, GeneralLedgerFilter, PeriodFilter, TrialBalanceFilter,
};
pub use statement::{
    BalanceSheet, BalanceSheetComparative, BalanceSheetTotals, EquitySection, GroupTotal,
    ProfitAndLoss, ProfitAndLossComparative, ProfitAndLossTotals, Section, SectionRow,
};
pub use trial_balance::{
    ReportBasis, TrialBalance, TrialBalanceComparative, TrialBalanceRow, TrialBalanceTotals,
};
pub use vat_reconciliation::{
    ReconciledVatReturn, VatReconciliation, VatReconciliationAnswer, VatReconciliationEntry,
    VatReconciliationFilter, VatReconciliationPart,
};
