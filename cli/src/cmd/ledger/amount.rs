//! Amounts of options.

use tieout::money::Money;

/// An amount of an option.
pub(super) fn money(text: &str) -> Result<Money, String> {
    Money::parse(text).map_err(|error| error.to_string())
}
