//! Contras made, undone and read.

use async_trait::async_trait;
use serde_json::json;
use tieout::contract::ledger::contra::{Contra, ContraFilter, NewContra, UndoContra as How};
use tieout::contract::ledger::invoice::InvoiceType;
use tieout::contract::ledger::journal::Source;
use tieout::contract::ledger::metadata::Metadata;
use tieout::contract::ledger::settlement::{Allocation, SettlementStatus};
use tieout::contract::page::Pagination;
use tieout::date::Date;
use tieout::id::{AllocationId, ContactId, ContraId, JournalId, OrganisationId};
use tieout::ledger::book::check_currency;
use tieout::ledger::contra::{check_undo, contra, post, title, undo_date};
use tieout::ledger::entry::NewEntry;
use tieout::ledger::external_id::NamedKind;
use tieout::ledger::invoice::check_contact;
use tieout::ledger::sanity::of_date;
use tieout::ledger::vat_entry::VatCounting;
use tieout::money::Money;
use tieout::time::Timestamp;

use super::allocations::{self, By};
use super::items::items;
use super::recovery::restore;
use crate::db::batch_query::{BatchQuery, batch_query};
use crate::db::statement::{Row, query};
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::contacts::naming::party;
use crate::ledger::context::{Context, Denial};
use crate::ledger::filter::{day_from, day_to, since};
use crate::ledger::metadata::{check_unnamed, metadata, stored};
use crate::ledger::undo::undo;
use crate::page::{KeyColumn, ListPage};
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::events::audit_json;
use crate::writes::recorded::RecordedTable;

/// A contra, but for what of it settles what.
#[derive(Debug, Clone)]
struct ContraRow {
    id: ContraId,
    contact: ContactId,
    contact_name: String,
    date: Date,
    amount: Money,
    currency: String,
    reference: Option<String>,
    external_id: Option<String>,
    metadata: Metadata,
    journal: JournalId,
    /// The day it was undone on, and by which journal.
    undone: Option<(Date, JournalId)>,
    created_at: Timestamp,
    updated_at: Timestamp,
    version: i64,
}

impl ContraRow {
    /// As a caller gets it.
    fn object(self, allocations: Vec<Allocation>) -> Contra {
        let is_void = self.undone.is_some();
        Contra {
            id: self.id,
            status: if is_void { SettlementStatus::Void } else { SettlementStatus::Posted },
            contact_id: self.contact,
            contact_name: self.contact_name,
            date: self.date,
            amount: self.amount,
            currency: self.currency,
            reference: self.reference,
            external_id: self.external_id,
            metadata: self.metadata,
            allocations,
            journal_id: self.journal,
            void_date: self.undone.map(|(day, _)| day),
            void_journal_id: self.undone.map(|(_, journal)| journal),
            created_at: self.created_at,
            updated_at: self.updated_at,
            version: self.version,
        }
    }
}

/// Makes a contra.
#[derive(Debug, Clone)]
pub struct CreateContra {
    /// Its name.
    pub id: ContraId,
    /// The name of its journal.
    pub journal: JournalId,
    /// The name of its first allocation; others follow it.
    pub allocation: AllocationId,
    /// What it is to be.
    pub new: NewContra,
}

#[async_trait]
impl Action for CreateContra {
    type Object = Contra;

    async fn apply(&self, batch: &mut Batch, context: &Context) -> Result<Contra, NotDone<Denial>> {
        const INSERT: &str = "INSERT INTO contras (id, organisation_id, contact_id, date, amount, reference, \
            journal_id, created_at, updated_at, version, external_id, metadata) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, 1, $9, $10)";
        let (organisation, new) = (context.organisation, &self.new);
        let party = party(batch, organisation, new.contact_id, "contact_id").await?;
        let items =
            items(batch, organisation, new.allocations.iter().map(|one| one.invoice_id)).await?;
        let known = batch.book(organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        check_currency(new.currency.as_ref(), &known.currency)?;
        check_contact(InvoiceType::Sales, party.kind)?;
        check_contact(InvoiceType::Purchase, party.kind)?;
        let terms = contra(new, &items)?;
        let (kind, named) = ((organisation, NamedKind::Contra), new.external_id.as_deref());
        check_unnamed(batch, kind, self.id.to_string(), named).await?;
        let known = batch.book(organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let posting = post(terms.amount, new.date, &known.book)?;
        let currency = known.currency.clone();
        batch
            .warn(of_date(new.date, context.today()?, "date").into_iter().collect(), new.strict)?;
        let entry = NewEntry {
            id: self.journal,
            entry_date: new.date,
            description: title(&party.name),
            reference: new.reference.clone(),
            external_id: None,
            source: Source::Contra,
            reverses: None,
        };
        batch.books.post(context, entry, &posting)?;
        let insert = query!(INSERT)
            .bind(self.id)
            .bind(organisation)
            .bind(new.contact_id)
            .bind(new.date.to_string())
            .bind(terms.amount.minor())
            .bind(new.reference.clone())
            .bind(self.journal)
            .bind(context.at)
            .bind(new.external_id.clone())
            .bind(new.metadata.as_ref().and_then(stored));
        batch.books.record(organisation, RecordedTable::Contras, self.id);
        batch.execute(insert).await?;
        restore(batch, context, &items, &terms.allocated).await?;
        let by = By::Contra(self.id);
        allocations::add(batch, context, self.allocation, by, &terms.allocated).await?;
        let row = ContraRow {
            id: self.id,
            contact: new.contact_id,
            contact_name: party.name,
            date: new.date,
            amount: terms.amount,
            currency,
            reference: new.reference.clone(),
            external_id: new.external_id.clone(),
            metadata: new.metadata.clone().unwrap_or_default(),
            journal: self.journal,
            undone: None,
            created_at: context.at,
            updated_at: context.at,
            version: 1,
        };
        let made = row.object(allocations::live(batch, organisation, by).await?);
        let values = [None, audit_json(&made)];
        batch.books.audit(context, "contra.create", self.id.to_string(), values)?;
        Ok(made)
    }
}

/// Undoes a contra: what it posted is reversed, what it settled is due again.
#[derive(Debug, Clone)]
pub struct UndoContra {
    /// Which one.
    pub id: ContraId,
    /// The name of the journal that undoes its own.
    pub journal: JournalId,
    /// How.
    pub how: How,
}

#[async_trait]
impl Action for UndoContra {
    type Object = Contra;

    async fn apply(&self, batch: &mut Batch, context: &Context) -> Result<Contra, NotDone<Denial>> {
        const UNDO: &str = "UPDATE contras SET void_date = $3, void_journal_id = $4, updated_at = $5, \
            version = $6 WHERE organisation_id = $1 AND id = $2";
        let organisation = context.organisation;
        let found = batch.ask(FIND, &asked(organisation, &[self.id])).await?;
        let mut row = found.first().map(record).transpose()?.ok_or(Denial::NotThere)?;
        context.check_version(row.version)?;
        check_undo(row.undone.is_some())?;
        let (journals, asked) = ((row.journal, self.journal), self.how.date);
        let day = |own, book: &_| undo_date(own, asked, book);
        let day = undo(batch, context, journals, VatCounting::ByAccount, day).await?;
        let by = By::Contra(self.id);
        let live = allocations::live(batch, organisation, by).await?;
        row.undone = Some((day, self.journal));
        (row.version, row.updated_at) = (row.version + 1, context.at);
        let undone = query!(UNDO)
            .bind(organisation)
            .bind(self.id)
            .bind(day.to_string())
            .bind(self.journal)
            .bind(context.at)
            .bind(row.version);
        batch.books.record(organisation, RecordedTable::Contras, self.id);
        batch.execute(undone).await?;
        allocations::remove(batch, context, by, &live, day).await?;
        let was = json!({ "allocations": live });
        let became = json!({ "status": "void", "void_date": day, "reason": self.how.reason });
        let values = [Some(was), Some(became)];
        batch.books.audit(context, "contra.undo", self.id.to_string(), values)?;
        Ok(row.object(Vec::new()))
    }
}

const FIND: BatchQuery = batch_query!(
    [organisation: text 0, name: text 1],
    [
        id: c.id, contact_id: c.contact_id, contact_name: n.name, date: c.date, amount: c.amount,
        currency: o.currency, reference: c.reference, journal_id: c.journal_id, void_date: c.void_date,
        void_journal_id: c.void_journal_id, created_at: c.created_at, updated_at: c.updated_at,
        version: c.version, external_id: c.external_id, metadata: c.metadata
    ],
    "FROM asked JOIN contras c ON c.organisation_id = asked.organisation AND c.id = asked.name \
    JOIN contacts n ON n.id = c.contact_id JOIN organisations o ON o.id = c.organisation_id"
);

fn asked(organisation: OrganisationId, ids: &[ContraId]) -> Vec<(String, String)> {
    ids.iter().map(|id| (organisation.to_string(), id.to_string())).collect()
}

fn record(row: &Row) -> Result<ContraRow, StoreError> {
    Ok(ContraRow {
        id: row.parse("id")?,
        contact: row.parse("contact_id")?,
        contact_name: row.get("contact_name")?,
        date: row.parse("date")?,
        amount: Money::from_minor(row.get("amount")?),
        currency: row.get("currency")?,
        reference: row.get("reference")?,
        external_id: row.get("external_id")?,
        metadata: metadata(row)?,
        journal: row.parse("journal_id")?,
        undone: row.parse_or_none("void_date")?.zip(row.parse_or_none("void_journal_id")?),
        created_at: row.time("created_at")?,
        updated_at: row.time("updated_at")?,
        version: row.get("version")?,
    })
}

/// The list and its count: what is asked for, with `$2` a status, `$3` a contact, `$4` and `$5` days, `$6` an external
/// ID and `$7` a time of change.
macro_rules! among {
    () => {
        [
            concat!("SELECT count(*) AS total ", among!(from "c.date >= $4 AND c.date <= $5 AND $6 = '' AND $7 = 0")),
            concat!(
                "SELECT c.id, c.date ", among!(from "c.date >= $4 AND c.date <= $5 AND $6 = '' AND $7 = 0"),
                " AND (c.date, c.id) < ($10, $11) ORDER BY c.date DESC, c.id DESC LIMIT $8 OFFSET $9"
            ),
        ]
    };
    // The day is no plain column, so that nothing leads to the index by day.
    ($narrow:literal) => {
        [
            concat!("SELECT count(*) AS total ", among!(from "c.date || '' >= $4 AND c.date || '' <= $5 AND " $narrow)),
            concat!(
                "SELECT c.id, c.date ", among!(from "c.date || '' >= $4 AND c.date || '' <= $5 AND " $narrow),
                " AND (c.date || '', c.id) < ($10, $11) ORDER BY c.date || '' DESC, c.id DESC LIMIT $8 OFFSET $9"
            ),
        ]
    };
    (from $($narrow:literal)+) => {
        concat!(
            "FROM contras c WHERE c.organisation_id = $1 \
            AND ($2 = '' OR ($2 = 'void') = (c.void_date IS NOT NULL)) \
            AND ($3 = '' OR c.contact_id = $3) AND ", $($narrow),+
        )
    };
}

impl Store {
    /// A contra of an organisation.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn contra(
        &self,
        organisation: OrganisationId,
        id: ContraId,
    ) -> Result<Option<Contra>, StoreError> {
        Ok(self.contras_of(organisation, &[id]).await?.into_iter().next())
    }

    /// Contras of an organisation, the latest day first.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn contras(
        &self,
        organisation: OrganisationId,
        filter: &ContraFilter,
        page: &ListPage,
    ) -> Result<(Vec<Contra>, Pagination), StoreError> {
        const KEY: &[KeyColumn] = &[KeyColumn::Text("date"), KeyColumn::Text("id")];
        let [count, list] = match (&filter.external_id, since(filter.updated_since)) {
            (Some(_), _) => among!("c.external_id = $6 AND c.updated_at + 0 >= $7"),
            (None, 0) => among!(),
            (None, _) => among!("$6 = '' AND c.updated_at >= $7"),
        };
        let asked = |sql| {
            query(sql)
                .bind(organisation)
                .bind(filter.status.map_or("", SettlementStatus::name))
                .bind(filter.contact_id.map_or_else(String::new, |id| id.to_string()))
                .bind(day_from(filter.date_from))
                .bind(day_to(filter.date_to))
                .bind(filter.external_id.as_deref().unwrap_or_default())
                .bind(since(filter.updated_since))
        };
        let (rows, pagination) = self.page_by(KEY, asked(count), asked(list), page).await?;
        let ids: Vec<_> = rows.iter().map(|row| row.parse("id")).collect::<Result<_, _>>()?;
        Ok((self.contras_of(organisation, &ids).await?, pagination))
    }

    async fn contras_of(
        &self,
        organisation: OrganisationId,
        ids: &[ContraId],
    ) -> Result<Vec<Contra>, StoreError> {
        let mut found: Vec<_> = ids.iter().map(|_| None).collect();
        for row in &self.database.ask(FIND, &asked(organisation, ids)).await? {
            let place = found.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
            *place = Some(record(row)?);
        }
        let allocations = allocations::of_contras(&self.database, organisation, ids).await?;
        let both = found.into_iter().zip(allocations);
        Ok(both.filter_map(|(row, allocations)| Some(row?.object(allocations))).collect())
    }
}
