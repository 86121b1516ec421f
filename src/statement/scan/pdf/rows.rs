//! Lines of a page as phrases: words that belong together.

use super::budget::EXPORT;
use super::layout::{PdfLine, PdfWord};
use super::shape::{is_amount, is_date};
use crate::fault::Fault;
use tieout::sort::CompactSort as _;

/// Words with a smaller gap, in sizes of the font, belong together.
const PHRASE_GAP: f64 = 0.55;

/// Before or behind an amount the gap that parts is smaller.
const AMOUNT_GAP: f64 = 0.4;

const BETWEEN_AMOUNTS: f64 = 0.3;

/// Characters are as wide as each other within this part, and a space is as wide as they are.
const SAME_PITCH: f64 = 0.03;

const SPACE_OF_PITCH: f64 = 1.5;

/// Columns of a table and phrases of a line: what is looked at by each other is not many.
pub(super) const COLUMNS_MAX: usize = 256;

/// A line of a page, and what it looks like.
pub(super) struct PhraseLine<'p> {
    /// Counted through the document.
    pub(super) line: u64,
    pub(super) page: usize,
    pub(super) y: f64,
    pub(super) size: f64,
    pub(super) phrases: Vec<PdfPhrase<'p>>,
    pub(super) has_amount: bool,
    pub(super) starts_with_date: bool,
    /// Whether it stands between the first and the last row of a table.
    pub(super) is_inside: bool,
}

/// Words that belong together.
pub(super) struct PdfPhrase<'p> {
    pub(super) words: &'p [PdfWord],
    pub(super) is_amount: bool,
}

impl PdfPhrase<'_> {
    pub(super) fn x_start(&self) -> f64 {
        self.words.first().map_or(0.0, |word| word.x_start)
    }

    pub(super) fn x_end(&self) -> f64 {
        self.words.last().map_or(0.0, |word| word.x_end)
    }

    /// Whether both stand below or above each other.
    pub(super) fn is_over(&self, other: &Self) -> bool {
        self.x_start() < other.x_end() && other.x_start() < self.x_end()
    }

    pub(super) fn text(&self) -> String {
        self.words.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ")
    }
}

impl PhraseLine<'_> {
    /// Whether it is a row of a table for sure.
    pub(super) fn is_body(&self) -> bool {
        self.has_amount && self.phrases.len() > 1
    }

    /// Its text with all digits alike, so that page numbers do not tell pages apart.
    pub(super) fn masked(&self) -> String {
        let text: Vec<String> = self.phrases.iter().map(PdfPhrase::text).collect();
        text.join(" ").chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect()
    }
}

/// How wide each character of a page is, where all are as wide as the next.
pub(super) fn pitch(lines: &[PdfLine]) -> Option<f64> {
    let words = || lines.iter().flat_map(|line| &line.words).filter(|word| word.text.len() > 2);
    let pitch = |word: &PdfWord| {
        let count = u16::try_from(word.text.chars().count()).unwrap_or(u16::MAX);
        (word.x_end - word.x_start) / f64::from(count.max(1))
    };
    let mut pitches: Vec<f64> = words().map(pitch).collect();
    pitches.compact_sort_by(f64::total_cmp);
    let usual = *pitches.get(pitches.len() / 2)?;
    let is_usual = |one: &&f64| (**one - usual).abs() < usual * SAME_PITCH;
    (pitches.iter().filter(is_usual).count() * 10 > pitches.len() * 9).then_some(usual)
}

/// What a line looks like; of a page on which all characters are as wide as the next, a gap of one of them is
/// a space.
///
/// # Errors
/// It has more to it than any line of a statement.
pub(super) fn row(
    line: u64,
    page: usize,
    text: &PdfLine,
    pitch: Option<f64>,
) -> Result<PhraseLine<'_>, Fault> {
    let words = &text.words;
    let mut phrases = Vec::new();
    let mut start = 0;
    for at in 1..=words.len() {
        let is_end = words.get(at).is_none_or(|next| {
            let gap = next.x_start - words[at - 1].x_end;
            let amounts = [&words[at - 1], next].map(|word| is_amount(&word.text));
            let least = match amounts {
                [true, true] => text.size * BETWEEN_AMOUNTS,
                _ if pitch.is_some() => pitch.unwrap_or(0.0) * SPACE_OF_PITCH,
                [false, false] => text.size * PHRASE_GAP,
                _ => text.size * AMOUNT_GAP,
            };
            gap > least
        });
        if is_end {
            let words = &words[start..at];
            let text: String = words.iter().map(|word| word.text.as_str()).collect();
            phrases.push(PdfPhrase { words, is_amount: is_amount(&text) });
            start = at;
        }
    }
    if phrases.len() > COLUMNS_MAX {
        return Err(too_wide(line));
    }
    phrases.shrink_to_fit();
    let has_amount = phrases.iter().any(|phrase| phrase.is_amount);
    Ok(PhraseLine {
        line,
        page,
        y: text.y,
        size: text.size,
        phrases,
        has_amount,
        starts_with_date: is_date(words),
        is_inside: false,
    })
}

pub(super) fn too_wide(line: u64) -> Fault {
    Fault::at_line(line, "more columns than any statement has").hint(EXPORT)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words with a space between, each character as wide as told.
    fn line(text: &str, width: impl Fn(char) -> f64) -> PdfLine {
        let mut words = Vec::new();
        let mut x = 0.0;
        for part in text.split(' ') {
            let x_end = x + part.chars().map(&width).sum::<f64>();
            if !part.is_empty() {
                words.push(PdfWord { x_start: x, x_end, text: part.to_owned() });
            }
            x = x_end + width(' ');
        }
        PdfLine { y: 0.0, size: 10.0, words }
    }

    fn phrases(line: &PdfLine) -> usize {
        row(1, 0, line, pitch(std::slice::from_ref(line))).unwrap().phrases.len()
    }

    #[test]
    fn a_space_is_as_wide_as_the_characters_where_all_are_alike() {
        let text = "CARD TESCO will ill   12.00";
        let alike = line(text, |_| 6.0);
        assert_eq!(phrases(&alike), 2);
        let of_letters = line(text, |c| if "il. ".contains(c) { 2.6 } else { 6.0 });
        assert_eq!(phrases(&of_letters), 2);
        assert!(pitch(std::slice::from_ref(&of_letters)).is_none());
    }
}
