//! What was learnt is a value: it adds up, it can be written down, and matching with it is matching.

use proptest::collection::vec;
use proptest::prelude::*;
use tieout_reconcile::{
    Evidence, MatchOptions, MatchOutcome, Rows, learn, match_rows, reconcile, reconcile_after,
};

use super::{TestRow, row, rows};

/// The first four are one amount after rounding to cents.
const AMOUNTS: [&str; 7] = ["1.00", "1.004", "0.996", "1.0000001", "5.00", "-5.00", "12.50"];

/// Labels, years, numbers alone and behind labels, names cut and squeezed, kinds of payment, words that only come twice.
const TEXTS: [&str; 14] = [
    "CARD 1004 ACME LEEDS",
    "Acme - fuel",
    "FPO HADLEY INV 2081",
    "Hadley invoice 2081",
    "SI 4881 HADLEY",
    "SI 4882",
    "CHQ 006508",
    "RE 2026-17 Miller",
    "MLLR RE 17",
    "DD BOLT 2026",
    "Bolt",
    "CARD 1004 BOLT",
    "17 17 SI",
    "",
];

fn side() -> impl Strategy<Value = Vec<TestRow>> {
    vec(row(&AMOUNTS, &TEXTS), 0..40)
}

fn is_in_part(of: &TestRow, part: usize) -> bool {
    let is_one = AMOUNTS[..4].contains(&of.amount);
    part == if is_one { 0 } else { 1 + usize::from(of.amount == "12.50") }
}

/// The rows of a part, and where they stand in the whole.
fn part(of: &[TestRow], part: usize) -> (Rows, Vec<u32>) {
    let numbered = (0..).zip(of).filter(|(_, row)| is_in_part(row, part));
    let (places, of_part): (Vec<u32>, Vec<TestRow>) =
        numbered.map(|(at, row)| (at, row.clone())).unzip();
    (rows(&of_part), places)
}

const PARTS: [usize; 3] = [0, 1, 2];

fn merged(parts: impl IntoIterator<Item = Evidence>) -> Evidence {
    let mut all = Evidence::default();
    for part in parts {
        all.merge(&part);
    }
    all
}

fn kept(evidence: &Evidence) -> Evidence {
    let written = serde_json::to_string(evidence).expect("evidence can be written");
    serde_json::from_str(&written).expect("what was written can be read")
}

/// Pairs by the places of their rows, with scores and rivals.
fn placed(outcome: &MatchOutcome, bank: &[u32], book: &[u32]) -> Vec<(u32, u32, String, u32)> {
    let pairs = outcome.pairs.iter().map(|pair| {
        let places = (bank[pair.bank_row as usize], book[pair.book_row as usize]);
        (places.0, places.1, format!("{:?}", pair.score), pair.rivals)
    });
    pairs.collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn evidence_of_parts_in_any_order_adds_up_to_that_of_the_whole(
        (bank, book, first, days) in (side(), side(), 0_usize..3, 0_u8..8)
    ) {
        let options = MatchOptions { window_days: days, ..MatchOptions::default() };
        let whole = learn(&rows(&bank), &rows(&book), options);
        let parts = PARTS.map(|at| {
            let at = (at + first) % PARTS.len();
            kept(&learn(&part(&bank, at).0, &part(&book, at).0, options))
        });
        let turned = merged(parts.iter().rev().cloned());
        prop_assert_eq!(merged(parts), whole.clone());
        prop_assert_eq!(turned, whole);
    }

    #[test]
    fn matching_with_kept_evidence_is_reconciling(
        (bank, book, days) in (side(), side(), 0_u8..8)
    ) {
        let (bank, book) = (rows(&bank), rows(&book));
        let options =
            MatchOptions { window_days: days, suggest: true, ..MatchOptions::default() };
        let evidence = kept(&learn(&bank, &book, options));
        prop_assert_eq!(
            match_rows(&bank, &book, &evidence, options, &|_| ()),
            reconcile(&bank, &book, options, &|_| ())
        );
    }

    #[test]
    fn parts_matched_with_the_evidence_of_the_whole_come_to_its_pairs_and_scores(
        (bank, book) in (side(), side())
    ) {
        let options = MatchOptions::default();
        let (of_bank, of_book) = (rows(&bank), rows(&book));
        let evidence = learn(&of_bank, &of_book, options);
        let whole = reconcile(&of_bank, &of_book, options, &|_| ());
        let mut pairs: Vec<_> = PARTS.into_iter().flat_map(|at| {
            let (part_bank, bank_places) = part(&bank, at);
            let (part_book, book_places) = part(&book, at);
            let outcome = match_rows(&part_bank, &part_book, &evidence, options, &|_| ());
            placed(&outcome, &bank_places, &book_places)
        }).collect();
        pairs.sort();
        let all: Vec<u32> = (0..40).collect();
        prop_assert_eq!(pairs, placed(&whole, &all, &all));
    }

    #[test]
    fn what_was_learnt_before_is_added_to_what_the_rows_teach(
        (bank, book, old_bank, old_book) in (side(), side(), side(), side())
    ) {
        let options = MatchOptions::default();
        let (bank, book) = (rows(&bank), rows(&book));
        let before = learn(&rows(&old_bank), &rows(&old_book), options);
        let both = merged([learn(&bank, &book, options), before.clone()]);
        prop_assert_eq!(
            reconcile_after(&before, &bank, &book, options, &|_| ()),
            match_rows(&bank, &book, &both, options, &|_| ())
        );
        let nothing = Evidence::default();
        prop_assert_eq!(
            reconcile_after(&nothing, &bank, &book, options, &|_| ()),
            reconcile(&bank, &book, options, &|_| ())
        );
    }
}

#[test]
fn evidence_of_another_version_or_that_nobody_learnt_is_refused() {
    let texts = |of: &[(u8, &'static str)]| {
        let row = |(day, text): &(u8, &'static str)| TestRow { day: *day, amount: "5.00", text };
        rows(&of.iter().map(row).collect::<Vec<_>>())
    };
    let (bank, book) = (texts(&[(2, "CARD ACME")]), texts(&[(1, "Acme")]));
    let written = serde_json::to_string(&learn(&bank, &book, MatchOptions::default())).unwrap();
    // 2 January 2026 was a Friday.
    let pair = r#"{"bank":"CARD ACME","book":"ACME","weekday":5,"lag_days":-1,"count":1}"#;
    assert!(written.contains(pair), "{written}");
    for (from, to, says) in [
        (r#""version":1"#, r#""version":2"#, "version 2 of evidence is not known"),
        (r#""weekday":5"#, r#""weekday":7"#, "pair 0: there is no day 7 of the week"),
        (r#""lag_days":-1"#, r#""lag_days":-31"#, "pair 0: -31 days are more than 30"),
        (r#""bank":"CARD ACME""#, r#""bank":"CORD""#, "pair 0: no row has the word \"CORD\""),
        (r#""bank":"CARD ACME""#, r#""bank":"CARD CARD""#, "a text has at most 16 words"),
        (r#""count":1"#, r#""count":1,"x":1"#, "unknown field `x`"),
    ] {
        let changed = written.replace(from, to);
        let refused = serde_json::from_str::<Evidence>(&changed).unwrap_err().to_string();
        assert!(changed != written && refused.contains(says), "{refused}");
    }
}
