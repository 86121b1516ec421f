//! The ledger on the command line, against the real daemon.

#![cfg(unix)]

use std::fmt::Write as _;
use std::process::Stdio;

use serde_json::{Value, json};

use crate::ledger::support::{Books, money};
use crate::place::on_both_databases;
use crate::scripted::{Answer, Scripted};
use crate::support::{Desk, Ran};

const HEAD: &str = "reference,date,description,account,debit,credit,memo,vat_code\n";

const TWO: &str = "reference,date,description,account,debit,credit,memo,vat_code\n\
    J1,2026-01-31,Rent January,6100,1000,,Unit 6,\n\
    J1,2026-01-31,Rent January,1300,,1000.00,,\n\
    J2,2026-02-03,Printer paper,6200,120.50,,,ST\n\
    J2,,,1300,,120.50,,\n";

/// Runs a command with the key of the books.
fn ask(books: &Books<'_>, desk: &Desk, args: &[&str]) -> Ran {
    books.account.ask_as(desk, args, &books.key)
}

/// Posts a file and gives what is said of it in JSON.
#[track_caller]
fn post(books: &Books<'_>, desk: &Desk, args: &[&str]) -> Value {
    let ran = ask(books, desk, &[&["journals", "post", "--json"], args].concat());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    ran.json()
}

/// Posts a file that is refused with this exit code; gives what is said.
#[track_caller]
fn refused(books: &Books<'_>, file: &str, args: &[&str], code: i32) -> String {
    let desk = Desk::new().file("j.csv", file);
    let ran = ask(books, &desk, &[&["journals", "post", "j.csv"], args].concat());
    ran.refused(code).to_owned()
}

/// How many journals are in the books.
fn count(books: &Books<'_>) -> u64 {
    books.get("/ledger-head").json()["data"]["sequence"].as_u64().expect("a number")
}

/// So many journals of two legs.
fn many(count: u32) -> String {
    let mut file = HEAD.to_owned();
    for at in 1..=count {
        let day = at % 28 + 1;
        _ = writeln!(file, "J{at},2026-01-{day:02},Sale {at},1300,{at}.25,,,");
        _ = writeln!(file, "J{at},2026-01-{day:02},Sale {at},4000,,{at}.25,,");
    }
    file
}

on_both_databases! {
    fn the_journals_of_a_file_are_posted_and_twice_is_as_once(place: &Place) {
        let books = Books::with_vat(place);
        let desk = Desk::new().file("j.csv", TWO);
        let first = post(&books, &desk, &["j.csv"]);
        let counted = json!([first["journals"], first["lines"], first["total"], first["posted"]]);
        assert_eq!(counted, json!([2, 4, "1120.50", 2]));
        assert_eq!((&first["first_sequence"], &first["last_sequence"]), (&json!(1), &json!(2)));
        let again = post(&books, &desk, &["j.csv"]);
        assert_eq!((&again["posted"], &again["already_posted"]), (&json!(0), &json!(2)));
        assert_eq!(again["last_sequence"], 2);
        assert_eq!(count(&books), 2);
        assert_eq!(books.balance("2250"), "20.08");
        let journals = books.get("/journals").json()["data"].clone();
        assert_eq!(journals[1]["external_id"], "J1");
        assert_eq!(journals[1]["lines"][0]["memo"], "Unit 6");
    }

    fn a_journal_that_was_posted_before_is_named_or_left_out_if_asked(place: &Place) {
        let books = Books::with_vat(place);
        let mut journal = books.journal("2026-01-31", "6100", "1300", "1000");
        journal["external_id"] = json!("J1");
        books.post(&journal);
        let said = refused(&books, TWO, &[], 6);
        assert!(said.starts_with("error: j.csv line 2, column \"reference\": "), "{said}");
        assert!(said.contains("hint: posted by an earlier run of this file? --skip-posted"), "{said}");
        assert_eq!(count(&books), 1, "the other is not posted either");
        let desk = Desk::new().file("j.csv", TWO);
        let ran = ask(&books, &desk, &["journals", "post", "j.csv", "--json"]);
        let details: Value = serde_json::from_str(ran.refused(6)).expect("JSON");
        let details = &details["error"]["details"];
        assert_eq!((&details["reason"], &details["line"]), (&json!("duplicate_external_id"), &json!(2)));
        let rest = post(&books, &desk, &["j.csv", "--skip-posted"]);
        assert_eq!((&rest["posted"], &rest["already_posted"]), (&json!(1), &json!(1)));
        let again = post(&books, &desk, &["j.csv", "--skip-posted"]);
        assert_eq!(count(&books), 2, "{again}");
        let given = post(&books, &desk, &["j.csv", "--external-ids", "given"]);
        assert_eq!((&given["posted"], count(&books)), (&json!(2), 4));
    }

    fn a_dry_run_finds_what_the_books_would_refuse_and_posts_nothing(place: &Place) {
        let books = Books::new(place);
        let archived = format!("/accounts/{}", books.id("6300"));
        assert_eq!(books.ask("PATCH", &archived, &json!({"status": "archived"})).status, 200);
        books.data(200, "/period-lock", &json!({"lock_date": "2025-12-31", "reason": "year end"}));
        let bank = "J,2026-01-31,x,1300,,5,,\n";
        for (row, words) in [
            ("J,2026-01-31,x,9999,5,,,", r#"line 2, column "account": "9999" is not an account"#),
            ("J,2026-01-31,x,6300,5,,,", r#"line 2, column "account": account 6300 is archived"#),
            ("J,2026-01-31,x,1200,5,,,", r#"line 2, column "account": account 1200 is a control"#),
            ("J,2026-01-31,x,6100,5,,,ST", "line 2: A VAT Control account is required"),
            ("J,2026-01-31,x,6100,4,,,", "line 2: debits 4.00 and credits 5.00 differ by 1.00"),
            ("J,2026-01-31,x,6100,5,5,,", "line 2: must have one positive value"),
            ("J,2026-01-31,x,6100,,,,", "line 2: must have one positive value"),
        ] {
            for more in [&["--dry-run"][..], &[]] {
                let said = refused(&books, &format!("{HEAD}{row}\n{bank}"), more, 3);
                assert!(said.contains(words), "{said}");
            }
        }
        let locked = format!("{HEAD}J,2025-12-31,x,6100,5,,,\nJ,2025-12-31,x,1300,,5,,\n");
        let said = refused(&books, &locked, &["--dry-run"], 3);
        let words = r#"column "date": "2025-12-31" is in the period up to 2025-12-31, which is locked"#;
        assert!(said.contains(words), "{said}");
        let good = Desk::new().file("j.csv", format!("{HEAD}J,2026-01-31,x,6100,5,,,\n{bank}"));
        let checked = post(&books, &good, &["j.csv", "--dry-run"]);
        assert_eq!((&checked["dry_run"], &checked["posted"]), (&json!(true), &json!(0)));
        assert_eq!(count(&books), 0);
    }

    fn a_file_with_one_fault_posts_nothing_of_it(place: &Place) {
        let books = Books::new(place);
        let mut file = many(1_500);
        file.push_str("J9999,2026-01-31,x,4000,1,,,\n");
        let said = refused(&books, &file, &[], 3);
        assert!(said.starts_with("error: j.csv line 3002: a journal has at least two lines"), "{said}");
        assert_eq!(count(&books), 0);
    }

    fn journals_in_json_are_posted_in_every_form_and_from_a_pipe(place: &Place) {
        let books = Books::new(place);
        let line = r#"{"entry_date":"2026-01-31","description":"x","lines":[{"account":"6100","debit":"1.50"},{"account_id":"BANK","credit":1.5}]}"#;
        let line = line.replace("BANK", books.id("1300"));
        for (at, body) in [
            line.clone(),
            format!("[{line}]"),
            format!(r#"{{"journals":[{line}]}}"#),
            format!("{line}\n{line}\n"),
        ].into_iter().enumerate() {
            let desk = Desk::new();
            let mut command = desk.command(&["journals", "post", "-", "--json"]);
            command.env("TIEOUT_URL", &books.account.url).env("TIEOUT_API_KEY", &books.key);
            let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped())
                .spawn().expect("it starts");
            let mut input = child.stdin.take().expect("standard input");
            std::io::Write::write_all(&mut input, body.as_bytes()).expect("written");
            drop(input);
            let ran = Ran::of(child.wait_with_output().expect("it ends"));
            assert_eq!(ran.code, Some(0), "{at} {ran:?}");
        }
        // The first three are the same chunk, posted once.
        assert_eq!(count(&books), 3);
    }

    fn a_file_that_is_interrupted_goes_on_and_doubles_nothing(place: &Place) {
        const JOURNALS: u32 = 4_000;
        let books = Books::new(place);
        let desk = Desk::new().file("j.csv", many(JOURNALS));
        let mut command = desk.command(&["journals", "post", "j.csv", "--json", "--external-ids", "given"]);
        command.env("TIEOUT_URL", &books.account.url).env("TIEOUT_API_KEY", &books.key);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
        loop {
            let has_ended = child.try_wait().expect("it can be asked").is_some();
            if count(&books) > 0 {
                break;
            }
            assert!(!has_ended, "it posts something");
        }
        child.kill().expect("it is killed");
        child.wait().expect("it ends");
        let whole = post(&books, &desk, &["j.csv", "--external-ids", "given"]);
        let [posted, before] = ["posted", "already_posted"].map(|name| whole[name].as_u64().expect("a number"));
        assert_eq!(posted + before, u64::from(JOURNALS));
        assert!(before >= 1_000, "a chunk had been posted: {whole}");
        assert_eq!(count(&books), u64::from(JOURNALS));
        // 1.25 + 2.25 + ... + 4000.25
        assert_eq!(books.balance("1300"), "8003000.00");
        assert_eq!(money(&books.get("/reports/trial-balance").json()["data"]["total_debit"]), "8003000.00");
    }

    fn the_books_are_shown_as_tables_and_as_json(place: &Place) {
        let books = Books::with_vat(place);
        let desk = Desk::new().file("j.csv", TWO);
        post(&books, &desk, &["j.csv"]);
        let table = |args: &[&str]| {
            let ran = ask(&books, &desk, &[&["ledger"], args].concat());
            assert_eq!(ran.code, Some(0), "{args:?} {ran:?}");
            ran.stdout
        };
        let json = |args: &[&str]| {
            serde_json::from_str::<Value>(&table(&[args, &["--json"]].concat())).expect("JSON")
        };
        let organisations = json(&["organisations", "list"])["data"].clone();
        assert_eq!(organisations[0]["name"], "Acorn Ltd");
        let shown = table(&["trial-balance"]);
        let expected = "Trial balance, everything posted, GBP\n\naccount code  account name  ";
        assert!(shown.starts_with(expected), "{shown}");
        assert!(shown.lines().any(|line| line.starts_with("2250  ") && line.ends_with("20.08")), "{shown}");
        assert!(shown.lines().last().is_some_and(|line| line.contains("1120.50  1120.50")), "{shown}");
        assert_eq!(money(&json(&["trial-balance", "--as-at", "2026-01-31"])["total_debit"]), "1000.00");
        let listed = json(&["journals", "list", "--from", "2026-02-01", "--account", "6200"]);
        assert_eq!(listed["pagination"]["total"], 1);
        let id = listed["data"][0]["id"].as_str().expect("an id");
        let shown = table(&["journals", "show", id]);
        assert!(shown.contains("\n2250           20.08"), "{shown}");
        let undone = json(&["journals", "reverse", id, "--org", "acorn ltd", "--date", "2026-02-10"]);
        assert_eq!(undone["reverses_journal_id"].as_str(), Some(id));
        assert_eq!(json(&["head"])["sequence"], 3);
        let bank = json(&["accounts", "show", "1300"]);
        assert_eq!(money(&bank["balance"]), "-1000.00");
    }

    fn a_statement_is_imported_once_and_its_rows_are_confirmed(place: &Place) {
        let books = Books::with_vat(place);
        let statement = "Date,Paid out,Paid in,Details\n03/02/2026,120.50,,PAPER SHOP\n\
            03/02/2026,4.20,,COFFEE\n03/02/2026,4.20,,COFFEE\n04/02/2026,,99.00,REFUND\n";
        let desk = Desk::new().file("s.csv", statement);
        let json = |args: &[&str]| {
            let ran = ask(&books, &desk, &[&["ledger", "--json"], args].concat());
            assert_eq!(ran.code, Some(0), "{args:?} {ran:?}");
            ran.json()
        };
        let new = ["bank-accounts", "create", "--name", "Main", "--account", "1300"];
        let made = json(&[&new[..], &["--opening-balance", "-50", "--opening-date", "2026-01-01"]].concat());
        assert_eq!(money(&made["ledger_balance"]), "-50.00");
        let import = ["bank-transactions", "import", "s.csv", "--bank-account", "main", "--date-format", "%d/%m/%Y"];
        let dry = json(&[&import[..], &["--dry-run"]].concat());
        assert_eq!((&dry["created"], &dry["dry_run"]), (&json!(4), &json!(true)));
        let first = json(&[&import[..], &["--statement-balance", "-79.90"]].concat());
        assert_eq!((&first["created"], &first["duplicates"]), (&json!(4), &json!(0)));
        let again = json(&import);
        assert_eq!((&again["created"], &again["duplicates"]), (&json!(0), &json!(4)));
        assert_eq!((&first["rows"][0]["line"], &first["rows"][0]["id"]), (&json!(2), &again["rows"][0]["id"]));
        let id = first["rows"][0]["id"].as_str().expect("an id");
        let confirm = ["bank-transactions", "confirm", id, "--account", "6220", "--vat-code", "ST"];
        let confirmed = json(&confirm);
        assert_eq!((&confirmed["status"], money(&confirmed["vat_amount"])), (&json!("confirmed"), "20.08".to_owned()));
        ask(&books, &desk, &[&["ledger"], &confirm[..]].concat()).refused(6);
        let shown = json(&["bank-accounts", "show", "Main"]);
        assert_eq!(money(&shown["ledger_balance"]), "-170.50");
        assert_eq!((money(&shown["statement_balance"]), &shown["unconfirmed_count"]), ("-79.90".to_owned(), &json!(3)));
        let waiting = ["bank-transactions", "list", "--status", "unconfirmed", "--search", "COFFEE"];
        assert_eq!(json(&waiting)["pagination"]["total"], 2);
        let other = first["rows"][1]["id"].as_str().expect("an id");
        assert_eq!(json(&["bank-transactions", "exclude", other])["status"], "excluded");
        assert_eq!(json(&["bank-transactions", "restore", other])["status"], "unconfirmed");
        assert_eq!(json(&["bank-transactions", "unconfirm", id])["status"], "unconfirmed");
        assert_eq!(books.balance("1300"), "-50.00");
        let entries = json(&["accounts", "entries", "1300", "--from", "2026-02-01"]);
        assert_eq!(entries["pagination"]["total"], 2, "confirmed, and undone");
        let zero = Desk::new().file("s.csv", "date,amount,description\n2026-02-03,0.00,INFO\n2026-02-03,1.234,X\n");
        let ran = ask(&books, &zero, &["ledger", "bank-transactions", "import", "s.csv", "--bank-account", "Main"]);
        let words = "error: s.csv line 2, column \"amount\": \"0.00\" is no movement";
        assert!(ran.refused(3).starts_with(words), "{ran:?}");
        assert!(ran.stderr.contains("line 3, column \"amount\": \"1.234\" has more than two"), "{ran:?}");
    }

    fn a_statement_is_reconciled_with_what_is_posted_to_its_bank_account(place: &Place) {
        let books = Books::new(place);
        let statement = "date,amount,description\n2026-02-03,-120.50,PAPER SHOP\n2026-02-05,99,REFUND\n\
            2026-02-20,-7,COFFEE\n";
        let desk = Desk::new().file("s.csv", statement);
        let new = ["--name", "Main", "--account", "1300", "--opening-balance", "10", "--opening-date", "2026-02-04"];
        let made = ask(&books, &desk, &[&["ledger", "bank-accounts", "create"], &new[..]].concat());
        assert_eq!(made.code, Some(0), "{made:?}");
        // Early and late ones, of which one is the refund's; one that the bank does not have.
        for (day, debit, credit, amount) in [
            ("2026-02-01", "6220", "1300", "120.50"),
            ("2026-02-02", "6220", "1300", "5"),
            ("2026-02-06", "1300", "4090", "99"),
            ("2026-02-10", "6100", "1300", "500"),
            ("2026-02-22", "6220", "1300", "8"),
            ("2026-03-01", "6220", "1300", "7"),
        ] {
            books.post(&books.journal(day, debit, credit, amount));
        }
        let from = ["reconcile", "s.csv", "--book-from", "Acorn Ltd/main"];
        let ran = ask(&books, &desk, &[&from[..], &["--json"]].concat());
        assert_eq!(ran.code, Some(1), "{ran:?}");
        let result = ran.json();
        assert_eq!(result["summary"]["matched_count"], 2, "{result}");
        let texts = |list: &str| {
            let rows = result[list].as_array().expect("rows").iter();
            rows.map(|row| format!("{} {}", row["date"].as_str().expect("a day"), money(&row["amount"]))).collect::<Vec<_>>()
        };
        assert_eq!(texts("missing_from_books"), ["2026-02-20 -7.00"]);
        assert_eq!(texts("remove_from_books"), ["2026-02-10 -500.00"]);
        assert!(ran.stderr.contains("note: Acorn Ltd/Main: 2 entries before or after the statement"), "{ran:?}");
        let table = ask(&books, &desk, &[&from[..], &["--quiet"]].concat());
        assert!(table.stdout.contains("\nAcorn Ltd/Main  3 rows"), "{table:?}");
        assert!(table.stdout.contains("verified to the penny"), "{table:?}");
        ask(&books, &desk, &["reconcile", "s.csv", "--book-from", "Acorn Ltd/Other"]).refused(6);
        ask(&books, &desk, &["reconcile", "s.csv", "s.csv", "--book-from", "Main"]).refused(2);
        ask(&books, &desk, &["reconcile", "s.csv"]).refused(2);
    }

    fn members_are_invited_by_one_and_accept_by_themselves(place: &Place) {
        let books = Books::new(place);
        let (desk, other) = (Desk::new(), books.stranger(place));
        let as_owner = |args: &[&str]| ask(&books, &desk, &[&["ledger", "members", "--json"], args].concat());
        let as_other = |args: &[&str]| {
            books.account.ask_as(&desk, &[&["ledger", "--json"], args].concat(), &other.key)
        };
        let invited = as_owner(&["invite", "--email", "stranger@example.com", "--role", "viewer"]);
        assert_eq!(invited.json()["status"], "invited", "{invited:?}");
        let invitations = as_other(&["members", "invitations"]).json();
        let id = invitations["data"][0]["id"].as_str().expect("an id").to_owned();
        assert_eq!(as_other(&["members", "accept", &id]).json()["status"], "accepted");
        assert_eq!(as_other(&["head"]).json()["sequence"], 0);
        let writes = as_other(&["accounts", "create", "--code", "1", "--name", "x", "--type", "ASSET"]);
        writes.refused(4);
        assert_eq!(as_owner(&["list"]).json()["pagination"]["total"], 2);
        assert_eq!(as_owner(&["remove", &id]).code, Some(0));
        as_other(&["head"]).refused(6);
        as_owner(&["remove", &id]).refused(6);
    }

    fn contacts_are_made_found_archived_and_removed(place: &Place) {
        let books = Books::new(place);
        let desk = Desk::new();
        let json = |args: &[&str]| {
            let ran = ask(&books, &desk, &[&["ledger", "contacts", "--json"], args].concat());
            assert_eq!(ran.code, Some(0), "{args:?} {ran:?}");
            ran.json()
        };
        let made = json(&["create", "--kind", "supplier", "--name", "Café & Co", "--reference", "S1", "--account", "5000"]);
        let id = made["id"].as_str().expect("an id");
        assert_eq!(made["default_account_id"].as_str(), Some(books.id("5000")));
        assert_eq!(json(&["list", "--search", "café &"])["data"][0]["id"].as_str(), Some(id));
        assert_eq!(json(&["archive", id])["status"], "archived");
        assert_eq!(json(&["list", "--status", "active"])["pagination"]["total"], 0);
        assert_eq!(json(&["delete", id])["name"], "Café & Co");
        ask(&books, &desk, &["ledger", "contacts", "show", id]).refused(6);
    }

    fn the_books_are_checked_against_what_was_posted(place: &Place) {
        let books = Books::new(place);
        let desk = Desk::new();
        books.post(&books.journal("2026-01-31", "6100", "1300", "10"));
        let head = ask(&books, &desk, &["ledger", "head", "--json"]).json();
        let kept = format!("{}:{}", head["sequence"], head["hash"].as_str().expect("a hash"));
        books.post(&books.journal("2026-01-31", "6100", "1300", "20"));
        let whole = ask(&books, &desk, &["ledger", "integrity", "--json"]);
        assert_eq!((whole.code, &whole.json()["entries"]), (Some(0), &json!(2)), "{whole:?}");
        let rest = ask(&books, &desk, &["ledger", "integrity", "--json", "--after", &kept]);
        assert_eq!((rest.code, &rest.json()["ok"]), (Some(0), &json!(true)), "{rest:?}");
        let other = format!("1:{}", "0".repeat(64));
        let cut = ask(&books, &desk, &["ledger", "integrity", "--json", "--after", &other]);
        assert_eq!((cut.code, &cut.json()["ok"]), (Some(1), &json!(false)), "{cut:?}");
        ask(&books, &desk, &["ledger", "integrity", "--after", "1:x"]).refused(2);
    }

    fn the_books_are_exported_to_a_file_or_a_pipe(place: &Place) {
        let books = Books::with_vat(place);
        let desk = Desk::new().file("j.csv", TWO);
        post(&books, &desk, &["j.csv"]);
        for format in ["hledger", "beancount"] {
            let piped = ask(&books, &desk, &["ledger", "export", "--format", format]);
            assert_eq!(piped.code, Some(0), "{piped:?}");
            assert!(piped.stdout.contains("Printer paper") && piped.stdout.contains("1000.00"), "{piped:?}");
            let saved = ask(&books, &desk, &["ledger", "export", "--format", format, "-o", "books.txt"]);
            assert_eq!((saved.code, saved.stderr.as_str()), (Some(0), "note: wrote books.txt\n"), "{saved:?}");
            assert_eq!(desk.read("books.txt"), piped.stdout);
            let json = ask(&books, &desk, &["ledger", "export", "--format", format, "--json"]).json();
            assert_eq!(json["data"]["content"].as_str(), Some(piped.stdout.as_str()));
        }
        let unknown = ["ledger", "export", "--format", "hledger", "--org", "org_00000000000000000000000001"];
        ask(&books, &desk, &[&unknown[..], &["-o", "none.txt"]].concat()).refused(6);
        assert!(!desk.path("none.txt").exists(), "nothing half done");
        ask(&books, &desk, &["ledger", "export", "--format", "xml"]).refused(2);
    }

    fn accounts_are_made_changed_and_archived(place: &Place) {
        let books = Books::new(place);
        let desk = Desk::new();
        let json = |args: &[&str]| {
            let ran = ask(&books, &desk, &[&["ledger", "--json"], args].concat());
            assert_eq!(ran.code, Some(0), "{args:?} {ran:?}");
            ran.json()
        };
        let new = ["accounts", "create", "--code", "7990", "--name", "Sundry", "--type", "expense"];
        let made = json(&[&new[..], &["--vat-code", "ST"]].concat());
        assert_eq!((&made["code"], &made["default_vat_code"]), (&json!("7990"), &json!("ST")));
        let twice = ask(&books, &desk, &[&["ledger"], &new[..]].concat());
        assert!(twice.refused(6).contains("(conflict, request req_"), "{twice:?}");
        let changed = json(&["accounts", "update", "7990", "--name", "Sundries", "--vat-code", "none"]);
        assert_eq!((&changed["name"], &changed["default_vat_code"]), (&json!("Sundries"), &Value::Null));
        assert_eq!(json(&["accounts", "archive", "7990"])["status"], "archived");
        let archived = json(&["accounts", "list", "--status", "archived"]);
        assert_eq!(archived["data"].as_array().map(Vec::len), Some(1));
        let unknown = ask(&books, &desk, &["ledger", "accounts", "show", "0000"]);
        assert!(unknown.refused(6).starts_with("error: there is no account \"0000\""), "{unknown:?}");
        ask(&books, &desk, &["ledger", "accounts", "update", "7990"]).refused(2);
    }

    fn an_organisation_is_chosen_by_name_where_the_key_may_see_several(place: &Place) {
        let books = Books::new(place);
        let desk = Desk::new();
        let made = ask(&books, &desk, &["ledger", "orgs", "create", "--name", "Beech Ltd", "--json"]);
        assert_eq!((made.code, &made.json()["role"]), (Some(0), &json!("owner")), "{made:?}");
        let which = ask(&books, &desk, &["ledger", "head"]);
        let said = which.refused(2);
        assert!(said.starts_with("error: the key may see 2 organisations\n  hint: choose with --org: org_"), "{said}");
        let by_name = ask(&books, &desk, &["ledger", "head", "--org", "beech ltd", "--json"]);
        assert_eq!((by_name.code, &by_name.json()["sequence"]), (Some(0), &json!(0)), "{by_name:?}");
        let unknown = ask(&books, &desk, &["ledger", "head", "--org", "Cedar"]);
        assert!(unknown.refused(6).contains("may see no organisation \"Cedar\""), "{unknown:?}");
        let lock = ["ledger", "orgs", "lock", "--org", "Beech Ltd", "--reason", "year end"];
        let locked = ask(&books, &desk, &[&lock[..], &["--until", "2025-12-31", "--json"]].concat());
        assert_eq!(locked.json()["lock_date"], "2025-12-31", "{locked:?}");
        let open = ask(&books, &desk, &[&lock[..], &["--off", "--json"]].concat());
        assert_eq!(open.json()["lock_date"], Value::Null, "{open:?}");
        ask(&books, &desk, &lock).refused(2);
    }
}

const ORG: &str = "org_01k5z0h5v7e4xvbt2dq0w4c3nf";

/// Answers for an organisation with two accounts; then these for what is posted.
fn scripted(posts: impl Fn(usize) -> Answer + Send + 'static) -> Scripted {
    let at = "2026-01-01T00:00:00.000Z";
    let organisation = json!({"data": {
        "id": ORG, "name": "Acorn Ltd", "currency": "GBP", "country": "GB", "financial_year_end": "03-31",
        "vat_registered": false, "vat_number": null, "vat_scheme": "none", "flat_rate_percent": null,
        "vat_rounding": "line", "status": "active", "role": "owner", "lock_date": null,
        "created_at": at, "updated_at": at, "version": 1,
    }});
    let account = |number: u8, code: &str| {
        json!({
            "id": format!("acc_{number:026}"), "code": code, "name": "x", "account_type": "ASSET", "role": null,
            "default_vat_code": null, "description": null, "currency": "GBP", "status": "active",
            "balance": 0.0, "created_at": at, "updated_at": at, "version": 1,
        })
    };
    let accounts = json!({"data": [account(1, "1300"), account(2, "4000")]});
    Scripted::new(move |count, _| match count {
        0 => Answer::Reply(200, "", organisation.to_string()),
        1 => Answer::Reply(200, "", accounts.to_string()),
        _ => posts(count - 2),
    })
}

fn post_to(server: &Scripted, file: &str) -> Ran {
    let desk = Desk::new().file("j.csv", file);
    let mut command = desk.command(&["journals", "post", "j.csv", "--org", ORG, "--timeout", "1m"]);
    command.env("TIEOUT_URL", &server.url).env("TIEOUT_API_KEY", "tieout_k");
    Ran::of(command.output().expect("the program runs"))
}

fn posted(first: usize, count: usize) -> Answer {
    let items: Vec<Value> = (0..count)
        .map(|index| {
            json!({
                "index": index, "status": "posted", "id": "jnl_01k5z0h5v7e4xvbt2dq0w4c3nf",
                "sequence": first + index, "error": null,
            })
        })
        .collect();
    let data = json!({"mode": "all_or_nothing", "posted": count, "refused": 0, "items": items});
    Answer::Reply(200, "", json!({ "data": data }).to_string())
}

fn refusal(status: u16, headers: &'static str, code: &str, details: &Value) -> Answer {
    let error = json!({"code": code, "message": "not now", "details": details});
    Answer::Reply(status, headers, json!({"error": error, "request_id": "req_7"}).to_string())
}

#[test]
fn how_far_a_file_came_is_said_when_the_daemon_goes_away() {
    let busy = || refusal(503, "Retry-After: 3600\r\n", "busy", &json!({}));
    let server = scripted(move |chunk| if chunk == 0 { posted(1, 1_000) } else { busy() });
    let ran = post_to(&server, &many(1_500));
    let said = ran.refused(7);
    let words = "error: at least 1000 of 1500 journals are in the books\n  \
                 hint: run it again within 24 hours to post the rest, and nothing twice\n";
    assert!(said.starts_with("error: not now (busy, request req_7)\n"), "{said}");
    assert!(said.ends_with(words), "{said}");
    let requests = server.requests();
    assert_eq!(requests[2].line, format!("POST /api/v1/ledger/organisations/{ORG}/journals/bulk"));
    let body: Value = serde_json::from_str(&requests[2].body).expect("JSON");
    assert_eq!(body["journals"].as_array().map(Vec::len), Some(1_000));
    assert_eq!(body["mode"], "all_or_nothing");
    let keys: Vec<_> =
        requests[2..].iter().map(|request| request.header("idempotency-key")).collect();
    assert!(keys[0].is_some() && keys[1].is_some() && keys[0] != keys[1], "{keys:?}");
}

#[test]
fn what_the_daemon_alone_refuses_is_named_by_line_and_column() {
    let details = json!({"reason": "account_archived", "index": 1, "field": "journals[1].lines[1].account_id"});
    let server = scripted(move |_| refusal(422, "", "unprocessable_entity", &details));
    let said = post_to(&server, &many(3)).refused(3).to_owned();
    let words = "error: j.csv line 5, column \"account\": not now\n\
                 error: not now (unprocessable_entity, request req_7)\n";
    assert_eq!(said, words);
    let issues = json!({"issues": [{"field": "journals[2].lines[0].debit", "message": "is odd"}], "issue_count": 1});
    let server = scripted(move |_| refusal(422, "", "invalid_request_format", &issues));
    let said = post_to(&server, &many(3)).refused(3).to_owned();
    let words = "error: j.csv line 6, column \"debit\": is odd\n\
                 error: not now (invalid_request_format, request req_7)\n";
    assert_eq!(said, words);
}
