//! `tieout ledger accounts import`: a chart from a file.

use std::collections::{BTreeMap, BTreeSet};

use clap::ValueHint;
use serde::Serialize;
use tieout::contract::chart::AccountType;
use tieout::ledger::account::{fits, may_repeat};
use tieout_statement::list::accounts::{self, AccountList};

use crate::client::Client;
use crate::cmd::files::{self, Delimiter};
use crate::cmd::ledger::chart::accounts_of;
use crate::cmd::ledger::organisation::OrganisationArg;
use crate::exit::Failure;
use crate::files::{ColumnMap, Dataset, ListFile, Source};
use crate::render::{Tabular, Ui, Value};
use crate::safe::safe;
use tieout::sort::CompactCollect as _;

/// Create the accounts in a file that do not exist yet
///
/// The file (CSV, XLSX, XLS, ODS, HTML or JSON) has columns for code, name and type, and optionally role, VAT
/// code and description; types may be what other programs call them, such as Direct Costs. Accounts whose code
/// already exists are left unchanged and counted, so importing the same file twice creates nothing; one whose
/// type differs is named. The whole file is checked first: if anything is wrong, nothing is created.
#[derive(Debug, clap::Args)]
pub(super) struct AccountsImportArgs {
    /// The accounts; - for standard input
    #[arg(value_parser = files::source(), value_hint = ValueHint::FilePath)]
    file: Source,
    #[command(flatten)]
    whose: OrganisationArg,
    /// Show what would be created without creating anything
    #[arg(long)]
    dry_run: bool,
    #[arg(long, value_name = "COLUMNS", value_hint = ValueHint::Other, value_parser = columns,
          help = "Map columns by header: code=, name=, type=, role=, vat_code=, description=")]
    map: Vec<ColumnMap>,
    /// Field separator, one character or "tab"; default: detected
    #[arg(long, value_name = "CHAR", value_hint = ValueHint::Other)]
    delimiter: Option<Delimiter>,
}

fn columns(text: &str) -> Result<ColumnMap, String> {
    ColumnMap::parse(text, &[Dataset::Accounts])
}

/// What came of a file.
#[derive(Debug, Serialize)]
struct AccountsImportResult {
    file: String,
    dry_run: bool,
    created: usize,
    /// Their codes are there.
    left_alone: usize,
}

impl Tabular for AccountsImportResult {
    const COLUMNS: &'static [&'static str] = &["file", "dry_run", "created", "left_alone"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(&self.file),
            Value::yes_or_no(self.dry_run),
            Value::number(self.created),
            Value::number(self.left_alone),
        ]
    }
}

pub(super) fn run(args: &AccountsImportArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let file = args.read(ui)?;
    let path = args.whose.path(client)?;
    let there = accounts_of(client, &path)?;
    let codes: BTreeMap<&str, AccountType> =
        there.iter().map(|account| (&*account.code, account.account_type)).compact_map();
    let mut roles: BTreeSet<_> = there.iter().filter_map(|account| account.role).compact_set();
    let (mut new, mut others, mut faults) = (Vec::new(), Vec::new(), Vec::new());
    file.named(&file.list.notes).for_each(|note| ui.note(&note));
    for (line, account) in &file.list.accounts {
        if let Some(is) = codes.get(&*account.code) {
            if *is != account.account_type {
                others.push((*line, account, *is));
            }
            continue;
        }
        if let Some(role) = account.role {
            if !fits(role, account.account_type) {
                let kind = account.account_type;
                let why = format!("an account of type {kind} cannot have the role {role}");
                faults.push(file.list.fault(*line, "role", why));
            } else if !roles.insert(role) && !may_repeat(role) {
                let why = format!("another account has the role {role}");
                faults.push(file.list.fault(*line, "role", why));
            }
        }
        new.push(account);
    }
    if !faults.is_empty() {
        let faults = faults.into_iter().collect();
        return Err(files::failure(file.unread(Dataset::Accounts, faults)));
    }
    // A wrong type puts all that is posted to it on the wrong report.
    for (line, account, is) in others {
        ui.note(&format!(
            "{}: line {line}: account {} exists as {is} but is {} in the file; it is left unchanged",
            file.name,
            safe(&account.code),
            account.account_type
        ));
    }
    if !args.dry_run {
        for account in &new {
            client.post(&format!("{path}/accounts"), account)?;
        }
    }
    ui.record(&AccountsImportResult {
        created: new.len(),
        left_alone: file.list.accounts.len() - new.len(),
        file: file.name,
        dry_run: args.dry_run,
    })
}

impl AccountsImportArgs {
    fn read(&self, ui: &Ui) -> Result<ListFile<AccountList>, Failure> {
        let format = files::list_format(&self.map, self.delimiter)?;
        let read = |bytes: &[u8]| accounts::read(bytes, &format);
        files::read_list((Dataset::Accounts, &self.file), ui, read)
    }
}
