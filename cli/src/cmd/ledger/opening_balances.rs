//! `tieout ledger opening-balances`: the first figures, from a file.

use std::collections::BTreeMap;

use clap::{Subcommand, ValueHint};
use serde::Serialize;
use tieout::contract::key::Data;
use tieout::contract::ledger::account::{Account, Role};
use tieout::contract::ledger::bank_account::BankAccount;
use tieout::contract::ledger::journal::Journal;
use tieout::contract::ledger::opening::{NewOpeningBalances, OPENING_LINES_MAX, OpeningLine};
use tieout::contract::ledger::organisation::Whole;
use tieout::date::Date;
use tieout::id::{AccountId, JournalId};
use tieout::ledger::vat::VatRates;
use tieout::ledger::{Reason, Refusal, opening};
use tieout::money::Money;
use tieout_statement::list::ListFormat;
use tieout_statement::list::opening::{self as list, ListedOpeningBalance, OpeningList};

use super::chart::{accounts_of, book_of};
use super::organisation::{OrganisationArg, path_of};
use crate::client::Client;
use crate::cmd::files::{self, Delimiter};
use crate::exit::Failure;
use crate::files::{ColumnMap, Dataset, DecimalMark, ListFile, Source};
use crate::render::{Tabular, Ui, Value};
use crate::safe::quoted;
use tieout::sort::{CompactCollect as _, CompactSort as _};

/// Bring forward balances from another system
#[derive(Debug, clap::Args)]
pub(super) struct OpeningBalancesArgs {
    #[command(subcommand)]
    action: OpeningBalancesCommand,
}

#[derive(Debug, Subcommand)]
enum OpeningBalancesCommand {
    Import(Box<OpeningBalancesImportArgs>),
}

/// Post opening balances from a file, once
///
/// The file (CSV, XLSX, XLS, ODS, HTML or JSON) has columns for account (code or ID), debit and credit, and
/// optionally memo and currency, which must be the organisation's; zero rows are left out. It is posted as one
/// journal, once only: a second import is refused unless you give it an external ID of its own. Enter what
/// customers owe and suppliers are owed as invoices instead, with the account for opening balances on their
/// lines. The balance of a bank account is either a line of this file or the --opening-balance of bank-accounts
/// create, not both.
#[derive(Debug, clap::Args)]
struct OpeningBalancesImportArgs {
    /// The balances; - for standard input
    #[arg(value_parser = files::source(), value_hint = ValueHint::FilePath)]
    file: Source,
    #[command(flatten)]
    whose: OrganisationArg,
    /// Date of the balances, the day before the books begin
    #[arg(long, value_name = "DATE")]
    date: Date,
    #[arg(
        long,
        help = "Post any difference between debits and credits to the account with the role \
            opening_balance"
    )]
    balance_to_opening: bool,
    /// External ID of the journal, unique; default: opening-balances
    #[arg(long, value_name = "ID")]
    external_id: Option<String>,
    /// Check the file against the books without posting anything
    #[arg(long)]
    dry_run: bool,
    /// Map columns by header: account=, debit=, credit=, memo=, currency=
    #[arg(long, value_name = "COLUMNS", value_hint = ValueHint::Other, value_parser = columns)]
    map: Vec<ColumnMap>,
    /// Decimal mark, "." or ","; default: detected
    #[arg(long, value_name = "MARK", value_hint = ValueHint::Other)]
    decimal: Option<DecimalMark>,
    /// Field separator, one character or "tab"; default: detected
    #[arg(long, value_name = "CHAR", value_hint = ValueHint::Other)]
    delimiter: Option<Delimiter>,
}

fn columns(text: &str) -> Result<ColumnMap, String> {
    ColumnMap::parse(text, &[Dataset::OpeningBalances])
}

/// What came of a file.
#[derive(Debug, Serialize)]
struct OpeningBalancesResult {
    file: String,
    dry_run: bool,
    lines: usize,
    /// Rows of nothing.
    left_out: usize,
    total: Money,
    journal_id: Option<JournalId>,
    sequence: Option<i64>,
}

impl Tabular for OpeningBalancesResult {
    const COLUMNS: &'static [&'static str] =
        &["file", "dry_run", "lines", "left_out", "total", "journal_id", "sequence"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::text(&self.file),
            Value::yes_or_no(self.dry_run),
            Value::number(self.lines),
            Value::number(self.left_out),
            Value::number(self.total),
            Value::optional(self.journal_id),
            self.sequence.map_or(Value::None, Value::number),
        ]
    }
}

pub(super) fn run(args: &OpeningBalancesArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    match &args.action {
        OpeningBalancesCommand::Import(import) => import.run(client, ui),
    }
}

impl OpeningBalancesImportArgs {
    fn run(&self, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
        let file = self.read(ui)?;
        let organisation = self.whose.organisation(client)?;
        let path = path_of(organisation.id);
        let accounts = accounts_of(client, &path)?;
        let by_code: BTreeMap<String, AccountId> =
            accounts.iter().map(|account| (account.code.clone(), account.id)).compact_map();
        let known = accounts.iter().map(|account| account.id).collect::<Vec<_>>();
        let find = |name: &str| {
            let by_id = name.parse().ok().filter(|id| known.contains(id));
            by_id.or_else(|| by_code.get(name).copied())
        };
        file.named(&file.list.notes).for_each(|note| ui.note(&note));
        let controls: Vec<_> = accounts.iter().filter(|account| is_control(account)).collect();
        let is_control = |id| controls.iter().any(|account| account.id == id);
        let new = self.balances(&file, &organisation.currency, find, is_control)?;
        let banks: Whole<BankAccount> =
            client.read(&client.get(&format!("{path}/bank-accounts"))?)?;
        check_banks(&file, &new, &banks.data, ui)?;
        let book = book_of(&organisation, accounts.clone(), VatRates::default());
        let posting = opening::post(&new, &book).map_err(|refusal| {
            let is_apart = refusal.reason == Reason::Unbalanced;
            let failure = refused(&file, refusal);
            if is_apart { failure.with_hint(APART) } else { failure }
        })?;
        let mut outcome = OpeningBalancesResult {
            file: file.name.clone(),
            dry_run: self.dry_run,
            lines: posting.legs().len(),
            left_out: file.list.left_out,
            total: posting.total(),
            journal_id: None,
            sequence: None,
        };
        if !self.dry_run {
            let answer = client.post(&format!("{path}/opening-balances"), &new);
            let answer = answer.map_err(posted_before)?;
            let Data { data } = client.read::<Data<Journal>>(&answer)?;
            outcome.journal_id = Some(data.id);
            outcome.sequence = Some(data.sequence);
        }
        ui.record(&outcome)
    }

    fn read(&self, ui: &Ui) -> Result<ListFile<OpeningList>, Failure> {
        let format = files::list_format(&self.map, self.delimiter)?;
        let format = ListFormat { mark: self.decimal, ..format };
        let read = |bytes: &[u8]| list::read(bytes, &format);
        files::read_list((Dataset::OpeningBalances, &self.file), ui, read)
    }

    fn balances(
        &self,
        file: &ListFile<OpeningList>,
        currency: &str,
        find: impl Fn(&str) -> Option<AccountId>,
        is_control: impl Fn(AccountId) -> bool,
    ) -> Result<NewOpeningBalances, Failure> {
        let (mut lines, mut faults) = (Vec::new(), Vec::new());
        for balance in &file.list.balances {
            let Some(account_id) = find(&balance.account) else {
                let why = "is not an account of this organisation".to_owned();
                faults.push((balance.line, "account", why));
                continue;
            };
            if balance.currency.as_ref().is_some_and(|said| said != currency) {
                let why = format!("is not the organisation's, {currency}");
                faults.push((balance.line, "currency", why));
                continue;
            }
            if is_control(account_id) {
                let why = format!("account {} {CONTROLLED}", balance.account);
                faults.push((balance.line, "account", why));
                continue;
            }
            let (debit, credit) = (balance.debit, balance.credit);
            let memo = balance.memo.clone();
            lines.push(OpeningLine { account_id, debit, credit, memo });
        }
        if lines.len() > OPENING_LINES_MAX {
            faults.push((0, "", format!("more than {OPENING_LINES_MAX} accounts")));
        }
        if !faults.is_empty() {
            return Err(refusing(file, faults));
        }
        Ok(NewOpeningBalances {
            date: self.date,
            lines,
            balance_to_opening: self.balance_to_opening,
            external_id: self.external_id.clone(),
            currency: None,
        })
    }
}

/// Refuses what the opening balance of a bank account has posted already, in a line or in several that
/// add up to it, and says where lines come on top of something else that is on one.
fn check_banks(
    file: &ListFile<OpeningList>,
    new: &NewOpeningBalances,
    banks: &[BankAccount],
    ui: &Ui,
) -> Result<(), Failure> {
    let mut faults = Vec::new();
    for bank in banks {
        let all = new.lines.iter().zip(&file.list.balances);
        let its = all.filter(|(line, _)| line.account_id == bank.account_id);
        let its: Vec<_> = its.map(|(line, balance)| (balance, amount_of(line))).collect();
        let Some((last, _)) = its.last() else { continue };
        // What is beyond all bounds the books refuse.
        let sum = its.iter().fold(0_i64, |sum, (_, amount)| sum.saturating_add(*amount));
        let opening = bank.opening_balance.filter(|_| bank.opening_journal_id.is_some());
        let opening = opening.map(Money::minor);
        let alone = its.iter().find(|(_, amount)| Some(*amount) == opening);
        let (name, is) = (quoted(&bank.name), bank.ledger_balance);
        let in_books = |is: i64| {
            let opening = Money::from_minor(is);
            format!(
                "the bank account {name}, whose opening balance of {opening} is already in the books"
            )
        };
        if let Some((balance, amount)) = alone {
            let why = format!(
                "is the balance of {}: leave the line out and add --balance-to-opening",
                in_books(*amount)
            );
            faults.push((balance.line, "account", why));
        } else if Some(sum) == opening {
            let why = format!(
                "is the balance of {}, and {} add up to it: leave them out and add \
                 --balance-to-opening",
                in_books(sum),
                lines_of(&its)
            );
            faults.push((last.line, "account", why));
        } else if !is.is_zero() {
            let these = if its.len() == 1 { "this line" } else { "these lines" };
            ui.note(&format!(
                "{}: {}: the bank account {name} already has a balance of {is}; with {these} it \
                 is {}",
                file.name,
                lines_of(&its),
                Money::from_minor(is.minor().saturating_add(sum))
            ));
        }
    }
    if faults.is_empty() {
        return Ok(());
    }
    faults.compact_sort_by_key(|(line, ..)| *line);
    Err(refusing(file, faults))
}

/// A debit is above 0: minor units.
fn amount_of(line: &OpeningLine) -> i64 {
    let minor = |amount: Option<Money>| amount.map_or(0, Money::minor);
    minor(line.debit) - minor(line.credit)
}

/// Where balances stand in the file.
fn lines_of(balances: &[(&ListedOpeningBalance, i64)]) -> String {
    let numbers: Vec<_> = balances.iter().map(|(balance, _)| balance.line.to_string()).collect();
    match &numbers[..] {
        [one] => format!("line {one}"),
        [all @ .., last] => format!("lines {} and {last}", all.join(", ")),
        [] => String::new(),
    }
}

/// What customers owe and suppliers are owed is of documents.
fn is_control(account: &Account) -> bool {
    matches!(account.role, Some(Role::Receivable | Role::Payable))
}

const CONTROLLED: &str = "is a control account, posted to by invoices, receipts and payments \
    only; enter the open documents instead, with the account for opening balances on their lines";

/// What can be done about debits and credits that differ.
const APART: &str =
    "to post the difference to the account with the role opening_balance: --balance-to-opening";

/// Opening balances are posted once.
fn posted_before(failure: Failure) -> Failure {
    let reason = failure.answer().and_then(|error| error.details.as_ref()?.get("reason")?.as_str());
    if reason != Some("duplicate_external_id") {
        return failure;
    }
    failure.with_hint(
        "each external ID is posted once: to post these as well, give --external-id NAME. If they \
         replace the earlier ones, reverse those: find them with tieout ledger journals list \
         --source opening and reverse them with journals reverse ID",
    )
}

/// What is wrong with balances that could be read: line, column and sentence; line 0 is the whole.
fn refusing(
    file: &ListFile<OpeningList>,
    faults: impl IntoIterator<Item = (u64, &'static str, String)>,
) -> Failure {
    let fault = |(line, key, why): (u64, &str, String)| file.list.fault(line, key, why);
    let faults = faults.into_iter().map(fault).collect();
    files::failure(file.unread(Dataset::OpeningBalances, faults))
}

/// What the books have against it, by the line of the file where it has one.
fn refused(file: &ListFile<OpeningList>, refusal: Refusal) -> Failure {
    let field = refusal.details.get("field").and_then(|field| field.as_str());
    let at = field.and_then(|field| field.strip_prefix("lines[")?.split(']').next()?.parse().ok());
    let line =
        at.and_then(|at: usize| file.list.balances.get(at)).map_or(0, |balance| balance.line);
    let why = match field {
        Some(field) => refusal.message.trim_start_matches(field).trim_start().to_owned(),
        None => refusal.message,
    };
    refusing(file, [(line, "account", why)])
}
