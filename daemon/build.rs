//! Packs the contract that the daemon publishes to a tenth of its size.

use std::path::PathBuf;
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::GzEncoder;

const CONTRACT: &str = "../docs/openapi.json";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={CONTRACT}");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    let packed = fs::File::create(out.join("openapi.json.gz"))?;
    let mut packed = GzEncoder::new(packed, Compression::best());
    io::copy(&mut fs::File::open(CONTRACT)?, &mut packed)?;
    packed.finish()?;
    Ok(())
}
