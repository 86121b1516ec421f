//! Contacts and documents, named as people name them.

use tieout::contract::ledger::contact::Contact;
use tieout::contract::ledger::invoice::InvoiceSummary;
use tieout::contract::page::List;
use tieout::id::{ContactId, InvoiceId};

use super::Query;
use crate::client::Client;
use crate::cmd::paging::Paging;
use crate::exit::Failure;
use crate::safe::quoted;

/// A customer or supplier, by identifier, reference or name.
pub(super) fn contact(
    client: &Client<'_>,
    path: &str,
    named: &str,
) -> Result<ContactId, Failure> {
    if let Ok(id) = named.parse() {
        return Ok(id);
    }
    let mut query = Query::new(Paging::MOST);
    query.add("search", Some(named));
    let found: List<Contact> =
        client.read(&client.get(&format!("{path}/contacts?{}", query.text))?)?;
    let has_name = |contact: &&Contact| {
        contact.name.to_lowercase() == named.to_lowercase()
            || contact.reference.as_deref() == Some(named)
    };
    let meant: Vec<&Contact> = found.data.iter().filter(has_name).collect();
    match meant[..] {
        [contact] => Ok(contact.id),
        [] => {
            let failure = Failure::conflict(format!("there is no contact {}", quoted(named)));
            Err(failure.with_hint("tieout ledger contacts list shows their names and references"))
        }
        _ => Err(several("contacts", named, meant.iter().map(|contact| contact.id.to_string()))),
    }
}

/// An invoice or a credit note, by identifier or number.
pub(super) fn invoice(
    client: &Client<'_>,
    path: &str,
    named: &str,
) -> Result<InvoiceId, Failure> {
    if let Ok(id) = named.parse() {
        return Ok(id);
    }
    let mut query = Query::new(Paging::MOST);
    query.add("number", Some(named));
    let found: List<InvoiceSummary> =
        client.read(&client.get(&format!("{path}/invoices?{}", query.text))?)?;
    match &found.data[..] {
        [invoice] => Ok(invoice.id),
        [] => {
            let failure = Failure::conflict(format!("no document has the number {}", quoted(named)));
            Err(failure.with_hint("tieout ledger invoices list shows their numbers"))
        }
        many => Err(several("documents", named, many.iter().map(|one| one.id.to_string()))),
    }
}

fn several(what: &str, named: &str, ids: impl Iterator<Item = String>) -> Failure {
    let failure = Failure::usage(format!("several {what} go by {}", quoted(named)));
    failure.with_hint(format!("choose one: {}", ids.take(5).collect::<Vec<_>>().join(", ")))
}
