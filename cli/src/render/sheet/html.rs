//! A report as a page of its own: one file that needs no network and no other file, and prints well.
//!
//! It has no script at all; the policy in its head lets only its own style apply, by its hash.

use std::io::{self, Write};

use tieout::time::Timestamp;

use super::contents::{Sheet, SheetLine, SheetProof};
use crate::render::html::{BASE_STYLE, escaped, hash};

const VERSION: &str = env!("CARGO_PKG_VERSION");

const STYLE: &str = include_str!("sheet.css");

/// Writes the whole page. `made_at` is what it says of its making.
///
/// # Errors
/// Those of `out`.
pub(super) fn document(sheet: &Sheet, made_at: Timestamp, out: &mut dyn Write) -> io::Result<()> {
    let style = format!("{BASE_STYLE}{STYLE}");
    let policy = format!(
        "default-src 'none'; style-src '{}'; base-uri 'none'; form-action 'none'",
        hash(&style)
    );
    let Sheet { title, of, when, currency, .. } = sheet;
    let (title, of, when) = (escaped(title), escaped(of), escaped(when));
    let made_at = made_at.to_string();
    // To the minute: `2026-11-21T06:19`.
    let minute = made_at.get(..16).unwrap_or(&made_at);
    let currency = escaped(currency);
    writeln!(
        out,
        r#"<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="tieout {VERSION}">
<title>{of}: {title}, {when}</title>
<style>{style}</style>
</head>
<body>
<header>
<p class="kind">{title}</p>
<h1><span>{of}</span></h1>
<dl>
<div><dt>Period</dt><dd>{when}</dd></div>
<div><dt>Currency</dt><dd>{currency}</dd></div>
<div><dt>Made</dt><dd><time datetime="{minute}Z">{} UTC</time></dd></div>
</dl>
</header>
<main>"#,
        minute.replace('T', " ")
    )?;
    if sheet.lines.is_empty() {
        writeln!(out, "<p>Nothing to report.</p>")?;
    } else {
        table(sheet, out)?;
    }
    if let Some(SheetProof { sentence, holds }) = &sheet.proof {
        let (class, mark) = if *holds { ("good", "✓") } else { ("bad", "✗") };
        writeln!(
            out,
            r#"<p class="verdict {class}"><span aria-hidden="true">{mark}</span> {}</p>"#,
            escaped(sentence)
        )?;
    }
    writeln!(
        out,
        "</main>\n<footer>\n<p>Made by tieout {VERSION}. This file is self-contained and loads nothing.</p>\n</footer>\n</body>\n</html>"
    )
}

fn table(sheet: &Sheet, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, r#"<table class="sheet"><caption>{}</caption>"#, escaped(&sheet.title))?;
    if sheet.columns.iter().any(|column| !column.title.is_empty()) {
        write!(out, "<thead><tr>")?;
        for column in &sheet.columns {
            let class = if column.is_figure { r#" class="figure""# } else { "" };
            write!(out, r#"<th scope="col"{class}>{}</th>"#, escaped(&column.title))?;
        }
        writeln!(out, "</tr></thead>")?;
    }
    writeln!(out, "<tbody>")?;
    for line in &sheet.lines {
        match line {
            SheetLine::Heading(heading) => writeln!(
                out,
                r#"<tr class="heading"><th scope="rowgroup" colspan="{}">{}</th></tr>"#,
                sheet.columns.len(),
                escaped(heading)
            )?,
            SheetLine::Row(cells) => row(sheet, "", cells, out)?,
            SheetLine::Subtotal(cells) => row(sheet, r#" class="subtotal""#, cells, out)?,
            SheetLine::Total(cells) => row(sheet, r#" class="total""#, cells, out)?,
        }
    }
    writeln!(out, "</tbody>\n</table>")
}

fn row(sheet: &Sheet, class: &str, cells: &[String], out: &mut dyn Write) -> io::Result<()> {
    write!(out, "<tr{class}>")?;
    for (cell, column) in cells.iter().zip(&sheet.columns) {
        let class = match (column.is_figure, cell.starts_with('-')) {
            (true, true) => r#" class="figure negative""#,
            (true, false) => r#" class="figure""#,
            (false, _) => "",
        };
        write!(out, "<td{class}>{}</td>", escaped(cell))?;
    }
    writeln!(out, "</tr>")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::sheet::contents::SheetColumn;

    fn page(name: &str) -> String {
        let sheet = Sheet {
            title: "Trial balance".into(),
            of: name.into(),
            when: "31 March 2026".into(),
            currency: "GBP".into(),
            columns: vec![SheetColumn::text("account"), SheetColumn::figure("debit")],
            lines: vec![
                SheetLine::Heading(name.into()),
                SheetLine::Row(vec![name.into(), "-5.00".into()]),
            ],
            proof: None,
        };
        let mut page = Vec::new();
        document(&sheet, Timestamp::from_unix_ms(0), &mut page).unwrap();
        String::from_utf8(page).unwrap()
    }

    #[test]
    fn texts_of_the_books_are_never_markup() {
        let page = page("<script>alert(1)</script> & \u{202e}");
        assert!(!page.contains("<script") && !page.contains('\u{202e}'), "{page}");
        assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; "), "{page}");
        assert!(page.contains(r#"<td class="figure negative">-5.00</td>"#), "{page}");
    }

    #[test]
    fn the_page_loads_nothing_and_its_policy_knows_its_style() {
        let page = page("Acorn Ltd");
        let style = page.split_once("<style>").unwrap().1.split_once("</style>").unwrap().0;
        assert!(page.contains(&format!("style-src '{}'", hash(style))), "{page}");
        assert!(!page.contains("://") && !style.contains("url(") && !style.contains("@import"));
    }
}
