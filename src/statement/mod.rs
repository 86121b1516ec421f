//! Reading what banks and books give: bytes of a file in, booked rows and balances out.
//!
//! ```text
//! bytes -> scan (container, encoding) -> a grid of cells -> profile -> infer -> Reading or Question -> rows
//!                                     -> statements of a structured format (OFX, MT940, ...) -> rows
//! ```
//!
//! A reading is a value: it is inferred from the file, proved by its balances where it has some, and asked
//! about where two readings that give different rows remain. Nothing here opens a file, prints or knows the
//! time.

pub mod fault;
pub mod formats;
pub mod grid;
pub mod scan;
pub mod structured;
