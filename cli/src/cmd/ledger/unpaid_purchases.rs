//! `tieout ledger unpaid-purchases`: purchases that went unpaid for six months, and their VAT.

use clap::Subcommand;
use tieout::contract::ledger::organisation::Whole;
use tieout::contract::ledger::unpaid_purchase::{RepayInputVat, UnpaidPurchase};
use tieout::date::Date;

use super::chart::account_of;
use super::organisation::OrganisationArg;
use crate::client::Client;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// List purchases unpaid for six months, and give back their VAT
#[derive(Debug, clap::Args)]
pub(super) struct UnpaidPurchasesArgs {
    #[command(subcommand)]
    action: UnpaidPurchasesCommand,
}

#[derive(Debug, Subcommand)]
enum UnpaidPurchasesCommand {
    List(UnpaidPurchaseListArgs),
    RepayVat(RepayVatArgs),
}

/// List purchases that went unpaid for six months, whose VAT is to be given back (VAT Notice 700/18)
#[derive(Debug, clap::Args)]
struct UnpaidPurchaseListArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// Unpaid for six months by this date; default: today in UTC
    #[arg(long, value_name = "DATE")]
    as_at: Option<Date>,
}

/// Repay the input tax of the purchases that list shows, in box 4
///
/// Paying or crediting a purchase reclaims it again by itself. To undo it: invoices undo-vat-relief
#[derive(Debug, clap::Args)]
struct RepayVatArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// Date of the postings
    #[arg(long, value_name = "DATE")]
    date: Date,
    /// Account that takes the VAT until the purchases are paid, by code or ID
    #[arg(long, value_name = "ACCOUNT")]
    account: String,
    /// The reason, for the record
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    reason: Option<String>,
}

impl Tabular for UnpaidPurchase {
    const COLUMNS: &'static [&'static str] = &[
        "number",
        "contact_name",
        "due_date",
        "repay_from",
        "amount_unpaid",
        "vat_repaid",
        "vat_to_repay",
        "journal_id",
        "invoice_id",
    ];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(&self.number),
            Value::text(&self.contact_name),
            Value::text(self.due_date),
            Value::text(self.repay_from),
            Value::number(self.amount_unpaid),
            Value::number(self.vat_repaid),
            Value::number(self.vat_to_repay),
            Value::optional(self.journal_id),
            Value::text(self.invoice_id),
        ]
    }
}

pub(super) fn run(args: &UnpaidPurchasesArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let answer = match &args.action {
        UnpaidPurchasesCommand::List(UnpaidPurchaseListArgs { whose, as_at }) => {
            let day = as_at.map(|day| format!("?as_at={day}")).unwrap_or_default();
            client.get(&format!("{}/reports/unpaid-purchases{day}", whose.path(client)?))?
        }
        UnpaidPurchasesCommand::RepayVat(RepayVatArgs { whose, date, account, reason }) => {
            let path = whose.path(client)?;
            let account_id = account_of(client, &path, account)?;
            let body = RepayInputVat { date: *date, account_id, reason: reason.clone() };
            client.post(&format!("{path}/unpaid-purchases/repay-vat"), &body)?
        }
    };
    let purchases: Whole<UnpaidPurchase> = client.read(&answer)?;
    ui.whole(&purchases)
}
