//! Whether two texts name somebody in common.

use std::collections::BTreeSet;

use super::corrections::who;
use super::row_name::normal;
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
    let is_alike = |name: &str, other: &str| {
        name == other || is_cut(name, other) || is_cut(other, name) || are_squeezed(name, other)
    };
    let is_name = |word: &&&str| word.chars().count() > 2;
    let says = |text: &str, words: &[&str]| text.split(' ').any(|word| words.contains(&word));
    let share_charge = CHARGES.iter().any(|words| says(one, words) && says(two, words));
    let (one, two) = (who(one), who(two));
    let of = |words: &BTreeSet<&str>| -> Vec<String> {
        words.iter().filter(is_name).map(|word| (*word).to_owned()).collect()
    };
    let (of_one, of_two) = (of(&one), of(&two));
    if of_one.is_empty() && of_two.is_empty() {
        // Of so few letters only the whole is a name: `EE`.
        return !one.is_empty() && one == two || share_charge;
    }
    if of_one.is_empty() || of_two.is_empty() {
        return share_charge;
    }
    of_one.iter().any(|name| of_two.iter().any(|other| is_alike(name, other)))
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
