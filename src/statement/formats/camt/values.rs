//! Amounts and days as elements of CAMT have them.

use super::super::super::fault::Fault;
use super::super::day;
use super::super::figure::ExactAmount;
use super::super::text::some_words;
use super::xml::XmlElement;
use tieout::date::Date;

/// The day in an element that has a `Dt` or a `DtTm`.
pub(super) fn date_in(element: XmlElement<'_>) -> Result<Option<Date>, Fault> {
    let found = element.at(&["Dt"]).or_else(|| element.at(&["DtTm"]));
    found.map(date).transpose()
}

/// The amount of an element, signed by its indicator: money in is positive.
pub(super) fn amount(
    element: XmlElement<'_>,
    currency: &mut Option<String>,
) -> Result<ExactAmount, Fault> {
    let line = element.line();
    let Some(amount) = element.at(&["Amt"]) else {
        return Err(Fault::at_line(line, "has no amount (Amt)"));
    };
    let size = figure(amount, "Amt")?;
    match currency {
        Some(own) if amount.currency().is_empty() || own == amount.currency() => {}
        Some(own) => {
            return Err(Fault::of_cell(
                amount.line(),
                "Ccy",
                amount.currency(),
                format!("is not the currency of the account, {own}"),
            ));
        }
        None => *currency = some_words(amount.currency()),
    }
    match element.text_at(&["CdtDbtInd"]) {
        "CRDT" => Ok(size),
        "DBIT" => Ok(size.negated()),
        other => Err(Fault::of_cell(line, "CdtDbtInd", other, "is neither CRDT nor DBIT")),
    }
}

/// The day of a date or a moment, as it is written: in the bank's own zone.
pub(super) fn date(element: XmlElement<'_>) -> Result<Date, Fault> {
    day::iso(element.text()).ok_or_else(|| {
        Fault::of_cell(element.line(), "Dt", element.text(), "is not a day (YYYY-MM-DD)")
    })
}

pub(super) fn figure(element: XmlElement<'_>, name: &str) -> Result<ExactAmount, Fault> {
    let text = element.text();
    ExactAmount::unsigned(text.strip_prefix('+').unwrap_or(text), &['.']).ok_or_else(|| {
        let message = if text.starts_with('-') {
            "is below zero, and amounts have their direction in CdtDbtInd"
        } else {
            "is not an amount"
        };
        Fault::of_cell(element.line(), name, text, message)
    })
}
