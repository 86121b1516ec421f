//! Whether a row puts another of its side right: an opposite amount alone is chance.

use std::collections::BTreeSet;

use super::row_name::normal;
use crate::evidence::document_words::{DOCUMENTS, is_one_of};

/// A number that nothing says what it is of has as many digits; fewer are shared by chance.
const NUMBER_DIGITS_MIN: usize = 3;

/// A word that alone says who has as many letters; fewer are initials and particles.
const WORD_LETTERS_MIN: usize = 3;

/// What stands before a number that every row of a card, an account or a terminal has.
const HOLDERS: &str = "card visa mastercard account acct acc ac ending sort terminal tid mid";

/// What an entry in the books is called, whatever it is for; the number behind it is its own.
const JOURNALS: &str = "jnl jrnl journal journals gj je jv";

/// What may stand beside that and says no more.
const OF_JOURNALS: &str = "general manual posting posted ledger";

/// How texts begin words that say money goes back, or that something was wrong.
const BACK: &str = "revers correct refund rfnd contra adjust error cancel storno differen duplicat return chargeback \
    repay reimburs";

/// Words of how and when is paid, of documents, and of companies: whoever is paid, they are the same.
const GENERAL: &str = "payment payments paid pay paying transfer trf tfr deposit credit debit cash cashback direct standing \
    faster bank banking banked online mobile internet contactless purchase pos atm bacs chaps bgc fpi \
    fpo fps dd giro sepa swift wire paypal stripe sumup counter charge charges fee fees sale sales entry \
    entered twice again rev the and for from with via per jan feb mar apr may jun jul aug sep sept oct \
    nov dec january february march april june july august september october november december ltd \
    limited plc llp llc inc corp gmbh pty company";

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
        return !one.is_disjoint(&two);
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

/// Whether `other` takes back what was to be removed: it belongs to it, and names its document or says that it goes
/// back. Without that it is as likely one of its own: a refund, a bill of the same amount.
pub(super) fn removes(text: &str, other: &str) -> bool {
    let share_document = || !references(&normal(text)).is_disjoint(&references(&normal(other)));
    belongs(text, other) && (says_back(other) || share_document())
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

/// Whether two texts of one day and amount may be of one row: they name somebody in common, or one of them nobody;
/// then they do not name other documents. Formats cut texts short and put words and numbers around them.
pub(super) fn are_of_the_same(text: &str, other: &str) -> bool {
    /// A name that is cut short has as many letters at least.
    const CUT_LETTERS_MIN: usize = 3;
    let (text, other) = (normal(text), normal(other));
    let (one, two) = (who(&text), who(&other));
    let is_cut = |short: &str, long: &str| {
        short.chars().count() >= CUT_LETTERS_MIN && long.starts_with(short)
    };
    if !one.is_empty() && !two.is_empty() {
        return one.iter().any(|name| {
            two.iter().any(|other| name == other || is_cut(name, other) || is_cut(other, name))
        });
    }
    let (one, two) = (references(&text), references(&other));
    one.is_empty() || two.is_empty() || !one.is_disjoint(&two)
}

/// The words that say who or what a row is of, of a normal text.
pub(super) fn who(text: &str) -> BTreeSet<&str> {
    let is_general = |word: &str| {
        [GENERAL, DOCUMENTS, HOLDERS].iter().any(|words| is_one_of(words, word)) || goes_back(word)
    };
    let is_word = |word: &str| !word.is_empty() && word.chars().all(char::is_alphabetic);
    text.split(' ').filter(|word| is_word(word) && !is_general(word)).collect()
}

/// Whether a text says that money goes back, or that something was wrong.
pub(super) fn says_back(text: &str) -> bool {
    normal(text).split(' ').any(goes_back)
}

/// Whether a word says that money goes back, or that something was wrong.
fn goes_back(word: &str) -> bool {
    word == "rev" || BACK.split(' ').any(|start| word.starts_with(start))
}

/// The numbers of documents in a normal text: behind a word that says so whatever their size, else of some
/// digits. Those of cards and accounts are none, nor are years.
pub(super) fn references(text: &str) -> BTreeSet<String> {
    let words: Vec<&str> = text.split(' ').collect();
    let is_number = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let mut found = BTreeSet::new();
    let mut before = "";
    let mut at = 0;
    while let Some(word) = words.get(at) {
        at += 1;
        let (label, number) = word.split_at(word.find(|c: char| c.is_ascii_digit()).unwrap_or(0));
        let label = if label.is_empty() { before } else { label };
        let is_document = is_one_of(DOCUMENTS, label);
        // `INV 2026-0042` is one number.
        let more = words[at..].iter().take_while(|word| is_number(word)).count();
        if is_number(number) && is_one_of(JOURNALS, label) {
            at += more;
        } else if is_number(number) && is_document {
            found.insert(plain(&[&[number], &words[at..at + more]].concat()));
            at += more;
        } else if !is_one_of(HOLDERS, label) && is_many(word) {
            found.insert(plain(&[*word]));
        }
        before = words[at - 1];
    }
    found
}

/// Whether a word without a label is a number of something: enough digits, and no year.
fn is_many(word: &str) -> bool {
    let digits = word.bytes().filter(u8::is_ascii_digit).count();
    let is_year = word.len() == 4 && (word.starts_with("19") || word.starts_with("20"));
    digits >= NUMBER_DIGITS_MIN && !is_year
}

/// A number without the noughts in front of it.
fn plain(parts: &[&str]) -> String {
    parts.join("-").trim_start_matches('0').to_owned()
}
