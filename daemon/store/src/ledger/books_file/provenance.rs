//! What was imported, and from where: what the first event of imported books records.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tieout::ledger::Refusal;
use tieout::ledger::books_file::file::BooksFile;
use tieout::ledger::books_file::ids::NewIds;
use tieout::ledger::books_file::row::keys;
use tieout::ledger::books_file::{BooksFault, BooksSection};

use super::tables::{SETTINGS, TABLES};
use crate::ledger::context::{Context, Decided};
use crate::writes::batch::Batch;
use crate::writes::events::{AuditJson, Provenance};

/// What the source calls itself: its identifier and name, where both of its chains end, and who its members were.
pub(super) fn source_of(file: &BooksFile<'_>) -> Result<Value, BooksFault> {
    let settings = keys(file.one(SETTINGS.name)?, SETTINGS.name)?;
    let text = |key: &str| -> Value {
        settings.get(key).and_then(|json| serde_json::from_str(json.get()).ok()).unwrap_or_default()
    };
    let mut members = Vec::new();
    for (row, at) in file.rows("members")?.into_iter().zip(0_usize..) {
        let member = keys(row, &format!("members[{at}]"))?;
        let of = |key: &str| -> Value {
            member
                .get(key)
                .and_then(|json| serde_json::from_str(json.get()).ok())
                .unwrap_or_default()
        };
        members.push(json!({ "user_id": of("user_id"), "email": of("email"), "role": of("role") }));
    }
    Ok(json!({
        "organisation_id": text("id"), "name": text("name"), "head": file.head()?, "members": members,
    }))
}

/// Every identifier here, with the one that it had; journals, and returns that were filed, have more to say.
pub(super) fn provenances(ids: &NewIds, more: &BTreeMap<String, Value>) -> Vec<Provenance> {
    let objects = ids.iter().map(|(old, new)| {
        let state = more.get(new).cloned().unwrap_or_else(|| json!({ "id": old }));
        (new.to_owned(), state.to_string())
    });
    objects.collect()
}

/// Tells the events of the document again, in their order, each with who did it when, and its hash there.
pub(super) fn tell_again(
    batch: &mut Batch,
    context: &Context,
    file: &BooksFile<'_>,
    ids: &NewIds,
) -> Decided<()> {
    let Some(section) = section("audit_events") else { return Ok(()) };
    for (json, at) in file.rows(section.name).map_err(Refusal::from)?.into_iter().zip(0_usize..) {
        let row = BooksFile::row(section, json, at, ids).map_err(Refusal::from)?;
        let fault = |key: &str, words: &str| {
            Refusal::from(BooksFault::new(format!("{}[{at}].{key}", section.name), words))
        };
        if row["number"].as_i64() != i64::try_from(at + 1).ok() {
            return Err(fault("number", "must be the place in the document, from 1").into());
        }
        let said = row["action"].as_str().zip(row["object_id"].as_str());
        let (action, object) =
            said.ok_or_else(|| fault("action", "must be what was done, and object_id to what"))?;
        let value = |key: &str| row[key].as_str().map(|json| AuditJson::of_text(json.to_owned()));
        let hash = row["hash"].as_str().and_then(|hash| hash.strip_prefix("\\x"));
        let time = keys(json, section.name).map_err(Refusal::from)?.get("at").map(|at| at.get());
        let time: Option<Value> = time.and_then(|time| serde_json::from_str(time).ok());
        let (user, key) = (&row["user_id"], &row["key_id"]);
        let was = json!({
            "number": at + 1, "at": time, "user_id": user, "key_id": key, "hash": hash,
        });
        let object = ids.get(object).unwrap_or(object).to_owned();
        let values = [value("was"), value("became")];
        // Behind the event of the import.
        let imported = vec![((at + 2).to_string(), was.to_string())];
        batch.books.audit_imported(context, action.to_owned().into(), object, values, imported)?;
    }
    Ok(())
}

fn section(name: &str) -> Option<&'static BooksSection> {
    TABLES.iter().map(|table| &table.section).find(|section| section.name == name)
}
