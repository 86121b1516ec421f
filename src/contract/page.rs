//! Pages of a list. Source: contract part 4, rules 2 to 4, and part 8.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::contract::{IntoParams, ToSchema, filters};

/// Maximum number of items per page.
pub const LIMIT_MAX: u32 = 200;

/// Default number of items per page.
pub const LIMIT_DEFAULT: u32 = 50;

/// The page of a list requested.
#[filters]
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoParams)]
pub struct Page {
    /// Maximum items per page.
    #[param(minimum = 1, maximum = 200, default = 50)]
    pub limit: u32,
    /// Number of items to skip.
    #[param(minimum = 0, maximum = 9_223_372_036_854_775_807_i64, default = 0)]
    pub offset: i64,
}

/// The page of a list of the ledger requested: by offset, or on from a cursor.
#[filters(check = has_one_position)]
#[derive(Debug, Clone, Default, PartialEq, Eq, IntoParams)]
pub struct ListPage {
    /// Maximum items per page.
    #[param(minimum = 1, maximum = 200, default = 50)]
    pub limit: u32,
    /// Number of items to skip; not together with `cursor`.
    #[param(minimum = 0, maximum = 9_223_372_036_854_775_807_i64, default = 0)]
    pub offset: i64,
    /// Empty to begin, then the `next_cursor` of the page before, with the same filters. Whatever is added or removed in
    /// the meantime, nothing is listed twice or left out by it, as it may be with `offset`.
    #[param(max_length = 200)]
    pub cursor: Option<String>,
}

fn has_one_position(page: &ListPage) -> Result<(), (&'static str, &'static str)> {
    if page.offset != 0 && page.cursor.is_some() {
        return Err(("offset", "must not be given together with cursor"));
    }
    Ok(())
}

impl From<Page> for ListPage {
    fn from(Page { limit, offset }: Page) -> Self {
        Self { limit, offset, cursor: None }
    }
}

impl Page {
    /// The page requested, with defaults for what is not given.
    #[must_use]
    pub fn of(limit: Option<u32>, offset: Option<i64>) -> Self {
        Self { limit: limit.unwrap_or(LIMIT_DEFAULT), offset: offset.unwrap_or(0) }
    }
}

/// A list, or a page of one.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct List<T> {
    /// The items.
    pub data: Vec<T>,
    /// Position of this page in the list.
    pub pagination: Pagination,
}

/// Position of a page in its list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Pagination {
    /// Maximum number of items requested.
    #[schema(minimum = 1, maximum = 200)]
    pub limit: u32,
    /// Number of items skipped.
    #[schema(minimum = 0)]
    pub offset: i64,
    /// Number of items on this page.
    #[schema(maximum = 200)]
    pub count: usize,
    /// Total number of items in the list.
    pub total: u64,
    /// Only on a page asked for with `cursor`: the cursor of the next page; null on the last one.
    #[serde(default, skip_serializing_if = "NextCursor::is_absent")]
    #[schema(value_type = Option<String>)]
    pub next_cursor: NextCursor,
}

impl Pagination {
    /// The position of a page asked for by its offset.
    #[must_use]
    pub const fn at(page: Page, count: usize, total: u64) -> Self {
        let Page { limit, offset } = page;
        Self { limit, offset, count, total, next_cursor: NextCursor::Absent }
    }
}

/// How a list goes on behind a page.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum NextCursor {
    /// Not said: the page was not asked for with a cursor.
    #[default]
    Absent,
    /// It does not.
    End,
    /// With the page that this cursor asks for.
    Next(String),
}

impl NextCursor {
    /// Whether nothing is said of it.
    #[must_use]
    pub const fn is_absent(&self) -> bool {
        matches!(self, Self::Absent)
    }
}

impl Serialize for NextCursor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Next(cursor) => serializer.serialize_some(cursor),
            Self::Absent | Self::End => serializer.serialize_none(),
        }
    }
}

impl<'de> Deserialize<'de> for NextCursor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::deserialize(deserializer)?.map_or(Self::End, Self::Next))
    }
}
