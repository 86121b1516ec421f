//! What documents there are, and what becomes of them.

use crate::contract::words::words;

words! {
    /// Whether a document is a sale or a purchase.
    InvoiceType {
        /// To a customer.
        Sales = "sales",
        /// From a supplier.
        Purchase = "purchase",
    }

    /// Kind of document.
    InvoiceKind {
        /// An invoice.
        Invoice = "invoice",
        /// A credit note.
        CreditNote = "credit_note",
    }

    /// Status of a document.
    InvoiceStatus {
        /// Not yet in the books; can still be changed.
        Draft = "draft",
        /// Posted to the books and open.
        Issued = "issued",
        /// Partly settled.
        PartPaid = "part_paid",
        /// Fully settled: nothing is due.
        Paid = "paid",
        /// Void: no longer counts.
        Void = "void",
    }

    /// Whether prices include VAT.
    AmountsAre {
        /// VAT is added to prices.
        Exclusive = "exclusive",
        /// Prices include VAT.
        Inclusive = "inclusive",
    }
}
