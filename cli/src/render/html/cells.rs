//! Columns and cells of the page's lists: as HTML to read without the script, and as JSON for it.

use std::borrow::Cow;
use std::io::{self, Write};

use serde::{Serialize, Serializer};
use tieout::amount::Amount;
use tieout::contract::reconcile::{Row, Score};
use tieout::date::Date;

use super::escape;
use crate::render::figures::signed;
use crate::render::text_table::described;
use crate::statements::Side;

/// A column of a list. The script reads it as JSON.
#[derive(Debug, Clone, Copy, Serialize)]
pub(super) struct HtmlColumn {
    /// The class of its cells.
    pub(super) key: &'static str,
    pub(super) label: &'static str,
    kind: HtmlColumnKind,
    /// Its name in the CSV file; none where the file does without it.
    csv: Option<&'static str>,
    /// Whether it stands in the table.
    pub(super) shown: bool,
}

impl HtmlColumn {
    pub(super) const fn new(
        key: &'static str,
        label: &'static str,
        kind: HtmlColumnKind,
        csv: Option<&'static str>,
    ) -> Self {
        Self { key, label, kind, csv, shown: true }
    }

    /// Kept out of the table unless there is something to see; CSV has it all the same.
    pub(super) const fn shown_where(self, shown: bool) -> Self {
        Self { shown, ..self }
    }

    /// Whether its cells are figures, which stand at the right.
    pub(super) const fn is_figure(&self) -> bool {
        matches!(
            self.kind,
            HtmlColumnKind::Line
                | HtmlColumnKind::Number
                | HtmlColumnKind::Amount
                | HtmlColumnKind::Days
                | HtmlColumnKind::Score
        )
    }
}

/// How the script shows, sorts and filters a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum HtmlColumnKind {
    /// Of a file; 0 of a row that is in none.
    Line,
    Number,
    Date,
    Amount,
    Days,
    /// In thousandths.
    Score,
    Flag,
    Text,
    /// A text that may well be missing.
    Words,
    /// A name of the API, shown with spaces for its `_`.
    Name,
    /// Rows of one side.
    Rows,
}

/// A value of a column.
pub(super) enum HtmlCell<'a> {
    Line(u64),
    Number(u64),
    Date(Date),
    Amount(String),
    Days(i32),
    Score(Score),
    Flag(bool),
    Text(Cow<'a, str>),
    /// A text that may well be missing.
    Words(&'a str),
    Name(&'static str),
    Rows(Vec<NestedRow<'a>>),
}

/// In the place of the line of a row that is in no file.
const CARRIED: &str = "carried";

/// A row within a cell: line, date, amount, description.
type NestedRow<'a> = (String, Date, String, &'a str);

/// As the script reads it: an amount is a text, with its digits as written, and a score counts
/// thousandths.
impl Serialize for HtmlCell<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Line(number) | Self::Number(number) => serializer.serialize_u64(*number),
            Self::Date(date) => date.serialize(serializer),
            Self::Amount(digits) => serializer.serialize_str(digits),
            Self::Days(days) => serializer.serialize_i32(*days),
            Self::Score(score) => serializer.serialize_u16(score.thousandths()),
            Self::Flag(flag) => serializer.serialize_u8(u8::from(*flag)),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Words(words) => serializer.serialize_str(words),
            Self::Name(name) => serializer.serialize_str(name),
            Self::Rows(rows) => rows.serialize(serializer),
        }
    }
}

impl<'a> HtmlCell<'a> {
    pub(super) fn line(side: &Side, row: u32) -> Self {
        match side.file(row) {
            Some(_) => Self::Text(side.line(row).into()),
            None => Self::Line(side.lines[row as usize]),
        }
    }

    /// A row of a file, as a list unmatched on one side shows it: line, date, amount, description.
    pub(super) fn of_row(side: &'a Side, row: u32) -> Vec<Self> {
        let Row { date, amount, description } = side.rows.row(row);
        vec![
            Self::line(side, row),
            Self::Date(date),
            Self::Amount(amount.to_string()),
            Self::Text(description.into()),
        ]
    }

    pub(super) fn rows(side: &'a Side, rows: &[u32]) -> Self {
        let listed = rows.iter().map(|row| {
            let Row { date, amount, description } = side.rows.row(*row);
            (side.line(*row), date, amount.to_string(), description)
        });
        Self::Rows(listed.collect())
    }

    pub(super) fn amount(amount: &Amount) -> Self {
        Self::Amount(amount.to_string())
    }

    /// The cell as a reader without the script sees it.
    pub(super) fn write_html(&self, out: &mut dyn Write, column: &HtmlColumn) -> io::Result<()> {
        write!(out, r#"<td role="cell" class="{}"#, column.key)?;
        if column.is_figure() {
            write!(out, " figure")?;
        }
        if matches!(self, Self::Amount(amount) if amount.starts_with('-')) {
            write!(out, " negative")?;
        }
        write!(out, r#"">"#)?;
        match self {
            Self::Line(0) => write!(out, "{CARRIED}")?,
            Self::Line(number) | Self::Number(number) => write!(out, "{number}")?,
            Self::Date(date) => write!(out, "{date}")?,
            Self::Amount(digits) => write!(out, "{digits}")?,
            Self::Days(days) => write!(out, "{}", signed(*days))?,
            Self::Score(score) => write!(out, "{score}")?,
            Self::Flag(flag) => write!(out, "{}", if *flag { "ambiguous" } else { "" })?,
            Self::Text(text) => escape::text(out, &described(text))?,
            Self::Words(words) => escape::text(out, words)?,
            Self::Name(name) => write!(out, "{}", name.replace('_', " "))?,
            Self::Rows(rows) => write_rows(out, rows)?,
        }
        write!(out, "</td>")
    }
}

fn write_rows(out: &mut dyn Write, rows: &[NestedRow<'_>]) -> io::Result<()> {
    if rows.is_empty() {
        return Ok(());
    }
    write!(out, "<ul>")?;
    for (line, date, amount, description) in rows {
        let negative = if amount.starts_with('-') { " negative" } else { "" };
        let at = if line.is_empty() { CARRIED.to_owned() } else { format!("line {line}") };
        write!(out, r#"<li><span class="at">{at}</span> <span class="on">{date}</span> "#)?;
        write!(out, r#"<span class="sum{negative}">{amount}</span> <span class="of">"#)?;
        escape::text(out, &described(description))?;
        write!(out, "</span></li>")?;
    }
    write!(out, "</ul>")
}
