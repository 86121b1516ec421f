//! Invoices and credit notes.
//!
//! | Step | Where |
//! |---|---|
//! | what is stored is read and written | [`rows`] |
//! | drafts are made, and become issued | [`issue`] |
//! | a sales document gets the next number | [`number`] |
//! | one or many are looked at | [`list`] |

mod issue;
mod list;
mod number;
mod rows;

pub use issue::CreateInvoice;
pub use list::InvoiceFilter;
pub(super) use rows::{InvoiceRow, find_in, object_in, save};
