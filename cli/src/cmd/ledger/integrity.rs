//! `tieout ledger head` and `integrity`: where the books and their audit log end, and whether both are as they were
//! written.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use tieout::contract::key::Data;
use tieout::contract::ledger::assertion::BalanceAssertion;
use tieout::contract::ledger::audit::{Integrity, KeptHead, LedgerHead};
use tieout::id::OrganisationId;

use super::organisation::{OrganisationArg, path_of};
use crate::client::Client;
use crate::exit::{Exit, Failure};
use crate::render::{Tabular, Ui, Value};
use crate::safe::safe;
use crate::{CommandResult, clock};

/// Show how many entries and audit events there are, and the hash of the last of each
///
/// Keep it elsewhere: it can show later whether the latest entries or events were removed or rewritten.
#[derive(Debug, clap::Args)]
pub(super) struct LedgerHeadArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// Add it to this file, a line each time, for tieout ledger integrity --since; keep the file on another machine
    #[arg(long, value_name = "FILE")]
    append: Option<PathBuf>,
}

/// Check that the books have not been changed
///
/// Recomputes the hash of every entry and audit event, checks balances, order and totals, and compares every account,
/// document, bank transaction and setting with the state that its last audit event recorded. Balance assertions that
/// fail are told of, too: nothing was changed then, but something is missing, or wrong. Exits with 1 if anything has
/// changed since it was posted, or an assertion fails.
#[derive(Debug, clap::Args)]
pub(super) struct LedgerIntegrityArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// An entry that must still be in the books, as SEQUENCE:HASH from tieout ledger head; with the audit event of
    /// that head as SEQUENCE:HASH:SEQUENCE:HASH. The check starts after them
    #[arg(long, value_name = "HEAD", value_parser = kept_head, conflicts_with = "since")]
    after: Option<LedgerHead>,
    /// Check that every head in this file, kept with tieout ledger head --append or tieout serve --anchor-file, is
    /// still in the books, then check all of them
    #[arg(long, value_name = "FILE")]
    since: Option<PathBuf>,
}

fn kept_head(text: &str) -> Result<LedgerHead, &'static str> {
    const FORM: &str = "is not SEQUENCE:HASH or SEQUENCE:HASH:SEQUENCE:HASH";
    let parts: Vec<&str> = text.split(':').collect();
    let place = |sequence: &str, hash: &str| {
        let sequence = sequence.parse().ok().filter(|sequence: &i64| *sequence >= 0)?;
        let is_hash = hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_hash.then(|| (sequence, hash.to_ascii_lowercase()))
    };
    let (entry, event) = match parts[..] {
        [sequence, hash] => (place(sequence, hash), Some((0, "0".repeat(64)))),
        [sequence, hash, audit_sequence, audit_hash] => {
            (place(sequence, hash), place(audit_sequence, audit_hash))
        }
        _ => (None, None),
    };
    let ((sequence, hash), (audit_sequence, audit_hash)) = entry.zip(event).ok_or(FORM)?;
    Ok(LedgerHead { sequence, hash, audit_sequence, audit_hash })
}

impl Tabular for Integrity {
    const COLUMNS: &'static [&'static str] = &[
        "ok",
        "entries",
        "audit_events",
        "objects",
        "objects_not_recorded",
        "assertions",
        "assertions_failed",
        "sequence",
        "hash",
        "audit_sequence",
        "audit_hash",
        "keyed_from",
        "audit_keyed_from",
        "first_bad_sequence",
        "first_bad_journal",
        "first_bad_audit_event",
        "first_bad_kind",
        "first_bad_object",
        "first_bad_field",
        "fault",
    ];

    fn values(&self) -> Vec<Value> {
        let bad = self.first_bad.as_ref();
        vec![
            Value::yes_or_no(self.ok),
            Value::number(self.entries),
            Value::number(self.audit_events),
            Value::number(self.objects),
            Value::number(self.objects_not_recorded),
            Value::number(self.assertions),
            Value::number(self.assertions_failed),
            Value::number(self.head.sequence),
            Value::text(&self.head.hash),
            Value::number(self.head.audit_sequence),
            Value::text(&self.head.audit_hash),
            self.keyed_from.map_or(Value::None, Value::number),
            self.audit_keyed_from.map_or(Value::None, Value::number),
            bad.and_then(|bad| bad.sequence).map_or(Value::None, Value::number),
            Value::optional(bad.and_then(|bad| bad.journal_id.as_ref())),
            bad.and_then(|bad| bad.audit_event).map_or(Value::None, Value::number),
            Value::optional(bad.and_then(|bad| bad.object_kind.as_ref())),
            Value::optional(bad.and_then(|bad| bad.object_id.as_ref())),
            Value::optional(bad.and_then(|bad| bad.field.as_ref())),
            Value::optional(bad.map(|bad| &bad.message)),
        ]
    }
}

pub(super) fn integrity(args: &LedgerIntegrityArgs, client: &Client<'_>, ui: &Ui) -> CommandResult {
    let organisation = args.whose.organisation(client)?.id;
    let look = |after: Option<&LedgerHead>, rest: &str| -> Result<Integrity, Failure> {
        let parameters = after.map_or_else(String::new, |head| {
            let LedgerHead { sequence, hash, audit_sequence, audit_hash } = head;
            format!(
                "?after_sequence={sequence}&after_hash={hash}&after_audit_sequence={audit_sequence}\
                 &after_audit_hash={audit_hash}{rest}"
            )
        });
        let path = format!("{}/integrity{parameters}", path_of(organisation));
        let found: Data<Integrity> = client.read(&client.get(&path)?)?;
        Ok(found.data)
    };
    let kept = match &args.since {
        Some(file) => kept_heads(file, organisation)?,
        None => Vec::new(),
    };
    let mut found = None;
    for head in &kept {
        let part = look(Some(head), "&entries_max=1")?;
        if !part.ok {
            found = Some(part);
            break;
        }
    }
    let found = match found {
        Some(bad) => bad,
        None => look(args.after.as_ref(), "")?,
    };
    for failed in &found.failed_assertions {
        let BalanceAssertion { date, amount, balance, .. } = failed;
        let code = safe(&failed.account_code);
        ui.note(&format!(
            "balance assertion {}: account {code} is {balance} at the end of {date}, asserted {amount}",
            failed.id
        ));
    }
    ui.record(&found)?;
    Ok(if found.ok && found.assertions_failed == 0 { Exit::Done } else { Exit::Differences })
}

/// The heads of an organisation that a file keeps, the oldest first.
fn kept_heads(file: &Path, organisation: OrganisationId) -> Result<Vec<LedgerHead>, Failure> {
    let name = file.display();
    let text = fs::read_to_string(file)
        .map_err(|error| Failure::file(format!("{name} cannot be read: {error}")))?;
    let mut heads = Vec::new();
    for (line, number) in text.lines().zip(1_u64..) {
        let kept: KeptHead = serde_json::from_str(line).map_err(|error| {
            let fault = Failure::file(format!("{name}, line {number}, is no kept head: {error}"));
            fault.with_hint("tieout ledger head --append FILE writes such lines; was it cut off?")
        })?;
        if kept.organisation_id == organisation {
            heads.push(kept.head);
        }
    }
    if heads.is_empty() {
        let fault = Failure::file(format!("{name} keeps no head of organisation {organisation}"));
        return Err(fault.with_hint("tieout ledger head --append FILE keeps one"));
    }
    Ok(heads)
}

impl Tabular for LedgerHead {
    const COLUMNS: &'static [&'static str] = &["sequence", "hash", "audit_sequence", "audit_hash"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::number(self.sequence),
            Value::text(&self.hash),
            Value::number(self.audit_sequence),
            Value::text(&self.audit_hash),
        ]
    }
}

pub(super) fn head(args: &LedgerHeadArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let organisation = args.whose.organisation(client)?.id;
    let path = format!("{}/ledger-head", path_of(organisation));
    let head: Data<LedgerHead> = client.read(&client.get(&path)?)?;
    if let Some(file) = &args.append {
        let kept =
            KeptHead { organisation_id: organisation, at: clock::now(), head: head.data.clone() };
        append(file, &kept).map_err(|error| {
            Failure::file(format!("{} cannot be written: {error}", file.display()))
        })?;
    }
    ui.record(&head.data)
}

/// Adds a line that is on the disk when this ends.
fn append(file: &Path, kept: &KeptHead) -> std::io::Result<()> {
    let mut line = serde_json::to_vec(kept)?;
    line.push(b'\n');
    let mut file = OpenOptions::new().create(true).append(true).open(file)?;
    file.write_all(&line)?;
    file.sync_all()
}
