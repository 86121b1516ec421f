//! A file of any container, against what must hold of every file.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| tieout_fuzz::container::check(data));
