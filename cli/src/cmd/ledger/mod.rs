//! `tieout ledger`: an organisation's books, kept by a daemon.

mod accounts;
mod allocation;
mod audit;
pub(super) mod bank_accounts;
mod bank_transactions;
pub(super) mod candidates;
mod close;
mod contacts;
mod defaults;
mod documents;
pub(super) mod entries;
mod export;
mod integrity;
mod invoices;
mod journals;
mod members;
mod names;
mod opening_balances;
mod organisations;
mod reconciliation;
mod reports;
mod settlements;
mod vat;

use std::fmt::{Display, Write as _};

use clap::Subcommand;
use tieout::contract::key::Data;
use tieout::contract::ledger::account::Account;
use tieout::contract::ledger::organisation::{Organisation, Whole};
use tieout::id::{AccountId, OrganisationId};
use tieout::ledger::{self, Book};
use tieout::money::Money;

use super::paging::PagingArgs;
use crate::CommandResult;
use crate::client::Client;
use crate::exit::{Exit, Failure};
use crate::render::Ui;
use crate::safe::quoted;
use crate::target::ConnectionArgs;

/// Where organisations are.
const ORGANISATIONS: &str = "/api/v1/ledger/organisations";

/// Organisations named in a hint.
const NAMED_MAX: usize = 5;

/// Keep books: organisations, accounts, bank transactions, invoices, receipts, journals, reports
///
/// A daemon holds the books of an organisation. The key needs the scope ledger:read, and ledger:write to change
/// them.
#[derive(Debug, clap::Args)]
pub(crate) struct LedgerArgs {
    #[command(subcommand)]
    action: LedgerCommand,
}

#[derive(Debug, Subcommand)]
enum LedgerCommand {
    Accounts(accounts::AccountsArgs),
    AuditEvents(audit::AuditArgs),
    BankAccounts(bank_accounts::BankAccountsArgs),
    BankTransactions(bank_transactions::BankTransactionsArgs),
    Close(Box<close::LedgerCloseArgs>),
    Contacts(contacts::ContactsArgs),
    Export(export::ExportArgs),
    Head(integrity::LedgerHeadArgs),
    Integrity(integrity::LedgerIntegrityArgs),
    Invoices(invoices::InvoicesArgs),
    Journals(journals::LedgerJournalsArgs),
    Members(members::MembersArgs),
    OpeningBalances(opening_balances::OpeningBalancesArgs),
    #[command(visible_alias = "orgs")]
    Organisations(organisations::OrganisationsArgs),
    Reconciliation(reconciliation::LedgerReconciliationArgs),
    Reports(reports::ReportsArgs),
    Settlements(settlements::SettlementsArgs),
    TaxCodes(vat::TaxCodesArgs),
    TrialBalance(reports::TrialBalanceArgs),
    VatReturn(vat::VatReportArgs),
    VatReturns(vat::VatReturnsArgs),
}

pub(crate) fn run(args: &LedgerArgs, connection: &ConnectionArgs, ui: &Ui) -> CommandResult {
    let target = connection.target()?;
    let client = Client::of(&target, connection.timeout, ui)?;
    match &args.action {
        LedgerCommand::Accounts(args) => accounts::run(args, &client, ui)?,
        LedgerCommand::AuditEvents(args) => audit::run(args, &client, ui)?,
        LedgerCommand::BankAccounts(args) => bank_accounts::run(args, &client, ui)?,
        LedgerCommand::BankTransactions(args) => bank_transactions::run(args, &client, ui)?,
        LedgerCommand::Close(args) => return close::run(args, &client, ui),
        LedgerCommand::Contacts(args) => contacts::run(args, &client, ui)?,
        LedgerCommand::Export(args) => export::run(args, &client, ui)?,
        LedgerCommand::Head(args) => integrity::head(args, &client, ui)?,
        LedgerCommand::Integrity(args) => return integrity::integrity(args, &client, ui),
        LedgerCommand::Invoices(args) => invoices::run(args, &client, ui)?,
        LedgerCommand::Members(args) => members::run(args, &client, ui)?,
        LedgerCommand::Journals(args) => journals::run(args, &client, ui)?,
        LedgerCommand::OpeningBalances(args) => opening_balances::run(args, &client, ui)?,
        LedgerCommand::Organisations(args) => organisations::run(args, &client, ui)?,
        LedgerCommand::Reconciliation(args) => return reconciliation::run(args, &client, ui),
        LedgerCommand::Reports(args) => reports::run(args, &client, ui)?,
        LedgerCommand::Settlements(args) => settlements::run(args, &client, ui)?,
        LedgerCommand::TaxCodes(args) => vat::tax_codes(args, &client, ui)?,
        LedgerCommand::TrialBalance(args) => reports::trial_balance(args, &client, ui)?,
        LedgerCommand::VatReturn(args) => vat::report(args, &client, ui)?,
        LedgerCommand::VatReturns(args) => vat::returns(args, &client, ui)?,
    }
    Ok(Exit::Done)
}

/// Whose books.
#[derive(Debug, Clone, clap::Args)]
pub(super) struct OrganisationArg {
    #[arg(
        long,
        value_name = "ORG",
        help = "The organisation, by ID or name; else TIEOUT_ORG, the profile's, or the only one \
            the key can see"
    )]
    org: Option<String>,
}

impl OrganisationArg {
    /// The organisation of this name or identifier, or the only one.
    pub(super) const fn named(org: Option<String>) -> Self {
        Self { org }
    }

    /// The organisation itself.
    pub(super) fn organisation(&self, client: &Client<'_>) -> Result<Organisation, Failure> {
        if let Some(id) = self.id(client) {
            let found: Data<Organisation> = client.read(&client.get(&path_of(id))?)?;
            return Ok(found.data);
        }
        let all: Whole<Organisation> = client.read(&client.get(ORGANISATIONS)?)?;
        choose(all.data, self.meant(client))
    }

    /// The path below which its books are.
    pub(super) fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        match self.id(client) {
            Some(id) => Ok(path_of(id)),
            None => Ok(path_of(self.organisation(client)?.id)),
        }
    }

    /// What the option says, or what counts where it says nothing.
    fn meant<'w>(&'w self, client: &'w Client<'_>) -> Option<&'w str> {
        self.org.as_deref().or_else(|| client.organisation())
    }

    fn id(&self, client: &Client<'_>) -> Option<OrganisationId> {
        self.meant(client)?.parse().ok()
    }
}

/// Where an organisation is.
pub(super) fn path_of(id: OrganisationId) -> String {
    format!("{ORGANISATIONS}/{id}")
}

/// The organisation of this name, or the only one.
fn choose(all: Vec<Organisation>, name: Option<&str>) -> Result<Organisation, Failure> {
    let is_meant = |organisation: &Organisation| {
        name.is_none_or(|name| name.to_lowercase() == organisation.name.to_lowercase())
    };
    let (mut meant, others): (Vec<_>, Vec<_>) = all.into_iter().partition(is_meant);
    if meant.len() == 1
        && let Some(organisation) = meant.pop()
    {
        return Ok(organisation);
    }
    if meant.is_empty() && others.is_empty() {
        let failure = Failure::conflict("the key cannot see any organisation");
        return Err(failure.with_hint("create one: tieout ledger organisations create --name NAME"));
    }
    let is_ambiguous = !meant.is_empty();
    let message = match name {
        None => format!("the key can see {} organisations", meant.len()),
        Some(name) if is_ambiguous => format!("{} organisations are named {name}", meant.len()),
        Some(name) => format!("the key cannot see an organisation {}", quoted(name)),
    };
    let listed = if is_ambiguous { meant } else { others };
    let named = listed.iter().take(NAMED_MAX).map(|one| format!("{} ({})", one.id, one.name));
    let hint = format!("choose with --org: {}", named.collect::<Vec<_>>().join(", "));
    let failure = if is_ambiguous { Failure::usage(message) } else { Failure::conflict(message) };
    Err(failure.with_hint(hint))
}

/// All accounts of an organisation, by code.
pub(super) fn accounts_of(client: &Client<'_>, path: &str) -> Result<Vec<Account>, Failure> {
    let all: Whole<Account> = client.read(&client.get(&format!("{path}/accounts"))?)?;
    Ok(all.data)
}

/// An organisation's books, as far as something can be held against them from afar.
pub(super) fn book_of(organisation: &Organisation, accounts: Vec<Account>) -> Book {
    let known = |account: Account| ledger::LedgerAccount {
        id: account.id,
        code: account.code,
        account_type: account.account_type,
        role: account.role,
        default_vat_code: account.default_vat_code,
        status: account.status,
    };
    let accounts = accounts.into_iter().map(known).map(|account| (account.id, account)).collect();
    Book { lock_date: organisation.lock_date, accounts, ..Book::default() }
}

/// The path of an account that is named by its identifier or its code.
fn account_path(client: &Client<'_>, path: &str, account: &str) -> Result<String, Failure> {
    Ok(format!("{path}/accounts/{}", account_of(client, path, account)?))
}

/// The account that is named by its identifier or its code.
fn account_of(client: &Client<'_>, path: &str, account: &str) -> Result<AccountId, Failure> {
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

/// The parameters of a list.
struct ListQuery {
    text: String,
}

impl ListQuery {
    fn new(paging: PagingArgs) -> Self {
        Self { text: paging.query() }
    }

    /// Adds one that is given.
    fn add(&mut self, name: &str, value: Option<impl Display>) {
        let Some(value) = value else { return };
        // Writing to a string cannot fail.
        _ = write!(self.text, "&{name}=");
        for byte in value.to_string().bytes() {
            match byte {
                b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                    self.text.push(char::from(byte));
                }
                _ => _ = write!(self.text, "%{byte:02X}"),
            }
        }
    }
}

/// An amount of an option.
fn money(text: &str) -> Result<Money, String> {
    Money::parse(text).map_err(|error| error.to_string())
}
