//! OFX 1 (SGML) and OFX 2 (XML), and the same under the names QFX and QBO.
//!
//! Bank and card statements are read; statements of investments and loans are refused. Amounts are signed
//! in the file: money out is negative. There is no opening balance, so nothing proves that the list is
//! whole; `LEDGERBAL` is taken as the closing balance if its day is not before the last entry, and
//! `AVAILBAL`, which has limits and holds in it, never.

mod aggregate;
mod statement;
mod tokens;
mod transaction;

#[cfg(test)]
mod tests;

use encoding_rs::Encoding;

use super::super::fault::Fault;
use super::super::structured::StructuredStatement;
use super::figure::MarkUse;
use super::text::{FormatFaults, has_word, start};
use statement::OfxReader;
use tokens::{OfxToken, OfxTokens};

/// Whether the file starts as OFX does: with its header or its root.
#[must_use]
pub fn looks_like(bytes: &[u8]) -> bool {
    let start = start(bytes);
    let is_markup = start.first() == Some(&b'<');
    let has_header = start.get(..10).is_some_and(|head| head.eq_ignore_ascii_case(b"OFXHEADER:"));
    has_header || is_markup && (has_word(start, "<OFX>") || has_word(start, "<?OFX "))
}

/// The encoding that the file states, in the header of OFX 1 or the XML declaration; nothing where it
/// states none. Many programs state Windows-1252 and write UTF-8: texts beyond ASCII that are UTF-8
/// throughout are that.
#[must_use]
pub fn encoding(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = start(bytes);
    let stated = if has_word(head, "OFXHEADER:") {
        let charset = header_value(head, "CHARSET:").and_then(|charset| match charset.as_str() {
            "1252" | "ISO-8859-1" | "8859-1" => Some(encoding_rs::WINDOWS_1252),
            "NONE" | "CSUNICODE" | "" => None,
            code if code.bytes().all(|byte| byte.is_ascii_digit()) => {
                Encoding::for_label(format!("windows-{code}").as_bytes())
            }
            label => Encoding::for_label(label.as_bytes()),
        });
        let is_utf8 = header_value(head, "ENCODING:")
            .is_some_and(|encoding| matches!(encoding.as_str(), "UTF-8" | "UTF8" | "UNICODE"));
        if is_utf8 { Some(encoding_rs::UTF_8) } else { charset }
    } else {
        super::text::xml_encoding(head)
    };
    let is_ascii = bytes.is_ascii();
    stated.map(|stated| match std::str::from_utf8(bytes) {
        Ok(_) if !is_ascii => encoding_rs::UTF_8,
        _ => stated,
    })
}

/// What stands behind this key of the header, in capitals. Some files have all of it on one line.
fn header_value(head: &[u8], key: &str) -> Option<String> {
    const KEYS: [&str; 6] =
        ["CHARSET:", "COMPRESSION:", "OLDFILEUID:", "NEWFILEUID:", "SECURITY:", "VERSION:"];
    let header = head.split(|byte| *byte == b'<').next()?;
    let header = String::from_utf8_lossy(header).to_ascii_uppercase();
    let (_, value) = header.split_once(key)?;
    let value = value.split(['\r', '\n']).next()?;
    let end = KEYS.iter().filter_map(|key| value.find(key)).min().unwrap_or(value.len());
    value.get(..end).map(|value| value.trim().to_owned())
}

/// Reads every bank and card statement of a decoded file.
///
/// # Errors
/// Every amount or day that cannot be read, with its line; a statement of investments or a loan; a file
/// without any statement, with the bank's own message if it has one.
pub fn read(text: &str) -> Result<Vec<StructuredStatement>, Vec<Fault>> {
    let body = text.find('<').map_or(text, |at| text.split_at(at).0);
    let is_sgml = body.to_ascii_uppercase().contains("OFXHEADER:");
    let marks = marks(text).map_err(|fault| vec![fault])?;
    let mut reader = OfxReader::new(if is_sgml { "OFX 1" } else { "OFX 2" }, marks);
    let mut tokens = OfxTokens::new(text);
    let mut faults = FormatFaults::default();
    loop {
        match tokens.next() {
            Ok(Some((line, token))) => reader.take(line, token, &mut faults),
            Ok(None) => break,
            Err(fault) => {
                faults.push(fault);
                return faults.finish(Vec::new());
            }
        }
    }
    // A file that is cut would end in an amount that is cut.
    let upper = text.to_ascii_uppercase();
    if upper.contains("<OFX>") && !upper.contains("</OFX>") {
        let fault = Fault::of_file("ends before </OFX>: it is cut");
        faults.push(fault.hint("download or export it again"));
    }
    reader.finish(faults)
}

/// The decimal mark of the file, from all its amounts: OFX allows either and forbids groups of
/// thousands, which banks write all the same.
fn marks(text: &str) -> Result<MarkUse, Fault> {
    let mut marks = MarkUse::default();
    let mut tokens = OfxTokens::new(text);
    while let Some((_, token)) = tokens.next()? {
        if let OfxToken::Value("TRNAMT" | "BALAMT", amount) = token {
            marks.see(amount);
        }
    }
    Ok(marks)
}
