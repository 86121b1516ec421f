//! The accounts of an organisation, as a daemon has them.

use tieout::contract::ledger::account::Account;
use tieout::contract::ledger::organisation::{Organisation, Whole};
use tieout::id::AccountId;
use tieout::ledger::{self, Book};

use crate::client::Client;
use crate::exit::Failure;
use crate::safe::quoted;

/// All accounts of an organisation, by code.
pub(in crate::cmd) fn accounts_of(
    client: &Client<'_>,
    path: &str,
) -> Result<Vec<Account>, Failure> {
    let all: Whole<Account> = client.read(&client.get(&format!("{path}/accounts"))?)?;
    Ok(all.data)
}

/// An organisation's books, as far as something can be held against them from afar.
pub(in crate::cmd) fn book_of(organisation: &Organisation, accounts: Vec<Account>) -> Book {
    let known = |account: Account| ledger::LedgerAccount {
        id: account.id,
        code: account.code,
        account_type: account.account_type,
        role: account.role,
        group: account.group,
        default_vat_code: account.default_vat_code,
        status: account.status,
    };
    let accounts = accounts.into_iter().map(known).map(|account| (account.id, account)).collect();
    Book { lock_date: organisation.lock_date, accounts, ..Book::default() }
}

/// The path of an account that is named by its identifier or its code.
pub(super) fn account_path(
    client: &Client<'_>,
    path: &str,
    account: &str,
) -> Result<String, Failure> {
    Ok(format!("{path}/accounts/{}", account_of(client, path, account)?))
}

/// The account that is named by its identifier or its code.
pub(super) fn account_of(
    client: &Client<'_>,
    path: &str,
    account: &str,
) -> Result<AccountId, Failure> {
    if let Ok(id) = account.parse::<AccountId>() {
        return Ok(id);
    }
    let accounts = accounts_of(client, path)?;
    let found = accounts.iter().find(|known| known.code == account);
    let found = found.ok_or_else(|| {
        let failure = Failure::conflict(format!("there is no account {}", quoted(account)));
        failure.with_hint("for their codes: tieout ledger accounts list")
    })?;
    Ok(found.id)
}
