//! Numbers of the rows and nodes of a component.

/// Nodes and rows of a component are numbered within 32 bits.
#[expect(clippy::cast_possible_truncation, reason = "a component has fewer rows than ROWS_MAX")]
pub(crate) const fn small(number: usize) -> u32 {
    number as u32
}
