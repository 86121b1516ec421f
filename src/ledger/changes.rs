//! What an event of the audit log says to a program that keeps up with the books.

use serde::Deserialize;

/// The kind of the object that an action is about: what stands before the dot, but that opening balances are
/// posted as a journal.
#[must_use]
pub fn object_type(action: &str) -> &str {
    match action.split_once('.').map_or(action, |(object, _)| object) {
        "opening_balances" => "journal",
        object => object,
    }
}

/// The version in the state that an event recorded; none where there is no state, or it has no version.
#[must_use]
pub fn version_of(state: Option<&str>) -> Option<i64> {
    #[derive(Deserialize)]
    struct Versioned {
        version: Option<i64>,
    }
    serde_json::from_str::<Versioned>(state?).ok()?.version
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kind_of_an_object_stands_before_the_dot() {
        for (action, kind) in [
            ("journal.post", "journal"),
            ("opening_balances.post", "journal"),
            ("bank_transaction.confirm", "bank_transaction"),
            ("odd", "odd"),
        ] {
            assert_eq!(object_type(action), kind);
        }
    }

    #[test]
    fn a_version_is_that_of_the_state_left_behind() {
        assert_eq!(version_of(Some(r#"{"id":"x","version":3,"amount":1.50}"#)), Some(3));
        for none in [None, Some("{}"), Some("null"), Some(r#"{"version":null}"#), Some("[]")] {
            assert_eq!(version_of(none), None, "{none:?}");
        }
    }
}
