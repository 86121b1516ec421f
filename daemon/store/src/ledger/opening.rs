//! The first figures of an organisation's books.

use async_trait::async_trait;
use tieout::contract::ledger::journal::{Journal, Source};
use tieout::contract::ledger::opening::NewOpeningBalances;
use tieout::id::{AccountId, JournalId, OrganisationId};
use tieout::ledger::Refusal;
use tieout::ledger::book::check_currency;
use tieout::ledger::entry::NewEntry;
use tieout::ledger::journal::duplicate_external_id;
use tieout::ledger::opening::{journal, post};
use tieout::ledger::posting::Posting;

use super::post::{short, written};
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::writes::batch::Batch;
use crate::writes::books::KnownBooks;
use crate::writes::read_set::ReadSet;

/// Posts what accounts came to elsewhere, once.
#[derive(Debug, Clone)]
pub struct PostOpeningBalances {
    /// The name of the journal.
    pub id: JournalId,
    /// What they are.
    pub new: NewOpeningBalances,
}

impl PostOpeningBalances {
    fn accounts(&self) -> impl Iterator<Item = AccountId> {
        self.new.lines.iter().map(|line| line.account_id)
    }

    fn check(&self, known: &KnownBooks) -> Result<Posting, Refusal> {
        check_currency(self.new.currency.as_ref(), &known.currency)?;
        post(&self.new, &known.book)
    }

    fn entry(&self) -> NewEntry {
        let journal = journal(&self.new);
        NewEntry {
            id: self.id,
            entry_date: journal.entry_date,
            description: journal.description,
            reference: None,
            external_id: journal.external_id,
            source: Source::Opening,
            reverses: None,
        }
    }
}

#[async_trait]
impl Action for PostOpeningBalances {
    type Object = Journal;

    fn reads(&self, organisation: OrganisationId, reads: &mut ReadSet) {
        reads.accounts(organisation, self.accounts());
        if let Some(external_id) = journal(&self.new).external_id {
            reads.external_id(organisation, &external_id);
        }
    }

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Journal, NotDone<Denial>> {
        let entry = self.entry();
        if let Some(external_id) = &entry.external_id
            && batch.has_external_id(context.organisation, external_id).await?
        {
            return Err(duplicate_external_id(external_id).into());
        }
        let known = batch.book(context.organisation, self.accounts()).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let posting = self.check(known)?;
        let posted = batch.books.post(context, entry.clone(), &posting)?;
        let became = short(posted, &posting);
        batch.books.audit(context, "opening_balances.post", self.id.to_string(), [None, became])?;
        Ok(written(batch, context, &entry, &posting, posted)?)
    }
}
