//! Why a row is matched as it is, or not at all: sentences and a small table for people, one
//! document for programs.

mod document;
mod sentences;

use std::fmt::Write as _;
use std::io::{self, Write};

use comfy_table::Cell;
use tieout::reconcile::{
    Candidate, Instead, NearMiss, Options, Pair, RowOf, SideName, Suggestion, Why,
};

use super::style::Style;
use super::table::{bare_table, described, evidence_legend, push_table, right, weighed_words};
use super::{Output, Ui};
use crate::exit::Failure;
use crate::safe::safe;
use crate::statements::Side;
use sentences::{displaced, nearest, slip, state, suggested};

/// As many shared words of a pair are shown.
const WORDS_SHOWN_MAX: usize = 6;

/// The answers to `--why`, with what they are about.
pub(crate) struct Answers<'a> {
    pub(crate) bank: &'a Side,
    pub(crate) book: &'a Side,
    pub(crate) options: Options,
    pub(crate) of_rows: Vec<Why>,
    /// Of the whole run.
    pub(crate) suggestions: &'a [Suggestion],
}

impl Ui {
    /// Shows the answers; there is no form of them in CSV.
    pub(crate) fn answer(&self, answers: &Answers<'_>) -> Result<(), Failure> {
        super::write(self.form(), |out| match self.output {
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

impl<'a> Answers<'a> {
    /// What is suggested that this row is in.
    fn suggested(&self, of: RowOf) -> impl Iterator<Item = &'a Suggestion> + use<'a> {
        let is_of = move |suggestion: &&Suggestion| match of.side {
            SideName::Bank => suggestion.bank_rows.contains(&of.row),
            SideName::Book => suggestion.book_rows.contains(&of.row),
        };
        self.suggestions.iter().filter(is_of)
    }
}

impl Answers<'_> {
    fn side(&self, side: SideName) -> &Side {
        match side {
            SideName::Bank => self.bank,
            SideName::Book => self.book,
        }
    }

    fn line(&self, of: RowOf) -> u64 {
        self.side(of.side).lines[of.row as usize]
    }

    /// Whether a minimum score took the pair away.
    fn is_weak(&self, pair: &Pair) -> bool {
        pair.score < self.options.minimum_score
    }

    /// How people call a row: `bank line 88`.
    fn named(&self, of: RowOf) -> String {
        format!("{} line {}", name(of.side), self.line(of))
    }

    /// A row in full: date, amount, description.
    fn told(&self, of: RowOf) -> String {
        let row = self.side(of.side).rows.row(of.row);
        format!("{}  {}  {}", row.date, row.amount, described(row.description))
    }
}

const fn name(side: SideName) -> &'static str {
    match side {
        SideName::Bank => "bank",
        SideName::Book => "book",
    }
}

fn people(answers: &Answers<'_>, style: Style, out: &mut impl Write) -> io::Result<()> {
    let mut text = String::new();
    for (at, why) in answers.of_rows.iter().enumerate() {
        if at > 0 {
            text.push('\n');
        }
        one(&mut text, answers, why, style);
    }
    if answers.of_rows.iter().any(|why| !why.candidates.is_empty()) {
        text.push('\n');
        evidence_legend(&mut text, style);
    }
    out.write_all(text.as_bytes())
}

fn one(text: &mut String, answers: &Answers<'_>, why: &Why, style: Style) {
    let heading = format!("{}  {}", answers.named(why.row), answers.told(why.row));
    _ = writeln!(text, "{}", style.heading(&heading));
    _ = writeln!(text, "  {}", state(answers, why));
    if let Some(sentence) = nearest(answers, why) {
        _ = writeln!(text, "  {sentence}");
    }
    for suggestion in answers.suggested(why.row) {
        _ = writeln!(text, "  {}", suggested(suggestion));
        for of in rows_of(suggestion).filter(|of| *of != why.row) {
            _ = writeln!(text, "    {}  {}", answers.named(of), answers.told(of));
        }
    }
    for near in why.near_misses.iter().filter(|near| !is_suggested(answers, why, near)) {
        _ = writeln!(text, "  {}", slip(answers, why, near));
    }
    candidates(text, answers, why, style);
}

/// The rows of a suggestion, the bank's first.
fn rows_of(suggestion: &Suggestion) -> impl Iterator<Item = RowOf> + use<'_> {
    let of = |side| move |row: &u32| RowOf { side, row: *row };
    let bank = suggestion.bank_rows.iter().map(of(SideName::Bank));
    bank.chain(suggestion.book_rows.iter().map(of(SideName::Book)))
}

/// Whether a suggestion for the row names this one as well.
fn is_suggested(answers: &Answers<'_>, why: &Why, near: &NearMiss) -> bool {
    answers.suggested(why.row).any(|suggestion| match why.row.side {
        SideName::Bank => suggestion.book_rows.contains(&near.row),
        SideName::Book => suggestion.bank_rows.contains(&near.row),
    })
}

fn candidates(text: &mut String, answers: &Answers<'_>, why: &Why, style: Style) {
    if why.candidates.is_empty() {
        return;
    }
    let other = why.row.side.other();
    _ = writeln!(text, "\n  In reach ({})", why.candidate_count);
    let mut table = bare_table();
    let head = [
        right(format!("{} line", name(other))),
        Cell::new("date"),
        right("days"),
        right("for"),
        right("against"),
        Cell::new("paired with"),
        right("score"),
        Cell::new("shared words"),
        Cell::new("description"),
    ];
    table.set_header(head);
    for candidate in &why.candidates {
        let of = RowOf { side: other, row: candidate.row };
        let row = answers.side(other).rows.row(candidate.row);
        let (partner, score) = paired_with(answers, why, candidate);
        table.add_row([
            right(answers.line(of)),
            Cell::new(row.date),
            right(signed_days(candidate.evidence.lag_days)),
            right(candidate.evidence.text),
            right(candidate.evidence.lag),
            Cell::new(partner),
            right(score),
            Cell::new(safe(&weighed_words(&candidate.evidence, WORDS_SHOWN_MAX))),
            Cell::new(described(row.description)),
        ]);
    }
    push_table(text, &mut table, style);
    if why.candidate_count > why.candidates.len() {
        let more = why.candidate_count - why.candidates.len();
        _ = writeln!(text, "  … {more} more, for which less speaks");
    }
    instead(text, answers, why);
}

fn paired_with(answers: &Answers<'_>, why: &Why, candidate: &Candidate) -> (String, String) {
    let Some(pair) = candidate.taken_by else { return ("nothing".to_owned(), "-".to_owned()) };
    let row = match why.row.side {
        SideName::Bank => pair.bank_row,
        SideName::Book => pair.book_row,
    };
    let partner = RowOf { side: why.row.side, row };
    let named = if partner == why.row { "this row".to_owned() } else { answers.named(partner) };
    let named = if answers.is_weak(&pair) { format!("{named}, too weak") } else { named };
    (named, pair.score.to_string())
}

/// What taking each of the others would change.
fn instead(text: &mut String, answers: &Answers<'_>, why: &Why) {
    let others: Vec<&Candidate> =
        why.candidates.iter().filter(|one| one.instead != Instead::IsPartner).collect();
    if others.is_empty() {
        return;
    }
    _ = writeln!(text, "\n  If it were paired with");
    let other = why.row.side.other();
    for candidate in others {
        let named = answers.named(RowOf { side: other, row: candidate.row });
        match &candidate.instead {
            Instead::Displaces(displacement) => {
                let changes = displaced(answers, displacement);
                _ = writeln!(text, "    {named}: {changes}");
            }
            Instead::IsPartner | Instead::NotTried => {
                let sentence = "not worked out: too many rows hang together here";
                _ = writeln!(text, "    {named}, or another: {sentence}");
                return;
            }
        }
    }
}

/// Days with their sign; none for 0.
fn signed_days(days: i32) -> String {
    if days == 0 { "0".to_owned() } else { format!("{days:+}") }
}
