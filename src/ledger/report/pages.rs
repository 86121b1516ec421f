//! Which lines of which accounts stand on a page of the general ledger.

use super::AccountMovement;

/// Lines of one account on a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AccountPage {
    /// The account's place among the movements.
    pub at: usize,
    /// Lines of it that stand on pages before.
    pub skipped: i64,
    /// Lines of it on the page.
    pub taken: i64,
}

/// The accounts on a page of so many lines behind so many others. One without lines stands on the
/// page of the line before it, so that each is on one page at least, and on as many as its lines are.
#[must_use]
pub fn account_pages(movements: &[AccountMovement], limit: i64, offset: i64) -> Vec<AccountPage> {
    let end = offset.saturating_add(limit);
    let (mut parts, mut before) = (Vec::new(), 0_i64);
    for (at, movement) in movements.iter().enumerate() {
        let (from, to) = (before, before + movement.line_count);
        before = to;
        let is_here = if from == to {
            (offset < from && from <= end) || (from == 0 && offset == 0)
        } else {
            from < end && offset < to
        };
        if is_here {
            let skipped = (offset - from).clamp(0, to - from);
            let taken = (end - from).clamp(0, to - from) - skipped;
            parts.push(AccountPage { at, skipped, taken });
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::ReportAccount;
    use super::*;
    use crate::contract::chart::AccountType;
    use crate::contract::ledger::account::AccountGroup;
    use crate::id::AccountId;

    fn movements(counts: &[i64]) -> Vec<AccountMovement> {
        let of = |count: &i64| AccountMovement {
            account: ReportAccount {
                id: AccountId::new(1),
                code: String::new(),
                name: String::new(),
                account_type: AccountType::Asset,
                role: None,
                group: AccountGroup::Cash,
            },
            opening_minor: 1,
            brought_forward_minor: 0,
            debit_minor: 0,
            credit_minor: 0,
            line_count: *count,
        };
        counts.iter().map(of).collect()
    }

    proptest! {
        #[test]
        fn the_pages_of_any_length_show_each_line_once_and_each_account_without_lines_once(
            counts in prop::collection::vec(0_i64..5, 0..8), limit in 1_i64..6
        ) {
            let all = movements(&counts);
            let total: i64 = counts.iter().sum();
            let (mut lines, mut times) = (vec![Vec::new(); counts.len()], vec![0; counts.len()]);
            let mut offset = 0;
            loop {
                let page = account_pages(&all, limit, offset);
                prop_assert!(page.iter().map(|part| part.taken).sum::<i64>() <= limit);
                for AccountPage { at, skipped, taken } in page {
                    lines[at].extend(skipped..skipped + taken);
                    times[at] += 1;
                }
                offset += limit;
                if offset >= total {
                    break;
                }
            }
            for (at, count) in counts.iter().enumerate() {
                prop_assert_eq!(&lines[at], &(0..*count).collect::<Vec<_>>());
                prop_assert!(times[at] == 1 || (*count > 0 && times[at] > 0), "{at} {times:?}");
            }
        }
    }
}
