//! Rows of statements and the receipts or payments that they are.

use serde_json::json;

use super::rows::BankRow;
use crate::error::StoreError;
use crate::ledger::context::Context;
use crate::ledger::settlements::rows::{SettlementRow, change, find_one};
use crate::writes::batch::Batch;

/// Notes that a row is a receipt or a payment that was there before it.
pub(super) async fn link(
    batch: &mut Batch,
    context: &Context,
    row: &mut BankRow,
    mut settlement: SettlementRow,
) -> Result<(), StoreError> {
    (row.settlement, row.contact) = (Some(settlement.id), Some(settlement.contact));
    settlement.bank_transaction = Some(row.id);
    settlement.touch(context.at);
    change(batch, &settlement).await?;
    let values = [None, Some(json!({ "bank_transaction_id": row.id }))];
    batch.books.audit(context, "settlement.match", settlement.id.to_string(), values)
}

/// The receipt or payment that a row was matched to has no row any more.
pub(super) async fn unlink(
    batch: &mut Batch,
    context: &Context,
    row: &BankRow,
) -> Result<(), StoreError> {
    let Some(id) = row.settlement else { return Ok(()) };
    let settlement = find_one(batch, context.organisation, id).await?;
    let mut settlement = settlement.ok_or(StoreError::Corrupt("settlement_id"))?;
    settlement.bank_transaction = None;
    settlement.touch(context.at);
    change(batch, &settlement).await?;
    batch.book(context.organisation, []).await?;
    let values = [Some(json!({ "bank_transaction_id": row.id })), None];
    batch.books.audit(context, "settlement.unmatch", id.to_string(), values)
}
