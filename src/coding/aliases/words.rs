//! The words of aliases: all that bookkeepers use.

use std::collections::BTreeMap;

/// All words of aliases.
#[derive(Debug)]
pub(crate) struct AliasWords {
    /// Their numbers.
    pub(super) numbers: BTreeMap<String, u16>,
    /// How many aliases each is in, by number.
    pub(super) counts: Vec<u16>,
}

impl AliasWords {
    /// Words that begin with these letters, with how many aliases each is in.
    pub(crate) fn starting_with<'a>(
        &'a self,
        start: &'a str,
    ) -> impl Iterator<Item = (&'a str, u16)> + 'a {
        let from = self.numbers.range(start.to_owned()..);
        from.take_while(move |(word, _)| word.starts_with(start))
            .map(|(word, number)| (word.as_str(), self.counts[usize::from(*number)]))
    }

    /// The number of a word, where some alias has it.
    pub(super) fn number(&self, word: &str) -> Option<u16> {
        self.numbers.get(word).copied()
    }

    /// Whether some alias has this word.
    pub(crate) fn knows(&self, word: &str) -> bool {
        self.numbers.contains_key(word)
    }
}
