//! What the books of a daemon have by name, for a shell that completes a word.

use tieout::contract::ledger::bank_account::BankAccount;
use tieout::contract::ledger::contact::Contact;
use tieout::contract::ledger::organisation::{Organisation, Whole};
use tieout::contract::page::List;

use super::chart::accounts_of;
use super::list_query::ListQuery;
use super::organisation::{ORGANISATIONS, OrganisationArg};
use crate::client::Client;
use crate::cmd::completion::Completion;
use crate::cmd::paging::PagingArgs;
use crate::exit::Failure;

/// By name.
pub(in crate::cmd) fn organisations(client: &Client<'_>) -> Result<Vec<Completion>, Failure> {
    let all: Whole<Organisation> = client.read(&client.get(ORGANISATIONS)?)?;
    Ok(all.data.into_iter().map(|one| (one.name, one.id.to_string())).collect())
}

/// By code.
pub(in crate::cmd) fn accounts(
    client: &Client<'_>,
    whose: &OrganisationArg,
) -> Result<Vec<Completion>, Failure> {
    let all = accounts_of(client, &whose.path(client)?)?;
    Ok(all.into_iter().map(|account| (account.code, account.name)).collect())
}

/// By name; the first of those that have this in theirs.
pub(in crate::cmd) fn contacts(
    client: &Client<'_>,
    whose: &OrganisationArg,
    start: &str,
) -> Result<Vec<Completion>, Failure> {
    let mut query = ListQuery::new(PagingArgs::MOST);
    query.add("search", Some(start).filter(|start| !start.is_empty()));
    let path = format!("{}/contacts?{}", whose.path(client)?, query.text);
    let found: List<Contact> = client.read(&client.get(&path)?)?;
    Ok(found.data.into_iter().map(|one| (one.name, one.kind.to_string())).collect())
}

/// By name.
pub(in crate::cmd) fn bank_accounts(
    client: &Client<'_>,
    whose: &OrganisationArg,
) -> Result<Vec<Completion>, Failure> {
    let path = format!("{}/bank-accounts", whose.path(client)?);
    let all: Whole<BankAccount> = client.read(&client.get(&path)?)?;
    Ok(all.data.into_iter().map(|one| (one.name, one.kind.to_string())).collect())
}
