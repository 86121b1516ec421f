//! A bank account's month on the command line: the statement of it, and how it is ended.

#![cfg(unix)]

use serde_json::{Value, json};

use crate::ledger::banking::{Bank, text};
use crate::ledger::settling::Till;
use crate::ledger::support::{Books, money};
use crate::place::{Place, on_both_databases};
use crate::support::{Desk, Ran};

/// A bank account, Main, that opened with 1,000.00 on 28 February.
fn opened(place: &Place) -> Bank<'_> {
    let books = Books::new(place);
    let body = json!({
        "name": "Main", "account_id": books.id("1300"), "opening_balance": 1000,
        "opening_date": "2026-02-28",
    });
    let made = books.data(201, "/bank-accounts", &body);
    Bank { id: text(&made, "id").to_owned(), books }
}

fn ask(bank: &Bank<'_>, desk: &Desk, args: &[&str]) -> Ran {
    bank.books.account.ask_as(desk, &[&["ledger"], args].concat(), &bank.books.key)
}

/// The same that ends with this code; gives what it printed.
#[track_caller]
fn shown(bank: &Bank<'_>, desk: &Desk, code: i32, args: &[&str]) -> String {
    let ran = ask(bank, desk, args);
    assert_eq!(ran.code, Some(code), "{args:?} {ran:?}");
    ran.stdout
}

/// A statement of March with its balances; two of its rows are posted already.
const MARCH: &str = "date,amount,description,balance\n\
    2026-03-02,-500.00,SO LUFTON PROPERTY CO RENT,500.00\n\
    2026-03-05,240.00,FPS HALLETT JOINERY INV-0042,740.00\n\
    2026-03-09,-4.20,ACCOUNT CHARGES,735.80\n\
    2026-03-12,-35.00,CARD 4417 SCREWFIX,700.80\n";

/// What the books have of it, and a cheque that the bank has not: the journals of the first two.
fn posted(bank: &Bank<'_>) -> [Value; 2] {
    let post = |date: &str, debit: &str, credit: &str, amount: &str, description: &str| {
        let mut journal = bank.books.journal(date, debit, credit, amount);
        journal["description"] = json!(description);
        bank.books.post(&journal)["id"].clone()
    };
    post("2026-03-10", "6100", "1300", "80", "Cheque 000412");
    [
        post("2026-03-01", "6100", "1300", "500", "Rent Lufton Property"),
        post("2026-03-04", "1300", "4000", "240", "Hallett Joinery INV-0042"),
    ]
}

const AT: [&str; 5] = ["reconciliation", "--bank-account", "main", "--as-at", "2026-03-31"];

on_both_databases! {
    fn the_statement_is_printed_as_that_of_files_is(place: &Place) {
        let (bank, desk) = (opened(place), Desk::new());
        let rent = bank.waiting("2026-03-02", "-1234.50");
        bank.done(&rent, "confirm", &bank.by("6100"));
        bank.waiting("2026-03-05", "-1.50");
        let aside = bank.waiting("2026-03-06", "9.99");
        bank.done(&aside, "exclude", &Value::Null);
        bank.waiting("2026-04-01", "7");
        bank.books.post(&bank.books.journal("2026-03-20", "1300", "4000", "30"));
        bank.stated("-229.00", "2026-04-01");
        let expected = "Bank reconciliation, Main, 31 March 2026\n\
            \x20 Balance on the bank statement, owed to the bank, stated on 1 April 2026  -236.00\n\
            \x20 Outstanding receipts (1)                                                   30.00\n\
            \x20 Outstanding payments (0)                                                    0.00\n\
            \x20 Adjusted balance of the bank                                             -206.00\n\
            \x20 Balance in the books                                                     -204.50\n\
            \x20 To enter in the books (1)                                                  -1.50\n\
            \x20 Adjusted balance of the books                                            -206.00\n\
            \x20 Difference                                                                  0.00\n\
            \x20 Undecided                                                                      2\n\
            \x20 balanced, not proved:\n\
            \x20   1 bank transaction is not confirmed\n\
            \x20   1 posting has no bank transaction\n\
            \x20 1 bank transaction after 2026-03-31\n\
            \x20 1 excluded bank transaction is left out, 9.99 in all\n\
            \n\
            Outstanding receipts\n\
            \x20 2026-03-20         30.00  A journal (11 days)\n\
            \n\
            To enter in the books\n\
            \x20 2026-03-05         -1.50  CARD 4417 SCREWFIX (26 days)\n\
            \n\
            Excluded bank transactions\n\
            \x20 2026-03-06          9.99  CARD 4417 SCREWFIX (25 days)\n";
        assert_eq!(shown(&bank, &desk, 0, &AT), expected);
        let json = shown(&bank, &desk, 0, &[&AT[..], &["--json"]].concat());
        let json: Value = serde_json::from_str(&json).expect("JSON");
        let path = format!("/bank-accounts/{}/reconciliation?as_at=2026-03-31", bank.id);
        assert_eq!(json, bank.books.get(&path).json()["data"]);
        let rows = shown(&bank, &desk, 0, &[&AT[..], &["--output", "csv"]].concat());
        let first: Vec<&str> = rows.lines().take(2).collect();
        assert!(first[0].starts_with("line,date,amount,description,"), "{rows}");
        assert!(first[1].starts_with("outstanding_receipts,2026-03-20,30.00,A journal,"), "{rows}");
        assert_eq!(rows.lines().count(), 4);
    }

    fn what_is_not_proved_ends_with_1_where_that_is_asked_for(place: &Place) {
        let (bank, desk) = (opened(place), Desk::new());
        let fail = [&AT[..], &["--fail-on", "unproved"]].concat();
        let unsaid = shown(&bank, &desk, 1, &fail);
        assert!(unsaid.contains("  Balance on the bank statement  not known\n"), "{unsaid}");
        assert!(unsaid.contains("NOT proved:\n    no statement has said what the bank had"), "{unsaid}");
        bank.stated("1000.00", "2026-03-31");
        assert!(shown(&bank, &desk, 0, &fail).contains("\n  proved\n"));
        bank.waiting("2026-03-05", "-1.50");
        assert!(shown(&bank, &desk, 1, &fail).contains("NOT proved"));
        let unknown = ["reconciliation", "--bank-account", "none"];
        assert_eq!(ask(&bank, &desk, &unknown).code, Some(6));
    }

    fn a_month_is_imported_matched_confirmed_and_proved(place: &Place) {
        let (bank, desk) = (opened(place), Desk::new().file("march.csv", MARCH));
        let posted = posted(&bank);
        let close = ["close", "march.csv", "--bank-account", "Main"];
        // Nothing is confirmed unasked.
        let shown_first = shown(&bank, &desk, 1, &close);
        for words in ["march.csv  4 imported, 0 already there\n", "\nMatched to existing postings (2)\n",
            "\nSuggested for the rest (2)\n", "\nBank reconciliation, Main, 12 March 2026\n",
            "  Balance on the bank statement, stated on 12 March 2026   700.80\n",
            "  Outstanding receipts (1)                                 240.00\n",
            "    4 bank transactions are not confirmed\n"] {
            assert!(shown_first.contains(words), "{words}\n{shown_first}");
        }
        let confirmed = bank.books.get("/bank-transactions?status=confirmed").json();
        assert_eq!(confirmed["pagination"]["total"], 0);
        // The same statement makes nothing; what is likely enough is confirmed, and listed.
        let confident = [&close[..], &["--apply", "--min-confidence", "0", "--json"]].concat();
        let applied: Value =
            serde_json::from_str(&shown(&bank, &desk, 1, &confident)).expect("JSON");
        assert_eq!([&applied["created"], &applied["duplicates"]], [&json!(0), &json!(4)]);
        let matches = applied["matches"].as_array().expect("matches");
        let told: Vec<_> = matches.iter().map(|one| {
            assert!(one["score"].as_f64().is_some(), "{one}");
            (text(one, "status"), money(&one["amount"]), one["journal_id"].clone())
        }).collect();
        assert_eq!(told, [
            ("confirmed", "-500.00".to_owned(), posted[0].clone()),
            ("confirmed", "240.00".to_owned(), posted[1].clone()),
        ]);
        assert_eq!(applied["suggestions"].as_array().map(Vec::len), Some(2));
        let statement = &applied["bank_reconciliation"];
        assert_eq!((text(statement, "proof"), &statement["undecided"]), ("balanced", &json!(2)));
        let path = format!("/bank-accounts/{}/reconciliation?as_at=2026-03-12", bank.id);
        assert_eq!(*statement, bank.books.get(&path).json()["data"]);
        // What is left is confirmed by hand: the cheque alone is outstanding.
        for item in statement["to_enter"]["items"].as_array().expect("items") {
            bank.done(text(item, "bank_transaction_id"), "confirm", &bank.by("6700"));
        }
        let last = shown(&bank, &desk, 0, &close);
        for words in ["  Outstanding payments (1)", " 0.00\n  Undecided ", " 0\n  proved\n",
            "Cheque 000412"] {
            assert!(last.contains(words), "{words}\n{last}");
        }
        assert!(!last.contains("Matched to") && !last.contains("Suggested"), "{last}");
    }

    fn rows_of_later_days_wait_and_only_matches_that_are_likely_enough_are_confirmed(place: &Place) {
        let (bank, desk) = (opened(place), Desk::new().file("march.csv", MARCH));
        posted(&bank);
        let close = ["close", "march.csv", "--bank-account", "Main", "--as-at", "2026-03-04"];
        let sure = [&close[..], &["--apply", "--min-confidence", "1", "--json"]].concat();
        let ran = ask(&bank, &desk, &sure);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        assert!(ran.stderr.is_empty() || ran.stderr.contains("under 1.000"), "{ran:?}");
        let all: Value = serde_json::from_str(&ran.stdout).expect("JSON");
        assert_eq!(all["bank_reconciliation"]["waiting"]["bank"], 3);
        assert_eq!(money(&all["bank_reconciliation"]["statement"]["closing"]), "500.00");
        let matches = all["matches"].as_array().expect("matches");
        let is_so = |one: &Value| (one["score"] == json!(1.0)) == (one["status"] == "confirmed");
        assert!(matches.len() == 1 && matches.iter().all(is_so), "{all}");
        let never = [&close[..], &["--fail-on", "never"]].concat();
        shown(&bank, &desk, 0, &never);
        let half = [&close[..], &["--apply"]].concat();
        assert_eq!(ask(&bank, &desk, &half).code, Some(2));
        let csv = shown(&bank, &desk, 1, &[&close[..], &["--output", "csv"]].concat());
        assert!(csv.starts_with("status,score,date,amount,description,book_date,"), "{csv}");
    }

    fn what_the_books_have_against_a_match_is_said_and_ends_with_6(place: &Place) {
        let (bank, desk) = (opened(place), Desk::new().file("march.csv", MARCH));
        let journal = posted(&bank)[0].clone();
        let undo = format!("/journals/{}/reverse", journal.as_str().expect("an id"));
        bank.books.data(201, &undo, &json!({ "entry_date": "2026-04-15" }));
        let close = ["close", "march.csv", "--bank-account", "Main", "--apply", "--min-confidence", "0"];
        let ran = ask(&bank, &desk, &close);
        assert_eq!(ran.code, Some(6), "{ran:?}");
        assert!(ran.stdout.contains("  refused"), "{ran:?}");
        assert!(ran.stdout.contains("undo each other"), "{ran:?}");
        assert!(ran.stderr.contains("1 of 2 bank transactions were not confirmed"), "{ran:?}");
        assert!(ran.stdout.contains("Bank reconciliation, Main"), "{ran:?}");
    }

    fn a_statement_that_ends_with_another_balance_is_not_proved(place: &Place) {
        let bank = opened(place);
        let desk = Desk::new().file("bare.csv", "date,amount,description\n2026-03-02,-500.00,RENT\n");
        let close = ["close", "bare.csv", "--bank-account", "Main"];
        shown(&bank, &desk, 1, &close);
        let row = bank.books.get("/bank-transactions").json()["data"][0].clone();
        bank.done(text(&row, "id"), "confirm", &bank.by("6100"));
        // Rows alone prove nothing.
        let unsaid = ask(&bank, &desk, &close);
        assert!(unsaid.code == Some(1) && unsaid.stdout.contains("NOT proved"), "{unsaid:?}");
        assert!(unsaid.stderr.contains("bare.csv gives no closing balance: give it with --statement-balance"), "{unsaid:?}");
        let right = [&close[..], &["--statement-balance", "500"]].concat();
        assert!(shown(&bank, &desk, 0, &right).contains("\n  proved\n"));
        // What is said by hand is of the day that is asked for.
        let month = [&right[..], &["--as-at", "2026-03-31"]].concat();
        let proved = shown(&bank, &desk, 0, &month);
        assert!(proved.contains("stated on 31 March 2026") && proved.contains("\n  proved\n"), "{proved}");
        let other = [&close[..], &["--statement-balance", "499"]].concat();
        let shown_other = shown(&bank, &desk, 1, &other);
        assert!(shown_other.contains("NOT proved:\n    the statement's balance of 2026-03-02 is 1.00 less"), "{shown_other}");
        let empty = Desk::new().file("none.csv", "date,amount,description\n");
        let ran = ask(&bank, &empty, &["close", "none.csv", "--bank-account", "Main"]);
        assert_eq!(ran.code, Some(3), "{ran:?}");
    }

    fn a_review_asks_one_key_each_and_every_answer_is_in_the_books(place: &Place) {
        let (bank, desk) = (opened(place), Desk::new().file("march.csv", MARCH));
        posted(&bank);
        let close = ["ledger", "close", "march.csv", "--bank-account", "Main", "--review", "--json"];
        let review = |keys: &str| {
            let ran = bank.books.account.ask_with_input(&desk, &close, &bank.books.key, keys);
            (ran.code, serde_json::from_str::<Value>(&ran.stdout).expect("JSON"), ran.stderr)
        };
        let statuses = |all: &Value, list: &str| -> Vec<String> {
            let items = all[list].as_array().expect("a list").iter();
            items.map(|one| text(one, "status").to_owned()).collect()
        };
        // Yes to the rent, not to the receipt; the charges as suggested; an end before the last.
        let (code, all, asked) = review("y s y q");
        assert_eq!(code, Some(1), "{asked}");
        assert_eq!(statuses(&all, "matches"), ["confirmed", "proposed"]);
        assert_eq!(statuses(&all, "suggestions"), ["confirmed", "proposed"]);
        assert!(asked.contains("  [y] yes, confirm it  [x] exclude it  [s] skip  [q] stop"), "{asked}");
        assert_eq!(all["bank_reconciliation"]["to_enter"]["count"], 2);
        let (code, all, asked) = review("y x");
        assert_eq!((code, statuses(&all, "matches")), (Some(1), vec!["confirmed".to_owned()]), "{asked}");
        assert_eq!(statuses(&all, "suggestions"), ["excluded"]);
        // The bank counts what is excluded, and its balance says so.
        let reason = all["bank_reconciliation"]["reasons"][0].as_str().expect("a reason");
        assert!(reason.contains("is 35.00 less than"), "{reason}");
        let stdin = ["ledger", "close", "-", "--bank-account", "Main", "--review"];
        let ran = bank.books.account.ask_with_input(&desk, &stdin, &bank.books.key, MARCH);
        assert_eq!(ran.code, Some(2), "{ran:?}");
    }

    fn the_month_ends_with_the_day_that_the_statement_goes_to(place: &Place) {
        let ofx = "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>\
            <CURDEF>GBP<BANKACCTFROM><BANKID>1<ACCTID>2<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>\
            <DTSTART>20260301<DTEND>20260331<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260310<TRNAMT>-40.00\
            <FITID>F1<NAME>SCREWFIX LTD</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>960.00<DTASOF>20260331\
            </LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>";
        let stray = "date,amount,description\n2026-03-20,-7.00,STRAY ROW\n";
        let desk = Desk::new().file("march.ofx", ofx).file("stray.csv", stray);
        let bank = opened(place);
        let close = |file: &str| ask(&bank, &desk, &["close", file, "--bank-account", "Main"]);
        let first = close("march.ofx").stdout;
        for words in ["Bank reconciliation, Main, 31 March 2026\n", "stated on 31 March 2026    960.00\n"] {
            assert!(first.contains(words), "{words}\n{first}");
        }
        let row = bank.books.get("/bank-transactions").json()["data"][0].clone();
        bank.done(text(&row, "id"), "confirm", &bank.by("6100"));
        assert_eq!(close("march.ofx").code, Some(0));
        // A row that the statement has not counted.
        close("stray.csv");
        let rows = bank.books.get("/bank-transactions?status=unconfirmed").json();
        bank.done(text(&rows["data"][0], "id"), "confirm", &bank.by("6100"));
        let after = close("march.ofx");
        assert!(after.code == Some(1) && after.stdout.contains("is 7.00 more than the opening balance"), "{after:?}");
    }

    fn what_is_there_twice_or_of_days_before_the_account_can_be_left_out_as_the_note_says(place: &Place) {
        let bank = opened(place);
        let rows = "date,amount,description\n2026-02-27,-5.00,CAFE\n2026-03-02,-9.00,CARD SHOP\n";
        let again = "date,amount,description\n2026-03-02,-9.00,SHOP\n";
        let desk = Desk::new().file("a.csv", rows).file("b.csv", again);
        let import = |file: &str| ask(&bank, &desk, &["bank-transactions", "import", file, "--bank-account", "Main"]);
        let [early, twice] = ["a.csv", "b.csv"].map(|file| import(file).stderr);
        assert!(early.contains("1 new row is dated up to 2026-02-28, which the opening balance of Main already includes"), "{early}");
        assert!(twice.contains("1 new row has the same date and amount as an existing one"), "{twice}");
        for said in [early, twice] {
            let (_, command) = said.lines().next().and_then(|line| line.split_once(": tieout ledger ")).expect("a command");
            assert_eq!(ask(&bank, &desk, &command.split(' ').collect::<Vec<_>>()).code, Some(0), "{command}");
        }
        let excluded = bank.books.get("/bank-transactions?status=excluded").json();
        assert_eq!(excluded["pagination"]["total"], 2);
    }

    fn a_bill_that_a_row_pays_is_named_by_its_number(place: &Place) {
        let till = Till::new(place);
        let bill = till.bought("B-77", "10");
        let supplier = text(&bill, "contact_name").to_owned();
        let file = format!("date,amount,description\n2026-03-05,-12.00,{supplier} B-77\n");
        let (bank, desk) = (Bank { id: till.bank.clone(), books: till.desk.books }, Desk::new().file("a.csv", file));
        let close = ["close", "a.csv", "--bank-account", &bank.id];
        let listed = shown(&bank, &desk, 1, &close);
        let id = text(&bill, "id");
        assert!(listed.contains(&format!("--allocate {id}=12.00 (B-77 of {supplier})")), "{listed}");
        let review = ["ledger", "close", "a.csv", "--bank-account", &bank.id, "--review"];
        let asked = bank.books.account.ask_with_input(&desk, &review, &bank.books.key, "s").stderr;
        assert!(asked.contains(&format!("  pays B-77 of {supplier}, 12.00: likely\n")), "{asked}");
    }

    fn what_cannot_be_confirmed_or_may_be_in_the_books_is_listed_with_the_reason(place: &Place) {
        let file = "date,amount,description,balance\n2026-03-02,-12.00,COFFEE SHOP,988.00\n\
            2026-03-09,-4.20,ACCOUNT CHARGES,983.80\n2026-03-16,750.00,100021 LEWES,1733.80\n\
            2026-03-17,-9.85,BANK CHARGES,1723.95\n";
        let (bank, desk) = (opened(place), Desk::new().file("march.csv", file));
        for amount in ["300", "450"] {
            bank.books.post(&bank.books.journal("2026-03-16", "1300", "4000", amount));
        }
        let close = ["close", "march.csv", "--bank-account", "Main"];
        shown(&bank, &desk, 1, &close);
        let rows = bank.books.get("/bank-transactions?search=BANK%20CHARGES").json();
        let coded = text(&rows["data"][0], "id").to_owned();
        let path = format!("/bank-transactions/{coded}");
        let answer = bank.books.ask("PATCH", &path, &bank.by("6700"));
        assert_eq!(answer.status, 200, "{answer:?}");
        bank.books.data(200, "/period-lock", &json!({ "lock_date": "2026-03-05", "reason": "x" }));
        let json = shown(&bank, &desk, 1, &[&close[..], &["--json"]].concat());
        let all: Value = serde_json::from_str(&json).expect("JSON");
        let suggestions = all["suggestions"].as_array().expect("suggestions");
        let told: Vec<_> = suggestions.iter().map(|one| {
            (text(one, "status"), money(&one["amount"]), one["account_code"].is_null(), text(one, "reason"))
        }).collect();
        assert_eq!(told.len(), 4, "{told:?}");
        assert_eq!(told[0], ("undecided", "-12.00".to_owned(), true, "cannot be confirmed: the books are locked up to 2026-03-05"));
        assert_eq!((told[1].0, told[1].2), ("proposed", false), "{told:?}");
        // The deposit is in the books as two receipts: to code it would count it twice.
        let (status, _, is_without, reason) = &told[2];
        assert!(*status == "undecided" && *is_without, "{told:?}");
        assert!(reason.contains("300.00 of 2026-03-16") && reason.contains("450.00 of 2026-03-16"), "{reason}");
        assert_eq!(told[3].3, format!("already coded; to confirm it: tieout ledger bank-transactions confirm {coded}"));
        let rows = shown(&bank, &desk, 1, &[&close[..], &["--output", "csv"]].concat());
        assert_eq!(rows.lines().count(), 5, "{rows}");
        assert!(rows.contains(",locked") || rows.contains("locked up to 2026-03-05,"), "{rows}");
        let review = ["ledger", "close", "march.csv", "--bank-account", "Main", "--review"];
        let asked = bank.books.account.ask_with_input(&desk, &review, &bank.books.key, "s s s q").stderr;
        for words in ["the books are locked up to 2026-03-05", "to account 6700, Bank charges", ": almost certain", "300.00 of 2026-03-16"] {
            assert!(asked.contains(words), "{words}\n{asked}");
        }
        assert!(!asked.contains("confidence"), "{asked}");
    }
}
