//! `tieout convert`: any statement or export of books as canonical CSV.

use std::path::{Path, PathBuf};

use clap::{ValueEnum, ValueHint};
use tieout_statement::stated::FileSide as Whose;

use super::files::{self, FormatArgs};
use crate::CommandResult;
use crate::exit::{Exit, Failure};
use crate::files::{Dataset, Source};
use crate::render::{Conversion, Ui, check_target};
use crate::statements::{self, ConvertedFile, FileRequest, convert};

/// Convert a statement or an export of the books, in any usual format, to CSV
///
/// Writes date, amount, description, balance, reference, counterparty, currency and the line each row starts
/// on; money in is positive. The rows of several files follow one another, with the file name in the first
/// column. If a file can be read in more than one way, you are asked, with the command for each answer.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Exit codes: 0 read; 1 read, but balances or totals do not agree with the rows, which are written\n\
                        anyway; 2 usage; 3 a file cannot be read, or you have to answer a question: nothing is written"
)]
pub(crate) struct ConvertArgs {
    /// Statements or exports of the books; - for standard input
    #[arg(value_name = "FILE", required = true, value_parser = files::source(),
          value_hint = ValueHint::FilePath)]
    files: Vec<Source>,
    /// What the files are: debit and credit mean the opposite in the books
    #[arg(long = "as", value_enum, value_name = "WHAT")]
    whose: Option<ConvertedKind>,
    #[command(flatten)]
    format: FormatArgs,
    /// Show how each file is read and why, and the options that would say so, instead of its rows
    #[arg(long)]
    explain: bool,
    /// Write to FILE instead of standard output
    #[arg(short, long = "out", value_name = "FILE", value_hint = ValueHint::FilePath,
          value_parser = files::target("out.csv"))]
    out: Option<PathBuf>,
}

/// What a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ConvertedKind {
    /// A bank, card or payment provider statement
    Bank,
    /// Books: a cash book or ledger account
    Book,
}

pub(crate) fn run(args: &ConvertArgs, ui: &Ui) -> CommandResult {
    let inputs: Vec<&Path> = args.files.iter().map(Source::path).collect();
    if let Some(path) = &args.out {
        check_target("--out", path, &inputs)?;
    }
    if args.files.iter().filter(|file| **file == Source::Stdin).count() > 1 {
        return Err(Failure::usage("only one FILE can be standard input"));
    }
    let files = args.read(ui)?;
    for file in &files {
        if !args.explain {
            file.notes.iter().for_each(|note| ui.note(note));
        }
        if file.rows().next().is_none() {
            ui.note(&format!("{} has no rows", file.name));
        }
        file.contradictions.iter().for_each(|says| ui.warn(says));
    }
    let said = statements::together(&files)?;
    for says in &said {
        ui.warn(says);
    }
    let is_whole = said.is_empty() && files.iter().all(|file| file.contradictions.is_empty());
    let conversion = Conversion { files: &files, is_explained: args.explain };
    match &args.out {
        Some(path) => {
            ui.save_conversion(&conversion, path)?;
            ui.note(&format!("wrote {}", path.display()));
        }
        None => ui.print_conversion(&conversion)?,
    }
    Ok(if is_whole { Exit::Done } else { Exit::Differences })
}

impl ConvertArgs {
    /// Reads all files; what is wrong and open with any of them is said together.
    fn read(&self, ui: &Ui) -> Result<Vec<ConvertedFile>, Failure> {
        let whose = match self.whose {
            Some(ConvertedKind::Bank) => Whose::Bank,
            Some(ConvertedKind::Book) => Whose::Book,
            None => Whose::Unknown,
        };
        let written = self.format.written();
        let dataset =
            if self.whose == Some(ConvertedKind::Book) { Dataset::Book } else { Dataset::Bank };
        let mut converted = Vec::new();
        let mut failures = Vec::new();
        for source in &self.files {
            let stated = written.stated(Dataset::Bank)?;
            let wanted = FileRequest {
                dataset,
                source,
                stated,
                whose,
                is_apart: false,
                keeps_zeros: false,
                is_kept: false,
            };
            let read = files::read_alone(source, ui, |opened, on_bytes| {
                convert(&wanted, opened, on_bytes)
            });
            match read {
                Ok(file) => converted.push(file),
                Err(unread) => {
                    // An answer is for this file alone.
                    let others = self.files.iter().filter(|other| *other != source);
                    let others: Vec<String> =
                        others.map(|other| other.path().display().to_string()).collect();
                    let command = ui.command_line().without(&others);
                    failures.push(statements::failure(vec![unread], &command));
                }
            }
        }
        failures.into_iter().reduce(Failure::and).map_or(Ok(converted), Err)
    }
}
