//! A coder that knows how its chart was used before.

use super::{Coder, Desk};
use crate::coding::size::Size;
use crate::coding::transactions::Transaction;
use crate::coding::usage::Usage;
use crate::coding::weigh::Shares;

use super::text::Text;

impl Coder<'_> {
    /// Adds to `usage` a transaction that was coded to the account at this place of the chart. What it was for
    /// is read from its text, as this coder does.
    pub fn learn(&self, usage: &mut Usage, transaction: &Transaction<'_>, account: u32) {
        if transaction.amount.is_zero() {
            return;
        }
        let is_money_in = !transaction.amount.is_negative();
        let text = Text::of(transaction, is_money_in);
        let size = Size::of(transaction);
        if let Ok(ranking) = self.weigh(&text, size, &mut Desk::default()) {
            usage.add(is_money_in, &ranking.kinds, account);
        }
    }

    /// Codes what earlier transactions were for as they went: the odds of each account of the chart shift towards
    /// that, the more the more there are. Without any, nothing changes.
    #[must_use]
    pub fn after(self, usage: &Usage) -> Self {
        Self { shares: Shares::of(&self.fit, self.chart, usage), ..self }
    }
}
