//! The words of an account's name, in one form whatever the case, number, spelling and
//! abbreviation: `data/words.tsv` has what rules do not reach.

mod class;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use class::{OF, PROSE, SILENT};
pub(super) use class::{WordClass, class};

use super::normalise::is_invisible;

/// As much of a name is read as people write, in Unicode scalar values.
const CHARS_MAX: usize = 200;

/// So many words of it.
const WORDS_MAX: usize = 16;

/// Longest left side in the table of words, in words.
const PHRASE_MAX: usize = 3;

/// Words of a sentence up to so many letters stand for themselves.
const SHORT_MAX: usize = 4;

/// A word of a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct NameWord {
    /// Its one form.
    pub(super) text: String,
    /// What it does.
    pub(super) class: WordClass,
    /// Which item of the list it stands in, as in "rent, rates and water".
    pub(super) item: u8,
    /// Whether it follows "of" or the like: equipment, in "repairs of equipment".
    pub(super) is_of: bool,
}

/// The words of a name, in order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Wording {
    words: Vec<NameWord>,
    is_prose: bool,
}

/// What stands before a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum WordSeparator {
    Space,
    Dot,
    /// `&` or `/`.
    Joint,
    /// A comma or the like.
    List,
    /// A dash, a colon or a bracket.
    Aside,
}

impl Wording {
    /// Takes a name apart.
    pub(super) fn of(name: &str) -> Self {
        let mut wording = Self::default();
        let mut item = 0;
        let (mut aside, mut is_of) = (0, false);
        let pieces = join_initials(pieces(name));
        wording.is_prose =
            pieces.iter().any(|(_, word)| PROSE.binary_search(&word.as_str()).is_ok());
        let mut at = 0;
        while at < pieces.len() && wording.words.len() < WORDS_MAX {
            let (gap, word) = &pieces[at];
            let opens_item =
                matches!(gap, WordSeparator::Joint | WordSeparator::List) || is_and(word);
            item += u8::from(opens_item);
            if *gap == WordSeparator::Aside {
                (aside, is_of) = (wording.words.len(), false);
            }
            is_of |= OF.contains(&word.as_str()) && has_topic(&wording.words[aside..]);
            if is_and(word) || is_silent(&pieces, at) {
                at += 1;
                continue;
            }
            let (meant, taken) = meaning(&pieces[at..], wording.is_prose);
            for word in meant.split(' ') {
                wording.push(word, item, is_of);
            }
            at += taken;
        }
        wording
    }

    fn push(&mut self, word: &str, item: u8, is_of: bool) {
        let text = singular(word).into_owned();
        if !text.bytes().all(|byte| byte.is_ascii_digit()) {
            let class = class(&text);
            self.words.push(NameWord { text, class, item, is_of });
        }
    }

    /// Whether it is a sentence rather than a title: then it has no abbreviations, and one word
    /// of it says little.
    pub(super) const fn is_prose(&self) -> bool {
        self.is_prose
    }

    /// The words.
    pub(super) fn words(&self) -> &[NameWord] {
        &self.words
    }

    /// Whether a word says what the account is for.
    pub(super) fn has_topic(&self) -> bool {
        has_topic(&self.words)
    }

    /// Whether it has this word.
    pub(super) fn has(&self, word: &str) -> bool {
        self.words.iter().any(|known| known.text == word)
    }
}

/// The one form of a single word, as it stands in a description: the words it stands for.
pub(super) fn canonical(word: &str) -> Cow<'_, str> {
    if let Some(meant) = WORDS.get(word) {
        return Cow::Borrowed(meant);
    }
    match singular(word) {
        Cow::Owned(one) => WORDS.get(one.as_str()).map_or(Cow::Owned(one), |is| Cow::Borrowed(is)),
        Cow::Borrowed(one) => Cow::Borrowed(WORDS.get(one).copied().unwrap_or(one)),
    }
}

fn has_topic(words: &[NameWord]) -> bool {
    words.iter().any(|word| word.class == WordClass::Topic)
}

fn is_and(word: &str) -> bool {
    matches!(word, "and" | "or" | "plus")
}

/// Whether a word says nothing where it stands. `inc` is income at an end of a name, and including
/// within.
fn is_silent(pieces: &[(WordSeparator, String)], at: usize) -> bool {
    let (gap, word) = &pieces[at];
    let is_within = *gap == WordSeparator::Aside || (at > 0 && at + 1 < pieces.len());
    SILENT.contains(&word.as_str()) || (word == "inc" && is_within)
}

/// Lower-case runs of letters and digits, with what stands before each.
fn pieces(name: &str) -> Vec<(WordSeparator, String)> {
    let mut pieces: Vec<(WordSeparator, String)> = Vec::new();
    let mut gap = WordSeparator::List;
    let mut word = String::new();
    let folded =
        name.chars().take(CHARS_MAX).nfkd().filter(|c| !is_combining_mark(*c) && !is_invisible(*c));
    for c in folded.flat_map(char::to_lowercase).take(2 * CHARS_MAX).chain([' ']) {
        match c {
            '\'' | '’' | '‘' | '`' => {}
            _ if c.is_alphanumeric() || c == '%' => word.push(c),
            _ => {
                if !word.is_empty() {
                    pieces.push((gap, std::mem::take(&mut word)));
                    gap = WordSeparator::Space;
                }
                gap = match c {
                    '&' | '/' | '+' => WordSeparator::Joint,
                    ',' | ';' | '|' => WordSeparator::List,
                    '-' | '–' | '—' | ':' | '(' | '[' | '>' => WordSeparator::Aside,
                    '.' if gap == WordSeparator::Space => WordSeparator::Dot,
                    _ => gap,
                };
            }
        }
    }
    if let Some((first, _)) = pieces.first_mut() {
        *first = WordSeparator::Space;
    }
    pieces
}

/// `P.A.Y.E.` and `P A Y E` into `paye`, `T & S` and `a/c` into `t&s` and `a&c`.
fn join_initials(pieces: Vec<(WordSeparator, String)>) -> Vec<(WordSeparator, String)> {
    let mut joined: Vec<(WordSeparator, String)> = Vec::with_capacity(pieces.len());
    let mut is_initials = false;
    for (gap, word) in pieces {
        let is_initial = word.chars().count() == 1 && word.chars().all(char::is_alphabetic);
        if is_initial
            && is_initials
            && let Some((_, last)) = joined.last_mut()
        {
            match gap {
                WordSeparator::Joint => last.push('&'),
                WordSeparator::Space | WordSeparator::Dot if !last.contains('&') => {}
                _ => {
                    joined.push((gap, word));
                    continue;
                }
            }
            last.push_str(&word);
            continue;
        }
        is_initials = is_initial;
        joined.push((gap, word));
    }
    joined
}

/// What the next words mean, and how many of them were read.
fn meaning(pieces: &[(WordSeparator, String)], is_prose: bool) -> (Cow<'_, str>, usize) {
    for words in (2..=PHRASE_MAX.min(pieces.len())).rev() {
        let phrase: Vec<&str> = pieces[..words].iter().map(|(_, word)| word.as_str()).collect();
        if let Some(meant) = WORDS.get(phrase.join(" ").as_str()) {
            return (Cow::Borrowed(meant), words);
        }
    }
    let word = &pieces[0].1;
    if is_prose && word.len() <= SHORT_MAX {
        return (Cow::Borrowed(word), 1);
    }
    (canonical(word), 1)
}

/// A word without the ending of its plural.
pub(super) fn singular(word: &str) -> Cow<'_, str> {
    let keeps =
        word.len() < 4 || ["ss", "us", "is", "overseas"].iter().any(|end| word.ends_with(end));
    if keeps || !word.ends_with('s') {
        return Cow::Borrowed(word);
    }
    if let Some(stem) = word.strip_suffix("ies") {
        return Cow::Owned(format!("{stem}y"));
    }
    let drops_two = ["sses", "xes", "ches", "shes"].iter().any(|end| word.ends_with(end));
    Cow::Borrowed(&word[..word.len() - if drops_two { 2 } else { 1 }])
}

/// What is written, and what it means.
static WORDS: LazyLock<BTreeMap<&'static str, &'static str>> = LazyLock::new(|| {
    let lines = include_str!("data/words.tsv").lines();
    lines.filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('\t')).collect()
});

#[cfg(test)]
mod tests {
    use super::class::{GENERIC, MILD};
    use super::*;

    fn read(name: &str) -> String {
        let wording = Wording::of(name);
        let words: Vec<&str> = wording.words().iter().map(|word| word.text.as_str()).collect();
        words.join(" ")
    }

    #[test]
    fn spelling_number_and_abbreviation_make_no_difference() {
        for (written, meant) in [
            ("T&S", "travel subsistence"),
            ("T & S", "travel subsistence"),
            ("P.A.Y.E. & NI", "paye national insurance"),
            ("Bank c/a", "bank current account"),
            ("Loan a/c", "loan account"),
            ("Director's loan", "director loan"),
            ("DIRECTORS LOAN", "director loan"),
            ("Misc inc", "miscellaneous income"),
            ("Office equipment (inc computer equipment)", "office equipment computer equipment"),
            ("P&L b/f", "profit loss brought forward"),
            ("Sub-contractors", "subcontractor"),
            ("Subbies", "subcontractor"),
            ("Sales category 1", "sale category"),
            ("Entertainment-100% business", "entertaining 100% business"),
            ("Café", "cafe"),
            ("Taxis", "taxi"),
        ] {
            assert_eq!(read(written), meant, "{written}");
        }
    }

    #[test]
    fn items_of_a_list_are_told_apart() {
        let items = |name| Wording::of(name).words().iter().map(|word| word.item).collect();
        let is: Vec<u8> = items("Light, heat and power");
        assert_eq!(is, [0, 1, 2]);
        let is: Vec<u8> = items("Travel - bus and rail");
        assert_eq!(is, [0, 0, 1]);
    }

    #[test]
    fn the_classes_are_in_order_as_they_are_searched() {
        assert!(GENERIC.is_sorted() && MILD.is_sorted() && PROSE.is_sorted());
        for word in GENERIC.iter().chain(&MILD) {
            assert_eq!(singular(word), *word);
        }
    }

    #[test]
    fn no_line_of_the_table_is_lost() {
        let lines = include_str!("data/words.tsv").lines();
        let mut seen = std::collections::BTreeSet::new();
        for line in lines.filter(|line| !line.starts_with('#')) {
            let (written, meant) = line.split_once('\t').unwrap();
            assert!(seen.insert(written), "{written} stands twice");
            assert!(written.split(' ').count() <= PHRASE_MAX, "{written}");
            assert!(!meant.is_empty() && meant.trim() == meant, "{written}");
        }
    }
}
