//! `tieout reconcile --book-from`: the books' side of a statement, from the ledger of a daemon.

use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;
use std::str::FromStr;

use chrono::{Days, NaiveDate};
use tieout::contract::ledger::entry::AccountEntry;
use tieout::contract::ledger::journal::Source;
use tieout::contract::score::Score;
use tieout::date::Date;
use tieout::id::JournalId;
use tieout::money::Money;
use tieout_reconcile::{MatchOptions, Rows, reconcile};
use tieout_statement::currency::Currency;

use super::ledger::{OrganisationArg, bank_accounts, entries, path_of};
use crate::client::Client;
use crate::exit::Failure;
use crate::render::Ui;
use crate::statements::Side;
use crate::target::ConnectionArgs;

/// A bank account of an organisation: `ORG/BANK`, or `BANK` where the key may see one only.
#[derive(Debug, Clone)]
pub(super) struct BookFrom {
    organisation: Option<String>,
    bank_account: String,
}

impl std::fmt::Display for BookFrom {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.organisation {
            Some(organisation) => write!(f, "{organisation}/{}", self.bank_account),
            None => f.write_str(&self.bank_account),
        }
    }
}

impl FromStr for BookFrom {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (organisation, bank_account) = match text.split_once('/') {
            Some((organisation, bank_account)) => (Some(organisation), bank_account),
            None => (None, text),
        };
        if bank_account.is_empty() || organisation.is_some_and(str::is_empty) {
            return Err("is not ORG/BANK, an organisation and one of its bank accounts");
        }
        let organisation = organisation.map(str::to_owned);
        Ok(Self { organisation, bank_account: bank_account.to_owned() })
    }
}

impl BookFrom {
    /// What is posted to the bank account in the days of the statement. What is posted up to `days`
    /// before or after them counts where it matches: else it belongs to another statement.
    pub(super) fn read(
        &self,
        bank: &Side,
        days: u8,
        connection: &ConnectionArgs,
        ui: &Ui,
    ) -> Result<Side, Failure> {
        let target = connection.target()?;
        let client = Client::of(&target, connection.timeout, ui)?;
        let organisation =
            OrganisationArg::named(self.organisation.clone()).organisation(&client)?;
        let path = path_of(organisation.id);
        let account = bank_accounts::find(&client, &path, &self.bank_account)?;
        let period = period(bank);
        let around = (
            period.and_then(|(first, _)| moved(first, days, false)),
            period.and_then(|(_, last)| moved(last, days, true)),
        );
        let mut entries = entries::all_of(&client, &path, account.account_id, around)?;
        // First figures are no movement of the account.
        entries.retain(|entry| entry.source != Source::Opening);
        let name = format!("{}/{}", organisation.name, account.name);
        let of_account = || Some(Currency::of_code(&account.currency));
        let whole = side(name.clone(), &entries, of_account())?;
        let undone = undone(&entries, &matched(bank, &whole, days));
        if !undone.is_empty() {
            ui.note(&format!(
                "{name}: {} entries that were posted and reversed on the same day are left out",
                undone.len()
            ));
            entries.retain(|entry| !undone.contains(&entry.journal_id));
        }
        let whole = side(name.clone(), &entries, of_account())?;
        let matched = matched(bank, &whole, days);
        let is_within = |entry: &AccountEntry| {
            period.is_none_or(|(first, last)| (first..=last).contains(&entry.entry_date))
        };
        let of_period: Vec<AccountEntry> = (0_u32..)
            .zip(entries)
            .filter(|(row, entry)| is_within(entry) || matched.contains(row))
            .map(|(_, entry)| entry)
            .collect();
        let left_out = whole.rows.len() - of_period.len();
        if left_out > 0 {
            let [entries, matched, are] = match left_out {
                1 => ["entry", "matches", "is"],
                _ => ["entries", "match", "are"],
            };
            ui.note(&format!(
                "{name}: {left_out} {entries} before or after the statement {matched} nothing on \
                 it and {are} left out"
            ));
        }
        side(name, &of_period, of_account())
    }
}

/// The first and the last day of a statement.
fn period(bank: &Side) -> Option<(Date, Date)> {
    let days = || bank.rows.indices().map(|row| bank.rows.row(row).date);
    days().min().zip(days().max())
}

/// The day so many days later or earlier; none beyond the calendar.
fn moved(day: Date, days: u8, is_later: bool) -> Option<Date> {
    let naive = NaiveDate::parse_from_str(&day.to_string(), "%Y-%m-%d").ok()?;
    let days = Days::new(days.into());
    let moved = if is_later { naive.checked_add_days(days) } else { naive.checked_sub_days(days) };
    Date::from_naive(moved?).ok()
}

/// Entries as rows: a debit is money in. They are known by the places of their journals.
fn side(
    name: String,
    entries: &[AccountEntry],
    currency: Option<Currency>,
) -> Result<Side, Failure> {
    let mut rows = Rows::default();
    let mut lines = Vec::with_capacity(entries.len());
    for entry in entries {
        let amount = Money::from_minor(entry.debit.minor() - entry.credit.minor());
        let pushed = rows.push(entry.entry_date, &amount.to_string(), &entry.description);
        pushed.map_err(|error| {
            Failure::data(format!("{name}, journal {}: {error}", entry.sequence))
        })?;
        lines.push(u64::try_from(entry.sequence).unwrap_or_default());
    }
    Ok(Side::of_rows(name, rows, lines, currency))
}

/// Journals that were taken back on their own day, and those that took them back: nothing moved. Where
/// the statement has both, money went and came back.
fn undone(entries: &[AccountEntry], matched: &HashSet<u32>) -> HashSet<JournalId> {
    let of_journal: HashMap<_, _> = (0_u32..)
        .zip(entries)
        .map(|(row, entry)| (entry.journal_id, (row, entry.entry_date)))
        .collect();
    let mut undone = HashSet::new();
    for (reversal, entry) in (0_u32..).zip(entries) {
        let reversed = entry.reverses_journal_id.and_then(|id| Some((id, of_journal.get(&id)?)));
        let Some((id, &(original, day))) = reversed else { continue };
        let is_on_statement = matched.contains(&original) && matched.contains(&reversal);
        if day == entry.entry_date && !is_on_statement {
            undone.extend([id, entry.journal_id]);
        }
    }
    undone
}

/// The rows of the books that match a row of the statement.
fn matched(bank: &Side, book: &Side, days: u8) -> HashSet<u32> {
    let threads = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let options = MatchOptions {
        window_days: days,
        threads,
        minimum_score: Score::default(),
        suggest: false,
    };
    let matching = reconcile(&bank.rows, &book.rows, options, &|_| ());
    matching.pairs.iter().map(|pair| pair.book_row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bank_account_is_named_with_its_organisation_or_alone() {
        let parsed = |text: &str| {
            text.parse::<BookFrom>().map(|from| (from.organisation, from.bank_account))
        };
        assert_eq!(parsed("Acorn/Main"), Ok((Some("Acorn".into()), "Main".into())));
        assert_eq!(parsed("Main"), Ok((None, "Main".into())));
        for text in ["", "/", "Acorn/", "/Main"] {
            assert!(parsed(text).is_err(), "{text}");
        }
    }

    #[test]
    fn days_are_moved_within_the_calendar() {
        let day = |text: &str| Date::parse_iso(text).unwrap();
        assert_eq!(moved(day("2026-03-01"), 3, false), Some(day("2026-02-26")));
        assert_eq!(moved(day("2026-12-30"), 3, true), Some(day("2027-01-02")));
        assert_eq!(moved(day("0001-01-01"), 3, false), None);
    }
}
