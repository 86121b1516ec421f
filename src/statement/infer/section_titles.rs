//! Titles that divide the rows of a table: those of accounts, of currencies, or of nothing that matters.

use super::context::{InferenceContext, QuestionAnswer, ReadingQuestion};
use crate::currency::Currency;
use crate::fault::Fault;
use crate::sections::{self, RowShape, SectionTracker};
use crate::stated::StatedAnswer;

/// What a user calls the rows below all titles.
pub(super) const ALL: &str = "all";

/// The titles that divide the rows, where no sections of accounts do.
pub(super) fn titles(context: &InferenceContext<'_>, sections: &[String]) -> Vec<String> {
    let is_of_accounts = sections.len() > 1;
    let titles = || sections::titles(context.sample, context.profile);
    if is_of_accounts { Vec::new() } else { titles() }
}

/// Two titles of accounts in different currencies: rows of both are never one list.
pub(super) fn of_two_currencies(titles: &[String]) -> Option<(&String, &String)> {
    let currency = |title: &String| {
        let of_word = |word: &str| Currency::of_known(word.trim_matches(['(', ')', ':', ',']));
        of_word(title).or_else(|| title.split_whitespace().find_map(of_word))
    };
    let known: Vec<_> = titles.iter().filter_map(|title| Some((title, currency(title)?))).collect();
    let (first, of_first) = known.first()?;
    let other = known.iter().find(|(_, other)| other.excludes(of_first))?;
    Some((first, other.0))
}

/// That rows below all titles are wanted, which are of two currencies.
pub(super) fn all_of_two(titles: &[String]) -> Option<Fault> {
    let (one, other) = of_two_currencies(titles)?;
    let message =
        format!("{one:?} and {other:?} are in different currencies, which are never added");
    Some(Fault::of_file(message).hint("--account NAME reads the rows of one"))
}

/// Whether rows below several titles are of one account, where no balance goes through them all.
pub(super) fn question(context: &InferenceContext<'_>, rows: &[usize]) -> Option<ReadingQuestion> {
    let titles = titles(context, &[]);
    if titles.len() < 2 {
        return None;
    }
    let answer = |name: &str, says: &str, count: usize| QuestionAnswer {
        says: format!("{says}, {count} row{}", if count == 1 { "" } else { "s" }),
        states: vec![StatedAnswer::Account(name.to_owned())],
    };
    let of_title =
        |name: &String| answer(name, name, of_section(context, rows.to_vec(), Some(name)).len());
    let mut answers = vec![answer(ALL, "all are of one account", rows.len())];
    // Amounts in several currencies are never added.
    if of_two_currencies(&titles).is_some() {
        answers.clear();
    }
    answers.extend(titles.iter().take(11).map(of_title));
    Some(ReadingQuestion {
        asks: "whose rows are wanted?".to_owned(),
        understood: format!(
            "the rows stand below {} titles, and no balance goes through them",
            titles.len()
        ),
        answers,
    })
}

/// The rows below a heading.
pub(super) fn of_section(
    context: &InferenceContext<'_>,
    rows: Vec<usize>,
    section: Option<&str>,
) -> Vec<usize> {
    let Some(section) = section else { return rows };
    let mut tracker = SectionTracker::new(RowShape::of_profile(context.profile));
    let mut of_it = Vec::new();
    for at in 0..context.profile.first.min(context.sample.len()) {
        tracker.see(&context.sample.row(at));
    }
    tracker.begin(Some(section));
    for at in context.profile.first..context.sample.len() {
        if !tracker.see(&context.sample.row(at))
            && tracker.is_below(section)
            && rows.binary_search(&at).is_ok()
        {
            of_it.push(at);
        }
    }
    of_it
}
