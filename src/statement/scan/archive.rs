//! Parts of a zip archive, inflated within limits.
//!
//! The directory of an archive states sizes, and it may lie: a part is inflated through a reader that stops,
//! and what it states is never trusted.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use zip::ZipArchive;
use zip::result::ZipError;

use super::encoding::decode;
use crate::fault::Fault;

/// All parts that are read, inflated. A sheet of a million full rows takes about 400 MB.
pub(super) const INFLATED_BYTES_MAX: u64 = 512 << 20;

/// A part that is not UTF-8, as no program writes it, is copied to be read.
const DECODED_BYTES_MAX: usize = 64 << 20;

/// Up to here any ratio is believed. XML of a sheet packs 10 to 50 times.
const RATIO_FREE_BYTES: u64 = 64 << 20;
const RATIO_MAX: u64 = 200;

/// Files in an archive.
pub(super) const PARTS_MAX: usize = 20_000;

/// An archive in memory.
pub(super) struct Archive<'a> {
    zip: ZipArchive<Cursor<&'a [u8]>>,
    /// Where each file is, by its name in lower case and with slashes: some programs write others.
    places: BTreeMap<String, usize>,
    packed_bytes: u64,
    inflated_bytes: u64,
}

impl<'a> Archive<'a> {
    /// # Errors
    /// It is cut or damaged, or holds more files than any document.
    pub(super) fn open(bytes: &'a [u8]) -> Result<Self, Fault> {
        let zip = ZipArchive::new(Cursor::new(bytes)).map_err(|_| damaged())?;
        if zip.len() > PARTS_MAX {
            return Err(Fault::of_file(format!("an archive of {} files", zip.len())));
        }
        let names = zip.file_names().enumerate();
        let places = names.filter_map(|(at, name)| Some((key(&name.ok()?), at))).collect();
        Ok(Self { zip, places, packed_bytes: bytes.len() as u64, inflated_bytes: 0 })
    }

    /// The names of all files in it, without folders.
    pub(super) fn names(&self) -> impl Iterator<Item = String> {
        self.zip
            .file_names()
            .filter_map(|name| Some(name.ok()?.into_owned()))
            .filter(|name| !name.ends_with('/'))
    }

    /// Whether it holds a file of this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.places.contains_key(&key(name))
    }

    /// The bytes of one part, or nothing where there is none. What all parts that were asked for come to is
    /// limited, so a part that is named often is no way around.
    ///
    /// # Errors
    /// It is damaged, encrypted, or with the parts before it too large.
    pub(super) fn part(&mut self, name: &str) -> Result<Option<Vec<u8>>, Fault> {
        let limit = INFLATED_BYTES_MAX
            .min(RATIO_FREE_BYTES.max(self.packed_bytes.saturating_mul(RATIO_MAX)));
        let Some(at) = self.places.get(&key(name)) else { return Ok(None) };
        let part = self.zip.by_index(*at).map_err(|error| unreadable(&error))?;
        let left = limit.saturating_sub(self.inflated_bytes);
        let mut bytes = Vec::new();
        let length = part.take(left + 1).read_to_end(&mut bytes).map_err(|_| damaged())?;
        self.inflated_bytes += length as u64;
        if length as u64 > left {
            return Err(too_large(limit));
        }
        Ok(Some(bytes))
    }

    /// The text of one part, or nothing where there is none.
    ///
    /// # Errors
    /// As [`Self::part`], or it is no text.
    pub(super) fn text(&mut self, name: &str) -> Result<Option<String>, Fault> {
        let Some(bytes) = self.part(name)? else { return Ok(None) };
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.as_bytes().len() > DECODED_BYTES_MAX => {
                Err(too_large(DECODED_BYTES_MAX as u64))
            }
            Err(error) => Ok(Some(decode(error.as_bytes())?.text.into_owned())),
        }
    }
}

fn too_large(bytes: u64) -> Fault {
    let size = bytes >> 20;
    Fault::of_file(format!(
        "unpacked, this file is larger than {size} MiB, which no statement of its size is"
    ))
    .hint("export a shorter period, or save it as CSV (UTF-8)")
}

fn key(name: &str) -> String {
    name.replace('\\', "/").to_ascii_lowercase()
}

fn unreadable(error: &ZipError) -> Fault {
    match error {
        ZipError::UnsupportedArchive(reason) if *reason == ZipError::PASSWORD_REQUIRED => {
            Fault::of_file("this file is protected by a password")
                .hint("open it, remove the password and save it again")
        }
        _ => damaged(),
    }
}

fn damaged() -> Fault {
    Fault::of_file("this file is cut or damaged: its archive cannot be unpacked")
        .hint("download or export it again")
}

#[cfg(test)]
pub(super) mod tests {
    use std::io::Write;

    use zip::write::SimpleFileOptions;
    use zip::{CompressionMethod, ZipWriter};

    use super::*;

    /// An archive of these files.
    pub(in crate::scan) fn zip_of(files: &[(&str, &[u8])]) -> Vec<u8> {
        let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
        let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        for (name, content) in files {
            writer.start_file(*name, options).unwrap();
            writer.write_all(content).unwrap();
        }
        writer.finish().unwrap().into_inner()
    }

    #[test]
    fn parts_are_inflated_no_further_than_their_limit() {
        let spaces = vec![b' '; 40 << 20];
        let bomb = zip_of(&[("a.xml", &spaces), ("b.xml", b"<b/>")]);
        let mut archive = Archive::open(&bomb).unwrap();
        assert_eq!(archive.text("b.xml").unwrap().unwrap(), "<b/>");
        assert_eq!(archive.text("c.xml").unwrap(), None);
        assert!(archive.part("a.xml").is_ok(), "40 of 64 MiB");
        let refused = archive.part("a.xml").unwrap_err();
        assert!(refused.message.contains("larger than 64 MiB"), "{refused}");
        assert!(archive.part("b.xml").is_err(), "nothing is left");
    }

    #[test]
    fn a_part_that_is_not_utf_8_is_small() {
        let mut text = vec![b' '; DECODED_BYTES_MAX];
        text[..2].copy_from_slice(b"\xff\xfe");
        text.push(b' ');
        let incompressible: Vec<u8> =
            (0..1_u32 << 20).flat_map(|at| at.wrapping_mul(2_654_435_761).to_le_bytes()).collect();
        let bomb = zip_of(&[("a.xml", &text), ("b", &incompressible)]);
        let refused = Archive::open(&bomb).unwrap().text("a.xml").unwrap_err();
        assert!(refused.message.contains("larger than 64 MiB"), "{refused}");
    }

    #[test]
    fn a_directory_that_lies_about_sizes_changes_nothing() {
        let spaces = vec![b' '; 70 << 20];
        let mut bomb = zip_of(&[("a.xml", &spaces)]);
        let length = (70_u32 << 20).to_le_bytes();
        let places: Vec<usize> =
            (0..bomb.len() - 4).filter(|at| bomb[*at..*at + 4] == length).collect();
        assert_eq!(places.len(), 2, "once before the file and once in the directory");
        for at in places {
            bomb[at..at + 4].copy_from_slice(&9_u32.to_le_bytes());
        }
        assert!(Archive::open(&bomb).unwrap().part("a.xml").is_err());
    }
}
