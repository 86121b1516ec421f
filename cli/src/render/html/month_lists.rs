//! The lists of a month: rows that belong together, what was decided of rows and why, and what a close has
//! otherwise.

use tieout_reconcile::SideName;
use tieout_reconcile::period::{Decision, DecisionKind};

use super::cells::{HtmlCell, HtmlColumn, HtmlColumnKind};
use super::list::{HtmlList, STATIC_ROWS_MAX};
use crate::render::Report;
use crate::render::bank_reconciliation::{GroupMember, changed_rows, grouped_rows};
use crate::render::figures::counted;
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

/// The rows of groups, where there are some.
pub(super) fn groups<'a>(
    report: &'a Report<'a>,
    month: &'a MonthReport<'a>,
) -> Option<HtmlList<'a>> {
    let rows = grouped_rows(month);
    let has_fees = rows.iter().any(|row| row.fee.is_some());
    (!rows.is_empty()).then(|| HtmlList {
        id: "groups",
        title: "Grouped rows",
        sense: "Rows that belong together: the two sides of a group have the same total, or differ by a fee to enter in \
            the books."
            .into(),
        none: "",
        file: "groups.csv",
        columns: vec![
            HtmlColumn::new("group", "Group", HtmlColumnKind::Number, Some("group")),
            HtmlColumn::new("kind", "Side", HtmlColumnKind::Name, Some("side")),
            HtmlColumn::new("line", "Line", HtmlColumnKind::Line, Some("line")),
            HtmlColumn::new("date", "Date", HtmlColumnKind::Date, Some("date")),
            HtmlColumn::new("amount", "Amount", HtmlColumnKind::Amount, Some("amount")),
            HtmlColumn::new("text", "Description", HtmlColumnKind::Text, Some("description")),
            HtmlColumn::new("difference", "Fee", HtmlColumnKind::Amount, Some("fee"))
                .shown_where(has_fees),
            HtmlColumn::new("reason", "Note", HtmlColumnKind::Words, Some("note")),
        ],
        len: rows.len(),
        total: None,
        remark: Some(counted(month.month.groups.len(), "group")),
        static_max: STATIC_ROWS_MAX,
        printed_max: None,
        row: Box::new(move |at| {
            let GroupMember { group, side, row, fee, note } = &rows[at];
            let of = if *side == SideName::Bank { report.bank } else { report.book };
            let mut cells = vec![HtmlCell::Number(*group as u64), HtmlCell::Name(side.name())];
            cells.extend(HtmlCell::of_row(of, *row));
            let fee = fee.as_ref().map(ToString::to_string);
            cells.extend([HtmlCell::Amount(fee.unwrap_or_default()), HtmlCell::Words(note)]);
            cells
        }),
    })
}

/// Rows of closed months that are not as they were, where there are some.
pub(super) fn changed<'a>(month: &'a MonthReport<'a>) -> Option<HtmlList<'a>> {
    let rows = changed_rows(month);
    (!rows.is_empty()).then(|| HtmlList {
        id: "changed",
        title: "Changed since the close",
        sense: "Rows of closed months that have since been added to the files or removed from them. The month is not \
            proved until they are accepted, or the close is reopened."
            .into(),
        none: "",
        file: "changed_since_close.csv",
        columns: vec![
            HtmlColumn::new("kind", "Side", HtmlColumnKind::Name, Some("side")),
            HtmlColumn::new("standing", "Change", HtmlColumnKind::Name, Some("change")),
            HtmlColumn::new("line", "Line", HtmlColumnKind::Words, Some("line")),
            HtmlColumn::new("date", "Date", HtmlColumnKind::Date, Some("date")),
            HtmlColumn::new("amount", "Amount", HtmlColumnKind::Amount, Some("amount")),
            HtmlColumn::new("text", "Description", HtmlColumnKind::Text, Some("description")),
        ],
        len: rows.len(),
        total: None,
        remark: None,
        static_max: STATIC_ROWS_MAX,
        printed_max: None,
        row: Box::new(move |at| {
            let row = &rows[at];
            vec![
                HtmlCell::Name(row.side.name()),
                HtmlCell::Name(row.change),
                HtmlCell::Text(row.place.clone().into()),
                HtmlCell::Date(row.date),
                HtmlCell::amount(&row.amount),
                HtmlCell::Text(row.text.into()),
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
        DecisionKind::Group => "A group",
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
