//! Fonts of a PDF: which characters the codes of a text stand for, and how wide they are.
//!
//! Source: ISO 32000-2, 9.5 to 9.10. What a font says itself of its text (`ToUnicode`) goes before its
//! encoding and the names of its glyphs. A code of which nothing is known is U+FFFD, never a guess.

use std::collections::BTreeMap;

use super::cmap::CMap;
use super::file::PdfFile;
use super::glyph::{self, GlyphEncoding};
use super::lexer::{PdfDict, PdfObject};
use super::metrics;
use crate::fault::Fault;

/// Widths that one font may state.
const WIDTHS_MAX: usize = 1 << 16;
/// What a width takes, in bytes and in steps.
const WIDTH_BYTES: usize = 32;
/// What a font takes beside its widths and its map: the texts of 256 codes.
const FONT_BYTES: usize = 16 << 10;
/// Looking up a glyph by its name, in steps.
const GLYPH_WORK: usize = 128;
/// The name of a font; it is looked at for every glyph.
const NAME_LETTERS_MAX: usize = 128;

/// A font as far as text needs it.
pub(super) struct PdfFont {
    is_wide: bool,
    unicode: CMap,
    /// The texts of a font of one byte.
    texts: Vec<Option<String>>,
    widths: BTreeMap<u32, f64>,
    default_width: Option<f64>,
    name: String,
    /// What a width is multiplied by to be in sizes of the font.
    scale: f64,
}

/// One code of a text.
pub(super) struct FontCode {
    pub(super) text: String,
    /// In sizes of the font.
    pub(super) width: f64,
    /// Whether space between words is added behind it.
    pub(super) is_space: bool,
}

impl PdfFont {
    /// # Errors
    /// Beyond the limits of the file.
    pub(super) fn read(file: &PdfFile<'_>, font: &PdfDict) -> Result<Self, Fault> {
        let kind = file.get(font, "Subtype")?.name().unwrap_or_default().to_owned();
        let name = file.get(font, "BaseFont")?;
        let name = name.name().unwrap_or_default().chars().take(NAME_LETTERS_MAX).collect();
        file.budget.keep(FONT_BYTES)?;
        file.budget.work(FONT_BYTES)?;
        let unicode = match font.get("ToUnicode").map(|map| file.stream(map)).transpose()?.flatten()
        {
            Some((_, map)) => CMap::read(file, &map)?,
            None => CMap::default(),
        };
        let mut own = Self {
            is_wide: kind == "Type0",
            unicode,
            texts: Vec::new(),
            widths: BTreeMap::new(),
            default_width: None,
            name,
            scale: 0.001,
        };
        if own.is_wide {
            own.read_composite(file, font)?;
        } else {
            own.read_simple(file, font, &kind)?;
        }
        Ok(own)
    }

    fn read_composite(&mut self, file: &PdfFile<'_>, font: &PdfDict) -> Result<(), Fault> {
        let descendants = file.get(font, "DescendantFonts")?;
        let Some(descendant) = descendants.list().first() else { return Ok(()) };
        let descendant = file.resolve(descendant)?;
        let Some(descendant) = descendant.dict() else { return Ok(()) };
        self.default_width = Some(file.get(descendant, "DW")?.number().unwrap_or(1000.0));
        let stated = file.get(descendant, "W")?;
        let mut stated = stated.list().iter();
        // `12 [500 600]` from 12 on, `12 20 500` for all of these.
        while let (Some(first), Some(second)) = (stated.next(), stated.next()) {
            let Some(first) = first.count().and_then(|first| u32::try_from(first).ok()) else {
                return Ok(());
            };
            match file.resolve(second)? {
                PdfObject::List(widths) => {
                    let widths = (first..).zip(widths.iter().filter_map(PdfObject::number));
                    let widths = widths.take(WIDTHS_MAX);
                    keep_widths(file, widths.size_hint().1)?;
                    self.widths.extend(widths);
                }
                last => {
                    let last = last.count().and_then(|last| u32::try_from(last).ok()).unwrap_or(0);
                    let width = stated.next().and_then(PdfObject::number);
                    let codes = (first..=last).take(WIDTHS_MAX);
                    keep_widths(file, codes.size_hint().1)?;
                    self.widths.extend(codes.filter_map(|code| Some((code, width?))));
                }
            }
        }
        Ok(())
    }

    fn read_simple(&mut self, file: &PdfFile<'_>, font: &PdfDict, kind: &str) -> Result<(), Fault> {
        let first = file.get(font, "FirstChar")?.count().unwrap_or(0);
        let widths = file.get(font, "Widths")?;
        for (code, width) in (first..256).zip(widths.list()) {
            let width = file.resolve(width)?.number();
            self.widths.extend(u32::try_from(code).ok().zip(width));
        }
        if !widths.list().is_empty() {
            let descriptor = file.dict(font, "FontDescriptor")?;
            self.default_width =
                Some(file.get(&descriptor, "MissingWidth")?.number().unwrap_or(0.0));
        }
        if kind == "Type3" {
            let matrix = file.get(font, "FontMatrix")?;
            let scale = matrix.list().first().and_then(PdfObject::number).unwrap_or(0.001);
            self.scale = scale.abs();
        }
        let encoding = file.get(font, "Encoding")?;
        let by_default =
            if kind == "TrueType" { GlyphEncoding::WinAnsi } else { GlyphEncoding::Standard };
        let stated = match &encoding {
            PdfObject::Dict(dict) => {
                file.get(dict, "BaseEncoding")?.name().and_then(GlyphEncoding::by_name)
            }
            named => named.name().and_then(GlyphEncoding::by_name),
        };
        // The glyphs of a font of drawings are named or they are nothing.
        let base = stated.or_else(|| (kind != "Type3").then_some(by_default));
        self.texts = (0..=255).map(|code| Some(base?.character(code)?.to_string())).collect();
        if let Some(encoding) = encoding.dict() {
            let mut code = 0;
            for difference in file.get(encoding, "Differences")?.list() {
                file.budget.work(GLYPH_WORK)?;
                match difference {
                    PdfObject::Name(name) => {
                        if let Some(text) = self.texts.get_mut(code) {
                            *text = glyph::characters(name);
                        }
                        code += 1;
                    }
                    number => code = number.count().unwrap_or(code),
                }
            }
        }
        Ok(())
    }

    /// The codes of a text.
    pub(super) fn codes<'t>(&'t self, text: &'t [u8]) -> impl Iterator<Item = FontCode> + 't {
        let is_wide = self.is_wide && self.unicode.is_wide != Some(false);
        text.chunks(if is_wide { 2 } else { 1 }).map(move |bytes| {
            let code = bytes.iter().fold(0, |code, byte| code << 8 | u32::from(*byte));
            let text = self.unicode.text(code).or_else(|| self.texts.get(code as usize)?.clone());
            let text = text.unwrap_or_else(|| char::REPLACEMENT_CHARACTER.to_string());
            let width = self.widths.get(&code).copied().or(self.default_width);
            let width = width
                .unwrap_or_else(|| metrics::width(&self.name, text.chars().next().unwrap_or(' ')));
            FontCode { text, width: width * self.scale, is_space: bytes == b" " }
        })
    }
}

fn keep_widths(file: &PdfFile<'_>, count: Option<usize>) -> Result<(), Fault> {
    let bytes = count.unwrap_or(WIDTHS_MAX) * WIDTH_BYTES;
    file.budget.work(bytes)?;
    file.budget.keep(bytes)
}
