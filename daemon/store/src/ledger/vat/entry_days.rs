//! Whether what is posted counts on the day on which it does, by the log: returns are finalised and opened again in its
//! order.

use std::collections::BTreeSet;

use tieout::date::Date;
use tieout::ledger::vat_replay::{ReplayedSpan, ReturnReplay, counts_on};

use super::integrity::{VatCheck, VatFault};
use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::ledger::finding::{Stop, bad_object};

impl VatCheck<'_> {
    /// What the log says became of returns, and what is wrong with that.
    pub(super) async fn replay(&self) -> Result<(ReturnReplay, Option<VatFault>), StoreError> {
        // Identifiers of returns: '`' comes behind '_'.
        const EVENTS: &str = "SELECT e.number, e.object_id, e.action, e.was, e.became FROM audit_events e \
            WHERE e.organisation_id = $1 AND e.object_id > 'vrt_' AND e.object_id < 'vrt`' \
            AND e.action IN ('vat_return.finalise', 'vat_return.reopen') ORDER BY e.number";
        let mut replay = ReturnReplay::default();
        for row in self.store.database.all(query(EVENTS).bind(self.organisation)).await? {
            let (id, action): (String, String) = (row.get("object_id")?, row.get("action")?);
            let is_finalised = action == "vat_return.finalise";
            if replay.add(&id, is_finalised, &said(&row, is_finalised)?).is_none() {
                let number: i64 = row.get("number")?;
                let message =
                    format!("the audit event {number} does not say which VAT return it is of");
                return Ok((replay, Some(VatFault { sequence: None, message })));
            }
        }
        Ok((replay, None))
    }

    /// The returns that the log leaves finalised are finalised, and no others.
    pub(super) async fn finalised_as_in_the_log(&self) -> Result<(), Stop> {
        const FINALISED: &str = "SELECT id FROM vat_returns WHERE organisation_id = $1 \
            AND status = 'finalised' ORDER BY id";
        let (replay, _) = self.replay().await?;
        let mut finalised = BTreeSet::new();
        for row in self.store.database.all(query(FINALISED).bind(self.organisation)).await? {
            finalised.insert(row.get::<String>("id")?);
        }
        let replayed: BTreeSet<String> = replay.finalised().keys().cloned().collect();
        let Some(id) = finalised.symmetric_difference(&replayed).next() else { return Ok(()) };
        let message = if replayed.contains(id) {
            "the audit log finalised it, and it is not"
        } else {
            "it is finalised, and the audit log does not say so"
        };
        Err(bad_object("vat_returns", id.clone(), None, Some("status".to_owned()), message))
    }

    /// What counts between two places has the day of its entry, or where it counts when it is paid that
    /// of its allocation or of the taking back; it counts on that day or, for the posting that issues a
    /// document, on its tax point, or where that was in a finalised return when it was posted, on the day behind all of
    /// them.
    /// Only what is of a document may count on no day; `paid` looks at those.
    /// The method that holds for it is that of its document's tax point, of its own day, or of the day of
    /// what it undoes. Parts without an allocation belong to changes of the method: they are looked at
    /// document by document.
    pub(super) async fn days_of(
        &self,
        span: &ReplayedSpan,
    ) -> Result<Option<VatFault>, StoreError> {
        const DATES: &str = "SELECT e.sequence, e.part, e.counts_on, e.vat_date, e.is_its, e.is_pinned, \
            e.is_of_document FROM (SELECT v.sequence, v.line, v.part, v.vat_date, CASE WHEN v.part = 0 \
            AND v.entry_date = i.issue_date AND i.kind = 'invoice' THEN coalesce(i.tax_point, v.entry_date) \
            ELSE v.entry_date END AS counts_on, CAST(CASE WHEN v.entry_date IN (j.entry_date, a.date, \
            a.removed_date) OR (v.part > 0 AND v.allocation_id IS NULL AND v.entry_date <= v.vat_date) \
            THEN 1 ELSE 0 END AS BIGINT) AS is_its, CAST(CASE WHEN v.method_date = coalesce( \
            i.tax_point, i.issue_date, s.date, t.date, o.entry_date, k.entry_date) THEN 1 ELSE 0 END AS BIGINT) AS is_pinned, \
            CAST(CASE WHEN v.invoice_id IS NULL THEN 0 ELSE 1 END AS BIGINT) AS is_of_document \
            FROM vat_entries v LEFT JOIN journals j ON j.organisation_id = v.organisation_id \
            AND j.sequence = v.sequence AND v.part = 0 LEFT JOIN journals k \
            ON k.organisation_id = v.organisation_id AND k.sequence = v.sequence \
            LEFT JOIN journals o ON o.organisation_id = v.organisation_id \
            AND o.id = k.reverses_journal_id LEFT JOIN deposit_releases d ON d.journal_id = k.id \
            LEFT JOIN settlements s ON s.organisation_id = v.organisation_id AND s.id = d.settlement_id \
            LEFT JOIN deposit_releases u ON u.organisation_id = v.organisation_id AND u.void_journal_id = k.id \
            LEFT JOIN settlements t ON t.organisation_id = v.organisation_id AND t.id = u.settlement_id \
            LEFT JOIN invoices i \
            ON i.organisation_id = v.organisation_id AND i.id = v.invoice_id LEFT JOIN allocations a \
            ON a.organisation_id = v.organisation_id AND a.id = v.allocation_id \
            AND (a.invoice_id = v.invoice_id OR a.credit_note_id = v.invoice_id) \
            WHERE v.organisation_id = $1 AND v.sequence > $2 AND v.sequence <= $3) e \
            WHERE (CASE WHEN e.vat_date IS NULL THEN e.is_of_document = 0 \
            ELSE e.vat_date <> e.counts_on OR e.counts_on <= $4 END) \
            OR e.is_its = 0 OR e.is_pinned = 0 \
            ORDER BY e.sequence, e.line, e.part";
        let late_to = span.late_to().map(|day| day.to_string()).unwrap_or_default();
        let asked = query(DATES).bind(self.organisation).bind(span.behind).bind(span.up_to);
        for row in self.store.database.all(asked.bind(late_to)).await? {
            if let Some(message) = wrong_day(&row, span)? {
                return Ok(Some(VatFault { sequence: Some(row.get("sequence")?), message }));
            }
        }
        Ok(None)
    }
}

/// What an event says of the return that it finalised, or opened again.
fn said(row: &Row, is_finalised: bool) -> Result<String, StoreError> {
    let [was, became] = ["was", "became"].map(|column| row.get::<Option<String>>(column));
    let (was, became) = (was?.unwrap_or_default(), became?.unwrap_or_default());
    if is_finalised {
        return Ok(became);
    }
    // Opened again, it was what it had been; and where it came in the books stands with what it became.
    let object = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap_or_default();
    let last = &object(&became)["last_sequence"];
    Ok(serde_json::json!({ "date_to": object(&was)["date_to"], "last_sequence": last }).to_string())
}

/// What is wrong with the day on which something counts.
fn wrong_day(row: &Row, span: &ReplayedSpan) -> Result<Option<String>, StoreError> {
    let counted_on: String = row.get("counts_on")?;
    let vat_date: Option<String> = row.get("vat_date")?;
    if !row.flag("is_its")? {
        return Ok(Some(format!(
            "something of it counts in VAT returns as of {counted_on}, on which it was neither posted nor paid, \
             and nothing of it taken back"
        )));
    }
    if !row.flag("is_pinned")? {
        return Ok(Some(
            "something of it counts in VAT returns by the method of another day".to_owned(),
        ));
    }
    let Some(vat_date) = vat_date else {
        let is_of_document = row.flag("is_of_document")?;
        let message = format!("something of it of {counted_on} counts in no VAT return");
        return Ok((!is_of_document).then_some(message));
    };
    let returned_to = if row.get::<i64>("part")? == 0 { &span.posted } else { &span.settled };
    let days = Date::parse_iso(&counted_on).ok().zip(Date::parse_iso(&vat_date).ok());
    let is_right = days.is_some_and(|(own, counted)| counts_on(own, counted, returned_to));
    let message = format!("something of it of {counted_on} counts in VAT returns on {vat_date}");
    Ok((!is_right).then_some(message))
}
