//! `tieout ledger tax-codes`, `vat-return` and `vat-returns`: rates, what the books say of a period, and
//! the returns that are made of it.

use clap::Subcommand;
use tieout::contract::chart::VatCode;
use tieout::contract::key::Data;
use tieout::contract::ledger::member::Nothing;
use tieout::contract::ledger::organisation::Organisation;
use tieout::contract::ledger::tax_code::{NewTaxRate, TaxCode};
use tieout::contract::ledger::vat_return::{
    Adjustment, Boxes, Direction, NewVatReturn, VatEntry, VatReport, VatReportAnswer, VatReturn,
    VatReturnStatus,
};
use tieout::contract::page::List;
use tieout::date::Date;
use tieout::factor::Factor;
use tieout::id::VatReturnId;
use tieout::money::Money;

use super::reports::Wanted;
use super::{Query, Whose, path_of};
use crate::client::Client;
use crate::cmd::paging::Paging;
use crate::exit::Failure;
use crate::render::{Column, Line, Sheet, Tabular, Ui, Value, amount, in_words};

/// List the VAT codes, and set rates
#[derive(Debug, clap::Args)]
pub(super) struct TaxCodesArgs {
    #[command(subcommand)]
    action: TaxCodesAction,
}

#[derive(Debug, Subcommand)]
enum TaxCodesAction {
    /// List the VAT codes with the rates of today; as JSON with all rates and their days
    List(Listed),
    /// Set a rate in place of the country's, from a day on
    Set(NewRate),
}

#[derive(Debug, clap::Args)]
struct Listed {
    #[command(flatten)]
    whose: Whose,
    #[command(flatten)]
    paging: Paging,
}

#[derive(Debug, clap::Args)]
struct NewRate {
    #[command(flatten)]
    whose: Whose,
    /// The VAT code: ST or RR
    #[arg(long, value_name = "CODE")]
    code: VatCode,
    /// Percent, from 0 to 100
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    rate: Factor,
    /// From this day on; one that is not locked
    #[arg(long, value_name = "DATE")]
    from: Date,
}

fn percent(text: &str) -> Result<Factor, String> {
    Factor::parse(text).map_err(|error| error.to_string())
}

impl Tabular for TaxCode {
    const COLUMNS: &'static [&'static str] =
        &["code", "name", "rate", "effective_from", "sales_boxes", "purchase_boxes"];

    fn values(&self) -> Vec<Value> {
        let list = |boxes: &[u8]| {
            let boxes: Vec<_> = boxes.iter().map(u8::to_string).collect();
            Value::optional(Some(boxes.join(" ")).filter(|boxes| !boxes.is_empty()))
        };
        vec![
            Value::text(self.code),
            Value::text(&self.name),
            self.rate.map_or(Value::None, Value::number),
            Value::optional(self.effective_from),
            list(&self.sales_boxes),
            list(&self.purchase_boxes),
        ]
    }
}

pub(super) fn tax_codes(args: &TaxCodesArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    match &args.action {
        TaxCodesAction::List(Listed { whose, paging }) => {
            let path = format!("{}/tax-codes?{}", whose.path(client)?, paging.query());
            let page: List<TaxCode> = client.read(&client.get(&path)?)?;
            ui.page(&page)
        }
        TaxCodesAction::Set(NewRate { whose, code, rate, from }) => {
            let path = format!("{}/tax-codes", whose.path(client)?);
            let body = NewTaxRate { code: *code, rate: *rate, effective_from: *from };
            let set: Data<TaxCode> = client.read(&client.post(&path, &body)?)?;
            ui.record(&set.data)
        }
    }
}

/// Show what the books say of a VAT return's period
///
/// Any period, by the organisation's scheme, as the books are now; nothing is kept of it. tieout ledger
/// vat-returns makes returns.
#[derive(Debug, clap::Args)]
pub(super) struct ReportArgs {
    #[command(flatten)]
    wanted: Wanted,
    #[command(flatten)]
    days: Days,
    /// Show what is behind this box, from 1 to 9
    #[arg(long = "box", value_name = "N", conflicts_with = "report",
          value_parser = clap::value_parser!(u8).range(1..=9))]
    number: Option<u8>,
    #[command(flatten)]
    paging: Paging,
}

#[derive(Debug, clap::Args)]
struct Days {
    /// The first day
    #[arg(long, value_name = "DATE")]
    from: Date,
    /// The last day
    #[arg(long, value_name = "DATE")]
    to: Date,
}

/// A box of a return.
#[derive(serde::Serialize)]
struct BoxLine {
    #[serde(rename = "box")]
    number: usize,
    what: &'static str,
    amount: Money,
}

impl Tabular for BoxLine {
    const COLUMNS: &'static [&'static str] = &["box", "what", "amount"];

    fn values(&self) -> Vec<Value> {
        vec![Value::text(self.number), Value::text(self.what), Value::number(self.amount)]
    }
}

/// What the boxes are. Source: HMRC Notice 700/12, section 3.
const BOXES: [&str; 9] = [
    "VAT due on sales and other outputs",
    "VAT due on acquisitions",
    "total VAT due",
    "VAT reclaimed on purchases and other inputs",
    "net VAT to pay or reclaim",
    "total value of sales, without VAT",
    "total value of purchases, without VAT",
    "total value of goods supplied abroad, without VAT",
    "total value of goods acquired from abroad, without VAT",
];

fn lines(boxes: &Boxes) -> Vec<BoxLine> {
    let line = |(number, (what, amount))| BoxLine { number, what, amount };
    (1..).zip(BOXES.into_iter().zip(boxes.all())).map(line).collect()
}

/// Says why the boxes are of no use to HMRC.
fn note_unregistered(organisation: &Organisation, ui: &Ui) {
    if !organisation.vat_registered {
        ui.note(&format!(
            "{} is not registered for VAT and makes no returns; tieout ledger organisations update \
             --vat-scheme standard registers it",
            organisation.name
        ));
    }
}

/// The boxes as a page to keep.
fn sheet(report: &VatReport, of: &str) -> Sheet {
    let cells = |number: &str, what: &str, money: Money| {
        vec![number.to_owned(), what.to_owned(), amount(money)]
    };
    let row = |line: &BoxLine| Line::Row(cells(&line.number.to_string(), line.what, line.amount));
    let mut lines: Vec<_> = lines(&report.boxes).iter().map(row).collect();
    lines.push(Line::Total(cells("", words(report.direction), report.boxes.box_5)));
    Sheet {
        title: format!("VAT return, {} scheme", report.scheme),
        of: of.to_owned(),
        when: format!("{} to {}", in_words(report.date_from), in_words(report.date_to)),
        currency: report.currency.clone(),
        columns: vec![Column::text("box"), Column::text(""), Column::figure("")],
        lines,
        proof: None,
    }
}

const fn words(direction: Direction) -> &'static str {
    match direction {
        Direction::Pay => "to pay",
        Direction::Reclaim => "to reclaim",
        Direction::Nil => "nothing to pay or reclaim",
    }
}

fn outcome(direction: Direction, boxes: &Boxes) -> [Value; 3] {
    [Value::text(""), Value::text(words(direction)), Value::number(boxes.box_5)]
}

impl Tabular for VatEntry {
    const COLUMNS: &'static [&'static str] = &[
        "vat_date",
        "entry_date",
        "vat_code",
        "net_amount",
        "vat_amount",
        "account_code",
        "sequence",
        "description",
        "invoice_number",
        "source",
    ];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.vat_date),
            Value::text(self.entry_date),
            Value::text(self.vat_code),
            Value::number(self.net_amount),
            Value::number(self.vat_amount),
            Value::optional(self.account_code.as_ref()),
            Value::number(self.sequence),
            Value::text(&self.description),
            Value::optional(self.invoice_number.as_ref()),
            Value::text(self.source),
        ]
    }
}

pub(super) fn report(args: &ReportArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    args.wanted.check()?;
    let organisation = args.wanted.whose.organisation(client)?;
    note_unregistered(&organisation, ui);
    let path = format!("{}/reports/vat-return", path_of(organisation.id));
    let days = format!("date_from={}&date_to={}", args.days.from, args.days.to);
    let Some(number) = args.number else {
        let path = format!("{path}?{days}");
        let VatReportAnswer { data, .. } = client.read(&client.get(&path)?)?;
        let heading = format!(
            "VAT return, {} to {}, {} scheme, {}\n\n",
            data.date_from, data.date_to, data.scheme, data.currency
        );
        args.wanted.save(&sheet(&data, &organisation.name), ui)?;
        let outcome = outcome(data.direction, &data.boxes);
        return ui.summed(&heading, &data, &lines(&data.boxes), &outcome);
    };
    let path = format!("{path}?{days}&box={number}&{}", args.paging.query());
    let VatReportAnswer { data, pagination } = client.read(&client.get(&path)?)?;
    let entries = data.entries.unwrap_or_default();
    match pagination {
        Some(pagination) => ui.page(&List { data: entries, pagination }),
        None => ui.list(&entries),
    }
}

/// Make, list, look at, finalise and remove VAT returns
#[derive(Debug, clap::Args)]
pub(super) struct ReturnsArgs {
    #[command(subcommand)]
    action: ReturnsAction,
}

#[derive(Debug, Subcommand)]
enum ReturnsAction {
    /// Make a return, as a draft that follows the books
    Create(New),
    /// List the returns, the latest days first
    List(ListedReturns),
    /// Show a return with its boxes
    Show(Named),
    /// Make the boxes of a return stay as they are: what comes later counts in the next
    Finalise(Named),
    /// Remove a draft
    Delete(Named),
}

#[derive(Debug, clap::Args)]
struct New {
    #[command(flatten)]
    whose: Whose,
    #[command(flatten)]
    days: Days,
    /// What the books do not say, BOX=AMOUNT:REASON, as 2=120.00:Acquisitions; of boxes 1, 2, 4 and 6
    /// to 9, and repeated as often as needed
    #[arg(long, value_name = "ADJUSTMENT", value_parser = adjustment)]
    adjust: Vec<Adjustment>,
}

fn adjustment(text: &str) -> Result<Adjustment, String> {
    let parts = text.split_once('=').and_then(|(number, rest)| {
        let (amount, reason) = rest.split_once(':')?;
        Some((number.parse().ok()?, amount, reason.to_owned()))
    });
    let (number, amount, reason) = parts.ok_or("is not BOX=AMOUNT:REASON")?;
    let amount = Money::parse(amount).map_err(|error| format!("its amount {error}"))?;
    Ok(Adjustment { number, amount, reason })
}

#[derive(Debug, clap::Args)]
struct ListedReturns {
    #[command(flatten)]
    whose: Whose,
    /// draft or finalised
    #[arg(long)]
    status: Option<VatReturnStatus>,
    /// With days from this one on
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// With days up to this one
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
    #[command(flatten)]
    paging: Paging,
}

#[derive(Debug, clap::Args)]
struct Named {
    /// The return's identifier, vrt_...
    #[arg(value_name = "ID")]
    id: VatReturnId,
    #[command(flatten)]
    whose: Whose,
}

impl Tabular for VatReturn {
    const COLUMNS: &'static [&'static str] =
        &["date_from", "date_to", "status", "scheme", "direction", "net_vat_due", "id"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.date_from),
            Value::text(self.date_to),
            Value::text(self.status),
            Value::text(self.scheme),
            Value::text(self.direction),
            Value::number(self.boxes.box_5),
            Value::text(self.id),
        ]
    }
}

pub(super) fn returns(args: &ReturnsArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    match &args.action {
        ReturnsAction::Create(New { whose, days, adjust }) => {
            let organisation = whose.organisation(client)?;
            note_unregistered(&organisation, ui);
            let path = format!("{}/vat-returns", path_of(organisation.id));
            let body = NewVatReturn {
                date_from: days.from,
                date_to: days.to,
                adjustments: adjust.clone(),
            };
            show(&client.post(&path, &body)?, client, ui)
        }
        ReturnsAction::List(listed) => {
            let mut query = Query::new(listed.paging);
            query.add("status", listed.status);
            query.add("date_from", listed.from);
            query.add("date_to", listed.to);
            let path = format!("{}/vat-returns?{}", listed.whose.path(client)?, query.text);
            let page: List<VatReturn> = client.read(&client.get(&path)?)?;
            ui.page(&page)
        }
        ReturnsAction::Show(named) => show(&client.get(&named.path(client)?)?, client, ui),
        ReturnsAction::Finalise(named) => {
            let path = format!("{}/finalise", named.path(client)?);
            show(&client.post(&path, &Nothing {})?, client, ui)
        }
        ReturnsAction::Delete(named) => show(&client.delete(&named.path(client)?)?, client, ui),
    }
}

/// A return, and its boxes below.
fn show(body: &str, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let Data { data } = client.read::<Data<VatReturn>>(body)?;
    let heading = format!(
        "VAT return, {} to {}, {} scheme, {}, {}\n{}\n\n",
        data.date_from, data.date_to, data.scheme, data.currency, data.status, data.id
    );
    ui.summed(&heading, &data, &lines(&data.boxes), &outcome(data.direction, &data.boxes))
}

impl Named {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        Ok(format!("{}/vat-returns/{}", self.whose.path(client)?, self.id))
    }
}
