//! What somebody says of VAT that was posted late.

use async_trait::async_trait;
use serde_json::json;
use tieout::contract::ledger::late_vat::{LateVatKind, LateVatNote};
use tieout::contract::ledger::vat_return::VatReturn;
use tieout::date::Date;
use tieout::id::{OrganisationId, VatReturnId};
use tieout::ledger::late_vat::{LateJournal, LateVatFacts, check_note};
use tieout::ledger::vat_period::check_draft;

use super::stored::{find, shown};
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::writes::batch::Batch;
use crate::writes::recorded::RecordedTable;

/// Says what the late VAT of a journal is that counts in a draft.
#[derive(Debug, Clone)]
pub struct NoteLateVat {
    /// Which draft.
    pub id: VatReturnId,
    /// What is said.
    pub note: LateVatNote,
}

impl NoteLateVat {
    /// The journal; none where it is not there.
    async fn journal(
        &self,
        batch: &mut Batch,
        organisation: OrganisationId,
        from: Date,
    ) -> Result<Option<LateJournal>, StoreError> {
        const JOURNAL: &str =
            "SELECT sequence FROM journals WHERE organisation_id = $1 AND id = $2";
        // The day of which an entry is: that of its posting, or the tax point of the invoice that it issues.
        const LATE: &str = "SELECT e.vat_date, e.side, e.kind, CAST(CASE WHEN EXISTS (SELECT 1 FROM vat_returns r \
            WHERE r.organisation_id = $1 AND r.status = 'finalised' AND r.date_from <= e.vat_date \
            AND r.date_to >= e.vat_date) THEN 1 ELSE 0 END AS BIGINT) AS is_finalised FROM vat_entries e \
            LEFT JOIN invoices i ON i.organisation_id = e.organisation_id AND i.id = e.invoice_id \
            WHERE e.organisation_id = $1 AND e.sequence = $2 AND e.vat_date IS NOT NULL \
            AND CASE WHEN e.part = 0 AND i.kind = 'invoice' AND i.issue_date = e.entry_date \
            THEN coalesce(i.tax_point, e.entry_date) ELSE e.entry_date END < e.vat_date";
        let mut books = batch.read().await?;
        let asked = query(JOURNAL).bind(organisation).bind(self.note.journal_id);
        let Some(row) = books.first(asked).await? else { return Ok(None) };
        let sequence: i64 = row.get("sequence")?;
        let mut journal = LateJournal { is_late: false, has_input: false, is_finalised: false };
        for row in books.all(query(LATE).bind(organisation).bind(sequence)).await? {
            let day: Date = row.parse("vat_date")?;
            journal.is_finalised |= row.flag("is_finalised")?;
            journal.is_late |= day == from;
            let facts = LateVatFacts {
                side: row.parse("side")?,
                kind: row.parse("kind")?,
                is_negative: false,
                said: None,
                behaviour: None,
            };
            let is_input = facts.is() == LateVatKind::LateInput;
            journal.has_input |= day == from && is_input;
        }
        Ok(Some(journal))
    }
}

#[async_trait]
impl Action for NoteLateVat {
    type Object = VatReturn;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<VatReturn, NotDone<Denial>> {
        const SAVE: &str = "INSERT INTO late_vat (journal_id, organisation_id, kind, behaviour, reason, created_at, \
            updated_at) VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT (journal_id) DO UPDATE SET \
            kind = excluded.kind, behaviour = excluded.behaviour, reason = excluded.reason, \
            updated_at = excluded.updated_at";
        let organisation = context.organisation;
        let kept = find(batch, organisation, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(kept.version)?;
        check_draft(kept.finalised.is_some())?;
        let LateVatNote { journal_id, kind, behaviour, reason } = &self.note;
        check_note(*kind, self.journal(batch, organisation, kept.days[0]).await?)?;
        let save = query!(SAVE)
            .bind(*journal_id)
            .bind(organisation)
            .bind(kind.name())
            .bind(behaviour.map(|behaviour| behaviour.name().to_owned()))
            .bind(reason.clone())
            .bind(context.at);
        batch.execute(save).await?;
        batch.books.record(organisation, RecordedTable::LateVat, *journal_id);
        let made = shown(batch, organisation, &kept).await?;
        batch.book(organisation, []).await?;
        let became = json!({
            "journal_id": journal_id, "kind": kind, "behaviour": behaviour, "reason": reason,
        });
        let values = [None, Some(became)];
        batch.books.audit(context, "vat_return.note_late_vat", self.id.to_string(), values)?;
        Ok(made)
    }
}
