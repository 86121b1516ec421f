//! A chart of accounts that becomes an organisation's, read from a delimited file.

use std::collections::BTreeMap;

use tieout::contract::ledger::account::{NewAccount, Role};

use super::cells::{Cell, fault_in};
use super::columns::ImportColumns;
use super::format::Format;
use super::kinds;
use super::problem::{CellFault, Dataset, LoadError, Problem, Problems};
use super::records::Record;
use super::source::{Begun, Opened, Source};
use super::table::{self, Gather, Table};

/// Longest texts that the API takes, in characters.
const CODE_CHARS_MAX: usize = 20;
const NAME_CHARS_MAX: usize = 150;
const DESCRIPTION_CHARS_MAX: usize = 500;

/// Accounts that were read, each with its line.
#[derive(Debug)]
pub(crate) struct AccountsFile {
    /// How messages name the file.
    pub(crate) name: String,
    pub(crate) accounts: Vec<(u64, NewAccount)>,
}

impl AccountsFile {
    /// What is wrong with accounts that could be read: line, column and sentence.
    pub(crate) fn problems<'a>(
        &self,
        faults: impl IntoIterator<Item = (u64, &'a str, String)>,
    ) -> Problems {
        let mut problems = Problems::new(Dataset::Accounts, self.name.clone());
        let told = faults.into_iter();
        told.for_each(|(line, column, why)| problems.push(Problem::of_key(line, column, why)));
        problems
    }
}

/// Reads accounts of a file that was opened.
///
/// # Errors
/// [`LoadError`], with every problem of the file counted and the first hundred kept.
pub(crate) fn load_accounts(
    source: &Source,
    opened: Opened,
    format: &Format,
) -> Result<AccountsFile, LoadError> {
    let begun = Begun::new(source, opened, &|_| {})?;
    let table = table::read(Dataset::Accounts, source, begun, format, |_| Accounts::default())?;
    let Table { gathered, .. } = table;
    Ok(AccountsFile { name: source.name(), accounts: gathered.accounts })
}

/// The accounts so far.
#[derive(Debug, Default)]
struct Accounts {
    accounts: Vec<(u64, NewAccount)>,
    lines: BTreeMap<String, u64>,
}

impl Gather for Accounts {
    type Columns = ImportColumns;

    fn add(&mut self, record: &Record<'_>, columns: &ImportColumns) -> Result<(), Problem> {
        let cell = |column| Cell { record, column };
        let of_code = columns.account.code.as_ref().map(cell);
        let code = of_code.map(|code| code.required(CODE_CHARS_MAX, "an account code"));
        let code = code.transpose()?.unwrap_or_default();
        if let (Some(first), Some(cell)) = (self.lines.get(code), of_code) {
            return Err(cell.fault(format!("stands on line {first} as well")));
        }
        let kind = &columns.account.kind;
        let account_type = kinds::read(cell(kind).text()).ok_or_else(|| {
            let fault = CellFault::new("is not a type of account");
            let hint = "types are INCOME, EXPENSE, ASSET, LIABILITY and EQUITY";
            fault_in(record, kind, fault.hint(hint))
        })?;
        let role = columns.role.as_ref().map(cell).filter(|role| !role.text().is_empty());
        let role = role.map(|role| {
            let read = role.text().to_ascii_lowercase().parse::<Role>();
            read.map_err(|error| role.fault(error.to_string()))
        });
        let vat_code = columns.vat_code.as_ref().map(|column| cell(column).vat_code());
        let description = columns.description.as_ref().map(cell);
        let description = description.map(|text| text.optional(DESCRIPTION_CHARS_MAX));
        let account = NewAccount {
            code: code.to_owned(),
            name: cell(&columns.account.name).required(NAME_CHARS_MAX, "a name")?.to_owned(),
            account_type,
            role: role.transpose()?,
            default_vat_code: vat_code.transpose()?.flatten(),
            description: description.transpose()?.flatten().map(str::to_owned),
        };
        self.lines.insert(account.code.clone(), record.line);
        self.accounts.push((record.line, account));
        Ok(())
    }

    fn is_row<'r>(&self, columns: &ImportColumns, cell: &dyn Fn(usize) -> &'r str) -> bool {
        !cell(columns.account.name.at).trim().is_empty()
            && kinds::read(cell(columns.account.kind.at)).is_some()
    }
}
