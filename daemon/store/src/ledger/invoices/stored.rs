//! Invoices and credit notes, read from the database and written to it.

use std::collections::BTreeMap;

use tieout::contract::ledger::invoice::Invoice;
use tieout::contract::ledger::vat_code::TaxCodeKind;
use tieout::date::Date;
use tieout::factor::Factor;
use tieout::id::{InvoiceId, OrganisationId};
use tieout::ledger::document::{LinePricing, NetVatGross};
use tieout::ledger::invoice::DocumentLine;
use tieout::ledger::vat::VatRate;
use tieout::money::Money;

use super::rows::{InvoiceRow, LineRow};
use crate::db::backend::Database;
use crate::db::batch_query::{BatchInsert, BatchQuery, batch_insert, batch_query};
use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::ledger::metadata::metadata;
use crate::writes::batch::Batch;
use crate::writes::recorded::RecordedTable;

/// Inserts documents; of those that are there, changes what may change.
const SAVE: BatchInsert = batch_insert!(
    invoices [
        id: text 0, organisation_id: text 1, type: text 2, kind: text 3, status: text 4,
        number: text 5, contact_id: text 6, issue_date: text 7, due_date: text 8,
        amounts_are: text 9, reference: text 10, notes: text 11, net_total: int 12,
        vat_total: int 13, gross_total: int 14, paid: int 15, credited: int 16,
        vat_counts: text 17, journal_id: text 18, void_date: text 19, void_journal_id: text 20,
        search: text 21, created_at: int 22, updated_at: int 23, version: int 24, tax_point: text 25,
        written_off: int 26, relieved: int 27, vat_relieved: int 28, external_id: text 29,
        metadata: text 30
    ]
    "ON CONFLICT (id) DO UPDATE SET type = excluded.type, kind = excluded.kind, \
    status = excluded.status, number = excluded.number, contact_id = excluded.contact_id, \
    issue_date = excluded.issue_date, due_date = excluded.due_date, \
    amounts_are = excluded.amounts_are, reference = excluded.reference, notes = excluded.notes, \
    net_total = excluded.net_total, vat_total = excluded.vat_total, \
    gross_total = excluded.gross_total, paid = excluded.paid, credited = excluded.credited, \
    vat_counts = excluded.vat_counts, journal_id = excluded.journal_id, \
    void_date = excluded.void_date, void_journal_id = excluded.void_journal_id, \
    search = excluded.search, updated_at = excluded.updated_at, version = excluded.version, \
    tax_point = excluded.tax_point, written_off = excluded.written_off, \
    relieved = excluded.relieved, vat_relieved = excluded.vat_relieved, \
    external_id = excluded.external_id, metadata = excluded.metadata"
);

const SAVE_LINES: BatchInsert = batch_insert!(
    invoice_lines [
        organisation_id: text 0, invoice_id: text 1, line: int 2, description: text 3,
        quantity: text 4, unit_price: text 5, discount_percent: text 6, account_id: text 7,
        vat_code: text 8, given_vat: int 9, net: int 10, vat: int 11, gross: int 12
    ]
);

/// Documents, with further columns of what they are joined to.
macro_rules! documents {
    ([$($further:tt)*], $joined:literal) => {
        batch_query!(
            [organisation: text 0, name: text 1],
            [
                id: i.id, organisation_id: i.organisation_id, currency: o.currency,
                invoice_type: i.type, kind: i.kind, status: i.status, number: i.number,
                contact_id: i.contact_id, contact_name: c.name, issue_date: i.issue_date,
                due_date: i.due_date, amounts_are: i.amounts_are, reference: i.reference,
                notes: i.notes, net_total: i.net_total, vat_total: i.vat_total,
                gross_total: i.gross_total, paid: i.paid, credited: i.credited,
                vat_counts: i.vat_counts, journal_id: i.journal_id, void_date: i.void_date,
                void_journal_id: i.void_journal_id, created_at: i.created_at,
                updated_at: i.updated_at, version: i.version, tax_point: i.tax_point,
                written_off: i.written_off, relieved: i.relieved,
                vat_relieved: i.vat_relieved, external_id: i.external_id,
                metadata: i.metadata $($further)*
            ],
            $joined
        )
    };
}

const FIND: BatchQuery = documents!(
    [],
    "FROM asked JOIN invoices i ON i.organisation_id = asked.organisation AND i.id = asked.name \
    JOIN contacts c ON c.id = i.contact_id JOIN organisations o ON o.id = i.organisation_id"
);

/// A document with each of its lines: one statement, so that no change comes between.
const FIND_WHOLE: BatchQuery = documents!(
    [
        , line: l.line, description: l.description, quantity: l.quantity,
        unit_price: l.unit_price, discount_percent: l.discount_percent,
        account_id: l.account_id, account_code: a.code, vat_code: l.vat_code,
        given_vat: l.given_vat, net: l.net, vat: l.vat, gross: l.gross, own_kind: t.kind, own_rate: t.rate
    ],
    "FROM asked JOIN invoices i ON i.organisation_id = asked.organisation AND i.id = asked.name \
    JOIN contacts c ON c.id = i.contact_id JOIN organisations o ON o.id = i.organisation_id \
    JOIN invoice_lines l ON l.invoice_id = i.id JOIN accounts a ON a.id = l.account_id \
    LEFT JOIN tax_codes t ON t.organisation_id = i.organisation_id AND t.code = l.vat_code"
);

type InvoiceKeys = Vec<(String, String)>;

fn asked(organisation: OrganisationId, ids: &[InvoiceId]) -> InvoiceKeys {
    ids.iter().map(|id| (organisation.to_string(), id.to_string())).collect()
}

/// In the order of the list; none for one that is not there.
fn in_order(count: usize, rows: &[Row]) -> Result<Vec<Option<InvoiceRow>>, StoreError> {
    let mut found = vec![None; count];
    for row in rows {
        *found.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))? = Some(record(row)?);
    }
    Ok(found)
}

/// These documents of an organisation, in their order; none for one that is not there.
pub(super) async fn find(
    database: &Database,
    organisation: OrganisationId,
    ids: &[InvoiceId],
) -> Result<Vec<Option<InvoiceRow>>, StoreError> {
    in_order(ids.len(), &database.ask(FIND, &asked(organisation, ids)).await?)
}

/// The same within a transaction.
pub(in crate::ledger) async fn find_in(
    batch: &mut Batch,
    organisation: OrganisationId,
    ids: &[InvoiceId],
) -> Result<Vec<Option<InvoiceRow>>, StoreError> {
    in_order(ids.len(), &batch.ask(FIND, &asked(organisation, ids)).await?)
}

/// A document with its lines, if it is there.
pub(super) async fn find_whole(
    database: &Database,
    organisation: OrganisationId,
    id: InvoiceId,
) -> Result<Option<(InvoiceRow, Vec<LineRow>)>, StoreError> {
    whole(&database.ask(FIND_WHOLE, &asked(organisation, &[id])).await?)
}

/// The same within a transaction.
pub(super) async fn find_whole_in(
    batch: &mut Batch,
    organisation: OrganisationId,
    id: InvoiceId,
) -> Result<Option<(InvoiceRow, Vec<LineRow>)>, StoreError> {
    whole(&batch.ask(FIND_WHOLE, &asked(organisation, &[id])).await?)
}

/// A document as a caller gets it on this day, as a transaction sees it.
pub(in crate::ledger) async fn object_in(
    batch: &mut Batch,
    organisation: OrganisationId,
    id: InvoiceId,
    today: Option<Date>,
) -> Result<Option<Invoice>, StoreError> {
    let found = find_whole_in(batch, organisation, id).await?;
    Ok(found.map(|(row, lines)| row.object(&lines, today)))
}

fn whole(rows: &[Row]) -> Result<Option<(InvoiceRow, Vec<LineRow>)>, StoreError> {
    let Some(first) = rows.first() else { return Ok(None) };
    let mut lines = BTreeMap::new();
    for row in rows {
        lines.insert(row.get::<i64>("line")?, line(row)?);
    }
    Ok(Some((record(first)?, lines.into_values().collect())))
}

/// Writes documents that are new, or have changed.
pub(in crate::ledger) async fn save<'r>(
    batch: &mut Batch,
    rows: impl IntoIterator<Item = &'r InvoiceRow>,
) -> Result<(), StoreError> {
    let values = |row: &InvoiceRow| {
        batch.books.record(row.organisation, RecordedTable::Invoices, row.id);
        row.values()
    };
    let rows: Vec<_> = rows.into_iter().map(values).collect();
    batch.put(SAVE, &rows).await
}

/// Writes the lines of a document that has none.
pub(super) async fn save_lines(
    batch: &mut Batch,
    row: &InvoiceRow,
    lines: &[LineRow],
) -> Result<(), StoreError> {
    let (organisation, invoice) = (row.organisation.to_string(), row.id.to_string());
    let values = |(number, row): (i64, &LineRow)| {
        let LinePricing { quantity, unit_price, discount_percent, vat_code, given_vat } =
            row.line.priced;
        (
            organisation.clone(),
            invoice.clone(),
            number,
            row.line.description.clone(),
            quantity.to_string(),
            unit_price.to_string(),
            discount_percent.map(|percent| percent.to_string()),
            row.line.account.to_string(),
            vat_code.to_string(),
            given_vat.map(Money::minor),
            row.amounts.net.minor(),
            row.amounts.vat.minor(),
            row.amounts.gross.minor(),
        )
    };
    let values: Vec<_> = (1..).zip(lines).map(values).collect();
    batch.books.record(row.organisation, RecordedTable::Invoices, row.id);
    batch.put(SAVE_LINES, &values).await
}

/// Removes the lines of a document.
pub(super) async fn delete_lines(batch: &mut Batch, row: &InvoiceRow) -> Result<(), StoreError> {
    const DELETE: &str = "DELETE FROM invoice_lines WHERE organisation_id = $1 AND invoice_id = $2";
    batch.books.record(row.organisation, RecordedTable::Invoices, row.id);
    batch.execute(query!(DELETE).bind(row.organisation).bind(row.id)).await.map(drop)
}

fn money(row: &Row, column: &'static str) -> Result<Money, StoreError> {
    Ok(Money::from_minor(row.get(column)?))
}

fn record(row: &Row) -> Result<InvoiceRow, StoreError> {
    Ok(InvoiceRow {
        id: row.parse("id")?,
        organisation: row.parse("organisation_id")?,
        currency: row.get("currency")?,
        invoice_type: row.parse("invoice_type")?,
        kind: row.parse("kind")?,
        stage: row.parse("status")?,
        number: row.get("number")?,
        contact: row.parse("contact_id")?,
        contact_name: row.get("contact_name")?,
        issue_date: row.parse("issue_date")?,
        given_tax_point: row.parse_or_none("tax_point")?,
        due_date: row.parse("due_date")?,
        amounts_are: row.parse("amounts_are")?,
        reference: row.get("reference")?,
        notes: row.get("notes")?,
        external_id: row.get("external_id")?,
        metadata: metadata(row)?,
        total: NetVatGross {
            net: money(row, "net_total")?,
            vat: money(row, "vat_total")?,
            gross: money(row, "gross_total")?,
        },
        paid: money(row, "paid")?,
        credited: money(row, "credited")?,
        written_off: money(row, "written_off")?,
        relieved: money(row, "relieved")?,
        vat_relieved: money(row, "vat_relieved")?,
        vat_counts: row.parse("vat_counts")?,
        journal: row.parse_or_none("journal_id")?,
        void_date: row.parse_or_none("void_date")?,
        void_journal: row.parse_or_none("void_journal_id")?,
        created_at: row.time("created_at")?,
        updated_at: row.time("updated_at")?,
        version: row.get("version")?,
    })
}

fn line(row: &Row) -> Result<LineRow, StoreError> {
    let factor = |column| {
        let text: String = row.get(column)?;
        Factor::parse(&text).map_err(|_| StoreError::Corrupt(column))
    };
    let discount: Option<String> = row.get("discount_percent")?;
    let discount = discount.map(|text| Factor::parse(&text)).transpose();
    let given_vat: Option<i64> = row.get("given_vat")?;
    Ok(LineRow {
        line: DocumentLine {
            description: row.get("description")?,
            account: row.parse("account_id")?,
            priced: LinePricing {
                quantity: factor("quantity")?,
                unit_price: factor("unit_price")?,
                discount_percent: discount.map_err(|_| StoreError::Corrupt("discount_percent"))?,
                vat_code: row.parse("vat_code")?,
                given_vat: given_vat.map(Money::from_minor),
            },
        },
        amounts: NetVatGross {
            net: money(row, "net")?,
            vat: money(row, "vat")?,
            gross: money(row, "gross")?,
        },
        account_code: row.get("account_code")?,
        reverse_rate: reverse_rate(row)?,
    })
}

/// The rate of a code of the organisation's own whose VAT the buyer accounts for.
fn reverse_rate(row: &Row) -> Result<Option<VatRate>, StoreError> {
    let kind: Option<TaxCodeKind> = row.parse_or_none("own_kind")?;
    let rate: Option<i64> = row.get("own_rate")?;
    let rate = rate.filter(|_| kind == Some(TaxCodeKind::DomesticReverseCharge));
    let rate = rate.map(u32::try_from).transpose().map_err(|_| StoreError::Corrupt("rate"))?;
    Ok(rate.map(VatRate::from_ten_thousandths))
}
