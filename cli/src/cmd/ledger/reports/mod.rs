//! `tieout ledger reports`, `trial-balance` and `head`: what the books come to, and where they end.

mod print;
mod sheets;

use tieout::contract::key::Data;
use tieout::contract::ledger::audit::{Integrity, LedgerHead};

use super::Whose;
use crate::Ended;
use crate::client::Client;
use crate::exit::{Exit, Failure};
use crate::render::{Tabular, Ui, Value};
pub(super) use print::{Args, TrialBalanceArgs, Wanted, run, trial_balance};

/// Show how many entries there are, and the hash of the last
///
/// Kept elsewhere, it shows whether the end of the books was ever cut off or written anew.
#[derive(Debug, clap::Args)]
pub(super) struct HeadArgs {
    #[command(flatten)]
    whose: Whose,
}

/// Check that the books are as they were posted
///
/// The hash of every entry is made anew, and balances, places and totals are held against it. Exits with
/// 1 where something is not as it was posted.
#[derive(Debug, clap::Args)]
pub(super) struct IntegrityArgs {
    #[command(flatten)]
    whose: Whose,
    /// An entry that the books must still have, SEQUENCE:HASH as tieout ledger head showed it; the check
    /// goes on behind it
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

pub(super) fn integrity(args: &IntegrityArgs, client: &Client<'_>, ui: &Ui) -> Ended {
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

pub(super) fn head(args: &HeadArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let path = format!("{}/ledger-head", args.whose.path(client)?);
    let head: Data<LedgerHead> = client.read(&client.get(&path)?)?;
    ui.record(&head.data)
}
