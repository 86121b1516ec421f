//! VAT that was posted late, behind the finalised return of its day: input tax claimed late, and errors.

use serde::{Deserialize, Serialize};

use crate::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use crate::contract::ledger::vat_side::Side;
use crate::contract::words::words;
use crate::contract::{ToSchema, body};
use crate::date::Date;
use crate::id::{InvoiceId, JournalId};
use crate::money::Money;

words! {
    /// What VAT is that was posted late, behind the finalised return of its day.
    LateVatKind {
        /// Input tax that is claimed in a later return, since its invoice came late: no error.
        LateInput = "late_input",
        /// An error of the return of its day.
        Error = "error",
    }

    /// How an error in a VAT return came about.
    ErrorBehaviour {
        /// Despite reasonable care.
        ReasonableCare = "reasonable_care",
        /// Careless: HMRC is told of it also where a later return adjusts it.
        Careless = "careless",
        /// Deliberate: no later return adjusts it.
        Deliberate = "deliberate",
    }

    /// How errors in earlier VAT returns are corrected that are found in the period of a return.
    ErrorCorrection {
        /// There are none.
        None = "none",
        /// The return adjusts them.
        Adjusted = "adjusted",
        /// They are left out of the return: HMRC is notified separately.
        Notify = "notify",
    }
}

/// What the late VAT of a journal is.
#[body(check = behaviour_is_of_error)]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct LateVatNote {
    /// Journal of the late VAT: it has some in this return.
    pub journal_id: JournalId,
    /// What it is. Output tax that is late is an error in any case.
    pub kind: LateVatKind,
    /// How the error came about; only with `error`.
    pub behaviour: Option<ErrorBehaviour>,
    /// Reason, recorded in the audit log.
    #[schema(max_length = 500)]
    pub reason: Option<String>,
}

fn behaviour_is_of_error(note: &LateVatNote) -> Result<(), (&'static str, &'static str)> {
    if note.kind == LateVatKind::LateInput && note.behaviour.is_some() {
        return Err(("behaviour", "goes with kind error"));
    }
    Ok(())
}

/// The late VAT of a return: what of it is claimed late, and what becomes of errors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct LateVat {
    /// Input tax claimed late; it is in box 4.
    pub late_input_vat: Money,
    /// Number of errors.
    pub error_count: i64,
    /// Net value of the errors that are not deliberate: positive if owed to HMRC.
    pub net_errors: Money,
    /// Net value of deliberate errors, which are always left out.
    pub deliberate_errors: Money,
    /// The largest net value that the return may adjust.
    pub error_limit: Money,
    /// How the errors that are not deliberate are corrected.
    pub correction: ErrorCorrection,
    /// Net value of what is left out of the return: positive if owed to HMRC.
    pub left_out: Money,
    /// Whether HMRC is to be notified separately: of what is left out, and of careless errors.
    pub to_notify: bool,
}

/// VAT that was posted late, and counts in a return or is left out of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct LateVatEntry {
    /// The day of which it is: in a return that was finalised when it was posted.
    pub date: Date,
    /// Sales or purchases.
    pub side: Side,
    /// VAT code.
    pub vat_code: LedgerVatCode,
    /// Kind of the VAT code.
    pub vat_kind: TaxCodeKind,
    /// Net amount excluding VAT; negative if it reduces its side.
    pub net_amount: Money,
    /// VAT, with the same sign as the net amount.
    pub vat_amount: Money,
    /// What it is.
    pub kind: LateVatKind,
    /// How the error came about.
    #[schema(required)]
    pub behaviour: Option<ErrorBehaviour>,
    /// Reason that was given.
    #[schema(required)]
    pub reason: Option<String>,
    /// Whether it is left out of the return.
    pub is_left_out: bool,
    /// Journal it comes from; where VAT is accounted for on payment, that of the invoice.
    pub journal_id: JournalId,
    /// Sequence number of the journal.
    pub sequence: i64,
    /// Description of the journal.
    pub description: String,
    /// Invoice or credit note.
    #[schema(required)]
    pub invoice_id: Option<InvoiceId>,
    /// Document number.
    #[schema(required)]
    pub invoice_number: Option<String>,
}
