//! Texts numbered from 0 as they come, all in one arena.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use super::weighted_word::NONE;

/// Texts, each once. Hashed with fixed keys: the same input must take the same path everywhere.
#[derive(Default)]
pub(super) struct Interner {
    text: String,
    ends: Vec<usize>,
    /// Part of the hash of each text.
    hashes: Vec<u32>,
    /// Hashes and numbers, each at the first free place from that of its hash on; a power of two
    /// of them, at least a quarter free.
    slots: Vec<(u32, u32)>,
}

/// The hash of a text. Texts come from strangers: this one is hard to turn round.
pub(super) fn hash(text: &str) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(text)
}

/// The leading half of a hash.
fn part(hash: u64) -> u32 {
    u32::try_from(hash >> 32).unwrap_or(u32::MAX)
}

impl Interner {
    pub(super) const fn len(&self) -> usize {
        self.ends.len()
    }

    /// The text with this number.
    pub(super) fn text(&self, number: u32) -> &str {
        let number = number as usize;
        let start = if number == 0 { 0 } else { self.ends[number - 1] };
        &self.text[start..self.ends[number]]
    }

    /// The number of a text, and whether it is new.
    pub(super) fn number(&mut self, text: &str) -> (u32, bool) {
        self.number_hashed(text, part(hash(text)))
    }

    /// The numbers here of all texts of another list, by their numbers there.
    pub(super) fn take_in(&mut self, others: &Self) -> Vec<u32> {
        let numbered = (0..).zip(&others.hashes);
        numbered.map(|(at, hash)| self.number_hashed(others.text(at), *hash).0).collect()
    }

    fn number_hashed(&mut self, text: &str, hash: u32) -> (u32, bool) {
        if self.slots.len() * 3 / 4 <= self.len() {
            self.grow();
        }
        let mut place = self.place(hash);
        loop {
            match self.slots[place] {
                (_, NONE) => break,
                (other, number) if other == hash && self.text(number) == text => {
                    return (number, false);
                }
                _ => place = (place + 1) & (self.slots.len() - 1),
            }
        }
        let number = u32::try_from(self.len()).unwrap_or(NONE);
        self.slots[place] = (hash, number);
        self.hashes.push(hash);
        self.text.push_str(text);
        self.ends.push(self.text.len());
        (number, true)
    }

    /// Where to look first.
    fn place(&self, hash: u32) -> usize {
        hash as usize & (self.slots.len() - 1)
    }

    fn grow(&mut self) {
        let slots = (self.slots.len() * 2).max(64);
        self.slots.clear();
        self.slots.resize(slots, (0, NONE));
        for (number, hash) in (0..).zip(&self.hashes) {
            let mut place = *hash as usize & (slots - 1);
            while self.slots[place].1 != NONE {
                place = (place + 1) & (slots - 1);
            }
            self.slots[place] = (*hash, number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_text_keeps_its_number_however_many_there_are() {
        let mut numbered = Interner::default();
        let texts: Vec<String> = (0..5_000).map(|at| format!("{at}")).collect();
        for round in 0..2 {
            for (at, text) in (0..).zip(&texts) {
                assert_eq!(numbered.number(text), (at, round == 0));
                assert_eq!(numbered.text(at), text);
            }
        }
        assert_eq!(numbered.number(""), (5_000, true), "no text is a text");
    }

    #[test]
    fn texts_of_another_list_are_numbered_behind_those_known() {
        let (mut one, mut other) = (Interner::default(), Interner::default());
        for text in ["A", "B"] {
            one.number(text);
        }
        for text in ["C", "B", "D"] {
            other.number(text);
        }
        assert_eq!(one.take_in(&other), [2, 1, 3]);
        assert_eq!((one.len(), one.text(3)), (4, "D"));
    }
}
