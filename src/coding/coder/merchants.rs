//! One account for each merchant of a job, whatever its sums are one by one.

use std::collections::BTreeMap;

use super::coded_rows::CodedRows;
use super::{Coder, ScratchBuffers};
use crate::size::AmountSize;
use crate::transactions::CodingTransactions;

impl Coder<'_> {
    /// A merchant has one account in a job, whatever the order of its rows: half of its sums, or
    /// more, must be enough for something to keep, and then all are coded so.
    pub(super) fn agree(&self, transactions: &CodingTransactions, all: &mut CodedRows) {
        let mut usual: BTreeMap<&str, UsualSize> = BTreeMap::new();
        for row in &all.hanging {
            usual.entry(&row.merchant).or_default().count(row.size);
        }
        let mut scratch = ScratchBuffers::default();
        for row in &all.hanging {
            let size =
                usual.get(row.merchant.as_str()).map_or(AmountSize::Small, |usual| usual.size());
            if size.is_large() != row.size.is_large() || size.is_capital() != row.size.is_capital()
            {
                let transaction = transactions.get(row.row);
                let (coded, _) = self.code_one(&transaction, size, &mut scratch);
                all.coded[row.row as usize] = coded;
            }
        }
    }
}

/// By how many a merchant's rows of a size outnumber its others.
#[derive(Debug, Clone, Copy, Default)]
struct UsualSize {
    large: i64,
    capital: i64,
}

impl UsualSize {
    fn count(&mut self, size: AmountSize) {
        self.large += if size.is_large() { 1 } else { -1 };
        self.capital += if size.is_capital() { 1 } else { -1 };
    }

    const fn size(self) -> AmountSize {
        if self.capital >= 0 {
            AmountSize::Capital
        } else if self.large >= 0 {
            AmountSize::Large
        } else {
            AmountSize::Small
        }
    }
}
