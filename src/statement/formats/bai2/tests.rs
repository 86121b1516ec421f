use proptest::prelude::*;

use super::*;

/// A file of one account with right trailers around these records.
fn account(head: &str, entries: &[&str], control: &str) -> String {
    let records =
        entries.concat().matches("\n88").count() + entries.len() + head.lines().count() + 1;
    format!(
        "01,122099999,123456789,240131,0200,1,80,,2/\n02,031001234,122099999,1,240130,2359,USD,2/\n\
         {head}\n{}49,{control},{records}/\n98,{control},1,{}/\n99,{control},1,{}/\n",
        entries.iter().map(|entry| format!("{entry}\n")).collect::<String>(),
        records + 2,
        records + 4,
    )
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
fn an_account_with_balances_totals_and_entries_is_read_whole() {
    let text = account(
        "03,0975312468,,010,500000,,,015,510000,,/\n88,100,15000,1,V,240131,,400,5000,1,/",
        &[
            "16,165,15000,1,DD1620,, DEALER PAYMENTS/",
            "16,475,5000,V,240201,,0000,1042,CHECK PAID, NO. 1042\n88,SECOND LINE 1/2",
        ],
        "1050000",
    );
    assert!(looks_like(text.as_bytes()));
    let statement = one(&text);
    assert_eq!((statement.format.as_str(), statement.is_interim), ("BAI2", false));
    assert_eq!(statement.account.as_deref(), Some("0975312468"));
    assert_eq!(statement.currency.as_deref(), Some("USD"));
    assert_eq!(statement.opening.as_ref().unwrap().amount, "5000.00");
    assert_eq!(statement.closing.as_ref().unwrap().amount, "5100.00");
    assert_eq!(statement.totals.count, Some(2));
    assert_eq!(statement.totals.money_in.as_deref(), Some("150.00"));
    assert_eq!(statement.totals.money_out.as_deref(), Some("50.00"));
    assert_eq!(statement.discrepancies, []);
    assert_eq!(amounts(&statement), ["150.00", "-50.00"]);
    let [first, second] = &statement.entries[..] else { panic!() };
    assert_eq!((first.line, first.date.to_string()), (5, "2024-01-30".to_owned()));
    assert_eq!(first.description, "DEALER PAYMENTS");
    assert_eq!(first.bank_id.as_deref(), Some("DD1620"));
    assert_eq!(first.kind.as_deref(), Some("165"));
    assert_eq!(second.description, "CHECK PAID, NO. 1042 SECOND LINE 1/2");
    assert_eq!(second.value_date.unwrap().to_string(), "2024-02-01");
    assert_eq!((second.reference.as_deref(), second.bank_id.as_deref()), (Some("1042"), None));
}

#[test]
fn every_type_of_funds_has_its_own_fields() {
    let text = account(
        "03,1,USD/",
        &[
            "16,165,1,S,1,0,0,B1,C1,S text",
            "16,165,1,D,2,0,1,1,0,B2,C2,D text",
            "16,165,1,V,240131,1200,B3,C3,V text",
            "16,165,1,Z,B4,C4,Z text",
            "16,165,1,,B5,C5,no type",
            "16,165,1/",
        ],
        "6",
    );
    let told: Vec<_> = one(&text)
        .entries
        .into_iter()
        .map(|entry| (entry.bank_id.unwrap_or_default(), entry.reference, entry.description))
        .collect();
    for (at, (bank_id, reference, _)) in told.iter().take(5).enumerate() {
        assert_eq!(*bank_id, format!("B{}", at + 1));
        assert_eq!(*reference, Some(format!("C{}", at + 1)));
    }
    assert_eq!(told[1].2, "D text");
    assert_eq!(told[5].2, "165");
    assert!(one(&text).discrepancies.is_empty());
}

#[test]
fn amounts_have_the_places_of_their_currency() {
    let of = |currency: &str| {
        let head = format!("03,1,{currency},010,1234,,/");
        one(&account(&head, &[], "1234")).opening.unwrap().amount
    };
    assert_eq!(of("USD"), "12.34");
    assert_eq!(of("JPY"), "1234.00");
    assert_eq!(of("KWD"), "1.234");
    assert_eq!(of(""), "12.34");
    let negative = one(&account("03,1,USD,010,-1234,,,015,-1234,,/", &[], "-2468"));
    assert_eq!(negative.opening.unwrap().amount, "-12.34");
    assert!(negative.discrepancies.is_empty());
}

#[test]
fn the_type_code_says_the_direction() {
    let direction = |code: &str| {
        let entry = format!("16,{code},100,,,,x");
        read(&account("03,1,USD/", &[&entry], "100"))
            .map(|read| read[0].entries.first().map_or(String::new(), |entry| entry.amount.clone()))
    };
    for code in ["108", "399", "721", "920"] {
        assert_eq!(direction(code).unwrap(), "1.00", "{code}");
    }
    for code in ["409", "699", "760", "999"] {
        assert_eq!(direction(code).unwrap(), "-1.00", "{code}");
    }
    assert_eq!(direction("890").unwrap(), "");
    for code in ["", "1", "010", "800", "910", "abc"] {
        let faults = direction(code).unwrap_err();
        assert_eq!(faults[0].column.as_deref(), Some("type code"), "{code}");
    }
}

#[test]
fn text_without_money_is_left_out() {
    let text = account("03,1,USD/", &["16,890,,,,,Call us"], "0");
    let statement = one(&text);
    assert_eq!((statement.entries.len(), statement.left_out[0].kind), (0, "information"));
    assert!(statement.discrepancies.is_empty());
}

#[test]
fn wrong_totals_and_counts_are_kept_as_discrepancies_with_their_lines() {
    let text = account("03,1,USD,010,0,,,015,100,,/", &["16,165,100,,,,x"], "200")
        .replace("49,200,3/", "49,201,4/")
        .replace("98,200,1,5/", "98,200,2,5/")
        .replace("99,200,1,7/", "99,200,1,8/");
    let told: Vec<String> = one(&text).discrepancies.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "line 5, column \"control total\": \"201\" is the control total of the account that the file \
         states, but its amounts come to 200",
            "line 5, column \"records\": \"4\" is the number of records of the account that the file states, \
         but it has 3",
            "line 6, column \"accounts\": \"2\" is the number of accounts of the group that the file states, \
         but it has 1",
            "line 7, column \"records\": \"8\" is the number of records of the file that the file states, \
         but it has 7",
        ]
    );
    let text = account("03,1,USD,010,0,,,015,300,,/", &["16,165,100,,,,x"], "400");
    assert!(one(&text).discrepancies[0].message.contains("closing balance"));
    let cut = text.replace("99,", "88,");
    assert!(one(&cut).discrepancies.iter().any(|fault| fault.message.contains("cut off")));
}

#[test]
fn several_accounts_and_groups_stay_apart() {
    let text = "01,a,b,240131,0200,1,,,2/\n02,a,b,1,240130,,GBP,3/\n03,1,/\n16,165,5,,,,x\n49,5,3/\n\
        03,2,EUR/\n49,0,2/\n98,5,2,7/\n02,a,b,1,240129,,,2/\n03,3,/\n16,475,7,,,,y\n49,7,3/\n\
        98,7,1,5/\n99,12,2,14/\n";
    let statements = read(text).unwrap();
    let told: Vec<_> = statements
        .iter()
        .map(|of| (of.account.as_deref().unwrap(), of.currency.as_deref().unwrap(), of.is_interim))
        .collect();
    assert_eq!(told, [("1", "GBP", true), ("2", "EUR", true), ("3", "USD", false)]);
    assert_eq!(amounts(&statements[2]), ["-0.07"]);
    assert!(statements.iter().all(|of| of.discrepancies.is_empty()));
    assert_eq!(statements[2].entries[0].date.to_string(), "2024-01-29");
}

#[test]
fn a_group_that_deletes_or_tests_books_nothing() {
    let text = account("03,1,USD,010,1,,/", &["16,165,1,,,,x"], "2");
    for status in ["2", "4"] {
        let text = text.replace("122099999,1,240130", &format!("122099999,{status},240130"));
        let statement = one(&text);
        assert_eq!((statement.entries.len(), statement.left_out.len()), (0, 1));
        assert_eq!((statement.opening, statement.notes.len()), (None, 1));
    }
}

#[test]
fn what_cannot_be_read_is_told_with_line_and_value() {
    let cases = [
        (account("03,1,USD/", &["16,165,1.50,,,,x"], "0"), "line 4, column \"amount\": \"1.50\""),
        (account("03,1,USD/", &["16,165,-150,,,,x"], "0"), "line 4, column \"amount\": \"-150\""),
        (account("03,1,USD/", &["16,165,,,,,x"], "0"), "line 4: an entry has no amount"),
        (account("03,1,USD/", &["16,165,1,X,,,x"], "0"), "line 4, column \"funds type\": \"X\""),
        (account("03,1,USD/", &["16,165,1,D,9999999,x"], "0"), "line 4, column \"distributions\""),
        (account("03,1,USD,010,1e5,,/", &[], "0"), "line 3, column \"010\": \"1e5\""),
        (account("03,1,USD/", &["77,x"], "0"), "line 4, column \"record code\": \"77\""),
        (account("03,1,USD/", &[], "x"), "line 4, column \"control total\": \"x\""),
        ("01,a/\n03,1/\n".to_owned(), "line 2: an account (03) stands in no group (02)"),
        ("01,a/\n02,a,b,1,240130/\n16,165,1/".to_owned(), "line 3: an entry (16) stands in no"),
        (
            account("03,1,USD/", &["16,165,1,,,,x"], "1").replace("240130", "241330"),
            "line 2, column \"as-of date\": \"241330\"",
        ),
    ];
    for (text, expected) in cases {
        let told = read(&text).unwrap_err()[0].to_string();
        assert!(told.starts_with(expected), "{told}");
    }
    assert!(read("01,a,b/\n99,0,0,2/").unwrap_err()[0].message.contains("no account"));
    assert!(!looks_like(b"01,02,03\n04,05,06\n"));
}

proptest! {
    #[test]
    fn random_records_never_panic(
        records in proptest::collection::vec(
            "(01|02|03|16|88|49|98|99),[0-9SVDZ,/+-]{0,24}", 0..30,
        ),
    ) {
        let text = records.join("\n");
        let _ = (looks_like(text.as_bytes()), read(&text).is_ok());
    }

    #[test]
    fn mutations_of_a_good_file_never_panic(
        cuts in proptest::collection::vec((any::<proptest::sample::Index>(), any::<u8>()), 1..12),
    ) {
        let good = account("03,1,USD,010,0,,/\n88,015,100,,/", &["16,165,100,S,1,2,3,b,c,x"], "200");
        let mut bytes = good.into_bytes();
        for (at, byte) in cuts {
            let at = at.index(bytes.len());
            if byte < 16 { bytes.truncate(at.max(1)); } else { bytes[at] = byte; }
        }
        let _ = looks_like(&bytes);
        let _ = read(&String::from_utf8_lossy(&bytes));
    }
}
