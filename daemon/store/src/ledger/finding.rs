//! What a look at the books ends with before their end.

use tieout::contract::ledger::audit::FirstBad;
use tieout::date::Date;

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

/// An object, a row of this table, is not what it must be.
pub(super) fn bad_object(
    table: &str,
    id: String,
    audit_event: Option<i64>,
    field: Option<String>,
    message: &str,
) -> Stop {
    let bad = FirstBad {
        audit_event,
        object_kind: Some(table.to_owned()),
        object_id: Some(id),
        field,
        ..FirstBad::of(message.to_owned())
    };
    Stop::Bad(Box::new(bad))
}

/// The month of a day, behind another month; none for what is no day: it would be met again and again.
pub(super) fn month_of<'d>(day: &'d str, behind: &str) -> Option<&'d str> {
    let month = day.get(..7).filter(|month| Date::parse_iso(&format!("{month}-01")).is_ok());
    month.filter(|month| *month > behind)
}
