//! Organisations' books.
//!
//! Every change of a book is an [`Action`], done as a [`Change`]: repeated once, audited, answered with
//! the object that it leaves. Journals do not write by themselves: what a batch of requests posts is
//! gathered in its [`Batch`](crate::writes::batch::Batch) and written in a few statements, whatever their number.

mod accounts;
pub(crate) mod action;
mod assertions;
mod audit;
mod audit_states;
mod audit_walk;
mod bank;
mod books_file;
mod bulk;
mod contacts;
pub(crate) mod context;
mod deposit_check;
mod entries;
mod export;
mod filter;
mod finding;
mod heads;
mod integrity;
mod invoices;
mod journals;
mod members;
pub(crate) mod membership;
pub(crate) mod metadata;
mod object_check;
mod open_items;
mod opening;
mod organisations;
mod post;
mod posted_check;
mod reports;
mod settlements;
mod undo;
mod vat;
mod walk;

pub use accounts::{CreateAccount, DeleteAccount, UpdateAccount};
pub use action::{Action, AnyAction, AppliedAction, Change, Changed};
pub use assertions::{CreateBalanceAssertion, DeleteBalanceAssertion};
pub use bank::{
    CodedRow, ConfirmBankTransaction, ConfirmBankTransactions, CreateBankAccount,
    CreateBankTransaction, ExcludeBankTransaction, ImportBankTransactions, SuggestCodings,
    UpdateBankAccount, UpdateBankTransaction, VoidBankTransaction, WaitingRow,
};
pub use books_file::{BOOKS_LAYOUT, ImportBooks};
pub use bulk::PostJournals;
pub use contacts::{CreateContact, DeleteContact, UpdateContact};
pub use context::{Actor, Context, Denial};
pub use export::Export;
pub use integrity::IntegrityQuestion;
pub use invoices::{CreateInvoice, DeleteInvoice, IssueInvoice, UpdateInvoice, VoidInvoice};
pub use journals::JournalPage;
pub use members::{AcceptInvitation, AddMember, ChangeRole, InviteMember, RemoveMember};
pub use membership::Membership;
pub use opening::PostOpeningBalances;
pub use organisations::{CreateOrganisation, LockPeriod, OrganisationSummary, UpdateOrganisation};
pub use post::{PostJournal, ReverseJournal};
pub use reports::{LedgerPiece, LedgerView, LedgerWalk};
pub use settlements::{
    AllocateCreditNote, AllocateSettlement, CreateContra, CreateSettlement, UnallocateCreditNote,
    UnallocateSettlement, UndoContra, UndoInvoiceWriteOff, VoidSettlement, WriteOffInvoice,
};
pub use vat::{
    CreateVatReturn, DeleteVatReturn, FileVatReturn, FinaliseVatReturn, NoteLateVat, PayVatReturn,
    RelieveVat, ReopenFinalisedReturn, RepayUnpaidPurchases, SetTaxCode, UndoVatReliefClaim,
    UnpayVatReturn, UpdateTaxCode, VatBox,
};
