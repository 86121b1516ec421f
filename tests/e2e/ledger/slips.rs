//! What would be taken without a word and be missed later: each is refused, with its reason.

use serde_json::{Value, json};

use super::banking::{Bank, number, text};
use super::invoicing::Desk;
use super::settling::Till;
use super::support::{Books, money, refused};
use crate::place::on_both_databases;

/// A journal of the most that two accounts can take in one entry of these many lines.
fn large(books: &Books<'_>, lines: usize) -> Value {
    let side =
        |code: &str, side: &str| json!({ "account_id": books.id(code), side: "9999999999999.99" });
    let mut all = vec![side("6000", "debit"); lines];
    all.extend(vec![side("3000", "credit"); lines]);
    json!({ "entry_date": "2026-01-31", "description": "x", "lines": all })
}

on_both_databases! {
    fn an_external_id_that_stands_for_another_day_or_amount_is_no_duplicate(place: &Place) {
        let bank = Bank::new(place);
        let row = |name: &str, date: &str, amount: &str, description: &str| json!({
            "date": date, "amount": number(amount), "description": description, "external_id": name,
        });
        let import = |rows: &[Value], is_dry: bool| {
            let body = json!({ "bank_account_id": bank.id, "rows": rows, "dry_run": is_dry });
            bank.books.ask("POST", "/bank-transactions/import", &body)
        };
        let first = [row("A", "2026-03-02", "-10", "RENT"), row("B", "2026-03-03", "20", "SALE")];
        assert_eq!(import(&first, false).status, 200);
        // Banks write a text otherwise now and then.
        let again = import(&[row("A", "2026-03-02", "-10.00", "RENT MARCH")], false);
        assert_eq!(again.json()["data"]["duplicates"], 1, "{again:?}");
        for bad in [row("B", "2026-03-03", "20.01", "SALE"), row("B", "2026-03-04", "20", "SALE")] {
            for is_dry in [true, false] {
                let rows = [row("C", "2026-03-05", "5", "NEW"), bad.clone()];
                let details = refused(&import(&rows, is_dry), 409, "duplicate_external_id");
                assert_eq!((&details["field"], &details["index"]), (&json!("rows[1].external_id"), &json!(1)));
            }
        }
        // The same within one file.
        let rows = [row("D", "2026-03-05", "5", "x"), row("D", "2026-03-05", "6", "x")];
        refused(&import(&rows, false), 409, "duplicate_external_id");
        let twice = [row("D", "2026-03-05", "5", "x"), row("D", "2026-03-05", "5", "y")];
        assert_eq!(import(&twice, false).json()["data"]["created"], 1);
        assert_eq!(bank.books.get("/bank-transactions").json()["pagination"]["total"], 3);
        // Another bank account has names of its own.
        let mut bank = bank;
        let savings = bank.savings();
        let body = json!({ "bank_account_id": savings, "rows": [row("A", "2026-03-09", "1", "x")] });
        assert_eq!(bank.books.data(200, "/bank-transactions/import", &body)["created"], 1);
    }

    fn a_code_of_an_account_is_of_letters_digits_and_marks(place: &Place) {
        let books = Books::new(place);
        let body = |code: &str| json!({ "code": code, "name": "x", "account_type": "EXPENSE" });
        let path = format!("/accounts/{}", books.id("6100"));
        for code in ["6100 ", " 6100", "61 00", "61\n00", "61\u{200b}00", "\u{feff}61", "61\u{a0}", "６１００",
            "6100;", "61,00", "\"61\"", "=1+1", "-6100", "é", "\u{3164}", "61\u{7f}"] {
            for answer in [books.ask("POST", "/accounts", &body(code)),
                books.ask("PATCH", &path, &json!({ "code": code }))] {
                let details = answer.assert_error(422, "invalid_request_format");
                assert_eq!(details["issues"][0]["field"], "code", "{code:?} {details}");
            }
        }
        for code in ["7", "7000-A", "a_1.b/c:d", "R&D", "7000+", "7#1"] {
            assert_eq!(books.ask("POST", "/accounts", &body(code)).status, 201, "{code}");
        }
    }

    fn an_account_that_postings_go_to_or_that_has_money_on_it_is_not_archived(place: &Place) {
        let bank = Bank::with_vat(place);
        let books = &bank.books;
        let archive = |code: &str| {
            let path = format!("/accounts/{}", books.id(code));
            books.ask("PATCH", &path, &json!({ "status": "archived" }))
        };
        for code in ["1200", "2100", "2250", "2900", "3100", "3900", "6990"] {
            assert_eq!(refused(&archive(code), 409, "account_in_use")["field"], "status", "{code}");
        }
        // The money at a bank, until it is gone.
        books.post(&books.journal("2026-01-31", "1300", "3000", "25"));
        refused(&archive("1300"), 409, "account_in_use");
        books.post(&books.journal("2026-01-31", "3000", "1300", "25"));
        assert_eq!(archive("1300").status, 200);
        let path = format!("/accounts/{}", books.id("4920"));
        assert_eq!(books.ask("PATCH", &path, &json!({ "role": null })).status, 200);
        // It takes no role while it is archived, and any other account goes whatever its balance.
        assert_eq!(archive("6110").status, 200);
        let path = format!("/accounts/{}", books.id("6110"));
        let role = json!({ "role": "vat_scheme_difference" });
        refused(&books.ask("PATCH", &path, &role), 409, "account_in_use");
        let both = json!({ "role": "vat_scheme_difference", "status": "active" });
        assert_eq!(books.ask("PATCH", &path, &both).status, 200);
        books.post(&books.journal("2026-01-31", "6200", "3000", "25"));
        assert_eq!(archive("6200").status, 200);
        assert_eq!(books.balance("6200"), "25.00");
    }

    fn whatever_is_posted_can_be_undone_however_large_it_is(place: &Place) {
        let books = Books::new(place);
        let large = large(&books, 4_000);
        let made = books.post(&large);
        refused(&books.ask("POST", "/journals", &large), 422, "total_out_of_range");
        let undo = format!("/journals/{}/reverse", text(&made, "id"));
        books.data(201, &undo, &json!({}));
        assert_eq!(books.balance("6000"), "0.00");
        assert_eq!(books.get("/integrity").json()["data"]["ok"], true);
    }

    fn nothing_is_posted_more_than_ten_years_ahead(place: &Place) {
        let till = Till::new(place);
        let (desk, books) = (&till.desk, &till.desk.books);
        let far = "9999-12-31";
        let before = till.state(&[]);
        let too_far = |answer: &crate::daemon::Answer| {
            assert!(refused(answer, 422, "date_too_far")["last_day"].is_string());
        };
        let journal = books.journal(far, "6000", "3000", "1");
        too_far(&books.ask("POST", "/journals", &journal));
        let mut undone = books.journal("2026-01-31", "6000", "3000", "1");
        undone["reverse_on"] = json!(far);
        too_far(&books.ask("POST", "/journals", &undone));
        for mut body in [desk.sale("100", "ST"), desk.purchase("P1", "100", "ST")] {
            body["issue_date"] = json!(far);
            too_far(&books.ask("POST", "/invoices", &body));
        }
        let mut receipt = till.receipt("10");
        receipt["date"] = json!(far);
        too_far(&books.ask("POST", "/settlements", &receipt));
        let opening = json!({ "name": "x", "opening_balance": 5, "opening_date": far });
        too_far(&books.ask("POST", "/bank-accounts", &opening));
        let row = json!({ "bank_account_id": till.bank, "date": far, "amount": 5, "description": "x" });
        let row = text(&books.data(201, "/bank-transactions", &row), "id").to_owned();
        too_far(&till.act(&row, "confirm", &json!({ "account_id": books.id("4000") })));
        assert_eq!(till.state(&[]), before);
        // Nor is anything undone on such a day, asked for or behind a lock.
        let made = books.post(&books.journal("2026-01-31", "6000", "3000", "1"));
        let undo = format!("/journals/{}/reverse", text(&made, "id"));
        too_far(&books.ask("POST", &undo, &json!({ "entry_date": far })));
        let sold = till.sold("100");
        too_far(&desk.act(&sold, "void", &json!({ "void_date": far })));
        let mut draft = desk.sale("100", "ST");
        draft["issue"] = json!(false);
        let draft = desk.made(&draft);
        too_far(&desk.act(&draft, "void", &json!({ "void_date": far })));
        till.lock("2999-12-31");
        too_far(&books.ask("POST", &undo, &json!({})));
        assert_eq!(books.get("/integrity").json()["data"]["ok"], true);
    }

    fn vat_returns_leave_no_days_between_them(place: &Place) {
        let books = Books::with_vat(place);
        let make = |from: &str, to: &str| {
            let body = json!({ "date_from": from, "date_to": to });
            text(&books.data(201, "/vat-returns", &body), "id").to_owned()
        };
        let finalise = |id: &str| {
            books.ask("POST", &format!("/vat-returns/{id}/finalise"), &json!({}))
        };
        // The first may begin on any day: those before were made elsewhere.
        assert_eq!(finalise(&make("2026-01-01", "2026-01-31")).status, 200);
        let mut late = books.journal("2026-02-10", "6200", "3000", "120");
        late["lines"][0]["vat_code"] = json!("ST");
        books.post(&late);
        let gap = make("2026-03-01", "2026-03-31");
        let details = refused(&finalise(&gap), 409, "vat_return_gap");
        assert_eq!(details["next_date_from"], "2026-02-01");
        let before = make("2025-11-01", "2025-11-30");
        refused(&finalise(&before), 409, "vat_return_gap");
        let next = finalise(&make("2026-02-01", "2026-02-28"));
        assert_eq!(money(&next.json()["data"]["boxes"]["4"]), "20.00", "{next:?}");
        assert_eq!(finalise(&gap).status, 200);
        // What was made elsewhere may be entered backwards, without a gap either.
        assert_eq!(finalise(&make("2025-12-01", "2025-12-31")).status, 200);
        assert_eq!(finalise(&before).status, 200);
        assert_eq!(books.get("/integrity").json()["data"]["ok"], true);
    }

    fn a_contact_with_documents_stays_what_it_was_or_becomes_both(place: &Place) {
        let till = Till::new(place);
        let (desk, books) = (&till.desk, &till.desk.books);
        let sold = till.sold("100");
        till.bought("P1", "100");
        let turn = |id: &str, kind: &str| {
            books.ask("PATCH", &format!("/contacts/{id}"), &json!({ "kind": kind }))
        };
        for (id, kind) in [(&desk.customer, "supplier"), (&desk.supplier, "customer")] {
            assert_eq!(refused(&turn(id, kind), 409, "contact_in_use")["field"], "kind");
            assert_eq!(turn(id, "both").status, 200);
            refused(&turn(id, kind), 409, "contact_in_use");
        }
        assert_eq!(turn(&desk.customer, "customer").status, 200);
        // What is void binds nobody, money does.
        desk.done(&sold, "void", &json!({}));
        let receipt = till.made(&till.receipt("10"));
        refused(&turn(&desk.customer, "supplier"), 409, "contact_in_use");
        books.data(200, &format!("/settlements/{}/void", text(&receipt, "id")), &json!({}));
        assert_eq!(turn(&desk.customer, "supplier").status, 200);
    }

    fn the_vat_that_is_given_is_no_more_than_what_it_is_on(place: &Place) {
        let desk = Desk::with_vat(place);
        let with_vat = |mut body: Value, vat: &str| {
            body["lines"][0]["vat_amount"] = number(vat);
            desk.books.ask("POST", "/invoices", &body)
        };
        for body in [desk.purchase("P1", "100", "ST"), desk.sale("100", "RR")] {
            for vat in ["100.01", "5000"] {
                let details = refused(&with_vat(body.clone(), vat), 422, "vat_exceeds_amount");
                assert_eq!(details["field"], "lines[0].vat_amount");
            }
            let details = refused(&with_vat(body.clone(), "-20"), 422, "vat_not_allowed");
            assert_eq!(details["field"], "lines[0].vat_amount");
            assert_eq!(with_vat(body, "19.99").status, 201);
        }
    }
}
