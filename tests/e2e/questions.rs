//! What cannot be told apart is asked once, and every answer is a command line that works as it stands.

use serde_json::Value;

use crate::support::{Desk, Ran};

/// Amounts without signs, and nothing that says which way they go.
const UNSIGNED: &str = "Date,Description,Paid amount\n2026-03-01,Rent,900.00\n2026-03-14,Coffee,4.50\n2026-03-20,Desk,80.00\n";

/// Days that are read in two ways, both in no order.
const DAYS: &str = "Date,Description,Amount\n05/03/2026,Rent,-900.00\n03/04/2026,Coffee,-4.50\n\
                    04/02/2026,Sale,80.00\n";

/// Runs a command as a person pastes it.
pub(crate) fn pasted(desk: &Desk, command: &str) -> Ran {
    let mut shell = desk.command(&[]);
    let directory = shell.get_current_dir().expect("a directory").to_owned();
    shell = std::process::Command::new("sh");
    shell.args(["-c", command]).current_dir(directory);
    Ran::of(shell.output().expect("a shell"))
}

/// The commands of all answers, by the envelope.
pub(crate) fn commands(ran: &Ran) -> Vec<String> {
    let envelope: Value = serde_json::from_str(ran.refused(3).trim()).expect("an envelope");
    let details = &envelope["error"]["details"];
    let answers = match details["combinations"].as_array() {
        Some(combinations) => combinations.clone(),
        None => details["questions"][0]["answers"].as_array().expect("answers").clone(),
    };
    answers.iter().map(|one| one["command"].as_str().expect("a command").to_owned()).collect()
}

/// Every command works, and exactly one of them gives this.
#[track_caller]
pub(crate) fn one_gives(desk: &Desk, commands: &[String], is_right: impl Fn(&Ran) -> bool) {
    assert!(commands.len() > 1, "{commands:?}");
    let runs: Vec<Ran> = commands.iter().map(|command| pasted(desk, command)).collect();
    for (command, ran) in commands.iter().zip(&runs) {
        assert!(matches!(ran.code, Some(0 | 1)), "{command}: {ran:?}");
    }
    assert_eq!(runs.iter().filter(|ran| is_right(ran)).count(), 1, "{runs:?}");
}

pub(crate) fn has_rows(ran: &Ran, rows: &[(&str, f64)]) -> bool {
    let found = ran.json()["rows"].as_array().expect("rows").clone();
    found.len() == rows.len()
        && found.iter().zip(rows).all(|(row, (date, amount))| {
            row["date"] == *date && row["amount"].as_f64() == Some(*amount)
        })
}

#[test]
fn each_answer_about_signs_is_a_command_that_works_and_one_is_right() {
    let desk = Desk::new().file("it's a statement.csv", UNSIGNED);
    let asked = desk.run(&["convert", "it's a statement.csv", "--json"]);
    one_gives(&desk, &commands(&asked), |ran| {
        has_rows(ran, &[("2026-03-01", -900.0), ("2026-03-14", -4.5), ("2026-03-20", -80.0)])
    });
}

#[test]
fn each_answer_about_days_is_a_command_that_works_and_one_is_right() {
    let desk = Desk::new().file("days.csv", DAYS);
    let asked = desk.run(&["convert", "--json", "--", "days.csv"]);
    one_gives(&desk, &commands(&asked), |ran| {
        has_rows(ran, &[("2026-03-05", -900.0), ("2026-04-03", -4.5), ("2026-02-04", 80.0)])
    });
}

/// Twelve rows of days that are read in two ways, in no order; the books have them day before month.
fn both_sides() -> (String, String) {
    let order = [7, 2, 11, 5, 1, 9, 3, 12, 6, 10, 4, 8];
    let rows = |row: fn(i32, i32) -> String| -> String {
        order.iter().map(|at| row(*at, at * 5 % 12 + 1)).collect()
    };
    let bank = rows(|day, month| format!("{day:02}/{month:02}/2026,Payment {day},-{day}.50\n"));
    let book = rows(|day, month| format!("2026-{month:02}-{day:02},-{day}.50,Payment {day}\n"));
    (format!("Date,Description,Amount\n{bank}"), format!("date,amount,description\n{book}"))
}

#[test]
fn the_other_file_decides_the_order_of_day_and_month_where_far_more_rows_are_found_by_it() {
    let (bank, book) = both_sides();
    let desk = Desk::new().file("bank.csv", &bank).file("book.csv", &book);
    let ran = desk.run(&["reconcile", "bank.csv", "book.csv"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(
        ran.stderr.contains("dates are read as %d/%m/%Y: that way 12 rows are found in book.csv"),
        "{ran:?}"
    );
    // Few rows show nothing.
    let few: String = bank.lines().take(6).map(|line| format!("{line}\n")).collect();
    let desk = Desk::new().file("bank.csv", &few).file("book.csv", &book);
    assert_eq!(desk.run(&["reconcile", "bank.csv", "book.csv"]).code, Some(3));
}

#[test]
fn a_stated_order_of_days_is_challenged_by_the_other_file_and_by_the_order_of_the_rows() {
    let (bank, book) = both_sides();
    let desk = Desk::new().file("bank.csv", &bank).file("book.csv", &book);
    let ran = desk.run(&["reconcile", "bank.csv", "book.csv", "--date-format", "bank:%m/%d/%Y"]);
    assert!(ran.stderr.contains("with --date-format 'bank:%d/%m/%Y' it would be 12"), "{ran:?}");
    let ran = desk.run(&["reconcile", "bank.csv", "book.csv", "--date-format", "bank:%d/%m/%Y"]);
    assert!(ran.code == Some(0) && !ran.stderr.contains("it would be"), "{ran:?}");

    let rows: String = (1..9)
        .map(|at| format!("0{}/0{}/2026,Fee,-1.00\n", (at - 1) % 3 + 1, (at - 1) / 3 + 1))
        .collect();
    let desk = Desk::new().file("bank.csv", format!("Date,Description,Amount\n{rows}"));
    let ran = desk.run(&["convert", "bank.csv", "--date-format", "%m/%d/%Y"]);
    let says =
        "read as %m/%d/%Y the days go back and forth 2 times; as %d/%m/%Y they would be in order";
    assert!(ran.stderr.contains(says), "{ran:?}");
}
