//! `tieout ledger trial-balance` and `head`: what the books come to, and where they end.

use tieout::contract::key::Data;
use tieout::contract::ledger::audit::LedgerHead;
use tieout::contract::ledger::report::{TrialBalance, TrialBalanceRow};
use tieout::date::Date;

use super::Whose;
use super::journals::some;
use crate::client::Client;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// Show what every account came to at the end of a day
#[derive(Debug, clap::Args)]
pub(super) struct TrialBalanceArgs {
    #[command(flatten)]
    whose: Whose,
    /// The day; default everything ever posted
    #[arg(long, value_name = "DATE")]
    as_at: Option<Date>,
}

/// Show how many entries there are, and the hash of the last
///
/// Kept elsewhere, it shows whether the end of the books was ever cut off or written anew.
#[derive(Debug, clap::Args)]
pub(super) struct HeadArgs {
    #[command(flatten)]
    whose: Whose,
}

impl Tabular for TrialBalanceRow {
    const COLUMNS: &'static [&'static str] =
        &["account_code", "account_name", "account_type", "debit", "credit"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(&self.account_code),
            Value::text(&self.account_name),
            Value::text(self.account_type),
            some(self.debit),
            some(self.credit),
        ]
    }
}

impl Tabular for LedgerHead {
    const COLUMNS: &'static [&'static str] = &["sequence", "hash"];

    fn values(&self) -> Vec<Value> {
        vec![Value::number(self.sequence), Value::text(&self.hash)]
    }
}

pub(super) fn trial_balance(
    args: &TrialBalanceArgs,
    client: &Client<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
    let parameter = args.as_at.map(|day| format!("?as_at={day}")).unwrap_or_default();
    let path = format!("{}/reports/trial-balance{parameter}", args.whose.path(client)?);
    let Data { data } = client.read::<Data<TrialBalance>>(&client.get(&path)?)?;
    let day = data.as_at.map_or_else(|| "everything posted".to_owned(), |day| day.to_string());
    let heading = format!("Trial balance, {day}, {}\n\n", data.currency);
    let totals = [
        Value::text(""),
        Value::text("total"),
        Value::text(""),
        Value::number(data.total_debit),
        Value::number(data.total_credit),
    ];
    ui.summed(&heading, &data, &data.rows, &totals)
}

pub(super) fn head(args: &HeadArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let path = format!("{}/ledger-head", args.whose.path(client)?);
    let head: Data<LedgerHead> = client.read(&client.get(&path)?)?;
    ui.record(&head.data)
}
