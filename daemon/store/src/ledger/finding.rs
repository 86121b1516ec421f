//! What a look at the books ends with before their end.

use tieout::contract::ledger::audit::FirstBad;

use crate::error::StoreError;

/// Something is wrong, or the database fails.
pub(super) enum Stop {
    Bad(Box<FirstBad>),
    Failed(StoreError),
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Self {
        Self::Failed(error)
    }
}

impl From<Box<FirstBad>> for Stop {
    fn from(bad: Box<FirstBad>) -> Self {
        Self::Bad(bad)
    }
}

/// What no entry in particular has to do with.
pub(super) fn of_no_entry(message: String) -> Stop {
    Stop::Bad(Box::new(FirstBad::of(message)))
}
