//! `--review`: what nobody has decided yet, one after the other, one key each.

use std::collections::BTreeSet;

use tieout::amount::Amount;
use tieout::contract::suggestion::SuggestionKind;
use tieout_reconcile::period::{
    Decision, DecisionConflict, DecisionKind, Decisions, OpenItemState, ReconciledPeriod, RowName,
};
use tieout_reconcile::{Pair, SideName, Suggestion, SuggestionAlternative};

use super::decided_rows::content;
use crate::exit::Failure;
use crate::render::{KeyReader, Ui};
use crate::safe::safe;
use crate::statements::Side;

/// Something to decide.
enum ReviewItem<'a> {
    /// With what it comes to as a decision, and what the rows that may be meant instead come to.
    Suggested(&'a Suggestion, Decision, Vec<InsteadDecision>),
    Unsure(&'a Pair),
    Row(SideName, u32),
    /// Of a closed month: what became of it since.
    Changed(&'static str, &'a RowName),
}

/// Rows that may be meant instead of a suggestion's: its key, the rows and the decision.
type InsteadDecision = (ReviewKey, Vec<(SideName, u32)>, Decision);

/// A key, what it does, and the verb that it decides.
type ReviewKey = (char, &'static str, Option<DecisionKind>);

/// Goes on without deciding, and ends.
const SKIP: ReviewKey = ('s', "skip", None);
const STOP: ReviewKey = ('q', "stop", None);

const OF_SUGGESTIONS: [ReviewKey; 4] = [('y', "yes", None), ('n', "no", None), SKIP, STOP];

/// Takes other rows than a suggestion names first: one key for each set.
const INSTEAD: [ReviewKey; 2] = [('2', "yes, the second", None), ('3', "yes, the third", None)];
const OF_PAIRS: [ReviewKey; 4] = [
    ('y', "yes, they match", Some(DecisionKind::Pair)),
    ('n', "no, they do not match", Some(DecisionKind::NotAMatch)),
    SKIP,
    STOP,
];
const OF_CHANGED: [ReviewKey; 3] =
    [('y', "take it into this month", Some(DecisionKind::Accept)), SKIP, STOP];
/// Enters a row to an account that is asked for.
const TO_ACCOUNT: ReviewKey = ('c', "to enter, to an account", Some(DecisionKind::Enter));

/// Groups a row with what it is the answer to.
const CLEARS_REMOVAL: ReviewKey = ('c', "clears the removal", Some(DecisionKind::Group));
const CLEARS_CORRECTION: ReviewKey = ('c', "clears the correction", Some(DecisionKind::Group));
const CLEARS_ERROR: ReviewKey = ('r', "clears the bank error", Some(DecisionKind::Group));

/// Pairs a row with one that has been open since an earlier month.
const CLEARS_OPEN: ReviewKey = ('p', "they match", Some(DecisionKind::Pair));

const OF_BANK: [ReviewKey; 6] = [
    ('e', "to enter in the books", Some(DecisionKind::Enter)),
    TO_ACCOUNT,
    ('b', "bank error", Some(DecisionKind::BankError)),
    ('a', "another account", Some(DecisionKind::Aside)),
    SKIP,
    STOP,
];
const OF_BOOK: [ReviewKey; 5] = [
    ('t', "outstanding", Some(DecisionKind::Timing)),
    ('r', "to remove from the books", Some(DecisionKind::Remove)),
    ('a', "another account", Some(DecisionKind::Aside)),
    SKIP,
    STOP,
];

/// Keeps all decisions, or says why it does not take the last one.
type KeepDecisions<'k> = &'k mut dyn FnMut(&Decisions) -> Result<Option<String>, Failure>;

/// Asks what is undecided of a month; `keep` keeps all decisions after each. What is refused is said, and the next is
/// asked.
///
/// # Errors
/// The terminal or the folder fails; it was interrupted.
pub(super) fn ask(
    (month, changed): (&ReconciledPeriod, &[(&'static str, RowName)]),
    (bank, book): (&Side, &Side),
    decisions: &mut Decisions,
    keep: KeepDecisions<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
    let names = [month.bank.names(), month.book.names()];
    let changed = changed.iter().map(|(what, row)| ReviewItem::Changed(what, row));
    let items: Vec<ReviewItem<'_>> = changed.chain(items(month, &names)).collect();
    let mut keys = KeyReader::new()?;
    let mut taken: BTreeSet<(SideName, u32)> = BTreeSet::new();
    let mut asked = 0;
    for (at, item) in items.iter().enumerate() {
        let mut rows = rows_of(item);
        let is_decided =
            |item: &&ReviewItem<'_>| rows_of(item).iter().any(|row| taken.contains(row));
        if is_decided(&item) {
            continue;
        }
        asked += 1;
        // What an answer decides of later items is asked no more.
        let left = items[at + 1..].iter().filter(|item| !is_decided(item)).count();
        ui.say(&format!("\n{asked} of {}", asked + left));
        for (side, row) in &rows {
            let (of, word) = if *side == SideName::Bank { (bank, "bank") } else { (book, "books") };
            ui.say(&format!("  {word:<5} {}", shown(of, *row)));
        }
        let is_ruled_out = |rows: &[(SideName, u32)]| {
            let of = decision(DecisionKind::NotAMatch, rows, &names);
            decisions.decisions.iter().any(|one| one.is_as(DecisionKind::NotAMatch, &of.rows))
        };
        let others = open_instead(item, &taken);
        say_instead(&others, (bank, book), ui);
        let clears = cleared_by(item, month, &taken, is_ruled_out);
        for (side, row) in clears.iter().flat_map(|clears| &clears.rows) {
            let of = if *side == SideName::Bank { bank } else { book };
            ui.say(&format!(
                "  perhaps for {}: {}",
                clears.as_ref().map_or("", |one| one.what),
                shown(of, *row)
            ));
        }
        let choices = choices(item, &others, clears.as_ref(), ui);
        let Some((key, _, verb)) = chosen(&choices, &mut keys, ui)? else { return Ok(()) };
        let decision = match (item, verb) {
            (ReviewItem::Row(..), Some(verb @ (DecisionKind::Group | DecisionKind::Pair))) => {
                rows.extend(clears.into_iter().flat_map(|clears| clears.rows));
                Some(decision(verb, &rows, &names))
            }
            (ReviewItem::Suggested(_, decision, _), _) if key == 'y' => Some(decision.clone()),
            (ReviewItem::Suggested(..), _) if key == '2' || key == '3' => {
                let other = others.iter().find(|(of, ..)| of.0 == key);
                other.map(|(_, of, decision)| {
                    rows.clone_from(of);
                    decision.clone()
                })
            }
            (ReviewItem::Changed(_, row), Some(verb)) => Some(of_rows(verb, vec![(*row).clone()])),
            (_, Some(verb)) if key == TO_ACCOUNT.0 => {
                let Some(to) = keys.line("account")? else { return Ok(()) };
                let to = to.trim().to_owned();
                // Nothing typed is nothing decided.
                (!to.is_empty()).then(|| Decision { to, ..decision(verb, &rows, &names) })
            }
            (_, Some(verb)) => Some(decision(verb, &rows, &names)),
            _ if key == STOP.0 => return Ok(()),
            _ => None,
        };
        let Some(decision) = decision else { continue };
        let verb = decision.verb.name();
        let before = decisions.clone();
        let added = decision.checked().and_then(|decision| {
            let clash = |clash: Box<DecisionConflict>| {
                format!("{} is decided already: {}", content(&clash.row), clash.earlier.verb.name())
            };
            decisions.replace(decision).map(|_| ()).map_err(clash)
        });
        let refused = match added {
            Ok(()) => keep(decisions)?,
            Err(says) => Some(says),
        };
        match refused {
            None => taken.extend(rows),
            Some(says) => {
                *decisions = before;
                ui.say(&format!("  not decided, {verb}: {}", safe(&says)));
            }
        }
    }
    Ok(())
}

/// An error, a removal, a correction or an open row of an earlier month that a row may be the answer to.
struct ClearedRequest {
    what: &'static str,
    /// What is chosen.
    key: ReviewKey,
    /// The rows that it is of.
    rows: Vec<(SideName, u32)>,
}

/// What of an earlier month has waited for the amount of an undecided row.
fn cleared_by(
    item: &ReviewItem<'_>,
    month: &ReconciledPeriod,
    taken: &BTreeSet<(SideName, u32)>,
    is_ruled_out: impl Fn(&[(SideName, u32)]) -> bool,
) -> Option<ClearedRequest> {
    let ReviewItem::Row(side, row) = item else { return None };
    let Some((state, rows)) = month.waits_for((*side, *row), taken) else {
        let of = if *side == SideName::Bank { SideName::Book } else { SideName::Bank };
        let mut partners = month.open_partners((*side, *row), taken).into_iter();
        let is_free = |partner: &u32| !is_ruled_out(&[(*side, *row), (of, *partner)]);
        let partner = partners.find(is_free)?;
        let (what, key) = ("what has been open", CLEARS_OPEN);
        return Some(ClearedRequest { what, key, rows: vec![(of, partner)] });
    };
    let (what, key) = match state {
        OpenItemState::BankError => ("a bank error", CLEARS_ERROR),
        OpenItemState::ToCorrect => ("what was to be corrected", CLEARS_CORRECTION),
        _ => ("what was to be removed", CLEARS_REMOVAL),
    };
    Some(ClearedRequest { what, key, rows })
}

/// Says what an item is, and the keys for it.
fn choices(
    item: &ReviewItem<'_>,
    others: &[&InsteadDecision],
    clears: Option<&ClearedRequest>,
    ui: &Ui,
) -> Vec<ReviewKey> {
    let of_row = |keys: &[ReviewKey]| {
        let clears = clears.map(|clears| clears.key);
        clears.into_iter().chain(keys.iter().copied()).collect()
    };
    match item {
        ReviewItem::Suggested(suggestion, decision, _) => {
            ui.say(&format!("  {} {}", safe(&suggestion.reason), said(decision)));
            let [yes, rest @ ..] = OF_SUGGESTIONS;
            [yes].into_iter().chain(others.iter().map(|(key, ..)| *key)).chain(rest).collect()
        }
        ReviewItem::Unsure(pair) => {
            ui.say(&format!("  paired, score {}", pair.score));
            OF_PAIRS.to_vec()
        }
        ReviewItem::Changed(what, row) => {
            let word = if row.side == SideName::Bank { "bank" } else { "books" };
            let text = safe(&row.text);
            ui.say(&format!("  {word:<5} {} {:>12}  {text}", row.date, row.amount.to_string()));
            ui.say(&format!("  of a closed month: {what} since the close"));
            OF_CHANGED.to_vec()
        }
        ReviewItem::Row(SideName::Bank, _) => of_row(&OF_BANK),
        ReviewItem::Row(SideName::Book, _) => of_row(&OF_BOOK),
    }
}

/// All that is undecided: suggestions, pairs that may be wrong, rows without a partner.
fn items<'a>(month: &'a ReconciledPeriod, names: &[Vec<RowName>; 2]) -> Vec<ReviewItem<'a>> {
    let undecided = |list: &[(u32, OpenItemState)]| -> Vec<u32> {
        let rows = list.iter().filter(|(_, standing)| *standing == OpenItemState::Undecided);
        rows.map(|(row, _)| *row).collect()
    };
    let (bank, book) = (undecided(&month.unmatched.bank), undecided(&month.unmatched.book));
    let suggestions = month.outcome.suggestions.iter().flatten();
    let suggested = suggestions.filter_map(|one| {
        Some(ReviewItem::Suggested(one, suggested(one, names)?, instead(one, names)))
    });
    let is_unsure =
        |pair: &&Pair| pair.score.is_ambiguous() && !month.decided_pairs.contains(&pair.bank_row);
    let unsure = month.outcome.pairs.iter().filter(is_unsure).map(ReviewItem::Unsure);
    let rows = bank.into_iter().map(|row| ReviewItem::Row(SideName::Bank, row));
    let rows = rows.chain(book.into_iter().map(|row| ReviewItem::Row(SideName::Book, row)));
    suggested.chain(unsure).chain(rows).collect()
}

/// What a suggestion comes to as a decision.
fn suggested(suggestion: &Suggestion, names: &[Vec<RowName>; 2]) -> Option<Decision> {
    let rows = |at: usize, list: &[u32]| -> Vec<(SideName, u32)> {
        let side = if at == 0 { SideName::Bank } else { SideName::Book };
        list.iter().map(|row| (side, *row)).collect()
    };
    let (bank, book) = (&suggestion.bank_rows, &suggestion.book_rows);
    let all = [rows(0, bank), rows(1, book)].concat();
    let missing = Amount::default() - suggestion.amount_difference.clone();
    let verb = match suggestion.kind {
        SuggestionKind::OutsideWindow => DecisionKind::Pair,
        SuggestionKind::MistypedAmount | SuggestionKind::FlippedSign | SuggestionKind::Rounding => {
            DecisionKind::Correct
        }
        SuggestionKind::Batch | SuggestionKind::Split => DecisionKind::Group,
        SuggestionKind::Fee if missing.is_negative() => DecisionKind::Correct,
        SuggestionKind::Fee => {
            let group =
                Decision { fee: Some(missing), ..decision(DecisionKind::Group, &all, names) };
            return group.checked().ok();
        }
        // The copy stands first; one of the bank is looked at by itself.
        SuggestionKind::Duplicate if book.len() > 1 => {
            return decision(DecisionKind::Remove, &rows(1, &book[..1]), names).checked().ok();
        }
        SuggestionKind::Duplicate => return None,
    };
    decision(verb, &all, names).checked().ok()
}

/// What the rows that may be meant instead of a suggestion's come to.
fn instead(suggestion: &Suggestion, names: &[Vec<RowName>; 2]) -> Vec<InsteadDecision> {
    let one = |(key, one): (&ReviewKey, &SuggestionAlternative)| {
        let bank = one.bank_rows.iter().map(|row| (SideName::Bank, *row));
        let book = one.book_rows.iter().map(|row| (SideName::Book, *row));
        let rows: Vec<(SideName, u32)> = bank.chain(book).collect();
        let group = decision(DecisionKind::Group, &rows, names).checked().ok()?;
        Some((*key, rows, group))
    };
    INSTEAD.iter().zip(&suggestion.alternatives).filter_map(one).collect()
}

/// Those of them whose rows are all still undecided.
fn open_instead<'i>(
    item: &'i ReviewItem<'_>,
    taken: &BTreeSet<(SideName, u32)>,
) -> Vec<&'i InsteadDecision> {
    let ReviewItem::Suggested(_, _, others) = item else { return Vec::new() };
    others.iter().filter(|(_, rows, _)| !rows.iter().any(|row| taken.contains(row))).collect()
}

/// Shows the rows of each on the side that has several.
fn say_instead(others: &[&InsteadDecision], (bank, book): (&Side, &Side), ui: &Ui) {
    for ((key, ..), rows, _) in others {
        let of_bank = rows.iter().filter(|(side, _)| *side == SideName::Bank).count();
        let (several, of) =
            if of_bank == 1 { (SideName::Book, book) } else { (SideName::Bank, bank) };
        ui.say(&format!("  or, as {key}:"));
        for (_, row) in rows.iter().filter(|(side, _)| *side == several) {
            ui.say(&format!("        {}", shown(of, *row)));
        }
    }
}

fn decision(verb: DecisionKind, rows: &[(SideName, u32)], names: &[Vec<RowName>; 2]) -> Decision {
    let name = |(side, row): &(SideName, u32)| {
        names[usize::from(*side == SideName::Book)][*row as usize].clone()
    };
    of_rows(verb, rows.iter().map(name).collect())
}

fn of_rows(verb: DecisionKind, rows: Vec<RowName>) -> Decision {
    Decision { verb, rows, fee: None, to: String::new(), note: String::new() }
}

fn rows_of(item: &ReviewItem<'_>) -> Vec<(SideName, u32)> {
    match item {
        ReviewItem::Suggested(suggestion, ..) => {
            let bank = suggestion.bank_rows.iter().map(|row| (SideName::Bank, *row));
            bank.chain(suggestion.book_rows.iter().map(|row| (SideName::Book, *row))).collect()
        }
        ReviewItem::Unsure(pair) => {
            vec![(SideName::Bank, pair.bank_row), (SideName::Book, pair.book_row)]
        }
        ReviewItem::Row(side, row) => vec![(*side, *row)],
        ReviewItem::Changed(..) => Vec::new(),
    }
}

fn shown(side: &Side, row: u32) -> String {
    let content = side.rows.row(row);
    let line = match side.line(row) {
        line if line.is_empty() => "carried".to_owned(),
        line => format!("line {line}"),
    };
    format!(
        "{line:<11} {} {:>12}  {}",
        content.date,
        content.amount.to_string(),
        safe(content.description)
    )
}

/// What a decision does, as a question.
fn said(decision: &Decision) -> String {
    match decision.verb {
        DecisionKind::Pair => "A pair?".to_owned(),
        DecisionKind::Group => match &decision.fee {
            Some(fee) => format!("A group, with a fee of {fee}?"),
            None => "A group?".to_owned(),
        },
        DecisionKind::Correct => "Correct the books?".to_owned(),
        _ => "Remove the first book row?".to_owned(),
    }
}

/// The choice of a key; none at the end of what is typed.
fn chosen(
    choices: &[ReviewKey],
    keys: &mut KeyReader,
    ui: &Ui,
) -> Result<Option<ReviewKey>, Failure> {
    let words: Vec<String> =
        choices.iter().map(|(key, word, _)| format!("[{key}] {word}")).collect();
    ui.say(&format!("  {}", words.join("  ")));
    while let Some(key) = keys.next()? {
        if let Some(choice) = choices.iter().find(|(of, _, _)| *of == key.to_ascii_lowercase()) {
            return Ok(Some(*choice));
        }
    }
    Ok(None)
}
