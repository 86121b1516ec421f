//! `tieout ledger accounts`: an organisation's chart.

mod import;

use clap::Subcommand;
use serde_json::{Map, Value as Json};
use tieout::contract::chart::AccountType;
use tieout::contract::key::Data;
use tieout::contract::ledger::account::{Account, AccountGroup, AccountStatus, NewAccount, Role};
use tieout::contract::ledger::organisation::Whole;
use tieout::contract::ledger::vat_code::LedgerVatCode;

use super::chart::account_path;
use super::list_query::ListQuery;
use super::organisation::OrganisationArg;
use super::own_keys::{FoundByArgs, OwnKeysArgs};
use crate::client::Client;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// List, create, show, update, archive and delete accounts
#[derive(Debug, clap::Args)]
pub(super) struct AccountsArgs {
    #[command(subcommand)]
    action: AccountsCommand,
}

#[derive(Debug, Subcommand)]
enum AccountsCommand {
    /// List the accounts by code, with their balances: debits less credits
    List(AccountListArgs),
    /// Create an account
    Create(Box<AccountCreateArgs>),
    /// Show an account
    Show(AccountSelector),
    /// Update an account; fields you leave out stay the same
    Update(Box<AccountUpdateArgs>),
    /// Archive an account: nothing more can be posted to it
    Archive(AccountSelector),
    /// Delete an account that is not used
    Delete(AccountSelector),
    Import(Box<import::AccountsImportArgs>),
    /// List the postings to an account, latest date first, with the running balance
    Entries(Box<super::entries::EntriesArgs>),
}

#[derive(Debug, clap::Args)]
struct AccountListArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// Only this type: INCOME, EXPENSE, ASSET, LIABILITY or EQUITY
    #[arg(long = "type", value_name = "TYPE")]
    account_type: Option<AccountType>,
    /// Only this role, such as bank
    #[arg(long)]
    role: Option<Role>,
    /// Only this status: active or archived
    #[arg(long)]
    status: Option<AccountStatus>,
    #[command(flatten)]
    found: FoundByArgs,
}

#[derive(Debug, clap::Args)]
struct AccountCreateArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// Account code
    #[arg(long)]
    code: String,
    /// Name
    #[arg(long)]
    name: String,
    /// INCOME, EXPENSE, ASSET, LIABILITY or EQUITY
    #[arg(long = "type", value_name = "TYPE")]
    account_type: AccountType,
    #[arg(
        long,
        help = "The role of the account, such as vat_control: postings of that kind go to it"
    )]
    role: Option<Role>,
    #[arg(
        long,
        help = "Where reports sub-total it, such as fixed_assets, cost_of_sales or finance; default: by type and role"
    )]
    group: Option<AccountGroup>,
    /// Default VAT code: ST, RR, ZR, EX, NV, RC, PVA, CG or one of your own
    #[arg(long, value_name = "CODE")]
    vat_code: Option<LedgerVatCode>,
    /// Description
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    description: Option<String>,
    #[command(flatten)]
    kept: OwnKeysArgs,
}

#[derive(Debug, clap::Args)]
struct AccountSelector {
    /// The account's code or ID
    account: String,
    #[command(flatten)]
    whose: OrganisationArg,
}

#[derive(Debug, clap::Args)]
#[group(id = "changes", required = true, multiple = true,
        args = ["code", "name", "account_type", "role", "group", "vat_code", "description", "status",
                "external_id", "metadata"])]
struct AccountUpdateArgs {
    /// The account's code or ID
    account: String,
    #[command(flatten)]
    whose: OrganisationArg,
    /// New account code
    #[arg(long)]
    code: Option<String>,
    /// Name
    #[arg(long)]
    name: Option<String>,
    /// Account type; cannot change once anything is posted to it
    #[arg(long = "type", value_name = "TYPE")]
    account_type: Option<AccountType>,
    /// The role of the account; "none" for none
    #[arg(long, value_parser = or_none::<Role>)]
    role: Option<OrNone<Role>>,
    /// Where reports sub-total it; "none" for the default of its type and role
    #[arg(long, value_parser = or_none::<AccountGroup>)]
    group: Option<OrNone<AccountGroup>>,
    /// Default VAT code; "none" for none
    #[arg(long, value_name = "CODE", value_parser = or_none::<LedgerVatCode>)]
    vat_code: Option<OrNone<LedgerVatCode>>,
    /// Description
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    description: Option<String>,
    /// active or archived
    #[arg(long)]
    status: Option<AccountStatus>,
    #[command(flatten)]
    kept: OwnKeysArgs,
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
    const COLUMNS: &'static [&'static str] = &[
        "code",
        "name",
        "account_type",
        "balance",
        "role",
        "group",
        "default_vat_code",
        "status",
        "id",
    ];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(&self.code),
            Value::text(&self.name),
            Value::text(self.account_type),
            Value::number(self.balance),
            Value::optional(self.role),
            Value::text(self.group),
            Value::optional(self.default_vat_code),
            Value::text(self.status),
            Value::text(self.id),
        ]
    }
}

pub(super) fn run(args: &AccountsArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    match &args.action {
        AccountsCommand::List(listed) => {
            let path = format!("{}/accounts?{}", listed.whose.path(client)?, listed.query());
            let all: Whole<Account> = client.read(&client.get(&path)?)?;
            ui.whole(&all)
        }
        AccountsCommand::Create(new) => {
            let body = NewAccount {
                code: new.code.clone(),
                name: new.name.clone(),
                account_type: new.account_type,
                role: new.role,
                group: new.group,
                default_vat_code: new.vat_code,
                description: new.description.clone(),
                external_id: new.kept.external_id(),
                metadata: new.kept.metadata()?,
            };
            let path = format!("{}/accounts", new.whose.path(client)?);
            show(&client.post(&path, &body)?, client, ui)
        }
        AccountsCommand::Show(named) => show(&client.get(&named.path(client)?)?, client, ui),
        AccountsCommand::Update(changed) => {
            let path = account_path(client, &changed.whose.path(client)?, &changed.account)?;
            show(&client.patch(&path, &changed.body()?)?, client, ui)
        }
        AccountsCommand::Entries(args) => super::entries::run(args, client, ui),
        AccountsCommand::Import(args) => import::run(args, client, ui),
        AccountsCommand::Delete(named) => show(&client.delete(&named.path(client)?)?, client, ui),
        AccountsCommand::Archive(named) => {
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

impl AccountListArgs {
    /// As the parameters of a request.
    fn query(&self) -> String {
        let mut query = ListQuery::whole();
        query.add("account_type", self.account_type);
        query.add("role", self.role);
        query.add("status", self.status);
        self.found.add_to(&mut query);
        query.text
    }
}

impl AccountSelector {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        account_path(client, &self.whose.path(client)?, &self.account)
    }
}

impl AccountUpdateArgs {
    fn body(&self) -> Result<Map<String, Json>, Failure> {
        let name_or_null = |name: Option<&str>| name.map_or(Json::Null, Json::from);
        let text = |key, text: &Option<String>| text.clone().map(|text| set(key, text));
        let parts = [
            text("code", &self.code),
            text("name", &self.name),
            self.account_type.map(|word| set("account_type", word.name())),
            self.role.map(|OrNone(word)| set("role", name_or_null(word.map(Role::name)))),
            self.group.map(|OrNone(word)| set("group", name_or_null(word.map(AccountGroup::name)))),
            self.vat_code.map(|OrNone(word)| {
                set("default_vat_code", name_or_null(word.as_ref().map(LedgerVatCode::name)))
            }),
            text("description", &self.description),
            self.status.map(|word| set("status", word.name())),
        ];
        Ok(parts.into_iter().flatten().chain(self.kept.changes()?).collect())
    }
}
