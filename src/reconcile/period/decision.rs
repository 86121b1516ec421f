//! What a person decided of rows, and how decisions are kept: each says one thing of its rows, whatever the
//! order in which they were made.

use super::row_name::{RowName, normal};
use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::sort::{CompactCollect as _, CompactSort as _};

/// What a decision says of its rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DecisionKind {
    /// One of the bank and one of the books, of equal amounts, belong together.
    Pair,
    /// Rows whose sums are equal, but for a fee, belong together.
    Group,
    /// One of the bank and one of the books, of unequal amounts, belong together.
    Correct,
    /// One of the bank and one of the books do not belong together.
    NotAMatch,
    /// The bank will have it later.
    Timing,
    /// The books are to have it.
    Enter,
    /// The books are to be without it.
    Remove,
    /// The bank has to put it right.
    BankError,
    /// It belongs to another account.
    Aside,
    /// A row of a closed period, added or taken out since, counts in this one.
    Accept,
}

impl DecisionKind {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Pair,
        Self::Group,
        Self::Correct,
        Self::NotAMatch,
        Self::Timing,
        Self::Enter,
        Self::Remove,
        Self::BankError,
        Self::Aside,
        Self::Accept,
    ];

    /// The word of it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pair => "pair",
            Self::Group => "group",
            Self::Correct => "correct",
            Self::NotAMatch => "not-a-match",
            Self::Timing => "timing",
            Self::Enter => "enter",
            Self::Remove => "remove",
            Self::BankError => "bank-error",
            Self::Aside => "aside",
            Self::Accept => "accept",
        }
    }

    /// What a word stands for.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|verb| verb.name() == word)
    }

    /// Whether it says the same of each of its rows alone.
    #[must_use]
    pub const fn is_of_single_rows(self) -> bool {
        !matches!(self, Self::Pair | Self::Group | Self::Correct | Self::NotAMatch)
    }

    /// Whether its rows have nothing else decided of them.
    const fn claims(self) -> bool {
        !matches!(self, Self::NotAMatch | Self::Accept)
    }

    /// The side that its rows are of, where it is one.
    #[must_use]
    pub const fn side(self) -> Option<SideName> {
        match self {
            Self::Timing | Self::Remove => Some(SideName::Book),
            Self::Enter | Self::BankError => Some(SideName::Bank),
            _ => None,
        }
    }
}

/// What a person decided of some rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// What it says.
    pub verb: DecisionKind,
    /// Of which rows, in order.
    pub rows: Vec<RowName>,
    /// What the bank kept of a group, above zero.
    pub fee: Option<Amount>,
    /// The account that a row is to be entered to.
    pub to: String,
    /// Why.
    pub note: String,
}

impl Decision {
    /// Orders its rows, and holds it against what its verb needs.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn checked(mut self) -> Result<Self, String> {
        self.rows.compact_sort();
        self.rows.dedup();
        let of = |side: SideName| self.rows.iter().filter(move |row| row.side == side);
        let total = |side: SideName| {
            of(side).fold(Amount::default(), |mut sum, row| {
                sum += &row.amount;
                sum
            })
        };
        let (bank, book) = (of(SideName::Bank).count(), of(SideName::Book).count());
        let (of_bank, of_book) = (total(SideName::Bank), total(SideName::Book));
        // Amounts are matched as whole cents, and decided so.
        let are_equal = of_bank.rounded_to_cents() == of_book.rounded_to_cents();
        let verb = self.verb.name();
        match self.verb {
            DecisionKind::Pair | DecisionKind::Correct | DecisionKind::NotAMatch
                if (bank, book) != (1, 1) =>
            {
                return Err(format!("{verb} takes one row of the bank and one of the books"));
            }
            DecisionKind::Pair if !are_equal => {
                return Err(format!(
                    "the amounts differ: {of_bank} and {of_book}; correct says that the books are to \
                     have the amount of the bank"
                ));
            }
            DecisionKind::Correct if are_equal => {
                return Err("the amounts are equal: pair says that they belong together".to_owned());
            }
            DecisionKind::Group if bank + book < 2 => {
                return Err("a group has two rows or more".to_owned());
            }
            DecisionKind::Group => {
                let fee = of_book - of_bank;
                let stated = self.fee.clone().unwrap_or_default();
                if !(fee.clone() - stated.clone()).is_below_half_a_cent() {
                    return Err(format!(
                        "the rows of the books less those of the bank come to {fee}, and the fee is {stated}"
                    ));
                }
            }
            _ if bank + book == 0 => return Err(format!("{verb} takes rows")),
            _ => {}
        }
        if self.fee.is_some() && self.verb != DecisionKind::Group {
            return Err("only a group has a fee".to_owned());
        }
        if self.fee.as_ref().is_some_and(Amount::is_negative) {
            return Err("a fee is above zero".to_owned());
        }
        match self.verb.side() {
            Some(SideName::Bank) if book > 0 => Err(format!("{verb} is for rows of the bank")),
            Some(SideName::Book) if bank > 0 => Err(format!("{verb} is for rows of the books")),
            _ => Ok(self),
        }
    }

    /// Whether it is what another says: a decision that is taken back is named by verb and rows.
    #[must_use]
    pub fn is_as(&self, verb: DecisionKind, rows: &[RowName]) -> bool {
        let set = |rows: &[RowName]| rows.iter().map(RowName::key).compact_set();
        self.verb == verb && set(&self.rows) == set(rows)
    }
}

/// What is decided each time of rows of the bank that have no partner, by their text.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct StandingRule {
    /// [`DecisionKind::Enter`] or [`DecisionKind::Aside`].
    pub verb: DecisionKind,
    /// What stands in their text.
    pub text: String,
    /// The account that they are to be entered to.
    pub to: String,
}

impl StandingRule {
    /// Whether it holds of a row that is told so.
    #[must_use]
    pub fn holds_of(&self, description: &str) -> bool {
        let (words, text) = (format!(" {} ", normal(description)), normal(&self.text));
        !text.is_empty() && words.contains(&format!(" {text} "))
    }
}

/// A decision that contradicts one there is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecisionConflict {
    /// The one there is.
    pub earlier: Decision,
    /// The row that both are of.
    pub row: RowName,
}

/// All that was decided and is not closed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Decisions {
    /// In the order of their rows.
    pub decisions: Vec<Decision>,
    /// In the order of their texts.
    pub rules: Vec<StandingRule>,
}

impl Decisions {
    /// Adds a decision. The same once more changes nothing.
    ///
    /// # Errors
    /// Something else is decided of one of its rows.
    pub fn add(&mut self, decision: Decision) -> Result<(), Box<DecisionConflict>> {
        if let Some(same) =
            self.decisions.iter_mut().find(|one| one.is_as(decision.verb, &decision.rows))
        {
            *same = decision;
            return Ok(());
        }
        if decision.verb.claims() {
            for row in &decision.rows {
                let earlier = self
                    .decisions
                    .iter()
                    .find(|one| one.verb.claims() && one.rows.iter().any(|other| other == row));
                if let Some(earlier) = earlier {
                    return Err(Box::new(DecisionConflict {
                        earlier: earlier.clone(),
                        row: row.clone(),
                    }));
                }
            }
        }
        self.decisions.push(decision);
        self.decisions
            .compact_sort_by(|one, other| (&one.rows, one.verb).cmp(&(&other.rows, other.verb)));
        Ok(())
    }

    /// Takes a decision back; says whether there was one.
    pub fn undo(&mut self, verb: DecisionKind, rows: &[RowName]) -> bool {
        let before = self.decisions.len();
        self.decisions.retain(|one| !one.is_as(verb, rows));
        self.decisions.len() < before
    }

    /// Adds a rule. The same once more changes nothing.
    pub fn add_rule(&mut self, rule: StandingRule) {
        self.rules.retain(|one| normal(&one.text) != normal(&rule.text));
        self.rules.push(rule);
        self.rules.compact_sort();
    }

    /// Takes a rule back, by its text; says whether there was one.
    pub fn undo_rule(&mut self, text: &str) -> bool {
        let before = self.rules.len();
        self.rules.retain(|one| normal(&one.text) != normal(text));
        self.rules.len() < before
    }
}
