//! Tells the linker to keep one copy of functions and constants that are equal to the byte, for
//! generic code is made often.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|found| found == value);
    // LLD can, and Rust links with it for this target. Safe: nothing whose address counts, and
    // nothing of C, whose objects do not say.
    if is("PROFILE", "release") && is("TARGET", "x86_64-unknown-linux-gnu") {
        println!("cargo:rustc-link-arg-bins=-Wl,--icf=safe,--ignore-data-address-equality");
    }
}
