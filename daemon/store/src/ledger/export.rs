//! The books as text, piece by piece.

use tieout::contract::ledger::export::ExportFormat;
use tieout::id::OrganisationId;
use tieout::ledger::export::{ExportWriter, ExportedAccount};

use super::walk::Entries;
use crate::db::statement::query;
use crate::error::StoreError;
use crate::store::Store;

/// A piece is at least so long, but for the last.
const PIECE_BYTES: usize = 32 << 10;

/// Books on their way out: what had been posted when it began.
pub struct Export {
    writer: ExportWriter,
    head: Option<String>,
    entries: Entries,
    has_tail: bool,
}

impl Store {
    /// Begins to write out an organisation's books.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn export(
        &self,
        organisation: OrganisationId,
        format: ExportFormat,
    ) -> Result<Export, StoreError> {
        const HEAD: &str = "SELECT h.sequence, o.name, o.currency, (SELECT min(j.entry_date) \
            FROM journals j WHERE j.organisation_id = o.id) AS first_day \
            FROM organisations o JOIN ledger_heads h ON h.organisation_id = o.id WHERE o.id = $1";
        const ACCOUNTS: &str = "SELECT id, code, name, account_type FROM accounts \
            WHERE organisation_id = $1 ORDER BY code";
        let head = self.database.first(query(HEAD).bind(organisation)).await?;
        let head = head.ok_or(StoreError::Corrupt("sequence"))?;
        let mut accounts = Vec::new();
        for row in self.database.all(query(ACCOUNTS).bind(organisation)).await? {
            accounts.push(ExportedAccount {
                id: row.get("id")?,
                code: row.get("code")?,
                name: row.get("name")?,
                account_type: row.parse("account_type")?,
            });
        }
        let writer = ExportWriter::new(format, head.get("currency")?, &accounts);
        let first_day: Option<String> = head.get("first_day")?;
        let text = writer.head(&head.get::<String>("name")?, first_day.as_deref());
        let entries = Entries::between(self, organisation, 0, head.get("sequence")?);
        Ok(Export { writer, head: Some(text), entries, has_tail: false })
    }
}

impl Export {
    /// The next piece; none behind the last.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn next(&mut self) -> Result<Option<String>, StoreError> {
        let mut piece = self.head.take().unwrap_or_default();
        while piece.len() < PIECE_BYTES && !self.has_tail {
            if let Some(entry) = self.entries.next().await? {
                piece.push_str(&self.writer.entry(&entry));
            } else {
                piece.push_str(self.writer.tail());
                self.has_tail = true;
            }
        }
        Ok((!piece.is_empty()).then_some(piece))
    }
}
