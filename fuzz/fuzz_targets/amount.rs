//! Two amounts, one a line, against whole numbers of any size.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = std::str::from_utf8(data) {
        let (one, other) = text.split_once('\n').unwrap_or((text, "-0.01"));
        tieout_fuzz::number::check(one, other);
    }
});
