//! The lists of a month: rows that belong together, and what was decided of rows and why.

use tieout::amount::Amount;
use tieout::reconcile::SideName;
use tieout::reconcile::period::{Decision, DecisionKind};

use super::cells::{HtmlCell, HtmlColumn, HtmlColumnKind};
use super::lists::{HtmlList, STATIC_ROWS_MAX};
use crate::render::Report;
use crate::render::month::MonthReport;
use crate::statements::Side;

/// What was decided, of which rows.
struct DecidedRows<'a> {
    what: &'static str,
    bank: Vec<u32>,
    book: Vec<u32>,
    to: &'a str,
    note: &'a str,
}

/// The groups, where there are some.
pub(super) fn groups<'a>(
    report: &'a Report<'a>,
    month: &'a MonthReport<'a>,
) -> Option<HtmlList<'a>> {
    let groups = &month.month.groups;
    let (bank, book) = (report.bank, report.book);
    (!groups.is_empty()).then(|| HtmlList {
        id: "groups",
        title: "Groups",
        sense: "Rows that add up to the same total, or to totals that differ by a fee, which is \
            to be entered in the books."
            .into(),
        none: "",
        file: "groups.csv",
        columns: vec![
            HtmlColumn::new("bank-rows", "Bank rows", HtmlColumnKind::Rows, Some("bank_lines")),
            HtmlColumn::new("book-rows", "Book rows", HtmlColumnKind::Rows, Some("book_lines")),
            HtmlColumn::new("amount", "Bank total", HtmlColumnKind::Amount, Some("total")),
            HtmlColumn::new("difference", "Fee", HtmlColumnKind::Amount, Some("fee")),
            HtmlColumn::new("reason", "Note", HtmlColumnKind::Words, Some("note")),
        ],
        len: groups.len(),
        total: None,
        remark: None,
        static_max: STATIC_ROWS_MAX,
        printed_max: None,
        row: Box::new(move |at| {
            let group = &groups[at];
            let fee = Amount::default() - group.difference.clone();
            let note = match (group.note.as_str(), group.is_decided) {
                ("", false) => "One row corrects another.",
                ("", true) => "As decided.",
                (note, _) => note,
            };
            vec![
                HtmlCell::rows(bank, &group.bank),
                HtmlCell::rows(book, &group.book),
                HtmlCell::amount(&bank.rows.total(group.bank.iter().copied())),
                HtmlCell::amount(&fee),
                HtmlCell::Words(note),
            ]
        }),
    })
}

/// What was decided, where something was.
pub(super) fn decisions<'a>(
    report: &'a Report<'a>,
    month: &'a MonthReport<'a>,
) -> Option<HtmlList<'a>> {
    let (bank, book) = (report.bank, report.book);
    let all = decided(month, bank);
    let names_account = all.iter().any(|one| !one.to.is_empty());
    (!all.is_empty()).then(|| HtmlList {
        id: "decisions",
        title: "Decisions",
        sense: "Decisions on rows of this month, and why.".into(),
        none: "",
        file: "decisions.csv",
        columns: vec![
            HtmlColumn::new("kind", "Decision", HtmlColumnKind::Words, Some("decision")),
            HtmlColumn::new("bank-rows", "Bank rows", HtmlColumnKind::Rows, Some("bank_lines")),
            HtmlColumn::new("book-rows", "Book rows", HtmlColumnKind::Rows, Some("book_lines")),
            HtmlColumn::new("account", "Account", HtmlColumnKind::Words, Some("account"))
                .shown_where(names_account),
            HtmlColumn::new("reason", "Note", HtmlColumnKind::Words, Some("note")),
        ],
        len: all.len(),
        total: None,
        remark: None,
        static_max: STATIC_ROWS_MAX,
        printed_max: None,
        row: Box::new(move |at| {
            let one = &all[at];
            vec![
                HtmlCell::Words(one.what),
                HtmlCell::rows(bank, &one.bank),
                HtmlCell::rows(book, &one.book),
                HtmlCell::Words(one.to),
                HtmlCell::Words(one.note),
            ]
        }),
    })
}

/// Decisions of rows, then what is decided every month of the rows that it holds of.
fn decided<'a>(month: &'a MonthReport<'a>, bank: &Side) -> Vec<DecidedRows<'a>> {
    let of = |(decision, rows): (&'a Decision, &[(SideName, u32)])| {
        let side = |side: SideName| {
            let rows = rows.iter().filter(move |(of, _)| *of == side);
            rows.map(|(_, row)| *row).collect::<Vec<_>>()
        };
        DecidedRows {
            what: what(decision.verb),
            bank: side(SideName::Bank),
            book: side(SideName::Book),
            to: &decision.to,
            note: &decision.note,
        }
    };
    // Of an accepted row the decision is that it is here.
    let of_rows = month.decided().filter(|(_, rows)| !rows.is_empty()).map(of);
    let undecided = |row: &u32| !month.month.decided.contains(&(SideName::Bank, *row));
    let unmatched = month.month.unmatched.bank.iter().map(|(row, _)| *row).filter(undecided);
    let unmatched: Vec<u32> = unmatched.collect();
    let mut taken: Vec<u32> = Vec::new();
    let rules = month.decisions.rules.iter().filter_map(|rule| {
        let holds =
            |row: &u32| !taken.contains(row) && rule.holds_of(bank.rows.row(*row).description);
        let rows: Vec<u32> = unmatched.iter().copied().filter(holds).collect();
        taken.extend(&rows);
        let what = if rule.verb == DecisionKind::Aside {
            "Always another account"
        } else {
            "Always to enter in the books"
        };
        let (to, note) = (rule.to.as_str(), rule.text.as_str());
        (!rows.is_empty()).then_some(DecidedRows { what, bank: rows, book: Vec::new(), to, note })
    });
    of_rows.chain(rules).collect()
}

/// A decision in the words of the statement.
const fn what(verb: DecisionKind) -> &'static str {
    match verb {
        DecisionKind::Pair => "A pair",
        DecisionKind::Group => "Groups",
        DecisionKind::Correct => "To correct in the books",
        DecisionKind::NotAMatch => "Not a match",
        DecisionKind::Timing => "Outstanding",
        DecisionKind::Enter => "To enter in the books",
        DecisionKind::Remove => "To remove from the books",
        DecisionKind::BankError => "Bank error",
        DecisionKind::Aside => "Another account",
        DecisionKind::Accept => "Accepted into this month",
    }
}
