//! What is in the way of a proof, in words.

use std::fmt::Write as _;

use tieout::amount::Amount;
use tieout::date::Date;
use tieout_reconcile::SideName;
use tieout_reconcile::period::{Shortfall, SideBalances};

use crate::render::figures::{grouped, in_words, with_thousands};
use crate::render::report::Report;
use crate::safe::safe;
use crate::statements::Side;

/// What is in the way of a proof, a sentence each.
pub(in crate::render) fn reasons(report: &Report<'_>) -> Vec<String> {
    let all = &report.reconciliation;
    let is_whole = |side: &SideBalances| side.unexplained.is_none() && side.gaps.is_empty();
    let closed = report.month.as_ref().and_then(|month| month.late[0].1.day);
    let differ = match closed {
        _ if !is_whole(&all.statement) || !is_whole(&all.books) => Differ::Somewhere,
        Some(day) => Differ::AtTheClose(day),
        None => Differ::AtFirst,
    };
    all.shortfalls.iter().map(|shortfall| reason_text(shortfall, differ, report)).collect()
}

/// Where adjusted balances that differ began to.
#[derive(Debug, Clone, Copy)]
enum Differ {
    /// Before the first row of the account: both sides go from their opening to their closing balance.
    AtFirst,
    /// The same, by the end of this closed month.
    AtTheClose(Date),
    /// Nobody knows.
    Somewhere,
}

/// So much more or less.
fn beyond(gap: &Amount) -> String {
    if gap.is_negative() {
        format!("{} less", with_thousands(&(Amount::default() - gap.clone())))
    } else {
        format!("{} more", with_thousands(gap))
    }
}

/// A shortfall in words; one of balances that do not go with the rows names the lines where they do not.
fn reason_text(shortfall: &Shortfall, differ: Differ, report: &Report<'_>) -> String {
    match shortfall {
        Shortfall::NoBalance(SideName::Bank) => {
            "the statement has no closing balance, and rows alone cannot show that none is \
             missing: give it with --closing bank:AMOUNT"
                .to_owned()
        }
        Shortfall::NoBalance(SideName::Book) => {
            "the books have no balance: give it with --closing book:AMOUNT, or the one before the \
             first row with --opening book:AMOUNT"
                .to_owned()
        }
        Shortfall::Opening(name, gap) => {
            let begins = if *name == SideName::Bank { "begins" } else { "begin" };
            let (what, beyond) = (what(*name), beyond(gap));
            format!(
                "{what} {begins} with {beyond} than at the last close: a file that begins earlier shows which \
                 row of a closed day is behind it"
            )
        }
        Shortfall::PostedBefore(gap, first) => format!(
            "the books begin with {} than at the last close, which is what was to be entered: export them \
             from {first}, so that the file includes those entries",
            beyond(gap)
        ),
        Shortfall::AskedBefore(first) => format!(
            "a close asked for an entry that may stand before the first row of the books: export them from {first} \
             or before, or give the balance before that row with --opening book:AMOUNT"
        ),
        Shortfall::OldBalance(day) => format!(
            "the balance of the statement is as at {}, long before: give that of the day with --closing bank:AMOUNT",
            in_words(*day)
        ),
        Shortfall::BeginsLater(name, day) => {
            let begins = if *name == SideName::Bank { "begins" } else { "begin" };
            format!(
                "{} {begins} on {}, which is later, and cannot show what there was up to this date: \
                 export from an earlier date",
                what(*name),
                in_words(*day)
            )
        }
        Shortfall::EarlierBalance(day, rows) => format!(
            "the balance of the statement is as at {}: {} later",
            in_words(*day),
            if *rows == 1 {
                "1 row of the books is".to_owned()
            } else {
                format!("{} rows of the books are", grouped(*rows))
            }
        ),
        Shortfall::Unexplained(name, gap) => unexplained(*name, gap, report),
        Shortfall::Gaps(name, lines) => gaps(*name, lines, report),
        Shortfall::ChangedSinceClose(1) => "1 row of a closed month has changed".to_owned(),
        Shortfall::ChangedSinceClose(rows) => {
            format!("{} rows of closed months have changed", grouped(*rows))
        }
        Shortfall::NotFound(1) => "1 decision is about a row that does not exist".to_owned(),
        Shortfall::NotFound(count) => {
            format!("{} decisions are about rows that do not exist", grouped(*count))
        }
        Shortfall::Difference(of) if *of == parts_of_a_cent(report) => format!(
            "the difference of {of} is the parts of a cent by which the amounts of pairs differ: {} pairs are equal \
             in whole cents only",
            grouped(rounded_pairs(report).count())
        ),
        Shortfall::Difference(_) => difference(differ),
        Shortfall::Undecided(1) => "1 row on one side only is undecided".to_owned(),
        Shortfall::Undecided(rows) => {
            format!("{} rows on one side only are undecided", grouped(*rows))
        }
    }
}

const fn what(name: SideName) -> &'static str {
    match name {
        SideName::Bank => "the statement",
        SideName::Book => "the books",
    }
}

const fn side<'r>(name: SideName, report: &Report<'r>) -> &'r Side {
    match name {
        SideName::Bank => report.bank,
        SideName::Book => report.book,
    }
}

/// A balance that the rows do not lead to.
fn unexplained(name: SideName, gap: &Amount, report: &Report<'_>) -> String {
    let of = side(name, report);
    let balances = match name {
        SideName::Bank => &report.reconciliation.statement,
        SideName::Book => &report.reconciliation.books,
    };
    let [opening, closing] = [&balances.opening, &balances.closing]
        .map(|one| one.as_ref().map_or_else(|| "not known".to_owned(), with_thousands));
    let leads_to = balances.closing.clone().unwrap_or_default() - gap.clone();
    let mut says = format!(
        "the closing balance of {} is {closing}, and from the opening balance of {opening} the rows lead to {}: {}",
        what(name),
        with_thousands(&leads_to),
        beyond(gap)
    );
    // Where a hole is known, it is named with the gaps or here.
    if of.balances.gaps.is_empty() && !of.contradictions.is_empty() {
        _ = write!(says, ": {}", safe(&of.contradictions.join("; ")));
    }
    says
}

/// Balances that do not go with the rows, with the lines where they do not.
fn gaps(name: SideName, lines: &[String], report: &Report<'_>) -> String {
    let of = side(name, report);
    let what = format!("the balances of {} do not agree with the rows", what(name));
    let known: Vec<&str> =
        lines.iter().map(String::as_str).filter(|line| !line.is_empty()).collect();
    match known[..] {
        _ if !of.contradictions.is_empty() => {
            format!("{what}: {}", safe(&of.contradictions.join("; ")))
        }
        [] => what,
        [line] => format!("{what} at line {line}"),
        _ => format!("{what} at lines {}", known.join(", ")),
    }
}

/// The pairs whose amounts are equal in whole cents only, by how much the bank has more.
fn rounded_pairs<'r>(report: &'r Report<'_>) -> impl Iterator<Item = Amount> + 'r {
    let apart = report.matching.pairs.iter().map(|pair| {
        let of_bank = report.bank.rows.row(pair.bank_row).amount.value();
        of_bank - report.book.rows.row(pair.book_row).amount.value()
    });
    apart.filter(|apart| *apart != Amount::default())
}

/// What the parts of a cent come to by which the amounts of pairs differ.
fn parts_of_a_cent(report: &Report<'_>) -> Amount {
    rounded_pairs(report).fold(Amount::default(), |mut sum, apart| {
        sum += &apart;
        sum
    })
}

/// Adjusted balances that differ, and where the difference may come from.
fn difference(differ: Differ) -> String {
    match differ {
        Differ::Somewhere => "the adjusted balances differ".to_owned(),
        Differ::AtFirst => {
            "the difference arose before the first row: give the items open at that \
                            time with --open-items FILE and --keep DIR"
                .to_owned()
        }
        Differ::AtTheClose(day) => format!(
            "the difference arose in the months up to {day}: tieout decide accept takes what changed there \
             into this month, or tieout reopen reopens the close"
        ),
    }
}
