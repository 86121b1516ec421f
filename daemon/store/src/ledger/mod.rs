//! Organisations' books.
//!
//! Every change of a book is an [`Action`], done as a [`Change`]: repeated once, audited, answered with
//! the object that it leaves. Journals do not write by themselves: what a batch of requests posts is
//! gathered in [`Books`] and written in a few statements, whatever their number.

mod accounts;
mod audit;
mod bank;
mod books;
mod bulk;
mod contacts;
mod entries;
mod export;
mod filter;
mod integrity;
mod invoices;
mod journals;
mod load;
mod members;
mod open_items;
mod opening;
mod organisations;
mod pending;
mod post;
mod reports;
mod settlements;
mod undo;
mod vat;
mod walk;

use std::collections::BTreeSet;
use std::pin::Pin;

use serde::Serialize;
use tieout::contract::key::Data;
use tieout::id::{KeyId, OrganisationId, UserId};
use tieout::ledger::{Reason, Refusal};
use tieout::time::Timestamp;

use super::Store;
use super::dialect::{Head, Tx};
use super::error::{NotDone, StoreError};
use super::idempotency::Answer;
use super::writer::Write;

pub use accounts::{AccountFilter, CreateAccount, DeleteAccount, UpdateAccount};
pub use audit::AuditFilter;
pub use bank::{
    BankTransactionFilter, CodedRow, ConfirmBankTransaction, ConfirmBankTransactions,
    CreateBankAccount, CreateBankTransaction, ExcludeBankTransaction, ImportBankTransactions,
    SuggestCodings, UpdateBankAccount, UpdateBankTransaction, VoidBankTransaction, WaitingRow,
};
pub(super) use books::Books;
pub use bulk::PostJournals;
pub use contacts::{ContactFilter, CreateContact, DeleteContact, UpdateContact};
pub use export::Export;
pub use integrity::IntegrityQuestion;
pub use invoices::{
    CreateInvoice, DeleteInvoice, InvoiceFilter, IssueInvoice, UpdateInvoice, VoidInvoice,
};
pub use journals::{JournalFilter, JournalPage};
pub use load::Wants;
pub use members::{AcceptInvitation, AddMember, InviteMember, Membership, RemoveMember};
pub(super) use members::{MemberQuestion, find as find_members};
pub use opening::PostOpeningBalances;
pub use organisations::{CreateOrganisation, LockPeriod, UpdateOrganisation};
pub use post::{PostJournal, ReverseJournal};
pub use reports::{LedgerPiece, LedgerView, LedgerWalk};
pub use settlements::{
    AllocateCreditNote, AllocateSettlement, CreateSettlement, SettlementFilter,
    UnallocateCreditNote, UnallocateSettlement, VoidSettlement,
};
pub use vat::{
    CreateVatReturn, DeleteVatReturn, FinaliseVatReturn, SetTaxRate, VatBox, VatReturnFilter,
};

/// Who changes something.
#[derive(Debug, Clone, Copy)]
pub struct Actor {
    /// The user.
    pub user: UserId,
    /// The user's key; none for an operator, who works on the database itself.
    pub key: Option<KeyId>,
}

/// What a caller's `Idempotency-Key` stands for, before there is an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repetition {
    /// Whose keys it is among: empty, or the organisation it belongs to.
    pub realm: String,
    /// The header's value.
    pub key: String,
    /// SHA-256 of method, path and body.
    pub fingerprint: [u8; 32],
}

/// Something that is done to an organisation's books.
pub trait Action: Send + Sync + 'static {
    /// What it leaves, as the caller gets it.
    type Object: Serialize + Send;

    /// What it is going to ask of the books. As a rule their head, and the accounts with roles.
    fn wants(&self, organisation: OrganisationId, wants: &mut Wants) {
        wants.book(organisation);
    }

    /// Decides and writes. It may be called again after a rollback.
    fn apply(
        &self,
        tx: &mut Tx,
        context: &Context,
    ) -> impl Future<Output = Result<Self::Object, NotDone<Denial>>> + Send;
}

/// An [`Action`] of any kind, which leaves its object as the body of an answer. What stands around an
/// action, in the writer and in handlers, is then compiled once and not for each of them.
pub trait AnyAction: Send + Sync + 'static {
    /// As [`Action::wants`].
    fn wants_of(&self, organisation: OrganisationId, wants: &mut Wants);

    /// As [`Action::apply`].
    fn apply_any<'a>(&'a self, tx: &'a mut Tx, context: &'a Context) -> Applied<'a>;
}

/// What an [`AnyAction`] comes to.
pub type Applied<'a> = Pin<Box<dyn Future<Output = Result<String, NotDone<Denial>>> + Send + 'a>>;

impl<A: Action> AnyAction for A {
    fn wants_of(&self, organisation: OrganisationId, wants: &mut Wants) {
        self.wants(organisation, wants);
    }

    fn apply_any<'a>(&'a self, tx: &'a mut Tx, context: &'a Context) -> Applied<'a> {
        Box::pin(async move {
            let object = self.apply(tx, context).await?;
            let body = serde_json::to_string(&Data { data: object });
            Ok(body.map_err(|_| StoreError::Corrupt("answer"))?)
        })
    }
}

/// Where, by whom and when something is done.
#[derive(Debug, Clone)]
pub struct Context {
    /// Whose books.
    pub organisation: OrganisationId,
    /// By whom.
    pub actor: Actor,
    /// The version that the caller has seen, if it says so.
    pub version: Option<i64>,
    /// When.
    pub at: Timestamp,
}

/// Why something is not done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Denial {
    /// What the path names is not there, or not in this organisation.
    NotThere,
    /// The books do not take it.
    Refused(Box<Refusal>),
    /// The key for repetitions belongs to another request.
    IdempotencyKeyReused,
}

impl From<Refusal> for Denial {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(Box::new(refusal))
    }
}

impl From<Denial> for NotDone<Denial> {
    fn from(denial: Denial) -> Self {
        Self::Refused(denial)
    }
}

impl From<Refusal> for NotDone<Denial> {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal.into())
    }
}

impl From<Refusal> for NotDone<Refusal> {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<NotDone<Refusal>> for NotDone<Denial> {
    fn from(error: NotDone<Refusal>) -> Self {
        error.map_refusal(Denial::from)
    }
}

/// What a rule decided, on what the database said.
type Decided<T> = Result<T, NotDone<Refusal>>;

impl Context {
    /// Refuses a caller who has seen another version.
    fn check_version(&self, version: i64) -> Result<(), Denial> {
        match self.version {
            Some(seen) if seen != version => {
                let message = format!("this is version {version} by now, not {seen}");
                let refusal = Refusal::new(Reason::VersionMismatch, message);
                Err(refusal.with("version", version).into())
            }
            _ => Ok(()),
        }
    }
}

/// An action that somebody asks for.
pub struct Change {
    /// Where, by whom and when.
    pub context: Context,
    /// The caller's key for repetitions, if there is one.
    pub repetition: Option<Repetition>,
    /// The status of the answer when it is done.
    pub status: u16,
    /// What is to be done.
    pub action: Box<dyn AnyAction>,
}

/// What comes of a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Changed {
    /// It is done; this is the answer.
    Done(Answer),
    /// The same request was answered before; this is that answer.
    Replayed(Answer),
}

impl Write for Change {
    type Done = Changed;
    type Refusal = Denial;

    fn heads(&self, heads: &mut BTreeSet<Head>) {
        heads.insert(Head::Books(self.context.organisation));
        if self.repetition.is_some() {
            heads.insert(Head::User(self.context.actor.user));
        }
    }

    fn wants(&self, wants: &mut Wants) {
        if let Some(repetition) = &self.repetition {
            wants.answer(self.context.actor.user, repetition, self.context.at);
        }
        self.action.wants_of(self.context.organisation, wants);
    }

    async fn apply(&self, tx: &mut Tx) -> Result<Changed, NotDone<Denial>> {
        let Context { actor, at, .. } = self.context;
        tx.books.take_note_of(at);
        if let Some(repetition) = &self.repetition
            && let Some((fingerprint, answer)) = tx.recall(actor.user, repetition, at).await?
        {
            return if fingerprint == repetition.fingerprint {
                Ok(Changed::Replayed(answer))
            } else {
                Err(NotDone::Refused(Denial::IdempotencyKeyReused))
            };
        }
        let body = self.action.apply_any(tx, &self.context).await?;
        let answer = Answer { status: self.status, body };
        if let Some(repetition) = &self.repetition {
            tx.books.keep_answer(actor.user, repetition, &answer, at);
        }
        Ok(Changed::Done(answer))
    }
}

impl Store {
    /// Changes an organisation's books: durable when this comes back.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or a [`Denial`].
    pub async fn change(&self, change: Change) -> Result<Changed, NotDone<Denial>> {
        self.write(change).await
    }
}
