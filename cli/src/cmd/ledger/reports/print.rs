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
use crate::cmd::ledger::chart::account_of;
use crate::cmd::ledger::export::downloaded;
use crate::cmd::ledger::organisation::{OrganisationArg, path_of};
use crate::exit::Failure;
use crate::render::{Sheet, Ui, check_target};

/// Print a report: trial balance, profit and loss, balance sheet, general ledger, aged receivables and payables
///
/// --report also writes it as a self-contained HTML page, ready to print; --output json gives the API's
/// document, --output csv rows.
#[derive(Debug, clap::Args)]
pub(in crate::cmd::ledger) struct ReportsArgs {
    #[command(subcommand)]
    action: ReportsCommand,
}

#[derive(Debug, Subcommand)]
enum ReportsCommand {
    /// Trial balance: the balance of every account at the end of a day
    TrialBalance(AsAtReportArgs),
    /// Profit and loss: income and expenses
    #[command(visible_alias = "profit")]
    ProfitAndLoss(PeriodReportArgs),
    /// Balance sheet: assets, liabilities and equity at the end of a day
    BalanceSheet(AsAtReportArgs),
    /// General ledger: every line of every account, with opening and closing balances
    GeneralLedger(GeneralLedgerArgs),
    /// Aged receivables: what customers owed at the end of a day, by how long it had been overdue
    AgedReceivables(AsAtReportArgs),
    /// Aged payables: what suppliers were owed, likewise
    AgedPayables(AsAtReportArgs),
}

/// Show the trial balance: the balance of every account at the end of a day
///
/// The same as tieout ledger reports trial-balance.
#[derive(Debug, clap::Args)]
pub(in crate::cmd::ledger) struct TrialBalanceArgs {
    #[command(flatten)]
    at: AsAtReportArgs,
}

pub(in crate::cmd::ledger) fn trial_balance(
    args: &TrialBalanceArgs,
    client: &Client<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
    let make: ReportRenderer<TrialBalance> = (sheets::trial_balance, csv::trial_balance);
    print(&args.at.wanted, client, ui, ("trial-balance", &args.at.query()), make)
}

#[derive(Debug, clap::Args)]
pub(in crate::cmd::ledger) struct ReportOutputArgs {
    #[command(flatten)]
    pub(in crate::cmd::ledger) whose: OrganisationArg,
    /// Also write it to this file as an HTML page
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath,
          value_parser = files::target("report.html"))]
    report: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
struct AsAtReportArgs {
    #[command(flatten)]
    wanted: ReportOutputArgs,
    /// As at this date; default: today in UTC, or for the trial balance everything ever posted
    #[arg(long, value_name = "DATE")]
    as_at: Option<Date>,
}

#[derive(Debug, clap::Args)]
struct PeriodReportArgs {
    #[command(flatten)]
    wanted: ReportOutputArgs,
    /// First day; default: the start of the financial year that the last day is in
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// Last day; default: today in UTC
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
}

#[derive(Debug, clap::Args)]
struct GeneralLedgerArgs {
    #[command(flatten)]
    days: PeriodReportArgs,
    /// Only this account, by code or ID
    #[arg(long, value_name = "ACCOUNT")]
    account: Option<String>,
}

pub(in crate::cmd::ledger) fn run(
    args: &ReportsArgs,
    client: &Client<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
    match &args.action {
        ReportsCommand::TrialBalance(at) => {
            let make: ReportRenderer<TrialBalance> = (sheets::trial_balance, csv::trial_balance);
            print(&at.wanted, client, ui, ("trial-balance", &at.query()), make)
        }
        ReportsCommand::ProfitAndLoss(of) => {
            let make: ReportRenderer<ProfitAndLoss> =
                (sheets::profit_and_loss, csv::profit_and_loss);
            print(&of.wanted, client, ui, ("profit-and-loss", &of.query()), make)
        }
        ReportsCommand::BalanceSheet(at) => {
            let make: ReportRenderer<BalanceSheet> = (sheets::balance_sheet, csv::balance_sheet);
            print(&at.wanted, client, ui, ("balance-sheet", &at.query()), make)
        }
        ReportsCommand::AgedReceivables(at) => {
            let make: ReportRenderer<AgedReport> = (sheets::receivables, csv::aged);
            print(&at.wanted, client, ui, ("aged-receivables", &at.query()), make)
        }
        ReportsCommand::AgedPayables(at) => {
            let make: ReportRenderer<AgedReport> = (sheets::payables, csv::aged);
            print(&at.wanted, client, ui, ("aged-payables", &at.query()), make)
        }
        ReportsCommand::GeneralLedger(entries) => general_ledger(entries, client, ui),
    }
}

/// How a report becomes a sheet, and rows.
type ReportRenderer<T> = (fn(&T, &str) -> Sheet, fn(&T) -> String);

fn print<T: Serialize + DeserializeOwned>(
    wanted: &ReportOutputArgs,
    client: &Client<'_>,
    ui: &Ui,
    (name, query): (&str, &str),
    (sheet, rows): ReportRenderer<T>,
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
fn general_ledger(
    entries: &GeneralLedgerArgs,
    client: &Client<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
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

impl ReportOutputArgs {
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

impl AsAtReportArgs {
    fn query(&self) -> String {
        self.as_at.map(|day| format!("?as_at={day}")).unwrap_or_default()
    }
}

impl PeriodReportArgs {
    fn query(&self) -> String {
        let from = self.from.map(|day| format!("date_from={day}"));
        let to = self.to.map(|day| format!("date_to={day}"));
        let both: Vec<_> = from.into_iter().chain(to).collect();
        if both.is_empty() { String::new() } else { format!("?{}", both.join("&")) }
    }
}
