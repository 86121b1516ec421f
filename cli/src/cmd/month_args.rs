//! The arguments of a month of an account, and what they may not name.

use std::path::{Path, PathBuf};

use clap::ValueHint;
use tieout::date::Date;
use tieout_reconcile::period::CARRY_DAYS;

use super::files;
use super::files::check_distinct_inputs;
use super::several::OverlapRule;
use crate::account::AccountFolder;
use crate::exit::Failure;
use crate::files::Source;
use crate::render::{check_target, place};

/// What makes a run one of an account's months.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Month after month")]
pub(super) struct MonthArgs {
    /// Keep this account's decisions, open items and closed months in a folder, and carry on from there
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath,
          conflicts_with_all = ["remote", "book_from"])]
    pub(super) keep: Option<PathBuf>,
    /// Name of the account; default: the name of its folder
    #[arg(long, value_name = "NAME", requires = "keep")]
    pub(super) name: Option<String>,
    /// Date of the reconciliation, YYYY-MM-DD; later rows are left for the next month. Default: the end date on
    /// the statement, else the date of its last row
    #[arg(long, value_name = "DATE", conflicts_with_all = ["remote", "book_from"])]
    pub(super) as_at: Option<Date>,
    /// Items outstanding before the first month: a CSV file with the columns side,date,amount,description
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, requires = "keep")]
    pub(super) open_items: Option<PathBuf>,
    /// A further bank file, such as a later download; rows in both files count once
    #[arg(long = "bank", value_name = "FILE", value_hint = ValueHint::FilePath, requires = "keep",
          value_parser = files::source())]
    pub(super) further_bank: Vec<Source>,
    /// A further file of the books
    #[arg(long = "book", value_name = "FILE", value_hint = ValueHint::FilePath, requires = "keep",
          value_parser = files::source())]
    pub(super) further_book: Vec<Source>,
    /// How to count rows with the same date and amount but different text in files of one side; default: what
    /// the balances show
    #[arg(long, value_enum, value_name = "HOW", requires = "keep")]
    pub(super) overlap: Option<OverlapRule>,
    /// Maximum days between an open item and its match in a later month
    #[arg(long, value_name = "DAYS", default_value_t = CARRY_DAYS, requires = "keep")]
    pub(super) carry_days: u16,
    /// Go through what is undecided, one key each: suggestions, pairs with a score below 0.9, rows left over
    #[arg(long, requires = "keep")]
    pub(super) review: bool,
    /// Write the entries to make in the books (to enter, to correct, to remove) as journals for `tieout
    /// journals post`
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, requires = "keep",
          value_parser = files::target("entries.csv"))]
    pub(super) entries: Option<PathBuf>,
    /// Chart of accounts: suggest an account for the entries that have none, where one is at least 0.9 likely
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, requires = "entries",
          value_parser = files::source())]
    pub(super) chart: Option<Source>,
    /// The code of the bank account in the books, for --entries; remembered from then on
    #[arg(long, value_name = "CODE", requires = "keep")]
    pub(super) bank_code: Option<String>,
    /// Close the month: open items are carried forward to the next
    #[arg(long, requires = "keep")]
    pub(super) close: bool,
    /// Close it although it is not proved, giving the reason
    #[arg(long, value_name = "REASON", allow_hyphen_values = true, requires = "close", value_parser = reason)]
    pub(super) unproved: Option<String>,
    /// Who prepared the reconciliation
    #[arg(long, value_name = "NAME", requires = "keep")]
    pub(super) prepared_by: Option<String>,
}

/// A reason that says something.
fn reason(argument: &str) -> Result<String, String> {
    let reason = argument.trim();
    let says_something = reason.contains(char::is_alphanumeric);
    says_something.then(|| reason.to_owned()).ok_or_else(|| "expected a reason".to_owned())
}

impl MonthArgs {
    /// No file is given twice.
    pub(super) fn check_files(&self, bank: &Source, book: &Source) -> Result<(), Failure> {
        check_distinct_inputs(bank, book)?;
        let further = self.further_bank.iter().chain(&self.further_book);
        let mut all = vec![bank, book];
        for source in further {
            for other in &all {
                if files::are_same(["a file", "another"], source, other)? {
                    return Err(Failure::usage(format!("{} is given twice", source.name())));
                }
            }
            all.push(source);
        }
        Ok(())
    }

    /// The files that are read besides the two.
    pub(super) fn further_inputs(&self) -> impl Iterator<Item = &Path> {
        let further = self.further_bank.iter().chain(&self.further_book).map(Source::path);
        further.chain(self.open_items.as_deref()).chain(self.chart.as_ref().map(Source::path))
    }

    /// What is written replaces no input, nothing else that is written, and nothing that the folder holds.
    pub(super) fn check_targets(
        &self,
        report: Option<&Path>,
        inputs: &[&Path],
    ) -> Result<(), Failure> {
        if let Some(entries) = &self.entries {
            check_target("--entries", entries, inputs)?;
            if report.is_some_and(|report| place(report) == place(entries)) {
                let message = format!("--entries and --report are both {}", entries.display());
                return Err(Failure::usage(message).with_hint("give each its own file"));
            }
        }
        let Some(folder) = &self.keep else { return Ok(()) };
        let written = [("--report", report), ("--entries", self.entries.as_deref())];
        let mut written = written.into_iter().filter_map(|(name, at)| Some((name, at?)));
        match written.find(|(_, path)| AccountFolder::keeps(&place(folder), &place(path))) {
            Some((option, path)) => {
                let message = format!("{option} {} is inside the --keep folder", path.display());
                Err(Failure::usage(message).with_hint("choose a file outside the folder"))
            }
            None => Ok(()),
        }
    }

    /// Whether the run is one of an account's months.
    pub(super) const fn is_wanted(&self) -> bool {
        self.keep.is_some() || self.as_at.is_some()
    }
}
