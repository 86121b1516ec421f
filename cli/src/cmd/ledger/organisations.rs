//! `tieout ledger organisations`: whose books there are.

use clap::Subcommand;
use tieout::contract::key::Data;
use tieout::contract::ledger::organisation::{
    NewOrganisation, Organisation, PeriodLock, StartingChart, VatRounding, VatScheme, Whole,
};
use tieout::date::Date;
use tieout::factor::Factor;

use super::{ORGANISATIONS, Whose};
use crate::client::Client;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// List, make, look at and lock organisations
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// List the organisations that the key may see
    List,
    /// Make an organisation, whose owner you are
    Create(Box<New>),
    /// Show an organisation
    Show(Whose),
    /// Lock the books up to a day: nothing more is posted on or before it
    Lock(Lock),
}

#[derive(Debug, clap::Args)]
struct New {
    /// What it is called
    #[arg(long)]
    name: String,
    /// Its currency, ISO 4217
    #[arg(long, default_value = "GBP")]
    currency: String,
    /// Its country, two letters
    #[arg(long, default_value = "GB")]
    country: String,
    /// Month and day of the last day of its year
    #[arg(long, value_name = "MM-DD", default_value = "03-31")]
    year_end: String,
    /// It is registered for VAT
    #[arg(long)]
    vat_registered: bool,
    /// Its VAT number
    #[arg(long, value_name = "NUMBER", requires = "vat_registered")]
    vat_number: Option<String>,
    #[arg(
        long,
        value_name = "SCHEME",
        requires = "vat_registered",
        help = "How it accounts for VAT: standard, cash or flat_rate"
    )]
    vat_scheme: Option<VatScheme>,
    /// The percentage of the flat-rate scheme
    #[arg(long, value_name = "PERCENT", requires = "vat_scheme", value_parser = factor)]
    flat_rate_percent: Option<Factor>,
    /// Without the accounts that a small company in the United Kingdom starts with
    #[arg(long)]
    empty_chart: bool,
}

#[derive(Debug, clap::Args)]
#[group(id = "until_or_off", required = true, args = ["until", "off"])]
struct Lock {
    #[command(flatten)]
    whose: Whose,
    /// The last day that is locked
    #[arg(long, value_name = "DATE")]
    until: Option<Date>,
    /// No day is locked
    #[arg(long)]
    off: bool,
    /// Why; it is kept with the audit events
    #[arg(long)]
    reason: String,
}

impl Tabular for Organisation {
    const COLUMNS: &'static [&'static str] = &[
        "id",
        "name",
        "role",
        "status",
        "currency",
        "financial_year_end",
        "vat_scheme",
        "lock_date",
    ];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.id),
            Value::text(&self.name),
            Value::text(self.role),
            Value::text(self.status),
            Value::text(&self.currency),
            Value::text(&self.financial_year_end),
            Value::text(self.vat_scheme),
            Value::optional(self.lock_date),
        ]
    }
}

pub(super) fn run(args: &Args, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    match &args.action {
        Action::List => {
            let all: Whole<Organisation> = client.read(&client.get(ORGANISATIONS)?)?;
            ui.whole(&all)
        }
        Action::Create(new) => {
            let made: Data<Organisation> =
                client.read(&client.post(ORGANISATIONS, &new.body())?)?;
            ui.record(&made.data)
        }
        Action::Show(whose) => ui.record(&whose.organisation(client)?),
        Action::Lock(Lock { whose, until, reason, .. }) => {
            let path = format!("{}/period-lock", whose.path(client)?);
            let body = PeriodLock { lock_date: *until, reason: reason.clone() };
            let locked: Data<Organisation> = client.read(&client.post(&path, &body)?)?;
            ui.record(&locked.data)
        }
    }
}

impl New {
    fn body(&self) -> NewOrganisation {
        let chart = if self.empty_chart { StartingChart::Empty } else { StartingChart::UkDefault };
        NewOrganisation {
            name: self.name.clone(),
            currency: self.currency.clone(),
            country: self.country.clone(),
            financial_year_end: self.year_end.clone(),
            vat_registered: self.vat_registered,
            vat_number: self.vat_number.clone(),
            vat_scheme: self.vat_scheme,
            flat_rate_percent: self.flat_rate_percent,
            vat_rounding: VatRounding::Line,
            chart,
        }
    }
}

fn factor(text: &str) -> Result<Factor, String> {
    Factor::parse(text).map_err(|error| error.to_string())
}
