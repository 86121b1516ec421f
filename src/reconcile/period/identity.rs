//! Whether two texts are of one payee, by all that they name: an equal amount months later is chance, and so is a word
//! that both have.
//!
//! Never by how near two rows are, and never by what a row is for.

use super::account_words::AccountWords;
use super::document_codes::{CodesBeside, DocumentCode, TextCodes};
use super::paper_numbers::Numbers;
use super::payee::{are_alike, are_one_word, few_letters_agree};
use super::purposes::{are_for_other_things, are_other_parts, are_other_purposes};
use super::row_name::normal;
use super::text_words::names_nobody;
use crate::common_words::{is_common, is_place, is_purpose};
use crate::evidence::document_words::is_one_of;

/// A word that is not an initial, nor a particle, has more letters.
const FEW_LETTERS: usize = 2;

/// A word that is cut and squeezed at once begins with as many letters of the whole one.
const START_LETTERS: usize = 4;

/// Words of a business, which a person is not.
const BUSINESS: &str = "co company ltd limited plc llp llc inc corp gmbh ag kg sarl sas bv nv srl sons bros brothers partners associates";

/// Numerals of names that are no initial: `Booth II`.
const NUMERALS: &str = "ii iii iv vi vii viii ix";

/// Words for invoices and persons, which are not of the name behind them.
const BEFORE_NAMES: &str =
    "facture rechnung factuur factura fattura mr mrs miss mme mlle herr frau sig sra";

/// What stands before the name of a person.
const TITLES: [&str; 3] = ["mr m herr sr", "mrs miss ms mme mlle frau sra", "dr prof"];

/// Short words of names that are no initials.
const PARTICLES: &str = "co of st de la le du di da do am im zu en et no nr to by at in on lt";

/// A text that is cut has as many letters at least: banks print no fewer.
const CUT_TEXT_MIN: usize = 12;

/// What two texts show of whether their rows belong together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum SharedIdentity {
    /// The whole name of one payee.
    Payee,
    /// One document.
    Document,
}

/// Two texts, word by word.
struct TextPair<'t> {
    words: [Vec<&'t str>; 2],
    /// Whether each word stands in the other text as well, be it cut, squeezed, apart or as an initial.
    is_covered: [Vec<bool>; 2],
    /// Words that stand in both, by their places.
    shared: Vec<[usize; 2]>,
    /// An initial of one is a name of the other: both are of a person.
    is_person: bool,
}

impl AccountWords<'_> {
    /// What the texts of two rows of the account show: a document that both name, and no two payees; or one payee, and
    /// nothing that speaks against it. Nothing where they show neither.
    pub(super) fn identity(&self, text: &str, other: &str) -> Option<SharedIdentity> {
        if Numbers::of(text).share_cheque(&Numbers::of(other)) {
            return Some(SharedIdentity::Document);
        }
        let (one, two) = (TextCodes::of(text), TextCodes::of(other));
        let pair = TextPair::of(&one.words, &two.words, |word| self.is_label(word));
        // A contract has one number in every month, and an invoice in every instalment.
        let are_of_other = one.are_of_other_periods(&two)
            || are_for_other_things(&one.words, &two.words)
            || are_other_parts(&one.words, &two.words);
        match one.beside(&two, |code| self.is_of_one_payee(code)) {
            CodesBeside::Same if !are_of_other && !pair.names_two_payees(self) => {
                return Some(SharedIdentity::Document);
            }
            CodesBeside::Same | CodesBeside::Other => return None,
            CodesBeside::Nothing => {}
        }
        let are_apart = are_of_other || one.are_of_other_days(&two);
        if are_apart || pair.is_of_two([&one.words, &two.words], self) {
            return None;
        }
        let (text, other) = (normal(text), normal(other));
        let is_one = few_letters_agree(&text, &other).unwrap_or_else(|| pair.is_one_payee(self));
        is_one.then_some(SharedIdentity::Payee)
    }

    /// Whether two texts speak against that their rows belong together, whatever else they have in common: they are of
    /// two documents, periods, purposes or persons.
    pub(super) fn deny(&self, text: &str, other: &str) -> bool {
        self.are_of_two_documents(text, other) || speak_against(text, other)
    }

    /// Whether a text names nobody beyond another, nor another day, and has a name in common with it:
    /// `INV-2051 J Tarrant`.
    pub(super) fn names_no_other(&self, text: &str, of: &str) -> bool {
        let (one, two) = (TextCodes::of(text), TextCodes::of(of));
        let pair = TextPair::of(&one.words, &two.words, |word| self.is_label(word));
        let all = [&one.words[..], &two.words[..]];
        pair.left_long(0).next().is_none()
            && pair.shares_name(self)
            && !one.are_of_other_days(&two)
            && !pair.is_of_two_places()
            && !pair.is_titled_and_more(all)
    }

    /// Whether the codes of two texts are of two documents, or the texts of two periods.
    fn are_of_two_documents(&self, text: &str, other: &str) -> bool {
        let (one, two) = (TextCodes::of(text), TextCodes::of(other));
        one.beside(&two, |code| self.is_of_one_payee(code)) == CodesBeside::Other
            || one.are_of_other_periods(&two)
    }

    fn is_of_one_payee(&self, code: &DocumentCode) -> bool {
        self.is_of_one(&code.written)
    }
}

/// Whether two texts speak against that their rows belong together: two periods, purposes or persons, or a person and a
/// business.
fn speak_against(text: &str, other: &str) -> bool {
    let (one, two) = (TextCodes::of(text), TextCodes::of(other));
    let pair = TextPair::of(&one.words, &two.words, |_| false);
    let words = [&one.words[..], &two.words[..]];
    one.are_of_other_periods(&two)
        || are_other_purposes(words[0], words[1])
        || are_other_parts(words[0], words[1])
        || pair.has_initials(0) && pair.has_initials(1)
        || pair.is_person_and_business(words)
        || have_other_titles(words)
}

impl<'t> TextPair<'t> {
    /// Of these words; what `is_label` says yes to is of no name.
    fn of(one: &'t [String], two: &'t [String], is_label: impl Fn(&str) -> bool) -> Self {
        let of = |words: &'t [String]| -> Vec<&'t str> {
            let words = words.iter().map(String::as_str);
            let names_somebody = |word: &&str| {
                !names_nobody(word) && !is_label(word) && !is_one_of(BEFORE_NAMES, word)
            };
            words.filter(names_somebody).collect()
        };
        let words = [of(one), of(two)];
        let is_covered = [vec![false; words[0].len()], vec![false; words[1].len()]];
        let mut pair = Self { words, is_covered, shared: Vec::new(), is_person: false };
        pair.meet(
            |one, two| if is_short(one) { one == two } else { are_one_word(one, two) },
            false,
        );
        pair.join(0);
        pair.join(1);
        // What is cut, or an initial, is covered and shows nothing: `Martin` is not `Martinez`.
        let shared = pair.shared.len();
        // Only a text that is long enough was cut, and only its last word.
        let last = |words: &'t [String]| {
            let letters: usize = words.iter().map(|word| word.len() + 1).sum();
            words.last().filter(|_| letters > CUT_TEXT_MIN).map(String::as_str)
        };
        let (cut_one, cut_two) = (last(one), last(two));
        let is_cut = |short: &str, long: &str, cut: Option<&str>| {
            cut == Some(short) && long.starts_with(short)
        };
        pair.meet(
            |one, two| {
                !is_short(one)
                    && !is_short(two)
                    && (are_one_word(one, two)
                        || are_alike(one, two)
                            && (is_cut(one, two, cut_one) || is_cut(two, one, cut_two)))
            },
            false,
        );
        pair.meet(are_cut_and_squeezed, false);
        let before = pair.shared.len();
        // Where both have initials of their own, neither is that of a word: `Subcontract A Khan`, `S KHAN`.
        if !pair.has_initials(0) || !pair.has_initials(1) {
            pair.meet(|one, two| is_initial_of(one, two) || is_initial_of(two, one), true);
        }
        pair.is_person = pair.shared.len() > before;
        pair.shared.truncate(shared);
        pair
    }

    /// Covers words that are one; `is_once` says that a word stands for one other at most.
    fn meet(&mut self, are_one: impl Fn(&str, &str) -> bool, is_once: bool) {
        for (at, one) in self.words[0].iter().enumerate() {
            for (beside, two) in self.words[1].iter().enumerate() {
                let are_covered = [self.is_covered[0][at], self.is_covered[1][beside]];
                let is_free =
                    if is_once { [false; 2] == are_covered } else { [true; 2] != are_covered };
                if is_free && are_one(one, two) {
                    self.is_covered[0][at] = true;
                    self.is_covered[1][beside] = true;
                    self.shared.push([at, beside]);
                }
            }
        }
    }

    /// Covers words that are one word of the other text: `Mc Donald`.
    fn join(&mut self, apart: usize) {
        let whole = 1 - apart;
        for at in 1..self.words[apart].len() {
            let joined = [self.words[apart][at - 1], self.words[apart][at]].concat();
            let found = self.words[whole].iter().position(|word| *word == joined);
            if let Some(found) = found.filter(|_| !is_short(&joined)) {
                self.is_covered[apart][at - 1] = true;
                self.is_covered[apart][at] = true;
                self.is_covered[whole][found] = true;
                for part in [at - 1, at] {
                    self.shared.push(if apart == 0 { [part, found] } else { [found, part] });
                }
            }
        }
    }

    /// The words of a text that the other does not have.
    fn left(&self, side: usize) -> impl Iterator<Item = &str> {
        let words = self.words[side].iter().zip(&self.is_covered[side]);
        words.filter(|(_, is_covered)| !**is_covered).map(|(word, _)| *word)
    }

    /// Those of more letters that are no place.
    fn left_long(&self, side: usize) -> impl Iterator<Item = &str> {
        self.left(side).filter(|word| !is_short(word) && !is_place(word))
    }

    /// Whether each text names somebody whom the other does not, and they have no name in common.
    fn names_two_payees(&self, words: &AccountWords<'_>) -> bool {
        let names_other = |side: usize| self.left_long(side).any(|word| !is_purpose(word));
        names_other(0) && names_other(1) && !self.shares_name(words)
    }

    fn shares_name(&self, words: &AccountWords<'_>) -> bool {
        let is_name = |[one, two]: &[usize; 2]| {
            let (one, two) = (self.words[0][*one], self.words[1][*two]);
            (!is_short(one) || !is_short(two)) && words.is_name(one) && words.is_name(two)
        };
        self.shared.iter().any(is_name)
    }

    /// Whether words of the one and of the other cannot be of one name: `Red Lion Hotel` and `Red Lion Garage`, or
    /// initials of two persons.
    fn speaks_against(&self, words: &AccountWords<'_>) -> bool {
        let has_long = |side: usize| self.left_long(side).next().is_some();
        let has_rare = |side: usize| self.left_long(side).any(|word| words.is_name(word));
        has_long(0) && has_long(1)
            || self.has_initials(0) && (self.has_initials(1) || has_rare(1))
            || self.has_initials(1) && has_rare(0)
            || self.is_of_two_places()
            || [0, 1].into_iter().any(|side| self.left(side).any(|word| is_one_of(NUMERALS, word)))
    }

    /// Whether each text has a place that the other does not have.
    fn is_of_two_places(&self) -> bool {
        [0, 1].into_iter().all(|side| self.left(side).any(is_place))
    }

    /// Whether words cannot be of one payee, or are of a person and a business, or of two persons.
    fn is_of_two(&self, all: [&[String]; 2], words: &AccountWords<'_>) -> bool {
        self.speaks_against(words)
            || self.is_person_and_business(all)
            || self.is_titled_and_more(all)
            || have_other_titles(all)
    }

    /// Whether one text is of a person with a title, and the other, which has none, says more: `Mr Kemp`,
    /// `KEMP BUILDERS`.
    fn is_titled_and_more(&self, all: [&[String]; 2]) -> bool {
        let is_it = |person: usize, other: usize| {
            is_titled(all[person])
                && !is_titled(all[other])
                && self.left_long(other).any(|word| !is_purpose(word) || is_common(word))
        };
        is_it(0, 1) || is_it(1, 0)
    }

    /// Whether one text has initials or the title of a person, and the other is of a business: `S KHAN`, `Khan & Co`.
    fn is_person_and_business(&self, words: [&[String]; 2]) -> bool {
        let is_business = |side: usize| words[side].iter().any(|word| is_one_of(BUSINESS, word));
        let is_one = |person: usize, other: usize| {
            let is_titled = is_titled(words[person]) && !is_titled(words[other]);
            (self.has_initials(person) || is_titled) && !is_business(person) && is_business(other)
        };
        is_one(0, 1) || is_one(1, 0)
    }

    /// Whether a text has an initial that the other does not have.
    fn has_initials(&self, side: usize) -> bool {
        self.left(side).any(is_initial)
    }

    /// Whether all that names somebody is in both, and both begin with it. Of words that many names have, all have to be
    /// the same, and several.
    fn is_one_payee(&self, words: &AccountWords<'_>) -> bool {
        let has_rare = |side: usize| self.left_long(side).any(|word| words.is_name(word));
        if !self.shares_name(words) {
            let long = |side: usize| self.words[side].iter().filter(|word| !is_short(word));
            let is_whole = |side: usize| self.left(side).all(is_short) && long(side).count() > 1;
            return is_whole(0)
                && is_whole(1)
                && long(0).chain(long(1)).any(|word| !is_purpose(word));
        }
        if self.is_person {
            return !has_rare(0) || !has_rare(1);
        }
        // A purpose, too, is a rare word: `Loyer` is not whom `DUPONT LOYER` is of.
        let first = |side: usize| {
            self.words[side].iter().position(|word| !is_short(word) && !is_purpose(word))
        };
        let begins = first(0).zip(first(1));
        let is_first = begins.is_some_and(|(one, two)| self.shared.contains(&[one, two]));
        // Banks print the last name first: all of both are there, in whatever order.
        let is_whole = |side: usize| self.left_long(side).next().is_none();
        let is_turned = || self.shared.len() > 1 && is_whole(0) && is_whole(1);
        (is_first || is_turned()) && !has_rare(0) && !has_rare(1)
    }
}

fn is_short(word: &str) -> bool {
    word.chars().count() <= FEW_LETTERS
}

/// Whether words have the title of a person; a letter alone is an initial as well.
fn is_titled(words: &[String]) -> bool {
    let is_title = |word: &String| TITLES.iter().any(|all| is_one_of(all, word));
    words.iter().any(|word| word.len() > 1 && is_title(word))
}

/// Whether both texts have a title of a person, and not of the same one.
fn have_other_titles(words: [&[String]; 2]) -> bool {
    let title =
        |side: usize| TITLES.iter().position(|all| words[side].iter().any(|it| is_one_of(all, it)));
    title(0).zip(title(1)).is_some_and(|(one, two)| one != two)
}

/// Whether a word is an initial, or two of them.
fn is_initial(word: &str) -> bool {
    is_short(word) && !is_one_of(PARTICLES, word)
}

/// Whether a letter is the initial of a name; words of trades have none: `R MILLER` is not `Miller Roofing`.
fn is_initial_of(short: &str, long: &str) -> bool {
    short.chars().count() == 1 && !is_common(long) && !is_short(long) && long.starts_with(short)
}

/// Whether one of two words has the letters of the other in their order, and begins as that: `SUPPLS`. Of names that end
/// as many do one is another: `Davis` is not `Davies`.
fn are_cut_and_squeezed(one: &str, two: &str) -> bool {
    let is_within = |short: &str, long: &str| {
        let mut letters = long.chars();
        short.chars().all(|letter| letters.any(|own| own == letter))
    };
    let start = |word: &str| word.chars().take(START_LETTERS).collect::<String>();
    let is_prefix = one.starts_with(two) || two.starts_with(one);
    let (short, long) = if one.len() < two.len() { (one, two) } else { (two, one) };
    one.chars().count() >= START_LETTERS
        && (is_common(long) || !short.ends_with('s'))
        && !is_prefix
        && start(one) == start(two)
        && (is_within(one, two) || is_within(two, one))
}
