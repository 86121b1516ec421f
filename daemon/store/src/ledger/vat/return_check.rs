//! Whether finalised VAT returns are what their entries, scheme and adjustments come to.
//!
//! What counts on the days of a finalised return no longer changes: what is posted later counts from the day behind it.

use tieout::contract::ledger::vat_side::Side;
use tieout::ledger::vat_method::{VatMethods, return_method};
use tieout::ledger::vat_return::{PeriodFigures, VatTotals};
use tieout::money::Money;

use super::integrity::VatCheck;
use super::stored::{Finalised, StoredVatReturn, record};
use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::ledger::finding::{Stop, bad_object};

/// Returns of a statement.
const RETURNS_MAX: i64 = 100;

/// What is wrong with a return: a field, and why.
type Wrong = (&'static str, &'static str);

const BOXES: [&str; 9] =
    ["box_1", "box_2", "box_3", "box_4", "box_5", "box_6", "box_7", "box_8", "box_9"];

impl VatCheck<'_> {
    /// Makes the boxes of each finalised return anew.
    pub(in crate::ledger) async fn returns(&self) -> Result<(), Stop> {
        const RETURNS: &str = "SELECT r.id, r.date_from, r.date_to, r.adjustments, r.scheme, \
            r.flat_rate_percent, r.output_net, r.output_vat, r.input_net, r.input_vat, r.box_1, r.box_2, \
            r.box_3, r.box_4, r.box_5, r.box_6, r.box_7, r.box_8, r.box_9, r.journal_id, r.finalised_at, \
            r.filed_at, r.receipt, r.errors_left_out, r.left_out_vat, r.created_at, r.updated_at, r.version, CAST(0 AS BIGINT) AS is_elsewhere, \
            j.total AS moved, (SELECT max(e.number) \
            FROM audit_events e WHERE e.organisation_id = $1 AND e.object_id = r.id) AS event \
            FROM vat_returns r LEFT JOIN journals j ON j.organisation_id = r.organisation_id \
            AND j.id = r.journal_id AND j.source = 'vat_return' \
            WHERE r.organisation_id = $1 AND r.status = 'finalised' AND r.id > $2 ORDER BY r.id LIMIT $3";
        let mut behind = String::new();
        loop {
            let asked = query(RETURNS).bind(self.organisation).bind(&*behind).bind(RETURNS_MAX);
            let page = self.store.database.all(asked).await?;
            let Some(last) = page.last() else { return self.finalised_as_in_the_log().await };
            behind = last.get("id")?;
            for row in &page {
                let wrong = match record(row) {
                    Ok(kept) => self.wrong(row, &kept).await?,
                    Err(_) => Some(("state", "what is stored of it cannot be read")),
                };
                if let Some((field, message)) = wrong {
                    let (id, event) = (row.get("id")?, row.get("event")?);
                    return Err(bad_object(
                        "vat_returns",
                        id,
                        event,
                        Some(field.to_owned()),
                        message,
                    ));
                }
            }
        }
    }

    async fn wrong(&self, row: &Row, kept: &StoredVatReturn) -> Result<Option<Wrong>, StoreError> {
        let Some(is) = &kept.finalised else {
            return Ok(Some(("finalised_at", "it is finalised, and at no time")));
        };
        let Finalised { method, boxes, journal, .. } = is;
        let (methods, _) = self.store.vat_methods(self.organisation).await?;
        let late = self.store.late_vat(self.organisation, &[kept.days], &methods).await?.pop();
        let late = late.unwrap_or_default();
        let all = self.entries_of(kept, &methods).await?;
        let left_out = late.left_out(all.last, is.errors_left_out).totals().tracked();
        if left_out != i128::from(is.left_out_vat) {
            return Ok(Some((
                "left_out_vat",
                "it is not the VAT of the errors that it leaves out",
            )));
        }
        let figures = late.in_return(&all, is.errors_left_out);
        let sums = figures.totals();
        let totals = [
            ("output_net", sums.output_net),
            ("output_vat", sums.output_vat),
            ("input_net", sums.input_net),
            ("input_vat", sums.input_vat),
        ];
        for (field, minor) in totals {
            if row.get::<Option<i64>>(field)? != Some(minor) {
                return Ok(Some((field, "it is not what the entries of its days add up to")));
            }
        }
        if let Some(number) = figures.first_wrong_box(&kept.adjustments, boxes) {
            let field = BOXES.get(number - 1).copied().unwrap_or("box_1");
            let message = "it is not what its entries, methods and adjustments come to";
            return Ok(Some((field, message)));
        }
        if figures.last != *method {
            let is_scheme = figures.last.scheme != method.scheme;
            let field = if is_scheme { "scheme" } else { "flat_rate_percent" };
            return Ok(Some((field, "it is not that of the method of its last day")));
        }
        // The journal of the flat-rate scheme's difference, where there is one.
        let moved = figures.difference(boxes).unwrap_or(Money::ZERO).minor().unsigned_abs();
        let posted: Option<i64> = row.get("moved")?;
        let is_posted = match posted {
            Some(total) => total.unsigned_abs() == moved,
            None => moved == 0 && journal.is_none(),
        };
        let message = "its journal does not move the difference of its scheme";
        Ok((!is_posted).then_some(("journal_id", message)))
    }

    /// What the entries of its days add up to, by the methods that they are pinned to.
    async fn entries_of(
        &self,
        kept: &StoredVatReturn,
        methods: &VatMethods,
    ) -> Result<PeriodFigures, StoreError> {
        const SUMS: &str = "SELECT side, method_date, kind, CAST(sum(net) AS BIGINT) AS net, \
            CAST(sum(vat) AS BIGINT) AS vat FROM vat_entries WHERE organisation_id = $1 \
            AND vat_date >= $2 AND vat_date <= $3 GROUP BY side, method_date, kind";
        let [from, to] = kept.days;
        let asked = query(SUMS).bind(self.organisation).bind(from.to_string()).bind(to.to_string());
        let mut figures = PeriodFigures::ending(return_method(methods.on(to)));
        for row in self.store.database.all(asked).await? {
            let (net, vat): (i64, i64) = (row.get("net")?, row.get("vat")?);
            let totals = match row.parse("side")? {
                Side::Output => {
                    VatTotals { output_net: net, output_vat: vat, ..VatTotals::default() }
                }
                Side::Input => VatTotals { input_net: net, input_vat: vat, ..VatTotals::default() },
            };
            let method = return_method(methods.on(row.parse("method_date")?));
            figures.add(method, row.parse("kind")?, totals);
        }
        Ok(figures)
    }
}
