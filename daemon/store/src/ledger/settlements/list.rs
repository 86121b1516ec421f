//! Receipts and payments, read.

use tieout::contract::ledger::settlement::{
    Settlement, SettlementFilter, SettlementStatus, SettlementType,
};
use tieout::contract::page::Pagination;
use tieout::id::{AllocationId, OrganisationId, SettlementId};

use super::allocations::of_settlements;
use super::rows::find;
use crate::db::statement::query;
use crate::error::StoreError;
use crate::ledger::filter::{day_from, day_to, pattern, since};
use crate::page::{KeyColumn, ListPage, last_day};
use crate::store::Store;

/// What the list is ordered by.
const KEY: &[KeyColumn] = &[KeyColumn::Text("date"), KeyColumn::Text("id")];

/// A condition of a list where something is asked for, and where it is not: that one is looked at
/// once, not for each of them.
macro_rules! condition {
    (type yes) => {
        "s.type = $2"
    };
    (type no) => {
        "$2 = ''"
    };
    (status yes) => {
        "s.status = $3"
    };
    (status no) => {
        "$3 = ''"
    };
    (bank yes) => {
        "s.bank_account_id = $5"
    };
    (bank no) => {
        "$5 = ''"
    };
}

/// The list by day and its count, which the index by day has alone, for what is asked for: type,
/// status, bank account.
macro_rules! by_day {
    ($type:ident $status:ident $bank:ident) => {
        [
            concat!("SELECT count(*) AS total ", by_day!(from $type $status $bank)),
            concat!(
                "SELECT s.id, s.date ", by_day!(from $type $status $bank),
                " AND (s.date || '', s.id) < ($13, $14) ORDER BY s.date DESC, s.id DESC LIMIT $11 OFFSET $12"
            ),
        ]
    };
    (from $type:ident $status:ident $bank:ident) => {
        concat!(
            "FROM settlements s WHERE s.organisation_id = $1 AND ", condition!(type $type),
            " AND ", condition!(status $status), " AND $4 = '' AND ", condition!(bank $bank),
            " AND s.date >= $6 AND s.date <= $7 AND $8 = '' AND $9 = '' AND $10 = 0"
        )
    };
}

/// In the order of [`asked`].
const BY_DAY: [[&str; 2]; 8] = [
    by_day!(no no no),
    by_day!(yes no no),
    by_day!(no yes no),
    by_day!(yes yes no),
    by_day!(no no yes),
    by_day!(yes no yes),
    by_day!(no yes yes),
    by_day!(yes yes yes),
];

/// Those among what is narrowed down otherwise.
macro_rules! among {
    ($narrow:literal) => {
        concat!(
            "FROM settlements s WHERE s.organisation_id = $1 AND ", $narrow,
            " AND ($2 = '' OR ", condition!(type yes), ") AND ($3 = '' OR ", condition!(status yes),
            ") AND ($4 = '' OR s.contact_id = $4) AND ($5 = '' OR ", condition!(bank yes),
            ") AND s.date || '' >= $6 AND s.date || '' <= $7 AND ($9 = '' OR s.external_id = $9) \
            AND s.updated_at + 0 >= $10 AND ($8 = '' OR s.search LIKE $8 ESCAPE '\\' OR s.contact_id IN (SELECT c.id \
            FROM contacts c WHERE c.organisation_id = $1 AND c.search LIKE $8 ESCAPE '\\'))"
        )
    };
}

/// The list of those that an index has few of, and its count.
macro_rules! few {
    ($narrow:literal) => {
        [
            concat!("SELECT count(*) AS total ", among!($narrow)),
            concat!(
                "SELECT s.id, s.date ",
                among!($narrow),
                " AND (s.date || '', s.id) < ($13, $14) ORDER BY s.date || '' DESC, s.id DESC LIMIT $11 OFFSET $12"
            ),
        ]
    };
}

/// Those of a contact.
const OF_CONTACT: [&str; 2] = few!("s.contact_id = $4");

/// The one with an external ID.
const NAMED: [&str; 2] = few!("s.external_id = $9");

/// Those that changed.
const CHANGED: [&str; 2] = few!("s.updated_at >= $10");

/// What is searched for is looked for in all of them, in the order in which they were made and stand
/// in the table, and only once for the list and its count.
const FOUND: &str = concat!(
    "WITH found AS MATERIALIZED (SELECT s.id, s.date ",
    among!("s.id > ''"),
    "), part AS (SELECT id, date FROM found WHERE (date, id) < ($13, $14) \
    ORDER BY date DESC, id DESC LIMIT $11 OFFSET $12) \
    SELECT counted.found, part.id, part.date FROM (SELECT count(*) AS found FROM found) counted \
    LEFT JOIN part ON true ORDER BY part.date DESC, part.id DESC"
);

/// Which of the conditions of [`BY_DAY`] are asked for: the first counts 1, the last 4.
fn asked(filter: &SettlementFilter) -> usize {
    let asked = [filter.kind.is_some(), filter.status.is_some(), filter.bank_account_id.is_some()];
    asked.iter().rev().fold(0, |bits, is_asked| 2 * bits + usize::from(*is_asked))
}

impl Store {
    /// A receipt or a payment of an organisation.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn settlement(
        &self,
        organisation: OrganisationId,
        id: SettlementId,
    ) -> Result<Option<Settlement>, StoreError> {
        Ok(self.with_allocations(organisation, &[id]).await?.into_iter().next())
    }

    /// Receipts and payments of an organisation, the latest day first.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn settlements(
        &self,
        organisation: OrganisationId,
        filter: &SettlementFilter,
        page: &ListPage,
    ) -> Result<(Vec<Settlement>, Pagination), StoreError> {
        let by_day = BY_DAY[asked(filter)];
        let to = day_to(filter.date_to);
        let asked = |sql, to: &str| {
            query(sql)
                .bind(organisation)
                .bind(filter.kind.map_or("", SettlementType::name))
                .bind(filter.status.map_or("", SettlementStatus::name))
                .bind(filter.contact_id.map_or_else(String::new, |id| id.to_string()))
                .bind(filter.bank_account_id.map_or_else(String::new, |id| id.to_string()))
                .bind(day_from(filter.date_from))
                .bind(to)
                .bind(pattern(filter.search.as_deref()))
                .bind(filter.external_id.as_deref().unwrap_or_default())
                .bind(since(filter.updated_since))
        };
        let few = if filter.external_id.is_some() {
            Some(NAMED)
        } else if since(filter.updated_since) > 0 {
            Some(CHANGED)
        } else {
            filter.contact_id.map(|_| OF_CONTACT)
        };
        let (rows, pagination) = if let Some([count, list]) = few {
            self.page_by(KEY, asked(count, &to), asked(list, &to), page).await?
        } else if filter.search.is_some() {
            self.page_found(KEY, asked(FOUND, &to), page).await?
        } else {
            let [count, list] = by_day;
            let list = asked(list, &last_day(to.clone(), page));
            self.page_by(KEY, asked(count, &to), list, page).await?
        };
        let ids: Vec<_> = rows.iter().map(|row| row.parse("id")).collect::<Result<_, _>>()?;
        Ok((self.with_allocations(organisation, &ids).await?, pagination))
    }

    async fn with_allocations(
        &self,
        organisation: OrganisationId,
        ids: &[SettlementId],
    ) -> Result<Vec<Settlement>, StoreError> {
        let rows = find(&self.database, organisation, ids).await?;
        let allocations = of_settlements(&self.database, organisation, ids).await?;
        let both = rows.into_iter().zip(allocations);
        Ok(both.filter_map(|(row, allocations)| Some(row?.object(allocations))).collect())
    }

    /// Whether an allocation of a receipt or a payment counts.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn has_allocation(
        &self,
        organisation: OrganisationId,
        settlement: SettlementId,
        allocation: AllocationId,
    ) -> Result<bool, StoreError> {
        const FIND: &str = "SELECT 1 AS found FROM allocations WHERE organisation_id = $1 \
            AND id = $2 AND settlement_id = $3 AND removed_at IS NULL";
        let asked = query(FIND).bind(organisation).bind(allocation).bind(settlement);
        Ok(self.database.first(asked).await?.is_some())
    }
}
