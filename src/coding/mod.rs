//! Suggests an account and a VAT code for each transaction, offline.
//!
//! A description seldom has a word in common with the name of its account. Between the two stand
//! *concepts*, what a bookkeeper thinks of: rail travel, bank charges. Suppliers and trades point
//! to concepts, and each account of a chart covers some.
//!
//! | Step | What it does | Where |
//! |---|---|---|
//! | 1 | once per chart: how well each account covers each concept | `fit` |
//! | 2 | strip what banks and card machines print around a name | `clean` |
//! | 3 | gather evidence for concepts: telling forms, suppliers and trades, a learnt model | `signal`, `lexicon`, `model` |
//! | 4 | weigh it, and the chart's own words, into accounts; signs have the last word | `weigh` |
//! | 5 | say how likely the best is right, its VAT code, and why | `confidence`, `vat`, `reason` |
//!
//! Where an organisation's own transactions are known (`Past`), a payee coded the same way twice goes before all
//! that; `Usage` shifts the odds of step 4 towards the accounts that such transactions went to. Around them: `request` reads a submit's body, `submit` writes one, `received` takes a result back.
//!
//! Integers throughout, ties by the order of the chart: the same bytes on every machine.

mod aliases;
mod chart;
mod clean;
mod coder;
mod concept;
mod confidence;
mod embedding;
mod evidence;
mod fit;
mod guess;
pub mod history;
mod lexicon;
mod model;
mod naming;
mod outcome;
mod own;
mod reason;
mod received;
mod request;
mod seen;
mod signal;
mod size;
mod submit;
mod takings;
pub mod totals;
mod transactions;
mod usage;
mod vat;
mod weigh;
mod wording;

pub use chart::{Account, Chart};
pub use coder::{Advice, Coder, Past, Precedent, features};
pub use confidence::{Grounds, Ledger};
pub use evidence::Evidence;
pub use model::{Model, ModelError};
pub use outcome::{Coded, Outcome};
pub use received::{ReceivedError, received};
pub use request::{CheckedRequest, Request, RequestError};
pub use submit::Submission;
pub use transactions::{Transaction, Transactions};
pub use usage::Usage;
