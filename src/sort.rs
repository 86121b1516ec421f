//! A stable sort, and ordered sets and maps, that are small in the program.
//!
//! The library's is made anew for each type and order: 6 to 12 KB each time, a megabyte of the program for lists
//! of a few dozen. This one sorts numbers of places, by one function for all, then moves each element once. Where
//! millions of rows are sorted, or few of them millions of times, the library's is right.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// Sorts that keep equal elements in the order in which they stand.
pub trait CompactSort<T> {
    /// In ascending order.
    fn compact_sort(&mut self)
    where
        T: Ord;

    /// In the order that `compare` says.
    fn compact_sort_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);

    /// In ascending order of the keys; a key is made for each comparison.
    fn compact_sort_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K);
}

impl<T> CompactSort<T> for [T] {
    fn compact_sort(&mut self)
    where
        T: Ord,
    {
        self.compact_sort_by(T::cmp);
    }

    fn compact_sort_by(&mut self, mut compare: impl FnMut(&T, &T) -> Ordering) {
        let mut order =
            sorted_places(self.len(), &mut |one, other| compare(&self[one], &self[other]));
        // Each ring of places that give to one another is gone round once.
        for start in 0..order.len() {
            let mut at = start;
            while order[at] != start {
                let from = std::mem::replace(&mut order[at], at);
                self.swap(at, from);
                at = from;
            }
            order[at] = at;
        }
    }

    fn compact_sort_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.compact_sort_by(|one, other| key(one).cmp(&key(other)));
    }
}

/// Sets and maps that take what comes one by one: `collect` sorts it first, by a sort of its own for each type.
pub trait CompactCollect: Iterator + Sized {
    /// All of it, once each.
    fn compact_set(self) -> BTreeSet<Self::Item>
    where
        Self::Item: Ord,
    {
        let mut set = BTreeSet::new();
        set.extend(self);
        set
    }

    /// Each key with what came with it last.
    fn compact_map<K: Ord, V>(self) -> BTreeMap<K, V>
    where
        Self: Iterator<Item = (K, V)>,
    {
        let mut map = BTreeMap::new();
        map.extend(self);
        map
    }
}

impl<I: Iterator> CompactCollect for I {}

/// Which element comes first, which next, and so on.
#[inline(never)]
fn sorted_places(length: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..length).collect();
    order.sort_by(|one, other| compare(*one, *other));
    order
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{CompactCollect as _, CompactSort as _};

    proptest! {
        #[test]
        fn it_gives_what_the_library_gives(
            mut rows in proptest::collection::vec((0..20_u8, any::<u16>().prop_map(|n| n.to_string())), 0..200)
        ) {
            let (mut by_key, mut whole) = (rows.clone(), rows.clone());
            let (mut keyed, mut all) = (rows.clone(), rows.clone());
            by_key.sort_by_key(|row| row.0);
            keyed.compact_sort_by_key(|row| row.0);
            prop_assert_eq!(keyed, by_key);
            whole.sort();
            all.compact_sort();
            prop_assert_eq!(all, whole);
            let mut other = rows.clone();
            other.sort_by_key(|row| std::cmp::Reverse(row.0));
            rows.compact_sort_by(|a, b| b.0.cmp(&a.0));
            prop_assert_eq!(&rows, &other);
            prop_assert_eq!(
                other.iter().compact_set(),
                other.iter().collect::<std::collections::BTreeSet<_>>()
            );
            prop_assert_eq!(
                other.iter().cloned().compact_map(),
                other.into_iter().collect::<std::collections::BTreeMap<_, _>>()
            );
        }
    }
}
