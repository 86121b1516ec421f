//! Rows of equal amounts that name the same: which of them clears an item that has been open for long nobody can tell.

use std::collections::{BTreeMap, BTreeSet};

use super::account_words::AccountWords;
use super::late::LastClose;
use super::pool::SidePool;
use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::date::Date;

/// The rows of an account by side and amount, those of closed months as well, as far as an open item has the amount.
pub(super) struct EqualRows<'a> {
    rows: BTreeMap<(SideName, Amount), Vec<EqualRow<'a>>>,
}

/// A row of one amount.
struct EqualRow<'a> {
    /// Its place in its pool; none where it is of a closed month.
    of_pool: Option<u32>,
    date: Date,
    text: &'a str,
}

impl<'a> EqualRows<'a> {
    /// Those of two pools and of the months before.
    pub(super) fn of(pools: [&'a SidePool; 2], last: &'a LastClose) -> Self {
        let mut amounts: BTreeSet<Amount> = BTreeSet::new();
        let mut open: BTreeMap<(SideName, Date, Amount, &str), usize> = BTreeMap::new();
        for pool in pools {
            for row in pool.rows.indices().filter(|row| pool.is_carried(*row)) {
                let content = pool.rows.row(row);
                let amount = content.amount.value();
                amounts.insert(amount.clone());
                let name = (pool.side, content.date, amount, content.description);
                *open.entry(name).or_default() += 1;
            }
        }
        let mut rows: BTreeMap<(SideName, Amount), Vec<EqualRow<'_>>> = BTreeMap::new();
        for pool in pools {
            for row in pool.rows.indices() {
                let content = pool.rows.row(row);
                let (date, text, of_pool) = (content.date, content.description, Some(row));
                let amount = content.amount.value();
                if amounts.contains(&amount) {
                    let row = EqualRow { of_pool, date, text };
                    rows.entry((pool.side, amount)).or_default().push(row);
                }
            }
        }
        let closed = last.rows.iter().chain(&last.earlier);
        for row in closed.filter(|row| amounts.contains(&row.amount)) {
            // What is open still is in its pool.
            let name = (row.side, row.date, row.amount.clone(), row.text.as_str());
            if let Some(left) = open.get_mut(&name).filter(|left| **left > 0) {
                *left -= 1;
                continue;
            }
            let other = EqualRow { of_pool: None, date: row.date, text: &row.text };
            rows.entry((row.side, row.amount.clone())).or_default().push(other);
        }
        Self { rows }
    }

    /// Whether a third row of the amount, open, new or of a closed month, shows as much in common with one of two rows as
    /// they do with each other: a standing payment, or the number of a customer. `may_meet` says of two days that
    /// they are near enough.
    pub(super) fn has_rival(
        &self,
        words: &AccountWords<'_>,
        pools: [&SidePool; 2],
        rows: [u32; 2],
        may_meet: impl Fn(Date, Date) -> bool,
    ) -> bool {
        let [bank, book] = [0, 1].map(|at| pools[at].rows.row(rows[at]));
        let own = words.identity(bank.description, book.description);
        [0, 1].into_iter().any(|at| {
            let other = if at == 0 { &book } else { &bank };
            let alike = self.rows.get(&(pools[at].side, other.amount.value()));
            alike.into_iter().flatten().any(|row| {
                row.of_pool != Some(rows[at])
                    && may_meet(row.date, other.date)
                    && words.identity(row.text, other.description) >= own
            })
        })
    }
}
