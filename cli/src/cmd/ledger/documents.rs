//! Files of invoices and credit notes, which may name contacts and accounts as people do.

use std::collections::BTreeMap;
use std::io::Read as _;

use serde_json::value::{RawValue, to_raw_value};
use tieout::contract::BODY_BYTES_MAX;
use tieout::contract::ledger::account::Account;

use super::chart::accounts_of;
use super::defaults::DefaultVatCodes;
use super::names;
use crate::client::Client;
use crate::cmd::files;
use crate::exit::Failure;
use crate::files::Source;
use crate::render::Ui;
use crate::safe::quoted;

/// An object in JSON; numbers keep their digits.
type DocumentFields = BTreeMap<String, Box<RawValue>>;

/// The documents of a file, one or a list of them, as the API takes them: `contact` (a name or a
/// reference) becomes `contact_id`, and a line's `account` (a code) its `account_id`.
/// A line without a `vat_code` gets that of its account, and it is said which.
pub(super) fn read(
    file: &Source,
    client: &Client<'_>,
    path: &str,
    ui: &Ui,
) -> Result<Vec<Box<RawValue>>, Failure> {
    let text = text(file)?;
    let no_json = |error| {
        Failure::file(format!(
            "{} is not a JSON document or list of documents: {error}",
            file.name()
        ))
    };
    let documents: Vec<Box<RawValue>> = if text.trim_start().starts_with('[') {
        serde_json::from_str(&text).map_err(no_json)?
    } else {
        vec![serde_json::from_str(&text).map_err(no_json)?]
    };
    let mut accounts = None;
    let mut defaults = None;
    let mut written = Vec::with_capacity(documents.len());
    for document in documents {
        // What is no object, or names nothing, is for the API to judge as it is.
        let Ok(mut fields) = serde_json::from_str::<DocumentFields>(document.get()) else {
            written.push(document);
            continue;
        };
        let mut is_named = replace(&mut fields, "contact", "contact_id", |name| {
            Ok(names::contact(client, path, name)?.to_string())
        })?;
        let lines = fields
            .get("lines")
            .map(|lines| serde_json::from_str::<Vec<DocumentFields>>(lines.get()));
        if let Some(Ok(mut lines)) = lines {
            is_named |= name_accounts(&mut lines, &mut accounts, client, path)?;
            if lines.iter().any(needs_default) {
                let defaults = match &defaults {
                    Some(known) => known,
                    None => defaults.insert(DefaultVatCodes::read(client, path)?),
                };
                is_named |= code_lines(&mut lines, defaults, written.len() + 1, ui)?;
            }
            fields.insert("lines".to_owned(), raw(&lines)?);
        }
        written.push(if is_named { raw(&fields)? } else { document });
    }
    Ok(written)
}

/// The document, refused where something in it is rarely meant unless it says itself what is to be.
pub(super) fn strict(document: &RawValue) -> Result<Box<RawValue>, Failure> {
    let Ok(mut fields) = serde_json::from_str::<DocumentFields>(document.get()) else {
        return Ok(document.to_owned());
    };
    if !fields.contains_key("strict") {
        fields.insert("strict".to_owned(), raw(&true)?);
    }
    raw(&fields)
}

/// The text of a file, which is no longer than a request may be.
pub(super) fn text(file: &Source) -> Result<String, Failure> {
    // One byte more than any request may have: what is longer is not sent.
    let most = u64::try_from(BODY_BYTES_MAX).unwrap_or(u64::MAX).saturating_add(1);
    let mut text = String::new();
    let read = file.open().map_err(files::failure)?.take(most).read_to_string(&mut text);
    read.map_err(|error| Failure::file(format!("cannot read {}: {error}", file.name())))?;
    if text.len() > BODY_BYTES_MAX {
        return Err(Failure::too_large(text.len()));
    }
    Ok(text.trim_start_matches('\u{feff}').to_owned())
}

/// Whether any line named an account by its code.
fn name_accounts(
    lines: &mut [DocumentFields],
    accounts: &mut Option<Vec<Account>>,
    client: &Client<'_>,
    path: &str,
) -> Result<bool, Failure> {
    let mut is_named = false;
    for line in lines {
        is_named |= replace(line, "account", "account_id", |code| {
            let known = match accounts {
                Some(known) => known,
                None => accounts.insert(accounts_of(client, path)?),
            };
            let found = known.iter().find(|account| account.code == code);
            found.map(|account| account.id.to_string()).ok_or_else(|| {
                let failure = Failure::conflict(format!("there is no account {}", quoted(code)));
                failure.with_hint("for their codes: tieout ledger accounts list")
            })
        })?;
    }
    Ok(is_named)
}

fn needs_default(line: &DocumentFields) -> bool {
    !line.contains_key("vat_code") && !line.contains_key("vat_amount")
}

/// Whether any line got the VAT code of its account.
fn code_lines(
    lines: &mut [DocumentFields],
    defaults: &DefaultVatCodes,
    document: usize,
    ui: &Ui,
) -> Result<bool, Failure> {
    let mut is_coded = false;
    for (line, at) in lines.iter_mut().zip(1..).filter(|(line, _)| needs_default(line)) {
        let id = line.get("account_id").and_then(|id| serde_json::from_str(id.get()).ok());
        let Some((id, code)) = id.and_then(|id| Some((id, defaults.of(id)?))) else { continue };
        line.insert("vat_code".to_owned(), raw(&code)?);
        defaults.note(ui, &format!("document {document}, line {at}: "), id);
        is_coded = true;
    }
    Ok(is_coded)
}

/// Puts an identifier in the place of a name; says whether there was one.
fn replace(
    fields: &mut DocumentFields,
    name: &str,
    id: &str,
    find: impl FnOnce(&str) -> Result<String, Failure>,
) -> Result<bool, Failure> {
    let Some(value) = fields.get(name) else { return Ok(false) };
    let Ok(text) = serde_json::from_str::<String>(value.get()) else { return Ok(false) };
    let found = raw(&find(&text)?)?;
    fields.remove(name);
    fields.insert(id.to_owned(), found);
    Ok(true)
}

/// The same without what only lays it out, so that a document is the same however it is indented.
pub(super) fn compact(json: &RawValue) -> Result<Box<RawValue>, Failure> {
    let (mut text, mut is_quoted, mut is_escaped) = (String::new(), false, false);
    for sign in json.get().chars() {
        if is_quoted || !sign.is_ascii_whitespace() {
            text.push(sign);
        }
        if sign == '"' && !is_escaped {
            is_quoted = !is_quoted;
        }
        is_escaped = is_quoted && sign == '\\' && !is_escaped;
    }
    RawValue::from_string(text)
        .map_err(|error| Failure::file(format!("cannot write JSON: {error}")))
}

fn raw(value: &impl serde::Serialize) -> Result<Box<RawValue>, Failure> {
    to_raw_value(value).map_err(|error| Failure::file(format!("cannot write JSON: {error}")))
}
