//! One transaction of OFX: its values, and the entry that they make.

use std::collections::BTreeMap;

use super::super::super::fault::Fault;
use super::super::super::structured::StatementEntry;
use super::super::day;
use super::super::figure::{DecimalMark, ExactAmount, MarkUse, places_of};
use super::super::text::{FormatFaults, joined, some_words};
use super::aggregate::OfxAggregate;
use super::tokens::unescaped;
use tieout::date::Date;

/// The values of one transaction as they stand in the file.
#[derive(Debug, Default)]
pub(super) struct OfxTransaction<'a> {
    pub(super) line: u64,
    values: BTreeMap<&'static str, (u64, &'a str)>,
}

/// Under which name a value of a transaction is kept, if it is.
fn kept_name(scope: OfxAggregate, name: &str) -> Option<&'static str> {
    Some(match (scope, name) {
        (OfxAggregate::Payee, "NAME") => "PAYEE",
        (OfxAggregate::Currency, "CURSYM") => "CURSYM",
        (OfxAggregate::Payee | OfxAggregate::Currency, _) => return None,
        (_, "TRNTYPE") => "TRNTYPE",
        (_, "DTPOSTED") => "DTPOSTED",
        (_, "DTAVAIL" | "VALUEDATE") => "DTAVAIL",
        (_, "TRNAMT") => "TRNAMT",
        (_, "FITID") => "FITID",
        (_, "CORRECTFITID") => "CORRECTFITID",
        (_, "CORRECTACTION") => "CORRECTACTION",
        (_, "CHECKNUM") => "CHECKNUM",
        (_, "REFNUM") => "REFNUM",
        (_, "NAME") => "NAME",
        (_, "EXTDNAME") => "EXTDNAME",
        (_, "MEMO") => "MEMO",
        _ => return None,
    })
}

impl<'a> OfxTransaction<'a> {
    pub(super) fn new(line: u64) -> Self {
        Self { line, values: BTreeMap::new() }
    }

    /// Keeps a value, if it is one that an entry is made of; the first that says something.
    ///
    /// # Errors
    /// A second amount: the end of one transaction and the start of the next are lost.
    pub(super) fn keep(
        &mut self,
        scope: OfxAggregate,
        line: u64,
        name: &str,
        value: &'a str,
    ) -> Result<(), Fault> {
        let Some(kept) = kept_name(scope, name) else { return Ok(()) };
        if self.get(kept).is_none() {
            self.values.insert(kept, (line, value));
        } else if kept == "TRNAMT" && !value.is_empty() {
            let says = "is a second amount in one transaction: an <STMTTRN> before it is missing";
            return Err(Fault::of_cell(line, name, value, says));
        }
        Ok(())
    }

    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.values.get(name).map(|(_, value)| *value).filter(|value| !value.is_empty())
    }

    pub(super) fn text(&self, name: &str) -> Option<String> {
        some_words(&unescaped(self.get(name)?))
    }

    /// A number of a cheque or a reference; zeros stand for none.
    fn reference(&self, name: &str) -> Option<String> {
        self.text(name).filter(|text| text.bytes().any(|byte| byte != b'0'))
    }

    pub(super) fn place(&self, name: &str) -> (u64, &str) {
        self.values.get(name).copied().unwrap_or((self.line, ""))
    }

    pub(super) fn entry(
        &self,
        marks: MarkUse,
        currency: Option<&str>,
        faults: &mut FormatFaults,
    ) -> Option<StatementEntry> {
        let (line, day) = self.place("DTPOSTED");
        let date = faults.keep(day_of(line, "DTPOSTED", day));
        let (line, amount) = self.place("TRNAMT");
        let amount = faults.keep(figure(marks, line, "TRNAMT", amount, currency));
        let (line, day) = self.place("DTAVAIL");
        let value_date = faults.keep(optional_day(line, "DTAVAIL", day));
        let name =
            self.text("EXTDNAME").or_else(|| self.text("NAME")).or_else(|| self.text("PAYEE"));
        let memo = self.text("MEMO").unwrap_or_default();
        let kind = self.text("TRNTYPE");
        let reference = self.reference("CHECKNUM").or_else(|| self.reference("REFNUM"));
        let described = joined(name.as_deref().unwrap_or_default(), &memo);
        let description = [Some(described), reference.clone(), kind.clone()]
            .into_iter()
            .flatten()
            .find(|text| !text.is_empty())
            .unwrap_or_default();
        Some(StatementEntry {
            line: self.line,
            date: date?,
            value_date: value_date?,
            amount: amount?.canonical(),
            description,
            counterparty: name,
            reference,
            bank_id: self.text("FITID"),
            kind,
            balance: None,
        })
    }
}

/// The day as the bank wrote it. A zone behind it says in which zone that is the day; turning it into
/// another one would move entries of the evening or the early morning to the wrong day.
fn day_of(line: u64, name: &str, text: &str) -> Result<Date, Fault> {
    let day = day::compact(text).or_else(|| day::iso(text));
    day.ok_or_else(|| match text {
        "" => Fault::at_line(line, format!("an entry has no {name}")),
        text => Fault::of_cell(line, name, text, "is not a day (YYYYMMDD)"),
    })
}

/// A day, or none where nothing or only zeros stand.
pub(super) fn optional_day(line: u64, name: &str, text: &str) -> Result<Option<Date>, Fault> {
    if text.bytes().all(|byte| byte == b'0') {
        return Ok(None);
    }
    day_of(line, name, text).map(Some)
}

pub(super) fn figure(
    marks: MarkUse,
    line: u64,
    name: &str,
    text: &str,
    currency: Option<&str>,
) -> Result<ExactAmount, Fault> {
    if text.is_empty() {
        return Err(Fault::at_line(line, format!("an entry has no {name}")));
    }
    // Three places are what these currencies have, and OFX has no groups of thousands.
    if currency.is_some_and(|currency| places_of(currency) == 3) {
        let mark = if text.contains(',') { DecimalMark::Comma } else { DecimalMark::Point };
        if let Some(figure) = ExactAmount::written(text, mark) {
            return Ok(figure);
        }
    }
    marks.read(text).map_err(|message| Fault::of_cell(line, name, text, message))
}
