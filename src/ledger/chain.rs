//! The hash chain: each entry's hash covers every column of the entry and the hash before it, so that
//! no byte of what was posted can change unseen.
//!
//! The bytes are versioned and every part has its length in front, so that no two entries read alike.
//! They do not go through JSON, whose writers differ.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};

use super::posting::Leg;
use crate::contract::ledger::journal::Source;
use crate::date::Date;
use crate::id::{JournalId, OrganisationId, UserId};
use crate::time::Timestamp;

/// The hash of an entry.
pub type Hash = [u8; 32];

/// What the first entry is chained to.
pub const START: Hash = [0; 32];

/// How the bytes are laid out.
const VERSION: &str = "tieout-entry-1";

/// Everything that is stored of an entry, but for its hash.
#[derive(Debug, Clone, Copy)]
pub struct Entry<'e> {
    /// Its name.
    pub id: JournalId,
    /// Whose books.
    pub organisation: OrganisationId,
    /// Its place in them, from 1, without gaps.
    pub sequence: i64,
    /// The day it counts for.
    pub entry_date: Date,
    /// What somebody wrote.
    pub description: &'e str,
    /// A document's number.
    pub reference: Option<&'e str>,
    /// Its name elsewhere.
    pub external_id: Option<&'e str>,
    /// What made it.
    pub source: Source,
    /// What it undoes.
    pub reverses: Option<JournalId>,
    /// Debits, and credits: minor units.
    pub total_minor: i64,
    /// When it was posted.
    pub created_at: Timestamp,
    /// By whom.
    pub created_by: UserId,
    /// Its lines, in order.
    pub legs: &'e [Leg],
}

/// Gathers bytes with their lengths in front.
struct Parts(Vec<u8>);

impl Parts {
    fn bytes(&mut self, bytes: &[u8]) {
        // A text of a request is far shorter than 2^64.
        self.0.extend_from_slice(&(bytes.len() as u64).to_be_bytes());
        self.0.extend_from_slice(bytes);
    }

    fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// What is not there differs from what is empty.
    fn text_or_none(&mut self, text: Option<&str>) {
        self.0.push(u8::from(text.is_some()));
        self.text(text.unwrap_or_default());
    }

    fn int(&mut self, value: i64) {
        self.0.extend_from_slice(&value.to_be_bytes());
    }
}

/// The entry as the bytes that are hashed.
#[must_use]
pub fn bytes(previous: &Hash, entry: &Entry<'_>) -> Vec<u8> {
    let mut parts = Parts(Vec::with_capacity(256 + 96 * entry.legs.len()));
    parts.text(VERSION);
    parts.bytes(previous);
    parts.text(&entry.organisation.to_string());
    parts.int(entry.sequence);
    parts.text(&entry.id.to_string());
    parts.text(&entry.entry_date.to_string());
    parts.text(entry.description);
    parts.text_or_none(entry.reference);
    parts.text_or_none(entry.external_id);
    parts.text(entry.source.name());
    parts.text_or_none(entry.reverses.map(|id| id.to_string()).as_deref());
    parts.int(entry.total_minor);
    parts.int(entry.created_at.unix_ms());
    parts.text(&entry.created_by.to_string());
    parts.int(i64::try_from(entry.legs.len()).unwrap_or(i64::MAX));
    for leg in entry.legs {
        parts.text(&leg.account.to_string());
        parts.int(leg.amount.minor());
        parts.text_or_none(leg.memo.as_deref());
        parts.text_or_none(leg.vat_code.map(crate::contract::chart::VatCode::name));
        parts.int(leg.vat.minor());
        parts.int(i64::from(leg.is_generated));
    }
    parts.0
}

/// The hash of an entry behind the one before it; with a key, one that only its holder can make.
#[must_use]
pub fn hash(key: Option<&[u8]>, previous: &Hash, entry: &Entry<'_>) -> Hash {
    let bytes = bytes(previous, entry);
    // A key of any length will do, so that there is always one.
    match key.and_then(|key| Hmac::<Sha256>::new_from_slice(key).ok()) {
        Some(mut mac) => {
            mac.update(&bytes);
            mac.finalize().into_bytes().into()
        }
        None => Sha256::digest(&bytes).into(),
    }
}
