//! What came of a statement, row by row.

use serde::Serialize;
use tieout::contract::ledger::bank_transaction::RowStatus;
use tieout::id::{BankAccountId, BankTransactionId};

use crate::render::{Tabular, Value};

/// What came of a statement.
#[derive(Debug, Serialize)]
pub(super) struct BankImportResult {
    pub(super) file: String,
    pub(super) bank_account_id: BankAccountId,
    pub(super) dry_run: bool,
    pub(super) created: usize,
    pub(super) duplicates: usize,
    /// In the order of the file.
    pub(super) rows: Vec<BankImportRow>,
}

/// What came of a row.
#[derive(Debug, Serialize)]
pub(super) struct BankImportRow {
    pub(super) line: u64,
    pub(super) status: RowStatus,
    pub(super) id: Option<BankTransactionId>,
}

impl Tabular for BankImportResult {
    const COLUMNS: &'static [&'static str] =
        &["file", "bank_account_id", "dry_run", "created", "duplicates"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(&self.file),
            Value::text(self.bank_account_id),
            Value::yes_or_no(self.dry_run),
            Value::number(self.created),
            Value::number(self.duplicates),
        ]
    }
}
