//! `tieout ledger bank-transactions import`: a statement, as `tieout reconcile` reads it.

mod notes;
mod result;

use clap::ValueHint;
use tieout::contract::key::Data;
use tieout::contract::ledger::bank_account::BankAccount;
use tieout::contract::ledger::bank_transaction::{Import, Imported, ROWS_MAX, StatementRow};
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::contract::reconcile::DESCRIPTION_CHARS_MAX;
use tieout::date::Date;
use tieout::money::Money;
use tieout_statement::currency::Currency;
use tieout_statement::fault::Fault;

use crate::client::Client;
use crate::cmd::files::{self, FormatArgs};
use crate::cmd::ledger::amount::money;
use crate::cmd::ledger::bank_accounts::find;
use crate::cmd::ledger::organisation::OrganisationArg;
use crate::exit::Failure;
use crate::files::{Dataset, FileError, Source};
use crate::render::Ui;
use crate::statements::{FileRequest, Side, load_side};
use result::{BankImportResult, BankImportRow};
use tieout::sort::CompactSort as _;

/// Import a bank statement
///
/// The file is read as by tieout reconcile. Importing the same statement twice creates nothing the second time;
/// two identical rows within one statement both count. Imported bank transactions wait to be confirmed.
#[derive(Debug, clap::Args)]
pub(super) struct BankImportArgs {
    /// The statement; - for standard input
    #[arg(value_parser = files::source(), value_hint = ValueHint::FilePath)]
    file: Source,
    #[command(flatten)]
    whose: OrganisationArg,
    /// The bank account, by name or ID
    #[arg(long, value_name = "BANK")]
    bank_account: String,
    /// Closing balance on the statement; default: what the file says
    #[arg(long, value_name = "AMOUNT", allow_negative_numbers = true, value_parser = money)]
    statement_balance: Option<Money>,
    /// Show what would be created without creating anything
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    format: FormatArgs,
}

/// A statement that is to be imported.
#[derive(Debug)]
pub(in crate::cmd::ledger) struct StatementUpload<'a> {
    pub(in crate::cmd::ledger) side: &'a Side,
    /// [`statement_rows`] of it.
    pub(in crate::cmd::ledger) rows: Vec<(u64, StatementRow)>,
    /// What it ends with, and on which day.
    pub(in crate::cmd::ledger) balance: Option<Money>,
    pub(in crate::cmd::ledger) day: Option<Date>,
    pub(in crate::cmd::ledger) dry_run: bool,
}

/// What was imported.
#[derive(Debug)]
pub(in crate::cmd::ledger) struct StatementImport {
    outcome: BankImportResult,
    rows: Vec<(u64, StatementRow)>,
    /// The balance that it ends with, and on which day.
    stated: Option<(Money, Date)>,
}

impl StatementImport {
    /// Bank transactions that were made.
    pub(in crate::cmd::ledger) const fn created(&self) -> usize {
        self.outcome.created
    }

    /// Rows that were there already.
    pub(in crate::cmd::ledger) const fn duplicates(&self) -> usize {
        self.outcome.duplicates
    }
}

pub(super) fn run(args: &BankImportArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let side = read_statement(&args.file, &args.format, ui)?;
    let rows = statement_rows(&side, ui)?;
    let path = args.whose.path(client)?;
    let account = find(client, &path, &args.bank_account)?;
    let books = (client, &*path);
    let balance = args.statement_balance.or_else(|| closing_balance(&side));
    let (day, dry_run) = (side.last_day(), args.dry_run);
    let statement = StatementUpload { side: &side, rows, balance, day, dry_run };
    let brought = import(statement, &account, books)?;
    ui.record(&brought.outcome)?;
    note(&brought, &account, books, ui)
}

/// Imports a statement into a bank account.
pub(in crate::cmd::ledger) fn import(
    statement: StatementUpload<'_>,
    account: &BankAccount,
    (client, path): (&Client<'_>, &str),
) -> Result<StatementImport, Failure> {
    let StatementUpload { side, rows, balance, day, dry_run } = statement;
    let of_account = Currency::of_code(&account.currency);
    if let Some(of_file) = side.currency.as_ref().filter(|said| said.excludes(&of_account)) {
        let both = format!("{} is in {of_file}, {} in {of_account}", side.name, account.name);
        let hint = "import into a bank account in the currency of the rows";
        return Err(Failure::data(both).with_hint(hint));
    }
    let mut outcome = BankImportResult {
        file: side.name.clone(),
        bank_account_id: account.id,
        dry_run,
        created: 0,
        duplicates: 0,
        rows: Vec::new(),
    };
    let parts = parts(rows.clone())?;
    let last = parts.len();
    for (number, part) in (1..).zip(parts) {
        let lines: Vec<u64> = part.iter().map(|(line, _)| *line).collect();
        let balance = balance.filter(|_| number == last);
        let body = Import {
            bank_account_id: account.id,
            rows: part.into_iter().map(|(_, row)| row).collect(),
            statement_balance: balance,
            statement_date: balance.and(day),
            dry_run,
            currency: None,
        };
        let answer = client.post(&format!("{path}/bank-transactions/import"), &body)?;
        let Data { data: imported } = client.read::<Data<Imported>>(&answer)?;
        outcome.created += imported.created;
        outcome.duplicates += imported.duplicates;
        let rows = imported.rows.into_iter().filter_map(|row| {
            Some(BankImportRow { line: *lines.get(row.index)?, status: row.status, id: row.id })
        });
        outcome.rows.extend(rows);
    }
    outcome.rows.compact_sort_by_key(|row| row.line);
    Ok(StatementImport { outcome, rows, stated: balance.zip(day) })
}

/// Says what a person should know of what was imported.
pub(in crate::cmd::ledger) fn note(
    brought: &StatementImport,
    account: &BankAccount,
    books: (&Client<'_>, &str),
    ui: &Ui,
) -> Result<(), Failure> {
    let StatementImport { outcome, rows, stated } = brought;
    notes::note_alike(outcome, rows, books, ui)?;
    notes::note_early(outcome, rows, account, ui);
    let stated = stated.filter(|_| !outcome.dry_run);
    notes::note_balance_gap(stated, account, books, ui)
}

/// The balance that a file ends with, where its rows lead to it.
pub(in crate::cmd::ledger) fn closing_balance(side: &Side) -> Option<Money> {
    let closing = side.balances.closing.as_ref().filter(|_| side.balances.gaps.is_empty())?;
    Money::parse(&closing.to_string()).ok()
}

/// Reads the file of a statement.
pub(in crate::cmd::ledger) fn read_statement(
    file: &Source,
    format: &FormatArgs,
    ui: &Ui,
) -> Result<Side, Failure> {
    let stated = format.written().stated(Dataset::Bank)?;
    let wanted = FileRequest::side(Dataset::Bank, file, stated);
    let read = files::read_alone(file, ui, |opened, on_bytes| load_side(&wanted, opened, on_bytes));
    let side = files::known(read, &[], ui)?;
    if let Some(guess) = side.columns.guess_note() {
        ui.note(&format!("{}  {}   {guess}", side.name, side.columns));
    }
    side.notes.iter().for_each(|note| ui.note(note));
    Ok(side)
}

/// The rows as the books take them, each with its line.
pub(in crate::cmd::ledger) fn statement_rows(
    side: &Side,
    ui: &Ui,
) -> Result<Vec<(u64, StatementRow)>, Failure> {
    let mut rows = Vec::with_capacity(side.rows.len());
    let mut faults = Vec::new();
    for row in side.rows.indices() {
        let content = side.rows.row(row);
        let amount = Money::parse(&content.amount.to_string());
        let amount = match amount {
            Ok(amount) if !amount.is_zero() => amount,
            Ok(_) => {
                faults.push((row, "amount", "is not a movement: remove the row".to_owned()));
                continue;
            }
            Err(error) => {
                faults.push((row, "amount", error.to_string()));
                continue;
            }
        };
        if content.description.trim().is_empty() {
            faults.push((row, "description", "is empty: a description is needed".to_owned()));
            continue;
        }
        if content.description.chars().count() > DESCRIPTION_CHARS_MAX {
            let message = format!("is longer than {DESCRIPTION_CHARS_MAX} characters");
            faults.push((row, "description", message));
            continue;
        }
        let row_of_books = StatementRow {
            date: content.date,
            amount,
            description: content.description.to_owned(),
            reference: None,
            external_id: None,
            account_id: None,
            vat_code: LedgerVatCode::NV,
            vat_amount: None,
            contact_id: None,
            metadata: None,
            currency: None,
        };
        rows.push((side.lines[row as usize], row_of_books));
    }
    if faults.is_empty() {
        return Ok(rows);
    }
    let dataset = Dataset::Bank;
    let faults = faults.into_iter().map(|(row, key, message)| side.fault(row, key, message));
    let faults: Vec<Fault> = faults.collect();
    let (name, count, is_stopped) = (side.name.clone(), faults.len(), false);
    files::known(Err(FileError::Faults { dataset, name, faults, count, is_stopped }), &[], ui)
}

/// What goes into one request each. Equal rows are told apart by how many there are in a request, so
/// that all rows of a day go together.
fn parts(mut rows: Vec<(u64, StatementRow)>) -> Result<Vec<Vec<(u64, StatementRow)>>, Failure> {
    rows.compact_sort_by_key(|(_, row)| row.date);
    let mut parts: Vec<Vec<(u64, StatementRow)>> = vec![Vec::new()];
    for day in rows.chunk_by(|(_, one), (_, other)| one.date == other.date) {
        if day.len() > ROWS_MAX {
            return Err(too_many(day[0].1.date));
        }
        match parts.last_mut() {
            Some(part) if part.len() + day.len() <= ROWS_MAX => part.extend_from_slice(day),
            _ => parts.push(day.to_vec()),
        }
    }
    Ok(parts)
}

fn too_many(day: Date) -> Failure {
    Failure::data(format!("more than {ROWS_MAX} rows are dated {day}")).with_hint(
        "identical rows of one date cannot be told apart across parts; if the file has several \
         accounts, import each one separately",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(day: u32, line: u64) -> (u64, StatementRow) {
        let date = Date::parse_iso(&format!("2026-01-{day:02}")).unwrap();
        let row = StatementRow {
            date,
            amount: Money::from_minor(1),
            description: "x".into(),
            reference: None,
            external_id: None,
            account_id: None,
            vat_code: LedgerVatCode::NV,
            vat_amount: None,
            contact_id: None,
            metadata: None,
            currency: None,
        };
        (line, row)
    }

    #[test]
    fn the_rows_of_a_day_go_together() {
        let rows: Vec<_> =
            (0..12_000).map(|line| row(u32::try_from(line % 2).unwrap() + 1, line)).collect();
        let parts = parts(rows).unwrap();
        assert_eq!(parts.iter().map(Vec::len).collect::<Vec<_>>(), [6_000, 6_000]);
        assert!(super::parts((0..10_001).map(|line| row(1, line)).collect()).is_err());
    }
}
