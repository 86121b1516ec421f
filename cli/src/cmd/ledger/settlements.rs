//! `tieout ledger settlements`: receipts of customers and payments to suppliers.

use clap::Subcommand;
use serde::Serialize;
use tieout::contract::key::Data;
use tieout::contract::ledger::settlement::{
    Allocation, Deposit, NewAllocations, NewDeposit, NewSettlement, Settlement, SettlementStatus,
    SettlementType, VoidSettlement,
};
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::contract::page::List;
use tieout::date::Date;
use tieout::id::{AllocationId, SettlementId};
use tieout::money::Money;

use super::allocation::{AllocationArg, AllocationSource, allocations, part};
use super::amount::money;
use super::bank_accounts::find;
use super::list_query::ListQuery;
use super::names;
use super::organisation::OrganisationArg;
use super::own_keys::{FoundByArgs, OwnKeysArgs};
use super::warnings::{WarningsArg, note_warnings};
use crate::client::Client;
use crate::cmd::paging::PagingArgs;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value, described, further};

/// List, create, allocate and void customer receipts and supplier payments
#[derive(Debug, clap::Args)]
pub(super) struct SettlementsArgs {
    #[command(subcommand)]
    action: SettlementsCommand,
}

#[derive(Debug, Subcommand)]
enum SettlementsCommand {
    /// List receipts and payments, latest date first
    List(Box<SettlementListArgs>),
    /// Show a receipt or payment and its allocations
    Show(SettlementSelector),
    Create(Box<SettlementCreateArgs>),
    /// Allocate what is left of a receipt or payment to more invoices
    Allocate(SettlementAllocateArgs),
    /// Remove an allocation: the invoice is due again
    Unallocate(SettlementUnallocateArgs),
    /// Void a receipt or payment: its posting is reversed, and its invoices are due again
    Void(SettlementVoidArgs),
}

#[derive(Debug, clap::Args)]
struct SettlementListArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// receipt or payment
    #[arg(long = "type", value_name = "TYPE")]
    kind: Option<SettlementType>,
    /// posted or void
    #[arg(long)]
    status: Option<SettlementStatus>,
    /// Only this customer or supplier, by name, reference or ID
    #[arg(long, value_name = "CONTACT")]
    contact: Option<String>,
    /// Only this bank account, by name or ID
    #[arg(long, value_name = "BANK")]
    bank_account: Option<String>,
    /// From this date
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// Up to this date
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
    /// With this text in the reference or the contact's name
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    search: Option<String>,
    #[command(flatten)]
    found: FoundByArgs,
    #[command(flatten)]
    paging: PagingArgs,
}

/// Create a receipt or payment and allocate it to invoices
///
/// It is posted at once: a receipt debits the bank account and credits trade debtors, a payment debits trade
/// creditors and credits the bank account. Anything not allocated to an invoice stays on the contact's account.
#[derive(Debug, clap::Args)]
struct SettlementCreateArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// receipt (money in) or payment (money out)
    #[arg(long = "type", value_name = "TYPE")]
    kind: SettlementType,
    /// The customer or supplier, by name, reference or ID
    #[arg(long, value_name = "CONTACT")]
    contact: String,
    /// The bank account, by name or ID
    #[arg(long, value_name = "BANK")]
    bank_account: String,
    /// Date
    #[arg(long)]
    date: Date,
    /// Amount, above 0
    #[arg(long, allow_negative_numbers = true, value_parser = money)]
    amount: Money,
    /// A refund: a payment to a customer or a receipt from a supplier, allocated to credit notes
    #[arg(long)]
    refund: bool,
    /// Reference, such as a document number
    #[arg(long, allow_hyphen_values = true)]
    reference: Option<String>,
    /// The VAT code of a deposit: a customer's payment before the invoice, whose VAT counts on its date; leave it out for a
    /// security deposit
    #[arg(long, value_name = "VAT_CODE")]
    deposit: Option<LedgerVatCode>,
    /// Invoice to allocate to, by number or ID, with the amount; repeat for more
    #[arg(long = "allocate", value_name = "INVOICE=AMOUNT", value_parser = part)]
    parts: Vec<AllocationArg>,
    #[command(flatten)]
    kept: OwnKeysArgs,
    #[command(flatten)]
    warnings: WarningsArg,
}

#[derive(Debug, clap::Args)]
struct SettlementSelector {
    /// The receipt's or payment's ID, set_...
    #[arg(value_name = "ID")]
    id: SettlementId,
    #[command(flatten)]
    whose: OrganisationArg,
}

#[derive(Debug, clap::Args)]
struct SettlementAllocateArgs {
    #[command(flatten)]
    named: SettlementSelector,
    /// Invoice to allocate to, by number or ID, with the amount
    #[arg(value_name = "INVOICE=AMOUNT", value_parser = part, required = true)]
    parts: Vec<AllocationArg>,
}

#[derive(Debug, clap::Args)]
struct SettlementUnallocateArgs {
    #[command(flatten)]
    named: SettlementSelector,
    /// The allocation's ID, alc_..., as listed by show
    #[arg(value_name = "ALLOCATION")]
    allocation: AllocationId,
}

#[derive(Debug, clap::Args)]
struct SettlementVoidArgs {
    #[command(flatten)]
    named: SettlementSelector,
    /// Void date; default: the earliest allowed, which is its own date or the date its last allocation was
    /// removed, whichever is later, or the first open date if that is locked
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,
    /// The reason, recorded in the audit log
    #[arg(long, allow_hyphen_values = true)]
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
pub(super) fn settles(allocations: &[Allocation]) -> Option<String> {
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
        &["date", "amount", "invoice_number", "settlement_id", "credit_note_id", "contra_id", "id"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.date),
            Value::number(self.amount),
            Value::text(&self.invoice_number),
            Value::optional(self.settlement_id),
            Value::optional(self.credit_note_id),
            Value::optional(self.contra_id),
            Value::text(self.id),
        ]
    }
}

/// An allocation below what settles.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub(super) struct SettlementAllocationRow<'s>(pub(super) &'s Allocation);

impl Tabular for SettlementAllocationRow<'_> {
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

pub(super) fn run(args: &SettlementsArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let show = |body: &str| show(body, client, ui);
    match &args.action {
        SettlementsCommand::List(listed) => {
            let page: List<Settlement> =
                listed.paging.ledger_list(client, ui, &listed.path(client)?)?;
            ui.page(&page)
        }
        SettlementsCommand::Show(named) => show(&client.get(&named.path(client)?)?),
        SettlementsCommand::Create(new) => {
            let path = new.whose.path(client)?;
            let body = new.body(client, &path)?;
            let made = client.post(&format!("{path}/settlements"), &body)?;
            note_warnings(&made, client, ui)?;
            show(&made)
        }
        SettlementsCommand::Allocate(SettlementAllocateArgs { named, parts }) => {
            let organisation = named.whose.path(client)?;
            let made: Data<Settlement> = client.read(&client.get(&named.path(client)?)?)?;
            let Settlement { contact_id, kind, .. } = made.data;
            let money = AllocationSource::Of(contact_id, is_in(kind));
            let allocations = allocations((client, &organisation), money, parts)?;
            let body = NewAllocations { allocations, currency: None, strict: false };
            show(&client.post(&format!("{}/allocations", named.path(client)?), &body)?)
        }
        SettlementsCommand::Unallocate(SettlementUnallocateArgs { named, allocation }) => {
            let path = format!("{}/allocations/{allocation}", named.path(client)?);
            show(&client.delete(&path)?)
        }
        SettlementsCommand::Void(SettlementVoidArgs { named, date, reason }) => {
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
    let deposit = settlement.deposit.map(|deposit| {
        let Deposit { vat_code, vat_amount, vat_released, .. } = deposit;
        format!("{vat_code}, VAT {vat_amount}, released {vat_released}")
    });
    let deposit = further::<Settlement>("deposit", deposit);
    let heading = format!("{}{void}{deposit}\n", described(&settlement));
    let allocated = Value::number(settlement.allocated_amount);
    let nothing = || Value::text("");
    let totals = [Value::text("allocated"), nothing(), allocated, nothing(), nothing()];
    let below: Vec<_> = settlement.allocations.iter().map(SettlementAllocationRow).collect();
    ui.summed(&heading, &settlement, &below, &totals)
}

impl SettlementSelector {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        Ok(format!("{}/settlements/{}", self.whose.path(client)?, self.id))
    }
}

impl SettlementCreateArgs {
    fn body(&self, client: &Client<'_>, organisation: &str) -> Result<NewSettlement, Failure> {
        let contact = names::contact(client, organisation, &self.contact)?;
        let money = AllocationSource::Of(contact, is_in(self.kind));
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
            deposit: self.deposit.map(|vat_code| NewDeposit { vat_code }),
            external_id: self.kept.external_id(),
            metadata: self.kept.metadata()?,
            currency: None,
            strict: self.warnings.is_strict(),
        })
    }
}

impl SettlementListArgs {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        let organisation = self.whose.path(client)?;
        let mut query = ListQuery::new(self.paging);
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
        self.found.add_to(&mut query);
        Ok(format!("{organisation}/settlements?{}", query.text))
    }
}
