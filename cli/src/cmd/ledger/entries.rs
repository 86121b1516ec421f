//! `tieout ledger accounts entries`: what was posted to one account.

use std::collections::HashSet;

use tieout::contract::ledger::entry::AccountEntry;
use tieout::contract::page::{LIMIT_MAX, List};
use tieout::date::Date;
use tieout::id::AccountId;

use super::chart::account_path;
use super::journals::some;
use super::list_query::ListQuery;
use super::organisation::OrganisationArg;
use crate::client::Client;
use crate::cmd::paging::PagingArgs;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};
use tieout::sort::CompactSort as _;

#[derive(Debug, clap::Args)]
pub(super) struct EntriesArgs {
    /// The account's code or ID
    account: String,
    #[command(flatten)]
    whose: OrganisationArg,
    /// From this date
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// Up to this date
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
    #[command(flatten)]
    paging: PagingArgs,
}

impl Tabular for AccountEntry {
    const COLUMNS: &'static [&'static str] = &[
        "entry_date",
        "sequence",
        "debit",
        "credit",
        "balance",
        "source",
        "description",
        "memo",
        "journal_id",
    ];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.entry_date),
            Value::number(self.sequence),
            some(self.debit),
            some(self.credit),
            Value::number(self.balance),
            Value::text(self.source),
            Value::text(&self.description),
            Value::optional(self.memo.as_ref()),
            Value::text(self.journal_id),
        ]
    }
}

pub(super) fn run(args: &EntriesArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let account = account_path(client, &args.whose.path(client)?, &args.account)?;
    let mut query = ListQuery::new(args.paging);
    query.add("date_from", args.from);
    query.add("date_to", args.to);
    let path = format!("{account}/entries?{}", query.text);
    let page: List<AccountEntry> = args.paging.ledger_list(client, ui, &path)?;
    ui.page(&page)
}

/// Everything posted to an account in a range of days, in the order of the books; an end that is left
/// out is open.
pub(in crate::cmd) fn all_of(
    client: &Client<'_>,
    path: &str,
    account: AccountId,
    (from, to): (Option<Date>, Option<Date>),
) -> Result<Vec<AccountEntry>, Failure> {
    let mut entries: Vec<AccountEntry> = Vec::new();
    let mut known: HashSet<String> = HashSet::new();
    let mut offset = 0;
    loop {
        let page = format!("limit={LIMIT_MAX}&offset={offset}");
        let mut query = ListQuery { text: page };
        query.add("date_from", from);
        query.add("date_to", to);
        let path = format!("{path}/accounts/{account}/entries?{}", query.text);
        let page: List<AccountEntry> = client.read(&client.get(&path)?)?;
        offset += page.data.len();
        let is_last = page.data.is_empty() || offset as u64 >= page.pagination.total;
        // What is posted meanwhile moves entries to the next page: each counts once.
        entries.extend(page.data.into_iter().filter(|entry| known.insert(entry.id.clone())));
        if is_last {
            break;
        }
    }
    entries.compact_sort_by(|one, other| {
        (one.entry_date, one.sequence).cmp(&(other.entry_date, other.sequence))
    });
    Ok(entries)
}
