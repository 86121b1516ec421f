//! Packs the larger tables: the program carries them to a third of their size.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "the bans are the core's; a build script has files"
)]

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::GzEncoder;

/// What is packed: each has a name of its own.
const TABLES: [&str; 7] = [
    "data/bank_words.txt",
    "data/brands.tsv",
    "data/concepts.json",
    "data/embedding.bin",
    "data/lexicon.tsv",
    "data/model.bin",
    "data/signals.tsv",
];

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    for table in TABLES {
        let path = Path::new(table);
        let name = path.file_name().unwrap_or_default().display();
        println!("cargo::rerun-if-changed={}", path.display());
        let packed = fs::File::create(out.join(format!("{name}.gz")))?;
        let mut packed = GzEncoder::new(packed, Compression::best());
        io::copy(&mut fs::File::open(path)?, &mut packed)?;
        packed.finish()?;
    }
    Ok(())
}
