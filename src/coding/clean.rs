//! What is left of a description when the bank's own words are taken away.

/// The words that name who was paid, in lower case.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Cleaned {
    /// Words in order.
    pub(super) words: Vec<String>,
}

impl Cleaned {
    /// Takes a transaction's texts apart; the merchant, where one is given, comes first.
    pub(super) fn of(description: &str, merchant: &str) -> Self {
        let text = format!("{merchant} {description}").to_lowercase();
        let words = text
            .split(|c: char| !c.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect();
        Self { words }
    }
}
