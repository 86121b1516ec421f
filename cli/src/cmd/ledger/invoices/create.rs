//! `tieout ledger invoices create`: documents of a file, each made once.

use std::collections::HashMap;

use clap::ValueHint;
use serde_json::value::RawValue;
use tieout::contract::key::Data;
use tieout::contract::ledger::invoice::{Invoice, InvoiceStatus};
use tieout::id::{InvoiceId, OrganisationId};

use super::document::show_made;
use crate::client::{Client, idempotency_key};
use crate::cmd::files;
use crate::cmd::ledger::documents;
use crate::cmd::ledger::organisation::{OrganisationArg, path_of};
use crate::cmd::ledger::unregistered::note_vat;
use crate::cmd::ledger::warnings::{WarningsArg, is_of_warnings, note_warnings};
use crate::exit::Failure;
use crate::files::Source;
use crate::render::Ui;

/// Create invoices and credit notes from JSON
///
/// The file has one document or a list of them, as the API takes them: `type`, `contact_id`, `issue_date` and
/// `lines`, each line with a `description`, a `unit_price`, an `account_id` and a `vat_code`. Use `contact` to
/// give the contact by name or reference, and `account` to give the account by code. A line without a VAT code
/// takes the default of its account, if the organisation is registered for VAT. `tax_point` is the day that
/// decides the VAT rate and the VAT return, if it is not the issue date. Each document is issued at
/// once, unless `issue` is false, which keeps it as a draft. The documents of a list are created one by one: if
/// one is refused, those before it remain, and running the file again within 24 hours does not create them
/// again, even in another order: documents are recognised by content and by how many of the same content come
/// before. Those are shown as they are now, with `already_made`; one that has been voided or deleted since is
/// created again.
#[derive(Debug, clap::Args)]
pub(super) struct InvoiceCreateArgs {
    /// The documents as JSON; - for standard input
    #[arg(value_parser = files::source(), value_hint = ValueHint::FilePath)]
    file: Source,
    #[command(flatten)]
    whose: OrganisationArg,
    #[command(flatten)]
    warnings: WarningsArg,
}

/// A document to be made.
struct NewDocument<'d> {
    id: OrganisationId,
    content: &'d RawValue,
    /// How many of this content the file has up to this one.
    occurrence: u64,
    /// Whether what is rarely meant is refused.
    is_strict: bool,
}

pub(super) fn run(
    InvoiceCreateArgs { file, whose, warnings }: &InvoiceCreateArgs,
    client: &Client<'_>,
    ui: &Ui,
) -> Result<(), Failure> {
    let organisation = whose.organisation(client)?;
    let id = organisation.id;
    let mut with_vat = Vec::new();
    let mut occurrences: HashMap<String, u64> = HashMap::new();
    let documents = documents::read(file, client, &path_of(id), ui)?;
    if documents.is_empty() {
        ui.note(&format!("{} has no documents: nothing was created", file.name()));
    }
    for (place, document) in (1..).zip(documents) {
        let content = documents::compact(&document)?;
        let occurrence = occurrences.entry(content.get().to_owned()).or_default();
        *occurrence += 1;
        let (occurrence, is_strict) = (*occurrence, warnings.is_strict());
        let wanted = NewDocument { id, content: &content, occurrence, is_strict };
        let hint = || format!("this is document {place} of {}", file.name());
        let (body, how) = wanted.make(client).map_err(|failure| failure.and_hint(hint()))?;
        note_warnings(&body, client, ui)?;
        let Data { data: invoice } = client.read::<Data<Invoice>>(&body)?;
        let number = invoice.summary.number.as_deref();
        let name = number.map_or_else(|| invoice.summary.id.to_string(), str::to_owned);
        match &how {
            CreationStatus::New => {}
            CreationStatus::Already => ui.note(&format!(
                "document {place} already exists as {name}, created from the same text by an \
                 earlier run: nothing was created"
            )),
            CreationStatus::Anew(gone) => ui.note(&format!(
                "document {place} was created before as {gone} and has been voided or deleted \
                 since: it was created again as {name}"
            )),
        }
        show_made(&invoice, how == CreationStatus::Already, ui)?;
        let summary = &invoice.summary;
        if summary.status != InvoiceStatus::Draft && !summary.vat_total.is_zero() {
            with_vat.push(summary.tax_point);
        }
    }
    note_vat(&organisation, with_vat, ui);
    Ok(())
}

impl NewDocument<'_> {
    /// Sends it, named by this for repetitions. What was made with its warnings accepted has another name, so that it
    /// is found again whether they are accepted this time or not.
    fn post(&self, client: &Client<'_>, path: &str, content: &str) -> Result<String, Failure> {
        let key = |content: &str| idempotency_key("invoices", self.id, self.occurrence, content);
        let made = client.post_once(path, &documents::strict(self.content)?, &key(content));
        match made {
            Err(failure) if !self.is_strict && is_of_warnings(failure.answer()) => {
                let accepted = key(&format!("{content} with its warnings"));
                client.post_once(path, &self.content, &accepted)
            }
            made => made,
        }
    }

    /// Makes the document, unless an earlier run did and it still stands: then gives it as it is now.
    fn make(&self, client: &Client<'_>) -> Result<(String, CreationStatus), Failure> {
        let path = format!("{}/invoices", path_of(self.id));
        let mut how = CreationStatus::New;
        let mut content = self.content.get().to_owned();
        loop {
            let made = self.post(client, &path, &content)?;
            if !client.was_replayed() {
                return Ok((made, how));
            }
            let Data { data: kept } = client.read::<Data<Invoice>>(&made)?;
            if let Some(now) = standing(client, &path, kept.summary.id)? {
                return Ok((now, CreationStatus::Already));
            }
            // What became of it is part of the next key, so that this is done once, too.
            let id = kept.summary.id;
            content = format!("{content} after {id}");
            how = CreationStatus::Anew(kept.summary.number.unwrap_or_else(|| id.to_string()));
        }
    }
}

/// The document as it is now; none where it is void or gone.
fn standing(client: &Client<'_>, path: &str, id: InvoiceId) -> Result<Option<String>, Failure> {
    let body = match client.get(&format!("{path}/{id}")) {
        Err(failure) if failure.code() == "not_found" => return Ok(None),
        body => body?,
    };
    let Data { data } = client.read::<Data<Invoice>>(&body)?;
    Ok((data.summary.status != InvoiceStatus::Void).then_some(body))
}

/// Whether a document is new.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum CreationStatus {
    New,
    /// An earlier run made it.
    Already,
    /// What an earlier run made, of this name, is no more.
    Anew(String),
}
