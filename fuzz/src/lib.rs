//! What the fuzz targets hold tieout against: the same rules, written a second time and simply.
//!
//! Nothing here calls the code under test but the checks, each module's `check`, which compare.
//! Slow is fine, shared code is not.

pub mod coding;
pub mod container;
pub mod csv;
pub mod engine;
pub mod json;
pub mod number;
pub mod submit;
