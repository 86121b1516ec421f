//! Public identifiers: a prefix, `_`, and 128 bits in 26 characters that sort by time.

use std::fmt;

/// Crockford's base32 in lower case: no i, l, o or u to misread.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Characters of the encoded 128 bits.
const ENCODED_LENGTH: usize = 26;

/// What an identifier names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// One HTTP request, `req_`.
    Request,
}

impl Kind {
    const fn prefix(self) -> &'static str {
        match self {
            Self::Request => "req",
        }
    }
}

/// An identifier as clients see it: `req_01k5z0h5v7e4xvbt2dq0w4c3nf`.
///
/// The bits are a `UUIDv7` that the caller makes: the core has neither clock nor randomness.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Id {
    kind: Kind,
    bits: u128,
}

impl Id {
    /// Names a thing of this kind by these bits.
    #[must_use]
    pub const fn new(kind: Kind, bits: u128) -> Self {
        Self { kind, bits }
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut encoded = [b'0'; ENCODED_LENGTH];
        let mut rest = self.bits;
        for place in encoded.iter_mut().rev() {
            *place = ALPHABET[(rest % 32) as usize];
            rest /= 32;
        }
        let encoded = std::str::from_utf8(&encoded).map_err(|_| fmt::Error)?;
        write!(f, "{}_{encoded}", self.kind.prefix())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bits_are_written_in_26_characters_of_base32() {
        let id = |bits| Id::new(Kind::Request, bits).to_string();
        assert_eq!(id(0), "req_00000000000000000000000000");
        assert_eq!(id(33), "req_00000000000000000000000011");
        assert_eq!(id(u128::MAX), "req_7zzzzzzzzzzzzzzzzzzzzzzzzz");
    }

    #[test]
    fn a_later_id_sorts_after_an_earlier_one() {
        assert!(
            Id::new(Kind::Request, 1 << 80).to_string()
                < Id::new(Kind::Request, 1 << 81).to_string()
        );
    }
}
