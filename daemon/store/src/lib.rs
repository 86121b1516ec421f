//! The database of tieout: the only crate with SQL in it.
//!
//! One concrete [`Store`] for `SQLite` and `PostgreSQL`. Statements are constant texts that both
//! understand, run by `db`. Reads take a connection of their own, and those that every request
//! needs share statements by `coalesce`; every write goes through the one task of `writes::writer`, so that
//! many requests share a commit (but for the counts of `rate`, which nobody misses after a crash).
//!
//! The time of day comes from the caller.

#![expect(
    clippy::must_use_candidate,
    reason = "asynchronous functions give boxed futures, which must be used anyway"
)]

mod backup;
mod blob_reader;
mod blobs;
mod callers;
mod check_up;
mod coalesce;
mod credits;
mod database_use;
mod db;
pub mod entropy;
mod erasure;
mod error;
mod funds;
mod idempotency;
mod jobs;
mod keys;
mod ledger;
mod ledger_key;
mod look_ups;
mod noted_secret;
mod packed;
mod page;
mod polls;
mod private_file;
mod quiet_log;
mod rate;
mod secret_hash;
mod security_context;
mod security_log;
mod server_facts;
mod session_secret;
mod settings;
#[cfg(test)]
#[path = "../../../tests/simulation/mod.rs"]
mod simulation;
mod store;
mod stored_metadata;
mod sweep;
mod users;
mod writes;

/// For an asynchronous function that another crate awaits: its future is behind a pointer. Without, whoever awaits it
/// compiles it again, with all that it awaits in turn.
pub(crate) use async_recursion::async_recursion as boxed;

pub use backup::{Restored, back_up, last_backup_at, migrate, restore};
pub use blob_reader::BlobReader;
pub use blobs::Blob;
pub use callers::Caller;
pub use check_up::{CheckUp, CheckedBooks};
pub use coalesce::Coalesced;
pub use credits::{CreditsRefusal, MovementRecord};
pub use database_use::DatabaseUse;
pub use db::location::{Location, QUOTES_ADDRESSES, has_password};
pub use erasure::attempts::{Attempts, Cleared};
pub use error::{NotDone, StoreError, unless_refused};
pub use funds::Funds;
pub use idempotency::{Answer, IdempotencyKey, Repetition};
pub use jobs::{
    ClaimLimits, Claimed, Ended, JobPage, JobRecord, QueueLength, Stale, Submission, Submit,
    SubmitRefusal,
};
pub use keys::{CreateKey, KeyOwner, KeyRefusal, Once, OwnedKey, RotateKey};
pub use ledger::{
    AcceptInvitation, Action, Actor, AddMember, AllocateCreditNote, AllocateSettlement, AnyAction,
    AppliedAction, BOOKS_LAYOUT, Change, ChangeRole, Changed, CodedRow, ConfirmBankTransaction,
    ConfirmBankTransactions, Context, CreateAccount, CreateBalanceAssertion, CreateBankAccount,
    CreateBankTransaction, CreateContact, CreateContra, CreateInvoice, CreateOrganisation,
    CreateSettlement, CreateVatReturn, DeleteAccount, DeleteBalanceAssertion, DeleteContact,
    DeleteInvoice, DeleteVatReturn, Denial, ExcludeBankTransaction, Export, FileVatReturn,
    FinaliseVatReturn, ImportBankTransactions, ImportBooks, IntegrityQuestion, InviteMember,
    IssueInvoice, JournalPage, LedgerPiece, LedgerView, LedgerWalk, LockPeriod, Membership,
    NoteLateVat, OrganisationSummary, PayVatReturn, PostJournal, PostJournals, PostOpeningBalances,
    RelieveVat, RemoveMember, ReopenFinalisedReturn, RepayUnpaidPurchases, ReverseJournal,
    SetTaxCode, SuggestCodings, UnallocateCreditNote, UnallocateSettlement, UndoContra,
    UndoInvoiceWriteOff, UndoVatReliefClaim, UnpayVatReturn, UpdateAccount, UpdateBankAccount,
    UpdateBankTransaction, UpdateContact, UpdateInvoice, UpdateOrganisation, UpdateTaxCode, VatBox,
    VoidBankTransaction, VoidInvoice, VoidSettlement, WaitingRow, WriteOffInvoice,
};
pub use ledger_key::LedgerKey;
pub use packed::{Packed, Packing, RAW_BYTES_MAX};
pub use page::{ListPage, Page};
pub use private_file::{FileOwner, create_private};
pub use quiet_log::LogWatch;
pub use rate::Window;
pub use security_context::SecurityContext;
pub use security_log::{SecurityCheck, SecurityEventRecord, SecurityFilter, SecurityHead};
pub use server_facts::ServerFacts;
pub use session_secret::SessionSecretCheck;
pub use store::{SERVER_CONNECTIONS, SERVER_CONNECTIONS_MIN, Store, StoreOptions, Tenure};
pub use users::{UserAccess, UserRecord, UserRefusal};
pub use writes::batch::Batch;
pub use writes::read_set::ReadSet;
pub use writes::security_event::SecurityAction;
pub use writes::writer_metrics::WriterMetrics;
