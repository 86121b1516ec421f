//! Results as JSON: the API's result object, or one object a line with file lines added.

use std::io::{self, Write};

use serde::Serialize;
use tieout::contract::reconcile::{Matched, Row, Summary, Verification};
use tieout::contract::suggestion::{Suggested, SuggestedAlternative};
use tieout_reconcile::{
    Bits, MatchEvidence, Pair, StrongestRival, Suggestion, SuggestionAlternative,
};

use super::explained::PairExplainer;
use super::month;
use super::report::Report;
use crate::statements::Side;

/// Exactly the result object of the API contract, part 2.4. In process nothing is charged.
pub(super) fn document(report: &Report<'_>, out: &mut impl Write) -> io::Result<()> {
    let (bank, book) = (&report.bank.rows, &report.book.rows);
    let result = report.matching.to_contract(bank, book, 0, report.include_matched);
    let Some(of) = &report.month else {
        serde_json::to_writer(&mut *out, &result)?;
        return writeln!(out);
    };
    // One more member, behind those of the contract.
    let mut document = serde_json::to_string(&result)?;
    document.pop();
    let of = month::document::document(report, of)?;
    writeln!(out, "{document},\"bank_reconciliation\":{of}}}")
}

/// A line of `--output jsonl`; `list` tells which kind it is.
#[derive(Serialize)]
#[serde(tag = "list", rename_all = "snake_case")]
enum ReportLine<'a> {
    MissingFromBooks {
        #[serde(flatten)]
        place: RowPlace<'a>,
        #[serde(flatten)]
        row: Row<'a>,
    },
    RemoveFromBooks {
        #[serde(flatten)]
        place: RowPlace<'a>,
        #[serde(flatten)]
        row: Row<'a>,
    },
    Matched {
        bank_line: u64,
        #[serde(skip_serializing_if = "Option::is_none")]
        bank_file: Option<&'a str>,
        book_line: u64,
        #[serde(skip_serializing_if = "Option::is_none")]
        book_file: Option<&'a str>,
        #[serde(flatten)]
        matched: Matched<'a>,
        #[serde(flatten)]
        evidence: Option<PairEvidence>,
    },
    Suggestions(SuggestionWithLines<'a>),
    Summary {
        #[serde(flatten)]
        summary: Summary,
        verification: &'a Verification,
    },
}

/// Where a row stands.
#[derive(Serialize)]
struct RowPlace<'a> {
    line: u64,
    /// Where the side is of several files.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
}

impl<'a> RowPlace<'a> {
    fn of(side: &'a Side, row: u32) -> Self {
        Self { line: side.lines[row as usize], file: side.file(row) }
    }
}

/// A suggestion with the file lines of its rows.
#[derive(Serialize)]
pub(super) struct SuggestionWithLines<'a> {
    bank_lines: Vec<u64>,
    book_lines: Vec<u64>,
    #[serde(flatten)]
    suggested: Suggested<'a>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    alternatives: Vec<AlternativeWithLines<'a>>,
}

/// Rows that may be meant instead, with their file lines.
#[derive(Serialize)]
struct AlternativeWithLines<'a> {
    bank_lines: Vec<u64>,
    book_lines: Vec<u64>,
    #[serde(flatten)]
    alternative: SuggestedAlternative<'a>,
}

impl<'a> SuggestionWithLines<'a> {
    pub(super) fn of(suggestion: &'a Suggestion, (bank, book): (&'a Side, &'a Side)) -> Self {
        let lines = |side: &Side, rows: &[u32]| {
            rows.iter().map(|row| side.lines[*row as usize]).collect::<Vec<_>>()
        };
        let mut suggested = suggestion.to_contract(&bank.rows, &book.rows);
        // Here they have lines as well.
        let alternatives = std::mem::take(&mut suggested.alternatives);
        let with_lines = |(alternative, of): (_, &SuggestionAlternative)| AlternativeWithLines {
            bank_lines: lines(bank, &of.bank_rows),
            book_lines: lines(book, &of.book_rows),
            alternative,
        };
        Self {
            bank_lines: lines(bank, &suggestion.bank_rows),
            book_lines: lines(book, &suggestion.book_rows),
            suggested,
            alternatives: alternatives
                .into_iter()
                .zip(&suggestion.alternatives)
                .map(with_lines)
                .collect(),
        }
    }
}

/// Why a pair is a pair; only with `--explain`.
#[derive(Serialize)]
struct PairEvidence {
    #[serde(flatten)]
    evidence: EvidenceMembers,
    rivals: u32,
    /// Null without rivals, and with too many to look at.
    best_rival: Option<BestRival>,
}

/// What speaks for a pair and against it.
#[derive(Serialize)]
pub(super) struct EvidenceMembers {
    text_bits: Bits,
    lag_bits: Bits,
    shared_words: Vec<SharedWords>,
}

#[derive(Serialize)]
struct SharedWords {
    words: String,
    bits: Bits,
}

#[derive(Serialize)]
struct BestRival {
    side: &'static str,
    line: u64,
    text_bits: Bits,
    lag_bits: Bits,
}

impl From<MatchEvidence> for EvidenceMembers {
    fn from(evidence: MatchEvidence) -> Self {
        let words = evidence.shared_words.into_iter();
        Self {
            text_bits: evidence.text,
            lag_bits: evidence.lag,
            shared_words: words.map(|w| SharedWords { words: w.words, bits: w.worth }).collect(),
        }
    }
}

fn pair_evidence(report: &Report<'_>, explainer: &PairExplainer<'_>, pair: &Pair) -> PairEvidence {
    let rival = explainer.best_rival(pair).map(|StrongestRival { row, evidence }| {
        let (side, line) = report.line_of(row);
        BestRival { side, line, text_bits: evidence.text, lag_bits: evidence.lag }
    });
    PairEvidence {
        evidence: explainer.evidence(pair).into(),
        rivals: pair.rivals,
        best_rival: rival,
    }
}

/// The unmatched rows, the pairs and suggestions where asked for, and the summary last.
pub(super) fn lines(report: &Report<'_>, out: &mut impl Write) -> io::Result<()> {
    let (bank, book, matching) = (report.bank, report.book, report.matching);
    let mut write = |line: &ReportLine<'_>| {
        serde_json::to_writer(&mut *out, line)?;
        writeln!(out)
    };
    for row in &matching.missing_from_books {
        let place = RowPlace::of(bank, *row);
        write(&ReportLine::MissingFromBooks { place, row: bank.rows.row(*row) })?;
    }
    for row in &matching.remove_from_books {
        let place = RowPlace::of(book, *row);
        write(&ReportLine::RemoveFromBooks { place, row: book.rows.row(*row) })?;
    }
    for pair in report.listed_pairs() {
        let matched = pair.to_contract(&bank.rows, &book.rows);
        let explainer = report.explainer.as_ref();
        let evidence = explainer.map(|explainer| pair_evidence(report, explainer, pair));
        let [of_bank, of_book] =
            [RowPlace::of(bank, pair.bank_row), RowPlace::of(book, pair.book_row)];
        write(&ReportLine::Matched {
            bank_line: of_bank.line,
            bank_file: of_bank.file,
            book_line: of_book.line,
            book_file: of_book.file,
            matched,
            evidence,
        })?;
    }
    for suggestion in report.suggestions() {
        write(&ReportLine::Suggestions(SuggestionWithLines::of(suggestion, (bank, book))))?;
    }
    let summary = matching.summary(&bank.rows, &book.rows);
    write(&ReportLine::Summary { summary, verification: &matching.verification })
}
