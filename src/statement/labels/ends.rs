//! Texts of the first row and the last that may be those of a balance, in words that are of payments, too.

use super::{BYTES_MAX, BalanceEnd, HOLDINGS, Label, LabelWord, WORDS, stand, write_words};
use crate::words::{direction_in_text, month, of_flags, of_labels};

/// Whether a text of the first row may name a balance in words that are not all known: it ends in the word for one
/// and leads nowhere, as `Reconciled balance`; or it is of the money that there was at the start.
pub(crate) fn may_be_first(text: &str) -> bool {
    const WORDS_MAX: usize = 3;
    const MONEY: [&str; 3] = ["funds", "money", "position"];
    const STARTS: [&str; 3] = ["start", "beginning", "outset"];
    if text.len() > BYTES_MAX || direction_in_text(text).is_some() {
        return false;
    }
    let mut written = String::new();
    write_words(text, &mut written);
    let words: Vec<&str> = written.split(' ').collect();
    let kind = |word: &str| WORDS.get(word).copied();
    let (Some((last, others)), false) = (words.split_last(), written == "new balance") else {
        return false;
    };
    let leads =
        |word: &&str| kind(word) == Some(LabelWord::Link) || of_flags("moves").contains(word);
    let is_ended = kind(last) == Some(LabelWord::Balance)
        && words.len() <= WORDS_MAX
        && !others.iter().any(leads);
    let is_money = |word: &&str| HOLDINGS.contains(word) || MONEY.contains(word);
    let is_start = |word: &&str| STARTS.contains(word) || stand(word) == Some(BalanceEnd::Opening);
    let is_known = |word: &&str| kind(word).is_some() || is_money(word) || is_start(word);
    is_ended
        || words.iter().any(is_money) && words.iter().any(is_start) && words.iter().all(is_known)
}

/// Whether a text may name a balance at an end of a list: it begins with a word for one and leads on, or has no
/// other words than those of balances and of the money that there is.
pub(crate) fn may_be_balance(text: &str) -> bool {
    let mut words = String::new();
    let is_led = Label::of(text, &mut words) == Some(Label::Perhaps);
    write_words(text, &mut words);
    let is_balance = |word: &str| WORDS.get(word) == Some(&LabelWord::Balance);
    let is_known = |word: &str| WORDS.contains_key(word) || HOLDINGS.contains(&word);
    let is_led = is_led && words.split(' ').next().is_some_and(is_balance);
    text.len() <= BYTES_MAX
        && words != "new balance"
        && words.split(' ').any(is_balance)
        && (is_led || words.split(' ').all(is_known))
}

/// Whether a text of a few words may tell of the money that there was before a list or is left after it, in words that
/// alone are no balance: `Bestand Vormonat`, `Report de février`, `Cash brought from February`. What goes to the bank or
/// comes from there moved.
pub(crate) fn may_be_left(text: &str) -> bool {
    if text.len() > BYTES_MAX || direction_in_text(text).is_some() {
        return false;
    }
    let mut words = String::new();
    write_words(text, &mut words);
    let is_of = |list: &str, word: &str| of_labels(list).contains(&word);
    let is_left = |word: &str| {
        WORDS.get(word) == Some(&LabelWord::Balance) || is_of("left", word) || is_joined(word)
    };
    let is_bank = |word: &str| matches!(word, "bank" | "book");
    let is_known = |word: &str| {
        WORDS.contains_key(word)
            || HOLDINGS.contains(&word)
            || ["held", "near", "leads"].iter().any(|list| is_of(list, word))
            || month(word).is_some()
    };
    words != "new balance"
        && words.split(' ').all(|word| (is_left(word) || is_known(word)) && !is_bank(word))
        && words.split(' ').any(is_left)
        && (words.contains(' ') || is_joined(&words))
}

/// Whether a word tells what there is and where, or of which end, in one: `Kassenvortrag`, `Openingsstand`.
fn is_joined(word: &str) -> bool {
    const OF_TILLS: [&str; 4] = ["vortrag", "übertrag", "uebertrag", "saldo"];
    let is_begun = |starts: &[&str]| starts.iter().any(|start| word.starts_with(start));
    word.ends_with("bestand") && is_begun(&["kass", "bar", "anfang", "end", "rest"])
        || word.ends_with("stand") && is_begun(&["kass", "opening", "begin", "eind"])
        || OF_TILLS.iter().any(|end| word.ends_with(end)) && is_begun(&["kass", "kas"])
}

/// How a text may be of a balance that was brought forward: surely not, perhaps where money came in, or whatever
/// its sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Brought {
    /// In other words.
    No,
    /// It is a word of payments, too.
    Perhaps,
    /// Nothing else is told so.
    Likely,
}

/// Whether a text of a few words may be of a balance that was brought forward.
pub(crate) fn brought(text: &str) -> Brought {
    if text.len() > BYTES_MAX {
        return Brought::No;
    }
    let mut words = String::new();
    write_words(text, &mut words);
    let links = ["from ", "by ", "to ", "vom ", "du ", "del ", "dal ", "van ", "naar ", "från "];
    let bare = links.iter().find_map(|link| words.strip_prefix(link)).unwrap_or(&words);
    // `From February`, `Auf April`, and nothing else.
    let (first, rest) = words.split_once(' ').unwrap_or_default();
    let leads = of_labels("leads").contains(&first) || of_labels("link").contains(&first);
    if leads && month(rest).is_some() {
        return Brought::Likely;
    }
    let bare = without_day(bare);
    if of_labels("brought_perhaps").contains(&bare) {
        return Brought::Perhaps;
    }
    let is_opening = || {
        stand(bare) == Some(BalanceEnd::Opening)
            && bare.split(' ').all(|word| WORDS.contains_key(word))
            && bare.split(' ').count() < 3
    };
    if of_labels("brought").contains(&bare)
        || of_labels("brought").contains(&&*words)
        || is_opening()
    {
        Brought::Likely
    } else {
        Brought::No
    }
}

/// Words without the month and what leads to it at their end: `stand per märz`.
fn without_day(mut words: &str) -> &str {
    while let Some((rest, last)) = words.rsplit_once(' ') {
        let is_of_day =
            of_labels("month_said").contains(&last) || of_labels("link").contains(&last);
        if !is_of_day {
            break;
        }
        words = rest;
    }
    words
}

/// Whether a text has a word for the money that there is, or for the beginning or the end.
pub(crate) fn is_of_holdings(text: &str) -> bool {
    let mut words = String::new();
    write_words(text, &mut words);
    let is_holding = |word: &str| HOLDINGS.contains(&word) || matches!(word, "start" | "end");
    // The last digits of an account are of no end.
    let is_of_digits = words.contains("ending in");
    text.len() <= BYTES_MAX
        && !is_of_digits
        && (stand(&words).is_some() || words.split(' ').any(is_holding))
}
