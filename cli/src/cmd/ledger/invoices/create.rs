//! `tieout ledger invoices create`: documents of a file, each made once.

use std::collections::HashMap;

use clap::ValueHint;
use serde_json::value::RawValue;
use tieout::contract::key::Data;
use tieout::contract::ledger::invoice::{Invoice, InvoiceStatus};
use tieout::id::{InvoiceId, OrganisationId};

use super::{Whether, show_made};
use crate::client::{Client, idempotency_key};
use crate::cmd::files;
use crate::cmd::ledger::{Whose, documents, path_of};
use crate::exit::Failure;
use crate::files::Source;
use crate::render::Ui;

/// Make invoices and credit notes from JSON
///
/// The file has what the API takes, one document or a list of them: `type`, `contact_id`, `issue_date`
/// and `lines`, each with a `description`, a `unit_price`, an `account_id` and a `vat_code`. `contact`
/// may name the contact by its name or reference, and `account` the account by its code. A line that says
/// nothing of VAT has the VAT code of its account, in books that are registered for VAT. A document is
/// issued at once, unless `issue` is false: then it is kept as a draft. Of a list each is made by itself;
/// those before one that is refused stay made, and are not made again when the file is given again
/// within 24 hours, wherever in it they stand then: what was made goes by its content, and by how many of
/// the same content stand before it. Such a one is shown as it is now, with `already_made`; one that was
/// voided or deleted since is made anew.
#[derive(Debug, clap::Args)]
pub(super) struct New {
    /// The documents in JSON; - for standard input
    #[arg(value_parser = files::source(), value_hint = ValueHint::FilePath)]
    file: Source,
    #[command(flatten)]
    whose: Whose,
}

/// A document to be made.
struct Wanted<'d> {
    id: OrganisationId,
    content: &'d RawValue,
    /// How many of this content the file has up to this one.
    occurrence: u64,
}

pub(super) fn run(New { file, whose }: &New, client: &Client<'_>, ui: &Ui) -> Result<(), Failure> {
    let id = whose.organisation(client)?.id;
    let mut occurrences: HashMap<String, u64> = HashMap::new();
    let documents = documents::read(file, client, &path_of(id), ui)?;
    if documents.is_empty() {
        ui.note(&format!("{} has no documents: nothing is made", file.name()));
    }
    for (place, document) in (1..).zip(documents) {
        let content = documents::compact(&document)?;
        let occurrence = occurrences.entry(content.get().to_owned()).or_default();
        *occurrence += 1;
        let wanted = Wanted { id, content: &content, occurrence: *occurrence };
        let hint = || format!("this is document {place} of {}", file.name());
        let (body, how) = wanted.make(client).map_err(|failure| failure.and_hint(hint()))?;
        let Data { data: invoice } = client.read::<Data<Invoice>>(&body)?;
        let number = invoice.summary.number.as_deref();
        let name = number.map_or_else(|| invoice.summary.id.to_string(), str::to_owned);
        match &how {
            Whether::New => {}
            Whether::Already => ui.note(&format!(
                "document {place} was there already, as {name}: an earlier run made it of the same \
                 text; nothing is made"
            )),
            Whether::Anew(gone) => ui.note(&format!(
                "document {place} was made before as {gone}, and voided or deleted since: it is made \
                 anew, as {name}"
            )),
        }
        show_made(&invoice, how == Whether::Already, ui)?;
    }
    Ok(())
}

impl Wanted<'_> {
    /// Makes the document, unless an earlier run did and it still stands: then gives it as it is now.
    fn make(&self, client: &Client<'_>) -> Result<(String, Whether), Failure> {
        let path = format!("{}/invoices", path_of(self.id));
        let mut how = Whether::New;
        let mut content = self.content.get().to_owned();
        loop {
            let key = idempotency_key("invoices", self.id, self.occurrence, &content);
            let made = client.post_once(&path, &self.content, &key)?;
            if !client.was_replayed() {
                return Ok((made, how));
            }
            let Data { data: kept } = client.read::<Data<Invoice>>(&made)?;
            if let Some(now) = standing(client, &path, kept.summary.id)? {
                return Ok((now, Whether::Already));
            }
            // What became of it is part of the next key, so that this is done once, too.
            let id = kept.summary.id;
            content = format!("{content} after {id}");
            how = Whether::Anew(kept.summary.number.unwrap_or_else(|| id.to_string()));
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
