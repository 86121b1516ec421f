//! A bank reconciliation for people: from both balances to the adjusted one, and what that proves.

use std::fmt::Write as _;

use comfy_table::Cell;
use tieout::amount::Amount;
use tieout::reconcile::SideName;
use tieout::reconcile::period::{Proof, ReconcilingItems, Shortfall, SideOfPeriod};

use super::Report;
use super::style::Style;
use super::table::{bare_table, grouped, push_table, right};

/// Adds the block, where a side has a balance.
pub(super) fn push(text: &mut String, report: &Report<'_>, style: Style) {
    let all = &report.reconciliation;
    if all.proof == Proof::NoBalances {
        return;
    }
    let rows = report.bank.rows.indices().map(|row| report.bank.rows.row(row).date);
    let as_at = rows.max().map(|day| format!(", {day}")).unwrap_or_default();
    _ = writeln!(text, "\n{}", style.heading(&format!("Bank reconciliation{as_at}")));
    let items = |name: &str, items: &ReconcilingItems| {
        (format!("{name} ({})", grouped(items.rows.len())), Some(items.total.clone()))
    };
    let line = |name: &str, amount: &Option<Amount>| (name.to_owned(), amount.clone());
    let mut table = bare_table();
    for (name, amount) in [
        line("Balance on the bank statement", &all.statement.closing),
        items("Outstanding receipts", &all.outstanding_receipts),
        items("Outstanding payments", &all.outstanding_payments),
        line("Adjusted balance of the bank", &all.adjusted_statement),
        line("Balance in the books", &all.books.closing),
        items("To enter in the books", &all.to_enter),
        line("Adjusted balance of the books", &all.adjusted_books),
        line("Difference", &all.difference),
    ] {
        let amount = amount.map_or_else(|| "not known".to_owned(), |amount| amount.to_string());
        table.add_row([Cell::new(name), right(amount)]);
    }
    push_table(text, &mut table, style);
    let (words, is_good) = match all.proof {
        Proof::Proved => ("proved", true),
        Proof::Balanced => ("balanced, not proved:", true),
        Proof::StatementOnly | Proof::BooksOnly | Proof::NoBalances | Proof::Unproved => {
            ("NOT proved:", false)
        }
    };
    let words = if is_good { style.good(words) } else { style.bad(words) };
    let mut lines = vec![words];
    let is_whole = |side: &SideOfPeriod| side.unexplained.is_none() && !side.has_gaps;
    let are_whole = is_whole(&all.statement) && is_whole(&all.books);
    lines.extend(all.shortfalls.iter().map(|shortfall| told(shortfall, are_whole)));
    _ = writeln!(text, "  {}", lines.join("\n    "));
}

/// A shortfall in words; `are_whole` says that both sides go from their opening to their closing balance.
fn told(shortfall: &Shortfall, are_whole: bool) -> String {
    let side = |name: &SideName| match name {
        SideName::Bank => ("the statement", "bank"),
        SideName::Book => ("the books", "book"),
    };
    match shortfall {
        Shortfall::NoBalance(name) => {
            let (whose, prefix) = side(name);
            format!("no balance is known of {whose}: --closing {prefix}:AMOUNT says it")
        }
        Shortfall::Unexplained(name, gap) => {
            format!("the balance of {} moves by {gap} more than its rows", side(name).0)
        }
        Shortfall::Gaps(name) => {
            format!("the balances of {} do not go with the rows", side(name).0)
        }
        Shortfall::Difference(_) if are_whole => {
            "the difference was there before the first row: what was open then?".to_owned()
        }
        Shortfall::Difference(_) => "the adjusted balances differ".to_owned(),
        Shortfall::Undecided(1) => "1 row is on one side only".to_owned(),
        Shortfall::Undecided(rows) => format!("{} rows are on one side only", grouped(*rows)),
    }
}
