//! Suggests an account and a VAT code for each transaction, offline.
//!
//! A description seldom has a word in common with the name of its account. Between the two stand
//! *concepts*, what a bookkeeper thinks of: rail travel, bank charges. Suppliers and trades point
//! to concepts, and each account of a chart covers some.
//!
//! | Step | What it does | Where |
//! |---|---|---|
//! | 1 | once per chart: how well each account covers each concept | `chart_map` |
//! | 2 | strip what banks and card machines print around a name | `normalise` |
//! | 3 | gather evidence for concepts: telling forms, suppliers and trades, a learnt model | `features` |
//! | 4 | weigh it, and the chart's own words, into accounts; signs have the last word | `rank` |
//! | 5 | say how likely the best is right, its VAT code, and why | `calibrate`, `vat`, `reason` |
//!
//! Where an organisation's own transactions are known (`PastCodings`), a payee coded the same way twice goes before all
//! that; `ChartUsage` shifts the odds of step 4 towards the accounts that such transactions went to. Around them, `wire` reads and writes
//! bodies and takes results back.
//!
//! Integers throughout, ties by the order of the chart: the same bytes on every machine.

mod abbreviations;
mod account_fit;
mod aliases;
mod arrange;
mod calibrate;
mod chart;
mod chart_map;
mod coder;
mod concept;
mod duplicates;
mod evidence;
mod features;
pub mod history;
mod naming;
mod normalise;
mod outcome;
mod own_accounts;
mod probability;
mod rank;
mod reason;
mod sales;
mod size;
pub mod totals;
mod transactions;
mod vat;
mod wire;
mod wording;

pub use crate::features::model::{Model, ModelError};
pub use crate::history::usage::ChartUsage;
pub use crate::wire::received::{CodingResultError, received};
pub use crate::wire::request::{CheckedCodingRequest, CodingRequest, CodingRequestError};
pub use crate::wire::submit::CodingSubmission;
pub use calibrate::{ChartKind, Difficulty};
pub use chart::{Chart, ChartAccount};
pub use coder::past_codings::{Advice, PastCodings, Precedent};
pub use coder::{Coder, features};
pub use evidence::EvidenceKind;
pub use outcome::{CodedRow, CodingOutcome};
pub use transactions::{CodingTransaction, CodingTransactions};
