//! Which text the codes of a font stand for, as the font's `ToUnicode` says it.
//!
//! Source: ISO 32000-2, 9.10.3.

use std::collections::BTreeMap;

use super::file::PdfFile;
use super::lexer::{PdfLexer, PdfObject};
use crate::fault::Fault;

/// What a range takes, text and all.
const RANGE_BYTES: usize = 128;

/// A map of codes to text. Ranges are kept as ranges, so a short map cannot grow.
#[derive(Debug, Clone, Default)]
pub(super) struct CMap {
    /// The last code and the text of the first, by the first.
    ranges: BTreeMap<u32, (u32, Vec<u16>)>,
    /// Whether codes have two bytes, where the map says so.
    pub(super) is_wide: Option<bool>,
}

impl CMap {
    /// # Errors
    /// Beyond the limits of the file.
    pub(super) fn read(file: &PdfFile<'_>, bytes: &[u8]) -> Result<Self, Fault> {
        let mut map = Self::default();
        let mut lexer = PdfLexer::new(bytes, 0, file.budget.room());
        let mut operands: Vec<PdfObject> = Vec::new();
        let mut from = 0;
        while let Some(object) = lexer.next() {
            let PdfObject::Word(word) = object else {
                operands.push(object);
                continue;
            };
            match &*word {
                "endcodespacerange" => {
                    let length = operands.iter().rev().find_map(code_length);
                    map.is_wide = length.map(|length| length > 1).or(map.is_wide);
                }
                "endbfchar" => {
                    for pair in operands.as_chunks::<2>().0 {
                        if let (Some(code), Some(text)) = (code(&pair[0]), utf_16(&pair[1])) {
                            map.ranges.insert(code, (code, text));
                        }
                    }
                }
                "endbfrange" => operands.as_chunks::<3>().0.iter().for_each(|range| map.add(range)),
                _ => {}
            }
            operands.clear();
            file.spend_reading(&lexer, from)?;
            (from, lexer.cost) = (lexer.at, 0);
        }
        file.spend_reading(&lexer, from)?;
        file.budget.keep(map.ranges.len() * RANGE_BYTES)?;
        Ok(map)
    }

    fn add(&mut self, range: &[PdfObject; 3]) {
        let (Some(first), Some(last)) = (code(&range[0]), code(&range[1])) else { return };
        if let Some(text) = utf_16(&range[2]) {
            self.ranges.insert(first, (last, text));
        }
        for (code, text) in (first..=last).zip(range[2].list()) {
            if let Some(text) = utf_16(text) {
                self.ranges.insert(code, (code, text));
            }
        }
    }

    /// The text of a code.
    pub(super) fn text(&self, code: u32) -> Option<String> {
        let (first, (last, text)) = self.ranges.range(..=code).next_back()?;
        if code > *last {
            return None;
        }
        let mut text = text.clone();
        // The last unit counts up within a range.
        let step = u16::try_from(code - first).ok()?;
        if let Some(unit) = text.last_mut() {
            *unit = unit.checked_add(step)?;
        }
        let text = String::from_utf16(&text).ok()?;
        (!text.is_empty() && !text.contains('\0')).then_some(text)
    }
}

fn code_length(object: &PdfObject) -> Option<usize> {
    object.bytes().map(<[u8]>::len)
}

fn code(object: &PdfObject) -> Option<u32> {
    let bytes = object.bytes().filter(|bytes| (1..=4).contains(&bytes.len()))?;
    Some(bytes.iter().fold(0, |code, byte| code << 8 | u32::from(*byte)))
}

fn utf_16(object: &PdfObject) -> Option<Vec<u16>> {
    match object.bytes()? {
        [byte] => Some(vec![u16::from(*byte)]),
        // Text for one code: longer is a mistake.
        bytes if bytes.len() <= 64 => {
            Some(bytes.as_chunks::<2>().0.iter().map(|pair| u16::from_be_bytes(*pair)).collect())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(map: &[u8]) -> CMap {
        CMap::read(&PdfFile::open(b"").unwrap(), map).unwrap()
    }

    #[test]
    fn characters_and_ranges_are_mapped() {
        let map = read(
            b"1 begincodespacerange <0000> <FFFF> endcodespacerange 2 beginbfchar <0001> <0041> <0002> <00660069> endbfchar\n\
              2 beginbfrange <0010> <0019> <0030> <0020> <0021> [<20AC> <D83DDE00>] endbfrange",
        );
        assert_eq!(map.is_wide, Some(true));
        for (code, text) in
            [(1, "A"), (2, "fi"), (0x10, "0"), (0x19, "9"), (0x20, "€"), (0x21, "😀")]
        {
            assert_eq!(map.text(code).as_deref(), Some(text));
        }
        for code in [0, 3, 0x1a, 0x22, u32::MAX] {
            assert_eq!(map.text(code), None);
        }
    }

    #[test]
    fn a_range_of_all_codes_takes_no_memory() {
        let map = read(b"<00000000> <FFFFFFFF> <0041> endbfrange <01> <05> [] endbfrange");
        assert_eq!(map.ranges.len(), 1);
        assert_eq!(map.text(1).as_deref(), Some("B"));
        assert_eq!(map.text(0x00ff_ffff), None);
    }
}
