//! A list in the page: where it is, its first rows as a table, and all of them as JSON.

use std::io::{self, Write};

use serde::Serialize;

use super::cells::{HtmlCell, HtmlColumn};
use super::escape;
use super::list::HtmlList;
use crate::render::figures::{counted, grouped};

/// Where the lists are; the script makes tabs of it.
pub(super) fn contents(lists: &[HtmlList<'_>], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, r#"<nav aria-label="Lists">"#)?;
    for HtmlList { id, title, len, remark, total, .. } in lists {
        let beside = match (remark, total) {
            (Some(remark), _) => remark.clone(),
            (None, Some(total)) => total.to_string(),
            (None, None) => String::new(),
        };
        let count = grouped(*len);
        writeln!(
            out,
            r##"<a href="#{id}"><span class="title">{title}</span>
<b>{count}</b> <small>{beside}</small></a>"##
        )?;
    }
    writeln!(out, "</nav>")
}

/// A list as a plain table of its first rows.
pub(super) fn write(list: &HtmlList<'_>, is_open: bool, out: &mut dyn Write) -> io::Result<()> {
    let HtmlList { id, title, sense, none, len, .. } = list;
    let open = if is_open { " open" } else { "" };
    let count = grouped(*len);
    writeln!(
        out,
        r#"<section class="list{open}" id="{id}" aria-labelledby="{id}-title">
<h2 id="{id}-title">{title} ({count})</h2>"#
    )?;
    if *len == 0 {
        return writeln!(out, "<p class=\"sense\">{none}</p>\n</section>");
    }
    writeln!(out, "<p class=\"sense\">{sense}</p>")?;
    table(list, out)?;
    if *len > list.static_max {
        writeln!(
            out,
            r#"<p class="more">The first {} of {count} rows. The others are shown and printed where
scripts may run, and <code>--out</code> writes them all.</p>"#,
            grouped(list.static_max)
        )?;
    }
    writeln!(out, "</section>")
}

fn table(list: &HtmlList<'_>, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        r#"<table role="table"><caption>{}, {}</caption>
<thead role="rowgroup"><tr role="row">"#,
        list.title,
        counted(list.len, "row")
    )?;
    for column in list.shown_columns() {
        let figure = if column.is_figure() { " figure" } else { "" };
        writeln!(
            out,
            r#"<th role="columnheader" scope="col" class="{}{figure}">{}</th>"#,
            column.key, column.label
        )?;
    }
    writeln!(out, "</tr></thead>\n<tbody role=\"rowgroup\">")?;
    for cells in list.rows().take(list.static_max) {
        let is_flagged = cells.iter().any(|cell| matches!(cell, HtmlCell::Flag(true)));
        let class = if is_flagged { r#" class="flagged""# } else { "" };
        write!(out, r#"<tr role="row"{class}>"#)?;
        for (cell, column) in cells.iter().zip(&list.columns).filter(|(_, column)| column.shown) {
            cell.write_html(out, column)?;
        }
        writeln!(out, "</tr>")?;
    }
    writeln!(out, "</tbody>")?;
    if let Some(total) = &list.total {
        total_row(list, &total.to_string(), out)?;
    }
    writeln!(out, "</table>")
}

/// The last row: a label up to the amounts, the total below them.
fn total_row(list: &HtmlList<'_>, total: &str, out: &mut dyn Write) -> io::Result<()> {
    let before = list.shown_columns().take_while(|column| column.key != "amount").count();
    let behind = list.shown_columns().count() - before - 1;
    let negative = if total.starts_with('-') { " negative" } else { "" };
    writeln!(
        out,
        r#"<tfoot role="rowgroup"><tr role="row">
<th role="rowheader" scope="row" colspan="{before}">Total</th>
<td role="cell" class="amount figure{negative}">{total}</td>
<td role="cell" colspan="{behind}"></td>
</tr></tfoot>"#
    )
}

/// What the script reads of a list, but for its rows.
#[derive(Serialize)]
struct ListDescription<'a> {
    file: &'static str,
    printed_max: Option<usize>,
    total: Option<String>,
    columns: &'a [HtmlColumn],
}

/// All rows for the script, one a line.
pub(super) fn data(list: &HtmlList<'_>, out: &mut dyn Write) -> io::Result<()> {
    write!(out, r#"<script type="application/json" id="{}-data">{{"list":"#, list.id)?;
    let described = ListDescription {
        file: list.file,
        printed_max: list.printed_max,
        total: list.total.as_ref().map(ToString::to_string),
        columns: &list.columns,
    };
    escape::json(out, &described)?;
    write!(out, r#","rows":["#)?;
    for (at, cells) in list.rows().enumerate() {
        out.write_all(if at == 0 { b"\n" } else { b",\n" })?;
        escape::json(out, &cells)?;
    }
    writeln!(out, "\n]}}</script>")
}
