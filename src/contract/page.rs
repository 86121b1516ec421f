//! Pages of a list. Source: contract part 4, rules 2 to 4, and part 8.

use serde::{Deserialize, Serialize};

use crate::contract::{IntoParams, ToSchema, filters};

/// Most items of a page.
pub const LIMIT_MAX: u32 = 200;

/// Items of a page where the caller says nothing.
pub const LIMIT_DEFAULT: u32 = 50;

/// Which part of a list is asked for.
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
    /// A page by what is said of it.
    #[must_use]
    pub fn of(limit: Option<u32>, offset: Option<i64>) -> Self {
        Self { limit: limit.unwrap_or(LIMIT_DEFAULT), offset: offset.unwrap_or(0) }
    }
}

/// A list, or a page of it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct List<T> {
    /// The items.
    pub data: Vec<T>,
    /// Which page they are.
    pub pagination: Pagination,
}

/// Which part of a list a page is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Pagination {
    /// Most items asked for.
    #[schema(minimum = 1, maximum = 200)]
    pub limit: u32,
    /// Items left out in front.
    #[schema(minimum = 0)]
    pub offset: i64,
    /// Items of this page.
    #[schema(maximum = 200)]
    pub count: usize,
    /// Items of the whole list.
    pub total: u64,
}
