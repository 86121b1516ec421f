//! Hash chains. Each entry's hash covers every column of the entry and the hash before it, so that no byte of
//! what was posted can change unseen; each audit event's does the same for who did what to the books, and each security
//! event's for who changed users, keys and credits.
//!
//! The bytes are versioned and every part has its length in front, so that no two entries read alike.
//! They do not go through JSON, whose writers differ.

use std::borrow::Cow;

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};

/// The hash of an entry.
pub type EntryHash = [u8; 32];

/// The hash of an audit event.
pub type EventHash = [u8; 32];

/// What the first entry and the first event are chained to.
pub const START: EntryHash = [0; 32];

/// How the bytes of an entry are laid out that is older than what lines say of their VAT.
const ENTRY_VERSION: &str = "tieout-entry-1";

/// How the bytes of one are in which each line is followed by what else there is to say of its VAT, each under
/// its name: what is added later is a further name.
const ENTRY_VERSION_WITH_VAT: &str = "tieout-entry-2";

/// The layout of entries that are posted now.
pub const LAYOUT: i64 = 2;

/// How the bytes of an audit event are laid out that records no states.
const EVENT_VERSION: &str = "tieout-event-1";

/// How the bytes of one are that does.
const EVENT_VERSION_WITH_STATES: &str = "tieout-event-2";

/// Everything that is stored of an entry, as it is stored, but for its hash.
#[derive(Debug, Clone, Copy)]
pub struct ChainEntry<'e> {
    /// Its name.
    pub id: &'e str,
    /// Whose books.
    pub organisation: &'e str,
    /// Its place in them, from 1, without gaps.
    pub sequence: i64,
    /// The day it counts for.
    pub entry_date: &'e str,
    /// What somebody wrote.
    pub description: &'e str,
    /// A document's number.
    pub reference: Option<&'e str>,
    /// Its name elsewhere.
    pub external_id: Option<&'e str>,
    /// What made it.
    pub source: &'e str,
    /// What it undoes.
    pub reverses: Option<&'e str>,
    /// Debits, and credits: minor units.
    pub total_minor: i64,
    /// When it was posted: Unix time in milliseconds.
    pub created_at_ms: i64,
    /// By whom.
    pub created_by: &'e str,
    /// How its bytes are laid out: 1 where its lines do not say their side, else 2.
    pub layout: i64,
}

/// Everything that is stored of a line.
#[derive(Debug, Clone, Copy)]
pub struct ChainLine<'e> {
    /// Where it goes.
    pub account: &'e str,
    /// A debit is positive, a credit negative: minor units.
    pub amount_minor: i64,
    /// What somebody wrote beside it.
    pub memo: Option<&'e str>,
    /// How it stands to VAT.
    pub vat_code: Option<&'e str>,
    /// The VAT that belongs to it: minor units.
    pub vat_minor: i64,
    /// 1 where the product made it, else 0.
    pub is_generated: i64,
    /// On which side of a VAT return it counts. The first layout has none.
    pub vat_side: Option<&'e str>,
    /// The kind of its VAT code, unless it is the usual one. The first layout has none.
    pub vat_kind: Option<&'e str>,
    /// The VAT in it that is not reclaimed: minor units. The first layout has none.
    pub vat_in_cost_minor: i64,
}

impl<'e> ChainLine<'e> {
    /// What there is to say of its VAT beside code and amount.
    fn vat_facts(&self) -> impl Iterator<Item = (&'static str, Cow<'e, str>)> + Clone {
        let in_cost = (self.vat_in_cost_minor != 0).then(|| self.vat_in_cost_minor.to_string());
        let facts = [
            ("side", self.vat_side.map(Cow::Borrowed)),
            ("kind", self.vat_kind.map(Cow::Borrowed)),
            ("in_cost", in_cost.map(Cow::Owned)),
        ];
        facts.into_iter().filter_map(|(name, value)| Some((name, value?)))
    }
}

/// Everything that is stored of an audit event, as it is stored, but for its hash.
#[derive(Debug, Clone, Copy)]
pub struct ChainEvent<'e> {
    /// Whose books.
    pub organisation: &'e str,
    /// Its place, from 1, without gaps.
    pub number: i64,
    /// When: Unix time in milliseconds.
    pub at_ms: i64,
    /// Who did it.
    pub user: &'e str,
    /// With which key.
    pub key: Option<&'e str>,
    /// What was done.
    pub action: &'e str,
    /// To what.
    pub object: &'e str,
    /// What it was before, as the text that is stored.
    pub was: Option<&'e str>,
    /// What it became.
    pub became: Option<&'e str>,
    /// What [`StatesDigest`] makes of the states that it records; none for one that is older than they are.
    pub states: Option<&'e [u8]>,
}

/// How the bytes of a security event are laid out.
const SECURITY_EVENT_VERSION: &str = "tieout-security-event-1";

/// Everything that is stored of a security event, as it is stored, but for its hash.
#[derive(Debug, Clone, Copy)]
pub struct ChainSecurityEvent<'e> {
    /// Its place, from 1, without gaps.
    pub number: i64,
    /// When: Unix time in milliseconds.
    pub at_ms: i64,
    /// Who did it; none for an operator.
    pub user: Option<&'e str>,
    /// In a session, or by which command.
    pub via: &'e str,
    /// From where.
    pub origin: &'e str,
    /// What was done.
    pub action: &'e str,
    /// To what.
    pub object: &'e str,
    /// Whom it concerns.
    pub subject: Option<&'e str>,
    /// What else is to be known of it, as the text that is stored.
    pub details: &'e str,
}

/// How the bytes are laid out that a ledger's own key for seals is made of.
const SEAL_KEY_VERSION: &str = "tieout-seal-key-1";

/// How the bytes of a head are laid out that is sealed.
const HEAD_VERSION: &str = "tieout-head-1";

/// How those of the head of the security log are.
const SECURITY_HEAD_VERSION: &str = "tieout-security-head-1";

/// Everything that is stored of a head: where both chains of an organisation's books end.
#[derive(Debug, Clone, Copy)]
pub struct ChainHead<'h> {
    /// Whose books.
    pub organisation: &'h str,
    /// The place of the last entry.
    pub sequence: i64,
    /// Its hash.
    pub hash: &'h EntryHash,
    /// The sum of the totals of all entries: minor units.
    pub posted_minor: i64,
    /// The number of the last audit event.
    pub audited: i64,
    /// Its hash.
    pub audit_hash: &'h EventHash,
}

/// What the heads of a ledger are sealed with, from the operator's key and the name that the ledger got at random: a seal
/// of another ledger, or of one that was begun anew, fits none of its heads.
#[must_use]
pub fn seal_key(key: &[u8], ledger: &str) -> [u8; 32] {
    let mut parts = HashInput(Vec::with_capacity(64));
    parts.text(SEAL_KEY_VERSION);
    parts.text(ledger);
    hash(Some(key), &parts.0)
}

/// The seal of a head, which only who has the key makes: chains without the key, or with a part of it, that somebody
/// else makes anew end in another head.
#[must_use]
pub fn head_seal(key: &[u8], head: &ChainHead<'_>) -> [u8; 32] {
    let mut parts = HashInput(Vec::with_capacity(192));
    parts.text(HEAD_VERSION);
    parts.text(head.organisation);
    parts.int(head.sequence);
    parts.bytes(head.hash);
    parts.int(head.posted_minor);
    parts.int(head.audited);
    parts.bytes(head.audit_hash);
    hash(Some(key), &parts.0)
}

/// The seal of the head of the security log.
#[must_use]
pub fn security_head_seal(key: &[u8], number: i64, last: &EventHash) -> [u8; 32] {
    let mut parts = HashInput(Vec::with_capacity(96));
    parts.text(SECURITY_HEAD_VERSION);
    parts.int(number);
    parts.bytes(last);
    hash(Some(key), &parts.0)
}

/// Makes a digest of the states that an event records, in their order.
#[derive(Debug, Clone, Default)]
pub struct StatesDigest(Option<Sha256>);

impl StatesDigest {
    /// Adds the state of an object; none where it is no longer there.
    pub fn add(&mut self, object: &str, id: &str, state: Option<&str>) {
        let mut parts = HashInput(Vec::with_capacity(64 + state.map_or(0, str::len)));
        parts.text(object);
        parts.text(id);
        parts.text_or_none(state);
        self.0.get_or_insert_default().update(&parts.0);
    }

    /// The digest; nothing where there was no state.
    #[must_use]
    pub fn bytes(self) -> Vec<u8> {
        self.0.map_or_else(Vec::new, |digest| digest.finalize().to_vec())
    }
}

/// Gathers bytes with their lengths in front.
struct HashInput(Vec<u8>);

impl HashInput {
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

/// The entry as the bytes that are hashed; its lines are in order.
#[must_use]
pub fn bytes<'e, L>(previous: &EntryHash, entry: &ChainEntry<'_>, lines: L) -> Vec<u8>
where
    L: ExactSizeIterator<Item = ChainLine<'e>>,
{
    let mut parts = HashInput(Vec::with_capacity(512 + 96 * lines.len()));
    let has_facts = entry.layout > 1;
    parts.text(if has_facts { ENTRY_VERSION_WITH_VAT } else { ENTRY_VERSION });
    parts.bytes(previous);
    parts.text(entry.organisation);
    parts.int(entry.sequence);
    parts.text(entry.id);
    parts.text(entry.entry_date);
    parts.text(entry.description);
    parts.text_or_none(entry.reference);
    parts.text_or_none(entry.external_id);
    parts.text(entry.source);
    parts.text_or_none(entry.reverses);
    parts.int(entry.total_minor);
    parts.int(entry.created_at_ms);
    parts.text(entry.created_by);
    parts.int(i64::try_from(lines.len()).unwrap_or(i64::MAX));
    for line in lines {
        parts.text(line.account);
        parts.int(line.amount_minor);
        parts.text_or_none(line.memo);
        parts.text_or_none(line.vat_code);
        parts.int(line.vat_minor);
        parts.int(line.is_generated);
        if has_facts {
            let facts = line.vat_facts();
            parts.int(i64::try_from(facts.clone().count()).unwrap_or(i64::MAX));
            for (name, value) in facts {
                parts.text(name);
                parts.text(&value);
            }
        }
    }
    parts.0
}

/// The audit event as the bytes that are hashed.
#[must_use]
pub fn event_bytes(previous: &EventHash, event: &ChainEvent<'_>) -> Vec<u8> {
    let texts = event.was.map_or(0, str::len) + event.became.map_or(0, str::len);
    let mut parts = HashInput(Vec::with_capacity(320 + texts));
    parts.text(event.states.map_or(EVENT_VERSION, |_| EVENT_VERSION_WITH_STATES));
    parts.bytes(previous);
    parts.text(event.organisation);
    parts.int(event.number);
    parts.int(event.at_ms);
    parts.text(event.user);
    parts.text_or_none(event.key);
    parts.text(event.action);
    parts.text(event.object);
    parts.text_or_none(event.was);
    parts.text_or_none(event.became);
    if let Some(states) = event.states {
        parts.bytes(states);
    }
    parts.0
}

/// The security event as the bytes that are hashed.
#[must_use]
pub fn security_event_bytes(previous: &EventHash, event: &ChainSecurityEvent<'_>) -> Vec<u8> {
    let mut parts = HashInput(Vec::with_capacity(384 + event.details.len()));
    parts.text(SECURITY_EVENT_VERSION);
    parts.bytes(previous);
    parts.int(event.number);
    parts.int(event.at_ms);
    parts.text_or_none(event.user);
    parts.text(event.via);
    parts.text(event.origin);
    parts.text(event.action);
    parts.text(event.object);
    parts.text_or_none(event.subject);
    parts.text(event.details);
    parts.0
}

/// The hash of the bytes of an entry or an event; with a key, one that only its holder can make.
#[must_use]
pub fn hash(key: Option<&[u8]>, bytes: &[u8]) -> EntryHash {
    // A key of any length will do, so that there is always one.
    match key.and_then(|key| Hmac::<Sha256>::new_from_slice(key).ok()) {
        Some(mut mac) => {
            mac.update(bytes);
            mac.finalize().into_bytes().into()
        }
        None => Sha256::digest(bytes).into(),
    }
}
