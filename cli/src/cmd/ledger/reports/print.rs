//! `tieout ledger reports`: the books as an accountant reads them.

use std::path::{Path, PathBuf};

use clap::builder::TypedValueParser as _;
use clap::{Subcommand, ValueHint};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tieout::contract::key::Data;
use tieout::contract::ledger::invoice::InvoiceType;
use tieout::contract::ledger::report::{
    AgedReport, BalanceSheet, CashFlow, ContactStatement, GeneralLedger, ProfitAndLoss,
    ReportBasis, ReportComparison, TrialBalance,
};
use tieout::date::Date;
use tieout::ledger::report::{contact_statement, csv};

use super::{sheets, statements};
use crate::client::Client;
use crate::clock;
use crate::cmd::files;
use crate::cmd::ledger::chart::account_of;
use crate::cmd::ledger::export::downloaded;
use crate::cmd::ledger::names;
use crate::cmd::ledger::organisation::{OrganisationArg, path_of};
use crate::exit::Failure;
use crate::render::{Sheet, Ui, check_target};

/// Print a report: trial balance, profit and loss, balance sheet, cash flow, general ledger, aged receivables and payables, statement of account
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
    ///
    /// Income and expenses are those of the financial year; retained earnings have the results of the years
    /// before.
    TrialBalance(TrialBalanceArgs),
    /// Profit and loss: income and expenses
    #[command(visible_alias = "profit")]
    ProfitAndLoss(PeriodComparedArgs),
    /// Balance sheet: assets, liabilities and equity at the end of a day
    BalanceSheet(BalanceSheetArgs),
    /// Cash-flow statement: how the profit became the change in cash (indirect method)
    #[command(visible_alias = "cash")]
    CashFlow(PeriodComparedArgs),
    /// General ledger: every line of every account, with opening and closing balances
    ///
    /// Income and expenses open at zero on the first day of the financial year, and retained earnings with the
    /// results of the years before.
    GeneralLedger(GeneralLedgerArgs),
    /// Aged receivables: what customers owed at the end of a day, by how long it had been overdue
    AgedReceivables(AsAtReportArgs),
    /// Aged payables: what suppliers were owed, likewise
    AgedPayables(AsAtReportArgs),
    /// Statement of account: documents, receipts and payments of a contact, and what is open by age
    #[command(visible_alias = "statement")]
    StatementOfAccount(ContactStatementArgs),
}

/// Show the trial balance: the balance of every account at the end of a day
///
/// The same as tieout ledger reports trial-balance.
#[derive(Debug, clap::Args)]
pub(in crate::cmd::ledger) struct TrialBalanceArgs {
    #[command(flatten)]
    wanted: ReportOutputArgs,
    /// As at this date; default: today in UTC, or with --basis cumulative everything ever posted
    #[arg(long, value_name = "DATE")]
    as_at: Option<Date>,
    #[command(flatten)]
    basis: BasisArg,
    #[command(flatten)]
    compare: CompareArg,
}

pub(in crate::cmd::ledger) fn trial_balance(
    args: &TrialBalanceArgs,
    client: &Client<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
    let as_at = args.as_at.map(|day| format!("as_at={day}&")).unwrap_or_default();
    let query = args.compare.query(&format!("?{as_at}basis={}", args.basis.basis));
    let make: ReportRenderer<TrialBalance> = (statements::trial_balance, csv::trial_balance);
    print(&args.wanted, client, ui, ("trial-balance", &query), make)
}

#[derive(Debug, Clone, Copy, clap::Args)]
struct BasisArg {
    #[arg(long, value_name = "BASIS",
          help = "financial_year: income and expenses begin at zero on the first day of the year, and the results of \
                  earlier years are in retained earnings; cumulative: everything ever posted",
          default_value_t = ReportBasis::FinancialYear,
          value_parser = clap::builder::PossibleValuesParser::new(BASES)
              .try_map(|word| word.parse::<ReportBasis>()))]
    basis: ReportBasis,
}

#[derive(Debug, Clone, Copy, clap::Args)]
struct CompareArg {
    #[arg(long, value_name = "WITH",
          help = "Show it beside previous_year (the same days a year earlier), previous_period (the days just before, \
                  or the last year end) or months (a column for each)",
          value_parser = clap::builder::PossibleValuesParser::new(COMPARISONS)
              .try_map(|word| word.parse::<ReportComparison>()))]
    compare: Option<ReportComparison>,
}

impl CompareArg {
    /// A query with what is asked for beside it.
    fn query(self, query: &str) -> String {
        let Some(compare) = self.compare else { return query.to_owned() };
        let separator = if query.is_empty() { "?" } else { "&" };
        format!("{query}{separator}compare={compare}")
    }
}

const COMPARISONS: [&str; 3] = [
    ReportComparison::PreviousYear.name(),
    ReportComparison::PreviousPeriod.name(),
    ReportComparison::Months.name(),
];

const BASES: [&str; 2] = [ReportBasis::FinancialYear.name(), ReportBasis::Cumulative.name()];

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
    /// As at this date; default: today in UTC
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
struct PeriodComparedArgs {
    #[command(flatten)]
    days: PeriodReportArgs,
    #[command(flatten)]
    compare: CompareArg,
}

#[derive(Debug, clap::Args)]
struct BalanceSheetArgs {
    #[command(flatten)]
    day: AsAtReportArgs,
    #[command(flatten)]
    compare: CompareArg,
}

#[derive(Debug, clap::Args)]
struct GeneralLedgerArgs {
    #[command(flatten)]
    days: PeriodReportArgs,
    #[command(flatten)]
    basis: BasisArg,
    /// Only this account, by code or ID
    #[arg(long, value_name = "ACCOUNT")]
    account: Option<String>,
}

#[derive(Debug, clap::Args)]
struct ContactStatementArgs {
    /// The contact, by name, reference or ID
    contact: String,
    #[command(flatten)]
    days: PeriodReportArgs,
    /// sales: as a customer; purchase: as a supplier; default: what the contact is, and as a customer if it is both
    #[arg(long = "type", value_name = "TYPE")]
    invoice_type: Option<InvoiceType>,
}

pub(in crate::cmd::ledger) fn run(
    args: &ReportsArgs,
    client: &Client<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
    match &args.action {
        ReportsCommand::TrialBalance(at) => trial_balance(at, client, ui),
        ReportsCommand::ProfitAndLoss(of) => {
            let make: ReportRenderer<ProfitAndLoss> =
                (statements::profit_and_loss, csv::profit_and_loss);
            let query = of.compare.query(&of.days.query());
            print(&of.days.wanted, client, ui, ("profit-and-loss", &query), make)
        }
        ReportsCommand::CashFlow(of) => {
            let make: ReportRenderer<CashFlow> = (statements::cash_flow, csv::cash_flow);
            let query = of.compare.query(&of.days.query());
            print(&of.days.wanted, client, ui, ("cash-flow", &query), make)
        }
        ReportsCommand::BalanceSheet(at) => {
            let make: ReportRenderer<BalanceSheet> =
                (statements::balance_sheet, csv::balance_sheet);
            let query = at.compare.query(&at.day.query());
            print(&at.day.wanted, client, ui, ("balance-sheet", &query), make)
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
        ReportsCommand::StatementOfAccount(of) => statement_of_account(of, client, ui),
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
    print_from(wanted, client, ui, (&path, &organisation.name), (sheet, rows))
}

/// The same of a report at any path.
fn print_from<T: Serialize + DeserializeOwned>(
    wanted: &ReportOutputArgs,
    client: &Client<'_>,
    ui: &Ui,
    (path, organisation): (&str, &str),
    (sheet, rows): ReportRenderer<T>,
) -> Result<(), Failure> {
    let Data { data } = client.read::<Data<T>>(&client.get(path)?)?;
    let sheet = sheet(&data, organisation);
    wanted.save(&sheet, ui)?;
    ui.sheet(&sheet, &json(&data)?, || rows(&data))
}

fn statement_of_account(
    of: &ContactStatementArgs,
    client: &Client<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
    let wanted = &of.days.wanted;
    wanted.check()?;
    let organisation = wanted.whose.organisation(client)?;
    let path = path_of(organisation.id);
    let contact = names::contact(client, &path, &of.contact)?;
    let mut query = of.days.query();
    if let Some(side) = of.invoice_type {
        let separator = if query.is_empty() { "?" } else { "&" };
        query = format!("{query}{separator}type={side}");
    }
    let path = format!("{path}/contacts/{contact}/statement{query}");
    let make: ReportRenderer<ContactStatement> =
        (sheets::statement_of_account, contact_statement::csv);
    print_from(wanted, client, ui, (&path, &organisation.name), make)
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
    let days = entries.days.query();
    let separator = if days.is_empty() { "?" } else { "&" };
    let mut query = format!("{days}{separator}basis={}", entries.basis.basis);
    if let Some(account) = &entries.account {
        let id = account_of(client, &path, account)?;
        query = format!("{query}&account_id={id}");
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
