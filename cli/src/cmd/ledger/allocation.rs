//! What settles which invoice, as options name it: `INV-0001=120` or `inv_...=120`.

use tieout::contract::key::Data;
use tieout::contract::ledger::bank_transaction::BankTransaction;
use tieout::contract::ledger::settlement::NewAllocation;
use tieout::id::{BankTransactionId, ContactId};
use tieout::money::Money;

use super::names;
use crate::client::Client;
use crate::exit::Failure;

/// A part of an amount, for an invoice by identifier or number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct AllocationArg {
    invoice: String,
    amount: Money,
}

/// Reads an option: the amount stands behind the last `=`.
pub(super) fn part(text: &str) -> Result<AllocationArg, String> {
    let (invoice, amount) = text.rsplit_once('=').ok_or("is not INVOICE=AMOUNT")?;
    if invoice.is_empty() {
        return Err("has no invoice: write INVOICE=AMOUNT".to_owned());
    }
    let amount = Money::parse(amount).map_err(|error| format!("the amount {error}"))?;
    if amount <= Money::ZERO {
        return Err("the amount must be above 0".to_owned());
    }
    Ok(AllocationArg { invoice: invoice.to_owned(), amount })
}

/// What settles: by it one of several documents of a number is told.
#[derive(Debug, Clone, Copy)]
pub(super) enum AllocationSource {
    /// A row of a statement, by its sign.
    Row(BankTransactionId),
    /// What is of this contact; whether it settles what money in does.
    Of(ContactId, bool),
    /// A contra of this contact, which settles what is due on either side.
    Contra(ContactId),
}

impl AllocationSource {
    const fn contact(self) -> Option<ContactId> {
        match self {
            Self::Row(_) => None,
            Self::Of(contact, _) | Self::Contra(contact) => Some(contact),
        }
    }

    /// Whether it settles what money in does. A row is only looked at where it matters.
    fn is_in(self, client: &Client<'_>, organisation: &str) -> Result<bool, Failure> {
        match self {
            Self::Row(id) => {
                let path = format!("{organisation}/bank-transactions/{id}");
                let row: Data<BankTransaction> = client.read(&client.get(&path)?)?;
                Ok(row.data.amount > Money::ZERO)
            }
            Self::Of(_, is_in) => Ok(is_in),
            // Of two of a number it is the sales document that is meant: the other is named by its identifier.
            Self::Contra(_) => Ok(true),
        }
    }
}

/// The allocations of a body; numbers are those of documents that can be meant.
pub(super) fn allocations(
    (client, organisation): (&Client<'_>, &str),
    money: AllocationSource,
    parts: &[AllocationArg],
) -> Result<Vec<NewAllocation>, Failure> {
    let allocation = |part: &AllocationArg| {
        let is_in = || money.is_in(client, organisation);
        let books = (client, organisation);
        let invoice_id = names::settled(books, money.contact(), &part.invoice, is_in)?;
        Ok(NewAllocation { invoice_id, amount: part.amount })
    };
    parts.iter().map(allocation).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_an_invoice_and_an_amount_above_nothing() {
        let read = |text: &str| part(text).map(|part| (part.invoice, part.amount.to_string()));
        assert_eq!(read("INV-0001=120"), Ok(("INV-0001".into(), "120.00".into())));
        assert_eq!(read("A=B=0.5"), Ok(("A=B".into(), "0.50".into())));
        for text in ["INV-0001", "=1", "x=", "x=0", "x=-1", "x=1.234", "x=1,000"] {
            assert!(part(text).is_err(), "{text}");
        }
    }
}
