//! The secret of an API key: `tieout_`, 43 characters of 256 random bits, 6 of their checksum.
//!
//! All characters are letters and digits, so that a double click selects the whole. The checksum
//! tells a typing error from a key without any look-up, and lets scanners find leaked keys.

use std::collections::BTreeSet;
use std::fmt;

use num_bigint::BigUint;

/// Base62.
const ALPHABET: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// What every secret starts with. Source: contract part 2.7.
const PREFIX: &str = "tieout_";

/// Characters that 256 bits take.
const RANDOM_LENGTH: usize = 43;

/// Characters that the checksum takes.
const CHECKSUM_LENGTH: usize = 6;

/// Characters of the end that may be shown.
const HINT_LENGTH: usize = 4;

/// One of fewer different bytes is a pattern or a word that is repeated; of 32 random hexadecimal digits one in
/// a hundred thousand has as few.
const DIFFERENT_BYTES_MIN: usize = 8;

/// Whether a secret that an operator chose could be guessed, however long it is: fewer than 8 of its bytes are
/// different.
#[must_use]
pub fn is_pattern(secret: &[u8]) -> bool {
    secret.iter().collect::<BTreeSet<_>>().len() < DIFFERENT_BYTES_MIN
}

/// The secret of an API key. It is not shown by `{:?}`.
#[derive(Clone, PartialEq, Eq)]
pub struct KeySecret {
    text: String,
}

impl KeySecret {
    /// The secret that these random bytes make.
    #[must_use]
    pub fn from_random(bytes: [u8; 32]) -> Self {
        let mut text = PREFIX.to_owned();
        push_base62(&mut text, &BigUint::from_bytes_be(&bytes), RANDOM_LENGTH);
        let checksum = checksum(&text);
        push_base62(&mut text, &BigUint::from(checksum), CHECKSUM_LENGTH);
        Self { text }
    }

    /// Takes a text that has the form of a secret and the right checksum.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let encoded = text.strip_prefix(PREFIX)?;
        let is_encoded = encoded.len() == RANDOM_LENGTH + CHECKSUM_LENGTH
            && encoded.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !is_encoded {
            return None;
        }
        let (random, checksum_given) = text.split_at(text.len() - CHECKSUM_LENGTH);
        let mut expected = String::new();
        push_base62(&mut expected, &BigUint::from(checksum(random)), CHECKSUM_LENGTH);
        (expected == checksum_given).then(|| Self { text: text.to_owned() })
    }

    /// The whole secret. It belongs into the hands of its owner and nowhere else.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.text
    }

    /// The last characters, by which an owner knows it again.
    #[must_use]
    pub fn hint(&self) -> &str {
        &self.text[self.text.len() - HINT_LENGTH..]
    }
}

impl fmt::Debug for KeySecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeySecret(not shown)")
    }
}

/// CRC-32 of the random characters, prefix left out.
fn checksum(text: &str) -> u32 {
    crc32fast::hash(text.strip_prefix(PREFIX).unwrap_or(text).as_bytes())
}

/// Appends the number in exactly so many characters, zeros in front.
fn push_base62(text: &mut String, number: &BigUint, length: usize) {
    let digits = number.to_radix_be(62);
    text.extend(std::iter::repeat_n('0', length.saturating_sub(digits.len())));
    text.extend(digits.into_iter().map(|digit| char::from(ALPHABET[usize::from(digit)])));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_56_letters_and_digits_and_an_underscore() {
        for byte in [0, 1, 0x7f, 0xff] {
            let secret = KeySecret::from_random([byte; 32]);
            let rest = secret.expose().strip_prefix("tieout_").unwrap();
            assert_eq!(rest.len(), 49, "{rest}");
            assert!(rest.bytes().all(|byte| byte.is_ascii_alphanumeric()), "{rest}");
            assert_eq!(KeySecret::parse(secret.expose()), Some(secret));
        }
    }

    #[test]
    fn any_one_character_mistyped_is_noticed() {
        let secret = KeySecret::from_random(*b"thirty-two bytes not random here");
        for at in 0..secret.expose().len() {
            for typed in ['x', 'Y', '7', '-'] {
                let mut text: Vec<char> = secret.expose().chars().collect();
                if text[at] == typed {
                    continue;
                }
                text[at] = typed;
                let text: String = text.into_iter().collect();
                assert_eq!(KeySecret::parse(&text), None, "{text}");
            }
        }
        for text in ["", "tieout_", "tieout_é", &format!("{} ", secret.expose())] {
            assert_eq!(KeySecret::parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_secret_does_not_show_itself() {
        let secret = KeySecret::from_random([7; 32]);
        assert_eq!(format!("{secret:?}"), "KeySecret(not shown)");
        assert_eq!(secret.hint().len(), 4);
    }
}
