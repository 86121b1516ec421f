//! How a month of an account is explained, and what its page shows.

use serde_json::{Value, json};

use crate::months::{april, decide_all, decided, march, reconcile};
use crate::support::Desk;

/// March closed, so that April has open items.
fn after_march() -> Desk {
    let desk = march();
    reconcile(&desk, &[]);
    decide_all(&desk);
    assert_eq!(reconcile(&desk, &["--close"]).code, Some(0));
    desk
}

/// The only answer of a run in JSON.
fn answer(stdout: &str) -> Value {
    let document: Value = serde_json::from_str(stdout).expect("JSON");
    document["why"][0].clone()
}

#[test]
fn the_pairs_of_a_month_are_explained_and_carried_rows_are_called_by_their_day() {
    let desk = after_march();
    let shown = april(&desk, &["--explain"]).stdout;
    for told in [
        "  bank line 3                   2026-04-07  -103.00  CHQ 100231\n  \
         book row carried, 2026-03-28              -103.00  Cheque 100231 roofer\n    \
         almost certain: same amount, 10 days apart, both say 100231, CHQ looks like CHEQUE;",
        "    almost certain: same amount, same day, both say SALES; no other row fits\n",
    ] {
        assert!(shown.contains(told), "{told} in {shown}");
    }
    let lines = april(&desk, &["--explain", "--output", "jsonl"]).stdout;
    assert!(lines.lines().next().is_some_and(|line| line.contains("\"text_bits\":")), "{lines}");
    let csv = april(&desk, &["--explain", "--output", "csv"]).stdout;
    assert!(csv.lines().next().is_some_and(|head| head.contains(",text_bits,")), "{csv}");
}

#[test]
fn a_pair_that_was_decided_is_said_to_be_with_its_note() {
    let desk = march();
    reconcile(&desk, &[]);
    decided(&desk, &["pair", "bank:2", "book:2", "--note", "seen the slip"]);
    let shown = reconcile(&desk, &["--explain"]).stdout;
    assert!(shown.contains("\n    as decided: seen the slip\n"), "{shown}");
    let why = reconcile(&desk, &["--why", "bank:2"]).stdout;
    assert!(why.contains("  Decided: pair, with book line 2, seen the slip.\n"), "{why}");
    let json = answer(&reconcile(&desk, &["--why", "book:2", "--json"]).stdout);
    assert_eq!((&json["state"], &json["paired_with"]["line"]), (&json!("matched"), &json!(2)));
}

#[test]
fn why_tells_what_became_of_rows_that_matching_had_no_say_in() {
    let desk = march();
    reconcile(&desk, &[]);
    decide_all(&desk);
    let asked = ["bank:2", "bank:3", "bank:4", "bank:5", "book:3", "book:7"];
    let args: Vec<&str> = asked.iter().flat_map(|row| ["--why", row]).collect();
    let ran = reconcile(&desk, &args);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for told in [
        "bank line 2  2026-03-02  900.00  Sales\n  Matched with book line 2: ",
        "  Unmatched: no book row has this amount.\n  In this month: to enter.\n",
        "  In a group: bank line 4 = 145.80; books line 4, line 5 = 150.00; to enter -4.20; SumUp.",
        "  In this month: to correct.\n  Decided: correct, with book line 6.\n",
        "  In this month: to remove.\n  Decided: remove.\n",
        "  In this month: assumed outstanding.\n",
    ] {
        assert!(ran.stdout.contains(told), "{told} in {}", ran.stdout);
    }
    let state =
        |row: &str| answer(&reconcile(&desk, &["--why", row, "--json"]).stdout)["state"].clone();
    let states = ["bank:2", "bank:3", "bank:4", "bank:5"].map(state);
    assert_eq!(states, ["matched", "unmatched", "grouped", "decided"]);
}

#[test]
fn a_carried_row_is_asked_about_by_what_stands_in_it_and_nothing_is_changed_by_asking() {
    let desk = after_march();
    let before = desk.read("main/account.toml");
    let row = "book:2026-03-28,-103.00,cheque 100231 ROOFER";
    let ran = april(&desk, &["--why", row]);
    assert_eq!(
        (ran.code, ran.stdout.as_str()),
        (
            Some(0),
            "book row carried, 2026-03-28  -103.00  Cheque 100231 roofer\n  \
             Matched with bank line 3: 2026-04-07  -103.00  CHQ 100231\n  \
             Same amount, 10 days apart, both say 100231, CHQ looks like CHEQUE; one of them was carried\n  forward.\n"
        ),
        "{ran:?}"
    );
    assert_eq!(desk.read("main/account.toml"), before);
    let json = answer(&april(&desk, &["--why", "bank:3", "--json"]).stdout);
    assert_eq!(json["paired_with"]["line"], Value::Null, "a row that is in no file has no line");
    assert!(april(&desk, &["--why", "bank:2"]).refused(2).contains("is not part of this month"));
    assert!(april(&desk, &["--why", "bank:9"]).refused(2).contains("the last row is on line 4"));
    let other = april(&desk, &["--why", "bank:2026-04-07,-103.00,something else"]);
    assert!(other.refused(2).contains("has no such row"), "{other:?}");
    april(&desk, &["--why", "bank:3", "--close"]).refused(2);
}

/// The page of a month.
fn page(desk: &Desk, ran: impl Fn(&Desk, &[&str]) -> crate::support::Ran) -> String {
    let ran = ran(desk, &["--report", "rec.html", "--fail-on", "never"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    desk.read("rec.html")
}

#[test]
fn the_page_of_a_month_has_its_groups_decisions_and_open_items_by_age() {
    let desk = march();
    reconcile(&desk, &[]);
    decide_all(&desk);
    decided(&desk, &["timing", "book:7", "--note", "<b>posted</b> \"late\" & <script>"]);
    let page = page(&desk, reconcile);
    let at = |part: &str| page.find(part).unwrap_or_else(|| panic!("{part} in {page}"));
    let order = [
        ">Bank reconciliation, Main, 31 March 2026</h2>",
        ">Open items by age</h2>",
        "<caption>Outstanding payments (1)</caption>",
        "<h2 id=\"proof\">",
        "id=\"decisions-title\">Decisions (5)</h2>",
        "id=\"groups-title\">Grouped rows (3)</h2>",
    ];
    assert!(order.map(at).is_sorted(), "{page}");
    // A bar is no more than what is said beside it.
    assert!(page.contains("aria-hidden=\"true\"><rect width=\"12.3\" height=\"10\"></rect></svg>"));
    assert!(page.contains("<td class=\"figure\">1</td><td class=\"figure negative\">-103.00</td>"));
    assert!(page.contains("&lt;b&gt;posted&lt;/b&gt; &quot;late&quot; &amp; &lt;script&gt;</td>"));
    assert!(!page.contains("<b>posted") && page.matches("<script").count() == 7, "{page}");
    for told in
        [">4.20</td>", ">SumUp</td>", ">Always to enter in the books</td>", ">assumed", ">404<"]
    {
        let is_there = page.contains(told);
        assert_eq!(is_there, told != ">assumed", "{told}: what was decided is no assumption");
    }
}

#[test]
fn on_the_page_a_carried_row_has_no_line_and_an_old_item_is_marked() {
    let desk = march().file(
        "open.csv",
        "side,date,amount,description\nbook,2025-07-01,-20.00,Cheque 100007 lost\n",
    );
    let march = |desk: &Desk, options: &[&str]| {
        reconcile(desk, &[&["--open-items", "open.csv"], options].concat())
    };
    let page = page(&desk, march);
    let row = "<tr class=\"stale\"><th scope=\"row\">over six months</th>";
    assert_eq!(page.matches(row).count(), 1, "{page}");
    assert!(page.contains("<td role=\"cell\" class=\"line figure\">carried</td>"), "{page}");
    assert!(page.contains("outstanding, stale</td>"), "{page}");
    let nothing = "Nothing is open on 30 April 2026.";
    let closed = after_march();
    assert!(self::page(&closed, april).contains(nothing));
}

/// The names of the members of an object.
fn members(of: &Value) -> Vec<&str> {
    of.as_object().expect("an object").keys().map(String::as_str).collect()
}

/// As an object has them.
fn sorted<const N: usize>(mut names: [&str; N]) -> [&str; N] {
    names.sort_unstable();
    names
}

#[test]
fn the_member_of_a_month_has_exactly_these_members() {
    const ITEM: [&str; 6] = ["side", "date", "amount", "description", "since", "line"];
    let desk = march().file(
        "bank.csv",
        "Date,Description,Amount,Balance,Currency\n\
         2026-03-02,Sales,900.00,1000.00,GBP\n\
         2026-03-09,ACCOUNT CHARGES,-12.50,987.50,GBP\n\
         2026-03-20,PAYOUT 7,145.80,1133.30,GBP\n\
         2026-03-23,Screwfix,-63.28,1070.02,GBP\n",
    );
    reconcile(&desk, &[]);
    decide_all(&desk);
    let document = reconcile(&desk, &["--json", "--fail-on", "never"]).json();
    let contract =
        ["summary", "missing_from_books", "remove_from_books", "verification", "credits_charged"];
    let names = [&contract[..], &["bank_reconciliation"]].concat();
    let mut names: Vec<&str> = names;
    names.sort_unstable();
    assert_eq!(members(&document), names);
    let of = &document["bank_reconciliation"];
    let lines = [
        "outstanding_receipts",
        "outstanding_payments",
        "bank_errors",
        "to_enter",
        "to_remove",
        "to_correct",
        "other_account",
    ];
    let others = [
        "account",
        "currency",
        "as_at",
        "date_from",
        "date_to",
        "proof",
        "reasons",
        "undecided",
        "statement",
        "books",
        "groups",
        "changed_since_close",
        "waiting",
        "adjusted_statement",
        "adjusted_books",
        "difference",
        "carried_in",
        "carried_out",
        "closed",
        "digest",
    ];
    let mut names = [&lines[..], &others].concat();
    names.sort_unstable();
    assert_eq!(members(of), names);
    assert_eq!((&of["account"], &of["currency"]), (&json!("Main"), &json!("GBP")));
    let of_line = sorted(["side", "date", "amount", "description", "since", "line", "effect"]);
    for line in lines {
        assert_eq!(members(&of[line]), sorted(["count", "total", "items"]), "{line}");
        for item in of[line]["items"].as_array().expect("items") {
            assert_eq!(members(item), of_line, "{line}");
        }
    }
    for side in ["statement", "books"] {
        assert_eq!(members(&of[side]), sorted(["opening", "movements", "closing"]));
    }
    assert_eq!(members(&of["waiting"]), sorted(["bank", "book"]));
    let group = &of["groups"][0];
    assert_eq!(members(group), sorted(["bank", "book", "fee", "total", "note"]));
    assert_eq!(members(&group["bank"][0]), sorted(ITEM));
    assert_eq!((&group["fee"], &group["total"]), (&json!(4.20), &json!(145.80)));
    // A file that does not say a currency is in that of the files before.
    reconcile(&desk, &["--close"]);
    let next = april(&desk, &["--json", "--fail-on", "never"]).json();
    assert_eq!(next["bank_reconciliation"]["currency"], json!("GBP"));
    let plain = desk.reconcile(&["--json"]).json();
    assert!(plain.get("bank_reconciliation").is_none(), "without --keep it is the contract's");
}

#[test]
fn the_effects_of_the_items_of_a_line_come_to_its_total() {
    let desk = march();
    reconcile(&desk, &[]);
    decide_all(&desk);
    decided(&desk, &["aside", "book:7"]);
    let document = reconcile(&desk, &["--json", "--fail-on", "never"]).json();
    let of = &document["bank_reconciliation"];
    let cents = |of: &Value| -> i64 {
        format!("{:.0}", of.as_f64().expect("an amount") * 100.0).parse().expect("whole cents")
    };
    for (line, total) in [
        ("to_enter", -1_670),
        ("to_remove", -84_000),
        ("to_correct", -900),
        ("other_account", 10_300),
    ] {
        let items = of[line]["items"].as_array().expect("items");
        let effects: i64 = items.iter().map(|item| cents(&item["effect"])).sum();
        assert_eq!((effects, cents(&of[line]["total"])), (total, total), "{line}: {of}");
    }
}

#[test]
fn a_group_has_the_note_of_the_decision_that_made_it() {
    let desk = after_march();
    let text = desk.read("april-bank.csv").replace("Screwfix", "Jones Roofing");
    std::fs::write(desk.path("april-bank.csv"), text).expect("written");
    assert_eq!(april(&desk, &["--fail-on", "unproved"]).code, Some(1));
    decided(&desk, &["accept", "bank:2", "--note", "paid by another"]);
    let document = april(&desk, &["--json", "--fail-on", "never"]).json();
    let groups = document["bank_reconciliation"]["groups"].as_array().expect("groups");
    let notes: Vec<&Value> = groups.iter().map(|group| &group["note"]).collect();
    assert!(notes.contains(&&json!("paid by another")), "{groups:?}");
}

#[test]
fn both_lists_of_unmatched_rows_say_what_each_row_is_on_the_page_and_in_out() {
    let desk = march();
    reconcile(&desk, &[]);
    decided(&desk, &["remove", "book:3"]);
    decided(&desk, &["enter", "bank:3"]);
    let options = ["--out", "lists", "--report", "rec.html", "--fail-on", "never"];
    assert_eq!(reconcile(&desk, &options).code, Some(0));
    for (name, row) in [
        ("missing_from_books.csv", "3,2026-03-09,-12.50,ACCOUNT CHARGES,to enter"),
        ("remove_from_books.csv", "3,2026-03-15,840.00,Invoice 7 entered twice,to remove"),
    ] {
        let text = desk.read(&format!("lists/{name}"));
        assert!(text.starts_with("line,date,amount,description,status\n"), "{text}");
        assert!(text.lines().any(|line| line == row), "{text}");
    }
    assert_eq!(desk.read("rec.html").matches(r#""csv":"status""#).count(), 2);
    // A run of two files knows nothing of its rows.
    desk.reconcile(&["--out", "lists"]);
    for name in ["missing_from_books.csv", "remove_from_books.csv"] {
        let text = desk.read(&format!("lists/{name}"));
        assert!(text.starts_with("line,date,amount,description\n"), "{text}");
    }
}

#[test]
fn the_page_counts_the_rows_of_a_file_apart_from_those_of_earlier_months() {
    let desk = after_march();
    let page = page(&desk, april);
    assert!(page.contains("april-bank.csv</b>: 2 rows, 2026-04-07 to 2026-04-30."), "{page}");
    assert!(page.contains("<h3>Files and earlier months</h3>"), "{page}");
    assert!(page.contains("Bank <small>2 rows and 3 from earlier months</small>"), "{page}");
}

#[test]
fn out_has_the_rows_of_groups_one_a_line_and_the_screen_has_them_in_full() {
    let desk = march();
    reconcile(&desk, &[]);
    decide_all(&desk);
    let ran = reconcile(&desk, &["--out", "lists", "--fail-on", "never"]);
    assert_eq!(
        desk.read("lists/groups.csv"),
        "group,side,line,date,amount,description,fee,note\n\
         1,bank,4,2026-03-20,145.80,PAYOUT 7,4.20,SumUp\n\
         1,book,4,2026-03-19,100.00,Card sale 1,,\n\
         1,book,5,2026-03-19,50.00,Card sale 2,,\n"
    );
    let shown = "\nGroups (1)\n  \
        bank line 4  2026-03-20  145.80  PAYOUT 7\n  \
        book line 4  2026-03-19  100.00  Card sale 1\n  \
        book line 5  2026-03-19   50.00  Card sale 2\n    \
        145.80 at the bank, 150.00 in the books; to enter -4.20; SumUp\n";
    assert!(ran.stdout.contains(shown), "{}", ran.stdout);
    // Every row of both files is in one of the lists, once.
    let lines = |name: &str| desk.read(&format!("lists/{name}")).lines().count() - 1;
    let counted = ["missing_from_books.csv", "remove_from_books.csv", "groups.csv"].map(lines);
    assert_eq!(counted.iter().sum::<usize>() + 2 * lines("matched.csv"), 4 + 6, "{counted:?}");
    // A run without groups leaves none of an earlier one.
    desk.reconcile(&["--out", "lists"]);
    assert!(!desk.path("lists/groups.csv").exists());
}

#[test]
fn screen_page_and_help_speak_of_what_is_to_be_done() {
    let desk = march();
    let plain = desk.reconcile(&["--report", "plain.html", "--fail-on", "never"]);
    assert!(
        plain
            .stdout
            .contains("Matched 1 · to enter in the books 3 · outstanding, or to remove 5\n"),
        "{}",
        plain.stdout
    );
    reconcile(&desk, &[]);
    decide_all(&desk);
    // What is decided is told by the statement; the lists are told by the file that has them.
    let kept = reconcile(&desk, &["--report", "kept.html", "--fail-on", "never"]);
    assert!(kept.stdout.contains("Matched 1 · bank only 2 · books only 3\n"), "{}", kept.stdout);
    let help = desk.run(&["reconcile", "--help"]).stdout;
    let pages = ["plain.html", "kept.html"].map(|page| {
        let page = desk.read(page);
        page[..page.find("application/json").expect("data")].to_lowercase()
    });
    for text in [plain.stdout, kept.stdout, help].iter().chain(&pages) {
        let text = text.to_lowercase();
        for old in ["missing from books", "missing from the books", "remove from books"] {
            assert!(!text.contains(old), "{old} in {text}");
        }
    }
}

#[test]
fn the_statement_counts_what_is_undecided() {
    let desk = march();
    let ran = reconcile(&desk, &["--report", "rec.html", "--fail-on", "never"]);
    let line = ran.stdout.lines().find(|line| line.starts_with("  Undecided "));
    assert!(line.is_some_and(|line| line.ends_with(" 7")), "{}", ran.stdout);
    assert!(desk.read("rec.html").contains("<dt>Undecided</dt><dd>7</dd>"));
}

#[test]
fn the_page_says_what_changed_since_the_close_what_waits_and_why_a_month_is_closed_unproved() {
    let desk = march();
    reconcile(&desk, &[]);
    let closed = reconcile(
        &desk,
        &["--close", "--unproved", "the books are late", "--report", "march.html"],
    );
    assert_eq!(closed.code, Some(0), "{closed:?}");
    assert!(
        desk.read("march.html")
            .contains("<li>Closed although not proved: the books are late.</li>")
    );
    assert!(
        closed.stdout.contains("  closed although not proved: the books are late\n"),
        "{closed:?}"
    );
    let later = format!(
        "{}2026-03-30,Late receipt,5.00\n2026-05-02,May,1.00\n",
        desk.read("april-book.csv")
    );
    let desk = desk.file("april-book.csv", later);
    let ran = april(&desk, &["--report", "april.html", "--fail-on", "never"]);
    let page = desk.read("april.html");
    for told in [
        "id=\"changed-title\">Changed since the close (1)</h2>",
        ">Late receipt</td>",
        "<li>1 row of the books after 2026-04-30 waits.</li>",
    ] {
        assert!(page.contains(told), "{told} in {page}");
    }
    let of = april(&desk, &["--json", "--fail-on", "never"]).json();
    let changed = &of["bank_reconciliation"]["changed_since_close"];
    assert_eq!(
        changed,
        &json!([{ "side": "book", "change": "added", "date": "2026-03-30", "amount": 5.00, "effect": 5.00,
            "description": "Late receipt", "since": "2026-03-31", "line": 7 }]),
        "{ran:?}"
    );
}

#[test]
fn a_row_that_takes_off_a_closed_one_is_called_that_in_its_month_and_when_it_is_carried() {
    const SAYS: &str = "takes off a row that is gone";
    let january = "Date,Description,Amount\n2026-01-05,Acme,100.00\n2026-01-06,Gas,-9.00\n2026-01-07,Shop,-5.00\n";
    let desk = Desk::with(january, january)
        .file("b2.csv", "Date,Description,Amount\n2026-01-05,Acme,100.00\n2026-01-07,Shop,-5.00\n2026-02-02,Tea,-3.00\n")
        .file("k2.csv", "Date,Description,Amount\n2026-02-02,Tea,-3.00\n")
        .file("b3.csv", "Date,Description,Amount\n2026-03-02,Tea,-4.00\n")
        .file("k3.csv", "Date,Description,Amount\n2026-03-02,Tea,-4.00\n");
    let run = |bank: &str, book: &str, options: &[&str]| {
        desk.run(&[&["reconcile", bank, book, "--keep", "main"], options].concat())
    };
    let unproved = ["--close", "--unproved", "no balances"];
    assert_eq!(run("bank.csv", "book.csv", &unproved).code, Some(0));
    run("b2.csv", "k2.csv", &[]);
    let accepted = desk.run(&["decide", "--keep", "main", "accept", "bank:2026-01-06,-9.00,Gas"]);
    assert_eq!(accepted.code, Some(0), "{accepted:?}");
    let ran = run("b2.csv", "k2.csv", &["--out", "out", "--report", "page.html"]);
    assert!(ran.stdout.contains(SAYS), "{ran:?}");
    for file in ["out/missing_from_books.csv", "page.html"] {
        assert!(desk.read(file).contains(SAYS), "{file}");
    }
    assert_eq!(run("b2.csv", "k2.csv", &unproved).code, Some(0));
    let ran = run("b3.csv", "k3.csv", &[]);
    assert!(ran.stdout.contains(SAYS), "{ran:?}");
}
