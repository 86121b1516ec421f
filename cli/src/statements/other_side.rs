//! What one file shows of the days of the other: by which order of day and month its rows are found there.

use tieout_reconcile::{MatchOptions, reconcile};

use super::side::Side;
use super::unreadable::UnreadableFile;
use crate::files::Dataset;

/// Fewer pairs show nothing.
const PAIRS_MIN: usize = 10;

/// So many times as many pairs as by the next way.
const TIMES_MIN: usize = 5;

/// Two sides, or why one or both cannot be read.
type BothSides = (Result<Side, UnreadableFile>, Result<Side, UnreadableFile>);

/// Settles a question of days alone by the other file, where it is told by far; else it stays.
pub(crate) fn resolve_dates(read: BothSides, options: MatchOptions) -> BothSides {
    match read {
        (Ok(bank), Err(unread)) => {
            let book = settled(unread, &bank.name, |side| pairs(&bank, side, options));
            (Ok(bank), book)
        }
        (Err(unread), Ok(book)) => {
            let bank = settled(unread, &book.name, |side| pairs(side, &book, options));
            (bank, Ok(book))
        }
        both => both,
    }
}

fn settled(
    unread: UnreadableFile,
    other: &str,
    pairs: impl Fn(&Side) -> usize,
) -> Result<Side, UnreadableFile> {
    let UnreadableFile::Question { dataset, name, question, mut by_days } = unread else {
        return Err(unread);
    };
    let counts: Vec<usize> = by_days.iter().map(|way| pairs(&way.side)).collect();
    let best = (0..counts.len()).max_by_key(|at| counts[*at]);
    let rest = counts.iter().enumerate().filter(|(at, _)| Some(*at) != best);
    let next = rest.map(|(_, count)| *count).max().unwrap_or(0);
    match best.filter(|at| by_days.len() > 1 && is_told(counts[*at], next)) {
        Some(at) => {
            let way = by_days.swap_remove(at);
            let mut side = way.side;
            side.notes.push(format!(
                "{name}: dates are read as {}: that way {} rows are found in {other}, otherwise \
                 {next}",
                way.pattern, counts[at]
            ));
            Ok(side)
        }
        None => Err(UnreadableFile::Question { dataset, name, question, by_days }),
    }
}

/// Notes where far more rows would match by other days than those that are stated.
pub(crate) fn other_days(
    (bank, book): (&Side, &Side),
    matched: usize,
    options: MatchOptions,
) -> Vec<String> {
    let sides = [(Dataset::Bank, bank), (Dataset::Book, book)];
    let note = |(dataset, side): (Dataset, &Side)| {
        let other = side.swapped.as_ref()?;
        if bank.rows.len().min(book.rows.len()) < TIMES_MIN * matched {
            return None;
        }
        let would = match dataset {
            Dataset::Bank => pairs(&other.side, book, options),
            _ => pairs(bank, &other.side, options),
        };
        is_told(would, matched).then(|| {
            let (name, prefix, pattern) = (&side.name, dataset.prefix(), &other.pattern);
            format!(
                "{name}: {matched} rows match with the date format given; with --date-format \
                 '{prefix}{pattern}' it would be {would}"
            )
        })
    };
    sides.into_iter().filter_map(note).collect()
}

const fn is_told(pairs: usize, next: usize) -> bool {
    pairs >= PAIRS_MIN && pairs >= TIMES_MIN * next
}

fn pairs(bank: &Side, book: &Side, options: MatchOptions) -> usize {
    let options = MatchOptions { suggest: false, ..options };
    reconcile(&bank.rows, &book.rows, options, &|_| ()).pairs.len()
}
