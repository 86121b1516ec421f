//! `tieout ledger vat-returns`: the returns that are made of the books.

use clap::Subcommand;
use tieout::contract::key::Data;
use tieout::contract::ledger::member::EmptyBody;
use tieout::contract::ledger::vat_return::{Adjustment, NewVatReturn, VatReturn, VatReturnStatus};
use tieout::contract::page::List;
use tieout::date::Date;
use tieout::id::VatReturnId;
use tieout::money::Money;

use super::notes::{note_adjusted, note_before};
use super::{BoxLine, Days, lines, note_unregistered, outcome};
use crate::client::Client;
use crate::cmd::ledger::{Query, Whose, path_of};
use crate::cmd::paging::Paging;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// Make, list, look at, finalise and remove VAT returns
#[derive(Debug, clap::Args)]
pub(in crate::cmd::ledger) struct ReturnsArgs {
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

pub(in crate::cmd::ledger) fn returns(
    args: &ReturnsArgs,
    client: &Client<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
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
            show(&client.post(&path, &body)?, client, ui)?;
            note_before(days.from, client, &path_of(organisation.id), ui)
        }
        ReturnsAction::List(listed) => {
            let mut query = Query::new(listed.paging);
            query.add("status", listed.status);
            query.add("date_from", listed.from);
            query.add("date_to", listed.to);
            let path = format!("{}/vat-returns?{}", listed.whose.path(client)?, query.text);
            let page: List<VatReturn> = listed.paging.list(client, ui, &path)?;
            ui.page(&page)
        }
        ReturnsAction::Show(named) => show(&client.get(&named.path(client)?)?, client, ui),
        ReturnsAction::Finalise(named) => {
            let path = format!("{}/finalise", named.path(client)?);
            let body = client.post(&path, &EmptyBody {})?;
            show(&body, client, ui)?;
            let Data { data } = client.read::<Data<VatReturn>>(&body)?;
            note_adjusted(&data.adjustments, ui);
            note_before(data.date_from, client, &named.whose.path(client)?, ui)
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
    let boxes = lines(&data.boxes, data.scheme).into_iter();
    let lines: Vec<_> = boxes.flat_map(|line| with_adjustments(line, &data.adjustments)).collect();
    ui.summed(&heading, &data, &lines, &outcome(data.direction, &data.boxes))
}

/// A box, and below it what of it the books do not say.
fn with_adjustments(line: BoxLine, adjustments: &[Adjustment]) -> Vec<BoxLine> {
    let its = adjustments.iter().filter(|one| one.number.to_string() == line.number);
    let below = |one: &Adjustment| BoxLine {
        // Never the number alone: who takes a file's lines by their boxes gets one for each.
        number: format!("{} adjustment", one.number),
        what: format!("of which: {}", one.reason),
        amount: one.amount,
    };
    let below: Vec<_> = its.map(below).collect();
    [line].into_iter().chain(below).collect()
}

impl Named {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        Ok(format!("{}/vat-returns/{}", self.whose.path(client)?, self.id))
    }
}
