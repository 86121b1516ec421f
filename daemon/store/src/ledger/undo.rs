//! What something posted, undone by its exact mirror.

use tieout::date::Date;
use tieout::id::JournalId;
use tieout::ledger::posting::Posting;
use tieout::ledger::{Book, Refusal};

use super::vat::VatCounting;
use super::{Context, Decided, journals, post};
use crate::dialect::Tx;
use crate::error::StoreError;

/// Posts the mirror of a journal, which gets the second name, on the day that is decided from its own,
/// with VAT that counts as that of what posted it. Gives that day; a refusal changes nothing.
pub(super) async fn undo(
    tx: &mut Tx,
    context: &Context,
    (journal, mirror): (JournalId, JournalId),
    counting: VatCounting,
    day: impl FnOnce(Date, &Book) -> Result<Date, Refusal> + Send,
) -> Decided<Date> {
    let organisation = context.organisation;
    // It may be among what waits.
    tx.write_books().await?;
    let journal = journals::find(tx, organisation, journal).await?;
    let journal = journal.ok_or(StoreError::Corrupt("journal_id"))?;
    let accounts = journal.lines.iter().map(|line| line.account_id);
    let known = tx.book(organisation, accounts).await?;
    let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
    let day = day(journal.entry_date, &known.book)?;
    let posting = Posting::of(post::legs(&journal)).map_err(|_| StoreError::Corrupt("amount"))?;
    let entry = post::reversal(&post::entry(&journal), journal.sequence, mirror, day, None);
    tx.books.post_as(context, entry, &posting.mirrored(), counting)?;
    Ok(day)
}
