//! `tieout ledger bank-accounts`: where an organisation's money is.

use std::collections::HashSet;

use clap::Subcommand;
use serde_json::{Map, Value as Json};
use tieout::contract::key::Data;
use tieout::contract::ledger::account::Account;
use tieout::contract::ledger::bank_account::{BankAccount, BankAccountKind, NewBankAccount};
use tieout::contract::ledger::entry::AccountEntry;
use tieout::contract::ledger::journal::Source;
use tieout::contract::ledger::organisation::Whole;
use tieout::date::Date;
use tieout::id::{AccountId, BankAccountId};
use tieout::money::Money;

use super::accounts::set;
use super::amount::money;
use super::chart::account_path;
use super::entries::all_of;
use super::list_query::ListQuery;
use super::organisation::OrganisationArg;
use super::own_keys::{FoundByArgs, OwnKeysArgs};
use crate::client::Client;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};
use crate::safe::{quoted, safe};

/// List, create, show and update bank accounts
#[derive(Debug, clap::Args)]
pub(super) struct BankAccountsArgs {
    #[command(subcommand)]
    action: BankAccountsCommand,
}

#[derive(Debug, Subcommand)]
enum BankAccountsCommand {
    /// List the bank accounts, with their balances in the books and at the bank
    List(BankAccountListArgs),
    /// Create a bank account
    Create(Box<BankAccountCreateArgs>),
    /// Show a bank account
    Show(BankAccountSelector),
    /// Update a bank account; fields you leave out stay the same
    Update(Box<BankAccountUpdateArgs>),
}

#[derive(Debug, clap::Args)]
struct BankAccountListArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    #[command(flatten)]
    found: FoundByArgs,
}

#[derive(Debug, clap::Args)]
struct BankAccountCreateArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// Name
    #[arg(long)]
    name: String,
    #[arg(
        long = "type",
        value_name = "TYPE",
        default_value = "current",
        help = "Type: current, savings, credit_card or cash"
    )]
    kind: BankAccountKind,
    /// The account in the chart for it, by code or ID, with the role bank; default: a new one
    #[arg(long, value_name = "ACCOUNT")]
    account: Option<String>,
    /// Account number
    #[arg(long, value_name = "NUMBER")]
    account_number: Option<String>,
    /// Sort code
    #[arg(long, value_name = "CODE")]
    sort_code: Option<String>,
    /// IBAN
    #[arg(long)]
    iban: Option<String>,
    /// Balance when these books began, posted on --opening-date. Leave it out if opening-balances import posts
    /// it, or it would be counted twice
    #[arg(long, value_name = "AMOUNT", requires = "opening_date", allow_negative_numbers = true,
          value_parser = money)]
    opening_balance: Option<Money>,
    /// Date of the opening balance
    #[arg(long, value_name = "DATE", requires = "opening_balance")]
    opening_date: Option<Date>,
    #[command(flatten)]
    kept: OwnKeysArgs,
}

#[derive(Debug, clap::Args)]
struct BankAccountSelector {
    /// The bank account's name or ID
    bank_account: String,
    #[command(flatten)]
    whose: OrganisationArg,
}

#[derive(Debug, clap::Args)]
#[group(id = "changes", required = true, multiple = true,
        args = ["name", "kind", "account_number", "sort_code", "iban", "external_id", "metadata"])]
struct BankAccountUpdateArgs {
    #[command(flatten)]
    named: BankAccountSelector,
    /// Name
    #[arg(long)]
    name: Option<String>,
    #[arg(
        long = "type",
        value_name = "TYPE",
        help = "Type: current, savings, credit_card or cash"
    )]
    kind: Option<BankAccountKind>,
    /// Account number; empty for none
    #[arg(long, value_name = "NUMBER")]
    account_number: Option<String>,
    /// Sort code; empty for none
    #[arg(long, value_name = "CODE")]
    sort_code: Option<String>,
    /// IBAN; empty for none
    #[arg(long)]
    iban: Option<String>,
    #[command(flatten)]
    kept: OwnKeysArgs,
}

impl Tabular for BankAccount {
    const COLUMNS: &'static [&'static str] = &[
        "name",
        "type",
        "currency",
        "ledger_balance",
        "statement_balance",
        "unconfirmed_count",
        "id",
        "account_id",
    ];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(&self.name),
            Value::text(self.kind),
            Value::text(&self.currency),
            Value::number(self.ledger_balance),
            self.statement_balance.map_or(Value::None, Value::number),
            Value::number(self.unconfirmed_count),
            Value::text(self.id),
            Value::text(self.account_id),
        ]
    }
}

pub(super) fn run(args: &BankAccountsArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    match &args.action {
        BankAccountsCommand::List(BankAccountListArgs { whose, found }) => {
            let mut query = ListQuery::whole();
            found.add_to(&mut query);
            let path = format!("{}/bank-accounts?{}", whose.path(client)?, query.text);
            let all: Whole<BankAccount> = client.read(&client.get(&path)?)?;
            ui.whole(&all)
        }
        BankAccountsCommand::Create(new) => {
            let path = new.whose.path(client)?;
            let body = new.body(client, &path)?;
            let before = new.before(client, &path, body.account_id)?;
            let made: Data<BankAccount> =
                client.read(&client.post(&format!("{path}/bank-accounts"), &body)?)?;
            if let Some((account, opening)) = before.zip(body.opening_balance) {
                ui.note(&format!(
                    "account {} had a balance of {}; with the opening balance of {opening} it is {}",
                    safe(&account.code),
                    account.balance,
                    made.data.ledger_balance
                ));
            }
            ui.record(&made.data)
        }
        BankAccountsCommand::Show(BankAccountSelector { bank_account, whose }) => {
            ui.record(&find(client, &whose.path(client)?, bank_account)?)
        }
        BankAccountsCommand::Update(changed) => {
            let BankAccountSelector { bank_account, whose } = &changed.named;
            let path = whose.path(client)?;
            let id = find(client, &path, bank_account)?.id;
            let path = format!("{path}/bank-accounts/{id}");
            let changed: Data<BankAccount> =
                client.read(&client.patch(&path, &changed.body()?)?)?;
            ui.record(&changed.data)
        }
    }
}

impl BankAccountUpdateArgs {
    fn body(&self) -> Result<Map<String, Json>, Failure> {
        let text = |key, text: &Option<String>| {
            let value = |text: &String| {
                if text.is_empty() { Json::Null } else { Json::from(text.clone()) }
            };
            text.as_ref().map(|text| set(key, value(text)))
        };
        let parts = [
            text("name", &self.name),
            self.kind.map(|kind| set("type", kind.name())),
            text("account_number", &self.account_number),
            text("sort_code", &self.sort_code),
            text("iban", &self.iban),
        ];
        Ok(parts.into_iter().flatten().chain(self.kept.changes()?).collect())
    }
}

impl BankAccountCreateArgs {
    fn body(&self, client: &Client<'_>, path: &str) -> Result<NewBankAccount, Failure> {
        let account = self.account.as_ref().map(|account| account_path(client, path, account));
        let account_id: Option<AccountId> =
            account.transpose()?.and_then(|path| path.rsplit('/').next()?.parse().ok());
        Ok(NewBankAccount {
            name: self.name.clone(),
            kind: self.kind,
            account_id,
            account_number: self.account_number.clone(),
            sort_code: self.sort_code.clone(),
            iban: self.iban.clone(),
            opening_balance: self.opening_balance,
            opening_date: self.opening_date,
            currency: None,
            external_id: self.kept.external_id(),
            metadata: self.kept.metadata()?,
        })
    }
}

impl BankAccountCreateArgs {
    /// The account, where an opening balance is to come on top of what it has already.
    fn before(
        &self,
        client: &Client<'_>,
        path: &str,
        account: Option<AccountId>,
    ) -> Result<Option<Account>, Failure> {
        let opening = self.opening_balance.zip(self.opening_date);
        let Some((id, (opening, date))) = account.zip(opening) else { return Ok(None) };
        let found = client.get(&format!("{path}/accounts/{id}"))?;
        let Data { data: account } = client.read::<Data<Account>>(&found)?;
        // Balances are taken over at the end of a day, or at the beginning of the next.
        let entries = all_of(client, path, id, (None, Some(date.plus_days(1))))?;
        let undone: HashSet<_> = entries.iter().filter_map(|one| one.reverses_journal_id).collect();
        let is_first = |one: &&AccountEntry| {
            one.source == Source::Opening && !undone.contains(&one.journal_id)
        };
        let first = entries.iter().filter(is_first);
        let first: i64 = first.map(|one| one.debit.minor() - one.credit.minor()).sum();
        if first != 0 && first == opening.minor() {
            let message = format!(
                "account {} already has opening balances of {opening}: the same money would be in \
                 the books twice",
                safe(&account.code)
            );
            return Err(Failure::conflict(message).with_hint(
                "leave out --opening-balance and --opening-date: the bank account carries on from \
                 what is posted",
            ));
        }
        Ok(Some(account).filter(|account| !account.balance.is_zero()))
    }
}

/// A bank account of an organisation, by ID or name.
pub(in crate::cmd) fn find(
    client: &Client<'_>,
    path: &str,
    named: &str,
) -> Result<BankAccount, Failure> {
    if let Ok(id) = named.parse::<BankAccountId>() {
        let found: Data<BankAccount> =
            client.read(&client.get(&format!("{path}/bank-accounts/{id}"))?)?;
        return Ok(found.data);
    }
    let all: Whole<BankAccount> = client.read(&client.get(&format!("{path}/bank-accounts"))?)?;
    let is_meant = |account: &BankAccount| account.name.to_lowercase() == named.to_lowercase();
    let mut meant: Vec<_> = all.data.into_iter().filter(is_meant).collect();
    match (meant.pop(), meant.is_empty()) {
        (Some(account), true) => Ok(account),
        (Some(_), false) => {
            let message = format!("more than one bank account is named {}", quoted(named));
            Err(Failure::usage(message).with_hint("give the ID, bac_..."))
        }
        (None, _) => {
            let failure = Failure::conflict(format!("there is no bank account {}", quoted(named)));
            Err(failure.with_hint("for their names: tieout ledger bank-accounts list"))
        }
    }
}
