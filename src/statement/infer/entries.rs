//! Entries of which several legs stand in the rows: what the legs of each come to shows them, though a leg be missing.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::context::InferenceContext;
use crate::number::{DecimalMark, WrittenNumber};
use crate::words::HeaderWord;
use tieout::sort::CompactCollect as _;

/// Fewer rows come to nothing by chance.
const ROWS_MIN: usize = 4;

/// As many columns are tried for what the legs of an entry share.
const KEYS_MAX: usize = 16;

/// Rows that are the legs of entries.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entries {
    /// The line of the first entry whose legs do not come to nothing.
    pub(super) unbalanced: Option<u64>,
    /// The column whose cells the legs of an entry share.
    key: usize,
}

/// Where the amounts of legs stand.
#[derive(Debug, Clone, Copy)]
enum LegAmounts {
    Signed(usize),
    DebitCredit(usize, usize),
}

/// The entries that the rows are the legs of, which stand below each other: most come to nothing, and are of two
/// accounts or more.
pub(super) fn of(
    context: &InferenceContext<'_>,
    account: usize,
    rows: &[usize],
) -> Option<Entries> {
    if rows.len() < ROWS_MIN {
        return None;
    }
    let columns = &context.profile.columns;
    let is_key = |at: &usize| {
        *at != account
            && columns[*at].filled > 0
            && (columns[*at].is_days() || columns[*at].with_cents == 0)
    };
    let keys = || (0..columns.len()).filter(is_key).take(KEYS_MAX);
    let found = amounts(context).into_iter().flat_map(|amounts| {
        let legs: Vec<i128> = rows.iter().map(|row| leg(context, *row, amounts)).collect();
        let by = |key| (key, balanced(context, rows, (account, key), &legs));
        keys().map(by).collect::<Vec<_>>()
    });
    // Two thirds of the rows, or half of the entries where every other has legs of two accounts, too.
    let is_it = |(_, one): &(usize, Balanced)| {
        one.entries > 1 && one.rows * 3 >= rows.len() * 2
            || one.are_all_of_two && one.entries > 0 && one.entries * 2 >= one.groups
    };
    let (key, best) = found.filter(is_it).max_by_key(|(_, one)| one.rows)?;
    Some(Entries { unbalanced: best.unbalanced, key })
}

impl Entries {
    /// Whether another account than this one has legs in two thirds of the entries or more, and in more than it has.
    pub(super) fn are_of_another(
        self,
        context: &InferenceContext<'_>,
        account: usize,
        rows: &[usize],
        name: &str,
    ) -> bool {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        let all = groups(context, rows, self.key);
        for group in &all {
            let accounts: BTreeSet<&str> = rows[group.clone()]
                .iter()
                .map(|row| context.cell(*row, account).trim())
                .compact_set();
            for one in accounts {
                *counts.entry(one).or_default() += 1;
            }
        }
        let own = counts.get(name).copied().unwrap_or(0);
        counts.values().any(|count| *count > own && count * 3 >= all.len() * 2)
    }
}

/// Rows that stand below each other and share a cell of a column; below the first it may be empty.
fn groups(context: &InferenceContext<'_>, rows: &[usize], key: usize) -> Vec<Range<usize>> {
    let of = |at: usize| context.cell(rows[at], key).trim();
    let mut found = Vec::new();
    let mut start = 0;
    while start < rows.len() {
        let goes_on = |at: &usize| of(*at).is_empty() || of(*at) == of(start);
        let end = (start + 1..rows.len()).find(|at| !goes_on(at)).unwrap_or(rows.len());
        found.push(start..end);
        start = end;
    }
    found
}

fn amounts(context: &InferenceContext<'_>) -> Vec<LegAmounts> {
    let columns = &context.profile.columns;
    let is_signed = |at: &usize| {
        columns[*at].is_numeric()
            && columns[*at].negatives > 0
            && !columns[*at].is_days()
            && !columns[*at].means(HeaderWord::Balance)
    };
    let signed = (0..columns.len()).filter(is_signed).map(LegAmounts::Signed);
    let debits = context.profile.meaning(HeaderWord::Debit);
    let pairs = debits.flat_map(|debit| {
        let credits = context.profile.meaning(HeaderWord::Credit);
        credits.map(move |credit| LegAmounts::DebitCredit(debit, credit))
    });
    signed.chain(pairs).collect()
}

fn leg(context: &InferenceContext<'_>, row: usize, amounts: LegAmounts) -> i128 {
    let value = |at: usize| {
        let Some(number) = WrittenNumber::parse(context.cell(row, at)) else { return 0 };
        let mark = if number.marks().point { DecimalMark::Point } else { DecimalMark::Comma };
        let value = number.micros_by(mark).unwrap_or(0);
        if number.is_negative { -value } else { value }
    };
    match amounts {
        LegAmounts::Signed(at) => value(at),
        LegAmounts::DebitCredit(debit, credit) => value(debit).saturating_sub(value(credit)),
    }
}

/// What of the rows is in entries that come to nothing, by one column whose cells the legs of an entry share.
struct Balanced {
    rows: usize,
    entries: usize,
    groups: usize,
    /// Every group has rows of two accounts or more.
    are_all_of_two: bool,
    unbalanced: Option<u64>,
}

fn balanced(
    context: &InferenceContext<'_>,
    rows: &[usize],
    (account, key): (usize, usize),
    legs: &[i128],
) -> Balanced {
    let mut found =
        Balanced { rows: 0, entries: 0, groups: 0, are_all_of_two: true, unbalanced: None };
    for Range { start, end } in groups(context, rows, key) {
        let sum = legs[start..end].iter().fold(0_i128, |sum, leg| sum.saturating_add(*leg));
        let accounts: BTreeSet<&str> =
            (start..end).map(|at| context.cell(rows[at], account).trim()).compact_set();
        let moves = legs[start..end].iter().any(|leg| *leg != 0);
        found.groups += 1;
        found.are_all_of_two &= accounts.len() > 1;
        if sum == 0 && moves && accounts.len() > 1 {
            found.rows += end - start;
            found.entries += 1;
        } else if moves {
            found.unbalanced.get_or_insert(context.sample.row(rows[start]).line());
        }
    }
    found
}
