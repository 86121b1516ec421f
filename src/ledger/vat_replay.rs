//! On which day an entry counts for VAT, replayed from the audit log: its own, or the day behind the returns that were
//! finalised when it was posted; and after a return is opened again, the day behind those that remain.
//!
//! Never here: what an entry's own day is, and what the log says.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::date::Date;

/// What the log says became of returns, in its order: each is finalised, or opened again.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ReturnReplay {
    steps: Vec<ReplayedStep>,
    finalised: BTreeMap<String, Date>,
}

/// The latest return came to be finalised, or no longer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct ReplayedStep {
    /// The last day of all finalised returns before it, and behind it.
    returned_to: [Option<Date>; 2],
    /// The place of the last entry that was posted before it; none where the log does not say.
    last_sequence: Option<i64>,
}

/// The last days of all finalised returns that an entry may have been posted behind: one, but where the log does not
/// say in which order it and a return came.
pub type ReturnedTo = BTreeSet<Option<Date>>;

/// Entries that were posted between the same events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplayedSpan {
    /// The place before the first of them.
    pub behind: i64,
    /// The place of the last.
    pub up_to: i64,
    /// What counts of them when they are posted counts behind one of these.
    pub posted: ReturnedTo,
    /// What counts of them since something was paid counts behind one of these.
    pub settled: ReturnedTo,
}

impl ReplayedSpan {
    /// The last of the days of which everything was late when it was posted.
    #[must_use]
    pub fn late_to(&self) -> Option<Date> {
        self.posted.first().copied().flatten()
    }
}

/// Whether what has this day as its own counts on another by one of these.
#[must_use]
pub fn counts_on(own: Date, counted: Date, returned_to: &ReturnedTo) -> bool {
    returned_to.iter().any(|last| match last {
        Some(last) if own <= *last => last.next() == Some(counted),
        _ => own == counted,
    })
}

impl ReturnReplay {
    /// Adds an event that finalised a return, or opened one again, by what it says of the return. None where that
    /// cannot be read.
    pub fn add(&mut self, id: &str, is_finalised: bool, said: &str) -> Option<()> {
        let said: Value = serde_json::from_str(said).ok()?;
        let to = Date::parse_iso(said["date_to"].as_str()?).ok()?;
        let before = self.returned_to();
        if is_finalised {
            self.finalised.insert(id.to_owned(), to);
        } else {
            self.finalised.remove(id)?;
        }
        let last_sequence = said["last_sequence"].as_i64();
        self.steps.push(ReplayedStep { returned_to: [before, self.returned_to()], last_sequence });
        Some(())
    }

    /// The last day of all returns that are finalised by now.
    #[must_use]
    pub fn returned_to(&self) -> Option<Date> {
        self.finalised.values().max().copied()
    }

    /// The returns that are finalised by now, with their last days.
    #[must_use]
    pub const fn finalised(&self) -> &BTreeMap<String, Date> {
        &self.finalised
    }

    /// The entries between two places, by what they may count behind.
    #[must_use]
    pub fn spans(&self, behind: i64, up_to: i64) -> Vec<ReplayedSpan> {
        let places = self.steps.iter().filter_map(|step| step.last_sequence);
        let mut ends: BTreeSet<i64> =
            places.filter(|place| *place > behind && *place < up_to).collect();
        ends.extend((behind < up_to).then_some(up_to));
        let mut spans = Vec::with_capacity(ends.len());
        let mut last = behind;
        for end in ends {
            let (posted, settled) = (self.behind_of(end, false), self.behind_of(end, true));
            spans.push(ReplayedSpan { behind: last, up_to: end, posted, settled });
            last = end;
        }
        spans
    }

    /// What the entry at a place may count behind when it is posted, or at any time from then on.
    fn behind_of(&self, place: i64, is_later: bool) -> ReturnedTo {
        let mut posted = ReturnedTo::new();
        // Whether it may still be that it is not posted yet.
        let mut may_come = true;
        let mut now = None;
        for step in &self.steps {
            let [before, after] = step.returned_to;
            now = after;
            // Whether it was there by then: yes, no, or perhaps.
            let was_there = step.last_sequence.map(|last| place <= last);
            if was_there == Some(false) {
                // Nor was it by any event before this one.
                posted.clear();
            } else if may_come {
                posted.insert(before);
                may_come = is_later || was_there.is_none();
            }
            // What counts behind a return that is opened again counts behind those that remain.
            if after < before && posted.remove(&before) {
                posted.insert(after);
            }
        }
        if may_come {
            posted.insert(now);
        }
        posted
    }
}

#[cfg(test)]
mod tests;
