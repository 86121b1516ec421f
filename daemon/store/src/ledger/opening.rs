//! The first figures of an organisation's books.

use tieout::contract::ledger::journal::{Journal, Source};
use tieout::contract::ledger::opening::NewOpeningBalances;
use tieout::id::{AccountId, JournalId, OrganisationId};
use tieout::ledger::opening::{journal, post};
use tieout::ledger::posting::Posting;
use tieout::ledger::{Reason, Refusal};

use super::books::{Known, NewEntry};
use super::post::{short, taken, written};
use super::{Action, Context, Denial, Wants};
use crate::dialect::Tx;
use crate::error::{NotDone, StoreError};

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

    fn check(&self, known: &Known) -> Result<Posting, Refusal> {
        if self.new.currency.as_ref().is_some_and(|currency| *currency != known.currency) {
            let message = format!("the currency of this organisation is {}", known.currency);
            return Err(Refusal::new(Reason::CurrencyMismatch, message).at("currency"));
        }
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

impl Action for PostOpeningBalances {
    type Object = Journal;

    fn wants(&self, organisation: OrganisationId, wants: &mut Wants) {
        wants.accounts(organisation, self.accounts());
        if let Some(external_id) = journal(&self.new).external_id {
            wants.external_id(organisation, &external_id);
        }
    }

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Journal, NotDone<Denial>> {
        let entry = self.entry();
        if let Some(external_id) = &entry.external_id
            && tx.has_external_id(context.organisation, external_id).await?
        {
            return Err(taken(external_id).into());
        }
        let known = tx.book(context.organisation, self.accounts()).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let posting = self.check(known)?;
        let posted = tx.books.post(context, entry.clone(), &posting)?;
        let became = short(posted, &posting);
        tx.books.audit(context, "opening_balances.post", self.id.to_string(), [None, became])?;
        Ok(written(tx, context, &entry, &posting, posted)?)
    }
}
