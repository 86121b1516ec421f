//! `tieout ledger organisations`: whose books there are.

use clap::Subcommand;
use serde::Serialize;
use serde_json::{Map, Value as Json};
use tieout::contract::key::Data;
use tieout::contract::ledger::organisation::{
    NewOrganisation, Organisation, OutstandingVat, PeriodLock, Standing, StartingChart, VatMethod,
    VatRounding, VatScheme, Whole,
};
use tieout::date::Date;
use tieout::factor::Factor;
use tieout::ledger::vat_method::VatMethods;

use super::accounts::set;
use super::organisation::{ORGANISATIONS, OrganisationArg, path_of};
use crate::client::Client;
use crate::clock;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// List, create, show, update and lock organisations
#[derive(Debug, clap::Args)]
pub(super) struct OrganisationsArgs {
    #[command(subcommand)]
    action: OrganisationsCommand,
}

#[derive(Debug, Subcommand)]
enum OrganisationsCommand {
    /// List the organisations the key can see
    List,
    /// Create an organisation; you become its owner
    Create(Box<OrganisationCreateArgs>),
    /// Show an organisation
    Show(OrganisationArg),
    /// Update an organisation; fields you leave out stay the same
    Update(Box<OrganisationUpdateArgs>),
    /// Lock the books up to a date: nothing more can be posted on or before it
    Lock(OrganisationLockArgs),
}

#[derive(Debug, clap::Args)]
struct OrganisationCreateArgs {
    /// Name
    #[arg(long)]
    name: String,
    /// Currency, ISO 4217
    #[arg(long, default_value = "GBP")]
    currency: String,
    /// Country, two-letter code
    #[arg(long, default_value = "GB")]
    country: String,
    /// Financial year end, as month and day
    #[arg(long, value_name = "MM-DD", default_value = "03-31")]
    year_end: String,
    /// The organisation is registered for VAT
    #[arg(long)]
    vat_registered: bool,
    /// VAT number
    #[arg(long, value_name = "NUMBER", requires = "vat_registered")]
    vat_number: Option<String>,
    #[arg(
        long,
        value_name = "SCHEME",
        requires = "vat_registered",
        help = "VAT scheme: standard, cash or flat_rate"
    )]
    vat_scheme: Option<VatScheme>,
    /// Flat-rate percentage
    #[arg(long, value_name = "PERCENT", requires = "vat_scheme", value_parser = factor)]
    flat_rate_percent: Option<Factor>,
    /// Start with an empty chart, instead of the one for a small UK company
    #[arg(long)]
    empty_chart: bool,
}

#[derive(Debug, clap::Args)]
#[group(id = "changes", required = true, multiple = true,
        args = ["name", "currency", "country", "year_end", "vat_registered", "vat_scheme",
                "vat_number", "flat_rate_percent", "outstanding_vat", "vat_rounding", "status"])]
#[group(id = "vat_settings", multiple = true,
        args = ["vat_registered", "vat_scheme", "vat_number", "flat_rate_percent", "outstanding_vat"])]
#[expect(clippy::doc_markdown, reason = "help: words are shown as they are typed")]
struct OrganisationUpdateArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// Name
    #[arg(long)]
    name: Option<String>,
    /// Currency, ISO 4217; cannot change once anything is posted
    #[arg(long)]
    currency: Option<String>,
    /// Country, two-letter code
    #[arg(long)]
    country: Option<String>,
    /// Financial year end, as month and day
    #[arg(long, value_name = "MM-DD")]
    year_end: Option<String>,
    /// Whether the organisation is registered for VAT
    ///
    /// One that was not starts on the standard scheme unless --vat-scheme says otherwise.
    #[arg(long, value_name = "YES", num_args = 0..=1, require_equals = true,
          default_missing_value = "true")]
    vat_registered: Option<bool>,
    #[arg(
        long,
        value_name = "SCHEME",
        help = "VAT scheme: standard, cash or flat_rate; none if not registered"
    )]
    vat_scheme: Option<VatScheme>,
    /// First day of the new VAT settings; today if you leave it out
    ///
    /// It must come after every finalised VAT return. Cash accounting cannot begin in the past (VAT Notice
    /// 731). Documents and entries with an earlier tax point keep the scheme they had.
    #[arg(long, value_name = "DATE", requires = "vat_settings")]
    effective_from: Option<Date>,
    /// Restate VAT figures of past days that are in no finalised return
    ///
    /// Without it, a change that would alter them is refused, with the boxes before and after.
    #[arg(long, requires = "vat_settings")]
    confirm_restates: bool,
    /// Outstanding VAT on leaving cash accounting: settle_now (the default) or six_months
    ///
    /// All of it counts on the last day of cash accounting; or as it is paid for another six months, and the
    /// rest at the end of them, unless sales of the last three months came to more than 1,350,000.
    #[arg(long, value_name = "HOW")]
    outstanding_vat: Option<OutstandingVat>,
    /// VAT number; empty for none
    #[arg(long, value_name = "NUMBER")]
    vat_number: Option<String>,
    /// Flat-rate percentage
    #[arg(long, value_name = "PERCENT", value_parser = factor)]
    flat_rate_percent: Option<Factor>,
    /// Round VAT per line or per document: line or document
    #[arg(long, value_name = "WHAT")]
    vat_rounding: Option<VatRounding>,
    /// active or archived
    #[arg(long)]
    status: Option<Standing>,
}

#[derive(Debug, clap::Args)]
#[group(id = "until_or_off", required = true, args = ["until", "off"])]
struct OrganisationLockArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// The last locked date
    #[arg(long, value_name = "DATE")]
    until: Option<Date>,
    /// Remove the lock
    #[arg(long)]
    off: bool,
    /// The reason, recorded in the audit log
    #[arg(long, allow_hyphen_values = true)]
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

/// One organisation, with how it accounts for VAT and since when.
#[derive(Serialize)]
#[serde(transparent)]
pub(super) struct OrganisationDetails(pub(super) Organisation);

impl Tabular for OrganisationDetails {
    const COLUMNS: &'static [&'static str] = &[
        "id",
        "name",
        "role",
        "status",
        "currency",
        "country",
        "financial_year_end",
        "vat_registered",
        "vat_number",
        "vat_methods",
        "lock_date",
    ];

    fn values(&self) -> Vec<Value> {
        let organisation = &self.0;
        let methods: Vec<_> = organisation.vat_methods.iter().map(method).collect();
        vec![
            Value::text(organisation.id),
            Value::text(&organisation.name),
            Value::text(organisation.role),
            Value::text(organisation.status),
            Value::text(&organisation.currency),
            Value::text(&organisation.country),
            Value::text(&organisation.financial_year_end),
            Value::yes_or_no(organisation.vat_registered),
            Value::optional(organisation.vat_number.as_ref()),
            Value::text(methods.join("; ")),
            Value::optional(organisation.lock_date),
        ]
    }
}

/// `flat_rate 12% from 2026-07-01`, and what became of VAT that was outstanding.
fn method(method: &VatMethod) -> String {
    let VatMethod { effective_from, vat_scheme, flat_rate_percent, outstanding_vat, .. } = method;
    let percent = flat_rate_percent.map(|percent| format!(" {}%", percent.decimal()));
    let from = effective_from.map(|day| format!(" from {day}"));
    let outstanding = outstanding_vat.map(|how| format!(" ({how})"));
    let [percent, from, outstanding] = [percent, from, outstanding].map(Option::unwrap_or_default);
    format!("{vat_scheme}{percent}{from}{outstanding}")
}

pub(super) fn run(args: &OrganisationsArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    match &args.action {
        OrganisationsCommand::List => {
            let all: Whole<Organisation> = client.read(&client.get(ORGANISATIONS)?)?;
            ui.whole(&all)
        }
        OrganisationsCommand::Create(new) => {
            let made: Data<Organisation> =
                client.read(&client.post(ORGANISATIONS, &new.body())?)?;
            ui.record(&OrganisationDetails(made.data))
        }
        OrganisationsCommand::Update(changed) => {
            changed.check()?;
            let organisation = changed.whose.organisation(client)?;
            let body = changed.body(&organisation)?;
            let path = path_of(organisation.id);
            let changed: Data<Organisation> = client.read(&client.patch(&path, &body)?)?;
            ui.record(&OrganisationDetails(changed.data))
        }
        OrganisationsCommand::Show(whose) => {
            ui.record(&OrganisationDetails(whose.organisation(client)?))
        }
        OrganisationsCommand::Lock(OrganisationLockArgs { whose, until, reason, .. }) => {
            let path = format!("{}/period-lock", whose.path(client)?);
            let body = PeriodLock { lock_date: *until, reason: reason.clone() };
            let locked: Data<Organisation> = client.read(&client.post(&path, &body)?)?;
            ui.record(&locked.data)
        }
    }
}

impl OrganisationCreateArgs {
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

impl OrganisationUpdateArgs {
    /// What goes together.
    fn check(&self) -> Result<(), Failure> {
        if let (Some(registered), Some(scheme)) = (self.vat_registered, self.vat_scheme)
            && registered == (scheme == VatScheme::None)
        {
            let message = format!(
                "--vat-registered={registered} and --vat-scheme {scheme} contradict each other"
            );
            return Err(Failure::usage(message).with_hint("leave one of them out"));
        }
        if self.vat_scheme == Some(VatScheme::FlatRate) && self.flat_rate_percent.is_none() {
            let message = "the flat-rate scheme needs a percentage";
            return Err(Failure::usage(message).with_hint(
                "give --flat-rate-percent PERCENT; HMRC Notice 733 lists the percentage for each \
                 trade",
            ));
        }
        Ok(())
    }

    /// The scheme that is asked for, or that comes with registering and with ceasing to be registered.
    fn scheme(&self, organisation: &Organisation) -> Option<VatScheme> {
        let Some((first, later)) = organisation.vat_methods.split_first() else {
            return self.vat_scheme;
        };
        let methods = VatMethods::new(first.clone(), later.to_vec());
        let day = self.effective_from.or_else(|| clock::now().day());
        let was = day.map_or(methods.first(), |day| methods.on(day));
        let asked = match self.vat_registered {
            Some(true) => Some(VatScheme::Standard),
            Some(false) => Some(VatScheme::None),
            None => None,
        };
        let changes = self.vat_registered != Some(was.vat_registered);
        self.vat_scheme.or(asked.filter(|_| changes))
    }

    fn body(&self, organisation: &Organisation) -> Result<Map<String, Json>, Failure> {
        // Who is on a scheme is registered; the percentage goes with one of them only.
        let scheme = self.scheme(organisation);
        let percent = match (self.flat_rate_percent, scheme) {
            (Some(percent), _) => Some(self::percent(percent)?),
            (None, Some(_)) => Some(Json::Null),
            (None, None) => None,
        };
        let text = |key, text: &Option<String>| text.clone().map(|text| set(key, text));
        let number = |text: &String| {
            if text.is_empty() { Json::Null } else { Json::from(text.clone()) }
        };
        let parts = [
            text("name", &self.name),
            text("currency", &self.currency),
            text("country", &self.country),
            text("financial_year_end", &self.year_end),
            scheme
                .map(|scheme| scheme != VatScheme::None)
                .or(self.vat_registered)
                .map(|registered| set("vat_registered", registered)),
            scheme.map(|scheme| set("vat_scheme", scheme.name())),
            self.vat_number.as_ref().map(|text| set("vat_number", number(text))),
            percent.map(|percent| set("flat_rate_percent", percent)),
            self.effective_from.map(|day| set("effective_from", day.to_string())),
            self.confirm_restates.then(|| set("confirm_restates", true)),
            self.outstanding_vat.map(|how| set("outstanding_vat", how.name())),
            self.vat_rounding.map(|word| set("vat_rounding", word.name())),
            self.status.map(|word| set("status", word.name())),
        ];
        Ok(parts.into_iter().flatten().collect())
    }
}

/// A percentage as JSON; its few digits survive.
fn percent(percent: Factor) -> Result<Json, Failure> {
    serde_json::to_value(percent).map_err(|error| Failure::usage(error.to_string()))
}

fn factor(text: &str) -> Result<Factor, String> {
    Factor::parse(text).map_err(|error| error.to_string())
}
