//! Every `details.reason` of an error, under the code that it comes with.
//!
//! Not so `invalid_json`, where the contract has the message of a parser there.

use super::code::ErrorCode;
use crate::contract::words::explained_words;

macro_rules! reasons {
    ($($code:ident {
        $($value:ident = $word:literal: $cause:literal, $remedy:literal;)+
    })+) => {
        explained_words! {
            /// Why it was not done, for programs: `details.reason` of an error whose code is `conflict`,
            /// `unprocessable_entity` or, for `outcome_unknown`, `internal_error`.
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
            "Another bank account is linked to this ledger account.",
            "Use another account with the role `bank`, or leave out `account_id` to have one created.";
        AccountInUse = "account_in_use":
            "The account is in use: it has postings, a balance or a role, or is used by coded bank transactions, \
             invoice lines, the default of a contact or balance assertions.",
            "Archive it instead of deleting it, once its balance is zero. Its type and role cannot be changed \
             once anything has been posted to it; its code and name can.";
        AlreadyConfirmed = "already_confirmed":
            "The bank transaction is already confirmed.",
            "To change it, unconfirm it first.";
        AlreadyExcluded = "already_excluded":
            "The bank transaction is already excluded.",
            "Nothing; to bring it into the books after all, restore it.";
        AlreadyFiled = "already_filed":
            "The VAT return has been filed.",
            "Nothing; correct a mistake in it in the next return, or tell HMRC of it.";
        AlreadyFinalised = "already_finalised":
            "The VAT return is finalised and can no longer be changed.",
            "Correct it in the next return, with an adjustment; or, if it is the latest and not filed, an owner opens \
             it again with `reopen`.";
        AlreadyMatched = "already_matched":
            "Another bank transaction is already matched to the journal, receipt or payment.",
            "Match this one to something else, or unconfirm the other first.";
        AlreadyMember = "already_member":
            "The person is already a member of the organisation, or has been invited.",
            "Nothing; to change the role, remove the member and send a new invitation.";
        AlreadyReversed = "already_reversed":
            "The journal has already been reversed, or is itself a reversal.",
            "Nothing; to put its amounts back in the books, post a new journal.";
        AlreadyVoid = "already_void":
            "The document, receipt or payment is already void.",
            "Nothing; to have it in the books again, create a new one.";
        ContactInUse = "contact_in_use":
            "Documents, payments or bank transactions rely on the contact, or on its being a customer or a \
             supplier.",
            "Archive it instead of deleting it; a contact that both buys and sells has the kind `both`.";
        DuplicateCode = "duplicate_code":
            "Another account or VAT code has this code.",
            "Use that one, or choose another code.";
        DuplicateExternalId = "duplicate_external_id":
            "Another object of the kind has this `external_id`: of bank transactions, another one of the bank account.",
            "Check whether it is already in the books; anything new needs an `external_id` of its own.";
        DuplicateNumber = "duplicate_number":
            "Another sales document, or another document from this supplier, has this number.",
            "Check whether the document has already been entered; otherwise correct the number.";
        DuplicateReference = "duplicate_reference":
            "Another contact has this reference.",
            "Use that contact, or choose another reference.";
        Excluded = "excluded":
            "The bank transaction is excluded from the books.",
            "Restore it first.";
        HasAllocations = "has_allocations":
            "The document is fully or partly settled, or is a credit note that settles others.",
            "Take the allocations back first; if they were made by confirming a bank transaction, unconfirm \
             it.";
        HasPostings = "has_postings":
            "The organisation's currency cannot be changed once anything has been posted.",
            "Create another organisation with the other currency.";
        IdempotencyInFlight = "idempotency_in_flight":
            "The first request with this `Idempotency-Key` is still running.",
            "Send the same request again in a moment; it will get the response to the first.";
        IdempotencyKeyReused = "idempotency_key_reused":
            "The `Idempotency-Key` was used for a different request in the last 24 hours.",
            "Use a new key for each new request; a retry must be identical, byte for byte.";
        KeyEnded = "key_ended":
            "The API key is revoked or expired, so its secret cannot be replaced.",
            "Create a new key.";
        LastOwner = "last_owner":
            "The organisation would be left without an owner.",
            "Make another member an owner first, or invite one, who has to accept.";
        NotConfirmed = "not_confirmed":
            "The bank transaction is not confirmed, so there is nothing to undo.",
            "Nothing; code, confirm or exclude it as it is.";
        NotDraft = "not_draft":
            "The document is issued or void; only a draft can be edited, issued or deleted.",
            "Void it, or issue a credit note, and create a new one. On an issued document, the due date, \
             reference, notes, `external_id` and `metadata` can still be changed.";
        NotExcluded = "not_excluded":
            "The bank transaction is not excluded, so there is nothing to restore.",
            "Nothing; code or confirm it as it is.";
        NotFinalised = "not_finalised":
            "The VAT return is a draft: its boxes still change.",
            "Finalise it first.";
        NotLatestReturn = "not_latest_return":
            "A later VAT return is finalised, up to `details.vat_returned_to`.",
            "Open the latest return again first, unless it is filed.";
        NotManual = "not_manual":
            "The journal was not entered by hand: it comes from a document, receipt, payment or bank \
             transaction.",
            "Undo that instead: void the document, receipt or payment, or unconfirm the bank transaction.";
        NothingOutstanding = "nothing_outstanding":
            "Nothing of the document is outstanding: all of it is paid, credited or written off.",
            "Nothing; to write off a part that was paid, take its allocation back first.";
        NotRelieved = "not_relieved":
            "There is no relief from the VAT of the document, nor was VAT of an unpaid purchase given back.",
            "Nothing; relief can be claimed with `vat-relief`, once its conditions are met.";
        NotUnconfirmed = "not_unconfirmed":
            "The bank transaction is confirmed or excluded, so it cannot be coded.",
            "Unconfirm or restore it first.";
        NotWrittenOff = "not_written_off":
            "Nothing of the document is written off.",
            "Nothing; what is outstanding of it can be written off.";
        OwnedByBankTransaction = "owned_by_bank_transaction":
            "It was created by confirming a bank transaction, or a bank transaction is matched to it.",
            "Unconfirm the bank transaction first: `details.bank_transaction_id`, if given.";
        PaymentNamed = "payment_named":
            "The journal is named as a payment of a VAT return already.",
            "Nothing; `reports/vat-reconciliation` says on which.";
        PeriodNotOver = "period_not_over":
            "The period of the VAT return has not ended.",
            "Finalise the return after its last day, `details.date_to`.";
        ReliefRepaid = "relief_repaid":
            "Some of the VAT was taken back since, because money came after all.",
            "Nothing; what was taken back counts by itself, so that the first move stays.";
        RestatesVat = "restates_vat":
            "The change of VAT settings changes the boxes of days that are past and in no finalised return: \
             `details.before` and `details.after`, from `details.date_from` to `details.date_to`.",
            "If the boxes are to change, send it again with `confirm_restates: true`; otherwise choose a later \
             `effective_from`.";
        RoleTaken = "role_taken":
            "Another account has this role, which only one account may have.",
            "Use that account, or remove the role from it first, which is possible until anything has been \
             posted to it.";
        SystemAccount = "system_account":
            "The account is linked to a bank account, so its type and role cannot be changed.",
            "Leave its type and role alone; use another account for anything else.";
        TooManyKeys = "too_many_keys":
            "The user already has 1,000 valid API keys.",
            "Revoke the keys that are no longer used.";
        VatRelieved = "vat_relieved":
            "There is relief from the VAT of what was written off; or the VAT of the purchase was given back, since \
             it is unpaid.",
            "Undo that first, with `vat-relief/undo`; or, if money came after all, allocate it to the invoice.";
        VatReturnFinalised = "vat_return_finalised":
            "The lock date would move back into a period whose VAT return is finalised, or VAT settings would \
             change in one.",
            "Keep the lock date at `details.vat_returned_to` or later, and post corrections after it; let VAT \
             settings change after that day.";
        VatReturnGap = "vat_return_gap":
            "Some days between this VAT return and the finalised ones would not be in any return.",
            "Start the return on `details.next_date_from`.";
        VatReturnOverlap = "vat_return_overlap":
            "The period overlaps with a finalised VAT return (`details.vat_return_id`).",
            "Choose a period that overlaps with no finalised return.";
        VatReturnPaid = "vat_return_paid":
            "Payments are named on the VAT return.",
            "Take them off the return first (`DELETE .../payments/{journal_id}`), or finalise it again.";
        VersionMismatch = "version_mismatch":
            "It has been changed since you read it; its version is now `details.version`.",
            "Read it again. If your change is still right, repeat it with the current version in `If-Match`.";
    }
    InternalError {
        OutcomeUnknown = "outcome_unknown":
            "While the change was being saved the connection to the database failed and it could not be asked \
             afterwards, or its files were replaced. It may have been saved or not.",
            "Check whether it is there. With an `Idempotency-Key` send the same again instead: what was saved is \
             not done twice.";
    }
    UnprocessableEntity {
        AccountArchived = "account_archived":
            "The account is archived and does not accept postings.",
            "Use another account, or reactivate this one.";
        AccountRequired = "account_required":
            "The body names no account, and no active account has the role that it defaults to.",
            "Give `account_id`; for bad debts, or give an account of type EXPENSE the role `bad_debts`.";
        BooksNotWhole = "books_not_whole":
            "The document is not the whole export of books that agree: the field has the path of what is wrong.",
            "Import an export as it was made, with `format=json`; nothing was imported.";
        CashNotRetrospective = "cash_not_retrospective":
            "Cash accounting would begin before today. It is never retrospective (HMRC Notice 731, 1.2); only a \
             business that registers for VAT on that day may use it from then on.",
            "Let it begin today or later, usually on the first day of the next VAT period.";
        ContactArchived = "contact_archived":
            "The contact is archived.",
            "Use another contact, or reactivate this one.";
        ContactKind = "contact_kind":
            "A sales document needs a customer and a purchase document a supplier; the contact is not one.",
            "Use another contact, or change its kind to `both`. To pay money back, enter a refund, not a \
             document of the other type.";
        ContactMismatch = "contact_mismatch":
            "The invoice belongs to another contact.",
            "Allocate only to invoices of the same contact.";
        ContraMismatch = "contra_mismatch":
            "The sales documents of the contra do not come to what its purchase documents come to, or to nothing.",
            "Give amounts that come to the same on both sides: invoices less credit notes.";
        ContraTooEarly = "contra_too_early":
            "The contra is dated before one of its documents, or before an allocation of it was taken back.",
            "Use a later date, `details.date_from` at the earliest.";
        ControlAccount = "control_account":
            "The line is on a control account (receivables or payables), which only invoices, receipts and \
             payments may post to.",
            "Enter an invoice, a receipt or a payment, or use another account. A bank transaction settles documents \
             with `allocations`, and is money back with `refund`.";
        CurrencyMismatch = "currency_mismatch":
            "The currency is not the organisation's.",
            "Leave out `currency`, or give the organisation's; all amounts must be in that currency.";
        DateTooFar = "date_too_far":
            "The date is more than ten years ahead, after `details.last_day`.",
            "Check the year.";
        DueBeforeIssue = "due_before_issue":
            "The due date is before the issue date.",
            "Set `due_date` to `issue_date` or later.";
        InvoiceNotOpen = "invoice_not_open":
            "The invoice or credit note is a draft or void, so it can neither be settled nor settle anything.",
            "Issue the draft first, or choose another document.";
        LineOneSide = "line_one_side":
            "A line has both a debit and a credit, or neither, or a negative amount.",
            "Give each line one positive amount, in either `debit` or `credit`.";
        MatchMismatch = "match_mismatch":
            "The journal, receipt or payment is not for this bank account and amount, or is dated before the \
             day on which an earlier confirmation of the bank transaction was undone.",
            "Match it to one with the same bank account and amount, or confirm it with an account instead.";
        MixedConfirmation = "mixed_confirmation":
            "The body gives more than one way to confirm the bank transaction.",
            "Give only one of an account, `lines`, `allocations` or `refund` (either may have `lines` beside it), \
             `transfer_to_bank_account_id` and `match`; `contact_id` goes with `refund` only.";
        NotCoded = "not_coded":
            "The bank transaction has no account.",
            "Give `account_id`, or code the bank transaction first.";
        NotLate = "not_late":
            "The journal has no late VAT in the VAT return, or none that is input tax.",
            "List the late VAT of the return (`late-vat`), and name a journal of it; output tax that is late is an error.";
        NoDeposit = "no_deposit":
            "The money is no deposit: it is no receipt from a customer, or its VAT code makes no tax point by payment.",
            "Leave `deposit` out; a security deposit that is to be returned has no VAT.";
        NoVatPayment = "no_vat_payment":
            "The journal is no payment of VAT: it has no line of its own on the VAT control account, or is reversed.",
            "Confirm the bank transaction to the VAT control account first, and name its journal.";
        NumberRequired = "number_required":
            "A purchase document cannot be issued without the supplier's number.",
            "Give `number` as it appears on the document.";
        OverAllocated = "over_allocated":
            "The allocation exceeds the amount due (`details.amount_due`), or what is left of the receipt, \
             payment or credit note (`details.unallocated_amount`).",
            "Allocate at most that amount; the rest can stay unallocated.";
        PeriodLocked = "period_locked":
            "The date is in a locked period, which ends on `details.lock_date`.",
            "Use a later date, or ask an owner to move the lock date. If `details.vat_returned_to` is given, a \
             finalised VAT return holds the lock, and only a later date will do.";
        FiledAtOutOfRange = "filed_at_out_of_range":
            "The time of filing is in the future, or not after the last day of the VAT return.",
            "Check `filed_at`: a return is filed once its period is over.";
        GroupTypeMismatch = "group_type_mismatch":
            "An account of this type cannot be in this group.",
            "Use one of the groups that the message lists, or leave `group` out for the default.";
        PeriodSpansYears = "period_spans_years":
            "The period begins before the financial year of its last day, which begins on `details.year_from`.",
            "Ask for one year at a time, or for `basis=cumulative`.";
        TooManyMonths = "too_many_months":
            "The period has more than 24 months to be shown side by side.",
            "Ask for a shorter period, or for `compare=previous_year`.";
        ReliefConditions = "relief_conditions":
            "Conditions of relief from the VAT of a bad debt are not met: `details.missing`. It can be claimed from \
             `details.date_from` to `details.date_to`.",
            "Write the debt off, record that the returns with its VAT were filed, and claim between the two dates; a \
             debt that is sold or assigned has no relief, nor has one under cash accounting or the flat-rate scheme.";
        ReversalTooEarly = "reversal_too_early":
            "The reversal or void is dated before what it undoes, or before an allocation was taken back.",
            "Use a later date, or leave the date out to use the earliest one possible.";
        RoleAccountMissing = "role_account_missing":
            "No active account has the required role, `details.role`.",
            "Create an account with this role, or give the role to an existing one.";
        RoleTypeMismatch = "role_type_mismatch":
            "An account of this type cannot have this role, or the ledger account of a bank account does not \
             have the role `bank`.",
            "Choose another role or type; for a bank account, an account with the role `bank`.";
        SameBankAccount = "same_bank_account":
            "The transfer is from a bank account to itself.",
            "Give a different bank account.";
        SixMonthsNotAllowed = "six_months_not_allowed":
            "Who leaves cash accounting has no further six months for VAT that is outstanding: taxable supplies of the \
             last three months came to more than 1,350,000 (VAT Regulations 1995, reg. 61(2)), or the business is no \
             longer registered.",
            "Leave it with `outstanding_vat` `settle_now`.";
        SplitMismatch = "split_mismatch":
            "The lines add up to `details.lines_total`, with allocations that come to `details.allocations_total`, but \
             the bank transaction is for `details.amount`.",
            "Change the lines so that they add up to the amount, including its sign, together with the allocations: \
             sales invoices bring money in, purchase invoices take it out, credit notes the other way round.";
        StrictWarnings = "strict_warnings":
            "With `strict`, what is rarely meant is refused: all of it is in `details.warnings`, the first in `message`.",
            "Correct it. If it is meant, send the same without `strict`.";
        TaxPointAfterIssue = "tax_point_after_issue":
            "The tax point of a sales invoice comes after its issue date: an invoice that is issued before the \
             supply is the tax point itself.",
            "Leave out `tax_point`, or give the day of the supply if that came first.";
        TooFewLines = "too_few_lines":
            "A journal needs at least two lines.",
            "Add the line on the other side.";
        TooManyAllocations = "too_many_allocations":
            "A single receipt, payment or credit note cannot settle more than 500 invoices.",
            "Enter the money as several receipts or payments.";
        TooManyRates = "too_many_rates":
            "The organisation already has 100 VAT rates or 100 VAT codes of its own, the maximum.",
            "Use the existing ones.";
        TotalNotPositive = "total_not_positive":
            "The lines of the document add up to zero or less.",
            "Check the lines; to give money back, use a credit note with positive lines.";
        TotalOutOfRange = "total_out_of_range":
            "A line, a document or the books would exceed the maximum amount: 9,999,999,999,999.99 for a line \
             or a document.",
            "Check the amounts.";
        TransferNeeded = "transfer_needed":
            "The account is that of another bank account (`details.bank_account_id`).",
            "Confirm it as a transfer, with `transfer_to_bank_account_id`.";
        TypeMismatch = "type_mismatch":
            "It cannot settle a document of that kind.",
            "Receipts settle sales invoices, payments purchase invoices, and refunds credit notes; a credit \
             note settles invoices of its own type.";
        Unbalanced = "unbalanced":
            "Debits and credits differ by `details.difference`.",
            "Change the lines so that debits equal credits.";
        UnknownReference = "unknown_reference":
            "The body refers to something that does not exist in the organisation; `details.field` says where.",
            "Check the ID, and that it belongs to the same organisation.";
        UnknownVatCode = "unknown_vat_code":
            "The organisation has no such VAT code.",
            "Use one of `GET .../tax-codes`, or create it.";
        VatCodeNotInForce = "vat_code_not_in_force":
            "The VAT code is not in force on that date, or would end before it begins.",
            "Use a code that is in force on the date, or move the end of this one.";
        VatCodeSide = "vat_code_side":
            "The VAT code is for purchases and was given for a sale, or the other way round.",
            "Use another VAT code, or say the side of the line with `vat_side`.";
        VatControlMissing = "vat_control_missing":
            "There is VAT to post, but no active account has the role `vat_control`.",
            "Create an account of type LIABILITY with this role, or give the role to an existing one; or use \
             the VAT code `NV`.";
        VatExceedsAmount = "vat_exceeds_amount":
            "The VAT is as much as the amount that includes it, or more.",
            "Check `vat_amount`, or leave it out to have it calculated.";
        VatNotAllowed = "vat_not_allowed":
            "A VAT amount or rate was given for a VAT code that carries no VAT, or a VAT amount is negative.",
            "Leave out `vat_amount`, or use a VAT code with a rate: `ST` or `RR`, or one of your own. A code that is \
             built in has nothing else to set than a rate, and a rate goes with the kinds that have VAT.";
        VatSchemeMismatch = "vat_scheme_mismatch":
            "The VAT settings contradict each other.",
            "`vat_scheme` must be `none` if, and only if, `vat_registered` is false; `flat_rate_percent` goes \
             only with `flat_rate`.";
        VatSideWithoutCode = "vat_side_without_code":
            "A VAT side was given for a line that counts in no VAT return: it has no VAT code, or `NV`.",
            "Leave out `vat_side`, or give the VAT code.";
        WriteOffTooEarly = "write_off_too_early":
            "The write-off is dated before the document, or before an allocation of it was taken back.",
            "Use a later date, `details.date_from` at the earliest.";
    }
}
