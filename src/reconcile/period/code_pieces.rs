//! The pieces of a text that codes of documents are read from.

use super::paper_numbers::is_digits;

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
    /// A day of a month, as it is written in figures.
    Day(u8, u8),
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
        // `04/26`: a year in short.
        if let ([month, year], Some('/')) = (&all[..], mark)
            && month.len() == 2
            && matches!(year.as_bytes(), [b'2'..=b'3', _])
            && let Ok(month @ 1..=12) = month.parse::<u8>()
        {
            return vec![Piece::Month(month, format!("20{year}"))];
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

/// A day in figures, `12.03.2026`; with the month first only where it can be nothing else.
fn day_of(groups: &[&str], mark: Option<char>) -> Option<Piece> {
    let (day, month) = match groups {
        [day, month, year] if is_year(year) && is_small(day) && is_small(month) => (day, month),
        [year, month, day] if is_year(year) && is_small(day) && is_small(month) => (day, month),
        _ => return None,
    };
    let (day, month) = (day.parse::<u8>().ok()?, month.parse::<u8>().ok()?);
    let (day, month) = if month > 12 { (month, day) } else { (day, month) };
    let is_day = mark.is_some_and(|mark| "/.-".contains(mark))
        && (1..=31).contains(&day)
        && (1..=12).contains(&month);
    is_day.then_some(Piece::Day(month, day))
}
