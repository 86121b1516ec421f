//! Packs the larger tables: the program carries them to a third of their size.

#![expect(clippy::disallowed_methods, reason = "the bans are the core's; a build script has files")]

mod arrange;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use arrange::{arranged_model, arranged_vectors};
use zlib_rs::{DeflateConfig, Strategy, compress_bound, compress_slice};

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

/// What zlib takes for its widest window inside a gzip frame.
const GZIP: i32 = 31;

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    println!("cargo::rerun-if-changed=arrange.rs");
    for table in TABLES {
        let path = Path::new(table);
        let name = path.file_name().unwrap_or_default().display();
        println!("cargo::rerun-if-changed={}", path.display());
        let bytes = fs::read(path)?;
        let packed = match table {
            "data/embedding.bin" => packed(&arranged_vectors(bytes, false), Strategy::Rle, path),
            "data/model.bin" => packed(&arranged_model(bytes, false), Strategy::HuffmanOnly, path),
            _ => packed(&bytes, Strategy::Default, path),
        };
        fs::write(out.join(format!("{name}.gz")), packed?)?;
    }
    Ok(())
}

/// In a gzip frame. Weights repeat nothing but zeros: looking for more makes them larger.
fn packed(bytes: &[u8], strategy: Strategy, path: &Path) -> io::Result<Vec<u8>> {
    let config = DeflateConfig {
        window_bits: GZIP,
        mem_level: 9,
        strategy,
        ..DeflateConfig::best_compression()
    };
    let mut space = vec![0; compress_bound(bytes.len())];
    let (packed, code) = compress_slice(&mut space, bytes, config);
    if code as i32 != 0 {
        return Err(io::Error::other(format!("{}: zlib says {code:?}", path.display())));
    }
    Ok(packed.to_vec())
}
