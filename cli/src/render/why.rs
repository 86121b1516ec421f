//! Why a row is matched as it is, or not at all: sentences for people, with the figures behind them where
//! they are wanted, and one document for programs.

mod answers;
mod decided;
mod document;
mod sentences;

use std::fmt::Write as _;
use std::io::{self, Write};

use tieout_reconcile::{
    Counterfactual, NearMiss, Pair, RowCandidate, RowExplanation, RowRef, RowState, SideName,
    Suggestion,
};

use super::blocks::{INDENT, RowLine, WITHIN, push_rows, push_sentence};
use super::confidence::{PairRivals, apart, figures, reason, shared};
use super::figures::grouped;
use super::out::write;
use super::pairs;
use super::style::Style;
use super::ui::{Output, Ui};
use crate::exit::Failure;
use sentences::{displaced, nearest, slip, state, suggested, taken};

pub(crate) use answers::{Explained, WhyAnswer, WhyAnswers};

/// Indentation of what is said of another row.
const FURTHER: usize = 6;

impl Ui {
    /// Shows the answers; there is no form of them in CSV.
    pub(crate) fn answer(&self, answers: &WhyAnswers<'_>) -> Result<(), Failure> {
        write(self.form(), |out| match self.output {
            Output::Json => document::all(answers, out),
            Output::Jsonl => document::lines(answers, out),
            Output::Table | Output::Csv => people(answers, self.style, out),
        })
    }

    /// Whether results are to be CSV.
    pub(crate) fn wants_csv(&self) -> bool {
        self.output == Output::Csv
    }
}

/// The pair that a row is in, if it stands.
const fn pair(why: &RowExplanation) -> Option<&Pair> {
    match &why.state {
        RowState::Matched(pair) => Some(pair),
        RowState::TooWeak(_) | RowState::Unmatched => None,
    }
}

fn people(answers: &WhyAnswers<'_>, style: Style, out: &mut impl Write) -> io::Result<()> {
    let mut text = String::new();
    let mut has_figures = false;
    for (at, answer) in answers.of_rows.iter().enumerate() {
        if at > 0 {
            text.push('\n');
        }
        match answer {
            WhyAnswer::Explained(explained) => {
                one(&mut text, answers, explained, style);
                has_figures |= style.is_verbose && !explained.why.candidates.is_empty();
            }
            WhyAnswer::Decided(of) => {
                if let Some(report) = answers.month {
                    heading(&mut text, &decided::row_line(report, *of), style);
                    for sentence in decided::sentences(report, *of) {
                        push_sentence(&mut text, &sentence, INDENT, style);
                    }
                }
            }
        }
    }
    if has_figures {
        text.push('\n');
        pairs::legend(&mut text, style);
    }
    out.write_all(text.as_bytes())
}

/// The row that was asked about.
fn heading(text: &mut String, row: &RowLine, style: Style) {
    let mut line = String::new();
    push_rows(&mut line, std::slice::from_ref(row), 0, style);
    _ = writeln!(text, "{}", style.heading(line.trim_end()));
}

fn one(text: &mut String, answers: &WhyAnswers<'_>, explained: &Explained, style: Style) {
    let why = &explained.why;
    heading(text, &answers.row_line(why.row), style);
    let mut sentences = vec![state(answers, why)];
    sentences.extend(own_pair(answers, explained));
    sentences.extend(nearest(answers, why));
    if let (Some(report), Some(of)) = (answers.month, explained.in_month) {
        sentences.extend(decided::standing(report, of));
    }
    for sentence in sentences {
        push_sentence(text, &sentence, INDENT, style);
    }
    if let Some(figures) = own_figures(answers, explained).filter(|_| style.is_verbose) {
        push_sentence(text, &figures, INDENT, style);
    }
    for suggestion in answers.suggested(why.row) {
        push_sentence(text, &suggested(answers, suggestion, style), INDENT, style);
        let rows: Vec<RowLine> = rows_of(suggestion)
            .filter(|of| *of != why.row)
            .map(|of| answers.row_line(of))
            .collect();
        push_rows(text, &rows, WITHIN, style);
    }
    for near in why.near_misses.iter().filter(|near| !is_suggested(answers, why, near)) {
        push_sentence(text, &slip(answers, why, near), INDENT, style);
    }
    others(text, answers, why, style);
}

/// The rows of a suggestion, the bank's first.
fn rows_of(suggestion: &Suggestion) -> impl Iterator<Item = RowRef> + use<'_> {
    let of = |side| move |row: &u32| RowRef { side, row: *row };
    let bank = suggestion.bank_rows.iter().map(of(SideName::Bank));
    bank.chain(suggestion.book_rows.iter().map(of(SideName::Book)))
}

/// Whether a suggestion for the row names this one as well.
fn is_suggested(answers: &WhyAnswers<'_>, why: &RowExplanation, near: &NearMiss) -> bool {
    answers.suggested(why.row).any(|suggestion| match why.row.side {
        SideName::Bank => suggestion.book_rows.contains(&near.row),
        SideName::Book => suggestion.bank_rows.contains(&near.row),
    })
}

/// The partner among the rows in reach, with the pair's rivals.
fn partner<'w>(
    answers: &WhyAnswers<'_>,
    explained: &'w Explained,
) -> Option<(&'w Pair, &'w RowCandidate, PairRivals)> {
    let why = &explained.why;
    let pair = pair(why)?;
    let candidate = why.candidates.iter().find(|one| one.instead == Counterfactual::IsPartner)?;
    let best = explained.rival.as_ref().map(|rival| {
        (answers.named(rival.row), candidate.evidence.total() - rival.evidence.total())
    });
    Some((pair, candidate, PairRivals { count: pair.rivals, best }))
}

/// Why the row is in its pair.
fn own_pair(answers: &WhyAnswers<'_>, explained: &Explained) -> Option<String> {
    let (pair, candidate, rivals) = partner(answers, explained)?;
    let reason = reason(pair.score, candidate.is_equal, &candidate.evidence, &rivals);
    Some(sentences::sentence(&reason))
}

fn own_figures(answers: &WhyAnswers<'_>, explained: &Explained) -> Option<String> {
    let (pair, candidate, rivals) = partner(answers, explained)?;
    Some(figures(Some(pair.score), &candidate.evidence, Some(&rivals)))
}

/// The other rows in reach, whom they are paired with, and what taking one of them would change.
fn others(text: &mut String, answers: &WhyAnswers<'_>, why: &RowExplanation, style: Style) {
    let others: Vec<&RowCandidate> =
        why.candidates.iter().filter(|one| one.instead != Counterfactual::IsPartner).collect();
    if others.is_empty() {
        return;
    }
    let has_partner = others.len() < why.candidates.len();
    let count = why.candidate_count - usize::from(has_partner);
    let title = if has_partner { "Also in reach" } else { "In reach" };
    _ = writeln!(text, "\n  {title} ({})", grouped(count));
    let other = why.row.side.other();
    for candidate in &others {
        let of = RowRef { side: other, row: candidate.row };
        push_rows(text, &[answers.row_line(of)], WITHIN, style);
        let evidence = &candidate.evidence;
        let taken = taken(answers, candidate.taken_by, why.row.side);
        let rounded = if candidate.is_equal { "" } else { "same amount once rounded, " };
        let sentence =
            format!("{rounded}{}, {}; {taken}", apart(evidence.lag_days), shared(evidence));
        push_sentence(text, &sentence, FURTHER, style);
        if let Counterfactual::Displaces(displacement) = &candidate.instead {
            let changes = displaced(answers, displacement, style);
            push_sentence(text, &format!("if paired with it: {changes}"), FURTHER, style);
        }
        if style.is_verbose {
            let score = candidate.taken_by.map(|pair| pair.score);
            push_sentence(text, &figures(score, evidence, None), FURTHER, style);
        }
    }
    if count > others.len() {
        let more = grouped(count - others.len());
        push_sentence(text, &format!("… {more} more, less likely"), WITHIN, style);
    }
    if others.iter().any(|one| one.instead == Counterfactual::NotTried) {
        let sentence =
            "Too many rows are interlinked here to work out what another match would change.";
        push_sentence(text, sentence, INDENT, style);
    }
}
