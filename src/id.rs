//! Public identifiers: a prefix, `_`, and 128 bits in 26 characters that sort by time.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Crockford's base32 in lower case: no i, l, o or u to misread.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Characters of the encoded 128 bits.
const ENCODED_LENGTH: usize = 26;

/// What an identifier names.
pub trait IdPrefix {
    /// The letters in front of the underscore.
    const PREFIX: &'static str;
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $prefix:literal, $id:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $kind {}

        impl IdPrefix for $kind {
            const PREFIX: &'static str = $prefix;
        }

        $(#[$doc])*
        pub type $id = Id<$kind>;
    )*};
}

kinds! {
    /// An account of an organisation's chart, `acc_`.
    AccountPrefix = "acc", AccountId;
    /// What of a receipt, a payment or a credit note settles an invoice, `alc_`.
    AllocationPrefix = "alc", AllocationId;
    /// What the balance of an account must be, `bas_`.
    BalanceAssertionPrefix = "bas", BalanceAssertionId;
    /// A bank account, `bac_`.
    BankAccountPrefix = "bac", BankAccountId;
    /// A row of a bank statement, `btx_`.
    BankTransactionPrefix = "btx", BankTransactionId;
    /// A coding job, `cod_`.
    CodingJobPrefix = "cod", CodingJobId;
    /// A customer or supplier, `con_`.
    ContactPrefix = "con", ContactId;
    /// A contra between the two sides of a contact, `ctr_`.
    ContraPrefix = "ctr", ContraId;
    /// An invoice or a credit note, `inv_`.
    InvoicePrefix = "inv", InvoiceId;
    /// A journal: one balanced entry in the books, `jnl_`.
    JournalPrefix = "jnl", JournalId;
    /// The record of an API key, `key_`.
    KeyPrefix = "key", KeyId;
    /// One user's place in an organisation, `mem_`.
    MemberPrefix = "mem", MemberId;
    /// An organisation, whose books are kept, `org_`.
    OrganisationPrefix = "org", OrganisationId;
    /// A reconciliation, `rec_`.
    ReconciliationPrefix = "rec", ReconciliationId;
    /// One HTTP request, `req_`.
    RequestPrefix = "req", RequestId;
    /// A receipt or a payment, `set_`.
    SettlementPrefix = "set", SettlementId;
    /// A user, `usr_`.
    UserPrefix = "usr", UserId;
    /// A VAT return, `vrt_`.
    VatReturnPrefix = "vrt", VatReturnId;
}

/// An identifier as clients see it: `rec_01k5z0h5v7e4xvbt2dq0w4c3nf`.
///
/// The bits are a `UUIDv7` that the caller makes: the core has neither clock nor randomness.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id<N> {
    bits: u128,
    named: PhantomData<N>,
}

/// The text is no identifier of this kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("is not an identifier of this kind: its prefix, _ and 26 characters")]
pub struct IdError;

impl<N: IdPrefix> Id<N> {
    /// Names a thing of this kind by these bits.
    #[must_use]
    pub const fn new(bits: u128) -> Self {
        Self { bits, named: PhantomData }
    }

    /// Names nothing: an identifier of these bits is never given. It stands for a text in a body that
    /// is none, which is as little there as one that nobody has.
    pub const NOBODY: Self = Self::new(0);

    /// The bits it was made of.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.bits
    }
}

impl<N: IdPrefix> fmt::Display for Id<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut encoded = [b'0'; ENCODED_LENGTH];
        let mut rest = self.bits;
        for place in encoded.iter_mut().rev() {
            *place = ALPHABET[(rest % 32) as usize];
            rest /= 32;
        }
        let encoded = std::str::from_utf8(&encoded).map_err(|_| fmt::Error)?;
        write!(f, "{}_{encoded}", N::PREFIX)
    }
}

impl<N: IdPrefix> FromStr for Id<N> {
    type Err = IdError;

    /// Reads exactly what [`Display`](fmt::Display) writes: one text for one identifier.
    fn from_str(text: &str) -> Result<Self, IdError> {
        let encoded = text.strip_prefix(N::PREFIX).and_then(|rest| rest.strip_prefix('_'));
        let encoded = encoded.filter(|encoded| encoded.len() == ENCODED_LENGTH).ok_or(IdError)?;
        // 26 characters hold 130 bits; an identifier has 128.
        if encoded.as_bytes()[0] > b'7' {
            return Err(IdError);
        }
        let mut bits = 0_u128;
        for character in encoded.bytes() {
            let digit = ALPHABET.iter().position(|letter| *letter == character).ok_or(IdError)?;
            bits = bits << 5 | digit as u128;
        }
        Ok(Self::new(bits))
    }
}

impl<N: IdPrefix> Serialize for Id<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, N: IdPrefix> Deserialize<'de> for Id<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bits_are_written_in_26_characters_of_base32() {
        let id = |bits| RequestId::new(bits).to_string();
        assert_eq!(id(0), "req_00000000000000000000000000");
        assert_eq!(id(33), "req_00000000000000000000000011");
        assert_eq!(id(u128::MAX), "req_7zzzzzzzzzzzzzzzzzzzzzzzzz");
    }

    #[test]
    fn a_later_id_sorts_after_an_earlier_one() {
        assert!(RequestId::new(1 << 80).to_string() < RequestId::new(1 << 81).to_string());
    }

    #[test]
    fn only_what_is_written_is_read() {
        for bits in [0, 33, u128::MAX] {
            let id = KeyId::new(bits);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for text in [
            "",
            "key_",
            "usr_00000000000000000000000000",
            "key_0000000000000000000000000",
            "key_000000000000000000000000000",
            "key_80000000000000000000000000",
            "key_0000000000000000000000000L",
            "KEY_00000000000000000000000000",
            "key_0000000000000000000000000é",
        ] {
            assert_eq!(text.parse::<KeyId>(), Err(IdError), "{text}");
        }
    }
}
