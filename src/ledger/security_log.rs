//! Whether the security log is as it was written: each event chained to the one before, without gaps.

use super::chain::{self, ChainSecurityEvent, EventHash};

/// A security event as a database holds it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredSecurityEvent {
    /// Its number.
    pub number: i64,
    /// Unix time in milliseconds.
    pub at_ms: i64,
    /// Who did it.
    pub user: Option<String>,
    /// In a session, or by which command.
    pub via: String,
    /// From where.
    pub origin: String,
    /// What was done.
    pub action: String,
    /// To what.
    pub object: String,
    /// Whom it concerns.
    pub subject: Option<String>,
    /// What else is to be known of it.
    pub details: String,
    /// What it is chained with.
    pub hash: EventHash,
}

/// The first security event that is not as it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SecurityFault {
    /// Its number; none where the fault is in no event.
    pub number: Option<i64>,
    /// What is wrong.
    pub message: &'static str,
}

impl SecurityFault {
    /// What is wrong with an event.
    #[must_use]
    pub const fn of(number: i64, message: &'static str) -> Self {
        Self { number: Some(number), message }
    }

    /// No event has this number.
    #[must_use]
    pub const fn missing(number: i64) -> Self {
        Self::of(number, "it is not there")
    }
}

/// The chain of security events as far as it was looked at.
#[derive(Debug, Clone)]
pub struct SecurityWalk<'k> {
    key: Option<&'k [u8]>,
    /// Whether the last event is chained with the key, which then all that follow are.
    pub is_keyed: bool,
    /// The number of the last event.
    pub number: i64,
    /// Its hash.
    pub hash: EventHash,
}

impl<'k> SecurityWalk<'k> {
    /// Begins before the first event.
    #[must_use]
    pub const fn new(key: Option<&'k [u8]>) -> Self {
        Self { key, is_keyed: false, number: 0, hash: chain::START }
    }

    /// Looks at the next event. Those from before there was a key have plain hashes; behind the first that was made
    /// with it, all are.
    ///
    /// # Errors
    /// What is wrong with it, or that another stands there.
    pub fn step(&mut self, event: &StoredSecurityEvent) -> Result<(), SecurityFault> {
        let expected = self.number + 1;
        if event.number != expected {
            return Err(SecurityFault::missing(expected));
        }
        let chained = ChainSecurityEvent {
            number: event.number,
            at_ms: event.at_ms,
            user: event.user.as_deref(),
            via: &event.via,
            origin: &event.origin,
            action: &event.action,
            object: &event.object,
            subject: event.subject.as_deref(),
            details: &event.details,
        };
        let bytes = chain::security_event_bytes(&self.hash, &chained);
        let is_keyed = self.key.is_some() && chain::hash(self.key, &bytes) == event.hash;
        if !is_keyed && chain::hash(None, &bytes) != event.hash {
            return Err(SecurityFault::of(
                expected,
                "its hash does not follow from what is stored of it and the hash before",
            ));
        }
        if self.is_keyed && !is_keyed {
            return Err(SecurityFault::of(
                expected,
                "it is chained without the key, though the one before it is with it",
            ));
        }
        (self.is_keyed, self.number, self.hash) = (is_keyed, expected, event.hash);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: &[u8] = b"a key of an operator";

    fn event(behind: &SecurityWalk<'_>, key: Option<&[u8]>) -> StoredSecurityEvent {
        let mut event = StoredSecurityEvent {
            number: behind.number + 1,
            at_ms: 1_800_000_000_000,
            user: None,
            via: "tieout admin users create".to_owned(),
            origin: "jo@host".to_owned(),
            action: "user.create".to_owned(),
            object: "usr_1".to_owned(),
            subject: Some("usr_1".to_owned()),
            details: "{}".to_owned(),
            hash: chain::START,
        };
        let chained = ChainSecurityEvent {
            number: event.number,
            at_ms: event.at_ms,
            user: None,
            via: &event.via,
            origin: &event.origin,
            action: &event.action,
            object: &event.object,
            subject: event.subject.as_deref(),
            details: &event.details,
        };
        event.hash = chain::hash(key, &chain::security_event_bytes(&behind.hash, &chained));
        event
    }

    #[test]
    fn any_part_of_an_event_that_is_altered_is_seen() {
        let walk = SecurityWalk::new(None);
        let good = event(&walk, None);
        assert_eq!(walk.clone().step(&good), Ok(()));
        let alterations: [fn(&mut StoredSecurityEvent); 9] = [
            |event| event.at_ms += 1,
            |event| event.user = Some(String::new()),
            |event| event.via.push(' '),
            |event| event.origin.clear(),
            |event| event.action = "user.delete".to_owned(),
            |event| event.object.push('0'),
            |event| event.subject = None,
            |event| event.details = "[]".to_owned(),
            |event| event.hash[31] ^= 1,
        ];
        for alter in alterations {
            let mut event = good.clone();
            alter(&mut event);
            assert_eq!(walk.clone().step(&event).map_err(|fault| fault.number), Err(Some(1)));
        }
        let skipped = StoredSecurityEvent { number: 2, ..good };
        assert_eq!(walk.clone().step(&skipped), Err(SecurityFault::missing(1)));
    }

    #[test]
    fn behind_an_event_with_the_key_none_is_without() {
        let mut walk = SecurityWalk::new(Some(KEY));
        for key in [None, Some(KEY)] {
            let next = event(&walk, key);
            assert_eq!(walk.step(&next), Ok(()));
        }
        let plain = event(&walk, None);
        assert_eq!(walk.step(&plain).map_err(|fault| fault.number), Err(Some(3)));
    }
}
