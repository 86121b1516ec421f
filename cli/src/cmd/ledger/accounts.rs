//! `tieout ledger accounts`: an organisation's chart.

mod import;

use clap::Subcommand;
use serde_json::{Map, Value as Json};
use tieout::contract::chart::{AccountType, VatCode};
use tieout::contract::key::Data;
use tieout::contract::ledger::account::{Account, AccountStatus, NewAccount, Role};
use tieout::contract::ledger::organisation::Whole;

use super::{Whose, account_path};
use crate::client::Client;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// List, make, look at, change, archive and remove accounts
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// List the accounts by code, with their balances: debits less credits
    List(Listed),
    /// Make an account
    Create(New),
    /// Show an account
    Show(Named),
    /// Change an account; what is not given stays
    Update(Box<Changed>),
    /// Let an account take no more postings
    Archive(Named),
    /// Remove an account that nothing hangs on
    Delete(Named),
    Import(Box<import::Args>),
    /// List what was posted to an account, the latest day first, with what it came to
    Entries(Box<super::entries::Args>),
}

#[derive(Debug, clap::Args)]
struct Listed {
    #[command(flatten)]
    whose: Whose,
    /// Of this type only: INCOME, EXPENSE, ASSET, LIABILITY or EQUITY
    #[arg(long = "type", value_name = "TYPE")]
    account_type: Option<AccountType>,
    /// With this role only, such as bank
    #[arg(long)]
    role: Option<Role>,
    /// In this standing only: active or archived
    #[arg(long)]
    status: Option<AccountStatus>,
}

#[derive(Debug, clap::Args)]
struct New {
    #[command(flatten)]
    whose: Whose,
    /// Its name in the chart
    #[arg(long)]
    code: String,
    /// What it is called
    #[arg(long)]
    name: String,
    /// INCOME, EXPENSE, ASSET, LIABILITY or EQUITY
    #[arg(long = "type", value_name = "TYPE")]
    account_type: AccountType,
    #[arg(long, help = "What is routed to it, such as vat_control")]
    role: Option<Role>,
    /// The VAT code to suggest for it: ST, RR, ZR, EX or NV
    #[arg(long, value_name = "CODE")]
    vat_code: Option<VatCode>,
    /// What it is for
    #[arg(long, value_name = "TEXT")]
    description: Option<String>,
}

#[derive(Debug, clap::Args)]
struct Named {
    /// The account's code or identifier
    account: String,
    #[command(flatten)]
    whose: Whose,
}

#[derive(Debug, clap::Args)]
#[group(id = "changes", required = true, multiple = true,
        args = ["code", "name", "account_type", "role", "vat_code", "description", "status"])]
struct Changed {
    /// The account's code or identifier
    account: String,
    #[command(flatten)]
    whose: Whose,
    /// Its new name in the chart
    #[arg(long)]
    code: Option<String>,
    /// What it is called
    #[arg(long)]
    name: Option<String>,
    /// What it is; not once something is posted to it
    #[arg(long = "type", value_name = "TYPE")]
    account_type: Option<AccountType>,
    /// What is routed to it; "none" for nothing
    #[arg(long, value_parser = or_none::<Role>)]
    role: Option<OrNone<Role>>,
    /// The VAT code to suggest for it; "none" for none
    #[arg(long, value_name = "CODE", value_parser = or_none::<VatCode>)]
    vat_code: Option<OrNone<VatCode>>,
    /// What it is for
    #[arg(long, value_name = "TEXT")]
    description: Option<String>,
    /// active or archived
    #[arg(long)]
    status: Option<AccountStatus>,
}

/// A word, or `none`.
#[derive(Debug, Clone, Copy)]
pub(super) struct OrNone<T>(pub(super) Option<T>);

pub(super) fn or_none<T>(text: &str) -> Result<OrNone<T>, T::Err>
where
    T: std::str::FromStr,
{
    if text == "none" { Ok(OrNone(None)) } else { text.parse().map(|word| OrNone(Some(word))) }
}

impl Tabular for Account {
    const COLUMNS: &'static [&'static str] =
        &["code", "name", "account_type", "balance", "role", "default_vat_code", "status", "id"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(&self.code),
            Value::text(&self.name),
            Value::text(self.account_type),
            Value::number(self.balance),
            Value::optional(self.role),
            Value::optional(self.default_vat_code),
            Value::text(self.status),
            Value::text(self.id),
        ]
    }
}

pub(super) fn run(args: &Args, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    match &args.action {
        Action::List(listed) => {
            let path = format!("{}/accounts?{}", listed.whose.path(client)?, listed.query());
            let all: Whole<Account> = client.read(&client.get(&path)?)?;
            ui.whole(&all)
        }
        Action::Create(new) => {
            let body = NewAccount {
                code: new.code.clone(),
                name: new.name.clone(),
                account_type: new.account_type,
                role: new.role,
                default_vat_code: new.vat_code,
                description: new.description.clone(),
            };
            let path = format!("{}/accounts", new.whose.path(client)?);
            show(&client.post(&path, &body)?, client, ui)
        }
        Action::Show(named) => show(&client.get(&named.path(client)?)?, client, ui),
        Action::Update(changed) => {
            let path = account_path(client, &changed.whose.path(client)?, &changed.account)?;
            show(&client.patch(&path, &changed.body())?, client, ui)
        }
        Action::Entries(args) => super::entries::run(args, client, ui),
        Action::Import(args) => import::run(args, client, ui),
        Action::Delete(named) => show(&client.delete(&named.path(client)?)?, client, ui),
        Action::Archive(named) => {
            let body = Map::from_iter([set("status", AccountStatus::Archived.name())]);
            show(&client.patch(&named.path(client)?, &body)?, client, ui)
        }
    }
}

fn show(body: &str, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let account: Data<Account> = client.read(body)?;
    ui.record(&account.data)
}

pub(super) fn set(key: &str, value: impl Into<Json>) -> (String, Json) {
    (key.to_owned(), value.into())
}

impl Listed {
    /// As the parameters of a request.
    fn query(&self) -> String {
        let account_type = self.account_type.map(|word| format!("account_type={word}"));
        let role = self.role.map(|word| format!("role={word}"));
        let status = self.status.map(|word| format!("status={word}"));
        [account_type, role, status].into_iter().flatten().collect::<Vec<_>>().join("&")
    }
}

impl Named {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        account_path(client, &self.whose.path(client)?, &self.account)
    }
}

impl Changed {
    fn body(&self) -> Map<String, Json> {
        let name_or_null = |name: Option<&'static str>| name.map_or(Json::Null, Json::from);
        let text = |key, text: &Option<String>| text.clone().map(|text| set(key, text));
        let parts = [
            text("code", &self.code),
            text("name", &self.name),
            self.account_type.map(|word| set("account_type", word.name())),
            self.role.map(|OrNone(word)| set("role", name_or_null(word.map(Role::name)))),
            self.vat_code
                .map(|OrNone(word)| set("default_vat_code", name_or_null(word.map(VatCode::name)))),
            text("description", &self.description),
            self.status.map(|word| set("status", word.name())),
        ];
        parts.into_iter().flatten().collect()
    }
}
