//! Reports of the books as an accountant reads them: sections, rows, and what they add up to.
//!
//! What stands in a sheet is said by the command; how it looks on a screen and on paper is here.

mod html;
mod text;

use std::path::Path;

use tieout::date::Date;
use tieout::money::Money;
use tieout::time::Timestamp;

use super::{Output, Ui, save, write};
use crate::exit::Failure;

/// A report.
#[derive(Debug, Clone)]
pub(crate) struct Sheet {
    /// What it is, as a title.
    pub(crate) title: String,
    /// Whose.
    pub(crate) of: String,
    /// Of which day or days.
    pub(crate) when: String,
    /// ISO 4217.
    pub(crate) currency: String,
    pub(crate) columns: Vec<SheetColumn>,
    pub(crate) lines: Vec<SheetLine>,
    /// What proves it.
    pub(crate) proof: Option<SheetProof>,
}

/// A column: what stands above it, and whether figures stand in it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SheetColumn {
    pub(crate) title: &'static str,
    pub(crate) is_figure: bool,
}

/// A line of a report.
#[derive(Debug, Clone)]
pub(crate) enum SheetLine {
    /// What the rows below are.
    Heading(String),
    /// A cell for each column.
    Row(Vec<String>),
    /// What the rows of a section add up to.
    Subtotal(Vec<String>),
    /// What everything comes to.
    Total(Vec<String>),
}

/// A sentence that holds, or does not.
#[derive(Debug, Clone)]
pub(crate) struct SheetProof {
    pub(crate) sentence: String,
    pub(crate) holds: bool,
}

impl SheetColumn {
    pub(crate) const fn text(title: &'static str) -> Self {
        Self { title, is_figure: false }
    }

    pub(crate) const fn figure(title: &'static str) -> Self {
        Self { title, is_figure: true }
    }
}

/// Money with separators between thousands: `-1,234.50`.
pub(crate) fn amount(money: Money) -> String {
    let written = money.to_string();
    let (sign, digits) = written.strip_prefix('-').map_or(("", &*written), |digits| ("-", digits));
    let (whole, rest) = digits.split_once('.').unwrap_or((digits, ""));
    let mut grouped = String::from(sign);
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped.push('.');
    grouped.push_str(rest);
    grouped
}

/// The same, and nothing for nothing.
pub(crate) fn amount_or_nothing(money: Money) -> String {
    if money.is_zero() { String::new() } else { amount(money) }
}

/// A day in words: `31 March 2026`.
pub(crate) fn in_words(day: Date) -> String {
    const MONTHS: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    let written = day.to_string();
    let mut parts = written.split('-').map(|part| part.parse::<usize>().unwrap_or_default());
    let (year, month, day) = (parts.next(), parts.next(), parts.next());
    let month = month.and_then(|month| MONTHS.get(month.checked_sub(1)?));
    match (year, month, day) {
        (Some(year), Some(month), Some(day)) => format!("{day} {month} {year}"),
        _ => written,
    }
}

impl Ui {
    /// Shows a report: as a table, as the document it was made of, or as the comma-separated values
    /// that the daemon makes of it.
    pub(crate) fn sheet(
        &self,
        sheet: &Sheet,
        document: &str,
        csv: impl FnOnce() -> String,
    ) -> Result<(), Failure> {
        use std::io::Write as _;
        write(self.form(), |out| match self.output {
            Output::Table => out.write_all(text::sheet(sheet, self.style).as_bytes()),
            Output::Json | Output::Jsonl => writeln!(out, "{document}"),
            Output::Csv => out.write_all(csv().as_bytes()),
        })
    }
}

impl Sheet {
    /// Writes it as a page, whole or not at all. `made_at` is what it says of its making.
    pub(crate) fn save_page(&self, path: &Path, made_at: Timestamp) -> Result<(), Failure> {
        save::write_whole("--report", path, &[], &|out| html::document(self, made_at, out))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_grouped_by_thousands() {
        let shown = |minor| amount(Money::from_minor(minor));
        assert_eq!(
            [shown(0), shown(-5), shown(99_999), shown(123_456_789), shown(-100_000)],
            ["0.00", "-0.05", "999.99", "1,234,567.89", "-1,000.00"]
        );
        assert_eq!(amount_or_nothing(Money::ZERO), "");
    }

    #[test]
    fn days_are_written_in_words() {
        let day = Date::parse_iso("2026-04-05").unwrap();
        assert_eq!(in_words(day), "5 April 2026");
    }
}
