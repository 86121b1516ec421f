//! Rows that a file, or several of one account, tell twice: a page or a download that stands there again.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use super::fault::Fault;
use tieout::date::Date;

/// Looks for two rows of different days that follow each other, and do so again later. In a list that is
/// sorted in any way equal rows are neighbours, so that this shows a part that stands there twice.
#[derive(Debug)]
pub struct Repeats<P> {
    last: Option<(u64, Date, P)>,
    seen: BTreeMap<(u64, u64), P>,
    found: Option<(P, P)>,
}

impl<P> Default for Repeats<P> {
    fn default() -> Self {
        Self { last: None, seen: BTreeMap::new(), found: None }
    }
}

impl<P: Copy> Repeats<P> {
    /// Takes the next row: all that is told of it, its day and where it stands.
    pub fn row<'t>(&mut self, texts: impl Iterator<Item = &'t str>, day: Date, place: P) {
        if self.found.is_some() {
            return;
        }
        let mut hasher = DefaultHasher::new();
        day.day_number().hash(&mut hasher);
        texts.for_each(|text| text.trim().hash(&mut hasher));
        let key = hasher.finish();
        let last = self.last.replace((key, day, place));
        let Some((above, _, at)) = last.filter(|(_, of, _)| *of != day) else { return };
        match self.seen.get(&(above, key)) {
            Some(first) => self.found = Some((*first, at)),
            None => {
                self.seen.insert((above, key), at);
            }
        }
    }

    /// Where the rows stand that come again, and where they do.
    #[must_use]
    pub const fn found(&self) -> Option<(P, P)> {
        self.found
    }
}

impl Repeats<u64> {
    /// Says that the rows from one line on stand on another already.
    #[must_use]
    pub fn told(first: u64, again: u64) -> Fault {
        let says = format!("from here on rows stand in the file again, first from line {first} on");
        Fault::at_line(again, says).hint("if a part of it was copied twice, take it out once")
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn found(rows: &[(u8, &str)]) -> Option<(usize, usize)> {
        let mut repeats = Repeats::default();
        for (at, (day, text)) in rows.iter().enumerate() {
            let day = Date::parse_iso("2026-03-01").unwrap().plus_days(i32::from(*day));
            repeats.row(std::iter::once(*text), day, at);
        }
        repeats.found()
    }

    #[test]
    fn a_part_that_stands_there_twice_is_found() {
        assert_eq!(found(&[(1, "a"), (2, "b"), (3, "c"), (1, "a"), (2, "b")]), Some((0, 3)));
        assert_eq!(found(&[(3, "c"), (2, "b"), (1, "a"), (3, "c"), (2, "b")]), Some((0, 3)));
        assert_eq!(found(&[(2, "b"), (3, "c"), (1, "a"), (2, "b"), (3, "c")]), Some((0, 3)));
    }

    #[test]
    fn equal_rows_of_a_day_are_no_part_that_stands_there_twice() {
        assert_eq!(found(&[(1, "fee"), (1, "sale"), (1, "fee"), (1, "sale"), (2, "fee")]), None);
        assert_eq!(found(&[(1, "fee"), (1, "fee"), (2, "fee"), (2, "fee"), (3, "fee")]), None);
    }

    proptest! {
        #[test]
        fn nothing_is_found_in_a_list_that_is_sorted(
            mut rows in prop::collection::vec((0..9_u8, "[ab]"), 0..30),
            is_turned: bool,
        ) {
            rows.sort();
            if is_turned { rows.reverse(); }
            let texts: Vec<String> = rows.iter().map(|(day, text)| format!("{day}{text}")).collect();
            let rows: Vec<(u8, &str)> =
                rows.iter().zip(&texts).map(|((day, _), text)| (*day, &**text)).collect();
            prop_assert_eq!(found(&rows), None);
        }
    }
}
