//! Titles that divide the rows of a table: those of accounts, of currencies, or of nothing that matters.

use super::scene::{Answer, Question, Scene};
use crate::statement::currency::Currency;
use crate::statement::sections::{self, SectionTracker};
use crate::statement::stated::Answering;

/// What a user calls the rows below all titles.
pub(super) const ALL: &str = "all";

/// The titles that divide the rows, where no sections of accounts do.
pub(super) fn titles(scene: &Scene<'_>, sections: &[String]) -> Vec<String> {
    let is_of_accounts = sections.len() > 1;
    let titles = || sections::titles(scene.sample, scene.profile.first, &scene.profile.rows);
    if is_of_accounts { Vec::new() } else { titles() }
}

pub(super) fn are_currencies(titles: &[String]) -> bool {
    titles.iter().all(|title| Currency::of_known(title).is_some())
}

/// Whether rows below several titles are of one account, where no balance goes through them all.
pub(super) fn question(scene: &Scene<'_>, rows: &[usize]) -> Option<Question> {
    let titles = titles(scene, &[]);
    if titles.len() < 2 {
        return None;
    }
    let answer = |name: &str, says: &str, count: usize| Answer {
        says: format!("{says}, {count} row{}", if count == 1 { "" } else { "s" }),
        states: vec![Answering::Account(name.to_owned())],
    };
    let of_title =
        |name: &String| answer(name, name, of_section(scene, rows.to_vec(), Some(name)).len());
    let mut answers = vec![answer(ALL, "all are of one account", rows.len())];
    // Amounts in several currencies are never added.
    if are_currencies(&titles) {
        answers.clear();
    }
    answers.extend(titles.iter().take(11).map(of_title));
    Some(Question {
        asks: "whose rows are wanted?".to_owned(),
        understood: format!(
            "the rows stand below {} titles, and no balance goes through them",
            titles.len()
        ),
        answers,
    })
}

/// The rows below a heading.
pub(super) fn of_section(scene: &Scene<'_>, rows: Vec<usize>, section: Option<&str>) -> Vec<usize> {
    let Some(section) = section else { return rows };
    let mut tracker = SectionTracker::default();
    let mut of_it = Vec::new();
    for at in 0..scene.profile.first.min(scene.sample.len()) {
        tracker.see(&scene.sample.row(at));
    }
    tracker.begin(Some(section));
    for at in scene.profile.first..scene.sample.len() {
        if !tracker.see(&scene.sample.row(at))
            && tracker.is_below(section)
            && rows.binary_search(&at).is_ok()
        {
            of_it.push(at);
        }
    }
    of_it
}
