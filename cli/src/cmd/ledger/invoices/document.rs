//! A document in full: its figures and lines, or what the API says of it.

use serde_json::value::RawValue;
use tieout::contract::ledger::invoice::{Invoice, InvoiceSummary};

use crate::exit::Failure;
use crate::render::{Ui, Value, described, further};

/// A document as the API has it, with `already_made` in front where it was there before. As texts:
/// numbers keep their digits.
fn document(invoice: &Invoice, is_already: bool) -> Result<Box<RawValue>, serde_json::Error> {
    let json = serde_json::to_string(invoice)?;
    RawValue::from_string(match json.strip_prefix('{') {
        Some(rest) if is_already => format!("{{\"already_made\":true,{rest}"),
        _ => json,
    })
}

/// The same, saying in every form that shows the whole where nothing was made.
pub(super) fn show_made(invoice: &Invoice, is_already: bool, ui: &Ui) -> Result<(), Failure> {
    let summary = &invoice.summary;
    let already = if is_already { "already made   yes\n" } else { "" };
    let void = further::<InvoiceSummary>("void date", summary.void_date);
    let written_off = Some(summary.amount_written_off).filter(|amount| !amount.is_zero());
    let written_off = further::<InvoiceSummary>("written off", written_off);
    let relieved = Some(summary.vat_relieved).filter(|vat| !vat.is_zero());
    let relieved = further::<InvoiceSummary>("VAT relieved", relieved);
    let heading = format!("{}{void}{written_off}{relieved}{already}\n", described(summary));
    let empty = || Value::text("");
    let totals = [
        Value::text("total"),
        empty(),
        empty(),
        empty(),
        empty(),
        empty(),
        Value::number(summary.net_total),
        Value::number(summary.vat_total),
        Value::number(summary.gross_total),
    ];
    let document = document(invoice, is_already)
        .map_err(|error| Failure::data(format!("cannot write the document: {error}")))?;
    ui.summed(&heading, &document, &invoice.lines, &totals)
}
