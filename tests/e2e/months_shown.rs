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
        "id=\"groups-title\">Groups (1)</h2>",
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
