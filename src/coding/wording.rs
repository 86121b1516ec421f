//! The words of an account's name, in one form whatever the case, number and spelling.

/// The words of a name, in order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Wording {
    words: Vec<String>,
}

impl Wording {
    /// Takes a name apart.
    pub(super) fn of(name: &str) -> Self {
        let name = name.to_lowercase();
        let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        Self { words: words.map(str::to_owned).collect() }
    }

    /// Whether it has this word.
    pub(super) fn has(&self, word: &str) -> bool {
        self.words.iter().any(|known| known == word)
    }
}
