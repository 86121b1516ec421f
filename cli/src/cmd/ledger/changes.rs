//! `tieout ledger changes`: what changed since a program last asked.

use tieout::contract::ledger::changes::{BooksChange, CHANGES_LIMIT_DEFAULT, CHANGES_LIMIT_MAX};
use tieout::contract::ledger::organisation::Whole;

use super::organisation::OrganisationArg;
use crate::client::Client;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// List changes to the books after a sequence number, earliest first
///
/// For scripts that keep a copy: ask again with the last sequence number until nothing is listed.
#[derive(Debug, clap::Args)]
pub(super) struct ChangesArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// Only those after this sequence number
    #[arg(long, value_name = "SEQUENCE", default_value_t = 0,
          value_parser = clap::value_parser!(i64).range(0..))]
    after: i64,
    /// Maximum to list, up to 1,000
    #[arg(long, value_name = "N", default_value_t = CHANGES_LIMIT_DEFAULT,
          value_parser = clap::value_parser!(u32).range(1..=i64::from(CHANGES_LIMIT_MAX)))]
    limit: u32,
}

impl Tabular for BooksChange {
    const COLUMNS: &'static [&'static str] =
        &["sequence", "at", "action", "object_type", "object_id", "version"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::number(self.sequence),
            Value::text(self.at),
            Value::text(&self.action),
            Value::text(&self.object_type),
            Value::text(&self.object_id),
            self.version.map_or(Value::None, Value::number),
        ]
    }
}

pub(super) fn run(args: &ChangesArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let organisation = args.whose.path(client)?;
    let path = format!("{organisation}/changes?after={}&limit={}", args.after, args.limit);
    let changes: Whole<BooksChange> = client.read(&client.get(&path)?)?;
    ui.whole(&changes)
}
