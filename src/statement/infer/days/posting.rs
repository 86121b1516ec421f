//! The day on which the bank posts a row, beside that of the purchase.

use super::super::context::InferenceContext;
use crate::day::DatePattern;
use crate::stated::FileSide;
use crate::words::HeaderWord;
use tieout::date::Date;

/// A purchase is posted within so many days.
const DAYS_MAX: i32 = 15;

/// The column of days of posting, where another is the first choice: by a word that may be of any day. What lies
/// before the purchase, or long behind it, is another day: that on which a stay was booked. Books have the day
/// of the entry.
pub(super) fn over_purchase(
    context: &InferenceContext<'_>,
    found: &[usize],
    booked: &[usize],
) -> Option<usize> {
    let columns = &context.profile.columns;
    let first = *found.first()?;
    if context.side == FileSide::Book || !columns[first].means(HeaderWord::Date) {
        return None;
    }
    let is_posting =
        |at: &&usize| columns[**at].means(HeaderWord::BookingDate) && columns[**at].is_known;
    let posted = *found.iter().find(is_posting)?;
    let patterns = |at: usize| columns[at].patterns.iter().map(|(pattern, _)| pattern);
    // Both are written alike, or each in one way alone.
    let shared: Vec<&DatePattern> =
        patterns(first).filter(|one| patterns(posted).any(|other| other == *one)).collect();
    let best =
        |at: usize| columns[at].patterns.iter().max_by_key(|(_, count)| *count).map(|one| &one.0);
    let pairs: Vec<(&DatePattern, &DatePattern)> = if shared.is_empty() {
        best(first).zip(best(posted)).into_iter().collect()
    } else {
        shared.into_iter().map(|one| (one, one)).collect()
    };
    let follows = |(of_first, of_posted): &(&DatePattern, &DatePattern)| {
        let mut differ = false;
        let all = booked.iter().all(|row| {
            let day = |at: usize, by: &DatePattern| -> Option<Date> {
                by.read(context.cell(*row, at)).ok()
            };
            let Some(days) = day(first, of_first).zip(day(posted, of_posted)) else { return true };
            let by = days.1.days_after(days.0);
            differ |= by != 0;
            (0..=DAYS_MAX).contains(&by)
        });
        all && differ
    };
    pairs.iter().any(follows).then_some(posted)
}
