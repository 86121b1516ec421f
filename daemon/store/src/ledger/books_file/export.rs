//! The books as a document, piece by piece, from one state of the database.

use tieout::id::OrganisationId;
use tieout::ledger::books_file::row::{BooksValue, written};
use tieout::ledger::books_file::{BooksSection, ColumnKind, FORMAT};
use tieout::ledger::export::ExportWriter;

use super::tables::{BooksTable, SETTINGS, TABLES};
use crate::db::backend::SharedTx;
use crate::db::batch_query::hex;
use crate::db::statement::{Arg, Query, Row, query};
use crate::error::StoreError;
use crate::ledger::walk::Entries;
use crate::store::Store;

/// What of a document comes next.
enum NextPart {
    Head,
    /// The rows of a table behind one; none of them was written where that is nothing.
    Rows {
        table: usize,
        behind: Vec<Arg>,
        is_first: bool,
    },
    Journals(Box<Entries>),
    End,
    Nothing,
}

/// Books on their way out.
pub(in crate::ledger) struct BooksExport {
    /// What the transaction sees.
    seen: Store,
    lent: SharedTx,
    organisation: OrganisationId,
    writer: ExportWriter,
    next: NextPart,
    /// The place of the last entry.
    last: i64,
}

impl BooksExport {
    /// Begins, with what `seen` sees, which is a transaction's.
    pub(in crate::ledger) fn new(
        (seen, lent): (Store, SharedTx),
        organisation: OrganisationId,
        writer: ExportWriter,
    ) -> Self {
        Self { seen, lent, organisation, writer, next: NextPart::Head, last: 0 }
    }

    /// The next part; none behind the last.
    pub(in crate::ledger) async fn next(&mut self) -> Result<Option<String>, StoreError> {
        let next = std::mem::replace(&mut self.next, NextPart::Nothing);
        match next {
            NextPart::Head => {
                self.next = NextPart::Rows { table: 0, behind: Vec::new(), is_first: true };
                self.head().await.map(Some)
            }
            NextPart::Rows { table, behind, is_first } => {
                self.rows(table, behind, is_first).await.map(Some)
            }
            NextPart::Journals(mut entries) => {
                let Some(entry) = entries.next().await? else {
                    self.next = NextPart::End;
                    return Ok(Some("\n]".to_owned()));
                };
                self.next = NextPart::Journals(entries);
                Ok(Some(self.writer.entry(&entry)))
            }
            NextPart::End => {
                self.lent.take().await?.rollback().await?;
                Ok(Some("}\n".to_owned()))
            }
            NextPart::Nothing => Ok(None),
        }
    }

    /// What it is, whose books these are, where the chains end, and the organisation itself.
    async fn head(&mut self) -> Result<String, StoreError> {
        const HEAD: &str = "SELECT sequence, hash, audited, audit_hash FROM ledger_heads \
            WHERE organisation_id = $1";
        const ORGANISATION: &str = "SELECT id, name, currency, country, financial_year_end, vat_registered, \
            vat_number, vat_scheme, flat_rate_percent, vat_rounding, status, lock_date, vat_returned_to, own_rates, \
            own_codes, created_at, updated_at, version FROM organisations WHERE id = $1";
        let read = |sql| self.seen.database.first(query(sql).bind(self.organisation));
        let head = read(HEAD).await?.ok_or(StoreError::Corrupt("sequence"))?;
        let organisation = read(ORGANISATION).await?.ok_or(StoreError::Corrupt("id"))?;
        self.last = head.get("sequence")?;
        let (hash, audit_hash) = (head.hash("hash")?, head.hash("audit_hash")?);
        let audited: i64 = head.get("audited")?;
        let name: String = organisation.get("name")?;
        let name = serde_json::to_string(&name).map_err(|_| StoreError::Corrupt("name"))?;
        let currency: String = organisation.get("currency")?;
        Ok(format!(
            "{{\"format\":\"{FORMAT}\",\"organisation\":{name},\"currency\":\"{currency}\",\
            \"head\":{{\"sequence\":{},\"hash\":\"{}\",\"audit_sequence\":{audited},\"audit_hash\":\"{}\"}},\
            \n\"settings\":{}",
            self.last,
            hex(&hash),
            hex(&audit_hash),
            row_text(&SETTINGS, &organisation)?
        ))
    }

    /// The next rows of a table, and its end where there are no more.
    async fn rows(
        &mut self,
        at: usize,
        behind: Vec<Arg>,
        is_first: bool,
    ) -> Result<String, StoreError> {
        let Some(table) = TABLES.get(at) else {
            let entries = Entries::between(&self.seen, self.organisation, 0, self.last);
            self.next = NextPart::Journals(Box::new(entries));
            return Ok(",\n\"journals\":[".to_owned());
        };
        let mut text =
            if is_first { format!(",\n\"{}\":[", table.section.name) } else { String::new() };
        let behind = if is_first { before_all(table) } else { behind };
        let asked =
            behind.iter().cloned().fold(query(table.next).bind(self.organisation), Query::bind);
        let rows = self.seen.database.all(asked).await?;
        for (row, place) in rows.iter().zip(0..) {
            text.push_str(if is_first && place == 0 { "\n" } else { ",\n" });
            text.push_str(&row_text(&table.section, row)?);
        }
        self.next = if let Some(last) = rows.last() {
            NextPart::Rows { table: at, behind: key_of(table, last)?, is_first: false }
        } else {
            text.push_str("\n]");
            NextPart::Rows { table: at + 1, behind: Vec::new(), is_first: true }
        };
        Ok(text)
    }
}

fn row_text(section: &BooksSection, row: &Row) -> Result<String, StoreError> {
    let values = section.columns.iter().map(|column| value(row, column.name, column.kind));
    let values = values.collect::<Result<Vec<_>, _>>()?;
    written(section.columns, &values).ok_or(StoreError::Corrupt(section.name))
}

fn value(row: &Row, column: &'static str, kind: ColumnKind) -> Result<BooksValue, StoreError> {
    Ok(match kind {
        kind if is_int(kind) => row.get::<Option<i64>>(column)?.map(BooksValue::Int),
        ColumnKind::Hex => row.get::<Option<Vec<u8>>>(column)?.map(BooksValue::Bytes),
        _ => row.get::<Option<String>>(column)?.map(BooksValue::Text),
    }
    .unwrap_or(BooksValue::Nothing))
}

const fn is_int(kind: ColumnKind) -> bool {
    matches!(
        kind,
        ColumnKind::Int
            | ColumnKind::Percent
            | ColumnKind::Money
            | ColumnKind::Time
            | ColumnKind::Flag
    )
}

fn kind_of(table: &BooksTable, key: &str) -> ColumnKind {
    let column = table.section.columns.iter().find(|column| column.name == key);
    column.map_or(ColumnKind::Text, |column| column.kind)
}

/// A key before that of any row.
fn before_all(table: &BooksTable) -> Vec<Arg> {
    let least = |key: &&str| {
        if is_int(kind_of(table, key)) { Arg::from(i64::MIN) } else { Arg::from("") }
    };
    table.key.iter().map(least).collect()
}

fn key_of(table: &BooksTable, row: &Row) -> Result<Vec<Arg>, StoreError> {
    let part = |key: &&'static str| {
        if is_int(kind_of(table, key)) {
            row.get::<i64>(key).map(Arg::from)
        } else {
            row.get::<String>(key).map(Arg::from)
        }
    };
    table.key.iter().map(part).collect()
}
