//! Bank transactions, read.

use tieout::contract::ledger::bank_transaction::{
    BankStatus, BankTransaction, BankTransactionFilter,
};
use tieout::contract::page::Pagination;
use tieout::id::{BankTransactionId, OrganisationId};
use tieout::ledger::Book;
use tieout::money::Money;

use super::rows::find;
use crate::db::statement::query;
use crate::error::StoreError;
use crate::ledger::filter::{day_from, day_to, pattern, since};
use crate::page::{KeyColumn, ListPage, last_day};
use crate::store::Store;

/// What the list is ordered by.
const KEY: &[KeyColumn] = &[KeyColumn::Text("date"), KeyColumn::Text("id")];

/// The list and its count; one text where the status is known, since an index has it.
macro_rules! statements {
    ($status:literal) => {
        [
            concat!(
                "SELECT count(*) AS total ",
                statements!(from $status " AND t.date >= $3 AND t.date <= $4 AND $9 = '' AND $10 = 0")
            ),
            concat!(
                "SELECT t.id, t.date ",
                statements!(from $status " AND t.date >= $3 AND t.date <= $4 AND $9 = '' AND $10 = 0"),
                " AND (t.date || '', t.id) < ($13, $14) ORDER BY t.date DESC, t.id DESC LIMIT $11 OFFSET $12"
            ),
        ]
    };
    // The day is no plain column, so that nothing leads to the index by day.
    (among $narrow:literal) => {
        [
            concat!("SELECT count(*) AS total ", statements!(from "($2 = '' OR t.status = $2)" $narrow)),
            concat!(
                "SELECT t.id, t.date ", statements!(from "($2 = '' OR t.status = $2)" $narrow),
                " AND (t.date || '', t.id) < ($13, $14) ORDER BY t.date || '' DESC, t.id DESC LIMIT $11 OFFSET $12"
            ),
        ]
    };
    (from $status:literal $narrow:literal) => {
        concat!(
            "FROM bank_transactions t WHERE t.organisation_id = $1 AND ", $status,
            " AND t.bank_account_id = coalesce($5, t.bank_account_id) \
            AND t.amount >= $6 AND t.amount <= $7 \
            AND ($8 = '' OR t.search LIKE $8 ESCAPE '\\')", $narrow
        )
    };
}

/// Those with an external ID, which is unique within a bank account: an index has it there.
const NAMED: [&str; 2] = statements!(
    among " AND t.id IN (SELECT x.id FROM bank_accounts b JOIN bank_transactions x ON x.bank_account_id = b.id \
    WHERE b.organisation_id = $1 AND x.external_id = $9) \
    AND t.updated_at + 0 >= $10 AND t.date || '' >= $3 AND t.date || '' <= $4"
);

/// Those that changed.
const CHANGED: [&str; 2] = statements!(
    among " AND $9 = '' AND t.updated_at >= $10 AND t.date || '' >= $3 AND t.date || '' <= $4"
);

impl Store {
    /// A bank transaction of an organisation.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn bank_transaction(
        &self,
        organisation: OrganisationId,
        id: BankTransactionId,
    ) -> Result<Option<BankTransaction>, StoreError> {
        let found = find(&self.database, organisation, &[id]).await?;
        let Some(row) = found.into_iter().flatten().next() else { return Ok(None) };
        let book = Book { rates: self.rates(organisation).await?, ..Book::default() };
        Ok(Some(row.object(&book)))
    }

    /// Bank transactions of an organisation, the latest day first.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn bank_transactions(
        &self,
        organisation: OrganisationId,
        filter: &BankTransactionFilter,
        page: &ListPage,
    ) -> Result<(Vec<BankTransaction>, Pagination), StoreError> {
        let [count, list] = match (filter.status, since(filter.updated_since)) {
            _ if filter.external_id.is_some() => NAMED,
            (Some(_), 0) => statements!("t.status = $2"),
            (None, 0) => statements!("$2 = ''"),
            (_, _) => CHANGED,
        };
        let asked = |sql, to: String| {
            query(sql)
                .bind(organisation)
                .bind(filter.status.map_or("", BankStatus::name))
                .bind(day_from(filter.date_from))
                .bind(to)
                .bind(filter.bank_account_id.map(|id| id.to_string()))
                .bind(filter.min_amount.map_or(i64::MIN, Money::minor))
                .bind(filter.max_amount.map_or(i64::MAX, Money::minor))
                .bind(pattern(filter.search.as_deref()))
                .bind(filter.external_id.as_deref().unwrap_or_default())
                .bind(since(filter.updated_since))
        };
        let to = day_to(filter.date_to);
        let (count, list) = (asked(count, to.clone()), asked(list, last_day(to, page)));
        let (rows, pagination) = self.page_by(KEY, count, list, page).await?;
        let ids: Vec<BankTransactionId> =
            rows.iter().map(|row| row.parse("id")).collect::<Result<_, _>>()?;
        let book = Book { rates: self.rates(organisation).await?, ..Book::default() };
        let found = find(&self.database, organisation, &ids).await?;
        // Bank transactions are never deleted.
        let found = found.into_iter().flatten().map(|row| row.object(&book)).collect();
        Ok((found, pagination))
    }
}
