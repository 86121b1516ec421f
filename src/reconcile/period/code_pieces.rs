//! The pieces of a text that codes of documents are read from.

use super::paper_numbers::is_digits;
use crate::common_words::month;

/// Digits that a code has at least: `SW19` is no document.
pub(super) const DIGITS_MIN: usize = 3;

/// A piece of a text.
#[derive(Debug)]
pub(super) enum Piece {
    Word(String),
    /// Groups of digits, and letters before, between or behind them.
    Code {
        letters: Vec<String>,
        groups: Vec<String>,
        is_mixed: bool,
    },
    /// A month of a year, `03/2026`.
    Month(u8, String),
    /// The month and the day of a day, as it is read with the day first, and with the month first; its groups of digits
    /// as they are written.
    Day([(u8, u8); 2], Vec<String>),
    /// A time, an amount.
    Other,
}

impl Piece {
    /// The number, where it is one and nothing else.
    pub(super) fn number(&self) -> Option<&str> {
        match self {
            Self::Code { letters, groups, .. } if letters.is_empty() => match &groups[..] {
                [number] => Some(number),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Whether a number may be that of a day, or of a year in short.
pub(super) fn is_small(number: &str) -> bool {
    number.len() <= 2
}

/// Whether a number may be that of a year which books are of: `2041` is of a document.
pub(super) fn is_year(number: &str) -> bool {
    let near = number.strip_prefix("20").is_some_and(|rest| *rest < *"40");
    number.len() == 4 && (number.starts_with("19") || near)
}

/// The pieces of what stands between spaces and has digits.
pub(super) fn number_pieces(chunk: &str) -> Vec<Piece> {
    if chunk.contains(|c| "£$€¥".contains(c)) {
        return vec![Piece::Other];
    }
    let groups = || chunk.split(|c: char| !c.is_alphanumeric()).filter(|group| !group.is_empty());
    let are_digits = groups().all(is_digits);
    let mark = chunk.chars().rev().find(|c| !c.is_alphanumeric());
    let lengths: Vec<usize> = groups().map(str::len).collect();
    if are_digits {
        let all: Vec<&str> = groups().collect();
        let of_year = match all[..] {
            [month, year] | [year, month] if is_small(month) && is_year(year) => {
                Some((month, year))
            }
            _ => None,
        };
        let month = of_year.and_then(|(month, year)| Some((month.parse::<u8>().ok()?, year)));
        if let Some((month @ 1..=12, year)) = month {
            return vec![Piece::Month(month, year.to_owned())];
        }
        if let Some(day) = day_of(&all, mark) {
            return vec![day];
        }
        // Days, times, amounts.
        let is_other = matches!(
            (&lengths[..], mark),
            ([1 | 2, 1 | 2, 2 | 4] | [4, 1 | 2, 1 | 2], Some('/' | '.' | '-'))
                | ([1 | 2, 2] | [1 | 2, 2, 2], Some(':'))
                | ([.., 2], Some('.' | ','))
        );
        if is_other {
            return vec![Piece::Other];
        }
        // Two numbers of as many digits are two: `1203/1205`.
        if let ([one, two], Some('/')) = (&lengths[..], mark)
            && one == two
            && *one >= DIGITS_MIN
        {
            let code = |group: &str| Piece::Code {
                letters: Vec::new(),
                groups: vec![group.to_owned()],
                is_mixed: false,
            };
            return groups().map(code).collect();
        }
        // A comma between thousands.
        if mark == Some(',') {
            let groups = vec![groups().collect()];
            return vec![Piece::Code { letters: Vec::new(), groups, is_mixed: false }];
        }
    }
    if let Some(day) = day_of_month(chunk) {
        return vec![day];
    }
    let (mut letters, mut digits): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    let (mut turns, mut was_digit) = (0, false);
    for group in groups() {
        let mut rest = group;
        while let Some(first) = rest.chars().next() {
            let is_digit = first.is_ascii_digit();
            let end = rest.find(|c: char| c.is_ascii_digit() != is_digit).unwrap_or(rest.len());
            let (run, behind) = rest.split_at(end);
            if is_digit { &mut digits } else { &mut letters }.push(run.to_owned());
            turns += usize::from(is_digit != was_digit);
            (was_digit, rest) = (is_digit, behind);
        }
    }
    // `22nd` of a month is a day, `2nd quarter` a number.
    let is_ordinal = matches!(&letters[..], [only] if ["st", "nd", "rd", "th"].contains(&&**only));
    if is_ordinal && turns == 2 && digits.iter().all(|digits| is_small(digits)) {
        letters.clear();
    }
    // Letters, digits and letters are a code; more turns are of a program.
    vec![Piece::Code { letters, groups: digits, is_mixed: turns > 2 }]
}

/// A day in figures, `12.03.2026`: which of day and month comes first is known where it can be only one.
fn day_of(groups: &[&str], mark: Option<char>) -> Option<Piece> {
    let (one, two, is_year_first) = match groups {
        [one, two, year] if is_year(year) && is_small(one) && is_small(two) => (one, two, false),
        [year, one, two] if is_year(year) && is_small(one) && is_small(two) => (one, two, true),
        // `03/24`, as American banks print it.
        [one, two] if mark == Some('/') && one.len() == 2 && two.len() == 2 => (one, two, false),
        _ => return None,
    };
    let (one, two) = (one.parse::<u8>().ok()?, two.parse::<u8>().ok()?);
    let is_day = |(month, day): (u8, u8)| (1..=12).contains(&month) && (1..=31).contains(&day);
    let month_first = Some((one, two)).filter(|day| is_day(*day));
    let day_first = Some((two, one)).filter(|day| !is_year_first && is_day(*day));
    let is_marked = mark.is_some_and(|mark| "/.-".contains(mark));
    let first = day_first.or(month_first).filter(|_| is_marked)?;
    let written = groups.iter().map(|group| (*group).to_owned()).collect();
    Some(Piece::Day([first, month_first.unwrap_or(first)], written))
}

/// A day with the name of its month, `22apr` or `12mar26`.
fn day_of_month(chunk: &str) -> Option<Piece> {
    let at = chunk.find(|c: char| !c.is_ascii_digit()).filter(|at| (1..=2).contains(at))?;
    let (day, rest) = chunk.split_at(at);
    let word = rest.trim_end_matches(|c: char| c.is_ascii_digit());
    let is_year = [0, 2, 4].contains(&(rest.len() - word.len()));
    let day = (month(word)?, day.parse::<u8>().ok().filter(|day| (1..=31).contains(day))?);
    is_year.then(|| Piece::Day([day; 2], Vec::new()))
}
