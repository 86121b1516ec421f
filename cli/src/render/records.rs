//! Records and lists of records: what the daemon or the database holds, one line each.

use std::fmt::{Display, Write as _};
use std::io::{self, Write};

use comfy_table::{Cell, Table};
use serde::Serialize;
use tieout::contract::ledger::organisation::Whole;
use tieout::contract::page::{List, Pagination};
use tieout::csv::text_cell;

use super::csv_writer::{write_row, writer};
use super::out::write;
use super::style::Style;
use super::text_table::{bare_table, push_lines, right};
use super::ui::{Output, Ui};
use crate::exit::Failure;
use crate::safe::safe;

/// A record that can be shown in every form. JSON is what it serializes to, whole; table and CSV
/// have the columns, which may be fewer.
pub(crate) trait Tabular: Serialize {
    /// The names of the columns, as JSON calls the members.
    const COLUMNS: &'static [&'static str];

    /// One value for each column, in their order.
    fn values(&self) -> Vec<Value>;
}

/// A value of a column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Value {
    /// Stands at the left; in CSV a text that a spreadsheet would run gets a `'` in front.
    Text(String),
    /// Stands at the right, and goes to CSV as it is.
    Number(String),
    /// There is none: `-` in a table, empty in CSV.
    None,
}

impl Value {
    #[expect(clippy::needless_pass_by_value, reason = "columns give what they have")]
    pub(crate) fn text(text: impl ToString) -> Self {
        Self::Text(text.to_string())
    }

    #[expect(clippy::needless_pass_by_value, reason = "columns give what they have")]
    pub(crate) fn number(number: impl ToString) -> Self {
        Self::Number(number.to_string())
    }

    pub(crate) fn yes_or_no(is_so: bool) -> Self {
        Self::Text(if is_so { "yes" } else { "no" }.to_owned())
    }

    /// A text, where there is one.
    pub(crate) fn optional(text: Option<impl ToString>) -> Self {
        text.map_or(Self::None, Self::text)
    }

    fn shown(&self) -> String {
        match self {
            Self::Text(text) => safe(text).into_owned(),
            Self::Number(number) => number.clone(),
            Self::None => "-".to_owned(),
        }
    }

    fn cell(&self) -> Cell {
        match self {
            Self::Number(number) => right(number),
            value => Cell::new(value.shown()),
        }
    }

    fn in_csv(&self) -> String {
        match self {
            Self::Text(text) => text_cell(text).into_owned(),
            Self::Number(number) => number.clone(),
            Self::None => String::new(),
        }
    }
}

impl Ui {
    /// Shows one record: `name  value` lines, the object as JSON, or a CSV table of one row.
    pub(crate) fn record<T: Tabular>(&self, record: &T) -> Result<(), Failure> {
        write(self.form(), |out| match self.output {
            Output::Table => out.write_all(described(record).as_bytes()),
            Output::Json | Output::Jsonl => json_line(record, out),
            Output::Csv => csv_table(std::slice::from_ref(record), out),
        })
    }

    /// Shows a whole list; as one JSON document it is an array.
    pub(crate) fn list<T: Tabular>(&self, records: &[T]) -> Result<(), Failure> {
        self.listed(records, &records, None)
    }

    /// Shows a page of a list; as one JSON document it is the API's `{data, pagination}`.
    pub(crate) fn page<T: Tabular>(&self, page: &List<T>) -> Result<(), Failure> {
        self.listed(&page.data, page, Some(&page.pagination))?;
        let Pagination { offset, total, .. } = page.pagination;
        let next = u64::try_from(offset).unwrap_or_default() + page.data.len() as u64;
        // A table says it itself, and a document has the numbers.
        if self.wants_rows() && next < total && !page.data.is_empty() {
            self.note(&format!("{} more are not listed; use --offset {next}", total - next));
        }
        Ok(())
    }

    /// Shows a list that the API gives without pages; as one JSON document it is the API's `{data}`.
    pub(crate) fn whole<T: Tabular>(&self, whole: &Whole<T>) -> Result<(), Failure> {
        self.listed(&whole.data, whole, None)
    }

    /// Shows what has lines that add up: what it is, its lines and their totals. As JSON it is the
    /// document, as CSV the lines.
    pub(crate) fn summed<T: Tabular>(
        &self,
        heading: &str,
        document: &impl Serialize,
        lines: &[T],
        totals: &[Value],
    ) -> Result<(), Failure> {
        write(self.form(), |out| match self.output {
            Output::Table => {
                // Where nothing stands below it, no line is left free for it.
                let heading = if lines.is_empty() { heading.trim_end() } else { heading };
                out.write_all(heading.as_bytes())?;
                if lines.is_empty() {
                    return writeln!(out);
                }
                out.write_all(with_totals(lines, totals, self.style).as_bytes())
            }
            Output::Json | Output::Jsonl => json_line(document, out),
            Output::Csv => csv_table(lines, out),
        })
    }

    fn listed<T: Tabular>(
        &self,
        records: &[T],
        document: &impl Serialize,
        pagination: Option<&Pagination>,
    ) -> Result<(), Failure> {
        write(self.form(), |out| match self.output {
            Output::Table => out.write_all(tabled(records, pagination, self.style).as_bytes()),
            Output::Json => json_line(document, out),
            Output::Jsonl => records.iter().try_for_each(|record| json_line(record, out)),
            Output::Csv => csv_table(records, out),
        })
    }
}

pub(super) fn json_line(value: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)
}

pub(super) fn csv_table<T: Tabular>(records: &[T], out: &mut impl Write) -> io::Result<()> {
    let mut csv = writer(out);
    write_row(&mut csv, T::COLUMNS)?;
    for record in records {
        write_row(&mut csv, record.values().iter().map(Value::in_csv))?;
    }
    csv.flush()
}

/// The name of a column as people read it.
fn title(column: &str) -> String {
    column.replace('_', " ")
}

pub(crate) fn described<T: Tabular>(record: &T) -> String {
    let width = T::COLUMNS.iter().map(|column| column.len()).max().unwrap_or_default();
    let mut text = String::new();
    for (column, value) in T::COLUMNS.iter().zip(record.values()) {
        let shown = Some(value.shown()).filter(|shown| !shown.is_empty());
        _ = writeln!(text, "{:width$}  {}", title(column), shown.as_deref().unwrap_or("-"));
    }
    text
}

/// A line below those of [`described`] for what not every record has; nothing where there is none.
pub(crate) fn further<T: Tabular>(name: &str, value: Option<impl Display>) -> String {
    let width = T::COLUMNS.iter().map(|column| column.len()).max().unwrap_or_default();
    value.map_or_else(String::new, |value| format!("{name:width$}  {value}\n"))
}

/// The records with their header; numbers stand at the right of their columns.
fn table_of<T: Tabular>(records: &[T]) -> Table {
    let mut table = bare_table();
    let numbers = records.first().map(Tabular::values).unwrap_or_default();
    let is_number = |at: usize| matches!(numbers.get(at), Some(Value::Number(_)));
    table.set_header(T::COLUMNS.iter().enumerate().map(|(at, column)| {
        if is_number(at) { right(title(column)) } else { Cell::new(title(column)) }
    }));
    for record in records {
        table.add_row(record.values().iter().map(Value::cell));
    }
    table
}

fn with_totals<T: Tabular>(lines: &[T], totals: &[Value], style: Style) -> String {
    let mut text = String::new();
    let mut table = table_of(lines);
    if !lines.is_empty() {
        table.add_row(totals.iter().map(Value::cell));
        push_lines(&mut text, &mut table, style, 0);
    }
    text
}

fn tabled<T: Tabular>(records: &[T], pagination: Option<&Pagination>, style: Style) -> String {
    let mut text = String::new();
    let mut table = table_of(records);
    if records.is_empty() {
        text.push_str("nothing to list\n");
    } else {
        push_lines(&mut text, &mut table, style, 0);
    }
    if let Some(&Pagination { offset, total, .. }) = pagination {
        let next = u64::try_from(offset).unwrap_or_default() + records.len() as u64;
        if next < total && !records.is_empty() {
            _ = writeln!(text, "… {} more; use --offset {next}", total - next);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use tieout::contract::page::Page;

    use super::*;
    use crate::render::Color;

    #[derive(Serialize)]
    struct Boat {
        name: &'static str,
        berth_count: u32,
        owner: Option<&'static str>,
    }

    impl Tabular for Boat {
        const COLUMNS: &'static [&'static str] = &["name", "berth_count", "owner"];

        fn values(&self) -> Vec<Value> {
            vec![
                Value::text(self.name),
                Value::number(self.berth_count),
                Value::optional(self.owner),
            ]
        }
    }

    const BOATS: [Boat; 2] = [
        Boat { name: "=Ida\u{1b}", berth_count: 4, owner: None },
        Boat { name: "Wanderer", berth_count: 12, owner: Some("Jo") },
    ];

    #[test]
    fn a_list_has_columns_and_says_how_to_see_the_rest() {
        let pagination = Pagination::at(Page { limit: 2, offset: 0 }, 2, 5);
        let text = tabled(&BOATS, Some(&pagination), Style::detect(Color::Never));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines,
            [
                "name        berth count  owner",
                "=Ida\\u{1b}            4  -",
                "Wanderer             12  Jo",
                "… 3 more; use --offset 2"
            ]
        );
    }

    #[test]
    fn one_record_is_a_line_for_each_column() {
        let text = described(&BOATS[1]);
        assert_eq!(text, "name         Wanderer\nberth count  12\nowner        Jo\n");
    }

    #[test]
    fn in_csv_a_text_cannot_be_a_formula_and_nothing_is_empty() {
        let mut csv = Vec::new();
        csv_table(&BOATS, &mut csv).unwrap();
        let text = String::from_utf8(csv).unwrap();
        assert_eq!(text, "name,berth_count,owner\n'=Ida\u{1b},4,\nWanderer,12,Jo\n");
    }
}
