//! VAT: an organisation's own rates, what counts in which return, and the returns.

pub(in crate::ledger) mod integrity;
pub(in crate::ledger) mod paid;
mod rates;
mod report;
mod return_check;
mod returns;
mod stored;

pub use rates::SetTaxRate;
pub use report::VatBox;
pub use returns::{CreateVatReturn, DeleteVatReturn, FinaliseVatReturn};
