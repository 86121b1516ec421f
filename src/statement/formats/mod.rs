//! Formats that say what each value is, a module each.
//!
//! | Module | Files | What it can be checked by |
//! |---|---|---|
//! | [`ofx`] | OFX 1 and 2, QFX, QBO | nothing: there is no opening balance |
//! | [`camt`] | CAMT.052, .053, .054 | balances, totals and counts |
//! | [`mt940`] | MT940, MT942 | balances; totals and counts in MT942 |
//! | [`qif`] | QIF | sums of split parts |
//! | [`bai2`] | BAI2 | balances, totals, counts and control totals |
//!
//! Every reader is a pure function of a decoded text. It gives all statements of the file, or every
//! fault that keeps it from reading them: an amount or a date that cannot be read is never skipped or
//! guessed. What can be read and yet contradicts itself stands in
//! [`StructuredStatement::discrepancies`](super::structured::StructuredStatement::discrepancies).

pub mod bai2;
pub mod camt;
pub mod mt940;
pub mod ofx;
pub mod qif;

mod check;
mod day;
mod figure;
mod text;
