//! Invoices and credit notes, read.

use tieout::contract::ledger::invoice::{
    Invoice, InvoiceKind, InvoiceStatus, InvoiceSummary, InvoiceType,
};
use tieout::contract::page::Pagination;
use tieout::date::Date;
use tieout::id::{ContactId, InvoiceId, OrganisationId};

use super::stored::{find, find_whole};
use crate::store::error::StoreError;
use crate::store::ledger::filter::{day_from, day_to, pattern};
use crate::store::query::query;
use crate::store::{Page, Store};

/// Which documents are asked for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct InvoiceFilter {
    /// Sold or bought.
    pub invoice_type: Option<InvoiceType>,
    /// Of this kind.
    pub kind: Option<InvoiceKind>,
    /// In this status.
    pub status: Option<InvoiceStatus>,
    /// Of this customer or supplier.
    pub contact: Option<ContactId>,
    /// Issued on or after this day.
    pub date_from: Option<Date>,
    /// Issued on or before this day.
    pub date_to: Option<Date>,
    /// Whether they are overdue.
    pub overdue: Option<bool>,
    /// With exactly this number.
    pub number: Option<String>,
    /// With this in number, reference or notes, in any case.
    pub search: Option<String>,
    /// The day it is.
    pub today: Option<Date>,
}

/// The list and its count; a text for each index that may have what is asked for. Where that is not
/// the one by date, nothing must lead there: the day is no plain column then.
macro_rules! statements {
    ($narrow:literal, $day:literal) => {
        [
            concat!("SELECT count(*) AS total ", statements!(from $narrow, $day)),
            concat!(
                "SELECT i.id ", statements!(from $narrow, $day),
                " ORDER BY ", $day, " DESC, i.id DESC LIMIT $12 OFFSET $13"
            ),
        ]
    };
    (from $narrow:literal, $day:literal) => {
        concat!(
            "FROM invoices i WHERE i.organisation_id = $1 AND ", $narrow,
            " AND ($2 = '' OR i.contact_id = $2) AND ", $day, " >= $3 AND ", $day, " <= $4 \
            AND i.type = coalesce($5, i.type) AND i.kind = coalesce($6, i.kind) \
            AND ($7 = '' OR $7 = CASE WHEN i.status <> 'issued' THEN i.status \
            WHEN i.paid + i.credited = 0 THEN 'issued' \
            WHEN i.paid + i.credited < i.gross_total THEN 'part_paid' ELSE 'paid' END) \
            AND ($8 = '' OR $8 = CASE WHEN i.status = 'issued' AND i.kind = 'invoice' \
            AND i.paid + i.credited < i.gross_total AND i.due_date < $9 \
            THEN 'true' ELSE 'false' END) \
            AND ($10 = '' OR i.number = $10) \
            AND ($11 = '' OR i.search LIKE $11 ESCAPE '\\')"
        )
    };
}

impl InvoiceFilter {
    /// The list and its count.
    const fn statements(&self) -> [&'static str; 2] {
        use InvoiceStatus::{Issued, PartPaid};
        let is_open =
            matches!(self.overdue, Some(true)) || matches!(self.status, Some(Issued | PartPaid));
        if self.number.is_some() {
            statements!("i.number = $10", "i.issue_date || ''")
        } else if is_open {
            statements!(
                "i.status = 'issued' AND i.gross_total > i.paid + i.credited",
                "i.issue_date || ''"
            )
        } else if self.contact.is_some() {
            statements!("i.contact_id = $2", "i.issue_date")
        } else {
            statements!("true", "i.issue_date")
        }
    }
}

impl Store {
    /// An invoice or a credit note of an organisation, as it is on this day.
    ///
    /// # Errors
    /// The database's.
    pub async fn invoice(
        &self,
        organisation: OrganisationId,
        id: InvoiceId,
        today: Option<Date>,
    ) -> Result<Option<Invoice>, StoreError> {
        let found = find_whole(&self.database, organisation, id).await?;
        Ok(found.map(|(row, lines)| row.object(&lines, today)))
    }

    /// Invoices and credit notes of an organisation, the latest day first.
    ///
    /// # Errors
    /// The database's.
    pub async fn invoices(
        &self,
        organisation: OrganisationId,
        filter: &InvoiceFilter,
        page: Page,
    ) -> Result<(Vec<InvoiceSummary>, Pagination), StoreError> {
        let [count, list] = filter.statements();
        let overdue = match filter.overdue {
            Some(true) => "true",
            Some(false) => "false",
            None => "",
        };
        let asked = |sql| {
            query(sql)
                .bind(organisation)
                .bind(filter.contact.map_or_else(String::new, |id| id.to_string()))
                .bind(day_from(filter.date_from))
                .bind(day_to(filter.date_to))
                .bind(filter.invoice_type.map(|is| is.name().to_owned()))
                .bind(filter.kind.map(|kind| kind.name().to_owned()))
                .bind(filter.status.map_or("", InvoiceStatus::name))
                .bind(overdue)
                .bind(day_from(filter.today))
                .bind(filter.number.as_deref().unwrap_or_default())
                .bind(pattern(filter.search.as_deref()))
        };
        let (rows, pagination) = self.page(asked(count), asked(list), page).await?;
        let ids: Vec<InvoiceId> =
            rows.iter().map(|row| row.parse("id")).collect::<Result<_, _>>()?;
        let found = find(&self.database, organisation, &ids).await?;
        // A draft may have been deleted since it was counted.
        let found: Vec<_> =
            found.into_iter().flatten().map(|row| row.summary(filter.today)).collect();
        let pagination = Pagination { count: found.len(), ..pagination };
        Ok((found, pagination))
    }
}
