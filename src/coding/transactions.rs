//! The transactions of a job, compact: columns, and all text in one arena.

use tieout::amount::{AmountColumn, AmountError, WrittenAmount};
use tieout::date::Date;

/// Transactions in input order.
#[derive(Debug, Clone, Default)]
pub struct CodingTransactions {
    dates: Vec<Date>,
    amounts: AmountColumn,
    text: String,
    /// Where each transaction's description and merchant end in `text`.
    ends: Vec<(usize, usize)>,
}

/// One transaction.
#[derive(Debug, Clone, Copy)]
pub struct CodingTransaction<'a> {
    /// The day it was booked.
    pub date: Date,
    /// Signed; money out is negative.
    pub amount: WrittenAmount<'a>,
    /// As it came, not normalised.
    pub description: &'a str,
    /// Likewise; empty where none was given.
    pub merchant: &'a str,
}

impl CodingTransactions {
    /// Appends a transaction. `amount` is a JSON number.
    ///
    /// # Errors
    /// [`AmountError`]; nothing is then appended.
    pub fn push(
        &mut self,
        date: Date,
        amount: &str,
        description: &str,
        merchant: &str,
    ) -> Result<(), AmountError> {
        self.amounts.push(amount)?;
        self.dates.push(date);
        self.text.push_str(description);
        let middle = self.text.len();
        self.text.push_str(merchant);
        self.ends.push((middle, self.text.len()));
        Ok(())
    }

    /// The same transactions, with money in for money out where this holds of an index.
    #[must_use]
    pub fn with_signs_turned_where(&self, is_turned: impl Fn(u32) -> bool) -> Self {
        let mut turned = Self::default();
        for (row, transaction) in (0..).zip(self.iter()) {
            let CodingTransaction { date, amount, description, merchant } = transaction;
            let amount = if is_turned(row) { amount.negated() } else { amount.to_string() };
            let pushed = turned.push(date, &amount, description, merchant);
            debug_assert_eq!(pushed, Ok(()), "what was taken once is taken again");
        }
        turned
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.dates.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.dates.is_empty()
    }

    /// All of them, in input order.
    pub fn iter(&self) -> impl Iterator<Item = CodingTransaction<'_>> {
        (0..).take(self.len()).map(|row| self.get(row))
    }

    /// The transaction at this index.
    ///
    /// # Panics
    /// Beyond the last, as slices do.
    #[must_use]
    pub fn get(&self, row: u32) -> CodingTransaction<'_> {
        let at = row as usize;
        let start = if at == 0 { 0 } else { self.ends[at - 1].1 };
        let (middle, end) = self.ends[at];
        CodingTransaction {
            date: self.dates[at],
            amount: self.amounts.get(row),
            description: &self.text[start..middle],
            merchant: &self.text[middle..end],
        }
    }
}
