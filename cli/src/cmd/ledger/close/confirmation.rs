//! How bank transactions of matches are confirmed.

use tieout::contract::key::Data;
use tieout::contract::ledger::confirm::{
    BATCH_MAX, Confirm, ConfirmBatch, ConfirmItem, ConfirmedBatch, Match,
};
use tieout::contract::ledger::journal::BulkMode;

use crate::client::Client;
use crate::exit::Failure;
use crate::render::LedgerMatch;

/// The daemon, and the path below which the books are.
pub(super) type BooksPath<'a> = (&'a Client<'a>, &'a str);

/// What confirms the bank transaction of a match by what is posted.
pub(super) fn by_posting(one: &LedgerMatch) -> Option<ConfirmItem> {
    let matched = Match { journal_id: one.book.journal_id, settlement_id: None };
    let how = Confirm { matched: Some(matched), ..Confirm::default() };
    Some(ConfirmItem { id: one.bank.bank_transaction_id?, how })
}

/// Confirms bank transactions, each for itself; says of each why it was not, if it was not.
pub(super) fn confirm_each(
    items: &[ConfirmItem],
    (client, path): BooksPath<'_>,
) -> Result<Vec<Option<String>>, Failure> {
    let mut messages = Vec::with_capacity(items.len());
    for part in items.chunks(BATCH_MAX) {
        let body = ConfirmBatch { items: part.to_vec(), mode: BulkMode::Independent };
        let answer = client.post(&format!("{path}/bank-transactions/confirm-batch"), &body)?;
        let Data { data } = client.read::<Data<ConfirmedBatch>>(&answer)?;
        messages.extend(data.items.into_iter().map(|item| item.error.map(|error| error.message)));
    }
    Ok(messages)
}
