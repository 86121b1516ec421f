//! `tieout journals post`: journals from a file into an organisation's books.

mod check;
mod posting;

use clap::{Subcommand, ValueEnum, ValueHint};
use serde::Serialize;
use tieout::contract::ledger::journal::NewLine;
use tieout::contract::ledger::organisation::Organisation;
use tieout::id::OrganisationId;
use tieout_statement::day::DatePattern;
use tieout_statement::list::ListFormat;
use tieout_statement::list::journals::{self, JournalList};

use super::files::{self, Delimiter};
use super::ledger::{OrganisationArg, accounts_of, note_vat, path_of, rates_of};
use crate::CommandResult;
use crate::client::Client;
use crate::clock;
use crate::cmd::ledger::warnings::WarningsArg;
use crate::exit::{Exit, Failure};
use crate::files::{ColumnMap, Dataset, DecimalMark, ListFile, Source};
use crate::render::{Tabular, Ui, Value};
use crate::safe::safe;
use crate::target::ConnectionArgs;
use check::DownloadedBook;

/// Post journals from a file
#[derive(Debug, clap::Args)]
pub(crate) struct JournalsArgs {
    #[command(subcommand)]
    action: JournalsCommand,
}

#[derive(Debug, Subcommand)]
enum JournalsCommand {
    Post(Box<JournalsPostArgs>),
}

/// Post the journals in a file, or just check them
///
/// A table (CSV, XLSX, XLS, ODS or HTML) has one row per journal line, with columns for reference (the same on
/// every line of a journal), date, description, account (code or ID), debit and credit; and optionally memo,
/// VAT code, VAT amount, external ID and currency, which must be the organisation's. Columns that are ignored
/// are named; a column about VAT is never ignored. An amount with a VAT code includes the VAT, which needs no line
/// of its own. A JSON file has journals as the API takes them: one, an
/// array, or one per line; account codes may stand in for account IDs.
///
/// The whole file is checked first; if anything is wrong, nothing is posted. Journals are then posted in
/// batches of up to 1,000, each batch all or none. If a run is interrupted, run the same file again and it
/// carries on: within 24 hours by itself, after that with --skip-posted.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Exit codes: 0 posted; 2 usage; 3 the file cannot be read, or the books refuse a journal;\n\
                        4 no key, or not allowed; 6 no such organisation, or a journal is already in the books;\n\
                        7 the daemon cannot be reached or is busy: run it again; 130 interrupted."
)]
struct JournalsPostArgs {
    /// The journals, as a table or JSON; - for standard input
    #[arg(value_parser = files::source(), value_hint = ValueHint::FilePath)]
    file: Source,
    #[command(flatten)]
    whose: OrganisationArg,
    /// Check the file against the books without posting anything
    #[arg(long)]
    dry_run: bool,
    /// Map columns by header: journal=, date=, account=, debit=, credit=, ...
    #[arg(long, value_name = "COLUMNS", value_hint = ValueHint::Other, value_parser = columns)]
    map: Vec<ColumnMap>,
    /// Date format, such as %d/%m/%Y; default: detected
    #[arg(long, value_name = "PATTERN", value_hint = ValueHint::Other)]
    date_format: Option<DatePattern>,
    /// Decimal mark, "." or ","; default: detected
    #[arg(long, value_name = "MARK", value_hint = ValueHint::Other)]
    decimal: Option<DecimalMark>,
    /// Field separator, one character or "tab"; default: detected
    #[arg(long, value_name = "CHAR", value_hint = ValueHint::Other)]
    delimiter: Option<Delimiter>,
    /// What to use as the external ID of a journal, which the books accept once only; default: reference for a
    /// table, given for JSON
    #[arg(long, value_enum, value_name = "WHICH")]
    external_ids: Option<ExternalIdSource>,
    /// Skip journals whose external ID is already in the books, and post the rest
    #[arg(long)]
    skip_posted: bool,
    #[command(flatten)]
    warnings: WarningsArg,
}

/// What becomes the `external_id` of a journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ExternalIdSource {
    /// Its own external ID; if it has none, its reference
    Reference,
    /// Its own external ID, or none
    Given,
}

/// What became of a file.
#[derive(Debug, Serialize)]
struct JournalFileResult {
    file: String,
    organisation_id: OrganisationId,
    dry_run: bool,
    /// Journals in the file, and their lines.
    journals: usize,
    lines: usize,
    /// What their debits add up to, two decimals.
    total: String,
    currency: String,
    posted: usize,
    /// By an earlier run, or left out with `--skip-posted`.
    already_posted: usize,
    /// Places in the books of the first and the last that this file posted, now or before.
    first_sequence: Option<i64>,
    last_sequence: Option<i64>,
}

impl Tabular for JournalFileResult {
    const COLUMNS: &'static [&'static str] = &[
        "file",
        "organisation_id",
        "dry_run",
        "journals",
        "lines",
        "total",
        "currency",
        "posted",
        "already_posted",
        "first_sequence",
        "last_sequence",
    ];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(&self.file),
            Value::text(self.organisation_id),
            Value::yes_or_no(self.dry_run),
            Value::number(self.journals),
            Value::number(self.lines),
            Value::number(&self.total),
            Value::text(&self.currency),
            Value::number(self.posted),
            Value::number(self.already_posted),
            self.first_sequence.map_or(Value::None, Value::number),
            self.last_sequence.map_or(Value::None, Value::number),
        ]
    }
}

pub(crate) fn run(args: &JournalsArgs, connection: &ConnectionArgs, ui: &Ui) -> CommandResult {
    let JournalsCommand::Post(post) = &args.action;
    post.run(connection, ui)
}

impl JournalsPostArgs {
    fn run(&self, connection: &ConnectionArgs, ui: &Ui) -> CommandResult {
        let target = connection.target()?;
        target.key()?;
        let mut file = self.read(ui)?;
        // The time for talking to the daemon starts when the file is read.
        let client = Client::of(&target, connection.timeout, ui)?;
        let organisation = self.whose.organisation(&client)?;
        let path = path_of(organisation.id);
        let known = (accounts_of(&client, &path)?, rates_of(&client, &path)?);
        self.name_journals(&mut file);
        let today = clock::now().day().ok_or_else(|| Failure::usage("the clock has no day"))?;
        let rules = (today, self.warnings.is_strict());
        let total = DownloadedBook::new(&organisation, known, rules).check(&mut file, ui)?;
        let mut outcome = new_outcome(&file, &organisation, total);
        if self.dry_run {
            outcome.dry_run = true;
            ui.record(&outcome)?;
            return Ok(Exit::Done);
        }
        let posted = posting::post(&client, &organisation, &file, self.skip_posted, ui)?;
        outcome.posted = posted.count;
        outcome.already_posted = posted.already;
        outcome.first_sequence = posted.first;
        outcome.last_sequence = posted.last;
        ui.record(&outcome)?;
        let has_vat = |line: &NewLine| line.vat_amount.is_some_and(|vat| !vat.is_zero());
        let journals = file.list.journals.iter().map(|one| &one.journal);
        let with_vat = journals.filter(|journal| journal.lines.iter().any(has_vat));
        note_vat(&organisation, with_vat.map(|journal| journal.entry_date), ui);
        Ok(Exit::Done)
    }

    fn read(&self, ui: &Ui) -> Result<ListFile<JournalList>, Failure> {
        let format = ListFormat {
            mark: self.decimal,
            pattern: self.date_format.clone(),
            ..files::list_format(&self.map, self.delimiter)?
        };
        let read = |bytes: &[u8]| journals::read(bytes, &format);
        let file = files::read_list((Dataset::Journals, &self.file), ui, read)?;
        if let Some(guess) = file.list.columns.guess_note() {
            let columns = file.list.columns.to_string();
            ui.note(&format!("{}  {}   {guess}", file.name, safe(&columns)));
        }
        file.named(&file.list.notes).for_each(|note| ui.note(&note));
        Ok(file)
    }

    /// Gives journals an external id where they have none and are to have one.
    fn name_journals(&self, file: &mut ListFile<JournalList>) {
        let is_delimited = file.list.columns.header_line.is_some();
        let usual =
            if is_delimited { ExternalIdSource::Reference } else { ExternalIdSource::Given };
        if self.external_ids.unwrap_or(usual) == ExternalIdSource::Given {
            return;
        }
        for journal in file.list.journals.iter_mut().map(|journal| &mut journal.journal) {
            if journal.external_id.is_none() {
                let reference = journal.reference.as_ref();
                journal.external_id =
                    reference.filter(|reference| !reference.trim().is_empty()).cloned();
            }
        }
    }
}

fn new_outcome(
    file: &ListFile<JournalList>,
    organisation: &Organisation,
    total: i128,
) -> JournalFileResult {
    JournalFileResult {
        file: file.name.clone(),
        organisation_id: organisation.id,
        dry_run: false,
        journals: file.list.journals.len(),
        lines: file.list.journals.iter().map(|journal| journal.legs.len()).sum(),
        total: format!("{}.{:02}", total / 100, total % 100),
        currency: organisation.currency.clone(),
        posted: 0,
        already_posted: 0,
        first_sequence: None,
        last_sequence: None,
    }
}

fn columns(text: &str) -> Result<ColumnMap, String> {
    ColumnMap::parse(text, &[Dataset::Journals])
}
