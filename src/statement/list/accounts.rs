//! A chart that becomes an organisation's: a table with codes.

use std::collections::BTreeMap;

use super::cells::ListRow;
use super::chart::{is_account, kind_of};
use super::header::{ListColumns, ListShape};
use super::rows::{self, ListBuilder};
use super::words::account_type;
use super::{ListFaults, ListFormat};
use crate::fault::Fault;
use tieout::contract::ledger::account::{NewAccount, Role};

/// The columns of such a chart.
pub const ROLES: &[&str] = &["code", "name", "type", "role", "vat_code", "description"];

/// Longest texts that the API takes, in characters.
const CODE_CHARS_MAX: usize = 20;
const NAME_CHARS_MAX: usize = 150;
const DESCRIPTION_CHARS_MAX: usize = 500;

/// Accounts that were read.
#[derive(Debug, Clone, Default)]
pub struct AccountList {
    /// Which columns the file has.
    pub columns: ListColumns,
    /// Each with its 1-based line.
    pub accounts: Vec<(u64, NewAccount)>,
    /// What a person should know, a sentence each.
    pub notes: Vec<String>,
}

impl AccountList {
    /// What is wrong with an account that could be read.
    #[must_use]
    pub fn fault(&self, line: u64, key: &str, message: String) -> Fault {
        Fault::of_column(line, self.columns.column_of(key).unwrap_or(key), message)
    }
}

/// Reads accounts.
///
/// # Errors
/// [`ListFaults`].
pub fn read(bytes: &[u8], format: &ListFormat) -> Result<AccountList, ListFaults> {
    let mut accounts = AccountListBuilder::default();
    let (columns, notes) = rows::read(bytes, format, &mut accounts)?;
    Ok(AccountList { columns, accounts: accounts.accounts, notes })
}

#[derive(Debug, Default)]
struct AccountListBuilder {
    accounts: Vec<(u64, NewAccount)>,
    lines: BTreeMap<String, u64>,
}

impl ListBuilder for AccountListBuilder {
    const SHAPE: ListShape = ListShape {
        needed: &["code", "name", "type"],
        wanted: &[],
        extra: &["role", "vat_code", "description"],
        instead: None,
        told: &["code", "name", "type"],
        amounts: &[],
        days: &[],
    };

    fn is_row<'c>(cell: &dyn Fn(&str) -> &'c str) -> bool {
        !cell("name").is_empty() && account_type(cell("type")).is_some()
    }

    fn is_data(cells: &[&str]) -> bool {
        is_account(cells)
    }

    fn add(&mut self, row: ListRow<'_>) -> Result<(), Fault> {
        let code = row.required("code", CODE_CHARS_MAX, "an account code")?;
        if let (Some(first), Some(cell)) = (self.lines.get(code), row.cell("code")) {
            return Err(cell.fault(format!("stands on line {first} as well")));
        }
        let known = "types are INCOME, EXPENSE, ASSET, LIABILITY and EQUITY";
        let is_type =
            |word: &str| account_type(word).ok_or_else(|| "is not a type of account".to_owned());
        let account_type = kind_of(&row, known, is_type)?;
        let role = row.cell("role").filter(|cell| !cell.text.is_empty()).map(|cell| {
            let read = cell.text.to_ascii_lowercase().parse::<Role>();
            read.map_err(|error| cell.fault(error.to_string()))
        });
        let account = NewAccount {
            code: code.to_owned(),
            name: row.required("name", NAME_CHARS_MAX, "a name")?.to_owned(),
            account_type,
            role: role.transpose()?,
            group: None,
            default_vat_code: row.vat_code("vat_code")?,
            description: row.text("description", DESCRIPTION_CHARS_MAX)?.map(str::to_owned),
            external_id: None,
            metadata: None,
        };
        self.lines.insert(account.code.clone(), row.line());
        self.accounts.push((row.line(), account));
        Ok(())
    }
}
