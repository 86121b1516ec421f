//! Whether a statement agrees with itself.

use std::collections::BTreeMap;

use super::super::fault::Fault;
use super::super::structured::{DatedBalance, StatementEntry, StructuredStatement};
use super::figure::ExactAmount;

/// How many shared ids are told of.
const SHARED_IDS_SAID: usize = 20;

/// What the entries come to.
struct EntryTotals {
    money_in: ExactAmount,
    money_out: ExactAmount,
    net: ExactAmount,
}

/// Holds the entries against the balances, totals and counts that the statement states, and keeps each
/// difference as a discrepancy. `other_counts` are further numbers of entries that a file may rightly
/// state: with those left out, or of the payments in collective entries.
pub(super) fn prove(statement: &mut StructuredStatement, other_counts: &[u64]) {
    let found = sums(&statement.entries).map_or_else(
        || vec![Fault::of_file("the entries add up to more than can be counted")],
        |sums| {
            let mut found: Vec<_> = closing_difference(statement, &sums).into_iter().collect();
            found.extend(total_differences(statement, &sums, other_counts));
            found
        },
    );
    statement.discrepancies.extend(found);
}

fn sums(entries: &[StatementEntry]) -> Option<EntryTotals> {
    let (mut money_in, mut money_out) = (ExactAmount::ZERO, ExactAmount::ZERO);
    for entry in entries {
        let amount = ExactAmount::of_canonical(&entry.amount)?;
        if amount.is_negative() {
            money_out = money_out.checked_add(amount.negated())?;
        } else {
            money_in = money_in.checked_add(amount)?;
        }
    }
    let net = money_in.checked_add(money_out.negated())?;
    Some(EntryTotals { money_in, money_out, net })
}

/// What the closing balance is more than the opening one and the entries come to, if both are stated.
pub(super) fn unexplained(
    opening: Option<&DatedBalance>,
    closing: Option<&DatedBalance>,
    entries: &[StatementEntry],
) -> Option<ExactAmount> {
    let opening = ExactAmount::of_canonical(&opening?.amount)?;
    let closing = ExactAmount::of_canonical(&closing?.amount)?;
    let come_to = opening.checked_add(sums(entries)?.net)?;
    closing.checked_add(come_to.negated())
}

fn closing_difference(statement: &StructuredStatement, sums: &EntryTotals) -> Option<Fault> {
    let (opening, closing) = (statement.opening.as_ref()?, statement.closing.as_ref()?);
    let come_to = ExactAmount::of_canonical(&opening.amount)?.checked_add(sums.net)?;
    let difference = ExactAmount::of_canonical(&closing.amount)?.checked_add(come_to.negated())?;
    (difference != ExactAmount::ZERO).then(|| Fault {
        value: Some(closing.amount.clone()),
        ..Fault::at_line(
            closing.line,
            format!(
                "is the closing balance that the file states, but the opening balance of {} and \
                 entries of {} come to {}: a difference of {}",
                opening.amount,
                sums.net.canonical(),
                come_to.canonical(),
                difference.canonical(),
            ),
        )
    })
}

fn total_differences(
    statement: &StructuredStatement,
    sums: &EntryTotals,
    other_counts: &[u64],
) -> Vec<Fault> {
    let totals = &statement.totals;
    let mut found = Vec::new();
    let count = statement.entries.len() as u64;
    if let Some(stated) = totals.count.filter(|stated| *stated != count) {
        if other_counts.contains(&stated) {
            // Sums of other rows than the entries are no sums of the entries.
            return found;
        }
        found.push(Fault {
            value: Some(stated.to_string()),
            ..Fault::at_line(
                totals.line,
                format!("is the number of entries that the file states, but it has {count}"),
            )
        });
    }
    for (stated, sum, name) in [
        (&totals.money_in, sums.money_in, "money in"),
        (&totals.money_out, sums.money_out, "money out"),
    ] {
        let Some(stated) = stated else { continue };
        if ExactAmount::of_canonical(stated) != Some(sum) {
            found.push(Fault {
                value: Some(stated.clone()),
                ..Fault::at_line(
                    totals.line,
                    format!(
                        "is the sum of {name} that the file states, but its entries come to {}",
                        sum.canonical()
                    ),
                )
            });
        }
    }
    found
}

/// Takes away the bank's ids that several entries of the statement share: an id that is not of one entry
/// would make an import skip the others. Entries that are equal in day and amount, too, may be one entry
/// twice, and that is said.
pub(super) fn drop_shared_ids(statement: &mut StructuredStatement) {
    let mut places: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, entry) in statement.entries.iter().enumerate() {
        if let Some(id) = &entry.bank_id {
            places.entry(id).or_default().push(at);
        }
    }
    let shared: Vec<Vec<usize>> = places.into_values().filter(|places| places.len() > 1).collect();
    for (said, places) in shared.into_iter().enumerate() {
        let [first, second, ..] = places[..] else { continue };
        let (first, second) = (&statement.entries[first], &statement.entries[second]);
        let id = first.bank_id.clone();
        let is_same = (first.date, &first.amount) == (second.date, &second.amount);
        let fault = Fault { value: id, ..Fault::at_line(second.line, "") };
        if said >= SHARED_IDS_SAID {
            // A bank that numbers nothing need not be told of a hundred thousand times.
        } else if is_same {
            statement.discrepancies.push(Fault {
                message: format!(
                    "is the id of the entry on line {}, too, of the same day and amount: it may be \
                     one entry twice",
                    first.line
                ),
                ..fault
            });
        } else {
            statement.notes.push(Fault {
                message: format!(
                    "is the id of the entry on line {}, too, and so the id of neither",
                    first.line
                ),
                ..fault
            });
        }
        for at in places {
            statement.entries[at].bank_id = None;
        }
    }
}
