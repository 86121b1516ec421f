//! Customers and suppliers.

pub(super) mod naming;

use async_trait::async_trait;
use tieout::contract::ledger::contact::{
    Address, Contact, ContactFilter, ContactPatch, ContactStatus, NewContact,
};
use tieout::contract::page::Pagination;
use tieout::id::{AccountId, ContactId, OrganisationId};
use tieout::ledger::contact::{check_reference, check_removal};
use tieout::ledger::external_id::NamedKind;
use tieout::money::Money;
use tieout::search::folded;

use super::accounts::check_default_code;
use super::filter::{pattern, since};
use super::metadata::{check_unnamed, metadata, stored};
use crate::db::statement::{Row, UnbufferedQuery, query};
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Decided, Denial};
use crate::page::{KeyColumn, ListPage};
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::events::audit_json;
use crate::writes::read_set::ReadSet;
use crate::writes::recorded::RecordedTable;
use naming::check_kind;

/// Makes a contact.
#[derive(Debug, Clone)]
pub struct CreateContact {
    /// Its name in the API.
    pub id: ContactId,
    /// What it is to be.
    pub new: NewContact,
}

#[async_trait]
impl Action for CreateContact {
    type Object = Contact;

    fn reads(&self, organisation: OrganisationId, reads: &mut ReadSet) {
        reads.accounts(organisation, self.new.default_account_id);
    }

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Contact, NotDone<Denial>> {
        const INSERT: &str = "INSERT INTO contacts (id, organisation_id, kind, name, reference, \
            email, vat_number, company_number, address, payment_terms_days, default_account_id, \
            default_vat_code, status, search, created_at, updated_at, version, external_id, metadata) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, 1, $16, $17)";
        let new = self.new.clone();
        let known = batch.book(context.organisation, new.default_account_id).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let contact = Contact {
            id: self.id,
            kind: new.kind,
            name: new.name,
            reference: new.reference,
            email: new.email,
            vat_number: new.vat_number,
            company_number: new.company_number,
            address: new.address.map(Address::from),
            payment_terms_days: new.payment_terms_days,
            default_account_id: new.default_account_id,
            default_vat_code: new.default_vat_code,
            status: ContactStatus::Active,
            currency: known.currency.clone(),
            balance_receivable: Money::ZERO,
            balance_payable: Money::ZERO,
            external_id: new.external_id,
            metadata: new.metadata.unwrap_or_default(),
            created_at: context.at,
            updated_at: context.at,
            version: 1,
        };
        check_default_code(batch, context, contact.default_vat_code).await?;
        checked(batch, context, &contact, contact.default_account_id).await?;
        batch.execute(bound(query!(INSERT), context, &contact)?).await?;
        batch.books.record(context.organisation, RecordedTable::Contacts, self.id);
        batch.books.audit(
            context,
            "contact.create",
            self.id.to_string(),
            [None, audit_json(&contact)],
        )?;
        Ok(contact)
    }
}

/// What a contact must not be: one with the reference or the external ID of another, or with a default account that is
/// newly chosen and takes no lines by hand.
async fn checked(
    batch: &mut Batch,
    context: &Context,
    contact: &Contact,
    chosen: Option<AccountId>,
) -> Decided<()> {
    const SAME: &str =
        "SELECT id FROM contacts WHERE organisation_id = $1 AND reference = $2 AND id <> $3";
    let organisation = context.organisation;
    if let Some(reference) = &contact.reference {
        let same = query!(SAME).bind(organisation).bind(&**reference).bind(contact.id);
        check_reference(reference, batch.first(same).await?.is_some())?;
    }
    let (kind, named) = ((organisation, NamedKind::Contact), contact.external_id.as_deref());
    check_unnamed(batch, kind, contact.id.to_string(), named).await?;
    let Some(account) = chosen else { return Ok(()) };
    let known = batch.book(organisation, [account]).await?;
    let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
    known.book.manual_account(account, "default_account_id")?;
    Ok(())
}

/// A statement with all of a contact, from its identifier to its search text, the time, and what clients keep with it.
fn bound(
    statement: UnbufferedQuery,
    context: &Context,
    contact: &Contact,
) -> Result<UnbufferedQuery, StoreError> {
    let address = contact.address.as_ref().map(serde_json::to_string).transpose();
    let address = address.map_err(|_| StoreError::Corrupt("address"))?;
    let texts = [Some(&contact.name), contact.reference.as_ref(), contact.email.as_ref()];
    Ok(statement
        .bind(contact.id)
        .bind(context.organisation)
        .bind(contact.kind.name())
        .bind(&*contact.name)
        .bind(contact.reference.clone())
        .bind(contact.email.clone())
        .bind(contact.vat_number.clone())
        .bind(contact.company_number.clone())
        .bind(address)
        .bind(contact.payment_terms_days)
        .bind(contact.default_account_id.map(|id| id.to_string()))
        .bind(contact.default_vat_code.map(|code| code.name().to_owned()))
        .bind(contact.status.name())
        .bind(folded(texts.into_iter().flatten().map(String::as_str)))
        .bind(context.at)
        .bind(contact.external_id.clone())
        .bind(stored(&contact.metadata)))
}

/// Changes a contact.
#[derive(Debug, Clone)]
pub struct UpdateContact {
    /// Which one.
    pub id: ContactId,
    /// What changes.
    pub patch: ContactPatch,
}

#[async_trait]
impl Action for UpdateContact {
    type Object = Contact;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Contact, NotDone<Denial>> {
        const UPDATE: &str = "UPDATE contacts SET kind = $3, name = $4, reference = $5, \
            email = $6, vat_number = $7, company_number = $8, address = $9, \
            payment_terms_days = $10, default_account_id = $11, default_vat_code = $12, \
            status = $13, search = $14, updated_at = $15, external_id = $16, metadata = $17, \
            version = version + 1 \
            WHERE id = $1 AND organisation_id = $2";
        let was = find(batch, context.organisation, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        let contact = patched(was.clone(), self.patch.clone(), context);
        let chosen =
            contact.default_account_id.filter(|chosen| was.default_account_id != Some(*chosen));
        if contact.default_vat_code != was.default_vat_code {
            check_default_code(batch, context, contact.default_vat_code).await?;
        }
        checked(batch, context, &contact, chosen).await?;
        check_kind(batch, context.organisation, &was, &contact).await?;
        batch.execute(bound(query!(UPDATE), context, &contact)?).await?;
        batch.books.record(context.organisation, RecordedTable::Contacts, self.id);
        batch.book(context.organisation, []).await?;
        let values = [audit_json(&was), audit_json(&contact)];
        batch.books.audit(context, "contact.update", self.id.to_string(), values)?;
        Ok(contact)
    }
}

/// The contact as it is to be.
fn patched(was: Contact, patch: ContactPatch, context: &Context) -> Contact {
    Contact {
        id: was.id,
        kind: patch.kind.unwrap_or(was.kind),
        name: patch.name.unwrap_or(was.name),
        reference: patch.reference.over(was.reference),
        email: patch.email.over(was.email),
        vat_number: patch.vat_number.over(was.vat_number),
        company_number: patch.company_number.over(was.company_number),
        address: patch.address.map(Address::from).over(was.address),
        payment_terms_days: patch.payment_terms_days.unwrap_or(was.payment_terms_days),
        default_account_id: patch.default_account_id.over(was.default_account_id),
        default_vat_code: patch.default_vat_code.over(was.default_vat_code),
        status: patch.status.unwrap_or(was.status),
        currency: was.currency,
        balance_receivable: was.balance_receivable,
        balance_payable: was.balance_payable,
        external_id: patch.external_id.over(was.external_id),
        metadata: patch.metadata.over(Some(was.metadata)).unwrap_or_default(),
        created_at: was.created_at,
        updated_at: context.at,
        version: was.version + 1,
    }
}

/// Removes a contact that nothing hangs on.
#[derive(Debug, Clone, Copy)]
pub struct DeleteContact(pub ContactId);

#[async_trait]
impl Action for DeleteContact {
    type Object = Contact;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Contact, NotDone<Denial>> {
        const IN_USE: &str = "SELECT 1 AS used WHERE EXISTS (SELECT 1 FROM bank_transactions \
            WHERE organisation_id = $1 AND contact_id = $2) OR EXISTS (SELECT 1 FROM invoices \
            WHERE organisation_id = $1 AND contact_id = $2) OR EXISTS (SELECT 1 FROM settlements \
            WHERE organisation_id = $1 AND contact_id = $2)";
        const DELETE: &str = "DELETE FROM contacts WHERE organisation_id = $1 AND id = $2";
        let organisation = context.organisation;
        let was = find(batch, organisation, self.0).await?.ok_or(Denial::NotThere)?;
        context.check_version(was.version)?;
        let named = batch.first(query!(IN_USE).bind(organisation).bind(self.0)).await?;
        check_removal(&was.name, named.is_some())?;
        batch.execute(query!(DELETE).bind(organisation).bind(self.0)).await?;
        batch.books.record(organisation, RecordedTable::Contacts, self.0);
        batch.book(organisation, []).await?;
        batch.books.audit(
            context,
            "contact.delete",
            self.0.to_string(),
            [audit_json(&was), None],
        )?;
        Ok(was)
    }
}

/// Contacts with what they owe and are owed: what is open of documents, less money that settles
/// nothing yet; money back goes the other way. Indexes have what is open.
macro_rules! contacts {
    () => {
        concat!(
            "SELECT c.id, c.kind, c.name, c.reference, c.email, c.vat_number, \
            c.company_number, c.address, c.payment_terms_days, c.default_account_id, \
            c.default_vat_code, c.status, c.created_at, c.updated_at, c.external_id, c.metadata, c.version, o.currency, ",
            contacts!(open "sales", "receipt"),
            " AS balance_receivable, ",
            contacts!(open "purchase", "payment"),
            " AS balance_payable \
            FROM contacts c JOIN organisations o ON o.id = c.organisation_id"
        )
    };
    (open $documents:literal, $money:literal) => {
        concat!(
            "(SELECT CAST(coalesce(sum(CASE i.kind WHEN 'invoice' \
            THEN i.gross_total - i.paid - i.credited \
            ELSE i.paid + i.credited - i.gross_total END), 0) AS BIGINT) FROM invoices i \
            WHERE i.organisation_id = c.organisation_id AND i.contact_id = c.id \
            AND i.status = 'issued' AND i.gross_total > i.paid + i.credited AND i.type = '",
            $documents,
            "') - (SELECT CAST(coalesce(sum(CASE s.type WHEN '",
            $money,
            "' THEN s.amount - s.allocated ELSE s.allocated - s.amount END), 0) AS BIGINT) \
            FROM settlements s WHERE s.organisation_id = c.organisation_id \
            AND s.contact_id = c.id AND s.status = 'posted' AND s.allocated < s.amount \
            AND s.side = '",
            $documents,
            "')"
        )
    };
}

/// The list and its count, narrowed down by an external ID, by what changed, or by neither.
macro_rules! among {
    ($narrow:literal) => {
        [
            concat!("SELECT count(*) AS total FROM contacts c ", among!(where $narrow)),
            concat!(
                contacts!(), " ", among!(where $narrow),
                " AND (c.created_at, c.id) < ($9, $10) ORDER BY c.created_at DESC, c.id DESC LIMIT $7 OFFSET $8"
            ),
        ]
    };
    (where $narrow:literal) => {
        concat!(
            "WHERE c.organisation_id = $1 AND c.kind = coalesce($2, c.kind) \
            AND c.status = coalesce($3, c.status) AND ($4 = '' OR c.search LIKE $4 ESCAPE '\\') AND ",
            $narrow
        )
    };
}

fn one(organisation: OrganisationId, id: ContactId) -> UnbufferedQuery {
    const ONE: &str = concat!(contacts!(), " WHERE c.organisation_id = $1 AND c.id = $2");
    query!(ONE).bind(organisation).bind(id)
}

async fn find(
    batch: &mut Batch,
    organisation: OrganisationId,
    id: ContactId,
) -> Result<Option<Contact>, StoreError> {
    batch.first(one(organisation, id)).await?.as_ref().map(record).transpose()
}

fn record(row: &Row) -> Result<Contact, StoreError> {
    let address: Option<String> = row.get("address")?;
    let address = address.map(|json| serde_json::from_str(&json)).transpose();
    Ok(Contact {
        id: row.parse("id")?,
        kind: row.parse("kind")?,
        name: row.get("name")?,
        reference: row.get("reference")?,
        email: row.get("email")?,
        vat_number: row.get("vat_number")?,
        company_number: row.get("company_number")?,
        address: address.map_err(|_| StoreError::Corrupt("address"))?,
        payment_terms_days: row.get("payment_terms_days")?,
        default_account_id: row.parse_or_none("default_account_id")?,
        default_vat_code: row.parse_or_none("default_vat_code")?,
        status: row.parse("status")?,
        currency: row.get("currency")?,
        balance_receivable: Money::from_minor(row.get("balance_receivable")?),
        balance_payable: Money::from_minor(row.get("balance_payable")?),
        external_id: row.get("external_id")?,
        metadata: metadata(row)?,
        created_at: row.time("created_at")?,
        updated_at: row.time("updated_at")?,
        version: row.get("version")?,
    })
}

impl Store {
    /// A contact of an organisation.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn contact(
        &self,
        organisation: OrganisationId,
        id: ContactId,
    ) -> Result<Option<Contact>, StoreError> {
        self.database.first(one(organisation, id).into()).await?.as_ref().map(record).transpose()
    }

    /// Contacts of an organisation, the latest first.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn contacts(
        &self,
        organisation: OrganisationId,
        filter: &ContactFilter,
        page: &ListPage,
    ) -> Result<(Vec<Contact>, Pagination), StoreError> {
        const KEY: &[KeyColumn] = &[KeyColumn::Int("created_at"), KeyColumn::Text("id")];
        let [count, list] = match (&filter.external_id, since(filter.updated_since)) {
            (Some(_), _) => among!("c.external_id = $5 AND c.updated_at + 0 >= $6"),
            (None, 0) => among!("$5 = '' AND $6 = 0"),
            (None, _) => among!("$5 = '' AND c.updated_at >= $6"),
        };
        let asked = |sql| {
            query(sql)
                .bind(organisation)
                .bind(filter.kind.map(|kind| kind.name().to_owned()))
                .bind(filter.status.map(|status| status.name().to_owned()))
                .bind(pattern(filter.search.as_deref()))
                .bind(filter.external_id.as_deref().unwrap_or_default())
                .bind(since(filter.updated_since))
        };
        let (rows, pagination) = self.page_by(KEY, asked(count), asked(list), page).await?;
        Ok((rows.iter().map(record).collect::<Result<_, _>>()?, pagination))
    }
}
