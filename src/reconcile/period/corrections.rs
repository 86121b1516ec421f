//! Whether a row puts another of its side right: an opposite amount alone is chance.

use std::collections::BTreeSet;

use super::paper_numbers::Numbers;
use super::payee::name_somebody_in_common;
use super::row_name::normal;
use super::text_words::{
    JOURNALS, goes_back, is_paid_back, is_reversed, references, says_back, who,
};
use crate::common_words::{is_common, is_purpose};
use crate::evidence::document_words::is_one_of;

/// A word that alone says who has as many letters; fewer are initials and particles.
const WORD_LETTERS_MIN: usize = 3;

/// What may stand beside that and says no more.
const OF_JOURNALS: &str = "general manual posting posted ledger";

/// Whether `other`, of the opposite amount, belongs to what `text` is of: both name one document, or none does or
/// `other` says that it goes back, and one of them names nobody whom the other does not; or it is called as the
/// entry that was asked for.
pub(super) fn belongs(text: &str, other: &str) -> bool {
    let (text, other) = (normal(text), normal(other));
    let is_asked = ["reversal", "correction"]
        .iter()
        .any(|what| other.strip_prefix(what).is_some_and(|rest| rest.trim_start() == text));
    if is_asked {
        return true;
    }
    let (one, two) = (references(&text), references(&other));
    if !one.is_empty() && !two.is_empty() {
        // Everybody numbers invoices: of two payees one number is two. Cheques are those of the account, and beside the
        // number of one another number is of nothing that somebody is named with.
        let numbers = (Numbers::of(&text), Numbers::of(&other));
        let is_one = if numbers.0.has_cheque() || numbers.1.has_cheque() {
            // A slip has a number as well: `DEPOSIT 1047`.
            (numbers.0.share_cheque(&numbers.1) || who(&other).is_empty()) && !is_paid_in(&other)
        } else {
            !name_others(&text, &other)
        };
        return !one.is_disjoint(&two) && is_one;
    }
    // A receipt for an invoice of its own takes nothing back.
    if !two.is_empty() && !other.split(' ').any(goes_back) {
        return false;
    }
    let (one, two) = (who(&text), who(&other));
    let is_name = |word: &&&str| word.chars().count() >= WORD_LETTERS_MIN;
    let [of_one, of_two]: [BTreeSet<&str>; 2] =
        [&one, &two].map(|words| words.iter().filter(is_name).copied().collect());
    if of_one.is_empty() && of_two.is_empty() {
        // Of so few letters only the whole is a name: `EE`.
        return !one.is_empty() && one == two;
    }
    let (fewer, more) =
        if of_one.len() <= of_two.len() { (of_one, of_two) } else { (of_two, of_one) };
    !fewer.is_empty() && fewer.is_subset(&more)
}

/// Whether `other` takes back what the bank did wrong: it belongs to it, and names its document or says that it goes
/// back. Without that it is as likely one of its own: the next payment of the same amount.
pub(super) fn takes_back(text: &str, other: &str) -> bool {
    may_take_back(text, other) && (says_back(other) || share_document(text, other))
}

/// Whether `other`, which nothing else needs, takes back what the bank did wrong: it belongs to it by its document or
/// by a name. A trade or a place in common is nobody's: the bank has many payees.
pub(super) fn may_take_back(text: &str, other: &str) -> bool {
    belongs(text, other) && (share_document(text, other) || share_name(text, other))
}

/// Whether two texts have a name in common, or the same words whatever they are.
fn share_name(text: &str, other: &str) -> bool {
    let (text, other) = (normal(text), normal(other));
    let (one, two) = (who(&text), who(&other));
    one == two || one.intersection(&two).any(|word| may_be_name(word))
}

/// Whether `other` takes what was to be removed out of the books: it belongs to it, and names its document or says that
/// something was wrong. Money that goes back is a payment of its own, which the bank has as well.
pub(super) fn removes(text: &str, other: &str) -> bool {
    let own = normal(other);
    let says = |what: fn(&str) -> bool| own.split(' ').any(what);
    belongs(text, other)
        && (says(is_reversed) || share_document(text, other) && !says(is_paid_back))
}

/// Whether a normal text says that money was paid in over a counter.
fn is_paid_in(text: &str) -> bool {
    /// Words of that.
    const PAID_IN: &str = "deposit counter slip lodgement lodgment giro bgc in";
    text.split(' ').any(|word| is_one_of(PAID_IN, word)) && !text.split(' ').any(goes_back)
}

fn share_document(text: &str, other: &str) -> bool {
    !references(&normal(text)).is_disjoint(&references(&normal(other)))
}

/// Whether a word names somebody: many names do not have it, nor is it what a row is for.
fn may_be_name(word: &str) -> bool {
    !is_common(word) && !is_purpose(word)
}

/// Whether two normal texts name somebody each, and nobody in common.
fn name_others(one: &str, two: &str) -> bool {
    !who(one).is_empty() && !who(two).is_empty() && !name_somebody_in_common(one, two)
}

/// Whether an entry in the books says what it is, a journal or something that goes back, and nothing of whom or what
/// it is for: `JNL 0057`, `Reversing entry`.
pub(super) fn names_nothing(text: &str) -> bool {
    let text = normal(text);
    let is_journal = |word: &str| {
        let label = word.trim_end_matches(|c: char| c.is_ascii_digit());
        is_one_of(JOURNALS, label) || goes_back(word)
    };
    let is_name = |word: &&str| !is_one_of(JOURNALS, word) && !is_one_of(OF_JOURNALS, word);
    text.split(' ').any(is_journal)
        && !who(&text).iter().any(is_name)
        && references(&text).is_empty()
}

/// Whether two texts of one day and amount may be of one row: they name somebody in common, or one of them nobody whom
/// the other does not; where one names nobody, they do not name other documents. Formats cut texts short and put words and numbers around them.
pub(super) fn are_of_the_same(text: &str, other: &str) -> bool {
    /// A name that is cut short has as many letters at least.
    const CUT_LETTERS_MIN: usize = 3;
    let (text, other) = (normal(text), normal(other));
    let (one, two) = (who(&text), who(&other));
    let is_cut = |short: &str, long: &str| {
        short.chars().count() >= CUT_LETTERS_MIN && long.starts_with(short)
    };
    if !one.is_empty() && !two.is_empty() {
        // Another invoice, and another person of the name, are another row.
        let invoices = |text: &str| Numbers::of(text).invoices;
        let (ours, theirs) = (invoices(&text), invoices(&other));
        let initials = |words: &BTreeSet<&str>| -> BTreeSet<String> {
            let short = words.iter().filter(|word| word.chars().count() == 1);
            short.map(|word| (*word).to_owned()).collect()
        };
        let are_others = |one: &BTreeSet<String>, two: &BTreeSet<String>| {
            !one.is_empty() && !two.is_empty() && one.is_disjoint(two)
        };
        if are_others(&ours, &theirs) || are_others(&initials(&one), &initials(&two)) {
            return false;
        }
        let are_alike =
            |name: &str, other: &str| name == other || is_cut(name, other) || is_cut(other, name);
        let is_initial = |name: &str| name.chars().count() < WORD_LETTERS_MIN;
        let covers = |names: &BTreeSet<&str>, others: &BTreeSet<&str>| {
            let mut long = names.iter().filter(|name| !is_initial(name)).peekable();
            long.peek().is_some()
                && long.all(|name| others.iter().any(|other| are_alike(name, other)))
        };
        let is_name_of_both = |name: &str, other: &str| {
            are_alike(name, other) && may_be_name(name) && may_be_name(other)
        };
        return one == two
            || one.iter().any(|name| two.iter().any(|other| is_name_of_both(name, other)))
            || covers(&one, &two)
            || covers(&two, &one);
    }
    let (one, two) = (references(&text), references(&other));
    one.is_empty() || two.is_empty() || !one.is_disjoint(&two)
}
