//! Packs the tables of coding: the program carries them to a quarter of their size.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "the bans are the core's; a build script has files"
)]

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::GzEncoder;

/// What is packed, in `src/coding/data`.
const TABLES: [&str; 4] = ["concepts.json", "embedding.bin", "lexicon.tsv", "model.bin"];

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    for name in TABLES {
        let path = Path::new("src/coding/data").join(name);
        println!("cargo::rerun-if-changed={}", path.display());
        let packed = fs::File::create(out.join(format!("{name}.gz")))?;
        let mut packed = GzEncoder::new(packed, Compression::best());
        io::copy(&mut fs::File::open(path)?, &mut packed)?;
        packed.finish()?;
    }
    Ok(())
}
