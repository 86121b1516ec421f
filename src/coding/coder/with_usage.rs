//! A coder that knows how its chart was used before.

use super::{Coder, ScratchBuffers};
use crate::history::usage::ChartUsage;
use crate::rank::Shares;
use crate::size::AmountSize;
use crate::transactions::CodingTransaction;

use super::text::TransactionText;

impl Coder<'_> {
    /// Adds to `usage` a transaction that was coded to the account at this place of the chart. What it was for
    /// is read from its text, as this coder does.
    pub fn learn(&self, usage: &mut ChartUsage, transaction: &CodingTransaction<'_>, account: u32) {
        if transaction.amount.is_zero() {
            return;
        }
        let is_money_in = !transaction.amount.is_negative();
        let text = TransactionText::of(transaction, is_money_in);
        let size = AmountSize::of(transaction);
        if let Ok(ranking) = self.weigh(&text, size, &mut ScratchBuffers::default()) {
            usage.add(is_money_in, &ranking.kinds, account);
        }
    }

    /// Codes what earlier transactions were for as they went: the odds of each account of the chart shift towards
    /// that, the more the more there are. Without any, nothing changes.
    #[must_use]
    pub fn after(self, usage: &ChartUsage) -> Self {
        Self { shares: Shares::of(&self.fit, self.chart, usage), ..self }
    }
}
