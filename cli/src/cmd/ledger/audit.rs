//! `tieout ledger audit-events`: who did what to the books.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use tieout::contract::ledger::audit::AuditEvent;
use tieout::contract::ledger::member::Member;
use tieout::contract::page::List;
use tieout::id::UserId;

use super::list_query::ListQuery;
use super::organisation::OrganisationArg;
use crate::client::Client;
use crate::cmd::paging::PagingArgs;
use crate::exit::Failure;
use crate::render::{Tabular, Ui, Value};

/// Fields named of a change.
const CHANGES_MAX: usize = 4;

/// Characters shown of a value.
const VALUE_CHARS_MAX: usize = 40;

/// List the audit log: who did what to the books, latest first
///
/// The last columns give the reason, or what changed; --json has the full values before and after.
#[derive(Debug, clap::Args)]
pub(super) struct AuditArgs {
    #[command(flatten)]
    whose: OrganisationArg,
    /// Only events of this account, contact, bank transaction or other object, by ID
    #[arg(long, value_name = "ID")]
    object: Option<String>,
    #[arg(long, help = "Only this action, such as journal.post or bank_transaction.confirm")]
    action: Option<String>,
    #[command(flatten)]
    paging: PagingArgs,
}

/// An event as people read it; as JSON it is the event.
struct AuditEventRow {
    who: String,
    /// What the object goes by, where this event or another one listed says it.
    name: Option<String>,
    event: AuditEvent,
}

impl Serialize for AuditEventRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.event.serialize(serializer)
    }
}

impl Tabular for AuditEventRow {
    const COLUMNS: &'static [&'static str] =
        &["at", "who", "action", "object", "reason", "changes", "object_id"];

    fn values(&self) -> Vec<Value> {
        let (from, to) = (fields(self.event.from.as_deref()), fields(self.event.to.as_deref()));
        let at = self.event.at.to_string();
        // To the second: 2026-03-02T10:15:00Z.
        let second = at.get(..19).map_or_else(|| at.clone(), |second| second.replace('T', " "));
        vec![
            Value::text(second),
            Value::text(&self.who),
            Value::text(&self.event.action),
            Value::optional(self.name.as_ref()),
            Value::optional(to.get("reason").and_then(|reason| plain(reason))),
            Value::optional(changes(&from, &to)),
            Value::text(&self.event.object_id),
        ]
    }
}

/// What things go by.
const NAMES: [&str; 6] = ["number", "code", "name", "email", "description", "reference"];

type AuditFields<'e> = BTreeMap<String, &'e RawValue>;

/// The members of an object; none of anything else.
fn fields(json: Option<&RawValue>) -> AuditFields<'_> {
    json.and_then(|json| serde_json::from_str(json.get()).ok()).unwrap_or_default()
}

/// A value without the quotes of JSON; nothing for null.
fn plain(json: &RawValue) -> Option<String> {
    let text = json.get();
    if text == "null" {
        return None;
    }
    let text = serde_json::from_str::<String>(text).unwrap_or_else(|_| with_pence(text));
    if text.chars().count() <= VALUE_CHARS_MAX {
        return Some(text);
    }
    Some(text.chars().take(VALUE_CHARS_MAX - 1).chain(['…']).collect())
}

/// A number with one decimal as amounts are written: 5000.0 as 5000.00.
fn with_pence(number: &str) -> String {
    let is_figure = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let whole_and_rest = number.trim_start_matches('-').split_once('.');
    match whole_and_rest {
        Some((whole, rest)) if rest.len() == 1 && is_figure(whole) && is_figure(rest) => {
            format!("{number}0")
        }
        _ => number.to_owned(),
    }
}

/// What the object goes by.
fn name(of: &AuditFields<'_>) -> Option<String> {
    let found = NAMES.iter().filter_map(|key| plain(of.get(*key)?));
    let named: Vec<_> = found.take(2).collect();
    if named.is_empty() { None } else { Some(named.join(" ")) }
}

/// What is otherwise than before: `status draft → issued`.
fn changes(from: &AuditFields<'_>, to: &AuditFields<'_>) -> Option<String> {
    // What a version is, and which journal does it, is of no interest to who reads a table.
    let left_out = ["id", "reason", "version", "created_at", "updated_at", "void_journal_id"];
    let is_of_record = |key: &str| left_out.contains(&key);
    if from.is_empty() {
        // It is new: its name stands beside it.
        let others = to.iter().filter(|(key, value)| {
            !is_of_record(key) && !NAMES.contains(&&***key) && !value.get().starts_with(['{', '['])
        });
        let told = others.filter_map(|(key, value)| {
            Some(format!("{} {}", key.replace('_', " "), plain(value)?))
        });
        let told: Vec<_> = told.take(CHANGES_MAX).collect();
        return if told.is_empty() { None } else { Some(told.join(", ")) };
    }
    let shown = |value: Option<&&RawValue>| {
        value.and_then(|value| plain(value)).unwrap_or_else(|| "-".to_owned())
    };
    let differs = to.iter().filter(|(key, value)| {
        !is_of_record(key) && from.get(*key).is_none_or(|was| was.get() != value.get())
    });
    let told: Vec<_> = differs
        .map(|(key, value)| {
            let (was, is) = (shown(from.get(key)), shown(Some(value)));
            format!("{} {was} → {is}", key.replace('_', " "))
        })
        .collect();
    let more = told.len().saturating_sub(CHANGES_MAX);
    let mut list = told.into_iter().take(CHANGES_MAX).collect::<Vec<_>>().join(", ");
    if more > 0 {
        _ = write!(list, " and {more} more");
    }
    Some(list).filter(|list| !list.is_empty())
}

pub(super) fn run(args: &AuditArgs, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let organisation = args.whose.path(client)?;
    let mut query = ListQuery::new(args.paging);
    query.add("object_id", args.object.as_ref());
    query.add("action", args.action.as_ref());
    let path = format!("{organisation}/audit-events?{}", query.text);
    let List { data, pagination } = args.paging.ledger_list::<AuditEvent>(client, ui, &path)?;
    let members = if data.is_empty() { BTreeMap::new() } else { members(client, &organisation)? };
    let mut names = BTreeMap::new();
    for event in &data {
        let said = [&event.to, &event.from].into_iter();
        let mut said = said.filter_map(|json| name(&fields(json.as_deref())));
        if let Some(name) = said.next() {
            names.entry(event.object_id.clone()).or_insert(name);
        }
    }
    let shown = data.into_iter().map(|event| {
        let who = members.get(&event.user_id).cloned();
        let who = who.unwrap_or_else(|| event.user_id.to_string());
        AuditEventRow { who, name: names.get(&event.object_id).cloned(), event }
    });
    ui.page(&List { data: shown.collect(), pagination })
}

/// Addresses of those who are members now.
fn members(client: &Client<'_>, organisation: &str) -> Result<BTreeMap<UserId, String>, Failure> {
    let path = format!("{organisation}/members?{}", ListQuery::new(PagingArgs::MOST).text);
    let members: List<Member> = client.read(&client.get(&path)?)?;
    let of = |member: Member| Some((member.user_id?, member.email));
    Ok(members.data.into_iter().filter_map(of).collect())
}
