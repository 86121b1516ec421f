//! What each user has of the room for bodies.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tieout::id::UserId;

/// What users have. Who has nothing is not remembered.
#[derive(Debug)]
pub(super) struct BodyShares {
    /// The most that one may have.
    units_max: usize,
    taken: Mutex<HashMap<UserId, usize>>,
}

impl BodyShares {
    pub(super) fn new(units_max: usize) -> Self {
        Self { units_max, taken: Mutex::default() }
    }

    /// A share of the user, of nothing yet.
    pub(super) fn of_user(self: &Arc<Self>, user: UserId) -> UserShare {
        UserShare { shares: Arc::clone(self), user, units: 0 }
    }

    #[cfg(test)]
    pub(super) fn is_unused(&self) -> bool {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }
}

/// What one body of a user has; given back when dropped.
#[derive(Debug)]
pub(super) struct UserShare {
    shares: Arc<BodyShares>,
    user: UserId,
    units: usize,
}

impl UserShare {
    /// Takes so many more; says whether the user may have them.
    pub(super) fn take(&mut self, units: usize) -> bool {
        let mut taken = self.shares.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let of_user = taken.get(&self.user).copied().unwrap_or(0).saturating_add(units);
        if of_user > self.shares.units_max {
            return false;
        }
        taken.insert(self.user, of_user);
        self.units += units;
        true
    }

    pub(super) fn give_back(&mut self, units: usize) {
        let units = units.min(self.units);
        self.units -= units;
        let mut taken = self.shares.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(of_user) = taken.get_mut(&self.user) {
            *of_user = of_user.saturating_sub(units);
            if *of_user == 0 {
                taken.remove(&self.user);
            }
        }
    }
}

impl Drop for UserShare {
    fn drop(&mut self) {
        self.give_back(self.units);
    }
}
