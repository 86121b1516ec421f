//! Contacts and documents, named as people name them.

use std::fmt::Display;

use tieout::contract::ledger::contact::Contact;
use tieout::contract::ledger::invoice::InvoiceSummary;
use tieout::contract::page::List;
use tieout::id::{ContactId, InvoiceId};

use super::{NAMED_MAX, Query};
use crate::client::Client;
use crate::cmd::paging::Paging;
use crate::exit::Failure;
use crate::safe::quoted;

/// A customer or supplier, by identifier, reference or name.
pub(super) fn contact(
    client: &Client<'_>,
    organisation: &str,
    named: &str,
) -> Result<ContactId, Failure> {
    if let Ok(id) = named.parse() {
        return Ok(id);
    }
    let mut query = Query::new(Paging::MOST);
    query.add("search", Some(named));
    let path = format!("{organisation}/contacts?{}", query.text);
    let found: List<Contact> = client.read(&client.get(&path)?)?;
    let is_meant = |contact: &&Contact| {
        contact.name.to_lowercase() == named.to_lowercase()
            || contact.reference.as_deref() == Some(named)
    };
    let meant: Vec<&Contact> = found.data.iter().filter(is_meant).collect();
    match meant[..] {
        [contact] => Ok(contact.id),
        [] => {
            let failure = Failure::conflict(format!("there is no contact {}", quoted(named)));
            Err(failure.with_hint("tieout ledger contacts list shows names and references"))
        }
        _ => Err(several("contacts go by", named, meant.iter().map(|one| (one.id, &one.name)))),
    }
}

/// An invoice or a credit note, by identifier or by number, of this contact where it is known.
pub(super) fn invoice(
    client: &Client<'_>,
    organisation: &str,
    contact: Option<ContactId>,
    named: &str,
) -> Result<InvoiceId, Failure> {
    if let Ok(id) = named.parse() {
        return Ok(id);
    }
    let mut query = Query::new(Paging::default());
    query.add("number", Some(named));
    query.add("contact_id", contact);
    let path = format!("{organisation}/invoices?{}", query.text);
    let found: List<InvoiceSummary> = client.read(&client.get(&path)?)?;
    match &found.data[..] {
        [one] => Ok(one.id),
        [] => {
            let whose = if contact.is_some() { " of this contact" } else { "" };
            let failure =
                Failure::conflict(format!("there is no invoice {}{whose}", quoted(named)));
            Err(failure.with_hint(
                "tieout ledger invoices list shows their numbers, of purchases the supplier's; a draft \
                 goes by its identifier",
            ))
        }
        many => {
            let named_by = many.iter().map(|one| (one.id, &one.contact_name));
            let failure = several("documents are numbered", named, named_by);
            Err(failure.and_hint("a supplier's number may be another supplier's too"))
        }
    }
}

fn several<'n>(
    what: &str,
    named: &str,
    found: impl ExactSizeIterator<Item = (impl Display, &'n String)>,
) -> Failure {
    let failure = Failure::conflict(format!("{} {what} {}", found.len(), quoted(named)));
    let list: Vec<_> = found.take(NAMED_MAX).map(|(id, name)| format!("{id} ({name})")).collect();
    failure.with_hint(format!("name it by its identifier: {}", list.join(", ")))
}
