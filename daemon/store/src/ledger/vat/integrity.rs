//! Whether what counts in VAT returns is what the books say.

use tieout::date::Date;
use tieout::id::{InvoiceId, OrganisationId};
use tieout::ledger::vat_entry::{SettledShare, VatByCode};

use super::paid::add;
use crate::db::statement::query;
use crate::error::StoreError;
use crate::ledger::finding::month_of;
use crate::store::Store;

/// Places that one statement compares.
const PLACES: i64 = 2_000;

/// Invoices of one statement.
const INVOICES: i64 = 500;

/// What is wrong: with the entry at this place, or with none in particular.
pub(in crate::ledger) struct VatFault {
    pub(in crate::ledger) sequence: Option<i64>,
    pub(in crate::ledger) message: String,
}

/// A look at what counts in an organisation's VAT returns.
pub(in crate::ledger) struct VatCheck<'s> {
    pub(in crate::ledger) store: &'s Store,
    pub(in crate::ledger) organisation: OrganisationId,
}

impl VatCheck<'_> {
    /// Each line with a VAT code between two places counts with its net and VAT, and nothing else does;
    /// what counts does so on its day.
    pub(in crate::ledger) async fn lines(
        &self,
        mut behind: i64,
        last: i64,
    ) -> Result<Option<VatFault>, StoreError> {
        // A side's sign is turned back to that of the ledger, where a debit is above 0.
        const DIFFERENT: &str = "SELECT sequence FROM ( \
            SELECT l.sequence, l.line, l.vat_code, 1 AS found, l.amount AS net, \
            CASE WHEN l.amount < 0 THEN -l.vat_amount ELSE l.vat_amount END AS vat \
            FROM journal_lines l WHERE l.organisation_id = $1 AND l.sequence > $2 \
            AND l.sequence <= $3 AND l.vat_code IN ('ST', 'RR', 'ZR', 'EX') AND l.is_generated = 0 \
            UNION ALL SELECT e.sequence, e.line, e.vat_code, -1 AS found, \
            CASE WHEN e.side = 'output' THEN e.net ELSE -e.net END AS net, \
            CASE WHEN e.side = 'output' THEN e.vat ELSE -e.vat END AS vat \
            FROM vat_entries e WHERE e.organisation_id = $1 AND e.sequence > $2 \
            AND e.sequence <= $3 AND e.part = 0) parts GROUP BY sequence, line, vat_code \
            HAVING sum(found) <> 0 OR sum(net) <> 0 OR sum(vat) <> 0 ORDER BY sequence LIMIT 1";
        while behind < last {
            let up_to = last.min(behind.saturating_add(PLACES));
            let asked = query(DIFFERENT).bind(self.organisation).bind(behind).bind(up_to);
            if let Some(row) = self.store.database.first(asked).await? {
                let message = "it counts in VAT returns with other figures than its lines have";
                let sequence = Some(row.get("sequence")?);
                return Ok(Some(VatFault { sequence, message: message.to_owned() }));
            }
            if let Some(fault) = self.dates(behind, up_to).await? {
                return Ok(Some(fault));
            }
            if let Some(fault) = self.documents(behind, up_to).await? {
                return Ok(Some(fault));
            }
            behind = up_to;
        }
        Ok(None)
    }

    /// What counts between two places has the day of its entry, or where it counts when it is paid that
    /// of its allocation or of the taking back; it counts on that day, or where that was in a finalised
    /// return, on the day behind all of them.
    async fn dates(&self, behind: i64, up_to: i64) -> Result<Option<VatFault>, StoreError> {
        const DATES: &str = "SELECT e.sequence, e.entry_date, e.vat_date, CAST(CASE \
            WHEN e.entry_date IN (j.entry_date, a.date, a.removed_date) THEN 1 ELSE 0 END AS BIGINT) \
            AS is_its, (SELECT max(r.date_to) FROM vat_returns r WHERE r.organisation_id = $1 \
            AND r.status = 'finalised' AND r.date_to < e.vat_date) AS returned_to \
            FROM vat_entries e LEFT JOIN journals j ON j.organisation_id = e.organisation_id \
            AND j.sequence = e.sequence AND e.part = 0 LEFT JOIN allocations a \
            ON a.organisation_id = e.organisation_id AND a.id = e.allocation_id \
            AND (a.invoice_id = e.invoice_id OR a.credit_note_id = e.invoice_id) \
            WHERE e.organisation_id = $1 AND e.sequence > $2 AND e.sequence <= $3 \
            AND (e.vat_date <> e.entry_date OR CASE \
            WHEN e.entry_date IN (j.entry_date, a.date, a.removed_date) THEN 0 ELSE 1 END = 1) \
            ORDER BY e.sequence, e.line, e.part";
        let asked = query(DATES).bind(self.organisation).bind(behind).bind(up_to);
        for row in self.store.database.all(asked).await? {
            let entry_date: String = row.get("entry_date")?;
            let vat_date: Option<String> = row.get("vat_date")?;
            let returned_to: Option<String> = row.get("returned_to")?;
            let returned_to = returned_to.filter(|returned_to| *returned_to >= entry_date);
            let behind = returned_to.and_then(|to| Date::parse_iso(&to).ok()?.next());
            let on = vat_date.as_deref().unwrap_or(&entry_date);
            let is_moved = behind.is_some_and(|behind| behind.to_string() == on);
            let message = if row.get::<i64>("is_its")? == 0 {
                format!(
                    "something of it counts in VAT returns as of {entry_date}, on which it was neither \
                     posted nor paid, and nothing of it taken back"
                )
            } else if on == entry_date || is_moved {
                continue;
            } else {
                format!("something of it of {entry_date} counts in VAT returns on {on}")
            };
            return Ok(Some(VatFault { sequence: Some(row.get("sequence")?), message }));
        }
        Ok(None)
    }

    /// What counts between two places counts for the document that posted the entry, or was undone by it.
    async fn documents(&self, behind: i64, up_to: i64) -> Result<Option<VatFault>, StoreError> {
        const DOCUMENTS: &str = "SELECT e.sequence FROM vat_entries e JOIN journals j \
            ON j.organisation_id = e.organisation_id AND j.sequence = e.sequence \
            LEFT JOIN invoices i ON i.organisation_id = e.organisation_id AND i.journal_id = j.id \
            LEFT JOIN invoices v ON v.organisation_id = e.organisation_id AND v.void_journal_id = j.id \
            WHERE e.organisation_id = $1 AND e.sequence > $2 AND e.sequence <= $3 \
            AND (e.invoice_id IS DISTINCT FROM coalesce(i.id, v.id) OR CASE WHEN e.part = 0 \
            THEN e.allocation_id IS NOT NULL ELSE NOT EXISTS (SELECT 1 FROM allocations a \
            WHERE a.id = e.allocation_id AND (a.invoice_id = e.invoice_id OR a.credit_note_id = e.invoice_id)) \
            END) ORDER BY e.sequence LIMIT 1";
        let asked = query(DOCUMENTS).bind(self.organisation).bind(behind).bind(up_to);
        let Some(row) = self.store.database.first(asked).await? else { return Ok(None) };
        let message = "it counts in VAT returns for another document than it is of".to_owned();
        Ok(Some(VatFault { sequence: Some(row.get("sequence")?), message }))
    }

    /// Invoices that count when they are paid count with the share of what is settled, and days are what
    /// their entries add up to.
    pub(in crate::ledger) async fn sums(&self) -> Result<Option<VatFault>, StoreError> {
        if let Some(fault) = self.paid().await? {
            return Ok(Some(fault));
        }
        self.days().await
    }

    /// Month by month.
    async fn days(&self) -> Result<Option<VatFault>, StoreError> {
        const NEXT: &str = "SELECT min(day) AS day FROM ( \
            SELECT min(vat_date) AS day FROM vat_entries \
            WHERE organisation_id = $1 AND vat_date > $2 UNION ALL \
            SELECT min(day) AS day FROM vat_days WHERE organisation_id = $1 AND day > $2) days";
        const DIFFERENT: &str = "SELECT day FROM (SELECT vat_date AS day, side, net, vat, 0 AS kept \
            FROM vat_entries WHERE organisation_id = $1 AND vat_date >= $2 AND vat_date <= $3 \
            UNION ALL SELECT day, side, -net, -vat, 1 AS kept FROM vat_days \
            WHERE organisation_id = $1 AND day >= $2 AND day <= $3) parts \
            GROUP BY day, side HAVING sum(net) <> 0 OR sum(vat) <> 0 OR min(kept) = max(kept) \
            ORDER BY day LIMIT 1";
        let (mut behind, mut month) = (String::new(), String::new());
        loop {
            let next = query(NEXT).bind(self.organisation).bind(&*behind);
            let row = self.store.database.first(next).await?;
            let day: Option<String> = row.ok_or(StoreError::Corrupt("day"))?.get("day")?;
            let Some(day) = day else { return Ok(None) };
            let Some(next) = month_of(&day, &month) else {
                let message =
                    format!("something counts in VAT returns on {day:?}, which is no day");
                return Ok(Some(VatFault { sequence: None, message }));
            };
            next.clone_into(&mut month);
            // Behind every day of the month.
            behind = format!("{month}-99");
            let asked = query(DIFFERENT).bind(self.organisation).bind(&*day).bind(&*behind);
            if let Some(row) = self.store.database.first(asked).await? {
                let day: String = row.get("day")?;
                let message = format!("vat_days has another total for {day} than the entries");
                return Ok(Some(VatFault { sequence: None, message }));
            }
        }
    }

    async fn paid(&self) -> Result<Option<VatFault>, StoreError> {
        // One statement sees one state: what is settled, and what counts of it.
        const PARTS: &str = "SELECT i.id, i.gross_total, i.settled, e.side, e.vat_code, \
            CAST(sum(e.net) AS BIGINT) AS net, CAST(sum(e.vat) AS BIGINT) AS vat, \
            max(e.part) AS part, min(e.sequence) AS sequence \
            FROM (SELECT id, gross_total, paid + credited AS settled FROM invoices \
            WHERE organisation_id = $1 AND vat_counts = 'paid' AND status <> 'draft' AND id > $2 \
            ORDER BY id LIMIT $3) i JOIN vat_entries e ON e.organisation_id = $1 \
            AND e.invoice_id = i.id \
            GROUP BY i.id, i.gross_total, i.settled, e.side, e.vat_code, e.part = 0 ORDER BY i.id";
        const LAST: &str = "SELECT max(id) AS last FROM (SELECT id FROM invoices \
            WHERE organisation_id = $1 AND vat_counts = 'paid' AND status <> 'draft' AND id > $2 \
            ORDER BY id LIMIT $3) i";
        let mut behind = String::new();
        loop {
            let asked = |sql| query(sql).bind(self.organisation).bind(&*behind).bind(INVOICES);
            let row = self.store.database.first(asked(LAST)).await?;
            let last: Option<String> = row.ok_or(StoreError::Corrupt("id"))?.get("last")?;
            let Some(last) = last else { return Ok(None) };
            let mut looked_at: Option<Invoice> = None;
            for row in self.store.database.all(asked(PARTS)).await? {
                let id: InvoiceId = row.parse("id")?;
                if looked_at.as_ref().is_none_or(|invoice| invoice.id != id) {
                    if let Some(fault) = looked_at.as_ref().and_then(Invoice::fault) {
                        return Ok(Some(fault));
                    }
                    let now = SettledShare {
                        settled: row.get("settled")?,
                        gross: row.get("gross_total")?,
                    };
                    let sequence = row.get("sequence")?;
                    let (whole, counted) = (VatByCode::new(), VatByCode::new());
                    looked_at = Some(Invoice { id, sequence, now, whole, counted });
                }
                let Some(invoice) = &mut looked_at else { continue };
                let is_whole = row.get::<i64>("part")? == 0;
                add(if is_whole { &mut invoice.whole } else { &mut invoice.counted }, &row)?;
            }
            if let Some(fault) = looked_at.as_ref().and_then(Invoice::fault) {
                return Ok(Some(fault));
            }
            behind = last;
        }
    }
}

/// An invoice that counts when it is paid.
struct Invoice {
    id: InvoiceId,
    sequence: i64,
    now: SettledShare,
    whole: VatByCode,
    counted: VatByCode,
}

impl Invoice {
    fn fault(&self) -> Option<VatFault> {
        if self.now.due(&self.whole, &self.counted).is_empty() {
            return None;
        }
        let message = format!(
            "its invoice {} counts in VAT returns with other figures than what is paid of it",
            self.id
        );
        Some(VatFault { sequence: Some(self.sequence), message })
    }
}
