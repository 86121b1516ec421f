//! The ledger: every request is about one organisation's books, and its caller one of its members.
//!
//! | Check | Where |
//! |---|---|
//! | 2, 3 size and syntax | `ChangeRequest::read` (`change.rs`) |
//! | 4 to 6 key, rate, scope | `App::authorise_member` (`access.rs`) |
//! | 7 membership, then the member's role | `App::authorise_member` |
//! | 8 shape | the body's `read`, through `ChangeRequest::form` |
//! | 9 repetition, and what the books say | the store, through `ChangeContext::change` |

mod access;
mod accounts;
mod allocations;
mod assertions;
mod bad_debts;
mod bank_accounts;
mod bank_transactions;
mod change;
mod changes;
mod confirmations;
mod contacts;
mod contras;
mod export;
mod import;
mod integrity;
mod invoices;
mod journals;
mod late_vat;
mod members;
mod opening;
mod organisations;
mod reports;
mod response_format;
mod settlements;
mod suggest;
mod tax_codes;
mod unpaid_purchases;
mod vat;
mod vat_filing;
mod vat_payments;

use crate::http::describe::table;

table! {
    /// Every route of the ledger.
    organisations::list;
    organisations::create;
    import::import;
    organisations::show;
    organisations::update;
    organisations::lock;
    accounts::list;
    accounts::create;
    accounts::show;
    accounts::update;
    accounts::delete;
    accounts::entries;
    assertions::list;
    assertions::create;
    assertions::show;
    assertions::delete;
    contacts::list;
    contacts::create;
    contacts::show;
    contacts::update;
    contacts::delete;
    bank_accounts::list;
    bank_accounts::create;
    bank_accounts::show;
    bank_accounts::update;
    bank_accounts::reconciliation;
    bank_transactions::list;
    bank_transactions::create;
    bank_transactions::import;
    confirmations::confirm_batch;
    suggest::suggest;
    bank_transactions::show;
    bank_transactions::update;
    confirmations::confirm;
    confirmations::void;
    confirmations::unconfirm;
    confirmations::exclude;
    confirmations::restore;
    invoices::list;
    invoices::create;
    invoices::show;
    invoices::update;
    invoices::delete;
    invoices::issue;
    invoices::void;
    bad_debts::write_off;
    bad_debts::undo_write_off;
    bad_debts::vat_relief;
    bad_debts::undo_vat_relief;
    journals::list;
    journals::create;
    journals::show;
    journals::create_many;
    journals::reverse;
    journals::void;
    opening::create;
    allocations::list;
    allocations::allocate;
    allocations::unallocate;
    settlements::list;
    settlements::create;
    settlements::show;
    settlements::allocate;
    settlements::unallocate;
    settlements::void;
    contras::list;
    contras::create;
    contras::show;
    contras::undo;
    members::list;
    members::invite;
    members::update;
    members::remove;
    members::invitations;
    members::accept;
    members::audit_events;
    changes::list;
    reports::trial_balance;
    reports::statements::profit_and_loss;
    reports::statements::balance_sheet;
    reports::statements::cash_flow;
    reports::general_ledger::general_ledger;
    reports::aged::receivables;
    reports::aged::payables;
    reports::contact_statement::show;
    reports::ledger_head;
    unpaid_purchases::list;
    unpaid_purchases::repay_vat;
    tax_codes::list;
    tax_codes::create;
    tax_codes::show;
    tax_codes::update;
    vat::report;
    vat::list;
    vat::create;
    vat::show;
    vat::delete;
    vat::finalise;
    vat_filing::file;
    vat_filing::hmrc;
    vat_filing::reopen;
    vat_payments::pay;
    vat_payments::unpay;
    vat_payments::reconciliation;
    late_vat::list;
    late_vat::note;
    integrity::check;
    export::export;
}
