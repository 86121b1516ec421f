//! Documents that are written off, and due again; relief from their VAT.

use tieout::contract::ledger::invoice::{UndoVatRelief, UndoWriteOff, VatRelief, WriteOff};
use tieout::date::Date;

use super::selector::InvoiceSelector;
use crate::client::Client;
use crate::cmd::ledger::chart::account_of;
use crate::exit::Failure;

/// Write off what is outstanding of a document, VAT included
///
/// Relief from the VAT is a separate step: a write-off counts in no VAT return.
#[derive(Debug, clap::Args)]
pub(super) struct InvoiceWriteOffArgs {
    #[command(flatten)]
    named: InvoiceSelector,
    /// Date of the write-off
    #[arg(long, value_name = "DATE")]
    date: Date,
    /// Account that takes the amount, by code or ID; default, for sales: the account with the role `bad_debts`
    #[arg(long, value_name = "ACCOUNT")]
    account: Option<String>,
    /// The reason, for the record
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    reason: Option<String>,
}

/// Undo the last write-off of a document: the amount is due again
#[derive(Debug, clap::Args)]
pub(super) struct InvoiceUndoWriteOffArgs {
    #[command(flatten)]
    named: InvoiceSelector,
    /// Date from which it is due again; default: the date of the write-off, or the first open date if that is locked
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,
    /// The reason, for the record
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    reason: Option<String>,
}

/// Claim relief from the VAT of what is written off of a sales invoice
///
/// It counts in box 4 of the return of that day. The conditions of VAT Notice 700/18 are checked, and those that are
/// not met are named: the returns with the VAT are filed, six months have gone by, and not more than four years and six
/// months.
#[derive(Debug, clap::Args)]
pub(super) struct InvoiceVatReliefArgs {
    #[command(flatten)]
    named: InvoiceSelector,
    /// Date of the claim
    #[arg(long, value_name = "DATE")]
    date: Date,
    /// The debt is neither sold nor assigned, without which there is no relief
    #[arg(long)]
    not_assigned: bool,
    /// The reason, for the record
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    reason: Option<String>,
}

/// Undo the last claim to relief from the VAT of an invoice
#[derive(Debug, clap::Args)]
pub(super) struct InvoiceUndoVatReliefArgs {
    #[command(flatten)]
    named: InvoiceSelector,
    /// Date of the undoing; default: the date of the claim, or the first open date if that is locked
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,
    /// The reason, for the record
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    reason: Option<String>,
}

impl InvoiceWriteOffArgs {
    /// The document as it is afterwards.
    pub(super) fn run(&self, client: &Client<'_>) -> Result<String, Failure> {
        let account_id = match &self.account {
            Some(account) => {
                let organisation = self.named.whose.path(client)?;
                Some(account_of(client, &organisation, account)?)
            }
            None => None,
        };
        let body = WriteOff { date: self.date, account_id, reason: self.reason.clone() };
        client.post(&format!("{}/write-off", self.named.path(client)?), &body)
    }
}

impl InvoiceUndoWriteOffArgs {
    /// The document as it is afterwards.
    pub(super) fn run(&self, client: &Client<'_>) -> Result<String, Failure> {
        let body = UndoWriteOff { date: self.date, reason: self.reason.clone() };
        client.post(&format!("{}/write-off/undo", self.named.path(client)?), &body)
    }
}

impl InvoiceVatReliefArgs {
    /// The invoice as it is afterwards.
    pub(super) fn run(&self, client: &Client<'_>) -> Result<String, Failure> {
        let Self { date, not_assigned, .. } = *self;
        let body = VatRelief { date, not_assigned, reason: self.reason.clone() };
        client.post(&format!("{}/vat-relief", self.named.path(client)?), &body)
    }
}

impl InvoiceUndoVatReliefArgs {
    /// The invoice as it is afterwards.
    pub(super) fn run(&self, client: &Client<'_>) -> Result<String, Failure> {
        let body = UndoVatRelief { date: self.date, reason: self.reason.clone() };
        client.post(&format!("{}/vat-relief/undo", self.named.path(client)?), &body)
    }
}
