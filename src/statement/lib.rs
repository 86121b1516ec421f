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

mod account_pairs;
mod amounts_by_currency;
mod audit_trail;
pub mod chain;
pub mod currency;
pub mod day;
mod days_turned;
mod days_without_year;
pub mod fault;
pub mod formats;
pub mod grid;
mod in_out_sections;
pub mod infer;
pub mod labels;
pub mod list;
pub mod number;
pub mod open;
pub mod profile;
pub mod read;
pub mod reading;
pub mod repeats;
mod row_state;
pub mod scan;
pub mod sections;
pub mod stated;
pub mod structured;
pub mod table;
mod text_lines;
mod totals;
mod transfers;
pub mod words;
