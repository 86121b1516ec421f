//! The files that were read, as the first lines of a table name them.

use std::fmt::Write as _;

use comfy_table::Cell;

use super::style::Style;
use super::text_table::{bare_table, lines, right, visible_width};
use crate::safe::safe;

/// A file that was read, as the first lines of a table name it.
pub(super) struct InputFile<'a> {
    pub(super) name: &'a str,
    pub(super) rows: String,
    pub(super) total: String,
    pub(super) columns: String,
    pub(super) guess: Option<String>,
    pub(super) header_line: Option<u64>,
}

pub(super) fn push_files(text: &mut String, files: &[InputFile<'_>], style: Style) {
    let mut table = bare_table();
    let columns: Vec<String> = files
        .iter()
        .map(|file| {
            let guess = file.guess.as_ref().map(|note| format!("   {note}"));
            let below = file.header_line.filter(|line| *line > 1);
            let place = below.map(|line| format!("   header on line {line}"));
            let notes = format!("{}{}", guess.unwrap_or_default(), place.unwrap_or_default());
            format!("{}{}", file.columns, style.dim(&notes))
        })
        .collect();
    for file in files {
        table.add_row([Cell::new(safe(file.name)), right(&file.rows), right(&file.total)]);
    }
    let figures = lines(&mut table);
    let fits = figures.iter().zip(&columns).all(|(figures, columns)| {
        visible_width(figures) + 2 + visible_width(columns) <= style.width_or_default()
    });
    let separator = if fits { "  " } else { "\n  " };
    for (figures, columns) in figures.iter().zip(&columns) {
        _ = writeln!(text, "{figures}{separator}{columns}");
    }
}
