//! What the user says of how a file is written: it narrows what is inferred.

use super::day::DatePattern;
use super::number::DecimalMark;

/// Everything that can be stated; what is not is inferred.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct StatedReading {
    /// What separates fields.
    pub delimiter: Option<u8>,
    /// Which sign stands before the decimal places.
    pub mark: Option<DecimalMark>,
    /// How days are written.
    pub pattern: Option<DatePattern>,
    /// Which columns are what.
    pub columns: StatedColumns,
    /// Whose rows are wanted, of a file of several accounts.
    pub account: Option<String>,
}

/// Columns by their headers, or by `#4`, the fourth.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StatedColumns {
    /// Days.
    pub date: Option<String>,
    /// Signed amounts.
    pub amount: Option<String>,
    /// The same with every sign the other way round.
    pub turned_amount: Option<String>,
    /// Money in.
    pub money_in: Option<String>,
    /// Money out.
    pub money_out: Option<String>,
    /// What it was for.
    pub description: Option<String>,
    /// More of what it was for; stands behind the description.
    pub memo: Option<String>,
    /// Who paid or was paid; stands before the description.
    pub counterparty: Option<String>,
    /// What the parties know it by.
    pub reference: Option<String>,
    /// The balance after the row.
    pub balance: Option<String>,
    /// What the amounts are in; empty: no column says it.
    pub currency: Option<String>,
    /// Which way money goes; empty: the amounts are right as they stand.
    pub sign: Option<String>,
    /// The same where the file means the opposite by its words.
    pub turned_sign: Option<String>,
    /// What the column of signs says of money out, words separated by `|`.
    pub out_words: Option<String>,
    /// What was charged on top, and is taken off the amount.
    pub fee: Option<String>,
    /// Whether the row was booked.
    pub state: Option<String>,
    /// Whose account the row is of.
    pub account: Option<String>,
}

/// Whose file it is: debit and credit mean the opposite in the books of the account's owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileSide {
    /// A statement of a bank, a card or a payment provider.
    Bank,
    /// The books.
    Book,
    /// Not said.
    Unknown,
}

/// One thing that can be stated, as an answer to a question.
#[derive(Debug, Clone, PartialEq)]
pub enum StatedAnswer {
    /// Columns and what they are: `("in", "Paid in")`.
    Columns(Vec<(&'static str, String)>),
    /// How days are written.
    Pattern(DatePattern),
    /// Which sign stands before the decimal places.
    Mark(DecimalMark),
    /// Whose rows are wanted.
    Account(String),
}

impl StatedReading {
    /// The same with an answer to a question. Where it says what amounts are, nothing that was stated of them
    /// before is left.
    #[must_use]
    pub fn answered(&self, answer: &[StatedAnswer]) -> Self {
        let mut stated = self.clone();
        for one in answer {
            match one {
                StatedAnswer::Columns(columns) => {
                    if columns.iter().any(|(role, _)| AMOUNT_ROLES.contains(role)) {
                        stated.columns.forget_amounts();
                    }
                    for (role, name) in columns {
                        stated.columns.state(role, name);
                    }
                }
                StatedAnswer::Pattern(pattern) => stated.pattern = Some(pattern.clone()),
                StatedAnswer::Mark(mark) => stated.mark = Some(*mark),
                StatedAnswer::Account(name) => stated.account = Some(name.clone()),
            }
        }
        stated
    }
}

/// What says how large amounts are, and which way they go.
const AMOUNT_ROLES: [&str; 7] =
    ["amount", "turned_amount", "in", "out", "sign", "turned_sign", "out_is"];

impl StatedColumns {
    fn forget_amounts(&mut self) {
        *self = Self {
            amount: None,
            turned_amount: None,
            money_in: None,
            money_out: None,
            sign: None,
            turned_sign: None,
            out_words: None,
            ..std::mem::take(self)
        };
    }

    /// Says what a column is; a role that nobody knows says nothing.
    fn state(&mut self, role: &str, name: &str) {
        let column = match role {
            "date" => &mut self.date,
            "amount" => &mut self.amount,
            "turned_amount" => &mut self.turned_amount,
            "in" => &mut self.money_in,
            "out" => &mut self.money_out,
            "description" => &mut self.description,
            "memo" => &mut self.memo,
            "counterparty" => &mut self.counterparty,
            "reference" => &mut self.reference,
            "balance" => &mut self.balance,
            "currency" => &mut self.currency,
            "sign" => &mut self.sign,
            "turned_sign" => &mut self.turned_sign,
            "out_is" => &mut self.out_words,
            "fee" => &mut self.fee,
            "state" => &mut self.state,
            "account" => &mut self.account,
            _ => return,
        };
        *column = Some(name.to_owned());
    }

    /// Whether the amounts are named.
    #[must_use]
    pub const fn names_amounts(&self) -> bool {
        self.amount.is_some()
            || self.turned_amount.is_some()
            || self.money_in.is_some()
            || self.money_out.is_some()
    }

    /// All names that are stated, with what they are.
    pub fn named(&self) -> impl Iterator<Item = (&'static str, &str)> {
        [
            ("date", &self.date),
            ("amount", &self.amount),
            ("turned_amount", &self.turned_amount),
            ("in", &self.money_in),
            ("out", &self.money_out),
            ("description", &self.description),
            ("memo", &self.memo),
            ("counterparty", &self.counterparty),
            ("reference", &self.reference),
            ("balance", &self.balance),
            ("currency", &self.currency),
            ("sign", &self.sign),
            ("turned_sign", &self.turned_sign),
            ("fee", &self.fee),
            ("state", &self.state),
            ("account", &self.account),
        ]
        .into_iter()
        .filter_map(|(role, name)| Some((role, name.as_deref()?)))
        .filter(|(_, name)| !name.is_empty())
    }
}
