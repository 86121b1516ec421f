//! `tieout ledger contacts`: customers and suppliers.

use clap::Subcommand;
use serde_json::{Map, Value as Json};
use tieout::contract::chart::VatCode;
use tieout::contract::key::Data;
use tieout::contract::ledger::contact::{Contact, ContactKind, ContactStatus, NewContact};
use tieout::contract::page::List;

use super::accounts::{OrNone, or_none, set};
use super::{Query, Whose, account_path, names};
use crate::client::Client;
use crate::cmd::paging::Paging;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// List, make, look at, change and archive customers and suppliers
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// List contacts
    List(Box<Listed>),
    /// Make a contact
    Create(Box<New>),
    /// Show a contact
    Show(Named),
    /// Change a contact; what is not given stays
    Update(Box<Changed>),
    /// Keep a contact for what it was, and use it no more
    Archive(Named),
    /// Remove a contact that nothing hangs on
    Delete(Named),
}

#[derive(Debug, clap::Args)]
struct Listed {
    #[command(flatten)]
    whose: Whose,
    /// customer, supplier or both
    #[arg(long)]
    kind: Option<ContactKind>,
    /// active or archived
    #[arg(long)]
    status: Option<ContactStatus>,
    /// With this in its name or reference
    #[arg(long, value_name = "TEXT")]
    search: Option<String>,
    #[command(flatten)]
    paging: Paging,
}

#[derive(Debug, clap::Args)]
struct New {
    #[command(flatten)]
    whose: Whose,
    /// customer, supplier or both
    #[arg(long)]
    kind: ContactKind,
    /// What it is called
    #[arg(long)]
    name: String,
    /// Its number in the books
    #[arg(long)]
    reference: Option<String>,
    /// Where mail goes
    #[arg(long)]
    email: Option<String>,
    /// Its VAT number
    #[arg(long, value_name = "NUMBER")]
    vat_number: Option<String>,
    /// Days after which an invoice is to be paid
    #[arg(long, value_name = "DAYS", default_value_t = 30)]
    payment_terms: u16,
    /// The account to suggest for it, by code or identifier
    #[arg(long)]
    account: Option<String>,
    /// The VAT code to suggest for it: ST, RR, ZR, EX or NV
    #[arg(long, value_name = "CODE")]
    vat_code: Option<VatCode>,
}

#[derive(Debug, clap::Args)]
struct Named {
    /// The contact, by name, reference or identifier
    contact: String,
    #[command(flatten)]
    whose: Whose,
}

#[derive(Debug, clap::Args)]
#[group(id = "changes", required = true, multiple = true,
        args = ["kind", "name", "reference", "email", "vat_number", "company_number",
                "payment_terms", "account", "vat_code", "status"])]
struct Changed {
    #[command(flatten)]
    named: Named,
    /// customer, supplier or both
    #[arg(long)]
    kind: Option<ContactKind>,
    /// What it is called
    #[arg(long)]
    name: Option<String>,
    /// Its number in the books; empty for none
    #[arg(long)]
    reference: Option<String>,
    /// Where mail goes; empty for nowhere
    #[arg(long)]
    email: Option<String>,
    /// Its VAT number; empty for none
    #[arg(long, value_name = "NUMBER")]
    vat_number: Option<String>,
    /// Its number in a register of companies; empty for none
    #[arg(long, value_name = "NUMBER")]
    company_number: Option<String>,
    /// Days after which an invoice is to be paid
    #[arg(long, value_name = "DAYS")]
    payment_terms: Option<u16>,
    /// The account to suggest for it, by code or identifier; "none" for none
    #[arg(long)]
    account: Option<String>,
    /// The VAT code to suggest for it: ST, RR, ZR, EX or NV; "none" for none
    #[arg(long, value_name = "CODE", value_parser = or_none::<VatCode>)]
    vat_code: Option<OrNone<VatCode>>,
    /// active or archived
    #[arg(long)]
    status: Option<ContactStatus>,
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

pub(super) fn run(args: &Args, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let show = |body: &str| {
        let contact: Data<Contact> = client.read(body)?;
        ui.record(&contact.data)
    };
    match &args.action {
        Action::List(listed) => {
            let mut query = Query::new(listed.paging);
            query.add("kind", listed.kind);
            query.add("status", listed.status);
            query.add("search", listed.search.as_ref());
            let path = format!("{}/contacts?{}", listed.whose.path(client)?, query.text);
            let page: List<Contact> = listed.paging.list(client, ui, &path)?;
            ui.page(&page)
        }
        Action::Create(new) => {
            let path = new.whose.path(client)?;
            let body = new.body(client, &path)?;
            show(&client.post(&format!("{path}/contacts"), &body)?)
        }
        Action::Show(named) => show(&client.get(&named.path(client)?)?),
        Action::Update(changed) => {
            let body = changed.body(client)?;
            show(&client.patch(&changed.named.path(client)?, &body)?)
        }
        Action::Archive(named) => {
            let archived = Json::from(ContactStatus::Archived.name());
            let body = Map::from_iter([("status".to_owned(), archived)]);
            show(&client.patch(&named.path(client)?, &body)?)
        }
        Action::Delete(named) => show(&client.delete(&named.path(client)?)?),
    }
}

impl New {
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
        })
    }
}

impl Changed {
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
        let name_or_null =
            |OrNone(code): OrNone<VatCode>| code.map_or(Json::Null, |code| Json::from(code.name()));
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
        Ok(parts.into_iter().flatten().collect())
    }
}

impl Named {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        let organisation = self.whose.path(client)?;
        let id = names::contact(client, &organisation, &self.contact)?;
        Ok(format!("{organisation}/contacts/{id}"))
    }
}
