use super::*;
use crate::input::ColumnMap;
use crate::safe::safe;

/// What is read of a file, or what is said of it.
fn read(text: &str) -> Result<JournalFile, Vec<String>> {
    read_with(text, &Format::default())
}

fn read_with(text: &str, format: &Format) -> Result<JournalFile, Vec<String>> {
    let opened: Opened = Box::new(std::io::Cursor::new(text.as_bytes().to_vec()));
    load_journals(&Source::Stdin, opened, format, &|_| ()).map_err(|error| match error {
        LoadError::Content(problems) => {
            problems.complaints().into_iter().map(|said| said.message).collect()
        }
        LoadError::Io { error, .. } => vec![error.to_string()],
    })
}

/// Each journal with its line, and each leg with its line, account and amounts.
fn shown(file: &JournalFile) -> Vec<String> {
    let amount = |money: Option<Money>| money.map_or("-".to_owned(), |money| money.to_string());
    let leg = |(line, leg): (&tieout::contract::ledger::journal::NewLine, &LegPlace)| {
        let memo = line.memo.as_deref().map(|memo| format!(" {memo}")).unwrap_or_default();
        let (debit, credit) = (amount(line.debit), amount(line.credit));
        format!("{}: {} {debit} {credit}{memo}", leg.line, leg.account)
    };
    let journal = |FileJournal { line, journal, legs }: &FileJournal| {
        let all: Vec<_> = journal.lines.iter().zip(legs).map(leg).collect();
        let reference = journal.reference.as_deref().unwrap_or("-");
        let (day, text) = (journal.entry_date, safe(&journal.description));
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
        ("J,31.01.2026,x,7000,1,,", r#"line 2, column "date": "31.01.2026" is not a date"#),
        ("J,2026-01-31,,7000,1,,", r#"line 2, column "description": "" is empty where"#),
        ("J,2026-01-31,x,,1,,", r#"line 2, column "account": "" is empty where an account"#),
        ("J,2026-01-31,x,7000,1.234,,", r#"line 2, column "debit": "1.234" has more than two"#),
        ("J,2026-01-31,x,7000,,-1,", r#"line 2, column "credit": "-1" is negative where"#),
        ("J,2026-01-31,x,7000,1,,XX", r#"line 2, column "vat_code": "XX" "#),
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
    let map =
        ColumnMap::parse("journal=No,account=Konto,debit=Soll,credit=Haben", &[Dataset::Journals]);
    let format = Format { map: map.unwrap(), ..Format::default() };
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
    let name = "standard input";
    let known = "known are account_id, account, debit, credit, memo, vat_code, vat_amount";
    assert_eq!(
        said,
        [
            format!(
                r#"{name} line 5, column "lines[0].debit": "1.505" has more than two decimal places"#
            ),
            format!(
                r#"{name} line 6, column "lines[1].kredit": "1.5" is not a known key; {known}"#
            ),
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
    let said = |field: &str, message: &str| {
        let field = Some(field.to_owned());
        let problems = file.problems([Fault { at: 0, field, message: message.to_owned() }]);
        problems.complaints().swap_remove(0).message
    };
    let name = "standard input";
    assert_eq!(
        said("lines[1].account_id", "lines[1].account_id names no account"),
        format!(r#"{name} line 3, column "Nominal": "1200" names no account"#)
    );
    assert_eq!(
        said("lines[1].account_id", "account 1200 is archived"),
        format!(r#"{name} line 3, column "Nominal": account 1200 is archived"#)
    );
    assert_eq!(said("lines[0]", "lines[0] must have one"), format!("{name} line 2: must have one"));
    assert_eq!(
        said("external_id", "is there"),
        format!(r#"{name} line 2, column "reference": is there"#)
    );
}
