//! What the answer must be, by the plainest means: exact numbers in ten-millionths, augmenting
//! paths for the largest matching, and every matching tried where more is asked.

use crate::TestRow;

/// Ten-millionths of a major unit, of which half a cent has so many.
pub(crate) const HALF_A_CENT: i128 = 50_000;

/// Reads a plain decimal with at most seven places.
pub(crate) fn units(text: &str) -> i128 {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    let (integer, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let padded = format!("{integer}{fraction:0<7}");
    sign * padded.parse::<i128>().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Whole cents, a half away from zero.
fn rounded(text: &str) -> i128 {
    let units = units(text);
    units.signum() * ((units.abs() + HALF_A_CENT) / (2 * HALF_A_CENT))
}

/// Equal, where a millionth from a whole cent is that cent.
pub(crate) fn is_equal(a: &str, b: &str) -> bool {
    let settled = |text: &str| {
        let cent = rounded(text) * 2 * HALF_A_CENT;
        let units = units(text);
        if (units - cent).abs() <= 10 { cent } else { units }
    };
    settled(a) == settled(b)
}

/// Equal after rounding to cents.
pub(crate) fn round_alike(a: &str, b: &str) -> bool {
    rounded(a) == rounded(b)
}

fn in_window(bank: &TestRow, book: &TestRow, days: u8) -> bool {
    bank.day.abs_diff(book.day) <= days
}

/// The size of the largest matching of equal amounts, by augmenting paths.
pub(crate) fn most_pairs(bank: &[TestRow], book: &[TestRow], days: u8) -> usize {
    fn augment(
        row: usize,
        edges: &[Vec<usize>],
        owner: &mut [Option<usize>],
        seen: &mut [bool],
    ) -> bool {
        edges[row].iter().any(|&column| {
            if std::mem::replace(&mut seen[column], true) {
                return false;
            }
            let is_free = match owner[column] {
                None => true,
                Some(other) => augment(other, edges, owner, seen),
            };
            if is_free {
                owner[column] = Some(row);
            }
            is_free
        })
    }
    let edges: Vec<Vec<usize>> = bank
        .iter()
        .map(|bank| {
            let candidates = book.iter().enumerate().filter(|(_, book)| {
                is_equal(bank.amount, book.amount) && in_window(bank, book, days)
            });
            candidates.map(|(column, _)| column).collect()
        })
        .collect();
    let mut owner = vec![None; book.len()];
    (0..bank.len())
        .filter(|row| augment(*row, &edges, &mut owner, &mut vec![false; book.len()]))
        .count()
}

/// The best value over every matching, one bank row after the other.
fn best<V: Copy + Ord>(
    bank: &[TestRow],
    book: &[TestRow],
    used: u32,
    empty: V,
    gain: &dyn Fn(V, &TestRow, &TestRow) -> Option<V>,
) -> V {
    let Some((first, rest)) = bank.split_first() else { return empty };
    let unmatched = best(rest, book, used, empty, gain);
    let free = book.iter().enumerate().filter(|(column, _)| used & 1 << column == 0);
    free.filter_map(|(column, book_row)| {
        // Whatever the rest gives, the pair adds to it.
        gain(best(rest, book, used | 1 << column, empty, gain), first, book_row)
    })
    .fold(unmatched, Ord::max)
}

/// The most equal pairs and, given those, the most pairs equal after rounding.
pub(crate) fn most_equal_then_rounded(
    bank: &[TestRow],
    book: &[TestRow],
    days: u8,
) -> (usize, usize) {
    best(bank, book, 0, (0, 0), &|(equal, rounded_pairs), bank, book| {
        if !in_window(bank, book, days) || rounded(bank.amount) != rounded(book.amount) {
            None
        } else if is_equal(bank.amount, book.amount) {
            Some((equal + 1, rounded_pairs))
        } else {
            Some((equal, rounded_pairs + 1))
        }
    })
}

/// The least total of days over all largest matchings of equal amounts.
pub(crate) fn least_days(bank: &[TestRow], book: &[TestRow], days: u8) -> u32 {
    let (_, least) = best(bank, book, 0, (0, 0_i64), &|(pairs, days_saved), bank, book| {
        let is_candidate = is_equal(bank.amount, book.amount) && in_window(bank, book, days);
        is_candidate.then(|| (pairs + 1, days_saved - i64::from(bank.day.abs_diff(book.day))))
    });
    u32::try_from(-least).unwrap_or(u32::MAX)
}
