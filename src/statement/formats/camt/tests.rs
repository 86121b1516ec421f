use proptest::prelude::*;

use super::*;

/// A message of this version around these parts of one statement.
fn message(version: &str, parts: &str) -> String {
    let (root, part) = match &version[..8] {
        "camt.052" => ("BkToCstmrAcctRpt", "Rpt"),
        "camt.053" => ("BkToCstmrStmt", "Stmt"),
        _ => ("BkToCstmrDbtCdtNtfctn", "Ntfctn"),
    };
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:{version}\">\n<{root}>\n\
         <GrpHdr><MsgId>1</MsgId><CreDtTm>2024-01-31T20:00:00</CreDtTm></GrpHdr>\n\
         <{part}><Id>S1</Id>\n{parts}\n</{part}>\n</{root}>\n</Document>\n"
    )
}

fn account() -> &'static str {
    "<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy>\
     <Ownr><Nm>Own GmbH</Nm></Ownr></Acct>\n"
}

fn balance(code: &str, amount: &str, indicator: &str, day: &str) -> String {
    format!(
        "<Bal><Tp><CdOrPrtry><Cd>{code}</Cd></CdOrPrtry></Tp><Amt Ccy=\"EUR\">{amount}</Amt>\
         <CdtDbtInd>{indicator}</CdtDbtInd><Dt><Dt>{day}</Dt></Dt></Bal>\n"
    )
}

fn entry(amount: &str, indicator: &str, rest: &str) -> String {
    format!(
        "<Ntry><Amt Ccy=\"EUR\">{amount}</Amt><CdtDbtInd>{indicator}</CdtDbtInd><Sts>BOOK</Sts>\
         <BookgDt><Dt>2024-01-15</Dt></BookgDt><ValDt><Dt>2024-01-16</Dt></ValDt>{rest}</Ntry>\n"
    )
}

fn one(text: &str) -> StructuredStatement {
    let mut statements = read(text).unwrap();
    assert_eq!(statements.len(), 1);
    statements.remove(0)
}

fn statement(parts: &[String]) -> StructuredStatement {
    one(&message("camt.053.001.02", &(account().to_owned() + &parts.concat())))
}

fn amounts(statement: &StructuredStatement) -> Vec<&str> {
    statement.entries.iter().map(|entry| entry.amount.as_str()).collect()
}

const PAID: &str = "<AcctSvcrRef>2024011500001</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly>\
    <Cd>ICDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn><Prtry><Cd>NTRF+116</Cd></Prtry></BkTxCd>\
    <NtryDtls><TxDtls><Refs><EndToEndId>INV-7</EndToEndId></Refs>\
    <AmtDtls><TxAmt><Amt Ccy=\"EUR\">99.00</Amt></TxAmt></AmtDtls>\
    <RltdPties><Dbtr><Nm>Own GmbH</Nm></Dbtr><Cdtr><Nm>M&#252;ller &amp; Co</Nm></Cdtr></RltdPties>\
    <RmtInf><Ustrd>Invoice 7</Ustrd><Ustrd>of  January</Ustrd></RmtInf></TxDtls></NtryDtls>\
    <AddtlNtryInf>SEPA-UEBERWEISUNG</AddtlNtryInf>";

#[test]
fn a_statement_is_read_whole() {
    let statement = statement(&[
        "<FrToDt><FrDtTm>2024-01-01T00:00:00</FrDtTm><ToDtTm>2024-01-31T23:59:59</ToDtTm></FrToDt>"
            .to_owned(),
        "<TxsSummry><TtlNtries><NbOfNtries>2</NbOfNtries></TtlNtries><TtlCdtNtries><Sum>50</Sum>\
         </TtlCdtNtries><TtlDbtNtries><Sum>12.5</Sum></TtlDbtNtries></TxsSummry>"
            .to_owned(),
        balance("OPBD", "100.00", "DBIT", "2024-01-01"),
        balance("CLBD", "62.50", "DBIT", "2024-01-31"),
        balance("CLAV", "5000.00", "CRDT", "2024-01-31"),
        entry("12.50", "DBIT", PAID),
        entry("50", "CRDT", ""),
    ]);
    assert_eq!(statement.format, "CAMT.053");
    assert_eq!(statement.account.as_deref(), Some("DE89370400440532013000"));
    assert_eq!(statement.currency.as_deref(), Some("EUR"));
    assert_eq!(statement.from.unwrap().to_string(), "2024-01-01");
    assert_eq!(statement.to.unwrap().to_string(), "2024-01-31");
    assert_eq!(statement.opening.as_ref().unwrap().amount, "-100.00");
    assert_eq!(statement.closing.as_ref().unwrap().amount, "-62.50");
    assert_eq!(statement.totals.count, Some(2));
    assert_eq!(statement.totals.money_in.as_deref(), Some("50.00"));
    assert_eq!(statement.totals.money_out.as_deref(), Some("12.50"));
    assert_eq!((&statement.discrepancies[..], &statement.notes[..]), (&[][..], &[][..]));
    assert!(!statement.is_interim);
    assert_eq!(amounts(&statement), ["-12.50", "50.00"]);
    let entry = &statement.entries[0];
    assert_eq!(entry.date.to_string(), "2024-01-15");
    assert_eq!(entry.value_date.unwrap().to_string(), "2024-01-16");
    assert_eq!(entry.description, "Müller & Co Invoice 7 of January");
    assert_eq!(entry.counterparty.as_deref(), Some("Müller & Co"));
    assert_eq!(entry.reference.as_deref(), Some("INV-7"));
    assert_eq!(entry.bank_id.as_deref(), Some("2024011500001"));
    assert_eq!(entry.kind.as_deref(), Some("NTRF+116"));
    assert_eq!(entry.line, 10);
}

#[test]
fn all_versions_of_the_three_messages_are_read() {
    let later = entry("5.00", "CRDT", "")
        .replace("<Sts>BOOK</Sts>", "<Sts><Cd>BOOK</Cd></Sts>")
        .replace("<Dt>2024-01-15</Dt>", "<DtTm>2024-01-15T23:30:00+02:00</DtTm>");
    for version in ["camt.052.001.06", "camt.053.001.08", "camt.054.001.11"] {
        let statement = one(&message(version, &(account().to_owned() + &later)));
        assert_eq!(statement.is_interim, !version.starts_with("camt.053"));
        assert_eq!(amounts(&statement), ["5.00"]);
        assert_eq!(statement.entries[0].date.to_string(), "2024-01-15");
    }
    let prefixed = message("camt.053.001.08", &later)
        .replace("</", "</ns2:")
        .replace('<', "<ns2:")
        .replace("<ns2:/ns2:", "</ns2:")
        .replace("<ns2:?", "<?");
    assert_eq!(amounts(&one(&prefixed)), ["5.00"]);
    assert!(looks_like(prefixed.as_bytes()));
}

#[test]
fn an_entry_of_several_payments_is_one_row_with_all_of_them_in_its_text() {
    let payment = |name: &str, id: &str| {
        format!(
            "<TxDtls><Refs><EndToEndId>{id}</EndToEndId></Refs><Amt Ccy=\"EUR\">5.00</Amt>\
             <RltdPties><Cdtr><Pty><Nm>{name}</Nm></Pty></Cdtr></RltdPties>\
             <RmtInf><Strd><CdtrRefInf><Ref>RF18{id}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>"
        )
    };
    let rest = format!(
        "<NtryDtls><Btch><PmtInfId>WAGES</PmtInfId><NbOfTxs>2</NbOfTxs></Btch>{}{}</NtryDtls>",
        payment("Ann", "1"),
        payment("Bob", "2")
    );
    let statement = statement(&[entry("10.00", "DBIT", &rest)]);
    assert_eq!(amounts(&statement), ["-10.00"]);
    let entry = &statement.entries[0];
    assert_eq!(entry.description, "Ann RF181; Bob RF182");
    assert_eq!((entry.counterparty.as_deref(), entry.reference.as_deref()), (None, Some("WAGES")));
}

#[test]
fn a_text_of_ten_thousand_payments_ends_where_a_person_stops_reading() {
    let payment = "<TxDtls><RltdPties><Cdtr><Nm>Somebody</Nm></Cdtr></RltdPties>\
        <RmtInf><Ustrd>Wages of January</Ustrd></RmtInf></TxDtls>";
    let rest = format!("<NtryDtls>{}</NtryDtls>", payment.repeat(10_000));
    let entries = statement(&[entry("10.00", "DBIT", &rest)]).entries;
    assert!(entries[0].description.len() < 1100);
    assert!(entries[0].description.ends_with("more"));
}

#[test]
fn what_is_not_booked_is_left_out_by_kind() {
    let with = |status: &str| entry("5.00", "CRDT", "").replace("<Sts>BOOK</Sts>", status);
    let statement = statement(&[
        with("<Sts>PDNG</Sts>"),
        with("<Sts><Cd>PDNG</Cd></Sts>"),
        with("<Sts>INFO</Sts>"),
        with(""),
    ]);
    let kinds: Vec<_> = statement.left_out.iter().map(|out| out.kind).collect();
    assert_eq!(kinds, ["pending", "pending", "information"]);
    assert_eq!(statement.entries.len(), 1);
    let text = message("camt.052.001.02", &with(""));
    assert!(read(&text).unwrap_err()[0].message.contains("whether an entry is booked"));
}

#[test]
fn a_reversal_has_its_own_direction() {
    let taken_back = "<RvslInd>true</RvslInd><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Own GmbH</Nm>\
        </Dbtr><Cdtr><Nm>Power plc</Nm></Cdtr></RltdPties></TxDtls></NtryDtls>";
    let read = statement(&[
        balance("OPBD", "100.00", "CRDT", "2024-01-01"),
        balance("CLBD", "100.00", "CRDT", "2024-01-31"),
        entry("40.00", "DBIT", ""),
        entry("40.00", "CRDT", taken_back),
    ]);
    assert_eq!(amounts(&read), ["-40.00", "40.00"]);
    assert_eq!(read.entries[1].counterparty.as_deref(), Some("Power plc"));
    assert!(read.notes.is_empty() && read.discrepancies.is_empty());
}

#[test]
fn reversals_that_have_the_direction_of_what_they_take_back_are_known_by_the_balances() {
    let parts = |closing: &str| {
        [
            balance("OPBD", "100.00", "CRDT", "2024-01-01"),
            balance("CLBD", closing, "CRDT", "2024-01-31"),
            entry("40.00", "DBIT", ""),
            entry("40.00", "DBIT", "<RvslInd>true</RvslInd>"),
        ]
    };
    let turned = statement(&parts("100.00"));
    assert_eq!(amounts(&turned), ["-40.00", "40.00"]);
    assert_eq!((turned.notes.len(), turned.discrepancies.len()), (1, 0));
    let neither = statement(&parts("90.00"));
    assert_eq!(amounts(&neither), ["-40.00", "-40.00"]);
    assert_eq!((neither.notes.len(), neither.discrepancies.len()), (0, 1));
}

#[test]
fn the_balance_of_the_day_before_is_the_opening_one() {
    let read = statement(&[
        balance("PRCD", "1.00", "CRDT", "2024-01-14"),
        balance("CLBD", "2.00", "CRDT", "2024-01-15"),
        entry("1.00", "CRDT", ""),
    ]);
    let opening = read.opening.unwrap();
    assert_eq!(
        (opening.amount.as_str(), opening.day.unwrap().to_string()),
        ("1.00", "2024-01-15".to_owned())
    );
    assert!(read.discrepancies.is_empty());
}

#[test]
fn pages_have_intermediate_balances_in_place_of_the_first_and_the_last() {
    let first = statement(&[
        balance("OPBD", "1.00", "CRDT", "2024-01-15"),
        balance("ITBD", "2.00", "CRDT", "2024-01-15"),
        entry("1.00", "CRDT", ""),
    ]);
    assert_eq!(
        (first.opening.unwrap().amount, first.closing.unwrap().amount),
        ("1.00".into(), "2.00".into())
    );
    let middle = statement(&[
        balance("ITBD", "2.00", "CRDT", "2024-01-15"),
        balance("ITBD", "3.00", "CRDT", "2024-01-15"),
    ]);
    assert_eq!(
        (middle.opening.unwrap().amount, middle.closing.unwrap().amount),
        ("2.00".into(), "3.00".into())
    );
    let last = statement(&[
        balance("ITBD", "3.00", "CRDT", "2024-01-15"),
        balance("CLBD", "4.00", "CRDT", "2024-01-15"),
    ]);
    assert_eq!(
        (last.opening.unwrap().amount, last.closing.unwrap().amount),
        ("3.00".into(), "4.00".into())
    );
    assert_eq!(statement(&[balance("ITBD", "3.00", "CRDT", "2024-01-15")]).opening, None);
}

#[test]
fn several_pages_stay_several_statements() {
    let text = message("camt.053.001.02", &entry("1.00", "CRDT", ""));
    let page = text.split_once("<Stmt>").unwrap().1.split_once("</Stmt>").unwrap().0;
    let text = text.replace("</Stmt>", &format!("</Stmt><Stmt>{page}</Stmt>"));
    assert_eq!(read(&text).unwrap().len(), 2);
}

#[test]
fn a_balance_and_totals_that_do_not_come_out_are_kept_as_discrepancies() {
    let read = statement(&[
        "<TxsSummry><TtlNtries><NbOfNtries>3</NbOfNtries></TtlNtries><TtlCdtNtries><Sum>9</Sum>\
         </TtlCdtNtries></TxsSummry>"
            .to_owned(),
        balance("OPBD", "1.00", "CRDT", "2024-01-15"),
        balance("CLBD", "2.50", "CRDT", "2024-01-15"),
        entry("1.00", "CRDT", ""),
    ]);
    let told: Vec<String> = read.discrepancies.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "line 8: \"2.50\" is the closing balance that the file states, but the opening balance of \
         1.00 and entries of 1.00 come to 2.00: a difference of 0.50",
            "line 7: \"3\" is the number of entries that the file states, but it has 1",
            "line 7: \"9.00\" is the sum of money in that the file states, but its entries come to 1.00",
        ]
    );
}

#[test]
fn what_cannot_be_read_is_told_with_line_and_value() {
    let cases = [
        (entry("1,00", "CRDT", ""), "\"1,00\" is not an amount"),
        (entry("-1.00", "CRDT", ""), "is below zero"),
        (entry("1.00", "C", ""), "\"C\" is neither CRDT nor DBIT"),
        (entry("1.00", "CRDT", "").replace("2024-01-15", "15.01.2024"), "is not a day"),
        (entry("1.00", "CRDT", "").replace("Ccy=\"EUR\"", "Ccy=\"USD\""), "not the currency"),
        (entry("1.00", "CRDT", "<AddtlNtryInf>&evil;</AddtlNtryInf>"), "is not an entity"),
    ];
    for (entry, expected) in cases {
        let text = message("camt.053.001.02", &(account().to_owned() + &entry));
        let told = read(&text).unwrap_err()[0].to_string();
        assert!(told.starts_with("line 7") && told.contains(expected), "{told}");
    }
}

#[test]
fn a_document_type_a_cut_file_and_other_messages_are_refused() {
    let text = message("camt.053.001.02", &entry("1.00", "CRDT", ""));
    let typed = text.replace("?>\n", "?>\n<!DOCTYPE a [<!ENTITY evil \"x\">]>");
    assert!(read(&typed).unwrap_err()[0].message.contains("DOCTYPE"));
    let cut = &text[..text.len() / 2];
    assert_eq!(read(cut).unwrap_err().len(), 1);
    assert!(read("<Document><CstmrCdtTrfInitn/></Document>").is_err());
    let deep = format!("<Document>{}", "<a>".repeat(100_000));
    assert!(read(&deep).unwrap_err()[0].message.contains("too deeply"));
}

#[test]
fn the_encoding_is_that_of_the_declaration() {
    let text = message("camt.053.001.02", "");
    assert!(looks_like(text.as_bytes()));
    assert_eq!(encoding(text.as_bytes()), Some(encoding_rs::UTF_8));
    let latin = text.replace("UTF-8", "ISO-8859-1");
    assert_eq!(encoding(latin.as_bytes()), Some(encoding_rs::WINDOWS_1252));
    assert!(!looks_like(b"<?xml version=\"1.0\"?><OFX>"));
}

fn sample() -> String {
    message(
        "camt.053.001.02",
        &[account(), &balance("OPBD", "1.00", "CRDT", "2024-01-15"), &entry("9.00", "DBIT", PAID)]
            .concat(),
    )
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
            if byte < 32 { bytes.truncate(at.max(1)); } else { bytes[at] = byte; }
        }
        let _ = (looks_like(&bytes), encoding(&bytes));
        let _ = read(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn an_element_that_is_too_long_is_told_by_its_beginning() {
    let text =
        entry("1.00", "DBIT", &format!("<AddtlNtryInf>{}</AddtlNtryInf>", "x".repeat(70_000)));
    let text = message("camt.053.001.08", &format!("{}{text}", account()));
    let told = read(&text).unwrap_err().remove(0).to_string();
    assert!(
        told.ends_with(&format!("\"{}…\" is longer than 65,536 bytes", "x".repeat(40))),
        "{told}"
    );
}

fn batch(count: &str, parts: &[(&str, &str)]) -> String {
    let payment = |(currency, amount): &(&str, &str)| {
        format!(
            "<TxDtls><AmtDtls><TxAmt><Amt Ccy=\"{currency}\">{amount}</Amt></TxAmt></AmtDtls></TxDtls>"
        )
    };
    let payments: String = parts.iter().map(payment).collect();
    format!("<NtryDtls><Btch><NbOfTxs>{count}</NbOfTxs></Btch>{payments}</NtryDtls>")
}

#[test]
fn payments_that_do_not_come_to_their_entry_are_noted_with_both_figures() {
    let told = |details: &str| {
        let statement = statement(&[entry("300.00", "DBIT", details)]);
        assert!(statement.discrepancies.is_empty());
        statement.notes.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let wrong = told(&batch("2", &[("EUR", "100.00"), ("EUR", "210.00")]));
    assert!(wrong[0].contains("300.00") && wrong[0].contains("310.00"), "{wrong:?}");
    let wrong = told(&batch("3", &[("EUR", "100.00"), ("EUR", "200.00")]));
    assert!(wrong[0].contains("\"3\" is the number of payments in the entry, and 2"), "{wrong:?}");
    let charges = batch("2", &[("EUR", "100.00"), ("EUR", "190.00")]) + "<Chrgs></Chrgs>";
    for right in [
        batch("2", &[("EUR", "100.00"), ("EUR", "200.00")]),
        batch("2", &[("USD", "100.00"), ("EUR", "210.00")]),
        batch("9", &[("EUR", "100.00")]),
        charges,
    ] {
        assert_eq!(told(&right), Vec::<String>::new(), "{right}");
    }
}
