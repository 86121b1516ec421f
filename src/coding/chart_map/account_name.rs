//! What the name of an account says: what it is for, and how surely.
//!
//! "Pension contributions (restricted fund)", "Rent - Flat 2": accounts of one kind are told apart in
//! brackets and behind dashes by words that say nothing of what they are for.

use std::collections::BTreeMap;

use crate::account_fit::{FIT_MAX, HOME_FROM, NAMED_FROM, OF_TOPIC};
use crate::aliases::{ALIASES, AliasMatch, Aliases};
use crate::chart::ChartAccount;
use crate::concept::ConceptId;
use crate::normalise::{NormalisedText, TextMarks};
use crate::wording::{WordClass, Wording};
use tieout::contract::coding::AccountType;

/// What is left for an account that is told apart: one without such words goes before it, and of
/// sales one for all that is sold.
const TOLD_APART: i32 = 890;

/// Words of where, for whom and out of what money: beside what an account is for they say no more.
const APART: [&str; 30] = [
    "cafe",
    "centre",
    "church",
    "club",
    "core",
    "designated",
    "endowment",
    "field",
    "flat",
    "floor",
    "fund",
    "hall",
    "house",
    "kitchen",
    "minibus",
    "park",
    "programme",
    "project",
    "restricted",
    "room",
    "school",
    "shop",
    "store",
    "studio",
    "unit",
    "unrestricted",
    "village",
    "void",
    "workshop",
    "youth",
];

/// The name of an account, read.
pub(super) struct AccountName<'a> {
    /// What people call it, without somebody's name behind.
    pub(super) name: &'a str,
    /// Its words.
    pub(super) wording: Wording,
    /// All words that were written, where a person's name was left out.
    pub(super) whole: Option<Wording>,
    /// The words of the part that says what it is for, where others tell it apart.
    pub(super) part: Option<Wording>,
    /// The concepts that it agrees with.
    pub(super) agreed: Vec<AliasMatch>,
}

impl<'a> AccountName<'a> {
    pub(super) fn of(account: &'a ChartAccount) -> Self {
        let told = without_person(&account.name);
        let name = told.unwrap_or(&account.name);
        let wording = Wording::of(name);
        let agreed = ALIASES.agree_by_name(&wording, account.kind);
        let part = telling_part(name, &wording, account.kind);
        let (part, agreed) = match part.filter(|part| part.is_all_of(&agreed)) {
            Some(part) => (Some(part.words), apart(&agreed, &part.agreed)),
            None => (None, agreed),
        };
        let whole = told.map(|_| Wording::of(&account.name));
        Self { name, wording, whole, part, agreed }
    }

    /// The concept that it agrees with best.
    pub(super) fn best(&self) -> Option<AliasMatch> {
        best(&self.agreed)
    }

    /// How much it says: the topics of its longest item first, then how many items and parts it has.
    pub(super) fn topics(&self) -> usize {
        let said = self.part.as_ref().unwrap_or(&self.wording);
        let mut items: BTreeMap<u8, usize> = BTreeMap::new();
        for word in said.words().iter().filter(|word| word.class == WordClass::Topic) {
            *items.entry(word.item).or_default() += 1;
        }
        let longest = items.values().max().copied().unwrap_or(0);
        let more = items.len().saturating_sub(1) + usize::from(self.part.is_some());
        longest * OF_TOPIC + more.min(OF_TOPIC - 1)
    }
}

/// Of equally good ones the first.
fn best(agreed: &[AliasMatch]) -> Option<AliasMatch> {
    agreed.iter().copied().max_by_key(|one| (one.fit, std::cmp::Reverse(one.concept)))
}

/// The part of a name that says what an account is for.
struct PurposePart {
    words: Wording,
    agreed: Vec<AliasMatch>,
    /// What the other parts, read alone, would be for.
    others: Vec<ConceptId>,
}

impl PurposePart {
    /// Whether the whole says nothing else that its parts together say: motor insurance is more than
    /// "Motor - insurance".
    fn is_all_of(&self, whole: &[AliasMatch]) -> bool {
        let (Some(whole), Some(part)) = (best(whole), best(&self.agreed)) else { return true };
        let is_same = whole.concept == part.concept;
        whole.fit < NAMED_FROM || is_same || self.others.contains(&whole.concept)
    }
}

/// What a part agrees with, or better the whole.
fn apart(whole: &[AliasMatch], part: &[AliasMatch]) -> Vec<AliasMatch> {
    let of_part = part.iter().map(|one| {
        let told = AliasMatch { fit: one.fit * TOLD_APART / FIT_MAX, ..*one };
        let of_whole = whole.iter().find(|known| known.concept == one.concept);
        of_whole.copied().filter(|known| known.fit > told.fit).unwrap_or(told)
    });
    of_part.filter(|one| one.fit > 0).collect()
}

/// The one part of a name that is a usual name, where no other says anything: in brackets, behind a
/// dash or a colon.
fn telling_part(name: &str, wording: &Wording, kind: AccountType) -> Option<PurposePart> {
    if wording.is_prose() {
        return None;
    }
    let (mut telling, mut others, mut count) = (None, Vec::new(), 0);
    for part in parts(name) {
        count += 1;
        let words = Wording::of(part);
        let agreed = ALIASES.agree_by_name(&words, kind);
        let fit = best(&agreed).map_or(0, |best| best.fit);
        if tells_apart(&words) {
            others.extend(agreed.iter().map(|one| one.concept));
        } else if fit >= NAMED_FROM && words.has_topic() {
            if telling.replace((words, agreed)).is_some() {
                return None;
            }
        } else if fit >= HOME_FROM && words.has_topic() || Aliases::is_turned(&words) {
            return None;
        } else {
            others.extend(agreed.iter().map(|one| one.concept));
        }
    }
    let (words, agreed) = telling.filter(|_| count > 1)?;
    Some(PurposePart { words, agreed, others })
}

/// Whether a part says nothing of what an account is for.
fn tells_apart(part: &Wording) -> bool {
    let mut topics = part.words().iter().filter(|word| word.class == WordClass::Topic);
    let says_nothing = |text: &str| APART.binary_search(&text).is_ok() || !ALIASES.knows(text);
    topics.all(|word| says_nothing(&word.text)) && !Aliases::is_turned(part)
}

/// The parts of a name, as brackets, dashes and colons divide it; a hyphen within a word does not.
fn parts(name: &str) -> impl Iterator<Item = &str> {
    let asides = name.split(['(', ')', '[', ']', ':', '–', '—', '>', '|']);
    let dashed = asides.flat_map(|part| part.split(" - ")).flat_map(|part| part.split(" / "));
    dashed.map(str::trim).filter(|part| part.chars().any(char::is_alphanumeric))
}

/// What stands before the name of a person: `Director's loan: A Patel`.
fn without_person(name: &str) -> Option<&str> {
    let (told, person) = name.rsplit_once(": ").or_else(|| name.rsplit_once(" - "))?;
    NormalisedText::of(person, "").marks.has(TextMarks::PERSON).then_some(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(name: &str) -> Option<String> {
        let account =
            ChartAccount { code: String::new(), name: name.to_owned(), kind: AccountType::Expense };
        let words = AccountName::of(&account).part?;
        Some(words.words().iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn a_part_that_says_nothing_leaves_the_other_to_say_what_an_account_is_for() {
        assert!(APART.is_sorted());
        for name in ["Rent (restricted fund)", "Rent - youth club", "Rent - Flat 2", "Shop: rent"] {
            assert_eq!(said(name).as_deref(), Some("rent"), "{name}");
        }
    }

    #[test]
    fn a_part_that_says_something_is_read_with_the_rest() {
        for name in [
            "Rent",
            "Rent - rates",
            "Insurance - motor",
            "Motor expenses (fuel)",
            "Vehicles - depreciation",
            "Travel: overseas",
            "Sub-contractors",
        ] {
            assert_eq!(said(name), None, "{name}");
        }
    }
}
