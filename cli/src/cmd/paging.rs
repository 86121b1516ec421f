//! Which part of a list to show, for every command that lists.

use serde::de::DeserializeOwned;
use tieout::contract::page::{LIMIT_DEFAULT, LIMIT_MAX, List, NextCursor};

use crate::client::Client;
use crate::exit::Failure;
use crate::render::Ui;

/// A page of a list.
#[derive(Debug, Clone, Copy, Default, clap::Args)]
pub(super) struct PagingArgs {
    /// Maximum to list, up to 200; default: 50, or for a daemon's lists with --output csv or jsonl, all
    #[arg(long, value_name = "N",
          value_parser = clap::value_parser!(u32).range(1..=i64::from(LIMIT_MAX)))]
    limit: Option<u32>,
    /// How many to skip
    #[arg(long, value_name = "N", default_value_t = 0,
          value_parser = clap::value_parser!(i64).range(0..))]
    offset: i64,
}

impl PagingArgs {
    /// As much as a list gives at once.
    pub(super) const MOST: Self = Self { limit: Some(LIMIT_MAX), offset: 0 };

    /// As the parameters of a request.
    pub(super) fn query(self) -> String {
        format!("limit={}&offset={}", self.limit.unwrap_or(LIMIT_DEFAULT), self.offset)
    }

    /// As the store takes it.
    #[cfg(feature = "daemon")]
    pub(super) fn page(self) -> tieout_daemon::store::Page {
        tieout_daemon::store::Page {
            limit: self.limit.unwrap_or(LIMIT_DEFAULT),
            offset: self.offset,
        }
    }

    /// The page asked for of what the store lists, or, as rows that programs read and where no limit is given, all of
    /// it.
    #[cfg(feature = "daemon")]
    pub(super) async fn stored<T>(
        self,
        ui: &Ui,
        read: impl AsyncFn(tieout_daemon::store::Page) -> Result<List<T>, Failure>,
    ) -> Result<List<T>, Failure> {
        if self.limit.is_some() || !ui.wants_rows() {
            return read(self.page()).await;
        }
        let at = |left_out: usize| {
            let offset = self.offset.saturating_add_unsigned(left_out as u64);
            Self { limit: Some(LIMIT_MAX), offset }.page()
        };
        let mut all = read(at(0)).await?;
        let wanted = all.pagination.total.saturating_sub(self.offset.unsigned_abs());
        while (all.data.len() as u64) < wanted {
            let more = read(at(all.data.len())).await?;
            if more.data.is_empty() {
                break;
            }
            all.data.extend(more.data);
        }
        all.pagination.count = all.data.len();
        Ok(all)
    }

    /// A list at a path whose query begins with these parameters: the page asked for, or, as rows that
    /// programs read and where no limit is given, all of it.
    pub(super) fn list<T: DeserializeOwned>(
        self,
        client: &Client<'_>,
        ui: &Ui,
        path: &str,
    ) -> Result<List<T>, Failure> {
        self.all_pages(ui, path, |path| client.read(&client.get(path)?))
    }

    /// The same of a list of the ledger. All of it is read by cursor: what others write in the meantime neither doubles
    /// nor hides anything.
    pub(super) fn ledger_list<T: DeserializeOwned>(
        self,
        client: &Client<'_>,
        ui: &Ui,
        path: &str,
    ) -> Result<List<T>, Failure> {
        if self.limit.is_some() || self.offset != 0 || !ui.wants_rows() {
            return self.list(client, ui, path);
        }
        let own = format!("?{}", self.query());
        let at = |cursor: &str| -> Result<List<T>, Failure> {
            let page = format!("?limit={LIMIT_MAX}&cursor={cursor}");
            client.read(&client.get(&path.replacen(&own, &page, 1))?)
        };
        let mut all = at("")?;
        while let NextCursor::Next(cursor) = std::mem::take(&mut all.pagination.next_cursor) {
            let more = at(&cursor)?;
            all.data.extend(more.data);
            all.pagination.next_cursor = more.pagination.next_cursor;
        }
        all.pagination.count = all.data.len();
        Ok(all)
    }

    /// The same of what is read otherwise.
    pub(super) fn all_pages<T>(
        self,
        ui: &Ui,
        path: &str,
        read: impl Fn(&str) -> Result<List<T>, Failure>,
    ) -> Result<List<T>, Failure> {
        if self.limit.is_some() || !ui.wants_rows() {
            return read(path);
        }
        // Values of a query have no question mark: this one begins it.
        let own = format!("?{}", self.query());
        let at = |left_out: usize| {
            let offset = self.offset.saturating_add_unsigned(left_out as u64);
            let page = Self { limit: Some(LIMIT_MAX), offset };
            read(&path.replacen(&own, &format!("?{}", page.query()), 1))
        };
        let mut all = at(0)?;
        let before = u64::try_from(self.offset).unwrap_or_default();
        while before + (all.data.len() as u64) < all.pagination.total {
            let more = at(all.data.len())?;
            if more.data.is_empty() {
                break;
            }
            all.data.extend(more.data);
        }
        all.pagination.count = all.data.len();
        Ok(all)
    }
}
