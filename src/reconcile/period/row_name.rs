//! What a row is known by, so that it is found again when a file is exported in another order or format.

use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::date::Date;

/// A row by what stands in it.
#[derive(Debug, Clone)]
pub struct RowName {
    /// Whose row it is.
    pub side: SideName,
    /// The day it was booked.
    pub date: Date,
    /// Signed as rows are.
    pub amount: Amount,
    /// What is told of it, as it was written.
    pub text: String,
    /// Which of several equal rows it is, from 1.
    pub occurrence: u32,
    /// What the bank knows it by; empty where nobody says it.
    pub bank_id: String,
}

/// Two names are of one row where these are equal.
pub(super) type RowKey = (SideName, Date, Amount, String, u32);

impl RowName {
    /// What it is compared by.
    pub(super) fn key(&self) -> RowKey {
        let text = normal(&self.text);
        (self.side, self.date, self.amount.clone(), text, self.occurrence)
    }

    /// Whether a row of this content is called so, whichever of several equal ones it is.
    #[must_use]
    pub fn is_of(&self, (side, date, amount): (SideName, Date, &Amount), text: &str) -> bool {
        self.is_of_day(side, date, amount) && normal(&self.text) == normal(text)
    }

    /// Whether it is of a row of this day and amount, in whatever words.
    #[must_use]
    pub fn is_of_day(&self, side: SideName, date: Date, amount: &Amount) -> bool {
        (self.side, self.date, &self.amount) == (side, date, amount)
    }
}

impl PartialEq for RowName {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for RowName {}

impl PartialOrd for RowName {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for RowName {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}

/// A text as texts are compared: its letters and digits in lower case, one space between words.
pub(super) fn normal(text: &str) -> String {
    let lower = text.to_lowercase();
    let words: Vec<&str> =
        lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.join(" ")
}
