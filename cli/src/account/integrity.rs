//! What the files of a folder say of each other: that nothing was altered since it was written. Every command
//! that goes on from a folder asks it before it changes anything, and `tieout verify` says all of it.

use tieout_reconcile::period::OpenItem;

use super::audit::audit_faults;
use super::closed_faults::ClosedCheck;
use super::folder::AccountFolder;
use super::periods::{self, PeriodLine};
use super::settings;
use super::state::AccountState;
use crate::exit::Failure;
use crate::safe::shell_word;

/// What came of holding the files of a folder against each other.
#[derive(Debug, Default)]
pub(crate) struct FolderCheck {
    /// What was altered or taken out, or does not follow, each with its file and, where it has one, its line.
    pub(crate) faults: Vec<String>,
    /// The name of the account, where it is not that of its closes: a fault, unless it is to be renamed.
    pub(crate) name: Option<NameFault>,
    /// Closes that were known to prove nothing when they were made, with the reason.
    pub(crate) unproved: Vec<String>,
}

/// A name that nobody has given in a way that is kept.
#[derive(Debug)]
pub(crate) struct NameFault {
    /// It in words.
    pub(crate) says: String,
    /// The name that the closes know.
    pub(crate) known: String,
}

impl FolderCheck {
    /// Holds a folder against itself: the chain of closes, each closed month against its close and against the one
    /// before, the settings and the audit against all of them.
    ///
    /// # Errors
    /// A file is not there, or mended badly.
    pub(super) fn of(folder: &AccountFolder, kept: &AccountState) -> Result<Self, Failure> {
        let opening = kept.settings.items(settings::FILE)?;
        let mut check = Self::default();
        check.closed_periods(folder, &kept.periods, Some(opening))?;
        for name in kept.unknown_periods(folder)? {
            let (closed, periods) = (folder.named("closed"), periods::FILE);
            check.faults.push(format!("{closed}/{name} exists, but {periods} has no close for it"));
        }
        let text = folder.read(settings::FILE)?.unwrap_or_default();
        let place = |key: &str| {
            let is_of = |line: &str| {
                line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='))
            };
            let name = folder.named(settings::FILE);
            match text.lines().position(is_of) {
                Some(at) => format!("{name} line {}: {key}", at + 1),
                None => format!("{name}: {key}"),
            }
        };
        check.faults.extend(kept.opening_faults(&place)?);
        check.faults.extend(kept.first_close_fault(&place));
        let audit = audit_faults(folder, &kept.periods)?;
        check.faults.extend(audit.faults);
        check.name = audit.name.filter(|known| *known != kept.settings.name).map(|known| {
            let (place, own) = (place("name"), &kept.settings.name);
            NameFault {
                says: format!("{place} is {own:?}, but its closes are of {known:?}"),
                known,
            }
        });
        if !kept.periods.is_empty() && !AccountState::has_decisions(folder)? {
            let name = folder.named(super::decisions::FILE);
            check.faults.push(format!("{name} is missing, although each close writes it"));
        }
        Ok(check)
    }

    /// Holds the closed months alone against their closes.
    ///
    /// # Errors
    /// Likewise.
    pub(super) fn of_closed(
        folder: &AccountFolder,
        periods: &[PeriodLine],
    ) -> Result<Self, Failure> {
        let mut check = Self::default();
        check.closed_periods(folder, periods, None)?;
        Ok(check)
    }

    /// Each closed month against what was open before it, and its balances against those of the one before.
    fn closed_periods(
        &mut self,
        folder: &AccountFolder,
        periods: &[PeriodLine],
        mut before: Option<Vec<OpenItem>>,
    ) -> Result<(), Failure> {
        for line in periods {
            let ClosedCheck { faults, gaps, after } =
                ClosedCheck::of(folder, line, before.as_deref())?;
            self.faults.extend(faults);
            if let Some(reason) = line.unproved() {
                let close = format!("{} was closed though it was not proved: {reason}", line.as_at);
                self.unproved.push([&[close][..], &gaps].concat().join("; "));
            }
            before = after;
        }
        for (number, pair) in (2..).zip(periods.windows(2)) {
            let sides =
                [(&pair[0].statement, &pair[1].statement), (&pair[0].books, &pair[1].books)];
            let is_apart = sides
                .iter()
                .any(|(one, next)| one.closing.is_some() && one.closing != next.opening);
            self.faults.extend(is_apart.then(|| {
                format!(
                    "{} line {number}: the opening of {} does not follow from the end of {}",
                    folder.named(periods::FILE),
                    pair[1].as_at,
                    pair[0].as_at
                )
            }));
        }
        Ok(())
    }

    /// Refuses a folder of which anything is wrong.
    ///
    /// # Errors
    /// All of it, and the command that shows when it is mended.
    pub(super) fn refuse(&self, folder: &AccountFolder) -> Result<(), Failure> {
        if self.faults.is_empty() {
            return Ok(());
        }
        let dir = shell_word(&folder.path().display().to_string());
        Err(Failure::conflict(self.faults.join("; ")).with_hint(format!(
            "restore it from a copy of the folder; tieout verify {dir} shows whether all of it is whole again"
        )))
    }

    /// Refuses a name that nobody has given.
    ///
    /// # Errors
    /// With both ways out.
    pub(super) fn refuse_name(&self) -> Result<(), Failure> {
        let Some(NameFault { says, known }) = &self.name else { return Ok(()) };
        Err(Failure::conflict(says.clone()).with_hint(format!(
            "write name = {known:?} there; to rename the account: tieout reconcile with --keep and --name NAME"
        )))
    }
}

impl AccountState {
    /// Reads the folder, and refuses it where its files contradict each other.
    ///
    /// # Errors
    /// A file is damaged or was mended badly; with its line. Something of it was altered.
    pub(crate) fn read(folder: &AccountFolder) -> Result<Self, Failure> {
        let (kept, check) = Self::checked(folder)?;
        check.refuse(folder)?;
        check.refuse_name()?;
        Ok(kept)
    }

    /// The same for a run that names the account: its name is the one that its closes know.
    ///
    /// # Errors
    /// Likewise, whatever the name in the settings.
    pub(crate) fn read_to_rename(folder: &AccountFolder) -> Result<Self, Failure> {
        let (mut kept, check) = Self::checked(folder)?;
        check.refuse(folder)?;
        if let Some(fault) = check.name {
            kept.settings.name = fault.known;
        }
        Ok(kept)
    }

    /// Reads the folder, with what its files say of each other.
    ///
    /// # Errors
    /// A file is damaged or was mended badly; with its line.
    pub(crate) fn checked(folder: &AccountFolder) -> Result<(Self, FolderCheck), Failure> {
        let kept = match Self::parsed(folder) {
            Ok(kept) => kept,
            Err(failure) => return Err(Self::altered(folder).unwrap_or(failure)),
        };
        let check = FolderCheck::of(folder, &kept)?;
        Ok((kept, check))
    }

    /// Why a folder cannot be read of which a closed month was altered; none where none was.
    fn altered(folder: &AccountFolder) -> Option<Failure> {
        let text = folder.read(periods::FILE).ok()??;
        let periods = periods::read(&folder.named(periods::FILE), &text).ok()?;
        let check = FolderCheck::of_closed(folder, &periods).ok()?;
        check.refuse(folder).err()
    }
}
