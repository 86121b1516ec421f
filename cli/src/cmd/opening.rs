//! What was open before the first month.

use tieout::date::Date;
use tieout::reconcile::SideName;
use tieout::reconcile::period::OpenItem;

use super::close_month::reopening;
use super::reconcile::ReconcileArgs;
use crate::account::{AccountState, read_open_items};
use crate::exit::Failure;
use crate::statements::Side;

/// Takes over what was open before the first month, and holds it against the days of that month.
pub(super) fn state_open_items(
    args: &ReconcileArgs,
    kept: &mut AccountState,
    (bank, book): (&Side, &Side),
    as_at: Date,
) -> Result<(), Failure> {
    let is_first = kept.periods.is_empty();
    let first = [bank, book].map(|side| side.days().min());
    let is_before = |item: &OpenItem| {
        let begins = first[usize::from(item.side == SideName::Book)];
        begins.map_or(item.date <= as_at, |begins| item.date < begins.min(as_at))
    };
    let fault = |place: String, item: &OpenItem| {
        let file = if item.side == SideName::Book { book } else { bank };
        let message = format!("{place}: date: {} is not before the first month", item.date);
        let hint = match first[usize::from(item.side == SideName::Book)] {
            Some(begins) if item.date <= as_at => {
                format!("{} begins on {begins} and includes everything since", file.name)
            }
            _ => format!("it is as at {as_at}; open items must be from before that"),
        };
        Failure::file(message).with_hint(hint)
    };
    let Some(path) = &args.month.open_items else {
        let late = kept.open.iter().filter(|_| is_first).find(|item| !is_before(item));
        return late.map_or(Ok(()), |item| {
            Err(fault(format!("account.toml: opening_item {:?}", item.description), item))
        });
    };
    if !is_first {
        let failure =
            Failure::conflict("--open-items is for the first month, but a month is already closed");
        return Err(failure.with_hint(format!("to reopen it: {}", reopening(args))));
    }
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path)
        .map_err(|error| Failure::file(format!("cannot read {name}: {error}")))?;
    let items = read_open_items(&name, text.trim_start_matches('\u{feff}'))?;
    if let Some((line, item)) = items.iter().find(|(_, item)| !is_before(item)) {
        return Err(fault(format!("{name} line {line}"), item));
    }
    let items: Vec<OpenItem> = items.into_iter().map(|(_, item)| item).collect();
    kept.settings.state_open_items(&items);
    kept.open = items;
    Ok(())
}
