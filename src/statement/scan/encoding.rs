//! Bytes as text: which encoding a file is in, and its text.
//!
//! In this order, the first that holds:
//! 1. a mark (UTF-8, UTF-16; UTF-32 is refused);
//! 2. zero bytes where UTF-16 has them: line ends, digits and delimiters of any statement are ASCII, so every
//!    other byte of many is zero;
//! 3. no zero byte, and all of it UTF-8;
//! 4. an encoding of a script (Greek, Cyrillic, Chinese), by `chardetng`, where letters of it follow each other;
//! 5. one of the encodings of one byte a character: Windows-1252, unless several letters show what `chardetng`
//!    guesses; `fitness` decides what it does not know (Mac Roman, ISO-8859-15).
//!
//! A text that is mostly UTF-8 and in a few places is not was put together from two files or damaged. It is
//! refused with the line: read as Windows-1252 it would turn every name in it to nonsense (`MÃ¼ller`), and
//! matching goes by names. Read as UTF-8 with marks of replacement, a byte of a number could vanish.

mod fit;

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    Encoding, ISO_8859_15, MACINTOSH, UTF_16BE, UTF_16LE, WINDOWS_1252, WINDOWS_1254,
};
use memchr::memchr;

use self::fit::{fitness, is_borne_out, is_of_script};
use super::place::line_at;
use crate::fault::Fault;

/// The detector reads this many bytes as they stand; of the rest only words that are not ASCII.
const DETECT_BYTES_MAX: usize = 1 << 20;

/// Bytes of such words in the rest, at most.
const DETECT_WORDS_BYTES_MAX: usize = 1 << 20;

/// Bytes looked at to tell UTF-16 and UTF-32 without a mark.
const WIDE_SAMPLE_BYTES: usize = 1 << 12;

/// A text and what it was stored in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded<'a> {
    /// The text without a mark; borrowed where the file is UTF-8.
    pub text: Cow<'a, str>,
    /// The name for a person: `UTF-8`, `Windows-1252`.
    pub encoding: &'static str,
    /// Said once, where the encoding was inferred and not stated by a mark.
    pub note: Option<String>,
}

/// Decodes a file.
///
/// # Errors
/// UTF-32, zero bytes, text that is cut within a character, a mixture of encodings; each with its line where
/// it has one.
pub fn decode(bytes: &[u8]) -> Result<Decoded<'_>, Fault> {
    if bytes.starts_with(b"\xff\xfe\0\0") || bytes.starts_with(b"\0\0\xfe\xff") {
        return Err(utf_32());
    }
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        let text = &bytes[mark..];
        return if encoding == UTF_16LE || encoding == UTF_16BE {
            utf_16(text, encoding, None)
        } else {
            refuse_nul(text)?;
            let text = std::str::from_utf8(text).map_err(|at| broken(text, at.valid_up_to()))?;
            Ok(Decoded { text: Cow::Borrowed(text), encoding: "UTF-8", note: None })
        };
    }
    match wide_without_mark(bytes) {
        Some(WideEncoding::Utf16(encoding)) => {
            let note = format!("read as {}, by its zero bytes; it has no mark", name(encoding));
            return utf_16(bytes, encoding, Some(note));
        }
        Some(WideEncoding::Utf32) => return Err(utf_32()),
        None => refuse_nul(bytes)?,
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(Decoded { text: Cow::Borrowed(text), encoding: "UTF-8", note: None }),
        Err(at) if is_mostly_utf_8(bytes) => Err(broken(bytes, at.valid_up_to())),
        Err(_) => Ok(one_byte_a_character(bytes)),
    }
}

enum WideEncoding {
    Utf16(&'static Encoding),
    Utf32,
}

/// UTF-16 has zeros in every other place, all even or all odd, and in a statement in many; UTF-32 has three
/// in a row.
fn wide_without_mark(bytes: &[u8]) -> Option<WideEncoding> {
    let sample = &bytes[..bytes.len().min(WIDE_SAMPLE_BYTES)];
    memchr(0, sample)?;
    let (pairs, _) = sample.as_chunks::<2>();
    let zeros = |at: usize| pairs.iter().filter(|pair| pair[at] == 0).count();
    let (high_first, low_first) = (zeros(0), zeros(1));
    let is_many = |zeros: usize| zeros >= 4 && zeros * 4 >= pairs.len();
    let (quads, _) = sample.as_chunks::<4>();
    let is_wide = |quad: &&[u8; 4]| matches!(quad, [1..=255, 0, 0, 0] | [0, 0, 0, 1..=255]);
    match (high_first, low_first) {
        (0, zeros) if is_many(zeros) => Some(WideEncoding::Utf16(UTF_16LE)),
        (zeros, 0) if is_many(zeros) => Some(WideEncoding::Utf16(UTF_16BE)),
        _ if quads.len() > 1 && quads.iter().filter(is_wide).count() * 2 > quads.len() => {
            Some(WideEncoding::Utf32)
        }
        _ => None,
    }
}

fn utf_16<'a>(
    bytes: &[u8],
    encoding: &'static Encoding,
    note: Option<String>,
) -> Result<Decoded<'a>, Fault> {
    let Some(text) = encoding.decode_without_bom_handling_and_without_replacement(bytes) else {
        let (lossy, _) = encoding.decode_without_bom_handling(bytes);
        let at = lossy.find(char::REPLACEMENT_CHARACTER).unwrap_or(lossy.len());
        let what = format!("a character of {} that is cut or damaged", name(encoding));
        return Err(Fault::at_line(line_at(lossy.as_bytes(), at), what).hint(EXPORT_AGAIN));
    };
    refuse_nul(text.as_bytes())?;
    Ok(Decoded { text: Cow::Owned(text.into_owned()), encoding: name(encoding), note })
}

const EXPORT_AGAIN: &str = "export the file again, or save it as UTF-8";

fn utf_32() -> Fault {
    Fault::of_file("this is UTF-32 text, which no bank exports and which is not read")
        .hint("save it as UTF-8: iconv -f UTF-32 -t UTF-8 IN > OUT")
}

fn broken(bytes: &[u8], at: usize) -> Fault {
    let line = line_at(bytes, at);
    Fault::at_line(line, "a byte that is not UTF-8, as the other text of this file is").hint(
        "the file was damaged or put together from files in different encodings; export it again, or correct this line",
    )
}

fn refuse_nul(bytes: &[u8]) -> Result<(), Fault> {
    let Some(at) = memchr(0, bytes) else { return Ok(()) };
    let line = line_at(bytes, at);
    Err(Fault::at_line(line, "a NUL byte, which no text has").hint(EXPORT_AGAIN))
}

/// Whether characters that are well-formed UTF-8 are several and more than what is not.
///
/// Two bytes of another encoding are one of UTF-8 by chance only where two symbols of a kind that no word has
/// follow each other, so two of them are proof enough.
fn is_mostly_utf_8(bytes: &[u8]) -> bool {
    let (mut good, mut bad) = (0_usize, 0_usize);
    for chunk in bytes.utf8_chunks() {
        good += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        bad += usize::from(!chunk.invalid().is_empty());
    }
    good >= 2 && good > bad
}

fn one_byte_a_character<'a>(bytes: &[u8]) -> Decoded<'a> {
    let sample = sample(bytes);
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(&sample, true);
    let mut encoding = detector.guess(None, Utf8Detection::Deny);
    // Few bytes are taken for Turkish where they may be western; the two differ in six letters.
    if encoding == WINDOWS_1254
        && !sample.iter().any(|byte| matches!(byte, 0xd0 | 0xdd..=0xde | 0xf0 | 0xfd..=0xfe))
    {
        encoding = WINDOWS_1252;
    }
    let is_script = is_of_script(&sample, encoding);
    // A guess by a letter or two is none: what Windows-1252 reads well is taken for it.
    if encoding != WINDOWS_1254 && !is_script && !is_borne_out(&sample, encoding) {
        encoding = WINDOWS_1252;
    }
    let best = fitness(&sample, encoding);
    // What the detector does not know, or says of a handful of bytes for want of anything better.
    let others: &[&'static Encoding] =
        if encoding == WINDOWS_1252 { &[MACINTOSH] } else { &[WINDOWS_1252, MACINTOSH] };
    if !is_script
        && let Some(better) = others
            .iter()
            .map(|other| (fitness(&sample, other), *other))
            .filter(|(fit, _)| *fit > best)
            .reduce(|a, b| if b.0 > a.0 { b } else { a })
    {
        encoding = better.1;
    }
    if encoding == WINDOWS_1252 && is_latin_9(bytes) {
        encoding = ISO_8859_15;
    }
    let (text, _) = encoding.decode_without_bom_handling(bytes);
    Decoded {
        text: Cow::Owned(text.into_owned()),
        encoding: name(encoding),
        note: Some(format!("read as {}: it is not UTF-8", name(encoding))),
    }
}

/// Where Windows-1252 has the sign of no currency in particular, ISO-8859-15 has the euro. The bytes that
/// Windows alone uses must be missing.
fn is_latin_9(bytes: &[u8]) -> bool {
    memchr(0xa4, bytes).is_some() && !bytes.iter().any(|byte| matches!(byte, 0x80..=0x9f))
}

/// The start of a file, and of the rest the words that are not ASCII.
fn sample(bytes: &[u8]) -> Cow<'_, [u8]> {
    let (start, rest) = bytes.split_at(bytes.len().min(DETECT_BYTES_MAX));
    if rest.is_ascii() {
        return Cow::Borrowed(start);
    }
    let is_word = |byte: &u8| byte.is_ascii_alphabetic() || !byte.is_ascii();
    let words = rest.split(|byte| !is_word(byte)).filter(|word| !word.is_ascii());
    let mut sample = start.to_vec();
    for word in words {
        if sample.len() > DETECT_BYTES_MAX + DETECT_WORDS_BYTES_MAX {
            break;
        }
        sample.push(b' ');
        sample.extend_from_slice(&word[..word.len().min(64)]);
    }
    Cow::Owned(sample)
}

/// As a person knows it: `encoding_rs` has the names of the web.
fn name(encoding: &'static Encoding) -> &'static str {
    match encoding.name() {
        "UTF-16LE" | "UTF-16BE" => "UTF-16",
        "windows-1250" => "Windows-1250",
        "windows-1251" => "Windows-1251",
        "windows-1252" => "Windows-1252",
        "windows-1253" => "Windows-1253",
        "windows-1254" => "Windows-1254",
        "windows-1257" => "Windows-1257",
        "macintosh" => "Mac Roman",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use encoding_rs::{EUC_KR, GBK, ISO_8859_2, WINDOWS_1250, WINDOWS_1253};
    use proptest::prelude::*;

    use super::*;

    fn encode(text: &str, encoding: &'static Encoding) -> Vec<u8> {
        let (bytes, _, is_lossy) = encoding.encode(text);
        assert!(!is_lossy, "{text:?} in {}", encoding.name());
        bytes.into_owned()
    }

    fn utf_16_bytes(text: &str, to_bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(to_bytes).collect()
    }

    fn message(bytes: &[u8]) -> String {
        decode(bytes).unwrap_err().to_string()
    }

    const GERMAN: &str = "Buchungstag;Empfänger;Betrag\n02.03.2026;Müller Bäckerei;-3,20\n\
                          03.03.2026;Stadtwerke Köln Straße;-118,00\n";
    const BRITISH: &str =
        "Date,Description,Amount\n02/03/2026,Caffè Nero,£3.20\n03/03/2026,Café,£12.00\n";

    #[test]
    fn utf_8_is_borrowed_with_and_without_its_mark() {
        for bytes in [GERMAN.as_bytes(), &[b"\xef\xbb\xbf", GERMAN.as_bytes()].concat()] {
            let decoded = decode(bytes).unwrap();
            assert!(matches!(decoded.text, Cow::Borrowed(text) if text == GERMAN));
            assert_eq!((decoded.encoding, decoded.note), ("UTF-8", None));
        }
        assert_eq!(decode(b"").unwrap().text, "");
    }

    #[test]
    fn utf_16_is_read_in_both_orders_with_and_without_its_mark() {
        let marked = format!("\u{feff}{GERMAN}");
        for to_bytes in [u16::to_le_bytes as fn(u16) -> [u8; 2], u16::to_be_bytes] {
            let with_mark = utf_16_bytes(&marked, to_bytes);
            let decoded = decode(&with_mark).unwrap();
            assert_eq!((decoded.text.as_ref(), decoded.encoding), (GERMAN, "UTF-16"));
            assert_eq!(decoded.note, None);
            let without_mark = utf_16_bytes(GERMAN, to_bytes);
            let decoded = decode(&without_mark).unwrap();
            assert_eq!(decoded.text, GERMAN);
            assert!(decoded.note.unwrap().contains("UTF-16"));
            let cyrillic = "Дата;Сумма\n02.03.2026;-118,00\n";
            assert_eq!(decode(&utf_16_bytes(cyrillic, to_bytes)).unwrap().text, cyrillic);
        }
    }

    #[test]
    fn utf_16_that_is_cut_is_refused_with_its_line() {
        let mut bytes = utf_16_bytes("\u{feff}a,b\n1,2\n", u16::to_le_bytes);
        bytes.pop();
        assert!(
            message(&bytes).starts_with("line 2: a character of UTF-16"),
            "{}",
            message(&bytes)
        );
    }

    #[test]
    fn utf_32_is_refused_by_name() {
        let utf_32 = |text: &str| -> Vec<u8> {
            text.chars().flat_map(|c| u32::from(c).to_le_bytes()).collect()
        };
        assert!(message(&utf_32("\u{feff}Date,Amount\n")).contains("UTF-32"));
        assert!(message(&utf_32("Date,Amount\n02/03/2026,1.00\n")).contains("UTF-32"));
    }

    #[test]
    fn a_nul_byte_is_refused_with_its_line() {
        assert!(message(b"a,b\n1,\0\n").starts_with("line 2: a NUL byte"));
        assert!(message(b"\xef\xbb\xbfa\n\n\0").starts_with("line 3: a NUL byte"));
        let in_wide = utf_16_bytes("\u{feff}a\n\0\n", u16::to_le_bytes);
        assert!(message(&in_wide).starts_with("line 2: a NUL byte"));
    }

    #[test]
    fn one_byte_encodings_are_told_by_their_words() {
        const CZECH: &str = "Datum;Popis;Částka\n02.03.2026;Příjem mzdy;25000,00\n\
                             03.03.2026;Nákup potravin ve městě Žďár;-118,00\n";
        const POLISH: &str = "Data;Opis;Kwota\n2026-03-02;Płatność kartą Żabka Łódź;-18,00\n\
                              2026-03-03;Przelew wynagrodzenie za miesiąc;25,00\n";
        const FRENCH: &str = "Date;Libellé;Montant\n02/03/2026;Prélèvement électricité;-118,00\n\
                              03/03/2026;Virement reçu de Hélène;1 200,00\n";
        const SWEDISH: &str = "Bokföringsdag;Belopp\n2026-03-02;-118,00;Överföring Åke\n";
        const GREEK: &str = "Ημερομηνία;Αιτιολογία;Ποσό\n02/02/2026;ΕΝΟΙΚΙΟ ΦΕΒΡΟΥΑΡΙΟΥ;650,00\n\
                             03/02/2026;ΚΑΤΑΘΕΣΗ ΠΑΠΑΔΟΠΟΥΛΟΣ ΑΕ;1.240,00\n";
        const CHINESE: &str = "交易日期,收入,支出,余额,交易类型,交易备注\n20260202,,35.80,864.20,消费,美团平台商户\n\
                               20260203,1200.00,,2064.20,转入,王小明\n";
        const KOREAN: &str = "거래일시,적요,출금액(원),입금액(원),잔액(원)\n2026.02.02,체크카드 스타벅스,5500,0,994500\n\
                              2026.02.03,급여 주식회사,0,2500000,3494500\n";
        for (text, encoding, expected) in [
            (GREEK, WINDOWS_1253, "Windows-1253"),
            (CHINESE, GBK, "GBK"),
            (KOREAN, EUC_KR, "EUC-KR"),
            (GERMAN, WINDOWS_1252, "Windows-1252"),
            (BRITISH, WINDOWS_1252, "Windows-1252"),
            (FRENCH, WINDOWS_1252, "Windows-1252"),
            (SWEDISH, WINDOWS_1252, "Windows-1252"),
            ("Datum;Betrag\n02.03.2026;12,00 €\nSainsbury’s;3\n", WINDOWS_1252, "Windows-1252"),
            ("Datum;Empfänger;Betrag\n02.03.2026;Müller;12,00 €\n", ISO_8859_15, "ISO-8859-15"),
            (GERMAN, MACINTOSH, "Mac Roman"),
            (BRITISH, MACINTOSH, "Mac Roman"),
            (FRENCH, MACINTOSH, "Mac Roman"),
            ("Datum;Betrag\n02.03.2026;12,00 €\n", MACINTOSH, "Mac Roman"),
            (CZECH, WINDOWS_1250, "Windows-1250"),
            (POLISH, WINDOWS_1250, "Windows-1250"),
            (POLISH, ISO_8859_2, "ISO-8859-2"),
        ] {
            let bytes = encode(text, encoding);
            let decoded = decode(&bytes).unwrap();
            assert_eq!((decoded.text.as_ref(), decoded.encoding), (text, expected));
            assert!(decoded.note.unwrap().contains(expected));
        }
    }

    #[test]
    fn a_single_character_is_read_as_western() {
        for text in
            ["a,£12.00\n", "a;12,00 €\n", "Café,1\n", "Müller;1\n", "Straße;1\n", "1\u{a0}234,50\n"]
        {
            let bytes = encode(text, WINDOWS_1252);
            assert_eq!(decode(&bytes).unwrap().text, text);
        }
    }

    #[test]
    fn words_behind_the_first_megabyte_count() {
        let mut text = "02/03/2026,TESCO STORES,12.00\n".repeat(50_000);
        text.push_str(GERMAN);
        for encoding in [WINDOWS_1252, MACINTOSH] {
            let bytes = encode(&text, encoding);
            assert!(decode(&bytes).unwrap().text == text, "{}", encoding.name());
        }
    }

    #[test]
    fn a_bad_byte_in_text_that_is_otherwise_utf_8_is_named_by_its_line() {
        let mixed = [GERMAN.as_bytes(), b"04.03.2026;Caf\xe9;1\n", GERMAN.as_bytes()].concat();
        assert!(
            message(&mixed).starts_with("line 4: a byte that is not UTF-8"),
            "{}",
            message(&mixed)
        );
        let by_chance = [&encode(GERMAN, WINDOWS_1252)[..], b"\xc3\xb6\n"].concat();
        assert_eq!(decode(&by_chance).unwrap().encoding, "Windows-1252");
    }

    proptest! {
        #[test]
        fn any_bytes_are_text_or_a_fault(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
            if let Ok(decoded) = decode(&bytes) {
                prop_assert!(!decoded.text.contains('\0'));
                prop_assert!(decoded.text.len() <= bytes.len() * 3);
            }
        }

        #[test]
        fn any_utf_8_without_nul_is_itself(text in "[^\0\u{feff}]{0,60}") {
            prop_assert_eq!(decode(text.as_bytes()).unwrap().text, text.as_str());
        }
    }
}
