//! Statements of structured formats as rows.

use std::collections::BTreeMap;

use super::entry_signs::{self, EntrySigns};
use super::request::{ReadFile, ReadRequest, ReadTrouble};
use crate::currency::Currency;
use crate::fault::Fault;
use crate::infer::{QuestionAnswer, ReadingQuestion};
use crate::read::{BookedRow, Monotony, OutsidePeriod, PassResult, RowSink};
use crate::reading::turn;
use crate::repeats::Repeats;
use crate::stated::StatedAnswer;
use crate::structured::{DatedBalance, StatementEntry, StructuredStatement};
use tieout::cheque;
use tieout::date::Date;

/// Hands the entries of the statements of one account on.
///
/// # Errors
/// A question where the file is of several accounts.
pub(super) fn read(
    statements: &[StructuredStatement],
    request: ReadRequest<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, ReadTrouble> {
    let accounts = accounts(statements);
    let wanted = match (&request.stated.account, &accounts[..]) {
        (None, [] | [_]) => None,
        (None, _) => return Err(question(&accounts, statements).into()),
        (Some(wanted), _) => Some(find(&accounts, wanted)?),
    };
    let chosen: Vec<&StructuredStatement> = statements
        .iter()
        .filter(|one| wanted.as_ref().is_none_or(|name| name_of(one) == *name))
        .collect();
    let mut read = ReadFile::default();
    let Some(first) = chosen.first() else {
        return Err(Fault::of_file("holds no statement").into());
    };
    let amounts = if first.format.starts_with("QIF") { "T" } else { "TRNAMT" };
    let columns = &request.stated.columns;
    if let Some(question) = entry_signs::question(&chosen, columns, amounts) {
        return Err(question.into());
    }
    let signs = EntrySigns::stated(columns, amounts);
    read.format.clone_from(&first.format);
    read.account.clone_from(&first.account);
    read.account_number.clone_from(&first.account);
    let mut pass = PassResult::default();
    pass.discrepancies.extend(chosen.windows(2).filter_map(|pair| gap(pair[0], pair[1])));
    for (at, statement) in chosen.iter().enumerate() {
        if at == 0 {
            pass.start = statement.from;
            pass.opening = statement.opening.as_ref().map(|one| one.amount.clone());
        }
        // The last that states one; statements follow each other in time.
        pass.closing = statement.closing.as_ref().map(|one| one.amount.clone()).or(pass.closing);
        pass.end =
            statement.closing.as_ref().and_then(|one| one.day).or(statement.to).max(pass.end);
        pass.currency = statement.currency.as_deref().map(Currency::of_code).or(pass.currency);
        for entry in &statement.entries {
            hand_on(entry, statement, signs, &mut pass, sink);
        }
        for one in &statement.left_out {
            *pass.left_out.entry(one.kind).or_default() += 1;
        }
        pass.notes.extend(statement.notes.iter().map(ToString::to_string));
        pass.discrepancies.extend(statement.discrepancies.iter().cloned());
        pass.notes.extend(outside(statement));
    }
    pass.notes.extend(astray(&chosen));
    pass.discrepancies.extend(told_again(&chosen).or_else(|| told_twice(&chosen)));
    if pass.fault_count > 0 {
        return Err(ReadTrouble::Faults {
            count: pass.fault_count,
            faults: pass.faults,
            is_stopped: false,
        });
    }
    read.notes.clone_from(&pass.notes);
    read.pass = pass;
    Ok(read)
}

/// That entries are of days outside the period that their statement states.
fn outside(statement: &StructuredStatement) -> Option<String> {
    let period = statement.from.zip(statement.to);
    let mut outside = OutsidePeriod::of(period);
    for entry in &statement.entries {
        outside.see(entry.date, entry.line);
    }
    outside.says(period)
}

/// What is said of one day alone that is far from those of the entries around it.
fn astray(statements: &[&StructuredStatement]) -> Option<String> {
    let mut days = Monotony::default();
    for entry in statements.iter().flat_map(|one| &one.entries) {
        days.see(entry.date, entry.line);
    }
    days.astray()
}

/// That an entry stands in two statements of the account, by what the bank knows it by.
fn told_again(statements: &[&StructuredStatement]) -> Option<Fault> {
    let mut seen: BTreeMap<(&str, Date, &str), (usize, u64)> = BTreeMap::new();
    if statements.len() < 2 {
        return None;
    }
    for (at, statement) in statements.iter().enumerate() {
        for entry in &statement.entries {
            let Some(id) = entry.bank_id.as_deref() else { continue };
            let (first, line) =
                *seen.entry((id, entry.date, &entry.amount)).or_insert((at, entry.line));
            if first != at {
                let message = format!("the entry {id} stands in another statement on line {line}");
                let fault = Fault::at_line(entry.line, message);
                return Some(fault.hint("if a statement stands there twice, take one out"));
            }
        }
    }
    None
}

/// Where entries begin that stand in the file already, where no balances show that all of them count.
fn told_twice(statements: &[&StructuredStatement]) -> Option<Fault> {
    if statements.iter().all(|one| one.opening.is_some() && one.closing.is_some()) {
        return None;
    }
    let (mut repeats, mut days) = (Repeats::default(), Monotony::default());
    for entry in statements.iter().flat_map(|one| &one.entries) {
        let others = [&entry.reference, &entry.counterparty, &entry.bank_id];
        let others = others.into_iter().map(|text| text.as_deref().unwrap_or_default());
        let texts = [&*entry.amount, &entry.description].into_iter().chain(others);
        repeats.row(texts, entry.date, entry.line);
        days.see(entry.date, entry.line);
    }
    let (first, again) = repeats.found().filter(|_| days.is_unsorted())?;
    Some(Repeats::told(first, again))
}

/// That a statement does not go on from the one before it, in either order: one is missing, or twice.
fn gap(one: &StructuredStatement, next: &StructuredStatement) -> Option<Fault> {
    let amount = |balance: &Option<DatedBalance>| balance.as_ref().map(|one| one.amount.clone());
    let goes_on = |one: &StructuredStatement, next: &StructuredStatement| {
        let pair = amount(&one.closing).zip(amount(&next.opening));
        pair.is_none_or(|(closing, opening)| closing == opening)
    };
    let opening = next.opening.as_ref().filter(|_| !one.is_interim && !next.is_interim)?;
    let closing = one.closing.as_ref()?;
    (!goes_on(one, next) && !goes_on(next, one)).then(|| {
        let message = format!(
            "the statement opens with {}, and the one before it closes with {}: one is missing, or twice",
            opening.amount, closing.amount
        );
        Fault::at_line(opening.line, message)
    })
}

fn hand_on(
    entry: &StatementEntry,
    statement: &StructuredStatement,
    signs: EntrySigns,
    pass: &mut PassResult,
    sink: &mut dyn RowSink,
) {
    let mut amount = entry.amount.clone();
    if signs.turns(entry) {
        turn(&mut amount);
    }
    let row = BookedRow {
        line: entry.line,
        date: entry.date,
        amount: &amount,
        description: &entry.description,
        balance: entry.balance.as_deref(),
        reference: entry.reference.as_deref().unwrap_or_default(),
        is_by_cheque: is_by_cheque(entry, statement),
        counterparty: entry.counterparty.as_deref().unwrap_or_default(),
        bank_id: entry.bank_id.as_deref().unwrap_or_default(),
        currency: statement.currency.as_deref().unwrap_or_default(),
        cells: None,
        amount_column: 0,
    };
    match sink.row(&row) {
        Ok(()) => pass.rows += 1,
        Err(fault) => {
            pass.fault_count += 1;
            if pass.faults.len() < 100 {
                pass.faults.push(fault);
            }
        }
    }
}

/// Whether an entry is by cheque: its reference says so, or is the number of a register of cheques.
fn is_by_cheque(entry: &StatementEntry, statement: &StructuredStatement) -> bool {
    let is_register = statement.format.starts_with("QIF");
    entry.reference.as_deref().is_some_and(|reference| {
        is_register && cheque::is_number(reference) || cheque::number_in(reference).is_some()
    })
}

fn name_of(statement: &StructuredStatement) -> String {
    let account = statement.account.as_deref().unwrap_or("the only account");
    match &statement.currency {
        Some(currency) => format!("{account} {currency}"),
        None => account.to_owned(),
    }
}

fn accounts(statements: &[StructuredStatement]) -> Vec<String> {
    let mut names = Vec::new();
    for statement in statements {
        let name = name_of(statement);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

fn find(accounts: &[String], wanted: &str) -> Result<String, Fault> {
    let plain = |text: &str| text.to_lowercase().replace(' ', "");
    let found: Vec<&String> =
        accounts.iter().filter(|name| plain(name).contains(&plain(wanted))).collect();
    if let [name] = found[..] {
        return Ok(name.clone());
    }
    let fault = Fault::of_file(format!("no single account is called {wanted:?}"));
    Err(fault.hint(format!("its accounts are {}", accounts.join(", "))))
}

fn question(accounts: &[String], statements: &[StructuredStatement]) -> ReadingQuestion {
    let answers = accounts.iter().map(|name| {
        let of_it = statements.iter().filter(|one| name_of(one) == *name);
        let count: usize = of_it.map(|one| one.entries.len()).sum();
        QuestionAnswer {
            says: format!("{name}, {count} rows"),
            states: vec![StatedAnswer::Account(name.clone())],
        }
    });
    ReadingQuestion {
        asks: "whose rows are wanted?".to_owned(),
        understood: format!("the file holds statements of {} accounts", accounts.len()),
        answers: answers.collect(),
    }
}
