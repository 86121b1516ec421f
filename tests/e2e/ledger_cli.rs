//! An organisation's books on the command line, against the real daemon.

#![cfg(unix)]

use serde_json::{Value, json};

use crate::ledger::support::{Books, money};
use crate::place::on_both_databases;
use crate::support::{Desk, Ran};

/// Posted with tieout journals post.
const TWO: &str = "reference,date,description,account,debit,credit,vat_code\n\
    J1,2026-01-31,Rent January,6100,1000,,\n\
    J1,2026-01-31,Rent January,1300,,1000.00,\n\
    J2,2026-02-03,Printer paper,6200,120.50,,ST\n\
    J2,,,1300,,120.50,\n";

/// Runs a command with the key of the books.
fn ask(books: &Books<'_>, desk: &Desk, args: &[&str]) -> Ran {
    books.account.ask_as(desk, args, &books.key)
}

/// A desk with the two journals, which are in the books.
#[track_caller]
fn with_two(books: &Books<'_>) -> Desk {
    let desk = Desk::new().file("j.csv", TWO);
    let ran = ask(books, &desk, &["journals", "post", "j.csv"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    desk
}

on_both_databases! {
    fn the_books_are_shown_as_tables_and_as_json(place: &Place) {
        let books = Books::with_vat(place);
        let desk = with_two(&books);
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
        let shown = table(&["trial-balance", "--basis", "cumulative"]);
        let expected = "Acorn Ltd: Trial balance, everything posted, GBP\n\n";
        assert!(shown.starts_with(expected), "{shown}");
        assert!(shown.lines().any(|line| line.trim_start().starts_with("2250  ") && line.ends_with("20.08")), "{shown}");
        assert!(shown.contains("1,120.50  1,120.50"), "{shown}");
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
        let zero = Desk::new().file("s.csv", "date,amount,description\n2026-02-03,0.00,INFO\n2026-02-03,-1.234,X\n");
        let ran = ask(&books, &zero, &["ledger", "bank-transactions", "import", "s.csv", "--bank-account", "Main"]);
        assert!(ran.refused(3).starts_with("note: s.csv: left out 1 of 0.00"), "{ran:?}");
        assert!(ran.stderr.contains("line 3, column \"amount\": \"-1.234\" has more than two"), "{ran:?}");
        let euros = Desk::new().file("s.csv", "date,Amount (EUR),description\n2026-02-03,-5.00,X\n");
        let ran = ask(&books, &euros, &["ledger", "bank-transactions", "import", "s.csv", "--bank-account", "Main"]);
        assert!(ran.refused(3).contains("s.csv is in EUR, Main in GBP"), "{ran:?}");
        let long = format!("date,amount,description\n2026-02-03,5.00,{}\n", "X".repeat(501));
        let long = Desk::new().file("s.csv", long);
        let ran = ask(&books, &long, &["ledger", "bank-transactions", "import", "s.csv", "--bank-account", "Main"]);
        assert!(ran.refused(3).contains("is longer than 500 characters"), "{ran:?}");
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
        assert!(table.stdout.contains("every row accounted for"), "{table:?}");
        let euros = Desk::new().file("s.csv", statement.replace("amount", "Amount (EUR)"));
        let ran = ask(&books, &euros, &from);
        assert!(ran.refused(3).contains("s.csv is in EUR, Acorn Ltd/Main in GBP"), "{ran:?}");
        ask(&books, &desk, &["reconcile", "s.csv", "--book-from", "Acorn Ltd/Other"]).refused(6);
        ask(&books, &desk, &["reconcile", "s.csv", "s.csv", "--book-from", "Main"]).refused(2);
        ask(&books, &desk, &["reconcile", "s.csv"]).refused(2);
    }

    fn what_was_posted_and_taken_back_on_a_day_is_no_part_of_the_books_side(place: &Place) {
        let books = Books::new(place);
        let statement = "date,amount,description\n2026-02-03,-100,ACME\n2026-02-05,-7,CAFE\n2026-02-05,7,CAFE REFUND\n";
        let desk = Desk::new().file("s.csv", statement);
        ask(&books, &desk, &["ledger", "bank-accounts", "create", "--name", "Main", "--account", "1300"]);
        for (day, amount) in [("2026-02-03", "100"), ("2026-02-05", "7")] {
            let posted = books.post(&books.journal(day, "6220", "1300", amount));
            let id = posted["id"].as_str().expect("an id");
            let reversed = ask(&books, &desk, &["ledger", "journals", "reverse", id]);
            assert_eq!(reversed.code, Some(0), "{reversed:?}");
        }
        let ran = ask(&books, &desk, &["reconcile", "s.csv", "--book-from", "Main", "--json"]);
        let result = ran.json();
        assert_eq!(result["summary"]["matched_count"], 2, "the café's two are on the statement: {result}");
        assert_eq!(money(&result["missing_from_books"][0]["amount"]), "-100.00", "{result}");
        assert_eq!(result["remove_from_books"].as_array().map(Vec::len), Some(0), "{result}");
        assert!(ran.stderr.contains("2 entries that were posted and reversed on the same day"), "{ran:?}");
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
        assert_eq!(as_owner(&["update", &id, "--role", "editor"]).json()["role"], "editor");
        let made = as_other(&["accounts", "create", "--code", "1", "--name", "x", "--type", "ASSET"]);
        assert_eq!(made.code, Some(0), "{made:?}");
        let alone = as_other(&["members", "update", &id, "--role", "owner"]);
        alone.refused(4);
        assert_eq!(as_other(&["members", "remove", &id]).code, Some(0), "who wants to leaves");
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

    fn heads_are_kept_in_a_file_a_line_each_and_every_one_of_them_is_looked_for_later(place: &Place) {
        let books = Books::new(place);
        let desk = Desk::new();
        for amount in ["10", "20"] {
            books.post(&books.journal("2026-01-31", "6100", "1300", amount));
            let kept = ask(&books, &desk, &["ledger", "head", "--append", "heads.jsonl", "--json"]);
            assert_eq!(kept.code, Some(0), "{kept:?}");
        }
        books.post(&books.journal("2026-01-31", "6100", "1300", "30"));
        let since = ["ledger", "integrity", "--json", "--since", "heads.jsonl"];
        let whole = ask(&books, &desk, &since);
        assert_eq!((whole.code, &whole.json()["entries"]), (Some(0), &json!(3)), "{whole:?}");
        assert_eq!(whole.json()["audit_events"], whole.json()["head"]["audit_sequence"]);
        let heads = std::fs::read_to_string(desk.path("heads.jsonl")).expect("the file");
        let first: Value = serde_json::from_str(heads.lines().next().expect("a line")).expect("JSON");
        for (member, place) in [("hash", "sequence"), ("audit_hash", "audit_event")] {
            let mut other = first.clone();
            other[member] = json!("ab".repeat(32));
            let text = format!("{other}\n{}", heads.lines().nth(1).expect("a line"));
            std::fs::write(desk.path("heads.jsonl"), text).expect("written");
            let gone = ask(&books, &desk, &since);
            assert_eq!((gone.code, &gone.json()["ok"]), (Some(1), &json!(false)), "{gone:?}");
            assert!(gone.json()["first_bad"][place].is_i64(), "{gone:?}");
        }
        std::fs::write(desk.path("heads.jsonl"), &heads[..heads.len() / 2 - 9]).expect("written");
        let cut = ask(&books, &desk, &["ledger", "integrity", "--since", "heads.jsonl"]);
        assert!(cut.refused(3).contains("heads.jsonl, line 1"), "{cut:?}");
        ask(&books, &desk, &["ledger", "integrity", "--since", "none.jsonl"]).refused(3);
    }

    fn the_books_are_exported_to_a_file_or_a_pipe(place: &Place) {
        let books = Books::with_vat(place);
        let desk = with_two(&books);
        for format in ["hledger", "beancount", "csv", "json"] {
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
        assert!(said.starts_with("error: the key can see 2 organisations\n  hint: choose with --org: org_"), "{said}");
        let by_name = ask(&books, &desk, &["ledger", "head", "--org", "beech ltd", "--json"]);
        assert_eq!((by_name.code, &by_name.json()["sequence"]), (Some(0), &json!(0)), "{by_name:?}");
        let unknown = ask(&books, &desk, &["ledger", "head", "--org", "Cedar"]);
        assert!(unknown.refused(6).contains("cannot see an organisation \"Cedar\""), "{unknown:?}");
        let lock = ["ledger", "orgs", "lock", "--org", "Beech Ltd", "--reason", "year end"];
        let locked = ask(&books, &desk, &[&lock[..], &["--until", "2025-12-31", "--json"]].concat());
        assert_eq!(locked.json()["lock_date"], "2025-12-31", "{locked:?}");
        let open = ask(&books, &desk, &[&lock[..], &["--off", "--json"]].concat());
        assert_eq!(open.json()["lock_date"], Value::Null, "{open:?}");
        ask(&books, &desk, &lock).refused(2);
    }

    fn a_vat_return_is_looked_at_made_and_finalised(place: &Place) {
        let books = Books::with_vat(place);
        let desk = with_two(&books);
        let table = |args: &[&str]| {
            let ran = ask(&books, &desk, &[&["ledger"], args].concat());
            assert_eq!(ran.code, Some(0), "{args:?} {ran:?}");
            ran.stdout
        };
        let json = |args: &[&str]| {
            serde_json::from_str::<Value>(&table(&[args, &["--json"]].concat())).expect("JSON")
        };
        let days = ["--from", "2026-01-01", "--to", "2026-03-31"];
        let shown = table(&[&["vat-return"], &days[..]].concat());
        assert!(shown.starts_with("Acorn Ltd: VAT return, standard scheme, 1 January 2026 to 31 March 2026, GBP\n\n  box\n"), "{shown}");
        assert!(shown.contains("\n  4    VAT reclaimed on purchases and other inputs"), "{shown}");
        let last = shown.lines().rev().nth(1).expect("a line").trim();
        assert!(last.starts_with("to reclaim  ") && last.ends_with("  20.08"), "{shown}");
        let behind = json(&[&["vat-return"], &days[..], &["--box", "7", "--limit", "1"]].concat());
        assert_eq!((&behind["data"][0]["account_code"], &behind["pagination"]["total"]), (&json!("6200"), &json!(1)));
        assert_eq!(money(&behind["data"][0]["net_amount"]), "100.42");
        let csv = table(&[&["vat-return"], &days[..], &["--output", "csv"]].concat());
        assert!(csv.starts_with("box,what,amount\n1,"), "{csv}");
        let create = [&["vat-returns", "create"], &days[..], &["--adjust", "1=5.00:Fuel scale charge"]].concat();
        let made = json(&create);
        assert_eq!(made["adjustments"][0], json!({ "box": 1, "amount": 5.0, "reason": "Fuel scale charge" }));
        let id = made["id"].as_str().expect("an id");
        let shown = table(&["vat-returns", "show", id]);
        assert!(shown.contains(", GBP, draft\n"), "{shown}");
        let second = json(&[&["vat-returns", "create"], &days[..]].concat());
        let removed = json(&["vat-returns", "delete", second["id"].as_str().expect("an id")]);
        assert_eq!(removed["id"], second["id"]);
        assert_eq!(json(&["vat-returns", "finalise", id])["status"], "finalised");
        ask(&books, &desk, &["ledger", "vat-returns", "finalise", id]).refused(6);
        let listed = json(&["vat-returns", "list", "--status", "finalised"]);
        assert_eq!((&listed["data"][0]["id"], &listed["pagination"]["total"]), (&made["id"], &json!(1)));
        ask(&books, &desk, &["ledger", "vat-returns", "create", "--from", "2026-01-01", "--to", "2026-01-31", "--adjust", "5"]).refused(2);
        let set = json(&["tax-codes", "set", "--code", "RR", "--rate", "12.5", "--from", "2026-07-01"]);
        assert_eq!(set["rates"][0]["rate"], 12.5);
        assert!(table(&["tax-codes", "list"]).starts_with("code  name"), "a table");
        assert_eq!(json(&["tax-codes", "list"])["data"][1]["rates"][0]["own"], true);
        let own = ["tax-codes", "create", "--code", "CAR-50", "--name", "Leased cars", "--rate", "20", "--from", "2026-01-01", "--recoverable", "50"];
        let made = json(&own);
        assert_eq!((&made["kind"], &made["recoverable_percent"]), (&json!("standard"), &json!(50)));
        ask(&books, &desk, &[&["ledger"], &own[..]].concat()).refused(6);
        let ended = json(&["tax-codes", "update", "CAR-50", "--to", "2026-12-31", "--name", "Cars"]);
        assert_eq!((&ended["name"], &ended["effective_to"]), (&json!("Cars"), &json!("2026-12-31")));
        assert_eq!(json(&["tax-codes", "update", "CAR-50", "--to", "none"])["effective_to"], Value::Null);
        assert_eq!(json(&["tax-codes", "show", "RC"])["purchase_boxes"], json!([1, 4, 6, 7]));
        ask(&books, &desk, &["ledger", "tax-codes", "show", "XX"]).refused(6);
        ask(&books, &desk, &["ledger", "tax-codes", "update", "CAR-50"]).refused(2);
        ask(&books, &desk, &["ledger", "tax-codes", "set", "--code", "EX", "--rate", "5", "--from", "2026-07-01"]).refused(3);
    }
}
