//! The time on pages that are saved.

use std::time::{SystemTime, UNIX_EPOCH};

use tieout::time::Timestamp;

/// Now, by the machine's clock.
pub(crate) fn now() -> Timestamp {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp::from_unix_ms(i64::try_from(since_1970.as_millis()).unwrap_or(i64::MAX))
}
