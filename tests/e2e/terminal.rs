//! On a real terminal: the progress bar, the width, the colours.

#![cfg(unix)]

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::Path;
use std::process::Stdio;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};
use tieout::secret::KeySecret;

use crate::scripted::{Answer, Scripted};
use crate::support::Desk;

const BANK: &str = "date,amount,description\n2026-03-02,-19.99,COFFEE\n2026-03-03,120,ACME\n";
const BOOK: &str = "date,amount,description\n2026-03-01,120.0,Acme\n2026-03-14,250,INV-1042\n";

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_mins(1);

/// A pseudo-terminal: the program writes to one end, the test reads the other.
struct Terminal {
    program_end: File,
    keyboard: File,
    shown: mpsc::Receiver<Vec<u8>>,
}

impl Terminal {
    fn of_width(columns: u16) -> Self {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
        grantpt(&master).expect("granted");
        unlockpt(&master).expect("unlocked");
        let size = Winsize { ws_row: 40, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&master, size).expect("a size");
        let name = ptsname(&master, Vec::new()).expect("a name").into_string().expect("UTF-8");
        let program_end = OpenOptions::new().read(true).write(true).open(name).expect("its end");
        let (sender, shown) = mpsc::channel();
        let mut reader = File::from(master);
        let keyboard = reader.try_clone().expect("a copy");
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            // Reading ends with an error once the program's end is closed.
            while let Ok(length @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..length].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self { program_end, keyboard, shown }
    }

    fn stdio(&self) -> Stdio {
        self.program_end.try_clone().expect("a copy").into()
    }

    /// All that was shown until the program's end closed.
    fn into_text(self) -> String {
        drop(self.program_end);
        let bytes: Vec<u8> = self.shown.iter().flatten().collect();
        String::from_utf8(bytes).expect("UTF-8").replace("\r\n", "\n")
    }
}

fn shown_at(columns: u16, args: &[&str]) -> String {
    let args = [&["reconcile", "bank.csv", "book.csv"], args].concat();
    shown_of(&Desk::with(BANK, BOOK), columns, &args, 1)
}

/// What a command shows at this width.
fn shown_of(desk: &Desk, columns: u16, args: &[&str], code: i32) -> String {
    let terminal = Terminal::of_width(columns);
    let mut command = desk.command(args);
    let status = command.stdout(terminal.stdio()).status().expect("the program runs");
    assert_eq!(status.code(), Some(code));
    drop(command);
    terminal.into_text()
}

/// The words of a text, wherever its lines end.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What the examples show at this width.
fn example_at(columns: u16, args: &[&str]) -> String {
    let terminal = Terminal::of_width(columns);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let desk = Desk::new();
    let mut command = desk.command(&[args, &["--color", "never", "--fail-on", "never"]].concat());
    let status = command.current_dir(root).stdout(terminal.stdio()).status();
    assert_eq!(status.expect("the program runs").code(), Some(0));
    drop(command);
    terminal.into_text()
}

const RECONCILE: [&str; 3] = ["reconcile", "examples/bank.csv", "examples/book.csv"];

#[test]
fn what_is_said_of_rows_is_not_cut_at_80_columns() {
    let code = ["code", "examples/transactions.csv", "examples/chart.csv"];
    for (args, told) in [
        (
            [&RECONCILE[..], &["--suggest"]].concat(),
            "entered twice, or a second payment that the bank does not have.",
        ),
        ([&RECONCILE[..], &["--suggest"]].concat(), "INV-2090 Mr Furze - cheque banked"),
        (
            [&RECONCILE[..], &["--explain", "--limit", "0"]].concat(),
            "both say 2082, ESTATES and PENNARD; book line 52 fits nearly as well",
        ),
        (
            [&RECONCILE[..], &["--include-matched"]].concat(),
            "book line 3  2026-03-02  -1380.00  Rent",
        ),
        (code.to_vec(), "electricity and gas, standard-rated (VAT Notice 701/19)"),
        (code.to_vec(), "445 Heat and Light, VAT ST, confidence 0.989"),
    ] {
        let shown = example_at(80, &args);
        let widest = shown.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(80), "{widest:?} columns:\n{shown}");
        assert!(in_one_line(&shown).contains(&in_one_line(told)), "{told} in\n{shown}");
    }
}

#[test]
fn nothing_of_a_month_is_cut_at_80_columns() {
    /// Longer than a line.
    const TEXTS: [&str; 6] = [
        "FASTER PAYMENT FROM COASTAL KITCHENS AND INTERIORS CORNWALL LIMITED FOR INVOICE 1043",
        "CREDIT PAID IN AT THE POST OFFICE COUNTER OF NEWQUAY SLIP 500127 CASH AND CHEQUES TOGETHER",
        "Cheque of the parochial church council of St Agnes for the new vestry doors, first part",
        "Cash sales of the week, offcuts and chopping boards at the farmers' market of Truro",
        "Cheque 000314 to Cornish Skips and Waste of Redruth for two skips at the Lufton workshop",
        "ACCOUNT CHARGES FROM 24 FEBRUARY TO 24 MARCH FOR THE BUSINESS CURRENT ACCOUNT OF THE WORKSHOP",
    ];
    let [kitchens, slip, church, sales, skips, charges] = TEXTS;
    let desk = Desk::with(
        &format!(
            "Date,Description,Amount,Balance\n2026-03-11,{kitchens},1180.00,1280.00\n\
             2026-03-20,{slip},400.00,1680.00\n2026-03-25,{charges},-8.50,1671.50\n"
        ),
        &format!(
            "Date,Description,Amount\n2026-03-19,\"{church}\",250.00\n2026-03-19,\"{sales}\",150.00\n\
             2026-03-30,{skips},-180.00\n"
        ),
    );
    let reconcile =
        ["reconcile", "bank.csv", "book.csv", "--keep", "main", "--as-at", "2026-03-31"];
    let at_80 = |options: &[&str]| {
        let args = [&reconcile[..], options, &["--color", "never", "--fail-on", "never"]].concat();
        let shown = shown_of(&desk, 80, &args, 0);
        assert!(shown.lines().all(|line| line.chars().count() <= 80), "{options:?}:\n{shown}");
        in_one_line(&shown)
    };
    let first = at_80(&["--opening", "book:100", "--suggest"]);
    let note =
        "one slip for what the parish and the market paid, as the counterfoil of the day says";
    let group = ["group", "bank:3", "book:2,3", "--note", note];
    let decided = desk.run(&[&["decide", "--keep", "main"], &group[..]].concat());
    assert_eq!(decided.code, Some(0), "{decided:?}");
    let second = at_80(&["--explain"]);
    for text in TEXTS {
        for (shown, when) in [(&first, "before"), (&second, "after")] {
            // A row of a list has its text in one place, not between other columns.
            assert!(shown.contains(text), "{text} {when} in\n{shown}");
        }
    }
    assert!(second.contains(note), "{second}");
    assert!(second.contains("assumed outstanding"), "{second}");
}

#[test]
fn a_table_that_fits_stays_a_table() {
    let wide = example_at(250, &[&RECONCILE[..], &["--suggest"]].concat());
    assert!(
        wide.contains("\n  kind             bank lines  book lines  difference  how likely"),
        "{wide}"
    );
    let narrow = example_at(80, &[&RECONCILE[..], &["--suggest"]].concat());
    assert!(narrow.contains("\n  mistyped amount, almost certain, difference -9.00\n"), "{narrow}");
}

#[test]
fn evidence_is_told_in_words_and_its_figures_where_they_are_asked_for() {
    for args in [&["--explain"][..], &["--why", "bank:35", "--why", "bank:48"], &["--suggest"]] {
        let args = [&RECONCILE[..], args].concat();
        let plain = example_at(80, &args);
        for figure in ["bits)", "In bits", "against", "score", "1.000"] {
            assert!(!plain.contains(figure), "{figure} in\n{plain}");
        }
        let verbose = example_at(80, &[&args[..], &["-v"]].concat());
        assert!(verbose.contains("1.000") || verbose.contains("for 3.4, against 1.7"), "{verbose}");
    }
}

#[test]
fn the_summary_fits_a_phone_screen() {
    let shown = shown_at(40, &["--color", "never"]);
    let summary = &shown[shown.find("Matched").expect("a summary")..];
    insta::assert_snapshot!(summary);
    let widest = shown.lines().map(|line| line.chars().count()).max();
    assert!(widest <= Some(40), "{widest:?} columns:\n{shown}");
}

#[test]
fn account_vat_and_confidence_are_seen_on_a_narrow_screen() {
    let text = "TRAINLINE.COM LONDON".repeat(5);
    let desk = Desk::new()
        .file("txns.csv", format!("date,amount,description\n2026-03-02,-42.60,{text}\n"))
        .file("chart.csv", format!("code,name,type\n493,Rail travel {text},EXPENSE\n"));
    let terminal = Terminal::of_width(90);
    let mut command = desk.command(&["code", "txns.csv", "chart.csv", "--color", "never"]);
    let status = command.stdout(terminal.stdio()).status().expect("the program runs");
    assert_eq!(status.code(), Some(0));
    drop(command);
    let shown = terminal.into_text();
    let widest = shown.lines().map(|line| line.chars().count()).max();
    assert!(widest <= Some(90), "{widest:?} columns:\n{shown}");
    let told = format!("493 Rail travel {text}, VAT ZR, confidence ");
    // A word that is longer than a line goes on in the next one.
    let letters = |text: &str| text.split_whitespace().collect::<String>();
    assert!(letters(&shown).contains(&letters(&told)), "{shown}");
}

#[test]
fn doubt_is_seen_at_80_columns_even_where_accounts_have_names_for_codes() {
    let text = "LONDON TRAINS AND MORE ".repeat(3);
    let desk = Desk::new()
        .file("txns.csv", format!("date,amount,description\n2026-03-02,-1042.60,{text}\n"))
        .file("chart.csv", format!("Name,Type\nRail travel {text},EXPENSE\n"));
    let terminal = Terminal::of_width(80);
    let args = ["code", "txns.csv", "chart.csv", "--color", "never", "--fail-on", "never"];
    let mut command = desk.command(&args);
    let status = command.stdout(terminal.stdio()).status().expect("the program runs");
    assert_eq!(status.code(), Some(0));
    drop(command);
    let shown = terminal.into_text();
    assert!(shown.lines().all(|line| line.chars().count() <= 80), "{shown}");
    let account = format!("Rail travel {}", text.trim());
    let shown = in_one_line(&shown);
    assert!(shown.contains(&format!("{account}, VAT ")) && !shown.contains('…'), "{shown}");
    let score = shown.split(", confidence ").nth(1).and_then(|rest| rest.split(' ').next());
    let score = score.expect("a confidence");
    assert!(score.starts_with("0.") && score.trim_end_matches('?').len() == "0.000".len());
    // So it stands in the totals.
    assert!(shown.contains(&format!("{account} count 1, total -1042.60, VAT")), "{shown}");
}

#[test]
fn no_form_of_a_result_steers_a_terminal_and_a_file_has_what_came_in() {
    const STEERS: [char; 4] = ['\u{1b}', '\u{9b}', '\u{202e}', '\u{7}'];
    let text = "\u{1b}[2J\u{9b}31mTRAIN\u{202e}\u{7}LINE";
    let desk = Desk::with(&format!("date,amount,description\n2026-03-02,-5,{text}\n"), BOOK)
        .file("chart.csv", format!("code,name,type\n493,Rail {text},EXPENSE\n"));
    let reconcile = ["reconcile", "bank.csv", "book.csv", "--color", "never"];
    let code = ["code", "bank.csv", "chart.csv", "--color", "never"];
    for command in [&reconcile[..], &code] {
        for form in ["table", "csv", "json", "jsonl"] {
            let terminal = Terminal::of_width(300);
            let args = [command, &["--output", form]].concat();
            let mut run = desk.command(&args);
            run.stdout(terminal.stdio()).stderr(terminal.stdio());
            run.status().expect("the program runs");
            drop(run);
            let shown = terminal.into_text();
            assert!(shown.contains("TRAIN") && !shown.contains(STEERS), "{args:?} {shown:?}");
            if form == "json" {
                let value: serde_json::Value = serde_json::from_str(
                    shown.lines().find(|line| line.starts_with('{')).expect("a document"),
                )
                .expect("JSON");
                let piped = desk.run(&args).json();
                assert_eq!(value, piped, "the same values");
            }
        }
    }
    let piped = desk.run(&[&reconcile[..], &["--output", "csv"]].concat()).stdout;
    assert!(piped.contains(text), "{piped:?}");
    desk.run(&[&code[..], &["--out", "coded.csv"]].concat());
    assert!(desk.read("coded.csv").contains(text));
}

#[test]
fn a_person_is_told_how_to_save_what_is_not_saved() {
    let hint = "\nSave: add --report rec.html, or --out DIR for CSV\n";
    assert!(shown_at(100, &["--color", "never"]).ends_with(hint));
    for saved in [["--report", "rec.html"], ["--out", "lists"]] {
        assert!(!shown_at(100, &saved).contains("Save:"), "{saved:?}");
    }
    assert!(!Desk::with(BANK, BOOK).reconcile(&[]).stdout.contains("Save:"), "not into a pipe");
}

#[test]
fn colours_are_for_terminals_and_can_be_chosen() {
    assert!(shown_at(100, &[]).contains("\x1b["));
    assert!(!shown_at(100, &["--color", "never"]).contains("\x1b["));
    let desk = Desk::with(BANK, BOOK);
    assert!(!desk.reconcile(&[]).stdout.contains("\x1b["), "not into a pipe");
    assert!(desk.reconcile(&["--color", "always"]).stdout.contains("\x1b["));
    let terminal = Terminal::of_width(100);
    let mut command = desk.command(&["reconcile", "bank.csv", "book.csv"]);
    command.env("NO_COLOR", "1").stdout(terminal.stdio()).status().expect("the program runs");
    drop(command);
    assert!(!terminal.into_text().contains("\x1b["), "NO_COLOR");
}

/// Feeds rows to standard input, slowly enough for a bar to be due, until `is_enough` says so.
fn fed_slowly(args: &[&str], mut is_enough: impl FnMut(&str, Duration) -> bool) -> String {
    let terminal = Terminal::of_width(100);
    let desk = Desk::with(BANK, BOOK);
    let mut command = desk.command(&[&["reconcile", "-", "book.csv"], args].concat());
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(terminal.stdio());
    let mut child = command.spawn().expect("the program starts");
    drop(command);
    let mut input = child.stdin.take().expect("standard input");
    // With money out, without which there is a note.
    input.write_all(b"date,amount,description\n2026-03-01,-1.00,OUT\n").expect("a header");
    let (started, mut shown) = (Instant::now(), String::new());
    while !is_enough(&shown, started.elapsed()) {
        assert!(started.elapsed() < PATIENCE, "shown so far: {shown:?}");
        input.write_all("2026-03-02,120.00,ROW\n".repeat(100).as_bytes()).expect("rows");
        if let Ok(bytes) = terminal.shown.recv_timeout(Duration::from_millis(10)) {
            shown.push_str(&String::from_utf8_lossy(&bytes));
        }
    }
    drop(input);
    assert_eq!(child.wait().expect("the program ends").code(), Some(1));
    shown + &terminal.into_text()
}

#[test]
fn long_work_shows_a_progress_bar_on_a_terminal() {
    let shown = fed_slowly(&[], |shown, _| shown.contains("reading"));
    assert!(!shown.contains("error"), "{shown}");
}

#[test]
fn no_bar_is_drawn_with_json_or_quiet() {
    let longer_than_any_bar_waits = |_: &str, elapsed| elapsed > Duration::from_millis(900);
    assert_eq!(fed_slowly(&["--json", "--map", "book:sign="], longer_than_any_bar_waits), "");
    assert_eq!(fed_slowly(&["--quiet"], longer_than_any_bar_waits), "");
}

#[test]
fn a_key_is_asked_for_and_not_shown() {
    let desk = Desk::new();
    let refusal = r#"{"error":{"code":"unauthorized","message":"no"},"request_id":"req_1"}"#;
    let server = Scripted::new(move |_, _| Answer::Reply(401, "", refusal.to_owned()));
    let key = KeySecret::from_random([1; 32]);
    for (end, code) in [("\r", Some(4)), ("\u{3}", Some(130))] {
        let mut terminal = Terminal::of_width(100);
        let mut command = desk.command(&["login", "--url", &server.url]);
        command.stdin(terminal.stdio()).stdout(Stdio::null()).stderr(terminal.stdio());
        let mut child = command.spawn().expect("the program starts");
        drop(command);
        let mut shown = String::new();
        while !shown.contains(": ") {
            let bytes = terminal.shown.recv_timeout(PATIENCE).expect("a question");
            shown.push_str(&String::from_utf8_lossy(&bytes));
        }
        assert_eq!(shown, format!("API key for {}: ", server.url));
        let typed = format!("{}{end}", key.expose());
        terminal.keyboard.write_all(typed.as_bytes()).expect("typed");
        assert_eq!(child.wait().expect("the program ends").code(), code);
        let shown = terminal.into_text();
        assert!(shown.starts_with('\n') && !shown.contains(key.expose()), "{shown:?}");
    }
    let sent = server.requests();
    assert_eq!(sent.len(), 1);
    assert_eq!(sent[0].header("authorization"), Some(format!("Bearer {}", key.expose()).as_str()));
}
