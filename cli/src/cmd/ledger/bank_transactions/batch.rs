//! `tieout ledger bank-transactions confirm-batch`: many at a time, from a file.

use std::collections::HashMap;

use clap::ValueHint;
use serde::Serialize;
use tieout::contract::key::Data;
use tieout::contract::ledger::confirm::{
    BATCH_MAX, Confirm, ConfirmBatch, ConfirmItem, ConfirmedBatch, ConfirmedStatus,
};
use tieout::contract::ledger::journal::BulkMode;
use tieout::id::{AccountId, BankTransactionId, JournalId};

use crate::client::Client;
use crate::cmd::files;
use crate::cmd::ledger::{Whose, accounts_of};
use crate::exit::Failure;
use crate::input::{FileConfirmation, Source, load_confirmations};
use crate::render::{Progress, Tabular, Ui, Value};
use crate::safe::quoted;

/// Confirm bank transactions that a file lists
///
/// A CSV file has a column id, and if wanted account (code or identifier), VAT code and VAT amount,
/// as tieout ledger bank-transactions suggest --output csv writes them; a JSON file is an array of
/// objects with these. Where nothing is said, a bank transaction goes to what it is coded to. Each
/// stands for itself: one that is refused keeps no other from the books.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The bank transactions, CSV or JSON; - for standard input
    #[arg(value_parser = files::source(), value_hint = ValueHint::FilePath)]
    file: Source,
    #[command(flatten)]
    whose: Whose,
    /// Confirm all of them or none; of at most 1,000
    #[arg(long)]
    all_or_nothing: bool,
}

/// What came of a bank transaction.
#[derive(Debug, Serialize)]
struct Row {
    line: u64,
    id: BankTransactionId,
    status: ConfirmedStatus,
    journal_id: Option<JournalId>,
    /// Why it is as it was.
    message: Option<String>,
}

impl Tabular for Row {
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

pub(super) fn run(args: &Args, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let opened = args.file.open().map_err(files::failure)?;
    let progress = Progress::reading(ui, files::size(&args.file));
    let loaded = load_confirmations(&args.file, opened, &|count| progress.add(count));
    progress.finish();
    let listed = loaded.map_err(files::failure)?;
    if args.all_or_nothing && listed.len() > BATCH_MAX {
        let message = format!("{} bank transactions are too many for one go", listed.len());
        let hint = format!("at most {BATCH_MAX} are confirmed all or none");
        return Err(Failure::usage(message).with_hint(hint));
    }
    let mode = if args.all_or_nothing { BulkMode::AllOrNothing } else { BulkMode::Independent };
    let organisation = args.whose.path(client)?;
    let items = items(&listed, client, &organisation)?;
    let mut rows = Vec::with_capacity(listed.len());
    for (listed, items) in listed.chunks(BATCH_MAX).zip(items.chunks(BATCH_MAX)) {
        let body = ConfirmBatch { items: items.to_vec(), mode };
        let answer =
            client.post(&format!("{organisation}/bank-transactions/confirm-batch"), &body)?;
        let Data { data } = client.read::<Data<ConfirmedBatch>>(&answer)?;
        rows.extend(listed.iter().zip(data.items).map(|(listed, item)| Row {
            line: listed.line,
            id: item.id,
            status: item.status,
            journal_id: item.journal_id,
            message: item.error.map(|error| error.message),
        }));
    }
    ui.list(&rows)?;
    let refused = rows.iter().filter(|row| row.message.is_some()).count();
    if refused == 0 {
        ui.note(&format!("{} confirmed", rows.len()));
        return Ok(());
    }
    let message = format!("{refused} of {} bank transactions were not confirmed", rows.len());
    Err(Failure::conflict(message))
}

/// The items of the API, accounts named by their identifiers.
fn items(
    listed: &[FileConfirmation],
    client: &Client<'_>,
    organisation: &str,
) -> Result<Vec<ConfirmItem>, Failure> {
    let accounts = accounts_of(client, organisation)?;
    let by_code: HashMap<&str, AccountId> =
        accounts.iter().map(|account| (account.code.as_str(), account.id)).collect();
    let item = |of: &FileConfirmation| {
        let named = |name: &String| {
            let found = by_code.get(name.as_str()).copied().or_else(|| name.parse().ok());
            found.ok_or_else(|| {
                let message = format!("line {}: there is no account {}", of.line, quoted(name));
                Failure::conflict(message)
                    .with_hint("tieout ledger accounts list shows their codes")
            })
        };
        let how = Confirm {
            account_id: of.account.as_ref().map(named).transpose()?,
            vat_code: of.vat_code,
            vat_amount: of.vat_amount,
            ..Confirm::default()
        };
        Ok(ConfirmItem { id: of.id, how })
    };
    listed.iter().map(item).collect()
}
