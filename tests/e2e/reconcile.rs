//! `tieout reconcile`: what it finds, how it ends, and the files it writes.

use std::path::Path;

use serde_json::Value;

use crate::support::{Desk, Ran};

const BANK: &str = "date,amount,description\n\
                    2026-03-02,-19.99,COFFEE ROASTERS\n\
                    2026-03-03,120.00,FPI ACME INV1041\n\
                    2026-03-04,0.01,INTEREST\n";
const BOOK: &str = "date,amount,description\n\
                    2026-03-01,120.00,INV-1041 Acme\n\
                    2026-03-14,250.00,INV-1042 Acme\n";

/// The example of the README, run from the root of the project as it says.
fn example(args: &[&str]) -> Ran {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let files = ["reconcile", "examples/bank.csv", "examples/book.csv"];
    let mut command = Desk::new().command(&[&files, args].concat());
    Ran::of(command.current_dir(root).output().expect("the program runs"))
}

#[test]
fn the_example_of_the_readme_is_shown_as_the_readme_shows_it() {
    let ran = example(&[]);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(1), ""));
    insta::assert_snapshot!(ran.stdout);
}

#[test]
fn the_readme_shows_what_the_program_prints() {
    let readme = include_str!("../../README.md");
    let shown = example(&[]).stdout;
    assert!(readme.contains(shown.trim_end()), "README.md does not show:\n{shown}");
}

#[test]
fn pairs_of_the_example_that_only_text_decides_are_right() {
    let ran = example(&["--explain", "--output", "jsonl"]);
    let pairs: Vec<(u64, u64)> = ran
        .stdout
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("a JSON line"))
        .filter(|line| line["list"] == "matched")
        .map(|line| {
            let number = |name: &str| line[name].as_u64().expect("a line number");
            (number("bank_line"), number("book_line"))
        })
        .collect();
    assert_eq!(pairs.len(), 92);
    // Two customers paying 480.00, three cards at 24.98, and a receipt entered twice.
    for pair in [(25, 31), (29, 27), (32, 35), (35, 33), (40, 40), (45, 46)] {
        assert!(pairs.contains(&pair), "{pair:?} is not among the pairs");
    }
}

#[test]
fn what_is_on_one_side_only_is_listed_with_its_file_line() {
    let ran = Desk::with(BANK, BOOK).reconcile(&[]);
    assert_eq!(ran.code, Some(1));
    insta::assert_snapshot!(ran.stdout);
}

#[test]
fn nothing_unmatched_ends_with_0_and_a_difference_with_1_in_every_output_mode() {
    let same = Desk::with(BANK, BANK);
    let different = Desk::with(BANK, BOOK);
    for output in ["table", "json", "jsonl", "csv"] {
        assert_eq!(same.reconcile(&["--output", output]).code, Some(0), "{output}");
        assert_eq!(different.reconcile(&["--output", output]).code, Some(1), "{output}");
    }
}

#[test]
fn fail_on_chooses_when_to_end_with_1() {
    let different = Desk::with(BANK, BOOK);
    let rounded = Desk::with(
        "date,amount,description\n2026-03-02,1.0040,a\n2026-03-02,1.0040,b\n",
        "date,amount,description\n2026-03-02,1.00,a\n2026-03-02,1.00,b\n",
    );
    for (fail_on, of_different, of_rounded) in
        [("unmatched", 1, 1), ("unverified", 0, 1), ("never", 0, 0)]
    {
        let args = ["--fail-on", fail_on];
        assert_eq!(different.reconcile(&args).code, Some(of_different), "{fail_on}");
        assert_eq!(rounded.reconcile(&args).code, Some(of_rounded), "{fail_on}");
    }
    assert!(rounded.reconcile(&[]).stdout.contains("NOT verified"));
}

#[test]
fn days_bound_the_distance_of_a_match() {
    let desk = Desk::with(BANK, BOOK);
    let matched = |days| {
        desk.reconcile(&["--json", "--days", days]).json()["summary"]["matched_count"].clone()
    };
    assert_eq!([matched("1"), matched("2"), matched("30")], [0, 1, 1]);
    for days in ["31", "-1", "2.5", "x"] {
        desk.reconcile(&["--days", days]).refused(2);
    }
}

#[test]
fn a_minimum_score_leaves_weak_pairs_unmatched_and_says_how_many() {
    let summary = |ran: &Ran| {
        let all = ran.stdout.lines().rfind(|line| line.starts_with("Matched "));
        all.expect("a summary").to_owned()
    };
    let all = example(&[]);
    assert!(summary(&all).starts_with("Matched 92 · "), "{all:?}");
    assert!(!all.stdout.contains("--min-score"), "{all:?}");
    let lines = example(&["--include-matched", "--output", "jsonl"]).stdout;
    let lines = lines.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let weak =
        lines.filter(|line| line["score"].as_f64().is_some_and(|score| score < 0.98)).count();
    assert!(weak > 0, "some pairs have little to speak for them");
    let strong = example(&["--min-score", "0.98", "--explain"]);
    assert_eq!(
        summary(&strong),
        format!(
            "Matched {} · to enter in the books {} · outstanding, or to remove {} · below --min-score {weak}",
            92 - weak,
            6 + weak,
            8 + weak
        )
    );
    assert!(strong.stdout.contains("every row accounted for"), "{strong:?}");
    let result = example(&["--min-score", "0.98", "--json"]).json();
    assert_eq!(result["summary"]["matched_count"], 92 - weak);
    assert_eq!(result.as_object().expect("an object").len(), 5, "the contract's members");
    assert_eq!(example(&["--min-score", ".98", "--json"]).json(), result);
    // That nothing is left is no sign of signs turned.
    let alike = "date,amount,description\n2026-03-02,-5,a\n2026-03-02,-5,b\n";
    let none = Desk::with(alike, &alike.replace("5,", "5,x")).reconcile(&["--min-score", "1"]);
    assert_eq!((none.code, none.stderr.as_str()), (Some(1), ""), "{none:?}");
    assert!(summary(&none).starts_with("Matched 0 · "), "{none:?}");
    for score in ["-0.1", "1.001", "0.9999", "2", "90%", ".", ".9876", "x", ""] {
        let ran = example(&["--min-score", score]);
        assert!(ran.refused(2).contains("--min-score"), "{score}: {ran:?}");
    }
}

#[test]
fn an_empty_side_is_a_valid_side() {
    let desk = Desk::with("date,amount,description\n", BOOK);
    let summary = desk.reconcile(&["--json"]).json()["summary"].clone();
    assert_eq!(
        (&summary["bank_rows"], &summary["remove_from_books_count"]),
        (&0.into(), &2.into())
    );
    assert_eq!(summary["verified"], true);
    let both = Desk::with("date,amount,description", "amount,description,date\n");
    assert_eq!(both.reconcile(&[]).code, Some(0));
}

#[test]
fn either_side_may_be_standard_input() {
    let desk = Desk::with(BANK, BOOK);
    let expected = desk.reconcile(&["--json"]).stdout;
    let from_bank = desk.run_with_input(&["reconcile", "-", "book.csv", "--json"], BANK.as_bytes());
    let from_book = desk.run_with_input(&["reconcile", "bank.csv", "-", "--json"], BOOK.as_bytes());
    assert_eq!((from_bank.stdout, from_book.stdout), (expected.clone(), expected));
    let table = desk.run_with_input(&["reconcile", "-", "book.csv"], BANK.as_bytes());
    assert!(table.stdout.contains("standard input"), "{table:?}");
}

#[test]
fn out_writes_the_three_files() {
    let desk = Desk::with(BANK, BOOK);
    let ran = desk.reconcile(&["--out", "deep/result", "--map", "book:sign="]);
    assert_eq!(ran.code, Some(1));
    assert_eq!(
        desk.read("deep/result/missing_from_books.csv"),
        "line,date,amount,description\n2,2026-03-02,-19.99,COFFEE ROASTERS\n4,2026-03-04,0.01,INTEREST\n"
    );
    assert_eq!(
        desk.read("deep/result/remove_from_books.csv"),
        "line,date,amount,description\n3,2026-03-14,250.00,INV-1042 Acme\n"
    );
    let matched = desk.read("deep/result/matched.csv");
    let (head, pair) = matched.split_once('\n').expect("two lines");
    assert_eq!(
        head,
        "bank_line,book_line,bank_date,bank_amount,bank_description,book_date,book_amount,\
         book_description,date_difference_in_days,amount_difference,score,ambiguous"
    );
    assert!(
        pair.starts_with("3,2,2026-03-03,120.00,FPI ACME INV1041,2026-03-01,120.00,")
            && pair.contains(",-2,0.00,")
            && pair.ends_with(",false\n"),
        "{pair}"
    );
    assert_eq!(std::fs::read_dir(desk.path("deep/result")).expect("a directory").count(), 3);
    assert_eq!(
        ran.stderr,
        "note: wrote missing_from_books.csv, remove_from_books.csv, matched.csv to deep/result\n"
    );
    // Another run never leaves a mixture, nor takes a directory of something else for its own.
    desk.reconcile(&["--out", "deep/result", "--suggest", "--closing", "book:1.00"]);
    assert!(desk.path("deep/result/bank_reconciliation.txt").exists());
    assert!(desk.path("deep/result/suggestions.csv").exists());
    desk.reconcile(&["--out", "deep/result"]);
    assert_eq!(std::fs::read_dir(desk.path("deep/result")).expect("a directory").count(), 3);
    let other = desk.reconcile(&["--out", "deep"]);
    assert!(other.refused(2).contains("--out deep contains result, which is not one of its lists"));
    let again = desk.reconcile(&["--out", "deep/result", "--quiet"]);
    assert_eq!((again.code, again.stderr.as_str()), (Some(1), ""), "twice is fine");
}

#[test]
fn out_never_overwrites_an_input_and_says_what_it_cannot_write() {
    let desk = Desk::new().file("matched.csv", BANK).file("book.csv", BOOK);
    let ran = desk.run(&["reconcile", "matched.csv", "book.csv", "--out", "."]);
    assert!(ran.refused(2).contains("--out would overwrite the input"), "{ran:?}");
    assert_eq!(desk.read("matched.csv"), BANK);
    assert_eq!(std::fs::read_dir(desk.path(".")).expect("a directory").count(), 2);
    let ran = desk.run(&["reconcile", "matched.csv", "book.csv", "--out", "book.csv"]);
    assert!(ran.refused(3).contains("error: cannot write book.csv"), "{ran:?}");
}

#[test]
fn explain_shows_score_rivals_and_shared_words() {
    let ran = Desk::with(BANK, BOOK).reconcile(&["--explain"]);
    assert!(ran.stdout.contains("1041 "), "{}", ran.stdout);
    insta::assert_snapshot!(ran.stdout);
}

#[test]
fn limit_bounds_each_list_of_the_table_and_0_shows_all() {
    let rows: String = (1..=30).map(|n| format!("2026-01-{n:02},{n},row\n")).collect();
    let desk = Desk::with(&format!("date,amount,description\n{rows}"), "date,amount,description\n");
    let rows_shown = |args: &[&str]| desk.reconcile(args).stdout.matches(" row\n").count();
    assert_eq!(rows_shown(&[]), 20);
    assert_eq!(rows_shown(&["--limit", "5"]), 5);
    assert_eq!(rows_shown(&["--limit", "0"]), 30);
    assert!(desk.reconcile(&[]).stdout.contains("… 10 more; --limit 0 shows all"));
}

#[test]
fn signs_that_are_turned_in_one_file_are_noticed() {
    let turned = BANK.replace("-19.99", "19.99").replace("120.00", "-120.00");
    let ran = Desk::with(BANK, &turned.replace("0.01,", "-0.01,")).reconcile(&[]);
    let said = "note: nothing matches; with the signs of one file reversed, 3 rows would, or with the files in \
                the other order, if the first one is the books; those of the statement: ";
    let command = ran.stderr.strip_prefix(said).unwrap_or_else(|| panic!("{ran:?}"));
    assert!(
        command.ends_with(" reconcile bank.csv book.csv --map bank:turned_amount=amount\n"),
        "{command}"
    );
    let other = "date,amount,description\n2020-01-01,-7.77,OTHER\n";
    assert!(Desk::with(BANK, other).reconcile(&[]).stderr.starts_with("note: no rows match"));
}

#[test]
fn turned_signs_are_noticed_where_some_rows_match_all_the_same() {
    // So many rows are of opposite signs, and so many are equal.
    let said = |turned: u32, equal: u32| {
        let rows = |sign: &str| -> String {
            let sign = |n| if n <= turned { sign } else { "" };
            (1..=turned + equal).map(|n| format!("2026-03-02,{}{n}.00,row\n", sign(n))).collect()
        };
        let file = |sign| format!("date,amount,description\n{}", rows(sign));
        let args = ["--limit", "1", "--map", "bank:sign="];
        Desk::with(&file(""), &file("-")).reconcile(&args).stderr
    };
    let note = |now: &str, rows: &str| {
        format!("note: {now}; with the signs of one file reversed, {rows} rows would")
    };
    assert!(said(20, 3).starts_with(&note("3 rows match", "20")), "{}", said(20, 3));
    assert!(said(20, 1).starts_with(&note("1 row matches", "20")), "{}", said(20, 1));
    let command = " reconcile bank.csv book.csv --limit 1 --map bank:turned_amount=amount\n";
    assert!(said(20, 3).ends_with(command), "a command that can be pasted: {}", said(20, 3));
    let nothing = note("nothing matches", "2,000");
    assert!(said(2000, 0).starts_with(&nothing), "{}", said(2000, 0));
    assert_eq!([said(20, 15), said(12, 3)], [""; 2], "not twice as many, and not ten more");
}

#[test]
fn a_file_without_rows_is_said_to_have_none() {
    let head = "date,amount,description\n";
    let both = Desk::with(head, head).reconcile(&[]);
    assert_eq!(both.code, Some(0), "{both:?}");
    assert_eq!(both.stderr, "note: bank.csv has no rows\nnote: book.csv has no rows\n");
    let one = Desk::with(BANK, head).reconcile(&["--json"]);
    assert_eq!((one.code, one.stderr.as_str()), (Some(1), "note: book.csv has no rows\n"));
    assert_eq!(Desk::with(BANK, head).reconcile(&["--quiet"]).stderr, "");
}

#[test]
fn two_runs_into_one_directory_never_mix() {
    let one = Desk::with(BANK, BOOK);
    let (bank, book) = (one.path("bank.csv"), one.path("book.csv"));
    let (bank, book) = (bank.display().to_string(), book.display().to_string());
    for _ in 0..10 {
        let start = |args: &[&str]| one.command(args).output();
        std::thread::scope(|scope| {
            let one_run = scope.spawn(|| start(&["reconcile", &bank, &book, "--out", "out", "-q"]));
            let other_run =
                scope.spawn(|| start(&["reconcile", &book, &bank, "--out", "out", "-q"]));
            for run in [one_run, other_run] {
                let output = run.join().expect("a thread").expect("the program runs");
                assert_eq!(output.status.code(), Some(1));
            }
        });
        let lists = ["missing_from_books", "remove_from_books"];
        let counts = lists.map(|list| one.read(&format!("out/{list}.csv")).lines().count() - 1);
        assert!(counts == [2, 1] || counts == [1, 2], "{counts:?}");
    }
}

#[test]
fn a_file_that_cannot_be_replaced_leaves_all_of_them_as_they_were() {
    let desk = Desk::with(BANK, BOOK);
    std::fs::create_dir_all(desk.path("out/matched.csv")).expect("a directory in the way");
    let desk = desk.file("out/missing_from_books.csv", "OLD");
    let ran = desk.reconcile(&["--out", "out"]);
    assert!(ran.refused(3).contains("cannot write out/matched.csv: is a directory"), "{ran:?}");
    assert_eq!(desk.read("out/missing_from_books.csv"), "OLD");
    assert_eq!(std::fs::read_dir(desk.path("out")).expect("a directory").count(), 2);
}
