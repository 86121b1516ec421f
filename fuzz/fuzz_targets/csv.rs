//! A file, against what must hold of every file that is taken or refused.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| tieout_fuzz::csv::check(data));
