//! Whether two texts name somebody in common.

use super::row_name::normal;
use super::text_words::{who, who_in_order};
use crate::evidence::words::{is_squeezed, push_skeleton};

/// A name that is cut short has as many letters at least.
const CUT_LETTERS_MIN: usize = 4;

/// Providers of payments, and charges in one word each: where one of two texts names nobody, they say what it is of.
const CHARGES: [&[&str]; 4] =
    [&["sumup"], &["stripe"], &["paypal"], &["fee", "fees", "charge", "charges"]];

/// Whether two rows of the books are of one payee.
pub(super) fn share_payee(text: &str, other: &str) -> bool {
    name_somebody_in_common(&normal(text), &normal(other))
}

/// Whether normal texts have a name in common, be it cut or squeezed in one of them.
pub(super) fn name_somebody_in_common(one: &str, two: &str) -> bool {
    let (of_one, of_two) = (names(one), names(two));
    match few_letters_agree((one, &of_one), (two, &of_two)) {
        Some(agree) => agree,
        None => of_one.iter().any(|name| of_two.iter().any(|other| are_alike(name, other))),
    }
}

/// Whether normal texts name one payee, and say it by words that name somebody: two of them; or one that begins both
/// texts, where one of them names nobody beyond the other; or the whole name of several words. One word that many names
/// have, or that stands behind those of several payees, names none of them.
pub(super) fn name_one_payee(one: &str, two: &str, is_name: impl Fn(&str) -> bool) -> bool {
    let (of_one, of_two) = (names(one), names(two));
    if let Some(agree) = few_letters_agree((one, &of_one), (two, &of_two)) {
        return agree;
    }
    // The rest of a name is often cut and squeezed at once: `SUPPLS`.
    let alike = |name: &str, among: &[&str]| {
        among.iter().any(|other| are_alike(name, other) || begin_alike(name, other))
    };
    let is_covered = |names: &[&str], by: &[&str]| names.iter().all(|name| alike(name, by));
    let is_named = |name: &&&str| {
        of_two.iter().any(|other| are_alike(name, other) && is_name(other)) && is_name(name)
    };
    let (one_covered, two_covered) = (is_covered(&of_one, &of_two), is_covered(&of_two, &of_one));
    match of_one.iter().filter(is_named).count() {
        0 => one_covered && two_covered && of_one.len().min(of_two.len()) > 1,
        1 => {
            (one_covered || two_covered) && are_alike(of_one[0], of_two[0]) && is_named(&&of_one[0])
        }
        _ => true,
    }
}

/// Whether a normal text names nobody beyond another, and has a word of its in common that names somebody.
pub(super) fn names_no_other(text: &str, of: &str, is_name: impl Fn(&str) -> bool) -> bool {
    let (own, of) = (names(text), names(of));
    let is_known = |name: &&str| of.iter().any(|other| are_alike(name, other));
    own.iter().all(is_known) && own.iter().any(|name| is_name(name))
}

/// What texts say that name nobody by a word of more than two letters: one of them does not.
fn few_letters_agree(
    (one, of_one): (&str, &[&str]),
    (two, of_two): (&str, &[&str]),
) -> Option<bool> {
    let says = |text: &str, words: &[&str]| text.split(' ').any(|word| words.contains(&word));
    let share_charge = || CHARGES.iter().any(|words| says(one, words) && says(two, words));
    if of_one.is_empty() && of_two.is_empty() {
        // Of so few letters only the whole is a name: `EE`.
        let (one, two) = (who(one), who(two));
        return Some(!one.is_empty() && one == two || share_charge());
    }
    (of_one.is_empty() || of_two.is_empty()).then(share_charge)
}

/// The names in a normal text: what says who or what it is of, and is no initial.
pub(super) fn names(text: &str) -> Vec<&str> {
    who_in_order(text).filter(|word| word.chars().count() > 2).collect()
}

fn are_alike(name: &str, other: &str) -> bool {
    name == other || is_cut(name, other) || is_cut(other, name) || are_squeezed(name, other)
}

fn begin_alike(one: &str, two: &str) -> bool {
    let start = |word: &str| word.chars().take(CUT_LETTERS_MIN).collect::<String>();
    one.chars().count() >= CUT_LETTERS_MIN && start(one) == start(two)
}

fn is_cut(short: &str, long: &str) -> bool {
    short.chars().count() >= CUT_LETTERS_MIN && long.starts_with(short)
}

/// Whether one of two words is the other without its vowels.
fn are_squeezed(one: &str, two: &str) -> bool {
    let skeleton = |word: &str| {
        let mut skeleton = String::new();
        let word = word.to_uppercase();
        (push_skeleton(&word, &mut skeleton) && skeleton.chars().count() > 2)
            .then_some((skeleton, is_squeezed(&word)))
    };
    let both = skeleton(one).zip(skeleton(two));
    both.is_some_and(|((one, is_one), (two, is_two))| one == two && (is_one || is_two))
}
