//! Several files that are converted together: what one shows of another.

use std::collections::BTreeMap;

use tieout_statement::infer::EvidenceStrength;
use tieout_statement::repeats::Repeats;

use super::converted::{ConvertedFile, ConvertedRow};
use crate::exit::Failure;

/// Where rows of a file stand in an earlier one already, a sentence each.
///
/// # Errors
/// Two files have the same rows, or days that are written alike are read by different patterns.
pub(crate) fn together(files: &[ConvertedFile]) -> Result<Vec<String>, Failure> {
    let mut said = Vec::new();
    for (at, file) in files.iter().enumerate() {
        for earlier in &files[..at] {
            if file.has_rows_of(earlier) {
                let message = format!("{} and {} contain the same rows", earlier.name, file.name);
                return Err(Failure::usage(message).with_hint("give only one of them"));
            }
            if let Some((one, other)) = other_days(earlier, file) {
                let message = format!(
                    "{} is read with dates as {one}, {} with {other}, although their columns are \
                     the same",
                    earlier.name, file.name
                );
                return Err(Failure::usage(message).with_hint(format!(
                    "give one for all files: --date-format '{one}' or '{other}'"
                )));
            }
            said.extend(told_again(earlier, file));
        }
    }
    Ok(said)
}

/// How days are written in two files of the same columns, where that differs.
fn other_days(one: &ConvertedFile, other: &ConvertedFile) -> Option<(String, String)> {
    if one.rows().next().is_none() || other.rows().next().is_none() {
        return None;
    }
    // Days that can be read in one way only may be written as they like.
    let is_sure = |file: &ConvertedFile| {
        let mut evidence = file.read.evidence.iter();
        evidence.any(|one| one.about == "dates" && one.strength == EvidenceStrength::Hard)
    };
    if is_sure(one) && is_sure(other) {
        return None;
    }
    let (one, other) = (one.read.reading.as_ref()?, other.read.reading.as_ref()?);
    let is_alike = !one.names.is_empty() && one.names == other.names;
    let (pattern, other) = (one.pattern.to_string(), other.pattern.to_string());
    (is_alike && pattern != other).then_some((pattern, other))
}

/// That a row stands in both files by its id or its balance, or that rows of two days follow each other in
/// both.
fn told_again(one: &ConvertedFile, other: &ConvertedFile) -> Option<String> {
    if let Some((first, again)) = known_again(one, other) {
        return Some(format!(
            "{} line {again}: this row is already in {}, on line {first}; it is written twice, as \
             others may be",
            other.name, one.name
        ));
    }
    let mut repeats = Repeats::default();
    for (file, is_other) in [(one, false), (other, true)] {
        for row in file.rows() {
            let texts =
                [row.amount, row.description, row.balance.unwrap_or_default(), row.reference];
            repeats.row(texts.into_iter(), row.date, (is_other, row.line));
        }
    }
    let ((_, first), (_, again)) = repeats.found().filter(|(first, again)| !first.0 && again.0)?;
    Some(format!(
        "{} line {again}: from here, rows are already in {}, from line {first}; they are written \
         twice",
        other.name, one.name
    ))
}

/// The first row that both files have, by what the bank knows it by or by the balance after it: its line in
/// each.
fn known_again(one: &ConvertedFile, other: &ConvertedFile) -> Option<(u64, u64)> {
    let known = |file: &ConvertedFile, is_by_id: bool| -> BTreeMap<_, u64> {
        let key = |row: &ConvertedRow<'_>| {
            let mark = if is_by_id { row.bank_id } else { row.balance.unwrap_or_default() };
            let texts = [mark, row.amount, row.description].map(str::to_owned);
            (!mark.is_empty()).then_some((row.date, texts))
        };
        file.rows().filter_map(|row| Some((key(&row)?, row.line))).collect()
    };
    [true, false].into_iter().find_map(|is_by_id| {
        let (first, again) = (known(one, is_by_id), known(other, is_by_id));
        again.iter().find_map(|(key, line)| Some((*first.get(key)?, *line)))
    })
}
