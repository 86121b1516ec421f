//! How many other rows could have taken a place in a pair.

use super::candidates::{RowPoint, sorted_points};
use super::pair::Pair;
use super::row::Rows;

/// For each pair, the rows of either side that are in reach of its partner there, the pair's own
/// two left out. The same count that matching gives, from the rows alone.
pub(crate) fn rivals(bank: &Rows, book: &Rows, window_days: u8, pairs: &[Pair]) -> Vec<u32> {
    let (bank_points, book_points) = sorted_points(bank, book);
    let (bank_of_row, book_of_row) = (by_row(&bank_points), by_row(&book_points));
    let window_days = i32::from(window_days);
    pairs
        .iter()
        .map(|pair| {
            let bank = bank_points[bank_of_row[pair.bank_row as usize]];
            let book = book_points[book_of_row[pair.book_row as usize]];
            let in_reach = in_reach(&book_points, &bank, window_days)
                + in_reach(&bank_points, &book, window_days);
            u32::try_from(in_reach.saturating_sub(2)).unwrap_or(u32::MAX)
        })
        .collect()
}

/// Where the point of each row stands.
fn by_row(points: &[RowPoint]) -> Vec<usize> {
    let mut places = vec![0; points.len()];
    for (place, point) in points.iter().enumerate() {
        places[point.row as usize] = place;
    }
    places
}

fn in_reach(points: &[RowPoint], of: &RowPoint, window_days: i32) -> usize {
    let upto =
        |day: i32| points.partition_point(|point| (point.group, point.day) <= (of.group, day));
    upto(of.day + window_days) - upto(of.day - window_days - 1)
}
