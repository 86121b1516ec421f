//! What speaks for a pair and against it: the words of both texts, the days between the dates, the kind of
//! payment.
//!
//! Evidence is counted in bits ([`log_odds`]). What is usual is learnt from the pairs that have no rival
//! ([`learned_priors`]); what a word is worth, from how rare it is ([`terms`]).

pub(crate) mod counts;
pub(crate) mod document_numbers;
pub(crate) mod document_words;
pub(crate) mod evidence_file;
pub(crate) mod learned_priors;
pub(crate) mod log_odds;
pub(crate) mod sample;
pub(crate) mod terms;
pub(crate) mod words;
