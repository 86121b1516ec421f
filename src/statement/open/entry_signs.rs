//! Entries whose format says what signs mean, written otherwise: those of a card as its bank's other lists are, what
//! was bought positive and what was paid negative; or all without a minus, beside a kind that says the way.

use crate::infer::{QuestionAnswer, ReadingQuestion, is_payment_to_card};
use crate::stated::{StatedAnswer, StatedColumns};
use crate::structured::{StatementEntry, StructuredStatement};
use crate::words;

/// What OFX calls the kind of an entry.
const KIND: &str = "TRNTYPE";

/// What the signs of entries mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EntrySigns {
    /// As the format has it.
    AsWritten,
    /// The opposite.
    Turned,
    /// What their kinds say.
    ByKind,
}

impl EntrySigns {
    /// As the user says; `name` is what the format calls amounts.
    pub(super) fn stated(stated: &StatedColumns, name: &str) -> Self {
        match (stated.turned_amount.as_deref(), stated.sign.as_deref()) {
            (Some(turned), _) if turned == name => Self::Turned,
            (_, Some(KIND)) => Self::ByKind,
            _ => Self::AsWritten,
        }
    }

    /// Whether the sign of an entry is to be turned.
    pub(super) fn turns(self, entry: &StatementEntry) -> bool {
        let is_out = entry.amount.starts_with('-');
        match self {
            Self::AsWritten => false,
            Self::Turned => true,
            Self::ByKind => way_of(entry).is_some_and(|says_out| says_out != is_out),
        }
    }
}

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
    let is_stated = stated.amount.as_deref() == Some(name);
    if is_stated || EntrySigns::stated(stated, name) != EntrySigns::AsWritten {
        return None;
    }
    if let Some(question) = without_minus(statements, name) {
        return Some(question);
    }
    // Of accounts that are no cards the kinds alone say it: texts of payments are of either.
    let is_of_card = statements.iter().any(|one| one.is_debt);
    let entries = statements.iter().filter(|one| one.is_debt || !is_of_card);
    let moved: Vec<&StatementEntry> =
        entries.flat_map(|one| &one.entries).filter(|entry| !is_nothing(entry)).collect();
    let is_out = |entry: &&&StatementEntry| entry.amount.starts_with('-');
    let way = if is_of_card { says_out } else { way_of };
    let says = |entry: &&&StatementEntry| way(entry).map(|says_out| says_out == is_out(entry));
    let agreeing = moved.iter().filter(|entry| says(entry) == Some(true)).count();
    let against = moved.iter().filter(|entry| says(entry) == Some(false)).count();
    let money_out = moved.iter().filter(is_out).count();
    let money_in = moved.len() - money_out;
    let is_open =
        against > agreeing || is_of_card && agreeing + against == 0 && money_in > money_out;
    if !is_open {
        return None;
    }
    let understood = if is_of_card {
        "the entries are of a card, and what was bought seems to be positive".to_owned()
    } else {
        format!("{} have the other sign than their {KIND} says", rows(against))
    };
    let answer = |role: &'static str, money_in: usize, money_out: usize| QuestionAnswer {
        says: in_and_out(money_in, money_out),
        states: vec![StatedAnswer::Columns(vec![(role, name.to_owned())])],
    };
    Some(ReadingQuestion {
        asks: WHICH_WAY.to_owned(),
        understood,
        answers: vec![
            answer("turned_amount", money_out, money_in),
            answer("amount", money_in, money_out),
        ],
    })
}

/// What is asked where no entry of an account has a minus, and some are of a kind that is money out.
fn without_minus(statements: &[&StructuredStatement], name: &str) -> Option<ReadingQuestion> {
    let entries = || statements.iter().flat_map(|one| &one.entries).filter(|one| !is_nothing(one));
    let says_out = |entry: &&StatementEntry| way_of(entry) == Some(true);
    let (all, out) = (entries().count(), entries().filter(says_out).count());
    let is_of_card = statements.iter().any(|one| one.is_debt);
    if is_of_card || out == 0 || entries().any(|entry| entry.amount.starts_with('-')) {
        return None;
    }
    let amount = || ("amount", name.to_owned());
    Some(ReadingQuestion {
        asks: WHICH_WAY.to_owned(),
        understood: format!("no amount has a minus, and {} is money out by its {KIND}", rows(out)),
        answers: vec![
            QuestionAnswer {
                says: format!("by {KIND}: {}", in_and_out(all - out, out)),
                states: vec![StatedAnswer::Columns(vec![amount(), ("sign", KIND.to_owned())])],
            },
            QuestionAnswer {
                says: in_and_out(all, 0),
                states: vec![StatedAnswer::Columns(vec![amount()])],
            },
        ],
    })
}

const WHICH_WAY: &str = "which way does money go?";

fn rows(count: usize) -> String {
    if count == 1 { "1 row".to_owned() } else { format!("{count} rows") }
}

fn in_and_out(money_in: usize, money_out: usize) -> String {
    format!("{} of money in, {} of money out", rows(money_in), rows(money_out))
}

fn is_nothing(entry: &StatementEntry) -> bool {
    entry.amount.bytes().all(|byte| matches!(byte, b'0' | b'.'))
}

/// Whether an entry says of itself that it took money: by its kind or its text.
fn says_out(entry: &StatementEntry) -> Option<bool> {
    let text = words::folded(&entry.description);
    if is_payment_to_card(&text) {
        return Some(false);
    }
    way_of(entry)
}

/// Whether the kind of an entry is one of money out; none where it may be either.
fn way_of(entry: &StatementEntry) -> Option<bool> {
    let kind = entry.kind.as_deref().unwrap_or_default();
    if OUT.contains(&kind) {
        return Some(true);
    }
    IN.contains(&kind).then_some(false)
}
