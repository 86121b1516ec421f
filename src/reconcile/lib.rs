//! Matches bank rows with book rows and proves the result.
//!
//! | Step | What it does | Where |
//! |---|---|---|
//! | 1 | sort both sides by amount and day; cut into components no candidate pair crosses | `candidates` |
//! | 2 | learn how usual each lag is from the pairs without rivals; weigh words by rarity | `evidence` |
//! | 3 | match each component by the `objective` | `assignment` |
//! | 4 | audit the lists against the input | `audit` |
//!
//! Step 2 can be had by itself: [`learn`] gives an [`Evidence`], a value to write down, to merge with others and to
//! match with ([`match_rows`]). [`reconcile`] is both; [`reconcile_after`] knows what earlier months taught.
//!
//! ```
//! use tieout::date::Date;
//! use tieout_reconcile::{Evidence, MatchOptions, Rows, learn, match_rows, reconcile};
//!
//! let mut bank = Rows::default();
//! bank.push(Date::parse_iso("2026-01-31")?, "-42.50", "CARD 1004 TESCO STORES")?;
//! let mut book = Rows::default();
//! book.push(Date::parse_iso("2026-01-30")?, "-42.50", "Tesco - office supplies")?;
//! let options = MatchOptions::default();
//!
//! let learnt = learn(&bank, &book, options);
//! let kept: Evidence = serde_json::from_str(&serde_json::to_string(&learnt)?)?;
//! let outcome = match_rows(&bank, &book, &kept, options, &|_| ());
//! assert_eq!(outcome, reconcile(&bank, &book, options, &|_| ()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Explainer`] tells afterwards what spoke for a pair, and why a row is left over.
//!
//! The result does not depend on the order of the rows, but for which of several identical rows
//! is named. A pair needs equal amounts and dates at most the window apart; equal amounts first,
//! then amounts equal after rounding to cents (contract part 2.2).

mod assignment;
mod audit;
mod candidates;
mod common_words;
mod confirmed;
mod evidence;
mod explain;
mod likelihood_weights;
mod matching;
mod number_map;
mod options;
mod outcome;
mod pair;
pub mod period;
mod prepared;
mod rivals;
mod row;
mod row_number;
mod score;
mod side_name;
mod suggest;
#[cfg(test)]
mod testing;
mod threads;
mod wire;

pub use crate::assignment::match_component::{CANDIDATES_MAX, CANDIDATES_PER_NODE_MAX};
pub use crate::wire::request::{
    CheckedReconcileRequest, ReconcileRequest, ReconcileRequestError, ReconcileRequestOptions,
};
pub use crate::wire::submit::ReconcileSubmission;
pub use audit::verify;
pub use confirmed::ConfirmedPairs;
pub use explain::{
    BEST_RIVAL_OF_MAX, Bits, CANDIDATES_LISTED_MAX, Counterfactual, Displacement, Explainer,
    FORCED_CANDIDATES_MAX, MatchEvidence, NearMiss, NearMissKind, OutsideWindow, PartnerChange,
    RowCandidate, RowExplanation, RowState, SharedWord, StrongestRival,
};
pub use likelihood_weights::LikelihoodWeights;
pub use options::{MatchOptions, WINDOW_DAYS_MAX};
pub use outcome::MatchOutcome;
pub use pair::Pair;
pub use row::{ROWS_MAX, RowError, Rows};
pub use side_name::{RowRef, SideName};
pub use suggest::suggestion::{Suggestion, SuggestionAlternative};
pub use wire::received_row::ReconcileResultError;

pub use evidence::counts::{EVIDENCE_VERSION, Evidence};
pub use evidence::evidence_file::EvidenceError;
pub use matching::{match_rows, reconcile, reconcile_after};
pub use prepared::learn;
