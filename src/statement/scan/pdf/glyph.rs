//! Characters by the codes of the old encodings and by the names that fonts give their glyphs.
//!
//! Source: ISO 32000-2, annex D, and the naming rules of the Adobe Glyph List.

use encoding_rs::{MACINTOSH, WINDOWS_1252};
use unicode_normalization::UnicodeNormalization;

/// An encoding of one byte that a PDF may name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum GlyphEncoding {
    Standard,
    WinAnsi,
    MacRoman,
}

impl GlyphEncoding {
    pub(super) fn by_name(name: &str) -> Option<Self> {
        match name {
            "StandardEncoding" => Some(Self::Standard),
            "WinAnsiEncoding" => Some(Self::WinAnsi),
            "MacRomanEncoding" => Some(Self::MacRoman),
            _ => None,
        }
    }

    /// The character of a code.
    pub(super) fn character(self, code: u8) -> Option<char> {
        let decoded = |encoding: &'static encoding_rs::Encoding| {
            encoding.decode_without_bom_handling(&[code]).0.chars().next()
        };
        match (self, code) {
            (_, 0..=31) => None,
            (Self::WinAnsi, _) => decoded(WINDOWS_1252),
            (Self::MacRoman, _) => decoded(MACINTOSH),
            (Self::Standard, b'\'') => Some('’'),
            (Self::Standard, b'`') => Some('‘'),
            (Self::Standard, 32..=126) => Some(char::from(code)),
            (Self::Standard, _) => {
                STANDARD_UPPER.iter().find(|(known, _)| *known == code).map(|(_, c)| *c)
            }
        }
    }
}

/// A name of a glyph: longer ones would be text of their own.
const NAME_BYTES_MAX: usize = 127;

/// The characters of a glyph by its name: `Adieresis`, `uni20AC`, `f_i`, `one.tab`. Names that only number the
/// glyphs (`g12`, `C0_1`) say nothing.
pub(super) fn characters(name: &str) -> Option<String> {
    let name = name.split('.').next().filter(|name| (1..=NAME_BYTES_MAX).contains(&name.len()))?;
    name.split('_').map(character).collect()
}

fn character(name: &str) -> Option<char> {
    let mut letters = name.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return letter.is_ascii_alphabetic().then_some(letter);
    }
    if let Some((_, c)) = NAMES.iter().find(|(known, _)| *known == name) {
        return Some(*c);
    }
    let hex = name.strip_prefix("uni").filter(|hex| hex.len() == 4);
    let hex = hex.or_else(|| name.strip_prefix('u').filter(|hex| (4..=6).contains(&hex.len())));
    if let Some(c) = hex.and_then(|hex| u32::from_str_radix(hex, 16).ok()).and_then(char::from_u32)
    {
        return Some(c);
    }
    // A letter and its accent.
    let letter = name.chars().next().filter(char::is_ascii_alphabetic)?;
    let (_, accent) = ACCENTS.iter().find(|(accent, _)| *accent == &name[1..])?;
    let mut composed = [letter, *accent].into_iter().nfc();
    composed.next().filter(|_| composed.next().is_none())
}

const ACCENTS: [(&str, char); 13] = [
    ("grave", '\u{300}'),
    ("acute", '\u{301}'),
    ("circumflex", '\u{302}'),
    ("tilde", '\u{303}'),
    ("macron", '\u{304}'),
    ("breve", '\u{306}'),
    ("dotaccent", '\u{307}'),
    ("dieresis", '\u{308}'),
    ("ring", '\u{30a}'),
    ("hungarumlaut", '\u{30b}'),
    ("caron", '\u{30c}'),
    ("cedilla", '\u{327}'),
    ("ogonek", '\u{328}'),
];

#[rustfmt::skip]
const NAMES: [(&str, char); 107] = [
    ("space", ' '), ("exclam", '!'), ("quotedbl", '"'), ("numbersign", '#'), ("dollar", '$'), ("percent", '%'),
    ("ampersand", '&'), ("quotesingle", '\''), ("parenleft", '('), ("parenright", ')'), ("asterisk", '*'),
    ("plus", '+'), ("comma", ','), ("hyphen", '-'), ("period", '.'), ("slash", '/'), ("zero", '0'), ("one", '1'),
    ("two", '2'), ("three", '3'), ("four", '4'), ("five", '5'), ("six", '6'), ("seven", '7'), ("eight", '8'),
    ("nine", '9'), ("colon", ':'), ("semicolon", ';'), ("less", '<'), ("equal", '='), ("greater", '>'),
    ("question", '?'), ("at", '@'), ("bracketleft", '['), ("backslash", '\\'), ("bracketright", ']'),
    ("asciicircum", '^'), ("underscore", '_'), ("grave", '`'), ("braceleft", '{'), ("bar", '|'),
    ("braceright", '}'), ("asciitilde", '~'), ("exclamdown", '¡'), ("cent", '¢'), ("sterling", '£'),
    ("currency", '¤'), ("yen", '¥'), ("brokenbar", '¦'), ("section", '§'), ("dieresis", '¨'), ("copyright", '©'),
    ("ordfeminine", 'ª'), ("guillemotleft", '«'), ("logicalnot", '¬'), ("registered", '®'), ("macron", '¯'),
    ("degree", '°'), ("plusminus", '±'), ("acute", '´'), ("mu", 'µ'), ("paragraph", '¶'),
    ("periodcentered", '·'), ("cedilla", '¸'), ("ordmasculine", 'º'), ("guillemotright", '»'),
    ("onequarter", '¼'), ("onehalf", '½'), ("threequarters", '¾'), ("questiondown", '¿'), ("AE", 'Æ'),
    ("ae", 'æ'), ("Oslash", 'Ø'), ("oslash", 'ø'), ("germandbls", 'ß'), ("Eth", 'Ð'), ("eth", 'ð'),
    ("Thorn", 'Þ'), ("thorn", 'þ'), ("multiply", '×'), ("divide", '÷'), ("Lslash", 'Ł'), ("lslash", 'ł'),
    ("OE", 'Œ'), ("oe", 'œ'), ("dotlessi", 'ı'), ("florin", 'ƒ'), ("endash", '–'), ("emdash", '—'),
    ("quoteleft", '‘'), ("quoteright", '’'), ("quotesinglbase", '‚'), ("quotedblleft", '“'),
    ("quotedblright", '”'), ("quotedblbase", '„'), ("bullet", '•'), ("ellipsis", '…'), ("Euro", '€'),
    ("trademark", '™'), ("minus", '−'), ("fi", 'ﬁ'), ("fl", 'ﬂ'), ("fraction", '⁄'), ("dagger", '†'),
    ("nbspace", ' '), ("sfthyphen", '-'), ("ff", 'ﬀ'),
];

#[rustfmt::skip]
const STANDARD_UPPER: [(u8, char); 54] = [
    (0xa1, '¡'), (0xa2, '¢'), (0xa3, '£'), (0xa4, '⁄'), (0xa5, '¥'), (0xa6, 'ƒ'), (0xa7, '§'), (0xa8, '¤'),
    (0xa9, '\''), (0xaa, '“'), (0xab, '«'), (0xac, '‹'), (0xad, '›'), (0xae, 'ﬁ'), (0xaf, 'ﬂ'), (0xb1, '–'),
    (0xb2, '†'), (0xb3, '‡'), (0xb4, '·'), (0xb6, '¶'), (0xb7, '•'), (0xb8, '‚'), (0xb9, '„'), (0xba, '”'),
    (0xbb, '»'), (0xbc, '…'), (0xbd, '‰'), (0xbf, '¿'), (0xc1, '`'), (0xc2, '´'), (0xc3, 'ˆ'), (0xc4, '˜'),
    (0xc5, '¯'), (0xc6, '˘'), (0xc7, '˙'), (0xc8, '¨'), (0xca, '˚'), (0xcb, '¸'), (0xcd, '˝'), (0xce, '˛'),
    (0xcf, 'ˇ'), (0xd0, '—'), (0xe1, 'Æ'), (0xe3, 'ª'), (0xe8, 'Ł'), (0xe9, 'Ø'), (0xea, 'Œ'), (0xeb, 'º'),
    (0xf1, 'æ'), (0xf5, 'ı'), (0xf8, 'ł'), (0xf9, 'ø'), (0xfa, 'œ'), (0xfb, 'ß'),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glyphs_are_known_by_their_names() {
        for (name, text) in [
            ("A", "A"),
            ("Adieresis", "Ä"),
            ("uni20AC", "€"),
            ("u1F600", "😀"),
            ("one.tab", "1"),
            ("f_i", "fi"),
            ("sterling", "£"),
            ("scaron", "š"),
        ] {
            assert_eq!(characters(name).as_deref(), Some(text), "{name}");
        }
        assert_eq!(characters(&"a_".repeat(64)), None, "no glyph stands for a page");
        for name in ["g12", "", ".notdef", "C0_1", "cid17", "éé", "Axyz"] {
            assert_eq!(characters(name), None, "{name}");
        }
    }

    #[test]
    fn codes_are_characters_of_their_encoding() {
        assert_eq!(GlyphEncoding::WinAnsi.character(0x80), Some('€'));
        assert_eq!(GlyphEncoding::MacRoman.character(0xdb), Some('€'));
        assert_eq!(GlyphEncoding::Standard.character(0xa3), Some('£'));
        assert_eq!(GlyphEncoding::Standard.character(b'\''), Some('’'));
    }
}
