//! Pages of a list. Source: contract part 4, rules 2 to 4, and part 8.

use serde::{Deserialize, Serialize};

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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
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
}
