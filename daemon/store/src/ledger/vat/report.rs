//! What the books say of a VAT return's period, and what is behind a box of it.

use tieout::contract::ledger::organisation::VatScheme;
use tieout::contract::ledger::vat_return::{Side, VatEntry, VatReport};
use tieout::contract::page::Pagination;
use tieout::date::Date;
use tieout::id::OrganisationId;
use tieout::ledger::Refusal;
use tieout::ledger::vat_return::{VatReturnMethod, VatTotals};
use tieout::money::Money;

use crate::db::batch_query::{BatchQuery, batch_query};
use crate::db::statement::{Query, Row, query};
use crate::error::{NotDone, StoreError};
use crate::page::Page;
use crate::store::Store;
use crate::writes::batch::{Batch, WrittenBooks};

/// From one day to another.
pub(super) type Days = [Date; 2];

/// What is behind a box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VatBox(pub u8);

impl VatBox {
    /// The side of its entries (both where there is none), and whether only those with VAT are meant.
    /// None where only adjustments are.
    const fn entries(self, is_flat_rate: bool) -> Option<(Option<Side>, bool)> {
        match (self.0, is_flat_rate) {
            // The turnover with VAT, whatever the rate.
            (1 | 3 | 5 | 6, true) | (6, false) => Some((Some(Side::Output), false)),
            (1 | 3, false) => Some((Some(Side::Output), true)),
            (4, false) => Some((Some(Side::Input), true)),
            (5, false) => Some((None, true)),
            (7, false) => Some((Some(Side::Input), false)),
            _ => None,
        }
    }
}

/// What the entries of periods add up to, by side.
const SUMS: BatchQuery<true> = batch_query!(
    [organisation: text 0, day_from: text 1, day_to: text 2],
    [side: asked.side, net: asked.net, vat: asked.vat],
    "FROM (SELECT one.place AS place, d.side AS side, CAST(sum(d.net) AS BIGINT) AS net, \
    CAST(sum(d.vat) AS BIGINT) AS vat FROM asked AS one CROSS JOIN vat_days d \
    WHERE d.organisation_id = one.organisation AND d.day >= one.day_from \
    AND d.day <= one.day_to GROUP BY one.place, d.side) AS asked"
);

type PeriodKeys = Vec<(String, String, String)>;

fn asked(organisation: OrganisationId, periods: &[Days]) -> PeriodKeys {
    let one = |[from, to]: &Days| (organisation.to_string(), from.to_string(), to.to_string());
    periods.iter().map(one).collect()
}

fn in_order(count: usize, rows: &[Row]) -> Result<Vec<VatTotals>, StoreError> {
    let mut all = vec![VatTotals::default(); count];
    for row in rows {
        let sums = all.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
        let (net, vat) = (row.get("net")?, row.get("vat")?);
        match row.parse("side")? {
            Side::Output => (sums.output_net, sums.output_vat) = (net, vat),
            Side::Input => (sums.input_net, sums.input_vat) = (net, vat),
        }
    }
    Ok(all)
}

/// What the entries of a period add up to, as a transaction sees it.
pub(super) async fn sums_in(
    books: &mut WrittenBooks<'_>,
    organisation: OrganisationId,
    days: Days,
) -> Result<VatTotals, StoreError> {
    let rows = books.ask(SUMS, &asked(organisation, &[days])).await?;
    in_order(1, &rows)?.pop().ok_or(StoreError::Corrupt("place"))
}

const METHOD: &str =
    "SELECT vat_scheme, flat_rate_percent, currency FROM organisations WHERE id = $1";

pub(super) fn method(row: &Row, scheme: &'static str) -> Result<VatReturnMethod, StoreError> {
    let percent: Option<String> = row.get("flat_rate_percent")?;
    let percent = percent.map(|percent| tieout::factor::Factor::parse(&percent)).transpose();
    let flat_rate_percent = percent.map_err(|_| StoreError::Corrupt("flat_rate_percent"))?;
    Ok(VatReturnMethod { scheme: row.parse(scheme)?, flat_rate_percent })
}

/// How an organisation accounts for VAT, and its currency, as a transaction sees it.
pub(super) async fn method_in(
    batch: &mut Batch,
    organisation: OrganisationId,
) -> Result<(VatReturnMethod, String), StoreError> {
    let row = batch.first(query!(METHOD).bind(organisation)).await?;
    let row = row.ok_or(StoreError::Corrupt("id"))?;
    Ok((method(&row, "vat_scheme")?, row.get("currency")?))
}

impl Store {
    /// What the entries of periods add up to.
    pub(super) async fn vat_sums(
        &self,
        organisation: OrganisationId,
        periods: &[Days],
    ) -> Result<Vec<VatTotals>, StoreError> {
        let rows = self.database.ask(SUMS, &asked(organisation, periods)).await?;
        in_order(periods.len(), &rows)
    }

    /// How an organisation accounts for VAT, and its currency.
    pub(super) async fn vat_method(
        &self,
        organisation: OrganisationId,
    ) -> Result<(VatReturnMethod, String), StoreError> {
        let row = self.database.first(query(METHOD).bind(organisation)).await?;
        let row = row.ok_or(StoreError::Corrupt("id"))?;
        Ok((method(&row, "vat_scheme")?, row.get("currency")?))
    }

    /// What the books say of a VAT return's period, with the entries behind a box where one is asked
    /// for.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or [`TotalOutOfRange`](tieout::ledger::Reason::TotalOutOfRange).
    pub async fn vat_report(
        &self,
        organisation: OrganisationId,
        days: Days,
        behind: Option<(VatBox, Page)>,
    ) -> Result<(VatReport, Option<Pagination>), NotDone<Refusal>> {
        let (method, currency) = self.vat_method(organisation).await?;
        let sums = self.vat_sums(organisation, &[days]).await?;
        let sums = sums.first().copied().unwrap_or_default();
        let boxes = method.boxes(sums, &[])?;
        let (entries, pagination) = match behind {
            Some((number, page)) => {
                let (entries, pagination) =
                    self.vat_entries(organisation, days, (method, number), page).await?;
                (Some(entries), Some(pagination))
            }
            None => (None, None),
        };
        let report = VatReport {
            date_from: days[0],
            date_to: days[1],
            currency,
            scheme: method.scheme,
            flat_rate_percent: method.flat_rate_percent,
            boxes,
            direction: boxes.direction(),
            hmrc: boxes.hmrc(),
            entries,
        };
        Ok((report, pagination))
    }

    /// The entries behind a box, by day.
    async fn vat_entries(
        &self,
        organisation: OrganisationId,
        [from, to]: Days,
        (method, number): (VatReturnMethod, VatBox),
        page: Page,
    ) -> Result<(Vec<VatEntry>, Pagination), StoreError> {
        const COUNT: &str = "SELECT count(*) AS total FROM vat_entries WHERE organisation_id = $1 \
            AND vat_date >= $2 AND vat_date <= $3 AND ($4 = '' OR side = $4) \
            AND ($5 = 0 OR vat <> 0)";
        // Of an invoice that counts when it is paid no line is meant.
        const LIST: &str = "SELECT e.sequence, e.part, e.entry_date, e.vat_date, e.side, \
            e.vat_code, e.net, e.vat, e.invoice_id, e.allocation_id, j.id AS journal_id, \
            j.source, j.description, j.reference, a.id AS account_id, a.code AS account_code, \
            i.number AS invoice_number, i.contact_id, (SELECT min(t.id) FROM bank_transactions t \
            WHERE t.journal_id = j.id AND j.source = 'bank') AS bank_transaction_id \
            FROM (SELECT sequence, line, part FROM vat_entries WHERE organisation_id = $1 \
            AND vat_date >= $2 AND vat_date <= $3 AND ($4 = '' OR side = $4) \
            AND ($5 = 0 OR vat <> 0) ORDER BY vat_date, sequence, line, part \
            LIMIT $6 OFFSET $7) place CROSS JOIN vat_entries e \
            JOIN journals j ON j.organisation_id = $1 AND j.sequence = e.sequence \
            LEFT JOIN journal_lines l ON l.organisation_id = $1 AND l.sequence = e.sequence \
            AND l.line = e.line AND e.part = 0 LEFT JOIN accounts a ON a.id = l.account_id \
            LEFT JOIN invoices i ON i.organisation_id = $1 AND i.id = e.invoice_id \
            WHERE e.organisation_id = $1 AND e.sequence = place.sequence \
            AND e.line = place.line AND e.part = place.part \
            ORDER BY e.vat_date, e.sequence, e.line, e.part";
        let is_flat_rate = method.scheme == VatScheme::FlatRate;
        let Some((side, has_vat)) = number.entries(is_flat_rate) else {
            let Page { limit, offset } = page;
            return Ok((Vec::new(), Pagination { limit, offset, count: 0, total: 0 }));
        };
        let asked = |sql| -> Query {
            query(sql)
                .bind(organisation)
                .bind(from.to_string())
                .bind(to.to_string())
                .bind(side.map_or("", Side::name))
                .bind(has_vat)
        };
        let (rows, pagination) = self.page(asked(COUNT), asked(LIST), page).await?;
        Ok((rows.iter().map(entry).collect::<Result<_, _>>()?, pagination))
    }
}

fn entry(row: &Row) -> Result<VatEntry, StoreError> {
    let (net, vat): (i64, i64) = (row.get("net")?, row.get("vat")?);
    Ok(VatEntry {
        vat_date: row.parse("vat_date")?,
        entry_date: row.parse("entry_date")?,
        side: row.parse("side")?,
        vat_code: row.parse("vat_code")?,
        net_amount: Money::from_minor(net),
        vat_amount: Money::from_minor(vat),
        // Both are of one line, or a share of the lines of one invoice.
        gross_amount: Money::from_minor(net.saturating_add(vat)),
        journal_id: row.parse("journal_id")?,
        sequence: row.get("sequence")?,
        source: row.parse("source")?,
        description: row.get("description")?,
        reference: row.get("reference")?,
        account_id: row.parse_or_none("account_id")?,
        account_code: row.get("account_code")?,
        invoice_id: row.parse_or_none("invoice_id")?,
        invoice_number: row.get("invoice_number")?,
        contact_id: row.parse_or_none("contact_id")?,
        allocation_id: row.parse_or_none("allocation_id")?,
        bank_transaction_id: row.parse_or_none("bank_transaction_id")?,
    })
}
