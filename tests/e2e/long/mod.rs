//! What takes long: daemons and runs that are killed again and again, every action in any order, every file
//! of the corpus. `cargo test --features tieout-cli/long-tests --test e2e long::` runs these, and CI does.

mod endurance;
mod failover;
mod faults;
mod hanging_disk;
mod hostile;
mod killed_while_writing;
mod ledger_actions;
mod ledger_endurance;
mod load;
mod locked_tables;
mod many;
mod months_killed;
mod pooled_daemons;
mod questions_of_the_corpus;
mod words_beside_amounts;
