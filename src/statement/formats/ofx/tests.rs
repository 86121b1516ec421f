use proptest::prelude::*;

use super::*;

const HEADER: &str = "OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nSECURITY:NONE\r\n\
    ENCODING:USASCII\r\nCHARSET:1252\r\nCOMPRESSION:NONE\r\nOLDFILEUID:NONE\r\nNEWFILEUID:NONE\r\n\r\n";

/// An SGML statement of a bank around these transactions and balances.
fn bank(transactions: &str, balances: &str) -> String {
    format!(
        "{HEADER}<OFX>\r\n<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS>\
         <DTSERVER>20240131<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>\r\n<BANKMSGSRSV1><STMTTRNRS>\
         <TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS>\r\n<STMTRS><CURDEF>GBP\r\n<BANKACCTFROM>\
         <BANKID>200000<ACCTID>12345678<ACCTTYPE>CHECKING</BANKACCTFROM>\r\n<BANKTRANLIST>\
         <DTSTART>20240101<DTEND>20240131\r\n{transactions}</BANKTRANLIST>{balances}</STMTRS>\
         </STMTTRNRS></BANKMSGSRSV1></OFX>"
    )
}

fn transaction(kind: &str, day: &str, amount: &str, rest: &str) -> String {
    format!("<STMTTRN><TRNTYPE>{kind}<DTPOSTED>{day}<TRNAMT>{amount}{rest}</STMTTRN>\r\n")
}

fn one(text: &str) -> StructuredStatement {
    let mut statements = read(text).unwrap();
    assert_eq!(statements.len(), 1);
    statements.remove(0)
}

fn amounts(statement: &StructuredStatement) -> Vec<&str> {
    statement.entries.iter().map(|entry| entry.amount.as_str()).collect()
}

#[test]
fn a_bank_statement_of_sgml_is_read_whole() {
    let first = transaction(
        "DEBIT",
        "20240115120000.000[-5:EST]",
        "-12.50",
        "<FITID>A1<CHECKNUM>000101<NAME>MARKS &amp; SPENCER<MEMO>Socks",
    );
    let second = transaction("CREDIT", "20240116", "+1,000.00", "<FITID>A2<NAME>ACME<MEMO>ACME");
    let balances = "<LEDGERBAL><BALAMT>1087.50<DTASOF>20240131</LEDGERBAL>\
        <AVAILBAL><BALAMT>5000.00<DTASOF>20240131</AVAILBAL>";
    let statement = one(&bank(&(first + &second), balances));
    assert_eq!(statement.format, "OFX 1");
    assert_eq!(statement.account.as_deref(), Some("12345678"));
    assert_eq!(statement.currency.as_deref(), Some("GBP"));
    assert_eq!(statement.from.unwrap().to_string(), "2024-01-01");
    assert_eq!(statement.to.unwrap().to_string(), "2024-01-31");
    assert_eq!(statement.opening, None);
    let closing = statement.closing.as_ref().unwrap();
    assert_eq!(closing.amount, "1087.50");
    assert_eq!(closing.day.unwrap().to_string(), "2024-01-31");
    assert!(!statement.is_debt && statement.discrepancies.is_empty());
    assert_eq!(amounts(&statement), ["-12.50", "1000.00"]);
    let entry = &statement.entries[0];
    assert_eq!(entry.date.to_string(), "2024-01-15");
    assert_eq!(entry.description, "MARKS & SPENCER Socks");
    assert_eq!(entry.counterparty.as_deref(), Some("MARKS & SPENCER"));
    assert_eq!(entry.reference.as_deref(), Some("000101"));
    assert_eq!(entry.bank_id.as_deref(), Some("A1"));
    assert_eq!(entry.kind.as_deref(), Some("DEBIT"));
    assert_eq!(entry.line, 17);
    assert_eq!(statement.entries[1].description, "ACME");
    assert_eq!(statement.entries[1].line, 18);
}

#[test]
fn a_card_statement_of_xml_is_a_debt() {
    let text = r#"<?xml version="1.0" encoding="UTF-8"?>
<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
<OFX xmlns="http://ofx.net/types">
<!-- a comment -->
<CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD</CURDEF>
<CCACCTFROM><ACCTID>XXXX1234</ACCTID></CCACCTFROM>
<BANKTRANLIST><DTSTART>20240101</DTSTART><DTEND>20240131</DTEND>
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20240102</DTPOSTED><TRNAMT>-5</TRNAMT><FITID>7</FITID>
<PAYEE><NAME>Corner Caf&#233;</NAME><CITY>Leeds</CITY></PAYEE><CHECKNUM>0</CHECKNUM><MEMO></MEMO></STMTTRN>
</BANKTRANLIST>
<LEDGERBAL><BALAMT>-5.00</BALAMT><DTASOF>20240131</DTASOF></LEDGERBAL>
</CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>"#;
    let statement = one(text);
    assert_eq!(statement.format, "OFX 2");
    assert!(statement.is_debt);
    assert_eq!(amounts(&statement), ["-5.00"]);
    assert_eq!(statement.entries[0].counterparty.as_deref(), Some("Corner Café"));
    assert_eq!(statement.entries[0].reference, None);
    assert_eq!(statement.closing.unwrap().amount, "-5.00");
    assert!(looks_like(text.as_bytes()));
    assert_eq!(encoding(text.as_bytes()), Some(encoding_rs::UTF_8));
}

#[test]
fn decimal_commas_are_read_where_a_bank_writes_them() {
    let all = transaction("CREDIT", "20240115", "1.234,50", "")
        + &transaction("DEBIT", "20240115", "-3,5", "")
        + &transaction("DEBIT", "20240115", "-1,234", "");
    assert_eq!(amounts(&one(&bank(&all, ""))), ["1234.50", "-3.50", "-1.234"]);
}

#[test]
fn an_amount_that_may_be_a_thousand_or_a_one_is_refused_with_its_line() {
    let faults = read(&bank(&transaction("CREDIT", "20240115", "1,234", ""), "")).unwrap_err();
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].line, Some(17));
    assert_eq!(faults[0].column.as_deref(), Some("TRNAMT"));
    assert_eq!(faults[0].value.as_deref(), Some("1,234"));
}

#[test]
fn what_cannot_be_read_is_told_of_each_entry() {
    let all = transaction("DEBIT", "20240231", "-1.00", "")
        + &transaction("DEBIT", "20240201", "twelve", "")
        + &transaction("DEBIT", "", "", "");
    let faults = read(&bank(&all, "")).unwrap_err();
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "line 17, column \"DTPOSTED\": \"20240231\" is not a day (YYYYMMDD)",
            "line 18, column \"TRNAMT\": \"twelve\" is not an amount",
            "line 19: an entry has no DTPOSTED",
            "line 19: an entry has no TRNAMT",
        ]
    );
}

#[test]
fn the_day_is_the_one_that_the_bank_wrote_whatever_its_zone() {
    let all = transaction("DEBIT", "20240101003000[+10:AEST]", "-1.00", "")
        + &transaction("DEBIT", "20240131233000[-8:PST]", "-1.00", "");
    let days: Vec<String> =
        one(&bank(&all, "")).entries.iter().map(|entry| entry.date.to_string()).collect();
    assert_eq!(days, ["2024-01-01", "2024-01-31"]);
}

#[test]
fn a_ledger_balance_before_the_last_entry_is_not_the_closing_one() {
    let entry = transaction("DEBIT", "20240120", "-1.00", "");
    let statement = one(&bank(&entry, "<LEDGERBAL><BALAMT>9<DTASOF>20240119</LEDGERBAL>"));
    assert_eq!(statement.closing, None);
    assert_eq!(statement.notes.len(), 1);
}

#[test]
fn a_ledger_balance_of_a_day_behind_the_list_is_not_the_closing_one() {
    let entry = transaction("DEBIT", "20240120", "-1.00", "");
    let later = one(&bank(&entry, "<LEDGERBAL><BALAMT>9<DTASOF>20240215</LEDGERBAL>"));
    assert_eq!((later.closing, later.notes.len()), (None, 1));
    let of_the_end = one(&bank(&entry, "<LEDGERBAL><BALAMT>9<DTASOF>20240131</LEDGERBAL>"));
    assert_eq!(of_the_end.closing.unwrap().day.unwrap().to_string(), "2024-01-31");
}

#[test]
fn an_empty_balance_or_day_is_none() {
    let entry = transaction("DEBIT", "20240120", "-1.00", "<FITID></FITID><NAME></NAME>");
    let none = "<LEDGERBAL><BALAMT></BALAMT><DTASOF></DTASOF></LEDGERBAL>";
    assert_eq!(one(&bank(&entry, none)).closing, None);
    let zeros = "<LEDGERBAL><BALAMT>4.00<DTASOF>00000000</LEDGERBAL>";
    assert_eq!(one(&bank(&entry, zeros)).closing.unwrap().day, None);
    assert_eq!(one(&bank(&entry, none)).entries[0].description, "DEBIT");
}

#[test]
fn an_available_balance_is_never_the_closing_one() {
    let balances = "<AVAILBAL><BALAMT>5000.00<DTASOF>20240131</AVAILBAL>";
    assert_eq!(one(&bank("", balances)).closing, None);
}

#[test]
fn several_statements_of_one_file_stay_apart() {
    let text = format!(
        "{HEADER}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>1\
         </BANKACCTFROM><BANKTRANLIST>{}</BANKTRANLIST></STMTRS></STMTTRNRS><STMTTRNRS><STMTRS>\
         <CURDEF>USD<BANKACCTFROM><ACCTID>2</BANKACCTFROM><BANKTRANLIST>{}</BANKTRANLIST></STMTRS>\
         </STMTTRNRS></BANKMSGSRSV1><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD\
         <CCACCTFROM><ACCTID>3</CCACCTFROM></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>",
        transaction("DEBIT", "20240101", "-1.00", ""),
        transaction("DEBIT", "20240102", "-2.00", "<BANKACCTTO><ACCTID>99</BANKACCTTO>"),
    );
    let statements = read(&text).unwrap();
    let told: Vec<_> = statements
        .iter()
        .map(|statement| (statement.account.as_deref().unwrap(), statement.entries.len()))
        .collect();
    assert_eq!(told, [("1", 1), ("2", 1), ("3", 0)]);
    assert!(statements[2].is_debt && !statements[1].is_debt);
}

#[test]
fn a_bare_list_without_a_statement_around_it_is_one_statement() {
    let text = format!(
        "{HEADER}<BANKTRANLIST><DTSTART>20230210000000<DTEND>20230215235959{}</BANKTRANLIST>",
        transaction("DEBIT", "20230210090000", "-1980.01", "<FITID>1<NAME>HARDWARE STORE")
    );
    let statement = one(&text);
    assert_eq!(amounts(&statement), ["-1980.01"]);
    assert_eq!(statement.from.unwrap().to_string(), "2023-02-10");
}

#[test]
fn pending_transactions_are_left_out_and_counted() {
    let text = bank(&transaction("DEBIT", "20240120", "-1.00", ""), "").replace(
        "</BANKTRANLIST>",
        "</BANKTRANLIST><BANKTRANLISTP><DTASOF>20240131<STMTTRNP><TRNTYPE>DEBIT<DTTRAN>20240130\
         <TRNAMT>-7.00<NAME>HOTEL</STMTTRNP></BANKTRANLISTP>",
    );
    let statement = one(&text);
    assert_eq!(amounts(&statement), ["-1.00"]);
    assert_eq!(statement.left_out.len(), 1);
    assert_eq!(statement.left_out[0].kind, "pending");
}

#[test]
fn an_id_that_two_entries_share_is_the_id_of_neither() {
    let all = transaction("DEBIT", "20240120", "-10.00", "<FITID>X<NAME>HOTEL ABROAD")
        + &transaction("FEE", "20240120", "-0.30", "<FITID>X<NAME>FOREIGN FEE")
        + &transaction("DEBIT", "20240120", "-3.00", "<FITID>Y<NAME>KIOSK");
    let statement = one(&bank(&all, ""));
    let ids: Vec<_> = statement.entries.iter().map(|entry| entry.bank_id.as_deref()).collect();
    assert_eq!(ids, [None, None, Some("Y")]);
    assert_eq!((statement.notes.len(), statement.discrepancies.len()), (1, 0));
    let twice = transaction("DEBIT", "20240120", "-10.00", "<FITID>X").repeat(2);
    assert_eq!(one(&bank(&twice, "")).discrepancies.len(), 1);
}

#[test]
fn an_entry_that_a_later_one_replaces_is_left_out() {
    let all = transaction("DEBIT", "20240120", "-10.00", "<FITID>X")
        + &transaction(
            "DEBIT",
            "20240121",
            "-12.00",
            "<FITID>Y<CORRECTFITID>X<CORRECTACTION>REPLACE",
        )
        + &transaction(
            "DEBIT",
            "20240122",
            "-9.00",
            "<FITID>Z<CORRECTFITID>OLD<CORRECTACTION>DELETE",
        );
    let statement = one(&bank(&all, ""));
    assert_eq!(amounts(&statement), ["-12.00"]);
    let kinds: Vec<_> = statement.left_out.iter().map(|out| (out.line, out.kind)).collect();
    assert_eq!(kinds, [(19, "reversed"), (17, "reversed")]);
    assert_eq!(statement.discrepancies.len(), 1);
}

#[test]
fn an_entry_that_goes_the_other_way_than_all_others_of_its_kind_is_told_of() {
    for (kind, first, second) in
        [("DEBIT", "10.00", "-5.00"), ("CHECK", "10.00", "-5.00"), ("CREDIT", "-10.00", "5.00")]
    {
        let both =
            transaction(kind, "20240120", first, "") + &transaction(kind, "20240121", second, "");
        let both = one(&bank(&both, ""));
        assert_eq!((both.discrepancies.len(), both.notes.len()), (0, 1), "{kind}");
    }
    let alike =
        transaction("FEE", "20240120", "-10.00", "") + &transaction("ATM", "20240121", "5.00", "");
    assert_eq!(one(&bank(&alike, "")).notes.len(), 0);
}

#[test]
fn an_amount_in_another_currency_is_told_of_and_one_that_was_converted_is_not() {
    let foreign = transaction(
        "DEBIT",
        "20240120",
        "-1.00",
        "<CURRENCY><CURRATE>1.1<CURSYM>USD</CURRENCY><MEMO>M",
    );
    let statement = one(&bank(&foreign, ""));
    assert_eq!(statement.discrepancies.len(), 1);
    assert_eq!(statement.entries[0].description, "M");
    let converted = foreign.replace("CURRENCY>", "ORIGCURRENCY>");
    assert_eq!(one(&bank(&converted, "")).discrepancies.len(), 0);
}

#[test]
fn three_places_of_a_dinar_are_no_thousands() {
    let entry = transaction("DEBIT", "20240120", "-1.234", "");
    let text = bank(&entry, "").replace("<CURDEF>GBP", "<CURDEF>KWD");
    assert_eq!(amounts(&one(&text)), ["-1.234"]);
}

#[test]
fn investments_and_empty_files_are_refused_with_words() {
    let text = format!("{HEADER}<OFX><INVSTMTMSGSRSV1><INVSTMTTRNRS><INVSTMTRS><CURDEF>USD</OFX>");
    assert!(read(&text).unwrap_err()[0].message.contains("investments"));
    assert!(read(HEADER).unwrap_err()[0].message.contains("no bank or card statement"));
    let failed = format!(
        "{HEADER}<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>15500<SEVERITY>ERROR<MESSAGE>Signon \
         invalid</STATUS></SONRS></SIGNONMSGSRSV1></OFX>"
    );
    assert_eq!(
        read(&failed).unwrap_err()[0].message,
        "has no statement; the bank answered error 15500: Signon invalid"
    );
}

#[test]
fn a_file_that_is_cut_is_refused() {
    let text = bank("", "");
    let cut = text.split("</OFX>").next().unwrap();
    assert_eq!(read(cut).unwrap_err()[0].message, "ends before </OFX>: it is cut");
}

#[test]
fn the_encoding_is_the_stated_one_unless_the_text_is_utf_8() {
    let text = bank("", "");
    assert!(looks_like(text.as_bytes()));
    assert!(looks_like(format!("\r\n\r\n{text}").as_bytes()));
    assert_eq!(encoding(text.as_bytes()), Some(encoding_rs::WINDOWS_1252));
    assert_eq!(encoding((text.clone() + "é").as_bytes()), Some(encoding_rs::UTF_8));
    assert_eq!(encoding(&[text.as_bytes(), &[0xe9]].concat()), Some(encoding_rs::WINDOWS_1252));
    let one_line = text.replace("\r\n", "");
    assert_eq!(encoding(one_line.as_bytes()), Some(encoding_rs::WINDOWS_1252));
    assert!(!looks_like(b"Date,Amount\n") && !looks_like(b"<html><body>"));
}

fn sample() -> String {
    let entry = transaction("DEBIT", "20240120", "-1.00", "<FITID>X<NAME>A &amp; B<MEMO>a < b");
    bank(&entry.repeat(3), "<LEDGERBAL><BALAMT>9<DTASOF>20240131</LEDGERBAL>")
}

proptest! {
    #[test]
    fn random_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = (looks_like(&bytes), encoding(&bytes));
        let _ = read(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn mutations_of_a_good_file_never_panic(
        cuts in proptest::collection::vec((any::<proptest::sample::Index>(), any::<u8>()), 1..12),
    ) {
        let mut bytes = sample().into_bytes();
        for (at, byte) in cuts {
            let at = at.index(bytes.len());
            if byte < 64 { bytes.truncate(at.max(1)); } else { bytes[at] = byte; }
        }
        let _ = (looks_like(&bytes), encoding(&bytes));
        let _ = read(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn a_value_that_is_too_long_is_told_by_its_beginning() {
    let long = format!("<NAME>{}", "é".repeat(40_000));
    let text = bank(&transaction("DEBIT", "20240115", "-1.00", &long), "");
    let told = read(&text).unwrap_err().remove(0).to_string();
    assert!(
        told.ends_with(&format!("\"{}…\" is longer than 65,536 bytes", "é".repeat(40))),
        "{told}"
    );
}

#[test]
fn a_transaction_whose_start_tag_is_lost_is_refused_by_line() {
    let entry = transaction("DEBIT", "20240115", "-12.50", "<FITID>A1");
    let lost = transaction("DEBIT", "20240116", "-9.00", "<FITID>A2").replace("<STMTTRN>", "");
    let behind = read(&bank(&(entry.clone() + &lost), "")).unwrap_err().remove(0).to_string();
    assert!(behind.contains("-9.00") && behind.contains("outside of any transaction"), "{behind}");
    let open = entry.replace("</STMTTRN>", "") + &lost;
    let within = read(&bank(&open, "")).unwrap_err().remove(0).to_string();
    assert!(within.contains("-9.00") && within.contains("a second amount"), "{within}");
}
