//! `tieout ledger tax-codes`: VAT codes that are built in, with their rates, and an organisation's own.

use clap::Subcommand;
use serde_json::{Map, Value as Json};
use tieout::contract::key::Data;
use tieout::contract::ledger::tax_code::{NewTaxCode, TaxCode};
use tieout::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use tieout::contract::page::List;
use tieout::date::Date;
use tieout::factor::Factor;

use super::accounts::{OrNone, or_none, set};
use super::list_query::ListQuery;
use super::organisation::OrganisationArg;
use super::own_keys::{FoundByArgs, OwnKeysArgs};
use crate::client::Client;
use crate::cmd::paging::PagingArgs;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// List VAT codes, create your own, and set rates
#[derive(Debug, clap::Args)]
pub(super) struct TaxCodesArgs {
    #[command(subcommand)]
    action: TaxCodesCommand,
}

#[derive(Debug, Subcommand)]
enum TaxCodesCommand {
    /// List the VAT codes with today's rates; with --json all rates and their dates
    List(TaxCodeListArgs),
    /// Show a VAT code
    Show(TaxCodeSelector),
    /// Create a VAT code of your own; owners only
    Create(Box<TaxCodeCreateArgs>),
    /// Rename a VAT code of your own, end it, or change what you keep with it; owners only
    Update(TaxCodeUpdateArgs),
    /// Set a rate from a date, in place of the country's; owners only
    Set(TaxRateSetArgs),
}

#[derive(Debug, clap::Args)]
struct TaxCodeListArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    #[command(flatten)]
    found: FoundByArgs,
    #[command(flatten)]
    paging: PagingArgs,
}

#[derive(Debug, clap::Args)]
struct TaxCodeSelector {
    /// The VAT code
    code: LedgerVatCode,
    #[command(flatten)]
    whose: OrganisationArg,
}

impl TaxCodeSelector {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        Ok(format!("{}/tax-codes/{}", self.whose.path(client)?, self.code))
    }
}

#[derive(Debug, clap::Args)]
struct TaxCodeCreateArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// The VAT code: up to 10 capital letters, digits, hyphens and points
    #[arg(long, value_name = "CODE")]
    code: LedgerVatCode,
    /// Name
    #[arg(long)]
    name: String,
    #[arg(
        long,
        default_value = "standard",
        help = "standard, reverse_charge, domestic_reverse_charge, import_postponed, capital_goods, outside_uk or outside_scope"
    )]
    kind: TaxCodeKind,
    /// Percent, from 0 to 100; default: 0 for the kinds outside the UK and outside the scope
    #[arg(long, value_name = "PERCENT", value_parser = percent, default_value_if("kind", "outside_uk", "0"),
        default_value_if("kind", "outside_scope", "0"))]
    rate: Factor,
    /// In force from this date
    #[arg(long, value_name = "DATE")]
    from: Date,
    /// In force to this date
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
    /// Percent of the VAT on purchases that is reclaimed, from 0 to 100; the rest is added to the cost
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    recoverable: Option<Factor>,
    #[command(flatten)]
    kept: OwnKeysArgs,
}

#[derive(Debug, clap::Args)]
#[group(id = "changes", required = true, multiple = true, args = ["name", "to", "external_id", "metadata"])]
struct TaxCodeUpdateArgs {
    #[command(flatten)]
    named: TaxCodeSelector,
    /// Name
    #[arg(long)]
    name: Option<String>,
    /// In force to this date; none for no end
    #[arg(long, value_name = "DATE", value_parser = or_none::<Date>)]
    to: Option<OrNone<Date>>,
    #[command(flatten)]
    kept: OwnKeysArgs,
}

#[derive(Debug, clap::Args)]
struct TaxRateSetArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// The VAT code: ST or RR
    #[arg(long, value_name = "CODE")]
    code: LedgerVatCode,
    /// Percent, from 0 to 100
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    rate: Factor,
    /// From this date, which must not be locked
    #[arg(long, value_name = "DATE")]
    from: Date,
}

fn percent(text: &str) -> Result<Factor, String> {
    Factor::parse(text).map_err(|error| error.to_string())
}

impl Tabular for TaxCode {
    const COLUMNS: &'static [&'static str] = &[
        "code",
        "name",
        "kind",
        "rate",
        "effective_from",
        "effective_to",
        "sales_boxes",
        "purchase_boxes",
        "recoverable_percent",
    ];

    fn values(&self) -> Vec<Value> {
        let list = |boxes: &[u8]| {
            let boxes: Vec<_> = boxes.iter().map(u8::to_string).collect();
            Value::optional(Some(boxes.join(" ")).filter(|boxes| !boxes.is_empty()))
        };
        vec![
            Value::text(self.code),
            Value::text(&self.name),
            Value::text(self.kind),
            self.rate.map_or(Value::None, Value::number),
            Value::optional(self.effective_from),
            Value::optional(self.effective_to),
            list(&self.sales_boxes),
            list(&self.purchase_boxes),
            Value::number(self.recoverable_percent),
        ]
    }
}

impl TaxCodeCreateArgs {
    fn body(&self) -> Result<NewTaxCode, Failure> {
        Ok(NewTaxCode {
            code: self.code,
            name: Some(self.name.clone()),
            kind: Some(self.kind),
            rate: self.rate,
            effective_from: self.from,
            effective_to: self.to,
            recoverable_percent: self.recoverable,
            external_id: self.kept.external_id(),
            metadata: self.kept.metadata()?,
        })
    }
}

impl TaxCodeUpdateArgs {
    fn body(&self) -> Result<Map<String, Json>, Failure> {
        let day = |OrNone(day): OrNone<Date>| day.map_or(Json::Null, |day| day.to_string().into());
        let parts = [
            self.name.as_ref().map(|name| set("name", name.clone())),
            self.to.map(|to| set("effective_to", day(to))),
        ];
        Ok(parts.into_iter().flatten().chain(self.kept.changes()?).collect())
    }
}

pub(super) fn tax_codes(args: &TaxCodesArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    match &args.action {
        TaxCodesCommand::List(TaxCodeListArgs { whose, found, paging }) => {
            let mut query = ListQuery::new(*paging);
            found.add_to(&mut query);
            let path = format!("{}/tax-codes?{}", whose.path(client)?, query.text);
            let page: List<TaxCode> = paging.ledger_list(client, ui, &path)?;
            ui.page(&page)
        }
        TaxCodesCommand::Show(named) => {
            let Data { data } = client.read::<Data<TaxCode>>(&client.get(&named.path(client)?)?)?;
            ui.record(&data)
        }
        TaxCodesCommand::Create(create) => posted(client, &create.whose, &create.body()?, ui),
        TaxCodesCommand::Update(update) => {
            let answer = client.patch(&update.named.path(client)?, &update.body()?)?;
            let Data { data } = client.read::<Data<TaxCode>>(&answer)?;
            ui.record(&data)
        }
        TaxCodesCommand::Set(TaxRateSetArgs { whose, code, rate, from }) => {
            let body = NewTaxCode {
                code: *code,
                name: None,
                kind: None,
                rate: *rate,
                effective_from: *from,
                effective_to: None,
                recoverable_percent: None,
                external_id: None,
                metadata: None,
            };
            posted(client, whose, &body, ui)
        }
    }
}

fn posted(
    client: &Client<'_>,
    whose: &OrganisationArg,
    body: &NewTaxCode,
    ui: &Ui,
) -> Result<(), Failure> {
    let path = format!("{}/tax-codes", whose.path(client)?);
    let Data { data } = client.read::<Data<TaxCode>>(&client.post(&path, body)?)?;
    ui.record(&data)
}
