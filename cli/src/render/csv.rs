//! Results as CSV that a spreadsheet opens without running any of it.

use std::borrow::Cow;
use std::io::{self, Write};

use tieout::csv::text_cell;
use tieout_reconcile::{Pair, SideName, StrongestRival};

use super::bank_reconciliation::{GroupMember, grouped_rows};
use super::csv_writer::{write_row, writer};
use super::explained::PairExplainer;
use super::month::MonthReport;
use super::report::Report;
use super::suggestions;
use crate::statements::Side;

/// The unmatched rows of one side: `line,date,amount,description`, of a month with what each is: `status`.
pub(super) fn rows(report: &Report<'_>, of: SideName, out: &mut dyn Write) -> io::Result<()> {
    let (side, list) = match of {
        SideName::Bank => (report.bank, &report.matching.missing_from_books),
        SideName::Book => (report.book, &report.matching.remove_from_books),
    };
    let mut csv = writer(out);
    let status = report.month.as_ref().map(|_| "status");
    write_row(&mut csv, ["line", "date", "amount", "description"].into_iter().chain(status))?;
    for row in list {
        let content = side.rows.row(*row);
        let (line, date, amount) =
            (line(side, *row), content.date.to_string(), content.amount.to_string());
        let text = text_cell(content.description);
        let status = report.month.as_ref().map(|month| month.standing(of, *row));
        write_row(&mut csv, [&*line, &date, &amount, &text].into_iter().chain(status))?;
    }
    csv.flush()
}

/// The rows of groups, one a line; fee and note stand with the first row of a group.
pub(super) fn groups(
    report: &Report<'_>,
    month: &MonthReport<'_>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut csv = writer(out);
    let head = ["group", "side", "line", "date", "amount", "description", "fee", "note"];
    write_row(&mut csv, head)?;
    for GroupMember { group, side, row, fee, note } in grouped_rows(month) {
        let of = if side == SideName::Bank { report.bank } else { report.book };
        let content = of.rows.row(row);
        write_row(
            &mut csv,
            [
                group.to_string(),
                side.name().to_owned(),
                line(of, row),
                content.date.to_string(),
                content.amount.to_string(),
                text_cell(content.description).into_owned(),
                fee.map(|fee| fee.to_string()).unwrap_or_default(),
                text_cell(note).into_owned(),
            ],
        )?;
    }
    csv.flush()
}

/// The pairs: lines of both files, what stands in both, and how they differ.
pub(super) fn matched(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let mut csv = writer(out);
    write_row(
        &mut csv,
        [
            "bank_line",
            "book_line",
            "bank_date",
            "bank_amount",
            "bank_description",
            "book_date",
            "book_amount",
            "book_description",
            "date_difference_in_days",
            "amount_difference",
            "score",
            "ambiguous",
        ],
    )?;
    for pair in &report.matching.pairs {
        let matched = pair.to_contract(&report.bank.rows, &report.book.rows);
        write_row(
            &mut csv,
            [
                line(report.bank, pair.bank_row),
                line(report.book, pair.book_row),
                matched.bank.date.to_string(),
                matched.bank.amount.to_string(),
                text_cell(matched.bank.description).into_owned(),
                matched.book.date.to_string(),
                matched.book.amount.to_string(),
                text_cell(matched.book.description).into_owned(),
                matched.date_difference_in_days.to_string(),
                matched.amount_difference.to_string(),
                matched.score.to_string(),
                matched.ambiguous.to_string(),
            ],
        )?;
    }
    csv.flush()
}

/// All lists in one table; the pairs, where asked for, with the bank's date and text.
pub(super) fn report(report: &Report<'_>, out: &mut impl Write) -> io::Result<()> {
    let mut csv = writer(out);
    let mut head = vec!["list", "bank_line", "book_line", "date", "amount", "description"];
    if report.include_matched {
        head.extend([
            "book_description",
            "date_difference_in_days",
            "amount_difference",
            "score",
            "ambiguous",
        ]);
    }
    if report.explainer.is_some() {
        head.extend(EVIDENCE_HEAD);
    }
    let suggestions_at = head.len();
    if report.matching.suggestions.is_some() {
        head.extend([
            "kind",
            "bank_lines",
            "book_lines",
            "difference",
            "confidence",
            "reason",
            "alternatives",
        ]);
    }
    let width = head.len();
    write_row(&mut csv, head)?;
    let matching = report.matching;
    let one_sided = [
        ("missing_from_books", report.bank, &matching.missing_from_books, 1),
        ("remove_from_books", report.book, &matching.remove_from_books, 2),
    ];
    for (list, side, rows, line_at) in one_sided {
        for row in rows {
            let content = side.rows.row(*row);
            let mut record = vec![Cow::Borrowed(""); width];
            record[0] = list.into();
            record[line_at] = line(side, *row).into();
            record[3] = content.date.to_string().into();
            record[4] = content.amount.to_string().into();
            record[5] = text_cell(content.description);
            write_row(&mut csv, record.iter().map(|cell| cell.as_bytes()))?;
        }
    }
    for pair in report.listed_pairs() {
        let matched = pair.to_contract(&report.bank.rows, &report.book.rows);
        let mut record = vec![
            "matched".into(),
            line(report.bank, pair.bank_row),
            line(report.book, pair.book_row),
            matched.bank.date.to_string(),
            matched.bank.amount.to_string(),
            text_cell(matched.bank.description).into_owned(),
            text_cell(matched.book.description).into_owned(),
            matched.date_difference_in_days.to_string(),
            matched.amount_difference.to_string(),
            matched.score.to_string(),
            matched.ambiguous.to_string(),
        ];
        if let Some(explainer) = &report.explainer {
            record.extend(evidence_cells(report, explainer, pair));
        }
        record.resize(width, String::new());
        write_row(&mut csv, record)?;
    }
    for suggestion in report.suggestions() {
        let values = suggestions::values(report, suggestion);
        let empty = std::iter::repeat_n("", suggestions_at - 1);
        let record = std::iter::once("suggestions").chain(empty);
        write_row(&mut csv, record.chain(values.iter().map(String::as_str)))?;
    }
    csv.flush()
}

/// What `--explain` adds.
const EVIDENCE_HEAD: [&str; 7] = [
    "text_bits",
    "lag_bits",
    "shared_words",
    "rivals",
    "best_rival",
    "best_rival_text_bits",
    "best_rival_lag_bits",
];

/// The rival as `bank:LINE` or `book:LINE`; nothing where there is none to name.
fn evidence_cells(report: &Report<'_>, explainer: &PairExplainer<'_>, pair: &Pair) -> [String; 7] {
    let evidence = explainer.evidence(pair);
    let words = evidence.shared_words.iter().map(|word| format!("{} {}", word.words, word.worth));
    let words = words.collect::<Vec<_>>().join(", ");
    let rival = explainer.best_rival(pair).map(|StrongestRival { row, evidence }| {
        let place = match report.line_of(row) {
            (side, 0) => format!("{side}: carried"),
            (side, line) => format!("{side}:{line}"),
        };
        [place, evidence.text.to_string(), evidence.lag.to_string()]
    });
    let [place, text_bits, lag_bits] = rival.unwrap_or_default();
    [
        evidence.text.to_string(),
        evidence.lag.to_string(),
        text_cell(&words).into_owned(),
        pair.rivals.to_string(),
        place,
        text_bits,
        lag_bits,
    ]
}

fn line(side: &Side, row: u32) -> String {
    side.line(row)
}
