//! What is offered where a file does not tell.

use super::{ReadRequest, Rows, is_refused, read, rows, rows_with};
use crate::statement::infer::ReadingQuestion;
use crate::statement::open::ReadTrouble;
use crate::statement::stated::{FileSide, StatedReading};

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
