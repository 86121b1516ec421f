//! Whether write-offs have taken off the VAT account what never falls due.

use tieout::id::InvoiceId;
use tieout::ledger::bad_debt::NeverDueVat;
use tieout::ledger::invoice::VatCounts;
use tieout::ledger::vat_entry::VatByCode;

use super::integrity::{VatCheck, VatFault};
use super::paid::add;
use crate::db::statement::{Row, query};
use crate::error::StoreError;

/// Documents of one statement.
const DOCUMENTS: i64 = 500;

/// Documents of which something is written off: for how much of each VAT never falls due, the VAT that this took off,
/// and the VAT of the document by code.
const WRITTEN_OFF: &str = "SELECT d.invoice_id AS id, i.gross_total, i.vat_counts, d.amount, d.taken_off, e.side, e.vat_code, \
    CAST(sum(e.net) AS BIGINT) AS net, CAST(sum(e.vat) AS BIGINT) AS vat, min(e.sequence) AS sequence \
    FROM (SELECT w.invoice_id, CAST(sum(CASE WHEN w.vat IS NULL THEN 0 ELSE w.amount END) AS BIGINT) AS amount, \
    CAST(sum(coalesce(w.vat, 0)) AS BIGINT) AS taken_off FROM write_offs w WHERE w.organisation_id = $1 \
    AND w.void_date IS NULL AND w.invoice_id > $2 GROUP BY w.invoice_id ORDER BY w.invoice_id LIMIT $3) d \
    JOIN invoices i ON i.organisation_id = $1 AND i.id = d.invoice_id JOIN vat_entries e ON e.organisation_id = $1 \
    AND e.invoice_id = d.invoice_id AND e.part = 0 AND e.kind = 'standard' GROUP BY d.invoice_id, i.gross_total, \
    i.vat_counts, d.amount, d.taken_off, e.side, e.vat_code ORDER BY d.invoice_id";

/// The last document of such a statement.
const LAST: &str = "SELECT max(invoice_id) AS last FROM (SELECT w.invoice_id FROM write_offs w \
    WHERE w.organisation_id = $1 AND w.void_date IS NULL AND w.invoice_id > $2 GROUP BY w.invoice_id \
    ORDER BY w.invoice_id LIMIT $3) d";

/// A document of which something is written off.
struct WrittenOff {
    id: InvoiceId,
    sequence: i64,
    counts: VatCounts,
    gross: i64,
    amount: i64,
    taken_off: i64,
    whole: VatByCode,
}

impl WrittenOff {
    fn of(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.parse("id")?,
            sequence: row.get("sequence")?,
            counts: row.parse("vat_counts")?,
            gross: row.get("gross_total")?,
            amount: row.get("amount")?,
            taken_off: row.get("taken_off")?,
            whole: VatByCode::new(),
        })
    }

    fn fault(&self) -> Option<VatFault> {
        let side = self.whole.keys().next().map(|(side, _)| *side)?;
        let never_due = NeverDueVat::of(&self.whole, side, self.gross, self.amount);
        let is_right = match self.counts {
            VatCounts::Paid => never_due.debit == self.taken_off,
            VatCounts::Issued => self.amount == 0 && self.taken_off == 0,
        };
        let message = format!(
            "what is written off of its invoice {} took other VAT off the VAT account than never falls due",
            self.id
        );
        (!is_right).then_some(VatFault { sequence: Some(self.sequence), message })
    }
}

impl VatCheck<'_> {
    /// What is written off of documents that count when they are paid took the VAT off the VAT account that never falls
    /// due, and of others none.
    pub(super) async fn written_off(&self) -> Result<Option<VatFault>, StoreError> {
        let mut behind = String::new();
        loop {
            let asked = |sql| query(sql).bind(self.organisation).bind(&*behind).bind(DOCUMENTS);
            let row = self.store.database.first(asked(LAST)).await?;
            let last: Option<String> = row.ok_or(StoreError::Corrupt("last"))?.get("last")?;
            let Some(last) = last else { return Ok(None) };
            let mut looked_at: Vec<WrittenOff> = Vec::new();
            for row in self.store.database.all(asked(WRITTEN_OFF)).await? {
                let id: InvoiceId = row.parse("id")?;
                if looked_at.last().is_none_or(|last| last.id != id) {
                    looked_at.push(WrittenOff::of(&row)?);
                }
                if let Some(document) = looked_at.last_mut() {
                    add(&mut document.whole, &row)?;
                }
            }
            if let Some(fault) = looked_at.iter().find_map(WrittenOff::fault) {
                return Ok(Some(fault));
            }
            behind = last;
        }
    }
}
