//! Many journals in one request: decided one after the other, posted in one go.

use async_trait::async_trait;
use std::collections::BTreeSet;

use tieout::contract::ledger::bulk::{ItemStatus, JournalItem, PostedJournals};
use tieout::contract::ledger::journal::BulkMode;
use tieout::contract::ledger::warning::Warning;
use tieout::id::OrganisationId;
use tieout::ledger::Refusal;
use tieout::ledger::entry::room_for;
use tieout::ledger::journal::{check, duplicate_external_id};
use tieout::ledger::posting::Posting;
use tieout::ledger::sanity::{check_strict, of_journal};

use super::post::{PostJournal, accounts, keep_metadata};
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::writes::batch::Batch;
use crate::writes::read_set::ReadSet;

/// Posts journals that somebody has written.
#[derive(Debug, Clone)]
pub struct PostJournals {
    /// What becomes of the others where one is refused.
    pub mode: BulkMode,
    /// The journals, in the order in which they get their places.
    pub journals: Vec<PostJournal>,
}

#[async_trait]
impl Action for PostJournals {
    type Object = PostedJournals;

    fn reads(&self, organisation: OrganisationId, reads: &mut ReadSet) {
        reads.book(organisation);
        for journal in &self.journals {
            journal.reads(organisation, reads);
        }
    }

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<PostedJournals, NotDone<Denial>> {
        let decided = self.decided(batch, context).await?;
        if self.mode == BulkMode::AllOrNothing {
            let mut refusals = decided.iter().enumerate().filter_map(|(at, decided)| {
                decided.as_ref().err().map(|refusal| (at, refusal.clone()))
            });
            if let Some((at, refusal)) = refusals.next() {
                return Err(refusal.within("journals", at).into());
            }
        }
        let mut items = Vec::with_capacity(decided.len());
        for (index, (journal, decided)) in self.journals.iter().zip(decided).enumerate() {
            items.push(match decided {
                Ok((posting, warnings)) => {
                    batch.warn_of("journals", index, warnings);
                    let posted = journal.post(batch, context, &posting)?;
                    let (id, sequence) = (Some(journal.id), Some(posted.sequence));
                    JournalItem { index, status: ItemStatus::Posted, id, sequence, error: None }
                }
                Err(refusal) => JournalItem {
                    index,
                    status: ItemStatus::Refused,
                    id: None,
                    sequence: None,
                    error: Some(refusal.to_error()),
                },
            });
        }
        let posted = self.journals.iter().zip(&items).filter(|(_, item)| item.error.is_none());
        keep_metadata(batch, context, posted.map(|(journal, _)| journal)).await?;
        let refused = items.iter().filter(|item| item.error.is_some()).count();
        let posted = items.len() - refused;
        Ok(PostedJournals { mode: self.mode, posted, refused, items })
    }
}

impl PostJournals {
    /// What each journal becomes, as if those before it that are not refused were posted.
    async fn decided(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Vec<Result<(Posting, Vec<Warning>), Refusal>>, StoreError> {
        let (organisation, today) = (context.organisation, context.today()?);
        let mut names = BTreeSet::new();
        for journal in &self.journals {
            if let Some(name) = &journal.new.external_id
                && batch.has_external_id(organisation, name).await?
            {
                names.insert(name);
            }
        }
        let accounts = self.journals.iter().flat_map(|journal| accounts(&journal.new));
        let known = batch.book(organisation, accounts).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let mut posted = known.end.posted_minor;
        let mut decided = Vec::with_capacity(self.journals.len());
        for PostJournal { new, .. } in &self.journals {
            decided.push(match &new.external_id {
                Some(name) if names.contains(name) => Err(duplicate_external_id(name)),
                _ => check(new, &known.currency, &known.book).and_then(|posting| {
                    let room = room_for(posted, new, posting.total())?;
                    let warnings = of_journal(new, &known.book, today);
                    check_strict(&warnings, new.strict)?;
                    posted = room;
                    names.extend(&new.external_id);
                    Ok((posting, warnings))
                }),
            });
        }
        Ok(decided)
    }
}
