//! `tieout reconcile`: two files, matched and proved, in process or by a daemon.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::{ValueEnum, ValueHint};
use tieout::contract::reconcile::Score;
use tieout::reconcile::period::Proof;
use tieout::reconcile::{MatchOptions, MatchOutcome, WINDOW_DAYS_MAX, reconcile};
use tieout_statement::day::DatePattern;

use super::balances::BalanceArgs;
use super::book_from::BookFrom;
use super::files::{self, AccountName, Delimiter, FormatOptions, PerFile, sided, sided_columns};
use super::month;
use super::month_args::MonthArgs;
use super::remote::{self, RemoteArgs, RemoteRequest, Verdict};
use super::why::{self, RowQuery};
use crate::CommandResult;
use crate::client::Client;
use crate::clock;
use crate::exit::{Exit, Failure};
use crate::files::{ColumnMap, Dataset, DecimalMark, Source};
use crate::render::{
    PairExplainer, Progress, Report, Ui, check_distinct_outputs, check_target, grouped, write_line,
};
use crate::statements::{FileRequest as File, Side, load_side, note_other_days, resolve_dates};
use crate::target::{ConnectionArgs, Target};

/// The two files.
const SIDES: [Dataset; 2] = [Dataset::Bank, Dataset::Book];

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
    book_from: Option<BookFrom>,
    /// Maximum days between the two dates of a match, 0 to 30
    #[arg(long, value_name = "DAYS", default_value_t = 3, allow_negative_numbers = true,
          value_parser = days)]
    days: u8,
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
    include_matched: bool,
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
    by_daemon: RemoteArgs,
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

pub(crate) fn run(args: &ReconcileArgs, connection: &ConnectionArgs, ui: &Ui) -> CommandResult {
    // What cannot end well is said before large files are read, or a daemon is paid.
    if let Some(path) = &args.report {
        check_target("--report", path, &args.inputs())?;
        args.out.as_ref().map_or(Ok(()), |directory| check_distinct_outputs(directory, path))?;
    }
    args.month.check_targets(args)?;
    args.balances.check()?;
    if !args.why.is_empty() && ui.wants_csv() {
        return Err(Failure::usage("--why cannot be written as CSV").with_hint("use --output json"));
    }
    if args.month.is_wanted() {
        return month::run(args, connection.no_input, ui);
    }
    let target = if args.by_daemon.remote { Some(connection.target()?) } else { None };
    target.as_ref().map(Target::key).transpose()?;
    let (bank, book) = match &args.book_from {
        Some(from) => {
            let bank = read_bank(args, ui)?;
            let book = from.read(&bank, args.days, connection, ui)?;
            (bank, book)
        }
        None => read_both(args, ui)?,
    };
    let asked = why::rows(&args.why, &bank, &book)?;
    check_currencies(&bank, &book)?;
    args.balances.check_sides([(Dataset::Bank, &bank), (Dataset::Book, &book)])?;
    note_sides([&bank, &book], ui);
    let options = args.options();
    let Some(target) = target else {
        let progress = Progress::matching(ui, bank.rows.len());
        let matching =
            reconcile(&bank.rows, &book.rows, options, &|rows| progress.add(rows as u64));
        progress.finish();
        if !asked.is_empty() {
            return why::answer(&asked, (&bank, &book), &matching, options, ui);
        }
        return show(args, (&bank, &book), &matching, options, ui);
    };
    let client = Client::new(&target.url, target.key()?, connection.timeout, ui)?;
    let wants_pairs = args.include_matched
        || args.saves()
        || !ui.wants_document()
        || args.fail_on == ReconcileFailOn::Unproved;
    let wanted = RemoteRequest {
        options,
        include_matched: wants_pairs,
        allow_overage: args.by_daemon.allow_overage,
        idempotency_key: args.by_daemon.idempotency_key.clone(),
    };
    let answer = remote::reconcile(&client, (&bank, &book), wanted, ui)?;
    match &answer.matching {
        Some(matching) if !ui.wants_document() => show(args, (&bank, &book), matching, options, ui),
        matching => {
            // Without the pairs nobody can say what the balances prove.
            let mut proof = Proof::Unproved;
            if let Some(matching) = matching {
                let report = args.shown(&bank, &book, matching, options);
                save(&report, args, ui)?;
                proof = report.reconciliation.proof;
            }
            write_line(&answer.document)?;
            note_page(args, ui);
            Ok(exit(args.fail_on, answer.verdict, proof))
        }
    }
}

/// The lists in files and on the screen, and the exit code.
fn show(
    args: &ReconcileArgs,
    (bank, book): (&Side, &Side),
    matching: &MatchOutcome,
    options: MatchOptions,
    ui: &Ui,
) -> CommandResult {
    note_turned_signs(bank, book, matching, options, ui);
    note_other_days((bank, book), matching.pairs.len(), options, ui);
    let mut report = args.shown(bank, book, matching, options);
    if args.explains(ui) {
        report.explainer = Some(PairExplainer::of_run((&bank.rows, &book.rows), options));
    }
    save(&report, args, ui)?;
    ui.print(&report)?;
    note_page(args, ui);
    Ok(exit(args.fail_on, matching.into(), report.reconciliation.proof))
}

pub(super) fn save(report: &Report<'_>, args: &ReconcileArgs, ui: &Ui) -> Result<(), Failure> {
    if let Some(directory) = &args.out {
        let names = report.save(directory, &args.inputs())?;
        ui.note(&format!("wrote {} to {}", names.join(", "), directory.display()));
    }
    if let Some(path) = &args.report {
        report.save_page(path, &args.inputs(), clock::now())?;
    }
    Ok(())
}

/// Said below the table, where it is seen.
pub(super) fn note_page(args: &ReconcileArgs, ui: &Ui) {
    if let Some(path) = &args.report {
        ui.note(&format!("wrote {}", path.display()));
    }
}

/// Where one side writes money out as positive hardly anything matches; then the user should know.
pub(super) fn note_turned_signs(
    bank: &Side,
    book: &Side,
    matching: &MatchOutcome,
    options: MatchOptions,
    ui: &Ui,
) {
    /// Fewer more could be chance.
    const MORE_MIN: usize = 10;
    let smaller = bank.rows.len().min(book.rows.len());
    let now = matching.pairs.len();
    let telling = if now == 0 { 1 } else { (2 * now).max(now + MORE_MIN) };
    // A minimum score may have taken away every pair there was. Turning the signs is as dear as the
    // run, and no more rows match by it than the smaller file has.
    if options.minimum_score > Score::default() || smaller < telling {
        return;
    }
    let options = MatchOptions { suggest: false, ..options };
    let turned = reconcile(&bank.rows, &book.rows.with_signs_turned(), options, &|_| ());
    let turned = turned.pairs.len();
    if turned < telling {
        if now == 0 {
            ui.note("no rows match: are both files for the same account and period?");
        }
        return;
    }
    let rows = if turned == 1 { "1 row".to_owned() } else { format!("{} rows", grouped(turned)) };
    let mut way = match now {
        0 => ", or with the files in the other order, if the first one is the books".to_owned(),
        _ => String::new(),
    };
    let now = match now {
        0 => "nothing matches".to_owned(),
        1 => "1 row matches".to_owned(),
        now => format!("{} rows match", grouped(now)),
    };
    // Signs that a running balance proves stay.
    let is_proved =
        |side: &Side| side.balances.opening.is_some() || side.balances.closing.is_some();
    let (side, dataset, whose) = if is_proved(bank) && !is_proved(book) {
        (book, Dataset::Book, "books")
    } else {
        (bank, Dataset::Bank, "statement")
    };
    if let Some(turned) = side.turned() {
        let line = ui.command_line().of_files(&[Dataset::Bank, Dataset::Book]);
        let command = line.answering(&[(dataset, std::slice::from_ref(&turned))]);
        way += &format!("; those of the {whose}: {command}");
    }
    ui.note(&format!("{now}; with the signs of one file reversed, {rows} would{way}"));
}

pub(super) fn exit(fail_on: ReconcileFailOn, verdict: Verdict, proof: Proof) -> Exit {
    let is_fine = match fail_on {
        ReconcileFailOn::Unmatched => verdict.is_verified && verdict.is_fully_matched,
        ReconcileFailOn::Unverified => verdict.is_verified,
        ReconcileFailOn::Unproved => verdict.is_verified && proof == Proof::Proved,
        ReconcileFailOn::Never => true,
    };
    if is_fine { Exit::Done } else { Exit::Differences }
}

/// Statement and books are in one currency.
pub(super) fn check_currencies(bank: &Side, book: &Side) -> Result<(), Failure> {
    match (&bank.currency, &book.currency) {
        (Some(of_bank), Some(of_book)) if of_bank.excludes(of_book) => {
            let both = format!("{} is in {of_bank}, {} in {of_book}", bank.name, book.name);
            Err(Failure::data(both).with_hint("reconcile one currency at a time"))
        }
        _ => Ok(()),
    }
}

/// Statement and books are two files.
pub(super) fn check_distinct_inputs(bank: &Source, book: &Source) -> Result<(), Failure> {
    if files::are_same(["BANK", "BOOK"], bank, book)? {
        let failure = Failure::usage("BANK and BOOK are the same file, which always reconciles");
        return Err(failure.with_hint("give the statement first and the books second"));
    }
    Ok(())
}

/// Reads both files.
fn read_both(args: &ReconcileArgs, ui: &Ui) -> Result<(Side, Side), Failure> {
    let Some(book) = &args.book else { return Err(Failure::usage("BOOK is missing")) };
    check_distinct_inputs(&args.bank, book)?;
    let written = args.written();
    read_sides(args, book, (&written, &written), ui)
}

/// Reads both files at once, each as it is said to be written; of an account that is kept for what is kept
/// of it.
pub(super) fn read_sides(
    args: &ReconcileArgs,
    book: &Source,
    (of_bank, of_book): (&FormatOptions<'_>, &FormatOptions<'_>),
    ui: &Ui,
) -> Result<(Side, Side), Failure> {
    let wanted = |dataset, source, written: &FormatOptions<'_>| {
        let wanted = File::side(dataset, source, written.stated(dataset)?);
        Ok::<_, Failure>(File { is_kept: args.month.is_wanted(), ..wanted })
    };
    let of_bank = wanted(Dataset::Bank, &args.bank, of_bank)?;
    let of_book = wanted(Dataset::Book, book, of_book)?;
    let read = files::read_at_once(
        (&args.bank, book),
        ui,
        |opened, on_bytes| load_side(&of_bank, opened, on_bytes),
        |opened, on_bytes| load_side(&of_book, opened, on_bytes),
    )?;
    files::both_known(resolve_dates(read, args.options()), &SIDES, ui)
}

/// Says what a person should know of two files that were read.
pub(super) fn note_sides(sides: [&Side; 2], ui: &Ui) {
    for side in sides {
        ui.note_guess(&side.name, &side.columns, side.columns.guess_note());
        side.notes.iter().for_each(|note| ui.note(note));
        if side.rows.is_empty() {
            ui.note(&format!("{} has no rows", side.name));
        }
    }
}

/// Reads the statement alone.
fn read_bank(args: &ReconcileArgs, ui: &Ui) -> Result<Side, Failure> {
    let wanted = File::side(Dataset::Bank, &args.bank, args.written().stated(Dataset::Bank)?);
    let read =
        files::read_alone(&args.bank, ui, |opened, on_bytes| load_side(&wanted, opened, on_bytes));
    files::known(read, &SIDES, ui)
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
    fn saves(&self) -> bool {
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
