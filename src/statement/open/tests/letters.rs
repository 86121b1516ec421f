//! Letters as states of rows.

use super::{notes_of, rows};

const STATES: [&str; 5] = ["C", "C", "P", "C", "X"];

fn text(states: [&str; 5], balances: Option<[&str; 5]>, legend: &str) -> String {
    let all = [
        "02/03/2026,Shop,-12.00",
        "13/03/2026,Tesco,-5.00",
        "14/03/2026,Pay,1000.00",
        "20/03/2026,Rent,-300.00",
        "25/03/2026,Hotel,-85.00",
    ];
    let mut text = "Date,Description,Amount,Status,Balance\n".to_owned();
    for (at, row) in all.iter().enumerate() {
        let balance = balances.map_or("", |balances| balances[at]);
        text.extend([row, ",", states[at], ",", balance, "\n"]);
    }
    text + legend
}

#[test]
fn a_balance_shows_which_letters_are_of_rows_that_did_not_count() {
    let left_out = text(STATES, Some(["988.00", "983.00", "983.00", "683.00", "683.00"]), "");
    assert_eq!(rows(&left_out).len(), 3, "{:?}", rows(&left_out));
    let counted = text(STATES, Some(["988.00", "983.00", "1983.00", "1683.00", "1598.00"]), "");
    assert_eq!(rows(&counted).len(), 5);
    assert_eq!(notes_of(&counted), "");
    let blank = ["C", "C", "C", "C", "P"];
    let blank = text(blank, Some(["988.00", "983.00", "1983.00", "1683.00", ""]), "");
    assert_eq!(rows(&blank).len(), 4);
}

#[test]
fn a_legend_says_what_letters_mean() {
    for legend in [
        "C = completed; P = pending; X = cancelled,,,,\n",
        "\"Status: C - Cleared, P - Pending, X - Cancelled\"\n",
    ] {
        let text = text(STATES, None, legend);
        assert_eq!(rows(&text).len(), 3, "{:?}", rows(&text));
    }
}

#[test]
fn of_letters_that_nothing_explains_it_is_said_that_their_rows_count() {
    let text = text(STATES, None, "");
    assert_eq!(rows(&text).len(), 5);
    let says = "Status says C of 3 rows, P of 1 row, X of 1 row, and nothing tells what that is";
    assert!(notes_of(&text).contains(says), "{}", notes_of(&text));
}

#[test]
fn a_legend_that_the_delimiter_cuts_says_what_letters_mean_above_and_below_the_rows() {
    let legend = "P = pending, C = cleared, X = (cancelled)\n";
    for text in [text(STATES, None, legend), legend.to_owned() + &text(STATES, None, "")] {
        assert_eq!(rows(&text).len(), 3, "{:?}", rows(&text));
        assert_eq!(notes_of(&text), "");
    }
    let coded = |legend: &str| text(STATES, None, legend).replace("Status", "Code");
    assert_eq!(rows(&coded(legend)).len(), 3, "whatever the column is called");
    assert_eq!(rows(&coded("P = pending, C = cleared\n")).len(), 5, "unless a letter is left over");
}
