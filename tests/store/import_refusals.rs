//! What no export says, an import does not take: each fault is refused with its place, and leaves nothing.

use serde_json::{Value, json};
use tieout_store::{Denial, NotDone, Store};

use crate::books::Books;
use crate::support::{Desk, on_both_databases};
use crate::whole_books::WholeBooks;
use crate::whole_export::{exported, import};

/// The first row of a section for which this holds.
fn row<'d>(
    document: &'d mut Value,
    section: &str,
    holds: impl Fn(&Value) -> bool,
) -> &'d mut Value {
    let rows = document[section].as_array_mut().unwrap();
    rows.iter_mut().find(|row| holds(row)).unwrap_or_else(|| panic!("no such row in {section}"))
}

fn first<'d>(document: &'d mut Value, section: &str) -> &'d mut Value {
    row(document, section, |_| true)
}

/// An account that this is not, of the same kind.
fn another(document: &Value, section: &str, id: &Value, like: impl Fn(&Value) -> bool) -> Value {
    let mut rows = document[section].as_array().unwrap().iter();
    rows.find(|row| row["id"] != *id && like(row)).unwrap()["id"].clone()
}

/// A fault, and the beginning of the path that is to be named.
type Fault = (&'static str, fn(&mut Value));

/// What the API would not take.
const NOT_TAKEN: [Fault; 39] = [
    ("settings.currency", |document| document["settings"]["currency"] = json!("POUND")),
    ("settings.country", |document| document["settings"]["country"] = json!("England")),
    ("settings.financial_year_end", |document| {
        document["settings"]["financial_year_end"] = json!("02-31");
    }),
    ("settings.name", |document| document["settings"]["name"] = json!("")),
    ("settings.version", |document| document["settings"]["version"] = json!(0)),
    ("accounts[0].name", |document| document["accounts"][0]["name"] = json!("x".repeat(151))),
    ("accounts[0].role", |document| document["accounts"][0]["role"] = json!("king")),
    ("accounts[0].code", |document| document["accounts"][0]["code"] = json!("4 000")),
    ("accounts[", |document| {
        row(document, "accounts", |row| row["role"] == "receivable")["account_type"] =
            json!("INCOME");
    }),
    ("contacts[0].kind", |document| document["contacts"][0]["kind"] = json!("friend")),
    ("contacts[0].email", |document| document["contacts"][0]["email"] = json!("nobody")),
    ("contacts[0].vat_number", |document| {
        document["contacts"][0]["vat_number"] = json!("9".repeat(21));
    }),
    ("contacts[0].default_vat_code", |document| {
        document["contacts"][0]["default_vat_code"] = json!("QQ");
    }),
    ("contacts[0].address.postcode", |document| {
        document["contacts"][0]["address"] = json!({ "postcode": "9".repeat(21) });
    }),
    ("invoices[0].notes", |document| document["invoices"][0]["notes"] = json!("x".repeat(4_001))),
    ("invoices[0].number", |document| document["invoices"][0]["number"] = json!(" 7")),
    ("invoice_lines[0].", |document| {
        document["invoice_lines"][0]["unit_price"] = json!(7_654.32);
    }),
    ("invoice_lines[0].vat_code", |document| {
        document["invoice_lines"][0]["vat_code"] = json!("QQ");
    }),
    ("bank_accounts[0].name", |document| document["bank_accounts"][0]["name"] = json!(" ")),
    ("bank_transactions[0].description", |document| {
        document["bank_transactions"][0]["description"] = json!("x".repeat(501));
    }),
    ("number_sequences[0].name", |document| {
        document["number_sequences"][0]["name"] = json!("quotation");
    }),
    ("journals[0].description", |document| {
        document["journals"][0]["description"] = json!("x".repeat(501));
    }),
    ("journals[0].lines[0].memo", |document| {
        document["journals"][0]["lines"][0]["memo"] = json!("x".repeat(501));
    }),
    ("audit_events[0].action", |document| {
        document["audit_events"][0]["action"] = json!("x".repeat(256));
    }),
    ("invoices[0].due_date", |document| document["invoices"][0]["due_date"] = json!("2001-01-01")),
    ("invoice_lines[0].vat", |document| {
        let line = &mut document["invoice_lines"][0];
        (line["vat"], line["given_vat"]) = (json!(-9.00), Value::Null);
    }),
    ("tax_codes[0].rate", |document| {
        let code = &mut document["tax_codes"][0];
        (code["kind"], code["rate"]) = (json!("outside_uk"), json!(20));
    }),
    ("tax_codes[0].code", |document| document["tax_codes"][0]["code"] = json!("ST")),
    ("audit_events[0].became", |document| {
        document["audit_events"][0]["became"] = json!({ "note": "x".repeat(1_000_000) });
    }),
    ("head", |document| document["head"]["hash"] = json!("00")),
    ("organisation", |document| document["organisation"] = json!("Other Ltd")),
    ("currency", |document| document["currency"] = json!("EUR")),
    ("head.sequence", |document| document["head"]["sequence"] = json!(1)),
    ("head.audit_sequence", |document| document["head"]["audit_sequence"] = json!(1)),
    ("journals[", |document| document["head"]["hash"] = json!("0".repeat(64))),
    ("unpaid_vat[0].act", |document| document["unpaid_vat"][0]["act"] = json!("rubbish")),
    ("vat_methods[0].flat_rate_percent", |document| {
        let method = &mut document["vat_methods"][0];
        (method["vat_registered"], method["vat_scheme"]) = (json!(true), json!("flat_rate"));
        method["flat_rate_percent"] = json!(-10);
    }),
    ("tax_rates", |document| {
        let day = |at: i32| format!("{}-01-01", 2000 + at);
        let rates =
            (0..101).map(|at| json!({ "code": "ST", "effective_from": day(at), "rate": 200_000 }));
        document["tax_rates"] = rates.collect();
    }),
    ("journals[0].lines", |document| {
        let line = document["journals"][0]["lines"][0].clone();
        document["journals"][0]["lines"] = vec![line; 10_001].into();
    }),
];

/// What the API would take, row by row, and which is not so.
const NOT_SO: [Fault; 36] = [
    ("invoices", |document| document["invoices"][0]["paid"] = json!(0.01)),
    // What is issued counts as the method of its tax point has it, whatever was paid.
    ("invoices[", |document| {
        let issued = row(document, "invoices", |row| row["status"] == "issued");
        issued["vat_counts"] =
            json!(if issued["vat_counts"] == "paid" { "issued" } else { "paid" });
    }),
    ("unpaid_vat", |document| {
        row(document, "unpaid_vat", |row| row["act"] == "input_repaid")["act"] = json!("relief");
    }),
    ("contacts[", |document| {
        let sold =
            row(document, "invoices", |row| row["type"] == "sales" && row["status"] != "void");
        let customer = sold["contact_id"].clone();
        row(document, "contacts", |row| row["id"] == customer)["kind"] = json!("supplier");
    }),
    ("", |document| {
        let is_mirror = |row: &Value| {
            !row["reverses_journal_id"].is_null()
                && row["lines"].as_array().unwrap().iter().any(|line| line["vat_code"] == "ST")
        };
        let mirror = row(document, "journals", is_mirror);
        let lines = mirror["lines"].as_array_mut().unwrap();
        let coded = lines.iter_mut().find(|line| line["vat_code"] == "ST").unwrap();
        let is_input = coded["vat_side"] == "input";
        coded["vat_side"] = json!(if is_input { "output" } else { "input" });
    }),
    // A mirror counts for VAT as what it mirrors.
    ("journals[", |document| {
        let is_mirror = |row: &Value| {
            !row["reverses_journal_id"].is_null()
                && row["lines"].as_array().unwrap().iter().any(|line| line["vat_code"] == "ST")
        };
        let mirror = row(document, "journals", is_mirror);
        let lines = mirror["lines"].as_array_mut().unwrap();
        let coded = lines.iter_mut().find(|line| line["vat_code"] == "ST").unwrap();
        coded["vat_code"] = json!("RR");
    }),
    ("journals[", |document| {
        let mirror = row(document, "journals", |row| !row["reverses_journal_id"].is_null());
        mirror["entry_date"] = json!("2001-01-01");
    }),
    ("journals[", |document| {
        row(document, "journals", |row| row["source"] == "manual")["source"] = json!("reversal");
    }),
    ("", |document| {
        let undone = row(document, "write_offs", |row| !row["void_date"].is_null());
        let day = undone["void_date"].as_str().unwrap();
        let other = format!("{}{}", &day[..8], if day.ends_with("28") { "27" } else { "28" });
        undone["void_date"] = json!(other);
    }),
    ("journals[", |document| document["vat_entries"][0]["vat"] = json!(77.00)),
    ("settlements", |document| document["settlements"][0]["allocated"] = json!(0.00)),
    ("audit_events[0].number", |document| document["audit_events"][0]["number"] = json!(3)),
    ("invoices[", |document| {
        let is_issued = |row: &Value| row["status"] == "issued";
        let issued = row(document, "invoices", is_issued)["id"].clone();
        let account =
            row(document, "invoice_lines", |row| row["invoice_id"] == issued)["account_id"].clone();
        let other = another(document, "accounts", &account, |row| row["role"].is_null());
        row(document, "invoice_lines", |row| row["invoice_id"] == issued)["account_id"] = other;
    }),
    ("invoices[", |document| {
        let is_issued = |row: &Value| row["status"] == "issued";
        let issued = row(document, "invoices", is_issued);
        issued["tax_point"] = issued["issue_date"].clone();
        // In the same month: the control account still moves as the documents of each month do.
        let other =
            if issued["issue_date"].as_str().unwrap().ends_with("-02") { "-03" } else { "-02" };
        let month = issued["issue_date"].as_str().unwrap()[..7].to_owned();
        issued["issue_date"] = json!(month + other);
    }),
    ("invoices[", |document| {
        let lines = document["invoice_lines"].as_array_mut().unwrap();
        lines.remove(0);
    }),
    ("settlements[", |document| {
        let settlements = document["settlements"].as_array_mut().unwrap();
        let [first, second] = [0, 1].map(|at: usize| settlements[at]["journal_id"].clone());
        (settlements[0]["journal_id"], settlements[1]["journal_id"]) = (second, first);
    }),
    ("bank_transactions[", |document| {
        row(document, "bank_transactions", |row| row["way"] == "account")["date"] =
            json!("2031-01-01");
    }),
    ("bank_transactions[", |document| {
        let is_coded = |row: &Value| row["way"] == "account";
        row(document, "bank_transactions", is_coded)["posted_vat"] = json!(0.07);
    }),
    // Of a deposit its VAT, how it stands to VAT, and what of it was released.
    ("settlements[", |document| {
        row(document, "settlements", is_deposit)["deposit_vat"] = json!(1.01);
    }),
    ("settlements[", |document| {
        row(document, "settlements", is_deposit)["deposit_vat_code"] = json!("RR");
    }),
    ("settlements[", |document| {
        let release = first(document, "deposit_releases");
        let [net, vat] = [&release["net"], &release["vat"]].map(|money| money.as_f64().unwrap());
        let pence = |amount: f64| json!((amount * 100.0).round() / 100.0);
        (release["net"], release["vat"]) = (pence(net - 0.01), pence(vat + 0.01));
    }),
    ("bank_transactions[", |document| {
        let is_posted = |row: &Value| row["status"] == "confirmed";
        row(document, "bank_transactions", is_posted)["amount"] = json!(1.01);
    }),
    ("bank_transactions[", |document| {
        let is_posted = |row: &Value| row["status"] == "confirmed";
        let posted = row(document, "bank_transactions", is_posted);
        posted["journal_line"] = json!(3 - posted["journal_line"].as_i64().unwrap());
    }),
    ("bank_transactions[", |document| {
        let is_coded = |row: &Value| !row["posted_account_id"].is_null();
        let account = row(document, "bank_transactions", is_coded)["posted_account_id"].clone();
        let other = another(document, "accounts", &account, |row| row["role"].is_null());
        row(document, "bank_transactions", is_coded)["posted_account_id"] = other;
    }),
    ("bank_accounts[", |document| {
        let has_opening = |row: &Value| !row["opening_journal_id"].is_null();
        row(document, "bank_accounts", has_opening)["opening_balance"] = json!(0.01);
    }),
    ("bank_accounts[", |document| {
        let account = first(document, "bank_accounts")["account_id"].clone();
        let account = row(document, "accounts", |row| row["id"] == account);
        account["role"] = Value::Null;
    }),
    ("write_offs", |document| {
        let account = first(document, "write_offs")["account_id"].clone();
        let like = |row: &Value| row["account_type"] == "EXPENSE" && row["role"].is_null();
        let other = another(document, "accounts", &account, like);
        first(document, "write_offs")["account_id"] = other;
    }),
    ("journals[", |document| {
        row(document, "journals", |row| row["source"] == "manual")["source"] = json!("invoice");
    }),
    ("invoices[", |document| {
        row(document, "journals", |row| row["source"] == "invoice")["source"] = json!("manual");
    }),
    ("unpaid_vat", |document| {
        let posted = first(document, "unpaid_vat")["journal_id"].clone();
        row(document, "journals", |row| row["id"] == posted)["source"] = json!("manual");
    }),
    ("", |document| {
        row(document, "bank_transactions", |row| row["way"] == "account")["way"] = json!("match");
    }),
    ("bank_transactions[", |document| {
        row(document, "bank_transactions", |row| row["way"] == "account")["way"] =
            json!("allocations");
    }),
    ("", |document| {
        let income =
            row(document, "accounts", |row| row["code"] == "7999" || row["role"].is_null());
        let other = income["id"].clone();
        let has_vat = |row: &Value| {
            row["lines"].as_array().unwrap().iter().any(|line| line["generated"] == true)
        };
        let lines = row(document, "journals", has_vat)["lines"].as_array_mut().unwrap();
        lines.iter_mut().find(|line| line["generated"] == true).unwrap()["account_id"] = other;
    }),
    ("", |document| {
        let reverses = |row: &Value| !row["reverses_journal_id"].is_null();
        let account = row(document, "journals", reverses)["lines"][1]["account_id"].clone();
        let other = another(document, "accounts", &account, |row| row["role"].is_null());
        row(document, "journals", reverses)["lines"][1]["account_id"] = other;
    }),
    ("", |document| first(document, "allocations")["date"] = json!("2001-01-01")),
    ("invoices[", |document| {
        let is_void = |row: &Value| !row["void_journal_id"].is_null();
        let void = row(document, "invoices", is_void);
        let day = void["void_date"].as_str().unwrap();
        let other = format!("{}{}", &day[..7], if day.ends_with("-28") { "-27" } else { "-28" });
        void["void_date"] = json!(other);
    }),
];

fn is_deposit(settlement: &Value) -> bool {
    !settlement["deposit_vat_code"].is_null()
}

async fn check_refused(store: &Store, desk: &Desk, books: &Books, faults: &[Fault]) {
    const ORGANISATIONS: &str = "SELECT count(*) FROM organisations";
    let document: Value = serde_json::from_str(&exported(store, books.organisation).await).unwrap();
    let before = desk.number(ORGANISATIONS).await;
    for ((field, bend), at) in faults.iter().zip(0..) {
        let mut bad = document.clone();
        bend(&mut bad);
        assert_ne!(bad, document, "{at}: {field}");
        let error = import(store, books, &bad.to_string()).await.unwrap_err();
        let NotDone::Refused(Denial::Refused(refusal)) = error else {
            panic!("{at}: {field}: {error:?}")
        };
        assert_eq!(refusal.reason.name(), "books_not_whole", "{at}: {field}");
        let found = refusal.details["field"].as_str().unwrap();
        assert!(found.starts_with(field), "{at}: {field}: {found}: {}", refusal.message);
        assert_eq!(desk.number(ORGANISATIONS).await, before, "{at}: {field}");
    }
}

on_both_databases! {
    async fn what_the_api_would_not_take_is_refused(desk: &Desk) {
        let store = desk.store().await;
        let whole = WholeBooks::new(&store).await;
        check_refused(&store, desk, &whole.books, &NOT_TAKEN).await;
        store.close().await;
    }

    async fn what_does_not_agree_with_the_rest_is_refused(desk: &Desk) {
        let store = desk.store().await;
        let whole = WholeBooks::new(&store).await;
        check_refused(&store, desk, &whole.books, &NOT_SO).await;
        store.close().await;
    }

    async fn a_key_that_is_there_twice_is_refused(desk: &Desk) {
        let store = desk.store().await;
        let whole = WholeBooks::new(&store).await;
        let document = exported(&store, whole.books.organisation).await;
        for (was, is) in [
            ("\n\"settings\":{", "\n\"settings\":{\"name\":\"Other Ltd\","),
            ("\n\"accounts\":[", "\n\"accounts\":[],\n\"accounts\":["),
        ] {
            let twice = document.replacen(was, is, 1);
            assert_ne!(twice, document);
            let error = import(&store, &whole.books, &twice).await.unwrap_err();
            assert!(matches!(error, NotDone::Refused(_)), "{error:?}");
        }
        store.close().await;
    }
}
