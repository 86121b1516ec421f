//! Journals, posted and reversed.

use async_trait::async_trait;
use serde::Serialize;
use tieout::contract::ledger::journal::{
    Journal, JournalStatus, Line, NewJournal, Reverse, Source,
};
use tieout::contract::ledger::metadata::Metadata;
use tieout::id::{AccountId, JournalId, OrganisationId};
use tieout::ledger::entry::{BooksEnd, NewEntry, legs, room_for, stored_kind};
use tieout::ledger::journal::{
    check, check_reversible, check_unmatched, duplicate_external_id, reversal_date,
};
use tieout::ledger::posting::{Leg, Posting};
use tieout::ledger::sanity::of_journal;
use tieout::ledger::vat_entry::VatCounting;
use tieout::money::Money;

use super::bank::matched::taken_lines;
use super::journals::find;
use crate::db::batch_query::{BatchInsert, batch_insert, hex};
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::ledger::metadata::stored;
use crate::writes::batch::Batch;
use crate::writes::books::no_room;
use crate::writes::events::{AuditJson, audit_json};
use crate::writes::read_set::ReadSet;
use crate::writes::recorded::RecordedTable;

/// Posts a journal that somebody has written.
#[derive(Debug, Clone)]
pub struct PostJournal {
    /// Its name.
    pub id: JournalId,
    /// The name of the journal that undoes it, should it ask for one.
    pub reversal: JournalId,
    /// What it is to be.
    pub new: NewJournal,
}

#[async_trait]
impl Action for PostJournal {
    type Object = Journal;

    fn reads(&self, organisation: OrganisationId, reads: &mut ReadSet) {
        reads.accounts(organisation, accounts(&self.new));
        if let Some(external_id) = &self.new.external_id {
            reads.external_id(organisation, external_id);
        }
    }

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Journal, NotDone<Denial>> {
        let new = &self.new;
        if let Some(external_id) = &new.external_id
            && batch.has_external_id(context.organisation, external_id).await?
        {
            return Err(duplicate_external_id(external_id).into());
        }
        let known = batch.book(context.organisation, accounts(new)).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let posting = check(new, &known.currency, &known.book)?;
        room_for(known.end.posted_minor, new, posting.total())?;
        let warnings = of_journal(new, &known.book, context.today()?);
        batch.warn(warnings, new.strict)?;
        let posted = self.post(batch, context, &posting)?;
        keep_metadata(batch, context, [self]).await?;
        let mut journal = written(batch, context, &self.entry(), &posting, posted)?;
        journal.metadata = new.metadata.clone().unwrap_or_default();
        if new.reverse_on.is_some() {
            journal.reversed_by_journal_id = Some(self.reversal);
            (journal.status, journal.version) = (JournalStatus::Reversed, 2);
        }
        Ok(journal)
    }
}

/// The accounts that a journal names.
pub(super) fn accounts(new: &NewJournal) -> impl Iterator<Item = AccountId> {
    new.lines.iter().map(|line| line.account_id)
}

impl PostJournal {
    fn entry(&self) -> NewEntry {
        NewEntry {
            id: self.id,
            entry_date: self.new.entry_date,
            description: self.new.description.clone(),
            reference: self.new.reference.clone(),
            external_id: self.new.external_id.clone(),
            source: Source::Manual,
            reverses: None,
        }
    }

    /// Posts what was checked, with the journal that undoes it if it asks for one.
    pub(super) fn post(
        &self,
        batch: &mut Batch,
        context: &Context,
        posting: &Posting,
    ) -> Result<BooksEnd, StoreError> {
        // The books have room for both: that was looked at first, so that a refusal changes nothing.
        let entry = self.entry();
        let posted = batch.books.post(context, entry.clone(), posting).map_err(no_room)?;
        if let Some(day) = self.new.reverse_on {
            let reversal = entry.reversal(posted.sequence, self.reversal, day, None);
            let counting = VatCounting::Undoing(entry.entry_date);
            let mirror = posting.mirrored();
            batch.books.post_as(context, reversal, &mirror, counting).map_err(no_room)?;
        }
        let metadata = self.new.metadata.as_ref().filter(|metadata| !metadata.is_empty());
        if metadata.is_some() {
            batch.books.record(context.organisation, RecordedTable::JournalMetadata, self.id);
        }
        let short = Short { sequence: posted.sequence, total: posting.total(), metadata };
        let became = audit_json(&short);
        batch.books.audit(context, "journal.post", self.id.to_string(), [None, became])?;
        Ok(posted)
    }
}

/// Keeps what clients keep with journals that were just posted.
pub(super) async fn keep_metadata<'p>(
    batch: &mut Batch,
    context: &Context,
    journals: impl IntoIterator<Item = &'p PostJournal>,
) -> Result<(), StoreError> {
    const SAVE: BatchInsert = batch_insert!(journal_metadata [journal_id: text 0, organisation_id: text 1, metadata: text 2]);
    let row = |journal: &PostJournal| {
        let metadata = stored(journal.new.metadata.as_ref()?)?;
        Some((journal.id.to_string(), context.organisation.to_string(), metadata))
    };
    let rows: Vec<_> = journals.into_iter().filter_map(row).collect();
    batch.put(SAVE, &rows).await
}

/// What the audit says of a journal: it never changes and tells the rest itself, but for what a client keeps with it.
#[derive(Serialize)]
struct Short<'j> {
    sequence: i64,
    total: Money,
    #[serde(skip_serializing_if = "Option::is_none")]
    metadata: Option<&'j Metadata>,
}

pub(super) fn short(posted: BooksEnd, posting: &Posting) -> Option<AuditJson> {
    audit_json(&Short { sequence: posted.sequence, total: posting.total(), metadata: None })
}

/// What it says of one that is undone.
#[derive(Serialize)]
struct Reversed {
    reversed_by_journal_id: JournalId,
    total: Money,
}

/// The journal as it was just posted.
pub(super) fn written(
    batch: &Batch,
    context: &Context,
    entry: &NewEntry,
    posting: &Posting,
    posted: BooksEnd,
) -> Result<Journal, StoreError> {
    let known = batch.books.known.get(&context.organisation);
    let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
    let line = |(number, leg): (i64, &Leg)| {
        let account = known.book.accounts.get(&leg.account);
        Ok(Line {
            id: format!("{}-{number}", entry.id),
            account_id: leg.account,
            account_code: account.ok_or(StoreError::Corrupt("account_id"))?.code.clone(),
            debit: leg.debit(),
            credit: leg.credit(),
            memo: leg.memo.clone(),
            vat_code: leg.vat_code,
            vat_amount: leg.vat,
            vat_kind: stored_kind(leg.vat_kind),
            vat_in_cost: leg.vat_in_cost,
            vat_side: leg.vat_side,
            generated: leg.is_generated,
        })
    };
    Ok(Journal {
        id: entry.id,
        sequence: posted.sequence,
        entry_date: entry.entry_date,
        description: entry.description.clone(),
        reference: entry.reference.clone(),
        external_id: entry.external_id.clone(),
        metadata: Metadata::default(),
        source: entry.source,
        status: JournalStatus::Posted,
        currency: known.currency.clone(),
        lines: (1..).zip(posting.legs()).map(line).collect::<Result<_, StoreError>>()?,
        total: posting.total(),
        reverses_journal_id: entry.reverses,
        reversed_by_journal_id: None,
        hash: hex(&posted.hash),
        created_at: context.at,
        updated_at: context.at,
        version: 1,
    })
}

/// Undoes a journal by its mirror.
#[derive(Debug, Clone)]
pub struct ReverseJournal {
    /// Which one.
    pub journal: JournalId,
    /// The name of the mirror.
    pub id: JournalId,
    /// How.
    pub how: Reverse,
}

#[async_trait]
impl Action for ReverseJournal {
    type Object = Journal;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Journal, NotDone<Denial>> {
        let organisation = context.organisation;
        let journal = find(&mut batch.read().await?, organisation, self.journal).await?;
        let journal = journal.ok_or(Denial::NotThere)?;
        context.check_version(journal.version)?;
        check_reversible(&journal)?;
        let matched = taken_lines(batch, organisation, journal.id).await?;
        check_unmatched(&journal, !matched.is_empty())?;
        let accounts = journal.lines.iter().map(|line| line.account_id);
        let known = batch.book(organisation, accounts).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let day = reversal_date(journal.entry_date, self.how.entry_date, &known.book)?;
        let posting = Posting::of(legs(&journal)).map_err(|_| StoreError::Corrupt("amount"))?;
        let mirror = posting.mirrored();
        let description = self.how.description.clone();
        let undone = NewEntry::of(&journal);
        let entry = undone.reversal(journal.sequence, self.id, day, description);
        let counting = VatCounting::Undoing(journal.entry_date);
        let posted = batch.books.post_as(context, entry.clone(), &mirror, counting)?;
        let written = written(batch, context, &entry, &mirror, posted)?;
        let became =
            audit_json(&Reversed { reversed_by_journal_id: self.id, total: written.total });
        let values = [None, became];
        batch.books.audit(context, "journal.reverse", self.journal.to_string(), values)?;
        Ok(written)
    }
}
