//! Exact amounts of any size, from the text of the input to the text of the output.
//!
//! Never a binary float, never a rounded figure: what does not fit is refused. One thing alone is
//! cut off: places beyond the last that a double can have, where the API contract takes the number.

mod column;
mod exact;
mod written;

pub use column::AmountColumn;
pub use exact::{Amount, AmountError};
pub use written::{LongAmount, ShortAmount, WrittenAmount};

pub use exact::serialize_number;
