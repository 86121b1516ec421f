//! Contras made, undone and read.

use async_trait::async_trait;
use serde_json::json;
use tieout::contract::ledger::contra::{Contra, ContraFilter, NewContra, UndoContra as How};
use tieout::contract::ledger::invoice::InvoiceType;
use tieout::contract::ledger::journal::Source;
use tieout::contract::ledger::settlement::{Allocation, SettlementStatus};
use tieout::contract::page::Pagination;
use tieout::date::Date;
use tieout::id::{AllocationId, ContactId, ContraId, JournalId, OrganisationId};
use tieout::ledger::book::check_currency;
use tieout::ledger::contra::{check_undo, contra, post, title, undo_date};
use tieout::ledger::entry::NewEntry;
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
use crate::ledger::filter::{day_from, day_to};
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
            journal_id, created_at, updated_at, version) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, 1)";
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
            .bind(context.at);
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
        version: c.version
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
        journal: row.parse("journal_id")?,
        undone: row.parse_or_none("void_date")?.zip(row.parse_or_none("void_journal_id")?),
        created_at: row.time("created_at")?,
        updated_at: row.time("updated_at")?,
        version: row.get("version")?,
    })
}

/// What is asked for, with `$2` a status, `$3` a contact and `$4` and `$5` days.
macro_rules! among {
    () => {
        "FROM contras c WHERE c.organisation_id = $1 \
        AND ($2 = '' OR ($2 = 'void') = (c.void_date IS NOT NULL)) \
        AND ($3 = '' OR c.contact_id = $3) AND c.date >= $4 AND c.date <= $5"
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
        const COUNT: &str = concat!("SELECT count(*) AS total ", among!());
        const LIST: &str = concat!(
            "SELECT c.id, c.date ",
            among!(),
            " AND (c.date, c.id) < ($8, $9) ORDER BY c.date DESC, c.id DESC LIMIT $6 OFFSET $7"
        );
        const KEY: &[KeyColumn] = &[KeyColumn::Text("date"), KeyColumn::Text("id")];
        let asked = |sql| {
            query(sql)
                .bind(organisation)
                .bind(filter.status.map_or("", SettlementStatus::name))
                .bind(filter.contact_id.map_or_else(String::new, |id| id.to_string()))
                .bind(day_from(filter.date_from))
                .bind(day_to(filter.date_to))
        };
        let (rows, pagination) = self.page_by(KEY, asked(COUNT), asked(LIST), page).await?;
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
