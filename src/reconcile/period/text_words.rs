//! The words and numbers of a text that say who and what a row is of.

use std::collections::BTreeSet;

use super::row_name::normal;
use crate::common_words::is_of_banks;
use crate::evidence::document_words::{DOCUMENTS, is_one_of};
use tieout::cheque::is_around_payees;
use tieout::sort::CompactCollect as _;

/// A number that nothing says what it is of has as many digits; fewer are shared by chance.
const NUMBER_DIGITS_MIN: usize = 3;

/// Letters that are joined to a number are its label where they are no more: `Supplier59` is a name.
const LABEL_LETTERS_MAX: usize = 4;

/// What stands before a number that every row of a card, an account or a terminal has.
const HOLDERS: &str = "card visa mastercard account acct acc ac ending sort terminal tid mid";

/// What an entry in the books is called, whatever it is for; the number behind it is its own.
pub(super) const JOURNALS: &str = "jnl jrnl journal journals gj je jv";

/// How texts begin words that say that something was wrong.
const REVERSED: &str = "revers correct contra adjust error cancel storno differen duplicat";

/// How they begin words that say that money goes back.
const PAID_BACK: &str = "refund rfnd return chargeback cashback repay reimburs";

/// Words of how and when is paid, of documents, and of companies: whoever is paid, they are the same.
const GENERAL: &str = "payment payments paid pay paying transfer trf tfr deposit credit debit cash cashback direct standing \
    faster bank banking banked online mobile internet contactless purchase pos atm bacs chaps bgc fpi \
    fpo fps dd giro sepa swift wire paypal stripe sumup counter charge charges fee fees sale sales entry \
    entered twice again rev the and for from with via per jan feb mar apr may jun jul aug sep sept oct \
    nov dec january february march april june july august september october november december ltd \
    limited plc llp llc inc corp gmbh pty company";

/// The words that say who or what a row is of, of a normal text.
pub(super) fn who(text: &str) -> BTreeSet<&str> {
    who_in_order(text).compact_set()
}

/// The same in their order.
pub(super) fn who_in_order(text: &str) -> impl Iterator<Item = &str> {
    let is_word = |word: &str| !word.is_empty() && word.chars().all(char::is_alphabetic);
    text.split(' ').filter(move |word| is_word(word) && !names_nobody(word))
}

/// Whether a word, in lower case, says how or when is paid, or what kind of a paper or a company it is: whoever is paid,
/// it is the same.
pub(super) fn names_nobody(word: &str) -> bool {
    [GENERAL, DOCUMENTS, HOLDERS, JOURNALS].iter().any(|words| is_one_of(words, word))
        || goes_back(word)
        || is_of_banks(word)
        || is_around_payees(word)
}

/// Whether a word stands before a number that every row of a card, an account or a terminal has.
pub(super) fn is_holder(word: &str) -> bool {
    is_one_of(HOLDERS, word)
}

/// Whether a text says that money goes back, or that something was wrong.
pub(super) fn says_back(text: &str) -> bool {
    normal(text).split(' ').any(goes_back)
}

/// Whether a word says that money goes back, or that something was wrong.
pub(super) fn goes_back(word: &str) -> bool {
    is_reversed(word) || is_paid_back(word)
}

/// Whether a word says that something was wrong.
pub(super) fn is_reversed(word: &str) -> bool {
    word == "rev" || begins(REVERSED, word)
}

/// Whether a word says that money goes back.
pub(super) fn is_paid_back(word: &str) -> bool {
    begins(PAID_BACK, word)
}

fn begins(starts: &str, word: &str) -> bool {
    starts.split(' ').any(|start| word.starts_with(start))
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
            // `SI4881` and `SI 4881`.
            let is_label = (1..=LABEL_LETTERS_MAX).contains(&label.len());
            let is_glued = is_label && word.len() > number.len() && is_number(number);
            found.insert(plain(&[if is_glued { number } else { word }]));
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
