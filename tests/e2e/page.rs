//! `--report`: a page that holds everything, loads nothing, and in which texts stay texts.
//!
//! What a browser makes of it is checked by `tests/browser/run`.

use std::os::unix::fs::PermissionsExt as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::account::Account;
use crate::place::on_both_databases;
use crate::support::{Desk, Ran};

const HEAD: &str = "date,amount,description\n";
const BANK: &str = "date,amount,description\n\
                    2026-03-02,-19.99,COFFEE ROASTERS\n\
                    2026-03-03,120.00,FPI ACME INV1041\n\
                    2026-03-04,0.01,INTEREST\n";
const BOOK: &str = "date,amount,description\n\
                    2026-03-01,120.00,INV-1041 Acme\n\
                    2026-03-14,250.00,INV-1042 Acme\n";

/// Descriptions that would be markup, end a script, or turn what is read.
const HOSTILE: [&str; 6] = [
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "\"><img src=http://evil.example onerror=alert(1)>",
    "' onfocus='alert(1)",
    "&lt;b&gt; \u{202e}fdp.exe\u{2066}",
    "\u{1b}[31m \u{7f} \u{9b} tab\there",
];

/// A page, taken apart.
struct Page {
    text: String,
}

impl Page {
    #[track_caller]
    fn of(desk: &Desk, args: &[&str]) -> Self {
        let ran = desk.reconcile(&[&["--report", "rec.html"], args].concat());
        assert!(matches!(ran.code, Some(0 | 1)), "{ran:?}");
        Self { text: desk.read("rec.html") }
    }

    /// The rows that the script reads.
    fn rows(&self, list: &str) -> Vec<Value> {
        let start = format!(r#"<script type="application/json" id="{list}-data">"#);
        let Some((_, rest)) = self.text.split_once(&start) else { return Vec::new() };
        let data = rest.split_once("</script>").expect("the end of the data").0;
        let mut data: Value = serde_json::from_str(data).expect("JSON");
        let columns = data["list"]["columns"].as_array().expect("columns").len();
        let Value::Array(rows) = data["rows"].take() else { panic!("{data}") };
        let is_whole = |row: &Value| row.as_array().map(Vec::len) == Some(columns);
        assert!(rows.iter().all(is_whole), "as many cells as columns: {rows:?}");
        rows
    }

    /// All that is neither style nor script: what a browser would read as markup.
    fn markup(&self) -> String {
        let mut markup = String::new();
        let mut rest = self.text.as_str();
        while let Some(at) = rest.find("<style").into_iter().chain(rest.find("<script")).min() {
            let element = &rest[at..];
            let end = if element.starts_with("<style") { "</style>" } else { "</script>" };
            markup += &rest[..at];
            rest = element.split_once(end).expect("an end").1;
        }
        markup + rest
    }

    /// The content of every element of this name.
    fn contents(&self, open: &str, close: &str) -> Vec<&str> {
        let parts = self.text.split(open).skip(1);
        parts.map(|part| part.split_once(close).expect("an end").0).collect()
    }
}

/// One description a row, in a file of both sides' shape.
fn with_descriptions(date: &str, texts: &[&str]) -> String {
    let rows = (100..).zip(texts).map(|(amount, text)| {
        let text = text.replace('"', "\"\"");
        format!("{date},{amount}.50,\"{text}\"\n")
    });
    HEAD.to_owned() + &rows.collect::<String>()
}

#[test]
fn report_writes_one_page_and_says_so_below_the_table() {
    let desk = Desk::with(BANK, BOOK);
    let table = desk.reconcile(&[]).stdout;
    let ran = desk.reconcile(&["--report", "rec.html", "--map", "book:sign="]);
    assert_eq!((ran.code, ran.stdout), (Some(1), table));
    assert_eq!(ran.stderr, "note: wrote rec.html\n");
    assert_eq!(std::fs::read_dir(desk.path(".")).expect("a directory").count(), 3);
    let quiet = desk.reconcile(&["--report", "rec.html", "--quiet", "--json"]);
    assert_eq!((quiet.code, quiet.stderr.as_str()), (Some(1), ""), "twice is fine");
    assert_eq!(quiet.json(), desk.reconcile(&["--json"]).json());
}

#[test]
fn the_page_loads_nothing_from_anywhere() {
    let markup = Page::of(&Desk::with(BANK, BOOK), &["--suggest"]).markup();
    for load in ["://", "src=", "url(", "@import", "<link", "<iframe", "<object", "<form", "<base"]
    {
        assert!(!markup.contains(load), "{load} in {markup}");
    }
    let mut links = markup.split("href=").skip(1);
    assert!(links.all(|link| link.starts_with("\"#")), "links stay within the page: {markup}");
}

#[test]
fn the_policy_lets_the_pages_own_style_and_scripts_run_and_no_other() {
    let page = Page::of(&Desk::with(BANK, BOOK), &[]);
    let policy = page.contents(r#"Content-Security-Policy" content=""#, "\"")[0];
    let hashes = |open, close| -> String {
        let contents = page.contents(open, close).into_iter();
        let hash = |content| format!(" 'sha256-{}'", STANDARD.encode(Sha256::digest(content)));
        contents.map(hash).collect()
    };
    let expected = format!(
        "default-src 'none'; style-src{}; script-src{}; base-uri 'none'; form-action 'none'; \
         require-trusted-types-for 'script'; trusted-types 'none'",
        hashes("<style>", "</style>"),
        hashes("<script>", "</script>")
    );
    assert_eq!(policy, expected);
    let markup = page.markup();
    let mut tags = markup.split('<').filter_map(|tag| tag.split_once('>'));
    let is_inline = |(tag, _): (&str, &str)| tag.contains(" style=") || tag.contains(" on");
    assert!(!tags.any(is_inline), "no style and no handler in a tag: {markup}");
}

#[test]
fn every_row_is_on_the_page_with_the_digits_it_came_with() {
    let desk = Desk::with(BANK, BOOK);
    let page = Page::of(&desk, &[]);
    assert_eq!(
        page.rows("missing"),
        [
            json!([2, "2026-03-02", "-19.99", "COFFEE ROASTERS"]),
            json!([4, "2026-03-04", "0.01", "INTEREST"])
        ]
    );
    assert_eq!(page.rows("remove"), [json!([3, "2026-03-14", "250.00", "INV-1042 Acme"])]);
    let lines = desk.reconcile(&["--output", "jsonl", "--explain"]).stdout;
    let pair = lines.lines().find(|line| line.contains(r#""list":"matched""#)).expect("a pair");
    let pair: Value = serde_json::from_str(pair).expect("JSON");
    let score = format!("{}", pair["score"].as_f64().expect("a score") * 1000.0);
    let score: u16 = score.parse().expect("thousandths");
    // In the order of matched.csv.
    let expected = json!([
        3,
        2,
        "2026-03-03",
        "120.00",
        "FPI ACME INV1041",
        "2026-03-01",
        "120.00",
        "INV-1041 Acme",
        -2,
        "0.00",
        score,
        0,
        pair["rivals"]
    ]);
    assert_eq!(page.rows("matched"), [expected]);
    for shown in ["COFFEE ROASTERS</td>", "INV-1042 Acme</td>", "FPI ACME INV1041</td>"] {
        assert!(page.markup().contains(shown), "{shown} can be read without the script");
    }
}

#[test]
fn the_equation_is_the_one_of_the_table() {
    let rounded = "date,amount,description\n2026-03-02,1.0040,a\n2026-03-02,1.0040,b\n";
    let rounded_book = rounded.replace("1.0040", "1.00");
    for (bank, book, verdict) in [
        (BANK, BOOK, "Every row accounted for."),
        (BANK, BANK, "Every row accounted for."),
        (HEAD, HEAD, "Every row accounted for."),
        (rounded, rounded_book.as_str(), "NOT verified: rounding adds up."),
    ] {
        let desk = Desk::with(bank, book);
        let table = desk.reconcile(&[]).stdout;
        let line = table.lines().find(|line| line.starts_with("Bank - books"));
        let line = line.expect("an equation");
        // The verdict stands behind it, or below where it is long.
        let equation = line.split_once("   ").map_or(line, |(equation, _)| equation);
        let markup = Page::of(&desk, &[]).markup();
        assert!(markup.contains(&format!(r#"<p class="equation">{equation}</p>"#)), "{equation}");
        assert!(markup.contains(&format!("<strong>{verdict}</strong>")), "{verdict}: {markup}");
        // Both accounts come to the same figure.
        let mut totals = markup.split(r#"<div class="total">"#).skip(1).map(|total| {
            let figure = total.split_once("<dd").and_then(|(_, rest)| rest.split_once('>'));
            figure.and_then(|(_, rest)| rest.split_once('<')).expect("a figure").0
        });
        let (files, lists) = (totals.next(), totals.next());
        assert!(files.is_some() && files == lists, "{files:?} {lists:?}");
    }
}

#[test]
fn hostile_texts_stay_texts() {
    let (bank, book) = (with_descriptions("2026-03-02", &HOSTILE), HEAD);
    let page = Page::of(&Desk::with(&bank, book), &[]);
    let texts: Vec<&str> = HOSTILE.to_vec();
    let rows = page.rows("missing");
    let found: Vec<&str> = rows.iter().map(|row| row[3].as_str().expect("a text")).collect();
    assert_eq!(found, texts, "the script has them to the character");
    assert_eq!(page.text.matches("<script").count(), 3, "the page's own, and one list");
    assert_eq!(page.text.matches("</script").count(), 3);
    assert!(!page.text.contains("<!--") && !page.text.contains("<img"));
    let steers = |c: char| c != '\n' && (c.is_control() || "\u{202e}\u{2066}".contains(c));
    assert!(!page.text.contains(steers), "nothing steers, whatever shows the file");
    let markup = page.markup();
    for shown in [
        "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</td>",
        "&quot;&gt;&lt;img src=http://evil.example onerror=alert(1)&gt;</td>",
        "&#39; onfocus=&#39;alert(1)</td>",
        "&amp;lt;b&amp;gt; \\u{202e}fdp.exe\\u{2066}</td>",
        "\\u{1b}[31m \\u{7f} \\u{9b} tab\\there</td>",
    ] {
        assert!(markup.contains(shown), "{shown} in {markup}");
    }
}

#[test]
fn names_of_files_and_columns_stay_texts_too() {
    let name = "<b>\"bank\".csv";
    let desk =
        Desk::new().file(name, "date,amount,<i>'what'\n2026-03-02,-5,x\n").file("book.csv", HEAD);
    let map = ["--map", "bank:description=<i>'what'", "--report", "rec.html"];
    let ran = desk.run(&[&["reconcile", name, "book.csv"], &map[..]].concat());
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let page = Page { text: desk.read("rec.html") };
    let markup = page.markup();
    assert!(!markup.contains("<b>\"bank") && !markup.contains("<i>"), "{markup}");
    assert!(
        markup.contains("&lt;b&gt;&quot;bank&quot;.csv") && markup.contains("&lt;i&gt;&#39;what")
    );
}

#[test]
fn every_element_of_the_markup_is_closed_in_order() {
    let rows: Vec<String> = HOSTILE.iter().map(|text| (*text).to_owned()).collect();
    let texts: Vec<&str> = rows.iter().map(String::as_str).collect();
    let both = with_descriptions("2026-03-02", &texts);
    for (bank, book) in [(BANK, BOOK), (HEAD, HEAD), (&both, &both), (&both, HEAD)] {
        let markup = Page::of(&Desk::with(bank, book), &["--suggest"]).markup();
        let mut open: Vec<&str> = Vec::new();
        for tag in markup.split('<').skip(1) {
            let tag = tag.split_once('>').expect("a tag ends before the next").0;
            let name = tag.split_whitespace().next().expect("a name");
            match name.strip_prefix('/') {
                Some(name) => assert_eq!(open.pop(), Some(name), "{tag}"),
                None if matches!(name, "!DOCTYPE" | "meta") => {}
                None => open.push(name),
            }
        }
        assert!(open.is_empty(), "{open:?}");
        let mut ids: Vec<&str> =
            markup.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "an id names one element");
    }
}

#[test]
fn of_a_long_list_the_first_thousand_rows_are_a_table_and_all_are_data() {
    let rows: String = (1..=1_500).map(|n| format!("2026-01-01,{n},row {n}\n")).collect();
    let page = Page::of(&Desk::with(&format!("{HEAD}{rows}"), HEAD), &[]);
    assert_eq!(page.markup().matches("<tr role=\"row\"><td").count(), 1_000);
    assert!(page.markup().contains("The first 1,000 of 1,500 rows."));
    let listed = page.rows("missing");
    assert_eq!(
        (listed.len(), &listed[1_499]),
        (1_500, &json!([1501, "2026-01-01", "1500.00", "row 1500"]))
    );
}

#[test]
fn suggestions_stand_on_the_page_where_they_were_asked_for() {
    let desk = Desk::with(BANK, BOOK);
    let has = |args: &[&str]| Page::of(&desk, args).markup().contains(r#"id="suggestions""#);
    assert!(has(&["--suggest"]) && !has(&[]));
}

#[test]
fn what_the_rows_were_matched_by_stands_on_the_page() {
    let desk = Desk::with(BANK, BOOK);
    let says = |args: &[&str], what: &str| {
        let markup = Page::of(&desk, args).markup();
        assert!(markup.contains(what), "{args:?} {what}: {markup}");
        markup
    };
    says(&[], "<dd>equal amounts at most 3 days apart match, one to one</dd>");
    says(&["--days", "1"], "<dd>equal amounts at most 1 day apart match, one to one</dd>");
    says(&["--days", "0"], "<dd>equal amounts on the same day match, one to one</dd>");
    let minimum = "one to one; pairs with a score below 0.700 are left unmatched</dd>";
    says(&["--min-score", "0.7"], minimum);
    let explained = says(&["--explain"], ">Shared words</th>");
    assert!(explained.contains(r#"<td role="cell" class="words">1041 "#), "{explained}");
    desk.reconcile(&["--why", "bank:2", "--report", "other.html"]).refused(2);
}

#[test]
fn a_report_never_overwrites_an_input_and_needs_a_place() {
    let desk = Desk::with(BANK, BOOK);
    std::fs::create_dir(desk.path("dir")).expect("a directory");
    std::os::unix::fs::symlink(desk.path("bank.csv"), desk.path("link.html")).expect("a link");
    let refused = |report: &str, code: i32| {
        let ran = desk.reconcile(&["--report", report]);
        ran.refused(code).to_owned()
    };
    for input in ["bank.csv", "book.csv", "./dir/../bank.csv", "link.html"] {
        assert!(refused(input, 2).contains("--report would overwrite the input"), "{input}");
    }
    for none in ["-", ""] {
        assert!(refused(none, 2).contains("expected a file name, such as rec.html"), "{none}");
    }
    assert!(refused("dir", 3).contains("cannot write dir: is a directory"));
    assert!(refused("/dev/null", 3).contains("it cannot be replaced"));
    let said = refused("none/rec.html", 3);
    assert!(said.contains("the directory does not exist\n  hint: create none first"), "{said}");
    assert_eq!((desk.read("bank.csv"), desk.read("book.csv")), (BANK.to_owned(), BOOK.to_owned()));
    assert_eq!(std::fs::read_dir(desk.path(".")).expect("a directory").count(), 4);
}

#[test]
fn a_report_stands_beside_the_lists_and_is_none_of_them() {
    let desk = Desk::with(BANK, BOOK);
    for [out, report] in
        [["x", "x"], ["x", "./x"], ["x/", "x"], [".", "matched.csv"], [".", "./suggestions.csv"]]
    {
        let ran = desk.reconcile(&["--out", out, "--report", report]);
        let message = format!("--out {out} and --report {report} would write to the same");
        assert!(ran.refused(2).contains(&message), "{ran:?}");
    }
    assert_eq!(std::fs::read_dir(desk.path(".")).expect("a directory").count(), 2);
    assert_eq!(desk.reconcile(&["--out", "lists", "--report", "rec.html"]).code, Some(1));
}

#[test]
fn a_link_is_not_cut_from_what_it_leads_to() {
    let desk = Desk::with(BANK, BOOK).file("target.html", "OLD");
    std::fs::create_dir(desk.path("dir")).expect("a directory");
    for link in ["link.html", "dir/matched.csv"] {
        std::os::unix::fs::symlink(desk.path("target.html"), desk.path(link)).expect("a link");
    }
    for args in [["--report", "link.html"], ["--out", "dir"]] {
        let said = desk.reconcile(&args).refused(2).to_owned();
        assert!(said.contains("which is a link\n  hint: give the file it points to"), "{said}");
    }
    assert_eq!(desk.read("target.html"), "OLD");
    assert!(desk.path("link.html").is_symlink() && desk.path("dir/matched.csv").is_symlink());
}

#[test]
fn a_page_that_is_replaced_keeps_who_may_read_it() {
    let desk = Desk::with(BANK, BOOK).file("rec.html", "OLD");
    let of_owner = std::fs::Permissions::from_mode(0o600);
    std::fs::set_permissions(desk.path("rec.html"), of_owner).expect("permissions");
    assert_eq!(desk.reconcile(&["--report", "rec.html"]).code, Some(1));
    let mode = desk.path("rec.html").metadata().expect("a page").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn a_run_that_fails_leaves_no_page_and_the_old_one_as_it_was() {
    let desk = Desk::with(&BANK.replace("120.00", "12O.00"), BOOK);
    desk.reconcile(&["--report", "rec.html"]).refused(3);
    assert!(!desk.path("rec.html").exists());
    let desk = desk.file("rec.html", "OLD");
    desk.reconcile(&["--report", "rec.html"]).refused(3);
    assert_eq!(desk.read("rec.html"), "OLD");
    assert_eq!(std::fs::read_dir(desk.path(".")).expect("a directory").count(), 3);
    let desk = desk.file("bank.csv", BANK);
    assert_eq!(desk.reconcile(&["--report", "rec.html"]).code, Some(1));
    assert!(desk.read("rec.html").starts_with("<!DOCTYPE html>"), "then it is replaced");
}

on_both_databases! {
    fn the_page_of_a_daemons_result_is_that_of_a_run_in_process(place: &Place) {
        let (desk, account) = (Desk::with(BANK, BOOK), Account::with_credits(place, 100));
        let without_time = |page: &str| -> String {
            page.lines().filter(|line| !line.contains("<time")).collect()
        };
        let here = without_time(&Page::of(&desk, &["--suggest"]).text);
        let sent = ["reconcile", "bank.csv", "book.csv", "--suggest", "--remote", "--report", "there.html"];
        for form in [&[][..], &["--json"]] {
            let ran: Ran = account.ask(&desk, &[&sent[..], form].concat());
            assert!(ran.code == Some(1) && ran.stderr.ends_with("note: wrote there.html\n"), "{ran:?}");
            assert_eq!(without_time(&desk.read("there.html")), here, "{form:?}");
        }
        // Before a daemon is paid, or asked at all.
        let ran = account.ask(&desk, &[&sent[..6], &["bank.csv"]].concat());
        assert!(ran.refused(2).contains("would overwrite"), "{ran:?}");
        assert_eq!(account.balance(), 94);
    }
}
