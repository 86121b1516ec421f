//! `tieout ledger settlements`: receipts of customers and payments to suppliers.

use clap::Subcommand;
use serde::Serialize;
use tieout::contract::key::Data;
use tieout::contract::ledger::settlement::{
    Allocation, NewAllocations, NewSettlement, Settlement, SettlementStatus, SettlementType,
    VoidSettlement,
};
use tieout::contract::page::List;
use tieout::date::Date;
use tieout::id::{AllocationId, SettlementId};
use tieout::money::Money;

use super::allocating::{Part, Settling, allocations, part};
use super::bank_accounts::find;
use super::{Query, Whose, money, names};
use crate::client::Client;
use crate::cmd::paging::Paging;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value, described, further};

/// List, make, allocate and void receipts of customers and payments to suppliers
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// List receipts and payments, the latest day first
    List(Box<Listed>),
    /// Show a receipt or a payment, and what it settles
    Show(Named),
    Create(Box<New>),
    /// Settle more invoices by what is left of a receipt or a payment
    Allocate(Allocated),
    /// Take an allocation back: the invoice is due again
    Unallocate(Unallocated),
    /// Undo a receipt or a payment: what it posted is reversed, what it settled is due again
    Void(Undone),
}

#[derive(Debug, clap::Args)]
struct Listed {
    #[command(flatten)]
    whose: Whose,
    /// receipt or payment
    #[arg(long = "type", value_name = "TYPE")]
    kind: Option<SettlementType>,
    /// posted or void
    #[arg(long)]
    status: Option<SettlementStatus>,
    /// Of this customer or supplier, by name, reference or identifier
    #[arg(long, value_name = "CONTACT")]
    contact: Option<String>,
    /// Of this bank account, by name or identifier
    #[arg(long, value_name = "BANK")]
    bank_account: Option<String>,
    /// From this day on
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// Up to this day
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
    /// With this in its reference, or in the contact's name
    #[arg(long, value_name = "TEXT")]
    search: Option<String>,
    #[command(flatten)]
    paging: Paging,
}

/// Make a receipt or a payment, and settle invoices by it
///
/// It is posted at once: a receipt to the bank account and from what customers owe, a payment from the
/// bank account and to what suppliers are owed. What settles no invoice stays with the contact.
#[derive(Debug, clap::Args)]
struct New {
    #[command(flatten)]
    whose: Whose,
    /// receipt (money in) or payment (money out)
    #[arg(long = "type", value_name = "TYPE")]
    kind: SettlementType,
    /// The customer or supplier, by name, reference or identifier
    #[arg(long, value_name = "CONTACT")]
    contact: String,
    /// Where the money went in or out, by name or identifier
    #[arg(long, value_name = "BANK")]
    bank_account: String,
    /// The day
    #[arg(long)]
    date: Date,
    /// How much, above 0
    #[arg(long, value_parser = money)]
    amount: Money,
    /// Money back: a payment to a customer, or a receipt from a supplier; it settles credit notes
    #[arg(long)]
    refund: bool,
    /// A document's number
    #[arg(long)]
    reference: Option<String>,
    /// What of it settles which invoice, by number or identifier, once for each
    #[arg(long = "allocate", value_name = "INVOICE=AMOUNT", value_parser = part)]
    parts: Vec<Part>,
}

#[derive(Debug, clap::Args)]
struct Named {
    /// The receipt's or payment's identifier, set_...
    #[arg(value_name = "ID")]
    id: SettlementId,
    #[command(flatten)]
    whose: Whose,
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
    /// The allocation's identifier, alc_..., as show has it
    #[arg(value_name = "ALLOCATION")]
    allocation: AllocationId,
}

#[derive(Debug, clap::Args)]
struct Undone {
    #[command(flatten)]
    named: Named,
    /// The day it is undone on; default the first that it may be: its own, or the latest on which
    /// something that it had settled was taken back; where that is locked, the first that is not
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,
    /// Why; it is kept with the audit events
    #[arg(long)]
    reason: Option<String>,
}

impl Tabular for Settlement {
    const COLUMNS: &'static [&'static str] = &[
        "date",
        "type",
        "refund",
        "contact_name",
        "amount",
        "settles",
        "unallocated_amount",
        "status",
        "reference",
        "id",
    ];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.date),
            Value::text(self.kind),
            Value::yes_or_no(self.refund),
            Value::text(&self.contact_name),
            Value::number(self.amount),
            Value::optional(settles(&self.allocations)),
            Value::number(self.unallocated_amount),
            Value::text(self.status),
            Value::optional(self.reference.as_ref()),
            Value::text(self.id),
        ]
    }
}

/// The numbers of what is settled, as a list has room for them.
fn settles(allocations: &[Allocation]) -> Option<String> {
    const MOST: usize = 3;
    let numbers = allocations.iter().map(|one| &*one.invoice_number);
    let mut numbers: Vec<_> = numbers.collect();
    numbers.dedup();
    let more = numbers.len().saturating_sub(MOST);
    numbers.truncate(MOST);
    let named = numbers.join(", ");
    match (named.is_empty(), more) {
        (true, _) => None,
        (false, 0) => Some(named),
        (false, more) => Some(format!("{named} and {more} more")),
    }
}

impl Tabular for Allocation {
    const COLUMNS: &'static [&'static str] =
        &["date", "amount", "invoice_number", "settlement_id", "credit_note_id", "id"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.date),
            Value::number(self.amount),
            Value::text(&self.invoice_number),
            Value::optional(self.settlement_id),
            Value::optional(self.credit_note_id),
            Value::text(self.id),
        ]
    }
}

/// An allocation below what settles.
#[derive(Debug, Serialize)]
#[serde(transparent)]
struct Below<'s>(&'s Allocation);

impl Tabular for Below<'_> {
    const COLUMNS: &'static [&'static str] =
        &["invoice_number", "date", "amount", "invoice_id", "id"];

    fn values(&self) -> Vec<Value> {
        let Allocation { invoice_id, invoice_number, date, amount, id, .. } = self.0;
        vec![
            Value::text(invoice_number),
            Value::text(date),
            Value::number(amount),
            Value::text(invoice_id),
            Value::text(id),
        ]
    }
}

pub(super) fn run(args: &Args, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let show = |body: &str| show(body, client, ui);
    match &args.action {
        Action::List(listed) => {
            let page: List<Settlement> = listed.paging.list(client, ui, &listed.path(client)?)?;
            ui.page(&page)
        }
        Action::Show(named) => show(&client.get(&named.path(client)?)?),
        Action::Create(new) => {
            let path = new.whose.path(client)?;
            let body = new.body(client, &path)?;
            show(&client.post(&format!("{path}/settlements"), &body)?)
        }
        Action::Allocate(Allocated { named, parts }) => {
            let organisation = named.whose.path(client)?;
            let made: Data<Settlement> = client.read(&client.get(&named.path(client)?)?)?;
            let Settlement { contact_id, kind, .. } = made.data;
            let money = Settling::Of(contact_id, is_in(kind));
            let allocations = allocations((client, &organisation), money, parts)?;
            let body = NewAllocations { allocations, currency: None };
            show(&client.post(&format!("{}/allocations", named.path(client)?), &body)?)
        }
        Action::Unallocate(Unallocated { named, allocation }) => {
            let path = format!("{}/allocations/{allocation}", named.path(client)?);
            show(&client.delete(&path)?)
        }
        Action::Void(Undone { named, date, reason }) => {
            let body = VoidSettlement { reason: reason.clone(), void_date: *date };
            show(&client.post(&format!("{}/void", named.path(client)?), &body)?)
        }
    }
}

/// Whether it is money in.
fn is_in(kind: SettlementType) -> bool {
    kind == SettlementType::Receipt
}

/// A receipt or a payment, and what it settles below.
fn show(body: &str, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let Data { data: settlement } = client.read::<Data<Settlement>>(body)?;
    let void = further::<Settlement>("void date", settlement.void_date);
    let heading = format!("{}{void}\n", described(&settlement));
    let allocated = Value::number(settlement.allocated_amount);
    let nothing = || Value::text("");
    let totals = [Value::text("allocated"), nothing(), allocated, nothing(), nothing()];
    let below: Vec<_> = settlement.allocations.iter().map(Below).collect();
    ui.summed(&heading, &settlement, &below, &totals)
}

impl Named {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        Ok(format!("{}/settlements/{}", self.whose.path(client)?, self.id))
    }
}

impl New {
    fn body(&self, client: &Client<'_>, organisation: &str) -> Result<NewSettlement, Failure> {
        let contact = names::contact(client, organisation, &self.contact)?;
        let money = Settling::Of(contact, is_in(self.kind));
        let parts = allocations((client, organisation), money, &self.parts)?;
        Ok(NewSettlement {
            kind: self.kind,
            contact_id: contact,
            bank_account_id: find(client, organisation, &self.bank_account)?.id,
            date: self.date,
            amount: self.amount,
            refund: self.refund,
            reference: self.reference.clone(),
            allocations: Some(parts).filter(|parts| !parts.is_empty()),
            currency: None,
        })
    }
}

impl Listed {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        let organisation = self.whose.path(client)?;
        let mut query = Query::new(self.paging);
        query.add("type", self.kind);
        query.add("status", self.status);
        if let Some(named) = &self.contact {
            query.add("contact_id", Some(names::contact(client, &organisation, named)?));
        }
        if let Some(named) = &self.bank_account {
            query.add("bank_account_id", Some(find(client, &organisation, named)?.id));
        }
        query.add("date_from", self.from);
        query.add("date_to", self.to);
        query.add("search", self.search.as_ref());
        Ok(format!("{organisation}/settlements?{}", query.text))
    }
}
