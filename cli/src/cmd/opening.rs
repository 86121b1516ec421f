//! What was open before the first month.

use tieout::amount::Amount;
use tieout::date::Date;
use tieout_reconcile::SideName;
use tieout_reconcile::period::OpenItem;
use tieout_statement::currency::Currency;

use super::close_month::reopening;
use super::month_files::currency;
use super::reconcile_args::ReconcileArgs;
use crate::account::{AccountState, read_open_items};
use crate::exit::Failure;
use crate::safe::quoted;
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
    check_places(
        &name,
        &items,
        currency((bank, book), kept.settings.currency.as_ref()).as_deref(),
    )?;
    if let Some((line, item)) = items.iter().find(|(_, item)| !is_before(item)) {
        return Err(fault(format!("{name} line {line}"), item));
    }
    let items: Vec<OpenItem> = items.into_iter().map(|(_, item)| item).collect();
    kept.settings.state_open_items(&items);
    kept.open = items;
    Ok(())
}

/// No amount is of a part of the smallest coin: nothing could be equal to it.
fn check_places(
    name: &str,
    items: &[(u64, OpenItem)],
    currency: Option<&str>,
) -> Result<(), Failure> {
    let places = currency.and_then(Currency::of_cell).map_or(2, |currency| currency.places());
    let places_of = |amount: &Amount| {
        let text = amount.to_string();
        text.split_once('.').map_or(0, |(_, digits)| digits.trim_end_matches('0').len())
    };
    match items.iter().find(|(_, item)| places_of(&item.amount) > places) {
        Some((line, item)) => {
            let amount = quoted(&item.amount.to_string());
            let of = currency.map_or_else(String::new, |currency| format!(" of {currency}"));
            Err(Failure::file(format!(
                "{name} line {line}: amount: {amount} has more than {places} decimal places, which no amount{of} has"
            )))
        }
        None => Ok(()),
    }
}
