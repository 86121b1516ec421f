//! VAT: an organisation's own rates and codes, what counts in which return, and the returns.

mod entry_days;
mod filing;
pub(in crate::ledger) mod integrity;
mod late;
mod late_notes;
pub(in crate::ledger) mod method_change;
pub(in crate::ledger) mod methods;
pub(in crate::ledger) mod paid;
mod payments;
mod rates;
mod reconciliation;
mod relief;
mod reopening;
mod report;
mod return_check;
mod returns;
pub(in crate::ledger) mod settled_up;
mod stored;
pub(in crate::ledger) mod unpaid;
mod unpaid_purchases;
mod written_off;

pub use filing::FileVatReturn;
pub use late_notes::NoteLateVat;
pub use payments::{PayVatReturn, UnpayVatReturn};
pub use rates::{SetTaxCode, UpdateTaxCode};
pub use relief::{RelieveVat, UndoVatReliefClaim};
pub use reopening::ReopenFinalisedReturn;
pub use report::VatBox;
pub use returns::{CreateVatReturn, DeleteVatReturn, FinaliseVatReturn};
pub use unpaid_purchases::RepayUnpaidPurchases;
