//! `tieout ledger`: an organisation's books, kept by a daemon.

mod accounts;
mod allocation;
mod amount;
mod assertions;
mod audit;
pub(super) mod bank_accounts;
mod bank_transactions;
pub(super) mod candidates;
mod changes;
mod chart;
mod close;
mod contacts;
mod contras;
mod defaults;
mod documents;
pub(super) mod entries;
mod export;
mod import;
mod integrity;
mod invoices;
mod journals;
mod list_query;
mod members;
mod names;
mod opening_balances;
mod organisation;
mod organisations;
mod own_keys;
mod reconciliation;
mod reports;
mod settlements;
mod tax_codes;
mod unpaid_purchases;
mod unregistered;
mod vat;
pub(super) mod warnings;

use clap::Subcommand;

use crate::CommandResult;
use crate::client::Client;
use crate::exit::Exit;
use crate::render::Ui;
use crate::target::ConnectionArgs;

pub(super) use chart::{accounts_of, book_of, rates_of};
pub(super) use organisation::{OrganisationArg, path_of};
pub(super) use unregistered::note_vat;

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
    Assertions(assertions::AssertionsArgs),
    AuditEvents(audit::AuditArgs),
    BankAccounts(bank_accounts::BankAccountsArgs),
    BankTransactions(bank_transactions::BankTransactionsArgs),
    Changes(changes::ChangesArgs),
    Close(Box<close::LedgerCloseArgs>),
    Contacts(contacts::ContactsArgs),
    Contras(contras::ContrasArgs),
    Export(export::ExportArgs),
    Head(integrity::LedgerHeadArgs),
    Import(import::ImportArgs),
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
    TaxCodes(tax_codes::TaxCodesArgs),
    TrialBalance(reports::TrialBalanceArgs),
    UnpaidPurchases(unpaid_purchases::UnpaidPurchasesArgs),
    VatReconciliation(vat::VatReconciliationArgs),
    VatReturn(vat::VatReportArgs),
    VatReturns(vat::VatReturnsArgs),
}

pub(crate) fn run(args: &LedgerArgs, connection: &ConnectionArgs, ui: &Ui) -> CommandResult {
    let target = connection.target()?;
    let client = Client::of(&target, connection.timeout, ui)?;
    match &args.action {
        LedgerCommand::Accounts(args) => accounts::run(args, &client, ui)?,
        LedgerCommand::Assertions(args) => assertions::run(args, &client, ui)?,
        LedgerCommand::AuditEvents(args) => audit::run(args, &client, ui)?,
        LedgerCommand::BankAccounts(args) => bank_accounts::run(args, &client, ui)?,
        LedgerCommand::BankTransactions(args) => bank_transactions::run(args, &client, ui)?,
        LedgerCommand::Changes(args) => changes::run(args, &client, ui)?,
        LedgerCommand::Close(args) => return close::run(args, &client, ui),
        LedgerCommand::Contacts(args) => contacts::run(args, &client, ui)?,
        LedgerCommand::Contras(args) => contras::run(args, &client, ui)?,
        LedgerCommand::Export(args) => export::run(args, &client, ui)?,
        LedgerCommand::Import(args) => import::run(args, &client, ui)?,
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
        LedgerCommand::TaxCodes(args) => tax_codes::tax_codes(args, &client, ui)?,
        LedgerCommand::TrialBalance(args) => reports::trial_balance(args, &client, ui)?,
        LedgerCommand::UnpaidPurchases(args) => unpaid_purchases::run(args, &client, ui)?,
        LedgerCommand::VatReconciliation(args) => return vat::reconciliation(args, &client, ui),
        LedgerCommand::VatReturn(args) => vat::report(args, &client, ui)?,
        LedgerCommand::VatReturns(args) => vat::returns(args, &client, ui)?,
    }
    Ok(Exit::Done)
}
