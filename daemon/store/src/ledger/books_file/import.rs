//! A document as the books of a new organisation.
//!
//! Rows are written as they are, with new identifiers; entries are chained anew, and so are the events of the source,
//! behind one that names it and where its chains ended. What was written is then held against itself as `integrity`
//! does, and read as callers read it, in the same transaction: books that do not agree are never kept.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use tieout::contract::ledger::audit::FirstBad;
use tieout::contract::ledger::organisation::Organisation;
use tieout::id::{MemberId, OrganisationId};
use tieout::ledger::Refusal;
use tieout::ledger::books_file::file::{BooksFile, JOURNALS};
use tieout::ledger::books_file::ids::NewIds;
use tieout::ledger::books_file::row::keys;
use tieout::ledger::books_file::{BooksFault, ColumnKind};
use tieout::ledger::import::content;
use tieout::money::Money;
use tieout::search::folded;

use super::provenance::{provenances, source_of, tell_again};
use super::readable::check_readable;
use super::tables::{BOOKS_LAYOUT, BooksTable, SETTINGS, TABLES};
use crate::db::batch_query::hex;
use crate::db::statement::{Arg, query};
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Decided, Denial};
use crate::ledger::integrity::IntegrityQuestion;
use crate::ledger::organisations::{add_owner, one};
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::events::AuditJson;
use crate::writes::read_set::ReadSet;
use crate::writes::recorded::RecordedTable;

/// Rows of a statement.
const ROWS_PUT_MAX: usize = 500;

/// All of it is one write, for which others wait; a daemon whose writes take a minute ends.
const TIME_MAX: Duration = Duration::from_secs(20);

/// Entries that wait in memory to be written.
const ENTRIES_WAIT_MAX: usize = 1_000;

/// Makes an organisation of a document; its maker is its owner, and its only member.
#[derive(Debug, Clone)]
pub struct ImportBooks {
    /// The document.
    pub document: String,
    /// The maker's address.
    pub email: String,
    /// The maker's membership.
    pub member: MemberId,
    /// Bits for as many identifiers as the document has.
    pub id_bits: Vec<u128>,
}

/// A row of a table, or of the document's organisation.
type BooksRow = Map<String, Value>;

#[async_trait]
impl Action for ImportBooks {
    type Object = Organisation;

    fn reads(&self, _: OrganisationId, _: &mut ReadSet) {}

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Organisation, NotDone<Denial>> {
        let file = BooksFile::open(&self.document, BOOKS_LAYOUT).map_err(Refusal::from)?;
        let ids = NewIds::new(file.ids().map_err(Refusal::from)?, self.id_bits.clone());
        let source = source_of(&file).map_err(Refusal::from)?;
        let old = source["organisation_id"].as_str().unwrap_or_default().to_owned();
        let ids = ids.with(&old, context.organisation.to_string());
        let began = Instant::now();
        let mut import =
            BooksImport { batch, context, file, ids, provenance: BTreeMap::new(), began };
        import.organisation(self).await?;
        import.tables().await?;
        import.finish_returns().await?;
        import.count().await?;
        import.events(&source)?;
        import.in_time()?;
        import.batch.forget_book(context.organisation).await?;
        import.in_time()?;
        import.check().await?;
        let BooksImport { batch, .. } = import;
        batch.book(context.organisation, []).await?;
        Ok(one(batch, context).await?.ok_or(StoreError::Corrupt("id"))?)
    }
}

/// A document that is being imported.
struct BooksImport<'a> {
    batch: &'a mut Batch,
    context: &'a Context,
    file: BooksFile<'a>,
    ids: NewIds,
    /// What there is to say of where something comes from, by its identifier here.
    provenance: BTreeMap<String, Value>,
    began: Instant,
}

impl BooksImport<'_> {
    /// The organisation, its head and its one member.
    async fn organisation(&mut self, asked: &ImportBooks) -> Decided<()> {
        const INSERT: &str = "INSERT INTO organisations (id, name, currency, country, financial_year_end, \
            vat_registered, vat_number, vat_scheme, flat_rate_percent, vat_rounding, status, lock_date, \
            created_at, updated_at, version) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)";
        let id = self.context.organisation;
        let row = self.file.settings(&self.ids).map_err(Refusal::from)?;
        let insert = SETTINGS.columns.iter().fold(query!(INSERT), |insert, column| {
            insert.bind(argument(&row, column.name, column.kind))
        });
        let inserted = self.batch.execute(insert).await;
        inserted.map_err(|error| not_kept(error, || "settings".to_owned()))?;
        self.batch.books.record(id, RecordedTable::Organisations, id);
        self.batch.open_books(id).await?;
        add_owner(self.batch, self.context, asked.member, &asked.email).await?;
        self.batch.book(id, []).await?;
        Ok(())
    }

    /// All rows, and the journals once their accounts are there.
    async fn tables(&mut self) -> Decided<()> {
        for table in TABLES.iter().filter(|table| is_written(table)) {
            let mut rows = Vec::new();
            let section = &table.section;
            for (json, at) in
                self.file.rows(section.name).map_err(Refusal::from)?.into_iter().zip(0..)
            {
                let mut row =
                    BooksFile::row(section, json, at, &self.ids).map_err(Refusal::from)?;
                row.insert("organisation_id".into(), self.context.organisation.to_string().into());
                if !table.searched.is_empty() {
                    let texts = table.searched.iter().filter_map(|name| row[*name].as_str());
                    let searched = folded(texts);
                    row.insert("search".into(), searched.into());
                }
                if section.name == "bank_transactions" {
                    row["content_hash"] = content_of(&row)?.into();
                }
                self.note(table, &mut row);
                rows.push(row);
                if rows.len() == ROWS_PUT_MAX {
                    self.put(table, at + 1 - rows.len(), &rows).await?;
                    rows.clear();
                }
            }
            let count = self.file.rows(section.name).map_err(Refusal::from)?.len();
            self.put(table, count - rows.len(), &rows).await?;
            self.in_time()?;
            if section.name == "contacts" {
                self.journals().await?;
            }
        }
        self.vat_days().await?;
        self.touch().await
    }

    /// Has the database work out from when to when what was imported was settled, also where nothing settles it.
    async fn touch(&mut self) -> Decided<()> {
        const INVOICES: &str =
            "UPDATE invoices SET touched = touched + 1 WHERE organisation_id = $1";
        const SETTLEMENTS: &str =
            "UPDATE settlements SET touched = touched + 1 WHERE organisation_id = $1";
        for sql in [INVOICES, SETTLEMENTS] {
            self.batch.read().await?.execute(query(sql).bind(self.context.organisation)).await?;
        }
        Ok(())
    }

    /// Has events record the row. A return begins as a draft, which the database sees to.
    fn note(&mut self, table: &BooksTable, row: &mut BooksRow) {
        let organisation = self.context.organisation;
        if let Some((recorded, names)) = table.recorded {
            let names: Vec<&str> = names.iter().map(|name| text(row, name)).collect();
            self.batch.books.record(organisation, recorded, names.join("/"));
        }
        if table.section.name != "vat_returns" {
            return;
        }
        if !row["filed_at"].is_null() {
            let new = text(row, "id").to_owned();
            let old = self.ids.iter().find(|(_, of)| *of == new).map(|(old, _)| old.to_owned());
            self.provenance.insert(new, json!({ "id": old, "filed": true }));
        }
        row["status"] = "draft".into();
        for column in FINALISED {
            row[column] = Value::Null;
        }
    }

    /// Writes rows, the first of which is at this place of its section. Where the database takes them not, one by one,
    /// to find which.
    async fn put(&mut self, table: &BooksTable, first: usize, rows: &[BooksRow]) -> Decided<()> {
        const SAVE: &str = "SAVEPOINT import_rows";
        const BACK: &str = "ROLLBACK TO SAVEPOINT import_rows";
        const KEEP: &str = "RELEASE SAVEPOINT import_rows";
        let mut books = self.batch.read().await?;
        books.execute(query(SAVE)).await?;
        if let Err(error) = books.put(table.insert, rows).await {
            if !is_of_rows(&error) {
                return Err(error.into());
            }
            books.execute(query(BACK)).await?;
            for (row, at) in rows.iter().zip(first..) {
                let put = books.put(table.insert, std::slice::from_ref(row)).await;
                put.map_err(|error| not_kept(error, || format!("{}[{at}]", table.section.name)))?;
            }
            return Err(error.into());
        }
        books.execute(query(KEEP)).await?;
        Ok(())
    }

    /// Entries, each in its old place, chained anew.
    async fn journals(&mut self) -> Decided<()> {
        for (json, at) in
            self.file.rows(JOURNALS).map_err(Refusal::from)?.into_iter().zip(0_usize..)
        {
            let journal = BooksFile::journal(json, at, &self.ids).map_err(Refusal::from)?;
            self.provenance.insert(journal.entry.id.to_string(), journal.was);
            self.batch.books.post_without_vat(self.context, journal.entry, &journal.posting)?;
            if at % ENTRIES_WAIT_MAX == ENTRIES_WAIT_MAX - 1 {
                self.write_journals().await?;
                self.in_time()?;
            }
        }
        self.write_journals().await
    }

    async fn write_journals(&mut self) -> Decided<()> {
        let written = self.batch.read().await.map(drop);
        written.map_err(|error| not_kept(error, || JOURNALS.to_owned()))
    }

    /// What counts on days, of what counts.
    async fn vat_days(&mut self) -> Decided<()> {
        const DAYS: &str = "INSERT INTO vat_days (organisation_id, day, side, method_date, kind, net, vat) \
            SELECT organisation_id, vat_date, side, method_date, kind, CAST(sum(net) AS BIGINT), \
            CAST(sum(vat) AS BIGINT) FROM vat_entries WHERE organisation_id = $1 AND vat_date IS NOT NULL \
            GROUP BY organisation_id, vat_date, side, method_date, kind";
        let days = query(DAYS).bind(self.context.organisation);
        self.batch.read().await?.execute(days).await?;
        Ok(())
    }

    /// Returns that were finalised are again, the earliest first.
    async fn finish_returns(&mut self) -> Decided<()> {
        const FINALISE: &str = "UPDATE vat_returns SET status = 'finalised', scheme = $3, flat_rate_percent = $4, \
            output_net = $5, output_vat = $6, input_net = $7, input_vat = $8, box_1 = $9, box_2 = $10, box_3 = $11, \
            box_4 = $12, box_5 = $13, box_6 = $14, box_7 = $15, box_8 = $16, box_9 = $17, journal_id = $18, \
            finalised_at = $19, filed_at = $20, receipt = $21 WHERE organisation_id = $1 AND id = $2";
        let Some(table) = TABLES.iter().find(|table| table.section.name == "vat_returns") else {
            return Ok(());
        };
        let section = &table.section;
        for (json, at) in self.file.rows(section.name).map_err(Refusal::from)?.into_iter().zip(0..)
        {
            let row = BooksFile::row(section, json, at, &self.ids).map_err(Refusal::from)?;
            if text(&row, "status") != "finalised" {
                continue;
            }
            let update = query!(FINALISE).bind(self.context.organisation).bind(text(&row, "id"));
            let update = FINALISED.iter().fold(update, |update, name| {
                let kind = section.columns.iter().find(|column| column.name == *name);
                update.bind(argument(&row, name, kind.map_or(ColumnKind::Text, |of| of.kind)))
            });
            let updated = self.batch.execute(update).await;
            updated.map_err(|error| not_kept(error, || format!("vat_returns[{at}]")))?;
        }
        Ok(())
    }

    /// How many rates and codes there are, and to when VAT is returned.
    async fn count(&mut self) -> Decided<()> {
        const COUNT: &str = "UPDATE organisations SET own_rates = (SELECT count(*) FROM tax_rates \
            WHERE organisation_id = $1), own_codes = (SELECT count(*) FROM tax_codes WHERE organisation_id = $1), \
            vat_returned_to = (SELECT max(date_to) FROM vat_returns WHERE organisation_id = $1 \
            AND status = 'finalised') WHERE id = $1";
        let count = query(COUNT).bind(self.context.organisation);
        Ok(self.batch.read().await?.execute(count).await.map(drop)?)
    }

    /// The event of the import, and those of the source behind it.
    fn events(&mut self, source: &Value) -> Decided<()> {
        let became = Some(AuditJson::of_text(json!({ "source": source }).to_string()));
        let imported = provenances(&self.ids, &self.provenance);
        self.batch.books.audit_imported(
            self.context,
            "organisation.import".into(),
            self.context.organisation.to_string(),
            [None, became],
            imported,
        )?;
        tell_again(self.batch, self.context, &self.file, &self.ids)
    }

    /// Refuses a document that takes longer than others are to wait.
    fn in_time(&self) -> Decided<()> {
        if self.began.elapsed() <= TIME_MAX { Ok(()) } else { Err(too_long()) }
    }

    /// Holds what was written against itself.
    async fn check(&mut self) -> Decided<()> {
        let key = self.batch.books.key();
        let (database, lent) = self.batch.lend().await?;
        let store = Store::of(database, key);
        let remaining = TIME_MAX.saturating_sub(self.began.elapsed());
        let looked = tokio::time::timeout(remaining, self.look(&store)).await;
        self.batch.take_back(&lent).await?;
        looked.unwrap_or_else(|_| Err(too_long()))
    }

    async fn look(&self, store: &Store) -> Decided<()> {
        let question = IntegrityQuestion { after: None, entries_max: i64::MAX };
        let found = store.integrity(self.context.organisation, &question).await?;
        if let Some(bad) = found.first_bad {
            return Err(self.not_whole(&bad).into());
        }
        check_readable(store, self.context).await?;
        Ok(())
    }

    /// A finding, with the path of what it is about, by the identifiers of the document.
    fn not_whole(&self, bad: &FirstBad) -> Refusal {
        let place = |number: i64, before: i64| number.checked_sub(before).filter(|at| *at >= 0);
        let object = bad.object_kind.as_deref().filter(|kind| *kind != "organisations");
        let old = |id: &str| self.ids.iter().find(|(_, new)| *new == id).map(|(old, _)| old);
        let named = bad.message.split(' ').find_map(|word| old(word.trim_matches([',', '.', ':'])));
        let field = match (bad.sequence, object, named, bad.audit_event) {
            (Some(sequence), ..) => place(sequence, 1).map(|at| format!("{JOURNALS}[{at}]")),
            (_, Some(kind), ..) => {
                let row = bad.object_id.as_deref().and_then(old);
                let place = row.and_then(|id| self.place_of(id, Some(kind)));
                Some(place.unwrap_or_else(|| kind.to_owned()))
            }
            (_, _, Some(id), _) => self.place_of(id, None),
            (_, _, _, Some(number)) => place(number, 2).map(|at| format!("audit_events[{at}]")),
            _ => None,
        };
        let message = match named {
            Some(id) => bad.message.replace(self.ids.get(id).unwrap_or_default(), id),
            None => bad.message.clone(),
        };
        Refusal::from(BooksFault::new(field.unwrap_or_else(|| SETTINGS.name.to_owned()), message))
    }

    /// The path of the row with an identifier of the document: of the first section that has one, or of this.
    fn place_of(&self, id: &str, section: Option<&str>) -> Option<String> {
        let quoted = format!("\"{id}\"");
        let is_asked = |name: &str| section.is_none_or(|section| section == name);
        let tables = TABLES.iter().filter(|table| is_written(table));
        tables.filter(|table| is_asked(table.section.name)).find_map(|table| {
            let name = table.section.name;
            let has_id = table.section.columns.iter().any(|column| column.name == "id");
            let key = if has_id { "id" } else { table.key.first().copied()? };
            let rows = self.file.rows(name).ok()?;
            let is_row = |row: &&RawValue| {
                let found = keys(row, name).ok().and_then(|keys| keys.get(key).copied());
                found.is_some_and(|found| found.get() == quoted)
            };
            let at = rows.iter().position(is_row)?;
            Some(format!("{name}[{at}]"))
        })
    }
}

/// What a return has once it is finalised, in the order of its statement.
const FINALISED: [&str; 19] = [
    "scheme",
    "flat_rate_percent",
    "output_net",
    "output_vat",
    "input_net",
    "input_vat",
    "box_1",
    "box_2",
    "box_3",
    "box_4",
    "box_5",
    "box_6",
    "box_7",
    "box_8",
    "box_9",
    "journal_id",
    "finalised_at",
    "filed_at",
    "receipt",
];

/// The refusal of a document for which others would wait too long.
fn too_long() -> NotDone<Refusal> {
    let most = TIME_MAX.as_secs();
    let message = format!("it takes longer than the {most} s that an import may: nothing was kept");
    Refusal::from(BooksFault::new("format", message)).into()
}

/// By which a row of a statement that is imported again is known.
fn content_of(row: &BooksRow) -> Result<String, StoreError> {
    let date = text(row, "date").parse().map_err(|_| StoreError::Corrupt("date"))?;
    let amount = Money::from_minor(row["amount"].as_i64().unwrap_or_default());
    let content = content(date, amount, text(row, "description"), row["reference"].as_str());
    Ok(format!("\\x{}", hex(&content)))
}

/// Events are told by themselves, and what is information only is nowhere.
fn is_written(table: &BooksTable) -> bool {
    !table.section.is_information && table.section.name != "audit_events"
}

fn text<'r>(row: &'r BooksRow, column: &str) -> &'r str {
    row.get(column).and_then(Value::as_str).unwrap_or_default()
}

fn argument(row: &BooksRow, column: &str, kind: ColumnKind) -> Arg {
    let value = row.get(column);
    match kind {
        ColumnKind::Int
        | ColumnKind::Percent
        | ColumnKind::Money
        | ColumnKind::Time
        | ColumnKind::Flag => Arg::Int(value.and_then(Value::as_i64)),
        _ => Arg::Text(value.and_then(Value::as_str).map(str::to_owned)),
    }
}

/// Whether the database does not take the rows as they are, and would not later.
fn is_of_rows(error: &StoreError) -> bool {
    matches!(error, StoreError::Database(error) if error.as_database_error().is_some())
}

fn not_kept(error: StoreError, path: impl FnOnce() -> String) -> NotDone<Refusal> {
    if is_of_rows(&error) {
        tracing::debug!(%error, "a row of an import was refused");
        let message = "is no such row: a value is missing, out of range or there twice, or does not go with the others";
        return Refusal::from(BooksFault::new(path(), message)).into();
    }
    error.into()
}
