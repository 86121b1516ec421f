//! `tieout ledger invoices`: invoices and credit notes, sales and purchase.

mod create;
mod document;
mod selector;
mod write_off;

use clap::{Subcommand, ValueHint};
use serde_json::value::RawValue;
use serde_json::{Map, Value as Json};
use tieout::contract::key::Data;
use tieout::contract::ledger::invoice::{
    Invoice, InvoiceKind, InvoiceLine, InvoiceStatus, InvoiceSummary, InvoiceType, Issuing, Voiding,
};
use tieout::contract::ledger::settlement::{Allocation, NewAllocations};
use tieout::contract::page::List;
use tieout::date::Date;
use tieout::id::AllocationId;

use super::accounts::set;
use super::allocation::{AllocationArg, AllocationSource, allocations, part};
use super::list_query::ListQuery;
use super::organisation::OrganisationArg;
use super::own_keys::{FoundByArgs, OwnKeysArgs};
use super::unregistered::note_vat_at;
use super::warnings::{WarningsArg, note_warnings};
use super::{documents, names};
use crate::client::Client;
use crate::cmd::files;
use crate::cmd::paging::PagingArgs;
use crate::exit::Failure;
use crate::files::Source;
use crate::render::{Tabular, Ui, Value};
use document::show_made;
use selector::InvoiceSelector;

/// List, create, show, update, issue, void and write off invoices and credit notes
#[derive(Debug, clap::Args)]
pub(super) struct InvoicesArgs {
    #[command(subcommand)]
    action: InvoicesCommand,
}

#[derive(Debug, Subcommand)]
enum InvoicesCommand {
    /// List invoices and credit notes, latest date first
    List(Box<InvoiceListArgs>),
    /// Show an invoice or credit note with its lines
    Show(InvoiceSelector),
    Create(create::InvoiceCreateArgs),
    Update(Box<InvoiceUpdateArgs>),
    /// Issue a draft: it is numbered and posted
    Issue(InvoiceIssueArgs),
    /// Void an invoice or credit note: its posting is reversed
    Void(InvoiceVoidArgs),
    WriteOff(write_off::InvoiceWriteOffArgs),
    UndoWriteOff(write_off::InvoiceUndoWriteOffArgs),
    VatRelief(write_off::InvoiceVatReliefArgs),
    UndoVatRelief(write_off::InvoiceUndoVatReliefArgs),
    /// Delete a draft
    Delete(InvoiceSelector),
    /// List the allocations of an invoice or credit note
    Allocations(InvoiceAllocationsArgs),
    /// Allocate a credit note to invoices
    Allocate(InvoiceAllocateArgs),
    /// Remove an allocation of a credit note: the invoice is due again
    Unallocate(InvoiceUnallocateArgs),
}

#[derive(Debug, clap::Args)]
struct InvoiceListArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// sales or purchase
    #[arg(long = "type", value_name = "TYPE")]
    invoice_type: Option<InvoiceType>,
    /// invoice or `credit_note`
    #[arg(long)]
    kind: Option<InvoiceKind>,
    /// draft, issued, `part_paid`, paid or void
    #[arg(long)]
    status: Option<InvoiceStatus>,
    /// Only this customer or supplier, by name, reference or ID
    #[arg(long, value_name = "CONTACT")]
    contact: Option<String>,
    /// Issued from this day on
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// Issued up to this day
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
    /// Only overdue documents
    #[arg(long)]
    overdue: bool,
    /// With this number
    #[arg(long)]
    number: Option<String>,
    /// With this text in the number, reference or notes
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    search: Option<String>,
    #[command(flatten)]
    found: FoundByArgs,
    #[command(flatten)]
    paging: PagingArgs,
}

/// Update an invoice or credit note; fields you leave out stay the same
///
/// Once issued, only the due date, reference, notes, ID of your own and metadata can change: to correct anything else, void it or raise a
/// credit note. To replace the lines of a draft, give a JSON file as for create.
#[derive(Debug, clap::Args)]
#[group(id = "changes", required = true, multiple = true,
        args = ["file", "contact", "number", "issue_date", "tax_point", "due_date", "reference", "notes",
                "external_id", "metadata"])]
struct InvoiceUpdateArgs {
    #[command(flatten)]
    named: InvoiceSelector,
    /// The changes as JSON, such as {"lines": [...]}; - for standard input
    #[arg(long, value_name = "FILE", value_parser = files::source(), value_hint = ValueHint::FilePath,
          conflicts_with_all = ["contact", "number", "issue_date", "tax_point", "due_date", "reference", "notes",
                                "external_id", "metadata"])]
    file: Option<Source>,
    /// The customer or supplier, by name, reference or ID
    #[arg(long)]
    contact: Option<String>,
    /// Number; empty for the next in sequence
    #[arg(long)]
    number: Option<String>,
    /// Issue date
    #[arg(long, value_name = "DATE")]
    issue_date: Option<Date>,
    /// Tax point, if it is not the issue date: a supply more than 14 days before it (VAT Notice 700)
    #[arg(long, value_name = "DATE")]
    tax_point: Option<Date>,
    /// Due date
    #[arg(long, value_name = "DATE")]
    due_date: Option<Date>,
    /// Reference, such as an order number; empty for none
    #[arg(long, allow_hyphen_values = true)]
    reference: Option<String>,
    /// Notes printed below the lines; empty for none
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    notes: Option<String>,
    #[command(flatten)]
    kept: OwnKeysArgs,
}

#[derive(Debug, clap::Args)]
struct InvoiceIssueArgs {
    #[command(flatten)]
    named: InvoiceSelector,
    /// Issue date; default: the draft's
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,
    #[command(flatten)]
    warnings: WarningsArg,
}

#[derive(Debug, clap::Args)]
struct InvoiceVoidArgs {
    #[command(flatten)]
    named: InvoiceSelector,
    /// Void date; default: the earliest allowed, which is the issue date or the date the last allocation to it
    /// was removed, whichever is later, or the first open date if that is locked
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,
    /// The reason, for the record
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    reason: Option<String>,
}

#[derive(Debug, clap::Args)]
struct InvoiceAllocationsArgs {
    #[command(flatten)]
    named: InvoiceSelector,
    #[command(flatten)]
    paging: PagingArgs,
}

#[derive(Debug, clap::Args)]
struct InvoiceAllocateArgs {
    #[command(flatten)]
    named: InvoiceSelector,
    /// Invoice to allocate to, by number or ID, with the amount
    #[arg(value_name = "INVOICE=AMOUNT", value_parser = part, required = true)]
    parts: Vec<AllocationArg>,
    #[command(flatten)]
    warnings: WarningsArg,
}

#[derive(Debug, clap::Args)]
struct InvoiceUnallocateArgs {
    #[command(flatten)]
    named: InvoiceSelector,
    /// The allocation's ID, alc_..., as listed by allocations
    #[arg(value_name = "ALLOCATION")]
    allocation: AllocationId,
}

impl Tabular for InvoiceSummary {
    const COLUMNS: &'static [&'static str] = &[
        "number",
        "type",
        "kind",
        "contact_name",
        "issue_date",
        "due_date",
        "gross_total",
        "amount_due",
        "status",
        "overdue",
        "id",
    ];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::optional(self.number.as_ref()),
            Value::text(self.invoice_type),
            Value::text(self.kind),
            Value::text(&self.contact_name),
            Value::text(self.issue_date),
            Value::text(self.due_date),
            Value::number(self.gross_total),
            Value::number(self.amount_due),
            Value::text(self.status),
            Value::yes_or_no(self.overdue),
            Value::text(self.id),
        ]
    }
}

impl Tabular for InvoiceLine {
    const COLUMNS: &'static [&'static str] = &[
        "description",
        "quantity",
        "unit_price",
        "discount_percent",
        "account_code",
        "vat_code",
        "net_amount",
        "vat_amount",
        "gross_amount",
    ];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(&self.description),
            Value::number(self.quantity),
            Value::number(self.unit_price),
            self.discount_percent.map_or_else(|| Value::number(""), Value::number),
            Value::text(&self.account_code),
            Value::text(self.vat_code),
            Value::number(self.net_amount),
            Value::number(self.vat_amount),
            Value::number(self.gross_amount),
        ]
    }
}

pub(super) fn run(args: &InvoicesArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let show = |body: &str| show(body, client, ui);
    match &args.action {
        InvoicesCommand::List(listed) => {
            let page: List<InvoiceSummary> =
                listed.paging.ledger_list(client, ui, &listed.path(client)?)?;
            ui.page(&page)
        }
        InvoicesCommand::Show(named) => show(&client.get(&named.path(client)?)?),
        InvoicesCommand::Create(new) => create::run(new, client, ui),
        InvoicesCommand::Update(changed) => {
            let path = changed.named.path(client)?;
            show(&match &changed.file {
                Some(file) => client.patch(&path, &changed.of_file(file, client, ui)?)?,
                None => client.patch(&path, &changed.body(client)?)?,
            })
        }
        InvoicesCommand::Issue(InvoiceIssueArgs { named, date, warnings }) => {
            let path = format!("{}/issue", named.path(client)?);
            let how = Issuing { issue_date: *date, strict: warnings.is_strict() };
            let body = client.post(&path, &how)?;
            note_warnings(&body, client, ui)?;
            show(&body)?;
            let Data { data: invoice } = client.read::<Data<Invoice>>(&body)?;
            let vat = (invoice.summary.tax_point, invoice.summary.vat_total);
            note_vat_at(&named.whose.path(client)?, &[vat], client, ui)
        }
        InvoicesCommand::Void(InvoiceVoidArgs { named, date, reason }) => {
            let path = format!("{}/void", named.path(client)?);
            let body = Voiding { reason: reason.clone(), void_date: *date };
            show(&client.post(&path, &body)?)
        }
        InvoicesCommand::WriteOff(asked) => show(&asked.run(client)?),
        InvoicesCommand::UndoWriteOff(asked) => show(&asked.run(client)?),
        InvoicesCommand::VatRelief(asked) => show(&asked.run(client)?),
        InvoicesCommand::UndoVatRelief(asked) => show(&asked.run(client)?),
        InvoicesCommand::Delete(named) => show(&client.delete(&named.path(client)?)?),
        InvoicesCommand::Allocations(InvoiceAllocationsArgs { named, paging }) => {
            let query = ListQuery::new(*paging).text;
            let path = format!("{}/allocations?{query}", named.path(client)?);
            let page: List<Allocation> = paging.ledger_list(client, ui, &path)?;
            ui.page(&page)
        }
        InvoicesCommand::Allocate(InvoiceAllocateArgs { named, parts, warnings }) => {
            let organisation = named.whose.path(client)?;
            let path = named.path(client)?;
            let note: Data<Invoice> = client.read(&client.get(&path)?)?;
            let InvoiceSummary { contact_id, invoice_type, .. } = note.data.summary;
            // It settles what money in would settle, where it is of sales.
            let money = AllocationSource::Of(contact_id, invoice_type == InvoiceType::Sales);
            let allocations = allocations((client, &organisation), money, parts)?;
            let strict = warnings.is_strict();
            let body = NewAllocations { allocations, currency: None, strict };
            let made = client.post(&format!("{path}/allocations"), &body)?;
            note_warnings(&made, client, ui)?;
            show(&made)
        }
        InvoicesCommand::Unallocate(InvoiceUnallocateArgs { named, allocation }) => {
            let path = format!("{}/allocations/{allocation}", named.path(client)?);
            show(&client.delete(&path)?)
        }
    }
}

/// A document, and its lines below.
fn show(body: &str, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let Data { data: invoice } = client.read::<Data<Invoice>>(body)?;
    show_made(&invoice, false, ui)
}

impl InvoiceUpdateArgs {
    /// The one object of a file.
    fn of_file(
        &self,
        file: &Source,
        client: &Client<'_>,
        ui: &Ui,
    ) -> Result<Box<RawValue>, Failure> {
        let organisation = self.named.whose.path(client)?;
        let mut changes = documents::read(file, client, &organisation, ui)?;
        match (changes.pop(), changes.is_empty()) {
            (Some(change), true) => Ok(change),
            _ => Err(Failure::file(format!("{} is not a single JSON object", file.name()))),
        }
    }

    fn body(&self, client: &Client<'_>) -> Result<Map<String, Json>, Failure> {
        let text = |key, text: &Option<String>| {
            let value = |text: &String| {
                if text.is_empty() { Json::Null } else { Json::from(text.clone()) }
            };
            text.as_ref().map(|text| set(key, value(text)))
        };
        let contact = match &self.contact {
            Some(named) => {
                let organisation = self.named.whose.path(client)?;
                Some(names::contact(client, &organisation, named)?.to_string())
            }
            None => None,
        };
        let parts = [
            contact.map(|id| set("contact_id", id)),
            text("number", &self.number),
            self.issue_date.map(|day| set("issue_date", day.to_string())),
            self.tax_point.map(|day| set("tax_point", day.to_string())),
            self.due_date.map(|day| set("due_date", day.to_string())),
            text("reference", &self.reference),
            text("notes", &self.notes),
        ];
        Ok(parts.into_iter().flatten().chain(self.kept.changes()?).collect())
    }
}

impl InvoiceListArgs {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        let organisation = self.whose.path(client)?;
        let mut query = ListQuery::new(self.paging);
        query.add("type", self.invoice_type);
        query.add("kind", self.kind);
        query.add("status", self.status);
        if let Some(named) = &self.contact {
            query.add("contact_id", Some(names::contact(client, &organisation, named)?));
        }
        query.add("date_from", self.from);
        query.add("date_to", self.to);
        query.add("overdue", self.overdue.then_some(true));
        query.add("number", self.number.as_ref());
        query.add("search", self.search.as_ref());
        self.found.add_to(&mut query);
        Ok(format!("{organisation}/invoices?{}", query.text))
    }
}
