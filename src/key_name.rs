//! The name of an API key.

use crate::contract::key::NAME_CHARS_MAX;

/// A space by Unicode, or by the rules of JavaScript, which the published patterns follow.
fn is_space(character: char) -> bool {
    character.is_whitespace() || character == '\u{feff}'
}

/// Whether a key may have this name.
///
/// # Errors
/// What it must be.
pub fn check_key_name(name: &str) -> Result<(), &'static str> {
    let is_name = (1..=NAME_CHARS_MAX).contains(&name.chars().count())
        && !name.chars().any(char::is_control)
        && name.trim_matches(is_space) == name;
    if is_name {
        Ok(())
    } else {
        Err("must have 1 to 100 characters, none of them a control character or a space at an end")
    }
}
