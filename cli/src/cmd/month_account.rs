//! The folder of the account that a month belongs to: opened, held against the files of the month, and saved.

use tieout::date::Date;
use tieout_reconcile::period::{Decision, Decisions, LastClose, ReconciledPeriod};

use super::close_month::{check_accounts, check_asked, close};
use super::decided_rows::named;
use super::kept_reading::ReadBy;
use super::month_files::remember;
use super::opening::state_open_items;
use super::reconcile_args::ReconcileArgs;
use crate::account::{AccountFolder, AccountState, AuditEvent, FolderChange, write_audit};
use crate::exit::Failure;
use crate::render::Report;
use crate::statements::Side;

/// An account whose folder is open.
pub(super) struct MonthAccount {
    folder: AccountFolder,
    pub(super) state: AccountState,
    /// This run gives it another name.
    is_renamed: bool,
}

/// The files of a month, read.
pub(super) struct MonthFiles {
    pub(super) bank: Side,
    pub(super) book: Side,
    pub(super) read_by: ReadBy,
    /// The last day of the month closed last.
    pub(super) closed: Option<Date>,
    /// The last day that counts.
    pub(super) as_at: Date,
}

/// What a report says of the account, as it was before a close.
#[derive(Default)]
pub(super) struct NamedAccount {
    pub(super) name: String,
    pub(super) currency: Option<String>,
    pub(super) decisions: Decisions,
}

impl MonthFiles {
    pub(super) const fn sides(&self) -> (&Side, &Side) {
        (&self.bank, &self.book)
    }

    /// The day of the first row of either file.
    fn first_day(&self) -> Option<Date> {
        self.bank.days().chain(self.book.days()).min()
    }
}

impl MonthAccount {
    /// Opens the folder that `--keep` names, with the name that `--name` gives the account; none without a folder.
    ///
    /// # Errors
    /// The folder cannot be opened, or its files contradict each other.
    pub(super) fn open(args: &ReconcileArgs) -> Result<Option<Self>, Failure> {
        let Some(path) = &args.month.keep else { return Ok(None) };
        let folder = AccountFolder::open(path, true)?;
        let Some(name) = &args.month.name else {
            let state = AccountState::read(&folder)?;
            return Ok(Some(Self { folder, state, is_renamed: false }));
        };
        let mut state = AccountState::read_to_rename(&folder)?;
        let before = std::mem::replace(&mut state.settings.name, name.clone());
        let is_renamed = before != *name && folder.has_account()?;
        Ok(Some(Self { folder, state, is_renamed }))
    }

    /// What the last close left to this month, once the files are found to be of the same account and nothing is
    /// asked for twice.
    ///
    /// # Errors
    /// The files or the open items do not go with what is closed.
    pub(super) fn last_close(
        &mut self,
        args: &ReconcileArgs,
        files: &MonthFiles,
    ) -> Result<LastClose, Failure> {
        let Self { folder, state, .. } = self;
        check_accounts(state, folder.path(), [&files.bank, &files.book])?;
        state_open_items(args, state, files.sides(), files.as_at)?;
        check_asked(&state.decisions.decisions, state, folder.path())?;
        state.last_close(folder, files.first_day())
    }

    pub(super) fn named(&self) -> NamedAccount {
        let settings = &self.state.settings;
        NamedAccount {
            name: settings.name.clone(),
            currency: settings.currency.clone(),
            decisions: self.state.decisions.clone(),
        }
    }

    /// Takes over how this run reads its files, which the first decision of a new folder is kept with.
    pub(super) fn remember(&mut self, args: &ReconcileArgs, files: &MonthFiles) {
        remember(args, &mut self.state, files.sides(), (files.read_by.clone(), files.as_at));
    }

    /// Keeps decisions as they are made; what is wrong with them, where one asks again for what a close asked for.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub(super) fn keep(
        &mut self,
        decisions: &Decisions,
        by: Option<&str>,
    ) -> Result<Option<String>, Failure> {
        let Self { folder, state, .. } = self;
        if let Err(refused) = check_asked(&decisions.decisions, state, folder.path()) {
            let says: Vec<String> = refused.complaints.into_iter().map(|one| one.message).collect();
            return Ok(Some(says.join("; ")));
        }
        let is_new = |one: &&Decision| !state.decisions.decisions.contains(one);
        let new = decisions.decisions.iter().filter(is_new);
        let new: Vec<String> = new.map(|one| named(one.verb, &one.rows)).collect();
        state.decisions.clone_from(decisions);
        let mut change = FolderChange::default();
        state.write_decisions(&mut change);
        // A folder is whole from the first decision on.
        if !folder.has_account()? {
            state.write_settings(&mut change);
        }
        write_audit(folder, &mut change, AuditEvent::of("decide", &new.join("; ")), by)?;
        folder.change(&change).map(|()| None)
    }

    /// Saves what this run changes of the account: its name, the files that were read, and the close that was asked for.
    ///
    /// # Errors
    /// The month cannot be closed as it is, or the folder cannot be written.
    pub(super) fn save(
        &mut self,
        args: &ReconcileArgs,
        files: &MonthFiles,
        month: &ReconciledPeriod,
        report: &mut Report<'_>,
    ) -> Result<(), Failure> {
        self.remember(args, files);
        let Self { folder, state, is_renamed } = self;
        let mut change = FolderChange::default();
        if *is_renamed {
            let event = AuditEvent::of("rename", &state.settings.name);
            write_audit(folder, &mut change, event, args.month.prepared_by.as_deref())?;
        }
        if args.month.close {
            let (statement, reasons) = (report.statement_text(), report.reasons());
            let said = (statement.as_str(), &reasons[..]);
            close(args, (folder, state), month, files.sides(), said, &mut change)?;
            let digest = state.head();
            report.month.iter_mut().for_each(|month| month.digest.clone_from(&digest));
        } else {
            check_prepared(args)?;
        }
        state.write_settings(&mut change);
        folder.change(&change)
    }
}

/// `--prepared-by` is kept with the close.
fn check_prepared(args: &ReconcileArgs) -> Result<(), Failure> {
    match &args.month.prepared_by {
        Some(_) if args.report.is_none() && args.out.is_none() => {
            let failure = Failure::usage("--prepared-by is only saved with a close or a page");
            Err(failure.with_hint("add --close, --out DIR or --report FILE"))
        }
        _ => Ok(()),
    }
}
