//! Bodies of the ledger as a small company would send them: a test holds each against what is read.

use serde_json::{Value, json};
use tieout::id::{
    AccountId, BankAccountId, BankTransactionId, ContactId, InvoiceId, OrganisationId,
};

use super::ID_BITS;
use crate::store::BOOKS_LAYOUT;

/// The body of an operation, if it has one.
pub(super) fn request(operation_id: &str) -> Option<Value> {
    let organisation = || organisation(operation_id);
    let bank = || bank(operation_id);
    organisation()
        .or_else(bank)
        .or_else(|| journal(operation_id))
        .or_else(|| document(operation_id))
}

/// An account of the examples: 1 the bank's, 2 a cost, 3 equity, 4 sales.
fn account(number: u128) -> AccountId {
    AccountId::new(ID_BITS + 16 + number)
}

fn transaction(number: u128) -> BankTransactionId {
    BankTransactionId::new(ID_BITS + 32 + number)
}

fn organisation(operation_id: &str) -> Option<Value> {
    Some(match operation_id {
        "createOrganisation" => json!({
            "name": "Hallett Joinery Ltd", "financial_year_end": "03-31",
            "vat_registered": true, "vat_number": "GB123456789", "vat_scheme": "standard",
        }),
        "importBooks" => empty_books(),
        "updateOrganisation" => json!({ "name": "Hallett & Daughter Ltd" }),
        "lockPeriod" => {
            json!({ "lock_date": "2026-03-31", "reason": "VAT return for Q1 is filed" })
        }
        "inviteMember" => json!({ "email": "ann@example.com", "role": "editor" }),
        "updateMember" => json!({ "role": "viewer" }),
        "createAccount" => json!({
            "code": "2250", "name": "VAT", "account_type": "LIABILITY", "role": "vat_control",
        }),
        "updateAccount" => json!({ "name": "Tools and fixings", "default_vat_code": "ST" }),
        "createContact" => json!({
            "kind": "supplier", "name": "Screwfix Direct Ltd", "reference": "SUP-0007",
            "payment_terms_days": 30, "default_account_id": account(2), "default_vat_code": "ST",
        }),
        "updateContact" => json!({ "payment_terms_days": 14, "reference": null }),
        "nameVatPayment" => json!({ "journal_id": tieout::id::JournalId::new(ID_BITS + 12) }),
        "noteLateVat" => json!({
            "journal_id": tieout::id::JournalId::new(ID_BITS + 12), "kind": "error", "behaviour": "careless",
        }),
        "reopenVatReturn" => json!({ "reason": "An invoice of March came late" }),
        "createTaxCode" => json!({
            "code": "CAR", "name": "Car leasing, half blocked", "rate": 20, "recoverable_percent": 50,
            "effective_from": "2026-04-01",
        }),
        "updateTaxCode" => json!({ "effective_to": "2027-03-31" }),
        "createVatReturn" => json!({
            "date_from": "2026-01-01", "date_to": "2026-03-31",
            "adjustments": [{ "box": 1, "amount": 86.00, "reason": "Fuel scale charge" }],
        }),
        _ => return None,
    })
}

/// An export of books in which there is nothing.
fn empty_books() -> Value {
    let zeros = "0".repeat(64);
    let mut document = json!({
        "format": "tieout-books-1", "organisation": "Hallett Joinery Ltd", "currency": "GBP",
        "head": { "sequence": 0, "hash": zeros, "audit_sequence": 0, "audit_hash": zeros },
        "settings": {
            "id": OrganisationId::new(ID_BITS), "name": "Hallett Joinery Ltd", "currency": "GBP", "country": "GB",
            "financial_year_end": "03-31", "vat_registered": false, "vat_number": null, "vat_scheme": "none",
            "flat_rate_percent": null, "vat_rounding": "line", "status": "active", "lock_date": null,
            "created_at": "2026-01-01T09:00:00.000Z",
            "updated_at": "2026-01-01T09:00:00.000Z", "version": 1,
        },
        "journals": [],
    });
    for section in BOOKS_LAYOUT.lists {
        document[section.name] = json!([]);
    }
    document
}

fn bank(operation_id: &str) -> Option<Value> {
    let bank_account = BankAccountId::new(ID_BITS + 8);
    Some(match operation_id {
        "createBankAccount" => json!({
            "name": "Current account", "type": "current", "account_number": "12345678",
            "sort_code": "12-34-56", "opening_balance": 1500.00, "opening_date": "2026-01-01",
        }),
        "updateBankAccount" => json!({ "name": "Business current account" }),
        "createBankTransaction" => json!({
            "bank_account_id": bank_account, "date": "2026-03-02", "amount": -64.38,
            "description": "CARD 4417 SCREWFIX DIRECT YEOVIL",
        }),
        "importBankTransactions" => json!({
            "bank_account_id": bank_account, "statement_balance": 1435.62,
            "rows": [
                { "date": "2026-03-02", "amount": -64.38, "external_id": "FIT-20260302-1",
                  "description": "CARD 4417 SCREWFIX DIRECT YEOVIL" },
                { "date": "2026-03-03", "amount": 240.00, "external_id": "FIT-20260303-1",
                  "description": "FASTER PAYMENT HALLETT J INV-0042" },
            ],
        }),
        "suggestCodings" => json!({
            "bank_account_id": bank_account, "minimum_confidence": 0.8, "apply": true,
        }),
        "updateBankTransaction" => json!({
            "account_id": account(2), "vat_code": "ST",
            "contact_id": ContactId::new(ID_BITS + 9),
        }),
        "confirmBankTransaction" => json!({ "account_id": account(2), "vat_code": "ST" }),
        "confirmBankTransactions" => json!({
            "mode": "independent",
            "items": [
                { "id": transaction(1), "account_id": account(2), "vat_code": "ST" },
                { "id": transaction(2), "lines": [
                    { "account_id": account(4), "amount": 264.00, "vat_code": "ST" },
                    { "account_id": account(2), "amount": -24.00, "memo": "Card fee" },
                ] },
            ],
        }),
        "voidBankTransaction" | "unconfirmBankTransaction" => {
            json!({ "reason": "It went to the wrong account" })
        }
        "excludeBankTransaction" => json!({ "reason": "The bank lists it twice" }),
        "restoreBankTransaction" => json!({ "reason": "It was no duplicate" }),
        _ => return None,
    })
}

fn journal(operation_id: &str) -> Option<Value> {
    let rent = || {
        json!({
            "entry_date": "2026-03-31", "description": "Rent for March", "reference": "J-0012",
            "lines": [
                { "account_id": account(2), "debit": 1000.00, "memo": "Unit 4" },
                { "account_id": account(1), "credit": 1000.00 },
            ],
        })
    };
    Some(match operation_id {
        "postJournal" => rent(),
        "postJournals" => json!({ "mode": "all_or_nothing", "journals": [rent()] }),
        "reverseJournal" | "voidJournal" => {
            json!({ "entry_date": "2026-04-01", "description": "Rent was posted twice" })
        }
        _ => return None,
    })
}

fn document(operation_id: &str) -> Option<Value> {
    let customer = ContactId::new(ID_BITS + 10);
    let invoice = InvoiceId::new(ID_BITS + 11);
    let allocations = || json!([{ "invoice_id": invoice, "amount": "240.00" }]);
    Some(match operation_id {
        "createInvoice" => json!({
            "type": "sales", "contact_id": customer, "issue_date": "2026-03-02", "issue": true,
            "lines": [
                { "description": "Six vestry doors, primed", "quantity": 6, "unit_price": 180.00,
                  "account_id": account(4), "vat_code": "ST" },
                { "description": "Delivery", "unit_price": 45.00, "account_id": account(4), "vat_code": "ST" },
            ],
        }),
        "updateInvoice" => json!({ "reference": "PO 4417", "due_date": "2026-04-15" }),
        "issueInvoice" => json!({ "issue_date": "2026-03-04" }),
        "voidInvoice" | "voidSettlement" => {
            json!({ "void_date": "2026-03-31", "reason": "Entered twice" })
        }
        "writeOffInvoice" => json!({ "date": "2026-10-30", "reason": "In liquidation" }),
        "undoInvoiceWriteOff" => json!({ "date": "2026-11-20", "reason": "Paid after all" }),
        "repayVatOfUnpaidPurchases" => json!({ "date": "2026-09-30", "account_id": account(2) }),
        "claimVatRelief" => json!({ "date": "2026-11-20", "not_assigned": true }),
        "undoVatRelief" => json!({ "date": "2026-11-25", "reason": "Claimed twice" }),
        "createSettlement" => json!({
            "type": "receipt", "contact_id": customer, "bank_account_id": BankAccountId::new(ID_BITS + 8),
            "date": "2026-03-20", "amount": "240.00", "reference": "FPI 2085", "allocations": allocations(),
        }),
        "createBalanceAssertion" => json!({
            "account_id": account(1), "date": "2026-03-31", "amount": "1240.50", "note": "Statement 3",
        }),
        "createContra" => json!({
            "contact_id": customer, "date": "2026-03-31", "reference": "Set off as agreed",
            "allocations": [
                { "invoice_id": invoice, "amount": "120.00" },
                { "invoice_id": InvoiceId::new(ID_BITS + 13), "amount": "120.00" },
            ],
        }),
        "undoContra" => json!({ "date": "2026-04-02", "reason": "Was paid after all" }),
        "allocateSettlement" | "allocateCreditNote" => json!({ "allocations": allocations() }),
        "postOpeningBalances" => json!({
            "date": "2026-01-01",
            "lines": [
                { "account_id": account(1), "debit": 1500.00 },
                { "account_id": account(3), "credit": 1500.00 },
            ],
        }),
        "fileVatReturn" => json!({
            "filed_at": "2026-05-05T09:30:00.000Z", "receipt": "256660290587",
        }),
        "acceptInvitation" | "finaliseVatReturn" => json!({}),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use tieout::contract::issue::FieldIssues;
    use tieout::contract::ledger::account::AccountPatch;
    use tieout::contract::ledger::bank_account::BankAccountPatch;
    use tieout::contract::ledger::bank_transaction::{BankTransactionPatch, ReasonBody};
    use tieout::contract::ledger::confirm::Confirm;
    use tieout::contract::ledger::contact::ContactPatch;
    use tieout::contract::ledger::journal::Reverse;
    use tieout::contract::ledger::member::MemberPatch;
    use tieout::contract::ledger::organisation::OrganisationPatch;

    use super::*;

    fn reads<T>(read: fn(&str) -> Result<T, FieldIssues>, operation_ids: &[&str]) {
        for id in operation_ids {
            let body = request(id).unwrap().to_string();
            assert!(read(&body).is_ok(), "{id}: {body}");
        }
    }

    #[test]
    fn what_changes_something_that_is_there_is_read() {
        reads(OrganisationPatch::read, &["updateOrganisation"]);
        reads(AccountPatch::read, &["updateAccount"]);
        reads(MemberPatch::read, &["updateMember"]);
        reads(ContactPatch::read, &["updateContact"]);
        reads(BankAccountPatch::read, &["updateBankAccount"]);
        reads(BankTransactionPatch::read, &["updateBankTransaction"]);
        reads(Confirm::read, &["confirmBankTransaction"]);
        reads(Reverse::read, &["reverseJournal", "voidJournal"]);
        let undone = ["voidBankTransaction", "unconfirmBankTransaction"];
        reads(ReasonBody::read, &undone);
        reads(ReasonBody::read, &["excludeBankTransaction", "restoreBankTransaction"]);
    }
}
