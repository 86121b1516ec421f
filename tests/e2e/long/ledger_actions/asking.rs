//! Requests for every action of the ledger, with what may or may not be there.

use serde_json::{Value, json};

use super::Dice;
use super::shelf::Shelf;

/// Something to be done.
#[derive(Debug)]
pub(super) struct Request {
    /// Method and path as the published contract has them, below the organisation's.
    pub(super) template: &'static str,
    pub(super) method: &'static str,
    /// Below the organisation's path, or with `~` in front below the ledger's.
    pub(super) path: String,
    pub(super) body: Value,
    /// One of those who are invited, not the owner.
    pub(super) caller: Option<usize>,
}

impl Request {
    /// Whether its answer is kept for repetitions.
    pub(super) fn is_kept(&self) -> bool {
        self.method != "DELETE" && !self.path.ends_with("/suggest")
    }

    /// Whether what its path names is gone when it is done; what takes off a part of a thing leaves that.
    pub(super) fn removes(&self) -> bool {
        self.method == "DELETE" && self.template.matches('{').count() == 1
    }
}

pub(super) fn request(template: &'static str, id: &str, body: Value) -> Request {
    let (method, below) = template.split_once(' ').expect("a method");
    let own = if below.is_empty() || below.starts_with('/') { "" } else { "~/" };
    let path = format!("{own}{}", below.replacen("{id}", id, 1));
    Request { template, method, path, body, caller: None }
}

/// What takes an allocation back.
pub(super) fn unallocate(part: &str) -> Request {
    let template = if part.starts_with("/settlements") {
        "DELETE /settlements/{id}/allocations/{allocation_id}"
    } else {
        "DELETE /invoices/{id}/allocations/{allocation_id}"
    };
    Request { path: part.to_owned(), ..request(template, "", Value::Null) }
}

/// Accepts an invitation as one of those who are invited.
pub(super) fn accept(id: &str, caller: usize) -> Request {
    Request { caller: Some(caller), ..request("POST invitations/{id}/accept", id, json!({})) }
}

const CODES: [&str; 12] = [
    "1100", "1220", "1310", "2110", "2900", "3000", "4000", "4010", "5000", "6200", "6300", "6700",
];

impl Dice {
    fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.roll(list.len())]
    }

    fn amount(&mut self) -> String {
        self.of(&["12.00", "24.00", "60.00", "120.00", "0.03", "33.33"]).to_owned()
    }

    fn signed(&mut self) -> String {
        let sign = self.of(&["", "-"]);
        format!("{sign}{}", self.amount())
    }

    fn day(&mut self) -> String {
        format!("2026-{:02}-{:02}", 1 + self.roll(6), 1 + self.roll(28))
    }

    fn vat(&mut self) -> &'static str {
        self.of(&["NV", "NV", "NV", "ST", "ST", "RR", "ZR", "EX"])
    }

    /// An account: one that takes lines by hand, or any.
    fn account(&mut self, known: &Shelf) -> String {
        if self.is_one_of(12) { known.one("acc", self) } else { known.code(self.of(&CODES)) }
    }
}

/// Anything, about anything.
pub(super) fn next(dice: &mut Dice, shelf: &Shelf, invited: &[(String, String); 2]) -> Request {
    match dice.roll(64) {
        0..=5 => of_journals(dice, shelf),
        6..=21 => of_bank_transactions(dice, shelf),
        22..=37 => of_documents(dice, shelf),
        38..=49 => of_money(dice, shelf),
        50..=54 => of_vat(dice, shelf),
        55..=60 => of_chart(dice, shelf),
        _ => of_organisation(dice, shelf, invited),
    }
}

fn any_journal(dice: &mut Dice, shelf: &Shelf) -> Value {
    let (amount, code) = (dice.amount(), dice.vat());
    let other = if dice.is_one_of(12) { dice.amount() } else { amount.clone() };
    let mut body = json!({ "entry_date": dice.day(), "description": "d", "lines": [
        { "account_id": dice.account(shelf), "debit": amount, "vat_code": code },
        { "account_id": dice.account(shelf), "credit": other }] });
    if dice.is_one_of(3) {
        body["external_id"] = json!(format!("j{}", dice.roll(60)));
    }
    if dice.is_one_of(8) {
        body["reverse_on"] = json!(dice.day());
    }
    body
}

fn of_journals(dice: &mut Dice, shelf: &Shelf) -> Request {
    let journal = shelf.one("jnl", dice);
    match dice.roll(6) {
        0 => {
            let journals = [any_journal(dice, shelf), any_journal(dice, shelf)];
            let mode = dice.of(&["all_or_nothing", "independent"]);
            request("POST /journals/bulk", "", json!({ "journals": journals, "mode": mode }))
        }
        1 => request("POST /journals/{id}/reverse", &journal, json!({ "entry_date": dice.day() })),
        2 => request("POST /journals/{id}/void", &journal, json!({})),
        3 => {
            let [debit, credit] = [dice.account(shelf), dice.account(shelf)];
            let amount = dice.amount();
            let lines = json!([{ "account_id": debit, "debit": amount },
                { "account_id": credit, "credit": amount }]);
            let name = format!("o{}", dice.roll(9));
            let body = json!({ "date": dice.day(), "external_id": name, "lines": lines });
            request("POST /opening-balances", "", body)
        }
        _ => request("POST /journals", "", any_journal(dice, shelf)),
    }
}

fn any_row(dice: &mut Dice) -> Value {
    let description = dice.of(&["TESCO", "BIRCH LTD", "SCREWFIX 4417", "HMRC VAT"]);
    let mut row =
        json!({ "date": dice.day(), "amount": dice.signed(), "description": description });
    if dice.is_one_of(3) {
        row["external_id"] = json!(format!("b{}", dice.roll(80)));
    }
    row
}

/// One of the ways to confirm a row.
fn any_way(dice: &mut Dice, shelf: &Shelf) -> Value {
    match dice.roll(8) {
        0 => json!({}),
        1..=2 => json!({ "account_id": dice.account(shelf), "vat_code": dice.vat() }),
        3 => {
            let (whole, part) = (dice.of(&["60.00", "-60.00"]), dice.of(&["24.00", "-24.00"]));
            let [whole, part] = [whole, part].map(tieout::money::Money::parse);
            let [whole, part] = [whole, part].map(|money| money.expect("money").minor());
            let rest = tieout::money::Money::from_minor(whole - part).to_string();
            let part = tieout::money::Money::from_minor(part).to_string();
            json!({ "lines": [
                { "account_id": dice.account(shelf), "amount": part, "vat_code": dice.vat() },
                { "account_id": dice.account(shelf), "amount": rest }] })
        }
        4 => json!({ "transfer_to_bank_account_id": shelf.one("bac", dice) }),
        5 => json!({ "match": { "journal_id": shelf.one("jnl", dice) } }),
        6 => json!({ "match": { "settlement_id": shelf.one("set", dice) } }),
        _ => json!({ "allocations": [
            { "invoice_id": shelf.one("inv", dice), "amount": dice.amount() }] }),
    }
}

fn of_bank_transactions(dice: &mut Dice, shelf: &Shelf) -> Request {
    let id = shelf.one("btx", dice);
    match dice.roll(16) {
        0..=2 => {
            let mut row = any_row(dice);
            row["bank_account_id"] = json!(shelf.one("bac", dice));
            request("POST /bank-transactions", "", row)
        }
        3 => {
            let rows: Vec<_> = (0..4).map(|_| any_row(dice)).collect();
            let body = json!({ "bank_account_id": shelf.one("bac", dice), "rows": rows });
            request("POST /bank-transactions/import", "", body)
        }
        4 => {
            let item = |dice: &mut Dice| {
                let mut item = any_way(dice, shelf);
                item["id"] = json!(shelf.one("btx", dice));
                item
            };
            let mut items = vec![item(dice), item(dice)];
            items.dedup_by(|one, other| one["id"] == other["id"]);
            let mode = dice.of(&["all_or_nothing", "independent"]);
            let body = json!({ "items": items, "mode": mode });
            request("POST /bank-transactions/confirm-batch", "", body)
        }
        5 => request("POST /bank-transactions/suggest", "", json!({ "apply": true, "limit": 5 })),
        6 => {
            let body = json!({ "account_id": dice.account(shelf), "vat_code": dice.vat(),
                "contact_id": shelf.one("con", dice) });
            request("PATCH /bank-transactions/{id}", &id, body)
        }
        7..=11 => request("POST /bank-transactions/{id}/confirm", &id, any_way(dice, shelf)),
        12 => request("POST /bank-transactions/{id}/void", &id, json!({ "reason": "x" })),
        13 => request("POST /bank-transactions/{id}/unconfirm", &id, json!({})),
        14 => request("POST /bank-transactions/{id}/exclude", &id, json!({})),
        _ => request("POST /bank-transactions/{id}/restore", &id, json!({})),
    }
}

fn any_document(dice: &mut Dice, shelf: &Shelf) -> Value {
    let side = dice.of(&["sales", "sales", "purchase"]);
    let line = |dice: &mut Dice| {
        let quantity = dice.of(&[1, 2, 3]);
        json!({ "description": "x", "unit_price": dice.amount(), "quantity": quantity,
            "account_id": dice.account(shelf), "vat_code": dice.vat() })
    };
    let mut body = json!({ "type": side, "contact_id": shelf.one("con", dice),
        "kind": dice.of(&["invoice", "invoice", "invoice", "credit_note"]),
        "issue_date": dice.day(), "issue": !dice.is_one_of(3),
        "amounts_are": dice.of(&["exclusive", "inclusive"]),
        "lines": [line(dice), line(dice)] });
    if side == "purchase" && !dice.is_one_of(4) {
        body["number"] = json!(format!("P{}", dice.roll(60)));
    }
    body
}

fn parts(dice: &mut Dice, shelf: &Shelf) -> Value {
    let mut part = || json!({ "invoice_id": shelf.one("inv", dice), "amount": dice.amount() });
    json!([part()])
}

fn of_documents(dice: &mut Dice, shelf: &Shelf) -> Request {
    let id = shelf.one("inv", dice);
    match dice.roll(12) {
        0..=4 => request("POST /invoices", "", any_document(dice, shelf)),
        5 => {
            let lines = any_document(dice, shelf)["lines"].clone();
            request("PATCH /invoices/{id}", &id, json!({ "lines": lines, "notes": "n" }))
        }
        6 => request("PATCH /invoices/{id}", &id, json!({ "reference": "r" })),
        7 => request("POST /invoices/{id}/issue", &id, json!({ "issue_date": dice.day() })),
        8 => request("POST /invoices/{id}/void", &id, json!({ "reason": "x" })),
        9 => request("DELETE /invoices/{id}", &id, Value::Null),
        _ => {
            let body = json!({ "allocations": parts(dice, shelf) });
            request("POST /invoices/{id}/allocations", &id, body)
        }
    }
}

fn of_money(dice: &mut Dice, shelf: &Shelf) -> Request {
    let id = shelf.one("set", dice);
    match dice.roll(10) {
        0..=3 => {
            let mut body = json!({ "type": dice.of(&["receipt", "receipt", "payment"]),
                "contact_id": shelf.one("con", dice), "bank_account_id": shelf.one("bac", dice),
                "date": dice.day(), "amount": dice.amount(), "refund": dice.is_one_of(6) });
            if dice.is_one_of(2) {
                body["allocations"] = parts(dice, shelf);
            }
            if dice.is_one_of(3) {
                body["deposit"] = json!({ "vat_code": dice.of(&["ST", "RR", "ZR"]) });
            }
            request("POST /settlements", "", body)
        }
        4..=6 => {
            let body = json!({ "allocations": parts(dice, shelf) });
            request("POST /settlements/{id}/allocations", &id, body)
        }
        7..=8 => match shelf.part(dice) {
            Some(part) => unallocate(part),
            None => request("POST /settlements/{id}/void", &id, json!({})),
        },
        _ => request("POST /settlements/{id}/void", &id, json!({ "reason": "x" })),
    }
}

fn of_vat(dice: &mut Dice, shelf: &Shelf) -> Request {
    let id = shelf.one("vrt", dice);
    match dice.roll(6) {
        0..=1 => {
            let month = 1 + dice.roll(6);
            let body = json!({ "date_from": format!("2026-{month:02}-01"),
                "date_to": format!("2026-{month:02}-28") });
            request("POST /vat-returns", "", body)
        }
        2 => {
            let month = 1 + dice.roll(6);
            let (from, to) = (format!("2026-{month:02}-01"), format!("2026-{:02}-01", month + 1));
            let to = tieout::date::Date::parse_iso(&to).expect("a day").plus_days(-1);
            request("POST /vat-returns", "", json!({ "date_from": from, "date_to": to }))
        }
        3 => request("DELETE /vat-returns/{id}", &id, Value::Null),
        4 => request("POST /vat-returns/{id}/finalise", &id, json!({})),
        _ => {
            let body = json!({ "code": dice.of(&["ST", "RR"]), "rate": dice.of(&[5, 17, 20]),
                "effective_from": dice.day() });
            request("POST /tax-codes", "", body)
        }
    }
}

fn of_chart(dice: &mut Dice, shelf: &Shelf) -> Request {
    let code = format!("8{:03}", dice.roll(40));
    let status = dice.of(&["active", "active", "archived"]);
    match dice.roll(9) {
        0 => {
            let body = json!({ "code": code, "name": "x", "account_type": "EXPENSE" });
            request("POST /accounts", "", body)
        }
        1 => {
            let account = shelf.one("acc", dice);
            request("PATCH /accounts/{id}", &account, json!({ "status": status, "code": code }))
        }
        2 => {
            let account = dice.account(shelf);
            request("PATCH /accounts/{id}", &account, json!({ "status": "active" }))
        }
        3 => request("DELETE /accounts/{id}", &shelf.one("acc", dice), Value::Null),
        4..=5 => {
            let mut body =
                json!({ "name": "Oak", "kind": dice.of(&["customer", "supplier", "both"]) });
            if dice.is_one_of(2) {
                body["reference"] = json!(format!("c{}", dice.roll(9)));
            }
            request("POST /contacts", "", body)
        }
        6 => {
            let kind = dice.of(&["customer", "supplier", "both", "both"]);
            let contact = shelf.one("con", dice);
            request("PATCH /contacts/{id}", &contact, json!({ "kind": kind, "status": status }))
        }
        7 => request("DELETE /contacts/{id}", &shelf.one("con", dice), Value::Null),
        _ if dice.is_one_of(2) => {
            let body = json!({ "name": "Bank", "opening_balance": dice.signed(),
                "opening_date": dice.day() });
            request("POST /bank-accounts", "", body)
        }
        _ => request("PATCH /bank-accounts/{id}", &shelf.one("bac", dice), json!({ "name": "B" })),
    }
}

fn of_organisation(dice: &mut Dice, shelf: &Shelf, invited: &[(String, String); 2]) -> Request {
    let caller = dice.roll(2);
    match dice.roll(8) {
        0 => {
            let day = dice.of(&["2026-01-05", "2026-01-20", "2026-02-10", "2026-03-01"]);
            request("POST /period-lock", "", json!({ "lock_date": day, "reason": "x" }))
        }
        1 => request("POST /period-lock", "", json!({ "lock_date": null, "reason": "x" })),
        2 => request("PATCH ", "", json!({ "vat_rounding": dice.of(&["line", "document"]) })),
        3 => match dice.roll(3) {
            0 => request("PATCH ", "", json!({ "vat_scheme": "standard" })),
            1 => request("PATCH ", "", json!({ "vat_scheme": "cash" })),
            _ => {
                let body = json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 12.5 });
                request("PATCH ", "", body)
            }
        },
        4..=5 => {
            let body =
                json!({ "email": invited[caller].0, "role": dice.of(&["editor", "viewer"]) });
            request("POST /members", "", body)
        }
        6 => request("DELETE /members/{id}", &shelf.one("mem", dice), Value::Null),
        _ => accept(&shelf.one("mem", dice), caller),
    }
}
