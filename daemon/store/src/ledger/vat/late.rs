//! VAT that was posted late, behind the finalised return of its day, in the return that it counts in or is left out of.

use tieout::contract::ledger::late_vat::{ErrorCorrection, LateVatEntry};
use tieout::contract::ledger::vat_return::VatReturn;
use tieout::contract::ledger::vat_side::Side;
use tieout::contract::page::Pagination;
use tieout::id::OrganisationId;
use tieout::ledger::late_vat::{LateVatFacts, LateVatSum, LateVatSums};
use tieout::ledger::vat_method::{VatMethods, return_method};
use tieout::ledger::vat_return::VatTotals;
use tieout::money::Money;

use super::report::Days;
use crate::db::batch_query::{BatchQuery, batch_query};
use crate::db::statement::{Query, Row, query};
use crate::error::StoreError;
use crate::page::Page;
use crate::store::Store;
use crate::writes::batch::WrittenBooks;

/// The day of which an entry `e` is, with its invoice `i`: that of its posting, or the tax point of the invoice that it
/// issues.
macro_rules! own_day {
    () => {
        "CASE WHEN e.part = 0 AND i.kind = 'invoice' AND i.issue_date = e.entry_date \
        THEN coalesce(i.tax_point, e.entry_date) ELSE e.entry_date END"
    };
}

/// Late VAT `e` of the returns that begin on a day: it counts on that day since the return of its own day, which is
/// earlier, was finalised when it was posted. With the journal `j` and what is said of it, `l`.
macro_rules! late_from {
    ($organisation:literal, $day:literal) => {
        concat!(
            "vat_entries e JOIN journals j ON j.organisation_id = e.organisation_id AND j.sequence = e.sequence \
            LEFT JOIN late_vat l ON l.organisation_id = j.organisation_id AND l.journal_id = j.id \
            LEFT JOIN invoices i ON i.organisation_id = e.organisation_id AND i.id = e.invoice_id \
            WHERE e.organisation_id = ",
            $organisation,
            " AND e.vat_date = ",
            $day,
            " AND ",
            own_day!(),
            " < e.vat_date"
        )
    };
}

/// Late VAT of returns that begin on these days, added up by what is known of it.
const SUMS: BatchQuery<true> = batch_query!(
    [organisation: text 0, day: text 1],
    [
        side: asked.side, kind: asked.kind, method_date: asked.method_date, is_negative: asked.is_negative,
        said: asked.said, behaviour: asked.behaviour, net: asked.net, vat: asked.vat, entries: asked.entries
    ],
    "FROM (SELECT one.place AS place, e.side AS side, e.kind AS kind, e.method_date AS method_date, \
    CAST(CASE WHEN e.vat < 0 OR (e.vat = 0 AND e.net < 0) THEN 1 ELSE 0 END AS BIGINT) AS is_negative, \
    l.kind AS said, l.behaviour AS behaviour, CAST(sum(e.net) AS BIGINT) AS net, CAST(sum(e.vat) AS BIGINT) AS vat, \
    count(*) AS entries FROM asked AS one CROSS JOIN vat_entries e \
    JOIN journals j ON j.organisation_id = e.organisation_id AND j.sequence = e.sequence \
    LEFT JOIN late_vat l ON l.organisation_id = j.organisation_id AND l.journal_id = j.id \
    LEFT JOIN invoices i ON i.organisation_id = e.organisation_id AND i.id = e.invoice_id \
    WHERE e.organisation_id = one.organisation AND e.vat_date = one.day \
    AND CASE WHEN e.part = 0 AND i.kind = 'invoice' AND i.issue_date = e.entry_date \
    THEN coalesce(i.tax_point, e.entry_date) ELSE e.entry_date END < e.vat_date \
    GROUP BY one.place, e.side, e.kind, e.method_date, \
    CASE WHEN e.vat < 0 OR (e.vat = 0 AND e.net < 0) THEN 1 ELSE 0 END, l.kind, l.behaviour) AS asked"
);

type LateKeys = Vec<(String, String)>;

fn keys(organisation: OrganisationId, periods: &[Days]) -> LateKeys {
    periods.iter().map(|[from, _]| (organisation.to_string(), from.to_string())).collect()
}

fn in_order(
    periods: &[Days],
    methods: &VatMethods,
    rows: &[Row],
) -> Result<Vec<LateVatSums>, StoreError> {
    let mut all = vec![LateVatSums::default(); periods.len()];
    for row in rows {
        let of_period = all.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
        let (net, vat) = (row.get("net")?, row.get("vat")?);
        let facts = facts(row)?;
        let totals = match facts.side {
            Side::Output => VatTotals { output_net: net, output_vat: vat, ..VatTotals::default() },
            Side::Input => VatTotals { input_net: net, input_vat: vat, ..VatTotals::default() },
        };
        let method = return_method(methods.on(row.parse("method_date")?));
        of_period.0.push(LateVatSum { facts, method, totals, count: row.get("entries")? });
    }
    Ok(all)
}

fn facts(row: &Row) -> Result<LateVatFacts, StoreError> {
    Ok(LateVatFacts {
        side: row.parse("side")?,
        kind: row.parse("kind")?,
        is_negative: row.flag("is_negative")?,
        said: row.parse_or_none("said")?,
        behaviour: row.parse_or_none("behaviour")?,
    })
}

/// The late VAT of a return, as a transaction sees it.
pub(super) async fn late_in(
    books: &mut WrittenBooks<'_>,
    organisation: OrganisationId,
    days: Days,
    methods: &VatMethods,
) -> Result<LateVatSums, StoreError> {
    let rows = books.ask(SUMS, &keys(organisation, &[days])).await?;
    in_order(&[days], methods, &rows)?.pop().ok_or(StoreError::Corrupt("place"))
}

impl Store {
    /// The late VAT of returns.
    pub(super) async fn late_vat(
        &self,
        organisation: OrganisationId,
        periods: &[Days],
        methods: &VatMethods,
    ) -> Result<Vec<LateVatSums>, StoreError> {
        let rows = self.database.ask(SUMS, &keys(organisation, periods)).await?;
        in_order(periods, methods, &rows)
    }

    /// The late VAT of a return, entry by entry: what counts in it, and what is left out.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn late_vat_entries(
        &self,
        organisation: OrganisationId,
        of: &VatReturn,
        page: Page,
    ) -> Result<(Vec<LateVatEntry>, Pagination), StoreError> {
        const COUNT: &str = concat!("SELECT count(*) AS total FROM ", late_from!("$1", "$2"));
        const LIST: &str = concat!(
            "SELECT ",
            own_day!(),
            " AS day, e.side, e.vat_code, e.kind, e.net, e.vat, \
            CAST(CASE WHEN e.vat < 0 OR (e.vat = 0 AND e.net < 0) THEN 1 ELSE 0 END AS BIGINT) AS is_negative, \
            l.kind AS said, l.behaviour, l.reason, j.id AS journal_id, j.sequence, j.description, e.invoice_id, \
            i.number AS invoice_number FROM ",
            late_from!("$1", "$2"),
            " ORDER BY e.sequence, e.line, e.part, e.side LIMIT $3 OFFSET $4"
        );
        let asked = |sql| -> Query { query(sql).bind(organisation).bind(of.date_from.to_string()) };
        let (rows, pagination) = self.page(asked(COUNT), asked(LIST), page).await?;
        let is_left_out = of.late.correction == ErrorCorrection::Notify;
        let entry = |row: &Row| entry(row, is_left_out);
        Ok((rows.iter().map(entry).collect::<Result<_, _>>()?, pagination))
    }
}

fn entry(row: &Row, errors_left_out: bool) -> Result<LateVatEntry, StoreError> {
    let facts = facts(row)?;
    let money = |column| row.get(column).map(Money::from_minor);
    Ok(LateVatEntry {
        date: row.parse("day")?,
        side: facts.side,
        vat_code: row.parse("vat_code")?,
        vat_kind: facts.kind,
        net_amount: money("net")?,
        vat_amount: money("vat")?,
        kind: facts.is(),
        behaviour: facts.behaviour,
        reason: row.get("reason")?,
        is_left_out: facts.is_left_out(errors_left_out),
        journal_id: row.parse("journal_id")?,
        sequence: row.get("sequence")?,
        description: row.get("description")?,
        invoice_id: row.parse_or_none("invoice_id")?,
        invoice_number: row.get("invoice_number")?,
    })
}
