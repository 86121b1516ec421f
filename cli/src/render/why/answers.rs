//! What is told of each row, and what it is about.

use tieout_reconcile::{
    MatchOptions, Pair, RowExplanation, RowRef, SideName, StrongestRival, Suggestion,
};

use crate::render::blocks::RowLine;
use crate::render::report::Report;
use crate::statements::Side;

/// The answers to `--why`, with what they are about.
pub(crate) struct WhyAnswers<'a> {
    /// The rows that are explained: of a month those that nothing was decided of.
    pub(crate) bank: &'a Side,
    pub(crate) book: &'a Side,
    pub(crate) options: MatchOptions,
    pub(crate) of_rows: Vec<WhyAnswer>,
    /// Of the whole run.
    pub(crate) suggestions: &'a [Suggestion],
    /// Of an account that is kept: the month, by the rows that take part.
    pub(crate) month: Option<&'a Report<'a>>,
}

/// What is told of a row.
pub(crate) enum WhyAnswer {
    /// Why matching did with it what it did.
    Explained(Explained),
    /// Something else than matching decided of it: a row that takes part in the month.
    Decided(RowRef),
}

/// Why matching did with a row what it did.
pub(crate) struct Explained {
    pub(crate) why: RowExplanation,
    /// The best rival of the pair that it is in.
    pub(crate) rival: Option<StrongestRival>,
    /// Of a month: the row among those that take part.
    pub(crate) in_month: Option<RowRef>,
}

impl<'a> WhyAnswers<'a> {
    /// What is suggested that this row is in.
    pub(super) fn suggested(&self, of: RowRef) -> impl Iterator<Item = &'a Suggestion> + use<'a> {
        let is_of = move |suggestion: &&Suggestion| match of.side {
            SideName::Bank => suggestion.bank_rows.contains(&of.row),
            SideName::Book => suggestion.book_rows.contains(&of.row),
        };
        self.suggestions.iter().filter(is_of)
    }
}

impl WhyAnswers<'_> {
    pub(super) fn side(&self, side: SideName) -> &Side {
        match side {
            SideName::Bank => self.bank,
            SideName::Book => self.book,
        }
    }

    /// The line of a row; none of one that is in no file.
    pub(super) fn line(&self, of: RowRef) -> Option<u64> {
        Some(self.side(of.side).lines[of.row as usize]).filter(|line| *line > 0)
    }

    /// Whether a minimum score took the pair away.
    pub(super) fn is_weak(&self, pair: &Pair) -> bool {
        pair.score < self.options.minimum_score
    }

    /// How people call a row: `bank line 88`.
    pub(super) fn named(&self, of: RowRef) -> String {
        self.side(of.side).called(of.side.name(), of.row)
    }

    pub(super) fn row_line(&self, of: RowRef) -> RowLine {
        RowLine::of(of.side.name(), self.side(of.side), of.row)
    }

    /// A row in full: date, amount, description.
    pub(super) fn told(&self, of: RowRef) -> String {
        self.row_line(of).told()
    }
}
