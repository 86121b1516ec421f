//! How likely each set of parts is once all wholes are looked at together: no row is a part twice.
//!
//! First a guess leaves out what is hardly likely. Then a sweep over the wholes by day holds, for
//! each way in which earlier wholes may have used the rows that later ones may want, how much
//! speaks for it; a second sweep back adds what the later ones say. That is exact as long as no
//! more than [`STATES_MAX`] ways are open at once; of more the least likely are dropped.

use std::collections::BTreeMap;
use std::collections::hash_map::Entry;

use super::pool::PartSet;
use crate::number_map::NumberMap;

/// Ways that are held for one whole, and for all together: they are all held at once.
const STATES_MAX: usize = 512;
const STATES_TOGETHER_MAX: usize = 1 << 19;

/// Ways so much less likely than the likeliest are dropped.
const UNLIKELY: f64 = 1e-9;

/// Days that are open at once: more than lie between the earliest and the latest part of a whole.
const OPEN_DAYS: usize = 8;

/// One set of rows that adds up to a whole.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct SumChoice {
    /// A day before which none of the rows is, and none [`OPEN_DAYS`] after it.
    first_day: i32,
    used: UsedParts,
    /// How likely it is, against the whole having come about without any of its sets.
    pub(super) odds: f64,
}

impl SumChoice {
    /// Rows of days from the first on, fewer days than [`OPEN_DAYS`].
    pub(super) fn new(first_day: i32, sets: &[(i32, PartSet)], odds: f64) -> Self {
        let mut used = [0; OPEN_DAYS];
        for (day, set) in sets {
            used[slot(*day)] |= set;
        }
        Self { first_day, used, odds }
    }

    /// The rows of each day that has any, in order of days.
    pub(super) fn sets(&self) -> impl Iterator<Item = (i32, PartSet)> {
        let days = (self.first_day..).take(OPEN_DAYS);
        days.map(|day| (day, self.used[slot(day)])).filter(|(_, set)| *set != 0)
    }
}

/// The used rows of each open day.
type UsedParts = [PartSet; OPEN_DAYS];

/// Ways to have used rows, in order, with what speaks for each.
type StateLayer = Vec<(UsedParts, f64)>;

/// The same in few numbers, to be hashed: an array would be hashed byte by byte.
type PackedParts = (u64, u64, u64, u64);

fn packed(used: &UsedParts) -> PackedParts {
    let two = |at: usize| u64::from(used[at]) << 32 | u64::from(used[at + 1]);
    (two(0), two(2), two(4), two(6))
}

fn slot(day: i32) -> usize {
    // The remainder is not negative and less than a few.
    usize::try_from(day.rem_euclid(8)).unwrap_or(0)
}

/// For each whole, how likely each of its choices is. Wholes come in order of days, and parts of
/// none are more days from those of any open one than [`OPEN_DAYS`] has room for.
pub(super) fn shares(wholes: &[&[SumChoice]]) -> Vec<Vec<f64>> {
    let guesses = guesses(wholes);
    let kept: Vec<Vec<usize>> = guesses.iter().map(|of| worth_a_look(of)).collect();
    let lists: Vec<Vec<SumChoice>> = wholes
        .iter()
        .zip(&kept)
        .map(|(choices, kept)| kept.iter().map(|at| choices[*at]).collect())
        .collect();
    let mut shares: Vec<Vec<f64>> = wholes.iter().map(|of| vec![0.0; of.len()]).collect();
    let wants: Vec<Vec<f64>> = guesses
        .iter()
        .zip(&kept)
        .map(|(guesses, kept)| kept.iter().map(|at| guesses[*at]).collect())
        .collect();
    let of_kept = swept(&lists.iter().map(Vec::as_slice).collect::<Vec<_>>(), &wants);
    for ((shares, kept), of_kept) in shares.iter_mut().zip(&kept).zip(of_kept) {
        for (at, share) in kept.iter().zip(of_kept) {
            shares[*at] = share;
        }
    }
    shares
}

/// Guessed to be less likely than this, a choice is not looked at.
const GUESS_MIN: f64 = 0.002;

fn worth_a_look(guesses: &[f64]) -> Vec<usize> {
    (0..guesses.len()).filter(|at| guesses[*at] >= GUESS_MIN).collect()
}

/// How often the wholes tell each other what they want.
const TURNS: usize = 30;

/// About how likely each choice of each whole is: every whole tells its rows how much it wants
/// them, and chooses by what the others want (belief propagation, which goes astray a little where
/// sets share several rows).
fn guesses(wholes: &[&[SumChoice]]) -> Vec<Vec<f64>> {
    let all = wholes.iter().flat_map(|of| of.iter().flat_map(SumChoice::sets));
    let mut days: Vec<i32> = all.map(|(day, _)| day).collect();
    days.sort_unstable();
    days.dedup();
    let first_row = |day: i32| days.partition_point(|other| *other < day) * ROWS_OF_DAY;
    // By whole, and by row beginning with the first that it has.
    let spans: Vec<(usize, usize)> = wholes
        .iter()
        .map(|of| {
            let days = || of.iter().flat_map(SumChoice::sets).map(|(day, _)| day);
            let first = days().min().map_or(0, first_row);
            (first, days().max().map_or(first, |last| first_row(last) + ROWS_OF_DAY))
        })
        .collect();
    let rows: Vec<Vec<ChoiceRows>> = wholes
        .iter()
        .zip(&spans)
        .map(|(of, (first, _))| {
            let of_day = |(day, set)| bits(set).map(move |bit| (day, bit));
            let rows = |one: &SumChoice| {
                one.sets().flat_map(of_day).map(|(day, bit)| first_row(day) - first + bit).collect()
            };
            of.iter().map(rows).collect()
        })
        .collect();
    let mut wants: Vec<Vec<f64>> =
        spans.iter().map(|(first, end)| vec![0.0; end - first]).collect();
    let mut wanted = vec![0.0; days.len() * ROWS_OF_DAY];
    let mut shares: Vec<Vec<f64>> = wholes.iter().map(|of| vec![0.0; of.len()]).collect();
    for _ in 0..TURNS {
        wanted.fill(0.0);
        for ((first, end), wants) in spans.iter().zip(&wants) {
            wanted[*first..*end].iter_mut().zip(wants).for_each(|(all, own)| *all += own);
        }
        for (whole, choices) in wholes.iter().enumerate() {
            let (first, end) = spans[whole];
            let own = &mut wants[whole];
            let free: Vec<f64> = wanted[first..end]
                .iter()
                .zip(own.iter())
                .map(|(all, own)| 1.0 / (1.0 + (all - own).max(0.0)))
                .collect();
            let mut with = vec![0.0; own.len()];
            let mut all = 1.0;
            for ((choice, rows), share) in choices.iter().zip(&rows[whole]).zip(&mut shares[whole])
            {
                *share = choice.odds * rows.iter().map(|row| free[*row]).product::<f64>();
                all += *share;
                for row in rows {
                    with[*row] += *share;
                }
            }
            shares[whole].iter_mut().for_each(|share| *share /= all);
            for ((own, with), free) in own.iter_mut().zip(with).zip(free) {
                let wants = with / free / (all - with).max(all * 1e-9);
                // Half way, so that the wholes do not all give way to each other at once.
                *own = ((*own + 1e-12) * (wants + 1e-12)).sqrt().min(1e9);
            }
        }
    }
    shares
}

/// The rows of a choice, counted from the first of any choice of its whole.
type ChoiceRows = Vec<usize>;

/// Rows that a set has room for.
const ROWS_OF_DAY: usize = PartSet::BITS as usize;

fn bits(mut set: PartSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as usize;
            set &= set - 1;
            bit
        })
    })
}

/// The shares of all choices, by a sweep there and back. `guesses` are of these choices.
fn swept(wholes: &[&[SumChoice]], guesses: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let live = live(wholes);
    let mut wanted = PartDemand::by_all(wholes, guesses);
    let most = (STATES_TOGETHER_MAX / wholes.len().max(1)).clamp(16, STATES_MAX);
    let mut layers: Vec<StateLayer> = vec![vec![([0; OPEN_DAYS], 1.0)]];
    for (at, choices) in wholes.iter().enumerate() {
        let before = layers.last().map_or(&[][..], Vec::as_slice);
        wanted.past(choices, &guesses[at]);
        layers.push(forward(before, choices, &live[at + 1], most, &wanted));
    }
    let mut shares = Vec::with_capacity(wholes.len());
    let mut later: Vec<f64> = layers.last().map_or_else(Vec::new, |layer| vec![1.0; layer.len()]);
    for (at, choices) in wholes.iter().enumerate().rev() {
        let (share, of_layer) =
            backward(&layers[at], choices, &live[at + 1], &layers[at + 1], &later);
        shares.push(share);
        later = of_layer;
        layers.truncate(at + 1);
    }
    shares.reverse();
    shares
}

/// How much wholes still to come want each row.
struct PartDemand {
    of_day: [(i32, [f64; ROWS_OF_DAY]); OPEN_DAYS],
    all: BTreeMap<i32, [f64; ROWS_OF_DAY]>,
}

impl PartDemand {
    fn by_all(wholes: &[&[SumChoice]], guesses: &[Vec<f64>]) -> Self {
        let mut all: BTreeMap<i32, [f64; ROWS_OF_DAY]> = BTreeMap::new();
        for (choice, guess) in
            wholes.iter().zip(guesses).flat_map(|(choices, of)| choices.iter().zip(of))
        {
            for (day, set) in choice.sets() {
                let of_day = all.entry(day).or_insert([0.0; ROWS_OF_DAY]);
                bits(set).for_each(|bit| of_day[bit] += guess);
            }
        }
        Self { of_day: [(i32::MIN, [0.0; ROWS_OF_DAY]); OPEN_DAYS], all }
    }

    /// This whole is no longer to come; its days are open.
    fn past(&mut self, choices: &[SumChoice], guesses: &[f64]) {
        for (choice, guess) in choices.iter().zip(guesses) {
            for (day, set) in choice.sets() {
                let (open, of_day) = &mut self.of_day[slot(day)];
                if *open != day {
                    let all = self.all.remove(&day).unwrap_or([0.0; ROWS_OF_DAY]);
                    (*open, *of_day) = (day, all);
                }
                bits(set).for_each(|bit| of_day[bit] -= guess);
            }
        }
    }

    /// How likely later wholes do without these rows.
    fn spared(&self, used: &UsedParts) -> f64 {
        let of_day = |(used, (_, of_day)): (&PartSet, &(i32, [f64; ROWS_OF_DAY]))| -> f64 {
            bits(*used).map(|bit| (1.0 - of_day[bit]).clamp(0.02, 1.0)).product()
        };
        used.iter().zip(&self.of_day).map(of_day).product()
    }
}

/// For each whole, and behind the last, the rows that it or a later one may use.
fn live(wholes: &[&[SumChoice]]) -> Vec<UsedParts> {
    let mut live = vec![[0; OPEN_DAYS]; wholes.len() + 1];
    // Rows of later days than this are not used yet.
    let mut last = Vec::with_capacity(wholes.len());
    for choices in wholes {
        let before = last.last().copied().unwrap_or(i32::MIN);
        let days = choices.iter().flat_map(SumChoice::sets).map(|(day, _)| day);
        last.push(days.fold(before, i32::max));
    }
    let mut used: [(i32, PartSet); OPEN_DAYS] = [(i32::MIN, 0); OPEN_DAYS];
    for (at, choices) in wholes.iter().enumerate().rev() {
        for (of, of_choice) in choices.iter().flat_map(SumChoice::sets) {
            let (day, set) = &mut used[slot(of)];
            if *day != of {
                (*day, *set) = (of, 0);
            }
            *set |= of_choice;
        }
        let before = if at == 0 { i32::MIN } else { last[at - 1] };
        live[at] = used.map(|(day, set)| if day <= before { set } else { 0 });
    }
    live
}

/// What is used with this choice, of what matters later; nothing where it is used already.
fn with(used: &UsedParts, choice: &SumChoice, live: &UsedParts) -> Option<UsedParts> {
    let is_free = used.iter().zip(&choice.used).all(|(used, wanted)| used & wanted == 0);
    is_free.then(|| {
        let mut next = *used;
        for (next, wanted) in next.iter_mut().zip(&choice.used) {
            *next |= wanted;
        }
        only(next, live)
    })
}

fn only(mut used: UsedParts, live: &UsedParts) -> UsedParts {
    for (used, live) in used.iter_mut().zip(live) {
        *used &= live;
    }
    used
}

fn forward(
    before: &[(UsedParts, f64)],
    choices: &[SumChoice],
    live: &UsedParts,
    most: usize,
    wanted: &PartDemand,
) -> StateLayer {
    // Equal ways are added up in the order in which they come, which is always the same.
    let mut next: StateLayer = Vec::with_capacity(before.len() * 2);
    let mut places: NumberMap<PackedParts, usize> = NumberMap::default();
    let mut add = |used: UsedParts, weight: f64| match places.entry(packed(&used)) {
        Entry::Occupied(known) => next[*known.get()].1 += weight,
        Entry::Vacant(new) => {
            new.insert(next.len());
            next.push((used, weight));
        }
    };
    for (used, weight) in before {
        add(only(*used, live), *weight);
        for choice in choices {
            if let Some(used) = with(used, choice, live) {
                add(used, weight * choice.odds);
            }
        }
    }
    let best = next.iter().map(|(_, weight)| *weight).fold(0.0, f64::max);
    next.retain(|(_, weight)| *weight >= best * UNLIKELY);
    if next.len() > most {
        let mut keyed: Vec<(f64, (UsedParts, f64))> =
            next.into_iter().map(|one| (one.1 * wanted.spared(&one.0), one)).collect();
        keyed.select_nth_unstable_by(most, |a, b| b.0.total_cmp(&a.0).then(a.1.0.cmp(&b.1.0)));
        keyed.truncate(most);
        next = keyed.into_iter().map(|(_, one)| one).collect();
    }
    next.sort_unstable_by_key(|(used, _)| *used);
    for (_, weight) in &mut next {
        *weight /= best;
    }
    next
}

/// The share of each choice, and what this whole and later ones say of each way before it.
fn backward(
    before: &[(UsedParts, f64)],
    choices: &[SumChoice],
    live: &UsedParts,
    after: &[(UsedParts, f64)],
    later: &[f64],
) -> (Vec<f64>, Vec<f64>) {
    let says = |used: &UsedParts| {
        after.binary_search_by_key(used, |(used, _)| *used).map_or(0.0, |at| later[at])
    };
    let mut shares = vec![0.0; choices.len()];
    let mut of_before = Vec::with_capacity(before.len());
    let mut all = 0.0;
    for (used, weight) in before {
        let mut sum = says(&only(*used, live));
        for (choice, share) in choices.iter().zip(&mut shares) {
            if let Some(used) = with(used, choice, live) {
                let odds = choice.odds * says(&used);
                *share += weight * odds;
                sum += odds;
            }
        }
        all += weight * sum;
        of_before.push(sum);
    }
    let best = of_before.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
    for sum in &mut of_before {
        *sum /= best;
    }
    for share in &mut shares {
        *share /= all.max(f64::MIN_POSITIVE);
    }
    (shares, of_before)
}
