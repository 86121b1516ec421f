//! Records of an XLS stream, and the strings in them.
//!
//! Source: \[MS-XLS\] 2.1.4 (records), 2.5.293 (`XLUnicodeRichExtendedString`). A record holds at most 8224
//! bytes and goes on in `Continue` records; where characters are cut in two, the next record says anew how
//! wide they are.

use encoding_rs::{Encoding, MACINTOSH, WINDOWS_1252};

use crate::scan::ole::u16_at;

const CONTINUE: u16 = 0x003c;

/// A record with those that continue it.
pub(super) struct BiffRecord<'a> {
    pub(super) kind: u16,
    pub(super) parts: Vec<&'a [u8]>,
}

impl BiffRecord<'_> {
    /// The record itself, without what continues it.
    pub(super) fn data(&self) -> &[u8] {
        self.parts.first().copied().unwrap_or_default()
    }
}

/// The records of a stream until it ends or is cut.
pub(super) struct BiffRecords<'a> {
    pub(super) rest: &'a [u8],
}

impl<'a> Iterator for BiffRecords<'a> {
    type Item = BiffRecord<'a>;

    fn next(&mut self) -> Option<BiffRecord<'a>> {
        let (kind, data) = self.record()?;
        let mut parts = vec![data];
        while u16_at(self.rest, 0) == Some(CONTINUE) {
            let Some((_, data)) = self.record() else { break };
            parts.push(data);
        }
        Some(BiffRecord { kind, parts })
    }
}

impl<'a> BiffRecords<'a> {
    fn record(&mut self) -> Option<(u16, &'a [u8])> {
        let (kind, length) = (u16_at(self.rest, 0)?, u16_at(self.rest, 2)?);
        let end = 4 + usize::from(length);
        let data = self.rest.get(4..end)?;
        self.rest = &self.rest[end..];
        Some((kind, data))
    }
}

/// How a workbook stores text.
#[derive(Clone, Copy)]
pub(super) struct BiffStrings {
    /// Excel 97 and later: UTF-16 with or without the upper bytes. Before: one byte a character.
    pub(super) is_wide: bool,
    pub(super) encoding: &'static Encoding,
}

impl BiffStrings {
    pub(super) fn code_page(number: u16) -> &'static Encoding {
        match number {
            10_000 | 32_768 => MACINTOSH,
            874 | 1250..=1258 => {
                Encoding::for_label(format!("windows-{number}").as_bytes()).unwrap_or(WINDOWS_1252)
            }
            932 => encoding_rs::SHIFT_JIS,
            936 => encoding_rs::GBK,
            949 => encoding_rs::EUC_KR,
            950 => encoding_rs::BIG5,
            _ => WINDOWS_1252,
        }
    }

    /// A string behind its length in two bytes (`is_long`) or one.
    pub(super) fn read(self, parts: &[&[u8]], at: usize, is_long: bool) -> Option<String> {
        let mut bytes = BiffParts::new(parts);
        bytes.skip(at)?;
        let length = if is_long { bytes.u16()?.into() } else { bytes.u8()?.into() };
        if self.is_wide {
            return bytes.characters(length);
        }
        let text = bytes.current().get(..length).unwrap_or_else(|| bytes.current());
        Some(self.encoding.decode_without_bom_handling(text).0.into_owned())
    }
}

/// Reads through a record and what continues it.
pub(super) struct BiffParts<'a> {
    parts: &'a [&'a [u8]],
    at: usize,
}

impl<'a> BiffParts<'a> {
    pub(super) const fn new(parts: &'a [&'a [u8]]) -> Self {
        Self { parts, at: 0 }
    }

    fn current(&self) -> &'a [u8] {
        self.parts.first().and_then(|part| part.get(self.at..)).unwrap_or_default()
    }

    /// Goes to the next part where this one is at its end; whether it did.
    fn settle(&mut self) -> bool {
        let mut has_moved = false;
        while self.current().is_empty() && self.parts.len() > 1 {
            (self.parts, self.at) = (&self.parts[1..], 0);
            has_moved = true;
        }
        has_moved
    }

    pub(super) fn skip(&mut self, mut count: usize) -> Option<()> {
        while count > 0 {
            self.settle();
            let step = self.current().len().min(count);
            if step == 0 {
                return None;
            }
            (self.at, count) = (self.at + step, count - step);
        }
        Some(())
    }

    fn u8(&mut self) -> Option<u8> {
        self.settle();
        let byte = *self.current().first()?;
        self.at += 1;
        Some(byte)
    }

    fn u16(&mut self) -> Option<u16> {
        Some(u16::from_le_bytes([self.u8()?, self.u8()?]))
    }

    fn u32(&mut self) -> Option<u32> {
        Some(u32::from(self.u16()?) | u32::from(self.u16()?) << 16)
    }

    /// The flag that says how wide characters are, and so many of them.
    fn characters(&mut self, count: usize) -> Option<String> {
        let flags = self.u8()?;
        self.wide_or_narrow(count, flags)
    }

    fn wide_or_narrow(&mut self, count: usize, flags: u8) -> Option<String> {
        let mut is_wide = flags & 1 != 0;
        let mut units: Vec<u16> = Vec::new();
        while units.len() < count {
            if self.settle() {
                is_wide = self.u8()? & 1 != 0;
            }
            let width = if is_wide { 2 } else { 1 };
            let bytes = self.current();
            let take = (bytes.len() / width).min(count - units.len());
            if take == 0 {
                return None;
            }
            let bytes = &bytes[..take * width];
            if is_wide {
                units.extend(bytes.as_chunks::<2>().0.iter().map(|pair| u16::from_le_bytes(*pair)));
            } else {
                units.extend(bytes.iter().map(|byte| u16::from(*byte)));
            }
            self.at += bytes.len();
        }
        Some(String::from_utf16_lossy(&units))
    }

    /// A string of the table of strings, with what it says of fonts and of readings left out.
    pub(super) fn rich_string(&mut self) -> Option<String> {
        const HAS_READING: u8 = 4;
        const HAS_FONTS: u8 = 8;
        let count = self.u16()?.into();
        let flags = self.u8()?;
        let fonts = if flags & HAS_FONTS == 0 { 0 } else { usize::from(self.u16()?) };
        let reading = if flags & HAS_READING == 0 { 0 } else { self.u32()? as usize };
        let text = self.wide_or_narrow(count, flags)?;
        self.skip(fonts * 4)?;
        self.skip(reading)?;
        Some(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_that_go_on_in_the_next_record_may_change_their_width() {
        let first: &[u8] = b"\x05\0\0ab";
        let second: &[u8] = b"\x01\xe4\0c\0d\0";
        let parts = [first, second];
        assert_eq!(BiffParts::new(&parts).rich_string().unwrap(), "abäcd");
        assert_eq!(BiffParts::new(&[first]).rich_string(), None, "cut");
    }

    #[test]
    fn fonts_and_readings_are_passed_over() {
        let both: &[u8] = b"\x02\0\x0c\x01\0\x02\0\0\0hi____??\x01\0\0z";
        let parts = [both];
        let mut strings = BiffParts::new(&parts);
        assert_eq!(strings.rich_string().unwrap(), "hi");
        assert_eq!(strings.rich_string().unwrap(), "z");
        assert_eq!(strings.rich_string(), None);
    }
}
