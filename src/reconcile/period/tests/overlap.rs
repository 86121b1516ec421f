//! Several files of one side.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use crate::Rows;
use crate::period::{JoinedFiles, PlacedRow, SideFile, StatedBalances, TextConflict};
use crate::testing::full_rows;
use tieout::amount::Amount;

/// A file: its rows, ids of some of them, opening and closing balance.
#[derive(Default)]
struct Download {
    rows: Rows,
    ids: BTreeMap<u32, String>,
    balances: StatedBalances,
}

impl Download {
    fn of(rows: &[(&str, &str, &str)]) -> Self {
        Self { rows: full_rows(rows), ..Self::default() }
    }

    fn numbered(mut self, ids: &[&str]) -> Self {
        self.ids = (0..).zip(ids.iter().map(|id| (*id).to_owned())).collect();
        self
    }

    fn between(mut self, opening: &str, closing: &str) -> Self {
        let amount = |text: &str| Some(Amount::parse(text).unwrap());
        self.balances.opening = amount(opening);
        self.balances.closing = amount(closing);
        self
    }
}

static NONE: BTreeSet<u32> = BTreeSet::new();

fn join(files: &[Download]) -> Result<JoinedFiles, Vec<[PlacedRow; 2]>> {
    joined(files, None)
}

fn joined(
    files: &[Download],
    differing: Option<TextConflict>,
) -> Result<JoinedFiles, Vec<[PlacedRow; 2]>> {
    let files: Vec<SideFile<'_>> = files
        .iter()
        .map(|file| SideFile {
            rows: &file.rows,
            ids: &file.ids,
            cheques: &NONE,
            balances: &file.balances,
        })
        .collect();
    JoinedFiles::of(&files, differing)
}

#[test]
fn a_row_counts_as_often_as_in_the_file_that_has_it_most_often() {
    let coffee = ("2026-03-05", "-3.00", "Coffee");
    let early = Download::of(&[("2026-03-01", "10", "Sale"), coffee]);
    let late = Download::of(&[coffee, coffee, ("2026-03-09", "20", "Sale")]);
    let all = join(&[early, late]).unwrap();
    assert_eq!(all.origins, [(0, 0), (0, 1), (1, 1), (1, 2)]);
    assert_eq!(all.repeated, [None, Some(1)]);
    assert!(all.differing.is_empty());
}

#[test]
fn equal_rows_of_files_that_go_on_from_one_another_are_two() {
    let coffee = ("2026-03-05", "-3.00", "Coffee");
    let early = || Download::of(&[("2026-03-01", "10.00", "Sale"), coffee]);
    let late = || Download::of(&[coffee, ("2026-03-09", "20.00", "Sale")]);
    let counted = |files: &[Download]| join(files).unwrap().origins.len();
    assert_eq!(counted(&[early().between("0", "7.00"), late().between("7.00", "24.00")]), 4);
    assert_eq!(counted(&[late().between("7.00", "24.00"), early().between("0", "7.00")]), 4);
    // The second begins before the coffee that the first ends with, or nobody says.
    assert_eq!(counted(&[early().between("0", "7.00"), late().between("10.00", "27.00")]), 3);
    assert_eq!(counted(&[early(), late()]), 3);
    // A person says that they are two, or the bank that they are one.
    let said = |differing| joined(&[early(), late()], Some(differing)).unwrap().origins.len();
    assert_eq!([said(TextConflict::Once), said(TextConflict::Twice)], [3, 4]);
    let ids = [early().numbered(&["a", "b"]), late().numbered(&["b", "c"])];
    assert_eq!(joined(&ids, Some(TextConflict::Twice)).unwrap().origins.len(), 3);
}

#[test]
fn equal_rows_of_one_day_are_two_where_the_balance_of_the_second_file_is_a_later_one() {
    let costa = [("2026-03-05", "-10.00", "COSTA")];
    let first = || Download::of(&costa).between("100.00", "90.00");
    let second = || Download::of(&costa).between("90.00", "80.00");
    for files in [[first(), second()], [second(), first()]] {
        let all = join(&files).unwrap();
        assert_eq!(all.origins.len(), 2);
        assert_eq!(all.balances.opening, Some(Amount::parse("100.00").unwrap()));
        assert_eq!(all.balances.closing, Some(Amount::parse("80.00").unwrap()));
    }
    // The same file twice is one.
    assert_eq!(join(&[first(), first()]).unwrap().origins.len(), 1);
}

#[test]
fn within_one_file_nothing_is_dropped() {
    let coffee = ("2026-03-05", "-3.00", "Coffee");
    assert_eq!(join(&[Download::of(&[coffee, coffee, coffee])]).unwrap().origins.len(), 3);
}

#[test]
fn texts_that_differ_only_in_case_and_marks_are_equal() {
    let early = Download::of(&[("2026-03-05", "-3.00", "COFFEE*SHOP  7")]);
    let late = Download::of(&[("2026-03-05", "-3.00", "Coffee shop 7")]);
    assert_eq!(join(&[early, late]).unwrap().origins, [(0, 0)]);
}

#[test]
fn rows_of_a_day_and_amount_with_other_texts_are_asked_about() {
    let early = || Download::of(&[("2026-03-05", "-3.00", "CARD 1234 COSTA")]);
    let late = || Download::of(&[("2026-03-05", "-3.00", "Costa Coffee")]);
    assert_eq!(join(&[early(), late()]).unwrap_err(), [[(0, 0), (1, 0)]]);
    let once = joined(&[early(), late()], Some(TextConflict::Once)).unwrap();
    assert_eq!((once.origins, once.repeated), (vec![(0, 0)], vec![None, Some(1)]));
    let twice = joined(&[early(), late()], Some(TextConflict::Twice)).unwrap();
    assert_eq!((twice.origins, twice.repeated), (vec![(0, 0), (1, 0)], vec![None, Some(0)]));
}

#[test]
fn balances_decide_whether_other_texts_are_other_rows() {
    let early = |closing| Download::of(&[("2026-03-05", "-3", "COSTA 12")]).between("10", closing);
    let late = |closing| {
        let rows = [("2026-03-05", "-3", "Costa Coffee"), ("2026-03-06", "1", "Sale")];
        Download::of(&rows).between("10", closing)
    };
    assert_eq!(join(&[early("7"), late("8")]).unwrap().origins, [(0, 0), (1, 1)]);
    assert_eq!(join(&[early("7"), late("5")]).unwrap().origins, [(0, 0), (1, 0), (1, 1)]);
    assert!(join(&[early("7"), late("9")]).is_err(), "neither comes to 9");
}

#[test]
fn an_id_of_the_bank_counts_only_with_equal_day_and_amount() {
    let early = Download::of(&[("2026-03-05", "-3", "COSTA 12")]).numbered(&["a"]);
    let renamed = Download::of(&[("2026-03-05", "-3", "Costa Coffee")]).numbered(&["a"]);
    assert_eq!(join(&[early, renamed]).unwrap().origins, [(0, 0)]);
    let early = Download::of(&[("2026-03-05", "-3", "Costa")]).numbered(&["a"]);
    let other = Download::of(&[("2026-03-06", "-3", "Costa")]).numbered(&["a"]);
    assert_eq!(join(&[early, other]).unwrap().origins, [(0, 0), (1, 0)]);
}

#[test]
fn one_id_of_two_files_with_a_row_each_does_not_gainsay_a_person_who_says_that_they_are_two() {
    let file = |text| Download::of(&[("2026-03-05", "-3", text)]).numbered(&["a"]);
    for late in ["Costa", "COSTA 12"] {
        let said = |rule| joined(&[file("Costa"), file(late)], Some(rule)).unwrap().origins.len();
        assert_eq!([said(TextConflict::Once), said(TextConflict::Twice)], [1, 2], "{late}");
    }
}

#[test]
fn other_ids_are_other_rows_where_both_files_number_rows_alike() {
    let sale = ("2026-03-04", "9", "Sale");
    let coffee = ("2026-03-05", "-3", "Costa");
    let early = Download::of(&[sale, coffee]).numbered(&["a", "b"]);
    let late = Download::of(&[sale, coffee]).numbered(&["a", "c"]);
    assert_eq!(join(&[early, late]).unwrap().origins, [(0, 0), (0, 1), (1, 1)]);
    let early = Download::of(&[sale, coffee]).numbered(&["a", "b"]);
    let late = Download::of(&[sale, coffee]).numbered(&["1", "2"]);
    assert_eq!(join(&[early, late]).unwrap().origins, [(0, 0), (0, 1)]);
}

#[test]
fn balances_are_those_of_the_first_day_and_of_the_last() {
    let january = Download::of(&[("2026-01-05", "5", "a")]).between("0", "5");
    let march = Download::of(&[("2026-03-05", "7", "b")]).between("6", "13");
    let all = join(&[march, january]).unwrap();
    let amount = |text| Some(Amount::parse(text).unwrap());
    assert_eq!((all.balances.opening, all.balances.closing), (amount("0"), amount("13")));
    let [(files, [after, before])] = &all.breaks[..] else { panic!("{:?}", all.breaks) };
    assert_eq!(
        (*files, after.to_string(), before.to_string()),
        ([1, 0], "5.00".into(), "6.00".into())
    );
}

#[test]
fn a_file_without_balances_that_ends_last_leaves_the_closing_balance_open() {
    let early = Download::of(&[("2026-01-05", "5", "a")]).between("0", "5");
    let late = Download::of(&[("2026-01-05", "5", "a"), ("2026-01-06", "1", "b")]);
    let all = join(&[early, late]).unwrap();
    assert_eq!(all.balances.closing, None);
    assert_eq!(all.balances.opening, Some(Amount::default()));
}

fn told(joined: &JoinedFiles) -> Vec<String> {
    let rows = joined.rows.indices().map(|row| joined.rows.row(row));
    let mut told: Vec<String> =
        rows.map(|row| format!("{} {} {}", row.date, row.amount, row.description)).collect();
    told.sort();
    told
}

proptest! {
    /// Parts of one statement, cut anywhere between days and overlapping as they like, in any order, give the
    /// statement again.
    #[test]
    fn overlapping_parts_of_a_statement_give_it_again(
        rows in prop::collection::vec((1_u8..28, 1_i8..4, 0_u8..3), 1..40),
        cuts in prop::collection::vec((0_u8..28, 0_u8..28), 0..5),
        turn in 0_usize..5,
    ) {
        let mut rows = rows;
        rows.sort_unstable();
        let texts: Vec<[String; 3]> = rows
            .iter()
            .map(|(day, pounds, text)| {
                [format!("2026-03-{day:02}"), format!("-{pounds}.00"), format!("shop {text}")]
            })
            .collect();
        let part = |from: u8, to: u8| {
            let days = rows.iter().zip(&texts).filter(|((day, ..), _)| (from..=to).contains(day));
            let rows: Vec<_> = days.map(|(_, [day, sum, text])| (&**day, &**sum, &**text)).collect();
            Download::of(&rows)
        };
        // All of it in two halves at the least.
        let mut parts = vec![part(0, 14), part(15, 31)];
        parts.extend(cuts.iter().map(|(one, other)| part(*one.min(other), *one.max(other))));
        let turn = turn % parts.len();
        parts.rotate_left(turn);
        let whole = join(&[part(0, 31)]).unwrap();
        let all = join(&parts).unwrap();
        prop_assert_eq!(told(&all), told(&whole));
        prop_assert_eq!(
            all.repeated.iter().flatten().sum::<usize>() + all.origins.len(),
            parts.iter().map(|part| part.rows.len()).sum::<usize>()
        );
    }
}

#[test]
fn a_row_that_was_changed_between_two_downloads_is_named_in_both() {
    let first = [
        ("2026-02-05", "100.00", "Acme"),
        ("2026-02-12", "-40.00", "Water"),
        ("2026-02-20", "-5.00", "Tea"),
    ];
    let second =
        [first[0], ("2026-02-12", "-44.00", "Water"), first[2], ("2026-03-02", "-1.00", "Tea")];
    let changed = |files: [Download; 2]| join(&files).unwrap().changed;
    assert_eq!(changed([Download::of(&first), Download::of(&second)]), [[(0, 1), (1, 1)]]);
    assert!(changed([Download::of(&first), Download::of(&first)]).is_empty());
    // Of another day than both files have nothing is known.
    assert!(changed([Download::of(&first[..2]), Download::of(&second[2..])]).is_empty());
    let moved = [first[0], ("2026-02-13", "-40.00", "Water"), first[2]];
    let files = [Download::of(&first), Download::of(&moved)];
    let [one, other] = files.map(|file| file.numbered(&["1", "2", "3"]));
    assert_eq!(changed([one, other]), [[(0, 1), (1, 1)]]);
}
