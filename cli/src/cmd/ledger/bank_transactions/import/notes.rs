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

use super::result::BankImportResult;
use crate::client::Client;
use crate::cmd::ledger::list_query::ListQuery;
use crate::cmd::paging::PagingArgs;
use crate::exit::Failure;
use crate::render::Ui;

/// Rows that are looked at for a note.
const LOOKED_AT_MAX: u64 = 10_000;

/// Rows that are named in a note.
const NAMED_MAX: usize = 10;

/// Says how many new rows have the day and the amount of one that was there with another text: a bank
/// may write the same payment in two ways.
pub(super) fn note_alike(
    outcome: &BankImportResult,
    rows: &[(u64, StatementRow)],
    books: (&Client<'_>, &str),
    ui: &Ui,
) -> Result<(), Failure> {
    let by_line: HashMap<u64, &StatementRow> =
        rows.iter().map(|(line, row)| (*line, row)).collect();
    let created = outcome.rows.iter().filter(|row| row.status == RowStatus::Created);
    let created: Vec<_> =
        created.filter_map(|row| Some((row.id, *by_line.get(&row.line)?))).collect();
    let days = created.iter().map(|(_, row)| row.date);
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
    let mut again = Vec::new();
    for (id, row) in created {
        if let Some(left) = alike.get_mut(&(row.date, row.amount)).filter(|left| **left > 0) {
            *left -= 1;
            again.push(id);
        }
    }
    if !again.is_empty() {
        let what = if again.len() == 1 { "new row has" } else { "new rows have" };
        ui.note(&format!(
            "{} {what} the same date and amount as an existing one but different text: \
             duplicates? {}",
            again.len(),
            excluding(&again)
        ));
    }
    Ok(())
}

/// Says how many new rows are of days that the opening balance of the account has already.
pub(super) fn note_early(
    outcome: &BankImportResult,
    rows: &[(u64, StatementRow)],
    account: &BankAccount,
    ui: &Ui,
) {
    let Some(opened) = account.opening_date else { return };
    let by_line: HashMap<u64, Date> = rows.iter().map(|(line, row)| (*line, row.date)).collect();
    let is_early = |line: &u64| by_line.get(line).is_some_and(|day| *day <= opened);
    let created = outcome.rows.iter().filter(|row| row.status == RowStatus::Created);
    let early: Vec<_> = created.filter(|row| is_early(&row.line)).map(|row| row.id).collect();
    if !early.is_empty() {
        let are = if early.len() == 1 { "row is" } else { "rows are" };
        ui.note(&format!(
            "{} new {are} dated up to {opened}, which the opening balance of {} already includes; {}",
            early.len(),
            account.name,
            excluding(&early)
        ));
    }
}

/// What excludes these, to be pasted; of rows that would be made there is no name.
fn excluding(rows: &[Option<BankTransactionId>]) -> String {
    let command = |id: &str| format!("tieout ledger bank-transactions exclude {id}");
    let named = rows.iter().flatten().take(NAMED_MAX).map(|id| command(&id.to_string()));
    let named: Vec<String> = named.collect();
    let rest = rows.len() - named.len();
    match (named.len(), rest) {
        (0, _) => format!("to leave one out once imported: {}", command("ID")),
        (_, 0) => format!("to leave them out: {}", named.join("; ")),
        _ => format!("to leave them out, and {rest} more like them: {}", named.join("; ")),
    }
}

/// Says where the stated balance is not what the account opened with and its rows come to.
pub(super) fn note_balance_gap(
    stated: Option<(Money, Date)>,
    account: &BankAccount,
    (client, organisation): (&Client<'_>, &str),
    ui: &Ui,
) -> Result<(), Failure> {
    let Some((stated, day)) = stated else { return Ok(()) };
    let Some((opened, since)) = account.opening_balance.zip(account.opening_date) else {
        return Ok(());
    };
    let days = (Some(since.plus_days(1)), Some(day));
    let rows = if since < day {
        rows_of((client, organisation), account.id, days)?
    } else {
        Some(Vec::new())
    };
    let Some(rows) = rows.filter(|_| since <= day) else { return Ok(()) };
    let counted = rows.iter().filter(|row| row.status != BankStatus::Excluded);
    let sum: i128 = counted.map(|row| i128::from(row.amount.minor())).sum();
    let come_to = i128::from(opened.minor()) + sum;
    let Ok(come_to) = i64::try_from(come_to).map(Money::from_minor) else { return Ok(()) };
    if come_to != stated {
        ui.note(&format!(
            "the statement closes at {stated} on {day}, but the opening balance and the rows come \
             to {come_to}: are rows missing or duplicated?"
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
    let mut query = ListQuery::new(PagingArgs::MOST);
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
        let own = format!("?{}", PagingArgs::MOST.query());
        let next = format!("?limit={LIMIT_MAX}&offset={}", rows.len());
        let more = read(&path.replacen(&own, &next, 1))?.data;
        if more.is_empty() {
            break;
        }
        rows.extend(more);
    }
    Ok(Some(rows))
}
