//! What is wanted of a file, and what comes of reading it.

use crate::chain::ChainFit;
use crate::currency::Currency;
use crate::fault::Fault;
use crate::infer::{ReadingEvidence, ReadingQuestion, Undecided};
use crate::read::PassResult;
use crate::reading::Reading;
use crate::stated::{FileSide, StatedReading};

/// What is wanted of a file.
#[derive(Debug, Clone, Copy)]
pub struct ReadRequest<'a> {
    /// What the user says of it.
    pub stated: &'a StatedReading,
    /// Whose file it is.
    pub side: FileSide,
    /// Each row counts for itself: who was paid is wanted beside the description, not in it, and rows of
    /// every account are.
    pub is_apart: bool,
    /// Rows of 0.00 are wanted whatever they are.
    pub keeps_zeros: bool,
}

/// A file that was read.
#[derive(Debug, Clone, Default)]
pub struct ReadFile {
    /// What it is: `CSV`, `OFX 1`, `XLSX`.
    pub format: String,
    /// What its text is stored in, where it is a text.
    pub encoding: Option<&'static str>,
    /// What separates its fields, where something does.
    pub delimiter: Option<u8>,
    /// The sheet that was read, where there are several.
    pub sheet: Option<String>,
    /// How its table was read; none of a format that says itself what its values are.
    pub reading: Option<Reading>,
    /// Why it was read so.
    pub evidence: Vec<ReadingEvidence>,
    /// How its amounts walk its balances, where it has some.
    pub chain: Option<ChainFit>,
    /// What the pass over its rows came to.
    pub pass: PassResult,
    /// Whose account it is of, where the file says it.
    pub account: Option<String>,
    /// The number of the account that all of its rows are of, where the file says it.
    pub account_number: Option<String>,
    /// What a person should know, a sentence each.
    pub notes: Vec<String>,
}

impl ReadFile {
    /// The code of ISO 4217 of what its amounts are in, by its rows or by what stands beside them; none where it
    /// does not say it, or says it by a sign of several currencies.
    #[must_use]
    pub fn currency_code(&self) -> Option<&str> {
        let own = self.pass.currency.as_ref();
        let beside = self.pass.currency_beside.as_ref();
        let is_of_rows = |beside: &&Currency| own.is_none_or(|own| !own.excludes(beside));
        own.and_then(Currency::iso).or_else(|| beside.filter(is_of_rows)?.iso())
    }
}

/// Why a file was not read.
#[derive(Debug, Clone)]
pub enum ReadTrouble {
    /// Something is wrong with it.
    Faults {
        /// The first hundred.
        faults: Vec<Fault>,
        /// How many there are.
        count: usize,
        /// The file was read no further.
        is_stopped: bool,
    },
    /// Two readings are left.
    Question(Box<ReadingQuestion>),
}

impl From<Fault> for ReadTrouble {
    fn from(fault: Fault) -> Self {
        Self::Faults { faults: vec![fault], count: 1, is_stopped: false }
    }
}

impl From<Undecided> for ReadTrouble {
    fn from(undecided: Undecided) -> Self {
        match undecided {
            Undecided::Fault(fault) => fault.into(),
            Undecided::Question(question) => question.into(),
        }
    }
}

impl From<ReadingQuestion> for ReadTrouble {
    fn from(question: ReadingQuestion) -> Self {
        Self::Question(Box::new(question))
    }
}

/// All faults of a file as its trouble.
pub(super) fn faults(faults: Vec<Fault>) -> ReadTrouble {
    let count = faults.len();
    ReadTrouble::Faults { faults, count, is_stopped: false }
}
