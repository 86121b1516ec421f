//! `tieout reconcile --why`: what it says of one row.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value, json};

use crate::suggestions::two_ways;
use crate::support::{Desk, Ran};

/// Two days of one amount: the last bank row is left over. A transposed amount, a turned sign, and
/// one that is entered a week late.
const BANK: &str = "date,amount,description\n\
                    2026-03-02,20.00,CARD ALPHA CAFE\n\
                    2026-03-03,20.00,CARD BETA BAR\n\
                    2026-03-03,20.00,CARD GAMMA GRILL\n\
                    2026-03-05,-54.90,BREWERS\n\
                    2026-03-06,75.00,REFUND\n\
                    2026-03-07,310.00,RENT\n";
const BOOK: &str = "date,amount,description\n\
                    2026-03-02,20.00,Alpha Cafe\n\
                    2026-03-03,20.00,Beta Bar\n\
                    2026-03-05,-45.90,Brewers\n\
                    2026-03-06,-75.00,Refund\n\
                    2026-03-14,310.00,Rent\n";

fn desk() -> Desk {
    Desk::with(BANK, BOOK)
}

/// The example of the README, run from the root of the project as it says.
fn example(args: &[&str]) -> Ran {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let files = ["reconcile", "examples/bank.csv", "examples/book.csv"];
    let mut command = Desk::new().command(&[&files, args].concat());
    Ran::of(command.current_dir(root).output().expect("the program runs"))
}

/// The only answer of a run in JSON.
#[track_caller]
fn only_answer(ran: &Ran) -> Value {
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let document = ran.json();
    assert_eq!(document.as_object().map(serde_json::Map::len), Some(1), "{document}");
    let answers = document["why"].as_array().expect("a list");
    assert_eq!(answers.len(), 1);
    answers[0].clone()
}

#[test]
fn each_way_of_being_unmatched_or_matched_is_told_in_sentences() {
    let asked = ["bank:2", "bank:4", "bank:5", "bank:6", "bank:7", "book:6", "book:3"];
    let args: Vec<&str> = asked.iter().flat_map(|line| ["--why", line]).collect();
    let ran = desk().reconcile(&args);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    insta::assert_snapshot!(ran.stdout);
}

#[test]
fn the_guide_shows_what_why_says() {
    let shown = example(&["--why", "bank:35"]).stdout;
    let guide = include_str!("../../docs/guide/reconcile.md");
    assert!(guide.contains(shown.trim_end()), "the guide does not show:\n{shown}");
}

#[test]
fn the_page_on_the_document_names_every_member_and_no_other() {
    fn members(value: &Value, found: &mut BTreeSet<String>) {
        match value {
            Value::Object(object) => {
                found.extend(object.keys().cloned());
                object.values().for_each(|value| members(value, found));
            }
            Value::Array(list) => list.iter().for_each(|value| members(value, found)),
            _ => {}
        }
    }
    let mut found = BTreeSet::new();
    for line in ["bank:2", "bank:4", "bank:5", "bank:7"] {
        members(&only_answer(&desk().reconcile(&["--why", line, "--json"])), &mut found);
    }
    members(&only_answer(&example(&["--why", "bank:48", "--json"])), &mut found);
    let sums_tie = two_ways();
    members(&only_answer(&sums_tie.reconcile(&["--why", "bank:2", "--json"])), &mut found);
    let page = include_str!("../../docs/why.md");
    let known: BTreeSet<String> = page
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|word| word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'))
        .map(str::to_owned)
        .collect();
    // Values, not members.
    let words = ["matched", "unmatched", "grouped", "decided", "sign_turned", "digits_transposed"];
    let known: BTreeSet<String> =
        known.into_iter().filter(|word| !words.contains(&word.as_str())).collect();
    assert_eq!(found, known);
}

#[test]
fn what_is_suggested_for_a_row_is_told_with_it() {
    let ran = example(&["--why", "bank:58", "--why", "bank:48", "--why", "book:46"]);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    for told in [
        "  Suggested: batch, almost certain: 3 book rows of 2026-03-20 add up to one row of",
        "\n    book line 60  2026-03-20  138.00  INV-2090 Mr Furze - cheque banked\n",
        "  Suggested: mistyped amount, almost certain: -54.90 in the bank, -45.90 in the books",
        "\n    book line 49  2026-03-17  -45.90  Brewers - primer for vestry doors\n",
        "  Suggested: duplicate, almost certain: The books have this amount and text on",
        "\n    bank line 45  2026-03-17  840.00  ",
    ] {
        assert!(ran.stdout.contains(told), "{told} in {}", ran.stdout);
    }
    assert!(!ran.stdout.contains("A slip?"), "said once: {}", ran.stdout);
    let answer = only_answer(&example(&["--why", "book:60", "--json"]));
    let [suggestion] = answer["suggestions"].as_array().expect("a list").as_slice() else {
        panic!("{answer}")
    };
    assert_eq!(suggestion["kind"], "batch");
    assert_eq!(suggestion["book_lines"], json!([59, 60, 61]));
    assert_eq!(only_answer(&example(&["--why", "bank:35", "--json"]))["suggestions"], json!([]));
}

#[test]
fn a_row_left_over_names_who_would_make_way() {
    let answer = only_answer(&desk().reconcile(&["--why", "bank:4", "--json"]));
    assert_eq!((&answer["side"], &answer["line"]), (&json!("bank"), &json!(4)));
    assert_eq!(
        answer["row"],
        json!({"date": "2026-03-03", "amount": 20.00, "description": "CARD GAMMA GRILL"})
    );
    assert_eq!((&answer["state"], &answer["paired_with"]), (&json!("unmatched"), &Value::Null));
    assert_eq!((&answer["candidate_count"], &answer["same_amount_count"]), (&json!(2), &json!(2)));
    let candidates = answer["candidates"].as_array().expect("a list");
    let of_line =
        |line: u64| candidates.iter().find(|one| one["line"] == line).expect("a candidate");
    for (line, partner) in [(2, 2), (3, 3)] {
        let one = of_line(line);
        assert_eq!(one["paired_with"]["line"], partner);
        let changes = &one["if_paired"];
        assert_eq!(changes["moves"], json!([{"line": partner, "from": line, "to": null}]));
        assert_eq!((&changes["equal_pairs_lost"], &changes["left_over"]), (&json!(0), &json!([])));
        let lost = changes["likelihood_lost_bits"].as_f64().expect("a number");
        assert!(lost > 1.0, "the texts of the other pair say something: {one}");
    }
}

#[test]
fn a_partner_is_told_with_what_another_would_cost() {
    let answer = only_answer(&desk().reconcile(&["--why", "book:3", "--json"]));
    assert_eq!((&answer["state"], &answer["paired_with"]["line"]), (&json!("matched"), &json!(3)));
    let candidates = answer["candidates"].as_array().expect("a list");
    assert_eq!(candidates[0]["line"], 3, "the best first");
    assert_eq!(candidates[0]["if_paired"], Value::Null);
    assert_eq!(candidates[0]["shared_words"][0]["words"], "BETA");
    let gamma = candidates.iter().find(|one| one["line"] == 4).expect("in reach");
    assert_eq!(gamma["paired_with"], Value::Null);
    assert_eq!(gamma["if_paired"]["moves"], json!([]));
    assert_eq!(gamma["if_paired"]["left_over"], json!([3]));
}

#[test]
fn near_misses_and_rows_outside_the_window_are_named() {
    let of = |line: &str| only_answer(&desk().reconcile(&["--why", line, "--json"]));
    let brewers = of("bank:5");
    assert_eq!(
        (&brewers["near_misses"][0]["kind"], &brewers["near_misses"][0]["line"]),
        (&json!("digits_transposed"), &json!(4))
    );
    assert_eq!((&brewers["same_amount_count"], &brewers["candidates"]), (&json!(0), &json!([])));
    assert_eq!(of("book:5")["near_misses"][0]["kind"], "sign_turned");
    let rent = of("bank:7");
    assert_eq!(
        (&rent["nearest_outside"]["line"], &rent["nearest_outside"]["date_difference_in_days"]),
        (&json!(6), &json!(7))
    );
    assert_eq!(of("book:6")["nearest_outside"]["date_difference_in_days"], 7, "book minus bank");
    let reached = only_answer(&desk().reconcile(&["--days", "7", "--why", "bank:7", "--json"]));
    assert_eq!(reached["state"], "matched");
}

#[test]
fn a_pair_that_the_minimum_score_took_away_is_said_to_be_one() {
    let desk = Desk::with(
        "date,amount,description\n2026-03-02,5,a\n2026-03-02,5,b\n",
        "date,amount,description\n2026-03-02,5,x\n2026-03-02,5,y\n",
    );
    let ran = desk.reconcile(&["--min-score", "0.95", "--why", "bank:2"]);
    assert!(ran.stdout.contains("Left unmatched by --min-score 0.950: "), "{ran:?}");
    let answer =
        only_answer(&desk.reconcile(&["--min-score", "0.95", "--why", "bank:2", "--json"]));
    assert_eq!(answer["state"], "under_minimum_score");
    let score = answer["paired_with"]["score"].as_f64().expect("a number");
    assert!(score < 0.95, "{answer}");
    assert_eq!(answer["paired_with"]["under_minimum_score"], true);
    let standing = only_answer(&desk.reconcile(&["--why", "bank:2", "--json"]));
    assert_eq!(standing["state"], "matched");
    assert_eq!(standing["paired_with"]["under_minimum_score"], false);
    // Who is left over beside pairs that do not stand either.
    let desk = Desk::with(
        "date,amount,description\n2026-03-02,5,a\n2026-03-02,5,b\n2026-03-02,5,c\n",
        "date,amount,description\n2026-03-02,5,x\n2026-03-02,5,y\n",
    );
    let asked = ["--why", "bank:2", "--why", "bank:3", "--why", "bank:4"];
    let shown = desk.reconcile(&[&["--min-score", "1"][..], &asked].concat()).stdout;
    assert!(shown.contains("is, or was before --min-score, matched with another."), "{shown}");
    assert!(shown.contains("unmatched because of --min-score"), "{shown}");
}

#[test]
fn json_lines_have_an_answer_a_line_in_the_order_asked() {
    let ran = desk().reconcile(&["--why", "book:6", "--why", "bank:2", "--output", "jsonl"]);
    let lines: Vec<Value> =
        ran.stdout.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let places: Vec<_> =
        lines.iter().map(|line| (line["side"].clone(), line["line"].clone())).collect();
    assert_eq!(places, [(json!("book"), json!(6)), (json!("bank"), json!(2))]);
    desk().reconcile(&["--why", "bank:2", "--output", "csv"]).refused(2);
}

#[test]
fn a_line_that_is_no_row_is_refused_with_the_nearest_that_are() {
    let desk = Desk::with(
        "statement\n\ndate,amount,description\n2026-03-02,5,\"two\nlines\"\n2026-03-03,6,b\n",
        "date,amount,description\n",
    );
    for (line, hint) in [
        ("bank:1", "the first row is on line 4"),
        ("bank:5", "the nearest rows are on lines 4 and 6"),
        ("bank:7", "the last row is on line 6"),
        ("bank:18446744073709551615", "the last row is on line 6"),
        ("bank:0", "the first row is on line 4"),
        ("book:2", "the file has no rows"),
    ] {
        let ran = desk.reconcile(&["--why", line]);
        assert!(ran.refused(2).contains(hint), "{line}: {ran:?}");
    }
    let first_is_good = desk.reconcile(&["--why", "bank:4", "--why", "bank:5"]);
    first_is_good.refused(2);
    assert_eq!(desk.reconcile(&["--why", "bank:4"]).code, Some(0));
}

#[test]
fn what_is_no_side_and_line_is_refused_before_files_are_read() {
    let desk = Desk::new();
    for line in [
        "",
        "88",
        "bank",
        "bank:",
        ":88",
        "Bank:88",
        "bank:+8",
        "bank:-1",
        "bank: 8",
        "bank:8x",
        "bank:1e3",
        "bank:99999999999999999999",
        "books:1",
        "bank:٨",
        "bank:1:2",
        "\u{1b}[2J:1",
    ] {
        let ran = desk.run(&["reconcile", "none.csv", "neither.csv", &format!("--why={line}")]);
        let said = ran.refused(2);
        assert!(said.contains("--why") && !said.contains('\u{1b}'), "{line}: {said}");
    }
    for other in [
        &["--remote"][..],
        &["--out", "x"],
        &["--report", "x.html"],
        &["--explain"],
        &["--include-matched"],
        &["--suggest"],
    ] {
        let args = [&["--why", "bank:2"], other].concat();
        self::desk().reconcile(&args).refused(2);
    }
}

#[test]
fn texts_of_a_row_cannot_steer_the_terminal() {
    let bank = "date,amount,description\n2026-03-02,5,\u{1b}[31mRED \u{202e}\n";
    let book = "date,amount,description\n2026-03-02,5,red \u{1b}]0;x\u{7}\n";
    let ran = Desk::with(bank, book).reconcile(&["--why", "bank:2"]);
    assert!(ran.stdout.contains("\\u{1b}[31mRED"), "{ran:?}");
    assert!(!ran.stdout.contains(['\u{1b}', '\u{202e}', '\u{7}']), "{ran:?}");
}

#[test]
fn a_crowd_is_answered_in_part_and_says_so() {
    let rows = |text: &str, count: usize| {
        let rows: String = (0..count).map(|n| format!("2026-03-02,5,{text} {n}\n")).collect();
        format!("date,amount,description\n{rows}")
    };
    let desk = Desk::with(&rows("CARD", 300), &rows("Ref", 299));
    let ran = desk.reconcile(&["--why", "bank:2", "--json"]);
    let answer = only_answer(&ran);
    assert_eq!(
        (answer["candidate_count"].clone(), answer["same_amount_count"].clone()),
        (json!(299), json!(299))
    );
    let candidates = answer["candidates"].as_array().expect("a list");
    assert_eq!(candidates.len(), 10);
    assert!(candidates.iter().all(|one| one["if_paired"].is_null()), "{answer}");
    let shown = desk.reconcile(&["--why", "bank:2"]).stdout;
    assert!(shown.contains("… 289 more"), "{shown}");
    assert!(
        shown.contains(
            "Too many rows are interlinked here to work out what another match would change"
        ),
        "{shown}"
    );
}
