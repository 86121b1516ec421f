//! Every `details.reason` of an error, under the code that it comes with.
//!
//! Not so `invalid_json`, where the contract has the message of a parser there.

use super::ErrorCode;
use crate::contract::words::explained_words;

macro_rules! reasons {
    ($($code:ident {
        $($value:ident = $word:literal: $cause:literal, $remedy:literal;)+
    })+) => {
        explained_words! {
            /// Why the current state or the rules of the books do not allow it, for programs:
            /// `details.reason` of an error whose code is `conflict` or `unprocessable_entity`.
            ErrorReason { $($($value = $word: $cause, $remedy;)+)+ }
        }

        impl ErrorReason {
            /// The error code that goes with it: a conflict is about the present state, anything
            /// else about the request itself. Source: contract part 7.
            #[must_use]
            pub const fn code(self) -> ErrorCode {
                match self {
                    $($(Self::$value)|+ => ErrorCode::$code,)+
                }
            }
        }
    };
}

reasons! {
    Conflict {
        AccountAlreadyLinked = "account_already_linked":
            "Another bank account has this account of the chart.",
            "Use another account with the role `bank`, or leave `account_id` out to have one made.";
        AccountInUse = "account_in_use":
            "Something depends on the account as it is: postings, bank transactions coded to it, lines of \
             invoices, the default of a contact, its role, or money on it.",
            "Archive it rather than delete it, once its balance is zero. Type and role cannot change once something \
             is posted; code and name can.";
        AlreadyConfirmed = "already_confirmed":
            "The bank transaction is confirmed.",
            "To change it, unconfirm it first.";
        AlreadyExcluded = "already_excluded":
            "The bank transaction is excluded already.",
            "Nothing; to have it in the books after all, restore it.";
        AlreadyFinalised = "already_finalised":
            "The VAT return is finalised, and stays as it is.",
            "Correct it in the next return, with an adjustment.";
        AlreadyMatched = "already_matched":
            "Another bank transaction is matched to the journal, the receipt or the payment.",
            "Match this one to something else, or unconfirm the other first.";
        AlreadyMember = "already_member":
            "The person is a member of the organisation, or is invited already.",
            "Nothing; to change the role, remove the member and send a new invitation.";
        AlreadyReversed = "already_reversed":
            "The journal has been reversed, or it reverses another.",
            "Nothing; to have its amounts in the books again, post a new journal.";
        AlreadyVoid = "already_void":
            "The document, the receipt or the payment is void.",
            "Nothing; to have it in the books again, make a new one.";
        ContactInUse = "contact_in_use":
            "Documents, payments or bank transactions name the contact as what it is.",
            "Archive it rather than delete it; a contact that buys and sells has the kind `both`.";
        DuplicateCode = "duplicate_code":
            "Another account has this code.",
            "Use that account, or choose another code.";
        DuplicateExternalId = "duplicate_external_id":
            "Another journal, or another transaction of the bank account, has this `external_id`.",
            "See whether it is in the books already; what is new needs an `external_id` of its own.";
        DuplicateNumber = "duplicate_number":
            "Another sales document, or another document of this supplier, has this number.",
            "See whether the document is entered already; otherwise give the right number.";
        DuplicateReference = "duplicate_reference":
            "Another contact has this reference.",
            "Use that contact, or choose another reference.";
        Excluded = "excluded":
            "The bank transaction is excluded from the books.",
            "Restore it first.";
        HasAllocations = "has_allocations":
            "The document is settled, or a credit note settles others, wholly or in part.",
            "Take the allocations back first; where confirming a bank transaction made them, unconfirm that.";
        HasPostings = "has_postings":
            "The currency of an organisation cannot change once something is posted.",
            "Create another organisation with the other currency.";
        IdempotencyInFlight = "idempotency_in_flight":
            "The first request with this `Idempotency-Key` is still running.",
            "Send the same again in a moment: it gets the answer of the first.";
        IdempotencyKeyReused = "idempotency_key_reused":
            "The `Idempotency-Key` was used for another request in the last 24 hours.",
            "Use a new one for each new request; a repetition is the same byte for byte.";
        KeyEnded = "key_ended":
            "The API key is revoked or expired, and gets no new secret.",
            "Make a new key.";
        LastOwner = "last_owner":
            "The organisation would be left without an owner.",
            "Invite another owner, and remove this one once the invitation is accepted.";
        NotConfirmed = "not_confirmed":
            "The bank transaction is not confirmed, so there is nothing to undo.",
            "Nothing; code it, confirm it or exclude it as it is.";
        NotDraft = "not_draft":
            "The document is issued or void, and only a draft can be changed so, issued or deleted.",
            "Void it, or issue a credit note, and make a new one. Due date, reference and notes may still \
             change once it is issued.";
        NotExcluded = "not_excluded":
            "The bank transaction is not excluded, so there is nothing to restore.",
            "Nothing; code it or confirm it as it is.";
        NotManual = "not_manual":
            "Something else made the journal: a document, a receipt, a payment, a bank transaction.",
            "Undo that instead: void the document, the receipt or the payment, or unconfirm the bank \
             transaction.";
        NotUnconfirmed = "not_unconfirmed":
            "The bank transaction is confirmed or excluded, and cannot be coded.",
            "Unconfirm it or restore it first.";
        OwnedByBankTransaction = "owned_by_bank_transaction":
            "Confirming a bank transaction made it, or a bank transaction is matched to it.",
            "Unconfirm the bank transaction first: `details.bank_transaction_id`, where it is given.";
        PeriodNotOver = "period_not_over":
            "The period of the VAT return is not over.",
            "Finalise the return after its last day, `details.date_to`.";
        RoleTaken = "role_taken":
            "Another account has this role, and only one may.",
            "Use that account, or take the role from it first, which works until something is posted to it.";
        SystemAccount = "system_account":
            "The account belongs to a bank account, and has to stay as it is for it.",
            "Leave its type and its role; use another account for anything else.";
        TooManyKeys = "too_many_keys":
            "The user has 1,000 valid API keys.",
            "Revoke those that nobody uses.";
        VatReturnFinalised = "vat_return_finalised":
            "The lock date would move back into a period whose VAT return is finalised.",
            "Keep the lock at `details.vat_returned_to` or later, and post corrections after it.";
        VatReturnGap = "vat_return_gap":
            "Days between this VAT return and the finalised ones would be in no return.",
            "Begin the return on `details.next_date_from`.";
        VatReturnOverlap = "vat_return_overlap":
            "A finalised VAT return (`details.vat_return_id`) has some of the same days.",
            "Choose days that are in no finalised return.";
        VersionMismatch = "version_mismatch":
            "Somebody has changed it since you read it; it has `details.version` now.",
            "Read it again, and repeat the change with its present version in `If-Match` if it is still right.";
    }
    UnprocessableEntity {
        AccountArchived = "account_archived":
            "The account is archived and takes no postings.",
            "Use another account, or make this one active again.";
        ContactArchived = "contact_archived":
            "The contact is archived.",
            "Use another contact, or make this one active again.";
        ContactKind = "contact_kind":
            "A sales document needs a customer, a purchase document a supplier, and the contact is not one.",
            "Use another contact, or change its kind to `both`. Money back is a refund, not a document of the \
             other kind.";
        ContactMismatch = "contact_mismatch":
            "The invoice is another contact's.",
            "Allocate to invoices of the same contact only.";
        ControlAccount = "control_account":
            "The line names a control account: what customers owe, or what suppliers are owed. Only invoices, \
             receipts and payments move it.",
            "Enter an invoice, a receipt or a payment, or use another account.";
        CurrencyMismatch = "currency_mismatch":
            "The currency is not that of the organisation.",
            "Leave `currency` out, or give the organisation's; keep amounts in that currency.";
        DateTooFar = "date_too_far":
            "The date is more than ten years ahead, after `details.last_day`.",
            "Check the year.";
        DueBeforeIssue = "due_before_issue":
            "The document would be due before it is issued.",
            "Make `due_date` the same as `issue_date` or later.";
        InvoiceNotOpen = "invoice_not_open":
            "The invoice or credit note is a draft or void: it cannot be settled, nor settle anything.",
            "Issue the draft first, or choose another document.";
        LineOneSide = "line_one_side":
            "A line has both a debit and a credit, or neither, or an amount below zero.",
            "Give each line one positive amount, in `debit` or in `credit`.";
        MatchMismatch = "match_mismatch":
            "The journal, receipt or payment does not move this bank account by this amount, or it is dated \
             before the day on which an earlier confirmation of the bank transaction was undone.",
            "Match it to one with the same bank account and amount, or confirm it with an account instead.";
        MixedConfirmation = "mixed_confirmation":
            "The body asks to confirm the bank transaction in more than one way.",
            "Give only one of an account, `lines`, `allocations`, `transfer_to_bank_account_id` and `match`.";
        NotCoded = "not_coded":
            "Nothing says to which account the bank transaction goes.",
            "Give `account_id`, or code the bank transaction first.";
        NumberRequired = "number_required":
            "A purchase document is issued with the number that the supplier gave it, and there is none.",
            "Give `number` as it stands on the document.";
        OverAllocated = "over_allocated":
            "More is allocated than is due (`details.amount_due`), or than is left of the receipt, payment or \
             credit note (`details.unallocated_amount`).",
            "Allocate at most that amount; the rest can stay unallocated.";
        PeriodLocked = "period_locked":
            "The date is in a locked period, up to `details.lock_date`.",
            "Use a later date, or have an owner move the lock date. With `details.vat_returned_to` a finalised VAT \
             return holds the lock, and only a later date helps.";
        ReversalTooEarly = "reversal_too_early":
            "The reversal or void is dated before what it undoes, or before an allocation was taken back.",
            "Use a later date, or leave it out to have the first one that is possible.";
        RoleAccountMissing = "role_account_missing":
            "No active account has the role that is needed, `details.role`.",
            "Create an account with this role, or give the role to one.";
        RoleTypeMismatch = "role_type_mismatch":
            "An account of this type cannot have this role, or the account for a bank account does not have the \
             role `bank`.",
            "Choose another role or type; for a bank account, one with the role `bank`.";
        SameBankAccount = "same_bank_account":
            "The money would go from a bank account to itself.",
            "Name another account.";
        SplitMismatch = "split_mismatch":
            "The lines add up to `details.lines_total`, the bank transaction is `details.amount`.",
            "Change the lines so that they add up to the amount, with its sign.";
        TooFewLines = "too_few_lines":
            "A journal has at least two lines.",
            "Add the line on the other side.";
        TooManyAllocations = "too_many_allocations":
            "One receipt, payment or credit note would settle more than 500 invoices.",
            "Enter the money as several receipts or payments.";
        TooManyRates = "too_many_rates":
            "The organisation has 100 VAT rates of its own, the most there may be.",
            "Use the rates that are there.";
        TotalNotPositive = "total_not_positive":
            "The lines of the document come to nothing, or to less.",
            "Check the lines; what is given back is a credit note with positive lines.";
        TotalOutOfRange = "total_out_of_range":
            "A line, a document or the books would come to more than can be counted: 9,999,999,999,999.99 for a \
             line or a document.",
            "Check the amounts.";
        TypeMismatch = "type_mismatch":
            "This does not settle documents of that kind.",
            "Receipts settle sales invoices, payments purchase invoices, refunds credit notes; a credit note \
             settles invoices of its own kind.";
        Unbalanced = "unbalanced":
            "Debits and credits differ, by `details.difference`.",
            "Change the lines so that both sides add up to the same.";
        UnknownReference = "unknown_reference":
            "The body names something that the organisation does not have; `details.field` says where.",
            "Check the identifier, and that it is of the same organisation.";
        VatControlMissing = "vat_control_missing":
            "There is VAT to post, and no active account has the role `vat_control`.",
            "Create one, of the type LIABILITY, or give the role to one; or use the VAT code `NV`.";
        VatExceedsAmount = "vat_exceeds_amount":
            "The VAT is as much as the amount that it is in, or more.",
            "Check `vat_amount`, or leave it out to have it worked out.";
        VatNotAllowed = "vat_not_allowed":
            "There is a VAT amount or a rate for a VAT code that has no VAT, or an amount below zero.",
            "Leave `vat_amount` out, or use a VAT code with a rate: `ST` or `RR`.";
        VatSchemeMismatch = "vat_scheme_mismatch":
            "The VAT settings contradict each other.",
            "`vat_scheme` is `none` if and only if `vat_registered` is false; `flat_rate_percent` goes with \
             `flat_rate`, and with no other.";
    }
}
