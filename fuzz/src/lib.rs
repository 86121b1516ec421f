//! What the fuzz targets hold tieout against: the same rules, written a second time and simply.
//!
//! Nothing here calls the code under test but the two checks, [`submit::check`] and
//! [`number::check`], which compare. Slow is fine, shared code is not.

pub mod json;
pub mod number;
pub mod submit;
