//! What the build has packed into the program.

use std::io::Read;

use flate2::read::GzDecoder;

/// The bytes that were packed.
///
/// # Panics
/// Where `packed` is nothing that a build script of this project has written.
#[must_use]
#[expect(clippy::expect_used, reason = "embedded, and read by every test")]
pub fn unpacked(packed: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(packed.len() * 4);
    GzDecoder::new(packed).read_to_end(&mut bytes).expect("the build packed it");
    bytes
}

/// The text that was packed.
///
/// # Panics
/// As [`unpacked`], and where it is no UTF-8.
#[must_use]
#[expect(clippy::expect_used, reason = "embedded, and read by every test")]
pub fn unpacked_text(packed: &[u8]) -> String {
    String::from_utf8(unpacked(packed)).expect("the build packed a text")
}
