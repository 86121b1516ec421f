//! Words of a text, folded: lower case, no accents, `&` spelt out.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::normalised_text::{WORDS_MAX, looked_at};
use super::word_lists::{is_month, plain};
use crate::features::lexicon::known_names;

/// The words of one text in one buffer, without what stood between them.
#[derive(Debug, Default)]
pub(super) struct NameTokens {
    text: String,
    all: Vec<NameToken>,
    /// A sign of other money stands before or behind a digit: `€45`, `20$`.
    pub(super) has_foreign_sign: bool,
}

/// One word.
#[derive(Debug, Clone, Copy)]
pub(super) struct NameToken {
    start: usize,
    end: usize,
    /// What it is made of.
    pub(super) kind: TokenKind,
    /// Follows a dot without a space: `com` of `trainline.com`.
    pub(super) is_dotted: bool,
    /// Before a star or an underscore: `PAYPAL *`, `ZETTLE_*`.
    pub(super) is_starred: bool,
}

/// What a word is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// Letters, or a name with digits that the lexicon knows: `o2`.
    Word,
    /// Digits that are part of a name in the lexicon, if they stand in front: `123 reg`.
    NameNumber,
    /// One or two digits: perhaps a day.
    Day,
    /// Other digits, dates and references.
    Number,
}

impl NameTokens {
    /// Takes a text apart.
    pub(super) fn of(text: &str) -> Self {
        let mut tokens = Self::default();
        let text = looked_at(text);
        if text.is_ascii() {
            tokens.read(text.chars().map(|c| c.to_ascii_lowercase()));
        } else {
            let folded = text.nfkd().filter(|c| !is_combining_mark(*c) && !is_invisible(*c));
            tokens.read(folded.flat_map(char::to_lowercase).map(plain));
        }
        tokens.join_initials();
        tokens.classify();
        tokens
    }

    /// All words.
    pub(super) fn all(&self) -> &[NameToken] {
        &self.all
    }

    /// The letters of the word at this place.
    pub(super) fn word(&self, at: usize) -> &str {
        &self.text[self.all[at].start..self.all[at].end]
    }

    /// The words, numbers left out.
    pub(super) fn printed(&self) -> impl Iterator<Item = &str> {
        let words = self.all.iter().filter(|token| token.kind == TokenKind::Word);
        words.map(|token| &self.text[token.start..token.end])
    }

    /// What references say by their shape alone, as words of `data/signals.tsv`.
    pub(super) fn references(&self) -> impl Iterator<Item = &'static str> {
        let class = |at: &usize| {
            let is_own = matches!(self.word(at + 1), "2" | "4") && self.word(*at) == "class";
            is_own.then_some("#class2")
        };
        let classes = (0..self.all.len().saturating_sub(1)).filter_map(move |at| class(&at));
        (0..self.all.len()).filter_map(|at| reference(self.word(at))).chain(classes)
    }

    fn read(&mut self, chars: impl Iterator<Item = char>) {
        let (mut is_open, mut is_dotted) = (false, false);
        let mut before = ' ';
        for c in chars {
            let is_sign = |c: char| matches!(c, '€' | '$' | '¥');
            let is_of_sum =
                is_sign(before) && c.is_ascii_digit() || is_sign(c) && before.is_ascii_digit();
            self.has_foreign_sign |= is_of_sum;
            before = c;
            if c.is_alphanumeric() {
                if !is_open {
                    self.start(is_dotted);
                }
                is_open = true;
                self.push(c);
                continue;
            }
            match c {
                '\'' | '’' | '‘' | '`' | '´' | 'ʼ' => continue,
                '&' => {
                    self.start(false);
                    "and".chars().for_each(|c| self.push(c));
                }
                '*' | '_' => {
                    if let Some(last) = self.all.last_mut() {
                        last.is_starred = true;
                    }
                }
                _ => {}
            }
            is_dotted = c == '.' && is_open;
            is_open = false;
        }
        self.all.truncate(WORDS_MAX);
    }

    fn start(&mut self, is_dotted: bool) {
        let at = self.text.len();
        self.all.push(NameToken {
            start: at,
            end: at,
            kind: TokenKind::Word,
            is_dotted,
            is_starred: false,
        });
    }

    fn push(&mut self, c: char) {
        self.text.push(c);
        if let Some(last) = self.all.last_mut() {
            last.end = self.text.len();
        }
    }

    /// `h.m.r.c.` is one word.
    fn join_initials(&mut self) {
        let mut joined: Vec<NameToken> = Vec::with_capacity(self.all.len());
        let mut is_run = false;
        for token in &self.all {
            let is_letter = token.end - token.start == 1;
            match joined.last_mut() {
                Some(last) if is_run && is_letter && token.is_dotted => last.end = token.end,
                _ => joined.push(*token),
            }
            is_run = is_letter;
        }
        self.all = joined;
    }

    fn classify(&mut self) {
        for at in 0..self.all.len() {
            let word = self.word(at);
            if !word.bytes().any(|byte| byte.is_ascii_digit()) {
                continue;
            }
            let (kind, skipped, kept) = kind_of(word);
            let token = &mut self.all[at];
            token.kind = kind;
            token.start += skipped;
            token.end = token.start + kept;
        }
    }
}

/// The tax that a reference is of: `120px00123456` of an employer, `1234567890a00101a` of a
/// company's tax, `1234567890k` of a person's, nine digits of VAT. And a motorway's number.
fn reference(word: &str) -> Option<&'static str> {
    let is_digits = |text: &str, least: usize, most: usize| {
        (least..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let (front, rest) = word.split_at(digits);
    let employer = rest.strip_prefix('p').filter(|_| digits == 3);
    let office = employer.and_then(|rest| rest.strip_prefix(|c: char| c.is_ascii_lowercase()));
    if office.is_some_and(|rest| is_digits(rest.trim_end_matches('x'), 7, 8)) {
        return Some("#paye");
    }
    let period = rest.strip_prefix("a001").and_then(|rest| rest.strip_suffix('a'));
    if period.is_some_and(|rest| is_digits(rest, 2, 2)) && matches!(digits, 0 | 10) {
        return Some("#ct");
    }
    if digits == 10 && rest == "k" {
        return Some("#sa");
    }
    if is_digits(word.strip_prefix("gb").unwrap_or(word), 9, 9) {
        return Some("#vat");
    }
    let road = rest.strip_prefix('m').filter(|_| front.is_empty());
    road.is_some_and(|number| is_digits(number, 1, 2)).then_some("#motorway")
}

/// What a word with digits is, and the part of it that counts: where it starts and its length.
fn kind_of(word: &str) -> (TokenKind, usize, usize) {
    let whole = |kind| (kind, 0, word.len());
    let is_known = known_names::knows_number(word);
    if word.bytes().all(|byte| byte.is_ascii_digit()) {
        return whole(match word.len() {
            _ if is_known => TokenKind::NameNumber,
            1 | 2 => TokenKind::Day,
            _ => TokenKind::Number,
        });
    }
    if is_known {
        return whole(TokenKind::Word);
    }
    let letters = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let skipped = word.len() - letters.len();
    let name = letters.trim_end_matches(|c: char| c.is_ascii_digit());
    let is_mixed = name.bytes().any(|byte| byte.is_ascii_digit());
    let enough = if skipped == 0 { 3 } else { 4 };
    if is_mixed || name.len() < enough || (skipped > 0 && name.get(..3).is_some_and(is_month)) {
        return whole(TokenKind::Number);
    }
    (TokenKind::Word, skipped, name.len())
}

/// Characters that take no room and part no words: joiners, marks of direction, soft hyphens.
pub(crate) const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{2069}' | '\u{feff}')
}
