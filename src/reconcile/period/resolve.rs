//! Finds the rows that decisions name.

use std::collections::{BTreeMap, BTreeSet};

use super::decision::{Decision, DecisionKind};
use super::pool::SidePool;
use super::row_name::{RowKey, RowName};
use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::date::Date;

/// What became of the rows that a decision names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Resolution {
    /// They are these, in the order of the names.
    Found(Vec<(SideName, u32)>),
    /// One of them is of a later period; these are of this one, and wait for it.
    Waits(Vec<(SideName, u32)>),
    /// One of them is not there.
    NotFound(RowName),
}

/// Rows that share these are told apart by their texts alone.
type DayAndAmount = (SideName, Date, Amount);

/// The rows that names may be of.
pub(super) struct Resolver {
    by_id: BTreeMap<(DayAndAmount, String), u32>,
    by_key: BTreeMap<RowKey, u32>,
    by_day: BTreeMap<DayAndAmount, Vec<u32>>,
    texts: BTreeMap<(SideName, u32), String>,
    claimed: BTreeSet<(SideName, u32)>,
}

impl Resolver {
    pub(super) fn new(pools: [&SidePool; 2]) -> Self {
        let (mut by_id, mut by_key) = (BTreeMap::new(), BTreeMap::new());
        let mut by_day: BTreeMap<DayAndAmount, Vec<u32>> = BTreeMap::new();
        let mut texts = BTreeMap::new();
        for pool in pools {
            for (row, name) in (0..).zip(pool.names()) {
                let day = (name.side, name.date, name.amount.clone());
                by_day.entry(day.clone()).or_default().push(row);
                if !name.bank_id.is_empty() {
                    by_id.insert((day, name.bank_id.clone()), row);
                }
                by_key.insert(name.key(), row);
                texts.insert((name.side, row), name.text);
            }
        }
        Self { by_id, by_key, by_day, texts, claimed: BTreeSet::new() }
    }

    /// What all decisions name; with them notes of rows that were found by day and amount alone. `waits` says
    /// of a name that it is of a later period.
    pub(super) fn resolve(
        mut self,
        decisions: &[Decision],
        waits: impl Fn(&RowName) -> bool,
    ) -> (Vec<Resolution>, Vec<String>) {
        if decisions.is_empty() {
            return (Vec::new(), Vec::new());
        }
        let named: Vec<Vec<Option<u32>>> = decisions.iter().map(|one| self.exact(one)).collect();
        let mut notes = Vec::new();
        let resolved = decisions.iter().zip(named).map(|(decision, found)| {
            let (mut rows, mut is_waiting) = (Vec::new(), false);
            for (name, exact) in decision.rows.iter().zip(found) {
                let row = exact.or_else(|| {
                    let row = self.alone(name)?;
                    notes.push(format!(
                        "{} of {} {} is taken for {:?}, by its day and amount",
                        decision.verb.name(),
                        name.date,
                        name.amount,
                        self.texts[&(name.side, row)]
                    ));
                    Some(row)
                });
                match row {
                    Some(row) => rows.push((name.side, row)),
                    None if waits(name) => is_waiting = true,
                    None => return Resolution::NotFound(name.clone()),
                }
            }
            if is_waiting { Resolution::Waits(rows) } else { Resolution::Found(rows) }
        });
        let resolved = resolved.collect();
        (resolved, notes)
    }

    /// The rows of a decision that its names fit to the letter.
    fn exact(&mut self, decision: &Decision) -> Vec<Option<u32>> {
        let found = decision.rows.iter().map(|name| {
            let day = (name.side, name.date, name.amount.clone());
            let by_id = self.by_id.get(&(day, name.bank_id.clone()));
            let row = by_id.or_else(|| self.by_key.get(&name.key())).copied()?;
            if decision.verb != DecisionKind::NotAMatch {
                self.claimed.insert((name.side, row));
            }
            Some(row)
        });
        found.collect()
    }

    /// The only row of this day and amount that nothing else is decided of.
    fn alone(&mut self, name: &RowName) -> Option<u32> {
        let rows = self.by_day.get(&(name.side, name.date, name.amount.clone()))?;
        let mut free = rows.iter().filter(|row| !self.claimed.contains(&(name.side, **row)));
        let only = free.next().copied().filter(|_| free.next().is_none())?;
        self.claimed.insert((name.side, only));
        Some(only)
    }
}
