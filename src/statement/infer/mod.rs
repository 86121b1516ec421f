//! A sample of a table in, one reading out, or the question that decides between two.
//!
//! Candidates are made from what headers and cells can mean. Hard evidence (a balance that the amounts walk,
//! the only pattern that fits) decides without a word, soft evidence (words, conventions) decides and is
//! said; where two candidates that give different rows are left, the user is asked.

mod account_balances;
mod account_names;
mod account_number;
mod accounts;
mod amounts;
mod books;
mod context;
mod currencies;
mod days;
mod decimal_mark;
mod double_entry;
mod end_rows;
mod entries;
mod letters;
mod period;
mod refused;
mod section_titles;
pub(super) mod split_decimals;
mod text_columns;
mod undated;
mod units;
mod unmoved;

use std::cell::OnceCell;

pub(super) use self::amounts::is_payment_to_card;
use self::context::{AmountDecision, InferenceContext};
pub use self::context::{
    EvidenceStrength, Inferred, QuestionAnswer, ReadingEvidence, ReadingQuestion, Undecided,
};
pub(super) use self::days::{disorder, recur, span};
use self::end_rows::perhaps_no_row;
use self::undated::{carried_day, moves_without, shows, undated};
use super::day::DatePattern;
use super::fault::Fault;
use super::grid::Grid;
use super::profile::{TableProfile, column_key, column_keys};
use super::reading::Reading;
use super::row_state::state_of_row;
use super::stated::{FileSide, StatedAnswer, StatedReading};
use super::words::{self, CellWord, HeaderWord};

/// Infers how a table is read from a sample of its records, those above the header included.
///
/// `is_apart` says that each row counts for itself: who was paid is wanted beside the description, not in
/// it, and rows of every account are.
///
/// # Errors
/// [`Undecided`].
pub fn infer(
    sample: &Grid,
    stated: &StatedReading,
    side: FileSide,
    is_apart: bool,
) -> Result<Inferred, Undecided> {
    let inferred = infer_carrying(sample, stated, side, is_apart, None);
    match &inferred {
        Ok(once) if moves_without(sample, once) => inferred,
        Ok(once) if undated(sample, &once.reading).next().is_some() => {
            let day = once.reading.date;
            let carrying = infer_carrying(sample, stated, side, is_apart, Some(day));
            if shows(sample, &carrying) { carrying } else { inferred }
        }
        // What is asked, or whose rows are wanted, may be of rows that stand without their day.
        Err(trouble) if matches!(trouble, Undecided::Question(_)) || stated.account.is_some() => {
            let Some(day) = carried_day(sample, stated) else { return inferred };
            let carrying = infer_carrying(sample, stated, side, is_apart, Some(day));
            if shows(sample, &carrying) { carrying } else { inferred }
        }
        _ => inferred,
    }
}

/// The same; `carried` is the column of a day that stands once for several rows.
fn infer_carrying(
    sample: &Grid,
    stated: &StatedReading,
    side: FileSide,
    is_apart: bool,
    carried: Option<usize>,
) -> Result<Inferred, Undecided> {
    let profile = TableProfile::carrying(sample, &stated.columns, carried)?;
    refused::refuse(refused::table(sample, &profile))?;
    let mut context = InferenceContext {
        sample,
        profile: &profile,
        keys: column_keys(&profile.names()),
        stated,
        side,
        evidence: Vec::new(),
        side_by: None,
        is_of_card: OnceCell::new(),
        converted: OnceCell::new(),
    };
    if side == FileSide::Unknown {
        let told = books::told(&context);
        context.side = told.side;
        context.side_by = Some(told);
    }
    let state = state_column(&context)?;
    let booked: Vec<usize> = context
        .profile
        .rows
        .iter()
        .copied()
        .filter(|row| state.is_none_or(|at| is_booked(context.cell(*row, at))))
        .collect();
    refused::none_booked(&context, state, &booked)?;
    let date = carried.map_or_else(|| days::column(&mut context, &booked), Ok)?;
    if carried.is_some() {
        let at = days::first_without(&context, carried, &booked);
        let says = format!("a row without a day is of the day above it{at}");
        context.note("dates", EvidenceStrength::Soft, says);
    }
    unmoved::note_unknown_states(&mut context, state);
    refused::refuse(unmoved::unclear(&context))?;
    let unmoved = unmoved::marks(&context, date, state);
    let booked: Vec<usize> = booked
        .into_iter()
        .filter(|row| unmoved.iter().all(|one| one.of(&sample.row(*row), &[]).is_none()))
        .collect();
    refused::refuse(days::swapped_by_a_program(&context, date, &booked))?;
    let patterns = days::patterns(&mut context, date, &booked);
    let (account, section) = match accounts::choose(&mut context, &booked, is_apart) {
        Err(asked) if is_of_one(&mut context, &asked, &booked, (date, &patterns)) => (None, None),
        chosen => chosen?,
    };
    let rows = accounts::rows_of(&context, booked, account.as_ref());
    let rows = section_titles::of_section(&context, rows, section.as_deref());
    let marks = decimal_mark::fitting(&mut context, &rows)?;
    let decided = amounts::decide(&mut context, &rows, date, &patterns, &marks);
    let is_whole = |decided: &AmountDecision| decided.chain.is_some_and(|chain| chain.is_whole());
    let is_of_one = account.is_some() || section.is_some() || stated.account.is_some() || is_apart;
    if !is_of_one
        && !decided.as_ref().is_ok_and(is_whole)
        && let Some(question) = section_titles::question(&context, &rows)
    {
        return Err(question.into());
    }
    let decided = decided?;
    refuse_spoilt(&context, date, &rows, &decided)?;
    perhaps_no_row(&context, (date, &rows), (state, &unmoved), &decided)?;
    let texts = text_columns::choose(&context, date, &decided.rule, is_apart)?;
    let account_number = account_number::of(&context, &rows, (account.as_ref(), section.as_ref()));
    let period = period::of_rows(&context, date, &decided.pattern, &rows);
    let claimed_period = period::claimed(&context, &decided.pattern);
    let reading = Reading {
        names: profile.names(),
        width: width(sample, &profile),
        header_line: profile.header_line,
        first_line: first_line(sample, &profile),
        date,
        carries_days: carried.is_some(),
        amount: decided.rule,
        has_iso_days: days::has_iso_beside(&context, date, &rows, &decided.pattern),
        mark: decided.mark,
        balance_mark: decided.balance_mark,
        pattern: decided.pattern,
        texts: texts.parts,
        other_texts: texts.others,
        kind: texts.kind,
        plain_texts: texts.plain,
        balance: decided.balance,
        balance_side: decided.balance_side,
        is_balance_turned: decided.is_debt,
        currency: texts.currency,
        reference: texts.reference,
        counterparty: texts.counterparty,
        id: texts.id,
        state,
        unmoved,
        account,
        section,
        order: decided.order,
    };
    let is_soft = context.evidence.iter().any(|one| one.strength == EvidenceStrength::Soft);
    let side = context.side;
    let (evidence, chain) = (context.evidence, decided.chain);
    Ok(Inferred { reading, evidence, chain, is_soft, side, period, claimed_period, account_number })
}

/// Whether one balance goes through the rows of all accounts that are asked about, each of its moves the amount
/// of a row: then they are what the rows of one were for. Numbers of accounts say whose rows they are whatever a
/// balance does: a program may have added up several.
fn is_of_one(
    context: &mut InferenceContext<'_>,
    asked: &Undecided,
    rows: &[usize],
    (date, patterns): (usize, &[DatePattern]),
) -> bool {
    let Undecided::Question(question) = asked else { return false };
    if question.asks != accounts::WHOSE || accounts::are_numbered(question) {
        return false;
    }
    let known = context.evidence.len();
    let decided = decimal_mark::fitting(context, rows)
        .and_then(|marks| amounts::decide(context, rows, date, patterns, &marks));
    context.evidence.truncate(known);
    let chain = decided.ok().and_then(|decided| decided.chain);
    chain.is_some_and(|chain| chain.is_proof() && chain.is_whole())
}

fn first_line(sample: &Grid, profile: &TableProfile) -> u64 {
    let lines = [Some(profile.first), profile.header.map(|at| at + 1)];
    let at = lines.into_iter().flatten().max().unwrap_or(0);
    if at < sample.len() { sample.row(at).line() } else { u64::MAX }
}

/// How many fields the header has, else most rows.
fn width(sample: &Grid, profile: &TableProfile) -> usize {
    if let Some(header) = profile.header {
        return sample.row(header).width();
    }
    let mut counts = std::collections::BTreeMap::<usize, usize>::new();
    for row in &profile.rows {
        *counts.entry(sample.row(*row).width()).or_default() += 1;
    }
    counts.into_iter().max_by_key(|(_, count)| *count).map_or(0, |(width, _)| width)
}

/// Refuses a table of which something that was decided cannot be right.
fn refuse_spoilt(
    context: &InferenceContext<'_>,
    date: usize,
    rows: &[usize],
    decided: &AmountDecision,
) -> Result<(), Fault> {
    refused::refuse(days::turned_in_part(context, date, rows, &decided.pattern))?;
    refused::refuse(refused::spoilt_above(context, date, decided))?;
    refused::refuse(refused::stray_letter(context, rows, decided))?;
    refused::refuse(units::beside(context, &decided.rule))?;
    refused::refuse(decimal_mark::perhaps_thousand(context, rows, decided))?;
    refused::refuse(units::of_columns(context, &decided.rule))?;
    refused::refuse(refused::balance_as_amounts(context, rows, decided))
}

/// More states than these are no states.
const STATES_MAX: usize = 8;

/// The column that says whether a row was booked.
fn state_column(context: &InferenceContext<'_>) -> Result<Option<usize>, Fault> {
    if let Some(name) = &context.stated.columns.state {
        return context.profile.column("state", name).map(Some);
    }
    let columns = &context.profile.columns;
    let says_state = |at: &usize| {
        let Some(distinct) = &columns[*at].distinct else { return false };
        let is_named = columns[*at].meanings.contains(&HeaderWord::State);
        // `Payout status`: of something else than the row.
        let is_of_another = columns[*at].is_known
            && columns[*at].means(HeaderWord::Other)
            && words::plain(&columns[*at].name).ends_with(" status");
        if is_of_another {
            return false;
        }
        let state = if is_named { state_of_row } else { words::state };
        let known = distinct.keys().filter(|text| state(text).is_some()).count();
        // `CA`, `TX`: a state of a country.
        let is_of_states = is_named
            && columns[*at].is_known
            && (2..=STATES_MAX).contains(&distinct.len())
            && distinct.keys().all(|text| text.chars().count() > 2 || words::state(text).is_some());
        // Without such a header words for what does not count alone are notes of those rows.
        let tells_all = || {
            distinct.keys().any(|text| {
                matches!(words::state(text), Some(CellWord::Booked | CellWord::Pending))
            })
        };
        is_of_states
            || known > 0
                && (is_named
                    || (known == distinct.len()
                        && columns[*at].with_letters > 0
                        && known > 1
                        && tells_all()))
    };
    let says_more = |at: &usize| !unmoved::says_what_became_of_it(context, *at);
    Ok((0..columns.len()).find(says_state).filter(says_more))
}

/// Whether the account of a row is the one of this name.
pub(super) fn is_of_account(cell: &str, name: &str) -> bool {
    accounts::is_of(cell, name)
}

/// Whether a state is that of a row that moved the balance; one that is not known does.
pub(super) fn is_booked(cell: &str) -> bool {
    !matches!(
        state_of_row(cell),
        Some(CellWord::Pending | CellWord::Declined | CellWord::Reverted | CellWord::Noted)
    )
}

impl Reading {
    /// Everything that `--map`, `--date-format` and the other flags need to say for the same rows.
    #[must_use]
    pub fn as_stated(&self) -> Vec<StatedAnswer> {
        let key = |at: usize| column_key(&self.names, at);
        let mut columns = vec![("date", key(self.date))];
        columns.extend(amounts::as_stated(&self.amount, &self.names));
        let plus_free = |at: usize| {
            Some(key(at)).filter(|key| !key.contains('+')).unwrap_or_else(|| format!("#{}", at + 1))
        };
        let texts: Vec<String> = match self.texts[..] {
            [only] => vec![key(only)],
            _ => self.texts.iter().map(|at| plus_free(*at)).collect(),
        };
        if !texts.is_empty() {
            columns.push(("description", texts.join("+")));
        }
        let others = [
            ("counterparty", self.counterparty),
            ("balance", self.balance),
            ("currency", self.currency),
            ("reference", self.reference),
            ("state", self.state),
        ];
        columns.extend(others.into_iter().filter_map(|(role, at)| Some((role, key(at?)))));
        let mut states =
            vec![StatedAnswer::Columns(columns), StatedAnswer::Pattern(self.pattern.clone())];
        states.push(StatedAnswer::Mark(self.mark));
        states.extend(self.section.iter().map(|name| StatedAnswer::Account(name.clone())));
        states.extend(self.account.iter().map(|(_, name)| StatedAnswer::Account(name.clone())));
        states
    }
}
