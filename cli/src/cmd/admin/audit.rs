//! `tieout admin audit`

use clap::builder::PossibleValuesParser;
use serde::Serialize;
use serde_json::value::RawValue;
use tieout::contract::page::List;
use tieout::date::Date;
use tieout::id::UserId;
use tieout::time::Timestamp;
use tieout_daemon::store::{
    SecurityCheck, SecurityEventRecord, SecurityFilter, SecurityHead, Store,
};

use super::user::find_user;
use crate::CommandResult;
use crate::cmd::paging::PagingArgs;
use crate::database::store_failure;
use crate::exit::{Exit, Failure};
use crate::render::{Tabular, Ui, Value};

/// Every action that is written down.
const ACTIONS: [&str; 16] = [
    "user.create",
    "user.disable",
    "user.enable",
    "user.delete",
    "subscription.set",
    "key.create",
    "key.rotate",
    "key.revoke",
    "credits.grant",
    "credits.adjust",
    "session.create",
    "session.revoke",
    "session.rotate_secret",
    "organisation.create",
    "member.add",
    "member.invite",
];

/// List the security log: who changed users, keys, credits, sessions and organisations from outside, latest first
///
/// Every change is written down in the same transaction: by whom, in a session or by which command, and from where.
/// Nothing in the log is ever changed. With --output csv or jsonl, all of it is listed.
#[derive(Debug, clap::Args)]
pub(super) struct SecurityLogArgs {
    /// Only what this user did or what concerns them, by ID or email address
    #[arg(long, value_name = "USER")]
    user: Option<String>,
    /// Only what was done to this key, user or other object, by ID
    #[arg(long, value_name = "ID")]
    object: Option<String>,
    #[arg(long, help = "Only this action, such as key.create or credits.grant",
          value_parser = PossibleValuesParser::new(ACTIONS))]
    action: Option<String>,
    /// Only since this day began (UTC)
    #[arg(long, value_name = "DATE")]
    since: Option<Date>,
    #[command(flatten)]
    paging: PagingArgs,
    /// Check that no event was altered, removed or added, and show the number and hash of the last
    ///
    /// Exits with 1 if anything is wrong.
    #[arg(long, conflicts_with_all = ["user", "object", "action", "since", "limit", "offset"])]
    verify: bool,
    /// An event that must still be there, as NUMBER:HASH from an earlier --verify; only this can show that the
    /// latest events were cut off
    #[arg(long, value_name = "HEAD", value_parser = kept_head, requires = "verify")]
    kept: Option<SecurityHead>,
}

fn kept_head(text: &str) -> Result<SecurityHead, &'static str> {
    let head = text.split_once(':').and_then(|(number, hash)| {
        let number = number.parse().ok().filter(|number: &i64| *number > 0)?;
        let is_hash = hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_hash.then(|| SecurityHead { number, hash: hash.to_ascii_lowercase() })
    });
    head.ok_or("is not NUMBER:HASH")
}

#[derive(Serialize)]
struct SecurityEventRow {
    number: i64,
    at: Timestamp,
    user_id: Option<UserId>,
    via: String,
    origin: String,
    action: String,
    object_id: String,
    subject_id: Option<UserId>,
    details: Box<RawValue>,
}

impl From<SecurityEventRecord> for SecurityEventRow {
    fn from(record: SecurityEventRecord) -> Self {
        let SecurityEventRecord { number, at, user, via, origin, action, object, subject, details } =
            record;
        Self {
            number,
            at,
            user_id: user,
            via,
            origin,
            action,
            object_id: object,
            subject_id: subject,
            details,
        }
    }
}

impl Tabular for SecurityEventRow {
    const COLUMNS: &'static [&'static str] = &[
        "number",
        "at",
        "user_id",
        "via",
        "origin",
        "action",
        "object_id",
        "subject_id",
        "details",
    ];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::number(self.number),
            Value::text(self.at),
            Value::optional(self.user_id),
            Value::text(&self.via),
            Value::text(&self.origin),
            Value::text(&self.action),
            Value::text(&self.object_id),
            Value::optional(self.subject_id),
            Value::text(self.details.get()),
        ]
    }
}

/// What a look at the log has found.
#[derive(Serialize)]
struct CheckedLog {
    ok: bool,
    events: i64,
    /// The last event, to be kept elsewhere.
    number: i64,
    hash: String,
    first_bad_number: Option<i64>,
    fault: Option<&'static str>,
}

impl From<SecurityCheck> for CheckedLog {
    fn from(check: SecurityCheck) -> Self {
        let SecurityCheck { events, head, fault, is_keyed: _ } = check;
        Self {
            ok: fault.is_none(),
            events,
            number: head.number,
            hash: head.hash,
            first_bad_number: fault.as_ref().and_then(|fault| fault.number),
            fault: fault.map(|fault| fault.message),
        }
    }
}

impl Tabular for CheckedLog {
    const COLUMNS: &'static [&'static str] =
        &["ok", "events", "number", "hash", "first_bad_number", "fault"];

    fn values(&self) -> Vec<Value> {
        vec![
            Value::yes_or_no(self.ok),
            Value::number(self.events),
            Value::number(self.number),
            Value::text(&self.hash),
            self.first_bad_number.map_or(Value::None, Value::number),
            Value::optional(self.fault),
        ]
    }
}

pub(super) async fn run(args: &SecurityLogArgs, store: &Store, ui: &Ui) -> CommandResult {
    if args.verify {
        store.compare_ledger_key().await.map_err(store_failure)?;
        let check = store.check_security_log(args.kept.as_ref()).await.map_err(store_failure)?;
        let checked = CheckedLog::from(check);
        ui.record(&checked)?;
        return Ok(if checked.ok { Exit::Done } else { Exit::Differences });
    }
    let user = match &args.user {
        Some(user) => Some(find_user(store, user).await?.id),
        None => None,
    };
    let filter = SecurityFilter {
        user,
        object: args.object.clone(),
        action: args.action.clone(),
        since: args.since.map(beginning),
    };
    let read = async |page| -> Result<List<SecurityEventRow>, Failure> {
        let events = store.security_events(&filter, page).await;
        let (records, pagination) = events.map_err(store_failure)?;
        let data = records.into_iter().map(SecurityEventRow::from).collect();
        Ok(List { data, pagination })
    };
    ui.page(&args.paging.stored(ui, read).await?)?;
    Ok(Exit::Done)
}

/// The first instant of a day; of one before all of them the first there is.
fn beginning(day: Date) -> Timestamp {
    Timestamp::parse(&format!("{day}T00:00:00Z")).unwrap_or(Timestamp::from_unix_ms(0))
}
