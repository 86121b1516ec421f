//! VAT: an organisation's own rates, what counts in which return, and the returns.

mod entries;
mod integrity;
mod paid;
mod rates;
mod report;
mod returns;

pub(super) use entries::{PendingVat, VAT_ENTRIES, VatCounting};
pub(super) use integrity::{VatCheck, VatFault};
pub(super) use paid::{Change, settled};
pub use rates::SetTaxRate;
pub use report::VatBox;
pub use returns::{CreateVatReturn, DeleteVatReturn, FinaliseVatReturn, VatReturnFilter};
