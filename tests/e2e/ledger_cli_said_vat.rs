//! What the command line says beside VAT returns, and of first figures that are there already.

#![cfg(unix)]

use serde_json::{Value, json};

use crate::ledger::banking::text;
use crate::ledger::settling::Till;
use crate::ledger::support::money;
use crate::place::on_both_databases;
use crate::support::{Desk, Ran};

/// Runs a command with the key of the books.
fn ask(till: &Till<'_>, desk: &Desk, args: &[&str]) -> Ran {
    let books = &till.desk.books;
    books.account.ask_as(desk, &[&["ledger"], args].concat(), &books.key)
}

/// The same, done.
#[track_caller]
fn shown(till: &Till<'_>, desk: &Desk, args: &[&str]) -> Ran {
    let ran = ask(till, desk, args);
    assert_eq!(ran.code, Some(0), "{args:?} {ran:?}");
    ran
}

/// The same; gives what it writes as JSON.
#[track_caller]
fn told(till: &Till<'_>, desk: &Desk, args: &[&str]) -> Value {
    shown(till, desk, &[args, &["--json"]].concat()).json()
}

const DAYS: [&str; 4] = ["--from", "2026-01-01", "--to", "2026-03-31"];
const BEFORE: &str = "entries dated before 2026-01-01 are in no return of these books \
    (200.00 of output VAT, 1000.00 of sales)";

on_both_databases! {
    fn what_lies_before_the_first_vat_return_is_said_until_a_return_has_it(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let mut sale = till.desk.sale("1000", "ST");
        sale["issue_date"] = json!("2025-12-20");
        till.desk.made(&sale);
        let report = || shown(&till, &desk, &[&["vat-return"], &DAYS[..]].concat()).stderr;
        assert!(report().contains(BEFORE), "{}", report());
        let made = shown(&till, &desk, &[&["vat-returns", "create", "--json"], &DAYS[..]].concat());
        assert!(made.stderr.contains(BEFORE), "{made:?}");
        let id = text(&made.json(), "id").to_owned();
        let first = shown(&till, &desk, &["vat-returns", "finalise", &id]);
        assert!(first.stderr.contains(BEFORE), "{first:?}");
        // A return of the days before has it; what lies before that is nothing.
        let days = ["--from", "2025-10-01", "--to", "2025-12-31"];
        let earlier = shown(&till, &desk, &[&["vat-returns", "create", "--json"], &days[..]].concat());
        assert_eq!(money(&earlier.json()["boxes"]["1"]), "200.00");
        let earlier = shown(&till, &desk, &["vat-returns", "finalise", text(&earlier.json(), "id")]);
        assert_eq!(earlier.stderr, "");
        let days = ["--from", "2026-04-01", "--to", "2026-06-30"];
        assert_eq!(shown(&till, &desk, &[&["vat-return"], &days[..]].concat()).stderr, "");
        let next = shown(&till, &desk, &[&["vat-returns", "create", "--json"], &days[..]].concat());
        assert_eq!(shown(&till, &desk, &["vat-returns", "finalise", text(&next.json(), "id")]).stderr, "");
    }

    fn adjustments_of_a_vat_return_stand_below_their_boxes(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        till.sold("1000");
        let adjust = ["--adjust", "1=5.00:Fuel scale charge", "--adjust", "4=-2.50:Lunch, \"private\""];
        let made = told(&till, &desk, &[&["vat-returns", "create"], &DAYS[..], &adjust].concat());
        let id = text(&made, "id");
        let table = shown(&till, &desk, &["vat-returns", "show", id]).stdout;
        let lines: Vec<&str> = table.lines().map(str::trim).collect();
        let at = lines.iter().position(|line| line.starts_with("1 adjustment")).expect("a line");
        assert!(lines[at - 1].starts_with("1  ") && lines[at - 1].ends_with("205.00"), "{table}");
        assert!(lines[at].contains("of which: Fuel scale charge") && lines[at].ends_with("5.00"), "{table}");
        assert!(table.contains("4 adjustment") && table.contains("-2.50"), "{table}");
        let csv = shown(&till, &desk, &["vat-returns", "show", id, "--output", "csv"]).stdout;
        assert!(csv.contains("\n1 adjustment,of which: Fuel scale charge,5.00\n"), "{csv}");
        assert!(csv.contains("\n4 adjustment,\"of which: Lunch, \"\"private\"\"\",-2.50\n"), "{csv}");
        let behind = |number: &str| shown(&till, &desk, &[&["vat-return", "--box", number], &DAYS[..]].concat()).stderr;
        // A draft's books are what the box says.
        assert_eq!(behind("1"), "");
        shown(&till, &desk, &["vat-returns", "finalise", id]);
        for number in ["1", "3", "5"] {
            let said = behind(number);
            let of = "note: the return for 2026-01-01 to 2026-03-31 has an adjustment of 5.00 in box 1 (Fuel scale charge), which is not among these entries\n";
            assert!(said.contains(of), "{number} {said}");
        }
        assert!(behind("4").contains("-2.50 in box 4") && !behind("3").contains("box 4"));
        assert_eq!(behind("6"), "");
    }

    fn a_finalised_return_is_printed_for_hmrc_and_filed(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        till.sold("1000");
        let made = told(&till, &desk, &[&["vat-returns", "create"], &DAYS[..]].concat());
        let id = text(&made, "id");
        let hmrc = ["vat-returns", "hmrc", id, "--period-key", "#001"];
        ask(&till, &desk, &hmrc).refused(6);
        ask(&till, &desk, &["vat-returns", "hmrc", id, "--period-key", "18A"]).refused(2);
        shown(&till, &desk, &["vat-returns", "finalise", id]);
        let printed = shown(&till, &desk, &hmrc).stdout;
        let expected = "{\"periodKey\":\"#001\",\"vatDueSales\":200.00,\"vatDueAcquisitions\":0.00,\
            \"totalVatDue\":200.00,\"vatReclaimedCurrPeriod\":0.00,\"netVatDue\":200.00,\"totalValueSalesExVAT\":1000,\
            \"totalValuePurchasesExVAT\":0,\"totalValueGoodsSuppliedExVAT\":0,\"totalAcquisitionsExVAT\":0,\"finalised\":true}\n";
        assert_eq!(printed, expected);
        let file = ["vat-returns", "file", id, "--receipt", "256660290587"];
        ask(&till, &desk, &[&file[..], &["--filed-at", "2026-03-31T12:00:00Z"]].concat()).refused(3);
        ask(&till, &desk, &[&file[..], &["--filed-at", "5 May"]].concat()).refused(2);
        let filed = shown(&till, &desk, &file).stdout;
        assert!(filed.contains(", GBP, filed 2") && filed.contains(", receipt 256660290587\n"), "{filed}");
        ask(&till, &desk, &file).refused(6);
        let listed = told(&till, &desk, &["vat-returns", "list", "--status", "filed"]);
        assert_eq!(listed["data"][0]["id"], made["id"]);
        // What was filed was finalised: nothing before the next days is in no return.
        let next = ["--from", "2026-04-01", "--to", "2026-06-30"];
        assert_eq!(shown(&till, &desk, &[&["vat-return"], &next[..]].concat()).stderr, "");
        let said = shown(&till, &desk, &[&["vat-return"], &DAYS[..]].concat()).stderr;
        assert!(said.contains("the return for 2026-01-01 to 2026-03-31 is finalised"), "{said}");
    }

    fn vat_that_is_posted_without_a_registration_is_accepted_and_said(place: &Place) {
        let till = Till::new(place);
        let mut sale = till.desk.sale("1000", "ST");
        let desk = Desk::new().file("registered.json", sale.to_string());
        assert_eq!(shown(&till, &desk, &["invoices", "create", "registered.json"]).stderr, "");
        told(&till, &desk, &["organisations", "update", "--vat-registered=false"]);
        let today = tieout_daemon::clock::now().day().expect("a day").to_string();
        sale["issue_date"] = json!(today);
        let desk = desk.file("sale.json", sale.to_string());
        let said = shown(&till, &desk, &["invoices", "create", "sale.json"]).stderr;
        let note = format!("note: VAT was posted, and Acorn Ltd is not registered for VAT on {today}");
        assert!(said.contains(&note), "{said}");
        sale["lines"][0]["vat_code"] = json!("NV");
        let desk = desk.file("without.json", sale.to_string());
        assert_eq!(shown(&till, &desk, &["invoices", "create", "without.json"]).stderr, "");
    }

    fn the_opening_balance_of_a_bank_account_is_in_the_books_once(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let create = |name: &str, account: &str, amount: &str| {
            ask(&till, &desk, &["bank-accounts", "create", "--name", name, "--account", account, "--opening-balance",
                amount, "--opening-date", "2026-01-01", "--json"])
        };
        let import = |file: &str, more: &[&str]| {
            let desk = Desk::new().file("tb.csv", file);
            ask(&till, &desk, &[&["opening-balances", "import", "tb.csv", "--date", "2025-12-31"], more].concat())
        };
        let account = |code: &str| {
            told(&till, &desk, &["accounts", "create", "--code", code, "--name", "Bank", "--type", "ASSET", "--role", "bank"]);
        };
        account("1391");
        account("1392");
        // The balances first: the same again is refused, something else is said.
        assert_eq!(import("account,debit,credit\n1391,500,\n3000,,500\n", &[]).code, Some(0));
        let twice = create("Main", "1391", "500");
        twice.refused(6);
        assert!(twice.stderr.contains("account 1391 already has opening balances of 500.00")
            && twice.stderr.contains("leave out --opening-balance"), "{twice:?}");
        let other = create("Main", "1391", "20");
        assert_eq!(other.code, Some(0), "{other:?}");
        assert_eq!(other.stderr, "note: account 1391 had a balance of 500.00; with the opening balance of 20.00 it is 520.00\n");
        // The bank account first.
        let saved = create("Savings", "1392", "-80.5");
        assert_eq!((saved.code, saved.stderr.as_str()), (Some(0), ""), "{saved:?}");
        let named = ["--external-id", "second"];
        let again = import("account,debit,credit\n1391,10,\n1392,,80.50\n3000,70.50,\n", &named);
        again.refused(3);
        assert!(again.stderr.contains("line 3, column \"account\"") && again.stderr.contains("whose opening balance of -80.50 is already in the books"), "{again:?}");
        let rest = import("account,debit,credit\n1391,10,\n3000,,10\n", &named);
        assert_eq!(rest.code, Some(0), "{rest:?}");
        assert!(rest.stderr.contains("tb.csv: line 2: the bank account \"Main\" already has a balance of 520.00; with this line it is 530.00"), "{rest:?}");
        // Several lines of one account count as one.
        account("1393");
        assert_eq!(create("Third", "1393", "1000").code, Some(0));
        let parted = ["--external-id", "third"];
        let again = import("account,debit,credit\n1393,600,\n3000,,1000\n1393,400,\n", &parted);
        again.refused(3);
        assert!(again.stderr.contains("line 4, column \"account\"")
            && again.stderr.contains("the bank account \"Third\", whose opening balance of 1000.00 is already in the books, and lines 2 and 4 add up to it"), "{again:?}");
        let rest = import("account,debit,credit\n1393,600,\n1393,,50\n3000,,550\n", &parted);
        assert_eq!(rest.code, Some(0), "{rest:?}");
        assert_eq!(rest.stderr, "note: tb.csv: lines 2 and 3: the bank account \"Third\" already has a balance of 1000.00; with these lines it is 1550.00\n");
        // And the other way round.
        account("1394");
        let named = ["--external-id", "fourth"];
        assert_eq!(import("account,debit,credit\n1394,7,\n1394,3,\n3000,,10\n", &named).code, Some(0));
        let twice = create("Fourth", "1394", "10");
        twice.refused(6);
        assert!(twice.stderr.contains("account 1394 already has opening balances of 10.00"), "{twice:?}");
        let comes_to = |name: &str| money(&told(&till, &desk, &["bank-accounts", "show", name])["ledger_balance"]);
        assert_eq!([comes_to("Main"), comes_to("Savings"), comes_to("Third")], ["530.00", "-80.50", "1550.00"]);
    }

    fn a_file_with_nothing_in_it_or_another_type_of_account_is_said(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let desk = desk.file("none.json", "[]").file("chart.csv", "code,name,type\n4000,Sales,EXPENSE\n6200,Other,EXPENSE\n");
        let none = shown(&till, &desk, &["invoices", "create", "none.json"]);
        assert_eq!((none.stdout.as_str(), none.stderr.as_str()), ("", "note: none.json has no documents: nothing was created\n"));
        let chart = shown(&till, &desk, &["accounts", "import", "chart.csv"]);
        assert_eq!(chart.stderr, "note: chart.csv: line 2: account 4000 exists as INCOME but is EXPENSE in the file; it is left unchanged\n");
        assert_eq!(told(&till, &desk, &["accounts", "show", "4000"])["account_type"], "INCOME");
    }

    fn vat_of_a_day_long_ago_is_of_the_rate_of_that_day(place: &Place) {
        let till = Till::new(place);
        let vat_at = |day: &str, code: &str| {
            let mut sale = till.desk.sale("100", code);
            sale["issue_date"] = json!(day);
            money(&till.desk.made(&sale)["vat_total"])
        };
        let vat = |day: &str| vat_at(day, "ST");
        let days = ["1973-03-31", "1973-04-01", "1974-07-29", "1979-06-18", "1991-03-31", "1991-04-01"];
        assert_eq!(days.map(vat), ["0.00", "10.00", "8.00", "15.00", "15.00", "17.50"]);
        // The reduced rate is that of fuel and power for homes, which had none before.
        let reduced = |day: &str| vat_at(day, "RR");
        let days = ["1974-07-29", "1994-03-31", "1994-04-01", "1997-08-31", "1997-09-01", "2026-03-02"];
        assert_eq!(days.map(reduced), ["0.00", "0.00", "8.00", "8.00", "5.00", "5.00"]);
        // One of one's own goes before it.
        let own = json!({ "code": "RR", "rate": 3, "effective_from": "1990-01-01" });
        till.desk.books.data(201, "/tax-codes", &own);
        assert_eq!(["1989-12-31", "1990-01-01", "1995-01-01"].map(reduced), ["0.00", "3.00", "3.00"]);
    }

    fn the_vat_account_is_reconciled_and_payments_are_named_by_commands(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        till.sold("1000");
        let made = told(&till, &desk, &[&["vat-returns", "create"], &DAYS[..]].concat());
        let id = text(&made, "id");
        shown(&till, &desk, &["vat-returns", "finalise", id]);
        let row = till.row("-150");
        let control = json!({ "account_id": till.desk.books.id("2250") });
        let journal = text(&till.done(&row, "confirm", &control), "journal_id").to_owned();
        let pay = ["vat-returns", "pay", id, "--journal", &journal];
        shown(&till, &desk, &pay);
        ask(&till, &desk, &pay).refused(6);
        let all = shown(&till, &desk, &["vat-reconciliation"]).stdout;
        for line in [
            "2250 VAT: 50.00",
            "VAT return",
            "2026-01-01 to 2026-03-31, finalised, 150.00 paid of 200.00",
            "--part payments",
            "agrees with the account",
        ] {
            assert!(all.contains(line), "{line}: {all}");
        }
        let listed = told(&till, &desk, &["vat-reconciliation", "--part", "payments"]);
        assert_eq!(listed["data"][0]["journal_id"], *journal);
        let csv = shown(&till, &desk, &["vat-reconciliation", "--part", "other", "--output", "csv"]).stdout;
        assert_eq!(csv.lines().count(), 1, "{csv}");
        ask(&till, &desk, &["vat-reconciliation", "--part", "all"]).refused(2);
        shown(&till, &desk, &["vat-returns", "unpay", id, "--journal", &journal]);
        ask(&till, &desk, &["vat-returns", "unpay", id, "--journal", &journal]).refused(6);
        let all = told(&till, &desk, &["vat-reconciliation"]);
        assert_eq!([money(&all["paid"]), money(&all["other"])], ["0.00", "-150.00"]);
    }
}
