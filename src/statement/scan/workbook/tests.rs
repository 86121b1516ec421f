//! Workbooks by the libraries that banks use, by hand, and by an enemy.

use proptest::prelude::*;

use super::*;
use crate::scan::archive::tests::zip_of;
use crate::scan::container::{self, Container};
use crate::scan::sheet::tests::shown;

const OPENPYXL: &[u8] = include_bytes!("../../../../tests/statements/containers/openpyxl.xlsx");
const XLSXWRITER: &[u8] = include_bytes!("../../../../tests/statements/containers/xlsxwriter.xlsx");
const XLWT: &[u8] = include_bytes!("../../../../tests/statements/containers/xlwt.xls");
const ODFPY: &[u8] = include_bytes!("../../../../tests/statements/containers/odfpy.ods");

fn read(bytes: &[u8]) -> Result<Vec<Sheet>, Fault> {
    match container::of(bytes) {
        Container::Workbook(kind) => sheets(bytes, kind),
        other => panic!("{other:?}"),
    }
}

fn first(bytes: &[u8]) -> Vec<String> {
    shown(&read(bytes).unwrap()[0])
}

const STATEMENT: [&str; 4] = [
    "Date|Description|Amount|Balance",
    "2026-03-02|TESCO STORES 3217|-18.2|981.8",
    "2026-03-03|Müller & Söhne <GmbH>|-118|863.8",
    "2026-03-31|SALARY|2500|3363.8",
];

fn with_lines(from: u64) -> Vec<String> {
    (from..).zip(STATEMENT).map(|(line, row)| format!("{line}: {row}")).collect()
}

#[test]
fn the_statement_is_the_same_in_every_format() {
    let openpyxl = first(OPENPYXL);
    assert_eq!(openpyxl[0], "2: |Account 12345678");
    assert_eq!(openpyxl[1..5], with_lines(4));
    assert_eq!(openpyxl[5], "9: 2026-03-31T10:15:00|TRUE|4929123456789012|00123");
    let xlsxwriter = first(XLSXWRITER);
    assert_eq!(xlsxwriter[1..5], with_lines(3));
    assert_eq!(xlsxwriter[5..], ["8: rich text", "9: #DIV/0!|ab|FALSE"]);
    let xlwt = first(XLWT);
    assert_eq!(xlwt[0], "2: |Account 12345678");
    assert_eq!(xlwt[1..5], with_lines(4));
    assert_eq!(xlwt[5], "9: 2026-03-31T10:15:00|TRUE|4929123456789012|00123");
    let odfpy = first(ODFPY);
    assert_eq!(odfpy[0], "2: |Account 12345678");
    assert_eq!(odfpy[1..], with_lines(4));
}

#[test]
fn strings_that_go_over_records_are_whole() {
    let rows = first(XLWT);
    for line in 0..600 {
        let text = format!("{}: Überweisung {line} {}", line + 10, "x".repeat(20));
        assert_eq!(rows[line + 6], text);
    }
}

#[test]
fn hidden_sheets_say_so() {
    for bytes in [OPENPYXL, XLWT] {
        let sheets = read(bytes).unwrap();
        let names: Vec<_> = sheets.iter().map(|sheet| (&*sheet.name, sheet.is_hidden)).collect();
        assert_eq!(names, [("Statement", false), ("Hidden", true)]);
    }
}

const TYPES: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/// An XLSX of one sheet.
fn xlsx(sheet: &str, strings: &str, styles: &str) -> Vec<u8> {
    let relationships = format!(
        "<Relationships><Relationship Id=\"a\" Type=\"{TYPES}/worksheet\" Target=\"/xl/Worksheets/S.xml\"/>\
         <Relationship Id=\"b\" Type=\"{TYPES}/sharedStrings\" Target=\"texts.xml\"/>\
         <Relationship Id=\"c\" Type=\"{TYPES}/styles\" Target=\"styles.xml\"/></Relationships>"
    );
    zip_of(&[
        ("[Content_Types].xml", b""),
        (
            "_rels/.rels",
            format!("<Relationships><Relationship Id=\"x\" Type=\"{TYPES}/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>").as_bytes(),
        ),
        ("xl/workbook.xml", b"<x:workbook xmlns:r=\"r\"><x:sheets><x:sheet name=\"A &amp; B\" sheetId=\"1\" r:id=\"a\"/></x:sheets></x:workbook>"),
        ("xl/_rels/workbook.xml.rels", relationships.as_bytes()),
        ("xl\\worksheets\\s.xml", sheet.as_bytes()),
        ("xl/texts.xml", strings.as_bytes()),
        ("xl/styles.xml", styles.as_bytes()),
    ])
}

#[test]
fn an_empty_shared_string_is_counted() {
    let strings = "<sst count=\"9\" uniqueCount=\"18446744073709551615\"><si/><si><t/></si><si><t>a</t><rPh><t>no</t></rPh></si>\
                   <si><r><t xml:space=\"preserve\">b </t></r><r><t>c_x000A_d</t></r></si></sst>";
    let sheet = "<worksheet><dimension ref=\"A1:XFD1048576\"/><sheetData><row><c t=\"s\"><v>2</v></c><c t=\"s\"><v>0</v></c>\
                 <c t=\"s\"><v>3</v></c></row><row r=\"7\"><c r=\"C7\" t=\"inlineStr\"><is><r><t>in</t></r><r><t>line</t></r></is></c>\
                 <c t=\"str\"><f>A1</f><v>x &lt; y</v></c></row></sheetData></worksheet>";
    let workbook = xlsx(sheet, strings, "");
    assert_eq!(first(&workbook), ["1: a||b c\nd", "7: ||inline|x < y"]);
    assert_eq!(read(&workbook).unwrap()[0].name, "A & B");
    let beyond = xlsx(
        "<worksheet><sheetData><row r=\"3\"><c t=\"s\"><v>9</v></c></row></sheetData></worksheet>",
        strings,
        "",
    );
    assert_eq!(read(&beyond).unwrap_err().line, Some(3));
}

#[test]
fn dates_are_told_by_the_format_of_their_cell() {
    let styles = "<styleSheet><numFmts><numFmt numFmtId=\"164\" formatCode=\"dd\\.mm\\.yyyy\"/><numFmt numFmtId=\"165\" formatCode=\"0.00 &quot;days&quot;\"/></numFmts>\
                  <cellStyleXfs><xf numFmtId=\"14\"/></cellStyleXfs><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/><xf numFmtId=\"164\"/><xf numFmtId=\"165\"/></cellXfs></styleSheet>";
    let sheet = "<worksheet><sheetData><row>\
                 <c><v>46083</v></c><c s=\"1\"><v>46083</v></c><c s=\"2\"><v>46083.5</v></c><c s=\"3\"><v>46083</v></c>\
                 <c t=\"d\"><v>2026-03-02T00:00:00</v></c><c s=\"1\"><v>n/a</v></c><c s=\"99\"><v>1</v></c>\
                 </row></sheetData></worksheet>";
    let expected = "1: 46083|2026-03-02|2026-03-02T12:00:00|46083|2026-03-02|n/a|1";
    assert_eq!(first(&xlsx(sheet, "", styles)), [expected]);
}

#[test]
fn a_far_cell_fills_nothing_and_a_cell_beyond_excel_is_refused() {
    let sheet = |cells: &str| format!("<worksheet><sheetData>{cells}</sheetData></worksheet>");
    let far = sheet(
        "<row r=\"1\"><c r=\"A1\"><v>1</v></c></row><row r=\"1048576\"><c r=\"B1048576\"><v>2</v></c></row>",
    );
    assert_eq!(first(&xlsx(&far, "", "")), ["1: 1", "1048576: |2"]);
    for beyond in [
        "<row r=\"1\"><c r=\"ZZZZ1\"><v>1</v></c></row>",
        "<row r=\"1048577\"><c><v>1</v></c></row>",
        "<row r=\"18446744073709551615\"><c><v>1</v></c></row>",
        "<row r=\"2\"><c><v>1</v></c></row><row r=\"1\"><c><v>1</v></c></row>",
    ] {
        assert!(read(&xlsx(&sheet(beyond), "", "")).is_err(), "{beyond}");
    }
}

#[test]
fn a_long_string_in_many_cells_is_refused() {
    let strings = format!("<sst><si><t>{}</t></si></sst>", "x".repeat(4 << 20));
    let row = "<row><c t=\"s\"><v>0</v></c></row>".repeat(200);
    let refused =
        read(&xlsx(&format!("<worksheet><sheetData>{row}</sheetData></worksheet>"), &strings, ""));
    assert_eq!(refused.unwrap_err().line, Some(33));
}

#[test]
fn a_workbook_lists_no_more_sheets_than_are_read() {
    let list = "<sheet/>".repeat(300);
    let workbook = zip_of(&[
        ("[Content_Types].xml", b""),
        ("xl/workbook.xml", format!("<workbook>{list}</workbook>").as_bytes()),
    ]);
    assert!(read(&workbook).unwrap_err().message.contains("more than 256 sheets"));
}

#[test]
fn entities_do_not_grow_and_depth_is_bounded() {
    let laughs = "<!DOCTYPE x [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;\">]><worksheet><sheetData><row><c t=\"str\"><v>&b;</v></c></row></sheetData></worksheet>";
    assert_eq!(first(&xlsx(laughs, "", "")), ["1: &b;"]);
    assert!(read(&xlsx(&"<a>".repeat(100_000), "", "")).is_err());
}

#[test]
fn sheets_of_an_ods_repeat_cells_and_rows_within_limits() {
    let ods = |table: &str| {
        let content = format!(
            "<office:document-content><table:table table:name=\"A\">{table}</table:table></office:document-content>"
        );
        let kind = b"application/vnd.oasis.opendocument.spreadsheet";
        zip_of(&[("mimetype", kind), ("content.xml", content.as_bytes())])
    };
    let cell = "<table:table-cell office:value-type=\"string\"><text:p>a<text:s text:c=\"4000000000\"/>b</text:p><text:p>c<text:span>d</text:span></text:p>\
                <office:annotation><text:p>no</text:p></office:annotation></table:table-cell>";
    let repeated = "<table:table-row table:number-rows-repeated=\"2\"><table:table-cell/><table:table-cell table:number-columns-repeated=\"2\" office:value-type=\"float\" office:value=\"12.50\"/></table:table-row>";
    let typed = "<table:table-row><table:table-cell office:value-type=\"boolean\" office:boolean-value=\"true\"/><table:table-cell office:value-type=\"time\" office:time-value=\"PT10H15M00S\"/>\
                 <table:table-cell office:value-type=\"date\" office:date-value=\"2026-03-02T10:15:00\"/></table:table-row>";
    let rows =
        format!("<table:table-row>{cell}</table:table-row>{repeated}<table:table-row/>{typed}");
    let expected = [
        format!("1: a{}b\ncd", " ".repeat(64)),
        "2: |12.5|12.5".to_owned(),
        "3: |12.5|12.5".to_owned(),
        "5: TRUE|10:15:00|2026-03-02T10:15:00".to_owned(),
    ];
    assert_eq!(first(&ods(&rows)), expected);
    let bomb = "<table:table-row table:number-rows-repeated=\"1048576\"><table:table-cell table:number-columns-repeated=\"16384\" office:value-type=\"float\" office:value=\"1\"/></table:table-row>";
    assert!(read(&ods(bomb)).is_err());
    let spaces = "<text:s text:c=\"64\"/>".repeat(140_000);
    let long = format!("<table:table-row><table:table-cell><text:p>{spaces}");
    assert!(read(&ods(&long)).unwrap_err().message.contains("a cell with more text"));
    assert!(read(&ods("<table:table-row>")).is_err(), "cut");
}

#[test]
fn a_workbook_with_a_password_says_so() {
    let kind = b"application/vnd.oasis.opendocument.spreadsheet";
    let manifest = b"<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>";
    let ods =
        zip_of(&[("mimetype", kind), ("META-INF/manifest.xml", manifest), ("content.xml", b"?")]);
    assert!(read(&ods).unwrap_err().message.contains("password"));
}

#[test]
fn the_xml_of_excel_2003_is_read() {
    let xml = "<?xml version=\"1.0\"?><?mso-application progid=\"Excel.Sheet\"?>\
        <Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\" xmlns:ss=\"urn:schemas-microsoft-com:office:spreadsheet\">\
        <Styles><Style ss:ID=\"a\"/></Styles><Worksheet ss:Name=\"Statement\"><Table>\
        <Row><Cell ss:MergeAcross=\"1\"><Data ss:Type=\"String\">Konto</Data></Cell><Cell><Data ss:Type=\"String\">x</Data></Cell></Row>\
        <Row ss:Index=\"4\"><Cell><Data ss:Type=\"DateTime\">2026-03-02T00:00:00.000</Data></Cell>\
        <Cell ss:Index=\"3\"><ss:Data ss:Type=\"String\"><B>Mü</B>ller</ss:Data><Comment><ss:Data>no</ss:Data></Comment></Cell>\
        <Cell><Data ss:Type=\"Number\">-118.20</Data></Cell><Cell><Data ss:Type=\"Boolean\">1</Data></Cell></Row></Table>\
        <WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet></Workbook>";
    let sheets = read(xml.as_bytes()).unwrap();
    assert_eq!(shown(&sheets[0]), ["1: Konto||x", "4: 2026-03-02||Müller|-118.2|TRUE"]);
    assert!(sheets[0].is_hidden && sheets[0].name == "Statement");
    assert!(read(&xml.as_bytes()[..700]).is_err(), "cut");
}

#[test]
fn chains_that_go_in_circles_end() {
    let mut circle = XLWT.to_vec();
    // The first sector of the table of sectors: each follows itself.
    let table = 512 * (1 + u32::from_le_bytes(*circle[76..].first_chunk().unwrap()) as usize);
    for at in 0..128_u32 {
        let place = table + at as usize * 4;
        circle[place..place + 4].copy_from_slice(&at.to_le_bytes());
    }
    assert!(sheets(&circle, WorkbookKind::Xls).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn a_damaged_workbook_is_sheets_or_a_fault(
        which in 0..4_usize,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..12),
        cut in any::<prop::sample::Index>(),
        is_cut in any::<bool>(),
    ) {
        use WorkbookKind::{Ods, Xls, Xlsx};
        let (sample, kind) = [(OPENPYXL, Xlsx), (XLSXWRITER, Xlsx), (XLWT, Xls), (ODFPY, Ods)][which];
        let mut bytes = sample.to_vec();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        if is_cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        let _ = (container::of(&bytes), sheets(&bytes, kind));
    }

    #[test]
    fn damaged_xml_is_sheets_or_a_fault(text in "(<(row|c|v|is|t|/row|/c|/v|sheetData) ?(r=\"[A-C]?[0-9]{0,9}\"|t=\"(s|b|d|str|e)\")?/?>|[0-9.]{1,3}|&#?x?[0-9a-f]{1,3};){0,40}") {
        let _ = read(&xlsx(&text, &text, &text));
        let table = format!("<Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\">{text}");
        let _ = sheets(table.as_bytes(), WorkbookKind::SpreadsheetXml);
    }
}

#[test]
fn the_currency_of_a_format_stands_beside_the_number_where_formats_have_two() {
    let formats = |one: &str, other: &str| {
        format!(
            "<styleSheet><numFmts><numFmt numFmtId=\"164\" formatCode=\"{one}\"/>\
             <numFmt numFmtId=\"165\" formatCode=\"{other}\"/></numFmts><cellXfs>\
             <xf numFmtId=\"164\"/><xf numFmtId=\"165\"/></cellXfs></styleSheet>"
        )
    };
    let sheet = "<worksheet><sheetData><row><c s=\"0\"><v>12.3</v></c><c s=\"1\"><v>-4</v></c></row></sheetData></worksheet>";
    let pounds = "&quot;£&quot;#,##0.00";
    assert_eq!(first(&xlsx(sheet, "", &formats(pounds, "[$€-407]0.00"))), ["1: 12.3 £|-4 €"]);
    assert_eq!(first(&xlsx(sheet, "", &formats(pounds, "[$£-809]0.00"))), ["1: 12.3|-4"]);
}

/// Lines that are not shown, and columns.
fn unshown(bytes: &[u8]) -> (Vec<u64>, Vec<(usize, usize)>) {
    let sheet = read(bytes).unwrap().remove(0);
    (sheet.unshown, sheet.hidden_columns)
}

#[test]
fn rows_and_columns_that_a_workbook_hides_or_strikes_out_say_so() {
    let styles = "<styleSheet><fonts><font/><font><strike/></font><font><strike val=\"0\"/></font></fonts>\
                  <cellXfs><xf fontId=\"0\"/><xf fontId=\"1\"/><xf fontId=\"2\"/></cellXfs>\
                  <dxfs><dxf><font><strike/></font></dxf></dxfs></styleSheet>";
    let strings = "<sst><si><r><rPr><strike/></rPr><t>a</t></r></si><si><r><rPr><strike/></rPr><t>a</t></r>\
                   <r><t>b</t></r></si></sst>";
    let cell = |style: u8| format!("<c s=\"{style}\"><v>1</v></c>");
    let row = |cells: &str| format!("<row>{cells}</row>");
    let rows = [
        row(&cell(0)),
        row(&cell(1)),
        row(&cell(2)),
        row("<c t=\"s\"><v>0</v></c>"),
        row("<c t=\"s\"><v>1</v></c>"),
        format!("<row hidden=\"1\">{}</row>", cell(0)),
        format!("<row ht=\"0\">{}</row>", cell(0)),
        row("<c s=\"1\"/>"),
    ];
    let columns = "<cols><col min=\"1\" max=\"2\" width=\"9\"/><col min=\"3\" max=\"4\" hidden=\"1\"/></cols>";
    let sheet = format!("<worksheet>{columns}<sheetData>{}</sheetData></worksheet>", rows.concat());
    assert_eq!(unshown(&xlsx(&sheet, strings, styles)), (vec![2, 4, 6, 7], vec![(2, 3)]));
}

#[test]
fn rows_and_columns_that_an_ods_or_the_xml_of_excel_hides_say_so() {
    let line = "style:text-line-through-style";
    let styles = format!(
        "<style:style style:name=\"c1\"><style:text-properties {line}=\"solid\"/></style:style>\
         <style:style style:name=\"c2\"><style:text-properties {line}=\"none\"/></style:style>"
    );
    let cell =
        |style: &str| format!("<table:table-cell {style}><text:p>x</text:p></table:table-cell>");
    let row = |style: &str, of_row: &str| {
        format!("<table:table-row {of_row}>{}</table:table-row>", cell(style))
    };
    let rows = [
        row("", ""),
        row("table:style-name=\"c1\"", ""),
        row("table:style-name=\"c2\"", ""),
        row("", "table:visibility=\"filter\""),
    ];
    let columns = "<table:table-column/><table:table-column table:number-columns-repeated=\"2\" \
                   table:visibility=\"collapse\"/>";
    let content = format!(
        "<office:document-content>{styles}<table:table table:name=\"A\">{columns}{}</table:table></office:document-content>",
        rows.concat()
    );
    let kind = b"application/vnd.oasis.opendocument.spreadsheet";
    let ods = zip_of(&[("mimetype", kind), ("content.xml", content.as_bytes())]);
    assert_eq!(unshown(&ods), (vec![2, 4], vec![(1, 2)]));
    let cell = "<Cell><Data ss:Type=\"String\">x</Data></Cell>";
    let xml = format!(
        "<?xml version=\"1.0\"?><?mso-application progid=\"Excel.Sheet\"?>\
         <Workbook xmlns:ss=\"urn:schemas-microsoft-com:office:spreadsheet\"><Styles><Style ss:ID=\"a\">\
         <Font ss:StrikeThrough=\"1\"/></Style></Styles><Worksheet ss:Name=\"S\"><Table>\
         <Column/><Column ss:Hidden=\"1\" ss:Span=\"1\"/><Row>{cell}</Row><Row ss:StyleID=\"a\">{cell}</Row>\
         <Row ss:Hidden=\"1\">{cell}</Row></Table></Worksheet></Workbook>"
    );
    assert_eq!(unshown(xml.as_bytes()), (vec![2, 3], vec![(1, 2)]));
}
