//! Which part of a list to show, for every command that lists.

use tieout::contract::page::{LIMIT_DEFAULT, LIMIT_MAX};
use tieout_daemon::store::Page;

/// A page of a list.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(super) struct Paging {
    /// Most to list
    #[arg(long, value_name = "N", default_value_t = LIMIT_DEFAULT,
          value_parser = clap::value_parser!(u32).range(1..=i64::from(LIMIT_MAX)))]
    limit: u32,
    /// How many to leave out in front
    #[arg(long, value_name = "N", default_value_t = 0,
          value_parser = clap::value_parser!(i64).range(0..))]
    offset: i64,
}

impl Default for Paging {
    fn default() -> Self {
        Self { limit: LIMIT_DEFAULT, offset: 0 }
    }
}

impl Paging {
    /// As much as a list gives at once.
    pub(super) const MOST: Self = Self { limit: LIMIT_MAX, offset: 0 };

    /// As the parameters of a request.
    pub(super) fn query(self) -> String {
        format!("limit={}&offset={}", self.limit, self.offset)
    }

    /// As the store takes it.
    pub(super) const fn page(self) -> Page {
        Page { limit: self.limit, offset: self.offset }
    }
}
