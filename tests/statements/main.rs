//! Files of banks, cards, payment providers and bookkeeping programs, each read with no option, beside
//! what a careful bookkeeper reads in it.
//!
//! `TIEOUT_STATEMENTS=DIR` reads the files of another folder; `TIEOUT_SHOW=1` says what is wrong with each.

#![expect(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a test reads its files, shows what it was asked for, and may fail"
)]

mod corpus;
mod laws;
mod layouts;

use std::path::Path;

use corpus::{Outcome, outcome, statements};

/// The share of files that are read right with no option, in hundredths.
const RIGHT_MIN: usize = 95;

#[test]
fn real_layouts_are_read_unaided_and_never_wrongly() {
    let folder = std::env::var("TIEOUT_STATEMENTS").unwrap_or_else(|_| {
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/statements/files").to_owned()
    });
    let shows = std::env::var("TIEOUT_SHOW").is_ok();
    let files = statements(Path::new(&folder));
    let (mut right, mut wrong) = (0, Vec::new());
    let mut tally = std::collections::BTreeMap::<&str, usize>::new();
    for file in &files {
        let outcome = outcome(file);
        *tally.entry(outcome.name()).or_default() += 1;
        match &outcome {
            Outcome::Right => right += 1,
            Outcome::Wrong(_) => wrong.push(&*file.name),
            Outcome::Asked(_) | Outcome::Refused(_) => {}
        }
        if shows && outcome != Outcome::Right {
            println!("{:<14} {}: {}", outcome.name(), file.name, outcome.says());
        }
    }
    println!("{} files: {tally:?}", files.len());
    assert!(wrong.is_empty(), "read with other rows, and no question: {wrong:?}");
    assert!(right * 100 >= files.len() * RIGHT_MIN, "{right} of {}", files.len());
}
