//! Mail addresses, loosely: who receives mail there is not for us to say.

/// Most characters of an address (RFC 5321, 4.5.3.1.3).
pub const CHARS_MAX: usize = 254;

/// Whether a text is an address: a name, an `@`, a host, without spaces.
///
/// # Errors
/// In words for people.
pub fn check(text: &str) -> Result<(), &'static str> {
    let is_plain = |part: &str| {
        !part.is_empty() && !part.chars().any(|c| c.is_whitespace() || c.is_control() || c == '@')
    };
    let is_address =
        text.rsplit_once('@').is_some_and(|(name, host)| is_plain(name) && is_plain(host));
    if is_address && text.chars().count() <= CHARS_MAX {
        Ok(())
    } else {
        Err("is not an address like you@example.com")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_name_one_at_and_a_host_and_no_space() {
        for good in ["you@example.com", "a@b", "ü.x+y@bücher.example"] {
            assert_eq!(check(good), Ok(()), "{good}");
        }
        let long = format!("{}@example.com", "x".repeat(CHARS_MAX));
        for bad in ["", "you", "@example.com", "you@", "a b@c", "a@b@c", "a@b\n", "a@\0b", &long] {
            assert!(check(bad).is_err(), "{bad}");
        }
    }
}
