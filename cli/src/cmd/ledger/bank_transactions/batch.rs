//! `tieout ledger bank-transactions confirm-batch`: many at a time, from a file.

use std::collections::HashMap;

use clap::ValueHint;
use serde::Serialize;
use tieout::contract::error::ErrorBody;
use tieout::contract::key::Data;
use tieout::contract::ledger::bank_transaction::BankTransaction;
use tieout::contract::ledger::confirm::{
    BATCH_MAX, Confirm, ConfirmBatch, ConfirmItem, ConfirmedBatch, ConfirmedStatus, Match,
};
use tieout::contract::ledger::journal::BulkMode;
use tieout::contract::ledger::organisation::Organisation;
use tieout::id::{AccountId, BankTransactionId, JournalId};
use tieout::money::Money;
use tieout_statement::list::confirmations::{self, Confirmation};

use crate::client::{Client, VAT_CONTROL};
use crate::clock;
use crate::cmd::files;
use crate::cmd::ledger::allocation;
use crate::cmd::ledger::bank_accounts::find;
use crate::cmd::ledger::chart::accounts_of;
use crate::cmd::ledger::defaults::DefaultVatCodes;
use crate::cmd::ledger::organisation::OrganisationArg;
use crate::cmd::ledger::unregistered::{bears_vat, note_vat};
use crate::cmd::ledger::warnings::{WarningsArg, note_warnings};
use crate::exit::Failure;
use crate::files::{Dataset, Source};
use crate::render::{Tabular, Ui, Value};
use crate::safe::quoted;

/// Confirm the bank transactions in a file
///
/// A table (CSV, XLSX, XLS, ODS or HTML) has a column id, and optionally account (code or ID), VAT code and VAT
/// amount, as written by tieout ledger bank-transactions suggest --output csv; or a column `confirm_with` with
/// one of the options --allocate, --match-settlement and --transfer-to of confirm. A JSON file is an array of
/// such objects. With no account given, a bank transaction is posted to the account it is coded to; in a file
/// of suggestions it is skipped. Each is confirmed independently: one that is refused does not stop the others.
#[derive(Debug, clap::Args)]
pub(super) struct ConfirmBatchArgs {
    /// The bank transactions, as a table or JSON; - for standard input
    #[arg(value_parser = files::source(), value_hint = ValueHint::FilePath)]
    file: Source,
    #[command(flatten)]
    whose: OrganisationArg,
    /// Confirm all of them or none; at most 1,000
    #[arg(long)]
    all_or_nothing: bool,
    #[command(flatten)]
    warnings: WarningsArg,
}

/// What came of a bank transaction.
#[derive(Debug, Serialize)]
struct ConfirmBatchRow {
    line: u64,
    id: BankTransactionId,
    status: ConfirmedStatus,
    journal_id: Option<JournalId>,
    /// Why it is as it was.
    message: Option<String>,
    /// It is to be confirmed as a transfer and was confirmed before: maybe by its other half.
    #[serde(skip)]
    may_be_other_half: bool,
}

impl Tabular for ConfirmBatchRow {
    const COLUMNS: &'static [&'static str] = &["line", "id", "status", "journal_id", "message"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::number(self.line),
            Value::text(self.id),
            Value::text(self.status),
            Value::optional(self.journal_id),
            Value::optional(self.message.as_ref()),
        ]
    }
}

pub(super) fn run(args: &ConfirmBatchArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let what = (Dataset::Confirmations, &args.file);
    let mut listed = files::read_list(what, ui, confirmations::read)?.list;
    let before = listed.len();
    listed.retain(|row| !row.is_blank);
    let skipped = before - listed.len();
    if args.all_or_nothing && listed.len() > BATCH_MAX {
        let message =
            format!("{} bank transactions are too many for --all-or-nothing", listed.len());
        let hint = format!("the limit is {BATCH_MAX}");
        return Err(Failure::usage(message).with_hint(hint));
    }
    let mode = if args.all_or_nothing { BulkMode::AllOrNothing } else { BulkMode::Independent };
    let organisation = args.whose.path(client)?;
    let (mut items, by_default) = items(&listed, client, &organisation)?;
    for item in &mut items {
        item.how.strict = args.warnings.is_strict();
    }
    if by_default > 0 {
        ui.note(&format!(
            "{by_default} without a VAT code take the account's default, or NV if it has none; \
             write NV for no VAT"
        ));
    }
    let mut rows = Vec::with_capacity(listed.len());
    for (listed, items) in listed.chunks(BATCH_MAX).zip(items.chunks(BATCH_MAX)) {
        let body = ConfirmBatch { items: items.to_vec(), mode };
        let answer =
            client.post(&format!("{organisation}/bank-transactions/confirm-batch"), &body)?;
        note_warnings(&answer, client, ui)?;
        let Data { data } = client.read::<Data<ConfirmedBatch>>(&answer)?;
        rows.extend(listed.iter().zip(data.items).map(|(listed, item)| ConfirmBatchRow {
            may_be_other_half: may_be_other_half(listed, item.error.as_ref()),
            line: listed.line,
            id: item.id,
            status: item.status,
            journal_id: item.journal_id,
            message: item.error.map(told),
        }));
    }
    settle_halves(&mut rows, client, &organisation)?;
    ui.list(&rows)?;
    if skipped > 0 {
        let what = "skipped: the file gives neither an account nor how to confirm them";
        ui.note(&format!("{skipped} {what}"));
    }
    let refused = rows.iter().filter(|row| row.message.is_some()).count();
    let vat = |item: &ConfirmItem| {
        let asked = item.how.vat_amount.unwrap_or(Money::ZERO);
        !asked.is_zero() || item.how.vat_code.is_some_and(bears_vat)
    };
    let has_vat =
        |(item, row): (&ConfirmItem, &ConfirmBatchRow)| vat(item) && row.message.is_none();
    if items.iter().zip(&rows).any(has_vat) {
        let Data { data } = client.read::<Data<Organisation>>(&client.get(&organisation)?)?;
        note_vat(&data, clock::now().day(), ui);
    }
    if refused == 0 {
        ui.note(&format!("{} confirmed", rows.len()));
        return Ok(());
    }
    let message = format!("{refused} of {} bank transactions were not confirmed", rows.len());
    Err(Failure::conflict(message))
}

/// What became of both halves of a transfer that one of them confirms. A half that was refused because the
/// other one, which stands before it, has confirmed it is in the journal of that one, and confirmed. Where it
/// was confirmed before this file, so was the other half that follows it.
fn settle_halves(
    rows: &mut [ConfirmBatchRow],
    client: &Client<'_>,
    organisation: &str,
) -> Result<(), Failure> {
    for at in 0..rows.len() {
        if !rows[at].may_be_other_half {
            continue;
        }
        let path = format!("{organisation}/bank-transactions/{}", rows[at].id);
        let Data { data } = client.read::<Data<BankTransaction>>(&client.get(&path)?)?;
        let is_in =
            |row: &ConfirmBatchRow| row.journal_id.is_some() && row.journal_id == data.journal_id;
        if rows[..at].iter().any(is_in) {
            let row = &mut rows[at];
            (row.status, row.journal_id, row.message) =
                (ConfirmedStatus::Confirmed, data.journal_id, None);
        } else {
            for row in rows[at..].iter_mut().filter(|row| is_in(row)) {
                row.status = ConfirmedStatus::Refused;
                row.journal_id = None;
                row.message = Some("its transfer is already confirmed".to_owned());
            }
        }
    }
    Ok(())
}

/// Why a bank transaction was refused, and the command that makes what it lacks.
fn told(error: ErrorBody) -> String {
    match reason(&error) {
        Some("vat_control_missing") => format!("{}; {VAT_CONTROL}", error.message),
        _ => error.message,
    }
}

fn reason(error: &ErrorBody) -> Option<&str> {
    error.details.as_ref()?.get("reason")?.as_str()
}

/// Whether a refusal may only say that the other half of a transfer has confirmed this one with it.
fn may_be_other_half(listed: &Confirmation, error: Option<&ErrorBody>) -> bool {
    let option = listed.confirm_with.as_deref().unwrap_or_default();
    error.and_then(reason) == Some("already_confirmed") && option.starts_with("--transfer-to")
}

/// The items of the API, accounts named by their identifiers; and how many have the VAT code of their
/// account.
fn items(
    listed: &[Confirmation],
    client: &Client<'_>,
    organisation: &str,
) -> Result<(Vec<ConfirmItem>, usize), Failure> {
    let needs_default = |of: &Confirmation| of.account.is_some() && of.vat_code.is_none();
    let is_asked = listed.iter().any(needs_default);
    let defaults = is_asked.then(|| DefaultVatCodes::read(client, organisation)).transpose()?;
    let mut by_default = 0;
    let accounts = accounts_of(client, organisation)?;
    let by_code: HashMap<&str, AccountId> =
        accounts.iter().map(|account| (account.code.as_str(), account.id)).collect();
    let mut item = |of: &Confirmation| {
        let named = |name: &String| {
            let found = by_code.get(name.as_str()).copied().or_else(|| name.parse().ok());
            found.ok_or_else(|| {
                let message = format!("line {}: there is no account {}", of.line, quoted(name));
                Failure::conflict(message).with_hint("for their codes: tieout ledger accounts list")
            })
        };
        let account_id = of.account.as_ref().map(named).transpose()?;
        let defaults = defaults.as_ref().filter(|_| needs_default(of));
        let default = defaults.zip(account_id).map(|(all, account)| all.confirmed(account));
        by_default += usize::from(default.is_some());
        let how = Confirm {
            account_id,
            vat_code: of.vat_code.or(default),
            vat_amount: of.vat_amount,
            ..Confirm::default()
        };
        let how = match &of.confirm_with {
            Some(option) => with_option(option, of.id, client, organisation)
                .map_err(|failure| failure.at_line(of.line))?,
            None => how,
        };
        Ok(ConfirmItem { id: of.id, how })
    };
    let items = listed.iter().map(&mut item).collect::<Result<_, _>>()?;
    Ok((items, by_default))
}

/// What an option of `confirm` says, as `suggest` writes it.
fn with_option(
    option: &str,
    id: BankTransactionId,
    client: &Client<'_>,
    organisation: &str,
) -> Result<Confirm, Failure> {
    let unknown = || {
        let message = format!("{} is not a way to confirm", quoted(option));
        let hint = "write --allocate INVOICE=AMOUNT, --match-settlement ID or --transfer-to BANK";
        Failure::conflict(message).with_hint(hint)
    };
    let (name, value) = option.trim().split_once(' ').ok_or_else(unknown)?;
    let plain = |value: &str| value.trim().trim_matches(['\'', '"']).to_owned();
    let mut how = Confirm::default();
    match name {
        "--allocate" => {
            let part = |part: &str| allocation::part(&plain_part(part)).map_err(|_| unknown());
            let parts = value.split(" --allocate ").map(part).collect::<Result<Vec<_>, _>>()?;
            let books = (client, organisation);
            let money = allocation::AllocationSource::Row(id);
            how.allocations = Some(allocation::allocations(books, money, &parts)?);
        }
        "--match-settlement" => {
            let id = plain(value).parse().map_err(|_| unknown())?;
            how.matched = Some(Match { journal_id: None, settlement_id: Some(id) });
        }
        "--transfer-to" => {
            let bank = find(client, organisation, &plain(value))?;
            how.transfer_to_bank_account_id = Some(bank.id);
        }
        _ => return Err(unknown()),
    }
    Ok(how)
}

/// `'INV 1'=120.00` without the quotes that a shell would take away.
fn plain_part(part: &str) -> String {
    part.trim().chars().filter(|sign| !['\'', '"'].contains(sign)).collect()
}
