//! Journals, posted and reversed.

use serde::Serialize;
use tieout::contract::ledger::journal::{
    Journal, JournalStatus, Line, NewJournal, Reverse, Source,
};
use tieout::date::Date;
use tieout::id::{AccountId, JournalId, OrganisationId};
use tieout::ledger::journal::{post, reversal_date};
use tieout::ledger::posting::{Leg, Posting};
use tieout::ledger::{Reason, Refusal};
use tieout::money::Money;

use super::bank;
use super::books::{Known, NewEntry, Posted, no_room, room};
use super::journals::find;
use super::pending::{Told, told};
use super::{Action, Context, Denial, Wants};
use crate::asking::hex;
use crate::dialect::Tx;
use crate::error::{NotDone, StoreError};

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

impl Action for PostJournal {
    type Object = Journal;

    fn wants(&self, organisation: OrganisationId, wants: &mut Wants) {
        wants.accounts(organisation, accounts(&self.new));
        if let Some(external_id) = &self.new.external_id {
            wants.external_id(organisation, external_id);
        }
    }

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Journal, NotDone<Denial>> {
        let new = &self.new;
        if let Some(external_id) = &new.external_id
            && tx.has_external_id(context.organisation, external_id).await?
        {
            return Err(taken(external_id).into());
        }
        let known = tx.book(context.organisation, accounts(new)).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let posting = checked(new, known)?;
        grown(known.head.posted, new, &posting)?;
        let posted = self.post(tx, context, &posting)?;
        let mut journal = written(tx, context, &self.entry(), &posting, posted)?;
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

/// Another journal has the external id.
pub(super) fn taken(external_id: &str) -> Refusal {
    let message = format!("another journal has the external_id {external_id}");
    Refusal::new(Reason::DuplicateExternalId, message).at("external_id")
}

/// The journal's posting, and everything else that the books may have against it but for its
/// external id.
pub(super) fn checked(new: &NewJournal, known: &Known) -> Result<Posting, Refusal> {
    if new.currency.as_ref().is_some_and(|currency| *currency != known.currency) {
        let message = format!("the currency of this organisation is {}", known.currency);
        return Err(Refusal::new(Reason::CurrencyMismatch, message).at("currency"));
    }
    let posting = post(new, &known.book)?;
    if let Some(day) = new.reverse_on {
        if day < new.entry_date {
            let message = format!("reverse_on {day} comes before entry_date {}", new.entry_date);
            return Err(Refusal::new(Reason::ReversalTooEarly, message).at("reverse_on"));
        }
        known.book.check_open(day)?;
    }
    Ok(posting)
}

/// What the totals of the books come to with a journal and the one that it asks for to undo it.
pub(super) fn grown(posted: i64, new: &NewJournal, posting: &Posting) -> Result<i64, Refusal> {
    let total = posting.total();
    let posted = room(posted, total, false)?;
    if new.reverse_on.is_some() { room(posted, total, true) } else { Ok(posted) }
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
        tx: &mut Tx,
        context: &Context,
        posting: &Posting,
    ) -> Result<Posted, StoreError> {
        // The books have room for both: that was looked at first, so that a refusal changes nothing.
        let entry = self.entry();
        let posted = tx.books.post(context, entry.clone(), posting).map_err(no_room)?;
        if let Some(day) = self.new.reverse_on {
            let reversal = reversal(&entry, posted.sequence, self.reversal, day, None);
            tx.books.post(context, reversal, &posting.mirrored()).map_err(no_room)?;
        }
        let became = short(posted, posting);
        tx.books.audit(context, "journal.post", self.id.to_string(), [None, became])?;
        Ok(posted)
    }
}

/// What the audit says of a journal: it never changes and tells the rest itself.
#[derive(Serialize)]
struct Short {
    sequence: i64,
    total: Money,
}

pub(super) fn short(posted: Posted, posting: &Posting) -> Option<Told> {
    told(&Short { sequence: posted.sequence, total: posting.total() })
}

/// What it says of one that is undone.
#[derive(Serialize)]
struct Reversed {
    reversed_by_journal_id: JournalId,
    total: Money,
}

/// The entry that undoes another.
pub(super) fn reversal(
    undone: &NewEntry,
    sequence: i64,
    id: JournalId,
    entry_date: Date,
    description: Option<String>,
) -> NewEntry {
    let usual = || {
        let words = format!("Reversal of journal {sequence}: {}", undone.description);
        words.chars().take(500).collect()
    };
    NewEntry {
        id,
        entry_date,
        description: description.unwrap_or_else(usual),
        reference: undone.reference.clone(),
        external_id: None,
        source: Source::Reversal,
        reverses: Some(undone.id),
    }
}

/// The journal as it was just posted.
pub(super) fn written(
    tx: &Tx,
    context: &Context,
    entry: &NewEntry,
    posting: &Posting,
    posted: Posted,
) -> Result<Journal, StoreError> {
    let known = tx.books.known.get(&context.organisation);
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
        source: entry.source,
        status: JournalStatus::Posted,
        currency: known.currency.clone(),
        lines: (1..).zip(posting.legs()).map(line).collect::<Result<_, StoreError>>()?,
        total: posting.total(),
        reverses_journal_id: entry.reverses,
        reversed_by_journal_id: None,
        hash: hex(&posted.hash),
        created_at: context.at,
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

impl Action for ReverseJournal {
    type Object = Journal;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Journal, NotDone<Denial>> {
        // It may be among what waits.
        tx.write_books().await?;
        let organisation = context.organisation;
        let journal = find(tx, organisation, self.journal).await?.ok_or(Denial::NotThere)?;
        context.check_version(journal.version)?;
        if journal.reversed_by_journal_id.is_some() {
            let message = format!("journal {} has been reversed", journal.sequence);
            return Err(Refusal::new(Reason::AlreadyReversed, message).into());
        }
        // Opening balances have a name; what a bank account came to has none, and stays with that.
        let is_opening = journal.source == Source::Opening && journal.external_id.is_some();
        if journal.source != Source::Manual && !is_opening {
            let message = format!(
                "journal {} was made by something else ({}), which is to be undone instead",
                journal.sequence, journal.source
            );
            return Err(Refusal::new(Reason::NotManual, message).into());
        }
        bank::check_unmatched(tx, organisation, &journal).await?;
        let accounts = journal.lines.iter().map(|line| line.account_id);
        let known = tx.book(organisation, accounts).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let day = reversal_date(journal.entry_date, self.how.entry_date, &known.book)?;
        let posting = Posting::of(legs(&journal)).map_err(|_| StoreError::Corrupt("amount"))?;
        let mirror = posting.mirrored();
        let description = self.how.description.clone();
        let entry = reversal(&entry(&journal), journal.sequence, self.id, day, description);
        let posted = tx.books.post(context, entry.clone(), &mirror)?;
        let written = written(tx, context, &entry, &mirror, posted)?;
        let became = told(&Reversed { reversed_by_journal_id: self.id, total: written.total });
        let values = [None, became];
        tx.books.audit(context, "journal.reverse", self.journal.to_string(), values)?;
        Ok(written)
    }
}

/// A journal as it was to be posted, but for its lines.
pub(super) fn entry(journal: &Journal) -> NewEntry {
    NewEntry {
        id: journal.id,
        entry_date: journal.entry_date,
        description: journal.description.clone(),
        reference: journal.reference.clone(),
        external_id: journal.external_id.clone(),
        source: journal.source,
        reverses: journal.reverses_journal_id,
    }
}

/// The lines of a journal as they were posted.
pub(super) fn legs(journal: &Journal) -> Vec<Leg> {
    let leg = |line: &Line| Leg {
        account: line.account_id,
        amount: Money::from_minor(line.debit.minor() - line.credit.minor()),
        memo: line.memo.clone(),
        vat_code: line.vat_code,
        vat: line.vat_amount,
        is_generated: line.generated,
    };
    journal.lines.iter().map(leg).collect()
}
