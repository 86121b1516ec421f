//! What the books say of a VAT return's period, and what is behind a box of it.

use std::collections::BTreeMap;

use tieout::contract::ledger::vat_code::TaxCodeKind;
use tieout::contract::ledger::vat_return::{VatEntry, VatReport};
use tieout::contract::ledger::vat_side::Side;
use tieout::contract::page::Pagination;
use tieout::date::Date;
use tieout::id::OrganisationId;
use tieout::ledger::Refusal;
use tieout::ledger::vat_method::{MethodSpan, VatMethods, return_method};
use tieout::ledger::vat_return::{PeriodFigures, VatReturnMethod, VatTotals};
use tieout::money::Money;

use crate::db::batch_query::{BatchQuery, batch_query};
use crate::db::statement::{Query, Row, query};
use crate::error::{NotDone, StoreError};
use crate::page::Page;
use crate::store::Store;
use crate::writes::batch::WrittenBooks;

/// From one day to another.
pub(super) type Days = [Date; 2];

/// What is behind a box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VatBox(pub u8);

impl VatBox {
    /// The side of its entries (both where there is none), and whether only those with VAT are meant; of
    /// those that are not pinned to the flat-rate scheme. None where only adjustments are.
    const fn entries(self) -> Option<(Option<Side>, bool)> {
        match self.0 {
            1 | 3 => Some((Some(Side::Output), true)),
            4 => Some((Some(Side::Input), true)),
            5 => Some((None, true)),
            6 => Some((Some(Side::Output), false)),
            7 => Some((Some(Side::Input), false)),
            _ => None,
        }
    }

    /// Whether it has the turnover that is pinned to the flat-rate scheme, with VAT and whatever the rate.
    const fn is_of_flat_turnover(self) -> bool {
        matches!(self.0, 1 | 3 | 5 | 6)
    }
}

/// Which entries `p` are behind a box: $4 to $6 are of the usual rules, $7 of the turnover that is pinned to the
/// flat-rate scheme. Nothing is reclaimed under that scheme of what is imported.
macro_rules! behind_box {
    () => {
        concat!(
            "p.organisation_id = $1 AND p.vat_date >= $2 AND p.vat_date <= $3 AND CASE WHEN coalesce( \
            (SELECT m.vat_scheme FROM vat_methods m WHERE m.organisation_id = $1 \
            AND m.effective_from <= p.method_date ORDER BY m.effective_from DESC LIMIT 1), \
            (SELECT o.vat_scheme FROM organisations o WHERE o.id = $1)) = 'flat_rate' \
            AND (p.kind = 'standard' OR (p.kind = 'import_postponed' AND p.side = 'input' AND $5 = 1)) \
            THEN $7 = 1 AND p.side = 'output' ELSE ($4 = '' OR p.side = $4) \
            AND CASE WHEN $5 = 1 THEN p.vat ELSE p.net END <> 0 AND $6 = 1 END"
        )
    };
}

/// What the entries of periods add up to, by side and kind, for the days of a method.
const SUMS: BatchQuery<true> = batch_query!(
    [organisation: text 0, day_from: text 1, day_to: text 2, method_from: text 3, method_to: text 4],
    [side: asked.side, kind: asked.kind, net: asked.net, vat: asked.vat],
    "FROM (SELECT one.place AS place, d.side AS side, d.kind AS kind, CAST(sum(d.net) AS BIGINT) AS net, \
    CAST(sum(d.vat) AS BIGINT) AS vat FROM asked AS one CROSS JOIN vat_days d \
    WHERE d.organisation_id = one.organisation AND d.day >= one.day_from \
    AND d.day <= one.day_to AND d.method_date >= one.method_from \
    AND d.method_date <= one.method_to GROUP BY one.place, d.side, d.kind) AS asked"
);

type PeriodKeys = Vec<(String, String, String, String, String)>;

/// Each period for the days of each method.
fn asked(organisation: OrganisationId, periods: &[Days], methods: &VatMethods) -> PeriodKeys {
    let spans = methods.spans();
    let one = |[from, to]: &Days, span: &MethodSpan| {
        let [first, last] = span.days.map(|day| day.to_string());
        (organisation.to_string(), from.to_string(), to.to_string(), first, last)
    };
    let of_period = |days: &Days| spans.iter().map(|span| one(days, span)).collect::<Vec<_>>();
    periods.iter().flat_map(of_period).collect()
}

fn in_order(
    periods: &[Days],
    methods: &VatMethods,
    rows: &[Row],
) -> Result<Vec<PeriodFigures>, StoreError> {
    let spans = methods.spans();
    let mut all = vec![BTreeMap::<TaxCodeKind, VatTotals>::new(); periods.len() * spans.len()];
    for row in rows {
        let of_kind = all.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
        let sums = of_kind.entry(row.parse("kind")?).or_default();
        let (net, vat) = (row.get("net")?, row.get("vat")?);
        match row.parse("side")? {
            Side::Output => (sums.output_net, sums.output_vat) = (net, vat),
            Side::Input => (sums.input_net, sums.input_vat) = (net, vat),
        }
    }
    let figures = |([_, to], totals): (&Days, &[BTreeMap<TaxCodeKind, VatTotals>])| {
        let mut figures = PeriodFigures::ending(return_method(methods.on(*to)));
        for (span, of_kind) in spans.iter().zip(totals) {
            for (kind, totals) in of_kind {
                figures.add(span.method, *kind, *totals);
            }
        }
        figures
    };
    Ok(periods.iter().zip(all.chunks(spans.len())).map(figures).collect())
}

/// What the entries of a period add up to, as a transaction sees it.
pub(super) async fn figures_in(
    books: &mut WrittenBooks<'_>,
    organisation: OrganisationId,
    days: Days,
    methods: &VatMethods,
) -> Result<PeriodFigures, StoreError> {
    let rows = books.ask(SUMS, &asked(organisation, &[days], methods)).await?;
    in_order(&[days], methods, &rows)?.pop().ok_or(StoreError::Corrupt("place"))
}

/// The method of a return that is finalised, as it is stored.
pub(super) fn method(row: &Row, scheme: &'static str) -> Result<VatReturnMethod, StoreError> {
    let percent: Option<String> = row.get("flat_rate_percent")?;
    let percent = percent.map(|percent| tieout::factor::Factor::parse(&percent)).transpose();
    let flat_rate_percent = percent.map_err(|_| StoreError::Corrupt("flat_rate_percent"))?;
    Ok(VatReturnMethod { scheme: row.parse(scheme)?, flat_rate_percent })
}

impl Store {
    /// What the entries of periods add up to.
    pub(super) async fn vat_figures(
        &self,
        organisation: OrganisationId,
        periods: &[Days],
        methods: &VatMethods,
    ) -> Result<Vec<PeriodFigures>, StoreError> {
        let rows = self.database.ask(SUMS, &asked(organisation, periods, methods)).await?;
        in_order(periods, methods, &rows)
    }

    /// What the books say of a VAT return's period, with the entries behind a box where one is asked
    /// for.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or [`TotalOutOfRange`](tieout::ledger::Reason::TotalOutOfRange).
    #[crate::boxed]
    pub async fn vat_report(
        &self,
        organisation: OrganisationId,
        days: Days,
        behind: Option<(VatBox, Page)>,
    ) -> Result<(VatReport, Option<Pagination>), NotDone<Refusal>> {
        let (methods, currency) = self.vat_methods(organisation).await?;
        let mut figures = self.vat_figures(organisation, &[days], &methods).await?;
        let figures = figures.pop().ok_or(StoreError::Corrupt("place"))?;
        let (method, boxes) = (figures.last, figures.boxes(&[])?);
        let (entries, pagination) = match behind {
            Some((number, page)) => {
                let (entries, pagination) =
                    self.vat_entries(organisation, days, number, page).await?;
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
        number: VatBox,
        page: Page,
    ) -> Result<(Vec<VatEntry>, Pagination), StoreError> {
        const COUNT: &str =
            concat!("SELECT count(*) AS total FROM vat_entries p WHERE ", behind_box!());
        const LIST: &str = concat!(
            "SELECT e.sequence, e.part, e.kind, e.entry_date, e.vat_date, e.side, \
            e.vat_code, e.net, e.vat, e.invoice_id, e.allocation_id, j.id AS journal_id, \
            j.source, j.description, j.reference, a.id AS account_id, a.code AS account_code, \
            i.number AS invoice_number, i.contact_id, (SELECT min(t.id) FROM bank_transactions t \
            WHERE t.journal_id = j.id AND j.source = 'bank') AS bank_transaction_id \
            FROM (SELECT p.sequence, p.line, p.part, p.side FROM vat_entries p WHERE ",
            behind_box!(),
            " ORDER BY p.vat_date, p.sequence, p.line, p.part, p.side \
            LIMIT $8 OFFSET $9) place CROSS JOIN vat_entries e \
            JOIN journals j ON j.organisation_id = $1 AND j.sequence = e.sequence \
            LEFT JOIN journal_lines l ON l.organisation_id = $1 AND l.sequence = e.sequence \
            AND l.line = e.line AND e.part = 0 LEFT JOIN accounts a ON a.id = l.account_id \
            LEFT JOIN invoices i ON i.organisation_id = $1 AND i.id = e.invoice_id \
            WHERE e.organisation_id = $1 AND e.sequence = place.sequence \
            AND e.line = place.line AND e.part = place.part AND e.side = place.side \
            ORDER BY e.vat_date, e.sequence, e.line, e.part, e.side"
        );
        let usual = number.entries();
        let (side, has_vat) = usual.unwrap_or_default();
        let asked = |sql| -> Query {
            query(sql)
                .bind(organisation)
                .bind(from.to_string())
                .bind(to.to_string())
                .bind(side.map_or("", Side::name))
                .bind(has_vat)
                .bind(usual.is_some())
                .bind(number.is_of_flat_turnover())
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
        vat_kind: row.parse("kind")?,
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
