//! What a person should know of a statement beside what became of its rows.

use std::collections::{HashMap, HashSet};

use tieout::contract::ledger::bank_account::BankAccount;
use tieout::contract::ledger::bank_transaction::{
    BankStatus, BankTransaction, RowStatus, StatementRow,
};
use tieout::contract::page::{LIMIT_MAX, List};
use tieout::date::Date;
use tieout::id::{BankAccountId, BankTransactionId};
use tieout::money::Money;

use super::Outcome;
use crate::client::Client;
use crate::cmd::ledger::Query;
use crate::cmd::paging::Paging;
use crate::exit::Failure;
use crate::render::Ui;

/// Rows that are looked at for a note.
const LOOKED_AT_MAX: u64 = 10_000;

/// The statement's balance, unless that of a later day would give way to it: that is said.
pub(super) fn balance_to_keep(
    stated: Option<Money>,
    rows: &[(u64, StatementRow)],
    account: &BankAccount,
    (client, organisation): (&Client<'_>, &str),
    ui: &Ui,
) -> Result<Option<Money>, Failure> {
    let end = rows.iter().map(|(_, row)| row.date).max();
    let (Some(new), Some(known), Some(end)) = (stated, account.statement_balance, end) else {
        return Ok(stated);
    };
    if new == known {
        return Ok(stated);
    }
    let path = format!("{organisation}/bank-transactions?limit=1&bank_account_id={}", account.id);
    let latest: List<BankTransaction> = client.read(&client.get(&path)?)?;
    match latest.data.first().map(|row| row.date).filter(|day| *day > end) {
        Some(day) => {
            ui.note(&format!(
                "{} has rows up to {day}, and the statement ends on {end}: its balance of {known} stays \
                 as it is",
                account.name
            ));
            Ok(None)
        }
        None => Ok(stated),
    }
}

/// Says how many new rows have the day and the amount of one that was there with another text: a bank
/// may write the same payment in two ways.
pub(super) fn note_alike(
    outcome: &Outcome,
    rows: &[(u64, StatementRow)],
    books: (&Client<'_>, &str),
    ui: &Ui,
) -> Result<(), Failure> {
    let by_line: HashMap<u64, &StatementRow> =
        rows.iter().map(|(line, row)| (*line, row)).collect();
    let created = outcome.rows.iter().filter(|row| row.status == RowStatus::Created);
    let created: Vec<_> = created.filter_map(|row| by_line.get(&row.line)).collect();
    let days = created.iter().map(|row| row.date);
    let (Some(from), Some(to)) = (days.clone().min(), days.max()) else { return Ok(()) };
    let Some(there) = rows_of(books, outcome.bank_account_id, (Some(from), Some(to)))? else {
        return Ok(());
    };
    let of_file: HashSet<BankTransactionId> =
        outcome.rows.iter().filter_map(|row| row.id).collect();
    let mut alike: HashMap<(Date, Money), usize> = HashMap::new();
    for row in there.iter().filter(|row| !of_file.contains(&row.id)) {
        *alike.entry((row.date, row.amount)).or_default() += 1;
    }
    let mut count = 0;
    for row in created {
        if let Some(left) = alike.get_mut(&(row.date, row.amount)).filter(|left| **left > 0) {
            *left -= 1;
            count += 1;
        }
    }
    if count > 0 {
        let what = if count == 1 { "new row has" } else { "new rows have" };
        ui.note(&format!(
            "{count} {what} the day and amount of one that was there, with another text: are they the \
             same? tieout ledger bank-transactions exclude ID leaves one out"
        ));
    }
    Ok(())
}

/// Says where the stated balance is not what the account opened with and its rows come to.
pub(super) fn note_apart(
    stated: Option<Money>,
    account: &BankAccount,
    (client, organisation): (&Client<'_>, &str),
    ui: &Ui,
) -> Result<(), Failure> {
    let (Some(stated), Some(opened)) = (stated, account.opening_balance) else { return Ok(()) };
    let days = (account.opening_date, None);
    let Some(rows) = rows_of((client, organisation), account.id, days)? else {
        return Ok(());
    };
    let counted = rows.iter().filter(|row| row.status != BankStatus::Excluded);
    let sum: i128 = counted.map(|row| i128::from(row.amount.minor())).sum();
    let come_to = i128::from(opened.minor()) + sum;
    let Ok(come_to) = i64::try_from(come_to).map(Money::from_minor) else { return Ok(()) };
    if come_to != stated {
        ui.note(&format!(
            "the statement says {stated}, and what the account opened with and its rows come to \
             {come_to}: are rows missing, or there twice?"
        ));
    }
    Ok(())
}

/// The rows of an account on these days; none where there are too many to look at.
fn rows_of(
    (client, organisation): (&Client<'_>, &str),
    account: BankAccountId,
    (from, to): (Option<Date>, Option<Date>),
) -> Result<Option<Vec<BankTransaction>>, Failure> {
    let mut query = Query::new(Paging::MOST);
    query.add("bank_account_id", Some(account));
    query.add("date_from", from);
    query.add("date_to", to);
    let path = format!("{organisation}/bank-transactions?{}", query.text);
    let read = |path: &str| client.read::<List<BankTransaction>>(&client.get(path)?);
    let first = read(&path)?;
    if first.pagination.total > LOOKED_AT_MAX {
        return Ok(None);
    }
    let mut rows = first.data;
    while (rows.len() as u64) < first.pagination.total {
        let own = format!("?{}", Paging::MOST.query());
        let next = format!("?limit={LIMIT_MAX}&offset={}", rows.len());
        let more = read(&path.replacen(&own, &next, 1))?.data;
        if more.is_empty() {
            break;
        }
        rows.extend(more);
    }
    Ok(Some(rows))
}
