//! Each action of the ledger once, in an order in which all of them work.

use serde_json::{Value, json};

use super::asking::{Request, accept, request, unallocate};
use super::shelf::Shelf;

/// A template, the kind of what its path names, and its body.
type Told = (&'static str, &'static str, fn(&Shelf) -> Value);
const TOLD: [Told; 94] = [
    ("PATCH ", "", |_| json!({ "vat_rounding": "document", "name": "Acorn" })),
    ("POST organisations", "", |_| json!({ "name": "Third Ltd" })),
    ("POST organisations/import", "", |_| empty_books()),
    ("POST /accounts", "", |_| json!({ "code": "9000", "name": "x", "account_type": "EXPENSE" })),
    (
        "PATCH /accounts/{id}",
        "acc",
        |_| json!({ "name": "y", "status": "archived", "metadata": { "a": "b" } }),
    ),
    ("DELETE /accounts/{id}", "acc", |_| Value::Null),
    (
        "POST /accounts",
        "",
        |_| json!({ "code": "6995", "name": "Waste", "account_type": "EXPENSE" }),
    ),
    (
        "POST /assertions",
        "",
        |shelf| json!({ "account_id": shelf.code("1310"), "date": "2026-01-31", "amount": "12.00" }),
    ),
    ("DELETE /assertions/{id}", "bas", |_| Value::Null),
    ("POST /contacts", "", |_| json!({ "kind": "customer", "name": "Gone" })),
    ("PATCH /contacts/{id}", "con", |_| json!({ "name": "Elm", "kind": "supplier" })),
    ("DELETE /contacts/{id}", "con", |_| Value::Null),
    ("POST /contacts", "", |_| json!({ "kind": "both", "name": "Birch", "external_id": "C-1" })),
    (
        "POST /bank-accounts",
        "",
        |_| json!({ "name": "Savings", "opening_balance": "50.00", "opening_date": "2026-01-01" }),
    ),
    ("POST /bank-accounts", "", |_| json!({ "name": "Current" })),
    (
        "PATCH /bank-accounts/{id}",
        "bac",
        |_| json!({ "name": "Main", "external_id": "B-1", "metadata": { "feed": "7" } }),
    ),
    ("POST /tax-codes", "", |_| json!({ "code": "RR", "rate": 6, "effective_from": "2026-03-01" })),
    ("POST /tax-codes", "", |_| {
        json!({ "code": "CAR", "name": "Half", "rate": 20, "recoverable_percent": 50,
            "effective_from": "2026-01-01" })
    }),
    ("PATCH /tax-codes/{code}", "", |_| json!({ "name": "Cars", "metadata": { "a": "b" } })),
    ("POST /opening-balances", "", |shelf| {
        let [debit, credit] = ["1310", "3000"].map(|code| shelf.code(code));
        json!({ "date": "2026-01-01", "lines": [{ "account_id": debit, "debit": "12.00" },
            { "account_id": credit, "credit": "12.00" }] })
    }),
    ("POST /journals", "", |shelf| journal(shelf, "2026-01-10")),
    ("POST /journals/{id}/reverse", "jnl", |_| json!({})),
    ("POST /journals", "", |shelf| journal(shelf, "2026-01-11")),
    ("POST /journals/{id}/void", "jnl", |_| json!({})),
    (
        "POST /journals/bulk",
        "",
        |shelf| json!({ "journals": [journal(shelf, "2026-01-12"), journal(shelf, "2026-01-13")] }),
    ),
    ("POST /bank-transactions", "", |shelf| row(shelf, "-60.00")),
    (
        "PATCH /bank-transactions/{id}",
        "btx",
        |shelf| json!({ "account_id": shelf.code("6200"), "vat_code": "ST" }),
    ),
    ("POST /bank-transactions/{id}/confirm", "btx", |_| json!({})),
    ("POST /bank-transactions/{id}/void", "btx", |_| json!({})),
    ("POST /bank-transactions/{id}/confirm", "btx", |shelf| {
        let [one, two] = ["6200", "6100"].map(|code| shelf.code(code));
        json!({ "lines": [{ "account_id": one, "amount": "-24.00", "vat_code": "ST" },
            { "account_id": two, "amount": "-36.00" }] })
    }),
    ("POST /bank-transactions/{id}/unconfirm", "btx", |_| json!({})),
    ("POST /bank-transactions/{id}/exclude", "btx", |_| json!({ "reason": "x" })),
    ("POST /bank-transactions/{id}/restore", "btx", |_| json!({})),
    (
        "POST /bank-transactions/confirm-batch",
        "",
        |shelf| json!({ "items": [{ "id": shelf.last("btx"), "account_id": shelf.code("6210") }] }),
    ),
    ("POST /bank-transactions/import", "", |shelf| {
        let rows = [60, -60, 12, -12].map(
            |amount| json!({ "date": "2026-01-20", "amount": amount, "description": "TESCO" }),
        );
        json!({ "bank_account_id": shelf.last("bac"), "rows": rows })
    }),
    ("POST /bank-transactions/suggest", "", |_| json!({ "apply": true })),
    ("POST /invoices", "", |shelf| invoice(shelf, "sales", "invoice", false)),
    ("PATCH /invoices/{id}", "inv", |_| json!({ "notes": "n", "due_date": "2026-02-28" })),
    ("POST /invoices/{id}/issue", "inv", |_| json!({})),
    ("POST /invoices/{id}/void", "inv", |_| json!({ "reason": "x" })),
    ("POST /invoices", "", |shelf| invoice(shelf, "purchase", "invoice", false)),
    ("DELETE /invoices/{id}", "inv", |_| Value::Null),
    ("POST /invoices", "", |shelf| invoice(shelf, "sales", "invoice", true)),
    ("POST /settlements", "", |shelf| {
        json!({ "type": "receipt", "contact_id": shelf.last("con"),
            "bank_account_id": shelf.last("bac"), "date": "2026-02-02", "amount": "60.00",
            "deposit": { "vat_code": "ST" }, "allocations": [{ "invoice_id": shelf.last("inv"), "amount": "12.00" }] })
    }),
    (
        "POST /settlements/{id}/allocations",
        "set",
        |shelf| json!({ "allocations": [{ "invoice_id": shelf.last("inv"), "amount": "24.00" }] }),
    ),
    ("DELETE /settlements/{id}/allocations/{allocation_id}", "", |_| Value::Null),
    ("POST /settlements/{id}/void", "set", |_| json!({})),
    ("POST /invoices", "", |shelf| invoice(shelf, "sales", "credit_note", true)),
    ("POST /invoices/{id}/allocations", "inv", |shelf| {
        let sold = shelf.before_last("inv");
        json!({ "allocations": [{ "invoice_id": sold, "amount": "12.00" }] })
    }),
    ("DELETE /invoices/{id}/allocations/{allocation_id}", "", |_| Value::Null),
    ("POST /bank-transactions", "", |shelf| row(shelf, "60.00")),
    ("POST /bank-transactions/{id}/confirm", "btx", |shelf| {
        let sold = shelf.before_last("inv");
        json!({ "allocations": [{ "invoice_id": sold, "amount": "12.00" }] })
    }),
    ("POST /settlements", "", |shelf| {
        json!({ "type": "receipt", "contact_id": shelf.last("con"),
            "bank_account_id": shelf.last("bac"), "date": "2026-02-02", "amount": "24.00" })
    }),
    ("POST /bank-transactions", "", |shelf| row(shelf, "24.00")),
    (
        "POST /bank-transactions/{id}/confirm",
        "btx",
        |shelf| json!({ "match": { "settlement_id": shelf.last("set") } }),
    ),
    ("POST /bank-transactions", "", |shelf| row(shelf, "-120.00")),
    (
        "POST /bank-transactions/{id}/confirm",
        "btx",
        |shelf| json!({ "transfer_to_bank_account_id": shelf.before_last("bac") }),
    ),
    ("POST /journals", "", |shelf| {
        let (bank, other) = (shelf.account_of_bank(), shelf.code("6700"));
        json!({ "entry_date": "2026-01-15", "description": "d", "lines": [
            { "account_id": other, "debit": "120.00" },
            { "account_id": bank, "credit": "120.00" }] })
    }),
    ("POST /bank-transactions", "", |shelf| row(shelf, "-120.00")),
    (
        "POST /bank-transactions/{id}/confirm",
        "btx",
        |shelf| json!({ "match": { "journal_id": shelf.last("jnl") } }),
    ),
    ("POST /members", "", |_| json!({ "email": "ann@example.com", "role": "editor" })),
    ("POST invitations/{id}/accept", "mem", |_| json!({})),
    ("PATCH /members/{id}", "mem", |_| json!({ "role": "viewer" })),
    ("DELETE /members/{id}", "mem", |_| Value::Null),
    ("POST /vat-returns", "", |_| json!({ "date_from": "2026-05-01", "date_to": "2026-05-31" })),
    ("DELETE /vat-returns/{id}", "vrt", |_| Value::Null),
    ("POST /invoices", "", |shelf| {
        let mut bought = invoice(shelf, "purchase", "invoice", true);
        bought["number"] = json!("P-77");
        bought
    }),
    ("POST /invoices", "", |shelf| invoice(shelf, "sales", "invoice", true)),
    ("POST /contras", "", contra),
    ("POST /contras/{id}/undo", "ctr", |_| json!({})),
    ("POST /contras", "", contra),
    ("POST /bank-transactions", "", |shelf| row(shelf, "-3.00")),
    ("POST /bank-transactions/{id}/confirm", "btx", |shelf| {
        json!({ "refund": true, "contact_id": shelf.last("con"),
            "lines": [{ "account_id": shelf.code("6700"), "amount": "-1.00" }] })
    }),
    ("POST /invoices/{id}/write-off", "inv", write_off),
    ("POST /invoices/{id}/write-off/undo", "inv", |_| json!({})),
    ("POST /invoices/{id}/write-off", "inv", write_off),
    ("POST /vat-returns", "", |_| json!({ "date_from": "2026-01-01", "date_to": "2026-01-31" })),
    ("POST /vat-returns/{id}/finalise", "vrt", |_| json!({})),
    ("POST /vat-returns/{id}/reopen", "vrt", |_| json!({ "reason": "x" })),
    ("POST /vat-returns/{id}/finalise", "vrt", |_| json!({})),
    ("POST /journals", "", |shelf| {
        let [debit, credit] = ["2250", "3000"].map(|code| shelf.code(code));
        json!({ "entry_date": "2026-03-05", "description": "HMRC", "lines": [
            { "account_id": debit, "debit": "9000" }, { "account_id": credit, "credit": "9000" }] })
    }),
    ("POST /vat-returns/{id}/payments", "vrt", |shelf| json!({ "journal_id": shelf.last("jnl") })),
    ("DELETE /vat-returns/{id}/payments/{journal_id}", "vrt", |_| Value::Null),
    ("POST /vat-returns/{id}/payments", "vrt", |shelf| json!({ "journal_id": shelf.last("jnl") })),
    ("POST /vat-returns/{id}/file", "vrt", |_| json!({ "filed_at": "2026-03-05T10:00:00Z" })),
    (
        "POST /invoices/{id}/vat-relief",
        "inv",
        |_| json!({ "date": "2026-09-01", "not_assigned": true }),
    ),
    ("POST /invoices/{id}/vat-relief/undo", "inv", |_| json!({})),
    (
        "POST /unpaid-purchases/repay-vat",
        "",
        |shelf| json!({ "date": "2026-09-01", "account_id": shelf.code("6700") }),
    ),
    ("PATCH ", "", |_| json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 10 })),
    ("POST /vat-returns", "", |_| {
        json!({ "date_from": "2026-02-01", "date_to": "2026-02-28",
            "adjustments": [{ "box": 2, "amount": 5, "reason": "x" }] })
    }),
    ("POST /journals", "", |shelf| journal(shelf, "2026-01-15")),
    (
        "POST /vat-returns/{id}/late-vat",
        "vrt",
        |shelf| json!({ "journal_id": shelf.last("jnl"), "kind": "error", "behaviour": "careless" }),
    ),
    ("POST /vat-returns/{id}/finalise", "vrt", |_| json!({})),
    ("POST /period-lock", "", |_| json!({ "lock_date": "2026-01-05", "reason": "x" })),
];

/// What is to be done, given what is there by then.
pub(super) type Step = Box<dyn FnOnce(&Shelf) -> Request>;

/// Each action once, all of them good.
pub(super) fn steps() -> Vec<Step> {
    let step = |(template, kind, body): Told| -> Step {
        Box::new(move |shelf: &Shelf| match template {
            "POST invitations/{id}/accept" => accept(&shelf.last(kind), 0),
            "PATCH /tax-codes/{code}" => {
                let path = "/tax-codes/CAR".to_owned();
                Request { path, ..request(template, "", body(shelf)) }
            }
            _ if template.ends_with("{journal_id}") => {
                let asked = request(template, &shelf.last(kind), body(shelf));
                let path = asked.path.replacen("{journal_id}", &shelf.last("jnl"), 1);
                Request { path, ..asked }
            }
            _ if template.ends_with("{allocation_id}") => {
                unallocate(&shelf.last_part(&template[7..12]))
            }
            _ => {
                let id = if kind.is_empty() { String::new() } else { shelf.last(kind) };
                request(template, &id, body(shelf))
            }
        })
    };
    TOLD.into_iter().map(step).collect()
}

/// An export of books in which there is nothing.
fn empty_books() -> Value {
    const LISTS: &str = "accounts tax_codes tax_rates vat_methods contacts bank_accounts stated_balances \
        bank_transactions unlinked_journals invoices invoice_lines settlements contras allocations write_offs \
        deposit_releases unpaid_vat journal_metadata balance_assertions vat_entries vat_returns vat_payments late_vat number_sequences members \
        audit_events imported_from journals";
    let zeros = "0".repeat(64);
    let mut document = json!({
        "format": "tieout-books-1", "organisation": "Fourth Ltd", "currency": "GBP",
        "head": { "sequence": 0, "hash": zeros, "audit_sequence": 0, "audit_hash": zeros },
        "settings": {
            "id": "org_00000000000000000000000001", "name": "Fourth Ltd", "currency": "GBP", "country": "GB",
            "financial_year_end": "03-31", "vat_registered": false, "vat_scheme": "none", "vat_rounding": "line",
            "status": "active", "created_at": "2026-01-01T09:00:00.000Z",
            "updated_at": "2026-01-01T09:00:00.000Z", "version": 1,
        },
    });
    for list in LISTS.split_whitespace() {
        document[list] = json!([]);
    }
    document
}

fn journal(shelf: &Shelf, day: &str) -> Value {
    let [debit, credit] = ["6200", "3000"].map(|code| shelf.code(code));
    json!({ "entry_date": day, "description": "d", "lines": [
        { "account_id": debit, "debit": "24.00", "vat_code": "ST" },
        { "account_id": credit, "credit": "24.00" }] })
}

fn contra(shelf: &Shelf) -> Value {
    let documents = [shelf.last("inv"), shelf.before_last("inv")];
    let allocations = documents.map(|id| json!({ "invoice_id": id, "amount": "6.00" }));
    json!({ "contact_id": shelf.last("con"), "date": "2026-02-05", "allocations": allocations })
}

fn write_off(shelf: &Shelf) -> Value {
    json!({ "date": "2026-02-10", "account_id": shelf.code("6700") })
}

fn row(shelf: &Shelf, amount: &str) -> Value {
    json!({ "bank_account_id": shelf.last("bac"), "date": "2026-01-15", "amount": amount,
        "description": "CARD 4711 SCREWFIX" })
}

fn invoice(shelf: &Shelf, side: &str, kind: &str, is_issued: bool) -> Value {
    let account = shelf.code(if side == "sales" { "4000" } else { "5000" });
    json!({ "type": side, "kind": kind, "contact_id": shelf.last("con"), "issue": is_issued,
        "issue_date": "2026-01-20", "lines": [{ "description": "x", "unit_price": 50,
        "account_id": account, "vat_code": "ST" }] })
}
