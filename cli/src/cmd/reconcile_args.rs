//! The arguments of `tieout reconcile`.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::{ValueEnum, ValueHint};
use tieout::contract::reconcile::Score;
use tieout_reconcile::{MatchOptions, MatchOutcome, WINDOW_DAYS_MAX};
use tieout_statement::day::DatePattern;

use super::balances::BalanceArgs;
use super::book_from::BookFrom;
use super::files::{self, AccountName, Delimiter, FormatOptions, PerFile, sided, sided_columns};
use super::month_args::MonthArgs;
use super::remote_args::RemoteArgs;
use super::why::RowQuery;
use crate::files::{ColumnMap, Dataset, DecimalMark, Source};
use crate::render::{Report, Ui};
use crate::statements::Side;

/// The two files.
pub(super) const SIDES: [Dataset; 2] = [Dataset::Bank, Dataset::Book];

/// Reconcile a bank statement with the books: list what is on one side only, and prove the rest
///
/// A bank row and a book row match, one to one, when their amounts are equal and their dates are at most --days
/// apart. As many rows as possible are matched; where there is a choice, descriptions and dates decide. The
/// balance check adds both files up again.
///
/// Statement and books may be in any usual format: CSV or text with other separators, XLSX, XLS, ODS, OFX, QFX,
/// QIF, MT940, CAMT, BAI2, JSON, HTML tables, PDF with text. Columns, date and number formats and the meaning
/// of signs are detected and shown; if a file can be read in more than one way, you are asked, with the command
/// for each answer.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Options marked [SIDE:] may start with bank: or book: to apply to that file only,\n\
                        such as --map bank:amount=Value,date=Posted --decimal book:comma\n\n\
                        Exit codes: 0 nothing unmatched and verified; 1 differences (see --fail-on); 2 usage;\n\
                        3 a file cannot be read or written, or its contents are not valid;\n\
                        6 a month cannot be closed (with --keep); 130 interrupted.\n\
                        With --remote also 4 no key, or not allowed; 5 not enough credits; 7 the daemon cannot\n\
                        be reached or is busy; 8 the job failed or timed out."
)]
pub(crate) struct ReconcileArgs {
    /// The bank statement; - for standard input
    #[arg(value_parser = files::source(), value_hint = ValueHint::FilePath)]
    pub(super) bank: Source,
    /// The books: cash book or ledger account; - for standard input
    #[arg(value_parser = files::source(), value_hint = ValueHint::FilePath,
          required_unless_present = "book_from")]
    pub(super) book: Option<Source>,
    /// Take the books from a daemon's ledger: what is posted to this bank account over the dates of the
    /// statement; line numbers are journal numbers
    #[arg(long, value_name = "ORG/BANK", conflicts_with = "book")]
    pub(super) book_from: Option<BookFrom>,
    /// Maximum days between the two dates of a match, 0 to 30
    #[arg(long, value_name = "DAYS", default_value_t = 3, allow_negative_numbers = true,
          value_parser = days)]
    pub(super) days: u8,
    /// Leave pairs with a score below this unmatched, 0 to 1 with at most three decimals
    #[arg(long, value_name = "SCORE", default_value = "0", allow_negative_numbers = true,
          value_parser = files::score)]
    min_score: Score,
    /// Map columns by header, or by position as in #4: date=, amount= (or in= and out=; or `turned_amount=` if
    /// money out is positive), description=; sign= (debit or credit) if amounts have no sign, `out_is=` the
    /// word in it for money out; counterparty=, memo=, reference=, balance=, fee=, state=, account=, currency=
    /// [SIDE:]
    #[arg(long, value_name = "COLUMNS", value_hint = ValueHint::Other,
          value_parser = sided_columns(&SIDES))]
    map: Vec<PerFile<ColumnMap>>,
    /// Date format, such as %d/%m/%Y; default: detected [SIDE:]
    #[arg(long, value_name = "PATTERN", value_hint = ValueHint::Other,
          value_parser = sided::<DatePattern>(&SIDES))]
    date_format: Vec<PerFile<DatePattern>>,
    /// Decimal mark, "." or ","; default: detected [SIDE:]
    #[arg(long, value_name = "MARK", value_hint = ValueHint::Other,
          value_parser = sided::<DecimalMark>(&SIDES))]
    decimal: Vec<PerFile<DecimalMark>>,
    /// Field separator, one character or "tab"; default: detected [SIDE:]
    #[arg(long, value_name = "CHAR", value_hint = ValueHint::Other,
          value_parser = sided::<Delimiter>(&SIDES))]
    delimiter: Vec<PerFile<Delimiter>>,
    /// Read only this account, or only this currency, from a file that has several; "all" if the headings
    /// between its rows are not accounts [SIDE:]
    #[arg(long, value_name = "NAME", value_hint = ValueHint::Other,
          value_parser = sided::<AccountName>(&SIDES))]
    account: Vec<PerFile<AccountName>>,
    /// Also list the matched pairs
    #[arg(long)]
    pub(super) include_matched: bool,
    /// List the matched pairs, how likely each is and why; --verbose adds score and evidence
    #[arg(long)]
    explain: bool,
    /// Explain why a row is unmatched, or matched as it is: bank:LINE or book:LINE, or bank:DATE,AMOUNT,TEXT;
    /// repeat for more
    #[arg(long, value_name = "ROW", value_hint = ValueHint::Other,
          conflicts_with_all = ["remote", "out", "report", "include_matched", "explain",
                                "suggest", "close", "review", "entries"])]
    pub(super) why: Vec<RowQuery>,
    /// Also suggest why rows are unmatched: mistyped, entered twice, paid in together, ...
    #[arg(long)]
    suggest: bool,
    /// Maximum rows per list in the table; 0 for all
    #[arg(long, value_name = "ROWS", default_value_t = 20, allow_negative_numbers = true)]
    limit: usize,
    /// Write the lists to DIR as CSV files: rows to enter in the books, rows outstanding or to remove, matched
    /// pairs, groups, suggestions
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(super) out: Option<PathBuf>,
    /// Write a self-contained HTML page to read, filter, print and keep
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, 
          value_parser = files::target("rec.html"))]
    pub(super) report: Option<PathBuf>,
    #[command(flatten)]
    pub(super) balances: BalanceArgs,
    #[command(flatten)]
    pub(super) month: MonthArgs,
    /// When to exit with status 1
    #[arg(long, value_enum, default_value_t = ReconcileFailOn::Unmatched, value_name = "WHEN")]
    pub(super) fail_on: ReconcileFailOn,
    #[command(flatten)]
    pub(super) by_daemon: RemoteArgs,
}

/// When to exit with status 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum ReconcileFailOn {
    /// A row is unmatched, or the balance is not verified
    Unmatched,
    /// The balance is not verified
    Unverified,
    /// The bank reconciliation is not proved: balances are missing or do not agree, or a row on one side only
    /// is undecided
    Unproved,
    /// Never
    Never,
}

fn days(argument: &str) -> Result<u8, String> {
    let days = argument.parse().ok().filter(|days| *days <= WINDOW_DAYS_MAX);
    days.ok_or_else(|| format!("not a whole number of days from 0 to {WINDOW_DAYS_MAX}"))
}

impl ReconcileArgs {
    /// Whether suggestions are wanted: why a row is unmatched may be what is suggested for it.
    pub(super) fn suggest(&self) -> bool {
        self.suggest || !self.why.is_empty()
    }

    /// Whether pairs are to be explained: the one JSON document of a run has none of it.
    pub(super) fn explains(&self, ui: &Ui) -> bool {
        self.explain && !ui.wants_document() || !self.why.is_empty()
    }

    pub(super) fn options(&self) -> MatchOptions {
        MatchOptions {
            window_days: self.days,
            threads: std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
            minimum_score: self.min_score,
            suggest: self.suggest(),
        }
    }

    /// All files that are read.
    pub(super) fn inputs(&self) -> Vec<&Path> {
        let files = [Some(&self.bank), self.book.as_ref()].into_iter().flatten().map(Source::path);
        files.chain(self.month.further_inputs()).collect()
    }

    /// Whether the pairs are wanted for files, whatever is printed.
    pub(super) fn saves(&self) -> bool {
        self.out.is_some() || self.report.is_some()
    }

    /// What there is to show of an outcome.
    pub(super) fn shown<'a>(
        &self,
        bank: &'a Side,
        book: &'a Side,
        matching: &'a MatchOutcome,
        options: MatchOptions,
    ) -> Report<'a> {
        Report {
            bank,
            book,
            matching,
            reconciliation: self.balances.reconciliation((bank, book), matching),
            options,
            include_matched: self.include_matched || self.explain,
            explainer: None,
            month: None,
            limit: if self.limit == 0 { usize::MAX } else { self.limit },
            is_saved: self.saves(),
        }
    }

    pub(super) fn written(&self) -> FormatOptions<'_> {
        FormatOptions {
            map: &self.map,
            dates: &self.date_format,
            decimal: &self.decimal,
            delimiter: &self.delimiter,
            account: &self.account,
        }
    }
}
