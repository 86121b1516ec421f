//! What the writes of a batch know of organisations' books, and what they add to them.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use tieout::date::Date;
use tieout::id::{AccountId, OrganisationId, UserId};
use tieout::ledger::chain::{ChainHead, head_seal};
use tieout::ledger::entry::{BooksEnd, NewEntry};
use tieout::ledger::posting::Posting;
use tieout::ledger::vat_entry::{CountedVat, VatCounting};
use tieout::ledger::{Book, LedgerAccount, Refusal};
use tieout::time::Timestamp;

use super::events::{
    AuditJson, ChainedEvent, ObjectStates, PendingEvent, PendingEvents, Provenance,
};
use super::pending::{AccountDay, PendingAnswer, PendingHead, PendingJournal, PendingRows};
use super::recorded::RecordedTable;
use crate::error::{NotDone, StoreError};
use crate::idempotency::{Answer, Repetition};
use crate::ledger::context::{Context, Decided};
use crate::ledger_key::{KEYLESS, LedgerKey, NOT_AS_SEALED};

/// How far ahead books take postings: ten years.
const DAYS_AHEAD: i32 = 3653;

/// What the writes of a batch know and add. What is added waits until the batch is complete, or until
/// somebody reads it.
#[derive(Debug, Default)]
pub(crate) struct Books {
    pub(crate) known: BTreeMap<OrganisationId, KnownBooks>,
    /// By user, realm and key; none where there is no answer.
    pub(crate) answers: BTreeMap<(UserId, String, String), Option<Remembered>>,
    /// Whether a journal has it.
    pub(crate) external_ids: BTreeMap<(OrganisationId, String), bool>,
    pending: PendingRows,
    pub(super) events: PendingEvents,
    /// The last day that they take.
    last_day: Option<Date>,
    /// Hashes are made with it, if there is one.
    chain_key: Option<LedgerKey>,
    changes: u64,
}

/// What is known of an organisation's books.
#[derive(Debug)]
pub(crate) struct KnownBooks {
    /// ISO 4217.
    pub(crate) currency: String,
    /// For the decisions.
    pub(crate) book: Book,
    pub(crate) end: BooksEnd,
    /// Accounts that were asked for, whether they are there or not.
    pub(crate) looked_up: BTreeSet<AccountId>,
    /// Why nothing is chained behind the head as it was found, by its seal.
    pub(crate) seal: Result<(), &'static str>,
    /// Whether the head has moved since it was written.
    pub(crate) is_changed: bool,
}

/// An answer that was kept.
#[derive(Debug)]
pub(crate) struct Remembered {
    pub(crate) fingerprint: [u8; 32],
    pub(crate) answer: Answer,
}

/// For who has seen that there is room: that there is none then is a fault of the books.
pub(crate) fn no_room(error: NotDone<Refusal>) -> StoreError {
    error.refusal().map_or_else(|failure| failure, |_| StoreError::Corrupt("posted"))
}

impl Books {
    /// Nothing known yet; entries are chained with this key.
    pub(crate) fn with_key(chain_key: Option<LedgerKey>) -> Self {
        Self { chain_key, ..Self::default() }
    }

    /// What hashes are made with, if there is something.
    pub(super) fn chain_key(&self) -> Option<&[u8]> {
        self.chain_key.as_ref().map(LedgerKey::as_bytes)
    }

    /// The operator's key for seals.
    pub(super) fn key_for_seals(&self) -> Option<Arc<[u8]>> {
        self.chain_key.as_ref().map(LedgerKey::for_seals)
    }

    /// Whether the operator's key, if there is one, is that of the ledger of this name.
    pub(super) fn key_is_of(&self, ledger: Option<&str>) -> bool {
        self.chain_key.as_ref().is_none_or(|key| key.is_of(ledger))
    }

    /// Makes the operator's key that of the ledger of this name.
    pub(crate) fn bind_key(&self, ledger: &str) {
        if let Some(key) = &self.chain_key {
            key.bind(Some(ledger));
        }
    }

    /// The key that hashes are made with.
    pub(crate) fn key(&self) -> Option<LedgerKey> {
        self.chain_key.clone()
    }

    /// Something is done now: the books take days up to ten years ahead.
    pub(crate) fn take_note_of(&mut self, now: Timestamp) {
        self.last_day = now.day().map(|today| today.plus_days(DAYS_AHEAD));
        for known in self.known.values_mut() {
            known.book.last_day = self.last_day;
        }
    }

    /// The last day that books take.
    pub(crate) const fn last_day(&self) -> Option<Date> {
        self.last_day
    }

    /// How much waits to be written or was.
    pub(crate) const fn changes(&self) -> u64 {
        self.changes
    }

    pub(crate) fn add_account(&mut self, organisation: OrganisationId, account: LedgerAccount) {
        if let Some(known) = self.known.get_mut(&organisation) {
            known.book.accounts.insert(account.id, account);
        }
    }

    fn known_mut(&mut self, organisation: OrganisationId) -> Result<&mut KnownBooks, StoreError> {
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
    ) -> Decided<BooksEnd> {
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
    ) -> Decided<BooksEnd> {
        let known = self.known_mut(context.organisation)?;
        let vat = counts.of(posting, entry.entry_date, known.end.sequence + 1, &known.book);
        let vat = vat.ok_or(StoreError::Corrupt("account_id"))?;
        let end = self.post_without_vat(context, entry, posting)?;
        self.pending.vat.extend(vat.into_iter().map(|row| (context.organisation, row)));
        Ok(end)
    }

    /// The same, with nothing that counts in VAT returns.
    ///
    /// # Errors
    /// As [`Self::post`].
    pub(crate) fn post_without_vat(
        &mut self,
        context: &Context,
        entry: NewEntry,
        posting: &Posting,
    ) -> Decided<BooksEnd> {
        let key = self.chain_key.clone();
        let known = self.known_mut(context.organisation)?;
        let key = key.as_ref().map(LedgerKey::as_bytes);
        let end = known.end.after(&entry, posting, context.poster(), key)?;
        known.end = end;
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
        let legs = posting.legs().to_vec();
        let (total, at, user) = (posting.total(), context.at, context.actor.user);
        let organisation = context.organisation;
        let BooksEnd { sequence, hash, .. } = end;
        let journal = PendingJournal { organisation, sequence, entry, legs, total, at, user, hash };
        self.pending.journals.push(journal);
        self.changes += 1;
        Ok(end)
    }

    /// Adds what comes to count in VAT returns without a posting of its own.
    pub(crate) fn count_vat(&mut self, organisation: OrganisationId, rows: Vec<CountedVat>) {
        self.changes += rows.len() as u64;
        self.pending.vat.extend(rows.into_iter().map(|row| (organisation, row)));
    }

    /// Notes that a row of a table has changed which events record: with the next event of these books, or the last
    /// of the same write.
    pub(crate) fn record(
        &mut self,
        organisation: OrganisationId,
        table: RecordedTable,
        id: impl std::fmt::Display,
    ) {
        self.events.record(organisation, (table, id.to_string()));
    }

    /// A write to these books is complete: what it changed behind its last event belongs to that.
    pub(crate) fn close_events(&mut self, organisation: OrganisationId) -> Result<(), StoreError> {
        self.events.close(organisation)
    }

    /// Notes who did what: the object before and after, as callers see it ([`audit_json`](super::events::audit_json)).
    pub(crate) fn audit(
        &mut self,
        context: &Context,
        action: &'static str,
        object_id: String,
        [was, became]: [Option<impl Into<AuditJson>>; 2],
    ) -> Result<(), StoreError> {
        let values = [was.map(Into::into), became.map(Into::into)];
        self.audit_imported(context, action.into(), object_id, values, Vec::new())
    }

    /// The same of something that was imported, or was done where it was imported from.
    pub(crate) fn audit_imported(
        &mut self,
        context: &Context,
        action: Cow<'static, str>,
        object_id: String,
        [was, became]: [Option<AuditJson>; 2],
        imported: Vec<Provenance>,
    ) -> Result<(), StoreError> {
        self.known_mut(context.organisation)?.seal.map_err(StoreError::LedgerKey)?;
        let (context, changed) = (context.clone(), BTreeSet::new());
        let event = PendingEvent { context, action, object_id, was, became, changed, imported };
        self.events.push(event);
        self.changes += 1;
        Ok(())
    }

    /// Gives events their numbers and hashes, with what became of the objects that they changed.
    pub(super) fn chain_events(
        &mut self,
        events: Vec<PendingEvent>,
        mut states: ObjectStates,
    ) -> Result<(), StoreError> {
        let chain_key = self.chain_key.clone();
        let chain_key = chain_key.as_ref().map(LedgerKey::as_bytes);
        for event in events {
            let known = self.known_mut(event.context.organisation)?;
            let (event, end) = ChainedEvent::behind(&known.end, event, &mut states, chain_key);
            (known.end, known.is_changed) = (end, true);
            self.pending.events.push(event);
        }
        Ok(())
    }

    /// Keeps what a request with this key was answered.
    pub(crate) fn keep_answer(
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

    /// The seal that the operator's key gives to the head of books that are opened.
    pub(super) fn opening_seal(&self, organisation: OrganisationId) -> Option<[u8; 32]> {
        let key = self.chain_key.as_ref()?;
        Some(seal_of(&key.for_seals(), organisation, &BooksEnd::OPENED))
    }

    /// Writes the head again as it is, with the seal of the operator's key.
    pub(crate) fn seal(&mut self, organisation: OrganisationId) {
        if let Some(known) = self.known.get_mut(&organisation) {
            known.is_changed = true;
            self.changes += 1;
        }
    }

    /// What waits to be written, but for the heads.
    pub(super) fn take_rows(&mut self) -> PendingRows {
        std::mem::take(&mut self.pending)
    }

    /// What waits to be written, the heads that have moved included.
    pub(super) fn take_pending(&mut self) -> PendingRows {
        let mut pending = self.take_rows();
        let key = self.key_for_seals();
        for (organisation, known) in &mut self.known {
            if std::mem::take(&mut known.is_changed) {
                let (organisation, end) = (*organisation, known.end);
                let seal = key.as_deref().map(|key| seal_of(key, organisation, &end));
                pending.heads.push(PendingHead { organisation, end, seal });
            }
        }
        pending
    }
}

impl Books {
    /// Whether something may be chained behind a head with this end and this seal. Behind one that is not as it was sealed
    /// the next seal would vouch for whatever somebody made of the books; without the key, a chain would go on that
    /// is another's.
    pub(super) fn seal_found(
        &self,
        organisation: OrganisationId,
        end: &BooksEnd,
        seal: Option<[u8; 32]>,
    ) -> Result<(), &'static str> {
        match (self.key_for_seals(), seal) {
            (None, None) => Ok(()),
            (None, Some(_)) => Err(KEYLESS),
            (Some(key), Some(seal)) if seal == seal_of(&key, organisation, end) => Ok(()),
            (Some(_), _) => Err(NOT_AS_SEALED),
        }
    }
}

/// The seal of a head with this end.
fn seal_of(key: &[u8], organisation: OrganisationId, end: &BooksEnd) -> [u8; 32] {
    let head = ChainHead {
        organisation: &organisation.to_string(),
        sequence: end.sequence,
        hash: &end.hash,
        posted_minor: end.posted_minor,
        audited: end.audited,
        audit_hash: &end.audit_hash,
    };
    head_seal(key, &head)
}
