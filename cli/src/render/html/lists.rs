//! The lists of the page, each with its columns, rows and words.

use std::borrow::Cow;

use tieout::amount::Amount;
use tieout_reconcile::{Pair, SideName, Suggestion};

use super::cells::{HtmlCell, HtmlColumn, HtmlColumnKind};
use super::list::{HtmlList, STATIC_ROWS_MAX};
use super::month_lists;
use crate::render::Report;
use crate::render::confidence::weighed_words;
use crate::render::suggestions;
use crate::statements::Side;

/// Pairs likewise: they are many, and nobody has to act on them.
const STATIC_PAIRS_MAX: usize = 100;

/// As many shared words of a pair are shown.
const WORDS_SHOWN_MAX: usize = 4;

/// Pairs that are printed. The rows to look at are printed whole.
const PRINTED_PAIRS_MAX: usize = 1_000;

const PAIRS: &str = "In the bank and in the books. The score is how likely a pair is to be right; \
    a pair below 0.9 is ambiguous, marked ?, and needs a look. Rivals are other rows that could \
    have been matched instead of one of the two.";

const WORDS: &str = "The figure after a shared word is its weight of evidence for the pair, in \
    bits: each bit doubles the odds.";

const SUGGESTIONS: &str = "Why rows of the first two lists may be unmatched. Nothing has been \
    matched on these grounds: the decision is yours. The difference is the bank rows minus the \
    book rows.";

impl<'a> HtmlList<'a> {
    /// Every list there is to show, in the order of the page.
    pub(super) fn all(report: &'a Report<'a>) -> Vec<Self> {
        let matching = report.matching;
        let is_kept = report.month.is_some();
        let sense = |of_run: &'static str, of_month: &'static str| {
            Cow::Borrowed(if is_kept { of_month } else { of_run })
        };
        let missing = Self {
            title: "In the bank, not in the books",
            sense: sense(
                "Check these, and enter them in the books.",
                "The status says what each row is: to enter in the books, a bank error, or not decided yet.",
            ),
            none: "Every bank row is in the books.",
            ..Self::unmatched(report, SideName::Bank)
        };
        let remove = Self {
            title: "In the books, not in the bank",
            sense: sense(
                "These are outstanding, or need removing from the books.",
                "The status says what each row is: outstanding, to remove from the books, or not decided yet.",
            ),
            none: "Every book row is at the bank.",
            ..Self::unmatched(report, SideName::Book)
        };
        let suggestions = matching.suggestions.as_ref().map(|list| Self::suggestions(report, list));
        let of_month = report.month.iter().flat_map(|month| {
            [
                month_lists::changed(month),
                month_lists::decisions(report, month),
                month_lists::groups(report, month),
            ]
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
        let standing = HtmlColumn::new("standing", "Status", HtmlColumnKind::Words, Some("status"));
        Self {
            id: if is_bank { "missing" } else { "remove" },
            title: "",
            sense: "".into(),
            none: "",
            file: if is_bank { "missing_from_books.csv" } else { "remove_from_books.csv" },
            columns: [
                HtmlColumn::new("line", "Line", HtmlColumnKind::Line, Some("line")),
                HtmlColumn::new("date", "Date", HtmlColumnKind::Date, Some("date")),
                HtmlColumn::new("amount", "Amount", HtmlColumnKind::Amount, Some("amount")),
                HtmlColumn::new("text", "Description", HtmlColumnKind::Text, Some("description")),
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
                let mut cells = HtmlCell::of_row(side, list[at]);
                cells.extend(month.map(|month| HtmlCell::Words(month.standing(name, list[at]))));
                cells
            }),
        }
    }

    fn matched(report: &'a Report<'a>) -> Self {
        let (bank, book, pairs) = (report.bank, report.book, &report.matching.pairs);
        let ambiguous = pairs.iter().filter(|pair| pair.score.is_ambiguous()).count();
        let words = HtmlColumn::new("words", "Shared words", HtmlColumnKind::Text, None);
        let words = report.explainer.is_some().then_some(words);
        let differ = pairs.iter().any(|pair| is_rounded(pair, bank, book));
        Self {
            id: "matched",
            title: "Matched pairs",
            sense: if words.is_some() { format!("{PAIRS} {WORDS}").into() } else { PAIRS.into() },
            none: "No bank row matches a book row.",
            file: "matched.csv",
            // In the order of the file that is saved.
            columns: [
                HtmlColumn::new("bank-line", "Bank line", HtmlColumnKind::Line, Some("bank_line")),
                HtmlColumn::new("book-line", "Book line", HtmlColumnKind::Line, Some("book_line")),
                HtmlColumn::new("date", "Bank date", HtmlColumnKind::Date, Some("bank_date")),
                HtmlColumn::new("amount", "Amount", HtmlColumnKind::Amount, Some("bank_amount")),
                HtmlColumn::new(
                    "text",
                    "Bank description",
                    HtmlColumnKind::Text,
                    Some("bank_description"),
                ),
                HtmlColumn::new("book-date", "Book date", HtmlColumnKind::Date, Some("book_date"))
                    .shown_where(false),
                HtmlColumn::new(
                    "book-amount",
                    "Book amount",
                    HtmlColumnKind::Amount,
                    Some("book_amount"),
                )
                .shown_where(false),
                HtmlColumn::new(
                    "book-text",
                    "Book description",
                    HtmlColumnKind::Text,
                    Some("book_description"),
                ),
                HtmlColumn::new(
                    "days",
                    "Days",
                    HtmlColumnKind::Days,
                    Some("date_difference_in_days"),
                ),
                HtmlColumn::new(
                    "difference",
                    "Difference",
                    HtmlColumnKind::Amount,
                    Some("amount_difference"),
                )
                .shown_where(differ),
                HtmlColumn::new("score", "Score", HtmlColumnKind::Score, Some("score")),
                HtmlColumn::new("flag", "Ambiguous", HtmlColumnKind::Flag, Some("ambiguous"))
                    .shown_where(false),
                HtmlColumn::new("rivals", "Rivals", HtmlColumnKind::Number, None),
            ]
            .into_iter()
            .chain(words)
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
            none: "There are no suggestions for the unmatched rows.",
            file: "suggestions.csv",
            columns: vec![
                HtmlColumn::new("kind", "Kind", HtmlColumnKind::Name, Some("kind")),
                HtmlColumn::new("bank-rows", "Bank rows", HtmlColumnKind::Rows, Some("bank_lines")),
                HtmlColumn::new("book-rows", "Book rows", HtmlColumnKind::Rows, Some("book_lines")),
                HtmlColumn::new(
                    "difference",
                    "Difference",
                    HtmlColumnKind::Amount,
                    Some("amount_difference"),
                ),
                HtmlColumn::new(
                    "confidence",
                    "Confidence",
                    HtmlColumnKind::Score,
                    Some("confidence"),
                ),
                HtmlColumn::new(
                    "reason",
                    "What may have happened",
                    HtmlColumnKind::Text,
                    Some("reason"),
                ),
            ],
            len: suggestions.len(),
            total: None,
            remark: None,
            static_max: STATIC_ROWS_MAX,
            printed_max: None,
            row: Box::new(move |at| {
                let suggestion = &suggestions[at];
                vec![
                    HtmlCell::Name(suggestion.kind.name()),
                    HtmlCell::rows(bank, &suggestion.bank_rows),
                    HtmlCell::rows(book, &suggestion.book_rows),
                    HtmlCell::amount(&suggestion.amount_difference),
                    HtmlCell::Score(suggestion.confidence),
                    HtmlCell::Text(suggestions::told(suggestion, (bank, book)).into()),
                ]
            }),
        }
    }
}

/// Whether the amounts agree only after rounding to cents.
fn is_rounded(pair: &Pair, bank: &Side, book: &Side) -> bool {
    pair.to_contract(&bank.rows, &book.rows).amount_difference != Amount::default()
}

fn pair_cells<'a>(pair: &Pair, report: &'a Report<'a>) -> Vec<HtmlCell<'a>> {
    let (bank, book) = (report.bank, report.book);
    let words = report.explainer.as_ref().map(|explainer| {
        let evidence = explainer.evidence(pair);
        weighed_words(&evidence, WORDS_SHOWN_MAX)
    });
    let matched = pair.to_contract(&bank.rows, &book.rows);
    let mut cells = vec![
        HtmlCell::line(bank, pair.bank_row),
        HtmlCell::line(book, pair.book_row),
        HtmlCell::Date(matched.bank.date),
        HtmlCell::Amount(matched.bank.amount.to_string()),
        HtmlCell::Text(matched.bank.description.into()),
        HtmlCell::Date(matched.book.date),
        HtmlCell::Amount(matched.book.amount.to_string()),
        HtmlCell::Text(matched.book.description.into()),
        HtmlCell::Days(matched.date_difference_in_days),
        HtmlCell::amount(&matched.amount_difference),
        HtmlCell::Score(matched.score),
        HtmlCell::Flag(matched.ambiguous),
        HtmlCell::Number(pair.rivals.into()),
    ];
    cells.extend(words.map(|words| HtmlCell::Text(words.into())));
    cells
}
