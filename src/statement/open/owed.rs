//! Entries of a card whose format says what signs mean, written as its bank's other lists are: what was bought
//! positive, what was paid negative.

use crate::infer::{QuestionAnswer, ReadingQuestion, is_payment_to_card};
use crate::stated::{StatedAnswer, StatedColumns};
use crate::structured::{StatementEntry, StructuredStatement};
use crate::words;

/// Kinds of OFX that take money from an account, and those that bring some.
const OUT: [&str; 9] =
    ["DEBIT", "POS", "ATM", "FEE", "SRVCHG", "CHECK", "CASH", "DIRECTDEBIT", "REPEATPMT"];
const IN: [&str; 3] = ["CREDIT", "DEP", "DIRECTDEP"];

/// What is asked of the signs of a card; none where its entries bear them out, or the user says.
pub(super) fn question(
    statements: &[&StructuredStatement],
    stated: &StatedColumns,
    name: &str,
) -> Option<ReadingQuestion> {
    if stated.amount.as_deref() == Some(name) || is_turned(stated, name) {
        return None;
    }
    let of_card = statements.iter().filter(|one| one.is_debt);
    let entries: Vec<&StatementEntry> = of_card.flat_map(|one| &one.entries).collect();
    let is_out = |entry: &&&StatementEntry| entry.amount.starts_with('-');
    let is_nothing =
        |entry: &&StatementEntry| entry.amount.bytes().all(|byte| matches!(byte, b'0' | b'.'));
    let moved: Vec<&StatementEntry> =
        entries.into_iter().filter(|entry| !is_nothing(entry)).collect();
    let says = |entry: &&&StatementEntry| says_out(entry).map(|says_out| says_out == is_out(entry));
    let agreeing = moved.iter().filter(|entry| says(entry) == Some(true)).count();
    let against = moved.iter().filter(|entry| says(entry) == Some(false)).count();
    let money_out = moved.iter().filter(is_out).count();
    let money_in = moved.len() - money_out;
    let is_open = against > agreeing || agreeing + against == 0 && money_in > money_out;
    if !is_open {
        return None;
    }
    let rows = |count: usize| if count == 1 { "1 row".to_owned() } else { format!("{count} rows") };
    let answer = |role: &'static str, money_in: usize, money_out: usize| QuestionAnswer {
        says: format!("{} of money in, {} of money out", rows(money_in), rows(money_out)),
        states: vec![StatedAnswer::Columns(vec![(role, name.to_owned())])],
    };
    Some(ReadingQuestion {
        asks: "which way does money go?".to_owned(),
        understood: "the entries are of a card, and what was bought seems to be positive"
            .to_owned(),
        answers: vec![
            answer("turned_amount", money_out, money_in),
            answer("amount", money_in, money_out),
        ],
    })
}

/// Whether the user says that what the format calls so has the other sign.
pub(super) fn is_turned(stated: &StatedColumns, name: &str) -> bool {
    stated.turned_amount.as_deref() == Some(name)
}

/// Whether an entry says of itself that it took money: by its kind or its text.
fn says_out(entry: &StatementEntry) -> Option<bool> {
    let text = words::folded(&entry.description);
    if is_payment_to_card(&text) {
        return Some(false);
    }
    let kind = entry.kind.as_deref().unwrap_or_default();
    if OUT.contains(&kind) {
        return Some(true);
    }
    IN.contains(&kind).then_some(false)
}
