//! Whether entries are as they were posted: each is chained to the one before, balances, and has its
//! lines in order; and whether the audit log is as it was written, each event chained to the one before.
//!
//! What is read here is what a database holds, whoever put it there: nothing about it is taken for
//! granted.

use super::chain::{self, ChainEntry, ChainEvent, ChainLine, EntryHash, EventHash};
use super::journal::searched_by;
use super::line_vat::vat_lines;
use crate::contract::ledger::audit::FirstBad;
use crate::contract::ledger::vat_code::TaxCodeKind;
use crate::money::Money;

/// An entry as a database holds it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredEntry {
    /// Its name.
    pub id: String,
    /// Its place.
    pub sequence: i64,
    /// The day it counts for.
    pub entry_date: String,
    /// What somebody wrote.
    pub description: String,
    /// A document's number.
    pub reference: Option<String>,
    /// Its name elsewhere.
    pub external_id: Option<String>,
    /// What made it.
    pub source: String,
    /// What it undoes.
    pub reverses: Option<String>,
    /// The place and the total of what it undoes, if that is in these books.
    pub reversed: Option<(i64, i64)>,
    /// Debits, and credits: minor units.
    pub total_minor: i64,
    /// Unix time in milliseconds.
    pub created_at_ms: i64,
    /// By whom.
    pub created_by: String,
    /// What it is searched by.
    pub search: String,
    /// What it is chained with.
    pub hash: Vec<u8>,
    /// How its bytes are laid out.
    pub layout: i64,
    /// By their numbers.
    pub lines: Vec<StoredLine>,
}

/// A line as a database holds it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredLine {
    /// Its number, from 1.
    pub number: i64,
    /// The day of its journal.
    pub entry_date: String,
    /// Where it goes.
    pub account: String,
    /// A debit is positive, a credit negative: minor units.
    pub amount_minor: i64,
    /// What somebody wrote beside it.
    pub memo: Option<String>,
    /// How it stands to VAT.
    pub vat_code: Option<String>,
    /// The VAT that belongs to it: minor units.
    pub vat_minor: i64,
    /// 1 where the product made it, else 0.
    pub is_generated: i64,
    /// On which side of a VAT return it counts.
    pub vat_side: Option<String>,
    /// The kind of its VAT code, unless it is the usual one.
    pub vat_kind: Option<String>,
    /// The VAT in it that is not reclaimed: minor units.
    pub vat_in_cost_minor: i64,
}

/// The chain as far as it was looked at.
#[derive(Debug, Clone)]
pub struct ChainWalk<'k> {
    organisation: String,
    key: Option<&'k [u8]>,
    /// The place of the last entry.
    pub sequence: i64,
    /// Its hash.
    pub hash: EntryHash,
    /// How the bytes of the last one are laid out; 0 where none was looked at.
    layout: i64,
    /// The first entry that was chained with the key.
    pub keyed_from: Option<i64>,
    /// The sum of the totals of the entries that were looked at.
    pub posted: i128,
}

impl<'k> ChainWalk<'k> {
    /// Goes on behind an entry with this place and hash: 0 and [`chain::START`] for the first.
    #[must_use]
    pub const fn behind(
        organisation: String,
        key: Option<&'k [u8]>,
        sequence: i64,
        hash: EntryHash,
    ) -> Self {
        Self { organisation, key, sequence, hash, layout: 0, keyed_from: None, posted: 0 }
    }

    /// Looks at the next entry.
    ///
    /// Entries made before there was a key have plain hashes; behind the first that was made with it,
    /// all are. Their layout never falls.
    ///
    /// # Errors
    /// What is wrong with it, or that another stands there.
    pub fn step(&mut self, entry: &StoredEntry) -> Result<(), Box<FirstBad>> {
        let expected = self.sequence + 1;
        if entry.sequence != expected {
            return Err(missing(expected));
        }
        let bad = |message: String| {
            let (sequence, journal_id) = (Some(entry.sequence), Some(entry.id.clone()));
            Box::new(FirstBad { sequence, journal_id, ..FirstBad::of(message) })
        };
        check_alone(entry).map_err(bad)?;
        check_layout(entry, self.layout).map_err(bad)?;
        let bytes = self.bytes(entry);
        let is_keyed = self.key.is_some() && chain::hash(self.key, &bytes) == *entry.hash;
        let is_plain = || chain::hash(None, &bytes) == *entry.hash;
        if is_keyed {
            self.keyed_from.get_or_insert(entry.sequence);
        } else if !is_plain() {
            let message = match self.key {
                Some(_) => "its hash does not follow from what is stored of it and the hash before",
                None => {
                    "its hash does not follow from what is stored of it and the hash before, unless \
                     a key is needed that this daemon does not have"
                }
            };
            return Err(bad(message.to_owned()));
        } else if let Some(first) = self.keyed_from {
            let message = format!("it is chained without the key, though entry {first} is with it");
            return Err(bad(message));
        }
        // Not covered by the chain, since it follows from what is.
        if entry.search != searched_by(&entry.description, entry.reference.as_deref()) {
            return Err(bad("it is searched by other words than its own".to_owned()));
        }
        (self.sequence, self.layout) = (entry.sequence, entry.layout);
        // 32 bytes: they are equal to a hash.
        self.hash.copy_from_slice(&entry.hash);
        self.posted += i128::from(entry.total_minor);
        Ok(())
    }

    fn bytes(&self, entry: &StoredEntry) -> Vec<u8> {
        let chained = ChainEntry {
            id: &entry.id,
            organisation: &self.organisation,
            sequence: entry.sequence,
            entry_date: &entry.entry_date,
            description: &entry.description,
            reference: entry.reference.as_deref(),
            external_id: entry.external_id.as_deref(),
            source: &entry.source,
            reverses: entry.reverses.as_deref(),
            total_minor: entry.total_minor,
            created_at_ms: entry.created_at_ms,
            created_by: &entry.created_by,
            layout: entry.layout,
        };
        let lines = entry.lines.iter().map(|line| ChainLine {
            account: &line.account,
            amount_minor: line.amount_minor,
            memo: line.memo.as_deref(),
            vat_code: line.vat_code.as_deref(),
            vat_minor: line.vat_minor,
            is_generated: line.is_generated,
            vat_side: line.vat_side.as_deref(),
            vat_kind: line.vat_kind.as_deref(),
            vat_in_cost_minor: line.vat_in_cost_minor,
        });
        chain::bytes(&self.hash, &chained, lines)
    }
}

/// Nothing stands at this place.
#[must_use]
pub fn missing(sequence: i64) -> Box<FirstBad> {
    let message = format!("entry {sequence} is not there");
    Box::new(FirstBad { sequence: Some(sequence), ..FirstBad::of(message) })
}

/// No audit event has this number.
#[must_use]
pub fn missing_event(number: i64) -> Box<FirstBad> {
    let message = format!("audit event {number} is not there");
    Box::new(FirstBad { audit_event: Some(number), ..FirstBad::of(message) })
}

/// An audit event as a database holds it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its number.
    pub number: i64,
    /// Unix time in milliseconds.
    pub at_ms: i64,
    /// Who did it.
    pub user: String,
    /// With which key.
    pub key: Option<String>,
    /// What was done.
    pub action: String,
    /// To what.
    pub object: String,
    /// What it was before.
    pub was: Option<String>,
    /// What it became.
    pub became: Option<String>,
    /// What it is chained with; none where it is older than the chain.
    pub hash: Option<Vec<u8>>,
    /// What it says that the states come to that it records; none where it is older than they are.
    pub states: Option<Vec<u8>>,
    /// What the states come to that are stored with it.
    pub stored_states: Vec<u8>,
    /// The place of the journal that the object is, if it is one.
    pub journal: Option<i64>,
}

/// The chain of audit events as far as it was looked at.
#[derive(Debug, Clone)]
pub struct AuditWalk<'k> {
    organisation: String,
    key: Option<&'k [u8]>,
    /// The number of the last event.
    pub number: i64,
    /// Its hash.
    pub hash: EventHash,
    has_hashes: bool,
    /// The first event that was looked at which was chained with the key.
    pub keyed_from: Option<i64>,
    /// The first event that was looked at which records states; every later one does.
    pub recorded_from: Option<i64>,
}

impl<'k> AuditWalk<'k> {
    /// Goes on behind an event with this number and hash: 0 and [`chain::START`] for the first.
    #[must_use]
    pub fn behind(
        organisation: String,
        key: Option<&'k [u8]>,
        number: i64,
        hash: EventHash,
    ) -> Self {
        let has_hashes = hash != chain::START;
        Self { organisation, key, number, hash, has_hashes, keyed_from: None, recorded_from: None }
    }

    /// Looks at the next event.
    ///
    /// Events that are older than the chain have no hash, and none behind the first that has one. Keys are as for
    /// entries.
    ///
    /// # Errors
    /// What is wrong with it, or that another stands there.
    pub fn step(&mut self, event: &StoredEvent) -> Result<(), Box<FirstBad>> {
        let expected = self.number + 1;
        if event.number != expected {
            return Err(missing_event(expected));
        }
        let bad = |message: String| {
            let (audit_event, object_id) = (Some(event.number), Some(event.object.clone()));
            Box::new(FirstBad { audit_event, object_id, ..FirstBad::of(message) })
        };
        match &event.hash {
            Some(hash) => self.check_hash(event, hash).map_err(bad)?,
            None if self.has_hashes => {
                return Err(bad("it has no hash, though the event before it has one".to_owned()));
            }
            None => {}
        }
        self.check_states(event).map_err(|message| bad(message.to_owned()))?;
        check_posted(event).map_err(bad)?;
        self.number = event.number;
        Ok(())
    }

    /// The states that are stored with an event are those that its hash covers.
    fn check_states(&mut self, event: &StoredEvent) -> Result<(), &'static str> {
        match &event.states {
            Some(states) if *states == event.stored_states => {
                self.recorded_from.get_or_insert(event.number);
                Ok(())
            }
            None if !event.stored_states.is_empty() => {
                Err("it is older than the states that are stored with it")
            }
            None if self.recorded_from.is_some() => {
                Err("it records no states, though the event before it does")
            }
            None => Ok(()),
            Some(_) => Err("the states of objects that it recorded are not those that are stored"),
        }
    }

    fn check_hash(&mut self, event: &StoredEvent, hash: &[u8]) -> Result<(), String> {
        let chained = ChainEvent {
            organisation: &self.organisation,
            number: event.number,
            at_ms: event.at_ms,
            user: &event.user,
            key: event.key.as_deref(),
            action: &event.action,
            object: &event.object,
            was: event.was.as_deref(),
            became: event.became.as_deref(),
            states: event.states.as_deref(),
        };
        let bytes = chain::event_bytes(&self.hash, &chained);
        let is_keyed = self.key.is_some() && chain::hash(self.key, &bytes) == *hash;
        if !is_keyed && chain::hash(None, &bytes) != *hash {
            return Err(match self.key {
                Some(_) => "its hash does not follow from what is stored of it and the hash before",
                None => {
                    "its hash does not follow from what is stored of it and the hash before, unless a key is \
                     needed that this daemon does not have"
                }
            }
            .to_owned());
        }
        if is_keyed {
            self.keyed_from.get_or_insert(event.number);
        } else if let Some(first) = self.keyed_from {
            return Err(format!("it is chained without the key, though event {first} is with it"));
        }
        self.has_hashes = true;
        // 32 bytes: they are equal to a hash.
        self.hash.copy_from_slice(hash);
        Ok(())
    }
}

/// A journal that the log says was posted stands where it says.
fn check_posted(event: &StoredEvent) -> Result<(), String> {
    if event.action != "journal.post" {
        return Ok(());
    }
    let posted = event.became.as_deref().and_then(posted_at);
    match event.journal {
        None => Err("the journal that it posted is not there".to_owned()),
        Some(place) if posted == Some(place) => Ok(()),
        Some(place) => Err(format!("the journal that it posted is entry {place}")),
    }
}

/// The place of which the log says that a journal got it.
fn posted_at(became: &str) -> Option<i64> {
    let became: serde_json::Value = serde_json::from_str(became).ok()?;
    became.get("sequence")?.as_i64()
}

/// An entry says as much of its lines as its layout covers, which is none that is unknown, nor older than that
/// of the entry before.
fn check_layout(entry: &StoredEntry, before: i64) -> Result<(), String> {
    let layout = entry.layout;
    if !(1..=chain::LAYOUT).contains(&layout) {
        return Err(format!("its layout {layout} is none that this program knows"));
    }
    if layout < before {
        return Err(format!("its layout {layout} is older than that of the entry before it"));
    }
    let has_facts = |line: &StoredLine| {
        line.vat_side.is_some() || line.vat_kind.is_some() || line.vat_in_cost_minor != 0
    };
    if layout == 1 && entry.lines.iter().any(has_facts) {
        let message = "its lines have VAT sides or kinds, which its layout does not cover";
        return Err(message.to_owned());
    }
    Ok(())
}

/// The lines of VAT that belong to a line.
fn vat_lines_of(line: &StoredLine) -> Result<impl Iterator<Item = Money> + use<>, String> {
    let kind = line.vat_kind.as_deref().map(str::parse).transpose();
    let kind = kind.map_err(|_| format!("line {} has no known VAT kind", line.number))?;
    let [amount, vat, in_cost] = [line.amount_minor, line.vat_minor, line.vat_in_cost_minor];
    let [amount, vat, in_cost] = [amount, vat, in_cost].map(Money::from_minor);
    Ok(vat_lines(amount, vat, in_cost, kind.unwrap_or(TaxCodeKind::Standard)))
}

/// Where the buyer accounts for the VAT, each of the two lines of VAT stands behind its line: together they may
/// come to nothing.
fn check_vat_lines(entry: &StoredEntry) -> Result<(), String> {
    for (at, line) in entry.lines.iter().enumerate() {
        if line.is_generated != 0 || line.vat_kind.is_none() {
            continue;
        }
        let behind = entry.lines.iter().skip(at + 1).take_while(|line| line.is_generated != 0);
        let amounts = behind.map(|line| line.amount_minor);
        if !amounts.eq(vat_lines_of(line)?.map(Money::minor)) {
            return Err(format!("the lines of VAT behind line {} are not its own", line.number));
        }
    }
    Ok(())
}

/// What is wrong with an entry whatever stands before it.
fn check_alone(entry: &StoredEntry) -> Result<(), String> {
    let (mut rest, mut debits, mut vat) = (0_i128, 0_i128, 0_i128);
    check_vat_lines(entry)?;
    for (line, expected) in entry.lines.iter().zip(1_i64..) {
        if line.number != expected {
            return Err(format!("line {expected} is not there"));
        }
        if line.entry_date != entry.entry_date {
            return Err(format!("line {expected} has another day: {}", line.entry_date));
        }
        rest += i128::from(line.amount_minor);
        debits += i128::from(line.amount_minor.max(0));
        // The lines of VAT take what the others leave for them, but for those that count by themselves.
        vat += match (line.is_generated, &line.vat_side) {
            (0, _) => vat_lines_of(line)?.map(|amount| i128::from(amount.minor())).sum(),
            (_, Some(_)) => 0,
            (_, None) => -i128::from(line.amount_minor),
        };
    }
    if entry.lines.len() < 2 {
        return Err(format!("it has {} lines", entry.lines.len()));
    }
    if rest != 0 {
        return Err("its debits and credits differ".to_owned());
    }
    if debits != i128::from(entry.total_minor) {
        return Err("its total is not what its debits add up to".to_owned());
    }
    if vat != 0 {
        return Err("its lines of VAT are not what the VAT of the others adds up to".to_owned());
    }
    let is_mirror = |(sequence, total)| sequence < entry.sequence && total == entry.total_minor;
    if entry.reverses.is_some() && !entry.reversed.is_some_and(is_mirror) {
        return Err("it reverses no earlier entry of the same total".to_owned());
    }
    Ok(())
}

#[cfg(test)]
mod tests;
