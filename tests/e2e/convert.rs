//! `tieout convert`, and the formats that every command reads.

use crate::support::Desk;

const BANK: &str = "Datum;Betrag;Verwendungszweck;Saldo\n13.01.2026;-12,50;=cmd;87,50\n\
                    14.01.2026;100,00;\"Miete; Januar\";187,50\n15.01.2026;-50,00;Bahn;137,50\n\
                    16.01.2026;-1,25;Kaffee;136,25\n";

/// A statement of OFX with the balance that its rows lead to.
const OFX: &str = "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\n\
    CHARSET:1252\nCOMPRESSION:NONE\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n\n\
    <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>GBP<BANKACCTFROM><BANKID>200000<ACCTID>12345678\
    <ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20260101<DTEND>20260131\
    <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260115<TRNAMT>-12.50<FITID>A1<NAME>COFFEE</STMTTRN>\
    <STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260116<TRNAMT>100.00<FITID>A2<NAME>ACME LTD</STMTTRN>\
    </BANKTRANLIST><LEDGERBAL><BALAMT>187.50<DTASOF>20260131</LEDGERBAL></STMTRS></STMTTRNRS>\
    </BANKMSGSRSV1></OFX>\n";

const CAMT: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
    <Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.053.001.02\"><BkToCstmrStmt><Stmt>\
    <Id>1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>\
    <Ntry><Amt Ccy=\"EUR\">12.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>\
    <BookgDt><Dt>2026-01-15</Dt></BookgDt><AddtlNtryInf>COFFEE</AddtlNtryInf></Ntry>\
    <Ntry><Amt Ccy=\"EUR\">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>\
    <BookgDt><Dt>2026-01-16</Dt></BookgDt><AddtlNtryInf>ACME LTD</AddtlNtryInf></Ntry>\
    </Stmt></BkToCstmrStmt></Document>\n";

const BOOK: &str = "date,amount,description\n2026-01-15,-12.50,Coffee\n2026-01-16,100.00,Acme\n";

#[test]
fn a_statement_becomes_canonical_csv_that_no_spreadsheet_runs() {
    let desk = Desk::new().file("bank.csv", BANK);
    let ran = desk.run(&["convert", "bank.csv"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert_eq!(
        ran.stdout,
        "date,amount,description,balance,reference,counterparty,currency,line\n\
         2026-01-13,-12.50,'=cmd,87.50,,,,2\n2026-01-14,100.00,Miete; Januar,187.50,,,,3\n\
         2026-01-15,-50.00,Bahn,137.50,,,,4\n2026-01-16,-1.25,Kaffee,136.25,,,,5\n"
    );
    let saved = desk.run(&["convert", "bank.csv", "-o", "out.csv", "-q"]);
    assert_eq!((saved.code, &*saved.stdout, &*saved.stderr), (Some(0), "", ""));
    assert_eq!(desk.read("out.csv"), ran.stdout);
    let again = desk.run(&["convert", "out.csv"]);
    assert_eq!(again.stdout.lines().count(), 5, "what was written is read: {again:?}");
    let over = desk.run(&["convert", "bank.csv", "-o", "bank.csv"]);
    assert!(over.refused(2).contains("would overwrite the input"), "{over:?}");
}

#[test]
fn several_files_are_one_table_that_names_them() {
    let desk = Desk::new().file("a.csv", BANK).file("b.ofx", OFX);
    let ran = desk.run(&["convert", "a.csv", "b.ofx", "-q"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let mut lines = ran.stdout.lines();
    let head = "file,date,amount,description,balance,reference,counterparty,currency,line";
    assert_eq!(lines.next(), Some(head));
    assert!(lines.clone().take(4).all(|line| line.starts_with("a.csv,2026-01-")), "{ran:?}");
    assert!(lines.skip(4).all(|line| line.starts_with("b.ofx,2026-01-")), "{ran:?}");
}

#[test]
fn json_has_the_reading_the_balances_and_the_rows() {
    let desk = Desk::new().file("bank.csv", BANK);
    let json = desk.run(&["convert", "bank.csv", "--json"]).json();
    assert_eq!((&json["file"], &json["format"]), (&"bank.csv".into(), &"CSV".into()));
    let reading = &json["reading"];
    assert_eq!((&reading["header_line"], &reading["decimal"]), (&1.into(), &",".into()));
    assert_eq!(reading["date_format"], "%d.%m.%Y");
    assert_eq!(reading["columns"]["amount"], "Betrag");
    assert_eq!((json["opening"].as_f64(), json["closing"].as_f64()), (Some(100.0), Some(136.25)));
    assert_eq!(json["rows"][1]["description"], "Miete; Januar");
    assert_eq!((&json["rows"][0]["line"], &json["hole_count"]), (&2.into(), &0.into()));
}

#[test]
fn a_hole_in_the_balances_is_named_and_the_rows_are_written() {
    let desk =
        Desk::new().file("bank.csv", BANK.replace("-50,00;Bahn;137,50\n", "-43,00;Bahn;137,50\n"));
    let ran = desk.run(&["convert", "bank.csv", "-q"]);
    assert_eq!((ran.code, ran.stdout.lines().count()), (Some(1), 5), "{ran:?}");
    let hole = "between line 3 and line 4 the balance changes by -7.00 with no row to explain it";
    assert!(ran.stderr.contains(hole), "{ran:?}");
}

#[test]
fn why_a_file_is_read_so_is_shown_with_the_options_that_say_it() {
    let desk = Desk::new().file("bank.csv", BANK);
    let ran = desk.run(&["convert", "bank.csv", "--explain"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.stdout.contains("separated by ;, header on line 1, 4 rows"), "{ran:?}");
    assert!(
        ran.stdout.contains("known: opening balance 100.00, closing balance 136.25"),
        "{ran:?}"
    );
    let line = ran.stdout.lines().find_map(|line| line.trim().strip_prefix("options for this: "));
    let stated = line.expect("the options");
    let rows = desk.run(&["convert", "bank.csv"]).stdout;
    let words: Vec<&str> = stated.split(' ').collect();
    let again = desk.run(&[&["convert", "bank.csv"], &words[..]].concat());
    assert_eq!(again.stdout, rows, "stated, it is read the same: {stated}");
}

#[test]
fn what_cannot_be_read_writes_nothing() {
    let desk = Desk::new()
        .file("bad.csv", "date,amount,description\n2026-01-01,5x5,a\n2026-01-02,-3.00,b\n");
    desk.run(&["convert", "bad.csv"]).refused(3);
    let saved = desk.run(&["convert", "bad.csv", "-o", "out.csv"]);
    saved.refused(3);
    assert!(!desk.path("out.csv").exists());
    assert!(desk.run(&["convert", "none.csv"]).refused(3).contains("cannot read none.csv"));
    assert!(desk.run(&["convert", "-", "-"]).refused(2).contains("only one FILE"));
}

#[test]
fn statements_of_structured_formats_and_workbooks_are_reconciled_as_they_are() {
    for (name, statement) in [("bank.ofx", OFX), ("bank.xml", CAMT)] {
        let desk = Desk::new().file(name, statement).file("book.csv", BOOK);
        let ran = desk.run(&["reconcile", name, "book.csv", "--json"]);
        assert_eq!(ran.code, Some(0), "{name}: {ran:?}");
        assert_eq!(ran.json()["summary"]["matched_count"], 2, "{name}");
        let table = desk.run(&["reconcile", name, "book.csv"]);
        assert!(table.stdout.contains("2 rows  total"), "{table:?}");
    }
    let workbook =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/statements/containers/openpyxl.xlsx");
    let desk = Desk::new();
    let ran = desk.run(&["convert", workbook, "--json"]);
    // One of its cells is no balance.
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert_eq!(ran.json()["format"], "XLSX");
}
