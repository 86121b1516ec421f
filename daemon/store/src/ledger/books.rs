//! What the writes of a batch know of organisations' books, and what they add to them.

use std::collections::{BTreeMap, BTreeSet};

use tieout::contract::chart::VatCode;
use tieout::contract::ledger::journal::Source;
use tieout::date::Date;
use tieout::id::{AccountId, JournalId, OrganisationId, UserId};
use tieout::ledger::chain::{self, ChainEntry, ChainLine, EntryHash};
use tieout::ledger::posting::Posting;
use tieout::ledger::{Book, LedgerAccount, Reason, Refusal};
use tieout::money::Money;
use tieout::time::Timestamp;

use super::pending::{
    AccountDay, Pending, PendingAnswer, PendingEvent, PendingHead, PendingJournal, Told,
};
use super::vat::{PendingVat, VatCounting};
use super::{Context, Decided, Repetition};
use crate::LedgerKey;
use crate::dialect::Tx;
use crate::error::{NotDone, StoreError};
use crate::idempotency::Answer;

/// How far ahead books take postings: ten years.
const DAYS_AHEAD: i32 = 3653;

/// What the writes of a batch know and add. What is added waits until the batch is complete, or until
/// somebody reads it.
#[derive(Debug, Default)]
pub(crate) struct Books {
    pub(super) known: BTreeMap<OrganisationId, Known>,
    /// By user, realm and key; none where there is no answer.
    pub(super) answers: BTreeMap<(UserId, String, String), Option<Remembered>>,
    /// Whether a journal has it.
    pub(super) external_ids: BTreeMap<(OrganisationId, String), bool>,
    pending: Pending,
    /// The last day that they take.
    last_day: Option<Date>,
    /// Hashes are made with it, if there is one.
    chain_key: Option<LedgerKey>,
    changes: u64,
}

/// What is known of an organisation's books.
#[derive(Debug)]
pub(crate) struct Known {
    /// ISO 4217.
    pub(super) currency: String,
    /// For the decisions.
    pub(super) book: Book,
    pub(super) head: Head,
    /// Accounts that were asked for, whether they are there or not.
    pub(super) looked_up: BTreeSet<AccountId>,
    /// Whether the head has moved since it was written.
    pub(super) is_changed: bool,
}

/// Where an organisation's books end.
#[derive(Debug, Clone, Copy)]
pub(super) struct Head {
    pub(super) sequence: i64,
    pub(super) hash: EntryHash,
    /// The sum of all totals, in minor units.
    pub(super) posted: i64,
    pub(super) audited: i64,
}

/// An answer that was kept.
#[derive(Debug)]
pub(super) struct Remembered {
    pub(super) fingerprint: [u8; 32],
    pub(super) answer: Answer,
}

/// An entry to be posted, but for its lines.
#[derive(Debug, Clone)]
pub(crate) struct NewEntry {
    pub(super) id: JournalId,
    pub(super) entry_date: Date,
    pub(super) description: String,
    pub(super) reference: Option<String>,
    pub(super) external_id: Option<String>,
    pub(super) source: Source,
    pub(super) reverses: Option<JournalId>,
}

/// What an entry got.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Posted {
    pub(super) sequence: i64,
    pub(super) hash: EntryHash,
}

/// What the totals of the books come to with one more. What undoes another finds room always: the
/// others take half of it at most, and each is undone once.
///
/// # Errors
/// [`Reason::TotalOutOfRange`].
pub(super) fn room(posted: i64, total: Money, is_undoing: bool) -> Result<i64, Refusal> {
    let most = if is_undoing { i64::MAX } else { i64::MAX / 2 };
    let grown = posted.checked_add(total.minor()).filter(|grown| *grown <= most);
    grown.ok_or_else(|| {
        let message = "the books would hold more than they can count";
        Refusal::new(Reason::TotalOutOfRange, message)
    })
}

/// For who has seen that there is room: that there is none then is a fault of the books.
pub(super) fn no_room(error: NotDone<Refusal>) -> StoreError {
    error.refusal().map_or_else(|failure| failure, |_| StoreError::Corrupt("posted"))
}

impl Books {
    /// Nothing known yet; entries are chained with this key.
    pub(crate) fn with_key(chain_key: Option<LedgerKey>) -> Self {
        Self { chain_key, ..Self::default() }
    }

    /// Something is done now: the books take days up to ten years ahead.
    pub(super) fn take_note_of(&mut self, now: Timestamp) {
        self.last_day = now.day().map(|today| today.plus_days(DAYS_AHEAD));
        for known in self.known.values_mut() {
            known.book.last_day = self.last_day;
        }
    }

    /// The last day that books take.
    pub(super) const fn last_day(&self) -> Option<Date> {
        self.last_day
    }

    /// How much waits to be written or was.
    pub(crate) const fn changes(&self) -> u64 {
        self.changes
    }

    pub(super) fn add_account(&mut self, organisation: OrganisationId, account: LedgerAccount) {
        if let Some(known) = self.known.get_mut(&organisation) {
            known.book.accounts.insert(account.id, account);
        }
    }

    fn known_mut(&mut self, organisation: OrganisationId) -> Result<&mut Known, StoreError> {
        // Who posts has asked for the book.
        self.known.get_mut(&organisation).ok_or(StoreError::Corrupt("organisation_id"))
    }

    /// Adds an entry: it gets the next place and is chained to the one before. Its VAT counts on its
    /// day, on the sides of its accounts.
    ///
    /// # Errors
    /// [`Reason::TotalOutOfRange`], with nothing added; the database's.
    pub(crate) fn post(
        &mut self,
        context: &Context,
        entry: NewEntry,
        posting: &Posting,
    ) -> Decided<Posted> {
        self.post_as(context, entry, posting, VatCounting::ByAccount)
    }

    /// The same, with VAT that counts in this way.
    ///
    /// # Errors
    /// As [`Self::post`].
    pub(crate) fn post_as(
        &mut self,
        context: &Context,
        entry: NewEntry,
        posting: &Posting,
        counts: VatCounting,
    ) -> Decided<Posted> {
        let key = self.chain_key.clone();
        let known = self.known_mut(context.organisation)?;
        let (total, is_undoing) = (posting.total(), entry.reverses.is_some());
        let posted = room(known.head.posted, total, is_undoing)?;
        let sequence = known.head.sequence + 1;
        let vat = counts.of(posting, entry.entry_date, sequence, &known.book)?;
        let reverses = entry.reverses.map(|id| id.to_string());
        let chained = ChainEntry {
            id: &entry.id.to_string(),
            organisation: &context.organisation.to_string(),
            sequence,
            entry_date: &entry.entry_date.to_string(),
            description: &entry.description,
            reference: entry.reference.as_deref(),
            external_id: entry.external_id.as_deref(),
            source: entry.source.name(),
            reverses: reverses.as_deref(),
            total_minor: posting.total().minor(),
            created_at_ms: context.at.unix_ms(),
            created_by: &context.actor.user.to_string(),
        };
        let accounts: Vec<_> = posting.legs().iter().map(|leg| leg.account.to_string()).collect();
        let lines = posting.legs().iter().zip(&accounts).map(|(leg, account)| ChainLine {
            account,
            amount_minor: leg.amount.minor(),
            memo: leg.memo.as_deref(),
            vat_code: leg.vat_code.map(VatCode::name),
            vat_minor: leg.vat.minor(),
            is_generated: i64::from(leg.is_generated),
        });
        let bytes = chain::bytes(&known.head.hash, &chained, lines);
        let hash = chain::hash(key.as_ref().map(LedgerKey::as_bytes), &bytes);
        known.head = Head { sequence, hash, posted, ..known.head };
        known.is_changed = true;
        if let Some(external_id) = &entry.external_id {
            let name = (context.organisation, external_id.clone());
            self.external_ids.insert(name, true);
        }
        for leg in posting.legs() {
            let key = AccountDay {
                organisation: context.organisation,
                day: entry.entry_date,
                account: leg.account,
            };
            self.pending.add_total(key, leg.debit(), leg.credit());
        }
        self.pending.vat.extend(vat.into_iter().map(|row| (context.organisation, row)));
        let legs = posting.legs().to_vec();
        let (total, at, user) = (posting.total(), context.at, context.actor.user);
        let organisation = context.organisation;
        let journal = PendingJournal { organisation, sequence, entry, legs, total, at, user, hash };
        self.pending.journals.push(journal);
        self.changes += 1;
        Ok(Posted { sequence, hash })
    }

    /// Adds what comes to count in VAT returns without a posting of its own.
    pub(super) fn count_vat(&mut self, organisation: OrganisationId, rows: Vec<PendingVat>) {
        self.changes += rows.len() as u64;
        self.pending.vat.extend(rows.into_iter().map(|row| (organisation, row)));
    }

    /// Notes who did what: the object before and after, as callers see it ([`told`](super::told)).
    pub(crate) fn audit(
        &mut self,
        context: &Context,
        action: &'static str,
        object_id: String,
        [was, became]: [Option<impl Into<Told>>; 2],
    ) -> Result<(), StoreError> {
        let known = self.known_mut(context.organisation)?;
        known.head.audited += 1;
        known.is_changed = true;
        let number = known.head.audited;
        let context = context.clone();
        let (was, became) = (was.map(Into::into), became.map(Into::into));
        let event = PendingEvent { number, context, action, object_id, was, became };
        self.pending.events.push(event);
        self.changes += 1;
        Ok(())
    }

    /// Keeps what a request with this key was answered.
    pub(super) fn keep_answer(
        &mut self,
        user: UserId,
        repetition: &Repetition,
        answer: &Answer,
        at: Timestamp,
    ) {
        let key = (user, repetition.realm.clone(), repetition.key.clone());
        let remembered = Remembered { fingerprint: repetition.fingerprint, answer: answer.clone() };
        self.answers.insert(key, Some(remembered));
        let (repetition, answer) = (repetition.clone(), answer.clone());
        self.pending.answers.push(PendingAnswer { user, repetition, answer, at });
        self.changes += 1;
    }

    /// What waits to be written, the heads that have moved included.
    fn take_pending(&mut self) -> Pending {
        let mut pending = std::mem::take(&mut self.pending);
        for (organisation, known) in &mut self.known {
            if std::mem::take(&mut known.is_changed) {
                pending.heads.push(PendingHead { organisation: *organisation, head: known.head });
            }
        }
        pending
    }
}

impl Tx {
    /// Writes what waits: at the end of a batch, and before anything reads it.
    pub(crate) async fn write_books(&mut self) -> Result<(), StoreError> {
        let pending = self.books.take_pending();
        pending.write(self).await
    }

    /// Writes what waits, and forgets what is known of an organisation's books: it is about to change
    /// by other ways.
    pub(crate) async fn forget_book(
        &mut self,
        organisation: OrganisationId,
    ) -> Result<(), StoreError> {
        self.write_books().await?;
        self.books.known.remove(&organisation);
        Ok(())
    }
}
