//! Whether what was imported can be read as callers read it: each list, to its end. What no reader takes would be found
//! by whoever reads it first, and never put right.

use tieout::contract::ledger::account::AccountFilter;
use tieout::contract::ledger::bank_account::BankAccountFilter;
use tieout::contract::ledger::bank_transaction::BankTransactionFilter;
use tieout::contract::ledger::contact::ContactFilter;
use tieout::contract::ledger::contra::ContraFilter;
use tieout::contract::ledger::invoice::InvoiceFilter;
use tieout::contract::ledger::settlement::SettlementFilter;
use tieout::contract::ledger::vat_return::VatReturnFilter;
use tieout::contract::page::{ListPage, NextCursor, Pagination};
use tieout::ledger::Refusal;
use tieout::ledger::books_file::BooksFault;

use crate::error::{NotDone, StoreError};
use crate::ledger::context::{Context, Decided};
use crate::store::Store;

/// Rows of a page: few pages, since whatever comes before a page may be read for it.
const ROWS_READ: u32 = 5_000;

/// A list to its end; each page's rows are given to a look.
macro_rules! read_list {
    ($list:literal, |$page:ident| $read:expr, |$rows:ident| $look:expr) => {{
        let mut next = Some(String::new());
        while let Some(cursor) = next {
            let $page = ListPage { limit: ROWS_READ, offset: 0, cursor: Some(cursor) };
            let ($rows, pagination) =
                $read.await.map_err(|error| unreadable($list, error.into()))?;
            $look;
            next = next_of(pagination);
        }
    }};
}

/// Reads all there is.
pub(super) async fn check_readable(store: &Store, context: &Context) -> Decided<()> {
    let (organisation, user) = (context.organisation, context.actor.user);
    let today = context.at.day();
    let read = store.organisation(organisation, user, today).await;
    read.map_err(|error| unreadable("settings", error.into()))?;
    let read = store.accounts(organisation, AccountFilter::default(), None).await;
    read.map_err(|error| unreadable("accounts", error.into()))?;
    let read = store.rates(organisation).await;
    read.map_err(|error| unreadable("tax_rates", error.into()))?;
    let read = store.bank_accounts(organisation, &BankAccountFilter::default(), None).await;
    read.map_err(|error| unreadable("bank_accounts", error.into()))?;
    read_list!(
        "contacts",
        |page| store.contacts(organisation, &ContactFilter::default(), &page),
        |_rows| {}
    );
    read_list!(
        "bank_transactions",
        |page| store.bank_transactions(organisation, &BankTransactionFilter::default(), &page),
        |_rows| {}
    );
    read_list!(
        "settlements",
        |page| store.settlements(organisation, &SettlementFilter::default(), &page),
        |_rows| {}
    );
    read_list!(
        "contras",
        |page| store.contras(organisation, &ContraFilter::default(), &page),
        |_rows| {}
    );
    read_list!(
        "vat_returns",
        |page| store.vat_returns(organisation, &VatReturnFilter::default(), &page),
        |_rows| {}
    );
    read_list!(
        "invoices",
        |page| store.invoices(organisation, &InvoiceFilter::default(), &page, today),
        |rows| for invoice in rows {
            let read = store.invoice(organisation, invoice.id, today).await;
            read.map_err(|error| unreadable("invoice_lines", error.into()))?;
        }
    );
    Ok(())
}

fn next_of(pagination: Pagination) -> Option<String> {
    match pagination.next_cursor {
        NextCursor::Next(cursor) => Some(cursor),
        NextCursor::Absent | NextCursor::End => None,
    }
}

/// What cannot be read is a fault of the document.
fn unreadable(list: &str, error: NotDone<Refusal>) -> NotDone<Refusal> {
    let message = match error {
        NotDone::Failed(StoreError::Corrupt(column)) => {
            format!("{column} holds what it cannot hold")
        }
        NotDone::Refused(refusal) => refusal.message,
        failed @ NotDone::Failed(_) => return failed,
    };
    Refusal::from(BooksFault::new(list, message)).into()
}
