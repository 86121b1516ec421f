//! What commands that read two files have in common: which files, and how each is written.

use std::io;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::ValueHint;
use clap::builder::{OsStringValueParser, TypedValueParser};
use tieout::contract::score::Score;
use tieout_statement::day::DatePattern;
use tieout_statement::list::{ListFaults, ListFormat};
use tieout_statement::stated::StatedReading;

use crate::exit::Failure;
use crate::files::{
    ColumnMap, Dataset, DecimalMark, FileError, ListFile, Source, SourceReader, load_list,
};
use crate::render::{Progress, Ui};
use crate::statements::{self, CommandLine, UnreadableFile, stated_columns};

/// Two files, or why one or both cannot be read.
type BothRead<A, B> = (Result<A, UnreadableFile>, Result<B, UnreadableFile>);

/// Reads both files, each on a thread of its own. Of two that cannot be opened both are reported.
pub(super) fn read_at_once<A: Send, B>(
    (one, other): (&Source, &Source),
    ui: &Ui,
    read_one: impl FnOnce(SourceReader, &(dyn Fn(u64) + Sync)) -> Result<A, UnreadableFile> + Send,
    read_other: impl FnOnce(SourceReader, &(dyn Fn(u64) + Sync)) -> Result<B, UnreadableFile>,
) -> Result<BothRead<A, B>, Failure> {
    let opened = both(one.open(), other.open())?;
    let progress = Progress::reading(ui, [one, other].map(size).iter().sum());
    let on_bytes = |count| progress.add(count);
    let read = std::thread::scope(|scope| {
        let one = scope.spawn(|| read_one(opened.0, &on_bytes));
        let other = read_other(opened.1, &on_bytes);
        (one.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)), other)
    });
    progress.finish();
    Ok(read)
}

/// Reads one file.
pub(super) fn read_alone<A, E: From<FileError>>(
    source: &Source,
    ui: &Ui,
    read: impl FnOnce(SourceReader, &(dyn Fn(u64) + Sync)) -> Result<A, E>,
) -> Result<A, E> {
    let opened = source.open()?;
    let progress = Progress::reading(ui, size(source));
    let on_bytes = |count| progress.add(count);
    let read = read(opened, &on_bytes);
    progress.finish();
    read
}

/// Reads one list of a ledger.
pub(super) fn read_list<T>(
    (dataset, source): (Dataset, &Source),
    ui: &Ui,
    read: impl FnOnce(&[u8]) -> Result<T, ListFaults>,
) -> Result<ListFile<T>, Failure> {
    let load = |opened: SourceReader, on_bytes: &(dyn Fn(u64) + Sync)| {
        load_list((dataset, source), opened, on_bytes, read)
    };
    read_alone(source, ui, load).map_err(failure)
}

/// What was read, or one failure of all that is wrong and open; options may name `files`.
pub(super) fn known<A>(
    read: Result<A, impl Into<UnreadableFile>>,
    files: &[Dataset],
    ui: &Ui,
) -> Result<A, Failure> {
    read.map_err(|unread| unread_failure(vec![unread.into()], files, ui))
}

/// Likewise of two files.
pub(super) fn both_known<A, B>(
    (one, other): BothRead<A, B>,
    files: &[Dataset],
    ui: &Ui,
) -> Result<(A, B), Failure> {
    match (one, other) {
        (Ok(one), Ok(other)) => Ok((one, other)),
        (one, other) => {
            let unread = one.err().into_iter().chain(other.err()).collect();
            Err(unread_failure(unread, files, ui))
        }
    }
}

fn unread_failure(unread: Vec<UnreadableFile>, files: &[Dataset], ui: &Ui) -> Failure {
    let command = ui.command_line().of_files(files);
    statements::failure(unread, &command)
}

/// Both, or what is wrong with one or both.
fn both<A, B>(one: Result<A, FileError>, other: Result<B, FileError>) -> Result<(A, B), Failure> {
    match (one, other) {
        (Ok(one), Ok(other)) => Ok((one, other)),
        (Err(one), Err(other)) => Err(failure(one).and(failure(other))),
        (Err(error), Ok(_)) | (Ok(_), Err(error)) => Err(failure(error)),
    }
}

/// Why a file cannot be read, where it is the only one and no option starts with its name.
pub(super) fn failure(unread: FileError) -> Failure {
    statements::failure(vec![unread.into()], &CommandLine::default())
}

/// What options say of a list that is the only file.
pub(super) fn list_format(
    maps: &[ColumnMap],
    delimiter: Option<Delimiter>,
) -> Result<ListFormat, Failure> {
    let mut all = ColumnMap::default();
    for map in maps {
        all.extend(map).map_err(|error| Failure::usage(format!("--map: {error}")))?;
    }
    let delimiter = delimiter.map(|delimiter| delimiter.0);
    Ok(ListFormat { delimiter, columns: all.columns().to_vec(), ..ListFormat::default() })
}

/// Whether two arguments mean one and the same file, by whatever name, link or pipe.
///
/// # Errors
/// Both are standard input, which can be read once only.
pub(super) fn are_same(
    [one_name, other_name]: [&str; 2],
    one: &Source,
    other: &Source,
) -> Result<bool, Failure> {
    if (one, other) == (&Source::Stdin, &Source::Stdin) {
        let message = format!("only one of {one_name} and {other_name} can be standard input");
        return Err(Failure::usage(message));
    }
    let identity = |path: &Path| path.metadata().map(|file| (file.dev(), file.ino()));
    let identities: [io::Result<_>; 2] = [identity(one.path()), identity(other.path())];
    Ok(matches!(identities, [Ok(one), Ok(other)] if one == other))
}

/// How many bytes it has; 0 where nobody knows.
pub(super) fn size(source: &Source) -> u64 {
    source.path().metadata().map_or(0, |metadata| metadata.len())
}

/// A file to read, or `-`.
pub(super) fn source() -> impl TypedValueParser<Value = Source> {
    OsStringValueParser::new().try_map(|argument| match argument.to_str() {
        Some("") => Err("expected a file name"),
        Some("-") => Ok(Source::Stdin),
        _ => Ok(Source::File(PathBuf::from(argument))),
    })
}

/// A file to write: any name but the one that means a pipe elsewhere.
pub(super) fn target(example: &'static str) -> impl TypedValueParser<Value = PathBuf> {
    OsStringValueParser::new().try_map(move |argument| match argument.to_str() {
        Some("" | "-") => Err(format!("expected a file name, such as {example}")),
        _ => Ok(PathBuf::from(argument)),
    })
}

/// How likely something is to be right.
pub(super) fn score(argument: &str) -> Result<Score, String> {
    // A person may leave out the zero, which JSON may not.
    let zero = if argument.starts_with('.') { "0" } else { "" };
    let score = Score::parse(&format!("{zero}{argument}"));
    score.ok_or_else(|| "not a number from 0 to 1 with at most three decimal places".to_owned())
}

/// A value for both files, or for the one it names: `bank:VALUE`.
#[derive(Debug, Clone)]
pub(super) struct PerFile<T> {
    file: Option<Dataset>,
    value: T,
}

impl<T> PerFile<T> {
    /// The file that it names.
    pub(super) const fn file(&self) -> Option<Dataset> {
        self.file
    }

    pub(super) const fn value(&self) -> &T {
        &self.value
    }

    fn holds_for(&self, file: Dataset) -> bool {
        self.file.is_none_or(|named| named == file)
    }
}

/// Reads a value for both of these files, or for the one it names.
pub(super) fn sided<T: FromStr<Err = String>>(
    files: &'static [Dataset],
) -> impl Fn(&str) -> Result<PerFile<T>, String> + Clone {
    move |text| {
        let (file, value) = named(files, text);
        Ok(PerFile { file, value: value.parse()? })
    }
}

/// Reads the names of columns, likewise.
pub(super) fn sided_columns(
    files: &'static [Dataset],
) -> impl Fn(&str) -> Result<PerFile<ColumnMap>, String> + Clone {
    move |text| {
        let (file, value) = named(files, text);
        let value = match file {
            Some(file) => ColumnMap::parse(value, &[file])?,
            None => ColumnMap::parse(value, files)?,
        };
        Ok(PerFile { file, value })
    }
}

fn named<'a>(files: &[Dataset], text: &'a str) -> (Option<Dataset>, &'a str) {
    let named =
        files.iter().copied().find_map(|file| Some((file, text.strip_prefix(file.prefix())?)));
    named.map_or((None, text), |(file, value)| (Some(file), value))
}

/// How the files are written, as the options of a command say it.
#[derive(Clone, Copy, Default)]
pub(super) struct FormatOptions<'a> {
    pub(super) map: &'a [PerFile<ColumnMap>],
    pub(super) dates: &'a [PerFile<DatePattern>],
    pub(super) decimal: &'a [PerFile<DecimalMark>],
    pub(super) delimiter: &'a [PerFile<Delimiter>],
    pub(super) account: &'a [PerFile<AccountName>],
}

impl FormatOptions<'_> {
    /// What is stated of a statement or of books; of options given twice for a file the last one counts,
    /// maps add up.
    pub(super) fn stated(&self, file: Dataset) -> Result<StatedReading, Failure> {
        Ok(StatedReading {
            delimiter: last(self.delimiter, file).map(|delimiter| delimiter.0),
            mark: last(self.decimal, file).copied(),
            pattern: last(self.dates, file).cloned(),
            columns: stated_columns(&self.columns(file)?),
            account: last(self.account, file).map(|account| account.0.clone()),
        })
    }

    /// Whether something is stated of this file.
    pub(super) fn holds_for(&self, file: Dataset) -> bool {
        !self.options(file).is_empty()
    }

    /// What is stated of a file, option and value in turn.
    pub(super) fn options(&self, file: Dataset) -> Vec<String> {
        let mut options = Vec::new();
        let mut add = |option: &str, value: Option<String>| {
            options.extend(value.into_iter().flat_map(|value| [option.to_owned(), value]));
        };
        for map in self.map.iter().filter(|map| map.holds_for(file)) {
            add("--map", Some(map.value.of(file).to_string()));
        }
        add("--date-format", last(self.dates, file).map(DatePattern::to_string));
        let mark = |mark: &DecimalMark| match mark {
            DecimalMark::Point => ".".to_owned(),
            DecimalMark::Comma => ",".to_owned(),
        };
        add("--decimal", last(self.decimal, file).map(mark));
        let delimiter = |delimiter: &Delimiter| match delimiter.0 {
            b'\t' => "tab".to_owned(),
            byte => char::from(byte).to_string(),
        };
        add("--delimiter", last(self.delimiter, file).map(delimiter));
        add("--account", last(self.account, file).map(|account| account.0.clone()));
        options
    }

    /// How to read a list, likewise.
    pub(super) fn list(&self, file: Dataset) -> Result<ListFormat, Failure> {
        Ok(ListFormat {
            delimiter: last(self.delimiter, file).map(|delimiter| delimiter.0),
            mark: last(self.decimal, file).copied(),
            pattern: last(self.dates, file).cloned(),
            columns: self.columns(file)?.columns().to_vec(),
        })
    }

    fn columns(&self, file: Dataset) -> Result<ColumnMap, Failure> {
        let mut map = ColumnMap::default();
        for mapped in self.map.iter().filter(|sided| sided.holds_for(file)) {
            map.extend(&mapped.value.of(file))
                .map_err(|error| Failure::usage(format!("--map: {error}")))?;
        }
        map.check().map_err(|error| Failure::usage(format!("--map: {error}")))?;
        Ok(map)
    }
}

/// Options may name a file of one kind as they do for tieout reconcile.
const FILE: [Dataset; 2] = [Dataset::Bank; 2];

/// How the files of a command with files of one kind are written, where that is not to be found in them.
#[derive(Debug, Clone, Default, clap::Args)]
pub(super) struct FormatArgs {
    /// Map columns by header, or by position as in #4: date=, amount= (or in= and out=; or `turned_amount=` if
    /// money out is positive), description=; sign= (debit or credit) if amounts have no sign, `out_is=` the
    /// word in it for money out; counterparty=, memo=, reference=, balance=, fee=, state=, account=, currency=
    #[arg(long, value_name = "COLUMNS", value_hint = ValueHint::Other,
          value_parser = sided_columns(&FILE))]
    map: Vec<PerFile<ColumnMap>>,
    /// Date format, such as %d/%m/%Y; default: detected
    #[arg(long, value_name = "PATTERN", value_hint = ValueHint::Other,
          value_parser = sided::<DatePattern>(&FILE))]
    date_format: Vec<PerFile<DatePattern>>,
    /// Decimal mark, "." or ","; default: detected
    #[arg(long, value_name = "MARK", value_hint = ValueHint::Other,
          value_parser = sided::<DecimalMark>(&FILE))]
    decimal: Vec<PerFile<DecimalMark>>,
    /// Field separator, one character or "tab"; default: detected
    #[arg(long, value_name = "CHAR", value_hint = ValueHint::Other,
          value_parser = sided::<Delimiter>(&FILE))]
    delimiter: Vec<PerFile<Delimiter>>,
    /// Read only this account, or only this currency, from a file that has several; "all" if the headings
    /// between its rows are not accounts
    #[arg(long, value_name = "NAME", value_hint = ValueHint::Other,
          value_parser = sided::<AccountName>(&FILE))]
    account: Vec<PerFile<AccountName>>,
}

impl FormatArgs {
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

/// What was stated of a file in an earlier run.
#[derive(Debug, Clone, Default)]
pub(super) struct EarlierOptions(FormatArgs);

impl EarlierOptions {
    /// Reads what [`FormatOptions::options`] gave.
    ///
    /// # Errors
    /// A sentence for the user.
    pub(super) fn of(file: Dataset, options: &[String]) -> Result<Self, String> {
        fn value<T: FromStr<Err = String>>(
            file: Dataset,
            text: &str,
        ) -> Result<PerFile<T>, String> {
            Ok(PerFile { file: Some(file), value: text.parse()? })
        }
        let mut stated = FormatArgs::default();
        for option in options.chunks(2) {
            let [name, text] = option else {
                return Err(format!("{option:?} needs a value"));
            };
            match name.as_str() {
                "--map" => {
                    let value = ColumnMap::parse(text, &[file])?;
                    stated.map.push(PerFile { file: Some(file), value });
                }
                "--date-format" => stated.date_format.push(value(file, text)?),
                "--decimal" => stated.decimal.push(value(file, text)?),
                "--delimiter" => stated.delimiter.push(value(file, text)?),
                "--account" => stated.account.push(value(file, text)?),
                other => return Err(format!("{other:?} is not a file option")),
            }
        }
        Ok(Self(stated))
    }

    /// Whether something was stated.
    pub(super) fn is_some(&self) -> bool {
        let written = self.written();
        [Dataset::Bank, Dataset::Book].into_iter().any(|file| written.holds_for(file))
    }

    pub(super) fn written(&self) -> FormatOptions<'_> {
        self.0.written()
    }
}

/// One that names the file beats one for both.
fn last<T>(options: &[PerFile<T>], file: Dataset) -> Option<&T> {
    let named = options.iter().rfind(|sided| sided.file == Some(file));
    named.or_else(|| options.iter().rfind(|sided| sided.file.is_none())).map(|sided| &sided.value)
}

/// Whose rows are wanted, of a file of several accounts.
#[derive(Debug, Clone)]
pub(super) struct AccountName(String);

impl FromStr for AccountName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.trim() {
            "" => Err("expected the name of an account".to_owned()),
            name => Ok(Self(name.to_owned())),
        }
    }
}

/// One ASCII character between fields.
#[derive(Debug, Clone, Copy)]
pub(super) struct Delimiter(u8);

impl FromStr for Delimiter {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            b"tab" | b"\\t" | b"\t" => Ok(Self(b'\t')),
            [byte] if byte.is_ascii_graphic() && *byte != b'"' => Ok(Self(*byte)),
            _ => Err("is not one character, or \"tab\"".to_owned()),
        }
    }
}

/// Statement and books are two files.
pub(super) fn check_distinct_inputs(bank: &Source, book: &Source) -> Result<(), Failure> {
    if are_same(["BANK", "BOOK"], bank, book)? {
        let failure = Failure::usage("BANK and BOOK are the same file, which always reconciles");
        return Err(failure.with_hint("give the statement first and the books second"));
    }
    Ok(())
}
