//! The key of an operator that the books are chained with.

use std::sync::{Arc, PoisonError, RwLock};

use tieout::ledger::chain;
use tieout::secret::is_pattern;

/// Shorter ones could be guessed: as many bytes as the hash of the chain has.
const BYTES_MIN: usize = 32;

/// Why nothing is chained without the key behind what was chained with it.
pub(crate) const KEYLESS: &str =
    "this ledger is chained with a key that this program was not given; nothing was saved";

/// Why no books are begun in a ledger that came in place of the one that the key was used on.
pub(crate) const ANOTHER_LEDGER: &str = "this is another ledger than the one that this program was started on: start it again; nothing was saved";

/// Why nothing is chained behind a head that is not as it was sealed with the key.
pub(crate) const NOT_AS_SEALED: &str = "the head of the chain is not sealed with the ledger key: tieout db check says what was changed; nothing was saved";

/// What a head that is sealed cannot be held against.
pub(crate) const NO_KEY: &str =
    "the head is sealed, and there is no TIEOUT_LEDGER_KEY here to hold it against";

/// The key that entries of the ledger are chained with. It is not shown by `{:?}`.
#[derive(Clone)]
pub struct LedgerKey {
    key: Arc<str>,
    /// What heads are sealed with: the key made the ledger's own. Shared by all that have the ledger open in one store.
    for_seals: Arc<RwLock<SealKey>>,
}

/// The key made the ledger's own.
struct SealKey {
    /// The ledger's name, where it has one.
    ledger: Option<String>,
    key: Arc<[u8]>,
}

impl LedgerKey {
    /// Takes a key of 32 bytes or more, as they are. One that could be guessed is taken too: books may be chained with
    /// it already (`could_be_guessed`).
    #[must_use]
    pub fn new(key: &str) -> Option<Self> {
        (key.len() >= BYTES_MIN).then(|| Self::unbound(key.into()))
    }

    /// As for a ledger that has no name, as those of earlier versions have none.
    fn unbound(key: Arc<str>) -> Self {
        let for_seals = SealKey { ledger: None, key: Arc::from(key.as_bytes()) };
        let for_seals = Arc::new(RwLock::new(for_seals));
        Self { key, for_seals }
    }

    /// The same key for another ledger.
    pub(crate) fn for_another_ledger(&self) -> Self {
        Self::unbound(self.key.clone())
    }

    /// Makes it the key of the ledger of this name.
    pub(crate) fn bind(&self, ledger: Option<&str>) {
        let key: Arc<[u8]> = match ledger {
            Some(ledger) => Arc::from(chain::seal_key(self.as_bytes(), ledger)),
            None => Arc::from(self.as_bytes()),
        };
        let bound = SealKey { ledger: ledger.map(str::to_owned), key };
        *self.for_seals.write().unwrap_or_else(PoisonError::into_inner) = bound;
    }

    /// What heads are sealed with.
    pub(crate) fn for_seals(&self) -> Arc<[u8]> {
        self.for_seals.read().unwrap_or_else(PoisonError::into_inner).key.clone()
    }

    /// Whether it is that of the ledger of this name.
    pub(crate) fn is_of(&self, ledger: Option<&str>) -> bool {
        let bound = self.for_seals.read().unwrap_or_else(PoisonError::into_inner);
        bound.ledger.as_deref() == ledger
    }

    /// Whether it is a pattern: no books are to begin with it.
    pub(crate) fn could_be_guessed(&self) -> bool {
        is_pattern(self.as_bytes())
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        self.key.as_bytes()
    }
}

impl std::fmt::Debug for LedgerKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("LedgerKey(not shown)")
    }
}
