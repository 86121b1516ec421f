//! `tieout convert`: any statement or export of books as canonical CSV.

use std::path::{Path, PathBuf};

use clap::{ValueEnum, ValueHint};
use tieout::statement::day::DatePattern;
use tieout::statement::stated::FileSide as Whose;

use super::files::{self, AccountName, Delimiter, Sided, Written, sided, sided_columns};
use crate::Ended;
use crate::exit::{Exit, Failure};
use crate::files::{ColumnMap, Dataset, DecimalMark, Source};
use crate::render::{Conversion, Ui, check_target};
use crate::statements::{self, ConvertedFile, Wanted, convert};

/// Options may name the file as they do for tieout reconcile.
const FILE: [Dataset; 2] = [Dataset::Bank; 2];

/// Convert a statement or an export of books of any usual format to CSV
///
/// Writes date, amount, description, balance, reference, counterparty, currency and the line that each row
/// starts on; money in is positive. Of several files the rows follow each other, with the name of the
/// file in front. What cannot be told apart is asked about, with the command for each answer.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Exit codes: 0 read; 1 read, but balances or totals do not go with the rows, which are written\n\
                        all the same; 2 usage; 3 a file cannot be read, or has to be asked about: nothing is written"
)]
pub(crate) struct Args {
    /// Statements or exports of books; - for standard input
    #[arg(value_name = "FILE", required = true, value_parser = files::source(),
          value_hint = ValueHint::FilePath)]
    files: Vec<Source>,
    /// Whose rows are wanted, of a file of several accounts; or of which currency; all where titles
    /// between rows are of no accounts
    #[arg(long, value_name = "NAME", value_hint = ValueHint::Other,
          value_parser = sided::<AccountName>(&FILE))]
    account: Vec<Sided<AccountName>>,
    /// What the files are: debit and credit mean the opposite in the books
    #[arg(long = "as", value_enum, value_name = "WHAT")]
    whose: Option<What>,
    /// Name columns by their headers, or by #4 for the fourth: date=, amount= (or in= and out=; or
    /// `turned_amount=` where money out has no sign), description=; sign= (debit or credit) for amounts
    /// without signs, `out_is=` its word for money out; counterparty=, memo=, reference=, balance=, fee=, state=, account=, currency=
    #[arg(long, value_name = "COLUMNS", value_hint = ValueHint::Other,
          value_parser = sided_columns(&FILE))]
    map: Vec<Sided<ColumnMap>>,
    /// How dates are written, such as %d/%m/%Y; default: as found
    #[arg(long, value_name = "PATTERN", value_hint = ValueHint::Other,
          value_parser = sided::<DatePattern>(&FILE))]
    date_format: Vec<Sided<DatePattern>>,
    /// The decimal mark, "." or ","; default: as found
    #[arg(long, value_name = "MARK", value_hint = ValueHint::Other,
          value_parser = sided::<DecimalMark>(&FILE))]
    decimal: Vec<Sided<DecimalMark>>,
    /// What separates fields, one character or "tab"; default: as found
    #[arg(long, value_name = "CHAR", value_hint = ValueHint::Other,
          value_parser = sided::<Delimiter>(&FILE))]
    delimiter: Vec<Sided<Delimiter>>,
    /// Show how each file is read and why, and the options that state it, instead of its rows
    #[arg(long)]
    explain: bool,
    /// Write to FILE instead of standard output
    #[arg(short, long = "out", value_name = "FILE", value_hint = ValueHint::FilePath,
          value_parser = files::target("out.csv"))]
    out: Option<PathBuf>,
}

/// What a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum What {
    /// A statement of a bank, a card or a payment provider
    Bank,
    /// Books: a cash book or a ledger account
    Book,
}

pub(crate) fn run(args: &Args, ui: &Ui) -> Ended {
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

impl Args {
    /// Reads all files; what is wrong and open with any of them is said together.
    fn read(&self, ui: &Ui) -> Result<Vec<ConvertedFile>, Failure> {
        let whose = match self.whose {
            Some(What::Bank) => Whose::Bank,
            Some(What::Book) => Whose::Book,
            None => Whose::Unknown,
        };
        let written = Written {
            map: &self.map,
            dates: &self.date_format,
            decimal: &self.decimal,
            delimiter: &self.delimiter,
            account: &self.account,
        };
        let dataset = if self.whose == Some(What::Book) { Dataset::Book } else { Dataset::Bank };
        let mut converted = Vec::new();
        let mut failures = Vec::new();
        for source in &self.files {
            let stated = written.stated(Dataset::Bank)?;
            let wanted = Wanted {
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
