//! `tieout ledger contras`: what a customer owes, set against what the same contact is owed as a supplier.

use clap::Subcommand;
use tieout::contract::key::Data;
use tieout::contract::ledger::contra::{Contra, NewContra, UndoContra};
use tieout::contract::ledger::settlement::SettlementStatus;
use tieout::contract::page::List;
use tieout::date::Date;
use tieout::id::ContraId;

use super::allocation::{AllocationArg, AllocationSource, allocations, part};
use super::list_query::ListQuery;
use super::names;
use super::organisation::OrganisationArg;
use super::own_keys::{FoundByArgs, OwnKeysArgs};
use super::settlements::{SettlementAllocationRow, settles};
use super::warnings::{WarningsArg, note_warnings};
use crate::client::Client;
use crate::cmd::paging::PagingArgs;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value, described, further};

/// List, create and undo contras between the two sides of a contact
#[derive(Debug, clap::Args)]
pub(super) struct ContrasArgs {
    #[command(subcommand)]
    action: ContrasCommand,
}

#[derive(Debug, Subcommand)]
enum ContrasCommand {
    /// List contras, latest date first
    List(Box<ContraListArgs>),
    /// Show a contra and what it settles
    Show(ContraSelector),
    Create(Box<ContraCreateArgs>),
    /// Undo a contra: its posting is reversed, and its documents are due again
    Undo(ContraUndoArgs),
}

#[derive(Debug, clap::Args)]
struct ContraListArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// posted or void
    #[arg(long)]
    status: Option<SettlementStatus>,
    /// Only this contact, by name, reference or ID
    #[arg(long, value_name = "CONTACT")]
    contact: Option<String>,
    /// From this date
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// Up to this date
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
    #[command(flatten)]
    found: FoundByArgs,
    #[command(flatten)]
    paging: PagingArgs,
}

/// Set what a customer owes against what the same contact is owed as a supplier
///
/// It is posted at once, from trade creditors to trade debtors; no money moves. What the sales documents come to,
/// invoices less credit notes, must be what the purchase documents come to.
#[derive(Debug, clap::Args)]
struct ContraCreateArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// The customer and supplier, by name, reference or ID
    #[arg(long, value_name = "CONTACT")]
    contact: String,
    /// Date; not before that of any of the documents
    #[arg(long)]
    date: Date,
    /// Reference
    #[arg(long, allow_hyphen_values = true)]
    reference: Option<String>,
    /// Document to settle, by number or ID, with the amount; repeat for each
    #[arg(long = "allocate", value_name = "INVOICE=AMOUNT", value_parser = part, required = true)]
    parts: Vec<AllocationArg>,
    #[command(flatten)]
    kept: OwnKeysArgs,
    #[command(flatten)]
    warnings: WarningsArg,
}

#[derive(Debug, clap::Args)]
struct ContraSelector {
    /// The contra's ID, ctr_...
    #[arg(value_name = "ID")]
    id: ContraId,
    #[command(flatten)]
    whose: OrganisationArg,
}

#[derive(Debug, clap::Args)]
struct ContraUndoArgs {
    #[command(flatten)]
    named: ContraSelector,
    /// Date it is undone on; default: its own, or the first open date if that is locked
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,
    /// The reason, recorded in the audit log
    #[arg(long, allow_hyphen_values = true)]
    reason: Option<String>,
}

impl Tabular for Contra {
    const COLUMNS: &'static [&'static str] =
        &["date", "contact_name", "amount", "settles", "status", "reference", "id"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.date),
            Value::text(&self.contact_name),
            Value::number(self.amount),
            Value::optional(settles(&self.allocations)),
            Value::text(self.status),
            Value::optional(self.reference.as_ref()),
            Value::text(self.id),
        ]
    }
}

pub(super) fn run(args: &ContrasArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let show = |body: &str| show(body, client, ui);
    match &args.action {
        ContrasCommand::List(listed) => {
            let page: List<Contra> =
                listed.paging.ledger_list(client, ui, &listed.path(client)?)?;
            ui.page(&page)
        }
        ContrasCommand::Show(named) => show(&client.get(&named.path(client)?)?),
        ContrasCommand::Create(new) => {
            let path = new.whose.path(client)?;
            let made = client.post(&format!("{path}/contras"), &new.body(client, &path)?)?;
            note_warnings(&made, client, ui)?;
            show(&made)
        }
        ContrasCommand::Undo(ContraUndoArgs { named, date, reason }) => {
            let body = UndoContra { reason: reason.clone(), date: *date };
            show(&client.post(&format!("{}/undo", named.path(client)?), &body)?)
        }
    }
}

/// A contra, and what it settles below.
fn show(body: &str, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let Data { data: contra } = client.read::<Data<Contra>>(body)?;
    let void = further::<Contra>("void date", contra.void_date);
    let heading = format!("{}{void}\n", described(&contra));
    let below: Vec<_> = contra.allocations.iter().map(SettlementAllocationRow).collect();
    ui.summed(&heading, &contra, &below, &[])
}

impl ContraSelector {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        Ok(format!("{}/contras/{}", self.whose.path(client)?, self.id))
    }
}

impl ContraCreateArgs {
    fn body(&self, client: &Client<'_>, organisation: &str) -> Result<NewContra, Failure> {
        let contact = names::contact(client, organisation, &self.contact)?;
        let allocations =
            allocations((client, organisation), AllocationSource::Contra(contact), &self.parts)?;
        Ok(NewContra {
            contact_id: contact,
            date: self.date,
            allocations,
            reference: self.reference.clone(),
            external_id: self.kept.external_id(),
            metadata: self.kept.metadata()?,
            currency: None,
            strict: self.warnings.is_strict(),
        })
    }
}

impl ContraListArgs {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        let organisation = self.whose.path(client)?;
        let mut query = ListQuery::new(self.paging);
        query.add("status", self.status);
        if let Some(named) = &self.contact {
            query.add("contact_id", Some(names::contact(client, &organisation, named)?));
        }
        query.add("date_from", self.from);
        query.add("date_to", self.to);
        self.found.add_to(&mut query);
        Ok(format!("{organisation}/contras?{}", query.text))
    }
}
