//! What a payment provider pays out: what was taken since its last payout, less its fee.
//!
//! One payout says nothing, for any amount is another less some fee. Several whose fees are about the same share of
//! what was taken are a habit. The rows of both sides are known by a word that they share, such as the provider's name.

use super::part_traits::SideTraits;
use super::select::{DraftSuggestion, Hypothesis};
use crate::number_map::NumberMap;
use crate::score::probability;

/// So many payouts with fees of about one rate are a habit.
const PAYOUTS_MIN: usize = 3;

/// Payouts and rows of one word that are looked at: with more it is no name of a provider.
const PAYOUTS_MAX: usize = 1_000;
const PARTS_MAX: usize = 50_000;

/// What was taken on the last day was paid out so many days later at most.
const LAG_DAYS_MAX: i32 = 5;

/// Payouts of longer periods than a month are not looked for, nor of more rows.
const PERIOD_DAYS_MAX: i32 = 31;
const ROWS_MAX: u64 = 1_000;

/// The greatest fee, and how far from the usual rate one may be: in hundredths of a per cent of what was taken.
const RATE_MAX: i128 = 625;
const RATE_APART_MAX: i128 = 50;

/// How much likelier a fee within that range is of one payout more if there is such a habit, and how much less likely
/// any word's rows have one.
const EACH_PAYOUT: f64 = 30.0;
const NO_HABIT: f64 = 120.0;

/// A payout and the rows it may be of.
struct PayoutCandidate {
    whole: u32,
    /// Places among the parts, some of them more than once.
    parts: Vec<u32>,
    /// The fee in hundredths of a per cent of what was taken.
    rate: i128,
}

/// The payouts of the bank less a fee that rows of the books explain.
pub(super) fn net_payouts(bank: &SideTraits<'_>, book: &SideTraits<'_>) -> Vec<DraftSuggestion> {
    let (wholes, parts) = (bank.places_by_word(), book.places_by_word());
    let mut words: Vec<(&Vec<u32>, u32)> = wholes
        .iter()
        .filter(|(_, places)| (PAYOUTS_MIN..=PAYOUTS_MAX).contains(&places.len()))
        .map(|(word, places)| (places, *word))
        .collect();
    words.sort_unstable();
    words.into_iter().flat_map(|(wholes, word)| of_word(bank, book, wholes, &parts, word)).collect()
}

fn of_word(
    bank: &SideTraits<'_>,
    book: &SideTraits<'_>,
    wholes: &[u32],
    parts: &NumberMap<u32, Vec<u32>>,
    word: u32,
) -> Vec<DraftSuggestion> {
    let Some(parts) = parts.get(&word).filter(|parts| parts.len() <= PARTS_MAX) else {
        return Vec::new();
    };
    let is_in = |place: &&u32| bank.left.list[**place as usize].cents > 0;
    let wholes: Vec<u32> = wholes.iter().filter(is_in).copied().collect();
    let of_lag = (0..=LAG_DAYS_MAX).map(|lag_days| habit(bank, book, &wholes, parts, lag_days));
    // The first of those with most payouts: the shortest time.
    let best = of_lag.rev().max_by_key(Vec::len).unwrap_or_default();
    let count = i32::try_from(best.len()).unwrap_or(i32::MAX);
    let odds = EACH_PAYOUT.powi((count - 1).min(20)) / NO_HABIT;
    let confidence = probability(odds / (1.0 + odds));
    let several = best.into_iter().filter(|one| one.parts.len() > 1);
    let draft = |one: PayoutCandidate| {
        DraftSuggestion::new(Hypothesis::NetPayout, (vec![one.whole], one.parts), confidence)
    };
    several.map(draft).collect()
}

/// The payouts of one rate where what was taken is paid out after so many days; none if they are few, or if too many
/// others are not of that rate.
fn habit(
    bank: &SideTraits<'_>,
    book: &SideTraits<'_>,
    wholes: &[u32],
    parts: &[u32],
    lag_days: i32,
) -> Vec<PayoutCandidate> {
    let day_of = |place: &u32| bank.left.list[*place as usize].day;
    let mut gaps: Vec<i32> =
        wholes.windows(2).map(|two| day_of(&two[1]) - day_of(&two[0])).collect();
    gaps.sort_unstable();
    let usual_gap = gaps.get(gaps.len() / 2).copied().unwrap_or(1);
    let mut tried = 0;
    let mut found: Vec<PayoutCandidate> = Vec::new();
    for (at, whole) in wholes.iter().enumerate() {
        let day = day_of(whole);
        let before = if at == 0 { day - usual_gap } else { day_of(&wholes[at - 1]) };
        let period = (before.max(day - PERIOD_DAYS_MAX) - lag_days, day - lag_days);
        let taken = taken_in(book, parts, period);
        tried += usize::from(!taken.is_empty());
        found.extend(payout(bank, book, *whole, taken));
    }
    let mut rates: Vec<i128> = found.iter().map(|one| one.rate).collect();
    rates.sort_unstable();
    let usual = rates.get(rates.len() / 2).copied().unwrap_or(0);
    found.retain(|one| (one.rate - usual).abs() <= RATE_APART_MAX);
    let is_habit = found.len() >= PAYOUTS_MIN && found.len() * 4 >= tried * 3;
    if is_habit { found } else { Vec::new() }
}

/// The places of the rows after one day and up to another.
fn taken_in<'p>(book: &SideTraits<'_>, parts: &'p [u32], (after, last): (i32, i32)) -> &'p [u32] {
    let upto = |day: i32| parts.partition_point(|place| book.left.list[*place as usize].day <= day);
    let (start, end) = (upto(after), upto(last));
    parts.get(start..end).unwrap_or_default()
}

/// The payout of these rows less a fee, if it may be one.
fn payout(
    bank: &SideTraits<'_>,
    book: &SideTraits<'_>,
    whole: u32,
    taken: &[u32],
) -> Option<PayoutCandidate> {
    let paid = bank.left.list[whole as usize];
    let of = |place: &u32| book.left.list[*place as usize];
    let rows: u64 = taken.iter().map(|place| u64::from(of(place).count)).sum();
    let gross: i128 =
        taken.iter().map(|place| i128::from(of(place).cents) * i128::from(of(place).count)).sum();
    let fee = gross - i128::from(paid.cents);
    if paid.count != 1 || rows == 0 || rows > ROWS_MAX || gross <= 0 || fee <= 0 {
        return None;
    }
    let rate = fee * 10_000 / gross;
    let each = |place: &u32| std::iter::repeat_n(*place, of(place).count as usize);
    let parts = || taken.iter().flat_map(each).collect();
    (rate <= RATE_MAX).then(|| PayoutCandidate { whole, parts: parts(), rate })
}

#[cfg(test)]
mod tests {
    use crate::testing::full_rows;
    use crate::{MatchOptions, Suggestion, reconcile};

    /// What is suggested of a provider's payouts of what was taken on two days each, less these fees in pence.
    fn suggested(fees: &[i64]) -> Vec<Suggestion> {
        let (mut bank, mut book) = (Vec::new(), Vec::new());
        let amount = |cents: i64| format!("{}.{:02}", cents / 100, cents % 100);
        for (at, fee) in (0_i64..).zip(fees) {
            let takings = [10_117 + 1_931 * at, 20_449 - 1_207 * at];
            for (day, cents) in (0..).zip(takings) {
                let day = format!("2026-03-{:02}", 2 + 3 * at + day);
                book.push((day, amount(cents), "Stripe sales".to_owned()));
            }
            let net = takings.iter().sum::<i64>() - fee;
            bank.push((
                format!("2026-03-{:02}", 5 + 3 * at),
                amount(net),
                format!("STRIPE {}", 7_001 + at),
            ));
        }
        for at in 1..28 {
            let paid = (format!("2026-03-{at:02}"), format!("-{at}3.17"), format!("SHOP{at} TOWN"));
            bank.push(paid.clone());
            book.push(paid);
        }
        let side = |rows: &[(String, String, String)]| {
            let rows: Vec<(&str, &str, &str)> =
                rows.iter().map(|(day, amount, text)| (&**day, &**amount, &**text)).collect();
            full_rows(&rows)
        };
        let options = MatchOptions { suggest: true, ..MatchOptions::default() };
        reconcile(&side(&bank), &side(&book), options, &|_| ()).suggestions.unwrap_or_default()
    }

    #[test]
    fn payouts_less_a_fee_of_one_rate_are_of_what_was_taken_since_the_last() {
        let found = suggested(&[459, 468, 478, 490, 505]);
        let heads: Vec<String> = found
            .iter()
            .map(|one| {
                format!(
                    "{} {:?} {:?} {}",
                    one.kind.name(),
                    one.bank_rows,
                    one.book_rows,
                    one.amount_difference
                )
            })
            .collect();
        assert_eq!(
            heads,
            [
                "fee [0] [0, 1] -4.59",
                "fee [1] [2, 3] -4.68",
                "fee [2] [4, 5] -4.78",
                "fee [3] [6, 7] -4.90",
                "fee [4] [8, 9] -5.05",
            ]
        );
        assert_eq!(
            found[0].reason,
            "2 book rows of 2026-03-02 to 2026-03-03 add up to 305.66; the bank has 301.07: paid out less a fee of \
             4.59, at about the rate of other payouts."
        );
    }

    #[test]
    fn differences_of_no_common_rate_are_no_fees() {
        let found = suggested(&[459, 1_802, 95, 1_320, 700]);
        assert!(found.iter().all(|one| one.book_rows.len() == 1), "{found:?}");
    }
}
