use proptest::prelude::*;

use super::*;

/// One message with balances around these fields.
fn message(opening: &str, fields: &str, closing: &str) -> String {
    format!(
        ":20:STARTUMS\r\n:25:37040044/0532013000\r\n:28C:00001/001\r\n{opening}\r\n{fields}\
         {closing}\r\n-\r\n"
    )
}

fn entries(fields: &str) -> String {
    message(":60F:C240101EUR1000,00", fields, ":62F:C240131EUR1000,00")
}

fn one(text: &str) -> StructuredStatement {
    let mut statements = read(text).unwrap();
    assert_eq!(statements.len(), 1);
    statements.remove(0)
}

fn amounts(statement: &StructuredStatement) -> Vec<&str> {
    statement.entries.iter().map(|entry| entry.amount.as_str()).collect()
}

/// Description, counterparty and reference of the one entry that has these lines below its `:61:`.
fn told(lines: &str) -> (String, Option<String>, Option<String>) {
    let text = entries(&format!(":61:2401150115D1,00NTRFNONREF\r\n{lines}\r\n"));
    let entry = one(&text).entries.remove(0);
    (entry.description, entry.counterparty, entry.reference)
}

#[test]
fn a_statement_with_german_subfields_is_read_whole() {
    let text = message(
        ":60F:C240114EUR1000,00",
        ":61:2401160115D12,50NTRFINV-7//2024011500001\r\n\
         :86:116?00SEPA-UEBERWEISUNG?109310?20EREF+INV-7?21SVWZ+Rechnung 7 vom \r\n\
         Januar?30COBADEFFXXX?31DE89370400440532013000?32MUELLER UND SOEHNE GMBH UND?33 CO KG\r\n\
         :61:2401150115C50,NMSCNONREF\r\n\
         :86:166?00GUTSCHRIFT?20Miete?32MIETER\r\n",
        ":62F:C240115EUR1037,50\r\n:64:C240115EUR9999,00\r\n:86:Text of the bank",
    );
    assert!(looks_like(text.as_bytes()));
    let statement = one(&text);
    assert_eq!(statement.format, "MT940");
    assert_eq!(statement.account.as_deref(), Some("37040044/0532013000"));
    assert_eq!(statement.currency.as_deref(), Some("EUR"));
    assert_eq!(statement.opening.as_ref().unwrap().amount, "1000.00");
    let closing = statement.closing.as_ref().unwrap();
    assert_eq!((closing.amount.as_str(), closing.line), ("1037.50", 10));
    assert!(statement.discrepancies.is_empty() && statement.notes.is_empty());
    assert_eq!(amounts(&statement), ["-12.50", "50.00"]);
    let entry = &statement.entries[0];
    assert_eq!(entry.date.to_string(), "2024-01-15");
    assert_eq!(entry.value_date.unwrap().to_string(), "2024-01-16");
    assert_eq!(entry.counterparty.as_deref(), Some("MUELLER UND SOEHNE GMBH UND CO KG"));
    assert_eq!(entry.description, "MUELLER UND SOEHNE GMBH UND CO KG Rechnung 7 vom Januar");
    assert_eq!(entry.reference.as_deref(), Some("INV-7"));
    assert_eq!(entry.bank_id.as_deref(), Some("2024011500001"));
    assert_eq!(entry.kind.as_deref(), Some("NTRF"));
    assert_eq!(entry.line, 5);
    assert_eq!(statement.entries[1].description, "MIETER Miete");
}

#[test]
fn reversals_take_back_what_they_are_of() {
    let text = message(
        ":60F:D240101EUR0,00",
        ":61:240115RC10,00NRTINONREF\r\n:61:240115RD4,00NRTINONREF\r\n:61:240115RDR1,00NRTI\r\n",
        ":62F:D240131EUR5,00",
    );
    let statement = one(&text);
    assert_eq!(amounts(&statement), ["-10.00", "4.00", "1.00"]);
    assert!(statement.discrepancies.is_empty());
}

#[test]
fn statement_lines_are_read_as_banks_write_them() {
    let of = |line: &str| {
        let entry = one(&entries(&format!(":61:{line}\r\n"))).entries.remove(0);
        (entry.date.to_string(), entry.amount, entry.kind.unwrap_or_default(), entry.reference)
    };
    let read = |date: &str, amount: &str, kind: &str, reference: Option<&str>| {
        (date.to_owned(), amount.to_owned(), kind.to_owned(), reference.map(str::to_owned))
    };
    // Spaces for the entry day, a funds code, nothing behind the slashes.
    assert_eq!(of("240312    DD212,39NMSCNONREF//"), read("2024-03-12", "-212.39", "NMSC", None));
    // The third letter of the currency, a kind of digits and no reference.
    assert_eq!(of("180417CF2066637,00N527"), read("2018-04-17", "2066637.00", "N527", None));
    // Zeros in front, spaces behind.
    assert_eq!(of("130101D000000000025,00N102EREF   "), read("2013-01-01", "-25.00", "N102", None));
    // A kind of one letter and blanks.
    assert_eq!(of("1710111011DF2402,00S   X"), read("2017-10-11", "-2402.00", "S", Some("X")));
    // A reference longer than there may be, and one with a slash.
    assert_eq!(
        of("2001010101D65,00NOVBNL47INGB9999999999"),
        read("2020-01-01", "-65.00", "NOVB", Some("NL47INGB9999999999"))
    );
    assert_eq!(of("2001010101C5,1NTRFA/7//B"), read("2020-01-01", "5.10", "NTRF", Some("A/7")));
}

#[test]
fn the_entry_day_is_of_the_year_that_is_nearest_to_the_value_day() {
    let of =
        |line: &str| one(&entries(&format!(":61:{line}C1,NTRF\r\n"))).entries[0].date.to_string();
    assert_eq!(of("2312290102"), "2024-01-02");
    assert_eq!(of("2401021229"), "2023-12-29");
    assert_eq!(of("2402290301"), "2024-03-01");
}

#[test]
fn a_value_day_of_30_february_is_the_last_of_the_month() {
    let entry = one(&entries(":61:2302300301D1,00NTRF\r\n")).entries.remove(0);
    assert_eq!(entry.date.to_string(), "2023-03-01");
    assert_eq!(entry.value_date.unwrap().to_string(), "2023-02-28");
}

#[test]
fn dutch_code_words_give_name_purpose_and_reference() {
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(
        told(
            ":86:/TRTP/SEPA OVERBOEKING/IBAN/NL91ABNA0417164300/BIC/ABNANL2A/NAME/J. DOE\r\n\
              /REMI/Factuur 7/EREF/NOTPROVIDED"
        ),
        ("J. DOE Factuur 7".into(), some("J. DOE"), None)
    );
    assert_eq!(
        told(
            ":86:/EREF/01-01-2013 12:00 0030/BENM//NAME/CONTRA ACCOUNT HOLDER/REMI/Rent/ISDT/2013"
        ),
        (
            "CONTRA ACCOUNT HOLDER Rent".into(),
            some("CONTRA ACCOUNT HOLDER"),
            some("01-01-2013 12:00 0030")
        )
    );
    assert_eq!(
        told(
            ":86:/EREF/E7//CNTP/NL20INGB0001234567/INGBNL2A/ING BANK N.V./AMSTERDAM//REMI/USTD//a b/"
        ),
        ("ING BANK N.V. a b".into(), some("ING BANK N.V."), some("E7"))
    );
}

#[test]
fn sepa_tags_are_read_in_plain_and_in_broken_texts() {
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(
        told(":86:EREF+NOTPROVIDED SVWZ+Invoice 7 + 8"),
        ("Invoice 7 + 8".into(), None, None)
    );
    assert_eq!(told(":86:EREF+E7 MREF+M1").2, some("E7"));
    // A subfield of 27 characters goes on in the next one within the word.
    assert_eq!(
        told(
            ":86:105?00LASTSCHRIFT?20EREF+1234567890123456789012?213456?22SVWZ+Strom?32STADTWERKE"
        ),
        ("STADTWERKE Strom".into(), some("STADTWERKE"), some("12345678901234567890123456"))
    );
}

#[test]
fn plain_texts_are_read_as_they_are() {
    assert_eq!(told(":86:GIRO 428428 KPN\r\nINCL. 1,44 BTW").0, "GIRO 428428 KPN INCL. 1,44 BTW");
    assert_eq!(told(":86:/PT/FT/PY/SOMETHING").0, "/PT/FT/PY/SOMETHING");
    assert_eq!(told(":86:Why? 20?20").0, "Why? 20?20");
    assert_eq!(told("P001234567").0, "P001234567");
    assert_eq!(told(":86:020\r\n:86:020~00VE02~20Opis~32FIRMA").0, "FIRMA Opis");
    assert_eq!(told(":NS:0112345678\r\n15ERGO Versicherung").0, "12345678 ERGO Versicherung");
    assert_eq!(told(":86:").0, "NTRF");
}

#[test]
fn pages_of_one_statement_are_joined_where_their_balances_meet() {
    let first = message(":60F:C240101EUR10,", ":61:240102C1,NTRF\r\n", ":62M:C240102EUR11,");
    let second = message(":60M:C240102EUR11,", ":61:240103C1,NTRF\r\n", ":62F:C240103EUR12,");
    let statement = one(&(first.clone() + &second));
    assert_eq!(amounts(&statement), ["1.00", "1.00"]);
    assert_eq!(statement.closing.as_ref().unwrap().amount, "12.00");
    assert!(statement.discrepancies.is_empty() && statement.notes.is_empty());
    let torn =
        read(&(first + &second.replace(":60M:C240102EUR11,", ":60M:C240102EUR11,5"))).unwrap();
    assert_eq!(torn.len(), 2);
    assert_eq!((torn[1].notes.len(), torn[1].discrepancies.len()), (1, 1));
}

#[test]
fn messages_in_blocks_and_without_an_end_are_several_statements() {
    let message = message(":60F:C240101EUR1,", "", ":62F:C240101EUR1,").replace("-\r\n", "");
    let blocks = format!(
        "{{1:F01ASNBNL21XXXX0000000000}}{{2:O940ASNBNL21XXXXN}}{{3:}}{{4:\r\n{message}-}}{{5:}}\r\n"
    );
    assert!(looks_like(blocks.as_bytes()));
    assert_eq!(read(&blocks.repeat(2)).unwrap().len(), 2);
    assert_eq!(read(&message.repeat(3)).unwrap().len(), 3);
    let abn = format!("ABNANL2A\r\n940\r\nABNANL2A\r\n{message}");
    assert_eq!(one(&abn).account.as_deref(), Some("37040044/0532013000"));
}

#[test]
fn an_interim_report_has_totals_and_no_balance() {
    let text = ":20:ST1\n:25:PL29114010810000267002001002\n:28C:1/1\n:34F:PLN0\n\
        :13D:2401191815+0100\n:61:2401190119CN0,01NTRFNONREF//MB170119012058\n911-TRANSAKCJA\n\
        :86:911 TRANSAKCJA COLLECT\n:61:2401190119EC5,00NTRFNONREF\n:90D:0PLN0,00\n:90C:1PLN0,01\n-\n";
    assert!(looks_like(text.as_bytes()));
    let statement = one(text);
    assert_eq!((statement.format.as_str(), statement.is_interim), ("MT942", true));
    assert_eq!(statement.currency.as_deref(), Some("PLN"));
    assert_eq!(amounts(&statement), ["0.01"]);
    assert_eq!(statement.left_out.len(), 1);
    assert_eq!(statement.totals.count, Some(1));
    assert_eq!(statement.totals.money_in.as_deref(), Some("0.01"));
    assert!(statement.discrepancies.is_empty());
    let wrong = one(&text.replace(":90C:1PLN0,01", ":90C:2PLN0,03"));
    assert_eq!(wrong.discrepancies.len(), 0, "the count has the expected entry in it");
    let wrong = one(&text.replace(":90C:1PLN0,01", ":90C:3PLN0,03"));
    assert_eq!(wrong.discrepancies.len(), 2);
}

#[test]
fn a_balance_that_does_not_come_out_is_kept_as_a_discrepancy() {
    let statement =
        one(&message(":60F:C240101EUR1,", ":61:240102C1,NTRF\r\n", ":62F:C240102EUR3,"));
    assert_eq!(statement.discrepancies.len(), 1);
    assert_eq!(statement.discrepancies[0].line, Some(6));
    assert_eq!(statement.discrepancies[0].value.as_deref(), Some("3.00"));
}

#[test]
fn what_cannot_be_read_is_told_with_line_and_value() {
    let fields = ":61:2401150115X1,00NTRF\r\n:61:2413150115C1,00NTRF\r\n:61:2401151315C1,00NTRF\r\n\
        :61:2401150115C1.234NTRF\r\n:61:24\r\n";
    let faults = read(&message(":60F:C240101EUR1,", fields, ":62F:?")).unwrap_err();
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "line 5, column \":61:\": \"2401150115X1,00NTRF\" has no direction (C, D, RC or RD) behind its day",
            "line 6, column \":61:\": \"241315\" is not a day (YYMMDD)",
            "line 7, column \":61:\": \"1315\" is not a day (MMDD)",
            "line 8, column \":61:\": \"1.234\" is not an amount",
            "line 9, column \":61:\": \"24\" is not a statement line",
            "line 10, column \":62F:\": \"?\" is not a balance (C or D, YYMMDD, currency, amount)",
        ]
    );
    assert!(read("").is_err() && read("Date,Amount\n").is_err());
    let mixed = message(":60F:C240101EUR1,", "", ":62F:C240101USD1,");
    assert!(read(&mixed).unwrap_err()[0].message.contains("not the currency"));
}

fn sample() -> String {
    message(
        ":60F:C240114EUR1000,00",
        ":61:2401160115D12,50NTRFINV-7//2024011500001\r\n:86:116?00UEB?20EREF+INV-7?21SVWZ+a?32N\r\n\
         :61:2401150115RC50,NMSCNONREF\r\n:86:/TRTP/X/NAME/J. DOE/REMI/Y\r\n",
        ":62M:C240115EUR1037,50",
    )
}

proptest! {
    #[test]
    fn random_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = looks_like(&bytes);
        let _ = read(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn mutations_of_a_good_file_never_panic(
        cuts in proptest::collection::vec((any::<proptest::sample::Index>(), any::<u8>()), 1..12),
    ) {
        let mut bytes = sample().into_bytes();
        for (at, byte) in cuts {
            let at = at.index(bytes.len());
            if byte < 16 { bytes.truncate(at.max(1)); } else { bytes[at] = byte; }
        }
        let _ = looks_like(&bytes);
        let _ = read(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn a_field_that_is_too_long_is_told_by_its_beginning() {
    let text =
        entries(&format!(":61:2401150115D1,00NTRFNONREF\r\n:86:{}\r\n", "ab".repeat(40_000)));
    let told = read(&text).unwrap_err().remove(0).to_string();
    assert!(
        told.ends_with(
            "\":86:\": \"abababababababababababababababababababab…\" is longer than 65,536 bytes"
        ),
        "{told}"
    );
}

#[test]
fn a_page_without_the_one_behind_it_is_noted() {
    let page = message(":60F:C240101EUR10,", ":61:240102C1,NTRF\r\n", ":62M:C240102EUR11,");
    let told = one(&page).notes.remove(0).to_string();
    assert!(told.contains(":62M:") && told.contains("the page behind it is not"), "{told}");
    let next = message(":60F:C240102EUR11,", ":61:240103C1,NTRF\r\n", ":62F:C240103EUR12,");
    assert!(read(&(page + &next)).unwrap().iter().all(|one| one.notes.is_empty()));
}

#[test]
fn sums_below_the_closing_balance_are_held_against_the_entries() {
    let told = |sums: &str| {
        let fields = ":61:240102C1,NTRF\r\n:61:240103D4,5NTRF\r\n";
        let closing = format!(":62F:C240131EUR6,5\r\n:86:/SUM/{sums}/");
        one(&message(":60F:C240101EUR10,", fields, &closing)).discrepancies
    };
    assert_eq!(told("1/1/4,50/1,00"), []);
    let wrong: Vec<String> = told("2/1/14,50/1,00").iter().map(ToString::to_string).collect();
    assert_eq!(wrong.len(), 2, "{wrong:?}");
    assert!(wrong[1].contains("14.50") && wrong[1].contains("4.50"), "{wrong:?}");
}

#[test]
fn an_entry_far_from_the_days_of_the_balances_is_noted() {
    let told =
        |day: &str| one(&entries(&format!(":61:{day}C1,NTRF\r\n:61:240105D1,NTRF\r\n"))).notes;
    let wrong = told("230102").remove(0).to_string();
    assert!(wrong.contains("2023-01-02") && wrong.contains("2024-01-01 to 2024-01-31"), "{wrong}");
    assert_eq!(told("231229"), []);
}
