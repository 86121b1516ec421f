//! `tieout ledger contacts`: customers and suppliers.

use clap::Subcommand;
use serde_json::{Map, Value as Json};
use tieout::contract::key::Data;
use tieout::contract::ledger::contact::{Contact, ContactKind, ContactStatus, NewContact};
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::contract::page::List;

use super::accounts::{OrNone, or_none, set};
use super::chart::account_path;
use super::list_query::ListQuery;
use super::names;
use super::organisation::OrganisationArg;
use super::own_keys::{FoundByArgs, OwnKeysArgs};
use crate::client::Client;
use crate::cmd::paging::PagingArgs;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// List, create, show, update, archive and delete customers and suppliers
#[derive(Debug, clap::Args)]
pub(super) struct ContactsArgs {
    #[command(subcommand)]
    action: ContactsCommand,
}

#[derive(Debug, Subcommand)]
enum ContactsCommand {
    /// List contacts
    List(Box<ContactListArgs>),
    /// Create a contact
    Create(Box<ContactCreateArgs>),
    /// Show a contact
    Show(ContactSelector),
    /// Update a contact; fields you leave out stay the same
    Update(Box<ContactUpdateArgs>),
    /// Archive a contact: it stays on record and is no longer used
    Archive(ContactSelector),
    /// Delete a contact that is not used
    Delete(ContactSelector),
}

#[derive(Debug, clap::Args)]
struct ContactListArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// customer, supplier or both
    #[arg(long)]
    kind: Option<ContactKind>,
    /// active or archived
    #[arg(long)]
    status: Option<ContactStatus>,
    /// With this text in the name or reference
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    search: Option<String>,
    #[command(flatten)]
    found: FoundByArgs,
    #[command(flatten)]
    paging: PagingArgs,
}

#[derive(Debug, clap::Args)]
struct ContactCreateArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// customer, supplier or both
    #[arg(long)]
    kind: ContactKind,
    /// Name
    #[arg(long)]
    name: String,
    /// Reference
    #[arg(long, allow_hyphen_values = true)]
    reference: Option<String>,
    /// Email address
    #[arg(long)]
    email: Option<String>,
    /// VAT number
    #[arg(long, value_name = "NUMBER")]
    vat_number: Option<String>,
    /// Payment terms in days
    #[arg(long, value_name = "DAYS", default_value_t = 30)]
    payment_terms: u16,
    /// Default account, by code or ID
    #[arg(long)]
    account: Option<String>,
    /// Default VAT code: ST, RR, ZR, EX, NV, RC, PVA, CG or one of your own
    #[arg(long, value_name = "CODE")]
    vat_code: Option<LedgerVatCode>,
    #[command(flatten)]
    kept: OwnKeysArgs,
}

#[derive(Debug, clap::Args)]
struct ContactSelector {
    /// The contact, by name, reference or ID
    contact: String,
    #[command(flatten)]
    whose: OrganisationArg,
}

#[derive(Debug, clap::Args)]
#[group(id = "changes", required = true, multiple = true,
        args = ["kind", "name", "reference", "email", "vat_number", "company_number",
                "payment_terms", "account", "vat_code", "status", "external_id", "metadata"])]
struct ContactUpdateArgs {
    #[command(flatten)]
    named: ContactSelector,
    /// customer, supplier or both
    #[arg(long)]
    kind: Option<ContactKind>,
    /// Name
    #[arg(long)]
    name: Option<String>,
    /// Reference; empty for none
    #[arg(long, allow_hyphen_values = true)]
    reference: Option<String>,
    /// Email address; empty for none
    #[arg(long)]
    email: Option<String>,
    /// VAT number; empty for none
    #[arg(long, value_name = "NUMBER")]
    vat_number: Option<String>,
    /// Company registration number; empty for none
    #[arg(long, value_name = "NUMBER")]
    company_number: Option<String>,
    /// Payment terms in days
    #[arg(long, value_name = "DAYS")]
    payment_terms: Option<u16>,
    /// Default account, by code or ID; "none" for none
    #[arg(long)]
    account: Option<String>,
    /// Default VAT code: ST, RR, ZR, EX, NV, RC, PVA, CG or one of your own; "none" for none
    #[arg(long, value_name = "CODE", value_parser = or_none::<LedgerVatCode>)]
    vat_code: Option<OrNone<LedgerVatCode>>,
    /// active or archived
    #[arg(long)]
    status: Option<ContactStatus>,
    #[command(flatten)]
    kept: OwnKeysArgs,
}

impl Tabular for Contact {
    const COLUMNS: &'static [&'static str] = &[
        "name",
        "kind",
        "reference",
        "balance_receivable",
        "balance_payable",
        "email",
        "status",
        "id",
    ];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(&self.name),
            Value::text(self.kind),
            Value::optional(self.reference.as_ref()),
            Value::number(self.balance_receivable),
            Value::number(self.balance_payable),
            Value::optional(self.email.as_ref()),
            Value::text(self.status),
            Value::text(self.id),
        ]
    }
}

pub(super) fn run(args: &ContactsArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let show = |body: &str| {
        let contact: Data<Contact> = client.read(body)?;
        ui.record(&contact.data)
    };
    match &args.action {
        ContactsCommand::List(listed) => {
            let mut query = ListQuery::new(listed.paging);
            query.add("kind", listed.kind);
            query.add("status", listed.status);
            query.add("search", listed.search.as_ref());
            listed.found.add_to(&mut query);
            let path = format!("{}/contacts?{}", listed.whose.path(client)?, query.text);
            let page: List<Contact> = listed.paging.ledger_list(client, ui, &path)?;
            ui.page(&page)
        }
        ContactsCommand::Create(new) => {
            let path = new.whose.path(client)?;
            let body = new.body(client, &path)?;
            show(&client.post(&format!("{path}/contacts"), &body)?)
        }
        ContactsCommand::Show(named) => show(&client.get(&named.path(client)?)?),
        ContactsCommand::Update(changed) => {
            let body = changed.body(client)?;
            show(&client.patch(&changed.named.path(client)?, &body)?)
        }
        ContactsCommand::Archive(named) => {
            let archived = Json::from(ContactStatus::Archived.name());
            let body = Map::from_iter([("status".to_owned(), archived)]);
            show(&client.patch(&named.path(client)?, &body)?)
        }
        ContactsCommand::Delete(named) => show(&client.delete(&named.path(client)?)?),
    }
}

impl ContactCreateArgs {
    fn body(&self, client: &Client<'_>, path: &str) -> Result<NewContact, Failure> {
        let account = self.account.as_ref().map(|account| account_path(client, path, account));
        Ok(NewContact {
            kind: self.kind,
            name: self.name.clone(),
            reference: self.reference.clone(),
            email: self.email.clone(),
            vat_number: self.vat_number.clone(),
            company_number: None,
            address: None,
            payment_terms_days: self.payment_terms.into(),
            default_account_id: account
                .transpose()?
                .and_then(|path| path.rsplit('/').next()?.parse().ok()),
            default_vat_code: self.vat_code,
            external_id: self.kept.external_id(),
            metadata: self.kept.metadata()?,
        })
    }
}

impl ContactUpdateArgs {
    fn body(&self, client: &Client<'_>) -> Result<Map<String, Json>, Failure> {
        let text = |key, text: &Option<String>| {
            let value = |text: &String| {
                if text.is_empty() { Json::Null } else { Json::from(text.clone()) }
            };
            text.as_ref().map(|text| set(key, value(text)))
        };
        let account = match self.account.as_deref() {
            Some("none") => Some(set("default_account_id", Json::Null)),
            Some(account) => {
                let path = account_path(client, &self.named.whose.path(client)?, account)?;
                path.rsplit('/').next().map(|id| set("default_account_id", id))
            }
            None => None,
        };
        let name_or_null = |OrNone(code): OrNone<LedgerVatCode>| {
            code.map_or(Json::Null, |code| Json::from(code.name()))
        };
        let parts = [
            self.kind.map(|kind| set("kind", kind.name())),
            text("name", &self.name),
            text("reference", &self.reference),
            text("email", &self.email),
            text("vat_number", &self.vat_number),
            text("company_number", &self.company_number),
            self.payment_terms.map(|days| set("payment_terms_days", days)),
            account,
            self.vat_code.map(|code| set("default_vat_code", name_or_null(code))),
            self.status.map(|status| set("status", status.name())),
        ];
        Ok(parts.into_iter().flatten().chain(self.kept.changes()?).collect())
    }
}

impl ContactSelector {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        let organisation = self.whose.path(client)?;
        let id = names::contact(client, &organisation, &self.contact)?;
        Ok(format!("{organisation}/contacts/{id}"))
    }
}
