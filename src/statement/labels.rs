//! Words of several languages for balances and totals, which are no movement of money.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::words::{header, of_labels};

pub(crate) mod ends;

/// What a text ends in that is carried from or to another page, whatever it is: `Cash at bank b/f`.
const CARRIED_ENDS: [&str; 18] = [
    "b f",
    "c f",
    "b d",
    "c d",
    "b o",
    "c o",
    "b fwd",
    "c fwd",
    "bf",
    "cf",
    "bfwd",
    "cfwd",
    "brought forward",
    "carried forward",
    "brought fwd",
    "carried fwd",
    "brought over",
    "carried over",
];

/// The money that there is.
const HOLDINGS: [&str; 7] = ["bank", "book", "cash", "float", "hand", "petty", "till"];

/// The longest text that is a label.
const BYTES_MAX: usize = 40;

/// A word of a label has fewer bytes.
const LETTERS_MAX: usize = 24;

/// What a word is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LabelWord {
    Balance,
    Total,
    Link,
    Beside,
}

impl LabelWord {
    const fn is_total(self) -> bool {
        matches!(self, Self::Balance | Self::Total)
    }
}

/// All of them; looked for in every text of a file.
static WORDS: LazyLock<BTreeMap<&str, LabelWord>> = LazyLock::new(|| {
    let lists = [
        ("month_said", LabelWord::Beside),
        ("currency", LabelWord::Beside),
        ("beside", LabelWord::Beside),
        ("link", LabelWord::Link),
        ("total", LabelWord::Total),
        ("balance", LabelWord::Balance),
    ];
    lists
        .into_iter()
        .flat_map(|(list, kind)| of_labels(list).iter().map(move |word| (*word, kind)))
        .collect()
});

/// Words by their first letter and how many bytes they have.
type WordsByLetter = [[Vec<(&'static str, bool)>; LETTERS_MAX]; 26];

/// Words of labels by their first letter and how many bytes they have, and whether each is a balance or a total.
static ENDS: LazyLock<WordsByLetter> = LazyLock::new(|| {
    let mut ends = [const { [const { Vec::new() }; LETTERS_MAX] }; 26];
    let known = WORDS.iter().map(|(word, kind)| (*word, kind.is_total()));
    let phrases =
        ["carried", "carried_to", "total_said", "net_said"].into_iter().flat_map(of_labels);
    let carried = phrases.flat_map(|words| words.split(' ')).map(|word| (word, false));
    for (word, is_total) in known.chain(carried) {
        if let Some(at) = letter(word.as_bytes()) {
            ends[at][word.len()].push((word, is_total));
        }
    }
    ends
});

/// What a text says of its row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Label {
    /// It is a balance or a total.
    Sure,
    /// It may be, or a name ends in such a word: `HSBC opening balance`, `New Balance`; or it goes on with words
    /// that are not known: `Balance of invoice 204`.
    Perhaps,
    /// A name begins with such a word: `Total Fitness`.
    Name,
}

impl Label {
    /// What a cell says; none where it has no such word at its start or end. `words` is room for it.
    pub fn of(cell: &str, words: &mut String) -> Option<Self> {
        let cell = cell.trim();
        if cell.len() > BYTES_MAX || !may_be_label(cell) {
            return None;
        }
        write_words(cell, words);
        // `S A L D O`
        if words.len() > 6 && words.split(' ').all(|word| word.chars().count() == 1) {
            words.retain(|c| c != ' ');
        }
        Self::of_words(words)
    }

    /// What words in lower case say.
    fn of_words(words: &str) -> Option<Self> {
        // `By Balance c/d`, `To Opening Balance`: as ledgers are kept by hand.
        let by = ["by ", "to "].iter().find_map(|word| words.strip_prefix(word));
        let words =
            by.filter(|rest| rest.split(' ').any(|word| word == "balance")).unwrap_or(words);
        let (mut first, mut last) = (None, None);
        let (mut is_some, mut is_all, mut is_linked) = (false, true, false);
        let mut is_balance = false;
        for (at, word) in words.split(' ').enumerate() {
            let kind = WORDS.get(word).copied();
            is_balance |= at == 0 && kind == Some(LabelWord::Balance);
            let is_total = kind.is_some_and(LabelWord::is_total);
            is_linked |= at == 1 && kind == Some(LabelWord::Link);
            (is_some, is_all) = (is_some || is_total, is_all && kind.is_some());
            last = Some(is_total);
            first.get_or_insert(is_total);
        }
        let is_begun = first == Some(true);
        // A pair of shoes, too.
        let is_name = words == "new balance";
        let is_led = is_begun && is_linked && !is_balance;
        if !is_name && (is_some && is_all || is_led) || is_carried(words) || is_said_total(words) {
            return Some(Self::Sure);
        }
        match (last, is_begun) {
            (Some(true), _) => Some(Self::Perhaps),
            _ if is_balance && is_linked => Some(Self::Perhaps),
            (_, is_begun) => is_begun.then_some(Self::Name),
        }
    }
}

/// Which of two balances a label names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BalanceEnd {
    /// Before all rows.
    Opening,
    /// After them.
    Closing,
}

/// Which of two balances the words of a label name, in lower case.
pub(super) fn stand(words: &str) -> Option<BalanceEnd> {
    let has = |list: &str| {
        words.split(' ').any(|word| of_labels(list).iter().any(|start| word.starts_with(start)))
    };
    match (has("opening"), has("closing")) {
        (true, false) => Some(BalanceEnd::Opening),
        (false, true) => Some(BalanceEnd::Closing),
        _ => None,
    }
}

/// Whether some word, in lower case, is that of a total.
pub(super) fn is_of_total(words: &str) -> bool {
    is_said_total(words) || words.split(' ').any(|word| WORDS.get(word) == Some(&LabelWord::Total))
}

/// How a short text with the word of a total among others may be of one; none where it has no such word. One that ends
/// in it is a total, and `Subtotal` of anything; `Total Fuel` is as well the name of who was paid, but not `Total
/// expenses`.
pub(super) fn says_total(text: &str) -> Option<Label> {
    let total = |word: &str| WORDS.get(&*word.to_lowercase()) == Some(&LabelWord::Total);
    if text.len() > BYTES_MAX || !words_of(text).any(total) {
        return None;
    }
    let is_ended = words_of(text).next_back().is_some_and(total);
    let is_of_part = words_of(text)
        .next()
        .is_some_and(|word| total(word) && !word.eq_ignore_ascii_case("total"));
    let others: Vec<&str> = words_of(text).filter(|word| !total(word)).collect();
    let is_of_way = header(&others.join(" ")).1;
    Some(if is_ended || is_of_part || is_of_way { Label::Sure } else { Label::Name })
}

/// Whether a short text is of a total of one way: `Total expenses`, `Summe Einnahmen`.
pub(super) fn is_total_of_way(text: &str) -> bool {
    let total = |word: &str| WORDS.get(&*word.to_lowercase()) == Some(&LabelWord::Total);
    let others: Vec<&str> = words_of(text).filter(|word| !total(word)).collect();
    text.len() <= BYTES_MAX && words_of(text).any(total) && header(&others.join(" ")).1
}

/// Whether a text with the word of a total says no more than that it is one of a day: `Daily total`, `Total du jour`.
pub(super) fn is_total_of_day(text: &str) -> bool {
    const DAYS: [&str; 6] = ["day", "daily", "du", "jour", "journée", "dag"];
    words_of(text)
        .map(str::to_lowercase)
        .all(|word| DAYS.contains(&&*word) || WORDS.get(&*word) == Some(&LabelWord::Total))
}

/// Whether words, in lower case, are of what may be spent, which is no sum of what was booked.
pub(super) fn is_of_what_may_be_spent(words: &str) -> bool {
    let starts = ["avail", "dispon", "verfügbar", "beschikbaar", "tillgäng", "disponibl"];
    words.split(' ').any(|word| starts.iter().any(|start| word.starts_with(start)))
}

/// Whether words, in lower case, are of the money that an account holds: what is carried forward may be of anything
/// (`Tax brought forward`), and what falls due is none.
pub(super) fn is_of_money_held(words: &str) -> bool {
    let is_known = |word: &str| WORDS.contains_key(word) || HOLDINGS.contains(&word);
    let is_due = words.split(' ').any(|word| matches!(word, "payment" | "due"));
    let is_balance = |word: &str| WORDS.get(word) == Some(&LabelWord::Balance);
    let is_of_known = || words.split(' ').all(is_known) || !words.is_ascii();
    !is_due && (words.split(' ').any(is_balance) || is_of_known())
}

/// Whether words, in lower case, are of what goes on to another page or year.
pub(super) fn is_carried_on(words: &str) -> bool {
    let ends = ["c d", "c f", "c o", "cf", "c fwd", "cfwd"];
    let is_carried_end = || {
        ["forward", "fwd", "over", "down"]
            .iter()
            .any(|end| words.strip_suffix(end).is_some_and(|rest| rest.ends_with("carried ")))
    };
    is_carried(words)
        && (of_labels("carried_to").contains(&words)
            || ends.iter().any(|end| words.ends_with(end))
            || is_carried_end())
}

/// Whether words, in lower case, are of what was brought from another page or year.
pub(super) fn is_brought(words: &str) -> bool {
    is_carried(words)
        && !of_labels("carried_to").contains(&words)
        && ["c d", "c f", "c o", "cf", "c fwd", "cfwd"].iter().all(|end| !words.ends_with(end))
}

/// Whether a header, as guesses see it, names a balance: what stands below it is nothing that was
/// moved. What changes a balance is no balance.
#[must_use]
pub fn is_of_balance(plain: &str) -> bool {
    let is_change = |word: &str| ["impact", "effect", "change", "movement"].contains(&word);
    let is_balance = |word: &str| word == "stand" || WORDS.get(word) == Some(&LabelWord::Balance);
    plain.split(' ').any(is_balance) && !plain.split(' ').any(is_change)
}

/// A balance that is carried from or to another page or year.
pub(super) fn is_carried(words: &str) -> bool {
    let is_end = |end: &&str| words.strip_suffix(*end).is_some_and(|rest| rest.ends_with(' '));
    ["carried", "carried_to"].into_iter().any(|list| of_labels(list).contains(&words))
        || CARRIED_ENDS.iter().any(is_end)
}

/// A total that is said without a word for one alone.
fn is_said_total(words: &str) -> bool {
    ["total_said", "net_said"].into_iter().any(|list| of_labels(list).contains(&words))
}

/// Whether a word is the last of a text that may be carried, whatever it begins with.
fn is_last_of_carried(word: &[u8]) -> bool {
    let ends = ["f", "d", "o", "bf", "cf", "fwd", "over", "bfwd", "cfwd", "forward"];
    word.len() <= 7 && ends.iter().any(|end| end.as_bytes().eq_ignore_ascii_case(word))
}

/// Whether a text ends at both sides as labels do. All texts of a file are asked, and most differ
/// here: to write their words out and look for each would take a tenth of the whole run.
fn may_be_label(text: &str) -> bool {
    // A date, an amount.
    if !text.bytes().any(|byte| byte.is_ascii_alphabetic() || !byte.is_ascii()) {
        return false;
    }
    // Letters may stand apart.
    if text.as_bytes().get(1) == Some(&b' ') && text.as_bytes().get(3) == Some(&b' ') {
        return true;
    }
    let Some((first, last)) = ends_of(text) else { return false };
    let is_total = |word: &[u8]| {
        // What has no plain letters is looked at in full.
        let Some(at) = letter(word).filter(|_| word.is_ascii()) else { return Some(true) };
        let known = ENDS[at].get(word.len())?.iter();
        let mut known = known.filter(|(one, _)| one.as_bytes().eq_ignore_ascii_case(word));
        known.next().map(|(_, is_total)| *is_total)
    };
    match (is_total(first), is_total(last)) {
        (Some(true), _) | (_, Some(true)) => true,
        (first, known) => known.is_some() && (first.is_some() || is_last_of_carried(last)),
    }
}

/// The first word of a text and the last, those of digits left out.
fn ends_of(text: &str) -> Option<(&[u8], &[u8])> {
    if !text.is_ascii() {
        let mut words = words_of(text).map(str::as_bytes);
        let first = words.next()?;
        return Some((first, words.next_back().unwrap_or(first)));
    }
    let words = text.as_bytes().split(|byte| !byte.is_ascii_alphanumeric());
    let mut words = words.filter(|word| !word.is_empty() && !word.iter().any(u8::is_ascii_digit));
    let first = words.next()?;
    Some((first, words.next_back().unwrap_or(first)))
}

/// The place of its first letter in the alphabet; none where it has no plain one.
fn letter(word: &[u8]) -> Option<usize> {
    let first = word.first()?.to_ascii_lowercase();
    first.is_ascii_lowercase().then(|| usize::from(first - b'a'))
}

/// The words of a text, those of digits left out.
fn words_of(text: &str) -> impl DoubleEndedIterator<Item = &str> {
    let is_word = |word: &&str| !word.is_empty() && !word.bytes().any(|byte| byte.is_ascii_digit());
    text.split(|c: char| !c.is_alphanumeric()).filter(is_word)
}

/// The words of a text in lower case.
fn write_words(text: &str, words: &mut String) {
    words.clear();
    for word in words_of(text) {
        if !words.is_empty() {
            words.push(' ');
        }
        words.extend(word.chars().flat_map(char::to_lowercase));
    }
}

#[cfg(test)]
mod tests;
