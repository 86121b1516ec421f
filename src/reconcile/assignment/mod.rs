//! Which rows of a component pair, given what speaks for each pair.
//!
//! [`match_component`] chooses the way by the size of the component: exactly ([`exact`]), or by the days first
//! and then by exchanges ([`local_search`]). Rows of equal content are one node ([`equivalence_groups`]).

pub(crate) mod equivalence_groups;
pub(crate) mod exact;
pub(crate) mod local_search;
pub(crate) mod match_component;
pub(crate) mod objective;
pub(crate) mod pair_odds;
