//! Invoices and credit notes, read.

use tieout::contract::ledger::invoice::{
    Invoice, InvoiceFilter, InvoiceKind, InvoiceStatus, InvoiceSummary, InvoiceType,
};
use tieout::contract::page::Pagination;
use tieout::date::Date;
use tieout::id::{InvoiceId, OrganisationId};

use super::stored::{find, find_whole};
use crate::db::statement::query;
use crate::error::StoreError;
use crate::ledger::filter::{day_from, day_to, pattern, since};
use crate::page::{KeyColumn, ListPage, last_day};
use crate::store::Store;

/// What the list is ordered by.
const KEY: &[KeyColumn] = &[KeyColumn::Text("issue_date"), KeyColumn::Text("id")];

/// A condition of a list where something is asked for, and where it is not: that one is looked at
/// once, not for each document.
macro_rules! condition {
    (type yes) => { "i.type = $5" };
    (type no) => { "$5 = ''" };
    (kind yes) => { "i.kind = $6" };
    (kind no) => { "$6 = ''" };
    (status yes) => {
        "$7 = CASE WHEN i.status <> 'issued' THEN i.status \
        WHEN i.paid + i.credited = 0 THEN 'issued' \
        WHEN i.paid + i.credited < i.gross_total THEN 'part_paid' ELSE 'paid' END"
    };
    (status no) => { "$7 = ''" };
    (overdue yes) => {
        "$8 = CASE WHEN i.status = 'issued' AND i.kind = 'invoice' \
        AND i.paid + i.credited < i.gross_total AND i.due_date < $9 THEN 'true' ELSE 'false' END"
    };
    (overdue no) => { "$8 = '' AND $9 <> ''" };
}

/// The list by day and its count, which the index by day has alone, for what is asked for: type,
/// kind, status, and whether they are overdue.
macro_rules! by_day {
    ($type:ident $kind:ident $status:ident $overdue:ident) => {
        [
            concat!("SELECT count(*) AS total ", by_day!(from $type $kind $status $overdue)),
            concat!(
                "SELECT i.id, i.issue_date ", by_day!(from $type $kind $status $overdue),
                " AND (i.issue_date || '', i.id) < ($16, $17) ORDER BY i.issue_date DESC, i.id DESC LIMIT $14 OFFSET $15"
            ),
        ]
    };
    (from $type:ident $kind:ident $status:ident $overdue:ident) => {
        concat!(
            "FROM invoices i WHERE i.organisation_id = $1 AND $2 = '' \
            AND i.issue_date >= $3 AND i.issue_date <= $4 AND ", condition!(type $type),
            " AND ", condition!(kind $kind), " AND ", condition!(status $status),
            " AND ", condition!(overdue $overdue), " AND $10 = '' AND $11 = '' AND $12 = '' AND $13 = 0"
        )
    };
}

/// In the order of [`asked`].
const BY_DAY: [[&str; 2]; 16] = [
    by_day!(no no no no),
    by_day!(yes no no no),
    by_day!(no yes no no),
    by_day!(yes yes no no),
    by_day!(no no yes no),
    by_day!(yes no yes no),
    by_day!(no yes yes no),
    by_day!(yes yes yes no),
    by_day!(no no no yes),
    by_day!(yes no no yes),
    by_day!(no yes no yes),
    by_day!(yes yes no yes),
    by_day!(no no yes yes),
    by_day!(yes no yes yes),
    by_day!(no yes yes yes),
    by_day!(yes yes yes yes),
];

/// The same for what few documents can be, which another index has: the day is no plain column, so
/// that nothing leads to the one by day.
macro_rules! among {
    ($narrow:literal) => {
        [
            concat!("SELECT count(*) AS total ", among!(from $narrow)),
            concat!(
                "SELECT i.id, i.issue_date ", among!(from $narrow),
                " AND (i.issue_date || '', i.id) < ($16, $17) ORDER BY i.issue_date || '' DESC, i.id DESC LIMIT $14 OFFSET $15"
            ),
        ]
    };
    (from $narrow:literal) => {
        concat!(
            "FROM invoices i WHERE i.organisation_id = $1 AND ", $narrow,
            " AND ($2 = '' OR i.contact_id = $2) AND ($12 = '' OR i.external_id = $12) \
            AND i.updated_at + 0 >= $13 AND i.issue_date || '' >= $3 AND i.issue_date || '' <= $4 \
            AND ($5 = '' OR ", condition!(type yes), ") AND ($6 = '' OR ", condition!(kind yes),
            ") AND ($7 = '' OR ", condition!(status yes),
            ") AND ($8 = '' OR ", condition!(overdue yes),
            ") AND ($10 = '' OR i.number = $10) \
            AND ($11 = '' OR i.search LIKE $11 ESCAPE '\\')"
        )
    };
}

/// A page of what was found, and how many there are.
macro_rules! page_of_found {
    () => {
        "part AS (SELECT id, issue_date FROM found WHERE (issue_date, id) < ($16, $17) \
        ORDER BY issue_date DESC, id DESC LIMIT $14 OFFSET $15) \
        SELECT counted.found, part.id, part.issue_date \
        FROM (SELECT count(*) AS found FROM found) counted LEFT JOIN part ON true \
        ORDER BY part.issue_date DESC, part.id DESC"
    };
}

/// What is searched for is looked for in every document, in the order in which they were made and
/// stand in the table, and only once for the list and its count.
const FOUND: &str = concat!(
    "WITH found AS MATERIALIZED (SELECT i.id, i.issue_date ",
    among!(from "i.id > ''"),
    "), ",
    page_of_found!()
);

/// What is open and of any contact, from the index of what is open alone, and only once for the list
/// and its count: on `PostgreSQL` each of them is looked up in the table too until it has been
/// vacuumed.
const OPEN: &str = concat!(
    "WITH found AS MATERIALIZED (SELECT i.id, i.issue_date FROM invoices i \
    WHERE i.organisation_id = $1 AND i.status = 'issued' AND i.gross_total > i.paid + i.credited \
    AND $2 = '' AND i.issue_date || '' >= $3 AND i.issue_date || '' <= $4 \
    AND ($5 = '' OR ",
    condition!(type yes),
    ") AND ($6 = '' OR ",
    condition!(kind yes),
    ") AND ($7 = '' OR ",
    condition!(status yes),
    ") AND ($8 = '' OR ",
    condition!(overdue yes),
    ") AND $10 = '' AND $11 = '' AND $12 = '' AND $13 = 0), ",
    page_of_found!()
);

/// How a list is made.
enum ListedBy {
    /// By its count and itself.
    Listed([&'static str; 2]),
    /// By looking through everything.
    Found(&'static str),
}

impl ListedBy {
    fn of(filter: &InvoiceFilter) -> Self {
        use InvoiceStatus::{Issued, PartPaid};
        let is_open = matches!(filter.overdue, Some(true))
            || matches!(filter.status, Some(Issued | PartPaid));
        if filter.number.is_some() {
            Self::Listed(among!("i.number = $10"))
        } else if filter.external_id.is_some() {
            Self::Listed(among!("i.external_id = $12"))
        } else if since(filter.updated_since) > 0 {
            Self::Listed(among!("i.updated_at >= $13"))
        } else if filter.contact_id.is_some() && is_open {
            Self::Listed(among!(
                "i.status = 'issued' AND i.gross_total > i.paid + i.credited AND i.contact_id = $2"
            ))
        } else if filter.contact_id.is_some() {
            Self::Listed(among!("i.contact_id = $2"))
        } else if is_open && filter.search.is_none() {
            Self::Found(OPEN)
        } else if filter.search.is_some() {
            Self::Found(FOUND)
        } else {
            Self::Listed(BY_DAY[asked(filter)])
        }
    }
}

/// Which of the conditions of [`BY_DAY`] are asked for: the first counts 1, the last 8.
fn asked(filter: &InvoiceFilter) -> usize {
    let asked = [
        filter.invoice_type.is_some(),
        filter.kind.is_some(),
        filter.status.is_some(),
        filter.overdue.is_some(),
    ];
    asked.iter().rev().fold(0, |bits, is_asked| 2 * bits + usize::from(*is_asked))
}

impl Store {
    /// An invoice or a credit note of an organisation, as it is on this day.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
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
    #[crate::boxed]
    pub async fn invoices(
        &self,
        organisation: OrganisationId,
        filter: &InvoiceFilter,
        page: &ListPage,
        today: Option<Date>,
    ) -> Result<(Vec<InvoiceSummary>, Pagination), StoreError> {
        let overdue = match filter.overdue {
            Some(true) => "true",
            Some(false) => "false",
            None => "",
        };
        let to = day_to(filter.date_to);
        let asked = |sql, to: &str| {
            query(sql)
                .bind(organisation)
                .bind(filter.contact_id.map_or_else(String::new, |id| id.to_string()))
                .bind(day_from(filter.date_from))
                .bind(to)
                .bind(filter.invoice_type.map_or("", InvoiceType::name))
                .bind(filter.kind.map_or("", InvoiceKind::name))
                .bind(filter.status.map_or("", InvoiceStatus::name))
                .bind(overdue)
                .bind(day_from(today))
                .bind(filter.number.as_deref().unwrap_or_default())
                .bind(pattern(filter.search.as_deref()))
                .bind(filter.external_id.as_deref().unwrap_or_default())
                .bind(since(filter.updated_since))
        };
        let (rows, pagination) = match ListedBy::of(filter) {
            ListedBy::Listed([count, list]) => {
                let list = asked(list, &last_day(to.clone(), page));
                self.page_by(KEY, asked(count, &to), list, page).await?
            }
            ListedBy::Found(found) => self.page_found(KEY, asked(found, &to), page).await?,
        };
        let ids: Vec<InvoiceId> =
            rows.iter().map(|row| row.parse("id")).collect::<Result<_, _>>()?;
        let found = find(&self.database, organisation, &ids).await?;
        // A draft may have been deleted since it was counted.
        let found: Vec<_> = found.into_iter().flatten().map(|row| row.summary(today)).collect();
        let pagination = Pagination { count: found.len(), ..pagination };
        Ok((found, pagination))
    }
}
