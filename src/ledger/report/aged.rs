//! What customers owe and suppliers are owed, by how long it has been due.

use crate::contract::ledger::report::{AgedAmounts, AgedContact, AgedReport, ControlAccount};
use crate::date::Date;
use crate::id::ContactId;
use crate::money::Money;
use crate::sort::CompactSort as _;

/// What was open with a contact, in minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenContact {
    /// Names it.
    pub id: ContactId,
    /// What it is called.
    pub name: String,
    /// Its name elsewhere.
    pub reference: Option<String>,
    /// Invoices by the days they are past due: none, 1 to 30, 31 to 60, 61 to 90, more.
    pub due_minor: [i64; 5],
    /// Receipts, payments and credit notes as far as they settle nothing: negative.
    pub unallocated_minor: i64,
}

/// The earliest days on which an invoice may be due to be not past due at a day, at most 30 days, at
/// most 60, at most 90.
#[must_use]
pub fn due_from(as_at: Date) -> [Date; 4] {
    [0, 30, 60, 90].map(|days| as_at.plus_days(-days))
}

/// The report of a day.
#[must_use]
pub fn report(
    as_at: Date,
    currency: String,
    open: Vec<OpenContact>,
    control_account: Option<ControlAccount>,
) -> AgedReport {
    let mut contacts: Vec<_> = open.into_iter().filter_map(contact).collect();
    contacts.compact_sort_by(|one, other| {
        let key = |of: &AgedContact| (of.contact_name.to_lowercase(), of.contact_id.to_string());
        key(one).cmp(&key(other))
    });
    let sum = |of: fn(&AgedAmounts) -> Money| {
        Money::from_minor(contacts.iter().map(|contact| of(&contact.open).minor()).sum())
    };
    let total = AgedAmounts {
        current: sum(|open| open.current),
        days_1_to_30: sum(|open| open.days_1_to_30),
        days_31_to_60: sum(|open| open.days_31_to_60),
        days_61_to_90: sum(|open| open.days_61_to_90),
        days_over_90: sum(|open| open.days_over_90),
        unallocated: sum(|open| open.unallocated),
        total: sum(|open| open.total),
    };
    let balance = control_account.as_ref().map_or(Money::ZERO, |account| account.balance);
    AgedReport { as_at, currency, contacts, total, agrees: total.total == balance, control_account }
}

/// A contact in the report; none where nothing is open.
fn contact(open: OpenContact) -> Option<AgedContact> {
    let OpenContact { id, name, reference, due_minor, unallocated_minor } = open;
    if due_minor == [0; 5] && unallocated_minor == 0 {
        return None;
    }
    Some(AgedContact {
        contact_id: id,
        contact_name: name,
        contact_reference: reference,
        open: amounts(due_minor, unallocated_minor),
    })
}

/// The amounts of [`OpenContact`], with their total.
pub(super) fn amounts(due_minor: [i64; 5], unallocated_minor: i64) -> AgedAmounts {
    let [current, to_30, to_60, to_90, over] = due_minor.map(Money::from_minor);
    let total = due_minor.iter().sum::<i64>() + unallocated_minor;
    AgedAmounts {
        current,
        days_1_to_30: to_30,
        days_31_to_60: to_60,
        days_61_to_90: to_90,
        days_over_90: over,
        unallocated: Money::from_minor(unallocated_minor),
        total: Money::from_minor(total),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_day_it_is_due_an_invoice_is_not_past_due() {
        let as_at = Date::parse_iso("2026-03-31").unwrap();
        let days = due_from(as_at).map(|day| day.to_string());
        assert_eq!(days, ["2026-03-31", "2026-03-01", "2026-01-30", "2025-12-31"]);
    }

    #[test]
    fn contacts_stand_by_name_with_what_is_open_and_nothing_else_is_listed() {
        let open = |id: u128, name: &str, due_minor, unallocated_minor| OpenContact {
            id: ContactId::new(id),
            name: name.to_owned(),
            reference: None,
            due_minor,
            unallocated_minor,
        };
        let open = vec![
            open(1, "zebra", [100, 20, 0, 0, 5], 0),
            open(2, "Acorn", [0; 5], -30),
            open(3, "Paid", [0; 5], 0),
        ];
        let as_at = Date::parse_iso("2026-03-31").unwrap();
        let report = report(as_at, "GBP".into(), open, None);
        let names: Vec<_> = report.contacts.iter().map(|contact| &*contact.contact_name).collect();
        assert_eq!(names, ["Acorn", "zebra"]);
        assert_eq!(report.contacts[1].open.total.to_string(), "1.25");
        assert_eq!(report.total.unallocated.to_string(), "-0.30");
        assert_eq!(report.total.total.to_string(), "0.95");
        assert!(!report.agrees, "there is no account that could come to this");
    }
}
