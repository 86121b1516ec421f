//! Forms that leave no choice: taxes, payroll, dividends, transfers, interest.

use super::clean::Cleaned;
use super::evidence::Finding;

/// What the telling forms in a transaction say. `is_money_in` decides between interest paid and
/// received, and the like.
pub(super) fn find(_cleaned: &Cleaned, _is_money_in: bool) -> Vec<Finding> {
    Vec::new()
}
