//! Why the books do not take something: one reason of a closed list, in words for people and with
//! figures for programs.

use serde_json::{Map, Value};

use crate::contract::error::ErrorBody;
use crate::contract::words::words;
use crate::date::Date;

words! {
    /// Why the books do not take something: `details.reason` of a 409 or a 422.
    Reason {
        /// The account stands in postings or has something that hangs on it.
        AccountInUse = "account_in_use",
        /// The account takes no more postings.
        AccountArchived = "account_archived",
        /// Another bank account has the account.
        AccountAlreadyLinked = "account_already_linked",
        /// The bank transaction is confirmed.
        AlreadyConfirmed = "already_confirmed",
        /// The bank transaction is left out of the books.
        AlreadyExcluded = "already_excluded",
        /// Each line that would do has a bank transaction.
        AlreadyMatched = "already_matched",
        /// The VAT return is finalised.
        AlreadyFinalised = "already_finalised",
        /// The journal has been reversed.
        AlreadyReversed = "already_reversed",
        /// It is void.
        AlreadyVoid = "already_void",
        /// The contact is kept for what it was.
        ContactArchived = "contact_archived",
        /// Something hangs on the contact.
        ContactInUse = "contact_in_use",
        /// A sale to a supplier, or a purchase from a customer.
        ContactKind = "contact_kind",
        /// The invoice is another contact's.
        ContactMismatch = "contact_mismatch",
        /// A manual line on a control account.
        ControlAccount = "control_account",
        /// Money in another currency than the organisation's.
        CurrencyMismatch = "currency_mismatch",
        /// A day further ahead than the books go.
        DateTooFar = "date_too_far",
        /// Another account has the code.
        DuplicateCode = "duplicate_code",
        /// A document would be due before it is issued.
        DueBeforeIssue = "due_before_issue",
        /// Another thing of the organisation has the external id.
        DuplicateExternalId = "duplicate_external_id",
        /// Another document has the number.
        DuplicateNumber = "duplicate_number",
        /// Another contact has the reference.
        DuplicateReference = "duplicate_reference",
        /// The bank transaction is left out of the books, and is to be restored first.
        Excluded = "excluded",
        /// Something settles the document, or it settles something.
        HasAllocations = "has_allocations",
        /// What cannot change once something is posted.
        HasPostings = "has_postings",
        /// The invoice is a draft, or void.
        InvoiceNotOpen = "invoice_not_open",
        /// Somebody is invited already, or a member.
        AlreadyMember = "already_member",
        /// The organisation would be left without an owner.
        LastOwner = "last_owner",
        /// A line has not exactly one positive side.
        LineOneSide = "line_one_side",
        /// No line of the journal moves the bank account by this amount.
        MatchMismatch = "match_mismatch",
        /// A bank transaction is confirmed in one way.
        MixedConfirmation = "mixed_confirmation",
        /// Nothing says to which account the bank transaction goes.
        NotCoded = "not_coded",
        /// The bank transaction is not confirmed.
        NotConfirmed = "not_confirmed",
        /// The document is issued, or void.
        NotDraft = "not_draft",
        /// The bank transaction is not left out of the books.
        NotExcluded = "not_excluded",
        /// Only a manual journal is reversed by itself.
        NotManual = "not_manual",
        /// The bank transaction is confirmed, or left out of the books.
        NotUnconfirmed = "not_unconfirmed",
        /// A supplier's document is issued with the number that the supplier gave it.
        NumberRequired = "number_required",
        /// More than is due of an invoice, or than is left of what is to settle it.
        OverAllocated = "over_allocated",
        /// A bank transaction stands for it, which is to be undone first.
        OwnedByBankTransaction = "owned_by_bank_transaction",
        /// The date is in a locked period.
        PeriodLocked = "period_locked",
        /// A VAT return of days that are still to come.
        PeriodNotOver = "period_not_over",
        /// A reversal dated before what it reverses.
        ReversalTooEarly = "reversal_too_early",
        /// No account has the role that the posting needs.
        RoleAccountMissing = "role_account_missing",
        /// Another account has the role.
        RoleTaken = "role_taken",
        /// An account of this type cannot have the role.
        RoleTypeMismatch = "role_type_mismatch",
        /// Money goes from a bank account to itself.
        SameBankAccount = "same_bank_account",
        /// The lines do not add up to the amount.
        SplitMismatch = "split_mismatch",
        /// The account belongs to something that the product looks after.
        SystemAccount = "system_account",
        /// A journal needs two lines.
        TooFewLines = "too_few_lines",
        /// It would settle more invoices than one thing may.
        TooManyAllocations = "too_many_allocations",
        /// A document that comes to nothing, or less.
        TotalNotPositive = "total_not_positive",
        /// As many rates of one's own as there may be.
        TooManyRates = "too_many_rates",
        /// The books would hold more than they can count.
        TotalOutOfRange = "total_out_of_range",
        /// The document is not of the kind that this settles.
        TypeMismatch = "type_mismatch",
        /// Debits and credits differ.
        Unbalanced = "unbalanced",
        /// A reference to nothing of the organisation.
        UnknownReference = "unknown_reference",
        /// There is VAT, and no account with the role `vat_control`.
        VatControlMissing = "vat_control_missing",
        /// VAT that is as much as the amount it is in, or more.
        VatExceedsAmount = "vat_exceeds_amount",
        /// VAT on a code that has none.
        VatNotAllowed = "vat_not_allowed",
        /// The period is that of a finalised VAT return, which stays as it is.
        VatReturnFinalised = "vat_return_finalised",
        /// Days between the VAT return and those that are finalised would be in none.
        VatReturnGap = "vat_return_gap",
        /// Another VAT return has some of the days, and is finalised.
        VatReturnOverlap = "vat_return_overlap",
        /// The VAT settings of the organisation contradict each other.
        VatSchemeMismatch = "vat_scheme_mismatch",
        /// The thing has changed since the caller looked.
        VersionMismatch = "version_mismatch",
    }
}

impl Reason {
    /// Whether it is a matter of the present state (409 `conflict`) and not of what is asked (422
    /// `unprocessable_entity`).
    #[must_use]
    pub const fn is_conflict(self) -> bool {
        matches!(
            self,
            Self::AccountAlreadyLinked
                | Self::AccountInUse
                | Self::AlreadyConfirmed
                | Self::AlreadyExcluded
                | Self::AlreadyFinalised
                | Self::AlreadyMatched
                | Self::AlreadyMember
                | Self::AlreadyReversed
                | Self::AlreadyVoid
                | Self::ContactInUse
                | Self::DuplicateCode
                | Self::DuplicateExternalId
                | Self::DuplicateNumber
                | Self::DuplicateReference
                | Self::Excluded
                | Self::HasAllocations
                | Self::HasPostings
                | Self::LastOwner
                | Self::NotConfirmed
                | Self::NotDraft
                | Self::NotExcluded
                | Self::NotManual
                | Self::NotUnconfirmed
                | Self::OwnedByBankTransaction
                | Self::PeriodNotOver
                | Self::RoleTaken
                | Self::SystemAccount
                | Self::VatReturnFinalised
                | Self::VatReturnGap
                | Self::VatReturnOverlap
                | Self::VersionMismatch
        )
    }

    /// The code that goes with it. Source: contract part 7.
    #[must_use]
    pub const fn code(self) -> &'static str {
        if self.is_conflict() { "conflict" } else { "unprocessable_entity" }
    }
}

/// Why the books do not take something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// For programs.
    pub reason: Reason,
    /// For people.
    pub message: String,
    /// What else programs may want to know, beside the reason.
    pub details: Map<String, Value>,
}

impl Refusal {
    /// A refusal without further details.
    #[must_use]
    pub fn new(reason: Reason, message: impl Into<String>) -> Self {
        Self { reason, message: message.into(), details: Map::new() }
    }

    /// With one more detail.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.details.insert(name.to_owned(), value.into());
        self
    }

    /// With the place in the body that is meant (`lines[2].account_id`).
    #[must_use]
    pub fn at(self, field: impl Into<String>) -> Self {
        self.with("field", field.into())
    }

    /// The details with the reason among them.
    #[must_use]
    pub fn all_details(&self) -> Value {
        let mut details = self.details.clone();
        details.insert("reason".to_owned(), self.reason.name().into());
        Value::Object(details)
    }

    /// The same on the wire.
    #[must_use]
    pub fn to_error(&self) -> ErrorBody {
        ErrorBody {
            code: self.reason.code().into(),
            message: self.message.clone(),
            details: Some(self.all_details()),
        }
    }

    /// The refusal of a request of many things for the sake of the one at this index of the named
    /// list, which it says; its field is a path in the whole body.
    #[must_use]
    pub fn within(mut self, list: &str, index: usize) -> Self {
        let item = format!("{list}[{index}]");
        let field = match self.details.get("field").and_then(Value::as_str) {
            Some(field) => format!("{item}.{field}"),
            None => item.clone(),
        };
        self.message = format!("{item}: {}", self.message);
        self.at(field).with("index", index)
    }

    /// The body refers to something that the organisation does not have.
    #[must_use]
    pub fn unknown(field: impl Into<String>, what: &str) -> Self {
        let field = field.into();
        let message = format!("{field} names no {what} of this organisation");
        Self::new(Reason::UnknownReference, message).at(field)
    }

    /// Nothing is posted on or before the lock date. Source: the ledger's invariant 10.
    #[must_use]
    pub fn locked(date: Date, lock_date: Date) -> Self {
        let message = format!("the period up to {lock_date} is locked; {date} is in it");
        Self::new(Reason::PeriodLocked, message).with("lock_date", lock_date.to_string())
    }
}
