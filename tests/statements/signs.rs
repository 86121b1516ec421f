//! Rules of amounts and their signs, each on a file of its own.

use std::fmt::Write as _;

use tieout_statement::infer::ReadingQuestion;
use tieout_statement::open::{ReadRequest, ReadTrouble, read};
use tieout_statement::stated::{FileSide, StatedAnswer, StatedReading};

use super::layouts::check::Rows;

enum Found {
    Read(Vec<String>),
    Asked(Box<ReadingQuestion>),
}

fn found(text: &str, stated: &StatedReading) -> Found {
    let mut rows = Rows::default();
    let request = ReadRequest { stated, side: FileSide::Bank, is_apart: false, keeps_zeros: true };
    match read(text.as_bytes(), request, &mut rows) {
        Ok(_) => Found::Read(rows.0.into_iter().map(|(_, amount, _)| amount).collect()),
        Err(ReadTrouble::Question(question)) => Found::Asked(question),
        Err(ReadTrouble::Faults { faults, .. }) => panic!("{faults:?}"),
    }
}

fn amounts(text: &str) -> Vec<String> {
    match found(text, &StatedReading::default()) {
        Found::Read(amounts) => amounts,
        Found::Asked(question) => panic!("{question:?}"),
    }
}

fn question(text: &str) -> ReadingQuestion {
    match found(text, &StatedReading::default()) {
        Found::Asked(question) => *question,
        Found::Read(amounts) => panic!("{amounts:?}"),
    }
}

/// How many of the answers give these amounts.
fn right_answers(text: &str, expected: &[&str]) -> usize {
    let right = question(text).answers.into_iter().filter(|answer| {
        let stated = StatedReading::default().answered(&answer.states);
        matches!(found(text, &stated), Found::Read(amounts) if amounts == expected)
    });
    right.count()
}

#[test]
fn amounts_without_any_sign_are_asked_about_on_a_card_too() {
    let text = "Credit card statement\nDate,Details,Amount\n2026-01-05,Shop,12.10\n\
                2026-01-06,Refund,7.20\n2026-01-09,Payment thank you,30.00\n";
    assert_eq!(question(text).asks, "which way does money go?");
}

#[test]
fn mostly_positive_amounts_are_asked_about_unless_something_decides() {
    let rows = "2026-01-05,Shop,12.10\n2026-01-06,Other,7.20\n2026-01-09,Third,-30.00\n";
    let table = format!("Date,Details,Amount\n{rows}");
    assert_eq!(question(&table).asks, "which way does money go?");
    let stated = format!("Opening balance:,100.00\nClosing balance:,89.30\n{table}");
    assert_eq!(amounts(&stated), ["12.10", "7.20", "-30.00"]);
    let card = format!("Credit card statement\n{table}");
    assert_eq!(amounts(&card), ["-12.10", "-7.20", "30.00"]);
    let without_header = format!("Credit card statement\n{rows}");
    assert_eq!(amounts(&without_header), ["-12.10", "-7.20", "30.00"]);
    let of_a_provider = "Date,Details,Gross,Fee,Net\n2026-01-05,Sale,12.10,0.10,12.00\n\
                         2026-01-06,Sale,7.20,0.20,7.00\n2026-01-09,Payout,-19.00,0.00,-19.00\n";
    assert_eq!(amounts(of_a_provider), ["12.00", "7.00", "-19.00"]);
}

#[test]
fn stated_balances_turn_amounts_that_go_the_other_way() {
    let text = "Opening balance:,100.00\nClosing balance:,110.70\nDate,Details,Amount\n\
                2026-01-05,Shop,12.10\n2026-01-06,Other,7.20\n2026-01-09,Third,-30.00\n";
    assert_eq!(amounts(text), ["-12.10", "-7.20", "30.00"]);
}

const TWO_WORDS: &str = "Date,Details,Amount,Way\n2026-01-05,Shop,12.10,Foo\n\
                         2026-01-06,Other,7.20,Foo\n2026-01-09,Third,30.00,Bar\n\
                         2026-01-10,Fourth,4.00,Foo\n";

#[test]
fn two_words_that_nobody_knows_are_asked_about_both_ways() {
    assert_eq!(right_answers(TWO_WORDS, &["-12.10", "-7.20", "30.00", "-4.00"]), 1);
    assert_eq!(right_answers(TWO_WORDS, &["12.10", "7.20", "-30.00", "4.00"]), 1);
}

#[test]
fn a_running_balance_shows_what_two_unknown_words_mean() {
    let balances = ["Balance", "87.90", "80.70", "110.70", "106.70"];
    let lines = TWO_WORDS.lines().zip(balances);
    let text: String = lines.map(|(line, balance)| format!("{line},{balance}\n")).collect();
    assert_eq!(amounts(&text), ["-12.10", "-7.20", "30.00", "-4.00"]);
}

#[test]
fn a_balance_before_its_row_turns_no_signs() {
    // Rows of one day: their order does not tell which balance it is.
    let text = "Date,Details,Amount,Balance\n2026-01-05,A,-12.10,100.00\n\
                2026-01-05,B,-7.20,87.90\n2026-01-05,C,30.00,80.70\n2026-01-05,D,-4.00,110.70\n\
                2026-01-05,E,-6.00,106.70\n";
    assert_eq!(right_answers(text, &["-12.10", "-7.20", "30.00", "-4.00", "-6.00"]), 1);
    let days = ["Date", "05", "06", "05", "07", "08", "08", "09", "11", "10", "12"];
    let mut balance = 10_000;
    let mut text = "Date,Details,Amount,Balance\n".to_owned();
    let mut expected = Vec::new();
    for (at, day) in days.iter().enumerate().skip(1) {
        let amount = if at == 3 { 4_000 } else { -100 - i32::try_from(at).unwrap() };
        let written = |cents: i32| {
            format!(
                "{}{}.{:02}",
                if cents < 0 { "-" } else { "" },
                cents.abs() / 100,
                cents.abs() % 100
            )
        };
        writeln!(text, "2026-01-{day},Row {at},{},{}", written(amount), written(balance)).unwrap();
        balance += amount;
        expected.push(written(amount));
    }
    // Days a little out of order tell as well.
    assert_eq!(amounts(&text), expected);
}

#[test]
fn the_sign_of_the_oldest_of_unsigned_amounts_is_asked_about() {
    let text = "Date,Details,Amount,Balance\n2026-01-05,A,50.00,100.00\n2026-01-06,B,12.10,87.90\n\
                2026-01-07,C,7.20,80.70\n2026-01-08,D,4.00,76.70\n";
    assert_eq!(question(text).asks, "which way does money go?");
}

#[test]
fn a_fee_that_nothing_names_is_taken_off_where_the_balance_shows_it() {
    let text = "Date,Details,Amount,Qux,Balance\n2026-01-05,A,-50.00,1.00,100.00\n\
                2026-01-06,B,-12.00,0.50,87.50\n2026-01-07,C,7.00,0.00,94.50\n\
                2026-01-08,D,-4.00,0.30,90.20\n2026-01-09,E,-6.00,0.00,84.20\n";
    assert_eq!(amounts(text), ["-51.00", "-12.50", "7.00", "-4.30", "-6.00"]);
}

#[test]
fn columns_and_decimal_mark_are_asked_about_in_one_question() {
    let text = "2026-01-05;A;-1.250;3.500\n2026-01-06;B;-2.125;8.250\n2026-01-07;C;-3.375;9.750\n";
    let question = question(text);
    let states = |answer: &[StatedAnswer]| {
        let has = |is_it: fn(&StatedAnswer) -> bool| answer.iter().any(is_it);
        has(|one| matches!(one, StatedAnswer::Columns(_)))
            && has(|one| matches!(one, StatedAnswer::Mark(_)))
    };
    assert!(question.answers.iter().all(|answer| states(&answer.states)), "{question:?}");
    assert_eq!(right_answers(text, &["-1250.00", "-2125.00", "-3375.00"]), 1);
    assert_eq!(right_answers(text, &["-1.25", "-2.125", "-3.375"]), 1);
}

#[test]
fn debit_in_the_cells_is_known_however_many_rows_there_are() {
    let mut text = "Date,Details,Amount\n".to_owned();
    for at in 0..90 {
        let word = if at % 3 == 0 { "" } else { " DR" };
        writeln!(text, "2026-{:02}-{:02},Row,{}.5{word}", at / 28 + 1, at % 28 + 1, at + 1)
            .unwrap();
    }
    let read = amounts(&text);
    assert_eq!((&*read[0], &*read[1], &*read[89]), ("1.50", "-2.50", "-90.50"));
}
