//! Characters that a page names, and white space.

/// Appends text with its entities as characters and its white space as single spaces.
pub(super) fn push(to: &mut String, text: &str) {
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let (c, length) = match c {
            '&' => named(rest).unwrap_or(('&', 1)),
            c => (c, c.len_utf8()),
        };
        rest = &rest[length..];
        match c {
            // Zero-width marks and soft hyphens are not shown.
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{feff}' => {}
            c if c.is_whitespace() || c.is_control() => {
                if !to.is_empty() && !to.ends_with(' ') {
                    to.push(' ');
                }
            }
            c => to.push(c),
        }
    }
}

/// The character that stands at the start of the text as `&pound;`, `&#163;` or `&#xA3;`, and the length of
/// its name. Browsers forgive a missing semicolon, and so does this.
fn named(text: &str) -> Option<(char, usize)> {
    let name = &text[1..];
    let length = name
        .bytes()
        .take(32)
        .enumerate()
        .take_while(|(at, byte)| byte.is_ascii_alphanumeric() || (*at == 0 && *byte == b'#'))
        .count();
    let end = 1 + length + usize::from(name.as_bytes().get(length) == Some(&b';'));
    let name = &name[..length];
    let c = match name.strip_prefix('#') {
        Some(number) => numbered(number)?,
        None => match LATIN_1.iter().position(|known| *known == name) {
            Some(at) => char::from_u32(0xa0 + u32::try_from(at).ok()?)?,
            None => NAMED.iter().find(|(known, _)| *known == name)?.1,
        },
    };
    Some((c, end))
}

/// Pages number the signs of Windows-1252 by their bytes, and browsers show what was meant.
fn numbered(number: &str) -> Option<char> {
    let code = match number.strip_prefix(['x', 'X']) {
        Some(hex) => u32::from_str_radix(hex, 16).ok()?,
        None => number.parse().ok()?,
    };
    match code {
        0 => None,
        0x80..=0x9f => {
            let byte = [u8::try_from(code).ok()?];
            encoding_rs::WINDOWS_1252.decode_without_bom_handling(&byte).0.chars().next()
        }
        code => char::from_u32(code),
    }
}

const NAMED: [(&str, char); 34] = [
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("AMP", '&'),
    ("LT", '<'),
    ("GT", '>'),
    ("QUOT", '"'),
    ("euro", '€'),
    ("minus", '−'),
    ("ndash", '–'),
    ("mdash", '—'),
    ("lsquo", '‘'),
    ("rsquo", '’'),
    ("sbquo", '‚'),
    ("ldquo", '“'),
    ("rdquo", '”'),
    ("bdquo", '„'),
    ("hellip", '…'),
    ("bull", '•'),
    ("trade", '™'),
    ("ensp", ' '),
    ("emsp", ' '),
    ("thinsp", ' '),
    ("zwnj", '\u{200c}'),
    ("zwj", '\u{200d}'),
    ("lrm", '\u{200e}'),
    ("rlm", '\u{200f}'),
    ("OElig", 'Œ'),
    ("oelig", 'œ'),
    ("Scaron", 'Š'),
    ("scaron", 'š'),
    ("Yuml", 'Ÿ'),
];

/// The names of U+00A0 to U+00FF in their order.
#[rustfmt::skip]
const LATIN_1: [&str; 96] = [
    "nbsp", "iexcl", "cent", "pound", "curren", "yen", "brvbar", "sect",
    "uml", "copy", "ordf", "laquo", "not", "shy", "reg", "macr",
    "deg", "plusmn", "sup2", "sup3", "acute", "micro", "para", "middot",
    "cedil", "sup1", "ordm", "raquo", "frac14", "frac12", "frac34", "iquest",
    "Agrave", "Aacute", "Acirc", "Atilde", "Auml", "Aring", "AElig", "Ccedil",
    "Egrave", "Eacute", "Ecirc", "Euml", "Igrave", "Iacute", "Icirc", "Iuml",
    "ETH", "Ntilde", "Ograve", "Oacute", "Ocirc", "Otilde", "Ouml", "times",
    "Oslash", "Ugrave", "Uacute", "Ucirc", "Uuml", "Yacute", "THORN", "szlig",
    "agrave", "aacute", "acirc", "atilde", "auml", "aring", "aelig", "ccedil",
    "egrave", "eacute", "ecirc", "euml", "igrave", "iacute", "icirc", "iuml",
    "eth", "ntilde", "ograve", "oacute", "ocirc", "otilde", "ouml", "divide",
    "oslash", "ugrave", "uacute", "ucirc", "uuml", "yacute", "thorn", "yuml",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_for_their_characters() {
        let mut text = String::new();
        push(&mut text, "&nbsp;&yuml;&Agrave&times; &#0;&#xFFFFFFFFF;&#150; \u{200b}&shy;&;&");
        assert_eq!(text, "ÿÀ× &#0;&#xFFFFFFFFF;– &;&");
    }
}
