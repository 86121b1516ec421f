//! What a file is, by its content and never by its name: an `.xls` of a bank is often an HTML page or a text
//! with tabs, and a `.csv` may be a workbook.
//!
//! The structured formats (OFX, QIF, MT940, CAMT, BAI2) tell themselves apart and are asked first; here they
//! are [`Container::Text`] or XML that is not known.

use std::borrow::Cow;

use encoding_rs::Encoding;
use memchr::memmem;

use super::archive::Archive;
use super::ole::{OleFile, is_ole};
use crate::fault::Fault;

/// Bytes looked at where a text has no mark at its very start.
const HEAD_BYTES: usize = 1 << 16;

/// Names told of an archive.
const NAMES_TOLD: usize = 5;

/// What a file is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Container {
    /// Delimited text, or a format that its own module knows.
    Text,
    /// Sheets of cells.
    Workbook(WorkbookKind),
    /// An HTML page.
    Html,
    /// A PDF document.
    Pdf,
    /// JSON.
    Json,
    /// An archive of these files.
    Zip(Vec<String>),
    /// Something else: its name with an article (`a picture (PNG)`), and what to do.
    Unknown(&'static str, &'static str),
}

/// Which kind of workbook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WorkbookKind {
    /// XLSX and XLSM.
    Xlsx,
    /// XLS of Excel 5 and later.
    Xls,
    /// ODS.
    Ods,
    /// The XML of Excel 2003.
    SpreadsheetXml,
}

impl Container {
    /// Why this cannot be read; nothing where it can.
    #[must_use]
    pub fn refusal(&self) -> Option<Fault> {
        match self {
            Self::Zip(names) => {
                let told = names
                    .iter()
                    .take(NAMES_TOLD)
                    .map(String::as_str)
                    .collect::<Vec<_>>()
                    .join(", ");
                let more = match names.len().saturating_sub(NAMES_TOLD) {
                    0 => String::new(),
                    more => format!(" and {more} more"),
                };
                Some(
                    Fault::of_file(format!("this is a zip archive of {told}{more}"))
                        .hint("unpack it and give the statement itself"),
                )
            }
            Self::Unknown(what, hint) => {
                Some(Fault::of_file(format!("this is {what}, not a statement")).hint(*hint))
            }
            _ => None,
        }
    }
}

const EXPORT: &str = "export the statement as CSV, or as OFX, MT940 or CAMT";
const UNPACK: &str = "unpack it and give the statement itself";
const SAVE_AS: &str = "open it and save it as XLSX or CSV (UTF-8)";
const NO_PASSWORD: &str = "open it, remove the password and save it again";
const DOWNLOAD: &str = "download or export it again";

/// Tells what a file is.
#[must_use]
pub fn of(bytes: &[u8]) -> Container {
    if let Some((_, what, hint)) = FOREIGN.iter().find(|(magic, ..)| bytes.starts_with(magic)) {
        return Container::Unknown(what, hint);
    }
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06") {
        return of_zip(bytes);
    }
    if is_ole(bytes) {
        return of_ole(bytes);
    }
    let head = &bytes[..bytes.len().min(HEAD_BYTES)];
    // Mailers and web servers put a few bytes before it.
    if memmem::find(&head[..head.len().min(1024)], b"%PDF-").is_some() {
        return Container::Pdf;
    }
    if bytes.get(257..262) == Some(b"ustar") {
        return Container::Unknown("a tar archive", UNPACK);
    }
    of_text(&lossy(head))
}

/// Files that their first bytes tell.
const FOREIGN: [(&[u8], &str, &str); 21] = [
    (b"\x1f\x8b", "a gzip file", UNPACK),
    (b"BZh91AY", "a bzip2 file", UNPACK),
    (b"\xfd7zXZ\0", "an xz file", UNPACK),
    (b"\x28\xb5\x2f\xfd", "a zstd file", UNPACK),
    (b"7z\xbc\xaf\x27\x1c", "a 7z archive", UNPACK),
    (b"Rar!\x1a\x07", "a RAR archive", UNPACK),
    (b"\x89PNG\r\n", "a picture (PNG)", EXPORT),
    (b"\xff\xd8\xff", "a picture (JPEG)", EXPORT),
    (b"GIF8", "a picture (GIF)", EXPORT),
    (b"II*\0", "a picture (TIFF)", EXPORT),
    (b"MM\0*", "a picture (TIFF)", EXPORT),
    (b"{\\rtf", "a text document (RTF)", EXPORT),
    (b"%!PS", "a PostScript file", EXPORT),
    (b"SQLite format 3\0", "a database (SQLite)", "export the accounts as CSV"),
    (b"-----BEGIN PGP", "an encrypted file (PGP)", "decrypt it"),
    (b"-----BEGIN CMS", "an encrypted file (CMS)", "decrypt it"),
    (b"-----BEGIN PKCS7", "an encrypted file (PKCS 7)", "decrypt it"),
    (b"\x09\x00\x04\x00", "a workbook of Excel 2", SAVE_AS),
    (b"\x09\x02\x06\x00", "a workbook of Excel 3", SAVE_AS),
    (b"\x09\x04\x06\x00", "a workbook of Excel 4", SAVE_AS),
    (b"\x7fELF", "a program", EXPORT),
];

fn of_zip(bytes: &[u8]) -> Container {
    let Ok(mut archive) = Archive::open(bytes) else {
        return Container::Unknown("a zip archive or workbook that is cut or damaged", DOWNLOAD);
    };
    let names: Vec<String> = archive.names().collect();
    let starts = |with: &str| names.iter().any(|name| name.starts_with(with));
    let ends = |with: &str| names.iter().any(|name| name.ends_with(with));
    if archive.has("[Content_Types].xml") {
        return if ends("workbook.xml") {
            Container::Workbook(WorkbookKind::Xlsx)
        } else if ends("workbook.bin") {
            Container::Unknown("a binary workbook (XLSB)", SAVE_AS)
        } else if starts("word/") {
            Container::Unknown("a text document (DOCX)", EXPORT)
        } else if starts("ppt/") {
            Container::Unknown("a presentation (PPTX)", EXPORT)
        } else {
            Container::Zip(names)
        };
    }
    if archive.has("content.xml") && archive.has("mimetype") {
        let kind = archive.text("mimetype").ok().flatten().unwrap_or_default();
        return match kind.trim().strip_prefix("application/vnd.oasis.opendocument.") {
            Some("spreadsheet" | "spreadsheet-template") => Container::Workbook(WorkbookKind::Ods),
            Some(_) => Container::Unknown("a text document (OpenDocument)", EXPORT),
            None => Container::Zip(names),
        };
    }
    if ends(".iwa") {
        return Container::Unknown("a Numbers document", "export it as CSV or Excel");
    }
    Container::Zip(names)
}

fn of_ole(bytes: &[u8]) -> Container {
    let Ok(ole) = OleFile::open(bytes) else {
        return Container::Unknown("an old workbook or document that is cut or damaged", DOWNLOAD);
    };
    if ole.has("Workbook") || ole.has("Book") {
        Container::Workbook(WorkbookKind::Xls)
    } else if ole.has("EncryptedPackage") {
        Container::Unknown("a workbook protected by a password", NO_PASSWORD)
    } else if ole.has("WordDocument") {
        Container::Unknown("a text document (DOC)", EXPORT)
    } else {
        Container::Unknown("a document of an old office program", EXPORT)
    }
}

/// Good enough to see words in ASCII, whatever the encoding.
fn lossy(head: &[u8]) -> Cow<'_, str> {
    match Encoding::for_bom(head) {
        Some((encoding, mark)) => encoding.decode_without_bom_handling(&head[mark..]).0,
        None if head.get(1) == Some(&0) => {
            encoding_rs::UTF_16LE.decode_without_bom_handling(head).0
        }
        None if head.first() == Some(&0) => {
            encoding_rs::UTF_16BE.decode_without_bom_handling(head).0
        }
        None => String::from_utf8_lossy(head),
    }
}

fn of_text(head: &str) -> Container {
    let start = head.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    match start.chars().next() {
        Some('<') => of_markup(head, start),
        Some('{' | '[') if is_json(start) => Container::Json,
        _ if is_web_archive(start) => Container::Unknown("a web archive (MHTML)", SAVE_AS),
        _ => Container::Text,
    }
}

/// An object starts with a name in quotes or ends at once, a list with an object or a list.
fn is_json(start: &str) -> bool {
    let mut signs = start.chars().filter(|c| !c.is_whitespace());
    match (signs.next(), signs.next()) {
        (Some('{'), second) => matches!(second, Some('"' | '}')),
        (Some('['), second) => matches!(second, Some('{' | '[')) || start.trim_end() == "[]",
        _ => false,
    }
}

fn is_web_archive(start: &str) -> bool {
    let line = start.lines().next().unwrap_or_default().to_ascii_lowercase();
    (line.starts_with("mime-version:")
        || line.starts_with("from:")
        || line.starts_with("content-type:"))
        && start.to_ascii_lowercase().contains("multipart/")
}

fn of_markup(head: &str, start: &str) -> Container {
    let head = head.to_ascii_lowercase();
    if head.contains("urn:schemas-microsoft-com:office:spreadsheet") && head.contains("<workbook")
        || head.contains("<ss:workbook")
    {
        return Container::Workbook(WorkbookKind::SpreadsheetXml);
    }
    let start = start.to_ascii_lowercase();
    let is_html = HTML_STARTS.iter().any(|tag| {
        start.strip_prefix(tag).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()))
    });
    let has_html = ["<html", "<table", "<!doctype html"].iter().any(|tag| head.contains(tag));
    if is_html || has_html { Container::Html } else { Container::Text }
}

/// Elements that a page may start with; browsers add what is missing before them.
const HTML_STARTS: [&str; 13] = [
    "<!doctype html",
    "<html",
    "<head",
    "<meta",
    "<title",
    "<style",
    "<script",
    "<body",
    "<table",
    "<div",
    "<center",
    "<font",
    "<p",
];

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::archive::tests::zip_of;
    use super::*;

    #[test]
    fn a_container_is_known_by_its_content() {
        let xlsx = zip_of(&[("[Content_Types].xml", b""), ("xl/workbook.xml", b"")]);
        assert_eq!(of(&xlsx), Container::Workbook(WorkbookKind::Xlsx));
        let ods_type = b"application/vnd.oasis.opendocument.spreadsheet";
        let ods = zip_of(&[("mimetype", ods_type), ("content.xml", b"")]);
        assert_eq!(of(&ods), Container::Workbook(WorkbookKind::Ods));
        let xml = b"<?xml version=\"1.0\"?>\n<?mso-application progid=\"Excel.Sheet\"?>\n\
            <Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\">";
        assert_eq!(of(xml), Container::Workbook(WorkbookKind::SpreadsheetXml));
        for html in [
            &b"<html><body>"[..],
            b"\xef\xbb\xbf\r\n<!DOCTYPE HTML PUBLIC",
            b"<!-- saved from -->\n<table>",
            b"<meta charset=utf-8>",
            b"\xff\xfe<\0h\0t\0m\0l\0>\0",
        ] {
            assert_eq!(of(html), Container::Html, "{html:?}");
        }
        assert_eq!(of(b"%PDF-1.7\n"), Container::Pdf);
        assert_eq!(of(b"\r\n\r\n%PDF-1.7\n"), Container::Pdf);
        for json in [&b"[{\"a\":1}]"[..], b" { \"transactions\": []}", b"[]", b"\xef\xbb\xbf{}"] {
            assert_eq!(of(json), Container::Json, "{json:?}");
        }
        for text in [
            &b""[..],
            b"Date,Amount\n",
            b"Date\tAmount\n",
            b"[Statement],1\n",
            b"{1:F01BANKDEFFXXXX0000000000}",
            b"<?xml version=\"1.0\"?><Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.053.001.02\">",
            b"OFXHEADER:100\n",
            b"\xff\xfeD\0a\0t\0e\0",
        ] {
            assert_eq!(of(text), Container::Text, "{text:?}");
        }
    }

    #[test]
    fn what_is_no_statement_is_refused_by_its_name() {
        let docx = zip_of(&[("[Content_Types].xml", b""), ("word/document.xml", b"")]);
        let xlsb = zip_of(&[("[Content_Types].xml", b""), ("xl/workbook.bin", b"")]);
        let numbers = zip_of(&[("Index/Document.iwa", b"")]);
        for (bytes, expected) in [
            (&b"\x1f\x8b\x08\0"[..], "gzip"),
            (b"\x89PNG\r\n\x1a\n", "picture (PNG)"),
            (&docx, "DOCX"),
            (&xlsb, "XLSB"),
            (&numbers, "Numbers"),
            (b"PK\x03\x04 and no more", "cut or damaged"),
            (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 and no more", "cut or damaged"),
            (b"MIME-Version: 1.0\nContent-Type: multipart/related;", "MHTML"),
        ] {
            let refusal = of(bytes).refusal().unwrap();
            assert!(refusal.message.contains(expected), "{refusal}");
            assert!(refusal.hint.is_some());
        }
        assert_eq!(of(b"a,b\n").refusal(), None);
    }

    #[test]
    fn an_archive_of_statements_names_what_is_in_it() {
        let archive = zip_of(&[("2026/march.csv", b"a,b\n"), ("readme.txt", b"")]);
        let refusal = of(&archive).refusal().unwrap();
        assert!(refusal.message.contains("2026/march.csv, readme.txt"), "{refusal}");
        let names: Vec<String> = (0..9).map(|at| format!("{at}.csv")).collect();
        let files: Vec<(&str, &[u8])> = names.iter().map(|name| (&**name, &b""[..])).collect();
        assert!(of(&zip_of(&files)).refusal().unwrap().message.ends_with("4.csv and 4 more"));
    }

    proptest! {
        #[test]
        fn any_bytes_behind_any_magic_are_something(
            magic in prop::sample::select(vec![
                &b""[..], b"PK\x03\x04", b"PK\x05\x06", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", b"<", b"{", b"\xff\xfe",
            ]),
            rest in prop::collection::vec(any::<u8>(), 0..700),
        ) {
            let bytes = [magic, &rest].concat();
            let _ = of(&bytes).refusal();
        }
    }
}
