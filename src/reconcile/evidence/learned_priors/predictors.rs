//! What a word or phrase of a row predicts.

use crate::evidence::log_odds::{PARTS_PER_BIT, log2_parts};
use crate::number_map::NumberMap;

/// Outcomes are numbered below this.
pub(super) const OUTCOMES_MAX: usize = 64;

/// What holds for all rows weighs as much as this many with the sign itself.
const ALL_WEIGH: f64 = 15.0;

/// No sign says more than this, for or against.
const BITS_MAX: i32 = 4;

/// A sign that one of the rows has; none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct BestPredictor(u32);

const NOTHING: BestPredictor = BestPredictor(u32::MAX);

/// Signs (words, phrases) that predict outcomes better than knowing nothing.
pub(super) struct Predictors {
    places: SignPlaces,
    /// What each predicts on average, in parts of a bit.
    gains: Vec<i32>,
    /// What they predict of all events together.
    gain: i64,
    /// For each sign, how much likelier it makes each outcome.
    parts: Vec<i16>,
    outcomes: usize,
}

/// Where the signs that are kept stand among those of [`Predictors`].
enum SignPlaces {
    /// By their numbers, [`NOTHING`] for those that are not kept: there are few different words.
    Words(Vec<u32>),
    Phrases(NumberMap<u64, u32>),
}

impl SignPlaces {
    fn insert(&mut self, sign: u64, place: u32) {
        match self {
            Self::Words(places) => {
                if let Some(of_word) = usize::try_from(sign).ok().and_then(|at| places.get_mut(at))
                {
                    *of_word = place;
                }
            }
            Self::Phrases(places) => _ = places.insert(sign, place),
        }
    }

    fn get(&self, sign: u64) -> Option<u32> {
        match self {
            Self::Words(places) => {
                let place = usize::try_from(sign).ok().and_then(|at| places.get(at));
                place.copied().filter(|place| *place != NOTHING.0)
            }
            Self::Phrases(places) => places.get(&sign).copied(),
        }
    }
}

/// An event: an outcome, and how often it came.
type SignEvent = (u8, u32);

impl Predictors {
    /// `words`: how many there are; `events`: words with the outcomes they came with, and how often; `shares`: how often
    /// each outcome comes at all, adding up to 1, none of them 0. A sign is kept if each of its events is predicted by
    /// the others better than by the shares, on average.
    pub(super) fn of_words<I: Iterator<Item = (u32, u8, u32)>>(
        words: usize,
        events: impl Fn() -> I,
        shares: &[f64],
    ) -> Self {
        let mut learnt = Self::nothing(SignPlaces::Words(vec![NOTHING.0; words]), shares);
        // Those of one word after those of the word before, without a sort.
        let mut ends = vec![0_u32; words];
        for (word, _, _) in events() {
            ends[word as usize] += 1;
        }
        let mut end = 0;
        for of_word in &mut ends {
            (end, *of_word) = (end + *of_word, end);
        }
        let mut by_word: Vec<SignEvent> = vec![(0, 0); end as usize];
        for (word, outcome, count) in events() {
            let next = &mut ends[word as usize];
            by_word[*next as usize] = (outcome, count);
            *next += 1;
        }
        let mut start = 0;
        for (word, end) in (0..).zip(ends) {
            learnt.look_at(word, &by_word[start as usize..end as usize], shares);
            start = end;
        }
        learnt
    }

    /// The same of phrases, of which there may be any number.
    pub(super) fn of_phrases(mut events: Vec<(u64, u8, u32)>, shares: &[f64]) -> Self {
        events.sort_unstable();
        let mut learnt = Self::nothing(SignPlaces::Phrases(NumberMap::default()), shares);
        let mut of_sign = Vec::new();
        for same in events.chunk_by(|a, b| a.0 == b.0) {
            of_sign.clear();
            of_sign.extend(same.iter().map(|(_, outcome, count)| (*outcome, *count)));
            learnt.look_at(same[0].0, &of_sign, shares);
        }
        learnt
    }

    fn nothing(places: SignPlaces, shares: &[f64]) -> Self {
        let outcomes = shares.len().min(OUTCOMES_MAX);
        Self { places, gains: Vec::new(), gain: 0, parts: Vec::new(), outcomes }
    }

    /// Keeps a sign of these events if it tells something.
    fn look_at(&mut self, sign: u64, events: &[SignEvent], shares: &[f64]) {
        if let [] | [(_, 1)] = events {
            return;
        }
        let mut counts = [0_u32; OUTCOMES_MAX];
        for (outcome, count) in events {
            let known = &mut counts[usize::from(*outcome)];
            *known = known.saturating_add(*count);
        }
        self.keep_if_telling(sign, &counts, shares);
    }

    fn keep_if_telling(&mut self, sign: u64, counts: &[u32; OUTCOMES_MAX], shares: &[f64]) {
        let seen = counts.iter().copied().fold(0, u32::saturating_add);
        let likelier = |count: f64, seen: f64, share: f64| {
            log2_parts((count + ALL_WEIGH * share) / ((seen + ALL_WEIGH) * share))
        };
        let others = f64::from(seen) - 1.0;
        let came = counts.iter().zip(shares).filter(|(count, _)| **count > 0);
        let gain: i64 = came
            .map(|(count, share)| {
                let told_by_others = likelier(f64::from(*count) - 1.0, others, *share);
                i64::from(*count) * i64::from(told_by_others)
            })
            .sum();
        if gain <= 0 {
            return;
        }
        let place = u32::try_from(self.gains.len()).unwrap_or(u32::MAX);
        self.places.insert(sign, place);
        self.gain += gain;
        self.gains.push(i32::try_from(gain / i64::from(seen)).unwrap_or(i32::MAX));
        let most = BITS_MAX * PARTS_PER_BIT;
        let parts = counts.iter().zip(shares).map(|(count, share)| {
            let parts = likelier(f64::from(*count), f64::from(seen), *share);
            i16::try_from(parts.clamp(-most, most)).unwrap_or(0)
        });
        self.parts.extend(parts);
    }

    /// What all signs together predict of what they were learnt from.
    pub(super) const fn gain(&self) -> i64 {
        self.gain
    }

    /// Which of a row's signs tells most; of equal ones the first.
    pub(super) fn most_telling(&self, signs: impl Iterator<Item = u64>) -> BestPredictor {
        let mut best: Option<(i32, u32)> = None;
        for place in signs.filter_map(|sign| self.places.get(sign)) {
            let gain = self.gains[place as usize];
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, place));
            }
        }
        best.map_or(NOTHING, |(_, place)| BestPredictor(place))
    }

    /// How much likelier the sign makes the outcome, in parts of a bit.
    pub(super) fn parts(&self, predictor: BestPredictor, outcome: u8) -> i32 {
        if predictor == NOTHING {
            return 0;
        }
        i32::from(self.parts[predictor.0 as usize * self.outcomes + usize::from(outcome)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVEN: [f64; 2] = [0.5, 0.5];

    /// Of signs as words, which as phrases tell the same.
    fn learnt(events: &[(u64, u8, u32)], shares: &[f64]) -> Predictors {
        let words =
            || events.iter().map(|event| (u32::try_from(event.0).unwrap(), event.1, event.2));
        let of_words = Predictors::of_words(9, words, shares);
        let of_phrases = Predictors::of_phrases(events.to_vec(), shares);
        assert_eq!((&of_words.gains, &of_words.parts), (&of_phrases.gains, &of_phrases.parts));
        for sign in 0..9 {
            let told = |of: &Predictors| of.most_telling([sign].into_iter());
            assert_eq!(told(&of_words), told(&of_phrases));
        }
        of_words
    }

    #[test]
    fn a_sign_that_always_comes_with_one_outcome_foretells_it() {
        let predictor = learnt(&[(7, 1, 1); 40], &EVEN);
        let sign = predictor.most_telling([3, 7].into_iter());
        assert!(predictor.parts(sign, 1) > PARTS_PER_BIT / 2);
        assert!(predictor.parts(sign, 0) < -PARTS_PER_BIT);
    }

    #[test]
    fn a_sign_that_comes_with_any_outcome_or_once_foretells_nothing() {
        let any: Vec<_> = (0..40).map(|at| (7, at % 2, 1)).collect();
        let predictor = learnt(&[any, vec![(8, 1, 1)]].concat(), &EVEN);
        assert_eq!(predictor.most_telling([7, 8].into_iter()), NOTHING);
        assert_eq!(predictor.parts(NOTHING, 1), 0);
    }

    #[test]
    fn the_more_telling_of_two_signs_counts() {
        let sure = vec![(1, 0, 1); 40];
        let unsure: Vec<_> = (0..40).map(|at| (2, u8::from(at % 4 == 0), 1)).collect();
        let predictor = learnt(&[sure, unsure].concat(), &EVEN);
        let only = predictor.most_telling([1].into_iter());
        assert_eq!(predictor.most_telling([2, 1].into_iter()), only);
    }
}
