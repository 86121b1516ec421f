//! Single values and lists of a body that is read with care: every fault with its place.

use std::borrow::Cow;

use super::json::{JsonKind, ValueFault, elements, expect, text};
use crate::amount::Amount;
use crate::date::Date;

/// The value, or none and a report of what is wrong with it.
pub fn value_or_report<T>(
    field: &str,
    read: Result<T, ValueFault>,
    report: &mut ReportFault<'_>,
) -> Option<T> {
    read.map_err(|fault| report(field, fault)).ok()
}

/// Reads the value of a key that must be there.
///
/// # Errors
/// What `read` says, or that it is missing.
pub fn required<'a, T>(
    json: Option<&'a str>,
    read: impl FnOnce(&'a str) -> Result<T, ValueFault>,
) -> Result<T, ValueFault> {
    json.ok_or_else(|| "is missing".to_owned()).and_then(read)
}

/// A calendar day.
///
/// # Errors
/// A [`ValueFault`].
pub fn date(json: &str) -> Result<Date, ValueFault> {
    Date::parse_iso(&text(json)?).map_err(|error| error.to_string())
}

/// A number as it is written.
///
/// # Errors
/// A [`ValueFault`] for another kind.
pub fn number(json: &str) -> Result<&str, ValueFault> {
    expect(JsonKind::Number, json)?;
    Ok(json.trim())
}

/// A number, as it is written, that is a finite double.
///
/// # Errors
/// A [`ValueFault`].
pub fn amount(json: &str) -> Result<&str, ValueFault> {
    let number = number(json)?;
    Amount::parse_to_last_place(number).map_err(|error| error.to_string())?;
    Ok(number)
}

/// A text of so many characters at most, which `PostgreSQL` could store.
///
/// # Errors
/// A [`ValueFault`].
pub fn short_text(json: &str, chars_max: usize) -> Result<Cow<'_, str>, ValueFault> {
    let text = text(json)?;
    check_text(&text, chars_max).map(|()| text)
}

/// Whether a text has so many characters at most, and none that is NUL.
///
/// # Errors
/// A [`ValueFault`] that says which.
pub fn check_text(text: &str, chars_max: usize) -> Result<(), ValueFault> {
    if text.len() > chars_max && text.chars().count() > chars_max {
        return Err(format!("is longer than {chars_max} characters"));
    }
    if text.contains('\0') { Err("contains a NUL character".to_owned()) } else { Ok(()) }
}

/// The values that [`members`](super::members) found, each with its key, in the order of the document;
/// those that are missing come last.
#[must_use]
pub fn in_order<'a, const N: usize>(
    keys: [&'static str; N],
    values: [Option<&'a str>; N],
) -> Vec<(&'static str, Option<&'a str>)> {
    let mut parts: Vec<_> = keys.into_iter().zip(values).collect();
    // The values are slices of the document.
    parts.sort_by_key(|(_, json)| json.map_or(usize::MAX, |json| json.as_ptr().addr()));
    parts
}

/// Gets faults by key.
pub type ReportFault<'r> = dyn FnMut(&str, ValueFault) + 'r;

/// Gives every element of an array to `read`, which reports faults by key; `report` gets them with the
/// element's index, and without one where it is no array.
pub fn rows<'a>(
    json: &'a str,
    read: &mut dyn FnMut(&'a str, &mut ReportFault<'_>),
    report: &mut dyn FnMut(Option<u64>, &str, ValueFault),
) {
    let mut at = 0;
    let walked = elements(json, &mut |element| {
        read(element, &mut |field: &str, fault| report(Some(at), field, fault));
        at += 1;
    });
    if let Err(fault) = walked {
        report(None, "", fault);
    }
}
