//! `tieout ledger assertions`: what the balance of an account must be at the end of a day.

use clap::Subcommand;
use tieout::contract::key::Data;
use tieout::contract::ledger::assertion::{AssertionStatus, BalanceAssertion, NewBalanceAssertion};
use tieout::contract::page::List;
use tieout::date::Date;
use tieout::id::BalanceAssertionId;
use tieout::money::Money;

use super::amount::money;
use super::chart::account_of;
use super::list_query::ListQuery;
use super::organisation::OrganisationArg;
use super::warnings::{WarningsArg, note_warnings};
use crate::client::Client;
use crate::cmd::paging::PagingArgs;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// List, add, show and remove balance assertions: what an account's balance must be at the end of a date
#[derive(Debug, clap::Args)]
pub(super) struct AssertionsArgs {
    #[command(subcommand)]
    action: AssertionsCommand,
}

#[derive(Debug, Subcommand)]
enum AssertionsCommand {
    /// List balance assertions, latest date first, and whether they hold
    List(AssertionListArgs),
    Add(AssertionAddArgs),
    /// Show a balance assertion, and whether it holds
    Show(AssertionSelector),
    /// Remove a balance assertion
    Remove(AssertionSelector),
}

#[derive(Debug, clap::Args)]
struct AssertionListArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// Only this account, by code or ID
    #[arg(long)]
    account: Option<String>,
    /// holds or fails
    #[arg(long)]
    status: Option<AssertionStatus>,
    /// From this date
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// Up to this date
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
    #[command(flatten)]
    paging: PagingArgs,
}

/// Add a balance assertion: what an account's balance must be at the end of a date, as on a bank statement
///
/// Nothing is posted. tieout ledger integrity tells of it as long as it does not hold.
#[derive(Debug, clap::Args)]
struct AssertionAddArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// The account, by code or ID
    #[arg(long)]
    account: String,
    /// Date at whose end the account has the balance
    #[arg(long)]
    date: Date,
    /// Balance: debits less credits; that of an overdraft, or of income, is negative
    #[arg(long, allow_negative_numbers = true, value_parser = money)]
    amount: Money,
    /// Where the balance is from
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    note: Option<String>,
    #[command(flatten)]
    warnings: WarningsArg,
}

#[derive(Debug, clap::Args)]
struct AssertionSelector {
    /// The balance assertion's ID, bas_...
    #[arg(value_name = "ID")]
    id: BalanceAssertionId,
    #[command(flatten)]
    whose: OrganisationArg,
}

impl Tabular for BalanceAssertion {
    const COLUMNS: &'static [&'static str] =
        &["date", "account_code", "amount", "balance", "difference", "status", "note", "id"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.date),
            Value::text(&self.account_code),
            Value::number(self.amount),
            Value::number(self.balance),
            Value::number(self.difference),
            Value::text(self.status),
            Value::optional(self.note.as_ref()),
            Value::text(self.id),
        ]
    }
}

pub(super) fn run(args: &AssertionsArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let show = |body: &str| {
        let Data { data } = client.read::<Data<BalanceAssertion>>(body)?;
        ui.record(&data)
    };
    match &args.action {
        AssertionsCommand::List(listed) => {
            let path = listed.path(client)?;
            let page: List<BalanceAssertion> = listed.paging.ledger_list(client, ui, &path)?;
            ui.page(&page)
        }
        AssertionsCommand::Add(new) => {
            let path = new.whose.path(client)?;
            let body = NewBalanceAssertion {
                account_id: account_of(client, &path, &new.account)?,
                date: new.date,
                amount: new.amount,
                note: new.note.clone(),
                currency: None,
                strict: new.warnings.is_strict(),
            };
            let made = client.post(&format!("{path}/assertions"), &body)?;
            note_warnings(&made, client, ui)?;
            show(&made)
        }
        AssertionsCommand::Show(named) => show(&client.get(&named.path(client)?)?),
        AssertionsCommand::Remove(named) => show(&client.delete(&named.path(client)?)?),
    }
}

impl AssertionSelector {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        Ok(format!("{}/assertions/{}", self.whose.path(client)?, self.id))
    }
}

impl AssertionListArgs {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        let organisation = self.whose.path(client)?;
        let mut query = ListQuery::new(self.paging);
        if let Some(account) = &self.account {
            query.add("account_id", Some(account_of(client, &organisation, account)?));
        }
        query.add("status", self.status);
        query.add("date_from", self.from);
        query.add("date_to", self.to);
        Ok(format!("{organisation}/assertions?{}", query.text))
    }
}
