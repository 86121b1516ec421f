//! Packs the books of the demo, and says how a plain release build is linked, where that is with LLD, as Rust does for
//! this target.

use std::path::PathBuf;
use std::process::Command;
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::GzEncoder;

/// The books of the demo.
const COMPANY: &str = "../examples/company/books.json";

/// The first GNU C library that can relocate a program from a bitmap.
const PACKED_RELOCATIONS_SINCE: (u32, u32) = (2, 36);

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={COMPANY}");
    if env::var_os("CARGO_FEATURE_DAEMON").is_some() {
        let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
        let packed = fs::File::create(out.join("company.json.gz"))?;
        let mut packed = GzEncoder::new(packed, Compression::best());
        io::copy(&mut fs::File::open(COMPANY)?, &mut packed)?;
        packed.finish()?;
    }
    link();
    Ok(())
}

fn link() {
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|found| found == value);
    if !is("PROFILE", "release") || !is("TARGET", "x86_64-unknown-linux-gnu") {
        return;
    }
    // One copy of functions and constants that are equal to the byte, for generic code is made often. Safe: nothing whose
    // address counts, and nothing of C, whose objects do not say.
    println!("cargo:rustc-link-arg-bins=-Wl,--icf=safe,--ignore-data-address-equality");
    // The addresses that are filled in at the start take a bit each and not 24 bytes: 0.6 MB. Only for this machine:
    // what is shipped (`dist`, which is optimised otherwise) is to start on older ones.
    let is_for_here = is("HOST", "x86_64-unknown-linux-gnu") && is("OPT_LEVEL", "z");
    if is_for_here && c_library().is_some_and(|version| version >= PACKED_RELOCATIONS_SINCE) {
        println!("cargo:rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

/// The version of this machine's GNU C library: `glibc 2.36`.
fn c_library() -> Option<(u32, u32)> {
    let told = Command::new("getconf").arg("GNU_LIBC_VERSION").output().ok()?;
    let text = String::from_utf8(told.stdout).ok()?;
    let (major, minor) = text.trim().strip_prefix("glibc ")?.split_once('.')?;
    Some((major.parse().ok()?, minor.split('.').next()?.parse().ok()?))
}
