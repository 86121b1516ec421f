//! Pairs of a statement that may be of other rows.

use tieout_reconcile::Pair;

use crate::render::figures::{grouped, with_thousands};
use crate::render::report::Report;

/// More are not named.
const NAMED_MAX: usize = 5;

/// What is to be said of pairs that nobody decided and that may be wrong: which they are, and that balances hold all
/// the same where other rows have the amount; where none has, the amount is all that speaks for the pair. None where
/// there are none.
pub(in crate::render) fn guesses(report: &Report<'_>) -> Option<String> {
    let is_decided = |pair: &Pair| {
        report
            .month
            .as_ref()
            .is_some_and(|month| month.month.decided_pairs.contains(&pair.bank_row))
    };
    let unsure = report.matching.pairs.iter();
    let unsure: Vec<&Pair> =
        unsure.filter(|pair| pair.score.is_ambiguous() && !is_decided(pair)).collect();
    let named = unsure.iter().take(NAMED_MAX).map(|pair| {
        let row = report.bank.rows.row(pair.bank_row);
        format!(
            "{} with {} ({}, {})",
            report.bank.called("bank", pair.bank_row),
            report.book.called("book", pair.book_row),
            row.date,
            with_thousands(&row.amount.value())
        )
    });
    let mut named: Vec<String> = named.collect();
    let more = unsure.len().saturating_sub(NAMED_MAX);
    named.extend((more > 0).then(|| format!("{} more", grouped(more))));
    let what = match unsure.len() {
        0 => return None,
        1 => "1 pair is uncertain".to_owned(),
        count => format!("{} pairs are uncertain", grouped(count)),
    };
    let says = if unsure.iter().all(|pair| pair.rivals > 0) {
        "the amounts are equal, so the balances hold whichever rows belong together"
    } else {
        "their texts do not bear it out: if they are of two payments, one is missing on each side, and \
         `tieout decide not-a-match` parts them"
    };
    Some(format!("{what}: {}; {says}", named.join("; ")))
}
