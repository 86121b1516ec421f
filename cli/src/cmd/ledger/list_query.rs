//! The parameters of a list.

use std::fmt::{Display, Write as _};

use crate::cmd::paging::PagingArgs;

/// The parameters of a list.
pub(super) struct ListQuery {
    pub(super) text: String,
}

impl ListQuery {
    pub(super) fn new(paging: PagingArgs) -> Self {
        Self { text: paging.query() }
    }

    /// Those of a list that is not in pages.
    pub(super) const fn whole() -> Self {
        Self { text: String::new() }
    }

    /// Adds one that is given.
    pub(super) fn add(&mut self, name: &str, value: Option<impl Display>) {
        let Some(value) = value else { return };
        // Writing to a string cannot fail.
        _ = write!(self.text, "&{name}=");
        for byte in value.to_string().bytes() {
            match byte {
                b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                    self.text.push(char::from(byte));
                }
                _ => _ = write!(self.text, "%{byte:02X}"),
            }
        }
    }
}
