//! What cannot be told apart is asked once, and every answer is a command line that works as it stands.

use serde_json::Value;

use crate::support::{Desk, Ran};

/// Amounts without signs, and nothing that says which way they go.
const UNSIGNED: &str = "Date,Description,Paid amount\n2026-03-01,Rent,900.00\n2026-03-14,Coffee,4.50\n2026-03-20,Desk,80.00\n";

/// Days that are read in two ways, both in no order.
const DAYS: &str = "Date,Description,Amount\n05/03/2026,Rent,-900.00\n03/04/2026,Coffee,-4.50\n\
                    04/02/2026,Sale,80.00\n";

/// Runs a command as a person pastes it.
fn pasted(desk: &Desk, command: &str) -> Ran {
    let mut shell = desk.command(&[]);
    let directory = shell.get_current_dir().expect("a directory").to_owned();
    shell = std::process::Command::new("sh");
    shell.args(["-c", command]).current_dir(directory);
    Ran::of(shell.output().expect("a shell"))
}

/// The commands of all answers, by the envelope.
fn commands(ran: &Ran) -> Vec<String> {
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
fn one_gives(desk: &Desk, commands: &[String], is_right: impl Fn(&Ran) -> bool) {
    assert!(commands.len() > 1, "{commands:?}");
    let runs: Vec<Ran> = commands.iter().map(|command| pasted(desk, command)).collect();
    for (command, ran) in commands.iter().zip(&runs) {
        assert!(matches!(ran.code, Some(0 | 1)), "{command}: {ran:?}");
    }
    assert_eq!(runs.iter().filter(|ran| is_right(ran)).count(), 1, "{runs:?}");
}

fn has_rows(ran: &Ran, rows: &[(&str, f64)]) -> bool {
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
