//! Two small sides full of ties, against the laws of matching.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| tieout_fuzz::engine::check(data));
