//! Words of forms that stand within somebody's name: "GRANT BUILDERS LTD" is no grant.

use std::ops::Range;

use crate::concept::ConceptId;
use crate::features::lexicon;
use crate::normalise::word_lists::{is_given_name, is_month, is_telling, is_title};
use crate::normalise::{NormalisedText, TextMarks};

/// Forms of money in whose single words stand in the names of people and firms as well.
pub(super) const NAMES_TOO: [&str; 10] = [
    "commission received",
    "dividend received",
    "donation received",
    "grant",
    "insurance claim",
    "interest received",
    "loan",
    "rent of a chair",
    "rent received",
    "royalties received",
];

/// The one of them that is a given name and a surname.
const SURNAME: [&str; 2] = ["grant", "grants"];

/// Words of card companies that are everyday words, and names of other firms' as well.
const EVERYDAY: [&str; 4] = ["clover", "mollie", "square", "stripe"];

/// What names stand in a text.
pub(super) struct NamesInText<'a> {
    cleaned: &'a NormalisedText,
    long: Vec<lexicon::LongName>,
    has_supplier: bool,
    has_invoice: bool,
    /// How many words tell something.
    telling: usize,
}

impl<'a> NamesInText<'a> {
    pub(super) fn of(cleaned: &'a NormalisedText) -> Self {
        let (long, has_supplier) = lexicon::suppliers_in(&cleaned.printed);
        let has_invoice = cleaned.printed.iter().any(|word| is_invoice(word));
        let telling = cleaned.printed.iter().filter(|word| tells(word)).count();
        Self { cleaned, long, has_supplier, has_invoice, telling }
    }

    /// Whether words are part of a longer name of somebody who sells none of these: the longest known
    /// name wins, over a kind of payment within it as well.
    pub(super) fn is_in_longer_name(
        &self,
        words: &Range<usize>,
        concepts: &[(ConceptId, u8)],
    ) -> bool {
        let is_around = |name: &&lexicon::LongName| {
            let span = &name.span;
            span.start <= words.start && words.end <= span.end && words.len() < span.len()
        };
        self.long.iter().filter(is_around).any(|name| !name.sells(concepts))
    }

    /// Whether words that name who pays takings out stand in somebody else's name: behind another
    /// name, or an everyday word of it before a trade.
    pub(super) fn is_elsewhere(&self, words: &Range<usize>) -> bool {
        let word = |at: usize| self.cleaned.printed.get(at).map_or("", String::as_str);
        let at = words.start;
        let is_everyday = EVERYDAY.contains(&word(at));
        let is_other = |name: &&lexicon::LongName| {
            name.span.contains(&at)
                && (is_everyday || name.span.start < at)
                && !name.pays_out()
                && !name.name.eq_ignore_ascii_case(word(at))
        };
        let is_name = |before: usize| {
            let name = word(before);
            let is_kept = || self.cleaned.words.iter().any(|word| word == name);
            is_telling(name) && !is_month(name) && name != word(at) && is_kept()
        };
        self.long.iter().any(|name| is_other(&name))
            || is_everyday
                && (at.checked_sub(1).is_some_and(is_name) || lexicon::is_trade(word(at + 1)))
    }

    /// Whether a printed word is part of a name, or of what a customer's invoice is about: then it does
    /// not say what the money is.
    pub(super) fn is_of_name(&self, at: usize) -> bool {
        let printed = &self.cleaned.printed;
        // Somebody else is named on the invoice.
        let is_invoiced = self.has_invoice
            && (self.telling > usize::from(tells(&printed[at]))
                || is_other_before_invoice(printed, at));
        let is_refund_of_supplier = self.has_supplier && self.cleaned.marks.has(TextMarks::REFUND);
        is_invoiced
            || is_refund_of_supplier
            || self.long.iter().any(|name| name.span.contains(&at))
            || at > 0 && is_of_person(printed, at)
            || is_of_firm(printed, at)
    }
}

fn tells(word: &str) -> bool {
    is_telling(word) && !is_invoice(word)
}

fn is_invoice(word: &str) -> bool {
    matches!(word, "inv" | "invoice" | "invoices")
}

/// Whether a word that is no month stands between it and the word of the invoice: "CLAIMS DIRECT".
fn is_other_before_invoice(printed: &[String], at: usize) -> bool {
    let behind = &printed[at + 1..];
    let end = behind.iter().position(|word| is_invoice(word)).unwrap_or(0);
    behind[..end].iter().any(|word| !is_month(word))
}

/// Whether a title or initials stand before it, and they begin the name: "FLAT B RENT" is no B. Rent.
fn is_of_person(printed: &[String], at: usize) -> bool {
    let before = &printed[..at];
    let Some(last) = before.last() else { return false };
    if is_title(last) || is_given_name(last) && SURNAME.contains(&printed[at].as_str()) {
        return true;
    }
    let is_initial = |word: &String| word.chars().count() == 1;
    let rest = before.iter().rev().find(|word| !is_initial(word) && !is_title(word));
    is_initial(last) && rest.is_none_or(|word| !is_telling(word))
}

/// Whether the name of a firm ends right behind it, or behind the word of a trade there.
fn is_of_firm(printed: &[String], at: usize) -> bool {
    let is_end = |at: usize| match printed.get(at).map_or("", String::as_str) {
        "ltd" | "limited" | "llp" | "plc" => true,
        "and" => printed.get(at + 1).is_some_and(|next| matches!(next.as_str(), "co" | "sons")),
        _ => false,
    };
    let is_named_before = at > 0 && is_telling(&printed[at - 1]);
    let is_trade = |word: &String| lexicon::is_trade(word);
    is_end(at + 1) && is_named_before || printed.get(at + 1).is_some_and(is_trade) && is_end(at + 2)
}
