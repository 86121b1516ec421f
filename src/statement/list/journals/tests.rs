use super::*;
use tieout::contract::ledger::journal::NewLine;
use tieout::money::Money;

/// What is read of a file, or what is said of it.
fn read(text: &str) -> Result<JournalList, Vec<String>> {
    read_with(text, &ListFormat::default())
}

fn read_with(text: &str, format: &ListFormat) -> Result<JournalList, Vec<String>> {
    let read = super::read(text.as_bytes(), format);
    read.map_err(|faults| faults.kept.iter().map(ToString::to_string).collect())
}

/// Each journal with its line, and each leg with its line, account and amounts.
fn shown(file: &JournalList) -> Vec<String> {
    let amount = |money: Option<Money>| money.map_or("-".to_owned(), |money| money.to_string());
    let leg = |(line, leg): (&NewLine, &LegPlace)| {
        let memo = line.memo.as_deref().map(|memo| format!(" {memo}")).unwrap_or_default();
        let (debit, credit) = (amount(line.debit), amount(line.credit));
        format!("{}: {} {debit} {credit}{memo}", leg.line, leg.account)
    };
    let journal = |ListedJournal { line, journal, legs }: &ListedJournal| {
        let all: Vec<_> = journal.lines.iter().zip(legs).map(leg).collect();
        let reference = journal.reference.as_deref().unwrap_or("-");
        let (day, text) = (journal.entry_date, &journal.description);
        format!("{line}: {reference} {day} {text} | {}", all.join(" | "))
    };
    file.journals.iter().map(journal).collect()
}

#[test]
fn lines_of_one_reference_are_one_journal_wherever_they_stand() {
    let file = read(
        "reference,date,description,account,debit,credit\n\
         J1,2026-01-31,Rent,7000,100,\n\
         J2,2026-01-31,Power,7100,5.5,0\n\
         J1,2026-01-31,Rent,1200,,100.00\n\
         J2,,,1200,,5.50\n",
    )
    .unwrap();
    assert_eq!(
        shown(&file),
        [
            "2: J1 2026-01-31 Rent | 2: 7000 100.00 - | 4: 1200 - 100.00",
            "3: J2 2026-01-31 Power | 3: 7100 5.50 0.00 | 5: 1200 - 5.50",
        ]
    );
}

#[test]
fn a_description_that_differs_within_a_journal_stands_beside_its_leg() {
    let file = read(
        "journal,date,description,account,debit,credit\n\
         1,2026-01-31,Wages,7000,100,\n\
         1,2026-01-31,Net pay,1200,,100\n",
    )
    .unwrap();
    assert_eq!(
        shown(&file),
        ["2: 1 2026-01-31 Wages | 2: 7000 100.00 - | 3: 1200 - 100.00 Net pay"]
    );
}

#[test]
fn a_column_of_journals_goes_before_one_of_references() {
    let file = read(
        "Journal,Reference,Date,Description,Account,Debit,Credit\n\
         1,INV 7,2026-01-31,x,7000,1,\n1,INV 7,2026-01-31,x,1200,,1\n",
    )
    .unwrap();
    assert_eq!(file.journals[0].journal.reference.as_deref(), Some("INV 7"));
}

#[test]
fn what_cannot_be_read_is_named_by_line_column_and_value() {
    let said = |row: &str| {
        let head = "reference,date,description,account,debit,credit,vat_code\n";
        read(&format!("{head}{row}\n")).unwrap_err().swap_remove(0)
    };
    for (row, words) in [
        (
            ",2026-01-31,x,7000,1,,",
            r#"line 2, column "reference": "" is empty where the reference"#,
        ),
        ("J,31.01.,x,7000,1,,", r#"line 2, column "date": "31.01." is not a date"#),
        ("J,2026-02-30,x,7000,1,,", r#"line 2, column "date": "2026-02-30" is not a"#),
        ("J,02/03/2026,x,7000,1,,", r#"line 2, column "date": "02/03/2026" may be written"#),
        ("J,2026-01-31,,7000,1,,", r#"line 2, column "description": "" is empty where"#),
        ("J,2026-01-31,x,,1,,", r#"line 2, column "account": "" is empty where an account"#),
        ("J,2026-01-31,x,7000,1.234,,", r#"line 2, column "debit": "1.234" has more than two"#),
        ("J,2026-01-31,x,7000,,-1,", r#"line 2, column "credit": "-1" is negative where"#),
        ("J,2026-01-31,x,7000,1,,X!", r#"line 2, column "vat_code": "X!" "#),
    ] {
        let said = said(row);
        assert!(said.contains(words), "{said}");
    }
    let days = "reference,date,description,account,debit,credit\n\
                J,2026-01-31,x,7000,1,\nJ,2026-02-01,x,1200,,1\n";
    let said = read(days).unwrap_err().swap_remove(0);
    assert!(said.contains(r#"line 3, column "date": "2026-02-01" is another day than on line 2"#));
}

#[test]
fn a_file_without_a_needed_column_names_it() {
    let said = |head: &str| read(&format!("{head}\na,b,c,d,e\n")).unwrap_err().swap_remove(0);
    let words = said("reference,date,description,account,credit");
    assert!(words.contains("no column for debit"), "{words}");
    let words = said("date,description,account,debit,credit");
    assert!(words.contains("no column for journal"), "{words}");
}

#[test]
fn columns_are_named_by_the_user() {
    let columns = [("journal", "No"), ("account", "Konto"), ("debit", "Soll"), ("credit", "Haben")];
    let columns = columns.map(|(role, name)| (role, name.to_owned())).into();
    let format = ListFormat { columns, ..ListFormat::default() };
    let text =
        "No;date;description;Konto;Soll;Haben\n7;2026-01-31;x;1;1.00;\n7;2026-01-31;x;2;;1.00\n";
    assert_eq!(read_with(text, &format).unwrap().journals[0].legs.len(), 2);
}

const JOURNAL: &str = r#"{"entry_date":"2026-01-31","description":"x","lines":[
{"account":"7000","debit":"1.50"},
{"account_id":1200,"credit":1.5}]}"#;

#[test]
fn json_is_one_journal_an_array_a_bulk_body_or_lines() {
    let one = "1: - 2026-01-31 x | 2: 7000 1.50 - | 3: 1200 - 1.50";
    let two = "4: - 2026-01-31 x | 5: 7000 1.50 - | 6: 1200 - 1.50";
    assert_eq!(shown(&read(JOURNAL).unwrap()), [one]);
    assert_eq!(shown(&read(&format!("[{JOURNAL},\n{JOURNAL}]")).unwrap()), [one, two]);
    let bulk = format!(r#"{{"journals":[{JOURNAL},{}{JOURNAL}],"mode":"independent"}}"#, "\n");
    assert_eq!(shown(&read(&bulk).unwrap()), [one, two]);
    let line = JOURNAL.replace('\n', "");
    let lines = format!("{line}\n\n{line}\n");
    assert_eq!(
        shown(&read(&lines).unwrap()),
        [
            "1: - 2026-01-31 x | 1: 7000 1.50 - | 1: 1200 - 1.50",
            "3: - 2026-01-31 x | 3: 7000 1.50 - | 3: 1200 - 1.50"
        ]
    );
}

#[test]
fn a_fault_in_json_has_its_line_its_path_and_its_value() {
    let bad = JOURNAL.replace("1.50", "1.505").replace("\"credit\"", "\"kredit\"");
    let said = read(&format!("[{JOURNAL},\n{bad}]")).unwrap_err();
    let known =
        "known are account_id, account, debit, credit, memo, vat_code, vat_amount, vat_side";
    assert_eq!(
        said,
        [
            r#"line 5, column "lines[0].debit": "1.505" has more than two decimal places"#
                .to_owned(),
            format!(r#"line 6, column "lines[1].kredit": "1.5" is not a known key; {known}"#),
        ]
    );
    let cut = read("{\"entry_date\": \n").unwrap_err();
    assert!(cut[0].contains("this is not JSON"), "{cut:?}");
}

#[test]
fn what_the_books_refuse_is_named_by_the_place_in_the_file() {
    let file = read(
        "reference,date,description,Nominal,debit,credit\n\
         J1,2026-01-31,Rent,7000,100,\nJ1,2026-01-31,Rent,1200,,100.00\n",
    )
    .unwrap();
    let said = |field: &str, message: &str| file.fault(0, Some(field), message).to_string();
    assert_eq!(
        said("lines[1].account_id", "lines[1].account_id names no account"),
        r#"line 3, column "Nominal": "1200" names no account"#
    );
    assert_eq!(
        said("lines[1].account_id", "account 1200 is archived"),
        r#"line 3, column "Nominal": account 1200 is archived"#
    );
    assert_eq!(said("lines[0]", "lines[0] must have one"), "line 2: must have one");
    assert_eq!(said("external_id", "is there"), r#"line 2, column "reference": is there"#);
}

#[test]
fn days_are_written_as_most_of_them_show() {
    let file = |day: &str, other: &str| {
        format!(
            "reference,date,description,account,debit,credit\n\
                 J,{day},x,7000,1,\nJ,{day},x,1200,,1\nK,{other},x,7000,1,\nK,{other},x,1200,,1\n"
        )
    };
    let days = |file: &JournalList| {
        let of = |one: &ListedJournal| one.journal.entry_date.to_string();
        file.journals.iter().map(of).collect::<Vec<_>>()
    };
    let read_days = |day, other| read(&file(day, other)).map(|file| days(&file));
    assert_eq!(read_days("03/04/2026", "13/04/2026").unwrap(), ["2026-04-03", "2026-04-13"]);
    assert_eq!(read_days("1 Mar 2026", "2 Mar 2026").unwrap(), ["2026-03-01", "2026-03-02"]);
    let said = read_days("03/04/2026", "04/04/2026").unwrap_err();
    assert!(said[0].contains("may be written %d/%m/%Y or %m/%d/%Y"), "{said:?}");
    let american = ListFormat { pattern: "%m/%d/%Y".parse().ok(), ..ListFormat::default() };
    let read = read_with(&file("03/04/2026", "04/04/2026"), &american).unwrap();
    assert_eq!(days(&read), ["2026-03-04", "2026-04-04"]);
    let said = read_with(&file("2026-03-02", "2026-03-02"), &american).unwrap_err();
    assert!(said[0].contains("is not a date in the form %m/%d/%Y"), "{said:?}");
}

#[test]
fn what_speaks_of_vat_is_not_passed_over_and_other_columns_are_named() {
    let head = "reference,date,description,account,debit,credit";
    let legs = "J,2026-01-31,x,7000,1,,a\nJ,2026-01-31,x,1200,,1,a\n";
    let said = read(&format!("{head},Tax Rate\n{legs}")).unwrap_err();
    assert_eq!(said, [r#"line 1, column "Tax Rate": speaks of VAT, and is not read"#]);
    assert_eq!(
        read(&format!("{head},Project\n{legs}")).unwrap().notes,
        [r#"column "Project" is not read"#]
    );
}

#[test]
fn an_export_of_the_tax_office_is_read_as_it_is() {
    let file = "JournalCode|JournalLib|EcritureNum|EcritureDate|CompteNum|CompteLib|PieceRef|EcritureLib|\
                Debit|Credit\n\
                VE|Ventes|7|20260131|411000|Clients|F12|Vente|120,00|0,00\n\
                VE|Ventes|7|20260131|707000|Ventes|F12|Vente|0,00|120,00\n";
    let file = read(file).unwrap();
    assert_eq!(
        shown(&file),
        ["2: F12 2026-01-31 Vente | 2: 411000 120.00 0.00 | 3: 707000 0.00 120.00"]
    );
}
