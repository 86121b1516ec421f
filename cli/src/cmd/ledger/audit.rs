//! `tieout ledger audit-events`: who did what to the books.

use serde_json::value::RawValue;
use tieout::contract::ledger::audit::AuditEvent;
use tieout::contract::page::List;

use super::{Query, Whose};
use crate::client::Client;
use crate::cmd::paging::Paging;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// List who did what to the books, the latest first
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    whose: Whose,
    /// To this only: an account, a contact, a bank transaction, by its identifier
    #[arg(long, value_name = "ID")]
    object: Option<String>,
    #[arg(long, help = "This only, such as journal.post or bank_transaction.confirm")]
    action: Option<String>,
    #[command(flatten)]
    paging: Paging,
}

impl Tabular for AuditEvent {
    const COLUMNS: &'static [&'static str] =
        &["id", "at", "action", "object_id", "user_id", "key_id", "from", "to"];

    fn values(&self) -> Vec<Value> {
        let json = |of: &Option<Box<RawValue>>| Value::optional(of.as_ref().map(|json| json.get()));
        vec![
            Value::number(self.id),
            Value::text(self.at),
            Value::text(&self.action),
            Value::text(&self.object_id),
            Value::text(self.user_id),
            Value::optional(self.key_id),
            json(&self.from),
            json(&self.to),
        ]
    }
}

pub(super) fn run(args: &Args, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let mut query = Query::new(args.paging);
    query.add("object_id", args.object.as_ref());
    query.add("action", args.action.as_ref());
    let path = format!("{}/audit-events?{}", args.whose.path(client)?, query.text);
    let page: List<AuditEvent> = client.read(&client.get(&path)?)?;
    ui.page(&page)
}
