//! The bodies of both products' submits, against the rules written a second time.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    tieout_fuzz::submit::check(data);
    tieout_fuzz::coding::check(data);
});
