//! Journals: posted, split for VAT, reversed.

use serde_json::{Value, json};

use super::support::{Books, money, refused};
use crate::place::on_both_databases;

on_both_databases! {
    fn a_journal_is_in_the_books_when_it_is_answered(place: &Place) {
        let books = Books::new(place);
        let journal = books.post(&books.journal("2026-01-31", "6000", "1300", "120.5"));
        assert_eq!(journal["sequence"], 1);
        assert_eq!(money(&journal["total"]), "120.50");
        let line = &journal["lines"][1];
        assert_eq!((money(&line["debit"]), money(&line["credit"])), ("0.00".into(), "120.50".into()));
        assert_eq!(line["account_code"], "1300");
        assert_eq!((&journal["source"], &journal["status"]), (&json!("manual"), &json!("posted")));
        let path = format!("/journals/{}", journal["id"].as_str().expect("an id"));
        assert_eq!(books.get(&path).json()["data"], journal);
        assert_eq!(books.balance("6000"), "120.50");
        assert_eq!(books.balance("1300"), "-120.50");
        let head = books.get("/ledger-head").json()["data"].clone();
        assert_eq!((&head["sequence"], &head["hash"]), (&json!(1), &journal["hash"]));
    }

    fn a_journal_that_breaks_a_rule_is_refused_and_leaves_nothing(place: &Place) {
        let books = Books::new(place);
        let [wages, bank] = [books.id("6000"), books.id("1300")];
        let post = |lines: Value| {
            let body = json!({ "entry_date": "2026-01-31", "description": "x", "lines": lines });
            books.ask("POST", "/journals", &body)
        };
        let (dr, cr) = (|n: i32| json!({ "account_id": wages, "debit": n }), |n: i32| json!({ "account_id": bank, "credit": n }));
        let details = refused(&post(json!([dr(120), cr(100)])), 422, "unbalanced");
        assert_eq!(details["difference"], "20.00");
        refused(&post(json!([dr(120)])), 422, "too_few_lines");
        refused(&post(json!([])), 422, "too_few_lines");
        refused(&post(json!([dr(0), cr(0)])), 422, "line_one_side");
        refused(&post(json!([dr(-5), cr(-5)])), 422, "line_one_side");
        let both = json!({ "account_id": wages, "debit": 1, "credit": 1 });
        refused(&post(json!([both, cr(1), dr(1)])), 422, "line_one_side");
        let nobody = json!({ "account_id": "acc_00000000000000000000000001", "debit": 1 });
        let details = refused(&post(json!([nobody, cr(1)])), 422, "unknown_reference");
        assert_eq!(details["field"], "lines[0].account_id");
        let no_id = json!({ "account_id": "x", "debit": 1 });
        refused(&post(json!([no_id, cr(1)])), 422, "unknown_reference");
        let debtors = json!({ "account_id": books.id("1200"), "debit": 1 });
        refused(&post(json!([debtors, cr(1)])), 422, "control_account");
        assert_eq!(books.get("/journals").json()["pagination"]["total"], 0);
        assert_eq!(books.get("/ledger-head").json()["data"]["sequence"], 0);
    }

    fn vat_in_a_line_is_posted_on_a_line_of_its_own(place: &Place) {
        let books = Books::with_vat(place);
        let mut journal = books.journal("2026-01-31", "6200", "1300", "120");
        journal["lines"][0]["vat_code"] = json!("ST");
        let posted = books.post(&journal);
        let lines: Vec<_> = posted["lines"].as_array().expect("lines").iter()
            .map(|line| format!("{} {} {} {}", line["account_code"].as_str().expect("a code"), money(&line["debit"]), money(&line["credit"]), line["generated"]))
            .collect();
        assert_eq!(lines, ["6200 100.00 0.00 false", "2250 20.00 0.00 true", "1300 0.00 120.00 false"]);
        assert_eq!(money(&posted["total"]), "120.00");
        journal["lines"][0]["vat_amount"] = json!(0);
        assert_eq!(books.post(&journal)["lines"].as_array().expect("lines").len(), 2);
        journal["lines"][0]["vat_amount"] = json!("12.34");
        assert_eq!(money(&books.post(&journal)["lines"][1]["debit"]), "12.34");
        journal["lines"][0]["vat_amount"] = json!(120);
        refused(&books.ask("POST", "/journals", &journal), 422, "vat_exceeds_amount");
        journal["lines"][0]["vat_amount"] = json!(-1);
        refused(&books.ask("POST", "/journals", &journal), 422, "vat_not_allowed");
        for code in ["ZR", "EX", "NV"] {
            journal["lines"][0]["vat_code"] = json!(code);
            journal["lines"][0]["vat_amount"] = json!(1);
            refused(&books.ask("POST", "/journals", &journal), 422, "vat_not_allowed");
            journal["lines"][0]["vat_amount"] = json!(0);
            books.post(&journal);
        }
    }

    fn vat_needs_a_vat_control_account_and_a_journal_without_vat_does_not(place: &Place) {
        let books = Books::new(place);
        let mut journal = books.journal("2026-01-31", "6200", "1300", "120");
        journal["lines"][0]["vat_code"] = json!("ST");
        refused(&books.ask("POST", "/journals", &journal), 422, "vat_control_missing");
        for code in ["ZR", "EX", "NV"] {
            journal["lines"][0]["vat_code"] = json!(code);
            books.post(&journal);
        }
    }

    fn a_journal_is_reversed_once_by_its_exact_mirror(place: &Place) {
        let books = Books::with_vat(place);
        let mut journal = books.journal("2026-01-31", "6200", "1300", "120");
        journal["lines"][0]["vat_code"] = json!("ST");
        let posted = books.post(&journal);
        let path = format!("/journals/{}", posted["id"].as_str().expect("an id"));
        let mirror = books.data(201, &format!("{path}/reverse"), &Value::Null);
        assert_eq!(mirror["reverses_journal_id"], posted["id"]);
        assert_eq!(mirror["entry_date"], "2026-01-31");
        assert_eq!(mirror["source"], "reversal");
        let original = books.get(&path).json()["data"].clone();
        assert_eq!(original["reversed_by_journal_id"], mirror["id"]);
        assert_eq!(original["status"], "reversed");
        assert_eq!(original["lines"], posted["lines"]);
        for code in ["6200", "1300", "2250"] {
            assert_eq!(books.balance(code), "0.00");
        }
        let again = books.ask("POST", &format!("{path}/reverse"), &Value::Null);
        refused(&again, 409, "already_reversed");
        let of_mirror = format!("/journals/{}/reverse", mirror["id"].as_str().expect("an id"));
        refused(&books.ask("POST", &of_mirror, &Value::Null), 409, "not_manual");
        books.ask("POST", "/journals/jnl_x/reverse", &Value::Null).assert_error(404, "not_found");
    }

    fn a_reversal_in_a_locked_period_is_dated_the_day_after_the_lock(place: &Place) {
        let books = Books::new(place);
        let posted = books.post(&books.journal("2026-01-31", "6000", "1300", "5"));
        let path = format!("/journals/{}/reverse", posted["id"].as_str().expect("an id"));
        books.data(200, "/period-lock", &json!({ "lock_date": "2026-02-28", "reason": "x" }));
        let on = |date: &str| books.ask("POST", &path, &json!({ "entry_date": date }));
        refused(&on("2026-02-28"), 422, "period_locked");
        refused(&on("2026-01-01"), 422, "reversal_too_early");
        let mirror = books.data(201, &path, &json!({}));
        assert_eq!(mirror["entry_date"], "2026-03-01");
    }

    fn a_journal_may_ask_for_its_own_reversal(place: &Place) {
        let books = Books::new(place);
        let mut journal = books.journal("2026-01-31", "6000", "1300", "5");
        journal["reverse_on"] = json!("2026-01-30");
        refused(&books.ask("POST", "/journals", &journal), 422, "reversal_too_early");
        journal["reverse_on"] = json!("2026-02-01");
        let posted = books.post(&journal);
        assert_eq!(posted["status"], "reversed");
        assert_eq!(books.get("/ledger-head").json()["data"]["sequence"], 2);
        assert_eq!(books.balance("6000"), "0.00");
        let at = |day: &str| {
            books.get(&format!("/reports/trial-balance?as_at={day}")).json()["data"].clone()
        };
        assert_eq!(money(&at("2026-01-31")["total_debit"]), "5.00");
        assert_eq!(at("2026-02-01")["rows"], json!([]));
    }

    fn an_external_id_is_had_by_one_journal_at_most(place: &Place) {
        let books = Books::new(place);
        let mut journal = books.journal("2026-01-31", "6000", "1300", "5");
        journal["external_id"] = json!("pay-1");
        books.post(&journal);
        refused(&books.ask("POST", "/journals", &journal), 409, "duplicate_external_id");
        assert_eq!(books.balance("6000"), "5.00");
    }

    fn a_repeated_request_is_answered_with_the_first_journal(place: &Place) {
        let books = Books::new(place);
        let path = format!("{}/journals", books.path);
        let headers = format!("X-API-Key: {}\r\nIdempotency-Key: once\r\n", books.key);
        let body = books.journal("2026-01-31", "6000", "1300", "5").to_string();
        let first = books.account.daemon.send("POST", &path, &headers, &body);
        let second = books.account.daemon.send("POST", &path, &headers, &body);
        assert_eq!((first.status, &first.body), (201, &second.body));
        assert_eq!(second.header("idempotency-replayed"), Some("true"));
        let other = books.journal("2026-01-31", "6000", "1300", "6").to_string();
        let other = books.account.daemon.send("POST", &path, &headers, &other);
        refused(&other, 409, "idempotency_key_reused");
        assert_eq!(books.balance("6000"), "5.00");
    }

    fn a_trial_balance_of_any_day_has_equal_sides(place: &Place) {
        let books = Books::new(place);
        for (date, amount) in [("2025-12-31", "1"), ("2026-01-01", "20"), ("2026-01-31", "300"), ("2026-02-01", "4000")] {
            books.post(&books.journal(date, "6000", "1300", amount));
        }
        let at = |query: &str| {
            let report = books.get(&format!("/reports/trial-balance{query}")).json()["data"].clone();
            assert_eq!(report["total_debit"], report["total_credit"]);
            money(&report["total_debit"])
        };
        assert_eq!(at("?as_at=2025-12-30"), "0.00");
        assert_eq!(at("?as_at=2025-12-31"), "1.00");
        assert_eq!(at("?as_at=2026-01-30"), "21.00");
        assert_eq!(at("?as_at=2026-01-31"), "321.00");
        assert_eq!(at("?as_at=2026-12-31"), "4321.00");
        assert_eq!(at(""), "4321.00");
    }

    fn a_body_of_another_form_is_refused_with_the_path_of_each_fault(place: &Place) {
        let books = Books::new(place);
        let body = json!({
            "entry_date": "2026-02-30", "description": "", "extra": 1,
            "lines": [{ "account_id": 1, "debit": "1.234" }, { "debti": 5, "account_id": "x" }],
        });
        let details = books.ask("POST", "/journals", &body).assert_error(422, "invalid_request_format");
        let fields: Vec<_> = details["issues"].as_array().expect("issues").iter()
            .map(|issue| issue["field"].as_str().expect("a field").to_owned())
            .collect();
        for field in ["extra", "entry_date", "description", "lines[0].account_id", "lines[0].debit", "lines[1].debti"] {
            assert!(fields.iter().any(|found| found == field), "{field}: {fields:?}");
        }
        assert_eq!(details["issue_count"], 6);
    }

    fn a_journal_is_voided_as_it_is_reversed(place: &Place) {
        let books = Books::new(place);
        let posted = books.post(&books.journal("2026-01-31", "6000", "1300", "5"));
        let path = format!("/journals/{}", posted["id"].as_str().expect("an id"));
        let how = json!({ "entry_date": "2026-02-01", "description": "Twice" });
        let mirror = books.data(201, &format!("{path}/void"), &how);
        assert_eq!((&mirror["reverses_journal_id"], &mirror["description"]), (&posted["id"], &json!("Twice")));
        refused(&books.ask("POST", &format!("{path}/void"), &Value::Null), 409, "already_reversed");
        refused(&books.ask("POST", &format!("{path}/reverse"), &Value::Null), 409, "already_reversed");
        assert_eq!(books.balance("6000"), "0.00");
        books.ask("POST", "/journals/jnl_x/void", &Value::Null).assert_error(404, "not_found");
    }

    fn of_many_who_reverse_a_journal_at_once_one_does(place: &Place) {
        let books = Books::new(place);
        let posted = books.post(&books.journal("2026-01-31", "6000", "1300", "5"));
        let path = format!("/journals/{}", posted["id"].as_str().expect("an id"));
        let statuses: Vec<u16> = std::thread::scope(|scope| {
            let undo = |at: usize| {
                let verb = if at.is_multiple_of(2) { "void" } else { "reverse" };
                books.ask("POST", &format!("{path}/{verb}"), &Value::Null).status
            };
            let running: Vec<_> = (0..32).map(|at| scope.spawn(move || undo(at))).collect();
            running.into_iter().map(|one| one.join().expect("an answer")).collect()
        });
        assert_eq!(statuses.iter().filter(|status| **status == 201).count(), 1, "{statuses:?}");
        assert_eq!(statuses.iter().filter(|status| **status == 409).count(), 31, "{statuses:?}");
        assert_eq!(books.balance("6000"), "0.00");
        assert_eq!(books.get("/ledger-head").json()["data"]["sequence"], 2);
    }

    fn journals_are_found_by_a_part_of_description_or_reference_in_any_case(place: &Place) {
        let books = Books::new(place);
        for (description, reference) in [("Caf\u{e9} Noir", "INV-7"), ("Rent 100%", "inv_8"), ("CAFE\u{301} Blanc", "x")] {
            let mut journal = books.journal("2026-01-31", "6000", "1300", "5");
            journal["description"] = json!(description);
            journal["reference"] = json!(reference);
            books.post(&journal);
        }
        let found = |query: &str| {
            let listed = books.get(&format!("/journals?{query}")).json();
            let sequences: Vec<_> = listed["data"].as_array().expect("journals").iter()
                .map(|journal| journal["sequence"].as_i64().expect("a number")).collect();
            assert_eq!(listed["pagination"]["total"], sequences.len());
            sequences
        };
        assert_eq!(found("search=CAF%C3%89"), [3, 1]);
        assert_eq!(found("search=inv"), [2, 1]);
        assert_eq!(found("search=INV_"), [2]);
        assert_eq!(found("search=0%25"), [2]);
        assert_eq!(found("search=%5C"), [0; 0]);
        assert_eq!(found("search=noir&date_from=2026-02-01"), [0; 0]);
        for query in ["search=", "search=%00", &format!("search={}", "x".repeat(201))] {
            books.get(&format!("/journals?{query}")).assert_error(422, "invalid_request_format");
        }
    }

    fn a_page_of_very_many_lines_comes_piece_by_piece_and_is_whole(place: &Place) {
        let books = Books::new(place);
        let [wages, bank] = [books.id("6000"), books.id("1300")];
        let mut lines = vec![json!({ "account_id": wages, "debit": "0.01" }); 9_998];
        lines.push(json!({ "account_id": bank, "credit": "99.98" }));
        let long = json!({ "entry_date": "2026-01-31", "description": "Long", "lines": lines });
        for _ in 0..2 {
            books.post(&long);
        }
        books.post(&books.journal("2026-01-31", "6000", "1300", "5"));
        let listed = books.get("/journals");
        assert_eq!(listed.header("transfer-encoding"), Some("chunked"));
        let listed = listed.json();
        assert_eq!(listed["pagination"], json!({ "limit": 50, "offset": 0, "count": 3, "total": 3 }));
        let counts: Vec<_> = listed["data"].as_array().expect("journals").iter()
            .map(|journal| journal["lines"].as_array().expect("lines").len()).collect();
        assert_eq!(counts, [2, 9_999, 9_999]);
        for journal in listed["data"].as_array().expect("journals") {
            let path = format!("/journals/{}", journal["id"].as_str().expect("an id"));
            assert_eq!(&books.get(&path).json()["data"], journal);
        }
        let head = books.ask("HEAD", "/journals", &Value::Null);
        assert_eq!((head.status, &*head.body), (200, ""));
        assert_eq!(books.get("/journals?limit=1").header("transfer-encoding"), None);
    }
}
