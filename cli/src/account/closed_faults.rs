//! What is wrong with a closed period, by file and, where it can be told, by line: its files are held against the
//! close, and what they say is worked out again. Nothing is matched.

use std::collections::BTreeSet;

use tieout::amount::Amount;
use tieout::date::Date;
use tieout_reconcile::SideName;
use tieout_reconcile::period::{
    DecisionKind, FaultPlace, OpenItem, PeriodBalances, PeriodRow, faults_of, gaps_of,
};

use super::closed::{ClosedPeriod, file};
use super::closed_files::{
    Alteration, Alterations, DECISIONS, OPEN_ITEMS, READINGS, ROWS, folder_of,
};
use super::folder::AccountFolder;
use super::periods::PeriodLine;
use super::{decisions, open_items, table};
use crate::exit::Failure;
use tieout::sort::CompactCollect as _;

/// What came of holding a closed period against its close and against what was before it.
#[derive(Debug, Default)]
pub(super) struct ClosedCheck {
    /// What is wrong, each with its file.
    pub(super) faults: Vec<String>,
    /// What was known to be wrong when it was closed: balances that do not go with the rows of a period that was
    /// closed though nothing was proved.
    pub(super) gaps: Vec<String>,
    /// What was open when it ended; none where that was altered.
    pub(super) after: Option<Vec<OpenItem>>,
}

/// Something wrong with a file of a period: its line, where it has one, and what it is.
type FileFault = (&'static str, Option<u64>, String);

impl ClosedCheck {
    /// Checks a period; `before` was open when it began, where that is known.
    ///
    /// # Errors
    /// The system's; a file cannot be read that is as it was.
    pub(super) fn of(
        folder: &AccountFolder,
        line: &PeriodLine,
        before: Option<&[OpenItem]>,
    ) -> Result<Self, Failure> {
        let altered = Alterations::of(folder, line)?;
        let period = OnePeriod { folder, line, altered };
        let mut found: Vec<FileFault> = Vec::new();
        let rows = period.readable(ROWS, ClosedPeriod::rows(folder, &line.as_at), &mut found)?;
        let items = file(folder, &line.as_at, OPEN_ITEMS)
            .and_then(|(name, text)| open_items::read_lines(&name, &text));
        let items = period.readable(OPEN_ITEMS, items, &mut found)?;
        let (item_lines, after): (Vec<u64>, Vec<OpenItem>) =
            items.iter().flatten().cloned().unzip();
        let mut check = Self::default();
        if let (Some((row_lines, rows)), Some(_)) = (&rows, &items) {
            let lines = |lines: &[u64], at: usize| lines.get(at).copied();
            found.extend(faults_of(before, rows, &after).into_iter().map(
                |fault| match fault.place {
                    FaultPlace::Rows(at) => {
                        (ROWS, at.and_then(|at| lines(row_lines, at)), fault.says)
                    }
                    FaultPlace::OpenItem(at) => (OPEN_ITEMS, lines(&item_lines, at), fault.says),
                },
            ));
            let mut gaps = gaps_of(rows, &balances(line)?);
            if line.unproved.is_none() {
                check.faults.extend(gaps.drain(..).map(|gap| format!("{}: {gap}", line.as_at)));
            }
            check.gaps = gaps;
        }
        if items.is_some() && line.open != sums(&after) {
            let says = "the open items do not add up to the amount in the close".to_owned();
            found.push((OPEN_ITEMS, None, says));
        }
        if period.altered.is_changed(DECISIONS) != Some(false) {
            found.extend(period.decision_fault(rows.as_ref().map(|(_, rows)| &rows[..])));
        }
        if period.altered.is_changed(READINGS) != Some(false) {
            found.extend(period.reading_fault());
        }
        for name in [ROWS, OPEN_ITEMS, DECISIONS] {
            if period.altered.is_changed(name) != Some(false)
                && !found.iter().any(|(of, at, _)| *of == name && at.is_some())
            {
                found.extend(period.form_fault(name));
            }
        }
        let is_whole = period.altered.is_changed(OPEN_ITEMS) == Some(false);
        check.after = items.filter(|_| is_whole).map(|_| after);
        let altered = period.told(&found);
        check.faults.splice(0..0, altered);
        Ok(check)
    }
}

/// A closed period, with what was altered of its files.
struct OnePeriod<'p> {
    folder: &'p AccountFolder,
    line: &'p PeriodLine,
    altered: Alterations,
}

impl OnePeriod<'_> {
    /// What messages call a file of it.
    fn path(&self, name: &str) -> String {
        self.folder.named(&format!("{}/{name}", folder_of(&self.line.as_at)))
    }

    /// What was read of a file; none where it was altered and cannot be read.
    fn readable<T>(
        &self,
        name: &'static str,
        read: Result<T, Failure>,
        found: &mut Vec<FileFault>,
    ) -> Result<Option<T>, Failure> {
        match read {
            Ok(read) => Ok(Some(read)),
            Err(failure) if self.altered.is_none() => Err(failure),
            Err(failure) => {
                found.extend(self.unreadable(name, &failure));
                Ok(None)
            }
        }
    }

    /// Why a file cannot be read: its line and what is wrong there, out of `FILE line 3: amount: ...`.
    fn unreadable(&self, name: &'static str, failure: &Failure) -> Option<FileFault> {
        let message = &failure.complaints.first()?.message;
        let rest = message.strip_prefix(&self.path(name))?.trim_start();
        let numbered = rest.strip_prefix("line ").and_then(|rest| rest.split_once(": "));
        Some(match numbered {
            Some((line, says)) => (name, line.parse().ok(), says.to_owned()),
            None => (name, None, rest.to_owned()),
        })
    }

    /// The line of the decisions that says nothing, or is of a row that the period does not have.
    fn decision_fault(&self, rows: Option<&[PeriodRow]>) -> Option<FileFault> {
        let (name, text) = file(self.folder, &self.line.as_at, DECISIONS).ok()?;
        if let Err(failure) = decisions::read(&name, &text) {
            return self.unreadable(DECISIONS, &failure);
        }
        let known: BTreeSet<(SideName, Date, &Amount)> =
            rows?.iter().map(|row| (row.side, row.date, &row.amount)).compact_set();
        let may_be_gone = [DecisionKind::NotAMatch, DecisionKind::Accept].map(DecisionKind::name);
        let named = decisions::rows_named(&name, &text).ok()?;
        let lost = named.into_iter().find(|(_, verb, row)| {
            !may_be_gone.contains(&verb.as_str())
                && !known.contains(&(row.side, row.date, &row.amount))
        });
        let (line, verb, row) = lost?;
        let says = format!("{verb}: there is no row of {} with {}", row.date, row.amount);
        Some((DECISIONS, Some(line), says))
    }

    /// The line of the readings that has the hash of a file which the close did not have.
    fn reading_fault(&self) -> Option<FileFault> {
        let (_, text) = file(self.folder, &self.line.as_at, READINGS).ok()?;
        let is_hash = |word: &&str| word.len() == 64 && word.bytes().all(|b| b.is_ascii_hexdigit());
        let is_other = |hash: &str| !self.line.files.iter().any(|file| file == hash);
        (1..).zip(text.lines()).find_map(|(line, text)| {
            let mut hashes = text.split('"').filter(is_hash);
            let other = hashes.find(|hash| is_other(hash))?;
            Some((READINGS, Some(line), format!("the close used no file with the hash {other}")))
        })
    }

    /// The line of a table that is not as the program writes it.
    fn form_fault(&self, name: &'static str) -> Option<FileFault> {
        let path = format!("{}/{name}", folder_of(&self.line.as_at));
        let text = String::from_utf8(self.folder.bytes(&path).ok()??).ok()?;
        let line = table::line_unlike_written(&text)?;
        let says = "it is not as the close wrote it".to_owned();
        Some((name, u64::try_from(line).ok(), says))
    }

    /// All of it in words: first what was altered; what is wrong with files that are as they were is a consequence
    /// of that, and said where nothing was.
    fn told(&self, found: &[FileFault]) -> Vec<String> {
        let mut told = Vec::new();
        for (name, what) in &self.altered.known {
            let path = self.path(name);
            match what {
                Alteration::Added => told.push(format!("{path} is not one of its files")),
                Alteration::Missing => told.push(format!("{path} is missing")),
                Alteration::Changed => {
                    // A line says more than what follows from it.
                    let has_line = found.iter().any(|(of, line, _)| of == name && line.is_some());
                    let is_told =
                        |(of, line, _): &&FileFault| of == name && (line.is_some() || !has_line);
                    let places = found.iter().filter(is_told);
                    let places: Vec<String> = places
                        .map(|(_, line, says)| {
                            let line =
                                line.map_or_else(String::new, |line| format!(" line {line}"));
                            format!("{path}{line} has been changed since the close: {says}")
                        })
                        .collect();
                    if places.is_empty() {
                        told.push(format!("{path} has been changed since the close"));
                    }
                    told.extend(places);
                }
            }
        }
        if !self.altered.among.is_empty() {
            let folder = self.folder.named(&folder_of(&self.line.as_at));
            let names = self.altered.among.join(", ");
            told.push(format!("a file of {folder} has been changed since the close: {names}"));
        }
        if self.altered.is_none() || !self.altered.among.is_empty() {
            told.extend(found.iter().map(|(name, line, says)| {
                let line = line.map_or_else(String::new, |line| format!(" line {line}"));
                format!("{}{line}: {says}", self.path(name))
            }));
        }
        told
    }
}

/// The balances of a close, of the bank and of the books.
fn balances(line: &PeriodLine) -> Result<[PeriodBalances; 2], Failure> {
    let [statement, books] = [&line.statement, &line.books].map(|side| {
        let [opening, closing] = side.balances()?;
        Ok(PeriodBalances { opening, closing })
    });
    Ok([statement?, books?])
}

/// What open items come to, of the bank and of the books.
fn sums(items: &[OpenItem]) -> [String; 2] {
    [SideName::Bank, SideName::Book].map(|side| {
        let of_side = items.iter().filter(|item| item.side == side);
        of_side.fold(Amount::default(), |sum, item| sum + &item.amount).to_string()
    })
}
