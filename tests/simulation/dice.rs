//! Numbers that a seed determines.

/// `SplitMix64`: small, and each seed has a sequence of its own.
#[derive(Debug, Clone)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// From 0 on, less than `sides`.
    pub(super) fn roll(&mut self, sides: usize) -> usize {
        usize::try_from(self.next() % sides as u64).expect("less than a usize")
    }

    /// Both ends included.
    pub(super) fn between(&mut self, least: i64, most: i64) -> i64 {
        least + i64::try_from(self.next() % most.abs_diff(least).saturating_add(1)).expect("short")
    }

    pub(super) fn one_in(&mut self, sides: usize) -> bool {
        self.roll(sides) == 0
    }
}
