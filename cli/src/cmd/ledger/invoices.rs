//! `tieout ledger invoices`: invoices and credit notes, sales and purchase.

mod create;

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
use super::allocating::{Part, Settling, allocations, part};
use super::{Query, Whose, documents, names};
use crate::client::Client;
use crate::cmd::files;
use crate::cmd::paging::Paging;
use crate::exit::Failure;
use crate::files::Source;
use crate::render::{Tabular, Ui, Value, described, further};

/// List, make, look at, change, issue and void invoices and credit notes
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// List invoices and credit notes, the latest day first
    List(Box<Listed>),
    /// Show an invoice or a credit note with its lines
    Show(Named),
    Create(create::New),
    Update(Box<Changed>),
    /// Issue a draft: it gets its number and is posted
    Issue(Issued),
    /// Void an invoice or a credit note: what it posted is undone
    Void(Voided),
    /// Remove a draft
    Delete(Named),
    /// List what settles an invoice, or what a credit note settles
    Allocations(Settled),
    /// Settle invoices by a credit note
    Allocate(Allocated),
    /// Take an allocation of a credit note back: the invoice is due again
    Unallocate(Unallocated),
}

#[derive(Debug, clap::Args)]
struct Listed {
    #[command(flatten)]
    whose: Whose,
    /// sales or purchase
    #[arg(long = "type", value_name = "TYPE")]
    invoice_type: Option<InvoiceType>,
    /// invoice or `credit_note`
    #[arg(long)]
    kind: Option<InvoiceKind>,
    /// draft, issued, `part_paid`, paid or void
    #[arg(long)]
    status: Option<InvoiceStatus>,
    /// Of this customer or supplier, by name, reference or identifier
    #[arg(long, value_name = "CONTACT")]
    contact: Option<String>,
    /// Issued from this day on
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// Issued up to this day
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
    /// Only what is open after its due date
    #[arg(long)]
    overdue: bool,
    /// With this number
    #[arg(long)]
    number: Option<String>,
    /// With this in its number, reference or notes
    #[arg(long, value_name = "TEXT")]
    search: Option<String>,
    #[command(flatten)]
    paging: Paging,
}

#[derive(Debug, clap::Args)]
struct Named {
    /// The document, by number or identifier
    #[arg(value_name = "DOCUMENT")]
    document: String,
    #[command(flatten)]
    whose: Whose,
}

/// Change an invoice or a credit note; what is not given stays
///
/// Of one that is issued only the due date, the reference and the notes change: what is wrong with it
/// otherwise is undone by void, or by a credit note. The lines of a draft are given anew by a file, which
/// has what the API takes, as for create.
#[derive(Debug, clap::Args)]
#[group(id = "changes", required = true, multiple = true,
        args = ["file", "contact", "number", "issue_date", "due_date", "reference", "notes"])]
struct Changed {
    #[command(flatten)]
    named: Named,
    /// What changes, in JSON, such as {"lines": [...]}; - for standard input
    #[arg(long, value_name = "FILE", value_parser = files::source(), value_hint = ValueHint::FilePath,
          conflicts_with_all = ["contact", "number", "issue_date", "due_date", "reference", "notes"])]
    file: Option<Source>,
    /// The customer or supplier, by name, reference or identifier
    #[arg(long)]
    contact: Option<String>,
    /// Its number; empty for the next of the sequence
    #[arg(long)]
    number: Option<String>,
    /// The day it counts for
    #[arg(long, value_name = "DATE")]
    issue_date: Option<Date>,
    /// The day it is to be paid by
    #[arg(long, value_name = "DATE")]
    due_date: Option<Date>,
    /// An order's number, or what else it is known by; empty for none
    #[arg(long)]
    reference: Option<String>,
    /// What to write below it; empty for nothing
    #[arg(long, value_name = "TEXT")]
    notes: Option<String>,
}

#[derive(Debug, clap::Args)]
struct Issued {
    #[command(flatten)]
    named: Named,
    /// The day it counts for; default the draft's
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,
}

#[derive(Debug, clap::Args)]
struct Voided {
    #[command(flatten)]
    named: Named,
    /// The day it counts no more from; default the first that it may be: the day it was issued, or the
    /// latest on which something that had settled it was taken back; where that is locked, the first
    /// that is open
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,
    /// Why, for the record
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
}

#[derive(Debug, clap::Args)]
struct Settled {
    #[command(flatten)]
    named: Named,
    #[command(flatten)]
    paging: Paging,
}

#[derive(Debug, clap::Args)]
struct Allocated {
    #[command(flatten)]
    named: Named,
    /// What of it settles which invoice, by number or identifier
    #[arg(value_name = "INVOICE=AMOUNT", value_parser = part, required = true)]
    parts: Vec<Part>,
}

#[derive(Debug, clap::Args)]
struct Unallocated {
    #[command(flatten)]
    named: Named,
    /// The allocation's identifier, alc_..., as allocations has it
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

pub(super) fn run(args: &Args, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let show = |body: &str| show(body, client, ui);
    match &args.action {
        Action::List(listed) => {
            let page: List<InvoiceSummary> =
                listed.paging.list(client, ui, &listed.path(client)?)?;
            ui.page(&page)
        }
        Action::Show(named) => show(&client.get(&named.path(client)?)?),
        Action::Create(new) => create::run(new, client, ui),
        Action::Update(changed) => {
            let path = changed.named.path(client)?;
            show(&match &changed.file {
                Some(file) => client.patch(&path, &changed.of_file(file, client, ui)?)?,
                None => client.patch(&path, &changed.body(client)?)?,
            })
        }
        Action::Issue(Issued { named, date }) => {
            let path = format!("{}/issue", named.path(client)?);
            show(&client.post(&path, &Issuing { issue_date: *date })?)
        }
        Action::Void(Voided { named, date, reason }) => {
            let path = format!("{}/void", named.path(client)?);
            let body = Voiding { reason: reason.clone(), void_date: *date };
            show(&client.post(&path, &body)?)
        }
        Action::Delete(named) => show(&client.delete(&named.path(client)?)?),
        Action::Allocations(Settled { named, paging }) => {
            let query = Query::new(*paging).text;
            let path = format!("{}/allocations?{query}", named.path(client)?);
            let page: List<Allocation> = paging.list(client, ui, &path)?;
            ui.page(&page)
        }
        Action::Allocate(Allocated { named, parts }) => {
            let organisation = named.whose.path(client)?;
            let path = named.path(client)?;
            let note: Data<Invoice> = client.read(&client.get(&path)?)?;
            let InvoiceSummary { contact_id, invoice_type, .. } = note.data.summary;
            // It settles what money in would settle, where it is of sales.
            let money = Settling::Of(contact_id, invoice_type == InvoiceType::Sales);
            let allocations = allocations((client, &organisation), money, parts)?;
            let body = NewAllocations { allocations, currency: None };
            show(&client.post(&format!("{path}/allocations"), &body)?)
        }
        Action::Unallocate(Unallocated { named, allocation }) => {
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

/// A document as the API has it, with `already_made` in front where it was there before. As texts:
/// numbers keep their digits.
fn document(invoice: &Invoice, is_already: bool) -> Result<Box<RawValue>, serde_json::Error> {
    let json = serde_json::to_string(invoice)?;
    RawValue::from_string(match json.strip_prefix('{') {
        Some(rest) if is_already => format!("{{\"already_made\":true,{rest}"),
        _ => json,
    })
}

/// Whether a document is new.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Whether {
    New,
    /// An earlier run made it.
    Already,
    /// What an earlier run made, of this name, is no more.
    Anew(String),
}

/// The same, saying in every form that shows the whole where nothing was made.
fn show_made(invoice: &Invoice, is_already: bool, ui: &Ui) -> Result<(), Failure> {
    let summary = &invoice.summary;
    let already = if is_already { "already made   yes\n" } else { "" };
    let void = further::<InvoiceSummary>("void date", summary.void_date);
    let heading = format!("{}{void}{already}\n", described(summary));
    let empty = || Value::text("");
    let totals = [
        Value::text("total"),
        empty(),
        empty(),
        empty(),
        empty(),
        empty(),
        Value::number(summary.net_total),
        Value::number(summary.vat_total),
        Value::number(summary.gross_total),
    ];
    let document = document(invoice, is_already)
        .map_err(|error| Failure::data(format!("cannot write the document: {error}")))?;
    ui.summed(&heading, &document, &invoice.lines, &totals)
}

impl Named {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        let organisation = self.whose.path(client)?;
        let id = names::invoice(client, &organisation, None, &self.document)?;
        Ok(format!("{organisation}/invoices/{id}"))
    }
}

impl Changed {
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
            _ => Err(Failure::file(format!("{} is not one object", file.name()))),
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
            self.due_date.map(|day| set("due_date", day.to_string())),
            text("reference", &self.reference),
            text("notes", &self.notes),
        ];
        Ok(parts.into_iter().flatten().collect())
    }
}

impl Listed {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        let organisation = self.whose.path(client)?;
        let mut query = Query::new(self.paging);
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
        Ok(format!("{organisation}/invoices?{}", query.text))
    }
}
