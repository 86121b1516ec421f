//! What a file is to a command.

use std::fmt;

use tieout_statement::list::{accounts, chart, confirmations, journals, opening};

/// What a file is to a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dataset {
    Bank,
    Book,
    Transactions,
    Chart,
    /// Transactions that somebody has coded.
    History,
    Journals,
    Confirmations,
    /// A chart that becomes an organisation's.
    Accounts,
    OpeningBalances,
}

/// What the columns of transactions to be coded can be; those of statements and books all but the first.
const OF_TRANSACTIONS: &[&str] = &[
    "merchant",
    "date",
    "amount",
    "description",
    "in",
    "out",
    "sign",
    "turned_sign",
    "out_is",
    "turned_amount",
    "currency",
    "counterparty",
    "memo",
    "reference",
    "balance",
    "fee",
    "state",
    "account",
];

impl Dataset {
    /// Every kind of file that is read beside another.
    pub(super) const ALL: [Self; 5] =
        [Self::Bank, Self::Book, Self::Transactions, Self::Chart, Self::History];

    /// What its columns can be, as `--map` names it.
    pub(super) const fn roles(self) -> &'static [&'static str] {
        match self {
            Self::Bank | Self::Book => OF_TRANSACTIONS.split_at(1).1,
            Self::Transactions | Self::History => OF_TRANSACTIONS,
            Self::Chart => chart::ROLES,
            Self::Journals => journals::ROLES,
            Self::Confirmations => confirmations::ROLES,
            Self::Accounts => accounts::ROLES,
            Self::OpeningBalances => opening::ROLES,
        }
    }

    /// What stands before a value of an option that holds for this file only.
    pub(crate) const fn prefix(self) -> &'static str {
        match self {
            Self::Bank => "bank:",
            Self::Book => "book:",
            Self::Transactions => "txns:",
            Self::Chart => "chart:",
            Self::History => "history:",
            Self::Journals | Self::Confirmations | Self::Accounts | Self::OpeningBalances => "",
        }
    }

    /// What an issue of the API calls the part of a body that it is in.
    pub(crate) const fn part_of_body(self) -> &'static str {
        match self {
            Self::Bank | Self::Book => "dataset",
            _ => "section",
        }
    }

    /// The API's code for a body with a part that is not as it should be.
    pub(crate) const fn error_code(self) -> &'static str {
        match self {
            Self::Bank | Self::Book => "invalid_dataset_format",
            _ => "invalid_request_format",
        }
    }
}

/// The API contract's word for it.
impl fmt::Display for Dataset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bank => "bank",
            Self::Book => "book",
            Self::Transactions => "transactions",
            Self::Chart => "chart_of_accounts",
            Self::History => "history",
            Self::Journals => "journals",
            Self::Confirmations => "items",
            Self::Accounts => "accounts",
            Self::OpeningBalances => "opening_balances",
        })
    }
}
