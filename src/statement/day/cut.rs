//! A cell cut into the parts of a day.

use crate::words;

/// The parts of a cell: runs of digits or of letters, and what stands between.
pub(super) struct CellParts<'a> {
    pub(super) parts: [&'a str; 3],
    pub(super) marks: [&'a str; 2],
}

/// The day of a cell, without a weekday before it and a time behind it.
pub(super) fn day_text(cell: &str) -> Option<&str> {
    let text = cell.trim().trim_start_matches('\'');
    if text.len() > 60 || !text.bytes().any(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let text = without_weekday(text);
    // `2026.03.27.`: the last number is one in a row, too.
    Some(without_time(text).trim_end_matches([',', ' ', '日', '.']))
}

/// `2026年3月2日` has words where others have marks.
pub(super) fn is_mark(c: char) -> bool {
    !c.is_alphanumeric() || matches!(c, '年' | '月')
}

fn without_weekday(text: &str) -> &str {
    const DAYS: &[&str] = &[
        "mon", "tue", "wed", "thu", "fri", "sat", "sun", "mo", "di", "mi", "do", "fr", "sa", "so",
    ];
    let word: &str = &text[..text.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(0)];
    let start = word.get(..3.min(word.len())).unwrap_or_default().to_ascii_lowercase();
    let is_day = (word.len() == 2 || word.to_ascii_lowercase().ends_with("day") || word.len() == 3)
        && DAYS.contains(&&*start)
        && words::month(word).is_none();
    if is_day { text[word.len()..].trim_start_matches(['.', ',', ' ']) } else { text }
}

/// `2026-03-02T10:15:00Z` and `02/03/2026, 10:15` without the time.
fn without_time(text: &str) -> &str {
    let Some(colon) = text.find(':') else {
        // `20260302T` or `2026-03-02+01:00` have none.
        return text;
    };
    let head = &text[..colon];
    let hour = head.trim_end_matches(|c: char| c.is_ascii_digit());
    let hours = head.len() - hour.len();
    let is_time = matches!(hours, 1 | 2) && hour.ends_with(['T', ' ', ',', 't', '-', '+', '.']);
    if !is_time {
        return text;
    }
    // `2026-03-02+01:00` is a day in a time zone.
    let rest = hour.trim_end_matches(['T', 't', ' ', ',', '+']);
    let rest = rest.strip_suffix(" at").unwrap_or(rest);
    rest.trim_end_matches([' ', ',', '-'])
}

/// What stands behind a number, without the end of an ordinal: `2nd March 2026`.
fn without_ordinal(rest: &str, is_behind_digits: bool) -> &str {
    let behind = ["st", "nd", "rd", "th"].iter().find_map(|end| rest.strip_prefix(end));
    let is_end = |rest: &&str| rest.starts_with([' ', ',', '.']);
    behind.filter(|rest| is_behind_digits && is_end(rest)).unwrap_or(rest)
}

/// Cuts a text into its three parts.
pub(super) fn cut(text: &str) -> Option<CellParts<'_>> {
    let mut parts = [""; 3];
    let mut marks = [""; 2];
    let mut rest = text;
    for at in 0..3 {
        let is_digits = rest.starts_with(|c: char| c.is_ascii_digit());
        let end =
            rest.find(|c: char| {
                if is_digits { !c.is_ascii_digit() } else { !c.is_alphabetic() || is_mark(c) }
            })
            .unwrap_or(rest.len());
        if end == 0 {
            return None;
        }
        parts[at] = &rest[..end];
        rest = without_ordinal(&rest[end..], is_digits);
        if at < 2 {
            let end = rest.find(|c: char| !is_mark(c))?;
            marks[at] = &rest[..end];
            rest = &rest[end..];
        }
    }
    // `2. März 2026.` is none.
    (rest.is_empty() && marks.iter().all(|mark| mark.len() <= 3))
        .then_some(CellParts { parts, marks })
}
