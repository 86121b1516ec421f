//! A reconciliation as a page of its own: one file that needs no network and no other file.
//!
//! The rows stand in it twice: the first ones as plain tables, for readers without the script and
//! for search, and all of them as JSON, from which the script filters, sorts, prints and saves.
//! Texts are never markup: they are escaped here, and set as text there. The policy in the head
//! lets only the page's own style and scripts run, by their hashes.

mod ages;
mod cells;
mod escape;
mod list;
mod lists;
mod month_lists;
mod section;

use std::io::{self, Write};
use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest as _, Sha256};
use tieout::amount::Amount;
use tieout::contract::reconcile::Score;
use tieout::time::Timestamp;

pub(super) use self::escape::escaped;
use super::bank_reconciliation;
use super::equation::{Equation, verdict};
use super::figures::{counted, grouped};
use super::report::Report;
use crate::statements::Side;
use list::HtmlList;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The colours, the types of letters and the head of every page.
pub(super) const BASE_STYLE: &str = include_str!("page.css");

const STYLE: &str = concat!(
    include_str!("page.css"),
    include_str!("month.css"),
    include_str!("list.css"),
    include_str!("media.css")
);
const SCRIPT: &str =
    concat!(include_str!("cells.js"), include_str!("list.js"), include_str!("page.js"));

/// Said before anything is drawn, so that nothing is drawn twice.
const HAS_SCRIPT: &str = r#"document.documentElement.classList.add("scripted");"#;

/// Writes the whole page. `made_at` is what it says of its making.
///
/// # Errors
/// Those of `out`.
pub(super) fn document(
    report: &Report<'_>,
    made_at: Timestamp,
    out: &mut dyn Write,
) -> io::Result<()> {
    let lists = HtmlList::all(report);
    head(report, out)?;
    masthead(report, made_at, out)?;
    writeln!(out, "<main>")?;
    statement(report, out)?;
    ages::write(report, out)?;
    proof(report, out)?;
    section::contents(&lists, out)?;
    let open = lists.iter().position(|list| list.len > 0).unwrap_or(0);
    for (at, list) in lists.iter().enumerate() {
        section::write(list, at == open, out)?;
    }
    writeln!(out, "</main>")?;
    writeln!(
        out,
        "<footer>\n<p>Made by tieout {VERSION}. This file is self-contained and loads nothing.</p>\n</footer>"
    )?;
    for list in lists.iter().filter(|list| list.len > 0) {
        section::data(list, out)?;
    }
    writeln!(out, "<script>{SCRIPT}</script>\n</body>\n</html>")
}

fn head(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let [style, has_script, script] = [STYLE, HAS_SCRIPT, SCRIPT].map(hash);
    let policy = format!(
        "default-src 'none'; style-src '{style}'; script-src '{has_script}' '{script}'; base-uri \
         'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
    );
    let (bank, book) = (file_name(report.bank), file_name(report.book));
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
<title>{bank} and {book}: reconciliation</title>
<style>{STYLE}</style>
<script>{HAS_SCRIPT}</script>
</head>
<body>"#
    )
}

/// The hash by which the policy knows an inline style or script.
pub(super) fn hash(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}

/// What was compared, how and when.
fn masthead(report: &Report<'_>, made_at: Timestamp, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        r#"<header>
<p class="kind">Bank reconciliation</p>
<h1><span>{}</span> and <span>{}</span></h1>
<dl>"#,
        file_name(report.bank),
        file_name(report.book)
    )?;
    side("Bank", report.bank, out)?;
    side("Books", report.book, out)?;
    let days = match report.options.window_days {
        0 => "equal amounts on the same day match".to_owned(),
        1 => "equal amounts at most 1 day apart match".to_owned(),
        days => format!("equal amounts at most {days} days apart match"),
    };
    let minimum = match report.options.minimum_score {
        score if score == Score::default() => String::new(),
        score => format!("; pairs with a score below {score} are left unmatched"),
    };
    let made_at = made_at.to_string();
    // To the minute: `2026-11-21T06:19`.
    let minute = made_at.get(..16).unwrap_or(&made_at);
    writeln!(
        out,
        r#"<div><dt>Rule</dt><dd>{days}, one to one{minimum}</dd></div>
<div><dt>Made</dt><dd><time datetime="{minute}Z">{} UTC</time></dd></div>
</dl>
</header>"#,
        minute.replace('T', " ")
    )
}

/// The name without the directory, escaped: the whole of it stands below the title.
fn file_name(side: &Side) -> String {
    let name = Path::new(&side.name).file_name().and_then(|name| name.to_str());
    escaped(name.unwrap_or(&side.name))
}

fn side(label: &str, side: &Side, out: &mut dyn Write) -> io::Result<()> {
    let of_file = || side.rows.indices().filter(|row| side.lines[*row as usize] != 0);
    let dates = of_file().map(|row| side.rows.row(row).date);
    let period = match (dates.clone().min(), dates.max()) {
        (Some(first), Some(last)) if first != last => format!(", {first} to {last}"),
        (Some(day), _) => format!(", {day}"),
        _ => String::new(),
    };
    let guess = if side.columns.guess_note().is_some() { ", guessed" } else { "" };
    writeln!(
        out,
        r#"<div><dt>{label}</dt><dd><b>{}</b>: {}{period}.
<span class="columns">Columns: {}{guess}</span></dd></div>"#,
        escaped(&side.name),
        counted(of_file().count(), "row"),
        escaped(&side.columns.to_string())
    )
}

/// The bank reconciliation statement, where a side has a balance.
fn statement(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let Some(statement) = bank_reconciliation::lines_of(report) else { return Ok(()) };
    writeln!(
        out,
        "<section class=\"proof statement\" aria-labelledby=\"statement\">\n<h2 id=\"statement\">{}</h2>\n<dl>",
        escaped(&statement.heading)
    )?;
    for (name, amount) in &statement.lines {
        let class = match name.as_str() {
            "Difference" => " class=\"total difference\"",
            name if name.starts_with("Adjusted") => " class=\"total\"",
            _ => "",
        };
        let negative = if amount.starts_with('-') { " class=\"negative\"" } else { "" };
        let (name, amount) = (escaped(name), escaped(amount));
        writeln!(out, "<div{class}><dt>{name}</dt><dd{negative}>{amount}</dd></div>")?;
    }
    let (class, mark) = if statement.is_proved { ("good", "✓") } else { ("bad", "✗") };
    writeln!(
        out,
        "</dl>\n<p class=\"verdict {class}\"><span aria-hidden=\"true\">{mark}</span> \
         <strong>{}</strong></p>",
        sentence(statement.proof)
    )?;
    let beside = report.month.iter().flat_map(bank_reconciliation::beside);
    let beside = beside.chain(bank_reconciliation::guesses(report));
    let says: Vec<String> = statement.reasons.into_iter().chain(beside).collect();
    if !says.is_empty() {
        let items: String =
            says.iter().map(|one| format!("<li>{}</li>\n", escaped(&sentence(one)))).collect();
        writeln!(out, "<ul>\n{items}</ul>")?;
    }
    writeln!(out, "</section>")
}

/// The equation as two accounts that come to the same figure.
fn proof(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let equation = Equation::new(report.bank, report.book, report.matching);
    let (bank, book, matching) = (report.bank, report.book, report.matching);
    let verification = &matching.verification;
    let rows = |count| format!(" <small>{}</small>", counted(count, "row"));
    let rows_of = |side| format!(" <small>{}</small>", rows_by_origin(side));
    let line = |name: &str, remark: &str, amount: &Amount| {
        let amount = amount.to_string();
        let negative = if amount.starts_with('-') { r#" class="negative""# } else { "" };
        format!("<div><dt>{name}{remark}</dt><dd{negative}>{amount}</dd></div>\n")
    };
    let is_kept = [bank, book].iter().any(|side| side.lines.contains(&0));
    let total = |row: String| row.replacen("<div>", r#"<div class="total">"#, 1);
    let files = [
        line("Bank", &rows_of(bank), &bank.rows.total(bank.rows.indices())),
        line("less books", &rows_of(book), &book.rows.total(book.rows.indices())),
        total(line("Bank − books", "", &verification.expected_net_discrepancy)),
    ];
    let (missing, remove) = (matching.missing_from_books.len(), matching.remove_from_books.len());
    let rounding = equation.rounding.as_ref();
    let sum = if rounding.is_some() { "Bank − books, with rounding" } else { "Bank − books" };
    let lists = [
        line("In the bank only", &rows(missing), &equation.missing),
        line("less in the books only", &rows(remove), &equation.remove),
        equation
            .fees
            .as_ref()
            .map_or_else(String::new, |fees| line("plus fees of groups", "", fees)),
        rounding.map_or_else(String::new, |gap| line("plus rounding within pairs", "", gap)),
        total(line(sum, "", &equation.explained())),
    ];
    let (verdict, is_good) = verdict(verification.reason);
    let (class, mark) = if is_good { ("good", "✓") } else { ("bad", "✗") };
    writeln!(
        out,
        r#"<section class="proof" aria-labelledby="proof">
<h2 id="proof">The proof</h2>
<div class="accounts">
<div><h3>{}</h3>
<dl>
{}</dl></div>
<p class="equals"><span>=</span></p>
<div><h3>The unmatched rows</h3>
<dl>
{}</dl></div>
</div>
<p class="verdict {class}"><span aria-hidden="true">{mark}</span> <strong>{}</strong>
{}</p>
<p class="equation">{equation}</p>
</section>"#,
        if is_kept { "Files and earlier months" } else { "The two files" },
        files.concat(),
        lists.concat(),
        sentence(verdict),
        verification.reason.sentence()
    )
}

/// The rows of a side: those of its file, and those that earlier months have left.
fn rows_by_origin(side: &Side) -> String {
    let earlier = side.lines.iter().filter(|line| **line == 0).count();
    let own = counted(side.lines.len() - earlier, "row");
    if earlier == 0 { own } else { format!("{own} and {} from earlier months", grouped(earlier)) }
}

/// `every row accounted for` as `Every row accounted for.`
fn sentence(words: &str) -> String {
    let mut chars = words.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    format!("{}{}.", first.collect::<String>(), chars.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_style_or_script_ends_its_element_or_loads_anything() {
        for asset in [STYLE, HAS_SCRIPT, SCRIPT] {
            assert!(!asset.contains("</") && !asset.contains("<!--"));
            assert!(
                !asset.contains("://") && !asset.contains("url(") && !asset.contains("@import")
            );
        }
        for sink in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("] {
            assert!(!SCRIPT.contains(sink), "texts must not become markup: {sink}");
        }
    }

    #[test]
    fn the_policy_knows_inline_parts_by_the_hash_of_their_text() {
        // The digest of no bytes at all, as FIPS 180 has it.
        assert_eq!(hash(""), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
    }
}
