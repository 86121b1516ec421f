//! Whether finalised VAT returns are what their entries, scheme and adjustments come to.
//!
//! What counts on the days of a finalised return no longer changes: what is posted later counts from the day behind it.

use tieout::ledger::vat_return::VatTotals;
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
            r.created_at, r.updated_at, r.version, j.total AS moved, (SELECT max(e.number) \
            FROM audit_events e WHERE e.organisation_id = $1 AND e.object_id = r.id) AS event \
            FROM vat_returns r LEFT JOIN journals j ON j.organisation_id = r.organisation_id \
            AND j.id = r.journal_id AND j.source = 'vat_return' \
            WHERE r.organisation_id = $1 AND r.status = 'finalised' AND r.id > $2 ORDER BY r.id LIMIT $3";
        let mut behind = String::new();
        loop {
            let asked = query(RETURNS).bind(self.organisation).bind(&*behind).bind(RETURNS_MAX);
            let page = self.store.database.all(asked).await?;
            let Some(last) = page.last() else { return Ok(()) };
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
        let Some(Finalised { method, boxes, journal, .. }) = &kept.finalised else {
            return Ok(Some(("finalised_at", "it is finalised, and at no time")));
        };
        let sums = self.entries_of(kept).await?;
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
        if let Some(number) = method.first_wrong_box(sums, &kept.adjustments, boxes) {
            let field = BOXES.get(number - 1).copied().unwrap_or("box_1");
            let message = "it is not what its entries, scheme and adjustments come to";
            return Ok(Some((field, message)));
        }
        // The journal of the flat-rate scheme's difference, where there is one.
        let moved = method.difference(sums, boxes).unwrap_or(Money::ZERO).minor().unsigned_abs();
        let posted: Option<i64> = row.get("moved")?;
        let is_posted = match posted {
            Some(total) => total.unsigned_abs() == moved,
            None => moved == 0 && journal.is_none(),
        };
        let message = "its journal does not move the difference of its scheme";
        Ok((!is_posted).then_some(("journal_id", message)))
    }

    /// What the entries of its days add up to.
    async fn entries_of(&self, kept: &StoredVatReturn) -> Result<VatTotals, StoreError> {
        const SUMS: &str = "SELECT CAST(coalesce(sum(CASE WHEN side = 'output' THEN net END), 0) AS BIGINT) \
            AS output_net, CAST(coalesce(sum(CASE WHEN side = 'output' THEN vat END), 0) AS BIGINT) AS output_vat, \
            CAST(coalesce(sum(CASE WHEN side = 'input' THEN net END), 0) AS BIGINT) AS input_net, \
            CAST(coalesce(sum(CASE WHEN side = 'input' THEN vat END), 0) AS BIGINT) AS input_vat \
            FROM vat_entries WHERE organisation_id = $1 AND vat_date >= $2 AND vat_date <= $3";
        let [from, to] = kept.days;
        let asked = query(SUMS).bind(self.organisation).bind(from.to_string()).bind(to.to_string());
        let row = self.store.database.first(asked).await?.ok_or(StoreError::Corrupt("net"))?;
        Ok(VatTotals {
            output_net: row.get("output_net")?,
            output_vat: row.get("output_vat")?,
            input_net: row.get("input_net")?,
            input_vat: row.get("input_vat")?,
        })
    }
}
