//! What inference looks at, and what comes of it: evidence, a reading, or a question.

use std::cell::OnceCell;

use crate::chain::ChainFit;
use crate::day::DatePattern;
use crate::fault::Fault;
use crate::grid::Grid;
use crate::number::DecimalMark;
use crate::profile::TableProfile;
use crate::reading::{AmountRule, Reading, RowOrder};
use crate::stated::{FileSide, StatedAnswer, StatedReading};
use tieout::date::Date;

/// How a table is read, and why.
#[derive(Debug, Clone)]
pub struct Inferred {
    /// How it is read.
    pub reading: Reading,
    /// Why it is read so.
    pub evidence: Vec<ReadingEvidence>,
    /// How the amounts walk the balance, where the table has one.
    pub chain: Option<ChainFit>,
    /// Some decision rests on words, conventions or order alone.
    pub is_soft: bool,
    /// Whose file it is; by what is in it where nobody says so.
    pub side: FileSide,
    /// The period that stands above the rows: its first and its last day.
    pub period: Option<(Date, Date)>,
    /// The period that they are said to be of, wherever they lie.
    pub claimed_period: Option<(Date, Date)>,
    /// The number of the account that the rows are of.
    pub account_number: Option<String>,
}

/// Why something is read as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadingEvidence {
    /// What is decided: `dates`, `amounts`, `signs`, `decimal mark`, `account`.
    pub about: &'static str,
    /// The decision and its reason, a sentence.
    pub says: String,
    /// How strong it is.
    pub strength: EvidenceStrength,
}

/// How strong evidence is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum EvidenceStrength {
    /// Words, conventions, order: said to the user in one line.
    Soft,
    /// Usual words with their usual meaning: shown when asked for.
    Usual,
    /// Nothing else fits.
    Hard,
    /// The user says so.
    Stated,
}

/// What cannot be told apart.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadingQuestion {
    /// What is open, a sentence that ends with a question mark.
    pub asks: String,
    /// What was understood.
    pub understood: String,
    /// The answers, the likelier first.
    pub answers: Vec<QuestionAnswer>,
}

impl ReadingQuestion {
    /// Two questions as one, each answer of the one with each of the other.
    pub(super) fn with(self, other: &Self) -> Self {
        let answers = self.answers.iter();
        Self {
            answers: answers
                .flat_map(|one| other.answers.iter().map(|other| one.then(other)))
                .collect(),
            asks: format!("{} {}", self.asks, other.asks),
            understood: format!("{}; {}", self.understood, other.understood),
        }
    }
}

/// One answer.
#[derive(Debug, Clone, PartialEq)]
pub struct QuestionAnswer {
    /// What it means.
    pub says: String,
    /// What to state for it.
    pub states: Vec<StatedAnswer>,
}

impl QuestionAnswer {
    /// Both together.
    #[must_use]
    pub fn then(&self, other: &Self) -> Self {
        Self {
            says: format!("{}; {}", self.says, other.says),
            states: [&*self.states, &*other.states].concat(),
        }
    }
}

/// Why there is no reading.
#[derive(Debug, Clone, PartialEq)]
pub enum Undecided {
    /// Something is wrong with the file, or it is no table of transactions.
    Fault(Fault),
    /// Two readings that give different rows are left.
    Question(ReadingQuestion),
}

impl From<Fault> for Undecided {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<ReadingQuestion> for Undecided {
    fn from(question: ReadingQuestion) -> Self {
        Self::Question(question)
    }
}

/// Whose file it is, where nobody says so, and what tells it.
#[derive(Clone)]
pub(super) struct SideEvidence {
    /// By what stands in the file; not known where it says both or neither.
    pub(super) side: FileSide,
    /// What says that it is of books, as a person sees it.
    pub(super) of_books: Option<String>,
    /// What says that it is a statement.
    pub(super) of_bank: Option<String>,
}

/// What is at hand when a table is looked at.
pub(super) struct InferenceContext<'a> {
    pub(super) sample: &'a Grid,
    pub(super) profile: &'a TableProfile,
    /// What options call its columns.
    pub(super) keys: Vec<String>,
    pub(super) stated: &'a StatedReading,
    pub(super) side: FileSide,
    /// What the file says of its side, where nobody else does.
    pub(super) side_by: Option<SideEvidence>,
    pub(super) evidence: Vec<ReadingEvidence>,
    /// Rows whose state is that of a refund count.
    pub(super) counts_refunds: bool,
    /// Its words are those of books; those of a card. Looked for once.
    pub(super) is_of_card: OnceCell<bool>,
    pub(super) converted: OnceCell<Option<ConvertedAmounts>>,
}

impl InferenceContext<'_> {
    pub(super) fn note(
        &mut self,
        about: &'static str,
        strength: EvidenceStrength,
        says: impl Into<String>,
    ) {
        self.evidence.push(ReadingEvidence { about, says: says.into(), strength });
    }

    pub(super) fn key(&self, at: usize) -> String {
        self.keys.get(at).cloned().unwrap_or_else(|| format!("#{}", at + 1))
    }

    /// How many records stand above the table: titles, the account, the period.
    pub(super) fn above(&self) -> usize {
        self.profile.header.unwrap_or(self.profile.first).min(self.sample.len())
    }

    pub(super) fn cell(&self, row: usize, at: usize) -> &str {
        self.sample.row(row).cell(at)
    }
}

/// What is decided of amounts.
pub(super) struct AmountDecision {
    pub(super) rule: AmountRule,
    pub(super) mark: DecimalMark,
    pub(super) balance_mark: DecimalMark,
    pub(super) pattern: DatePattern,
    pub(super) order: RowOrder,
    pub(super) balance: Option<usize>,
    pub(super) balance_side: Option<usize>,
    pub(super) chain: Option<ChainFit>,
    pub(super) is_debt: bool,
}

/// Amounts of several currencies, and the same in the one currency of the account.
#[derive(Debug, Clone, Copy)]
pub(super) struct ConvertedAmounts {
    /// As they were charged.
    pub(super) amount: usize,
    /// What those are in.
    pub(super) currency: usize,
    /// In the currency of the account: one column twice, or money in and money out.
    pub(super) own: [usize; 2],
    /// Nothing says which of the two is which.
    pub(super) is_open: bool,
}
