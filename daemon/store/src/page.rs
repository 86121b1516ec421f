//! Pages of a list.

pub use tieout::contract::page::Page;
use tieout::contract::page::Pagination;

use crate::db::statement::{Query, Row};
use crate::error::StoreError;
use crate::store::Store;

impl Store {
    /// The rows of one page. `count` gives the `total`; `list` ends in a limit and an offset, which
    /// are bound here.
    pub(super) async fn page(
        &self,
        count: Query,
        list: Query,
        page: Page,
    ) -> Result<(Vec<Row>, Pagination), StoreError> {
        let Page { limit, offset } = page;
        let total = self.database.first(count).await?.ok_or(StoreError::Corrupt("total"))?;
        let total = total.count("total")?;
        let rows = self.database.all(list.bind(i64::from(limit)).bind(offset)).await?;
        let pagination = Pagination { limit, offset, count: rows.len(), total };
        Ok((rows, pagination))
    }

    /// The same of a list that is looked through whole to find what is asked for: `found` counts in
    /// the same statement, with the count as `found` in each row of the page, or in a row without an
    /// `id`.
    pub(super) async fn page_found(
        &self,
        found: Query,
        page: Page,
    ) -> Result<(Vec<Row>, Pagination), StoreError> {
        let Page { limit, offset } = page;
        let mut rows = self.database.all(found.bind(i64::from(limit)).bind(offset)).await?;
        let total = rows.first().ok_or(StoreError::Corrupt("found"))?.count("found")?;
        if rows.first().is_some_and(|row| matches!(row.get::<Option<String>>("id"), Ok(None))) {
            rows.clear();
        }
        let pagination = Pagination { limit, offset, count: rows.len(), total };
        Ok((rows, pagination))
    }
}
