//! One bank transaction, by its ID.

use tieout::contract::key::Data;
use tieout::contract::ledger::bank_transaction::BankTransaction;
use tieout::id::BankTransactionId;

use crate::client::Client;
use crate::cmd::ledger::organisation::OrganisationArg;
use crate::exit::Failure;
use crate::render::Ui;

#[derive(Debug, clap::Args)]
pub(super) struct BankTransactionSelector {
    /// The bank transaction's ID, btx_...
    #[arg(value_name = "ID")]
    pub(super) id: BankTransactionId,
    #[command(flatten)]
    pub(super) whose: OrganisationArg,
}

pub(super) fn show(body: &str, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let transaction: Data<BankTransaction> = client.read(body)?;
    ui.record(&transaction.data)
}

impl BankTransactionSelector {
    pub(super) fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        Ok(format!("{}/bank-transactions/{}", self.whose.path(client)?, self.id))
    }
}
