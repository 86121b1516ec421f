//! Components of one amount, with texts of several habits.

use tieout::date::Date;
use tieout_reconcile::Rows;

/// One kind of component.
pub(crate) struct Family {
    pub(crate) name: &'static str,
    /// On each side.
    pub(crate) rows: u64,
    pub(crate) days: u64,
    pub(crate) window_days: u8,
    text: fn(&mut Random) -> String,
}

/// From just within the exact size to well beyond it.
pub(crate) const FAMILIES: [Family; 10] = [
    Family { name: "words", rows: 240, days: 5, window_days: 5, text: words },
    Family { name: "words", rows: 300, days: 5, window_days: 5, text: words },
    Family { name: "words", rows: 500, days: 5, window_days: 5, text: words },
    Family { name: "words", rows: 900, days: 10, window_days: 3, text: words },
    Family { name: "merchants", rows: 300, days: 5, window_days: 5, text: merchants },
    Family { name: "merchants", rows: 500, days: 5, window_days: 5, text: merchants },
    Family { name: "merchants", rows: 900, days: 10, window_days: 3, text: merchants },
    Family { name: "references", rows: 500, days: 5, window_days: 5, text: references },
    Family { name: "references", rows: 900, days: 10, window_days: 3, text: references },
    Family { name: "references", rows: 900, days: 28, window_days: 30, text: references },
];

/// A linear congruential generator, its high bits mixed.
pub(crate) struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 ^ (self.0 >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd) >> 33) % bound
    }

    /// One of so many names.
    fn name(&mut self, of: u64) -> String {
        let mut number = self.below(of) * 7_919 + 13;
        let mut draw = |letters: &str| {
            let count = letters.len() as u64;
            let place = usize::try_from(number % count).unwrap_or(0);
            number /= count;
            letters.chars().nth(place).unwrap_or('X')
        };
        (0..3).flat_map(|_| [draw("BCDFGHJKLMNPRSTVWZ"), draw("AEIOU")]).collect()
    }
}

/// Four to seven of thirty words: almost every pair has some in common.
fn words(random: &mut Random) -> String {
    let count = 4 + random.below(4);
    (0..count).map(|_| random.name(30) + " ").collect()
}

/// A merchant, a town and a number that no other row has.
fn merchants(random: &mut Random) -> String {
    let (merchant, town) = (random.name(60), random.name(12));
    format!("CARD {merchant} {town} REF {}", random.below(100_000))
}

/// A number that a row of the other side may have too.
fn references(random: &mut Random) -> String {
    let name = random.name(40);
    format!("{name} INV {}", 1_000 + random.below(900))
}

pub(crate) fn side(family: &Family, seed: u64) -> Rows {
    let mut random = Random(seed);
    let mut rows = Rows::default();
    for _ in 0..family.rows {
        let day = format!("2026-01-{:02}", 1 + random.below(family.days));
        let date = Date::parse_iso(&day).expect("a day of January");
        rows.push(date, "5.00", &(family.text)(&mut random)).expect("a good row");
    }
    rows
}
