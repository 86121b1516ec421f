//! Purchases that went unpaid for six months: listed, and their VAT given back.

use async_trait::async_trait;
use std::collections::BTreeMap;

use serde_json::json;
use tieout::contract::ledger::organisation::VatScheme;
use tieout::contract::ledger::unpaid_purchase::{RepayInputVat, UnpaidPurchase};
use tieout::date::Date;
use tieout::id::{InvoiceId, JournalId, OrganisationId};
use tieout::ledger::invoice::VatCounts;
use tieout::ledger::unpaid_vat::{DocumentDebt, UnpaidVatAct, repay_from};
use tieout::ledger::vat_entry::VatByCode;
use tieout::ledger::vat_method::VatMethods;
use tieout::money::Money;

use super::methods::methods_in;
use super::paid::{add, never_due_so_far};
use super::unpaid::{VatMove, move_vat};
use crate::db::batch_query::{BatchQuery, batch_query};
use crate::db::statement::{Row, query};
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::ledger::invoices::stored::find_in;
use crate::store::Store;
use crate::writes::batch::Batch;

/// At most so many are posted by one request.
const POSTED_MAX: usize = 500;

/// Purchase invoices of which more is unpaid than its VAT was given back for, and which were due and supplied long
/// enough ago.
const LIST: &str = "SELECT i.id, i.number, i.contact_id, c.name AS contact_name, i.due_date, \
    coalesce(i.tax_point, i.issue_date) AS supplied, o.currency, i.gross_total, i.relieved, i.vat_relieved, \
    i.vat_counts, n.unpaid FROM (SELECT q.id, q.gross_total - q.paid - q.credited + q.written_off - coalesce(( \
    SELECT CAST(sum(w.amount) AS BIGINT) FROM write_offs w WHERE w.invoice_id = q.id AND w.void_date IS NULL \
    AND w.vat IS NOT NULL), 0) AS unpaid FROM invoices q WHERE q.organisation_id = $1 AND q.type = 'purchase' \
    AND q.kind = 'invoice' AND q.status = 'issued' AND q.gross_total - q.paid - q.credited + q.written_off > q.relieved) n \
    JOIN invoices i ON i.id = n.id \
    JOIN contacts c ON c.id = i.contact_id JOIN organisations o ON o.id = i.organisation_id \
    WHERE i.organisation_id = $1 AND i.vat_total <> 0 AND i.due_date <= $2 \
    AND coalesce(i.tax_point, i.issue_date) <= $2 AND n.unpaid > i.relieved ORDER BY i.due_date, i.id";

/// The VAT that suppliers charged by documents as they were issued, by code. What the buyer accounts for, and import
/// VAT, is never given back. Source: HMRC VBDR6100.
const WHOLE: BatchQuery<true> = batch_query!(
    [organisation: text 0, name: text 1],
    [side: asked.side, vat_code: asked.vat_code, net: asked.net, vat: asked.vat],
    "FROM (SELECT one.place AS place, e.side AS side, e.vat_code AS vat_code, \
    CAST(sum(e.net) AS BIGINT) AS net, CAST(sum(e.vat) AS BIGINT) AS vat FROM asked AS one \
    CROSS JOIN vat_entries e WHERE e.organisation_id = one.organisation AND e.invoice_id = one.name \
    AND e.part = 0 AND e.kind = 'standard' GROUP BY one.place, e.side, e.vat_code) AS asked"
);

/// A purchase as it is listed, with its VAT still to be worked out.
struct ListedPurchase {
    shown: UnpaidPurchase,
    debt: DocumentDebt,
}

/// The last day on which a purchase may have been due and supplied that went unpaid for six months by this day.
fn last_due(as_at: Date) -> String {
    // A little more than there can be; each is looked at for itself.
    as_at.plus_months(-5).to_string()
}

fn listed(
    rows: &[Row],
    methods: &VatMethods,
    as_at: Date,
) -> Result<Vec<ListedPurchase>, StoreError> {
    let mut found = Vec::new();
    for row in rows {
        let money = |column| row.get(column).map(Money::from_minor);
        let (due_date, supplied): (Date, Date) = (row.parse("due_date")?, row.parse("supplied")?);
        let repay_from = repay_from(due_date, supplied);
        // Under the flat-rate scheme none of it was reclaimed; under cash accounting not before that is settled up.
        let is_reclaimed = match row.parse("vat_counts")? {
            VatCounts::Issued => methods.on(supplied).vat_scheme != VatScheme::FlatRate,
            VatCounts::Paid => methods.settles_up_on(supplied).is_some_and(|day| day <= as_at),
        };
        if repay_from > as_at || !is_reclaimed {
            continue;
        }
        let debt = DocumentDebt {
            whole: VatByCode::new(),
            gross: row.get("gross_total")?,
            relieved: row.get("relieved")?,
        };
        let shown = UnpaidPurchase {
            invoice_id: row.parse("id")?,
            number: row.get("number")?,
            contact_id: row.parse("contact_id")?,
            contact_name: row.get("contact_name")?,
            due_date,
            repay_from,
            currency: row.get("currency")?,
            amount_unpaid: money("unpaid")?,
            vat_repaid: money("vat_relieved")?,
            vat_to_repay: Money::ZERO,
            journal_id: None,
        };
        found.push(ListedPurchase { shown, debt });
    }
    Ok(found)
}

type DocumentKeys = Vec<(String, String)>;

fn keys(organisation: OrganisationId, listed: &[ListedPurchase]) -> DocumentKeys {
    let key = |one: &ListedPurchase| (organisation.to_string(), one.shown.invoice_id.to_string());
    listed.iter().map(key).collect()
}

/// With the VAT that is to be given back of each; those of which it is none are left out.
fn with_vat(
    mut listed: Vec<ListedPurchase>,
    rows: &[Row],
) -> Result<Vec<UnpaidPurchase>, StoreError> {
    for row in rows {
        let one = listed.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
        add(&mut one.debt.whole, row)?;
    }
    let shown = listed.into_iter().map(|one| {
        let moved = one.debt.moved(one.shown.amount_unpaid.minor());
        let vat = moved.iter().map(|(_, vat)| vat).sum();
        UnpaidPurchase { vat_to_repay: Money::from_minor(vat), ..one.shown }
    });
    Ok(shown.filter(|one| one.vat_to_repay > Money::ZERO).collect())
}

impl Store {
    /// Purchases that went unpaid for six months by a day, and the VAT that is to be given back of what is unpaid of
    /// them now, the earliest due first.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn unpaid_purchases(
        &self,
        organisation: OrganisationId,
        as_at: Date,
    ) -> Result<Vec<UnpaidPurchase>, StoreError> {
        let (methods, _) = self.vat_methods(organisation).await?;
        let asked = query(LIST).bind(organisation).bind(last_due(as_at));
        let listed = listed(&self.database.all(asked).await?, &methods, as_at)?;
        let rows = self.database.ask(WHOLE, &keys(organisation, &listed)).await?;
        with_vat(listed, &rows)
    }
}

/// Gives back the VAT of purchases that went unpaid for six months.
#[derive(Debug, Clone)]
pub struct RepayUnpaidPurchases {
    /// The name of the first journal; others follow it.
    pub journal: JournalId,
    /// How.
    pub how: RepayInputVat,
}

impl RepayUnpaidPurchases {
    /// What is to be given back, with the name of each journal.
    async fn due(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<BTreeMap<JournalId, UnpaidPurchase>, StoreError> {
        let organisation = context.organisation;
        let (methods, _) = methods_in(batch, organisation).await?;
        let asked = query!(LIST).bind(organisation).bind(last_due(self.how.date));
        let listed = listed(&batch.all(asked).await?, &methods, self.how.date)?;
        let keys = keys(organisation, &listed);
        let rows = batch.read().await?.ask(WHOLE, &keys).await?;
        let names = (0..).map(|place| JournalId::new(self.journal.bits().wrapping_add(place)));
        Ok(names.zip(with_vat(listed, &rows)?).take(POSTED_MAX).collect())
    }

    async fn repay(
        &self,
        batch: &mut Batch,
        context: &Context,
        (id, purchase): (JournalId, InvoiceId),
    ) -> Result<(), NotDone<Denial>> {
        let found = find_in(batch, context.organisation, &[purchase]).await?.pop().flatten();
        let mut row = found.ok_or(StoreError::Corrupt("invoice_id"))?;
        let [never_due, _] = never_due_so_far(batch, &row).await?;
        let unpaid = row.total.gross.minor() - row.vat_settled().minor() - never_due;
        let how = VatMove {
            id,
            act: UnpaidVatAct::InputRepaid,
            date: self.how.date,
            to: Money::from_minor(unpaid),
            account: self.how.account_id,
            reason: self.how.reason.clone(),
        };
        let vat = move_vat(batch, context, &mut row, how).await?;
        let became = json!({
            "vat": vat, "date": self.how.date, "journal_id": id, "reason": self.how.reason,
        });
        let values = [None, Some(became)];
        batch.books.audit(context, "invoice.repay_input_vat", row.id.to_string(), values)?;
        Ok(())
    }
}

#[async_trait]
impl Action for RepayUnpaidPurchases {
    type Object = Vec<UnpaidPurchase>;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Vec<UnpaidPurchase>, NotDone<Denial>> {
        let known = batch.book(context.organisation, [self.how.account_id]).await?;
        let book = &known.ok_or(StoreError::Corrupt("organisation_id"))?.book;
        book.check_open(self.how.date).map_err(|refusal| refusal.at("date"))?;
        book.manual_account(self.how.account_id, "account_id")?;
        let mut made = Vec::new();
        for (id, purchase) in self.due(batch, context).await? {
            self.repay(batch, context, (id, purchase.invoice_id)).await?;
            made.push(UnpaidPurchase { journal_id: Some(id), ..purchase });
        }
        Ok(made)
    }
}
