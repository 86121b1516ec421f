//! VAT: an organisation's own rates, what counts in which return, and the returns.

mod entries;
mod integrity;
mod kept;
mod paid;
mod rates;
mod report;
mod returns;

pub(super) use entries::{PendingVat, VatCounting, put};
pub(super) use integrity::{VatCheck, VatFault};
pub use kept::VatReturnFilter;
pub(super) use paid::{Change, settled};
pub use rates::SetTaxRate;
pub use report::VatBox;
pub use returns::{CreateVatReturn, DeleteVatReturn, FinaliseVatReturn};
