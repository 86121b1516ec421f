//! How well an account covers a concept, and what follows from it.

/// Fits run from 0, not at all, to this: the account is named after the concept.
pub(super) const FIT_MAX: i32 = 1000;

/// Most accounts kept for a concept: nobody has more, and a hostile chart shall not slow a job.
pub(super) const ACCOUNTS_MAX: usize = 24;

/// Accounts after so many different ones are not read.
pub(super) const READ_MAX: usize = 4_000;

/// From this fit on an account is for the concept that it is named after. That it has a word of a
/// name of another, and so agrees with that by no more than this, is chance: subscriptions are not
/// "cost of subscription revenue".
pub(super) const NAMED_FROM: i32 = 700;

pub(super) const BY_CHANCE: i32 = 450;

/// From this fit on a name of income is a usual one, whatever else it says.
pub(super) const USUAL_FROM: i32 = 780;

/// The least fit worth keeping.
pub(super) const FIT_MIN: i32 = 60;

/// The fit from which an account is at home with a concept.
pub(super) const HOME_FROM: i32 = 450;

/// The fit from which wider accounts count less: it is the concept's very own.
pub(super) const SURE_FROM: i32 = 700;

/// What is left for an account that says more than another that is named after the same concept.
pub(super) const PLAIN: i32 = 750;

/// Likewise for one that says no more of it, but names other things beside.
pub(super) const PLAIN_LIST: i32 = 940;

/// What a topic in the longest item of a name counts, beside the number of its items and parts.
pub(super) const OF_TOPIC: usize = 4;

/// What is left for an account that is named after something else first.
pub(super) const FROM_AWAY: i32 = 850;

/// What is left for a concept that is taken in place of another.
pub(super) const FROM_OTHER: i32 = 600;

/// The fit below which a concept has no account of its own.
pub(super) const OWN_FROM: i32 = 400;

/// The fit below which an account of income is not named after sales first of all.
pub(super) const SALES_FROM: i32 = 650;

/// An account that covers something, and how well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct AccountFit {
    /// Its place in the chart.
    pub(super) account: u32,
    /// How well, from 1 to [`FIT_MAX`].
    pub(super) fit: i32,
}

impl AccountFit {
    pub(super) const fn scaled(self, thousandths: i32) -> Self {
        Self { account: self.account, fit: self.fit * thousandths / 1000 }
    }
}
