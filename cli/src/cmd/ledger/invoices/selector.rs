//! A document that a command is about.

use crate::client::Client;
use crate::cmd::ledger::names;
use crate::cmd::ledger::organisation::OrganisationArg;
use crate::exit::Failure;

#[derive(Debug, clap::Args)]
pub(super) struct InvoiceSelector {
    /// The document, by number or ID
    #[arg(value_name = "DOCUMENT")]
    pub(super) document: String,
    #[command(flatten)]
    pub(super) whose: OrganisationArg,
}

impl InvoiceSelector {
    /// Where it is.
    pub(super) fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        let organisation = self.whose.path(client)?;
        let id = names::invoice(client, &organisation, None, &self.document)?;
        Ok(format!("{organisation}/invoices/{id}"))
    }
}
