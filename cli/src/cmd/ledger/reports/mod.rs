//! `tieout ledger reports`, `trial-balance` and `head`: what the books come to, and where they end.

mod print;
mod sheets;

use tieout::contract::key::Data;
use tieout::contract::ledger::audit::{Integrity, LedgerHead};

use super::OrganisationArg;
use crate::CommandResult;
use crate::client::Client;
use crate::exit::{Exit, Failure};
use crate::render::{Tabular, Ui, Value};
pub(super) use print::{ReportOutputArgs, ReportsArgs, TrialBalanceArgs, run, trial_balance};

/// Show the number of entries and the hash of the last one
///
/// Keep it elsewhere: it can show later whether the latest entries were removed or rewritten.
#[derive(Debug, clap::Args)]
pub(super) struct LedgerHeadArgs {
    #[command(flatten)]
    whose: OrganisationArg,
}

/// Check that the books have not been changed
///
/// Recomputes the hash of every entry and checks balances, order and totals. Exits with 1 if anything has
/// changed since it was posted.
#[derive(Debug, clap::Args)]
pub(super) struct LedgerIntegrityArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// An entry that must still be in the books, as SEQUENCE:HASH from tieout ledger head; the check starts
    /// after it
    #[arg(long, value_name = "HEAD", value_parser = kept_head)]
    after: Option<LedgerHead>,
}

fn kept_head(text: &str) -> Result<LedgerHead, &'static str> {
    let (sequence, hash) = text.split_once(':').ok_or("is not SEQUENCE:HASH")?;
    let sequence = sequence.parse().ok().filter(|sequence: &i64| *sequence >= 0);
    let is_hash = hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    let hash = hash.to_ascii_lowercase();
    sequence
        .filter(|_| is_hash)
        .map(|sequence| LedgerHead { sequence, hash })
        .ok_or("is not SEQUENCE:HASH")
}

impl Tabular for Integrity {
    const COLUMNS: &'static [&'static str] =
        &["ok", "entries", "sequence", "hash", "first_bad_sequence", "first_bad_journal", "fault"];

    fn values(&self) -> Vec<Value> {
        let bad = self.first_bad.as_ref();
        vec![
            Value::yes_or_no(self.ok),
            Value::number(self.entries),
            Value::number(self.head.sequence),
            Value::text(&self.head.hash),
            bad.and_then(|bad| bad.sequence).map_or(Value::None, Value::number),
            Value::optional(bad.and_then(|bad| bad.journal_id.as_ref())),
            Value::optional(bad.map(|bad| &bad.message)),
        ]
    }
}

pub(super) fn integrity(args: &LedgerIntegrityArgs, client: &Client<'_>, ui: &Ui) -> CommandResult {
    let parameters = args.after.as_ref().map(|LedgerHead { sequence, hash }| {
        format!("?after_sequence={sequence}&after_hash={hash}")
    });
    let parameters = parameters.unwrap_or_default();
    let path = format!("{}/integrity{parameters}", args.whose.path(client)?);
    let found: Data<Integrity> = client.read(&client.get(&path)?)?;
    ui.record(&found.data)?;
    Ok(if found.data.ok { Exit::Done } else { Exit::Differences })
}

impl Tabular for LedgerHead {
    const COLUMNS: &'static [&'static str] = &["sequence", "hash"];

    fn values(&self) -> Vec<Value> {
        vec![Value::number(self.sequence), Value::text(&self.hash)]
    }
}

pub(super) fn head(args: &LedgerHeadArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let path = format!("{}/ledger-head", args.whose.path(client)?);
    let head: Data<LedgerHead> = client.read(&client.get(&path)?)?;
    ui.record(&head.data)
}
