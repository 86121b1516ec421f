//! What `:86:` says of an entry, in the three ways banks write it.

use super::super::text::{joined, push_words, some_words, words};
use super::fields::{Mt940Field, unwrapped};

/// Who paid or was paid, what for, and what the parties know it by.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Narrative {
    pub(super) counterparty: Option<String>,
    pub(super) purpose: String,
    pub(super) reference: Option<String>,
    /// `SEPA-UEBERWEISUNG`.
    pub(super) kind: Option<String>,
}

impl Narrative {
    /// Counterparty and purpose as one text.
    pub(super) fn description(&self) -> String {
        joined(self.counterparty.as_deref().unwrap_or_default(), &self.purpose)
    }
}

/// Reads `:86:`.
pub(super) fn narrative(field: &Mt940Field<'_>) -> Narrative {
    let text = field.unwrapped();
    subfields(&text).or_else(|| codewords(&text)).unwrap_or_else(|| {
        let (purpose, reference) = sepa(&text);
        Narrative { purpose, reference, ..Narrative::default() }
    })
}

/// The German and Polish form: a code of the kind of entry, then subfields of two digits behind a mark
/// (`166?00SEPA-UEBERWEISUNG?20EREF+7?32NAME`). Nothing where the text is of another form.
fn subfields(text: &str) -> Option<Narrative> {
    /// A subfield is broken at this length, which may be within a word.
    const FULL: usize = 27;
    let code_end = text.bytes().take(3).take_while(u8::is_ascii_digit).count();
    let rest = text.get(code_end..)?.trim_start();
    let mark = rest.chars().next().filter(|mark| "?~^<>|!#".contains(*mark))?;
    let mut parts = rest.split(mark).skip(1).peekable();
    let is_subfield = |part: &str| part.bytes().take(2).filter(u8::is_ascii_digit).count() == 2;
    if !parts.peek().is_some_and(|part| is_subfield(part)) {
        return None;
    }
    let (mut purpose, mut name) = (Vec::new(), Vec::new());
    let mut kind = None;
    let mut last = 0;
    for part in parts {
        let (code, value) = if is_subfield(part) { part.split_at(2) } else { ("", part) };
        // A mark within a text (`WHY?`) is text: it stays with the subfield before it.
        let code: u8 = code.parse().unwrap_or(last);
        match code {
            0 => kind = kind.or_else(|| some_words(value)),
            20..=29 | 60..=65 => purpose.push(value),
            32 | 33 => name.push(value),
            _ => {}
        }
        last = code;
    }
    let (purpose, reference) = sepa(&unwrapped(purpose.into_iter(), FULL, 0));
    let counterparty = some_words(&unwrapped(name.into_iter(), FULL, 0));
    Some(Narrative { counterparty, purpose, reference, kind })
}

/// The text behind `SVWZ+` and the reference behind `EREF+`; all of the text where there is no `SVWZ+`
/// and nothing else is left of it.
fn sepa(text: &str) -> (String, Option<String>) {
    const TAGS: [&str; 16] = [
        "EREF+", "KREF+", "MREF+", "CRED+", "DEBT+", "COAM+", "OAMT+", "SVWZ+", "ABWA+", "ABWE+",
        "IBAN+", "BIC+", "PURP+", "ANAM+", "RREF+", "SQTP+",
    ];
    if !text.contains('+') {
        return (words(text), None);
    }
    let mut found: Vec<(usize, &str)> = Vec::new();
    for plus in memchr::memchr_iter(b'+', text.as_bytes()) {
        let before = text.get(..=plus).unwrap_or_default();
        let tag = TAGS.into_iter().find(|tag| before.ends_with(tag));
        found.extend(tag.map(|tag| (plus + 1 - tag.len(), tag)));
    }
    let start = found.first().map_or(text.len(), |(at, _)| *at);
    let free = text.get(..start).unwrap_or_default();
    let (mut purpose, mut reference) = (words(free), None);
    let ends = found.iter().skip(1).map(|(at, _)| *at).chain([text.len()]);
    for ((at, tag), end) in found.iter().zip(ends) {
        let value = text.get(at + tag.len()..end).unwrap_or_default();
        match *tag {
            "SVWZ+" => push_words(&mut purpose, value),
            "EREF+" => reference = reference.or_else(|| given(value)),
            _ => {}
        }
    }
    if purpose.is_empty() {
        purpose = words(text);
    }
    (purpose, reference)
}

fn given(text: &str) -> Option<String> {
    let is_none =
        |text: &String| matches!(text.as_str(), "NOTPROVIDED" | "NOT PROVIDED" | "NONREF");
    some_words(text).filter(|text| !is_none(text))
}

/// The form of SWIFT that Dutch banks write: code words between slashes
/// (`/TRTP/SEPA OVERBOEKING/NAME/J. DOE/REMI/Invoice 7/EREF/NOTPROVIDED`). Nothing where no name and no
/// purpose is found so.
fn codewords(text: &str) -> Option<Narrative> {
    const WORDS: [&str; 28] = [
        "TRTP", "IBAN", "BIC", "NAME", "REMI", "EREF", "ORDP", "BENM", "ADDR", "ISDT", "CSID",
        "MARF", "RTRN", "PREF", "PURP", "CNTP", "ULTC", "ULTD", "ULTB", "SVCL", "TRCD", "OCMT",
        "CHGS", "EXCH", "KREF", "NRTX", "IREF", "ACCW",
    ];
    if !text.starts_with('/') {
        return None;
    }
    let mut found: Vec<(usize, usize, &str)> = Vec::new();
    let mut slash = None;
    for next in memchr::memchr_iter(b'/', text.as_bytes()) {
        if let Some(start) = slash {
            let word = text.get(start + 1..next).unwrap_or_default();
            // Spaces may stand around a word where a line was broken.
            if WORDS.contains(&word.trim()) {
                found.push((start, next + 1, word.trim()));
            }
        }
        slash = Some(next);
    }
    let mut narrative = Narrative::default();
    let ends = found.iter().skip(1).map(|(start, ..)| *start).chain([text.len()]);
    for ((_, start, word), end) in found.iter().zip(ends) {
        let value = text.get(*start..end).unwrap_or_default();
        match *word {
            "NAME" if narrative.counterparty.is_none() => {
                narrative.counterparty = some_words(value.trim_matches('/'));
            }
            // Account, bank, name and town, some of them empty.
            "CNTP" => narrative.counterparty = value.split('/').nth(2).and_then(some_words),
            "REMI" => push_words(&mut narrative.purpose, remittance(value)),
            "EREF" => narrative.reference = given(value.trim_matches('/')),
            "TRTP" => narrative.kind = some_words(value),
            _ => {}
        }
    }
    let says_something = narrative.counterparty.is_some() || !narrative.purpose.is_empty();
    says_something.then_some(narrative)
}

/// The text of `/REMI/`, which may say in front whether it is structured.
fn remittance(value: &str) -> &str {
    let value = value.trim_matches('/');
    let value =
        value.strip_prefix("USTD//").or_else(|| value.strip_prefix("STRD/")).unwrap_or(value);
    value.trim_matches('/')
}
