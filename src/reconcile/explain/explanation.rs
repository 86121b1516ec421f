//! Why a row is matched as it is, or not at all.

use super::displacement::Displacement;
use super::evidence::MatchEvidence;
use super::explainer::{CandidateRank, Explainer, oriented};
use super::forced_pair::{CurrentMatching, FORCED_CANDIDATES_MAX, Partnering};
use super::near_miss::{NearMiss, near_misses};
use crate::assignment::equivalence_groups::windows;
use crate::assignment::match_component::WeighedComponent;
use crate::outcome::MatchOutcome;
use crate::pair::Pair;
use crate::side_name::{RowRef, SideName};

/// As many candidates are listed.
pub const CANDIDATES_LISTED_MAX: usize = 10;

/// Why a row is matched as it is, or not at all. Rows without a side named are of the other side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowExplanation {
    /// The row that was asked about.
    pub row: RowRef,
    /// What has become of it.
    pub state: RowState,
    /// How many rows of the other side have its amount, or one that rounds to the same cents,
    /// whatever their dates.
    pub same_amount_count: usize,
    /// Of these the nearest in date beyond the window; of equals the earlier.
    pub nearest_outside: Option<OutsideWindow>,
    /// The rows in reach: of that amount, within the window. Equal amounts first, then the most
    /// evidence; at most [`CANDIDATES_LISTED_MAX`], and its partner among them.
    pub candidates: Vec<RowCandidate>,
    /// How many rows are in reach in all.
    pub candidate_count: usize,
    /// Unmatched rows that a slip would explain; only for a row that is unmatched.
    pub near_misses: Vec<NearMiss>,
}

/// What has become of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowState {
    /// It is in this pair.
    Matched(Pair),
    /// It was in this pair, whose score is under the minimum that was asked for.
    TooWeak(Pair),
    /// It is left over.
    Unmatched,
}

/// A row with the right amount and the wrong date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutsideWindow {
    /// Index of the row.
    pub row: u32,
    /// Book date minus bank date.
    pub lag_days: i32,
    /// The pair it is in.
    pub taken_by: Option<Pair>,
}

/// A row that the one asked about could pair with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowCandidate {
    /// Index of the row.
    pub row: u32,
    /// Whether the amounts are equal, not only after rounding to cents.
    pub is_equal: bool,
    /// What speaks for the pair and against it.
    pub evidence: MatchEvidence,
    /// The pair it is in; one that a minimum score took away counts here.
    pub taken_by: Option<Pair>,
    /// What would change if the row asked about took it.
    pub instead: Counterfactual,
}

/// What would change if a row took a candidate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Counterfactual {
    /// Nothing: it is its partner.
    IsPartner,
    /// The best matching with that pair in it.
    Displaces(Displacement),
    /// Not worked out: the component is beyond [`FORCED_CANDIDATES_MAX`], or takes too long.
    NotTried,
}

/// The pairs of an outcome by their rows, those that a minimum score took away among them.
struct PairsByRow<'a> {
    outcome: &'a MatchOutcome,
    of_bank: Vec<Option<Pair>>,
    of_book: Vec<Option<Pair>>,
}

impl<'a> PairsByRow<'a> {
    fn new(outcome: &'a MatchOutcome, bank: usize, book: usize) -> Self {
        let (mut of_bank, mut of_book) = (vec![None; bank], vec![None; book]);
        for pair in outcome.pairs.iter().chain(&outcome.weak_pairs) {
            of_bank[pair.bank_row as usize] = Some(*pair);
            of_book[pair.book_row as usize] = Some(*pair);
        }
        Self { outcome, of_bank, of_book }
    }

    fn pair(&self, row: RowRef) -> Option<Pair> {
        match row.side {
            SideName::Bank => self.of_bank[row.row as usize],
            SideName::Book => self.of_book[row.row as usize],
        }
    }

    fn state(&self, row: RowRef) -> RowState {
        match self.pair(row) {
            Some(pair) if self.outcome.weak_pairs.contains(&pair) => RowState::TooWeak(pair),
            Some(pair) => RowState::Matched(pair),
            None => RowState::Unmatched,
        }
    }
}

impl Explainer<'_> {
    /// Why a row is matched as it is in the outcome of a run of the same rows and options.
    ///
    /// # Panics
    /// Beyond the last row of a side, as slices do.
    #[must_use]
    pub fn why(&self, outcome: &MatchOutcome, row: RowRef) -> RowExplanation {
        let pairs = PairsByRow::new(outcome, self.bank.len(), self.book.len());
        let state = pairs.state(row);
        let mut places = self.ranked(row);
        places.sort_unstable();
        let candidate_count = places.len();
        let partner = pairs.pair(row).map(|pair| partner(row.side, pair));
        // Its partner is always among those listed.
        let listed_max = CANDIDATES_LISTED_MAX;
        if let Some(at) = places.iter().position(|place| Some(place.row) == partner)
            && at >= listed_max
        {
            places[listed_max - 1..=at].rotate_right(1);
        }
        places.truncate(listed_max);
        let candidates = self.candidates(row, &places, &pairs);
        let near_misses = match state {
            RowState::Unmatched => near_misses(self, outcome, row),
            RowState::Matched(_) | RowState::TooWeak(_) => Vec::new(),
        };
        RowExplanation {
            row,
            state,
            same_amount_count: self.with_amount_of(row, i32::MIN, i32::MAX).len(),
            nearest_outside: self.nearest_outside(row, &pairs),
            candidates,
            candidate_count,
            near_misses,
        }
    }

    fn nearest_outside(&self, of: RowRef, pairs: &PairsByRow<'_>) -> Option<OutsideWindow> {
        let own = self.point(of.side, of.row);
        let window_days = self.window_days();
        let before = self.with_amount_of(of, i32::MIN, own.day - window_days - 1).last();
        let before = before.and_then(|last| self.with_amount_of(of, last.day, last.day).first());
        let after = self.with_amount_of(of, own.day + window_days + 1, i32::MAX).first();
        let nearest =
            before.into_iter().chain(after).min_by_key(|point| point.day.abs_diff(own.day))?;
        let days = nearest.day - own.day;
        let lag_days = if of.side == SideName::Bank { days } else { -days };
        let taken_by = pairs.pair(RowRef { side: of.side.other(), row: nearest.row });
        Some(OutsideWindow { row: nearest.row, lag_days, taken_by })
    }

    fn candidates(
        &self,
        of: RowRef,
        places: &[CandidateRank],
        pairs: &PairsByRow<'_>,
    ) -> Vec<RowCandidate> {
        let component = self.component(of);
        let (bank, book) = component.points(self.prepared.points());
        let matcher = self.matcher();
        let sides = matcher.sides(bank, book);
        let candidate_pairs: usize = windows(&sides.bank, &sides.book, sides.window_days)
            .iter()
            .map(ExactSizeIterator::len)
            .sum();
        let is_small = candidate_pairs <= FORCED_CANDIDATES_MAX;
        let weighed = if is_small { WeighedComponent::within_limits(&sides) } else { None };
        let standing = weighed.as_ref().map(|weighed| {
            let mut partners = Partnering::none(bank.len(), book.len());
            for (at, point) in bank.iter().enumerate() {
                if let Some(pair) = pairs.of_bank[point.row as usize] {
                    partners.pair((
                        at,
                        self.book_places[pair.book_row as usize] - component.book.start,
                    ));
                }
            }
            CurrentMatching { weighed, bank, book, partners }
        });
        let instead = |pair: (u32, u32)| {
            let places = (
                self.bank_places[pair.0 as usize] - component.bank.start,
                self.book_places[pair.1 as usize] - component.book.start,
            );
            let displaced = standing.as_ref().and_then(|all| all.with_pair(places, of.side));
            displaced.map_or(Counterfactual::NotTried, Counterfactual::Displaces)
        };
        let own_pair = pairs.pair(of);
        let candidate = |place: &CandidateRank| {
            let (bank_row, book_row) = oriented(of, place.row);
            let is_partner = own_pair.is_some_and(|pair| partner(of.side, pair) == place.row);
            RowCandidate {
                row: place.row,
                is_equal: !place.is_rounded,
                evidence: self.evidence(bank_row, book_row),
                taken_by: pairs.pair(RowRef { side: of.side.other(), row: place.row }),
                instead: if is_partner {
                    Counterfactual::IsPartner
                } else {
                    instead((bank_row, book_row))
                },
            }
        };
        places.iter().map(candidate).collect()
    }
}

/// The row that a row of this side is paired with.
const fn partner(side: SideName, pair: Pair) -> u32 {
    match side {
        SideName::Bank => pair.book_row,
        SideName::Book => pair.bank_row,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::full_rows;
    use crate::{MatchOptions, PartnerChange, Rows, reconcile};
    use tieout::contract::reconcile::Score;

    const BANK: SideName = SideName::Bank;

    fn why(bank: &Rows, book: &Rows, options: MatchOptions, row: RowRef) -> RowExplanation {
        let outcome = reconcile(bank, book, options, &|_| ());
        Explainer::new(bank, book, options).why(&outcome, row)
    }

    fn of_bank(
        bank: &[(&str, &str, &str)],
        book: &[(&str, &str, &str)],
        row: u32,
    ) -> RowExplanation {
        let row = RowRef { side: BANK, row };
        why(&full_rows(bank), &full_rows(book), MatchOptions::default(), row)
    }

    #[test]
    fn the_nearest_outside_lies_on_either_side_of_the_window() {
        let bank = [("2026-01-10", "5", "x")];
        let book =
            |days: &[&'static str]| days.iter().map(|day| (*day, "5", "x")).collect::<Vec<_>>();
        let nearest = |days: &[&'static str]| {
            let outside = of_bank(&bank, &book(days), 0).nearest_outside;
            outside.map(|outside| (outside.row, outside.lag_days, outside.taken_by))
        };
        assert_eq!(nearest(&["2026-01-01", "2026-01-06", "2026-01-15"]), Some((1, -4, None)));
        assert_eq!(nearest(&["2026-01-01", "2026-01-14"]), Some((1, 4, None)));
        assert_eq!(nearest(&["2026-01-14", "2026-01-06", "2026-01-06"]), Some((1, -4, None)));
        assert_eq!(nearest(&["2026-01-07", "2026-01-13"]), None, "both are in reach");
        assert_eq!(of_bank(&bank, &[("2026-01-10", "6", "x")], 0).same_amount_count, 0);
    }

    #[test]
    fn the_row_that_loses_its_partner_comes_first_among_those_that_move() {
        let side = |days: [&'static str; 3]| days.map(|day| (day, "5", "x"));
        let bank = side(["2026-01-01", "2026-01-05", "2026-01-09"]);
        let book = side(["2026-01-01", "2026-01-04", "2026-01-06"]);
        let answer = of_bank(&bank, &book, 0);
        let taken = answer.candidates.iter().find(|one| one.row == 1).unwrap();
        let Counterfactual::Displaces(displacement) = &taken.instead else { panic!("{taken:?}") };
        let row = |row| RowRef { side: BANK, row };
        // The second is nearer to the third book row than the third bank row is.
        let moves = [
            PartnerChange { row: row(1), from: Some(1), to: Some(2) },
            PartnerChange { row: row(2), from: Some(2), to: None },
        ];
        assert_eq!(displacement.moves, moves);
        assert_eq!(displacement.left_over, [RowRef { side: SideName::Book, row: 0 }]);
        assert_eq!((displacement.pairs_lost(), displacement.taken_in.len()), (1, 0));
    }

    #[test]
    fn no_more_rows_move_than_must() {
        let words = ["ALPHA", "BAKER", "CARTER", "DYER", "EDEN", "FORD", "GREEN", "HALL"];
        let rows = |words: &[&'static str]| -> Vec<_> {
            words.iter().map(|word| ("2026-01-01", "5", *word)).collect()
        };
        let answer = of_bank(&rows(&words[..4]), &rows(&words[4..]), 2);
        assert_eq!(answer.candidates.len(), 4);
        for candidate in answer.candidates {
            if let Counterfactual::Displaces(displacement) = candidate.instead {
                assert!(
                    displacement.is_even() && displacement.moves.len() == 1,
                    "{displacement:?}"
                );
            }
        }
    }

    #[test]
    fn the_partner_is_listed_however_little_speaks_for_it() {
        // Equal amounts take the twelve that are nearer.
        let mut bank = vec![("2026-01-01", "5.004", "x")];
        bank.extend([("2026-01-01", "5.00", "x"); 12]);
        let mut book = vec![("2026-01-01", "5.00", "x"); 12];
        book.push(("2026-01-04", "4.996", "x"));
        let answer = of_bank(&bank, &book, 0);
        assert_eq!(answer.candidate_count, 13);
        let last = answer.candidates.last().unwrap();
        assert_eq!((last.row, &last.instead), (12, &Counterfactual::IsPartner));
        assert_eq!(answer.candidates.len(), CANDIDATES_LISTED_MAX);
    }

    #[test]
    fn a_pair_under_the_minimum_score_is_named_and_what_it_would_displace_is_not_changed_by_it() {
        let (bank, book) = (["a", "b"], ["x", "y"]);
        let rows =
            |texts: [&'static str; 2]| full_rows(&texts.map(|text| ("2026-01-01", "5", text)));
        let (bank, book) = (rows(bank), rows(book));
        let minimum_score = Score::from_thousandths(1000);
        let strict = MatchOptions { minimum_score, ..MatchOptions::default() };
        let row = RowRef { side: BANK, row: 0 };
        let (weak, matched) =
            (why(&bank, &book, strict, row), why(&bank, &book, MatchOptions::default(), row));
        let (RowState::TooWeak(pair), RowState::Matched(same)) = (weak.state, matched.state) else {
            panic!("{weak:?} {matched:?}")
        };
        assert_eq!(pair, same);
        assert_eq!(weak.candidates, matched.candidates);
        assert!(weak.near_misses.is_empty());
    }

    #[test]
    fn what_hangs_together_too_much_is_not_settled_again() {
        let texts: Vec<String> = (0..300).map(|n| format!("ROW {n}")).collect();
        let rows: Vec<_> = texts.iter().map(|text| ("2026-01-01", "5", text.as_str())).collect();
        let answer = of_bank(&rows, &rows, 0);
        assert_eq!(answer.candidate_count, 300);
        let others =
            answer.candidates.iter().filter(|one| one.instead != Counterfactual::IsPartner);
        assert!(others.clone().count() > 8);
        assert!(others.into_iter().all(|one| one.instead == Counterfactual::NotTried));
    }
}
