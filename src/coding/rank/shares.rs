//! Which accounts share each concept: as the chart's names say, and as earlier transactions went.

use std::cmp::Reverse;

use crate::account_fit::{AccountFit, FIT_MAX};
use crate::chart::Chart;
use crate::chart_map::ChartMap;
use crate::concept::{CONCEPTS, ConceptId};
use crate::history::usage::{ChartUsage, UsageCounts};
use crate::probability::ONE;
use tieout::contract::coding::AccountType;

/// Accounts that share a concept, at most: the best, and as many of those that it went to before.
const SHARERS_MAX: usize = 12;
/// The names of the chart say as much as one and a half earlier transactions, each counted as [`ONE`]: once is no
/// habit, twice is one. A share is the mean of a Dirichlet distribution with that prior; between
/// a half and two the figures are the same within a point (`docs/guide/coding.md`).
const NAMES: i128 = ONE as i128 * 3 / 2;

/// An account's share of a concept.
#[derive(Debug, Clone, Copy)]
pub(super) struct Share {
    pub(super) account: u32,
    /// How well it covers the concept.
    pub(super) fit: i32,
    /// Of [`ONE`].
    pub(super) part: i64,
    /// What it would be if nothing was known of earlier transactions.
    pub(super) by_text: i64,
    /// What of `part` is for those.
    pub(super) learnt: i64,
}

/// Which accounts share each concept, for money in and for money out.
#[derive(Debug, Clone)]
pub(crate) struct Shares {
    money_out: DirectionShares,
    money_in: DirectionShares,
}

/// The same for one direction of the money.
#[derive(Debug, Clone)]
pub(super) struct DirectionShares {
    of: Vec<Vec<Share>>,
    /// Where others share a concept of which little was bought: who.
    small: Vec<Option<Vec<Share>>>,
}

impl Shares {
    /// Reads a chart's fits, and where earlier transactions of it went.
    pub(crate) fn of(fit: &ChartMap, chart: &Chart, usage: &ChartUsage) -> Self {
        let side = |is_money_in, takes: &dyn Fn(ConceptId, AccountType) -> bool| {
            let of = |id, fits| {
                let is_taken = |account: u32| takes(id, chart.accounts()[account as usize].kind);
                let shares = share(fits, &is_taken);
                match usage.of(is_money_in, id) {
                    Some(counts) => as_before(shares, counts, &is_taken),
                    None => shares,
                }
            };
            let ids = || CONCEPTS.iter().map(|(id, _)| id);
            let small = |id| {
                let (fits, small) = (fit.of_concept(id), fit.of_concept_if_small(id));
                let is_taken = |account: u32| takes(id, chart.accounts()[account as usize].kind);
                // Whether the chart has others for little is not learnt: it decides what sums are little.
                let is_other = fits != small && !share(small, &is_taken).is_empty();
                is_other.then(|| of(id, small))
            };
            DirectionShares {
                of: ids().map(|id| of(id, fit.of_concept(id))).collect(),
                small: ids().map(small).collect(),
            }
        };
        // What is withdrawn in cash may be drawn; cash that is paid in is not.
        let cash = CONCEPTS.named("petty_cash");
        let takes_in = |id, kind| Some(id) != cash || kind == AccountType::Asset;
        let takes_out = |_, kind| kind != AccountType::Income;
        Self { money_out: side(false, &takes_out), money_in: side(true, &takes_in) }
    }

    pub(super) const fn side(&self, is_money_in: bool) -> &DirectionShares {
        if is_money_in { &self.money_in } else { &self.money_out }
    }
}

impl DirectionShares {
    pub(super) fn of_concept(&self, concept: ConceptId) -> &[Share] {
        &self.of[usize::from(concept.0)]
    }

    /// Who shares a concept of which little was bought, where it is others.
    pub(super) fn of_little(&self, concept: ConceptId) -> Option<&[Share]> {
        self.small[usize::from(concept.0)].as_deref()
    }
}

/// The accounts of one concept with their shares of [`ONE`]; together as much as the best covers.
fn share(fits: &[AccountFit], is_taken: &dyn Fn(u32) -> bool) -> Vec<Share> {
    let sharers = || fits.iter().filter(|fitting| is_taken(fitting.account)).take(SHARERS_MAX);
    let Some(best) = sharers().map(|fitting| i64::from(fitting.fit)).max() else {
        return Vec::new();
    };
    // An account that fits half as well gets an eighth.
    let cube = |fitting: &AccountFit| i64::from(fitting.fit).pow(3);
    let cubes: i64 = sharers().map(cube).sum();
    let cover = ONE * best / i64::from(FIT_MAX);
    let share = |fitting: &AccountFit| {
        let part = cover * cube(fitting) / cubes;
        Share { account: fitting.account, fit: fitting.fit, part, by_text: part, learnt: 0 }
    };
    sharers().map(share).collect()
}

/// The shares of a concept after earlier transactions: the more there are, the less the chart's names
/// say. What the law of signs forbids is not learnt.
fn as_before(
    mut shares: Vec<Share>,
    counts: &UsageCounts,
    is_taken: &dyn Fn(u32) -> bool,
) -> Vec<Share> {
    let mut counts: Vec<(u32, i64)> =
        counts.iter().map(|(account, count)| (*account, *count)).collect();
    counts.retain(|(account, count)| *count > 0 && is_taken(*account));
    counts.sort_unstable_by_key(|(account, count)| (Reverse(*count), *account));
    let all = NAMES + counts.iter().map(|(_, count)| i128::from(*count)).sum::<i128>();
    let of_all = |part: i64, of: i128| i64::try_from(i128::from(part) * of / all).unwrap_or(0);
    for share in &mut shares {
        share.part = of_all(share.part, NAMES);
    }
    for (account, count) in counts.into_iter().take(SHARERS_MAX) {
        let learnt = of_all(ONE, i128::from(count));
        let at = shares.iter().position(|share| share.account == account).unwrap_or_else(|| {
            shares.push(Share { account, fit: FIT_MAX, part: 0, by_text: 0, learnt: 0 });
            shares.len() - 1
        });
        let share = &mut shares[at];
        share.part += learnt;
        share.learnt = learnt;
        share.fit = fit(share);
    }
    shares
}

/// How well an account covers a concept: as its name does, and for what was learnt entirely.
fn fit(share: &Share) -> i32 {
    let by_name = share.part - share.learnt;
    let both = i64::from(share.fit) * by_name + i64::from(FIT_MAX) * share.learnt;
    i32::try_from(both / share.part.max(1)).unwrap_or(FIT_MAX)
}
