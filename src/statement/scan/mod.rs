//! Bytes as text or cells: containers and encodings.
//!
//! - [`encoding`]: bytes as text
//!
//! Everything here works on whole files in memory and is bounded. Nothing here knows what a column means.

pub mod encoding;
mod place;
