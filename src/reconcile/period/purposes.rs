//! What rows of one payee are for, as far as that tells them apart.

use super::payee::are_alike;
use super::text_words::{is_paid_back, names_nobody};
use crate::common_words::{is_place, is_purpose};
use crate::evidence::document_words::is_one_of;

/// Words of one part of a price: a payment of the one is none of the other.
const PARTS: [&str; 7] = [
    "deposit part partial teilzahlung advance downpayment anzahlung acompte anticipo acconto aanbetaling",
    "balance final remainder restzahlung schlusszahlung solde saldo",
    "interim abschlag",
    "first erste premier premiere",
    "second zweite deuxieme",
    "third dritte troisieme",
    "fourth vierte quatrieme",
];

/// Words of one purpose that stand around names as well.
const PURPOSES: [&str; 5] = [
    "wages wage salary salaries payroll lohn gehalt salaire",
    "fee fees charge charges commission",
    "subscription subscriptions membership",
    "sale sales takings",
    "expenses expense mileage",
];

/// What a word says that a row is for: the first of the words that say the same.
fn purpose(word: &str) -> Option<&str> {
    if is_paid_back(word) {
        return Some("refund");
    }
    let known = PARTS.iter().chain(&PURPOSES).find(|words| is_one_of(words, word));
    match known {
        Some(words) => words.split(' ').next(),
        None => (is_purpose(word) && !names_nobody(word) && !is_place(word)).then_some(word),
    }
}

/// Whether both texts say what a row is for, and each what the other does not: who is paid his expenses is not paid his
/// wages. Words are in lower case; one text that says nothing says nothing against it.
pub(super) fn are_for_other_things(one: &[String], two: &[String]) -> bool {
    let of = |words: &[String]| -> Vec<String> {
        words.iter().filter_map(|word| purpose(word)).map(str::to_owned).collect()
    };
    differ(&of(one), &of(two))
}

/// Whether the texts say two parts of a price, of one document as well: the deposit and the balance.
pub(super) fn are_other_parts(one: &[String], two: &[String]) -> bool {
    are_of_other_kinds(&PARTS, one, two)
}

/// Whether the texts say two purposes that stand around one name: his wages and his expenses.
pub(super) fn are_other_purposes(one: &[String], two: &[String]) -> bool {
    are_of_other_kinds(&PURPOSES, one, two)
}

fn are_of_other_kinds(kinds: &[&str], one: &[String], two: &[String]) -> bool {
    let of = |words: &[String]| -> Vec<String> {
        let kind = |word: &String| kinds.iter().find(|words| is_one_of(words, word));
        words.iter().filter_map(kind).map(|kind| (*kind).to_owned()).collect()
    };
    differ(&of(one), &of(two))
}

fn differ(one: &[String], two: &[String]) -> bool {
    let says_more = |own: &[String], other: &[String]| {
        own.iter().any(|word| !other.iter().any(|known| are_alike(word, known)))
    };
    says_more(one, two) && says_more(two, one)
}
