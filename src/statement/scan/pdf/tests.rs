//! Documents by many producers, by hand, and by an enemy.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use proptest::prelude::*;

use super::*;
use crate::scan::sheet::tests::shown;

macro_rules! sample {
    ($name:literal) => {
        include_bytes!(concat!("../../../../tests/statements/containers/", $name))
    };
}

const REPORTLAB: &[u8] = sample!("reportlab.pdf");
const FPDF2: &[u8] = sample!("fpdf2.pdf");
const WEASYPRINT: &[u8] = sample!("weasyprint.pdf");
const CHROMIUM: &[u8] = sample!("chromium.pdf");
const LATEX: &[u8] = sample!("latex.pdf");
const LINEARIZED: &[u8] = sample!("linearized.pdf");
const GHOSTSCRIPT: &[u8] = sample!("ghostscript.pdf");
const EXPECTED: &[u8] = sample!("pdf.txt");

/// The rows with a date, without their lines.
fn dated(bytes: &[u8]) -> Vec<String> {
    let sheets = sheets(bytes).unwrap();
    assert_eq!(sheets.len(), 1);
    let rows = shown(&sheets[0]).into_iter();
    let rows = rows.filter_map(|row| Some(row.split_once(": ")?.1.to_owned()));
    rows.filter(|row| row.starts_with(|c: char| c.is_ascii_digit())).collect()
}

#[test]
fn the_statement_is_the_same_by_every_producer() {
    let expected: Vec<&str> = std::str::from_utf8(EXPECTED).unwrap().lines().collect();
    for (name, bytes) in [
        ("standard fonts without widths, ASCII 85", REPORTLAB),
        ("streams of objects", LINEARIZED),
        ("TrueType by glyph numbers, lines of cells", FPDF2),
        ("cells centred, TrueType subsets", WEASYPRINT),
        ("a browser's print", CHROMIUM),
        ("written anew by Ghostscript", GHOSTSCRIPT),
    ] {
        assert_eq!(dated(bytes), expected, "{name}");
    }
    let without_accent: Vec<String> = expected.iter().map(|row| row.replace('Ü', "U")).collect();
    assert_eq!(dated(LATEX), without_accent, "Type 1 with an encoding of its own");
}

#[test]
fn headings_stand_once_and_over_their_columns() {
    let rows = shown(&sheets(REPORTLAB).unwrap()[0]);
    assert_eq!(rows[2], "3: Date|Description|Money out|Money in|Balance");
    assert_eq!(rows.iter().filter(|row| row.contains("Balance")).count(), 1);
    assert_eq!(rows.iter().filter(|row| row.contains("Account")).count(), 1);
}

#[test]
fn a_document_that_opens_without_a_password_is_read() {
    let expected: Vec<&str> = std::str::from_utf8(EXPECTED).unwrap().lines().collect();
    for (name, bytes) in [
        ("RC4 of 40 bits, streams of objects", sample!("rc4-40.pdf").as_slice()),
        ("RC4 of 128 bits, by ReportLab", sample!("rc4-128.pdf")),
        ("AES of 128 bits, information in clear, streams of objects", sample!("aes-128.pdf")),
        ("AES of 256 bits, revision 5, streams of objects", sample!("aes-256-r5.pdf")),
        ("AES of 256 bits, revision 6", sample!("encrypted.pdf")),
    ] {
        assert_eq!(dated(bytes), expected, "{name}");
    }
}

#[test]
fn a_document_with_a_password_is_refused_with_what_to_do() {
    let others = pdf(&["<</Filter/Adobe.PubSec/V 4>>", "trailer<</Encrypt 1 0 R>>"]);
    for bytes in [sample!("password-128.pdf").as_slice(), sample!("password-256.pdf"), &others] {
        let fault = pages(bytes).unwrap_err();
        assert_eq!(fault.message, "this PDF is protected");
        assert!(fault.hint.unwrap().contains("open it with its password"));
    }
}

#[test]
fn a_scan_and_a_cut_document_say_so() {
    let scan = pages(sample!("scan.pdf")).unwrap_err();
    assert!(scan.message.contains("scan"), "{scan}");
    let cut = pages(&REPORTLAB[..40]).unwrap_err();
    assert!(cut.message.contains("cut or damaged"), "{cut}");
}

/// Objects, numbered from 1, and no table of them.
fn pdf<T: AsRef<[u8]>>(objects: &[T]) -> Vec<u8> {
    let mut bytes = b"%PDF-1.7\n".to_vec();
    for (number, object) in (1..).zip(objects) {
        writeln!(bytes, "{number} 0 obj").unwrap();
        bytes.extend_from_slice(object.as_ref());
        bytes.extend_from_slice(b"\nendobj\n");
    }
    bytes
}

const CATALOG: &str = "<</Type/Catalog/Pages 2 0 R>>";
const FONT: &str = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>";

/// A document of one page with this content; `page` is added to its dictionary.
fn one_page(page: &str, content: &str) -> Vec<u8> {
    let page = format!(
        "<</Type/Page/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>{page}>>"
    );
    let stream =
        |content: &str| format!("<</Length {}>>\nstream\n{content}\nendstream", content.len());
    let form = format!("<</Subtype/Form/Length 99999>>\nstream\n{content}\nendstream");
    pdf(&[
        CATALOG.into(),
        "<</Type/Pages/Kids[3 0 R]>>".into(),
        page,
        stream(content),
        FONT.into(),
        form,
    ])
}

fn words(bytes: &[u8]) -> Vec<String> {
    let pages = pages(bytes).unwrap();
    let lines = pages.iter().flat_map(|page| &page.lines);
    lines
        .map(|line| line.words.iter().map(|word| &*word.text).collect::<Vec<_>>().join(" "))
        .collect()
}

#[test]
fn operators_of_text_place_it() {
    let content = "BT /F 10 Tf 12 TL 1 0 0 1 50 700 Tm [(He) -20 (llo) -600 (W\\366rld)] TJ T* (b) Tj (c) ' \
                   0 -12 TD 2 Tc (d) Tj ET q 2 0 0 2 0 0 cm BT /F 5 Tf 25 360 Td (top) Tj ET Q BI /W 1 ID \x01\x02 EI \
                   BT /F 10 Tf 50 10 Td <48 49> Tj ET";
    assert_eq!(words(&one_page("", content)), ["top", "Hello Wörld", "b", "c", "d", "HI"]);
}

#[test]
fn a_page_that_is_turned_is_read_as_it_is_shown() {
    let content = "BT /F 10 Tf 0 1 -1 0 100 50 Tm (first) Tj ET BT /F 10 Tf 0 1 -1 0 120 50 Tm (second) Tj ET";
    assert_eq!(words(&one_page("/Rotate 90", content)), ["first", "second"]);
    assert!(pages(&one_page("", content)).is_err(), "turned text on an upright page is no line");
}

#[test]
fn text_that_is_not_painted_is_not_read() {
    let content = "BT /F 10 Tf 3 Tr 50 700 Td (guessed 12.00) Tj ET";
    assert!(pages(&one_page("", content)).unwrap_err().message.contains("scan"));
}

#[test]
fn fonts_that_hide_their_letters_are_refused() {
    let mut bytes = one_page("", "BT /F 10 Tf 50 700 Td (secret) Tj ET");
    bytes.extend(b"5 0 obj <</Type/Font/Subtype/Type3/FontMatrix[0.01 0 0 0.01 0 0]/FirstChar 0/Widths[50]>> endobj");
    assert!(pages(&bytes).unwrap_err().message.contains("which letters"));
}

#[test]
fn a_later_object_replaces_an_earlier_one() {
    let mut bytes = one_page("", "BT /F 10 Tf 50 700 Td (old) Tj ET");
    bytes.extend(
        b"4 0 obj <</Length 35>> stream\nBT /F 10 Tf 50 700 Td (newer) Tj ET\nendstream endobj",
    );
    assert_eq!(words(&bytes), ["newer"]);
}

fn packed(content: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content).unwrap();
    encoder.finish().unwrap()
}

fn flate(dict: &str, content: &[u8]) -> Vec<u8> {
    let packed = packed(content);
    let head = format!("<</Filter/FlateDecode/Length {}{dict}>>stream\n", packed.len());
    [head.as_bytes(), &packed, b"\nendstream"].concat()
}

#[test]
fn a_stream_that_unpacks_to_more_than_a_statement_is_refused() {
    let bomb = flate("", &vec![b' '; 20 << 20]);
    let parts = "4 0 R ".repeat(20);
    let page = format!("<</Type/Page/Contents[{parts}]>>");
    let bytes = pdf(&[CATALOG.as_bytes(), b"<</Kids[3 0 R]>>", page.as_bytes(), &bomb]);
    assert!(pages(&bytes).unwrap_err().message.contains("larger"));
    let objects = flate("/Type/ObjStm/N 4000000000/First 4000000000", &vec![b'1'; 20 << 20]);
    assert!(pages(&pdf(&[objects])).is_err());
}

#[test]
fn circles_end() {
    let pages_of_pages = pdf(&[
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Kids[2 0 R 3 0 R]>>",
        "<</Kids[2 0 R 3 0 R 3 0 R]>>",
    ]);
    assert!(pages(&pages_of_pages).is_err());
    let references = pdf(&["<</Type/Catalog/Pages 2 0 R>>", "3 0 R", "2 0 R"]);
    assert!(pages(&references).is_err());
    let nested = pdf(&["<</Type/Catalog/Pages 2 0 R>>".to_owned(), "<</Kids[".repeat(100_000)]);
    assert!(pages(&nested).is_err());
}

#[test]
fn the_same_stream_many_times_is_refused_in_time() {
    let content = "q Q ".repeat(250_000);
    let parts = "4 0 R ".repeat(100_000);
    let page = format!("<</Type/Page/Contents[{parts}]>>");
    let stream = format!("<<>>stream\n{content}\nendstream");
    let bytes = pdf(&[CATALOG.to_owned(), "<</Kids[3 0 R]>>".to_owned(), page, stream]);
    assert!(pages(&bytes).is_err());
}

#[test]
fn a_form_is_never_within_itself() {
    let forms = one_page("", "BT /F 10 Tf 50 700 Td (a) Tj ET 1 0 0 1 0 -20 cm /X Do");
    assert_eq!(words(&forms), ["a", "a"], "the page, and its form once");
    let form = |other: u8| {
        format!(
            "<</Subtype/Form/Resources<</Font<</F 5 0 R>>/XObject<</X {other} 0 R>>>>>>stream\n1 0 0 1 0 -20 cm BT /F 10 Tf 50 700 Td (a) Tj ET /X Do /X Do\nendstream"
        )
    };
    let mut bytes = one_page("", "/X Do");
    for (number, other) in [(6, 7), (7, 6)] {
        bytes.extend(format!("{number} 0 obj {} endobj\n", form(other)).into_bytes());
    }
    assert_eq!(words(&bytes), ["a", "a"], "the second form twice, in one place");
}

#[test]
fn objects_are_counted_by_the_memory_they_take() {
    for small in ["<</A 1>>", "<</A[]/B[]>>"] {
        let list = format!("9 0 [{}]", small.repeat(800_000));
        let objects = flate("/Type/ObjStm/N 1/First 4", list.as_bytes());
        assert!(objects.len() < 40_000);
        let page = b"<</Type/Page/Contents 9 0 R>>";
        let refused = pages(&pdf(&[CATALOG.as_bytes(), b"<</Kids[3 0 R]>>", page, &objects]));
        assert!(refused.unwrap_err().message.contains("more than any statement"), "{small}");
    }
}

#[test]
fn characters_are_counted_with_their_text() {
    let long = "4E00".repeat(32);
    let map = format!("<</Length 1>>stream\n<41> <{long}> endbfchar\nendstream");
    let text = "A".repeat(150_000);
    let mut bytes = one_page("", &format!("BT /F .1 Tf 50 700 Td ({text}) Tj ET"));
    assert_eq!(words(&bytes).len(), 1);
    let font = FONT.replace(">>", "/ToUnicode 7 0 R>>");
    bytes.extend(format!("5 0 obj {font} endobj 7 0 obj {map} endobj").into_bytes());
    assert!(pages(&bytes).unwrap_err().message.contains("more than any statement"));
}

/// The steps that it takes to paint this content.
fn steps(resources: &str, content: &str) -> usize {
    let bytes = pdf(&[resources]);
    let file = PdfFile::open(&bytes).unwrap();
    let resources = file.resolve(&PdfObject::Reference(1)).unwrap();
    let before = file.budget.steps_left();
    let shown = ContentReader::new(&file).page(content.as_bytes(), resources.dict().unwrap(), 0);
    assert!(shown.is_ok());
    before - file.budget.steps_left()
}

#[test]
fn a_font_is_read_once_however_often_it_is_named() {
    let names = "/A".repeat(10_000);
    let font = format!("<</Subtype/Type1/Encoding<</Differences[0 {names}]>>>>");
    let resources = format!("<</Font<</F {font}>>>>");
    let once = steps(&resources, "/F 10 Tf ");
    let often = steps(&resources, &"/F 10 Tf ".repeat(1000));
    assert!(once > 10_000 && often < once + 100_000, "{once} {often}");
}

#[test]
fn what_is_shared_is_not_copied() {
    let entries: String = (0..1000).map(|at| format!("/K{at} 1")).collect();
    let bytes = pdf(&[format!("<</Font<<{entries}>>>>"), "<</Resources 1 0 R>>".to_owned()]);
    let file = PdfFile::open(&bytes).unwrap();
    let page = file.resolve(&PdfObject::Reference(2)).unwrap();
    let [one, other] = [(); 2].map(|()| file.dict(page.dict().unwrap(), "Resources").unwrap());
    assert!(std::rc::Rc::ptr_eq(&one, &other));
}

#[test]
fn a_line_of_more_parts_than_columns_is_refused() {
    let words = |count: usize| -> String {
        let word = |at: usize| format!("1 0 0 1 {} 0 Tm (1.00) Tj ", at * 40);
        (0..count).map(word).collect()
    };
    let read = |count: usize| sheets(&one_page("", &format!("BT /F 10 Tf {} ET", words(count))));
    assert!(read(200).is_ok());
    assert!(read(300).unwrap_err().message.contains("more columns"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_damaged_document_is_sheets_or_a_fault(
        which in 0..8_usize,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..20),
        cut in any::<prop::sample::Index>(),
        is_cut in any::<bool>(),
    ) {
        let encrypted = [sample!("rc4-40.pdf").as_slice(), sample!("aes-128.pdf"), sample!("encrypted.pdf")];
        let plain = [REPORTLAB, FPDF2, LINEARIZED, WEASYPRINT, LATEX];
        let mut bytes = plain.into_iter().chain(encrypted).nth(which).unwrap().to_vec();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        if is_cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        let _ = sheets(&bytes);
    }

    #[test]
    fn any_content_is_lines_or_a_fault(content in "(BT|ET|/F 1?[0-9] Tf|-?[0-9]{1,9} [0-9.]{1,4} T[dDm]|\\([a-z0-9.]{0,4}\\) Tj|\\[\\(1\\) -?[0-9]{1,6}\\] TJ|q|Q|[0-9 -]{0,12} cm|[0-9]{1,5} T[cwzLs]|/X Do|<<|>>|\\[| ){0,30}") {
        let _ = sheets(&one_page("", &content));
    }
}

#[test]
fn a_document_that_is_cut_within_its_pages_is_refused() {
    let cut = include_bytes!("../../../../tests/statements/containers/cut.pdf");
    let told = sheets(cut).unwrap_err().to_string();
    assert!(told.contains("cut or damaged: what one of its pages says is missing"), "{told}");
}
