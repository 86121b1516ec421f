//! Where a tag of OFX stands.

/// The aggregates that give the values in them a meaning of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OfxAggregate {
    Statement,
    Account,
    OtherAccount,
    Transaction,
    Pending,
    Payee,
    Currency,
    OriginalCurrency,
    Ledger,
    Available,
    Status,
}
