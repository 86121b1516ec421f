//! What something posted, undone by its exact mirror.

use tieout::date::Date;
use tieout::id::JournalId;
use tieout::ledger::entry::{NewEntry, legs};
use tieout::ledger::posting::Posting;
use tieout::ledger::vat_entry::VatCounting;
use tieout::ledger::{Book, Refusal};

use crate::error::StoreError;
use crate::ledger::context::{Context, Decided};
use crate::ledger::journals;
use crate::writes::batch::Batch;

/// Posts the mirror of a journal, which gets the second name, on the day that is decided from its own,
/// with VAT that counts as that of what posted it. Gives that day; a refusal changes nothing.
pub(super) async fn undo(
    batch: &mut Batch,
    context: &Context,
    (journal, mirror): (JournalId, JournalId),
    counting: VatCounting,
    day: impl FnOnce(Date, &Book) -> Result<Date, Refusal> + Send,
) -> Decided<Date> {
    let organisation = context.organisation;
    let journal = journals::find(&mut batch.read().await?, organisation, journal).await?;
    let journal = journal.ok_or(StoreError::Corrupt("journal_id"))?;
    let accounts = journal.lines.iter().map(|line| line.account_id);
    let known = batch.book(organisation, accounts).await?;
    let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
    let day = day(journal.entry_date, &known.book)?;
    let posting = Posting::of(legs(&journal)).map_err(|_| StoreError::Corrupt("amount"))?;
    let entry = NewEntry::of(&journal).reversal(journal.sequence, mirror, day, None);
    let counting = counting.undoing(journal.entry_date);
    batch.books.post_as(context, entry, &posting.mirrored(), counting)?;
    Ok(day)
}
