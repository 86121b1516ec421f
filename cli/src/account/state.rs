//! All that a folder knows of its account.

use tieout::date::Date;
use tieout_reconcile::ConfirmedPairs;
use tieout_reconcile::period::{Decisions, LastClose, OpenItem};

use super::closed::ClosedPeriod;
use super::folder::{AccountFolder, FolderChange};
use super::periods::{self, PeriodLine};
use super::settings::{self, Settings};
use super::{decisions, table};
use crate::exit::Failure;

/// So many closed months teach how bank and books tell of the same: older habits may be over.
const MONTHS_LEARNT: usize = 24;

/// What a folder knows.
#[derive(Debug)]
pub(crate) struct AccountState {
    pub(crate) settings: Settings,
    pub(crate) decisions: Decisions,
    pub(crate) periods: Vec<PeriodLine>,
    /// What was open when the last period ended, or before the first.
    pub(crate) open: Vec<OpenItem>,
}

impl AccountState {
    pub(super) fn parsed(folder: &AccountFolder) -> Result<Self, Failure> {
        let settings = match folder.read(settings::FILE)? {
            Some(text) => Settings::read(&folder.named(settings::FILE), &text)?,
            None => Settings::named(name_of(folder)),
        };
        let periods = match folder.read(periods::FILE)? {
            Some(text) => periods::read(&folder.named(periods::FILE), &text)?,
            None => Vec::new(),
        };
        let closed = periods.last().map(PeriodLine::day).transpose()?;
        let decisions = match folder.read(decisions::FILE)? {
            Some(text) => decisions::read_open(&folder.named(decisions::FILE), &text, closed)?,
            None => Decisions::default(),
        };
        let open = match periods.last() {
            Some(last) => ClosedPeriod::open_items(folder, &last.as_at)?,
            None => settings.items(&folder.named(settings::FILE))?,
        };
        Ok(Self { settings, decisions, periods, open })
    }

    /// Closed months of which there is no close.
    ///
    /// # Errors
    /// The system's.
    pub(super) fn unknown_periods(&self, folder: &AccountFolder) -> Result<Vec<String>, Failure> {
        let mut names = folder.names("closed")?;
        names.retain(|name| !self.periods.iter().any(|period| period.as_at == *name));
        Ok(names)
    }

    /// Whether the first month began with the balances that are stated for it; `place` says where a setting stands.
    ///
    /// # Errors
    /// One of them is mended badly.
    pub(super) fn opening_faults(
        &self,
        place: &dyn Fn(&str) -> String,
    ) -> Result<Vec<String>, Failure> {
        let Some(first) = self.periods.first() else { return Ok(Vec::new()) };
        let closed = [&first.statement, &first.books];
        let mut faults = Vec::new();
        for (at, stated) in self.settings.openings()?.into_iter().enumerate() {
            let [opening, _] = closed[at].balances()?;
            if let (Some(stated), Some(opening)) = (stated, opening)
                && stated != opening
            {
                let (key, whose) =
                    [("opening_bank", "the bank"), ("opening_book", "the books")][at];
                let place = place(key);
                faults.push(format!(
                    "{place} has {stated} as the opening balance of {whose}, but the first close \
                     has {opening}"
                ));
            }
        }
        Ok(faults)
    }

    /// The last day that is closed.
    ///
    /// # Errors
    /// It is mended badly.
    pub(crate) fn closed_day(&self) -> Result<Option<Date>, Failure> {
        self.periods.last().map(PeriodLine::day).transpose()
    }

    /// The last day of the first period that was closed.
    ///
    /// # Errors
    /// It is mended badly.
    pub(crate) fn first_closed_day(&self) -> Result<Option<Date>, Failure> {
        self.periods.first().map(PeriodLine::day).transpose()
    }

    /// The last day of the closed month that a day is in; none where that day is open.
    ///
    /// # Errors
    /// A line of a period is mended badly.
    pub(crate) fn closed_month_of(&self, day: Date) -> Result<Option<Date>, Failure> {
        let days = self.periods.iter().map(PeriodLine::day).collect::<Result<Vec<_>, _>>()?;
        Ok(days.into_iter().find(|last| *last >= day))
    }

    /// What was closed, with the rows of all periods that files from this day on can have.
    ///
    /// # Errors
    /// A file is not there, or mended badly.
    pub(crate) fn last_close(
        &self,
        folder: &AccountFolder,
        from: Option<Date>,
    ) -> Result<LastClose, Failure> {
        let Some(last) = self.periods.last() else { return Ok(LastClose::default()) };
        let [_, statement] = last.statement.balances()?;
        let [_, books] = last.books.balances()?;
        let (mut rows, mut earlier) = (Vec::new(), Vec::new());
        let learnt = self.periods.len().saturating_sub(MONTHS_LEARNT);
        for (at, period) in self.periods.iter().enumerate() {
            if from.is_some_and(|from| period.day().is_ok_and(|day| day >= from)) {
                rows.extend(ClosedPeriod::new_rows(folder, &period.as_at)?);
            } else if at >= learnt && !self.open.is_empty() {
                // Which of them an open item may be taken for.
                earlier.extend(ClosedPeriod::new_rows(folder, &period.as_at)?);
            }
        }
        // What is open of days that were closed before the period that left it open.
        let mut taken_off = Vec::new();
        for pair in self.periods.windows(2) {
            let (before, since) = (pair[0].day()?, pair[1].day()?);
            if self.open.iter().any(|item| item.since == since && item.date <= before) {
                taken_off.extend(ClosedPeriod::rows_taken_off(folder, &pair[1].as_at)?);
            }
        }
        let mut confirmed = ConfirmedPairs::default();
        for period in self.periods.iter().rev().take(MONTHS_LEARNT) {
            ClosedPeriod::add_pairs(folder, &period.as_at, &mut confirmed)?;
        }
        let closing = [statement, books];
        let first = self.first_closed_day()?;
        let day = Some(last.day()?);
        Ok(LastClose { day, first, closing, rows, earlier, taken_off, confirmed })
    }

    /// Whether decisions are kept.
    ///
    /// # Errors
    /// The system's.
    pub(super) fn has_decisions(folder: &AccountFolder) -> Result<bool, Failure> {
        Ok(folder.read(decisions::FILE)?.is_some())
    }

    /// The decisions as they are written.
    pub(crate) fn write_decisions(&self, change: &mut FolderChange) {
        change.write(decisions::FILE, decisions::written(&self.decisions));
    }

    /// The settings as they are written.
    pub(crate) fn write_settings(&self, change: &mut FolderChange) {
        change.write(settings::FILE, self.settings.written());
    }

    /// All lines of periods as they are written.
    pub(crate) fn write_periods(&self, change: &mut FolderChange) {
        let lines: Vec<String> =
            self.periods.iter().map(|period| period.written() + "\n").collect();
        change.write(periods::FILE, lines.concat());
    }

    /// Adds a close to the chain.
    pub(crate) fn chain(&mut self, mut line: PeriodLine) {
        line.previous = self.head().unwrap_or_default();
        line.period = self.periods.len() + 1;
        self.periods.push(line.sealed());
        self.state_first_close();
    }

    /// The digest of the last close, which stands for all of them; none where nothing is closed.
    pub(crate) fn head(&self) -> Option<String> {
        self.periods.last().map(PeriodLine::digest)
    }

    /// Takes over which closes are those of this account: all that follow the first one.
    pub(crate) fn state_first_close(&mut self) {
        self.settings.first_close = self.periods.first().map(PeriodLine::digest);
    }

    /// What is wrong with the first close that the settings name: all closes of the account follow it.
    pub(super) fn first_close_fault(&self, place: &dyn Fn(&str) -> String) -> Option<String> {
        let own = self.settings.first_close.as_ref()?;
        let place = place("first_close");
        match self.periods.first().map(PeriodLine::digest) {
            None => Some(format!("{place} names a close that does not exist")),
            Some(first) if first != *own => Some(format!(
                "{place} is {own:?}, but the first close in {} is {first:?}: one of them was \
                 changed, or the closes belong to another account",
                periods::FILE
            )),
            Some(_) => None,
        }
    }
}

/// What an account is called at first: as its folder is.
fn name_of(folder: &AccountFolder) -> String {
    let path = folder.path().canonicalize().unwrap_or_else(|_| folder.path().to_owned());
    let name = path.file_name().map_or_else(|| "Account".into(), |name| name.to_string_lossy());
    let mut chars = name.chars();
    let first = chars.next().map(|first| first.to_uppercase().collect::<String>());
    table::text(&format!("{}{}", first.unwrap_or_default(), chars.as_str()))
}
