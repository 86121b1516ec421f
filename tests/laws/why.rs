//! The laws of explaining: what is said of a row is so.

use std::collections::{BTreeMap, BTreeSet};

use proptest::collection::vec;
use proptest::prelude::*;
use tieout_reconcile::{
    Bits, CANDIDATES_LISTED_MAX, Counterfactual, Displacement, Explainer, MatchOptions,
    MatchOutcome, RowCandidate, RowExplanation, RowRef, RowState, SideName, reconcile,
};

use crate::{AMOUNTS, ROUNDED, TEXTS, TestRow, oracle, row, rows};

/// A run, and the answer for every row of both sides.
fn asked(bank: &[TestRow], book: &[TestRow], days: u8) -> (MatchOutcome, Vec<RowExplanation>) {
    let options = MatchOptions { window_days: days, ..MatchOptions::default() };
    let (bank_rows, book_rows) = (rows(bank), rows(book));
    let outcome = reconcile(&bank_rows, &book_rows, options, &|_| ());
    let explainer = Explainer::new(&bank_rows, &book_rows, options);
    let of = |side| move |row| RowRef { side, row };
    let all = bank_rows.indices().map(of(SideName::Bank));
    let all = all.chain(book_rows.indices().map(of(SideName::Book)));
    let answers = all.map(|row| explainer.why(&outcome, row)).collect();
    (outcome, answers)
}

fn is_candidate(bank: &TestRow, book: &TestRow, days: u8) -> bool {
    oracle::round_alike(bank.amount, book.amount) && bank.day.abs_diff(book.day) <= days
}

/// A pair as bank row and book row.
fn pair_of(why: &RowExplanation, candidate: &RowCandidate) -> (usize, usize) {
    match why.row.side {
        SideName::Bank => (why.row.row as usize, candidate.row as usize),
        SideName::Book => (candidate.row as usize, why.row.row as usize),
    }
}

fn displacements(why: &RowExplanation) -> impl Iterator<Item = (&RowCandidate, &Displacement)> {
    why.candidates.iter().filter_map(|candidate| match &candidate.instead {
        Counterfactual::Displaces(displacement) => Some((candidate, displacement)),
        Counterfactual::IsPartner | Counterfactual::NotTried => None,
    })
}

fn without(rows: &[TestRow], row: usize) -> Vec<TestRow> {
    [&rows[..row], &rows[row + 1..]].concat()
}

/// What a matching is judged by, in the order of its weight.
fn loss(displacement: &Displacement) -> (i64, i64, Bits, i64) {
    let Displacement { equal_pairs_lost, rounded_pairs_lost, likelihood_lost, days_added, .. } =
        displacement;
    (*equal_pairs_lost, *rounded_pairs_lost, *likelihood_lost, *days_added)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn every_row_in_reach_is_named_once_and_no_other(
        bank in vec(row(&ROUNDED, &TEXTS), 0..14),
        book in vec(row(&ROUNDED, &TEXTS), 0..14),
        days in 0_u8..5,
    ) {
        let (outcome, answers) = asked(&bank, &book, days);
        for why in &answers {
            let own = why.row.row as usize;
            let in_reach: BTreeSet<u32> = match why.row.side {
                SideName::Bank => (0..).zip(&book)
                    .filter(|(_, book)| is_candidate(&bank[own], book, days))
                    .map(|(row, _)| row).collect(),
                SideName::Book => (0..).zip(&bank)
                    .filter(|(_, bank)| is_candidate(bank, &book[own], days))
                    .map(|(row, _)| row).collect(),
            };
            prop_assert_eq!(why.candidate_count, in_reach.len());
            prop_assert_eq!(why.candidates.len(), in_reach.len().min(CANDIDATES_LISTED_MAX));
            let named: BTreeSet<u32> = why.candidates.iter().map(|one| one.row).collect();
            prop_assert_eq!(named.len(), why.candidates.len(), "each once");
            prop_assert!(named.is_subset(&in_reach));
            let partners = why.candidates.iter().filter(|one| one.instead == Counterfactual::IsPartner);
            let partners: Vec<u32> = partners.map(|one| one.row).collect();
            let pair = outcome.pairs.iter().find(|pair| match why.row.side {
                SideName::Bank => pair.bank_row == why.row.row,
                SideName::Book => pair.book_row == why.row.row,
            });
            match why.state {
                RowState::Matched(matched) => {
                    prop_assert_eq!(Some(&matched), pair);
                    let (bank, book) = (matched.bank_row, matched.book_row);
                    let is_bank = why.row.side == SideName::Bank;
                    prop_assert_eq!(partners, [if is_bank { book } else { bank }]);
                }
                RowState::Unmatched => prop_assert!(pair.is_none() && partners.is_empty()),
                RowState::TooWeak(_) => prop_assert!(false, "no minimum was asked for"),
            }
        }
    }

    #[test]
    fn a_forced_pair_never_makes_a_better_matching(
        bank in vec(row(&ROUNDED, &TEXTS), 0..10),
        book in vec(row(&ROUNDED, &TEXTS), 0..10),
        days in 0_u8..5,
    ) {
        let (_, answers) = asked(&bank, &book, days);
        for why in &answers {
            for (_, displacement) in displacements(why) {
                let nothing = (0, 0, Bits::default(), 0);
                prop_assert!(loss(displacement) >= nothing, "{why:?}");
                prop_assert_eq!(displacement.is_even(), loss(displacement) == nothing);
            }
        }
    }

    #[test]
    fn a_forced_pair_costs_as_many_pairs_as_an_oracle_says(
        bank in vec(row(&AMOUNTS, &TEXTS), 0..14),
        book in vec(row(&AMOUNTS, &TEXTS), 0..14),
        days in 0_u8..5,
    ) {
        let (outcome, answers) = asked(&bank, &book, days);
        for why in &answers {
            for (candidate, displacement) in displacements(why) {
                let (bank_row, book_row) = pair_of(why, candidate);
                let (bank, book) = (without(&bank, bank_row), without(&book, book_row));
                let with_pair = 1 + oracle::most_pairs(&bank, &book, days);
                let lost = outcome.pairs.len() - with_pair;
                prop_assert_eq!(displacement.pairs_lost(), i64::try_from(lost)?);
                prop_assert!(displacement.rounded_pairs_lost == 0 && lost <= 1);
            }
        }
    }

    #[test]
    fn what_moves_makes_a_matching_with_the_pair_in_it(
        bank in vec(row(&ROUNDED, &TEXTS), 0..12),
        book in vec(row(&ROUNDED, &TEXTS), 0..12),
        days in 0_u8..5,
    ) {
        let (outcome, answers) = asked(&bank, &book, days);
        for why in answers.iter().filter(|why| why.row.side == SideName::Bank) {
            for (candidate, displacement) in displacements(why) {
                let standing = outcome.pairs.iter().map(|pair| (pair.bank_row, pair.book_row));
                let mut partners: BTreeMap<u32, u32> = standing.collect();
                let before = partners.len();
                let used_before: BTreeSet<u32> = partners.values().copied().collect();
                for change in &displacement.moves {
                    prop_assert_eq!(change.row.side, SideName::Bank);
                    prop_assert_eq!(partners.remove(&change.row.row), change.from);
                    prop_assert!(change.from != change.to && change.row != why.row);
                }
                partners.remove(&why.row.row);
                partners.insert(why.row.row, candidate.row);
                let moved = displacement.moves.iter();
                partners.extend(moved.filter_map(|change| Some((change.row.row, change.to?))));
                let used: BTreeSet<u32> = partners.values().copied().collect();
                prop_assert_eq!(used.len(), partners.len(), "no book row twice");
                let lost = i64::try_from(before)? - i64::try_from(partners.len())?;
                prop_assert_eq!(lost, displacement.pairs_lost());
                for (b, k) in &partners {
                    prop_assert!(is_candidate(&bank[*b as usize], &book[*k as usize], days));
                }
                let rows = |list: &[RowRef]| list.iter().map(|of| of.row).collect::<BTreeSet<_>>();
                let left_over: BTreeSet<u32> = used_before.difference(&used).copied().collect();
                prop_assert_eq!(rows(&displacement.left_over), left_over);
                let mut taken_in: BTreeSet<u32> = used.difference(&used_before).copied().collect();
                taken_in.remove(&candidate.row);
                prop_assert_eq!(rows(&displacement.taken_in), taken_in);
            }
        }
    }

    #[test]
    fn no_rival_has_more_evidence_than_the_best(
        bank in vec(row(&AMOUNTS, &TEXTS), 0..14),
        book in vec(row(&AMOUNTS, &TEXTS), 0..14),
        days in 0_u8..5,
    ) {
        let options = MatchOptions { window_days: days, ..MatchOptions::default() };
        let (bank_rows, book_rows) = (rows(&bank), rows(&book));
        let outcome = reconcile(&bank_rows, &book_rows, options, &|_| ());
        let explainer = Explainer::new(&bank_rows, &book_rows, options);
        for pair in &outcome.pairs {
            let of_bank = (0..).zip(&book).filter(|(row, book)| {
                *row != pair.book_row && is_candidate(&bank[pair.bank_row as usize], book, days)
            });
            let of_book = (0..).zip(&bank).filter(|(row, bank)| {
                *row != pair.bank_row && is_candidate(bank, &book[pair.book_row as usize], days)
            });
            let of_bank = of_bank.map(|(row, _)| explainer.evidence(pair.bank_row, row));
            let of_book = of_book.map(|(row, _)| explainer.evidence(row, pair.book_row));
            let most = of_bank.chain(of_book).map(|evidence| evidence.total()).max();
            let best = explainer.best_rival(pair).map(|rival| rival.evidence.total());
            prop_assert_eq!(best, most);
            prop_assert_eq!(best.is_some(), pair.rivals > 0);
        }
    }

    #[test]
    fn the_answer_is_the_same_with_the_sides_exchanged(
        bank in vec(row(&ROUNDED, &TEXTS), 0..10),
        book in vec(row(&ROUNDED, &TEXTS), 0..10),
        days in 0_u8..5,
    ) {
        let (_, answers) = asked(&bank, &book, days);
        let (_, exchanged) = asked(&book, &bank, days);
        for why in &answers {
            let row = RowRef { side: why.row.side.other(), row: why.row.row };
            let other = exchanged.iter().find(|other| other.row == row).expect("every row");
            prop_assert_eq!(why.candidate_count, other.candidate_count);
            prop_assert_eq!(why.same_amount_count, other.same_amount_count);
            let outside = |why: &RowExplanation| {
                why.nearest_outside.map(|outside| (outside.row, outside.lag_days.abs()))
            };
            prop_assert_eq!(outside(why), outside(other));
            for one in &why.candidates {
                let two = other.candidates.iter().find(|two| two.row == one.row);
                let Some(two) = two else { continue };
                prop_assert_eq!(one.evidence.text, two.evidence.text);
                prop_assert_eq!(one.evidence.lag, two.evidence.lag);
                prop_assert_eq!(one.evidence.lag_days, -two.evidence.lag_days);
                let loss = |one: &RowCandidate| match &one.instead {
                    Counterfactual::Displaces(displacement) => loss(displacement),
                    // Which of two equal partners is taken may differ; neither costs anything.
                    Counterfactual::IsPartner => (0, 0, Bits::default(), 0),
                    Counterfactual::NotTried => panic!("small components are settled again"),
                };
                prop_assert_eq!(loss(one), loss(two), "{:?} {:?}", one, two);
            }
        }
    }
}
