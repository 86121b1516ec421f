//! Whether a caller has seen a thing as it is.

use super::refusal::{Reason, Refusal};

/// Refuses a caller who has seen another version than that of now. Who names none may have seen any.
///
/// # Errors
/// [`Reason::VersionMismatch`], with the version of now.
pub fn check_version(seen: Option<i64>, version: i64) -> Result<(), Refusal> {
    match seen {
        Some(seen) if seen != version => {
            let message = format!("this is version {version} by now, not {seen}");
            Err(Refusal::new(Reason::VersionMismatch, message).with("version", version))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_version_is_refused_with_that_of_now_and_none_is_any() {
        assert_eq!(check_version(None, 3), Ok(()));
        assert_eq!(check_version(Some(3), 3), Ok(()));
        let refused = check_version(Some(2), 3).unwrap_err();
        assert_eq!(
            (refused.reason, &*refused.message, &refused.details["version"]),
            (Reason::VersionMismatch, "this is version 3 by now, not 2", &serde_json::json!(3))
        );
    }
}
