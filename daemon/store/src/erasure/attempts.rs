//! Attempts to remove what is left, and how long each waits.

use std::time::Duration;

/// What came of an attempt to remove what remains.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cleared {
    /// Nothing remains of what had been removed when the first of the attempts began.
    All,
    /// Somebody still reads what was there before.
    Held,
}

/// How long an attempt waits for readers of a file, since writes wait with it.
const PATIENCE: Duration = Duration::from_millis(100);

/// The longest, where readers take turns so that there is always one: who has waited for the last of
/// those that were there, while nobody writes, finds the moment when none is in the way.
const PATIENCE_MAX: Duration = Duration::from_secs(2);

/// Attempts one after another, until nothing remains.
#[derive(Debug, Default)]
pub struct Attempts {
    /// How far into the log of a file the oldest reader was.
    reached: Option<i64>,
    /// How often since then others had come in the place of those who read.
    turns: u32,
    /// On a server: what is to go was removed by transactions before this one.
    pub(crate) gone_before: Option<i64>,
}

impl Attempts {
    /// Somebody who reads on and on is not waited for any longer: writes are not to pay for that.
    pub(crate) fn held_at(&mut self, reached: i64) {
        let others_came = self.reached.is_some_and(|before| before != reached);
        self.turns = if others_came { self.turns.saturating_add(1) } else { 0 };
        self.reached = Some(reached);
    }

    pub(crate) fn patience(&self) -> Duration {
        PATIENCE.saturating_mul(2_u32.saturating_pow(self.turns)).min(PATIENCE_MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readers_who_take_turns_are_waited_for_longer_each_time_and_one_who_reads_on_is_not() {
        let mut attempts = Attempts::default();
        let mut waited = Vec::new();
        for reached in [4, 6, 9, 10, 15, 16, 20, 20, 20, 31] {
            attempts.held_at(reached);
            waited.push(attempts.patience().as_millis());
        }
        assert_eq!(waited, [100, 200, 400, 800, 1600, 2000, 2000, 100, 100, 200]);
    }
}
