//! Receipts and payments, and what of them and of credit notes settles which invoice.
//!
//! | File | What |
//! |---|---|
//! | `rows` | receipts and payments as they are stored |
//! | `items` | what is due of invoices, and what is left of credit notes |
//! | `allocations` | what settles what: the one place where it is written and taken back |
//! | `settle` | a receipt or a payment made, by somebody or by a row of a statement |
//! | `changes` | more of it allocated, or less |
//! | `credit_notes` | what a credit note settles |
//! | `contras` | what both sides of a contact owe, set against each other |
//! | `write_offs` | what of a document is written off |
//! | `recovery` | money that comes for it after all |
//! | `void` | all of it undone |
//! | `list` | read |

mod allocations;
mod changes;
mod contras;
mod credit_notes;
mod deposits;
pub(in crate::ledger) mod items;
mod list;
mod recovery;
pub(in crate::ledger) mod rows;
pub(in crate::ledger) mod settle;
pub(in crate::ledger) mod void;
mod write_offs;

pub use changes::{AllocateSettlement, UnallocateSettlement};
pub use contras::{CreateContra, UndoContra};
pub use credit_notes::{AllocateCreditNote, UnallocateCreditNote};
pub use settle::CreateSettlement;
pub use void::VoidSettlement;
pub(in crate::ledger) use write_offs::write_off_again;
pub use write_offs::{UndoInvoiceWriteOff, WriteOffInvoice};
