//! The accounts of an organisation, as a daemon has them.

use tieout::contract::ledger::account::Account;
use tieout::contract::ledger::organisation::{Organisation, Whole};
use tieout::contract::ledger::tax_code::TaxCode;
use tieout::contract::page::List;
use tieout::id::AccountId;
use tieout::ledger::vat::VatRates;
use tieout::ledger::{self, Book, tax_code};

use crate::client::Client;
use crate::cmd::paging::PagingArgs;
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

/// The VAT rates and codes of an organisation: there are never more than one page has.
pub(in crate::cmd) fn rates_of(client: &Client<'_>, path: &str) -> Result<VatRates, Failure> {
    let path = format!("{path}/tax-codes?{}", PagingArgs::MOST.query());
    let codes: List<TaxCode> = client.read(&client.get(&path)?)?;
    Ok(tax_code::rates_of(&codes.data))
}

/// An organisation's books, as far as something can be held against them from afar.
pub(in crate::cmd) fn book_of(
    organisation: &Organisation,
    accounts: Vec<Account>,
    rates: VatRates,
) -> Book {
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
    Book { lock_date: organisation.lock_date, accounts, rates, ..Book::default() }
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
