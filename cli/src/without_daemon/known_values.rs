//! What only files say of a word on the command line.

use std::time::Duration;

use super::completion::{CompletedValue, Completion};

/// Nothing is known but what files say.
pub(crate) fn ask(
    _: CompletedValue,
    _: (Option<String>, Option<String>),
    _: Option<String>,
    _: &str,
    _: Duration,
) -> Vec<Completion> {
    Vec::new()
}
