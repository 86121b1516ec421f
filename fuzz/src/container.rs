//! Files of any container: workbooks, pages, documents and messages, whole or built around what the fuzzer
//! writes, since a packed file that is changed is mostly one that cannot be unpacked.

use std::io::{Cursor, Write as _};

use tieout_statement::fault::Fault;
use tieout_statement::open::{ReadRequest, ReadTrouble, read};
use tieout_statement::read::{BookedRow, RowSink};
use tieout_statement::stated::{FileSide, StatedReading};
use zip::write::SimpleFileOptions;

/// Rows of a file are counted, and their number bounds what one byte can become.
#[derive(Default)]
struct Count(usize);

impl RowSink for Count {
    fn row(&mut self, row: &BookedRow<'_>) -> Result<(), Fault> {
        assert!(row.line > 0, "a row without a line");
        assert!(!row.amount.is_empty(), "a row without an amount");
        self.0 += 1;
        Ok(())
    }

    fn restart(&mut self) {
        self.0 = 0;
    }
}

/// The first byte says what is built around the rest: nothing, a workbook, a document.
///
/// # Panics
/// Where a law does not hold: that is what is looked for.
pub fn check(data: &[u8]) {
    let Some((first, rest)) = data.split_first() else { return };
    let file = match first % 8 {
        0..=3 => rest.to_vec(),
        4 | 5 => xlsx(rest),
        6 => ods(rest),
        _ => pdf(rest),
    };
    let stated = StatedReading::default();
    let request =
        ReadRequest { stated: &stated, side: FileSide::Bank, is_apart: false, keeps_zeros: false };
    let mut rows = Count::default();
    match read(&file, request, &mut rows) {
        Ok(read) => {
            assert_eq!(read.pass.rows, rows.0 as u64, "another number of rows");
            assert!(!read.format.is_empty(), "a format without a name");
        }
        Err(ReadTrouble::Faults { faults, count, .. }) => {
            assert!(!faults.is_empty() && count >= faults.len(), "refused without a word");
            assert!(faults.iter().all(|fault| !fault.to_string().is_empty()), "a fault of no word");
        }
        Err(ReadTrouble::Question(question)) => {
            assert!(!question.asks.is_empty() && !question.answers.is_empty(), "no answer");
        }
    }
}

fn packed(parts: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
    for (name, bytes) in parts {
        if writer.start_file(*name, options).and_then(|()| Ok(writer.write_all(bytes)?)).is_err() {
            return Vec::new();
        }
    }
    writer.finish().map(Cursor::into_inner).unwrap_or_default()
}

/// A workbook whose one sheet is this.
fn xlsx(sheet: &[u8]) -> Vec<u8> {
    packed(&[
        ("[Content_Types].xml", b""),
        (
            "_rels/.rels",
            b"<Relationships><Relationship Id=\"a\" Type=\"r/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>",
        ),
        (
            "xl/workbook.xml",
            b"<workbook xmlns:r=\"r\"><sheets><sheet name=\"A\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>",
        ),
        (
            "xl/_rels/workbook.xml.rels",
            b"<Relationships><Relationship Id=\"rId1\" Type=\"r/worksheet\" Target=\"worksheets/sheet1.xml\"/>\
              <Relationship Id=\"b\" Type=\"r/sharedStrings\" Target=\"sharedStrings.xml\"/></Relationships>",
        ),
        ("xl/sharedStrings.xml", b"<sst><si><t>Date</t></si><si><t>Amount</t></si></sst>"),
        ("xl/worksheets/sheet1.xml", sheet),
    ])
}

/// A sheet of OpenDocument whose contents are these.
fn ods(content: &[u8]) -> Vec<u8> {
    packed(&[
        ("mimetype", b"application/vnd.oasis.opendocument.spreadsheet"),
        ("content.xml", content),
    ])
}

/// A document of one page that shows this.
fn pdf(content: &[u8]) -> Vec<u8> {
    let mut file = b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n\
        2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n\
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F1 \
        <</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Contents 4 0 R>>endobj\n"
        .to_vec();
    file.extend(format!("4 0 obj<</Length {}>>stream\n", content.len()).bytes());
    file.extend(content);
    file.extend(b"\nendstream endobj\ntrailer<</Root 1 0 R>>\n");
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(file: &[u8]) -> usize {
        let stated = StatedReading::default();
        let request = ReadRequest {
            stated: &stated,
            side: FileSide::Bank,
            is_apart: false,
            keeps_zeros: false,
        };
        let mut rows = Count::default();
        match read(file, request, &mut rows) {
            Ok(_) => rows.0,
            Err(trouble) => panic!("{trouble:?}"),
        }
    }

    #[test]
    fn what_is_built_around_a_sheet_is_a_workbook_that_is_read() {
        let cell = |at: &str, text: &str| {
            format!("<c r=\"{at}\" t=\"inlineStr\"><is><t>{text}</t></is></c>")
        };
        let row = |at: usize, day: &str, amount: &str| {
            format!(
                "<row r=\"{at}\">{}{}</row>",
                cell(&format!("A{at}"), day),
                cell(&format!("B{at}"), amount)
            )
        };
        let sheet = format!(
            "<worksheet><sheetData>{}{}{}</sheetData></worksheet>",
            row(1, "Date", "Amount"),
            row(2, "2026-03-13", "-4.50"),
            row(3, "2026-03-14", "5.00")
        );
        assert_eq!(rows(&xlsx(sheet.as_bytes())), 2);
    }

    #[test]
    fn what_is_built_around_a_content_is_a_document_whose_text_is_found() {
        let text = b"BT /F1 10 Tf 50 700 Td (Hello 12.50) Tj ET";
        let stated = StatedReading::default();
        let request = ReadRequest {
            stated: &stated,
            side: FileSide::Bank,
            is_apart: false,
            keeps_zeros: false,
        };
        let trouble = read(&pdf(text), request, &mut Count::default()).unwrap_err();
        // A text without a table is refused for that, not for damage.
        assert!(!format!("{trouble:?}").contains("damaged"), "{trouble:?}");
    }
}
