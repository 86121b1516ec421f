//! What a body is read into, and why it cannot be.

use tieout::amount::AmountError;
use tieout::contract::chart::AccountType;
use tieout::contract::issue::SectionIssues;
use tieout::contract::strict::SyntaxError;
use tieout::date::Date;

pub(super) const KEYS: [&str; 2] = ["transactions", "chart_of_accounts"];

pub(super) const KEYS_OF_TRANSACTION: [&str; 4] = ["date", "description", "amount", "merchant"];

pub(super) const KEYS_OF_ACCOUNT: [&str; 3] = ["code", "name", "type"];

/// Why a body is not a submit.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CodingRequestError {
    /// It is not JSON.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
    /// It is not what the contract asks for.
    #[error("the body has {} faults", .0.issue_count)]
    Format(SectionIssues),
}

/// Where the transactions of a body go.
pub(super) trait TakeTransaction: Default {
    fn take(
        &mut self,
        date: Date,
        amount: &str,
        description: &str,
        merchant: &str,
    ) -> Result<(), AmountError>;
}

/// Where the accounts of a body go.
pub(super) trait TakeAccount: Default {
    fn take(&mut self, code: &str, name: &str, kind: AccountType);
}

/// A body that was read.
#[derive(Default)]
pub(super) struct CodingBodyParts<T, A> {
    pub(super) transactions: T,
    pub(super) accounts: A,
}
