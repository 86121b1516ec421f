//! Many journals in one request: decided one after the other, posted in one go.

use std::collections::BTreeSet;

use tieout::contract::ledger::bulk::{ItemStatus, JournalItem, PostedJournals};
use tieout::contract::ledger::journal::BulkMode;
use tieout::id::OrganisationId;
use tieout::ledger::Refusal;
use tieout::ledger::posting::Posting;

use super::post::{PostJournal, accounts, checked, grown, taken};
use super::{Action, Context, Denial, Wants};
use crate::dialect::Tx;
use crate::error::{NotDone, StoreError};

/// Posts journals that somebody has written.
#[derive(Debug, Clone)]
pub struct PostJournals {
    /// What becomes of the others where one is refused.
    pub mode: BulkMode,
    /// The journals, in the order in which they get their places.
    pub journals: Vec<PostJournal>,
}

impl Action for PostJournals {
    type Object = PostedJournals;

    fn wants(&self, organisation: OrganisationId, wants: &mut Wants) {
        wants.book(organisation);
        for journal in &self.journals {
            journal.wants(organisation, wants);
        }
    }

    async fn apply(
        &self,
        tx: &mut Tx,
        context: &Context,
    ) -> Result<PostedJournals, NotDone<Denial>> {
        let decided = self.decided(tx, context.organisation).await?;
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
                Ok(posting) => {
                    let posted = journal.post(tx, context, &posting)?;
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
        let refused = items.iter().filter(|item| item.error.is_some()).count();
        let posted = items.len() - refused;
        Ok(PostedJournals { mode: self.mode, posted, refused, items })
    }
}

impl PostJournals {
    /// What each journal becomes, as if those before it that are not refused were posted.
    async fn decided(
        &self,
        tx: &mut Tx,
        organisation: OrganisationId,
    ) -> Result<Vec<Result<Posting, Refusal>>, StoreError> {
        let mut names = BTreeSet::new();
        for journal in &self.journals {
            if let Some(name) = &journal.new.external_id
                && tx.has_external_id(organisation, name).await?
            {
                names.insert(name);
            }
        }
        let accounts = self.journals.iter().flat_map(|journal| accounts(&journal.new));
        let known = tx.book(organisation, accounts).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let mut posted = known.head.posted;
        let mut decided = Vec::with_capacity(self.journals.len());
        for PostJournal { new, .. } in &self.journals {
            decided.push(match &new.external_id {
                Some(name) if names.contains(name) => Err(taken(name)),
                _ => checked(new, known).and_then(|posting| {
                    posted = grown(posted, new, &posting)?;
                    names.extend(&new.external_id);
                    Ok(posting)
                }),
            });
        }
        Ok(decided)
    }
}
