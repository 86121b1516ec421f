//! What is offered where a file does not tell.

use super::{ReadRequest, Rows, is_refused, read, rows, rows_with};
use crate::infer::ReadingQuestion;
use crate::open::ReadTrouble;
use crate::stated::{FileSide, StatedReading};

/// The rows that each answer leads to.
pub(super) fn answered(text: &str) -> Vec<Vec<String>> {
    let answers = question(text).answers;
    let read = |states| rows_with(text, &StatedReading::default().answered(states));
    answers.iter().map(|one| read(&one.states)).collect()
}

fn question(text: &str) -> ReadingQuestion {
    let stated = StatedReading::default();
    let request =
        ReadRequest { stated: &stated, side: FileSide::Bank, is_apart: false, keeps_zeros: false };
    match read(text.as_bytes(), request, &mut Rows::default()) {
        Err(ReadTrouble::Question(question)) => *question,
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_refused_by_every_answer_is_refused_and_not_asked() {
    let text = |currency: &str| {
        format!(
            "Date,Details,Amount (EUR)\n2026-03-02,a,{currency} 5.00\n2026-03-03,b,{currency} 7.00\n"
        )
    };
    assert!(is_refused(&rows(&text("CHF")), "is in CHF"), "{:?}", rows(&text("CHF")));
    assert_eq!(question(&text("EUR")).answers.len(), 2);
}

#[test]
fn kinds_of_rows_are_offered_as_a_card_has_them_and_as_an_account() {
    let text = "Date,Type,Description,Amount\n2026-02-03,Purchase,Tesco,40.00\n\
                2026-02-04,Fee,Late fee,12.00\n2026-02-05,Payment,Received,60.00\n\
                2026-02-06,Interest,On purchases,2.10\n2026-02-07,Refund,Amazon,15.00\n";
    let amounts = |states| -> Vec<String> {
        let read = rows_with(text, &StatedReading::default().answered(states));
        read.iter().map(|row| row.split(' ').nth(1).unwrap_or_default().to_owned()).collect()
    };
    let offered: Vec<_> = question(text).answers.iter().map(|one| amounts(&one.states)).collect();
    let of_card = ["-40.00", "-12.00", "60.00", "-2.10", "15.00"];
    let of_account = ["-40.00", "-12.00", "-60.00", "2.10", "15.00"];
    for wanted in [of_card, of_account] {
        assert_eq!(offered.iter().filter(|one| **one == wanted).count(), 1, "{offered:?}");
    }
}

#[test]
fn no_column_is_offered_as_what_its_cells_cannot_be() {
    let says = |text: &str| {
        let answers = question(text).answers;
        answers.iter().map(|one| one.says.clone()).collect::<Vec<_>>().join("; ")
    };
    let text = |header: &str, flags: [&str; 3]| {
        format!(
            "Date,Guest,Nights,{header}\n02/03/2026,Inn,3,120.00,{}\n13/03/2026,Hotel,1,80.00,{}\n\
             14/03/2026,Lodge,2,60.00,{}\n",
            flags[0], flags[1], flags[2]
        )
    };
    for (header, flags) in [
        ("Total price,Paid?", ["Y", "N", "Y"]),
        ("Amount,Member", ["yes", "no", "yes"]),
        ("Amount,Flag", ["1", "0", "1"]),
        ("Amount,Stay until", ["05/03/2026", "14/03/2026", "05/03/2026"]),
    ] {
        let says = says(&text(header, flags));
        let (_, flag) = header.split_once(',').unwrap();
        assert!(!says.contains("Nights") && !says.contains(flag), "{header}: {says}");
    }
    let out = "Check-in,Guest,Nights,Amount,Out\n02/03/2026,Inn,3,120,20260305\n\
               13/03/2026,Hotel,1,80,20260314\n14/03/2026,Lodge,2,60,20260316\n";
    assert!(!says(out).contains("Out"), "{}", says(out));
}

#[test]
fn a_first_row_whose_amount_is_its_balance_is_asked_about_and_the_answer_reads_it() {
    let text = "Date,Description,Amount,Balance\n02/03/2026,Acme,500.00,500.00\n\
                13/03/2026,Tesco,-5.00,495.00\n14/03/2026,Salary,1000.00,1495.00\n";
    let question = question(text);
    assert!(question.asks.contains("line 2"), "{question:?}");
    let stated = StatedReading::default().answered(&question.answers[0].states);
    assert_eq!(rows_with(text, &stated).len(), 3);
}

#[test]
fn an_answer_is_not_offered_alone_where_the_likeliest_ended_in_a_fault() {
    let text = "Date,Description,Amount\n02/03/2026,Holiday balance,620.00\n10/03/2026,Acme,500.00\n\
                16/03/2026,Bolt,90.00\n20/03/2026,Tea,-85.00\n";
    assert!(is_refused(&rows(text), "may be a balance"), "{:?}", rows(text));
}
