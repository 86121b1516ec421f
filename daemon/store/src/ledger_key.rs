//! The key of an operator that the books are chained with.

use std::sync::Arc;

use tieout::secret::is_pattern;

/// Shorter ones could be guessed: as many bytes as the hash of the chain has.
const BYTES_MIN: usize = 32;

/// Why nothing is chained without the key behind what was chained with it.
pub(crate) const KEYLESS: &str =
    "this ledger is chained with a key that this program was not given; nothing was saved";

/// Why nothing is chained behind a head that is not as it was sealed with the key.
pub(crate) const NOT_AS_SEALED: &str = "the head of the chain is not sealed with the ledger key: tieout db check says what was changed; nothing was saved";

/// The key that entries of the ledger are chained with. It is not shown by `{:?}`.
#[derive(Clone)]
pub struct LedgerKey(Arc<str>);

impl LedgerKey {
    /// Takes a key of 32 bytes or more, as they are. One that could be guessed is taken too: books may be chained with
    /// it already (`could_be_guessed`).
    #[must_use]
    pub fn new(key: &str) -> Option<Self> {
        (key.len() >= BYTES_MIN).then(|| Self(key.into()))
    }

    /// Whether it is a pattern: no books are to begin with it.
    pub(crate) fn could_be_guessed(&self) -> bool {
        is_pattern(self.as_bytes())
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

impl std::fmt::Debug for LedgerKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("LedgerKey(not shown)")
    }
}
