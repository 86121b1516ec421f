//! Whether what counts in VAT returns is what the books say.

use tieout::id::{InvoiceId, OrganisationId};
use tieout::ledger::invoice::VatCounts;
use tieout::ledger::vat_entry::{SettledShare, VatByCode};
use tieout::ledger::vat_method::{MethodSpan, counts_of};

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
    /// what counts does so on its day. Where the buyer accounts for the VAT it counts on the side of sales too.
    pub(in crate::ledger) async fn lines(
        &self,
        mut behind: i64,
        last: i64,
    ) -> Result<Option<VatFault>, StoreError> {
        // A side's sign is turned back to that of the ledger, where a debit is above 0. `half` is 1 for what
        // counts as sold of what was bought.
        const DIFFERENT: &str = "SELECT sequence FROM ( \
            SELECT l.sequence, l.line, l.vat_code, coalesce(l.vat_kind, 'standard') AS kind, 0 AS half, \
            1 AS found, CASE WHEN l.amount < 0 THEN l.amount + l.vat_in_cost ELSE l.amount - l.vat_in_cost END \
            AS net, CASE WHEN l.amount < 0 THEN -l.vat_amount ELSE l.vat_amount END AS vat, \
            l.vat_side AS said, NULL AS counted \
            FROM journal_lines l WHERE l.organisation_id = $1 AND l.sequence > $2 \
            AND l.sequence <= $3 AND l.vat_code <> 'NV' AND l.is_generated = 0 \
            AND (l.vat_kind IS NULL OR l.vat_kind <> 'outside_scope') \
            UNION ALL SELECT l.sequence, l.line, l.vat_code, l.vat_kind AS kind, 1 AS half, 1 AS found, \
            CASE WHEN l.vat_kind <> 'reverse_charge' THEN 0 WHEN l.amount < 0 THEN -l.amount - l.vat_in_cost \
            ELSE l.vat_in_cost - l.amount END AS net, CASE WHEN l.amount < 0 THEN l.vat_amount + l.vat_in_cost \
            ELSE -l.vat_amount - l.vat_in_cost END AS vat, 'output' AS said, NULL AS counted \
            FROM journal_lines l WHERE l.organisation_id = $1 AND l.sequence > $2 \
            AND l.sequence <= $3 AND l.vat_side = 'input' AND l.is_generated = 0 AND (l.vat_kind = 'reverse_charge' \
            OR (l.vat_kind IN ('domestic_reverse_charge', 'import_postponed') AND l.vat_amount + l.vat_in_cost <> 0)) \
            UNION ALL SELECT l.sequence, l.line, l.vat_code, coalesce(l.vat_kind, 'standard') AS kind, 0 AS half, \
            1 AS found, 0 AS net, l.amount AS vat, l.vat_side AS said, NULL AS counted \
            FROM journal_lines l WHERE l.organisation_id = $1 AND l.sequence > $2 \
            AND l.sequence <= $3 AND l.vat_code <> 'NV' AND l.is_generated = 1 AND l.vat_side IS NOT NULL \
            UNION ALL SELECT e.sequence, e.line, e.vat_code, e.kind, CASE WHEN e.side = 'output' \
            AND (e.kind IN ('reverse_charge', 'import_postponed') \
            OR (e.kind = 'domestic_reverse_charge' AND e.net = 0)) THEN 1 ELSE 0 END AS half, -1 AS found, \
            CASE WHEN e.side = 'output' THEN e.net ELSE -e.net END AS net, \
            CASE WHEN e.side = 'output' THEN e.vat ELSE -e.vat END AS vat, \
            NULL AS said, e.side AS counted \
            FROM vat_entries e WHERE e.organisation_id = $1 AND e.sequence > $2 \
            AND e.sequence <= $3 AND e.part = 0) parts GROUP BY sequence, line, vat_code, kind, half \
            HAVING sum(found) <> 0 OR sum(net) <> 0 OR sum(vat) <> 0 \
            OR max(said) <> max(counted) ORDER BY sequence LIMIT 1";
        let (replay, fault) = self.replay().await?;
        if fault.is_some() {
            return Ok(fault);
        }
        while behind < last {
            let up_to = last.min(behind.saturating_add(PLACES));
            let asked = query(DIFFERENT).bind(self.organisation).bind(behind).bind(up_to);
            if let Some(row) = self.store.database.first(asked).await? {
                let message = "it counts in VAT returns with other figures than its lines have";
                let sequence = Some(row.get("sequence")?);
                return Ok(Some(VatFault { sequence, message: message.to_owned() }));
            }
            for span in replay.spans(behind, up_to) {
                if let Some(fault) = self.days_of(&span).await? {
                    return Ok(Some(fault));
                }
            }
            if let Some(fault) = self.documents(behind, up_to).await? {
                return Ok(Some(fault));
            }
            behind = up_to;
        }
        Ok(None)
    }

    /// What counts between two places counts for the document that posted the entry, or was undone by it.
    async fn documents(&self, behind: i64, up_to: i64) -> Result<Option<VatFault>, StoreError> {
        // What no index of invoices has keeps SQLite from going through all of them for each: there is one with all else that
        // is asked for.
        const DOCUMENTS: &str = "SELECT e.sequence FROM vat_entries e JOIN journals j \
            ON j.organisation_id = e.organisation_id AND j.sequence = e.sequence \
            LEFT JOIN invoices i ON i.organisation_id = e.organisation_id AND i.journal_id = j.id AND i.created_at IS NOT NULL \
            LEFT JOIN invoices v ON v.organisation_id = e.organisation_id AND v.void_journal_id = j.id \
            WHERE e.organisation_id = $1 AND e.sequence > $2 AND e.sequence <= $3 \
            AND (e.invoice_id IS DISTINCT FROM coalesce(i.id, v.id) OR CASE WHEN e.part = 0 \
            THEN e.allocation_id IS NOT NULL WHEN e.allocation_id IS NULL THEN 1 = 0 ELSE NOT EXISTS (SELECT 1 FROM allocations a \
            WHERE a.id = e.allocation_id AND (a.invoice_id = e.invoice_id OR a.credit_note_id = e.invoice_id)) \
            END) ORDER BY e.sequence LIMIT 1";
        let asked = query(DOCUMENTS).bind(self.organisation).bind(behind).bind(up_to);
        let Some(row) = self.store.database.first(asked).await? else { return Ok(None) };
        let message = "it counts in VAT returns for another document than it is of".to_owned();
        Ok(Some(VatFault { sequence: Some(row.get("sequence")?), message }))
    }

    /// Documents count when they are issued or paid, as their methods have it; invoices that count when they are paid count
    /// with the share of what is settled, what is written off of them took its VAT off the VAT account, and days are what
    /// their entries add up to.
    pub(in crate::ledger) async fn sums(&self) -> Result<Option<VatFault>, StoreError> {
        if let Some(fault) = self.methods().await? {
            return Ok(Some(fault));
        }
        if let Some(fault) = self.paid().await? {
            return Ok(Some(fault));
        }
        if let Some(fault) = self.written_off().await? {
            return Ok(Some(fault));
        }
        self.days().await
    }

    /// What is issued counts as the method of its tax point has it, paid or not: once a payment is taken back, it shows.
    async fn methods(&self) -> Result<Option<VatFault>, StoreError> {
        const OTHERWISE: &str = "SELECT min(id) AS id FROM invoices WHERE organisation_id = $1 AND status = 'issued' \
            AND coalesce(tax_point, issue_date) >= $2 AND coalesce(tax_point, issue_date) <= $3 AND vat_counts <> $4";
        let (methods, _) = self.store.vat_methods(self.organisation).await?;
        for MethodSpan { days: [from, to], .. } in methods.spans() {
            let counts = counts_of(methods.on(from));
            let asked = query(OTHERWISE).bind(self.organisation).bind(from.to_string());
            let asked = asked.bind(to.to_string()).bind(counts.name());
            let row = self.store.database.first(asked).await?;
            let found: Option<String> = row.ok_or(StoreError::Corrupt("id"))?.get("id")?;
            if let Some(id) = found {
                let message = format!("the VAT of {id} does not count when it is {counts}");
                return Ok(Some(VatFault { sequence: None, message }));
            }
        }
        Ok(None)
    }

    /// Month by month.
    async fn days(&self) -> Result<Option<VatFault>, StoreError> {
        const NEXT: &str = "SELECT min(day) AS day FROM ( \
            SELECT min(vat_date) AS day FROM vat_entries \
            WHERE organisation_id = $1 AND vat_date > $2 UNION ALL \
            SELECT min(day) AS day FROM vat_days WHERE organisation_id = $1 AND day > $2) days";
        const DIFFERENT: &str = "SELECT day FROM (SELECT vat_date AS day, side, method_date, kind, net, vat, 0 AS kept \
            FROM vat_entries WHERE organisation_id = $1 AND vat_date >= $2 AND vat_date <= $3 \
            UNION ALL SELECT day, side, method_date, kind, -net, -vat, 1 AS kept FROM vat_days \
            WHERE organisation_id = $1 AND day >= $2 AND day <= $3) parts \
            GROUP BY day, side, method_date, kind HAVING sum(net) <> 0 OR sum(vat) <> 0 OR min(kept) = max(kept) \
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
        const PARTS: &str = "SELECT i.id, i.gross_total, i.settled, i.vat_counts, i.tax_point, i.never_due, e.side, e.vat_code, \
            CAST(sum(e.net) AS BIGINT) AS net, CAST(sum(e.vat) AS BIGINT) AS vat, \
            CAST(CASE WHEN e.part = 0 THEN 1 ELSE 0 END AS BIGINT) AS is_whole, \
            CAST(CASE WHEN e.vat_date IS NULL THEN 0 ELSE 1 END AS BIGINT) AS is_counted, \
            min(e.sequence) AS sequence \
            FROM (SELECT id, gross_total, vat_counts, coalesce(tax_point, issue_date) AS tax_point, \
            CASE WHEN vat_counts = 'paid' THEN paid + credited - written_off ELSE gross_total END AS settled, \
            coalesce((SELECT CAST(sum(w.amount) AS BIGINT) FROM write_offs w WHERE w.invoice_id = q.id \
            AND w.void_date IS NULL AND w.vat IS NOT NULL), 0) AS never_due FROM invoices q \
            WHERE organisation_id = $1 AND (vat_counts = 'paid' OR EXISTS (SELECT 1 FROM vat_entries p \
            WHERE p.organisation_id = $1 AND p.invoice_id = q.id AND (p.part > 0 OR p.vat_date IS NULL))) \
            AND status <> 'draft' AND id > $2 \
            ORDER BY id LIMIT $3) i JOIN vat_entries e ON e.organisation_id = $1 \
            AND e.invoice_id = i.id AND e.kind = 'standard' GROUP BY i.id, i.gross_total, i.settled, i.vat_counts, \
            i.tax_point, i.never_due, e.side, e.vat_code, e.part = 0, e.vat_date IS NULL ORDER BY i.id";
        const LAST: &str = "SELECT max(id) AS last FROM (SELECT id FROM invoices q \
            WHERE organisation_id = $1 AND (vat_counts = 'paid' OR EXISTS (SELECT 1 FROM vat_entries p \
            WHERE p.organisation_id = $1 AND p.invoice_id = q.id AND (p.part > 0 OR p.vat_date IS NULL))) \
            AND status <> 'draft' AND id > $2 ORDER BY id LIMIT $3) i";
        let (methods, _) = self.store.vat_methods(self.organisation).await?;
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
                    let gross: i64 = row.get("gross_total")?;
                    let is_paid = row.parse::<VatCounts>("vat_counts")? == VatCounts::Paid;
                    let settled_up = methods.settles_up_on(row.parse("tax_point")?);
                    // Settled up, all of it counts, but for what never falls due.
                    let settled = match settled_up.filter(|_| is_paid) {
                        Some(_) => gross - row.get::<i64>("never_due")?,
                        None => row.get("settled")?,
                    };
                    let now = SettledShare { settled, gross };
                    let sequence = row.get("sequence")?;
                    let (whole, counted) = (VatByCode::new(), VatByCode::new());
                    looked_at = Some(Invoice { id, sequence, now, whole, counted });
                }
                let Some(invoice) = &mut looked_at else { continue };
                if row.flag("is_whole")? {
                    add(&mut invoice.whole, &row)?;
                }
                if row.flag("is_counted")? {
                    add(&mut invoice.counted, &row)?;
                }
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
