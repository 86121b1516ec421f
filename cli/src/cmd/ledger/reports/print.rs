//! `tieout ledger reports`: the books as an accountant reads them.

use std::path::{Path, PathBuf};

use clap::{Subcommand, ValueHint};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tieout::contract::key::Data;
use tieout::contract::ledger::report::{
    AgedReport, BalanceSheet, GeneralLedger, ProfitAndLoss, TrialBalance,
};
use tieout::date::Date;
use tieout::ledger::report::csv;

use super::sheets;
use crate::client::Client;
use crate::clock;
use crate::cmd::files;
use crate::cmd::ledger::export::downloaded;
use crate::cmd::ledger::{Whose, account_of, path_of};
use crate::exit::Failure;
use crate::render::{Sheet, Ui, check_target};

/// Print a report: profit and loss, balance sheet, general ledger, what is owed
///
/// With --report it is written as a page to keep as well, which loads nothing and prints well;
/// --output json gives it as the API does, --output csv as rows.
#[derive(Debug, clap::Args)]
pub(in crate::cmd::ledger) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// What every account came to at the end of a day
    TrialBalance(AtDay),
    /// What was earned and spent
    #[command(visible_alias = "profit")]
    ProfitAndLoss(OfDays),
    /// What was owned and owed at the end of a day
    BalanceSheet(AtDay),
    /// Every line of every account, with what it came to before and after
    GeneralLedger(Entries),
    /// What customers owed at the end of a day, by how long it had been due
    AgedReceivables(AtDay),
    /// What suppliers were owed, likewise
    AgedPayables(AtDay),
}

/// Show what every account came to at the end of a day
///
/// The same as tieout ledger reports trial-balance.
#[derive(Debug, clap::Args)]
pub(in crate::cmd::ledger) struct TrialBalanceArgs {
    #[command(flatten)]
    at: AtDay,
}

pub(in crate::cmd::ledger) fn trial_balance(
    args: &TrialBalanceArgs,
    client: &Client<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
    let make: Make<TrialBalance> = (sheets::trial_balance, csv::trial_balance);
    print(&args.at.wanted, client, ui, ("trial-balance", &args.at.query()), make)
}

#[derive(Debug, clap::Args)]
pub(in crate::cmd::ledger) struct Wanted {
    #[command(flatten)]
    pub(in crate::cmd::ledger) whose: Whose,
    /// Write it as a page to this file, too
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath,
          value_parser = files::target("report.html"))]
    report: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
struct AtDay {
    #[command(flatten)]
    wanted: Wanted,
    /// The day; default today in UTC, of the trial balance everything ever posted
    #[arg(long, value_name = "DATE")]
    as_at: Option<Date>,
}

#[derive(Debug, clap::Args)]
struct OfDays {
    #[command(flatten)]
    wanted: Wanted,
    /// The first day; default the first of the organisation's year that the last day is in
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// The last day; default today in UTC
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
}

#[derive(Debug, clap::Args)]
struct Entries {
    #[command(flatten)]
    days: OfDays,
    /// Of this account only, by code or identifier
    #[arg(long, value_name = "ACCOUNT")]
    account: Option<String>,
}

pub(in crate::cmd::ledger) fn run(
    args: &Args,
    client: &Client<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
    match &args.action {
        Action::TrialBalance(at) => {
            let make: Make<TrialBalance> = (sheets::trial_balance, csv::trial_balance);
            print(&at.wanted, client, ui, ("trial-balance", &at.query()), make)
        }
        Action::ProfitAndLoss(of) => {
            let make: Make<ProfitAndLoss> = (sheets::profit_and_loss, csv::profit_and_loss);
            print(&of.wanted, client, ui, ("profit-and-loss", &of.query()), make)
        }
        Action::BalanceSheet(at) => {
            let make: Make<BalanceSheet> = (sheets::balance_sheet, csv::balance_sheet);
            print(&at.wanted, client, ui, ("balance-sheet", &at.query()), make)
        }
        Action::AgedReceivables(at) => {
            let make: Make<AgedReport> = (sheets::receivables, csv::aged);
            print(&at.wanted, client, ui, ("aged-receivables", &at.query()), make)
        }
        Action::AgedPayables(at) => {
            let make: Make<AgedReport> = (sheets::payables, csv::aged);
            print(&at.wanted, client, ui, ("aged-payables", &at.query()), make)
        }
        Action::GeneralLedger(entries) => general_ledger(entries, client, ui),
    }
}

/// How a report becomes a sheet, and rows.
type Make<T> = (fn(&T, &str) -> Sheet, fn(&T) -> String);

fn print<T: Serialize + DeserializeOwned>(
    wanted: &Wanted,
    client: &Client<'_>,
    ui: &Ui,
    (name, query): (&str, &str),
    (sheet, rows): Make<T>,
) -> Result<(), Failure> {
    wanted.check()?;
    let organisation = wanted.whose.organisation(client)?;
    let path = format!("{}/reports/{name}{query}", path_of(organisation.id));
    let Data { data } = client.read::<Data<T>>(&client.get(&path)?)?;
    let sheet = sheet(&data, &organisation.name);
    wanted.save(&sheet, ui)?;
    ui.sheet(&sheet, &json(&data)?, || rows(&data))
}

/// The rows come as the daemon makes them: there may be more than should be held.
fn general_ledger(entries: &Entries, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let wanted = &entries.days.wanted;
    wanted.check()?;
    let organisation = wanted.whose.organisation(client)?;
    let path = path_of(organisation.id);
    let mut query = entries.days.query();
    if let Some(account) = &entries.account {
        let id = account_of(client, &path, account)?;
        let separator = if query.is_empty() { "?" } else { "&" };
        query = format!("{query}{separator}account_id={id}");
    }
    let path = format!("{path}/reports/general-ledger{query}");
    if ui.wants_csv() && wanted.report.is_none() {
        return downloaded(client, (&path, "text/csv"), None);
    }
    let Data { data } = client.read::<Data<GeneralLedger>>(&client.get(&path)?)?;
    let sheet = sheets::general_ledger(&data, &organisation.name);
    wanted.save(&sheet, ui)?;
    if ui.wants_csv() {
        return downloaded(client, (&path, "text/csv"), None);
    }
    ui.sheet(&sheet, &json(&data)?, String::new)
}

fn json(document: &impl Serialize) -> Result<String, Failure> {
    serde_json::to_string(document)
        .map_err(|error| Failure::data(format!("cannot write the report: {error}")))
}

impl Wanted {
    /// Whether the page can be written, before anything is asked for.
    pub(in crate::cmd::ledger) fn check(&self) -> Result<(), Failure> {
        self.report.as_deref().map_or(Ok(()), |path| check_target("--report", path, &[]).map(drop))
    }

    pub(in crate::cmd::ledger) fn save(&self, sheet: &Sheet, ui: &Ui) -> Result<(), Failure> {
        let Some(path): Option<&Path> = self.report.as_deref() else { return Ok(()) };
        sheet.save_page(path, clock::now())?;
        ui.note(&format!("wrote {}", path.display()));
        Ok(())
    }
}

impl AtDay {
    fn query(&self) -> String {
        self.as_at.map(|day| format!("?as_at={day}")).unwrap_or_default()
    }
}

impl OfDays {
    fn query(&self) -> String {
        let from = self.from.map(|day| format!("date_from={day}"));
        let to = self.to.map(|day| format!("date_to={day}"));
        let both: Vec<_> = from.into_iter().chain(to).collect();
        if both.is_empty() { String::new() } else { format!("?{}", both.join("&")) }
    }
}
