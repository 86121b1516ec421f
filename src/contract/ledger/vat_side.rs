//! The side of a VAT return on which something counts.

use crate::contract::words::words;

words! {
    /// Side of a VAT return.
    Side {
        /// Sales.
        Output = "output",
        /// Purchases.
        Input = "input",
    }
}
