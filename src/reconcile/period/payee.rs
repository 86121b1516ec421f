//! Whether two texts name somebody in common.

use super::row_name::normal;
use super::text_words::{who, who_in_order};
use crate::common_words::{is_common, is_purpose, month};
use crate::evidence::document_words::is_one_of;
use crate::evidence::words::{is_squeezed, push_skeleton};

/// A name that is cut short has as many letters at least.
const CUT_LETTERS_MIN: usize = 4;

/// Providers of payments: where one of two texts names nobody, they say what it is of.
const PROVIDERS: [&str; 4] = ["sumup", "stripe", "paypal", BANK];
const BANK: &str = "bank";

/// Words of charges.
const CHARGES: [&str; 4] = ["fee", "fees", "charge", "charges"];

/// What a charge of the bank is for.
const KINDS: [&str; 3] = ["card", "transfer", "account"];

/// What stands beside a charge of a bank or a provider; a charge with any other word is of somebody else: `School fees`.
const BESIDE_CHARGES: &str = "fee fees charge charges bank banking account total monthly quarterly service card payout \
    payouts transfer of for the to and ref reference no nr jnl journal sumup stripe paypal";

/// Whether two rows of the books are of one payee.
pub(super) fn share_payee(text: &str, other: &str) -> bool {
    name_somebody_in_common(&normal(text), &normal(other))
}

/// Whether normal texts have a name in common, be it cut or squeezed in one of them.
pub(super) fn name_somebody_in_common(one: &str, two: &str) -> bool {
    let (of_one, of_two) = (names(one), names(two));
    few_letters_agree(one, two).unwrap_or_else(|| {
        of_one.iter().any(|name| of_two.iter().any(|other| are_alike(name, other)))
    })
}

/// What normal texts say that name nobody by a word of more than two letters: one of them does not.
pub(super) fn few_letters_agree(one: &str, two: &str) -> Option<bool> {
    let (of_one, of_two) = (names(one), names(two));
    let of = |text: &str, words: &[&str]| -> Vec<String> {
        let found = text.split(' ').filter(|word| words.contains(word));
        found.map(str::to_owned).collect()
    };
    let says = |text: &str, words: &[&str]| !of(text, words).is_empty();
    let is_of_charge = |text: &str| {
        let mut words = text.split(' ').filter(|word| word.chars().all(char::is_alphabetic));
        // A fee is kept of what a provider, whoever it is, pays out.
        let is_paid_out = text.split(' ').any(|word| word == "payout");
        words.all(|word| {
            is_one_of(BESIDE_CHARGES, word)
                || month(word).is_some()
                || is_paid_out && !is_purpose(word) && !is_common(word)
        })
    };
    let share_charge = || {
        let providers = [one, two].map(|text| of(text, &PROVIDERS));
        let kinds = [one, two].map(|text| of(text, &KINDS));
        let are_other_kinds = !kinds[0].is_empty() && !kinds[1].is_empty() && kinds[0] != kinds[1];
        // What a provider charges is no charge of the bank, nor of another; who names none is the bank, or pays out.
        let is_of_other = |named: usize, bare: usize| {
            let named = &providers[named];
            !named.is_empty()
                && named != &providers[bare]
                && (!providers[bare].is_empty()
                    || named[0] != BANK && !says([one, two][bare], &["payout"]))
        };
        !is_of_other(0, 1)
            && !is_of_other(1, 0)
            && !are_other_kinds
            && is_of_charge(one)
            && is_of_charge(two)
            && (providers[0] == providers[1] && providers[0].iter().any(|one| one != BANK)
                || says(one, &CHARGES) && says(two, &CHARGES))
    };
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

/// Whether two words are one name, be it cut short, squeezed, or with its vowels written out: `MUELLER`.
pub(super) fn are_alike(name: &str, other: &str) -> bool {
    is_cut(name, other) || is_cut(other, name) || are_one_word(name, other)
}

/// Whether two words are one as a whole, be it squeezed or with its vowels written out.
pub(super) fn are_one_word(name: &str, other: &str) -> bool {
    name == other || are_squeezed(name, other) || without_dots(name) == without_dots(other)
}

/// A word with the vowels for those that have two dots. Behind another vowel they are two: `BAUER` is not `BAUR`.
fn without_dots(word: &str) -> String {
    let mut plain = String::new();
    let mut before = ' ';
    let mut letters = word.chars().peekable();
    while let Some(letter) = letters.next() {
        plain.push(letter);
        let has_dots = "aou".contains(letter) && !"aeiouq".contains(before);
        before = letter;
        if has_dots && letters.next_if_eq(&'e').is_some() {
            before = 'e';
        }
    }
    plain
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
