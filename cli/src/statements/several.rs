//! Several files that are converted together: what one shows of another.

use tieout::statement::repeats::Repeats;

use super::converted::ConvertedFile;
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
                let message = format!("{} and {} hold the same rows", earlier.name, file.name);
                return Err(Failure::usage(message).with_hint("give one of them"));
            }
            if let Some((one, other)) = other_days(earlier, file) {
                let message = format!(
                    "{} is read with days written {one}, {} with {other}, though their columns are the same",
                    earlier.name, file.name
                );
                return Err(Failure::usage(message).with_hint(format!(
                    "--date-format '{one}' or '{other}' states it for all files"
                )));
            }
            said.extend(told_again(earlier, file));
        }
    }
    Ok(said)
}

/// How days are written in two files of the same columns, where that differs.
fn other_days(one: &ConvertedFile, other: &ConvertedFile) -> Option<(String, String)> {
    let (one, other) = (one.read.reading.as_ref()?, other.read.reading.as_ref()?);
    let is_alike = !one.names.is_empty() && one.names == other.names;
    let (pattern, other) = (one.pattern.to_string(), other.pattern.to_string());
    (is_alike && pattern != other).then_some((pattern, other))
}

/// That rows of two days follow each other in both files.
fn told_again(one: &ConvertedFile, other: &ConvertedFile) -> Option<String> {
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
        "{} line {again}: from here on rows stand in {} already, first from line {first} on; they are written twice",
        other.name, one.name
    ))
}
