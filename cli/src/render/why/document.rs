//! The answers as JSON: `{"why": [...]}`, or one of them a line.

use std::io::{self, Write};

use serde::Serialize;
use tieout::contract::reconcile::{Row, Score};
use tieout_reconcile::{
    Bits, Counterfactual, Displacement, NearMiss, NearMissKind, Pair, PartnerChange, RowCandidate,
    RowExplanation, RowRef, RowState, SideName,
};

use super::answers::{WhyAnswer as Told, WhyAnswers};
use super::decided;
use crate::render::json::{EvidenceMembers, SuggestionWithLines};
use crate::render::report::Report;

#[derive(Serialize)]
struct WhyDocument<'a> {
    why: Vec<WhyDocumentRow<'a>>,
}

/// Lines without a side named are of the other file than the row's own. A row that is in no file has none.
#[derive(Serialize)]
struct WhyDocumentRow<'a> {
    side: &'static str,
    line: Option<u64>,
    row: Row<'a>,
    /// `matched`, `under_minimum_score` or `unmatched`; of a row of a month that matching had no say in
    /// also `grouped` or `decided`.
    state: &'static str,
    paired_with: Option<PairedRow>,
    same_amount_count: usize,
    nearest_outside: Option<OutOfReachRow<'a>>,
    candidate_count: usize,
    candidates: Vec<InReachRow<'a>>,
    near_misses: Vec<NearRow<'a>>,
    suggestions: Vec<SuggestionWithLines<'a>>,
}

#[derive(Serialize)]
struct PairedRow {
    line: Option<u64>,
    score: Score,
    ambiguous: bool,
    rivals: u32,
    /// The pair does not stand.
    under_minimum_score: bool,
}

#[derive(Serialize)]
struct OutOfReachRow<'a> {
    line: Option<u64>,
    row: Row<'a>,
    date_difference_in_days: i32,
    paired_with: Option<PairedRow>,
}

#[derive(Serialize)]
struct InReachRow<'a> {
    line: Option<u64>,
    row: Row<'a>,
    amounts_equal: bool,
    date_difference_in_days: i32,
    #[serde(flatten)]
    evidence: EvidenceMembers,
    /// Of the candidate: its partner is a row of the file that was asked about.
    paired_with: Option<PairedRow>,
    /// Null for the row's own partner, and where it was not worked out.
    if_paired: Option<PairingEffects>,
}

#[derive(Serialize)]
struct PairingEffects {
    equal_pairs_lost: i64,
    rounded_pairs_lost: i64,
    likelihood_lost_bits: Bits,
    days_added: i64,
    moves: Vec<MovedRow>,
    /// Lines of the other file.
    left_over: Vec<Option<u64>>,
    taken_in: Vec<Option<u64>>,
}

/// A row of the file that was asked about changes its partner.
#[derive(Serialize)]
struct MovedRow {
    line: Option<u64>,
    from: Option<u64>,
    to: Option<u64>,
}

#[derive(Serialize)]
struct NearRow<'a> {
    kind: &'static str,
    line: Option<u64>,
    row: Row<'a>,
    date_difference_in_days: i32,
}

/// One document with every answer.
pub(super) fn all(answers: &WhyAnswers<'_>, out: &mut impl Write) -> io::Result<()> {
    let why = answers.of_rows.iter().filter_map(|one| any(answers, one)).collect();
    serde_json::to_writer(&mut *out, &WhyDocument { why })?;
    writeln!(out)
}

/// An answer a line.
pub(super) fn lines(answers: &WhyAnswers<'_>, out: &mut impl Write) -> io::Result<()> {
    answers.of_rows.iter().filter_map(|one| any(answers, one)).try_for_each(|answer| {
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)
    })
}

fn any<'a>(answers: &'a WhyAnswers<'_>, one: &Told) -> Option<WhyDocumentRow<'a>> {
    match one {
        Told::Explained(explained) => Some(answer(answers, &explained.why)),
        Told::Decided(of) => answers.month.map(|report| decided_answer(report, *of)),
    }
}

/// A row of a month that matching had no say in.
fn decided_answer<'a>(report: &'a Report<'_>, of: RowRef) -> WhyDocumentRow<'a> {
    let side = |side: SideName| if side == SideName::Bank { report.bank } else { report.book };
    let line = |of: RowRef| Some(side(of.side).lines[of.row as usize]).filter(|line| *line > 0);
    let other = of.side.other();
    let paired_with = decided::pair(report, of).map(|pair| PairedRow {
        line: line(RowRef {
            side: other,
            row: if other == SideName::Bank { pair.bank_row } else { pair.book_row },
        }),
        score: pair.score,
        ambiguous: pair.score.is_ambiguous(),
        rivals: pair.rivals,
        under_minimum_score: false,
    });
    WhyDocumentRow {
        side: of.side.name(),
        line: line(of),
        row: side(of.side).rows.row(of.row),
        state: decided::state(report, of),
        paired_with,
        same_amount_count: 0,
        nearest_outside: None,
        candidate_count: 0,
        candidates: Vec::new(),
        near_misses: Vec::new(),
        suggestions: Vec::new(),
    }
}

fn answer<'a>(answers: &'a WhyAnswers<'_>, why: &RowExplanation) -> WhyDocumentRow<'a> {
    let (own, other) = (why.row.side, why.row.side.other());
    let (state, pair) = match &why.state {
        RowState::Matched(pair) => ("matched", Some(pair)),
        RowState::TooWeak(pair) => ("under_minimum_score", Some(pair)),
        RowState::Unmatched => ("unmatched", None),
    };
    let row = |side: SideName, row: u32| answers.side(side).rows.row(row);
    let line = |row: u32| answers.line(RowRef { side: other, row });
    let near = |near: &NearMiss| NearRow {
        kind: match near.kind {
            NearMissKind::SignTurned => "sign_turned",
            NearMissKind::DigitsTransposed => "digits_transposed",
        },
        line: line(near.row),
        row: row(other, near.row),
        date_difference_in_days: near.lag_days,
    };
    WhyDocumentRow {
        side: own.name(),
        line: answers.line(why.row),
        row: row(own, why.row.row),
        state,
        paired_with: pair.map(|pair| partner(answers, other, pair)),
        same_amount_count: why.same_amount_count,
        nearest_outside: why.nearest_outside.map(|outside| OutOfReachRow {
            line: line(outside.row),
            row: row(other, outside.row),
            date_difference_in_days: outside.lag_days,
            paired_with: outside.taken_by.map(|pair| partner(answers, own, &pair)),
        }),
        candidate_count: why.candidate_count,
        candidates: why.candidates.iter().map(|one| in_reach(answers, own, one)).collect(),
        near_misses: why.near_misses.iter().map(near).collect(),
        suggestions: answers
            .suggested(why.row)
            .map(|suggestion| SuggestionWithLines::of(suggestion, (answers.bank, answers.book)))
            .collect(),
    }
}

fn in_reach<'a>(
    answers: &'a WhyAnswers<'_>,
    own: SideName,
    candidate: &RowCandidate,
) -> InReachRow<'a> {
    let of = RowRef { side: own.other(), row: candidate.row };
    InReachRow {
        line: answers.line(of),
        row: answers.side(of.side).rows.row(of.row),
        amounts_equal: candidate.is_equal,
        date_difference_in_days: candidate.evidence.lag_days,
        evidence: candidate.evidence.clone().into(),
        paired_with: candidate.taken_by.map(|pair| partner(answers, own, &pair)),
        if_paired: match &candidate.instead {
            Counterfactual::Displaces(displacement) => Some(changes(answers, displacement)),
            Counterfactual::IsPartner | Counterfactual::NotTried => None,
        },
    }
}

fn changes(answers: &WhyAnswers<'_>, displacement: &Displacement) -> PairingEffects {
    let moved = |change: &PartnerChange| {
        let other = |row: u32| answers.line(RowRef { side: change.row.side.other(), row });
        MovedRow {
            line: answers.line(change.row),
            from: change.from.and_then(other),
            to: change.to.and_then(other),
        }
    };
    let lines = |rows: &[RowRef]| rows.iter().map(|of| answers.line(*of)).collect();
    PairingEffects {
        equal_pairs_lost: displacement.equal_pairs_lost,
        rounded_pairs_lost: displacement.rounded_pairs_lost,
        likelihood_lost_bits: displacement.likelihood_lost,
        days_added: displacement.days_added,
        moves: displacement.moves.iter().map(moved).collect(),
        left_over: lines(&displacement.left_over),
        taken_in: lines(&displacement.taken_in),
    }
}

/// The row of this side in a pair.
fn partner(answers: &WhyAnswers<'_>, side: SideName, pair: &Pair) -> PairedRow {
    let row = match side {
        SideName::Bank => pair.bank_row,
        SideName::Book => pair.book_row,
    };
    PairedRow {
        line: answers.line(RowRef { side, row }),
        score: pair.score,
        ambiguous: pair.score.is_ambiguous(),
        rivals: pair.rivals,
        under_minimum_score: answers.is_weak(pair),
    }
}
