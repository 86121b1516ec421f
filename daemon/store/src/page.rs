//! Pages of a list.

pub use tieout::contract::page::{ListPage, Page};
use tieout::contract::page::{NextCursor, Pagination};

use crate::db::statement::{Query, Row};
use crate::error::StoreError;
use crate::store::Store;

/// A column that a list is ordered by, the highest first, as its rows have it.
#[derive(Debug, Clone, Copy)]
pub(crate) enum KeyColumn {
    /// A day or an identifier.
    Text(&'static str),
    /// A place or a time.
    Int(&'static str),
}

/// What is behind each text of a key: a day, an identifier.
const BEHIND_TEXTS: &str = "~";

impl KeyColumn {
    /// The value of a row, as a cursor has it.
    fn of(self, row: &Row) -> Result<String, StoreError> {
        match self {
            Self::Text(name) => row.get(name),
            Self::Int(name) => Ok(row.get::<i64>(name)?.to_string()),
        }
    }

    /// Binds the value before which rows are asked for: what a cursor says, or what is behind all.
    fn bind(self, query: Query, said: Option<&str>) -> Result<Query, StoreError> {
        let is_key = |text: &str| {
            let is_of_key = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
            !text.is_empty() && text.bytes().all(is_of_key)
        };
        Ok(match (self, said) {
            (Self::Text(_), None) => query.bind(BEHIND_TEXTS),
            (Self::Int(_), None) => query.bind(i64::MAX),
            (Self::Text(_), Some(text)) if is_key(text) => query.bind(text),
            (Self::Text(_), Some(_)) => return Err(StoreError::Cursor),
            (Self::Int(_), Some(text)) => {
                query.bind(text.parse::<i64>().map_err(|_| StoreError::Cursor)?)
            }
        })
    }
}

/// The last day to look at in a list that is ordered by day: that of the cursor, if it comes before the one that is
/// asked for. It is what leads an index to the page; the key itself leads to none.
pub(super) fn last_day(asked: String, page: &ListPage) -> String {
    let cursor = page.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let day = cursor.and_then(|cursor| cursor.split('.').next());
    day.map_or(asked.clone(), |day| asked.min(day.to_owned()))
}

/// The statement with a limit, an offset and the key before which rows are asked for. By a cursor, one row more than a
/// page has: it says whether there is another page.
fn asked(list: Query, page: &ListPage, key: &[KeyColumn]) -> Result<Query, StoreError> {
    let more = i64::from(page.cursor.is_some());
    let mut list = list.bind(i64::from(page.limit) + more).bind(page.offset);
    let cursor = page.cursor.as_deref().unwrap_or_default();
    let mut said = (!cursor.is_empty()).then(|| cursor.split('.'));
    for column in key {
        let value = match &mut said {
            Some(parts) => Some(parts.next().ok_or(StoreError::Cursor)?),
            None => None,
        };
        list = column.bind(list, value)?;
    }
    if said.is_some_and(|mut parts| parts.next().is_some()) {
        return Err(StoreError::Cursor);
    }
    Ok(list)
}

/// The position of a page of these rows, which are cut to its length.
fn position(
    rows: &mut Vec<Row>,
    page: &ListPage,
    key: &[KeyColumn],
    total: u64,
) -> Result<Pagination, StoreError> {
    let limit = usize::try_from(page.limit).unwrap_or(usize::MAX);
    let has_more = rows.len() > limit;
    rows.truncate(limit);
    let next_cursor = match (&page.cursor, rows.last().filter(|_| has_more)) {
        (None, _) => NextCursor::Absent,
        (Some(_), None) => NextCursor::End,
        (Some(_), Some(last)) => {
            let values = key.iter().map(|column| column.of(last));
            NextCursor::Next(values.collect::<Result<Vec<_>, _>>()?.join("."))
        }
    };
    let (limit, offset, count) = (page.limit, page.offset, rows.len());
    Ok(Pagination { limit, offset, count, total, next_cursor })
}

impl Store {
    /// The rows of one page. `count` gives the `total`; `list` ends in a limit and an offset, which
    /// are bound here.
    pub(super) async fn page(
        &self,
        count: Query,
        list: Query,
        page: Page,
    ) -> Result<(Vec<Row>, Pagination), StoreError> {
        self.page_by(&[], count, list, &page.into()).await
    }

    /// The rows of one page of a list that is ordered by a key; behind limit and offset that is bound before which the
    /// page begins.
    pub(super) async fn page_by(
        &self,
        key: &[KeyColumn],
        count: Query,
        list: Query,
        page: &ListPage,
    ) -> Result<(Vec<Row>, Pagination), StoreError> {
        let list = asked(list, page, key)?;
        let total = self.database.first(count).await?.ok_or(StoreError::Corrupt("total"))?;
        let total = total.count("total")?;
        let mut rows = self.database.all(list).await?;
        let pagination = position(&mut rows, page, key, total)?;
        Ok((rows, pagination))
    }

    /// The same of a list that is looked through whole to find what is asked for: `found` counts in
    /// the same statement, with the count as `found` in each row of the page, or in a row without an
    /// `id`.
    pub(super) async fn page_found(
        &self,
        key: &[KeyColumn],
        found: Query,
        page: &ListPage,
    ) -> Result<(Vec<Row>, Pagination), StoreError> {
        let mut rows = self.database.all(asked(found, page, key)?).await?;
        let total = rows.first().ok_or(StoreError::Corrupt("found"))?.count("found")?;
        if rows.first().is_some_and(|row| matches!(row.get::<Option<String>>("id"), Ok(None))) {
            rows.clear();
        }
        let pagination = position(&mut rows, page, key, total)?;
        Ok((rows, pagination))
    }
}
