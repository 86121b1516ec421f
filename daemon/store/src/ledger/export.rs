//! The books as text, piece by piece.

use tieout::contract::ledger::export::ExportFormat;
use tieout::id::OrganisationId;
use tieout::ledger::export::{ExportWriter, ExportedAccount};

use super::books_file::BooksExport;
use super::walk::Entries;
use crate::db::backend::{Database, SharedTx};
use crate::db::statement::query;
use crate::error::StoreError;
use crate::store::Store;

/// A piece is at least so long, but for the last.
const PIECE_BYTES: usize = 32 << 10;

/// Books on their way out: what had been posted when it began.
pub struct Export(Parts);

enum Parts {
    /// For other programs: entries never change, so that they are read when they are asked for.
    Entries { writer: Box<ExportWriter>, head: Option<String>, entries: Box<Entries> },
    /// Everything.
    Whole(Box<BooksExport>),
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
        if format == ExportFormat::Json {
            let lent = SharedTx::new(self.database.begin_reading().await?);
            let seen = Self { database: Database::Within(lent.clone()), ..self.clone() };
            let (writer, _, _) = seen.writer(organisation, format).await?;
            let whole = BooksExport::new((seen, lent), organisation, writer);
            return Ok(Export(Parts::Whole(Box::new(whole))));
        }
        let (writer, text, last) = self.writer(organisation, format).await?;
        let entries = Box::new(Entries::between(self, organisation, 0, last));
        let writer = Box::new(writer);
        Ok(Export(Parts::Entries { writer, head: Some(text), entries }))
    }

    /// What writes entries, what stands in front of them, and the place of the last.
    async fn writer(
        &self,
        organisation: OrganisationId,
        format: ExportFormat,
    ) -> Result<(ExportWriter, String, i64), StoreError> {
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
        Ok((writer, text, head.get("sequence")?))
    }
}

impl Export {
    /// The next piece; none behind the last.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn next(&mut self) -> Result<Option<String>, StoreError> {
        let mut piece = String::new();
        while piece.len() < PIECE_BYTES {
            let Some(part) = self.0.next().await? else { break };
            piece.push_str(&part);
        }
        Ok((!piece.is_empty()).then_some(piece))
    }
}

impl Parts {
    async fn next(&mut self) -> Result<Option<String>, StoreError> {
        match self {
            Self::Whole(whole) => whole.next().await,
            Self::Entries { writer, head, entries } => {
                if let Some(head) = head.take() {
                    return Ok(Some(head));
                }
                Ok(entries.next().await?.map(|entry| writer.entry(&entry)))
            }
        }
    }
}
