//! `tieout ledger vat-return` and `vat-returns`: what the books say of a period, and the returns that are made
//! of it.

mod boxes;
mod notes;
mod period;
mod reconciliation;
mod returns;

use tieout::contract::ledger::vat_return::{VatEntry, VatReport, VatReportAnswer};
use tieout::contract::page::{LIMIT_MAX, List, Page, Pagination};
use tieout::money::Money;

use super::organisation::path_of;
use super::reports::ReportOutputArgs;
use crate::client::Client;
use crate::cmd::paging::PagingArgs;
use crate::exit::Failure;
use notes::{finalised, note_adjustments, note_before, note_finalised};
pub(super) use reconciliation::{VatReconciliationArgs, reconciliation};
pub(super) use returns::{VatReturnsArgs, returns};

use crate::render::{Sheet, SheetColumn, SheetLine, Tabular, Ui, Value, amount, in_words};
use boxes::{VatBoxLine, lines, outcome, scheme_words, words};
use notes::note_unregistered;
use period::PeriodArgs;

/// Show the VAT return figures for a period
///
/// Any period, under the organisation's scheme, from the books as they are now; nothing is saved. To create
/// returns: tieout ledger vat-returns.
#[derive(Debug, clap::Args)]
pub(super) struct VatReportArgs {
    #[command(flatten)]
    wanted: ReportOutputArgs,
    #[command(flatten)]
    days: PeriodArgs,
    /// Show the entries behind this box, 1 to 9
    #[arg(long = "box", value_name = "N", conflicts_with = "report",
          value_parser = clap::value_parser!(u8).range(1..=9))]
    number: Option<u8>,
    #[command(flatten)]
    paging: PagingArgs,
}

/// The boxes as a page to keep.
fn sheet(report: &VatReport, of: &str) -> Sheet {
    let cells = |number: &str, what: &str, money: Money| {
        vec![number.to_owned(), what.to_owned(), amount(money)]
    };
    let row = |line: &VatBoxLine| SheetLine::Row(cells(&line.number, &line.what, line.amount));
    let mut lines: Vec<_> = lines(&report.boxes, report.scheme).iter().map(row).collect();
    lines.push(SheetLine::Total(cells("", words(report.direction), report.boxes.box_5)));
    Sheet {
        title: format!("VAT return, {}", scheme_words(report.scheme)),
        of: of.to_owned(),
        when: format!("{} to {}", in_words(report.date_from), in_words(report.date_to)),
        currency: report.currency.clone(),
        columns: vec![SheetColumn::text("box"), SheetColumn::text(""), SheetColumn::figure("")],
        lines,
        proof: None,
    }
}

impl Tabular for VatEntry {
    const COLUMNS: &'static [&'static str] = &[
        "vat_date",
        "entry_date",
        "vat_code",
        "net_amount",
        "vat_amount",
        "gross_amount",
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
            Value::number(self.gross_amount),
            Value::optional(self.account_code.as_ref()),
            Value::number(self.sequence),
            Value::text(&self.description),
            Value::optional(self.invoice_number.as_ref()),
            Value::text(self.source),
        ]
    }
}

pub(super) fn report(args: &VatReportArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    args.wanted.check()?;
    let organisation = args.wanted.whose.organisation(client)?;
    note_unregistered(&organisation, ui);
    let path = format!("{}/reports/vat-return", path_of(organisation.id));
    let days = format!("date_from={}&date_to={}", args.days.from, args.days.to);
    let Some(number) = args.number else {
        let path = format!("{path}?{days}");
        let VatReportAnswer { data, .. } = client.read(&client.get(&path)?)?;
        let sheet = sheet(&data, &organisation.name);
        args.wanted.save(&sheet, ui)?;
        if ui.wants_csv() || ui.is_for_programs() {
            let outcome = outcome(data.direction, &data.boxes);
            ui.summed("", &data, &lines(&data.boxes, data.scheme), &outcome)?;
        } else {
            ui.sheet(&sheet, "", String::new)?;
        }
        let path = path_of(organisation.id);
        let finalised = finalised(args.days.within(), client, &path)?;
        note_finalised(&finalised, ui);
        if finalised.is_empty() {
            note_before(args.days.from, client, &path, ui)?;
        }
        return Ok(());
    };
    let finalised = finalised(args.days.within(), client, &path_of(organisation.id))?;
    let path = format!("{path}?{}&{days}&box={number}", args.paging.query());
    let entries = args.paging.all_pages(ui, &path, |path| {
        let VatReportAnswer { data, pagination } = client.read(&client.get(path)?)?;
        let data = data.entries.unwrap_or_default();
        let total = data.len();
        let page = Page { limit: LIMIT_MAX, offset: 0 };
        let whole = Pagination::at(page, total, total as u64);
        Ok(List { data, pagination: pagination.unwrap_or(whole) })
    })?;
    ui.page(&entries)?;
    note_adjustments(number, &finalised, ui);
    Ok(())
}
