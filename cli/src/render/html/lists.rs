//! The lists of the page, each with its columns, rows and words.

use std::borrow::Cow;

use tieout::amount::Amount;
use tieout::reconcile::{Pair, SideName, Suggestion};

use super::cells::{Cell, Column, Kind};
use super::month_lists;
use crate::render::Report;
use crate::render::table::{WORDS_SHOWN_MAX, weighed_words};
use crate::statements::Side;

/// Rows that stand in the page as a table, for readers without the script.
pub(super) const STATIC_ROWS_MAX: usize = 1_000;

/// Pairs likewise: they are many, and nobody has to act on them.
const STATIC_PAIRS_MAX: usize = 100;

/// Pairs that are printed. The rows to look at are printed whole.
const PRINTED_PAIRS_MAX: usize = 1_000;

const PAIRS: &str = "In the bank and in the books. The score is how likely a pair is right; one \
                     under 0.9 is ambiguous, marked ?, for a person to look at. Rivals are other \
                     rows that could have taken the place of one of the two.";

const WORDS: &str = "The figure behind a shared word is how much it speaks for the pair, in bits: \
                     each one more doubles the odds.";

const SUGGESTIONS: &str = "Why rows of the first two lists may be unmatched. Nothing has been \
                           matched by them: they are for a person to decide. The difference is \
                           the bank rows minus the book rows.";

/// A list of the page.
pub(super) struct List<'a> {
    /// Its place in the page, and the start of the names that belong to it.
    pub(super) id: &'static str,
    pub(super) title: &'static str,
    /// What the rows are, in a sentence.
    pub(super) sense: Cow<'static, str>,
    /// What is said where there are none.
    pub(super) none: &'static str,
    /// The name of its CSV file.
    pub(super) file: &'static str,
    pub(super) columns: Vec<Column>,
    pub(super) len: usize,
    /// The total of its amounts, in the column `amount`.
    pub(super) total: Option<Amount>,
    /// What stands beside the count.
    pub(super) remark: Option<String>,
    pub(super) static_max: usize,
    /// Most rows on paper; none for all.
    pub(super) printed_max: Option<usize>,
    pub(super) row: Box<dyn Fn(usize) -> Vec<Cell<'a>> + 'a>,
}

impl<'a> List<'a> {
    /// The cells of each row, as many as there are columns.
    pub(super) fn rows(&self) -> impl Iterator<Item = Vec<Cell<'a>>> {
        (0..self.len).map(&self.row)
    }

    pub(super) fn shown_columns(&self) -> impl Iterator<Item = &Column> {
        self.columns.iter().filter(|column| column.shown)
    }

    /// Every list there is to show, in the order of the page.
    pub(super) fn all(report: &'a Report<'a>) -> Vec<Self> {
        let matching = report.matching;
        let missing = Self {
            title: "In the bank, not in the books",
            sense: "To enter in the books, if they are right: the bank has them.".into(),
            none: "Every bank row is in the books.",
            ..Self::unmatched(report, SideName::Bank)
        };
        let remove = Self {
            title: "In the books, not in the bank",
            sense: "To remove from the books, or to wait for: the bank does not have them.".into(),
            none: "Every book row is in the bank.",
            ..Self::unmatched(report, SideName::Book)
        };
        let suggestions = matching.suggestions.as_ref().map(|list| Self::suggestions(report, list));
        let of_month = report.month.iter().flat_map(|month| {
            [month_lists::decisions(report, month), month_lists::groups(report, month)]
        });
        let first = [missing, remove].into_iter().chain(suggestions);
        first.chain(of_month.flatten()).chain([Self::matched(report)]).collect()
    }

    fn unmatched(report: &'a Report<'a>, name: SideName) -> Self {
        let is_bank = name == SideName::Bank;
        let (side, list) = if is_bank {
            (report.bank, &report.matching.missing_from_books)
        } else {
            (report.book, &report.matching.remove_from_books)
        };
        let month = report.month.as_ref();
        let standing = Column::new("standing", "What it is", Kind::Words, None);
        Self {
            id: if is_bank { "missing" } else { "remove" },
            title: "",
            sense: "".into(),
            none: "",
            file: if is_bank { "missing_from_books.csv" } else { "remove_from_books.csv" },
            columns: [
                Column::new("line", "Line", Kind::Line, Some("line")),
                Column::new("date", "Date", Kind::Date, Some("date")),
                Column::new("amount", "Amount", Kind::Amount, Some("amount")),
                Column::new("text", "Description", Kind::Text, Some("description")),
            ]
            .into_iter()
            .chain(month.map(|_| standing))
            .collect(),
            len: list.len(),
            total: Some(side.rows.total(list.iter().copied())),
            remark: None,
            static_max: STATIC_ROWS_MAX,
            printed_max: None,
            row: Box::new(move |at| {
                let mut cells = Cell::of_row(side, list[at]);
                cells.extend(month.map(|month| Cell::Words(month.standing(name, list[at]))));
                cells
            }),
        }
    }

    fn matched(report: &'a Report<'a>) -> Self {
        let (bank, book, pairs) = (report.bank, report.book, &report.matching.pairs);
        let ambiguous = pairs.iter().filter(|pair| pair.score.is_ambiguous()).count();
        let words = Column::new("words", "Shared words", Kind::Text, None);
        let words = report.explainer.is_some().then_some(words);
        let differ = pairs.iter().any(|pair| is_rounded(pair, bank, book));
        Self {
            id: "matched",
            title: "Matched pairs",
            sense: if words.is_some() { format!("{PAIRS} {WORDS}").into() } else { PAIRS.into() },
            none: "No bank row matches a book row.",
            file: "matched.csv",
            columns: [
                Column::new("bank-line", "Bank line", Kind::Line, Some("bank_line")),
                Column::new("book-line", "Book line", Kind::Line, Some("book_line")),
                Column::new("date", "Bank date", Kind::Date, None),
                Column::new("days", "Days", Kind::Days, Some("date_difference_in_days")),
                Column::new("amount", "Amount", Kind::Amount, None),
                Column::new("difference", "Difference", Kind::Amount, Some("amount_difference"))
                    .shown_where(differ),
                Column::new("score", "Score", Kind::Score, Some("score")),
                Column::new("flag", "Ambiguous", Kind::Flag, Some("ambiguous")).shown_where(false),
                Column::new("rivals", "Rivals", Kind::Number, None),
            ]
            .into_iter()
            .chain(words)
            .chain([
                Column::new("text", "Bank description", Kind::Text, None),
                Column::new("book-text", "Book description", Kind::Text, None),
            ])
            .collect(),
            len: pairs.len(),
            total: Some(bank.rows.total(pairs.iter().map(|pair| pair.bank_row))),
            remark: (ambiguous > 0).then(|| format!("{ambiguous} ambiguous")),
            static_max: STATIC_PAIRS_MAX,
            printed_max: Some(PRINTED_PAIRS_MAX),
            row: Box::new(move |at| pair_cells(&pairs[at], report)),
        }
    }

    fn suggestions(report: &Report<'a>, suggestions: &'a [Suggestion]) -> Self {
        let (bank, book) = (report.bank, report.book);
        Self {
            id: "suggestions",
            title: "Suggestions",
            sense: SUGGESTIONS.into(),
            none: "Nothing is suggested for the unmatched rows.",
            file: "suggestions.csv",
            columns: vec![
                Column::new("kind", "Kind", Kind::Name, Some("kind")),
                Column::new("bank-rows", "Bank rows", Kind::Rows, Some("bank_lines")),
                Column::new("book-rows", "Book rows", Kind::Rows, Some("book_lines")),
                Column::new("difference", "Difference", Kind::Amount, Some("amount_difference")),
                Column::new("confidence", "Confidence", Kind::Score, Some("confidence")),
                Column::new("reason", "What may have happened", Kind::Text, Some("reason")),
            ],
            len: suggestions.len(),
            total: None,
            remark: None,
            static_max: STATIC_ROWS_MAX,
            printed_max: None,
            row: Box::new(move |at| {
                let suggestion = &suggestions[at];
                vec![
                    Cell::Name(suggestion.kind.name()),
                    Cell::rows(bank, &suggestion.bank_rows),
                    Cell::rows(book, &suggestion.book_rows),
                    Cell::amount(&suggestion.amount_difference),
                    Cell::Score(suggestion.confidence),
                    Cell::Text(suggestion.reason.as_str().into()),
                ]
            }),
        }
    }
}

/// Whether the amounts agree only after rounding to cents.
fn is_rounded(pair: &Pair, bank: &Side, book: &Side) -> bool {
    pair.to_contract(&bank.rows, &book.rows).amount_difference != Amount::default()
}

fn pair_cells<'a>(pair: &Pair, report: &'a Report<'a>) -> Vec<Cell<'a>> {
    let (bank, book) = (report.bank, report.book);
    let words = report.explainer.as_ref().map(|explainer| {
        let evidence = explainer.evidence(pair);
        weighed_words(&evidence, WORDS_SHOWN_MAX)
    });
    let matched = pair.to_contract(&bank.rows, &book.rows);
    let mut cells = vec![
        Cell::line(bank, pair.bank_row),
        Cell::line(book, pair.book_row),
        Cell::Date(matched.bank.date),
        Cell::Days(matched.date_difference_in_days),
        Cell::Amount(matched.bank.amount.to_string()),
        Cell::amount(&matched.amount_difference),
        Cell::Score(matched.score),
        Cell::Flag(matched.ambiguous),
        Cell::Number(pair.rivals.into()),
    ];
    cells.extend(words.map(|words| Cell::Text(words.into())));
    cells.extend([matched.bank, matched.book].map(|row| Cell::Text(row.description.into())));
    cells
}
