//! How likely a candidate is by its words, in points, and how many are weighed.

/// A candidate leads where it is this much likelier by its words than the next.
pub(super) const LEAD: i32 = 8;

/// No likelier is a column that nothing names.
pub(super) const UNNAMED: i32 = 30;

/// So many moves one way are no chance.
pub(super) const STEPS_OF_ONE_SIGN: usize = 20;

/// Of what nothing but a balance can prove: two words that nobody knows, fees that nothing names.
pub(super) const PROOF_ONLY_PRIOR: i32 = -80;

/// As many columns of numbers are weighed against each other.
pub(super) const NUMERIC_MAX: usize = 24;
