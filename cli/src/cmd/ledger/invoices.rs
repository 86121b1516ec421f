//! `tieout ledger invoices`: invoices and credit notes, sales and purchase.

use std::io::Read as _;

use clap::{Subcommand, ValueHint};
use serde_json::value::RawValue;
use tieout::contract::BODY_BYTES_MAX;
use tieout::contract::key::Data;
use tieout::contract::ledger::invoice::{
    Invoice, InvoiceKind, InvoiceLine, InvoiceStatus, InvoiceSummary, InvoiceType, Issuing, Voiding,
};
use tieout::contract::page::List;
use tieout::date::Date;
use tieout::id::{ContactId, InvoiceId};

use super::{Query, Whose};
use crate::client::Client;
use crate::cmd::files;
use crate::cmd::paging::Paging;
use crate::exit::Failure;
use crate::input::Source;
use crate::render::{Tabular, Ui, Value, described};

/// List, make, look at, issue and void invoices and credit notes
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
    Create(New),
    /// Issue a draft: it gets its number and is posted
    Issue(Issued),
    /// Void an invoice or a credit note: what it posted is undone
    Void(Voided),
    /// Remove a draft
    Delete(Named),
}

#[derive(Debug, clap::Args)]
struct Listed {
    #[command(flatten)]
    whose: Whose,
    /// sales or purchase
    #[arg(long = "type", value_name = "TYPE")]
    invoice_type: Option<InvoiceType>,
    /// invoice or credit_note
    #[arg(long)]
    kind: Option<InvoiceKind>,
    /// draft, issued, part_paid, paid or void
    #[arg(long)]
    status: Option<InvoiceStatus>,
    /// Of this customer or supplier, con_...
    #[arg(long, value_name = "ID")]
    contact: Option<ContactId>,
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

/// Make an invoice or a credit note from JSON
///
/// The file has what the API takes: type, contact_id, issue_date and lines, each with a description, a
/// unit_price, an account_id and a vat_code. It is issued at once, unless "issue" is false: then it is
/// kept as a draft.
#[derive(Debug, clap::Args)]
struct New {
    /// The document in JSON; - for standard input
    #[arg(value_parser = files::source(), value_hint = ValueHint::FilePath)]
    file: Source,
    #[command(flatten)]
    whose: Whose,
}

#[derive(Debug, clap::Args)]
struct Named {
    /// The document's identifier, inv_...
    #[arg(value_name = "ID")]
    id: InvoiceId,
    #[command(flatten)]
    whose: Whose,
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
    /// The day it counts no more from; default the day it was issued, or the first that is open
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,
    /// Why, for the record
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
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
            let page: List<InvoiceSummary> = client.read(&client.get(&listed.path(client)?)?)?;
            ui.page(&page)
        }
        Action::Show(named) => show(&client.get(&named.path(client)?)?),
        Action::Create(New { file, whose }) => {
            let body = document(file)?;
            show(&client.post(&format!("{}/invoices", whose.path(client)?), &body)?)
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
    }
}

/// A document, and its lines below.
fn show(body: &str, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let Data { data: invoice } = client.read::<Data<Invoice>>(body)?;
    let summary = &invoice.summary;
    let heading = format!("{}\n", described(summary));
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
    ui.summed(&heading, &invoice, &invoice.lines, &totals)
}

/// The JSON of a document, as it stands in the file: each number keeps its digits.
fn document(file: &Source) -> Result<Box<RawValue>, Failure> {
    // One byte more than any request may have: what is longer is not sent.
    let most = u64::try_from(BODY_BYTES_MAX).unwrap_or(u64::MAX).saturating_add(1);
    let mut text = String::new();
    let read = file.open().map_err(files::failure)?.take(most).read_to_string(&mut text);
    read.map_err(|error| Failure::file(format!("cannot read {}: {error}", file.name())))?;
    if text.len() > BODY_BYTES_MAX {
        return Err(Failure::too_large(text.len()));
    }
    let text = text.trim_start_matches('\u{feff}');
    serde_json::from_str(text)
        .map_err(|error| Failure::file(format!("{} is no JSON: {error}", file.name())))
}

impl Named {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        Ok(format!("{}/invoices/{}", self.whose.path(client)?, self.id))
    }
}

impl Listed {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        let organisation = self.whose.path(client)?;
        let mut query = Query::new(self.paging);
        query.add("type", self.invoice_type);
        query.add("kind", self.kind);
        query.add("status", self.status);
        query.add("contact_id", self.contact);
        query.add("date_from", self.from);
        query.add("date_to", self.to);
        query.add("overdue", self.overdue.then_some(true));
        query.add("number", self.number.as_ref());
        query.add("search", self.search.as_ref());
        Ok(format!("{organisation}/invoices?{}", query.text))
    }
}
