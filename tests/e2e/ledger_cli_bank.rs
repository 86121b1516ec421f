//! Bank transactions on the command line: suggested, split, confirmed from a file; and who did it.

#![cfg(unix)]

use serde_json::{Value, json};

use crate::ledger::banking::{Bank, text};
use crate::ledger::support::money;
use crate::place::on_both_databases;
use crate::support::{Desk, Ran};

/// Runs a command with the key of the books.
fn ask(bank: &Bank<'_>, desk: &Desk, args: &[&str]) -> Ran {
    bank.books.account.ask_as(desk, &[&["ledger"], args].concat(), &bank.books.key)
}

/// The same, done; gives what it writes as JSON.
#[track_caller]
fn told(bank: &Bank<'_>, desk: &Desk, args: &[&str]) -> Value {
    let ran = ask(bank, desk, &[args, &["--json"]].concat());
    assert_eq!(ran.code, Some(0), "{args:?} {ran:?}");
    ran.json()
}

/// A row with this text that waits.
#[track_caller]
fn waiting(bank: &Bank<'_>, date: &str, amount: &str, description: &str) -> String {
    let mut row = bank.row(date, amount);
    row["description"] = json!(description);
    text(&bank.books.data(201, "/bank-transactions", &row), "id").to_owned()
}

on_both_databases! {
    fn what_is_suggested_is_shown_applied_and_confirmed_from_its_own_file(place: &Place) {
        let bank = Bank::with_vat(place);
        let desk = Desk::new();
        for day in ["2026-01-05", "2026-02-05"] {
            let id = waiting(&bank, day, "-24", "TRAINLINE 4417");
            bank.done(&id, "confirm", &json!({ "account_id": bank.books.id("6400"), "vat_code": "ST" }));
        }
        let train = waiting(&bank, "2026-03-02", "-12", "CARD PAYMENT TO TRAINLINE.COM LONDON GBR 28FEB");
        let tools = waiting(&bank, "2026-03-03", "-120", "SCREWFIX DIRECT YEOVIL");
        let nameless = waiting(&bank, "2026-03-04", "-5", "REF 0093317");
        let suggest = ["bank-transactions", "suggest"];
        let shown = ask(&bank, &desk, &suggest);
        assert_eq!(shown.code, Some(0), "{shown:?}");
        assert!(shown.stdout.contains("coded to 6400 Advertising and marketing 2 times before, last on 2026-02-05"), "{shown:?}");
        assert!(shown.stderr.contains("note: 2 of 3 waiting without an account have an account suggested"), "{shown:?}");
        assert_eq!(bank.look(&train)["version"], 1, "nothing is written");
        let all = told(&bank, &desk, &suggest);
        let codes = all.as_array().expect("a list").iter().map(|one| one["account_code"].clone());
        assert_eq!(codes.collect::<Vec<_>>()[2], Value::Null);
        let sure = told(&bank, &desk, &[&suggest[..], &["--min-confidence", "1"]].concat());
        assert!(sure.as_array().expect("a list").iter().all(|one| one["account_id"].is_null()), "{sure}");
        // What a person has looked over in a spreadsheet goes back as it is.
        let csv = ask(&bank, &desk, &[&suggest[..], &["--output", "csv"]].concat());
        let desk = desk.file("looked-over.csv", csv.stdout);
        let applied = told(&bank, &desk, &[&suggest[..], &["--apply"]].concat());
        let applied = applied.as_array().expect("a list").iter().filter(|one| one["applied"] == true);
        assert_eq!((applied.count(), text(&bank.look(&tools), "status")), (2, "unconfirmed"));
        assert_eq!(text(&bank.look(&train), "account_id"), bank.books.id("6400"));
        let batch = ask(&bank, &desk, &["bank-transactions", "confirm-batch", "looked-over.csv", "--json"]);
        assert_eq!(batch.code, Some(0), "{batch:?}");
        assert!(batch.stderr.contains("note: 1 skipped: the file gives neither an account"), "{batch:?}");
        assert_eq!(text(&bank.look(&nameless), "status"), "unconfirmed");
        let confirmed = batch.json();
        assert_eq!((&confirmed[0]["line"], &confirmed[0]["status"]), (&json!(2), &json!("confirmed")));
        assert_eq!(money(&bank.look(&train)["vat_amount"]), "2.00");
        assert_eq!(bank.look(&tools)["status"], "confirmed");
    }

    fn a_batch_says_of_each_line_what_came_of_it(place: &Place) {
        let bank = Bank::with_vat(place);
        let [one, other] = ["-120", "-5"].map(|amount| bank.waiting("2026-03-02", amount));
        let file = format!("id,account,vat_code\n{one},6200,st\n{other},1200,\n");
        let json = format!("[{{\"id\":\"{other}\",\"account\":\"6700\"}}]");
        let unknown = format!("id,account\n{other},0000\n");
        let desk = Desk::new().file("b.csv", file).file("b.json", json).file("unknown.csv", unknown).file("bad.csv", "id\nbtx_1\n");
        let batch = |args: &[&str]| ask(&bank, &desk, &[&["bank-transactions", "confirm-batch"], args].concat());
        let all = batch(&["b.csv", "--all-or-nothing"]);
        assert!(all.refused(3).contains("items[1]"), "{all:?}");
        assert_eq!(text(&bank.look(&one), "status"), "unconfirmed");
        let ran = batch(&["b.csv", "--output", "csv"]);
        assert_eq!(ran.code, Some(6), "{ran:?}");
        assert!(ran.stderr.contains("error: 1 of 2 bank transactions were not confirmed"), "{ran:?}");
        let lines: Vec<_> = ran.stdout.lines().collect();
        assert!(lines[1].starts_with(&format!("2,{one},confirmed,jnl_")), "{ran:?}");
        assert!(lines[2].starts_with(&format!("3,{other},refused,,")), "{ran:?}");
        assert_eq!(money(&bank.look(&one)["vat_amount"]), "20.00");
        assert!(batch(&["unknown.csv"]).refused(6).contains("line 2: there is no account \"0000\""));
        assert!(batch(&["bad.csv"]).refused(3).contains("bad.csv line 2"));
        assert_eq!(batch(&["b.json"]).code, Some(0));
        assert_eq!(batch(&["b.json"]).code, Some(6), "twice");
        assert_eq!(text(&bank.look(&other), "account_id"), bank.books.id("6700"));
    }

    fn a_bank_transaction_is_split_by_lines(place: &Place) {
        let bank = Bank::with_vat(place);
        let desk = Desk::new();
        let id = bank.waiting("2026-03-02", "97");
        let confirm = ["bank-transactions", "confirm", &id];
        let parts = ["--line", "4000=120:ST", "--line", "6700=-23"];
        let short = ask(&bank, &desk, &[&confirm[..], &parts[..2]].concat());
        assert!(short.refused(3).contains("the lines add up to 120.00, not to 97.00"), "{short:?}");
        ask(&bank, &desk, &[&confirm[..], &parts[..], &["--account", "4000"]].concat()).refused(2);
        ask(&bank, &desk, &[&confirm[..], &["--line", "4000"]].concat()).refused(2);
        let done = told(&bank, &desk, &[&confirm[..], &parts[..]].concat());
        assert_eq!((text(&done, "status"), money(&done["vat_amount"])), ("confirmed", "20.00".into()));
        assert_eq!([bank.books.balance("4000"), bank.books.balance("6700")], ["-100.00", "23.00"]);
    }

    fn a_contact_is_changed_and_the_record_tells_who_did_it(place: &Place) {
        let bank = Bank::new(place);
        let desk = Desk::new();
        let new = ["contacts", "create", "--kind", "supplier", "--name", "Oak", "--reference", "S1", "--vat-code", "ST"];
        let made = told(&bank, &desk, &new);
        let id = text(&made, "id");
        let update = ["contacts", "update", id];
        let changed = told(&bank, &desk, &[&update[..], &["--name", "Oak Ltd", "--account", "6200", "--reference", "", "--payment-terms", "14"]].concat());
        assert_eq!((text(&changed, "name"), &changed["reference"]), ("Oak Ltd", &Value::Null));
        assert_eq!((text(&changed, "default_account_id"), &changed["payment_terms_days"]), (bank.books.id("6200"), &json!(14)));
        assert_eq!(text(&changed, "default_vat_code"), "ST");
        let cleared = told(&bank, &desk, &[&update[..], &["--account", "none", "--vat-code", "none"]].concat());
        assert_eq!((&cleared["default_account_id"], &cleared["default_vat_code"]), (&Value::Null, &Value::Null));
        ask(&bank, &desk, &update).refused(2);
        let events = told(&bank, &desk, &["audit-events", "--object", id]);
        let actions: Vec<_> = events["data"].as_array().expect("events").iter().map(|event| text(event, "action")).collect();
        assert_eq!(actions, ["contact.update", "contact.update", "contact.create"]);
        assert_eq!(text(&events["data"][0], "user_id"), bank.books.account.user);
        let of_kind = told(&bank, &desk, &["audit-events", "--action", "contact.create", "--limit", "1"]);
        assert_eq!(of_kind["pagination"]["total"], 1);
        let table = ask(&bank, &desk, &["audit-events", "--object", id]);
        assert!(table.stdout.contains("contact.update"), "{table:?}");
    }

    fn an_organisation_need_not_be_named_where_the_profile_or_the_environment_names_one(place: &Place) {
        let bank = Bank::new(place);
        let desk = Desk::new();
        let beech = told(&bank, &desk, &["orgs", "create", "--name", "Beech Ltd"]);
        let url = format!("http://{}", bank.books.account.daemon.address);
        let login = ["login", "--with-token", "--url", &url];
        let ran = desk.run_with_input(&login, format!("{}\n", bank.books.key).as_bytes());
        assert_eq!(ran.code, Some(0), "{ran:?}");
        let show = |args: &[&str], env: Option<&str>| {
            let mut command = desk.command(&[&["ledger", "orgs", "show"], args].concat());
            Ran::of(command.envs(env.map(|org| ("TIEOUT_ORG", org))).output().expect("it runs"))
        };
        show(&[], None).refused(2);
        let named = |ran: &Ran| ran.stdout.lines().find_map(|line| line.strip_prefix("name")).unwrap_or_default().trim().to_owned();
        assert_eq!(named(&show(&[], Some("beech ltd"))), "Beech Ltd");
        let chosen = desk.run(&["profile", "org", text(&beech, "id")]);
        assert_eq!(chosen.code, Some(0), "{chosen:?}");
        assert_eq!(named(&show(&[], None)), "Beech Ltd");
        assert_eq!(named(&show(&[], Some("Acorn Ltd"))), "Acorn Ltd", "the environment first");
        assert_eq!(named(&show(&["--org", "Acorn Ltd"], Some("Beech Ltd"))), "Acorn Ltd", "the option before all");
        let listed = desk.run(&["profile", "list", "--json"]).json();
        assert_eq!(listed[0]["organisation"], beech["id"]);
        // Logging in again keeps it.
        desk.run_with_input(&login, format!("{}\n", bank.books.key).as_bytes());
        assert_eq!(named(&show(&[], None)), "Beech Ltd");
        assert_eq!(desk.run(&["profile", "org", "--none"]).code, Some(0));
        show(&[], None).refused(2);
        desk.run(&["profile", "org"]).refused(2);
        let added = desk.run(&["profile", "add", "other", "--url", "http://127.0.0.1:1", "--org", "Beech Ltd"]);
        assert_eq!(added.code, Some(0), "{added:?}");
    }

    fn a_recharged_cost_is_confirmed_as_a_sale(place: &Place) {
        let bank = Bank::with_vat(place);
        let desk = Desk::new();
        let id = waiting(&bank, "2026-03-02", "120", "BIRCH LTD RECHARGE");
        let confirm = ["bank-transactions", "confirm", &id, "--account", "6200", "--vat-code", "ST"];
        let both = [&confirm[..], &["--vat-side", "output", "--line", "6200=120:ST"]].concat();
        ask(&bank, &desk, &both).refused(2);
        let done = told(&bank, &desk, &[&confirm[..], &["--vat-side", "output"]].concat());
        assert_eq!((&done["vat_side"], &done["status"]), (&json!("output"), &json!("confirmed")));
        let id = waiting(&bank, "2026-03-03", "60", "ACME LTD");
        let split = ["bank-transactions", "confirm", &id, "--line", "6200=120:ST::output", "--line", "6200=-60:ST:10:input"];
        let journal = told(&bank, &desk, &split)["journal_id"].clone();
        let shown = ask(&bank, &desk, &["journals", "show", journal.as_str().expect("an id"), "--output", "csv"]).stdout;
        assert!(shown.contains("vat_side"), "{shown}");
        assert!(shown.contains("6200,,100.00,ST,20.00,output,") && shown.contains("6200,50.00,,ST,10.00,input,"), "{shown}");
    }
}
