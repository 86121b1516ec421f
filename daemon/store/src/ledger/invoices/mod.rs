//! Invoices and credit notes.
//!
//! | Step | Where |
//! |---|---|
//! | what is stored is read and written | [`rows`], [`stored`] |
//! | documents are made, and issued | [`issue`] |
//! | drafts change, are issued, go | [`change`] |
//! | a document counts no more | [`void`] |
//! | a sales document gets the next number | [`number`] |
//! | one or many are looked at | [`list`] |

mod change;
mod issue;
mod list;
mod number;
pub(in crate::ledger) mod rows;
pub(in crate::ledger) mod stored;
mod void;

pub use change::{DeleteInvoice, IssueInvoice, UpdateInvoice};
pub use issue::CreateInvoice;
pub use void::VoidInvoice;
