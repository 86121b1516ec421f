//! `tieout ledger bank-transactions create` and `update`: a row by hand, and what it is coded to.

use serde_json::{Map, Value as Json};
use tieout::contract::ledger::bank_transaction::{NewBankTransaction, StatementRow};
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::date::Date;
use tieout::money::Money;

use super::selector::{BankTransactionSelector, show};
use crate::client::Client;
use crate::cmd::ledger::accounts::set;
use crate::cmd::ledger::amount::money;
use crate::cmd::ledger::bank_accounts::find;
use crate::cmd::ledger::chart::account_of;
use crate::cmd::ledger::names;
use crate::cmd::ledger::organisation::OrganisationArg;
use crate::cmd::ledger::own_keys::{MetadataArgs, OwnKeysArgs};
use crate::exit::Failure;
use crate::render::Ui;

/// Create a bank transaction by hand, such as for cash; use import for statements
#[derive(Debug, clap::Args)]
pub(super) struct BankTransactionCreateArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// The bank account, by name or ID
    #[arg(long, value_name = "BANK")]
    bank_account: String,
    /// Date
    #[arg(long)]
    date: Date,
    /// Amount: money in positive, money out negative
    #[arg(long, allow_negative_numbers = true, value_parser = money)]
    amount: Money,
    /// Description
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    description: String,
    /// Reference, such as a document number
    #[arg(long, allow_hyphen_values = true)]
    reference: Option<String>,
    #[command(flatten)]
    kept: OwnKeysArgs,
}

/// Update the coding of a bank transaction that is not confirmed, or the metadata of any; fields you leave out stay
/// the same
#[derive(Debug, clap::Args)]
#[group(id = "changes", required = true, multiple = true,
        args = ["account", "vat_code", "vat_amount", "contact", "metadata"])]
pub(super) struct BankTransactionUpdateArgs {
    #[command(flatten)]
    named: BankTransactionSelector,
    /// The account to code it to, by code or ID; "none" for none
    #[arg(long)]
    account: Option<String>,
    /// VAT code: ST, RR, ZR, EX, NV, RC, PVA, CG or one of your own
    #[arg(long, value_name = "CODE")]
    vat_code: Option<LedgerVatCode>,
    /// VAT amount; default: calculated from the rate of the VAT code
    #[arg(long, value_name = "AMOUNT", allow_negative_numbers = true, value_parser = money)]
    vat_amount: Option<Money>,
    /// The customer or supplier, by name, reference or ID; "none" for none
    #[arg(long)]
    contact: Option<String>,
    #[command(flatten)]
    kept: MetadataArgs,
}

pub(super) fn create(
    new: &BankTransactionCreateArgs,
    client: &Client<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
    let path = new.whose.path(client)?;
    let body = NewBankTransaction {
        bank_account_id: find(client, &path, &new.bank_account)?.id,
        row: StatementRow {
            date: new.date,
            amount: new.amount,
            description: new.description.clone(),
            reference: new.reference.clone(),
            external_id: new.kept.external_id(),
            account_id: None,
            vat_code: LedgerVatCode::NV,
            vat_amount: None,
            contact_id: None,
            metadata: new.kept.metadata()?,
            currency: None,
        },
    };
    show(&client.post(&format!("{path}/bank-transactions"), &body)?, client, ui)
}

pub(super) fn update(
    args: &BankTransactionUpdateArgs,
    client: &Client<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
    let organisation = args.named.whose.path(client)?;
    let account = match args.account.as_deref() {
        Some("none") => Some(Json::Null),
        Some(named) => Some(Json::from(account_of(client, &organisation, named)?.to_string())),
        None => None,
    };
    let contact = match args.contact.as_deref() {
        Some("none") => Some(Json::Null),
        Some(named) => Some(Json::from(names::contact(client, &organisation, named)?.to_string())),
        None => None,
    };
    // As a text: digits of a number are not to go through binary floating point.
    let amount = args.vat_amount.map(|amount| set("vat_amount", amount.to_string()));
    let parts = [
        account.map(|account| set("account_id", account)),
        args.vat_code.map(|code| set("vat_code", code.name())),
        amount,
        contact.map(|contact| set("contact_id", contact)),
        args.kept.change()?,
    ];
    let body: Map<String, Json> = parts.into_iter().flatten().collect();
    show(&client.patch(&args.named.path(client)?, &body)?, client, ui)
}
