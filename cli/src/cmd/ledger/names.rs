//! Contacts and documents, named as people name them.

use std::fmt::Display;

use tieout::contract::ledger::contact::Contact;
use tieout::contract::ledger::invoice::{InvoiceKind, InvoiceStatus, InvoiceSummary, InvoiceType};
use tieout::contract::page::List;
use tieout::id::{ContactId, InvoiceId};

use super::list_query::ListQuery;
use super::organisation::NAMED_MAX;
use crate::client::Client;
use crate::cmd::paging::PagingArgs;
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
    let mut query = ListQuery::new(PagingArgs::MOST);
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
            Err(failure.with_hint("for names and references: tieout ledger contacts list"))
        }
        _ => Err(several("contacts match", named, meant.iter().map(|one| (one.id, &one.name)))),
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
    only(&numbered((client, organisation), contact, named)?, contact, named)
}

/// The same of what is to be settled. Where several have the number, what is void is not meant, nor what
/// money in or out does not settle, nor what nothing is due of.
pub(super) fn settled(
    books: (&Client<'_>, &str),
    contact: Option<ContactId>,
    named: &str,
    is_in: impl FnOnce() -> Result<bool, Failure>,
) -> Result<InvoiceId, Failure> {
    if let Ok(id) = named.parse() {
        return Ok(id);
    }
    let mut meant = numbered(books, contact, named)?;
    narrow(&mut meant, |one| one.status != InvoiceStatus::Void);
    if meant.len() > 1 {
        let is_in = is_in()?;
        narrow(&mut meant, |one| {
            let is_invoice = one.kind == InvoiceKind::Invoice;
            ((one.invoice_type == InvoiceType::Sales) == is_invoice) == is_in
        });
        narrow(&mut meant, |one| !one.amount_due.is_zero());
        narrow(&mut meant, |one| one.kind == InvoiceKind::Invoice);
    }
    only(&meant, contact, named)
}

/// Keeps what fits, unless nothing does.
fn narrow(all: &mut Vec<InvoiceSummary>, fits: impl Fn(&InvoiceSummary) -> bool) {
    if all.iter().any(&fits) {
        all.retain(fits);
    }
}

fn numbered(
    (client, organisation): (&Client<'_>, &str),
    contact: Option<ContactId>,
    named: &str,
) -> Result<Vec<InvoiceSummary>, Failure> {
    let mut query = ListQuery::new(PagingArgs::MOST);
    query.add("number", Some(named));
    query.add("contact_id", contact);
    let path = format!("{organisation}/invoices?{}", query.text);
    Ok(client.read::<List<InvoiceSummary>>(&client.get(&path)?)?.data)
}

fn only(
    found: &[InvoiceSummary],
    contact: Option<ContactId>,
    named: &str,
) -> Result<InvoiceId, Failure> {
    match found {
        [one] => Ok(one.id),
        [] => {
            let whose = if contact.is_some() { " of this contact" } else { "" };
            let failure =
                Failure::conflict(format!("there is no invoice {}{whose}", quoted(named)));
            Err(failure.with_hint(
                "for their numbers: tieout ledger invoices list; purchases have the supplier's \
                 number, and a draft is named by its ID",
            ))
        }
        many => {
            let named_by = many.iter().map(|one| (one.id, &one.contact_name));
            let failure = several("documents have the number", named, named_by);
            Err(failure.and_hint("different suppliers may use the same number"))
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
    failure.with_hint(format!("use the ID: {}", list.join(", ")))
}
