//! VAT codes with boxes of their own: those that are built in, and an organisation's own.

use serde_json::{Value, json};

use super::banking::{Bank, number, text};
use super::invoicing::{Desk, totals};
use super::support::{Books, money, refused};
use super::vat::{assert_whole, behind, boxes, counted, report, with_vat};
use crate::daemon::Answer;
use crate::place::{Place, on_both_databases};

/// The lines of a journal: account, debit, credit, VAT, the VAT in the cost, and the kind.
fn lines(journal: &Value) -> Vec<String> {
    let line = |line: &Value| {
        let [debit, credit, vat, cost] =
            ["debit", "credit", "vat_amount", "vat_in_cost"].map(|key| money(&line[key]));
        let kind = line["vat_kind"].as_str().unwrap_or("-");
        let of_vat = if line["generated"] == true { " VAT" } else { "" };
        format!("{} {debit} {credit} {vat} {cost} {kind}{of_vat}", text(line, "account_code"))
    };
    journal["lines"].as_array().expect("lines").iter().map(line).collect()
}

/// A VAT code of the organisation's own, at 20 % from 1 January 2026.
fn own(code: &str, kind: &str) -> Value {
    let rate = if kind.starts_with("outside") { 0 } else { 20 };
    json!({
        "code": code, "name": format!("Own {kind}"), "kind": kind, "rate": rate,
        "effective_from": "2026-01-01",
    })
}

fn scheme<'p>(place: &'p Place, patch: &Value) -> Desk<'p> {
    let desk = Desk::with_vat(place);
    let patched = desk.books.ask("PATCH", "", patch);
    assert_eq!(patched.status, 200, "{patched:?}");
    desk
}

#[track_caller]
fn unknown(answer: &Answer, field: &str) {
    assert_eq!(refused(answer, 422, "unknown_vat_code")["field"], field);
}

on_both_databases! {
    /// Source: HMRC Notice 741A, section 5.
    fn advertising_from_abroad_is_paid_without_vat_and_counts_on_both_sides_of_the_return(place: &Place) {
        let bank = Bank::with_vat(place);
        let books = &bank.books;
        let coded = json!({ "account_id": books.id("6200"), "vat_code": "RC" });
        let row = bank.waiting("2026-01-10", "-1000");
        let paid = bank.done(&row, "confirm", &coded);
        assert_eq!([money(&paid["vat_amount"]), money(&paid["net_amount"])], ["0.00", "-1000.00"]);
        let journal = books.get(&format!("/journals/{}", text(&paid, "journal_id"))).json();
        assert_eq!(lines(&journal["data"]), [
            "1300 0.00 1000.00 0.00 0.00 -",
            "6200 1000.00 0.00 200.00 0.00 reverse_charge",
            "2250 200.00 0.00 0.00 0.00 - VAT",
            "2250 0.00 200.00 0.00 0.00 - VAT",
        ]);
        assert_eq!(counted(books, "2026-03-31"), ["200.00", "200.00", "1000.00", "1000.00"]);
        assert_eq!([books.balance("6200"), books.balance("2250")], ["1000.00", "0.00"]);
        for number in [1, 4, 6, 7] {
            assert_eq!(behind(books, number), ["RC 1000.00 200.00 2026-01-10"], "{number}");
        }
        // By hand, undone on a later day.
        let posted = books.post(&with_vat(books, "2026-02-01", "6200", "500", "RC"));
        assert_eq!(counted(books, "2026-03-31"), ["300.00", "300.00", "1500.00", "1500.00"]);
        let reverse = format!("/journals/{}/reverse", text(&posted, "id"));
        let mirror = books.data(201, &reverse, &json!({ "entry_date": "2026-04-02" }));
        assert_eq!(lines(&mirror)[1..3], [
            "2250 0.00 100.00 0.00 0.00 - VAT", "2250 100.00 0.00 0.00 0.00 - VAT",
        ]);
        let later = boxes(&report(books, "2026-04-01", "2026-06-30"));
        assert_eq!([0, 3, 5, 6].map(|at: usize| &*later[at]), ["-100.00", "-100.00", "-500.00", "-500.00"]);
        assert_eq!(bank.done(&row, "void", &json!({}))["status"], "unconfirmed");
        assert_eq!(counted(books, "2026-03-31"), ["100.00", "100.00", "500.00", "500.00"]);
        let sold = json!({ "account_id": books.id("4000"), "vat_code": "RC" });
        let details = refused(&bank.act(&bank.waiting("2026-01-11", "10"), "confirm", &sold), 422, "vat_code_side");
        assert_eq!(details["field"], "vat_code");
        assert_whole(books);
    }

    /// The VAT is that of the monthly statement, on the value at the border. Source: HMRC Notice 700/12, section 3.
    fn postponed_import_vat_is_that_of_the_statement(place: &Place) {
        let desk = Desk::with_vat(place);
        let books = &desk.books;
        let mut bought = desk.purchase("CN-77", "1000", "PVA");
        bought["lines"][0]["vat_amount"] = number("215.32");
        let made = desk.made(&bought);
        assert_eq!(totals(&made), ["1000.00", "0.00", "1000.00"]);
        assert_eq!(desk.posted(&made, "journal_id"), [
            "2100 0.00 1000.00", "5000 1000.00 0.00", "2250 215.32 0.00 VAT", "2250 0.00 215.32 VAT",
        ]);
        assert_eq!(counted(books, "2026-03-31"), ["215.32", "215.32", "0.00", "1000.00"]);
        assert_eq!(behind(books, 1), ["PVA 0.00 215.32 2026-03-02"]);
        assert_eq!(behind(books, 6), Vec::<String>::new());
        // Without an amount: the standard rate on the price, whatever the prices have in them.
        let mut bought = desk.purchase("CN-78", "100", "PVA");
        bought["amounts_are"] = json!("inclusive");
        assert_eq!(totals(&desk.made(&bought)), ["100.00", "0.00", "100.00"]);
        assert_eq!(counted(books, "2026-03-31"), ["235.32", "235.32", "0.00", "1100.00"]);
        let note = json!({ "kind": "credit_note", "type": "purchase", "contact_id": desk.supplier,
            "issue_date": "2026-03-09", "number": "CN-79", "lines": [desk.line("5000", "100", "PVA")] });
        desk.made(&note);
        assert_eq!(counted(books, "2026-03-31"), ["215.32", "215.32", "0.00", "1000.00"]);
        desk.done(&made, "void", &json!({}));
        assert_eq!(counted(books, "2026-03-31"), ["0.00", "0.00", "0.00", "0.00"]);
        bought["lines"][0]["unit_price"] = json!(0);
        bought["lines"][0]["vat_amount"] = number("5");
        refused(&books.ask("POST", "/invoices", &bought), 422, "vat_exceeds_amount");
        refused(&books.ask("POST", "/invoices", &desk.sale("100", "PVA")), 422, "vat_code_side");
        assert_whole(books);
    }

    /// Source: HMRC Notice 731, section 2 (what cannot be on the scheme), and section 4.
    fn under_cash_accounting_a_reverse_charge_counts_at_its_tax_point_and_the_rest_when_it_is_paid(place: &Place) {
        let desk = scheme(place, &json!({ "vat_scheme": "cash" }));
        let books = &desk.books;
        let mut bought = desk.purchase("S-1", "100", "RC");
        bought["lines"] = json!([desk.line("5000", "100", "RC"), desk.line("5000", "50", "ST")]);
        let made = desk.made(&bought);
        assert_eq!(totals(&made), ["150.00", "10.00", "160.00"]);
        assert_eq!(counted(books, "2026-03-31"), ["20.00", "20.00", "100.00", "100.00"]);
        let bank = json!({ "name": "Current", "account_id": books.id("1300") });
        let bank = books.data(201, "/bank-accounts", &bank);
        let paid = |amount: &str, date: &str| books.data(201, "/settlements", &json!({
            "type": "payment", "contact_id": desk.supplier, "bank_account_id": bank["id"], "date": date,
            "amount": number(amount), "allocations": [{ "invoice_id": made["id"], "amount": number(amount) }],
        }));
        paid("80", "2026-03-10");
        assert_eq!(counted(books, "2026-03-31"), ["20.00", "25.00", "100.00", "125.00"]);
        paid("80", "2026-03-11");
        assert_eq!(counted(books, "2026-03-31"), ["20.00", "30.00", "100.00", "150.00"]);
        assert_whole(books);
        // Back to standard accounting from the next quarter on: nothing counts twice.
        let left = json!({ "vat_scheme": "standard", "effective_from": "2026-01-01", "confirm_restates": true });
        let left = books.ask("PATCH", "", &left);
        assert_eq!(left.status, 200, "{left:?}");
        assert_eq!(counted(books, "2026-03-31"), ["20.00", "30.00", "100.00", "150.00"]);
        assert_whole(books);
    }

    /// Source: HMRC Notice 733, 6.4; Revenue and Customs Brief 3 (2022): nothing of an import is reclaimed.
    fn under_the_flat_rate_they_count_beside_the_turnover(place: &Place) {
        let desk = scheme(place, &json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 12 }));
        let books = &desk.books;
        books.data(201, "/tax-codes", &own("ABROAD", "outside_uk"));
        desk.made(&desk.sale("1000", "ST"));
        assert_eq!(counted(books, "2026-03-31"), ["144.00", "0.00", "1200.00", "0.00"]);
        desk.made(&desk.purchase("S-1", "100", "RC"));
        assert_eq!(counted(books, "2026-03-31"), ["164.00", "20.00", "1300.00", "100.00"]);
        desk.made(&desk.purchase("S-2", "300", "PVA"));
        assert_eq!(counted(books, "2026-03-31"), ["224.00", "20.00", "1300.00", "400.00"]);
        desk.made(&desk.sale("500", "ABROAD"));
        assert_eq!(counted(books, "2026-03-31"), ["224.00", "20.00", "1800.00", "400.00"]);
        let of = |number| behind(books, number);
        assert_eq!(of(1), ["ST 1000.00 200.00 2026-03-02", "RC 100.00 20.00 2026-03-02", "PVA 0.00 60.00 2026-03-02"]);
        assert_eq!(of(4), ["RC 100.00 20.00 2026-03-02"]);
        assert_eq!(of(6).len(), 3);
        assert_eq!(of(7), ["RC 100.00 20.00 2026-03-02", "PVA 300.00 60.00 2026-03-02"]);
        let draft = json!({ "date_from": "2026-01-01", "date_to": "2026-03-31" });
        let draft = books.data(201, "/vat-returns", &draft);
        books.data(200, &format!("/vat-returns/{}/finalise", text(&draft, "id")), &json!({}));
        // Box 3 less box 4 is what is owed then.
        assert_eq!(books.balance("2250"), "-204.00");
        assert_whole(books);
    }

    /// 12 % of the 2,232.00 of the sale with its VAT are 267.84; the machine's VAT is reclaimed, the laptop's is not. Source: HMRC
    /// Notice 733, section 15; VAT Regulations 1995, reg. 55E.
    fn capital_goods_under_the_flat_rate_have_their_vat_reclaimed_and_charged_when_they_are_sold(place: &Place) {
        let desk = scheme(place, &json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 12 }));
        let books = &desk.books;
        let machine = desk.made(&desk.purchase("M-1", "2500", "CG"));
        assert_eq!(totals(&machine), ["2500.00", "500.00", "3000.00"]);
        desk.made(&desk.purchase("L-1", "1000", "ST"));
        desk.made(&desk.sale("1860", "ST"));
        assert_eq!(counted(books, "2026-03-31"), ["267.84", "500.00", "2232.00", "2500.00"]);
        for number in [4, 7] {
            assert_eq!(behind(books, number), ["CG 2500.00 500.00 2026-03-02"], "{number}");
        }
        for number in [1, 6] {
            assert_eq!(behind(books, number), ["ST 1860.00 372.00 2026-03-02"], "{number}");
        }
        let finalised = |from: &str, to: &str| {
            let draft = books.data(201, "/vat-returns", &json!({ "date_from": from, "date_to": to }));
            let made = books.data(200, &format!("/vat-returns/{}/finalise", text(&draft, "id")), &json!({}));
            assert_whole(books);
            let all = boxes(&made);
            ([0, 3, 4, 5, 6].map(|at: usize| all[at].clone()), books.balance("2250"))
        };
        let first = ["267.84", "500.00", "232.16", "2232.00", "2500.00"].map(str::to_owned);
        // To be repaid.
        assert_eq!(finalised("2026-01-01", "2026-03-31"), (first, "232.16".to_owned()));
        let mut sold = desk.sale("2000", "CG");
        sold["issue_date"] = json!("2026-05-11");
        let sold = desk.made(&sold);
        let journal = books.get(&format!("/journals/{}", text(&sold, "journal_id"))).json();
        assert_eq!(lines(&journal["data"])[1], "4000 0.00 2000.00 400.00 0.00 capital_goods");
        let second = ["400.00", "0.00", "400.00", "2000.00", "0.00"].map(str::to_owned);
        // 400.00 is owed, less the 232.16 that HMRC has not repaid.
        assert_eq!(finalised("2026-04-01", "2026-06-30"), (second, "-167.84".to_owned()));
    }

    fn a_code_of_ones_own_splits_vat_into_what_is_reclaimed_and_cost(place: &Place) {
        let desk = Desk::with_vat(place);
        let books = &desk.books;
        let mut half = own("CAR-50", "standard");
        half["recoverable_percent"] = json!(50);
        let made = books.data(201, "/tax-codes", &half);
        assert_eq!((&made["built_in"], &made["version"], &made["purchase_boxes"]),
            (&json!(false), &json!(1), &json!([4, 7])));
        let leased = desk.made(&desk.purchase("L-1", "100", "CAR-50"));
        assert_eq!(totals(&leased), ["100.00", "20.00", "120.00"]);
        let journal = books.get(&format!("/journals/{}", text(&leased, "journal_id"))).json();
        assert_eq!(lines(&journal["data"]), [
            "2100 0.00 120.00 0.00 0.00 -",
            "5000 110.00 0.00 10.00 10.00 -",
            "2250 10.00 0.00 0.00 0.00 - VAT",
        ]);
        assert_eq!(counted(books, "2026-03-31"), ["0.00", "10.00", "0.00", "100.00"]);
        assert_eq!(behind(books, 7), ["CAR-50 100.00 10.00 2026-03-02"]);
        // By hand, where nothing is reclaimed.
        let mut none = own("BLOCKED", "standard");
        none["recoverable_percent"] = json!(0);
        books.data(201, "/tax-codes", &none);
        let posted = books.post(&with_vat(books, "2026-01-13", "6200", "120", "BLOCKED"));
        assert_eq!(lines(&posted)[0], "6200 120.00 0.00 0.00 20.00 -");
        assert_eq!(counted(books, "2026-03-31"), ["0.00", "10.00", "0.00", "200.00"]);
        // What is sold with it is owed whole.
        desk.made(&desk.sale("100", "CAR-50"));
        assert_eq!(counted(books, "2026-03-31"), ["20.00", "10.00", "100.00", "200.00"]);
        assert_whole(books);
    }

    /// Source: VAT Act 1994 s. 55A; HMRC Notice 735.
    fn a_domestic_reverse_charge_is_the_buyers(place: &Place) {
        let desk = Desk::with_vat(place);
        let books = &desk.books;
        books.data(201, "/tax-codes", &own("CIS", "domestic_reverse_charge"));
        let sold = desk.made(&desk.sale("100", "CIS"));
        assert_eq!(totals(&sold), ["100.00", "0.00", "100.00"]);
        let note = "Reverse charge: customer to account to HMRC for the VAT at 20 %";
        assert_eq!([&sold, &desk.look(&sold)].map(|sold| &sold["lines"][0]["vat_note"]), [note; 2]);
        assert_eq!(counted(books, "2026-03-31"), ["0.00", "0.00", "100.00", "0.00"]);
        let bought = desk.made(&desk.purchase("S-1", "300", "CIS"));
        assert_eq!(bought["lines"][0]["vat_note"], Value::Null);
        assert_eq!(counted(books, "2026-03-31"), ["60.00", "60.00", "100.00", "300.00"]);
        assert_eq!(books.balance("2250"), "0.00");
        let mut sale = desk.sale("100", "CIS");
        sale["lines"][0]["vat_amount"] = json!(20);
        refused(&books.ask("POST", "/invoices", &sale), 422, "vat_not_allowed");
        assert_whole(books);
    }

    fn a_code_of_ones_own_is_made_shown_renamed_and_ended(place: &Place) {
        let desk = Desk::with_vat(place);
        let books = &desk.books;
        books.data(201, "/tax-codes", &own("EXPORT", "outside_uk"));
        let listed = books.get("/tax-codes?limit=200").json();
        let codes: Vec<_> = listed["data"].as_array().expect("codes").iter().map(|one| text(one, "code")).collect();
        assert_eq!(codes, ["ST", "RR", "ZR", "EX", "NV", "RC", "PVA", "CG", "EXPORT"]);
        let shown = books.get("/tax-codes/EXPORT").json()["data"].clone();
        assert_eq!((&shown["kind"], &shown["sales_boxes"], &shown["purchase_boxes"]),
            (&json!("outside_uk"), &json!([6]), &json!([])));
        assert_eq!(books.get("/tax-codes/ST").json()["data"]["built_in"], true);
        assert_eq!(books.get("/tax-codes/RC").json()["data"]["purchase_boxes"], json!([1, 4, 6, 7]));
        for none in ["XX", "export", "acc_1", ""] {
            books.get(&format!("/tax-codes/{none}")).assert_error(404, "not_found");
        }
        let patched = books.ask("PATCH", "/tax-codes/EXPORT", &json!({ "name": "Exports", "effective_to": "2026-06-30" }));
        assert_eq!(patched.status, 200, "{patched:?}");
        let patched = patched.json()["data"].clone();
        assert_eq!((&patched["name"], &patched["effective_to"], &patched["version"]),
            (&json!("Exports"), &json!("2026-06-30"), &json!(2)));
        let mut late = desk.sale("100", "EXPORT");
        late["issue_date"] = json!("2026-07-01");
        let details = refused(&books.ask("POST", "/invoices", &late), 422, "vat_code_not_in_force");
        assert_eq!(details["field"], "lines[0].vat_code");
        let early = json!({ "effective_to": "2025-12-31" });
        refused(&books.ask("PATCH", "/tax-codes/EXPORT", &early), 422, "vat_code_not_in_force");
        let open = books.ask("PATCH", "/tax-codes/EXPORT", &json!({ "effective_to": null })).json()["data"].clone();
        assert_eq!(open["effective_to"], Value::Null);
        desk.made(&late);
        refused(&books.ask("PATCH", "/tax-codes/RC", &json!({ "name": "x" })), 422, "vat_not_allowed");
        books.ask("PATCH", "/tax-codes/XX", &json!({ "name": "x" })).assert_error(404, "not_found");
        let events = books.get("/audit-events?limit=200").json();
        let of_codes = events["data"].as_array().expect("events").iter();
        let actions: Vec<_> = of_codes.map(|event| text(event, "action")).filter(|action| action.starts_with("tax_code")).collect();
        assert_eq!(actions.len(), 3);
        assert_whole(books);
    }

    fn a_code_that_cannot_be_is_refused(place: &Place) {
        let books = Books::with_vat(place);
        let ask = |body: &Value| books.ask("POST", "/tax-codes", body);
        let with = |key: &str, value: Value| {
            let mut body = own("OWN", "standard");
            body[key] = value;
            body
        };
        for (body, field) in [
            (with("code", json!("own")), "code"),
            (with("code", json!("LONGER-THAN")), "code"),
            (with("name", json!("")), "name"),
            (with("kind", json!("other")), "kind"),
            (with("rate", json!(101)), "rate"),
            (with("recoverable_percent", json!(-1)), "recoverable_percent"),
            (with("effective_to", json!("2025-12-31")), "effective_to"),
        ] {
            let details = ask(&body).assert_error(422, "invalid_request_format");
            assert_eq!(details["issues"][0]["field"], field, "{details}");
        }
        for (body, field) in [
            (with("kind", json!("outside_uk")), "rate"),
            (json!({ "code": "OWN", "name": "x", "kind": "reverse_charge", "rate": 0, "effective_from": "2026-01-01" }), "rate"),
            (json!({ "code": "OWN", "name": "x", "rate": 0, "effective_from": "2026-01-01", "recoverable_percent": 5 }), "recoverable_percent"),
            (json!({ "code": "ST", "name": "x", "rate": 5, "effective_from": "2026-01-01" }), "name"),
            (json!({ "code": "PVA", "rate": 5, "effective_from": "2026-01-01" }), "code"),
        ] {
            assert_eq!(refused(&ask(&body), 422, "vat_not_allowed")["field"], field, "{body}");
        }
        let unnamed = json!({ "code": "OWN", "rate": 5, "effective_from": "2026-01-01" });
        assert_eq!(refused(&ask(&unnamed), 422, "unknown_vat_code")["field"], "code");
        books.data(201, "/tax-codes", &own("OWN", "standard"));
        refused(&ask(&own("OWN", "standard")), 409, "duplicate_code");
        let viewer = books.member(place, "viewer@example.com", "viewer");
        books.ask_as(&viewer.key, "POST", "/tax-codes", &own("MORE", "standard")).assert_error(403, "forbidden");
        books.ask_as(&viewer.key, "PATCH", "/tax-codes/OWN", &json!({ "name": "x" })).assert_error(403, "forbidden");
        assert_eq!(books.ask_as(&viewer.key, "GET", "/tax-codes/OWN", &Value::Null).status, 200);
        let stranger = books.stranger(place);
        books.ask_as(&stranger.key, "GET", "/tax-codes/OWN", &Value::Null).assert_error(404, "not_found");
        for place in 1..100 {
            books.data(201, "/tax-codes", &own(&format!("T{place}"), "standard"));
        }
        refused(&ask(&own("MORE", "standard")), 422, "too_many_rates");
        assert_whole(&books);
    }

    fn a_code_that_the_organisation_does_not_have_is_refused_wherever_it_stands(place: &Place) {
        let bank = Bank::with_vat(place);
        let books = &bank.books;
        let before = bank.state();
        unknown(&books.ask("POST", "/journals", &with_vat(books, "2026-01-13", "6200", "120", "XX")), "lines[0].vat_code");
        let mut row = bank.row("2026-01-10", "-120");
        row["vat_code"] = json!("XX");
        unknown(&books.ask("POST", "/bank-transactions", &row), "vat_code");
        let waiting = bank.waiting("2026-01-11", "-60");
        let coded = json!({ "account_id": books.id("6200"), "vat_code": "XX" });
        unknown(&bank.act(&waiting, "confirm", &coded), "vat_code");
        unknown(&books.ask("PATCH", &format!("/bank-transactions/{waiting}"), &json!({ "vat_code": "XX" })), "vat_code");
        let part = json!({ "account_id": books.id("6200"), "amount": -60, "vat_code": "XX" });
        unknown(&bank.act(&waiting, "confirm", &json!({ "lines": [part] })), "lines[0].vat_code");
        let account = json!({ "code": "6999", "name": "x", "account_type": "EXPENSE", "default_vat_code": "XX" });
        unknown(&books.ask("POST", "/accounts", &account), "default_vat_code");
        let default = json!({ "default_vat_code": "XX" });
        unknown(&books.ask("PATCH", &format!("/accounts/{}", books.id("6200")), &default), "default_vat_code");
        let contact = json!({ "kind": "supplier", "name": "Ads Inc", "default_vat_code": "XX" });
        unknown(&books.ask("POST", "/contacts", &contact), "default_vat_code");
        assert_eq!(bank.state()[0], before[0]);
        // One that is there is a default like any other.
        let default = json!({ "default_vat_code": "RC" });
        let patched = books.ask("PATCH", &format!("/accounts/{}", books.id("6200")), &default);
        assert_eq!(patched.json()["data"]["default_vat_code"], "RC");
        let contact = json!({ "kind": "supplier", "name": "Ads Inc", "default_vat_code": "RC" });
        assert_eq!(books.data(201, "/contacts", &contact)["default_vat_code"], "RC");
    }

    fn a_payee_coded_with_a_reverse_charge_before_is_suggested_so_again(place: &Place) {
        let bank = Bank::with_vat(place);
        let books = &bank.books;
        let row = |day: &str| {
            let mut row = bank.row(day, "-1000");
            row["description"] = json!("FACEBK ADS DUBLIN");
            text(&books.data(201, "/bank-transactions", &row), "id").to_owned()
        };
        let coded = json!({ "account_id": books.id("6200"), "vat_code": "RC" });
        for day in ["2026-01-10", "2026-02-10"] {
            bank.done(&row(day), "confirm", &coded);
        }
        let id = row("2026-03-10");
        let suggested = books.data(200, "/bank-transactions/suggest", &json!({}));
        let one = &suggested["suggestions"][0];
        assert_eq!((text(one, "id"), &one["vat_code"], money(&one["vat_amount"])), (&*id, &json!("RC"), "0.00".to_owned()));
    }

    fn exports_carry_the_code_and_what_it_does(place: &Place) {
        let bank = Bank::with_vat(place);
        let books = &bank.books;
        books.post(&with_vat(books, "2026-01-13", "6200", "100", "RC"));
        let export = |format: &str| {
            let answer = books.get(&format!("/export?format={format}"));
            text(&answer.json()["data"], "content").to_owned()
        };
        let json: Value = serde_json::from_str(&export("json")).expect("JSON");
        let line = &json["journals"][0]["lines"][0];
        assert_eq!((&line["vat_code"], &line["vat_kind"]), (&json!("RC"), &json!("reverse_charge")));
        assert!(export("csv").contains(",RC,20.00,false,"), "{}", export("csv"));
        assert!(export("hledger").contains("  ; vat_code: RC\n"), "{}", export("hledger"));
        assert!(export("beancount").contains("\n      vat_code: \"RC\"\n"), "{}", export("beancount"));
    }
}
