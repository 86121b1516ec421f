//! `tieout code`: an account and a VAT code for each transaction, in process or by a daemon.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::{ValueEnum, ValueHint};
use tieout::contract::coding::CodingResult;
use tieout::contract::score::Score;
use tieout_coding::{Coder, totals};
use tieout_statement::day::DatePattern;

use super::files::{self, AccountName, Delimiter, FormatOptions, PerFile, sided, sided_columns};
use super::history;
use super::remote::{self, RemoteDaemon};
use crate::CommandResult;
use crate::exit::{Exit, Failure};
use crate::files::{ChartFile, ColumnMap, Dataset, DecimalMark, Source, load_chart};
use crate::render::{CodedReport, Ui, check_target, write_line};
use crate::statements::{TransactionFile, load_transactions};
use crate::target::ConnectionArgs;

/// The files.
const FILES: [Dataset; 3] = [Dataset::Transactions, Dataset::Chart, Dataset::History];

/// Suggest an account and a VAT code for each transaction
///
/// Each transaction gets the best-fitting account of the chart, how likely it is to be right, up to two
/// alternatives and a reason; or no account, if nothing in the text says what it was for. Nothing leaves this
/// machine unless you use --remote.
///
/// TXNS is a statement in any usual format, as for tieout reconcile; CHART is a table with a header row, as CSV
/// or a spreadsheet. Either may also be a JSON array of objects with the keys of the API. Transactions have a
/// date, an amount and a description, and a merchant if known; a chart has code, name and type, in the API's
/// words or those of common accounting programs.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Options marked [FILE:] may start with txns:, chart: or history: to apply to that file only,\n\
                        such as --map txns:amount=Value,date=Posted --delimiter 'chart:;'\n\n\
                        Exit codes: 0 all coded; 1 some are uncoded (see --fail-on); 2 usage;\n\
                        3 a file cannot be read or written, or its contents are not valid; 130 interrupted.\n\
                        With --remote also 4 no key, or not allowed; 5 not enough credits; 7 the daemon cannot\n\
                        be reached or is busy; 8 the job failed or timed out."
)]
pub(crate) struct CodeArgs {
    /// The transactions, with money out negative; - for standard input
    #[arg(value_name = "TXNS", value_parser = files::source(), value_hint = ValueHint::FilePath)]
    transactions: Source,
    /// The chart of accounts; - for standard input
    #[arg(value_parser = files::source(), value_hint = ValueHint::FilePath)]
    chart: Source,
    /// Learn from transactions coded before: an earlier output with the accounts you finally used, or an export
    /// of the books. A payee coded to one account twice goes there again; other transactions lean towards the
    /// accounts of similar ones. Stays on this machine
    #[arg(long, value_name = "FILE", value_parser = files::source(),
          value_hint = ValueHint::FilePath, conflicts_with = "remote")]
    history: Option<Source>,
    /// Leave transactions uncoded if their suggestion is less likely than this to be right, 0 to 1 with at most
    /// three decimals
    #[arg(long, value_name = "SCORE", default_value = "0", allow_negative_numbers = true,
          value_parser = files::score)]
    min_confidence: Score,
    /// Map columns by header, or by position as in #4: date=, amount= (or in= and out=; or `turned_amount=` if
    /// money out is positive), description=, merchant=, sign= (debit or credit) if amounts have no sign,
    /// `out_is=` the word in it for money out; memo=, reference=, balance=, fee=, state=, account=, currency=;
    /// code=, name=, type= [FILE:]
    #[arg(long, value_name = "COLUMNS", value_hint = ValueHint::Other,
          value_parser = sided_columns(&FILES))]
    map: Vec<PerFile<ColumnMap>>,
    /// Date format, such as %d/%m/%Y; default: detected
    #[arg(long, value_name = "PATTERN", value_hint = ValueHint::Other,
          value_parser = sided::<DatePattern>(&FILES))]
    date_format: Vec<PerFile<DatePattern>>,
    /// Decimal mark, "." or ","; default: detected
    #[arg(long, value_name = "MARK", value_hint = ValueHint::Other,
          value_parser = sided::<DecimalMark>(&FILES))]
    decimal: Vec<PerFile<DecimalMark>>,
    /// Field separator, one character or "tab"; default: detected [FILE:]
    #[arg(long, value_name = "CHAR", value_hint = ValueHint::Other,
          value_parser = sided::<Delimiter>(&FILES))]
    delimiter: Vec<PerFile<Delimiter>>,
    /// Read only this account, or only this currency, from a file that has several
    #[arg(long, value_name = "NAME", value_hint = ValueHint::Other,
          value_parser = sided::<AccountName>(&FILES))]
    account: Vec<PerFile<AccountName>>,
    /// Maximum rows per list in the table; 0 for all
    #[arg(long, value_name = "ROWS", default_value_t = 20, allow_negative_numbers = true)]
    limit: usize,
    /// Write the transactions to this CSV file, all columns unchanged, with the suggestions added
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath,
          value_parser = files::target("coded.csv"))]
    out: Option<PathBuf>,
    /// When to exit with status 1
    #[arg(long, value_enum, default_value_t = CodeFailOn::Uncoded, value_name = "WHEN")]
    fail_on: CodeFailOn,
    /// Send both files to a daemon, which charges one credit per transaction
    #[arg(long)]
    remote: bool,
    /// Idempotency key: submitting again with the same key within 24 hours returns the same job
    #[arg(long, value_name = "KEY", requires = "remote")]
    idempotency_key: Option<String>,
}

/// When to exit with status 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum CodeFailOn {
    /// A transaction is uncoded
    Uncoded,
    /// Never
    Never,
}

pub(crate) fn run(args: &CodeArgs, connection: &ConnectionArgs, ui: &Ui) -> CommandResult {
    // What cannot end well is said before large files are read, or a daemon is paid.
    if let Some(path) = &args.out {
        check_target("--out", path, &args.inputs())?;
    }
    let daemon = RemoteDaemon::asked_for(args.remote, connection)?;
    let (transactions, chart) = read_both(args, ui)?;
    if args.out.is_some() || ui.wants_csv() {
        CodedReport::check_join(&transactions)?;
    }
    let columns = &transactions.columns;
    ui.note_guess(&transactions.name, columns, columns.guess_note());
    transactions.notes.iter().for_each(|note| ui.note(note));
    ui.note_guess(&chart.name, &chart.columns, chart.columns.guess_note());
    chart.notes.iter().for_each(|note| ui.note(note));
    let Some(daemon) = daemon else {
        let threads = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let coder = Coder::new(&chart.chart).on_threads(threads);
        let (coder, past) = match &args.history {
            Some(source) => {
                let taught = history::learn(source, &chart, &coder, &args.written(), &FILES, ui)?;
                (coder.after(&taught.usage), Some(taught.past))
            }
            None => (coder, None),
        };
        let outcome = coder.code(&transactions.transactions);
        let mut result = outcome.to_contract(&chart.chart, 0);
        if let Some(past) = past {
            past.decide(&transactions.transactions, &chart.chart, &mut result);
        }
        return show(args, (&transactions, &chart), result, None, ui);
    };
    let key = args.idempotency_key.clone();
    let (document, result) = remote::code(&daemon, (&transactions, &chart), key, ui)?;
    show(args, (&transactions, &chart), result, Some(document), ui)
}

/// The result in a file and on the screen, and the exit code. `document` is the result object as
/// a daemon sent it.
fn show<'a>(
    args: &CodeArgs,
    (file, chart): (&'a TransactionFile, &'a ChartFile),
    mut result: CodingResult<'a>,
    document: Option<String>,
    ui: &Ui,
) -> CommandResult {
    let taken_away = totals::leave_uncoded_below(&mut result, args.min_confidence);
    let limit = if args.limit == 0 { usize::MAX } else { args.limit };
    let report = CodedReport { file, chart, result: &result, taken_away: &taken_away, limit };
    if let Some(path) = &args.out {
        report.save(path, &args.inputs())?;
    }
    match document.filter(|_| ui.wants_document() && taken_away.is_empty()) {
        Some(document) => write_line(&document)?,
        None => ui.print_coded(&report)?,
    }
    if let Some(path) = &args.out {
        ui.note(&format!("wrote {}", path.display()));
    }
    let is_fine = args.fail_on == CodeFailOn::Never || result.summary.uncoded == 0;
    Ok(if is_fine { Exit::Done } else { Exit::Differences })
}

/// Reads both files.
fn read_both(args: &CodeArgs, ui: &Ui) -> Result<(TransactionFile, ChartFile), Failure> {
    if files::are_same(["TXNS", "CHART"], &args.transactions, &args.chart)? {
        let failure = Failure::usage("TXNS and CHART are the same file");
        return Err(failure.with_hint("give the transactions first and the chart second"));
    }
    let written = args.written();
    let of_transactions = written.stated(Dataset::Transactions)?;
    let of_chart = written.list(Dataset::Chart)?;
    let (transactions, chart) = files::read_at_once(
        (&args.transactions, &args.chart),
        ui,
        |opened, on_bytes| {
            load_transactions(
                (Dataset::Transactions, &args.transactions),
                opened,
                of_transactions,
                on_bytes,
            )
        },
        |opened, on_bytes| Ok(load_chart(&args.chart, opened, &of_chart, on_bytes)?),
    )?;
    files::both_known((transactions, chart), &FILES, ui)
}

impl CodeArgs {
    fn inputs(&self) -> Vec<&Path> {
        let history = self.history.iter().map(Source::path);
        [self.transactions.path(), self.chart.path()].into_iter().chain(history).collect()
    }

    fn written(&self) -> FormatOptions<'_> {
        FormatOptions {
            map: &self.map,
            dates: &self.date_format,
            decimal: &self.decimal,
            delimiter: &self.delimiter,
            account: &self.account,
        }
    }
}
