//! `tieout ledger vat-returns`: the returns that are made of the books.

use clap::Subcommand;
use tieout::contract::key::Data;
use tieout::contract::ledger::late_vat::{ErrorBehaviour, LateVatEntry, LateVatKind, LateVatNote};
use tieout::contract::ledger::member::EmptyBody;
use tieout::contract::ledger::vat_filing::{HmrcSubmission, PeriodKey, VatFiling};
use tieout::contract::ledger::vat_return::{
    Adjustment, NewVatReturn, ReopenVatReturn, VatPayment, VatReturn, VatReturnStatus,
};
use tieout::contract::page::List;
use tieout::date::Date;
use tieout::id::{JournalId, VatReturnId};
use tieout::money::Money;
use tieout::time::Timestamp;

use super::boxes::{VatBoxLine, lines, outcome, scheme_words};
use super::notes::{note_adjusted, note_before, note_late, note_unregistered};
use super::period::PeriodArgs;
use crate::client::Client;
use crate::clock;
use crate::cmd::ledger::list_query::ListQuery;
use crate::cmd::ledger::organisation::{OrganisationArg, path_of};
use crate::cmd::paging::PagingArgs;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value, write_line};

/// Create, list, show, finalise, file, reopen and delete VAT returns
#[derive(Debug, clap::Args)]
pub(in crate::cmd::ledger) struct VatReturnsArgs {
    #[command(subcommand)]
    action: VatReturnsCommand,
}

#[derive(Debug, Subcommand)]
enum VatReturnsCommand {
    /// Create a return as a draft, which follows the books until finalised
    Create(VatReturnCreateArgs),
    /// List VAT returns, latest period first
    List(VatReturnListArgs),
    /// Show a return with its boxes
    Show(VatReturnSelector),
    /// Finalise a return: its figures are fixed, and anything posted later goes into the next return; owners only
    Finalise(VatReturnSelector),
    /// Print the body to submit to HMRC for a finalised return, for software that HMRC recognises
    Hmrc(VatReturnHmrcArgs),
    /// Record that a finalised return was filed with HMRC; tieout itself submits nothing; owners only
    File(VatReturnFileArgs),
    /// Name the journal of a payment to HMRC, or from it, on a finalised return
    Pay(VatReturnPayArgs),
    /// Take a payment off a return that it was named on by mistake; its journal stays
    Unpay(VatReturnPayArgs),
    /// List VAT that was posted late, behind the finalised return of its day: claimed late, or an error
    Late(VatReturnLateArgs),
    /// Classify late VAT in a draft: an error and how it came about, or input tax claimed late
    NoteLate(VatReturnNoteLateArgs),
    /// Reopen the latest finalised return while it is not filed (owners only): it is a draft again
    Reopen(VatReturnReopenArgs),
    /// Delete a draft
    Delete(VatReturnSelector),
}

#[derive(Debug, clap::Args)]
struct VatReturnPayArgs {
    #[command(flatten)]
    named: VatReturnSelector,
    /// The payment's journal, jnl_..., as that of a bank transaction confirmed to the VAT control account
    #[arg(long, value_name = "ID")]
    journal: JournalId,
}

#[derive(Debug, clap::Args)]
struct VatReturnLateArgs {
    #[command(flatten)]
    named: VatReturnSelector,
    #[command(flatten)]
    paging: PagingArgs,
}

#[derive(Debug, clap::Args)]
#[expect(clippy::doc_markdown, reason = "help: words are shown as they are typed")]
struct VatReturnNoteLateArgs {
    #[command(flatten)]
    named: VatReturnSelector,
    /// The journal of the late VAT, jnl_...
    #[arg(long, value_name = "ID")]
    journal: JournalId,
    /// What it is: late_input or error
    #[arg(long)]
    kind: LateVatKind,
    /// How the error came about: reasonable_care, careless or deliberate
    ///
    /// HMRC is told of careless errors also where a return adjusts them. No return adjusts deliberate ones.
    #[arg(long)]
    behaviour: Option<ErrorBehaviour>,
    /// The reason, for the record
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    reason: Option<String>,
}

#[derive(Debug, clap::Args)]
struct VatReturnReopenArgs {
    #[command(flatten)]
    named: VatReturnSelector,
    /// The reason, for the record
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    reason: String,
}

#[derive(Debug, clap::Args)]
struct VatReturnHmrcArgs {
    #[command(flatten)]
    named: VatReturnSelector,
    /// The period's key in HMRC's list of obligations, as 18A1
    #[arg(long, value_name = "KEY")]
    period_key: PeriodKey,
}

#[derive(Debug, clap::Args)]
struct VatReturnFileArgs {
    #[command(flatten)]
    named: VatReturnSelector,
    /// When it was filed, as 2026-05-05T09:30:00Z; default: now
    #[arg(long, value_name = "TIME", value_parser = Timestamp::parse)]
    filed_at: Option<Timestamp>,
    /// HMRC's receipt, such as the form bundle number
    #[arg(long, allow_hyphen_values = true)]
    receipt: Option<String>,
}

#[derive(Debug, clap::Args)]
struct VatReturnCreateArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    #[command(flatten)]
    days: PeriodArgs,
    /// An adjustment, BOX=AMOUNT:REASON, as 2=120.00:Acquisitions; for boxes 1, 2, 4 and 6 to 9; repeat for
    /// more
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
struct VatReturnListArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// `draft`, `finalised`, `filed` or `filed_elsewhere`
    #[arg(long)]
    status: Option<VatReturnStatus>,
    /// With dates on or after this one
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,
    /// With dates on or before this one
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,
    #[command(flatten)]
    paging: PagingArgs,
}

#[derive(Debug, clap::Args)]
struct VatReturnSelector {
    /// The return's ID, vrt_...
    #[arg(value_name = "ID")]
    id: VatReturnId,
    #[command(flatten)]
    whose: OrganisationArg,
}

impl Tabular for LateVatEntry {
    const COLUMNS: &'static [&'static str] = &[
        "date",
        "kind",
        "behaviour",
        "left_out",
        "side",
        "vat_code",
        "net_amount",
        "vat_amount",
        "sequence",
        "description",
        "invoice_number",
        "journal_id",
    ];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(self.date),
            Value::text(self.kind),
            Value::optional(self.behaviour),
            Value::yes_or_no(self.is_left_out),
            Value::text(self.side),
            Value::text(self.vat_code),
            Value::number(self.net_amount),
            Value::number(self.vat_amount),
            Value::number(self.sequence),
            Value::text(&self.description),
            Value::optional(self.invoice_number.as_ref()),
            Value::text(self.journal_id),
        ]
    }
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
    args: &VatReturnsArgs,
    client: &Client<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
    match &args.action {
        VatReturnsCommand::Create(VatReturnCreateArgs { whose, days, adjust }) => {
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
        VatReturnsCommand::List(listed) => {
            let mut query = ListQuery::new(listed.paging);
            query.add("status", listed.status);
            query.add("date_from", listed.from);
            query.add("date_to", listed.to);
            let path = format!("{}/vat-returns?{}", listed.whose.path(client)?, query.text);
            let page: List<VatReturn> = listed.paging.ledger_list(client, ui, &path)?;
            ui.page(&page)
        }
        VatReturnsCommand::Show(named) => show(&client.get(&named.path(client)?)?, client, ui),
        VatReturnsCommand::Finalise(named) => {
            let path = format!("{}/finalise", named.path(client)?);
            let body = client.post(&path, &EmptyBody {})?;
            show(&body, client, ui)?;
            let Data { data } = client.read::<Data<VatReturn>>(&body)?;
            note_adjusted(&data, ui);
            note_before(data.date_from, client, &named.whose.path(client)?, ui)
        }
        VatReturnsCommand::Hmrc(VatReturnHmrcArgs { named, period_key }) => {
            // `#` begins a fragment of an address.
            let key = period_key.to_string().replace('#', "%23");
            let body = client.get(&format!("{}/hmrc?period_key={key}", named.path(client)?))?;
            let Data { data } = client.read::<Data<HmrcSubmission>>(&body)?;
            write_line(&serde_json::to_string(&data).unwrap_or_default())
        }
        VatReturnsCommand::File(VatReturnFileArgs { named, filed_at, receipt }) => {
            let filed_at = filed_at.unwrap_or_else(clock::now);
            let body = VatFiling { filed_at, receipt: receipt.clone() };
            show(&client.post(&format!("{}/file", named.path(client)?), &body)?, client, ui)
        }
        VatReturnsCommand::Pay(VatReturnPayArgs { named, journal }) => {
            let body = VatPayment { journal_id: *journal };
            show(&client.post(&format!("{}/payments", named.path(client)?), &body)?, client, ui)
        }
        VatReturnsCommand::Unpay(VatReturnPayArgs { named, journal }) => {
            let path = format!("{}/payments/{journal}", named.path(client)?);
            show(&client.delete(&path)?, client, ui)
        }
        VatReturnsCommand::Late(VatReturnLateArgs { named, paging }) => {
            let query = ListQuery::new(*paging);
            let path = format!("{}/late-vat?{}", named.path(client)?, query.text);
            let page: List<LateVatEntry> = paging.list(client, ui, &path)?;
            ui.page(&page)
        }
        VatReturnsCommand::NoteLate(noted) => {
            let body = LateVatNote {
                journal_id: noted.journal,
                kind: noted.kind,
                behaviour: noted.behaviour,
                reason: noted.reason.clone(),
            };
            let path = format!("{}/late-vat", noted.named.path(client)?);
            show(&client.post(&path, &body)?, client, ui)
        }
        VatReturnsCommand::Reopen(VatReturnReopenArgs { named, reason }) => {
            let body = ReopenVatReturn { reason: reason.clone() };
            show(&client.post(&format!("{}/reopen", named.path(client)?), &body)?, client, ui)
        }
        VatReturnsCommand::Delete(named) => show(&client.delete(&named.path(client)?)?, client, ui),
    }
}

/// A return, and its boxes below.
fn show(body: &str, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let Data { data } = client.read::<Data<VatReturn>>(body)?;
    let filed = data.filed_at.map(|at| format!(" {at}")).unwrap_or_default();
    let receipt = data.receipt.as_ref().map(|receipt| format!(", receipt {receipt}"));
    let heading = format!(
        "VAT return, {} to {}, {}, {}, {}{filed}{}\n{}\n\n",
        data.date_from,
        data.date_to,
        scheme_words(data.scheme),
        data.currency,
        data.status,
        receipt.unwrap_or_default(),
        data.id
    );
    let boxes = lines(&data.boxes, data.scheme).into_iter();
    let lines: Vec<_> = boxes.flat_map(|line| with_adjustments(line, &data.adjustments)).collect();
    ui.summed(&heading, &data, &lines, &outcome(data.direction, &data.boxes))?;
    note_late(&data.late, ui);
    Ok(())
}

/// A box, and below it what of it the books do not say.
fn with_adjustments(line: VatBoxLine, adjustments: &[Adjustment]) -> Vec<VatBoxLine> {
    let its = adjustments.iter().filter(|one| one.number.to_string() == line.number);
    let below = |one: &Adjustment| VatBoxLine {
        // Never the number alone: who takes a file's lines by their boxes gets one for each.
        number: format!("{} adjustment", one.number),
        what: format!("of which: {}", one.reason),
        amount: one.amount,
    };
    let below: Vec<_> = its.map(below).collect();
    [line].into_iter().chain(below).collect()
}

impl VatReturnSelector {
    fn path(&self, client: &Client<'_>) -> Result<String, Failure> {
        Ok(format!("{}/vat-returns/{}", self.whose.path(client)?, self.id))
    }
}
